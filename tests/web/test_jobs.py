"""Tests of fair queues: the pages of a guest wait for at most one job of another guest."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace

import httpx
import pytest
from markupsafe import Markup
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message
from tests.amount import in_turn
from tests.web.visitor import HOST, Visitor

from skyhop.boards.settings import Settings, settings, share_code
from skyhop.game.options import CUSTOM
from skyhop.jobs.queue import JobKind, JobOwner, JobQueue, Lane
from skyhop.web.http.admission import ADMISSION, Admission, ConcurrencyLimit
from skyhop.web.http.background_jobs import await_job
from skyhop.web.http.guard import Guard
from skyhop.web.pages import rules
from skyhop.web.pages.maps import rendered

BURST = 60
EXPANSIONS = ("trajectories", "bonus", "multi", "wild", "thieves")
"""Of which there are thirty-two choices, each other rules."""
OWN_RULES = [
    f"/rules/aeronaut-odyssey/custom?secret_inventories={secret}&expansions={'+'.join(chosen)}"
    for secret in ("true", "false")
    for count in range(1, 6)
    for chosen in itertools.combinations(EXPANSIONS, count)
][:BURST]
TINY = share_code(settings(seed=7, size="tiny"))
KIND = JobKind("things", Lane("one", at_once=1, most=8, most_of_address=5), kept=2)
ANNA, CARL = JobOwner("anna", "home"), JobOwner("carl", "elsewhere")
HUGE_MAPS = [f"/boards/{share_code(settings(seed=seed, size='huge'))}.svg" for seed in range(BURST)]


class Slowly:
    """Long jobs, of which as many are done as may be."""

    def __init__(self) -> None:
        self.begun = 0
        self.may_go_on = threading.Semaphore(0)

    def wait(self) -> None:
        """Take longer of a processor than a small map does, as the real ones do: shares are charged by it."""
        self.begun += 1
        self.may_go_on.acquire()
        until = time.thread_time() + 0.25
        while time.thread_time() < until:
            pass


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slowly]:
    """Huge maps and rules of one's own take as long as they are let."""
    long, shown, examine = Slowly(), rules._render_rules, rendered.generate_and_check

    def shown_slowly(asked: rules.RulesetQuery, spoken: str) -> rules.RulesPage:
        if asked.name != CUSTOM:
            return shown(asked, spoken)
        long.wait()
        return rules.RulesPage(Markup(), Markup(), (), ())

    def examined_slowly(chosen: Settings) -> rendered.CheckedBoard:
        if chosen.size == "huge":
            long.wait()
        return examine(chosen)

    monkeypatch.setattr(rules, "_render_rules", shown_slowly)
    monkeypatch.setattr(rendered, "generate_and_check", examined_slowly)
    yield long
    for _job in range(2 * BURST):
        long.may_go_on.release()


def guest_from(table: Guard, address: str) -> Visitor:
    visitor = Visitor(table)
    visitor.http = httpx.AsyncClient(
        transport=httpx.ASGITransport(table, client=(address, 1)), base_url=HOST, follow_redirects=True
    )
    return visitor


async def short(visitor: Visitor, what: str) -> httpx.Response:
    """Ask for something that takes a moment."""
    if what != "start":
        return await visitor.http.get(what)
    fields = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "friend", "option.board": "code"}
    return await visitor.post("/matches", {**fields, "option.board.code": TINY})


THEIRS, OTHERS = "203.0.113.1", "203.0.113.2"
"""The address of who asks for much, and another one."""
SHORT = ("/quiz/balloon-cup?seed=1&n=5", f"/boards/{TINY}.svg", "start", "/puzzles")


