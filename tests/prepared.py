"""A store's file with nothing in it: its tables are made once by each process, and copied for every test."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from skyhop.server.store.data_folder import create_store_file
from skyhop.server.store.sqlite import prepare


def prepare_folder(folder: Path) -> None:
    """Put the file where a table that opens this folder finds it."""
    create_store_file(folder).write_bytes(_prepared())


@functools.cache
def _prepared() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = create_store_file(Path(folder))
        prepare(file)
        return file.read_bytes()
