"""Rulebook of a game: its clauses, read from its folder. The terminal, pages and documents show the same rulebook.

The folder `rulebook/` contains one folder per language, such as `en`. Each of these folders has `summary.md` and
one file per chapter, such as `01-components.md`, in the format that `read_chapter` parses. If the game can be
printed, each language folder also has `printed.md`. If a language is missing, English replaces it. A translated
clause usually has only the caption of a position, and takes the position from the English clause. Files that
positions refer to, such as boards, are next to the language folders.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Self

from skyhop.engine.state import State, View
from skyhop.game.action import RulesetError
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.i18n import SOURCE_LANGUAGE, _, language, listed

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
    """Piece of Markdown text, one or more blocks long.

    The piece applies only to rulesets that meet all its conditions. The text contains names of parameters in
    braces, such as `{exchange_max}`. The value of the parameter replaces the name.
    """

    text: str
    conditions: tuple[Condition, ...] = ()

    @property
    def varies(self) -> bool:
        """True if the text of the paragraph differs between rulesets."""
        return bool(self.conditions or _PLACE.search(self.text))

    def fill_in(self, parameters: Parameters) -> Paragraph:
        """Return the paragraph without conditions, with the parameter values of a ruleset in its text."""
        return Paragraph(_PLACE.sub(lambda place: _word(parameters[place[1]]), self.text))


@dataclass(frozen=True)
class Illustration:
    """Position that illustrates a clause. The rulebook shows the view of one seat.

    `position` has the format of a scenario's `[position]`. `play` lists the next actions after the position, in
    notation. `rulesets` names the rulesets for which the illustration is valid. If `rulesets` is empty, the
    illustration is valid for all rulesets.

    `scenario` contains the fields of a scenario file that set up the match. If the position needs its own ruleset, one
    field is `ruleset`. Other fields are specific to the game, such as a board. If a field names a file, this file is in
    the folder of the rulebook, next to the language folders.
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
        original = self.number in originals and originals[self.number].position
        if not original or self.position is None or self.position.position:
            return self
        return replace(self, position=replace(original, caption=self.position.caption))

    def for_ruleset(self, name: str, parameters: Parameters) -> Clause:
        """Return the clause with the paragraphs, the illustration and the parameter values of one ruleset."""
        is_shown = self.position and (not self.position.rulesets or name in self.position.rulesets)
        return replace(
            self, paragraphs=settle(self.paragraphs, parameters), position=self.position if is_shown else None
        )


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
        paragraph.fill_in(parameters)
        for paragraph in paragraphs
        if all(condition.holds(parameters) for condition in paragraph.conditions)
    )


def _word(value: str | int) -> str:
    """Format the value of a parameter in the spelling of rulebooks: `true`, `4`, `own-turn`."""
    return str(value).lower()


_HEADING = re.compile(r"^(#{1,2}) ([A-Z]{2,3}-\d+(?:\.\d+)?) (.+)$")
_CONDITION = re.compile(r"^(\w+)(!?=)([\w,-]+)$")
_ALSO_PREFIX = "also: "
BOOKS_KEPT = 16
"""Maximum number of cached rulebooks: one for each game and language."""
_VARIANT, _POSITION, _TABLE = ":::", "~~~position", "~~~"


class RulebookError(ValueError):
    """Error raised for an invalid rulebook. The message names the file and the line, or a repeated number."""


def read_chapter(text: str, name: str) -> Chapter:
    """Parse a chapter: its heading, the text before its first clause, and its clauses.

    Raises:
        RulebookError: if the text is not a valid chapter. The message contains `name` and the line.
    """
    first, *rest = list(_sections(text, name))
    if first.level != 1:
        raise RulebookError(_("%(place)s: a chapter begins with '# BC-1 Title'") % {"place": f"{name}:{first.line}"})
    clauses = tuple(_clause(section, first.number, name) for section in rest)
    return Chapter(first.number, first.title, clauses, read_paragraphs(first.lines, name, first.line))


