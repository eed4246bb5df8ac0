"""Tests of all commands that print texts from files: control characters have no effect in the terminal."""

from __future__ import annotations

import hashlib
import io
import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.amount import in_turn

from skyhop.boards.file import dumps
from skyhop.boards.generate import generate
from skyhop.boards.settings import settings
from skyhop.cli.__main__ import main
from skyhop.files import CONTROL_CATEGORIES
from skyhop.game.journal import compute_seal

EVIL = "\x1b]0;title\x07\x1b[31mred\u202e\u2066\x9b\u2028"
"""Sets the title and the colour of a terminal, and the direction of writing."""
MOST, SOME = 24, 3
"""Texts of a file that are spoiled, each by itself. An ordinary run takes one in three of them."""
SCENARIO = Path(__file__).parents[2] / "scenarios" / "balloon-cup"


def journals(folder: Path) -> str:
    """Return one short match of an example, which is analysed at once."""
    file = folder / "good.jsonl"
    assert main(["simulate", "nim", "--examples", "--seed", "3", "--output", str(file)]) == 0
    return json.dumps({**json.loads(file.read_text()), "remarks": [[0, 0, "hint"]]})


def scenarios(_folder: Path) -> str:
    """Return a scenario of a game."""
    return min(SCENARIO.glob("*.toml")).read_text()


def boards(_folder: Path) -> str:
    """Return a small board."""
    return dumps(generate(settings(size="tiny", seed=3)))


def pairs(folder: Path) -> str:
    """Return the pairs of a short experiment."""
    file = folder / "good.jsonl"
    line = "lab match random random balloon-cup --pairs 1 --processes 1 --out"
    assert main([*line.split(), str(file)]) == 0
    return file.read_text()


def answers(_folder: Path) -> str:
    """Return answers to the quiz, one to an unknown question."""
    return json.dumps({"x": "A"})


COMMANDS: dict[str, tuple[str, Callable[[Path], str]]] = {
    "replay {}/in.jsonl": ("in.jsonl", journals),
    "verify {}/in.jsonl": ("in.jsonl", journals),
    "analyse --plain --iterations 1 {}/in.jsonl": ("in.jsonl", journals),
    "play --plain --from {}/in.jsonl --step 1": ("in.jsonl", journals),
    "play --plain --resume {}/in.jsonl": ("in.jsonl", journals),
    "check {}/in.toml": ("in.toml", scenarios),
    "board check {}/in.json": ("in.json", boards),
    "simulate aeronaut-odyssey --board {}/in.json": ("in.json", boards),
    "quiz --grade {}/in.json": ("in.json", answers),
    "lab report {}": ("in.jsonl", pairs),
}


def spoilt(text: str, step: int) -> Iterator[str]:
    """Yield a file with evil characters in one text in `step` after the other, as a value and as a name."""
    if not text.startswith("{"):
        evil = json.dumps(EVIL)[1:]
        for found in [*re.finditer(r'"[^"\n]*"', text)][::step]:
            yield f"{text[: found.end() - 1]}{evil}{text[found.end() :]}"
        return
    first, *others = text.splitlines(keepends=True) if "\n{" in text else [text]
    for path in [*texts_in(json.loads(first))][:MOST:step]:
        for is_name in (False, True):
            document = json.loads(first)
            place = document
            for name in path[:-1]:
                place = place[name]
            if is_name and isinstance(place, dict):
                place[f"{path[-1]}{EVIL}"] = place.pop(path[-1])
            elif isinstance(place[path[-1]], str):
                place[path[-1]] += EVIL
            yield "".join([json.dumps(sealed(document)), "\n", *others])


def sealed(document: dict[str, Any]) -> dict[str, Any]:
    """Seal a journal anew, as whoever changes it can; return any other document as it is."""
    if "plies" not in document:
        return document
    header = {name: value for name, value in document.items() if name not in {"plies", "result", "remarks"}}
    last = hashlib.sha256(json.dumps(header, separators=(",", ":"), sort_keys=True).encode()).hexdigest()[:8]
    plies = []
    for actor, action, _seal in document["plies"]:
        last = compute_seal(last, actor, action)
        plies.append([actor, action, last])
    return {**document, "plies": plies}


def texts_in(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401  JSON
    """Yield the paths of all texts and names of a document."""
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for name, value in items:
        if isinstance(document, dict) or isinstance(value, str):
            yield (*path, name)
        if isinstance(value, (dict, list)):
            yield from texts_in(value, (*path, name))


@pytest.mark.parametrize("step", in_turn([SOME, 1], 2))
@pytest.mark.parametrize("command", COMMANDS)
def test_no_text_of_a_file_steers_the_terminal(
    command: str, step: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, make = COMMANDS[command]
    good = make(tmp_path)
    (tmp_path / "good.jsonl").unlink(missing_ok=True)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    capsys.readouterr()
    shown = "replay" in command or "resume" in command  # of these the names are hidden, or the seal is checked first
    for number, text in enumerate(spoilt(good, step)):
        (tmp_path / name).write_text(text)
        main([word.format(tmp_path) for word in command.split()])
        said = "".join(capsys.readouterr())
        odd = {each for each in said if each not in "\n\t\r" and unicodedata.category(each) in CONTROL_CATEGORIES}
        assert not odd, (number, text[:300], said)
        shown |= "x1b]0;title" in said or "U+001B" in said  # escaped, or refused with the document

    assert shown, "no text of the file was printed"
