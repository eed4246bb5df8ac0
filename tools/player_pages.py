"""Check of the players' pages in other languages: missing or stale pages, and lost content.

Run it as `python -m tools.player_pages`, or with tags, `python -m tools.player_pages de`. The tests run the same
checks.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from itertools import zip_longest
from pathlib import Path

from babel import Locale
from babel.messages import Message
from babel.numbers import get_decimal_symbol, get_group_symbol
from markdown import Markdown
from tools import catalogs, page_languages

DOCS = catalogs.ROOT / "docs"
PAGES = ("index", "gallery", "table", "terminal", "levels", "hints", "analysis", "boards", "accessibility")
"""Pages for players. Each language must have these pages. The check also covers all other translated pages."""
FRONT = re.compile(r"\A---\n(?:english: (\w+)\n)?(?:\w+: .+\n)*---\n")
NUMBER = re.compile(r"\d+(?:[.,\u00a0\u202f]\d+)*")
NAMED = re.compile(rf"{catalogs.CLAUSE.pattern}|\b(?:WCAG|axe|Python) \d+\.\d+|\b\d+(?:\.\d\d?){{2,}}\b")
"""Pattern of numbers that name a clause, a version or a criterion. They are the same in all languages."""
WORD = re.compile(r"\b[a-z]{2,}\b")
"""Pattern of a lower-case word. Names of games and people do not match, so they may stay English."""
TYPED = "terminal"
"""Page about typed commands. On other pages, a text that looks like a command may name something else."""
BLOCKS = ("p", "li", "tr", "th", "td", "img", "pre")
EXTENSIONS = ("attr_list", "md_in_html", "tables", "toc", "pymdownx.highlight", "pymdownx.keys", "pymdownx.superfences")
NO_COLOURS = {"pymdownx.highlight": {"use_pygments": False}}


@dataclass
class Section:
    """Content below one heading."""

    level: str
    anchor: str
    blocks: Counter[str] = field(default_factory=Counter)
    links: Counter[str] = field(default_factory=Counter)
    images: Counter[str] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)
    code: Counter[str] = field(default_factory=Counter)
    """Texts in backticks, and code blocks that name their language. Other code blocks count as texts."""
    names: set[str] = field(default_factory=set)
    """Emphasised texts, such as names of buttons and settings."""
    texts: list[str] = field(default_factory=list)
    """Headings, paragraphs, items and cells, without code and keys. Also descriptions of images."""


class Outline(HTMLParser):
    """Parser that splits a page into its sections, from the first heading on."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.sections: list[Section] = []
        self._open: list[str] = []
        self._name = self._code = ""
        self._is_code = False
        self.feed(rendered(source))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Count a block, a link or an image when its tag starts. A heading starts a new section."""
        values = {name: value or "" for name, value in attrs}
        if re.fullmatch(r"h\d", tag):
            self.sections.append(Section(tag, values["id"]))
        section = self.sections[-1]
        if tag in BLOCKS:
            section.blocks[tag] += 1
        if tag in (*BLOCKS, section.level):
            section.texts.append(values.get("alt", ""))
        if "href" in values:
            section.links[values["href"]] += 1
        if "src" in values:
            section.images[values["src"]] += 1
        if tag == "code":
            self._is_code = "pre" not in self._open or "class" in values
        if tag != "img":
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Store the code or the emphasised text that ends with this tag."""
        while self._open and self._open.pop() != tag:
            pass
        section = self.sections[-1]
        if tag == "code" and self._is_code:
            section.code[self._code if "pre" in self._open else " ".join(self._code.split())] += 1
            self._code, self._is_code = "", False
        if tag in {"em", "strong"}:
            section.names.add(self._name.strip(" .:"))
            self._name = ""

    def handle_data(self, data: str) -> None:
        """Add a text to the code, key or paragraph that contains it."""
        if self._is_code:
            self._code += data
        elif "kbd" in self._open:
            self.sections[-1].keys[data] += 1
        elif self.sections and self.sections[-1].texts:
            self.sections[-1].texts[-1] += data
        if {"em", "strong"} & set(self._open):
            self._name += data


def rendered(source: str) -> str:
    """Return the Markdown of a page as HTML, without its front matter."""
    html: str = Markdown(extensions=EXTENSIONS, extension_configs=NO_COLOURS).convert(FRONT.sub("", source))
    return html


def main(tags: Sequence[str]) -> int:
    """Print the faults of the pages, one per line. Return the exit code."""
    found = [fault for tag in tags or catalogs.tags_found() for fault in all_faults(tag)]
    print("\n".join(found) or "the players' pages are complete")
    return 1 if found else 0


def all_faults(tag: str) -> Iterator[str]:
    """Yield the faults of all pages in a language."""
    given = {path.stem for path in (DOCS / tag).glob("*.md")}
    for name in sorted({*PAGES, *given}):
        english, page = DOCS / f"{name}.md", DOCS / tag / f"{name}.md"
        if name not in given:
            yield f"docs/{tag}/{name}.md is missing: translate docs/{name}.md"
        elif not english.is_file():
            yield f"docs/{tag}/{name}.md: there is no docs/{name}.md"
        else:
            found = faults(name, english.read_text("utf-8"), page.read_text("utf-8"), tag)
            yield from (f"docs/{tag}/{name}.md{fault}" for fault in found)


def digest(english: str) -> str:
    """Return the hash of an English page that its translations store."""
    return hashlib.sha256(english.encode()).hexdigest()[:16]


