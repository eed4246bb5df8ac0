"""[AO-4] The turn: one action, and abilities before and after it."""

from dataclasses import dataclass

from .abilities import refusal_of_ability, usable_abilities, use_ability
from .board import Route
from .claim import make_claim, possible_claims
from .move import make_move, possible_moves, route_flown
from .notation import Ability, Action, Claim, Done, LateArrival, Move, SecondWind, Share, Steal, Teleport
from .payment import refusal_of_payment
from .rival import what_the_rival_must_do
from .steps import Decision, Steps, decide
from .table import Table


def possible_actions(table: Table, seat: int) -> list[Action]:
    """[AO-4.1, AO-8.2] List the moves and claims of a seat, or the forced actions of the rival."""
    moves, claims = possible_moves(table, seat), possible_claims(table, seat)
    if table.is_rival(seat):
        return what_the_rival_must_do(table, moves, claims)
    return [*moves, *claims]


@dataclass(frozen=True)
class Turn(Decision):
    """[AO-4.1, AO-12.2] Decision of a turn. `acted` is True after the move or claim."""

    phase = "turn"
    kinds = (Move, Claim, Done, Steal, LateArrival, Share, Teleport, SecondWind)
    acted: bool

    def options(self, table: Table) -> list[Action]:
        """[AO-4.1, AO-9.4] List actions and abilities. After the action, or if none is possible, list the end."""
        actions = [] if self.acted else possible_actions(table, self.seat)
        ends: list[Action] = [] if actions else [Done()]
        return [*actions, *usable_abilities(table, self.seat, acted=self.acted), *ends]

    def is_always_asked(self, table: Table) -> bool:
        """[AO-4.2] Return True if a move or claim is due, because the player always makes it."""
        return not self.acted and bool(possible_actions(table, self.seat))

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-12.4] Refuse a second action, then check this action."""
        match action:
            case Move() | Claim() if self.acted:
                return "AO-4.1"
            case Move():
                return refusal_of_move(table, self.seat, action)
            case Claim():
                return refusal_of_claim(table, self.seat, action)
            case Done():
                return None if self.acted or not possible_actions(table, self.seat) else "AO-4.1"
        assert isinstance(action, Ability)
        return refusal_of_ability(table, self.seat, action, acted=self.acted)


def refusal_of_move(table: Table, seat: int, move: Move) -> str | None:
    """[AO-12.4] Refuse a route out of play, no such route, a full inventory, no slot, then by the rival's rule."""
    route = route_flown(table, seat, move)
    if route is None:
        return "AO-5.1"
    if not table.is_in_play(route):
        return "AO-3.2"
    if table.ruleset.is_pioneer and table.players[seat].inventory.free == 0:
        return "AO-5.5"
    if not table.has_free_slot(move.city):
        return "AO-1.3"
    return None if not table.is_rival(seat) or move in possible_actions(table, seat) else "AO-8.2"


def refusal_of_claim(table: Table, seat: int, claim: Claim) -> str | None:
    """[AO-12.4] Refuse a route out of play, a wrong use of spaces of multiroutes, a taken route, then the payment."""
    route = table.board.routes[claim.route]
    if not table.is_in_play(route):
        return "AO-3.2"
    if route.multi != (claim.space is not None):
        return "AO-9.5"
    if claim.space is not None:
        return refusal_of_space(table, seat, route, claim)
    if table.owners(route):
        return "AO-6.1"
    return refusal_of_payment(table, seat, route.spaces[0], len(route.spaces), claim.payment)


def refusal_of_space(table: Table, seat: int, route: Route, claim: Claim) -> str | None:
    """[AO-12.4, AO-9.5] Refuse a taken space, then the payment."""
    assert claim.space is not None
    if table.spaces_of(route)[claim.space - 1] is not None:
        return "AO-9.5"
    return refusal_of_payment(table, seat, route.spaces[claim.space - 1], 1, claim.payment)


def play_turn(table: Table, seat: int) -> Steps[bool]:
    """[AO-4.1, AO-7.1] Play a turn to its end. Return True if the player moved or claimed."""
    table.players[seat].profited = False
    acted = False
    while True:
        action = yield from decide(table, Turn(seat, acted))
        if isinstance(action, Done):
            return acted
        table.passed.clear()
        if isinstance(action, Move):
            yield from make_move(table, seat, action)
            acted = True
        elif isinstance(action, Claim):
            yield from make_claim(table, seat, action)
            acted = True
        else:
            assert isinstance(action, Ability)
            yield from use_ability(table, seat, action)
