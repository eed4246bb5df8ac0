"""Ends that are no rule's matter: declared in one table, alike for every game.

A match ends by its rules, or it is broken off: by a seat, or by whoever keeps the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from skyhop.engine.state import NOTHING_BESIDE, AbandonedSeat, ExternalStatus, Interruption, Outcome
from skyhop.game.text import N_about, about, about_marked
from skyhop.i18n import N_, _, translated

COUPLE = 2
NOT_COUNTED = N_("Nobody has lost; the match does not count.")


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

    @property
    def may_go_on(self) -> bool:
        """Whether it is about who leaves, so that of more than two seats the others may go on."""
        return self.of_more is Wins.BEST_OF_OTHERS

    def winners(self, seat: int, points: Sequence[int], gone: Collection[int] = ()) -> tuple[int, ...]:
        """The seats that share the win, when it is about `seat`, these have these points now, and some have left."""
        others = [each for each in range(len(points)) if each != seat and each not in gone]
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
    N_about("%(who)s did not play on: the match was broken off."),
    Wins.NOBODY,
    Wins.NOBODY,
    counts=False,
)
UNMET = Ending(
    "unmet",
    "unmet",
    N_("nobody came"),
    N_about("%(who)s found nobody to play with in time."),
    Wins.NOBODY,
    Wins.NOBODY,
    counts=False,
)
ADJUDICATED = Ending(
    "adjudicated", "adjudicated", N_("adjudicated"), N_about("%(who)s was awarded the win."), Wins.SEAT, Wins.SEAT
)

ENDINGS = (RULES, RESIGNATION, AGREEMENT, TIME, LEFT, ABORTED, UNMET, ADJUDICATED)
"""Every reason; where the rules end a match, the game has words of its own for how."""
OF_TEXT: Mapping[str, Ending] = {each.text: each for each in ENDINGS if each.text}
"""Those that stand in a journal, by their words there."""
_OF_NAME = {each.name: each for each in ENDINGS}


def ending_of(outcome: Outcome) -> Ending:
    """Why a match has ended; `RULES` for all words of a game's own."""
    return _OF_NAME.get(outcome.reason, RULES)


def ranks(points: Sequence[int], winners: Collection[int], beside: ExternalStatus = NOTHING_BESIDE) -> tuple[int, ...]:
    """The rank of every seat, from 1: who shares the win, the others by points, last who left, first who left first."""
    left = list(dict.fromkeys(each.seat for each in beside.given_up))
    if beside.broken_off is not None and ending_of(beside.broken_off.outcome).wins(len(points)) is Wins.BEST_OF_OTHERS:
        left.append(beside.broken_off.seat)
    standing = [
        (seat in winners, left.index(seat) if seat in left else len(left), of_seat)
        for seat, of_seat in enumerate(points)
    ]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def written(given_up: AbandonedSeat) -> str:
    """Write in the way of a journal that a seat was given up: why, and the bot that plays it on."""
    return f"{_OF_NAME[given_up.reason].text} {given_up.bot}"


def read(text: str, seat: int) -> tuple[Ending, AbandonedSeat | None] | None:
    """Read what is no action of a journal: why a seat ended the match, or was given up; None of an action."""
    word, is_played_on, bot = text.partition(" ")
    ending = OF_TEXT.get(word)
    if ending is None or (is_played_on and not (ending.may_go_on and bot)):
        return None
    return ending, AbandonedSeat(seat, ending.name, bot) if is_played_on else None


def won_by_who_stayed(
    outcome: Outcome | None, given_up: Sequence[AbandonedSeat], points: Callable[[], Sequence[int]]
) -> Outcome | None:
    """The result without who left: they share no win, and where they alone had won, the best of the others has."""
    gone = {each.seat for each in given_up}
    if outcome is None or gone.isdisjoint(outcome.winners):
        return outcome
    if not (winners := tuple(seat for seat in outcome.winners if seat not in gone)):
        counted = points()
        best = max(of_seat for seat, of_seat in enumerate(counted) if seat not in gone)
        winners = tuple(seat for seat, of_seat in enumerate(counted) if of_seat == best and seat not in gone)
    return outcome._replace(winners=winners)


def how_it_was_given_up(given_up: AbandonedSeat, name: Callable[[int], str]) -> str:
    """Tell that a seat was given up, and how it goes on."""
    bot = translated(given_up.bot.capitalize())  # levels are called so; bots are beyond what is known here
    goes_on = _("The %(bot)s bot plays the seat on, which comes last.") % {"bot": bot}
    return f"{_OF_NAME[given_up.reason].told(name(given_up.seat))} {goes_on}"


def how_it_was_broken_off(broken_off: Interruption, seats: int, name: Callable[[int], str]) -> str:
    """Tell how a match that so many seats played to its end was broken off, and what follows but who has won."""
    ending, who = ending_of(broken_off.outcome), name(broken_off.seat)
    told = [ending.told(who)]
    if not ending.counts:
        told.append(translated(NOT_COUNTED))
    if ending.wins(seats) is Wins.BEST_OF_OTHERS:
        told.append(about("%(who)s comes last; the others stand as their points do.", {"who": who}))
    return " ".join(told)


def nobody_won(outcome: Outcome) -> str:
    """Say in a word or two how a match ended that nobody has won."""
    return _("A draw") if ending_of(outcome).counts else _("Broken off")