def read_paragraphs(lines: list[str], name: str, line: int = 0) -> tuple[Paragraph, ...]:
    """Parse lines of Markdown into paragraphs with and without conditions.

    `line` is the number of lines in the file before `lines`. With this number, error messages can name the line.
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
    """Heading of a chapter file with the lines under this heading."""

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
            raise RulebookError(_("%(place)s: text before the first heading") % {"place": f"{name}:{line}"})
    if section is None:
        raise RulebookError(_("%(place)s: no heading") % {"place": name})
    yield section


def _clause(section: _Section, chapter: str, name: str) -> Clause:
    place = f"{name}:{section.line}"
    if section.level != 2 or section.number.partition(".")[0] != chapter:
        problem = _("%(place)s: %(number)s is not a clause of chapter %(chapter)s")
        raise RulebookError(problem % {"place": place, "number": section.number, "chapter": chapter})
    words, table = _split_position(section.lines, place)
    also = words[0].removeprefix(_ALSO_PREFIX) if words and words[0].startswith(_ALSO_PREFIX) else ""
    paragraphs = read_paragraphs(words[bool(also) :], name, section.line + bool(also))
    if not paragraphs:
        raise RulebookError(_("%(place)s: the clause is empty") % {"place": place})
    position = _illustration(table, place) if table else None
    varies = any(paragraph.varies for paragraph in paragraphs)
    return Clause(section.number, section.title, paragraphs, position, varies, also)


def _split_position(lines: list[str], place: str) -> tuple[list[str], str]:
    """Split the lines of a clause into its text and the TOML of its position. The position follows the text."""
    if _POSITION not in lines:
        return lines, ""
    start = lines.index(_POSITION)
    after = lines[start + 1 :]
    if _TABLE not in after or any(after[after.index(_TABLE) + 1 :]):
        raise RulebookError(
            _("%(place)s: a position must be the last part of a clause and end with ~~~") % {"place": place}
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
        problem = _("%(place)s: '%(word)s' is not a valid condition; write a condition such as trade=cube")
        raise RulebookError(problem % {"place": place, "word": word})
    return Condition(parts[1], tuple(parts[3].split(",")), parts[2] == "=")


def _add(paragraphs: list[Paragraph], block: list[str], conditions: tuple[Condition, ...]) -> None:
    text = "\n".join(block).strip("\n").rstrip()
    if text:
        paragraphs.append(Paragraph(text, conditions))
    block.clear()


_CLAUSE_REFERENCE = re.compile(r"^(?:([a-z]{2,3})[ -]?)?(\d+(?:\.\d+)?)$", re.IGNORECASE)


class UnknownClause(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised for an unknown clause or chapter. The message lists similar clauses, or chapters."""


@dataclass(frozen=True)
class Rulebook:
    """Rulebook of a game in one language: chapters, and a one-page summary.

    `rulesets` contains the parameters of the named rulesets, the default ruleset first. A rulebook that was read
    from files contains the texts of all rulesets. `for_ruleset` returns the rulebook of one ruleset.
    """

    chapters: tuple[Chapter, ...]
    summary: tuple[Paragraph, ...]
    rulesets: Mapping[str, Parameters] = field(default_factory=dict)
    ruleset: str | None = None
    printed: tuple[Paragraph, ...] = ()
    """Rules that are printed with the material of the game. Empty if the game cannot be printed."""

    @classmethod
    def load(
        cls, folder: Traversable, language: str = SOURCE_LANGUAGE, rulesets: Mapping[str, Parameters] | None = None
    ) -> Self:
        """Read the rulebook in a folder. Choose the available language that is nearest to `language`.

        Raises:
            RulebookError: if a file is not a valid chapter, or two clauses have the same number. The message names the
                file and the line, or the repeated number.
        """
        pages = _folder_of_language(folder, language)
        names = sorted(page.name for page in pages.iterdir() if page.name[:1].isdigit() and page.name.endswith(".md"))
        chapters = tuple(read_chapter((pages / name).read_text("utf-8"), name) for name in names)
        summary = read_paragraphs((pages / "summary.md").read_text("utf-8").splitlines(), "summary.md")
        if pages != folder / SOURCE_LANGUAGE:
            originals = {clause.number: clause for clause in cls.load(folder).clauses()}
            chapters = tuple(
                replace(chapter, clauses=tuple(clause.with_position_of(originals) for clause in chapter.clauses))
                for chapter in chapters
            )
        page = pages / "printed.md"
        printed = read_paragraphs(page.read_text("utf-8").splitlines(), page.name) if page.is_file() else ()
        book = cls(chapters, summary, rulesets or {}, printed=printed)
        numbers = [clause.number for clause in book.clauses()]
        twice = {number for number in numbers if numbers.count(number) > 1}
        if twice:
            raise RulebookError(
                _("%(numbers)s: each clause number may occur only once") % {"numbers": listed(sorted(twice))}
            )
        return book

    @property
    def prefix(self) -> str:
        """Letters at the start of each clause number, such as `BC`."""
        return self.chapters[0].number.partition("-")[0]

    def clauses(self) -> Iterator[Clause]:
        """Yield all clauses in the order of the book."""
        return (clause for chapter in self.chapters for clause in chapter.clauses)

    def clause(self, number: str) -> Clause:
        """Return the clause with a number. The number may be `BC-6.3`, `bc-6.3` or `6.3`.

        `BC-10` is the number of a chapter that has no numbered clauses.

        Raises:
            UnknownClause: if no clause has this number. The message lists similar clauses.
        """
        full_number = self.number_of(number)
        for clause in self.clauses():
            if clause.number == full_number:
                return clause
        problem = _("there is no clause %(number)s; similar numbers are %(near)s")
        raise UnknownClause(problem % {"number": full_number, "near": listed(self._list_chapter_clauses(full_number))})

    def chapter(self, number: str) -> Chapter:
        """Return the chapter with a number, written `BC-6` or `6`.

        Raise `UnknownClause` if no chapter has this number. The message lists all chapters.
        """
        full_number = self.number_of(number)
        for chapter in self.chapters:
            if chapter.number == full_number:
                return chapter
        problem = _("there is no chapter %(number)s; the chapters are %(chapters)s")
        numbers = listed(chapter.number for chapter in self.chapters)
        raise UnknownClause(problem % {"number": full_number, "chapters": numbers})

    def list_clauses(self, number: str) -> tuple[Clause, ...]:
        """Return the clauses with a number: all clauses of a chapter, or one clause.

        Raise `UnknownClause` if neither a chapter nor a clause has this number.
        """
        full_number = self.number_of(number)
        is_chapter = full_number in {chapter.number for chapter in self.chapters}
        return self.chapter(full_number).clauses if is_chapter else (self.clause(full_number),)

    def number_of(self, reference: str) -> str:
        """Return the full number of a clause, such as `BC-6.3` for `6.3`. Return any other text unchanged."""
        parts = _CLAUSE_REFERENCE.match(reference.strip())
        return f"{(parts[1] or self.prefix).upper()}-{parts[2]}" if parts else reference

    def for_ruleset(self, ruleset: str | Parameters) -> Self:
        """Return the rulebook of one ruleset, given by its name or its parameters.

        The texts contain the parameter values of the ruleset.

        Raises:
            RulesetError: if the name is not among `rulesets`.
        """
        if isinstance(ruleset, str) and ruleset not in self.rulesets:
            problem = _("there is no ruleset %(name)s; choose one of %(names)s")
            raise RulesetError(problem % {"name": repr(ruleset), "names": listed(self.rulesets)})
        parameters = self.rulesets[ruleset] if isinstance(ruleset, str) else ruleset
        name = ruleset if isinstance(ruleset, str) else self._name_of(parameters)
        chapters = tuple(chapter.for_ruleset(name, parameters) for chapter in self.chapters)
        return replace(self, chapters=chapters, summary=settle(self.summary, parameters), ruleset=name)

    def variants(self, number: str) -> dict[tuple[str, ...], Clause]:
        """Return all versions of a clause, because its text may differ between rulesets.

        Each key is a tuple with the names of all rulesets that have this version.
        """
        clause = self.clause(number)
        readings: dict[str, tuple[str, ...]] = {}
        for name, parameters in self.rulesets.items():
            text = clause.for_ruleset(name, parameters).text
            readings[text] = (*readings.get(text, ()), name)
        return {names: clause.for_ruleset(names[0], self.rulesets[names[0]]) for names in readings.values()}

    def _name_of(self, parameters: Parameters) -> str:
        return next((name for name, values in self.rulesets.items() if values == parameters), "custom")

    def _list_chapter_clauses(self, number: str) -> list[str]:
        """Return the numbers of the clauses in the same chapter as `number`.

        If the chapter does not exist, return similar clause numbers. If there are no similar numbers, return the
        numbers of all chapters.
        """
        numbers = [clause.number for clause in self.clauses()]
        chapter = number.partition(".")[0]
        same = [known for known in numbers if known.partition(".")[0] == chapter]
        return same or get_close_matches(number, numbers, 4, 0.7) or [chapter.number for chapter in self.chapters]


