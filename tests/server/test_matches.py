"""Tests of starting and finding matches, and of their limited number in memory."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from hashlib import sha256
from pathlib import Path

import pytest
from tests.server.acting import played

from skyhop.engine.chance import FIRST_SEAT_EVENT, SecretShuffler
from skyhop.game.action import RulesetError
from skyhop.game.match import plies
from skyhop.server.exceptions import UnknownMatch
from skyhop.server.match_record import StoredMatch
from skyhop.server.match_registry import IDLE_SECONDS, MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store


async def test_a_match_in_memory_is_what_its_journal_replays_to(store: Store, live: Live) -> None:
    await played(live, 25)

    again = await MatchRegistry(store).open(live.info.id)

    assert live.match.state == again.match.state
    assert live.match.journal == again.match.journal
    assert live.history.log(0) == again.history.log(0)


async def test_a_replayed_match_goes_on_with_the_shuffles_of_its_secret(store: Store, live: Live) -> None:
    await played(live, 10)
    twin = await MatchRegistry(store).open(live.info.id)
    copies = [live.copy(), twin.copy()]
    for match in copies:
        match._clock = lambda: 600_000

    for match in copies:
        rng = random.Random(1)
        while (seat := match.to_decide) is not None:
            view = match.view(seat)
            match.play(seat, match.game.write(view, rng.choice(match.game.legal(view))))

    assert copies[0].journal == copies[1].journal


async def test_a_match_that_is_not_there_is_named(matches: MatchRegistry) -> None:
    with pytest.raises(UnknownMatch, match="nothing"):
        await matches.open("nothing")


async def test_a_match_that_is_slow_to_load_holds_up_no_other(
    matches: MatchRegistry, live: Live, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await matches.start("balloon-cup", "rio-grande", live.seats, 0)
    fresh, loaded = MatchRegistry(store), list[str]()
    begun, go_on = asyncio.Event(), asyncio.Event()
    load = store.load

    async def slow(name: str) -> StoredMatch | None:
        loaded.append(name)
        if name == live.info.id:
            begun.set()
            await go_on.wait()
        return await load(name)

    monkeypatch.setattr(store, "load", slow)
    waiting = [asyncio.create_task(fresh.open(live.info.id)) for _turn in "abc"]
    async with asyncio.timeout(10):
        await begun.wait()
        found = await fresh.open(other.info.id)
    waiting[0].cancel()  # whoever goes away takes nothing from the others
    await asyncio.sleep(0)
    go_on.set()

    assert found.info.id == other.info.id
    assert await waiting[1] is await waiting[2] is await fresh.open(live.info.id)
    assert sorted(loaded) == sorted([live.info.id, other.info.id])


async def test_rules_that_cannot_be_begin_no_match(matches: MatchRegistry) -> None:
    with pytest.raises(RulesetError, match="best_of"):
        await matches.start("balloon-cup", {"best_of": 2}, (Seat("bot", "random"), Seat("bot", "random")), None)


async def test_every_shuffle_and_the_lot_follow_from_the_secret(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "kosmos-fr", (Seat("bot", "random"), Seat("bot", "random")), None)
    live.bots.start()
    await live.bots.wait(60)
    shuffler = SecretShuffler(live.info.secret, live.info.id)

    event = 0
    for _ply, state, entry, _events in plies(live.match.journal):
        if entry is not None and entry.is_chance:
            due = live.match.game.chance(state)
            assert due is not None
            assert entry.text.split() == shuffler.order(due.tokens, event)
            event += 1

    assert event >= 2
    assert live.info.first == shuffler.order(range(2), FIRST_SEAT_EVENT)[0]
    assert sha256(live.info.secret).hexdigest() == live.shuffler.commitment


async def test_matches_do_not_share_secrets(matches: MatchRegistry, live: Live) -> None:
    other = await matches.start("balloon-cup", "rio-grande", live.seats, 0)

    assert live.info.secret != other.info.secret
    assert len(live.info.secret) == 32


async def test_memory_keeps_a_bounded_number_of_matches(
    matches: MatchRegistry, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.match_registry.MAX_MATCHES", 3)
    with live.channel.count_watcher("anna"):
        others = [(await matches.start("balloon-cup", "rio-grande", live.seats, 0)).info.id for _match in range(6)]
        await matches.open(others[-3])
        gc.collect()

        assert {live.info.id, *others[-3:]} == set(matches._live)
        assert [*others[-2:], others[-3]] == list(matches._live_matches)


async def test_a_match_that_somebody_holds_is_found_again_and_not_loaded_twice(
    matches: MatchRegistry, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.match_registry.MAX_MATCHES", 1)
    await matches.start("balloon-cup", "rio-grande", live.seats, 0)

    assert live.info.id not in matches._live_matches
    assert await matches.open(live.info.id) is live


async def test_a_match_that_nobody_opens_leaves_memory(
    matches: MatchRegistry, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await matches.start("balloon-cup", "rio-grande", live.seats, 0)
    later = time.monotonic() + IDLE_SECONDS - 1
    monkeypatch.setattr("time.monotonic", lambda: later)
    await matches.open(live.info.id)
    monkeypatch.setattr("time.monotonic", lambda: later + 2)

    matches.drop_idle()

    assert [live.info.id] == list(matches._live_matches)
    assert await matches.open(other.info.id) is other


async def test_a_store_in_another_folder_knows_nothing(tmp_path: Path, live: Live) -> None:
    (tmp_path / "other").mkdir()
    other = await open_store(tmp_path / "other")

    with pytest.raises(UnknownMatch):
        await MatchRegistry(other).open(live.info.id)
    await other.close()


@pytest.mark.parametrize("name", ["", "\x00", "a\x00b", "\ud800", "no-match", "x" * 10_000])
async def test_there_is_no_match_of_a_name_that_cannot_be(matches: MatchRegistry, name: str) -> None:
    with pytest.raises(UnknownMatch):
        await matches.open(name)
