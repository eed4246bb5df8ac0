"""Tests of event values: each event of the matches counts once, for the seat that it concerns."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyhop.cli.__main__ import main
from skyhop.i18n import decimal
from skyhop.lab.cases import read
from skyhop.lab.decisions import _share, list_event_rows
from skyhop.lab.tables import format_interval

PAIRS = 12


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("worth")
    sweep = made / "sweep.toml"
    sweep.write_text(f'game = "balloon-cup"\nplayers = ["random"]\npairs = {PAIRS}\nseed = 4')
    assert main(["lab", "sweep", str(sweep), "--processes", "1", "-o", str(made / "out")]) == 0
    return made / "out"


def told(rows: list[dict[str, str]]) -> dict[str, tuple[str, str]]:
    return {row["event"]: (row["times per match"], row["win share"]) for row in rows}


def test_what_happens_is_what_the_matches_ended_with(folder: Path) -> None:
    [case] = cases = read(folder)
    rows = told(list_event_rows(cases))
    trophies = sum(sum(match.points) for block in case.blocks for match in block.matches)

    assert rows["TookTrophy"][0] == decimal(trophies / PAIRS, 2)
    assert rows["MatchEnded"] == (decimal(sum(1 in block.shares for block in case.blocks) / PAIRS, 2), "100.0%")
    assert "WonTile.tile 3" in rows
    assert not [what for what in rows if what.startswith(("WonTile.own", "TileLeft", "Reshuffled"))]


def test_what_happens_once_in_every_pair_has_the_interval_of_its_shares(folder: Path) -> None:
    [case] = read(folder)
    won = [share for (share,) in case.measured_shares]

    assert _share((PAIRS, sum(won), PAIRS, sum(won), sum(x * x for x in won)), PAIRS) == format_interval(case.standing)


def test_the_command_tells_what_was_asked_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "worth", str(folder), "TookTrophy.colour", "--processes", "1"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "| measured | event | times per match | win share |"
    assert [line.split(" | ")[1] for line in lines[2:]] == [f"TookTrophy.colour {colour}" for colour in range(5)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (["Won"], "there is no event 'Won'; choose one of BrokenOff, "),
        (["TileLeft"], "none of these events occurs in the pairs of"),
    ],
)
def test_what_cannot_be_told_is_a_wrong_call(
    line: list[str], why: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "worth", str(folder), *line, "--processes", "1"]) == 2
    assert why in " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_of_two_bots_nothing_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "match", "greedy", "random", "balloon-cup", "--pairs", "1", "--processes", "1"]
    assert main([*line, "-o", str(tmp_path / "match.jsonl")]) == 0

    assert main(["lab", "worth", str(tmp_path), "--processes", "1"]) == 2
    told = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert "so the wins compare the bots, not the decisions" in told
