"""Documents for programs: JSON values, each with a class that declares its fields.

    class Judged(Document, tag="skyhop-judged-1"):
        \"\"\"Result of a legality check.\"\"\"

        legal: bool
        why_not: str
        \"\"\"Reason against the action; empty if it is legal.\"\"\"

The class defines the JSON and the JSON Schema of the document. It also defines the errors that name a wrong
field. The schema uses the text below a field as the description of the field. A top-level document names its
format and the version of the format, as in `skyhop-judged-1`. Parts of documents have no format.
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
from skyhop.i18n import N_, _, listed, shortened, translated

SCHEMA = "https://json-schema.org/draft/2020-12/schema"
MAX_DEPTH = 100
"""Maximum nesting depth of a document. Python 3.11 can parse about 1,000 levels, Python 3.13 about 10,000."""


@dataclass_transform(frozen_default=True)
class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a document. The parser refuses a part with an undeclared field."""


class Document(Part, frozen=True, tag_field="format"):
    """Top-level document. Each subclass declares its format, such as `skyhop-view-1`, with the argument `tag`."""


class DocumentError(ValueError):
    """Error raised when a text is not a document of the expected class.

    `place` is the location of the error, such as `$.seats[1].name`.
    """

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place != ROOT else problem)
        self.place = place
        self.problem = problem

    def __reduce__(self) -> tuple[type[DocumentError], tuple[str, str]]:
        return type(self), (self.place, self.problem)


class Margin(float):
    """Margin of error of a number. JSON contains null for an infinite margin."""


ROOT = "$"
LeftOut = msgspec.UnsetType
LEFT_OUT = msgspec.UNSET
"""Value of a field that the JSON text does not contain."""
ANY_PLACEHOLDER = {"$comment": "any value"}
"""Temporary JSON Schema for `object`. The msgspec library requires a schema that is not empty."""
Kind = TypeVar("Kind")
AnyPart = TypeVar("AnyPart", bound=Part)


def encode_document(document: Part) -> dict[str, Any]:
    """Return a document as a dictionary of plain values, which equal the values in JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(document, str_keys=True, enc_hook=_to_plain_value)
    return plain


def write_document(document: Part) -> str:
    """Return a document as one line of JSON. Lone surrogates, which file names may contain, are escaped."""
    text = json.dumps(encode_document(document), ensure_ascii=False, allow_nan=False)
    return text.encode("utf-8", "backslashreplace").decode()


def write_line(part: Part) -> bytes:
    """Return a document as one compact line of JSON with a line end.

    This function is ten times faster than `write_document`. Use it for streams and very large files. NaN and
    infinite numbers become null.
    """
    try:
        return msgspec.json.encode(part, enc_hook=_to_plain_value) + b"\n"
    except UnicodeEncodeError:
        return write_document(part).encode() + b"\n"


def read(kind: type[Kind], text: str | bytes) -> Kind:
    """Parse a JSON text as a document of class `kind`. Raise `DocumentError` with the location of an error."""
    return _read(lambda: _check_value(msgspec.json.decode(text, type=kind, dec_hook=_read_custom)))


def decode_document(kind: type[Kind], plain: object) -> Kind:
    """Convert parsed JSON to a document of class `kind`. Raise `DocumentError` with the location of an error."""
    return _read(lambda: msgspec.convert(_check_value(plain), type=kind, dec_hook=_read_custom))


def replace_fields(document: AnyPart, **fields: Any) -> AnyPart:  # noqa: ANN401  fields may have any type
    """Return a copy of the document in which these fields have new values."""
    return msgspec.structs.replace(document, **fields)


def _to_plain_value(value: object) -> object:
    """Return a value without a JSON type, such as a numpy number, as a text, a number or a mapping."""
    if isinstance(value, Margin) and math.isinf(value):
        return None
    for kind in (str, int, float):
        if isinstance(value, kind):
            return kind(value)
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(type(value).__name__)


def _read_custom(kind: type, value: object) -> object:
    """Return a JSON value as a type that msgspec does not support: `object` (any value) or `Margin`."""
    if kind is object:
        return value
    try:
        return Margin(math.inf if value is None else msgspec.convert(value, float))
    except msgspec.ValidationError as error:
        raise ValueError(*error.args) from None  # msgspec adds the position in the document


def format_of(kind: type[Document]) -> str:
    """Return the format of a class of documents, with its version, such as `skyhop-view-1`."""
    return str(kind.__struct_config__.tag)


def describe_schema(kind: type[Part]) -> dict[str, Any]:
    """Return the JSON Schema of a document class, with descriptions of its fields."""
    parts = describe_schemas([kind], "#/$defs/{name}")
    whole = {"$schema": SCHEMA, **parts.pop(kind.__name__)}
    return whole | ({"$defs": parts} if parts else {})


def describe_schemas(kinds: Sequence[type[Part]], reference: str) -> dict[str, Any]:
    """Return the JSON Schemas of documents and their parts, by class name.

    `reference` is the template for links to a schema. In the template, `{name}` is the class name.
    """
    _roots, parts = msgspec.json.schema_components(kinds, schema_hook=_describe_custom, ref_template=reference)
    _drop_any(parts)
    for each in _list_kinds(Part):
        if found := parts.get(each.__name__):
            _describe(each, found)
    return parts


def _describe_custom(kind: type) -> dict[str, object]:
    """Return a JSON Schema for `object` or `Margin`. Always make a new schema, because msgspec modifies it."""
    return dict(ANY_PLACEHOLDER) if kind is object else {"type": ["number", "null"]}


def _drop_any(schema: object) -> None:
    """Remove each `ANY_PLACEHOLDER` from a schema. The empty schema that remains allows any value."""
    match schema:
        case list():
            for each in schema:
                _drop_any(each)
        case dict():
            if schema.get("additionalProperties") == ANY_PLACEHOLDER:
                del schema["additionalProperties"]
            for name in ANY_PLACEHOLDER:
                schema.pop(name, None)
            _drop_any([*schema.values()])


def list_documents() -> dict[str, type[Document]]:
    """Return the classes of all top-level documents that have been imported, by format."""
    found = (each for each in _list_kinds(Part) if issubclass(each, Document) and each is not Document)
    return dict(sorted((format_of(each), each) for each in found))


def _list_kinds(of: type[Part]) -> Iterator[type[Part]]:
    for each in of.__subclasses__():
        yield each
        yield from _list_kinds(each)


def _describe(kind: type[Part], found: dict[str, Any]) -> None:
    """Add the docstrings of a class and of its fields to the JSON Schema of the class in `found`."""
    found["description"] = inspect.cleandoc(kind.__doc__ or "")
    for owner in reversed([each for each in kind.__mro__ if issubclass(each, Part)]):
        for field, meaning in meanings_in(owner).items():
            found["properties"][field]["description"] = meaning


def _check_value(value: Kind) -> Kind:
    """Return the value unchanged. Refuse unprintable characters and infinite numbers, which JSON parsers accept.

    Raise RecursionError if the value is nested deeper than `MAX_DEPTH`, on every Python version.
    """
    level: list[object] = [value]
    for _depth in range(MAX_DEPTH):
        inside = [inner for each in level for inner in _walk_values(each)]
        for leaf in inside:
            if isinstance(leaf, str) and (found := UNPRINTABLE.search(leaf)):
                problem = _(
                    "it contains a string with the character U+%(code)s, which pages cannot show; remove this character"
                )
                raise DocumentError(ROOT, problem % {"code": f"{ord(found[0]):04X}"})
            if isinstance(leaf, float) and not isinstance(leaf, Margin) and not math.isfinite(leaf):
                raise DocumentError(ROOT, _("it contains a number that is not finite"))
        level = [inner for inner in inside if isinstance(inner, _NESTING)]
        if not level:
            return value
    raise RecursionError


UNPRINTABLE = re.compile(r"[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 forbids or discourages: control characters, lone surrogates and noncharacters."""
_NESTING = (dict, list, tuple, Part)


