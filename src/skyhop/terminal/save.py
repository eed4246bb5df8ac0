"""A match in a file: its journal, and the secret from which the shuffles to come are made.

The file is one line, a journal as `skyhop replay` reads it, with the secret added. It lies on the player's own disk and
holds the whole truth, hidden cards too: whoever reads it cheats only himself.
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
"""What a journal calls the player of a seat at which a person sits."""


class Save:
    """A file that always holds the match as it stands, or, without a path, none yet."""

    def __init__(self, secret: bytes, path: Path | None = None) -> None:
        """Keep the secret; write to the path from the first `write` on."""
        self.secret = secret
        self.path = path

    @property
    def shuffler(self) -> SecretShuffler:
        """What makes the shuffles of the match."""
        return SecretShuffler(self.secret, TERMINAL)

    def write(self, match: Match) -> None:
        """Write the match; the file is the old one or the new one, never half of one. `OSError` where it cannot be."""
        if self.path is None:
            return
        line = json.dumps(json.loads(match.journal.to_line()) | {SECRET: self.secret.hex()}, separators=(",", ":"))
        write_whole(self.path, f"{line}\n".encode())


def seat_of_person(header: journal.Header) -> int | None:
    """The seat at which the one person sat, None where it is not one."""
    people = [seat for seat, name in enumerate(header.seats) if name == PERSON]
    return people[0] if len(people) == 1 else None


def resume(path: Path) -> tuple[Match, Save]:
    """Take a match up where its file left it; `JournalError` where it was changed, `OSError` where there is none."""
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
