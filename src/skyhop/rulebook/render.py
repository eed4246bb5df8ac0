"""Rulebook as HTML and Markdown. Chapters and clauses have anchors, citations are links, and positions are drawn.

The HTML is a fragment that any page can include. It has sections with the classes `chapter` and `clause`. Headings
start at level 2. Each drawing is inside a `figure.position`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from html import escape

from markdown_it import MarkdownIt

from skyhop.engine.state import Ruleset, View
from skyhop.game.capability import Drawing, Text
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.rulebook.rulebook import (
    CITATION,
    Chapter,
    Clause,
    Illustration,
    Paragraph,
    Parameters,
    Rulebook,
    anchor,
    load_view,
    rulebook_of,
    settle,
)

Draw = Callable[[Illustration], str]
"""Function that draws the position of an illustration. It returns markup, usually an SVG."""


def rules_html(book: Rulebook, draw: Draw | None = None) -> str:
    """Return all chapters of a rulebook as HTML. `book` must be the rulebook of one ruleset.

    The function `draw` draws the position of a clause. Without `draw`, omit the positions.
    """
    return "\n".join(chapter_html(chapter, draw) for chapter in book.chapters)


def summary_html(book: Rulebook, page: str = "") -> str:
    """Return the summary of a rulebook as HTML. Its citations link to clauses on the web page `page`."""
    return _words_html(book.summary, page)


def chapter_html(chapter: Chapter, draw: Draw | None = None) -> str:
    """Return a chapter with its clauses as HTML. Citations link to anchors on the same page."""
    clauses = "\n".join(clause_html(clause, draw) for clause in chapter.clauses)
    # If the only clause of a chapter has the chapter's number, the clause gets the anchor.
    is_anchored_below = any(clause.number == chapter.number for clause in chapter.clauses)
    identity = "" if is_anchored_below else f' id="{chapter.anchor}"'
    heading = f"<h2>{escape(chapter.title)}</h2>\n{_words_html(chapter.introduction, '')}"
    return f'<section class="chapter"{identity}>\n{heading}{clauses}\n</section>'


def clause_html(clause: Clause, draw: Draw | None = None, page: str = "") -> str:
    """Return a clause as HTML: its number, title and text.

    With `draw`, add the position that illustrates the clause.
    """
    number = f'<a class="clause-number" href="{page}#{clause.anchor}">{clause.number}</a>'
    variation = escape(_("Other rulesets differ here."))
    note = f'<p class="clause-varies">{variation}</p>\n' if clause.varies else ""
    figure = _figure_html(clause.position, draw) if clause.position and draw else ""
    return (
        f'<section class="clause" id="{clause.anchor}">\n<h3>{number} {escape(clause.title)}</h3>\n'
        f"{_words_html(clause.paragraphs, page)}{figure}{note}</section>"
    )


def link_clauses(text: str, page: str = "") -> str:
    """Return a Markdown text in which each citation of a clause has become a link.

    The link leads to the anchor of the clause on the web page `page`.
    """
    return CITATION.sub(lambda citation: f"[{citation[0]}]({page}#{anchor(citation[0])})", text)


def _figure_html(position: Illustration, draw: Draw) -> str:
    return f'<figure class="position">{draw(position)}<figcaption>{escape(position.caption)}</figcaption></figure>\n'


def _words_html(paragraphs: tuple[Paragraph, ...], page: str = "") -> str:
    rendered: str = _markdown().render(link_clauses("\n\n".join(paragraph.text for paragraph in paragraphs), page))
    return rendered


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def book_markdown(game: Game, book: Rulebook) -> str:
    """Return a rulebook as Markdown. `book` must be the rulebook of one ruleset.

    The summary is first. The position that illustrates a clause follows the clause.
    """
    ruleset = game.options.title_of(str(book.ruleset))
    names = {"game": game.title, "ruleset": ruleset, "name": book.ruleset}
    head = "# " + _("%(game)s: rules for the ruleset %(ruleset)s (%(name)s)") % names
    summary = "\n\n".join(paragraph.text for paragraph in book.summary)
    chapters = (chapter_markdown(game, book, chapter) for chapter in book.chapters)
    return "\n\n".join([head, "## " + _("Summary"), summary, *chapters]) + "\n"


def chapter_markdown(game: Game, book: Rulebook, chapter: Chapter) -> str:
    """Return a chapter with its clauses as Markdown."""
    introduction = (paragraph.text for paragraph in chapter.introduction)
    clauses = (clause_markdown(game, book, clause) for clause in chapter.clauses)
    return "\n\n".join([f"## {chapter.number} {chapter.title}", *introduction, *clauses])


def clause_markdown(game: Game, book: Rulebook, clause: Clause) -> str:
    """Return a clause as Markdown: its number, title and text. Add the position that illustrates the clause, if any."""
    return "\n\n".join([f"### {clause.number} {clause.title}", clause.text, *_position(game, book, clause)])


def _position(game: Game, book: Rulebook, clause: Clause) -> Iterator[str]:
    """Yield the Markdown of a clause's position: its caption, a description, and the actions to play next.

    The description contains only facts that one seat may see.
    """
    if clause.position is None:
        return
    view = load_view(game, str(book.ruleset), clause.position)
    yield _("*Position.* %(caption)s") % {"caption": clause.position.caption}
    yield f"```text\n{game.renderer.text(view).rstrip()}\n```"
    if clause.position.play:
        actions = ", ".join(f"`{text}`" for text in clause.position.play)
        yield _("*Then:* %(actions)s") % {"actions": actions}


NAME = "rules"
_PICTURE = re.compile(r"!\[\]\(([A-Z]+-[\d.]+)\)")


def render_printed_rules(
    game: Game, ruleset: Ruleset, more: Parameters, draw: Callable[[View], str] | None = None
) -> Text:
    """Return the rules of a game under one ruleset, for print.

    `more` contains values of additional parameters that conditions in the printed rules use.
    """
    book = rulebook_of(game)
    words = "\n\n".join(paragraph.text for paragraph in settle(book.printed, {**ruleset.parameters, **more}))
    positions = {name: book.clause(name).position for name in _PICTURE.findall(words)}
    first = game.rulesets()[0]
    pictures = {
        name: Drawing((draw or game.renderer.illustrate)(load_view(game, first, position)), position.caption)
        for name, position in positions.items()
        if position
    }
    return Text(NAME, _("Rules of %(game)s") % {"game": game.title}, words, pictures, columns=2)
