"""If the store cannot write, people read a sentence about it, and everything works again later."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.obstacles import obstacle
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store import sqlite
from skyhop.web.http.guard import Guard


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS[:-1], "busy_timeout=50"))


async def a_match(anna: Visitor, table: Guard) -> Live:
    """Begin a match in which a guest has both seats."""
    await anna.get("/")
    state = table.app.state
    seat = Seat("guest", anna.guest)
    live: Live = await state.matches.start("balloon-cup", "rio-grande", (seat, seat), 0)
    return live


@pytest.mark.parametrize(
    ("cause", "status", "said"),
    [("full", 507, "is full"), ("read-only", 503, "cannot save right now"), ("locked", 503, "Try again in a moment")],
)
async def test_people_are_told_and_later_all_goes_on(
    anna: Visitor,
    table: Guard,
    matches: MatchRegistry,
    tmp_path: Path,
    cause: str,
    status: int,
    said: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    lives = [await a_match(anna, table) for _match in range(8)]  # one may be over before the store is full

    async def act() -> httpx.Response:
        live = next(live for live in lives if live.match.to_decide is not None)
        path = f"/matches/{live.info.id}"
        await anna.get(path)
        return await anna.play(path, any_action(live, live.match.to_decide or 0), **FRAGMENT)

    with obstacle(matches.store, tmp_path, cause):
        while (answer := await act()).status_code == 200:
            pass  # the last page of a full store still holds some entries
        refused = [answer, await act(), await act()]
        lobby = await anna.get("/")
    later = await act()

    assert {answer.status_code for answer in refused} == {status}
    assert all(said in answer.text and answer.headers["Retry-After"] == "5" for answer in refused)
    assert (lobby.status_code, later.status_code) == (200, 200)
    assert len(caplog.messages) == 2
    assert "Traceback" not in caplog.text


async def post(anna: Visitor, live: Live, form: dict[str, str]) -> httpx.Response:
    return await anna.post(f"/matches/{live.info.id}/actions", form, **FRAGMENT)


@pytest.mark.slow
async def test_many_who_act_at_once_are_all_answered(anna: Visitor, table: Guard) -> None:
    lives = [await a_match(anna, table) for _match in range(60)]
    forms = [{"ply": str(live.match.ply), "action": any_action(live, 0)} for live in lives]

    posts = zip(lives, forms, strict=True)
    answers = await asyncio.gather(
        *(anna.post(f"/matches/{live.info.id}/actions", form, **FRAGMENT) for live, form in posts)
    )

    assert [answer.status_code for answer in answers] == [200] * 60
    assert [(0, form["action"]) for form in forms] == [live.match.journal.entries[-1][:2] for live in lives]


async def test_of_many_clients_for_one_turn_one_wins(anna: Visitor, table: Guard) -> None:
    live = await a_match(anna, table)
    ply, view = live.match.ply, live.match.view(0)
    actions = [live.match.game.write(view, action) for action in live.match.game.legal(view)]
    posts = [{"ply": str(ply), "action": actions[number % len(actions)]} for number in range(60)]

    answers = await asyncio.gather(*(anna.post(f"/matches/{live.info.id}/actions", form, **FRAGMENT) for form in posts))

    won = live.match.journal.entries[ply].text
    same = [form["action"] == won for form in posts]
    assert [answer.status_code for answer in answers] == [200 if is_same else 409 for is_same in same]
    assert len([entry for entry in live.match.journal.entries[ply:] if not entry.is_chance]) == 1


async def test_more_than_can_be_written_soon_is_asked_to_come_back(
    anna: Visitor, table: Guard, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await a_match(anna, table)
    monkeypatch.setattr(sqlite, "MAX_WAITING", 0)

    answer = await anna.post(
        f"/matches/{live.info.id}/actions", {"ply": str(live.match.ply), "action": any_action(live, 0)}
    )

    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
    assert "Too many people" in answer.text
    assert caplog.messages == []
