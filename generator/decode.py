"""The command `portgen decode`: messages in, what a chat shows of them out."""

from __future__ import annotations

from typing import Any, BinaryIO

import click

from generator.diagnostics import Problem, Span
from generator.exits import ExitCode, UnreadableInput
from generator.port import Port, load_port, read_json
from generator.project import Project


def decode(project: Project, file: BinaryIO, name: str, output_format: str) -> ExitCode:
    """Prints what the messages in a JSON file decode to, as canonical JSON or as an outline.

    `name` stands for the file in problems. Raises UnreadableInput when there are no messages.
    """
    port = load_port(project)
    decoded = _decoded(port, file.read(), name)
    if output_format == "tree":
        text = "".join(f"{line}\n" for line in port.outline(decoded))
    else:
        text = port.canonical_json(port.project_decoded(decoded)) + "\n"
    click.echo(text.encode("utf-8", "backslashreplace"), nl=False)
    return ExitCode.FINE


def _decoded(port: Port, content: bytes, name: str) -> Any:
    document = read_json(port, content, Span(name))
    messages = port.decode_input(document)
    if messages is None:
        raise UnreadableInput([Problem(Span(name), "no messages are found in this JSON")])
    return port.decode(
        messages.messages, messages.agent_state, has_more_messages=messages.has_more_messages
    )
