// The build for Gradle: as module `:core:protocol` of an Android Studio project, or alone. It compiles and tests as pom.xml
// does, but neither checks calls against Android's API level 26 nor lints. The project that prints this port runs pom.xml only.
//
// The versions of plugins and the repositories are a matter of the settings: of the app's project where this is a module,
// of settings.gradle.kts here where it is built alone or included as a build.
import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    kotlin("jvm")
    `java-library`
}

group = "app.hapi"
version = "1.0.0"

dependencies {
    api("org.jetbrains.kotlinx:kotlinx-serialization-json:1.9.0")
    api("org.jetbrains.kotlinx:kotlinx-coroutines-core:1.10.2")
    testImplementation("org.jetbrains.kotlinx:kotlinx-coroutines-test:1.10.2")
    testImplementation("org.junit.jupiter:junit-jupiter:5.14.1")
    testRuntimeOnly("org.junit.platform:junit-platform-launcher")
}

// gradle build -Phapi.strict=true; not set in an app, whose compiler may warn of more than the one this was printed for.
val isStrict = findProperty("hapi.strict") == "true"

kotlin {
    explicitApi()
    compilerOptions {
        jvmTarget.set(JvmTarget.JVM_17)
        allWarningsAsErrors.set(isStrict)
        extraWarnings.set(isStrict)
    }
}

java {
    sourceCompatibility = JavaVersion.VERSION_17
    targetCompatibility = JavaVersion.VERSION_17
    withSourcesJar()
}

tasks.test {
    useJUnitPlatform()
    // gradle test -Phapi.fixtures.dir=…; the environment variable HAPI_FIXTURES_DIR does as well.
    for (name in listOf("hapi.fixtures.dir", "hapi.values.dir")) {
        findProperty(name)?.let { systemProperty(name, it) }
    }
}
