"""Tests of the health addresses: they report only whether the server runs and whether people can play."""

from __future__ import annotations

import asyncio

import pytest
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.match_registry import MatchRegistry
from skyhop.web.http import monitoring
from skyhop.web.http.guard import Guard


async def test_a_table_lives_and_is_ready(anna: Visitor) -> None:
    answers = [await anna.http.get(path) for path in ("/health", "/ready")]

    assert [(answer.status_code, answer.text) for answer in answers] == [(200, "alive\n"), (200, "ready\n")]
    assert not any("set-cookie" in answer.headers for answer in answers)


async def test_a_table_that_closes_lives_and_is_not_ready(anna: Visitor, matches: MatchRegistry) -> None:
    matches.end_streams()

    alive, ready = [await anna.http.get(path) for path in ("/health", "/ready")]

    assert alive.status_code == 200
    assert (ready.status_code, ready.text, ready.headers["retry-after"]) == (503, "not ready: closing\n", "1")


async def test_a_table_whose_store_is_out_of_order_is_not_ready_until_it_is_mended(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "REUSE_SECONDS", 0.0)

    async def check() -> None:
        raise StoreFault(FaultCause.FULL, "planted")

    with monkeypatch.context() as broken:
        broken.setattr(matches.store, "check", check)
        ready = await anna.http.get("/ready")
    mended = await anna.http.get("/ready")

    assert (ready.status_code, ready.text, mended.status_code) == (503, "not ready: store\n", 200)


async def test_a_store_that_does_not_answer_is_out_of_order(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "CHECK_SECONDS", 0.01)
    monkeypatch.setattr(matches.store, "check", asyncio.Event().wait)

    assert (await anna.http.get("/ready")).text == "not ready: store\n"


async def test_however_many_ask_the_store_is_tried_once(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def check() -> None:
        tried.append(1)
        await asyncio.sleep(0.01)

    monkeypatch.setattr(matches.store, "check", check)
    answers = await asyncio.gather(*(anna.http.get("/ready") for _number in range(20)))

    assert ({answer.status_code for answer in answers}, len(tried)) == ({200}, 1)


async def test_a_table_whose_engine_cannot_begin_a_match_is_not_ready(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def legal(_game: Game, _view: object) -> list[int]:
        raise MemoryError

    with monkeypatch.context() as broken:
        broken.setattr(type(registry.game("balloon-cup")), "legal", legal)
        ready = await anna.http.get("/ready")

    assert (ready.status_code, ready.text) == (503, "not ready: engine\n")
    assert (await anna.http.get("/ready")).status_code == 200


async def test_the_store_writes_when_it_is_tried(table: Guard) -> None:
    await table.app.state.matches.store.check()  # over both databases in tests/table
