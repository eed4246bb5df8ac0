"""Take-back: a journal entry that restores the position before the latest actions.

A journal never loses an entry. The actions stay in it, and the take-back holds their number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Protocol, TypeVar

from skyhop.engine.state import State
from skyhop.game.ending import OF_TEXT
from skyhop.game.game import Game, count_undrawn
from skyhop.game.journal import JournalEntry
from skyhop.game.refusal import Refused

MOST = 24
"""Maximum number of actions taken back at once: a seat's last one, and all later ones of other seats."""
WRITTEN = re.compile(r"takeback ([1-9][0-9]?)")
WORLDS = range(24)
"""Seeds of the worlds that test if an action revealed more than its notation."""


def write_take_back(count: int) -> str:
    """Return the journal text for a take-back of `count` actions."""
    return f"takeback {count}"


def count_in(entry: JournalEntry) -> int:
    """Return how many actions an entry takes back; 0 for any other entry."""
    return 0 if entry.is_chance else _count(entry.text)


def _count(text: str) -> int:
    found = WRITTEN.fullmatch(text)
    return int(found[1]) if found else 0


class JournaledStep(Protocol):
    """Step of a match: the text that a seat entered."""

    @property
    def text(self) -> str:
        """Text of the step, as in a journal."""


Step = TypeVar("Step", bound=JournaledStep)


def list_standing_steps(steps: Sequence[Step]) -> Iterator[Step]:
    """Yield the steps of a match, the latest first, without those taken back."""
    taken_back = 0
    for step in reversed(steps):
        if taken_back:
            taken_back -= 1
        else:
            taken_back = _count(step.text)
            yield step


def list_reachable(entries: Sequence[JournalEntry]) -> Iterator[JournalEntry]:
    """Yield the actions since the last entry of another kind, latest first; only these can be taken back."""
    return takewhile(_is_action, reversed(entries[-MOST:]))


def count_reachable(entries: Sequence[JournalEntry]) -> int:
    """Count the latest entries that can be taken back."""
    return sum(1 for _entry in list_reachable(entries))


def find_undone_plies(entries: Sequence[JournalEntry]) -> frozenset[int]:
    """Return the plies of actions that were taken back, and of the take-back entries."""
    counts = [(ply, count_in(entry)) for ply, entry in enumerate(entries)]
    return frozenset(ply - each for ply, count in counts if count for each in range(count + 1))


def reveals_more(game: Game, before: State, text: str, actor: int, after: State) -> bool:
    """Return True if an action revealed more than its notation, such as a drawn card or an open hand.

    An action reveals more if an item left a pile, or if some seat could not predict its new view. Such a seat has the
    same old view in another world, where the action leads to a different new view.
    """
    if count_undrawn(game, before) != count_undrawn(game, after):
        return True
    seats = range(game.seat_count(before.ruleset))
    return any(not _was_visible(game, before, text, actor, after, seat) for seat in seats)


def _was_visible(game: Game, before: State, text: str, actor: int, after: State, seat: int) -> bool:
    view, seen = game.view(before, seat), game.view(after, seat)
    for seed in WORLDS:
        world = game.determinize(view, seed)
        try:
            action = game.read(world, text, actor)
        except Refused:
            continue  # the action is illegal here, so players know that this world is impossible
        game.act(world, action)
        if game.view(world, seat) != seen:
            return False
    return True


def _is_action(entry: JournalEntry) -> bool:
    return not entry.is_chance and not count_in(entry) and entry.text.partition(" ")[0] not in OF_TEXT
