"""Registry of matches. It starts and opens matches, and keeps running matches in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

import sqlalchemy as sa

from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.server.accounts import delete_player, withdraw_access
from skyhop.server.events import (
    CHANGES,
    CaughtUp,
    ClocksStarted,
    Dispatcher,
    MatchBegan,
    MatchFinished,
    MatchOpened,
    SeatMoved,
    SeatTaken,
    Subscriber,
)
from skyhop.server.exceptions import StaleAction, StoreFault, UnknownMatch
from skyhop.server.lobby import Estimates, OwnMatches
from skyhop.server.match_record import MatchInfo
from skyhop.server.matches.broadcast import MatchChannel, SpectatorCount
from skyhop.server.matches.commands import Decline, LeaveAll, Withdraw
from skyhop.server.matches.create import Terms, create_branch, deal_match, new_match_id
from skyhop.server.matches.deadlines import DeadlineScheduler
from skyhop.server.matches.live import Live
from skyhop.server.matches.retention import RetentionService, run_isolated, supervise
from skyhop.server.metrics import MATCHES
from skyhop.server.players.sessions import Sessions
from skyhop.server.players.tokens import Tokens
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.store.postgresql import OFFERS
from skyhop.server.store.projections import Recorder, RecordingService
from skyhop.server.store.store import MERGED, WITHDRAWN, Store, find_session, find_token

Result = TypeVar("Result")


class SharedRead(Generic[Result]):
    """Read of the store whose result several callers share.

    All callers that wait receive the result of the next read. Two reads never run at the same time.
    """

    def __init__(self, read: Callable[[], Awaitable[Result]]) -> None:
        self._read = read
        self._present: asyncio.Task[Result] | None = None
        self._next: asyncio.Task[Result] | None = None

    async def __call__(self) -> Result:
        """Return the result of the next read of the store. This read starts after the call.

        If the read fails, all callers of this read receive the error.
        """
        if self._next is None:
            self._next = asyncio.create_task(self._read_after(self._present))
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._next)

    async def _read_after(self, before: asyncio.Task[Result] | None) -> Result:
        if before is not None:
            await asyncio.wait([before])
        self._present, self._next = self._next, None
        return await self._read()


Answer = TypeVar("Answer")
LOG = logging.getLogger("skyhop")
PAGES = Subscriber("pages", CHANGES, lambda live, _event: live.channel.notify())
"""Subscriber that wakes page streams. It runs last, because earlier subscribers may change the data of a page."""
ACTED = (MatchBegan, SeatTaken, SeatMoved, ClocksStarted, MatchOpened)
BOTS = Subscriber("bots", ACTED, lambda live, _event: live.bots.start(), is_repeatable=True)
MAX_MATCHES = 2000
"""Maximum number of matches in memory. The registry keeps the matches that were opened last.

