"""Names of players, scores and winners in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from skyhop.engine.state import ScoreLine
from skyhop.game import text
from skyhop.game.ending import TWO_SEATS, describe_break_off, ending_of
from skyhop.game.text import Name, about, join_names
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.constants import CITIES
from skyhop.games.aeronaut_odyssey.rules.trajectories import FAR
from skyhop.games.aeronaut_odyssey.state import RIVAL, points_of
from skyhop.games.aeronaut_odyssey.text.labels import point_count, route_label, space_count
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, integer


def seat_name(view: AeronautOdysseyView, seat: int, names: Sequence[str] = ()) -> str:
    """Return the name of a seat for the viewer. The rival has a fixed name."""
    if view.is_solo and seat == RIVAL:
        return rival_name()
    return text.seat_name(view, seat, len(view.seats), names)


def rival_name() -> Name:
    """[AO-8.1] Return the name of the solo player's rival."""
    return Name(_("The rival"), _("the rival"))


def ending(view: AeronautOdysseyView, names: Sequence[str] = ()) -> str:
    """Describe the end and the winners, then the score of each seat on a separate line.

    Before the end, return "".
    """
    outcome = view.outcome
    if outcome is None:
        return ""
    sentences = [_describe_reason(view, outcome.reason, names)]
    if ending_of(outcome).counts:
        sentences.append(_winners(view, outcome.winners, names))
    best = max(view.score(seat).total for seat in view.seats)
    if len(view.seats) == TWO_SEATS and outcome.winners and view.score(outcome.winners[0]).total < best:
        sentences.append(_("Points did not decide this match."))
    return "\n".join([" ".join(sentences), *(score_line(view, seat, names) for seat in view.seats)])


def _describe_reason(view: AeronautOdysseyView, reason: str, names: Sequence[str]) -> str:
    if view.broken_off is not None:
        stayed = len(view.seats) - len(view.departed)
        return describe_break_off(view.broken_off, stayed, lambda seat: seat_name(view, seat, names))
    if reason == "stuck":
        values = {"who": seat_name(view, view.turn_of, names)}
        return about("%(who)s can neither fly nor claim a route, so the game is over.", values)
    return {
        "all-claimed": _("The game is over: all routes are claimed."),
        "standstill": _("Game over: no player has a legal move."),
    }[reason]


def _winners(view: AeronautOdysseyView, winners: tuple[int, ...], names: Sequence[str]) -> str:
    if not winners:
        return _("The match is a draw.")
    winner_names = [seat_name(view, seat, names) for seat in winners]
    if len(winners) == 1:
        points = point_count(view.score(winners[0]).total)
        return about("%(who)s won with %(points)s.", {"who": winner_names[0], "points": points})
    return _("These players share the win: %(names)s.") % {"names": join_names(winner_names)}


def score_line(view: AeronautOdysseyView, seat: int, names: Sequence[str] = ()) -> str:
    """[AO-7.2, AO-7.3] Describe the score of a seat and its parts. Omit points that the viewer may not know."""
    score = view.score(seat)
    parts = [_("routes %(points)s") % {"points": integer(score.routes)}]
    if view.ruleset.parameters["even_start"]:
        parts.insert(0, _("even start %(points)s") % {"points": integer(score.start)})
    if view.is_capital:
        parts.append(_("faces %(points)s") % {"points": integer(score.faces)})
    if score.gained or {"trajectories", "bonus"} & set(str(view.ruleset.parameters["expansions"]).split()):
        parts.append(_("trajectories and symbols %(points)s") % {"points": integer(score.gained)})
    if view.player(seat).orders:
        parts.append(_("orders %(points)s") % {"points": integer(score.orders)})
    words = {"who": seat_name(view, seat, names), "total": point_count(score.total), "parts": ", ".join(parts)}
    return _("%(who)s: %(total)s (%(parts)s).") % words


def score_lines(view: AeronautOdysseyView) -> tuple[ScoreLine, ...]:
    """[AO-7.2, AO-7.3, AO-9.11] Explain the score of each seat as if the match ended now.

    The explanation omits points that the viewer may not know.
    """
    lines = [line for seat in view.seats for line in _lines_of(view, seat)]
    if description := ending(view):
        lines.append(ScoreLine(None, description.partition("\n")[0], "AO-7.4"))
    return tuple(lines)


def _lines_of(view: AeronautOdysseyView, seat: int) -> Iterator[ScoreLine]:
    score, name = view.score(seat), seat_name(view, seat)
    if score.start:
        names = {"who": name, "points": point_count(score.start)}
        yield ScoreLine(seat, _("%(who)s: %(points)s from the even start.") % names, "AO-3.5", score.start)
    yield from _routes(view, seat)
    yield from _faces(view, seat)
    if score.gained:
        names = {"who": name, "points": point_count(score.gained)}
        text = _("%(who)s: %(points)s from trajectories and symbols.") % names
        yield ScoreLine(seat, text, "AO-9.2", score.gained)
    if view.player(seat).orders:
        names = {"who": name, "points": point_count(score.orders), "orders": ", ".join(view.player(seat).orders)}
        text = _("%(who)s: %(points)s from secret orders (%(orders)s).") % names
        yield ScoreLine(seat, text, "AO-9.11", score.orders)
    yield ScoreLine(seat, score_line(view, seat), "AO-7.4", score.total, is_total=True)


def _routes(view: AeronautOdysseyView, seat: int) -> Iterator[ScoreLine]:
    """[AO-7.2] Yield a score line for each owned route."""
    for number, route in enumerate(view.board.routes):
        if seat in view.standings[number].owners:
            points = points_of(view.ruleset, number)
            names = {
                "who": seat_name(view, seat),
                "route": route_label(view.ruleset, route),
                "points": point_count(points),
            }
            names["spaces"] = space_count(len(route.spaces))
            text = _("%(who)s: route %(route)s of %(spaces)s, %(points)s.") % names
            yield ScoreLine(seat, text, "AO-7.2", points)


def _faces(view: AeronautOdysseyView, seat: int) -> Iterator[ScoreLine]:
    """[AO-7.3] Yield a score line for each face that the seat scores. Only the ruleset `capital` has faces."""
    if not view.is_capital:
        return
    for number, face in enumerate(view.board.faces):
        if seat in view.face_owners(number):
            names = {"who": seat_name(view, seat), "points": point_count(face.number)}
            names["routes"] = ", ".join(face.routes)
            text = _("%(who)s: the area inside routes %(routes)s, %(points)s.") % names
            yield ScoreLine(seat, text, "AO-7.3", face.number)


def spaces_missing(view: AeronautOdysseyView, seat: int, ends: tuple[int, int]) -> int | None:
    """Return the smallest number of spaces that a seat must still claim to connect two cities.

    If the seat cannot connect these cities any more, return None.
    """
    costs, is_done = np.zeros(CITIES), np.zeros(CITIES, np.int16)
    kernels.measure(view.ruleset.record, view.table, seat, ends[0] - 1, costs, is_done)
    missing = costs[ends[1] - 1]
    return None if missing >= FAR else int(missing)


def routes_missing(view: AeronautOdysseyView, seat: int, trajectory: int) -> int:
    """[AO-9.2] Return the number of routes that a seat still needs for a trajectory.

    The trajectory must require routes of given types.
    """
    return int(kernels.routes_missing(view.ruleset.record, view.table, 0, seat, trajectory))
