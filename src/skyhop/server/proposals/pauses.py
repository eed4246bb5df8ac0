"""Pauses: all agree that no clock runs for a while; bots do at once, and anybody may let the match go on.

A pause gives no time back, and nobody acts in it. Each lasts as long as the speed of the match allows, and there are
few of them, so that no match is without an end. While one lasts nobody waits for who is gone.
"""

from __future__ import annotations

from skyhop.i18n import _
from skyhop.server.clocks.time_control import SECOND, Clocks
from skyhop.server.exceptions import StaleAction
from skyhop.server.matches.live import Live
from skyhop.server.proposals.proposal import answered, asked_of
from skyhop.server.remarks import PAUSE, OpenProposal, Remark, RemarkKind, request_at

MOST = 3
"""Pauses of a match: enough for a door that rings, too few to think by."""
COUNTDOWN = 10
"""Seconds from when somebody lets a match go on until it does."""


def request_of(live: Live) -> OpenProposal | None:
    """Who asks for a pause, where somebody does."""
    is_possible = live.match.outcome is None and not live.is_paused
    request = request_at(live.remarks, live.match.ply, PAUSE) if is_possible else None
    is_answered = request is not None and asked_of(live, request.seat) <= request.agreed
    return None if is_answered else request


def may_ask(live: Live, seat: int) -> bool:
    """Say whether a seat may ask for a pause: while a clock runs that is charged, or agree to one that is asked for."""
    if _running(live) is None or not live.seats[seat].acts_for_itself:
        return False
    is_refused = any(each.ply == live.match.ply and each.said is RemarkKind.PAUSE_REFUSED for each in live.remarks)
    return not is_refused and request_of(live) is None


def may_go_on(live: Live, seat: int | None) -> bool:
    """Say whether a seat may let a match go on that is paused, and not about to go on by itself."""
    pause = None if live.clocks is None or live.match.outcome is not None else live.clocks.pause
    return seat is not None and pause is not None and pause[1] - live.clock() > _countdown()


def rests_left(live: Live) -> int:
    """Count the pauses that there may still be."""
    return MOST - len(live.clocks.pauses) if live.clocks is not None else 0


async def ask(live: Live, seat: int, ply: int) -> str:
    """Ask for a pause, which begins at once where nobody is to agree; say what stands against it.

    Who asks while another one does agrees. `Stale` where the page was out of date.
    """
    async with live.acting(seat, ply):
        if live.is_paused or ((request := request_of(live)) is not None and request.seat == seat):
            return ""
        if request is not None:
            await _answer(live, request, seat, is_agreed=True)
        elif not may_ask(live, seat):
            return _("The match cannot be paused now.")
        elif asked_of(live, seat):
            await live.say(Remark(ply, seat, RemarkKind.PAUSE_ASKED))
        else:
            await _begin(live, Remark(ply, seat, RemarkKind.PAUSE_ASKED))
    return ""


async def answer(live: Live, seat: int, ply: int, *, is_agreed: bool) -> None:
    """Agree to a pause, or not; who has asked takes it back. `Stale` as above, or where none is asked for."""
    async with live.acting(seat, ply):
        await _answer(live, request_of(live), seat, is_agreed=is_agreed)


async def go_on(live: Live, seat: int, ply: int) -> str:
    """Let a match go on that is paused, when all have been told for a while; say where it is not. `Stale` as above."""
    async with live.acting(seat, ply):
        if live.clocks is None or live.clocks.pause is None or live.match.outcome is not None:
            return _("The match is not paused.")
        if may_go_on(live, seat):
            await _until(live, live.clock() + _countdown(), Remark(ply, seat, RemarkKind.GOES_ON))
    return ""


async def _answer(live: Live, request: OpenProposal | None, seat: int, *, is_agreed: bool) -> None:
    async def begin(agreed: Remark) -> None:
        await _begin(live, agreed)

    await answered(live, PAUSE, request, (seat, is_agreed), begin)


async def _begin(live: Live, said: Remark) -> None:
    """Pause; where the time is up meanwhile, it is too late. `Stale` then."""
    control = live.info.control
    if control is None or _running(live) is None:
        raise StaleAction(is_repeated=False)
    await _until(live, live.clock() + control.speed.pause * SECOND, said)


async def _until(live: Live, until: int, said: Remark) -> None:
    """Keep that the match is paused until a moment."""
    if live.info.control is not None and live.clocks is not None:
        await live.say(said, clocks=live.clocks.paused(live.info.control, live.clock(), until))


def _running(live: Live) -> Clocks | None:
    """The clocks, while they run and may be paused: not in a first turn, whose time would begin anew."""
    control, clocks = live.info.control, live.clocks
    if control is None or clocks is None or clocks.since is None or live.match.outcome is not None:
        return None
    is_free = clocks.is_first and control.speed.first > 0
    is_up = (clocks.due(control) or 0) <= live.clock()
    return None if is_free or is_up or live.has_open_seat or not rests_left(live) else clocks


def _countdown() -> int:
    return COUNTDOWN * SECOND
