// Reads a page of messages and prints what a chat shows of it. In examples/swift/outline:
//
//     swift run outline ../../page.json
//
// Without a path it reads standard input. Where `make toolchains` has brought Swift, which is not on PATH then, begin with
// `../../../scripts/swift-toolchain exec swift run`.
import Foundation
import HapiProtocol

do {
    let path = CommandLine.arguments.dropFirst().first
    let content = try path.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        ?? FileHandle.standardInput.readToEnd() ?? Data()
    let document = try JSONValue(json: content)
    guard let input = decodeInput(document) else {
        throw CocoaError(.fileReadCorruptFile)
    }
    let decoded = decode(
        input.messages, agentState: input.agentState, hasMoreMessages: input.hasMoreMessages)
    outline(decoded).forEach { print($0) }
} catch {
    FileHandle.standardError.write(Data("no messages can be read: \(error)\n".utf8))
    exit(2)
}
