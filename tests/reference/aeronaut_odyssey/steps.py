"""Steps for which a game waits: the chance outcome of dealt orders, or a decision of a seat.

The play consists of Python generators that read like the rules. They yield each step for which they wait
and receive the answer.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from .notation import Action
from .table import Table


@dataclass(frozen=True)
class Chance:
    """[AO-9.11] Pile ("orders") to put in a random order. Its tokens are in the order of the board."""

    pile: str
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Decision(ABC):
    """[AO-12.3] Choice of a seat. Each kind is a subclass with its own clause."""

    seat: int
    phase: ClassVar[str]
    kinds: ClassVar[tuple[type, ...]]
    """Types of the possible actions. Any other action has the wrong kind."""

    @abstractmethod
    def options(self, table: Table) -> list[Action]:
        """List the legal answers directly from the state, not by trial."""

    @abstractmethod
    def refusal(self, table: Table, action: Action) -> str | None:
        """[AO-12.4] Return the first clause that an answer of the right kind breaks."""

    def is_always_asked(self, table: Table) -> bool:  # noqa: ARG002  # the turn looks at the table
        """[AO-4.2] Return True if the player decides even with a single possible action."""
        return False


Waiting = Chance | Decision
Answer = list[str] | Action
T = TypeVar("T")
Steps = Generator[Waiting, Answer, T]


def decide(table: Table, decision: Decision) -> Steps[Action | None]:
    """[AO-4.2] Wait for the answer of a seat. Give a single answer automatically. Return None if there is no answer."""
    options = decision.options(table)
    if not options:
        return None
    if len(options) == 1 and not decision.is_always_asked(table):
        return options[0]
    answer = yield decision
    assert not isinstance(answer, list)
    return answer
