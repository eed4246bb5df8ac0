"""Boards that assistants make, check and draw, and experiments that can be watched and stopped."""

import base64
import contextlib
import json
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from types import SimpleNamespace
from typing import Any

import anyio
import pytest
from starlette.requests import Request
from tests.mcp.assistant import CONNECTIONS, Assistant, assistant

from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import settings
from skyhop.jobs.queue import QueueFull
from skyhop.mcp import jobs
from skyhop.mcp.boards import Balance
from skyhop.mcp.jobs import Progress
from skyhop.mcp.matches import SeatHandles
from skyhop.mcp.server import make_server

TINY = {"seed": 3, "size": "tiny"}


async def test_a_board_is_the_same_for_the_same_seed_and_is_found_by_its_code() -> None:
    async with assistant() as asking:
        made = await asking.ask("make_board", **TINY)
        again = await asking.ask("make_board", **TINY)
        checked = await asking.ask("check_board", board=made["code"])
        file = (await asking.client.read_resource(f"skyhop://boards/{made['code']}")).contents[0].text  # type: ignore[union-attr]
        of_file = await asking.ask("check_board", board=file)
        of_object = await asking.ask("check_board", board=json.loads(file))

    assert made == again == checked
    assert made["valid"]
    assert made["measures"]["cities"] == 6
    assert of_file == of_object == made | {"code": ""}


async def test_a_board_without_a_seed_is_a_new_one() -> None:
    async with assistant() as asking:
        seeds = {(await asking.ask("make_board", size="tiny"))["seed"] for _time in range(2)}

    assert len(seeds) == 2


async def test_what_is_wrong_with_a_board_is_named_with_its_clause() -> None:
    plain: dict[str, Any] = json.loads(json.dumps(to_plain(generate(settings(seed=3, size="tiny")))))
    plain["cities"][0]["slots"] = 1
    for route in plain["routes"]:
        route.pop("double", None)
    async with assistant() as asking:
        refused = await asking.refused("check_board", board=plain)

    assert "AO-1" in refused


@pytest.mark.parametrize(
    ("tool", "given", "said"),
    [
        (
            "make_board",
            {"types": "XX"},
            "types: there is no balloon type X; use the letters ROYWKBPG. Clause AO-11.2 lists the choices.",
        ),
        ("make_board", {"size": "vast"}, "Pass one of tiny, small, regular, large, huge."),
        ("make_board", {"seed": 2**40}, "seed: must be 0 to"),
        ("make_board", {"seed": -1}, "seed cannot be -1. Pass a whole number of 0 or more."),
        ("make_board", {"expansions": ["dragons"]}, "expansions: there is no value dragons"),
        ("check_board", {"board": "nonsense"}, "not a share code of a known version"),
        ("check_board", {"board": {}}, "[AO-13.1]"),
        ("check_board", {"board": "{"}, "Clause AO-13.1 explains the board format."),
        ("check_board", {"board": {"name": "x" * 600_000}}, "too large: the limit is 512 kB"),
        ("check_board", {"board": {"seed": 10**5000}}, "not valid JSON"),
        ("draw_board", {"board": "4aqnaaaamtg6rr7f5"}, "has a typo"),
        ("measure_balance", {"expansions": ["dragons"]}, "there is no expansion 'dragons'; choose one of trajectories"),
        ("measure_balance", {"games": 10**9}, "Pass a whole number from 10 to 1000."),
    ],
)
async def test_what_cannot_be_is_refused_by_a_sentence(tool: str, given: dict[str, Any], said: str) -> None:
    async with assistant() as asking:
        refused = await asking.refused(tool, **given)

    assert said in refused
    assert len(refused) < 1500


@pytest.mark.parametrize(
    ("form", "kind", "begins"), [("svg", "image/svg+xml", b"<svg"), ("png", "image/png", b"\x89PNG")]
)
async def test_a_board_a_position_and_a_match_are_pictures(form: str, kind: str, begins: bytes) -> None:
    position = {"game": "balloon-cup", "position": {"hands": ["R4", "Y3"], "tiles": ["2 mountain RY | R8 Y1 | Y5"]}}
    async with assistant() as asking:
        match = (await asking.ask("start_match", game="balloon-cup", opponent="random", first="bot"))["match"]
        calls: list[tuple[str, dict[str, Any]]] = [
            ("draw_board", {"board": "4aqnaaaamtg6rr7f4", "form": form}),
            ("draw_position", {"position": position, "form": form}),
            ("draw_match", {"match": match, "form": form}),
        ]
        for tool, given in calls:
            (content,) = (await asking.client.call_tool(tool, given)).content
            assert content.type == "image"
            assert content.mime_type == kind
            assert begins in base64.b64decode(content.data)[:200]


