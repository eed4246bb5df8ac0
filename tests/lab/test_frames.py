"""Tests of results as frames and Parquet: the content of the JSON lines, nothing lost and nothing twice."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

import skyhop
from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.game.game import compute_final_totals
from skyhop.game.journal import Journal, iterate_journals
from skyhop.game.match import replay
from skyhop.lab.pairs_file import contents

CUP = registry.game("balloon-cup")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    sweep = tmp_path / "sweep.toml"
    sweep.write_text(
        'game = "balloon-cup"\nplayers = [["greedy", "random"], "random"]\npairs = 3\n[rules]\nbest_of = [1, 3]'
    )
    assert main(["lab", "sweep", str(sweep), "--processes", "1", "-o", str(tmp_path / "out")]) == 0
    return tmp_path / "out"


def test_every_pair_and_every_seat_of_every_match_has_a_row(folder: Path) -> None:
    found = skyhop.results(folder)
    _header, blocks = contents(folder / "001.jsonl")
    of_first = found.matches.filter(pl.col("case") == "001")

    assert found.blocks.height == 4 * 3
    assert found.matches.height == 2 * (3 * 2 * 2 + 3 * 2)
    assert found.blocks["rule_best_of"].unique().sort().to_list() == [1, 3]
    assert of_first["points"].to_list() == [p for b in blocks for m in b.matches for p in m.points]
    assert of_first["share"].drop_nulls().to_list() == [share for block in blocks for share in block.shares]
    assert found.matches.filter(pl.col("bot") == pl.col("other")).group_by("case", "pair").agg(pl.col("share").sum())[
        "share"
    ].to_list() == 6 * [1.0]


def test_the_report_writes_them_as_parquet(folder: Path) -> None:
    assert main(["lab", "report", str(folder)]) == 0

    found = skyhop.results(folder)
    assert pl.read_parquet(folder / "blocks.parquet").equals(found.blocks)
    assert pl.read_parquet(folder / "matches.parquet").equals(found.matches)


def test_decisions_are_those_of_the_matches_and_are_written_when_asked_for(folder: Path) -> None:
    assert main(["lab", "report", str(folder), "--decisions", "--processes", "1"]) == 0

    decisions, found = pl.read_parquet(folder / "decisions.parquet"), skyhop.results(folder).matches
    counted = decisions.group_by("case", "pair", "match").len().sort("case", "pair", "match")["len"].to_list()
    actions = found.filter(pl.col("seat") == 0).sort("case", "pair", "match")["actions"].to_list()
    assert counted == actions
    assert (decisions["action"] != "").all()
    assert (decisions["legal"] >= 1).all()
    assert decisions["estimate"].is_between(0, 1).all()
    assert set(decisions.filter(pl.col("case") == "001")["bot"]) == {"greedy", "random"}


def test_journals_are_those_of_the_matches_and_can_be_replayed(folder: Path) -> None:
    assert main(["lab", "report", str(folder), "--journals", "--processes", "1"]) == 0

    _header, blocks = contents(folder / "001.jsonl")
    journals = [
        read for _line, read in iterate_journals(folder / "journals" / "001.jsonl") if isinstance(read, Journal)
    ]
    points = [compute_final_totals(CUP, replay(journal).state) for journal in journals]
    assert [journal.header.match for journal in journals] == [1, 2, 3, 4, 5, 6]
    assert [tuple(each) for each in points] == [match.points for block in blocks for match in block.matches]


def test_of_a_game_that_nothing_was_learned_of_there_are_no_estimates(tmp_path: Path) -> None:
    line = ["lab", "balance", "nim", "random", "--examples", "--pairs", "2", "--processes", "1", "-o", str(tmp_path)]
    assert main(line) == 0
    assert main(["lab", "report", str(tmp_path), "--examples", "--decisions", "--processes", "1"]) == 0

    decisions = pl.read_parquet(tmp_path / "decisions.parquet")
    assert decisions["estimate"].null_count() == decisions.height > 0


@pytest.mark.parametrize(
    ("there", "instead", "told"),
    [
        ('"seed": 0', '"seed": 1', "differs from the file"),
        ('"engine": "', '"engine": "0', "cannot be replayed: another version of skyhop played these pairs"),
        ('"seconds": null', '"seconds": 0.1', "cannot be replayed: another version of skyhop played these pairs"),
        ('"weights": ["', '"weights": ["0', "the weights file of their bots differs"),
    ],
)
def test_what_cannot_be_played_again_has_no_decisions(
    folder: Path, there: str, instead: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in folder.glob("*.jsonl"):
        file.write_text(file.read_text().replace(there, instead))

    assert main(["lab", "report", str(folder), "--decisions", "--processes", "1"]) == 2
    assert told in " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_results_show_themselves(folder: Path) -> None:
    found = skyhop.results(folder)

    assert repr(found) == "<skyhop.Results of 4 cases, 12 pairs>"
    assert found._repr_svg_().startswith("<svg")
    assert "shares" in found.plots
    assert found.table.count("\n") == 1 + 4


def test_where_nothing_is_a_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no folder"):
        skyhop.results(tmp_path / "none")
