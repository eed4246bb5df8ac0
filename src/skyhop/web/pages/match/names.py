"""Names and ratings of the players of a match, for pages and the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.game.text import Name, add_seat_number, inside, seat_number, you
from skyhop.i18n import _
from skyhop.server.matches.history import NamesByPly
from skyhop.server.matches.live import Live
from skyhop.server.names import LONGEST, NoName, parse_player_name
from skyhop.server.ratings.profiles import read_seat_ratings
from skyhop.server.ratings.recorder import Rating
from skyhop.server.seats import Seat, has_several
from skyhop.web.http.settings import read_cookie, set_cookie
from skyhop.web.levels import BotName, name_bot


def names(seats: Sequence[Seat], seat: int | None) -> tuple[str, ...]:
    """Return the names of the players for a reader in a seat. For a spectator, `seat` is None.

    In three cases, names can contain the seat number: for spectators, in matches with more than two seats, and if the
    reader has several seats. Even then, a name has no number if no other player has the same name. A bot of a level
    has the proper name of its seat.
    """
    plain_names = tuple(
        name_seat(place, number, is_reader=_is_reader(place, number, seat)) for number, place in enumerate(seats)
    )
    is_shared = seat is not None and has_several(seats, seat)
    if seat is not None and len(seats) <= 2 and not is_shared:
        return plain_names
    return tuple(
        name
        if number == seat and not is_shared
        else _add_number(seats, number, name, is_reader=_is_reader(seats[number], number, seat))
        for number, name in enumerate(plain_names)
    )


def seat_titles(live: Live, own: int | None) -> list[str]:
    """Return the title of each seat: usually the name of its player.

    If the reader in the seat `own` has no name, the title is "you" with the seat number. After the end of the
    match, the title of a free seat is only its number.
    """
    titles = list(names(live.seats, None))
    if live.match.outcome is not None:
        pairs = zip(live.seats, titles, strict=True)
        titles = [seat_number(n) if seat.kind == "open" else title for n, (seat, title) in enumerate(pairs)]
    if own is not None and live.seats[own].called is None:
        titles[own] = add_seat_number(you(), own)
    return titles


def _is_reader(place: Seat, number: int, seat: int | None) -> bool:
    """Return True if `number` is the reader's seat `seat` and no bot plays this seat."""
    return number == seat and place.kind != "bot"


def name_seat(place: Seat, number: int, *, is_reader: bool) -> str:
    """Return the name of a player without the seat number. A bot that replaces a player has the name of this player."""
    name = place.name(is_reader=is_reader)
    if place.kind != "bot" or place.called is not None:
        return name
    return name_bot(str(place.player), number, name)


def names_by_ply(seats_by_ply: Sequence[tuple[int, Sequence[Seat]]], seat: int | None) -> NamesByPly:
    """Return the names of the players for a reader, for each ply. The player of a seat may change during a match."""
    return NamesByPly(tuple((ply, names(seats, seat)) for ply, seats in seats_by_ply))


def _add_number(seats: Sequence[Seat], number: int, name: str, *, is_reader: bool) -> str:
    """Return the name of a player together with the seat number.

    For an unnamed guest, and for a player with several seats, return only the seat number. If a bot replaced an
    unnamed guest, return the seat number and the bot. If no other player has the name, return only the name.
    """
    place = seats[number]
    if isinstance(name, BotName):
        return name
    if place.kind == "bot" and place.called == "":  # it replaced an unnamed guest
        title = place._replace(called=None).name(is_reader=False)
        return Name(*(f"{numbered} ({title})" for numbered in (seat_number(number), inside(seat_number(number)))))
    if place.kind == "open" and place.kept_for is None:
        free = {"number": number + 1}
        return Name(_("Seat %(number)s, still free") % free, _("seat %(number)s, still free") % free)
    if (place.is_person or place.kept_for is not None) and not is_reader:
        if place.called is None or has_several(seats, number):
            return seat_number(number)
        if [seat.called for seat in seats].count(place.called) == 1:
            return place.called
    return Name(*(add_seat_number(player, number) for player in (name, inside(name))), is_reader=is_reader)


