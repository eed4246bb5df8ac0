"""HTTP client for server benchmarks.

The client reads pages, submits their forms, and measures the time of each response.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from html import unescape
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from pathlib import Path
from time import perf_counter, sleep
from typing import NamedTuple
from urllib.parse import urlencode

from skyhop.game.ai import Workload
from skyhop.game.game import Game
from skyhop.lab.bench import Measurement, measure_times, measurement

FRAGMENT = {"Accept": "text/vnd.skyhop.server"}
PART = re.compile(r"<!--part (\S+)-->")
BUTTON = re.compile(r'<button[^>]* name="action" value="([^"]+)"')
NOTHING_CHOSEN = re.compile(r'<input type="hidden" name="action" value="([^"]+)"')
"""Pattern for the action that a form submits if the player selects nothing.

An example is an exchange of no cards.
"""
PLACE = re.compile(r'name="to" value="([^"]+)" data-takes="([^"]+)"')


class TimedResponse(NamedTuple):
    """Response of the server, with the seconds from the request to the complete response."""

    status: int
    location: str
    page: str
    seconds: float
    size: int
    """Size of the response on the network, in bytes."""


class Guest:
    """HTTP client of one guest, with one connection and the cookies that the server set."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = HTTPConnection(host, port)
        self._origin = f"http://{host}:{port}"
        self._cookies = SimpleCookie()
        self._page = secrets.token_hex(8)
        """Name of the page that the guest has open."""

    def get(self, path: str) -> TimedResponse:
        """Send a GET request with the headers that a script on a page sends. Return the timed response.

        For a match, the server returns only the board. For all other paths, it returns a complete page.
        """
        return self._ask("GET", path, None)

    def get_page(self, path: str) -> TimedResponse:
        """Send a GET request with the headers that a browser sends to open a page. Return the timed response.

        The server returns the complete page.
        """
        return self._ask("GET", path, None, {"Accept": "text/html"})

    def post(self, path: str, page: str, fields: dict[str, str], parts: Sequence[str] = ()) -> TimedResponse:
        """Submit a form of the web page `page`, with the hidden fields of this page.

        `parts` contains the names of the fragments that the page shows.
        """
        hidden = {name: field_of(page, name) for name in ("token", "ply")}
        named = {"Skyhop-Parts": ",".join(parts), "Skyhop-Page": self._page}
        return self._ask("POST", path, urlencode({**hidden, **fields}), {**FRAGMENT, **named})

    def stream(self, path: str) -> HTTPResponse:
        """Open the event stream of a page on a new connection.

        The connection closes with the stream.
        """
        page = self.get(path).page
        version = re.search(r'data-version="([^"]*)"', page)
        parts = ",".join(PART.findall(page))
        named = urlencode({"after": version[1] if version else "", "parts": parts, "page": self._page})
        connection = HTTPConnection(self._connection.host, self._connection.port)
        connection.request("GET", f"{path}/events?{named}", headers=self._headers({"Connection": "close"}))
        return connection.getresponse()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _headers(self, more: Mapping[str, str]) -> dict[str, str]:
        cookie = self._cookies.output(attrs=[], header="", sep=";").strip()
        return {"Origin": self._origin, "Cookie": cookie, "Accept-Encoding": "gzip", **more}

    def _ask(self, method: str, path: str, body: str | None, more: Mapping[str, str] = FRAGMENT) -> TimedResponse:
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
        return TimedResponse(response.status, response.headers.get("Location", ""), page, seconds, len(sent))


