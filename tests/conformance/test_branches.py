"""A match that plays on from another: all that was seen is as it was, and what nobody had drawn is drawn anew."""

import json
from random import Random

import pytest
from tests.amount import some
from tests.conformance.games import GAMES
from tests.conformance.playing import random_matches

from skyhop.engine.chance import SecretShuffler
from skyhop.engine.state import Ruleset, View
from skyhop.game import journal
from skyhop.game.action import JournalError
from skyhop.game.game import Game, count_undrawn, reorder
from skyhop.game.journal import Journal, Origin
from skyhop.game.match import Match, branch, has_draws_left, replay, steps

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]
FRESH = SecretShuffler(b"fresh" * 8, "branch")


def seen(match: Match) -> list[View]:
    """Return the views of all seats and of spectators."""
    return [match.view(seat) for seat in (None, *range(match.game.seat_count(match.state.ruleset)))]


def finished(game: Game, ruleset: Ruleset, seed: int) -> tuple[Journal, list[tuple[int, list[View]]]]:
    """A match, and what was seen at each of its decisions."""
    shown = []
    for match in random_matches(game, ruleset, 1, seed):
        if match.to_decide is not None:
            shown.append((match.ply, seen(match)))
    return match.journal, shown


def test_every_place_sees_in_a_branch_what_it_saw_before(played: Played) -> None:
    game, ruleset = played
    for seed in some(3):
        old, shown = finished(game, ruleset, seed)
        index = Random(seed).randrange(len(shown))
        ply, views = shown[index]

        begun = branch(old, ply, old.header.seats, FRESH, "elsewhere")

        assert seen(begun) == views
        assert game.invariants(begun.state) == []
        before = zip(steps(begun.journal), steps(old), strict=False)
        seats = (None, *range(game.seat_count(ruleset)))
        assert all(
            game.list_visible_events(ruleset, one.events, seat) == game.list_visible_events(ruleset, other.events, seat)
            for one, other in list(before)[:index]
            for seat in seats
        )


def test_a_branch_has_a_journal_like_any_other_and_is_played_to_its_end(played: Played) -> None:
    game, ruleset = played
    old, shown = finished(game, ruleset, 5)
    match = branch(old, shown[len(shown) // 2][0], old.header.seats, FRESH, "elsewhere")
    chance = Random(1)
    while match.to_decide is not None:
        match.play(match.to_decide, game.write(match.state, chance.choice(game.legal(match.state))))

    read = journal.read_line(match.journal.to_line())

    assert read.entries == match.journal.entries
    assert read.header.begun_from == match.journal.header.begun_from
    assert game.positions.position(replay(read).state) == game.positions.position(match.state)


def test_what_nobody_had_drawn_follows_from_the_new_secret_and_what_was_dealt_lies_as_it_did(dealt: Played) -> None:
    game, ruleset = dealt
    old, shown = finished(game, ruleset, 7)
    match = branch(old, shown[3][0], old.header.seats, FRESH, "elsewhere")
    origin = match.journal.header.begun_from
    assert origin is not None

    orders = [
        [entry.text.split() for entry in read.entries[: origin.ply] if entry.is_chance] for read in (match.journal, old)
    ]

    assert len(origin.dealt) == len(orders[0])
    for anew, before, kept in zip(*orders, origin.dealt, strict=True):
        assert anew[:kept] == before[:kept]
        assert sorted(anew[kept:]) == sorted(before[kept:])
    undrawn = sum(len(each) for each in orders[1]) - sum(origin.dealt)
    assert undrawn == sum(count_undrawn(game, match.state).values())
    assert (orders[0] == orders[1]) == (undrawn == 0)


def test_what_nobody_has_drawn_may_lie_in_another_order_and_nobody_sees_it(dealt: Played) -> None:
    """A branch may change the order of undrawn items, but not their kinds, and no view changes."""
    game, ruleset = dealt
    has_changed = []
    for match in random_matches(game, ruleset, 1, 11):
        before, views = match.state.copy(), seen(match)
        for _turned in range(2):
            for pile, count in count_undrawn(game, match.state).items():
                reorder(match.state, pile, list(reversed(range(count))))

            assert seen(match) == views or match.to_decide is None
            assert game.invariants(match.state) == []
            assert count_undrawn(game, match.state) == count_undrawn(game, before)
            has_changed.append(game.positions.position(match.state) != game.positions.position(before))
        assert not has_changed[-1]

    assert any(has_changed) == any(count_undrawn(game, before).values())


@pytest.mark.parametrize(("name", "is_drawn"), [("balloon-cup", True), ("aeronaut-odyssey", False), ("nim", False)])
def test_it_is_said_whether_anything_is_drawn_in_a_branch(name: str, *, is_drawn: bool) -> None:
    game = GAMES[name]
    old, shown = finished(game, game.ruleset(game.rulesets()[0]), 5)

    assert [has_draws_left(old, ply) for ply, _views in shown] == [is_drawn] * len(shown)


def test_a_branch_of_a_branch_begins_where_that_stood() -> None:
    game = GAMES["balloon-cup"]
    old, shown = finished(game, game.ruleset("rio-grande"), 9)
    first = branch(old, shown[6][0], ("a", "b"), FRESH, "first")

    second = branch(first.journal, first.ply, ("c", "d"), SecretShuffler(b"other" * 8, "second"), "second")

    assert seen(second) == seen(first)
    assert second.state != first.state
    assert second.journal.header.begun_from == Origin("second", first.ply, first.journal.header.begun_from.dealt)  # type: ignore[union-attr]


@pytest.mark.parametrize("place", [-1, 10_000, 0])
def test_where_nothing_is_to_be_decided_no_branch_begins(place: int) -> None:
    game = GAMES["balloon-cup"]
    old, _shown = finished(game, game.ruleset("rio-grande"), 9)

    with pytest.raises(JournalError, match="this position has no pending decision"):
        branch(old, len(old.entries) if place < 0 else place, ("a", "b"), FRESH, "elsewhere")


@pytest.mark.parametrize(
    "written",
    [
        7,
        {},
        {"match": "a", "ply": 1},
        {"match": 1, "ply": 1, "dealt": []},
        {"match": "a", "ply": -1, "dealt": []},
        {"match": "a", "ply": 1, "dealt": 3},
        {"match": "a", "ply": 1, "dealt": [True]},
        {"match": "a", "ply": 10_000, "dealt": []},
    ],
)
def test_a_place_of_origin_that_is_none_is_refused(written: object) -> None:
    game = GAMES["balloon-cup"]
    old, _shown = finished(game, game.ruleset("rio-grande"), 9)

    with pytest.raises(JournalError, match="begun_from is missing or malformed"):
        journal.read_line(json.dumps(json.loads(old.to_line()) | {"begun_from": written}))
