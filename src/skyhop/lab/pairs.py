"""Pairs: groups of matches between two bots, all with the same shuffles.

In the matches of a pair, the first bot plays once at each seat. This exchange reduces the effect of luck.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
from msgspec import Meta

from skyhop.bots.bot import BatchBot, Bot, Budget, SeatedBot, Weights, bot, entries_of_bots, finish, finish_all, kind_of
from skyhop.engine.chance import SecretShuffler, mix_seed
from skyhop.engine.document import LEFT_OUT, LeftOut, Margin, Part, replace_fields
from skyhop.engine.kernel import Entry
from skyhop.engine.state import Ruleset, State
from skyhop.game import registry
from skyhop.game.game import Game, choose_test_ruleset, compute_final_totals, list_partners, list_teams
from skyhop.game.match import Match
from skyhop.i18n import _, grouped, percent
from skyhop.lab.luck_adjustment import load_value, luck
from skyhop.search.contest import Contests, can_be_contested
from skyhop.search.contest import entries as contest_entries
from skyhop.worker_processes import mapping

LUCK = -1
"""Number of the random stream for sampled pile orders.

The stream is separate from the generators of the bots.
"""
MANY = 64
"""Number of pairs to play at once if the bots support it.

More pairs would exceed the processor's cache.
"""
SURE = 1.96
"""Number of standard errors on each side of a 95% interval."""

Share = Annotated[float, Meta(ge=0, le=1)]
Maker = Callable[[Game, int, Budget, Weights | None], Bot]
"""Function that creates a bot from a game, a seed, a budget and weights.

Other processes must be able to import the function by name.
"""


class Pairing(NamedTuple):
    """Pairing of two bots under a ruleset.

    In each match, the first bot plays at one seat, and the second bot plays at all other seats.
    """

    game: str
    ruleset: Mapping[str, object]
    bots: tuple[str, str]
    budget: Budget
    seed: int
    weights: tuple[Weights | None, Weights | None] = (None, None)
    """Weights of each bot that replace the weights of the game, or None to keep them."""
    is_fresh: bool = False
    """True if each pair plays on a new map. No bot was trained on such a map.

    Only games with maps allow this setting.
    """
    makers: tuple[Maker | None, Maker | None] = (None, None)
    """Functions that create bots from outside the package.

    `bots` contains the names of these bots.
    """
    is_by_turn: bool = False
    """True if the pairing measures the advantage of the first move.

    Each pair is then one match, and its shares are in turn order.
    """
    value: Path | None = None
    """File with the value network for luck adjustment, or None for no luck adjustment."""

    def player(self, side: int, game: Game, seed: int) -> Bot:
        """Create the bot of a side: 0 for the first bot, 1 for the second bot."""
        make = self.makers[side] or partial(bot, self.bots[side])
        return make(game, seed, self.budget, self.weights[side])


class BlockMatch(Part, gc=False):  # no reference cycles, so garbage collections need not check a million of them
    """Result of one match of a pair: the points, the number of actions, and the reason of the end."""

    points: tuple[int, ...]
    """Points of each seat.

    With `is_by_turn`, the points are in turn order, starting with the seat that moved first.
    """
    actions: int
    """Number of actions of all players together."""
    end: str
    """Reason for the end of the match: a word that the game defines."""


class PairBlock(Part, gc=False):  # as above
    """Result of a pair of matches.

    A pair has one match for each seat of the first bot, all with the same shuffles. With `is_by_turn`, a pair has
    only one match.
    """

    shares: tuple[Share, ...]
    """Win shares of the first bot in each match.

    With `is_by_turn`, these are the shares of all seats in turn order.
    """
    matches: tuple[BlockMatch, ...] = ()
    """Result of each match. Files of earlier versions have no such results."""
    luck: tuple[float, ...] | LeftOut = LEFT_OUT
    """Luck of the first bot in each match, as a win share, if luck adjustment was requested."""

    @property
    def adjusted_shares(self) -> tuple[float, ...]:
        """Win shares of the pair after luck adjustment. If no adjustment was requested, they are the plain shares."""
        if not isinstance(self.luck, tuple):
            return self.shares
        return tuple(share - luck for share, luck in zip(self.shares, self.luck, strict=True))


class PairStanding(Part):
    """Estimate of the first bot's mean win share, with its margin of error, from the pairs played so far."""

    pairs: int
    share: float
    """Mean win share."""
    margin: Margin
    """Half-width of the 95% confidence interval, or null if there is only one pair."""
    wins: int
    draws: int
    losses: int

    @classmethod
    def of(cls, pairs: Sequence[Sequence[float]]) -> PairStanding:
        """Estimate the mean win share from the shares of each pair.

        The margin of error is computed from the variance between pairs.
        """
        shares = np.array(pairs)
        means, wins, losses = shares.mean(axis=1), int((shares == 1).sum()), int((shares == 0).sum())
        error = float(means.std(ddof=1)) / math.sqrt(len(means)) if len(means) > 1 else math.inf
        draws = shares.size - wins - losses
        return cls(len(means), float(means.mean()), Margin(SURE * error), wins, draws, losses)

    def describe(self, first_name: str, second_name: str) -> str:
        """Return a sentence that compares the strength of two bots with the names `first_name` and `second_name`."""
        sentence = _(
            "%(one)s against %(other)s: win share %(share)s ± %(margin)s in %(pairs)s pairs (won %(wins)s, drawn "
            "or shared %(draws)s, lost %(losses)s)"
        )
        counts = {name: grouped(getattr(self, name)) for name in ("pairs", "wins", "draws", "losses")}
        shares = {"share": percent(self.share, 1), "margin": percent(self.margin, 1)}
        return sentence % {"one": first_name, "other": second_name, **counts, **shares}


