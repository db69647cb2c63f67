// Printed by portgen from specs/wire/parsing.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/**
 * Reads an object member by member; one that is not valid makes the whole object so.
 *
 * Contract: wire/parsing/ObjectReader
 */
internal class ObjectReader(private val source: JsonElement?) {
    /** What was taken, in normal form. */
    private val members = mutableMapOf<String, JsonElement>()

    /** How many of them the source does not have. */
    private var added = 0

    private var isRefused = false

    /**
     * Takes a member that must be there.
     *
     * Contract: wire/parsing/ObjectReader.required
     */
    fun required(key: String, parse: (JsonElement?) -> JsonElement?) {
        take(key, parse(source[key]))
    }

    /**
     * Takes a member that must be there and may be null.
     *
     * Contract: wire/parsing/ObjectReader.required_or_null
     */
    fun requiredOrNull(key: String, parse: (JsonElement?) -> JsonElement?) {
        val value = source[key]
        take(key, if (value is JsonNull) value else parse(value))
    }

    /**
     * Takes a member that may be absent; `otherwise`, if given, stands in for it.
     *
     * Contract: wire/parsing/ObjectReader.optional
     */
    fun optional(key: String, parse: (JsonElement?) -> JsonElement?, otherwise: JsonElement? = null) {
        val value = source[key]
        when {
            value != null -> take(key, parse(value))
            otherwise != null -> add(key, otherwise)
        }
    }

    /**
     * Takes a member that may be absent or null.
     *
     * Contract: wire/parsing/ObjectReader.optional_or_null
     */
    fun optionalOrNull(key: String, parse: (JsonElement?) -> JsonElement?) {
        val value = source[key]
        if (value != null) {
            take(key, if (value is JsonNull) value else parse(value))
        }
    }

    /**
     * Takes a member for which `otherwise` stands in when it is absent or null.
     *
     * Contract: wire/parsing/ObjectReader.defaulted
     */
    fun defaulted(key: String, parse: (JsonElement?) -> JsonElement?, otherwise: JsonElement) {
        val value = source[key]
        if (value == null) {
            add(key, otherwise)
        } else {
            take(key, if (value is JsonNull) otherwise else parse(value))
        }
    }

    /**
     * Refuses an object without members.
     *
     * Contract: wire/parsing/ObjectReader.refuse_empty
     */
    fun refuseEmpty() {
        if (source.members().isEmpty()) {
            isRefused = true
        }
    }

    /**
     * Refuses an object with members that were not taken.
     *
     * Contract: wire/parsing/ObjectReader.refuse_others
     */
    fun refuseOthers() {
        if (source.members().size != members.size - added) {
            isRefused = true
        }
    }

    /**
     * The members that were taken; nothing when the source is no valid object.
     *
     * Contract: wire/parsing/ObjectReader.normal_form
     */
    fun normalForm(): JsonElement? {
        if (isRefused || source !is JsonObject) return null
        return members.toJsonObject()
    }

    /**
     * All members, those that were taken in normal form.
     *
     * Contract: wire/parsing/ObjectReader.normal_form_with_others
     */
    fun normalFormWithOthers(): JsonElement? {
        if (isRefused || source !is JsonObject) return null
        return source.merged(members.toJsonObject())
    }

    /**
     * Takes what a parser gave; nothing means that the member is not valid.
     *
     * Contract: wire/parsing/ObjectReader.take
     */
    private fun take(key: String, normal: JsonElement?) {
        if (normal != null) {
            members[key] = normal
        } else {
            isRefused = true
        }
    }

    /**
     * Takes a value for a member that is absent.
     *
     * Contract: wire/parsing/ObjectReader.add
     */
    private fun add(key: String, otherwise: JsonElement) {
        members[key] = otherwise
        added += 1
    }
}

/**
 * The list with each of its items in normal form, or nothing when one is not valid.
 *
 * Contract: wire/parsing/parse_list
 */
internal fun parseList(value: JsonElement?, parseItem: (JsonElement?) -> JsonElement?): JsonElement? {
    val items = value as? JsonArray ?: return null
    val parsed = mutableListOf<JsonElement>()
    for (item in items) {
        val normal = parseItem(item) ?: return null
        parsed.add(normal)
    }
    return JsonArray(parsed)
}

/**
 * The object with each of its values in normal form, or nothing when one is not valid.
 *
 * Contract: wire/parsing/parse_map
 */
internal fun parseMap(value: JsonElement?, parseValue: (JsonElement?) -> JsonElement?): JsonElement? {
    if (value !is JsonObject) return null
    val parsed = mutableMapOf<String, JsonElement>()
    for (entry in value.members()) {
        val normal = parseValue(entry.value) ?: return null
        parsed[entry.key] = normal
    }
    return parsed.toJsonObject()
}

/**
 * The value when it is one of these texts.
 *
 * Contract: wire/parsing/parse_one_of
 */
internal fun parseOneOf(value: JsonElement?, texts: List<String>): JsonElement? {
    val text = value.string
    if (text != null && text in texts) return value
    return null
}

/**
 * The value when it is a text.
 *
 * Contract: wire/parsing/parse_string
 */
internal fun parseString(value: JsonElement?): JsonElement? = if (value.string != null) value else null

/**
 * The value when it is a finite number.
 *
 * Contract: wire/parsing/parse_number
 */
internal fun parseNumber(value: JsonElement?): JsonElement? = if (value.number != null) value else null

/**
 * The value when it is true or false.
 *
 * Contract: wire/parsing/parse_boolean
 */
internal fun parseBoolean(value: JsonElement?): JsonElement? = if (value.boolean != null) value else null

/**
 * The value, whatever it is.
 *
 * Contract: wire/parsing/parse_anything
 */
internal fun parseAnything(value: JsonElement?): JsonElement? = value
