"""[BC-9.2] Times of trades: the player who may trade, and how often."""

from .claims import make_trade, possible_trades
from .notation import CubeTrade, TradeClaim
from .steps import Steps, decide
from .table import Table, other


def may_trade_once(table: Table, seat: int) -> Steps[bool]:
    """[BC-9.2] Let a player make one trade if possible. Return True if the player made it."""
    if not possible_trades(table, seat):
        return False
    action = yield from decide(table, seat, "claim")
    if not isinstance(action, (TradeClaim, CubeTrade)):
        return False
    make_trade(table, seat, action)
    return True


def may_trade(table: Table, seat: int) -> Steps[None]:
    """[BC-9.2] Let a player make any number of trades, until the player declines or can make none."""
    while (yield from may_trade_once(table, seat)):
        pass


def trade_in_turns(table: Table, winner: int) -> Steps[None]:
    """[BC-9.2, after-scoring] Let the winner make any number of trades, then the other one trade.

    Repeat this until the other player makes no trade.
    """
    while True:
        yield from may_trade(table, winner)
        if not (yield from may_trade_once(table, other(winner))):
            return


def trade_after_scoring(table: Table, mover: int, winner: int) -> Steps[None]:
    """[BC-9.2] Offer trades to the players that may trade after a scoring by the ruleset."""
    match table.ruleset.when:
        case "after-scoring":
            yield from trade_in_turns(table, winner)
        case "own-turn-or-scoring":
            yield from may_trade(table, mover)
        case "won-scoring":
            yield from may_trade(table, winner)
        case _:
            return
