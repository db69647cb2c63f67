// Titles: calls of the tool that changes the title of a chat.
//
// Printed by portgen from specs/chat/titles.py. Do not edit: change the contract and run `make generate`.

/// The titles that calls give, by call id; a later call of the same id counts.
///
/// Contract: `chat/titles/title_table`
func titleTable(_ messages: [Message]) -> [ExactString: String] {
    var titles: [ExactString: String] = [:]
    for message in messages {
        if case .agent(let agent) = message.body {
            for part in agent.parts {
                if case .toolCall(let part) = part, titleTools.contains(part.name), let title = titleOf(part.input) {
                    titles[part.id] = title
                }
            }
        }
    }
    return titles
}

/// The title in the input of such a call, trimmed; nothing when it is blank.
///
/// Contract: `chat/titles/title_of`
func titleOf(_ input: JSONValue?) -> String? {
    guard let title = input["title"].string else { return nil }
    return title.trimmed.nonEmpty
}
