"""Endings: the possible reasons for the end of a match, in one table for all games.

A match ends by its rules, unless a seat or the server ends it early.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from skyhop.engine.state import NO_STATUS, BrokenOff, ExternalStatus, GivenUp, Outcome
from skyhop.game.text import N_about, about, about_marked
from skyhop.i18n import N_, _, translated

TWO_SEATS = 2
NOT_COUNTED = N_("Nobody lost, and the match does not count.")


def console(outcome: Outcome, *, is_close: bool) -> str:
    """Return a kind sentence for a player who lost. `is_close` is True if little was missing for a win.

    An early end, such as a resignation, is never close.
    """
    if is_close and ending_of(outcome) is RULES:
        return _("That was close! The next flight may be yours.")
    return _("Well played. The next flight may be yours.")


class Wins(Enum):
    """Winners of a match that ended for a given reason, relative to the seat for which the journal records the end."""

    BY_RULES = "by the rules"
    OTHERS = "the others"
    BEST_OF_OTHERS = "the other player with the most points; the player who caused the end is last"
    SEAT = "the player who caused the end"
    NOBODY = "nobody"


class Ending(NamedTuple):
    """Reason for the end of a match. The journal records an early end for one seat, usually the seat that caused it."""

    name: str
    """Name of the reason, as in an outcome."""
    text: str
    """Text of the ending in a journal, where an action would be. If the rules end the match, it is empty."""
    title: str
    sentence: str
    """Sentence about the end of the match. Its placeholder `who` is for the player of the recorded seat."""
    of_two: Wins
    of_more: Wins
    counts: bool = True
    """True if the match has a result. Otherwise, statistics ignore the match."""

    def describe(self, player: str) -> str:
        """Return a sentence about the end of the match. `player` is the player for whom the journal records the end."""
        return about_marked(self.sentence, {"who": player})

    def wins(self, seats: int) -> Wins:
        """Return the winners of a match with `seats` seats, relative to the seat for which the end is recorded."""
        return self.of_two if seats <= TWO_SEATS else self.of_more

    @property
    def may_go_on(self) -> bool:
        """True if the match may continue without the player who left. False if this reason always ends the match.

        The match continues only while at least two other players remain.
        """
        return self.of_more is Wins.BEST_OF_OTHERS

    def winners(self, seat: int, points: Sequence[int], departed: Collection[int] = ()) -> tuple[int, ...]:
        """Return the winning seats of a match with these points. `seat` is the seat for which the end is recorded.

        The players of the seats in `departed` left earlier in the match. These seats cannot win.
        """
        others = [each for each in range(len(points)) if each != seat and each not in departed]
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
    "resignation", "resign", N_("resigned"), N_about("%(who)s resigned."), Wins.OTHERS, Wins.BEST_OF_OTHERS
)
AGREEMENT = Ending(
    "agreement", "draw", N_("draw agreed"), N_about("%(who)s agreed to a draw."), Wins.NOBODY, Wins.NOBODY
)
TIME = Ending("time", "time", N_("out of time"), N_about("%(who)s ran out of time."), Wins.OTHERS, Wins.BEST_OF_OTHERS)
LEFT = Ending(
    "left", "left", N_("left the match"), N_about("%(who)s left the match."), Wins.OTHERS, Wins.BEST_OF_OTHERS
)
ABORTED = Ending(
    "aborted",
    "aborted",
    N_("abandoned"),
    N_about("%(who)s stopped playing, so the match was abandoned."),
    Wins.NOBODY,
    Wins.NOBODY,
    counts=False,
)
UNMET = Ending(
    "unmet",
    "unmet",
    N_("no opponent joined"),
    N_about("%(who)s found no opponent in time."),
    Wins.NOBODY,
    Wins.NOBODY,
    counts=False,
)
ADJUDICATED = Ending(
    "adjudicated", "adjudicated", N_("adjudicated"), N_about("%(who)s was awarded the win."), Wins.SEAT, Wins.SEAT
)

ENDINGS = (RULES, RESIGNATION, AGREEMENT, TIME, LEFT, ABORTED, UNMET, ADJUDICATED)
"""All endings. For an end by the rules, the game has its own sentence."""
OF_TEXT: Mapping[str, Ending] = {each.text: each for each in ENDINGS if each.text}
"""Endings by their text in a journal."""
_OF_NAME = {each.name: each for each in ENDINGS}


def ending_of(outcome: Outcome) -> Ending:
    """Return the reason for the end of a match with this outcome. If the match ended by its rules, return `RULES`."""
    return _OF_NAME.get(outcome.reason, RULES)


def compute_ranks(
    points: Sequence[int], winners: Collection[int], status: ExternalStatus = NO_STATUS
) -> tuple[int, ...]:
    """Return the rank of each seat: winners first, then other seats by points, then seats whose players left.

    Of two seats whose players left, the seat whose player left later has the better rank.
    """
    left = list(dict.fromkeys(each.seat for each in status.given_up))
    if status.broken_off is not None and ending_of(status.broken_off.outcome).wins(len(points)) is Wins.BEST_OF_OTHERS:
        left.append(status.broken_off.seat)
    standing = [
        (seat in winners, left.index(seat) if seat in left else len(left), of_seat)
        for seat, of_seat in enumerate(points)
    ]
    return tuple(1 + sum(other > own for other in standing) for own in standing)


def write_resignation(given_up: GivenUp) -> str:
    """Return the journal text for a seat whose player left: the reason, and the bot that takes over the seat."""
    return f"{_OF_NAME[given_up.reason].text} {given_up.bot}"


def parse_ending(text: str, seat: int) -> tuple[Ending, GivenUp | None] | None:
    """Return the ending in a journal text, and the abandoned seat if a bot took it over.

    If no bot took over the seat, the second item is None. If the text is an action, the complete result is None.
    """
    word, is_played_on, bot = text.partition(" ")
    ending = OF_TEXT.get(word)
    if ending is None or (is_played_on and not (ending.may_go_on and bot)):
        return None
    return ending, GivenUp(seat, ending.name, bot) if is_played_on else None


def award_remaining_seats(
    outcome: Outcome | None, given_up: Sequence[GivenUp], points: Callable[[], Sequence[int]]
) -> Outcome | None:
    """Return an outcome without the winners whose players left the match.

    If all winners left, the seats with the most points among the remaining seats win.
    """
    departed = {each.seat for each in given_up}
    if outcome is None or departed.isdisjoint(outcome.winners):
        return outcome
    if not (winners := tuple(seat for seat in outcome.winners if seat not in departed)):
        counted = points()
        best = max(of_seat for seat, of_seat in enumerate(counted) if seat not in departed)
        winners = tuple(seat for seat, of_seat in enumerate(counted) if of_seat == best and seat not in departed)
    return outcome._replace(winners=winners)


def describe_resignation(given_up: GivenUp, name: Callable[[int], str]) -> str:
    """Return a sentence about a player who left the match. The sentence also says how the match continues."""
    bot = translated(given_up.bot.capitalize())  # only level names have translations here
    goes_on = _("The bot %(bot)s takes over the seat. The seat finishes last.") % {"bot": bot}
    return f"{_OF_NAME[given_up.reason].describe(name(given_up.seat))} {goes_on}"


def describe_break_off(broken_off: BrokenOff, seats: int, name: Callable[[int], str]) -> str:
    """Return sentences about the early end of a match: the player who caused it, the reason and the effect.

    The sentences do not name the winner. `seats` is the number of seats whose players had not left before
    this end.
    """
    ending, player = ending_of(broken_off.outcome), name(broken_off.seat)
    sentences = [ending.describe(player)]
    if not ending.counts:
        sentences.append(translated(NOT_COUNTED))
    if ending.wins(seats) is Wins.BEST_OF_OTHERS:
        sentences.append(about("%(who)s must finish last. The other players are ranked by points.", {"who": player}))
    return " ".join(sentences)


def describe_no_winner(outcome: Outcome) -> str:
    """Return one or two words for the result of a match without a winner, such as "draw"."""
    return _("A draw") if ending_of(outcome).counts else _("Abandoned")
