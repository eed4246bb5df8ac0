"""Judgements: what was learned about a game, in its folder or in a file, and what it takes to judge by one."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.state import View
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.search import value_network
from skyhop.search.game_entry import Way
from skyhop.search.leaf import Nobody, Room
from skyhop.search.network import Sizes, network_of

FILE = "judgement.npz"
"""Its name in the folder of a game."""
FORMAT = "skyhop-judgement-1"
HIDDEN = 2
"""Hidden layers."""


class Judgement(NamedTuple):
    """What was learned about a game: the weights of a network, and its sizes."""

    weights: NDArray[np.float32]
    sizes: Sizes

    def save(self, path: Path, game: Game) -> None:
        """Write it into a file, at once or not at all."""
        value_network.write(path, FORMAT, game, {"weights": self.weights, "sizes": np.array(self.sizes)})


def judgement_of(game: Game, path: Path | None = None) -> Judgement:
    """Read what was learned about a game: from its folder, or from a file.

    `MissingCapability` where nothing was, `LearnedFileError` where the file does not fit.
    """
    if path is None and not game.has(Capability.JUDGEMENT):
        raise missing(game, Capability.JUDGEMENT)
    file = path or own_file(game)
    found = value_network.read(file, FORMAT, game)
    try:
        return judgement_in(found, game)
    except (KeyError, TypeError, ValueError):
        raise value_network.damaged(file, FORMAT) from None


def own_file(game: Game) -> Path:
    """Where the file lies, or would lie, with what was learned about a game."""
    return (game.folder or Path()) / FILE


def judgement_in(found: value_network.Arrays, game: Game, weights: str = "weights", sizes: str = "sizes") -> Judgement:
    """Take a network for a game from the arrays of a file.

    `KeyError`, `TypeError` or `ValueError` where they are missing, do not go together, or hold what is no number.
    """
    made = Judgement(found[weights], Sizes(*found[sizes].tolist()))
    if found[sizes].dtype.kind != "i" or made.sizes.inputs != len(game.features().table) or min(made.sizes) < 1:
        raise ValueError(sizes)
    if made.weights.dtype != np.float32 or made.weights.shape != (made.sizes.weights,):
        raise ValueError(weights)
    value_network.finite(made.weights)
    return made


def room_of(game: Game, judgement: Judgement, seat: int = 0, plies: int = 0) -> Room:
    """Make room for the evaluation of worlds of a game, which a seat asks for."""
    features, sizes = game.features(), judgement.sizes
    inputs, hidden = np.zeros(sizes.inputs, np.float32), np.zeros((HIDDEN, sizes.widest), np.float32)
    network, views = network_of(judgement.weights, *sizes), features.scratch(game.view_record)
    return Room(network, views, features.notes(), inputs, hidden, seat, plies)


def room_by(game: Game, judgement: Judgement | None, view: View) -> Room | Nobody:
    """Make such room for the seat of a view; none where nobody judges."""
    seat = int(view.record["seat"])
    return Nobody(seat) if judgement is None else room_of(game, judgement, seat)


def way_of(judgement: Judgement | None) -> Way:
    """Say how worlds are valued by a judgement, or without one."""
    return Way.PLAYED_OUT if judgement is None else Way.JUDGED
