"""Proposals that the other players must accept: draws, take-backs and pauses.

The store keeps a proposal as a remark. A proposal lapses at the next journal entry. Bots accept take-backs and
pauses at once, and decline draws.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import islice
from typing import ClassVar, NamedTuple

from skyhop.game.action import Refusal, Refused
from skyhop.game.ending import AGREEMENT, TWO_SEATS
from skyhop.game.journal import JournalEntry, count_in, list_reachable
from skyhop.i18n import _
from skyhop.server.clocks.clocks import SECOND_MS, Clocks
from skyhop.server.exceptions import StaleAction
from skyhop.server.matches.context import CommandContext, PlayerCommand
from skyhop.server.matches.state import LiveState, list_other_seats
from skyhop.server.remarks import RemarkKind

MAX_PAUSES = 3
"""Maximum number of pauses in a match: enough for interruptions, too few to gain time to think."""
COUNTDOWN_MS = 10 * SECOND_MS
"""Milliseconds between a player's request to end a pause and the start of the clocks."""


class Proposal(NamedTuple):
    """Open proposal: the seat that made the proposal, and the seats that have accepted so far."""

    seat: int
    agreed: frozenset[int] = frozenset()


class ProposalKind:
    """Kind of proposal, such as a draw: its remarks, its conditions, and its effect on the match."""

    asked: ClassVar[RemarkKind]
    agreed: ClassVar[RemarkKind]
    refused: ClassVar[RemarkKind]
    dropped: ClassVar[RemarkKind]
    is_mutual: ClassVar = True
    """True if a proposal by a second seat accepts the open proposal of the same kind."""

    def find(self, live: LiveState) -> Proposal | None:
        """Return the open proposal of this kind at the present ply, or None."""
        found = None
        for remark in live.remarks if live.match.outcome is None else ():
            if remark.ply != live.match.ply:
                continue
            if remark.said is self.asked:
                found = Proposal(remark.seat)
            elif remark.said is self.agreed and found is not None:
                found = found._replace(agreed=found.agreed | {remark.seat})
            elif remark.said in {self.refused, self.dropped}:
                found = None
        return found

    def proposer_of(self, live: LiveState) -> int | None:
        """Return the seat that made the open proposal of this kind, or None if no such proposal is open."""
        found = self.find(live)
        return None if found is None else found.seat

    def was_refused(self, live: LiveState) -> bool:
        """Return True if a proposal of this kind was refused at the present ply."""
        return any(each.ply == live.match.ply and each.said is self.refused for each in live.remarks)

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:  # noqa: ARG002  subclasses use them
        """Return True if a journal entry is the effect of the accepted proposal.

        `own` contains the seats of the player.
        """
        return False

    async def find_problem(self, live: LiveState, seat: int) -> str:
        """Return a text that explains why a seat cannot make the proposal now. If the seat can, return an empty text.

        Raise `Refused` if the rules forbid the proposal.
        """
        raise NotImplementedError

    async def propose(self, context: CommandContext) -> str:
        """Make a proposal for the seat of the command. If bots play all other seats, carry out the proposal at once.

        Return a message for the player, or an empty text.
        """
        remark = (context.seat, self.asked)
        await (
            context.store_remarks(remark)
            if list_other_seats(context.live, context.seat)
            else self.carry_out(context, context.seat, *remark)
        )
        return ""

    async def carry_out(self, context: CommandContext, proposer: int, seat: int, remark: RemarkKind) -> None:
        """Carry out a proposal of `proposer`. Store the `remark` of `seat`, which was the last seat to accept."""
        raise NotImplementedError

    def check_open(self, live: LiveState, seat: int, proposal: Proposal | None, *, is_agreed: bool) -> None:  # noqa: ARG002  subclasses use them
        """Raise `StaleAction` if there is no open proposal that the seat can answer."""
        if proposal is None:
            raise StaleAction(is_repeated=False)


