"""In-memory state of a running match, rebuilt from its journal on demand.

An action names the ply that its page showed. It is played on a copy and committed before any player sees it. A stale or
repeated action is refused, never played twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self, TypeVar

from skyhop.bots.bot import AT_A_TABLE, Bot, bot, usual
from skyhop.engine.chance import SecretShuffler
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.ending import ABORTED, RESIGNATION, TIME, Ending
from skyhop.game.journal import Journal
from skyhop.game.match import Match, Ply, Step, steps
from skyhop.game.refusal import Refused
from skyhop.game.take_back import count_in
from skyhop.server.clocks.clock_state import ClockState
from skyhop.server.clocks.presence import Disconnect, Patience
from skyhop.server.clocks.time_control import Clocks
from skyhop.server.events import (
    BotStuck,
    CaughtUp,
    ClocksStarted,
    Dispatcher,
    MatchFinished,
    RemarkMade,
    SeatMoved,
    SeatTaken,
    ServerEvent,
)
from skyhop.server.exceptions import MatchNotStarted, MatchPaused, StaleAction, StoreFault
from skyhop.server.match_record import StoredMatch
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.create import charged, with_flag
from skyhop.server.matches.history import History
from skyhop.server.metrics import REFUSALS, STALE
from skyhop.server.players.blocks import read_mutes
from skyhop.server.remarks import Phrase, Remark, RemarkKind, added
from skyhop.server.remarks import read as read_remarks
from skyhop.server.seats import Seat, played_on
from skyhop.server.store.journal_append import (
    JournalAppend,
    RemarkAppend,
    Standing,
    WriteConflict,
)
from skyhop.server.store.store import Store
from skyhop.server.timestamps import MatchClock

LOG = logging.getLogger("skyhop")
Answer = TypeVar("Answer")
WAIT = 5.0
"""Seconds until a bot tries again after a fault of the store."""


class BotMatch(Protocol):
    """Part of a match that bots use."""

    match: Match
    news: MatchChannel

    @property
    def seats(self) -> Sequence[Seat]:
        """Players of the seats."""

    @property
    def bot_to_decide(self) -> int | None:
        """Seat that decides, if a bot plays it."""

    @property
    def stuck(self) -> int | None:
        """Seat that decides, if its bot has failed."""

    async def play(self, seat: int, ply: int, text: str) -> None:
        """Play an action; raise `StaleAction` if the match went on, or `MatchPaused` while no clock runs."""

    async def bot_fails(self, ply: int, seat: int, place: Seat) -> None:
        """Record that the bot in a seat cannot play at a ply."""


class SeatedBots:
    """Bots of one match."""

    def __init__(self, live: BotMatch, thinking: Executor | None) -> None:
        self._live, self._thinking = live, thinking
        self._made: dict[tuple[int, Seat], Bot] = {}
        self._at_work: asyncio.Task[None] | None = None

    def let_play(self) -> None:
        """Start the bots: they play until a person decides, a bot fails, or the match or server ends."""
        if self._seat_due() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._play())

    async def have_played(self, patience: float) -> None:
        """Wait until the bots are done, for `patience` seconds at most."""
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)

    async def stop(self, patience: float = 0.0) -> None:
        """Stop the bots; one that is thinking may still act within `patience` seconds.

        If it does not, the match waits at that decision until a visitor opens it and a bot resumes.
        """
        for each in self._made.values():
            each.stop()
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)
            self._at_work.cancel()
            await asyncio.wait([self._at_work])

    def _seat_due(self) -> int | None:
        is_over = self._live.stuck is not None or self._live.news.is_closed
        return None if is_over else self._live.bot_to_decide

    async def _play(self) -> None:
        while (seat := self._seat_due()) is not None:
            ply, place = self._live.match.ply, self._live.seats[seat]
            try:
                await self._act(seat, place)
            except StoreFault:
                await asyncio.sleep(WAIT)  # the store says what it lacks; people are told, bots try again
            except Exception:  # whatever it is, whoever waits for the bot is told
                LOG.exception("A bot cannot play on: %s, %s.", place.player, self._live.match.game.name)
                await self._live.bot_fails(ply, seat, place)

    async def _act(self, seat: int, place: Seat) -> None:
        """Create the bot of a seat, or let it choose and play one action.

        Changes of the match in between make the action stale.
        """
        match = self._live.match
        ply, view = match.ply, match.view(seat)
        if (seat, place) not in self._made:
            self._made[seat, place] = await self._thought(self._new, place)  # it may read files
            return
        action = await self._thought(self._made[seat, place].choose, view)
        if self._live.seats[seat] == place:
            with contextlib.suppress(StaleAction, MatchPaused):  # the match has gone on meanwhile
                await self._live.play(seat, ply, match.game.write(view, action))

    async def _thought(self, work: Callable[..., Answer], *given: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thinking, work, *given)

    def _new(self, place: Seat) -> Bot:
        return bot(str(place.player), self._live.match.game, secrets.randbits(64), AT_A_TABLE)


class Live:
    """Running match: state, history, seats, clocks and remarks."""

    def __init__(
        self,
        stored: StoredMatch,
        store: Store,
        news: MatchChannel,
        subscribers: Dispatcher | None = None,
        thinking: Executor | None = None,
    ) -> None:
        """Replay a stored match; dispatch events to `subscribers`, and run bots in the executor `thinking`."""
        self.info, self.clock = stored.info, stored.clock()
        self.shuffler = SecretShuffler(stored.info.secret, stored.info.id)
        self.news = news
        self.marks = MarksAre.NONE
        self.marks_at: tuple[int, ...] = ()
        """Thresholds of the annotations in points, if they are shown."""
        self.store = store
        """Store of the match, for callers that read more about its players."""
        self._subscribers = subscribers or Dispatcher()
        self._lock = asyncio.Lock()
        self._failed: tuple[int, int, Seat] | None = None
        """Ply, seat and bot of the last failure."""
        self.bots = SeatedBots(self, thinking)
        self._take_up(stored, ReplayedMatch.of(stored, self.shuffler, self.clock))

    def _take_up(self, stored: StoredMatch, replayed: ReplayedMatch) -> None:
        """Replace the state in memory by the stored one."""
        self.sat_down = stored.seats
        self.offer, self.remarks = stored.offer, stored.remarks
        self.rematch, self.mutes = stored.rematch, stored.mutes
        self.closed_by = stored.closed_by
        self.clocks, self.deadline = stored.clocks if stored.info.control else None, stored.deadline
        self.revision = stored.revision
        self.match, self.history = replayed.match, replayed.history
        for step in replayed.tail:
            self.history.add(step)
        self._note_people()

    def _note_people(self) -> None:
        """Update players, visibility and presence after a seat change."""
        self.history.cover(is_covered=self.is_covered)
        self.news.people = frozenset(seat.player or seat.kept_for for seat in self.seats)
        players = {str(seat.player): seat.is_person for seat in self.seats if seat.acts_for_itself}
        control = self.info.control
        is_fast = control is not None and not control.free
        is_looked_after = is_fast and len(players) > 1 and not self.has_open_seat and not self.is_paused
        self.news.presence.expect(players, Patience.of(control) if control is not None and is_looked_after else None)

    @property
    def version(self) -> str:
        """Version of all there is to show now, with all remarks; pages use `version_for`."""
        return version_of(self, self.remarks)

    def version_for(self, seat: int | None) -> str:
        """Return the version of the page for a seat, or for a spectator."""
        return version_of(self, heard_by(self, seat))

    @property
    def seats(self) -> list[Seat]:
        """Players of the seats, with bots in abandoned seats."""
        given_up = self.match.state.given_up
        if not given_up:
            return list(self.sat_down)
        return played_on(self.sat_down, given_up, [remark.seat for remark in self._returns])

    @property
    def _returns(self) -> list[Remark]:
        """Remarks of players who came back to the seats that they had abandoned."""
        return [remark for remark in self.remarks if remark.said is RemarkKind.RETURNED]

    @property
    def seats_by_ply(self) -> list[tuple[int, list[Seat]]]:
        """Players of the seats as the match went on, each list with the ply from which on it holds."""
        given_up, returns = self.history.given_up, self._returns
        plies = sorted({*(ply for ply, _left in given_up), *(remark.ply for remark in returns)})
        found = list[tuple[int, list[Seat]]]()
        for ply in plies:
            left = [each for since, each in given_up if since <= ply][-1]
            back = [remark.seat for remark in returns if remark.ply <= ply]
            found.append((ply, played_on(self.sat_down, left, back)))
        return found

    @property
    def stand_in(self) -> str:
        """Bot to replace a leaving player: the agreed one, else a bot of this match, else the default level."""
        playing = (str(seat.player) for seat in self.seats if seat.kind == "bot")
        return self.info.stand_in or next(playing, usual(self.match.game).name)

    def goes_on_without(self, seat: int) -> bool:
        """Return True if the match goes on after this seat leaves.

        Return False if only programs and bots would be left to wait for people.
        """
        others = [each for number, each in enumerate(self.seats) if number != seat]
        waits_alone = any(each.kind == "open" for each in others) and not any(each.is_person for each in others)
        return self.match.game.may_go_on(self.match.state, seat) and not waits_alone

    def is_unmet(self, seat: int) -> bool:
        """Return True while no opponent has joined; resigning then withdraws the offer."""
        return self.has_open_seat and not self.goes_on_without(seat)

    @property
    def away(self) -> tuple[int, ...]:
        """Seats of people who were present and have left their pages."""
        gone = self.gone
        return tuple(n for n, seat in enumerate(self.seats) if n in gone or self.news.is_away(seat.player))

    @property
    def is_looked_after(self) -> bool:
        """True if presence is tracked: several players, a clock by minutes, and the match goes on."""
        return self.news.presence.is_on and self.match.outcome is None

    @property
    def gone(self) -> dict[int, Disconnect]:
        """Disconnected seats in a match by minutes, with the time left to wait for each."""
        if not self.is_looked_after:
            return {}
        found = {number: self.news.presence.gone(seat.player) for number, seat in enumerate(self.seats)}
        return {number: gone for number, gone in found.items() if gone is not None}

    def seat_of(self, player: str) -> int | None:
        """Return the player's seat, of several the one that decides next; None for a spectator."""
        own = self.seats_of(player)
        due = self.match.to_decide or 0
        return min(own, key=lambda n: (n - due) % len(self.seats), default=None)

    def seats_of(self, player: str) -> list[int]:
        """Return the seats of a player; players who share a device have several."""
        return [number for number, seat in enumerate(self.seats) if seat.is_of(player)]

    @property
    def bot_to_decide(self) -> int | None:
        """Seat that decides if a bot plays it and may act now, else None."""
        seat = None if self.is_paused or self.is_covered else self.match.to_decide
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    @property
    def stuck(self) -> int | None:
        """Seat that decides if its bot has failed, else None."""
        if self._failed is None or (seat := self.bot_to_decide) is None:
            return None
        return seat if self._failed == (self.match.ply, seat, self.seats[seat]) else None

    async def tell(self, event: ServerEvent) -> None:
        """Dispatch an event to the subscribers; never raise."""
        await self._subscribers.tell(self, event)

    def copy(self) -> Match:
        """Return a copy of the match to try an action on."""
        old = self.match.journal
        journal = Journal(old.header, list(old.entries), old.outcome)
        return Match(self.match.game, self.match.state.copy(), journal, self.shuffler, self.clock)

    @property
    def has_open_seat(self) -> bool:
        """True if a seat is free; no clock runs until all are taken."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def is_asking(self) -> bool:
        """True if a seat is reserved for a player who has not answered a rematch."""
        return any(seat.kept_for is not None for seat in self.seats)

    @property
    def is_covered(self) -> bool:
        """True if private information is hidden, so that no host can withdraw an offer for a better deal.

        This holds for offers, rematches and rated matches until all seats are taken.
        """
        is_dealt_late = self.info.offered_by is not None or self.info.is_rated or self.is_asking
        return is_dealt_late and self.has_open_seat and self.match.outcome is None

    def view(self, seat: int | None) -> View:
        """Return the current view of a seat, or of a spectator for None."""
        return self.match.view(None if self.is_covered else seat)

    @property
    def clocked(self) -> ClockState:
        """Clocks and deadline of the match."""
        return ClockState(self.clocks, self.deadline)

    @property
    def is_paused(self) -> bool:
        """True if the match is paused by agreement."""
        return self.clocks is not None and self.clocks.pause is not None

    async def keep_clocks(self, clocked: ClockState) -> None:
        """Store the clocks, inside `acting`, if nobody acts; dispatch `ClocksRun`."""
        await self.store.keep_clocks(self.info.id, self.match.ply, clocked)
        self._clock_by(clocked)
        await self.tell(ClocksStarted(self.info.id, self.match.ply))

    def _clock_by(self, clocked: ClockState) -> None:
        """Set clocks and deadline; presence is not tracked during a pause."""
        self.clocks, self.deadline = clocked
        self._note_people()

    async def play(self, seat: int, ply: int, text: str, thought: int | None = None) -> None:
        """Play an action of a seat.

        A page may report how many milliseconds its player `thought`; the lag forgiven for the rest is limited. If the
        time was up, the seat loses on time instead.

        Raises:
            Refused: if the rules forbid the action.
            StaleAction: if the page was out of date.
        """
        async with self.acting(seat, ply, text):
            if self.is_paused:
                raise MatchPaused
            if self.is_covered:
                raise MatchNotStarted
            await self.enter(lambda match: match.play(seat, text), thought=thought)

    async def resign(self, seat: int, ply: int) -> None:
        """Resign a match; raise `Refused` after its end, `StaleAction` as `play`."""
        await self.leave(seat, ply, RESIGNATION)

    async def leave(self, seat: int, ply: int, ending: Ending) -> None:
        """Remove the player of a seat for a reason of their own; that player ranks last.

        If several others stay, a bot replaces the player in the same match, else the match ends. Nobody wins while a
        seat is free. The journal records seat and reason, the store records the player. Raise `Refused` after the end,
        `StaleAction` as `play`.
        """
        why = ABORTED if (is_unmet := self.is_unmet(seat)) else ending
        async with self.acting(seat, ply, why.text):
            await self.enter(self.leaving(why, seat), is_unmet=is_unmet)

    def leaving(self, ending: Ending, seat: int) -> Callable[[Match], Step]:
        """Return the step for a leaving player: a bot replaces them, or the match ends."""
        is_played_on = self.seats[seat].acts_for_itself and self.goes_on_without(seat)
        leave = partial(Match.leave, bot=self.stand_in) if is_played_on else Match.end
        return lambda match: leave(match, ending, seat)

    async def say(self, *said: Remark, clocks: Clocks | None = None) -> None:
        """Store remarks, inside `acting`, with the clocks if they change; dispatch `Remarked`."""
        clocked = None if clocks is None else with_flag(self.info, clocks, self.deadline)
        saying = RemarkAppend(self.remarks, said, self.clocks if clocked else None)
        self.remarks = await self.store.say(self.info.id, self.match.ply, saying, clocked)
        if clocked is not None:
            self._clock_by(clocked)
        for remark in said:
            await self.tell(RemarkMade(self.info.id, remark.ply, remark.seat, remark.said))

    async def keep_offer(self, seat: int | None, *said: tuple[int, RemarkKind]) -> None:
        """Store the draw offer of a seat, or None, inside `acting`, with remarks about it."""
        ply = self.match.ply
        remarks = [Remark(ply, *one) for one in said]
        self.remarks = await self.store.offer(self.info.id, ply, seat, self.offer, remarks)
        self.offer = seat
        for remark in remarks:
            await self.tell(RemarkMade(self.info.id, ply, remark.seat, remark.said))

    async def take_seat(self, player: str, called: str | None = None) -> bool:
        """Seat a guest, as `sit`."""
        return await self.sit(Seat("guest", player, called))

    async def sit(self, taken: Seat) -> bool:
        """Seat a player in the first free seat, or in all seats reserved for them; return True if they sit there.

        Refuse a second seat, and a finished match. Refuse a player who gave up a seat, since they know its private
        information. Another worker may have seated a player meanwhile, even the same one. In that case the store
        decides.
        """
        async with self._lock:
            player = str(taken.player)
            is_asked = any(seat.kept_for == player for seat in self.seats)
            has_sat = any(seat.is_of(player) for seat in self.sat_down) and not is_asked
            if has_sat or self.match.outcome is not None:
                return bool(self.seats_of(player))
            free = [(number, seat) for number, seat in enumerate(self.seats) if seat.is_free_for(player)]
            for number, seat in sorted(free, key=lambda each: each[1].kept_for is None):
                if seat.kept_for is None and self.seats_of(player):
                    break
                named = taken._replace(called=taken.called or seat.called)
                if (written := await self.store.take_seat(self.info.id, number, named)) is None:
                    await self._take_up_anew()
                else:
                    await self.seat(number, written)
                    player = str(written.player)
                    self.news.presence.sign(player)
            return bool(self.seats_of(player))

    async def seat(self, number: int, place: Seat) -> None:
        """Set the player of a seat, inside `acting`, after the store has done so."""
        self.sat_down = (*self.sat_down[:number], place, *self.sat_down[number + 1 :])
        self.mutes = await self.store.read(partial(read_mutes, match=self.info.id))
        if not self.has_open_seat and self.clocks is not None:
            self.deadline = None  # that of the offer; clocks run from now on
        await self.tell_seated(number)

    async def tell_seated(self, number: int) -> None:
        """Dispatch `Seated`, inside `acting`, after a seat change."""
        self._note_people()
        await self.tell(SeatTaken(self.info.id, self.match.ply, number))

    async def bot_fails(self, ply: int, seat: int, place: Seat) -> None:
        """Record that the bot in a seat cannot play at a ply; dispatch `Stuck`."""
        async with self._lock:
            self._failed = (ply, seat, place)
            if self.stuck is not None:
                await self.tell(BotStuck(self.info.id, self.match.ply, seat))

    @contextlib.asynccontextmanager
    async def acting(self, seat: int, ply: int, text: str = "") -> AsyncIterator[None]:
        """Lock the match for a command; raise `StaleAction` if `ply` is outdated or another process wrote."""
        async with self._lock:
            if ply > self.match.ply and self.store.is_shared:  # another worker has shown more than this one knows
                await self._take_up_anew()
            if ply == self.match.ply:
                try:
                    yield
                except Refused as refused:
                    REFUSALS.labels(self.match.game.name, refused.refusal.clause).inc()
                    raise
                except WriteConflict:  # another process has written: stand where the store stands
                    await self._take_up_anew()
                else:
                    return
            STALE.labels(self.match.game.name).inc()
            raise StaleAction(is_repeated=self._stands_at(ply, seat, text))

    def _stands_at(self, ply: int, seat: int, text: str) -> bool:
        """Return True if the journal already has that action, by this seat or another of the same player."""
        entries, own = self.match.journal.entries, {seat, *self.seats_of(str(self.seats[seat].player))}
        return ply < len(entries) and entries[ply].text == text and entries[ply].actor in own

    async def enter(
        self,
        act: Callable[[Match], Step],
        *,
        agreed_with: int | None = None,
        thought: int | None = None,
        is_unmet: bool = False,
        saying: RemarkAppend | None = None,
    ) -> None:
        """Run a step on a copy, inside `acting`; commit it to the journal, then apply it and dispatch its events."""
        ply, match = self.match.ply, self.copy()
        step = act(match)
        clocked = charged(self.info, self.clocked, match, ply, thought)
        if clocked is not None and clocked.clocks is not None and min(clocked.clocks.left) < 0:
            await self.enter(self.leaving(TIME, step.actor))
            return
        entries = match.journal.entries[ply:]
        standing = Standing(match.to_decide, match.state.given_up)
        entered = JournalAppend(entries, match.outcome, clocked, agreed_with, is_unmet, saying, standing)
        await self.store.append(self.info.id, ply, entered)
        if saying is not None:
            self.remarks = read_remarks(added([list(each) for each in saying.before], saying.said))
        self.history.add(step)
        given_up, self.match, self.offer = match.state.given_up[len(self.match.state.given_up) :], match, None
        if clocked is not None:
            self.clocks, self.deadline = clocked
        self.history.cover(is_covered=self.is_covered)
        for each in given_up:
            await self.tell_seated(each.seat)
        await self.tell(SeatMoved(self.info.id, match.ply, step.actor))
        if (outcome := match.outcome) is not None:
            await self.tell(MatchFinished(self.info.id, match.ply, outcome.winners, outcome.reason))

    async def catch_up(self) -> None:
        """Load changes that another worker has written."""
        async with self._lock:
            await self._take_up_anew()

    async def _take_up_anew(self) -> None:
        known = known_of(self)
        stored = await self.store.load(self.info.id, known)
        if stored is None:
            return  # it is forgotten, and leaves memory when nobody holds it
        self.revision = stored.revision
        if stored != known._replace(revision=stored.revision):
            self.info, self.clock = stored.info, stored.clock()
            present = ReplayedMatch(self.match, self.history)
            self._take_up(stored, await asyncio.to_thread(present.taken_up, stored, self.shuffler, self.clock))
            await self.tell(CaughtUp(self.info.id, self.match.ply))


def known_of(live: Live) -> StoredMatch:
    """Return a match as this process knows it, to be compared with the store."""
    return StoredMatch(
        live.info,
        live.sat_down,
        tuple(live.match.journal.entries),
        live.match.outcome,
        live.offer,
        live.remarks,
        live.rematch,
        live.clocks,
        live.deadline,
        live.mutes,
        live.closed_by,
        live.revision,
    )


class ReplayedMatch(NamedTuple):
    """Match replayed from the store, with its history."""

    match: Match
    history: History
    tail: Sequence[Step] = ()
    """Steps that `history` still lacks. It is in use while they are replayed, so that its owner adds them."""

    @classmethod
    def of(cls, stored: StoredMatch, shuffler: SecretShuffler, clock: MatchClock) -> Self:
        """Replay a stored match."""
        game, journal = registry.game(stored.info.game), stored.journal()
        history = History.of(game, journal)
        match = Match(game, history.last_state, journal, shuffler, clock)
        match.let_chance_act()  # the journal may end between an action and the shuffle that it caused
        return cls(match, history if match.ply == history.ply else History.of(game, journal))

    def taken_up(self, stored: StoredMatch, shuffler: SecretShuffler, clock: MatchClock) -> ReplayedMatch:
        """Replay only the entries that follow those of this match, where these are the same in the store.

        A take-back leads to a state before the tail, so that the whole journal is replayed.
        """
        known, journal = self.match.journal.entries, stored.journal()
        tail = journal.entries[len(known) :]
        is_taken_back = any(count_in(entry) for entry in tail)
        if journal.entries[: len(known)] != known or self.history.ply != len(known) or is_taken_back:
            return ReplayedMatch.of(stored, shuffler, clock)
        start = Ply(len(known), self.match.state, None, ())
        fresh = tuple(steps(journal, start)) if tail else ()
        state = fresh[-1].state if fresh else self.match.state
        match = Match(self.match.game, state.copy(), journal, shuffler, clock)
        match.let_chance_act()
        is_whole = match.ply == (fresh[-1].ply if fresh else len(known))
        return ReplayedMatch(match, self.history, fresh) if is_whole else ReplayedMatch.of(stored, shuffler, clock)


class MarksAre(StrEnum):
    """State of a finished match's annotations; pages tell the states apart by version."""

    NONE = ""
    COUNTING = "counting"
    SHOWN = "marks"


