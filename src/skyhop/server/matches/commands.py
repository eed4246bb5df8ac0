"""Commands to a match: play, resign, take a seat, leave, claim, return, and recover from a failed bot."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from skyhop.game.action import Refusal, Refused
from skyhop.game.ending import ABORTED, LEFT, RESIGNATION, TWO_SEATS, Ending
from skyhop.game.journal import JournalEntry
from skyhop.i18n import _
from skyhop.server.exceptions import ClaimTooEarly, MatchNotStarted, MatchPaused, StaleAction
from skyhop.server.matches.context import Command, CommandContext, PlayerCommand
from skyhop.server.matches.create import let_deciders_run
from skyhop.server.matches.state import LiveState, is_between_people, list_other_seats
from skyhop.server.players.moderation import check_not_restricted
from skyhop.server.remarks import Phrase, RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import AlreadySeated

MIN_PEOPLE = 2
"""Minimum number of people for a rematch."""
MAX_GIFTS = 10
"""Maximum number of gifts of time from one seat in a match."""


@dataclass(frozen=True)
class Play(PlayerCommand):
    """Command: play an action, given as notation.

    A page may report the player's thinking time in milliseconds as `thought`. The rest of the turn is network lag,
    which costs time on the clock only above a limit. If the time is up, the seat loses on time.
    """

    action: str
    thought: int | None = None

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if a journal entry records this action of a seat in `own`, the player's seats."""
        return entry.text == self.action and entry.actor in own

    async def run(self, context: CommandContext) -> None:
        """Play the action. Raise `Refused` if the rules forbid the action, or if no seat may act now."""
        if context.live.is_paused:
            raise MatchPaused
        if context.live.is_covered:
            raise MatchNotStarted
        await context.append(lambda match: match.play(context.seat, self.action), thinking_time=self.thought)


@dataclass(frozen=True)
class Resign(PlayerCommand):
    """Command: resign a seat. The player ranks last. If a seat of the match is still free, nobody wins.

    If several other players remain, a bot replaces the player. Otherwise, the match ends. The journal records the
    seat and the reason.
    """

    ending: Ending = RESIGNATION
    """Reason that other players see."""

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if a journal entry records that a seat in `own`, the player's seats, has left the match."""
        return entry.text.partition(" ")[0] in {self.ending.text, ABORTED.text} and entry.actor in own

    async def run(self, context: CommandContext) -> None:
        """Resign the seat. Raise `Refused` if the match is over."""
        why = ABORTED if context.live.is_unmet(context.seat) else self.ending
        await context.append(context.make_leave_step(why, context.seat))


@dataclass(frozen=True)
class LeaveAll(PlayerCommand):
    """Command: resign all seats of a player in the match.

    If the player is the host of an offer, withdraw the offer.
    """

    player: str

    async def run(self, context: CommandContext) -> None:
        """Resign the seats of the player. Do nothing if the match is over."""
        live = context.live
        if live.match.outcome is None and live.has_open_seat and live.info.offered_by == self.player:
            await Withdraw(self.player).run(context)
        for seat in live.seats_of(self.player):
            if live.match.outcome is None:
                await Resign(LEFT).run(CommandContext(live, seat))


@dataclass(frozen=True)
class Sit(Command[bool]):
    """Command: seat a player in the first free seat, or in all seats that are reserved for the player.

    If the player was merged into another person meanwhile, the other person gets the seat.
    """

    place: Seat

    async def run(self, context: CommandContext) -> bool:
        """Seat the player. Return True if the player then has a seat in the match.

        Do not seat a player who already has a seat, and seat nobody in a finished match. Also refuse a player who
        resigned another seat of the match, because this player knows the private information of that seat.
        """
        live, player = context.live, str(self.place.player)
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
                seated = await context.seat_player(number, named, is_only=seat.kept_for is None)
            except AlreadySeated:
                return False
            player = str(seated.player)
            live.channel.presence.sign(player)
        return bool(live.seats_of(player))


