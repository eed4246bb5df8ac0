"""Two pseudo-languages for tests. They reveal texts that are not translated, too long for their place or misaligned.

Each text is the English text with accents and with 40% more letters. The second language is written from right to left.
Placeholders, markup and notation stay unchanged.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

TEMPLATE = Path(__file__).resolve().parents[1] / "src" / "skyhop" / "locale" / "skyhop.pot"

LONG, MIRRORED = "qps-ploc", "qps-plocm"
"""Language tags of the two pseudo-languages. Other programs use the same tags."""
LONGER = 0.4
LETTERS = str.maketrans("aceinosuyACEINOSUYdhlrt", "àçéîñöšûýÀÇÉÎÑÖŠÛÝďĥļŕţ")
PADDING = "êîñ žŵéî ðŕéî ṽîéŕ ƒüñƒ šéçĥš "
"""Words that make a text longer. Lines can break between them."""
KEPT = re.compile(r"(%%|%\(\w+\)[-#0 +]*\d*(?:\.\d+)?[sdifg]|<[^>]*>|&\w+;|`[^`]*`|[A-Z]{2}-\d+(?:\.\d+)?|--[\w-]+|\n)")
"""Pattern of texts that are not translated: placeholders, markup, code, clause numbers, command line options."""
OVERRIDE, END = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"


def write_catalogs(folder: Path) -> None:
    """Write the catalogs of both languages into a folder, from the template of all texts.

    If the environment variable `SKYHOP_LOCALE` names this folder, skyhop offers both languages.
    """
    with TEMPLATE.open("rb") as file:
        template = read_po(file)
    for tag, like in ((LONG, "en"), (MIRRORED, "he")):
        made = Catalog(locale=like)
        for message in template:
            if message.id:
                made.add(message.id, _said(message.id, tag), context=message.context)
        path = folder / tag.replace("-", "_") / "LC_MESSAGES" / "skyhop.mo"
        path.parent.mkdir(parents=True)
        with path.open("wb") as file:
            write_mo(file, made)


def _said(text: str | tuple[str, ...] | list[str], tag: str) -> str | tuple[str, ...]:
    if not isinstance(text, str):
        return tuple(f"{_said(each, tag)}" for each in text)
    return f"{OVERRIDE}{longer(text)}{END}" if tag == MIRRORED else longer(text)


def longer(text: str) -> str:
    """Return a text with accents and with 40% more letters."""
    pieces = KEPT.split(text)
    pieces[::2] = [piece.translate(LETTERS) for piece in pieces[::2]]
    missing = round(LONGER * sum(map(len, pieces[::2])))
    more = (PADDING * (missing // len(PADDING) + 1))[:missing].strip()
    accented = "".join(pieces)
    body = accented.rstrip()
    return f"{body} {more}{accented[len(body) :]}" if more else accented


if __name__ == "__main__":
    write_catalogs(Path(sys.argv[1]))