def version_of(live: Live, said: Sequence[Remark]) -> str:
    """Return the version of a page: ply, offers, presence, rematch, spectators, clocks and remarks `said`.

    `said` contains only remarks that the reader may hear.

    Most of it follows from stored data, so it is the same after a restart and in each process. Players who are away,
    annotations and failed bots are known to one process only.
    """
    free = sum(seat.kind == "open" for seat in live.seats)
    beside = ([f"free{free}"] if free else []) + ([] if live.offer is None else [f"offer{live.offer}"])
    words = [f"{remark.seat}{remark.said}" for remark in said if remark.ply == live.match.ply]
    beside += [f"said{''.join(words).replace(' ', '')}"] if words else []
    beside += [] if live.stuck is None else [f"stuck{live.stuck}"]
    beside += [] if live.closed_by is None else [f"closed{live.closed_by}"]
    gone = live.gone
    beside += [f"away{seat}" for seat in live.away if seat not in gone]
    if (again := live.rematch) is not None:
        kept = "".join(f"for{number}" for number, seat in enumerate(again.seats) if seat.kept_for is not None)
        beside.append(f"rematch{again.number}{'off' if again.is_off else kept}")
    beside += [f"gone{seat}from{left.since}{'waited' * left.is_waited_for}" for seat, left in gone.items()]
    beside += [live.marks] if live.marks else []
    beside += [live.news.spectators.stamp] if live.news.spectators else []
    beside += [f"since{live.clocks.since}"] if live.clocks is not None and live.clocks.since is not None else []
    beside += [f"paused{live.clocks.pause[1]}"] if live.clocks is not None and live.clocks.pause else []
    return ".".join([str(live.match.ply), *beside])


