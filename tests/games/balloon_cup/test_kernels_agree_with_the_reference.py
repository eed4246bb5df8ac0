"""The kernels against a plain engine that was written from the rules page alone."""

import os
from collections.abc import Mapping
from random import Random

import pytest
from tests.amount import some
from tests.reference.balloon_cup.game import Game as Reference
from tests.reference.balloon_cup.result import Result
from tests.reference.balloon_cup.series import Series

from skyhop.engine.kernel import JIT
from skyhop.engine.state import State
from skyhop.game import registry
from skyhop.game.action import Refused

pytestmark = pytest.mark.every_python

GAME = registry.game("balloon-cup")
Spec = str | Mapping[str, object]
POSITION_FIELDS = ("hands", "cubes", "trophies", "supply", "discard", "bag", "tiles")

HOUSE_RULES: list[dict[str, object]] = [
    {"trade": trade, "when": when, "paid": paid}
    for trade in ("claim", "cube")
    for when in ("after-scoring", "own-turn", "own-turn-or-scoring", "won-scoring")
    for paid in ("box", "bag")
]
MORE_HOUSE_RULES: list[dict[str, object]] = [
    {"exchange_min": 2, "exchange_max": 8, "max_gray": 2, "max_blue": 4},
    {"exchange_min": 0, "exchange_max": 0},
    {"best_of": 3, "max_gray": 3},
    {"best_of": 5, "open_hands": True, "trade": "cube", "when": "own-turn"},
]
RULESETS: list[Spec] = [*GAME.rulesets(), *HOUSE_RULES, *MORE_HOUSE_RULES]

PARTS = 4
MATCHES = int(os.environ.get("SKYHOP_ORACLE_MATCHES", "600"))

NONSENSE = ["", "hello", "R14-1", "Y4-1", "R1-5", "R1-0", "+R=", "~R1R1", "+G=GG", "R>R", ".", "~"]


def settle(ours: State, plain: Reference, chance: Random) -> None:
    """Both the same order for whatever is to be shuffled, until a player decides or the game is over."""
    while (pending := plain.pending) is not None:
        event = GAME.chance(ours)
        assert event is not None
        assert (event.pile, sorted(event.tokens)) == (pending.pile, sorted(pending.tokens))
        order = list(event.tokens)
        chance.shuffle(order)
        GAME.settle(ours, order)
        plain.settle(order)
    if plain.result is None:
        assert GAME.chance(ours) is None


def assert_same_position(ours: State, plain: Reference) -> None:
    """Compare where every card and cube is; after the end nobody mixes the bag any more."""
    mine, theirs = GAME.positions.position(ours), plain.position()
    is_over = plain.result is not None
    for field in POSITION_FIELDS:
        assert (field, normal(field, mine[field], is_over)) == (field, normal(field, theirs[field], is_over))
    seen = [" ".join(cards) for cards in plain.seen_by_opponent]
    assert GAME.positions.expect(ours, "seen_by_opponent", seen) is None


def assert_same_decision(ours: State, plain: Reference) -> None:
    """Compare who decides what."""
    assert GAME.to_decide(ours) == plain.to_decide
    assert GAME.phase(ours) == plain.phase
    assert sorted(GAME.write(ours, action) for action in GAME.legal(ours)) == sorted(plain.legal())


def normal(field: str, value: object, is_over: bool) -> object:  # noqa: FBT001 - said once, right above
    """Leave out what neither engine means: blanks, the order of a hand and within the discard pile."""
    if field == "discard":
        return sorted(str(value).split())
    if field == "bag" and is_over:
        return sorted(str(value))
    if field == "hands" and isinstance(value, list):
        return [sorted(str(hand).split()) for hand in value]
    if field == "tiles" and isinstance(value, list):
        return [[sorted(part.split()) for part in str(tile).split("|")] for tile in value]
    if isinstance(value, list):
        return ["".join(sorted(str(text))) for text in value]
    return "".join(str(value).split())


def assert_same_refusal(ours: State, plain: Reference, text: str) -> None:
    try:
        GAME.read(ours, text)
        clause = None
    except Refused as refused:
        clause = refused.refusal.clause
    assert (text, clause) == (text, plain.refusal(text))


def some_card(chance: Random) -> str:
    """Write a card that may or may not exist."""
    return f"{chance.choice('RYGBA')}{chance.randint(1, 13)}"


def some_texts(chance: Random) -> list[str]:
    """Write actions of every kind, most of them illegal."""
    colours = "RYGBA"
    return [
        f"{some_card(chance)}{chance.choice('-x')}{chance.randint(1, 4)}",
        "~" + "".join(some_card(chance) for _card in range(chance.randint(0, 5))),
        f"+{chance.choice(colours)}={''.join(chance.choices(colours, k=chance.randint(1, 3)))}",
        f"{chance.choice(colours)}>{chance.choice(colours)}",
        chance.choice(NONSENSE),
    ]


def play_both(ruleset: Spec, seed: str) -> None:
    """Play one random match on both engines, comparing everything at every decision."""
    chance = Random(seed)
    series = Series(ruleset, first=chance.randrange(2))
    ours = GAME.new(GAME.ruleset(ruleset), first=series.first)
    while not series.is_over:
        plain = series.next_game()
        series.record(play_game(ours, plain, chance))
    outcome = GAME.outcome(ours)
    assert outcome is not None
    assert (outcome.winners[0] if outcome.winners else -1) == series.winner
    assert outcome.reason == series.results[-1].reason
    assert_same_position(ours, plain)
    assert_same_refusal(ours, plain, "R1-1")


def play_game(ours: State, plain: Reference, chance: Random) -> Result:
    """Play one game of the series to its end."""
    settle(ours, plain, chance)
    while plain.result is None:
        assert_same_position(ours, plain)
        assert_same_decision(ours, plain)
        for text in some_texts(chance):
            assert_same_refusal(ours, plain, text)
        text = chance.choice(sorted(plain.legal()))
        GAME.apply(ours, GAME.read(ours, text))
        plain.play(text)
        settle(ours, plain, chance)
    return plain.result


@pytest.mark.parametrize("ruleset", RULESETS[:: 1 if JIT else -3], ids=str)
def test_both_engines_agree(ruleset: Spec) -> None:
    for number in some(6):
        play_both(ruleset, f"{ruleset} {number}")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_both_engines_agree_over_many_matches(part: int) -> None:
    """`make oracle` plays 20,000 of them."""
    for number in range(part, MATCHES, PARTS):
        play_both(RULESETS[number % len(RULESETS)], f"long {number}")
