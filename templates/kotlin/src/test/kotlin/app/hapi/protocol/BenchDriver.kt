package app.hapi.protocol

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import java.io.File

private const val RUNS = 15

/** So many seconds of runs of each file let the compiler of the JVM settle before any is measured. */
private const val WARM_UP_SECONDS = 4.0

/**
 * Measures files with a list of messages, warm: for each a line of JSON with the median seconds of kotlinx reading the
 * bytes (`parse`), of decoding what was read (`decode`), and of this module reading and decoding the bytes (`whole`).
 */
fun main(paths: Array<String>) {
    val contents = paths.associateWith { File(it).readBytes() }
    for (bytes in contents.values) {
        var spent = 0.0
        while (spent < WARM_UP_SECONDS) spent += seconds { measure(bytes) }
    }
    for ((path, bytes) in contents) {
        val runs = List(RUNS) { measure(bytes) }
        val medians = jsonObject {
            put("path", path)
            put("parse", median(runs.map { it.parse }))
            put("decode", median(runs.map { it.decode }))
            put("whole", median(runs.map { it.whole }))
        }
        println(medians.toCanonicalJson())
    }
}

private class Times(
    val parse: Double,
    val decode: Double,
    val whole: Double,
)

private fun measure(bytes: ByteArray): Times {
    lateinit var messages: JsonArray
    return Times(
        parse = seconds { messages = Json.parseToJsonElement(bytes.decodeToString()) as JsonArray },
        decode = seconds { decode(messages) },
        whole = seconds { decode(parseJson(bytes) as JsonArray) },
    )
}

private fun seconds(run: () -> Unit): Double {
    val start = System.nanoTime()
    run()
    return (System.nanoTime() - start) / 1e9
}

private fun median(times: List<Double>): Double = times.sorted()[times.size / 2]
