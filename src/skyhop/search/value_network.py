"""Value networks and their files. A value network estimates a seat's win chance from the features of a world.

Plain loops compute the network. The network has two hidden layers of rectified units and a logistic output. One
array contains all weights, layer after layer. In each layer, the weights that belong to one input are adjacent. The
loops can therefore skip the weights of an input that is 0. The biases come last.

Each file contains arrays, a format, the name of the game, and the table of features.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO
from lzma import LZMAError
from pathlib import Path
from tokenize import TokenError
from typing import Any, NamedTuple
from zipfile import BadZipFile, ZipFile
from zlib import error as BadCompression  # noqa: N812  named like other exceptions

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Array1, Array2
from skyhop.files import content_of, write_whole
from skyhop.game.action import LearnedFileError
from skyhop.game.ai import Inputs, hash_features
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.i18n import _

Weights = Array1[np.float32]
"""All weights of a network in one array."""
Layer = Array2[np.float32]
"""Weights of a layer. Each row belongs to an input, each column to a unit. The last row has the biases."""
HIDDEN_LAYERS = 2
"""Number of hidden layers."""


class Sizes(NamedTuple):
    """Sizes of a network: the number of inputs, and the number of units in each hidden layer."""

    inputs: int
    first: int
    second: int

    @property
    def weights(self) -> int:
        """Number of weights in the network."""
        return (self.inputs + 1) * self.first + (self.first + 1) * self.second + self.second + 1

    @property
    def widest(self) -> int:
        """Number of units in the widest hidden layer."""
        return max(self.first, self.second)


class Network(NamedTuple):
    """Layers of a network, as arrays for kernels."""

    first: Layer
    second: Layer
    last: Weights


def network_of(weights: Weights, inputs: int, first: int, second: int) -> Network:
    """Return the layers of a network as NumPy views of the array of all weights."""
    begin = (inputs + 1) * first
    end = begin + (first + 1) * second
    return Network(
        weights[:begin].reshape((inputs + 1, first)), weights[begin:end].reshape((first + 1, second)), weights[end:]
    )


MIN_LOGISTIC_INPUT = -700.0
"""Minimum input of the logistic function, where the result is nearly 0. Much smaller inputs would overflow."""


@kernel_apart
def win_chance(network: Network, features: Inputs, hidden: Layer) -> float:
    """Return the network's estimate of a seat's win chance.

    `features` describes a world from the view of this seat. Write the values of the hidden units into `hidden`.
    """
    apply_layer(network.first, features, hidden[0])
    apply_layer(network.second, hidden[0], hidden[1])
    count = len(network.last) - 1
    total = np.float64(network.last[count])
    for unit in range(count):
        total += network.last[unit] * hidden[1, unit]
    return 0.0 if total < MIN_LOGISTIC_INPUT else 1.0 / (1.0 + math.exp(-total))


@kernel
def apply_layer(layer: Layer, inputs: Inputs, units: Inputs) -> None:
    """Compute the rectified units of a layer from the layer's inputs. Write their values into `units`."""
    count, width = layer.shape[0] - 1, layer.shape[1]
    for unit in range(width):
        units[unit] = layer[count, unit]
    for place in range(count):
        value = inputs[place]
        if value != 0:
            for unit in range(width):
                units[unit] += value * layer[place, unit]
    for unit in range(width):
        units[unit] = max(units[unit], np.float32(0))


FILE_ERRORS = (
    *(ValueError, TypeError, LookupError, OverflowError, MemoryError, RuntimeError, EOFError),
    *(SyntaxError, TokenError, BadZipFile, BadCompression, LZMAError),
)
"""Exceptions that an invalid file can cause. NumPy parses the header of an array as Python."""
MAX_FILE_BYTES = 64 * 1024 * 1024
"""Maximum size in bytes of a file and of its unpacked content.

It is a hundred times the size of the largest trained network.
"""
Arrays = Mapping[str, NDArray[Any]]
CACHED_FILES = 8
"""Number of files in the cache. A cached file is read again only after it changes."""


def write(path: Path, form: str, game: Game, arrays: Mapping[str, Any]) -> None:
    """Write arrays for a game into a file atomically, together with the name `form` of the format."""
    packed = BytesIO()
    np.savez(packed, **_belonging(form, game), **arrays)
    write_whole(path, packed.getvalue())


