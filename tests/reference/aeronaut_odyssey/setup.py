"""[AO-3] Setup: secret orders, start cities, compensation."""

from dataclasses import dataclass

from .balloons import WILD, runs
from .notation import Action, Run, StartAt
from .orders import deal_orders
from .steps import Decision, Steps, decide
from .table import Table

CAPITAL = "A"
BALLOONS_OF_SEAT = (0, 1, 1, 2, 2, 3)


@dataclass(frozen=True)
class Start(Decision):
    """[AO-3.1] Decision about the first city of the traveler."""

    phase = "start"
    kinds = (StartAt,)

    def options(self, table: Table) -> list[Action]:
        """[AO-3.1] List every city, shared or not."""
        return [StartAt(city) for city in table.board.cities]

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-3.1] Refuse anything but a city of the board."""
        return None if action in self.options(table) else "AO-3.1"


@dataclass(frozen=True)
class Gift(Decision):
    """[AO-3.3] Decision about the balloons for beginning late."""

    phase = "gift"
    kinds = (Run,)

    def count(self, table: Table) -> int:
        """[AO-3.3, AO-2.2] Count the balloons that are due and fit."""
        return min(BALLOONS_OF_SEAT[self.seat], table.players[self.seat].inventory.free)

    def options(self, table: Table) -> list[Action]:
        """[AO-3.3] List all runs with this number of balloons of the types in play."""
        count = self.count(table)
        return [Run(run) for run in runs(table.board.types, count)] if count else []

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-3.3] Refuse another number of balloons, and a wild."""
        assert isinstance(action, Run)
        good = len(action.balloons) == self.count(table) and WILD not in action.balloons
        return None if good else "AO-3.3"


def set_up(table: Table) -> Steps[None]:
    """[AO-3.4] Deal orders, choose start cities and give balloons, each by seat."""
    yield from deal_orders(table)
    for seat in table.seats:
        yield from choose_start(table, seat)
    if not table.ruleset.is_pioneer:
        for seat in table.seats:
            yield from receive_gift(table, seat)


def choose_start(table: Table, seat: int) -> Steps[None]:
    """[AO-3.1] Draw the traveler at a chosen city or at the capital, without using a slot."""
    if not table.ruleset.is_pioneer:
        table.players[seat].city = CAPITAL
        return
    answer = yield from decide(table, Start(seat))
    assert isinstance(answer, StartAt)
    table.players[seat].city = answer.city


def receive_gift(table: Table, seat: int) -> Steps[None]:
    """[AO-3.3] Write the chosen balloons into the inventory."""
    answer = yield from decide(table, Gift(seat))
    if isinstance(answer, Run):
        for balloon in answer.balloons:
            table.players[seat].inventory.receive(balloon)