class Draw(ProposalKind):
    """Draw by agreement, in a match with two seats and two different players."""

    asked, agreed = RemarkKind.OFFERED, RemarkKind.OFFERED
    refused, dropped = RemarkKind.DECLINED, RemarkKind.TAKEN_BACK

    def is_possible(self, live: LiveState) -> bool:
        """Return True if the match has two seats with two different players."""
        return not self.describe_obstacle(live)

    def describe_obstacle(self, live: LiveState) -> str:
        """Return a text that explains why nobody can offer a draw in this match now.

        If a draw is possible, return "".
        """
        if len(live.seats) != TWO_SEATS:
            return _("Draws can be offered only in matches with two players. Play on, or resign.")
        if live.has_open_seat:
            return _("No opponent has joined yet. Offer a draw when both seats are taken.")
        if live.seats[0].player == live.seats[1].player:
            return _("You play both seats, so nobody can accept a draw. Play on, or resign.")
        return ""

    def find(self, live: LiveState) -> Proposal | None:
        """Return the open draw offer, or None. If both seats now belong to one person, the offer has lapsed."""
        return super().find(live) if self.is_possible(live) else None

    def is_declined_to(self, live: LiveState, seat: int | None) -> bool:
        """Return True if another seat declined a draw offer at this ply, and no offer is open.

        In this case, `seat` can offer no draw before the next ply.
        """
        here = [remark for remark in live.remarks if remark.ply == live.match.ply]
        return self.find(live) is None and any(each.said is self.refused and each.seat != seat for each in here)

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if the journal entry is an agreement to a draw by one of the seats in `own`."""
        return entry.text == AGREEMENT.text and entry.actor in own

    async def find_problem(self, live: LiveState, seat: int) -> str:
        """Return a text that explains why no draw is possible in this match, or an empty text if a draw is possible.

        Raise `Refused` after the end of the match, or if the opponent declined a draw offer at this ply.
        """
        if obstacle := self.describe_obstacle(live):
            return obstacle
        if self.is_declined_to(live, seat):
            raise Refused(
                Refusal("", _("Your opponent declined the draw. You can offer a draw again after the next move."))
            )
        self._check_goes_on(live, seat)
        return ""

    async def propose(self, context: CommandContext) -> str:
        """Offer a draw. If the opponent is a bot, the bot declines at once."""
        bots = [number for number, place in enumerate(context.live.seats) if place.kind == "bot"]
        await context.store_remarks((context.seat, self.asked), *((bot, self.refused) for bot in bots))
        return _("The bot declines and plays on.") if bots else ""

    async def carry_out(self, context: CommandContext, proposer: int, seat: int, remark: RemarkKind) -> None:  # noqa: ARG002  the journal entry is the record
        """End the match as a draw."""
        await context.append(lambda match: match.end(AGREEMENT, seat))

    def check_open(self, live: LiveState, seat: int, proposal: Proposal | None, *, is_agreed: bool) -> None:
        """Check that a seat can accept a draw offer. If `is_agreed` is False, check nothing.

        Raise `Refused` after the end of the match, or if the opponent has no open draw offer.
        """
        if is_agreed:
            self._check_goes_on(live, seat)
            if proposal is None or proposal.seat == seat:
                raise Refused(Refusal("", _("The draw offer has ended. Play on, or offer a draw yourself.")))

    def _check_goes_on(self, live: LiveState, seat: int) -> None:
        if live.match.outcome is not None:
            live.copy().end(AGREEMENT, seat)


class TakeBack(ProposalKind):
    """Take-back of a player's last action.

    A take-back is impossible in rated and daily matches, and if a player has seen new information since the action.
    """

    asked, agreed = RemarkKind.ASKED, RemarkKind.AGREED
    refused, dropped = RemarkKind.REFUSED, RemarkKind.DROPPED
    is_mutual = False

    def find(self, live: LiveState) -> Proposal | None:
        """Return the open take-back proposal, or None.

        The proposal lapses if it covers actions that a bot played for an absent player, and this player then returned.
        Such actions count as actions of the player.
        """
        found = super().find(live)
        return found if found is not None and self.count_since_own(live, found.seat) else None

    def count_takeable_actions(self, live: LiveState, seat: int) -> int:
        """Return the number of actions that a take-back removes: a seat's last action and all later actions of bots.

        If the seat may take back nothing, return 0. The caller must also call `find_problem`, which checks that
        these actions revealed nothing more than their notation to any player.
        """
        if live.info.is_rated or live.info.daily or live.match.outcome is not None or live.has_open_seat:
            return 0
        count = self.count_since_own(live, seat)
        is_answered = self.was_refused(live) or self.find(live) is not None
        return count if count and not is_answered and live.history.is_public(count) else 0

    def count_since_own(self, live: LiveState, seat: int) -> int:
        """Return the number of actions since the last action of a seat, including this action.

        If a person or program played one of the later actions, return 0. If a person plays several seats, count
        from the last action of any of these seats.
        """
        entries, origin = live.match.journal.entries, live.info.begun_from
        own = (seat, *live.seats_of(str(live.seats[seat].player)))
        since_begun = islice(list_reachable(entries), len(entries) - (origin.ply if origin else 0))
        for count, entry in enumerate(since_begun, 1):
            if entry.actor in own:
                return count
            if not isinstance(entry.actor, int) or live.seats[entry.actor].kind != "bot":
                break
        return 0

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:  # noqa: ARG002  any seat may have done it
        """Return True if the journal entry is a take-back by any seat."""
        return count_in(entry) > 0

    async def find_problem(self, live: LiveState, seat: int) -> str:
        """Return a text that explains why a seat cannot take back its last action.

        If the seat can, return an empty text.
        """
        if not (count := self.count_takeable_actions(live, seat)):
            return _("You have no move to undo right now.")
        if await asyncio.to_thread(live.history.reveals_more, count):
            return _("You cannot undo this, because a player has since seen new information.")
        return ""

    async def propose(self, context: CommandContext) -> str:
        """Propose to take back the last action of the player.

        If bots play all other seats, take the action back at once. If a person plays several seats, the proposal
        belongs to the seat that acted.
        """
        count = self.count_since_own(context.live, context.seat)
        actor = int(context.live.match.journal.entries[-count].actor)
        if list_other_seats(context.live, context.seat):
            await context.store_remarks((actor, self.asked))
        else:
            await context.append(lambda match: match.take_back(actor, count))
        return ""

    async def carry_out(self, context: CommandContext, proposer: int, seat: int, remark: RemarkKind) -> None:
        """Take back the last action of the seat `proposer`."""
        count = self.count_since_own(context.live, proposer)
        await context.append(lambda match: match.take_back(proposer, count), remark, by=seat)


class Pause(ProposalKind):
    """Pause of a match. No clock runs, no seat may act, and disconnected players do not lose the match.

    A pause does not add time to a clock. The speed class limits the length of a pause. A match has only a limited
    number of pauses, so each match ends.
    """

    asked, agreed = RemarkKind.PAUSE_ASKED, RemarkKind.PAUSE_AGREED
    refused, dropped = RemarkKind.PAUSE_REFUSED, RemarkKind.PAUSE_DROPPED

    def find(self, live: LiveState) -> Proposal | None:
        """Return the open proposal of a pause at the present ply, or None."""
        found = None if live.is_paused else super().find(live)
        return None if found is not None and list_other_seats(live, found.seat) <= found.agreed else found

    def may_propose(self, live: LiveState, seat: int) -> bool:
        """Return True if a seat may propose a pause.

        The clocks must allow a pause. At this ply, no proposal of a pause may be open, and no seat may have refused
        one.
        """
        if _find_pausable_clocks(live) is None or not live.seats[seat].acts_for_itself:
            return False
        return not self.was_refused(live) and self.find(live) is None

    async def find_problem(self, live: LiveState, seat: int) -> str:
        """Return a text that explains why the match cannot be paused. If it can be paused, return an empty text."""
        return "" if self.may_propose(live, seat) else _("The match cannot be paused now.")

    async def carry_out(self, context: CommandContext, proposer: int, seat: int, remark: RemarkKind) -> None:  # noqa: ARG002  a pause belongs to no seat
        """Start the pause.

        Raise `StaleAction` if the match can no longer be paused, for example after a clock reached zero.
        """
        control = context.live.info.control
        if control is None or _find_pausable_clocks(context.live) is None:
            raise StaleAction(is_repeated=False)
        await pause_until(context, context.live.clock() + control.speed.pause * SECOND_MS, seat, remark)


DRAW, TAKE_BACK, PAUSE = Draw(), TakeBack(), Pause()


@dataclass(frozen=True)
class ProposalCommand(PlayerCommand):
    """Command about a proposal of some kind."""

    kind: ProposalKind
    answers_remarks: ClassVar[bool] = True

    def is_done_by(self, entry: JournalEntry, own: frozenset[int]) -> bool:
        """Return True if a journal entry is the effect of the accepted proposal."""
        return self.kind.is_done_by(entry, own)


@dataclass(frozen=True)
class Propose(ProposalCommand):
    """Command: make a proposal.

    If another player has an open proposal of the same kind, accept that proposal instead.
    """

    async def run(self, context: CommandContext) -> str:
        """Make the proposal. Return an error text, the answer of a bot, or an empty text after success.

        Raise `Refused` if the rules forbid the proposal.
        """
        kind, live, seat = self.kind, context.live, context.seat
        proposal = kind.find(live)
        if (kind is PAUSE and live.is_paused) or (proposal is not None and proposal.seat == seat):
            return ""
        if proposal is not None and kind.is_mutual:
            await Answer(kind, is_agreed=True).run(context)
            return ""
        return await kind.find_problem(live, seat) or await kind.propose(context)


@dataclass(frozen=True)
class Answer(ProposalCommand):
    """Command: accept or refuse an open proposal.

    If the player made the proposal, any answer withdraws it.
    """

    is_agreed: bool

    async def run(self, context: CommandContext) -> None:
        """Store the answer. If all players have accepted, carry out the proposal.

        Raise `StaleAction` or `Refused` if there is no open proposal to answer.
        """
        kind, live, seat = self.kind, context.live, context.seat
        if (proposal := kind.find(live)) is None and self.is_agreed:
            await context.catch_up()  # another worker's notification may be late
            proposal = kind.find(live)
        kind.check_open(live, seat, proposal, is_agreed=self.is_agreed)
        if proposal is None:
            return
        agreed = {live.seats[each].player for each in (*proposal.agreed, seat)}
        if seat == proposal.seat or live.seats[seat].player == live.seats[proposal.seat].player:
            await context.store_remarks((proposal.seat, kind.dropped))
        elif not self.is_agreed:
            await context.store_remarks((seat, kind.refused))
        elif all(live.seats[each].player in agreed for each in list_other_seats(live, proposal.seat)):
            await kind.carry_out(context, proposal.seat, seat, kind.agreed)
        else:
            await context.store_remarks((seat, kind.agreed))


class Resume(PlayerCommand):
    """Command: resume a paused match after a countdown."""

    async def run(self, context: CommandContext) -> str:
        """Start the countdown to the end of the pause.

        If this is impossible, return an error text, else an empty text.
        """
        live = context.live
        if live.clocks is None or live.clocks.pause is None or live.match.outcome is not None:
            return _("The match is not paused.")
        if may_resume(live, context.seat):
            await pause_until(context, live.clock() + COUNTDOWN_MS, context.seat, RemarkKind.GOES_ON)
        return ""


def may_resume(live: LiveState, seat: int | None) -> bool:
    """Return True if a seat may resume the paused match.

    If the pause will end before the countdown of `Resume`, return False.
    """
    pause = None if live.clocks is None or live.match.outcome is not None else live.clocks.pause
    return seat is not None and pause is not None and pause[1] - live.clock() > COUNTDOWN_MS


async def pause_until(context: CommandContext, until: int, seat: int, remark: RemarkKind) -> None:
    """Pause the match until the time `until` of the match clock. Store the `remark` of the seat `seat`."""
    if context.live.info.control is not None and context.live.clocks is not None:
        clocks = context.live.clocks.begin_pause(context.live.info.control, context.live.clock(), until)
        await context.store_remarks((seat, remark), clocks=clocks)


def count_pauses_left(live: LiveState) -> int:
    """Return the number of further pauses that the match can have."""
    return MAX_PAUSES - len(live.clocks.pauses) if live.clocks is not None else 0


def _find_pausable_clocks(live: LiveState) -> Clocks | None:
    """Return the clocks if the match may be paused. Otherwise return None.

    A first turn with a time limit cannot be paused, since its time limit would start again after the pause.
    """
    control, clocks = live.info.control, live.clocks
    if control is None or clocks is None or clocks.since is None or live.match.outcome is not None:
        return None
    is_free = clocks.is_first and control.speed.first > 0
    is_up = (clocks.find_deadline(control) or 0) <= live.clock()
    return None if is_free or is_up or live.has_open_seat or not count_pauses_left(live) else clocks
