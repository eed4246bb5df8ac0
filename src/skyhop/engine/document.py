"""Documents: what is written for programs and read from them, each declared once as a class that says its own fields.

    class Judged(Document, tag="skyhop-judged-1"):
        \"\"\"Whether an action is legal in a position.\"\"\"

        legal: bool
        why_not: str
        \"\"\"Empty where it is legal.\"\"\"

From the class come the JSON, the error that names the place of what is wrong, and the JSON Schema, in which the texts
below the fields are their descriptions. A document that stands alone has a format, which ends in its version; parts of
documents have none.
"""

from __future__ import annotations

import inspect
import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, dataclass_transform

import msgspec

from skyhop.engine.record import meanings_in
from skyhop.i18n import N_, _, listed, translated

SCHEMA = "https://json-schema.org/draft/2020-12/schema"
MOST_TOLD = 160
"""Letters of what is wrong; a text that is no valid one may be long."""


DEEPEST = 100
"""Levels of nesting in a document from outside: Python 3.11 parses some 1,000, and 3.13 some 10,000."""


@dataclass_transform(frozen_default=True)
class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of documents. What it does not declare is refused where it is read."""


class Document(Part, frozen=True, tag_field="format"):
    """A document that stands alone; the class names its format by `tag`."""


class DocumentError(ValueError):
    """What was read is no such document; `place` says where, for example `$.seats[1].name`."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place != ROOT else problem)
        self.place = place
        self.problem = problem

    def __reduce__(self) -> tuple[type[DocumentError], tuple[str, str]]:
        return type(self), (self.place, self.problem)


class Margin(float):
    """How far a figure may be off; where nothing bounds it, it is infinite, for which JSON has null."""


ROOT = "$"
LeftOut = msgspec.UnsetType
LEFT_OUT = msgspec.UNSET
"""What a field has that is not written."""
Kind = TypeVar("Kind")
AnyPart = TypeVar("AnyPart", bound=Part)


def plain(document: Part) -> dict[str, Any]:
    """A document as an object of lists, texts and numbers."""
    made: dict[str, Any] = msgspec.to_builtins(document, str_keys=True, enc_hook=_simple)
    return made


def written(document: Part) -> str:
    """A document as one line of JSON; half a character, as names of files may have, is written as its escape."""
    text = json.dumps(plain(document), ensure_ascii=False, allow_nan=False)
    return text.encode("utf-8", "backslashreplace").decode()


def line(part: Part) -> bytes:
    """The same in a tenth of the time, without blanks and with its end: for streams and for files of a million.

    What is no number, or has no end, is null.
    """
    try:
        return msgspec.json.encode(part, enc_hook=_simple) + b"\n"
    except UnicodeEncodeError:
        return written(part).encode() + b"\n"


def read(kind: type[Kind], text: str | bytes) -> Kind:
    """Read a document of a kind from JSON; `DocumentError` says where it is none."""
    return _read(lambda: _sound(msgspec.json.decode(text, type=kind, dec_hook=_margin)))


def taken(kind: type[Kind], plain: object) -> Kind:
    """Take a document of a kind from what JSON was read to; `DocumentError` as above."""
    return _read(lambda: msgspec.convert(_sound(plain), type=kind, dec_hook=_margin))


def changed(document: AnyPart, **fields: Any) -> AnyPart:  # noqa: ANN401  whatever the fields take
    """The same document but for these fields."""
    return msgspec.structs.replace(document, **fields)


