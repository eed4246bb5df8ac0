"""Tests of the page with all components: it looks right in each theme, and axe finds nothing."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.browser.accessibility import problems
from tests.browser.conftest import Opens

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SHOTS = os.environ.get("SKYHOP_SHOTS")
"""Folder for the photographs, or None."""
LOOKS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "grayscale": {"color_scheme": "light"},
    "forced": {"forced_colors": "active"},
    "text": {"color_scheme": "light"},
}
STYLES = {"grayscale": "html { filter: grayscale(1) }", "text": ":root { --text: 2 }"}


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("look", LOOKS)
def test_all_components_are_usable_in_every_look(open_browser: Opens, look: str, width: int) -> None:
    player = open_browser(bypass_csp=True, viewport={"width": width, "height": 844}, **LOOKS[look])
    page = player.page
    page.goto(f"{player.address}/components")
    if look in STYLES:
        page.add_style_tag(content=STYLES[look])
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"components-{look}-{width}.png"), full_page=True)

    # In forced colours, axe reads the colours of the style sheet, not those on the screen.
    found = [each for each in problems(page) if look != "forced" or not each.startswith("color-contrast")]
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
