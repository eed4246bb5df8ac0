"""Rules page of each ruleset, with a search for clauses.

The terminal and the documentation show the same texts. A custom ruleset also has a page. The address of this page
names the options that differ from the first ruleset: `/rules/balloon-cup/custom?trade=cube`.
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
from skyhop.game.action import RulesetError
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.options import CUSTOM, ChosenOptions, DocumentOption, Option, Value, write_value
from skyhop.i18n import _, language, listed, ngettext, translated
from skyhop.jobs.queue import JobKind
from skyhop.rulebook import clause_search
from skyhop.rulebook.render import book_markdown, clause_html, rules_html, summary_html
from skyhop.rulebook.rulebook import Chapter, Illustration, Rulebook, load_view, rulebook_of
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.errors import error_page
from skyhop.web.http.fragments import find_game, find_page
from skyhop.web.http.rate_limits import LOOK, MAP, charge, limited
from skyhop.web.http.templates import render

MAX_CACHED_PAGES = 64
"""Maximum number of cached rules pages. Each page takes 200 kB."""
RULES, OWN_RULES = JobKind("rules", PAGES, MAX_CACHED_PAGES), JobKind("own rules", PAGES, MAX_CACHED_PAGES)
"""Kinds of the jobs that render published rules and custom rules.

They have separate caches. Custom rules therefore never displace published rules.
"""
MAX_CACHED_FIGURES = 512
COST_OF_OWN = 2
"""Cost of a page of custom rules, in units of the rate limit for maps.

