"""Checks of a state: its invariants, and the comparison with the expected values of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.engine.state import Outcome, State
from skyhop.game.action import PositionError
from skyhop.game.position import check_expected, check_kind, read_text
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_OF_CARD,
    CUBES_OF_COLOUR,
    HAND_LIMIT,
    SEATS,
    TILES,
    TROPHIES_TO_WIN,
    VALUE_OF_CARD,
)
from skyhop.games.balloon_cup.position import position_of, read_texts, tile_text
from skyhop.games.balloon_cup.rules.tiles import place_on_side
from skyhop.games.balloon_cup.state import DISCARD, HAND, SUPPLY, Paid, Stage
from skyhop.games.balloon_cup.text.labels import cards_text
from skyhop.games.balloon_cup.view import outcome_of, phase_of, seat_to_decide
from skyhop.i18n import _


def find_broken(state: State) -> list[str]:
    """Return a sentence for each invariant that the state violates."""
    record = state.records[0]
    return [
        *_find_broken_piles(record),
        *_find_broken_hands(record),
        *_find_broken_tiles(record),
        *_find_broken_cubes(record, bool(state.ruleset.record["paid"][0] == Paid.BAG)),
        *_find_broken_trophies(record),
    ]


def _find_broken_piles(record: AnyRecord) -> Iterator[str]:
    """Yield a sentence for each pile that contradicts the stored places of its cards."""
    for name, place in (("supply", SUPPLY), ("discard", DISCARD)):
        listed = sorted(record[name][: record[f"{name}_size"]].tolist())
        placed = np.flatnonzero(record["place_of_card"] == place).tolist()
        if listed != placed:
            yield f"{name} lists {listed} but {placed} lie there"
    if not ((record["place_of_card"] >= SUPPLY) & (record["place_of_card"] < place_on_side(TILES, 0))).all():
        yield "a card is nowhere"


def _find_broken_hands(record: AnyRecord) -> Iterator[str]:
    """Yield a sentence for each hand that is too large or whose stored number of cards is wrong.

    Also yield a sentence if a card that nobody holds is marked as shown.
    """
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


def _find_broken_tiles(record: AnyRecord) -> Iterator[str]:
    """Yield a sentence for each tile with a wrong number of cubes, or with cards that do not fit its cubes."""
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


def _find_broken_cubes(record: AnyRecord, cubes_return: bool) -> Iterator[str]:  # noqa: FBT001
    """Yield a sentence for each colour with too many cubes.

    If paid cubes return to the bag, also report too few cubes.
    """
    bag = np.bincount(record["bag"][: record["bag_size"]], minlength=5)
    counts = bag + record["cubes_on_tile"].sum(axis=0) + record["cubes_won"].sum(axis=0)
    if (counts > CUBES_OF_COLOUR).any() or (record["cubes_won"] < 0).any():
        yield f"there are {counts} cubes"
    if cubes_return and (counts != CUBES_OF_COLOUR).any():
        yield f"of {CUBES_OF_COLOUR} cubes {counts} are left though paid ones return"


def _find_broken_trophies(record: AnyRecord) -> Iterator[str]:
    """Yield a sentence for each player who has three trophies although the game continues."""
    for seat in range(SEATS):
        won = (record["owner_of_trophy"] == seat).sum()
        if won > TROPHIES_TO_WIN or (won == TROPHIES_TO_WIN and record["stage"] != Stage.OVER):
            yield f"seat {seat} has {won} trophies and the game goes on"


def difference(state: State, field: str, expected: object) -> str | None:
    """Compare a field of the state with the value that a scenario expects.

    If the values are equal, return None. Otherwise, return the actual value as text.
    """
    check_expected(field, tuple(_GETTERS))
    actual, alike = _GETTERS[field](state)
    if field == "tiles":
        return _tile_difference(actual, expected)
    return None if alike(expected, actual, field) else str(actual)


Comparison = Callable[[object, Any, str], bool]


def _exactly(expected: object, actual: object, field: str) -> bool:
    check_kind(expected, actual, field)
    return expected == actual


def _compare_cards(expected: object, actual: str, field: str) -> bool:
    return Counter(read_text(expected, field).split()) == Counter(actual.split())


def _compare_cubes(expected: object, actual: str, field: str) -> bool:
    return Counter(read_text(expected, field)) == Counter(actual)


def _compare_each(alike: Comparison) -> Comparison:
    def compare(expected: object, actual: list[str], field: str) -> bool:
        texts = read_texts(expected, field, SEATS)
        return all(alike(text, other, field) for text, other in zip(texts, actual, strict=True))

    return compare


def _parts_of_tile(text: str) -> tuple[object, ...]:
    """Split the text of a tile into parts that can be compared.

    The parts are the number and terrain, the sorted cubes, and the sorted cards of each side.
    """
    head, *sides = text.split("|")
    words = head.split()
    cubes = "".join(words[2:])
    padded = [*sides, "", ""][:2]
    return (tuple(words[:2]), tuple(sorted(cubes)), *(tuple(sorted(side.split())) for side in padded))


def _tile_difference(tiles: list[str], expected: object) -> str | None:
    for text in read_texts(expected, "tiles"):
        number = text.split()[0] if text.split() else ""
        if number not in {str(tile + 1) for tile in range(TILES)}:
            raise PositionError("tiles", _("%(text)s does not begin with a tile's number") % {"text": repr(text)})
        actual = tiles[int(number) - 1]
        if _parts_of_tile(text) != _parts_of_tile(actual):
            return actual
    return None


def _position(field: str, alike: Comparison) -> Callable[[State], tuple[Any, Comparison]]:
    return lambda state: (position_of(state)[field], alike)


def _list_known_cards(state: State) -> list[str]:
    """[BC-5.1, BC-9.7] Return, for each seat, the cards in its hand that the opponent has seen."""
    record = state.record
    is_seen = record["is_shown"] != 0 if not state.ruleset.parameters["open_hands"] else np.ones(CARDS, bool)
    return [cards_text(np.flatnonzero((record["place_of_card"] == HAND + seat) & is_seen)) for seat in range(SEATS)]


def _record(state: State) -> AnyRecord:
    return state.record


def _outcome(state: State) -> Outcome | None:
    return state.ended or outcome_of(_record(state))


def _winner(state: State) -> int:
    outcome = _outcome(state)
    return outcome.winners[0] if outcome and outcome.winners else -1


_GETTERS: dict[str, Callable[[State], tuple[Any, Comparison]]] = {
    "to_move": lambda state: (seat_to_decide(_record(state)), _exactly),
    "phase": lambda state: (phase_of(_record(state)), _exactly),
    "hands": _position("hands", _compare_each(_compare_cards)),
    "cubes": _position("cubes", _compare_each(_compare_cubes)),
    "trophies": _position("trophies", _compare_each(_compare_cubes)),
    "tiles": lambda state: ([tile_text(_record(state), tile) for tile in range(TILES)], _exactly),
    "discard": _position("discard", _compare_cards),
    "supply_size": lambda state: (int(_record(state)["supply_size"]), _exactly),
    "bag_size": lambda state: (int(_record(state)["bag_size"]), _exactly),
    "over": lambda state: (_outcome(state) is not None, _exactly),
    "winner": lambda state: (_winner(state), _exactly),
    "reason": lambda state: ((_outcome(state) or ((), "undecided"))[1], _exactly),
    "seen_by_opponent": lambda state: (_list_known_cards(state), _compare_each(_compare_cards)),
}
