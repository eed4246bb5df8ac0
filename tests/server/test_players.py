"""Tests of players: their identity is permanent, and a guest can merge with another person without loss."""

from __future__ import annotations

import asyncio
import re
from functools import partial

import pytest
import sqlalchemy as sa
from tests.server.acting import played
from tests.server.golden_store import FOLDER
from tests.server.merging import merge

from skyhop.bots import bot
from skyhop.server.accounts import merge_players
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.matches.retention import UNBEGUN_DAYS
from skyhop.server.matches.state import is_between_people
from skyhop.server.players.players import Player, UnknownPlayer
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.schema import MATCHES, PLAYERS, PROOFS, SEATS
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, keep_player
from skyhop.server.store.store import find_player as people_player
from skyhop.server.store.store import find_session as people_proved
from skyhop.server.timestamps import days_ago

ANNA, BEN, CARL = Seat("guest", "anna", "Anna"), Seat("guest", "ben", "Ben"), Seat("guest", "carl")
BOT, FREE = Seat("bot", "random"), Seat("open")
LEVELS = {"passenger", "crew", "cadet", "copilot", "pilot", "navigator", "captain", "aeronaut"}
EVER = {*LEVELS, "greedy", "ismcts", "random", "value", "value2"}
"""Every bot that a table has had: its name stands in seats and journals, and stays whatever its title becomes."""


async def begun(matches: MatchRegistry, *seats: Seat) -> Live:
    return await matches.start("balloon-cup", "rio-grande", seats, 0)


async def names_of(store: Store, player: str) -> set[str]:
    return {row.id for row in await store.list_matches(player)}


async def change(store: Store, statement: sa.Update) -> None:
    await store._commit(lambda connection: connection.execute(statement))


async def counted(store: Store, *tables: sa.Table) -> list[int]:
    def count(connection: sa.Connection) -> list[int]:
        return [connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables]

    return await store.read(count)


async def found(store: Store, player: str) -> Player:
    read = await people_player(store, player)
    assert read is not None
    return read


def test_the_identities_of_bots_stay() -> None:
    kept = {name for file in FOLDER.glob("*.sql") for name in re.findall(r"'bot','(\w+)'", file.read_text("utf-8"))}

    assert kept
    assert kept | EVER <= set(bot.names())


async def test_whoever_sits_down_is_a_player(store: Store, matches: MatchRegistry) -> None:
    live = await begun(matches, ANNA, FREE)
    await live.handle(Sit(Seat("guest", "ben", "Ben")))
    await begun(matches, BOT, CARL)

    read = [await found(store, name) for name in ("anna", "ben", "random", "carl")]

    assert [(player.id, player.kind, player.name) for player in read] == [
        ("anna", "guest", "Anna"),
        ("ben", "guest", "Ben"),
        ("random", "bot", None),
        ("carl", "guest", None),
    ]
    assert all(player.created == player.seen for player in read)
    assert await people_player(store, "dora") is None


async def test_a_name_that_is_said_later_is_that_of_the_next_table(store: Store, matches: MatchRegistry) -> None:
    live = await begun(matches, ANNA, BOT)

    await keep_player(store, "anna:1", "anna", "Annabel")

    assert (await found(store, "anna")).name == "Annabel"
    assert (await MatchRegistry(store).open(live.info.id)).seats[0].called == "Anna"


async def test_a_guest_who_is_merged_into_another_takes_all_along(store: Store, matches: MatchRegistry) -> None:
    own, over = await begun(matches, CARL, BEN), await begun(matches, CARL, BOT)
    other = await begun(matches, ANNA, BEN)
    await played(own, 3)
    await own.handle(Propose(DRAW), 0, own.match.ply)
    await over.handle(Resign(), 0, over.match.ply)
    await keep_player(store, "carl:1", "carl", "Carl")
    await keep_player(store, "anna:1", "anna", "Anna")

    await merge(matches, "carl", "anna")

    again = MatchRegistry(store)
    assert await names_of(store, "anna") == {own.info.id, over.info.id, other.info.id}
    assert await names_of(store, "carl") == set()
    assert (await again.open(own.info.id)).remarks == (Remark(own.match.ply, 0, RemarkKind.OFFERED),)
    assert [DRAW.proposer_of(await again.open(own.info.id)), DRAW.proposer_of(own), own.seats[0].player] == [
        0,
        0,
        "anna",
    ]
    shown = [await people_proved(store, proof) for proof in ("carl:1", "carl")]
    assert [proved and proved.player for proved in shown] == ["anna", "anna"]
    assert (await found(store, "carl")).id == (await found(store, "anna")).id == "anna"
    assert (await found(store, "anna")).name == "Anna"


async def test_where_both_sit_the_one_player_has_several_seats(store: Store, matches: MatchRegistry) -> None:
    live = await begun(matches, ANNA, BEN)
    await played(live, 2)
    await live.handle(Propose(DRAW), 0, live.match.ply)

    await merge(matches, "ben", "anna")

    assert [seat.player for seat in live.seats] == ["anna", "anna"]
    assert [seat.called for seat in live.seats] == ["Anna", "Ben"]
    assert (live.seats_of("anna"), DRAW.proposer_of(live), DRAW.is_possible(live), is_between_people(live)) == (
        [0, 1],
        None,
        False,
        False,
    )
    await played(live, 1000)
    (summary,) = await store.list_matches("anna")
    assert (summary.own, summary.others) == ((0, 1), ())


