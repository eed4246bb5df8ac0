"""What may be chosen about a game's rules: every option is declared once, and every door is made from that.

A game declares `Options`: its options with their values, who may combine what, and the published sets of values that
have a name. Rulesets are checked by them; command line, lobby and documentation show them. Titles and sentences are
marked by `N_`, and translated where they are shown.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from skyhop.game.refusal import RulesetError
from skyhop.i18n import N_, _, listed, translated

Value = str | int | bool
"""What a ruleset keeps of an option; several words are one text, with blanks between them."""
SWITCH_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def as_written(value: Value) -> str:
    """Write a value as forms and addresses do."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class WrongValue(ValueError):  # noqa: N818  it says what is wrong
    """A value that an option cannot have; the message says what it can be, without a clause."""


class OptionValue(NamedTuple):
    """A value to choose: as it is written, what people call it, and in a sentence what it does."""

    value: str
    title: str
    sentence: str = ""


class OptionCondition(NamedTuple):
    """Where alone an option may be changed: with these values of another; else it is greyed out for this reason."""

    option: str
    values: tuple[Value, ...]
    reason: str
    clause: str


@dataclass(frozen=True, kw_only=True)
class Option(ABC):
    """One parameter of a ruleset.

    `default` is what a ruleset has where nothing is said, `proposed` what a form begins with if that differs.
    `is_detail` marks what few people change, so that forms fold it away.
    """

    name: str
    title: str
    sentence: str = ""
    clause: str
    default: Value
    proposed: Value | None = None
    only: OptionCondition | None = None
    is_detail: bool = False

    @abstractmethod
    def checked(self, value: object) -> Value:
        """A value as a ruleset keeps it; `WrongValue` where the option cannot have it."""

    def read(self, text: str) -> object:
        """Understand a value as somebody wrote it; what makes no sense is given back, to be refused."""
        return text

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """The values to choose from; none where they cannot be listed."""
        return ()

    def _refused(self, value: object) -> WrongValue:
        known = listed(word.value or _("none") for word in self.words)
        problem = _("%(parameter)s cannot be %(value)s; it is one of %(allowed)s")
        return WrongValue(problem % {"parameter": self.name, "value": repr(value), "allowed": known})


@dataclass(frozen=True, kw_only=True)
class SwitchOption(Option):
    """Something that is on or off."""

    default: bool = False

    def checked(self, value: object) -> bool:
        """A truth value as it is."""
        if not isinstance(value, bool):
            raise self._refused(value)
        return value

    def read(self, text: str) -> object:
        """Understand true, yes, on, and their opposites."""
        return SWITCH_WORDS.get(text.lower(), text)

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """The two values as they are written."""
        return (OptionValue("false", _("off")), OptionValue("true", _("on")))


@dataclass(frozen=True, kw_only=True)
class NumberOption(Option):
    """One of some numbers; `titles` says in words what a number means."""

    default: int
    numbers: Sequence[int]
    titles: Mapping[int, str] = field(default_factory=dict)

    def checked(self, value: object) -> int:
        """One of the numbers as it is."""
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.numbers:
            raise self._refused(value)
        return value

    def read(self, text: str) -> object:
        """Understand a small number."""
        return int(text) if text.isdecimal() and len(text) < 6 else text

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """The numbers, in digits and in words."""
        return tuple(OptionValue(str(number), self.titles.get(number, str(number))) for number in self.numbers)


@dataclass(frozen=True, kw_only=True)
class ChoiceOption(Option):
    """One of several words; the empty one means none of them."""

    default: str
    choices: tuple[OptionValue, ...]

    def checked(self, value: object) -> str:
        """One of the words as it is; None is the empty one."""
        wanted = "" if value is None else value
        if not isinstance(wanted, str) or all(wanted != word.value for word in self.choices):
            raise self._refused(value)
        return wanted

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """The words."""
        return self.choices

    def number_of(self, value: Value) -> int:
        """Find a word's place among the choices, which is how records keep it."""
        return [word.value for word in self.choices].index(str(value))


