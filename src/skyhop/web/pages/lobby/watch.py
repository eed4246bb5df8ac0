"""Page of the matches that everybody may watch: small live pictures, the match of the day, and the results of today.

All viewers share the rendered cards. Each picture shows the position as spectators see it, even to the players of the
match. Players do not see the running matches of those who have blocked them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection, Iterator, Mapping
from hashlib import blake2b
from itertools import chain
from typing import NamedTuple
from weakref import WeakKeyDictionary

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.engine.state import Outcome, View
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.game import Game
from skyhop.game.text import join_names
from skyhop.i18n import _, language, ngettext
from skyhop.jobs.queue import QueueFull
from skyhop.server.events import CHANGES, CaughtUp, ServerEvent, Subscriber
from skyhop.server.exceptions import UnknownMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.live import Live
from skyhop.server.matches.spectators import PublicList, PublicMatch, may_watch
from skyhop.server.timestamps import milliseconds
from skyhop.svg import drop_unused_definitions
from skyhop.web.http.app_state import AppState, state_of
from skyhop.web.http.rate_limits import LOOK, limited
from skyhop.web.http.sessions import add_cookie, guest_of
from skyhop.web.http.templates import render, render_fragment
from skyhop.web.pages.accounts.ratings_page import rules_title
from skyhop.web.pages.lobby.form_fields import describe_clock
from skyhop.web.pages.match.clocks import describe_clocks
from skyhop.web.pages.match.names import describe_seat_rating, load_ratings, names
from skyhop.web.pages.match.stream import (
    MEDIA_TYPE,
    follow_page,
    format_event,
    stream_response,
)

ADDRESS = "/watch"
CHANNEL = "watch"
"""Name of the channel that announces changes of public matches. No match id is that short."""
MAX_CARDS = 24
"""Maximum number of running matches on the page. The best rated come first."""
MAX_FINISHED = 12
"""Maximum number of results of today on the page."""
SETTLE_SECONDS = 1.0
"""Seconds between a change and its events. On a busy server, one event contains the changes of several matches."""
REFRESH_SECONDS = 6.0
"""Seconds after which a stream looks for matches that other workers started or ended."""
_cards: WeakKeyDictionary[Live, tuple[object, dict[str, str]]] = WeakKeyDictionary()
"""Rendered cards of each match by language, with the state that they show."""
_boards: WeakKeyDictionary[MatchChannel, dict[tuple[str, str], tuple[PublicList, asyncio.Event, Board]]] = (
    WeakKeyDictionary()
)
"""Rendered boards by game and language, with the list of matches and the event for which they were rendered."""
_rendering: WeakKeyDictionary[MatchChannel, asyncio.Lock] = WeakKeyDictionary()
"""Locks. A change wakes many streams together. One of them renders the board, and the others wait for it."""
MAX_PICTURES = 4
"""Maximum number of pictures in memory for each match, for viewers whose page is a few plies behind."""
_pictures: WeakKeyDictionary[Live, dict[tuple[int, str], asyncio.Task[str]]] = WeakKeyDictionary()
"""Latest pictures of each match, or the tasks that draw them, by ply and language."""


class SeatOnCard(NamedTuple):
    """Player on a card, as texts."""

    name: str
    rating: str
    clock: str
    until: int
    """Time of the flag fall by the server's clock, in milliseconds since 1970. 0 while no clock of the seat runs."""
    is_due: bool
    has_won: bool


class FinishedRow(NamedTuple):
    """Finished match in the list of today, as texts."""

    id: str
    title: str
    players: str
    result: str


class Board(NamedTuple):
    """Rendered cards of the page: the match of the day, and the other running matches by match id."""

    best: str = ""
    cards: tuple[tuple[str, str], ...] = ()
    barred: Mapping[str, frozenset[str]] = {}
    """Players who may not watch a match, by match id. The key of the match of the day is an empty text."""

    def filter(self, reader: str) -> Board:
        """Return the board without the matches that a reader may not watch."""
        hidden = {name for name, players in self.barred.items() if reader in players}
        if not hidden:
            return self
        cards = tuple(pair for pair in self.cards if pair[0] not in hidden)
        return self._replace(best="" if "" in hidden else self.best, cards=cards)

    @property
    def version(self) -> str:
        """Hash of the cards. It changes whenever the page changes."""
        return blake2b("".join([self.best, *chain.from_iterable(self.cards)]).encode(), digest_size=8).hexdigest()

    def list_news(self, before: Board | None) -> Iterator[tuple[str, str]]:
        """Yield the events that change a page from the board `before` to this board: the name and the HTML of each.

        While the list has the same matches in the same order, send only the changed cards.
        """
        if before is None or before.best != self.best:
            yield "best", self.best
        if before is None or [name for name, _card in before.cards] != [name for name, _card in self.cards]:
            yield "cards", "".join(card for _name, card in self.cards)
            return
        for (_name, old), (_same, card) in zip(before.cards, self.cards, strict=True):
            if card != old:
                yield "card", card


