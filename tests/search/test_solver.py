"""Tests of the solver: it agrees with a plain full minimax in tangles of one to four seats and late in both games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction

import pytest
from tests.amount import IS_THOROUGH, in_turn, met, some
from tests.search.minimax import Worth, worth_of_actions
from tests.search.odd_game import GAME as ODD
from tests.search.odd_game import odd
from tests.search.tangle import PLACES, position, tangle

from skyhop.bots.bot import Budget, bot, matches
from skyhop.engine.chance import seed_word
from skyhop.engine.kernel import JIT
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import plies
from skyhop.search import solver
from skyhop.search.solver import Solution, is_fully_known, solve_decision

DEPTHS = range(1, 6)
PLAIN_NODES = 20_000 if IS_THOROUGH and JIT else 3000
"""Maximum number of states of the plain minimax. It prunes nothing, and late lines can be long."""
LATE = {"aeronaut-odyssey": 6 if JIT else 3, "balloon-cup": 12}
"""Number of decisions before the end that the plain minimax can follow completely."""


def as_said(solution: Solution | None, *, at_most: bool = False) -> dict[int, Worth]:
    """Return the win shares of each action in a solution, as fractions."""
    assert solution is not None
    worth = solution.upper if at_most else solution.lower
    return {
        action: tuple(Fraction(part).limit_denominator(100) for part in parts)
        for action, parts in zip(solution.actions, worth.tolist(), strict=True)
    }


def seat_of(view: View) -> int:
    """Return the seat of a view."""
    return int(view.record["seat"])


def whole(game: Game, view: View) -> State:
    """Return the state of a view that hides nothing."""
    return game.determinize(view, 0)


@pytest.mark.parametrize("seats", [1, 2, pytest.param(3, marks=pytest.mark.slow), 4])
@pytest.mark.parametrize("left", DEPTHS)
def test_a_tangle_is_worth_what_a_plain_minimax_says(seats: int, left: int) -> None:
    game = tangle(seats)
    for place in some(PLACES):
        view = position(game, left, place)

        expected = worth_of_actions(game, whole(game, view), seat_of(view), lambda _state: False, ())
        assert as_said(solve_decision(game, view)) == expected


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_drawn_counts_as_lost_and_then_as_won(seats: int) -> None:
    game, met = tangle(seats, has_luck=True), 0
    for left in DEPTHS:
        for place in some(PLACES):
            view = position(game, left, place)
            state = whole(game, view)
            for at_most in (False, True):
                won = tuple(Fraction(int((seat == view.seat) == at_most)) for seat in range(seats))
                expected = worth_of_actions(
                    game, state, seat_of(view), lambda after: after.record["random"] != seed_word(0), won
                )
                assert as_said(solve_decision(game, view), at_most=at_most) == expected
            met += not solve_decision(game, view).is_exact  # type: ignore[union-attr]  # as just seen
    assert met


def test_with_more_seats_nothing_is_said_where_something_is_drawn() -> None:
    game = tangle(3, has_luck=True)
    found = [solve_decision(game, position(game, 5, place)) for place in range(PLACES)]

    assert None in found
    assert all(each is None or each.is_exact for each in found)


class TooLongError(Exception):
    """Error for a plain minimax that would take too long."""


def few(most: int) -> Callable[[State], bool]:
    """Return a function that treats nothing as unknown, and raises `TooLongError` after `most` states."""
    numbers = iter(range(most))

    def is_unknown(_state: State) -> bool:
        if next(numbers, None) is None:
            raise TooLongError
        return False

    return is_unknown


def late(game: Game, ruleset: str | dict[str, object], level: str, count: int) -> Iterator[tuple[State, View]]:
    """Yield the last decisions of some matches: each state, and the view of its seat."""
    made = game.ruleset(ruleset)
    for match in matches(game, made, [level] * game.seat_count(made), count, 2026):
        decisions = [ply for ply in plies(match.journal) if ply.entry is not None and not ply.entry.is_chance]
        for ply in met(decisions)[-LATE[game.name] :]:
            yield ply.state, game.view(ply.state, game.to_decide(ply.state))


@pytest.mark.parametrize(
    "ruleset", in_turn([{"name": "pioneer", "seats": 3}, "pioneer", "capital", {"name": "pioneer", "solo": True}], 2)
)
def test_late_in_an_odyssey_each_action_is_worth_what_a_plain_minimax_says(ruleset: str | dict[str, object]) -> None:
    game, count = registry.game("aeronaut-odyssey"), 0
    for state, view in late(game, ruleset, "random", 3 if JIT else 1):
        solution = solve_decision(game, view, 300)
        if solution is not None:
            with suppress(TooLongError):
                assert as_said(solution) == worth_of_actions(game, state, seat_of(view), few(PLAIN_NODES), ())
                count += 1
    assert count


def test_in_balloon_cup_what_is_sure_before_anything_is_drawn_is_what_a_plain_minimax_says() -> None:
    game, proved = registry.game("balloon-cup"), 0
    for state, view in late(game, "rio-grande", "greedy", 12 if JIT else 1):

        def is_unknown(after: State, *, seat: int = seat_of(view), before: State = state) -> bool:
            drawn = any(after.record[pile] < before.record[pile] for pile in ("supply_size", "bag_size"))
            is_hidden = game.phase(after) in {"place", "stuck"} and game.to_decide(after) != seat
            return drawn or (is_hidden and before.record["supply_size"] > 0)

        solution = solve_decision(game, view)
        for at_most in (False, True):
            won = tuple(Fraction(int((seat == view.seat) == at_most)) for seat in range(2))
            assert as_said(solution, at_most=at_most) == worth_of_actions(game, state, seat_of(view), is_unknown, won)
        proved += bool(solution and solution.best)
    assert proved


def test_worlds_that_a_seat_cannot_tell_apart_have_one_solution() -> None:
    game = registry.game("balloon-cup")
    for _state, view in late(game, "rio-grande", "greedy", 2 if JIT else 1):
        imagined = game.view(game.determinize(view, 5), view.seat)

        assert as_said(solve_decision(game, view)) == as_said(solve_decision(game, imagined))


def test_it_gives_up_after_so_many_actions_and_when_it_is_late() -> None:
    game = tangle(2)
    view = position(game, 60, 1)

    assert solve_decision(game, view) is not None
    assert solve_decision(game, view, nodes=20) is None
    assert solve_decision(game, view, is_late=lambda: True) is None


def test_a_line_that_is_too_long_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tangle(2)
    monkeypatch.setattr(solver, "MAX_DEPTH", 6)

    assert solve_decision(game, position(game, 6, 1)) is not None
    assert solve_decision(game, position(game, 7, 1)) is None


def test_a_game_that_cannot_tell_what_is_known_has_no_solution() -> None:
    assert solve_decision(ODD, odd(1)) is None
    assert not is_fully_known(ODD, odd(1))


def test_it_is_certain_where_nothing_is_drawn_or_hidden_down_to_the_end() -> None:
    odyssey, cup = registry.game("aeronaut-odyssey"), registry.game("balloon-cup")
    _state, of_odyssey = next(late(odyssey, "pioneer", "random", 1))
    _state, of_cup = next(late(cup, "rio-grande", "random", 1))

    assert is_fully_known(odyssey, of_odyssey)
    assert not is_fully_known(cup, of_cup)
    assert is_fully_known(tangle(2), position(tangle(2), 5, 1))


@pytest.mark.parametrize("left", DEPTHS)
def test_a_bot_that_searches_never_gives_away_what_is_solved(left: int) -> None:
    game = tangle(2)
    for place in some(PLACES):
        view = position(game, left, place)
        worth = worth_of_actions(game, whole(game, view), seat_of(view), lambda _state: False, ())
        chosen = bot("ismcts", game, place, Budget(iterations=2)).choose(view)

        assert worth[chosen][seat_of(view)] == max(each[seat_of(view)] for each in worth.values())


def test_where_inventories_are_secret_nothing_is_proved_before_the_end() -> None:
    game = registry.game("aeronaut-odyssey")
    _state, view = next(late(game, {"name": "pioneer", "secret_inventories": True}, "random", 1))

    assert not is_fully_known(game, view)
