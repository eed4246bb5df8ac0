"""Lobby page: start a match with one click, and list running and finished matches."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from functools import partial

import sqlalchemy as sa
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.game.action import JournalError, RulesetError
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import _, translated
from skyhop.rulebook.scenario import exercises_of
from skyhop.server.clocks.clocks import NoControl, TimeControl
from skyhop.server.daily import has_daily
from skyhop.server.exceptions import StaleAction, StoreFault, UnknownMatch
from skyhop.server.lobby import (
    MAX_INVITATIONS,
    MAX_OWN_MATCHES,
    OfferAlreadyOpen,
    OwnNews,
    PairingRequest,
    check_no_offer,
    find_offers,
)
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Sit, Withdraw
from skyhop.server.matches.live import Live
from skyhop.server.names import NoName
from skyhop.server.ratings.profiles import Profile
from skyhop.server.remarks import RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.store import MAX_OFFERS, TooManyOffers
from skyhop.server.timestamps import milliseconds
from skyhop.web import levels
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.background_jobs import run_job
from skyhop.web.http.fragments import find_page, sort_by_length
from skyhop.web.http.rate_limits import COST_OF_SIZE, MAP, charge
from skyhop.web.http.sessions import (
    add_cookie,
    guest_of,
    is_signed_in,
    is_still_known,
    name_in_match,
    name_of,
    own_seat,
    read_seen_results,
    store_guest,
    token_of,
)
from skyhop.web.http.templates import render, render_fragment
from skyhop.web.pages.lobby import offers
from skyhop.web.pages.lobby.form_fields import (
    FRIEND,
    RULES,
    TERMS,
    TICKET,
    WHO,
    WORD,
    Fields,
    NoClientSeed,
    check_unused,
    clock_of,
    describe_clock,
    find_step,
    has_own_document,
    new_ticket,
    read_client_seed,
)
from skyhop.web.pages.lobby.offers import STARTS, charge_start, describe_news, make_seat, start_rematch
from skyhop.web.pages.lobby.start_form import StartRequest, describe_form, read_form
from skyhop.web.pages.match.flash_message import Notice, check_wait
from skyhop.web.pages.match.match import DECLINED, redirect_back
from skyhop.web.pages.match.names import FIELD, read_name, store_name
from skyhop.web.pages.match.stream import HEARTBEAT_SECONDS, MEDIA_TYPE, RETRY_MS, CountedStream

QUICK = ("3+2", "5+3", "10+5", "30+20", "1d")
"""Time controls with a button. With few buttons, more players choose the same time control."""
TRIES = 12
StartCheck = Callable[[sa.Connection], None]


class NobodyFree(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised after several attempts to join an offer. At each attempt, another player was faster."""


async def pair_player(
    request: Request, clock: str, game: str, own: Seat, begin: Callable[[StartCheck], Awaitable[Live]]
) -> Live:
    """Give the player a seat in the best matching offer. If there is no such offer, start a match with `begin`.

    If the player already has an open offer and no other offer matches, return the player's offer. If another offer
    matches now, withdraw the player's offer and join the other offer. `begin` starts no match if a matching offer
    appears meanwhile. Raise `NobodyFree` if other players are faster at each attempt.
    """
    matches = state_of(request).matches
    rules = registry.game(game).options.rulesets[0].name
    search = PairingRequest(guest_of(request), game, rules, TimeControl.read(clock))
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
        await asyncio.sleep(random.uniform(0, 0.05))  # noqa: S311  keeps two requests from retrying at the same time
    raise NobodyFree(_("Another player took the seat first. Please try again."))


async def _is_taken_back(matches: MatchRegistry, name: str, player: str) -> bool:
    """Withdraw the player's offer `name` and return True.

    Return False if another player has already joined the offer.
    """
    try:
        await (await matches.open(name, is_fresh=True)).handle(Withdraw(player))
    except StaleAction:
        return False
    return True


MAX_FIELD_BYTES = 256 * 1024
"""Maximum size of a form field, in bytes. The largest field is a board."""
MATCHES_PER_PAGE = 10
"""Number of finished matches on a page."""


