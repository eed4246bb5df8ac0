"""Test with an arena of programs and browsers. Meanwhile, the test kills workers and the whole server at random times.

The programs belong to a few accounts. The accounts enter and withdraw their programs. The browsers belong to guests.
After the arena, `standings` recounts the standings from the journals, and `recount` recounts everything else.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import sys
import threading
import time
from collections.abc import AsyncGenerator, Iterator, Mapping
from functools import partial
from typing import Any

import httpx
import sqlalchemy as sa
from playwright.sync_api import Error as BrowserFailure
from playwright.sync_api import Page, Request, sync_playwright
from tests.browser.player import DUE, Player
from tests.chromium import executable
from tests.web.test_workers import workers_of
from tools.reliability import soak
from tools.reliability.figures import Figure, latencies, told
from tools.reliability.guest import Answer, in_a_loop
from tools.reliability.program import LATER, Program
from tools.reliability.recount import Outage, disagreements
from tools.reliability.served import DATABASES, SQLITE, Served, served
from tools.reliability.soak import Played
from tools.reliability.standings import recount_tournament

from skyhop.game import registry
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.players.tokens import Scope
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, make_token, open_store
from skyhop.server.timestamps import now, seconds_ahead
from skyhop.server.tournaments import Form, TournamentTerms
from skyhop.server.tournaments.service import choose_rules, open_tournament

NAME, RULES, CLOCK = "arena1", ("balloon-cup", "rio-grande"), "3+2"
ADDRESS = f"/tournaments/{NAME}"
MINUTE = 60
ACCOUNTS = 6
"""Number of accounts that own the programs. With several owners, most matches between programs count for ratings."""
OK = 200
PASSPHRASE = "a long passphrase"  # noqa: S105  of nobody
KILLS = (15.0, 45.0)
"""Minimum and maximum seconds between two kills."""
WHOLE = 0.4
"""Share of the kills that kill all workers and their parent."""
MISSES = 0.01
"""Share of matches for which a program does not appear."""
CHANGES = (4.0, 12.0)
"""Minimum and maximum seconds between two changes of one account: it withdraws a program, or enters one again."""
LOOK, BORED = 6.0, 60.0
"""Two limits of a browser in seconds: for waiting for an element, and for staying on a page without an action."""
PATIENCE = 90.0
"""Maximum seconds for which a client repeats a request while the server is down."""


class Persistent(Program):
    """Program that sends a request again while the server is down."""

    async def ask(self, *given: Any, **named: Any) -> Answer:  # noqa: ANN401  as it is asked
        """Send a request until the server answers. Raise the last error after `PATIENCE` seconds."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await super().ask(*given, **named)
            except (OSError, EOFError):
                self.leave()
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.3)


class Contender(soak.Player):
    """Program that plays the matches of the arena, even if the server is killed meanwhile."""

    def __init__(self, number: int, port: int, token: str, played: Played, seed: int) -> None:
        super().__init__(number, port, token, played, seed)
        self.program, self.beside = (Persistent(port, token, played.seconds) for _connection in range(2))

    async def run(self) -> None:
        """Play each match that the stream of events announces, until the end of the arena."""
        _status, shown = await self.program.call("GET", "/program")
        self.identity = shown["id"]
        while not self._is_late:
            try:
                async with contextlib.aclosing(self.beside.lines("/events")) as lines:
                    await self._follow(lines)
            except TimeoutError:
                return
            except (OSError, EOFError):
                self.played.did["lost the stream of events"] += 1
            await asyncio.sleep(0.3)

    async def _follow(self, lines: AsyncGenerator[dict[str, Any]]) -> None:
        with contextlib.suppress(StopAsyncIteration):
            while not self._is_late:
                async with asyncio.timeout(max(0.0, self.played.end - time.monotonic())):
                    line = await anext(lines)
                if line["type"] != "matchStart":
                    continue
                if self.chance.random() < MISSES:
                    self.played.did["did not come"] += 1
                    self.played.seats.setdefault(line["match"], {})[line["seat"]] = self.identity
                else:
                    await self._play(line["match"])

    async def _play(self, match: str) -> str | None:
        """Play a match to its end. After the loss of a stream, open a new one."""
        while match not in self.played.results:
            try:
                await super()._play(match)
            except (OSError, EOFError):
                self.played.did["lost the stream of a match"] += 1
            await asyncio.sleep(0.1)
        return None

    async def _withdraw(self, match: str) -> None:
        """Do nothing, because a match of a tournament is no offer."""

    async def _again(self, _match: str) -> str | None:
        """Return None, because the arena pairs the next match."""
        return None


