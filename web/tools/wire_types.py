"""Write the TypeScript types of what goes over the wire from the server's own: `python web/tools/wire_types.py`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from inspect import isclass
from pathlib import Path
from typing import Any

import msgspec

from aevum.server import wire, wire_games

TARGET = Path(__file__).parents[1] / "src" / "lib" / "wire.ts"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = (
    "/** What goes over the wire. Written by `web/tools/wire_types.py` from the server's own types: do not edit. */\n"
)
GENERAL = (
    "\nexport type Scalar = string | number | boolean | null;\n"
    "export type Json = Scalar | Json[] | { [key: string]: Json };\n"
    "export type JsonObject = { [key: string]: Json };\n"
)


def structs() -> list[type[msgspec.Struct]]:
    """Return every struct of the wire in the order in which the module has them."""
    found = [item for item in vars(wire).values() if isclass(item) and issubclass(item, msgspec.Struct)]
    return [item for item in found if item.__module__ in (wire.__name__, wire_games.__name__)]


def of(schema: Mapping[str, Any]) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(of(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return f"Array<{of(schema['items'])}>" if "items" in schema else "Json[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {of(inner)}>" if isinstance(inner, dict) and inner else "JsonObject"
    return SIMPLE[kind] if kind else "Json"


def interface(name: str, schema: Mapping[str, Any], sent: bool) -> str:
    """Return one struct. What the page sends may leave out what has a default; what it receives is complete."""
    lines = [f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, part in schema["properties"].items():
        optional = "?" if sent and field not in required else ""
        lines.append(f"  {field}{optional}: {of(part)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """Return the whole file."""
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    parts = []
    for kind in kinds:
        partial = kind.__struct_config__.forbid_unknown_fields or kind.__struct_config__.omit_defaults
        parts.append(interface(kind.__name__, components[kind.__name__], partial))
    for union in ("FromPage", "FromServer"):
        names = " | ".join(member.__name__ for member in getattr(wire, union).__args__)
        parts.append(f"export type {union} = {names};")
    return HEAD + GENERAL + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(typescript(), "utf-8")
