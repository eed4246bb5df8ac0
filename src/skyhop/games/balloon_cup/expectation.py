"""What a scenario of Balloon Cup may expect, and how each field is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.engine.state import Outcome, State
from skyhop.game.position_fields import check_expected, check_kind, read_text
from skyhop.game.refusal import PositionError
from skyhop.games.balloon_cup.constants import CARDS, SEATS, TILES
from skyhop.games.balloon_cup.notation import cards_text
from skyhop.games.balloon_cup.position import position_of, read_texts, tile_text
from skyhop.games.balloon_cup.state import HAND
from skyhop.games.balloon_cup.view import outcome_of, phase_of, seat_to_decide
from skyhop.i18n import _


def difference(state: State, field: str, wanted: object) -> str | None:
    """Say what there is instead of what is expected of one field; None if it holds."""
    check_expected(field, tuple(_GETTERS))
    got, alike = _GETTERS[field](state)
    if field == "tiles":
        return _tile_difference(got, wanted)
    return None if alike(wanted, got, field) else str(got)


Comparison = Callable[[object, Any, str], bool]


def _exactly(wanted: object, got: object, field: str) -> bool:
    check_kind(wanted, got, field)
    return wanted == got


def _as_cards(wanted: object, got: str, field: str) -> bool:
    return Counter(read_text(wanted, field).split()) == Counter(got.split())


def _as_cubes(wanted: object, got: str, field: str) -> bool:
    return Counter(read_text(wanted, field)) == Counter(got)


def _each(alike: Comparison) -> Comparison:
    def compare(wanted: object, got: list[str], field: str) -> bool:
        texts = read_texts(wanted, field, SEATS)
        return all(alike(text, other, field) for text, other in zip(texts, got, strict=True))

    return compare


def _parts_of_tile(text: str) -> tuple[object, ...]:
    """Take a tile's text apart: head, cubes as a multiset, each side as a set."""
    head, *sides = text.split("|")
    words = head.split()
    cubes = "".join(words[2:])
    padded = [*sides, "", ""][:2]
    return (tuple(words[:2]), tuple(sorted(cubes)), *(tuple(sorted(side.split())) for side in padded))


def _tile_difference(tiles: list[str], wanted: object) -> str | None:
    for text in read_texts(wanted, "tiles"):
        number = text.split()[0] if text.split() else ""
        if number not in {str(tile + 1) for tile in range(TILES)}:
            raise PositionError("tiles", _("%(text)s does not begin with a tile's number") % {"text": repr(text)})
        got = tiles[int(number) - 1]
        if _parts_of_tile(text) != _parts_of_tile(got):
            return got
    return None


def _position(field: str, alike: Comparison) -> Callable[[State], tuple[Any, Comparison]]:
    return lambda state: (position_of(state)[field], alike)


def _seen(state: State) -> list[str]:
    """[BC-5.1, BC-9.7] Write the cards in each hand that the other player knew, though the end reveals all."""
    record = state.record
    is_seen = record["is_shown"] != 0 if not state.ruleset.parameters["open_hands"] else np.ones(CARDS, bool)
    return [cards_text(np.flatnonzero((record["place_of_card"] == HAND + seat) & is_seen)) for seat in range(SEATS)]


def _record(state: State) -> AnyRecord:
    return state.records[0]


def _outcome(state: State) -> Outcome | None:
    return state.ended or outcome_of(_record(state))


def _winner(state: State) -> int:
    outcome = _outcome(state)
    return outcome.winners[0] if outcome and outcome.winners else -1


_GETTERS: dict[str, Callable[[State], tuple[Any, Comparison]]] = {
    "to_move": lambda state: (seat_to_decide(_record(state)), _exactly),
    "phase": lambda state: (phase_of(_record(state)), _exactly),
    "hands": _position("hands", _each(_as_cards)),
    "cubes": _position("cubes", _each(_as_cubes)),
    "trophies": _position("trophies", _each(_as_cubes)),
    "tiles": lambda state: ([tile_text(_record(state), tile) for tile in range(TILES)], _exactly),
    "discard": _position("discard", _as_cards),
    "supply_size": lambda state: (int(_record(state)["supply_size"]), _exactly),
    "bag_size": lambda state: (int(_record(state)["bag_size"]), _exactly),
    "over": lambda state: (_outcome(state) is not None, _exactly),
    "winner": lambda state: (_winner(state), _exactly),
    "reason": lambda state: ((_outcome(state) or ((), "undecided"))[1], _exactly),
    "seen_by_opponent": lambda state: (_seen(state), _each(_as_cards)),
}
