"""The rules as a page, per ruleset, from the same texts as the terminal and the documents; and clauses that are sought.

A ruleset of the players' own making has a page too, whose address gives what it has otherwise than the first one:
`/rules/balloon-cup/custom?trade=cube`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.options import CUSTOM, ChosenOptions, DocumentOption, Option, Value, as_written
from skyhop.game.refusal import RulesetError
from skyhop.i18n import _, language, listed, ngettext, translated
from skyhop.jobs.job import JobKind
from skyhop.rulebook import clause_search
from skyhop.rulebook.clause import Chapter, Illustration
from skyhop.rulebook.render import book_markdown, clause_html, rules_html, summary_html
from skyhop.rulebook.rulebook import Rulebook, illustrated_view, rulebook_of
from skyhop.web.http.background_jobs import PAGES, made
from skyhop.web.http.errors import error_page
from skyhop.web.http.fragments import game_of, page_of
from skyhop.web.http.limits import LOOK, MAP, charge, limited
from skyhop.web.http.templates import render

MOST_REMEMBERED = 64
"""Rulesets; what is drawn of one has two hundred kilobytes."""
RULES, OWN_RULES = JobKind("rules", PAGES, MOST_REMEMBERED), JobKind("own rules", PAGES, MOST_REMEMBERED)
"""Apart, so that however many have rules of their own, the others stay."""
MOST_FIGURES = 512
COST_OF_OWN = 2
"""Of rules of one's own among maps: there are many kinds of them, and to draw one takes a fifth of a second."""
ASKED = "q"
"""What is sought; with it the page has what was found, and not the rules."""


class Difference(NamedTuple):
    """A clause that reads otherwise elsewhere: in which rulesets, as people call them."""

    anchor: str
    number: str
    title: str
    rulesets: str


class ChapterShown(NamedTuple):
    """A chapter in the contents; some of its clauses may read otherwise elsewhere."""

    anchor: str
    number: str
    title: str
    differs: bool


class RulesPage(NamedTuple):
    """All that is drawn of the rules under one ruleset."""

    summary: Markup
    rules: Markup
    chapters: tuple[ChapterShown, ...]
    differences: tuple[Difference, ...]


class RulesetQuery(NamedTuple):
    """The ruleset that an address names: its name, its parameters without documents, and the address again."""

    game: str
    name: str
    parameters: tuple[tuple[str, Value], ...]

    @property
    def path(self) -> str:
        """The address without a query."""
        return f"/rules/{self.game}/{self.name}"

    @property
    def own(self) -> dict[str, str]:
        """What the address says of rules of one's own."""
        return _differing(registry.game(self.game), dict(self.parameters)) if self.name == CUSTOM else {}

    @property
    def address(self) -> str:
        """The whole address."""
        return f"{self.path}?{urlencode(self.own)}" if self.own else self.path


async def rules(request: Request) -> Response:
    """GET /rules/{game}/{ruleset}: the rules, or with `q` the clauses that are sought; without a ruleset, the default.

    The rules are answered whole, the clauses as a short page of which scripts take the part that they show.
    """
    game = game_of(request, Capability.RULEBOOK)
    ruleset = request.path_params.get("ruleset", "")
    if not ruleset:
        path = f"/rules/{game.name}/{game.rulesets()[0]}"
        return RedirectResponse(f"{path}?{request.url.query}" if request.url.query else path, 307)
    query = [(key, value) for key, value in request.query_params.multi_items() if key != ASKED]
    if ruleset not in (*game.rulesets(), CUSTOM):
        sentence = _("%(game)s has no rules of this name. It has these:") % {"game": game.title}
        published = game.options().rulesets
        return error_page(
            404, sentence, [(f"/rules/{game.name}/{each.name}", translated(each.title)) for each in published]
        )
    try:
        asked = _asked(game, ruleset, dict(query))
    except RulesetError as error:
        return error_page(404, str(error))
    sought = request.query_params.get(ASKED)
    kind = RULES
    if asked.name == CUSTOM:
        kind = OWN_RULES
        await charge(request, MAP, COST_OF_OWN)
    context = {"asked": asked, **_around(asked)}
    if sought is not None:
        return render("web/clauses.html", {**context, **await made(request, kind, _found, asked, sought)})
    shown = await made(request, kind, _shown, asked, language(), key=(asked, language()))
    return render("web/rules.html", {**context, **shown._asdict()})


