"""portgen: one contract in, conforming protocol ports out."""

__version__ = "0.1.0"
