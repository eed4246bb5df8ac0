"""What every game has, and what it lacks unless it says more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from skyhop.engine.kernel import FirstCall, beginning, kernel
from skyhop.engine.record import Row, Sight
from skyhop.examples.nim import GAME as NIM
from skyhop.game.capability import MissingCapability
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.game import Game
from skyhop.game.simple.record import SimpleState
from skyhop.game.simple.simple_game import SimpleGame


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """A table with nothing on it."""


@kernel
def only_one(table: Table, actions: Row) -> int:  # noqa: ARG001  whatever there is
    actions[0] = 0
    return 1


@kernel
def pass_on(table: Table, action: int) -> None:  # noqa: ARG001  as above
    table.to_act = 1 - table.to_act


class Bare(SimpleGame):
    """A game without positions."""

    ruleset_of_scenario = Game.ruleset_of_scenario
    from_position = Game.from_position
    expect = Game.expect
    search_kernels = Game.search_kernels


BARE = Bare("bare", "Bare", Table, only_one, pass_on, action_count=1)
STANDARD = NIM.ruleset("standard")


@pytest.mark.parametrize(
    ("call", "lacking"),
    [
        (
            lambda: BARE.ruleset_of_scenario({}, Path()),
            "no positions: give it ruleset_of_scenario, from_position, expect",
        ),
        (lambda: BARE.from_position(STANDARD, {}), "no positions: give it ruleset_of_scenario, from_position, expect"),
        (
            lambda: BARE.expect(BARE.new(STANDARD), "left", 1),
            "no positions: give it ruleset_of_scenario, from_position, expect",
        ),
        (lambda: BARE.self_play(STANDARD, 1, 1, (True, False)), "no self-play: give it self_play"),
        (BARE.search_kernels, "no kernels for a search: give it search_kernels"),
    ],
    ids=["ruleset_of_scenario", "from_position", "expect", "self_play", "search_kernels"],
)
def test_a_game_that_lacks_a_capability_says_what_to_add(call: Callable[[], object], lacking: str) -> None:
    with pytest.raises(MissingCapability) as refused, beginning(FirstCall.UNCOMPILED):
        call()

    assert str(refused.value).startswith(f"Bare has {lacking} in ")


def test_unless_it_says_more_a_seat_looks_into_what_is_its_own_alone() -> None:
    assert [NIM.may_look(STANDARD, seat, 1) for seat in (0, 1, None)] == [False, True, False]


def test_unless_it_says_more_a_game_is_drawn_small_as_it_is_drawn_and_not_measured() -> None:
    with beginning(FirstCall.UNCOMPILED):
        view = NIM.view(NIM.new(STANDARD), 0)

        assert NIM.illustrate(view) == NIM.draw(view)
        assert NIM.workloads() == ()


def test_giving_up_and_agreeing_are_told() -> None:
    with beginning(FirstCall.UNCOMPILED):
        given_up, drawn = NIM.new(STANDARD), NIM.new(STANDARD)
        resignation, agreement = NIM.end(given_up, RESIGNATION, 1), NIM.end(drawn, AGREEMENT, 0)

        assert NIM.tell(NIM.view(given_up, 0), resignation) == ["Your opponent resigned. You have won."]
        assert NIM.tell(NIM.view(drawn, 0), agreement) == ["You agreed to a draw. A draw."]


def test_a_scenario_of_a_plain_game_names_its_rules_or_leaves_it() -> None:
    assert NIM.ruleset_of_scenario({}, Path()) == STANDARD
    assert NIM.ruleset_of_scenario({"ruleset": "standard"}, Path()) == STANDARD
