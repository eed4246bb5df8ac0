"""Commands to a match: play, resign, sit down, leave, claim, return, and the ways out when a bot cannot play on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skyhop.game.action import Refusal, Refused
from skyhop.game.ending import ABORTED, COUPLE, LEFT, RESIGNATION, Ending
from skyhop.game.journal import JournalEntry
from skyhop.i18n import _
from skyhop.server.exceptions import ClaimTooEarly, MatchNotStarted, MatchPaused, StaleAction
from skyhop.server.matches.state import MatchState, is_between_people, list_other_seats
from skyhop.server.matches.turn import Command, PlayerCommand, Turn
from skyhop.server.remarks import Phrase, RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import AlreadySeated

COMPANY = 2
"""Fewest people for a rematch."""
MOST_GIFTS = 10
"""Most gifts of extra time from one seat in a match."""


@dataclass(frozen=True)
class Play(PlayerCommand):
    """Command: play an action in notation.

    A page may report how many milliseconds its player `thought`. The rest is lag, which is forgiven up to a limit. If
    the time was up, the seat loses on time instead.
    """

    action: str
    thought: int | None = None

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if an own seat has played this action."""
        return entry.text == self.action and entry.actor in own

    async def run(self, turn: Turn) -> None:
        """Play the action; raise `Refused` if the rules forbid it or no seat may act now."""
        if turn.live.is_paused:
            raise MatchPaused
        if turn.live.is_covered:
            raise MatchNotStarted
        await turn.append(lambda match: match.play(turn.seat, self.action), thought=self.thought)


@dataclass(frozen=True)
class Resign(PlayerCommand):
    """Command: give up a seat. The player ranks last; if a seat is still free, nobody wins.

    If several others stay, a bot replaces the player; otherwise the match ends. The journal records seat and reason.
    """

    ending: Ending = RESIGNATION
    """Reason, as other players see it."""

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if an own seat has left the match."""
        return entry.text in {self.ending.text, ABORTED.text} and entry.actor in own

    async def run(self, turn: Turn) -> None:
        """Resign; raise `Refused` after the end."""
        why = ABORTED if turn.live.is_unmet(turn.seat) else self.ending
        await turn.append(turn.make_leave_step(why, turn.seat))


@dataclass(frozen=True)
class LeaveAll(PlayerCommand):
    """Command: leave all seats of a player, and withdraw the player's offer."""

    player: str

    async def run(self, turn: Turn) -> None:
        """Leave, unless the match is over."""
        live = turn.live
        if live.match.outcome is None and live.has_open_seat and live.info.offered_by == self.player:
            await Withdraw(self.player).run(turn)
        for seat in live.seats_of(self.player):
            if live.match.outcome is None:
                await Resign(LEFT).run(Turn(live, seat))


@dataclass(frozen=True)
class Sit(Command[bool]):
    """Command: seat a player in the first free seat, or in all seats reserved for them.

    A player who was merged meanwhile is seated as the person into whom they were merged.
    """

    place: Seat

    async def run(self, turn: Turn) -> bool:
        """Return True if the player sits in the match.

        Refuse a second seat, and a finished match. Refuse a player who gave up a seat, since they know its private
        information.
        """
        live, player = turn.live, str(self.place.player)
        is_asked = any(seat.kept_for == player for seat in live.seats)
        has_sat = any(seat.is_of(player) for seat in live.stored_seats) and not is_asked
        if has_sat or live.match.outcome is not None:
            return bool(live.seats_of(player))
        free = [(number, seat) for number, seat in enumerate(live.seats) if seat.is_free_for(player)]
        for number, seat in sorted(free, key=lambda each: each[1].kept_for is None):
            if seat.kept_for is None and live.seats_of(player):
                break
            named = self.place._replace(called=self.place.called or seat.called)
            try:
                written = await turn.seat_player(number, named, is_only=seat.kept_for is None)
            except AlreadySeated:
                return False
            player = str(written.player)
            live.channel.presence.sign(player)
        return bool(live.seats_of(player))


