"""Tests of static files: the server sends only files that belong to pages, for any address."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.web.http.guard import HEADERS
from skyhop.web.http.static_files import KINDS, STATIC, _list_published, list_static_files, page_folder, static

OURS = Path(STATIC).parents[2]
STARTS = ("", "balloon-cup/", "table/", "balloon-cup/table/", "nothing/")
STEPS = ("/", "%2F", "//", "./", "%2e/", "../", "..%2f", "%2e%2e/", "%2e%2e%2f", "....//", "..\\", "%5c", "%00", "~/")
TRAVERSALS = [start + step * count for start in STARTS for step in STEPS for count in (1, 3, 9)]

NAMES = (
    "",
    "balloon-cup/",
    "balloon-cup/page.py",
    "balloon-cup/table.html",
    "balloon_cup/table.css",
    "key",
    "a" * 5000 + ".js",
    "balloon-cup/" + "a/" * 2000 + ".js",
    "%ff%fe.js",
    "%F0%9F%8E%88.js",
    "table/table.js/",
)


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A file outside of all folders of ours, of a kind that is given out."""
    path = tmp_path / "secret.js"
    path.write_text("a secret")
    return path


async def test_no_address_leads_out_of_the_folders(anna: Visitor, secret: Path) -> None:
    targets = (str(secret)[1:], str(secret)[1:].replace("/", "%2F"), "etc/passwd", "app.py", "../game.py")
    addresses = [f"/static/{traversal}{target}" for traversal in TRAVERSALS for target in targets]

    answers = {address: await anna.http.send(_asking_for(address)) for address in addresses}

    assert {address: answer.text for address, answer in answers.items() if answer.status_code != 404} == {}
    assert len(answers) > 1000


def _asking_for(path: str) -> httpx.Request:
    """Make a request whose address is sent as it is written: httpx would tidy it up."""
    request = httpx.Request("GET", "http://127.0.0.1")
    request.url = httpx.URL("http://127.0.0.1", raw_path=path.encode())
    return request


async def test_a_name_that_is_not_ours_is_not_found(anna: Visitor) -> None:
    answers = {name: await anna.http.send(_asking_for(f"/static/{name}")) for name in NAMES}

    assert {name: answer.status_code for name, answer in answers.items() if answer.status_code != 404} == {}
    assert all(answer.headers["X-Frame-Options"] == HEADERS["X-Frame-Options"] for answer in answers.values())


def test_all_that_is_published_belongs_to_a_page() -> None:
    paths = list_static_files().values()

    assert {path.suffix for path in paths} <= set(KINDS)
    assert [path for path in paths if not path.resolve().is_relative_to(OURS)] == []
    assert {"table/table.js", "theme.css", "balloon-cup/table.css"} <= set(list_static_files())


async def test_every_published_file_is_served_and_may_be_kept(anna: Visitor) -> None:
    for name, path in list_static_files().items():
        answer = await anna.http.get(static(name))

        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
        if path.suffix in {".css", ".js"}:
            assert 0 < len(answer.content) < path.stat().st_size
            assert not re.search(rb"^\s*(//|/\*)", answer.content, re.MULTILINE)
        else:
            assert answer.content == path.read_bytes()


async def test_a_file_is_not_kept_under_the_hash_of_another_version(anna: Visitor) -> None:
    answers = [await anna.http.get(f"/static/theme.css{query}") for query in ("", "?ffffffffffff", "?")]

    assert [answer.headers["Cache-Control"] for answer in answers] == ["no-cache"] * 3


async def test_a_shorter_style_sheet_selects_what_the_whole_one_does(anna: Visitor) -> None:
    """A blank before a colon means any part within: the shortener takes some away, in queries of containers."""
    within = re.compile(r"[^\s{};,>+~(] +:")
    sheets = {name: path for name, path in list_static_files().items() if path.suffix == ".css"}
    assert sheets
    for name, path in sheets.items():
        whole = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
        shorter = (await anna.http.get(static(name))).text

        assert len(within.findall(shorter)) == len(within.findall(whole)), name


async def test_a_file_that_has_not_changed_is_not_sent_again(anna: Visitor) -> None:
    first = await anna.http.get("/static/table/table.js")
    again = await anna.http.get("/static/table/table.js", headers={"If-None-Match": first.headers["ETag"]})
    other = await anna.http.get("/static/table/motion.js", headers={"If-None-Match": first.headers["ETag"]})

    assert (first.status_code, again.status_code, again.content, other.status_code) == (200, 304, b"", 200)


def test_a_link_that_leads_out_is_not_published(secret: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "theme.css").write_text("")
    (folder / "link.js").symlink_to(secret)
    monkeypatch.setattr("skyhop.web.http.static_files.STATIC", folder)
    fresh = _list_published.__wrapped__(registry.names())

    assert {"theme.css"} == {name for name, path in fresh.items() if path.parent == folder}
    assert page_folder("balloon-cup") / "table.css" in fresh.values()


DISTANCE = re.compile(r"(?<![\w-])(?:(?:margin|padding)[\w-]*|(?:row-|column-)?gap)\s*:\s*([^;}]+)")


def test_distances_of_pages_are_steps_of_the_scale() -> None:
    """Sheets name steps such as `var(--space-2)`, which theme.css defines. A table fits its screen by pixels."""
    found = {
        path.name: lengths
        for path in STATIC.glob("*.css")
        if (
            lengths := [each for each in DISTANCE.findall(path.read_text()) if re.search(r"(?<![\w.-])[\d.]+rem", each)]
        )
    }

    assert found == {}
