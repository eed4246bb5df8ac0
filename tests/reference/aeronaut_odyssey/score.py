"""[AO-7.2, AO-7.3] The score."""

from .board import Face
from .orders import order_points
from .table import Table

POINTS_OF_LENGTH = {
    "pioneer": {1: 1, 2: 2, 3: 4, 4: 7, 5: 10},
    "capital": {1: 1, 2: 2, 3: 3, 4: 5, 5: 7, 6: 9},
}


def scores(table: Table) -> list[int]:
    """[AO-7.2, AO-7.3, AO-9.11] Return every seat's score, as if the game ended now."""
    return [
        route_points(table, seat)
        + face_points(table, seat)
        + table.players[seat].points
        + order_points(table, seat)
        + points_at_start(table, seat)
        for seat in table.seats
    ]


def points_at_start(table: Table, seat: int) -> int:
    """[AO-3.5] Return the points that a seat has from the start."""
    if not table.ruleset.even_start:
        return 0
    return {2: "05", 3: "035", 4: "0356", 5: "01233", 6: "011233"}[len(table.seats)].encode()[seat] - ord("0")


def route_points(table: Table, seat: int) -> int:
    """[AO-7.2, AO-9.6] Count the points of owned routes, in full for every owner."""
    points = POINTS_OF_LENGTH[table.ruleset.base]
    return sum(points[len(route.spaces)] for route in table.routes if seat in table.owners(route))


def face_points(table: Table, seat: int) -> int:
    """[AO-7.3] Count the numbers of the faces that a player scores."""
    return sum(face.number for face in table.board.faces if seat in owners_of_face(table, face))


def owners_of_face(table: Table, face: Face) -> list[int]:
    """[AO-7.3] Return the seats that own most routes around a face, or none while a route is unclaimed."""
    sides = [owners_of_side(table, name) for name in face.routes]
    if not all(sides):
        return []
    counts = {seat: sum(seat in side for side in sides) for seat in table.seats}
    return [seat for seat, count in counts.items() if count == max(counts.values())]


def owners_of_side(table: Table, name: str) -> set[int]:
    """[AO-7.3] Return the owners of a route. For a double route, return the owners of both halves."""
    route = table.board.routes[name]
    partner = table.partner(route)
    return {*table.owners(route), *(table.owners(partner) if partner else [])}
