"""Maps, cards and plates are the same pictures on systems with different fonts."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import matplotlib as mpl
import pytest
from playwright.sync_api import Browser, Page
from tests.amount import in_turn
from tests.browser import pages
from tests.browser.aeronaut import TINY
from tests.browser.conftest import Opens
from tests.chromium import executable
from tests.running_server import Server

pytestmark = pytest.mark.browser
FOLDER = Path(mpl.get_data_path()) / "fonts" / "ttf"
FONTS = ("DejaVuSans.ttf", "STIXGeneral.ttf")
"""Fonts that come with matplotlib. Chromium crashes on a system without any font."""
CONFIGURATION = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
ALONE = """async () => {
    const sheet = document.createElement("div");
    sheet.id = "sheet";
    sheet.style = "position: fixed; inset: 0; z-index: 999; display: flex; flex-wrap: wrap; background: #fff";
    const plates = [...document.querySelectorAll("symbol:has(text)")].map(({ id }) => `<use href="#${id}"/>`);
    for (const plate of plates) sheet.innerHTML += `<svg style="width: 150px; height: 210px">${plate}</svg>`;
    for (const map of document.querySelectorAll("#ao-map")) {
        const { width, height } = map.dataset;
        const copy = map.cloneNode(true);
        copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
        copy.style = `width: 1000px; height: ${Math.round(1000 * height / width)}px; --pixel: ${width / 1000}px`;
        sheet.append(copy);
    }
    document.body.append(sheet);
    await document.fonts.ready;
    return sheet.children.length;
}"""
"""Show a page's drawings alone, each at a size of its own: how large they are on the page is up to its other texts."""
FAMILIES = """() => [...document.querySelectorAll("svg text")].map((text) => getComputedStyle(text).fontFamily)"""
NAMES = """performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.includes("woff2"))"""
SIZES = """performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("woff2")).map(({ transferSize }) => transferSize)"""
MOST_BYTES = 60_000
SERIF = '"Libertinus Serif", Georgia, serif'
SCENES = in_turn(["ao-turn", "bc-choosing", "ao-six"], 3)
MAP = f"/boards/{TINY}.svg"


@pytest.fixture(scope="module")
def browsers(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Browser]]:
    """Two browsers: one on a system with a single sans-serif font, one on a system with a single serif font."""
    launched = {}
    for name in FONTS:
        folder = tmp_path_factory.mktemp(name)
        fonts = folder / "fonts"
        fonts.mkdir()
        shutil.copy(FOLDER / name, fonts)
        file = folder / "fonts.conf"
        file.write_text(CONFIGURATION.format(fonts=fonts, cache=folder / "cache"))
        environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(file)}
        launched[name] = browser.browser_type.launch(
            executable_path=executable(), args=["--no-sandbox"], env=environment
        )
    yield launched
    for each in launched.values():
        each.close()


def opened(browser: Browser, server: Server, name: str) -> Page:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block"
    )
    return pages.opened(context, server.address, name)


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
def test_a_table_draws_the_same_whatever_letters_the_system_has(
    browsers: dict[str, Browser], server: Server, scene: str
) -> None:
    pictures, counts, texts = {}, set(), set()
    for name, browser in browsers.items():
        page = opened(browser, server, scene)
        texts.add(page.screenshot())
        counts.add(page.evaluate(ALONE))
        pictures[name] = page.screenshot()
        page.context.close()

    assert len(texts) == 2, "the systems have the same letters, and nothing was compared"
    assert min(counts) > 0
    assert len(set(pictures.values())) == 1


@pytest.mark.slow
def test_a_map_that_leaves_the_page_is_the_same_too(browsers: dict[str, Browser], server: Server) -> None:
    pictures = {}
    for name, browser in browsers.items():
        page = browser.new_page()
        page.goto(server.address + MAP)
        assert page.locator("text").count() == 0
        pictures[name] = page.screenshot()
        page.close()

    assert len(set(pictures.values())) == 1


@pytest.mark.parametrize("scene", SCENES)
def test_all_that_is_written_in_drawings_is_in_letters_of_ours(open_browser: Opens, server: Server, scene: str) -> None:
    page = pages.opened(open_browser().context, server.address, scene)

    assert set(page.evaluate(FAMILIES)) == {SERIF}
    assert 0 < sum(page.evaluate(SIZES)) <= MOST_BYTES


@pytest.mark.parametrize("path", in_turn(["/", "/rules/balloon-cup", "/rules/aeronaut-odyssey"], 3))
def test_letters_of_a_page_come_with_it(browser: Browser, server: Server, path: str) -> None:
    page = browser.new_page()
    page.goto(server.address + path)
    page.evaluate("document.fonts.ready")
    used = {str(font).partition("?")[0] for font in page.evaluate(NAMES)}
    preloaded = page.locator("link[rel=preload][as=font]").evaluate_all("links => links.map(({ href }) => href)")

    assert used
    assert {font.partition("?")[0] for font in preloaded} == used
    page.close()
