"""Description of the public Python interface: its names, signatures and members, one on each line.

Run as a module, it writes the description to a file.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path

import skyhop

GOLDEN = Path(__file__).parent / "golden" / "face.txt"


def face() -> str:
    """Describe all public names; those that come from beneath with what they have of their own."""
    return "".join(f"{line}\n" for name in skyhop.__all__ for line in _lines(name, getattr(skyhop, name)))


def _lines(name: str, named: object) -> Iterator[str]:
    if not isinstance(named, type):
        assert callable(named)
        yield f"{name}{_signature(named)}"
        return
    yield f"class {name}({', '.join(base.__name__ for base in named.__bases__ if base is not object)})"
    fields = getattr(named, "_fields", ())
    for member, value in sorted(vars(named).items()):
        if member.startswith("_"):
            continue
        if member in fields:
            annotation = inspect.get_annotations(named)[member]
            yield f"    {member}: {getattr(annotation, '__forward_arg__', annotation)}"
        elif isinstance(value, property):
            assert value.fget is not None
            yield f"    {member}: {inspect.signature(value.fget).return_annotation}"
        elif inspect.ismemberdescriptor(value):
            yield f"    {member}: {inspect.get_annotations(named)[member]}"
        elif callable(value):
            yield f"    {member}{_signature(value)}"


def _signature(function: Callable[..., object]) -> str:
    """A signature whose annotations are written as in the source."""
    return str(inspect.signature(function)).replace("'", "")


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(face(), encoding="utf-8")
