"""A clause of a rulebook: its number, its words, and the position that shows it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

Parameters = Mapping[str, str | int | bool]
"""The parameters of a ruleset, by name."""

CITATION = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)?\b")
"""The number of a clause (`BC-6.3`) or of a whole chapter (`BC-10`), as cited in text."""

_PLACE = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Condition:
    """A parameter and the values for which a paragraph holds, or does not hold where `wanted` is false."""

    parameter: str
    values: tuple[str, ...]
    wanted: bool = True

    def holds(self, parameters: Parameters) -> bool:
        """Say whether a ruleset meets the condition; KeyError for a parameter that the game lacks."""
        return (_word(parameters[self.parameter]) in self.values) == self.wanted


@dataclass(frozen=True)
class Paragraph:
    """Markdown, perhaps several blocks of it, that holds where all its conditions do.

    `{exchange_max}` in the text stands for the value of that parameter.
    """

    text: str
    conditions: tuple[Condition, ...] = ()

    @property
    def varies(self) -> bool:
        """Say whether it reads differently from ruleset to ruleset."""
        return bool(self.conditions or _PLACE.search(self.text))

    def settled(self, parameters: Parameters) -> Paragraph:
        """Write the values of a ruleset into the text and drop the conditions, which it has met."""
        return Paragraph(_PLACE.sub(lambda place: _word(parameters[place[1]]), self.text))


@dataclass(frozen=True)
class Illustration:
    """A position that shows a clause, seen by one seat.

    `position` has the shape of a scenario's `[position]`; `play` are actions that may be played from it one after
    the other, in notation. `rulesets` names those in which it shows the clause, none meaning all. `scenario` holds
    the fields of a scenario file that set the match up: `ruleset`, where the position needs one of its own, and what
    the game adds, such as a board. A file that they name lies in the rulebook's folder, beside the languages.
    """

    caption: str
    position: Mapping[str, Any] = field(default_factory=dict)
    play: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    seat: int = 0
    scenario: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Clause:
    """One numbered rule. A clause whose number is a chapter's (`BC-10`) stands for the whole chapter.

    `varies` says whether it reads differently from ruleset to ruleset, also when it is the reading of one.
    """

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    position: Illustration | None = None
    varies: bool = False
    also: str = ""
    """What people call it who seek it by words that it does not have."""

    @property
    def anchor(self) -> str:
        """The fragment by which pages link to the clause: `bc-6.3`."""
        return anchor(self.number)

    @property
    def text(self) -> str:
        """All its paragraphs as one piece of Markdown."""
        return "\n\n".join(paragraph.text for paragraph in self.paragraphs)

    def with_position_of(self, originals: Mapping[str, Clause]) -> Clause:
        """Show what the clause of this number shows in another language, where this one has a caption alone."""
        shown = self.number in originals and originals[self.number].position
        if not shown or self.position is None or self.position.position:
            return self
        return replace(self, position=replace(shown, caption=self.position.caption))

    def for_ruleset(self, name: str, parameters: Parameters) -> Clause:
        """Keep the paragraphs that hold in a ruleset, with its values written in, and the position if it does."""
        shown = self.position and (not self.position.rulesets or name in self.position.rulesets)
        return replace(self, paragraphs=settle(self.paragraphs, parameters), position=self.position if shown else None)


@dataclass(frozen=True)
class Chapter:
    """Clauses under one heading. `number` is the chapter's own, prefix included: `BC-6`."""

    number: str
    title: str
    clauses: tuple[Clause, ...]
    introduction: tuple[Paragraph, ...] = ()

    @property
    def anchor(self) -> str:
        """The fragment by which pages link to the chapter: `bc-6`."""
        return anchor(self.number)

    def for_ruleset(self, name: str, parameters: Parameters) -> Chapter:
        """Keep of each clause what holds in a ruleset."""
        clauses = tuple(clause.for_ruleset(name, parameters) for clause in self.clauses)
        return replace(self, clauses=clauses, introduction=settle(self.introduction, parameters))


def anchor(number: str) -> str:
    """The fragment by which pages link to a clause or chapter."""
    return number.lower()


def settle(paragraphs: tuple[Paragraph, ...], parameters: Parameters) -> tuple[Paragraph, ...]:
    """Keep the paragraphs that hold in a ruleset, with its values written in."""
    return tuple(
        paragraph.settled(parameters)
        for paragraph in paragraphs
        if all(condition.holds(parameters) for condition in paragraph.conditions)
    )


def _word(value: str | int) -> str:
    """Write a parameter's value as rulebooks write it: `true`, `4`, `own-turn`."""
    return str(value).lower()
