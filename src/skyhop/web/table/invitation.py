"""The invitation to a match: its address, as whoever opens it reads it while a seat is free."""

from __future__ import annotations

from skyhop.core.language.i18n import _
from skyhop.table.live import Live


def invitation(live: Live) -> str:
    """Say who invites to what; empty where no seat is free, or the match is over."""
    if live.match.outcome is not None or all(seat.kind != "open" for seat in live.seats):
        return ""
    inviter = next((seat.called for seat in live.seats if seat.called), None)
    words = {"game": live.match.game.title, "player": inviter}
    return _("%(player)s invites you to %(game)s") % words if inviter else _("You are invited to %(game)s") % words
