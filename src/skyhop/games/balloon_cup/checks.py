"""What must hold in every state: 45 cards, 45 cubes, sides that fit their tiles."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.engine.state import State
from skyhop.games.balloon_cup.constants import (
    COLOUR_OF_CARD,
    CUBES_OF_COLOUR,
    HAND_LIMIT,
    SEATS,
    TILES,
    TROPHIES_TO_WIN,
    VALUE_OF_CARD,
)
from skyhop.games.balloon_cup.rules.tiles import place_on_side
from skyhop.games.balloon_cup.ruleset import Paid
from skyhop.games.balloon_cup.state import DISCARD, HAND, SUPPLY, Stage
from skyhop.games.balloon_cup.view import phase_of


def broken(state: State) -> list[str]:
    """List what is impossible about a state."""
    record = state.records[0]
    return [
        *_broken_piles(record),
        *_broken_hands(record),
        *_broken_tiles(record),
        *_broken_cubes(record, bool(state.ruleset.record["paid"][0] == Paid.BAG)),
        *_broken_trophies(record),
    ]


def _broken_piles(record: AnyRecord) -> Iterator[str]:
    """Yield piles whose order and places disagree."""
    for name, place in (("supply", SUPPLY), ("discard", DISCARD)):
        listed = sorted(record[name][: record[f"{name}_size"]].tolist())
        placed = np.flatnonzero(record["place_of_card"] == place).tolist()
        if listed != placed:
            yield f"{name} lists {listed} but {placed} lie there"
    if not ((record["place_of_card"] >= SUPPLY) & (record["place_of_card"] < place_on_side(TILES, 0))).all():
        yield "a card is nowhere"


def _broken_hands(record: AnyRecord) -> Iterator[str]:
    """Yield hands that are miscounted, too large, or shown without being held."""
    for seat in range(SEATS):
        is_held = record["place_of_card"] == HAND + seat
        counts = np.bincount(COLOUR_OF_CARD[is_held], minlength=5)
        if (counts != record["held"][seat]).any():
            yield f"seat {seat} holds {counts} but {record['held'][seat]} are counted"
        if is_held.sum() > HAND_LIMIT:
            yield f"seat {seat} holds {is_held.sum()} cards"
        if phase_of(record) in ("place", "stuck") and record["games_played"] and is_held.sum() != HAND_LIMIT:
            yield f"seat {seat} holds {is_held.sum()} cards at a decision"
    in_hand = (record["place_of_card"] == HAND) | (record["place_of_card"] == HAND + 1)
    if record["is_shown"][~in_hand].any():
        yield "a card that nobody holds counts as shown"


def _broken_tiles(record: AnyRecord) -> Iterator[str]:
    """Yield tiles with a wrong number of cubes or sides that hold other cards than the cubes ask for."""
    for tile in range(TILES):
        cubes = record["cubes_on_tile"][tile]
        if phase_of(record) != "deal" and cubes.sum() != (tile + 1) * record["is_in_play"][tile]:
            yield f"tile {tile + 1} has {cubes.sum()} cubes"
        for seat in range(SEATS):
            is_here = record["place_of_card"] == place_on_side(tile, seat)
            if (np.bincount(COLOUR_OF_CARD[is_here], minlength=5) + record["lacking"][tile, seat] != cubes).any():
                yield f"seat {seat}'s side of tile {tile + 1} does not fit its cubes"
            if (record["lacking"][tile, seat] < 0).any():
                yield f"seat {seat}'s side of tile {tile + 1} has too many cards"
            if VALUE_OF_CARD[is_here].sum() != record["sum_of_side"][tile, seat]:
                yield f"seat {seat}'s side of tile {tile + 1} does not add up to {record['sum_of_side'][tile, seat]}"
        if cubes.any() and not record["lacking"][tile].any() and record["stage"] != Stage.OVER:
            yield f"tile {tile + 1} is complete and was not scored"
    if ((record["lacking"] > 0).sum(axis=(0, 1)) != record["open_sides"]).any():
        yield f"the open sides are counted as {record['open_sides']}"


def _broken_cubes(record: AnyRecord, cubes_return: bool) -> Iterator[str]:  # noqa: FBT001
    """Yield colours of which there are too many cubes, or, where paid cubes return, too few."""
    bag = np.bincount(record["bag"][: record["bag_size"]], minlength=5)
    counts = bag + record["cubes_on_tile"].sum(axis=0) + record["cubes_won"].sum(axis=0)
    if (counts > CUBES_OF_COLOUR).any() or (record["cubes_won"] < 0).any():
        yield f"there are {counts} cubes"
    if cubes_return and (counts != CUBES_OF_COLOUR).any():
        yield f"of {CUBES_OF_COLOUR} cubes {counts} are left though paid ones return"


def _broken_trophies(record: AnyRecord) -> Iterator[str]:
    """Yield players with three trophies in a game that goes on."""
    for seat in range(SEATS):
        won = (record["owner_of_trophy"] == seat).sum()
        if won > TROPHIES_TO_WIN or (won == TROPHIES_TO_WIN and record["stage"] != Stage.OVER):
            yield f"seat {seat} has {won} trophies and the game goes on"
