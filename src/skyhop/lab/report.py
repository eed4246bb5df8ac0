"""Report page of an experiment: the settings, figures with intervals, and plots with text descriptions.

The report depends only on the files of the cases. The same files always produce the same bytes. Plots are separate
files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path

from msgspec.structs import asdict

from skyhop.bots.bot import Budget
from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Margin
from skyhop.files import write_whole
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.i18n import _, decimal, grouped, language
from skyhop.lab import tables
from skyhop.lab.calibration import TWO, LevelGap, LevelRating, climb, scale
from skyhop.lab.cases import Case, read, short
from skyhop.lab.pairs import PairStanding
from skyhop.lab.pairs_file import PairsFileError, PairsHeader
from skyhop.lab.plots import WIDTH, Plot, plot_comparison, plot_each_case
from skyhop.lab.sequential import Sums, TestVerdict
from skyhop.lab.tables import HASH_LETTERS, AdjustedShare, rows, write_parquet
from skyhop.svg import Fragment, outline_texts, tag

PAGE = "report.html"
TOGETHER = "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}"
"""Separator between a figure and its margin: a plus-minus sign between no-break spaces."""
BREADTH = 120.0
"""Width of a PNG plot in mm.

The resolution of the plot is `RESOLUTION` dots per inch.
"""
RESOLUTION = 216.0


def write(folder: Path) -> tuple[Path, list[str]]:
    """Write the report of the experiment in `folder`, with files for its plots and tables.

    Return the path of the report, and the formats of these files.

    Raises:
        PairsFileError: if the folder contains no experiment or no played pair, or a file is damaged.
        OSError: if the folder cannot be read or written.
    """
    cases = read(folder)
    played = [case for case in cases if case.blocks]
    if not played:
        raise PairsFileError(_("no pair has been played yet in %(folder)s") % {"folder": folder})
    together, each = plot_comparison(played), plot_each_case(played)
    kinds = ["SVG", *(["PNG"] if find_spec("typst") else [])]
    for plot in (*together, *each):
        _save(folder / f"report-{plot.name}", plot.drawing, has_pictures="PNG" in kinds)
    write_whole(folder / PAGE, page(cases, together, each).encode())
    if find_spec("polars"):
        write_parquet(folder / "blocks.parquet", tables.blocks(played))
        write_parquet(folder / "matches.parquet", tables.matches(played))
        kinds.append("Parquet")
    return folder / PAGE, kinds


def page(cases: Sequence[Case], together: Sequence[Plot], each: Sequence[Plot]) -> str:
    """Render the report page of `cases`.

    `together` has the plots of several cases, `each` the plots of single cases. The page needs no external files.
    """
    title = _("Experiment with %(game)s") % {"game": ", ".join(_games(cases))}
    commands = dict.fromkeys(str(case.header.command) for case in cases if case.header.command)
    pictures = [_plots(together), tag("details", tag("summary", _("Pair by pair")), _plots(each))]
    lines = [
        "<!doctype html>",
        f'<html lang="{language()}">',
        '<meta charset="utf-8">',
        """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">""",
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", title),
        f"<style>\n{files('skyhop.lab').joinpath('report.css').read_text('utf-8')}</style>",
        tag("h1", title),
        tag("p", together[-1].finding if together else each[0].finding, class_="lead"),
        tag("p", _missing(cases)),
        tag("h2", _("Question")),
        *(tag("pre", tag("code", command)) for command in commands),
        tag("dl", *(piece for term, value in _list_settings(cases) for piece in (tag("dt", term), tag("dd", value)))),
        tag("h2", _("Results")),
        tag("div", _table(cases), class_="table", tabindex=0, role="region", aria_label=_("Results")),
        tag("h2", _("Plots")),
        *(pictures if together else [_plots(each)]),
        "</html>",
    ]
    return "".join(f"{line}\n" for line in lines).replace(" ± ", TOGETHER)


def _games(cases: Sequence[Case]) -> list[str]:
    known = registry.names()
    names = dict.fromkeys(case.header.game for case in cases)
    return [registry.game(name).title if name in known else short(name) for name in names]


