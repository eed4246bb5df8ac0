"""Steps for which a game waits: the order of a shuffle, or an action of a seat.

The play consists of Python generators that read like the rules. They yield each step for which they wait
and receive the answer.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from .cards import in_card_order
from .cubes import in_cube_order
from .notation import Action
from .table import Table


@dataclass(frozen=True)
class Chance:
    """Pile ("supply" or "bag") to put in a random order. Its tokens are in canonical order."""

    pile: str
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Decision:
    """A seat that must act, in phase "place", "stuck" or "claim"."""

    seat: int
    phase: str


Waiting = Chance | Decision
Answer = list[str] | Action
T = TypeVar("T")
Steps = Generator[Waiting, Answer, T]


def shuffle_supply(table: Table, cards: list[str]) -> Steps[None]:
    """[BC-2.3, BC-3.3] Make the cards the supply, in an order that chance decides."""
    order = yield Chance("supply", tuple(in_card_order(cards)))
    assert isinstance(order, list)
    table.supply = order


def mix_bag(table: Table) -> Steps[None]:
    """[BC-9.3, BC-9.5] Put the bag in an order that chance decides."""
    order = yield Chance("bag", tuple(in_cube_order(table.bag)))
    assert isinstance(order, list)
    table.bag = order
    table.bag_is_unmixed = False


def mix_bag_if_due(table: Table) -> Steps[None]:
    """[BC-9.3, BC-9.5] Mix the bag if cubes went into it since it was last mixed."""
    if table.bag_is_unmixed:
        yield from mix_bag(table)


def decide(table: Table, seat: int, phase: str) -> Steps[Action]:
    """Mix the bag first if due, then wait for an action of the seat."""
    yield from mix_bag_if_due(table)
    action = yield Decision(seat, phase)
    assert not isinstance(action, list)
    return action
