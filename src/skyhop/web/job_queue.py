"""What is made in the background for guests, such as films: one thing after another, in a short queue, and kept.

A page asks again and again how far it is, and so says that somebody waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from skyhop.table.faults import StoreFault
from skyhop.web.limits import Busy
from skyhop.web.made_folder import PATIENCE, MadeFolder

MOST_WAITING = 12
"""Things of one kind that are not done, of all workers; a guest has one of them."""
BEAT = 1.0
"""Seconds from one look to the next whether what is being made is still wanted."""


class Order(Protocol):
    """Something that can be made: the same under the same name, whoever asks for it."""

    @property
    def name(self) -> str:
        """What it is called on the disk."""

    @property
    def parts(self) -> int:
        """How many parts it has, for whoever wants to know how far it is."""

    def make(self, report: Callable[[int], None]) -> bytes:
        """Make it, in the thread of the queue.

        `report` is told how many parts are done, and raises `Unwanted` where nobody waits any more.
        """


class Progress(NamedTuple):
    """How far something is: how many of its parts are done, and its bytes once it is there."""

    made: int
    size: int = 0


class Unwanted(Exception):  # noqa: N818  nothing is wrong
    """Nobody waits for it any more: no page asks for it, its guest wants another, or the table closes."""


class Making:
    """What waits or is being made by this worker."""

    def __init__(self, order: Order, folder: MadeFolder, thread: ThreadPoolExecutor) -> None:
        """Have it made in the language in use."""
        self.made = 0
        self._order = order
        self._folder = folder
        self._is_wanted = True
        context = contextvars.copy_context()
        self.work = asyncio.get_running_loop().run_in_executor(thread, context.run, self._make)

    def stop(self) -> None:
        """Let it be."""
        self._is_wanted = False
        self.work.cancel()

    def _make(self) -> None:
        self._folder.keep(self._order.name, self._order.make(self._report))

    def _report(self, made: int) -> None:
        if not self._is_wanted:
            raise Unwanted
        self.made = made


class JobQueue:
    """What a table makes of one kind, as one of its workers sees it."""

    def __init__(self, folder: MadeFolder, thread: ThreadPoolExecutor) -> None:
        """Keep it in a folder that all workers share."""
        self._folder = folder
        self._thread = thread
        self._begun: dict[str, Making] = {}
        self._failed: dict[str, BaseException] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, order: Order, guest: str) -> Progress | None:
        """Say to a guest how far something is, None where nobody makes it; what went wrong with it is raised."""
        name = order.name
        if error := self._failed.get(name):
            raise error
        if size := self._folder.size(name):
            return Progress(order.parts, size)
        note = self._folder.note(name)
        if note is None:
            return None
        self._folder.ask(name)
        if note.guest != hashed(guest):
            self._folder.share(name, hashed(guest))
        return Progress(self._begun[name].made if name in self._begun else note.made)

    def forgive(self, order: Order) -> None:
        """Forget what went wrong with something, so that it is made anew."""
        self._failed.pop(order.name, None)

    def read(self, order: Order) -> bytes | None:
        """What was made, None where it is not there."""
        return self._folder.read(order.name)

    def ask_for_room(self, guest: str) -> None:
        """`Busy` where too many wait for theirs; what the guest waits for makes room itself."""
        if sum(note.guest != hashed(guest) for note in self._folder.notes().values()) >= MOST_WAITING:
            raise Busy

    def begin(self, order: Order, guest: str) -> Progress:
        """Have something made for a guest, instead of anything else that this guest alone waits for."""
        name, guest = order.name, hashed(guest)
        for other in [other for other, note in self._folder.notes().items() if note.guest == guest]:
            if not self._folder.pass_on(other):
                self._drop(other)
        self._folder.sweep()
        if self._folder.claim(name, guest):
            making = Making(order, self._folder, self._thread)
            self._begun[name] = making
            task = asyncio.create_task(self._look_after(name, making))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return Progress(0)

    def close(self) -> None:
        """Stop what is being made; a note that cannot be removed is soon too old."""
        for name in list(self._begun):
            with contextlib.suppress(StoreFault):
                self._drop(name)

    def _drop(self, name: str) -> None:
        """Have something stopped, by whichever worker makes it."""
        if making := self._begun.pop(name, None):
            making.stop()
        self._folder.release(name)

    async def _look_after(self, name: str, making: Making) -> None:
        """Watch something while it is made, and remember for a while what went wrong with it."""
        error = await self._watched(name, making)
        if self._begun.get(name) is not making:
            return
        del self._begun[name], making
        if error is not None:
            self._failed[name] = error
        with contextlib.suppress(StoreFault):
            self._folder.release(name)
        if error is not None:
            await asyncio.sleep(PATIENCE)
            self._failed.pop(name, None)

    async def _watched(self, name: str, making: Making) -> BaseException | None:
        """Renew the note of something while it is made, stop it when nobody waits for it; give what went wrong."""
        while not making.work.done():
            try:
                if self._begun.get(name) is making and not self._folder.renew(name, making.made):
                    self._drop(name)
            except StoreFault as fault:
                making.stop()
                return fault
            await asyncio.wait([making.work], timeout=BEAT)
        return None if making.work.cancelled() else making.work.exception()


def hashed(text: str) -> str:
    """A name for something that tells nothing of it."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
