// Suites: what kinds of fixture documents there are, where they lie and which version they have.
//
// Printed by portgen from specs/conformance/suites.py, specs/conformance/suites.yaml. Do not edit: change the contract
// and run `make generate`.

/// The suites in the order in which they run; the documents of one lie in a directory of its name.
///
/// Contract: `conformance/suites/SUITES`
public let suites: [String] = ["chat", "sse", "pagination", "catalogs"]

/// The name of the file that stands beside the suites and holds their `fixtureVersion`.
///
/// Contract: `conformance/suites/VERSION_FILE`
public let versionFile = "VERSION"

/// The suite of a document, seen from its shape; none for any other value.
///
/// Contract: `conformance/suites/suite_of`
package func suiteOf(_ document: JSONValue) -> String? {
    if document["input"] != nil {
        return "chat"
    }
    if document["patches"] != nil {
        return "sse"
    }
    if document["ops"] != nil {
        return "pagination"
    }
    if document["permissionModesByFlavor"] != nil {
        return "catalogs"
    }
    return nil
}

/// The name that a document gives itself.
///
/// Contract: `conformance/suites/document_name`
package func documentName(_ document: JSONValue) -> String? {
    document["name"].string
}

/// What is wrong with the text of the version file; none when its version is known.
///
/// Contract: `conformance/suites/version_file_problem`
package func versionFileProblem(_ text: String) -> String? {
    versionProblem(versionFile, shown: text.trimmed, version: text.trimmed.decimalNumber)
}

/// Why a version at a place is refused, with both numbers; none when it is the known one.
///
/// Contract: `conformance/suites/version_problem`
func versionProblem(_ place: String, shown: String, version: Double?) -> String? {
    guard let version else { return "\(place) should be a number, not \(shown)" }
    let known = Double(fixtureVersion)
    if version > known {
        return "\(place) is \(shown), newer than \(fixtureVersion), the newest known version"
    }
    if version < known {
        return "\(place) is \(shown), older than \(fixtureVersion), the only known version"
    }
    return nil
}