def _missing(cases: Sequence[Case]) -> str:
    """Return a sentence with the number of requested pairs that are not yet played."""
    known = [case.missing for case in cases if case.missing is not None]
    if len(known) < len(cases):
        return _("An older version of Skyhop wrote these files. The files do not record the requested number of pairs.")
    played, missing = sum(len(case.blocks) for case in cases), sum(known)
    numbers = {"pairs": grouped(played + missing), "missing": grouped(missing), "there": grouped(played)}
    if not missing:
        return _("All %(pairs)s required pairs are complete.") % numbers
    if any(case.header.hypotheses and case.missing for case in cases):
        return _("The test has no result after %(there)s pairs. It may play up to %(missing)s more pairs.") % numbers
    return _("%(missing)s of %(pairs)s pairs are missing. Run the same command again to continue.") % numbers


def _list_settings(cases: Sequence[Case]) -> Iterator[tuple[str, str]]:
    """Yield the name of each setting, and its different values in the cases as one text.

    Rules that differ between cases are in the result table instead.
    """
    every, names = [case.header for case in cases], list(cases[0].header.ruleset)
    first, *others = (case.format_rules(names) for case in cases)
    rules = [f"{name} {value}" for name, value in first.items() if all(rules[name] == value for rules in others)]
    known = {
        _("game"): [", ".join(_games(cases))],
        _("rules"): [", ".join(rules)],
        _("limit for each decision of search bots"): [_budget(header) for header in every],
        _("seed"): [str(header.seed) for header in every],
        _("maps"): [_("a new map for each pair") if header.fresh_maps else "" for header in every],
        _("test"): [_describe_test(header) for header in every],
        _("weights (SHA-256)"): [each[:HASH_LETTERS] for header in every for each in header.weights if each],
        _("luck"): [_describe_luck(header) for header in every],
        _("version"): [short(header.engine) for header in every],
    }
    for term, texts in known.items():
        if values := [*filter(None, dict.fromkeys(texts))]:
            yield term, "; ".join(values)


def _describe_luck(header: PairsHeader) -> str:
    """Return a phrase about luck adjustment: the file of the value network, or why there is no adjustment.

    If the reason is unknown, return an empty text.
    """
    if isinstance(header.value, str):
        sentence = _("subtracted with a value network; its file (SHA-256 %(hash)s) was fixed before the first match")
        return sentence % {"hash": header.value}
    can_judge = header.game not in registry.names() or registry.game(header.game).has(Capability.JUDGEMENT)
    return "" if can_judge else _("not subtracted: the game has no value network")


def _budget(header: PairsHeader) -> str:
    if header.budget.seconds is not None:
        return _("%(seconds)s seconds") % {"seconds": decimal(header.budget.seconds)}
    return _("%(count)s iterations") % {"count": grouped(header.budget.iterations)}


def _describe_test(header: PairsHeader) -> str:
    if not (test := header.hypotheses):
        return ""
    return _("%(lower)s or %(upper)s normalised Elo points") % {
        "lower": f"{test.lower:g}",
        "upper": f"{test.upper:g}",
    }


def _table(cases: Sequence[Case]) -> Fragment:
    """Render a table with one row for each case.

    If every case has a known number of missing pairs, a column contains these numbers.
    """
    figures = rows(cases)
    if all(case.missing is not None for case in cases):
        figures = [row | {_("missing"): grouped(case.missing or 0)} for row, case in zip(figures, cases, strict=True)]
    heading = tag("tr", *(tag("th", name, scope="col") for name in figures[0]))
    lines = (tag("tr", *(tag("td", value, data_name=name) for name, value in row.items())) for row in figures)
    return tag("table", tag("thead", heading), tag("tbody", *lines))


def _plots(plots: Sequence[Plot]) -> Fragment:
    captions = [tag("figcaption", f"{plot.finding} {plot.reading}") for plot in plots]
    figures = zip(plots, captions, strict=True)
    pictures = (tag("figure", tag("h3", plot.title), plot.drawing, caption, id=plot.name) for plot, caption in figures)
    return tag("div", *pictures, class_="plots")


def _save(path: Path, drawing: Fragment, *, has_pictures: bool) -> None:
    """Write a plot as SVG. If `has_pictures` is True, also write the plot as PNG.

    Programs need no installed font to show these files.
    """
    alone = outline_texts(drawing)
    write_whole(path.with_name(f"{path.name}.svg"), alone.encode())
    if has_pictures:
        from skyhop.print.typst import render_png  # noqa: PLC0415 - an optional dependency

        height = float(drawing.partition('viewBox="')[2].split('"')[0].split()[3])
        picture = render_png(alone, (BREADTH, BREADTH * height / WIDTH), RESOLUTION)
        write_whole(path.with_name(f"{path.name}.png"), picture)


