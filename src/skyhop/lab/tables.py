"""What an experiment has found, a row for each case, in figures with intervals."""

from __future__ import annotations

import csv
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO, StringIO
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import numpy as np

from skyhop.engine.document import Margin, Part
from skyhop.files import UnreadableFile, text_of, write_whole
from skyhop.game import registry
from skyhop.game.refusal import LearnedFileError
from skyhop.i18n import _, decimal, grouped, listed, percent
from skyhop.lab.pairs import PairBlock, Pairing, Standing, at_once, pairs_of
from skyhop.lab.pairs_file import PairsHeader

HASH_LETTERS = 12
"""Of a hash, where people read it."""
TIMED = 4
"""Pairs that are timed, at most, ..."""
ENOUGH = 2.0
"""... and the seconds after which no more are."""


class AdjustedShare(Part):
    """What is known of the first bot's share of the wins where its luck is taken off."""

    share: float
    margin: Margin
    """Half of the interval in which the share lies in 95 of 100 cases; null where one pair tells nothing of it."""
    width: Margin
    """Of the interval, as a part of the plain one after the same matches; null where that has none."""
    width_by_time: Margin
    """The same after as many processor seconds, in which more pairs can be played without this; null if not timed."""
    value: str
    """The hash of the value file, SHA-256."""

    @classmethod
    def of(cls, header: PairsHeader, blocks: Sequence[PairBlock]) -> AdjustedShare | None:
        """Sum up pairs, of which there is one at least; None where luck was not reckoned."""
        if not isinstance(header.value, str):
            return None
        plain, adjusted = Standing.of([each.shares for each in blocks]), Standing.of([each.adjusted for each in blocks])
        width = adjusted.margin / plain.margin if 0 < plain.margin < math.inf else math.inf
        slower = math.sqrt(header.cost[1] / header.cost[0]) if isinstance(header.cost, tuple) else math.inf
        return cls(adjusted.share, adjusted.margin, Margin(width), Margin(width * slower), header.value)

    @property
    def figures(self) -> dict[str, str]:
        """As people read them."""
        return {
            "share": percent(self.share, 1),
            "margin": percent(self.margin, 1) if math.isfinite(self.margin) else "?",
            "width": percent(self.width) if math.isfinite(self.width) else "?",
            "by_time": percent(self.width_by_time) if math.isfinite(self.width_by_time) else "?",
            "value": self.value[:HASH_LETTERS],
        }

    def told(self) -> str:
        """Say it in a sentence."""
        if not math.isfinite(self.width_by_time):
            return _("Without luck: %(share)s ± %(margin)s (value file %(value)s)") % self.figures
        sentence = _(
            "Without luck: %(share)s ± %(margin)s; the interval is %(width)s as wide after the same matches, "
            "%(by_time)s after as many processor seconds (value file %(value)s)"
        )
        return sentence % self.figures


def cost_of(pairing: Pairing) -> tuple[float, float]:
    """Processor seconds that a pair takes here without its luck, and with it; some are played for it."""
    ways, spent = (pairing._replace(value=None), pairing), [0.0, 0.0]
    for way in ways:
        pairs_of(way, [0])  # which loads the game
    for number in range(1, TIMED + 1):
        for place, way in enumerate(ways):
            count = at_once(way)
            begun = time.process_time()
            pairs_of(way, range(number * count, (number + 1) * count))
            spent[place] += (time.process_time() - begun) / count
        if sum(spent) > ENOUGH:
            break
    return spent[0] / number, max(spent) / number


NONE = "-"
"""Where there are no pairs yet."""
RULESET = "ruleset"
MOST_TOLD = 60
"""Letters of a value of the rules; a map has thousands."""


