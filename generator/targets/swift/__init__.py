"""Swift 5.9 and later; Foundation only."""

from generator.targets.swift.target import SwiftTarget

TARGET = SwiftTarget()
