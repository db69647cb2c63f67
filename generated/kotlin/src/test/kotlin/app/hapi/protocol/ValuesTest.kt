package app.hapi.protocol

import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import java.io.File

/**
 * The value rules, against the vectors that all ports share: in the directory that the system property `hapi.values.dir`
 * or the environment variable `HAPI_VALUES_DIR` names, else in the nearest `tests/values` upwards.
 */
class ValuesTest {
    @Test
    fun numbersAreWrittenAsVectorsSay() = eachVector("numbers") { vector ->
        assertEquals(vector["text"].string, parseJson(vector["json"].string!!).stringify(), vector.toCompactJson())
    }

    @Test
    fun valuesAreStringifiedAsVectorsSay() = eachVector("stringify") { vector ->
        val value = parseJson(vector["json"].string!!)
        assertEquals(vector["text"].string, value.stringify(), vector.toCompactJson())
        assertEquals(vector["compact"].string, value.toCompactJson(), vector.toCompactJson())
    }

    @Test
    fun textsAreTrimmedAsVectorsSay() = eachVector("trim") { vector ->
        val text = vector["in"].string!!
        assertEquals(vector["trim"].string, text.trimmed(), vector.toCompactJson())
        assertEquals(vector["start"].string, text.trimmedStart(), vector.toCompactJson())
        assertEquals(vector["end"].string, text.trimmedEnd(), vector.toCompactJson())
    }

    @Test
    fun valuesAreTruthyAsVectorsSay() = eachVector("truthy") { vector ->
        assertEquals(vector["truthy"].boolean, parseJson(vector["json"].string!!).isTruthy, vector.toCompactJson())
    }

    @Test
    fun lettersChangeTheirCaseAsVectorsSay() = eachVector("case") { vector ->
        val text = vector["in"].string!!
        assertEquals(vector["lower"].string, text.lowercased(), vector.toCompactJson())
        assertEquals(vector["upper"].string, text.uppercase(), vector.toCompactJson())
        assertEquals(vector["firstUnitUpper"].string, text.firstUppercased(), vector.toCompactJson())
    }

    @Test
    fun sigmaEndsAWordWhereUnicodeSaysSo() {
        val texts = mapOf(
            "\u03A3" to "\u03C3",
            "a\u03A3" to "a\u03C2",
            "a\u03A3_b" to "a\u03C2_b",
            "a_\u03A3" to "a_\u03C3",
            "a:\u03A3\u0301" to "a:\u03C2\u0301",
            "a\u03A3.\uD801\uDC00" to "a\u03C3.\uD801\uDC28",
            "\u0130\u03A3" to "i\u0307\u03C2",
        )
        for ((text, lower) in texts) assertEquals(lower, text.lowercased())
    }

    @Test
    fun shortestDigitsAreFoundWhereThePlatformPrintsMore() {
        val texts = mapOf(
            2e-3 to "0.002",
            5.684341886080802E-14 to "5.684341886080802e-14",
            2.2250738585072014E-308 to "2.2250738585072014e-308",
            2.0e23 to "2e+23",
            9.007199254740994e22 to "9.007199254740994e+22",
            1.0e23 to "1e+23",
            Double.MIN_VALUE to "5e-324",
            -1.7976931348623157e308 to "-1.7976931348623157e+308",
        )
        for ((number, text) in texts) assertEquals(text, number.toNumberText())
    }

    @Test
    fun textsThatAreNoJsonAreRefused() {
        val structures = "|[|{|]|[1|[1,|[1,]|[1}|{\"a\"|{\"a\":|{\"a\":1|{\"a\":1,|{\"a\":1,}|{a:1}"
        val ends = "{\"a\":1]|1 2|{}\u0000|[\u00A0]"
        val words = "01|-|1.|.5|1e|1e+|+1|0x1|1f|NaN|Infinity|tru|nul|True|\uFEFF1"
        val strings = "\"|\"\\|\"\\u12|\"\\u12g4\"|\"\\u\uFF11111\"|\"\\x\"|\"\n\""
        val texts = listOf(structures, ends, words, strings).flatMap { it.split('|') }
        for (text in texts) {
            assertThrows(SerializationException::class.java, { parseJson(text) }, text)
            assertNull(text.parseJsonOrNull(), text)
        }
    }

