"""Screenshots of pages before scrolling: the lobby, an invitation for host and guest, and the boards of both games.

Run it as `python -m tools.first_screens FOLDER`. If an important element of a page is not visible, the program names
the element and exits with 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.chromium import executable
from tests.running_server import Server

SIZES = ((1280, 800), (1024, 768), (740, 360), (390, 844), (320, 568), (600, 900))
SCHEMES = ("light", "dark")
FIRST = {
    "lobby": "#play button, button:has-text('Play')",
    "inviter": "#invitation",
    "invited": "#free-seat, .sit-down",
    "balloon-cup": "#table",
    "aeronaut-odyssey": "#table",
}
"""Elements that must be visible without scrolling, by page."""


def main() -> int:
    """Take all screenshots, and print the missing elements. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for size in SIZES:
            for scheme in SCHEMES if size == SIZES[4] else SCHEMES[:1]:
                missing += _screens(browser, server.address, folder, size, scheme)
    for line in missing:
        print(line, file=sys.stderr)
    return bool(missing)


def _screens(browser: Browser, address: str, folder: Path, size: tuple[int, int], scheme: str) -> list[str]:
    """Take the screenshots for one window size. Return a line for each element that is not visible."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    own, other = (browser.new_context(viewport=viewport, color_scheme=scheme, locale="en") for _guest in range(2))  # type: ignore[arg-type]  # one of the words
    host, guest, missing = own.new_page(), other.new_page(), list[str]()

    def take(page: Page, name: str) -> None:
        page.wait_for_load_state()
        if name != "lobby":
            page.wait_for_selector("html[data-scripted]")
        page.wait_for_timeout(500)
        path = folder / f"{name}-{size[0]}x{size[1]}{'-dark' if scheme == 'dark' else ''}.png"
        page.screenshot(path=path)
        box = page.locator(FIRST[name]).first.bounding_box()
        if box is None or box["y"] < 0 or box["y"] >= size[1]:
            missing.append(f"{path.name}: {FIRST[name]} is not in the first screen")

    host.goto(address)
    take(host, "lobby")
    _begin(host, address, "balloon-cup", "friend")
    take(host, "inviter")
    guest.goto(host.url)
    take(guest, "invited")
    for game in ("balloon-cup", "aeronaut-odyssey"):
        _begin(host, address, game, "passenger")
        take(host, game)
    own.close()
    other.close()
    return missing


def _begin(page: Page, address: str, game: str, opponent: str) -> None:
    """Start a match with the fields of the lobby's form, without opening the folded parts of the form."""
    page.goto(f"{address}/")
    token = page.locator("input[name=token]").first.input_value()
    fields = {"game": game, "opponent": opponent, "seat2": opponent, "sent": "1", "first": "0", "token": token}
    inputs = "".join(f'<input name="{name}" value="{value}">' for name, value in fields.items())
    page.evaluate(
        "inputs => { const form = document.createElement('form'); form.method = 'post'; form.action = '/matches';"
        " form.innerHTML = inputs; document.body.append(form); form.submit(); }",
        inputs,
    )
    page.wait_for_url("**/matches/**")


if __name__ == "__main__":
    sys.exit(main())
