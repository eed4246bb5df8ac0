"""[AO-6.1, AO-9.8] Paying for a route."""

from collections import Counter

from .balloons import GRAY, WILD
from .board import Route
from .player import Player
from .table import Table


def possible_payments(table: Table, seat: int, letter: str, count: int) -> list[str]:
    """[AO-6.1, AO-9.8] List the runs that pay for `count` spaces of a type. Gray accepts any one type."""
    held = Counter(table.players[seat].inventory.held)
    runs = [
        own * (count - wilds) + WILD * wilds
        for own in (table.board.types if letter == GRAY else letter)
        for wilds in range(count)
        if count - wilds <= held[own] and wilds <= held[WILD]
    ]
    return [*runs, WILD * count] if held[WILD] >= count else runs


def refusal_of_payment(table: Table, seat: int, letter: str, count: int, payment: str | None) -> str | None:
    """[AO-12.4] Refuse a missing payment or two types for gray, then a payment that is wrong or not held."""
    if letter == GRAY and (payment is None or len(set(payment) - {WILD}) > 1):
        return "AO-9.8"
    run = letter * count if payment is None else payment
    if len(run) != count or (letter != GRAY and not set(run) <= {letter, WILD}):
        return "AO-6.1"
    return "AO-6.1" if Counter(run) - Counter(table.players[seat].inventory.held) else None


def letters_to_name(route: Route, payment: str) -> str | None:
    """[AO-12.2] Return the payment that an action names: all of it for gray or with wilds, else None."""
    return payment if route.is_gray or WILD in payment else None


def pay(player: Player, run: str) -> str | None:
    """[AO-6.1, AO-2.1] Cross out the balloons. Return the paid type, or None if only wilds were paid."""
    for balloon in run:
        player.inventory.cross_out(balloon)
    return next((balloon for balloon in run if balloon != WILD), None)
