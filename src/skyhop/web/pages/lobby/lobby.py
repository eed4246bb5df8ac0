"""Lobby page: start a match with one click, and list running and finished matches."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.capability import Capability
from skyhop.game.ending import ending_of
from skyhop.game.game import Game
from skyhop.game.text import join_names
from skyhop.i18n import _, moment, ngettext, translated
from skyhop.rulebook.scenario import exercises_of
from skyhop.server.clocks.clocks import NoControl, TimeControl
from skyhop.server.exceptions import StaleAction, UnknownMatch
from skyhop.server.lobby import OfferAlreadyOpen, PairingRequest, check_no_offer, find_offers
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Sit, Withdraw
from skyhop.server.matches.live import Live
from skyhop.server.names import NoName
from skyhop.server.seats import Seat
from skyhop.server.store.store import TooManyOffers
from skyhop.web import levels
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import run_job
from skyhop.web.http.fragments import find_page, sort_by_length
from skyhop.web.http.rate_limits import COST_OF_SIZE, MAP, charge
from skyhop.web.http.sessions import (
    add_cookie,
    guest_of,
    is_signed_in,
    name_in_match,
    name_of,
    own_seat,
    store_guest,
    token_of,
)
from skyhop.web.http.templates import render
from skyhop.web.pages.lobby import offers
from skyhop.web.pages.lobby.form_fields import (
    FRIEND,
    TICKET,
    WORD,
    Fields,
    NoClientSeed,
    check_unused,
    clock_of,
    describe_clock,
    has_own_document,
    new_ticket,
    read_client_seed,
)
from skyhop.web.pages.lobby.offers import STARTS, charge_start, make_seat, start_rematch
from skyhop.web.pages.lobby.start_form import StartRequest, describe_form, read_form
from skyhop.web.pages.maps.rendered import find_game_on_boards
from skyhop.web.pages.match.flash_message import Notice, check_wait
from skyhop.web.pages.match.match import redirect_back
from skyhop.web.pages.match.names import FIELD, read_name, store_name


class ListedMatch(NamedTuple):
    """Match in a list, as texts: its title, its opponents, the seat to move or the winner, and the last action."""

    id: str
    title: str
    against: str
    stand: str
    is_due: bool
    actions: str
    last: str
    last_at: str


def drop_unknown_games(rows: Sequence[Summary]) -> list[Summary]:
    """Return only the matches of installed games. The server may no longer have the game of an old match."""
    return [row for row in rows if row.game in registry.names()]


async def list_running(matches: MatchRegistry, guest: str) -> list[ListedMatch]:
    """List the running matches of a guest. Matches to which the guest is invited come first.

    The other matches follow. Among them, the match with the latest action comes first.
    """
    rows = drop_unknown_games(await matches.store.list_matches(guest, is_over=False))
    rows.sort(key=lambda row: row.last_at, reverse=True)
    return [describe_listed(row) for row in (*drop_unknown_games(await matches.store.list_invitations(guest)), *rows)]


def describe_listed(row: Summary) -> ListedMatch:
    """Return a match as texts for a list of matches."""
    game = registry.game(row.game)
    title = f"{game.title}, {game.options.title_of(row.ruleset)}"
    if row.series is not None:
        title += f" · {row.series.title(next(iter(row.own), None))}"
    actions = ngettext("%(count)s action", "%(count)s actions", row.actions) % {"count": row.actions}
    last = moment(datetime.fromisoformat(row.last_at)) + " UTC"
    is_due = not row.own or (row.is_due and not _is_unmet(row))
    stand = (
        _describe_end(row, row.outcome)
        if row.outcome is not None
        else _("your turn")
        if is_due
        else _describe_wait(row)
    )
    stand = stand if row.own else _("rematch offered")
    return ListedMatch(row.id, title, _list_opponents(row.others), stand, is_due, actions, last, row.last_at)


def _describe_end(row: Summary, outcome: Outcome) -> str:
    if not outcome.winners:
        return _("drawn") if ending_of(outcome).counts else translated(ending_of(outcome).title)
    return _("you won") if set(row.own) & set(outcome.winners) else _("you lost")


def _describe_wait(row: Summary) -> str:
    if row.due is None:
        return ""
    if row.due.kind == "open" or _is_unmet(row):
        return _("waiting for a player")
    return _("%(player)s to move") % {"player": row.due.name(is_reader=False)}


def _is_unmet(row: Summary) -> bool:
    """Return True if a seat is free and no opponent has joined."""
    others = row.others
    return any(seat.kind == "open" for seat in others) and not any(seat.acts_for_itself for seat in others)


def _list_opponents(others: Sequence[Seat]) -> str:
    if not others:
        return _("on this device")
    return _("against %(player)s") % {"player": join_names(seat.name(is_reader=False) for seat in others)}


QUICK = ("3+2", "5+3", "10+5", "30+20", "1d")
"""Time controls with a button. With few buttons, more players choose the same time control."""
TRIES = 12
Unless = Callable[[sa.Connection], None]


class NobodyFree(LookupError):  # noqa: N818  an answer
    """Error raised after several attempts to join an offer. At each attempt, another player was faster."""


async def pair_player(
    request: Request, written: str, game: str, own: Seat, begin: Callable[[Unless], Awaitable[Live]]
) -> Live:
    """Give the player a seat in the best matching offer. If there is no such offer, start a match with `begin`.

    If the player already has an open offer and no other offer matches, return the player's offer. If another offer
    matches now, withdraw the player's offer and join the other offer. `begin` starts no match if a matching offer
    appears meanwhile.
    """
    matches = state_of(request).matches
    rules = registry.game(game).options.rulesets[0].name
    search = PairingRequest(guest_of(request), game, rules, TimeControl.read(written))
    for _try in range(TRIES):
        found = await matches.store.read(partial(find_offers, search=search))
        if found.others and (found.own is None or await _is_taken_back(matches, found.own, search.player)):
            for name in found.others:
                with contextlib.suppress(UnknownMatch):
                    live = await matches.open(name, is_fresh=True)
                    if await live.handle(Sit(own)):
                        return live
        elif found.own is not None:
            return await matches.open(found.own, is_fresh=True)
        with contextlib.suppress(OfferAlreadyOpen):
            return await begin(partial(check_no_offer, search=search))
        await asyncio.sleep(random.uniform(0, 0.05))  # noqa: S311  so that two do not try in step
    raise NobodyFree(_("Another player took the seat first. Please try again."))


async def _is_taken_back(matches: MatchRegistry, name: str, player: str) -> bool:
    """Withdraw the player's offer and return True. Return False if another player has joined the offer."""
    try:
        await (await matches.open(name, is_fresh=True)).handle(Withdraw(player))
    except StaleAction:
        return False
    return True