There are many custom rulesets, and it takes 0.2 seconds to render one.
"""
ASKED = "q"
"""Query parameter for the search text. With it, the page shows the search results instead of the rules."""


class Difference(NamedTuple):
    """Clause whose text differs in other published rulesets. `rulesets` lists the titles of those rulesets."""

    anchor: str
    number: str
    title: str
    rulesets: str


class ChapterShown(NamedTuple):
    """Chapter in the table of contents.

    `differs` is True if the text of a clause in the chapter differs in another ruleset.
    """

    anchor: str
    number: str
    title: str
    differs: bool


class RulesPage(NamedTuple):
    """Rendered rules of one ruleset, and the data for the page around them."""

    summary: Markup
    rules: Markup
    chapters: tuple[ChapterShown, ...]
    differences: tuple[Difference, ...]


class RulesetQuery(NamedTuple):
    """Ruleset that an address names: the game, the name, and the parameters without documents such as maps."""

    game: str
    name: str
    parameters: tuple[tuple[str, Value], ...]

    @property
    def path(self) -> str:
        """Path of the address of the rules page, without the query string."""
        return f"/rules/{self.game}/{self.name}"

    @property
    def own(self) -> dict[str, str]:
        """Options of a custom ruleset, as parameters of the query string."""
        return _list_differing(registry.game(self.game), dict(self.parameters)) if self.name == CUSTOM else {}

    @property
    def address(self) -> str:
        """Address of the rules page: the path with the query string."""
        return f"{self.path}?{urlencode(self.own)}" if self.own else self.path


async def rules(request: Request) -> Response:
    """GET /rules/{game}/{ruleset}: show the rules. With `q`, show the clauses that match this search text.

    If the address contains no ruleset, redirect to the default ruleset. The rules are a complete page. The search
    results are a short page, and a script inserts a part of this page into the rules.
    """
    game = find_game(request, Capability.RULEBOOK)
    ruleset = request.path_params.get("ruleset", "")
    if not ruleset:
        path = f"/rules/{game.name}/{game.rulesets()[0]}"
        return RedirectResponse(f"{path}?{request.url.query}" if request.url.query else path, 307)
    query = [(key, value) for key, value in request.query_params.multi_items() if key != ASKED]
    if ruleset not in (*game.rulesets(), CUSTOM):
        sentence = _("%(game)s has no ruleset with this name. Choose one of these:") % {"game": game.title}
        published = game.options.rulesets
        return error_page(
            404, sentence, [(f"/rules/{game.name}/{each.name}", translated(each.title)) for each in published]
        )
    try:
        requested = _parse_ruleset(game, ruleset, dict(query))
    except RulesetError as error:
        return error_page(404, str(error))
    sought = request.query_params.get(ASKED)
    kind = RULES
    if requested.name == CUSTOM:
        kind = OWN_RULES
        await charge(request, MAP, COST_OF_OWN)
    context = {"asked": requested, **_make_shared_context(requested)}
    if sought is not None:
        return render(
            "web/clauses.html", {**context, **await run_job(request, kind, _make_search_context, requested, sought)}
        )
    page = await run_job(request, kind, _render_rules, requested, language(), key=(requested, language()))
    return render("web/rules.html", {**context, **page._asdict()})


def address_of(game: Game, ruleset: Mapping[str, Value]) -> str:
    """Return the address of the rules of a match.

    `ruleset` contains the parameters, and the name under the key `name`.
    """
    parameters = tuple((key, value) for key, value in ruleset.items() if key != "name")
    return RulesetQuery(game.name, str(ruleset["name"]), parameters).address


def _parse_ruleset(game: Game, ruleset: str, fields: Mapping[str, str]) -> RulesetQuery:
    """Return the ruleset that an address names. Raise `RulesetError` if the ruleset does not exist."""
    options = game.options
    if ruleset != CUSTOM:
        chosen = options.resolve(ruleset)
        return RulesetQuery(game.name, ruleset, _drop_documents(game, chosen))
    values = {
        name: options[name].read(text) for name, text in fields.items() if not isinstance(options[name], DocumentOption)
    }
    return RulesetQuery(game.name, CUSTOM, _drop_documents(game, options.resolve(values)))


def _drop_documents(game: Game, chosen: ChosenOptions) -> tuple[tuple[str, Value], ...]:
    documents = {option.name for option in game.options.documents}
    return tuple((name, value) for name, value in chosen.parameters.items() if name not in documents)


def _list_differing(game: Game, parameters: Mapping[str, Value]) -> dict[str, str]:
    """Return the parameters that differ from the first ruleset, as texts for the query string."""
    return {option.name: write_value(parameters[option.name]) for option in _find_changed(game, parameters)}


def _find_changed(game: Game, parameters: Mapping[str, Value]) -> Iterator[Option]:
    for option in game.options.options:
        if not isinstance(option, DocumentOption) and parameters.get(option.name, option.default) != option.default:
            yield option


def _make_shared_context(requested: RulesetQuery) -> dict[str, object]:
    """Return the template context that the page of rules and the page of search results have in common."""
    game, parameters = registry.game(requested.game), dict(requested.parameters)
    options = game.options
    return {
        "title": game.title,
        "game": game.name,
        "has_lesson": game.has(Capability.LESSON),
        "has_puzzles": game.has(Capability.PUZZLES),
        "has_quiz": game.has(Capability.QUIZ),
        "ruleset_title": options.title_of(requested.name),
        "rulesets": options.rulesets,
        "own": [_describe_option(option, parameters[option.name]) for option in _find_changed(game, parameters)]
        * (requested.name == CUSTOM),
        "definitions": find_page(game.name).definitions(),
    }


def _describe_option(option: Option, value: Value) -> tuple[str, str]:
    """Return the title of an option of the rules, and the value of the option in words."""
    titles = {word.value: translated(word.title) for word in option.words}
    words = write_value(value).split() if option.words else [write_value(value)]
    return translated(option.title), listed(titles.get(word, word) for word in words)


def _make_search_context(requested: RulesetQuery, sought: str) -> dict[str, object]:
    """Return the template context of the search results.

    If the search text is the number of a clause, the result is this clause. Otherwise, the results are excerpts of
    the clauses that contain all words of the search text. If no clause contains all words, the results are the
    clauses with the most words. Without a search text, the result is the summary.
    """
    sought = sought.strip()[: clause_search.MAX_QUERY_LENGTH]
    book, is_sought = _book(requested, language()), bool(sought)
    clauses, is_number = clause_search.find_clauses(book, sought)
    sentence = (
        ngettext("%(count)s clause", "%(count)s clauses", len(clauses)) % {"count": len(clauses)} if clauses else ""
    )
    if is_sought and not clauses:
        clauses = clause_search.nearest(book, sought, clause_search.MAX_SIMILAR)
        sentence = (
            _("No clause contains all of these words. These clauses come closest:") if clauses else _("Nothing found.")
        )
    return {
        "sought": sought,
        "told": sentence,
        "whole": [
            _mark_safe(clause_html(clause, _figure_of(requested, clause.number), requested.address))
            for clause in clauses * is_number
        ],
        "excerpts": [
            (clause, _highlight(pieces))
            for clause, pieces in clause_search.excerpts(book, clauses * (not is_number), sought)
        ],
        "summary": "" if is_sought else _mark_safe(summary_html(book, requested.address)),
    }


def _highlight(pieces: Sequence[str]) -> Markup:
    """Join pieces of an excerpt as HTML. Highlight every second piece, which contains the words of the search."""
    marked = (Markup("<mark>{}</mark>").format(piece) if turn % 2 else piece for turn, piece in enumerate(pieces))
    return Markup().join(marked)


def _render_rules(requested: RulesetQuery, locale: str) -> RulesPage:
    """Render the rules of a ruleset. All readers with the same locale share the cached result."""
    book = _book(requested, locale)
    differences = tuple(_differences(registry.game(requested.game), book))
    marked = {each.number.partition(".")[0] for each in differences}
    return RulesPage(
        _mark_safe(summary_html(book)),
        _mark_safe(rules_html(book, lambda position: _draw_position(requested, position))),
        tuple(ChapterShown(each.anchor, each.number, each.title, each.number in marked) for each in book.chapters),
        differences,
    )


@lru_cache(MAX_CACHED_PAGES)
def _book(requested: RulesetQuery, _locale: str) -> Rulebook:
    """Return the rulebook of a ruleset, with marks at clauses whose text differs in other published rulesets."""
    game = registry.game(requested.game)
    book = rulebook_of(game).for_ruleset(dict(requested.parameters) if requested.name == CUSTOM else requested.name)
    others = {difference.number for difference in _differences(game, book)}
    return replace(book, chapters=tuple(_mark_varying(chapter, others) for chapter in book.chapters))


def _mark_varying(chapter: Chapter, varying: Collection[str]) -> Chapter:
    clauses = tuple(replace(clause, varies=clause.number in varying) for clause in chapter.clauses)
    return replace(chapter, clauses=clauses)


def _differences(game: Game, book: Rulebook) -> Iterator[Difference]:
    """Yield each clause whose text differs in other published rulesets, with the titles of those rulesets."""
    whole, options = rulebook_of(game), game.options
    for clause, own in zip(whole.clauses(), book.clauses(), strict=True):
        readings = {name: clause.for_ruleset(name, parameters).text for name, parameters in whole.rulesets.items()}
        others = [options.title_of(name) for name, text in readings.items() if text != own.text]
        if others:
            yield Difference(own.anchor, own.number, own.title, listed(others))


def _figure_of(requested: RulesetQuery, number: str) -> Callable[[Illustration], str]:
    return lambda _position: _figure(requested, number, language())


@lru_cache(MAX_CACHED_FIGURES)
def _figure(requested: RulesetQuery, number: str, locale: str) -> str:
    """Draw the position that illustrates a clause. Return an empty text if no position illustrates the clause."""
    position = _book(requested, locale).clause(number).position
    return _draw_position(requested, position) if position else ""


def _draw_position(requested: RulesetQuery, position: Illustration) -> str:
    """Draw a position as SVG. The drawing refers to the SVG definitions that the page contains once.

    For custom rules, draw the position under the first ruleset.
    """
    game = registry.game(requested.game)
    ruleset = game.rulesets()[0] if requested.name == CUSTOM else requested.name
    return game.renderer.illustrate(load_view(game, ruleset, position), alone=False)


def _mark_safe(html: str) -> Markup:
    """Mark HTML as safe. The HTML must contain only texts and drawings of this project, and no input of guests."""
    return Markup(html)  # noqa: S704  our own rulebook


BOOKS = JobKind("rulebooks", PAGES, kept=64)
MEDIA_TYPE = "text/markdown"


async def rulebook(request: Request) -> Response:
    """GET /rules/{game}/{ruleset}.md: return all numbered clauses of a ruleset.

    The example positions of the clauses are in words.
    """
    name, ruleset = request.path_params["game"], request.path_params["ruleset"]
    if name not in _names() or ruleset not in registry.game(name).rulesets():
        raise HTTPException(404)
    text = await run_job(request, BOOKS, _write_rules, name, ruleset, key=(name, ruleset, language()))
    return PlainTextResponse(text, media_type=MEDIA_TYPE)


async def index(request: Request) -> Response:
    """GET /llms.txt: return a description of the site for language models, with links to the rules."""
    lines = [
        "# Skyhop",
        "> "
        + _("Two balloon games, with rules, bots and a lab for experiments. You can cite each rule by its number."),
    ]
    for name in _names():
        lines += ["", f"## {registry.game(name).title}", "", *_links(registry.game(name), str(request.base_url))]
    return PlainTextResponse("\n".join(lines) + "\n", media_type=MEDIA_TYPE)


ROUTES = (Route("/llms.txt", limited(index, LOOK)), Route("/rules/{game}/{ruleset}.md", limited(rulebook, LOOK)))


def _names() -> list[str]:
    """Return the names of the games that have a rulebook."""
    return [name for name in registry.names() if registry.game(name).has(Capability.RULEBOOK)]


def _links(game: Game, base: str) -> list[str]:
    rulesets = game.options.rulesets
    links = [f"[{game.title}: {translated(each.title)}]({base}rules/{game.name}/{each.name}.md)" for each in rulesets]
    return [f"- {link}: {translated(each.sentence)}" for link, each in zip(links, rulesets, strict=True)]


def _write_rules(name: str, ruleset: str) -> str:
    game = registry.game(name)
    return book_markdown(game, rulebook_of(game).for_ruleset(ruleset))
