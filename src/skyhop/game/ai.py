"""What a search, or a batch of matches, asks of a game: kernels over its own records, to be compiled with it whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

NOTHING_DUE = -1
"""In the place of a pile's size: no shuffle is due."""


class ChanceKernels(NamedTuple):
    """The kernels of a game for whoever shuffles from outside: as in `SearchKernels`, but that chance is waited for.

    Where a list of actions is empty, a shuffle is due or the match is over.
    """

    begin: Callable[[Any, Any, int, Any], int]
    """(rules, state, first, actions): begin a match in a blank state; as `legal`."""
    step: Callable[[Any, Any, int, Any], int]
    """(rules, state, action, actions): do a legal action; as `legal`."""
    due: Callable[[Any, Any, Any], int]
    """(rules, state, pile): write what is to be shuffled, sorted as `Game.chance` has it; its size or `NOTHING_DUE`."""
    settle: Callable[[Any, Any, Any, Any], int]
    """(rules, state, pile, actions): put the pile that is due into this order, first drawn first; as `legal`."""
    largest: int
    """How many items a pile holds at most."""


class SearchKernels(NamedTuple):
    """The kernels of a game, all over `rules`, the ruleset's record, and a state or view of the game's own.

    `actions` is scratch space for a list of legal actions; whatever is random comes from the state's own generator.
    """

    determinize: Callable[[Any, Any, Any], None]
    """(rules, view, state): fill in what the view hides, as it may be, in a state that has what it shows."""
    legal: Callable[[Any, Any, Any], int]
    """(rules, state, actions): write the legal actions into `actions`, and give their number; 0 at the end."""
    step: Callable[[Any, Any, int, Any], int]
    """(rules, state, action, actions): do a legal action and what chance brings, then as `legal`."""
    to_decide: Callable[[Any, Any], int]
    """(rules, state): the seat that decides."""
    winners: Callable[[Any, Any], int]
    """(rules, state): after the end, the seats that share the win, a bit each; none at a draw."""
    begin: Callable[[Any, Any, int, Any], int]
    """(rules, state, first, actions): begin a match in a state blank but for luck, let chance act; as `legal`."""
    show: Callable[[Any, Any, Any, int], None]
    """(rules, state, view, seat): write what a seat may see into a view that is blank."""
    play_out: Callable[[Any, Any, int, Any], None] | None = None
    """(rules, state, action, actions): do a legal action, then any others to the end; by `step` where it is None."""
    is_known: Callable[[Any, Any, Any], bool] | None = None
    """(rules, view, state): whether the seat of a view knows all that counts in a state that followed from it.

    That is who wins, or who decides next, and what they may do. What is drawn by the state's own generator is noticed
    without it. Where it is None, nothing is known for certain.
    """
    chance: ChanceKernels | None = None
    """For whoever shuffles from outside; where it is None, only Python can."""

    @property
    def of_search(self) -> SearchKernels:
        """What searches call of them: a change of how matches begin and are shown compiles no search anew."""
        absent: Any = None
        return self._replace(begin=absent, show=absent, chance=None)
