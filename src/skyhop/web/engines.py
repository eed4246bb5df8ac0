"""The games' engines: compiled step by step beside the first requests, the one that is asked for before the others."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import NamedTuple

from skyhop.core import registry
from skyhop.table.warm import warm_up_bots, warm_up_play


class Step(NamedTuple):
    """A part of a game to be compiled: play, which its players wait for, or the bots, which think in threads."""

    game: str
    is_play: bool


class Engines:
    """Compiles all games in a thread; whoever needs a game waits until that one can be played.

    The thread is a daemon: whoever closes the table need not wait until all is compiled.
    """

    def __init__(self, on_ready: Callable[[], None] | None = None) -> None:
        """Begin at once; must be made in the event loop. `on_ready` is called in it when all is compiled."""
        self._loop = asyncio.get_running_loop()
        self._steps = [Step(game, is_play) for is_play in (True, False) for game in reversed(registry.names())]
        self._done = {step: self._loop.create_future() for step in self._steps}
        self._lock = threading.Lock()
        self._on_ready = on_ready
        threading.Thread(target=self._compile, name="warm-up", daemon=True).start()

    async def ready(self, game: str) -> None:
        """Wait until a game can be played without a pause; what it lacks is compiled next."""
        with self._lock:
            self._steps.sort(key=lambda step: step.game != game)
        await asyncio.shield(self._done[Step(game, is_play=True)])

    async def all_ready(self) -> None:
        """Wait until all is compiled."""
        await asyncio.gather(*map(asyncio.shield, self._done.values()))

    def close(self) -> None:
        """Let nobody wait any longer."""
        for done in self._done.values():
            done.cancel()

    def _compile(self) -> None:
        while (step := self._next()) is not None:
            error: BaseException | None = None
            try:
                (warm_up_play if step.is_play else warm_up_bots)(step.game)
            except BaseException as failed:  # noqa: BLE001  whoever waits is told, whatever it is
                error = failed
            with contextlib.suppress(RuntimeError):  # the table has been closed meanwhile
                self._loop.call_soon_threadsafe(self._tell, step, error)

    def _next(self) -> Step | None:
        with self._lock:
            return self._steps.pop(0) if self._steps else None

    def _tell(self, step: Step, error: BaseException | None) -> None:
        """Wake whoever waits for a step."""
        done = self._done[step]
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
            done.exception()  # told to whoever waits, and nobody must
            return
        done.set_result(None)
        if self._on_ready is not None and all(other.done() for other in self._done.values()):
            self._on_ready()
