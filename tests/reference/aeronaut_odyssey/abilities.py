"""[AO-9.4] Abilities, each usable once on one's own turn."""

from .balloons import WILD
from .notation import Ability, LateArrival, SecondWind, Share, Steal, Teleport
from .payment import letters_to_name, pay, possible_payments, refusal_of_payment
from .steps import Steps
from .table import Table
from .trajectories import fulfil_trajectories, gain, has_free_slot, is_newly_fulfilled

NAME_OF_ABILITY: dict[type[Ability], str] = {
    Steal: "steal",
    LateArrival: "late",
    Share: "share",
    Teleport: "teleport",
    SecondWind: "wind",
}


def usable_abilities(table: Table, seat: int, *, acted: bool) -> list[Ability]:
    """[AO-9.4] List every way to use an ability now."""
    ways: dict[str, list[Ability]] = {
        "steal": [*possible_thefts(table, seat)],
        "late": [*possible_late_arrivals(table, seat)],
        "share": [*possible_shares(table, seat)],
        "teleport": [*possible_teleports(table, seat)],
        "wind": [SecondWind()] if acted else [],
    }
    return [way for name, found in ways.items() if name in table.players[seat].abilities for way in found]


def possible_thefts(table: Table, seat: int) -> list[Steal]:
    """[AO-9.4, AO-2.4, AO-2.5] List possible thefts: balloons of others, or any type if inventories are secret."""
    if table.players[seat].inventory.free == 0:
        return []
    return [
        Steal(victim, balloon) for victim in table.seats if victim != seat for balloon in types_to_steal(table, victim)
    ]


def types_to_steal(table: Table, victim: int) -> str:
    """[AO-2.4] Return the types that the victim holds, or all possible types if inventories are secret."""
    if not table.ruleset.secret_inventories:
        return table.players[victim].inventory.types_held
    there_are_wilds = "wild" in table.ruleset.expansions and not table.ruleset.is_pioneer
    return table.board.types + (WILD if there_are_wilds else "")


def possible_late_arrivals(table: Table, seat: int) -> list[LateArrival]:
    """[AO-9.4] List late arrivals at trajectories that are full and that the player has fulfilled."""
    return [
        LateArrival(trajectory.id)
        for trajectory in table.board.trajectories.values()
        if not has_free_slot(table, trajectory) and is_newly_fulfilled(table, seat, trajectory)
    ]


def possible_shares(table: Table, seat: int) -> list[Share]:
    """[AO-9.4] List shares of routes that one other player claimed and that this player can pay for."""
    return [
        Share(route.id, letters_to_name(route, run))
        for route in table.routes
        if is_shareable(table, seat, route.id)
        for run in possible_payments(table, seat, route.spaces[0], len(route.spaces))
    ]


def is_shareable(table: Table, seat: int, name: str) -> bool:
    """[AO-9.4] Return True if exactly one other player owns the route, and the route is no multiroute."""
    route = table.board.routes[name]
    owners = table.owners(route)
    return not route.multi and len(owners) == 1 and owners[0] != seat


def possible_teleports(table: Table, seat: int) -> list[Teleport]:
    """[AO-9.4] List teleports to all other cities with a free slot."""
    here = table.players[seat].city
    return [Teleport(city) for city in table.board.cities if city != here and table.has_free_slot(city)]


def refusal_of_ability(table: Table, seat: int, action: Ability, *, acted: bool) -> str | None:
    """[AO-12.4] Refuse an ability by AO-9.4, but the payment of a share like the payment of a claim."""
    player = table.players[seat]
    if NAME_OF_ABILITY[type(action)] not in player.abilities:
        return "AO-9.4"
    match action:
        case Steal(victim, balloon):
            good = victim != seat and player.inventory.free > 0 and balloon in types_to_steal(table, victim)
        case LateArrival(name):
            trajectory = table.board.trajectories[name]
            good = not has_free_slot(table, trajectory) and is_newly_fulfilled(table, seat, trajectory)
        case Share(name, payment):
            if is_shareable(table, seat, name):
                spaces = table.board.routes[name].spaces
                return refusal_of_payment(table, seat, spaces[0], len(spaces), payment)
            good = False
        case Teleport(city):
            good = city != player.city and table.has_free_slot(city)
        case SecondWind():
            good = acted
    return None if good else "AO-9.4"


def use_ability(table: Table, seat: int, action: Ability) -> Steps[None]:
    """[AO-9.4] Use an ability up."""
    player = table.players[seat]
    player.abilities.remove(NAME_OF_ABILITY[type(action)])
    match action:
        case Steal(victim, balloon):
            steal(table, seat, victim, balloon)
        case LateArrival(name):
            yield from gain(table, seat, table.board.trajectories[name])
        case Share(name, payment):
            yield from share(table, seat, name, payment)
        case Teleport(city):
            table.arrive(seat, city)
        case SecondWind():
            table.extra_turns += 1


def steal(table: Table, thief: int, victim: int, balloon: str) -> None:
    """[AO-9.4, AO-2.4] Cross the balloon out for the victim and give it to the thief. Do nothing if there is none."""
    if balloon in table.players[victim].inventory.held:
        table.players[victim].inventory.cross_out(balloon)
        table.players[thief].inventory.receive(balloon)


def share(table: Table, seat: int, name: str, payment: str | None) -> Steps[None]:
    """[AO-9.4] Pay the full price and add the player as an owner of the route. Only trajectories follow."""
    pay(table.players[seat], payment or table.board.routes[name].spaces)
    table.claims[name].append(seat)
    yield from fulfil_trajectories(table, seat)
