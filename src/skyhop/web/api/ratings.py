"""What programs see of ratings: the best, their own and those of programs and bots, and of who sits in a match."""

from __future__ import annotations

from functools import partial

from skyhop.bots import bot
from skyhop.engine.document import Part
from skyhop.game import registry
from skyhop.i18n import _
from skyhop.server.clocks.time_control import ALL_SPEEDS, UNTIMED
from skyhop.server.players.players import PlayerKind
from skyhop.server.ratings.projection import RatedMatch, read_history, read_ratings, read_seats
from skyhop.server.ratings.rating import Rating
from skyhop.server.store import people
from skyhop.web.api.asking import Asking, opened, refuse, unknown_match
from skyhop.web.api_clients.rated import (
    Leaderboard,
    MatchRated,
    Placed,
    PlayerRatings,
    Points,
    RatedAt,
    SeatRated,
    SeatRatings,
)

ME = "me"
KNOWN = {PlayerKind.BOT, PlayerKind.PROGRAM}
"""Whose ratings are given by identity: people are known by no more than what they are called."""


async def list_best(asking: Asking) -> Part:
    """List the best of a game at a speed of whom enough is known: people, bots and programs alike."""
    asked = asking.request.query_params
    game, speed = asked.get("game", registry.names()[0]), asked.get("speed", "blitz")
    if game not in registry.names() or speed not in ALL_SPEEDS:
        detail = _("Name a game, and a speed of these: %(speeds)s.") % {"speeds": " ".join(ALL_SPEEDS)}
        raise refuse(422, "query", _("That cannot be"), detail)
    best = await asking.matches.store.read(partial(read_ratings, game=game, speed=speed))
    placed = [
        Placed(
            each.kind,  # type: ignore[arg-type]  # those who are gone are left out
            bot.title_of(each.player) if each.kind == PlayerKind.BOT else each.name or _("a guest"),
            each.player if each.kind in KNOWN else None,
            each.player == asking.token.program,
            _points(each.rating),
        )
        for each in best
    ]
    return Leaderboard(game, speed, placed)


async def see_ratings(asking: Asking) -> Part:
    """See the ratings of a program or a bot by its identity, or one's own as `me`, and how they came about."""
    asked = asking.request.path_params["player"]
    player = asking.token.program if asked == ME else asked
    store = asking.matches.store
    known = await people.player(store, player) if player.isascii() and player.isalnum() else None
    if known is None or known.kind not in KNOWN:
        raise refuse(404, "player", _("Nothing here"), _("There is no program and no bot of this identity."))
    ratings = await store.read(partial(read_ratings, player=player))
    history = await store.read(partial(read_history, player=player))
    rated = [RatedAt(each.game, each.speed, _points(each.rating)) for each in ratings]
    return PlayerRatings(player, rated, [_played(each) for each in history])


async def see_seat_ratings(asking: Asking) -> Part:
    """See the ratings of who sits in a match, and after its end what it made of them."""
    live = await opened(asking, is_fresh=True)
    stored = await asking.matches.store.load(live.info.id)
    if stored is None:
        raise unknown_match()
    found = await asking.matches.store.read(partial(read_seats, stored=stored))
    speed = (live.info.control.speed if live.info.control else UNTIMED).name
    seats = [each and SeatRated(_points(each.rating), each.rank, each.annulled) for each in found]
    return SeatRatings(live.info.game, speed, seats)


def _points(rating: Rating) -> Points:
    return Points(rating.points, rating.margin, rating.is_provisional, rating.matches)


def _played(each: RatedMatch) -> MatchRated:
    return MatchRated(each.match, each.game, each.speed, each.rank, each.annulled, _points(each.rating))
