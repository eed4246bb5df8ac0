from collections.abc import Sequence

import pytest

from skyhop.engine.state import BrokenOff, ExternalStatus, GivenUp, Outcome
from skyhop.game.ending import (
    ABORTED,
    ADJUDICATED,
    AGREEMENT,
    ENDINGS,
    LEFT,
    OF_TEXT,
    RESIGNATION,
    RULES,
    TIME,
    Ending,
    Wins,
    award_remaining_seats,
    compute_ranks,
    console,
    describe_break_off,
    describe_no_winner,
    describe_resignation,
    ending_of,
    parse_ending,
    write_resignation,
)
from skyhop.game.text import seat_number, you
from skyhop.i18n import languages, translated, use_language

LOST = (RESIGNATION, TIME, LEFT)
"""Endings whose causing seat does not win."""


def name(seat: int) -> str:
    """Call the first seat as its player would."""
    return you() if seat == 0 else seat_number(seat)


@pytest.mark.parametrize("reason", LOST, ids=lambda reason: reason.name)
@pytest.mark.parametrize(
    ("seat", "points", "winners"),
    [
        (0, [9, -3], (1,)),
        (1, [9, -3], (0,)),
        (0, [9, 1, 5], (2,)),
        (2, [9, 1, 5], (0,)),
        (1, [4, 9, 4, 2], (0, 2)),
        (0, [0, 0, 0], (1, 2)),
        (1, [-7, -1, -2], (2,)),
    ],
)
def test_whoever_gives_up_loses_to_the_other_or_to_the_best_of_the_others(
    reason: Ending, seat: int, points: Sequence[int], winners: tuple[int, ...]
) -> None:
    assert reason.winners(seat, points) == winners
    assert reason.counts


@pytest.mark.parametrize("points", [[3, 8], [3, 8, 5]])
def test_a_draw_has_no_winner_and_counts_and_a_match_that_is_aborted_does_not(points: Sequence[int]) -> None:
    assert (AGREEMENT.winners(0, points), AGREEMENT.counts) == ((), True)
    assert (ABORTED.winners(0, points), ABORTED.counts) == ((), False)


@pytest.mark.parametrize("points", [[3, 8], [3, 8, 5]])
def test_who_is_adjudicated_the_match_has_won_it(points: Sequence[int]) -> None:
    assert ADJUDICATED.winners(0, points) == (0,)
    assert ADJUDICATED.counts


def test_what_a_game_says_of_its_own_end_is_an_end_by_the_rules() -> None:
    assert ending_of(Outcome((0,), "trophies")) is RULES
    assert ending_of(Outcome((0,), RULES.name)) is RULES
    assert ending_of(Outcome((0,), "time")) is TIME
    assert RULES.wins(2) is RULES.wins(3) is Wins.BY_RULES


def test_every_reason_has_a_word_of_its_own_in_outcomes_and_in_journals() -> None:
    assert len({each.name for each in ENDINGS}) == len(ENDINGS)
    assert set(OF_TEXT.values()) == {*ENDINGS} - {RULES}
    assert {text: each.text for text, each in OF_TEXT.items()} == {text: text for text in OF_TEXT}


@pytest.mark.parametrize(
    ("points", "beside", "ranked"),
    [
        ([9, 1, 5], None, (1, 3, 2)),
        ([9, 1, 5], ExternalStatus(BrokenOff(0, "resignation", (2,))), (3, 2, 1)),
        ([9, 9, 5], ExternalStatus(BrokenOff(0, "time", (1,))), (3, 1, 2)),
        ([4, 9, 4, 2], ExternalStatus(BrokenOff(1, "left", (0, 2))), (1, 4, 1, 3)),
        ([9, 1], ExternalStatus(BrokenOff(0, "left", (1,))), (2, 1)),
        ([4, 9, 4], ExternalStatus(BrokenOff(0, "adjudicated", (0,))), (1, 2, 3)),
        (
            [9, 8, 1, -2],
            ExternalStatus(None, (GivenUp(1, "left", "cadet"), GivenUp(2, "time", "cadet"))),
            (1, 4, 3, 2),
        ),
        ([9, 1, 5], ExternalStatus(BrokenOff(2, "left", (0,)), (GivenUp(1, "time", "cadet"),)), (1, 3, 2)),
    ],
)
def test_whoever_gives_up_comes_last_and_the_others_stand_by_their_points(
    points: Sequence[int], beside: ExternalStatus | None, ranked: tuple[int, ...]
) -> None:
    beside = beside or ExternalStatus()
    winners = (0,) if beside.broken_off is None else beside.broken_off.winners
    assert compute_ranks(points, winners, beside) == ranked


