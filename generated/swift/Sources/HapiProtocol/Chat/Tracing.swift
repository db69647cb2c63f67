// Tracing: which messages of a sidechain belong to which subagent call.
//
// Printed by portgen from specs/chat/tracing.py. Do not edit: change the contract and run `make generate`.

/// The messages of a session, told apart.
///
/// Contract: `chat/tracing/Trace`
struct Trace {
    /// The messages of the main conversation, in order.
    let root: [Message]
    /// The messages of sidechains, by the id of the message that holds the subagent call.
    let groups: [ExactString: [Message]]
}

/// Tells the sidechains of a session from its main conversation. What is linked to nothing that came vanishes.
///
/// Contract: `chat/tracing/trace`
func trace(_ messages: [Message]) -> Trace {
    guard messages.contains(where: \.isSidechain) else { return Trace(root: messages, groups: [:]) }
    let tracer = Tracer()
    tracer.indexCalls(messages)
    tracer.placeAll(messages)
    return Trace(root: tracer.root, groups: tracer.groups)
}

/// How a message hangs in its conversation: its own uuid and that of the message before it.
///
/// Contract: `chat/tracing/Link`
struct Link {
    var uuid: String?
    var parent: String?
}

/// The link of a message, that of its first part; an empty text is none.
///
/// Contract: `chat/tracing/link_of`
private func linkOf(_ message: Message) -> Link {
    if case .agent(let agent) = message.body, let part = agent.parts.first {
        return Link(uuid: part.uuid.nonEmpty, parent: part.parentUUID.nonEmpty)
    }
    return Link()
}

/// A message of a sidechain whose group is not known yet.
///
/// Contract: `chat/tracing/Waiting`
struct Waiting {
    let message: Message
    var uuid: String?
}

/// Places messages one after the other.
///
/// Contract: `chat/tracing/Tracer`
final class Tracer {
    private(set) var root: [Message] = []
    private(set) var groups: [ExactString: [Message]] = [:]
    /// Groups by the id of their subagent call.
    private var byCall: [ExactString: String] = [:]
    /// Groups by the prompt of their subagent call.
    private var byPrompt: [ExactString: String] = [:]
    /// Groups by the uuids of their messages.
    private var byUUID: [ExactString: String] = [:]
    /// Messages by the uuid that they wait for.
    private var waiting: [ExactString: [Waiting]] = [:]

    /// Notes every subagent call; a later one of the same id or prompt counts.
    ///
    /// Contract: `chat/tracing/Tracer.index_calls`
    func indexCalls(_ messages: [Message]) {
        for message in messages {
            guard case .agent(let agent) = message.body else { continue }
            for part in agent.parts {
                if case .toolCall(let part) = part, isSubagent(part.name) {
                    byCall[part.id] = message.id
                    if let prompt = subagentPrompt(part) {
                        byPrompt[prompt] = message.id
                    }
                }
            }
        }
    }

    /// Puts messages into the main conversation or their groups.
    ///
    /// Contract: `chat/tracing/Tracer.place_all`
    func placeAll(_ messages: [Message]) {
        for message in messages {
            if message.isSidechain {
                place(message)
            } else {
                root.append(message)
            }
        }
    }

    /// Puts a message of a sidechain into its group, or lets it wait.
    ///
    /// Contract: `chat/tracing/Tracer.place`
    private func place(_ message: Message) {
        let link = linkOf(message)
        if let group = namedGroup(message) {
            add(message, uuid: link.uuid, group: group)
        } else if let parent = link.parent {
            if let group = byUUID[parent] {
                add(message, uuid: link.uuid, group: group)
            } else {
                waiting[parent, default: []].append(Waiting(message: message, uuid: link.uuid))
            }
        } else {
            root.append(message)
        }
    }

    /// The group that a message names itself: by its parent call, else by the prompt that it opens with.
    ///
    /// Contract: `chat/tracing/Tracer.named_group`
    private func namedGroup(_ message: Message) -> String? {
        if let callID = message.parentToolUseID, let group = byCall[callID], !callID.isEmpty {
            return group
        }
        if case .agent(let agent) = message.body {
            for part in agent.parts {
                if case .sidechain(let part) = part, let group = byPrompt[part.prompt] {
                    return group
                }
            }
        }
        return nil
    }

    /// Adds a message to a group, then those that wait for it, depth first.
    ///
    /// Contract: `chat/tracing/Tracer.add`
    private func add(_ message: Message, uuid: String?, group: String) {
        var stack = [Waiting(message: message, uuid: uuid)]
        while let next = stack.popLast() {
            groups[group, default: []].append(next.message)
            if let known = next.uuid {
                byUUID[known] = group
                if let released = waiting.removeValue(forKey: known) {
                    // The stack is taken from its end: reversed, those who waited longest come first.
                    stack.append(contentsOf: released.reversed())
                }
            }
        }
    }
}
