"""Tests of rate limits: no guest or address can block the others, and ordinary play is never limited."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
import sqlalchemy as sa
from starlette.requests import Request
from tests.amount import in_turn
from tests.web.charges import charges
from tests.web.visitor import HOST, Visitor

from skyhop.boards.settings import settings, share_code
from skyhop.games.aeronaut_odyssey.options import load_own_board
from skyhop.jobs.queue import JobKind
from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.players.sessions import Session, SessionCookies
from skyhop.server.schema import ATTEMPTS
from skyhop.server.shared_counters import Window, WindowFull, count_windows, forget_expired
from skyhop.server.store.store import open_store
from skyhop.web.app import create_app
from skyhop.web.http import background_jobs, errors, rate_limits
from skyhop.web.http.app_state import Sender
from skyhop.web.http.guard import Guard
from skyhop.web.http.rate_limits import ACT, ANALYSIS, FILM, HINT, LOOK, MAP, PAPER, START, Limit, RateLimiter, TooFast
from skyhop.web.pages.lobby import lobby

DOCUMENTED = Path(__file__).parents[2] / "docs" / "serving.md"


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time stand still: a window that slides allows one more now and then."""
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now)
    monkeypatch.setattr("skyhop.server.timestamps._utc", lambda: datetime.fromtimestamp(now, UTC))


def asking(guest: str, address: str = "203.0.113.5") -> Request:
    """A request of a guest, as far as limits look at it."""
    state = SimpleNamespace(sender=Sender(Session(guest)))
    return cast("Request", SimpleNamespace(state=state, client=SimpleNamespace(host=address)))


async def count(
    table: RateLimiter, limit: Limit, most: int, guest: str = "anna", address: str = "203.0.113.5", cost: int = 1
) -> int:
    """Ask again and again, so many times at most; give how often it was allowed."""
    with contextlib.suppress(TooFast):
        for number in range(most):
            allowed = number
            request = asking(guest.format(number), address)
            await table.charge(request, limit, cost)
            if limit.server:
                await table.charge(request, limit, for_all=True)
        return most
    return allowed


async def test_a_family_that_clicks_as_fast_as_it_can_is_not_limited() -> None:
    table = RateLimiter()

    assert [await count(table, ACT, 600, guest) for guest in ("anna", "ben", "cleo", "dora", "emil")] == [600] * 5
    assert [await count(table, LOOK, 500, guest) for guest in ("anna", "ben", "cleo", "dora", "emil", "fritz")] == [
        500
    ] * 6
    assert [await count(table, START, 40, guest) for guest in ("anna", "ben", "cleo", "dora", "emil", "fritz")] == [
        40
    ] * 6


@pytest.mark.parametrize(("limit", "guest", "address"), [(ACT, 600, 3000), (START, 60, 240), (PAPER, 24, 96)])
async def test_a_guest_and_an_address_have_their_limits(limit: Limit, guest: int, address: int) -> None:
    table = RateLimiter()

    assert await count(table, limit, 9999) == guest
    assert await count(table, limit, 9999, "{}") == address - guest
    assert await count(table, limit, 9, "somebody", "203.0.113.6") == 9


async def test_what_one_is_refused_is_not_counted_for_others_of_the_address() -> None:
    table = RateLimiter()
    for _turn in range(30):
        await count(table, START, 200)

    assert await count(table, START, 60, "ben") == 60


async def test_what_costs_more_counts_several_times() -> None:
    assert await count(RateLimiter(), PAPER, 99, cost=4) == 6


async def test_whoever_is_refused_hears_when_to_come_back() -> None:
    table = RateLimiter()
    await count(table, ACT, 9999)

    with pytest.raises(TooFast) as fast:
        await table.charge(asking("anna"), ACT)

    assert 1 <= fast.value.seconds <= 60


