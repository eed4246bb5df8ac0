"""[AO-5] The move: a flight, its rewards, and the balloons it brings."""

from .board import Route
from .capital import reward_for_picks
from .notation import Move
from .pick import pick
from .profit import offer_profit
from .rewards import reward
from .rival import rival_takes_type
from .steps import Steps
from .table import Table
from .tolls import collect_tolls


def route_flown(table: Table, seat: int, move: Move) -> Route | None:
    """[AO-5.1] Find the route of a move, even if the route is out of play."""
    here = table.players[seat].city
    for route in table.board.routes.values():
        if here in route.ends and route.other_end(here) == move.city and (route.half == 2) == move.second:
            return route
    return None


def possible_moves(table: Table, seat: int) -> list[Move]:
    """[AO-5.1, AO-5.5] List the moves to cities with a free slot, by city."""
    player = table.players[seat]
    assert player.city is not None
    if table.ruleset.is_pioneer and player.inventory.free == 0:
        return []
    moves = [
        Move(route.other_end(player.city), second=route.half == 2)
        for route in table.routes_at(player.city)
        if table.has_free_slot(route.other_end(player.city))
    ]
    return sorted(moves, key=lambda move: (table.board.cities[move.city].number, move.second))


def make_move(table: Table, seat: int, move: Move) -> Steps[None]:
    """[AO-5.7] Arrive, reward owners, collect tolls, pick, then offer profit or reward the owners of picked types."""
    route = route_flown(table, seat, move)
    assert route is not None
    table.arrive(seat, move.city)
    yield from reward_owners(table, seat, route)
    yield from collect_tolls(table, seat, route)
    picked = yield from pick(table, seat, route)
    if table.ruleset.is_pioneer:
        yield from offer_profit(table, seat, "".join(balloon for balloon, _ in picked))
    else:
        yield from reward_for_picks(table, seat, picked)


def reward_owners(table: Table, flyer: int, route: Route) -> Steps[None]:
    """[AO-5.2, AO-8.3] Reward the owners of the route flown over, clockwise, but not the flyer."""
    for seat in table.others_clockwise(flyer):
        if seat not in table.owners(route):
            continue
        if table.is_rival(seat):
            yield from rival_takes_type(table, seat, route)
        else:
            yield from reward(table, seat)
