"""Tests of reading files from users: there is a size limit, and only regular files are allowed."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from skyhop.files import UnreadableFile, content_of, opened, text_of

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")


def test_a_file_of_just_the_limit_is_read_and_a_larger_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 2048)

    assert content_of(path, 2048) == b"x" * 2048
    with pytest.raises(UnreadableFile, match="the file is too large: the limit is 1 kB"):
        content_of(path, 2047)


def test_what_is_no_text_is_refused_and_lines_end_in_any_usual_way(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    (tmp_path / "text").write_bytes("é\r\nb\n".encode())

    assert text_of(tmp_path / "text") == "é\nb\n"
    with pytest.raises(UnreadableFile, match="not UTF-8 text"):
        text_of(tmp_path / "picture")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="a folder"):
        content_of(tmp_path)


@needs_pipes
def test_pipes_and_devices_are_refused_at_once(tmp_path: Path) -> None:
    """A pipe into which nobody writes keeps whoever opens it; a device may never end."""
    os.mkfifo(tmp_path / "pipe")
    begun = time.monotonic()

    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(UnreadableFile, match="pipe or a device"), opened(path):
            pass
    assert time.monotonic() - begun < 5


def test_a_file_that_is_not_there_is_told_as_the_system_tells_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        content_of(tmp_path / "nothing")
