"""Balloons to tap, one for each type, where an action takes more than one: they stand for the parts of actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from skyhop.core.language.i18n import _, ngettext
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.labels import type_name


class Chip(NamedTuple):
    """A balloon to tap: the part of actions that it stands for, its letter, its name."""

    part: str
    letter: str
    name: str


class Row(NamedTuple):
    """Chips of which as many can be taken as there are slots; with a title where there is more than one row.

    Each slot says what is to be chosen when those before it are taken; the first of all, nothing.
    """

    title: str
    slots: tuple[str, ...]
    chips: tuple[Chip, ...]


def parts_of_run(run: str) -> tuple[str, ...]:
    """Divide a run into its balloons."""
    return tuple(run)


def parts_of_swap(old: str, new: str) -> tuple[str, ...]:
    """Divide a swap into what is given and what is had for it."""
    return f"{old}>", new


def rows_of(actions: Sequence[Sequence[str]]) -> tuple[Row, ...]:
    """The chips of all these actions, given by their parts; none where a tap is enough for each."""
    if all(len(parts) < 2 for parts in actions):
        return ()
    found = {part for parts in actions for part in parts}
    if not any(">" in part for part in found):
        return (_row("", _asks(max(map(len, actions))), found),)
    given = {part for part in found if part.endswith(">")}
    return _row(_("give"), ("",), given), _row(_("for"), (_("Now choose what you get for it."),), found - given)


def _asks(count: int) -> tuple[str, ...]:
    """Say before each balloon but the first how many are still to be chosen."""
    more = (
        ngettext("One more balloon.", "%(count)s more balloons.", left) % {"count": left}
        for left in range(count - 1, 0, -1)
    )
    return ("", *more)


def _row(title: str, slots: tuple[str, ...], parts: set[str]) -> Row:
    order = sorted(parts, key=lambda part: BALLOON_TEXT.index(part.strip(">")))
    return Row(title, slots, tuple(Chip(part, part.strip(">"), type_name(part.strip(">"))) for part in order))