async def replace_bot(live: Live, seat: int, ply: int, place: Seat) -> None:
    """Replace a failed bot; raise `StaleAction` if none has failed, or if another player was faster."""
    async with live.acting(seat, ply):
        number = live.stuck
        if number is None or not await live.store.replace(live.info.id, number, live.seats[number], place):
            raise WriteConflict(live.info.id)
        await live.seat(number, place)


async def break_off(live: Live, seat: int, ply: int) -> None:
    """Abort the match, without a loser, after a bot failed; raise `StaleAction` if none has."""
    async with live.acting(seat, ply, ABORTED.text):
        if live.stuck is None:
            raise WriteConflict(live.info.id)
        await live.enter(lambda match: match.end(ABORTED, seat))


def is_between_people(live: Live) -> bool:
    """Return True if several people or programs play, or may join."""
    people = {seat.player for seat in live.seats if seat.acts_for_itself}
    return len(people) > 1 or any(seat.kind == "open" for seat in live.seats)


def are_allowed(live: Live) -> bool:
    """Return True if hints are allowed: for a single person, or if the host allowed them; never in a rated match."""
    return not live.info.is_rated and (live.info.is_friendly or not is_between_people(live))


async def tell(live: Live, seat: int, ply: int) -> None:
    """Store that a seat took a hint, if several people play; raise `StaleAction` as `Live.play`."""
    async with live.acting(seat, ply):
        if is_between_people(live):
            await live.keep_offer(live.offer, (seat, RemarkKind.HINT))


if TYPE_CHECKING:
    from skyhop.server.remarks import Remark


def muted_by(live: Live, seat: int | None) -> frozenset[int]:
    """Return the seats whose phrases a seat has muted."""
    if not live.mutes:
        return frozenset()
    reader = None if seat is None else live.seats[seat].player
    return frozenset(n for n, place in enumerate(live.seats) if (reader, place.player) in live.mutes)


def heard_by(live: Live, seat: int | None) -> tuple[Remark, ...]:
    """Return the remarks that a seat or a spectator may hear."""
    muted = muted_by(live, seat)
    return tuple(each for each in live.remarks if each.seat not in muted or not isinstance(each.said, Phrase))
