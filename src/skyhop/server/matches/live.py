"""One match that is being played: in memory only as a cache of replaying its journal.

An action names the ply that its page showed. It is played on a copy, committed, and only then does anybody see it. A
stale or repeated one is answered, never played twice.
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
from skyhop.game.refusal import JournalError, Refused
from skyhop.game.take_back import count_in
from skyhop.server.clocks.clock_state import ClockState
from skyhop.server.clocks.presence import Disconnect, Patience
from skyhop.server.clocks.time_control import Clocks
from skyhop.server.events import CaughtUp, ClocksRun, Ended, Event, Moved, Remarked, Seated, Stuck, Subscribers
from skyhop.server.exceptions import MatchNotStarted, MatchPaused, StaleAction, StoreFault, UnknownMatch
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
    keep_standing,
    unknown_standings,
)
from skyhop.server.store.store import Store
from skyhop.server.timestamps import MatchClock

LOG = logging.getLogger("skyhop")
Answer = TypeVar("Answer")
WAIT = 5.0
"""Seconds until a bot tries again where the store cannot write."""


class BotMatch(Protocol):
    """The match that they play, as far as they know it."""

    match: Match
    news: MatchChannel

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits there."""

    @property
    def bot_to_decide(self) -> int | None:
        """The seat to decide where a bot sits in it."""

    @property
    def stuck(self) -> int | None:
        """The seat to decide where the bot in it was tried and cannot play."""

    async def play(self, seat: int, ply: int, text: str) -> None:
        """Take an action; `Stale` where the match has gone on meanwhile, `Paused` where no clock runs."""

    async def bot_fails(self, ply: int, seat: int, place: Seat) -> None:
        """Hear that the bot in a seat cannot play at a ply."""


