"""What must hold in every state: spaces, slots and owners that add up, and a game that ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.engine.state import State
from skyhop.games.aeronaut_odyssey.constants import AGENDA, BALLOONS, MIXED
from skyhop.games.aeronaut_odyssey.ruleset import board_of
from skyhop.games.aeronaut_odyssey.state import NOBODY, Cell

if TYPE_CHECKING:
    from skyhop.boards.model import Board


def broken(state: State) -> list[str]:
    """List what is impossible about a state."""
    record, rules, board = state.records[0], state.ruleset.record[0], board_of(state.ruleset)
    return [
        *_broken_inventories(record, int(rules["seats"])),
        *_broken_slots(record, rules),
        *_broken_routes(record, rules, board),
        *_broken_trajectories(record, rules),
        *_broken_agenda(record),
    ]


def most_actions(rules: AnyRecord) -> int:
    """[AO-7.5] Count the moves and claims that there can be: slots, plain routes and multiroute spaces in play."""
    is_mixed = rules["type_of_route"] == MIXED
    claims = np.where(is_mixed, rules["length"], 1)[rules["is_in_play"].astype(bool)]
    return int(rules["slots"].sum() + claims.sum())


def _broken_inventories(record: AnyRecord, seats: int) -> Iterator[str]:
    """[AO-2.1] Yield inventories whose spaces disagree with what is counted."""
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


def _broken_slots(record: AnyRecord, rules: AnyRecord) -> Iterator[str]:
    """[AO-1.3] Yield cities with more arrivals than slots."""
    for city in np.flatnonzero(record["slots_used"] > rules["slots"]):
        yield f"city {city} has {rules['slots'][city]} slots but {record['slots_used'][city]} are used"


def _broken_routes(record: AnyRecord, rules: AnyRecord, board: Board) -> Iterator[str]:
    """[AO-6.1, AO-9.6] Yield routes whose owners do not follow from who claimed them."""
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


def _broken_trajectories(record: AnyRecord, rules: AnyRecord) -> Iterator[str]:
    """[AO-9.1] Yield trajectories that a seat gained twice."""
    for number in range(int(rules["trajectory_count"])):
        takers = record["taker"][number, : record["taken"][number]].tolist()
        if len(set(takers)) < len(takers):
            yield f"trajectory {number} was gained twice by a seat: {takers}"


def _broken_agenda(record: AnyRecord) -> Iterator[str]:
    """[AO-4.2] Yield an agenda that is empty while the game goes on, too long, or not empty after it."""
    size = int(record["agenda_size"])
    if not 0 <= size <= AGENDA or (size == 0) != bool(record["over"]):
        yield f"the agenda has {size} items and the game is {'over' if record['over'] else 'on'}"