class PageStream:
    """Event stream of a page. The object counts the received bytes and does not parse them."""

    def __init__(self, guest: Guest, path: str) -> None:
        """Open the event stream of a page, and start to read it."""
        self._response = guest.stream(path)
        self._news = threading.Condition()
        self.size = 0
        """Number of bytes received so far."""
        threading.Thread(target=self._count, daemon=True).start()

    def wait_beyond(self, size: int, patience: float) -> None:
        """Wait until the stream has received more than `size` bytes.

        Raises:
            TimeoutError: after `patience` seconds.
        """
        with self._news:
            if not self._news.wait_for(lambda: self.size > size, patience):
                raise TimeoutError("a stream brings no news")

    def _count(self) -> None:
        while sent := self._response.read1():
            with self._news:
                self.size += len(sent)
                self._news.notify_all()


def field_of(page: str, name: str) -> str:
    """Return the value of the hidden form field `name` in the HTML text `page`.

    Return an empty string if the page has no such field.
    """
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    return found[1] if found else ""


def actions_on(page: str) -> list[dict[str, str]]:
    """Return the form fields of each action on a match page: first the moves of pieces to targets, then the buttons."""
    placed = [{"action": piece, "to": place} for place, pieces in PLACE.findall(page) for piece in pieces.split()]
    pressed = [{"action": unescape(action)} for action in (*BUTTON.findall(page), *NOTHING_CHOSEN.findall(page))]
    return placed + pressed


def action_on(page: str) -> dict[str, str] | None:
    """Return the form fields of the first action on a match page. Return None if the page has no action."""
    return next(iter(actions_on(page)), None)


OPEN_MATCHES = 50
TABLE_ACTIONS = 100
"""Number of actions in one run. The guest plays them in all matches in turn."""
OFTEN = 95
"""Percentile of response times that the benchmark reports for slow responses."""
SERVE = ("-m", "skyhop.cli", "serve", "--port", "0", "--no-browser", "--no-limits", "--data")