def turn_to(monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    monkeypatch.setattr("time.time", lambda: moment)
    monkeypatch.setattr("skyhop.server.timestamps._utc", lambda: datetime.fromtimestamp(moment, UTC))


FILLED = [((0, 6),), ((0, 6), (2.5, 0)), ((0, 3), (3.5, 3)), ((0, 6), (4.5, 1)), ((1, 5), (5.3, 2)), ((2, 2), (7.9, 6))]
"""Requests of a guest: times within windows of 4 seconds that allow 6, and the number at each time."""


@pytest.mark.parametrize("filled", FILLED)
@pytest.mark.parametrize("cost", [1, 3])
async def test_after_the_told_time_the_memory_of_a_worker_allows_the_request(
    monkeypatch: pytest.MonkeyPatch, filled: tuple[tuple[float, int], ...], cost: int
) -> None:
    limit, start = Limit("few", "6 per 4 seconds; 7 per 40 seconds", "99 per 4 seconds"), 4_000_000_000.0

    async def told(*wait: float) -> int:
        table = RateLimiter()
        for second, number in filled:
            turn_to(monkeypatch, start + second)
            await count(table, limit, number)
        await count(table, limit, 9, cost=cost)
        for second in (0, *wait):
            turn_to(monkeypatch, start + filled[-1][0] + second)
            try:
                await table.charge(asking("anna"), limit, cost)
            except TooFast as fast:
                seconds = fast.seconds
            else:
                return 0
        return seconds

    seconds = await told()

    assert seconds > 0
    assert await told(seconds) == 0
    assert seconds == 1 or await told(seconds - 1.01) > 0


@pytest.mark.parametrize("filled", FILLED)
@pytest.mark.parametrize("cost", [1, 3])
async def test_after_the_told_time_the_counters_in_the_store_allow_the_request(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, database: str, filled: tuple[tuple[float, int], ...], cost: int
) -> None:
    store, start = await open_store(tmp_path, database), 4_000_000_000.0
    windows = [Window("few", 6, 4), Window("few", 7, 40)]

    async def ask_for(amount: int) -> int:
        try:
            await store.write(partial(count_windows, windows=windows, cost=amount))
        except WindowFull as full:
            return full.seconds
        return 0

    for second, number in filled:
        turn_to(monkeypatch, start + second)
        for _request in range(number):
            await ask_for(1)
    while not (seconds := await ask_for(cost)):
        pass
    if seconds > 1:
        turn_to(monkeypatch, start + filled[-1][0] + seconds - 1.01)
        assert await ask_for(cost) > 0
    turn_to(monkeypatch, start + filled[-1][0] + seconds)
    assert await ask_for(cost) == 0
    await store.close()


async def test_limits_can_be_off() -> None:
    assert await count(RateLimiter(is_on=False), PAPER, 9999) == 9999


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(address: str, name: str) -> None:
    assert rate_limits.address_of(asking("anna", address)) == name


async def test_counters_that_have_run_out_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    table = RateLimiter()
    counters = table._rates.storage
    await count(table, LOOK, 2000, "{}")
    monkeypatch.setattr(rate_limits, "SWEEP_SECONDS", -1.0)
    later = time.time() + 1000
    monkeypatch.setattr("time.time", lambda: later)
    await count(table, LOOK, 1)

    assert isinstance(counters, rate_limits.Counters)
    assert (len(counters.storage), len(counters.expirations)) == (2, 2)


def test_the_numbers_are_documented() -> None:
    rows = re.findall(r"^\| [^|]+ \| ([^|]+) \| ([^|]+) \|$", DOCUMENTED.read_text("utf-8"), re.MULTILINE)

    for limit in (LOOK, ACT, START, MAP, PAPER, FILM, ANALYSIS):
        assert (limit.guest, limit.address) in rows
    assert (str(rate_limits.STREAMS_OF_GUEST), str(rate_limits.STREAMS_OF_ADDRESS)) in rows


async def test_whoever_begins_too_many_matches_is_asked_to_wait_and_nobody_else(anna: Visitor, ben: Visitor) -> None:
    await anna.get("/")
    form = {"game": "balloon-cup", "opponent": "friend", "token": anna.token}

    answers = [
        await anna.http.post("/matches", data=form, headers={"Origin": HOST}, follow_redirects=False)
        for _turn in range(62)
    ]
    await ben.start()

    late = answers[-1]
    assert [answer.status_code for answer in answers] == [303] * 60 + [429] * 2
    assert 1 <= int(late.headers["Retry-After"]) <= 600
    assert "You sent too many requests" in late.text
    assert late.headers["X-Frame-Options"] == "DENY"
    assert ben.ply


@pytest.fixture
def charged(table: Guard, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Return the list to which the guard adds each charge."""
    return charges(table, monkeypatch)


TINY, HUGE = (share_code(settings(seed=7, size=size, expansions="")) for size in ("tiny", "huge"))


@pytest.mark.parametrize(
    ("path", "costs"),
    in_turn(
        [
            ("/", [("look", 1)]),
            ("/boards", [("look", 1)]),
            ("/rules/balloon-cup", [("look", 1), ("look", 1)]),
            ("/matches/nothing", [("look", 1)]),
            (f"/boards/{TINY}", [("map", 1)]),
            (f"/boards/{TINY}.svg", [("map", 1)]),
            (f"/boards/{TINY}.pdf", [("paper", 1)]),
            (f"/boards/{TINY}.png", [("paper", 1)]),
            (f"/boards/{TINY}.exe", []),
            (f"/boards/{HUGE}", [("map", 4)]),
            ("/static/theme.css", []),
        ],
        3,
    ),
)
async def test_what_an_address_costs(
    anna: Visitor, charged: list[tuple[str, int]], path: str, costs: list[tuple[str, int]]
) -> None:
    await anna.get(path)

    assert charged == costs


async def test_what_a_form_costs(anna: Visitor, matches: MatchRegistry, charged: list[tuple[str, int]]) -> None:
    path = await anna.start(seat2="friend")
    live = await matches.open(path.rpartition("/")[2])
    del charged[:]

    for what in ("actions", "draw", "resignation", "seats"):
        await anna.post(f"{path}/{what}", {"ply": str(live.match.ply), "answer": "yes"})
    looks = [cost for cost in charged if cost[0] != "look"]
    del charged[:]
    fields = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "random"}
    await anna.post("/matches", {**fields, "option.board": "own"})
    own = charged[0]
    del charged[:]
    await anna.post("/matches", {**fields, "option.board": "code", "option.board.code": TINY})

    assert looks == [("act", 1), ("act", 1), ("asking", 1), ("act", 1), ("act", 1)]
    assert own == ("start", 1)
    assert charged[:2] == [("start", 1), ("map", 4)]


async def test_a_board_that_is_large_costs_more_to_begin_with(anna: Visitor, charged: list[tuple[str, int]]) -> None:
    await anna.get("/")
    board = json.loads(load_own_board())
    board["settings"] = {"filled": "x" * 100_000}
    del charged[:]

    form = {
        "game": "aeronaut-odyssey",
        "sent": "1",
        "seat2": "random",
        "option.board": "file",
        "option.board.text": json.dumps(board),
    }
    answer = await anna.post("/matches", form)

    assert answer.url.path.startswith("/matches/")
    assert charged[:3] == [("start", 1), ("map", 4), ("start", 3)]


async def test_maps_for_matches_wait_among_all_maps(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "STARTS", JobKind("starts", background_jobs.PAGES._replace(most=0)))
    await anna.get("/")

    fields = {
        "game": "aeronaut-odyssey",
        "sent": "1",
        "seat2": "random",
        "option.board": "code",
        "option.board.code": TINY,
    }
    made = await anna.post("/matches", fields)
    path = await anna.start(seat2="friend")

    assert (made.status_code, made.headers["Retry-After"]) == (503, "10")
    assert path.startswith("/matches/")


async def test_the_head_of_a_stream_is_all_that_is_sent(anna: Visitor) -> None:
    path = await anna.start()

    async with asyncio.timeout(5):
        answer = await anna.http.head(f"{path}/events")

    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-type"].startswith("text/event-stream")


async def test_a_guest_has_so_many_streams_at_a_time(anna: Visitor, table: Guard) -> None:
    path = await anna.start()
    counted: RateLimiter = table.app.state.limits
    guest = anna.guest
    request = asking(guest, "127.0.0.1")

    with contextlib.ExitStack() as streams:
        for _stream in range(rate_limits.STREAMS_OF_GUEST):
            streams.enter_context(counted.stream(request))
        refused = await anna.http.get(f"{path}/events")
    asyncio.get_running_loop().call_later(0.3, table.app.state.matches.end_streams)
    opened = await anna.http.get(f"{path}/events?after=0")

    assert (refused.status_code, opened.status_code) == (429, 200)
    assert counted._streams == {}


async def test_streams_that_are_asked_for_at_once_are_counted_too(
    anna: Visitor, table: Guard, matches: MatchRegistry
) -> None:
    """All of them wait for the match, which is not in memory."""
    path = await anna.start()
    matches._live_matches.clear()
    matches._live.clear()
    asyncio.get_running_loop().call_later(1.0, matches.end_streams)

    answers = await asyncio.gather(
        *(anna.http.get(f"{path}/events") for _stream in range(rate_limits.STREAMS_OF_GUEST + 5))
    )

    assert sorted(answer.status_code for answer in answers) == [200] * rate_limits.STREAMS_OF_GUEST + [429] * 5
    assert table.app.state.limits._streams == {}


async def test_no_page_is_drawn_for_a_program_that_is_refused(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(errors, "render", lambda template, *_given: drawn.append(template))
    answer = await anna.http.get("/api/v1/nothing")

    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
    assert drawn == []


@pytest.mark.slow
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_guest_begins_no_more_matches_at_two_workers_than_at_one(tmp_path: Path, database: str) -> None:
    workers = [create_app(tmp_path, database=database, workers=2) for _worker in range(2)]
    async with contextlib.AsyncExitStack() as opened:
        for worker in workers:
            await opened.enter_async_context(worker.app.router.lifespan_context(worker.app))
        anna, ben = [Visitor(worker) for worker in workers]
        await opened.enter_async_context(anna.http)
        await opened.enter_async_context(ben.http)
        await anna.get("/")
        ben.http.cookies = anna.http.cookies
        form = {"game": "balloon-cup", "opponent": "friend", "token": anna.token}
        posts = [
            visitor.http.post("/matches", data=form, headers={"Origin": HOST}, follow_redirects=False)
            for visitor in (anna, ben) * 32
        ]
        answers = await asyncio.gather(*posts)

        begun = await workers[0].app.state.matches.store.count_running()

    assert sorted(answer.status_code for answer in answers) == [303] * 60 + [429] * 4
    assert begun == 60


@pytest.fixture
async def together(tmp_path: Path, database: str) -> AsyncIterator[list[RateLimiter]]:
    """Limits of two workers that share a store."""
    store = await open_store(tmp_path, database)
    both = [RateLimiter(workers=2) for _worker in range(2)]
    for each in both:
        each.share(store, SessionCookies(b"a key").hash_text)
    yield both
    await store.close()


@pytest.mark.both_databases
@pytest.mark.parametrize("limit", in_turn([ACT, MAP, HINT], 3))
async def test_workers_allow_together_what_one_does(together: list[RateLimiter], limit: Limit) -> None:
    (whole,) = [item.amount for item in rate_limits._items(limit.guest)][:1]

    assert sum([await count(each, limit, 9999) for each in together]) == whole


@pytest.mark.both_databases
async def test_of_what_is_cheap_a_worker_has_a_share_without_asking_the_store(together: list[RateLimiter]) -> None:
    rows = sa.select(sa.func.count()).select_from(ATTEMPTS)
    store = cast("rate_limits.SharedCounters", together[0]._together)._store
    alone = await count(together[0], ACT, 150)
    before = await store.read(lambda connection: connection.scalar(rows))
    more = await count(together[0], ACT, 9999)

    assert (alone, before, more) == (150, 0, 300)


@pytest.mark.both_databases
async def test_a_refusal_leaves_nothing_behind_and_what_has_run_out_is_removed(
    together: list[RateLimiter], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = sa.select(ATTEMPTS.c.count).order_by(ATTEMPTS.c.count)
    store = cast("rate_limits.SharedCounters", together[0]._together)._store
    await count(together[0], HINT, 9999)
    before = await store.read(lambda connection: list(connection.scalars(written)))
    monkeypatch.setattr("skyhop.server.timestamps._utc", lambda: datetime.now(UTC) + timedelta(hours=3))
    removed = await store.write(forget_expired)

    assert (before, removed) == ([20] * 4, 4)


@pytest.mark.both_databases
async def test_without_the_store_each_worker_allows_its_part(
    together: list[RateLimiter], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_given: object) -> None:
        raise StoreFault(FaultCause.BUSY, "")

    for each in together:
        monkeypatch.setattr(cast("rate_limits.SharedCounters", each._together)._store, "write", fail)

    assert [await count(each, START, 9999) for each in together] == [30, 30]


@pytest.mark.both_databases
async def test_streams_are_shared_out_among_workers(together: list[RateLimiter]) -> None:
    with contextlib.ExitStack() as streams:
        for _stream in range(rate_limits.STREAMS_OF_GUEST // 2):
            streams.enter_context(together[0].stream(asking("anna")))
        with pytest.raises(TooFast):
            streams.enter_context(together[0].stream(asking("anna")))


def test_the_operator_changes_limits_in_a_file(tmp_path: Path) -> None:
    written = '[look]\naddress = "5 per minute"\n[streams]\nguest = 3\n'
    (tmp_path / "limits.toml").write_text(written, "utf-8-sig")  # as some editors write it

    own = rate_limits.read_limits(tmp_path)

    assert own.changed == {"look": rate_limits.LOOK._replace(address="5 per minute")}
    assert own.streams == (3, rate_limits.STREAMS_OF_ADDRESS)
    assert rate_limits.read_limits(tmp_path / "none") == rate_limits.OwnLimits()


@pytest.mark.parametrize("near", [("203.0.113.5", "203.0.113.6"), ("2001:db8:1:1::1", "2001:db8:1:2::1"), ("x", "x")])
async def test_a_network_and_the_server_have_limits_of_their_own(near: tuple[str, str]) -> None:
    limit = Limit("mail", "9 per day", "9 per day", network="2 per day", server="3 per day")
    table = RateLimiter()

    allowed = [
        await count(table, limit, most, guest, address)
        for most, guest, address in [(1, "anna", near[0]), (2, "ben", near[1]), (2, "cleo", "198.51.100.1")]
    ]
    refused = await count(table, limit, 1, "cleo", "192.0.2.1")

    assert (allowed, refused) == ([1, 1, 1], 0)


def test_only_limits_that_have_a_value_for_the_server_can_change_it(tmp_path: Path) -> None:
    (tmp_path / "limits.toml").write_text('[mail]\nserver = "9 per day"\nnetwork = "5 per day"')
    own = rate_limits.read_limits(tmp_path)
    (tmp_path / "limits.toml").write_text('[look]\nserver = "9 per day"')

    assert own.changed == {"mail": rate_limits.MAIL._replace(server="9 per day", network="5 per day")}
    with pytest.raises(rate_limits.LimitsError, match="server has an invalid value"):
        rate_limits.read_limits(tmp_path)


def test_the_page_on_serving_names_all_limits_that_can_be_changed() -> None:
    page = DOCUMENTED.read_text("utf-8")
    for field in rate_limits.LIMITED:
        assert f'{field} = "{getattr(rate_limits.MAIL, field)}"' in page

    assert all(f"`{name}`" in page for name in (*rate_limits.CHANGEABLE, rate_limits.STREAMS))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[look", "cannot be read"),
        ('[lok]\nguest = "5 per minute"', "unknown limit: lok"),
        ('look = "5 per minute"', "unknown limit: look"),
        ("[look]\nguest = 5", "[look] guest has an invalid value"),
        ('[look]\nguest = "5 per 99999999999 days"', "[look] guest has an invalid value"),
        (f'[look]\nguest = "{"9" * 400} per minute"', "[look] guest has an invalid value"),
        ('[look]\nguest = "often"', 'guest = "600 per minute"'),
        ('[look]\nguest = "0 per minute"', "invalid value"),
        ('[look]\neverybody = "5 per minute"', "[look] everybody"),
        ("[streams]\nguest = true", "guest = 20"),
    ],
)
def test_errors_in_the_file_of_limits_are_explained(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "limits.toml").write_text(text)

    with pytest.raises(rate_limits.LimitsError, match=re.escape(problem)):
        create_app(tmp_path)


async def test_a_changed_limit_holds_for_requests(tmp_path: Path) -> None:
    (tmp_path / "limits.toml").write_text('[look]\nguest = "2 per minute"\naddress = "2 per minute"\n')
    table = create_app(tmp_path)
    async with table.app.router.lifespan_context(table.app), Visitor(table).http as http:
        statuses = [(await http.get("/accessibility")).status_code for _turn in range(3)]

    assert statuses == [200, 200, 429]
