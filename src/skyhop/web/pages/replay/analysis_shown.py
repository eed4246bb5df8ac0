"""An analysis at a table, in the reader's words: what is said of a step, graph, turning points, luck and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup

from skyhop.analysis.analysis import Analysis, Decision, Turn
from skyhop.analysis.marks import Mark
from skyhop.figures import percent, with_minus
from skyhop.game.text import inside
from skyhop.i18n import _
from skyhop.web.http.fragments import Picture
from skyhop.web.http.game_page import page_of
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.log import Line
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.snapshot import Moment, seat_at

SHOWN = "better"
"""In an address: the action that is shown on the table is not the one that was taken."""


class Curve(NamedTuple):
    """The win chances of a seat over the steps, as points of a drawing 1000 wide and 100 high."""

    seat: int
    name: str
    points: str


class Spot(NamedTuple):
    """A mark on the graph, in percent of its width and height, and the number of its step."""

    mark: str
    left: float
    top: float
    step: int


class Graph(NamedTuple):
    """The graph of a match: curves, marks of what was given away, its scale from above, and all of it in words."""

    curves: tuple[Curve, ...]
    spots: tuple[Spot, ...]
    scale: tuple[str, ...]
    words: str


class Judged(NamedTuple):
    """What is said of a step: its mark, what was done, the chances, and the better action where there was one."""

    step: int
    seat: int
    name: str
    mark: str
    title: str
    sentence: str
    before: str
    after: str
    then: str
    better: str
    address: str
    """Of the moment after it."""
    better_address: str
    """Of the moment before it, where the better action is shown."""
    play_on: str
    """Where a match of its own begins before it, for its seat; nothing where there was none better."""
    is_solved: bool
    """Whether its mark is certain."""


class TurnShown(NamedTuple):
    """A turning point in words, and the address of its moment."""

    step: int
    sentence: str
    told: str
    better: str
    mark: str
    title: str
    address: str


class AnalysisShown:
    """An analysis as it is shown with one moment of its match."""

    def __init__(self, moment: Moment, found: Analysis, *, is_better_shown: bool = False) -> None:
        """Show it in the language in use; with the better action of the next step, if asked for."""
        self.moment = moment
        self.found = found
        self._names = moment.names
        self._is_better_shown = is_better_shown

    @cached_property
    def picture(self) -> Picture:
        """The table at the moment, with what is said of it above, and marks in the log."""
        live, step = self.moment.live, self.moment.step
        context = rendering.looked_back_at(live, self.moment.viewer, step)
        context["log"] = [tuple(self._marked(line) for line in lines) for lines in context["log"]]
        added = {"analysis": self, "graph": self.graph, "judged": self.judged, "places": self.places}
        return rendering.picture_of("web/analysed.html", {**context, **added}, live.history.ply_of(step))

    @cached_property
    def judged(self) -> Judged | None:
        """What is said of the step that led to the moment; where the better action is shown, of the next."""
        step = self.moment.step + self.shows_better
        return self.of_step(step) if step else None

    @property
    def shows_better(self) -> bool:
        """Whether the better action of the next step is shown, and there is one."""
        step = self.moment.step
        return (
            self._is_better_shown and step < len(self.found.decisions) and self._has_better(self.found.decisions[step])
        )

    @property
    def steps(self) -> list[Judged]:
        """What is said of all steps."""
        return [self.of_step(step + 1) for step in range(len(self.found.decisions))]

    @property
    def at(self) -> float:
        """Where the moment lies on the graph, in percent of its width."""
        return _percent_of(self.moment.step, len(self.found.decisions))

    @property
    def places(self) -> tuple[str, ...]:
        """Selectors of what lights up on the table for the better action."""
        if not self.shows_better:
            return ()
        each, live = self.found.decisions[self.moment.step], self.moment.live
        game, view = live.match.game, live.history.view(self.moment.step, each.seat)
        action = game.read(view, each.better or "")
        return tuple(page_of(game.name).places(view, action, names(live.seats, each.seat)))

    def of_step(self, step: int) -> Judged:
        """What is said of a step, counted from one."""
        each, live = self.found.decisions[step - 1], self.moment.live
        told = live.history.told(self.moment.viewer, step, self._names)[step - 1]
        better = self._better(each, step) if self._has_better(each) else ""
        return Judged(
            step=step,
            seat=each.seat,
            name=self._names[each.seat],
            mark="" if each.mark is None else each.mark.value,
            title=each.title,
            sentence=" ".join(told.plain if each.choices else told.plain[:1]),  # an end is told with all points
            before=percent(each.before[each.seat]),
            after=percent(each.expected),
            then=percent(each.after[each.seat]),
            better=better,
            address=self.moment.address(step),
            better_address=f"{self.moment.address(step - 1)}&{SHOWN}=1" if better else "",
            play_on=self.moment.play_on(step - 1, each.seat) if better else "",
            is_solved=each.is_solved,
        )

    @property
    def graph(self) -> Graph:
        """The win chances of all seats by step."""
        decisions = self.found.decisions
        if self.found.is_empty:
            return Graph((), (), (), "")
        chances = [*(each.before for each in decisions), decisions[-1].after]
        curves = [self._curve(seat, [each[seat] for each in chances]) for seat in range(len(chances[0]))]
        spots = [
            Spot(each.mark.value, _percent_of(step, len(decisions)), 100 - 100 * chances[step][each.seat], step)
            for step, each in enumerate(decisions, 1)
            if each.mark is not None and each.is_bad
        ]
        words = [self._in_words(seat, [each[seat] for each in chances]) for seat in range(len(chances[0]))]
        return Graph(tuple(curves), tuple(spots), tuple(map(percent, (1.0, 0.5, 0.0))), " ".join(words))

    @property
    def turns(self) -> list[TurnShown]:
        """The turning points in words."""
        step_of = {each.ply: step for step, each in enumerate(self.found.decisions, 1)}
        return [self._turn(turn, step_of[turn.decision.ply]) for turn in self.found.turns()]

    @property
    def accounts(self) -> list[tuple[str, tuple[str, ...]]]:
        """Luck and decisions by seat, in figures that add up to the result."""
        rows = (tuple(map(with_minus, row)) for row in self.found.rows)
        return list(zip(self._names, rows, strict=True))

    @property
    def marks(self) -> tuple[Mark, ...]:
        """All marks, for the legend."""
        return tuple(Mark)

    def _curve(self, seat: int, chances: Sequence[float]) -> Curve:
        last = max(1, len(chances) - 1)
        points = " ".join(f"{1000 * n / last:.0f},{100 - 100 * chance:.1f}" for n, chance in enumerate(chances))
        return Curve(seat, self._names[seat], points)

    def _in_words(self, seat: int, chances: Sequence[float]) -> str:
        least, most = min(chances), max(chances)
        words = {
            "name": self._names[seat],
            "first": percent(chances[0]),
            "last": percent(chances[-1]),
            "least": percent(least),
            "low": chances.index(least),
            "most": percent(most),
            "high": chances.index(most),
        }
        return (
            _(
                "%(name)s: %(first)s at first, %(last)s at the end, at most %(most)s after step %(high)s, "
                "at least %(least)s after step %(low)s."
            )
            % words
        )

    def _marked(self, line: Line) -> Line:
        """A line of the log with the mark of its step behind it."""
        if line.ply is None:
            return line
        each = self.found.decisions[self.moment.live.history.count(line.ply) - 1]
        return line._replace(sentences=(*line.sentences, sign_of(each)))

    @staticmethod
    def _has_better(each: Decision) -> bool:
        return each.is_bad and each.better is not None

    def _better(self, each: Decision, step: int) -> str:
        """Name the better action as its seat could have been told of it before."""
        live = self.moment.live
        game, view = live.match.game, live.history.view(step - 1, each.seat)
        explained = page_of(game.name).explain(view, game.read(view, each.better or ""), names(live.seats, each.seat))
        words = {"name": inside(self._names[each.seat]), "action": " ".join(explained.split()) or each.better}
        if each.seat == seat_at(self.moment.viewer):
            return _("Better: %(action)s") % words
        return _("Better for %(name)s: “%(action)s”") % words

    def _turn(self, turn: Turn, step: int) -> TurnShown:
        each, judged = turn.decision, self.of_step(step)
        name, after = self._names[turn.seat], each.after[turn.seat]
        words = {
            "step": step,
            "name": inside(name) if turn.is_luck else name,
            "before": percent(after - turn.change) if turn.is_luck else judged.before,
            "after": percent(after) if turn.is_luck else judged.after,
        }
        if turn.is_luck:
            sentence = _("Luck after step %(step)s: %(name)s went from %(before)s to %(after)s.") % words
        elif each.better is None:
            sentence = _("Step %(step)s: %(name)s gave the match up with a chance of %(before)s.") % words
        else:
            sentence = _("Step %(step)s: %(name)s went from %(before)s to %(after)s.") % words
        better, mark = ("", "") if turn.is_luck else (judged.better, judged.mark)
        return TurnShown(step, sentence, judged.sentence, better, mark, judged.title, judged.address)


def sign_of(each: Decision) -> Markup:
    """A mark for the log: sign, word and colour."""
    kind = "none" if each.mark is None else each.mark.value
    sign = Markup('<svg viewBox="0 0 20 20" aria-hidden="true"><use href="#mark-{0}"/></svg>').format(kind)
    return Markup('<span class="mark mark-{0}">{1}{2}</span>').format(kind, sign, each.title)


def _percent_of(step: int, steps: int) -> float:
    return round(100 * step / max(1, steps), 2)
