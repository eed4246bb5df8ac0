"""[AO-9.3] Bonus balloons that take effect at once. Abilities are kept for later."""

from dataclasses import dataclass

from .board import Route
from .board_file import ABILITIES
from .notation import Action, Lose
from .steps import Decision, Steps, decide
from .swaps import make_swaps
from .table import Table


@dataclass(frozen=True)
class LoseBalloon(Decision):
    """[AO-9.3] Decision about the balloon to cross out."""

    phase = "lose"
    kinds = (Lose,)

    def options(self, table: Table) -> list[Action]:
        """[AO-9.3] List each type that the player holds."""
        return list(map(Lose, table.players[self.seat].inventory.types_held))

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-9.3] Refuse a balloon that the player does not hold."""
        assert isinstance(action, Lose)
        return None if action.balloon in table.players[self.seat].inventory.held else "AO-9.3"


def receive_bonuses(table: Table, seat: int, route: Route, spaces: list[int]) -> Steps[None]:
    """[AO-6.4] Receive the symbols of the claimed spaces, starting at the lower-numbered city."""
    for space in spaces:
        if symbol := (route.bonus or {}).get(space):
            yield from receive_bonus(table, seat, route, symbol)


def receive_bonus(table: Table, seat: int, route: Route, symbol: str) -> Steps[None]:
    """[AO-9.3, AO-9.4, AO-13.2] Let one symbol take effect, or keep its ability."""
    player = table.players[seat]
    match symbol:
        case "+1":
            player.points += 1
        case "-1":
            player.points -= 1
        case "-balloon":
            answer = yield from decide(table, LoseBalloon(seat))
            if isinstance(answer, Lose):
                player.inventory.cross_out(answer.balloon)
        case "+space":
            player.inventory.add_space()
        case "-space":
            player.inventory.lose_space()
        case "swap":
            yield from make_swaps(table, seat, 1, "AO-9.3")
        case "toll":
            player.tolls.add(route.id)
        case ability if ability in ABILITIES:
            player.abilities.append(ability)
        case balloon:
            player.inventory.receive(balloon[1:])
