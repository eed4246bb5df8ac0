"""What a page asks of a queue: how far something is, and to have it made, which is charged."""

from __future__ import annotations

from starlette.requests import Request

from skyhop.web.guests import guest_of
from skyhop.web.job_queue import JobQueue, Order, Progress, hashed
from skyhop.web.limits import Limit, address_of, charge
from skyhop.web.made_folder import Asker

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
    asker = _asker(request)
    if is_question(request):
        return queue.find(order, asker)
    queue.forgive(order)
    if (progress := queue.find(order, asker)) is not None:
        return progress
    queue.ask_for_room(asker)
    charge(request, limit, 1 + order.parts // PARTS_OF_COST)
    return queue.begin(order, asker)


def _asker(request: Request) -> Asker:
    """Name who asks; whoever keeps no cookies is another guest each time, and is named by the address."""
    guest, address = guest_of(request), address_of(request)
    return Asker(hashed(address if request.state.is_new else guest), hashed(address))
