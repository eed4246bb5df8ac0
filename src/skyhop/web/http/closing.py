"""Closing the table: streams end at once, other requests are given a moment, and nobody is left without an answer."""

from __future__ import annotations

import asyncio

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyhop.i18n import _
from skyhop.web.http.errors import error_page


class Closing:
    """Knows all requests that are being answered, so that they can be ended."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object] | None] = set()
        self._is_begun = False

    async def answer(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer a request; one that waits too long for a table that closes is told so."""
        task, has_begun = asyncio.current_task(), False

        async def sending(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            if self._is_begun and message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Connection"] = "close"  # else whoever asks once more is reset
            await send(message)

        self._tasks.add(task)
        try:
            await app(scope, receive, sending)
        except asyncio.CancelledError:
            if not self._is_begun:
                raise
            if not has_begun:
                await error_page(503, _("The table closes; open it again in a moment."))(scope, receive, sending)
        finally:
            self._tasks.discard(task)

    def begin(self, patience: float) -> None:
        """End whatever is not answered after so many seconds; called in the event loop."""
        self._is_begun = True
        asyncio.get_running_loop().call_later(patience, self._end)

    def _end(self) -> None:
        for task in self._tasks:
            if task is not None:
                task.cancel()
