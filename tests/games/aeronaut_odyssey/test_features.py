"""The table of features says what stands where on every map: compared with the view as people read it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import numpy as np
import pytest
from tests.amount import met, some
from tests.conformance.playing import match_at
from tests.conformance.test_features import FAR, features_of_state, features_of_view
from tests.games.aeronaut_odyssey.walks import GAME, after, dealt, moments, view_of

from skyhop.boards.settings import EXPANSIONS, SIZES, Settings, read_share_code
from skyhop.engine.kernel import with_attributes
from skyhop.engine.state import Ruleset, State
from skyhop.game.game import choose_test_ruleset, choose_training_ruleset
from skyhop.games.aeronaut_odyssey import game
from skyhop.games.aeronaut_odyssey.ai.features import TABLE
from skyhop.games.aeronaut_odyssey.ai.plan import EvaluationPlan
from skyhop.games.aeronaut_odyssey.ai.prospects import balloons_lacking, insert
from skyhop.games.aeronaut_odyssey.state import board_of
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.search.value_network import value_network_of, win_chance
from skyhop.search.worlds import allocate_scratch

LATE = 6
"""States before the end of a match."""
MATCHES, STEP = 8, 13
"""Random matches by random rules, and of their moments every so many."""


def named(view: AeronautOdysseyView) -> Mapping[str, float]:
    """The features by their names, in natural units."""
    found = features_of_view(GAME, view).tolist()
    return {feature.name: value * feature.scale for feature, value in zip(TABLE, found, strict=True)}


@cache
def sampled() -> tuple[State, ...]:
    return met(tuple(state for number, (state, _chance) in enumerate(moments(17, MATCHES)) if number % STEP == 0))


def views() -> Iterator[AeronautOdysseyView]:
    for number, state in enumerate(sampled()):
        yield view_of(state, number % GAME.seat_count(state.ruleset))


def test_the_map_and_what_each_seat_has_stand_there() -> None:
    for view in views():
        assert view.seat is not None
        read, board = named(view), view.board
        in_play = [route for route in range(len(board.routes)) if view.standings[route].is_in_play]

        assert read["map: cities"] == pytest.approx(len(board.cities))
        assert read["map: routes"] == pytest.approx(len(in_play))
        assert read["map: open"] * len(in_play) == pytest.approx(
            sum(not view.standings[route].owners for route in in_play)
        )
        assert read["own: points"] == pytest.approx(view.score(view.seat).total)
        assert read["own: free spaces"] == pytest.approx(view.player(view.seat).free)
        assert read["own: balloons"] == pytest.approx(view.player(view.seat).balloons)
        assert bool(read["turn: own"]) == (view.turn_of == view.seat)
        assert bool(read[f"rules: {len(view.seats)} seats"])


def test_opponents_stand_there_by_the_strongest_and_in_the_mean() -> None:
    for view in views():
        read = named(view)
        others = [seat for seat in view.seats if seat != view.seat]

        held = sum(view.player(seat).balloons for seat in others)
        assert read["others: balloons"] * len(others) == pytest.approx(held, abs=1e-3)
        assert round(read["strongest: points"]) in [view.score(seat).total for seat in others]
        assert read["strongest: prospect"] >= read["others: prospect"] - 1e-3
        assert read["lead: prospect"] == pytest.approx(read["own: prospect"] - read["strongest: prospect"], abs=1e-3)


@pytest.mark.parametrize("base", ["pioneer", "capital"])
def test_two_seats_that_hide_nothing_read_the_same_of_each_other(base: str) -> None:
    for seed in some(6):
        state = match_at(GAME, GAME.ruleset(base), seed, 20 * seed).state
        one, other = (named(view_of(state, seat)) for seat in range(2))
        own = {name: value for name, value in one.items() if name.startswith("own: ")}
        assert own
        for name, value in own.items():
            assert value == pytest.approx(other[name.replace("own", "strongest")], abs=1e-4)


def test_what_is_hidden_changes_none_by_any_rules() -> None:
    for number, state in enumerate(sampled()):
        seat = number % GAME.seat_count(state.ruleset)
        imagined = GAME.determinize(view_of(state, seat), number)

        assert features_of_state(GAME, imagined, seat).tobytes() == features_of_state(GAME, state, seat).tobytes()


def test_no_number_is_far_from_0_on_any_map() -> None:
    for view in views():
        found = features_of_view(GAME, view)

        assert {TABLE[int(place)].name for place in np.flatnonzero(~(abs(found) <= FAR))} == set()


def test_a_route_lacks_nothing_exactly_where_it_can_be_claimed_at_once() -> None:
    payable = 0
    for view in (view for view in views() if view.phase == "turn" and view.to_decide == view.seat and not view.is_solo):
        assert view.seat is not None
        rules, shown = with_attributes(view.ruleset.record)[0], with_attributes(view.records)[0]
        claimed = {GAME.write(view, action)[1:].split("=")[0].split(".")[0] for action in view.legal()}
        for route, each in enumerate(view.board.routes):
            if view.standings[route].is_in_play and not view.standings[route].claimers and not view.has_acted:
                lacks_nothing = balloons_lacking(rules, shown, view.seat, route) == 0
                payable += lacks_nothing

                assert lacks_nothing == (each.id in claimed)
    assert payable


def test_the_few_best_routes_stand_in_order() -> None:
    plan = with_attributes(np.zeros(1, EvaluationPlan.dtype))[0]

    for route, promise in enumerate([3.0, 1.0, 4.0, 1.5, 5.0, 9.0, 2.0]):
        insert(plan, promise, route)

    assert plan.best_route.tolist() == [5, 4, 2, 0]


def test_what_a_flight_still_brings_is_due() -> None:
    state = dealt(GAME.new(GAME.ruleset({"base": "capital"})))
    while GAME.phase(state) != "turn":
        state = after(state, GAME.legal(state)[0])
    seat = GAME.to_decide(state)
    assert seat is not None
    before = named(view_of(state, seat))

    state = after(state, next(action for action in GAME.legal(state) if GAME.write(state, action).startswith(">")))
    read = named(view_of(state, seat))

    assert before["own: due"] == 0
    assert GAME.phase(state) == "pick"
    assert read["own: due"] > 0


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The maps that are drawn, none of which is made: where nothing is compiled, that takes long."""
    found: list[Settings] = []

    def noted(chosen: Mapping[str, object]) -> Ruleset:
        found.append(read_share_code(str(chosen["board"])))
        assert found[-1].players == chosen["seats"]
        assert found[-1].kind == chosen["base"]
        assert " ".join(word for word in EXPANSIONS if word in found[-1].expansions) == chosen["expansions"]
        return GAME.ruleset("pioneer")

    monkeypatch.setattr(game, "ruleset_of", noted)
    game.draw_ruleset.cache_clear()
    return found


