"""A guest of the table who speaks HTTP: reads pages, fills in their forms, and is timed."""

from __future__ import annotations

import re
from html import unescape
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlencode

FRAGMENT = {"Accept": "text/vnd.skyhop.table"}


class Answer(NamedTuple):
    """What the table answered, and the seconds until all of it was there."""

    status: int
    location: str
    page: str
    seconds: float


class Guest:
    """One visitor with one connection and the cookies that the table gave."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = HTTPConnection(host, port)
        self._origin = f"http://{host}:{port}"
        self._cookies = SimpleCookie()

    def get(self, path: str) -> Answer:
        """Get the whole page at a path, or at a match only the table."""
        return self._ask("GET", path, None)

    def post(self, path: str, page: str, fields: dict[str, str]) -> Answer:
        """Send a form of a page, with the hidden fields that the page gave it."""
        hidden = {name: field_of(page, name) for name in ("token", "ply")}
        return self._ask("POST", path, urlencode({**hidden, **fields}))

    def close(self) -> None:
        """Leave."""
        self._connection.close()

    def _ask(self, method: str, path: str, body: str | None) -> Answer:
        headers = {
            "Origin": self._origin,
            "Cookie": self._cookies.output(attrs=[], header="", sep=";").strip(),
            **FRAGMENT,
        }
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        start = perf_counter()
        self._connection.request(method, path, body, headers)
        response = self._connection.getresponse()
        page = response.read().decode()
        seconds = perf_counter() - start
        for cookie in response.headers.get_all("Set-Cookie", []):
            self._cookies.load(cookie)
        return Answer(response.status, response.headers.get("Location", ""), page, seconds)


def field_of(page: str, name: str) -> str:
    """The value of a page's hidden field, nothing where it has none."""
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    return found[1] if found else ""


def action_on(page: str) -> dict[str, str] | None:
    """Find the fields of an action that a match's page offers: a piece and a place that takes it, else a button."""
    if placed := re.search(r'name="to" value="([^"]+)" data-takes="([^" ]+)', page):
        return {"action": placed[2], "to": placed[1]}
    pressed = re.search(r'<button[^>]* name="action" value="([^"]+)"', page)
    return {"action": unescape(pressed[1])} if pressed else None
