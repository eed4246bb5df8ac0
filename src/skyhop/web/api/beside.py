"""What programs do beside the play: take back and pause by consent, and wait no longer for who is gone."""

from __future__ import annotations

from skyhop.engine.document import Part
from skyhop.i18n import _
from skyhop.server.answers import StillWaited
from skyhop.server.matches import disconnects
from skyhop.server.matches.live import Live
from skyhop.server.proposals import pauses, take_backs
from skyhop.web.api.asking import Asking, own, refuse
from skyhop.web.api_clients.documents import Claiming, Consenting, Done, Pausing
from skyhop.web.http.limits import ASKING, charge


async def take_back(asking: Asking) -> Part:
    """Ask to take the own last action back, or answer who asks; what was taken back stays in the journal.

    It is done when all others have agreed, and never in a rated match or where somebody has seen something new.
    """
    live, seat = await own(asking)
    wanted: Consenting = asking.sent
    if wanted.answer == "ask":
        await charge(asking.request, ASKING)
        _done(await take_backs.ask(live, seat, wanted.ply), "take-back", _("Nothing to take back"))
    else:
        await take_backs.answer(live, seat, wanted.ply, is_agreed=wanted.answer == "agree")
    return _answered(live)


async def pause(asking: Asking) -> Part:
    """Ask for a pause, answer who asks, or let the match go on; nobody acts while it is paused."""
    live, seat = await own(asking)
    wanted: Pausing = asking.sent
    if wanted.answer == "go on":
        _done(await pauses.go_on(live, seat, wanted.ply), "pause", _("No pause"))
    elif wanted.answer == "ask":
        await charge(asking.request, ASKING)
        _done(await pauses.ask(live, seat, wanted.ply), "pause", _("No pause"))
    else:
        await pauses.answer(live, seat, wanted.ply, is_agreed=wanted.answer == "agree")
    return _answered(live)


async def claim(asking: Asking) -> Part:
    """Wait no longer for who is gone: claim the win, or call the match off, once `opponentGone` says that it may be."""
    live, seat = await own(asking)
    wanted: Claiming = asking.sent
    try:
        await disconnects.claim(live, seat, wanted.ply, wanted.seat, as_won=wanted.outcome == "win")
    except StillWaited:
        detail = _("They are back, or it is not time yet; the match goes on.")
        raise refuse(409, "waited", _("Not yet"), detail) from None
    return _answered(live)


def _answered(live: Live) -> Done:
    return Done(live.info.id, live.match.ply)


def _done(problem: str, kind: str, title: str) -> None:
    """Refuse what could not be done."""
    if problem:
        raise refuse(409, kind, title, problem)
