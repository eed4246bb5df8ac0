"""[AO-9.2, AO-9.3] Swaps: a balloon becomes another balloon without using a space."""

from dataclasses import dataclass

from .balloons import WILD
from .notation import Action, Done, Swap
from .steps import Decision, Steps, decide
from .table import Table


@dataclass(frozen=True)
class SwapBalloon(Decision):
    """[AO-9.2, AO-9.3] Decision about the balloon to change and its new type. `clause` is the source of the swap."""

    phase = "swap"
    kinds = (Swap, Done)
    clause: str

    def options(self, table: Table) -> list[Action]:
        """[AO-9.2] List the changes of each held type into another type in play, and the choice of no more swaps."""
        swaps = [
            Swap(old, new)
            for old in table.players[self.seat].inventory.types_held
            for new in table.board.types
            if new != old
        ]
        return [*swaps, Done()]

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-9.2] Refuse a balloon that is not held, and a wild or the same type in exchange."""
        if isinstance(action, Swap):
            held = action.old in table.players[self.seat].inventory.held
            return None if held and action.new not in {action.old, WILD} else self.clause
        return None


def make_swaps(table: Table, seat: int, count: int, clause: str) -> Steps[None]:
    """[AO-9.2] Make up to `count` swaps until the player declines. Each swap is its own decision."""
    for _ in range(count):
        answer = yield from decide(table, SwapBalloon(seat, clause))
        if not isinstance(answer, Swap):
            return
        table.players[seat].inventory.swap(answer.old, answer.new)
