"""Why something is not done: a sentence for people and the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from skyhop.core.i18n import translated


class Always(IntEnum):
    """The codes that every game gives, under these numbers; they apply in this order, before the game's own."""

    LEGAL = 0
    GAME_IS_OVER = 1
    NO_ACTION = 2
    NOT_YOUR_DECISION = 3


class Understood(NamedTuple):
    """What a game makes of a text: the first reason against it, and where that is `LEGAL` the action."""

    code: int
    action: int = -1


class Refusal(NamedTuple):
    """An illegal action's reason: the clause it breaks, if the game has a rulebook, and what to do instead."""

    clause: str
    sentence: str

    def __str__(self) -> str:
        """The sentence with its clause."""
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


class Reason(NamedTuple):
    """One row of a game's table of refusals: a clause, and a sentence whose names are still to be filled in."""

    clause: str
    sentence: str

    def refusal(self, names: Mapping[str, object]) -> Refusal:
        """Say it in the reader's language."""
        return Refusal(self.clause, translated(self.sentence) % names)


class Refused(Exception):  # noqa: N818  a refusal is an answer, not an error of the program
    """Raised instead of an illegal action; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal."""
        super().__init__(str(refusal))
        self.refusal = refusal


class RulesetError(ValueError):
    """A ruleset that does not exist or cannot be; the message names the parameter."""


class PositionError(ValueError):
    """A position that cannot be; `field` names where, for example `hands[1]`."""

    def __init__(self, field: str, problem: str) -> None:
        """Carry the field and what is wrong with it."""
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class JournalError(ValueError):
    """A journal that is cut or tampered with; `ply` names the first entry that cannot be (None: the header)."""

    def __init__(self, problem: str, ply: int | None = None) -> None:
        """Carry the ply and what is wrong with it."""
        super().__init__(problem if ply is None else f"ply {ply}: {problem}")
        self.ply = ply
        self.problem = problem
