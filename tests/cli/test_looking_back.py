"""Tests of `skyhop replay` in a terminal: keys, pictures, films and the visible information."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.pictures import are_alike, frames_in, opened

from skyhop.cli.__main__ import main
from skyhop.cli.games import replay
from skyhop.game import journal, registry
from skyhop.game.ending import LEFT as LEFT_BEHIND
from skyhop.game.ending import RESIGNATION, TIME, Ending
from skyhop.game.match import Match
from skyhop.server.matches.history import History
from skyhop.svg import outline_texts
from skyhop.terminal.replay import Replay
from skyhop.terminal.screen import KEY_PATTERN

GAME = registry.game("balloon-cup")
LEFT, RIGHT, HOME, END = "left", "right", "home", "end"


def saved(path: Path, seats: tuple[str, str], *, is_over: bool, steps: int = 4, ending: Ending = RESIGNATION) -> Match:
    """Write the journal of a match."""
    match = Match.start(GAME, GAME.ruleset("rio-grande"), seed=3, seats=seats)
    for _step in range(steps):
        seat = match.to_decide
        assert seat is not None
        match.play(seat, GAME.write(match.view(seat), GAME.legal(match.view(seat))[0]))
    if is_over:
        match.end(ending, 0)
    path.write_text(match.journal.to_line() + "\n")
    return match


class Typed:
    """Keys as a person would press them; the names of keys, or signs."""

    def __init__(self, *keys: str) -> None:
        self.keys = list(keys)
        self.waited: list[float | None] = []

    def read(self, seconds: float | None = None) -> str:
        self.waited.append(seconds)
        return self.keys.pop(0)


Look = Callable[..., list[str]]


@pytest.fixture
def look(tmp_path: Path) -> Look:
    """Look back by these keys; give what is shown after each."""

    def looking(
        *keys: str,
        is_over: bool = True,
        own: int | None = 0,
        has_next: bool = False,
        ending: Ending = RESIGNATION,
    ) -> list[str]:
        match = saved(tmp_path / "match.jsonl", ("human", "greedy"), is_over=is_over, ending=ending)
        shown: list[str] = []
        written = StringIO()
        console = Console(file=written, width=120, force_terminal=True, color_system=None)
        console.clear = lambda *_: shown.append("")  # type: ignore[method-assign]
        typed = Typed(*keys, "q")

        def read(seconds: float | None = None) -> str:
            shown[-1] = written.getvalue()
            written.seek(0)
            written.truncate()
            return Typed.read(typed, seconds)

        typed.read = read  # type: ignore[method-assign]
        history = History.of(GAME, match.journal)
        Replay(GAME, history, console, typed, own, is_over=is_over).run(has_next=has_next)
        return shown

    return looking


def steps_in(shown: list[str]) -> list[int]:
    return [int(text.partition("Step ")[2].partition(" of ")[0]) for text in shown]


def test_keys_lead_through_the_steps(look: Look) -> None:
    assert steps_in(look(RIGHT, RIGHT, LEFT, END, RIGHT, HOME, LEFT)) == [0, 1, 2, 1, 5, 5, 0, 0]


def test_a_number_leads_to_a_step(look: Look) -> None:
    shown = look("1", "2", "backspace", "enter", "9", "9", "9", "9", "9", "9", "9", "enter", "7", RIGHT, "enter")

    assert steps_in(shown) == [0] * 4 + [1] * 8 + [5] * 4
    assert "Press Enter to go to step 12" in shown[2]
    assert "Press Enter to go to step 999999" in shown[11]
    assert "Press Enter to go to step" not in shown[-1]


def test_the_space_bar_plays_until_the_end_and_begins_anew_there(look: Look) -> None:
    assert steps_in(look(END, " ", "", "", "", "", "")) == [0, 5, 0, 1, 2, 3, 4, 5]
    assert steps_in(look(" ", "", " ", RIGHT)) == [0, 0, 1, 1, 2]
    assert "space: stop" in look(" ")[1]


def test_a_number_can_be_typed_while_it_plays(look: Look) -> None:
    shown = look(" ", "9", "", "9", "", "enter")

    assert steps_in(shown) == [0, 0, 0, 1, 1, 2, 5]
    assert "Press Enter to go to step 99" in shown[5]


@pytest.mark.parametrize(
    ("ending", "told"), [(TIME, "ran out of time."), (LEFT_BEHIND, "left the match.")], ids=["time", "left"]
)
def test_the_last_step_tells_how_the_match_was_broken_off(look: Look, ending: Ending, told: str) -> None:
    shown = look(END, "v", "v", "v", ending=ending)

    assert f"You {told}" in shown[1]
    assert f"Your opponent {told}" in shown[2]
    assert all(f"Seat 1 {told}" in text for text in shown[3:])


def test_after_the_end_it_is_seen_from_every_place(look: Look) -> None:
    shown = look("v", "v", "v", "v")
    places = ("Seat 1", "Seat 2", "spectators", "everything revealed", "Seat 1")

    assert [f"as seen by: {place}" in text for place, text in zip(places, shown, strict=True)] == [True] * 5
    assert len(set(shown)) == 4


def test_one_numbering_leads_from_the_head_to_what_is_typed(look: Look) -> None:
    shown = look(RIGHT, "3", "enter")

    assert "Step 0 of 5" in shown[0]
    assert "Step 1 of" in shown[1]
    assert "Step 3 of" in shown[-1]
    assert not any(" ply" in text.lower() for text in shown)


@pytest.mark.parametrize("own", [0, None])
def test_before_the_end_it_is_seen_from_one_place(look: Look, own: int | None) -> None:
    shown = look("v", RIGHT, is_over=False, own=own)

    assert "after the match" in shown[1]
    assert all(("spectators" if own is None else "Seat 1") in text for text in shown)


def test_what_had_happened_and_the_keys_stand_below(look: Look) -> None:
    shown = look(RIGHT, "x", has_next=True)

    assert "The match begins." in shown[0]
    assert "• You placed " in shown[1]
    assert "n: next match" in shown[2]
    assert "n: next match" not in look()[0]


def test_several_keys_at_once_are_told_apart() -> None:
    assert KEY_PATTERN.findall("\x1b[C\x1b[1~7\x1bOD\x1b q") == ["\x1b[C", "\x1b[1~", "7", "\x1bOD", "\x1b", " ", "q"]


@pytest.mark.slow
@pytest.mark.process
def test_a_person_looks_back_in_a_terminal(tmp_path: Path) -> None:
    saved(tmp_path / "match.jsonl", ("human", "greedy"), is_over=True)
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "skyhop.cli", "replay", str(tmp_path / "match.jsonl")],
        env={**os.environ, "TERM": "xterm-256color", "LANGUAGE": "en", "LANG": "C.UTF-8", "PYTHONUTF8": "1"},
        stdin=theirs,
        stdout=theirs,
    ) as process:
        os.close(theirs)
        shown = ""
        for expected, key in (
            ("Step 0 of", b"\x1b[C"),
            ("Step 1 of", b"\x1b[F"),
            ("Step 5 of", b"v"),
            ("Seat 2", b"\x1b[H"),
            ("Step 0 of 5, as seen by: Seat 2", b"q"),
        ):
            shown = read_until(ours, expected)
            os.write(ours, key)
        with contextlib.suppress(OSError):  # on Linux, this is how it says that the other end is closed
            while os.read(ours, 4096):
                pass
        os.close(ours)

        assert process.wait(20) == 0
    assert "q: quit" in shown


def read_until(terminal: int, expected: str) -> str:
    """Read until a text and the last line of the step."""
    shown = ""
    while expected not in shown or "q: quit" not in shown.rpartition(expected)[2]:
        shown += os.read(terminal, 4096).decode(errors="ignore")
    return shown


def test_lines_are_written_where_nobody_sits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved(tmp_path / "match.jsonl", ("human", "greedy"), is_over=True)

    assert main(["replay", str(tmp_path / "match.jsonl")]) == 0
    assert capsys.readouterr().out.startswith("      supply: ")


def test_a_broken_journal_hides_none_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    saved(file, ("human", "greedy"), is_over=True)
    file.write_text(file.read_text() + file.read_text()[:200])
    shown: list[bool] = []

    def look_back(_read: object, _seat: object, _console: object, *, has_next: bool) -> bool:
        shown.append(has_next)
        assert capsys.readouterr().err == ""
        return has_next

    monkeypatch.setattr(replay, "find_console", Console)
    monkeypatch.setattr(replay, "look_back", look_back)

    assert main(["replay", str(file)]) == 1
    assert shown == [True]
    assert "line 2" in capsys.readouterr().err


@pytest.mark.parametrize("is_over", [True, False])
def test_a_film_and_pictures_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str], *, is_over: bool) -> None:
    file, film, folder = tmp_path / "match.jsonl", tmp_path / "match.webp", tmp_path / "pictures"
    saved(file, ("human", "greedy"), is_over=is_over, steps=2)
    count = 4 if is_over else 3

    assert main(["replay", str(file), "--film", str(film)]) == 0
    told = capsys.readouterr()
    assert main(["replay", str(file), "--png", str(folder), "--svg", str(folder), "--seat", "1"]) == 0

    drawn = sorted(folder.glob("*.png"))
    assert told.out.startswith(f"{film}: {count} pictures, ")
    assert told.err == ""
    assert are_alike(frames_in(film.read_bytes()), [opened(path.read_bytes()) for path in drawn])
    assert [path.stem for path in sorted(folder.glob("*.svg"))] == [path.stem for path in drawn]
    assert len(drawn) == count
    assert not list(tmp_path.glob("*.part"))


def test_pictures_of_a_match_that_is_over_show_what_who_decides_saw(tmp_path: Path) -> None:
    file, folder = tmp_path / "match.jsonl", tmp_path / "pictures"
    match = saved(file, ("", ""), is_over=True)

    assert main(["replay", str(file), "--svg", str(folder)]) == 0

    read = journal.read_line(file.read_text().strip())
    history = History.of(GAME, read)
    for step, path in enumerate(sorted(folder.glob("*.svg"))):
        decides = GAME.to_decide(history.view(step, None))
        assert path.read_text() == outline_texts(GAME.renderer.draw(history.view(step, decides)))
    assert match.outcome is not None


@pytest.mark.parametrize(("seats", "own"), [(("greedy", "human"), 1), (("human", "human"), None), (("", ""), None)])
def test_before_the_end_only_the_own_seat_is_drawn(tmp_path: Path, seats: tuple[str, str], own: int | None) -> None:
    file, folder = tmp_path / "match.jsonl", tmp_path / "pictures"
    match = saved(file, seats, is_over=False)
    history = History.of(GAME, match.journal)

    assert main(["replay", str(file), "--svg", str(folder)]) == 0
    drawn = [path.read_text() for path in sorted(folder.glob("*.svg"))]

    assert drawn == [outline_texts(GAME.renderer.draw(history.view(step, own))) for step in range(5)]


@pytest.mark.parametrize(
    ("line", "code", "part"),
    [
        ("{file} --film {folder}/match.mp4", 2, "films are WebP"),
        ("{file} --film {folder}/none/match.webp", 2, "does not exist"),
        ("{file} --film {folder}/taken.webp", 2, "is a folder"),
        ("{file} --film {folder}/pipe.webp", 2, "is a device or a pipe"),
        ("{file} --film {folder}/match.webp --seat 3", 2, "no seat 3"),
        ("{file} --film {folder}/match.webp --match 9", 2, "no match 9"),
        ("{running} --film {folder}/match.webp --seat 2", 2, "after the match"),
        ("{running} --svg {folder}/pictures --seat 2", 2, "after the match"),
        ("{several} --film {folder}/match.webp", 2, "more than one match"),
        ("{file} --png {file}", 1, "File exists"),
        ("{file} --film {folder}/match.webp --png {folder}/pictures", 2, "leave out --png"),
        ("{file} --film {folder}/match.webp --plain", 2, "leave out --plain"),
        ("{file} --svg {folder}/pictures --from 3", 2, "Add a film"),
        ("{file} --to 3", 2, "Add a film"),
        ("{file} --json --seat 1", 2, "The plain list always shows all cards"),
        ("{folder}/none.jsonl --film {folder}/match.webp", 1, "none.jsonl"),
    ],
)
def test_what_cannot_be_drawn_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, code: int, part: str
) -> None:
    names = {name: tmp_path / f"{name}.jsonl" for name in ("file", "running", "several")}
    saved(names["file"], ("human", "greedy"), is_over=True)
    saved(names["running"], ("human", "greedy"), is_over=False)
    names["several"].write_text(names["file"].read_text() * 2)
    (tmp_path / "taken.webp").mkdir()
    os.mkfifo(tmp_path / "pipe.webp")

    assert main(["replay", *line.format(folder=tmp_path, **names).split()]) == code

    out, told = capsys.readouterr()
    assert part in " ".join(told.replace("│", " ").split())
    assert out == ""
    assert not (tmp_path / "match.webp").exists()


def test_a_film_that_cannot_be_made_or_written_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, film = tmp_path / "match.jsonl", tmp_path / "match.webp"
    saved(file, ("human", "greedy"), is_over=True, steps=1)
    call = ["replay", str(file), "--film", str(film)]
    with monkeypatch.context() as patch:
        full = OSError(28, "No space left on device")
        patch.setattr(os, "fsync", lambda _number: (_ for _ in ()).throw(full))
        assert main(call) == 1
    with monkeypatch.context() as patch:
        patch.delitem(sys.modules, "skyhop.print.picture")
        patch.setitem(sys.modules, "PIL", None)
        assert main(call) == 1

    told = capsys.readouterr().err.splitlines()
    assert told[0] == f"skyhop: {film}: No space left on device"
    assert "pillow" in told[1]
    assert sorted(tmp_path.iterdir()) == [file]


def test_a_film_of_a_stretch_is_made(tmp_path: Path) -> None:
    file, whole, part = (tmp_path / name for name in ("match.jsonl", "whole.webp", "part.webp"))
    saved(file, ("human", "greedy"), is_over=True, steps=3)

    assert main(["replay", str(file), "--film", str(whole)]) == 0
    assert main(["replay", str(file), "--film", str(part), "--from", "1", "--to", "2"]) == 0

    assert are_alike(frames_in(part.read_bytes()), frames_in(whole.read_bytes())[1:3])


def test_the_journal_that_skyhop_play_keeps_can_be_looked_at(tmp_path: Path) -> None:
    file, film = tmp_path / "match.jsonl", tmp_path / "match.webp"
    match = saved(file, ("human", "greedy"), is_over=False, steps=1)
    line = json.loads(match.journal.to_line())
    file.write_text(json.dumps(line | {"secret": "00" * 32}) + "\n")

    assert main(["replay", str(file), "--film", str(film)]) == 0
    assert len(frames_in(film.read_bytes())) == 2
