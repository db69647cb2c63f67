"""Fixture documents: found, read, replayed by the ports, compared."""
