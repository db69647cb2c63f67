"""The front end of the procedure language: parse, declare, type, check effects."""
