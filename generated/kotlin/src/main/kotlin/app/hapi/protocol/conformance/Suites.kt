// Printed by portgen from specs/conformance/suites.py, specs/conformance/suites.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/** The suites in the order in which they run; the documents of one lie in a directory of its name. */
public val SUITES: List<String> = listOf("chat", "sse", "pagination", "catalogs")

/** The name of the file that stands beside the suites and holds their `fixtureVersion`. */
public const val VERSION_FILE: String = "VERSION"

/**
 * The suite of a document, seen from its shape; none for any other value.
 *
 * Contract: conformance/suites/suite_of
 */
internal fun suiteOf(document: JsonElement): String? {
    if (document["input"] != null) return "chat"
    if (document["patches"] != null) return "sse"
    if (document["ops"] != null) return "pagination"
    if (document["permissionModesByFlavor"] != null) return "catalogs"
    return null
}

/**
 * The name that a document gives itself.
 *
 * Contract: conformance/suites/document_name
 */
internal fun documentName(document: JsonElement): String? = document["name"].string

/**
 * What is wrong with the text of the version file; none when its version is known.
 *
 * Contract: conformance/suites/version_file_problem
 */
internal fun versionFileProblem(text: String): String? =
    versionProblem(VERSION_FILE, text.trimmed(), text.trimmed().digitsToNumber())

/**
 * Why a version at a place is refused, with both numbers; none when it is the known one.
 *
 * Contract: conformance/suites/version_problem
 */
internal fun versionProblem(place: String, shown: String, version: Double?): String? {
    if (version == null) return "$place should be a number, not $shown"
    val known = FIXTURE_VERSION.toDouble()
    if (version > known) return "$place is $shown, newer than $FIXTURE_VERSION, the newest known version"
    if (version < known) return "$place is $shown, older than $FIXTURE_VERSION, the only known version"
    return null
}
