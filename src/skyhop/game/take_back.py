"""Taking back: an entry of a journal that leads back to where the match stood before its latest actions.

Nothing is taken out of a journal. What was taken back stays in it, and the entry says of how many actions it holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Protocol, TypeVar

from skyhop.engine.event import TakenBack
from skyhop.engine.state import State
from skyhop.game.ending import OF_TEXT
from skyhop.game.game import Game
from skyhop.game.journal import JournalEntry
from skyhop.game.refusal import Refused
from skyhop.game.text import about

MOST = 24
"""Actions that are taken back at once: the last one of a seat, and what others have done since."""
WRITTEN = re.compile(r"takeback ([1-9][0-9]?)")
WORLDS = range(24)
"""Worlds by which it is seen whether an action has shown more than it says."""


def written(count: int) -> str:
    """Write in the way of a journal that so many actions are taken back."""
    return f"takeback {count}"


def count_in(entry: JournalEntry) -> int:
    """How many actions an entry takes back; none where it is anything else."""
    return 0 if entry.is_chance else _count(entry.text)


def _count(text: str) -> int:
    found = WRITTEN.fullmatch(text)
    return int(found[1]) if found else 0


class JournaledStep(Protocol):
    """A step of a match: what a seat has written."""

    @property
    def text(self) -> str:
        """In the way of a journal."""


Step = TypeVar("Step", bound=JournaledStep)


def standing(steps: Sequence[Step]) -> Iterator[Step]:
    """Give the steps of a match, the latest first, but what was taken back."""
    taken_back = 0
    for step in reversed(steps):
        if taken_back:
            taken_back -= 1
        else:
            taken_back = _count(step.text)
            yield step


def reached(entries: Sequence[JournalEntry]) -> Iterator[JournalEntry]:
    """Give the latest entries that can be taken back: actions, behind any chance, end of a seat, or taking back."""
    return takewhile(_is_action, reversed(entries[-MOST:]))


def reach(entries: Sequence[JournalEntry]) -> int:
    """Count them."""
    return sum(1 for _entry in reached(entries))


def undone(entries: Sequence[JournalEntry]) -> frozenset[int]:
    """Name the plies of actions that were taken back, and of the entries that say so."""
    counts = [(ply, count_in(entry)) for ply, entry in enumerate(entries)]
    return frozenset(ply - each for ply, count in counts if count for each in range(count + 1))


def shows_more(game: Game, before: State, text: str, actor: int, after: State) -> bool:
    """Say whether an action has let anybody see what it does not say by itself: a card that was drawn, an open hand.

    Something left a pile, or there is a seat that could not have told from the action, and from what it saw before,
    what it sees now: in another world that looked the same to it the same action leads to something else.
    """
    if game.undrawn(before) != game.undrawn(after):
        return True
    seats = range(game.seat_count(before.ruleset))
    return any(not _was_to_be_seen(game, before, text, actor, after, seat) for seat in seats)


def _was_to_be_seen(game: Game, before: State, text: str, actor: int, after: State, seat: int) -> bool:
    view, seen = game.view(before, seat), game.view(after, seat)
    for seed in WORLDS:
        world = game.determinize(view, seed)
        try:
            action = game.read(world, text, actor)
        except Refused:
            continue  # whoever sees the action knows that this is not the world
        game.act(world, action)
        if game.view(world, seat) != seen:
            return False
    return True


def how_it_was_taken_back(event: TakenBack, name: Callable[[int], str]) -> str:
    """Tell that somebody's last action does not count any more."""
    return about("%(who)s took the last action back.", {"who": name(event.seat)})


def _is_action(entry: JournalEntry) -> bool:
    return not entry.is_chance and not count_in(entry) and entry.text.partition(" ")[0] not in OF_TEXT
