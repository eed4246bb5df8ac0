"""Result tables of an experiment: a row for each case, with figures and intervals."""

from __future__ import annotations

import csv
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO, StringIO
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
import numpy as np

from skyhop.engine.document import Margin, Part
from skyhop.files import UnreadableFile, text_of, write_whole
from skyhop.game import registry
from skyhop.game.action import LearnedFileError
from skyhop.i18n import _, decimal, grouped, listed, percent, shortened
from skyhop.lab.pairs import PairBlock, Pairing, PairStanding, count_simultaneous, pairs_of
from skyhop.lab.pairs_file import PairsHeader

HASH_LETTERS = 12
"""Number of letters of a hash shown to people."""
TIMED = 4
"""Maximum number of pairs, or batches of pairs, in a time measurement."""
ENOUGH = 2.0
"""Processor seconds after which a time measurement stops."""


class AdjustedShare(Part):
    """Luck-adjusted share of the wins of the first bot."""

    share: float
    margin: Margin
    """Half-width of the 95% confidence interval, or null if there is only one pair."""
    width: Margin
    """Width of the adjusted interval divided by the width of the plain interval after the same matches.

    Null if the width of the plain interval is zero.
    """
    width_by_time: Margin
    """Width of the adjusted interval divided by the width of the plain interval after the same processor time.

    In this time, more pairs can be played without luck adjustment. Null if the time was not measured.
    """
    value: str
    """SHA-256 hash of the file of the value network."""

    @classmethod
    def of(cls, header: PairsHeader, blocks: Sequence[PairBlock]) -> AdjustedShare | None:
        """Summarise at least one pair. Return None if the luck was not measured."""
        if not isinstance(header.value, str):
            return None
        plain, adjusted = (
            PairStanding.of([each.shares for each in blocks]),
            PairStanding.of([each.adjusted for each in blocks]),
        )
        width = adjusted.margin / plain.margin if 0 < plain.margin < math.inf else math.inf
        slower = math.sqrt(header.cost[1] / header.cost[0]) if isinstance(header.cost, tuple) else math.inf
        return cls(adjusted.share, adjusted.margin, Margin(width), Margin(width * slower), header.value)

    @property
    def figures(self) -> dict[str, str]:
        """Figures as formatted text, by name."""
        return {
            "share": percent(self.share, 1),
            "margin": percent(self.margin, 1) if math.isfinite(self.margin) else "?",
            "width": percent(self.width) if math.isfinite(self.width) else "?",
            "by_time": percent(self.width_by_time) if math.isfinite(self.width_by_time) else "?",
            "value": self.value[:HASH_LETTERS],
        }

    def told(self) -> str:
        """Return a sentence with the adjusted share."""
        if not math.isfinite(self.width_by_time):
            return _("Without luck: %(share)s ± %(margin)s (value file %(value)s)") % self.figures
        sentence = _(
            "Without luck: %(share)s ± %(margin)s (value file %(value)s). Width of this interval relative to the "
            "interval with luck: %(width)s for the same matches, %(by_time)s for the same processor time"
        )
        return sentence % self.figures


def cost_of(pairing: Pairing) -> tuple[float, float]:
    """Play some pairs to measure the cost of a pair on this machine.

    Return the processor seconds of a pair without and with luck adjustment.
    """
    ways, spent = (pairing._replace(value=None), pairing), [0.0, 0.0]
    for way in ways:
        pairs_of(way, [0])  # which loads the game
    for number in range(1, TIMED + 1):
        for place, way in enumerate(ways):
            count = count_simultaneous(way)
            begun = time.process_time()
            pairs_of(way, range(number * count, (number + 1) * count))
            spent[place] += (time.process_time() - begun) / count
        if sum(spent) > ENOUGH:
            break
    return spent[0] / number, max(spent) / number


NONE = "-"
"""Text of a table cell without a value."""
RULESET = "ruleset"
MOST_TOLD = 60
"""Maximum number of characters of a rule's value in a table.

A map has thousands of characters.
"""