def rulebook_of(game: Game, tag: str | None = None) -> Rulebook:
    """Read the rulebook of a game in a language, by default in the current language.

    Raise `MissingCapability` if the game has no rulebook.
    """
    return _load_book(game, tag or language())


@lru_cache(BOOKS_KEPT)
def _load_book(game: Game, tag: str) -> Rulebook:
    rulesets = {name: game.ruleset(name).parameters for name in game.rulesets()}
    return Rulebook.load(_folder_of_game(game), tag, rulesets)


def load_view(game: Game, ruleset: str | Mapping[str, object], illustration: Illustration) -> View:
    """Return the view of the position that an illustration shows.

    The view belongs to the seat of the illustration.
    """
    return game.view(load_state(game, ruleset, illustration), illustration.seat)


def load_state(game: Game, ruleset: str | Mapping[str, object], illustration: Illustration) -> State:
    """Return the state of the position that an illustration shows.

    If the illustration does not name a ruleset, use `ruleset`.
    """
    fields = {"ruleset": ruleset, "position": illustration.position, **illustration.scenario}
    rules = game.positions.ruleset_of_scenario(fields, _folder_of_game(game))
    state = game.positions.from_position(rules, illustration.position)
    while game.chance(state):
        game.settle(state, game.roll(state))
    return state


def _folder_of_game(game: Game) -> Path:
    if game.folder is None or not game.has(Capability.RULEBOOK):
        raise make_missing_error(game, Capability.RULEBOOK)
    return game.folder / "rulebook"


def _folder_of_language(folder: Traversable, tag: str) -> Traversable:
    """Return the language folder nearest to a language tag: for `fr-CH` first `fr-CH`, then `fr`, then English."""
    for name in (tag, tag.partition("-")[0]):
        if name.isascii() and name.replace("-", "").isalnum() and (folder / name).is_dir():
            return folder / name
    return folder / SOURCE_LANGUAGE
