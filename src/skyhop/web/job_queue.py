"""What is made in the background for guests, such as films: one thing after another, in a short queue, and kept.

A page asks again and again how far it is, and so says that somebody waits for it. Where the worker that made it has
died, the one that is asked takes it up.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import hashlib
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from skyhop.table.faults import StoreFault
from skyhop.web.limits import Busy
from skyhop.web.made_folder import PATIENCE, Asker, MadeFolder

MOST_WAITING = 12
"""Things of one kind that are not done, of all workers; a guest has one of them."""
MOST_OF_ADDRESS = 6
"""Of these, so that guests of one address leave room for others."""
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


class Turns:
    """Lets one after another make something: the addresses in turn, whoever of them came first."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._waiting = defaultdict[str, deque[asyncio.Future[None]]](deque)
        """By address, in the order in which they are served."""
        self._served = ""
        """The address that was served last."""
        self._is_taken = False

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, which is the block's."""
        if self._is_taken:
            called = asyncio.get_running_loop().create_future()
            self._waiting[address].append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():  # called and told to stop at once
                    self._call()
                raise
        self._is_taken, self._served = True, address
        try:
            yield
        finally:
            self._call()

    def _call(self) -> None:
        """Call the next one; the address that was just served comes last."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            address = next((other for other in self._waiting if other != self._served), self._served)
            others = self._waiting.pop(address)
            called = others.popleft()
            if others:
                self._waiting[address] = others
            if not called.done():
                called.set_result(None)
                self._is_taken = True


class Making:
    """What waits or is being made by this worker."""

    def __init__(
        self, order: Order, folder: MadeFolder, turn: AbstractAsyncContextManager[None], thread: ThreadPoolExecutor
    ) -> None:
        """Have it made in the language in use, when its turn has come."""
        self.made = 0
        self._order = order
        self._folder = folder
        self._is_wanted = True
        self.work = asyncio.create_task(self._wait(turn, thread), name=f"making {order.name}")

    async def _wait(self, turn: AbstractAsyncContextManager[None], thread: ThreadPoolExecutor) -> None:
        context = contextvars.copy_context()
        async with turn:
            await asyncio.get_running_loop().run_in_executor(thread, context.run, self._make)

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
        self._turns = Turns()
        self._begun: dict[str, Making] = {}
        self._failed: dict[str, BaseException] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, order: Order, asker: Asker) -> Progress | None:
        """Say how far something is, None where nobody makes it; what went wrong with it is raised."""
        name = order.name
        if error := self._failed.get(name):
            raise error
        if size := self._folder.size(name):
            return Progress(order.parts, size)
        note = self._folder.note(name)
        if note is None:
            return None
        self._folder.ask(name)
        if note.asker.guest != asker.guest:
            self._folder.share(name, asker)
        if note.is_orphan:
            self._make(order, note.asker)
        return Progress(self._begun[name].made if name in self._begun else note.made)

    def forgive(self, order: Order) -> None:
        """Forget what went wrong with something, so that it is made anew."""
        self._failed.pop(order.name, None)

    def read(self, order: Order) -> bytes | None:
        """What was made, None where it is not there."""
        return self._folder.read(order.name)

    def ask_for_room(self, asker: Asker) -> None:
        """`Busy` where too many wait for theirs; what the guest waits for makes room itself."""
        notes = [note for note in self._folder.notes().values() if not note.is_orphan]
        others = [note.asker for note in notes if note.asker.guest != asker.guest]
        neighbours = [other for other in others if other.address == asker.address]
        if len(others) >= MOST_WAITING or len(neighbours) >= MOST_OF_ADDRESS:
            raise Busy

    def begin(self, order: Order, asker: Asker) -> Progress:
        """Have something made for a guest, instead of anything else that this guest alone waits for."""
        for other in [other for other, note in self._folder.notes().items() if note.asker.guest == asker.guest]:
            if not self._folder.pass_on(other):
                self._drop(other)
        self._folder.sweep()
        self._make(order, asker)
        return Progress(0)

    def _make(self, order: Order, asker: Asker) -> None:
        """Make something, unless another worker that lives does."""
        name = order.name
        if self._folder.claim(name, asker):
            making = Making(order, self._folder, self._turns.turn(asker.address), self._thread)
            self._begun[name] = making
            task = asyncio.create_task(self._look_after(name, making))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop what is being made; where a note cannot be removed, nobody holds it any more."""
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
