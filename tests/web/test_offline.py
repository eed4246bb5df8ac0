"""Tests of the installed app: pages for use without a connection contain no data of a match."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

from tests.web.visitor import Visitor

from skyhop.web.http.static_files import STATIC, static

ICONS = Path(__file__).parents[2] / "tools" / "icons.py"


async def test_a_page_names_manifest_icons_and_worker_and_all_are_there(anna: Visitor) -> None:
    page = (await anna.get("/")).text
    manifest = (await anna.get(static("skyhop.webmanifest"))).json()
    worker = re.search(r'data-worker="([^"]*)"', page)
    assert worker is not None

    answers = [await anna.get(f"/static/{icon['src']}") for icon in manifest["icons"]]

    assert static("skyhop.webmanifest") in page
    assert [answer.headers["Content-Type"] for answer in answers] == [icon["type"] for icon in manifest["icons"]]
    assert {"192x192", "512x512", "any"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert (await anna.get(worker[1])).headers["Content-Type"].startswith("text/javascript")


async def test_the_page_that_is_kept_is_the_same_for_everybody(anna: Visitor, ben: Visitor) -> None:
    await anna.start()

    kept = await anna.get("/offline")

    assert kept.text == (await ben.get("/offline")).text
    assert "set-cookie" not in kept.headers
    assert "token" not in kept.text


async def test_all_that_the_kept_page_needs_is_static(anna: Visitor) -> None:
    page = (await anna.get("/offline")).text
    needed = re.findall(r'(?:src|href)="(/static/[^"]*)"', page)

    assert {(await anna.get(address)).status_code for address in needed} == {200}
    assert static("theme.css") in needed


def test_the_icons_are_drawn_from_the_one_drawing() -> None:
    spec = importlib.util.spec_from_file_location("icons", ICONS)
    assert spec is not None
    assert spec.loader is not None
    icons = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(icons)

    assert {name: (STATIC / name).read_bytes() == data for name, data in icons.icons().items()} == dict.fromkeys(
        icons.PIXELS, True
    ), "run: python tools/icons.py"
    assert json.loads((STATIC / "skyhop.webmanifest").read_text("utf-8"))["scope"] == "/"
