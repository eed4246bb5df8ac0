"""Tests of `skyhop play` with a person at the keyboard."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Play

from skyhop.analysis.hint import Adviser
from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.game.journal import read_line
from skyhop.game.match import Match, replay
from skyhop.server.matches.history import History
from skyhop.terminal import person
from skyhop.terminal.replay import resume

GAME = registry.game("balloon-cup")


def saved(path: Path) -> Match:
    return replay(read_line(path.read_text()))


def test_a_whole_match_is_played_by_typing_and_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"

    def first_legal(_prompt: str) -> str:
        view = saved(path).view(0)
        return GAME.write(view, GAME.legal(view)[0])

    monkeypatch.setattr("builtins.input", first_legal)

    assert main(["play", "balloon-cup", "--vs", "random", "--seed", "3", "--yes", "--save", str(path)]) == 0

    assert saved(path).outcome is not None
    assert "won the match" in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0


def test_notation_is_understood_as_people_type_it(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    options = f"balloon-cup --first me --seed 4 --yes --save {path}"

    play(options, " r2 - 2 ", "quit")

    assert [entry.text for entry in saved(path).journal.entries if entry.actor == 0] == ["R2-2"]


def test_a_typing_mistake_can_be_taken_back_before_it_is_sent(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"

    shown = play(f"balloon-cup --first me --seed 4 --save {path}", "R2-2", "n", "R2-4", "y", "quit")

    assert "own side of tile 2" in shown
    assert [entry.text for entry in saved(path).journal.entries if entry.actor == 0] == ["R2-4"]


def test_an_action_waits_to_be_confirmed_whatever_else_is_asked_and_is_done_when_typed_again(
    play: Play, tmp_path: Path
) -> None:
    path = tmp_path / "m.jsonl"
    pending = ".\nPress Enter to play this action, type u to undo it, or type another action: \n"

    shown = play(f"balloon-cup --plain --first me --seed 4 --save {path}", "r2-2", "log", "h", "R1-1", "R2-2", "quit")

    assert shown.count("\nR2-2: ") == shown.count(pending) == 4
    assert [entry.text for entry in saved(path).journal.entries if entry.actor == 0] == ["R2-2"]


def test_another_action_takes_the_place_of_the_one_that_waits(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"

    play(f"balloon-cup --first me --seed 4 --save {path}", "R2-2", "R2-4", "", "quit")

    assert [entry.text for entry in saved(path).journal.entries if entry.actor == 0] == ["R2-4"]


def test_what_the_letters_stand_for_is_said_at_the_start_and_in_the_help(play: Play) -> None:
    cup = play("balloon-cup --plain --first me --seed 4", "h", "quit", "quit")
    map_game = play("aeronaut-odyssey --plain --first me --seed 4", "h", "quit", "quit")

    assert cup.count("\nColours: R red, Y yellow, G green, B blue, A gray.\n") == 2
    assert map_game.count("K black, B blue, P pink, G green, A gray, * wild.\n") == 2


@pytest.mark.parametrize("opponents", ["--vs greedy random", "--vs greedy --vs random", "--vs greedy,random"])
def test_several_opponents_are_named_after_one_option_or_several(opponents: str, play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"

    play(f"aeronaut-odyssey {opponents} --plain --first me --seed 4 --save {path}", "quit")
    resumed = play(f"--resume {path} --plain", "quit")

    assert list(saved(path).journal.header.seats) == ["human", "greedy", "random"]
    assert "Aeronaut Odyssey" in resumed


def test_of_three_who_resigns_is_told_what_follows_and_the_others_play_on(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    options = "aeronaut-odyssey --set seats=3 --vs random --plain --first me --seed 4"

    shown = play(f"{options} --save {path}", "resign", "y")

    assert "Cadet takes your seat, and the other players continue. You finish last." in shown
    assert "You resigned. The bot Cadet takes over the seat. The seat finishes last." in shown
    journal = saved(path).journal
    assert (0, "resign cadet") in [entry[:2] for entry in journal.entries]
    assert journal.outcome is not None
    assert 0 not in journal.outcome.winners


def test_the_commands_stand_in_one_column(play: Play) -> None:
    shown = play("aeronaut-odyssey --plain --first me --seed 4", "h", "quit", "quit")

    lines = shown.partition("Also:\n")[2].splitlines()[:9]
    meanings = (
        "show this",
        "show the rules",
        "show the position",
        "show all events",
        "show the best",
        "show more",
        "save the match",
        "resign the",
        "quit; you",
    )
    assert [line.index(meaning) for line, meaning in zip(lines, meanings, strict=True)] == [21] * 9


def test_a_refusal_says_why_with_its_clause_and_nothing_is_played(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"

    shown = play(f"balloon-cup --first me --seed 4 --yes --save {path}", "R1-1", "hello", "quit")

    assert "[BC-2.3]" in shown
    assert "[BC-11]" in shown
    assert not [entry for entry in saved(path).journal.entries if entry.actor == 0]


def test_hints_rules_log_and_piles_are_shown_on_request(play: Play) -> None:
    shown = play(
        "balloon-cup --first me --seed 4 --yes", "h", "?", "? 6.3", "? 7", "discard", "unseen", "R2-2", "log", "quit"
    )

    assert "  R2-4       Place red 2 on your own side of tile 4." in shown
    assert "BC-3.1" in shown
    assert "BC-6.3" in shown
    assert "BC-7.4 Kept for good" in shown
    assert "You placed red 2 on your side of tile 2" in shown


def test_a_hint_says_what_a_strong_bot_would_consider_and_nothing_is_done(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(person, "HINT_SECONDS", 0.0)
    monkeypatch.setattr(Adviser, "is_ready", True)
    shown = play("balloon-cup --first me --seed 4 --yes", "hint", "log", "quit", "quit")

    assert re.search(r"^1\. [RYGBA]\d+[-x]\d \(win chance \d+%\): Place ", shown, re.MULTILINE)
    assert "simulations" in " ".join(shown.split())
    assert "Nothing has happened yet." in shown


def test_while_the_engine_is_compiled_there_is_a_sentence_instead_of_a_hint(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Adviser, "is_ready", False)

    assert "still compiling" in play("nim --examples --first me --seed 1 --plain", "hint", "quit", "quit")


def test_rules_are_offered_where_there_are_some_only(play: Play) -> None:
    bare = play("nim --examples --first me --seed 1 --plain", "h", "?", "quit", "quit")

    assert 'Type an action. "h" lists your legal actions, and "quit" ends the session.' in bare
    assert "? or rules" not in bare
    assert "Nim has no rulebook yet." in bare
    assert "? or rules" in play("balloon-cup --first me --seed 1 --plain", "h", "quit", "quit")


def test_a_match_can_be_resigned(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"

    play(f"balloon-cup --first me --seed 4 --save {path}", "resign", "y")

    assert saved(path).outcome == ((1,), "resignation")


@pytest.mark.process
def test_a_match_goes_on_after_a_kill_with_nothing_lost(tmp_path: Path, play: Play) -> None:
    path = tmp_path / "m.jsonl"
    command = f"play balloon-cup --first me --seed 4 --yes --save {path}".split()
    process = subprocess.Popen(
        [sys.executable, "-m", "skyhop.cli", *command], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    assert process.stdin is not None
    process.stdin.write("R2-2\n")
    process.stdin.flush()
    deadline = time.monotonic() + 120
    while not (path.exists() and len(saved(path).journal.entries) >= 4) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdin.close()

    before = saved(path).journal.entries
    assert (0, "R2-2") in [entry[:2] for entry in before]
    play(f"--resume {path} --yes", "h", "quit")
    assert saved(path).journal.entries[: len(before)] == before
    again, _save = resume(path)
    assert again.to_decide == 0


def test_the_coming_shuffles_are_the_same_after_a_pause(tmp_path: Path, play: Play) -> None:
    whole, paused = tmp_path / "whole.jsonl", tmp_path / "paused.jsonl"

    play(f"balloon-cup --first me --seed 9 --vs random --yes --save {whole}", "quit")
    play(f"balloon-cup --first me --seed 9 --vs random --yes --save {paused}", "quit")
    play(f"--resume {paused} --yes", "quit")

    assert whole.read_text() == paused.read_text()


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ("chess", "chess"),
        ("balloon-cup --vs deepblue", "deepblue"),
        ("aeronaut-odyssey --vs greedy deepblue", "deepblue"),
        ("aeronaut-odyssey greedy cadet", "such as --vs greedy cadet,"),
        ("aeronaut-odyssey --vs greedy random --vs cadet", "such as --vs greedy cadet random,"),
        ("balloon-cup --ruleset chess", "chess"),
        ("balloon-cup --vs human --first bot", "--first"),
        ("", "balloon-cup"),
    ],
)
def test_a_match_that_cannot_be_begun_is_named(options: str, part: str, play: Play) -> None:
    assert part in play(options, code=2)


def test_a_damaged_save_is_named_and_left_alone(tmp_path: Path, play: Play) -> None:
    path = tmp_path / "m.jsonl"
    play(f"balloon-cup --first me --seed 4 --yes --save {path}", "R2-2", "quit")
    damaged = path.read_text().replace('"R2-2"', '"R2-4"')
    path.write_text(damaged)

    assert "ply 2" in play(f"--resume {path}", code=1)
    assert path.read_text() == damaged


def test_two_people_at_one_keyboard_are_asked_in_turn(play: Play) -> None:
    shown = play("balloon-cup --vs human --first me --seed 4 --yes", "", "R2-2", "", "", "quit")

    assert "Seat 2: press Enter when nobody else can see the screen." in shown


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two matches that are over."""
    path = tmp_path_factory.mktemp("over") / "over.jsonl"
    bots = ["passenger", "random"]
    assert main(["simulate", "balloon-cup", "--bots", *bots, "--matches", "2", "--seed", "3", "-o", str(path)]) == 0
    return path


