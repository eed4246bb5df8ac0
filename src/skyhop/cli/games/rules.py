"""Read the rules as one page, as a summary or as a single clause. Or search the rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.markdown import Markdown

from skyhop.engine.document import Document, Part, write_document
from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.capability import Capability, MissingCapability
from skyhop.game.game import Game
from skyhop.game.registry import UnknownGame
from skyhop.i18n import _, listed
from skyhop.rulebook.clause_search import describe_clauses, excerpts, find_best
from skyhop.rulebook.rulebook import Clause, Rulebook, UnknownClause, load_view, rulebook_of

_EMPHASIS = re.compile(r"(`[^`\n]*`)|\*{1,2}(?=\S)(.+?)(?<=\S)\*{1,2}")
"""Pattern for emphasized words in Markdown. It first matches notation in backticks, because that may contain `*`."""


class ClauseShown(Part):
    """Clause with one wording, and the rulesets that have this wording."""

    number: str
    title: str
    chapter: str
    rulesets: tuple[str, ...]
    text: str
    """Text of the clause, as Markdown."""


class ClausesShown(Document, tag="skyhop-clauses-1"):
    """Clauses from the rules of a game."""

    game: str
    clauses: tuple[ClauseShown, ...]


class SummaryShown(Document, tag="skyhop-summary-1"):
    """Summary of a game's rules on one page."""

    game: str
    ruleset: str
    summary: str
    """Text of the summary, as Markdown."""


