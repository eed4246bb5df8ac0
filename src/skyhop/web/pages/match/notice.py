"""An answer to a reader over the table: a sentence, and where the rules say so."""

from __future__ import annotations

import re
from typing import NamedTuple, Self

from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.game.refusal import Refusal
from skyhop.rulebook.clause import anchor
from skyhop.web.pages.reference.rules import address_of

CITED = re.compile(r"(.*) \[([A-Z]+-[0-9.]+)\]", re.DOTALL)
"""A sentence that ends with its clause."""


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

    @classmethod
    def of_start(cls, game: Game, problem: str, ruleset: str) -> Self:
        """Make a notice of why a match cannot begin; where there is no such ruleset, its clause is in the first one."""
        cited = CITED.fullmatch(problem)
        if not cited or not game.has(Capability.RULEBOOK):
            return cls(problem)
        name = ruleset if ruleset in game.rulesets() else game.rulesets()[0]
        return cls(cited[1], cited[2], f"/rules/{game.name}/{name}#{anchor(cited[2])}")
