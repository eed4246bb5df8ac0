"""Where a table keeps its things on this machine: the store and the key."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import platformdirs

KEY_BYTES = 32


def data_folder(chosen: Path | None = None) -> Path:
    """Give the folder for a user's matches, made if need be: the one chosen, `SKYHOP_DATA`, else the system's place."""
    named = chosen or os.environ.get("SKYHOP_DATA") or platformdirs.user_data_path("skyhop", appauthor=False)
    folder = Path(named)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def signing_key(folder: Path) -> bytes:
    """Give the table's own key, drawn at the first start; only its owner may read the file."""
    path = folder / "key"
    fresh = folder / f"key.{os.getpid()}"
    if not path.exists():
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        _publish(fresh, path)
    return path.read_bytes()


def _publish(fresh: Path, path: Path) -> None:
    """Give the whole file its name at once; where another start was faster, its key stays."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