MAX_FIELD_BYTES = 256 * 1024
"""Maximum size of a form field, in bytes. The largest field is a board."""
MATCHES_PER_PAGE = 10
"""Number of finished matches on a page."""


async def lobby(request: Request, notice: str = "", status: int = 200, choices: Fields | None = None) -> Response:
    """GET /: show the games, the form to start a match, and the guest's own matches.

    `choices` are the values of the form. By default, they come from the query string. For example, `/?game=…` opens
    the form of a game.
    """
    matches = state_of(request).matches
    guest, page = guest_of(request), _page(request)
    over = await matches.store.list_matches(
        guest, MATCHES_PER_PAGE + 1, skipped=(page - 1) * MATCHES_PER_PAGE, is_over=True
    )
    fields = choices or Fields(request.query_params.multi_items())
    chosen, games = fields.get("game"), sort_by_length(map(registry.game, registry.names()))
    lately = await levels.list_finished_matches(matches.store, guest)
    going_on, has_account = await list_running(matches, guest), is_signed_in(request)
    given = "" if has_account else fields.get(FIELD) or read_name(request)
    advised = {game.name: levels.choose_advice(game, lately) for game in games}
    context = {
        **_make_games_context(games),
        "chosen": chosen,
        "forms": {game.name: describe_form(game, fields if game.name == chosen else Fields()) for game in games},
        "scales": {
            game.name: levels.list_levels(game, _level(request, game, fields), advised[game.name]) for game in games
        },
        "advised": advised,
        "quick": [(clock, describe_clock(clock)) for clock in QUICK],
        "offers": await offers.describe_offers(matches, guest),
        "due": [match for match in going_on if match.is_due],
        "running": [match for match in going_on if not match.is_due],
        "finished": [describe_listed(row) for row in drop_unknown_games(over[:MATCHES_PER_PAGE])],
        "page": page,
        "has_more": len(over) > MATCHES_PER_PAGE,
        "played_on_maps": find_game_on_boards(),
        "notice": _notice(notice, fields) if notice else None,
        "token": token_of(request),
        "ticket": new_ticket(request),
        "word": choices.get(WORD) if choices else "",
        "called": given or name_of(request),
        "has_account": has_account,
    }
    return add_cookie(request, render("web/lobby.html", context, status))


def _make_games_context(games: list[Game]) -> dict[str, object]:
    """Return the template context that describes the games. This context is the same for all readers."""
    return {
        "games": games,
        "definitions": [find_page(game.name).definitions() for game in games],
        "facts": {game.name: _facts(game) for game in games},
        "introductions": {game.name: find_page(game.name).introduction() for game in games},
        "emblems": {game.name: find_page(game.name).emblem() for game in games},
        "bots_of": {game.name: levels.list_opponents(game) for game in games},
        "last_exercises": {game.name: len(exercises_of(game)) for game in games if game.has(Capability.LESSON)},
        "with_puzzles": [game for game in games if game.has(Capability.PUZZLES)],
        "has_quiz": any(game.has(Capability.QUIZ) for game in games),
        "on_paper": [game for game in games if game.has(Capability.MATERIAL)],
        "with_rules": [game for game in games if game.has(Capability.RULEBOOK)],
    }