    @Test
    fun textsReadAsThePlatformReadsThem() {
        val texts = listOf(
            "[]",
            " [ 1 , -2.50 , 1e400 ] ",
            "{\"a\":{\"b\":[true,false,null]},\"c\":\"\\u00e9\\ud83d\\\"\\/\\b\\f\\n\\r\\t\"}",
            "{\"a\":1,\"b\":2,\"a\":3}",
            "\"\\\\\"",
            "-0",
        )
        for (text in texts) {
            assertEquals(Json.parseToJsonElement(text), parseJson(text))
            assertEquals(Json.parseToJsonElement(text), parseJson("\uFEFF$text".encodeToByteArray()))
        }
        assertEquals(listOf("a", "b"), (parseJson("{\"a\":1,\"b\":2,\"a\":3}") as JsonObject).keys.toList())
    }

    @Test
    fun scalarsAreComparedByValue() {
        fun same(left: String, right: String) = parseJson(left).isSameScalar(parseJson(right))
        assertTrue(same("100", "1e2"))
        assertTrue(same("0", "-0.0"))
        assertTrue(same("1e400", "1e500"))
        assertTrue(same("\"a\"", "\"a\""))
        assertTrue(null.isSameScalar(null))
        assertFalse(same("1e400", "-1e400"))
        assertFalse(same("1", "\"1\""))
        assertFalse(same("true", "\"true\""))
        assertFalse(same("null", "0"))
        assertFalse(same("[]", "[]"))
        assertFalse(parseJson("null").isSameScalar(null))
    }

    @Test
    fun literalsThatAreNoJsonAreNoNumbers() {
        for (literal in listOf(
            "1f",
            "0x1p3",
            "NaN",
            "01",
        )) {
            assertNull(Json.parseToJsonElement(literal).number, literal)
        }
        assertNull(parseJson("1e400").number)
        assertTrue(parseJson("1e400").isNumber)
        assertEquals("null", JsonPrimitive(Double.NaN).stringify())
    }

    @Test
    fun depthAndLengthAreNoObstacle() {
        val deep = "[".repeat(DEPTH) + "{\"a\":".repeat(DEPTH) + "1" + "}".repeat(DEPTH) + "]".repeat(DEPTH)
        assertEquals(deep, parseJson(deep).toCompactJson())
        assertEquals(deep, parseJson(deep).toCanonicalJson())
        assertTrue(parseJson("[".repeat(DEPTH) + "]".repeat(DEPTH)).stringify().startsWith("[\n  [\n    ["))

        val long = "\u00E9\n".repeat(10_000_000)
        assertEquals(long, parseJson(JsonPrimitive(long).toCanonicalJson()).string)

        val keys = (100_000 downTo 1).joinToString(",", "{", "}") { "\"$it\":$it" }
        assertEquals("1", parseJson(keys).members().first().key)
        assertEquals(100_000, parseJson(keys).merged(JsonObject(emptyMap())).size)

        assertEquals(1e300, parseJson("1" + "0".repeat(300)).number)
        assertNull(parseJson("9".repeat(400)).number)
        assertEquals(1.0, parseJson("1." + "0".repeat(400)).number)
    }

    private fun eachVector(name: String, check: (JsonElement) -> Unit) {
        val file = "$name.json"
        val directory = dataDirectory("hapi.values.dir", "tests/values", file)
        assumeTrue(directory != null, "neither hapi.values.dir nor HAPI_VALUES_DIR names a directory of value vectors")
        val vectors = parseJson(File(directory, file).readBytes()) as JsonArray
        assertTrue(vectors.isNotEmpty(), name)
        vectors.forEach(check)
    }

    private companion object {
        const val DEPTH = 10_000
    }
}
