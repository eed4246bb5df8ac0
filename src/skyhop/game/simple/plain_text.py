"""A plain game in words: what happened, and what is due."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from skyhop.engine.event import Event, TakenBack
from skyhop.engine.state import GivenUp, Outcome, View
from skyhop.game.ending import RULES, ending_of, how_it_was_broken_off, how_it_was_given_up, won_by_who_stayed
from skyhop.game.sentence import Sentence
from skyhop.game.simple.plain_table import Acted, ActedUnseen, Ending, winners_of
from skyhop.game.take_back import how_it_was_taken_back
from skyhop.game.text import about, names_listed, seat_name
from skyhop.i18n import _


def told(
    view: View, events: Sequence[Event], seats: int, write: Callable[[int], str], players: Sequence[str] = ()
) -> Iterator[str]:
    """Tell events, a sentence each; `write` gives the notation of an action, `players` are their names, if known."""
    for event in events:
        names = {"who": seat_name(view, event.seat, seats, players)}
        match event:
            case Acted(action=action) | ActedUnseen(action=int(action)):
                yield Sentence.about("%(who)s chose %(action)s.", names | {"action": write(action)})
            case ActedUnseen():
                yield about("%(who)s chose something that only they know.", names)
            case GivenUp():
                yield how_it_was_given_up(event, lambda seat: seat_name(view, seat, seats, players))
            case TakenBack():
                yield how_it_was_taken_back(event, lambda seat: seat_name(view, seat, seats, players))
            case _:
                yield what_is_due(view, seats, players)


def what_is_due(view: View, seats: int, players: Sequence[str] = ()) -> str:
    """Say who is to decide, or how the match has ended."""
    if view.record["ending"] != Ending.UNDECIDED:
        return _ending(view, seats, players)
    decider = int(view.record["to_act"])
    if decider == view.seat:
        return _("Your turn.")
    return _("%(who)s: to decide.") % {"who": seat_name(view, decider, seats, players)}


def _ending(view: View, seats: int, players: Sequence[str]) -> str:
    broken_off = view.broken_off
    if broken_off is None:
        by_rules = Outcome(winners_of(int(view.record["winners"])), RULES.name)
        outcome = won_by_who_stayed(by_rules, view.given_up, lambda: (0,) * seats) or by_rules
        return _result(view, outcome.winners, seats, players)
    stayed = seats - len(view.left)
    how = how_it_was_broken_off(broken_off, stayed, lambda seat: seat_name(view, seat, seats, players))
    is_won = ending_of(broken_off.outcome).counts
    return f"{how} {_result(view, broken_off.winners, seats, players)}" if is_won else how


def _result(view: View, winners: tuple[int, ...], seats: int, players: Sequence[str]) -> str:
    if not winners:
        return _("A draw.")
    if winners == (view.seat,):
        return _("You have won.")
    if len(winners) == 1:
        return _("%(who)s has won.") % {"who": seat_name(view, winners[0], seats, players)}
    named = (seat_name(view, seat, seats, players) for seat in winners)
    return _("The win is shared: %(who)s.") % {"who": names_listed(named)}