@dataclass(frozen=True, kw_only=True)
class MultipleChoiceOption(Option):
    """Some of several words, in their order whatever the order in which they are named."""

    default: str = ""
    choices: tuple[OptionValue, ...]

    def checked(self, value: object) -> str:
        """Write words, a list or a text of them, as one text."""
        names = value.replace(",", " ").split() if isinstance(value, str) else value
        known = [word.value for word in self.choices]
        said = {"parameter": self.name, "known": listed(known)}
        if not isinstance(names, list | tuple | set | frozenset):
            problem = _("%(parameter)s: %(value)s is no list of names; choose from %(known)s")
            raise WrongValue(problem % (said | {"value": repr(value)}))
        for name in names:
            if name not in known:
                problem = _("%(parameter)s: there is no %(name)s; choose one of %(known)s")
                raise WrongValue(problem % (said | {"name": repr(name)}))
        if len(set(names)) < len(names):
            raise WrongValue(_("%(parameter)s: one is named twice") % said)
        return " ".join(name for name in known if name in names)

    @property
    def words(self) -> tuple[OptionValue, ...]:
        """The words."""
        return self.choices


class ShareCode(NamedTuple):
    """How a document is named by a short code that it is made from.

    `made_at` is the address of the page that makes such codes, and `link` what stands on the way there; `suggests`
    gives the values of other options that go with a code (none where it is no code).
    """

    title: str
    link: str
    made_at: str
    clause: str
    suggests: Callable[[str], Mapping[str, Value]]


class GeneratedDocument(NamedTuple):
    """How a document is made anew for each match.

    `code` gives the share code of one that fits the values of the other options, `is_there` says whether one can be
    made here; `again` and `another` are what is offered after a match: the same once more, or a new one.
    """

    title: str
    sentence: str
    again: str
    another: str
    code: Callable[[Mapping[str, Value]], str]
    is_there: Callable[[], bool]
    is_quick: Callable[[], bool] = lambda: True
    """Whether nobody has to wait for one; until then the game's own is played where it carries what is chosen."""


