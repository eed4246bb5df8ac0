"""Profiles: what others see of a player's rated matches, and what only the player sees."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date
from functools import partial

import pytest
import sqlalchemy as sa
from tests.server.rated import RatedMatch, add_match, add_player, add_players

from skyhop.server.players.moderation import block
from skyhop.server.ratings.profiles import (
    MAX_FOUND,
    RESULTS,
    MatchFilter,
    find_profiles,
    find_visible,
    is_profile_hidden,
    read_played,
    read_profile,
    read_rating_points,
    read_results,
    set_profile_hidden,
)
from skyhop.server.ratings.recorder import MAX_LISTED, HeadToHead
from skyhop.server.store.store import Store

PEOPLE = ("anna", "ben", "carl")
RNG = random.Random(5)


def _filled(connection: sa.Connection, matches: Sequence[RatedMatch], hidden: str = "") -> None:
    for player in PEOPLE:
        add_player(connection, player, is_hidden=player == hidden)
    add_player(connection, "emil", "guest")
    add_player(connection, "pilot", "bot")
    for match in matches:
        add_match(connection, match)


def made_matches(count: int) -> list[RatedMatch]:
    """Matches of anna, with and against anybody."""
    found = []
    for number in range(count):
        others = RNG.sample(["ben", "carl", "emil", "pilot"], RNG.choice((1, 1, 2)))
        players = RNG.sample(["anna", *others], len(others) + 1)
        best = RNG.choice((1, 1, 2))
        ranks: dict[str, int | None] = {player: 1 if seat < best else 2 for seat, player in enumerate(players)}
        if RNG.random() < 0.2:
            ranks = dict.fromkeys(players)
        game, rules = RNG.choice(
            (("balloon-cup", "rio-grande"), ("balloon-cup", "gravon"), ("aeronaut-odyssey", "pioneer"))
        )
        day, closed_by = RNG.randint(1, 9), RNG.choice((None, None, 0))
        found.append(RatedMatch(f"m{number:03}", ranks, game, rules, RNG.choice(("blitz", "days")), day, closed_by))
    return found


def result_of(match: RatedMatch) -> str:
    own, others = match.ranks["anna"], [rank for player, rank in match.ranks.items() if player != "anna"]
    if own is None:
        return "not-counted"
    return "lost" if own > 1 else "drawn" if 1 in others else "won"


def fits(match: RatedMatch, chosen: MatchFilter) -> bool:
    """Say by plain comparison whether a filter selects a match."""
    pairs = [
        (match.game, chosen.game),
        (match.ruleset, chosen.ruleset),
        (match.speed, chosen.speed),
        (result_of(match), chosen.result),
    ]
    day = date(2026, 3, match.day)
    return (
        all(value == wanted for value, wanted in pairs if wanted)
        and (not chosen.opponent or chosen.opponent in match.ranks)
        and (chosen.first is None or chosen.first <= day)
        and (chosen.last is None or day <= chosen.last)
    )


def any_filter() -> MatchFilter:
    return MatchFilter(
        RNG.choice(("", "balloon-cup", "aeronaut-odyssey")),
        RNG.choice(("", "", "rio-grande")),
        RNG.choice(("", "", "days")),
        RNG.choice(("", "", "ben", "pilot")),
        RNG.choice(("", *RESULTS)),
        RNG.choice((None, None, date(2026, 3, 4))),
        RNG.choice((None, None, date(2026, 3, 6), date.max)),
    )


async def test_a_filter_selects_what_a_plain_comparison_selects(store: Store) -> None:
    made = made_matches(40)
    await store.write(partial(_filled, matches=made, hidden="carl"))
    public = [match for match in made if match.closed_by is None and "carl" not in match.ranks]
    assert 0 < len(public) < len(made)

    for is_own, seen in ((True, made), (False, public)):
        for chosen in (MatchFilter(), *(any_filter() for _turn in range(20))):
            read = partial(read_played, player="anna", chosen=chosen, is_own=is_own)
            found = await store.read(partial(read, limit=50))
            paged = [*await store.read(partial(read, limit=7)), *await store.read(partial(read, limit=50, offset=7))]

            assert {match.match for match in found} == {match.id for match in seen if fits(match, chosen)}
            assert paged == found
            assert [match.rating.at for match in found] == sorted((m.rating.at for m in found), reverse=True)
    results = {match.match: match.result for match in await store.read(partial(read, limit=50))}
    assert results.items() <= {match.id: result_of(match) for match in made}.items()


async def test_results_count_what_the_reader_may_see(store: Store) -> None:
    made = made_matches(40)
    await store.write(partial(_filled, matches=made, hidden="carl"))
    counted = [match for match in made if match.ranks["anna"] is not None]
    public = [match for match in counted if match.closed_by is None and "carl" not in match.ranks]

    own = {each.player: each for each in await store.read(partial(read_results, player="anna", is_own=True))}
    others = {each.player: each for each in await store.read(partial(read_results, player="anna", is_own=False))}

    assert set(own) == {player for match in counted for player in match.ranks} - {"anna"}
    assert set(others) == {player.replace("emil", "") for match in public for player in match.ranks} - {"anna"}
    assert others[""].name is None
    for seen, found, names in ((counted, own, {"emil": "emil"}), (public, others, {"emil": ""})):
        for player in {player for match in seen for player in match.ranks} & {"ben", "emil", "pilot"}:
            ranks = [(match.ranks["anna"] or 0, match.ranks[player] or 0) for match in seen if player in match.ranks]
            record = found[names.get(player, player)]
            assert record.won == sum(rank < other for rank, other in ranks)
            assert record.drawn == sum(rank == other for rank, other in ranks)
            assert record.lost == sum(rank > other for rank, other in ranks)


async def test_no_opponent_is_lost_among_many(store: Store) -> None:
    guests, accounts = [f"guest{n:02}" for n in range(60)], [f"player{n:02}" for n in range(60)]

    def fill(connection: sa.Connection) -> None:
        add_players(connection, ["anna", *accounts])
        for guest in guests:
            add_player(connection, guest, "guest")
        for number, other in enumerate((*guests, *accounts)):
            add_match(connection, RatedMatch(f"m{number:03}", {"anna": 1, other: 2}))

    await store.write(fill)
    read = partial(read_results, player="anna", is_own=False)

    found = await store.read(read)
    assert len(found) == MAX_LISTED
    assert found[-1] == HeadToHead(None, "guest", "", 60, 0, 0)
    for name in (accounts[0], accounts[-1]):
        assert await store.read(partial(read, opponent=name)) == [HeadToHead(name.title(), "account", name, 1, 0, 0)]
    assert await store.read(partial(read, opponent="nobody")) == []


async def test_the_points_of_the_graph_are_the_counted_ratings_in_order(store: Store) -> None:
    made = made_matches(30)
    await store.write(partial(_filled, matches=made, hidden="carl"))
    public = [match for match in made if match.closed_by is None and "carl" not in match.ranks]
    assert 0 < len(public) < len(made)

    for is_own, seen in ((True, made), (False, public)):
        points = await store.read(partial(read_rating_points, player="anna", is_own=is_own))

        assert len(points) == sum(match.ranks["anna"] is not None for match in seen)
        assert [point.rating.at for point in points] == sorted(point.rating.at for point in points)


async def test_a_profile_is_found_by_a_name_that_looks_alike_and_says_if_it_is_hidden(store: Store) -> None:
    await store.write(partial(_filled, matches=(), hidden="ben"))

    anna = await store.read(partial(read_profile, name="ANNÁ"))
    ben = await store.read(partial(read_profile, name="Ben"))
    await store.write(partial(set_profile_hidden, player="anna", is_hidden=True))
    await store.write(partial(set_profile_hidden, player="ben", is_hidden=False))

    assert anna is not None
    assert ben is not None
    assert (anna.player, anna.name, anna.is_hidden) == ("anna", "Anna", False)
    assert ben.is_hidden
    assert await store.read(partial(is_profile_hidden, player="anna"))
    assert await store.read(partial(find_visible, players=(*PEOPLE, "emil", "pilot"))) == {"ben", "carl"}
    for unknown in ("Emil", "Pilot", "", "..", "x" * 500, "\0"):
        assert await store.read(partial(read_profile, name=unknown)) is None


@pytest.mark.parametrize("beginning", ["a", "an", "ANN", "anna", "ánn", "b", "e", "%", "_", "", " ", "zz", "x" * 90])
async def test_a_search_finds_the_visible_accounts_that_begin_so(store: Store, beginning: str) -> None:
    await store.write(partial(_filled, matches=(), hidden="ben"))
    await store.write(partial(add_players, players=("annabel", "anton", "ab")))
    folded = beginning.lower().replace("á", "a")

    found = await store.read(partial(find_profiles, prefix=beginning))

    visible = sorted(("anna", "annabel", "anton", "ab", "carl"))
    assert found == [name.title() for name in visible if folded.strip("%_ ") and name.startswith(folded)]


async def test_a_search_lists_no_more_than_a_screen(store: Store) -> None:
    await store.write(partial(add_players, players=[f"zoe{letter}" for letter in "abcdefghjkmnpqrstuwxyz"]))

    assert len(await store.read(partial(find_profiles, prefix="zoe"))) == MAX_FOUND


async def test_a_block_changes_nothing_that_is_read_of_a_profile(store: Store) -> None:
    await store.write(partial(_filled, matches=made_matches(5)))
    read = partial(read_played, player="anna", chosen=MatchFilter(), limit=9, is_own=False)
    before = await store.read(read)

    await store.write(partial(block, player="anna", other="ben"))

    assert await store.read(read) == before