@pytest.mark.parametrize(
    ("what", "burst", "address", "most"),
    in_turn(
        (
            (what, burst, *asking)
            for burst, what in itertools.product((OWN_RULES, HUGE_MAPS), SHORT)
            for asking in ((OTHERS, 0), (THEIRS, 2))
        ),
        6,
    ),
)
async def test_what_others_ask_for_waits_for_next_to_nothing_of_a_burst(
    table: Guard, slowly: Slowly, burst: list[str], what: str, address: str, most: int
) -> None:
    greedy, other = guest_from(table, THEIRS), guest_from(table, address)
    for visitor in (greedy, other):
        await visitor.get("/")
    asking = [asyncio.create_task(greedy.http.get(path)) for path in burst]
    async with asyncio.timeout(30):
        while not slowly.begun:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.01)

    answering = asyncio.create_task(short(other, what))
    for _job in range(most):
        if not (await asyncio.wait([answering], timeout=1))[0]:
            slowly.may_go_on.release()
    answer = await asyncio.wait_for(answering, 10)

    assert (answer.status_code, slowly.begun <= most + 1) == (200, True)
    for task in asking:
        task.cancel()
    await asyncio.wait(asking)
    for visitor in (greedy, other):
        await visitor.http.aclose()


async def test_pages_that_nobody_waits_for_are_not_made(table: Guard, slowly: Slowly) -> None:
    greedy, jobs = guest_from(table, "203.0.113.1"), table.app.state.jobs
    await greedy.get("/")
    asking = [asyncio.create_task(greedy.http.get(path)) for path in OWN_RULES[:10]]
    async with asyncio.timeout(10):
        while not slowly.begun:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.01)

    for task in asking:
        task.cancel()
    await asyncio.wait(asking)
    slowly.may_go_on.release()
    async with asyncio.timeout(10):
        while not jobs.is_idle:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.01)

    assert isinstance(jobs, JobQueue)
    assert slowly.begun == 1
    await greedy.http.aclose()


async def test_whoever_has_left_is_not_worked_for(table: Guard, slowly: Slowly) -> None:
    greedy, jobs, sent = guest_from(table, "203.0.113.1"), table.app.state.jobs, list[Message]()
    at_work = asyncio.create_task(greedy.http.get(OWN_RULES[0]))
    async with asyncio.timeout(10):
        while not slowly.begun:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.01)
    path, _sign, query = OWN_RULES[1].partition("?")

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "query_string": query.encode(), "scheme": "http"}
    around = {"headers": [(b"host", b"127.0.0.1")], "client": ("203.0.113.1", 1), "server": ("127.0.0.1", 80)}
    await table({**scope, **around, "root_path": "", "http_version": "1.1"}, receive, send)
    slowly.may_go_on.release()
    await at_work

    assert sent[0]["status"] == 400
    assert (jobs.is_idle, slowly.begun) == (True, 1)
    await greedy.http.aclose()


async def test_rules_of_ones_own_never_push_out_those_that_everybody_reads(
    slowly: Slowly, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "OWN_RULES", rules.OWN_RULES._replace(kept=1))
    await anna.get("/rules/balloon-cup/rio-grande")
    for _job in range(3):
        slowly.may_go_on.release()
    for path in OWN_RULES[:3]:
        await anna.get(path)
    monkeypatch.setattr(rules, "_render_rules", None)

    assert (await anna.get("/rules/balloon-cup/rio-grande")).status_code == 200


@pytest.mark.parametrize("moment", range(6))
async def test_who_comes_is_worked_for_although_the_only_other_who_waited_leaves_just_then(moment: int) -> None:
    jobs, leaves, may_go_on = JobQueue(), asyncio.Event(), threading.Event()
    app = SimpleNamespace(state=SimpleNamespace(jobs=jobs))
    ADMISSION.set(Admission(ConcurrencyLimit()))

    async def leaving() -> Message:
        await leaves.wait()
        return {"type": "http.disconnect"}

    async def staying() -> Message:
        return await asyncio.Future()

    async def comes() -> str:
        job = jobs.find(KIND, "wanted") or jobs.begin(KIND, ANNA, lambda _report: "made", "wanted")
        return await await_job(second, job)

    jobs.begin(KIND, CARL, lambda _report: may_go_on.wait())
    job = jobs.begin(KIND, ANNA, lambda _report: "made", "wanted")
    first, second = (Request({"type": "http", "app": app}, receive) for receive in (leaving, staying))
    gone = asyncio.create_task(await_job(first, job))
    await asyncio.sleep(0.01)
    leaves.set()
    for _step in range(moment):
        await asyncio.sleep(0)
    came = asyncio.create_task(comes())
    with pytest.raises(ClientDisconnect):
        await gone
    may_go_on.set()

    assert await came == "made"
    jobs.close()
