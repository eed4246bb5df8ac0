"""What benchmarks measure of Aeronaut Odyssey: a regular board, and huge ones with everything on them."""

from __future__ import annotations

from functools import cache, partial

from skyhop.engine.ruleset import Ruleset
from skyhop.game.bulk import Figure, Workload
from skyhop.games.aeronaut_odyssey.options import EXPANSIONS
from skyhop.games.aeronaut_odyssey.ruleset import ruleset_of
from skyhop.i18n import N_

EVERYTHING = tuple(word.value for word in EXPANSIONS.choices)
BOARD_SEED = 3
BOARD_PLAYERS = 4
"""Boards are made for so many at least."""


@cache
def ruleset_on(size: str, seats: int, base: str = "pioneer", expansions: tuple[str, ...] = ()) -> Ruleset:
    """Make a ruleset with a generated board of a size."""
    from skyhop.boards.generate import generate  # noqa: PLC0415 - an extra
    from skyhop.boards.settings import settings  # noqa: PLC0415 - slow to import

    players = max(seats, BOARD_PLAYERS)
    board = generate(settings(seed=BOARD_SEED, size=size, kind=base, expansions=expansions, players=players))
    return ruleset_of({"base": base, "expansions": expansions, "seats": seats, "board": board})


WORKLOADS = (
    Workload(
        partial(ruleset_on, "regular", 2),
        2000,
        {
            "play": Figure("odyssey-regular", N_("Random play, regular board, 2 seats"), 20_000),
            "search": Figure("odyssey-search", N_("Search from the opening, regular board, 2 seats"), 15_000),
            "judged": Figure(
                "odyssey-search-judged", N_("Search from the opening, regular board, network at the leaves")
            ),
            "reference": Figure("odyssey-reference", N_("Random play of the plain reference")),
            "ratio": Figure("odyssey-ratio", N_("Kernels against the plain reference"), 50),
            "click": Figure("odyssey-click", N_("First click to the map, nothing compiled"), 1),
            "cost": Figure("odyssey-action-cost", N_("Posted action on the map, one core of the server"), 3),
            "cost-wire": Figure(
                "odyssey-action-wire", N_("Posted action on the map, sent to each page that watches"), 8
            ),
            "cost-page": Figure("odyssey-page-wire", N_("First page of a match on the map"), 60),
            "start": Figure("odyssey-start", N_("Start to first move on the map, nothing compiled"), 1),
        },
    ),
    Workload(
        partial(ruleset_on, "huge", 6, expansions=EVERYTHING),
        200,
        {
            "play": Figure("odyssey-huge", N_("Random play, huge board, 6 seats, all expansions"), 1_000),
            "greedy": Figure("odyssey-greedy", N_("Greedy decides on a huge board"), 5),
        },
    ),
    Workload(
        partial(ruleset_on, "huge", 6, "capital", EVERYTHING),
        200,
        {"play": Figure("odyssey-huge-capital", N_("The same in capital"), 1_000)},
    ),
)
