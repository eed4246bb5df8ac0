"""[AO-2.3] Rewards: a balloon of any type in play, or a space."""

from dataclasses import dataclass

from .notation import Action, Run, TakeSpace, Veto
from .steps import Decision, Steps, decide
from .table import Table


@dataclass(frozen=True)
class Reward(Decision):
    """[AO-2.3, AO-10.1] Decision about a reward: which one to take, or none."""

    phase = "reward"
    kinds = (Run, TakeSpace, Veto)
    may_refuse: bool = False

    def options(self, table: Table) -> list[Action]:
        """[AO-2.3] List each type if a balloon fits, and a space."""
        balloons = table.board.types if table.players[self.seat].inventory.free else ""
        refused: list[Action] = [Veto()] if self.may_refuse else []
        return [*map(Run, balloons), TakeSpace(), *refused]

    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-2.3] Refuse anything but one balloon of a type in play, never a wild, and only if it fits."""
        match action:
            case Veto():
                return None if self.may_refuse else "AO-2.3"
            case Run(balloons):
                fits = table.players[self.seat].inventory.free > 0
                return None if fits and len(balloons) == 1 and balloons in table.board.types else "AO-2.3"
        return None


def reward(table: Table, seat: int, *, may_refuse: bool = False) -> Steps[bool]:
    """[AO-2.3] Reward a player. Return False if the reward was refused."""
    answer = yield from decide(table, Reward(seat, may_refuse))
    if isinstance(answer, Veto):
        return False
    if isinstance(answer, Run):
        table.players[seat].inventory.receive(answer.balloons)
    else:
        table.players[seat].inventory.add_space()
    return True
