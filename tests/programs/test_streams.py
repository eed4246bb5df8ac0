"""Tests of streams of lines: the full state first, then changes, keep-alive lines, and a reason at the end."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator

import pytest
from tests.programs.serving import Caller, Served, play_at_random
from tests.web.visitor import Visitor

from skyhop.engine.document import encode_document
from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.players.tokens import Token, Tokens
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.web import event_stream
from skyhop.web.api import match_stream
from skyhop.web.api_documents import Invitation, MatchFinish, MatchStart, MatchWhole, StreamLine
from skyhop.web.event_stream import MAX_WAITING_LINES, ProgramStreams, Stream

FREE, RANDOM = Seat("open"), Seat("bot", "random")
NOBODY = Token("0" * 64, "p0", "Zephyr", None, None, frozenset(), "", "", None)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streams show signs of life soon."""
    monkeypatch.setattr(event_stream, "KEEP_ALIVE", 0.05)


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
async def test_a_match_put_together_from_its_lines_is_what_the_seat_sees(
    table: Served, zephyr: Caller, mistral: Caller, game: str
) -> None:
    live = await table.matches.start(game, {}, (zephyr.seat, mistral.seat), 0)
    path = f"/matches/{live.info.id}"
    async with zephyr.stream(f"{path}/stream") as lines:
        first = await lines.next()
        whole, heard = first["match"], []
        await play_at_random(live, 30)
        while whole["ply"] < live.match.ply:
            line = await lines.next()
            assert line["type"] == "state"
            whole["view"]["table"] |= line["table"]
            whole["view"]["heard"], whole["view"]["phase"] = line["heard"], line["phase"]
            whole |= {name: line[name] for name in ("ply", "to_decide", "draw_offered_by", "result")}
            heard.append((line["actor"], len(line["table"])))

        assert whole == (await zephyr.get(path)).json()
    assert len(heard) == 30
    assert sum(size for _actor, size in heard) < 30 * len(whole["view"]["table"]) / 2
    await live.handle(Resign(), 1, live.match.ply)


@pytest.mark.parametrize("path", ["/matches/{match}/stream", "/offers/stream", "/events"])
@pytest.mark.usefixtures("quick")
async def test_a_stream_whose_token_cannot_be_checked_ends_with_a_reason(
    table: Served, zephyr: Caller, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)

    async def fail(_hashed: str) -> Token:
        raise StoreFault(FaultCause.BUSY, "no connection is free")

    async with zephyr.stream(path.format(match=live.info.id)) as lines:
        await lines.next()
        tokens = table.table.app.state.tokens
        monkeypatch.setattr(tokens, "_read_value", fail)
        tokens.forget()
        last = await lines.next()

    assert (last["type"], last["reason"]) == ("end", "unavailable")


@pytest.mark.parametrize("path", ["/matches/{match}/stream", "/events"])
async def test_a_token_that_is_revoked_hears_nothing_more_however_much_happens(
    table: Served, zephyr: Caller, path: str
) -> None:
    """Without a pause there is none in which a stream could look."""
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
    async with zephyr.stream(path.format(match=live.info.id)) as lines:
        await lines.next()
        await store.revoke_token(table.matches.store, zephyr.token.hash)
        table.table.app.state.tokens.forget()
        await live.handle(Sit(Seat("guest", "ben", "Ben")))
        await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, RANDOM), 0)
        last = await lines.next()

    assert (last["type"], last["reason"]) == ("end", "revoked")


async def test_the_stream_of_a_match_that_is_over_says_so_and_ends(table: Served, zephyr: Caller) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
    async with zephyr.stream(f"/matches/{live.info.id}/stream") as lines:
        await lines.next()
        await live.handle(Sit(Seat("guest", "ben", "Ben")))
        seated = await lines.next()
        await live.handle(Resign(), 1, live.match.ply)
        state, end = (await lines.until("end"))[-2:]

        assert await lines.next() == {}
    assert seated["match"]["seats"][1]["name"] == "Ben"
    assert state["result"] == {"winners": [0], "reason": "resignation"}
    assert end["reason"] == "over"