async def lobby(
    request: Request, refused: Exception | None = None, status: int = 200, choices: Fields | None = None
) -> Response:
    """GET /: show the games, the form to start a match, and the guest's own matches.

    `choices` are the values of the form. By default, they come from the query string. For example, `/?game=…` opens
    the form of a game, and `&step=2` its second step. `refused` is the reason why the server started no match from
    this form. The form then opens at the step of this reason.
    """
    matches = state_of(request).matches
    guest, page = guest_of(request), _page(request)
    over = await matches.store.list_matches(
        guest, MATCHES_PER_PAGE + 1, offset=(page - 1) * MATCHES_PER_PAGE, is_over=True
    )
    fields = choices or Fields(request.query_params.multi_items())
    chosen, games = fields.get("game"), sort_by_length(map(registry.game, registry.names()))
    lately = await levels.list_finished_matches(matches.store, guest)
    has_account = is_signed_in(request)
    news = OwnNews([], []) if sender_of(request).is_new else await matches.own_matches.read_news(guest)
    typed_name = "" if has_account else fields.get(FIELD) or read_name(request)
    advised = {game.name: levels.choose_advice(game, lately) for game in games}
    context = {
        **_make_games_context(sorted(games, key=lambda game: choices is None and game.name != chosen)),
        "chosen": chosen,  # the games above begin with this game
        "forms": {game.name: describe_form(game, fields if game.name == chosen else Fields()) for game in games},
        "scales": {
            game.name: levels.list_levels(game, _level(request, game, fields), advised[game.name]) for game in games
        },
        "advised": advised,
        "quick": [(clock, describe_clock(clock)) for clock in QUICK],
        "offers": await offers.describe_offers(matches, guest),
        "own_matches": describe_news(news, seen_results=read_seen_results(request)),
        **BAR_OF_LOBBY,
        "finished": [offers.describe_row(row) for row in offers.drop_unlisted(over[:MATCHES_PER_PAGE])],
        "page": page,
        "has_more": len(over) > MATCHES_PER_PAGE,
        "notice": _notice(str(refused), fields) if refused else _describe_refusal(request),
        "step_in_sight": find_step(refused) if refused else _step(fields),
        "token": token_of(request),
        "ticket": new_ticket(request),
        "word": choices.get(WORD) if choices else "",
        "called": typed_name or name_of(request),
        "has_account": has_account,
        "requests": len(news.requests),
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
        "exercise_counts": {game.name: len(exercises_of(game)) for game in games if game.has(Capability.LESSON)},
        "with_daily": [game for game in games if has_daily(game)],
        "with_puzzles": [game for game in games if game.has(Capability.PUZZLES)],
        "with_rules": [game for game in games if game.has(Capability.RULEBOOK)],
    }


def _describe_refusal(request: Request) -> Notice | None:
    """Return the message that the reader has just declined a challenge or a rematch, or None."""
    kinds = {"challenge": RemarkKind.NOT_NOW, "rematch": RemarkKind.NOT_AGAIN}
    kind = kinds.get(request.query_params.get(DECLINED, ""))
    return None if kind is None else Notice(translated(kind.own))


def _notice(problem: str, fields: Fields) -> Notice:
    """Return the message that the server started no match because of `problem`.

    If a rule is the reason, the message cites the clause of this rule.
    """
    if (name := fields.get("game")) not in registry.names():
        return Notice(problem)
    return Notice.of_start(registry.game(name), problem, fields.get("ruleset"))


def _page(request: Request) -> int:
    """Return the number of the requested page of finished matches, counted from 1."""
    text = request.query_params.get("page", "")
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,3}", text) else 1


def _level(request: Request, game: Game, fields: Fields) -> str:
    """Return the level of bots in the form.

    If the form contains no level, return the last level that the reader chose.
    """
    level = fields.get(levels.FIELD, fields.get("seat2")) if game.name == fields.get("game") else ""
    return level or levels.read_levels(request).get(game.name, "")


def _step(fields: Fields) -> int:
    """Return the step at which a link opens the form. By default, return the first step."""
    return int(step) if (step := fields.get("step")) in map(str, (WHO, RULES, TERMS)) else WHO


def _facts(game: Game) -> str:
    """Return a text with the possible numbers of players of a game and the usual length of a match in minutes."""
    least, most = min(game.seats), max(game.seats)
    words = {"least": least, "most": most}
    players = _("%(least)s to %(most)s players") % words if least < most else _("%(most)s players") % words
    length = find_page(game.name).minutes
    if not length:
        return players
    return _("%(players)s · %(least)s to %(most)s min") % {"players": players, "least": length[0], "most": length[1]}


