"""Person who plays Aeronaut Odyssey without knowledge of the rules, by highlights and questions alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator
from tests.browser.player import FIRST_TURNS, MOST_TURNS, Player

from skyhop.boards.settings import settings, share_code

GAME = "aeronaut-odyssey"
TINY = share_code(settings({"size": "tiny", "players": 2, "seed": 3, "expansions": ""}))
DUE = "html[data-state=still] :is(.ao-own, .ao-end)"
QUESTION = ".ao-prompt:not(#ao-chooser)"
TAPS = f"{QUESTION} :is(.ao-row .ao-chip:not([aria-disabled=true]), .ao-answers:not(.ao-spelled) .ao-choice)"
WAYS = "#ao-chooser:not([hidden]) .ao-choice"
MOST_TAPS = 5
ON_IT = """place => {
    place.closest(".ao-view").scrollIntoView({block: "center"});
    const shape = place.querySelector(".ao-line, .ao-spot");
    const way = shape.matches(".ao-line") && document.querySelector(shape.getAttribute("href"));
    const spot = way
        ? way.getPointAtLength(way.getTotalLength() / 2)
        : {x: shape.cx.baseVal.value, y: shape.cy.baseVal.value};
    const at = new DOMPoint(spot.x, spot.y).matrixTransform(shape.getScreenCTM());
    return [at.x, at.y];
}"""
"""Script that returns the point to click on a place. For a bent route, it is not the middle of the bounding box."""


def begin(player: Player, **choices: str) -> None:
    """Begin a match against a random bot on a tiny board, without a look at the lobby."""
    player.begin(GAME, seat2="random", **{"sent": "1", "option.board": "code", "option.board.code": TINY}, **choices)


def start(player: Player, **choices: str) -> None:
    """Begin such a match in the lobby."""
    player.page.goto(f"{player.address}/?game={GAME}&code={TINY}")
    form = player.form(GAME)
    player.unfold(GAME)
    form.locator('select[name="seat2"]').select_option("random")
    for name, value in choices.items():
        form.locator(f'input[name="{name}"][value="{value}"]').check()
    form.locator("text=Start this match").click()
    player.page.wait_for_selector("#table")


def is_over(player: Player) -> bool:
    player.page.wait_for_selector(DUE)
    return player.page.locator(".ao-end").count() > 0


def place(player: Player, number: int) -> Locator:
    """Find a place that lights up; routes are preferred, so that the match goes on."""
    routes = player.page.locator(".ao-lit[id^=route]")
    lit = routes if number % 3 and routes.count() else player.page.locator(".ao-lit")
    return lit.nth(number % lit.count())


def play(player: Player, act: Callable[[int], None], *, skipping: int = 0) -> int:
    """Act again and again until the match is over, but skip so many actions after the first; give how often."""
    for number in range(MOST_TURNS):
        if is_over(player):
            return number
        if number == FIRST_TURNS and skipping:
            player.skip(skipping)
            player.hurry()
            continue
        before = player.version
        act(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    message = "this match does not end"
    raise AssertionError(message)


def answer(player: Player, number: int, press: Callable[[Locator], None] = Locator.click) -> bool:
    """Press what answers the question that is asked, one chip after another; say whether there was one."""
    if not player.page.locator(QUESTION).count():
        return False
    for step in range(MOST_TAPS):
        taps = player.page.locator(TAPS)
        press(taps.nth((number + step) % taps.count()))
        if not player.page.locator(f"{QUESTION}:has([data-part].ao-slot):has(.ao-slot:not([data-part]))").count():
            break
    return True


def choose(player: Player, press: Callable[[Locator], None] = Locator.click) -> None:
    """Take the first way where there are several."""
    if player.page.locator(WAYS).count():
        press(player.page.locator(WAYS).first)


def act_by_mouse(player: Player, number: int) -> None:
    """Answer what is asked, or press a place that lights up."""
    if not answer(player, number):
        player.page.mouse.click(*place(player, number).evaluate(ON_IT))
        choose(player)
