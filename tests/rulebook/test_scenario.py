import shutil
from pathlib import Path

import pytest

from skyhop.rulebook import scenario

BOARD = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey" / "six.json"
GOOD = """
game = "balloon-cup"
title = "A card is placed"
clauses = ["BC-4.2"]
[position]
hands = ["R1 R2 Y1 Y2 G1 G2 B1 A1", "R13 Y13 G13 B13 A13 R12 Y12 G12"]
cubes = ["", ""]
bag = "RYGBA"
tiles = ["1 flatland R | |", "2 mountain YG | |"]
[[play]]
action = "R1-1"
[expect]
to_move = 1
"""


def result(folder: Path, text: str) -> str | None:
    """Run a scenario of this text."""
    path = folder / "case.toml"
    path.write_text(text, encoding="utf-8")
    return scenario.run(scenario.load(path))


def test_a_scenario_that_holds_says_nothing(tmp_path: Path) -> None:
    assert result(tmp_path, GOOD) is None


def test_a_step_that_is_refused_by_the_clause_it_names_holds_and_changes_nothing(tmp_path: Path) -> None:
    refused = GOOD.replace('"R1-1"', '"R1-2"\nerror = "BC-4.1"').replace("to_move = 1", "to_move = 0")

    assert result(tmp_path, refused) is None


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("to_move = 1", "to_move = 0", "to_move: expected 0, got 1"),
        ("to_move = 1", 'phase = "claim"', "got place"),
        ("to_move = 1", 'tiles = ["1 flatland R | R2 |"]', "1 flatland R | R1 |"),
        ("to_move = 1", 'legal = ["R13-1"]', "legal: expected"),
        ("to_move = 1", 'legal_excludes = ["Y13-2"]', "Y13-2"),
        ("to_move = 1", "over = true", "got False"),
        ('"R1-1"', '"R1-2"', "refused"),
        ('"R1-1"', '"R1-1"\nerror = "BC-4.1"', "got none"),
        ('"R1-1"', '"R1-2"\nerror = "BC-4.2"', "BC-4.1"),
    ],
)
def test_what_does_not_hold_is_said_with_what_there_is(tmp_path: Path, old: str, new: str, part: str) -> None:
    assert part in str(result(tmp_path, GOOD.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('game = "balloon-cup"', 'game = "go"', "game: "),
        ('title = "A card is placed"', "", "title"),
        ("[position]", "[[position]]", "position: this must be a table"),
        ("[[play]]", "[play]", "play: this must be a list"),
        ("clauses", "clause", "clause: there is no such field"),
        ('clauses = ["BC-4.2"]', 'ruleset = "chess"', "ruleset: "),
        ('clauses = ["BC-4.2"]', "ruleset = {max_gray = 1}", "max_gray"),
        ('clauses = ["BC-4.2"]', "ruleset = {exchange_min = 5}", "exchange_min"),
        ('clauses = ["BC-4.2"]', "ruleset = {speed = 5}", "speed"),
        ('clauses = ["BC-4.2"]', "ruleset = 5", "ruleset: "),
        (
            "R1 R2",
            "R1 R1",
            "position.hands[0]: The card R1 occurs twice: it is already in hands[0]. Remove one of them",
        ),
        ("R13 Y13", "R1 Y13", "position.hands[1]: The card R1 occurs twice"),
        ("R13 Y13", "R14 Y13", "position.hands[1]: there is no card R14"),
        ("R13 Y13", "R13 R11 Y13", "position.hands[1]: a hand has at most 8"),
        ('hands = ["', 'hands = ["","', "position.hands"),
        ('cubes = ["", ""]', 'cubes = ["AAAAAA", ""]', "position.cubes[0]: the game has only 5"),
        ('cubes = ["", ""]', 'cubes = ["X", ""]', "position.cubes[0]: there is no colour 'X'"),
        ('cubes = ["", ""]', 'cubes = [1, ""]', "position.cubes[0]"),
        ('cubes = ["", ""]', 'trophies = ["R", "R"]', "position.trophies[1]: the R trophy is listed twice"),
        ('cubes = ["", ""]', 'trophies = ["RYG", ""]', "position.trophies[0]: a player with three"),
        ('cubes = ["", ""]', "to_move = 2", "position.to_move"),
        ('cubes = ["", ""]', "to_move = true", "position.to_move"),
        ('cubes = ["", ""]', "seed = -1", "position.seed"),
        ('cubes = ["", ""]', "sleeves = 1", "position.sleeves: there is no such field"),
        ('bag = "RYGBA"', 'bag = "AAAAAA"', "position.bag"),
        ('bag = "RYGBA"', 'supply = "R1"', "position.supply: The card R1 occurs twice"),
        ('bag = "RYGBA"', 'discard = "R1"', "position.discard: The card R1 occurs twice"),
        ("1 flatland R | |", "1 flatland RY | |", "position.tiles[0]: tile 1 has 2 cubes, but"),
        ("1 flatland R | |", "5 flatland R | |", "position.tiles[0]"),
        ("1 flatland R | |", "2 mountain YG | |", "position.tiles[1]: tile 2 is listed twice"),
        ("1 flatland R | |", "1 flatland R | Y5 |", "position.tiles[0]: the side of seat 0 has no free place for Y5"),
        ("1 flatland R | |", "1 flatland R | R5 | R6", "position.tiles[0]: both sides of this tile are complete"),
        ("to_move = 1", "mood = 1", "expect.mood"),
        ("to_move = 1", 'to_move = "1"', "expect.to_move"),
        ("to_move = 1", 'tiles = ["9 out"]', "expect.tiles"),
        ("to_move = 1", 'legal = "R1-1"', "expect.legal"),
        ("to_move = 1", 'hands = [""]', "expect.hands"),
        ('action = "R1-1"', "action = 1", "play[0]"),
        ('action = "R1-1"', 'action = "R1-1"\nwhy = "x"', "play[0]"),
        ("[expect]", "[expect", "is not TOML"),
        ("[expect]", f"a = {'[' * 5000}{']' * 5000}\n[expect]", "is not TOML"),
        ("[expect]", f"a = {'9' * 5000}\n[expect]", "is not TOML"),
    ],
)
def test_a_malformed_scenario_names_the_field(tmp_path: Path, old: str, new: str, part: str) -> None:
    assert old in GOOD
    with pytest.raises(scenario.ScenarioError) as caught:
        result(tmp_path, GOOD.replace(old, new))

    assert part in str(caught.value)


