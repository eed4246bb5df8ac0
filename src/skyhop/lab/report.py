"""A page about an experiment: what was asked, figures with intervals, and plots that say in words what they show.

It is made from the files of the cases alone, and the same files make the same bytes. The plots are files, too.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from skyhop.core.engine.whole_file import write_whole
from skyhop.core.game import registry
from skyhop.core.game.capability import Capability
from skyhop.core.language.figures import decimal, grouped, percent
from skyhop.core.language.i18n import _, language
from skyhop.core.pictures.letters import outlined
from skyhop.core.pictures.svg import Fragment, tag
from skyhop.lab import frames
from skyhop.lab.ladder import Place, Step, scale, standings
from skyhop.lab.pairs import SURE, Block, Standing
from skyhop.lab.pairs_file import PairsFileError, PairsHeader, contents
from skyhop.lab.sequential import BOUND, Hypotheses, Sums
from skyhop.lab.svg_plot import WIDTH, Level, Row, course, intervals
from skyhop.lab.table import by_turn, differing, interval, measured, rows, short, told_of, who

PAGE = "report.html"
BOUNDS = (0.0, 1.0)
"""Of shares."""
MOST_LETTERS = 12
"""Of the hash of a file."""
MOST_POINTS = 200
"""Of a line; more are not seen."""
BREADTH = 120.0
"""mm of a plot as PNG, in so many dots an inch:"""
RESOLUTION = 216.0
STYLE = """
:root {
  color-scheme: light dark;
  --text: light-dark(#22303C, #EEF3F8); --muted: light-dark(#52626F, #B4C2D1); --panel: light-dark(#FFFFFF, #18263A);
  --line: light-dark(#C3D0DB, #3A4E6B); --grid: light-dark(#DCE5EC, #2C405E); --accent: light-dark(#1F5FA8, #8CC2FF);
  --band: light-dark(#C9DDF0, #2F4C73); --level: light-dark(#B02A2A, #F5C842);
  font: 100%/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
* { box-sizing: border-box; }
html { background: light-dark(#F8FBFD, #101B2E); color: var(--text); }
body { max-width: 74rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 3rem; }
h1, h2, h3 { font-family: "Libertinus Serif", Georgia, serif; line-height: 1.2; }
h1 { font-size: 2rem; } h3 { margin: 0 0 .5rem; font-size: 1.15rem; }
.lead { font-size: 1.15rem; max-width: 48rem; }
pre, figure, details { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
pre, figure, details { padding: .8rem 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
table { border-collapse: collapse; background: var(--panel); }
th, td { padding: .4rem .8rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
td { min-width: 4rem; }
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr)); }
.plots + .plots, details { margin-top: 1rem; }
figure { margin: 0; } figcaption { color: var(--muted); margin-top: .5rem; overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: bold; } details .plots { margin-top: 1rem; }
details figure { border: 0; padding: 0; }
.plot { display: block; width: 100%; max-width: 34rem; height: auto; }
.plot-panel { fill: var(--panel); } .plot-ink { fill: var(--text); } .plot-muted { fill: var(--muted); }
.plot-grid { stroke: var(--grid); } .plot-line { stroke: var(--accent); } .plot-dot { fill: var(--accent); }
.plot-band { fill: var(--band); } .plot-level { stroke: var(--level); } .plot-mark { fill: var(--level); }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } figure { padding: .6rem; }
  thead { display: none; } table, tbody, tr, td { display: block; border: 0; } table { background: none; }
  tr { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .4rem .8rem; }
  tr + tr { margin-top: .6rem; } td { display: grid; grid-template-columns: 9rem 1fr; gap: .6rem; padding: .2rem 0; }
  td::before { content: attr(data-name); color: var(--muted); } }
"""


class Case(NamedTuple):
    """A file of pairs: what they follow from, and those that count by what was asked last."""

    name: str
    header: PairsHeader
    blocks: list[Block]
    missing: int | None

    @classmethod
    def read(cls, path: Path) -> Case:
        """Read a file; `PairsFileError` where it is none of pairs."""
        header, blocks = contents(path)
        return cls(path.stem, header, header.counted(blocks), header.missing(blocks))

    @property
    def shares(self) -> list[tuple[float, ...]]:
        """Those of each pair's matches."""
        return [each.shares for each in self.blocks]

    @property
    def standing(self) -> Standing:
        """What is known after its pairs, of which there is one at least."""
        return Standing.of(measured(self.header, self.blocks))

    @property
    def told(self) -> str:
        """What is known in a sentence."""
        return f"{self.standing.told(who(self.header), short(self.header.bots[1]))}."

    @property
    def fair(self) -> float:
        """The share of each seat if all were alike."""
        return 1 / len(self.blocks[0].shares)


class Plot(NamedTuple):
    """A drawing, the name of its file, what it is about, and in words what it shows and how it is read."""

    name: str
    title: str
    finding: str
    reading: str
    drawing: Fragment


def write(folder: Path) -> tuple[Path, list[str]]:
    """Write the page about the experiment in a folder; give its path, and the kinds of files beside it.

    Raises:
        PairsFileError: where there is no experiment, or a file is damaged.
        OSError: where the folder cannot be read or written.

    """
    cases = read(folder)
    begun = [case for case in cases if case.blocks]
    if not begun:
        raise PairsFileError(_("no pair has been played yet in %(folder)s") % {"folder": folder})
    together, each = _together(begun), _each(begun)
    has_pictures = find_spec("typst") is not None
    for plot in (*together, *each):
        _save(folder / f"report-{plot.name}", plot.drawing, has_pictures=has_pictures)
    write_whole(folder / PAGE, page(cases, together, each).encode())
    kinds = ["SVG", *(["PNG"] if has_pictures else [])]
    if find_spec("polars") is not None:
        frames.write(folder, begun)
        kinds.append("Parquet")
    return folder / PAGE, kinds


def plots(cases: Sequence[Case]) -> list[Plot]:
    """All plots of cases that were begun, what compares them first."""
    return [*_together(cases), *_each(cases)]


def _together(cases: Sequence[Case]) -> list[Plot]:
    return [*_shares(cases), *_ladder(cases)]


def _each(cases: Sequence[Case]) -> list[Plot]:
    return [plot for case in cases for plot in _of_case(case, label(cases, case))]


def read(folder: Path) -> list[Case]:
    """Read the cases of an experiment, in the order of their files; errors as of `write`."""
    problems = {"folder": folder}
    if folder.is_file():
        raise PairsFileError(_("%(folder)s is a file; name the folder that it lies in") % problems)
    if not folder.is_dir():
        raise PairsFileError(_("there is no folder %(folder)s") % problems)
    if not (files := sorted(path for path in folder.iterdir() if path.suffix == ".jsonl")):
        told = _("no file in %(folder)s ends in .jsonl; skyhop lab match, ladder and sweep write such with --out")
        raise PairsFileError(told % problems)
    return [Case.read(path) for path in files]


def label(cases: Sequence[Case], case: Case) -> str:
    """Name a case by what it differs in from the others."""
    header = case.header
    values = [f"{name} {told_of(header, name)}" for name in differing([each.header for each in cases])]
    if not values or len({(each.header.bots, each.header.by_turn) for each in cases}) > 1:
        one = who(header)
        both = _("%(one)s against %(other)s") % {"one": one, "other": short(header.bots[1])}
        values.append(one if header.by_turn is True else both)
    return ", ".join(values)


def page(cases: Sequence[Case], together: Sequence[Plot], each: Sequence[Plot]) -> str:
    """Write the page, which needs nothing from anywhere else."""
    title = _("Experiment in %(game)s") % {"game": ", ".join(_games(cases))}
    commands = dict.fromkeys(str(case.header.command) for case in cases if case.header.command)
    pictures = [_plots(together), tag("details", tag("summary", _("Pair by pair")), _plots(each))]
    body = [
        tag("h1", title),
        tag("p", _lead(cases), class_="lead"),
        tag("p", _missing(cases)),
        tag("h2", _("What was asked")),
        *(tag("pre", tag("code", command)) for command in commands),
        tag("dl", *(piece for term, told in _asked(cases) for piece in (tag("dt", term), tag("dd", told)))),
        tag("h2", _("What was found")),
        tag("div", _table(cases), class_="table", tabindex=0, role="region", aria_label=_("What was found")),
        tag("h2", _("What it looks like")),
        *(pictures if together else [_plots(each)]),
    ]
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    head = [
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", title),
        f"<style>{STYLE}</style>",
    ]
    lines = ["<!doctype html>", f'<html lang="{language()}">', *head, *body, "</html>"]
    return "".join(f"{line}\n" for line in lines)


def _games(cases: Sequence[Case]) -> list[str]:
    known = registry.names()
    names = dict.fromkeys(case.header.game for case in cases)
    return [registry.game(name).title if name in known else short(name) for name in names]


def _lead(cases: Sequence[Case]) -> str:
    """Say the first thing that somebody wants to know."""
    begun = [case for case in cases if case.blocks]
    if len(begun) > 1:
        return [*_ladder(begun), *_shares(begun)][0].finding
    return begun[0].told


def _missing(cases: Sequence[Case]) -> str:
    """Say how many pairs are missing of those that were asked for."""
    known = [case.missing for case in cases if case.missing is not None]
    if len(known) < len(cases):
        return _("How many pairs were asked for is not in the files: an older version wrote them.")
    there, missing = sum(len(case.blocks) for case in cases), sum(known)
    told = {"pairs": grouped(there + missing), "missing": grouped(missing), "there": grouped(there)}
    if not missing:
        return _("All %(pairs)s pairs that it needs are there.") % told
    if any(case.header.hypotheses and case.missing for case in cases):
        return _("The test has not ended after %(there)s pairs; up to %(missing)s more may be played.") % told
    return _("Of %(pairs)s pairs %(missing)s are missing; the same command goes on with them.") % told


def _asked(cases: Sequence[Case]) -> Iterator[tuple[str, str]]:
    """Say what the pairs follow from; what differs from case to case is in the table."""
    first = cases[0].header
    rules = [f"{name} {told_of(first, name)}" for name in first.ruleset if name not in _differ(cases)]
    every = [case.header for case in cases]
    known = {
        _("game"): [", ".join(_games(cases))],
        _("rules"): [", ".join(rules)],
        _("a decision, of bots that search"): [_budget(header) for header in every],
        _("seed"): [str(header.seed) for header in every],
        _("maps"): [_("a fresh one for each pair") if header.fresh_maps else "" for header in every],
        _("test"): [_tested(header) for header in every],
        _("learned values (SHA-256)"): [each[:MOST_LETTERS] for header in every for each in header.weights if each],
        _("luck"): [_luck(header) for header in every],
        _("version"): [short(header.engine) for header in every],
    }
    for term, told in known.items():
        if values := [*filter(None, dict.fromkeys(told))]:
            yield term, "; ".join(values)


def _luck(header: PairsHeader) -> str:
    """Say whether luck was taken off, and by what."""
    if isinstance(header.value, str):
        told = _("taken off by the value network of a file (SHA-256 %(hash)s) that was settled before the first match")
        return told % {"hash": header.value}
    known = header.game in registry.names()
    if known and not registry.game(header.game).has(Capability.JUDGEMENT):
        return _("not taken off: the game has no value network")
    return ""


def _differ(cases: Sequence[Case]) -> list[str]:
    return differing([case.header for case in cases])


def _budget(header: PairsHeader) -> str:
    if header.budget.seconds is not None:
        return _("%(seconds)s seconds") % {"seconds": decimal(header.budget.seconds)}
    return _("%(count)s iterations") % {"count": grouped(header.budget.iterations)}


def _tested(header: PairsHeader) -> str:
    strengths = {"lower": f"{test.lower:g}", "upper": f"{test.upper:g}"} if (test := header.hypotheses) else None
    return _("%(lower)s or %(upper)s points of normalised Elo") % strengths if strengths else ""


def _table(cases: Sequence[Case]) -> Fragment:
    """All cases, a row each, and how many of their pairs are missing."""
    figures = rows([(case.header, case.blocks) for case in cases])
    if all(case.missing is not None for case in cases):
        figures = [row | {_("missing"): str(case.missing)} for row, case in zip(figures, cases, strict=True)]
    heading = tag("tr", *(tag("th", name, scope="col") for name in figures[0]))
    lines = (tag("tr", *(tag("td", value, data_name=name) for name, value in row.items())) for row in figures)
    return tag("table", tag("thead", heading), tag("tbody", *lines))


def _plots(plots: Sequence[Plot]) -> Fragment:
    return tag("div", *map(_figure, plots), class_="plots")


def _figure(plot: Plot) -> Fragment:
    caption = tag("figcaption", f"{plot.finding} {plot.reading}")
    return tag("figure", tag("h3", plot.title), plot.drawing, caption, id=plot.name)


def _shares(cases: Sequence[Case]) -> Iterator[Plot]:
    """Several cases beside one another."""
    if len(cases) == 1:
        return
    found = [
        Row(label(cases, case), interval(case.standing), case.standing.share, case.standing.margin, case.fair)
        for case in cases
    ]
    most, least = max(found, key=lambda row: row.value), min(found, key=lambda row: row.value)
    outside = sum(abs(row.value - row.level) > row.margin for row in found)
    finding = _(
        "%(most)s has the largest share, %(high)s; %(least)s the smallest, %(low)s. "
        "The fair share lies outside of %(outside)s of %(count)s intervals."
    ) % {
        "most": most.name,
        "high": most.told,
        "least": least.name,
        "low": least.told,
        "outside": outside,
        "count": len(found),
    }
    drawing = intervals(found, percent, finding, BOUNDS)
    reading = _("Lines are intervals of 95%, dashed marks what would be fair.")
    yield Plot("shares", _("The share of the wins, case by case"), finding, reading, drawing)


def _ladder(cases: Sequence[Case]) -> Iterator[Plot]:
    """Cases of which each has the stronger one of the case before as its weaker one, and all else is the same."""
    headers = [case.header for case in cases]
    climbs = all(below.bots[0] == above.bots[1] for below, above in pairwise(headers))
    if len(cases) == 1 or not climbs or _differ(cases) or any(header.by_turn is True for header in headers):
        return
    steps = [Step.of(case.header.bots[1], case.header.bots[0], case.shares) for case in cases]
    stand = standings(steps, [case.shares for case in cases])
    found = [Row(short(each.level), _climbed(each), each.points, each.margin, 0.0) for each in stand]
    finding = _("From %(weakest)s to %(strongest)s it is %(points)s %(scale)s.") % {
        "scale": scale(len(cases[0].shares[0])),
        "weakest": found[0].name,
        "strongest": found[-1].name,
        "points": found[-1].told,
    }
    reading = _("Lines are intervals of 95%, counted from the weakest.")
    yield Plot("ladder", _("The steps of the ladder"), finding, reading, intervals(found, scaled, finding))


def _climbed(place: Place) -> str:
    return f"{scaled(place.points)} ± {place.margin:.0f}" if math.isfinite(place.margin) else scaled(place.points)


def _of_case(case: Case, name: str) -> Iterator[Plot]:
    """One case, pair by pair."""
    finding, title = case.told, _("The share of the wins: %(case)s") % {"case": name}
    reading = _("The band is the interval of 95%, the dashed line what would be fair.")
    yield Plot(f"{case.name}-share", title, finding, reading, _curve(case, finding))
    if case.header.by_turn is True:
        yield _turns(case, name)
    if test := case.header.hypotheses:
        finding = f"{test.verdict(Sums.of(case.shares)).told()}."
        reading = _(
            "The test ends where the line reaches a dashed one: the upper stands for %(upper)s points, "
            "the lower for %(lower)s."
        ) % {"upper": f"{test.upper:g}", "lower": f"{test.lower:g}"}
        title = _("The sequential test: %(case)s") % {"case": name}
        yield Plot(f"{case.name}-test", title, finding, reading, _ratio(case.blocks, test, finding))


def _turns(case: Case, name: str) -> Plot:
    """What it is worth to begin, to come next, and so on."""
    found = [
        Row(_("place %(place)s in turn") % {"place": place}, interval(each), each.share, each.margin, case.fair)
        for place, each in enumerate(by_turn(case.blocks), start=1)
    ]
    farthest = max(found, key=lambda row: abs(row.value - row.level))
    finding = _("Farthest from the fair share of %(fair)s is %(place)s, with %(share)s.") % {
        "fair": percent(case.fair, 1),
        "place": farthest.name,
        "share": farthest.told,
    }
    title = _("The share of the wins by turn: %(case)s") % {"case": name}
    reading = _("Lines are intervals of 95%, dashed marks what would be fair.")
    return Plot(f"{case.name}-turns", title, finding, reading, intervals(found, percent, finding, BOUNDS))


def _curve(case: Case, words: str) -> Fragment:
    """The estimate after each pair, with its interval."""
    means = np.array([np.mean(pair) for pair in measured(case.header, case.blocks)])
    count = np.arange(1, len(means) + 1)
    estimate = np.cumsum(means) / count
    variance = np.maximum(np.cumsum(means**2) / count - estimate**2, 0) * count / np.maximum(count - 1, 1)
    margin = np.where(count > 1, SURE * np.sqrt(variance / count), 1.0)
    shown = _shown(len(means))
    lines = [Level(case.fair, percent(case.fair))]
    found = ([float(values[place]) for place in shown] for values in (estimate, margin))
    return course([float(count[place]) for place in shown], next(found), lines, percent, words, next(found), BOUNDS)


def _ratio(blocks: Sequence[Block], test: Hypotheses, words: str) -> Fragment:
    """The log-likelihood ratio of a test after each pair, between its bounds."""
    sums, found = Sums(len(blocks[0].shares)), list[float]()
    for block in blocks:
        sums = sums.plus(block.shares)
        found.append(test.ratio(sums))
    shown = _shown(len(found))
    lines = [Level(BOUND, f"{test.upper:g}"), Level(-BOUND, f"{test.lower:g}")]
    return course([place + 1.0 for place in shown], [found[place] for place in shown], lines, scaled, words)


def scaled(value: float) -> str:
    """Write a whole number of a scale that has two sides."""
    return f"{value:+.0f}" if round(value) else "0"


def _shown(count: int) -> list[int]:
    """Which of so many points are drawn."""
    return sorted({*np.linspace(0, count - 1, min(count, MOST_POINTS)).astype(int).tolist()})


def _save(path: Path, drawing: Fragment, *, has_pictures: bool) -> None:
    """Write a plot as files that need no font."""
    alone = outlined(drawing)
    write_whole(path.with_name(f"{path.name}.svg"), alone.encode())
    if has_pictures:
        from skyhop.press.sheets import png  # noqa: PLC0415 - an extra

        height = float(drawing.partition('viewBox="')[2].split('"')[0].split()[3])
        picture = png(alone, (BREADTH, BREADTH * height / WIDTH), RESOLUTION)
        write_whole(path.with_name(f"{path.name}.png"), picture)
