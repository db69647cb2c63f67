// Review of fixture documents: whether a document can be replayed and says what to compare.
//
// Printed by portgen from specs/conformance/document_review.py. Do not edit: change the contract and run
// `make generate`.

/// What is wrong with a document of a suite, and where; none when it can be replayed.
///
/// A part that holds no expectation is a problem: nothing would be compared.
///
/// Contract: `conformance/document_review/document_problem`
package func documentProblem(_ document: JSONValue, suite: String) -> String? {
    let review = DocumentReview()
    switch suite {
    case "chat":
        review.wantVersion(document)
        review.reviewChat(document)
    case "sse":
        review.wantVersion(document)
        review.reviewPatches(document)
    case "pagination":
        review.wantVersion(document)
        review.reviewOperations(document)
    case "catalogs":
        review.wantObject(document["permissionModesByFlavor"], place: "$.permissionModesByFlavor")
        review.wantList(document["codexCollaborationModes"], place: "$.codexCollaborationModes")
    default:
        review.problems.append("\(suite) is no suite")
    }
    return review.problems.first
}

/// Walks through a document and notes what should stand where something else does.
///
/// Contract: `conformance/document_review/DocumentReview`
final class DocumentReview {
    var problems: [String] = []

    /// Notes a problem unless what stands at a place is right.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want`
    private func want(_ isRight: Bool, place: String, what: String) {
        if !isRight {
            problems.append("\(place) should be \(what)")
        }
    }

    /// A text should stand here.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_text`
    private func wantText(_ value: JSONValue?, place: String) {
        want(value.string != nil, place: place, what: "a string")
    }

    /// A number should stand here.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_number`
    private func wantNumber(_ value: JSONValue?, place: String) {
        want(value.number != nil, place: place, what: "a number")
    }

    /// An object should stand here.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_object`
    func wantObject(_ value: JSONValue?, place: String) {
        want(value.object != nil, place: place, what: "an object")
    }

    /// A list should stand here; gives it, or an empty one.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_list`
    @discardableResult
    func wantList(_ value: JSONValue?, place: String) -> [JSONValue] {
        guard let items = value.array else {
            want(false, place: place, what: "a list")
            return []
        }
        return items
    }

    /// A list of texts should stand here.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_texts`
    private func wantTexts(_ value: JSONValue?, place: String) {
        for (index, item) in wantList(value, place: place).enumerated() {
            wantText(item, place: "\(place)[\(index)]")
        }
    }

    /// A version that is known should stand in the document.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_version`
    func wantVersion(_ document: JSONValue) {
        let version = document["fixtureVersion"]
        let shown = version.orNull.compactText
        if let problem = versionProblem("$.fixtureVersion", shown: shown, version: version.number) {
            problems.append(problem)
        }
    }

    /// Messages, and the four parts of what they decode to.
    ///
    /// Contract: `conformance/document_review/DocumentReview.review_chat`
    func reviewChat(_ document: JSONValue) {
        wantList(document["input"]["messages"], place: "$.input.messages")
        let expected = document["expected"]
        wantList(expected["blocks"], place: "$.expected.blocks")
        want(expected["hasReadyEvent"].bool != nil, place: "$.expected.hasReadyEvent", what: "true or false")
        let usage = expected["latestUsage"]
        want(usage.isNull || usage.object != nil, place: "$.expected.latestUsage", what: "an object or null")
        wantList(expected["visibleBlocks"], place: "$.expected.visibleBlocks")
    }

    /// A session, patches, and what becomes of them.
    ///
    /// Contract: `conformance/document_review/DocumentReview.review_patches`
    func reviewPatches(_ document: JSONValue) {
        wantObject(document["initialSession"], place: "$.initialSession")
        for (index, patch) in wantList(document["patches"], place: "$.patches").enumerated() {
            wantObject(patch, place: "$.patches[\(index)]")
        }
        wantTexts(document["expectedPatchResults"], place: "$.expectedPatchResults")
        wantObject(document["expectedSession"], place: "$.expectedSession")
    }

    /// Operations of a window, and its state after them.
    ///
    /// Contract: `conformance/document_review/DocumentReview.review_operations`
    func reviewOperations(_ document: JSONValue) {
        for (index, operation) in wantList(document["ops"], place: "$.ops").enumerated() {
            reviewOperation(operation, place: "$.ops[\(index)]")
        }
        wantObject(document["expectedState"], place: "$.expectedState")
    }

    /// One operation with all that it needs.
    ///
    /// Contract: `conformance/document_review/DocumentReview.review_operation`
    private func reviewOperation(_ operation: JSONValue, place: String) {
        let name = operation["op"].string ?? ""
        switch name {
        case "sync-tail":
            wantExchange(operation, place: place)
        case "fetch-older":
            wantExchange(operation, place: place)
            wantObject(operation["expectedOutcome"], place: "\(place).expectedOutcome")
        case "sse-messages":
            wantMessages(operation["messages"], place: "\(place).messages")
        case "append-optimistic":
            wantMessage(operation["message"], place: "\(place).message")
        case "update-status":
            wantText(operation["localId"], place: "\(place).localId")
            wantText(operation["status"], place: "\(place).status")
        case "messages-consumed":
            wantTexts(operation["localIds"], place: "\(place).localIds")
            wantNumber(operation["invokedAt"], place: "\(place).invokedAt")
        case "message-cancelled":
            wantText(operation["localId"], place: "\(place).localId")
        case "cancel-invoked":
            wantText(operation["localId"], place: "\(place).localId")
            wantMessage(operation["message"], place: "\(place).message")
        case "set-view-mode":
            let mode = operation["mode"].string.flatMap(ViewMode.init)
            want(mode != nil, place: "\(place).mode", what: "a view mode")
        case "queued-state":
            wantTexts(operation["queuedLocalIds"], place: "\(place).queuedLocalIds")
            let invoked = wantList(operation["invoked"], place: "\(place).invoked")
            for (index, message) in invoked.enumerated() {
                wantText(message["localId"], place: "\(place).invoked[\(index)].localId")
                wantNumber(message["invokedAt"], place: "\(place).invoked[\(index)].invokedAt")
            }
            wantTexts(operation["expectedCandidates"], place: "\(place).expectedCandidates")
        default:
            want(false, place: "\(place).op", what: "an operation of the window")
        }
    }

    /// Responses of the server, and the requests that ask for them.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_exchange`
    private func wantExchange(_ operation: JSONValue, place: String) {
        let responses = wantList(operation["responses"], place: "\(place).responses")
        for (index, response) in responses.enumerated() {
            let responsePlace = "\(place).responses[\(index)]"
            wantMessages(response["messages"], place: "\(responsePlace).messages")
            wantObject(response["page"], place: "\(responsePlace).page")
            wantNumber(response["page"]["epoch"], place: "\(responsePlace).page.epoch")
        }
        wantList(operation["expectedRequests"], place: "\(place).expectedRequests")
    }

    /// A list of wire messages should stand here.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_messages`
    private func wantMessages(_ value: JSONValue?, place: String) {
        for (index, message) in wantList(value, place: place).enumerated() {
            wantMessage(message, place: "\(place)[\(index)]")
        }
    }

    /// A wire message should stand here.
    ///
    /// Contract: `conformance/document_review/DocumentReview.want_message`
    private func wantMessage(_ value: JSONValue?, place: String) {
        wantText(value["id"], place: "\(place).id")
        wantNumber(value["createdAt"], place: "\(place).createdAt")
    }
}
