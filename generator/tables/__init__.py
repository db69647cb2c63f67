"""Tables: each kind of YAML spec file is lowered here to the syntax of the procedures."""
