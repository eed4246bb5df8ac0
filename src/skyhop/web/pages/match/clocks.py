"""Texts and times on a match page: clocks, disconnected players and spectators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from starlette.requests import Request

from skyhop.bots import bot
from skyhop.i18n import _, decimal, listed, ngettext
from skyhop.server.clocks.clocks import DAY_MS, SECOND_MS
from skyhop.server.matches.live import Live
from skyhop.server.matches.spectators import may_close, may_open
from skyhop.server.timestamps import add_milliseconds, milliseconds_between, now
from skyhop.web.http.sessions import is_signed_in, name_of
from skyhop.web.http.settings import current_settings
from skyhop.web.pages.match.names import describe_seat_rating

EPOCH = "1970-01-01T00:00:00.000+00:00"


class Clock(NamedTuple):
    """Clock of a seat: the player's name, the time left in milliseconds, and the time of the flag fall."""

    name: str
    left: int
    text: str
    is_running: bool
    until: int
    """Time of the flag fall by the server's clock, in milliseconds since 1970."""
    ends: str
    is_first: bool
    """True during the first turn. This turn has a separate time limit and does not use the clock."""
    forgiven: str
    rating: str
    """Rating of the player. Empty if the match does not show it."""


def describe_clocks(live: Live, names: Sequence[str]) -> tuple[Clock, ...]:
    """Return the clocks of all seats. Return an empty tuple if the match has no time control."""
    control, clocks = live.info.control, live.clocks
    if control is None or clocks is None:
        return ()
    seat_clocks = []
    for seat, name in enumerate(names):
        due = replace(clocks, seat=seat).find_deadline(control) if seat in {clocks.seat, *live.match.deciders} else None
        ends = add_milliseconds(live.info.begun_at, due) if due is not None else ""
        is_running = due is not None
        is_first = is_running and clocks.is_first and not control.free
        left = control.speed.first * SECOND_MS if is_first else clocks.left[seat]
        seat_clocks.append(
            Clock(
                name,
                left,
                format_duration(left),
                is_running,
                milliseconds_between(EPOCH, ends) if is_running else 0,
                _describe_deadline(ends, is_first=is_first) if is_running else "",
                is_first,
                _describe_delay(clocks.forgiven[seat]),
                describe_seat_rating(live, seat),
            )
        )
    return tuple(seat_clocks)


