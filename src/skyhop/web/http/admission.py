"""How many requests are worked on at once; whoever comes beyond that is told to come back, and need not wait for long.

Forms and pages are counted apart. The fewer places are left, the fewer has one address; some are for who sits there.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar

MOST = 256
"""Requests. One takes some milliseconds, so that the last one waits about as long as people do."""
KEPT_FOR_SEATS = 64
"""Places besides, for who sits at the table that is asked for."""
AT_ONCE = 4
"""Of these, that begin in one pass of the event loop: between two passes those are let in who come later."""


class TooManyRequests(Exception):  # noqa: N818  an answer, not an error of the program
    """More requests are worked on than anybody would like to wait for."""


class ConcurrencyLimit:
    """Counts the requests that have come whole and whose answers have not begun."""

    def __init__(self, most: int = MOST, kept: int = KEPT_FOR_SEATS) -> None:
        self.shares = AdmissionShare(most), AdmissionShare(kept)
        """For all, and for who sits there and finds no room in the other."""
        self._free = AT_ONCE
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """For a turn, by address; whose turn it was last stands at the end."""

    @property
    def inside(self) -> int:
        """How many there are."""
        return sum(share.of_address.total() for share in self.shares)

    async def turn(self, address: str) -> None:
        """Wait for a pass of the event loop in which one more may begin, of each address in turn."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
            loop.call_soon(self._pass_on)
        else:
            self._waiting.setdefault(address, deque()).append(turn := loop.create_future())
            await turn

    def _pass_on(self) -> None:
        """Let another one begin; nobody is waited for who does not wait any more."""
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
        """Where one more may come in; None where there is no room."""
        return next((share for share in self.shares[: 1 + is_seated] if share.has_room(address)), None)


class AdmissionShare:
    """Some of the places."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of_address = Counter[str]()

    def has_room(self, address: str) -> bool:
        """Say whether one more may come in: one address has at most as many places as are left to all others."""
        return self.of_address[address] < self.most - self.of_address.total()

    def enter(self, address: str) -> None:
        """Count one more."""
        self.of_address[address] += 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]


class Admission:
    """Of one request to a crowd, once."""

    def __init__(self, crowd: ConcurrencyLimit, address: str = "", *, is_seated: bool = False) -> None:
        self._crowd = crowd
        self._address, self._is_seated = address, is_seated
        self._share: AdmissionShare | None = None
        self._is_counted = False

    def take(self) -> None:
        """Be counted from now on, the first time that it is asked for; `Crowded` where there are too many."""
        if self._share is not None:
            return
        self._share = self._crowd.share_for(self._address, is_seated=self._is_seated)
        if self._share is None:
            raise TooManyRequests
        self._count(self._share)

    def leave(self) -> None:
        """Be counted no longer."""
        if self._share is not None and self._is_counted:
            self._is_counted = False
            self._share.leave(self._address)

    @contextmanager
    def left(self) -> Iterator[None]:
        """Leave meanwhile, and come back whoever else is inside then."""
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
"""That of the request that is answered just now."""


def only_waiting() -> AbstractContextManager[None]:
    """Keep nobody out meanwhile: what waits for a bot or for a hint lets others be worked on."""
    return ADMISSION.get().left()