class Account:
    """Account that signs up and enters its programs. Later it withdraws programs and enters them again."""

    def __init__(self, number: int, address: str, played: Played, seed: int) -> None:
        self.name = f"Owner {number}"
        self.programs: dict[str, str] = {}
        """Tokens of the programs, by the id of the program."""
        self._played = played
        self._chance = random.Random(seed * 1000 + number)  # noqa: S311  play, not secrets
        self._http = httpx.AsyncClient(base_url=address, follow_redirects=True, timeout=60, headers={"Origin": address})

    async def sign_up(self) -> None:
        """Sign up with the form for new accounts."""
        await self._post("/account", "/account", name=self.name, passphrase=PASSPHRASE, again=PASSPHRASE)

    async def enter_all(self) -> None:
        """Enter all programs in the arena."""
        for program in self.programs:
            status = 0
            while status != OK:
                status = await self._post(ADDRESS, ADDRESS, do="enter", program=program)

    async def change(self) -> None:
        """Withdraw programs and enter them again, until the end of the arena."""
        while time.monotonic() < self._played.end:
            await asyncio.sleep(self._chance.uniform(*CHANGES))
            with contextlib.suppress(httpx.TransportError):
                page = (await self._http.get(ADDRESS)).text
                if away := re.findall(r'name="program" value="(\w+)">\s*<button class="primary"', page):
                    self._played.did["programs that returned"] += 1
                    await self._post(ADDRESS, ADDRESS, do="enter", program=self._chance.choice(away))
                elif here := re.findall(r'name="entrant" value="(\d+)"', page):
                    self._played.did["programs that withdrew"] += 1
                    await self._post(ADDRESS, ADDRESS, do="withdraw", entrant=self._chance.choice(here))

    async def start(self) -> None:
        """Start the arena. This account is its host."""
        await self._post(ADDRESS, ADDRESS, do="start")

    async def close(self) -> None:
        """Close the connections of this account."""
        await self._http.aclose()

    async def _post(self, page: str, path: str, **fields: str) -> int:
        shown = await self._http.get(page)
        found = re.search(r'name="token" value="([^"]*)"', shown.text)
        answer = await self._http.post(path, data={"token": found[1], **fields}) if found else shown
        self._played.statuses[answer.status_code] += 1
        if answer.status_code not in {200, 409, 422, *LATER}:
            self._played.refused.append(f"{fields.get('do', path)}: {answer.status_code}")
        return answer.status_code


