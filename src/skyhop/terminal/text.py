"""Texts that a terminal prints: the board, the legal actions, the relevant clauses and the log."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match, Step, steps
from skyhop.game.simple.words import words_of
from skyhop.game.text import Choice, Choices
from skyhop.i18n import _
from skyhop.rulebook.clause import Clause
from skyhop.rulebook.rulebook import Rulebook, UnknownClause, rulebook_of

WIDTH = 76
MOST_LINES = 12
"""Largest number of choices of one group that are printed on lines of their own; more are printed in rows."""


def render_board(game: Game, view: View) -> RenderableType:
    """Return the game's coloured board, or the text of the view in a frame."""
    if game.has(Capability.TERMINAL):
        return game.terminal.render(view)
    return Panel(
        Text(game.renderer.text(view)), title=Text(game.title, "bold"), box=ROUNDED, padding=(1, 3), expand=False
    )


def list_actions(game: Game, view: View) -> list[str]:
    """List the legal actions of the view's seat in words and notation, or whose turn it is."""
    words = words_of(game)
    lines = [line for group in words.choices(view) for line in _group_lines(group)]
    return [_("Legal actions:"), *lines] if lines else [words.due(view)]


def _group_lines(group: Choices) -> Iterator[str]:
    """Yield a heading and a line for each choice, or rows of notation if the choices are many or without words."""
    if group.title:
        yield group.title
    texts = [choice.text for choice in group.choices]
    if group.begin:
        yield _("  %(begin)s and any of them: %(parts)s") % {"begin": group.begin, "parts": " ".join(texts)}
    elif len(texts) > MOST_LINES or all(choice.title == choice.text for choice in group.choices):
        width = max(map(len, texts)) + 2
        columns = max(1, WIDTH // width)
        for start in range(0, len(texts), columns):
            yield "  " + "".join(text.ljust(width) for text in texts[start : start + columns]).rstrip()
    else:
        yield from map(_choice_line, group.choices)


def _choice_line(choice: Choice) -> str:
    colon = ":" if choice.brings and not choice.title.endswith(".") else ""
    return f"  {choice.text:10} {choice.title}{colon} {choice.brings}".rstrip()


def rules_of_the_moment(game: Game, view: View, number: str = "") -> str:
    """Return the clauses that matter now, or those of a number, under the match's ruleset; Markdown.

    Return the summary if the relevant clauses are unknown.
    """
    if not game.has(Capability.RULEBOOK):
        return _("%(title)s has no rulebook yet.") % {"title": game.title}
    book = rulebook_of(game).for_ruleset(view.ruleset.parameters)
    try:
        numbers = [number] if number else list(words_of(game).clauses(view))
        return _clauses(book, numbers) if numbers else "\n\n".join(paragraph.text for paragraph in book.summary)
    except UnknownClause as error:
        return str(error)


def in_one_paragraph(clause: Clause) -> str:
    """Return a clause in one paragraph with its number and title; Markdown."""
    stop = "" if clause.title.endswith("?") else "."
    return f"**{clause.number} {clause.title}{stop}** {clause.text}"


def _clauses(book: Rulebook, numbers: list[str]) -> str:
    return "\n\n".join(in_one_paragraph(clause) for number in numbers for clause in book.named(number))


def log_of(match: Match, seat: int) -> Iterator[str]:
    """Yield the sentences of the match from its beginning, in a seat's view."""
    for step in steps(match.journal):
        yield from describe_step(match, step, seat)


def describe_step(match: Match, step: Step, seat: int) -> list[str]:
    """Return the sentences of one step, in a seat's view."""
    view = match.game.view(step.state, seat)
    return match.game.renderer.tell(view, match.game.heard(view.ruleset, step.events, seat))
