"""The evaluation values every kind of decision by what is seen, as it is written and compiled alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest
from tests.amount import in_turn
from tests.conformance import playing
from tests.conformance.house_rules import board
from tests.games.aeronaut_odyssey.walks import GAME, decisions, moments, view_of

from skyhop.engine.kernel import JIT, Entry, with_attributes
from skyhop.engine.state import State
from skyhop.game.ai import Column
from skyhop.games.aeronaut_odyssey.actions import kind_of
from skyhop.games.aeronaut_odyssey.ai import evaluation, self_play
from skyhop.games.aeronaut_odyssey.state import PHASES

compiling = pytest.mark.skipif(not JIT, reason="nothing is compiled")

MATCHES = 40 if JIT else 2
OFTEN = 2
"""So many decisions of a phase with the same kinds of actions are compared: that is quick, and tells as much."""


WILDS_ALONE = re.compile(r"\+[^.]+=\*+")


def as_written(patch: pytest.MonkeyPatch, *entries: object) -> None:
    for each in entries:
        assert isinstance(each, Entry)
        patch.setattr(each, "_run", each.run_as_written)


def test_every_kind_of_decision_is_valued_by_what_its_seat_sees() -> None:
    for state in decisions():
        seat, legal = GAME.to_decide(state), GAME.legal(state)
        view = view_of(state, seat)
        imagined = view_of(GAME.determinize(view, 7), seat)

        values = GAME.evaluation.evaluate(view, legal)

        assert np.isfinite(values).all()
        assert GAME.evaluation.evaluate(imagined, legal).tolist() == values.tolist()
        assert [GAME.evaluation.evaluate(view, [action])[0] for action in legal[:2]] == values[:2].tolist()


def test_the_kernel_for_many_matches_values_actions_alike() -> None:
    kernel = GAME.evaluation.kernel
    assert kernel is not None
    notes = with_attributes(kernel.notes())
    for state in decisions()[:6]:
        view, legal = view_of(state, GAME.to_decide(state)), sorted(GAME.legal(state))
        rules, views = with_attributes(view.ruleset.record)[0], with_attributes(view.records)
        values = np.zeros(len(legal))

        kernel.value(rules, views, notes, np.array(legal, np.int16), values)

        assert values.tolist() == GAME.evaluation.evaluate(view, legal).tolist()


def test_a_claim_paid_with_wilds_alone_is_valued_by_what_its_seat_sees() -> None:
    """[AO-6.1]"""
    seen = 0
    for state, _chance in moments(7, 12):
        if (seat := GAME.to_decide(state)) is None:
            continue
        view = view_of(state, seat)
        by_wilds = [action for action in GAME.legal(state) if WILDS_ALONE.fullmatch(GAME.write(view, action))]
        if by_wilds:
            imagined = view_of(GAME.determinize(view, 7), seat)
            assert np.isfinite(GAME.evaluation.evaluate(view, by_wilds)).all()
            assert (
                GAME.evaluation.evaluate(imagined, by_wilds).tolist()
                == GAME.evaluation.evaluate(view, by_wilds).tolist()
            )
            seen += len(by_wilds)
    assert seen > 5


@compiling
def test_every_kind_of_decision_is_valued_as_machine_code_values_it(monkeypatch: pytest.MonkeyPatch) -> None:
    met: Counter[tuple[str, frozenset[int]]] = Counter()
    for state, _chance in moments(902, 60):
        seat = GAME.to_decide(state)
        if seat is None:
            continue
        view, legal = view_of(state, seat), GAME.legal(state)
        kind = GAME.phase(state), frozenset(map(kind_of, legal))
        met[kind] += 1
        if met[kind] > OFTEN:
            continue
        compiled = GAME.evaluation.evaluate(view, legal)
        with monkeypatch.context() as patch:
            as_written(patch, evaluation.evaluate)
            written = GAME.evaluation.evaluate(view, legal)

        np.testing.assert_allclose(written, compiled, rtol=1e-12, atol=1e-12)

    assert {phase for phase, _kinds in met} == set(PHASES)


def scores(rules: dict[str, object], slack: float = 0.0) -> Column:
    return GAME.self_play(GAME.ruleset(rules), 1, 5, (True, False), slack=slack)


SMALL = board("six")


@pytest.mark.parametrize(
    "rules",
    [
        {"seats": 2, "expansions": "trajectories"},
        {"base": "capital", "seats": 3},
        {"solo": True, "expansions": "thieves bonus"},
    ],
    ids=str,
)
def test_a_greedy_player_scores_more_than_random_ones(rules: dict[str, object]) -> None:
    ruleset = GAME.ruleset({**rules, "board": SMALL})
    seats = 2 if rules.get("solo") else GAME.seat_count(ruleset)

    found = GAME.self_play(ruleset, MATCHES, 5, (True, False, False)[:seats])

    assert found.shape == (MATCHES, seats)
    assert found[:, 0].mean() > found[:, 1:].mean()


def test_whoever_overlooks_more_gains_less() -> None:
    ruleset = GAME.ruleset({"solo": True, "board": SMALL})
    careful, careless, blind = (
        GAME.self_play(ruleset, 3 * MATCHES, 5, [True], slack=slack)[:, 0].mean() for slack in (0.0, 1.0, 100.0)
    )

    assert careful > careless > blind


def worths(state: State) -> dict[str, float]:
    """Return the value of each action for the deciding seat, by notation."""
    view, legal = view_of(state, GAME.to_decide(state)), GAME.legal(state)
    return dict(
        zip(
            (GAME.write(view, action) for action in legal),
            map(float, GAME.evaluation.evaluate(view, legal)),
            strict=True,
        )
    )


def at_table(*seats: Mapping[str, object], **more: object) -> State:
    ruleset = GAME.ruleset({"seats": len(seats), "expansions": "bonus trajectories", "board": SMALL})
    return GAME.positions.from_position(ruleset, {"turn": 0, "seats": [dict(seat) for seat in seats], **more})


def test_a_flight_over_a_route_with_a_toll_is_worth_less() -> None:
    free, taken = ({"city": "C", "cells": "......", "tolls": tolls} for tolls in ([], ["E-F"]))
    flyer = {"city": "E", "cells": "OO...."}

    without, with_toll = (worths(at_table(flyer, other)) for other in (free, taken))

    assert with_toll[">F"] < without[">F"]
    assert {action: value for action, value in with_toll.items() if action != ">F"} == pytest.approx(
        {action: value for action, value in without.items() if action != ">F"}
    )


def test_who_takes_a_toll_takes_what_is_of_use() -> None:
    """With three of the four yellow balloons for E-F, and E-F nobody's, a fourth is worth more than an orange one."""
    flyer = {"city": "A", "cells": "OY...."}
    holder = {"city": "E", "cells": "YYY...", "tolls": ["A-D"]}
    state = at_table(flyer, holder)
    playing.played(GAME, state, ">D")

    found = worths(state)

    assert GAME.phase(state) == "toll"
    assert found["Y"] > found["O"]


def test_a_thief_takes_a_balloon_that_is_seen_before_one_that_is_gone() -> None:
    """[AO-9.9]"""
    ruleset = GAME.ruleset({"seats": 3, "expansions": "thieves", "board": SMALL})
    seats = [{"city": "F", "cells": "YY...."}, {"city": "C", "cells": "rRW..."}, {"city": "F"}]
    state = GAME.positions.from_position(ruleset, {"turn": 0, "seats": seats, "owners": {"A-B": "1"}})
    playing.played(GAME, state, "+A-B2")

    found = worths(state)

    assert GAME.phase(state) == "thief"
    assert min(found["#2"], found["#3"]) > found["#1"] == 0.0


@compiling
@pytest.mark.parametrize(
    ("rules", "slack"),
    in_turn([({"seats": 2}, 0.0), ({"solo": True, "expansions": "thieves"}, 0.0), ({"solo": True}, 1.0)], 3),
)
def test_a_greedy_match_ends_as_machine_code_ends_it(
    rules: dict[str, object], slack: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = scores(rules, slack)

    as_written(monkeypatch, self_play.play_greedily)
    written = scores(rules, slack)

    assert written.tolist() == compiled.tolist()
    assert compiled[0, 0] != 0
