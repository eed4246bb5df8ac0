"""A view and what was heard as a document: its fields are those that the game's records and events declare.

Nothing but a view and events as somebody heard them can be written so, and no game adds anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from skyhop.engine.document import Document, Part, schema
from skyhop.engine.event import Event
from skyhop.engine.record import Field, Sight, records
from skyhop.engine.state import BrokenOff, View
from skyhop.game.game import Game

SEEN = (Sight.EVERYBODY, Sight.IN_PART)


class EventShown(Part):
    """Something that happened, as it was heard."""

    kind: str
    """As the game names it."""
    numbers: Mapping[str, int | str | tuple[int, ...] | None]
    """By name; null where one is hidden from whoever hears. That a match was broken off has a reason and winners."""


class ViewShown(Document, tag="skyhop-view-1"):
    """What one seat sees, or whoever watches, and what it heard last."""

    game: str
    ruleset: Mapping[str, str | int | bool]
    """Every option, by name."""
    seat: int | None
    """Counted from 0; null: whoever watches."""
    phase: str
    """The kind of decision that is due, or over."""
    table: Mapping[str, Any]
    """The fields of the game's record of a view, by name: numbers, and lists of them."""
    heard: tuple[EventShown, ...]


def view_shown(game: Game, view: View, heard: Iterable[Event] = ()) -> ViewShown:
    """A view as a document, with events as its seat heard them."""
    record = view.record
    return ViewShown(
        game=game.name,
        ruleset=view.ruleset.parameters,
        seat=view.seat,
        phase=game.phase(view),
        table={name: record[name].tolist() for name in game.view_record.seen(*SEEN)},
        heard=tuple(_event(each) for each in heard),
    )


def view_of(game: Game, shown: ViewShown) -> View:
    """The view that was shown, of a match that goes on, as bots take it.

    Raises:
        RulesetError: where its ruleset cannot be.
        ValueError: where its table is not that of the game's views.

    """
    made = records(game.view_record, 1)
    names = game.view_record.seen(*SEEN)
    if shown.table.keys() != {*names}:
        raise ValueError(shown.game)
    for name in names:
        made[0][name] = shown.table[name]
    return game.view_class(game.ruleset(shown.ruleset), made)


def view_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of the views of a game, field by field."""
    made = schema(ViewShown)
    fields = [field for field in game.view_record.fields() if field.sight in SEEN]
    made["properties"]["game"] = {"const": game.name}
    made["properties"]["table"] |= {
        "additionalProperties": False,
        "required": [field.name for field in fields],
        "properties": {field.name: _field(field) for field in fields},
    }
    made["$defs"]["EventShown"] = {"oneOf": [*(_kind(*each) for each in game.hearing.names().items()), _broken_off()]}
    return made


def _event(event: Event) -> EventShown:
    numbers: Mapping[str, Any] = event._asdict()
    return EventShown(type(event).__name__, numbers)


def _field(field: Field) -> dict[str, Any]:
    made: dict[str, Any] = {"type": "number" if field.kind.kind == "f" else "integer"}
    for size in reversed(field.sizes):
        made = {"type": "array", "minItems": size, "maxItems": size, "items": made}
    return made | {"description": " ".join(field.meaning.split())}


def _kind(name: str, numbers: tuple[str, ...]) -> dict[str, Any]:
    number = {"type": ["integer", "null"]}
    told = {
        "type": "object",
        "additionalProperties": False,
        "required": list(numbers),
        "properties": dict.fromkeys(numbers, number),
    }
    return {
        "type": "object",
        "additionalProperties": False,
        "required": ["kind", "numbers"],
        "properties": {"kind": {"const": name}, "numbers": told},
    }


def _broken_off() -> dict[str, Any]:
    """What is heard of a match that its rules did not end."""
    made = _kind("BrokenOff", BrokenOff._fields)
    made["properties"]["numbers"]["properties"] = {
        "seat": {"type": "integer"},
        "reason": {"type": "string"},
        "winners": {"type": "array", "items": {"type": "integer"}},
    }
    return made
