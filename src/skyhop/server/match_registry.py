"""All matches of a table: begun, opened, and kept in memory while they are played."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import time
import traceback
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

import sqlalchemy as sa

from skyhop.game import registry
from skyhop.game.refusal import JournalError
from skyhop.server.accounts import delete_player, withdraw_access
from skyhop.server.events import (
    CHANGES,
    Began,
    CaughtUp,
    ClocksRun,
    Ended,
    Moved,
    Opened,
    Seated,
    Subscriber,
    Subscribers,
)
from skyhop.server.exceptions import StaleAction, StoreFault, UnknownMatch
from skyhop.server.lobby import Estimates
from skyhop.server.match_record import MatchInfo
from skyhop.server.matches import disconnects
from skyhop.server.matches.broadcast import MatchChannel, SpectatorCount
from skyhop.server.matches.create import Terms, branched, dealt, new_name
from skyhop.server.matches.live import Live, note_standings
from skyhop.server.matches.scheduler import Scheduler
from skyhop.server.metrics import MATCHES
from skyhop.server.players.players import forget_guests
from skyhop.server.players.sessions import Sessions
from skyhop.server.players.tokens import Tokens
from skyhop.server.seats import Seat
from skyhop.server.store.journal_append import WriteConflict
from skyhop.server.store.postgresql import OFFERS
from skyhop.server.store.projections import Recorder, Recording
from skyhop.server.store.store import WITHDRAWN, Ages, Store, ages_of, forget_counts, proved, token

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until what failed goes on; each pause is twice as long as the one before, until it has worked for long."""


async def isolated(problem: str, work: Callable[[], Awaitable[object]]) -> bool:
    """Do one task of a loop that serves many. Log an unexpected error as this problem, and return False then.

    Raises:
        StoreFault: where the store is the cause, which concerns all other tasks too.

    """
    try:
        await work()
    except StoreFault:
        raise
    except Exception:  # whatever it is, the other tasks go on
        LOG.exception(problem)
        return False
    return True


