"""Take the pictures of the table that the documentation shows: a real match in a real browser, and a film of each game.

Run it as `make pictures`. A match of each game is played for a while against bots, then photographed by day and by
night, in shades of gray, on a phone, and in every language, as the rules are and what is printed. Each run shows other
matches; films and paper are always the same.
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
    """Picture of a match: its name, and its point of view."""

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
"""Pages that the documentation shows, by what is printed."""
PAGE = 620
"""Pixels: breadth of a page's picture."""
GALLERY = 1000
"""And of twelve maps on a sheet."""
ALL_STYLES, STYLED = 1600, "2"
"""And of maps of all sizes in all styles; the seed of these."""
ACTIONS = 20
"""Number of own actions before the picture, after which the map has routes of all four players."""
FILMS = {"balloon-cup": (2, 60), "aeronaut-odyssey": (4, 92)}
"""Number of bots in the filmed matches, and the ply at which the film starts. The matches are always the same.

Some 500 kB are to do, and 800 where there is a map: the first picture of its land has most of them.
"""


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
        photograph_rules(browser, server.address)
        browser.close()
        print_maps(Path(data))
        draw_galleries(Path(data))
        make_films(Path(data))
    return 0


def make_films(folder: Path) -> None:
    """Let bots play a match of each game, and film it."""
    for game, (seats, first) in FILMS.items():
        journal, film = folder / f"{game}.jsonl", IMAGES / f"{game}.webp"
        run("simulate", game, "--seed", "1", "-o", str(journal), "--bots", *["greedy"] * seats)
        run("replay", str(journal), "--film", str(film), "--from", str(first))


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
    """Take pictures of the same position; at Balloon Cup a card is chosen."""
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
    """Take a picture of the rules in every language."""
    page = browser.new_page(viewport=LAPTOP)
    for tag in languages():
        page.goto(f"{address}{RULES}?lang={tag}")
        page.wait_for_timeout(300)
        kept(page, f"rules-{tag}")
    page.close()


def kept(page: Page, name: str) -> None:
    """Keep what is on the screen as a picture of the documentation."""
    path = IMAGES / f"{name}.png"
    with Image.open(BytesIO(page.screenshot())) as taken:
        taken.convert("RGB").quantize(COLOURS).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def draw_galleries(folder: Path) -> None:
    """Draw twelve maps of each size on a sheet, and maps of all sizes in all styles."""
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
    """Draw a map, show pages of what is printed, and those with the rules in every language."""
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
    """Keep the first page that was printed under a name, as small as a page of the documentation wants it."""
    first = folder / f"{name}-1.png"
    keep(first if first.exists() else folder / f"{name}.png", name, PAGE)


def keep(drawn: Path, name: str, breadth: int) -> None:
    """Keep a picture under a name, so many pixels broad."""
    with Image.open(drawn) as picture:
        size = (breadth, round(breadth * picture.height / picture.width))
        picture.convert("RGB").resize(size, Image.Resampling.LANCZOS).quantize(COLOURS).save(
            IMAGES / f"{name}.png", optimize=True
        )


def run(*arguments: str) -> None:
    """Run a command of skyhop."""
    subprocess.run([sys.executable, "-m", "skyhop.cli", *arguments], check=True)


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
