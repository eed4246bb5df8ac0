"""Measurement of memory and time for each costly request, with the largest input that the server accepts.

The program prints the table of docs/reliability.md. Requests run one after another. A row shows the peak memory of the
server, and of the largest process with limited memory. Both values include the loaded code.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx
from tests.mcp.assistant import assistant
from tools.reliability.figures import Figure, told
from tools.reliability.served import resident, served

from skyhop.boards.drafts.complete import REQUESTS
from skyhop.boards.drafts.draft import MOST_CITIES, Draft, DraftStep, apply_step
from skyhop.boards.settings import EXPANSIONS, settings, share_code
from skyhop.engine.document import decode_document, encode_document
from skyhop.jobs.limited import JOB_SECONDS, MEMORY_BYTES
from skyhop.lab.bench.server import actions_on, field_of
from skyhop.web.http.background_jobs import PROGRESS_PARAMETER
from skyhop.web.pages.learn.quiz import MAX_QUESTIONS

CODE = share_code(settings(size="huge", kind="capital", players=6, expansions=EXPANSIONS, seed=7))
SOLO = share_code(settings(size="huge", players=1, seed=7))
LARGEST = "huge map, all expansions"
SEATS = 6
PATIENCE = 900.0
PAUSE = 0.01
"""Seconds between two measurements of the memory."""
GROWN = 0.5
"""Minimum growth in megabytes of a process that works for a request."""
LIMITED = MEMORY_BYTES / 1e6


class Request(NamedTuple):
    """Request with the largest input. `ask` sends the request and returns a summary of the answer."""

    name: str
    largest: str
    ask: Callable[[], str]


class Cost(NamedTuple):
    """Cost of a request: seconds, and the peak memory in megabytes of the server and its largest other process."""

    request: Request
    answer: str
    seconds: float
    server: float
    other: float

    def __str__(self) -> str:
        """Return a row of the table."""
        name, largest, _ask = self.request
        other = f"{self.other:,.0f}" if self.other else "none"
        return f"| {name} | {largest} | {self.answer} | {self.server:,.0f} | {other} | {self.seconds:.1f} |"


class Scale:
    """Peak memory of a process and of all its descendants."""

    def __init__(self, process: int) -> None:
        self._process = process
        self.peaks = dict[int, float]()

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """Measure the processes during the block. Keep the peaks of processes that grow by more than `GROWN`."""
        self.peaks, ending = {}, threading.Event()
        before = self._weigh()
        looking = threading.Thread(target=self._watch, args=[ending])
        looking.start()
        try:
            yield
        finally:
            ending.set()
            looking.join()
        self.peaks = {each: peak for each, peak in self.peaks.items() if peak > before.get(each, 0.0) + GROWN}

    def _watch(self, ending: threading.Event) -> None:
        while not ending.wait(PAUSE):
            self._weigh()

    def _weigh(self) -> dict[int, float]:
        found = dict[int, float]()
        for each in below(self._process):
            with contextlib.suppress(OSError, IndexError, ValueError):
                found[each] = resident(each)
                self.peaks[each] = max(self.peaks.get(each, 0.0), found[each])
        return found


def below(process: int) -> Iterator[int]:
    """Yield the ids of a process and of its descendants, except processes that compile."""
    yield process
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                if b"compile" not in Path(f"/proc/{child}/cmdline").read_bytes():
                    yield from below(int(child))


def measured(process: int, requests: Iterator[Request]) -> Iterator[Cost]:
    """Send each request. Print and yield its cost."""
    scale = Scale(process)
    for request in requests:
        begun = time.monotonic()
        with scale.watched():
            answer = request.ask()
        seconds = time.monotonic() - begun
        server = scale.peaks.pop(process, resident(process))
        cost = Cost(request, answer, seconds, server, max(scale.peaks.values(), default=0.0))
        print(cost, flush=True)
        yield cost


class Visitor:
    """Guest of the server, with cookies and the token of its forms."""

    def __init__(self, address: str) -> None:
        self._http = httpx.Client(base_url=address, timeout=PATIENCE, headers={"Origin": address})
        page = self._http.get("/", headers={"Accept": "text/html"}).text
        self._token = field_of(page, "token")

    def get(self, path: str) -> httpx.Response:
        """Return the response to a request for a page."""
        return self._http.get(path)

    def post(self, path: str, fields: Mapping[str, str | Sequence[str]]) -> httpx.Response:
        """Send a form and return the response."""
        sent = urlencode({"token": self._token, **fields}, doseq=True)
        return self._http.post(path, content=sent, headers={"Content-Type": "application/x-www-form-urlencoded"})

    def edit(self, what: str, **asked: object) -> httpx.Response:
        """Return the result of the operation `what` of the map editor."""
        return self._http.post(f"/boards/edit/{what}", json=asked)

    def last(self, path: str) -> httpx.Response:
        """Start a persistent job, wait for its result, and return the response with the result."""
        answer = self.get(path)
        while "data-waits" in answer.text:
            time.sleep(0.2)
            answer = self.get(f"{path}{'&' if '?' in path else '?'}{PROGRESS_PARAMETER}=1")
        return answer

    def asks(self, path: str) -> Callable[[], str]:
        """Return a function that requests a page and returns a summary of the response."""
        return lambda: told_of(self.get(path))


def told_of(answer: httpx.Response) -> str:
    """Return the status of a response and the size of its body in kilobytes, as text."""
    return f"{answer.status_code}, {len(answer.content) / 1000:,.0f} kB"


def of_drafts(visitor: Visitor) -> Iterator[Request]:
    """Yield requests about drawn maps."""
    blank = visitor.get("/boards/edit/start?size=huge").json()
    for count in (MOST_CITIES // 4, MOST_CITIES):
        draft = blank | {"cities": in_rows(count)}
        yield Request("fill in a draft", f"{count} cities", partial(edited, visitor, "complete", draft))
    few = blank | {"cities": in_rows(MOST_CITIES // 4)}
    step = visitor.edit("complete", draft=few, wishes=list(REQUESTS)).json()["step"]
    whole = encode_document(apply_step(decode_document(Draft, few), decode_document(DraftStep, step)))
    for what in ("check", "fixes", "board", "drawing"):
        yield Request(f"{what} of a draft", f"{MOST_CITIES // 4} cities", partial(edited, visitor, what, whole))
    sent = {"board": visitor.get(f"/boards/{CODE}.json").text}
    yield Request("print a map drawn by hand", LARGEST, lambda: told_of(visitor.post("/boards/edit/print.pdf", sent)))


def edited(visitor: Visitor, what: str, draft: object) -> str:
    """Run an operation of the map editor on a draft. Return a summary of the response."""
    return told_of(visitor.edit(what, draft=draft, wishes=list(REQUESTS)))


def in_rows(count: int) -> list[dict[str, float | int]]:
    """Return `count` cities of a draft, in rows of twenty."""
    rows = count // 20 + 1
    places = [(0.03 + 0.94 * (at % 20) / 20, 0.03 + 0.6 * (at // 20) / rows) for at in range(count)]
    return [{"key": key, "x": x, "y": y} for key, (x, y) in enumerate(places, 1)]


def of_maps(visitor: Visitor) -> Iterator[Request]:
    """Yield requests for generated maps and for printed material."""
    yield Request("make a map", LARGEST, visitor.asks(f"/boards/{CODE}"))
    for kind in ("json", "svg", "png", "webp", "pdf"):
        yield Request(f"map as {kind}", LARGEST, visitor.asks(f"/boards/{CODE}.{kind}"))
    yield Request("map on 36 sheets", LARGEST, visitor.asks(f"/boards/{CODE}.pdf?pages=36&bleed=1&style=night-flight"))
    yield Request("compare maps", "two huge maps", visitor.asks(f"/boards/compare?map={CODE}&map={SOLO}"))
    yield Request("print a game", "balloon-cup", visitor.asks("/print/balloon-cup.pdf"))
    yield Request("rules on a map", LARGEST, visitor.asks(f"/rules/aeronaut-odyssey/capital?board={CODE}"))


def of_lessons(visitor: Visitor) -> Iterator[Request]:
    """Yield requests about the quiz and puzzles."""
    yield Request("quiz", f"first of {MAX_QUESTIONS} questions", visitor.asks(f"/quiz/all?seed=1&n={MAX_QUESTIONS}"))
    yield Request(
        "end of a quiz",
        f"{MAX_QUESTIONS} questions",
        visitor.asks(f"/quiz/all?seed=1&n={MAX_QUESTIONS}&a={'a' * MAX_QUESTIONS}"),
    )
    yield Request("puzzles", "both games", visitor.asks("/puzzles"))
    for game in ("balloon-cup", "aeronaut-odyssey"):
        path = re.findall(rf'href="(/puzzles/{game}/[^"/]+)"', visitor.get(f"/puzzles/{game}").text)[-1]
        yield Request(f"puzzle of {game}", "the hardest", visitor.asks(path))
        yield Request(f"answer to this puzzle of {game}", "the hardest", visitor.asks(f"{path}/answer"))


def of_matches(visitor: Visitor) -> Iterator[Request]:
    """Yield requests about a match on a huge map with the maximum number of players."""
    answers = list[httpx.Response]()

    def start(kind: str, code: str, seats: int, expansions: Sequence[str]) -> str:
        chosen = {"game": "aeronaut-odyssey", "ruleset": kind, "first": "me", "option.board": "file", "sent": "yes"}
        bots = {f"seat{seat}": "random" if seat <= seats else "-" for seat in range(2, SEATS + 1)}
        board = {"option.expansions": expansions, "option.board.text": visitor.get(f"/boards/{code}.json").text}
        answers.append(visitor.post("/matches", {**chosen, **bots, **board}))
        return told_of(answers[-1])

    yield Request("start a match", f"{LARGEST}, {SEATS} players", lambda: start("capital", CODE, SEATS, EXPANSIONS))
    path = answers[-1].headers["location"]
    yield Request("open a match", "this match", visitor.asks(path))
    yield Request("hint", "this match", lambda: told_of(hint(visitor, path)))
    play(visitor, path)
    for name, end in (("picture as svg", "picture.svg"), ("picture as png", "picture.png"), ("journal", "journal")):
        yield Request(name, "this match, after the last step", visitor.asks(f"{path}/{end}"))
    yield Request("analysis", "this match, all decisions", lambda: told_of(visitor.last(f"{path}/analysis")))
    yield Request("film", "this match, all steps", lambda: told_of(visitor.last(f"{path}/film")))
    yield Request("data of an account", f"{len(answers)} match", visitor.asks("/account/data"))

    def count() -> str:
        start("pioneer", SOLO, 1, EXPANSIONS[:1])
        return marked(visitor, answers[-1].headers["location"])

    yield Request("medals of a map", "huge map, 1 player", count)


def hint(visitor: Visitor, path: str) -> httpx.Response:
    """Wait for the visitor's turn and request a hint. Return the response."""
    while not actions_on(page := visitor.get(path).text):
        time.sleep(0.1)
    return visitor.post(f"{path}/hint", {"ply": field_of(page, "ply")})


