"""Analysis of a match in words and pictures, for its page: mistakes, judgements, a graph, turning points and luck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup

from skyhop.analysis.analysis import Analysis, Decision, Turn
from skyhop.analysis.estimator import Mark
from skyhop.game.simple.renderer import words_of
from skyhop.game.text import about, inside
from skyhop.i18n import _, percent
from skyhop.jobs.persistent import JobProgress
from skyhop.web.http.fragments import RenderedPage, find_page
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.rendering import LogLine
from skyhop.web.pages.match.snapshot import Snapshot, seat_at

SHOWN = "better"
"""Query parameter that makes the board show the better action.

Without it, the board shows the action that was played.
"""


class Curve(NamedTuple):
    """Curve of a seat's win chances by step. `points` are SVG coordinates in a drawing 1000 wide and 100 high."""

    seat: int
    name: str
    points: str


class GraphMark(NamedTuple):
    """Symbol on the graph at a bad step. `left` and `top` are percentages of the width and height of the graph."""

    mark: str
    left: float
    top: float
    step: int
    seat: int


class Graph(NamedTuple):
    """Graph of a match: the curves, the symbols at bad steps, and a description in words.

    `scale` contains the labels of the vertical axis, from the top.
    """

    curves: tuple[Curve, ...]
    spots: tuple[GraphMark, ...]
    scale: tuple[str, ...]
    words: str


class StepVerdict(NamedTuple):
    """Judgement of a step in words: a mark such as "mistake", the action and the win chances.

    If there is a better action, the judgement also names this action.
    """

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
    """Address of the position after the step."""
    better_address: str
    """Address of the position before the step, in which the board shows the better action.

    Empty if there is no better action.
    """
    play_on: str
    """Address of the form for a branch that starts before the step, with the seat of the step.

    Empty if there is no better action.
    """
    is_solved: bool
    """True if the mark is certain, since a solver examined the position."""
    loss: str
    """Win chance that the step lost, as text."""
    find: str
    """Address of the exercise that asks for a better action. Empty if there is no better action."""

    @property
    def chances(self) -> str:
        """Sentence with the win chances of the player before and after the step."""
        words = {"who": self.name, "before": self.before, "after": self.after}
        return about("%(who)s had a win chance of %(before)s before the move and %(after)s after it.", words)


class PlayerSummary(NamedTuple):
    """Summary of a player: name, accuracy, numbers of bad marks in words, and judgements of the bad steps.

    The accuracy is empty for a player without a choice.
    """

    seat: int
    name: str
    accuracy: str
    counts: tuple[tuple[str, str], ...]
    mistakes: tuple[StepVerdict, ...]


class TurnShown(NamedTuple):
    """Turning point in words, with the address of its position."""

    sentence: str
    told: str
    mark: str
    title: str
    address: str


