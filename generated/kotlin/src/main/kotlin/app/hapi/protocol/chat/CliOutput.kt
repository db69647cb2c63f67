// Printed by portgen from specs/chat/cli_output.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/**
 * Whether a text came from the command line and has one of its tags.
 *
 * Contract: chat/cli_output/is_cli_output
 */
internal fun isCliOutput(meta: JsonElement?, text: String): Boolean =
    meta["sentFrom"].string == "cli" && isCliMarkup(text)

/**
 * The blocks, with what a command printed joined to its command.
 *
 * Contract: chat/cli_output/merge_cli_outputs
 */
internal fun mergeCliOutputs(blocks: List<Block>): List<Block> {
    val merged = mutableListOf<Block>()
    for (block in blocks) {
        val earlier = merged.lastOrNull()
        if (block is CliOutputBlock && earlier != null && earlier is CliOutputBlock && isOutputOf(earlier, block)) {
            joinOutput(earlier, block)
            continue
        }
        merged.add(block)
    }
    return merged
}

/**
 * Whether a block is what the command of the block before it printed.
 *
 * Contract: chat/cli_output/is_output_of
 */
private fun isOutputOf(command: CliOutputBlock, printed: CliOutputBlock): Boolean = command.source == printed.source &&
    hasCommandName(command.text) &&
    !hasLocalStdout(command.text) &&
    hasLocalStdout(printed.text)

/**
 * Adds to a command what it printed, on a line of its own.
 *
 * Contract: chat/cli_output/join_output
 */
private fun joinOutput(command: CliOutputBlock, printed: CliOutputBlock) {
    val isParted = command.text.endsWith("\n") || printed.text.startsWith("\n")
    val separator = if (isParted) "" else "\n"
    command.text = "${command.text}$separator${printed.text}"
    command.invokedAt = command.invokedAt ?: printed.invokedAt
}
