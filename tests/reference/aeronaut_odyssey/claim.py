"""[AO-6] The claim and its effects."""

from .board import Route
from .bonuses import receive_bonuses
from .multiroutes import claim_space, possible_space_claims
from .notation import Claim
from .payment import letters_to_name, pay, possible_payments
from .rewards import reward
from .spies import reward_spies
from .steps import Steps
from .table import Table
from .thief import send_thief
from .trajectories import fulfil_trajectories


def possible_claims(table: Table, seat: int) -> list[Claim]:
    """[AO-6.1, AO-9.5] List the claims that the player can pay, by route."""
    claims = []
    for route in table.routes:
        if route.multi:
            claims += possible_space_claims(table, seat, route)
        elif not table.owners(route):
            runs = possible_payments(table, seat, route.spaces[0], len(route.spaces))
            claims += [Claim(route.id, None, letters_to_name(route, run)) for run in runs]
    return claims


def make_claim(table: Table, seat: int, claim: Claim) -> Steps[None]:
    """[AO-6.4] Pay and take ownership, then apply all effects in order."""
    route = table.board.routes[claim.route]
    if claim.space is None:
        spaces = list(range(1, len(route.spaces) + 1))
        paid = pay(table.players[seat], claim.payment or route.spaces)
        table.claims[route.id] = [seat]
    else:
        spaces = [claim.space]
        paid = pay(table.players[seat], claim.payment or route.spaces[claim.space - 1])
        claim_space(table, seat, route, claim.space)
    if table.owners(route):
        yield from reward_if_beside(table, seat, route)
    yield from receive_bonuses(table, seat, route, spaces)
    if table.owners(route):
        yield from send_thief(table, seat, route)
    reward_spies(table, seat, route, paid)
    yield from fulfil_trajectories(table, seat)


def reward_if_beside(table: Table, seat: int, route: Route) -> Steps[None]:
    """[AO-6.2] Reward the claimer if the traveler is at either end of the route."""
    if table.players[seat].city in route.ends:
        yield from reward(table, seat)
