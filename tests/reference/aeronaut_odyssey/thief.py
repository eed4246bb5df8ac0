"""[AO-9.9] The thief."""

from dataclasses import dataclass

from .balloons import TYPES, WILD
from .board import Route
from .notation import Action, NameSpace
from .steps import Decision, Steps, decide
from .table import Table


@dataclass(frozen=True)
class Thief(Decision):
    """[AO-9.9] Decision about the space of the victim to look into."""

    phase = "thief"
    kinds = (NameSpace,)
    victim: int

    def options(self, table: Table) -> list[Action]:
        """[AO-9.9] List each number not named against this victim before."""
        victim = table.players[self.victim]
        numbers = range(1, len(victim.inventory.cells) + 1)
        return [NameSpace(number) for number in numbers if number not in victim.named]

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-9.9] Refuse a space that does not exist or was named before."""
        assert isinstance(action, NameSpace)
        victim = table.players[self.victim]
        good = action.number <= len(victim.inventory.cells) and action.number not in victim.named
        return None if good else "AO-9.9"


def send_thief(table: Table, claimer: int, route: Route) -> Steps[None]:
    """[AO-9.9, AO-2.5] Let a claimer with a space name a number against the victim, if there is one."""
    victim = victim_of(table, claimer, route)
    if victim is None or table.players[claimer].inventory.free == 0:
        return
    answer = yield from decide(table, Thief(claimer, victim))
    if answer is None:
        return
    assert isinstance(answer, NameSpace)
    robbed = table.players[victim]
    robbed.named.append(answer.number)
    balloon = robbed.inventory.cells[answer.number - 1]
    if balloon in TYPES + WILD:
        robbed.inventory.cross_out_space(answer.number - 1)
        table.players[claimer].inventory.receive(balloon)


def victim_of(table: Table, claimer: int, route: Route) -> int | None:
    """[AO-9.9] Return the victim of a claim.

    It is the owner of the other half, or with two players the neighbour at both ends.
    """
    if "thieves" not in table.ruleset.expansions:
        return None
    if table.is_duo:
        opponent = 1 - claimer
        return opponent if all(has_other_route_at(table, opponent, city, route) for city in route.ends) else None
    partner = table.partner(route)
    first = table.owners(partner)[:1] if partner else []
    return first[0] if first and first[0] != claimer else None


def has_other_route_at(table: Table, seat: int, city: str, route: Route) -> bool:
    """[AO-9.9] Return True if the player owns another route at the city."""
    return any(seat in table.owners(other) for other in table.routes_at(city) if other.id != route.id)