@pytest.mark.parametrize("position", ["true", "1", '"x"', "[1]"])
def test_a_position_that_is_no_table_is_named_where_it_says_how_many_play(tmp_path: Path, position: str) -> None:
    shutil.copy(BOARD, tmp_path / "six.json")
    fields = ('game = "aeronaut-odyssey"', 'title = "None"', 'board = "six.json"', f"position = {position}")

    with pytest.raises(scenario.ScenarioError, match="position: this must be a table"):
        result(tmp_path, "\n".join(fields))


def test_a_board_that_is_nested_too_deep_is_named(tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000)

    with pytest.raises(scenario.ScenarioError, match=r"deep\.json is not JSON"):
        result(tmp_path, 'game = "aeronaut-odyssey"\ntitle = "None"\nboard = "deep.json"\n')


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(scenario.ScenarioError, match="cannot be read: No such file"):
        scenario.load(tmp_path / "none.toml")


def test_folders_are_searched_and_an_empty_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(GOOD)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.toml").write_text(GOOD)
    (tmp_path / "none").mkdir()

    assert scenario.find([tmp_path]) == [tmp_path / "b.toml", tmp_path / "deep" / "a.toml"]
    with pytest.raises(scenario.ScenarioError, match="none"):
        scenario.find([tmp_path / "none"])


@pytest.mark.parametrize("shape", ["{}a = 1", "[{}a]", "x = {{ {}a = 1 }}", "game = 'x'\n\n  {} a = 1"])
@pytest.mark.parametrize("part", ["a.", '"a" . ', r'"\"".', "'b'.\t"])
def test_a_key_of_very_many_parts_is_refused_at_once(tmp_path: Path, shape: str, part: str) -> None:
    """The library takes time that grows with their square: more than twenty seconds for fifty thousand."""
    path = tmp_path / "deep.toml"
    path.write_text(shape.format(part * 2500), "utf-8")

    with pytest.raises(scenario.ScenarioError, match=r"^line [13]: a key has more than 16 parts$"):
        scenario.load(path)


def test_a_scenario_that_is_too_long_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """Also other things take the library long, such as a text of many backslashes."""
    path = tmp_path / "long.toml"
    path.write_text('title = "' + "\\\\" * 130_000 + '"', "utf-8")

    with pytest.raises(scenario.ScenarioError, match="the file is too large: the limit is 16 kB"):
        scenario.load(path)