def markdown(rows: Sequence[Mapping[str, str]]) -> str:
    """Write rows of figures by heading as a Markdown table."""
    headings = list(rows[0])
    lines = [headings, ["---"] * len(headings), *([row[heading] for heading in headings] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def table(cases: Sequence[tuple[PairsHeader, Sequence[PairBlock]]]) -> str:
    """Write rows of figures as a Markdown table; of the rules only what differs."""
    return markdown(rows(cases))


def rows(cases: Sequence[tuple[PairsHeader, Sequence[PairBlock]]]) -> list[dict[str, str]]:
    """Say of each case who played under which rules, the share of the wins, what would be fair, and how matches went.

    A column in which no case has anything is left out.
    """
    differ = differing([header for header, _blocks in cases])
    found = [_row(header, blocks, differ) for header, blocks in cases]
    may_be_empty = _("the others by turn"), _("without luck"), _("pairs that nobody swept"), *_went([])
    empty = {name for name in may_be_empty if all(row[name] == NONE for row in found)}
    return [{name: value for name, value in row.items() if name not in empty} for row in found]


def differing(headers: Sequence[PairsHeader]) -> list[str]:
    """Name the rules in which cases differ; where each is of a ruleset with a name, this is one of them."""
    every = [rules_of(header) for header in headers]
    names = [name for name in dict.fromkeys(chain(*every)) if len({str(rules.get(name)) for rules in every}) > 1]
    if RULESET in names and all(rules[RULESET] for rules in every):
        return [RULESET, *_left_open(headers[0], names)]
    return [name for name in names if name != RULESET]


def rules_of(header: PairsHeader) -> dict[str, object]:
    """The rules of a case, and the name of their ruleset, if any; what is long, such as a map, by its name, too."""
    told = {RULESET: "", **header.ruleset}
    if header.game not in registry.names():
        return told
    options = registry.game(header.game).options()
    for option in options.documents:
        if isinstance(value := told.get(option.name), str):
            told[option.name] = option.title_of(value)
    named = (each.name for each in options.rulesets if each.values.items() <= header.ruleset.items())
    return told | {RULESET: next(named, "")}


def _left_open(header: PairsHeader, names: Sequence[str]) -> list[str]:
    """Those of the rules that no ruleset of the game says anything about."""
    said = {RULESET, *chain(*(each.values for each in registry.game(header.game).options().rulesets))}
    return [name for name in names if name not in said]


def measured(header: PairsHeader, blocks: Sequence[PairBlock]) -> list[tuple[float, ...]]:
    """The shares that are asked for: those of the first bot, or of whoever begins."""
    return [each.shares[:1] if header.by_turn is True else each.shares for each in blocks]


def by_turn(blocks: Sequence[PairBlock]) -> list[Standing]:
    """How whoever begins stands, the next one, and so on, in matches of one bot with all seats."""
    return [Standing.of([(each.shares[turn],) for each in blocks]) for turn in range(len(blocks[0].shares))]


def who(header: PairsHeader) -> str:
    """Name whose shares these are."""
    name = short(header.bots[0])
    return _("who begins, of %(name)s") % {"name": name} if header.by_turn is True else name


def interval(standing: Standing) -> str:
    """Write a share with what it may be off by, where anything is known of that."""
    share = percent(standing.share, 1)
    return f"{share} ± {percent(standing.margin, 1)}" if math.isfinite(standing.margin) else share


def _row(header: PairsHeader, blocks: Sequence[PairBlock], differ: Sequence[str]) -> dict[str, str]:
    is_by_turn = header.by_turn is True
    later = [interval(each) for each in by_turn(blocks)[1:]] if is_by_turn and blocks else []
    split = sum(0 < sum(each.shares) < len(each.shares) for each in blocks) / max(len(blocks), 1)
    return {
        **{name: told_of(header, name) for name in differ},
        _("measured"): who(header),
        _("against"): short(header.bots[1]),
        _("seats"): str(len(blocks[0].shares)) if blocks else NONE,
        _("pairs"): grouped(len(blocks)),
        _("share of the wins"): interval(Standing.of(measured(header, blocks))) if blocks else NONE,
        _("without luck"): _without_luck(header, blocks),
        _("fair share"): percent(1 / len(blocks[0].shares), 1) if blocks else NONE,
        _("the others by turn"): ", ".join(later) or NONE,
        _("pairs that nobody swept"): percent(split) if blocks and not is_by_turn else NONE,
        **_went(blocks),
    }


def _without_luck(header: PairsHeader, blocks: Sequence[PairBlock]) -> str:
    """Write the luck-adjusted share, and how wide its interval is beside the plain one's."""
    found = AdjustedShare.of(header, blocks) if blocks else None
    if found is None:
        return NONE
    if not math.isfinite(found.width_by_time):
        return f"{found.figures['share']} ± {found.figures['margin']}"
    return _("%(share)s ± %(margin)s (%(width)s as wide a match, %(by_time)s a processor second)") % found.figures


def _went(blocks: Sequence[PairBlock]) -> dict[str, str]:
    """Say how long matches were, for how many points, by how many the first was above the last, and why they ended."""
    headings = _("actions"), _("points"), _("first over last"), _("how it ends")
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


def told_of(header: PairsHeader, name: str) -> str:
    """Write a value of the rules."""
    return short(rules_of(header).get(name))


def short(value: object) -> str:
    """Write a value of the rules, or the beginning of a long one."""
    text = str(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"


if TYPE_CHECKING:
    import polars as pl

    from skyhop.lab.cases import Case

NAMES = "blocks", "matches"
"""Of the tables, and of their files."""


def blocks(cases: Sequence[Case]) -> pl.DataFrame:
    """A row for each pair that counts: its case and number, who played, the rules that differ, the mean share."""
    return _frame(cases, _blocks)


def matches(cases: Sequence[Case]) -> pl.DataFrame:
    """A row for each seat of each match: its share of the win if known, its points, how long it took, why it ended.

    `seat` is counted from 0; where one bot had all seats, by who moves when.
    """
    return _frame(cases, _matches)


def write(folder: Path, cases: Sequence[Case]) -> list[Path]:
    """Write both as Parquet into a folder."""
    written = []
    for name, frame in zip(NAMES, (blocks(cases), matches(cases)), strict=True):
        kept = BytesIO()
        frame.write_parquet(kept)
        written.append(folder / f"{name}.parquet")
        write_whole(written[-1], kept.getvalue())
    return written


def _frame(cases: Sequence[Case], columns: Callable[[Case], Mapping[str, Any]]) -> pl.DataFrame:
    """Columns of all cases, and before them what is the same in all rows of each."""
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


def _blocks(case: Case) -> dict[str, Any]:
    return {"pair": np.arange(len(case.blocks)), "share": np.mean(case.shares, axis=1)}


def _matches(case: Case) -> dict[str, Any]:
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
    """Read a table of named tuples of a kind; none where there is no file.

    Raises:
        LearnedFileError: with the problem, about `%(file)s`, where it is no text, or a line no row that can be.

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
    """Write a table anew, at once or not at all."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    write_whole(path, text.getvalue().encode())
