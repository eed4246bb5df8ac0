"""Two plies ahead: what a seat can expect after the reply that promises most to whoever decides next."""

from __future__ import annotations

from typing import Any

from skyhop.core.features import FeatureKernels
from skyhop.core.kernel import kernel
from skyhop.core.record import Row, Values
from skyhop.core.search_kernels import SearchKernels
from skyhop.search.iteration import ROOM
from skyhop.search.leaf import Judge, share_expected, share_win

ROOM_FOR_REPLIES = ROOM + 1
"""Worlds that there must be room for: those of one ply, and one to try a reply in."""


@kernel
def after_best_reply(
    game: SearchKernels,
    features: FeatureKernels,
    judge: Judge,
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    worlds: Any,  # noqa: ANN401
    seat: int,
    others: Row,
    replies: int,
    shares: Values,
) -> float:
    """Say what a seat can expect in `worlds[2]`, where who decides knows what it holds and does what is best for it.

    Every reply is tried in that same world. Its actions are listed behind the replies, in the other half of `others`.
    """
    decider, most, worth = game.to_decide(rules, worlds[2]), -1.0, 0.0
    rest = others[len(others) // 2 :]
    for place in range(replies):
        worlds[3] = worlds[2]
        if game.step(rules, worlds[3], others[place], rest) == 0:
            share_win(game.winners(rules, worlds[3]), shares)
        else:
            share_expected(features, judge, rules, worlds[3], shares)
        if shares[decider] > most:
            most, worth = shares[decider], shares[seat]
    return worth
