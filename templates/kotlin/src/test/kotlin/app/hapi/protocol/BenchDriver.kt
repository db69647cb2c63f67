package app.hapi.protocol

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import java.io.File

private const val WARM_UP = 15
private const val RUNS = 15

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
        repeat(WARM_UP + RUNS) {
            lateinit var messages: JsonArray
            parse += seconds { messages = Json.parseToJsonElement(bytes.decodeToString()) as JsonArray }
            decode += seconds { decode(messages) }
            whole += seconds { decode(parseJson(bytes) as JsonArray) }
        }
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

private fun median(times: List<Double>): Double = times.drop(WARM_UP).sorted()[RUNS / 2]
