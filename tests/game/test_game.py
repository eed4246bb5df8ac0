"""Every game has the basic methods, and by default lacks optional capabilities."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from skyhop.engine.kernel import FirstCall, beginning, kernel
from skyhop.engine.record import Row, Sight
from skyhop.examples.nim import GAME as NIM
from skyhop.game.capability import MissingCapability
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.game import SPECTATOR
from skyhop.game.kernel_game import write_all
from skyhop.game.match import end_early
from skyhop.game.simple.kernels import Kernels
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
    """A game without capabilities."""

    def __init__(self) -> None:
        super().__init__("bare", "Bare", Table, Kernels(only_one, pass_on), action_count=1)
        self.capabilities = {}


BARE = Bare()
STANDARD = NIM.ruleset("standard")


@pytest.mark.parametrize(
    ("call", "lacking"),
    [
        (lambda: BARE.positions, "no positions: define Capability.POSITIONS"),
        (lambda: BARE.self_play, "no self-play: define Capability.SELF_PLAY"),
        (lambda: BARE.search_kernels, "no kernels for a search: define Capability.SEARCH"),
    ],
    ids=["positions", "self_play", "search_kernels"],
)
def test_a_game_that_lacks_a_capability_says_what_to_add(call: Callable[[], object], lacking: str) -> None:
    with pytest.raises(MissingCapability) as refused, beginning(FirstCall.UNCOMPILED):
        call()

    assert str(refused.value).startswith(f"Bare has {lacking} in ")


def test_unless_it_says_more_a_seat_looks_into_what_is_its_own_alone() -> None:
    rules = STANDARD.record
    assert [NIM.observation.may_look(rules, 1, seat) for seat in (0, 1, SPECTATOR)] == [False, True, False]


def test_unless_it_says_more_a_game_is_drawn_small_as_it_is_drawn_and_not_measured() -> None:
    with beginning(FirstCall.UNCOMPILED):
        view = NIM.view(NIM.new(STANDARD), 0)

        assert NIM.renderer.illustrate(view) == NIM.renderer.draw(view)
        assert NIM.workloads == ()


def test_actions_are_written_at_once_as_one_by_one() -> None:
    with beginning(FirstCall.UNCOMPILED):
        state = NIM.new(STANDARD)

        assert write_all(NIM, state, NIM.legal(state)) == [NIM.write(state, action) for action in NIM.legal(state)]


def test_giving_up_and_agreeing_are_told() -> None:
    with beginning(FirstCall.UNCOMPILED):
        given_up, drawn = NIM.new(STANDARD), NIM.new(STANDARD)
        resignation, agreement = end_early(NIM, given_up, RESIGNATION, 1), end_early(NIM, drawn, AGREEMENT, 0)

        assert NIM.renderer.tell(NIM.view(given_up, 0), resignation) == ["Your opponent resigned. You have won."]
        assert NIM.renderer.tell(NIM.view(drawn, 0), agreement) == ["You agreed to a draw. A draw."]


def test_a_scenario_of_a_plain_game_names_its_rules_or_leaves_it() -> None:
    assert NIM.positions.ruleset_of_scenario({}, Path()) == STANDARD
    assert NIM.positions.ruleset_of_scenario({"ruleset": "standard"}, Path()) == STANDARD
