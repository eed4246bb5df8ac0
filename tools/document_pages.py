"""Hook of mkdocs that adds the page about documents and their JSON Schemas.

The page lists each document with its fields, and links to its schema. The view has a schema for each game. The hook
writes no file into the checkout.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from skyhop.engine.document import Document, describe_schema, format_of, list_documents
from skyhop.game import registry
from skyhop.game.documents import ViewShown, make_view_schema

SOURCES = Path(__file__).parents[1] / "src"
PAGE = "documents.md"
BEGINNING = """\
# Documents

Documents are the JSON values that programs read and write. Commands with `--json`, [assistants' tools](assistants.md),
files and pages use them.

- **Format.** Each document contains the name of its *format*, which ends with a version number. After an incompatible
  change, the format has a new number.
- **Seats** count from 0.
- **Errors.** If Skyhop refuses a document, the message contains the path of the wrong value, such as
  `$.routes[3].path`.
- **Schema.** The link *Schema* leads to the [JSON Schema](https://json-schema.org) of a document.
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page about documents and the schemas to the files of the documentation."""
    files.append(File.generated(config, PAGE, content="\n".join(_page())))
    for name, found in schemas().items():
        files.append(File.generated(config, f"documents/{name}.json", content=json.dumps(found, indent=2)))
    return files


def all_documents() -> Mapping[str, type[Document]]:
    """Return the classes of all documents by format. Import the modules that declare them."""
    for path in sorted(SOURCES.rglob("*.py")):
        if ', tag="skyhop-' in path.read_text("utf-8"):
            import_module(".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"))
    return {name: kind for name, kind in list_documents().items() if kind.__module__.startswith("skyhop.")}


def schemas() -> dict[str, dict[str, Any]]:
    """Return the JSON Schema of each document, by format.

    Also return the schema of the view of each game. Its key is the format of the view, followed by the name of the
    game.
    """
    views = {f"{format_of(ViewShown)}-{name}": make_view_schema(registry.game(name)) for name in registry.names()}
    return {name: describe_schema(kind) for name, kind in all_documents().items()} | views


def _page() -> Iterator[str]:
    yield BEGINNING
    for name, kind in all_documents().items():
        found = describe_schema(kind)
        yield f"## {name}\n"
        yield f"{_one_line(found)} [Schema](documents/{name}.json)\n"
        if kind is ViewShown:
            links = (f"[{registry.game(each).title}](documents/{name}-{each}.json)" for each in registry.names())
            yield f"Schemas for each game: {', '.join(links)}.\n"
        yield from _fields(found)
        for part, fields in found.get("$defs", {}).items():
            if fields.get("type") == "object":
                yield f"`{part}`: {_one_line(fields)}\n"
                yield from _fields(fields)


def _fields(found: Mapping[str, Any]) -> Iterator[str]:
    yield "| field | type | meaning |\n|---|---|---|"
    required = found.get("required", [])
    for name, field in found["properties"].items():
        optional = "" if name in required else " (optional)"
        yield f"| `{name}`{optional} | {_type(field)} | {_one_line(field)} |"
    yield ""


def _type(field: Mapping[str, Any]) -> str:
    """Return the type of a field in a few words, from its JSON Schema."""
    if "$ref" in field:
        return f"`{field['$ref'].rpartition('/')[2]}`"
    if "enum" in field:
        return ", ".join(f"`{json.dumps(each)}`" for each in field["enum"])
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(map(_type, field["anyOf"])))
    if field.get("type") == "array" and isinstance(field.get("items"), Mapping):
        return f"list of {_type(field['items'])}"
    return str(field.get("type", "anything"))


def _one_line(found: Mapping[str, Any]) -> str:
    return " ".join(found.get("description", "").split()).replace("|", "\\|")
