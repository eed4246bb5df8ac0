"""Checks of a state: its invariants, and the comparison with the expected values of a scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.engine.state import State
from skyhop.game.action import PositionError
from skyhop.game.position import check_expected, check_kind, check_names, read_list, read_table
from skyhop.games.aeronaut_odyssey.constants import AGENDA, BALLOONS, MIXED
from skyhop.games.aeronaut_odyssey.position import SEAT_FIELDS, position_of
from skyhop.games.aeronaut_odyssey.state import NOBODY, Cell, board_of
from skyhop.games.aeronaut_odyssey.view import find_pending_seat, outcome_of, phase_of, seat_to_decide, totals_of
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.boards.model import Board


def find_broken(state: State) -> list[str]:
    """Return a sentence for each invariant that the state violates."""
    record, rules, board = state.records[0], state.ruleset.record[0], board_of(state.ruleset)
    return [
        *_find_broken_inventories(record, int(rules["seats"])),
        *_find_broken_slots(record, rules),
        *_find_broken_routes(record, rules, board),
        *_find_broken_trajectories(record, rules),
        *_find_broken_agenda(record),
    ]


def most_actions(rules: AnyRecord) -> int:
    """[AO-7.5] Return the greatest possible number of moves and claims in a match.

    It is the sum of the numbers of slots, plain routes and multiroute spaces.
    """
    is_mixed = rules["type_of_route"] == MIXED
    claims = np.where(is_mixed, rules["length"], 1)[rules["is_in_play"].astype(bool)]
    return int(rules["slots"].sum() + claims.sum())


def _find_broken_inventories(record: AnyRecord, seats: int) -> Iterator[str]:
    """[AO-2.1] Yield a sentence for each seat whose stored counts do not match the spaces of its inventory.

    The stored counts are the numbers of balloons and of free spaces.
    """
    for seat in range(seats):
        cells = record["cells"][seat]
        own, beyond = cells[: record["cell_count"][seat]], cells[record["cell_count"][seat] :]
        if beyond.any():
            yield f"seat {seat} has something in a space that it has not"
        if (
            not (((own >= Cell.FREE) & (own < Cell.CROSSED + BALLOONS)) | (own == Cell.LOST)).all()
            or (own == Cell.HELD + BALLOONS).any()
        ):
            yield f"seat {seat} has a space that holds nothing known"
        if (own == Cell.FREE).sum() != record["free"][seat]:
            yield f"seat {seat} has {(own == Cell.FREE).sum()} free spaces but {record['free'][seat]} are counted"
        held = [int((own == Cell.HELD + balloon).sum()) for balloon in range(BALLOONS)]
        if held != record["held"][seat].tolist():
            yield f"seat {seat} holds {held} but {record['held'][seat]} are counted"


def _find_broken_slots(record: AnyRecord, rules: AnyRecord) -> Iterator[str]:
    """[AO-1.3] Yield a sentence for each city with more arrivals than slots."""
    for city in np.flatnonzero(record["slots_used"] > rules["slots"]):
        yield f"city {city} has {rules['slots'][city]} slots but {record['slots_used'][city]} are used"


def _find_broken_routes(record: AnyRecord, rules: AnyRecord, board: Board) -> Iterator[str]:
    """[AO-6.1, AO-9.6] Yield a sentence for each route whose owners are not the seats that claimed its spaces."""
    for number, route in enumerate(board.routes):
        claimers = record["claimer"][number, : len(route.spaces)]
        entered = [int(seat) for seat in record["claimer"][number] if seat != NOBODY]
        if len(entered) != record["claims"][number]:
            yield f"{route.id} was claimed {len(entered)} times but {record['claims'][number]} are counted"
        is_owned = (claimers != NOBODY).all() if route.multi else bool(entered)
        owners = sum({1 << seat for seat in entered}) if is_owned else 0
        if owners != record["owners"][number]:
            yield f"{route.id} has the owners {record['owners'][number]:b}, not {owners:b}"
        if entered and not rules["is_in_play"][number]:
            yield f"{route.id} is claimed but out of play"
        if not route.multi and len(set(entered)) < len(entered):
            yield f"{route.id} is claimed twice by the same seat"


def _find_broken_trajectories(record: AnyRecord, rules: AnyRecord) -> Iterator[str]:
    """[AO-9.1] Yield a sentence for each trajectory whose reward a seat gained twice."""
    for number in range(int(rules["trajectory_count"])):
        takers = record["taker"][number, : record["taken"][number]].tolist()
        if len(set(takers)) < len(takers):
            yield f"trajectory {number} was gained twice by a seat: {takers}"


def _find_broken_agenda(record: AnyRecord) -> Iterator[str]:
    """[AO-4.2] Yield a sentence if the number of items on the decision stack is impossible.

    The decision stack must have at least one item during the match, and no item after the end.
    """
    size = int(record["agenda_size"])
    if not 0 <= size <= AGENDA or (size == 0) != bool(record["over"]):
        yield f"the decision stack has {size} items and the game is {'over' if record['over'] else 'on'}"


LISTS_AS_SETS = ("abilities", "tolls", "orders", "named")


def compare_field(state: State, field: str, expected: object) -> str | None:
    """Compare a field of the state with the value that a scenario expects.

    If the values are equal, return None. Otherwise, return the actual value as text.

    Raises:
        PositionError: If the expected value has an unknown field or a wrong type.
    """
    if field in ("slots", "owners", "taken"):
        return _compare_named(read_table(position_of(state)[field], field), field, expected)
    if field == "seats":
        return _compare_seats(read_list(position_of(state)["seats"], field), expected)
    check_expected(field, (*_GETTERS, "seats", "slots", "owners", "taken"))
    actual = _GETTERS[field](state)
    if actual is not None:
        check_kind(expected, actual, field)
    return None if actual == expected else repr(actual)


def _compare_named(actual: Mapping[str, object], field: str, expected: object) -> str | None:
    """Compare each entry of the expected table with the actual value. Ignore all other actual values.

    Each entry belongs to a city, a route or a trajectory. If all compared entries are equal, return None. Otherwise,
    return the actual values as text.
    """
    table = read_table(expected, field)
    for name in table:
        if name not in actual:
            raise PositionError(
                f"{field}.{name}", _("the board of this match has no city, route or trajectory with this name")
            )
    values = {name: actual[name] for name in table}
    return None if values == dict(table) else repr(values)


def _compare_seats(rows: list[object], expected: object) -> str | None:
    """Compare the fields in the expected tables with the actual fields. Each table belongs to one seat.

    `expected` may omit the tables of the last seats. Two lists are equal if they have the same members in any order.
    If all compared fields are equal, return None. Otherwise, return the actual values as text.
    """
    if not isinstance(expected, list) or len(expected) > len(rows):
        problem = _("expected a list of at most %(count)s tables")
        raise PositionError("seats", problem % {"count": len(rows)})
    found: list[dict[str, object]] = []
    is_alike = True
    for seat, (row, fields) in enumerate(zip(rows, expected, strict=False)):
        field = f"seats[{seat}]"
        check_names(read_table(fields, field), SEAT_FIELDS, f"{field}.")
        actual = {name: read_table(row, field).get(name) for name in fields}
        is_alike &= all(_is_alike(name, actual[name], value) for name, value in fields.items())
        found.append(actual)
    return None if is_alike else repr(found)


def _is_alike(name: str, actual: object, expected: object) -> bool:
    if name in LISTS_AS_SETS and isinstance(actual, list) and isinstance(expected, list):
        return sorted(map(repr, actual)) == sorted(map(repr, expected))
    return actual == expected


def _winners(state: State) -> list[int] | None:
    outcome = state.ended or outcome_of(state.ruleset.record, state.records)
    return None if outcome is None else list(outcome.winners)


_GETTERS: dict[str, Callable[[State], object]] = {
    "turn": lambda state: int(state.records["turn"][0]),
    "seat": lambda state: find_pending_seat(state.records),
    "to_move": lambda state: seat_to_decide(state.ruleset, state.records),
    "phase": lambda state: phase_of(state.records[0]),
    "scores": lambda state: list(totals_of(state.ruleset.record, state.records)),
    "over": lambda state: bool(state.records["over"][0]),
    "winners": _winners,
}
