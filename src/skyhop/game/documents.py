"""JSON documents of views and events, generated from the fields that a game's records and events declare.

Views and events contain only what their viewer may know. `DecisionShown` contains the complete position. A game needs
no code for its documents.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part, describe_schema, replace_fields
from skyhop.engine.event import Event
from skyhop.engine.record import Field, Sight, records
from skyhop.engine.state import State, View
from skyhop.game.game import Game
from skyhop.game.journal import JournalEntry
from skyhop.game.position import write_position
from skyhop.game.simple.renderer import words_of

VISIBLE_SIGHTS = (Sight.EVERYBODY, Sight.IN_PART)


class EventShown(Part):
    """Event as one viewer saw it. Numbers that are hidden from this viewer are null."""

    kind: str
    """Kind of the event, in the game's words."""
    numbers: Mapping[str, int | str | tuple[int, ...] | None]
    """Numbers of the event by name. Null for a number that the viewer may not see.

    For the early end of a match, such as a resignation, this object contains a seat, a reason and the winners.
    """


class ViewShown(Document, tag="skyhop-view-1"):
    """View of a seat or a spectator, with the most recent events that this viewer saw."""

    game: str
    ruleset: Mapping[str, str | int | bool]
    """Ruleset of the match: the value of each option by name."""
    seat: int | None
    """Seat, counted from 0. Null for a spectator."""
    phase: str
    """Kind of the next decision, or "over"."""
    table: Mapping[str, object]
    """Fields of the view record by name: numbers and lists of numbers."""
    heard: tuple[EventShown, ...]


def make_view_document(game: Game, view: View, events: Iterable[Event] = ()) -> ViewShown:
    """Return a view as a document. `events` contains the events that the viewer saw."""
    record = view.record
    return ViewShown(
        game=game.name,
        ruleset=view.ruleset.parameters,
        seat=view.seat,
        phase=game.phase(view),
        table={name: record[name].tolist() for name in game.view_record.list_names_with(*VISIBLE_SIGHTS)},
        heard=tuple(_event(each) for each in events),
    )


def restore_view(game: Game, document: ViewShown) -> View:
    """Convert the document of a view to a view that bots can read. The match must not be over.

    Raises:
        RulesetError: if the ruleset is impossible.
        ValueError: if `document.table` does not have the same fields as the game's views.
    """
    restored = records(game.view_record, 1)
    names = game.view_record.list_names_with(*VISIBLE_SIGHTS)
    if document.table.keys() != {*names}:
        raise ValueError(document.game)
    for name in names:
        restored[0][name] = document.table[name]
    return game.view_class(game.ruleset(document.ruleset), restored)


def make_view_schema(game: Game) -> dict[str, object]:
    """Return the JSON Schema of a game's views, field by field."""
    schema = describe_schema(ViewShown)
    fields = [field for field in game.view_record.fields() if field.sight in VISIBLE_SIGHTS]
    schema["properties"]["game"] = {"const": game.name}
    schema["properties"]["table"] |= {
        "additionalProperties": False,
        "required": [field.name for field in fields],
        "properties": {field.name: _field(field) for field in fields},
    }
    number = {"type": ["integer", "null"]}
    kinds = [_kind(name, dict.fromkeys(numbers, number)) for name, numbers in game.hearing.names().items()]
    schema["$defs"]["EventShown"] = {"oneOf": [*kinds, _describe_break_off()]}
    return schema


def _event(event: Event) -> EventShown:
    return EventShown(type(event).__name__, event._asdict())


def _field(field: Field) -> dict[str, object]:
    schema: dict[str, object] = {"type": "number" if field.kind.kind == "f" else "integer"}
    for size in reversed(field.sizes):
        schema = {"type": "array", "minItems": size, "maxItems": size, "items": schema}
    return schema | {"description": " ".join(field.meaning.split())}


def _kind(name: str, numbers: Mapping[str, object]) -> dict[str, object]:
    """Return the JSON Schema of the events of one kind. `numbers` has the schemas of the event's numbers by name."""
    numbers_schema = {"type": "object", "additionalProperties": False, "required": list(numbers), "properties": numbers}
    return {
        "type": "object",
        "additionalProperties": False,
        "required": ["kind", "numbers"],
        "properties": {"kind": {"const": name}, "numbers": numbers_schema},
    }


