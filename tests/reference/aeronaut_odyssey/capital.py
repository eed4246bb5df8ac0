"""[AO-5.6] `capital`: the reward for owning all routes of a picked type, and the veto of AO-10.1."""

from dataclasses import dataclass

from .balloons import WILD
from .board import Route
from .inventory import FREE
from .notation import Action, RewardFor, Run
from .rewards import reward
from .steps import Decision, Steps, decide
from .table import Table
from .variants import may_refuse_reward


@dataclass(frozen=True)
class Owner(Decision):
    """[AO-5.6] Decision about the owner to reward."""

    phase = "owner"
    kinds = (RewardFor,)
    owners: tuple[int, ...]

    def options(self, table: Table) -> list[Action]:  # noqa: ARG002  # the owners say it all
        """[AO-5.6] List each of the owners."""
        return list(map(RewardFor, self.owners))

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-5.6] Refuse a seat that owns no route of that type."""
        return None if action in self.options(table) else "AO-5.6"


@dataclass(frozen=True)
class Repick(Decision):
    """[AO-10.1] Decision about the type to take instead of the refused type."""

    phase = "repick"
    kinds = (Run,)
    types: str
    """Types found at the destination and not refused this turn."""
    found: str

    def options(self, table: Table) -> list[Action]:  # noqa: ARG002  # the types say it all
        """[AO-10.1] List each of the types."""
        return list(map(Run, self.types))

    def refusal(self, table: Table, action: Action) -> str | None:  # noqa: ARG002
        """[AO-12.4] Refuse as for a pick. A type refused this turn is against the variant."""
        assert isinstance(action, Run)
        if WILD in action.balloons:
            return "AO-9.8"
        if len(action.balloons) != 1 or action.balloons not in self.found:
            return "AO-5.3"
        return None if action.balloons in self.types else "AO-10.1"


def reward_for_picks(table: Table, mover: int, picked: list[tuple[str, int]]) -> Steps[None]:
    """[AO-5.6, AO-10.1] Once per picked balloon, reward an owner, who may have a veto."""
    refused: set[str] = set()
    for balloon, index in picked:
        kept = yield from owner_agrees(table, mover, balloon)
        while not kept:
            refused.add(balloon)
            replaced = yield from repick(table, mover, index, refused)
            if replaced is None:
                break
            balloon = replaced  # noqa: PLW2901  # the balloon in this space
            kept = yield from owner_agrees(table, mover, balloon)


def owner_agrees(table: Table, mover: int, balloon: str) -> Steps[bool]:
    """[AO-5.6] Reward the owner whom the mover chooses, if one is due. Return False after a veto."""
    owners = owners_due(table, mover, balloon)
    answer = yield from decide(table, Owner(mover, tuple(owners)))
    if answer is None:
        return True
    assert isinstance(answer, RewardFor)
    return (yield from reward(table, answer.seat, may_refuse=may_refuse_reward(table)))


def owners_due(table: Table, mover: int, balloon: str) -> list[int]:
    """[AO-5.6] List the owners of the routes with this type, if all of them are claimed by others."""
    city = table.players[mover].city
    assert city is not None
    routes = [route for route in table.routes_at(city) if has_type(route, balloon)]
    if any(not table.owners(route) or mover in table.owners(route) for route in routes):
        return []
    return sorted({seat for route in routes for seat in table.owners(route)})


def has_type(route: Route, balloon: str) -> bool:
    """[AO-5.6, AO-9.8] Return True if a route has the type of the balloon. A wild matches gray routes."""
    return route.is_gray if balloon == WILD else balloon in route.spaces


def repick(table: Table, mover: int, index: int, refused: set[str]) -> Steps[str | None]:
    """[AO-10.1] Remove the refused balloon and write another found type there, if any is left."""
    player = table.players[mover]
    player.inventory.cells[index] = FREE
    assert player.city is not None
    found = table.types_found(player.city)
    types = "".join(letter for letter in found if letter not in refused)
    answer = yield from decide(table, Repick(mover, types, found))
    if answer is None:
        return None
    assert isinstance(answer, Run)
    player.inventory.cells[index] = answer.balloons
    return answer.balloons