async def test_offers_of_draws_and_whoever_is_gone_and_back_are_told(
    table: Served, zephyr: Caller, mistral: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.matches.broadcast.AWAY_SECONDS", 0.1)
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, mistral.seat), 0)
    path = f"/matches/{live.info.id}/stream"
    async with zephyr.stream(path) as lines:
        await lines.next()
        async with mistral.stream(path) as others:
            await others.next()
            await live.handle(Propose(DRAW), 1, live.match.ply)
            offered = await lines.next()
        gone = await lines.next()
        async with mistral.stream(path) as others:
            await others.next()
            back = await lines.next()

    assert (offered["draw_offered_by"], offered["actor"], offered["table"], offered["heard"]) == (1, None, {}, [])
    assert [gone, back] == [{"type": "opponentGone", "seat": 1, "gone": gone} for gone in (True, False)]


@pytest.mark.usefixtures("quick")
async def test_while_nothing_happens_an_empty_line_says_that_the_stream_lives(table: Served, zephyr: Caller) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
    tokens: Tokens = table.table.app.state.tokens
    kept: ProgramStreams = table.table.app.state.connected
    for lines in (
        match_stream.stream_lines(table.matches, live.info.id, tokens, zephyr.token),
        event_stream.stream_events(kept, table.matches, tokens, zephyr.token),
    ):
        found = [await anext(lines) for _line in range(4)]
        await lines.aclose()

        assert isinstance(found[0], MatchWhole | MatchStart)
        assert found[1:] == [None] * 3
    assert event_stream.KEEP_ALIVE < 6


async def test_matches_that_go_on_begin_and_end_are_told_once(table: Served, zephyr: Caller, mistral: Caller) -> None:
    before = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
    async with zephyr.stream("/events") as events:
        told = [await events.next()]
        begun = await table.matches.start("balloon-cup", "gravon", (FREE, RANDOM), 0)
        await zephyr.post(f"/matches/{begun.info.id}/seats")
        told.append(await events.next())
        await before.handle(Sit(Seat("guest", "ben")))
        await mistral.post(f"/matches/{begun.info.id}/seats")
        await before.handle(Resign(), 1, before.match.ply)
        told.append(await events.next())
        await zephyr.post(f"/matches/{begun.info.id}/resignation", ply=begun.match.ply)
        told.append(await events.next())

    names = {before.info.id: "before", begun.info.id: "begun"}
    assert [(line["type"], names[line["match"]]) for line in told] == [
        ("matchStart", "before"),
        ("matchStart", "begun"),
        ("matchFinish", "before"),
        ("matchFinish", "begun"),
    ]


async def test_a_second_stream_of_events_ends_the_first_which_says_so(table: Served, zephyr: Caller) -> None:
    async with zephyr.stream("/events") as first:
        await table.is_heard_by(1)
        async with zephyr.stream("/events") as second:
            end = await first.next()
            live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)

            assert (await second.next())["match"] == live.info.id
            assert await first.next() == {}
    assert (end["type"], end["reason"]) == ("end", "replaced")
    assert "allows only one" in end["detail"]


@pytest.mark.usefixtures("quick")
async def test_where_several_workers_share_a_store_streams_find_out_what_the_others_did(
    table: Served, zephyr: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(table.matches.store), "is_shared", property(lambda _store: True))
    tokens: Tokens = table.table.app.state.tokens
    ours, theirs = ProgramStreams(), ProgramStreams()
    lines = event_stream.stream_events(ours, table.matches, tokens, zephyr.token)
    assert await anext(lines) is None
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, RANDOM), 0)
    begun = await real(lines)
    await live.handle(Resign(), 0, live.match.ply)
    over = await real(lines)
    other = event_stream.stream_events(theirs, table.matches, tokens, zephyr.token)
    assert await anext(other) is None

    assert begun == MatchStart(live.info.id, "balloon-cup", 0)
    assert over == MatchFinish(live.info.id)
    assert encode_document(await real(lines))["reason"] == "replaced"
    await other.aclose()


