"""Programs choose at the same time: each acts at once, in any order, and hears only that the other has chosen."""

from __future__ import annotations

import json

import pytest
from tests.programs.serving import Caller, Served

from skyhop.engine.kernel import FirstCall, beginning
from skyhop.game import registry


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
