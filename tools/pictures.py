"""Generator of the pictures in the documentation: screenshots of matches and rules, printed pages, maps and films.

Run it as `make pictures`. The program plays a match of each game against bots. It then takes screenshots in light and
dark colours, in shades of gray, on a phone and in each language. The matches on screenshots differ from run to run. The
films and the printed pages are always the same.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import aeronaut  # noqa: E402  the tests lie beside the tools, not in the package
from tests.browser.player import Player  # noqa: E402
from tests.chromium import executable  # noqa: E402
from tests.running_server import Server  # noqa: E402

from skyhop.boards.draw.styles import STYLES  # noqa: E402
from skyhop.boards.settings import SIZES  # noqa: E402
from skyhop.i18n import languages  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

IMAGES = ROOT / "docs" / "images"
COLOURS = 256
"""Number of colours in a picture, which makes the file three times smaller without a visible difference."""
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
ENGLISH, *OTHERS = languages()


class Shot(NamedTuple):
    """Screenshot of a match: its file name, the size and scale of the window, the colour scheme and the language."""

    name: str
    size: ViewportSize = LAPTOP
    scheme: Literal["light", "dark"] = "light"
    scale: int = 1
    language: str = ENGLISH


SHOTS = (
    Shot("table"),
    Shot("table-dark", scheme="dark"),
    Shot("table-grayscale"),
    Shot("table-phone", PHONE, scale=2),
    *(Shot(f"table-{tag}", language=tag) for tag in OTHERS),
)
TURNS = 16
"""Number of own turns before the picture, after which both sides have cubes and perhaps a trophy."""
ODYSSEY = (
    Shot("odyssey"),
    Shot("odyssey-dark", scheme="dark"),
    Shot("odyssey-phone", PHONE, scale=2),
    *(Shot(f"odyssey-{tag}", language=tag) for tag in OTHERS),
)
RULES = "/rules/balloon-cup/rio-grande"
SHOWN = ("--seed", "7", "--players", "2")
PRINTED = ("--seed", "42", "--size", "regular", "--expansions", "trajectories bonus multi wild thieves")
PAPER = {
    "paper-cards": ("balloon-cup", "--with", "cards"),
    "paper-tiles": ("balloon-cup", "--with", "tiles"),
    "paper-cubes": ("balloon-cup", "--with", "cubes"),
    "paper-rules": ("balloon-cup", "--with", "rules"),
    "paper-map": ("board", "--with", "map", "--pages", "9"),
    "paper-orders": ("board", "--with", "orders"),
    "paper-inventories": ("board", "--with", "inventories"),
    "paper-legend": ("board", "--with", "legend"),
    "paper-trajectories": ("board", "--with", "trajectories"),
}
"""Arguments of the commands that print the pages in the documentation, by the name of the picture."""
PAGE = 620
"""Width of the picture of a printed page, in pixels."""
GALLERY = 1000
"""Width of the picture of a sheet with twelve maps, in pixels."""
ALL_STYLES, STYLED = 1600, "2"
"""Width of the picture of maps in all sizes and styles, in pixels, and the seed of these maps."""
ACTIONS = 20
"""Number of own actions before the picture, after which the map has routes of all four players."""
FILMS = {"balloon-cup": (2, 60), "aeronaut-odyssey": (4, 92)}
"""Number of bots in the filmed matches, and the ply at which the film starts. The matches are always the same.