def address_of(game: Game, ruleset: Mapping[str, Value]) -> str:
    """Where the rules of a match can be read: parameters, and as `name` that of the ruleset."""
    parameters = tuple((key, value) for key, value in ruleset.items() if key != "name")
    return RulesetQuery(game.name, str(ruleset["name"]), parameters).address


def _asked(game: Game, ruleset: str, said: Mapping[str, str]) -> RulesetQuery:
    """Read which ruleset an address names; `RulesetError` where there is none."""
    options = game.options()
    if ruleset != CUSTOM:
        chosen = options.chosen(ruleset)
        return RulesetQuery(game.name, ruleset, _without_documents(game, chosen))
    read = {
        name: options[name].read(text) for name, text in said.items() if not isinstance(options[name], DocumentOption)
    }
    return RulesetQuery(game.name, CUSTOM, _without_documents(game, options.chosen(read)))


def _without_documents(game: Game, chosen: ChosenOptions) -> tuple[tuple[str, Value], ...]:
    documents = {option.name for option in game.options().documents}
    return tuple((name, value) for name, value in chosen.parameters.items() if name not in documents)


def _differing(game: Game, parameters: Mapping[str, Value]) -> dict[str, str]:
    """Write down, as forms do, the parameters of a ruleset that are not those of the first one."""
    return {option.name: as_written(parameters[option.name]) for option in _changed(game, parameters)}


def _changed(game: Game, parameters: Mapping[str, Value]) -> Iterator[Option]:
    for option in game.options().options:
        if not isinstance(option, DocumentOption) and parameters.get(option.name, option.default) != option.default:
            yield option


def _around(asked: RulesetQuery) -> dict[str, object]:
    """What stands around the rules, and around what was found in them."""
    game, parameters = registry.game(asked.game), dict(asked.parameters)
    options = game.options()
    return {
        "title": game.title,
        "game": game.name,
        "has_lesson": game.has(Capability.LESSON),
        "has_puzzles": game.has(Capability.PUZZLES),
        "has_quiz": game.has(Capability.QUIZ),
        "ruleset_title": options.title_of(asked.name),
        "rulesets": options.rulesets,
        "own": [_told(option, parameters[option.name]) for option in _changed(game, parameters)]
        * (asked.name == CUSTOM),
        "definitions": page_of(game.name).definitions(),
    }


def _told(option: Option, value: Value) -> tuple[str, str]:
    """Say in words what an option is."""
    titles = {word.value: translated(word.title) for word in option.words}
    words = as_written(value).split() if option.words else [as_written(value)]
    return translated(option.title), listed(titles.get(word, word) for word in words)


def _found(asked: RulesetQuery, sought: str) -> dict[str, object]:
    """The clauses that are sought, else the nearest: by number whole, by words in excerpts; by nothing the summary."""
    sought = sought.strip()[: clause_search.LONGEST]
    book, is_sought = _book(asked, language()), bool(sought)
    clauses, is_number = clause_search.found(book, sought)
    told = ngettext("%(count)s clause", "%(count)s clauses", len(clauses)) % {"count": len(clauses)} if clauses else ""
    if is_sought and not clauses:
        clauses = clause_search.nearest(book, sought, clause_search.MOST_NEAR)
        told = _("No clause has all of these words. Those that have the most:") if clauses else _("Nothing found.")
    return {
        "sought": sought,
        "told": told,
        "whole": [
            _ours(clause_html(clause, _figure_of(asked, clause.number), asked.address))
            for clause in clauses * is_number
        ],
        "excerpts": [
            (clause, _with_marks(pieces))
            for clause, pieces in clause_search.excerpts(book, clauses * (not is_number), sought)
        ],
        "summary": "" if is_sought else _ours(summary_html(book, asked.address)),
    }


def _with_marks(pieces: Sequence[str]) -> Markup:
    """Mark every second piece."""
    marked = (Markup("<mark>{}</mark>").format(piece) if turn % 2 else piece for turn, piece in enumerate(pieces))
    return Markup().join(marked)


def _shown(asked: RulesetQuery, spoken: str) -> RulesPage:
    """Draw the rules under a ruleset, which are long, and in one language the same for everybody."""
    book = _book(asked, spoken)
    differences = tuple(_differences(registry.game(asked.game), book))
    marked = {each.number.partition(".")[0] for each in differences}
    return RulesPage(
        _ours(summary_html(book)),
        _ours(rules_html(book, lambda position: _drawn(asked, position))),
        tuple(ChapterShown(each.anchor, each.number, each.title, each.number in marked) for each in book.chapters),
        differences,
    )


