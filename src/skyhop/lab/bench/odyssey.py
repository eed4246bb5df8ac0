"""How fast Aeronaut Odyssey is played at random, and against its plain reference."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from types import ModuleType

import numpy as np

from skyhop.boards.file import loads, to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import EXPANSIONS, settings
from skyhop.core import registry
from skyhop.core.i18n import _
from skyhop.core.record import records
from skyhop.core.ruleset import Ruleset
from skyhop.lab.bench.measurement import Measurement
from skyhop.lab.bench.reference import CHECKOUT, load_reference

NAME = "aeronaut-odyssey"
REFERENCE = Path("tests/reference/aeronaut_odyssey")
MATCHES = {"regular": 2000, "huge": 200}
"""In a run of random play: a twentieth of a second or more."""
REFERENCE_MATCHES = 20


def ruleset_on(size: str, seats: int, *, base: str = "pioneer", expansions: tuple[str, ...] = ()) -> Ruleset:
    """Make a ruleset with a generated board of a size."""
    board = generate(settings(seed=3, size=size, kind=base, expansions=expansions, players=max(seats, 4)))
    spec = {"base": base, "expansions": expansions, "seats": seats, "board": to_plain(board)}
    return registry.game(NAME).ruleset(spec)


def random_play(runs: int) -> Iterator[Measurement]:
    """Play complete matches by uniform random actions in one thread, on a regular and on a huge board."""
    everything = tuple(EXPANSIONS)
    small, large = ruleset_on("regular", 2), ruleset_on("huge", 6, expansions=everything)
    capital = ruleset_on("huge", 6, base="capital", expansions=everything)
    yield measured("odyssey-regular", _("Random play, regular board, 2 seats"), small, MATCHES["regular"], runs, 20_000)
    title = _("Random play, huge board, 6 seats, all expansions")
    yield measured("odyssey-huge", title, large, MATCHES["huge"], runs, 1_000)
    title = _("The same in capital")
    yield measured("odyssey-huge-capital", title, capital, MATCHES["huge"], runs, 1_000)


def measured(name: str, title: str, ruleset: Ruleset, matches: int, runs: int, target: float) -> Measurement:
    """Measure random play in matches a second."""
    play_matches(ruleset, 1, 0)
    speeds = [matches / play_matches(ruleset, matches, run) for run in range(runs)]
    return Measurement(name, title, "matches/s", speeds, target)


def play_matches(ruleset: Ruleset, matches: int, run: int) -> float:
    """Play so many matches; give the seconds that it took."""
    game = registry.game(NAME)
    kernels, states = game.bulk(), records(game.state_record, matches)
    states["random"] = np.arange(matches, dtype=np.uint64) + np.uint64(run * matches + 1)
    actions = kernels.scratch()
    start = perf_counter()
    kernels.play_randomly(ruleset.record, states, actions)
    return perf_counter() - start


def reference_ratio(runs: int) -> Iterator[Measurement]:
    """Play in turn with the plain reference engine of the tests, where a checkout has it."""
    reference = load_reference(CHECKOUT / REFERENCE)
    if reference is None:
        return
    ruleset = ruleset_on("regular", 2)
    play_matches(ruleset, 1, 0)
    speeds, ratios = [], []
    for run in range(runs):
        speed = speed_of_reference(reference, ruleset, run)
        speeds.append(speed)
        ratios.append(MATCHES["regular"] / play_matches(ruleset, MATCHES["regular"], run) / speed)
    yield Measurement("odyssey-reference", _("Random play of the plain reference"), "matches/s", speeds)
    yield Measurement("odyssey-ratio", _("Kernels against the plain reference"), "times", ratios, 50)


def speed_of_reference(reference: ModuleType, ruleset: Ruleset, run: int) -> float:
    """Give the reference's matches a second, on the same board."""
    board = to_plain(loads(str(ruleset.parameters["board"])))
    start = perf_counter()
    for number in range(REFERENCE_MATCHES):
        chance = random.Random(run * REFERENCE_MATCHES + number)  # noqa: S311  no secret
        reference.play_at_random("pioneer", board, 2, chance)
    return REFERENCE_MATCHES / (perf_counter() - start)