def measure_posted_actions(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Open many matches, post actions to them in turn, and measure the response times.

    A response time ends when the new board has arrived.
    """
    with server() as (host, port, _process), contextlib.closing(Guest(host, port)) as guest:
        matches = [open_match(guest, game.name) for _number in range(OPEN_MATCHES)]
        times = [list(times_of_actions(guest, game.name, matches)) for _run in range(runs + 1)]
    yield from measure_times(workload.figures["table"], workload.figures["table-often"], OFTEN, times[1:])


@contextlib.contextmanager
def server(variables: Mapping[str, str] | None = None) -> Iterator[tuple[str, int, int]]:
    """Start a server in a new process with extra environment variables.

    Yield the host, the port and the process id of the server.
    """
    with tempfile.TemporaryDirectory() as data:
        command, environment = [sys.executable, *SERVE, data], {**os.environ, **(variables or {})}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603  starts our own program
        try:
            assert process.stdout is not None  # noqa: S101  for type checkers: it is a pipe
            address = next(found for line in process.stdout if (found := re.search(r"http://([\d.]+):(\d+)", line)))
            yield address[1], int(address[2]), process.pid
        finally:
            process.terminate()
            process.communicate()


def open_match(guest: Guest, game: str) -> str:
    """Start a match of the guest against the random bot, and return the path of the match page."""
    lobby = guest.get("/").page
    return guest.post("/matches", lobby, {"game": game, "seat2": "random", "first": "me"}).location


def times_of_actions(guest: Guest, game: str, matches: list[str]) -> Iterator[float]:
    """Play actions of one guest in several matches in turn. Yield the seconds until the response to each action.

    If a match has ended, replace it with a new match.
    """
    for number in range(TABLE_ACTIONS):
        place = number % len(matches)
        while (action := action_on(page := guest.get(matches[place]).page)) is None:
            matches[place] = open_match(guest, game)
        answer = guest.post(f"{matches[place]}/actions", page, action)
        if answer.status == 200:
            yield answer.seconds


ACTIONS = 200
"""Number of actions in one run."""
NEWS, REST = 2.0, 0.002
"""Seconds to wait after an action.

`NEWS` is the maximum for the updates of all pages. `REST` is for the remaining work of the server.
"""
OK, SEE_OTHER = 200, 303
COSTS = {"cost": "ms", "cost-wire": "kB", "cost-page": "kB"}
"""Unit of each figure that `measure_action_cost` measures."""
PAGES = 2
"""Number of pages, one for each guest."""


def measure_action_cost(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure the cost of an action for the server, in a match of two guests whose pages read event streams.

    Yield nothing if the operating system does not report processor time precisely enough.
    """
    if not Path("/proc/self/schedstat").exists():
        return
    with server() as served:
        costs = [_measure_cost(game, workload, served, run) for run in range(runs + 1)][1:]
    for (name, unit), values in zip(COSTS.items(), zip(*costs, strict=True), strict=True):
        yield measurement(workload.figures[name], unit, values, more_is_better=False)


def _measure_cost(
    game: Game, workload: Workload, server: tuple[str, int, int], seed: int
) -> tuple[float, float, float]:
    """Play random actions in a match of two guests and return three means for the server.

    The means are the milliseconds of one core for each action, the kilobytes sent to each page for each action, and
    the kilobytes of the first page of a match. If a match ends, continue with a new match.
    """
    host, port, process = server
    chance, seconds, actions, wire, page = random.Random(seed), 0.0, 0, 0, 0  # noqa: S311  no secret depends on it
    while actions < ACTIONS:
        guests = [Guest(host, port) for _guest in range(PAGES)]
        path = _start_match(guests, game, workload)
        page = guests[0].get_page(path).size
        streams = [PageStream(guest, path) for guest in guests]
        for stream in streams:
            stream.wait_beyond(0, NEWS)
        while actions < ACTIONS and (costs := _act(guests, streams, path, process, chance)) is not None:
            seconds, wire, actions = seconds + costs[0], wire + costs[1], actions + 1
        wire += sum(stream.size for stream in streams)
        for guest in guests:
            guest.close()
    return 1000 * seconds / actions, wire / PAGES / actions / 1000, page / 1000


def _start_match(guests: list[Guest], game: Game, workload: Workload) -> str:
    """Start a match of two guests, and return the path of the match page."""
    fields = {"game": game.name, "seat2": "friend", "first": "me", "sent": "yes", **_choices(game, workload)}
    path = guests[0].post("/matches", guests[0].get_page("/").page, fields).location
    seated = guests[1].post(f"{path}/seats", guests[1].get_page(path).page, {})  # the full page sets the cookie
    if seated.status != SEE_OTHER:
        raise RuntimeError(f"the second guest could not sit down: {seated.status}")
    return path


def _choices(game: Game, workload: Workload) -> dict[str, str]:
    """Return the form fields that select the rules of the workload: the ruleset and its documents, such as a map."""
    parameters, chosen = workload.ruleset().parameters, dict[str, str]()
    for option in game.options.documents:
        if text := str(parameters.get(option.name, "")):
            chosen |= {f"option.{option.name}": "file", f"option.{option.name}.text": text}
    return chosen


def _act(
    guests: list[Guest], streams: list[PageStream], path: str, process: int, chance: random.Random
) -> tuple[float, int] | None:
    """Play a random action from the page of the guest who must decide.

    Return two numbers: the processor seconds that the server used, and the bytes of its response. Return None after
    the end of the match, or if the server refuses the action. The response updates the board on the page of this
    guest. All other pages receive the board through their event streams.
    """
    for guest, own in zip(guests, streams, strict=True):
        page = guest.get(path).page
        actions = actions_on(page)
        if actions:
            others = {stream: stream.size for stream in streams if stream is not own}
            before = processor_seconds(process)
            answer = guest.post(f"{path}/actions", page, chance.choice(actions), PART.findall(page))
            if answer.status != OK:
                return None
            for stream, size in others.items():
                stream.wait_beyond(size, NEWS)
            sleep(REST)
            return processor_seconds(process) - before, answer.size
    return None


def processor_seconds(process: int) -> float:
    """Return the processor seconds that a process has used so far, with all its threads."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
