"""Search in the worlds of a view: an estimate of the win chance after each legal action."""

from __future__ import annotations

import math
from collections.abc import Callable
from operator import index
from time import perf_counter
from typing import NamedTuple

from skyhop.api.view import Action, View, World
from skyhop.i18n import _

DEFAULT_WORLDS = 16
"""Number of worlds in which a search tries each action, if neither a number nor a time limit is given."""
Evaluate = Callable[[World, int], float]
"""Function (world, seat): return the win chance of the seat in a world after an action, from 0 to 1."""


class Estimate(NamedTuple):
    """Estimate of an action: the win chance of the seat after the action."""

    action: Action
    share: float
    """Mean win chance of the seat in all worlds, from 0 to 1. A draw of two seats counts as 0.5."""
    error: float
    """Standard error of the mean. It is infinite if there is only one world."""
    worlds: int
    """Number of worlds in which the search tried the action."""


def estimate(
    view: View,
    *,
    evaluate: Evaluate | None = None,
    worlds: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> list[Estimate]:
    """Try each legal action of the view's seat in several worlds, and return the estimates, the best action first.

    All actions are tried in the same worlds, so luck affects them equally. The search looks one action ahead. To look
    further ahead, let `evaluate` play in the world. It gets its own copy of the world.

    Args:
        view: View of the seat that decides.
        evaluate: Function (world, seat) that returns the win chance of the seat in the world after an action. By
            default, the network of the game or a random playout estimates it. The search does not call the function
            for a finished match.
        worlds: Number of worlds; 16 if neither `worlds` nor `seconds` is given.
        seconds: Time limit. The search tries the actions in at least one world. With `worlds`, the search stops at the
            first of both limits.
        seed: The same seed and number of worlds give the same estimates, if `evaluate` always gives the same values.

    Raises:
        ValueError: if the view's seat has no pending decision, or a limit is 0 or negative.

    Examples:
        >>> import skyhop
        >>> view = skyhop.start("balloon-cup", ruleset="gravon", seed=2003).view(1)
        >>> best, *others = skyhop.estimate(view, worlds=4)
        >>> best.action in view.legal(), best.share >= others[0].share, best.worlds
        (True, True, 4)
        >>> def hopeful(world, seat):
        ...     return 1.0
        >>> skyhop.estimate(view, evaluate=hopeful, worlds=2)[0]
        Estimate(action=R1-3, share=1.0, error=0.0, worlds=2)
    """
    legal, seat = view.legal(), view.seat
    if not legal or seat is None:
        raise ValueError(_("this seat has no pending decision, or the match is over"))
    if seconds is not None and not 0 < seconds < math.inf:
        raise ValueError(_("seconds: must be more than 0, not %(given)s") % {"given": seconds})
    if worlds is not None and index(worlds) < 1:
        raise ValueError(_("worlds: must be 1 or more, not %(given)s") % {"given": worlds})
    most = worlds or (DEFAULT_WORLDS if seconds is None else None)
    end, found = math.inf if seconds is None else perf_counter() + seconds, [list[float]() for _action in legal]
    for number, world in enumerate(view._draw_worlds(seed)):  # noqa: SLF001  without end, unlike `worlds`
        if number and (number == most or perf_counter() > end):
            break
        world.legal()  # all copies then share the list
        for action, shares in zip(legal, found, strict=True):
            after = world.copy()
            after.play(action)
            asked = None if after.is_over else evaluate
            shares.append(after.win_chances[seat] if asked is None else float(asked(after, seat)))
    estimates = (_estimate(action, shares) for action, shares in zip(legal, found, strict=True))
    return sorted(estimates, key=lambda each: -each.share)


def _estimate(action: Action, shares: list[float]) -> Estimate:
    worlds, mean = len(shares), math.fsum(shares) / len(shares)
    squares = math.fsum((share - mean) ** 2 for share in shares)
    return Estimate(action, mean, math.sqrt(squares / (worlds - 1) / worlds) if worlds > 1 else math.inf, worlds)