@dataclass(frozen=True, kw_only=True)
class DocumentOption(Option):
    """Something that is read from a text, a file or a share code, such as a board; without one the game's own.

    `reading` gives the text that a ruleset keeps (`RulesetError` says with its clause what cannot be), `title_of` what
    one is called by its text (empty: the game's own), `file_kinds` the kinds of files as a browser's form names them.
    `lacks` lists in words what the other options ask for, and a document of this text does not have.
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

    def checked(self, value: object) -> str:
        """The text of a document."""
        return self.reading(value)


class OptionConflict(NamedTuple):
    """Values that do not go together: `is_met` says so of the parameters, which the sentence may name."""

    clause: str
    sentence: str
    is_met: Callable[[Mapping[str, Value]], bool]


class NamedRuleset(NamedTuple):
    """A published set of values: a name, what people call it, in a sentence what is special about it."""

    name: str
    title: str
    sentence: str
    values: Mapping[str, Value]


class ChosenOptions(NamedTuple):
    """What somebody has chosen, checked: a value for each option, and the name of a ruleset that has them."""

    name: str
    parameters: dict[str, Value]


CUSTOM = "custom"
"""The name of rules of the players' own making."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """Everything that may be chosen about a game's rules.

    A value that cannot be is refused by `clause`, a ruleset that does not exist by `ruleset_clause`. `named_by` is the
    option that stands for the named ruleset itself, if there is one; `seats` the one that says how many play, if that
    may be chosen; `alone` is what goes with a single player.
    """

    options: tuple[Option, ...] = ()
    rulesets: tuple[NamedRuleset, ...]
    clause: str = ""
    ruleset_clause: str = ""
    conflicts: tuple[OptionConflict, ...] = ()
    named_by: str = ""
    seats: str = ""
    alone: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        names = [option.name for option in self.options]
        told = [*self.alone, *(name for name in (self.named_by, self.seats) if name)]
        told += [option.only.option for option in self.options if option.only]
        told += [name for ruleset in self.rulesets for name in ruleset.values]
        if len(set(names)) < len(names) or not set(told) <= set(names):
            message = f"options are declared twice or not at all: {names}, {told}"
            raise ValueError(message)

    def __getitem__(self, name: str) -> Option:
        """The option of a name; `RulesetError` lists those that there are."""
        for option in self.options:
            if option.name == name:
                return option
        known = listed(option.name for option in self.options)
        problem = _("there is no parameter %(parameter)s; the parameters are %(known)s")
        if not known:
            problem = _("there is no parameter %(parameter)s; these rules have none")
        raise self._error(problem % {"parameter": repr(name), "known": known})

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options that are chosen one by one: all but the one that stands for the ruleset."""
        return tuple(option for option in self.options if option.name != self.named_by)

    @property
    def rules(self) -> tuple[Option, ...]:
        """Those of them that do not follow from who sits down."""
        return tuple(option for option in self.offered if option.name != self.seats and option.name not in self.alone)

    @property
    def documents(self) -> tuple[DocumentOption, ...]:
        """The options that are documents."""
        return tuple(option for option in self.options if isinstance(option, DocumentOption))

    @property
    def fresh(self) -> GeneratedDocument | None:
        """How a document of these is made anew for each match, if that can be done here."""
        return next((option.fresh for option in self.documents if option.fresh and option.fresh.is_there()), None)

    def renewed(self, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """Chosen values, on documents that are made anew where that can be done."""
        made = {option.name: option.fresh.code(chosen) for option in self.documents if option.fresh and self.fresh}
        return {**chosen, **made}

    def at_table(self, players: int) -> dict[str, Value]:
        """What follows from the number of players, where the rules leave it open."""
        return ({self.seats: players} if self.seats else {}) | (dict(self.alone) if players == 1 else {})

    def ruleset(self, name: str) -> NamedRuleset:
        """The ruleset of a name; `RulesetError` lists those that there are."""
        for ruleset in self.rulesets:
            if ruleset.name == name:
                return ruleset
        names = listed(ruleset.name for ruleset in self.rulesets)
        problem = _("there is no ruleset %(name)s; choose one of %(names)s")
        raise self._error(problem % {"name": repr(name), "names": names}, self.ruleset_clause)

    def title_of(self, name: str) -> str:
        """What people call a ruleset, also one of their own making."""
        return next((translated(ruleset.title) for ruleset in self.rulesets if ruleset.name == name), _("Own rules"))

    def chosen(self, spec: str | Mapping[str, object]) -> ChosenOptions:
        """Check a ruleset's name, or a table of parameters; what is left out has its default.

        Raises:
            RulesetError: for what does not exist, cannot be, or does not go together; it says what can be chosen.

        """
        if not isinstance(spec, str | Mapping):
            raise RulesetError(_("a ruleset is a name or a table of parameters, not %(spec)s") % {"spec": repr(spec)})
        given = self.ruleset(spec).values if isinstance(spec, str) else {k: v for k, v in spec.items() if k != "name"}
        for name in given:
            self[name]  # refuses a name that there is not
        documents = self.documents
        parameters = {option.name: self._checked(option, given) for option in self.options if option not in documents}
        self._check_together(parameters)
        parameters |= {document.name: self._checked(document, given) for document in documents}
        fitting = (ruleset.name for ruleset in self.rulesets if ruleset.values.items() <= parameters.items())
        return ChosenOptions(next(fitting, CUSTOM), parameters)

    def _checked(self, option: Option, given: Mapping[str, object]) -> Value:
        value = given.get(option.name, option.default)
        if option.name == self.named_by:
            self.ruleset(str(value))
        try:
            return option.checked(value)
        except WrongValue as wrong:
            raise self._error(str(wrong)) from None

    def _check_together(self, parameters: Mapping[str, Value]) -> None:
        """Refuse values that do not go together."""
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


NO_OPTIONS = Options(rulesets=(NamedRuleset("standard", N_("Standard"), N_("There is one set of rules."), {}),))
"""What a game has that leaves nothing to choose."""
