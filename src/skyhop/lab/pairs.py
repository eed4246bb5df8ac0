"""Pairs: one bot against another on the same shuffles from every seat, so that luck counts for little."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from skyhop.bots.bot import Bot, Budget, Weights, bot
from skyhop.bots.contest import finish
from skyhop.core.engine.chance import SecretShuffler, mixed_seed
from skyhop.core.engine.document import LEFT_OUT, LeftOut, Margin, Part, changed, plain
from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.game import registry
from skyhop.core.game.game import Game
from skyhop.core.game.match import Match
from skyhop.core.game.processes import mapping
from skyhop.core.language.figures import percent
from skyhop.core.language.i18n import _
from skyhop.lab.luck import luck, value_by

LUCK = -1
"""Keeps the orders that are tried apart from bots' generators."""
SURE = 1.96
"""Standard errors on either side of a mean that make an interval of 95%."""

Maker = Callable[[Game, int, Budget, Weights | None], Bot]
"""Makes a bot from the game, a seed, and what it may think for and goes by; other processes find it by its name."""


class Pairing(NamedTuple):
    """Who plays whom at what: the first bot has one seat, the second all others."""

    game: str
    ruleset: Mapping[str, object]
    bots: tuple[str, str]
    budget: Budget
    seed: int
    weights: tuple[Weights | None, Weights | None] = (None, None)
    """What the bots go by instead of what the game comes with."""
    is_fresh: bool = False
    """Whether each pair has a map of its own, in a game that is played on maps, that nothing was learned from."""
    makers: tuple[Maker | None, Maker | None] = (None, None)
    """What makes a bot that is none of the package's, and only goes by its name in `bots`."""
    is_by_turn: bool = False
    """Whether it is asked what it is worth to begin: a match for each number, and the shares by who moves when."""
    value: Path | None = None
    """A file with the value network by which luck is reckoned, where that is asked for."""

    def player(self, side: int, game: Game, seed: int) -> Bot:
        """Make the first bot, or the second."""
        make = self.makers[side] or partial(bot, self.bots[side])
        return make(game, seed, self.budget, self.weights[side])


class Ended(Part):
    """How a match of a block ended."""

    points: tuple[int, ...]
    """Of each seat; by turn, of whoever begins, of the next one, and so on."""
    actions: int
    """Of all players together."""
    end: str
    """Why it ended, a word of the game's."""


class Block(Part):
    """What is counted as one: the first bot had each seat in turn on the same shuffles, or a match by turn."""

    shares: tuple[float, ...]
    """Of the wins: the first bot's in each match, or by turn those of whoever begins, of the next one, and so on."""
    matches: tuple[Ended, ...] = ()
    """How each ended; nothing in files of before."""
    luck: tuple[float, ...] | LeftOut = LEFT_OUT
    """What chance gave the first bot of its share in each match, where that was asked for."""

    @property
    def adjusted(self) -> tuple[float, ...]:
        """The shares without what chance gave; as they are where nobody asked."""
        if not isinstance(self.luck, tuple):
            return self.shares
        return tuple(share - luck for share, luck in zip(self.shares, self.luck, strict=True))


class Standing(Part):
    """What is known after some pairs: the first bot's share of the wins in the mean, and how far off it may be."""

    pairs: int
    share: float
    """Of the wins."""
    margin: Margin
    """Half of the interval in which the share lies in 95 of 100 cases; null where one pair tells nothing of it."""
    wins: int
    draws: int
    losses: int

    @classmethod
    def of(cls, pairs: Sequence[Sequence[float]]) -> Standing:
        """Sum up the shares of each pair's matches; what pairs differ by is what the interval is made of."""
        means = np.array([sum(pair) / len(pair) for pair in pairs])
        error = float(means.std(ddof=1)) / math.sqrt(len(means)) if len(means) > 1 else math.inf
        every = [share for pair in pairs for share in pair]
        wins, losses = every.count(1.0), every.count(0.0)
        return cls(len(pairs), float(means.mean()), Margin(SURE * error), wins, len(every) - wins - losses, losses)

    def told(self, one: str, other: str) -> str:
        """Say in a sentence how one bot stands against another."""
        sentence = _(
            "%(one)s against %(other)s: %(share)s ± %(margin)s of the wins in %(pairs)s pairs "
            "(won %(wins)s, drawn or shared %(draws)s, lost %(losses)s)"
        )
        shown = {"share": percent(self.share, 1), "margin": percent(self.margin, 1)}
        return sentence % {"one": one, "other": other, **plain(self), **shown}


