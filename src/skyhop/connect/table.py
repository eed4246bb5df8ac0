"""A table elsewhere: what is asked of it, and its streams, line by line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any

import httpx

from skyhop.core.language.i18n import _

QUIET = 15.0
"""Seconds without a byte after which a stream is dead: the table sends one every six."""
TRIES = 5
"""How often something is asked for where the table says that it cannot just now."""
LONGEST_PAUSE = 60.0
LATER = frozenset({429, 502, 503, 504, 507})


class Refusal(Exception):  # noqa: N818  an answer, not an error of the program
    """The table does not do what was asked for; the message is its own."""

    def __init__(self, status: int, said: str) -> None:
        """Carry the status."""
        super().__init__(said)
        self.status = status


class Unreachable(Exception):  # noqa: N818  it says what is the matter
    """The table cannot be reached, or its stream ended before it was over: it is worth trying again."""

    def __init__(self, said: str, seconds: float = 0.0) -> None:
        """Say after how many seconds, where the table has said so."""
        super().__init__(said)
        self.seconds = seconds


class Table:
    """A table elsewhere, as one program is let in."""

    def __init__(self, address: str, token: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        """Ask with a token, which is sent in a header and to that address alone."""
        headers = {"Authorization": f"Bearer {token}", "User-Agent": "skyhop connect"}
        timeout = httpx.Timeout(QUIET, connect=10.0)
        base = address.rstrip("/") + "/api/v1"
        self._http = httpx.AsyncClient(base_url=base, headers=headers, timeout=timeout, transport=transport)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._http.aclose()

    async def ask(self, path: str, body: dict[str, Any] | None = None, method: str = "GET") -> dict[str, Any]:
        """Ask for something, again where the table says that it cannot just now; `Refusal` where it will not.

        Raises:
            Unreachable: where it cannot be asked.

        """
        for tried in range(1, TRIES + 1):
            try:
                answer = await self._http.request(method, path, json=body)
            except httpx.HTTPError as error:
                raise Unreachable(_unreached(error)) from None
            if answer.is_success:
                found: dict[str, Any] = answer.json()
                return found
            if answer.status_code not in LATER or tried == TRIES:
                break
            await asyncio.sleep(_pause(answer))
        raise Refusal(answer.status_code, _said(answer))

    async def post(self, path: str, **body: Any) -> dict[str, Any]:  # noqa: ANN401  whatever is sent there
        """Ask for something that changes something."""
        return await self.ask(path, body or None, "POST")

    async def lines(self, path: str) -> AsyncGenerator[dict[str, Any]]:
        """Yield the lines of a stream; errors as above, and `Unreachable` where it falls silent."""
        try:
            async with self._http.stream("GET", path) as answer:
                if answer.status_code in LATER:
                    raise Unreachable(_("The table has too much to do."), _pause(answer))
                if not answer.is_success:
                    await answer.aread()
                    raise Refusal(answer.status_code, _said(answer))
                async for line in answer.aiter_lines():
                    if line.strip():
                        yield json.loads(line)
        except (httpx.HTTPError, json.JSONDecodeError) as error:
            raise Unreachable(_unreached(error)) from None


def _pause(answer: httpx.Response) -> float:
    """How long the table wants to be left alone."""
    said = answer.headers.get("retry-after", "")
    return min(float(said), LONGEST_PAUSE) if said.isascii() and said.isdecimal() else 1.0


def _said(answer: httpx.Response) -> str:
    """What the table says of a refusal, or its status where that is no table of ours."""
    try:
        return str(answer.json()["detail"])
    except (ValueError, KeyError, TypeError):
        return _("The address answered %(status)s, as no table of Skyhop does.") % {"status": answer.status_code}


def _unreached(error: Exception) -> str:
    return _("The table cannot be reached (%(reason)s).") % {"reason": type(error).__name__}
