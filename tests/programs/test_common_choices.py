"""Programs choose at the same time: each acts at once, in any order, and hears only that the other has chosen."""

from __future__ import annotations

import json
from functools import partial

import pytest
from tests.programs.serving import Caller, Served

from skyhop.engine.kernel import FirstCall, beginning
from skyhop.game import registry
from skyhop.game.ending import TIME
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    registry.include_examples()


async def test_two_programs_choose_in_any_order_for_the_same_position(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    with beginning(FirstCall.UNCOMPILED):
        live = await table.matches.start("flip-and-write", "standard", (zephyr.seat, mistral.seat), 0)
        path = f"/matches/{live.info.id}"
        seen = [(await caller.get(path)).json() for caller in (zephyr, mistral)]
        listed = [(await caller.get(f"{path}/actions")).json() for caller in (zephyr, mistral)]
        async with zephyr.stream(f"{path}/stream") as stream:
            await stream.until("match")
            second = await mistral.post(f"{path}/actions", action="middle", ply=seen[1]["ply"])
            heard = await stream.next()
        waiting = (await mistral.get(f"{path}/actions")).json()
        first = await zephyr.post(f"{path}/actions", action="top", ply=seen[0]["ply"])

    assert [each["to_decide"] for each in seen] == [0, 1]
    assert [[each["action"] for each in of_seat["actions"]] for of_seat in listed] == [
        ["top", "middle", "bottom", "pass"]
    ] * 2
    assert (second.status_code, first.status_code) == (200, 200)
    assert heard["heard"] == [{"kind": "ActedUnseen", "numbers": {"seat": 1, "action": None}}]
    assert "middle" not in json.dumps(heard)
    assert waiting["actions"] == []
    assert live.match.deciders == (0, 1)


async def timed(table: Served, *seats: Caller) -> Live:
    """Start a match with clocks, in which all seats have chosen once."""
    terms = Terms(TimeControl.read("5+0"))
    rules = {"seats": len(seats)}
    live = await table.matches.start("flip-and-write", rules, tuple(each.seat for each in seats), 0, terms)
    await table.matches.deadlines.enforce_passed()
    for seat in range(len(seats)):
        await live.handle(Play("top"), seat, live.match.ply)
    return live


async def test_a_late_choice_behind_the_choice_of_another_seat_is_refused(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    with beginning(FirstCall.UNCOMPILED):
        live = await timed(table, zephyr, mistral)
        ply = live.match.ply
        await live.handle(Play("pass"), 0, ply)
        live.clock = partial(int, live.clock() + 400_000)  # type: ignore[assignment]  # a clock that is turned
        answer = await mistral.post(f"/matches/{live.info.id}/actions", action="pass", ply=ply)

    assert live.match.journal.entries[-1].text == "time"
    assert (answer.status_code, answer.json()["type"]) == (409, "urn:skyhop:problem:time")


async def test_a_choice_behind_the_flag_fall_of_another_seat_is_done(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    with beginning(FirstCall.UNCOMPILED):
        live = await timed(table, zephyr, mistral, await table.program("Sirocco"))
        await live.handle(Play("pass"), 2, live.match.ply)
        ply = live.match.ply
        await live.handle(Resign(TIME), 0)
        answer = await mistral.post(f"/matches/{live.info.id}/actions", action="pass", ply=ply)

    assert live.match.journal.entries[ply].text.startswith("time ")
    assert answer.status_code == 200
    assert 1 in {entry.actor for entry in live.match.journal.entries[ply + 1 :]}  # a bot may have been quicker


async def test_the_clocks_of_a_program_tell_that_its_own_clock_runs(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    with beginning(FirstCall.UNCOMPILED):
        live = await timed(table, zephyr, mistral)
        path = f"/matches/{live.info.id}"
        before = [(await each.get(path)).json()["clocks"] for each in (zephyr, mistral)]
        await live.handle(Play("pass"), 1, live.match.ply)
        after = [(await each.get(path)).json()["clocks"] for each in (zephyr, mistral)]

    assert [each["runs"] for each in before] == [0, 1]
    assert [each["runs"] for each in after] == [0, 0]
    assert all(each["due_in"] > 0 for each in before)