class SeatedBots:
    """Lets bots play one match."""

    def __init__(self, live: BotMatch, thinking: Executor | None) -> None:
        self._live, self._thinking = live, thinking
        self._made: dict[tuple[int, Seat], Bot] = {}
        self._at_work: asyncio.Task[None] | None = None

    def let_play(self) -> None:
        """Let them think and act until a person is to decide, one of them cannot, or the match or table ends."""
        if self._seat_due() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._play())

    async def have_played(self, patience: float) -> None:
        """Wait until they are done, for `patience` seconds at most."""
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)

    async def stop(self, patience: float = 0.0) -> None:
        """Let them play no further; what one is thinking about it may still do within `patience` seconds.

        Where it does not, the match waits at that decision, and a bot takes it up when somebody looks at it again.
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
        """Let the bot in a seat think and act; it is made first, and what happens meanwhile makes its action stale."""
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
    """A match with its state, its history, and who sits there."""

    def __init__(
        self,
        stored: StoredMatch,
        store: Store,
        news: MatchChannel,
        subscribers: Subscribers | None = None,
        thinking: Executor | None = None,
    ) -> None:
        """Replay what the store holds; `subscribers` hear what happens, bots think in the threads of `thinking`."""
        self.info, self.clock = stored.info, stored.clock()
        self.shuffler = SecretShuffler(stored.info.secret, stored.info.id)
        self.news = news
        self.marks = MarksAre.NONE
        self.marks_at: tuple[int, ...] = ()
        """The points that make each mark, where they are shown."""
        self.store = store
        """Where it is kept, for whoever reads what else is known of its players."""
        self._subscribers = subscribers or Subscribers()
        self._lock = asyncio.Lock()
        self._failed: tuple[int, int, Seat] | None = None
        """The ply, the seat and the bot that could not play there."""
        self.bots = SeatedBots(self, thinking)
        self._take_up(stored, ReplayedMatch.of(stored, self.shuffler, self.clock))

    def _take_up(self, stored: StoredMatch, replayed: ReplayedMatch) -> None:
        """Stand where the store stands."""
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
        """Note who sits here, what they may see by that, and after whom the others look."""
        self.history.cover(is_covered=self.is_covered)
        self.news.people = frozenset(seat.player or seat.kept_for for seat in self.seats)
        players = {str(seat.player): seat.is_person for seat in self.seats if seat.acts_for_itself}
        control = self.info.control
        is_fast = control is not None and not control.free
        is_looked_after = is_fast and len(players) > 1 and not self.has_open_seat and not self.is_paused
        self.news.presence.expect(players, Patience.of(control) if control is not None and is_looked_after else None)

    @property
    def version(self) -> str:
        """Name what there is to show now, of all that is said; no page is given this one."""
        return version_of(self, self.remarks)

    def version_for(self, seat: int | None) -> str:
        """Name what a seat, or a spectator, is shown now, as `skyhop.server.matches.live`."""
        return version_of(self, heard_by(self, seat))

    @property
    def seats(self) -> list[Seat]:
        """Who plays: whoever sat down, and bots in the seats that were given up."""
        given_up = self.match.state.given_up
        if not given_up:
            return list(self.sat_down)
        returned = [remark.seat for remark in self.remarks if remark.said is RemarkKind.RETURNED]
        return played_on(self.sat_down, given_up, returned)

    @property
    def stand_in(self) -> str:
        """The bot that would play on for who leaves: the one agreed on, the level that plays here, the usual one."""
        playing = (str(seat.player) for seat in self.seats if seat.kind == "bot")
        return self.info.stand_in or next(playing, usual(self.match.game).name)

    def goes_on_without(self, seat: int) -> bool:
        """Say whether the match goes on when this seat is given up; not where those who stay wait for people only."""
        others = [each for number, each in enumerate(self.seats) if number != seat]
        waits_alone = any(each.kind == "open" for each in others) and not any(each.is_person for each in others)
        return self.match.game.may_go_on(self.match.state, seat) and not waits_alone

    def is_unmet(self, seat: int) -> bool:
        """Say whether nobody has come yet with whom this seat could play: who gives it up takes back an offer."""
        return self.has_open_seat and not self.goes_on_without(seat)

    @property
    def away(self) -> tuple[int, ...]:
        """The seats of people who were at the table, and are not any more."""
        gone = self.gone
        return tuple(n for n, seat in enumerate(self.seats) if n in gone or self.news.is_away(seat.player))

    @property
    def is_looked_after(self) -> bool:
        """Say whether those who play look after each other: people by minutes, until the end."""
        return self.news.presence.is_on and self.match.outcome is None

    @property
    def gone(self) -> dict[int, Disconnect]:
        """The seats whose players are gone while the others play by minutes, and for how long these still wait."""
        if not self.is_looked_after:
            return {}
        found = {number: self.news.presence.gone(seat.player) for number, seat in enumerate(self.seats)}
        return {number: gone for number, gone in found.items() if gone is not None}

    def seat_of(self, player: str) -> int | None:
        """The seat of a guest, of several the one that decides next; None for whoever only watches."""
        own = self.seats_of(player)
        due = self.match.to_decide or 0
        return min(own, key=lambda n: (n - due) % len(self.seats), default=None)

    def seats_of(self, player: str) -> list[int]:
        """The seats of a guest; whoever shares a device plays several."""
        return [number for number, seat in enumerate(self.seats) if seat.is_of(player)]

    @property
    def bot_to_decide(self) -> int | None:
        """The seat to decide where a bot sits in it, while it may."""
        seat = None if self.is_paused or self.is_covered else self.match.to_decide
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    @property
    def stuck(self) -> int | None:
        """The seat to decide where the bot in it was tried and cannot play."""
        if self._failed is None or (seat := self.bot_to_decide) is None:
            return None
        return seat if self._failed == (self.match.ply, seat, self.seats[seat]) else None

    async def tell(self, event: Event) -> None:
        """Tell whoever hears of such an event; it never raises."""
        await self._subscribers.tell(self, event)

    def copy(self) -> Match:
        """A copy of the match to try an action on."""
        old = self.match.journal
        journal = Journal(old.header, list(old.entries), old.outcome)
        return Match(self.match.game, self.match.state.copy(), journal, self.shuffler, self.clock)

    @property
    def has_open_seat(self) -> bool:
        """Say whether nobody sits in a seat yet; no clock runs before."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def is_asking(self) -> bool:
        """Say whether a seat is kept for a player who is asked to play again, and has not answered."""
        return any(seat.kept_for is not None for seat in self.seats)

    @property
    def is_covered(self) -> bool:
        """Say whether nobody sees what was dealt to them: who offers a match could else take it back for a better deal.

        So it is where anybody may sit down, in a rematch and where it is rated, until all seats are taken.
        """
        is_dealt_late = self.info.offered_by is not None or self.info.is_rated or self.is_asking
        return is_dealt_late and self.has_open_seat and self.match.outcome is None

    def view(self, seat: int | None) -> View:
        """Show what a seat, or with None a spectator, may know now."""
        return self.match.view(None if self.is_covered else seat)

    @property
    def clocked(self) -> ClockState:
        """How the clocks stand, and when it is to be seen to."""
        return ClockState(self.clocks, self.deadline)

    @property
    def is_paused(self) -> bool:
        """Say whether no clock runs because all have agreed to that."""
        return self.clocks is not None and self.clocks.pause is not None

    async def keep_clocks(self, clocked: ClockState) -> None:
        """Keep, inside `acting`, how the clocks stand where nobody plays; tell everybody."""
        await self.store.keep_clocks(self.info.id, self.match.ply, clocked)
        self._clock_by(clocked)
        await self.tell(ClocksRun(self.info.id, self.match.ply))

    def _clock_by(self, clocked: ClockState) -> None:
        """Let the clocks stand so; nobody waits for anybody during a pause."""
        self.clocks, self.deadline = clocked
        self._note_people()

    async def play(self, seat: int, ply: int, text: str, thought: int | None = None) -> None:
        """Take an action; `Refused` where the rules forbid it, `Stale` where the page was out of date.

        A page may say for how many milliseconds its reader `thought`, and how much of the rest is forgiven is limited.
        Where the time was up, the match ends by that, and nothing is played.
        """
        async with self.acting(seat, ply, text):
            if self.is_paused:
                raise MatchPaused
            if self.is_covered:
                raise MatchNotStarted
            await self.enter(lambda match: match.play(seat, text), thought=thought)

    async def resign(self, seat: int, ply: int) -> None:
        """Give the match up; `Refused` after its end, `Stale` as above."""
        await self.leave(seat, ply, RESIGNATION)

    async def leave(self, seat: int, ply: int, ending: Ending) -> None:
        """Let the player of a seat go, for a reason that is about them: they come last.

        Where several others stay, a bot plays the seat on in the same match, else it is over, and won by nobody while a
        seat is free; the journal has who left and why, and the store who sat there. `Refused` after the end, `Stale` as
        above.
        """
        why = ABORTED if (is_unmet := self.is_unmet(seat)) else ending
        async with self.acting(seat, ply, why.text):
            await self.enter(self.leaving(why, seat), is_unmet=is_unmet)

    def leaving(self, ending: Ending, seat: int) -> Callable[[Match], Step]:
        """What follows when whoever sits in a seat goes: a bot plays it on, else the match is over."""
        is_played_on = self.seats[seat].acts_for_itself and self.goes_on_without(seat)
        leave = partial(Match.leave, bot=self.stand_in) if is_played_on else Match.end
        return lambda match: leave(match, ending, seat)

    async def say(self, *said: Remark, clocks: Clocks | None = None) -> None:
        """Keep, inside `acting`, what is said beside the play, and how the clocks stand by it; tell everybody."""
        clocked = None if clocks is None else with_flag(self.info, clocks, self.deadline)
        saying = RemarkAppend(self.remarks, said, self.clocks if clocked else None)
        self.remarks = await self.store.say(self.info.id, self.match.ply, saying, clocked)
        if clocked is not None:
            self._clock_by(clocked)
        for remark in said:
            await self.tell(Remarked(self.info.id, remark.ply, remark.seat, remark.said))

    async def keep_offer(self, seat: int | None, *said: tuple[int, RemarkKind]) -> None:
        """Keep, inside `acting`, which seat offers a draw, or that none does, and what is said beside the play."""
        ply = self.match.ply
        remarks = [Remark(ply, *one) for one in said]
        self.remarks = await self.store.offer(self.info.id, ply, seat, self.offer, remarks)
        self.offer = seat
        for remark in remarks:
            await self.tell(Remarked(self.info.id, ply, remark.seat, remark.said))

    async def take_seat(self, player: str, called: str | None = None) -> bool:
        """Seat a guest, as below."""
        return await self.sit(Seat("guest", player, called))

    async def sit(self, taken: Seat) -> bool:
        """Seat somebody in the first open place, or in all that are kept for them; say whether they sit there.

        Whoever sits already takes no second, whoever gave one up has seen what it held, and nobody sits down when the
        match is over. The store decides, where another worker has seated somebody.
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
        """Have somebody sit there, inside `acting`, as the store has it by now."""
        self.sat_down = (*self.sat_down[:number], place, *self.sat_down[number + 1 :])
        self.mutes = await self.store.read(partial(read_mutes, match=self.info.id))
        if not self.has_open_seat and self.clocks is not None:
            self.deadline = None  # that of the offer; clocks run from now on
        await self.tell_seated(number)

    async def tell_seated(self, number: int) -> None:
        """Tell, inside `acting`, that somebody else plays in a seat."""
        self._note_people()
        await self.tell(Seated(self.info.id, self.match.ply, number))

    async def bot_fails(self, ply: int, seat: int, place: Seat) -> None:
        """Hear that the bot in a seat cannot play at a ply; whoever waits for it is told."""
        async with self._lock:
            self._failed = (ply, seat, place)
            if self.stuck is not None:
                await self.tell(Stuck(self.info.id, self.match.ply, seat))

    @contextlib.asynccontextmanager
    async def acting(self, seat: int, ply: int, text: str = "") -> AsyncIterator[None]:
        """Hold the match for a seat that acts, or does something beside the play; `Stale` as above."""
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
        """Say whether the journal has that already; whoever shares a device may act by another seat meanwhile."""
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
        """Act on a copy, inside `acting`, enter it into the journal for good, then let it be the match and tell all."""
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
        await self.tell(Moved(self.info.id, match.ply, step.actor))
        if (outcome := match.outcome) is not None:
            await self.tell(Ended(self.info.id, match.ply, outcome.winners, outcome.reason))

    async def catch_up(self) -> None:
        """Stand where the store stands, where another worker has written."""
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


if TYPE_CHECKING:
    from skyhop.server.match_registry import MatchRegistry


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
    """A match as it stands, to be played on, and its steps."""

    match: Match
    history: History
    tail: Sequence[Step] = ()
    """Steps that `history` still lacks. It is in use while they are replayed, so that its owner adds them."""

    @classmethod
    def of(cls, stored: StoredMatch, shuffler: SecretShuffler, clock: MatchClock) -> Self:
        """Replay what is stored."""
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


async def note_standings(matches: MatchRegistry) -> None:
    """Note whose turn it is in matches of earlier versions, which the lobby lists without a replay."""
    for name in await matches.store.read(unknown_standings):
        if matches.is_closing:
            return
        with contextlib.suppress(UnknownMatch, JournalError):  # the page of the match says so
            match = (await matches.open(name)).match
            standing = Standing(match.to_decide, match.state.given_up)
            await matches.store.write(partial(keep_standing, match=name, ply=match.ply, standing=standing))


class MarksAre(StrEnum):
    """What the end of a match shows of its marks, which the doors see to; pages tell these apart by the version."""

    NONE = ""
    COUNTING = "counting"
    SHOWN = "marks"


def version_of(live: Live, said: Sequence[Remark]) -> str:
    """Name what pages show now: the ply, and beside the play who is there, who offers a draw, what comes next.

    Of what was `said` there is only what its reader hears.

    It follows from what is shown alone, so that it is the same after a restart and in another process; who is away
    is known in one process only, and not before they were there, and each counts marks, and tries bots, for itself.
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
    """Seat somebody else where a bot is stuck; `Stale` where none is, or somebody else has done it."""
    async with live.acting(seat, ply):
        number = live.stuck
        if number is None or not await live.store.replace(live.info.id, number, live.seats[number], place):
            raise WriteConflict(live.info.id)
        await live.seat(number, place)


