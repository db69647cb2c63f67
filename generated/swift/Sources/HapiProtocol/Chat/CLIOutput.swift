// Output of the command line: commands and what they print travel as texts with tags.
//
// Printed by portgen from specs/chat/cli_output.py. Do not edit: change the contract and run `make generate`.

/// Whether a text came from the command line and has one of its tags.
///
/// Contract: `chat/cli_output/is_cli_output`
func isCLIOutput(_ meta: JSONValue?, text: String) -> Bool {
    meta["sentFrom"].string == "cli" && isCLIMarkup(text)
}

/// The blocks, with what a command printed joined to its command.
///
/// Contract: `chat/cli_output/merge_cli_outputs`
func mergeCLIOutputs(_ blocks: [Block]) -> [Block] {
    var merged: [Block] = []
    for block in blocks {
        if case .cliOutput(let block) = block,
            let earlier = merged.last,
            case .cliOutput(let earlier) = earlier,
            isOutputOf(earlier, block)
        {
            joinOutput(earlier, block)
            continue
        }
        merged.append(block)
    }
    return merged
}

/// Whether a block is what the command of the block before it printed.
///
/// Contract: `chat/cli_output/is_output_of`
private func isOutputOf(_ command: CliOutputBlock, _ printed: CliOutputBlock) -> Bool {
    command.source == printed.source
        && hasCommandName(command.text)
        && !hasLocalStdout(command.text)
        && hasLocalStdout(printed.text)
}

/// Adds to a command what it printed, on a line of its own.
///
/// Contract: `chat/cli_output/join_output`
private func joinOutput(_ command: CliOutputBlock, _ printed: CliOutputBlock) {
    let isParted = command.text.ends(with: "\n") || printed.text.begins(with: "\n")
    let separator = isParted ? "" : "\n"
    command.text = command.text + separator + printed.text
    command.invokedAt = command.invokedAt ?? printed.invokedAt
}
