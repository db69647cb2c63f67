package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/**
 * What equals another object of its class when all that both hold is equal.
 *
 * JSON and blocks nest to any depth; what waits to be compared is kept in a list, so that depth costs no stack.
 */
public abstract class Structural internal constructor() {
    /** The fields by name. */
    internal abstract fun contents(): Map<String, Any?>

    final override fun equals(other: Any?): Boolean {
        val waiting = mutableListOf<Pair<Any?, Any?>>(this to other)
        while (true) {
            val (left, right) = waiting.removeLastOrNull() ?: return true
            when {
                left === right -> continue

                left is Structural -> {
                    if (right !is Structural || left.javaClass != right.javaClass) return false
                    waiting.add(left.contents() to right.contents())
                }

                left is Map<*, *> -> {
                    if (right !is Map<*, *> || left.keys != right.keys) return false
                    left.mapTo(waiting) { (key, value) -> value to right[key] }
                }

                left is List<*> -> {
                    if (right !is List<*> || left.size != right.size) return false
                    waiting.addAll(left.zip(right))
                }

                left != right -> return false
            }
        }
    }

    /** Of what nests, only the size counts. */
    final override fun hashCode(): Int = contents().values.fold(0) { hash, value ->
        31 * hash + when (value) {
            is Map<*, *> -> value.size
            is List<*> -> value.size
            else -> value.hashCode()
        }
    }

    /** The fields, of a list its size. */
    final override fun toString(): String {
        val fields = contents().map { (name, value) ->
            val text = when (value) {
                is JsonElement -> value.toCompactJson()
                is List<*> -> "List(${value.size})"
                else -> value.toString()
            }
            "$name=$text"
        }
        return fields.joinToString(prefix = "${javaClass.simpleName}(", postfix = ")")
    }
}
