"""Event values: how often each event happens in matches of one bot, and how often its seat then wins.

Events are those that a game declares, with the values of their numbers. The pairs are replayed to find them.
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
"""Maximum number of values listed separately for an unnamed number of an event; sums of cards have more."""
TINY = 1e-9
"""Sum of squares below which only rounding errors remain."""
Key = tuple[str, str, int]
"""Kind of an event, the name of one of its numbers, and its value; the name is empty for all events of the kind."""


def names_of(cases: Sequence[Case]) -> set[str]:
    """Return the names of all events: `EVENT`, and `EVENT.NUMBER`."""
    games = {case.header.game for case in cases} & {*registry.names()}
    kinds = {kind: of for game in games for kind, of in registry.game(game).hearing.names().items()}
    return {*kinds, *(f"{kind}.{number}" for kind, numbers in kinds.items() for number in numbers if number != "seat")}


def worths(cases: Sequence[Case], names: Collection[str] = (), processes: int = 1) -> list[dict[str, str]]:
    """Return a row for each event, or each named one: its frequency, and its seat's share of the wins.

    Raises `PairsFileError` if different bots played, because the result would compare the bots. Also raises it if
    pairs cannot be replayed.
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
    """Return the share of the wins as text, with the interval of 95% of a ratio of two sums over pairs."""
    times, won, of_times, of_both, of_won = sums
    share = won / times
    square = of_won - 2 * share * of_both + share * share * of_times
    if pairs == 1 or square < TINY:  # as where it happened once: nothing is known of how it spreads
        return percent(share, 1)
    return f"{percent(share, 1)} ± {percent(SURE * math.sqrt(square * pairs / (pairs - 1)) / times, 1)}"


def _happened(names: Collection[str], match: Match) -> Mapping[Key, tuple[int, float]]:
    """Return by event how often it happened in a match, and the summed win shares of its seats."""
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
