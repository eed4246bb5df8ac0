"""The lobby: one click begins a match, and running matches are listed."""

from __future__ import annotations

import re
from functools import partial

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.refusal import RulesetError
from skyhop.i18n import _
from skyhop.rulebook.lesson import exercises_of
from skyhop.server.clocks.time_control import NoControl, TimeControl
from skyhop.server.match_registry import Matches
from skyhop.server.matches.live import Live
from skyhop.server.names import NoName
from skyhop.server.seats import Seat
from skyhop.server.store.store import TooManyOffers
from skyhop.web import levels
from skyhop.web.http.admission import only_waiting
from skyhop.web.http.background_jobs import made
from skyhop.web.http.game_page import by_length, page_of
from skyhop.web.http.limits import COST_OF_SIZE, MAP, charge
from skyhop.web.http.pages import render
from skyhop.web.http.sessions import (
    called_by,
    form_of,
    give_cookie,
    guest_of,
    is_signed_in,
    keep_guest,
    name_of,
    own_seat,
    token_of,
)
from skyhop.web.pages.lobby import offers, pairing
from skyhop.web.pages.lobby.clock_choices import clock_of, clock_title
from skyhop.web.pages.lobby.fields import ANY_BOT, FRIEND, ME, TICKET, WORD, Fields
from skyhop.web.pages.lobby.form_fields import brings_document
from skyhop.web.pages.lobby.own_matches import known, listed, running
from skyhop.web.pages.lobby.rematch import STARTS, again, charge_start
from skyhop.web.pages.lobby.start_form import Start, read_form, shown_form
from skyhop.web.pages.lobby.tickets import NoWord, new_ticket, used_once, word_of
from skyhop.web.pages.maps.rendered import game_on_boards
from skyhop.web.pages.match.flash_message import check_wait
from skyhop.web.pages.match.match import way_back
from skyhop.web.pages.match.notice import Notice
from skyhop.web.pages.match.own_name import FIELD, keep_name, kept_name

LARGEST_PART = 256 * 1024
"""Bytes of a form's largest field: a board."""
ON_A_PAGE = 10
"""Matches that are over."""


async def lobby(request: Request, notice: str = "", status: int = 200, choices: Fields | None = None) -> Response:
    """GET /: the games, the form to begin a match, and the guest's own matches.

    A game's `choices` are these, or those of the address: `/?game=…` opens its form.
    """
    matches: Matches = request.app.state.matches
    guest, page = guest_of(request), _page(request)
    over = await matches.store.of_player(guest, ON_A_PAGE + 1, skipped=(page - 1) * ON_A_PAGE, is_over=True)
    fields = choices or Fields(request.query_params.multi_items())
    chosen, games = fields.get("game"), by_length(map(registry.game, registry.names()))
    lately = await levels.played_by(matches.store, guest)
    going_on, has_account = await running(matches, guest), is_signed_in(request)
    given = "" if has_account else fields.get(FIELD) or kept_name(request)
    advised = {game.name: levels.advice(game, lately) for game in games}
    context = {
        **_offered_by(games),
        "chosen": chosen,
        "forms": {game.name: shown_form(game, fields if game.name == chosen else Fields()) for game in games},
        "scales": {game.name: levels.scale(game, _level(request, game, fields), advised[game.name]) for game in games},
        "advised": advised,
        "quick": [(clock, clock_title(clock)) for clock in pairing.QUICK],
        "offers": await offers.shown(matches, guest),
        "due": [match for match in going_on if match.is_due],
        "running": [match for match in going_on if not match.is_due],
        "finished": [listed(row) for row in known(over[:ON_A_PAGE])],
        "page": page,
        "has_more": len(over) > ON_A_PAGE,
        "played_on_maps": game_on_boards(),
        "notice": _notice(notice, fields) if notice else None,
        "token": token_of(request),
        "ticket": new_ticket(request),
        "word": choices.get(WORD) if choices else "",
        "called": given or name_of(request),
        "has_account": has_account,
    }
    return give_cookie(request, render("web/lobby.html", context, status))


def _offered_by(games: list[Game]) -> dict[str, object]:
    """What the page says of games, whoever reads it."""
    return {
        "games": games,
        "definitions": [page_of(game.name).definitions() for game in games],
        "facts": {game.name: _facts(game) for game in games},
        "introductions": {game.name: page_of(game.name).introduction() for game in games},
        "emblems": {game.name: page_of(game.name).emblem() for game in games},
        "bots_of": {game.name: levels.opponents(game) for game in games},
        "last_exercises": {game.name: len(exercises_of(game)) for game in games if game.has(Capability.LESSON)},
        "with_puzzles": [game for game in games if game.has(Capability.PUZZLES)],
        "has_quiz": any(game.has(Capability.QUIZ) for game in games),
        "on_paper": [game for game in games if game.has(Capability.MATERIAL)],
        "with_rules": [game for game in games if game.has(Capability.RULEBOOK)],
    }


