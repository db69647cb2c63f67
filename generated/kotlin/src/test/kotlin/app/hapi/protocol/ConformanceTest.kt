package app.hapi.protocol

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.DynamicContainer
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.TestFactory
import java.io.File

/**
 * Every fixture of a directory, replayed: the one that the system property `hapi.fixtures.dir` or the environment
 * variable `HAPI_FIXTURES_DIR` names, else the nearest `tests/fixtures` upwards.
 */
class ConformanceTest {
    @TestFactory
    fun fixtures(): List<DynamicContainer> {
        val directory = dataDirectory("hapi.fixtures.dir", "tests/fixtures", VERSION_FILE)
        assumeTrue(directory != null, "neither hapi.fixtures.dir nor HAPI_FIXTURES_DIR names a directory of fixtures")
        val version = File(directory, VERSION_FILE)
        if (version.isFile) assertNull(versionFileProblem(version.readText()), version.path)
        val suites = SUITES.filter { File(directory, it).isDirectory }
        assertTrue(suites.isNotEmpty(), "$directory has none of $SUITES")
        return suites.map { suite -> DynamicContainer.dynamicContainer(suite, tests(File(directory, suite), suite)) }
    }

    private fun tests(directory: File, suite: String): List<DynamicTest> {
        val files = directory.listFiles { file -> file.extension == "json" }.orEmpty().sorted()
        assertTrue(files.isNotEmpty(), "$directory has no fixture")
        return files.map { file -> DynamicTest.dynamicTest(file.nameWithoutExtension) { replay(file, suite) } }
    }

    private fun replay(file: File, suite: String) {
        val document = parseJson(file.readBytes())
        assertNull(documentProblem(document, suite), file.path)
        val checks = checkDocument(document, suite)
        assertTrue(checks.isNotEmpty(), file.path)
        for (check in checks) {
            assertEquals(check.expected?.toCanonicalJson(), check.actual?.toCanonicalJson(), check.path)
        }
    }
}
