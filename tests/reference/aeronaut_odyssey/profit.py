"""[AO-5.4] `pioneer`: other players profit from a move."""

from dataclasses import dataclass

from .balloons import in_type_order
from .notation import Action, Done, Run
from .steps import Decision, Steps, decide
from .table import Table


@dataclass(frozen=True)
class Profit(Decision):
    """[AO-5.4] Decision to take one of the types just received, or nothing."""

    phase = "profit"
    kinds = (Run, Done)
    types: str

    def options(self, table: Table) -> list[Action]:  # noqa: ARG002  # the types say it all
        """[AO-5.4] List each of the types, then the choice of nothing."""
        return [*map(Run, self.types), Done()]

    def refusal(self, table: Table, action: Action) -> str | None:  # noqa: ARG002
        """[AO-5.4] Refuse another number of balloons than one, and a type that was not just received."""
        if isinstance(action, Run) and (len(action.balloons) != 1 or action.balloons not in self.types):
            return "AO-5.4"
        return None


def offer_profit(table: Table, mover: int, received: str) -> Steps[None]:
    """[AO-5.4] Offer profit in turn order to the others who have a space and have not profited this round."""
    if not received:
        return
    for seat in table.others_clockwise(mover):
        player = table.players[seat]
        if player.profited or player.inventory.free == 0:
            continue
        answer = yield from decide(table, Profit(seat, in_type_order(set(received))))
        if isinstance(answer, Run):
            player.inventory.receive(answer.balloons)
            player.profited = True
