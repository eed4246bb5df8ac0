"""Programs can play matches by the API, within the limits of their tokens."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from functools import partial

import httpx
import pytest
from jsonschema import Draft202012Validator
from tests.programs.serving import Caller, Served, play_at_random

from skyhop.engine.document import read
from skyhop.game.documents import ViewShown, restore_view
from skyhop.game.journal import read_line
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.spectators import read_running
from skyhop.server.matches.state import are_hints_allowed
from skyhop.server.players.moderation import block
from skyhop.server.players.tokens import Scope, Token
from skyhop.server.seats import Seat
from skyhop.server.store.store import keep_player, list_tokens, make_token, revoke_token
from skyhop.web import app
from skyhop.web.api.endpoint import Operation
from skyhop.web.api.operations import OPERATIONS, describe_api
from skyhop.web.http.guard import MAX_BODY_BYTES, MAX_BYTES_OF_PATH
from skyhop.web.http.sessions import BASE

FREE = Seat("open")
OF_PROGRAMS = [(path.removeprefix(BASE), most) for path, most in MAX_BYTES_OF_PATH.items() if path.startswith(BASE)]


async def asked(caller: Caller, operation: Operation, match: str) -> httpx.Response:
    """Ask for an operation in some way."""
    body: dict[str, object] | None = None if operation.takes is None else {}
    return await caller.http.request(operation.method, operation.path.replace("{match}", match), json=body)


@pytest.mark.parametrize("scope", Scope)
async def test_without_its_scope_nothing_is_done_and_the_answer_names_the_scope(table: Served, scope: Scope) -> None:
    other = await table.program("Zephyr", *(each for each in Scope if each is not scope))
    live = await table.matches.start("balloon-cup", "rio-grande", (other.seat, FREE), 0)
    async with other.http:
        answers = [await asked(other, each, live.info.id) for each in OPERATIONS if each.scope is scope]

    assert {answer.status_code for answer in answers} == {403}
    assert {answer.json()["type"] for answer in answers} == {"urn:skyhop:problem:scope"}
    assert all(f'scope="{scope}"' in answer.headers["www-authenticate"] for answer in answers)
    assert live.match.ply == 2


async def test_nothing_but_a_token_in_the_header_lets_a_program_in(table: Served, zephyr: Caller) -> None:
    await zephyr.get("/program")
    proof = table.table.app.state.cookies.sign_proof(f"{zephyr.token.program}:1")
    tried: list[dict[str, str]] = [
        {},
        {"Authorization": f"Basic {zephyr.shown}"},
        {"Authorization": f"Bearer {zephyr.token.hash}"},
        {"Authorization": f"Bearer {zephyr.shown[:-1]}"},
        {"Authorization": f"Bearer {zephyr.shown}x"},
        {"Authorization": "Bearer skyhop_" + "x" * 5000},
        {"Cookie": f"{table.table.app.state.cookie_name}={proof}"},
    ]
    async with httpx.AsyncClient(base_url=table.address + BASE) as http:
        answers = [await http.get("/program", headers=headers) for headers in tried]
        answers.append(await http.get(f"/program?token={zephyr.shown}&access_token={zephyr.shown}"))

    assert {answer.status_code for answer in answers} == {401}
    assert {answer.headers["www-authenticate"] for answer in answers} == {"Bearer"}
    assert {answer.headers["content-type"] for answer in answers} == {"application/problem+json"}


async def test_a_token_that_is_revoked_ends_at_once_with_its_streams(
    table: Served, zephyr: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.web.event_stream.KEEP_ALIVE", 0.05)
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
    async with zephyr.stream("/events") as events, zephyr.stream(f"/matches/{live.info.id}/stream") as match:
        assert [(await events.next())["type"], (await match.next())["type"]] == ["matchStart", "match"]
        await revoke_token(table.matches.store, zephyr.token.hash)
        table.table.app.state.tokens.forget()
        last = [(await events.until("end"))[-1], (await match.until("end"))[-1]]

        assert [line["reason"] for line in last] == ["revoked", "revoked"]
        assert [await events.next(), await match.next()] == [{}, {}]
    assert (await zephyr.get("/program")).status_code == 401


async def test_a_program_is_shown_as_one_with_its_owner(table: Served) -> None:
    await keep_player(table.matches.store, "anna:1", "anna", "Anna")
    shown = await table.token("Zephyr", owner="anna")
    async with httpx.AsyncClient(base_url=table.address + BASE, headers={"Authorization": f"Bearer {shown}"}) as http:
        program = (await http.get("/program")).json()
        begun = (await http.post("/matches", json={"game": "balloon-cup", "seats": ["me", "open"]})).json()
    async with httpx.AsyncClient(base_url=table.address) as browser:
        text = (await browser.get(f"/matches/{begun['match']}")).text

    assert (program["name"], program["owner"]) == ("Zephyr", "Anna")
    assert "Zephyr (program of Anna)" in text
    live = await table.matches.open(begun["match"])
    assert live.match.journal.header.seats[live.seats.index(FREE) - 1] == "program"


async def test_two_programs_play_a_match_to_its_end_and_read_its_journal(zephyr: Caller, mistral: Caller) -> None:
    begun = await zephyr.post("/matches", game="balloon-cup", seats=["me", "open"], first=0)
    match = begun.json()["match"]
    assert begun.status_code == 201
    assert (await mistral.post(f"/matches/{match}/seats")).json()["seat"] == 1
    early = await mistral.get(f"/matches/{match}/journal")
    for _turn in range(400):
        seen = (await zephyr.get(f"/matches/{match}")).json()
        if seen["result"]:
            break
        due = (zephyr, mistral)[seen["to_decide"]]
        actions = (await due.get(f"/matches/{match}/actions")).json()["actions"]
        done = await due.post(f"/matches/{match}/actions", action=actions[0]["action"], ply=seen["ply"])
        assert done.status_code == 200

    journal = await mistral.get(f"/matches/{match}/journal")
    listed = [(await zephyr.get(f"/matches{query}")).json()["matches"] for query in ("", "?over=true")]
    assert (early.status_code, early.json()["type"]) == (409, "urn:skyhop:problem:running")
    assert list(read_line(journal.text).header.seats) == ["program", "open"]
    assert [len(rows) for rows in listed] == [0, 1]
    assert listed[1][0]["result"] == seen["result"]


async def test_what_the_rules_forbid_is_a_problem_with_its_clause_and_changes_nothing(zephyr: Caller) -> None:
    begun = (await zephyr.post("/matches", game="balloon-cup", seats=["me", "random"], first=0)).json()
    path = f"/matches/{begun['match']}"

    nonsense = await zephyr.post(f"{path}/actions", action="hello", ply=begun["ply"])
    early = await zephyr.post(f"{path}/actions", action="R1-1", ply=begun["ply"] + 7)
    wrong = await zephyr.post(f"{path}/actions", action=7, ply=begun["ply"])
    cut = await zephyr.http.post(f"{path}/actions", content="{", headers={"Content-Type": "application/json"})
    form = await zephyr.http.post(f"{path}/actions", data={"action": "R1-1"})

    problems = [answer.json() for answer in (nonsense, early, wrong, cut, form)]
    assert [problem["status"] for problem in problems] == [409, 409, 400, 400, 415]
    assert problems[0]["clause"] == "BC-11"
    assert problems[1]["type"] == "urn:skyhop:problem:stale"
    assert problems[2]["place"] == "$.action"
    assert (await zephyr.get(path)).json()["ply"] == begun["ply"]


async def test_a_request_that_is_repeated_is_answered_and_counts_once(zephyr: Caller, mistral: Caller) -> None:
    begun = (await zephyr.post("/matches", game="balloon-cup", seats=["me", "open"], first=0)).json()
    path = f"/matches/{begun['match']}"
    ply = (await mistral.post(f"{path}/seats")).json()["ply"]
    first, second = [each["action"] for each in (await zephyr.get(f"{path}/actions")).json()["actions"][:2]]

    done, again = [await zephyr.post(f"{path}/actions", action=first, ply=ply) for _try in range(2)]
    other = await zephyr.post(f"{path}/actions", action=second, ply=ply)
    theirs = await mistral.post(f"{path}/actions", action=first, ply=ply)
    ended, ended_again = [await zephyr.post(f"{path}/resignation", ply=done.json()["ply"]) for _try in range(2)]

    assert [answer.status_code for answer in (done, again, ended, ended_again)] == [200] * 4
    assert [answer.json()["type"] for answer in (other, theirs)] == ["urn:skyhop:problem:stale"] * 2
    assert done.json() == again.json()
    assert ended.json() == ended_again.json()


async def test_of_three_a_repeated_resignation_is_answered_like_the_first(table: Served, zephyr: Caller) -> None:
    seats = (zephyr.seat, Seat("guest", "anna"), Seat("guest", "ben"))
    live = await table.matches.start("aeronaut-odyssey", {"seats": 3}, seats, 1)
    ply = live.match.ply

    answers = [await zephyr.post(f"/matches/{live.info.id}/resignation", ply=ply) for _try in range(2)]
    later = await zephyr.post(f"/matches/{live.info.id}/resignation", ply=live.match.ply)

    assert [answer.status_code for answer in (*answers, later)] == [200, 200, 403]
    assert answers[0].json() == answers[1].json()
    assert len(live.match.state.given_up) == 1


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "balloon-cup", "seats": ["open", "random"]}, "exactly one"),
        ({"game": "balloon-cup", "seats": ["me", "me"]}, "exactly one"),
        ({"game": "balloon-cup", "seats": ["me", "nobody"]}, "no bot"),
        ({"game": "balloon-cup", "seats": ["me", "open", "open"]}, "2 seats"),
        ({"game": "balloon-cup", "seats": ["me", "open"], "first": 2}, "2 seats"),
        ({"game": "chess", "seats": ["me", "open"]}, "There is no such game"),
        ({"game": "balloon-cup", "seats": ["me", "open"], "ruleset": "none"}, "no ruleset"),
        ({"game": "balloon-cup", "seats": ["me", "open"], "options": {"best_of": 8}}, "best_of"),
    ],
)
async def test_a_match_that_cannot_be_does_not_begin(
    table: Served, zephyr: Caller, wanted: dict[str, object], said: str
) -> None:
    answer = await zephyr.post("/matches", **wanted)

    assert answer.status_code == 422
    assert said in answer.json()["detail"]
    assert await table.matches.store.count_running() == 0


async def test_a_match_begins_with_options_and_for_as_many_as_are_seated(zephyr: Caller) -> None:
    odyssey = await zephyr.post("/matches", game="aeronaut-odyssey", seats=["random", "me", "open"])
    cup = await zephyr.post("/matches", game="balloon-cup", seats=["me", "open"], options={"open_hands": True})

    assert len(odyssey.json()["seats"]) == 3
    assert cup.json()["view"]["ruleset"]["open_hands"] is True


async def test_a_draw_is_offered_and_agreed_on_by_programs(zephyr: Caller, mistral: Caller) -> None:
    match = (await zephyr.post("/matches", game="balloon-cup", seats=["me", "open"])).json()["match"]
    ply = (await mistral.post(f"/matches/{match}/seats")).json()["ply"]
    await zephyr.post(f"/matches/{match}/draw", answer="offer", ply=ply)
    declined = await mistral.post(f"/matches/{match}/draw", answer="decline", ply=ply)
    again = await zephyr.post(f"/matches/{match}/draw", answer="offer", ply=ply)
    await mistral.post(f"/matches/{match}/draw", answer="offer", ply=ply)
    offered = (await mistral.get(f"/matches/{match}")).json()["draw_offered_by"]
    await zephyr.post(f"/matches/{match}/draw", answer="offer", ply=ply)

    assert (declined.status_code, again.status_code) == (200, 409)
    assert offered == 1
    assert (await zephyr.get(f"/matches/{match}")).json()["result"] == {"winners": [], "reason": "agreement"}


async def test_where_too_many_wait_a_program_that_sits_at_the_match_has_room(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    live = await table.matches.start("balloon-cup", "gravon", (zephyr.seat, Seat("bot", "random")), 0)
    path = f"/matches/{live.info.id}"
    before = [(await caller.get(path)).status_code for caller in (zephyr, mistral)]
    for number in range(table.table.pages.shares[0].most):
        table.table.pages.shares[0].enter(f"192.0.2.{number}")

    after = [(await caller.get(path)).status_code for caller in (zephyr, mistral)]

    assert (before, after) == ([200, 200], [200, 503])


async def test_whoever_only_watches_cannot_act_and_sees_what_spectators_see(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, Seat("bot", "random")), 0)
    path = f"/matches/{live.info.id}"

    acts = [
        await mistral.post(f"{path}/actions", action="R1-1", ply=2),
        await mistral.post(f"{path}/resignation", ply=2),
        await mistral.post(f"{path}/draw", answer="offer", ply=2),
        await mistral.post(f"{path}/invitations", program=zephyr.token.program),
    ]
    full = await mistral.post(f"{path}/seats")
    seen = (await mistral.get(path)).json()

    assert [answer.status_code for answer in acts] == [403] * 4
    assert full.status_code == 409
    assert seen["seat"] is None
    assert restore_view(live.match.game, read(ViewShown, json.dumps(seen["view"]))) == live.match.view(None)
    assert (await mistral.get(f"{path}/actions")).json()["actions"] == []


async def test_of_people_nothing_but_their_names_is_told(table: Served, zephyr: Caller) -> None:
    live = await table.matches.start(
        "balloon-cup", "rio-grande", (Seat("guest", "g" + "0" * 32, "Ben"), zephyr.seat), 0
    )
    answer = await zephyr.get(f"/matches/{live.info.id}")

    assert answer.json()["seats"][0] == {"kind": "guest", "name": "Ben", "is_you": False, "program": None}
    assert "g" + "0" * 32 not in answer.text


async def test_an_analysis_is_asked_for_and_read_when_it_is_there(
    table: Served, zephyr: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, Seat("bot", "random")), 0)
    path = f"/matches/{live.info.id}/analysis"
    early = await zephyr.post(path)
    await zephyr.post(f"/matches/{live.info.id}/resignation", ply=live.match.ply)
    unasked = await zephyr.get(path)
    monkeypatch.setattr(
        "skyhop.web.pages.replay.analysis_page.MatchAnalysis.make", lambda _order, _report: b'{"made": true}'
    )
    answer = await zephyr.post(path)
    for _look in range(200):
        if answer.status_code != 202:
            break
        assert answer.json()["parts"] == 1
        answer = await zephyr.get(path)

    assert (early.status_code, unasked.status_code) == (409, 404)
    assert (answer.status_code, answer.json()) == (200, {"made": True})


async def test_names_that_are_none_are_answered_alike(zephyr: Caller) -> None:
    answers = [await zephyr.get(f"/matches/{name}") for name in ("aaaaaaaaaaaa", "zzz", "a" * 40, "%00", "..%2f..")]

    assert {answer.status_code for answer in answers} == {404}
    assert {answer.headers["content-type"] for answer in answers} == {"application/problem+json"}


def test_the_description_names_every_route_and_every_method_and_its_schemas_are_valid() -> None:
    made = json.loads(json.dumps(describe_api()))
    described = {(path, method.upper()) for path, methods in made["paths"].items() for method in methods}
    routes = {
        (route.path, method)
        for route in app.ROUTES
        for method in route.methods or ()
        if route.path.startswith(BASE) and method != "HEAD"
    }
    known = made["components"]["schemas"]

    assert routes - described == {(f"{BASE}/openapi.json", "GET")}
    assert described <= routes
    for schema in known.values():
        Draft202012Validator.check_schema(schema)
    referred = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(made)))
    assert referred <= known.keys()
    assert all(operation.meaning.endswith(".") for operation in OPERATIONS)
    assert {each.name for each in OPERATIONS} == {
        each["operationId"] for methods in made["paths"].values() for each in methods.values()
    }


def test_generators_of_clients_find_no_schema_that_is_false_and_a_name_for_each_stream() -> None:
    made = json.loads(json.dumps(describe_api()))
    streams = [
        content["application/x-ndjson"]["schema"]["$ref"].rpartition("/")[2]
        for methods in made["paths"].values()
        for each in methods.values()
        if "application/x-ndjson" in (content := each["responses"].get("200", {}).get("content", {}))
    ]

    assert '"items": false' not in json.dumps(made)
    assert streams == ["LineOfHearEvents", "LineOfFollowMatch", "LineOfHearOffers"]
    assert all(len(made["components"]["schemas"][name]["oneOf"]) > 1 for name in streams)


async def test_the_description_is_served_to_whoever_asks(table: Served) -> None:
    async with httpx.AsyncClient(base_url=table.address) as http:
        answer = await http.get(f"{BASE}/openapi.json")
        other = await http.delete(f"{BASE}/matches")

    assert answer.json() == describe_api()
    assert (other.status_code, {*other.headers["allow"].split(", ")}) == (405, {"GET", "HEAD", "POST"})
    assert other.json()["status"] == 405


async def until_refused(http: httpx.AsyncClient, headers: dict[str, str] | None = None) -> httpx.Response:
    """Ask until it is too much: while a minute ends, some more may ask than in one."""
    for _ask in range(600):
        answer = await http.get("/program", headers=headers)
        if answer.status_code == 429:
            return answer
    pytest.fail("1200 times in a minute is not too much")


async def test_programs_have_limits_of_their_own(table: Served, zephyr: Caller) -> None:
    table.table.app.state.limits._is_on = True
    answers = [await zephyr.get("/program") for _ask in range(600)]
    refused = await until_refused(zephyr.http)

    assert {answer.status_code for answer in answers} == {200}
    assert refused.json()["status"] == 429
    assert int(refused.headers["retry-after"]) > 0


async def test_whoever_guesses_tokens_is_limited_and_keeps_no_program_of_the_same_address_out(
    table: Served, zephyr: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.players.sessions.CACHE_SECONDS", -1.0)
    await zephyr.get("/program")
    table.table.app.state.limits._is_on = True
    async with httpx.AsyncClient(base_url=table.address + BASE) as http:
        guesses = [
            await http.get("/program", headers={"Authorization": f"Bearer skyhop_{number:043}"})
            for number in range(600)
        ]
        refused = await until_refused(http, headers={"Authorization": "Bearer skyhop_" + "9" * 43})

    assert {answer.status_code for answer in guesses} == {401}
    assert refused.status_code == 429
    assert (await zephyr.get("/program")).status_code == 200


@pytest.mark.parametrize("is_announced", [True, False])
@pytest.mark.parametrize(("path", "most"), [("/matches/any/actions", MAX_BODY_BYTES), *OF_PROGRAMS])
async def test_more_than_can_be_asked_for_is_refused(
    zephyr: Caller, path: str, most: int, *, is_announced: bool
) -> None:
    async def in_parts() -> AsyncIterator[bytes]:
        yield b"R" * (most + 1)

    content = b"R" * (most + 1) if is_announced else in_parts()
    answer = await zephyr.http.post(path, content=content, headers={"Content-Type": "application/json"})

    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"


async def test_a_program_that_plays_is_no_reason_to_allow_a_person_hints(table: Served, zephyr: Caller) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), zephyr.seat), 0)
    await play_at_random(live, 2)

    assert not are_hints_allowed(live)


async def make_program_of_blocked(table: Served) -> tuple[Caller, Token]:
    """Make a program of Ben, whom Anna has blocked."""
    store = table.matches.store
    await keep_player(store, "anna:1", "anna", "Anna")
    await keep_player(store, "ben:1", "ben", "Ben")
    await store.write(partial(block, player="anna", other="ben"))
    shown = await make_token(store, "ben", "Zephyr", [*Scope])
    (token,) = await list_tokens(store, "ben")
    return Caller(table, shown, token), token


async def test_a_program_meets_nobody_whom_its_owner_does_not_meet(table: Served, mistral: Caller) -> None:
    zephyr, _token = await make_program_of_blocked(table)
    blocked = await table.matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna", "Anna"), Seat("open")), 0)
    free = await table.matches.start("balloon-cup", "rio-grande", (mistral.seat, Seat("open")), 0)

    answers = [await zephyr.post(f"/matches/{live.info.id}/seats") for live in (blocked, free)]

    assert [answer.status_code for answer in answers] == [403, 200]
    assert answers[0].json()["type"].endswith("meeting")
    assert [seat.kind for seat in blocked.seats] == ["guest", "open"]
    await zephyr.http.aclose()


async def test_a_program_watches_no_running_match_of_who_blocked_its_owner(table: Served, mistral: Caller) -> None:
    store = table.matches.store
    zephyr, token = await make_program_of_blocked(table)
    live = await table.matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna", "Anna"), mistral.seat), 0)
    addresses = [f"/matches/{live.info.id}{each}" for each in ("", "/stream", "/ratings")]

    running = [(await zephyr.get(each)).status_code for each in addresses]
    later = await make_token(store, "ben", "Later", [Scope.READ])
    async with Caller(table, later, token).http as newer:
        running.append((await newer.get(addresses[0])).status_code)
    of_player = (await mistral.get(addresses[0])).status_code
    listed = [await store.read(partial(read_running, player="anna", reader=each)) for each in (token.program, "", "x")]
    await live.handle(Resign(), 0, live.match.ply)
    finished = (await zephyr.get(addresses[0])).status_code
    await zephyr.http.aclose()

    assert (running, of_player, finished) == ([403] * 4, 200, 200)
    assert [len(each) for each in listed] == [0, 1, 1]


async def test_nobody_invites_the_program_of_somebody_whom_they_do_not_meet(table: Served) -> None:
    store = table.matches.store
    found = []
    for owner in ("anna", "ben"):
        await keep_player(store, f"{owner}:1", owner, owner.title())
        shown = await make_token(store, owner, f"Of {owner}", [*Scope])
        (token,) = await list_tokens(store, owner)
        found.append(Caller(table, shown, token))
    anna, ben = found
    match = (await anna.post("/matches", game="balloon-cup", seats=["me", "open"])).json()["match"]
    async with ben.stream("/events"):
        await table.is_heard_by(1)
        before = await anna.post(f"/matches/{match}/invitations", program=ben.token.program)
        await store.write(partial(block, player="ben", other="anna"))
        after = await anna.post(f"/matches/{match}/invitations", program=ben.token.program)

    assert [before.status_code, after.status_code] == [200, 409]
    assert after.json()["type"].endswith("away")
    for each in found:
        await each.http.aclose()


async def test_a_program_adds_a_word_by_a_ticket_of_its_own_once(
    table: Served, zephyr: Caller, mistral: Caller
) -> None:
    ticket = (await zephyr.get("/ticket")).json()
    begun = {"game": "balloon-cup", "seats": ["me", "open"], "word": "Föhn", "ticket": ticket["ticket"]}
    answers = [await caller.post("/matches", **begun) for caller in (mistral, zephyr, zephyr)]
    answers.append(await zephyr.post("/matches", **{**begun, "word": "a\0"}))
    live = await table.matches.open(ticket["match"])

    assert [answer.status_code for answer in answers] == [422, 201, 422, 400]
    assert answers[1].json()["match"] == ticket["match"]
    assert "Föhn" not in answers[1].text
    assert live.info.word is not None
    assert (live.info.word.text, live.info.word.commitment) == ("Föhn", ticket["commitment"])
