"""All legal actions of the seat to decide, listed directly from the state, not by trial."""

from .cards import colour_of, in_card_order
from .claims import possible_trades
from .notation import write
from .steps import Decision
from .table import Table, other


def legal_actions(table: Table, decision: Decision) -> list[str]:
    """Return the legal actions in notation.

    Placements are in order of card, tile and side, and exchanges in order of the set of cards. ``.`` is after trades.
    """
    match decision.phase:
        case "place":
            return legal_placements(table, decision.seat)
        case "stuck":
            return legal_exchanges(table, decision.seat)
        case _:
            return [*(write(trade) for trade in possible_trades(table, decision.seat)), "."]


def legal_placements(table: Table, seat: int) -> list[str]:
    """[BC-4.2] List the placements of every card of the hand."""
    places = [
        (f"{mark}{tile.number}", tile.room(side))
        for tile in table.tiles.values()
        for mark, side in (("-", seat), ("x", other(seat)))
    ]
    return [
        f"{card}{place}"
        for card in in_card_order(table.players[seat].hand)
        for place, room in places
        if colour_of(card) in room
    ]


def legal_exchanges(table: Table, seat: int) -> list[str]:
    """[BC-5.2, BC-9.4] List the sets of cards that may be exchanged."""
    hand = in_card_order(table.players[seat].hand)
    fewest = min(table.ruleset.exchange_min, len(hand))
    actions = []
    for mask in range(2 ** len(hand)):
        chosen = [card for bit, card in enumerate(hand) if mask >> bit & 1]
        if fewest <= len(chosen) <= table.ruleset.exchange_max:
            actions.append("~" + "".join(chosen))
    return actions
