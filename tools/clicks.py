"""Measurement of actions on the page: time from the click to the first movement, and time to the final picture.

Run it as `python -m tools.clicks` on an idle machine. A browser plays both games against a bot, at the usual pace. The
page itself reports when it starts and when it finishes to show an action.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.browser import aeronaut
from tests.browser.player import DUE, Player
from tests.chromium import executable
from tests.running_server import Server
from tools.reliability.figures import Figure, percentile, told

ACTIONS = 30
"""Number of actions in each game."""
FIRST, SETTLED = 60.0, 600.0
"""Maximum medians in milliseconds: to the first movement, and to the final picture."""
WATCHES = """
window.shown = [];
let clicked = 0;
addEventListener("click", () => (clicked = performance.now()), { capture: true });
const isOwn = ({ dataset }) => dataset.actor !== undefined && dataset.actor === dataset.seat;
document.addEventListener("picture-coming", ({ detail: { picture } }) => {
    if (!isOwn(picture)) return;
    const since = clicked;
    const isScored = /won|fulfilled/.test(picture.dataset.said ?? "");
    requestAnimationFrame(() => shown.push({ first: performance.now() - since, since, isScored, settled: null }));
});
document.addEventListener("picture-shown", ({ detail: { picture } }) => {
    const last = shown.at(-1);
    if (isOwn(picture) && last !== undefined) last.settled ??= performance.now() - last.since;
});
"""


class Action(NamedTuple):
    """Measured action: milliseconds from the click to the first movement and to the final picture.

    `is_scored` is True if the action won something.
    """

    first: float
    settled: float
    is_scored: bool


def main() -> int:
    """Play the matches and print the figures. Return the exit code."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        return told(_figures(browser, server.address))


def _figures(browser: Browser, address: str) -> Iterator[Figure]:
    games: dict[str, tuple[str, Callable[[Player, int], object]]] = {
        "balloon-cup": (DUE, Player.place_by_clicks),
        "aeronaut-odyssey": (aeronaut.DUE, aeronaut.act_by_mouse),
    }
    for game, (due, act) in games.items():
        actions = _actions(browser, address, game, due, act)
        quiet = [action for action in actions if not action.is_scored]
        yield Figure(f"{game}: actions", len(actions))
        yield Figure(f"{game}: click to first movement, p50 [ms]", percentile([a.first for a in actions], 0.5), FIRST)
        yield Figure(f"{game}: click to first movement, p95 [ms]", percentile([a.first for a in actions], 0.95))
        yield Figure(
            f"{game}: click to settled picture, p50 [ms]", percentile([a.settled for a in quiet], 0.5), SETTLED
        )
        yield Figure(f"{game}: click to settled picture, p95 [ms]", percentile([a.settled for a in quiet], 0.95))


def _actions(browser: Browser, address: str, game: str, due: str, act: Callable[[Player, int], object]) -> list[Action]:
    """Play matches of a game until there are `ACTIONS` measured actions. Return them."""
    actions: list[Action] = []
    while len(actions) < ACTIONS:
        context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
        context.add_init_script(WATCHES)
        player = Player(context, address, [])
        if game == aeronaut.GAME:
            aeronaut.begin(player, first="me")
        else:
            player.start(game, seat2="random", first="me")
        for number in range(ACTIONS):
            player.page.wait_for_selector(due)
            if player.page.locator(".bc-end, .ao-end").count():
                break
            before = player.version
            act(player, number)
            player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.page.wait_for_selector(due)
        found = player.page.evaluate("shown.filter(({ settled }) => settled !== null)")
        actions += [Action(each["first"], each["settled"], each["isScored"]) for each in found]
        context.close()
    return actions


if __name__ == "__main__":
    sys.exit(main())
