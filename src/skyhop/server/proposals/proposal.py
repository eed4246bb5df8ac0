"""Proposals that all other players must accept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from skyhop.server.exceptions import StaleAction
from skyhop.server.matches.live import Live
from skyhop.server.remarks import OpenProposal, ProposalRemarks, Remark


def asked_of(live: Live, seat: int) -> frozenset[int]:
    """Return the seats that must accept a seat's proposal: those of all other players that are not bots."""
    asker = live.seats[seat].player
    return frozenset(
        number for number, place in enumerate(live.seats) if place.acts_for_itself and place.player != asker
    )


async def answered(
    live: Live,
    consent: ProposalRemarks,
    request: OpenProposal | None,
    said: tuple[int, bool],
    do: Callable[[Remark], Awaitable[None]],
) -> None:
    """Store the answer of a seat, inside `acting`; call `do` after all have accepted.

    Any answer by the proposal's author withdraws it. Raise `StaleAction` if no proposal is open.
    """
    if request is None:
        raise StaleAction(is_repeated=False)
    seat, is_agreed = said
    ply = live.match.ply
    remark = Remark(ply, seat, consent.agreed if is_agreed else consent.refused)
    if seat == request.seat or live.seats[seat].player == live.seats[request.seat].player:
        remark = Remark(ply, request.seat, consent.dropped)
    agreed = {live.seats[each].player for each in (*request.agreed, seat)}
    is_all = all(live.seats[each].player in agreed for each in asked_of(live, request.seat))
    if remark.said is consent.agreed and is_all:
        await do(remark)
    else:
        await live.say(remark)
