package app.hapi.protocol

import java.io.File

/**
 * The directory that a system property names, such as `hapi.fixtures.dir`, or an environment variable, `HAPI_FIXTURES_DIR`;
 * else the nearest directory [path] with a file [mark] in it, from the working directory upwards; null when there is none.
 */
internal fun dataDirectory(property: String, path: String, mark: String): File? {
    val named = System.getProperty(property) ?: System.getenv(property.uppercase().replace('.', '_'))
    if (named != null) return File(named)
    val places = generateSequence(File("").absoluteFile) { it.parentFile }
    return places.map { File(it, path) }.find { File(it, mark).isFile }
}
