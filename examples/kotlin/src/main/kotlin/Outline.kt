import app.hapi.protocol.decode
import app.hapi.protocol.decodeInput
import app.hapi.protocol.outline
import app.hapi.protocol.parseJson
import java.io.File
import kotlin.system.exitProcess

/**
 * Prints the outline of a page of messages, as `portgen decode --format tree` does.
 *
 *     mvn -f generated/kotlin/pom.xml install
 *     mvn -q -f examples/kotlin/pom.xml compile exec:java -Dexec.args=examples/page.json
 */
fun main(arguments: Array<String>) {
    val path = arguments.single()
    val page = decodeInput(parseJson(File(path).readBytes()))
    if (page == null) {
        System.err.println("$path holds no messages")
        exitProcess(1)
    }
    val decoded = decode(page.messages, page.agentState, page.hasMoreMessages)
    outline(decoded).forEach(::println)
}
