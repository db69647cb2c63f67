"""Wire models of the Python port: a typed dictionary for each definition of the wire schemas."""

from __future__ import annotations

import json
from collections.abc import Mapping
from textwrap import fill
from typing import Any

from generator.diagnostics import Problem, Span, SpecError

_HEADER = '''"""Types of what travels: at run time each value is a plain JSON value.

Printed by portgen from specs/wire/*.schema.json. Do not edit: change the contract and run
`make generate`.
"""'''
_DOC_WIDTH = 90
_UNPRINTED = ("dependentSchemas",)
"""Keywords that no type can express."""


def wire_models(schemas: Mapping[str, Any]) -> str:
    """The text of a module with the types of all definitions; `schemas` is by file name.

    A schema with `"x-models": false` is left out.
    Raises SpecError when two files define the same name.
    """
    # Imported here, because it is slow to import and most runs do not come this far.
    from datamodel_code_generator import generate
    from datamodel_code_generator.enums import DataModelType, InputFileType
    from datamodel_code_generator.format import PythonVersion
    from datamodel_code_generator.parser import LiteralType

    text = generate(
        json.dumps({"$defs": _definitions(schemas)}),
        input_file_type=InputFileType.JsonSchema,
        output_model_type=DataModelType.TypingTypedDict,
        target_python_version=PythonVersion.PY_311,
        custom_file_header=_HEADER,
        disable_future_imports=True,
        disable_timestamp=True,
        enum_field_as_literal=LiteralType.All,
        formatters=[],
        keep_model_order=True,
        skip_root_model=True,
        use_closed_typed_dict=False,
        use_field_description=True,
        use_schema_description=True,
        use_single_line_docstring=True,
    )
    assert isinstance(text, str)
    return text


def _definitions(schemas: Mapping[str, Any]) -> dict[str, Any]:
    """The definitions of all files in one place, ready to be printed."""
    definitions: dict[str, Any] = {}
    for file, schema in sorted(schemas.items()):
        if schema.get("x-models") is False:
            continue
        for name, definition in schema["$defs"].items():
            if name in definitions:
                place = getattr(definition, "span", Span(file))
                raise SpecError([Problem(place, f"{name!r} is defined in two wire schemas")])
            definitions[name] = _printable(definition)
    return definitions


def _printable(schema: Any) -> Any:
    """A schema whose references stay in one file and whose descriptions fit a line of code."""
    if isinstance(schema, list):
        return [_printable(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    printable = {key: _printable(value) for key, value in schema.items() if key not in _UNPRINTED}
    if isinstance(reference := schema.get("$ref"), str):
        printable["$ref"] = f"#{reference.partition('#')[2]}"
    if isinstance(description := schema.get("description"), str):
        printable["description"] = fill(description, _DOC_WIDTH)
    return printable
