"""Tests of OpenSpiel's search as a bot: it finds wins, uses only its view, and keeps its budget."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.conformance.playing import match_at
from tests.search.written import written_judge

from skyhop.bots.bot import Budget, WeightsChoice
from skyhop.engine.jit.compilation import entry_at
from skyhop.engine.kernel import ENTRIES, FirstCall, beginning, with_attributes
from skyhop.engine.state import State
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.search.compiled_entries import Way, game_entry, prospects
from skyhop.search.search import PositionRollouts
from skyhop.search.value_network import value_network_of
from skyhop.search.worlds import write_estimated_shares

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
openspiel_bot: Any = importlib.import_module("tools.openspiel_bot")

ROOT = Path(__file__).resolve().parents[2]
with registry.with_examples():
    NIM, FOUR = registry.game("nim"), registry.game("connect-four")
CUP = registry.game("balloon-cup")
FEW = Budget(iterations=12)


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    """State without compilation. These tests try only few worlds, so compilation would take longer."""
    with registry.with_examples(), beginning(FirstCall.UNCOMPILED):
        yield


def reached(game: Game, texts: Sequence[str]) -> Match:
    match = Match.start(game, game.ruleset(game.rulesets()[0]))
    for text in texts:
        assert match.to_decide is not None
        match.play(match.to_decide, text)
    return match


@pytest.mark.parametrize("texts", ["121212", "1727573"], ids=["who began", "the other"])
def test_it_takes_the_win_at_hand(texts: str) -> None:
    match = reached(FOUR, texts)
    seat = match.to_decide
    assert seat is not None

    chosen = openspiel_bot.OpenSpielIsmcts(FOUR, 1, Budget(iterations=150)).choose(match.view(seat))
    match.play(seat, FOUR.write(match.state, chosen))

    assert match.outcome is not None
    assert match.outcome.winners == (seat,)


@pytest.mark.parametrize("weights", [None, WeightsChoice.PLAYOUTS])
def test_worlds_that_its_seat_cannot_tell_apart_make_no_difference(weights: WeightsChoice | None) -> None:
    match = match_at(CUP, CUP.ruleset({}), 1, 20)
    view = match.view(match.to_decide)
    views = view, CUP.view(CUP.determinize(view, 3), view.seat)

    one, other = (openspiel_bot.OpenSpielIsmcts(CUP, 2, FEW, weights).choose(each) for each in views)

    assert one == other
    assert one in CUP.legal(view)


def test_it_tries_as_many_worlds_as_it_is_told_to() -> None:
    player, match = openspiel_bot.OpenSpielIsmcts(FOUR, 1, FEW), reached(FOUR, "12")

    player.choose(match.view(0))

    assert player.simulations == FEW.iterations


def test_when_its_time_is_over_it_chooses_by_what_it_knows() -> None:
    player, match = openspiel_bot.OpenSpielIsmcts(FOUR, 1, Budget(seconds=0.0)), reached(FOUR, "12")

    chosen = player.choose(match.view(0))

    assert chosen in FOUR.legal(match.state)
    assert player.simulations == 2


def test_its_leaves_are_judged_by_a_network_or_played_out() -> None:
    judged, played_out = (openspiel_bot.OpenSpielIsmcts.entries(CUP, by) for by in (None, WeightsChoice.PLAYOUTS))

    assert judged == [game_entry(prospects, CUP, Way.JUDGED)]
    assert played_out == [game_entry(prospects, CUP, Way.PLAYED_OUT)] != judged


def test_a_playout_of_what_is_all_but_over_is_what_comes() -> None:
    match = reached(NIM, ["3", "3", "3", "3", "3", "3", "2"])
    before = match.state.copy()

    shares = PositionRollouts(NIM, match.view(0), 1).shares(match.state.records)

    assert shares.tolist() == [0.0, 1.0]
    assert match.state == before


def test_a_network_says_of_a_world_what_it_says_of_it_from_the_side_of_the_seat() -> None:
    state, judgement = match_at(CUP, CUP.ruleset({}), 1, 20).state, value_network_of(CUP)

    for seat in range(2):
        shares = PositionRollouts(CUP, CUP.view(state, seat), 1, judgement).shares(state.records)

        assert np.allclose(shares, _expected(state, seat), atol=1e-6)
        assert shares[0] != shares[1]


@pytest.mark.parametrize("is_judged", [False, True])
def test_a_process_that_compiles_it_finds_a_prospect_by_its_address(
    is_judged: bool,  # noqa: FBT001  a parameter of the test
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address = game_entry(prospects, CUP, Way.JUDGED if is_judged else Way.PLAYED_OUT).address
    monkeypatch.delitem(ENTRIES, address)

    assert entry_at(address).address == address


@pytest.mark.slow
@pytest.mark.process
def test_a_program_lets_the_two_play() -> None:
    line = "-m tools.openspiel_match nim --examples --seconds 0.02 --pairs 2 --seed 1"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "LANGUAGE": "en", "PYTHONPATH": f"{ROOT / 'src'}"}

    ended = subprocess.run(
        [sys.executable, *line.split()], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )

    speeds, standing = ended.stdout.splitlines()
    assert re.fullmatch(r"worlds a second, from an opening: ismcts [\d,]+, openspiel [\d,]+", speeds)
    assert re.fullmatch(r"ismcts against openspiel: win share [\d.]+% ± [\d.]+% in 2 pairs \(won .*\)", standing)


def _expected(state: State, seat: int) -> list[float]:
    """Return the output of Balloon Cup's network for a state and a seat, from uncompiled kernels."""
    judgement = value_network_of(CUP)
    judge, found = written_judge(CUP, judgement, seat), np.zeros(2)
    rules, record = (with_attributes(records)[0] for records in (state.ruleset.record, state.records))
    write_estimated_shares(judge, rules, record, found)
    shares: list[float] = found.tolist()
    return shares
