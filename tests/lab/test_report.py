"""Tests of the page about an experiment: request, results and missing parts in one file without scripts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from skyhop.bots.bot import BY_ITERATIONS
from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.i18n import languages, use_language
from skyhop.lab import report
from skyhop.lab.pairs import PairBlock, Pairing
from skyhop.lab.pairs_file import PairsSettings, SavedPairs
from skyhop.lab.plots import WIDTH, Axis, PlotRow, draw_course, draw_intervals, format_signed

CUP = registry.game("balloon-cup")
PAIRING = Pairing("balloon-cup", CUP.ruleset({}).parameters, ("greedy", "random"), BY_ITERATIONS, 1)
WON, LOST, EVEN = (1.0, 1.0), (0.0, 0.0), (1.0, 0.0)
MIXED = [WON, EVEN, WON, LOST, WON, EVEN, WON, WON]


def keep(
    folder: Path, name: str, shares: Sequence[tuple[float, ...]], last: PairsSettings, pairing: Pairing = PAIRING
) -> None:
    SavedPairs.read(folder / f"{name}.jsonl", pairing, last)._replace(blocks=[*map(PairBlock, shares)]).write()


def words(page: str) -> str:
    """Return the text of the page."""
    return " ".join(re.sub("<style>.*</style>|<[^>]*>", " ", page, flags=re.DOTALL).split())


@pytest.fixture(autouse=True)
def only_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "find_spec", lambda _name: None)


def test_a_match_is_told_with_its_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path, "match", MIXED, PairsSettings("skyhop lab match 'a b'", 20, (0.0, 10.0)))
    assert main(["lab", "report", str(tmp_path)]) == 0

    page = (tmp_path / "report.html").read_text()
    told = words(page)
    assert "pip install 'skyhop[print,lab]'" in capsys.readouterr().out
    assert "Experiment with Balloon Cup" in told
    assert "greedy against random: win share 75.0% ± 26.2% in 8 pairs (won 12, drawn or shared 0, lost 4)." in told
    assert "skyhop lab match &#x27;a b&#x27;" in told
    assert "greedy random 2 8 75.0% ± 26.2% 50.0% 25% 12" in told
    assert "It is still undecided whether this is closer to 0 or to 10. The test ends when" in told
    assert "The test has no result after 8 pairs. It may play up to 12 more pairs." in told
    assert {path.name for path in tmp_path.iterdir()} == {
        *("match.jsonl", "report.html", "report-match-share.svg", "report-match-test.svg"),
    }


def test_the_page_is_one_file_that_asks_for_nothing_and_the_same_every_time(tmp_path: Path) -> None:
    keep(tmp_path, "match", MIXED, PairsSettings("command", 8))
    path, _kinds = report.write(tmp_path)
    first = path.read_text()

    assert not re.search(r"<script|<link|<img|url\(|@import|href=|src=", first)
    assert report.write(tmp_path)[0].read_text() == first
    assert "All 8 required pairs are complete." in words(first)


def test_a_ladder_has_steps_and_what_is_missing(tmp_path: Path) -> None:
    for name, bots, shares in (("001", ("greedy", "random"), MIXED), ("002", ("captain", "greedy"), MIXED[:3])):
        keep(tmp_path, name, shares, PairsSettings("command", 8), PAIRING._replace(bots=bots))
    keep(tmp_path, "003", [], PairsSettings("command", 8), PAIRING._replace(bots=("aeronaut", "captain")))
    told = words(report.write(tmp_path)[0].read_text())

    assert "Strongest bot: captain. Weakest bot: random. Difference: +357 ± 378" in told
    assert "13 of 24 pairs are missing. Run the same command again to continue." in told
    assert "aeronaut captain - 0 - - - 8" in told
    assert (tmp_path / "report-ladder.svg").exists()
    assert not (tmp_path / "report-003-share.svg").exists()


def test_a_sweep_compares_its_cases_by_what_differs(tmp_path: Path) -> None:
    for name, best_of, shares in (("001", 1, MIXED), ("002", 3, 4 * [WON, LOST])):
        rules = registry.game("balloon-cup").ruleset({"best_of": best_of}).parameters
        keep(tmp_path, name, shares, PairsSettings("command", 8), PAIRING._replace(ruleset=rules))
    told = words(report.write(tmp_path)[0].read_text())

    assert "Largest win share: best_of 1 (75.0% ± 26.2%). Smallest: best_of 3 (50.0% ± 37.0%)." in told
    assert "0 of 2 intervals exclude the fair share." in told
    assert "3 greedy random 2 8 50.0% ± 37.0% 50.0% 0% 0" in told
    assert not (tmp_path / "report-ladder.svg").exists()


def test_what_named_rulesets_differ_in_is_no_rule_of_all(tmp_path: Path) -> None:
    for name in ("rio-grande", "gravon"):
        keep(tmp_path, name, MIXED, PairsSettings("", 8), PAIRING._replace(ruleset=CUP.ruleset(name).parameters))
    told = words(report.write(tmp_path)[0].read_text())

    assert "best_of 1" in told
    assert "max_gray" not in told


def test_who_begins_is_told_by_the_shares_of_whoever_does(tmp_path: Path) -> None:
    alone = PAIRING._replace(bots=("greedy", "greedy"), is_by_turn=True)
    keep(tmp_path, "001", [(1.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 0.0)], PairsSettings("command", 4), alone)
    keep(tmp_path, "002", MIXED, PairsSettings("command", 8))
    told = words(report.write(tmp_path)[0].read_text())

    assert "first seat, greedy greedy 2 4 75.0% ± 49.0% 50.0% 25.0% ± 49.0%" in told


def test_files_of_before_do_not_say_what_is_missing(tmp_path: Path) -> None:
    keep(tmp_path, "match", [WON], PairsSettings())
    page = report.write(tmp_path)[0].read_text()

    assert "do not record the requested number of pairs" in page
    assert "missing" not in page
    assert ">100.0%</td>" in page


def test_what_stands_in_a_file_is_no_markup(tmp_path: Path) -> None:
    keep(tmp_path, "match", MIXED, PairsSettings("<i>", 8), PAIRING._replace(bots=("<b>", '"onload="')))
    path = tmp_path / "match.jsonl"
    path.write_text(path.read_text().replace('"game": "balloon-cup"', '"game": "<u>"'))

    assert not re.search(r'<[ibu]>|"onload="', report.write(tmp_path)[0].read_text())


@pytest.mark.parametrize("tag", languages())
def test_it_is_written_in_every_language(tag: str, tmp_path: Path) -> None:
    keep(tmp_path, "001", MIXED, PairsSettings("command", 9, (0.0, 10.0)))
    keep(tmp_path, "002", MIXED, PairsSettings("command", 9), PAIRING._replace(bots=("captain", "greedy")))
    with use_language(tag):
        page = report.write(tmp_path)[0].read_text()

    assert f'<html lang="{tag}">' in page
    assert "%(" not in page


def test_plots_are_pictures_where_they_can_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    keep(tmp_path, "match", MIXED, PairsSettings("command", 8))

    assert report.write(tmp_path)[1] == ["SVG", "PNG", "Parquet"]
    assert (tmp_path / "report-match-share.png").read_bytes().startswith(b"\x89PNG")
    assert "<text" not in (tmp_path / "report-match-share.svg").read_text()


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("none", "there is no folder"),
        ("file", "is a file. Give the folder of this file"),
        ("empty", "has no .jsonl file"),
        ("unplayed", "no pair has been played yet"),
        ("damaged", "damaged or not a file of pairs"),
        ("nested", "this is a folder; give a file instead"),
    ],
)
def test_what_is_no_experiment_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str, sentence: str
) -> None:
    (tmp_path / "file").touch()
    for name in ("empty", "unplayed", "damaged", "nested/one.jsonl"):
        (tmp_path / name).mkdir(parents=True)
    keep(tmp_path / "unplayed", "match", [], PairsSettings("command", 8))
    (tmp_path / "damaged" / "match.jsonl").write_text("{}")

    assert main(["lab", "report", str(tmp_path / place)]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())


def test_a_row_goes_from_one_end_of_its_interval_to_the_other() -> None:
    drawing = draw_intervals(
        [PlotRow("a", "", 0.5, 0.2, 0.5), PlotRow("b", "", 0.9, 0.3, 0.5)], format_signed, "words", (0.0, 1.0)
    )
    found = re.findall(r'<line x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)"[^>]*plot-line', drawing)
    (low, high), (_other, end) = [(float(one), float(two)) for one, two in found]

    assert (high - low) / (end - low) == pytest.approx(0.4 / 0.7, abs=0.001)
    assert 'aria-label="words"' in drawing


def test_a_course_stays_within_its_drawing() -> None:
    drawing = draw_course([0.0, 1.0, 0.6], {0.5: ""}, format_signed, "words", [9.0, 0.5, 0.1], (0.0, 1.0))
    points = [tuple(map(float, pair.split(","))) for pair in " ".join(re.findall(r'points="([^"]+)"', drawing)).split()]

    assert len(points) == 9
    assert all(0 < x < WIDTH and 0 < y < 260 for x, y in points)


@pytest.mark.parametrize(
    ("low", "high"), [(0.0, 1.0), (0.49, 0.51), (0.4995, 0.5005), (-3.0, 3.0), (0.0, 100_000.0), (5.0, 5.0)]
)
def test_ticks_are_a_few_round_values_inside(low: float, high: float) -> None:
    axis = Axis.around([low, high], 0, 100)

    assert 2 <= len(axis.ticks()) <= 6
    assert all(axis.low <= tick <= axis.high for tick in axis.ticks())
    assert [float(number) for number in axis.numbers(format_signed)] == pytest.approx(axis.ticks())
