"""Match in the memory of this worker.

The match runs commands one at a time, loads changes of other workers, and starts bots. A command contains the ply
that the player's page showed. The match refuses a command for an earlier ply, and runs a repeated command only
once. The store commits the change of a command before any player sees the change.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Protocol, TypeVar

from skyhop.bots.bot import AGAINST_PEOPLE, BY_ITERATIONS, Bot, bot
from skyhop.game.action import Refused
from skyhop.game.game import count_choices
from skyhop.game.match import Match
from skyhop.server.events import BotStuck, Dispatcher
from skyhop.server.exceptions import MatchPaused, StaleAction, StoreFault
from skyhop.server.match_record import MatchInfo, StoredMatch
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.context import Command, CommandContext
from skyhop.server.matches.state import LiveState, accepts, filter_remarks
from skyhop.server.metrics import REFUSALS, STALE
from skyhop.server.remarks import Remark
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.store.store import Store

LOG = logging.getLogger("skyhop")
RETRY_SECONDS = 5.0
"""Seconds until a bot tries again after a fault of the store."""


class BotMatch(Protocol):
    """Interface of a running match, as far as `SeatedBots` needs it."""

    match: Match
    channel: MatchChannel

    info: MatchInfo

    @property
    def seats(self) -> Sequence[Seat]:
        """Seats of the match with their players."""

    @property
    def bot_to_decide(self) -> int | None:
        """Seat that must decide, if a bot plays this seat and may act now. Otherwise None."""

    @property
    def stuck_seat(self) -> int | None:
        """Seat whose bot must decide and has failed, or None."""

    async def handle(self, command: Command[Result], seat: int = 0, ply: int | None = None) -> Result:
        """Run a command of a seat, and return the result of the command.

        Raise `StaleAction` if the match has passed the ply `ply`, and `MatchPaused` during a pause.
        """

    async def note_failure(self, ply: int, seat: int, place: Seat) -> None:
        """Record that the bot `place` in a seat has failed at a ply."""


class SeatedBots:
    """Bots that play in one match."""

    def __init__(self, live: BotMatch, thinking: Executor | None) -> None:
        self._live, self._thinking = live, thinking
        self._created_bots: dict[tuple[int, Seat], Bot] = {}
        self._at_work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the bots. They play until a person must decide, a bot fails, or the match or the server ends."""
        if self._seat_due() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._play())

    async def wait(self, patience: float) -> None:
        """Wait until the bots have stopped playing. Wait at most `patience` seconds."""
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)

    async def stop(self, patience: float = 0.0) -> None:
        """Stop the bots. A bot that is thinking has `patience` seconds to play its action.

        If the bot plays no action in this time, it resumes this decision when a visitor opens the match.
        """
        for each in self._created_bots.values():
            each.stop()
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)
            self._at_work.cancel()
            await asyncio.wait([self._at_work])

    def _seat_due(self) -> int | None:
        is_over = self._live.stuck_seat is not None or self._live.channel.is_closed
        return None if is_over else self._live.bot_to_decide

    async def _play(self) -> None:
        while (seat := self._seat_due()) is not None:
            ply, place = self._live.match.ply, self._live.seats[seat]
            try:
                await self._act(seat, place)
            except StoreFault:
                await asyncio.sleep(RETRY_SECONDS)  # the store logs the fault; the bot tries again
            except Exception:  # after any error, show players that the bot failed
                LOG.exception("A bot cannot play on: %s, %s.", place.player, self._live.match.game.name)
                await self._live.note_failure(ply, seat, place)

    async def _act(self, seat: int, place: Seat) -> None:
        """Let the bot of a seat choose and play one action. If the bot does not exist yet, only create the bot.

        If the match changes while the bot thinks, ignore the chosen action.
        """
        match = self._live.match
        ply, view = match.ply, match.view(seat)
        if (seat, place) not in self._created_bots:
            begun = ply - count_choices(match.game, view)  # hidden choices of other seats change nothing
            self._created_bots[seat, place] = await self._run(self._new, place, begun, seat)  # it may read files
            return
        action = await self._run(self._created_bots[seat, place].choose, view)
        if self._live.info.daily is not None:
            del self._created_bots[seat, place]  # the next decision has its own seed
        if self._live.seats[seat] == place:
            with contextlib.suppress(StaleAction, MatchPaused):  # the match has gone on meanwhile
                await self._live.handle(Play(match.game.write(view, action)), seat, ply)

    async def _run(self, work: Callable[..., Result], *arguments: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thinking, work, *arguments)

    def _new(self, place: Seat, ply: int, seat: int) -> Bot:
        """Create the bot of a seat. `ply` is the ply at which its decision or the simultaneous choice began.

        In a daily match, the bot's choice at a ply depends only on the secret and the earlier actions. Equal actions of
        two players then lead to equal matches, even after a restart of the server. The bot's budget is in iterations,
        because the effect of a limit in seconds depends on the machine.
        """
        name, game, info = str(place.player), self._live.match.game, self._live.info
        if info.daily is None:
            return bot(name, game, secrets.randbits(64), AGAINST_PEOPLE)
        decision = f"bot {ply}" if game.simultaneous is None else f"bot {ply} {seat}"
        seed = hmac.digest(info.secret, decision.encode(), "sha256")
        return bot(name, game, int.from_bytes(seed[:8], "big"), BY_ITERATIONS)


Result = TypeVar("Result")
MAX_ATTEMPTS = 20
"""Maximum number of attempts to run one command. An attempt fails if another worker writes the match meanwhile."""


