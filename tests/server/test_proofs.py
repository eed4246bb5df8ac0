"""Tests of proofs of identity, which are valid until they expire."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
import sqlalchemy as sa

from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.players import sessions
from skyhop.server.players.sessions import (
    Session,
    SessionCookies,
    Sessions,
    hash_secret,
    keep_proof,
    new_guest,
    new_proof,
    parse_player,
)
from skyhop.server.schema import PROOFS
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, find_player, find_session, keep_player, record_proof, withdraw_proofs
from skyhop.server.timestamps import days_ago, hours_ahead

pytestmark = pytest.mark.both_databases

FIRST, NEXT = "anna:1", "anna:2"


async def age(store: Store, **values: object) -> None:
    await store._commit(lambda connection: connection.execute(sa.update(PROOFS).values(values)))


async def who(store: Store, *shown: str) -> list[str | None]:
    return [found and found.player for found in [await find_session(store, proof) for proof in shown]]


def test_a_cookie_cannot_be_made_up() -> None:
    cookies, others = SessionCookies(b"k" * 32), SessionCookies(b"x" * 32)
    guest = new_guest()
    proof = new_proof(guest)

    assert (cookies.read_proof(cookies.sign_proof(proof)), parse_player(proof)) == (proof, guest)
    assert [cookies.read_proof(cookie) for cookie in (proof, others.sign_proof(proof), None)] == [None, None, None]
    assert [cookies.is_token(guest, cookies.token(guest)), cookies.is_token("ben", cookies.token(guest))] == [
        True,
        False,
    ]


def test_what_is_no_cookie_of_ours_is_not_remembered() -> None:
    """Anybody may send some, of any length: they would fill the memory."""
    cookies = SessionCookies(b"k" * 32)

    for number in range(3):
        assert cookies.read_proof(f"{'x' * 10_000}{number}") is None
    assert cookies._unsigned.cache_info().currsize == 0
    assert cookies.read_proof(cookies.sign_proof("anna")) == "anna"
    assert cookies._unsigned.cache_info().currsize == 1


async def test_of_a_guest_who_only_looks_nothing_is_kept(store: Store) -> None:
    assert await find_session(store, FIRST) == Session("anna")
    assert await find_player(store, "anna") is None


async def test_the_store_has_no_proof_that_somebody_could_show(store: Store) -> None:
    await keep_player(store, FIRST, "anna", "Ann")

    kept = await store.read(lambda connection: connection.execute(sa.select(PROOFS)).all())

    assert [row.hash for row in kept] == [hash_secret(FIRST)]
    assert FIRST not in str(kept)


async def test_a_proof_is_renewed_after_a_month_and_told_of_once_a_day(store: Store) -> None:
    await keep_player(store, FIRST, "anna", "Ann")
    fresh = await find_session(store, FIRST)
    await age(store, seen=days_ago(2))
    told = await find_session(store, FIRST)
    await age(store, created=days_ago(sessions.RENEWAL_DAYS + 1), seen=days_ago(0))
    due = await find_session(store, FIRST)

    assert fresh == Session("anna", "Ann")
    assert told == Session("anna", "Ann", is_new=True)
    assert due == Session("anna", "Ann", is_due=True)


async def test_the_cookie_of_an_earlier_version_is_a_proof_that_is_to_be_exchanged(
    store: Store, matches: MatchRegistry
) -> None:
    await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("open")), 0)

    assert await find_session(store, "anna") == Session("anna", is_due=True, is_new=True)


async def test_a_proof_ends_an_hour_after_the_next_was_shown_and_not_before(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer that brought the next may have been lost, and what was asked before may come later."""
    await keep_player(store, FIRST, "anna", None)
    await store.write(partial(keep_proof, proof=NEXT, player="anna", follows=FIRST))
    assert await who(store, FIRST, NEXT) == ["anna", "anna"]

    await record_proof(store, NEXT, "anna")
    assert await who(store, FIRST, NEXT) == ["anna", "anna"]

    later = hours_ahead(sessions.GRACE_HOURS)
    monkeypatch.setattr(sessions, "now", lambda: later)
    assert await who(store, FIRST, NEXT) == [None, "anna"]


async def test_all_proofs_but_one_can_be_withdrawn(store: Store) -> None:
    for proof in (FIRST, NEXT, "anna:3"):
        await keep_player(store, proof, "anna", None)
    await keep_player(store, "ben:1", "ben", None)

    await withdraw_proofs(store, "anna", NEXT)
    await record_proof(store, FIRST, "anna")

    assert await who(store, FIRST, NEXT, "anna:3", "ben:1") == [None, "anna", None, "ben"]


async def test_what_the_store_said_is_remembered_and_believed_where_it_cannot_be_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list[str]()
    answers: dict[str, Session | None] = {"anna": Session("ben"), "carl:1": None}

    async def ask(proof: str) -> Session | None:
        asked.append(proof)
        if proof not in answers:
            raise StoreFault(FaultCause.LOCKED, "another program")
        return answers[proof]

    known = Sessions(ask)
    shown = ("anna", "anna", "carl:1", "carl:1", "dora:1", "dora:1")
    assert [await known.find_session(proof) for proof in shown] == [
        *[Session("ben")] * 2,
        *[None] * 2,
        *[Session("dora")] * 2,
    ]
    assert asked == ["anna", "carl:1", "dora:1", "dora:1"]

    answers.clear()
    monkeypatch.setattr("time.monotonic", lambda: 1e12)
    assert await known.find_session("anna") == Session("ben")
    known.forget()
    assert await known.find_session("anna") == Session("anna")


async def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_CACHED", 3)

    async def ask(proof: str) -> Session | None:
        return Session(proof)

    known = Sessions(ask)
    for number in range(10):
        await known.find_session(f"{number}")

    assert list(known._values) == [*map(hash_secret, "789")]


@pytest.mark.parametrize("is_elsewhere", [False, True])
async def test_what_the_store_said_before_a_withdrawal_is_not_believed_after_it(*, is_elsewhere: bool) -> None:
    """A copied cookie gives no access after its owner signs out, in this process or in another one."""
    holds, begun, answered = True, asyncio.Event(), asyncio.Event()

    async def ask(_proof: str) -> Session | None:
        said = Session("anna") if holds else None
        begun.set()
        await answered.wait()
        return said

    known = Sessions(ask)
    asking = asyncio.create_task(known.find_session("session:1"))
    await begun.wait()
    holds = False
    known.forget() if is_elsewhere else known.withdraw([hash_secret("session:1")])
    answered.set()
    before = await asking
    known.remember("session:1", Session("anna"))  # as a page does that was asked for before

    assert (before, await known.find_session("session:1")) == (Session("anna"), None)
