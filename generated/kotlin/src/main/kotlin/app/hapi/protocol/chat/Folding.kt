// Printed by portgen from specs/chat/folding.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * The blocks, where of api errors that follow each other only the last is left.
 *
 * Contract: chat/folding/fold_api_errors
 */
internal fun foldApiErrors(blocks: List<Block>): List<Block> {
    val folded = mutableListOf<Block>()
    for (block in blocks) {
        val previous = folded.lastOrNull()
        if (isApiError(block) && previous != null && isApiError(previous)) {
            folded.replaceLast(block)
        } else {
            folded.add(block)
        }
    }
    return folded
}

/**
 * Whether a block shows an api error, one that lacks fields included.
 *
 * Contract: chat/folding/is_api_error
 */
private fun isApiError(block: Block): Boolean {
    if (block !is AgentEventBlock) return false
    return block.event.type == "api-error"
}

/**
 * The blocks without events that repeat the one before, or that say in words which title was just given.
 *
 * Only what was shown counts as before; a block that is no event parts the events around it.
 *
 * Contract: chat/folding/drop_repeated_events
 */
internal fun dropRepeatedEvents(blocks: List<Block>): List<Block> {
    val kept = mutableListOf<Block>()
    var previous: AgentEvent? = null
    var title: String? = null
    for (block in blocks) {
        val shown = block as? AgentEventBlock
        if (shown == null) {
            previous = null
            title = null
            kept.add(block)
            continue
        }
        val event = shown.event
        if (isTitleEcho(event, title) || isRepetition(event, previous)) continue
        previous = event
        title = shownTitle(event)
        kept.add(block)
    }
    return kept
}

/**
 * The title that an event gives, trimmed; nothing when it is blank.
 *
 * Contract: chat/folding/shown_title
 */
private fun shownTitle(event: AgentEvent): String? {
    if (event is TitleChangedEvent) return event.title.trimmed().ifEmpty { null }
    return null
}

/**
 * Whether a message only says the title.
 *
 * Contract: chat/folding/is_title_echo
 */
private fun isTitleEcho(event: AgentEvent, title: String?): Boolean {
    if (event !is MessageEvent) return false
    return event.message.trimmed() == title
}

/**
 * Whether an event is of the same type as the one before and says the same.
 *
 * Contract: chat/folding/is_repetition
 */
private fun isRepetition(event: AgentEvent, previous: AgentEvent?): Boolean {
    if (previous == null || event.type != previous.type) return false
    val words = wordsOf(event)
    val earlierWords = wordsOf(previous)
    if (words == null && earlierWords == null) return event.raw.toCompactJson() == previous.raw.toCompactJson()
    return words == earlierWords
}

/**
 * The words in which an event says all that it says, trimmed; nothing for other events.
 *
 * Contract: chat/folding/words_of
 */
internal fun wordsOf(event: AgentEvent): String? = when (event) {
    is MessageEvent -> event.message.trimmed()
    is ErrorEvent -> event.message.trimmed()
    is TitleChangedEvent -> event.title.trimmed()
    else -> null
}
