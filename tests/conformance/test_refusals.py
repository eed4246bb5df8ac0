"""Every game refuses the same actions for the same reasons, by number and by text, in states and in views."""

import pickle
from enum import IntEnum
from functools import cache
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.amount import some
from tests.conformance.games import GAMES, NAMES
from tests.conformance.playing import actions_to_try, match_at

from skyhop.engine.kernel import JIT
from skyhop.engine.state import Ruleset, State, View
from skyhop.game.action import GeneralCode, Refusal, Refused
from skyhop.game.capability import Capability
from skyhop.game.game import Game, find_refusal_code, list_deciders

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]


def answer_to(game: Game, position: State | View, text: str, seat: int | None = None) -> int | str:
    """Read a text; give the action, or the whole refusal."""
    try:
        return game.read(position, text, seat)
    except Refused as refused:
        return str(refused)


def some_texts(game: Game, state: State, seed: int) -> list[str]:
    """Write actions, most of them illegal."""
    actions = [
        action
        for action in actions_to_try(game, state, seed)
        if find_refusal_code(game, state, action) != GeneralCode.NO_ACTION
    ]
    texts = dict.fromkeys(game.write(state, action) for action in actions[::3])
    return [text for text in texts if game.understand(state, text).code != GeneralCode.NO_ACTION]


def test_no_reason_is_against_exactly_the_legal_actions(played: Played) -> None:
    """Of all numbers in one state, which takes the compiler; in others of the legal ones, their neighbours and more."""
    game, ruleset = played
    for seed in some(6):
        state = match_at(game, ruleset, seed, 5 + 13 * seed).state
        numbers = range(-2, game.action_count + 2) if JIT and seed == 1 else actions_to_try(game, state, seed)
        assert [
            action for action in numbers if find_refusal_code(game, state, action) == GeneralCode.LEGAL
        ] == game.legal(state)


def test_while_chance_is_due_what_is_no_action_is_said_to_be_none_and_all_else_must_wait(played: Played) -> None:
    game, ruleset = played
    state = game.new(ruleset, seed=1)
    if game.chance(state) is None:
        pytest.skip("nothing is shuffled before the first decision")

    codes = {action: game.judge(state, action) for action in (-1, *actions_to_try(game, state, 1), game.action_count)}

    assert codes[-1] == codes[game.action_count] == GeneralCode.NO_ACTION
    assert set(codes.values()) == {GeneralCode.NO_ACTION, GeneralCode.NOT_YOUR_DECISION}


def test_every_code_has_its_reason_and_the_first_are_alike_everywhere(game: Game) -> None:
    codes = list(cast("type[IntEnum]", type(next(iter(game.reasons)))).__members__.values())

    assert set(game.reasons) == set(codes) - {GeneralCode.LEGAL}
    assert [code.name for code in codes[: len(GeneralCode)]] == [code.name for code in GeneralCode]
    assert codes == list(range(len(codes)))
    assert all(reason.sentence for reason in game.reasons.values())
    assert all(bool(reason.clause) == game.has(Capability.RULEBOOK) for reason in game.reasons.values())


def test_a_seat_is_refused_in_its_view_as_in_the_match_and_in_every_world_it_allows(played: Played) -> None:
    game, ruleset = played
    for seed in some(4):
        state = match_at(game, ruleset, seed, 3 + 17 * seed).state
        seat = game.to_decide(state)
        if seat is None:
            continue
        view = game.view(state, seat)
        world = game.determinize(view, seed)
        for action in actions_to_try(game, state, seed):
            assert (
                find_refusal_code(game, view, action)
                == find_refusal_code(game, state, action)
                == find_refusal_code(game, world, action)
            )
        for text in ["", "hello", *some_texts(game, state, seed)]:
            expected = answer_to(game, state, text, seat)
            assert answer_to(game, view, text) == expected
            assert answer_to(game, world, text, seat) == expected


def test_others_are_told_to_wait_whatever_they_try(played: Played) -> None:
    """Nothing that they try tells them what the seat that decides may do."""
    game, ruleset = played
    decided = (match_at(game, ruleset, 5, count).state for count in (21, 2))
    state, decider = next((state, seat) for state in decided if (seat := game.to_decide(state)) is not None)
    wait = str(game.reasons[GeneralCode.NOT_YOUR_DECISION].refusal({}))
    for seat in (None, *range(game.seat_count(ruleset))):
        if seat in list_deciders(game, state):
            continue
        view = game.view(state, seat)
        for text in some_texts(game, state, 1):
            assert answer_to(game, view, text) == wait
            assert answer_to(game, view, text, decider) == wait
            assert seat is None or answer_to(game, state, text, seat) == wait


@cache
def some_state(name: str) -> tuple[Game, State]:
    game = GAMES[name]
    return game, match_at(game, game.ruleset(game.rulesets()[0]), 1, 9).state


@given(text=st.text(max_size=20) | st.text(alphabet="RYOWK*+-=>.#@!x12 ", max_size=12))
@settings(max_examples=len(some(300)))
def test_whatever_is_typed_is_understood_or_refused(text: str) -> None:
    for name in NAMES:
        game, state = some_state(name)
        answer = answer_to(game, state, text)
        assert isinstance(answer, str) or answer in game.legal(state)


def test_a_refusal_says_its_clause_and_sentence_also_from_another_process() -> None:
    refused = pickle.loads(pickle.dumps(Refused(Refusal("BC-4.2", "There is no room."))))

    assert (refused.clause, refused.sentence) == ("BC-4.2", "There is no room.")
    assert str(refused) == "There is no room. [BC-4.2]"
