"""Random play through the protocol alone, for any game."""

from collections.abc import Iterator, Sequence
from random import Random

from tests.amount import some

from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset, State
from skyhop.game.game import Game
from skyhop.game.match import Match

MANY_ACTIONS = 2_000
NEAR = (-10, -1, 0, 1, 10)


def random_matches(game: Game, ruleset: Ruleset, count: int, seed: int) -> Iterator[Match]:
    """Play matches to their end; each yields at every decision and once more when it is over."""
    for number in some(count):
        chance = Random(f"{seed} {number}")
        match = Match.start(game, ruleset, first=starter(game, number), seed=chance.getrandbits(64))
        while match.to_decide is not None:
            yield match
            action = chance.choice(game.legal(match.state))
            match.play(match.to_decide, game.write(match.state, action))
        yield match


def dealt(game: Game, ruleset: Ruleset, seed: int) -> State:
    """A match at its first decision."""
    state = game.new(ruleset, seed=seed)
    while game.chance(state) is not None:
        game.settle(state, game.roll(state))
    return state


def played(game: Game, state: State, text: str) -> list[Event]:
    """Do an action in notation, and settle what chance owes by the record's own generator; give what happens."""
    events = game.apply(state, game.read(state, text))
    while game.chance(state) is not None:
        events += game.settle(state, game.roll(state))
    return events


def told(game: Game, state: State, events: Sequence[Event], seat: int | None) -> list[str]:
    """Tell a seat what happened, as it heard it, by what it sees now."""
    return game.renderer.tell(game.view(state, seat), game.list_visible_events(state.ruleset, events, seat))


def actions_to_try(game: Game, state: State, seed: int) -> list[int]:
    """List numbers that are actions and some that are none: all if there are few, else the legal ones and a sample.

    The legal ones have neighbours: what differs from them as little as can be.
    """
    numbers = range(-1, game.action_count + 1)
    if len(numbers) <= MANY_ACTIONS:
        return list(numbers)
    legal = game.legal(state)
    near = {action + step for action in legal for step in NEAR}
    return sorted({-1, game.action_count, *near, *Random(seed).sample(numbers, MANY_ACTIONS // 4)} & set(numbers))


def starter(game: Game, number: int) -> int:
    """Let the seats that may begin do so in turn."""
    starters = game.starters
    return starters[number % len(starters)]


def match_at(game: Game, ruleset: Ruleset, seed: int, decisions: int) -> Match:
    """A match after so many random decisions, or over where it ended before."""
    chance = Random(seed)
    match = Match.start(game, ruleset, first=starter(game, seed), seed=chance.getrandbits(64))
    for _decision in range(decisions):
        if match.to_decide is None:
            break
        action = chance.choice(game.legal(match.state))
        match.play(match.to_decide, game.write(match.state, action))
    return match


def undecided(game: Game, ruleset: Ruleset, seed: int, decisions: int) -> Match:
    """A match after so many random decisions; after half as many, or fewer, where it is over by then."""
    while (match := match_at(game, ruleset, seed, decisions)).to_decide is None:
        decisions //= 2
    return match
