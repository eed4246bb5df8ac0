"""What is worth how much: what happens in matches of one bot at all seats, how often, and how often its seat wins.

What can happen are the events that a game declares, and the values of their numbers. For that the pairs are played
again.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from skyhop.game import registry
from skyhop.game.match import Match, plies
from skyhop.i18n import _, decimal, percent
from skyhop.lab.cases import Case
from skyhop.lab.decisions import again
from skyhop.lab.pairs import SURE, MatchResult
from skyhop.lab.pairs_file import PairsFileError
from skyhop.lab.tables import differing, told_of, who

FEW = 12
"""Values of a number of an event that are told apart where it is not named; sums of cards have more."""
TINY = 1e-9
"""Of a sum of squares, where rounding alone is left."""
Key = tuple[str, str, int]
"""The kind of an event, one of its numbers, and what that was; no number for all events of the kind."""


def names_of(cases: Sequence[Case]) -> set[str]:
    """Name all that can happen: `EVENT`, and `EVENT.NUMBER`."""
    games = {case.header.game for case in cases} & {*registry.names()}
    kinds = {kind: of for game in games for kind, of in registry.game(game).hearing.names().items()}
    return {*kinds, *(f"{kind}.{number}" for kind, numbers in kinds.items() for number in numbers if number != "seat")}


def worths(cases: Sequence[Case], names: Collection[str] = (), processes: int = 1) -> list[dict[str, str]]:
    """Say of each thing that happens, or of those named, how often it does, and the share of the wins of its seat.

    `PairsFileError` where different bots played, since it would say who is better, or pairs cannot be played again.
    """
    if strange := next((case for case in cases if case.header.by_turn is not True), None):
        problem = _(
            "in %(case)s not one bot had all seats, so its wins say who plays better, and not what a thing is worth"
        )
        raise PairsFileError(problem % {"case": strange.name})
    differ = differing([case.header for case in cases])
    return [
        {**{name: told_of(case.header, name) for name in differ}, _("measured"): who(case.header), **row}
        for case in cases
        for row in _rows(case, names, processes)
    ]


def _rows(case: Case, names: Collection[str], processes: int) -> Iterator[dict[str, str]]:
    sums: dict[Key, NDArray[np.float64]] = defaultdict(lambda: np.zeros(5))
    for _number, [happened] in again(case, processes, partial(_happened, names)):
        for key, (times, won) in happened.items():
            sums[key] += times, won, times * times, times * won, won * won
    values = Counter((kind, number) for kind, number, _value in sums)
    for (kind, number, value), found in sorted(sums.items()):
        if values[kind, number] <= FEW or f"{kind}.{number}" in names:
            what = f"{kind}.{number} {value}" if number else kind
            often = decimal(found[0] / len(case.blocks), 2)
            yield {
                _("what happens"): what,
                _("times a match"): often,
                _("share of the wins"): _share(found.tolist(), len(case.blocks)),
            }


def _share(sums: Sequence[float], pairs: int) -> str:
    """Write the share of the wins with its interval of 95%: that of a ratio of two sums over pairs."""
    times, won, of_times, of_both, of_won = sums
    share = won / times
    square = of_won - 2 * share * of_both + share * share * of_times
    if pairs == 1 or square < TINY:  # as where it happened once: nothing is known of how it spreads
        return percent(share, 1)
    return f"{percent(share, 1)} ± {percent(SURE * math.sqrt(square * pairs / (pairs - 1)) / times, 1)}"


def _happened(names: Collection[str], match: Match) -> Mapping[Key, tuple[int, float]]:
    """How often each thing happened in a match, and how much of the win the seats had to which it did."""
    shares = MatchResult.of(match.game, match.state, match.journal.header.first, 0).shares
    found: dict[Key, tuple[int, float]] = defaultdict(lambda: (0, 0.0))
    for event in (event for ply in plies(match.journal) for event in ply.events):
        kind, numbers = type(event).__name__, event._asdict()
        seat = numbers.pop("seat")
        for number, value in ("", 0), *numbers.items():
            if seat in range(len(shares)) and (not names or kind in names or f"{kind}.{number}" in names):
                times, won = found[kind, number, value]
                found[kind, number, value] = times + 1, won + shares[seat]
    return dict(found)
