"""Replay of the matches of an experiment: export of journals and decisions, and statistics of events.

The header of a file of pairs and the number of a pair determine the matches of the pair. The file therefore does not
contain the matches, and this module plays them again. The module checks that the result of each match equals the result
in the file.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

from skyhop import __version__
from skyhop.bots.bot import Weights, WeightsChoice, is_in_file
from skyhop.engine.document import LEFT_OUT, replace_fields
from skyhop.files import write_whole
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.match import Match, plies
from skyhop.i18n import _, decimal, percent
from skyhop.lab.cases import Case, list_differing_rules
from skyhop.lab.luck_adjustment import load_value
from skyhop.lab.pairs import SURE, MatchResult, PairBlock, Pairing, matches_of, sum_up
from skyhop.lab.pairs_file import PairsFileError, hash_of_file
from skyhop.lab.tables import write_parquet
from skyhop.search.value_network import network_path
from skyhop.worker_processes import mapping

if TYPE_CHECKING:
    import polars as pl

Result = TypeVar("Result")
FILE, JOURNALS = "decisions.parquet", "journals"
"""Name of the Parquet file, and of the folder with one journal file for each case."""


def write(folder: Path, cases: Sequence[Case], processes: int) -> None:
    """Write all decisions in the matches of `cases` into `folder`, as one Parquet file.

    Raises:
        PairsFileError: if the pairs cannot be replayed.
    """
    write_parquet(folder / FILE, decisions(cases, processes))


def write_journals(folder: Path, cases: Sequence[Case], processes: int) -> None:
    """Write the journals of all matches into a subfolder of `folder`: one file per case, one journal per line.

    Raise the same errors as `write`.
    """
    (folder / JOURNALS).mkdir(exist_ok=True)
    for case in cases:
        every = (line for _pair, lines in replay_pairs(case, processes, _line_of) for line in lines)
        write_whole(folder / JOURNALS / f"{case.name}.jsonl", "".join(f"{line}\n" for line in every).encode())


def decisions(cases: Sequence[Case], processes: int = 1) -> pl.DataFrame:
    """Return a row for each decision in the matches.

    The columns are case, pair, match, ply, seat, bot, action, number of legal actions and an estimate.

    The estimate is the seat's expected win share before the decision, according to the game's value network.
    The network uses all hands, including hidden hands. Games without a network have no estimate. `seat` counts from 0.
    `ply` is the index in the journal.
    """
    import polars as pl  # noqa: PLC0415 - an optional dependency

    schema = {
        "case": pl.String,
        "pair": pl.Int32,
        "match": pl.Int16,
        "ply": pl.Int32,
        "seat": pl.Int8,
        "bot": pl.String,
        "action": pl.String,
        "legal": pl.Int32,
        "estimate": pl.Float64,
    }
    every = [
        {"case": case.name, "pair": number, "match": place, **row}
        for case in cases
        for number, matches in replay_pairs(case, processes, _rows_of)
        for place, rows in enumerate(matches)
        for row in rows
    ]
    return pl.DataFrame(every, schema=schema)


def replay_pairs(case: Case, processes: int, look: Callable[[Match], Result]) -> Iterator[tuple[int, list[Result]]]:
    """Replay the pairs of a case, and call `look` with each match.

    Yield the number of each pair, and the results of `look` for the matches of the pair.

    Raises:
        PairsFileError: if the pairs cannot be replayed, or if a result differs from the file.
    """
    pairing = pairing_of(case)
    with mapping(processes) as map_values:
        found = map_values(partial(_replay_pair, pairing, look), range(len(case.blocks)))
        for number, (saved, (block, seen)) in enumerate(zip(case.blocks, found, strict=True)):
            if (block.shares, block.matches) != (saved.shares, saved.matches or block.matches):
                problem = _("the replay of pair %(pair)s of %(case)s differs from the file")
                raise PairsFileError(problem % {"pair": number, "case": case.name})
            yield number, seen


def pairing_of(case: Case) -> Pairing:
    """Return the pairing that played the pairs of a case.

    Raises:
        PairsFileError: if this installation cannot replay the pairs.
    """
    header, names = case.header, {"game": case.header.game, "case": case.name}
    if header.game not in registry.names():
        problem = _("the game %(game)s is not installed, so the pairs of %(case)s cannot be replayed")
        raise PairsFileError(problem % names)
    if header.engine != __version__ or header.budget.seconds is not None:
        problem = _(
            "the pairs of %(case)s cannot be replayed: another version of skyhop played these "
            "pairs, or the bots had a time limit; play new pairs with --iterations"
        )
        raise PairsFileError(problem % names)
    if any(map(is_in_file, header.bots)):  # a file of pairs must not choose code to run
        problem = _(
            "the pairs of %(case)s cannot be replayed: your own bots played them, and skyhop cannot load these bots "
            "from a file of pairs"
        )
        raise PairsFileError(problem % names)
    game = registry.game(header.game)
    known: dict[str | None, Weights | None] = {None: None, WeightsChoice.PLAYOUTS.value: WeightsChoice.PLAYOUTS}
    if game.has(Capability.JUDGEMENT):
        known[hash_of_file(network_path(game))] = None
    if not known.keys() >= {*header.weights}:
        problem = _(
            "the matches of %(case)s cannot be replayed: the weights file of their "
            "bots differs from the current weights file of the game"
        )
        raise PairsFileError(problem % names)
    conditions, (one, other) = (header.bots, header.budget, header.seed), (known[each] for each in header.weights)
    return Pairing(
        header.game, header.ruleset, *conditions, (one, other), header.fresh_maps, is_by_turn=case.is_by_turn
    )


def _replay_pair(pairing: Pairing, look: Callable[[Match], Result], number: int) -> tuple[PairBlock, list[Result]]:
    matches = matches_of(pairing, number)
    return replace_fields(sum_up(pairing, number, matches), luck=LEFT_OUT), [*map(look, matches)]


def _line_of(match: Match) -> str:
    return match.journal.to_line()


def _rows_of(match: Match) -> list[dict[str, object]]:
    game, rows = match.game, list[dict[str, object]]()
    seats = match.journal.header.seats
    judges = [
        load_value(network_path(game), match, seat) for seat in range(len(seats)) if game.has(Capability.JUDGEMENT)
    ]
    for ply in plies(match.journal):
        if ply.entry is None or not isinstance(seat := ply.entry.actor, int):
            continue
        row = {"ply": ply.number, "seat": seat, "bot": seats[seat], "action": ply.entry.text}
        estimate = judges[seat](ply.state) if judges else None
        rows.append(row | {"legal": len(game.legal(ply.state)), "estimate": estimate})
    return rows


FEW = 12
"""Maximum number of rows for a field of an event: one row per value of the field.