COOKIE = "skyhop-name"
"""Name of the cookie that stores the name of the guest. Scripts write the same cookie (`static/own-name.js`)."""
FIELD = "called"
MAX_COOKIE_LENGTH = LONGEST * 12
"""Maximum number of characters that are read of the cookie. A quoted letter takes up to twelve characters."""


def read_name(request: Request) -> str:
    """Return the name that the guest typed last. Return an empty text if there is no valid name."""
    try:
        return parse_player_name(unquote(read_cookie(request, COOKIE)[:MAX_COOKIE_LENGTH])) or ""
    except NoName:
        return ""


def store_name(request: Request, response: Response, name: str | None) -> None:
    """Store a name in a cookie. If the name is None, delete the cookie."""
    if name is None:
        response.delete_cookie(COOKIE, samesite="lax")
    else:
        set_cookie(request, response, COOKIE, quote(name, safe=""))


def profile_address(name: str) -> str:
    """Return the address of the profile page of an account with this name."""
    return f"/players/{quote(name, safe='')}"


class RatedPlayer(NamedTuple):
    """Player of a match as texts: name, address of the profile page, and rating.

    The address is empty if the player has no visible profile page. The rating is empty before the first rated match
    of the player. If this match counted, the text contains the ratings before and after the match.
    """

    name: str
    address: str
    rating: str

    @property
    def text(self) -> str:
        """Name and rating in one text."""
        return f"{self.name} {self.rating}".strip()


async def load_ratings(live: Live) -> None:
    """Load the ratings that the page of a match shows, unless they are known.

    The page of a rated match shows the ratings of all players. The page of any other match shows only the ratings of
    players with an account and a visible profile.
    """
    known, is_over = live.seat_ratings, live.match.outcome is not None
    is_known = known.seats == live.stored_seats and (known.is_recorded or not (is_over and live.info.is_rated))
    if is_known or not (live.info.is_rated or any(seat.kind == "account" for seat in live.stored_seats)):
        return
    live.seat_ratings = await live.store.read(partial(read_seat_ratings, stored=live.snapshot()))


def describe_players(live: Live, player_names: Sequence[str]) -> tuple[RatedPlayer, ...]:
    """Return the players of a match whose ratings or profiles the page shows, in the order of the seats."""
    known = live.seat_ratings
    return tuple(
        RatedPlayer(
            name,
            profile_address(seat.called) if each.is_visible and seat.called else "",
            describe_seat_rating(live, number),
        )
        for number, (name, seat, each) in enumerate(zip(player_names, known.seats, known.ratings, strict=False))
        if each is not None
    )


def describe_seat_rating(live: Live, number: int) -> str:
    """Return the rating of a seat's player. If the match counted, return the ratings before and after the match.

    Return an empty text if the match does not show the rating.
    """
    each = live.seat_ratings.ratings[number] if live.seat_ratings.ratings else None
    if each is None:
        return ""
    if each.after is not None:
        return _("%(before)s → %(after)s") % {"before": short_rating(each.rating), "after": short_rating(each.after)}
    return short_rating(each.rating)


def short_rating(rating: Rating) -> str:
    """Return a rating without its margin. A provisional rating has a question mark."""
    return f"{rating.points}?" if rating.is_provisional else str(rating.points)


def describe_stand_in(name: str | None) -> str:
    """Return a sentence about the bot that replaces a player who leaves. Return an empty text if `name` is None."""
    return _("If a player leaves, %(bot)s takes over") % {"bot": bot.title_of(name)} if name else ""


def describe_invitation(live: Live) -> str:
    """Return a sentence that invites the reader to a match.

    The sentence names the game and, if known, the inviting player.

    Return an empty text if no seat is free or the match is over.
    """
    if live.match.outcome is not None or not any(seat.is_free_for("") for seat in live.seats):
        return ""
    inviter = next((seat.called for seat in live.seats if seat.called), None)
    words = {"game": live.match.game.title, "player": inviter}
    return _("%(player)s invites you to %(game)s") % words if inviter else _("You are invited to %(game)s") % words
