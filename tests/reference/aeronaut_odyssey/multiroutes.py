"""[AO-9.5 to AO-9.7] Multiroutes, claimed space by space."""

from .board import Route
from .notation import Claim
from .payment import letters_to_name, possible_payments
from .table import Table


def possible_space_claims(table: Table, seat: int, route: Route) -> list[Claim]:
    """[AO-9.5] List the free spaces that the player can pay for."""
    return [
        Claim(route.id, space, letters_to_name(route, run))
        for space, (letter, owner) in enumerate(zip(route.spaces, table.spaces_of(route), strict=True), start=1)
        if owner is None
        for run in possible_payments(table, seat, letter, 1)
    ]


def claim_space(table: Table, seat: int, route: Route, space: int) -> None:
    """[AO-9.5] Write a seat into a space."""
    table.spaces_of(route)[space - 1] = seat
