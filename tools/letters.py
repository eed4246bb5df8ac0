"""Generator of the fonts and letter outlines in `src/skyhop/svg/serif` from the fonts in typst.

Run it as `python tools/letters.py` if pages need more letters, or if typst has new fonts. The fonts come from the
library of typst, so letters on the screen and on paper look the same.
"""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import typst
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, TTLibError

from skyhop.print.typst import quote
from skyhop.svg import FAMILY, FOLDER, UNITS_PER_FONT_SIZE, WEIGHTS

BEGINNING = b"OTTO"
"""First bytes of an OpenType font with CFF outlines."""
HEAD, ENTRY = 12, 16
"""Sizes in bytes: of the header of a font, and of each entry in the following table list."""
PLAIN = frozenset(map(chr, range(0x20, 0x7F)))
"""Letters for which the file stores kerning."""
DRAWN = (
    PLAIN
    | frozenset(map(chr, range(0xA0, 0x100)))
    | frozenset("Œœ")
    | frozenset(map(chr, range(0x2010, 0x2027)))
    | {"\u2212"}
)
"""Letters for which the file stores outlines."""
LETTERS = (
    DRAWN
    | frozenset(map(chr, range(0x100, 0x180)))  # letters with accents
    | frozenset("ȘșȚțẞ‰\u2039\u203a€™←↑→↓↔∞≈≠≤≥★")
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]


def main() -> int:
    """Write all files and print their sizes. Return the exit code."""
    fonts = dict(fonts_of_typst())
    for weight in WEIGHTS:
        font = fonts[f"{FAMILY} {weight.title()}"]
        (FOLDER / f"{weight}.woff2").write_bytes(cut_down(font))
        text = json.dumps(outlines(font, weight), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{weight}.json").write_text(f"{text}\n", encoding="utf-8")
    for path in sorted(FOLDER.iterdir()):
        print(f"{path.name}: {path.stat().st_size} bytes")
    return 0


def fonts_of_typst() -> Iterator[tuple[str, bytes]]:
    """Yield the fonts in the library of typst, as pairs of full name and content."""
    (library,) = Path(typst.__file__).parent.glob("_typst.*")
    held, at = library.read_bytes(), 0
    while (at := held.find(BEGINNING, at + 1)) > 0:
        try:
            font = held[at : at + _length(held, at)]
            yield TTFont(BytesIO(font))["name"].getDebugName(4), font
        except (TTLibError, struct.error, KeyError):
            continue  # the bytes are no font


def _length(held: bytes, at: int) -> int:
    """Return the length in bytes of the font at the offset `at`: the end of its last table."""
    (count,) = struct.unpack_from(">H", held, at + len(BEGINNING))
    entries = (struct.unpack_from(">8xLL", held, at + HEAD + ENTRY * number) for number in range(count))
    return max((offset + length for offset, length in entries), default=0)


def cut_down(font: bytes) -> bytes:
    """Return a font with only the letters in `LETTERS`, as WOFF2. The same font always gives the same bytes."""
    options = Options(flavor="woff2", layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], hinting=False)
    made, subsetter, written = TTFont(BytesIO(font), recalcTimestamp=False), Subsetter(options), BytesIO()
    subsetter.populate(unicodes=map(ord, LETTERS))
    subsetter.subset(made)
    made.flavor = "woff2"
    made.save(written)
    return written.getvalue()


def outlines(font: bytes, weight: str) -> dict[str, object]:
    """Return the outlines and widths of letters, and the kerning of pairs.

    The kerning is the width of the pair minus the widths of its two letters.
    """
    made = TTFont(BytesIO(font))
    glyphs, names = made.getGlyphSet(), made.getBestCmap()
    letters = {}
    for letter in sorted(DRAWN):
        if name := names.get(ord(letter)):
            pen = SVGPathPen(glyphs)
            glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
            letters[letter] = (glyphs[name].width, pen.getCommands())
    pairs = [one + other for one in sorted(PLAIN) for other in sorted(PLAIN)]
    nearer = {
        pair: breadth - letters[pair[0]][0] - letters[pair[1]][0]
        for pair, breadth in zip(pairs, measured(pairs, weight), strict=True)
    }
    return {"letters": letters, "pairs": {pair: value for pair, value in nearer.items() if value}}


def measured(texts: Sequence[str], weight: str) -> Sequence[int]:
    """Return the widths of texts as typst sets them, in the units of outlines."""
    source = f"""#set text(font: "{FAMILY}", weight: "{weight}", size: {UNITS_PER_FONT_SIZE}pt, ligatures: false)
#context [#metadata(({",".join(map(quote, texts))}).map(each => measure(text(each)).width.pt())) <breadths>]"""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "breadths.typ"
        path.write_text(source, encoding="utf-8")
        return [round(breadth) for breadth in json.loads(typst.query(str(path), "<breadths>", field="value", one=True))]


if __name__ == "__main__":
    sys.exit(main())