A long match of Aeronaut Odyssey takes 0.3 megabytes.
"""
IDLE_SECONDS = 600.0
"""Seconds without a visit after which the registry drops a match from memory."""
MAX_LEFT_MATCHES = 10_000
"""Maximum number of running matches that the server leaves on behalf of a player who deletes all their data."""
PLAYER_PREFIX = "@"
"""First character of messages between workers about the friend requests of a player. The id of the player follows."""
SIGN_PREFIX, CLOSED_PAGE_PREFIX = "+", "!"
"""First characters of messages between workers about presence. No match id starts with these characters."""
ANSWERED = (SeatTaken, MatchFinished, CaughtUp)
"""Events of a rematch that change the page of its previous match."""
OFFERED = (MatchBegan, SeatTaken, MatchFinished)
"""Events after which the list of offers may change."""


class MatchRegistry:
    """Registry of the running matches that one worker has in memory."""

    def __init__(
        self, store: Store, subscribers: Sequence[Subscriber] = (PAGES,), recorders: Sequence[Recorder] = ()
    ) -> None:
        """Create a registry for the matches in a store. Subscribers and recorders receive events in the given order."""
        self.store = store
        self._recordings = {each.name: RecordingService(each, store, self._update_match) for each in recorders}
        self.proofs, self.tokens = Sessions(partial(find_session, store)), Tokens(partial(find_token, store))
        self.lobby = MatchChannel(knows_all=False)
        """Channel of the lobby."""
        self.deadlines = DeadlineScheduler(store, self.open, self._update_match, self.lobby.is_here)
        self.own_matches = own_matches = OwnMatches(store)
        own = (
            self.deadlines.subscriber,
            Subscriber(
                "own matches", CHANGES, lambda live, _event: own_matches.outdate(live.info.id, live.stored_seats)
            ),
            Subscriber("offers", OFFERED, lambda live, _event: self.lobby.notify() if live.info.offered_by else None),
            Subscriber(
                "rematch", ANSWERED, lambda live, _event: self._notify_previous(live.info.id), is_repeatable=True
            ),
        )
        self._subscribers = Dispatcher((*own, *subscribers, *(each.subscriber for each in self._recordings.values())))
        self._thinking = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="bots")
        """Threads of the bots, one per core, so that loading and serving never wait for a bot."""
        self._live = WeakValueDictionary[str, Live]()
        """Live matches by id, with one object for each match.

        Some of these matches are in use only by a request or a bot.
        """
        self._live_matches = OrderedDict[str, tuple[Live, float]]()
        """Matches kept in memory, with the monotonic time of the latest visit to each. The latest visit comes last."""
        self._before = WeakValueDictionary[str, Live]()
        """Live matches, by the id of their rematch. The rematch need not exist."""
        self.channels = WeakValueDictionary[str, MatchChannel]()
        self.estimates, self.list_offers = Estimates(store), SharedRead(store.list_offers)
        self.spectators = SpectatorCount(store, self.channels)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.retention = RetentionService(
            store, self.write, lambda: {*self._live, *self.channels, *self._loading}, self.drop_idle
        )
        self.is_closing = False

    async def close(self, patience: float = 0.0) -> None:
        """End all streams and wait up to `patience` seconds for thinking bots. Then close the store."""
        self.end_streams()
        self.own_matches.close()
        self._subscribers.close()
        await asyncio.gather(*(live.bots.stop(patience) for live in self._live.values()))
        self._thinking.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def end_streams(self) -> None:
        """End all page streams before the server stops. Bots start no further decisions."""
        self.is_closing = True
        for channel in [self.lobby, *self.channels.values()]:
            channel.close()
        self.own_matches.outdate_all()

    async def _notify_previous(self, name: str) -> None:
        """Update the page of the match whose rematch has the id `name`. That page shows the players of the rematch."""
        if (before := self._before.get(name)) is not None:
            await before.catch_up()

    def find_channel(self, name: str) -> MatchChannel:
        """Return the channel that announces each change of a match. The match need not be in memory."""
        channel = self.channels.get(name)
        if channel is None:
            channel = self.channels[name] = MatchChannel(knows_all=not self.store.is_shared)
            if self.is_closing:
                channel.close()
        return channel

    async def start(
        self,
        game: str,
        ruleset: str | Mapping[str, object],
        seats: Sequence[Seat],
        first: int | None,
        terms: Terms | None = None,
        check: Callable[[sa.Connection], None] | None = None,
    ) -> Live:
        """Start a match. If `first` is None, choose the first seat at random.

        The function `check` runs in the transaction that writes the match. If `check` raises an error, no
        match starts.

        Raises:
            RulesetError: if a parameter has an illegal value. The error names the parameter.
            TooManyOffers: if the match is offered to all, and its host has too many offers.
            WriteConflict: if another match was started with the same client seed.
            PlayerGone: if a player deleted their data, or is paused or banned.
        """
        terms = terms or Terms()
        chosen = terms.daily or terms.word or terms.tournament
        name = chosen.match if chosen else new_match_id()
        creation = await asyncio.to_thread(deal_match, name, registry.game(game), ruleset, seats, first, terms)
        await self.store.add(creation, check=check)
        return await self._announce_start(creation.info.id)

    async def start_again(
        self,
        after: MatchInfo,
        ruleset: str | Mapping[str, object],
        seats: Sequence[Seat],
        first: int | None,
        terms: Terms | None = None,
    ) -> Live:
        """Start the rematch of the match `after`. If another player has already started the rematch, open it instead.

        Raise the same errors as `start`, except `WriteConflict`.
        """
        game = registry.game(after.game)
        creation = await asyncio.to_thread(deal_match, after.rematch, game, ruleset, seats, first, terms or Terms())
        with contextlib.suppress(WriteConflict):  # another player started the same rematch
            await self.store.add(creation, after.id)
            await self._announce_start(after.rematch, after.id)
        await self._follow(after.id)
        return await self.open(after.rematch)

    async def start_branch(self, source: Live, step: int, seats: Sequence[Seat]) -> Live:
        """Start a branch from a step of a finished match, with new players.

        If the source match is private, the branch is private too, because its journal starts with entries of the
        source. Raise `JournalError` if no seat decides after that step.
        """
        origin, is_closed = (source.info.id, source.history.ply_of(step)), source.closed_by is not None
        creation = await asyncio.to_thread(create_branch, source.match.journal, origin, seats, is_closed=is_closed)
        await self.store.add(creation)
        return await self._announce_start(creation.info.id)

    async def _announce_start(self, name: str, after: str | None = None) -> Live:
        live = await self.open(name)
        await live.dispatch(MatchBegan(name, live.match.ply, after))
        return live

    async def visit(self, name: str, *, is_fresh: bool = False) -> Live:
        """Open a match for a visitor, like `open`. Then dispatch `MatchOpened`."""
        live = await self.open(name, is_fresh=is_fresh)
        await live.dispatch(MatchOpened(name, live.match.ply))
        return live

    async def open(self, name: str, *, is_fresh: bool = False) -> Live:
        """Return a match from memory. If it is not in memory, replay it from the store.

        Raise `UnknownMatch` if no match has this id. With `is_fresh`, first load the changes of other workers,
        because their messages may be late. If the store cannot be read, return the match in memory.
        """
        if not (name.isascii() and name.isalnum()):  # PostgreSQL rejects some texts, such as NUL
            raise UnknownMatch(name)
        live = self._live.get(name)
        if live is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name), name=name)
                self._loading[name].add_done_callback(self._finish_loading)
            live = await asyncio.shield(self._loading[name])
        elif is_fresh and self.store.is_shared and live.match.outcome is None:
            with contextlib.suppress(StoreFault):
                await live.catch_up()
        self._keep(live)
        return live

    def is_seated(self, name: str, player: str) -> bool:
        """Return True if a player has a seat in a match, or had a seat that a bot took over.

        Return False if the match is not in memory. The function never loads a match.
        """
        live = self._live.get(name)
        return live is not None and any(seat.is_of(player) for seat in live.stored_seats)

    def drop_idle(self) -> None:
        """Remove from memory all matches that nobody has opened in the last `IDLE_SECONDS` seconds.

        The server still notifies the open pages of a removed match about changes.
        """
        while self._live_matches and next(iter(self._live_matches.values()))[1] < time.monotonic() - IDLE_SECONDS:
            self._live_matches.popitem(last=False)
        MATCHES.set(len(self._live))

    def list_services(self, closing: asyncio.Event) -> list[Coroutine[object, object, None]]:
        """Return the background services of the server as coroutines.

        The retention service stops after `closing` is set. The other services stop when their tasks are cancelled.
        """
        works = {recorder: recording.run for recorder, recording in self._recordings.items()}
        works["news of other workers"] = self.follow_workers
        works["deadlines"] = self.deadlines.run
        works["spectators"] = self.spectators.run
        works["retention"] = partial(self.retention.run, closing)
        return [supervise(name, work) for name, work in works.items()]

    async def write(
        self, work: Callable[[sa.Connection], Answer], list_changed: Callable[[Answer], Iterable[str]]
    ) -> Answer:
        """Run `work` in one transaction like `Store.write`. Then update the matches that `work` has changed.

        `list_changed` receives the result of `work`, and returns the ids of these matches.
        """
        answer = await self.store.write(work, lambda done: (MERGED, *list_changed(done)))
        self.own_matches.forget_seats()
        self.tokens.outdate()
        for name in list_changed(answer):
            await self._follow(name)
        return answer

    def withdraw(self, player: str, proofs: Iterable[str]) -> None:
        """Reject the ended sessions of a player from now on. `proofs` contains the hashes of their secrets.

        Wake the streams of these sessions, so that the streams end.
        """
        self.proofs.withdraw(proofs)
        self.own_matches.outdate_player(player)
        for channel in [*self.channels.values()]:
            if channel.is_here(player):
                channel.notify()

    async def follow_workers(self) -> None:
        """Process the messages of other workers until the task is cancelled. Without other workers, return at once."""
        async for message in self.store.follow_workers():
            await run_isolated("News of another worker cannot be followed.", partial(self._handle_message, message))

    async def _handle_message(self, match: str | None) -> None:
        """Process one message of another worker: update the match with the id `match`.

        If `match` is None, messages may be lost, so update all matches.
        """
        if match is not None and match.startswith(PLAYER_PREFIX):
            self.own_matches.outdate_player(match.removeprefix(PLAYER_PREFIX))
            return
        if match is None or match == WITHDRAWN:
            self.proofs.forget()
            self.tokens.forget()
        if match == WITHDRAWN:
            self.own_matches.wake_soon()  # streams of ended sessions then end
        if match == WITHDRAWN or (
            match is not None and (self.spectators.handle_report(match) or self._handle_presence(match))
        ):
            return
        if match is None or match == MERGED:
            self.own_matches.forget_seats()
            self.tokens.outdate()
        if match == MERGED:
            return
        if match is None:
            self.own_matches.outdate_all()
        if match is None or match == OFFERS:
            self.lobby.notify()
        for name in {*self._live, *self.channels} if match is None else {match} - {OFFERS}:
            await self._update_match(name)

    async def sign(self, name: str, player: str, *, has_left: bool = False) -> None:
        """Record a heartbeat of a player's page. With `has_left`, record that the player closed the page.

        Do nothing if no page of the match is open on this worker. Notify other workers only of changes.
        """
        if (channel := self.channels.get(name)) is None:
            return
        is_news = channel.presence.leave(player, is_closed=True) if has_left else channel.presence.sign(player)
        if is_news and self.store.is_shared:
            with contextlib.suppress(StoreFault):  # the next heartbeat follows soon
                await self.store.notify(f"{CLOSED_PAGE_PREFIX if has_left else SIGN_PREFIX}{name} {player}")

    def _handle_presence(self, message: str) -> bool:
        """Process another worker's message about presence. Return False if the message is not about presence."""
        kind, (name, _blank, player) = message[:1], message[1:].partition(" ")
        if kind not in (SIGN_PREFIX, CLOSED_PAGE_PREFIX):
            return False
        if (channel := self.channels.get(name)) is not None:
            if kind == SIGN_PREFIX:
                channel.presence.sign(player)
            else:
                channel.presence.leave(player, is_closed=True)
        return True

    async def _update_match(self, name: str) -> None:
        """Update one match after another worker or a recorder has written to it. Log an error instead of raising it."""

        async def follow() -> None:
            with contextlib.suppress(JournalError):  # a page of a damaged match shows the error
                await self._follow(name, is_foreign=True)

        with contextlib.suppress(StoreFault):  # the store logs the fault; all matches are updated later
            await run_isolated("What another worker wrote to a match cannot be followed.", follow)

    async def _follow(self, name: str, *, is_foreign: bool = False) -> None:
        """Update a match if it is in memory. Otherwise, wake the streams of the match's open pages.

        In both cases, mark the lists of matches of its players as outdated.

        `is_foreign` means that another worker has changed the match.
        """
        if (live := self._live.get(name)) is not None:
            await live.catch_up()
            self.own_matches.outdate(name, live.stored_seats)  # `catch_up` may have found nothing new
        else:
            if (channel := self.channels.get(name)) is not None:
                channel.notify()
            if is_foreign:
                self.own_matches.outdate_unloaded_soon(name)
            else:
                await self.own_matches.outdate_unloaded(name)
            await self._notify_previous(name)

    def _keep(self, live: Live) -> None:
        self._live_matches[live.info.id] = (live, time.monotonic())
        self._live_matches.move_to_end(live.info.id)
        while len(self._live_matches) > MAX_MATCHES:
            self._live_matches.popitem(last=False)
        MATCHES.set(len(self._live))

    async def _load(self, name: str) -> Live:
        stored = await self.store.load(name)
        if stored is None or stored.info.game not in registry.names():  # the game is not installed
            raise UnknownMatch(name)
        channel = self.find_channel(name)
        live = await asyncio.to_thread(Live, stored, self.store, channel, self._subscribers, self._thinking)
        self._live[name] = self._before[live.info.rematch] = live
        if channel.watchers:  # pages that were already open when the match last left memory
            await live.dispatch(MatchOpened(name, live.match.ply))
        return live

    def _finish_loading(self, done: asyncio.Task[Live]) -> None:
        del self._loading[done.get_name()]
        if not done.cancelled():
            done.exception()  # mark the error as seen, since all callers may be gone


