"""Kotlin 2.2 and later for the JVM; what Android has at API level 26."""

from generator.targets.kotlin.target import KotlinTarget

TARGET = KotlinTarget()