class Visitor(threading.Thread):
    """Guest with a browser, who acts when the page says that it is the guest's turn."""

    def __init__(self, number: int, address: str) -> None:
        super().__init__(daemon=True)
        self.complaints: list[str] = []
        self.posted = self.shown = self.matches = self.lost = self.reloaded = 0
        """Counts of sent actions, shown actions, finished matches, lost pages, and pages loaded again after the end."""
        self.standings: dict[str, tuple[str, str]] = {}
        """Places and points by name, as the page shows them after the end of the arena."""
        self.has_entered, self.is_over = threading.Event(), threading.Event()
        self.failure: Exception | None = None
        self._number, self._address, self._since = number, address + ADDRESS, 0.0

    def run(self) -> None:
        """Enter the arena, play until `is_over` is set, and read the standings."""
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
                context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
                context.set_default_timeout(LOOK * 1000)
                player = Player(context, self._address, [])
                self._enter(player)
                self._play(player)
                self._read(player.page)
                browser.close()
        except Exception as error:  # noqa: BLE001  it is shown in the end
            self.failure = error
        finally:
            self.has_entered.set()

    def _enter(self, player: Player) -> None:
        page = player.page
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._note)
        page.goto(self._address, timeout=60_000)
        page.get_by_label("Your name").fill(f"Visitor {self._number}")
        page.get_by_role("button", name="Enter the tournament").click()
        page.wait_for_selector("#own .entry", timeout=60_000)
        self.has_entered.set()

    def _note(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/actions"):
            self.posted += 1

    def _play(self, player: Player) -> None:
        self._since, turn = time.monotonic(), 0
        while not self.is_over.is_set():
            try:
                self._act(player, turn)
                if time.monotonic() > self._since + BORED:
                    self._go_back(player.page)
            except (BrowserFailure, ArithmeticError):  # the page changed during the choice
                self.lost += 1
                with contextlib.suppress(BrowserFailure):
                    self._go_back(player.page)
            turn += 1
            player.page.wait_for_timeout(200)

    def _go_back(self, page: Page) -> None:
        """Load the page of the arena, which links to the current match."""
        self._since = time.monotonic()
        page.goto(self._address)

    def _act(self, player: Player, turn: int) -> None:
        page = player.page
        if page.url == self._address:
            forward = page.locator("#own .primary")
            if forward.count():
                forward.first.click()
        elif page.locator(".bc-end").count():
            self.matches += 1
            self._go_back(page)
        elif page.locator(DUE).count():
            before = player.version
            player.place_by_clicks(turn)
            page.wait_for_selector(f"#table:not([data-version='{before}'])")
            self.shown += 1
            self._since = time.monotonic()

    def _read(self, page: Page) -> None:
        """Read the final standings from the page. If the page does not show the end, load it again."""
        over = "#live .stand:has-text('over')"
        try:
            page.wait_for_selector(over, timeout=10_000)
        except BrowserFailure:  # the guest is on the page of a match, or the server was down
            self.reloaded = 1
            page.goto(self._address, timeout=60_000)
            page.wait_for_selector(over, timeout=60_000)
        rows = page.locator("#live tbody tr").evaluate_all(
            "rows => rows.map(row => [row.querySelector('bdi').textContent,"
            " row.cells[0].textContent, row.querySelector('b').textContent])"
        )
        self.standings = {name: (place, points) for name, place, points in rows}


class Killer:
    """Killer of a worker, or of all processes of the server, at random times."""

    def __init__(self, table: Served, seed: int) -> None:
        self.table = table
        self.outages: list[Outage] = []
        self.restarts: list[float] = []
        self.workers = 0
        self._chance = random.Random(seed)  # noqa: S311  play, not secrets

    async def run(self) -> None:
        """Kill processes until the task is cancelled. A restart of the whole server always runs to its end."""
        while True:
            await asyncio.sleep(self._chance.uniform(*KILLS))
            await asyncio.shield(asyncio.create_task(self._kill()))

    async def _kill(self) -> None:
        workers = workers_of(self.table.server)
        if workers and self._chance.random() > WHOLE:
            self.workers += 1
            os.kill(self._chance.choice(workers), signal.SIGKILL)
            return
        begun, down = time.monotonic(), now()
        for process in self.table.processes[1:]:
            os.kill(process, signal.SIGKILL)
        self.table.server.kill()
        await asyncio.to_thread(self.table.start)
        self.restarts.append(time.monotonic() - begun)
        self.outages.append(Outage(down, now()))


async def played_arena(table: Served, programs: int, browsers: int, seconds: float, seed: int) -> list[Figure]:
    """Let programs and browsers play an arena under kills. Then recount everything, and return the figures."""
    store = await open_store(table.folder, table.database)
    played = Played(time.monotonic() + 3600, vanishes=0.0)
    accounts = [Account(n, table.server.address, played, seed) for n in range(min(programs, ACCOUNTS))]
    contenders = [each for n in range(programs) for each in [await _make(store, n, accounts, table, played, seed)]]
    await _open(store, accounts[0], seconds)
    await asyncio.gather(*(each.enter_all() for each in accounts))
    visitors = [Visitor(number, table.server.address) for number in range(browsers)]
    for visitor in visitors:
        visitor.start()
        await asyncio.to_thread(visitor.has_entered.wait, 120)
    begun = time.monotonic()
    played.end = begun + seconds
    await accounts[0].start()
    killer = Killer(table, seed)
    tasks = [asyncio.create_task(each.run()) for each in contenders]
    disturbing = [asyncio.create_task(work) for work in (killer.run(), *(each.change() for each in accounts))]
    shown = await _over(table)
    lasted, acted, ended, answers = time.monotonic() - begun, len(played.actions), played.ended, [*played.seconds]
    played.end = time.monotonic()
    for task in disturbing:
        task.cancel()
    await asyncio.wait(disturbing)
    for visitor in visitors:
        visitor.is_over.set()
    _done, late = await asyncio.wait(tasks, timeout=soak.ENDING)
    for task in late:
        task.cancel()
    for visitor in visitors:
        await asyncio.to_thread(visitor.join, 120)
    await asyncio.gather(*(each.close() for each in accounts))
    broken = [error for task in tasks if task.done() and not task.cancelled() and (error := task.exception())]
    unread = [each for each in played.unread if each not in played.actions]
    people = await store.read(_list_people)
    found = await disagreements(
        store, list(played.actions), played.seats, played.results, unread, people=people, outages=killer.outages
    )
    arena = await recount_tournament(store, NAME, shown)
    acted_by_people = await store.read(partial(_count_actions, people=people))
    await store.close()
    failures = [visitor.failure for visitor in visitors if visitor.failure]
    complaints = [line for visitor in visitors for line in visitor.complaints]
    for line in [*found.told[:20], *arena.told[:20], *played.refused[:20], *complaints[:5]]:
        print(line, file=sys.stderr)
    for error in [*broken[:5], *failures]:
        print(repr(error), file=sys.stderr)
    for line in table.server.defects()[:5]:
        print(line, file=sys.stderr)
    wanted = {row["name"]: (str(row["place"]), f"{row['points']:.0f}") for row in shown["standings"]}
    return [
        *_figures(played, lasted, acted, ended, answers),
        *_kills(killer),
        *_visits(visitors, wanted, acted_by_people),
        *found.figures,
        *arena.figures,
        Figure("programs that still played at the end", len(late)),
        Figure("unexpected refusals", len(played.refused), 0),
        Figure("programs that failed", len(broken), 0),
        Figure("unexpected errors in the log", len(table.server.defects()), 0),
        Figure("memory of the table [MB]", table.memory),
    ]


def _figures(played: Played, lasted: float, acted: int, ended: int, answers: list[float]) -> Iterator[Figure]:
    yield Figure("seconds", lasted)
    yield Figure("matches of programs that ended", ended)
    yield Figure("actions of programs per second", acted / lasted)
    yield Figure("requests per second", len(answers) / lasted)
    yield from latencies("time to an answer", answers)
    for what, count in sorted(played.did.items()):
        yield Figure(f"  {what}", count)


def _kills(killer: Killer) -> Iterator[Figure]:
    yield Figure("kills of a worker", killer.workers)
    yield Figure("kills of the whole server", len(killer.restarts))
    yield from latencies("time until the server answers again", killer.restarts)


def _visits(visitors: list[Visitor], wanted: Mapping[str, Any], acted: int) -> Iterator[Figure]:
    posted, shown = sum(visitor.posted for visitor in visitors), sum(visitor.shown for visitor in visitors)
    yield Figure("browsers", len(visitors))
    yield Figure("  matches played to their end in browsers", sum(visitor.matches for visitor in visitors))
    yield Figure("  actions in browsers", acted)
    yield Figure("  pages that were slow or lost", sum(visitor.lost for visitor in visitors))
    yield Figure("  stored actions that no browser sent", max(0, acted - posted), 0)
    yield Figure("  pages that were loaded again after the end", sum(visitor.reloaded for visitor in visitors))
    yield Figure("  pages whose final standings differ", sum(each.standings != wanted for each in visitors), 0)
    yield Figure("  errors of scripts in browsers", sum(len(visitor.complaints) for visitor in visitors), 0)
    yield Figure("  actions whose effect a page has shown", shown)


async def _make(
    store: Store, number: int, accounts: list[Account], table: Served, played: Played, seed: int
) -> Contender:
    """Create a program for one of the accounts."""
    account = accounts[number % len(accounts)]
    if not account.programs:
        await account.sign_up()
    owner = await store.read(partial(_find_player, name=account.name))
    token = await make_token(store, owner, f"Contender {number}", [Scope.READ, Scope.PLAY])
    account.programs[await store.read(partial(_find_player, name=f"Contender {number}"))] = token
    return Contender(number, table.server.port, token, played, seed)


def _find_player(connection: sa.Connection, name: str) -> str:
    found: str = connection.scalars(sa.text("SELECT id FROM players WHERE name = :name"), {"name": name}).one()
    return found


def _list_people(connection: sa.Connection) -> list[str]:
    return list(connection.scalars(sa.text("SELECT id FROM players WHERE kind IN ('guest', 'account')")))


def _count_actions(connection: sa.Connection, people: list[str]) -> int:
    """Return the number of actions of people in all journals."""
    query = sa.text(
        "SELECT count(*) FROM entries JOIN seats ON seats.match = entries.match"
        " AND CAST(seats.seat AS TEXT) = entries.actor WHERE seats.player IN :people"
        " AND entries.text NOT IN ('resign', 'time', 'left', 'aborted')"
    ).bindparams(sa.bindparam("people", expanding=True))
    return connection.scalar(query, {"people": people}) or 0


async def _open(store: Store, host: Account, seconds: float) -> None:
    """Open an arena in the store. The form would offer only a few durations."""
    control, game = TimeControl.read(CLOCK), registry.game(RULES[0])
    assert control is not None  # noqa: S101  as it is written above
    rules = choose_rules(game, RULES[1])
    minutes = round(seconds / MINUTE)
    terms = TournamentTerms(
        NAME,
        "Arena",
        Form.ARENA,
        game.name,
        rules,
        control,
        3,
        128,
        has_bots=True,
        begins_at=seconds_ahead(3600),
        minutes=minutes,
    )
    player = await store.read(partial(_find_player, name=host.name))
    await store.write(partial(open_tournament, terms=terms, host=Seat("account", player)))


async def _over(table: Served) -> Mapping[str, Any]:
    """Wait for the end of the arena, and return the document of its standings."""
    async with httpx.AsyncClient(base_url=table.server.address, timeout=30) as http:
        while True:
            await asyncio.sleep(2)
            with contextlib.suppress(httpx.HTTPError):
                answer = await http.get(f"{ADDRESS}/standings.json")
                if answer.status_code == 200 and answer.json()["phase"] == "over":
                    document: Mapping[str, Any] = answer.json()
                    return document


def run(
    programs: int, browsers: int, seconds: float, database: str = SQLITE, workers: int = 1, seed: int = 1
) -> list[Figure]:
    """Start a server and play an arena there. Return the figures."""
    with served(database, workers) as table:
        return in_a_loop(played_arena(table, programs, browsers, seconds, seed))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=60)
    parser.add_argument("--browsers", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=3600, help="whole minutes")
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.programs, chosen.browsers, chosen.seconds, chosen.database, chosen.workers, chosen.seed))


if __name__ == "__main__":
    sys.exit(main())