def _notice(problem: str, fields: Fields) -> Notice:
    """Say why nothing begins, with the clause where a game's rules say so."""
    if (name := fields.get("game")) not in registry.names():
        return Notice(problem)
    return Notice.of_start(registry.game(name), problem, fields.get("ruleset"))


def _page(request: Request) -> int:
    """Read which page of the finished matches is asked for, counted from one."""
    text = request.query_params.get("page", "")
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,3}", text) else 1


def _level(request: Request, game: Game, fields: Fields) -> str:
    """The level that is chosen already: by the form that is answered, or the last time."""
    said = fields.get(levels.FIELD, fields.get("seat2")) if game.name == fields.get("game") else ""
    return said or levels.remembered(request).get(game.name, "")


def _facts(game: Game) -> str:
    """Say for how many players a game is, and how many minutes it takes."""
    least, most = min(game.seats), max(game.seats)
    words = {"least": least, "most": most}
    told = _("%(least)s to %(most)s players") % words if least < most else _("%(most)s players") % words
    length = page_of(game.name).minutes
    if not length:
        return told
    return _("%(players)s · %(least)s to %(most)s minutes") % {"players": told, "least": length[0], "most": length[1]}


async def start(request: Request) -> Response:
    """POST /matches: begin a match and go to its table."""
    form = await form_of(request, files=1, largest=LARGEST_PART)
    fields = await _fields(form)
    try:
        called = called_by(request, fields.get(FIELD))
        live = await (
            again(request, fields, name_of(request)) if "again" in fields else _paired(request, fields, called)
        )
    except TooManyOffers:
        problem = _("You offer ten matches already; take one back before you offer another.")
        return await lobby(request, problem, 422, fields)
    except (RulesetError, LookupError, NoName, NoControl, NoWord) as error:
        return await lobby(request, str(error), 422, fields)
    with only_waiting():
        await live.bots.have_played(0.2)
    response = way_back(live, fields.get("page"))
    levels.remember(request, response, live.match.game, fields.get(levels.FIELD))
    give_cookie(request, response)
    if FIELD in fields:
        keep_name(request, response, called)
    return response


async def _paired(request: Request, fields: Fields, called: str | None) -> Live:
    """Sit down at what fits best, where a form asks for any opponent; else begin what it says."""
    if "quick" not in fields:
        return await _begun(request, fields, called)
    await check_wait(request, TimeControl.read(clock_of(fields)))
    await keep_guest(request, called)
    game, begin = registry.game(fields.get("game")).name, partial(_begun, request, fields, called)
    return await pairing.paired(request, clock_of(fields), game, own_seat(request, called), begin)


async def _begun(request: Request, fields: Fields, called: str | None, unless: pairing.Unless | None = None) -> Live:
    """Begin a match as the form of a game says, unless another is found in the same commit."""
    matches: Matches = request.app.state.matches
    game = registry.game(fields.get("game", registry.names()[0]))
    word = word_of(request, fields.get(WORD), fields.get(TICKET))
    wanted = await _wanted(request, game, fields)
    await charge_start(request, wanted.ruleset)
    if FRIEND in wanted.players:
        await check_wait(request, wanted.terms.control)
    await keep_guest(request, called)
    seats = [_seat(game, player, own_seat(request, called)) for player in wanted.players]
    if (stand_in := wanted.terms.stand_in) is not None:
        bot.kind_of(stand_in).check(game)
    host = guest_of(request) if wanted.is_offered else None
    closing = guest_of(request) if FRIEND in wanted.players and not wanted.is_offered else None
    terms = wanted.terms._replace(offered_by=host, closing=closing, word=word)
    with used_once(word):
        return await matches.start(game.name, wanted.ruleset, seats, wanted.first, terms, unless)


async def _wanted(request: Request, game: Game, fields: Fields) -> Start:
    """Read a game's form; what makes or reads a document, such as a map, waits for its turn among those who make maps.

    Raises RulesetError, or Busy where too many wait.
    """
    if not brings_document(game, fields):
        return read_form(game, fields)
    await charge(request, MAP, max(COST_OF_SIZE.values()))
    return await made(request, STARTS, _checked_start, game, fields)


def _checked_start(game: Game, fields: Fields) -> Start:
    """Read a game's form and see whether its rules can be played on its map."""
    wanted = read_form(game, fields)
    game.check_playable(game.ruleset(wanted.ruleset))
    return wanted


async def _fields(form: FormData) -> Fields:
    """Read a form's texts, and close its files; a file is the text in it."""
    items = []
    for name, value in form.multi_items():
        text = value if isinstance(value, str) else (await value.read()).decode("utf-8-sig", "replace")
        items.append((name, text))
    await form.close()
    return Fields(items)


def _seat(game: Game, word: str, own: Seat) -> Seat:
    """The seat that a form's word means; `LookupError` where there is no such bot, or it cannot play the game."""
    if word in (ME, FRIEND):
        return own if word == ME else Seat("open")
    name = bot.usual(game).name if word == ANY_BOT else word
    bot.kind_of(name).check(game)
    return Seat("bot", name)
