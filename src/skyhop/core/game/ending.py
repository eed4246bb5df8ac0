"""Ends that are no rule's matter: declared in one table, alike for every game.

A match ends by its rules, or it is broken off: by a seat, or by whoever keeps the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from skyhop.core.engine.state import BrokenOff, Outcome
from skyhop.core.game.naming import N_about, about, about_marked
from skyhop.core.language.i18n import N_, _

COUPLE = 2


class Wins(Enum):
    """Who wins, of the seats and whom an end is about."""

    BY_RULES = "by the rules"
    OTHERS = "the others"
    BEST_OF_OTHERS = "whoever of the others has the most points now; whom it is about comes last"
    SEAT = "whom it is about"
    NOBODY = "nobody"


class Ending(NamedTuple):
    """A reason why a match ends."""

    name: str
    """Its word in an outcome."""
    text: str
    """Its word in a journal, where other entries have an action; none of what the rules end."""
    title: str
    sentence: str
    """What is told, of `who` it is about."""
    of_two: Wins
    of_more: Wins
    counts: bool = True
    """Whether there is a result; where not, it is as if nobody had played."""

    def told(self, who: str) -> str:
        """Tell that the match ended so, by whom it is about."""
        return about_marked(self.sentence, {"who": who})

    def wins(self, seats: int) -> Wins:
        """Who wins of so many seats."""
        return self.of_two if seats <= COUPLE else self.of_more

    def winners(self, seat: int, points: Sequence[int]) -> tuple[int, ...]:
        """The seats that share the win, when it is about `seat` and the seats have these points now."""
        others = [each for each in range(len(points)) if each != seat]
        best = max((points[each] for each in others), default=0)
        return {
            Wins.OTHERS: tuple(others),
            Wins.BEST_OF_OTHERS: tuple(each for each in others if points[each] == best),
            Wins.SEAT: (seat,),
            Wins.NOBODY: (),
        }[self.wins(len(points))]


RULES = Ending(
    "rules", "", N_("played to its end"), N_("The match was played to its end."), Wins.BY_RULES, Wins.BY_RULES
)
RESIGNATION = Ending(
    "resignation", "resign", N_("given up"), N_about("%(who)s resigned."), Wins.OTHERS, Wins.BEST_OF_OTHERS
)
AGREEMENT = Ending(
    "agreement", "draw", N_("draw agreed"), N_about("%(who)s agreed to a draw."), Wins.NOBODY, Wins.NOBODY
)
TIME = Ending("time", "time", N_("out of time"), N_about("%(who)s ran out of time."), Wins.OTHERS, Wins.BEST_OF_OTHERS)
LEFT = Ending("left", "left", N_("left"), N_about("%(who)s left the match."), Wins.OTHERS, Wins.BEST_OF_OTHERS)
ABORTED = Ending(
    "aborted",
    "aborted",
    N_("broken off"),
    N_about("%(who)s broke the match off."),
    Wins.NOBODY,
    Wins.NOBODY,
    counts=False,
)
ADJUDICATED = Ending(
    "adjudicated", "adjudicated", N_("adjudicated"), N_about("%(who)s was awarded the win."), Wins.SEAT, Wins.SEAT
)

ENDINGS = (RULES, RESIGNATION, AGREEMENT, TIME, LEFT, ABORTED, ADJUDICATED)
"""Every reason; where the rules end a match, the game has words of its own for how."""
OF_TEXT: Mapping[str, Ending] = {each.text: each for each in ENDINGS if each.text}
"""Those that stand in a journal, by their words there."""
_OF_NAME = {each.name: each for each in ENDINGS}


def ending_of(outcome: Outcome) -> Ending:
    """Why a match has ended; `RULES` for all words of a game's own."""
    return _OF_NAME.get(outcome.reason, RULES)


def ranks(points: Sequence[int], winners: Collection[int], broken_off: BrokenOff | None = None) -> tuple[int, ...]:
    """The rank of every seat, from 1: those that share the win, the others by points, last who gave up or left."""
    last = None
    if broken_off is not None and ending_of(broken_off.outcome).wins(len(points)) is Wins.BEST_OF_OTHERS:
        last = broken_off.seat
    standing = [(seat in winners, seat != last, of_seat) for seat, of_seat in enumerate(points)]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def how_it_was_broken_off(broken_off: BrokenOff, seats: int, name: Callable[[int], str]) -> str:
    """Tell how a match of so many seats was broken off, and what follows from it but who has won."""
    ending, who = ending_of(broken_off.outcome), name(broken_off.seat)
    told = [ending.told(who)]
    if not ending.counts:
        told.append(_("The match does not count."))
    if ending.wins(seats) is Wins.BEST_OF_OTHERS:
        told.append(about("%(who)s comes last; the others stand as their points do.", {"who": who}))
    return " ".join(told)


def nobody_won(outcome: Outcome) -> str:
    """Say in a word or two how a match ended that nobody has won."""
    return _("A draw") if ending_of(outcome).counts else _("Broken off")
