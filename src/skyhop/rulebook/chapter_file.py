"""Reading one file of a rulebook: Markdown with clause headings, variants and positions.

```
# BC-6 Scoring a tile          the chapter
Words before the first clause.

## BC-6.3 Equal sums           a clause
also: tie, draw                by what other words it is found
Words that hold in every ruleset.

::: trade=cube when!=own-turn,won-scoring
Words that hold where the ruleset has these values: any of those after `=`, none of those after `!=`.
:::

~~~position                    TOML: caption, and in English position, perhaps play, rulesets, seat, scenario
caption = "..."
[position]
~~~
```
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

from skyhop.i18n import _
from skyhop.rulebook.clause import Chapter, Clause, Condition, Illustration, Paragraph

_HEADING = re.compile(r"^(#{1,2}) ([A-Z]{2,3}-\d+(?:\.\d+)?) (.+)$")
_CONDITION = re.compile(r"^(\w+)(!?=)([\w,-]+)$")
_ALSO = "also: "
_VARIANT, _POSITION, _TABLE = ":::", "~~~position", "~~~"


class RulebookError(ValueError):
    """A rulebook that cannot be read; the message names file and line."""


def read_chapter(text: str, name: str) -> Chapter:
    """Read a chapter: its heading, the words before its first clause, its clauses.

    Raises:
        RulebookError: with `name` and the line, for a file that is not written as this module says.

    """
    first, *rest = list(_sections(text, name))
    if first.level != 1:
        raise RulebookError(_("%(place)s: a chapter begins with '# BC-1 Title'") % {"place": f"{name}:{first.line}"})
    clauses = tuple(_clause(section, first.number, name) for section in rest)
    return Chapter(first.number, first.title, clauses, read_paragraphs(first.lines, name, first.line))


def read_paragraphs(lines: list[str], name: str, line: int = 0) -> tuple[Paragraph, ...]:
    """Cut lines of Markdown into what always holds and what holds under conditions.

    `line` is the number of the line before the first, for messages.
    """
    found: list[Paragraph] = []
    block: list[str] = []
    conditions: tuple[Condition, ...] = ()
    for number, text in enumerate(lines, line + 1):
        if not text.startswith(_VARIANT):
            block.append(text)
            continue
        _add(found, block, conditions)
        opened = text.removeprefix(_VARIANT).split()
        if bool(opened) == bool(conditions):
            problem = _("%(place)s: a variant opens with '::: parameter=value' and closes with ':::'")
            raise RulebookError(problem % {"place": f"{name}:{number}"})
        conditions = tuple(_condition(word, f"{name}:{number}") for word in opened)
    if conditions:
        raise RulebookError(_("%(place)s: a variant is not closed with ':::'") % {"place": name})
    _add(found, block, conditions)
    return tuple(found)


class _Section:
    """The lines under one heading."""

    def __init__(self, level: int, number: str, title: str, line: int) -> None:
        self.level, self.number, self.title, self.line = level, number, title.strip(), line
        self.lines: list[str] = []


def _sections(text: str, name: str) -> Iterator[_Section]:
    section: _Section | None = None
    for line, words in enumerate(text.splitlines(), 1):
        heading = _HEADING.match(words)
        if heading:
            if section:
                yield section
            section = _Section(len(heading[1]), heading[2], heading[3], line)
        elif section:
            section.lines.append(words)
        elif words.strip():
            raise RulebookError(_("%(place)s: words before the first heading") % {"place": f"{name}:{line}"})
    if section is None:
        raise RulebookError(_("%(place)s: no heading") % {"place": name})
    yield section


def _clause(section: _Section, chapter: str, name: str) -> Clause:
    place = f"{name}:{section.line}"
    if section.level != 2 or section.number.partition(".")[0] != chapter:
        problem = _("%(place)s: %(number)s is no clause of chapter %(chapter)s")
        raise RulebookError(problem % {"place": place, "number": section.number, "chapter": chapter})
    words, table = _apart(section.lines, place)
    also = words[0].removeprefix(_ALSO) if words and words[0].startswith(_ALSO) else ""
    paragraphs = read_paragraphs(words[bool(also) :], name, section.line + bool(also))
    if not paragraphs:
        raise RulebookError(_("%(place)s: the clause says nothing") % {"place": place})
    position = _illustration(table, place) if table else None
    varies = any(paragraph.varies for paragraph in paragraphs)
    return Clause(section.number, section.title, paragraphs, position, varies, also)


def _apart(lines: list[str], place: str) -> tuple[list[str], str]:
    """Part the words of a clause from the TOML of its position, which comes last."""
    if _POSITION not in lines:
        return lines, ""
    start = lines.index(_POSITION)
    after = lines[start + 1 :]
    if _TABLE not in after or any(after[after.index(_TABLE) + 1 :]):
        raise RulebookError(
            _("%(place)s: a position is the last thing of a clause and ends with ~~~") % {"place": place}
        )
    return lines[:start], "\n".join(after[: after.index(_TABLE)])


def _illustration(table: str, place: str) -> Illustration:
    try:
        fields = tomllib.loads(table)
        return Illustration(**fields | {name: tuple(fields.get(name, ())) for name in ("play", "rulesets")})
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise RulebookError(_("%(place)s: the position: %(problem)s") % {"place": place, "problem": error}) from error


def _condition(word: str, place: str) -> Condition:
    parts = _CONDITION.match(word)
    if not parts:
        problem = _("%(place)s: '%(word)s' is no condition such as trade=cube")
        raise RulebookError(problem % {"place": place, "word": word})
    return Condition(parts[1], tuple(parts[3].split(",")), parts[2] == "=")


def _add(found: list[Paragraph], block: list[str], conditions: tuple[Condition, ...]) -> None:
    text = "\n".join(block).strip("\n").rstrip()
    if text:
        found.append(Paragraph(text, conditions))
    block.clear()
