"""Clause of a rulebook: its number, its text, and a position that illustrates the clause."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

Parameters = Mapping[str, str | int | bool]
"""Parameters of a ruleset, by name."""

CITATION = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)?\b")
"""Pattern of a citation in a text: a clause (`BC-6.3`) or a chapter (`BC-10`)."""

_PLACE = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Condition:
    """Condition of a paragraph: the name of a parameter, and a list of its values.

    If `wanted` is True, the parameter must have one of the values. If `wanted` is False, it must have none of them.
    """

    parameter: str
    values: tuple[str, ...]
    wanted: bool = True

    def holds(self, parameters: Parameters) -> bool:
        """Return True if a ruleset with these parameters meets the condition.

        Raise `KeyError` if the game does not have the parameter.
        """
        return (_word(parameters[self.parameter]) in self.values) == self.wanted


@dataclass(frozen=True)
class Paragraph:
    """Paragraph of Markdown with one or several blocks.

    The paragraph applies only to rulesets that meet all its conditions. The text contains names of parameters in
    braces, such as `{exchange_max}`. The value of the parameter replaces the name.
    """

    text: str
    conditions: tuple[Condition, ...] = ()

    @property
    def varies(self) -> bool:
        """True if the text of the paragraph differs between rulesets."""
        return bool(self.conditions or _PLACE.search(self.text))

    def settled(self, parameters: Parameters) -> Paragraph:
        """Return the paragraph without conditions, with the parameter values of a ruleset in its text."""
        return Paragraph(_PLACE.sub(lambda place: _word(parameters[place[1]]), self.text))


@dataclass(frozen=True)
class Illustration:
    """Position that illustrates a clause. The rulebook shows the view of one seat.

    `position` has the format of a scenario's `[position]`. `play` lists the next actions after the position, in
    notation. `rulesets` names the rulesets for which the illustration is valid. If `rulesets` is empty, the
    illustration is valid for all rulesets.

    `scenario` contains the fields of a scenario file that set up the match. One field is `ruleset`, if the position
    needs a different ruleset. Other fields are specific to the game, such as a board. If a field names a file, this
    file is in the folder of the rulebook, next to the language folders.
    """

    caption: str
    position: Mapping[str, object] = field(default_factory=dict)
    play: tuple[str, ...] = ()
    rulesets: tuple[str, ...] = ()
    seat: int = 0
    scenario: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Clause:
    """Numbered rule. A clause with the number of a chapter (`BC-10`) represents the complete chapter.

    `varies` is True if the text of the clause differs between rulesets. The value does not change when the rulebook
    is reduced to one ruleset.
    """

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    position: Illustration | None = None
    varies: bool = False
    also: str = ""
    """Additional search terms for the clause."""

    @property
    def anchor(self) -> str:
        """URL fragment of the clause: `bc-6.3`."""
        return anchor(self.number)

    @property
    def text(self) -> str:
        """Markdown text of all paragraphs of the clause."""
        return "\n\n".join(paragraph.text for paragraph in self.paragraphs)

    def with_position_of(self, originals: Mapping[str, Clause]) -> Clause:
        """Return this translated clause with the position of the original clause, but with its own caption.

        Return the clause unchanged in three cases: it has its own position, it has no caption, or the original
        clause has no position.
        """
        shown = self.number in originals and originals[self.number].position
        if not shown or self.position is None or self.position.position:
            return self
        return replace(self, position=replace(shown, caption=self.position.caption))

    def for_ruleset(self, name: str, parameters: Parameters) -> Clause:
        """Return the clause with the paragraphs, the illustration and the parameter values of one ruleset."""
        shown = self.position and (not self.position.rulesets or name in self.position.rulesets)
        return replace(self, paragraphs=settle(self.paragraphs, parameters), position=self.position if shown else None)


@dataclass(frozen=True)
class Chapter:
    """Chapter of a rulebook: clauses under one heading. `number` includes the prefix: `BC-6`."""

    number: str
    title: str
    clauses: tuple[Clause, ...]
    introduction: tuple[Paragraph, ...] = ()

    @property
    def anchor(self) -> str:
        """URL fragment of the chapter: `bc-6`."""
        return anchor(self.number)

    def for_ruleset(self, name: str, parameters: Parameters) -> Chapter:
        """Return the chapter with the clauses, paragraphs and parameter values of one ruleset."""
        clauses = tuple(clause.for_ruleset(name, parameters) for clause in self.clauses)
        return replace(self, clauses=clauses, introduction=settle(self.introduction, parameters))


def anchor(number: str) -> str:
    """Return the URL fragment of a clause or chapter."""
    return number.lower()


def settle(paragraphs: tuple[Paragraph, ...], parameters: Parameters) -> tuple[Paragraph, ...]:
    """Return the paragraphs that apply under one ruleset, with the parameter values of the ruleset in their texts."""
    return tuple(
        paragraph.settled(parameters)
        for paragraph in paragraphs
        if all(condition.holds(parameters) for condition in paragraph.conditions)
    )


def _word(value: str | int) -> str:
    """Format the value of a parameter in the spelling of rulebooks: `true`, `4`, `own-turn`."""
    return str(value).lower()