def rules(
    game: str,
    words: Annotated[list[str] | None, typer.Argument(metavar="WORDS")] = None,
    *,
    clause: str | None = None,
    ruleset: str | None = None,
    search: Annotated[str | None, typer.Option(metavar="WORDS")] = None,
    summary: bool = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Print the rules of one ruleset of a game, or one clause in all its wordings.

    Args:
        game: Name of the game, such as balloon-cup.
        words: Words to find, in addition to the word after --search.
        clause: Print only this clause or chapter, such as BC-6.3 or BC-6.
        ruleset: Print the rules of this ruleset. The default is the first ruleset of the game.
        search: Find clauses by words, or by a question.
        summary: Print only the one-page summary.
        as_json: Write JSON.
    """
    if sum((summary, clause is not None, search is not None)) > 1:
        raise typer.BadParameter(_("use only one of --summary, --clause and --search"))
    if words and search is None:
        problem = _(
            "The command does not expect %(words)s. To search for words, use --search. To read a clause, use --clause."
        ) % {"words": " ".join(words)}
        raise typer.BadParameter(problem)
    try:
        chosen_game = registry.game(game)
        book = rulebook_of(chosen_game)
        name = ruleset or next(iter(book.rulesets))
        if summary:
            _show_summary(chosen_game, book.for_ruleset(name), as_json=as_json)
        elif search is not None:
            _show_found(chosen_game, book.for_ruleset(name), " ".join([search, *(words or ())]), as_json=as_json)
        else:
            _show(
                chosen_game,
                _list_readings(book, clause, ruleset),
                name,
                as_json=as_json,
                is_one=clause is not None,
            )
    except UnknownClause as error:
        raise typer.BadParameter(_name_game_of(clause or "", book) or str(error)) from None
    except (UnknownGame, MissingCapability, RulesetError) as error:
        raise typer.BadParameter(str(error)) from None


def _name_game_of(clause: str, requested_book: Rulebook) -> str:
    """Return a sentence with the name of another game that has this clause. If there is no such game, return ""."""
    number = requested_book.number_of(clause)
    for game in map(registry.game, registry.names()):
        if game.has(Capability.RULEBOOK) and (book := rulebook_of(game)).prefix != requested_book.prefix:
            chapters = {chapter.number for chapter in book.chapters}
            if number in chapters | {each.number for each in book.clauses()}:
                names = {"number": number, "title": game.title, "name": game.name}
                return _("%(number)s is a clause of %(title)s. Run: skyhop rules %(name)s --clause %(number)s") % names
    return ""


class _Reading(NamedTuple):
    """Wording of a clause, with the chapter of the clause and the rulesets that have this wording."""

    chapter: str
    clause: Clause
    rulesets: tuple[str, ...]


def _list_readings(book: Rulebook, number: str | None, ruleset: str | None) -> list[_Reading]:
    """Return the requested clauses of a ruleset, or all its clauses if none is requested.

    Without a ruleset, return the requested clauses in each wording. Each returned item contains the names of
    the rulesets with this wording. If no clause is requested either, return all clauses of the first ruleset.
    """
    if number is None or ruleset is not None:
        name = ruleset or next(iter(book.rulesets))
        book = book.for_ruleset(name)
        return [_Reading(chapter, clause, (name,)) for chapter, clause in _list_clauses(book, number)]
    return [
        _Reading(chapter, reading, names)
        for chapter, clause in _list_clauses(book, number)
        for names, reading in book.variants(clause.number).items()
    ]


def _list_clauses(book: Rulebook, number: str | None) -> Iterator[tuple[str, Clause]]:
    """Yield the requested clauses, each with the title of its chapter."""
    clauses = book.clauses() if number is None else book.list_clauses(number)
    numbers = {clause.number for clause in clauses}
    for chapter in book.chapters:
        yield from ((chapter.title, clause) for clause in chapter.clauses if clause.number in numbers)


def _show(game: Game, readings: list[_Reading], ruleset: str, *, as_json: bool, is_one: bool) -> None:
    if as_json:
        clauses = (
            ClauseShown(each.clause.number, each.clause.title, each.chapter, each.rulesets, each.clause.text)
            for each in readings
        )
        print(write_document(ClausesShown(game=game.name, clauses=tuple(clauses))))
        return
    heading = [] if is_one else [f"# {_format_title(game, ruleset)}"]
    _print([*heading, *_render_readings(game, readings, is_one=is_one)])


def _render_readings(game: Game, readings: list[_Reading], *, is_one: bool) -> Iterator[str]:
    """Yield clauses as Markdown: headings, texts, and positions of the examples."""
    chapter, number, illustrated = "", "", ""
    for reading in readings:
        clause = reading.clause
        if reading.chapter != chapter:
            yield f"## {reading.chapter}"
        if clause.number != number:
            yield f"### {clause.number} {clause.title}"
        if is_one and clause.varies:
            yield _("In %(rulesets)s:") % {"rulesets": listed(reading.rulesets)}
        yield clause.text
        if clause.position and clause.number != illustrated:
            illustrated = clause.number
            yield clause.position.caption
            if is_one:
                view = load_view(game, reading.rulesets[0], clause.position)
                yield f"```\n{game.renderer.text(view).rstrip()}\n```"
        chapter, number = reading.chapter, clause.number


def _show_summary(game: Game, book: Rulebook, *, as_json: bool) -> None:
    words = "\n\n".join(paragraph.text for paragraph in book.summary)
    if as_json:
        print(write_document(SummaryShown(game=game.name, ruleset=str(book.ruleset), summary=words)))
        return
    _print([f"# {_format_title(game, book.ruleset or '')}", words])


def _show_found(game: Game, book: Rulebook, query: str, *, as_json: bool) -> None:
    """Print the clauses that the search found, best match first."""
    if as_json:
        print(write_document(describe_clauses(game.name, book, query)))
        return
    clauses, all_words = find_best(book, query)
    if not clauses:
        _print([_("Nothing found.")])
        return
    note = [] if all_words else [_("No clause contains all of these words. These clauses come closest:")]
    _print([*note, *_render_found(excerpts(book, clauses, query))])


def _render_found(results: Iterable[tuple[Clause, Sequence[str]]]) -> Iterator[str]:
    """Yield the found clauses as Markdown, with excerpts that emphasize the search words."""
    for clause, pieces in results:
        yield f"### {clause.number} {clause.title}"
        yield "".join(f"**{piece}**" if turn % 2 else piece for turn, piece in enumerate(pieces))


def _format_title(game: Game, ruleset: str) -> str:
    return _("%(game)s: rules for the ruleset %(ruleset)s") % {"game": game.title, "ruleset": ruleset}


def _print(pieces: Iterable[str]) -> None:
    """Print Markdown: rendered on a terminal, otherwise as text without emphasis."""
    text = "\n\n".join(pieces)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(_EMPHASIS.sub(lambda found: found[1] or found[2], text))
