"""A guest with a browser, for tests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import httpx

from skyhop.server.matches.live import Live
from skyhop.server.players.sessions import parse_player
from skyhop.web.http.guard import Guard

HOST = "http://127.0.0.1"
FRAGMENT = {"Accept": "text/vnd.skyhop.server"}


class Visitor:
    """A guest with a browser of their own, who fills in the forms of the pages."""

    def __init__(self, table: Guard, address: str = "127.0.0.1") -> None:
        """Open a browser. `address` is the IP address of its machine."""
        self.table = table
        transport = httpx.ASGITransport(table, client=(address, 123))
        self.http = httpx.AsyncClient(
            transport=transport, base_url=HOST, follow_redirects=True, headers={"Accept-Encoding": "identity"}
        )
        self.page = ""

    async def get(self, path: str) -> httpx.Response:
        return self._seen(await self.http.get(path))

    async def post(self, path: str, data: dict[str, str] | None = None, **headers: str) -> httpx.Response:
        fields = {"token": self.token, **(data or {})}
        return self._seen(await self.http.post(path, data=fields, headers={"Origin": HOST, **headers}))

    async def start(self, **choices: str) -> str:
        """Begin a match and return its path, without the lobby, which takes as long to draw as a test."""
        if not self.token:
            await self.get("/settings")
        answer = await self.post("/matches", {"game": "balloon-cup", "seat2": "random", "first": "me", **choices})
        return answer.url.path

    async def play(self, path: str, action: str, **headers: str) -> httpx.Response:
        return await self.post(f"{path}/actions", {"ply": self.ply, "action": action}, **headers)

    async def why(self, path: str, ply: int, *actions: str, **more: str) -> httpx.Response:
        """Ask why some actions cannot be done; the page stays as it is."""
        return await self.http.get(f"{path}/why", params={"ply": ply, "action": actions, **more})

    async def explanation(self, path: str, ply: int, *actions: str, **more: str) -> httpx.Response:
        """Ask what an action does; the page stays as it is."""
        return await self.http.get(f"{path}/explanation", params={"ply": ply, "action": actions, **more})

    async def read_stream(self, address: str, is_enough: Callable[[str], bool], last: str = "") -> str:
        """Read a stream until it is enough. `last` is the id of the last event that the browser has received."""
        parts, gone = list[str](), asyncio.Event()
        path, _mark, query = address.partition("?")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = [(b"host", b"127.0.0.1"), (b"cookie", cookies.encode()), (b"last-event-id", last.encode())]
        scope = {"type": "http", "method": "GET", "path": path, "raw_path": b"", "query_string": query.encode()}
        scope |= {"headers": headers, "client": ("127.0.0.1", 1), "scheme": "http", "http_version": "1.1"}
        scope |= {"server": ("127.0.0.1", 80), "root_path": ""}

        async def receive() -> dict[str, object]:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            parts.append(message.get("body", b"").decode())
            if is_enough("".join(parts)):
                gone.set()

        async with asyncio.timeout(20):
            await self.table(scope, receive, send)  # type: ignore[arg-type]
        return "".join(parts)

    @property
    def guest(self) -> str:
        """The player that the browser's cookie proves."""
        state = self.table.app.state
        return parse_player(str(state.cookies.read_proof(self.http.cookies[state.cookie_name])))

    @property
    def token(self) -> str:
        return self._field("token")

    @property
    def ply(self) -> str:
        return self._field("ply")

    @property
    def notice(self) -> str:
        found = re.search(r'<p class="notice" role="alert"[^>]*>(.*?)</p>', self.page, re.DOTALL)
        return re.sub("<[^>]*>", "", found[1]) if found else ""

    def _field(self, name: str) -> str:
        found = re.search(rf'name="{name}" value="([^"]*)"', self.page)
        return found[1] if found else ""

    def _seen(self, response: httpx.Response) -> httpx.Response:
        self.page = response.text or self.page
        return response


def any_action(live: Live, seat: int) -> str:
    """The first legal action of a seat that is to decide."""
    view = live.match.view(seat)
    return live.match.game.write(view, live.match.game.legal(view)[0])


def words_of(text: str) -> set[str]:
    """Return the words of a text in lower case. An id is one word, even if its random letters contain a name."""
    return set(re.findall(r"[\w-]+", text.lower()))
