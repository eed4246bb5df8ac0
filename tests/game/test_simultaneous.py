"""Seats that choose at the same time: the order does not matter, and nobody sees a choice before all have chosen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyhop.engine.kernel import FirstCall, begin, kernel
from skyhop.engine.record import Row, Sight, of
from skyhop.engine.state import State
from skyhop.examples.flip_and_write import GAME as FLIP
from skyhop.game import registry
from skyhop.game.action import JournalError, PositionError, Refused
from skyhop.game.ending import RESIGNATION
from skyhop.game.game import GameError, count_choices, list_deciders
from skyhop.game.journal import Journal, read_line
from skyhop.game.match import Match, end_early, replay
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import (
    Acted,
    ActedUnseen,
    ChoosingState,
    MatchEnded,
    SimpleState,
    choose_together,
    end_match,
    has_chosen,
)
from skyhop.game.simple.renderer import words_of
from skyhop.game.simple.simple_game import SimpleGame

SEATS = st.integers(2, 6)


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    begin(FirstCall.UNCOMPILED)
    with registry.with_examples():
        yield
    begin(FirstCall.COMPILED)


def begun(seats: int, seed: int = 0, rounds: int = 0) -> Match:
    """Start a match in which all seats have chosen in so many rounds."""
    match = Match.start(FLIP, FLIP.ruleset({"seats": seats}), seed=seed)
    for _choice in range(rounds * seats):
        match.play(match.to_decide or 0, FLIP.write(match.state, FLIP.legal(match.state)[0]))
    return match


def texts(match: Match, seat: int) -> list[str]:
    return [FLIP.write(match.state, action) for action in FLIP.legal(match.view(seat))]


@given(data=st.data(), seats=SEATS, seed=st.integers(0, 99), rounds=st.sampled_from([0, 1, 11]))
@settings(max_examples=20, deadline=None)
def test_the_order_of_the_choices_changes_nothing_but_the_journal(
    data: st.DataObject, seats: int, seed: int, rounds: int
) -> None:
    first, second = begun(seats, seed, rounds), begun(seats, seed, rounds)
    choices = [data.draw(st.sampled_from(texts(first, seat))) for seat in range(seats)]
    order = data.draw(st.permutations(range(seats)))

    for seat in range(seats):
        first.play(seat, choices[seat])
    for seat in order:
        second.play(seat, choices[seat])

    assert first.state == second.state
    again = replay(read_line(second.journal.to_line()))
    assert [again.view(seat) for seat in (None, *range(seats))] == [second.view(seat) for seat in (None, *range(seats))]


def test_the_last_choice_reveals_all_choices_its_own_first() -> None:
    choices = ("top", "middle", "pass")
    for order in permutations(range(3)):
        match = begun(3, rounds=1)
        *early, last = [match.play(seat, choices[seat]) for seat in order]

        heard = [FLIP.list_visible_events(match.state.ruleset, step.events, None) for step in early]
        assert heard == [[ActedUnseen(seat, None)] for seat in order[:2]]
        assert last.events == tuple(Acted(seat, (0, 1, 3)[seat]) for seat in (order[2], *sorted(order[:2])))


@given(data=st.data(), seats=SEATS, seed=st.integers(0, 99))
@settings(max_examples=15, deadline=None)
def test_nobody_else_sees_what_a_seat_has_chosen(data: st.DataObject, seats: int, seed: int) -> None:
    worlds = begun(seats, seed, 1), begun(seats, seed, 1)
    chooser = data.draw(st.integers(0, seats - 1))
    one, other = (data.draw(st.sampled_from(texts(worlds[0], chooser))) for _world in worlds)
    steps = [match.play(chooser, text) for match, text in zip(worlds, (one, other), strict=True)]

    for viewer in (None, *range(seats)):
        views = [match.view(viewer) for match in worlds]
        heard = [
            FLIP.list_visible_events(match.state.ruleset, step.events, viewer)
            for match, step in zip(worlds, steps, strict=True)
        ]
        is_same = views[0] == views[1] and heard[0] == heard[1]
        assert is_same == (viewer != chooser or one == other)


def test_all_seats_may_decide_until_they_have_chosen() -> None:
    match = begun(3)

    assert match.deciders == (0, 1, 2)
    assert [FLIP.to_decide(match.view(seat)) for seat in (0, 1, 2)] == [0, 1, 2]
    match.play(1, "top")

    assert match.deciders == list_deciders(FLIP, match.view(None)) == (0, 2)
    assert [FLIP.to_decide(match.view(seat)) for seat in (0, 1, 2, None)] == [0, 0, 2, 0]
    assert [bool(FLIP.legal(match.view(seat))) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert count_choices(FLIP, match.state) == 1


def test_a_seat_chooses_once() -> None:
    match = begun(3)
    match.play(1, "top")
    before = match.state.copy()

    with pytest.raises(Refused, match="It is not your decision now"):
        match.play(1, "middle")

    assert match.state == before
    with pytest.raises(JournalError, match="It is not your decision now"):
        replay(Journal(match.journal.header, [*match.journal.entries, match.journal.entries[-1]]))


def test_a_refused_choice_leaves_the_turn_where_it_was() -> None:
    match = begun(3)
    before = match.state.copy()

    with pytest.raises(Refused, match="is not possible now"):
        match.play(2, "nowhere")

    assert (match.state, match.to_decide) == (before, 0)


def test_the_texts_say_for_whom_the_match_waits() -> None:
    match = begun(3)
    match.play(1, "top")
    words = words_of(FLIP)

    assert words.due(match.view(0)) == "Your turn"
    assert words.due(match.view(1), ["Anna", "Ben", "Cleo"]) == "Waiting for Anna, Cleo …"
    assert FLIP.renderer.text(match.view(1)).splitlines()[-1] == "Waiting for seat 1, seat 3."
    match.play(0, "top")
    assert words.due(match.view(1), ["Anna", "Ben", "Cleo"]) == "Cleo is thinking …"


@given(seats=SEATS, seed=st.integers(0, 99), chosen=st.integers(1, 5), rounds=st.sampled_from([0, 1, 11]))
@settings(max_examples=15, deadline=None)
def test_imagined_choices_are_possible(seats: int, seed: int, chosen: int, rounds: int) -> None:
    match = begun(seats, seed, rounds)
    for seat in range(min(chosen, seats - 1)):
        match.play(seat, texts(match, seat)[-1])

    for viewer in (None, *range(seats)):
        view = match.view(viewer)
        world = FLIP.determinize(view, seed)
        assert FLIP.invariants(world) == []
        assert FLIP.view(world, viewer) == view


def test_a_choice_that_the_seat_cannot_make_is_impossible() -> None:
    match = begun(2)
    match.play(0, "top")
    match.state.record["choices"][0] = 9

    assert FLIP.invariants(match.state) == ["the seats [0] cannot have made these choices"]


@pytest.mark.parametrize(
    ("fields", "seats"),
    [
        ({"done_choosing": 1024}, [10]),
        ({"choosing": 0b100001, "to_act": 0}, [5]),
        ({"choosing": 0b11, "done_choosing": 0b10, "choices": [0, 1, 0, 0, 0, 0]}, [1]),
        ({"choosing": 0b10, "done_choosing": 0b01, "choices": [1, 0, 0, 0, 0, 0], "to_act": 0}, [0]),
        ({"choices": [0, 1, 0, 0, 0, 0]}, [1]),
        ({"choosing": 0b10, "to_act": 0}, [0]),
    ],
)
def test_a_position_with_an_impossible_common_choice_is_refused(fields: dict[str, object], seats: list[int]) -> None:
    match = begun(2)
    position = FLIP.positions.position(match.state)

    with pytest.raises(PositionError, match=re.escape(str(seats))):
        FLIP.positions.from_position(match.state.ruleset, position | fields)

    match.play(1, "top")
    assert FLIP.positions.from_position(match.state.ruleset, FLIP.positions.position(match.state)) is not None


def test_a_resignation_ends_a_common_choice() -> None:
    match = begun(2)
    match.play(1, "top")

    end_early(FLIP, match.state, RESIGNATION, 0)

    assert match.deciders == ()
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


# A game with both kinds of decisions: seat 0 names a prize, then all seats bid for it at the same time.


class Auction(ChoosingState, seen_by=Sight.EVERYBODY):
    prize: int
    won: Row = of(3)


class Bids(Auction, seen_by=Sight.IN_PART):
    choices: Row = of(3)
    secret: Row = of(3)


class Whole(Bids):
    pass


@kernel
def legal(_table: Auction, actions: Row) -> int:
    for number in range(3):
        actions[number] = number
    return 3


@kernel
def act(table: Auction, action: int) -> None:
    table.prize = action
    choose_together(table, 6)


@kernel
def reveal(table: Bids) -> None:
    winner = 1 if table.choices[1] >= table.choices[2] else 2
    table.won[winner] += table.prize
    table.to_act = 0
    if table.won[winner] >= 2:
        end_match(table, winner)


@kernel
def determinize(table: Whole, seat: int) -> None:
    for other in range(3):
        if other != seat and has_chosen(table, other):
            table.choices[other] = 1
        if other != seat:
            table.secret[other] = 7


def auction(record: type[SimpleState] = Whole, **kernels: Callable[..., Any] | None) -> SimpleGame:
    made: dict[str, Any] = {"determinize": determinize, "reveal": reveal, **kernels}
    return SimpleGame("auction", "Auction", record, Kernels(legal, act, **made), action_count=3, seats=3)


def bid(game: SimpleGame, state: State, seat: int, text: str) -> list[Any]:
    match = Match(game, state, Journal(Match.start(game, state.ruleset).journal.header))
    events = list(match.play(seat, text).events)
    state.records[:] = match.state.records
    return events


def test_decisions_in_turn_and_common_choices_follow_each_other() -> None:
    game = auction()
    state = game.new(game.ruleset("standard"))

    assert list_deciders(game, state) == (0,)
    assert bid(game, state, 0, "3") == [ActedUnseen(0, 2)]
    assert list_deciders(game, state) == (1, 2)
    assert bid(game, state, 2, "2") == [ActedUnseen(2, 1)]
    assert bid(game, state, 1, "1") == [Acted(1, 0), Acted(2, 1), MatchEnded(1)]
    assert game.outcome(state) is not None
    assert state.record["won"].tolist() == [0, 0, 2]


def test_a_view_has_its_own_part_of_every_row() -> None:
    game = auction()
    state = game.new(game.ruleset("standard"))
    state.record["secret"] = [4, 5, 6]

    assert [game.view(state, seat).record["secret"].tolist() for seat in (0, 2, None)] == [
        [4, 0, 0],
        [0, 0, 6],
        [0] * 3,
    ]


class Public(ChoosingState, seen_by=Sight.EVERYBODY):
    choices: Row = of(3)


class Small(Auction, seen_by=Sight.IN_PART):
    choices: Row = of(2)


@pytest.mark.parametrize(
    ("record", "kernels", "problem"),
    [
        (Whole, {"reveal": None}, "need a record class …\\(ChoosingState\\)"),
        (SimpleState, {}, "need a record class …\\(ChoosingState\\)"),
        (Auction, {}, "has no field choices"),
        (Public, {}, "its size or visibility is wrong"),
        (Small, {}, "its size or visibility is wrong"),
    ],
)
def test_a_game_must_declare_all_parts_of_common_choices(
    record: type[SimpleState], kernels: dict[str, Any], problem: str
) -> None:
    with pytest.raises(GameError, match=problem):
        auction(record, **kernels)
