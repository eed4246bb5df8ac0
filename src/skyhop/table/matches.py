"""Matches that are being played: each in memory only as a cache of replaying its journal.

A write names the ply that its page showed. It is played on a copy, committed, and only then does anybody see it. A
stale or repeated write is answered, never played twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence

from skyhop import __version__
from skyhop.bots.bot import Bot, bot
from skyhop.core import registry
from skyhop.core.chance import SecretShuffler
from skyhop.core.journal import DRAW, RESIGN, Journal
from skyhop.core.match import Match, replay
from skyhop.table.history import History, Step
from skyhop.table.seats import Seat
from skyhop.table.store import Conflict, Sheet, Store, Stored, now

CACHED = 200
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a match's name; none looks like another."""
LOT = -1
"""The shuffle that decides who starts, before chance event 0."""


class UnknownMatch(LookupError):  # noqa: N818  it names what was asked for
    """There is no match of this name."""


class Stale(Exception):  # noqa: N818  an answer, not an error of the program
    """The write was made for an older position; `is_repeated` where it had been played already."""

    def __init__(self, *, is_repeated: bool) -> None:
        """Say whether the very same action was taken at that ply."""
        super().__init__()
        self.is_repeated = is_repeated


class Live:
    """One match in memory: its state, its history, who sits there, and whoever waits for news."""

    def __init__(self, stored: Stored) -> None:
        """Replay what the store holds."""
        self.sheet = stored.sheet
        self.shuffler = SecretShuffler(stored.sheet.secret, stored.sheet.id)
        self.lock = asyncio.Lock()
        self.watchers = 0
        self.bots: dict[int, Bot] = {}
        self.bots_at_work: asyncio.Task[None] | None = None
        self.is_closed = False
        self.next_news = asyncio.Event()
        self.take_up(stored)

    def take_up(self, stored: Stored) -> None:
        """Stand where the store stands."""
        journal = stored.journal()
        self.seats = list(stored.seats)
        self.offer = stored.offer
        self.match = replay(journal, self.shuffler)
        self.history = History.of(self.match.game, journal)

    @property
    def version(self) -> str:
        """Name what pages show now: the ply, and beside the play what seats are free and who offers a draw.

        It follows from what is shown alone, so that it is the same after a restart and in another process.
        """
        free = sum(seat.kind == "open" for seat in self.seats)
        beside = ([f"free{free}"] if free else []) + ([] if self.offer is None else [f"offer{self.offer}"])
        return ".".join([str(self.match.ply), *beside])

    def seat_of(self, player: str) -> int | None:
        """Give the seat of a guest, of several the one that decides next; None for whoever only watches."""
        own = [n for n, seat in enumerate(self.seats) if seat == ("guest", player)]
        due = self.match.to_decide or 0
        return min(own, key=lambda n: (n - due) % len(self.seats), default=None)

    @property
    def may_draw(self) -> bool:
        """Say whether a draw can be agreed on: between two players who are not the same person."""
        return len(self.seats) == 2 == len(set(self.seats))

    @property
    def bot_to_decide(self) -> int | None:
        """Give the seat to decide where a bot sits in it."""
        seat = self.match.to_decide
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        self.next_news.set()
        self.next_news = asyncio.Event()

    def copy(self) -> Match:
        """Give a copy of the match to try an action on."""
        old = self.match.journal
        journal = Journal(old.header, list(old.entries), old.outcome)
        return Match(self.match.game, self.match.state.copy(), journal, self.shuffler)


