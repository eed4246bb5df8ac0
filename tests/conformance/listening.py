"""Events that seats receive, compared between worlds and between actions that a seat cannot distinguish."""

import os
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from tests.amount import some
from tests.conformance.playing import played, undecided

from skyhop.engine.event import Event
from skyhop.engine.kernel import JIT
from skyhop.engine.state import Ruleset, State, View
from skyhop.game.game import Game

MATCHES = int(os.environ.get("SKYHOP_LEAK_MATCHES", "10"))
"""Of each ruleset; `docs/reliability.md` has the figures of a long run."""
DECISIONS = 60
ACTIONS_TOGETHER = 8
ALTERNATIVES = 6


def moments(game: Game, ruleset: Ruleset, matches: int = MATCHES) -> Iterator[tuple[State, Random]]:
    """Yield states at which somebody decides, from all parts of matches."""
    for seed in range(matches) if JIT else some(matches):
        chance = Random(f"leaks {seed}")
        decisions = chance.randrange(DECISIONS)
        yield undecided(game, ruleset, seed, decisions).state, chance


def listeners(game: Game, ruleset: Ruleset) -> list[int | None]:
    return [None, *range(game.seat_count(ruleset))]


def sound(game: Game, state: State, events: list[Event], listener: int | None) -> bytes:
    """Write what a listener hears of events, kinds and numbers."""
    return repr(game.list_visible_events(state.ruleset, events, listener)).encode()


def texts(game: Game, state: State) -> list[str]:
    """Write the legal actions, sorted."""
    return sorted(game.write(state, action) for action in game.legal(state))


def sounds_of_worlds(game: Game, state: State, listener: int | None, chance: Random) -> Iterator[set[bytes]]:
    """Play on from a state and from what the listener can imagine it to be; yield both sounds while they look alike."""
    worlds = state.copy(), game.determinize(game.view(state, listener), chance.getrandbits(40))
    for _action in range(ACTIONS_TOGETHER):
        common = [text for text in texts(game, worlds[0]) if text in texts(game, worlds[1])]
        if not common:
            return
        text = chance.choice(common)
        sounds = {sound(game, world, played(game, world, text), listener) for world in worlds}
        if game.view(worlds[0], listener) != game.view(worlds[1], listener):
            return
        yield sounds


def sounds_of_actions(game: Game, state: State, listener: int | None, chance: Random) -> Iterator[set[bytes]]:
    """Try actions; yield the sounds of those after which the listener sees the same."""
    legal, heard = texts(game, state), defaultdict[View, set[bytes]](set)
    for text in chance.sample(legal, min(ALTERNATIVES, len(legal))):
        after = state.copy()
        sounds = sound(game, after, played(game, after, text), listener)
        heard[game.view(after, listener)].add(sounds)
    yield from heard.values()
