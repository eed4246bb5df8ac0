"""Every language has the players' pages as the English ones are: none is missing or stale, nothing was lost.

The pages are taken as they are found. A made-up one shows that each fault would be.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import catalogs, page_languages, player_pages

ENGLISH = """# At the table

Press **Play now** on 10,000 tiles of 2.5 mm, by `make play` (AO-8.2), as WCAG 2.2 has it (1.4.10).

![The table](images/table.png)

## A friend

| key | goes |
|---|---|
| ++left++ | one step back, as [levels](levels.md#levels) and [search](search.md) say |

```sh
skyhop serve --port 9000
```
"""
FRONT = f"---\nenglish: {player_pages.digest(ENGLISH)}\n---\n"
GERMAN = (
    FRONT
    + """# Am Tisch { #at-the-table }

Drück bei 10.000 Tafeln von 2,5 mm auf **Jetzt spielen**, mit `make play` (AO-8.2), nach WCAG 2.2 (1.4.10).

![Der Tisch](../images/table.png)

## Ein Freund { #a-friend }

| Taste | führt |
|---|---|
| ++left++ | einen Schritt zurück, wie [Stufen](levels.md#levels) und [Suche](../search.md) sagen |

```sh
skyhop serve --port 9000
```
"""
)
CHANGES = {
    "stale": (FRONT, "---\nenglish: 0000000000000000\n---\n", " is of another state of docs/table.md"),
    "no state": (FRONT, "", " is of another state of docs/table.md"),
    "an anchor": ("{ #a-friend }", "", ": the headings differ, first h2 #ein-freund from h2 #a-friend"),
    "a level": ("## Ein", "### Ein", ": the headings differ, first h3 #a-friend from h2 #a-friend"),
    "a heading": ("## Ein Freund { #a-friend }", "", ": the headings differ, first nothing from h2 #a-friend"),
    "a number": ("2,5", "2,6", ", #at-the-table: numbers: '2.5' lost, '2.6' brought"),
    "a number as in English": ("2,5", "2.5", ", #at-the-table: numbers: '2.5' lost, '25' brought"),
    "a clause": ("AO-8.2", "AO-8.3", ", #at-the-table: numbers: 'AO-8.2' lost, 'AO-8.3' brought"),
    "a version": ("2.2", "2.1", ", #at-the-table: numbers: 'WCAG 2.2' lost, 'WCAG 2.1' brought"),
    "a criterion": ("1.4.10", "1.4.1", ", #at-the-table: numbers: '1.4.10' lost, '1.4.1' brought"),
    "code": ("make play", "make spielen", ", #at-the-table: code: 'make play' lost, 'make spielen' brought"),
    "a block": (
        "9000",
        "80",
        ", #a-friend: code: 'skyhop serve --port 9000' lost, 'skyhop serve --port 80' brought",
    ),
    "an image": (
        "table.png",
        "no.png",
        ", #at-the-table: images: '../images/table.png' lost, '../images/no.png' brought",
    ),
    "no description": ("Der Tisch", "", ", #at-the-table: missing: “The table”"),
    "an English page": (
        "(levels",
        "(../levels",
        ", #a-friend: links: 'levels.md#levels' lost, '../levels.md#levels' brought",
    ),
    "a key": ("++left++", "++right++", ", #a-friend: keys: '←' lost, '→' brought"),
    "a cell": ("| Taste |", "| |", ", #a-friend: missing: “key”"),
    "a paragraph": ("make play` (", "make play`\n\n(", ", #at-the-table: blocks: none lost, 'p' brought"),
    "English": ("Der Tisch", "Hier steht der Würfel", ", #at-the-table: Würfel (say Prämienstein)"),
    "a button": ("Jetzt spielen", "Los", ", #at-the-table: *Play now* is called *Jetzt spielen* there"),
}


@pytest.mark.parametrize("tag", catalogs.tags_found())
def test_a_language_has_all_that_players_read(tag: str) -> None:
    assert list(player_pages.all_faults(tag)) == [], f"python -m tools.player_pages {tag}"


def test_a_whole_page_has_no_fault() -> None:
    assert list(player_pages.faults("table", ENGLISH, GERMAN, "de")) == []


@pytest.mark.parametrize("change", CHANGES)
def test_each_fault_of_a_page_is_found(change: str) -> None:
    before, after, fault = CHANGES[change]
    assert before in GERMAN

    found = list(player_pages.faults("table", ENGLISH, GERMAN.replace(before, after, 1), "de"))

    assert [each[: len(fault)] for each in found] == [fault]


def test_a_picture_may_be_the_one_in_the_language() -> None:
    shown = GERMAN.replace("table.png", "table-de.png")

    assert list(player_pages.faults("table", ENGLISH, shown, "de")) == []
    assert list(player_pages.faults("table", ENGLISH, shown.replace("-de.", "-fr."), "de")) != []


def test_the_head_of_a_page_may_say_more() -> None:
    english = f"---\nhide: [toc]\n---\n{ENGLISH}"
    german = GERMAN.replace("---\n# Am", "hide: [toc]\n---\n# Am").replace(
        player_pages.digest(ENGLISH), player_pages.digest(english)
    )

    assert list(player_pages.faults("table", english, german, "de")) == []
    assert next(player_pages.faults("table", english, english, "de")).startswith(" is of another state")


def test_a_text_that_was_left_in_english_is_found() -> None:
    left = GERMAN.replace("Der Tisch", "The table by night")

    found = list(player_pages.faults("table", ENGLISH.replace("The table", "The table by night"), left, "de"))

    assert found[1:] == [", #at-the-table: English: “The table by night”"]


@pytest.mark.parametrize(
    ("page", "said", "found"),
    [
        ("terminal", "quit", [", #end: code: 'ende' lost, 'quit' brought"]),
        ("terminal", "ende", []),
        ("table", "quit", []),
        ("table", "ende", []),
        ("table", "aus", [", #end: code: 'ende' lost, 'aus' brought"]),
    ],
)
def test_what_is_typed_is_of_the_language(page: str, said: str, found: list[str]) -> None:
    english = "# End\n\nType `quit`.\n"
    german = f"---\nenglish: {player_pages.digest(english)}\n---\n# Ende {{ #end }}\n\nTippe `{said}`.\n"

    assert list(player_pages.faults(page, english, german, "de")) == found


def test_pages_that_are_missing_or_of_no_english_one_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_pages, "DOCS", tmp_path)
    monkeypatch.setattr(player_pages, "PAGES", ("table", "levels"))
    (tmp_path / "de").mkdir()
    (tmp_path / "table.md").write_text(ENGLISH, "utf-8")
    (tmp_path / "de" / "table.md").write_text(GERMAN, "utf-8")
    (tmp_path / "de" / "no.md").write_text("# Nein", "utf-8")

    assert list(player_pages.all_faults("de")) == [
        "docs/de/levels.md is missing: translate docs/levels.md",
        "docs/de/no.md: there is no docs/no.md",
    ]


@pytest.mark.parametrize("tag", catalogs.tags_found())
def test_every_key_that_players_press_has_a_name(tag: str) -> None:
    names = page_languages.keys((player_pages.DOCS / page_languages.TERMS).read_text("utf-8"), tag)
    pages = ((player_pages.DOCS / f"{name}.md").read_text("utf-8") for name in player_pages.PAGES)
    shown = {key for page in pages for key in re.findall(r"<kbd[^>]*>([^<]{2,})</kbd>", player_pages.rendered(page))}

    assert shown
    assert shown <= names.keys()


def test_keys_are_shown_by_their_names() -> None:
    html = player_pages.rendered("# Keys\n\n++home++ ++b++\n")

    assert ">Pos1</kbd>" in page_languages.named(html, {"Home": "Pos1"})
    assert ">B</kbd>" in page_languages.named(html, {"Home": "Pos1"})