async def events(request: Request) -> Response:
    """GET /offers/events: stream the reader's own matches and the list of offers, now and after each change.

    The stream also announces each new friend, and each match of the reader that begins, such as the next match of a
    tournament. The page sends the ids of the reader's offers, because a match may begin before the stream opens. With
    the parameter `only`, the stream sends no list of offers, and no details of matches, because only the lobby shows
    these.
    """
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    headers = {"X-Accel-Buffering": "no"}
    return CountedStream(_stream_lists(request), media_type=MEDIA_TYPE, headers=headers)


BAR_OF_LOBBY = {"most_own": MAX_OWN_MATCHES + MAX_INVITATIONS + 2, "has_details": True}
"""Template variables of the bar in the lobby: all running matches, all invitations, the latest result, and requests.

The streams send these matches too, and other pages hide some of them.
"""
SETTLE_SECONDS = 0.2
"""Seconds between a change and its event. One event then covers several quick changes, such as actions of bots."""


async def _stream_lists(request: Request) -> AsyncGenerator[str]:
    """Yield the reader's own matches, the matches that began and the list of offers, now and after each change.

    During the stream, the reader counts as present. The reader's offers therefore stay open.
    """
    matches, query = state_of(request).matches, request.query_params
    guest, is_listing = guest_of(request), "only" not in query
    last_own: list[object] | None = None
    last_offers = ""
    last_news: OwnNews | None = None
    waiting = frozenset(query.get("own", query.get("only", "")).split()[:MAX_OFFERS])
    with matches.lobby.count_watcher(guest):
        yield f"retry: {RETRY_MS}\n\n"
        while not matches.lobby.is_closed:
            own_matches = matches.own_matches
            changes = [own_matches.next_change(guest), own_matches.woken, *([matches.lobby.next] if is_listing else [])]
            if not await is_still_known(request):
                return
            try:
                news = await own_matches.read_news(guest)
                context = (
                    {"offers": await offers.describe_offers(matches, guest), "token": token_of(request)}
                    if is_listing
                    else {}
                )
            except StoreFault:
                return  # the browser reconnects by itself
            rows = news.matches
            begun = [row.id for row in rows if row.id in waiting and _has_begun(row)]
            waiting = frozenset(row.id for row in rows if row.is_offer or offers.is_own_rematch(row))
            for name in begun:
                await _acknowledge_begin(matches, name, guest)
                yield _event("begun", render_fragment("web/begun.html", {"match": name, "is_of_tournament": False}))
            for event in _announce(last_news, news):
                yield event
            last_news = news
            own = describe_news(news)
            if (facts := _list_facts(own, has_details=is_listing)) != last_own:
                last_own = facts
                bar = {"own_matches": own, **BAR_OF_LOBBY, "has_details": is_listing}
                html = render_fragment("web/own_list.html", bar)
                yield _event("own", f"{milliseconds()}\n{html}")
            if is_listing and (html := render_fragment("web/offered.html", context)) != last_offers:
                last_offers = html
                yield _event("offers", html)
            if not await _wait_for_any(changes, HEARTBEAT_SECONDS):
                yield ": still\n\n"


def _announce(last: OwnNews | None, news: OwnNews) -> Iterator[str]:
    """Yield an event for each new match of a tournament, and one event for new friends.

    `last` is the previous news of the stream, or None at its start. Neither the start of the stream nor the end of a
    friendship causes an event.
    """
    last = last or news
    known = {row.id for row in last.matches}
    for row in news.matches:
        if row.is_in_tournament and row.outcome is None and row.id not in known:
            yield _event("begun", render_fragment("web/begun.html", {"match": row.id, "is_of_tournament": True}))
    if news.friend_count > last.friend_count:
        yield _event("friends", str(news.friend_count))


def _list_facts(own: Sequence[offers.OwnMatch], *, has_details: bool) -> list[object]:
    """Return the facts about the matches in the bar that a stream shows.

    While these facts stay the same, the stream sends no event.
    """
    matches = [match.without_countdown for match in own]
    return [*matches] if has_details else [(match.listed.id, *match[1:]) for match in matches]


async def _acknowledge_begin(matches: MatchRegistry, name: str, player: str) -> None:
    """Record that a player knows that a match began. A missed first turn then counts as a no-show.

    Open the match first, because a worker without the match records no presence.
    """
    with contextlib.suppress(UnknownMatch, JournalError, StoreFault):
        live = await matches.open(name, is_fresh=True)
        await matches.sign(live.info.id, player)


