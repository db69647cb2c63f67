// Printed by portgen from specs/conformance/reading.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * The list; an empty one for anything else.
 *
 * Contract: conformance/reading/list_or_empty
 */
internal fun listOrEmpty(value: JsonElement?): List<JsonElement> = (value as? JsonArray).orEmpty()

/**
 * The object; an empty one for anything else.
 *
 * Contract: conformance/reading/object_or_empty
 */
internal fun objectOrEmpty(value: JsonElement?): JsonObject = value as? JsonObject ?: JsonObject(emptyMap())
