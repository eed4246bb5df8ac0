"""Context of a command, and the base class of all commands.

A command that runs in a context has the exclusive right to change the match.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Generic, TypeVar

from skyhop.game.ending import TIME, Ending
from skyhop.game.journal import JournalEntry
from skyhop.game.match import Match, Step
from skyhop.server.clocks.clocks import Clocks, StoredClocks
from skyhop.server.events import ClocksStarted, MatchFinished, RemarkMade, SeatMoved, SeatTaken
from skyhop.server.matches.create import add_flag_fall, charge_clocks
from skyhop.server.matches.state import LiveState
from skyhop.server.players.friends import read_barred
from skyhop.server.players.moderation import read_mutes
from skyhop.server.remarks import Phrase, Remark, RemarkKind, add_remarks
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import MatchChange, PositionSummary, WriteConflict

Result = TypeVar("Result")


class CommandContext:
    """Context in which a command changes a match. `Live.handle` runs one command of a match at a time.

    A change fails with `WriteConflict` if another worker has written to the match since this worker last read it.
    """

    def __init__(self, live: LiveState, seat: int) -> None:
        """Create the context of a command that comes from the seat `seat` of a match."""
        self.live, self.seat = live, seat
        self._ply = live.match.ply

    async def catch_up(self) -> None:
        """Load changes of other workers, because the messages of these workers may be late.

        Raise `WriteConflict` if these changes move the match to another ply.
        """
        if self.live.store.is_shared:
            await self.live.reload()
            if self.live.match.ply != self._ply:
                raise WriteConflict(self.live.info.id)

    async def append(
        self, act: Callable[[Match], Step], *kinds: RemarkKind, by: int | None = None, thinking_time: int | None = None
    ) -> None:
        """Run one step of the match, commit it to the journal with the remarks `kinds`, and dispatch its events.

        `act` makes the step on a copy of the match. `by` is the seat that makes the remarks, by default the seat of
        the command. If the clock of the acting seat has reached zero, the seat loses on time instead.
        """
        live, match = self.live, self.live.copy()
        ply, seat = live.match.ply, self.seat if by is None else by
        step = act(match)
        stored_clocks = charge_clocks(live.info, live.stored_clocks, match, ply, thinking_time)
        if stored_clocks is not None and stored_clocks.clocks is not None and min(stored_clocks.clocks.left) < 0:
            await self.append(self.make_leave_step(TIME, step.actor))
            return
        remarks = add_remarks(live.remarks, [Remark(ply, seat, each) for each in kinds])
        is_counted = live.info.is_rated and not live.has_open_seat
        standing = PositionSummary(match.deciders, match.state.given_up)
        change = MatchChange.of_step(match.journal, ply, standing, is_counted=is_counted)
        await self._commit_change(change.with_values(stored_clocks, remarks if kinds else None))
        # Commit first, then history, match and clocks, then events: subscribers must never see a state that the store
        # lacks.
        given_up = match.state.given_up[len(live.match.state.given_up) :]
        live.history.add(step)
        live.match, live.remarks = match, remarks
        live.awaits_rating = match.outcome is not None and is_counted
        if stored_clocks is not None:
            live.clocks, live.deadline = stored_clocks
        live.history.cover(is_covered=live.is_covered)
        for each in given_up:
            await self.announce_seat(each.seat)
        await live.dispatch(SeatMoved(live.info.id, match.ply, step.actor))
        if (outcome := match.outcome) is not None:
            await live.dispatch(MatchFinished(live.info.id, match.ply, outcome.winners, outcome.reason))

    def make_leave_step(self, ending: Ending, seat: int) -> Callable[[Match], Step]:
        """Return a function that makes the step in which the player of a seat leaves the match.

        In this step, a bot takes the seat, or the match ends.
        """
        live = self.live
        is_played_on = live.seats[seat].acts_for_itself and live.goes_on_without(seat)
        leave = partial(Match.leave, bot=live.stand_in) if is_played_on else Match.end
        return lambda match: leave(match, ending, seat)

    async def store_remarks(self, *seat_remarks: tuple[int, RemarkKind | Phrase], clocks: Clocks | None = None) -> None:
        """Store remarks, each made by a seat, at the present ply.

        Store `clocks` too, if given. Dispatch `RemarkMade`.
        """
        live, ply = self.live, self.live.match.ply
        stored_clocks = None if clocks is None else add_flag_fall(live.info, clocks, live.deadline)
        new = [Remark(ply, *each) for each in seat_remarks]
        remarks = add_remarks(live.remarks, new)
        await self._commit_change(MatchChange().with_values(stored_clocks, remarks))
        live.remarks = remarks
        if stored_clocks is not None:
            self._set_clocks(stored_clocks)
        for remark in new:
            await live.dispatch(RemarkMade(live.info.id, ply, remark.seat, remark.said))

    async def keep_clocks(self, stored_clocks: StoredClocks) -> None:
        """Store the clocks and the deadline of the match. Dispatch `ClocksStarted`."""
        live = self.live
        await self._commit_change(MatchChange().with_values(stored_clocks))
        self._set_clocks(stored_clocks)
        await live.dispatch(ClocksStarted(live.info.id, live.match.ply))

    async def seat_player(self, number: int, place: Seat, *, is_only: bool = False) -> Seat:
        """Store the new player of a seat, dispatch `SeatTaken`, and return the seat as stored.

        With `is_only`, raise `AlreadySeated` if the player already has another seat. A guest may have been merged
        into this player. A seat of such a guest counts too.
        """
        live = self.live
        free = sum(each.kind == "open" for n, each in enumerate(live.stored_seats) if n != number)
        change = MatchChange({"free_seats": free}, seats={number: place}, is_only_seat=is_only, is_listed=True)
        seated = (await self._commit_change(change))[number]
        live.stored_seats = (*live.stored_seats[:number], seated, *live.stored_seats[number + 1 :])
        live.mutes = await live.store.read(partial(read_mutes, match=live.info.id))
        live.barred = await live.store.read(partial(read_barred, match=live.info.id))
        if not live.has_open_seat and live.clocks is not None:
            live.deadline = None  # the offer has ended, and clocks run from now on
        await self.announce_seat(number)
        return seated

    async def announce_seat(self, number: int) -> None:
        """Update presence and hidden information after a seat change. Dispatch `SeatTaken`."""
        self.live.update_people()
        await self.live.dispatch(SeatTaken(self.live.info.id, self.live.match.ply, number))

    def _set_clocks(self, stored_clocks: StoredClocks) -> None:
        """Set the clocks and the deadline of the match in memory.

        During a pause, also stop tracking the presence of the players.
        """
        self.live.clocks, self.live.deadline = stored_clocks
        self.live.update_people()

    async def _commit_change(self, change: MatchChange) -> dict[int, Seat]:
        live = self.live
        seats = await live.store.update(live.info.id, live.revision, change)
        live.revision += 1
        return seats


@dataclass(frozen=True)
class Command(Generic[Result]):
    """Command to a match. Forms, the API and the MCP server translate their requests into commands."""

    text: ClassVar[str] = ""
    """Text of the journal entry that the command causes. It identifies a repeated command.

    The text is empty if the command causes no entry.
    """

    is_timeless: ClassVar[bool] = False
    """True if the command may run at any ply, even if the page of the player showed an earlier ply."""
    answers_remarks: ClassVar[bool] = False
    """True if the command depends on remarks of other seats. After a new remark, it is stale and does not run again."""

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if a journal entry is the effect of this command.

        `own` contains the seats of the command's player. If the function returns True, the refusal of a repeated
        command says that the command has already run.
        """
        return bool(self.text) and entry.text == self.text and entry.actor in own

    def check(self, live: LiveState) -> None:
        """Raise `Refused` if the match cannot accept this command in any position."""

    async def run(self, context: CommandContext) -> Result:
        """Run the command in a context.

        If another worker writes to the match at the same time, the command runs again on the newer state.
        """
        raise NotImplementedError


PlayerCommand = Command[str | None]
"""Command of a player. Its result is a message for the player, or None."""
