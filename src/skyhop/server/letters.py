"""Letters: of which alphabet each is, and which look like another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

BETWEEN = " -'"
"""What may stand between the letters of a name."""
DIGITS = "0123456789"
TOGETHER = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC")
"""Words with which the names of signs begin that are written together in East Asia."""
CAPITALS = "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "ABEZHIKMNOPTYX"
"""Greek capitals, and the Latin ones that are the same to the eye; some of their small letters look like others."""
TO_LATIN, TO_GREEK = str.maketrans(*CAPITALS), str.maketrans(*CAPITALS[::-1])
LATIN = re.compile(r"LATIN (?:(?:SMALL|CAPITAL) LETTER (?:DOTLESS )?|LETTER SMALL CAPITAL )([A-Z])(?: WITH .*)?")
"""The names of all letters that are read as one of the 26."""
COPIES = (
    ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnisrvhwxyaeiou"),  # noqa: RUF001  as below
    ("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ", "drtiyajewmhyghzbrwsvsicpkdgb"),  # noqa: RUF001  as below
    ("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abehikmnopctyx"),
    ("օսոհյզցլ", "ounhjqgi"),
    ("ɑɡɩĸƅƽɵꭤꞵꬲꬵƍǀᴑꬽꭇꭈꞟʋɯꭓɣᶌ", "agikbsoabefgioorruuwxyy"),
    ("ꙇѵѡⳑⲅ", "ivwir"),
    ("ᗅᑲᖯᗷᑯᗞᗪᖴᕼᒍᒪᗰᑭᖇᑌᐯᕁᕽ", "abbbdddfhjimpruvxx"),  # noqa: RUF001  as above
    ("𐊠𐊡𐊢𐊥𐋏𐊰𐊫𐊱𐊴𐊲𐊂𐊆𐊇𐊊𐊒𐊕𐊖𐊗𐊐𐌁𐌂𐌉𐌑𐌕𐌗", "abcfhmotxybefiopstxbcimtx"),  # noqa: RUF001  as above
    ("𖽀𖼨𖼖𖼵𖼺𖼊𖽂𖼈𖽃𐐽𐑃𐐬𐑈𐓪𐓜𐓶ᛕᛁᛖᚷⴹⵏⵔⵕⴸⵝ", "aiirstuvyciosorukimxeioqvx"),
    ("𐔜𐔥𐔘𐔦𐔓𐔖𐔝𐔧𑣆𑣎𑣂𑣃𑣒𑣈𑣗𑣕𑣁𑣜𑣘𑣀𑣦𑣄𑣥𑣉", "cfkinovxcefiiooosyuvwzzz"),
)
"""Letters of Lisu, Cherokee, Coptic, Armenian, Canadian syllabics, old alphabets and, with names of their own, Latin,
with what they are taken for: whole names can be written in them (Unicode, `confusables.txt`).
"""
LOOKS = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏԍьєαβεικνορτυχηωγσς013457l",  # noqa: RUF001  they are what is looked for
    "abekmhopctyxijsdqwhigbeabeikvoptuxnwyocoieasti",
) | {ord(sign): taken for signs, others in COPIES for sign, taken in zip(signs, others, strict=True)}
"""Small letters of Russian and Greek and their kin, and digits, with what they are taken for."""


def alphabets(name: str) -> Iterator[str | None]:
    """Name the alphabet of each sign that has one, None for each sign that is no letter, digit, blank, ' or -.

    A mark belongs to the letter before it.
    """
    before = ""
    for sign in name:
        kind = unicodedata.category(sign)[0]
        if kind == "L" or (kind == "N" and sign.isdecimal() and sign not in DIGITS):
            yield _alphabet(sign)
        elif sign not in BETWEEN + DIGITS and not (kind == "M" and before in {"L", "M"}):
            yield None
        before = kind


def _alphabet(sign: str) -> str | None:
    words = re.split("[ -]", unicodedata.name(sign, "").removeprefix("EXTENDED "))
    if words[0] in {"", "MODIFIER"}:
        return None
    return TOGETHER[0] if words[0] in TOGETHER else words[0]


def likeness(name: str) -> str:
    """Write a name so that all that look like it are the same: in small Latin letters, without marks and blanks."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(_plain(sign) for sign in plain if unicodedata.category(sign)[0] in "LN")
    return letters.translate(LOOKS).replace("rn", "m").replace("vv", "w")


def look_alike(name: str, other: str) -> bool:
    """Say whether names look the same, in small letters or as their capitals do: the four Greek ones of ANNA, too."""
    return likeness(name) == likeness(other) or _in_capitals(name) == _in_capitals(other)


def likenesses(name: str) -> set[str]:
    """List the likenesses that names may have which look like this one; `look_alike` says which of them do."""
    return {likeness(name), _in_capitals(name), likeness(_upper(name).translate(TO_GREEK))}


def _in_capitals(name: str) -> str:
    return likeness(_upper(name).translate(TO_LATIN))


def _upper(name: str) -> str:
    return unicodedata.normalize("NFKD", name).upper()


def _plain(sign: str) -> str:
    found = LATIN.fullmatch(unicodedata.name(sign, ""))
    return found[1].lower() if found else sign