class PairsPlayed(Document, tag="skyhop-lab-match-1"):
    """Result of the pairs of matches between two bots."""

    game: str
    ruleset: str
    bots: tuple[str, str]
    """Names of the measured bot and of the bot at all other seats."""
    seed: int
    budget: Budget
    weights: tuple[str | None, str | None]
    """Weights of each bot that replaced the weights of the game, or null if there was no replacement."""
    fresh_maps: bool
    """True if each pair was played on a separate new map."""
    pairs: int
    share: float
    """Measured bot's win share."""
    margin: Margin
    """Half-width of the 95% confidence interval, or null if there is only one pair."""
    wins: int
    draws: int
    losses: int
    seconds: float
    """Duration in seconds."""
    test: TestVerdict | LeftOut = LEFT_OUT
    """Verdict of the sequential test, if the command requested a test."""
    luck: AdjustedShare | LeftOut = LEFT_OUT
    """Luck-adjusted share, if it was requested."""

    @classmethod
    def of(cls, case: Case, ruleset: str, weights: tuple[str | None, str | None], seconds: float) -> PairsPlayed:
        """Summarise the pairs of a case, with the name of the ruleset, the weights, and the seconds taken."""
        header, shares, until = case.header, case.shares, case.header.hypotheses
        settings = {name: getattr(header, name) for name in ("game", "bots", "seed", "budget", "fresh_maps")}
        test = until.verdict(Sums.of(shares)) if until else LEFT_OUT
        found = asdict(PairStanding.of(shares)) | {"test": test, "luck": AdjustedShare.of(case) or LEFT_OUT}
        return cls(**settings, **found, ruleset=ruleset, weights=weights, seconds=seconds)

    def describe(self) -> str:
        """Return the result in sentences: one line for the win share, for the luck and for the test."""
        standing = PairStanding(self.pairs, self.share, self.margin, self.wins, self.draws, self.losses)
        further = [each.describe() for each in (self.luck, self.test) if not isinstance(each, LeftOut)]
        return "\n".join([standing.describe(*self.bots), *further])


class LadderClimbed(Document, tag="skyhop-lab-ladder-1"):
    """Document with the Elo gaps between neighbouring bots on a ladder.

    Each gap comes from pairs between the two neighbours.
    """

    game: str
    ruleset: str
    seed: int
    pairs: int
    """Number of pairs that every two neighbouring bots played."""
    fresh_maps: bool
    """True if each pair was played on a separate new map."""
    steps: tuple[LevelGap, ...]
    places: tuple[LevelRating, ...]
    scale: str | LeftOut = LEFT_OUT
    """Scale of the points: `openskill` for more than two players.

    If this field is absent, the scale is Elo.
    """
    luck: tuple[AdjustedShare, ...] | LeftOut = LEFT_OUT
    """Luck-adjusted share of the stronger bot against each weaker neighbour, if it was requested."""

    @classmethod
    def of(cls, cases: Sequence[Case], ruleset: str, pairs: int) -> LadderClimbed:
        """Summarise the cases of a ladder. Each case contains the pairs of two neighbouring bots.

        The weakest bots come first. `ruleset` is the name of the ruleset, and `pairs` the number of pairs per case.
        """
        header, shares = cases[0].header, [case.shares for case in cases]
        steps, ratings = climb([case.header.bots for case in cases], shares)
        luck = tuple(found for case in cases if (found := AdjustedShare.of(case)))
        unit = LEFT_OUT if len(shares[0][0]) == TWO else "openskill"
        settings = header.game, ruleset, header.seed, pairs, header.fresh_maps
        return cls(*settings, tuple(steps), tuple(ratings), unit, luck or LEFT_OUT)

    def describe(self) -> str:
        """Return the rating of each level in one line per level, followed by the luck-adjusted shares."""
        lines = [f"{self.places[0].level}: 0 ({scale(of_two=isinstance(self.scale, LeftOut))})"]
        luck = repeat(None) if isinstance(self.luck, LeftOut) else self.luck
        for step, place, without in zip(self.steps, self.places[1:], luck, strict=False):
            lines.append(f"{place.describe()} ({step.describe()})")
            lines += [f"  {without.describe()}"] if without else []
        return "\n".join(lines)
