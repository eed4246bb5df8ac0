"""[AO-9.1, AO-9.2] Trajectories."""

from collections import Counter

from .board import Trajectory
from .steps import Steps
from .swaps import make_swaps
from .table import Table
from .travel import can_travel


def fulfil_trajectories(table: Table, claimer: int) -> Steps[None]:
    """[AO-6.4, AO-9.1] Fulfil trajectories until none is due: the claimer first, then clockwise, each by number."""
    while due := trajectories_due(table, claimer):
        seat, trajectory = due[0]
        yield from gain(table, seat, trajectory)


def trajectories_due(table: Table, claimer: int) -> list[tuple[int, Trajectory]]:
    """[AO-9.1] List seats with the trajectories that they fulfilled and that have a free slot, in AO-6.4's order."""
    return [
        (seat, trajectory)
        for seat in (claimer, *table.others_clockwise(claimer))
        for trajectory in table.board.trajectories.values()
        if has_free_slot(table, trajectory) and is_newly_fulfilled(table, seat, trajectory)
    ]


def has_free_slot(table: Table, trajectory: Trajectory) -> bool:
    """[AO-9.1] Return True if the trajectory has a free slot."""
    return len(table.taken.get(trajectory.id, [])) < trajectory.slots


def is_newly_fulfilled(table: Table, seat: int, trajectory: Trajectory) -> bool:
    """[AO-9.1, AO-9.2] Return True if a player meets the condition and has not gained the trajectory before."""
    if seat in table.taken.get(trajectory.id, []):
        return False
    if trajectory.ends:
        return can_travel(table, seat, *trajectory.ends)
    return not Counter(trajectory.types) - own_types(table, seat)


def own_types(table: Table, seat: int) -> Counter[str]:
    """[AO-9.2] Count a player's routes by type. Gray routes and multiroutes do not count."""
    own = [route for route in table.routes if seat in table.owners(route)]
    return Counter(route.spaces[0] for route in own if not route.multi and not route.is_gray)


def gain(table: Table, seat: int, trajectory: Trajectory) -> Steps[None]:
    """[AO-9.1, AO-9.2] Take a slot and the reward."""
    table.taken.setdefault(trajectory.id, []).append(seat)
    player = table.players[seat]
    match trajectory.reward:
        case "points":
            player.points += trajectory.amount
        case "spaces":
            for _ in range(trajectory.amount):
                player.inventory.add_space()
        case "swaps":
            yield from make_swaps(table, seat, trajectory.amount, "AO-9.2")
        case balloon:
            for _ in range(trajectory.amount):
                player.inventory.receive(balloon)
