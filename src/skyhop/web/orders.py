"""What a page asks of a queue: how far something is, and to have it made, which is charged."""

from __future__ import annotations

from starlette.requests import Request

from skyhop.web.guests import guest_of
from skyhop.web.job_queue import JobQueue, Order, Progress
from skyhop.web.limits import Limit, address_of, charge

ASKED = "asked"
"""In an address: whoever asks only wants to know how far it is."""
PARTS_OF_COST = 100
"""So many parts of what is made count once more against the limit."""


def is_question(request: Request) -> bool:
    """Say whether a page only asks how far something is."""
    return ASKED in request.query_params


def asked_for(request: Request, queue: JobQueue, order: Order, limit: Limit) -> Progress | None:
    """Say how far something is; where nobody makes it, begin and charge it, unless that is only a question.

    A question raises what went wrong with it; otherwise that is forgotten, and it is made anew. `Busy` where too
    many wait.
    """
    guest = _who_asks(request)
    if is_question(request):
        return queue.find(order, guest)
    queue.forgive(order)
    if (progress := queue.find(order, guest)) is not None:
        return progress
    queue.ask_for_room(guest)
    charge(request, limit, 1 + order.parts // PARTS_OF_COST)
    return queue.begin(order, guest)


def _who_asks(request: Request) -> str:
    """Name who asks; whoever keeps no cookies is another guest each time, and is named by the address."""
    guest = guest_of(request)
    return address_of(request) if request.state.is_new else guest
