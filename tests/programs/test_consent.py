"""Programs ask for what all must agree to and answer it, and wait no longer for who is gone, as people do."""

from __future__ import annotations

import pytest
from tests.programs.serving import Caller, Served, play_at_random
from tests.programs.test_connect import playing, soon

from skyhop.connect.player import PlayRules, Program
from skyhop.server.clocks import presence
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.matches import proposals
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import PAUSE, TAKE_BACK, Propose
from skyhop.server.seats import Seat

BEN, CARL = Seat("guest", "ben"), Seat("guest", "carl")
TERMS = Terms(TimeControl.read("10+5"))


async def begun(table: Served, *seats: Seat, terms: Terms = TERMS) -> Live:
    """A match in which an action may be taken back and a clock is charged."""
    live = await table.matches.start("connect-four", {}, seats, 0, terms=terms)
    await soon(lambda: live.clocks is not None and live.clocks.since is not None)
    await play_at_random(live, 2)
    return live


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    from skyhop.game import registry

    registry.include_examples()


async def test_two_programs_take_back_by_consent_and_hear_of_it(zephyr: Caller, mistral: Caller, table: Served) -> None:
    live = await begun(table, zephyr.seat, mistral.seat)
    address, ply = f"/matches/{live.info.id}", live.match.ply
    async with zephyr.stream(f"{address}/stream") as lines:
        assert (await lines.next())["match"]["take_back_asked_by"] is None
        asked = await mistral.post(f"{address}/take-back", answer="ask", ply=ply)
        assert (asked.status_code, (await lines.next())["take_back_asked_by"]) == (200, 1)
        done = await zephyr.post(f"{address}/take-back", answer="agree", ply=ply)
        heard = await lines.next()
    assert (done.status_code, heard["ply"], heard["to_decide"]) == (200, ply + 1, 1)
    assert heard["take_back_asked_by"] is None
    again = await zephyr.post(f"{address}/take-back", answer="ask", ply=ply + 1)
    assert (again.status_code, again.json()["type"]) == (409, "urn:skyhop:problem:take-back")


async def test_two_programs_pause_by_consent_and_nobody_acts_meanwhile(
    zephyr: Caller, mistral: Caller, table: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proposals, "COUNTDOWN_MS", 0)
    live = await begun(table, zephyr.seat, mistral.seat)
    address, ply = f"/matches/{live.info.id}", live.match.ply
    async with zephyr.stream(f"{address}/stream") as lines:
        assert (await lines.next())["match"]["clocks"]["pauses_left"] == 3
        await mistral.post(f"{address}/pause", answer="ask", ply=ply)
        assert (await lines.next())["pause_asked_by"] == 1
        await zephyr.post(f"{address}/pause", answer="agree", ply=ply)
        paused = await lines.next()
        assert 0 < paused["clocks"]["paused_for"] <= 900_000
        assert (paused["clocks"]["runs"], paused["pause_asked_by"]) == (None, None)
        action = (await zephyr.get(f"{address}/actions")).json()["actions"][0]["action"]
        refused = await zephyr.post(f"{address}/actions", action=action, ply=ply)
        assert (refused.status_code, "paused" in refused.json()["detail"]) == (409, True)
        await mistral.post(f"{address}/pause", answer="go on", ply=ply)
        while (heard := await lines.next())["clocks"]["paused_for"] is not None:
            pass
    assert (heard["clocks"]["runs"], heard["clocks"]["pauses_left"]) == (0, 2)
    assert (await zephyr.post(f"{address}/actions", action=action, ply=ply)).status_code == 200
    nothing = await zephyr.post(f"{address}/pause", answer="go on", ply=ply + 1)
    assert (nothing.status_code, nothing.json()["type"]) == (409, "urn:skyhop:problem:pause")


@pytest.mark.parametrize("outcome", ["win", "off"])
async def test_a_program_claims_when_the_stream_says_that_it_may_and_not_before(
    zephyr: Caller, table: Served, monkeypatch: pytest.MonkeyPatch, outcome: str
) -> None:
    monkeypatch.setattr(presence, "CLOSED_MS", 100)
    monkeypatch.setattr(presence, "WAIT_AFTER_CLOSING_MS", 600)
    live = await begun(table, zephyr.seat, BEN)
    address = f"/matches/{live.info.id}"
    async with zephyr.stream(f"{address}/stream") as lines:
        await lines.next()
        early = await zephyr.post(f"{address}/claim", seat=1, outcome=outcome, ply=live.match.ply)
        assert (early.status_code, early.json()["type"]) == (409, "urn:skyhop:problem:waited")
        live.channel.presence.leave("ben", is_closed=True)
        gone = (await lines.until("opponentGone"))[-1]
        assert 0 < gone["claim_in"] <= 1200
        assert (await lines.until("opponentGone"))[-1]["claim_in"] == 0
        done = await zephyr.post(f"{address}/claim", seat=1, outcome=outcome, ply=live.match.ply)
    assert done.status_code == 200
    assert live.match.outcome is not None
    assert live.match.outcome.reason == {"win": "left", "off": "aborted"}[outcome]


async def test_a_claim_of_a_seat_that_there_is_not_is_refused_at_an_old_ply_too(zephyr: Caller, table: Served) -> None:
    live = await begun(table, zephyr.seat, BEN)
    for ply in (0, live.match.ply):
        answer = await zephyr.post(f"/matches/{live.info.id}/claim", seat=9, ply=ply)
        assert answer.status_code == 409
        assert "does not have this seat" in answer.json()["detail"]


@pytest.mark.parametrize("agrees", [False, True])
async def test_a_connected_bot_answers_as_it_was_told_and_agrees_to_pauses(
    table: Served, monkeypatch: pytest.MonkeyPatch, *, agrees: bool
) -> None:
    monkeypatch.setattr(Program, "_act", _waits)
    async with playing(table, manners=PlayRules(agrees=agrees)) as (_program, caller):
        live = await begun(table, BEN, caller.seat)
        await play_at_random(live, 1)
        ply = live.match.ply
        await live.handle(Propose(TAKE_BACK), 0, ply)
        await soon(lambda: TAKE_BACK.find(live) is None)
        assert (live.match.ply > ply) is agrees
        await live.handle(Propose(PAUSE), 0, live.match.ply)
        await soon(lambda: live.is_paused)


async def test_a_connected_bot_claims_where_it_is_to(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "CLOSED_MS", 100)
    monkeypatch.setattr(presence, "WAIT_AFTER_CLOSING_MS", 300)
    monkeypatch.setattr(Program, "_act", _waits)
    async with playing(table, manners=PlayRules(claims="win")) as (_program, caller):
        live = await begun(table, caller.seat, BEN)
        live.channel.presence.leave("ben", is_closed=True)
        await soon(lambda: live.match.outcome is not None)
    assert live.match.outcome is not None
    assert live.match.outcome.winners == (0,)


async def _waits(*_given: object) -> None:
    """Do nothing, so that whoever asks is answered first."""
