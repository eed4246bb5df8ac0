"""Languages that nobody speaks: they show which text is not translated, has too little room, or stands wrong.

Every text is made from the English one, longer by two fifths and with accents; of the second language it is written
from right to left. Places for names, markup and notation stay as they are.
"""

from __future__ import annotations

import re
from gettext import NullTranslations

LONG, MIRRORED = "qps-ploc", "qps-plocm"
"""Their tags, as other programs have them."""
LONGER = 0.4
LETTERS = str.maketrans("aceinosuyACEINOSUYdhlrt", "àçéîñöšûýÀÇÉÎÑÖŠÛÝďĥļŕţ")
PADDING = "êîñ žŵéî ðŕéî ṽîéŕ ƒüñƒ šéçĥš "
"""Words that make a text longer; lines break between them."""
KEPT = re.compile(r"(%%|%\(\w+\)[-#0 +]*\d*(?:\.\d+)?[sdifg]|<[^>]*>|&\w+;|`[^`]*`|[A-Z]{2}-\d+(?:\.\d+)?|--[\w-]+|\n)")
"""What is no word: a place for a name, markup, code, the number of a clause, an option of the command line."""
OVERRIDE, END = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"


class Pseudo(NullTranslations):
    """Speaks one of these languages."""

    def __init__(self, tag: str) -> None:
        """Speak the language of a tag."""
        super().__init__()
        self._is_mirrored = tag == MIRRORED

    def gettext(self, message: str) -> str:
        """Say a text."""
        said = longer(message)
        return f"{OVERRIDE}{said}{END}" if self._is_mirrored else said

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002  all contexts speak alike
        """Say a text of a context."""
        return self.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Say the form that fits a count, as English has it."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002  as above
        """Say the form that fits a count, of a context."""
        return self.ngettext(msgid1, msgid2, n)


def longer(text: str) -> str:
    """Put accents on a text, and make its words longer by two fifths."""
    pieces = KEPT.split(text)
    pieces[::2] = [piece.translate(LETTERS) for piece in pieces[::2]]
    missing = round(LONGER * sum(map(len, pieces[::2])))
    more = (PADDING * (missing // len(PADDING) + 1))[:missing].strip()
    accented = "".join(pieces)
    body = accented.rstrip()
    return f"{body} {more}{accented[len(body) :]}" if more else accented
