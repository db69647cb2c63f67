"""The command `portgen decode`: messages in, what a chat shows of them out."""

from __future__ import annotations

from typing import Any

import click

from generator.diagnostics import Problem, Span
from generator.exits import ExitCode, UnreadableInput
from generator.port import Port, load_port, read_json
from generator.project import Project


def decode(project: Project, path: str, output_format: str) -> ExitCode:
    """Prints what the messages in a JSON file decode to, as canonical JSON or as an outline (tree).

    A path of `-` is standard input. Raises UnreadableInput when there are no messages.
    """
    port = load_port(project)
    with click.open_file(path, "rb") as file:
        content: bytes = file.read()
    decoded = _decoded(port, content, path)
    if output_format == "tree":
        text = "".join(f"{line}\n" for line in port.outline(decoded))
    else:
        text = port.canonical_json(port.project_decoded(decoded)) + "\n"
    click.echo(text.encode("utf-8", "backslashreplace"), nl=False)
    return ExitCode.FINE


def _decoded(port: Port, content: bytes, path: str) -> Any:
    document = read_json(port, content, Span(path))
    messages = port.decode_input(document)
    if messages is None:
        raise UnreadableInput([Problem(Span(path), "no messages are found in this JSON")])
    return port.decode(
        messages.messages, messages.agent_state, has_more_messages=messages.has_more_messages
    )