class Matches:
    """All matches of a table."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self.store = store
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def close(self) -> None:
        """End all streams, let bots finish their thought, close the store."""
        self.end_streams()
        working = [live.bots_at_work for live in self._live.values() if live.bots_at_work is not None]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await self.store.close()

    def end_streams(self) -> None:
        """Tell everybody who watches that the table closes."""
        for live in self._live.values():
            live.is_closed = True
            live.tell()

    async def start(
        self, game: str, ruleset: str | Mapping[str, object], seats: Sequence[Seat], first: int | None
    ) -> Live:
        """Begin a match; without `first` the lot decides. `RulesetError` names a parameter that cannot be.

        Where the rules name the seat that begins, the players are seated so that whoever is drawn has it.
        """
        play = registry.game(game)
        rules = play.ruleset(ruleset)
        name = "".join(secrets.choice(LETTERS) for _letter in range(12))
        secret = secrets.token_bytes(32)
        shuffler = SecretShuffler(secret, name)
        starter = shuffler.order(range(len(seats)), LOT)[0] if first is None else first
        if starter not in play.starters(rules):
            seats, starter = (*seats[starter:], *seats[:starter]), play.starters(rules)[0]
        parameters = {"name": rules.name, **rules.parameters}
        sheet = Sheet(name, game, parameters, __version__, starter, first is None, secret, now())
        titles = sheet.header(seats).seats
        match = Match.start(play, rules, first=starter, seats=titles, shuffler=shuffler)
        await self.store.add(sheet, seats, match.journal.entries)
        return await self.open(name)

    async def open(self, name: str) -> Live:
        """Give a match, replayed from the store where it is not in memory; `UnknownMatch` where there is none."""
        if name in self._live:
            return self._live[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name), name=name)
            self._loading[name].add_done_callback(self._loaded)
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live:
        stored = await self.store.load(name)
        if stored is None:
            raise UnknownMatch(name)
        live = self._live[name] = await asyncio.to_thread(Live, stored)
        idle = [old for old, other in self._live.items() if not other.watchers and other is not live]
        for old in idle[: max(0, len(self._live) - CACHED)]:
            del self._live[old]
        return live

    def _loaded(self, done: asyncio.Task[Live]) -> None:
        del self._loading[done.get_name()]
        if not done.cancelled():
            done.exception()  # told to whoever waits, and nobody may any longer

    async def play(self, live: Live, seat: int, ply: int, text: str) -> None:
        """Take an action; `Refused` where the rules forbid it, `Stale` where the page was out of date."""
        await self._write(live, ply, (seat, text), lambda match: match.play(seat, text))

    async def resign(self, live: Live, seat: int, ply: int) -> None:
        """Give a match up."""
        await self._write(live, ply, (seat, RESIGN), lambda match: match.resign(seat))

    async def offer_draw(self, live: Live, seat: int, ply: int) -> bool:
        """Offer a draw, or accept the one that is offered; say whether a bot has declined it.

        `Refused` after the end, `Stale` where the page was out of date.
        """
        async with live.lock:
            self._check_ply(live, ply, (seat, DRAW))
            if live.match.outcome is not None or (live.offer is not None and live.offer != seat):
                await self._do(live, ply, (seat, DRAW), lambda match: match.agree_draw(seat))
            elif any(place.kind == "bot" for place in live.seats):
                return True
            else:
                await self._set_offer(live, seat)
        return False

    async def decline_draw(self, live: Live, seat: int, ply: int) -> None:
        """Decline a draw that another seat offers, or take the own offer back; `Stale` as above."""
        async with live.lock:
            self._check_ply(live, ply, (seat, DRAW))
            if live.offer is not None and live.match.outcome is None:
                await self._set_offer(live, None)

    async def _set_offer(self, live: Live, seat: int | None) -> None:
        await self.store.offer(live.sheet.id, seat)
        live.offer = seat
        live.tell()

    async def take_seat(self, live: Live, player: str) -> bool:
        """Seat a guest in the first open place; say whether there was one."""
        async with live.lock:
            for number, seat in enumerate(live.seats):
                taken = Seat("guest", player)
                if seat.kind == "open" and await self.store.take_seat(live.sheet.id, number, taken):
                    live.seats[number] = taken
                    live.tell()
                    return True
        return False

    def let_bots_play(self, live: Live) -> None:
        """Let the bots of a match think and act until a person is to decide or the match is over."""
        if live.bot_to_decide is not None and (live.bots_at_work is None or live.bots_at_work.done()):
            live.bots_at_work = asyncio.create_task(self._bots_play(live))

    async def bots_have_played(self, live: Live, patience: float) -> None:
        """Wait until the bots are done, for `patience` seconds at most."""
        if live.bots_at_work is not None:
            await asyncio.wait([live.bots_at_work], timeout=patience)

    async def _bots_play(self, live: Live) -> None:
        while (seat := live.bot_to_decide) is not None:
            ply, view = live.match.ply, live.match.view(seat)
            if seat not in live.bots:
                live.bots[seat] = bot(str(live.seats[seat].player), live.match.game, secrets.randbits(64))
            action = await asyncio.to_thread(live.bots[seat].choose, view)
            with contextlib.suppress(Stale):
                await self.play(live, seat, ply, live.match.game.write(view, action))

    async def _take_up_anew(self, live: Live) -> None:
        """Another process has written: stand where the store stands."""
        stored = await self.store.load(live.sheet.id)
        if stored is not None:
            live.take_up(stored)
            live.tell()

    async def _write(self, live: Live, ply: int, entry: tuple[int, str], act: Callable[[Match], None]) -> None:
        async with live.lock:
            self._check_ply(live, ply, entry)
            await self._do(live, ply, entry, act)

    def _check_ply(self, live: Live, ply: int, entry: tuple[int, str]) -> None:
        """Raise `Stale` where a page showed another ply."""
        if ply != live.match.ply:
            entries = live.match.journal.entries
            raise Stale(is_repeated=ply < len(entries) and entries[ply][:2] == entry)

    async def _do(self, live: Live, ply: int, entry: tuple[int, str], act: Callable[[Match], None]) -> None:
        before, match = live.match, live.copy()
        act(match)
        written = match.journal.entries[ply:]
        try:
            await self.store.append(live.sheet.id, ply, written, match.outcome)
        except Conflict:
            await self._take_up_anew(live)
            raise Stale(is_repeated=False) from None
        live.history.add(Step(entry[0], written[0].text, before.state, match.state, match.ply))
        live.match, live.offer = match, None
        live.tell()
