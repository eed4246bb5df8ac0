"""The invitation to a match: its address, as whoever opens it reads it while a seat is free."""

from __future__ import annotations

from skyhop.bots import bot
from skyhop.i18n import _
from skyhop.server.matches.live import Live


def stand_in_told(name: str | None) -> str:
    """Say which bot plays on for who leaves; empty where none was agreed on."""
    return _("Who leaves is replaced by a bot: %(bot)s") % {"bot": bot.title_of(name)} if name else ""


def invitation(live: Live) -> str:
    """Say who invites to what; empty where no seat is free, or the match is over."""
    if live.match.outcome is not None or not any(seat.is_free_for("") for seat in live.seats):
        return ""
    inviter = next((seat.called for seat in live.seats if seat.called), None)
    words = {"game": live.match.game.title, "player": inviter}
    return _("%(player)s invites you to %(game)s") % words if inviter else _("You are invited to %(game)s") % words