async def page(request: Request) -> Response:
    """GET /watch: show the running public matches, the match of the day and the results of today.

    `?game=…` selects the matches of one game.
    """
    state, game = state_of(request), _parse_game(request)
    board = (await read_board(state, game)).filter(guest_of(request))
    found = (await state.public_matches.read(state.store)).filter(_list_games(game))
    context = {
        "address": ADDRESS,
        "events": f"{ADDRESS}/events{f'?game={game}' if game else ''}",
        "games": [(name, registry.game(name).title) for name in registry.names()],
        "game": game,
        "board": board,
        "now": milliseconds(),
        "finished": [_describe_finished(each) for each in found.finished[:MAX_FINISHED]],
    }
    return add_cookie(request, render("web/watch.html", context))


def _parse_game(request: Request) -> str:
    """Return the game in the query, or an empty text for all games."""
    game = request.query_params.get("game", "")
    return game if game in registry.names() else ""


def _list_games(game: str) -> Collection[str]:
    return (game,) if game else registry.names()


async def read_board(state: AppState, game: str) -> Board:
    """Return the board of a game, or of all games.

    Until the next change, all viewers with the same language share it.
    """
    channel, key = state.matches.find_channel(CHANNEL), (game, language())
    async with _rendering.setdefault(channel, asyncio.Lock()):
        found, change = await state.public_matches.read(state.store), channel.next
        boards = _boards.setdefault(channel, {})
        if key not in boards or boards[key][0] is not found or boards[key][1] is not change:
            boards[key] = found, change, await _render_board(state.matches, found.filter(_list_games(game)))
        return boards[key][2]


async def _render_board(matches: MatchRegistry, listing: PublicList) -> Board:
    best, cards, barred = "", list[tuple[str, str]](), dict[str, frozenset[str]]()
    if listing.best is not None and (live := await _open_public(matches, listing.best.id)) is not None:
        best, barred[""] = await _render_card(live), _find_barred(live)
    for each in listing.running:
        if len(cards) == MAX_CARDS:
            break
        if best and each == listing.best:
            continue
        live = await _open_public(matches, each.id)
        if live is not None and live.match.outcome is None:
            cards.append((each.id, await _render_card(live)))
            barred[each.id] = _find_barred(live)
    return Board(best, tuple(cards), {name: players for name, players in barred.items() if players})


def _find_barred(live: Live) -> frozenset[str]:
    """Return the players who may not watch a match."""
    return live.barred if live.match.outcome is None else frozenset()


async def _render_card(live: Live) -> str:
    """Return the card of a public match."""
    await load_ratings(live)
    key = live.version, live.stored_seats  # if a guest signs in, the name changes, but not the version
    cached_key, cards = _cards.get(live, (None, {}))
    if cached_key != key:
        cards = {}
        _cards[live] = (key, cards)
    if (card := cards.get(language())) is None:
        card = cards[language()] = render_fragment("web/watch_card.html", _describe_match(live))
    return card


async def _open_public(matches: MatchRegistry, name: str, ply: int = 0) -> Live | None:
    """Return a match that everybody may watch, or None.

    Return None for a closed, sealed, damaged or unknown match, and for a match with a free seat.

    If the match in memory has not reached the ply `ply`, first load the changes of other workers.
    """
    try:
        live = await matches.open(name)
        if live.history.ply < ply:
            live = await matches.open(name, is_fresh=True)
    except (UnknownMatch, JournalError):
        return None
    return None if live.closed_by is not None or live.info.is_sealed or live.has_open_seat else live