async def _wait_for_any(changes: Sequence[asyncio.Event], seconds: float) -> bool:
    """Wait for the first of several changes. Return False if none of them occurs within `seconds`.

    After a change, wait `SETTLE_SECONDS` more, because other changes may follow.
    """
    tasks = [asyncio.create_task(change.wait()) for change in changes]
    try:
        done, _waiting = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if done:
            await asyncio.sleep(SETTLE_SECONDS)
        return bool(done)
    finally:
        for task in tasks:
            task.cancel()


def _event(name: str, html: str) -> str:
    return f"event: {name}\ndata: " + "\ndata: ".join(html.splitlines()) + "\n\n"


def _has_begun(row: Summary) -> bool:
    """Return True if a match is running, all its seats are taken, and the reader has one of them."""
    return row.outcome is None and bool(row.own) and all(seat.kind != "open" for seat in row.others)


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
        return await lobby(request, error, 422, fields)
    with leave_while_waiting():
        await live.bots.wait(0.2)
    response = redirect_back(live, fields.get("page"))
    levels.store_level(request, response, live.match.game, fields.get(levels.FIELD))
    add_cookie(request, response)
    if FIELD in fields:
        store_name(request, response, called)
    return response


async def _join_or_start(request: Request, fields: Fields, called: str | None) -> Live:
    """If the form accepts any opponent, join the best matching offer.

    Otherwise start the match that the form describes.
    """
    if "quick" not in fields:
        return await start_match(request, fields, called)
    await check_wait(request, TimeControl.read(clock_of(fields)))
    await store_guest(request, called)
    game, begin = registry.game(fields.get("game")).name, partial(start_match, request, fields, called)
    return await pair_player(request, clock_of(fields), game, own_seat(request, called), begin)


async def start_match(
    request: Request,
    fields: Fields,
    called: str | None,
    check: StartCheck | None = None,
    *,
    challenged: Profile | None = None,
) -> Live:
    """Start the match that the form describes.

    `check` runs in the same transaction as the start. If `check` raises an error, no match starts. The free seats
    are reserved for the account `challenged`, if given. The match is then open to spectators.
    """
    matches = state_of(request).matches
    game = registry.game(fields.get("game", registry.names()[0]))
    word = read_client_seed(request, fields.get(WORD), fields.get(TICKET))
    form = await _parse_form(request, game, fields)
    await charge_start(request, form.ruleset)
    if FRIEND in form.players:
        await check_wait(request, form.terms.control)
    await store_guest(request, called)
    seats = [make_seat(game, player, own_seat(request, called), FRIEND) for player in form.players]
    if challenged is not None:
        reserved = Seat("open", called=challenged.name, kept_for=challenged.player)
        seats = [reserved if seat.kind == "open" else seat for seat in seats]
    if (stand_in := form.terms.stand_in) is not None:
        bot.kind_of(stand_in).check(game)
    host = guest_of(request) if form.is_offered else None
    is_private = FRIEND in form.players and not form.is_offered and challenged is None
    closing = guest_of(request) if is_private else None
    terms = form.terms._replace(offered_by=host, closing=closing, word=word, is_challenge=challenged is not None)
    with check_unused(word):
        return await matches.start(game.name, form.ruleset, seats, form.first, terms, check)


async def _parse_form(request: Request, game: Game, fields: Fields) -> StartRequest:
    """Parse the form of a game. If the form contains a document, such as a map, a background job parses the form.

    Raise `RulesetError` for an impossible choice, and `QueueFull` if too many jobs wait.
    """
    if not has_own_document(game, fields):
        return read_form(game, fields)
    await charge(request, MAP, max(COST_OF_SIZE.values()))
    return await run_job(request, STARTS, _parse_and_check, game, fields)


def _parse_and_check(game: Game, fields: Fields) -> StartRequest:
    """Parse the form of a game. Check that the rules and the map allow a match."""
    form = read_form(game, fields)
    game.check_playable(game.ruleset(form.ruleset))
    return form


async def _fields(form: FormData) -> Fields:
    """Return the fields of a form. The value of a file field is the text of the file. Close the files."""
    items = []
    for name, value in form.multi_items():
        text = value if isinstance(value, str) else (await value.read()).decode("utf-8-sig", "replace")
        items.append((name, text))
    await form.close()
    return Fields(items)
