"""A rulebook as Markdown, for whoever reads without pages: clauses under their numbers, positions in words."""

from __future__ import annotations

from collections.abc import Iterator

from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.rulebook.clause import Chapter, Clause
from skyhop.rulebook.rulebook import Rulebook, illustrated_view


def book_markdown(game: Game, book: Rulebook) -> str:
    """Write the rules of one ruleset, summary first, each position below its clause; `book` is that of the ruleset."""
    ruleset = game.options().title_of(str(book.ruleset))
    names = {"game": game.title, "ruleset": ruleset, "name": book.ruleset}
    head = "# " + _("%(game)s: the rules, as in %(ruleset)s (%(name)s)") % names
    summary = "\n\n".join(paragraph.text for paragraph in book.summary)
    chapters = (chapter_markdown(game, book, chapter) for chapter in book.chapters)
    return "\n\n".join([head, "## " + _("Summary"), summary, *chapters]) + "\n"


def chapter_markdown(game: Game, book: Rulebook, chapter: Chapter) -> str:
    """Write a chapter with its clauses."""
    introduction = (paragraph.text for paragraph in chapter.introduction)
    clauses = (clause_markdown(game, book, clause) for clause in chapter.clauses)
    return "\n\n".join([f"## {chapter.number} {chapter.title}", *introduction, *clauses])


def clause_markdown(game: Game, book: Rulebook, clause: Clause) -> str:
    """Write a clause: its number, its title, its words, and where it has one the position that shows it."""
    return "\n\n".join([f"### {clause.number} {clause.title}", clause.text, *_position(game, book, clause)])


def _position(game: Game, book: Rulebook, clause: Clause) -> Iterator[str]:
    """Write what a position shows, the table as its seat sees it, and what is played from there."""
    if clause.position is None:
        return
    view = illustrated_view(game, str(book.ruleset), clause.position)
    yield _("*Position.* %(caption)s") % {"caption": clause.position.caption}
    yield f"```text\n{game.text(view).rstrip()}\n```"
    if clause.position.play:
        actions = ", ".join(f"`{text}`" for text in clause.position.play)
        yield _("*Then:* %(actions)s") % {"actions": actions}
