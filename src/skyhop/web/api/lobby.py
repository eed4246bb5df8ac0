"""API operations on offers, rematches and ratings."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.i18n import _
from skyhop.server.clocks.clocks import ALL_SPEEDS, UNTIMED
from skyhop.server.exceptions import StaleAction
from skyhop.server.lobby import MustWait
from skyhop.server.match_record import OpenOffer
from skyhop.server.matches.commands import Withdraw
from skyhop.server.players.players import PlayerKind
from skyhop.server.ratings.recorder import RatedMatch, Rating, read_history, read_ratings, read_seats
from skyhop.server.store.access import find_player as people_player
from skyhop.web.api import match_stream
from skyhop.web.api.endpoint import LINES, ApiRequest, open_match, refuse
from skyhop.web.api_documents import (
    Done,
    Leaderboard,
    LeaderboardRow,
    MatchRated,
    MatchSeen,
    Offers,
    OfferShown,
    OffersListed,
    PlayerRatings,
    RatedAt,
    RatingPoints,
    SeatRated,
    SeatRatings,
    StreamLine,
)
from skyhop.web.event_stream import describe_terms, encode_lines, follow_channel
from skyhop.web.pages.lobby.form_fields import Fields
from skyhop.web.pages.lobby.offers import list_open_offers, start_rematch
from skyhop.web.pages.match.stream import stream_response

PACE = 1.0
"""Minimum time in seconds between two lists of offers in a stream, even if the offers change more often."""


async def list_offers(asking: ApiRequest) -> OffersListed:
    """List the open offers. To accept an offer, a program takes the free seat of the offered match."""
    return OffersListed(await _offers(asking))


async def hear_offers(asking: ApiRequest) -> Response:
    """Stream the open offers. The first line has the complete list. Each later line has the list after a change.

    The server sends an empty line after six seconds without a change. While the stream is open, the program counts
    as present. The server therefore keeps the offers of the program open.
    """
    last: list[OfferShown] | None = None

    async def read() -> list[StreamLine]:
        nonlocal last
        before, last = last, await _offers(asking)
        return [] if last == before else [Offers(last)]

    found = follow_channel(asking.matches.lobby, asking.state.tokens, asking.token, read, PACE)
    return stream_response(asking.request, encode_lines(found), LINES)


async def withdraw(asking: ApiRequest) -> Done:
    """Withdraw an offer of the program while a seat is free."""
    live = await open_match(asking, is_fresh=True)
    try:
        await live.handle(Withdraw(asking.token.program))
    except StaleAction:
        detail = _("Only the host can withdraw an offer, and only while a seat is free.")
        raise refuse(409, "offer", _("Nothing to undo"), detail) from None
    return Done(live.info.id, live.match.ply)


async def play_again(asking: ApiRequest) -> MatchSeen:
    """Start a rematch of a finished match. Seats are reserved for the other players.

    The seat after the seat that acted first in the finished match acts first in the rematch. After an aborted
    match, the same seat acts first again. Each match has one rematch. The first player who calls this operation
    starts the rematch. The other players join it by the same operation.
    """
    before = await open_match(asking, is_fresh=True)
    if not any(seat.is_of(asking.token.program) for seat in before.stored_seats):
        raise refuse(403, "seat", _("No seat"), _("Only players of the match can ask for a rematch."))
    try:
        live = await start_rematch(asking.request, Fields([("again", before.info.id)]), asking.token.name)
    except MustWait:
        raise
    except LookupError as error:
        raise refuse(409, "again", _("No rematch"), str(error)) from None
    return match_stream.describe_match(live, asking.token.program)


async def _offers(asking: ApiRequest) -> list[OfferShown]:
    program = asking.token.program
    return [_shown(offer, program) for offer in await list_open_offers(asking.matches, program)]


def _shown(offer: OpenOffer, program: str) -> OfferShown:
    terms = describe_terms(offer.control, is_rated=offer.is_rated, is_offered=True)
    seats = [match_stream.describe_seat(seat, program) for seat in offer.seats]
    return OfferShown(offer.id, offer.game, offer.ruleset, terms, seats, offer.host == program, offer.begun_at)


ME = "me"
KNOWN = {PlayerKind.BOT, PlayerKind.PROGRAM}
"""Kinds of players whose identity the ratings show. For people, the ratings show only the name."""


async def list_best(asking: ApiRequest) -> Leaderboard:
    """List the best players of a game at one speed: people, bots and programs. Provisional ratings are left out."""
    asked = asking.request.query_params
    game, speed = asked.get("game", registry.names()[0]), asked.get("speed", "blitz")
    if game not in registry.names() or speed not in ALL_SPEEDS:
        detail = _("Name a game and one of these speeds: %(speeds)s.") % {"speeds": " ".join(ALL_SPEEDS)}
        raise refuse(422, "query", _("Invalid request"), detail)
    best = await asking.matches.store.read(partial(read_ratings, game=game, speed=speed))
    placed = [
        LeaderboardRow(
            each.kind,  # type: ignore[arg-type]  # those who are gone are left out
            bot.title_of(each.player) if each.kind == PlayerKind.BOT else each.name or _("a guest"),
            each.player if each.kind in KNOWN else None,
            each.player == asking.token.program,
            _points(each.rating),
        )
        for each in best
    ]
    return Leaderboard(game, speed, placed)


async def see_ratings(asking: ApiRequest) -> PlayerRatings:
    """Return the current and earlier ratings of a program or a bot. The id `me` means the calling program."""
    asked = asking.request.path_params["player"]
    player = asking.token.program if asked == ME else asked
    store = asking.matches.store
    known = await people_player(store, player) if player.isascii() and player.isalnum() else None
    if known is None or known.kind not in KNOWN:
        raise refuse(404, "player", _("Not found"), _("No program and no bot has this name."))
    ratings = await store.read(partial(read_ratings, player=player))
    history = await store.read(partial(read_history, player=player))
    rated = [RatedAt(each.game, each.speed, _points(each.rating)) for each in ratings]
    return PlayerRatings(player, rated, [_played(each) for each in history])


async def see_seat_ratings(asking: ApiRequest) -> SeatRatings:
    """Return the ratings of the players of a match. For a finished match, return the ratings after this match."""
    live = await open_match(asking, is_fresh=True)
    found = await asking.matches.store.read(partial(read_seats, stored=live.snapshot()))
    speed = (live.info.control.speed if live.info.control else UNTIMED).name
    seats = [each and SeatRated(_points(each.rating), each.rank, each.annulled) for each in found]
    return SeatRatings(live.info.game, speed, seats)


def _points(rating: Rating) -> RatingPoints:
    return RatingPoints(rating.points, rating.margin, rating.is_provisional, rating.matches)


def _played(each: RatedMatch) -> MatchRated:
    return MatchRated(each.match, each.game, each.speed, each.rank, each.annulled, _points(each.rating))
