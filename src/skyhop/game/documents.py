"""A view and what was heard as a document: its fields are those that the game's records and events declare.

Nothing but a view and events as somebody heard them can be written so, and no game adds anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part, changed, schema
from skyhop.engine.event import Event
from skyhop.engine.record import Field, Sight, records
from skyhop.engine.state import Interruption, State, View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.journal import JournalEntry
from skyhop.game.position import position_of

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
    made = _kind("BrokenOff", Interruption._fields)
    made["properties"]["numbers"]["properties"] = {
        "seat": {"type": "integer"},
        "reason": {"type": "string"},
        "winners": {"type": "array", "items": {"type": "integer"}},
    }
    return made


class DecisionShown(Document, tag="skyhop-decision-1"):
    """A decision: the position, what could be done, and what was. The last of a match says how it stands at last."""

    match: int
    """Its number in the journal."""
    ply: int
    to_decide: int | None
    """The seat, from 0."""
    phase: str
    """The kind of decision, or over."""
    position: Mapping[str, Any]
    """In the shape of a scenario's, under the ruleset of the match."""
    legal: tuple[str, ...]
    """All that could be done, in notation."""
    action: str | None
    """What was done; null at last."""
    over: bool | LeftOut = LEFT_OUT
    """At last: whether the match has ended."""
    winner: int | LeftOut | None = LEFT_OUT
    """At last: the seat that has won alone; -1 for a draw or a win that several share."""
    winners: tuple[int, ...] | LeftOut | None = LEFT_OUT
    """At last: the seats that share the win; none for a draw."""
    reason: str | LeftOut | None = LEFT_OUT


def decision_shown(match: int, game: Game, ply: int, state: State, entry: JournalEntry | None) -> DecisionShown:
    """One decision of the match of a number, or with no entry the end."""
    decision = DecisionShown(
        match=match,
        ply=ply,
        to_decide=game.to_decide(state),
        phase=game.phase(state),
        position=position_of(game, state, with_ruleset=False),
        legal=tuple(game.write(state, action) for action in game.legal(state)),
        action=entry.text if entry else None,
    )
    return decision if entry else _at_last(decision, game, state)


def _at_last(decision: DecisionShown, game: Game, state: State) -> DecisionShown:
    outcome = game.outcome(state)
    if outcome is None:
        return changed(decision, over=False, winner=None, winners=None, reason=None)
    winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
    return changed(decision, over=True, winner=winner, winners=outcome.winners, reason=outcome.reason)


class ActionShown(Part):
    """An action that the rules allow now."""

    action: str
    """In notation."""
    meaning: str
    """What it does, told to the seat that decides."""


class ActionsShown(Part):
    """Actions that the rules allow now, or the first of them."""

    actions: list[ActionShown]
    total: int
    """How many there are; more than are listed where the list would be long."""


class LegalActions(Document, tag="skyhop-actions-1"):
    """What the seat to decide may do."""

    seat: int | None
    """The seat that decides, from 0; null after the end."""
    phase: str
    """The kind of decision that is due, or over."""
    actions: list[ActionShown]
    total: int
    """How many there are; more than are listed where the list would be long."""


def legal_actions_of(game: Game, view: View, most: int, beginning: str = "") -> LegalActions:
    """List what a seat may do now, and say which decision that is."""
    listed = actions_of(game, view, most, beginning)
    return LegalActions(seat=game.to_decide(view), phase=game.phase(view), actions=listed.actions, total=listed.total)


def actions_of(game: Game, view: View, most: int, beginning: str = "") -> ActionsShown:
    """List what the view's seat may do, as far as its notation begins so."""
    texts = {action: game.write(view, action) for action in game.legal(view)}
    wanted = [(action, text) for action, text in texts.items() if text.startswith(beginning)]
    shown = [ActionShown(action=text, meaning=meaning_of(game, view, action)) for action, text in wanted[:most]]
    return ActionsShown(actions=shown, total=len(wanted))


def meaning_of(game: Game, view: View, action: int) -> str:
    """Say what an action of the deciding seat does; its notation where the game has no words for it."""
    if not game.has(Capability.TERMINAL):
        return game.write(view, action)
    return game.terminal().explain(view, action)