@lru_cache(MOST_REMEMBERED)
def _book(asked: RulesetQuery, _spoken: str) -> Rulebook:
    """The rulebook of a ruleset, in which those clauses vary that other rulesets have otherwise."""
    game = registry.game(asked.game)
    book = rulebook_of(game).for_ruleset(dict(asked.parameters) if asked.name == CUSTOM else asked.name)
    others = {difference.number for difference in _differences(game, book)}
    return replace(book, chapters=tuple(_marked(chapter, others) for chapter in book.chapters))


def _marked(chapter: Chapter, varying: Collection[str]) -> Chapter:
    clauses = tuple(replace(clause, varies=clause.number in varying) for clause in chapter.clauses)
    return replace(chapter, clauses=clauses)


def _differences(game: Game, book: Rulebook) -> Iterator[Difference]:
    """Tell of each clause that reads otherwise in named rulesets, in which."""
    whole, options = rulebook_of(game), game.options()
    for clause, own in zip(whole.clauses(), book.clauses(), strict=True):
        readings = {name: clause.for_ruleset(name, parameters).text for name, parameters in whole.rulesets.items()}
        others = [options.title_of(name) for name, text in readings.items() if text != own.text]
        if others:
            yield Difference(own.anchor, own.number, own.title, listed(others))


def _figure_of(asked: RulesetQuery, number: str) -> Callable[[Illustration], str]:
    return lambda _position: _figure(asked, number, language())


@lru_cache(MOST_FIGURES)
def _figure(asked: RulesetQuery, number: str, spoken: str) -> str:
    """Draw the position of a clause."""
    position = _book(asked, spoken).clause(number).position
    return _drawn(asked, position) if position else ""


def _drawn(asked: RulesetQuery, position: Illustration) -> str:
    """Draw a position with the definitions that its page has; under rules of one's own as under the first ones."""
    game = registry.game(asked.game)
    ruleset = game.rulesets()[0] if asked.name == CUSTOM else asked.name
    return game.illustrate(illustrated_view(game, ruleset, position), alone=False)


def _ours(html: str) -> Markup:
    """The words are ours and the drawings too; nothing of a guest is in them."""
    return Markup(html)  # noqa: S704


BOOKS = JobKind("rulebooks", PAGES, kept=64)
MEDIA_TYPE = "text/markdown"


async def rulebook(request: Request) -> Response:
    """GET /rules/{game}/{ruleset}.md: all clauses of a ruleset with their numbers, and their positions in words."""
    name, ruleset = request.path_params["game"], request.path_params["ruleset"]
    if name not in _names() or ruleset not in registry.game(name).rulesets():
        raise HTTPException(404)
    text = await made(request, BOOKS, _written, name, ruleset, key=(name, ruleset, language()))
    return PlainTextResponse(text, media_type=MEDIA_TYPE)


async def index(request: Request) -> Response:
    """GET /llms.txt: what this place is, and a link to the rules of each ruleset."""
    lines = ["# Skyhop", "> " + _("A table, an engine and a lab for two balloon games. Cite rules by their numbers.")]
    for name in _names():
        lines += ["", f"## {registry.game(name).title}", "", *_links(registry.game(name), str(request.base_url))]
    return PlainTextResponse("\n".join(lines) + "\n", media_type=MEDIA_TYPE)


ROUTES = (Route("/llms.txt", limited(index, LOOK)), Route("/rules/{game}/{ruleset}.md", limited(rulebook, LOOK)))


def _names() -> list[str]:
    """Name the games that have rules to read."""
    return [name for name in registry.names() if registry.game(name).has(Capability.RULEBOOK)]


def _links(game: Game, base: str) -> list[str]:
    rulesets = game.options().rulesets
    links = [f"[{game.title}: {translated(each.title)}]({base}rules/{game.name}/{each.name}.md)" for each in rulesets]
    return [f"- {link}: {translated(each.sentence)}" for link, each in zip(links, rulesets, strict=True)]


def _written(name: str, ruleset: str) -> str:
    """Write a rulebook."""
    game = registry.game(name)
    return book_markdown(game, rulebook_of(game).for_ruleset(ruleset))
