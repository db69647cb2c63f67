import Foundation
import HapiProtocol

// Replays fixture documents for `portgen verify`: one line in (suite, tab, document), one line out: a JSON list of what
// was checked, each with its path and, where there is a value, what the document expects and what came out.

func answer(to line: String) -> JSONValue {
    let parts = line.split(separator: "\t", maxSplits: 1)
    guard parts.count == 2, let document = try? JSONValue(json: String(parts[1])) else {
        return [["path": "$", "expected": "a document", "actual": .string(line)]]
    }
    let checks = checkDocument(document, suite: String(parts[0]))
    return .array(JSONArray(checks.map(checkJSON)))
}

func checkJSON(_ check: Check) -> JSONValue {
    var members = [JSONObject.Member(key: "path", value: .string(check.path))]
    if let expected = check.expected { members.append(.init(key: "expected", value: expected)) }
    if let actual = check.actual { members.append(.init(key: "actual", value: actual)) }
    return .object(JSONObject(members))
}

// What runs here must do with the stack of a secondary thread, so it gets no more than that.
let thread = Thread {
    while let line = readLine() {
        print(answer(to: line).compactText)
        fflush(stdout)
    }
    exit(0)
}
thread.stackSize = 512 * 1024
thread.start()
while true { sleep(1_000) }
