"""Tests of take-backs in a journal: only declared steps can be taken back."""

from __future__ import annotations

import pytest

from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.ending import RESIGNATION
from skyhop.game.journal import (
    TAKE_BACK_TEXT,
    Journal,
    JournalEntry,
    count_reachable,
    find_undone_plies,
    list_standing_steps,
    read_line,
)
from skyhop.game.match import Match, plies, replay, steps

with registry.with_examples():
    NIM = registry.game("nim")


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    registry.include_examples()


def nim(*taken: int) -> Match:
    match = Match.start(NIM, NIM.ruleset({}))
    for count in taken:
        assert match.to_decide is not None
        match.play(match.to_decide, str(count))
    return match


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_match_goes_back_and_on_and_is_replayed_from_its_line(count: int) -> None:
    match, before = nim(1, 2, 3), nim(*[1, 2, 3][: 3 - count])
    seat = int(match.journal.entries[-count].actor)

    match.take_back(seat, count)

    assert match.state == before.state
    match.play(seat, "1")
    again = replay(read_line(match.journal.to_line()))
    assert again.state == match.state
    assert [step.text for step in steps(again.journal)] == ["1", "2", "3", f"takeback {count}", "1"]
    assert [ply.number for ply in plies(again.journal)] == list(range(6))


def test_what_was_taken_back_does_not_stand_and_what_says_so_does() -> None:
    match = nim(1, 2, 3)
    match.take_back(int(match.journal.entries[-2].actor), 2)
    match.play(int(match.journal.entries[1].actor), "2")

    assert [step.text for step in list_standing_steps(list(steps(match.journal)))] == ["2", "takeback 2", "1"]


def test_nothing_is_taken_back_of_somebody_else_or_twice_or_behind_an_end() -> None:
    match = nim(1, 2)
    seat = int(match.journal.entries[-1].actor)
    for actor, count in ((1 - seat, 1), (seat, 2), (seat, 3), (seat, 0)):
        with pytest.raises(JournalError):
            match.take_back(actor, count)
    match.take_back(seat, 1)
    with pytest.raises(JournalError):
        match.take_back(1 - seat, 2)
    match.play(seat, "1")
    match.end(RESIGNATION, seat)
    with pytest.raises(JournalError):
        match.take_back(seat, 1)


@pytest.mark.parametrize("text", ["takeback 9", "takeback 0", "takeback 2", "takeback", "takeback x", "takeback 1 "])
def test_a_forged_entry_is_named_by_its_ply(text: str) -> None:
    journal = nim(1, 2).journal
    journal.write(journal.entries[-1].actor, text)

    with pytest.raises(JournalError) as caught:
        list(plies(read_line(journal.to_line())))
    assert caught.value.ply == 2


def test_nobody_goes_back_over_a_shuffle() -> None:
    entries = [JournalEntry(0, "1", ""), JournalEntry("supply", "R1 R2", ""), JournalEntry(1, "2", "")]

    assert [count_reachable(entries[:length]) for length in range(4)] == [0, 1, 0, 1]


def test_what_was_taken_back_is_named_with_the_entry_that_says_so() -> None:
    match = nim(1, 2, 3)
    match.take_back(int(match.journal.entries[1].actor), 2)

    assert find_undone_plies(match.journal.entries) == {1, 2, 3}


@pytest.mark.parametrize("name", registry.names())
def test_no_game_writes_an_action_like_that(name: str) -> None:
    game = registry.game(name)
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=3)

    texts = [game.write(match.state, action) for action in game.legal(match.state)]
    assert texts
    assert not any(TAKE_BACK_TEXT.fullmatch(text) for text in texts)


def test_a_journal_of_before_has_none() -> None:
    assert find_undone_plies(Journal(nim(1).journal.header).entries) == frozenset()
