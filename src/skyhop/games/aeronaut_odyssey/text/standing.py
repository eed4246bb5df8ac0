"""How the players stand, in words: their names, their scores, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.figures import whole
from skyhop.game import text
from skyhop.game.ending import ending_of, how_it_was_broken_off
from skyhop.game.text import Name, about, inside, names_listed
from skyhop.games.aeronaut_odyssey.state import RIVAL
from skyhop.games.aeronaut_odyssey.text.labels import point_count
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _


def seat_name(view: AeronautOdysseyView, seat: int, names: Sequence[str] = ()) -> str:
    """Name a seat as its viewer would; the rival has no other name."""
    if view.is_solo and seat == RIVAL:
        return rival_name()
    return text.seat_name(view, seat, len(view.seats), names)


def rival_name() -> Name:
    """[AO-8.1] Name whom a solo player plays against."""
    return Name(_("The rival"), _("the rival"))


def ending(view: AeronautOdysseyView, names: Sequence[str] = ()) -> str:
    """Say how the match ended and who won, and below it the score of each seat, a line each; empty before the end."""
    outcome = view.outcome
    if outcome is None:
        return ""
    said = [_how(view, outcome.reason, names)]
    if ending_of(outcome).counts:
        said.append(_winners(view, outcome.winners, names))
    return "\n".join([" ".join(said), *(score_line(view, seat, names) for seat in view.seats)])


def _how(view: AeronautOdysseyView, reason: str, names: Sequence[str]) -> str:
    if view.broken_off is not None:
        stayed = len(view.seats) - len(view.left)
        return how_it_was_broken_off(view.broken_off, stayed, lambda seat: seat_name(view, seat, names))
    words = {"who": inside(seat_name(view, view.turn_of, names))}
    return {
        "stuck": _("The game is over: the player on turn can neither move nor claim (%(who)s)."),
        "all-claimed": _("The game is over: all routes are claimed."),
        "standstill": _("The game is over: nobody can act any more."),
    }[reason] % words


def _winners(view: AeronautOdysseyView, winners: tuple[int, ...], names: Sequence[str]) -> str:
    if not winners:
        return _("It is drawn.")
    named = [seat_name(view, seat, names) for seat in winners]
    if len(winners) == 1:
        points = point_count(view.score(winners[0]).total)
        return about("%(who)s won with %(points)s.", {"who": named[0], "points": points})
    return _("They share the win: %(names)s.") % {"names": names_listed(named)}


def score_line(view: AeronautOdysseyView, seat: int, names: Sequence[str] = ()) -> str:
    """[AO-7.2, AO-7.3] Write a seat's score with what it is made of, as far as the viewer knows."""
    score = view.score(seat)
    parts = [_("routes %(points)s") % {"points": whole(score.routes)}]
    if view.ruleset.parameters["even_start"]:
        parts.insert(0, _("even start %(points)s") % {"points": whole(score.start)})
    if view.is_capital:
        parts.append(_("faces %(points)s") % {"points": whole(score.faces)})
    if score.gained or {"trajectories", "bonus"} & set(str(view.ruleset.parameters["expansions"]).split()):
        parts.append(_("trajectories and symbols %(points)s") % {"points": whole(score.gained)})
    if view.orders(seat):
        parts.append(_("orders %(points)s") % {"points": whole(score.orders)})
    words = {"who": seat_name(view, seat, names), "total": point_count(score.total), "parts": ", ".join(parts)}
    return _("%(who)s: %(total)s (%(parts)s).") % words
