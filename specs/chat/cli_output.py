"""Output of the command line: commands and what they print travel as texts with tags."""


def is_cli_output(meta: Opt[Json], text: str) -> bool:
    """Whether a text came from the command line and has one of its tags."""
    return meta["sentFrom"].as_str() == "cli" and is_cli_markup(text)


def merge_cli_outputs(blocks: List[Block]) -> List[Block]:
    """The blocks, with what a command printed joined to its command."""
    merged: List[Block] = []
    for block in blocks:
        if isinstance(block, CliOutputBlock) and (earlier := merged.last()) is not None:
            if isinstance(earlier, CliOutputBlock) and is_output_of(earlier, block):
                join_output(earlier, block)
                continue
        merged.append(block)
    return merged


def is_output_of(command: CliOutputBlock, printed: CliOutputBlock) -> bool:
    """Whether a block is what the command of the block before it printed."""
    return (
        command.source == printed.source
        and has_command_name(command.text)
        and not has_local_stdout(command.text)
        and has_local_stdout(printed.text)
    )


def join_output(command: CliOutputBlock, printed: CliOutputBlock) -> None:
    """Adds to a command what it printed, on a line of its own."""
    is_parted = command.text.endswith("\n") or printed.text.startswith("\n")
    separator = "" if is_parted else "\n"
    command.text = f"{command.text}{separator}{printed.text}"
    command.invoked_at = command.invoked_at.or_else(printed.invoked_at)
