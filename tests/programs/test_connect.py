"""Tests of `skyhop connect`: the bot reconnects after network failures and follows the etiquette."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
from tests.programs.serving import PATIENCE, Caller, Served, play_at_random
from tests.running_server import Server

from skyhop.bots import bot as bots
from skyhop.cli.__main__ import main
from skyhop.cli.arguments import load_bot
from skyhop.connect import player
from skyhop.connect.client import (
    MAX_RESPONSE_BYTES,
    MAX_TRIES,
    SILENCE_SECONDS,
    NotASkyhopServer,
    RemoteServer,
    ServerRefusal,
    Unreachable,
)
from skyhop.connect.player import PlayRules, PlayStopped, Program
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.web.event_stream import KEEP_ALIVE

FREE, RANDOM = Seat("open"), Seat("bot", "random")


class Pieces(httpx.AsyncByteStream):
    """Stream of a server that arrives in pieces."""

    def __init__(self, content: bytes, size: int = 1 << 16) -> None:
        self._pieces = [content[start : start + size] for start in range(0, len(content), size)]

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for piece in self._pieces:
            yield piece


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "RECONNECT_SECONDS", (0.05,))


@contextlib.asynccontextmanager
async def playing(
    table: Served, name: str = "random", manners: PlayRules | None = None
) -> AsyncIterator[tuple[Program, Caller]]:
    """A bot that plays there, and the same program as it asks for other things."""
    caller = await table.program("Mistral")
    there = RemoteServer(table.address, caller.shown)
    program = Program(there, name, manners)
    task = asyncio.create_task(program.run())
    try:
        yield program, caller
    finally:
        task.cancel()
        await asyncio.wait([task])
        await there.close()
        await caller.http.aclose()


async def soon(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
async def test_it_plays_the_matches_in_which_it_sits_to_their_end(table: Served, game: str) -> None:
    async with playing(table, "greedy") as (program, caller):
        live = await table.matches.start(game, {}, (caller.seat, RANDOM), None)
        await soon(lambda: live.match.outcome is not None)
        await soon(lambda: program.results.total() == 1)


async def test_a_bot_of_ones_own_plays_from_its_file(
    table: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = dict(bots._kinds())
    monkeypatch.setattr(bots, "_kinds", lambda: kinds)
    file = tmp_path / "own.py"
    file.write_text("class First:\n    def choose(self, view):\n        return view.legal()[0]\n", "utf-8")
    load_bot(f"{file}:First")
    async with playing(table, f"{file}:First") as (program, caller):
        live = await table.matches.start("balloon-cup", {}, (caller.seat, RANDOM), None)
        await soon(lambda: live.match.outcome is not None)
        await soon(lambda: program.results.total() == 1)


async def test_it_goes_on_where_connections_are_cut_off_in_the_middle_of_a_match(table: Served) -> None:
    async with playing(table) as (program, caller):
        live = await table.matches.start("balloon-cup", "rio-grande", (caller.seat, FREE), 0)
        for _turn in range(3):
            await soon(lambda: live.match.to_decide == 1)
            table.drop_connections()
            await live.handle(Sit(Seat("guest", "ben")))
            await play_at_random(live, 1)
        ply = live.match.ply
        await soon(lambda: live.match.to_decide == 1)
        await live.handle(Resign(), 1, live.match.ply)
        await soon(lambda: program.results["won"] == 1)
    assert ply > 4


async def test_it_accepts_two_invitations_a_minute_of_one_opponent_and_declines_the_third(
    table: Served, zephyr: Caller
) -> None:
    async with playing(table) as (_program, caller), zephyr.stream("/events") as events:
        await table.is_heard_by(2)
        answers = list[str]()
        lives = [await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0) for _match in range(3)]
        for live in lives:
            await zephyr.post(f"/matches/{live.info.id}/invitations", program=caller.token.program)
            if len(answers) < 2:
                await soon(lambda: lives[len(answers)].seats[1].kind == "program")
                await live.handle(Resign(), 0, live.match.ply)
                answers.append((await events.until("matchFinish"))[-1]["type"])
            else:
                answers.append((await events.until("declined"))[-1]["type"])

    assert answers == ["matchFinish", "matchFinish", "declined"]


async def test_it_declines_what_is_too_much_at_once(table: Served, zephyr: Caller) -> None:
    async with playing(table, manners=PlayRules(at_once=0)) as (_program, caller), zephyr.stream("/events") as events:
        await table.is_heard_by(2)
        live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
        await zephyr.post(f"/matches/{live.info.id}/invitations", program=caller.token.program)

        assert (await events.until("declined"))[-1]["by"] == "Mistral"


async def test_two_that_play_with_one_token_do_not_fight(table: Served) -> None:
    async with playing(table) as (_program, caller):
        await table.is_heard_by(1)
        there = RemoteServer(table.address, caller.shown)
        other = asyncio.create_task(Program(there, "random").run())
        first = next(
            task for task in asyncio.all_tasks() if "Program.run" in repr(task.get_coro()) and task is not other
        )

        with pytest.raises(PlayStopped, match="allows only one"):
            await asyncio.wait_for(asyncio.shield(first), PATIENCE)
        assert not other.done()
        other.cancel()
        await asyncio.wait([other])
        await there.close()


async def test_a_token_that_is_none_or_is_revoked_ends_it(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyhop.web.event_stream.KEEP_ALIVE", 0.05)
    there = RemoteServer(table.address, "skyhop_none")
    with pytest.raises(ServerRefusal, match="needs a valid token"):
        await Program(there, "random").run()
    await there.close()
    caller = await table.program("Mistral")
    there = RemoteServer(table.address, caller.shown)
    running = asyncio.create_task(Program(there, "random").run())
    await table.is_heard_by(1)
    await store.revoke_token(table.matches.store, caller.token.hash)
    table.table.app.state.tokens.forget()

    with pytest.raises(PlayStopped, match="revoked"):
        await asyncio.wait_for(running, PATIENCE)
    await there.close()
    await caller.http.aclose()


def test_a_stream_is_given_up_only_after_signs_of_life_are_due() -> None:
    assert SILENCE_SECONDS > 2 * KEEP_ALIVE


async def test_what_the_table_cannot_do_just_now_is_asked_again_when_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("skyhop.connect.client.asyncio.sleep", sleep)
    answers = [httpx.Response(429, headers={"Retry-After": "7"}), httpx.Response(503), httpx.Response(200, json={})]
    there = RemoteServer("http://there", "t", httpx.MockTransport(lambda _request: answers.pop(0)))

    assert await there.request("/program") == {}
    assert waited == [7.0, 1.0]
    await there.close()


@pytest.mark.parametrize(
    ("said", "seconds"),
    [("61", 60), ("86400", 60), ("9" * 400, 60), ("0", 0), ("-5", 1), ("Fri, 31 Dec 2100 23:59:59 GMT", 1), ("", 1)],
)
async def test_no_table_makes_a_program_wait_for_more_than_a_minute_and_each_wait_is_told(
    said: str, seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited, told = list[float](), list[str]()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    def answer(request: httpx.Request) -> httpx.Response:
        return httpx.Response(429, headers={"Retry-After": said}, json={"detail": f"{request.url.path} is busy"})

    monkeypatch.setattr("skyhop.connect.client.asyncio.sleep", sleep)
    there = RemoteServer("http://there", "t", httpx.MockTransport(answer), told.append)

    with pytest.raises(ServerRefusal, match="is busy"):
        await there.request("/program")
    with pytest.raises(Unreachable) as later:
        await anext(there.stream_lines("/events"))

    assert waited == [seconds] * (MAX_TRIES - 1)
    assert len(told) == len(waited)
    assert all(f"attempt is in {seconds} second" in line for line in told)
    assert later.value.seconds == seconds
    await there.close()


async def test_a_table_that_is_none_and_one_that_falls_silent_are_told_of_in_a_sentence() -> None:
    def silent(_request: httpx.Request) -> httpx.Response:
        raise httpx.ReadTimeout("")

    silence = RemoteServer("http://there", "t", httpx.MockTransport(silent))
    other = RemoteServer("http://there", "t", httpx.MockTransport(lambda _request: httpx.Response(404, text="<html>")))
    busy = RemoteServer(
        "http://there", "t", httpx.MockTransport(lambda _: httpx.Response(429, headers={"Retry-After": "9"}))
    )

    with pytest.raises(Unreachable, match="ReadTimeout"):
        await silence.request("/program")
    with pytest.raises(Unreachable, match="ReadTimeout"):
        await anext(silence.stream_lines("/events"))
    with pytest.raises(ServerRefusal, match="answered with status 404"):
        await anext(other.stream_lines("/events"))
    with pytest.raises(Unreachable) as later:
        await anext(busy.stream_lines("/events"))
    assert later.value.seconds == 9
    for each in (silence, other, busy):
        await each.close()


@pytest.mark.parametrize(
    ("headers", "content"),
    [
        ({}, b"x" * (MAX_RESPONSE_BYTES + 1)),
        ({"Content-Encoding": "gzip"}, gzip.compress(b"{}\n")),
        ({}, b"[" * 100_000 + b"\n"),
        ({}, b"[]\n"),
        ({}, b"<html>\n"),
    ],
    ids=["without end", "compressed", "deep", "no object", "no JSON"],
)
async def test_what_no_table_sends_is_refused_before_it_fills_the_memory(
    headers: dict[str, str], content: bytes
) -> None:
    given = httpx.MockTransport(lambda _request: httpx.Response(200, headers=headers, stream=Pieces(content)))
    there = RemoteServer("http://there", "t", given)
    with pytest.raises(NotASkyhopServer, match="not a Skyhop server"):
        await there.request("/program")
    with pytest.raises(NotASkyhopServer, match="not a Skyhop server"):
        await anext(there.stream_lines("/events"))
    await there.close()


async def test_lines_are_cut_where_they_end_however_they_come() -> None:
    lines = [{"type": str(number)} for number in range(50)]
    content = b"\r\n".join(json.dumps(line).encode() for line in lines) + b"\n\n\n"
    there = RemoteServer(
        "http://there", "t", httpx.MockTransport(lambda _: httpx.Response(200, stream=Pieces(content, 7)))
    )

    assert [line async for line in there.stream_lines("/events")] == lines
    await there.close()


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([{"type": "matchStart", "match": f"m{n}", "game": "balloon-cup"} for n in range(1000)], "than 200 matches"),
        ([{"type": "matchStart"}], "unexpected data"),
        ([{"type": "invited", "match": "m", "game": "balloon-cup", "by": "x", "terms": 7}], "unexpected data"),
    ],
    ids=["without end", "without a match", "with other terms"],
)
async def test_a_table_that_tells_what_no_table_does_is_left(lines: list[dict[str, object]], said: str) -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/events"):
            return httpx.Response(200, content="".join(json.dumps(line) + "\n" for line in lines))
        return httpx.Response(200, json={"name": "Mistral"})

    there = RemoteServer("http://there", "t", httpx.MockTransport(answer))
    with pytest.raises(NotASkyhopServer, match=said):
        await Program(there, "random").run()
    await there.close()


@pytest.mark.parametrize(
    "line",
    [{"type": "state"}, {"type": "end", "reason": "over", "detail": "."}, {"type": "match", "match": {"ply": 1}}],
    ids=["changes of nothing", "an end of nothing", "a match without a view"],
)
async def test_a_match_with_lines_that_no_server_sends_is_not_played_on(line: dict[str, object]) -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/events"):
            return httpx.Response(200, content='{"type": "matchStart", "match": "m", "game": "balloon-cup"}\n')
        return httpx.Response(200, content=json.dumps(line if "stream" in request.url.path else {"name": "x"}) + "\n")

    told: asyncio.Queue[str] = asyncio.Queue()
    there = RemoteServer("http://there", "t", httpx.MockTransport(answer))
    playing = asyncio.create_task(Program(there, "random", report=told.put_nowait).run())
    said = [await asyncio.wait_for(told.get(), 20) for _number in range(2)]
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await there.close()

    assert said[0] == "x has connected to the server."
    assert said[1].startswith("Match m has ended early: The server at this address sends unexpected data")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["connect", "http://127.0.0.1:9", "--bot", "nobody"], "no bot"),
        (["connect", "http://127.0.0.1:9", "--bot", "random"], "no token was given"),
        (["connect", "play.example", "--bot", "random", "--token-file", "token"], "begins with http"),
        (["connect", "http://127.0.0.1:9", "--bot", "random", "--token-file", "token"], "cannot be reached"),
    ],
)
def test_a_wrong_call_is_answered_in_a_sentence(
    line: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "token").write_text("skyhop_x\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SKYHOP_TOKEN", raising=False)

    assert main(line) != 0
    assert said in " ".join(capsys.readouterr().err.replace("│", " ").split())


@pytest.mark.process
@pytest.mark.slow
def test_it_sits_down_at_a_match_that_is_named_and_leaves_without_a_word_too_much(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--log", "json") as server:
        made = subprocess.run(
            [sys.executable, "-m", "skyhop.cli", "token", "new", "Zephyr", "--data", str(server.data)],
            capture_output=True,
            text=True,
            check=True,
        )
        token = made.stdout.strip()
        headers = {"Authorization": f"Bearer {token}"}
        begun = httpx.post(
            f"{server.address}/api/v1/matches", headers=headers, json={"game": "balloon-cup", "seats": ["me", "open"]}
        ).json()
        match = f"{server.address}/matches/{begun['match']}"
        process = subprocess.Popen(
            [sys.executable, "-m", "skyhop.cli", "connect", server.address, "--bot", "random", "--match", match],
            env={**os.environ, "SKYHOP_TOKEN": token, "LANGUAGE": "en"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=PATIENCE)
        log = server.errors()

    assert first == "Zephyr has connected to the server.\n"
    assert (process.returncode, out, error) == (0, "Disconnected. Running matches stay on the server.\n", "")
    assert '"/api/v1/matches"' in log
    assert all(secret not in log for secret in (token, begun["match"], begun["seats"][0]["program"]))
