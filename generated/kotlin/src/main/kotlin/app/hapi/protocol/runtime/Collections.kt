package app.hapi.protocol

/** Adds to the list of a key, a new one if there is none. */
internal fun <K, V> MutableMap<K, MutableList<V>>.append(key: K, value: V) {
    getOrPut(key) { mutableListOf() }.add(value)
}

/** Every value [old] becomes [new]. */
internal fun <V> MutableMap<*, V>.replaceValue(old: V, new: V) {
    for (entry in entries) if (entry.value == old) entry.setValue(new)
}

internal fun <T> MutableList<T>.replaceLast(item: T) {
    if (isNotEmpty()) this[lastIndex] = item
}

/** At most [count] items from [start] on. */
internal fun <T> List<T>.slice(start: Int, count: Int): List<T> = drop(start).take(count)
