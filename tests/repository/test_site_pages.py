"""Tests of the documentation site: version, contrast of colours, and navigation by kinds of readers."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tools import catalogs, page_languages, search_languages

from skyhop import __version__

ROOT = Path(__file__).resolve().parents[2]
STYLE = (ROOT / "docs" / "stylesheets" / "sky.css").read_text("utf-8")
COLOUR = re.compile(r"--([\w-]+): #([0-9A-F]{6});")
BACKGROUNDS = ("sky-top", "sky-bottom", "sky-card", "md-code-bg-color")
CONFIG = cast("Any", SimpleNamespace(docs_dir=str(ROOT / "docs")))


def colours(scheme: str) -> dict[str, str]:
    block = STYLE.partition(f'[data-md-color-scheme="{scheme}"]')[2].partition("}")[0]
    return dict(COLOUR.findall(block))


def lightness(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (0, 2, 4))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((lightness(one), lightness(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("scheme", ["default", "slate"])
@pytest.mark.parametrize("background", BACKGROUNDS)
def test_every_text_stands_out_from_what_is_behind_it(scheme: str, background: str) -> None:
    given = colours(scheme)
    is_of_code = re.compile(r"md-code-(fg|hl-\w+)-color")
    texts = ["md-typeset-color", "md-default-fg-color", "md-default-fg-color--light", "md-typeset-a-color"]
    texts = [name for name in given if is_of_code.fullmatch(name)] if background == "md-code-bg-color" else texts

    faint = {name: contrast(given[name], given[background]) for name in texts}

    assert faint
    assert {name: ratio for name, ratio in faint.items() if ratio < 4.5} == {}


def test_contrast_is_measured_as_wcag_has_it() -> None:
    assert contrast("000000", "FFFFFF") == pytest.approx(21)
    assert contrast("777777", "FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("tag", ["", *catalogs.tags_found()])
def test_the_front_page_and_the_citation_name_this_version(tag: str) -> None:
    assert f"skyhop-{__version__}-py3" in (ROOT / "docs" / tag / "index.md").read_text("utf-8")
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


@pytest.mark.parametrize("tag", catalogs.tags_found())
def test_a_language_has_the_parts_whose_pages_are_there_by_its_own_names(tag: str) -> None:
    english = [
        {"Skyhop": "index.md"},
        {"Play": [{"In the browser": "table.md"}, {"Aeronaut Odyssey": "aeronaut-odyssey.md"}]},
        {"Decisions": ["decisions/index.md"]},
    ]
    names = page_languages._parts(CONFIG, tag)

    found = list(page_languages._translated(CONFIG, english, tag, names))

    assert names.keys() == {"Play", "Learn", "Print"}
    assert found == [f"{tag}/index.md", {names["Play"]: [f"{tag}/table.md"]}]


@pytest.mark.parametrize("tag", ["", *catalogs.tags_found()])
def test_each_page_and_what_is_none_say_version_and_year(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_languages, "_date", lambda: date(2003, 5, 4))
    config = cast("Any", SimpleNamespace(docs_dir=CONFIG.docs_dir, theme={}, extra={}))
    page = cast("Any", SimpleNamespace(file=SimpleNamespace(src_uri=f"{tag}/table.md".lstrip("/"))))

    page_languages.on_config(config)
    of_no_page = config.copyright
    page_languages.on_page_context({"nav": None}, page, config)

    for line in (of_no_page, config.copyright):
        assert f"Skyhop {__version__} · " in line
        assert line.endswith("2003")
    assert (of_no_page == config.copyright) == (not tag)


def test_without_a_history_pages_have_the_date_of_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.setattr(page_languages, "ROOT", tmp_path)

    assert page_languages._date.__wrapped__() == date(1970, 1, 2)


def test_without_git_pages_have_the_date_of_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    monkeypatch.setenv("PATH", "")

    assert page_languages._date.__wrapped__() == date(1970, 1, 2)


def test_the_search_of_a_language_finds_its_own_pages_and_behind_them_what_is_there_in_english_only() -> None:
    places = [
        "table.html",
        "table.html#keys",
        "search.html#a",
        "de/table.html#x",
        "fr/table.html",
        "de/index.html",
    ]

    found = search_languages.own([{"location": place} for place in places], "de", ["de", "fr"])

    behind = {"boost": search_languages.BEHIND}
    assert list(found) == [
        {"location": "../search.html#a", **behind},
        {"location": "table.html#x"},
        {"location": "index.html"},
    ]


@pytest.mark.parametrize(("place", "base"), [("de/table.md", "."), ("table.md", "..")])
def test_the_search_of_a_page_begins_in_the_folder_of_its_language(place: str, base: str) -> None:
    config = SimpleNamespace(docs_dir=str(page_languages.ROOT / "docs"))
    page = SimpleNamespace(file=SimpleNamespace(src_uri=place))

    written = search_languages.on_post_page('{"base": "..", "features": []}', cast("Any", page), cast("Any", config))

    assert written == f'{{"base": "{base}", "features": []}}'