class PlannedMatch(NamedTuple):
    """Planned match of a pair, before it is played."""

    number: int
    """Number of the pair."""
    ruleset: Ruleset
    first: int
    """Seat that moves first."""
    own: int
    """Seat of the first bot. In a team, this is the first seat of the team."""

    def sides(self, game: Game) -> list[int]:
        """Return for each seat the index of its bot: 0 for the first bot of the pairing, 1 for the second bot.

        The first bot plays at all seats of its team.
        """
        seats = game.seat_count(self.ruleset)
        own = {self.own, *list_partners(game, seats, self.own)}
        return [int(seat not in own) for seat in range(seats)]

    def shuffler(self, pairing: Pairing) -> SecretShuffler:
        """Return the shuffler of the pair. All matches of the pair use the same shuffler."""
        return SecretShuffler(mix_seed(pairing.seed, self.number).to_bytes(8, "big"), "pair")

    def seed(self, pairing: Pairing, seat: int) -> int:
        """Return the seed of the bot at a seat."""
        return mix_seed(pairing.seed, self.number, self.own, seat)


class MatchResult(NamedTuple):
    """Result of one match: points and win shares, each by seat."""

    first: int
    """Seat that moved first."""
    shares: tuple[float, ...]
    """Win shares by seat.

    After a draw, all seats have equal shares.
    """
    ended: BlockMatch

    @classmethod
    def of(cls, game: Game, state: State, first: int, actions: int) -> MatchResult:
        """Return the result of a finished match.

        `first` is the seat that moved first. `actions` is the number of actions in the match.
        """
        points, outcome = compute_final_totals(game, state), game.outcome(state)
        seats = range(game.seat_count(state.ruleset))
        winners = (outcome and outcome.winners) or seats
        shares = tuple((seat in winners) / len(winners) for seat in seats)
        return cls(first, shares, BlockMatch(tuple(map(int, points)), actions, outcome.reason if outcome else ""))


