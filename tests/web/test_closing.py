"""Tests of a server that shuts down: it answers every request."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from skyhop.web.app import create_app
from skyhop.web.http.guard import RequestDrain


async def forever(_scope: Scope, _receive: Receive, _send: Send) -> None:
    await asyncio.Event().wait()


async def half(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"half", "more_body": True})
    await asyncio.Event().wait()


async def test_whoever_waits_is_told() -> None:
    closing = RequestDrain()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await closing.answer(forever, scope, receive, send)

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as client:
        asked = asyncio.create_task(client.get("/"))
        await asyncio.sleep(0.01)
        closing.begin(0.01)
        answer = await asked

    assert (answer.status_code, "The server is shutting down" in answer.text) == (503, True)


async def test_what_has_begun_is_only_ended() -> None:
    closing, sent = RequestDrain(), list[object]()

    async def send(message: object) -> None:
        sent.append(message)

    asked = asyncio.create_task(closing.answer(half, {"type": "http"}, send, send))  # type: ignore[arg-type]
    await asyncio.sleep(0.01)
    closing.begin(0)
    await asked

    assert len(sent) == 2


async def test_a_request_cancelled_by_another_stays_cancelled() -> None:
    closing = RequestDrain()
    asked = asyncio.create_task(closing.answer(forever, {"type": "http"}, None, None))  # type: ignore[arg-type]
    await asyncio.sleep(0.01)

    asked.cancel()

    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_a_table_that_closes_at_once_leaves_nothing_running(tmp_path: Path) -> None:
    for number in range(8):
        made = create_app(tmp_path)
        async with made.app.router.lifespan_context(made.app):
            await asyncio.sleep(0.002 * number)  # its upkeep has begun to read the store

    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_what_is_answered_while_the_table_closes_says_that_it_is_the_last_on_its_connection() -> None:
    closing, sent = RequestDrain(), list[Message]()

    async def send(message: Message) -> None:
        sent.append(message)

    for _time in range(2):
        asked = asyncio.create_task(closing.answer(half, {"type": "http"}, send, send))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        closing.begin(0)
        await asked

    assert [dict(each["headers"]) for each in sent if "headers" in each] == [{}, {b"connection": b"close"}]
