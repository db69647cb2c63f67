"""Comparing what was rendered with the disk, showing it, and writing it safely."""
