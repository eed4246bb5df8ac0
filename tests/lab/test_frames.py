"""Results as frames and Parquet: what the JSON lines say, nothing lost and nothing twice."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

import skyhop
from skyhop.cli.main import main
from skyhop.lab.pairs_file import contents


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


def test_results_show_themselves(folder: Path) -> None:
    found = skyhop.results(folder)

    assert repr(found) == "<skyhop.Results of 4 cases, 12 pairs>"
    assert found._repr_svg_().startswith("<svg")
    assert "shares" in found.plots
    assert found.table.count("\n") == 1 + 4


def test_where_nothing_is_a_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no folder"):
        skyhop.results(tmp_path / "none")
