import HapiProtocol
import XCTest

/// Replays every fixture document: those of the project, and those in `HAPI_FIXTURES_DIR`.
final class ConformanceTests: XCTestCase {
    func testFixturesOfTheProject() throws {
        try replay(Fixtures.file("tests/fixtures/\(versionFile)").deletingLastPathComponent())
    }

    func testFixturesOfTheEnvironment() throws {
        guard let path = ProcessInfo.processInfo.environment["HAPI_FIXTURES_DIR"] else {
            throw XCTSkip("HAPI_FIXTURES_DIR is not set")
        }
        try replay(URL(fileURLWithPath: path))
    }

    private func replay(_ directory: URL) throws {
        if let version = try? String(contentsOf: directory.appendingPathComponent(versionFile), encoding: .utf8) {
            XCTAssertNil(versionFileProblem(version))
        }
        var count = 0
        for suite in suites {
            let folder = directory.appendingPathComponent(suite)
            guard FileManager.default.fileExists(atPath: folder.path) else { continue }
            let files = try Fixtures.files(in: folder, suffix: ".json")
            XCTAssertFalse(files.isEmpty, "\(folder.path) has no fixture")
            for file in files {
                try replay(JSONValue(json: Data(contentsOf: file)), suite: suite, name: file.path)
                count += 1
            }
        }
        for file in try Fixtures.files(in: directory, suffix: ".jsonl") {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for (index, line) in lines.enumerated() {
                let document = try JSONValue(json: String(line))
                let suite = try XCTUnwrap(suiteOf(document))
                try replay(document, suite: suite, name: "\(file.path):\(index + 1)")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 0, "\(directory.path) has no fixture")
    }

    private func replay(_ document: JSONValue, suite: String, name: String) throws {
        XCTAssertNil(documentProblem(document, suite: suite), name)
        for check in checkDocument(document, suite: suite) where !check.isMet {
            XCTFail("\(name): \(check.path): expected \(shown(check.expected)), got \(shown(check.actual))")
        }
    }

    private func shown(_ value: JSONValue?) -> String { value?.canonicalText ?? "nothing" }
}