def format_duration(milliseconds: int) -> str:
    """Return a duration as text. From one day on, use days and hours, otherwise minutes and seconds."""
    seconds = max(0, milliseconds) // SECOND_MS
    if milliseconds < DAY_MS:
        hours, rest = divmod(seconds, 3600)
        minutes = f"{rest // 60:02}" if hours else f"{rest // 60}"
        return f"{hours}:{minutes}:{rest % 60:02}" if hours else f"{minutes}:{rest % 60:02}"
    days, hours = divmod(seconds // 3600, 24)
    text = ngettext("%(count)s day", "%(count)s days", days) % {"count": days}
    return text if not hours else f"{text} " + ngettext("%(count)s hour", "%(count)s hours", hours) % {"count": hours}


def _describe_deadline(deadline: str, *, is_first: bool) -> str:
    at = {"time": f"{datetime.fromisoformat(deadline):%Y-%m-%d %H:%M:%S} UTC"}
    return _("first turn until %(time)s") % at if is_first else _("until %(time)s") % at


LEAST_DELAY_MS = 500
"""Minimum network delay in milliseconds that the page shows. No player notices shorter delays."""


def _describe_delay(milliseconds: int) -> str:
    if milliseconds < LEAST_DELAY_MS:
        return ""
    return _("%(seconds)s s of network delay not counted") % {"seconds": decimal(milliseconds / SECOND_MS, 1)}


REST = "\ue000rest\ue000"
"""Placeholder in a sentence for the remaining time."""


class DisconnectedShown(NamedTuple):
    """Disconnected player, as texts for the other players.

    After a waiting time of `rest` milliseconds, the other players can claim the win, or let a bot replace the
    player.
    """

    seat: int
    sentence: str
    headline: str
    """Status text during the turn of the disconnected player."""
    before: str
    """Text before the remaining time, or an empty text."""
    after: str
    rest: int
    until: int
    """End of the waiting time by the server's clock, in milliseconds since 1970."""
    text: str
    way: str
    """Text of the button for the possible action. Empty before the end of the waiting time, and for spectators."""
    may_call_off: bool
    back: str
    """Text that the page announces when the player has returned."""
    is_news: bool
    """True if the player disconnected after the last action."""

    @property
    def sentences(self) -> str:
        """Complete text about the disconnected player, in one or two sentences."""
        if self.before or self.after:
            return f"{self.sentence} {self.before}{self.text}{self.after}"
        return self.sentence + " " + _("You need not wait any longer.") if self.way else self.sentence


def describe_disconnects(live: Live, names: tuple[str, ...], reader: int | None) -> tuple[DisconnectedShown, ...]:
    """Return the disconnected players. Leave out the reader's own seats."""
    if not (disconnects := live.disconnects):
        return ()
    own = set() if reader is None else set(live.seats_of(str(live.seats[reader].player)))
    at, entries = milliseconds_between(EPOCH, now()), live.match.journal.entries
    quiet = live.clock() - (entries[-1].at or 0 if entries else 0)
    players = list[DisconnectedShown]()
    for seat, left in disconnects.items():
        if seat in own:
            continue
        who, goes_on = {"player": names[seat]}, live.goes_on_without(seat)
        sentence = _("%(player)s has closed the page.") if left.is_closed else _("%(player)s is not responding.")
        before, _rest, after = (
            _describe_options(live, goes_on=goes_on).partition(REST) if left.is_waited_for else ("", "", "")
        )
        players.append(
            DisconnectedShown(
                seat,
                sentence % who,
                _("%(player)s is away …") % who,
                before,
                after,
                left.rest,
                at + left.rest,
                format_duration(left.rest + 999),
                "" if reader is None or left.is_waited_for else _name_option(live, goes_on=goes_on),
                may_call_off=not goes_on,
                back=_("%(player)s is back.") % who,
                is_news=left.age <= quiet,
            )
        )
    return tuple(players)


def _describe_options(live: Live, *, goes_on: bool) -> str:
    """Return the sentence about a player's options after the waiting time for a disconnected opponent.

    The sentence contains the placeholder `REST` for the remaining time. If `goes_on` is True, a bot can replace the
    disconnected player.
    """
    if goes_on:
        words = {"bot": bot.title_of(live.stand_in), "time": REST}
        return _("In %(time)s you can let the bot %(bot)s take over.") % words
    return _("In %(time)s you can claim the win or cancel the match.") % {"time": REST}


def _name_option(live: Live, *, goes_on: bool) -> str:
    return _("Let %(bot)s take over") % {"bot": bot.title_of(live.stand_in)} if goes_on else _("Claim the win")


SETTING = "watching"


class SpectatorSummary(NamedTuple):
    """Texts about the spectators of a match: `told` contains their names.

    If the match is private, `closed` says so. Otherwise `closed` is empty.
    """

    told: str
    closed: str
    may_close: bool
    may_open: bool
    is_over: bool
    """True after the end of the match. A player then closes or opens the replay."""


def describe_spectators(live: Live, seat: int | None, player_names: Sequence[str]) -> SpectatorSummary:
    """Return the summary of spectators for a seat. For a spectator, `seat` is None."""
    player = None if seat is None else live.seats[seat].player
    closed = ""
    if live.closed_by is not None:
        sentence = _("This match is private. %(player)s can allow spectators.")
        is_own = live.closed_by == seat
        closed = _("This match is private.") if is_own else sentence % {"player": player_names[live.closed_by]}
    return SpectatorSummary(
        _describe_spectators(live),
        closed,
        player is not None and may_close(live, player),
        player is not None and may_open(live, player),
        live.match.outcome is not None,
    )


def _describe_spectators(live: Live) -> str:
    found = live.channel.spectators
    if not found:
        return ""
    guests = ngettext("%(count)s guest", "%(count)s guests", found.guests) % {"count": found.guests}
    spectators = listed([*found.names, guests] if found.guests else found.names)
    return _("Watching: %(spectators)s") % {"spectators": spectators}


def find_spectator_name(request: Request) -> str | None:
    """Return the name that the list of spectators shows for the reader.

    Return None if the reader has no account, or if the reader's settings do not allow the name in the list.
    """
    return name_of(request) if is_signed_in(request) and current_settings()[SETTING] == "named" else None
