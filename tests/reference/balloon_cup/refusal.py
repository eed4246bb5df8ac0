"""[BC-4.4] Reason for the refusal of an action: the first broken clause, in the order of BC-4.4."""

from .cards import colour_of
from .claims import can_pay_substitutes, shortfall
from .notation import CubeTrade, Done, Exchange, Place, TradeClaim, parse
from .steps import Decision
from .table import Table, other


def refusal(table: Table, decision: Decision | None, text: str, seat: int | None) -> str | None:
    """[BC-4.4] Return the clause that the text breaks, or None if the action is legal.

    `decision` is the open decision. `seat` is the seat that wants to act, or None for the seat to decide.
    """
    if table.result is not None:
        return "BC-8.1"
    action = parse(text)
    if action is None:
        return "BC-11"
    if decision is None or seat not in {None, decision.seat}:
        return "BC-3.1"
    match action:
        case Done():
            return None if decision.phase == "claim" else "BC-3.1"
        case Place():
            return refusal_of_placement(table, decision, action)
        case Exchange():
            return refusal_of_exchange(table, decision, action)
        case TradeClaim():
            return refusal_of_trade_claim(table, decision, action)
        case CubeTrade():
            return refusal_of_cube_trade(table, decision, action)


def refusal_of_placement(table: Table, decision: Decision, action: Place) -> str | None:
    """[BC-4.4] Return the first clause that a placement breaks."""
    if decision.phase == "claim":
        return "BC-3.1"
    if action.card not in table.players[decision.seat].hand:
        return "BC-2.3"
    tile = table.tiles[action.tile]
    if not tile.in_play:
        return "BC-6.5"
    if colour_of(action.card) not in tile.cubes:
        return "BC-4.1"
    side = decision.seat if action.own else other(decision.seat)
    if colour_of(action.card) not in tile.room(side):
        return "BC-4.2"
    return None


def refusal_of_exchange(table: Table, decision: Decision, action: Exchange) -> str | None:
    """[BC-4.4] Return the first clause that an exchange breaks."""
    if decision.phase == "claim" or (decision.phase == "place" and not action.cards):
        return "BC-3.1"
    if decision.phase == "place":
        return "BC-5.4"
    hand = table.players[decision.seat].hand
    rules = table.ruleset
    fewest = min(rules.exchange_min, len(hand))
    if not fewest <= len(action.cards) <= rules.exchange_max:
        return "BC-5.2"
    if len(set(action.cards)) < len(action.cards) or not set(action.cards) <= set(hand):
        return "BC-5.2"
    return None


def refusal_of_trade_claim(table: Table, decision: Decision, action: TradeClaim) -> str | None:
    """[BC-4.4] Return the first clause that a trade inside a claim breaks."""
    if table.ruleset.trade != "claim":
        return "BC-9.1"
    if action.colour in table.claimed():
        return "BC-7.4"
    if len(action.substitutes) != shortfall(table, decision.seat, action.colour):
        return "BC-7.2"
    if any(colour not in table.claimed() for colour in action.substitutes):
        return "BC-7.2"
    if not can_pay_substitutes(table, decision.seat, action):
        return "BC-7.2"
    return None if decision.phase == "claim" else "BC-7.3"


def refusal_of_cube_trade(table: Table, decision: Decision, action: CubeTrade) -> str | None:
    """[BC-4.4] Return the first clause that a trade of real cubes breaks."""
    if table.ruleset.trade != "cube" or action.wanted not in table.bag:
        return "BC-9.1"
    if action.wanted in table.claimed():
        return "BC-7.4"
    if action.paid not in table.claimed():
        return "BC-7.2"
    if table.players[decision.seat].trades_in(action.paid) == 0:
        return "BC-7.2"
    return None if decision.phase == "claim" else "BC-7.3"