def marked(visitor: Visitor, path: str) -> str:
    """Wait until the server has computed the medals of a solo match. Return a summary."""
    until = time.monotonic() + PATIENCE
    while "Bronze is" not in visitor.get(path).text and time.monotonic() < until:
        time.sleep(0.2)
    return "counted" if time.monotonic() < until else "not counted"


def play(visitor: Visitor, path: str) -> None:
    """Play a match to its end."""
    while "data-over" not in (page := visitor.get(path).text):
        if offered := actions_on(page):
            visitor.post(f"{path}/actions", {"ply": field_of(page, "ply"), **offered[0]})
        else:
            time.sleep(0.05)


def served_pages() -> Iterator[Cost]:
    """Start a server, and yield the costs of the requests to its pages."""
    with served() as table:
        visitor = Visitor(table.server.address)
        visitor.get("/boards/edit/start?size=tiny&kind=capital")
        for requests in (of_drafts, of_maps, of_lessons, of_matches):
            yield from measured(table.processes[0], requests(visitor))


TOOLS: tuple[tuple[str, str, Mapping[str, Any]], ...] = (
    ("make_board", LARGEST, {"seed": 7, "size": "huge", "kind": "capital", "players": 6, "expansions": EXPANSIONS}),
    ("check_board", LARGEST, {"board": CODE}),
    ("draw_board", LARGEST, {"board": CODE}),
    ("measure_balance", "1,000 games of 6 on huge maps", {"size": "huge", "seats": 6, "games": 1000}),
    ("quiz_questions", "200 questions", {"count": 200}),
    ("find_clauses", "400 characters", {"game": "aeronaut-odyssey", "words": "route city " * 36}),
)


