"""An answer to a reader over the table: a sentence, and where the rules say so."""

from __future__ import annotations

from typing import NamedTuple, Self

from skyhop.core.clause import anchor
from skyhop.core.match import Match
from skyhop.core.refusals import Refusal
from skyhop.web.rules import address_of


class Notice(NamedTuple):
    """A sentence, with the number of a clause and its address where there is one."""

    sentence: str
    clause: str = ""
    address: str = ""

    @classmethod
    def of(cls, match: Match, answer: Refusal | str) -> Self:
        """Make a notice of an answer at a match."""
        if isinstance(answer, str) or not answer.clause:
            return cls(answer if isinstance(answer, str) else answer.sentence)
        page = address_of(match.game, match.journal.header.ruleset)
        return cls(answer.sentence, answer.clause, f"{page}#{anchor(answer.clause)}")