@pytest.mark.parametrize(
    ("winners", "points", "stayed"),
    [((0,), [9, 8, 1], (1,)), ((0, 2), [9, 8, 9], (2,)), ((2,), [1, 2, 9], (2,)), ((), [4, 4, 4], ())],
)
def test_who_left_shares_no_win_and_the_best_of_the_others_has_it(
    winners: tuple[int, ...], points: Sequence[int], stayed: tuple[int, ...]
) -> None:
    given_up = (GivenUp(0, "left", "cadet"),)

    assert award_remaining_seats(Outcome(winners, "rules"), given_up, lambda: points) == Outcome(stayed, "rules")
    assert award_remaining_seats(Outcome(winners, "rules"), (), lambda: points) == Outcome(winners, "rules")
    assert award_remaining_seats(None, given_up, lambda: points) is None


def test_a_journal_tells_a_seat_that_was_given_up_from_one_that_ended_the_match() -> None:
    given_up = GivenUp(2, LEFT.name, "cadet")

    assert parse_ending(write_resignation(given_up), 2) == (LEFT, given_up)
    assert parse_ending("left", 2) == (LEFT, None)
    assert [parse_ending(text, 2) for text in ("left ", "draw cadet", "R7-3", "leftover cadet")] == [None] * 4
    assert (
        describe_resignation(given_up, name)
        == "Seat 3 left the match. The bot Cadet takes over the seat. The seat finishes last."
    )


def test_who_plays_a_seat_on_is_called_in_the_language_of_the_reader() -> None:
    with use_language("de"):
        assert "Der Bot Kapitän übernimmt den Platz" in describe_resignation(GivenUp(2, LEFT.name, "captain"), name)


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (RESIGNATION, "Seat 2 resigned."),
        (AGREEMENT, "Seat 2 agreed to a draw."),
        (TIME, "Seat 2 ran out of time."),
        (LEFT, "Seat 2 left the match."),
        (ABORTED, "Seat 2 stopped playing, so the match was abandoned. Nobody lost, and the match does not count."),
        (ADJUDICATED, "Seat 2 was awarded the win."),
    ],
    ids=lambda value: value.name if isinstance(value, Ending) else "",
)
def test_it_is_told_how_a_match_was_broken_off(reason: Ending, told: str) -> None:
    is_lost = reason in LOST
    more = " Seat 2 must finish last. The other players are ranked by points." if is_lost else ""
    assert describe_break_off(BrokenOff(1, reason.name, ()), 2, name) == told
    assert describe_break_off(BrokenOff(1, reason.name, ()), 3, name) == told + more


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", OF_TEXT.values(), ids=lambda reason: reason.name)
def test_every_language_has_words_for_it_also_for_whoever_reads(reason: Ending, language: str) -> None:
    with use_language(language):
        own, others = (describe_break_off(BrokenOff(seat, reason.name, ()), 2, name) for seat in (0, 1))
        title = translated(reason.title)

    is_english = language == "en"
    assert others.endswith(".")
    assert own != others
    assert (others == describe_break_off(BrokenOff(1, reason.name, ()), 2, name)) is is_english
    assert (title == reason.title) is is_english


def test_what_nobody_won_is_a_draw_only_where_it_counts() -> None:
    assert describe_no_winner(Outcome((), "agreement")) == describe_no_winner(Outcome((), "deadlock")) == "A draw"
    assert describe_no_winner(Outcome((), "aborted")) == "Abandoned"


def test_only_a_match_that_its_rules_ended_was_close() -> None:
    by_rules, resigned = (Outcome((0,), reason) for reason in (RULES.name, RESIGNATION.name))

    said = [console(outcome, is_close=is_close) for outcome in (by_rules, resigned) for is_close in (True, False)]

    assert [each.startswith("That was close!") for each in said] == [True, False, False, False]