def assisted() -> Iterator[Cost]:
    """Start an MCP server over HTTP, and yield the costs of its slow tools."""
    command = [sys.executable, "-m", "skyhop.cli", "mcp", "--http", "localhost:0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None  # noqa: S101  for the type: it is a pipe
        address = process.stdout.readline().partition("connect to ")[2].partition(". ")[0]
        try:
            asked = [
                Request(f"MCP: {name}", largest, partial(called, address, name, given))
                for name, largest, given in TOOLS
            ]
            yield from measured(process.pid, iter(asked))
        finally:
            process.terminate()


def called(address: str, tool: str, given: Mapping[str, Any]) -> str:
    """Call a tool. Return "done" or "refused", with the size of the answer in kilobytes."""

    async def call() -> str:
        async with assistant(address) as asking:
            answer = await asking.client.call_tool(tool, dict(given))
        return f"{'refused' if answer.is_error else 'done'}, {len(answer.model_dump_json()) / 1000:,.0f} kB"

    return asyncio.run(call())


def main() -> int:
    """Measure all requests and check the limits. Return the exit code."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    print("| request | largest input | answer | server [MB] | process [MB] | seconds |\n|---|---|---|---|---|---|")
    costs = [*served_pages(), *assisted()]
    print()
    return told(
        [
            Figure("largest process with limited memory [MB]", max(cost.other for cost in costs), LIMITED),
            Figure("longest request [s]", max(cost.seconds for cost in costs), JOB_SECONDS),
            Figure("requests answered 5xx", sum(cost.answer.startswith("5") for cost in costs), 0),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