A film may take about 500 kB, or 800 kB with a map. The first frame with the land of the map takes most of this.
"""


def main() -> int:
    """Play the matches, and write all pictures and films. Return the exit code."""
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        player = Player(browser.new_context(viewport=LAPTOP), server.address, [])
        play_a_while(player)
        photograph(browser, player, SHOTS)
        player = Player(browser.new_context(viewport=LAPTOP), server.address, [])
        travel_a_while(player)
        photograph(browser, player, ODYSSEY)
        photograph_rules(browser, server.address)
        browser.close()
        print_maps(Path(data))
        draw_galleries(Path(data))
        make_films(Path(data))
    return 0


def make_films(folder: Path) -> None:
    """Let bots play a match of each game, and write a film of each match."""
    for game, (seats, first) in FILMS.items():
        journal, film = folder / f"{game}.jsonl", IMAGES / f"{game}.webp"
        run("simulate", game, "--seed", "1", "-o", str(journal), "--bots", *["greedy"] * seats)
        run("replay", str(journal), "--film", str(film), "--from", str(first))


def play_a_while(player: Player) -> None:
    """Play Balloon Cup by clicks until the middle of a match. If a match ends earlier, play another one."""
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
    """Play Aeronaut Odyssey with four seats until the middle of a match, at a moment when routes are highlighted."""
    lit = "html[data-state=still] .ao-lit[id^=route]"
    while True:
        player.begin(aeronaut.GAME, seat2="greedy", seat3="greedy", seat4="random", first="me")
        player.hurry()
        for number in range(2 * ACTIONS):
            if aeronaut.is_over(player) or (number >= ACTIONS and player.page.locator(lit).count()):
                break
            before = player.version
            aeronaut.act_by_mouse(player, number)
            player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        if not aeronaut.is_over(player):
            return


def photograph(browser: Browser, player: Player, shots: Sequence[Shot]) -> None:
    """Take several screenshots of the same position. In Balloon Cup, first choose a card."""
    cookies = player.context.storage_state()
    for shot in shots:
        context = browser.new_context(
            viewport=shot.size,
            color_scheme=shot.scheme,
            device_scale_factor=shot.scale,
            storage_state=cookies,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(f"{player.page.url}?lang={shot.language}")
        if shots is SHOTS:
            choose_the_best_lit(page)
        if shot.name.endswith("grayscale"):
            page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(300)
        kept(page, shot.name)
        context.close()


def photograph_rules(browser: Browser, address: str) -> None:
    """Take a screenshot of the rules in each language."""
    page = browser.new_page(viewport=LAPTOP)
    for tag in languages():
        page.goto(f"{address}{RULES}?lang={tag}")
        page.wait_for_timeout(300)
        kept(page, f"rules-{tag}")
    page.close()


def kept(page: Page, name: str) -> None:
    """Take a screenshot of a page, and save it as a picture of the documentation."""
    path = IMAGES / f"{name}.png"
    with Image.open(BytesIO(page.screenshot())) as taken:
        taken.convert("RGB").quantize(COLOURS).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def draw_galleries(folder: Path) -> None:
    """Draw a sheet of twelve maps for each size, a sheet of all sizes and styles, and a map in each style."""
    for size in SIZES:
        drawn = folder / f"{size}.png"
        run("board", "gallery", "--size", size, "-o", str(drawn))
        keep(drawn, f"boards/{size}", GALLERY)
    drawn = folder / "styles.png"
    run("board", "styles", "--names", "--seed", STYLED, "-o", str(drawn))
    keep(drawn, "boards/styles", ALL_STYLES)
    for style in STYLES:
        drawn = folder / f"{style}.png"
        run("board", "new", *SHOWN[:1], STYLED, "--style", style, "--names", "-o", str(drawn))
        keep(drawn, f"boards/{style}", GALLERY)


def print_maps(folder: Path) -> None:
    """Write the picture of a map, and pictures of printed pages. The printed rules have a picture in each language."""
    run("board", "new", *SHOWN, "-o", str(IMAGES / "map.svg"))
    board = str(folder / "map.json")
    run("board", "new", *PRINTED, "-o", board)
    for name, (source, *line) in PAPER.items():
        made = folder / f"{name}.png"
        run(*(("board", "print", board) if source == "board" else ("print", source)), *line, "-o", str(made))
        kept_page(folder, name)
    for tag in languages():
        made = folder / f"printed-{tag}.png"
        run("--language", tag, "board", "print", board, "--with", "rules", "-o", str(made))
        kept_page(folder, f"printed-{tag}")


def kept_page(folder: Path, name: str) -> None:
    """Save the first printed page with this name as a small picture of the documentation."""
    first = folder / f"{name}-1.png"
    keep(first if first.exists() else folder / f"{name}.png", name, PAGE)


def keep(drawn: Path, name: str, breadth: int) -> None:
    """Save a picture in the documentation. `breadth` is its width in pixels."""
    with Image.open(drawn) as picture:
        size = (breadth, round(breadth * picture.height / picture.width))
        picture.convert("RGB").resize(size, Image.Resampling.LANCZOS).quantize(COLOURS).save(
            IMAGES / f"{name}.png", optimize=True
        )


def run(*arguments: str) -> None:
    """Run a skyhop command. Raise `CalledProcessError` if it fails."""
    subprocess.run([sys.executable, "-m", "skyhop.cli", *arguments], check=True)


def choose_the_best_lit(page: Page) -> None:
    """Choose the card for which the page highlights the most places."""
    pieces = page.locator(".hand label:not(.bc-idle)")
    counts = []
    for number in range(pieces.count()):
        pieces.nth(number).click()
        counts.append(page.locator(".bc-target[data-lit]").count())
    pieces.nth(counts.index(max(counts))).click()


if __name__ == "__main__":
    sys.exit(main())
