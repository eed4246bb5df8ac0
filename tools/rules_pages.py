"""Hook of mkdocs that adds the rules pages from the rulebooks.

Each game with a rulebook gets a page with the summary, and a page for each ruleset, under `rules/`. The pages are the
first entry of the part *Learn* in the navigation. The hook writes no file into the checkout.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.rulebook.render import link_clauses
from skyhop.rulebook.rulebook import Chapter, Clause, Rulebook, load_view, rulebook_of


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Insert the rules as the first entry of the part *Learn* in the navigation."""
    entries: list[Any] = config.nav or []
    learn = next(entry["Learn"] for entry in entries if "Learn" in entry)
    learn.insert(0, {"Rules": [{game.title: list(_pages(game))} for game in _games()]})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the rules pages of every game to the files of the documentation."""
    for game in _games():
        book = rulebook_of(game, "en")
        files.append(File.generated(config, _summary_page(game), content=_summary(game, book)))
        for ruleset in book.rulesets:
            content = _rules(game, book.for_ruleset(ruleset))
            files.append(File.generated(config, _page(game, ruleset), content=content))
    return files


@cache
def _games() -> tuple[Game, ...]:
    return tuple(registry.game(name) for name in registry.names() if registry.game(name).has(Capability.RULEBOOK))


def _pages(game: Game) -> Iterator[str | dict[str, str]]:
    yield _summary_page(game)
    yield from ({ruleset: _page(game, ruleset)} for ruleset in game.rulesets())


def _summary_page(game: Game) -> str:
    return f"rules/{game.name}/index.md"


def _page(game: Game, ruleset: str) -> str:
    return f"rules/{game.name}/{ruleset}.md"


def _summary(game: Game, book: Rulebook) -> str:
    """Return the page of a game: the summary for its default ruleset, and the differences between rulesets."""
    default = next(iter(book.rulesets))
    summary = "\n\n".join(paragraph.text for paragraph in book.for_ruleset(default).summary)
    summary = _laid_out(summary.replace("\n### ", "\n## "), f"{default}.md")
    differing = "\n".join(_readings(book, clause) for clause in book.clauses() if clause.varies)
    rulesets = ", ".join(f"[{ruleset}]({ruleset}.md)" for ruleset in book.rulesets)
    return (
        f"# {game.title} on one page\n\n{summary}\n\n"
        f"## Complete rules\n\nThis summary describes the ruleset {default}. The complete rules have a page for each "
        f"ruleset: {rulesets}. Another page lists the [options](../../options/{game.name}.md).\n\n"
        f"## Differences between rulesets\n\nEach item lists the rulesets with the same text of a clause, "
        f"separated by semicolons.\n\n{differing}\n"
    )


def _readings(book: Rulebook, clause: Clause) -> str:
    """Return a list item with the wordings of a clause: for each wording, links to the rulesets that have it."""
    readings = "; ".join(
        ", ".join(f"[{name}]({name}.md#{clause.anchor})" for name in names) for names in book.variants(clause.number)
    )
    return f"- **{clause.number} {clause.title}**: {readings}"


def _rules(game: Game, book: Rulebook) -> str:
    """Return the page with all clauses of a ruleset."""
    chapters = "\n\n".join(_chapter(game, book, chapter) for chapter in book.chapters)
    options = f"[options](../../options/{game.name}.md)"
    note = (
        "Clauses marked ≠ have a different text in other rulesets. See also the [summary](index.md) of the game and "
        f"its {options}."
    )
    return f"# {game.title}: {book.ruleset}\n\n{note}\n\n{chapters}\n"


def _chapter(game: Game, book: Rulebook, chapter: Chapter) -> str:
    is_anchored_below = any(clause.number == chapter.number for clause in chapter.clauses)
    identity = "" if is_anchored_below else f" {{: #{chapter.anchor} }}"
    words = "\n\n".join(paragraph.text for paragraph in chapter.introduction)
    clauses = "\n\n".join(_clause(game, book, clause) for clause in chapter.clauses)
    return f"## {chapter.title}{identity}\n\n{_laid_out(words)}\n\n{clauses}"


def _clause(game: Game, book: Rulebook, clause: Clause) -> str:
    mark = " ≠" if clause.varies else ""
    heading = f"### {clause.number} {clause.title}{mark} {{: #{clause.anchor} }}"
    return "\n\n".join((heading, _laid_out(clause.text), *_position(game, book, clause)))


def _position(game: Game, book: Rulebook, clause: Clause) -> Iterator[str]:
    """Yield the example position of a clause as Markdown: its picture, its caption, and the position in words."""
    if clause.position is None or book.ruleset is None:
        return
    view = load_view(game, book.ruleset, clause.position)
    drawn = b64encode(game.renderer.illustrate(view).encode()).decode()
    yield f"![{clause.position.caption}](data:image/svg+xml;base64,{drawn})"
    words = "\n".join(f"    {line}" for line in ("```text", *game.renderer.text(view).rstrip().splitlines(), "```"))
    yield f"*{clause.position.caption}*"
    yield f'??? example "The position in words"\n{words}'


def _laid_out(text: str, page: str = "") -> str:
    """Return a text with links at its citations. Indent the following lines of list items by one more blank.

    The Markdown of the documentation needs four blanks.
    """
    return "\n".join(f" {line}" if line.startswith("   ") else line for line in link_clauses(text, page).splitlines())
