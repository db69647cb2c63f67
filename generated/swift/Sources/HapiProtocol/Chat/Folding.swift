// Folding: events that repeat the one before them are not shown again.
//
// Printed by portgen from specs/chat/folding.py. Do not edit: change the contract and run `make generate`.

/// The blocks, where of api errors that follow each other only the last is left.
///
/// Contract: `chat/folding/fold_api_errors`
func foldApiErrors(_ blocks: [Block]) -> [Block] {
    var folded: [Block] = []
    for block in blocks {
        if isApiError(block), let previous = folded.last, isApiError(previous) {
            folded.replaceLast(with: block)
        } else {
            folded.append(block)
        }
    }
    return folded
}

/// Whether a block shows an api error, one that lacks fields included.
///
/// Contract: `chat/folding/is_api_error`
private func isApiError(_ block: Block) -> Bool {
    guard case .agentEvent(let block) = block else { return false }
    return block.event.type == "api-error"
}

/// The blocks without events that repeat the one before, or that say in words which title was just given.
///
/// Only what was shown counts as before; a block that is no event parts the events around it.
///
/// Contract: `chat/folding/drop_repeated_events`
func dropRepeatedEvents(_ blocks: [Block]) -> [Block] {
    var kept: [Block] = []
    var previous: AgentEvent?
    var title: String?
    for block in blocks {
        guard case .agentEvent(let shown) = block else {
            previous = nil
            title = nil
            kept.append(block)
            continue
        }
        let event = shown.event
        if isTitleEcho(event, title: title) || isRepetition(event, previous: previous) {
            continue
        }
        previous = event
        title = shownTitle(event)
        kept.append(block)
    }
    return kept
}

/// The title that an event gives, trimmed; nothing when it is blank.
///
/// Contract: `chat/folding/shown_title`
private func shownTitle(_ event: AgentEvent) -> String? {
    if case .titleChanged(let event) = event {
        return event.title.trimmed.nonEmpty
    }
    return nil
}

/// Whether a message only says the title.
///
/// Contract: `chat/folding/is_title_echo`
private func isTitleEcho(_ event: AgentEvent, title: String?) -> Bool {
    guard case .message(let event) = event else { return false }
    return title.isSame(as: event.message.trimmed)
}

/// Whether an event is of the same type as the one before and says the same.
///
/// Contract: `chat/folding/is_repetition`
private func isRepetition(_ event: AgentEvent, previous: AgentEvent?) -> Bool {
    guard let previous, event.type.isSame(as: previous.type) else { return false }
    let words = wordsOf(event)
    let earlierWords = wordsOf(previous)
    if words == nil, earlierWords == nil {
        return JSONValue.object(event.raw).compactText.isSame(as: JSONValue.object(previous.raw).compactText)
    }
    return words.isSame(as: earlierWords)
}

/// The words in which an event says all that it says, trimmed; nothing for other events.
///
/// Contract: `chat/folding/words_of`
func wordsOf(_ event: AgentEvent) -> String? {
    switch event {
    case .message(let event): event.message.trimmed
    case .error(let event): event.message.trimmed
    case .titleChanged(let event): event.title.trimmed
    default: nil
    }
}
