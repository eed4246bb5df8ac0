"""Reduced games, small enough for a full search: the last decisions of a match, in the worlds its view allows."""

from __future__ import annotations

from random import Random

from skyhop.engine.state import State
from skyhop.game.game import Game
from skyhop.game.match import Match


def last_worlds(game: Game, seed: int, left: int, count: int) -> list[State]:
    """Return `count` worlds of a random match, `left` decisions before its end.

    Raises:
        ValueError: where the match has fewer decisions, or none is left.
    """
    match, chance, states = Match.start(game, game.ruleset(game.rulesets()[0]), seed=seed), Random(seed), []  # noqa: S311  no secret
    while (seat := match.to_decide) is not None:
        states.append(match.state.copy())
        match.play(seat, game.write(match.state, chance.choice(game.legal(match.state))))
    if not 0 < left <= len(states):
        raise ValueError(f"the match has {len(states)} decisions, of which {left} cannot be left")
    view = game.view(states[-left], game.to_decide(states[-left]))
    return [game.determinize(view, number) for number in range(count)]
