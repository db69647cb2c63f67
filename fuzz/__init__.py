"""Fuzzing: seeded makers of fixture documents without answers, and the ports against each other.

Run with `python -m fuzz`. Makers give the same documents for the same seed everywhere. Protocol
words may stand here: a maker has to know what agents send.
"""
