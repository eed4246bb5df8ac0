"""Check of the catalogs: missing or stale texts, lost placeholders and markup, refused words.

Run it as `python tools/catalogs.py`, or with tags, `python tools/catalogs.py de`. The tests run the same checks.
"""

from __future__ import annotations

import io
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from babel import Locale
from babel.messages import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "src" / "skyhop" / "locale"
TERMS = ROOT / "docs" / "terms.md"
RULEBOOKS = "src/skyhop/games/*/rulebook/{}/*.md"
PLACE = re.compile(r"%%|%\(\w+\)[-#0 +]*\d*(?:\.\d+)?[sdifg]")
CLAUSE = re.compile(r"\b(?:BC|AO)-\d+(?:\.\d+)?")
TAG = re.compile(r"</?[a-z][^>]*>|&\w+;")
CODE = re.compile(r"`[^`]*`|(?<![\w-])--[a-z][\w-]*|\b[A-Z]\d+[-x]\d\b|(?<![\w%)])[~+>@][A-Z][\w=.…-]*\b|SKYHOP_\w+")
NOTATION = " (%(action)s)"
LETTERS = re.compile(r"[^\W\d_]{2,}")
WIDE = "   "
"""Three blanks. A text with three blanks has columns, so its translation may begin or end with different blanks."""


class Terms(NamedTuple):
    """Terms of a language: refused words, and texts that are the same in English."""

    refused: Mapping[str, str]
    """Replacement for each refused word. A star in the word matches any ending."""
    same: frozenset[str]


def main(tags: Sequence[str]) -> int:
    """Print the faults of the catalogs, one per line. Return the exit code."""
    found = list(all_faults(tags or tags_found()))
    print("\n".join(found) or "the catalogs are complete")
    return 1 if found else 0


def tags_found() -> list[str]:
    """Return the tags of the languages that have a catalog."""
    return sorted(path.parent.parent.name for path in LOCALE.glob("*/LC_MESSAGES/skyhop.po"))


def all_faults(tags: Sequence[str]) -> Iterator[str]:
    """Yield the faults of the catalogs and rulebooks of these languages."""
    for tag in tags:
        path, terms = LOCALE / tag / "LC_MESSAGES" / "skyhop.po", terms_of(tag, TERMS.read_text("utf-8"))
        for fault in faults(read(path, tag), read(LOCALE / "skyhop.pot"), terms):
            yield f"{tag}: {fault}"
        if compiled(path, tag) != path.with_suffix(".mo").read_bytes():
            yield f"{tag}: skyhop.mo is not made from skyhop.po; run: make messages"
        for page in sorted(ROOT.glob(RULEBOOKS.format(tag))):
            for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
                if line.startswith("also: "):  # search words, which readers never see
                    continue
                for fault in refusals(line, terms):
                    yield f"{tag}: {page.parent.parent.parent.name}/{page.name}, line {number}: {fault}"


def read(path: Path, tag: str | None = None) -> Catalog:
    """Return the catalog in a file. Without a tag, the file is the template of all catalogs."""
    with path.open("rb") as file:
        return read_po(file, locale=tag, domain="skyhop")


def compiled(path: Path, tag: str) -> bytes:
    """Return the bytes of a compiled catalog."""
    file = io.BytesIO()
    write_mo(file, read(path, tag))
    return file.getvalue()


def faults(catalog: Catalog, template: Catalog, terms: Terms) -> Iterator[str]:
    """Yield the faults of a catalog, compared with the template and with the terms of its language."""
    wanted, given = _texts(template), _texts(catalog)
    yield from (f"missing: {_named(wanted[key])}" for key in wanted if key not in given)
    yield from (f"stale: {_named(given[key])}" for key in given if key not in wanted)
    yield from (f"stale: {_named(message)}" for message in catalog.obsolete.values())
    plural = get_plural(catalog.locale)
    if catalog.plural_forms.replace(" ", "") != plural.plural_forms.replace(" ", ""):
        yield f"plural forms: {catalog.plural_forms} is not {plural.plural_forms}"
    for key, message in given.items():
        if key in wanted:
            for fault in _faults(message, plural.num_plurals, terms):
                yield f"{fault}: {_named(message)}"


def _texts(catalog: Catalog) -> dict[tuple[str | None, str], Message]:
    return {(message.context, _forms(message.id)[0]): message for message in catalog if message.id}


def _forms(text: object) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, tuple | list) else (str(text),)


def _named(message: Message) -> str:
    context = f" ({message.context})" if message.context else ""
    return f"“{_forms(message.id)[0]}”{context}"


def _faults(message: Message, plurals: int, terms: Terms) -> Iterator[str]:
    originals, said = _forms(message.id), _forms(message.string)
    if message.fuzzy:
        yield "fuzzy"
    if len(said) != (plurals if message.pluralizable else 1):
        yield "plural forms"
    if not all(said):
        yield "missing"
        return
    for number, text in enumerate(said):
        yield from _differences(originals, text, is_first=number == 0 and message.pluralizable)
        yield from refusals(text, terms)
    if said[0] == originals[0] and _is_said(originals[0]) and originals[0] not in terms.same and not message.context:
        yield "English"


def _differences(originals: Sequence[str], text: str, *, is_first: bool) -> Iterator[str]:
    """Yield the kinds of placeholders and markup that differ in a translation. A singular may omit the number."""
    places, least = Counter(PLACE.findall(text)), Counter(PLACE.findall(originals[0]))
    if set(places) != set(PLACE.findall(originals[-1])) and not (is_first and set(places) == set(least)):
        yield "places"
    for name, kind in (("clauses", CLAUSE), ("markup", TAG), ("code", CODE)):
        if sorted(kind.findall(text)) not in [sorted(kind.findall(original)) for original in originals]:
            yield name
    if (NOTATION in originals[-1]) != (NOTATION in text):
        yield "notation"
    if WIDE not in originals[-1] and _edges(text) != _edges(originals[-1]):
        yield "blanks"


def _edges(text: str) -> tuple[str, str]:
    body = text.strip()
    return text[: text.index(body)], text[text.index(body) + len(body) :]


def _is_said(text: str) -> bool:
    """Return True if a text has words besides placeholders, markup and code."""
    for kept in (PLACE, TAG, CODE, CLAUSE):
        text = kept.sub(" ", text)
    return LETTERS.search(text) is not None


def refusals(text: str, terms: Terms) -> Iterator[str]:
    """Yield the refused words in a text, outside placeholders and code."""
    spoken = CODE.sub(" ", PLACE.sub(" ", text))
    for word, instead in terms.refused.items():
        pattern = re.escape(word).replace(r"\*", r"\w*")
        if re.search(rf"\b{pattern}\b", spoken):
            yield f"{word} (say {instead})"


def terms_of(tag: str, text: str) -> Terms:
    """Return the terms of a language from the text of the page of terms."""
    name = Locale.parse(tag).english_name or tag
    refused = _part(text, "## Refused words")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in refused if line.startswith("|")]
    words = {word.strip(): row[2] for row in rows if row[0] == name for word in row[1].split(",")}
    same = "\n".join(_part(text, "## The same as in English")).partition(f"\n- {name}:")[2].partition("\n- ")[0]
    return Terms(words, frozenset(" ".join(each.split()) for each in re.findall(r"`([^`]*)`", same)))


def _part(text: str, heading: str) -> list[str]:
    return text.partition(f"\n{heading}\n")[2].partition("\n## ")[0].splitlines()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
