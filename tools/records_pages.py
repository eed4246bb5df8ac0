"""Makes the pages on records of the documentation from their declarations: a mkdocs hook.

Each game gets a page with the fields of its state, of a view and of its rules: where each lies, what it is, who may see
it. Nothing is written into the tree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from skyhop.core import registry
from skyhop.core.game import Game
from skyhop.core.record import Field, Record, Sight

SEEN = {Sight.EVERYBODY: "everybody", Sight.IN_PART: "in part", Sight.NOBODY: "nobody"}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the records after the architecture."""
    entries = config.nav or []
    place = next(number for number, entry in enumerate(entries) if "Architecture" in entry)
    pages = [{registry.game(name).title: _page(name)} for name in registry.names()]
    entries.insert(place + 1, {"Records": pages})
    config.nav = entries
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of every game."""
    for name in registry.names():
        files.append(File.generated(config, _page(name), content="\n".join(_lines(registry.game(name)))))
    return files


def _page(name: str) -> str:
    return f"records/{name}.md"


def _lines(game: Game) -> Iterator[str]:
    """Write the page of a game."""
    yield f"# Records of {game.title}\n"
    yield (
        "A match is one record of numpy's. What *everybody* may see is copied into a view as it is; what is seen "
        "*in part* is written by the one filter of its name; the rest is seen by *nobody*.\n"
    )
    yield from _table("A state", game.state_record)
    shared = set(game.state_record.dtype.names or ())
    yield from _table("What a view has besides", game.view_record, without=shared)


def _table(title: str, record: type[Record], without: set[str] | None = None) -> Iterator[str]:
    yield f"## {title}\n"
    yield f"{record.dtype.itemsize} bytes.\n"
    yield "| byte | field | numbers | seen by | meaning |\n|---|---|---|---|---|"
    places: Mapping[str, Any] = record.dtype.fields or {}
    for field in record.fields():
        if field.name not in (without or ()):
            yield _row(field, int(places[field.name][1]))
    yield ""


def _row(field: Field, place: int) -> str:
    numbers = " by ".join((*(str(size) for size in field.sizes), field.kind.name))
    return f"| {place} | `{field.name}` | {numbers} | {SEEN[field.sight]} | {' '.join(field.meaning.split())} |"