def markdown(rows: Sequence[Mapping[str, str]]) -> str:
    """Return rows as a Markdown table.

    Each row maps column headings to cell texts.
    """
    headings = list(rows[0])
    lines = [headings, ["---"] * len(headings), *([row[heading] for heading in headings] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def table(cases: Sequence[tuple[PairsHeader, Sequence[PairBlock]]]) -> str:
    """Return a Markdown table with a row for each case.

    Rules that are equal in all cases have no column.
    """
    return markdown(rows(cases))


def rows(cases: Sequence[tuple[PairsHeader, Sequence[PairBlock]]]) -> list[dict[str, str]]:
    """Return a row for each case: bots, rules, share of the wins, fair share, and match statistics.

    Columns that are empty in every case are left out.
    """
    differ = differing([header for header, _blocks in cases])
    found = [_row(header, blocks, differ) for header, blocks in cases]
    may_be_empty = _("later seats"), _("without luck"), _("split pairs"), *_went([])
    empty = {name for name in may_be_empty if all(row[name] == NONE for row in found)}
    return [{name: value for name, value in row.items() if name not in empty} for row in found]


def differing(headers: Sequence[PairsHeader]) -> list[str]:
    """Return the names of rules that differ between cases.

    The result includes `ruleset` if the rulesets differ and each case names a ruleset.
    """
    every = [rules_of(header) for header in headers]
    names = [name for name in dict.fromkeys(chain(*every)) if len({str(rules.get(name)) for rules in every}) > 1]
    if RULESET in names and all(rules[RULESET] for rules in every):
        return [RULESET, *_list_open_rules(headers[0], names)]
    return [name for name in names if name != RULESET]


def rules_of(header: PairsHeader) -> dict[str, str | int]:
    """Return the rules of a case by name, with the name of its ruleset, if any.

    A title replaces a long value, such as a map.
    """
    told = {RULESET: "", **header.ruleset}
    if header.game not in registry.names():
        return told
    options = registry.game(header.game).options
    for option in options.documents:
        if isinstance(value := told.get(option.name), str):
            told[option.name] = option.title_of(value)
    named = (each.name for each in options.rulesets if each.values.items() <= header.ruleset.items())
    return told | {RULESET: next(named, "")}


def _list_open_rules(header: PairsHeader, names: Sequence[str]) -> list[str]:
    """Return those of `names` that no named ruleset of the game sets."""
    said = {RULESET, *chain(*(each.values for each in registry.game(header.game).options.rulesets))}
    return [name for name in names if name not in said]


def measured_shares(header: PairsHeader, blocks: Sequence[PairBlock]) -> list[tuple[float, ...]]:
    """Return the measured shares of each pair: all shares of the first bot.

    With `by_turn`, return only the share of the seat that moves first.
    """
    return [each.shares[:1] if header.by_turn is True else each.shares for each in blocks]


def estimate_by_turn(blocks: Sequence[PairBlock]) -> list[PairStanding]:
    """Return the estimated share of the win for each position in turn order.

    The estimates come from matches of one bot at all seats.
    """
    return [PairStanding.of([(each.shares[turn],) for each in blocks]) for turn in range(len(blocks[0].shares))]


def name_bot(header: PairsHeader) -> str:
    """Return the name of the bot whose shares the tables list."""
    name = short(header.bots[0])
    return _("first seat, %(name)s") % {"name": name} if header.by_turn is True else name


def interval(standing: PairStanding) -> str:
    """Return a win share as text, with its margin of error if the margin is known."""
    share = percent(standing.share, 1)
    return f"{share} ± {percent(standing.margin, 1)}" if math.isfinite(standing.margin) else share


def _row(header: PairsHeader, blocks: Sequence[PairBlock], differ: Sequence[str]) -> dict[str, str]:
    is_by_turn = header.by_turn is True
    later = [interval(each) for each in estimate_by_turn(blocks)[1:]] if is_by_turn and blocks else []
    split = sum(0 < sum(each.shares) < len(each.shares) for each in blocks) / max(len(blocks), 1)
    return {
        **{name: format_rule(header, name) for name in differ},
        _("measured"): name_bot(header),
        _("opponent"): short(header.bots[1]),
        _("seats"): str(len(blocks[0].shares)) if blocks else NONE,
        _("pairs"): grouped(len(blocks)),
        _("share of the wins"): interval(PairStanding.of(measured_shares(header, blocks))) if blocks else NONE,
        _("without luck"): _format_adjusted(header, blocks),
        _("fair share"): percent(1 / len(blocks[0].shares), 1) if blocks else NONE,
        _("later seats"): ", ".join(later) or NONE,
        _("split pairs"): percent(split) if blocks and not is_by_turn else NONE,
        **_went(blocks),
    }


def _format_adjusted(header: PairsHeader, blocks: Sequence[PairBlock]) -> str:
    """Return the luck-adjusted share as text, with the ratio of its interval's width to the plain interval's width."""
    found = AdjustedShare.of(header, blocks) if blocks else None
    if found is None:
        return NONE
    if not math.isfinite(found.width_by_time):
        return f"{found.figures['share']} ± {found.figures['margin']}"
    return (
        _(
            "%(share)s ± %(margin)s (width of this interval relative to the interval with luck: %(width)s for the "
            "same matches, %(by_time)s for the same processor time)"
        )
        % found.figures
    )


def _went(blocks: Sequence[PairBlock]) -> dict[str, str]:
    """Return match statistics by column heading: length, points, lead, and reasons of the end.

    The lead is the difference in points between the first and the last player.
    """
    headings = _("actions"), _("points"), _("point spread"), _("endings")
    matches = [match for block in blocks for match in block.matches]
    if not matches:
        return dict.fromkeys(headings, NONE)
    points, actions = np.array([match.points for match in matches]), np.array([match.actions for match in matches])
    ends = Counter(match.end for match in matches).most_common()
    figures = (
        f"{decimal(actions.mean(), 0)} ± {decimal(actions.std(), 0)}",
        decimal(points.mean(), 1) if points.any() else NONE,
        decimal((points.max(axis=1) - points.min(axis=1)).mean(), 1) if points.any() else NONE,
        listed(f"{short(end)} {percent(count / len(matches))}" for end, count in ends),
    )
    return dict(zip(headings, figures, strict=True))


def format_rule(header: PairsHeader, name: str) -> str:
    """Return the value of a rule as text."""
    return short(rules_of(header).get(name))


def short(value: object) -> str:
    """Return the value of a rule as text. Shorten a long text."""
    return shortened(value, MOST_TOLD)


if TYPE_CHECKING:
    import polars as pl

    from skyhop.lab.cases import Case

NAMES = "blocks", "matches"
"""Names of the tables and of their files."""


def blocks(cases: Sequence[Case]) -> pl.DataFrame:
    """Return a row for each counted pair: its case and number, the bots, the differing rules, and the mean share."""
    return _frame(cases, _blocks)


def matches(cases: Sequence[Case]) -> pl.DataFrame:
    """Return a row for each seat of each match: share of the win if known, points, length, and reason of the end.

    `seat` counts from 0. If one bot played at all seats, `seat` is the position in turn order.
    """
    return _frame(cases, _matches)


def write(folder: Path, cases: Sequence[Case]) -> list[Path]:
    """Write both tables as Parquet files into a folder, and return their paths."""
    written = []
    for name, frame in zip(NAMES, (blocks(cases), matches(cases)), strict=True):
        kept = BytesIO()
        frame.write_parquet(kept)
        written.append(folder / f"{name}.parquet")
        write_whole(written[-1], kept.getvalue())
    return written


def _frame(cases: Sequence[Case], columns: Callable[[Case], Mapping[str, object]]) -> pl.DataFrame:
    """Return a data frame with the columns of all cases.

    The constant columns of a case come before its other columns.
    """
    import polars as pl  # noqa: PLC0415 - an extra

    differ, parts = differing([each.header for each in cases]), [pl.DataFrame()]
    for case in cases:
        header, rules = case.header, rules_of(case.header)
        who = {"case": case.name, "game": header.game, "bot": header.bots[0], "other": header.bots[1]}
        alike = who | {f"rule_{name}": rules.get(name) for name in differ}
        found = pl.DataFrame(columns(case))
        same = [pl.Series(name, [value]).new_from_index(0, found.height) for name, value in alike.items()]
        parts.append(pl.DataFrame([*same, *found]))
    return pl.concat(parts, how="diagonal_relaxed")


def _blocks(case: Case) -> dict[str, object]:
    return {"pair": np.arange(len(case.blocks)), "share": np.mean(case.shares, axis=1)}


def _matches(case: Case) -> dict[str, object]:
    import polars as pl  # noqa: PLC0415 - an extra

    seats, is_by_turn = len(case.blocks[0].shares), case.header.by_turn is True
    places = [(number, own) for number, block in enumerate(case.blocks) for own in range(len(block.matches))]
    every = [match for block in case.blocks for match in block.matches]
    pair, own = np.array(places, np.int64).reshape(-1, 2).repeat(seats, axis=0).T
    seat = np.tile(np.arange(seats), len(every))
    is_measured = (seat == own) | is_by_turn
    shares = np.array(case.shares)[pair, np.where(is_by_turn, seat, own)]
    return {
        "pair": pair,
        "match": own,
        "seat": seat,
        "measured": is_measured,
        "share": pl.Series(np.where(is_measured, shares, np.nan), nan_to_null=True),
        "points": np.array([match.points for match in every], np.int64).ravel(),
        "actions": np.repeat(np.array([match.actions for match in every], np.int64), seats),
        "end": pl.Series([match.end for match in every], dtype=pl.String).gather(np.arange(len(every)).repeat(seats)),
    }


Row = TypeVar("Row")


def read(path: Path, kind: type[Row], can_be: Callable[[Row], bool], problem: str) -> list[Row]:
    """Read a CSV table as named tuples. If there is no file, return an empty list.

    Raises:
        LearnedFileError: if the file is not text, or if `can_be` rejects a row. The message is `problem`, in which
            the name of the file replaces `%(file)s`.
    """
    if not path.is_file():
        return []
    try:
        lines = list(csv.reader(StringIO(text_of(path))))[1:]
        rows = [msgspec.convert(texts, kind, strict=False) for texts in lines]
    except (msgspec.ValidationError, csv.Error, UnreadableFile):
        rows = None
    if rows is None or not all(map(can_be, rows)):
        raise LearnedFileError(problem % {"file": path})
    return rows


def write_table_file(path: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Replace a table file atomically."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    write_whole(path, text.getvalue().encode())
