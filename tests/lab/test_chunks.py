"""Tests of chunks: every machine plays the same chunk, and a chunk starts anew if a file ends in its middle."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from skyhop.bots.bot import BY_ITERATIONS
from skyhop.game import registry
from skyhop.lab.cluster import ClusterError, Experiment, chunk, play_chunks, set_chunk_size
from skyhop.lab.pairs import PairBlock, Pairing, pair
from skyhop.lab.pairs_file import SavedPairs
from skyhop.search.value_network import network_path

CUP = registry.game("balloon-cup")
PAIRING = Pairing(CUP.name, CUP.ruleset({}).parameters, ("random", "random"), BY_ITERATIONS, 4)


@pytest.fixture(scope="module")
def blocks() -> list[PairBlock]:
    return [pair(PAIRING, number) for number in range(8)]


def mapped(function: Callable[[Any], Any], values: Iterable[Any]) -> Generator[Any]:
    yield from map(function, values)


def kept(blocks: list[PairBlock], pairs: int = 8) -> SavedPairs:
    found = SavedPairs.read(None, PAIRING)
    return found._replace(header=replace(found.header, chunk=3, pairs=pairs), blocks=blocks)


@pytest.mark.parametrize("known", [0, 2, 3, 7])
def test_what_is_missing_is_played_wherever_the_file_ends(known: int, blocks: list[PairBlock]) -> None:
    assert list(play_chunks(mapped, kept(blocks[:known], 7))) == blocks[known:7]


def test_a_file_that_another_machine_has_written_otherwise_is_not_gone_on_with(blocks: list[PairBlock]) -> None:
    wrong = [*blocks[:3], replace(blocks[3], shares=(0.5, 0.5))]

    with pytest.raises(ClusterError, match="chunk 1 has a different result on this machine than in the file"):
        list(play_chunks(mapped, kept(wrong)))


def test_a_chunk_takes_some_seconds_and_keeps_its_size() -> None:
    found = set_chunk_size(SavedPairs.read(None, PAIRING))

    assert isinstance(found.header.chunk, int)
    assert found.header.chunk.bit_count() == 1
    assert set_chunk_size(kept([])).header.chunk == 3


def test_another_version_is_found_before_anything_is_played() -> None:
    experiment = Experiment.of(PAIRING, 3)._replace(hash="0")

    with pytest.raises(ClusterError, match="another version"):
        chunk(experiment, 0)


def test_weights_and_value_travel_with_the_experiment(tmp_path: Path) -> None:
    """Another machine uses the transmitted weights and values, even if it has other files with the same names."""
    file = tmp_path / "weights.npz"
    file.write_bytes(network_path(CUP).read_bytes())
    pairing = PAIRING._replace(bots=("value", "random"), weights=(file, None), value=file)
    experiment = Experiment.of(pairing, 1)
    here = chunk(experiment, 0)
    file.unlink()
    lacking = chunk(experiment, 0)
    file.write_bytes(b"something else")

    assert here == lacking == chunk(experiment, 0)
