"""Tests of atomic writing: a file is complete or unchanged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from skyhop.files import open_replacement, write_whole


def test_a_file_is_written_in_the_place_of_an_older_one(tmp_path: Path) -> None:
    file = tmp_path / "match"
    for data in (b"a longer one", b"new"):
        write_whole(file, data)

        assert file.read_bytes() == data
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_written_leaves_the_older_one_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match"
    file.write_bytes(b"old")

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, b"new")

    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_an_error_about_another_file_names_that_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught, open_replacement(tmp_path / "match"):
        (tmp_path / "source").read_bytes()

    assert caught.value.filename == str(tmp_path / "source")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="there are no links")
@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_stays_and_leads_to_what_was_written(tmp_path: Path, *, is_there: bool) -> None:
    (tmp_path / "kept").mkdir()
    file, link = tmp_path / "kept" / "match", tmp_path / "link"
    link.symlink_to(Path("kept") / "match")
    if is_there:
        file.write_bytes(b"old")

    write_whole(link, b"new")

    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert list((tmp_path / "kept").iterdir()) == [file]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_or_a_device_is_given_what_is_written_and_stays(tmp_path: Path) -> None:
    """Without this rule, a privileged user, as in a container, would replace `/dev/null` with a file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(pipe, b"new")

        assert os.read(reader, 10) == b"new"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("none/match", "No such file or directory"),
        ("file/match", "Not a directory"),
        ("file" * 100, "File name too long"),
        ("full", "No space left on device"),
    ],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_what_cannot_be_written_is_named_as_it_was_given(tmp_path: Path, place: str, why: str) -> None:
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "full").symlink_to("/dev/full")

    with pytest.raises(OSError, match=why) as caught:
        write_whole(tmp_path / place, b"new")

    assert str(caught.value).endswith(f"{why}: {str(tmp_path / place)!r}")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "full"]