def _describe_break_off() -> dict[str, object]:
    """Return the JSON Schema of the event `BrokenOff`: the early end of a match, for example by a resignation."""
    seats = {"type": "array", "items": {"type": "integer"}}
    return _kind("BrokenOff", {"seat": {"type": "integer"}, "reason": {"type": "string"}, "winners": seats})


class DecisionShown(Document, tag="skyhop-decision-1"):
    """Decision of a match: position, legal actions and chosen action.

    The last document of a match describes its end.
    """

    match: int
    """Number of the match in the journal file."""
    ply: int
    to_decide: int | None
    """Seat that decides, counted from 0. Null after the end of the match."""
    phase: str
    """Kind of decision, or "over"."""
    position: Mapping[str, object]
    """Position in the format of scenario files, for the ruleset of the match."""
    legal: tuple[str, ...]
    """All legal actions in notation."""
    action: str | None
    """Chosen action in notation. Null at the end of the match."""
    over: bool | LeftOut = LEFT_OUT
    """True in the last document of a finished match, and False in the last document of an unfinished match.

    Missing in all other documents.
    """
    winner: int | LeftOut | None = LEFT_OUT
    """Seat that wins alone, or -1 for a draw or a shared win. Null for an unfinished match.

    Only the last document has this field.
    """
    winners: tuple[int, ...] | LeftOut | None = LEFT_OUT
    """Seats that win. Empty for a draw. Null for an unfinished match. Only the last document has this field."""
    reason: str | LeftOut | None = LEFT_OUT


def describe_decision(match: int, game: Game, ply: int, state: State, entry: JournalEntry | None) -> DecisionShown:
    """Return a decision of match number `match` as a document.

    If `entry` is None, describe the end of the match.
    """
    decision = DecisionShown(
        match=match,
        ply=ply,
        to_decide=game.to_decide(state),
        phase=game.phase(state),
        position=write_position(game, state, with_ruleset=False),
        legal=tuple(game.write(state, action) for action in game.legal(state)),
        action=entry.text if entry else None,
    )
    return decision if entry else _describe_end(decision, game, state)


def _describe_end(decision: DecisionShown, game: Game, state: State) -> DecisionShown:
    outcome = game.outcome(state)
    if outcome is None:
        return replace_fields(decision, over=False, winner=None, winners=None, reason=None)
    winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
    return replace_fields(decision, over=True, winner=winner, winners=outcome.winners, reason=outcome.reason)


class ActionShown(Part):
    """Legal action in notation, with a sentence about its meaning."""

    action: str
    """Notation of the action."""
    meaning: str
    """Sentence about the effect of the action, addressed to the seat that decides."""


class ActionsShown(Part):
    """Legal actions of a seat. A long list is cut off after its first actions."""

    actions: list[ActionShown]
    total: int
    """Number of all legal actions, or of those with the requested beginning. The list may contain fewer actions."""


class LegalActions(Document, tag="skyhop-actions-1"):
    """Legal actions of the seat that decides."""

    seat: int | None
    """Seat that decides, counted from 0. Null after the end of the match."""
    phase: str
    """Kind of the next decision, or "over"."""
    actions: list[ActionShown]
    total: int
    """Number of all legal actions, or of those with the requested beginning. The list may contain fewer actions."""


def describe_legal_actions(game: Game, view: View, most: int, beginning: str = "") -> LegalActions:
    """Return legal actions of the view's seat as a document, with the kind of the decision.

    Return only actions whose notation starts with `beginning`, and at most `most` actions.
    """
    listed = describe_actions(game, view, most, beginning)
    return LegalActions(seat=game.to_decide(view), phase=game.phase(view), actions=listed.actions, total=listed.total)


def describe_actions(game: Game, view: View, most: int, beginning: str = "") -> ActionsShown:
    """Return at most `most` legal actions of the view's seat, with sentences about them.

    Return only actions whose notation starts with `beginning`.
    """
    texts = {action: game.write(view, action) for action in game.legal(view)}
    matching = [(action, text) for action, text in texts.items() if text.startswith(beginning)]
    actions = [
        ActionShown(action=text, meaning=describe_effect(game, view, action)) for action, text in matching[:most]
    ]
    return ActionsShown(actions=actions, total=len(matching))


def describe_effect(game: Game, view: View, action: int) -> str:
    """Return a sentence about the effect of an action.

    If the game has no such sentence, return the action's notation.
    """
    return words_of(game).explain(view, action) or game.write(view, action)
