"""How the players stand, line by line: what each route, area and order counts, and by which clause."""

from __future__ import annotations

from collections.abc import Iterator

from skyhop.engine.state import ScoreLine
from skyhop.games.aeronaut_odyssey.text.labels import point_count, space_count
from skyhop.games.aeronaut_odyssey.text.standing import ending, score_line, seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _


def score_lines(view: AeronautOdysseyView) -> tuple[ScoreLine, ...]:
    """[AO-7.2, AO-7.3, AO-9.11] Explain the score of each seat as if the game ended now, as far as the viewer knows."""
    lines = [line for seat in view.seats for line in _lines_of(view, seat)]
    if said := ending(view):
        lines.append(ScoreLine(None, said.partition("\n")[0], "AO-7.4"))
    return tuple(lines)


def _lines_of(view: AeronautOdysseyView, seat: int) -> Iterator[ScoreLine]:
    score, who = view.score(seat), seat_name(view, seat)
    if score.start:
        names = {"who": who, "points": point_count(score.start)}
        yield ScoreLine(seat, _("%(who)s: %(points)s from the even start.") % names, "AO-3.5", score.start)
    yield from _routes(view, seat)
    yield from _faces(view, seat)
    if score.gained:
        names = {"who": who, "points": point_count(score.gained)}
        said = _("%(who)s: %(points)s from trajectories and symbols.") % names
        yield ScoreLine(seat, said, "AO-9.2", score.gained)
    if view.orders(seat):
        names = {"who": who, "points": point_count(score.orders), "orders": ", ".join(view.orders(seat))}
        said = _("%(who)s: %(points)s from secret orders (%(orders)s).") % names
        yield ScoreLine(seat, said, "AO-9.11", score.orders)
    yield ScoreLine(seat, score_line(view, seat), "AO-7.4", score.total, is_total=True)


def _routes(view: AeronautOdysseyView, seat: int) -> Iterator[ScoreLine]:
    """[AO-7.2] Each owned route counts by its spaces."""
    for number, route in enumerate(view.board.routes):
        if seat in view.owners(number):
            points = view.points_of(number)
            names = {"who": seat_name(view, seat), "route": route.id, "points": point_count(points)}
            names["spaces"] = space_count(len(route.spaces))
            said = _("%(who)s: route %(route)s of %(spaces)s, %(points)s.") % names
            yield ScoreLine(seat, said, "AO-7.2", points)


def _faces(view: AeronautOdysseyView, seat: int) -> Iterator[ScoreLine]:
    """[AO-7.3] In `capital` each area counts for whoever owns the most around it."""
    if not view.is_capital:
        return
    for number, face in enumerate(view.board.faces):
        if seat in view.face_owners(number):
            names = {"who": seat_name(view, seat), "points": point_count(face.number)}
            names["routes"] = ", ".join(face.routes)
            said = _("%(who)s: the area of %(routes)s, %(points)s.") % names
            yield ScoreLine(seat, said, "AO-7.3", face.number)
