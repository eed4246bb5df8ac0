"""Options for a game's rules. The game declares each option once, and all interfaces use the declaration.

A game declares `Options`: its options with their values, conditions and conflicts, and the published rulesets. The
engine checks rulesets against these options. The command line, the lobby and the documentation show the options.
`N_` marks titles and sentences for translation.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from skyhop.engine.state import Ruleset
from skyhop.game.action import RulesetError
from skyhop.i18n import N_, _, listed, translated

Value = str | int | bool
"""Value of an option in a ruleset. Several words are one text, separated by blanks."""
SWITCH_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def write_value(value: Value) -> str:
    """Return a value as a text for forms and URLs."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class WrongValue(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised for a value that an option cannot have.

    The message says how to correct the value. The error cites no clause.
    """


class OptionValue(NamedTuple):
    """Possible value of an option: its spelling, its title, and a sentence about its effect."""

    value: str
    title: str
    sentence: str = ""


class OptionCondition(NamedTuple):
    """Condition under which an option can be set: another option must have one of the listed values.

    If the condition is not met, forms disable the option that has the condition, and show the reason.
    """

    option: str
    values: tuple[Value, ...]
    reason: str
    clause: str


@dataclass(frozen=True, kw_only=True)
class Option(ABC):
    """Option for a game's rules: one parameter of a ruleset.

    `default` is the value in a ruleset that does not set the option. `proposed` is the value that a new form shows,
    if it differs from the default. `is_detail` marks options that few people change. Forms hide such options at
    first.
    """

    name: str
    title: str
    sentence: str = ""
    clause: str = ""
    default: Value
    proposed: Value | None = None
    only: OptionCondition | None = None
    is_detail: bool = False

    @abstractmethod
    def check(self, value: object) -> Value:
        """Return a value in the form in which a ruleset stores it.

        Raise `WrongValue` if the option cannot have this value.
        """

    def read(self, text: str) -> object:
        """Parse a value from text. Return invalid text unchanged.

        `check` then raises the error for the invalid text.
        """
        return text

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """Possible values with their titles. If the values cannot be listed, the tuple is empty."""
        return ()

    def _make_error(self, value: object) -> WrongValue:
        allowed = listed(word.value or _("none") for word in self.words)
        problem = _("%(parameter)s cannot be %(value)s; choose one of %(allowed)s")
        return WrongValue(problem % {"parameter": self.name, "value": repr(value), "allowed": allowed})


@dataclass(frozen=True, kw_only=True)
class SwitchOption(Option):
    """Option that is on or off."""

    default: bool = False

    def check(self, value: object) -> bool:
        """Return a boolean unchanged. Raise `WrongValue` for any other value."""
        if not isinstance(value, bool):
            raise self._make_error(value)
        return value

    def read(self, text: str) -> object:
        """Return True for "true", "yes" or "on", and False for their opposites. Return any other text unchanged."""
        return SWITCH_WORDS.get(text.lower(), text)

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """The two values, on and off, with their titles."""
        return (OptionValue("false", _("off")), OptionValue("true", _("on")))


@dataclass(frozen=True, kw_only=True)
class NumberOption(Option):
    """Option whose value is one of several numbers. `titles` maps numbers to their titles in words."""

    default: int
    numbers: Sequence[int]
    titles: Mapping[int, str] = field(default_factory=dict)

    def check(self, value: object) -> int:
        """Return the number unchanged. Raise `WrongValue` if it is not one of the option's numbers."""
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.numbers:
            raise self._make_error(value)
        return value

    def read(self, text: str) -> object:
        """Return the number in a text of up to five digits. Return any other text unchanged."""
        return int(text) if text.isdecimal() and len(text) < 6 else text

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """Possible numbers with their titles. A number without a title has its digits as title."""
        return tuple(OptionValue(str(number), self.titles.get(number, str(number))) for number in self.numbers)


