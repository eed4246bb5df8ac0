"""Steps for which a game waits: the chance outcome of dealt orders, or a decision of a seat.

The play is written as Python generators that read like the rules: they yield what they wait for
and are sent the answer.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from .notation import Action
from .table import Table


@dataclass(frozen=True)
class Chance:
    """[AO-9.11] A pile ("orders") to be put in a random order; its tokens in the order of the board."""

    pile: str
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Decision(ABC):
    """[AO-12.3] A choice of a seat; each kind is a subclass with its own clause."""

    seat: int
    phase: ClassVar[str]
    kinds: ClassVar[tuple[type, ...]]
    """Types of the possible actions. Any other action has the wrong kind."""

    @abstractmethod
    def options(self, table: Table) -> list[Action]:
        """List the legal answers from what there is, not by trial."""

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
    """[AO-4.2] Ask a seat; a single answer is made by itself, and None is returned where there is none."""
    options = decision.options(table)
    if not options:
        return None
    if len(options) == 1 and not decision.is_always_asked(table):
        return options[0]
    answer = yield decision
    assert not isinstance(answer, list)
    return answer
