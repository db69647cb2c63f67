"""Extremes: documents that are very deep, long or many, in every place where JSON is taken."""

from fuzz.extremes import depth, length, many, width, windows
from fuzz.extremes.shapes import EXTREMES, Extreme

__all__ = ["EXTREMES", "Extreme", "depth", "length", "many", "width", "windows"]
