"""Who meets whom: nobody sits down with somebody who has blocked them, or whom they have blocked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starlette.requests import Request

from skyhop.core.language.i18n import _
from skyhop.table.blocks import read_strangers
from skyhop.table.seats import Seat
from skyhop.web.shell.guests import guest_of, store_of


async def meets(request: Request, seats: Sequence[Seat]) -> bool:
    """Say whether who asks may sit with these players."""
    strangers = await store_of(request).read(partial(read_strangers, player=guest_of(request)))
    return strangers.isdisjoint({seat.player for seat in seats})


def no_meeting() -> str:
    """Say why somebody does not sit down; not who has blocked whom."""
    return _("You and somebody at that table do not play with each other; choose another match.")
