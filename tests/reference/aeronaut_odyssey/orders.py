"""[AO-9.11] Secret orders."""

from dataclasses import dataclass

from .notation import Action, Keep
from .steps import Chance, Decision, Steps, decide
from .table import Table
from .travel import can_travel

ORDERS_DEALT = 2


@dataclass(frozen=True)
class KeepOrders(Decision):
    """[AO-9.11] Decision about which of two orders to keep."""

    phase = "keep"
    kinds = (Keep,)
    dealt: tuple[str, ...] = ()

    def options(self, table: Table) -> list[Action]:  # noqa: ARG002  # what was dealt says it all
        """[AO-9.11] List each order alone, then both."""
        one, other = self.dealt
        return [Keep((one,)), Keep((other,)), Keep((one, other))]

    def refusal(self, table: Table, action: Action) -> str | None:  # noqa: ARG002
        """[AO-9.11] Refuse an order that was not dealt, and the same order twice."""
        assert isinstance(action, Keep)
        good = set(action.orders) <= set(self.dealt) and len(set(action.orders)) == len(action.orders)
        return None if good else "AO-9.11"


def deal_orders(table: Table) -> Steps[None]:
    """[AO-9.11] Deal two orders to each player but the rival, or none if there are too few. Let each keep some."""
    players = [seat for seat in table.seats if not table.is_rival(seat)]
    orders = list(table.board.orders)
    if len(orders) < ORDERS_DEALT * len(players) or not orders:
        return
    order = yield Chance("orders", tuple(orders))
    assert isinstance(order, list)
    for seat in players:
        dealt = sorted(order[ORDERS_DEALT * seat : ORDERS_DEALT * (seat + 1)], key=orders.index)
        table.players[seat].orders = dealt
    for seat in players:
        answer = yield from decide(table, KeepOrders(seat, tuple(table.players[seat].orders)))
        assert isinstance(answer, Keep)
        table.players[seat].orders = list(answer.orders)


def order_points(table: Table, seat: int) -> int:
    """[AO-9.11] Add the points of fulfilled orders and subtract half of the points of the others, rounded down."""
    points = 0
    for name in table.players[seat].orders:
        order = table.board.orders[name]
        points += order.amount if can_travel(table, seat, *order.ends) else -(order.amount // 2)
    return points