@pytest.mark.slow
async def test_an_experiment_tells_how_far_it_is_and_adds_up() -> None:
    told: list[tuple[float, float | None]] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:  # noqa: ARG001  called by name
        told.append((progress, total))

    given: dict[str, Any] = {"games": 10, "size": "tiny", "seats": 3}
    async with assistant() as asking:
        result = await asking.client.call_tool("measure_balance", given, progress_callback=hear)
        again = await asking.ask("measure_balance", **given)

    assert told == [(done, 10) for done in range(11)]
    assert result.structured_content == again
    assert sum(again["won"]) == pytest.approx(1)
    assert (again["games"], again["boards"]) == (10, 10)


@pytest.mark.parametrize("mode", CONNECTIONS)
async def test_what_is_cancelled_ends_and_the_next_is_served(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ended = threading.Event(), threading.Event()

    def endless(_pairing: object, _numbers: range, _games: int, told: Progress) -> None:
        try:
            while True:
                told(0, 1)
                begun.set()
                time.sleep(0.01)
        finally:
            ended.set()

    monkeypatch.setattr("skyhop.mcp.boards._play", endless)
    async with assistant(mode=mode) as asking:
        for _time in range(jobs.AT_ONCE + 1):
            begun.clear()
            ended.clear()
            async with anyio.create_task_group() as group:
                group.start_soon(asking.client.call_tool, "measure_balance", {"games": 10})
                await anyio.to_thread.run_sync(begun.wait, 30)
                group.cancel_scope.cancel()
            assert await anyio.to_thread.run_sync(ended.wait, 30)
        assert (await asking.ask("make_board", **TINY))["valid"]


async def test_one_client_leaves_a_thread_to_others_and_is_told_when_it_asks_for_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def endless(_pairing: object, _numbers: range, _games: int, told: Progress) -> None:
        while True:
            told(0, 1)
            time.sleep(0.01)

    monkeypatch.setattr("skyhop.mcp.boards._play", endless)
    handles = SeatHandles()
    made = make_server(handles)
    async with (
        aclosing(handles),
        assistant(made, name="greedy program") as asking,
        assistant(made, name="another") as other,
        anyio.create_task_group() as group,
    ):
        for _job in range(jobs.LONG.most_of_address):
            group.start_soon(asking.client.call_tool, "measure_balance", {"games": 10})
        await anyio.wait_all_tasks_blocked()
        refused = await asking.refused("measure_balance", games=10)
        assert (await other.ask("make_board", **TINY))["valid"]
        group.cancel_scope.cancel()

    assert "Too many requests are running. Try again when some are done." in refused


async def test_a_short_measurement_has_its_turn_between_the_long_ones_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two clients with long measurements would keep both threads for minutes."""
    over = list[str]()

    def play(_pairing: object, _numbers: range, _games: int, _told: Progress) -> list[object]:
        time.sleep(0.02)
        return []

    monkeypatch.setattr("skyhop.mcp.boards._play", play)
    monkeypatch.setattr(
        "skyhop.mcp.boards._make_balance", lambda *_given: Balance(games=0, boards=0, rows={}, won=[], margin=[])
    )
    handles = SeatHandles()
    made = make_server(handles)

    async def measure(asking: Assistant, games: int) -> None:
        await asking.ask("measure_balance", games=games)
        over.append(f"{games}")

    async with (
        aclosing(handles),
        assistant(made, name="one") as one,
        assistant(made, name="two") as two,
        assistant(made, name="three") as three,
        anyio.create_task_group() as group,
    ):
        for asking in (one, two, one, two):
            group.start_soon(measure, asking, 1000)
        await anyio.wait_all_tasks_blocked()
        await measure(three, 10)
        before_others = list(over)

    assert before_others == ["10"]
    assert sorted(over) == ["10", "1000", "1000", "1000", "1000"]


async def test_two_clients_of_the_same_program_over_http_have_a_share_each() -> None:
    """Clients of earlier protocols say no name over HTTP, so their connections tell them apart."""
    may_end = threading.Event()
    work = jobs.ToolJobs()

    async def ask(port: int) -> None:
        await work.run(jobs.BALANCE, lambda _told: may_end.wait(30), of_connection(port))

    try:
        async with anyio.create_task_group() as group:
            for _job in range(jobs.LONG.most_of_address):
                group.start_soon(refusable, ask, 1)
            await anyio.wait_all_tasks_blocked()
            group.start_soon(ask, 2)
            await anyio.wait_all_tasks_blocked()
            with pytest.raises(QueueFull):
                await ask(1)
            may_end.set()
    finally:
        work.close()


async def refusable(ask: Callable[[int], Awaitable[None]], port: int) -> None:
    """Ask for a job that may have to give way."""
    with contextlib.suppress(QueueFull):
        await ask(port)


def of_connection(port: int) -> Any:  # noqa: ANN401  a context has many more members
    """Return what a tool learns of a client of an earlier protocol, by the port of its connection."""
    request = Request({"type": "http", "client": ("127.0.0.1", port)})
    session = SimpleNamespace(client_params=None)
    asked = SimpleNamespace(request=request)
    return SimpleNamespace(session=session, headers={"user-agent": "program"}, request_context=asked)
