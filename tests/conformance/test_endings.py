"""Every game ends correctly if a match ends early."""

from collections.abc import Collection

import pytest
from tests.conformance.playing import match_at, told

from skyhop.engine.state import BrokenOff, GivenUp, Outcome, Ruleset
from skyhop.game import journal
from skyhop.game.action import Refused
from skyhop.game.ending import LEFT, OF_TEXT, RULES, Ending, Wins, compute_ranks
from skyhop.game.game import Game, list_partners
from skyhop.game.match import Match, give_up, replay, steps
from skyhop.game.text import seat_number
from skyhop.server.matches.history import History

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]

SEED, DECISIONS = 2, 7

ENDING = pytest.mark.parametrize("ending", OF_TEXT.values(), ids=OF_TEXT)


def under_way(played: Played) -> Match:
    """A match of which a little has been played."""
    match = match_at(*played, SEED, DECISIONS)
    assert match.outcome is None
    return match


def expected_winners(ending: Ending, seat: int, points: list[int], partners: Collection[int] = ()) -> set[int]:
    """Return the expected winners, according to the table of endings."""
    others = {each for each in range(len(points)) if each != seat and each not in partners}
    wins = ending.of_two if len(points) <= 2 else ending.of_more
    return {
        Wins.OTHERS: others,
        Wins.BEST_OF_OTHERS: {each for each in others if points[each] == max(points[one] for one in others)},
        Wins.SEAT: {seat},
        Wins.NOBODY: set(),
    }[wins]


@ENDING
def test_a_match_can_be_broken_off_for_every_reason_but_only_once(played: Played, ending: Ending) -> None:
    game, ruleset = played
    match = under_way(played)
    seat = game.seat_count(ruleset) - 1
    points = list(game.points(match.state))
    match.end(ending, seat)

    assert match.outcome is not None
    assert match.outcome.reason == ending.name
    assert set(match.outcome.winners) == expected_winners(ending, seat, points, list_partners(game, len(points), seat))
    assert game.points(match.state) == tuple(points)
    assert game.invariants(match.state) == []
    assert (game.to_decide(match.state), game.phase(match.state), game.legal(match.state)) == (None, "over", [])
    ply = match.ply
    with pytest.raises(Refused):
        match.end(ending, 0)
    with pytest.raises(Refused):
        match.play(0, "1")
    assert match.ply == ply


@ENDING
def test_its_journal_leads_to_the_same_end(played: Played, ending: Ending) -> None:
    match = under_way(played)
    match.end(ending, 0)
    read = journal.read_line(match.journal.to_line())
    again = replay(read)

    assert again.outcome == match.outcome
    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]
    assert list(steps(read))[-1].text == ending.text
    assert History.of(match.game, read).last_state == again.state


@ENDING
def test_everybody_sees_and_hears_how_it_was_broken_off(played: Played, ending: Ending) -> None:
    game, ruleset = played
    match = under_way(played)
    step = match.end(ending, 0)
    (happened,) = step.events

    assert isinstance(happened, BrokenOff)
    for viewer in (None, *range(game.seat_count(ruleset))):
        view = match.view(viewer)
        assert game.list_visible_events(ruleset, step.events, viewer) == [happened]
        assert (game.outcome(view), game.phase(view), game.legal(view)) == (match.outcome, "over", [])
        assert view == game.view(game.determinize(view, 1), viewer)
        said = told(game, match.state, step.events, viewer)
        names = "You" if viewer == 0 else ("Your opponent" if game.seat_count(ruleset) == 2 else str(seat_number(0)))
        if viewer is None:
            names = str(seat_number(0))
        assert said[0].startswith(ending.sentence % {"who": names})
        assert said[0].splitlines()[0] in " ".join(game.renderer.text(view).splitlines())


LEAVING = pytest.mark.parametrize("ending", [each for each in OF_TEXT.values() if each.may_go_on], ids=lambda e: e.name)


def seats_that_count(played: Played) -> int:
    game, ruleset = played
    return len(game.points(game.new(ruleset)))


@LEAVING
def test_of_more_than_two_the_others_go_on_and_who_left_comes_last(played: Played, ending: Ending) -> None:
    game, ruleset = played
    match = under_way(played)
    seats, ply = seats_that_count(played), match.ply
    step = match.leave(ending, 1 % game.seat_count(ruleset), "cadet")
    if seats <= 2:
        assert step.text == ending.text
        assert match.outcome is not None
        return

    assert (step.text, match.outcome, match.to_decide is None) == (f"{ending.text} cadet", None, False)
    (happened,) = step.events
    for viewer in (None, *range(seats)):
        view = match.view(viewer)
        assert game.list_visible_events(ruleset, step.events, viewer) == [happened]
        assert view.given_up == (happened,)
        assert view == game.view(game.determinize(view, 1), viewer)
        who = "You" if viewer == 1 else "Seat 2"
        assert told(game, match.state, step.events, viewer)[0].startswith(ending.sentence % {"who": who})
    while match.to_decide is not None:
        match.play(match.to_decide, game.write(match.state, game.legal(match.state)[0]))
    assert match.outcome is not None
    assert 1 not in match.outcome.winners
    assert game.outcome(match.view(None)) == match.outcome
    assert compute_ranks(game.points(match.state), match.outcome.winners, match.state.status)[1] == seats
    read = journal.read_line(match.journal.to_line())
    again = replay(read)
    assert (again.state.status, again.outcome) == (match.state.status, match.outcome)
    assert again.journal.entries[ply].text == step.text
    assert History.of(game, read).last_state.status == match.state.status


def test_when_only_one_stays_the_match_is_over_and_won(played: Played) -> None:
    game, ruleset = played
    match, seats = under_way(played), game.seat_count(ruleset)
    for seat in range(1, seats):
        match.leave(LEFT, seat, "cadet")

    if seats > 1:
        assert match.outcome == Outcome((0,), LEFT.name)
    else:
        match.leave(LEFT, 0, "cadet")
    with pytest.raises(Refused):
        match.leave(LEFT, 0, "cadet")
    with pytest.raises(Refused):
        give_up(game, match.state, GivenUp(0, LEFT.name, "cadet"))


def test_the_rules_are_no_reason_to_break_a_match_off(played: Played) -> None:
    match = under_way(played)

    with pytest.raises(ValueError, match=RULES.name):
        match.end(RULES, 0)
    assert match.outcome is None


def test_no_action_is_written_as_an_end_is(played: Played) -> None:
    game, _ruleset = played
    match = under_way(played)

    assert match.to_decide is not None
    for text in [*OF_TEXT, *(f"{text} cadet" for text in OF_TEXT)]:
        with pytest.raises(Refused):
            game.read(match.state, text)
