"""Output of the command line: commands and what they print travel as texts with tags.

Printed by portgen from specs/chat/cli_output.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.blocks import Block, CliOutputBlock
from hapi_protocol.runtime import Absent, Json, as_str, get, last_of
from hapi_protocol.values.patterns import has_command_name, has_local_stdout, is_cli_markup


def is_cli_output(meta: Json | Absent, text: str) -> bool:
    """Whether a text came from the command line and has one of its tags.

    Contract: chat/cli_output/is_cli_output
    """
    return as_str(get(meta, "sentFrom")) == "cli" and is_cli_markup(text)


def merge_cli_outputs(blocks: list[Block]) -> list[Block]:
    """The blocks, with what a command printed joined to its command.

    Contract: chat/cli_output/merge_cli_outputs
    """
    merged: list[Block] = []
    for block in blocks:
        if (
            isinstance(block, CliOutputBlock)
            and (earlier := last_of(merged)) is not None
            and isinstance(earlier, CliOutputBlock)
            and is_output_of(earlier, block)
        ):
            join_output(earlier, block)
            continue
        merged.append(block)
    return merged


def is_output_of(command: CliOutputBlock, printed: CliOutputBlock) -> bool:
    """Whether a block is what the command of the block before it printed.

    Contract: chat/cli_output/is_output_of
    """
    return (
        command.source == printed.source
        and has_command_name(command.text)
        and not has_local_stdout(command.text)
        and has_local_stdout(printed.text)
    )


def join_output(command: CliOutputBlock, printed: CliOutputBlock) -> None:
    """Adds to a command what it printed, on a line of its own.

    Contract: chat/cli_output/join_output
    """
    is_parted = command.text.endswith("\n") or printed.text.startswith("\n")
    separator = "" if is_parted else "\n"
    command.text = f"{command.text}{separator}{printed.text}"
    command.invoked_at = (
        command.invoked_at if command.invoked_at is not None else printed.invoked_at
    )
