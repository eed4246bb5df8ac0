"""One match that is being played: in memory only as a cache of replaying its journal.

An action names the ply that its page showed. It is played on a copy, committed, and only then does anybody see it. A
stale or repeated one is answered, never played twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from enum import StrEnum
from typing import NamedTuple

from skyhop.bots.bot import AT_A_TABLE, Bot, bot
from skyhop.core import registry
from skyhop.core.chance import SecretShuffler
from skyhop.core.journal import DRAW, RESIGN, Journal
from skyhop.core.match import Match, Step
from skyhop.core.refusals import Refused
from skyhop.table.faults import StoreFault
from skyhop.table.history import History
from skyhop.table.metrics import ACTIONS, REFUSALS, STALE
from skyhop.table.records import Stored
from skyhop.table.remarks import Remark, Said
from skyhop.table.seats import Seat
from skyhop.table.store import Conflict, Store

AWAY = 10.0
"""Seconds after which somebody whose page is closed, or hidden, counts as away."""
BOTS_WAIT = 5.0
"""Seconds until a bot tries again where the store cannot write."""


class Stale(Exception):  # noqa: N818  an answer, not an error of the program
    """The action was meant for an older position; `is_repeated` where it had been played already."""

    def __init__(self, *, is_repeated: bool) -> None:
        """Say whether the very same action was taken at that ply."""
        super().__init__()
        self.is_repeated = is_repeated


class MarksAre(StrEnum):
    """What the end of a match shows of its marks, which the doors see to; pages tell these apart by the version."""

    NONE = ""
    COUNTING = "counting"
    SHOWN = "marks"


class Answered(NamedTuple):
    """A page of a guest, by the name that it gave itself, and the version that came with the answer to its form."""

    guest: str
    page: str
    version: str


class News:
    """What whoever watches a match waits for. It stays while somebody watches, also when the match leaves memory."""

    def __init__(self, *, knows_all: bool) -> None:
        """Count who watches; only where there are no other workers do any of the `people` count as away."""
        self.people: frozenset[str | None] = frozenset()
        """Who sits at the table; of others it is not remembered that they came by."""
        self.next = asyncio.Event()
        """Set by the next change; then there is a fresh one."""
        self.answered: Answered | None = None
        """The latest, which the stream of that page need not bring once more."""
        self._watching = Counter[str]()
        self._left: dict[str, float] = {}
        self._knows_all = knows_all
        self.is_closed = False

    @property
    def watchers(self) -> int:
        """How many watch; who looks from two pages counts twice."""
        return self._watching.total()

    @contextlib.contextmanager
    def watched(self, guest: str) -> Iterator[None]:
        """Count somebody who watches, inside the block."""
        was_away = self.is_away(guest)
        self._watching[guest] += 1
        if was_away:
            self.notify()
        try:
            yield
        finally:
            self._watching[guest] -= 1
            if not self._watching[guest]:
                del self._watching[guest]
            if self._knows_all and guest in self.people:
                self._left[guest] = time.monotonic()
                asyncio.get_running_loop().call_later(AWAY + 0.1, self._tell_of, guest)

    def is_away(self, guest: str | None) -> bool:
        """Say whether somebody has watched, and does not any more; a page that is loaded anew is back before."""
        left = self._left.get(guest or "")
        return left is not None and time.monotonic() - left >= AWAY and not self._watching[guest or ""]

    def _tell_of(self, guest: str) -> None:
        if self.is_away(guest):
            self.notify()

    def notify(self) -> None:
        """Wake everybody who waits."""
        self.next.set()
        self.next = asyncio.Event()

    def close(self) -> None:
        """Tell everybody that the table closes."""
        self.is_closed = True
        self.notify()


class Replayed(NamedTuple):
    """What a journal is replayed to."""

    match: Match
    history: History


class Live:
    """A match with its state, its history, who sits there, and the bots that play it."""

    def __init__(self, stored: Stored, store: Store, news: News) -> None:
        """Replay what the store holds."""
        self.info = stored.info
        self.shuffler = SecretShuffler(stored.info.secret, stored.info.id)
        self.news = news
        self.marks = MarksAre.NONE
        self._store = store
        self._lock = asyncio.Lock()
        self._bots: dict[int, Bot] = {}
        self._bots_at_work: asyncio.Task[None] | None = None
        self._take_up(stored)

    def _take_up(self, stored: Stored, replayed: Replayed | None = None) -> None:
        """Stand where the store stands."""
        self.seats = list(stored.seats)
        self.news.people = frozenset(seat.player for seat in self.seats)
        self.offer, self.remarks = stored.offer, stored.remarks
        self.has_rematch = stored.has_rematch
        self.match, self.history = replayed or self._replayed(stored)

    def _replayed(self, stored: Stored) -> Replayed:
        game, journal = registry.game(stored.info.game), stored.journal()
        history = History.of(game, journal)
        match = Match(game, history.last_state, journal, self.shuffler)
        match.let_chance_act()  # the journal may end between an action and the shuffle that it caused
        return Replayed(match, history if match.ply == history.ply else History.of(game, journal))

    @property
    def version(self) -> str:
        """Name what pages show now: the ply, and beside the play who is there, who offers a draw, what comes next.

        It follows from what is shown alone, so that it is the same after a restart and in another process; who is away
        is known in one process only, and not before they were there, and each counts marks for itself.
        """
        free = sum(seat.kind == "open" for seat in self.seats)
        beside = ([f"free{free}"] if free else []) + ([] if self.offer is None else [f"offer{self.offer}"])
        said = [f"{remark.seat}{remark.said[0]}" for remark in self.remarks if remark.ply == self.match.ply]
        beside += [f"said{''.join(said)}"] if said else []
        beside += [f"away{seat}" for seat in self.away] + ["rematch"] * self.has_rematch
        beside += [self.marks] if self.marks else []
        return ".".join([str(self.match.ply), *beside])

    @property
    def away(self) -> tuple[int, ...]:
        """The seats of people who were at the table, and are not any more."""
        return tuple(number for number, seat in enumerate(self.seats) if self.news.is_away(seat.player))

    def seat_of(self, player: str) -> int | None:
        """The seat of a guest, of several the one that decides next; None for whoever only watches."""
        own = self.seats_of(player)
        due = self.match.to_decide or 0
        return min(own, key=lambda n: (n - due) % len(self.seats), default=None)

    def seats_of(self, player: str) -> list[int]:
        """The seats of a guest; whoever shares a device plays several."""
        return [number for number, seat in enumerate(self.seats) if seat.is_of(player)]

    @property
    def may_draw(self) -> bool:
        """Say whether a draw can be agreed on: between two players who are not the same person."""
        return len(self.seats) == 2 == len({seat.player for seat in self.seats})

    @property
    def is_between_people(self) -> bool:
        """Say whether several people play, or may come to."""
        people = {seat.player for seat in self.seats if seat.is_person}
        return len(people) > 1 or any(seat.kind == "open" for seat in self.seats)

    @property
    def allows_hints(self) -> bool:
        """Say whether hints may be taken: where one person plays, and where whoever began the match allowed them."""
        return self.info.is_friendly or not self.is_between_people

    @property
    def bot_to_decide(self) -> int | None:
        """The seat to decide where a bot sits in it."""
        seat = self.match.to_decide
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    def copy(self) -> Match:
        """A copy of the match to try an action on."""
        old = self.match.journal
        journal = Journal(old.header, list(old.entries), old.outcome)
        return Match(self.match.game, self.match.state.copy(), journal, self.shuffler)

    async def play(self, seat: int, ply: int, text: str) -> None:
        """Take an action; `Refused` where the rules forbid it, `Stale` where the page was out of date."""
        async with self._at_ply(ply, (seat, text)):
            await self._enter(lambda match: match.play(seat, text))

    async def resign(self, seat: int, ply: int) -> None:
        """Give the match up; `Refused` after its end, `Stale` as above."""
        async with self._at_ply(ply, (seat, RESIGN)):
            await self._enter(lambda match: match.resign(seat))

    async def offer_draw(self, seat: int, ply: int) -> bool:
        """Offer a draw, or accept the one that is offered; say whether a bot has declined it.

        `Refused` after the end, `Stale` as above.
        """
        async with self._at_ply(ply, (seat, DRAW)):
            if self.match.outcome is not None or (self.offer is not None and self.offer != seat):
                await self._enter(lambda match: match.agree_draw(seat), agreed_with=self.offer)
            elif bots := [number for number, place in enumerate(self.seats) if place.kind == "bot"]:
                await self._set_offer(None, (seat, Said.OFFERED), *((bot, Said.DECLINED) for bot in bots))
                return True
            else:
                await self._set_offer(seat, (seat, Said.OFFERED))
        return False

    async def decline_draw(self, seat: int, ply: int) -> None:
        """Decline a draw that another seat offers, or take the own offer back; `Stale` as above."""
        async with self._at_ply(ply, (seat, DRAW)):
            if self.offer is not None and self.match.outcome is None:
                await self._set_offer(None, (seat, Said.TAKEN_BACK if seat == self.offer else Said.DECLINED))

    async def tell_of_hint(self, seat: int, ply: int) -> None:
        """Tell the others, if they are people, that a seat has taken a hint; `Stale` as above."""
        async with self._at_ply(ply, (seat, "")):
            if self.is_between_people:
                await self._set_offer(self.offer, (seat, Said.HINT))

    async def take_seat(self, player: str, called: str | None = None) -> bool:
        """Seat a guest in the first open place; say whether there was one, and the match was not over.

        Whoever sits already takes no second.
        """
        taken = Seat("guest", player, called)
        async with self._lock:
            if self.seats_of(player) or self.match.outcome is not None:
                return bool(self.seats_of(player))
            for number, seat in enumerate(self.seats):
                if seat.kind == "open" and await self._store.take_seat(self.info.id, number, taken):
                    self.seats[number] = taken
                    self.news.people |= {player}
                    self.news.notify()
                    return True
        return False

    def let_bots_play(self) -> None:
        """Let the bots think and act until a person is to decide, the match is over or the table closes."""
        if self.bot_to_decide is not None and (self._bots_at_work is None or self._bots_at_work.done()):
            self._bots_at_work = asyncio.create_task(self._bots_play())

    async def bots_have_played(self, patience: float) -> None:
        """Wait until the bots are done, for `patience` seconds at most."""
        if self._bots_at_work is not None:
            await asyncio.wait([self._bots_at_work], timeout=patience)

    async def stop_bots(self, patience: float = 0.0) -> None:
        """Let the bots play no further; what one is thinking about it may still do within `patience` seconds.

        Where it does not, the match waits at that decision, and a bot takes it up when somebody looks at it again.
        """
        for each in self._bots.values():
            each.stop()
        if self._bots_at_work is not None:
            await asyncio.wait([self._bots_at_work], timeout=patience)
            self._bots_at_work.cancel()
            await asyncio.wait([self._bots_at_work])

    async def _bots_play(self) -> None:
        while (seat := self.bot_to_decide) is not None and not self.news.is_closed:
            ply, view = self.match.ply, self.match.view(seat)
            if seat not in self._bots:
                self._bots[seat] = await asyncio.to_thread(self._new_bot, seat)  # it may read files
                continue  # somebody resigned meanwhile, or the table closed
            action = await asyncio.to_thread(self._bots[seat].choose, view)
            try:
                await self.play(seat, ply, self.match.game.write(view, action))
            except Stale:
                continue  # somebody resigned meanwhile
            except StoreFault:
                await asyncio.sleep(BOTS_WAIT)  # the store says what it lacks; people are told, bots try again

    def _new_bot(self, seat: int) -> Bot:
        return bot(str(self.seats[seat].player), self.match.game, secrets.randbits(64), AT_A_TABLE)

    @contextlib.asynccontextmanager
    async def _at_ply(self, ply: int, entry: tuple[int, str]) -> AsyncIterator[None]:
        """Hold the match for one who acts; `Stale` where the page showed another ply."""
        async with self._lock:
            if ply > self.match.ply and self._store.is_shared:  # another worker has shown more than this one knows
                await self._take_up_anew()
            if ply == self.match.ply:
                try:
                    yield
                except Refused as refused:
                    REFUSALS.labels(self.match.game.name, refused.refusal.clause).inc()
                    raise
                except Conflict:  # another process has written: stand where the store stands
                    await self._take_up_anew()
                else:
                    return
            entries = self.match.journal.entries
            STALE.labels(self.match.game.name).inc()
            raise Stale(is_repeated=ply < len(entries) and entries[ply][:2] == entry)

    async def _enter(self, act: Callable[[Match], Step], *, agreed_with: int | None = None) -> None:
        """Act on a copy, enter it into the journal for good, then let it be the match and tell everybody."""
        ply, match = self.match.ply, self.copy()
        step = act(match)
        await self._store.append(self.info.id, ply, match.journal.entries[ply:], match.outcome, agreed_with)
        ACTIONS.labels(self.match.game.name, self.seats[step.actor].kind).inc()
        self.history.add(step)
        self.match, self.offer = match, None
        self.news.notify()

    async def catch_up(self) -> None:
        """Stand where the store stands, where another worker has written."""
        async with self._lock:
            await self._take_up_anew()

    async def _take_up_anew(self) -> None:
        stored = await self._store.load(self.info.id)
        if stored is None:
            return  # it is forgotten, and leaves memory when nobody holds it
        journal = self.match.journal
        beside = (stored.offer, stored.remarks, list(stored.seats), stored.has_rematch)
        present = (journal.entries, self.offer, self.remarks, self.seats, self.has_rematch)
        if (list(stored.entries), *beside) != present:
            self._take_up(stored, await asyncio.to_thread(self._replayed, stored))
            self.news.notify()

    async def _set_offer(self, seat: int | None, *said: tuple[int, Said]) -> None:
        """Let a seat offer a draw, or nobody, and keep what was said beside the play."""
        ply = self.match.ply
        remarks = [Remark(ply, *one) for one in said]
        self.remarks = await self._store.offer(self.info.id, ply, seat, self.offer, remarks)
        self.offer = seat
        self.news.notify()
