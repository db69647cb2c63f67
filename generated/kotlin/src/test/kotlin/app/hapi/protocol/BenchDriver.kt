package app.hapi.protocol

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import java.io.File

private const val RUNS = 15

/** So many runs, and so many seconds of them, let the compiler of the JVM settle; a small file needs many runs for it. */
private const val WARM_UP_RUNS = 15
private const val WARM_UP_SECONDS = 4.0

/**
 * Measures files with a list of messages, warm: for each a line of JSON with the median seconds of kotlinx reading the
 * bytes (`parse`), of decoding what was read (`decode`), and of this module reading and decoding the bytes (`whole`).
 */
fun main(paths: Array<String>) {
    for (path in paths) {
        val bytes = File(path).readBytes()
        val parse = mutableListOf<Double>()
        val decode = mutableListOf<Double>()
        val whole = mutableListOf<Double>()
        val measure = {
            lateinit var messages: JsonArray
            parse += seconds { messages = Json.parseToJsonElement(bytes.decodeToString()) as JsonArray }
            decode += seconds { decode(messages) }
            whole += seconds { decode(parseJson(bytes) as JsonArray) }
        }
        val warmUp = seconds { repeat(WARM_UP_RUNS) { measure() } }
        if (warmUp < WARM_UP_SECONDS) repeat((WARM_UP_RUNS * (WARM_UP_SECONDS / warmUp - 1)).toInt()) { measure() }
        repeat(RUNS) { measure() }
        val medians = jsonObject {
            put("path", path)
            put("parse", median(parse))
            put("decode", median(decode))
            put("whole", median(whole))
        }
        println(medians.toCanonicalJson())
    }
}

private fun seconds(run: () -> Unit): Double {
    val start = System.nanoTime()
    run()
    return (System.nanoTime() - start) / 1e9
}

private fun median(times: List<Double>): Double = times.takeLast(RUNS).sorted()[RUNS / 2]