def play_pairs(pairing: Pairing, pairs: int, processes: int, begin: int = 0) -> Generator[PairBlock]:
    """Play the pairs with the numbers from `begin` to `pairs` - 1, in several processes.

    Yield the pairs in the order of their numbers.
    """
    if begin < pairs:
        size = min(count_simultaneous(pairing), -(-(pairs - begin) // processes))  # so that each process gets some
        batches = [range(first, min(first + size, pairs)) for first in range(begin, pairs, size)]
        with mapping(processes) as map_values:
            for blocks in map_values(partial(pairs_of, pairing), batches):
                yield from blocks


def pairs_of(pairing: Pairing, numbers: Sequence[int]) -> list[PairBlock]:
    """Play the pairs with these numbers, and return their results.

    If the bots and the game support batches, play many pairs at once. The results are the same with and without
    batches.
    """
    size = count_simultaneous(pairing)
    if size == 1:
        return [pair(pairing, number) for number in numbers]
    together = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    return [block for each in together for block in _many_pairs(pairing, each)]


def count_simultaneous(pairing: Pairing) -> int:
    """Return the number of pairs to play at once.

    The number is 1 with luck adjustment, or if the game or a bot does not support batches.
    """
    return MANY if _make_batch_bots(pairing) else 1


def entries_of(pairing: Pairing) -> list[Entry]:
    """Return the functions (entries) to compile before pairs are played, without the kernels of the game."""
    game, crowds = registry.game(pairing.game), _make_batch_bots(pairing)
    if not crowds:
        return entries_of_bots(game, pairing.bots, pairing.weights)
    return [*contest_entries(game), *(each for crowd in crowds for each in crowd.entries)]


def _make_batch_bots(pairing: Pairing) -> list[BatchBot]:
    """Return both bots of a pairing as batch bots, which play many matches at once.

    Return an empty list if a bot or the game does not support batches.
    """
    game = registry.game(pairing.game)
    if pairing.value or any(pairing.makers) or not can_be_contested(game):
        return []
    found = [kind_of(name).make_batch(game, []) for name in pairing.bots]
    return [each for each in found if each] if all(found) else []


def pair(pairing: Pairing, number: int) -> PairBlock:
    """Play the pair with number `number`. The first bot plays one match at each seat or team.

    All matches have the same shuffles. With `is_by_turn`, one bot plays at all seats, and a pair is one match. The
    shares and points are then in turn order: the seat that moves first comes first.
    """
    return sum_up(pairing, number, matches_of(pairing, number))


def matches_of(pairing: Pairing, number: int) -> list[Match]:
    """Play the matches of a pair, and return them. In each match, the first bot plays at a different seat or team.

    With `is_by_turn`, a pair has only one match.
    """
    planned = _plan(pairing, number)
    return [_play(pairing, each, len(planned) * number + place) for place, each in enumerate(planned, start=1)]


def sum_up(pairing: Pairing, number: int, matches: Sequence[Match]) -> PairBlock:
    """Return the result of a pair, computed from the finished matches of the pair."""
    ends = []
    for match in matches:
        actions = sum(not entry.is_chance for entry in match.journal.entries)
        ends.append(MatchResult.of(match.game, match.state, match.journal.header.first, actions))
    return replace_fields(_block(pairing, ends), luck=_luck(pairing, number, matches))


def _plan(pairing: Pairing, number: int, ruleset: Ruleset | None = None) -> list[PlannedMatch]:
    """Return the matches of a pair, not yet played.

    If `ruleset` is not given, load the ruleset that the pairing names.
    """
    game = registry.game(pairing.game)
    ruleset = ruleset or game.ruleset(pairing.ruleset)
    if pairing.is_fresh:
        ruleset = choose_test_ruleset(game, ruleset, mix_seed(pairing.seed, number))
    starters = game.starters
    first = starters[number % len(starters)]
    own = [first] if pairing.is_by_turn else [team[0] for team in list_teams(game, game.seat_count(ruleset))]
    return [PlannedMatch(number, ruleset, first, each) for each in own]


def _play(pairing: Pairing, planned: PlannedMatch, of_all: int) -> Match:
    """Play one match of a pair.

    `of_all` is the number of the match among all matches of the run, counted from 1.
    """
    game, sides = registry.game(pairing.game), planned.sides(registry.game(pairing.game))
    names = [pairing.bots[side] for side in sides]
    shuffler = planned.shuffler(pairing)
    match = Match.start(game, planned.ruleset, first=planned.first, seats=names, shuffler=shuffler, number=of_all)
    players = [pairing.player(side, game, planned.seed(pairing, seat)) for seat, side in enumerate(sides)]
    return finish(match, players)


def _many_pairs(pairing: Pairing, numbers: Sequence[int]) -> list[PairBlock]:
    """Play the pairs with these numbers at once, in batches of matches."""
    game = registry.game(pairing.game)
    ruleset = game.ruleset(pairing.ruleset)
    pairs = [_plan(pairing, number, ruleset) for number in numbers]
    planned = [each for matches in pairs for each in matches]
    shufflers = [each for matches in pairs for each in [matches[0].shuffler(pairing)] * len(matches)]
    contests = Contests(game, [each.ruleset for each in planned], [each.first for each in planned], shufflers)
    finish_all(contests, _seat_bots(pairing, game, planned))
    lengths = contests.contest.lengths.tolist()
    ends = iter(
        MatchResult.of(game, contests.state(place), each.first, lengths[place]) for place, each in enumerate(planned)
    )
    return [_block(pairing, list(islice(ends, len(matches)))) for matches in pairs]


def _seat_bots(pairing: Pairing, game: Game, planned: Sequence[PlannedMatch]) -> list[SeatedBot]:
    """Return one `SeatedBot` for each batch bot and seat, with the matches in which the bot plays at this seat."""
    sides, places = np.array([each.sides(game) for each in planned]), []
    for seat in range(sides.shape[1]):
        seeds = [each.seed(pairing, seat) for each in planned]
        for name in dict.fromkeys(pairing.bots):
            is_there = np.array([bot == name for bot in pairing.bots])[sides[:, seat]]
            crowd = kind_of(name).make_batch(game, seeds)
            if is_there.any() and crowd:
                places.append(SeatedBot(crowd, seat, is_there))
    return places


def _block(pairing: Pairing, ends: Sequence[MatchResult]) -> PairBlock:
    """Combine the results of the matches of a pair into the result of the pair."""
    if not pairing.is_by_turn:
        teams = list_teams(registry.game(pairing.game), len(ends[0].shares))
        shares = (sum(end.shares[seat] for seat in own) for own, end in zip(teams, ends, strict=True))
        return PairBlock(tuple(shares), tuple(end.ended for end in ends))
    [end] = ends
    by_turn = [(end.first + later) % len(end.shares) for later in range(len(end.shares))]
    points = tuple(end.ended.points[seat] for seat in by_turn)
    return PairBlock(tuple(end.shares[seat] for seat in by_turn), (replace_fields(end.ended, points=points),))


def _luck(pairing: Pairing, number: int, matches: Sequence[Match]) -> tuple[float, ...] | LeftOut:
    """Return for each match of a pair the part of the first bot's win share that came from chance.

    All matches use the same seed for sampled pile orders. Return `LEFT_OUT` if the luck is not measured.
    """
    if pairing.value is None or pairing.is_by_turn:
        return LEFT_OUT
    seed = mix_seed(pairing.seed, number, LUCK)
    teams = list_teams(registry.game(pairing.game), len(matches[0].journal.header.seats))
    return tuple(
        sum(luck(match, seat, load_value(pairing.value, match, seat), seed) for seat in own)
        for own, match in zip(teams, matches, strict=True)
    )
