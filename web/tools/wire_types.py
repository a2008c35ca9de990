"""Write the TypeScript types of what goes over the wire from Python's own: `python web/tools/wire_types.py`.

What server and page say to each other is `web/src/lib/wire.ts`; what a game's views and forecasts hold is the `wire.ts`
of its board.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from inspect import isclass
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from aevum.bots.settings import SEARCHING
from aevum.core.action import snake
from aevum.server import wire, wire_advice, wire_community, wire_dice, wire_games, wire_people

SOURCES = Path(__file__).parents[1] / "src"
SHARED = "conquest"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = (
    "/** What goes over the wire. Written by `web/tools/wire_types.py` from the server's own types: do not edit. */\n"
)
BOARD_HEAD = (
    "/** What the engine tells this board. Written by `web/tools/wire_types.py` from its own types: do not edit. */\n"
)
GENERAL = (
    "\nexport type Scalar = string | number | boolean | null;\n"
    "export type Json = Scalar | Json[] | { [key: string]: Json };\n"
    "export type JsonObject = { [key: string]: Json };\n"
)

Struct = type[msgspec.Struct]
Schema = Mapping[str, Any]


def of(schema: Schema) -> str:
    """Return a JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return str(schema.get("title") or " | ".join(json.dumps(value) for value in schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(of(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(of(part) for part in schema['prefixItems'])}]"
        return f"Array<{of(schema['items'])}>" if "items" in schema else "Json[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return mapping(schema, of(inner)) if isinstance(inner, dict) and inner else "JsonObject"
    return SIMPLE[kind] if kind else "Json"


def mapping(schema: Schema, inner: str) -> str:
    """Return a mapping: from names that are known it may be whole, and else lacks some."""
    names = schema.get("propertyNames")
    if names is None:
        return f"Record<string, {inner}>"
    record = f"Record<{of(names)}, {inner}>"
    return record if schema.get("minProperties") == len(names["enum"]) else f"Partial<{record}>"


def interface(name: str, schema: Schema, sent: bool) -> str:
    """Return one struct. What the page sends may leave out what has a default; what it receives is complete."""
    if "properties" not in schema:
        return f"export type {name} = {of(schema)};"
    lines = [f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, part in schema["properties"].items():
        optional = "?" if sent and field not in required else ""
        lines.append(f"  {field}{optional}: {of(part)};")
    return "\n".join([*lines, "}"])


def interfaces(kinds: list[Struct]) -> list[str]:
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    parts = []
    for kind in kinds:
        partial = kind.__struct_config__.forbid_unknown_fields or kind.__struct_config__.omit_defaults
        parts.append(interface(kind.__name__, components[kind.__name__], partial))
    return parts


def defined(modules: list[ModuleType]) -> list[Struct]:
    """Return every struct in the order in which the modules have them."""
    every = [item for module in modules for item in vars(module).values()]
    return list(dict.fromkeys(item for item in every if isclass(item) and issubclass(item, msgspec.Struct)))


# between server and page


def typescript() -> str:
    """Return `lib/wire.ts`."""
    names = [module.__name__ for module in (wire, wire_advice, wire_dice, wire_games, wire_people, wire_community)]
    kinds = [kind for kind in defined([wire, wire_community]) if kind.__module__ in names]
    members = " | ".join(member.__name__ for member in wire.FromServer.__args__)
    seconds = json.dumps({level: each.seconds for level, each in SEARCHING.items()})
    thinking = "/** How many seconds a level may think about one decision at most, where the host does not change it. */"
    parts = [
        *interfaces(kinds),
        f"export type FromServer = {members};",
        f"{thinking}\nexport const THINKING: Readonly<Record<string, number>> = {seconds};",
    ]
    return HEAD + GENERAL + "\n" + "\n\n".join(parts) + "\n"


# between a game and its board


def modules_of(game: str) -> list[ModuleType]:
    names = [f"aevum.games.{game}.{part}" for part in ("view", "forecast")]
    return [import_module(name) for name in names if find_spec(name) is not None]


def vocabularies(modules: list[ModuleType]) -> dict[str, list[str]]:
    """Return the names of each kind that the modules know: `aevum.core.names.one_of`."""
    found = {}
    for module in modules:
        for item in vars(module).values():
            for meta in get_args(item)[1:]:
                if isinstance(meta, msgspec.Meta) and meta.title is not None:
                    found[meta.title] = (meta.extra_json_schema or {})["enum"]
    return found


def vocabulary(kind: str, members: list[str]) -> str:
    every = f"{snake(kind).upper()}S"
    return f"export const {every} = {json.dumps(members)} as const;\nexport type {kind} = (typeof {every})[number];"


def board(name: str) -> str:
    """Return the `wire.ts` of a board. What both History games say stands with what they share."""
    modules, shared = modules_of(name), modules_of(SHARED)
    own = [module.__name__ for module in modules]
    kinds = [kind for kind in defined(modules) if kind.__module__ in own]
    names = vocabularies(modules)
    known = set(vocabularies(shared)) if name != SHARED else set()
    parts = [vocabulary(kind, members) for kind, members in names.items() if kind not in known]
    parts += interfaces(kinds)
    taken = sorted(known.intersection(names))
    head = f'\nimport type {{ {", ".join(taken)} }} from "../{SHARED}/wire";\n' if taken else ""
    return BOARD_HEAD + head + "\n" + "\n\n".join(parts) + "\n"


def files() -> Iterator[tuple[Path, str]]:
    """Yield every file that is written, with its text."""
    yield SOURCES / "lib" / "wire.ts", typescript()
    for folder in sorted((SOURCES / "boards").iterdir()):
        if folder.is_dir() and find_spec(f"aevum.games.{folder.name}") is not None:
            yield folder / "wire.ts", board(folder.name)


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, "utf-8")
