"""What a table shows of those who only watch: how many, who wants to be named, and whether its door is closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request

from skyhop.game.text import inside
from skyhop.i18n import _, listed, ngettext
from skyhop.server.matches.live import Live
from skyhop.server.spectator_access import may_close, may_open
from skyhop.web.http.sessions import is_signed_in, name_of
from skyhop.web.http.settings import chosen

SETTING = "watching"


class Watched(NamedTuple):
    """Who watches, in words, and the door."""

    told: str
    closed: str
    may_close: bool
    may_open: bool
    is_over: bool
    """Nobody watches any more; the door is then that of the match as it is looked back at."""


def shown(live: Live, seat: int | None, named: Sequence[str]) -> Watched:
    """What a seat, or a spectator, reads."""
    player = None if seat is None else live.seats[seat].player
    closed = ""
    if live.closed_by is not None:
        told = _("Only the players may watch; %(player)s can let others in.")
        is_own = live.closed_by == seat
        closed = _("Only the players may watch.") if is_own else told % {"player": inside(named[live.closed_by])}
    return Watched(
        _told(live),
        closed,
        player is not None and may_close(live, player),
        player is not None and may_open(live, player),
        live.match.outcome is not None,
    )


def _told(live: Live) -> str:
    found = live.news.spectators
    if not found:
        return ""
    guests = ngettext("%(count)s guest", "%(count)s guests", found.guests) % {"count": found.guests}
    told = listed([*found.names, guests] if found.guests else found.names)
    return _("Watching: %(spectators)s") % {"spectators": told}


def named_of(request: Request) -> str | None:
    """By which name others read that this reader watches: that of an account whose holder wants it, else by none."""
    return name_of(request) if is_signed_in(request) and chosen()[SETTING] == "named" else None
