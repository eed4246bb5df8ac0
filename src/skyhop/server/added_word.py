"""A word that a player adds before the deal: the secret of the match then follows from it, and from what was drawn.

The table shows the hash of what it has drawn before it knows the word. Neither can choose the secret alone: the table
is bound already, and who adds the word does not know what was drawn. The name of the match follows from what was drawn,
since shuffles are bound to it (`skyhop.engine.chance`).
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from typing import NamedTuple

from skyhop.engine.chance import SECRET_BYTES

LONGEST = 64
UNWRITTEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Categories of signs that cannot be seen, control how others are written, or are halves of signs."""


class Word(NamedTuple):
    """A word, and what the table had drawn before it knew that."""

    text: str
    drawn: bytes

    @classmethod
    def read(cls, text: object, drawn: object) -> Word | None:
        """Read a word and what was drawn, in hex, as `written` has them; None where they are not so."""
        if not (isinstance(text, str) and isinstance(drawn, str) and is_word(text)):
            return None
        try:
            found = bytes.fromhex(drawn)
        except ValueError:
            return None
        return cls(text, found) if len(found) == SECRET_BYTES else None

    def written(self) -> tuple[str, str]:
        """The word, and what was drawn in hex."""
        return self.text, self.drawn.hex()

    @property
    def commitment(self) -> str:
        """The hash that was shown before the word was known, as 64 hex digits."""
        return hashlib.sha256(self.drawn).hexdigest()

    @property
    def secret(self) -> bytes:
        """The secret of the match."""
        return hmac.digest(self.drawn, self.text.encode(), "sha256")

    @property
    def match(self) -> str:
        """The name of the match."""
        return hashlib.sha256(b"match " + self.drawn).hexdigest()[:12]


def is_word(text: str) -> bool:
    """Say whether a text can be added: it has up to `LONGEST` signs, none of control, and no blanks around it."""
    return 0 < len(text) <= LONGEST and text == text.strip() and UNWRITTEN.isdisjoint(map(unicodedata.category, text))
