"""Reading spec files; every value keeps its place."""
