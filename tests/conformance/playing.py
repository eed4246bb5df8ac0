"""Random play through the protocol alone, for any game."""

from collections.abc import Iterator
from random import Random

from skyhop.core.game import Game
from skyhop.core.match import Match
from skyhop.core.ruleset import Ruleset


def random_matches(game: Game, ruleset: Ruleset, count: int, seed: int) -> Iterator[Match]:
    """Play matches to their end; each yields at every decision and once more when it is over."""
    for number in range(count):
        chance = Random(f"{seed} {number}")
        match = Match.start(game, ruleset, first=starter(game, ruleset, number), seed=chance.getrandbits(64))
        while match.to_decide is not None:
            yield match
            action = chance.choice(game.legal(match.state))
            match.play(match.to_decide, game.write(match.state, action))
        yield match


def starter(game: Game, ruleset: Ruleset, number: int) -> int:
    """Let the seats that may begin do so in turn."""
    starters = game.starters(ruleset)
    return starters[number % len(starters)]


def match_at(game: Game, ruleset: Ruleset, seed: int, decisions: int) -> Match:
    """Give a match after so many random decisions, or over where it ended before."""
    chance = Random(seed)
    match = Match.start(game, ruleset, first=starter(game, ruleset, seed), seed=chance.getrandbits(64))
    for _decision in range(decisions):
        if match.to_decide is None:
            break
        action = chance.choice(game.legal(match.state))
        match.play(match.to_decide, game.write(match.state, action))
    return match