async def test_the_name_of_a_guest_stays_where_the_other_has_none_and_the_first_day_counts(
    store: Store, matches: MatchRegistry
) -> None:
    await begun(matches, BEN, BOT)
    await change(store, sa.update(PLAYERS).where(PLAYERS.c.id == "ben").values(created=days_ago(9)))
    await begun(matches, CARL, BOT)
    first = (await found(store, "ben")).created

    await merge(matches, "ben", "carl")

    read = await found(store, "carl")
    assert (read.name, read.created) == ("Ben", first)


async def test_who_was_merged_sits_down_as_the_other(store: Store, matches: MatchRegistry) -> None:
    """A request of theirs may have begun before."""
    await begun(matches, ANNA, BEN)
    waiting = await begun(matches, CARL, FREE)
    await merge(matches, "ben", "anna")

    assert await waiting.handle(Sit(Seat("guest", "ben", "Ben")))
    mine = await begun(matches, BEN, BOT)

    assert await names_of(store, "anna") >= {waiting.info.id, mine.info.id}
    assert await names_of(store, "ben") == set()


async def test_one_merge_after_another_leads_to_the_last(store: Store, matches: MatchRegistry) -> None:
    for seat in (ANNA, BEN, CARL):
        await begun(matches, seat, BOT)
    await merge(matches, "ben", "carl")
    await merge(matches, "carl", "anna")

    assert len(await names_of(store, "anna")) == 3
    assert [(await found(store, name)).id for name in ("anna", "ben", "carl")] == ["anna"] * 3


async def test_a_guest_becomes_an_account_with_all_seats(store: Store, matches: MatchRegistry) -> None:
    live = await begun(matches, CARL, BOT)
    await begun(matches, ANNA, BOT)
    await change(store, sa.update(PLAYERS).where(PLAYERS.c.id == "anna").values(kind="account"))

    await merge(matches, "carl", "anna")

    assert live.seats[0] == Seat("account", "anna")
    assert live.seat_of("anna") == 0
    assert live.seats[0].title == "guest"


@pytest.mark.parametrize(
    ("guest", "into"), [("dora", "anna"), ("anna", "dora"), ("anna", "anna"), ("anna", "random"), ("random", "anna")]
)
async def test_who_is_not_known_and_who_is_no_person_cannot_be_merged(
    store: Store, matches: MatchRegistry, guest: str, into: str
) -> None:
    await begun(matches, ANNA, BOT)

    with pytest.raises(UnknownPlayer):
        await merge(matches, guest, into)

    assert len(await names_of(store, "anna")) == 1


async def test_nobody_is_merged_twice(matches: MatchRegistry) -> None:
    for seat in (ANNA, BEN, CARL):
        await begun(matches, seat, BOT)
    await merge(matches, "ben", "carl")

    for guest, into in (("ben", "anna"), ("anna", "ben")):
        with pytest.raises(UnknownPlayer):
            await merge(matches, guest, into)


@pytest.mark.both_databases
async def test_two_who_are_merged_into_each_other_at_once_become_one(store: Store, matches: MatchRegistry) -> None:
    for seat in (ANNA, BEN):
        await begun(matches, seat, BOT)

    done = await asyncio.gather(merge(matches, "anna", "ben"), merge(matches, "ben", "anna"), return_exceptions=True)

    assert sorted(type(answer).__name__ for answer in done) == ["NoneType", "UnknownPlayer"]
    assert (await found(store, "anna")).id == (await found(store, "ben")).id


@pytest.mark.both_databases
async def test_a_merge_that_fails_leaves_all_as_it_was(
    store: Store, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begun(matches, BEN, ANNA)

    def fail(*_arguments: object, **_options: object) -> None:
        raise KeyError

    monkeypatch.setattr(store, "_update_row", fail)
    with pytest.raises(KeyError):
        await merge(matches, "ben", "anna")

    assert [seat.player for seat in (await MatchRegistry(store).open(live.info.id)).seats] == ["ben", "anna"]
    assert (await found(store, "ben")).id == "ben"


async def test_a_guest_without_matches_is_forgotten_after_the_usual_time(store: Store, matches: MatchRegistry) -> None:
    await begun(matches, ANNA, BOT)
    for name in ("ben", "carl"):
        await keep_player(store, f"{name}:1", name, None)
    old = sa.update(PLAYERS).where(PLAYERS.c.id != "carl").values(seen=days_ago(UNBEGUN_DAYS + 1))
    await change(store, old)

    await matches.retention.forget_old()

    assert [await people_player(store, name) is not None for name in ("anna", "random", "ben", "carl")] == [
        True,
        True,
        False,
        True,
    ]
    assert await counted(store, PLAYERS, PROOFS, SEATS, MATCHES) == [3, 1, 2, 1]


@pytest.mark.both_databases
async def test_another_worker_hears_of_a_merge(store: Store, matches: MatchRegistry) -> None:
    live = await begun(matches, BEN, BOT)
    await begun(matches, ANNA, BOT)
    other = MatchRegistry(store)
    there = await other.open(live.info.id)

    for name in await store.write(partial(merge_players, guest="ben", into="anna"), list):
        await other._follow(name)

    assert there.seats[0].player == "anna"