def faults(name: str, english: str, translation: str, tag: str) -> Iterator[str]:
    """Yield the faults of a translated page, compared with the English page."""
    front = FRONT.match(translation)
    if front is None or front[1] != digest(english):
        yield (
            f" is of another state of docs/{name}.md: read what changed there, translate it, "
            f"then begin the page with “english: {digest(english)}” between lines of ---"
        )
    wanted, given = Outline(english).sections, Outline(translation).sections
    headings = [[f"{section.level} #{section.anchor}" for section in sections] for sections in (wanted, given)]
    for ours, theirs in zip_longest(*headings, fillvalue="nothing"):
        if ours != theirs:
            yield f": the headings differ, first {theirs} from {ours}"
            return
    written = catalogs.TERMS.read_text("utf-8")
    terms, keys = catalogs.terms_of(tag, written), page_languages.keys(written, tag)
    names, typed = _names(tag), _commands(tag)
    for section, translated in zip(wanted, given, strict=True):
        section.code = _called(section.code, typed)
        if name != TYPED:
            translated.code = _called(translated.code, typed)
        yield from (f", #{section.anchor}: {fault}" for fault in _differences(section, translated, keys, tag))
        yield from (f", #{section.anchor}: {fault}" for fault in _words(section, translated, terms))
        yield from (f", #{section.anchor}: {fault}" for fault in _unnamed(section, translated, names))


def _differences(ours: Section, theirs: Section, keys: Mapping[str, str], tag: str) -> Iterator[str]:
    """Yield the differences between an English section and its translation, such as lost links."""
    for kind, wanted, given in (
        ("blocks", ours.blocks, theirs.blocks),
        ("links", Counter(_led(link, tag) for link in ours.links.elements()), theirs.links),
        ("images", Counter(f"../{image}" for image in _images(ours, "en").elements()), _images(theirs, tag)),
        ("keys", _called(ours.keys, keys), _called(theirs.keys, keys)),
        ("code", ours.code, theirs.code),
        ("numbers", _numbers(ours.texts, "en"), _numbers(theirs.texts, tag)),
    ):
        if wanted != given:
            yield f"{kind}: {_listed(wanted - given)} lost, {_listed(given - wanted)} brought"


def _called(words: Counter[str], names: Mapping[str, str]) -> Counter[str]:
    return Counter(names.get(word, word) for word in words.elements())


def _images(section: Section, tag: str) -> Counter[str]:
    """Count the images of a section by names without the language, such as `table.png` for `table-de.png`."""
    return Counter(image.replace(f"-{tag}.", ".") for image in section.images.elements())


def _led(link: str, tag: str) -> str:
    """Return the link on a translated page for an English link: to the translated page, if there is one."""
    page = link.partition("#")[0]
    is_near = "://" in link or not page or page.removesuffix(".md") in PAGES or (DOCS / tag / page).is_file()
    return link if is_near else f"../{link}"


def _numbers(texts: Sequence[str], tag: str) -> Counter[str]:
    """Count the numbers in texts, including numbers that are names. Ignore the separators of the language."""
    text = "\n".join(texts)
    locale = Locale.parse(tag, sep="-")
    groups = f"[{re.escape(get_group_symbol(locale))}\u00a0\u202f]"
    found = NUMBER.findall(NAMED.sub("", text))
    plain = (re.sub(groups, "", number).replace(get_decimal_symbol(locale), ".") for number in found)
    return Counter([*plain, *NAMED.findall(text)])


def _words(ours: Section, theirs: Section, terms: catalogs.Terms) -> Iterator[str]:
    """Yield the texts of a translated section that are missing or still English, and its refused words."""
    english = {text.strip() for text in ours.texts}
    for wanted, given in zip(ours.texts, theirs.texts, strict=False):
        text = given.strip()
        if wanted.strip() and not text and ours.blocks == theirs.blocks:
            yield f"missing: “{wanted.strip()}”"
        if len(WORD.findall(text)) > 1 and text in english and text not in terms.same:
            yield f"English: “{text}”"
        yield from catalogs.refusals(text, terms)


def _unnamed(ours: Section, theirs: Section, names: Mapping[str, set[str]]) -> Iterator[str]:
    """Yield the buttons and settings of a section whose names differ from the names on the translated web pages."""
    for name in sorted(ours.names & names.keys()):
        if not names[name] & theirs.names:
            yield f"*{name}* is called {' or '.join(f'*{said}*' for said in sorted(names[name]))} there"


def _names(tag: str) -> dict[str, set[str]]:
    """Return the translations of each text in a language, by English text."""
    said: dict[str, set[str]] = {}
    for message in _messages(tag):
        said.setdefault(str(message.id).strip(" .:"), set()).add(str(message.string).strip(" .:"))
    return said


def _commands(tag: str) -> dict[str, str]:
    """Return the words that players type in the terminal in a language, by English word."""
    return {
        str(message.id): str(message.string)
        for message in _messages(tag)
        if any(
            Path(file).parent.name == "terminal" or file.endswith("/text/words.py") for file, _line in message.locations
        )
    }


@cache
def _messages(tag: str) -> list[Message]:
    path = catalogs.LOCALE / tag.replace("-", "_") / "LC_MESSAGES" / "skyhop.po"
    return [message for message in catalogs.read(path, tag) if isinstance(message.id, str) and message.id]


def _listed(counted: Counter[str]) -> str:
    return (
        ", ".join(f"{what!r}" + (f" {count} times" if count > 1 else "") for what, count in counted.items()) or "none"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
