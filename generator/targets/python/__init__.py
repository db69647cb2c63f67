"""Python, 3.11 and later; standard library only at run time."""

from generator.targets.python.target import PythonTarget

TARGET = PythonTarget()