def test_maps_to_learn_from_are_of_some_sizes_for_any_players(drawn: list[Settings]) -> None:
    for number in range(200):
        choose_training_ruleset(GAME, number, 5)

    assert {each.size for each in drawn} == set(game.SIZES) < set(SIZES)
    assert {each.players for each in drawn} == set(game.MAP_SEATS)
    assert {each.kind for each in drawn} == {"pioneer", "capital"}
    assert set().union(*(each.expansions for each in drawn)) == set(EXPANSIONS)


def test_the_same_maps_are_learned_from_again_and_again(drawn: list[Settings]) -> None:
    for number in (3, 3 + game.TRAINING_RULESETS, 4):
        choose_training_ruleset(GAME, number, 5)
    game.draw_ruleset.cache_clear()
    choose_training_ruleset(GAME, 3, 5)

    assert drawn[0] == drawn[2] != drawn[1]


def test_no_map_is_learned_from_and_tested_on(drawn: list[Settings]) -> None:
    for number in range(100):
        choose_training_ruleset(GAME, number, 5)
    learned = {each.seed % game.SEED_STEP for each in drawn}
    drawn.clear()
    for number in range(100):
        choose_test_ruleset(GAME, GAME.ruleset("pioneer"), number)

    assert (learned, {each.seed % game.SEED_STEP for each in drawn}) == ({1}, {0})
    assert {each.size for each in drawn} == {board_of(GAME.ruleset("pioneer")).settings["size"]}


def test_a_map_to_be_tested_on_is_played_by_the_same_rules() -> None:
    learned = choose_training_ruleset(GAME, 5, 1)
    tested = choose_test_ruleset(GAME, learned, 1)

    assert {**learned.parameters, "board": ""} == {**tested.parameters, "board": ""}
    assert board_of(learned).settings == board_of(tested).settings
    assert board_of(learned) != board_of(tested)


def test_what_was_learned_knows_near_the_end_who_wins() -> None:
    judgement = value_network_of(GAME)
    room = allocate_scratch(GAME, judgement)
    right, asked = 0, 0
    for seed in range(6):
        late, *_between, ended = last_states(GAME.ruleset(("pioneer", "capital")[seed % 2]), seed)
        outcome = GAME.outcome(ended)
        assert outcome is not None
        chances = [win_chance(room.network, features_of_state(GAME, late, seat), room.hidden) for seat in range(2)]
        asked += len(outcome.winners) == 1
        right += outcome.winners == (int(np.argmax(chances)),)

    assert right >= asked - 1 > 0


def last_states(ruleset: Ruleset, seed: int) -> list[State]:
    """Play a match at random; the end comes last, and first how it stood a few decisions before."""
    chance, state = Random(seed), dealt(GAME.new(ruleset, seed=seed))
    states = deque([state], maxlen=LATE)
    while legal := GAME.legal(state):
        state = state.copy()
        GAME.act(state, chance.choice(legal))
        states.append(state)
    return list(states)