@dataclass(frozen=True)
class Claim(PlayerCommand):
    """Command of a player who waits for a disconnected player: let a bot replace that player, or end the match.

    If the match ends and `as_won` is True, the claiming seat wins. If `as_won` is False, nobody wins.
    """

    gone: int | None
    """Seat of the disconnected player. None means the caller's own seat, and the match always refuses such a claim."""
    as_won: bool = True

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if the journal entry is the effect of this claim.

        If `as_won` is True, the entry must record that the disconnected player left. If `as_won` is False, the
        entry must record that one of the claiming player's seats in `own` aborted the match.
        """
        if self.as_won:
            return entry.text.partition(" ")[0] == LEFT.text and entry.actor == self.gone
        return entry.text == ABORTED.text and entry.actor in own

    def check(self, live: LiveState) -> None:
        """Raise `Refused` if the match has no seat with the number `gone`."""
        if self.gone is not None and self.gone not in range(len(live.seats)):
            raise Refused(Refusal("", _("This match does not have this seat. Name the seat of the absent player.")))

    async def run(self, context: CommandContext) -> None:
        """Let a bot replace the disconnected player, or end the match.

        Raises:
            ClaimTooEarly: if the disconnected player is back, or if the claiming player must still wait.
            Refused: if the match is over.
            StaleAction: if `as_won` is False, but the others could continue the match with a bot.
        """
        live, gone = context.live, context.seat if self.gone is None else self.gone
        left = live.disconnects.get(gone)
        if live.match.outcome is None and (context.seat == gone or left is None or left.is_waited_for):
            raise ClaimTooEarly
        if not self.as_won and live.goes_on_without(gone):
            raise StaleAction(is_repeated=False)
        await context.append(
            context.make_leave_step(LEFT, gone) if self.as_won else lambda match: match.end(ABORTED, context.seat)
        )


def find_abandoned_seat(live: LiveState, player: str) -> int | None:
    """Return the seat that a player may take back from a bot after a disconnect, or None if there is none."""
    left = {each.seat: each.reason for each in live.match.state.given_up}
    own = [n for n, seat in enumerate(live.stored_seats) if seat.is_of(player) and live.seats[n].kind == "bot"]
    is_over = live.match.outcome is not None
    return None if is_over else next((number for number in own if left.get(number) == LEFT.name), None)


@dataclass(frozen=True)
class Return(Command[bool]):
    """Command: give a disconnected player their seat back, if a bot now plays this seat."""

    player: str

    async def run(self, context: CommandContext) -> bool:
        """Seat the player again. Return True if the player then has a seat in the match.

        Raise `PlayerRestricted` if the player is paused or banned.
        """
        if (seat := find_abandoned_seat(context.live, self.player)) is not None:
            await context.live.store.read(partial(check_not_restricted, players=[self.player]))
            await context.store_remarks((seat, RemarkKind.RETURNED))
            await context.announce_seat(seat)
        return bool(context.live.seats_of(self.player))


@dataclass(frozen=True)
class Decline(PlayerCommand):
    """Command: decline a rematch or a challenge. A bot takes the seat. If only one person remains, the match ends.

    If the player already has a seat, the command declines for all invited players who have not answered.
    """

    player: str

    async def run(self, context: CommandContext) -> None:
        """Decline the rematch or the challenge, or end the wait for other invited players.

        Raise `StaleAction` if the match has ended, or if no seat is reserved any more. If the player has a seat,
        the command declines for others. Such a command also raises `StaleAction` if fewer than two people or
        programs would remain.
        """
        live = context.live
        sits, seats = bool(live.seats_of(self.player)), enumerate(live.seats)
        reserved = [n for n, seat in seats if seat.kept_for == self.player or (sits and seat.kept_for is not None)]
        others = [seat for n, seat in enumerate(live.seats) if n not in reserved and seat.kind != "bot"]
        is_alone = len({seat.player or seat.kept_for for seat in others} - {None}) < MIN_PEOPLE
        if not reserved or live.match.outcome is not None or (sits and is_alone):
            raise StaleAction(is_repeated=False)
        if is_alone:
            remark = RemarkKind.NOT_NOW if live.info.is_challenge else RemarkKind.NOT_AGAIN
            await context.append(lambda match: match.end(ABORTED, reserved[0]), remark, by=reserved[0])
            return
        for number in reserved:
            await context.seat_player(number, Seat("bot", live.stand_in))


@dataclass(frozen=True)
class Withdraw(PlayerCommand):
    """Command: withdraw an offer. Only its host may do this."""

    host: str

    async def run(self, context: CommandContext) -> None:
        """Withdraw the offer. Raise `StaleAction` if this player is not the host, or if all seats are taken."""
        live = context.live
        if self.host != live.info.offered_by or not live.has_open_seat:
            raise StaleAction(is_repeated=False)
        seat = next(iter(live.seats_of(self.host)), 0)
        await context.append(lambda match: match.end(ABORTED, seat))


def may_replace_bots(live: LiveState) -> bool:
    """Return True if another player may replace a failed bot of the match."""
    return live.info.daily is None and live.info.tournament is None


@dataclass(frozen=True)
class ReplaceBot(PlayerCommand):
    """Command: replace a failed bot with another player."""

    place: Seat | None = None
    """New player of the seat. None means the player who gives the command."""

    async def run(self, context: CommandContext) -> None:
        """Replace the bot. Raise `StaleAction` if no bot has failed, or if another player has already replaced it.

        Always raise `StaleAction` in a daily match, because all players of the day have the same opponent. Also always
        raise it in a tournament match, because the result counts for the bot that entered.
        """
        if (number := context.live.stuck_seat) is None or not may_replace_bots(context.live):
            raise StaleAction(is_repeated=False)
        await context.seat_player(number, self.place or context.live.seats[context.seat])


@dataclass(frozen=True)
class BreakOff(PlayerCommand):
    """Command: abort the match after a bot failed. Nobody loses."""

    text: ClassVar[str] = ABORTED.text

    async def run(self, context: CommandContext) -> None:
        """Abort the match. Raise `StaleAction` if no bot has failed."""
        if context.live.stuck_seat is None:
            raise StaleAction(is_repeated=False)
        await context.append(lambda match: match.end(ABORTED, context.seat))


class TakeHint(PlayerCommand):
    """Command: record for the other players that a seat took a hint."""

    async def run(self, context: CommandContext) -> None:
        """If other people or programs play in the match, or may join it, record the hint as a remark."""
        if is_between_people(context.live):
            await context.store_remarks((context.seat, RemarkKind.HINT))


@dataclass(frozen=True)
class Say(PlayerCommand):
    """Command: send a phrase to the other players. This is possible even after the end of the match."""

    phrase: str
    is_timeless: ClassVar[bool] = True

    async def run(self, context: CommandContext) -> str:
        """Send the phrase, and return an empty text.

        If the phrase is unknown or nobody can receive it, return an error text.
        """
        if self.phrase not in {*Phrase} or not list_other_seats(context.live, context.seat):
            return _("This phrase does not exist, or nobody can receive it.")
        await context.store_remarks((context.seat, Phrase(self.phrase)))
        return ""


def find_time_receiver(live: LiveState, seat: int) -> int | None:
    """Return the seat that receives a gift of time from `seat`, or None if no seat can receive time.

    With two players, the opponent receives the time. With more players, the deciding seat receives the time.
    """
    return None if _describe_no_gift(live, seat) else _find_other(live, seat)


def _find_other(live: LiveState, seat: int) -> int | None:
    return 1 - seat if len(live.seats) == TWO_SEATS else live.match.to_decide


def _describe_no_gift(live: LiveState, seat: int) -> str:
    """Return the reason why a seat can give no time now, or "" if it can. The text says if the player must wait."""
    if live.match.outcome is not None:
        return _("The match is over, so you cannot give extra time.")
    if live.clocks is None:
        return _("This match has no clocks, so you cannot give extra time.")
    if live.has_open_seat:
        return _("You cannot give extra time yet. Wait until all seats are taken.")
    if sum(each.seat == seat and each.said is RemarkKind.TIME for each in live.remarks) >= MAX_GIFTS:
        return _("You have already given extra time %(count)s times. This is the maximum in a match.") % {
            "count": MAX_GIFTS
        }
    if not list_other_seats(live, seat):
        return _("Bots need no extra time, and no other person or program plays in this match.")
    if live.match.to_decide is None or _find_other(live, seat) not in list_other_seats(live, seat):
        return _("You cannot give extra time now. Wait until the clock of another player runs.")
    return ""


class GiveTime(PlayerCommand):
    """Command: give time to an opponent. A seat can do this at most `MAX_GIFTS` times in a match.

    The clocks and a remark record the gift.
    """

    async def run(self, context: CommandContext) -> str:
        """Give time to the opponent, and return an empty text. If no gift is possible, return an error text."""
        live = context.live
        other, control, clocks = find_time_receiver(live, context.seat), live.info.control, live.clocks
        if other is None or control is None or clocks is None:
            return _describe_no_gift(live, context.seat)
        after = let_deciders_run(control, clocks.add_time(control, other), live.match)
        await context.store_remarks((context.seat, RemarkKind.TIME), clocks=after)
        return ""
