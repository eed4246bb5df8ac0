"""Figures of many games: reproducible, complete, and with honest intervals."""

import sys
from pathlib import Path

import numpy as np
import pytest

from skyhop.cli.main import main
from skyhop.core.game import registry
from skyhop.lab.balance import plots, report
from skyhop.lab.balance.sample import Case, Sample, play
from skyhop.lab.plot import save

GAME = registry.game("aeronaut-odyssey")
CASE = Case(GAME, "pioneer", ("trajectories",), 3, "tiny")


def sample_of(games: int, seed: int = 1, *, alone: bool = False) -> Sample:
    return play(CASE, games, 2, seed, alone=alone)


def test_every_game_has_a_winner_a_score_and_an_end() -> None:
    sample = sample_of(21)
    won, scores, reasons, length, (claimed,) = sample.endings

    assert sample.games == 21
    assert won.sum(axis=1) == pytest.approx(1)
    assert (scores[won > 0] >= scores.max(axis=1).repeat((won > 0).sum(axis=1))).all()
    assert set(reasons) == {"stuck"}
    assert ((claimed.values >= 0) & (claimed.values <= 1)).all()
    assert (length.values > 0).all()


def test_the_same_seed_gives_the_same_figures_and_another_gives_others() -> None:
    first, again, other = sample_of(20), sample_of(20), sample_of(20, seed=2)

    assert (first.endings.scores == again.endings.scores).all()
    assert not np.array_equal(first.endings.scores, other.endings.scores)


def test_alone_among_random_players_greedy_is_the_first_column() -> None:
    won = sample_of(60, alone=True).endings.won

    assert won[:, 0].mean() > 2 * won[:, 1:].mean()


def test_a_table_has_a_row_for_each_sample_under_the_same_headings() -> None:
    rows = [report.row_of(sample_of(10)), report.row_of(sample_of(10, seed=2))]

    lines = report.table(rows).splitlines()

    assert len(lines) == 4
    assert len({line.count("|") for line in lines}) == 1
    assert "pioneer" in lines[2]


def test_an_interval_is_as_wide_as_the_books_say() -> None:
    """A fair coin thrown 10,000 times: one point either way."""
    coin = np.tile([0.0, 1.0], 5_000)

    assert report.half_width(coin) == pytest.approx(0.0098, abs=1e-4)


def test_a_plot_is_the_same_every_time(tmp_path: Path) -> None:
    sample = sample_of(10)
    for name in ("one.svg", "two.svg"):
        save(plots.wins_by_seat([sample]), tmp_path / name)

    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_the_command_writes_table_and_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["balance", "seats", "--games", "10", "--boards", "5", "--size", "tiny", "-o", str(tmp_path)]

    assert main(arguments) == 0

    assert capsys.readouterr().out.count("\n") == 2 + 12
    assert sorted(path.name for path in tmp_path.iterdir()) == ["seats-scores.svg", "seats-wins.svg", "seats.md"]


def test_no_game_is_played_for_plots_that_cannot_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    assert main(["balance", "seats", "--games", "10", "--size", "tiny", "-o", str(tmp_path / "plots")]) == 1

    said = capsys.readouterr()
    assert (said.out, (tmp_path / "plots").exists()) == ("", False)
    assert "pip install 'skyhop[lab]'" in said.err


def test_an_unknown_size_is_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "--size", "enormous"]) == 2

    assert "choose one of tiny, small" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "balloon-cup",
            "Balloon Cup cannot be compared: it does not play against itself; choose one of aeronaut-odyssey",
        ),
        ("chess", "there is no game 'chess'"),
    ],
)
def test_a_game_that_cannot_be_compared_is_a_wrong_call(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", "--game", name]) == 2

    assert sentence in " ".join(capsys.readouterr().err.split())


def test_a_solo_match_has_a_column_for_the_rival() -> None:
    sample = play(Case(GAME, "capital", (), 1, "tiny"), 6, 2, 1)

    assert sample.endings.won.shape == (6, 2)
    assert sample.case.ruleset(1).parameters["solo"] is True


def test_every_column_of_a_table_is_of_the_games_own_words() -> None:
    row = report.row_of(sample_of(10))

    assert list(row)[3] == "moves and claims"
    assert row["routes claimed"].endswith("%")
