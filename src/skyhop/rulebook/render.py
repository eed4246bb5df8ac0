"""A rulebook as HTML: chapters and clauses with anchors, citations as links, positions as drawings.

The markup is a fragment for a page of any kind: sections with the classes `chapter` and `clause`, headings from the
second level on, `figure.position` around each drawing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import escape

from markdown_it import MarkdownIt

from skyhop.i18n import _
from skyhop.rulebook.clause import CITATION, Chapter, Clause, Illustration, Paragraph, anchor
from skyhop.rulebook.rulebook import Rulebook

Draw = Callable[[Illustration], str]
"""Draws a position: gives markup, usually an SVG."""


def rules_html(book: Rulebook, draw: Draw | None = None) -> str:
    """All chapters; without `draw`, positions are left out. The book should be that of one ruleset."""
    return "\n".join(chapter_html(chapter, draw) for chapter in book.chapters)


def summary_html(book: Rulebook, page: str = "") -> str:
    """The summary of one page; its citations lead to `page`, where the clauses are."""
    return _words_html(book.summary, page)


def chapter_html(chapter: Chapter, draw: Draw | None = None) -> str:
    """One chapter with its clauses; citations lead to the page that this becomes part of."""
    clauses = "\n".join(clause_html(clause, draw) for clause in chapter.clauses)
    # A chapter whose only clause bears its number leaves the anchor to that clause.
    is_anchored_below = any(clause.number == chapter.number for clause in chapter.clauses)
    identity = "" if is_anchored_below else f' id="{chapter.anchor}"'
    heading = f"<h2>{escape(chapter.title)}</h2>\n{_words_html(chapter.introduction, '')}"
    return f'<section class="chapter"{identity}>\n{heading}{clauses}\n</section>'


def clause_html(clause: Clause, draw: Draw | None = None, page: str = "") -> str:
    """One clause: number, title, words and, with `draw`, its position."""
    number = f'<a class="clause-number" href="{page}#{clause.anchor}">{clause.number}</a>'
    variation = escape(_("Other rulesets differ here."))
    note = f'<p class="clause-varies">{variation}</p>\n' if clause.varies else ""
    figure = _figure_html(clause.position, draw) if clause.position and draw else ""
    return (
        f'<section class="clause" id="{clause.anchor}">\n<h3>{number} {escape(clause.title)}</h3>\n'
        f"{_words_html(clause.paragraphs, page)}{figure}{note}</section>"
    )


def with_links(text: str, page: str = "") -> str:
    """Make a link of each clause cited in Markdown, to its anchor on a page."""
    return CITATION.sub(lambda citation: f"[{citation[0]}]({page}#{anchor(citation[0])})", text)


def _figure_html(position: Illustration, draw: Draw) -> str:
    return f'<figure class="position">{draw(position)}<figcaption>{escape(position.caption)}</figcaption></figure>\n'


def _words_html(paragraphs: tuple[Paragraph, ...], page: str = "") -> str:
    rendered: str = _markdown().render(with_links("\n\n".join(paragraph.text for paragraph in paragraphs), page))
    return rendered


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")
