"""Tests of levels: higher levels play better, levels from the third never miss a win, and all keep their time."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import numpy as np
import pytest
from tests.amount import met
from tests.conformance.playing import match_at

from skyhop.bots import bot, levels
from skyhop.bots.bot import AGAINST_PEOPLE, BY_ITERATIONS, Bot, Budget, UnknownBot, Valued, Valuer
from skyhop.bots.ismcts import Ismcts
from skyhop.bots.one_ply import Greedy
from skyhop.engine.jit.compilation import entry_at
from skyhop.engine.kernel import ENTRIES, JIT
from skyhop.engine.state import View
from skyhop.examples.connect_four import GAME as CONNECT_FOUR
from skyhop.examples.nim import GAME as NIM
from skyhop.game import registry
from skyhop.game.ai import USUAL_LADDER, Rung
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.search.compiled_entries import Way, attempts, game_entry
from skyhop.search.search import Search, wins_at_hand

GAMES = [registry.game(name) for name in registry.names()]
NAMES = tuple(USUAL_LADDER)
SURE = NAMES[2:]
"""Levels that never miss a win at hand."""
FEW = 40 if JIT else 3
SEEDS = 30


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def hasty(game: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Game whose levels search only briefly."""
    short = {name: rung._replace(iterations=rung.iterations and FEW) for name, rung in game.ladder.items()}
    monkeypatch.setattr(type(game), "ladder", short)
    return game


def level(name: str, game: Game, seed: int = 1) -> Bot:
    return bot.bot(name, game, seed)


def views(game: Game, ruleset: object = None, decisions: tuple[int, ...] = (3, 10, 17)) -> list[View]:
    begun = [match_at(game, game.ruleset(ruleset or game.rulesets()[0]), 2, count) for count in decisions]  # type: ignore[arg-type]  # a name
    return met([match.view(match.to_decide) for match in begun if match.to_decide is not None])


def played_by_greedy(game: Game, seed: int) -> Iterator[View]:
    """Yield the views of the deciding seats in a match of greedy against itself."""
    ruleset = game.ruleset(game.rulesets()[0])
    match = Match.start(game, ruleset, seats=("greedy",) * game.seat_count(ruleset), seed=seed)
    player = Greedy(game, seed)
    while match.to_decide is not None:
        view = match.view(match.to_decide)
        yield view
        match.play(match.to_decide, game.write(view, player.choose(view)))


def winning(game: Game, view: View, action: int) -> bool:
    """Return True if an action wins at once in worlds that a view allows, by the rules of the game."""
    for seed in range(4):
        state = game.determinize(view, seed)
        game.apply(state, action)
        while game.chance(state) is not None:
            game.settle(state, game.roll(state))
        outcome = game.outcome(state)
        if outcome is None or set(outcome.winners) != {view.seat}:
            return False
    return True


def test_every_game_has_levels_and_they_are_bots_by_name(game: Game) -> None:
    assert [kind.name for kind in bot.levels(game)] == list(NAMES)
    assert bot.default_opponent(game).name == "cadet"
    assert set(NAMES) <= set(bot.names(game))


def test_the_better_the_less_softly_a_level_chooses(game: Game) -> None:
    rungs = [game.ladder[name] for name in NAMES]
    soft = [rung.temperature for rung in rungs if rung.bot == rungs[0].bot]

    assert soft == sorted(soft, reverse=True)
    assert rungs[-1].bot == "ismcts"
    assert rungs[-1].temperature == 0


@pytest.mark.skipif(not JIT, reason="thousands of choices take minutes uncompiled")
def test_what_a_level_chooses_is_worth_the_more_the_higher_it_stands(game: Game) -> None:
    seen = [view for number, view in enumerate(played_by_greedy(game, 5)) if number % 6 == 3]
    worth = []

    by_evaluation = [name for name in NAMES if game.ladder[name].bot == "greedy"]
    for name in by_evaluation[::2]:
        values = []
        for view in seen:
            actions = game.legal(view)
            value = dict(zip(actions, game.evaluation.evaluate(view, actions), strict=True))
            values += [value[level(name, game, seed).choose(view)] for seed in range(SEEDS)]
        worth.append(fmean(values))

    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth) >= 3


def test_what_is_worth_less_is_chosen_less_often() -> None:
    valued = Valued([7, 8, 9], np.array([2.0, 1.0, -3.0]))

    warm, cold = levels.likelihoods(valued, 2.0), levels.likelihoods(valued, 0.1)

    assert warm == pytest.approx([1.0, np.exp(-0.5), np.exp(-2.5)])
    assert cold[1] < 1e-4