async def break_off(live: Live, seat: int, ply: int) -> None:
    """End the match without a loser where a bot is stuck; `Stale` where none is."""
    async with live.acting(seat, ply, ABORTED.text):
        if live.stuck is None:
            raise WriteConflict(live.info.id)
        await live.enter(lambda match: match.end(ABORTED, seat))


def is_between_people(live: Live) -> bool:
    """Say whether several people, or programs of theirs, play, or may come to."""
    people = {seat.player for seat in live.seats if seat.acts_for_itself}
    return len(people) > 1 or any(seat.kind == "open" for seat in live.seats)


def are_allowed(live: Live) -> bool:
    """Say whether hints may be taken: where one person plays, and where whoever began the match allowed them."""
    return not live.info.is_rated and (live.info.is_friendly or not is_between_people(live))


async def tell(live: Live, seat: int, ply: int) -> None:
    """Tell the others, if they are people, that a seat has taken a hint; `Stale` as in `Live`."""
    async with live.acting(seat, ply):
        if is_between_people(live):
            await live.keep_offer(live.offer, (seat, RemarkKind.HINT))


if TYPE_CHECKING:
    from skyhop.server.remarks import Remark


def muted_by(live: Live, seat: int | None) -> frozenset[int]:
    """The seats whose phrases a seat does not want to hear."""
    if not live.mutes:
        return frozenset()
    reader = None if seat is None else live.seats[seat].player
    return frozenset(n for n, place in enumerate(live.seats) if (reader, place.player) in live.mutes)


def heard_by(live: Live, seat: int | None) -> tuple[Remark, ...]:
    """What was said beside the play, as a seat or a spectator hears it."""
    muted = muted_by(live, seat)
    return tuple(each for each in live.remarks if each.seat not in muted or not isinstance(each.said, Phrase))