class AnalysisShown:
    """Analysis of a match, for the page of one snapshot."""

    def __init__(self, moment: Snapshot, found: Analysis, *, is_better_shown: bool = False) -> None:
        """Prepare an analysis for a snapshot. If `is_better_shown` is True, the board shows the better next action."""
        self.moment = moment
        self.found = found
        self._names, self._names_by_ply = moment.names, moment.names_by_ply
        self._is_better_shown = is_better_shown

    @cached_property
    def picture(self) -> RenderedPage:
        """Rendered content of the snapshot, with the judgement of the step above the board, and marks in the log."""
        live, step = self.moment.live, self.moment.step
        context = rendering.build_replay_context(live, self.moment.viewer, step)
        context["log"] = [tuple(self._add_mark(line) for line in lines) for lines in context["log"]]
        added = {"analysis": self, "graph": self.graph, "judged": self.verdict, "places": self.places}
        return rendering.render_picture("web/analysed.html", {**context, **added}, live.history.ply_of(step))

    @cached_property
    def verdict(self) -> StepVerdict | None:
        """Judgement of the last step of the snapshot, or None at the start of the match.

        If the board shows the better next action, the judgement is about the next step.
        """
        step = self.moment.step + self.shows_better
        return self.of_step(step) if step else None

    @property
    def shows_better(self) -> bool:
        """True if the reader requested the better action for the next step, and there is one."""
        step = self.moment.step
        return self._is_better_shown and step < len(self.found.decisions) and self.found.decisions[step].has_better

    @property
    def steps(self) -> list[StepVerdict]:
        """Judgements of all steps of the match, in order."""
        return [self.of_step(step + 1) for step in range(len(self.found.decisions))]

    @property
    def at(self) -> float:
        """Horizontal position of the snapshot on the graph, in percent of the width."""
        return _percent_of(self.moment.step, len(self.found.decisions))

    @property
    def places(self) -> tuple[str, ...]:
        """CSS selectors of the parts of the board that the better action involves. The page highlights these parts."""
        if not self.shows_better:
            return ()
        each, live = self.found.decisions[self.moment.step], self.moment.live
        game, view = live.match.game, live.history.view(self.moment.step, each.seat)
        action = game.read(view, each.better or "")
        return tuple(find_page(game.name).places(view, action, names(live.seats, each.seat)))

    def _name_before(self, step: int, seat: int) -> str:
        """Return the name that the player of a seat had before a step. Step 1 is the first step."""
        return self._names_by_ply.at(self.moment.live.history.ply_of(step - 1))[seat]

    def of_step(self, step: int) -> StepVerdict:
        """Return the judgement of a step. Step 1 is the first step."""
        each, live = self.found.decisions[step - 1], self.moment.live
        log = live.history.log(self.moment.viewer, step, self._names_by_ply)[step - 1]
        better = self._describe_better(each, step) if each.has_better else ""
        return StepVerdict(
            step=step,
            seat=each.seat,
            name=self._name_before(step, each.seat),
            mark="" if each.mark is None else each.mark.value,
            title=each.title,
            sentence=" ".join(log.plain if each.choices else log.plain[:1]),  # after the end, omit the list of points
            before=percent(each.before[each.seat]),
            after=percent(each.expected),
            then=percent(each.after[each.seat]),
            better=better,
            address=self.moment.address(step),
            better_address=f"{self.moment.address(step - 1)}&{SHOWN}=1" if better else "",
            play_on=self.moment.play_on(step - 1, each.seat) if better else "",
            is_solved=each.is_solved,
            loss=percent(each.loss),
            find=f"{self.moment.match}/mistakes/{step}" if better else "",
        )

    @property
    def next_mistake(self) -> str:
        """Address of the next bad step of the perspective's seat. Empty after the last one."""
        after = self.moment.step + self.shows_better
        return next((self.moment.address(each) for each in self._mistakes if each > after), "")

    @property
    def previous_mistake(self) -> str:
        """Address of the previous bad step of the perspective's seat. Empty before the first one."""
        earlier = [each for each in self._mistakes if each < self.moment.step + self.shows_better]
        return self.moment.address(earlier[-1]) if earlier else ""

    @property
    def _mistakes(self) -> list[int]:
        return list_mistakes(self.found, seat_at(self.moment.viewer))

    @property
    def players(self) -> list[PlayerSummary]:
        """Summaries of all players, in the order of the seats."""
        return [
            PlayerSummary(
                seat,
                name,
                "" if account.accuracy is None else percent(account.accuracy / 100),
                tuple((mark.value, text) for mark, text in self.found.describe_marks(seat).items()),
                tuple(map(self.of_step, list_mistakes(self.found, seat))),
            )
            for seat, (name, account) in enumerate(zip(self._names, self.found.accounts, strict=True))
        ]

    @property
    def luck(self) -> list[str]:
        """Sentences about the effect of luck on the seats."""
        return self.found.describe_luck(self._names)

    @cached_property
    def graph(self) -> Graph:
        """Graph of the win chances of all seats by step."""
        decisions = self.found.decisions
        if self.found.is_empty:
            return Graph((), (), (), "")
        chances = [*(each.before for each in decisions), decisions[-1].after]
        curves = [self._curve(seat, [each[seat] for each in chances]) for seat in range(len(chances[0]))]
        spots = [
            GraphMark(
                each.mark.value,
                _percent_of(step, len(decisions)),
                100 - 100 * chances[step][each.seat],
                step,
                each.seat,
            )
            for step, each in enumerate(decisions, 1)
            if each.mark is not None and each.is_bad
        ]
        words = [self._describe_chances(seat, [each[seat] for each in chances]) for seat in range(len(chances[0]))]
        return Graph(tuple(curves), tuple(spots), tuple(map(percent, (1.0, 0.5, 0.0))), " ".join(words))

    @property
    def turns(self) -> list[TurnShown]:
        """Turning points in words, with the addresses of their positions."""
        step_of = {each.ply: step for step, each in enumerate(self.found.decisions, 1)}
        return [self._turn(turn, step_of[turn.decision.ply]) for turn in self.found.turns()]

    def _curve(self, seat: int, chances: Sequence[float]) -> Curve:
        last = max(1, len(chances) - 1)
        points = " ".join(f"{1000 * n / last:.0f},{100 - 100 * chance:.1f}" for n, chance in enumerate(chances))
        return Curve(seat, self._names[seat], points)

    def _describe_chances(self, seat: int, chances: Sequence[float]) -> str:
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
                "%(name)s: %(first)s at the start, %(last)s at the end. Highest: %(most)s after step %(high)s. "
                "Lowest: %(least)s after step %(low)s."
            )
            % words
        )

    def _add_mark(self, line: LogLine) -> LogLine:
        """Return a line of the log with the mark of its step added, such as "mistake"."""
        if line.ply is None:
            return line
        each = self.found.decisions[self.moment.live.history.count_steps(line.ply) - 1]
        return line._replace(sentences=(*line.sentences, render_mark(each)))

    def _describe_better(self, each: Decision, step: int) -> str:
        """Return the better action at a step in words.

        The words contain only information that the deciding seat had before this step.
        """
        live = self.moment.live
        game, view = live.match.game, live.history.view(step - 1, each.seat)
        explained = words_of(game).explain(view, game.read(view, each.better or ""), names(live.seats, each.seat))
        name = inside(self._name_before(step, each.seat))
        words = {"name": name, "action": " ".join(explained.split()) or each.better}
        if each.seat == seat_at(self.moment.viewer):
            return _("Better: %(action)s") % words
        return _("Better for %(name)s: “%(action)s”") % words

    def _turn(self, turn: Turn, step: int) -> TurnShown:
        each, judged = turn.decision, self.of_step(step)
        after = each.after[turn.seat]
        words = {
            "step": step,
            "who": self._name_before(step, turn.seat),
            "before": percent(after - turn.change) if turn.is_luck else judged.before,
            "after": percent(after) if turn.is_luck else judged.after,
        }
        if turn.is_luck:
            sentence = about(
                "Luck after step %(step)s: %(who)s went from a win chance of %(before)s to %(after)s.", words
            )
        elif each.better is None:
            sentence = about("Step %(step)s: %(who)s resigned with a win chance of %(before)s.", words)
        else:
            sentence = about("Step %(step)s: %(who)s went from a win chance of %(before)s to %(after)s.", words)
        mark = "" if turn.is_luck else judged.mark
        return TurnShown(sentence, judged.sentence, mark, judged.title, judged.address)


