"""Tests of quick pairing and of notifications about offers, in both databases."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.acting import played

from skyhop.game.ending import LEFT
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.lobby import (
    DIFFERENCE_GROWTH,
    FIRST_DIFFERENCE,
    MAX_DIFFERENCE,
    MIN_MATCHES,
    Estimates,
    LeaveRecord,
    OfferAlreadyOpen,
    PairingRequest,
    check_no_offer,
    classify_offer,
    compute_rating_window,
    find_offers,
    read_leaving,
    read_lengths,
)
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.schema import MATCHES, RATINGS
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store
from skyhop.server.timestamps import now, seconds_ahead

CLOCK = TimeControl.read("3d")
FREE = Seat("open")


def search(player: str) -> PairingRequest:
    return PairingRequest(player, "balloon-cup", "rio-grande", CLOCK)


async def offer(matches: MatchRegistry, player: str, *, is_checked: bool = False) -> Live:
    check = partial(check_no_offer, search=search(player)) if is_checked else None
    seats, terms = (Seat("guest", player), FREE), Terms(CLOCK, player, is_rated=True)
    return await matches.start("balloon-cup", "rio-grande", seats, 0, terms=terms, check=check)


async def execute(store: Store, statement: sa.Executable) -> None:
    await store.write(lambda connection: connection.execute(statement))


async def rate(store: Store, player: str, mean: float) -> None:
    """Let a player be known to be so good."""
    row = {"match": f"m{player}", "seat": 0, "player": player, "game": "balloon-cup", "speed": "days", "number": 50}
    row |= {"at": now(), "rank": 1, "mu": mean, "sigma": 1.0}
    await store.write(lambda connection: connection.execute(sa.insert(RATINGS).values(row)), lambda _done: [])


async def test_the_nearest_rating_comes_first_and_one_too_far_off_not_at_all(
    matches: MatchRegistry, store: Store
) -> None:
    names = {}
    for player, mean in (("near", 25.5), ("own", 25.0), ("nearer", 25.1), ("far", 60.0)):
        names[player] = (await offer(matches, player)).info.id
        await rate(store, player, mean)

    found = await store.read(partial(find_offers, search=search("own")))

    assert found.others == (names["nearer"], names["near"])
    assert found.own == names["own"]


async def test_an_offer_whose_host_is_gone_is_not_found_until_the_host_returns(
    matches: MatchRegistry, store: Store
) -> None:
    """Presence extends an offer by minutes, so the offer of a host who is gone ends soon."""
    clock, names = TimeControl.read("10+5"), {}
    for player, mean, waits in (("left", 25.0, 10), ("there", 25.4, 20), ("fresh", 25.2, 30)):
        seats, terms = (Seat("guest", player), FREE), Terms(clock, player, is_rated=True)
        names[player] = (await matches.start("balloon-cup", "rio-grande", seats, 0, terms=terms)).info.id
        row = {
            "match": f"m{player}",
            "seat": 0,
            "player": player,
            "game": "balloon-cup",
            "speed": "rapid",
            "number": 50,
        }
        row |= {"at": now(), "rank": 1, "mu": mean, "sigma": 1.0}
        await execute(store, sa.insert(RATINGS).values(row))
        ends = sa.update(MATCHES).where(MATCHES.c.id == names[player]).values(deadline=seconds_ahead(waits))
        await execute(store, ends)

    found = await store.read(partial(find_offers, search=search("own")._replace(control=clock)))

    assert found.others == (names["fresh"], names["there"])
    back = sa.update(MATCHES).where(MATCHES.c.id == names["left"]).values(deadline=seconds_ahead(30))
    await execute(store, back)
    found = await store.read(partial(find_offers, search=search("own")._replace(control=clock)))
    assert found.others == (names["left"], names["fresh"], names["there"])


def test_the_window_grows_while_an_offer_waits() -> None:
    assert [compute_rating_window(seconds) for seconds in (-1, 0, 10, 10**6)] == [
        FIRST_DIFFERENCE,
        FIRST_DIFFERENCE,
        FIRST_DIFFERENCE + 10 * DIFFERENCE_GROWTH,
        MAX_DIFFERENCE,
    ]


async def test_only_offers_of_the_same_game_rules_and_clock_fit(matches: MatchRegistry, store: Store) -> None:
    await offer(matches, "anna")
    others = [
        search("ben")._replace(control=TimeControl.read("1d")),
        search("ben")._replace(ruleset="gravon"),
        search("ben")._replace(game="aeronaut-odyssey"),
    ]

    assert [await store.read(partial(find_offers, search=other)) for other in others] == [((), None)] * 3


async def look(matches: MatchRegistry, player: str) -> Live:
    """Look for an opponent as the lobby does, but for what is no race."""
    for _try in range(20):
        found = await matches.store.read(partial(find_offers, search=search(player)))
        for name in found.others:
            live = await matches.open(name, is_fresh=True)
            if await live.handle(Sit(Seat("guest", player))):
                return live
        try:
            return await offer(matches, player, is_checked=True)
        except OfferAlreadyOpen:
            continue
    raise AssertionError(player)


@pytest.mark.parametrize("count", [2, 6])
async def test_of_those_who_look_at_once_each_two_meet_in_one_match(
    matches: MatchRegistry, tmp_path: Path, database: str, count: int
) -> None:
    """Over several workers where there may be some."""
    tables = [matches]
    if database:
        tables += [MatchRegistry(await open_store(tmp_path, database)) for _other in range(2)]
    for turn in range(3):
        looking = [look(tables[n % len(tables)], f"p{turn}-{n}") for n in range(count)]
        begun = await asyncio.gather(*looking)
        names = {live.info.id for live in begun}

        assert len(names) == count // 2
        for name in names:
            live = await tables[0].open(name, is_fresh=True)
            assert len({seat.player for seat in live.seats if seat.kind == "guest"}) == 2
        assert await matches.store.list_offers() == []
    for table in tables[1:]:
        await table.close()


async def over(matches: MatchRegistry, *, host_leaves: bool, moves: int = 4) -> None:
    live = await offer(matches, "anna")
    await live.handle(Sit(Seat("guest", "ben")))
    await played(live, moves)
    if host_leaves:
        await live.handle(Resign(LEFT), 0, live.match.ply)
    else:
        while live.match.outcome is None:
            await played(live, 1)


async def test_nothing_is_told_of_a_host_with_fewer_than_five_matches(matches: MatchRegistry, store: Store) -> None:
    for number in range(MIN_MATCHES):
        assert await store.read(partial(read_leaving, players=["anna"])) == {}
        await over(matches, host_leaves=number < 2)

    expected = {"anna": LeaveRecord(2, MIN_MATCHES), "ben": LeaveRecord(0, MIN_MATCHES)}
    assert await store.read(partial(read_leaving, players=["anna", "ben", "zoe"])) == expected


async def test_a_length_is_the_median_of_whole_matches_like_it(matches: MatchRegistry, store: Store) -> None:
    for _match in range(MIN_MATCHES):
        await over(matches, host_leaves=False)
        await over(matches, host_leaves=True)
    await offer(matches, "anna")
    (offered,) = await store.list_offers()
    kind = classify_offer(offered)
    of_others = [offered._replace(control=None), offered._replace(ruleset="gravon"), offered._replace(game="nim")]
    lengths = await store.read(partial(read_lengths, kinds=[kind, *map(classify_offer, of_others)]))
    length = lengths[kind]

    assert [*lengths] == [kind]
    assert 0 < length < 60
    told = (await Estimates(store).read([offered]))[offered.id]
    assert (told.seconds, told.leaving) == (length, LeaveRecord(MIN_MATCHES, 2 * MIN_MATCHES))
