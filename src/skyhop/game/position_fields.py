"""The fields of positions and expectations as people write them: each is what it must be, or refused by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from skyhop.game.refusal import PositionError
from skyhop.i18n import _, listed


def check_names(fields: Iterable[object], known: Sequence[str], where: str = "") -> None:
    """Refuse a field that there is not; `where` is what stands before its name."""
    for field in fields:
        if field not in known:
            problem = _("there is no such field; the fields are %(fields)s")
            raise PositionError(f"{where}{field}", problem % {"fields": listed(known)})


def read_number(value: object, field: str, least: int, most: int) -> int:
    """Take a whole number between two others, or one of these."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    problem = _("%(value)s is not a number from %(least)s to %(most)s")
    raise PositionError(field, problem % {"value": repr(value), "least": least, "most": most})


def read_text(value: object, field: str) -> str:
    """Take a text."""
    if isinstance(value, str):
        return value
    raise PositionError(field, _("%(value)s is not a text") % {"value": repr(value)})


def read_list(value: object, field: str) -> list[Any]:
    """Take a list."""
    if isinstance(value, list | tuple):
        return list(value)
    raise PositionError(field, _("%(value)s is not a list") % {"value": repr(value)})


def read_table(value: object, field: str) -> Mapping[str, Any]:
    """Take a table."""
    if isinstance(value, Mapping):
        return value
    raise PositionError(field, _("%(value)s is not a table") % {"value": repr(value)})


def check_expected(field: str, known: Sequence[str]) -> None:
    """Refuse a field that nothing can be expected of."""
    if field not in known:
        problem = _("nothing of that name can be expected; choose one of %(fields)s")
        raise PositionError(field, problem % {"fields": listed(known)})


def check_kind(wanted: object, got: object, field: str) -> None:
    """Refuse an expected value that is of another kind than what there is, which shows how it is written."""
    if type(wanted) is not type(got):
        problem = _("%(value)s is of the wrong kind; write it like %(example)s")
        raise PositionError(field, problem % {"value": repr(wanted), "example": repr(got)})
