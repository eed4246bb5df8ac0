"""What a scenario of Aeronaut Odyssey may expect, and how each field is compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from skyhop.engine.state import State
from skyhop.game.position_fields import check_expected, check_kind, check_names, read_table
from skyhop.game.refusal import PositionError
from skyhop.games.aeronaut_odyssey.position import SEAT_FIELDS, position_of
from skyhop.games.aeronaut_odyssey.view import outcome_of, phase_of, seat_asked, seat_to_decide, totals_of
from skyhop.i18n import _

LISTS_AS_SETS = ("abilities", "tolls", "orders", "named")


def difference(state: State, field: str, wanted: object) -> str | None:
    """Say what there is instead of what is expected of one field; None if it holds."""
    if field in ("slots", "owners", "taken"):
        return _named_difference(position_of(state)[field], field, wanted)
    if field == "seats":
        return _seats_difference(position_of(state)["seats"], wanted)
    check_expected(field, (*_GETTERS, "seats", "slots", "owners", "taken"))
    got = _GETTERS[field](state)
    if got is not None:
        check_kind(wanted, got, field)
    return None if got == wanted else repr(got)


def _named_difference(got: Mapping[str, Any], field: str, wanted: object) -> str | None:
    """Compare the cities, routes or trajectories that are named."""
    table = read_table(wanted, field)
    for name in table:
        if name not in got:
            raise PositionError(f"{field}.{name}", _("the board in play has nothing of that name"))
    named = {name: got[name] for name in table}
    return None if named == dict(table) else repr(named)


def _seats_difference(rows: list[dict[str, Any]], wanted: object) -> str | None:
    """Compare the fields that are named, lists as sets; seats at the end may be left out."""
    if not isinstance(wanted, list) or len(wanted) > len(rows):
        problem = _("this must be a list of at most %(count)s tables")
        raise PositionError("seats", problem % {"count": len(rows)})
    found: list[dict[str, Any]] = []
    is_alike = True
    for seat, (row, named) in enumerate(zip(rows, wanted, strict=False)):
        check_names(read_table(named, f"seats[{seat}]"), SEAT_FIELDS, f"seats[{seat}].")
        got = {name: row.get(name) for name in named}
        is_alike &= all(_alike(name, got[name], value) for name, value in named.items())
        found.append(got)
    return None if is_alike else repr(found)


def _alike(name: str, got: object, wanted: object) -> bool:
    if name in LISTS_AS_SETS and isinstance(got, list) and isinstance(wanted, list):
        return sorted(map(repr, got)) == sorted(map(repr, wanted))
    return got == wanted


def _winners(state: State) -> list[int] | None:
    outcome = state.ended or outcome_of(state.ruleset.record, state.records)
    return None if outcome is None else list(outcome.winners)


_GETTERS: dict[str, Callable[[State], Any]] = {
    "turn": lambda state: int(state.records["turn"][0]),
    "seat": lambda state: seat_asked(state.records[0]),
    "to_move": lambda state: seat_to_decide(state.ruleset, state.record),
    "phase": lambda state: phase_of(state.records[0]),
    "scores": lambda state: list(totals_of(state.ruleset.record, state.records)),
    "over": lambda state: bool(state.records["over"][0]),
    "winners": _winners,
}
