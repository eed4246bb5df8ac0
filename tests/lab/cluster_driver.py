"""Program that plays pairs of a slow bot on a cluster, with chunks of four pairs.

python -m tests.lab.cluster_driver HOST:PORT FILE PAIRS
"""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget, Weights
from skyhop.bots.one_ply import Random
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.lab.cluster import ClusterError, mapping_on, play_chunks
from skyhop.lab.pairs import Pairing
from skyhop.lab.pairs_file import PairsSettings, SavedPairs

PAUSE = 0.01
"""Seconds before each action. The pause keeps a machine busy for long with little work."""
SIZE = 4
"""Pairs in a chunk."""


class Slow(Random):
    """Random player that waits."""

    def __init__(self, game: Game, seed: int, pause: float) -> None:
        super().__init__(game, seed)
        self._pause = pause

    def choose(self, view: View) -> int:
        time.sleep(self._pause)
        return super().choose(view)


def slow(pause: float, game: Game, seed: int, _budget: Budget, _weights: Weights | None) -> Bot:
    return Slow(game, seed, pause)


def pairing(pause: float = 0.0) -> Pairing:
    """Return a pairing of two slow bots at Nim. The length of the pause does not change their actions."""
    return Pairing("nim", {}, ("slow", "slow"), BY_ITERATIONS, 7, makers=(partial(slow, pause), partial(slow, pause)))


def kept_in(path: Path, pairs: int) -> SavedPairs:
    found = SavedPairs.read(path, pairing(PAUSE), PairsSettings(pairs=pairs))
    return found._replace(header=replace(found.header, chunk=SIZE))


def main(address: str, file: str, pairs: str) -> int:
    registry.include_examples()
    try:
        with mapping_on(address) as mapped:
            for _block in kept_in(Path(file), int(pairs)).play(1, partial(play_chunks, mapped)):
                pass
    except ClusterError as error:
        sys.stdout.write(f"{error}\n")
        return 1
    return 0
