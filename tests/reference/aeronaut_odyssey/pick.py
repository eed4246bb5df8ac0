"""[AO-5.3, AO-9.8, AO-10.1] Picking the two balloons at the destination."""

from dataclasses import dataclass

from .balloons import WILD, runs
from .board import Route
from .notation import Action, Run
from .steps import Decision, Steps, decide
from .table import Table
from .variants import allows_pick
from .wild import may_pick_any_type, may_pick_wild

BALLOONS_OF_A_MOVE = 2


@dataclass(frozen=True)
class Pick(Decision):
    """[AO-5.3] Decision about the balloons to receive at the destination of a flown route."""

    phase = "pick"
    kinds = (Run,)
    flown: Route

    def count(self, table: Table) -> int:
        """[AO-5.3, AO-2.2] Return two, or the number of balloons that fit."""
        return min(BALLOONS_OF_A_MOVE, table.players[self.seat].inventory.free)

    def types(self, table: Table) -> str:
        """[AO-5.3, AO-9.8] Return the types to pick from."""
        if may_pick_any_type(table, self.flown):
            return table.board.types
        city = table.players[self.seat].city
        assert city is not None
        return table.types_found(city)

    def wild_is_offered(self, table: Table) -> bool:
        """[AO-9.8] Return True if the player may take a single wild instead."""
        return may_pick_wild(table, table.players[self.seat].city)

    def options(self, table: Table) -> list[Action]:
        """[AO-5.3, AO-9.8, AO-10.1] List the runs of the found types, and the single wild."""
        count, types = self.count(table), self.types(table)
        if count == 0:
            return []
        chosen = [run for run in runs(types, count) if allows_pick(table, self.flown, types, run)]
        if self.wild_is_offered(table):
            chosen.append(WILD)
        return list(map(Run, chosen))

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-12.4] Refuse two balloons if one fits, then a wild, another number or type, then by the variant."""
        assert isinstance(action, Run)
        run, types = action.balloons, self.types(table)
        if self.count(table) == 1 and len(run) == BALLOONS_OF_A_MOVE:
            return "AO-2.2"
        if WILD in run:
            return None if run == WILD and self.wild_is_offered(table) else "AO-9.8"
        if len(run) != self.count(table) or not set(run) <= set(types):
            return "AO-5.3"
        return None if allows_pick(table, self.flown, types, run) else "AO-10.1"


def pick(table: Table, seat: int, flown: Route) -> Steps[list[tuple[str, int]]]:
    """[AO-5.3, AO-5.7] Receive both balloons at once. Return each balloon with its place in the inventory."""
    answer = yield from decide(table, Pick(seat, flown))
    if answer is None:
        return []
    assert isinstance(answer, Run)
    picked = []
    for balloon in answer.balloons:
        index = table.players[seat].inventory.receive(balloon)
        assert index is not None
        picked.append((balloon, index))
    return picked
