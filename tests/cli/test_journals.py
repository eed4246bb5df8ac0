"""Tests of `skyhop simulate`, `skyhop replay` and `skyhop check` with typed commands."""

import contextlib
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from tests.amount import some

from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.game.ending import ABORTED, LEFT, RESIGNATION, TIME, Ending
from skyhop.game.journal import Header, Journal
from skyhop.game.match import Match
from skyhop.game.position import set_up_state, write_position
from skyhop.rulebook import scenario

GAME = registry.game("balloon-cup")
SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture
def journals(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    line = "simulate balloon-cup --ruleset gravon --bots random random --matches 3 --seed 7 -o"
    assert main([*line.split(), str(path)]) == 0
    return path


def replayed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    capsys.readouterr()
    assert main(["replay", *arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_each_match_is_one_line_and_the_same_seed_gives_the_same_file(journals: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    line = "simulate balloon-cup --ruleset gravon --bots random,random --matches 4 --seed 7 --output"
    assert main([*line.split(), str(again)]) == 0

    assert [json.loads(line)["match"] for line in journals.read_text().splitlines()] == [1, 2, 3]
    assert again.read_text().startswith(journals.read_text())


def test_replay_writes_every_decision_and_the_end(journals: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decisions = replayed(capsys, str(journals))

    assert {decision["match"] for decision in decisions} == {1, 2, 3}
    ends = [decision for decision in decisions if decision["action"] is None]
    assert len(ends) == 3
    assert all(end["over"] is True and end["legal"] == [] and end["reason"] for end in ends)
    for decision in decisions:
        if decision["action"] is not None:
            assert decision["action"] in decision["legal"]  # type: ignore[operator]  # a list of texts
            assert list(decision) == ["format", "match", "ply", "to_decide", "phase", "position", "legal", "action"]


def test_every_replayed_position_can_be_set_up(journals: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ruleset, tried = GAME.ruleset("gravon"), 0
    for decision in replayed(capsys, str(journals), "--match", "2"):
        position = decision["position"]
        assert isinstance(position, dict)
        again = set_up_state(GAME, ruleset, position)
        assert [GAME.write(again, action) for action in GAME.legal(again)] == decision["legal"]
        assert write_position(GAME, again, with_ruleset=False) == position
        tried += 1

    assert tried > 10


def test_replay_tells_a_match_in_lines(journals: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(journals), "--match", "3"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("      supply: ")
    assert lines[2].startswith("   1  seat ")
    assert "won by seat" in lines[-1] or "drawn" in lines[-1]


@pytest.mark.parametrize(
    ("ending", "told", "result"),
    [
        (RESIGNATION, "Seat 2 resigned.", "won by seat 1 (resignation)"),
        (TIME, "Seat 2 ran out of time.", "won by seat 1 (time)"),
        (LEFT, "Seat 2 left the match.", "won by seat 1 (left)"),
        (ABORTED, "Seat 2 stopped playing, so the match was abandoned.", "abandoned"),
    ],
    ids=lambda value: value.name if isinstance(value, Ending) else "",
)
def test_replay_tells_how_a_match_was_broken_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: Ending, told: str, result: str
) -> None:
    match = Match.start(GAME, GAME.ruleset("rio-grande"), seed=1, clock=lambda: 5)
    match.end(ending, 1)
    path = tmp_path / "match.jsonl"
    path.write_text(match.journal.to_line())

    assert main(["replay", str(path)]) == 0
    assert [line[6:] for line in capsys.readouterr().out.splitlines()[-2:]] == [told, result]
    assert replayed(capsys, str(path))[-1]["reason"] == ending.name


def test_a_tampered_journal_is_named_by_line_and_ply(journals: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = journals.read_text().splitlines()
    fields = json.loads(lines[1])
    fields["plies"][9][1] = "R1-1" if fields["plies"][9][1] != "R1-1" else "R2-1"
    journals.write_text("\n".join([lines[0], json.dumps(fields), lines[2]]))

    assert main(["replay", str(journals)]) == 1

    assert "line 2: ply 9" in capsys.readouterr().err


def test_a_cut_journal_is_named_by_line_and_ply(journals: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = journals.read_text()
    journals.write_text(text[: len(text) - 200])

    assert main(["replay", str(journals)]) == 1

    err = capsys.readouterr().err
    assert "line 3: ply " in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("simulate chess", "chess"),
        ("simulate balloon-cup --bots random", "2 seats"),
        ("simulate balloon-cup --bots random deepblue", "deepblue"),
        ("simulate balloon-cup --ruleset chess", "chess"),
        ("simulate balloon-cup --matches 0", "matches"),
        ("simulate balloon-cup --matches 99999999999999999999", "10000000"),
        ("replay {journals} --match 9", "match 9"),
        ("check nowhere", "nowhere"),
    ],
)
def test_a_command_asked_wrongly_says_so(
    line: str, part: str, journals: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(line.format(journals=journals).split())

    captured = capsys.readouterr()
    assert code == 2
    assert part in captured.err + captured.out


DEEP = "[" * 100_000
NUMBER = '{"format": ' + "9" * 6000 + "}"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xf7\x00\xff" * 100, "line 1: the line is not text"),
        (b"\x00" * 9_000_000, "line 1: the line is too long for a journal"),
        (DEEP.encode(), "line 1: the line is nested too deeply"),
        (NUMBER.encode(), "line 1: the line is nested too deeply, or a number in it is too long"),
        (b"[]", "line 1: the line is not a JSON object"),
        (b"{}", "line 1: this is not a journal"),
        (b"\n", "line 1: this is not a journal; create a journal with skyhop simulate or skyhop play --save"),
    ],
)
def test_what_is_no_journal_is_said_in_one_line(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "journals"
    file.write_bytes(content)

    assert main(["replay", str(file)]) == 1

    err = capsys.readouterr().err
    assert said in err
    assert len(err.splitlines()) == 1


def test_a_binary_line_after_good_ones_is_named(journals: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journals.write_bytes(journals.read_bytes() + b"\xff")

    assert main(["replay", str(journals)]) == 1

    assert "line 4: the line is not text" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
@pytest.mark.parametrize("line", ["replay /dev/full", "simulate balloon-cup --matches 20 -o /dev/full"])
def test_a_device_that_never_ends_or_never_takes_anything_is_told(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 1

    err = capsys.readouterr().err
    assert "pipe or a device" in err or "No space left" in err


ODD: list[object] = [None, True, -1, 2, 99, 10**30, -(10**30), 1.5, "", "①", "a" * 2000, [], [[]], {}, {"a": 1}]


def resealed(fields: dict[str, Any]) -> str:
    """Write a line anew whose seals fit whatever is in it, as far as they can."""
    with contextlib.suppress(Exception):
        header = {name: fields[name] for name in ("game", "ruleset", "engine", "match", "first", "seats")}
        journal = Journal(Header(**header))
        fields["plies"] = [journal.write(actor, text)[:3] for actor, text, _seal in fields["plies"]]
    return json.dumps(fields)


def test_a_journal_with_anything_in_it_is_replayed_or_refused(
    journals: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = journals.read_text().splitlines()[0]
    changed = []
    for odd in (ODD[turn] for turn in some(len(ODD))):
        changed += [{**json.loads(line), name: odd} for name in json.loads(line) if name != "format"]
        for ply, part in itertools.product((0, 1, 2), (0, 1)):
            fields = json.loads(line)
            fields["plies"][ply][part] = odd
            changed.append(fields)
        for parameter in json.loads(line)["ruleset"]:
            fields = json.loads(line)
            fields["ruleset"][parameter] = odd
            changed.append(fields)

    codes = set()
    for fields in changed:
        journals.write_text(resealed(fields))
        codes.add(main(["replay", str(journals)]))

    assert codes == {0, 1}
    assert "defect" not in capsys.readouterr().err


def test_a_missing_file_is_a_failure_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "nowhere.jsonl"]) == 1

    assert "nowhere.jsonl" in capsys.readouterr().err


def test_check_prints_a_line_a_file_and_a_count(capsys: pytest.CaptureFixture[str]) -> None:
    folder = SCENARIOS / "balloon-cup"
    count = len(scenario.find([folder]))

    assert main(["check", str(folder)]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == count + 1
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert lines[-1] == f"{count} of {count} scenarios passed"


def test_check_fails_where_one_scenario_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = (SCENARIOS / "balloon-cup" / "direct-claim.toml").read_text()
    (tmp_path / "good.toml").write_text(good)
    (tmp_path / "wrong.toml").write_text(good.replace("bag_size = 2", "bag_size = 3"))

    assert main(["check", str(tmp_path)]) == 1
    assert "bag_size: expected 3, got 2" in capsys.readouterr().out

    (tmp_path / "malformed.toml").write_text(good.replace("bag_size = 2", "bags = 3"))
    assert main(["check", str(tmp_path), "--json"]) == 2
    results = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [result["passed"] for result in results] == [True, False, False]
