"""[AO-9.4] Tolls."""

from dataclasses import dataclass

from .board import Route
from .notation import Action, Run
from .steps import Decision, Steps, decide
from .table import Table


@dataclass(frozen=True)
class Toll(Decision):
    """[AO-9.4, AO-2.4] Decision about the balloon that the flyer hands over."""

    phase = "toll"
    kinds = (Run,)
    flyer: int

    def options(self, table: Table) -> list[Action]:
        """[AO-9.4] List each type that the flyer holds."""
        return list(map(Run, table.players[self.flyer].inventory.types_held))

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-9.4] Refuse anything but one balloon that the flyer holds."""
        return None if action in self.options(table) else "AO-9.4"


def collect_tolls(table: Table, flyer: int, route: Route) -> Steps[None]:
    """[AO-9.4, AO-2.5] Hand a balloon to every other player with a toll here and a free space, clockwise."""
    for seat in table.others_clockwise(flyer):
        holder = table.players[seat]
        if route.id not in holder.tolls or holder.inventory.free == 0:
            continue
        chooser = flyer if table.ruleset.secret_inventories else seat
        answer = yield from decide(table, Toll(chooser, flyer))
        if isinstance(answer, Run):
            table.players[flyer].inventory.cross_out(answer.balloons)
            holder.inventory.receive(answer.balloons)
