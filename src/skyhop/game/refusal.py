"""Why something is not done: a sentence for people and the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple, Self

from skyhop.engine.document import Document
from skyhop.i18n import _, translated


class GeneralCode(IntEnum):
    """The codes that every game gives: they apply in this order, before its own."""

    LEGAL = 0
    """There is no reason against it."""
    GAME_IS_OVER = 1
    NO_ACTION = 2
    NOT_YOUR_DECISION = 3


class ParsedAction(NamedTuple):
    """What a game makes of a text: the first reason against it, and where that is `LEGAL` the action."""

    code: int
    action: int = -1


class Refusal(Document, tag="skyhop-refusal-1"):
    """Why an action is illegal, and what to do instead."""

    clause: str
    """The clause that it breaks, such as `BC-4.2`; empty in games without a rulebook."""
    sentence: str
    """For people, in the reader's language."""

    def __str__(self) -> str:
        """The sentence with its clause."""
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


class RefusalReason(NamedTuple):
    """One row of a game's table of refusals: a clause, and a sentence whose names are still to be filled in."""

    clause: str
    sentence: str

    def refusal(self, names: Mapping[str, object]) -> Refusal:
        """Say it in the reader's language."""
        return Refusal(self.clause, translated(self.sentence) % names)


NONE = RefusalReason("", "")
"""Of what is legal."""


class ReasonCode(IntEnum):
    """What a game's codes derive from: each is declared by its reason, numbered in order, those of `Always` first."""

    reason: RefusalReason

    def __new__(cls, clause: str, sentence: str) -> Self:
        """Give the next number to a reason."""
        code = int.__new__(cls, len(cls.__members__))
        code._value_ = int(code)
        code.reason = RefusalReason(clause, sentence)
        return code

    @classmethod
    def reasons(cls) -> dict[Self, RefusalReason]:
        """The reason of every code but `LEGAL`."""
        return {code: code.reason for code in cls if code}


class Refused(Exception):  # noqa: N818  a refusal is an answer, not an error of the program
    """Raised instead of an illegal action; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal."""
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """The clause that is broken, such as `BC-4.2`; empty in games without a rulebook."""
        return self.refusal.clause

    @property
    def sentence(self) -> str:
        """What is wrong and what to do instead, in the language in use."""
        return self.refusal.sentence

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return Refused, (self.refusal,)


class RulesetError(ValueError):
    """A ruleset that does not exist or cannot be; the message names the parameter."""


class PositionError(ValueError):
    """A position that cannot be; `field` names where, for example `hands[1]`."""

    def __init__(self, field: str, problem: str) -> None:
        """Carry the field and what is wrong with it."""
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[type[PositionError], tuple[str, str]]:
        return PositionError, (self.field, self.problem)


class LearnedFileError(ValueError):
    """A file of what was learned that cannot be read, or was learned from something else; the message says what."""


class JournalError(ValueError):
    """A journal that is cut or tampered with; `ply` names the first entry that cannot be (None: the header)."""

    def __init__(self, problem: str, ply: int | None = None) -> None:
        """Carry the ply and what is wrong with it."""
        super().__init__(problem if ply is None else _("ply %(ply)s: %(problem)s") % {"ply": ply, "problem": problem})
        self.ply = ply
        self.problem = problem
