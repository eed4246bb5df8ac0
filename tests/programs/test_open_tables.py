"""Programs at open tables, with clocks and ratings: offered, found, taken, played by time, rated, shown."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from tests.programs.serving import Caller, Lines, Served, play_at_random
from tests.programs.test_connect import playing, soon
from tests.server.rated import RatedMatch, add_match, add_player
from tests.web.visitor import words_of

from skyhop.cli.__main__ import main
from skyhop.connect.player import PlayRules, can_keep
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import StaleAction
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.deadlines import EnforceDeadline
from skyhop.server.players.moderation import block
from skyhop.server.ratings.profiles import set_profile_hidden
from skyhop.server.ratings.recorder import read_history
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.web.api import operations
from skyhop.web.pages.lobby import offers

OFFER = {
    "game": "balloon-cup",
    "seats": ["me", "open"],
    "first": 0,
    "clock": "5+3",
    "is_rated": True,
    "is_offered": True,
}
ANNA, EMIL = Seat("guest", "anna", "Anna"), Seat("guest", "emil", "Emil")


async def offered(caller: Caller, **changes: object) -> str:
    answer = await caller.post("/matches", **(OFFER | changes))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


async def listed(caller: Caller) -> list[str]:
    return [each["match"] for each in (await caller.get("/offers")).json()["offers"]]


async def test_a_program_sees_the_own_hand_and_acts_when_all_have_sat_down(zephyr: Caller, mistral: Caller) -> None:
    match = await offered(zephyr)
    path = f"/matches/{match}"
    before, watched = (await zephyr.get(path)).json(), (await mistral.get(path)).json()
    actions = (await zephyr.get(f"{path}/actions")).json()
    acted = await zephyr.post(f"{path}/actions", action="~", ply=before["ply"])
    await mistral.post(f"{path}/seats")
    after = (await zephyr.get(path)).json()

    assert before["view"] == watched["view"] != after["view"]
    assert (before["seat"], before["to_decide"], actions["actions"]) == (0, None, [])
    assert (acted.status_code, acted.json()["type"]) == (409, "urn:skyhop:problem:refused")
    assert after["to_decide"] == 0


async def test_an_offer_is_seen_by_others_taken_by_one_and_played_by_its_clock(zephyr: Caller, mistral: Caller) -> None:
    async with zephyr.stream("/events"):
        match = await offered(zephyr)
        (seen,) = (await mistral.get("/offers")).json()["offers"]
        taken = await mistral.post(f"/matches/{match}/seats")
        again = await zephyr.post(f"/matches/{match}/withdrawal")

    assert seen["terms"] == {"clock": "5+3", "speed": "blitz", "is_rated": True, "is_offered": True}
    assert [(seat["kind"], seat["name"]) for seat in seen["seats"]] == [
        ("program", "Zephyr (program)"),
        ("open", "Waiting for player"),
    ]
    assert (seen["is_yours"], taken.status_code, again.status_code) == (False, 200, 409)
    assert taken.json()["clocks"]["left"] == [300_000, 300_000]
    assert await listed(mistral) == []


async def test_clocks_are_seen_to_run_and_to_stop(table: Served, zephyr: Caller, mistral: Caller) -> None:
    match = await offered(zephyr)
    async with zephyr.stream(f"/matches/{match}/stream") as lines:
        whole = await lines.next()
        await mistral.post(f"/matches/{match}/seats")
        runs = await _until_it_runs(lines)
        live = await table.matches.open(match)
        await play_at_random(live, 1)
        moved = await lines.until("state")

    assert whole["match"]["clocks"]["runs"] is None
    assert (runs["clocks"]["runs"], runs["clocks"]["is_first"]) == (0, True)
    assert 0 < runs["clocks"]["due_in"] <= 25_000
    assert [line["clocks"]["runs"] for line in moved if line["type"] == "state"][-1] in (0, 1)


async def _until_it_runs(lines: Lines) -> dict[str, Any]:
    while True:
        line = await lines.next()
        found: dict[str, Any] = line.get("match", line)
        if found.get("clocks", {}).get("runs") is not None:
            return found


async def test_the_server_ends_what_nobody_plays_in_time(table: Served, zephyr: Caller, mistral: Caller) -> None:
    match = await offered(zephyr)
    await mistral.post(f"/matches/{match}/seats")
    async with mistral.stream(f"/matches/{match}/stream") as lines:
        await _until_it_runs(lines)
        live = await table.matches.open(match)
        live.clock = partial(int, live.clock() + 60_000)  # type: ignore[assignment]  # a clock that is turned
        await live.handle(EnforceDeadline(lambda _host: False))
        last = await lines.until("end")

    results = [line["result"] for line in last if line.get("result")]
    assert results == [{"winners": [], "reason": "aborted"}]


async def test_an_action_that_comes_too_late_is_not_said_to_be_done(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    match = await offered(zephyr)
    await mistral.post(f"/matches/{match}/seats")
    async with mistral.stream(f"/matches/{match}/stream") as lines:
        await _until_it_runs(lines)
    live = await table.matches.open(match)
    while live.match.to_decide != 0 or live.match.ply < 8:
        await play_at_random(live, 1)
    live.clock = partial(int, live.clock() + 900_000)  # type: ignore[assignment]  # a clock that is turned
    action = (await zephyr.get(f"/matches/{match}/actions")).json()["actions"][0]["action"]
    answer = await zephyr.post(f"/matches/{match}/actions", action=action, ply=live.match.ply)

    assert (answer.status_code, answer.json()["type"]) == (409, "urn:skyhop:problem:time")
    assert live.match.outcome is not None


async def test_an_offer_to_play_now_waits_while_its_program_hears_of_anything(table: Served, zephyr: Caller) -> None:
    is_here = table.matches.lobby.is_here
    for path in ("/events", "/offers/stream"):
        async with zephyr.stream(path) as lines:
            await offered(zephyr)
            await lines.next()
            assert is_here(zephyr.token.program)
        await soon(lambda: not is_here(zephyr.token.program))


async def test_what_is_offered_taken_and_withdrawn_is_heard(
    zephyr: Caller, mistral: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operations, "PACE", 0.0)
    async with mistral.stream("/offers/stream") as lines:
        first = await lines.next()
        match = await offered(zephyr)
        second = await lines.next()
        refused = await mistral.post(f"/matches/{match}/withdrawal")
        await zephyr.post(f"/matches/{match}/withdrawal")
        third = await lines.next()

    assert (first["offers"], third["offers"], refused.status_code) == ([], [], 409)
    assert [offer["match"] for offer in second["offers"]] == [match]


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"clock": "five"}, 422),
        ({"clock": "0+5"}, 422),
        ({"seats": ["me", "random"]}, 422),
        ({"is_friendly": True}, 422),
        ({"seats": ["open", "open"], "is_offered": False}, 422),
        ({"clock": "123456789"}, 400),
        ({"is_rated": "yes"}, 400),
    ],
)
async def test_terms_that_cannot_be_are_refused(zephyr: Caller, changes: dict[str, object], status: int) -> None:
    answer = await zephyr.post("/matches", **(OFFER | changes))

    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]


async def test_ten_offers_are_enough(zephyr: Caller) -> None:
    for _offer in range(10):
        await offered(zephyr)

    answer = await zephyr.post("/matches", **OFFER)
    assert (answer.status_code, answer.json()["type"]) == (409, "urn:skyhop:problem:offers")


async def test_many_programs_of_one_person_offer_no_more_than_one(table: Served) -> None:
    await store.keep_player(table.matches.store, "anna:1", "anna", "Anna")
    statuses = []
    async with httpx.AsyncClient(base_url=f"{table.address}/api/v1", timeout=30) as http:
        for name in ("Bora", "Zonda", "Levante"):
            headers = {"Authorization": f"Bearer {await table.token(name, owner='anna')}"}
            asked = [http.post("/matches", json=OFFER, headers=headers) for _offer in range(5)]
            statuses += [answer.status_code for answer in await asyncio.gather(*asked)]

    assert (statuses.count(201), statuses.count(409)) == (10, 5)


async def test_a_rematch_that_is_asked_for_twenty_times_is_one(table: Served, zephyr: Caller, mistral: Caller) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, mistral.seat), 0)
    await live.handle(Resign(), 0, live.match.ply)
    asked = [each.post(f"/matches/{live.info.id}/rematch") for _time in range(10) for each in (zephyr, mistral)]
    answers = [answer.json() for answer in await asyncio.gather(*asked)]
    again = await table.matches.open(answers[0]["match"])

    assert {(each["match"], each["first"]) for each in answers} == {(again.info.id, 1)}
    assert [seat.player for seat in again.seats] == [zephyr.token.program, mistral.token.program]


async def test_a_stolen_token_is_of_no_use_once_it_is_revoked_also_where_open_tables_are_heard(
    table: Served, zephyr: Caller, mistral: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operations, "PACE", 0.0)
    monkeypatch.setattr("skyhop.web.event_stream.KEEP_ALIVE", 0.05)
    async with zephyr.stream("/offers/stream") as lines:
        await lines.next()
        await store.revoke_token(table.matches.store, zephyr.token.hash)
        table.table.app.state.tokens.forget()
        await offered(mistral)
        last = await lines.next()

    assert (last["type"], last["reason"]) == ("end", "revoked")
    assert (await zephyr.get("/offers")).status_code == 401


async def test_of_many_that_sit_down_at_once_one_does_and_a_withdrawal_beside_them_is_no_second(
    table: Served, zephyr: Caller
) -> None:
    async with contextlib.AsyncExitStack() as stack:
        others = [await table.program(f"Bora {number}") for number in range(12)]
        for other in others:
            await stack.enter_async_context(other.http)
        for _time in range(4):
            match = await offered(zephyr)
            asked = [other.post(f"/matches/{match}/seats") for other in others]
            *sat, withdrawn = await asyncio.gather(*asked, zephyr.post(f"/matches/{match}/withdrawal"))
            live = await table.matches.open(match)
            done = [answer.status_code for answer in sat].count(200)

            assert {answer.status_code for answer in sat} <= {200, 409}
            assert done + (withdrawn.status_code == 200) == 1
            assert (live.match.outcome is not None) == (withdrawn.status_code == 200)
            if live.match.outcome is None:
                await live.handle(Resign(), 0, live.match.ply)


async def test_whom_one_does_not_meet_is_not_listed_and_does_not_sit_down(table: Served, mistral: Caller) -> None:
    await store.keep_player(table.matches.store, "anna:1", "anna", "Anna")
    shown = await table.token("Bora", owner="anna")
    match = await offered(mistral)
    await table.matches.store.write(
        lambda connection: block(connection, "anna", mistral.token.program), lambda _done: ()
    )
    mistral.http.headers["Authorization"], kept = f"Bearer {shown}", mistral.http.headers["Authorization"]
    answers = [await listed(mistral), (await mistral.post(f"/matches/{match}/seats")).status_code]
    mistral.http.headers["Authorization"] = kept

    assert answers == [[], 403]


async def test_people_see_that_an_offer_is_of_a_program_and_nobody_is_paired_with_it(
    table: Served, zephyr: Caller
) -> None:
    await offered(zephyr)

    (offer,) = await offers.describe_offers(table.matches, "anna")
    assert offer.host == "Zephyr (program)"


async def test_a_rated_match_moves_ratings_that_everybody_may_see(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    match = await offered(zephyr)
    await mistral.post(f"/matches/{match}/seats")
    live = await table.matches.open(match)
    await play_at_random(live, 24)
    before = (await zephyr.get(f"/matches/{match}/ratings")).json()
    await zephyr.post(f"/matches/{match}/resignation", ply=live.match.ply)
    await _recorded(table, zephyr.token.program, 1)
    after = (await zephyr.get(f"/matches/{match}/ratings")).json()
    own = (await zephyr.get("/players/me/ratings")).json()
    theirs = (await zephyr.get(f"/players/{mistral.token.program}/ratings")).json()
    best = (await zephyr.get("/ratings?game=balloon-cup&speed=blitz")).json()

    assert [(seat["rank"], seat["rating"]["points"]) for seat in before["seats"]] == [(None, 1500), (None, 1500)]
    assert [seat["rank"] for seat in after["seats"]] == [2, 1]
    assert own["ratings"][0]["rating"]["points"] < 1500 < theirs["ratings"][0]["rating"]["points"]
    assert (own["history"][0]["match"], own["history"][0]["annulled"]) == (match, None)
    assert best["best"] == []


async def test_what_does_not_count_is_shown_with_its_reason(table: Served, zephyr: Caller, mistral: Caller) -> None:
    match = await offered(zephyr)
    await mistral.post(f"/matches/{match}/seats")
    await play_at_random(await table.matches.open(match), 4)
    live = await table.matches.open(match)
    await zephyr.post(f"/matches/{match}/resignation", ply=live.match.ply)
    await _recorded(table, zephyr.token.program, 1)

    seats = (await mistral.get(f"/matches/{match}/ratings")).json()["seats"]
    (played,) = (await mistral.get("/players/me/ratings")).json()["history"]
    assert [(seat["rank"], seat["annulled"]) for seat in seats] == [(None, "early")] * 2
    assert (played["rank"], played["annulled"]) == (None, "early")


async def _recorded(table: Served, player: str, count: int) -> None:
    async with asyncio.timeout(20):
        while len(await table.matches.store.read(partial(read_history, player=player))) < count:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_of_people_no_identity_is_told_and_none_is_found(table: Served, zephyr: Caller) -> None:
    await store.keep_player(table.matches.store, "anna:1", "anna", "Anna")
    live = await table.matches.start("balloon-cup", "rio-grande", (ANNA, Seat("open")), 0)
    shown = (await zephyr.get(f"/matches/{live.info.id}")).text + (await zephyr.get("/offers")).text
    answers = [await zephyr.get(f"/players/{player}/ratings") for player in ("anna", "nobody", "p0", "open")]

    assert '"anna"' not in shown
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1


async def test_a_profile_is_what_its_owner_shows_to_everybody(table: Served, zephyr: Caller) -> None:
    def add(connection: sa.Connection) -> None:
        for player, kind in (("anna", "account"), ("ben", "account"), ("emil", "guest"), ("pilot", "bot")):
            add_player(connection, player, kind)
        for day in range(1, 23):
            add_match(connection, RatedMatch(f"level{day}", {"anna": 1, "pilot": 2}, speed="days", day=day))
        add_match(connection, RatedMatch("people", {"anna": 1, "ben": 2, "emil": 2}, day=25))
        add_match(connection, RatedMatch("private", {"anna": 1, "ben": 2}, closed_by=0, day=26))

    await table.matches.store.write(add)
    live = await table.matches.start("balloon-cup", "rio-grande", (Seat("account", "anna", "Anna"), EMIL), 0)

    answers = [await zephyr.get(f"/players/{name}{page}") for name, page in (("anna", ""), ("Anna", "?page=2"))]
    first, second = (answer.json() for answer in answers)

    assert (first["name"], first["since"], first["running"]) == ("Anna", "2026-03-01", [live.info.id])
    assert {each["speed"] for each in first["ratings"]} == {"blitz", "days"}
    assert all(each["rating"]["margin"] > 0 for each in first["ratings"])
    found = [(each["opponent"]["name"], each["won"], each["drawn"], each["lost"]) for each in first["results"]]
    assert found == [("Pilot", 22, 0, 0), ("Ben", 1, 0, 0), (None, 1, 0, 0)]
    assert [each["opponent"]["program"] for each in first["results"]] == ["pilot", None, None]
    assert (len(first["matches"]), len(second["matches"])) == (20, 3)
    assert first["matches"][0]["match"] == "people"
    assert [each["name"] for each in first["matches"][0]["opponents"]] == ["Ben", None]
    assert [each["has_profile"] for each in first["matches"][0]["opponents"]] == [True, False]
    assert "private" not in answers[0].text
    assert "emil" not in words_of(answers[0].text)
    await table.matches.store.write(partial(set_profile_hidden, player="anna", is_hidden=True))
    hidden = [await zephyr.get(f"/players/{name}") for name in ("anna", "nobody", "%00")]
    assert [answer.status_code for answer in hidden] == [404] * 3
    assert len({answer.text for answer in hidden}) == 1
    assert (await zephyr.get("/players/ben?page=0")).status_code == 422


async def test_a_rematch_has_the_other_one_begin_and_each_sits_down_itself(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    match = await offered(zephyr)
    await mistral.post(f"/matches/{match}/seats")
    early = await zephyr.post(f"/matches/{match}/rematch")
    live = await table.matches.open(match)
    await play_at_random(live, 4)
    await zephyr.post(f"/matches/{match}/resignation", ply=live.match.ply)
    async with zephyr.stream("/events") as events:
        await table.is_heard_by(1)
        asked = (await mistral.post(f"/matches/{match}/rematch")).json()
        invited = (await events.until("invited"))[-1]
        taken = (await zephyr.post(f"/matches/{match}/rematch")).json()

    assert early.status_code == 409
    assert (invited["match"], invited["rematch_of"], invited["terms"]["clock"]) == (asked["match"], match, "5+3")
    assert asked["match"] == taken["match"]
    assert (asked["first"], asked["seat"], taken["seat"]) == (1, 1, 0)
    assert taken["terms"]["is_rated"]


async def test_nobody_changes_who_begins_by_breaking_a_match_off(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    match = await offered(zephyr)
    await mistral.post(f"/matches/{match}/seats")
    live = await table.matches.open(match)
    live.clock = partial(int, live.clock() + 60_000)  # type: ignore[assignment]  # a clock that is turned
    await live.handle(EnforceDeadline(lambda _host: False))
    await live.handle(EnforceDeadline(lambda _host: False))
    if live.match.outcome is None:
        live.clock = partial(int, live.clock() + 60_000)  # type: ignore[assignment]  # as above
        await live.handle(EnforceDeadline(lambda _host: False))
    again = (await zephyr.post(f"/matches/{match}/rematch")).json()

    assert live.match.outcome is not None
    assert (live.match.outcome.reason, again["first"]) == ("aborted", 0)


async def test_only_those_who_played_begin_again(table: Served, zephyr: Caller, mistral: Caller) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, ANNA), 0)
    await live.handle(Resign(), 0, live.match.ply)

    assert (await mistral.post(f"/matches/{live.info.id}/rematch")).status_code == 403


async def test_a_bot_takes_open_tables_with_its_clocks_and_no_others(table: Served, zephyr: Caller) -> None:
    clocks = PlayRules(clocks=(TimeControl(300_000, 3_000),))
    other = await offered(zephyr, clock="3+2")
    async with playing(table, "random", clocks):
        match = await offered(zephyr)
        live = await table.matches.open(match)
        await soon(lambda: not live.has_open_seat)

        assert (await table.matches.open(other)).has_open_seat


async def test_a_bot_ends_a_row_of_rematches(table: Served, zephyr: Caller) -> None:
    async with (
        playing(table, "random", PlayRules(of_opponent=9, rematches=1)) as (_program, caller),
        zephyr.stream("/events") as events,
    ):
        await table.is_heard_by(2)
        live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, caller.seat), 0)
        declined = 0
        for _match in range(3):
            async with asyncio.timeout(20):
                while live.seat_of(zephyr.token.program) is None:  # noqa: ASYNC110  nothing tells of it
                    await asyncio.sleep(0.02)
            while live.match.outcome is None:
                with contextlib.suppress(StaleAction):  # the bot has acted meanwhile
                    await live.handle(Resign(), live.seat_of(zephyr.token.program) or 0, live.match.ply)
            again = (await zephyr.post(f"/matches/{live.info.id}/rematch")).json()
            live = await table.matches.open(again["match"])
            if _match:
                declined = len(await events.until("declined"))
                break
            await soon(lambda live=live: not live.has_open_seat)  # type: ignore[misc]  # this one

    assert declined


def test_a_clock_that_a_bot_cannot_keep_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKYHOP_TOKEN", "skyhop_x")
    slow = TimeControl.read("1+0")
    assert slow is not None
    assert can_keep(slow, 0.0)
    assert not can_keep(slow, 0.8)
    for clock in ("five", "1+0"):
        code = main(["connect", "http://127.0.0.1:1", "--bot", "ismcts", "--clock", clock])
        assert (code, "clock" in capsys.readouterr().err) == (2, True)


@pytest.mark.parametrize("asked", ["/ratings?game=chess", "/ratings?speed=warp", "/ratings?sped=blitz"])
async def test_what_nobody_keeps_ratings_of_is_refused(zephyr: Caller, asked: str) -> None:
    assert (await zephyr.get(asked)).status_code == 422
