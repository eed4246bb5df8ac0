"""Declarations of actions: notation, sentences and board elements of each kind of action, for all interfaces.

A game declares each kind of its actions as an `ActionDeclaration` and collects the declarations in `Actions`.
Journal, log, page, terminal, quiz, hints, API and MCP read these declarations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property, partial
from typing import Generic, NamedTuple, Self, TypeVar

from skyhop.engine.document import Document
from skyhop.i18n import _, translated

Values = tuple[object, ...]
Request = TypeVar("Request")
"""Type of a game's requests to its rules. A request has an action number and the values that affect a refusal."""


class ActionField(NamedTuple):
    """Field of an action's notation: its name, its pattern, and functions that convert between text and value."""

    name: str
    pattern: str
    read: Callable[[str], object]
    write: Callable[..., str]

    @classmethod
    def enumerated(cls, name: str, texts: Sequence[str]) -> ActionField:
        """Return a field for the texts in `texts`. The value of the field is the index of the text."""
        longest_first = sorted(texts, key=len, reverse=True)
        return cls(name, "|".join(map(re.escape, longest_first)), texts.index, texts.__getitem__)


def read_loosely(pattern: str, notation: str) -> Callable[[str], str]:
    """Return a function that converts a player's informal words to notation.

    If the words do not match the regular expression `pattern`, the returned function returns an empty text.
    `notation` is a template whose placeholders are groups of `pattern`.
    """
    form = re.compile(pattern)

    def read(words: str) -> str:
        found = form.fullmatch(words)
        return notation.format(*found.groups("")) if found else ""

    return read


def _empty_list(*_values: object) -> str:
    return ""


def _empty_values(*_values: object) -> Values:
    return ()


def _empty_names(*_values: object) -> Mapping[str, object]:
    return {}


def _empty_place(*_values: object) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class ActionDeclaration(Generic[Request]):
    """Declaration of a kind of action.

    Most of its functions take the values of `fields` after their first argument.
    """

    kind: int
    notation: str
    """Template of the notation, such as `{card}-{tile}`. Its placeholders are names of `fields`."""
    sentence: Callable[..., str]
    """Function (view, values): return a sentence for the action in the reader's language. The action may be illegal."""
    fields: tuple[ActionField, ...] = ()
    decode: Callable[..., Values] = _empty_values
    """Function (record, action): return the field values for an action number.

    `record` is the record of the position.
    """
    request: Callable[..., Request]
    """Function (position, values): return the request to the rules. The action with these values may be impossible."""
    names: Callable[..., Mapping[str, object]] = _empty_names
    """Function (values): return the words that replace the placeholders in a refusal."""
    facts: Callable[..., object] = _empty_list
    """Function (view, values): return the costs and gains of the action, for sentences and pictures."""
    effects: Callable[..., str] = _empty_list
    """Function (view, values): return a sentence about the certain consequences of the action."""
    title: Callable[..., str] = _empty_list
    """Function (view, values): return the few words on the button for the action."""
    places: Callable[..., tuple[str, ...]] = _empty_place
    """Function (view, values): return CSS selectors of the pieces and places of the action on the page."""
    plain: Callable[..., str] | None = None
    """Function (view, values): return a sentence for questions about the rules.

    The sentence must be true for illegal actions, too. Without this function, such questions use `sentence`.
    """
    texts: Callable[..., Callable[[int], str]] | None = None
    """Function (record): return a function that converts action numbers to notation. It is faster than `decode`."""
    is_fixed: bool = False
    """True if the notation of an action is the same in all positions of all matches. `Actions` then stores its text."""
    loose: Callable[[str], str] = _empty_list
    """Function (words): convert informal words in upper case to notation.

    Return an empty text if the words describe another kind of action.
    """

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        groups = {field.name: f"(?P<{field.name}>{field.pattern})" for field in self.fields}
        return re.compile(
            re.sub(r"\{(\w+)\}|(.)", lambda part: groups[part[1]] if part[1] else re.escape(part[2]), self.notation)
        )

    @cached_property
    def _template(self) -> str:
        """Template of the notation with the indices of the fields instead of their names."""
        return self.notation.format(**{field.name: f"{{{index}}}" for index, field in enumerate(self.fields)})

    def write(self, *values: object) -> str:
        """Return the notation of the action with these field values."""
        texts = [field.write(value) for field, value in zip(self.fields, values, strict=True)]
        return self._template.format(*texts)

    def describe(self, view: object, *values: object) -> str:
        """Return a sentence about the action with these field values, without its consequences.

        The action may be illegal.
        """
        return (self.plain or self.sentence)(view, *values)

    def explain(self, view: object, *values: object) -> str:
        """Return a sentence about the action with these field values, and about its consequences."""
        return " ".join(filter(None, (self.sentence(view, *values), self.effects(view, *values))))

    def parse(self, text: str) -> Values | None:
        """Return the field values of the action that a text in notation describes.

        If the text is an action of another kind, return None.
        """
        found = self._pattern.fullmatch(text)
        return found and tuple(field.read(found[field.name]) for field in self.fields)


class ParsedNotation(NamedTuple, Generic[Request]):
    """Parsed action: the declaration of its kind, and the values of its fields."""

    action: ActionDeclaration[Request]
    values: Values


