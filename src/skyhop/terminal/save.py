"""Saved match: its journal, and the secret that determines future shuffles.

The file is one line: a journal as `skyhop replay` reads it, plus the secret. The file is on the player's own disk and
holds the whole truth, hidden cards included. A player who reads it gains an advantage only in their own match.
"""

from __future__ import annotations

import json
from pathlib import Path

from skyhop.engine.chance import SECRET_BYTES, SecretShuffler
from skyhop.files import text_of, write_whole
from skyhop.game import journal
from skyhop.game.match import Match, replay
from skyhop.game.refusal import JournalError
from skyhop.i18n import _
from skyhop.server.shuffle_proof import TERMINAL

SECRET = "secret"  # noqa: S105  the name of the field
PERSON = "human"
"""Name that a journal gives to a person at a seat."""


class Save:
    """File that always holds the current match; nothing is written without a path."""

    def __init__(self, secret: bytes, path: Path | None = None) -> None:
        """Keep the secret; write to the path from the first `write` on."""
        self.secret = secret
        self.path = path

    @property
    def shuffler(self) -> SecretShuffler:
        """Return the shuffler of the match."""
        return SecretShuffler(self.secret, TERMINAL)

    def write(self, match: Match) -> None:
        """Write the match atomically; raise `OSError` if that fails."""
        if self.path is None:
            return
        line = json.dumps(json.loads(match.journal.to_line()) | {SECRET: self.secret.hex()}, separators=(",", ":"))
        write_whole(self.path, f"{line}\n".encode())


def seat_of_person(header: journal.Header) -> int | None:
    """Return the seat of the only person; None if there is not exactly one."""
    people = [seat for seat, name in enumerate(header.seats) if name == PERSON]
    return people[0] if len(people) == 1 else None


def resume(path: Path) -> tuple[Match, Save]:
    """Load a match from its file; `JournalError` if it was changed, `OSError` if it does not exist."""
    line, _end, more = text_of(path).partition("\n")
    if more.strip():
        raise JournalError(_("the file holds more than one match"))
    read = journal.read_line(line)
    save = Save(_secret(line), path)
    return replay(read, save.shuffler), save


def _secret(line: str) -> bytes:
    """Read the secret of a line that is a journal."""
    try:
        secret = bytes.fromhex(json.loads(line)[SECRET])
    except (KeyError, TypeError, ValueError):
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise JournalError(_("the secret for the shuffles to come is missing: this is no match saved by skyhop play"))
    return secret
