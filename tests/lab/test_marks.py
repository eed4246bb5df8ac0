"""Tests of marks for solo matches: they depend on the map, rise from bronze to gold, and can be reached."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from skyhop.boards.file import dumps
from skyhop.boards.generate import generate
from skyhop.boards.model import Board
from skyhop.boards.settings import settings
from skyhop.cli.__main__ import main
from skyhop.engine.kernel import Entry
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import Match
from skyhop.games.aeronaut_odyssey.ai.self_play import play
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks, marks, solo_ruleset
from skyhop.terminal.session import describe_medal_points

GAME = registry.game("aeronaut-odyssey")
MATCHES = 12


@pytest.fixture(scope="module")
def made() -> Board:
    return generate(settings(seed=3, size="tiny", players=1))


def test_the_same_map_has_the_same_marks_and_they_rise(made: Board) -> None:
    ruleset = solo_ruleset(GAME, made)

    first, again = (marks(GAME, ruleset, MATCHES) for _twice in range(2))

    assert first == again
    assert 0 < first.bronze < first.silver < first.gold


def test_another_map_has_other_marks(made: Board) -> None:
    other = generate(settings(seed=4, size="small", players=1))

    assert marks(GAME, solo_ruleset(GAME, made), MATCHES) != marks(GAME, solo_ruleset(GAME, other), MATCHES)


def test_good_matches_reach_all_marks_and_random_ones_fewer(made: Board) -> None:
    ruleset = solo_ruleset(GAME, made)
    found = marks(GAME, ruleset, MATCHES)
    good, random = (GAME.self_play(ruleset, 60, 9, [greedy], slack=0.3)[:, 0] for greedy in (True, False))

    assert (random >= found.bronze).mean() > 0.5
    assert found.gold - found.bronze >= 5
    assert "gold" in {found.find_mark(int(points)) for points in good}
    assert (good >= found.bronze).mean() > (random >= found.bronze).mean()


@pytest.mark.parametrize(
    ("points", "mark"), [(9, ""), (10, "bronze"), (19, "bronze"), (20, "silver"), (29, "silver"), (30, "gold")]
)
def test_so_many_points_reach_the_best_mark_that_asks_for_no_more(points: int, mark: str) -> None:
    assert Marks(10, 20, 30).find_mark(points) == mark


def test_the_command_measures_a_map(made: Board, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.json"
    file.write_text(dumps(made))

    assert main(["board", "marks", str(file), "--json", "--points", "0"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main(["board", "marks", str(file), "--points", str(found["silver"])]) == 0
    told = capsys.readouterr().out.splitlines()

    assert found["mark"] is None
    assert told[:3] == [f"{name}: at least {found[name]} points" for name in ("bronze", "silver", "gold")]
    assert told[3] == f"Medal for {found['silver']} points: silver"


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (9, "9 points. You need 10 points for bronze."),
        (10, "Bronze: 10 points. You need 20 points for silver."),
        (29, "Silver: 29 points. You need 30 points for gold."),
        (30, "Gold: 30 points, the best medal."),
    ],
)
def test_a_sentence_says_what_is_reached_and_what_the_next_mark_asks_for(points: int, sentence: str) -> None:
    assert Marks(10, 20, 30).sentence(points) == sentence


def test_marks_are_not_quick_while_one_function_of_the_game_runs_as_it_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = [Entry(play) for _twice in range(2)]
    monkeypatch.setattr(measure, "ENTRIES", {str(number): each for number, each in enumerate(entries)})
    seen = []
    for each in entries:
        seen.append(measure.is_quick(GAME))
        each.use(play)

    assert (seen, measure.is_quick(GAME)) == ([False, False], True)
    assert not measure.is_quick(registry.game("balloon-cup"))


def test_a_match_has_marks_once_its_one_player_has_ended_it(made: Board) -> None:
    ruleset = solo_ruleset(GAME, made)
    before, resigned, ended = (Match.start(GAME, ruleset, seats=["human"]) for _thrice in range(3))
    resigned.end(RESIGNATION, 0)
    while ended.outcome is None:
        view = ended.view(0)
        ended.play(0, GAME.write(view, GAME.legal(view)[0]))

    assert [measure.is_marked(match) for match in (before, resigned, ended)] == [False, False, True]
    assert measure.points_of(ended) == next(
        line.points for line in GAME.renderer.score(ended.view(0)) if line.seat == 0
    )


def test_two_players_have_no_marks() -> None:
    match = Match.start(GAME, GAME.ruleset("pioneer"), seats=["human", "random"])
    chance = Random(2)
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        match.play(seat, GAME.write(view, chance.choice(GAME.legal(view))))

    assert not measure.is_marked(match)


def test_how_many_points_make_each_mark_is_said_before_a_solo_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyhop.terminal.session.measure.marks", lambda *_given, **_named: Marks(10, 20, 30))
    alone = Match.start(GAME, GAME.ruleset({**GAME.options.choose_for_players(1)}), seats=["human"])
    two = Match.start(GAME, GAME.ruleset("pioneer"), seats=["human", "random"])

    for is_quick in (True, False):
        monkeypatch.setattr("skyhop.terminal.session.measure.is_quick", lambda _game, answer=is_quick: answer)
        said = "You need 10 points for bronze, 20 for silver and 30 for gold." if is_quick else ""
        assert [describe_medal_points(alone), describe_medal_points(two)] == [said, ""]
