"""[AO-8] Solo: forced actions of the rival, and its gain if the human flies over its routes."""

from collections.abc import Sequence
from dataclasses import dataclass

from .balloons import in_type_order
from .board import Route
from .notation import Action, Claim, Move, Run, TakeSpace, Veto
from .steps import Decision, Steps, decide
from .table import Table


def what_the_rival_must_do(table: Table, moves: Sequence[Move], claims: Sequence[Claim]) -> list[Action]:
    """[AO-8.2] Return the claims if there are any, else the move to the reachable city with the lowest number."""
    if claims or not moves:
        return list(claims)
    return [min(moves, key=lambda move: table.board.cities[move.city].number)]


@dataclass(frozen=True)
class RivalTakesType(Decision):
    """[AO-8.3] Decision about which of the route's types the rival takes."""

    phase = "reward"
    kinds = (Run, TakeSpace, Veto)
    types: str = ""

    def options(self, table: Table) -> list[Action]:  # noqa: ARG002  # the types say it all
        """[AO-8.3] List each of these types."""
        return list(map(Run, self.types))

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-8.3] Refuse anything but one of these types."""
        return None if action in self.options(table) else "AO-8.3"


def rival_takes_type(table: Table, rival: int, route: Route) -> Steps[None]:
    """[AO-8.3] Give the rival a balloon of the type flown over if it has space, else a space."""
    inventory = table.players[rival].inventory
    if inventory.free == 0:
        inventory.add_space()
        return
    types = table.board.types if route.is_gray else in_type_order(set(route.spaces))
    answer = yield from decide(table, RivalTakesType(rival, types))
    assert isinstance(answer, Run)
    inventory.receive(answer.balloons)
