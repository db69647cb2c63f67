import Foundation

/// Where fixtures lie.
enum Fixtures {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// The files of a directory whose names end so, sorted.
    static func files(in directory: URL, suffix: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(suffix) }
            .sorted { $0.path < $1.path }
    }

    /// The nearest directory of this name, seen from this file upwards.
    static func directory(_ name: String, from file: String = #filePath) throws -> URL {
        var place = URL(fileURLWithPath: file).deletingLastPathComponent()
        while place.path != "/" {
            let candidate = place.appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            place.deleteLastPathComponent()
        }
        throw Missing(description: "no \(name) above \(file)")
    }
}
