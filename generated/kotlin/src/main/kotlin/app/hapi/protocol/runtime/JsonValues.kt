package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** The member of an object; absent when this is no object or has none. */
internal operator fun JsonElement?.get(key: String): JsonElement? = (this as? JsonObject)?.get(key)

/** The text, if this is one. */
internal val JsonElement?.string: String?
    get() = (this as? JsonPrimitive)?.takeIf { it.isString }?.content

/** The truth value, if this is one. */
internal val JsonElement?.boolean: Boolean?
    get() =
        when (literal) {
            "true" -> true
            "false" -> false
            else -> null
        }

/** The number, if this is a finite one. */
internal val JsonElement?.number: Double?
    get() = anyNumber?.takeIf { it.isFinite() }

/** The number, if this is one; it is infinite beyond the range of doubles. */
internal val JsonElement?.anyNumber: Double?
    get() = literal?.toJsonNumber()

/** Whether this is a number, finite or not. */
internal val JsonElement?.isNumber: Boolean
    get() = literal != null && boolean == null

/** An object or an array. */
internal val JsonElement?.isRecord: Boolean
    get() = this is JsonObject || this is JsonArray

/** This, if it is an object or an array. */
internal val JsonElement?.record: JsonElement?
    get() = takeIf { it.isRecord }

internal val JsonElement?.isNullish: Boolean
    get() = this == null || this is JsonNull

/** Whether ECMAScript takes this for true. */
internal val JsonElement?.isTruthy: Boolean
    get() =
        when (this) {
            null, is JsonNull -> false
            is JsonObject, is JsonArray -> true
            is JsonPrimitive -> if (isString) content.isNotEmpty() else boolean ?: (content.toJsonNumber() != 0.0)
        }

/** This, unless it is null or absent. */
internal inline fun JsonElement?.ifNullish(other: () -> JsonElement?): JsonElement? = if (isNullish) other() else this

/** Whether both are absent, or the same null, truth value, number or text. */
internal fun JsonElement?.isSameScalar(other: JsonElement?): Boolean = when {
    this == null || other == null -> this === other
    this !is JsonPrimitive || other !is JsonPrimitive -> false
    isString == other.isString && content == other.content -> true
    else -> isNumber && other.isNumber && content.toJsonNumber() == other.content.toJsonNumber()
}

/** The text of a number or truth value as it stands in JSON. */
private val JsonElement?.literal: String?
    get() = (this as? JsonPrimitive)?.takeUnless { it.isString || it is JsonNull }?.content

/** A member of an object, or an item of an array under its index. */
internal data class Entry(val key: String, val value: JsonElement)

/** The members of an object or array in ECMAScript order: array indices come first, ascending. */
internal fun JsonElement?.members(): List<Entry> = when (this) {
    is JsonObject -> keysInOrder().map { Entry(it, getValue(it)) }
    is JsonArray -> mapIndexed { index, item -> Entry(index.toString(), item) }
    else -> emptyList()
}

internal fun JsonObject.keysInOrder(): Collection<String> {
    if (keys.none { it.isArrayIndex() }) return keys
    val (indices, names) = keys.partition { it.isArrayIndex() }
    return indices.sortedBy { it.toLong() } + names
}

private fun String.isArrayIndex(): Boolean = length in 1..10 &&
    this[0] in '0'..'9' &&
    (this[0] != '0' || length == 1) &&
    all { it in '0'..'9' } &&
    toLong() <= 4294967294

/** The members of this, and those of [over] over them. */
internal fun JsonElement?.merged(over: JsonObject): JsonObject {
    val members = LinkedHashMap<String, JsonElement>()
    for ((key, value) in members()) members[key] = value
    members.putAll(over)
    return JsonObject(members)
}

/** The members in written order, to be changed; none when this is no object. */
internal fun JsonElement?.toMemberMap(): MutableMap<String, JsonElement> =
    LinkedHashMap((this as? JsonObject).orEmpty())

internal fun Map<String, JsonElement>.toJsonObject(): JsonObject = JsonObject(LinkedHashMap(this))

internal fun List<String>.toJson(): JsonArray = JsonArray(map { JsonPrimitive(it) })

internal fun String.toJson(): JsonPrimitive = JsonPrimitive(this)

internal fun Boolean.toJson(): JsonPrimitive = JsonPrimitive(this)

internal fun Int.toJson(): JsonPrimitive = JsonPrimitive(this)

/** A JSON object; what is absent leaves its key out. */
internal inline fun jsonObject(build: ObjectBuilder.() -> Unit): JsonObject = ObjectBuilder().apply(build).toObject()

internal class ObjectBuilder {
    private val members = LinkedHashMap<String, JsonElement>()

    fun put(key: String, value: JsonElement?) {
        if (value != null) members[key] = value
    }

    fun put(key: String, value: String?): Unit = put(key, value?.toJson())

    fun put(key: String, value: Boolean?): Unit = put(key, value?.toJson())

    fun put(key: String, value: Double?): Unit = put(key, value?.toJson())

    fun put(key: String, value: Int?): Unit = put(key, value?.toJson())

    fun putOrNull(key: String, value: JsonElement?): Unit = put(key, value ?: JsonNull)

    fun putOrNull(key: String, value: String?): Unit = putOrNull(key, value?.toJson())

    fun putOrNull(key: String, value: Boolean?): Unit = putOrNull(key, value?.toJson())

    fun putOrNull(key: String, value: Double?): Unit = putOrNull(key, value?.toJson())

    fun toObject(): JsonObject = JsonObject(members)
}
