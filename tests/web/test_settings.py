"""The reader's settings apply to every page from its first byte, and a page contains no other values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.web.visitor import Visitor, any_action

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.matches.live import Live
from skyhop.web.http.settings import COOKIE, DEFAULTS, SETTINGS, Setting, parse_settings
from skyhop.web.http.static_files import HERE, list_static_files
from skyhop.web.pages.match import clocks


def chosen(page: str) -> dict[str, str]:
    """Return the settings in the root element of a page."""
    root = re.search(r"<html ([^>]*)>", page)
    assert root is not None
    return dict(re.findall(r'data-(\w+)="(\w+)"', root[1]))


@pytest.mark.parametrize(
    "path", ["/", "/settings", "/boards", "/rules/balloon-cup/gravon", "/matches/nothing", "/offline"]
)
async def test_every_page_is_drawn_as_the_reader_wants_it(anna: Visitor, path: str) -> None:
    before = (await anna.get(path)).text
    anna.http.cookies.set(COOKIE, "theme=dark&text=larger")
    after = (await anna.get(path)).text

    assert chosen(before) == DEFAULTS
    assert chosen(after) == {**DEFAULTS, "theme": "dark", "text": "larger"}
    assert [re.findall(r'name="color-scheme" content="([^"]*)"', page) for page in (before, after)] == [
        ["light dark"],
        ["dark"],
    ]


async def test_a_table_is_too(anna: Visitor) -> None:
    path = await anna.start()
    anna.http.cookies.set(COOKIE, "motion=none")

    assert chosen((await anna.get(path)).text)["motion"] == "none"


async def test_the_form_keeps_what_is_chosen_and_shows_it(anna: Visitor) -> None:
    await anna.get("/settings")

    answer = await anna.post("/settings", {"theme": "light", "motion": "less", "nothing": "x", "sound": "shrill"})

    assert str(answer.url).endswith("/settings?kept")
    assert chosen(answer.text) == {**DEFAULTS, "theme": "light", "motion": "less"}
    assert re.findall(r'name="(\w+)" value="(\w+)" checked', answer.text) == [
        *{**DEFAULTS, "theme": "light", "motion": "less"}.items()
    ]


@pytest.mark.parametrize(
    "cookie",
    [
        "",
        "theme",
        "theme=",
        "theme=purple",
        "state=moving",
        'theme=dark"onload="x',
        "theme%3Ddark",
        "&" * 300,
        "a=1&" * 300,
    ],
)
def test_what_cannot_be_chosen_is_passed_over(cookie: str) -> None:
    assert parse_settings(cookie) == DEFAULTS


@pytest.mark.parametrize("cookie", ["a=1&" * 300, "theme=%ff", '"theme=dark', "theme=<dark>"])
async def test_a_made_up_cookie_changes_nothing(anna: Visitor, cookie: str) -> None:
    answer = await anna.http.get("/settings", headers={"Cookie": f"{COOKIE}={cookie}"})

    assert (answer.status_code, chosen(answer.text)) == (200, DEFAULTS)


def _styles_and_scripts() -> str:
    return "".join(path.read_text("utf-8") for path in list_static_files().values() if path.suffix in {".css", ".js"})


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_is_asked_for_somewhere(setting: Setting) -> None:
    is_on_server = setting.name == clocks.SETTING
    assert is_on_server or re.search(rf'\[data-{setting.name}="|setting\("{setting.name}"\)', _styles_and_scripts())


def test_no_page_asks_the_system_alone_for_a_theme() -> None:
    styles = [path for path in list_static_files().values() if path.suffix == ".css"]

    assert [path.name for path in styles if "prefers-color-scheme" in path.read_text("utf-8")] == []
    assert (Path(HERE) / "static/theme.css").read_text("utf-8").count("light-dark(") > 20


async def test_the_log_tells_in_words_and_gives_the_notation_once_beside_them(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="friend", first="me", offered="true")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    played = [await play_any(live) for _number in range(6)]

    pages = [await visitor.get(path) for visitor in (anna, ben, Visitor(anna.table))]
    past = await anna.get(f"{path}?ply={live.history.ply_of(1)}")
    tables = [page.text.partition('<div id="table"')[2] for page in (*pages, past)]

    assert [written(table) for table in tables] == [played] * 4
    assert [text for text in played if any(f"({text})" in table for table in tables)] == []


async def play_any(live: Live) -> str:
    """Play some action, and give its notation."""
    seat = live.match.to_decide
    assert seat is not None
    text = any_action(live, seat)
    await live.handle(Play(text), seat, live.match.ply)
    return text


def written(page: str) -> list[str]:
    return re.findall(r'<li data-ply="\d+" data-notation="([^"]*)"', page)