async def real(lines: AsyncGenerator[StreamLine | None]) -> StreamLine:
    """The next line that is not empty."""
    while (line := await anext(lines)) is None:
        pass
    return line


def test_of_a_reader_who_is_too_slow_no_more_is_kept_than_may_wait() -> None:
    stream = Stream(NOBODY)
    for number in range(5 * MAX_WAITING_LINES):
        stream.tell(Invitation(f"m{number}", "nim", "Ben"))

    assert (len(stream.waiting), stream.ends) == (MAX_WAITING_LINES, "slow")


async def test_a_program_is_invited_and_sits_down_or_declines(table: Served, zephyr: Caller, mistral: Caller) -> None:
    match = (await zephyr.post("/matches", game="balloon-cup", seats=["me", "open"])).json()["match"]
    path = f"/matches/{match}"
    away = await zephyr.post(f"{path}/invitations", program=mistral.token.program)
    async with mistral.stream("/events") as theirs, zephyr.stream("/events") as own:
        await own.until("matchStart")
        await table.is_heard_by(2)
        await zephyr.post(f"{path}/invitations", program=mistral.token.program)
        invited = await theirs.next()
        await mistral.post(f"{path}/decline")
        declined = await own.next()
        await mistral.post(f"{path}/seats")
        begun = await theirs.next()
        full = await zephyr.post(f"{path}/invitations", program=mistral.token.program)

    assert (away.status_code, full.status_code) == (409, 409)
    terms = {"clock": "", "speed": "untimed", "is_rated": False, "is_offered": False}
    assert invited == {"type": "invited", "match": match, "game": "balloon-cup", "by": "Zephyr", "terms": terms}
    assert declined == {"type": "declined", "match": match, "by": "Mistral"}
    assert begun == {"type": "matchStart", "match": match, "game": "balloon-cup", "seat": 1}


async def test_a_person_who_wants_a_rematch_invites_the_program_and_seats_it_not(table: Served, zephyr: Caller) -> None:
    anna = Visitor(table.table)
    await anna.get("/")
    live = await table.matches.start("balloon-cup", "rio-grande", (Seat("guest", anna.guest), zephyr.seat), 0)
    await live.handle(Resign(), 0, live.match.ply)
    async with zephyr.stream("/events") as events:
        await table.is_heard_by(1)
        answer = await anna.post("/matches", {"again": live.info.id})
        invited = await events.next()
        await zephyr.post(f"/matches/{invited['match']}/seats")
    rematch = await table.matches.open(answer.url.path.rpartition("/")[2])
    await anna.http.aclose()

    assert invited["rematch_of"] == live.info.id
    assert invited["match"] == rematch.info.id
    assert sorted(seat.kind for seat in rematch.seats) == ["guest", "program"]


async def test_a_table_that_closes_says_so_in_every_stream(table: Served, zephyr: Caller) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
    async with zephyr.stream("/events") as events, zephyr.stream(f"/matches/{live.info.id}/stream") as match:
        await events.next()
        await match.next()
        table.table.close(1.0)

        assert [(await lines.until("end"))[-1]["reason"] for lines in (events, match)] == ["closing"] * 2


async def test_lines_are_json_and_nothing_else_in_whatever_language(table: Served, zephyr: Caller) -> None:
    live = await table.matches.start("balloon-cup", "rio-grande", (zephyr.seat, FREE), 0)
    await live.handle(Sit(Seat("guest", "ben")))
    await live.handle(Resign(), 1, live.match.ply)
    answer = await zephyr.http.get(f"/matches/{live.info.id}/stream", headers={"Accept-Language": "de"})

    assert answer.headers["content-type"] == "application/x-ndjson"
    assert [json.loads(line)["type"] for line in answer.text.splitlines()] == ["match", "end"]
    assert json.loads(answer.text.splitlines()[1])["detail"] != event_stream.REASONS["over"]


async def test_nobody_declines_what_nobody_can_be_invited_to(zephyr: Caller, mistral: Caller) -> None:
    begun = (await zephyr.post("/matches", game="balloon-cup", seats=["me", "random"])).json()

    assert (await mistral.post(f"/matches/{begun['match']}/decline")).status_code == 409
