"""Commands refuse endless files, pipes, folders and large files with one sentence."""

from __future__ import annotations

import os
import zipfile
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
import typer

from skyhop.cli.__main__ import main
from skyhop.cli.files import report_damage
from skyhop.files import MAX_FILE_BYTES, printable, text_of
from skyhop.game.action import JournalError

COMMANDS = (
    ("play", "--plain", "--resume", "{}"),
    ("replay", "{}"),
    ("check", "{}"),
    ("board", "check", "{}"),
    ("board", "show", "{}"),
    ("board", "print", "{}"),
    ("simulate", "aeronaut-odyssey", "--board", "{}"),
    ("simulate", "aeronaut-odyssey", "--set", "board=@{}"),
    ("lab", "match", "value", "random", "balloon-cup", "--pairs", "1", "--weights", "{}"),
    ("lab", "sweep", "{}"),
    ("quiz", "--grade", "{}"),
    ("connect", "http://127.0.0.1:9", "--bot", "random", "--token-file", "{}"),
)
"""Each with the place of the file; `tools.reliability.crafted` gives them crafted ones, too."""

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")


@pytest.fixture(params=["pipe", "device", "endless"])
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path]:
    """A kind of what is no file to be read, and one of it."""
    path = tmp_path / "odd.json"
    if request.param == "pipe":
        os.mkfifo(path)
    elif request.param == "device":
        path.symlink_to("/dev/zero")
    else:
        with path.open("wb") as file:
            file.truncate(1 << 40)
    return request.param, path


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: " ".join(words[:2]))
def test_what_is_no_file_to_be_read_is_refused_in_a_sentence(
    command: tuple[str, ...], odd: tuple[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    kind, path = odd
    code = main([word.replace("{}", str(path)) for word in command])
    said = " ".join("".join(capsys.readouterr()).replace("│", " ").split())

    assert code in {1, 2}
    assert (
        ("too long for a journal" in said or "the file is too large: the limit is" in said)
        if kind == "endless"
        else "pipe or a device" in said
    )
    assert "defect" not in said


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: " ".join(words[:2]))
def test_a_folder_in_the_place_of_a_file_is_refused_in_a_sentence(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder.json"
    folder.mkdir()
    code = main([word.replace("{}", str(folder)) for word in command])
    said = " ".join("".join(capsys.readouterr()).replace("│", " ").split())

    assert code in {1, 2}
    assert "folder" in said
    assert "defect" not in said


def bomb(path: Path, *, is_declared: bool) -> None:
    """Weights that are small on the disk: packed zeros, or an array that says it is larger than any memory."""
    array = BytesIO()
    np.save(array, np.zeros(1 if is_declared else MAX_FILE_BYTES * 10, np.uint8))
    content = array.getvalue()
    if is_declared:
        content = content.replace(b"'shape': (1,), }" + b" " * 20, b"'shape': (900000000000000,), }" + b" " * 6)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("format.npy", content)


@pytest.mark.parametrize("is_declared", [False, True])
def test_weights_that_would_fill_the_memory_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *, is_declared: bool
) -> None:
    bomb(tmp_path / "bomb.npz", is_declared=is_declared)

    words = ("lab", "match", "value", "random", "balloon-cup", "--pairs", "1", "--weights")
    code = main([*words, str(tmp_path / "bomb.npz")])
    said = " ".join("".join(capsys.readouterr()).replace("│", " ").split())

    assert (code, "is damaged" in said) == (2, True)


@pytest.mark.parametrize(
    ("name", "content"), [("deep", "a = " + "[" * 100_000), ("long", f"a = {'9' * 6000}"), ("code", "[" * 100_000)]
)
def test_what_is_nested_or_written_without_end_is_refused_in_a_short_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: str
) -> None:
    path = tmp_path / "crafted"
    path.write_text(content)
    words = (
        ("simulate", "aeronaut-odyssey", "--set", f"board=@{path}") if name == "code" else ("lab", "sweep", str(path))
    )

    code = main(words)
    said = "".join(capsys.readouterr())

    assert code == 2
    assert len(said) < 2000
    assert "recursion" not in said
    assert "sys." not in said


@pytest.mark.parametrize("command", [words for words in COMMANDS if words[0] == "simulate"], ids=" ".join)
def test_an_empty_file_is_not_taken_for_nothing_said(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A match was played on another board than the one that was named."""
    path = tmp_path / "board.json"
    path.touch()

    assert main([word.replace("{}", str(path)) for word in command]) == 2
    assert "the file is empty" in " ".join("".join(capsys.readouterr()).replace("│", " ").split())


def test_control_characters_are_escaped() -> None:
    """A terminal's title and colours, the direction of writing, and half characters; letters and line ends stay."""
    given = "\x1b]0;title\x07\x1b[31mred\u202eabc\u2066\udc80\x9b\n\t\u00e9\u65e5"

    assert printable(given) == r"\x1b]0;title\x07\x1b[31mred\u202eabc\u2066\udc80\x9b" + "\n\t\u00e9\u65e5"


def test_a_refusal_of_a_journal_shows_no_control_characters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Quoted parts of an invalid file contain no control characters."""
    with pytest.raises(typer.Exit), report_damage(tmp_path / "bad.jsonl", 1):
        raise JournalError("there is no game \x1b[31mred\u202e")

    assert r"there is no game \x1b[31mred\u202e" in capsys.readouterr().err


def test_a_text_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    """Editors of one system write it before boards, scenarios and sweeps."""
    file = tmp_path / "scenario.toml"
    file.write_bytes(b"\xef\xbb\xbfname = 1\r\n")

    assert text_of(file) == "name = 1\n"