@dataclass(frozen=True, kw_only=True)
class ChoiceOption(Option):
    """Option whose value is one of several words. The empty word means that nothing is chosen."""

    default: str
    choices: tuple[OptionValue, ...]

    def check(self, value: object) -> str:
        """Return the word unchanged. Convert None to an empty text. Raise `WrongValue` for an unknown word."""
        text = "" if value is None else value
        if not isinstance(text, str) or all(text != word.value for word in self.choices):
            raise self._make_error(value)
        return text

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """Possible words with their titles."""
        return self.choices

    def number_of(self, value: Value) -> int:
        """Return the index of a word among the choices. Records store this index."""
        return [word.value for word in self.choices].index(str(value))


@dataclass(frozen=True, kw_only=True)
class MultipleChoiceOption(Option):
    """Option whose value is any selection of the listed words.

    A ruleset stores the words in the order of the list.
    """

    default: str = ""
    choices: tuple[OptionValue, ...]

    def check(self, value: object) -> str:
        """Return the selected words as one text.

        `value` is a list of words, or a text with commas or blanks between words.
        """
        names = value.replace(",", " ").split() if isinstance(value, str) else value
        allowed = [word.value for word in self.choices]
        placeholders = {"parameter": self.name, "known": listed(allowed)}
        if not isinstance(names, list | tuple | set | frozenset):
            problem = _("%(parameter)s: %(value)s is not a list of names; choose from %(known)s")
            raise WrongValue(problem % (placeholders | {"value": repr(value)}))
        for name in names:
            if name not in allowed:
                problem = _("%(parameter)s: there is no value %(name)s; choose from %(known)s")
                raise WrongValue(problem % (placeholders | {"name": repr(name)}))
        if len(set(names)) < len(names):
            raise WrongValue(_("%(parameter)s: a name occurs twice; remove one of them") % placeholders)
        return " ".join(name for name in allowed if name in names)

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """Possible words with their titles."""
        return self.choices


class ShareCode(NamedTuple):
    """Kind of share code: a short text from which a document, such as a board, is generated.

    `made_at` is the URL of the page that makes share codes. `link` is the text of the link to this page. `suggests`
    takes a code and returns values of other options that fit this code. For an invalid code, it returns no values.
    """

    title: str
    link: str
    made_at: str
    clause: str
    suggests: Callable[[str], Mapping[str, Value]]


class GeneratedDocument(NamedTuple):
    """Generator of a new document, such as a board, for each match.

    `code` returns the share code of a document that fits the other options. Its second argument is a seed, or None for
    a random document. `is_there` returns True if this installation can generate documents. After a match, players can
    keep the document or get a new one. `again` and `another` are the titles of these two choices.
    """

    title: str
    sentence: str
    again: str
    another: str
    code: Callable[[Mapping[str, Value], int | None], str]
    is_there: Callable[[], bool]
    is_quick: Callable[[], bool] = lambda: True
    """Function that returns True if a new document is ready immediately.

    If the function returns False, a new match uses the document that was chosen before. It gets a new document only
    if the earlier document does not support the chosen options.
    """


@dataclass(frozen=True, kw_only=True)
class DocumentOption(Option):
    """Option for a document, such as a board, from a text, a file or a share code.

    The empty value means the document that the game includes. `reading` checks a document and returns the text that
    a ruleset stores. For an invalid document, `reading` raises a `RulesetError` with the broken clause. `title_of`
    returns the title of a stored text. `file_kinds` are the file types that a browser's form accepts. Other
    options can require features of the document. `lacks` returns a text for each required feature that the document
    lacks.
    """

    default: str = ""
    reading: Callable[[object], str]
    title_of: Callable[[str], str]
    own_sentence: str
    file_title: str
    file_sentence: str
    file_kinds: str
    code: ShareCode | None = None
    fresh: GeneratedDocument | None = None
    lacks: Callable[[str, Mapping[str, Value]], Sequence[str]] = lambda _text, _chosen: ()

    def check(self, value: object) -> str:
        """Return the text that a ruleset stores for the document."""
        return self.reading(value)


