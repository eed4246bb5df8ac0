"""Analysis of a match as text for the terminal.

The text contains a graph of win chances, a line for each decision, the turning points, the accuracies, and the luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from skyhop.analysis.analysis import Analysis, Decision, Turn
from skyhop.analysis.estimator import Mark
from skyhop.game.ending import RULES, describe_no_winner, ending_of
from skyhop.game.game import Game
from skyhop.game.journal import Header
from skyhop.game.text import about, inside, seat_number
from skyhop.i18n import _, listed, percent, translated

MAX_COLUMNS = 64
"""Maximum width of the graph, in columns of the terminal."""
GRAPH_STEPS = 10
"""Number of steps of the vertical axis of the graph. One step is a win chance of 0.1."""
SHARED_POINT = "*"
"""Character in the graph where several seats have the same win chance."""
STYLES = {Mark.SLIP: "yellow", Mark.MISTAKE: "magenta", Mark.BLUNDER: "bold red"}


def format_analysis(game: Game, header: Header, analysis: Analysis) -> Iterator[Text]:
    """Yield the lines of an analysis as text for the terminal."""
    names = SeatNames.of(header, len(analysis.accounts))
    yield Text(f"{game.title}. {_result(analysis, names)}", "bold")
    if analysis.is_empty:
        yield Text(_("Nobody had moved yet, so there is nothing to analyse."))
        return
    yield Text()
    yield Text(_("Win chances, each estimated from the player's own view:"))
    yield from map(Text, graph(analysis, names.alone))
    yield Text()
    yield from _lines(analysis, names.alone)
    yield Text()
    yield from map(Text, _list_turning_points(analysis, names))
    yield Text()
    yield from map(Text, _accuracies(analysis, names.alone))
    yield Text(" ".join(analysis.describe_luck(names.alone)))
    yield Text()
    yield Text(
        _(
            "All numbers are estimates. A mark rates a move by what the player knew at that time, not by "
            "how the move turned out."
        ),
        "dim",
    )
    if analysis.has_solved:
        note = _("If a mark says solved, it is certain: the search examined the rest of the match completely.")
        yield Text(note, "dim")


class SeatNames(NamedTuple):
    """Names of the seats: the number of each seat and, if known, its player."""

    alone: list[str]
    inside: list[str]
    """Names of the seats in the form for use inside a sentence."""

    @classmethod
    def of(cls, header: Header, seats: int) -> SeatNames:
        """Return the names of the seats of a match with this header."""
        players = [*header.seats, *[""] * seats][:seats]
        numbers = [seat_number(seat) for seat in range(seats)]
        return cls(*(list(map(_join_seat_and_player, each, players)) for each in (numbers, map(inside, numbers))))


def _join_seat_and_player(seat: str, player: str) -> str:
    return _("%(seat)s (%(player)s)") % {"seat": seat, "player": player} if player else seat


def graph(analysis: Analysis, names: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a text graph of all win chances during the match.

    Each digit in the graph is the number of a seat, from 1.
    """
    points = [each.before for each in analysis.decisions] + [analysis.decisions[-1].after]
    columns = min(MAX_COLUMNS, len(points))
    places = [round(column * (len(points) - 1) / max(1, columns - 1)) for column in range(columns)]
    rows = [[" "] * columns for _row in range(GRAPH_STEPS + 1)]
    for column, place in enumerate(places):
        for seat, chance in enumerate(points[place]):
            row = rows[GRAPH_STEPS - round(chance * GRAPH_STEPS)]
            row[column] = str(seat + 1) if row[column] == " " else SHARED_POINT
    labels = {height: percent(height / GRAPH_STEPS) for height in (GRAPH_STEPS, GRAPH_STEPS // 2, 0)}
    edge = max(map(len, labels.values()))
    for number, row in enumerate(rows):
        yield f"{labels.get(GRAPH_STEPS - number, ''):>{edge}} |{''.join(row)}".rstrip()
    yield " " * edge + " +" + "-" * columns
    last = _("end")
    first = _("step %(step)s") % {"step": 1}
    yield " " * (edge + 2) + first + last.rjust(max(len(last) + 1, columns - len(first)))
    yield " " * (edge + 2) + listed(f"{seat + 1}: {name}" for seat, name in enumerate(names))


def _lines(analysis: Analysis, names: Sequence[str]) -> Iterator[Text]:
    """Yield a line for each decision, with three win chances of the deciding seat.

    The three values are the win chances before the action, after the action, and at the next decision.
    """
    heads = (_("step"), _("player"), _("action"), _("before"), _("after"), _("at next decision"), _("mark"))
    name_width = max(map(len, (heads[1], *names)))
    action_width = max(map(len, (heads[2], *(each.text for each in analysis.decisions))))
    widths = [max(4, len(heads[0])), name_width, action_width, *(max(5, len(head)) for head in heads[3:6])]
    yield Text(_row(heads[:6], widths) + f"  {heads[6]}", "dim")
    for step, each in enumerate(analysis.decisions, 1):
        chances = (each.before[each.seat], each.expected, each.after[each.seat])
        cells = (str(step), names[each.seat], each.text, *map(percent, chances))
        line = Text(_row(cells, widths) + "  ")
        line.append(_remark(each), STYLES.get(each.mark or Mark.BEST, ""))
        yield line


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Return a row of the table as text. Numbers are right-aligned, and words are left-aligned."""
    return "  ".join(
        cell.ljust(width) if place in (1, 2) else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )


def _remark(each: Decision) -> str:
    """Return the last column of a decision's line: the mark of the decision and the better action, if any.

    If a solver computed the mark, the text says so.
    """
    mark = _("%(mark)s (solved)") % {"mark": each.title} if each.is_solved else each.title
    if each.better is None or not each.is_bad:
        return mark
    return _("%(mark)s, better: %(action)s") % {"mark": mark, "action": each.better}


def _list_turning_points(analysis: Analysis, names: SeatNames) -> Iterator[str]:
    turns, step_of = analysis.turns(), {each.ply: step for step, each in enumerate(analysis.decisions, 1)}
    yield _("Turning points") if turns else _("Turning points: none. No single decision changed the win chances much.")
    for turn in turns:
        step = step_of[turn.decision.ply]
        yield "  " + (
            _describe_luck(turn, step, names.alone) if turn.is_luck else _describe_decision(turn, step, names.alone)
        )


def _describe_decision(turn: Turn, step: int, names: Sequence[str]) -> str:
    each = turn.decision
    words = {
        "step": step,
        "who": names[turn.seat],
        "action": each.text,
        "loss": percent(each.loss),
        "before": percent(each.before[turn.seat]),
        "after": percent(each.expected),
        "better": each.better,
    }
    if each.better is None:
        return about("Step %(step)s: %(who)s resigned with a win chance of %(before)s.", words)
    return about(
        "Step %(step)s: %(who)s played %(action)s with a win chance of %(after)s. The better action "
        "%(better)s had a win chance of %(before)s.",
        words,
    )


def _describe_luck(turn: Turn, step: int, names: Sequence[str]) -> str:
    each, seat = turn.decision, turn.seat
    words = {
        "step": step,
        "who": names[seat],
        "action": each.text,
        "before": percent(each.after[seat] - turn.change),
        "after": percent(each.after[seat]),
    }
    return about(
        "Luck after step %(step)s, %(action)s: %(who)s went from a win chance of %(before)s to %(after)s.", words
    )


def _accuracies(analysis: Analysis, names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each player, with the accuracy and the numbers of inaccuracies, mistakes and blunders."""
    for seat, (name, account) in enumerate(zip(names, analysis.accounts, strict=True)):
        placeholders = {"name": name, "marks": listed(analysis.describe_marks(seat).values())}
        if account.accuracy is None:
            yield _("%(name)s: no accuracy, because every action was the only legal one (%(marks)s)") % placeholders
        else:
            placeholders |= {"accuracy": percent(account.accuracy / 100)}
            yield _("%(name)s: accuracy %(accuracy)s (%(marks)s)") % placeholders


def _result(analysis: Analysis, names: SeatNames) -> str:
    outcome, ending = analysis.outcome, ending_of(analysis.outcome)
    words = {
        "names": listed(names.inside[seat] for seat in outcome.winners if seat < len(names.inside)),
        "reason": outcome.reason if ending is RULES else translated(ending.title),
    }
    if not ending.counts:
        return f"{describe_no_winner(outcome)}."
    if not outcome.winners:
        return _("Drawn: %(reason)s.") % words
    if not words["names"]:
        return _("Lost: %(reason)s.") % words
    if len(outcome.winners) > 1:
        return _("Win shared by %(names)s: %(reason)s.") % words
    return _("Won by %(names)s: %(reason)s.") % words
