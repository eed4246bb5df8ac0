"""Matches played from the printed sheets alone: they allow what the engine allows, and add up to its points."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.games.aeronaut_odyssey.on_paper import Paper, Sheets
from tests.games.aeronaut_odyssey.walks import GAME, dealt

from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import EXPANSIONS, settings
from skyhop.engine.state import Ruleset, State
from skyhop.game.capability import MaterialOptions, Pieces, Text

pytestmark = pytest.mark.presentation

MATCHES = (
    {"base": "pioneer", "seats": 3, "expansions": "bonus multi thieves", "size": "tiny", "seed": 1},
    {"base": "capital", "seats": 3, "expansions": " ".join(EXPANSIONS), "size": "tiny", "seed": 2},
    {"base": "pioneer", "seats": 2, "expansions": " ".join(EXPANSIONS), "size": "tiny", "seed": 3},
    {"base": "capital", "seats": 2, "expansions": "wild thieves", "size": "small", "seed": 4},
    {
        "base": "pioneer",
        "seats": 1,
        "solo": True,
        "expansions": "trajectories bonus multi wild",
        "size": "tiny",
        "seed": 5,
    },
    {"base": "pioneer", "seats": 4, "expansions": "trajectories bonus multi wild", "size": "small", "seed": 128},
    {"base": "capital", "seats": 5, "expansions": " ".join(EXPANSIONS), "size": "small", "seed": 6},
)
ORDER = re.compile(r"Secret order (S\d+): connect (\w+) and (\w+) for (\d+) points?, or lose (\d+)")


def sheets_of(ruleset: Ruleset) -> Sheets:
    """Return the texts of the printed material of a map."""
    parts = {part.name: part for part in GAME.material(ruleset, MaterialOptions())}
    words = {name: part.words for name, part in parts.items() if isinstance(part, Text)}
    inventories, orders = parts["inventories"], parts.get("orders")
    assert isinstance(inventories, Pieces)
    (spaces,) = {int(found) for found in re.findall(r": (\d+) spaces", inventories.pieces[0].front.words)}
    fronts = [piece.front.words for piece in orders.pieces] if isinstance(orders, Pieces) else []
    found = [one.groups() for one in map(ORDER.match, fronts) if one]
    return Sheets(words, spaces, {name: (low, high, int(won), int(lost)) for name, low, high, won, lost in found})


def begun(how: Mapping[str, object]) -> tuple[State, Paper]:
    """A match of the engine, and the sheets of its map with the same orders dealt."""
    expansions, seats = str(how["expansions"]), int(str(how["seats"]))
    board = generate(
        settings(
            seed=how["seed"], size=how["size"], kind=how["base"], players=max(2, seats), expansions=expansions.split()
        )
    )
    rules = {name: value for name, value in how.items() if name not in ("size", "seed")}
    state = dealt(GAME.new(GAME.ruleset({**rules, "board": to_plain(board)}), seed=7))
    paper = Paper(sheets_of(state.ruleset), **{"solo": False, **rules})
    position: dict[str, Any] = GAME.positions.position(state)
    for seat, row in enumerate(position.get("seats", [])):
        paper.kept[seat] = list(row.get("orders", []))
    return state, paper


def played(how: Mapping[str, object]) -> tuple[State, Paper]:
    """Play to the end from paper; wherever somebody chooses, the engine is asked whether it allows just the same."""
    chance = Random(str(how))
    state, paper = begun(how)
    run = paper.play()
    answer = None
    while True:
        try:
            asked = run.send(answer) if answer else next(run)
        except StopIteration:
            return state, paper
        legal = {GAME.write(state, action): action for action in GAME.legal(state)}
        assert (GAME.to_decide(state), GAME.phase(state)) == (asked.seat, asked.kind)
        assert sorted(legal) == sorted(asked.options)
        answer = chance.choice(liked(sorted(legal), chance))
        GAME.apply(state, legal[answer])
        state = dealt(state)


def liked(texts: list[str], chance: Random) -> list[str]:
    """Choose actions to prefer at random: often abilities, then claims, otherwise all actions."""
    used, claims = [one for one in texts if one[0] == "!"], [one for one in texts if one[0] == "+" and len(one) > 1]
    if used and chance.random() < 1 / 2:
        return used
    return claims if claims and chance.random() < 2 / 3 else texts


@pytest.mark.parametrize("how", MATCHES, ids=lambda how: f"{how['base']}-{how['seats']}")
def test_the_printed_sheets_allow_what_the_engine_allows(how: Mapping[str, object]) -> None:
    state, paper = played(how)

    assert GAME.legal(state) == []
    assert GAME.positions.expect(state, "scores", paper.scores()) is None
