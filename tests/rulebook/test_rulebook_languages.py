"""A rulebook says in every language what it says in English, clause by clause: only the words for people differ."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import starmap
from pathlib import Path
from typing import NamedTuple

import pytest

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import SOURCE_LANGUAGE
from skyhop.rulebook.render import rules_html, summary_html
from skyhop.rulebook.rulebook import CITATION, Illustration, Paragraph, Parameters, Rulebook, rulebook_of

pytestmark = pytest.mark.presentation

GAMES = [game for game in map(registry.game, registry.names()) if game.has(Capability.RULEBOOK)]

CODE = re.compile(r"`[^`\n]*`")
PARAMETER = re.compile(r"\{(\w+)\}")
FIGURE = re.compile(r"\d+(?:[.,]\d+)?")
BEGINNING = re.compile(r"^ *(-|\d+\.|#+|\|)(?= )")
"""Pattern of the start of a Markdown line that is not text: a list marker, a heading or a table row."""
LONGEST_ALIKE = 40
"""Letters and signs, without notation: what is longer and the same in two languages was not translated."""


class Part(NamedTuple):
    """Compared part of a rulebook: a clause, the introduction of a chapter, or the summary."""

    place: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    position: Illustration | None = None


def parts(book: Rulebook) -> Iterator[Part]:
    """All of a book: its summary, and of each chapter the words before its clauses, and these."""
    yield Part("summary", "", book.summary)
    for chapter in book.chapters:
        yield Part(f"chapter {chapter.number}", chapter.title, chapter.introduction)
        yield from (Part(each.number, each.title, each.paragraphs, each.position) for each in chapter.clauses)


def without_notation(text: str) -> str:
    return CITATION.sub("", CODE.sub("", text))


def shape(paragraph: Paragraph) -> list[str]:
    """The blocks of a paragraph in order: a row of a table by how many cells it has, an entry of a list by its mark."""
    found: list[str] = []
    is_within = False
    for line in paragraph.text.splitlines():
        beginning = BEGINNING.match(line)
        if beginning:
            found.append(f"row of {CODE.sub('', line).count('|') - 1}" if beginning[1] == "|" else beginning[1])
        elif line.strip() and not is_within:
            found.append("words")
        is_within = bool(line.strip())
    return found


def figures(text: str) -> list[str]:
    """Numbers that are written in figures; in some languages a decimal comma, here always a point."""
    return sorted(figure.replace(",", ".") for figure in FIGURE.findall(without_notation(text)))


def stressed(text: str) -> list[str]:
    """The marks around words that are stressed, such as those of our rulings."""
    return sorted(re.findall(r"\*+", CODE.sub("", text)))


OF_PARAGRAPHS: dict[str, Callable[[Paragraph], object]] = {
    "conditions": lambda paragraph: paragraph.conditions,
    "parameters": lambda paragraph: sorted(PARAMETER.findall(paragraph.text)),
    "blocks": shape,
    "notation": lambda paragraph: sorted(CODE.findall(paragraph.text)),
    "citations": lambda paragraph: sorted(CITATION.findall(paragraph.text)),
    "figures": lambda paragraph: figures(paragraph.text),
    "stressed words": lambda paragraph: stressed(paragraph.text),
}
"""Elements of a paragraph that each language must have, in any order."""


def numbers(book: Rulebook) -> list[str]:
    return [part.place for part in parts(book)]


def pages(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def differences(folder: Path, language: str) -> list[str]:
    """Return the structural differences between a translated rulebook and the English one."""
    if pages(folder / language) != pages(folder / SOURCE_LANGUAGE):
        return [f"{language}: files: {pages(folder / language)}, not {pages(folder / SOURCE_LANGUAGE)}"]
    original, book = Rulebook.load(folder, SOURCE_LANGUAGE), Rulebook.load(folder, language)
    if numbers(book) != numbers(original):
        return [f"{language}: numbers: {numbers(book)}, not {numbers(original)}"]
    found = starmap(differences_of_part, zip(parts(original), parts(book), strict=True))
    return [f"{language} {difference}" for of_part in found for difference in of_part]


def differences_of_part(original: Part, part: Part) -> Iterator[str]:
    """Yield the differences between a translated part and the English one, and its untranslated texts."""
    for name, aspect in OF_PARAGRAPHS.items():
        expected, actual = ([aspect(each) for each in of.paragraphs] for of in (original, part))
        if actual != expected:
            yield f"{part.place}: {name}: {actual}, not {expected}"
    if captionless(part.position) != captionless(original.position):
        yield f"{part.place}: position: {part.position}, not {original.position}"
    yield from (f"{part.place}: in English: {piece}" for piece in sorted(pieces(part) & pieces(original)))


def captionless(position: Illustration | None) -> Illustration | None:
    return position and replace(position, caption="")


def pieces(part: Part) -> set[str]:
    """The blocks, entries and rows of a part that are long enough to differ in two languages, without notation."""
    texts = [part.title, part.position.caption if part.position else ""]
    texts += [block for paragraph in part.paragraphs for block in blocks(paragraph.text)]
    return {
        words for words in (" ".join(without_notation(text).split()) for text in texts) if len(words) > LONGEST_ALIKE
    }


def blocks(text: str) -> list[str]:
    """Cut Markdown before each line that is empty, an entry of a list, a heading or a row of a table."""
    cut = [""]
    for line in text.splitlines():
        if not line.strip() or BEGINNING.match(line):
            cut.append("")
        cut[-1] += f"{line}\n"
    return cut


def languages(folder: Path) -> list[str]:
    """The languages of a rulebook besides English."""
    return sorted(path.name for path in folder.iterdir() if path.is_dir() and path.name != SOURCE_LANGUAGE)


def dead_links(book: Rulebook) -> set[str]:
    """Draw a ruleset's book as a page, with captions alone for pictures: the citations that lead nowhere on it."""
    page = rules_html(book, lambda position: position.caption)
    return set(re.findall(r'href="#([^"]+)"', page + summary_html(book))) - set(re.findall(r' id="([^"]+)"', page))