class Live(LiveState):
    """Match in the memory of this worker. It runs the commands of players, and starts the bots."""

    def __init__(
        self,
        stored: StoredMatch,
        store: Store,
        channel: MatchChannel,
        subscribers: Dispatcher | None = None,
        thinking: Executor | None = None,
    ) -> None:
        """Replay a stored match.

        `subscribers` dispatches the events of the match. The bots of the match run in the executor `thinking`.
        """
        super().__init__(stored, store, channel, subscribers or Dispatcher())
        self._lock = asyncio.Lock()
        self.bots = SeatedBots(self, thinking)

    async def handle(self, command: Command[Result], seat: int = 0, ply: int | None = None) -> Result:
        """Run a command of a seat and return the result of the command.

        `ply` is the ply that the player's page showed. None means any ply.

        Raises:
            StaleAction: if the match has passed the ply `ply`, or if the command comes too late for another reason.
            Refused: if the rules forbid the command.
        """
        command.check(self)
        ply = None if command.is_timeless else ply
        async with self._lock:
            if ply is not None and ply > self.match.ply and self.store.is_shared:
                await self.reload()  # the page came from a worker with a newer state
            # After a success or a refusal, the loop ends at once. After a conflict, load the writes of other workers,
            # and run the command again. If the match has gone on meanwhile, the command is stale.
            remarks = self.remarks
            for _attempt in range(MAX_ATTEMPTS):
                if ply is not None and not accepts(self, seat, ply):
                    break
                try:
                    return await command.run(CommandContext(self, seat))
                except Refused as refused:
                    REFUSALS.labels(self.match.game.name, refused.refusal.clause).inc()
                    raise
                except WriteConflict:
                    await self.reload()
                    if command.answers_remarks and self.remarks != remarks:
                        break
                except StaleAction:
                    await self.reload()  # the page must show the cause next
                    break
            STALE.labels(self.match.game.name).inc()
            raise StaleAction(is_repeated=ply is not None and self._is_done(command, seat, ply))

    def _is_done(self, command: Command[Result], seat: int, ply: int) -> bool:
        """Return True if the journal entry at a ply is the effect of this command.

        The actor of the entry may also be another seat of the same player. If several seats choose at the same time,
        entries of other seats may come first.
        """
        own = frozenset({seat, *self.seats_of(str(self.seats[seat].player))})
        count = 1 if self.match.game.simultaneous is None else len(self.seats)
        for entry in self.match.journal.entries[ply : ply + count]:
            if command.is_done_by(entry, own):
                return True
            if entry.is_chance or entry.actor in own:
                break
        return False

    def has_left(self, player: str, ply: int) -> bool:
        """Return True if a player resigned at a ply.

        A bot may play the seat now, so the sender of a repeated request may have no seat.
        """
        own = [number for number, seat in enumerate(self.stored_seats) if seat.is_of(player)]
        return any(self._is_done(Resign(), number, ply) for number in own)

    async def catch_up(self) -> None:
        """Load changes of this match that another worker has written."""
        async with self._lock:
            await self.reload()

    async def note_failure(self, ply: int, seat: int, place: Seat) -> None:
        """Record that the bot `place` in a seat cannot play at a ply. If it must decide now, dispatch `BotStuck`."""
        async with self._lock:
            self.failed = (ply, seat, place)
            if self.stuck_seat is not None:
                await self.dispatch(BotStuck(self.info.id, self.match.ply, seat))

    @property
    def is_revealed(self) -> bool:
        """True if everybody may see the private information: the match is over, and nobody can still play its deal."""
        return self.match.outcome is not None and not self.info.is_sealed

    @property
    def version(self) -> str:
        """Version of the match page with the remarks of all seats. Pages use `version_for` instead."""
        return compute_version(self, self.remarks)

    def version_for(self, seat: int | None) -> str:
        """Return the version of the match page for the player of a seat. For spectators, `seat` is None."""
        return compute_version(self, filter_remarks(self, seat))


def compute_version(live: Live, remarks: Sequence[Remark]) -> str:
    """Return the version of a page: a text that changes whenever the content of the page changes.

    `remarks` contains only remarks that the reader may see. Most parts of the version depend only on stored data.
    These parts are the same in each process and after a restart. The parts about absent players, medals, ratings and
    failed bots can differ between processes.
    """
    free = sum(seat.kind == "open" for seat in live.seats)
    beside = [f"free{free}"] if free else []
    words = [f"{remark.seat}{remark.said}" for remark in remarks if remark.ply == live.match.ply]
    beside += [f"said{''.join(words).replace(' ', '')}"] if words else []
    beside += [] if live.stuck_seat is None else [f"stuck{live.stuck_seat}"]
    beside += [] if live.closed_by is None else [f"closed{live.closed_by}"]
    gone = live.disconnects
    beside += [f"away{seat}" for seat in live.away_seats if seat not in gone]
    if (again := live.rematch) is not None:
        reserved = "".join(f"for{number}" for number, seat in enumerate(again.seats) if seat.kept_for is not None)
        beside.append(f"rematch{again.number}{'off' if again.is_off else reserved}")
    beside += [f"gone{seat}from{left.since}{'waited' * left.is_waited_for}" for seat, left in gone.items()]
    beside += [live.marks] if live.marks else []
    beside += [stamp] if (stamp := live.seat_ratings.stamp) else []
    beside += [live.channel.spectators.stamp] if live.channel.spectators else []
    beside += [f"since{live.clocks.since}"] if live.clocks is not None and live.clocks.since is not None else []
    beside += [f"paused{live.clocks.pause[1]}"] if live.clocks is not None and live.clocks.pause else []
    return ".".join([str(live.match.ply), *beside])
