package app.hapi.protocol

/** Adds to the list of a key, a new one if there is none. */
internal fun <K, V> MutableMap<K, MutableList<V>>.append(key: K, value: V) {
    getOrPut(key) { mutableListOf() }.add(value)
}

internal fun <T> MutableList<T>.replaceLast(item: T) {
    if (isNotEmpty()) this[lastIndex] = item
}

/** At most [count] items from [start] on. */
internal fun <T> List<T>.section(start: Int, count: Int): List<T> {
    val from = start.coerceIn(0, size)
    return subList(from, from + count.coerceIn(0, size - from)).toList()
}
