"""Take the pictures of the table that the documentation shows: a real match in a real browser, and a film of each game.

Run it as `make pictures`. A match of each game is played for a while against bots, then photographed by day and by
night, in shades of gray, and on a phone. Each run shows other matches; only the films are always the same.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import aeronaut  # noqa: E402  the tests lie beside the tools, not in the package
from tests.browser.player import Player  # noqa: E402
from tests.chromium import executable  # noqa: E402
from tests.server import Server  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

IMAGES = ROOT / "docs" / "images"
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
Shot = tuple[str, ViewportSize, Literal["light", "dark"], int]
SHOTS: tuple[Shot, ...] = (
    ("table", LAPTOP, "light", 1),
    ("table-dark", LAPTOP, "dark", 1),
    ("table-grayscale", LAPTOP, "light", 1),
    ("table-phone", PHONE, "light", 2),
)
TURNS = 16
"""So many own turns in, there are cubes and perhaps a trophy on both sides."""
ODYSSEY: tuple[Shot, ...] = (
    ("odyssey", LAPTOP, "light", 1),
    ("odyssey-dark", LAPTOP, "dark", 1),
    ("odyssey-phone", PHONE, "light", 2),
)
ACTIONS = 34
"""So many own actions in, the map has routes of all four players."""
FILMS = {"balloon-cup": (2, 60), "aeronaut-odyssey": (4, 92)}
"""How many bots play the matches that are filmed, always the same ones, and from which ply on: 600 kB are to do."""


def main() -> int:
    """Play, take all pictures, say where they are."""
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        player = Player(browser.new_context(viewport=LAPTOP), server.address, [])
        play_a_while(player)
        photograph(browser, player, SHOTS)
        player = Player(browser.new_context(viewport=LAPTOP), server.address, [])
        travel_a_while(player)
        photograph(browser, player, ODYSSEY)
        browser.close()
        make_films(Path(data))
    return 0


def make_films(folder: Path) -> None:
    """Let bots play a match of each game, and film it."""
    for game, (seats, first) in FILMS.items():
        journal, film = folder / f"{game}.jsonl", IMAGES / f"{game}.webp"
        simulate = ["simulate", game, "--seed", "1", "-o", str(journal), "--bots", *["greedy"] * seats]
        for line in (simulate, ["replay", str(journal), "--film", str(film), "--from", str(first)]):
            subprocess.run([sys.executable, "-m", "skyhop.cli", *line], check=True)


def play_a_while(player: Player) -> None:
    """Play by clicks until the middle of a match; another match where it ended before."""
    while True:
        player.start(seat2="greedy", first="me")
        player.hurry()
        for number in range(TURNS):
            if player.is_over():
                break
            before = player.version
            player.place_by_clicks(number)
            player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        if not player.is_over() and player.page.locator(".hand label:not(.bc-idle)").count() >= 3:
            return


def travel_a_while(player: Player) -> None:
    """Play Aeronaut Odyssey with four, until routes and cities light up in the middle of a match."""
    lit = "html[data-state=still] .ao-lit[id^=route]"
    while True:
        player.start(aeronaut.GAME, seat2="greedy", seat3="greedy", seat4="random", first="me")
        player.hurry()
        for number in range(2 * ACTIONS):
            if aeronaut.is_over(player) or (number >= ACTIONS and player.page.locator(lit).count()):
                break
            before = player.version
            aeronaut.act_by_mouse(player, number)
            player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        if not aeronaut.is_over(player):
            return


def photograph(browser: Browser, player: Player, shots: tuple[Shot, ...]) -> None:
    """Take pictures of the same position; at Balloon Cup a card is chosen."""
    cookies = player.context.storage_state()
    for name, size, scheme, scale in shots:
        context = browser.new_context(
            viewport=size,
            color_scheme=scheme,
            device_scale_factor=scale,
            storage_state=cookies,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(player.page.url)
        if shots is SHOTS:
            choose_the_best_lit(page)
        if name.endswith("grayscale"):
            page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(300)
        path = IMAGES / f"{name}.png"
        page.screenshot(path=path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
        context.close()


def choose_the_best_lit(page: Page) -> None:
    """Choose the card that lights up most places."""
    pieces = page.locator(".hand label:not(.bc-idle)")
    counts = []
    for number in range(pieces.count()):
        pieces.nth(number).click()
        counts.append(page.locator(".bc-target[data-lit]").count())
    pieces.nth(counts.index(max(counts))).click()


if __name__ == "__main__":
    sys.exit(main())
