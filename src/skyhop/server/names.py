"""Rules for player names. Names are short, readable, and different from the server's words for seats and bots.

Names that earlier versions accepted stay valid if they are readable.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from skyhop.bots import bot
from skyhop.game.text import add_seat_number, seat_number, you
from skyhop.i18n import _, languages, use_language
from skyhop.server.seats import Seat

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Characters of match ids and recovery codes, without characters that look alike, such as `0` and `o`."""
EXTRA_CHARACTERS = " -'"
"""Characters that are allowed in a name in addition to letters and digits."""
DIGITS = "0123456789"
MIXABLE_SCRIPTS = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC")
"""First words of the Unicode names of East Asian letters. One player name may mix these scripts."""
CAPITALS = "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7", "ABEZHIKMNOPTYX"
"""Greek capitals, and the Latin capitals that look the same. The small letters of a pair can look different."""
TO_LATIN, TO_GREEK = str.maketrans(*CAPITALS), str.maketrans(*CAPITALS[::-1])
LATIN = re.compile(r"LATIN (?:(?:SMALL|CAPITAL) LETTER (?:DOTLESS )?|LETTER SMALL CAPITAL )([A-Z])(?: WITH .*)?")
"""Pattern of Unicode character names. It matches letters that people read as one of the 26 Latin letters."""
LATIN_LOOKALIKES = (
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
"""Letters of other scripts and special Latin letters, each with the Latin letter that it resembles.

The scripts are Lisu, Cherokee, Coptic, Armenian, Canadian syllabics and old alphabets. A name can consist of
such letters only (Unicode, `confusables.txt`).
"""
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏԍьєαβεικνορτυχηωγσς013457l",  # noqa: RUF001  these are the searched characters
    "abekmhopctyxijsdqwhigbeabeikvoptuxnwyocoieasti",
) | {ord(sign): letter for signs, others in LATIN_LOOKALIKES for sign, letter in zip(signs, others, strict=True)}
"""Mapping of letters and digits to the Latin letters that they resemble.

It contains small Cyrillic and Greek letters, digits, and the letters in `LATIN_LOOKALIKES`.
"""


def find_scripts(name: str) -> Iterator[str | None]:
    """Yield the script of each letter and digit of a name, such as Latin. Yield None for a forbidden character.

    Skip European digits, blanks, apostrophes and hyphens. A combining mark belongs to the letter before it.
    """
    before = ""
    for sign in name:
        kind = unicodedata.category(sign)[0]
        if kind == "L" or (kind == "N" and sign.isdecimal() and sign not in DIGITS):
            yield _find_alphabet(sign)
        elif sign not in EXTRA_CHARACTERS + DIGITS and not (kind == "M" and before in {"L", "M"}):
            yield None
        before = kind


def _find_alphabet(sign: str) -> str | None:
    words = re.split("[ -]", unicodedata.name(sign, "").removeprefix("EXTENDED "))
    if words[0] in {"", "MODIFIER"}:
        return None
    return MIXABLE_SCRIPTS[0] if words[0] in MIXABLE_SCRIPTS else words[0]


def compute_likeness(name: str) -> str:
    """Return the likeness key of a name. Names that look alike in small letters have the same key.

    The key consists of similar small Latin letters, without accents and blanks.
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(_strip_marks(sign) for sign in plain if unicodedata.category(sign)[0] in "LN")
    return letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")


def are_alike(name: str, other: str) -> bool:
    """Return True if two names look the same in small letters or in capitals.

    For example, ANNA in Greek capitals looks like ANNA in Latin capitals.
    """
    return compute_likeness(name) == compute_likeness(other) or _capitalize(name) == _capitalize(other)


def list_likenesses(name: str) -> set[str]:
    """Return the likeness keys of all names that look like this name, in small letters or in capitals.

    Two names with a common key can still look different. Compare such names with `are_alike`.
    """
    return {compute_likeness(name), _capitalize(name), compute_likeness(_capitalize_letter(name).translate(TO_GREEK))}


def _capitalize(name: str) -> str:
    return compute_likeness(_capitalize_letter(name).translate(TO_LATIN))


def _capitalize_letter(name: str) -> str:
    return unicodedata.normalize("NFKD", name).upper()


def _strip_marks(sign: str) -> str:
    found = LATIN.fullmatch(unicodedata.name(sign, ""))
    return found[1].lower() if found else sign


LONGEST = 24
"""Maximum number of letters in a name. Pages show the whole name, or show it in a tooltip."""
MAX_TYPED = LONGEST * 4
"""Maximum number of typed characters that are normalized.

