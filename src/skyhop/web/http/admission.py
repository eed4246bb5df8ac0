"""Concurrency limit. The server immediately refuses requests above the limit with 503, so nobody waits long.

Forms and pages have separate limits. Each admitted request takes a slot. If the requests of an IP address take n
slots, this address gets another slot only while more than n slots are free. Some slots are reserved for players of
the requested match.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar

MAX_REQUESTS = 256
"""Maximum number of concurrent requests.

A request takes some milliseconds, so the last one waits an acceptable time.
"""
SEAT_SLOTS = 64
"""Additional slots for requests of players in the requested match."""
STARTS_PER_PASS = 4
"""Number of requests that start in one pass of the event loop. Between passes, the server accepts connections."""


class TooManyRequests(Exception):  # noqa: N818  an expected outcome, not a program error
    """Refusal of a request, because no slot is free for its IP address."""


class ConcurrencyLimit:
    """Limit for the number of requests in progress.

    A request takes a slot when it has fully arrived, and frees the slot when its response starts.
    """

    def __init__(self, most: int = MAX_REQUESTS, reserved: int = SEAT_SLOTS) -> None:
        self.shares = AdmissionShare(most), AdmissionShare(reserved)
        """Slots for all requests, and reserved slots.

        Players of the requested match use the reserved slots when all other slots are taken.
        """
        self._free = STARTS_PER_PASS
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Requests waiting to start, by address; the address that was served last is at the end."""

    @property
    def inside(self) -> int:
        """Number of requests that hold a slot at present."""
        return sum(share.of_address.total() for share in self.shares)

    async def turn(self, address: str) -> None:
        """Wait until the current request from the IP address may start.

        Waiting requests start in turn by IP address, so that no address delays the others.
        """
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
            loop.call_soon(self._pass_on)
        else:
            self._waiting.setdefault(address, deque()).append(turn := loop.create_future())
            await turn

    def _pass_on(self) -> None:
        """Start the next waiting request. Skip cancelled requests."""
        while self._waiting:
            address = next(iter(self._waiting))
            turns = self._waiting.pop(address)
            turn = turns.popleft()
            if turns:
                self._waiting[address] = turns
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._pass_on)
                return
        self._free += 1

    def share_for(self, address: str, *, is_seated: bool) -> AdmissionShare | None:
        """Return the group with a slot for one more request of an IP address. Return None if no group has such a slot.

        `is_seated` means that the sender is a player of the requested match. Such a request may use the reserved
        slots.
        """
        return next((share for share in self.shares[: 1 + is_seated] if share.has_room(address)), None)


class AdmissionShare:
    """Group of `most` slots. The object counts the slots in use for each IP address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of_address = Counter[str]()

    def has_room(self, address: str) -> bool:
        """Return True if a request of an IP address may take one more slot.

        The number of free slots must be larger than the number of slots that the address has.
        """
        return self.of_address[address] < self.most - self.of_address.total()

    def enter(self, address: str) -> None:
        """Take a slot for one more request from an IP address."""
        self.of_address[address] += 1

    def leave(self, address: str) -> None:
        """Free a slot that a request from an IP address used."""
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]


class Admission:
    """Admission of one request by a concurrency limit. The request takes at most one slot."""

    def __init__(self, crowd: ConcurrencyLimit, address: str = "", *, is_seated: bool = False) -> None:
        self._crowd = crowd
        self._address, self._is_seated = address, is_seated
        self._share: AdmissionShare | None = None
        self._is_counted = False

    def take(self) -> None:
        """Take a slot if the request has none. Raise `TooManyRequests` if no slot is available."""
        if self._share is not None:
            return
        self._share = self._crowd.share_for(self._address, is_seated=self._is_seated)
        if self._share is None:
            raise TooManyRequests
        self._count(self._share)

    def leave(self) -> None:
        """Free the slot of the request."""
        if self._share is not None and self._is_counted:
            self._is_counted = False
            self._share.leave(self._address)

    @contextmanager
    def leave_temporarily(self) -> Iterator[None]:
        """Free the slot of the request during the block.

        After the block, take a slot again, even if no slot is free.
        """
        share = self._share if self._is_counted else None
        self.leave()
        try:
            yield
        finally:
            if share is not None:
                self._count(share)

    def _count(self, share: AdmissionShare) -> None:
        self._is_counted = True
        share.enter(self._address)


ADMISSION: ContextVar[Admission] = ContextVar("skyhop_admission")
"""Admission of the current request."""


def leave_while_waiting() -> AbstractContextManager[None]:
    """Free the slot of the current request during the block.

    Use this for a block that only waits, for example for a bot or a hint.
    """
    return ADMISSION.get().leave_temporarily()
