"""Program that plays on a server in an event loop, with as little work for each request as possible."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator
from typing import Any

from tools.reliability.guest import LARGEST, Guest, chunks, read_head

BASE = "/api/v1"
LATER = {429, 503}


class Program(Guest):
    """Program with a token. It appends the response time of each request to `seconds`."""

    def __init__(self, port: int, token: str, seconds: list[float]) -> None:
        super().__init__(port)
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self._seconds = seconds
        self.put_off = 0
        """Number of responses that asked the program to come back later because of high load."""

    async def call(self, method: str, path: str, **sent: object) -> tuple[int, dict[str, Any]]:
        """Send a request, and repeat it while the server is busy. Return the status and the document."""
        body = json.dumps(sent).encode() if sent else b""
        while True:
            begun = time.monotonic()
            answer = await self.ask(method, BASE + path, body, self._headers)
            self._seconds.append(time.monotonic() - begun)
            if answer.status not in LATER:
                return answer.status, json.loads(answer.text)
            self.put_off += 1
            await asyncio.sleep(int(answer.headers.get("retry-after", "1")))

    async def lines(self, path: str) -> AsyncGenerator[dict[str, Any]]:
        """Open a stream over a separate connection, and yield its lines. While the server is busy, try again."""
        plain = {**self._headers, "Accept-Encoding": "identity"}
        while True:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=LARGEST)
            try:
                writer.write(self.request("GET", BASE + path, headers=plain))
                status, headers = await read_head(reader)
                if status == 200:
                    text = b""
                    async for chunk in chunks(reader):
                        *lines, text = (text + chunk).split(b"\n")
                        for line in filter(None, lines):
                            yield json.loads(line)
                    return
            finally:
                writer.close()
            if status not in LATER:
                raise ConnectionRefusedError(f"{status}")
            self.put_off += 1
            await asyncio.sleep(int(headers.get("retry-after", "1")))