def read(path: Path, form: str, game: Game) -> Arrays:
    """Read the arrays of a game from a file, which must have the format `form`.

    Raise `LearnedFileError` if the file is invalid or has other features than the game.
    """
    try:
        found = _arrays(path, path.stat().st_mtime_ns)
    except OSError as error:
        problem = _("%(file)s cannot be read: %(reason)s")
        raise LearnedFileError(problem % {"file": path, "reason": error.strerror or error}) from None
    except FILE_ERRORS:
        raise damage_error(path, form) from None
    expected = _belonging(form, game)
    if not {"format", "game", "features"} <= found.keys() or str(found["format"]) != form:
        raise damage_error(path, form)
    if str(found["game"]) != game.name:
        problem = _("%(file)s was trained on %(other)s, not on %(game)s")
        raise LearnedFileError(problem % {"file": path, "other": found["game"], "game": game.name})
    if str(found["features"]) != expected["features"]:
        problem = _("%(file)s was trained on features that %(game)s does not have. Train a new network.")
        raise LearnedFileError(problem % {"file": path, "game": game.name})
    return found


def require_finite(array: NDArray[np.generic]) -> NDArray[np.generic]:
    """Return the array unchanged if all its numbers are finite. Otherwise, raise `ValueError`."""
    if not np.isfinite(array).all():
        raise ValueError(array)
    return array


def damage_error(path: Path, form: str) -> LearnedFileError:
    """Return the error for a file that has another format than `form`, or that lacks an array."""
    return LearnedFileError(_("%(file)s is damaged or not in the format %(format)s") % {"file": path, "format": form})


def _belonging(form: str, game: Game) -> dict[str, Any]:
    return {"format": form, "game": game.name, "features": hash_features(game.features.table)}


@lru_cache(CACHED_FILES)
def _arrays(path: Path, _changed: int) -> Arrays:
    """Read all arrays of a file. The result stays in a cache until the file changes."""
    content = BytesIO(content_of(path, MAX_FILE_BYTES))
    with ZipFile(content) as packed:
        if sum(part.file_size for part in packed.infolist()) > MAX_FILE_BYTES:
            raise ValueError(path)
        content.seek(0)
        found = np.load(content)
        return {name: np.asarray(found[name]) for name in found.files}


FILE_NAME = "weights.npz"
"""Name of the value network's file in the folder of a game."""
FORMAT = "skyhop-judgement-1"


class ValueNetwork(NamedTuple):
    """Value network of a game: weights and sizes."""

    weights: NDArray[np.float32]
    sizes: Sizes

    def save(self, path: Path, game: Game) -> None:
        """Write the network into a file, atomically."""
        write(path, FORMAT, game, {"weights": self.weights, "sizes": np.array(self.sizes)})


def value_network_of(game: Game, path: Path | None = None) -> ValueNetwork:
    """Return the value network of a game, from the file `path` or by default from the game's folder.

    Raise `MissingCapability` if the game has no network, and `LearnedFileError` if the file does not fit the game.
    """
    if path is None and not game.has(Capability.JUDGEMENT):
        raise make_missing_error(game, Capability.JUDGEMENT)
    file = path or network_path(game)
    found = read(file, FORMAT, game)
    try:
        return judgement_in(found, game)
    except (KeyError, TypeError, ValueError):
        raise damage_error(file, FORMAT) from None


def network_path(game: Game) -> Path:
    """Return the path of the network file in the game's folder. The file need not exist."""
    return (game.folder or Path()) / FILE_NAME


def judgement_in(arrays: Arrays, game: Game, weights: str = "weights", sizes: str = "sizes") -> ValueNetwork:
    """Return the network of a game from the arrays of a file.

    `weights` and `sizes` are the names of two arrays. Raise `KeyError`, `TypeError` or `ValueError` if arrays are
    missing, inconsistent, or not finite.
    """
    network = ValueNetwork(arrays[weights], Sizes(*arrays[sizes].tolist()))
    if arrays[sizes].dtype.kind != "i" or network.sizes.inputs != len(game.features.table) or min(network.sizes) < 1:
        raise ValueError(sizes)
    if network.weights.dtype != np.float32 or network.weights.shape != (network.sizes.weights,):
        raise ValueError(weights)
    require_finite(network.weights)
    return network