def _walk_values(value: object) -> Iterable[object]:
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
        raise DocumentError(place[1] if place else ROOT, _describe_problem(problem)) from None
    except (msgspec.DecodeError, UnicodeError):
        raise DocumentError(ROOT, _("this is not JSON, or it is incomplete")) from None
    except RecursionError:
        raise DocumentError(ROOT, _("this is nested too deeply")) from None


PLACE = re.compile(r"`(\$[^`]*)`$")
TYPES = {
    "int": N_("a whole number"),
    "float": N_("a number"),
    "str": N_("a string"),
    "bool": N_("true or false"),
    "array": N_("a list"),
    "object": N_("an object"),
    "null": N_("nothing"),
}
PROBLEMS: Mapping[str, str] = {
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`": N_("expected %(wanted)s, got %(given)s"),
    r"Object missing required field `(?P<field>.*)`": N_("the field %(field)s is missing"),
    r"Object contains unknown field `(?P<field>.*)`": N_("there is no field %(field)s"),
    r"Invalid (?:enum )?value (?P<value>.*)": N_("%(value)s is not one of the allowed values"),
    r"Expected `str` matching regex '(?P<pattern>.*)'": N_("expected a string of the form %(pattern)s"),
    r"Expected `(?P<wanted>[^`]*)` of length (?P<limit>.*)": N_("expected %(wanted)s of length %(limit)s"),
    r"Expected `(?P<wanted>[^`]*)` (?P<limit>[<>]=? .*)": N_("expected %(wanted)s %(limit)s"),
}
"""Sentences that replace error messages of msgspec. The keys are patterns of these messages."""


def _describe_problem(problem: str) -> str:
    """Return an error message of msgspec as a sentence in the reader's language."""
    for pattern, sentence in PROBLEMS.items():
        if found := re.fullmatch(pattern, problem):
            names = found.groupdict()
            names |= {name: _name_types(names[name]) for name in ("wanted", "given") if name in names}
            return shortened(translated(sentence) % names)
    return _("this text cannot be read")


def _name_types(names: str) -> str:
    """Return a list of msgspec's type names with words in the reader's language."""
    return listed(translated(TYPES[name]) if name in TYPES else name for name in names.split(" | "))