@dataclass(frozen=True)
class Claim(PlayerCommand):
    """Command: replace a disconnected player by a bot, or end the match.

    If the match ends, the claiming seat wins with `as_won`; otherwise nobody wins.
    """

    gone: int | None
    """Seat of the disconnected player; None for the caller's own seat, which is always refused."""
    as_won: bool = True

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if the disconnected player has left, or an own seat has called the match off."""
        if self.as_won:
            return entry.text == LEFT.text and entry.actor == self.gone
        return entry.text == ABORTED.text and entry.actor in own

    def check(self, live: MatchState) -> None:
        """Raise `Refused` if the match does not have this seat."""
        if self.gone is not None and self.gone not in range(len(live.seats)):
            raise Refused(Refusal("", _("This match has no such seat. Name the seat of the absent player.")))

    async def run(self, turn: Turn) -> None:
        """Run the claim.

        Raises:
            StillWaiting: if the player is present, or time is left to wait.
            Refused: after the end.
            StaleAction: if the match should be called off, and others would play on.
        """
        live, gone = turn.live, turn.seat if self.gone is None else self.gone
        left = live.disconnects.get(gone)
        if live.match.outcome is None and (turn.seat == gone or left is None or left.is_waited_for):
            raise ClaimTooEarly
        if not self.as_won and live.goes_on_without(gone):
            raise StaleAction(is_repeated=False)
        await turn.append(
            turn.make_leave_step(LEFT, gone) if self.as_won else lambda match: match.end(ABORTED, turn.seat)
        )


def find_abandoned_seat(live: MatchState, player: str) -> int | None:
    """Return the seat that a disconnected player may take back from its bot, or None."""
    left = {each.seat: each.reason for each in live.match.state.given_up}
    own = [n for n, seat in enumerate(live.stored_seats) if seat.is_of(player) and live.seats[n].kind == "bot"]
    is_over = live.match.outcome is not None
    return None if is_over else next((number for number in own if left.get(number) == LEFT.name), None)


@dataclass(frozen=True)
class Return(Command[bool]):
    """Command: return a disconnected player to their seat, if a bot plays it."""

    player: str

    async def run(self, turn: Turn) -> bool:
        """Return True if the player has a seat."""
        if (seat := find_abandoned_seat(turn.live, self.player)) is not None:
            await turn.say((seat, RemarkKind.RETURNED))
            await turn.announce_seat(seat)
        return bool(turn.live.seats_of(self.player))


@dataclass(frozen=True)
class Decline(PlayerCommand):
    """Command: decline a rematch. A bot takes the reserved seat; if only one person is left, the match ends.

    A player who already sits there declines for all who have not answered.
    """

    player: str

    async def run(self, turn: Turn) -> None:
        """Decline; raise `StaleAction` if no seat is reserved any more, or if the player would be left alone."""
        live = turn.live
        sits, seats = bool(live.seats_of(self.player)), enumerate(live.seats)
        kept = [n for n, seat in seats if seat.kept_for == self.player or (sits and seat.kept_for is not None)]
        others = [seat for n, seat in enumerate(live.seats) if n not in kept and seat.kind != "bot"]
        is_alone = len({seat.player or seat.kept_for for seat in others} - {None}) < COMPANY
        if not kept or live.match.outcome is not None or (sits and is_alone):
            raise StaleAction(is_repeated=False)
        if is_alone:
            await turn.append(lambda match: match.end(ABORTED, kept[0]), RemarkKind.NOT_AGAIN, by=kept[0])
            return
        for number in kept:
            await turn.seat_player(number, Seat("bot", live.stand_in))


@dataclass(frozen=True)
class Withdraw(PlayerCommand):
    """Command: withdraw the offer of a host."""

    host: str

    async def run(self, turn: Turn) -> None:
        """Withdraw; raise `StaleAction` if the offer is not this player's, or if all seats are taken."""
        live = turn.live
        if self.host != live.info.offered_by or not live.has_open_seat:
            raise StaleAction(is_repeated=False)
        seat = next(iter(live.seats_of(self.host)), 0)
        await turn.append(lambda match: match.end(ABORTED, seat))


@dataclass(frozen=True)
class ReplaceBot(PlayerCommand):
    """Command: replace a failed bot by another player."""

    place: Seat | None = None
    """New player; None for the player of the command's seat."""

    async def run(self, turn: Turn) -> None:
        """Replace the bot; raise `StaleAction` if none has failed, or if another player was faster."""
        if (number := turn.live.stuck_seat) is None:
            raise StaleAction(is_repeated=False)
        await turn.seat_player(number, self.place or turn.live.seats[turn.seat])


@dataclass(frozen=True)
class BreakOff(PlayerCommand):
    """Command: abort the match, without a loser, after a bot failed."""

    text: ClassVar[str] = ABORTED.text

    async def run(self, turn: Turn) -> None:
        """Abort; raise `StaleAction` if no bot has failed."""
        if turn.live.stuck_seat is None:
            raise StaleAction(is_repeated=False)
        await turn.append(lambda match: match.end(ABORTED, turn.seat))


class TakeHint(PlayerCommand):
    """Command: record that a seat took a hint, if several people play."""

    async def run(self, turn: Turn) -> None:
        """Record the hint."""
        if is_between_people(turn.live):
            await turn.say((turn.seat, RemarkKind.HINT))


@dataclass(frozen=True)
class Say(PlayerCommand):
    """Command: send a phrase to the other players, even after the end."""

    phrase: str
    is_timeless: ClassVar[bool] = True

    async def run(self, turn: Turn) -> str:
        """Return an error text for an unknown phrase, empty on success."""
        if self.phrase not in {*Phrase} or not list_other_seats(turn.live, turn.seat):
            return _("This phrase does not exist, or nobody can receive it.")
        await turn.say((turn.seat, Phrase(self.phrase)))
        return ""


def find_time_receiver(live: MatchState, seat: int) -> int | None:
    """Return the seat that receives extra time: the other one of two, else the deciding one; None if impossible."""
    due, is_due = live.match.to_decide, live.clocks is not None and live.match.outcome is None
    given = sum(remark.seat == seat and remark.said is RemarkKind.TIME for remark in live.remarks)
    if due is None or not is_due or live.has_open_seat or given >= MOST_GIFTS:
        return None
    other = 1 - seat if len(live.seats) == COUPLE else due
    return other if other in list_other_seats(live, seat) else None


class GiveTime(PlayerCommand):
    """Command: give time to an opponent, a few times a match; clocks and remarks record it."""

    async def run(self, turn: Turn) -> str:
        """Give time; return an error text, empty on success."""
        live = turn.live
        other, control, clocks = find_time_receiver(live, turn.seat), live.info.control, live.clocks
        if other is None or control is None or clocks is None:
            return _("You cannot give anyone time now. Wait until the clock of another player runs.")
        await turn.say((turn.seat, RemarkKind.TIME), clocks=clocks.add_time(control, other))
        return ""
