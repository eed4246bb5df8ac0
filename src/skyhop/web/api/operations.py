"""Operations of `/api/v1`, and the OpenAPI 3.1 description that is generated from them.

The operations on offers, rematches and ratings are here. `skyhop.web.api.matches` has the operations on matches.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache, partial
from json import dumps
from types import UnionType
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop import __version__
from skyhop.analysis.analysis import AnalysisDocument
from skyhop.bots import bot
from skyhop.engine.document import Part, describe_schemas
from skyhop.game import registry
from skyhop.game.journal import JournalDocument
from skyhop.i18n import _
from skyhop.server.clocks.clocks import ALL_SPEEDS, UNTIMED
from skyhop.server.exceptions import StaleAction
from skyhop.server.lobby import MustWait
from skyhop.server.match_record import OpenOffer
from skyhop.server.matches.commands import Withdraw
from skyhop.server.matches.spectators import read_running
from skyhop.server.players.players import PlayerKind
from skyhop.server.players.tokens import Scope
from skyhop.server.ratings.profiles import (
    MatchFilter,
    ProfileMatch,
    find_visible,
    read_played,
    read_profile,
    read_results,
)
from skyhop.server.ratings.recorder import RatedMatch, Rating, read_history, read_ratings, read_seats
from skyhop.server.store.store import find_player as people_player
from skyhop.web.api import match_stream, matches
from skyhop.web.api.endpoint import JSON, LINES, ApiRequest, Operation, build_routes, open_match, refuse
from skyhop.web.api_documents import (
    Done,
    EventLine,
    JobStatus,
    Leaderboard,
    LeaderboardRow,
    MatchLine,
    MatchPlayed,
    MatchRated,
    MatchSeen,
    OfferLine,
    Offers,
    OfferShown,
    OffersListed,
    PlayerProfile,
    PlayerRatings,
    PublicPlayer,
    RatedAt,
    RatingPoints,
    ResultsAgainst,
    SeatRated,
    SeatRatings,
    StreamLine,
)
from skyhop.web.event_stream import describe_terms, encode_lines, follow_channel
from skyhop.web.http.errors import MEDIA_TYPE, Problem
from skyhop.web.http.rate_limits import ACT, LOOK, START, limited
from skyhop.web.http.sessions import BASE, UNWRITABLE
from skyhop.web.pages.accounts.profile_page import MATCHES_PER_PAGE
from skyhop.web.pages.lobby.form_fields import Fields
from skyhop.web.pages.lobby.offers import list_open_offers, start_rematch
from skyhop.web.pages.match.stream import stream_response

PACE = 1.0
"""Minimum time in seconds between two lists of offers in a stream, even if the offers change more often."""


async def list_offers(call: ApiRequest) -> OffersListed:
    """List the open offers. To accept an offer, a program takes the free seat of the offered match."""
    return OffersListed(await _offers(call))


async def hear_offers(call: ApiRequest) -> Response:
    """Stream the open offers. The first line has the complete list. Each later line has the list after a change.

    The server sends an empty line after six seconds without a change. While the stream is open, the program counts
    as present. The server therefore keeps the offers of the program open.
    """
    last: list[OfferShown] | None = None

    async def read() -> list[StreamLine]:
        nonlocal last
        before, last = last, await _offers(call)
        return [] if last == before else [Offers(last)]

    found = follow_channel(call.matches.lobby, call.state.tokens, call.token, read, PACE)
    return stream_response(call.request, encode_lines(found), LINES)


async def withdraw(call: ApiRequest) -> Done:
    """Withdraw an offer of the program while a seat is free."""
    live = await open_match(call, is_fresh=True)
    try:
        await live.handle(Withdraw(call.token.program))
    except StaleAction:
        detail = _("Only the host can withdraw an offer, and only while a seat is free.")
        raise refuse(409, "offer", _("Nothing to undo"), detail) from None
    return Done(live.info.id, live.match.ply)


async def play_again(call: ApiRequest) -> MatchSeen:
    """Start a rematch of a finished match. Seats are reserved for the other players.

    The next seat in turn order acts first in the rematch: if seat 0 began the finished match, seat 1 begins.
    After an aborted match, the same seat acts first again. Each match has one rematch. The first player who calls
    this operation starts the rematch. The other players join it with the same operation.
    """
    before = await open_match(call, is_fresh=True)
    if not any(seat.is_of(call.token.program) for seat in before.stored_seats):
        raise refuse(403, "seat", _("No seat"), _("Only players of the match can ask for a rematch."))
    try:
        live = await start_rematch(call.request, Fields([("again", before.info.id)]), call.token.name)
    except MustWait:
        raise
    except LookupError as error:
        raise refuse(409, "again", _("No rematch"), str(error)) from None
    return match_stream.describe_match(live, call.token.program)


async def _offers(call: ApiRequest) -> list[OfferShown]:
    program = call.token.program
    return [_describe_offer(offer, program) for offer in await list_open_offers(call.matches, program)]


def _describe_offer(offer: OpenOffer, program: str) -> OfferShown:
    terms = describe_terms(offer.control, is_rated=offer.is_rated, is_offered=True)
    seats = [match_stream.describe_seat(seat, program) for seat in offer.seats]
    return OfferShown(offer.id, offer.game, offer.ruleset, terms, seats, offer.host == program, offer.begun_at)


ME = "me"
KNOWN = {PlayerKind.BOT, PlayerKind.PROGRAM}
"""Kinds of players whose identity the ratings show. For people, the ratings show only the name."""


async def list_best(call: ApiRequest) -> Leaderboard:
    """List the best players of a game at one speed: people, bots and programs. Provisional ratings are left out."""
    query = call.request.query_params
    game, speed = query.get("game", registry.names()[0]), query.get("speed", "blitz")
    if game not in registry.names() or speed not in ALL_SPEEDS:
        detail = _("Name a game and one of these speeds: %(speeds)s.") % {"speeds": " ".join(ALL_SPEEDS)}
        raise refuse(422, "query", _("Invalid request"), detail)
    best = await call.matches.store.read(partial(read_ratings, game=game, speed=speed))
    rows = [
        LeaderboardRow(
            each.kind,  # type: ignore[arg-type]  # deleted players are left out
            bot.title_of(each.player) if each.kind == PlayerKind.BOT else each.name or _("a guest"),
            each.player if each.kind in KNOWN else None,
            each.player == call.token.program,
            _points(each.rating),
        )
        for each in best
    ]
    return Leaderboard(game, speed, rows)


async def see_ratings(call: ApiRequest) -> PlayerRatings:
    """Return the current and earlier ratings of a program or a bot. The id `me` means the calling program."""
    requested = call.request.path_params["player"]
    player = call.token.program if requested == ME else requested
    store = call.matches.store
    known = await people_player(store, player) if player.isascii() and player.isalnum() else None
    if known is None or known.kind not in KNOWN:
        raise refuse(404, "player", _("Not found"), _("No program and no bot has this name."))
    ratings = await store.read(partial(read_ratings, player=player))
    history = await store.read(partial(read_history, player=player))
    rated = [RatedAt(each.game, each.speed, _points(each.rating)) for each in ratings]
    return PlayerRatings(player, rated, [_describe_rating(each) for each in history])


async def see_player(call: ApiRequest) -> PlayerProfile:
    """Return the profile of a person with an account: ratings, results by opponent, and rated matches.

    The document contains only facts that the profile page shows to everybody. It leaves out running matches of players
    who blocked the owner of the program. For a hidden profile, the answer is the same as for an unknown name. The query
    parameter `page` selects a page of 20 matches. The first page is 1.
    """
    name, page = call.request.path_params["name"], call.request.query_params.get("page", "1")
    if not re.fullmatch("[1-9][0-9]{0,3}", page):
        raise refuse(422, "query", _("Invalid request"), _("Write a page number of 1 or more."))
    read = call.matches.store.read
    profile = None if UNWRITABLE in name else await read(partial(read_profile, name=name))
    if profile is None or profile.is_hidden:
        raise refuse(404, "player", _("Not found"), _("No player shows a profile under this name."))
    player, offset = profile.player, (int(page) - 1) * MATCHES_PER_PAGE
    results = await read(partial(read_results, player=player, is_own=False))
    listed = partial(read_played, player=player, chosen=MatchFilter(), limit=MATCHES_PER_PAGE, offset=offset)
    played = await read(partial(listed, is_own=False))
    people = {str(seat.player) for match in played for seat in match.opponents} | {each.player for each in results}
    visible = await read(partial(find_visible, players=people))
    return PlayerProfile(
        profile.name,
        profile.since[: len("2026-06-01")],
        [
            RatedAt(each.game, each.speed, _points(each.rating))
            for each in await read(partial(read_ratings, player=player))
        ],
        [each.id for each in await read(partial(read_running, player=player, reader=call.token.program))],
        [
            ResultsAgainst(_public(each.kind, each.name, each.player, visible), each.won, each.drawn, each.lost)
            for each in results
        ],
        [_describe_match(each, visible) for each in played],
    )


def _describe_match(each: ProfileMatch, visible: Collection[str]) -> MatchPlayed:
    return MatchPlayed(
        each.match,
        each.game,
        each.ruleset,
        each.speed,
        each.result,  # type: ignore[arg-type]  # one of `RESULTS`
        each.annulled,
        each.rating.at,
        [_public(seat.kind, seat.called, str(seat.player), visible) for seat in each.opponents],
        _points(each.rating),
    )


def _public(kind: str, name: str | None, player: str, visible: Collection[str]) -> PublicPlayer:
    return PublicPlayer(
        kind,  # type: ignore[arg-type]  # the seat is taken; deleted players count as guests
        bot.title_of(player) if kind == PlayerKind.BOT else None if kind == PlayerKind.GUEST else name,
        player if kind in KNOWN else None,
        player in visible,
    )


async def see_seat_ratings(call: ApiRequest) -> SeatRatings:
    """Return the ratings of the players of a match. For a finished match, return the ratings after this match."""
    live = await open_match(call, is_fresh=True)
    found = await call.matches.store.read(partial(read_seats, stored=live.snapshot()))
    speed = (live.info.control.speed if live.info.control else UNTIMED).name
    seats = [each and SeatRated(_points(each.rating), each.rank, each.annulled) for each in found]
    return SeatRatings(live.info.game, speed, seats)


def _points(rating: Rating) -> RatingPoints:
    return RatingPoints(rating.points, rating.margin, rating.is_provisional, rating.matches)


def _describe_rating(each: RatedMatch) -> MatchRated:
    return MatchRated(each.match, each.game, each.speed, each.rank, each.annulled, _points(each.rating))


READ, PLAY, OFFER, ANALYSE = Scope.READ, Scope.PLAY, Scope.OFFER, Scope.ANALYSE
ONE = "/matches/{match}"
ANALYSED: Mapping[int, type[Part]] = {200: AnalysisDocument, 202: JobStatus}
PAGES = {"over": {"type": "boolean", "default": False}, "page": {"type": "integer", "minimum": 1, "maximum": 9999}}
BEST = {
    "game": {"type": "string", "enum": [*registry.names()], "default": registry.names()[0]},
    "speed": {"type": "string", "enum": [*ALL_SPEEDS], "default": "blitz"},
}
PATH_PARAMETERS: Mapping[str, Mapping[str, object]] = {
    "match": {"type": "string", "pattern": "^[a-z0-9]{1,22}$"},
    "player": {"type": "string", "pattern": "^[a-z0-9]{1,40}$"},
    "name": {"type": "string", "minLength": 1, "maxLength": 24},
}
"""Path parameters of the API, each with its JSON schema."""
OPERATIONS = (
    Operation("GET", "/program", matches.who_am_i, READ, LOOK),
    Operation("GET", "/events", matches.hear_events, READ, LOOK, {200: EventLine}, LINES),
    Operation("GET", "/matches", matches.list_matches, READ, LOOK, asks=PAGES),
    Operation("POST", "/matches", matches.begin_match, OFFER, START, {201: MatchSeen}),
    Operation("GET", "/ticket", matches.draw_ticket, OFFER, LOOK),
    Operation("GET", ONE, matches.see_match, READ, LOOK),
    Operation("GET", f"{ONE}/stream", matches.follow_match, READ, LOOK, {200: MatchLine}, LINES),
    Operation("GET", "/offers", list_offers, READ, LOOK),
    Operation("GET", "/offers/stream", hear_offers, READ, LOOK, {200: OfferLine}, LINES),
    Operation("POST", f"{ONE}/withdrawal", withdraw, OFFER, ACT),
    Operation("POST", f"{ONE}/rematch", play_again, OFFER, START),
    Operation("GET", "/ratings", list_best, READ, LOOK, asks=BEST),
    Operation("GET", "/players/{name}", see_player, READ, LOOK, asks={"page": PAGES["page"]}),
    Operation("GET", "/players/{player}/ratings", see_ratings, READ, LOOK),
    Operation("GET", f"{ONE}/ratings", see_seat_ratings, READ, LOOK),
    Operation("POST", f"{ONE}/seats", matches.sit_down, OFFER, ACT),
    Operation("POST", f"{ONE}/invitations", matches.invite, OFFER, ACT),
    Operation("POST", f"{ONE}/decline", matches.decline, OFFER, ACT),
    Operation("GET", f"{ONE}/actions", matches.list_actions, READ, LOOK),
    Operation("POST", f"{ONE}/actions", matches.play, PLAY, ACT),
    Operation("POST", f"{ONE}/resignation", matches.resign, PLAY, ACT),
    Operation("POST", f"{ONE}/draw", matches.draw, PLAY, ACT),
    Operation("POST", f"{ONE}/take-back", matches.take_back, PLAY, ACT),
    Operation("POST", f"{ONE}/pause", matches.pause, PLAY, ACT),
    Operation("POST", f"{ONE}/claim", matches.claim, PLAY, ACT),
    Operation("GET", f"{ONE}/journal", matches.read_journal, READ, LOOK, {200: JournalDocument}),
    Operation("GET", f"{ONE}/analysis", matches.read_analysis, READ, LOOK, ANALYSED),
    Operation("POST", f"{ONE}/analysis", matches.analyse, ANALYSE, ACT, ANALYSED),
)


async def openapi(_request: Request) -> Response:
    """GET /api/v1/openapi.json: return the OpenAPI description. The request needs no token."""
    return Response(_described(), media_type=JSON)


@cache
def _described() -> str:
    return dumps(describe_api(), ensure_ascii=False)


ROUTES = (*build_routes(OPERATIONS), Route(f"{BASE}/openapi.json", limited(openapi, LOOK)))


def describe_api() -> dict[str, object]:
    """Return the OpenAPI description of all operations, with the schemas of all inputs and outputs."""
    declared = [kind for each in OPERATIONS for kind in (*each.answers.values(), each.takes) if kind is not None]
    kinds = [Problem, *(each for kind in declared for each in (get_args(kind) or (kind,)))]
    documents = describe_schemas([*dict.fromkeys(kinds)], "#/components/schemas/{name}")
    paths: dict[str, dict[str, object]] = {}
    for each in OPERATIONS:
        paths.setdefault(BASE + each.path, {})[each.method.lower()] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Skyhop",
            "version": __version__,
            "summary": "Programs create matches, take seats, follow matches, act, and read finished matches.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": {name: _adapt_to_generators(each) for name, each in documents.items()} | _lines(),
            "responses": {"Problem": _content("Error with its reason and the next step.", MEDIA_TYPE, "Problem")},
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "Token from the settings page or from `skyhop token`. It has some of these scopes: "
                    + " ".join(f"{scope}." for scope in Scope),
                }
            },
        },
    }


def _operation(operation: Operation) -> dict[str, object]:
    summary, _blank, more = operation.meaning.partition("\n\n")
    answers = {str(status): _answer(operation, kind) for status, kind in operation.answers.items()}
    document: dict[str, object] = {
        "operationId": operation.name,
        "summary": " ".join(summary.split()),
        "description": f"{' '.join(more.split())} Scope: {operation.scope}.".strip(),
        "responses": answers | {"default": {"$ref": "#/components/responses/Problem"}},
    }
    parameters = [(name, "query", each) for name, each in operation.asks.items()]
    parameters += [(name, "path", each) for name, each in PATH_PARAMETERS.items() if f"{{{name}}}" in operation.path]
    if parameters:
        document["parameters"] = [
            {"name": name, "in": place, "required": place == "path", "schema": schema}
            for name, place, schema in parameters
        ]
    if operation.takes is not None:
        document["requestBody"] = {"required": True, "content": {JSON: {"schema": _refer(operation.takes.__name__)}}}
    return document


def _answer(operation: Operation, kind: type[Part] | UnionType) -> Mapping[str, object]:
    """Return the OpenAPI description of a response with the document class `kind`.

    The description of a stream refers to the schema of its lines.
    """
    if isinstance(kind, UnionType):
        return _content("Lines of JSON, one after another.", operation.media_type, _line_name(operation))
    return _content(kind.__doc__ or "", operation.media_type, kind.__name__)


def _content(description: str, media_type: str, name: str) -> Mapping[str, object]:
    return {"description": description, "content": {media_type: {"schema": _refer(name)}}}


def _lines() -> dict[str, object]:
    """Return the schemas of the lines that the streaming operations send. The keys are the names of the schemas.

    Client generators create a type for each named schema.
    """
    streams = [(each, kind) for each in OPERATIONS for kind in each.answers.values() if isinstance(kind, UnionType)]
    return {
        _line_name(each): {
            "description": f"A line of `{each.name}`.",
            "oneOf": [_refer(line.__name__) for line in get_args(kind)],
        }
        for each, kind in streams
    }


def _line_name(operation: Operation) -> str:
    return "LineOf" + "".join(word.capitalize() for word in operation.name.split("_"))


def _adapt_to_generators(schema: object) -> object:
    """Replace `items: false` in tuple schemas with the types of the items. Return the new schema.

    Client generators refuse `items: false`. `maxItems` still forbids further items.
    """
    if isinstance(schema, list):
        return [_adapt_to_generators(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    adapted = {name: _adapt_to_generators(each) for name, each in schema.items()}
    kinds = adapted.get("prefixItems")
    if adapted.get("items") is False and isinstance(kinds, list):
        adapted["items"] = {"anyOf": [kind for place, kind in enumerate(kinds) if kind not in kinds[:place]]}
    return adapted


def _refer(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}