def _notice(problem: str, fields: Fields) -> Notice:
    """Return the message that the server started no match. If a rule is the reason, the message cites its clause."""
    if (name := fields.get("game")) not in registry.names():
        return Notice(problem)
    return Notice.of_start(registry.game(name), problem, fields.get("ruleset"))


def _page(request: Request) -> int:
    """Return the number of the requested page of finished matches, counted from 1."""
    text = request.query_params.get("page", "")
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,3}", text) else 1


def _level(request: Request, game: Game, fields: Fields) -> str:
    """Return the level in the form. If the form contains no level, return the last level that the reader chose."""
    said = fields.get(levels.FIELD, fields.get("seat2")) if game.name == fields.get("game") else ""
    return said or levels.read_levels(request).get(game.name, "")


def _facts(game: Game) -> str:
    """Return a text with the possible numbers of players and the usual length of a match in minutes."""
    least, most = min(game.seats), max(game.seats)
    words = {"least": least, "most": most}
    told = _("%(least)s to %(most)s players") % words if least < most else _("%(most)s players") % words
    length = find_page(game.name).minutes
    if not length:
        return told
    return _("%(players)s · %(least)s to %(most)s minutes") % {"players": told, "least": length[0], "most": length[1]}


async def start(request: Request, form: FormData) -> Response:
    """POST /matches: start a match or a rematch, or join an offer. Redirect to the page of the match."""
    fields = await _fields(form)
    try:
        called = name_in_match(request, fields.get(FIELD))
        live = await (
            start_rematch(request, fields, name_of(request))
            if "again" in fields
            else _join_or_start(request, fields, called)
        )
    except (RulesetError, LookupError, NoName, NoControl, NoClientSeed, TooManyOffers) as error:
        return await lobby(request, str(error), 422, fields)
    with leave_while_waiting():
        await live.bots.wait(0.2)
    response = redirect_back(live, fields.get("page"))
    levels.store_level(request, response, live.match.game, fields.get(levels.FIELD))
    add_cookie(request, response)
    if FIELD in fields:
        store_name(request, response, called)
    return response


async def _join_or_start(request: Request, fields: Fields, called: str | None) -> Live:
    """Join the best matching offer if the form accepts any opponent. Otherwise start the match of the form."""
    if "quick" not in fields:
        return await _start_match(request, fields, called)
    await check_wait(request, TimeControl.read(clock_of(fields)))
    await store_guest(request, called)
    game, begin = registry.game(fields.get("game")).name, partial(_start_match, request, fields, called)
    return await pair_player(request, clock_of(fields), game, own_seat(request, called), begin)


async def _start_match(request: Request, fields: Fields, called: str | None, unless: Unless | None = None) -> Live:
    """Start the match that the form describes. `unless` runs in the same transaction as the start.

    If `unless` raises an error, no match starts.
    """
    matches = state_of(request).matches
    game = registry.game(fields.get("game", registry.names()[0]))
    word = read_client_seed(request, fields.get(WORD), fields.get(TICKET))
    wanted = await _parse_form(request, game, fields)
    await charge_start(request, wanted.ruleset)
    if FRIEND in wanted.players:
        await check_wait(request, wanted.terms.control)
    await store_guest(request, called)
    seats = [make_seat(game, player, own_seat(request, called), FRIEND) for player in wanted.players]
    if (stand_in := wanted.terms.stand_in) is not None:
        bot.kind_of(stand_in).check(game)
    host = guest_of(request) if wanted.is_offered else None
    closing = guest_of(request) if FRIEND in wanted.players and not wanted.is_offered else None
    terms = wanted.terms._replace(offered_by=host, closing=closing, word=word)
    with check_unused(word):
        return await matches.start(game.name, wanted.ruleset, seats, wanted.first, terms, unless)


async def _parse_form(request: Request, game: Game, fields: Fields) -> StartRequest:
    """Parse the form of a game. If the form contains a document, such as a map, a background job parses the form.

    Raise `RulesetError` for an impossible choice, and `QueueFull` if too many jobs wait.
    """
    if not has_own_document(game, fields):
        return read_form(game, fields)
    await charge(request, MAP, max(COST_OF_SIZE.values()))
    return await run_job(request, STARTS, _checked_start, game, fields)


def _checked_start(game: Game, fields: Fields) -> StartRequest:
    """Parse the form of a game. Check that the rules and the map allow a match."""
    wanted = read_form(game, fields)
    game.check_playable(game.ruleset(wanted.ruleset))
    return wanted


async def _fields(form: FormData) -> Fields:
    """Return the fields of a form. The value of a file field is the text of the file. Close the files."""
    items = []
    for name, value in form.multi_items():
        text = value if isinstance(value, str) else (await value.read()).decode("utf-8-sig", "replace")
        items.append((name, text))
    await form.close()
    return Fields(items)