def render_mark(each: Decision) -> Markup:
    """Return the mark of a decision for the log: a coloured symbol and a word."""
    kind = "none" if each.mark is None else each.mark.value
    sign = Markup('<svg viewBox="0 0 20 20" aria-hidden="true"><use href="#mark-{0}"/></svg>').format(kind)
    return Markup('<span class="mark mark-{0}">{1}{2}</span>').format(kind, sign, each.title)


def list_mistakes(analysis: Analysis, seat: int | None) -> list[int]:
    """Return the bad steps of a seat, counted from 1. If `seat` is None, return the bad steps of all seats."""
    return [step for step, each in enumerate(analysis.decisions, 1) if each.is_bad and seat in {None, each.seat}]


def _percent_of(step: int, steps: int) -> float:
    return round(100 * step / max(1, steps), 2)


LETTERS = {Mark.BEST: "b", Mark.FINE: "f", Mark.SLIP: "s", Mark.MISTAKE: "m", Mark.BLUNDER: "x", None: "n"}
"""Letter for each mark in the progress of an analysis."""


class EarlyMark(NamedTuple):
    """Mark of a step that the page shows before the analysis is complete. The sentence is empty for a good step."""

    step: int
    mark: str
    title: str
    sentence: str


def list_early_marks(moment: Snapshot, progress: JobProgress | None) -> list[EarlyMark]:
    """Return the marks of the steps that a running analysis has reached."""
    kinds = {letter: mark for mark, letter in LETTERS.items()}
    found = [kinds.get(letter) for letter in progress.findings] if progress else []
    log = moment.live.history.log(moment.viewer, len(found), moment.names_by_ply)
    return [
        EarlyMark(
            number,
            mark.value if mark else "none",
            mark.title if mark else "",
            " ".join(step.plain[:1]) if mark and mark.is_bad else "",
        )
        for number, (mark, step) in enumerate(zip(found, log, strict=False), 1)
    ]