def _describe_match(live: Live) -> dict[str, object]:
    """Return the template context of a card: only facts that spectators may know."""
    info, game, outcome = live.info, live.match.game, live.match.outcome
    player_names, count = names(live.seats, None), len(live.history)
    clocks = describe_clocks(live, player_names)
    seats = [
        SeatOnCard(
            name,
            describe_seat_rating(live, number),
            clocks[number].text if clocks else "",
            clocks[number].until if clocks and outcome is None else 0,
            outcome is None and number in live.match.deciders,
            outcome is not None and number in outcome.winners,
        )
        for number, name in enumerate(player_names)
    ]
    facts = [
        describe_clock(str(info.control or "")),
        *([_("rated")] if info.is_rated else []),
        ngettext("%(count)s action", "%(count)s actions", count) % {"count": count},
    ]
    return {
        "id": info.id,
        "picture": f"{ADDRESS}/{info.id}/{live.history.ply}.svg",
        "title": rules_title(game.name, str(info.ruleset["name"])),
        "seats": seats,
        "facts": " · ".join(facts),
        "result": "" if outcome is None else _describe_result(outcome, player_names),
    }


def _describe_result(outcome: Outcome, player_names: Collection[str]) -> str:
    winners = [name for number, name in enumerate(player_names) if number in outcome.winners]
    if not winners or len(winners) == len(player_names):
        return _("drawn")
    return _("%(player)s has won") % {"player": join_names(winners)}


def _describe_finished(match: PublicMatch) -> FinishedRow:
    player_names = names(match.seats, None)
    result = "" if match.outcome is None else _describe_result(match.outcome, player_names)
    return FinishedRow(match.id, rules_title(match.game, match.ruleset), join_names(player_names), result)


async def picture(request: Request) -> Response:
    """GET /watch/{match}/{ply}.svg: draw the position of a public match at a ply, as spectators see it.

    If the match has not reached the ply, answer 404. Otherwise, browsers would cache the present position for that ply.
    """
    name, ply = request.path_params["match"], request.path_params["ply"]
    live = await _open_public(state_of(request).matches, name, ply)
    if live is None or ply > live.history.ply or not may_watch(live, guest_of(request)):
        raise HTTPException(404)
    drawings, key = _pictures.setdefault(live, {}), (ply, language())
    if key not in drawings:
        view = live.history.view(live.history.count_steps(ply), None)
        drawings[key] = asyncio.create_task(asyncio.to_thread(_draw, live.match.game, view))
        if len(drawings) > MAX_PICTURES:
            del drawings[next(iter(drawings))]
    drawing = await asyncio.shield(drawings[key])
    return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


def _draw(game: Game, view: View) -> str:
    return drop_unused_definitions(game.renderer.illustrate(view))


async def events(request: Request) -> Response:
    """GET /watch/events: stream the changed cards. The query contains the game, and the version `after` of the page."""
    if state_of(request).connections.are_scarce:
        raise QueueFull
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    return stream_response(request, _stream(request), MEDIA_TYPE)


def _stream(request: Request) -> AsyncGenerator[str]:
    """Return the stream of changed cards.

    The last event of a change has the version of the board as its id. A change that this page does not show yields no
    event.
    """
    state, game = state_of(request), _parse_game(request)
    last_version = request.headers.get("last-event-id") or request.query_params.get("after", "")
    before: Board | None = None

    async def render() -> list[str]:
        nonlocal before
        board = (await read_board(state, game)).filter(guest_of(request))
        news = [] if before is None and board.version == last_version else [*board.list_news(before)]
        before = board
        events = [format_event(name, html) for name, html in news[:-1]]
        return [*events, *(format_event(name, html, board.version) for name, html in news[-1:])]

    channel = state.matches.find_channel(CHANNEL)
    return follow_page(request, channel, render, pause_seconds=REFRESH_SECONDS, settle_seconds=SETTLE_SECONDS)


def make_subscriber(state: AppState) -> Subscriber:
    """Return the subscriber that announces changes of public matches to the open pages.

    An action in a private match causes no announcement, so the time of the action stays private. When a match becomes
    private, `CaughtUp` announces the change.
    """

    def announce(live: Live, event: ServerEvent) -> None:
        channel = state.matches.channels.get(CHANNEL)
        is_private = live.closed_by is not None and not isinstance(event, CaughtUp)
        if channel is not None and not is_private and sum(seat.acts_for_itself for seat in live.stored_seats) > 1:
            channel.notify()

    return Subscriber("watch", CHANGES, announce)


ROUTES = (
    Route(ADDRESS, limited(page, LOOK)),
    Route(ADDRESS + "/events", limited(events, LOOK)),
    Route(ADDRESS + "/{match}/{ply:int}.svg", limited(picture, LOOK)),
)