The time to normalize combining marks grows with the square of their number.
"""
SELECTORS = re.compile("[\ufe00-\ufe0f]")
"""Variation selectors, which phones add after emoji."""
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
    "\U000e0100-\U000e01ef]"
)
"""Pattern of invisible characters.

They are blank characters, and characters with the Unicode property Default_Ignorable_Code_Point.
"""
APOSTROPHES = str.maketrans("\u2019\u2018\u02bc\u2010\u2011", "'''--")
"""Mapping of apostrophes and hyphens from phone keyboards to the ASCII characters."""
RESERVED = (
    *("admin", "administrator", "administrateur", "moderator", "moderateur", "operator"),
    *("root", "skyhop", "staff", "support", "system"),
)
"""Names reserved for the operators of a server."""
BOTS = ("bot", "robot")
"""Words that mark a bot, in any language. Players must not use them in names."""
_STACKED = re.compile("x{3}")


class NoName(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a name is not allowed. The message says why, and what to do."""


def parse_player_name(text: str) -> str | None:
    """Return a typed player name in normalized form, or None for an empty name. Repeated blanks count as one.

    Raises:
        NoName: if the name is too long, is unreadable, contains a forbidden character, mixes several scripts, or looks
            like the server's word for a seat, a bot or the operator.
    """
    typed = " ".join(SELECTORS.sub("", text).split())
    name = " ".join(unicodedata.normalize("NFKC", typed[:MAX_TYPED].translate(APOSTROPHES)).split())
    if not name:
        return None
    if len(name) > LONGEST or len(typed) > MAX_TYPED:
        raise NoName(_("A name has at most %(most)s letters. Choose a shorter one.") % {"most": LONGEST})
    if not is_readable(name):
        raise NoName(_("A name needs letters or digits, without invisible characters. Choose another one."))
    if _normalize_word(name) in _list_seat_words():
        raise NoName(_("The name “%(name)s” is reserved for seats. Choose another name.") % {"name": name})
    found = set(find_scripts(name))
    if None in found:
        raise NoName(_("A name may have letters, digits, spaces, hyphens and apostrophes. Leave out other characters."))
    if len(found) > 1:
        problem = _(
            "The letters of “%(name)s” come from several alphabets, and some letters look alike. Use letters of "
            "only one alphabet."
        )
        raise NoName(problem % {"name": name})
    if _is_taken_for_another(name):
        problem = _("“%(name)s” looks like the name of a bot or of the operator of this server. Choose another name.")
        raise NoName(problem % {"name": name})
    return name


def _is_taken_for_another(name: str) -> bool:
    """Return True if a name resembles a reserved name or a bot's title, or contains a word such as "bot".

    Ignore a number at the end of the name.
    """
    is_bot = any(compute_likeness(word) in BOTS for word in re.split("[ '-]", name))
    own = {compute_likeness(name), compute_likeness(name.rstrip(" 0123456789"))}
    return is_bot or not own.isdisjoint(_list_reserved_likenesses())


@lru_cache(1)
def _list_reserved_likenesses() -> frozenset[str]:
    """Return the likeness keys of the reserved names and of all bot titles in each language."""
    titles = {*bot.names()}
    for language in languages():
        with use_language(language):
            titles |= {bot.title_of(name) for name in bot.names()}
    as_bots = {name for title in titles for word in BOTS for name in (title + word, word + title)}
    return frozenset(map(compute_likeness, {*RESERVED, *titles, *as_bots}))


def is_readable(name: str) -> bool:
    """Return True if a name has a letter or digit, and no invisible character.

    A letter may have at most two combining marks.
    """
    marks = "".join("x" if unicodedata.category(letter) in {"Mn", "Me"} else "." for letter in name)
    is_seen = name.isprintable() and not INVISIBLE.search(name) and not SELECTORS.search(name)
    return is_seen and any(map(str.isalnum, name)) and not _STACKED.search(marks)


@lru_cache(1)
def _list_seat_words() -> frozenset[str]:
    """Return the server's words for seats in all languages, each in the form that `_normalize_word` returns."""
    return frozenset(word for language in languages() for word in _list_words(language))


def _list_words(language: str) -> list[str]:
    seats = [Seat("guest", ""), Seat("open"), *(Seat("bot", name) for name in bot.names())]
    with use_language(language):
        names = [you(), seat_number(0), *(seat.name(is_reader=False) for seat in seats)]
        return [_normalize_word(word) for name in names for word in (name, add_seat_number(name, 0))]


def _normalize_word(word: str) -> str:
    """Return a key of a word. Words that differ only in width, case, apostrophes or numbers have the same key."""
    plain = unicodedata.normalize("NFKC", word.translate(APOSTROPHES))
    return re.sub(r"\d+", "0", " ".join(plain.casefold().split()))