def _simple(value: object) -> object:
    """Take what a subclass has more than a text, a number or a mapping off it; numpy's numbers are such."""
    if isinstance(value, Margin) and math.isinf(value):
        return None
    for kind in (str, int, float):
        if isinstance(value, kind):
            return kind(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(type(value).__name__)


def _margin(_kind: type, value: object) -> Margin:
    """Read a margin, the one kind that the library does not know."""
    try:
        return Margin(math.inf if value is None else msgspec.convert(value, float))
    except msgspec.ValidationError as error:
        raise ValueError(*error.args) from None  # to which the library adds the place


def format_of(kind: type[Document]) -> str:
    """The format of a document, with its version."""
    return str(kind.__struct_config__.tag)


def schema(kind: type[Part]) -> dict[str, Any]:
    """The JSON Schema of a document, its object at the root, with the meanings of the fields."""
    parts = schemas([kind], "#/$defs/{name}")
    whole = {"$schema": SCHEMA, **parts.pop(kind.__name__)}
    return whole | ({"$defs": parts} if parts else {})


def schemas(kinds: Sequence[type[Part]], reference: str) -> dict[str, Any]:
    """The JSON Schemas of documents and their parts, by the names of their classes; `reference` leads to one."""
    _roots, parts = msgspec.json.schema_components(
        kinds, schema_hook=lambda _margin: {"type": ["number", "null"]}, ref_template=reference
    )
    for each in _kinds(Part):
        if found := parts.get(each.__name__):
            _describe(each, found)
    return parts


def documents() -> dict[str, type[Document]]:
    """All documents that stand alone in what is imported, by their formats."""
    found = (each for each in _kinds(Part) if issubclass(each, Document) and each is not Document)
    return dict(sorted((format_of(each), each) for each in found))


def _kinds(of: type[Part]) -> Iterator[type[Part]]:
    for each in of.__subclasses__():
        yield each
        yield from _kinds(each)


def _describe(kind: type[Part], found: dict[str, Any]) -> None:
    """Write what is said of a class and of its fields into its schema."""
    found["description"] = inspect.cleandoc(kind.__doc__ or "")
    for owner in reversed([each for each in kind.__mro__ if issubclass(each, Part)]):
        for field, meaning in meanings_in(owner).items():
            found["properties"][field]["description"] = meaning


def _sound(value: Kind) -> Kind:
    """Return the value; refuse half characters and numbers without end, which Python's JSON parser accepts.

    Raise RecursionError where the value is nested deeper than `DEEPEST`, on every Python.
    """
    level: list[object] = [value]
    for _depth in range(DEEPEST):
        inside = [inner for each in level for inner in _values_in(each)]
        for leaf in inside:
            if isinstance(leaf, str) and not _is_whole(leaf):
                raise DocumentError(ROOT, _("a text in it has half a character"))
            if isinstance(leaf, float) and not isinstance(leaf, Margin) and not math.isfinite(leaf):
                raise DocumentError(ROOT, _("a number in it is not finite"))
        level = [inner for inner in inside if isinstance(inner, _NESTING)]
        if not level:
            return value
    raise RecursionError


def _is_whole(text: str) -> bool:
    """Return False for a text with half a surrogate pair, which no page, file or database can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


_NESTING = (dict, list, tuple, Part)


def _values_in(value: object) -> Iterable[object]:
    match value:
        case dict():
            return (*value, *value.values())
        case Part():
            return msgspec.structs.astuple(value)
        case list() | tuple():
            return value
    return ()


def _read(reading: Callable[[], Kind]) -> Kind:
    try:
        return reading()
    except msgspec.ValidationError as error:
        problem, *places = str(error).split(" - at ", 1)
        place = PLACE.search(places[0]) if places else None
        raise DocumentError(place[1] if place else ROOT, _said(problem)) from None
    except (msgspec.DecodeError, UnicodeError):
        raise DocumentError(ROOT, _("this is no JSON, or it is cut")) from None
    except RecursionError:
        raise DocumentError(ROOT, _("this is nested too deep")) from None


PLACE = re.compile(r"`(\$[^`]*)`$")
TYPES = {
    "int": N_("a whole number"),
    "float": N_("a number"),
    "str": N_("a text"),
    "bool": N_("true or false"),
    "array": N_("a list"),
    "object": N_("an object"),
    "null": N_("nothing"),
}
PROBLEMS: Mapping[str, str] = {
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`": N_("%(wanted)s is expected, and %(given)s is given"),
    r"Object missing required field `(?P<field>.*)`": N_("the field %(field)s is missing"),
    r"Object contains unknown field `(?P<field>.*)`": N_("there is no field %(field)s"),
    r"Invalid (?:enum )?value (?P<value>.*)": N_("%(value)s is none of the values that can be"),
    r"Expected `str` matching regex '(?P<pattern>.*)'": N_("a text of the form %(pattern)s is expected"),
    r"Expected `(?P<wanted>[^`]*)` of length (?P<limit>.*)": N_("%(wanted)s of length %(limit)s is expected"),
    r"Expected `(?P<wanted>[^`]*)` (?P<limit>[<>]=? .*)": N_("%(wanted)s %(limit)s is expected"),
}
"""What the library says, and what we say."""


def _said(problem: str) -> str:
    """Say in the reader's language what is wrong."""
    for pattern, sentence in PROBLEMS.items():
        if found := re.fullmatch(pattern, problem):
            names = found.groupdict()
            names |= {name: _types(names[name]) for name in ("wanted", "given") if name in names}
            told = translated(sentence) % names
            return told if len(told) <= MOST_TOLD else f"{told[: MOST_TOLD - 1]}…"
    return _("this cannot be read")


def _types(names: str) -> str:
    """Name types in words, as far as there are words for them."""
    return listed(translated(TYPES[name]) if name in TYPES else name for name in names.split(" | "))
