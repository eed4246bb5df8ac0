"""Tests of pairs in a file: play can stop and resume with the same result."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.bots.bot import BY_ITERATIONS, WeightsChoice
from skyhop.cli.__main__ import main
from skyhop.cli.research import lab
from skyhop.game import registry
from skyhop.lab import pairs, pairs_file
from skyhop.lab.pairs import PairBlock, Pairing, pair
from skyhop.lab.pairs_file import PairsFileError, PairsSettings, SavedPairs, contents
from skyhop.search.value_network import network_path

LINE = "lab match greedy random balloon-cup --seed 1 --processes 1"
PAIRING = Pairing(
    "balloon-cup", registry.game("balloon-cup").ruleset({}).parameters, ("greedy", "random"), BY_ITERATIONS, 1
)


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Numbers of the pairs that are played and not read. No pair is played together with others."""
    found = list[int]()

    def noted(pairing: Pairing, number: int) -> PairBlock:
        found.append(number)
        return pair(pairing, number)

    monkeypatch.setattr(pairs, "pair", noted)
    monkeypatch.setattr(pairs, "_make_batch_bots", lambda _pairing: [])
    return found


def test_pairs_that_were_broken_off_are_gone_on_with(tmp_path: Path, numbers: list[int]) -> None:
    stopped = SavedPairs.read(tmp_path / "pairs", PAIRING, PairsSettings(pairs=9)).play(1)
    begun = list(islice(stopped, 2))
    stopped.close()
    later = list(SavedPairs.read(tmp_path / "pairs", PAIRING, PairsSettings(pairs=4)).play(1))

    assert numbers == [0, 1, 2, 3]
    assert later[:2] == begun
    assert later == [pair(PAIRING, number) for number in range(4)]


def test_what_is_played_is_written_while_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, numbers: list[int]
) -> None:
    monkeypatch.setattr(pairs_file, "PAUSE", 0.0)
    playing = SavedPairs.read(tmp_path / "pairs", PAIRING, PairsSettings(pairs=9)).play(1)

    list(islice(playing, 3))

    assert len(SavedPairs.read(tmp_path / "pairs", PAIRING).blocks) == len(numbers) == 3


@given(cut=st.integers(1, 400))
def test_a_part_that_a_kill_has_torn_is_played_again(tmp_path_factory: pytest.TempPathFactory, cut: int) -> None:
    """Wherever the file is cut, no whole line is lost, and the final file is the same to the byte."""
    path = tmp_path_factory.mktemp("torn") / "pairs"
    list(SavedPairs.read(path, PAIRING, PairsSettings(pairs=4)).play(1))
    whole = path.read_bytes()
    left = max(len(whole) - cut, whole.index(b"\n") + 1)
    path.write_bytes(whole[:left])
    torn = SavedPairs.read(path, PAIRING, PairsSettings(pairs=4))
    known = len(torn.blocks)
    list(torn.play(1))

    assert known == whole[:left].count(b"\n") - 1
    assert path.read_bytes() == whole


