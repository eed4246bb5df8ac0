"""Tests of private matches and of spectators, in both databases and with several workers."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.acting import played

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import spectators
from skyhop.server.matches.broadcast import Spectators
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store

ANNA, BEN, FREE = Seat("guest", "anna"), Seat("guest", "ben"), Seat("open")


async def test_whoever_has_the_address_may_watch_until_a_player_closes_the_door(
    matches: MatchRegistry, live: Live
) -> None:
    before = [spectators.may_watch(live, player) for player in ("anna", "ben", "cleo")]
    version = live.version
    await spectators.close(matches, live, "ben")

    assert before == [True, True, True]
    assert [spectators.may_watch(live, player) for player in ("anna", "ben", "cleo")] == [True, True, False]
    assert live.version != version


async def test_only_players_close_it_and_only_who_closed_it_opens_it_again(matches: MatchRegistry, live: Live) -> None:
    await spectators.close(matches, live, "cleo")
    assert live.closed_by is None
    await spectators.close(matches, live, "ben")
    await spectators.close(matches, live, "anna")
    await spectators.open_again(matches, live, "anna")
    await spectators.open_again(matches, live, "cleo")
    assert live.closed_by == 1
    await spectators.open_again(matches, live, "ben")
    assert live.closed_by is None


async def test_it_stays_closed_after_a_restart_and_after_the_end(
    matches: MatchRegistry, store: Store, live: Live
) -> None:
    await spectators.close(matches, live, "anna")
    await played(live, 4)
    await live.handle(Resign(), 0, live.match.ply)
    again = await MatchRegistry(store).open(live.info.id)

    assert again.match.outcome is not None
    assert [spectators.may_watch(again, player) for player in ("anna", "ben", "cleo")] == [True, True, False]


async def test_an_invitation_is_seen_by_whoever_has_it_until_the_seat_is_taken(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (FREE, ANNA), 0, Terms(closing="anna"))
    before = spectators.may_watch(live, "cleo")
    await live.handle(Sit(Seat("guest", "ben")))

    assert (
        live.closed_by,
        before,
        spectators.may_watch(live, "cleo"),
        spectators.may_watch(live, "ben"),
    ) == (1, True, False, True)


async def test_where_who_closed_it_has_left_each_player_opens_it(matches: MatchRegistry) -> None:
    three = (ANNA, BEN, Seat("guest", "cleo"))
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, three, 0, Terms(closing="anna"))
    assert not spectators.may_open(live, "ben")
    await live.handle(Resign(), 0, live.match.ply)

    assert spectators.may_watch(live, "anna")
    assert spectators.may_open(live, "ben")


@pytest.mark.both_databases
async def test_two_who_close_it_at_once_close_it_once(matches: MatchRegistry, live: Live) -> None:
    await asyncio.gather(spectators.close(matches, live, "anna"), spectators.close(matches, live, "ben"))
    first = live.closed_by
    await live.catch_up()

    assert first in {0, 1}
    assert live.closed_by == first


async def test_spectators_are_counted_and_those_who_want_it_are_named(matches: MatchRegistry, live: Live) -> None:
    news = live.channel
    version = live.version
    with (
        news.count_watcher("anna"),
        news.count_watcher("cleo", "Cleo"),
        news.count_watcher("dora"),
        news.count_watcher("dora"),
    ):
        await matches.spectators.update()
        assert news.spectators == Spectators(("Cleo",), 1)
        assert live.version != version
    await matches.spectators.update()
    assert news.spectators == Spectators()
    assert live.version == version


async def test_who_sits_down_watches_no_more(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (ANNA, FREE), 0)
    with live.channel.count_watcher("ben"):
        await matches.spectators.update()
        before = live.channel.spectators.total
        await live.handle(Sit(Seat("guest", "ben")))
        await matches.spectators.update()

        assert (before, live.channel.spectators.total) == (1, 0)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_workers_tell_each_other_who_watches_and_who_closed_the_door(
    matches: MatchRegistry, live: Live, tmp_path: object, database: str
) -> None:
    other = MatchRegistry(await open_store(tmp_path, database))  # type: ignore[arg-type]
    hearing = [asyncio.create_task(each.follow_workers()) for each in (matches, other)]
    theirs = await other.open(live.info.id)
    await asyncio.sleep(0.3)  # both listen
    with live.channel.count_watcher("cleo", "Cleo"), theirs.channel.count_watcher("dora"):
        async with asyncio.timeout(10):
            while not live.channel.spectators == theirs.channel.spectators == Spectators(("Cleo",), 1):
                await asyncio.gather(matches.spectators.update(), other.spectators.update())
                await asyncio.sleep(0.05)
    change = theirs.channel.next
    await spectators.close(matches, live, "anna")
    async with asyncio.timeout(10):
        while spectators.may_watch(theirs, "dora"):
            await change.wait()
            change = theirs.channel.next
    for task in hearing:
        task.cancel()
    await other.close()


def test_who_watches_over_two_workers_is_named_once() -> None:
    both = Spectators(("Anna", "Ben"), 1).combine(Spectators(("Ben",), 2))
    many = Spectators(tuple("abcdefghijklmnop"), 0).combine(Spectators(tuple("qrstuvwxyz"), 1))

    assert (both, both.total) == (Spectators(("Anna", "Ben"), 3), 5)
    assert (len(many.names), many.guests) == (20, 7)