async def delete_person(matches: MatchRegistry, player: str, kept_proof: str | None = None) -> None:
    """Delete all data of a person. Resign the person's running matches, and withdraw the person's offers.

    First end all sessions except the session `kept_proof`, and revoke all API tokens. After that, only requests that
    are already running can start matches. The function resigns these matches after the deletion. Raise `StaleAction`
    if other players act in a match so quickly that the function cannot resign it. The data then still exist, and
    another call can delete them.
    """
    withdraw = partial(withdraw_access, player=player, kept_proof=kept_proof)
    (person, *programs), ended = await matches.store.write(withdraw, lambda _done: (WITHDRAWN,))
    matches.withdraw(player, ended)
    matches.tokens.forget()
    for each in (person, *programs):
        await leave_all(matches, each)
    await matches.write(lambda connection: delete_player(connection, player), list)
    for each in (person, *programs):
        await leave_all(matches, each)


async def leave_all(matches: MatchRegistry, player: str) -> None:
    """Resign all running matches of a player, and decline the player's invitations.

    If a match cannot be opened, log the error and continue. If a match raises `StaleAction`, first resign the other
    matches, then raise this error.
    """
    stale = list[StaleAction]()

    async def leave(match: str) -> None:
        try:
            await (await matches.open(match, is_fresh=True)).handle(LeaveAll(player))
        except StaleAction as error:
            stale.append(error)

    async def decline(match: str) -> None:
        with contextlib.suppress(StaleAction):
            await (await matches.open(match, is_fresh=True)).handle(Decline(player))

    for row in await matches.store.list_matches(player, MAX_LEFT_MATCHES, is_over=False):
        await run_isolated(f"Match {row.id} of a deleted player cannot be left.", partial(leave, row.id))
    for row in await matches.store.list_invitations(player):
        await run_isolated(f"The invitation to match {row.id} cannot be declined.", partial(decline, row.id))
    if stale:
        raise stale[0]


async def withdraw_offers(matches: MatchRegistry, player: str) -> None:
    """Withdraw the open offers of a player. If an offer cannot be opened, log the error and continue."""

    async def withdraw(match: str) -> None:
        with contextlib.suppress(StaleAction):  # somebody has just joined
            await (await matches.open(match, is_fresh=True)).handle(Withdraw(player))

    for row in await matches.store.list_matches(player, MAX_LEFT_MATCHES, is_over=False):
        if row.is_offer:
            await run_isolated(f"The offer {row.id} cannot be withdrawn.", partial(withdraw, row.id))


async def write_between(matches: MatchRegistry, work: Callable[[sa.Connection], Answer], *players: str) -> Answer:
    """Run `work`, which changes relations between players, in one transaction.

    Then update the lists of own matches on the open pages of these players.
    """
    answer = await matches.store.write(work, lambda _done: [f"{PLAYER_PREFIX}{player}" for player in players])
    for player in players:
        matches.own_matches.outdate_player(player)
    return answer
