"""A guest of the table who speaks HTTP: reads pages, fills in their forms, and is timed."""

from __future__ import annotations

import gzip
import re
import secrets
import threading
from collections.abc import Mapping, Sequence
from html import unescape
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlencode

FRAGMENT = {"Accept": "text/vnd.skyhop.server"}
PART = re.compile(r"<!--part (\S+)-->")
BUTTON = re.compile(r'<button[^>]* name="action" value="([^"]+)"')
NOTHING_CHOSEN = re.compile(r'<input type="hidden" name="action" value="([^"]+)"')
"""What a form sends where none of its pieces is chosen, such as an exchange of no cards."""
PLACE = re.compile(r'name="to" value="([^"]+)" data-takes="([^"]+)"')


class Answer(NamedTuple):
    """What the table answered, and the seconds until all of it was there."""

    status: int
    location: str
    page: str
    seconds: float
    size: int
    """Bytes of it on the wire."""


class Guest:
    """One visitor with one connection and the cookies that the table gave."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = HTTPConnection(host, port)
        self._origin = f"http://{host}:{port}"
        self._cookies = SimpleCookie()
        self._page = secrets.token_hex(8)
        """The name of the one page that the guest has open."""

    def get(self, path: str) -> Answer:
        """Get the whole page at a path, or at a match only the table."""
        return self._ask("GET", path, None)

    def get_page(self, path: str) -> Answer:
        """Get a page as a browser does that opens it."""
        return self._ask("GET", path, None, {"Accept": "text/html"})

    def post(self, path: str, page: str, fields: dict[str, str], parts: Sequence[str] = ()) -> Answer:
        """Send a form of a page, with the hidden fields that the page gave it, and name the parts that the page has."""
        hidden = {name: field_of(page, name) for name in ("token", "ply")}
        named = {"Skyhop-Parts": ",".join(parts), "Skyhop-Page": self._page}
        return self._ask("POST", path, urlencode({**hidden, **fields}), {**FRAGMENT, **named})

    def stream(self, path: str) -> HTTPResponse:
        """Open a page's stream, over a connection of its own, which is closed with it."""
        page = self.get(path).page
        version = re.search(r'data-version="([^"]*)"', page)
        parts = ",".join(PART.findall(page))
        named = urlencode({"after": version[1] if version else "", "parts": parts, "page": self._page})
        connection = HTTPConnection(self._connection.host, self._connection.port)
        connection.request("GET", f"{path}/events?{named}", headers=self._headers({"Connection": "close"}))
        return connection.getresponse()

    def close(self) -> None:
        """Leave."""
        self._connection.close()

    def _headers(self, more: Mapping[str, str]) -> dict[str, str]:
        cookie = self._cookies.output(attrs=[], header="", sep=";").strip()
        return {"Origin": self._origin, "Cookie": cookie, "Accept-Encoding": "gzip", **more}

    def _ask(self, method: str, path: str, body: str | None, more: Mapping[str, str] = FRAGMENT) -> Answer:
        headers = self._headers(more)
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        start = perf_counter()
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        sent = response.read()
        seconds = perf_counter() - start
        page = (gzip.decompress(sent) if response.headers.get("Content-Encoding") == "gzip" else sent).decode()
        for cookie in response.headers.get_all("Set-Cookie", []):
            self._cookies.load(cookie)
        return Answer(response.status, response.headers.get("Location", ""), page, seconds, len(sent))


class Stream:
    """A page's stream: what comes is counted, and not looked at."""

    def __init__(self, guest: Guest, path: str) -> None:
        """Listen from now on."""
        self._response = guest.stream(path)
        self._news = threading.Condition()
        self.size = 0
        """Bytes that have come."""
        threading.Thread(target=self._count, daemon=True).start()

    def wait_beyond(self, size: int, patience: float) -> None:
        """Wait until more than so many bytes have come; `TimeoutError` after so many seconds."""
        with self._news:
            if not self._news.wait_for(lambda: self.size > size, patience):
                message = "a stream brings no news"
                raise TimeoutError(message)

    def _count(self) -> None:
        while sent := self._response.read1():
            with self._news:
                self.size += len(sent)
                self._news.notify_all()


def field_of(page: str, name: str) -> str:
    """The value of a page's hidden field, nothing where it has none."""
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    return found[1] if found else ""


def actions_on(page: str) -> list[dict[str, str]]:
    """List the fields of the actions that a match's page offers: pieces and places that take them, then buttons."""
    placed = [{"action": piece, "to": place} for place, pieces in PLACE.findall(page) for piece in pieces.split()]
    pressed = [{"action": unescape(action)} for action in (*BUTTON.findall(page), *NOTHING_CHOSEN.findall(page))]
    return placed + pressed


def action_on(page: str) -> dict[str, str] | None:
    """Find the fields of the first action that a match's page offers, if any."""
    return next(iter(actions_on(page)), None)
