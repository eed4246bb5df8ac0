"""Chunks: some seconds of pairs, played by any machine of a cluster, the same wherever and however often.

A chunk follows from the hash of its experiment and its number alone. Its rows are the lines of a file of pairs.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Generator
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec.structs import replace

from skyhop.bots.bot import Weights
from skyhop.engine.document import line, written
from skyhop.i18n import _
from skyhop.lab.arrivals import ClusterError
from skyhop.lab.cluster import Mapped
from skyhop.lab.pairs import Block, Pairing, at_once, pairs_of
from skyhop.lab.pairs_file import Kept, PairsHeader, block_of, header_of

SECONDS = 3.0
"""That a chunk takes, about: handing it out costs a thousandth of that."""
MOST = 4096
"""Pairs in a chunk."""


class Experiment(NamedTuple):
    """What all chunks follow from, as it is sent to each machine."""

    pairing: Pairing
    files: tuple[bytes | None, ...]
    """The weights that the bots go by, where these are files, and the value by which luck is reckoned."""
    size: int
    """Pairs in a chunk."""
    hash: str

    @classmethod
    def of(cls, pairing: Pairing, size: int) -> Experiment:
        """Read what it takes."""
        paths = (*pairing.weights, pairing.value)
        files = tuple(each.read_bytes() if isinstance(each, Path) else None for each in paths)
        return cls(pairing, files, size, hash_of(header_of(pairing)))


def hash_of(header: PairsHeader) -> str:
    """Tell experiments apart by what their pairs follow from: SHA-256 in hex digits."""
    return hashlib.sha256(written(header).encode()).hexdigest()


def chunk(experiment: Experiment, number: int) -> bytes:
    """Play chunk `number`: its rows, whichever machine this is.

    Raises:
        ClusterError: where this machine would play something else, by another version or other learned values.

    """
    pairing, (of_one, of_other, of_value) = experiment.pairing, experiment.files
    one, other = _here(pairing.weights[0], of_one), _here(pairing.weights[1], of_other)
    value = None if of_value is None else _file(pairing.value, of_value)
    pairing = pairing._replace(weights=(one, other), value=value)
    if hash_of(header_of(pairing)) != experiment.hash:
        problem = _("a machine has another version of skyhop, or of what the game has learned; install the same on all")
        raise ClusterError(problem)
    first = number * experiment.size
    return b"".join(map(line, pairs_of(pairing, range(first, first + experiment.size))))


def in_chunks(kept: Kept) -> Kept:
    """Settle how many pairs make a chunk of these, if nobody has: a power of two that takes some seconds here.

    The second pair, or the next ones, is timed, since the first loads the game, unless that alone has taken long.
    """
    if isinstance(kept.header.chunk, int):
        return kept
    count = at_once(kept.pairing)
    for first in range(2):
        begun = time.monotonic()
        pairs_of(kept.pairing, range(first, first + count))
        spent = (time.monotonic() - begun) / count
        if spent > 2 * SECONDS:
            break
    pairs = SECONDS / max(spent, SECONDS / MOST)
    return kept._replace(header=replace(kept.header, chunk=1 << int(pairs).bit_length() - 1 if pairs >= 1 else 1))


def played_in_chunks(mapped: Mapped, kept: Kept) -> Generator[Block]:
    """Play what is wanted on a cluster; yield the pairs that are not kept yet, in the order of their numbers.

    A chunk that is kept in part is played whole, and its first rows must come out as they are kept.
    `ClusterError` where they do not, and as of `mapping_on`.
    """
    known, pairs, size = len(kept.blocks), kept.wanted, kept.header.chunk
    if known >= pairs or not isinstance(size, int):
        return
    before, chunks = kept.blocks[known // size * size : known], range(known // size, -(-pairs // size))
    with closing(mapped(partial(chunk, Experiment.of(kept.pairing, size)), chunks)) as found:
        for number, rows in zip(chunks, found, strict=True):
            blocks = [*map(block_of, rows.splitlines())]
            if number == chunks.start and blocks[: len(before)] != before:
                problem = _(
                    "chunk %(number)s comes out otherwise than it is in the file, which another machine has written"
                )
                raise ClusterError(problem % {"number": number})
            first = number * size
            yield from blocks[max(0, known - first) : pairs - first]


def _here(weights: Weights | None, contents: bytes | None) -> Weights | None:
    return weights if contents is None or not isinstance(weights, Path) else _file(weights, contents)


def _file(path: Path | None, contents: bytes) -> Path:
    """A file as this machine has it: where it lies, or a copy of what was sent."""
    return path if path and path.is_file() and path.read_bytes() == contents else _copy(contents)


@cache
def _copy(contents: bytes) -> Path:
    path = Path(_folder().name) / f"{hashlib.sha256(contents).hexdigest()}.npz"
    path.write_bytes(contents)
    return path


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="skyhop-weights-")