def played(pairing: Pairing, pairs: int, processes: int, begin: int = 0) -> Generator[Block]:
    """Play pairs up to so many in so many processes; yield them in the order of their numbers."""
    if begin < pairs:
        with mapping(processes) as mapped:
            yield from mapped(partial(pair, pairing), range(begin, pairs))


def pair(pairing: Pairing, number: int) -> Block:
    """Play pair number `number`: the first bot in each seat in turn, with the same shuffles.

    By turn it is one match, and shares and points are those of whoever begins, of the next one, and so on.
    """
    return summed_up(pairing, number, matches_of(pairing, number))


def matches_of(pairing: Pairing, number: int) -> list[Match]:
    """Play the matches of a pair: one for each seat of the first bot, or by turn a single one."""
    game = registry.game(pairing.game)
    ruleset = game.ruleset(pairing.ruleset)
    if pairing.is_fresh:
        ruleset = game.ruleset_to_test(ruleset, mixed_seed(pairing.seed, number))
    seats = range(game.seat_count(ruleset))
    own = [_first(game, ruleset, number)] if pairing.is_by_turn else seats
    return [_played(pairing, ruleset, number, each) for each in own]


def summed_up(pairing: Pairing, number: int, matches: Sequence[Match]) -> Block:
    """What is counted of the matches of a pair."""
    if not pairing.is_by_turn:
        won = tuple(_shares(match)[own] for own, match in enumerate(matches))
        return Block(won, tuple(map(_ended, matches)), _luck(pairing, number, matches))
    [match] = matches
    first, seats = match.journal.header.first, range(len(match.journal.header.seats))
    shares, ended = _shares(match), _ended(match)
    by_turn = [*seats[first:], *seats[:first]]
    points = tuple(ended.points[seat] for seat in by_turn)
    return Block(tuple(shares[seat] for seat in by_turn), (changed(ended, points=points),))


def _first(game: Game, ruleset: Ruleset, number: int) -> int:
    """Who begins: those who may do so in turn."""
    starters = game.starters(ruleset)
    return starters[number % len(starters)]


def _played(pairing: Pairing, ruleset: Ruleset, number: int, own: int) -> Match:
    """Play a match in which the first bot has the seat `own`."""
    game = registry.game(pairing.game)
    sides = [int(seat != own) for seat in range(game.seat_count(ruleset))]
    names = [pairing.bots[side] for side in sides]
    shuffler = SecretShuffler(mixed_seed(pairing.seed, number).to_bytes(8, "big"), "pair")
    match = Match.start(game, ruleset, first=_first(game, ruleset, number), seats=names, shuffler=shuffler)
    seeds = [mixed_seed(pairing.seed, number, own, seat) for seat in range(len(names))]
    players = [pairing.player(side, game, seed) for side, seed in zip(sides, seeds, strict=True)]
    return finish(match, players)


def _luck(pairing: Pairing, number: int, matches: Sequence[Match]) -> tuple[float, ...] | LeftOut:
    """What chance gave the first bot in each match of a pair, in which the same orders are tried."""
    if pairing.value is None:
        return LEFT_OUT
    seed = mixed_seed(pairing.seed, number, LUCK)
    return tuple(luck(match, own, value_by(pairing.value, match, own), seed) for own, match in enumerate(matches))


def _shares(match: Match) -> list[float]:
    """Each seat's share of the win; at a draw all have an equal one."""
    seats = range(len(match.journal.header.seats))
    winners = (match.outcome and match.outcome.winners) or seats
    return [(seat in winners) / len(winners) for seat in seats]


def _ended(match: Match) -> Ended:
    """How a match ended; points are those of the score where the game counts none while it goes on."""
    points = list(match.game.points(match.state))
    for line in [] if any(points) else match.game.score(match.view(None)):
        if line.is_total and line.seat is not None:
            points[line.seat] = line.points or 0
    actions = sum(not entry.is_chance for entry in match.journal.entries)
    return Ended(tuple(map(int, points)), actions, match.outcome.reason if match.outcome else "")