FOLDERS = [pytest.param(game.folder / "rulebook", id=game.name) for game in GAMES if game.folder]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_rulebook_says_the_same_in_every_language(folder: Path) -> None:
    assert [difference for language in languages(folder) for difference in differences(folder, language)] == []


def test_every_game_has_a_rulebook_in_the_same_languages() -> None:
    assert len({tuple(languages(game.folder / "rulebook")) for game in GAMES if game.folder}) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rulebook_can_be_shown_in_every_language_and_ruleset(game: Game) -> None:
    assert game.folder
    books = [rulebook_of(game, language) for language in (SOURCE_LANGUAGE, *languages(game.folder / "rulebook"))]

    for book in books:
        assert {ruleset: dead_links(book.for_ruleset(ruleset)) for ruleset in book.rulesets} == {
            ruleset: set() for ruleset in game.rulesets()
        }


ENGLISH = """# XY-1 Flying

All that is said of flying stands in this chapter (XY-1.2).

## XY-1.1 Up and away, over the mountains and the sea

*Our ruling:* rise by {height}, up to 3 times, and write `up` for each of them.

Nobody may rise above the clouds while it rains.

::: wind=west
1. Then drift to where the wind will carry you (XY-1.2).
2. Then land.
:::

| you write | and mean |
|---|---|
| `up` | rise by as much as the ruleset says |

## XY-1.2 Down

Land **softly** on 17.5% of the fields.

~~~position
caption = "A field on which nobody has landed so far."
play = ["down"]
[position]
height = 3
~~~
"""
GERMAN = """# XY-1 Fliegen

In diesem Kapitel (XY-1.2) steht alles über das Fliegen.

## XY-1.1 Auf und davon, über die Berge und das Meer

Steige bis zu 3 Mal um {height} und schreibe jedes Mal `up` (*unsere Entscheidung*).

Solange es regnet, darf niemand über die Wolken steigen.

::: wind=west
1. Treibe dann, wohin der Wind dich trägt (XY-1.2).
2. Lande dann.
:::

| du schreibst | und meinst |
|---|---|
| `up` | steige so weit, wie das Regelwerk sagt |

## XY-1.2 Ab

Lande **sanft** auf 17,5 % der Felder.

~~~position
caption = "Ein Feld, auf dem noch niemand gelandet ist."
play = ["down"]
[position]
height = 3
~~~
"""
IN_SHORT = {"en": "### Flying in a few words\n\nFly (XY-1.1).\n", "de": "### Kurz gesagt\n\nFlieg (XY-1.1).\n"}
RULESETS: dict[str, Parameters] = {"calm": {"wind": "west", "height": 2}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A rulebook in English and German, the same in both."""
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "01-flying.md").write_text(text, "utf-8")
        (tmp_path / language / "summary.md").write_text(IN_SHORT[language], "utf-8")
    return tmp_path


def mistranslate(page: Path, right: str, wrong: str) -> None:
    """Write something wrong into a page that is right."""
    text = page.read_text("utf-8")
    assert right in text
    page.write_text(text.replace(right, wrong, 1), "utf-8")


def test_a_faithful_book_is_accepted(folder: Path) -> None:
    assert languages(folder) == ["de"]
    assert differences(folder, "de") == []


def test_a_caption_alone_stands_below_the_position_that_english_has(folder: Path) -> None:
    mistranslate(folder / "de" / "01-flying.md", 'play = ["down"]\n[position]\nheight = 3\n', "")

    assert differences(folder, "de") == []
    assert Rulebook.load(folder, "de").clause("1.2").position == Illustration(
        "Ein Feld, auf dem noch niemand gelandet ist.", {"height": 3}, ("down",)
    )


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("## XY-1.2 Ab", "## XY-1.3 Ab", "numbers"),
        ("## XY-1.1 Auf", "## XY-1.3 Noch etwas\nSteige.\n\n## XY-1.1 Auf", "numbers"),
        ("wind=west", "wind=east", "XY-1.1: conditions"),
        ("wind=west", "wind!=west", "XY-1.1: conditions"),
        ("::: wind=west\n1.", ":::wind=west height=2\n1.", "XY-1.1: conditions"),
        ("{height}", "2", "XY-1.1: parameters"),
        ("{height}", "{wind}", "XY-1.1: parameters"),
        ("2. Lande dann.", "Lande dann.", "XY-1.1: blocks"),
        ("\n\nSolange", " Solange", "XY-1.1: blocks"),
        ("| `up` | steige so weit, wie das Regelwerk sagt |\n", "", "XY-1.1: blocks"),
        ("| `up` | steige", "| `up` | `up` | steige", "XY-1.1: blocks"),
        ("jedes Mal `up`", "jedes Mal `auf`", "XY-1.1: notation"),
        ("jedes Mal `up`", "jedes Mal up", "XY-1.1: notation"),
        ("Kapitel (XY-1.2)", "Kapitel", "chapter XY-1: citations"),
        ("trägt (XY-1.2)", "trägt (XY-1.1)", "XY-1.1: citations"),
        ("bis zu 3 Mal", "bis zu 4 Mal", "XY-1.1: figures"),
        ("17,5 %", "175 %", "XY-1.2: figures"),
        (" (*unsere Entscheidung*)", "", "XY-1.1: stressed words"),
        ("**sanft**", "*sanft*", "XY-1.2: stressed words"),
        ('["down"]', '["up"]', "XY-1.2: position"),
        ("height = 3", "height = 4", "XY-1.2: position"),
        (
            "Auf und davon, über die Berge und das Meer",
            "Up and away, over the mountains and the sea",
            "XY-1.1: in English",
        ),
        (
            "Solange es regnet, darf niemand über die Wolken steigen.",
            "Nobody may rise above the clouds\nwhile it rains.",
            "XY-1.1: in English",
        ),
        (
            "Treibe dann, wohin der Wind dich trägt",
            "Then drift to where the wind will carry you",
            "XY-1.1: in English",
        ),
        ("steige so weit, wie das Regelwerk sagt", "rise by as much as the ruleset says", "XY-1.1: in English"),
        (
            "Ein Feld, auf dem noch niemand gelandet ist.",
            "A field on which nobody has landed so far.",
            "XY-1.2: in English",
        ),
    ],
)
def test_a_clause_that_says_something_else_is_found(folder: Path, right: str, wrong: str, said: str) -> None:
    mistranslate(folder / "de" / "01-flying.md", right, wrong)

    found = differences(folder, "de")

    assert [difference for difference in found if difference.startswith((f"de {said}", f"de: {said}"))], found


@pytest.mark.parametrize(("right", "wrong", "said"), [("XY-1.1", "XY-1.2", "citations"), ("### K", "K", "blocks")])
def test_a_summary_that_says_something_else_is_found(folder: Path, right: str, wrong: str, said: str) -> None:
    mistranslate(folder / "de" / "summary.md", right, wrong)

    assert [difference.split(": ")[:2] for difference in differences(folder, "de")] == [["de summary", said]]


def test_a_file_too_many_or_too_few_is_found(folder: Path) -> None:
    (folder / "de" / "02-landing.md").write_text("# XY-2 Landen\n", "utf-8")
    assert differences(folder, "de")[0].startswith("de: files: ['01-flying.md', '02-landing.md', 'summary.md'], not")

    (folder / "de" / "02-landing.md").unlink()
    (folder / "de" / "01-flying.md").rename(folder / "de" / "01-fliegen.md")
    assert differences(folder, "de")[0].startswith("de: files: ['01-fliegen.md', 'summary.md'], not")


def test_a_book_that_asks_for_what_no_ruleset_has_cannot_be_shown(folder: Path) -> None:
    assert dead_links(Rulebook.load(folder, "de", RULESETS).for_ruleset("calm")) == set()

    mistranslate(folder / "de" / "01-flying.md", "{height}", "{hoehe}")

    with pytest.raises(KeyError, match="hoehe"):
        dead_links(Rulebook.load(folder, "de", RULESETS).for_ruleset("calm"))


def test_a_citation_that_leads_nowhere_is_found(folder: Path) -> None:
    mistranslate(folder / "de" / "summary.md", "XY-1.1", "XY-1.7")

    assert dead_links(Rulebook.load(folder, "de", RULESETS).for_ruleset("calm")) == {"xy-1.7"}
