"""The evaluation takes a win that is there, and runs as it is written and compiled to the same values."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.conformance.house_rules import HOUSE_RULES
from tests.conformance.playing import match_at, random_matches
from tests.games.balloon_cup.test_terminal import STUCK, position

from skyhop.engine.kernel import JIT, Entry
from skyhop.engine.state import State
from skyhop.games.balloon_cup.ai import evaluation
from skyhop.games.balloon_cup.ai.evaluation import NEAR_WIN_VALUE, WIN_VALUE
from skyhop.games.balloon_cup.game import GAME
from skyhop.games.balloon_cup.text.labels import CARD_OF_TEXT

OFTEN = 12
RULESETS = [*GAME.rulesets(), *HOUSE_RULES[GAME.name].values()]


def worths(state: State) -> dict[str, float]:
    """Return the value of each action for the deciding seat, by notation."""
    view, legal = GAME.view(state, GAME.to_decide(state)), GAME.legal(state)
    return dict(
        zip(
            (GAME.write(view, action) for action in legal),
            map(float, GAME.evaluation.evaluate(view, legal)),
            strict=True,
        )
    )


def test_a_claim_that_wins_is_worth_more_than_all_else() -> None:
    state = position(
        "rio-grande",
        "G1-1",
        cubes=["GGGYYYY", ""],
        trophies=["RY", ""],
        tiles=["1 flatland G |    | G7", "2 mountain RA |   |"],
    )
    found = worths(state)

    assert found["+G=Y"] == WIN_VALUE
    assert found["."] < WIN_VALUE


def test_a_trade_that_brings_a_trophy_beats_one_that_does_not_and_none() -> None:
    state = position(
        "kosmos-fr", tiles=["2 mountain RY | |"], cubes=["BBBGGGYYYY", ""], trophies=["", "Y"], bag="GBBBB"
    )
    found = worths(state)

    assert found["Y>B"] > max(value for action, value in found.items() if ">" in action and action != "Y>B")


def test_a_tile_after_which_a_trade_wins_is_nearly_as_good_as_won() -> None:
    tiles = ["1 flatland G | | G7", "2 mountain RA | |"]
    fields: dict[str, Any] = {"cubes": ["GGGYYYY", ""], "trophies": ["RY", ""]}

    assert worths(position(tiles=tiles, **fields))["G1-1"] == pytest.approx(NEAR_WIN_VALUE, rel=1e-4)
    assert worths(position(tiles=["1 mountain G | | G7", tiles[1]], **fields))["G1-1"] < NEAR_WIN_VALUE / 2


def test_a_tile_that_brings_the_third_trophy_is_as_good_as_won_or_lost() -> None:
    own = position(tiles=["1 flatland A | | A10", "2 mountain RY | |"], cubes=["AA", ""], trophies=["RY", ""])
    others = position(tiles=["1 mountain A | | A10", "2 mountain RY | |"], cubes=["", "AA"], trophies=["", "RY"])

    assert worths(own)["A1-1"] == pytest.approx(WIN_VALUE, rel=1e-4)
    assert worths(others)["A1-1"] == pytest.approx(-WIN_VALUE, rel=1e-4)


def test_a_card_is_worth_less_where_the_open_hand_opposite_holds_one_that_beats_it() -> None:
    beaten, safe = (
        worths(position({"open_hands": True}, tiles=["1 flatland R | |"], hands=["R5 Y1", f"{card} B1"]))
        for card in ("R1", "R13")
    )

    assert beaten["R5-1"] < safe["R5-1"]


def test_whoever_loses_a_tile_moves_next_and_may_win_another() -> None:
    """[BC-3.2] It is worth more to lose a tile with the card in hand that wins the other one at once."""
    tiles = ["1 mountain R | | R13", "2 flatland YG | Y5 | Y1 G10"]
    winning, losing = (worths(position(tiles=tiles, hands=[f"R1 {card}", "B1 B3"])) for card in ("G2", "G12"))

    assert winning["R1-1"] > losing["R1-1"]


def test_who_is_stuck_hopes_for_a_card_that_fits_and_keeps_the_extreme_ones() -> None:
    found = worths(position({"exchange_min": 0, "exchange_max": 1}, **STUCK))

    assert found["~"] < max(found.values())
    assert found["~G4"] > found["~G1"]
    assert found["~B3"] > found["~B1"]


def test_where_nothing_is_unseen_a_fresh_card_promises_nothing() -> None:
    in_hand = " ".join(STUCK["hands"]).split()
    discard = " ".join(card for card in CARD_OF_TEXT if card not in in_hand)
    state = position({"exchange_min": 0, "open_hands": True}, **{**STUCK, "supply": "", "discard": discard})

    found = worths(state)

    assert max(found, key=found.__getitem__) == "~"
    assert len(found) > 1


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
@pytest.mark.parametrize("spec", RULESETS, ids=str)
def test_every_kind_of_decision_is_valued_as_machine_code_values_it(
    spec: str | dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(evaluation.evaluate, Entry)
    compared: Counter[str] = Counter()
    for match in random_matches(GAME, GAME.ruleset(spec), 6, seed=8):
        phase = GAME.phase(match.state)
        compared[phase] += 1
        if match.to_decide is None or compared[phase] > OFTEN:
            continue
        compiled = worths(match.state)
        with monkeypatch.context() as patch:
            patch.setattr(evaluation.evaluate, "_run", evaluation.evaluate.run_as_written)
            written = worths(match.state)

        assert list(written.values()) == pytest.approx(list(compiled.values()), rel=1e-12, abs=1e-12)

    assert {"place", "claim"} <= set(compared)


def test_the_value_of_a_placing_does_not_depend_on_what_is_hidden() -> None:
    state = match_at(GAME, GAME.ruleset("rio-grande"), 4, 12).state
    view = GAME.view(state, GAME.to_decide(state))
    legal = GAME.legal(view)

    worlds = [GAME.view(GAME.determinize(view, seed), view.seat) for seed in range(3)]

    assert {tuple(GAME.evaluation.evaluate(world, legal)) for world in worlds} == {
        tuple(GAME.evaluation.evaluate(view, legal))
    }
    assert np.ptp(GAME.evaluation.evaluate(view, legal)) > 0