def test_a_match_is_played_on_from_a_step_of_another(play: Play, tmp_path: Path, over: Path) -> None:
    path = tmp_path / "m.jsonl"
    source = read_line(over.read_text().splitlines()[1])
    history = History.of(GAME, source)
    due = GAME.to_decide(history.view(12, None))

    shown = play(f"--from {over} --match 2 --step 12 --seed 1 --save {path}", "quit")
    begun = saved(path)
    before = list(begun.journal.entries)
    play(f"--resume {path}", "quit")

    assert "New draws are random." in shown
    origin = begun.journal.header.begun_from
    assert origin is not None
    assert (origin.match, origin.ply) == ("over.jsonl", history.ply_of(12))
    assert [begun.view(seat) for seat in (0, 1)] == [history.view(12, seat) for seat in (0, 1)]
    assert begun.journal.header.seats[due or 0] == "human"
    assert begun.journal.header.seats[1 - (due or 0)] == source.header.seats[1 - (due or 0)]
    assert saved(path).journal.entries == before


def test_seat_and_opponent_are_chosen_where_a_match_is_played_on(play: Play, tmp_path: Path, over: Path) -> None:
    for seat in (1, 2):
        path = tmp_path / f"{seat}.jsonl"
        play(f"balloon-cup --from {over} --match 1 --step 0 --seat {seat} --vs cadet --save {path}", "quit")

        assert saved(path).journal.header.seats[seat - 1] == "human"
        assert saved(path).journal.header.seats[2 - seat] == "cadet"


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ("--from {over} --match 1", "such as --step 12"),
        ("--from {over} --match 1 --step 3 --first me", "the file of --from sets them"),
        ("--from {over} --match 1 --step 3 --ruleset gravon", "the file of --from sets them"),
        ("--from {over} --step 3", "more than one match"),
        ("--from {over} --match 1 --step 9999", "to continue the match in"),
        ("--from {over} --match 1 --step 3 --seat 3", "has no seat 3"),
        ("--from {running} --step 1", "is not over"),
        ("aeronaut-odyssey --from {over} --match 1 --step 3", "is a match of balloon-cup"),
        ("balloon-cup --step 3", "need a saved match: add --from FILE"),
        ("--resume {running} --step 3", "leave out the other options"),
    ],
)
def test_what_cannot_be_played_on_is_said(
    options: str, part: str, play: Play, tmp_path: Path, over: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = tmp_path / "running.jsonl"
    play(f"balloon-cup --seed 1 --save {running}", "quit")
    capsys.readouterr()

    assert main(["play", *options.format(over=over, running=running).split()]) == 2
    assert part in " ".join(re.sub("[│╭╰─]", " ", capsys.readouterr().err).split())
