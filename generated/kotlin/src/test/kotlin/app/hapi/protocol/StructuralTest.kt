package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Blocks and what holds JSON are compared by content, at any depth. */
class StructuralTest {
    @Test
    fun blocksAreComparedByContent() {
        assertEquals(call(), call())
        assertEquals(call().hashCode(), call().hashCode())
        assertNotEquals(call(), call(input = parseJson("{\"a\":1}")))
        assertNotEquals(call(), call(children = listOf(call())))
        assertNotEquals(
            AgentTextBlock(id = "a", createdAt = 1.0, text = "hello"),
            AgentReasoningBlock(id = "a", createdAt = 1.0, text = "hello"),
        )
    }

    @Test
    fun membersMayStandInAnyOrder() {
        fun session(json: String) = ReplaceSession(parseJson(json) as JsonObject)
        assertEquals(session("{\"a\":1,\"b\":2}"), session("{\"b\":2,\"a\":1}"))
        assertNotEquals(session("{\"a\":1,\"b\":2}"), session("{\"a\":1}"))
        assertNotEquals(session("{\"a\":1}"), session("{\"b\":1}"))
    }

    @Test
    fun theTextNamesTheFields() {
        val text = "AgentTextBlock(id=a, createdAt=1.0, invokedAt=null, meta={\"b\":1}, localId=null, text=hello)"
        assertEquals(text, AgentTextBlock("a", 1.0, null, parseJson("{ \"b\": 1 }"), null, "hello").toString())
        assertTrue("children=List(1)" in call(children = listOf(call())).toString())
    }

    @Test
    fun depthIsNoObstacle() {
        assertSame { call(input = deepJson(it)) }
        assertSame { OtherEvent(JsonObject(mapOf("a" to deepJson(it))), "a") }
        assertSame { deepCall(it) }
        assertSame { Decoded(listOf(deepCall(it)), emptyList(), null, false) }
    }

    /** What [make] makes twice is equal, and differs where the innermost part does. */
    private fun assertSame(make: (String) -> Any) {
        val one = make("1")
        assertTrue(one == make("1"))
        assertTrue(one != make("2"))
        assertEquals(one.hashCode(), make("1").hashCode())
        assertEquals(one.toString(), make("1").toString())
    }

    private fun deepJson(innermost: String): JsonElement =
        parseJson("[{\"a\":".repeat(DEPTH) + innermost + "}]".repeat(DEPTH))

    private fun deepCall(innermost: String): Block {
        val calls = generateSequence(call(input = parseJson(innermost))) { call(children = listOf(it)) }
        return calls.elementAt(DEPTH)
    }

    private fun call(input: JsonElement? = null, children: List<Block> = emptyList()) = ToolCallBlock(
        id = "a",
        createdAt = 1.0,
        name = "tool",
        state = ToolState.RUNNING,
        input = input,
        children = children,
    )

    private companion object {
        const val DEPTH = 10_000
    }
}
