import XCTest

/// Where fixtures lie.
enum Fixtures {
    /// The files of a directory whose names end so, sorted.
    static func files(in directory: URL, suffix: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(suffix) }
            .sorted { $0.path < $1.path }
    }

    /// The nearest file of the project around the port, seen from this file upwards; a copy of the port alone has none.
    static func file(_ path: String, from file: String = #filePath) throws -> URL {
        var place = URL(fileURLWithPath: file).deletingLastPathComponent()
        while place.path != "/" {
            let candidate = place.appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            place.deleteLastPathComponent()
        }
        throw XCTSkip("no \(path) in the folders above: this is a copy of the port without the project")
    }
}