class Actions(Generic[Request]):
    """Declarations of all actions of a game, one for each kind, in the order of the kinds."""

    def __init__(self, kind_of: Callable[[int], int], *declared: ActionDeclaration[Request]) -> None:
        self._kind_of = cache(kind_of)
        self._declared = declared
        self.fixed_texts = dict[int, str]()
        """Cached notation of actions with `is_fixed`, by the number of the action."""

    def read(self, record: object, action: int) -> ParsedNotation[Request]:
        """Return the declaration and the field values of the action with the number `action`.

        `record` is the record of the position.
        """
        declared = self._declared[self._kind_of(action)]
        return ParsedNotation(declared, declared.decode(record, action))

    def parse(self, text: str) -> ParsedNotation[Request] | None:
        """Parse an action in notation without a position. If the game has no such action, return None."""
        parsed = ((declared, declared.parse(text)) for declared in self._declared)
        return next((ParsedNotation(declared, values) for declared, values in parsed if values is not None), None)

    def write(self, record: object, action: int) -> str:
        """Return the notation of the action with the number `action`. `record` is the record of the position."""
        text = self.fixed_texts.get(action)
        return self._write_new(record, self._kind_of(action), action) if text is None else text

    def write_all(self, record: object, actions: Sequence[int]) -> list[str]:
        """Return the notation of several actions. This is faster than `write` for each of them."""
        fixed = self.fixed_texts
        notations = [text for text in map(fixed.get, actions) if text]
        if len(notations) == len(actions):
            return notations
        notations.clear()
        kind_of = self._kind_of
        texts: dict[int, Callable[[int], str]] = {}
        for action in actions:
            text = fixed.get(action)
            if text is None:
                kind = kind_of(action)
                if kind not in texts:
                    make_texts = self._declared[kind].texts
                    texts[kind] = make_texts(record) if make_texts else partial(self._write_new, record, kind)
                text = texts[kind](action)
            notations.append(text)
        return notations

    def _write_new(self, record: object, kind: int, action: int) -> str:
        """Return the notation of an action that `fixed_texts` does not contain. Add fixed notation to it."""
        declared = self._declared[kind]
        if declared.texts:
            return declared.texts(record)(action)
        text = declared.write(*declared.decode(record, action))
        if declared.is_fixed:
            self.fixed_texts[action] = text
        return text

    def loose(self, words: str) -> str:
        """Return the notation of an action that a player typed in informal words.

        Return "" if the words match no kind of action. `words` must be in upper case.
        """
        return next(filter(None, (declared.loose(words) for declared in self._declared)), "")


class GeneralCode(IntEnum):
    """Refusal codes that all games share. The rules check the reasons in this order, before the game's own reasons."""

    LEGAL = 0
    """Code of a legal action."""
    GAME_IS_OVER = 1
    NO_ACTION = 2
    NOT_YOUR_DECISION = 3


class ParsedAction(NamedTuple):
    """Result of parsing a text as an action.

    If the action is legal, `code` is `LEGAL` and `action` is its number. Otherwise `code` is the code of the first
    reason to refuse the action, and `action` has no meaning.
    """

    code: int
    action: int = -1


class Refusal(Document, tag="skyhop-refusal-1"):
    """Refusal of an action: the clause that the action breaks, and a sentence with the reason and an alternative."""

    clause: str
    """Clause that the action breaks, such as `BC-4.2`. Empty in games without a rulebook."""
    sentence: str
    """Sentence that gives the reason and tells what to do instead, in the reader's language."""

    def __str__(self) -> str:
        """Return the sentence of the refusal and its clause as one text."""
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


class RefusalReason(NamedTuple):
    """Entry in a game's table of refusal reasons: a clause, and a sentence with placeholders."""

    clause: str
    sentence: str

    def refusal(self, names: Mapping[str, object]) -> Refusal:
        """Return the refusal with its sentence in the current language. `names` has the values of the placeholders."""
        return Refusal(self.clause, translated(self.sentence) % names)


NONE = RefusalReason("", "")
"""Reason with empty texts. Legal actions have this reason."""


class ReasonCode(IntEnum):
    """Base class of a game's refusal codes. Each member has a reason: a clause and a sentence.

    Members are numbered in the order of declaration, after the codes of `GeneralCode`.
    """

    reason: RefusalReason

    def __new__(cls, clause: str, sentence: str) -> Self:
        """Create a member with the next free number. The clause and the sentence are its reason."""
        code = int.__new__(cls, len(cls.__members__))
        code._value_ = int(code)
        code.reason = RefusalReason(clause, sentence)
        return code

    @classmethod
    def reasons(cls) -> dict[int, RefusalReason]:
        """Return the reasons of all codes except `LEGAL`, by code."""
        return {code: code.reason for code in cls if code}


class Refused(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised for an illegal action or another refused command. The state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Create the error for a refusal."""
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """Clause that the action breaks, such as `BC-4.2`. In games without a rulebook, it is empty."""
        return self.refusal.clause

    @property
    def sentence(self) -> str:
        """Sentence with the reason and the correct alternative, in the current language."""
        return self.refusal.sentence

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return Refused, (self.refusal,)


class RulesetError(ValueError):
    """Error raised for a ruleset that does not exist or is impossible. The message says what is wrong."""


class PositionError(ValueError):
    """Error raised for an impossible position. `field` names the wrong field, for example `hands[1]`."""

    def __init__(self, field: str, problem: str) -> None:
        """Create the error from the name of the wrong field and a description of the problem."""
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[type[PositionError], tuple[str, str]]:
        return PositionError, (self.field, self.problem)


class LearnedFileError(ValueError):
    """Error raised if a file of training is missing, damaged, or made for another game or other features."""


class JournalError(ValueError):
    """Error raised if a journal cannot be read or replayed, or if it does not allow a take-back or a branch.

    `ply` is the ply of the first wrong entry, or None if no single entry is wrong.
    """

    def __init__(self, problem: str, ply: int | None = None) -> None:
        """Create the error from a description of the problem and the ply of the wrong entry."""
        super().__init__(problem if ply is None else _("ply %(ply)s: %(problem)s") % {"ply": ply, "problem": problem})
        self.ply = ply
        self.problem = problem
