"""`python -m generator` is the command `portgen`."""

from generator.cli import main

main()
