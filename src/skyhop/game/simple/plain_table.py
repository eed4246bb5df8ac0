"""What is known of every match of a plain game, how it ends, and what can be heard of it."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from skyhop.engine.event import Audience, Hearing, event
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Record, Sight
from skyhop.game.refusal import NONE, Reason, ReasonCode
from skyhop.i18n import N_

NOBODY = -1


class Ending(IntEnum):
    """Whether a match is over, and by what."""

    NOT_BEGUN = -1
    """Chance has not said yet what will be drawn."""
    UNDECIDED = 0
    RULES = 1
    """The rules have ended it."""
    BROKEN_OFF = 2


class Plain(Record, seen_by=Sight.EVERYBODY):
    """The fields that a plain game's record begins with; the game adds what lies on the table."""

    to_act: int
    """The seat that decides."""
    ending: Ending
    winners: int
    """The seats that share the win, a bit each: seat 0 has bit 0."""


class PlainRules(Record, seen_by=Sight.EVERYBODY):
    """The rules of a plain game: there is one ruleset."""

    seats: int


@kernel
def end_match(table: Plain, winner: int) -> None:
    """End the match: the seat has won, or `NOBODY`. Where several share the win, end it for each."""
    table.ending = Ending.RULES
    if winner != NOBODY:
        table.winners |= 1 << winner


def winners_of(mask: int) -> tuple[int, ...]:
    """List the seats of a `winners` field."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


_OTHERS = N_("“%(text)s” is not possible now; choose one of %(actions)s.")


class Code(ReasonCode):
    """Why an action is refused; a game without a rulebook has no clauses to cite."""

    LEGAL = NONE
    GAME_IS_OVER = Reason("", N_("The game is over; start a new one to play on."))
    NO_ACTION = Reason("", _OTHERS)
    NOT_YOUR_DECISION = Reason("", N_("It is not your decision now; wait for the other player."))
    NOT_POSSIBLE = Reason("", _OTHERS)


class Kind(IntEnum):
    """The events of a plain game."""

    ACTED = 1
    ACTED_UNSEEN = 2
    ENDED = 5


@event(Kind.ACTED)
class Acted(NamedTuple):
    """A seat has taken an action."""

    seat: int
    action: int


@event(Kind.ACTED_UNSEEN, heard_by=Audience.SEATS, hiding="action")
class ActedUnseen(NamedTuple):
    """A seat has taken an action in a game that hides something; which, the others do not hear."""

    seat: int
    action: int | None


@event(Kind.ENDED)
class Ended(NamedTuple):
    """The match is over, after what this seat did; how, the record says."""

    seat: int


HEARING = Hearing(Kind)
