"""Legal actions in words, grouped by kind, with costs, gains and places on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from skyhop.games.aeronaut_odyssey.constants import ABILITIES, BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.text.actions.base_game import ActionFacts, ViewWithNames
from skyhop.games.aeronaut_odyssey.text.actions.reading import ACTIONS
from skyhop.games.aeronaut_odyssey.text.labels import (
    ability_title,
    ability_use,
    type_name,
)
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, ngettext, remembered


class Chip(NamedTuple):
    """Balloon to tap: the part of an action it selects, its letter, and its name."""

    part: str
    letter: str
    name: str


class ChipRow(NamedTuple):
    """Row of chips to fill a number of slots; it has a title if there are several rows.

    `slots` holds a prompt for each slot, shown once the earlier slots are filled. The first prompt is empty.
    """

    title: str
    slots: tuple[str, ...]
    chips: tuple[Chip, ...]


def rows_of(actions: Sequence[Sequence[str]]) -> tuple[ChipRow, ...]:
    """Return the chips for actions, each given by its parts; empty if one tap is enough for each action."""
    if all(len(parts) < 2 for parts in actions):
        return ()
    found = {part for parts in actions for part in parts}
    if not any(">" in part for part in found):
        return (_row("", _asks(max(map(len, actions))), found),)
    given = {part for part in found if part.endswith(">")}
    return _row(_("give"), ("",), given), _row(_("for"), (_("Now choose the new type."),), found - given)


def _asks(count: int) -> tuple[str, ...]:
    """Return a prompt for each balloon with the number still to choose; the first prompt is empty."""
    more = (
        ngettext("One more balloon.", "%(count)s more balloons.", left) % {"count": left}
        for left in range(count - 1, 0, -1)
    )
    return ("", *more)


def _row(title: str, slots: tuple[str, ...], parts: set[str]) -> ChipRow:
    order = sorted(parts, key=lambda part: BALLOON_TEXT.index(part.strip(">")))
    return ChipRow(title, slots, tuple(Chip(part, part.strip(">"), type_name(part.strip(">"))) for part in order))


class ActionChoice(NamedTuple):
    """Action to choose: its notation and title, and the fields of `ActionFacts`."""

    action: str
    title: str
    kind: str
    balloons: str = ""
    hint: str = ""
    target: str = ""
    way: str = ""
    parts: tuple[str, ...] = ()


class Group(NamedTuple):
    """Actions of one kind under a title; `hint` explains the kind, and `chips` compose an action."""

    kind: str
    title: str
    hint: str
    choices: tuple[ActionChoice, ...]
    chips: tuple[ChipRow, ...] = ()


def groups_of(view: AeronautOdysseyView, legal: Sequence[int], names: Sequence[str]) -> tuple[Group, ...]:
    """Return the legal actions in groups, in the order in which a player considers them."""
    offer, found = ViewWithNames(view, names), dict[str, list[ActionChoice]]()
    for action in legal:
        declared, values = ACTIONS.read(offer.context, action)
        facts = cast("ActionFacts", declared.facts(offer, *values))
        choice = ActionChoice(declared.write(*values), declared.title(offer, *values), *facts)
        found.setdefault(choice.kind, []).append(choice)
    return tuple(
        Group(kind, title, hint, tuple(found[kind]), rows_of([choice.parts for choice in found[kind]]))
        for kind, (title, hint) in _titles().items()
        if kind in found
    )


@remembered(20)
def _titles() -> dict[str, tuple[str, str]]:
    """Return title and explanation of each kind, in the order of the groups."""
    abilities = {name: (ability_title(name), ability_use(name)) for name in ABILITIES}
    return {
        "move": (_("Fly"), _("and receive balloons that are found there")),
        "claim": (_("Claim"), _("a free route, near or far")),
        **abilities,
        "run": (_("Balloons"), ""),
        "reward": (_("Reward"), ""),
        "start": (_("Start at"), ""),
        "keep": (_("Keep"), ""),
        "owner": (_("Reward for"), ""),
        "lose": (_("Cross out"), ""),
        "swap": (_("Swap"), ""),
        "thief": (_("Name a space"), ""),
        "done": (_("Nothing more"), ""),
    }
