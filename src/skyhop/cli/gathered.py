"""Options that several commands share, or that belong together: declared once, as the fields of a tuple."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Annotated, Any, get_type_hints

import typer

from skyhop.i18n import _

AsJson = Annotated[bool, typer.Option("--json", help=_("Write one JSON object."))]
Plain = Annotated[bool, typer.Option("--plain", help=_("Plain text, for screen readers, pipes and files."))]


def gathered(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command one option for each field of its keywords that are tuples of options, and fill those from them."""
    signature = inspect.signature(command, eval_str=True)
    groups = {name: each.annotation for name, each in signature.parameters.items() if _is_group(each.annotation)}

    def run(**values: Any) -> None:  # noqa: ANN401  whatever typer has read
        filled = {name: group(*map(values.pop, group._fields)) for name, group in groups.items()}
        command(**values, **filled)

    shown = [
        one for each in signature.parameters.values() for one in (_fields(each) if each.name in groups else [each])
    ]
    run.__signature__ = signature.replace(parameters=shown)  # type: ignore[attr-defined]
    run.__doc__, run.__name__, run.__module__ = command.__doc__, command.__name__, command.__module__
    return run


def _is_group(annotation: object) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, tuple) and hasattr(annotation, "_fields")


def _fields(group: inspect.Parameter) -> Iterator[inspect.Parameter]:
    """The fields of a tuple of options, as a command takes them."""
    defaults = group.annotation._field_defaults
    for name, annotation in get_type_hints(group.annotation, include_extras=True).items():
        default = defaults.get(name, inspect.Parameter.empty)
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
