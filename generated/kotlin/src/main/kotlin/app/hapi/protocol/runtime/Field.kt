package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull

/** A field that can be absent, null or there. */
public sealed interface Field<out T : Any> {
    public data object Absent : Field<Nothing>

    public data object Null : Field<Nothing>

    public data class Value<out T : Any>(val value: T) : Field<T>
}

/** The value, if there is one. */
public val <T : Any> Field<T>.known: T?
    get() = (this as? Field.Value)?.value

/** A number as a field: absent, null or finite; anything else counts as absent. */
internal fun JsonElement?.toNumberField(): Field<Double> =
    if (this is JsonNull) Field.Null else number?.let { Field.Value(it) } ?: Field.Absent

internal fun Field<Double>.toJson(): JsonElement? = when (this) {
    is Field.Absent -> null
    is Field.Null -> JsonNull
    is Field.Value -> value.toJson()
}
