"""Tests of a bot that fails: the server reports and logs it once, and the match continues for people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.acting import act, an_action, played

from skyhop.bots.bot import Bot, Budget
from skyhop.bots.bot import bot as real_bot
from skyhop.engine.state import View
from skyhop.game.action import LearnedFileError
from skyhop.game.game import Game
from skyhop.server.events import BotStuck, ServerEvent, Subscriber
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import PAGES, MatchRegistry
from skyhop.server.matches.commands import BreakOff, ReplaceBot
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store

ANNA, GONE, RANDOM = Seat("guest", "anna"), Seat("bot", "gone"), Seat("bot", "random")


async def tried(matches: MatchRegistry, seats: tuple[Seat, ...] = (ANNA, GONE)) -> Live:
    """A match in which the bot in seat 1 was to begin."""
    live = await matches.start("balloon-cup", "rio-grande", seats, 1)
    live.bots.start()
    await live.bots.wait(60)
    return live


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]


class Failing(Bot):
    """Fails where it is to think."""

    def choose(self, _view: View) -> int:
        raise ArithmeticError("what only this seat knows")


class Cheating(Bot):
    """Chooses what is not legal."""

    def choose(self, view: View) -> int:
        legal = set(self.game.legal(view))
        return next(action for action in range(self.game.action_count) if action not in legal)


async def test_a_bot_that_is_gone_is_told_of_and_logged_once(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    events: list[ServerEvent] = []
    matches = MatchRegistry(
        store, (Subscriber("listener", (BotStuck,), lambda _live, event: events.append(event)), PAGES)
    )
    live = await tried(matches)

    for _visit in range(3):
        live.bots.start()
        await live.bots.wait(60)

    assert (live.stuck_seat, live.version) == (1, f"{live.match.ply}.stuck1")
    assert events == [BotStuck(live.info.id, live.match.ply, 1)]
    assert failures(caplog) == ["A bot cannot play on: gone, balloon-cup."]


@pytest.mark.parametrize("error", [LearnedFileError("no weights"), ArithmeticError("a fault of a game")])
async def test_a_bot_that_cannot_be_made_is_told_of(
    matches: MatchRegistry, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(*_given: object) -> Bot:
        raise error

    monkeypatch.setattr("skyhop.server.matches.live.bot", made)

    assert (await tried(matches, (ANNA, RANDOM))).stuck_seat == 1


@pytest.mark.parametrize("kind", [Failing, Cheating])
async def test_a_bot_that_fails_is_told_of_and_what_it_knew_is_not(
    matches: MatchRegistry, kind: type[Bot], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("skyhop.server.matches.live.bot", lambda _name, game, seed, budget: kind(game, seed, budget))

    live = await tried(matches, (ANNA, RANDOM))

    assert (live.stuck_seat, live.match.outcome) == (1, None)
    assert "only this seat" not in "".join(failures(caplog))


async def test_whoever_waits_is_woken_by_it(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (ANNA, GONE), 1)
    change = live.channel.next

    live.bots.start()

    await asyncio.wait_for(change.wait(), 60)
    assert live.stuck_seat == 1


async def test_another_bot_takes_the_seat_and_plays_on(matches: MatchRegistry, store: Store) -> None:
    live = await tried(matches)
    ply = live.match.ply

    await live.handle(ReplaceBot(RANDOM), 0, ply)
    live.bots.start()
    await live.bots.wait(60)

    assert (live.stuck_seat, live.match.to_decide) == (None, 0)
    assert live.match.ply > ply
    stored = await store.load(live.info.id)
    assert stored is not None
    assert list(stored.seats) == [ANNA, RANDOM]


async def test_a_person_takes_the_seat_and_plays_both(matches: MatchRegistry, store: Store) -> None:
    live = await tried(matches)

    await live.handle(ReplaceBot(ANNA), 0, live.match.ply)
    await played(live, 4)

    assert (live.stuck_seat, live.seats_of("anna")) == (None, [0, 1])
    again = await MatchRegistry(store).open(live.info.id)
    assert (again.seats, again.match.ply) == ([ANNA, ANNA], live.match.ply)


async def test_the_match_ends_without_a_loser(matches: MatchRegistry, store: Store) -> None:
    live = await tried(matches)

    await live.handle(BreakOff(), 0, live.match.ply)

    assert live.match.outcome is not None
    assert (live.match.outcome.winners, live.stuck_seat) == ((), None)
    assert (await MatchRegistry(store).open(live.info.id)).match.outcome == live.match.outcome


async def test_where_a_bot_plays_nobody_takes_its_seat_or_breaks_off(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (ANNA, RANDOM), 1)

    with pytest.raises(StaleAction):
        await live.handle(ReplaceBot(ANNA), 0, live.match.ply)
    with pytest.raises(StaleAction):
        await live.handle(BreakOff(), 0, live.match.ply)

    assert (live.seats, live.match.outcome) == ([ANNA, RANDOM], None)


async def test_after_a_restart_it_is_tried_again(
    matches: MatchRegistry, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.matches.live.bot", lambda _name, game, seed, budget: Failing(game, seed, budget))
    live = await tried(matches, (ANNA, RANDOM))
    monkeypatch.setattr("skyhop.server.matches.live.bot", real_bot)

    again = await MatchRegistry(store).open(live.info.id)
    again.bots.start()
    await again.bots.wait(60)

    assert (again.stuck_seat, again.match.to_decide) == (None, 0)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_of_two_workers_each_finds_it_out_and_one_seats_another_bot(
    database: str, matches: MatchRegistry
) -> None:
    here = await tried(matches)
    elsewhere = MatchRegistry(await open_store(Path(), database))
    there = await elsewhere.open(here.info.id)
    there.bots.start()
    await there.bots.wait(60)
    known = (here.stuck_seat, there.stuck_seat)

    await there.handle(ReplaceBot(RANDOM), 0, there.match.ply)
    with pytest.raises(StaleAction):
        await here.handle(ReplaceBot(ANNA), 0, here.match.ply)

    assert known == (1, 1)
    assert (here.stuck_seat, here.seats) == (None, [ANNA, RANDOM])
    await elsewhere.close()


class Held(Bot):
    """Thinks until it is let go."""

    may_end = threading.Event()
    thinking = 0

    def choose(self, view: View) -> int:
        type(self).thinking += 1
        assert self.may_end.wait(120)
        return int(self.game.legal(view)[0])


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Held]]:
    def made(_name: str, game: Game, seed: int, budget: Budget) -> Bot:
        return Held(game, seed, budget)

    monkeypatch.setattr("skyhop.server.matches.live.bot", made)
    monkeypatch.setattr(Held, "may_end", threading.Event())
    monkeypatch.setattr(Held, "thinking", 0)
    yield Held
    Held.may_end.set()


async def test_however_many_bots_think_matches_are_opened_and_played(
    matches: MatchRegistry, store: Store, held: type[Held]
) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(4))
    cores = os.cpu_count() or 1
    waiting = [await matches.start("balloon-cup", "rio-grande", (ANNA, RANDOM), 1) for _match in range(cores + 6)]
    for live in waiting:
        live.bots.start()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(60):
            while held.thinking < cores:  # noqa: ASYNC110  threads tell nobody
                await asyncio.sleep(0.01)

    async with asyncio.timeout(30):
        other = await matches.start("balloon-cup", "rio-grande", (ANNA, Seat("guest", "ben")), 0)
        await act(other, *an_action(other))
        again = await MatchRegistry(store).open(other.info.id)

    assert again.match.ply == other.match.ply
    assert held.thinking == cores
    held.may_end.set()
    await asyncio.gather(*(live.bots.wait(60) for live in waiting))
    assert {live.match.to_decide for live in waiting} == {0}
