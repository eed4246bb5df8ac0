"""Refusals: a sentence for people and the clause behind it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple, Self

from skyhop.engine.document import Document
from skyhop.i18n import _, translated


class GeneralCode(IntEnum):
    """Codes of refusals that every game uses; they are checked in this order, before the game's own."""

    LEGAL = 0
    """Code of a legal action."""
    GAME_IS_OVER = 1
    NO_ACTION = 2
    NOT_YOUR_DECISION = 3


class ParsedAction(NamedTuple):
    """Result of parsing a text: the first reason against it, and if that is `LEGAL` the action."""

    code: int
    action: int = -1


class Refusal(Document, tag="skyhop-refusal-1"):
    """Refusal of an action: the reason, and what to do instead."""

    clause: str
    """Clause that the action breaks, such as `BC-4.2`; empty in games without a rulebook."""
    sentence: str
    """Sentence for people, in the reader's language."""

    def __str__(self) -> str:
        """Return the sentence with its clause."""
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


class RefusalReason(NamedTuple):
    """Row of a game's table of refusals: a clause, and a sentence with placeholders."""

    clause: str
    sentence: str

    def refusal(self, names: Mapping[str, object]) -> Refusal:
        """Return the refusal in the reader's language."""
        return Refusal(self.clause, translated(self.sentence) % names)


NONE = RefusalReason("", "")
"""Empty reason of legal actions."""


class ReasonCode(IntEnum):
    """Base of a game's codes: each is declared with its reason, numbered in order after those of `GeneralCode`."""

    reason: RefusalReason

    def __new__(cls, clause: str, sentence: str) -> Self:
        """Create the code with the next number."""
        code = int.__new__(cls, len(cls.__members__))
        code._value_ = int(code)
        code.reason = RefusalReason(clause, sentence)
        return code

    @classmethod
    def reasons(cls) -> dict[int, RefusalReason]:
        """Return the reason of every code except `LEGAL`."""
        return {code: code.reason for code in cls if code}


class Refused(Exception):  # noqa: N818  a refusal is an answer, not an error of the program
    """Error raised for an illegal action; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        """Store the refusal."""
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """Clause that is broken, such as `BC-4.2`; empty in games without a rulebook."""
        return self.refusal.clause

    @property
    def sentence(self) -> str:
        """Sentence on the problem and what to do instead, in the current language."""
        return self.refusal.sentence

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return Refused, (self.refusal,)


class RulesetError(ValueError):
    """Error raised for a ruleset that does not exist or is impossible; the message names the parameter."""


class PositionError(ValueError):
    """Error raised for an impossible position; `field` names the place, for example `hands[1]`."""

    def __init__(self, field: str, problem: str) -> None:
        """Store the field and its error."""
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[type[PositionError], tuple[str, str]]:
        return PositionError, (self.field, self.problem)


class LearnedFileError(ValueError):
    """Error raised for a file of weights that is unreadable or belongs to other features; the message says which."""


class JournalError(ValueError):
    """Error raised for a journal that is cut or changed; `ply` is the first impossible entry (None: the header)."""

    def __init__(self, problem: str, ply: int | None = None) -> None:
        """Store the ply and its error."""
        super().__init__(problem if ply is None else _("ply %(ply)s: %(problem)s") % {"ply": ply, "problem": problem})
        self.ply = ply
        self.problem = problem
