"""The rules that matter at one moment, or one clause, from the game's rulebook."""

from __future__ import annotations

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.rulebook.clause import Clause
from skyhop.rulebook.rulebook import Rulebook, UnknownClause, rulebook_of
from skyhop.terminal.simple import terminal_of


def rules_of_the_moment(game: Game, view: View, number: str = "") -> str:
    """The clauses that matter now, or those of a number, as the match's ruleset has them; Markdown.

    Where nobody knows which ones matter, it is the summary.
    """
    if not game.has(Capability.RULEBOOK):
        return _("%(title)s has no rulebook yet.") % {"title": game.title}
    book = rulebook_of(game).for_ruleset(view.ruleset.parameters)
    try:
        numbers = [number] if number else list(terminal_of(game).clauses(view))
        return _clauses(book, numbers) if numbers else "\n\n".join(paragraph.text for paragraph in book.summary)
    except UnknownClause as error:
        return str(error)


def in_one_paragraph(clause: Clause) -> str:
    """Write a clause after its number and title; Markdown."""
    stop = "" if clause.title.endswith("?") else "."
    return f"**{clause.number} {clause.title}{stop}** {clause.text}"


def _clauses(book: Rulebook, numbers: list[str]) -> str:
    return "\n\n".join(in_one_paragraph(clause) for number in numbers for clause in book.named(number))
