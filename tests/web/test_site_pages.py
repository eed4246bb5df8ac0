"""Tests of the pages about the site: privacy as the schema declares it, imprint and terms."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.web.visitor import Visitor

from skyhop.i18n import languages, use_language
from skyhop.server.personal_data import DATA_GROUPS
from skyhop.server.schema import HEARTBEAT, METADATA, PLAYER_COLUMNS, Fate
from skyhop.server.store.data_folder import PAGES
from skyhop.web.http import static_files
from skyhop.web.http.static_files import OwnPage, find_own_page, render_own_page
from skyhop.web.pages.accounts.privacy import FATES, describe_data

PAGE = {"accept": "text/html"}


def test_each_column_is_described_once() -> None:
    """A new column needs a description in `DATA_GROUPS`, so the privacy page tells players about it."""
    columns = {column for table in METADATA.sorted_tables for column in table.columns if table is not HEARTBEAT}
    described = Counter(column for group in DATA_GROUPS for column in group.columns)

    assert {str(column) for column in columns - {*PLAYER_COLUMNS} - {*described}} == set()
    assert {str(column) for column, count in described.items() if count > 1} == set()
    assert {str(column) for column in described.keys() & {*PLAYER_COLUMNS}} == set()


def test_the_tables_of_a_group_have_a_declared_effect_of_a_deletion() -> None:
    for group in DATA_GROUPS:
        assert not group.fates or group.fates & {*FATES}, group.title
        assert not {Fate.STAYS, Fate.GOES} <= group.fates or Fate.ENDS in group.fates, group.title


@pytest.mark.parametrize("language", languages())
def test_the_texts_name_the_days_of_retention(language: str) -> None:
    with use_language(language):
        shown = {group.title: describe_data(group) for group in DATA_GROUPS}

    assert all("%(" not in text for each in shown.values() for text in (*each.contents, *each[2:]))
    durations = [each.duration for each in shown.values()]
    assert ["365", "180", "30"] in [re.findall(r"\d+", text) for text in durations]


async def test_the_privacy_page_shows_all_groups_and_the_footer_links_to_it(anna: Visitor) -> None:
    page = await anna.http.get("/privacy")

    assert page.text.count("<h3") == len(DATA_GROUPS)
    assert anna.table.app.state.cookie_name in page.text
    for path in ("/", "/privacy", "/accessibility", "/account"):
        assert 'href="/privacy"' in (await anna.http.get(path)).text


async def test_the_privacy_page_names_all_cookies_of_players(anna: Visitor) -> None:
    sources = "".join(path.read_text("utf-8") for path in static_files.HERE.rglob("*.py"))
    names = set(re.findall(r'^[A-Z]+ = "(skyhop-[a-z]+)"$', sources, re.MULTILINE))

    page = (await anna.http.get("/privacy")).text

    assert len(names) > 3
    assert {name for name in names if f"<code>{name}</code>" not in page} == set()


async def test_the_pages_of_the_operator_are_linked_only_if_they_exist(anna: Visitor, tmp_path: Path) -> None:
    without = (await anna.http.get("/", headers=PAGE)).text
    folder = tmp_path / PAGES
    folder.mkdir()
    (folder / "imprint.md").write_text("# Imprint\n\nAnna, Sky Street 1")
    (folder / "imprint.de.md").write_text("# Impressum\n\nAnna, Himmelsstraße 1", "utf-8")
    (folder / "other.md").write_text("# Other")

    home = (await anna.http.get("/privacy", headers=PAGE)).text
    english = (await anna.http.get("/imprint", headers=PAGE)).text
    german = (await anna.http.get("/imprint", headers={**PAGE, "accept-language": "de"})).text
    french = (await anna.http.get("/imprint", headers={**PAGE, "accept-language": "fr"})).text

    assert ("/imprint" in without, 'href="/imprint">Imprint' in home, "/terms" in home) == (False, True, False)
    assert ("Sky Street 1" in english, "<article>" in english) == (True, True)
    assert ("Himmelsstraße 1" in german, '<article lang="de">' in german) == (True, True)
    assert "Sky Street 1" in french
    assert [(await anna.http.get(path)).status_code for path in ("/terms", "/other")] == [404, 404]


@pytest.mark.parametrize(
    ("files", "tag", "chosen"),
    [
        (("terms.fr.md", "terms.de.md"), "en", "de"),
        (("terms.en.md", "terms.de.md"), "fr", "en"),
        (("terms.md", "terms.en.md"), "fr", ""),
        (("terms.md", "terms.fr.md"), "fr", "fr"),
    ],
)
def test_the_language_of_a_page_falls_back(tmp_path: Path, files: tuple[str, ...], tag: str, chosen: str) -> None:
    (tmp_path / PAGES).mkdir()
    for name in (*files, "terms-old.md", "terms.d e.md"):
        (tmp_path / PAGES / name).write_text(name)

    with use_language(tag):
        found = find_own_page(tmp_path, "terms")

    assert found
    assert found.language == chosen


async def test_a_page_that_the_server_cannot_read_is_missing(
    anna: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "find_own_page", lambda *_names: OwnPage(tmp_path / "removed.md", ""))

    assert (await anna.http.get("/imprint", headers=PAGE)).status_code == 404


@pytest.mark.parametrize(
    "content", [b"\xef\xbb\xbf# Imprint", b"# Imprint\xff\x00", b"# Imprint\n\n" + b"> " * 200_000]
)
def test_marks_of_editors_damaged_text_and_deep_nesting_do_no_harm(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "imprint.md").write_bytes(content)

    assert render_own_page(OwnPage(tmp_path / "imprint.md", "")).startswith("<h1>Imprint")


def test_a_page_is_rendered_once_for_each_change(tmp_path: Path) -> None:
    shown = []
    for content in ("# One", "# One", "# Two"):
        (tmp_path / "imprint.md").write_text(content)
        shown.append(render_own_page(OwnPage(tmp_path / "imprint.md", "")))

    assert shown[0] is shown[1]
    assert "Two" in shown[2]


def test_pages_of_the_operator_contain_no_html_scripts_or_pictures(tmp_path: Path) -> None:
    text = "<script>1</script> [a](javascript:1) ![b](https://x.example/p.png) <https://x.example> <b onclick=x>c</b>"
    (tmp_path / "imprint.md").write_text(text)

    shown = render_own_page(OwnPage(tmp_path / "imprint.md", ""))

    assert not {"<script", "<img", "<b"} & {*re.findall(r"<\w+", shown)}
    assert 'href="javascript' not in shown
    assert 'href="https://x.example"' in shown
