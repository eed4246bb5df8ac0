"""File of an empty store. Each process creates its tables once, and copies the file for every test."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from skyhop.server.store.data_folder import create_store_file
from skyhop.server.store.sqlite import prepare


def prepare_folder(folder: Path) -> None:
    """Write the file of an empty store into a data folder."""
    create_store_file(folder).write_bytes(_prepared())


@functools.cache
def _prepared() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = create_store_file(Path(folder))
        prepare(file)
        return file.read_bytes()