async def supervised(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Work until it is done; where it fails, log that by name, once for each cause in a row, and begin again later."""
    pause, known = FIRST_PAUSE, None
    while True:
        begun = time.monotonic()
        try:
            return await work()
        except Exception as error:  # whatever it is, the table needs this work
            if time.monotonic() - begun > LONGEST_PAUSE:
                pause, known = FIRST_PAUSE, None
            cause = (type(error), [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)])
            if cause != known:
                LOG.exception("It failed, and goes on after a pause: %s.", name)
            known = cause
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


Result = TypeVar("Result")


class SharedRead(Generic[Result]):
    """Reads for whoever waits, one time after another."""

    def __init__(self, read: Callable[[], Awaitable[Result]]) -> None:
        self._read = read
        self._present: asyncio.Task[Result] | None = None
        self._next: asyncio.Task[Result] | None = None

    async def __call__(self) -> Result:
        """What is read from now on; an error of it is raised to all who wait."""
        if self._next is None:
            self._next = asyncio.create_task(self._after(self._present))
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._next)

    async def _after(self, before: asyncio.Task[Result] | None) -> Result:
        if before is not None:
            await asyncio.wait([before])
        self._present, self._next = self._next, None
        return await self._read()


Answer = TypeVar("Answer")
LOG = logging.getLogger("skyhop")
PAGES = Subscriber("pages", CHANGES, lambda live, _event: live.news.notify())
"""The streams of pages; last in every list, for whoever is told before may see to what a page shows."""
ACTED = (Began, Seated, Moved, ClocksRun, Opened)
BOTS = Subscriber("bots", ACTED, lambda live, _event: live.bots.let_play(), is_repeatable=True)
MOST_KEPT = 2000
"""Matches in memory, the one opened last first; a long one of Aeronaut Odyssey takes a third of a megabyte."""
IDLE = 600.0
"""Seconds after which a match that nobody opens leaves memory."""
UNBEGUN_DAYS, UNFINISHED_DAYS, FINISHED_DAYS = 30, 180, 365
"""How long matches are kept in which no person has done anything, which nobody goes on with, and which are over."""
FORGOTTEN_AT_ONCE = 50
MINUTE, HOUR = 60.0, 60
MOST_LEFT = 10_000
"""Matches that somebody leaves who wants all of theirs to be deleted."""
SIGN, LEFT_PAGE = "+", "!"
"""How it begins what workers tell each other of who is at a table; no match has such a name."""
ANSWERED = (Seated, Ended, CaughtUp)
"""After which a match shows something else of its rematch."""
OFFERED = (Began, Seated, Ended)
"""Events after which the list of offers may change."""


class MatchRegistry:
    """Finds the matches of a table and keeps those that are played."""

    def __init__(
        self, store: Store, subscribers: Sequence[Subscriber] = (PAGES,), recorders: Sequence[Recorder] = ()
    ) -> None:
        """Keep them in a store; tell these subscribers and recorders what happens, in their order."""
        self.store = store
        self._recordings = {each.name: Recording(each, store) for each in recorders}
        self.proofs, self.tokens = Sessions(partial(proved, store)), Tokens(partial(token, store))
        self.lobby = MatchChannel(knows_all=False)
        """Those of what is offered to all."""
        self.deadlines = Scheduler(store, self.open, self._hear_of, self.lobby.is_here)
        own = (
            self.deadlines.subscriber,
            Subscriber("offers", OFFERED, self._tell_of_offers),
            Subscriber("rematches", ANSWERED, lambda live, _event: self._tell_before(live.info.id), is_repeatable=True),
        )
        self._subscribers = Subscribers((*own, *subscribers, *(each.subscriber for each in self._recordings.values())))
        self._thinking = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="bots")
        """Where bots think, one on each core; whoever loads or serves waits for none of them."""
        self._live = WeakValueDictionary[str, Live]()
        """All that are in memory, also those that only a request or a bot still holds: there is one of each."""
        self._kept = OrderedDict[str, tuple[Live, float]]()
        """Those that are kept there, with the time when they were opened last, the latest at the end."""
        self._before = WeakValueDictionary[str, Live]()
        """The match in memory whose rematch is called so, whether there is one or not."""
        self._news = WeakValueDictionary[str, MatchChannel]()
        self.estimates, self.offers = Estimates(store), SharedRead(store.offers)
        self.spectators = SpectatorCount(store, self._news)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.is_closing = False

    async def close(self, patience: float = 0.0) -> None:
        """End all streams, let bots finish their thought within `patience` seconds, close the store."""
        self.end_streams()
        self._subscribers.close()
        await asyncio.gather(*(live.bots.stop(patience) for live in self._live.values()))
        self._thinking.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def end_streams(self) -> None:
        """Tell everybody who watches, and all bots, that the table closes."""
        self.is_closing = True
        for news in [self.lobby, *self._news.values()]:
            news.close()

    async def _tell_before(self, name: str) -> None:
        """Let the match follow whose rematch this is: its page shows who is asked, and who has sat down."""
        if (before := self._before.get(name)) is not None:
            await before.catch_up()

    def _tell_of_offers(self, live: Live, _event: object) -> None:
        if live.info.offered_by is not None:
            self.lobby.notify()

    def news(self, name: str) -> MatchChannel:
        """The news of a match, which need not be in memory; whoever holds them hears of every change."""
        news = self._news.get(name)
        if news is None:
            news = self._news[name] = MatchChannel(knows_all=not self.store.is_shared)
            if self.is_closing:
                news.close()
        return news

    async def start(
        self,
        game: str,
        ruleset: str | Mapping[str, object],
        seats: Sequence[Seat],
        first: int | None,
        terms: Terms | None = None,
        unless: Callable[[sa.Connection], None] | None = None,
    ) -> Live:
        """Begin a match; without `first` the lot decides. `RulesetError` names a parameter that cannot be.

        `TooManyOffers` where it is offered to all, and its host offers as many as may be; `Conflict` where a match has
        begun already from what was drawn for its word. What `unless` raises in the commit keeps it from beginning.
        """
        terms = terms or Terms()
        name = new_name() if terms.word is None else terms.word.match
        beginning = await asyncio.to_thread(dealt, name, registry.game(game), ruleset, seats, first, terms)
        await self.store.add(beginning, unless=unless)
        return await self._begun(beginning.info.id)

    async def start_again(
        self,
        after: MatchInfo,
        ruleset: str | Mapping[str, object],
        seats: Sequence[Seat],
        first: int | None,
        terms: Terms | None = None,
    ) -> Live:
        """Begin the rematch of a match, or open the one that somebody has begun; errors as above."""
        game = registry.game(after.game)
        beginning = await asyncio.to_thread(dealt, after.rematch, game, ruleset, seats, first, terms or Terms())
        with contextlib.suppress(WriteConflict):  # somebody else began the same rematch, and that is it
            await self.store.add(beginning, after.id)
            await self._begun(after.rematch, after.id)
        await self._follow(after.id)
        return await self.open(after.rematch)

    async def start_branch(self, source: Live, step: int, seats: Sequence[Seat]) -> Live:
        """Begin a match where another, which is over, stood after a step, with these players in its seats.

        Where the door of the other is closed, so is this one's: its journal begins with that of the other.
        `JournalError` where nothing is to be decided there.
        """
        origin, is_closed = (source.info.id, source.history.ply_of(step)), source.closed_by is not None
        beginning = await asyncio.to_thread(branched, source.match.journal, origin, seats, is_closed=is_closed)
        await self.store.add(beginning)
        return await self._begun(beginning.info.id)

    async def _begun(self, name: str, after: str | None = None) -> Live:
        live = await self.open(name)
        await live.tell(Began(name, live.match.ply, after))
        return live

    async def visit(self, name: str, *, is_fresh: bool = False) -> Live:
        """Open a match, as below, for somebody who comes to look at it, and tell that."""
        live = await self.open(name, is_fresh=is_fresh)
        await live.tell(Opened(name, live.match.ply))
        return live

    async def open(self, name: str, *, is_fresh: bool = False) -> Live:
        """A match, replayed from the store where it is not in memory; `UnknownMatch` where there is none.

        A fresh one, while it goes on, is no older than the store: the news of another worker may still be on their
        way. Where the store cannot be read, it is what is known here.
        """
        if not (name.isascii() and name.isalnum()):  # a database need not take each text, such as one with a zero in it
            raise UnknownMatch(name)
        live = self._live.get(name)
        if live is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name), name=name)
                self._loading[name].add_done_callback(self._loaded)
            live = await asyncio.shield(self._loading[name])
        elif is_fresh and self.store.is_shared and live.match.outcome is None:
            with contextlib.suppress(StoreFault):
                await live.catch_up()
        self._keep(live)
        return live

    def seats(self, name: str, player: str) -> bool:
        """Say whether somebody sits at a match that is in memory, or did before a bot, without opening one."""
        live = self._live.get(name)
        return live is not None and any(seat.is_of(player) for seat in live.sat_down)

    def drop_idle(self) -> None:
        """Let matches leave memory that nobody has opened for long; whoever watches them still hears of changes."""
        while self._kept and next(iter(self._kept.values()))[1] < time.monotonic() - IDLE:
            self._kept.popitem(last=False)
        MATCHES.set(len(self._live))

    async def forget_old(self, ages: Ages | None = None) -> int:
        """Remove matches that are past their time, none of which is in memory or watched; count them.

        Guests who have none left and have not come by for as long are forgotten with them.
        """
        ages, store = ages or ages_of(UNBEGUN_DAYS, UNFINISHED_DAYS, FINISHED_DAYS), self.store
        held = {*self._live, *self._news, *self._loading}
        names = [name for name in await store.old(ages) if name not in held]
        count = 0
        for first in range(0, len(names), FORGOTTEN_AT_ONCE):
            count += await self._forget(names[first : first + FORGOTTEN_AT_ONCE], ages)
        while await store.write(partial(forget_guests, before=ages.unbegun)):
            pass
        return count

    async def _forget(self, names: Sequence[str], ages: Ages) -> int:
        """Remove matches in one commit, or where one of them cannot be removed, each in its own; count them."""
        forgotten = list[str]()

        async def forget() -> None:
            forgotten.extend(await self.store.forget(names, ages))

        if await isolated("Old matches cannot be forgotten in one commit.", forget) or len(names) == 1:
            return len(forgotten)
        return sum([await self._forget([name], ages) for name in names])

    def services(self, closing: asyncio.Event) -> list[Coroutine[Any, Any, None]]:
        """All that goes on beside while the table is open: housekeeping ends by itself, the others if cancelled."""
        works = {recorder: recording.run for recorder, recording in self._recordings.items()}
        works["news of other workers"] = self.hear_others
        works["deadlines"] = self.deadlines.run
        works["spectators"] = self.spectators.run
        works["housekeeping"] = partial(self.keep_house, closing)
        return [supervised(name, work) for name, work in works.items()]

    async def write(self, work: Callable[[sa.Connection], Answer], told: Callable[[Answer], Iterable[str]]) -> Answer:
        """Do a work in one commit, as `Store.write`, and let the matches that it changed follow."""
        answer = await self.store.write(work, told)
        for name in told(answer):
            await self._follow(name)
        return answer

    async def delete(self, player: str, proof: str | None = None) -> None:
        """Delete all that is known of a person; they leave the matches that go on, and take back what they offer.

        Other devices are signed out first, all but the `proof` of who asks, and programs lose their tokens. So nobody
        begins matches meanwhile but requests that are under way; what these began is left after the deletion.
        `Stale` where others act too quickly in one of these: what is known is still there then, to be deleted anew.
        """
        withdraw = partial(withdraw_access, player=player, but=proof)
        (person, *programs), ended = await self.store.write(withdraw, lambda _done: (WITHDRAWN,))
        self.withdraw(player, ended)
        self.tokens.forget()
        for each in (person, *programs):
            await self._leave_all(each)
        await self.write(lambda connection: delete_player(connection, player), list)
        for each in (person, *programs):
            await self._leave_all(each)

    def withdraw(self, player: str, proofs: Iterable[str]) -> None:
        """Believe proofs of a player no longer, and wake the streams that were opened with them."""
        self.proofs.withdraw(proofs)
        for news in [*self._news.values()]:
            if news.is_here(player):
                news.notify()

    async def _leave_all(self, player: str) -> None:
        """Have a player leave all matches that go on, and decline those that they are asked to."""
        for row in await self.store.of_player(player, MOST_LEFT, is_over=False):
            await disconnects.leave(await self.open(row.id, is_fresh=True), player)
        for row in await self.store.asking(player):
            with contextlib.suppress(StaleAction):
                await disconnects.decline(await self.open(row.id, is_fresh=True), player)

    async def keep_house(self, closing: asyncio.Event) -> None:
        """Drop idle matches every minute, forget old ones and counts every hour; what is begun is done first."""
        with contextlib.suppress(StoreFault):  # the store has told, and there is another start
            await isolated("Whose turn it is cannot be noted.", partial(note_standings, self))
        for minute in itertools.count():
            self.drop_idle()
            if minute % HOUR == 0:
                with contextlib.suppress(StoreFault):  # the store has told, and there is another hour
                    for work in (self.forget_old, partial(self.store.write, forget_counts)):
                        await isolated("One task of the housekeeping failed.", work)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MINUTE):
                    await closing.wait()
                return

    async def hear_others(self) -> None:
        """Follow what other workers write, where there are any, until cancelled."""
        async for news in self.store.others():
            await isolated("News of another worker cannot be followed.", partial(self._hear_news, news))

    async def _hear_news(self, match: str | None) -> None:
        """Follow what one message of another worker is about; all matches where some may have been missed."""
        if match is None or match == WITHDRAWN:
            self.proofs.forget()
            self.tokens.forget()
        if match == WITHDRAWN or (match is not None and (self.spectators.hear(match) or self._hear_sign(match))):
            return
        if match is None or match == OFFERS:
            self.lobby.notify()
        for name in {*self._live, *self._news} if match is None else {match}:
            await self._hear_of(name)

    async def sign(self, name: str, player: str, *, has_left: bool = False) -> None:
        """Hear that a player is at the table of a match, or has closed its page; other workers are told."""
        if (news := self._news.get(name)) is None:
            return
        is_news = news.presence.leave(player, is_closed=True) if has_left else news.presence.sign(player)
        if is_news and self.store.is_shared:
            with contextlib.suppress(StoreFault):  # there are more signs to come
                await self.store.tell(f"{LEFT_PAGE if has_left else SIGN}{name} {player}")

    def _hear_sign(self, told: str) -> bool:
        """Hear what another worker has told of who is there; say whether it was that."""
        kind, (name, _blank, player) = told[:1], told[1:].partition(" ")
        if kind not in (SIGN, LEFT_PAGE):
            return False
        if (news := self._news.get(name)) is not None:
            if kind == SIGN:
                news.presence.sign(player)
            else:
                news.presence.leave(player, is_closed=True)
        return True

    async def _hear_of(self, name: str) -> None:
        """Follow one match; whatever is wrong with it, the others are followed too."""

        async def follow() -> None:
            with contextlib.suppress(JournalError):  # whoever opens a damaged match is told
                await self._follow(name)

        with contextlib.suppress(StoreFault):  # the store has told, and when it is back all are looked at
            await isolated("What another worker wrote to a match cannot be followed.", follow)

    async def _follow(self, name: str) -> None:
        """Bring a match that is in memory up to date, and wake whoever watches one that is not."""
        if (live := self._live.get(name)) is not None:
            await live.catch_up()
        else:
            if (news := self._news.get(name)) is not None:
                news.notify()
            await self._tell_before(name)

    def _keep(self, live: Live) -> None:
        self._kept[live.info.id] = (live, time.monotonic())
        self._kept.move_to_end(live.info.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        MATCHES.set(len(self._live))

    async def _load(self, name: str) -> Live:
        stored = await self.store.load(name)
        if stored is None or stored.info.game not in registry.names():  # an example, perhaps, and those are left out
            raise UnknownMatch(name)
        news = self.news(name)
        live = await asyncio.to_thread(Live, stored, self.store, news, self._subscribers, self._thinking)
        self._live[name] = self._before[live.info.rematch] = live
        if news.watchers:  # they have looked at it before it left memory
            await live.tell(Opened(name, live.match.ply))
        return live

    def _loaded(self, done: asyncio.Task[Live]) -> None:
        del self._loading[done.get_name()]
        if not done.cancelled():
            done.exception()  # told to whoever waits, and nobody may any longer
