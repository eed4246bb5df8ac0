"""Errors in the code of a game, reported with file and line of the game.

Python reports the line of an error. The compiler reports an error in about two kilobytes of text. This module
extracts the line and the relevant sentence from this text. For a missing field of a record, the compiler reports
only the field's name. Errors in code outside the game stay unchanged.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from skyhop.engine.jit.functions import CodeFault
from skyhop.engine.record import AnyRecord
from skyhop.files import printable
from skyhop.game.ending import AGREEMENT, OF_TEXT
from skyhop.game.game import GameError
from skyhop.i18n import _, listed

_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
_PLACE = re.compile(r'File "([^"]+)", line (\d+)|(?:at|from) (\S+\.py) \((\d+)\)')
_LITERAL = re.compile(r"Literal\[(\w+)\]\(([^)]*)\)")
_CALL = re.compile(r"No implementation of function .*? found for signature:\s*>>> (.+)")
_COMPILER_STEPS = re.compile(r"Failed in nopython mode|- Resolution failure|During: ")
"""First words of compiler lines that describe steps of the compiler and not the error."""
_ALLOCATION_MESSAGE = "NRT required"
"""Start of the compiler message for code that allocates memory."""
_ALLOCATORS = re.compile(r"_ol_array_allocate|npy_")
"""Names of numba functions that allocate an array."""
_NO_OWNER = "Only accept returning of array"


class GameAuthorError(GameError, CodeFault):
    """Error raised for a fault in a game's own code.

    The message names the file, the line and a way to fix the fault. The message may quote the game's code. Control
    characters in the message are escaped.
    """

    def __init__(self, problem: str) -> None:
        super().__init__(printable(problem))


class GameCode:
    """Code of one game: its package or module, and the names of the records that its kernels receive."""

    def __init__(self, module: str, records: Mapping[tuple[str, ...], str]) -> None:
        """Create the object for the module that creates the game.

        `records` maps the field names of each record to the name of the record.
        """
        self._package = module.removesuffix(".game")
        self._records = records

    def fault_of_others(self, error: Exception) -> GameAuthorError | None:  # compiled only: reads errors of numba
        """Return the fault in the game's code that a compiler error reports.

        For an error of another cause, return None.
        """
        text = _COLOURS.sub("", str(error))
        if not type(error).__module__.startswith("numba."):
            return None
        spec = find_spec(self._package)
        own = Path(str(spec and spec.origin)).resolve()
        for file, line, other, number in _PLACE.findall(text):
            path = Path(file or other).resolve()
            if path == own or (own.name == "__init__.py" and path.is_relative_to(own.parent)):
                return GameAuthorError(f"{write_place(path, int(line or number))}: {_find_sentence(text)}")
        return None

    def fault_of_run(self, error: Exception) -> GameAuthorError | None:
        """Return the fault in the game's code that raised this Python error.

        If other code raised the error, return None.
        """
        place = find_place(error, self._package)
        return GameAuthorError(f"{place}: {self._describe_error(error)}") if place else None

    def fault_of_compilation(self, error: Exception, kernel: Callable[..., object]) -> GameAuthorError | None:
        """Return the fault in `kernel` that caused this compiler error. If the error has another cause, return None."""
        if isinstance(error, KeyError):
            return self._find_missing_field(error)
        if not type(error).__module__.startswith("numba."):
            return None
        text = _COLOURS.sub("", str(error))
        return GameAuthorError(f"{_find_place_in_text(text, kernel)}: {_find_sentence(text)}")

    def _describe_error(self, error: Exception) -> str:
        fields = getattr(getattr(error, "obj", None), "dtype", None)
        if isinstance(error, AttributeError) and fields is not None and fields.names:
            return self._describe_missing_field(str(error.name), fields.names)
        return f"{type(error).__name__}: {error}"

    def _find_missing_field(self, error: KeyError) -> GameAuthorError | None:
        """Return the fault in a kernel that uses a field which the record lacks.

        The stack frames of the compiler contain the record and the line.
        """
        frames = [frame for frame, _line in traceback.walk_tb(error.__traceback__)]
        records = [value for frame in frames for value in frame.f_locals.values() if hasattr(value, "fields")]
        places = [place for frame in frames if (place := getattr(frame.f_locals.get("self"), "loc", None))]
        if not records or not places:
            return None
        where = write_place(places[-1].filename, places[-1].line)
        return GameAuthorError(
            f"{where}: {self._describe_missing_field(str(error.args[0]), tuple(records[-1].fields))}"
        )

    def _describe_missing_field(self, name: str, fields: tuple[str, ...]) -> str:
        names = {"record": self._records.get(fields, ""), "name": name, "fields": listed(fields)}
        return _("the record %(record)s has no field `%(name)s`; its fields are %(fields)s") % names


def find_place(error: BaseException, package: str) -> str:
    """Return the file and line that raised an error, as text. If `package` does not contain this line, return ""."""
    if isinstance(error, SyntaxError) and error.filename:
        return write_place(error.filename, error.lineno)
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if f"{frame.f_globals.get('__name__')}.".startswith(f"{package}."):
            return write_place(frame.f_code.co_filename, line)
    return ""


def _find_place_in_text(text: str, kernel: Callable[..., object]) -> str:
    """Return the first file and line of the game's code in a compiler message.

    If the message names no line of the game, return the first line of the kernel.
    """
    for file, line, other, number in _PLACE.findall(text):
        path = Path(file or other).resolve()
        if path != _ENTRIES and "numba" not in path.parts and path.exists():
            return write_place(path, int(line or number))
    code = kernel.__code__
    return write_place(code.co_filename, code.co_firstlineno)


def _find_sentence(text: str) -> str:
    """Return the sentence of a compiler message that describes the error.

    For known errors, return a clearer sentence.
    """
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not _COMPILER_STEPS.match(line)), text.strip())
    call = _CALL.search(text) if first.startswith("No implementation") else None
    if first.startswith(_ALLOCATION_MESSAGE) or (call and _ALLOCATORS.match(call[1])):
        return _("kernels cannot create arrays, lists or sets: loop over the numbers, or use `number in (1, 4)`")
    if first.startswith(_NO_OWNER):
        return _("kernels cannot return a part of an array: take the part in the function that uses it")
    if call is None:
        return first
    return _("kernels do not support %(call)s") % {"call": _LITERAL.sub(r"\1 \2", call[1])}


def write_place(file: str | Path, line: int | None) -> str:
    """Return a file and a line number as one text."""
    return _("%(file)s, line %(line)s") % {"file": file, "line": line}


def check_notation(texts: Iterable[str], write: Any = None) -> None:  # noqa: ANN401  a method
    """Raise `GameError` if the notation of an action begins with a word that journals use for an early end.

    If a method `write` of the game returned the texts, the error names its file and line.
    """
    for text in texts:
        word = text.partition(" ")[0]
        if word in OF_TEXT:
            problem = _(
                "the action “%(text)s” begins with a word that journals reserve for an early end of a match: "
                "%(words)s. Choose another word, such as “%(other)s”."
            )
            names = {
                "text": text,
                "words": listed(OF_TEXT),
                "other": "take" if word == AGREEMENT.text else f"do-{word}",
            }
            if write is not None:
                place = write_place(write.__code__.co_filename, write.__code__.co_firstlineno)
                raise GameAuthorError(f"{place}: {problem % names}")
            raise GameError(problem % names)


def compare_items(
    fields: Iterable[str], match: AnyRecord, world: AnyRecord, most_seats: int, viewer_name: str
) -> Iterator[str]:
    """Yield a sentence for each deck or hand in `fields` whose number of items differs between world and match.

    A field with `most_seats` numbers or rows has a hand for each seat. `viewer_name` names the viewer.
    """
    for field in fields:
        expected, found = match[field] != 0, world[field] != 0
        is_of_seats = expected.shape[0] == most_seats
        rows = zip(expected, found, strict=True) if is_of_seats else [(expected, found)]
        for seat, (inside, sampled) in enumerate(rows):
            if inside.sum() != sampled.sum():
                problem = _(
                    "In a world for the view of %(viewer)s, %(field)s has %(found)s items, "
                    "but in the match it has %(expected)s."
                )
                if is_of_seats:
                    problem = _(
                        "In a world for the view of %(viewer)s, seat %(seat)s has %(found)s items in %(field)s, "
                        "but in the match it has %(expected)s."
                    )
                counts = {"found": int(sampled.sum()), "expected": int(inside.sum())}
                yield problem % {"viewer": viewer_name, "seat": seat + 1, "field": field, **counts}


_ENTRIES = Path(__file__).resolve().with_name("kernels.py")