@pytest.mark.skipif(not JIT, reason="whole matches take minutes uncompiled")
@pytest.mark.parametrize("name", ["balloon-cup", "aeronaut-odyssey"])
def test_a_win_at_hand_is_never_missed_from_the_third_level_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(name)
    short = {each: rung._replace(iterations=rung.iterations and FEW) for each, rung in game.ladder.items()}
    monkeypatch.setattr(type(game), "ladder", short)
    found = 0

    for seed in range(17):
        for view in [*played_by_greedy(game, seed)][-2:]:
            legal = game.legal(view)
            if wins := {action for action in legal if len(legal) > 1 and winning(game, view, action)}:
                found += 1
                assert set(wins_at_hand(game, view, seed)) <= wins
                assert {level(each, game, seed).choose(view) for each in SURE} <= wins

    assert found > 0


def test_four_in_a_row_is_taken_by_all_that_never_miss_a_win() -> None:
    state = CONNECT_FOUR.new(CONNECT_FOUR.ruleset("standard"))
    for text in "112233":
        CONNECT_FOUR.apply(state, CONNECT_FOUR.read(state, text))
    view = CONNECT_FOUR.view(state, 0)

    assert [CONNECT_FOUR.write(view, action) for action in wins_at_hand(CONNECT_FOUR, view, 1)] == ["4"]
    assert {CONNECT_FOUR.write(view, level(name, CONNECT_FOUR).choose(view)) for name in SURE} == {"4"}
    assert wins_at_hand(CONNECT_FOUR, view, 1, lambda: True) == []


def test_the_same_seed_makes_the_same_choices(hasty: Game) -> None:
    seen = views(hasty)
    for name in NAMES:
        first, second = (level(name, hasty, 3) for _again in range(2))

        assert [first.choose(view) for view in seen] == [second.choose(view) for view in seen]


def test_what_a_seat_cannot_see_changes_nothing_of_what_a_level_chooses(hasty: Game) -> None:
    for number, view in enumerate(views(hasty)):
        imagined = hasty.view(hasty.determinize(view, number), view.seat)
        for name in NAMES:
            assert level(name, hasty, 5).choose(view) == level(name, hasty, 5).choose(imagined)


class Clock:
    """Clock that advances by a tenth of a second at each call."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def test_a_search_ends_with_its_iterations_or_with_its_time_whichever_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    (view,) = views(CONNECT_FOUR, decisions=(3,))
    ended, late = (Search(CONNECT_FOUR, view, 1) for _each in range(2))
    ended.run_for(1e9, most=7)
    clock = Clock()
    monkeypatch.setattr("skyhop.search.search.perf_counter", clock)

    late.run_for(1.0, most=10**9)

    assert ended.iterations == 7
    assert clock.now < 1.5


def test_a_level_that_searches_has_both_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    game, given = registry.game("balloon-cup"), []

    class Noted(Greedy):
        def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
            super().__init__(game, seed, budget)
            given.append(budget)

    monkeypatch.setattr(levels, "kind_of", lambda _name: Noted)
    for budget in (AGAINST_PEOPLE, BY_ITERATIONS):
        bot.kind_of("aeronaut")(game, 1, budget)

    most = game.ladder["aeronaut"].iterations
    assert most is not None
    assert given == [Budget(most, AGAINST_PEOPLE.seconds, most), Budget(most, None, most)]


def test_where_time_ends_a_search_too_soon_the_bot_plays_that_answers_at_once() -> None:
    (view,) = views(CONNECT_FOUR, decisions=(3,))
    hurried = Ismcts(CONNECT_FOUR, 1, Budget(seconds=1e-9))

    assert hurried.choose(view) == Greedy(CONNECT_FOUR, 1).choose(view)


def test_looking_for_a_win_ends_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(levels, "perf_counter", clock)

    is_late = levels._make_timeout(0.25)

    assert [is_late() for _look in range(4)] == [False, False, True, True]


def test_a_game_may_leave_levels_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(NIM), "ladder", {"cadet": Rung("ismcts", 0.2, 50)}, raising=False)

    assert [kind.name for kind in bot.levels(NIM)] == ["cadet"]
    with pytest.raises(UnknownBot, match="Nim has no level 'pilot'; choose one of cadet"):
        bot.bot("pilot", NIM, 1)


def test_a_game_without_levels_is_played_by_who_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(NIM), "ladder", {}, raising=False)

    assert bot.levels(NIM) == []
    assert bot.default_opponent(NIM).name == "random"


def test_every_rung_names_a_bot_that_values_actions(game: Game) -> None:
    for rung in game.ladder.values():
        assert issubclass(bot.kind_of(rung.bot), Valuer)
        assert game.has(Capability.SEARCH)


def test_a_process_that_compiles_it_finds_the_look_for_a_win_by_its_address(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = game_entry(attempts, game, Way.WON).address
    monkeypatch.delitem(ENTRIES, address)

    assert entry_at(address).address == address


def test_a_level_told_to_stop_stops_the_search_that_it_goes_by() -> None:
    player = bot.bot("aeronaut", CONNECT_FOUR, 1, Budget(seconds=600.0))
    player.stop()

    assert player.choose(views(CONNECT_FOUR, decisions=(3,))[0]) in range(7)