class OptionConflict(NamedTuple):
    """Combination of option values that is not allowed.

    `is_met` returns True for parameters with this combination. The sentence about the conflict may have
    placeholders for the values.
    """

    clause: str
    sentence: str
    is_met: Callable[[Mapping[str, Value]], bool]


class NamedRuleset(NamedTuple):
    """Published ruleset: a name, a title, and a sentence about its differences from other rulesets."""

    name: str
    title: str
    sentence: str
    values: Mapping[str, Value]


class ChosenOptions(NamedTuple):
    """Checked option values: one value for each option, and the name of the ruleset with these values."""

    name: str
    parameters: dict[str, Value]


CUSTOM = "custom"
"""Name of rulesets that the players compose themselves."""


STANDARD = NamedRuleset("standard", N_("Standard"), N_("All options have their default values."), {})
"""Published ruleset of a game that declares no rulesets."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """All options for a game's rules, and the published rulesets.

    The refusal of a value cites `clause`. The refusal of an unknown ruleset cites `ruleset_clause`. `named_by` is
    the name of the option that holds the ruleset's name, if any. `seats` is the name of the option for the number
    of players, if players can choose it. `alone` has the values for a match with a single player.
    """

    options: tuple[Option, ...] = ()
    rulesets: tuple[NamedRuleset, ...] = (STANDARD,)
    clause: str = ""
    ruleset_clause: str = ""
    conflicts: tuple[OptionConflict, ...] = ()
    named_by: str = ""
    seats: str = ""
    alone: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        names = [option.name for option in self.options]
        referenced = [*self.alone, *(name for name in (self.named_by, self.seats) if name)]
        referenced += [option.only.option for option in self.options if option.only]
        referenced += [name for ruleset in self.rulesets for name in ruleset.values]
        if len(set(names)) < len(names) or not set(referenced) <= set(names):
            message = f"options are declared twice or not at all: {names}, {referenced}"
            raise ValueError(message)

    def __getitem__(self, name: str) -> Option:
        """Return the option with this name.

        If no option has this name, raise `RulesetError` with the list of known names.
        """
        for option in self.options:
            if option.name == name:
                return option
        names = listed(option.name for option in self.options)
        problem = _("there is no option %(parameter)s; the options are %(known)s")
        if not names:
            problem = _("there is no option %(parameter)s; these rules have no options")
        raise self._error(problem % {"parameter": repr(name), "known": names})

    @property
    def offered(self) -> tuple[Option, ...]:
        """Options that players set one by one. The option that holds the ruleset's name is left out."""
        return tuple(option for option in self.options if option.name != self.named_by)

    @property
    def rules(self) -> tuple[Option, ...]:
        """Options that players set one by one and whose values do not depend on the number of players."""
        return tuple(option for option in self.offered if option.name != self.seats and option.name not in self.alone)

    @property
    def documents(self) -> tuple[DocumentOption, ...]:
        """Options whose value is a document, such as a board."""
        return tuple(option for option in self.options if isinstance(option, DocumentOption))

    @property
    def fresh(self) -> GeneratedDocument | None:
        """Generator of new documents for matches. It is None if this game or this installation has no generator."""
        return next((option.fresh for option in self.documents if option.fresh and option.fresh.is_there()), None)

    def renew_documents(self, parameters: Mapping[str, Value], seed: int | None = None) -> dict[str, Value]:
        """Return the chosen values with a new document for each option that can generate its document.

        The new value is the share code of the new document. Equal seeds give equal documents. Without a seed, the
        document is random.
        """
        renewed = [(option.name, option.fresh) for option in self.documents if option.fresh and self.fresh]
        codes = {name: fresh.code(parameters, seed) for name, fresh in renewed}
        return {**parameters, **codes}

    def choose_for_players(self, players: int) -> dict[str, Value]:
        """Return the option values that follow from the number of players."""
        return ({self.seats: players} if self.seats else {}) | (dict(self.alone) if players == 1 else {})

    def ruleset(self, name: str) -> NamedRuleset:
        """Return the published ruleset with this name.

        If no ruleset has this name, raise `RulesetError` with the list of known names.
        """
        for ruleset in self.rulesets:
            if ruleset.name == name:
                return ruleset
        names = listed(ruleset.name for ruleset in self.rulesets)
        problem = _("there is no ruleset %(name)s; choose one of %(names)s")
        raise self._error(problem % {"name": repr(name), "names": names}, self.ruleset_clause)

    def title_of(self, name: str) -> str:
        """Return the title of a published or custom ruleset."""
        return next((translated(ruleset.title) for ruleset in self.rulesets if ruleset.name == name), _("Custom rules"))

    def resolve(self, spec: str | Mapping[str, object]) -> ChosenOptions:
        """Check a ruleset's name or a table of parameters. Missing parameters get their defaults.

        Raises:
            RulesetError: if a name is unknown, a value is impossible, or values conflict. The error lists the possible
                values.
        """
        if not isinstance(spec, str | Mapping):
            raise RulesetError(_("a ruleset is a name or a table of options, not %(spec)s") % {"spec": repr(spec)})
        values = self.ruleset(spec).values if isinstance(spec, str) else {k: v for k, v in spec.items() if k != "name"}
        for name in values:
            self[name]  # raises for an unknown name
        documents = self.documents
        parameters = {
            option.name: self._check_value(option, values) for option in self.options if option not in documents
        }
        self._check_together(parameters)
        parameters |= {document.name: self._check_value(document, values) for document in documents}
        fitting = (ruleset.name for ruleset in self.rulesets if ruleset.values.items() <= parameters.items())
        return ChosenOptions(next(fitting, CUSTOM), parameters)

    def _check_value(self, option: Option, values: Mapping[str, object]) -> Value:
        value = values.get(option.name, option.default)
        if option.name == self.named_by:
            self.ruleset(str(value))
        try:
            return option.check(value)
        except WrongValue as wrong:
            raise self._error(str(wrong)) from None

    def _check_together(self, parameters: Mapping[str, Value]) -> None:
        """Raise `RulesetError` if two or more values of options conflict."""
        for option in self.options:
            only, value = option.only, parameters.get(option.name, option.default)
            if only and value != option.default and parameters[only.option] not in only.values:
                names = {"option": option.name, "value": value, "reason": translated(only.reason)}
                raise self._error(_("%(option)s: %(value)s is %(reason)s") % names, only.clause)
        for conflict in self.conflicts:
            if conflict.is_met(parameters):
                raise self._error(translated(conflict.sentence) % parameters, conflict.clause)

    def _error(self, problem: str, clause: str = "") -> RulesetError:
        cited = clause or self.clause
        return RulesetError(f"{problem} [{cited}]" if cited else problem)


NO_OPTIONS = Options(
    rulesets=(NamedRuleset("standard", N_("Standard"), N_("This game has only one set of rules."), {}),)
)
"""Options of a game with a single ruleset. Players cannot choose anything."""


class BoardRulesets(NamedTuple):
    """Functions that return rulesets, for a game whose boards are generated or hand-made."""

    on_board: Callable[[Mapping[str, object], int], Ruleset]
    """(board, players): return a ruleset for a board document (`skyhop-board-1`).

    The ruleset has all options that the board needs. `players` is the number of players. If `players` is 0, the
    board determines the number. Raise `RulesetError` if the number is impossible.
    """
    to_learn: Callable[[int, int], Ruleset]
    """(number, seed): return the ruleset for training batch `number`, on a board that `seed` determines."""
    to_test: Callable[[Ruleset, int], Ruleset]
    """(ruleset, seed): return the ruleset with a board that `seed` determines. Training never uses this board."""