def test_two_commands_do_not_add_to_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The later command keeps the file. The earlier command reports this and writes nothing between its lines."""
    monkeypatch.setattr(pairs_file, "PAUSE", 0.0)
    path = tmp_path / "pairs"
    first = SavedPairs.read(path, PAIRING, PairsSettings(pairs=9)).play(1)
    next(first)
    second = SavedPairs.read(path, PAIRING, PairsSettings(pairs=3)).play(1)
    next(second)
    next(second)

    with pytest.raises(PairsFileError, match="another command is writing to"):
        next(first)
    assert list(second) == [pair(PAIRING, 2)]
    assert contents(path)[1] == [pair(PAIRING, number) for number in range(3)]


def test_the_command_goes_on_with_a_file(
    tmp_path: Path, numbers: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    line = [*LINE.split(), "--out", str(tmp_path / "pairs")]
    for count in (3, 5, 2):
        assert main([*line, "--pairs", str(count)]) == 0

    told = capsys.readouterr().out.splitlines()
    assert ["in 3 pairs" in told[0], "in 5 pairs" in told[1], "in 2 pairs" in told[2]] == [True, True, True]
    assert numbers == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (PAIRING._replace(seed=2), "seed is 1 in the file, but 2 in your command"),
        (PAIRING._replace(bots=("random", "greedy")), r"bots is \[.* in the file"),
        (PAIRING._replace(ruleset={"best_of": 3}), "ruleset is"),
        (PAIRING._replace(weights=(None, WeightsChoice.PLAYOUTS)), "weights is"),
    ],
)
def test_pairs_of_another_kind_are_not_mixed_in(tmp_path: Path, other: Pairing, name: str) -> None:
    SavedPairs.read(tmp_path / "pairs", PAIRING).write()

    with pytest.raises(PairsFileError, match=name):
        SavedPairs.read(tmp_path / "pairs", other)


@pytest.mark.parametrize(
    "change",
    [
        *(
            "nothing",
            "{}",
            "[]",
            "[1.0, 0.0]\n[1.0",
            "1",
            "[[1.0], 0]",
            "[1.5, 0.0]",
            "[1.0, 0.0]\n[]",
            "[1.0, 0.0]\n",
        ),
        *("[1.0]", "[1.0, 0.0, 0.0]", '"10"', '{"1": 0}', "[true, false]", "[NaN, 0.0]", f"[1{400 * '0'}, 0.0]"),
        5000 * "[",
    ],
)
def test_a_file_of_something_else_is_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str
) -> None:
    path = tmp_path / "pairs"
    kept = SavedPairs.read(path, PAIRING)
    kept.write()
    path.write_text(f"{path.read_text()}{change}\n")

    assert main([*LINE.split(), "--out", str(path)]) == 2
    assert "damaged or not a file of pairs" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("last", [{"pairs": 0}, {"test": (1.0, 1.0)}, {"test": (0.0, 1e300)}])
def test_what_nobody_can_have_asked_is_damage(tmp_path: Path, last: dict[str, Any]) -> None:
    SavedPairs.read(tmp_path / "pairs", PAIRING, PairsSettings(**last)).write()

    with pytest.raises(PairsFileError, match="damaged"):
        contents(tmp_path / "pairs")


@pytest.mark.parametrize(
    ("last", "counted", "missing"),
    [
        (PairsSettings(), 8, None),
        (PairsSettings(pairs=2), 2, 0),
        (PairsSettings(pairs=9), 8, 1),
        (PairsSettings(pairs=9, test=(0.0, 300.0)), 5, 0),
        (PairsSettings(pairs=9, test=(0.0, 5.0)), 8, 1),
    ],
)
def test_what_was_asked_last_says_what_counts_and_what_is_missing(
    tmp_path: Path, last: PairsSettings, counted: int, missing: int | None
) -> None:
    SavedPairs.read(tmp_path / "pairs", PAIRING, PairsSettings(pairs=1, command="before"))._replace(
        blocks=[PairBlock((1.0, 1.0)) for _pair in range(8)]
    ).write()
    kept = SavedPairs.read(tmp_path / "pairs", PAIRING, last)

    assert (kept.header.pairs, kept.header.test, kept.header.command) == (last.pairs, last.test, last.command)
    assert len(kept.header.list_counted(kept.blocks)) == counted
    assert kept.header.missing(kept.blocks) == missing


def test_a_folder_that_is_not_there_is_named_before_a_match_is_played(
    tmp_path: Path, numbers: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*LINE.split(), "--out", str(tmp_path / "none" / "pairs")]) == 1
    assert f"{tmp_path / 'none' / 'pairs'}: No such file or directory" in capsys.readouterr().err
    assert numbers == []


def test_what_cannot_be_written_is_said_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = list[object]()
    monkeypatch.setattr(lab, "compile_and_wait", lambda *_those: compiled.append(1))

    assert main([*LINE.split(), "--out", str(tmp_path / "none" / "pairs")]) == 1
    assert compiled == []


def test_a_file_is_of_the_weights_that_there_were_when_it_was_begun(tmp_path: Path) -> None:
    """Training may change the weights while pairs are played. Later pairs would then not match the request."""
    weights = tmp_path / "weights.npz"
    weights.write_bytes(b"one")
    pairing = PAIRING._replace(weights=(weights, None))
    kept = SavedPairs.read(tmp_path / "pairs", pairing)
    weights.write_bytes(b"another")
    kept.write()

    with pytest.raises(PairsFileError, match="weights is"):
        SavedPairs.read(tmp_path / "pairs", pairing)


@pytest.mark.parametrize(
    ("field", "value"), [("chunk", "0"), ("cost", "[0.0, 1.0]"), ("cost", "[1.0, NaN]"), ("value", '"4ddf"')]
)
def test_what_a_cluster_and_luck_note_is_damage_where_it_cannot_be(tmp_path: Path, field: str, value: str) -> None:
    """A pair without its luck is also damage in a file with luck adjustment."""
    path = tmp_path / "pairs"
    SavedPairs.read(path, PAIRING)._replace(blocks=[PairBlock((1.0, 1.0))]).write()
    path.write_text(path.read_text().replace('"seed": 1', f'"seed": 1, "{field}": {value}'))

    with pytest.raises(PairsFileError, match="damaged"):
        contents(path)


@pytest.mark.parametrize("luck", ["[0.1]", "[0.1, NaN]"])
def test_luck_is_a_number_for_each_match(tmp_path: Path, luck: str) -> None:
    path = tmp_path / "pairs"
    SavedPairs.read(path, PAIRING._replace(value=network_path(registry.game("balloon-cup")))).write()
    path.write_text(path.read_text() + f'{{"shares": [1.0, 0.0], "luck": {luck}}}\n')

    with pytest.raises(PairsFileError, match="damaged"):
        contents(path)


def test_of_what_is_long_only_the_beginning_is_told(tmp_path: Path) -> None:
    path = tmp_path / "pairs"
    SavedPairs.read(path, PAIRING).write()
    path.write_text(path.read_text().replace('"seed": 1', f'"seed": "{"x" * 100_000}"'))

    with pytest.raises(PairsFileError) as caught:
        SavedPairs.read(path, PAIRING)
    assert len(str(caught.value)) < len(str(path)) + 400