A field with more values, such as a sum of cards, has rows only if the command names the field.
"""
TINY = 1e-9
"""Sum of squares below which only rounding errors remain."""
Key = tuple[str, str, int]
"""Kind of an event, name of one of its fields, and value of this field.

In the key for all events of a kind together, the name of the field is empty.
"""


def names_of(cases: Sequence[Case]) -> set[str]:
    """Return the names of all events in the games of `cases`. Users select events by these names.

    A name is `EVENT` for a kind of event, or `EVENT.FIELD` for a number in such an event.
    """
    games = {case.header.game for case in cases} & {*registry.names()}
    kinds = {kind: of for game in games for kind, of in registry.game(game).hearing.names().items()}
    return {*kinds, *(f"{kind}.{number}" for kind, numbers in kinds.items() for number in numbers if number != "seat")}


def list_event_rows(cases: Sequence[Case], names: Collection[str] = (), processes: int = 1) -> list[dict[str, str]]:
    """Return a row for each kind of event and each value of its fields: its frequency, and a mean win share.

    The mean is over the seats to which the events belong. If `names` is not empty, return rows only for these names.

    Raises:
        PairsFileError: if pairs cannot be replayed, or if a case compares two different bots.
    """
    if strange := next((case for case in cases if not case.is_by_turn), None):
        problem = _(
            "different bots played in %(case)s, so the wins compare the bots, not the decisions; choose a case with "
            "one bot in all seats"
        )
        raise PairsFileError(problem % {"case": strange.name})
    differ = list_differing_rules(cases)
    return [
        {**case.format_rules(differ), _("measured"): case.bot, **row}
        for case in cases
        for row in _event_rows(case, names, processes)
    ]


def _event_rows(case: Case, names: Collection[str], processes: int) -> Iterator[dict[str, str]]:
    sums: dict[Key, NDArray[np.float64]] = defaultdict(lambda: np.zeros(5))
    for _number, [happened] in replay_pairs(case, processes, partial(_count_events, names)):
        for key, (times, won) in happened.items():
            sums[key] += times, won, times * times, times * won, won * won
    values = Counter((kind, number) for kind, number, _value in sums)
    for (kind, number, value), found in sorted(sums.items()):
        if values[kind, number] <= FEW or f"{kind}.{number}" in names:
            yield {
                _("event"): f"{kind}.{number} {value}" if number else kind,
                _("times per match"): decimal(found[0] / len(case.blocks), 2),
                _("win share"): _share(found.tolist(), len(case.blocks)),
            }


def _share(sums: Sequence[float], pairs: int) -> str:
    """Return the mean win share of an event's seats as text, with its 95% interval.

    `sums` contains five sums over `pairs` pairs: the frequencies of the event, the win shares, and their squares
    and products. If the sums do not determine an interval, return only the share.
    """
    times, won, of_times, of_both, of_won = sums
    share = won / times
    square = of_won - 2 * share * of_both + share * share * of_times
    if pairs == 1 or square < TINY:  # too little data for an interval, such as a single event
        return percent(share, 1)
    return f"{percent(share, 1)} ± {percent(SURE * math.sqrt(square * pairs / (pairs - 1)) / times, 1)}"


def _count_events(names: Collection[str], match: Match) -> Mapping[Key, tuple[int, float]]:
    """Return two numbers for each key (kind, field and value) in the events of a match: its frequency, and a sum.

    The sum adds, for each occurrence of the key, the win share of the seat that the event names.
    """
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
