"""Tests of the log: one line for each event, without input from clients and without hidden information."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from tests.amount import in_turn
from tests.running_server import Server
from tests.web.visitor import HOST, Visitor, any_action

from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.match_registry import MatchRegistry
from skyhop.web.app import create_app
from skyhop.web.http.guard import Guard
from skyhop.web.http.monitoring import HEADER
from skyhop.web.process.logging import MINUTE, MOST_REPEATED, LogFormat, Repeats, formatter, log_task_error

PLANTED = "planted5ecret"


class Lines(logging.Handler):
    """Keeps what would be written."""

    def __init__(self, form: LogFormat) -> None:
        super().__init__()
        self.setFormatter(formatter(form))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture(params=list(LogFormat))
def written(request: pytest.FixtureRequest) -> Iterator[Lines]:
    """All that any part of the program logs, however little it matters."""
    handler, root, own = Lines(request.param), logging.getLogger(), logging.getLogger("skyhop")
    root.addHandler(handler)
    own.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    own.setLevel(logging.NOTSET)


async def broken(request: Request) -> Response:
    """Fail as a defect does, with all that it had in its hands."""
    held = f"{PLANTED} {await request.body()!r} {request.headers!r}"
    raise KeyError(held) from ValueError(held)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Guard]:
    made = create_app(tmp_path)
    made.app.routes.insert(0, Route("/broken/{name}", broken, methods=["GET", "POST"]))
    async with made.app.router.lifespan_context(made.app):
        yield made


async def test_planted_secrets_never_appear(table: Guard, written: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Visitor(table)
    anna.http = httpx.AsyncClient(
        transport=httpx.ASGITransport(table, raise_app_exceptions=False), base_url=HOST, follow_redirects=True
    )
    matches: MatchRegistry = table.app.state.matches
    async with anna.http as http:
        path = await anna.start(seat2="friend", name=PLANTED)
        live = await matches.open(path.rpartition("/")[2])
        hand = {
            live.match.game.write(live.match.view(0), action) for action in live.match.game.legal(live.match.view(0))
        }
        await anna.play(path, any_action(live, 0))
        await anna.play(path, PLANTED)
        http.headers.update({"Authorization": f"Bearer {PLANTED}", "X-Planted": PLANTED, "Referer": HOST + path})
        http.cookies.set("planted", PLANTED)
        for odd in (
            f"/{PLANTED}",
            f"/matches/{PLANTED}",
            f"/?seat={PLANTED}",
            f"/rules/{PLANTED}",
            f"/static/{PLANTED}",
        ):
            await http.get(odd)
        await http.get("/", headers={"Host": f"{PLANTED}.example"})
        await http.post(f"{path}/actions", content=PLANTED, headers={"Content-Type": "multipart/form-data; boundary=x"})
        await anna.post("/matches", {"game": PLANTED, "board": PLANTED})
        await http.post(f"/broken/{PLANTED}", data={"token": PLANTED}, headers={"Origin": HOST})

        async def full(*_arguments: object) -> None:
            raise StoreFault(FaultCause.FULL, "the disk is full")

        monkeypatch.setattr(matches.store._writer, "commit", full)
        await anna.play(path, any_action(live, 1))
        cookie = next(value for name, value in http.cookies.items() if name.startswith("skyhop"))
    secret = live.info.secret
    text = "\n".join(written.lines)

    assert len(written.lines) > 12
    hidden = [PLANTED, live.info.id, cookie, anna.token, secret.hex(), repr(secret), HOST, *hand]
    assert [word for word in hidden if word in text] == []
    assert all("\n" not in line for line in written.lines)


async def failing() -> None:
    raise KeyError(PLANTED)


async def test_a_defect_is_told_by_its_kinds_and_places_and_the_request_that_met_it(
    table: Guard, written: Lines
) -> None:
    transport = httpx.ASGITransport(table, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=HOST) as http:
        answer = await http.get(f"/broken/{PLANTED}")
    failed = asyncio.create_task(failing())
    await asyncio.wait([failed])
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=failed.exception())

    assert answer.status_code == 500
    assert any("KeyError" in line and "test_log.py" in line for line in written.lines)
    assert any(answer.headers[HEADER] in line and "500" in line for line in written.lines)
    assert PLANTED not in "\n".join(written.lines)


async def test_what_fails_where_nobody_waits_is_told_without_its_name(written: Lines) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(log_task_error)
    task = asyncio.create_task(failing(), name=PLANTED)
    await asyncio.sleep(0.01)
    del task
    loop.set_exception_handler(None)

    assert [("KeyError" in line, PLANTED in line) for line in written.lines if "nobody" in line] == [(True, False)]


@pytest.mark.process
@pytest.mark.parametrize("form", in_turn(reversed(LogFormat), 2))
def test_a_served_table_writes_a_line_for_each_event(tmp_path: Path, form: LogFormat) -> None:
    server = Server(tmp_path, "--log", form)
    server.start()
    answer = httpx.get(f"{server.address}/matches/{PLANTED}?seat={PLANTED}", cookies={"c": PLANTED})
    server.stop()

    lines = server.errors().splitlines()
    told = [line for line in lines if answer.headers[HEADER] in line]
    assert len(told) == 1
    assert PLANTED not in server.errors()
    if form == LogFormat.JSON:
        events = [json.loads(line) for line in lines]
        assert [event["event"] for event in events][-1] == "closed"
        assert json.loads(told[0]).items() >= {"route": "/matches/{match}", "method": "GET", "status": 404}.items()
    else:
        assert " event=request " in told[0]
        assert " route=/matches/{match} method=GET status=404 ms=" in told[0]


@pytest.mark.slow
@pytest.mark.process
def test_without_being_asked_a_table_is_silent_about_what_goes_well(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        httpx.get(server.address)

    assert "request" not in server.errors()


def test_of_one_kind_so_many_lines_are_written_in_a_minute_and_the_rest_is_counted(
    written: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1000.0
    monkeypatch.setattr("skyhop.web.process.logging.time.monotonic", lambda: moment)
    written.addFilter(Repeats())

    def tell(times: int) -> None:
        for _time in range(times):
            logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")

    tell(5000)
    logging.getLogger("uvicorn.error").warning("Something else.")
    flooded = list(written.lines)
    moment += MINUTE
    tell(1)

    assert len(flooded) == MOST_REPEATED + 1
    assert "Something else." in flooded[-1]
    assert "left_out" in written.lines[-1]
    assert "4990" in written.lines[-1]


async def test_defects_of_different_places_are_told_each(written: Lines) -> None:
    written.addFilter(Repeats())
    errors = [*await asyncio.gather(failing(), asyncio.to_thread(int, PLANTED), return_exceptions=True)]
    for error in errors * 20:
        logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=error)  # type: ignore[arg-type]

    assert len(written.lines) == 2 * MOST_REPEATED


@pytest.mark.parametrize("written", in_turn(LogFormat, 2), indirect=True)
async def test_requests_that_are_turned_away_fill_no_disk(
    table: Guard, written: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now)  # however slow the machine: with time a window allows more
    written.addFilter(Repeats())
    anna = Visitor(table)
    async with anna.http:
        await anna.get("/")
        statuses = [(await anna.get("/matches/nothing")).status_code for _request in range(640)]

    assert statuses.count(429) > MOST_REPEATED
    assert len([line for line in written.lines if "status=429" in line or '"status": 429' in line]) == MOST_REPEATED


@pytest.mark.process
def test_a_flood_of_requests_that_nobody_can_read_writes_a_few_lines(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for nonsense in (
            b"\x16\x03\x01 hello\r\n\r\n",
            b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        ):
            for _request in range(50):
                with socket.create_connection(("127.0.0.1", server.port)) as connection:
                    connection.sendall(nonsense)
                    assert connection.recv(100).startswith(b"HTTP/1.1 4")

    assert 1 <= server.errors().count("\n") <= 4 * MOST_REPEATED
