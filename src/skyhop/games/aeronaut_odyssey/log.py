"""The log in words: what happened between two views of one seat, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyhop.core.event import Event
from skyhop.core.i18n import _
from skyhop.games.aeronaut_odyssey.labels import point_count
from skyhop.games.aeronaut_odyssey.notation import Ability, Claim, Move, Share
from skyhop.games.aeronaut_odyssey.telling.aftermath import aftermath_told
from skyhop.games.aeronaut_odyssey.telling.deeds import action_told, seat_name, understood
from skyhop.games.aeronaut_odyssey.telling.ledger import ledger_of
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

__all__ = ["ending", "events", "score_line", "seat_name"]

NOT_OF_THE_RULES = ("resign", "draw")


def events(before: AeronautOdysseyView, after: AeronautOdysseyView, actor: int | None, action: str) -> list[str]:
    """Tell an action and what followed from it, one sentence each."""
    if actor is None:
        return []
    ledgers = {seat: ledger_of(before, after, seat) for seat in after.seats}
    told = [action_told(before, after, ledgers, actor, action)]
    if action not in NOT_OF_THE_RULES:
        told += aftermath_told(before, after, ledgers, action)
        told += [*_faces_told(before, after, action), *_skipped_told(before, after, action)]
    if after.outcome is not None and before.outcome is None:
        told += ending(after).splitlines()
    return told


def _faces_told(before: AeronautOdysseyView, after: AeronautOdysseyView, action: str) -> Iterator[str]:
    """[AO-7.3] Tell who scores a face now and did not before."""
    if not isinstance(understood(before, action), Claim | Share):
        return
    for number, face in enumerate(after.board.faces):
        owners = after.face_owners(number)
        if owners != before.face_owners(number):
            words = {
                "routes": ", ".join(face.routes),
                "points": point_count(face.number),
                "owners": ", ".join(seat_name(after, seat) for seat in owners),
            }
            yield _("Face %(routes)s is closed, %(points)s: %(owners)s.") % words


def _skipped_told(before: AeronautOdysseyView, after: AeronautOdysseyView, action: str) -> Iterator[str]:
    """[AO-7.1] Tell who could not act."""
    is_new_round = isinstance(understood(before, action), Move | Claim | Share | Ability)
    for seat in after.seats:
        was_told = seat == before.asked and action == "."
        is_known = before.record["has_passed"][seat] and not is_new_round
        if after.record["has_passed"][seat] and not is_known and not was_told:
            yield _("%(who)s: cannot act and is skipped.") % {"who": seat_name(after, seat)}


def ending(view: AeronautOdysseyView) -> str:
    """Say how the match ended and who won, and below it the score of each seat, a line each; empty before the end."""
    outcome = view.outcome
    if outcome is None:
        return ""
    lines = [f"{_reason(view, outcome.reason)} {_winners(view, outcome.winners)}"]
    return "\n".join([*lines, *(score_line(view, seat) for seat in view.seats)])


def _reason(view: AeronautOdysseyView, reason: str) -> str:
    names = {"who": seat_name(view, view.turn_of)}
    return {
        "stuck": _("The game is over: the player on turn can neither move nor claim (%(who)s)."),
        "all-claimed": _("The game is over: all routes are claimed."),
        "standstill": _("The game is over: nobody can act any more."),
        "resignation": _("The game is over: a player resigned."),
        "agreement": _("The game is over: all players agreed."),
    }[reason] % names


def _winners(view: AeronautOdysseyView, winners: tuple[int, ...]) -> str:
    if not winners:
        return _("It is drawn.")
    names = ", ".join(seat_name(view, seat) for seat in winners)
    if len(winners) == 1:
        return _("Winner: %(names)s.") % {"names": names}
    return _("They share the win: %(names)s.") % {"names": names}


def score_line(view: AeronautOdysseyView, seat: int) -> str:
    """[AO-7.2, AO-7.3] Write a seat's score with what it is made of, as far as the viewer knows."""
    score = view.score(seat)
    parts = [_("routes %(points)s") % {"points": score.routes}]
    if view.is_capital:
        parts.append(_("faces %(points)s") % {"points": score.faces})
    if score.gained or {"trajectories", "bonus"} & set(str(view.ruleset.parameters["expansions"]).split()):
        parts.append(_("trajectories and symbols %(points)s") % {"points": score.gained})
    if view.orders(seat):
        parts.append(_("orders %(points)s") % {"points": score.orders})
    names = {"who": seat_name(view, seat), "total": point_count(score.total), "parts": ", ".join(parts)}
    return _("%(who)s: %(total)s (%(parts)s).") % names


def told(view: AeronautOdysseyView, events: Sequence[Event]) -> list[str]:
    """Put events into words."""
    del view, events
    return []
