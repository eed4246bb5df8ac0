"""The page is usable by everybody: axe finds nothing, nothing is cut off, motion is reduced where it is unwanted."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, expect
from tests.amount import in_turn
from tests.browser import pages
from tests.browser.accessibility import problems
from tests.browser.conftest import Opens
from tests.browser.layout import DRAWN
from tests.browser.waiting import wait_until
from tests.running_server import Server

pytestmark = pytest.mark.browser
SORTED = """() => {
    const ranks = [...document.querySelectorAll(".hand label")].map((card) => Number(card.dataset.rank));
    return ranks.length > 1 && ranks.every((rank, place) => place === 0 || ranks[place - 1] <= rank);
}"""
STOPS_AT_ITS_END = """() => {
    document.documentElement.dataset.speed = "400";
    const { pause } = Animation.prototype;
    Animation.prototype.pause = function () {
        this.currentTime = this.effect.getComputedTiming().endTime;
        pause.call(this);
    };
}"""
"""Let a picture come for most of a minute, and what is stopped be at its end already, as where a frame comes late."""
SCHEMES = ("light", "dark")
BUTTONS = ("sound", "sorting")
SIZES = ((360, 740), (768, 1024), (1280, 800), (1920, 1080))


COLOURS = """() => [document.documentElement, ...document.querySelectorAll("body, body *")].map((element) => {
    const { color, backgroundColor, borderTopColor, fill, stroke, stopColor, boxShadow } = getComputedStyle(element);
    return [element.tagName, color, backgroundColor, borderTopColor, fill, stroke, stopColor, boxShadow].join(" ");
})"""


def problems_once_drawn(page: Page) -> list[str]:
    """Return the problems that axe finds on a page after it was drawn completely."""
    page.evaluate(DRAWN)
    return problems(page)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing(open_browser: Opens, scheme: str) -> None:
    player = open_browser(color_scheme=scheme)
    player.page.goto(player.address)
    for game in ("aeronaut-odyssey", "balloon-cup"):
        player.unfold(game)
    found = {"lobby": problems_once_drawn(player.page)}
    player.begin(seat2="random", first="me")
    player.is_over()
    found["table"] = problems_once_drawn(player.page)
    player.fitting_piece().click()
    found["choosing"] = problems_once_drawn(player.page)
    in_words = player.new_page()
    in_words.goto(f"{player.page.url}/text")
    found["words"] = problems_once_drawn(in_words)
    player.page.click("h1 a")
    player.page.wait_for_selector("#side-panel .summary")
    found["panel"] = problems_once_drawn(player.page)
    player.page.keyboard.press("Escape")
    player.resign()
    player.page.wait_for_selector(".bc-end")
    player.page.wait_for_timeout(400)
    found["end"] = problems_once_drawn(player.page)
    player.page.goto(f"{player.address}/rules/balloon-cup/rio-grande")
    found["rules"] = problems_once_drawn(player.page)
    player.page.goto(f"{player.address}/settings")
    found["settings"] = problems_once_drawn(player.page)

    assert {name: [] for name in found} == found


@pytest.mark.slow
@pytest.mark.parametrize("name", pages.NAMES)
def test_a_dark_page_is_printed_in_the_colours_of_a_light_one(open_browser: Opens, server: Server, name: str) -> None:
    page = pages.opened(open_browser().context, server.address, name)
    page.emulate_media(media="print", color_scheme="light")
    light = page.evaluate(COLOURS)
    printed = {}
    dark: tuple[tuple[str, Literal["light", "dark"]], ...] = (("system", "dark"), ("dark", "light"), ("dark", "dark"))
    for theme, scheme in dark:
        page.emulate_media(media="print", color_scheme=scheme)
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        printed[theme, scheme] = page.evaluate(COLOURS)
    page.emulate_media(media="screen", color_scheme="dark")

    assert printed == dict.fromkeys(printed, light)
    assert page.evaluate(COLOURS) != light


@pytest.mark.slow
def test_recovery_codes_are_printed_with_the_name_and_the_day_alone(open_browser: Opens) -> None:
    player = open_browser()
    player.page.goto(f"{player.address}/account")
    player.page.fill("#name", "Printer of codes")
    player.page.fill("#passphrase", "four words of mine")
    player.page.click("form[action='/account'] button")
    player.page.wait_for_selector(".codes")
    codes = player.page.locator(".codes code").all_inner_texts()
    player.page.evaluate("() => { window.print = () => (document.title = 'printed'); }")

    player.page.get_by_role("button", name="Print").click()
    expect(player.page).to_have_title("printed")

    player.page.emulate_media(media="print")
    title, whose, *printed = filter(None, player.page.locator("body").inner_text().split("\n"))

    assert (title, printed) == ("Recovery codes", codes)
    assert re.fullmatch(r"Printer of codes · \d{4}-\d\d-\d\d", whose)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", in_turn(["aeronaut-odyssey", "balloon-cup"], 2))
def test_a_question_of_the_quiz_and_its_answers_are_in_the_first_screen(
    open_browser: Opens, game: str, size: tuple[int, int]
) -> None:
    width, height = size
    player = open_browser(viewport={"width": width, "height": height})
    for seed in range(1, 6):
        player.page.goto(f"{player.address}/quiz/{game}?seed={seed}")
        expect(player.page.locator("#asked")).to_be_in_viewport(ratio=1)
        foot = player.page.locator(".sections").bounding_box()
        last = player.page.locator(".answer").last.bounding_box()
        assert foot is not None
        assert last is not None
        assert last["y"] + last["height"] <= (foot["y"] if width < 960 else height)

    player.page.locator(".answer").first.click()
    expect(player.page.locator(".told h2")).to_be_in_viewport(ratio=1)


def test_nothing_scrolls_sideways_targets_are_large_and_the_hand_is_seen(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 360, "height": 740})
    player.begin(seat2="random", first="me")
    player.is_over()
    hand = player.page.locator(".bc-hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 740
    player.fitting_piece().click()

    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate("document.documentElement.scrollWidth") == width
        for target in player.page.locator(".bc-target[data-lit], .hand label").all():
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44


def test_reduced_motion_moves_nothing(open_browser: Opens) -> None:
    player = open_browser(reduced_motion="reduce")
    player.begin(seat2="random", first="me")
    player.is_over()
    player.fitting_piece().click()

    moving = "document.getAnimations().filter(a => a.effect.getKeyframes().some(f => 'transform' in f)).length"
    player.lit().click()
    assert player.page.evaluate(moving) == 0
    assert not player.is_over()


def test_a_press_while_a_picture_comes_holds_back_nothing_that_follows(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    page = player.page
    player.is_over()
    player.fitting_piece().click()
    page.evaluate(STOPS_AT_ITS_END)

    player.lit().click()
    page.wait_for_selector("html[data-state=moving]")
    wait_until(page, "document.getElementById('table').getAnimations().length > 0")
    player.hurry()
    page.locator("#table summary:visible").first.click()

    assert not player.is_over()


def test_what_the_other_does_is_said_in_words(open_browser: Opens) -> None:
    player = open_browser()
    player.listen()
    player.begin(seat2="random", first="me")
    player.hurry()
    player.is_over()
    player.place_by_clicks(0)
    player.page.wait_for_selector("#table[data-own]:not([data-ply='2'])")

    assert player.heard()[0].startswith("You placed ")
    assert player.heard()[1].startswith("Random bot placed ")


def test_escape_lays_the_chosen_card_back(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    player.is_over()
    player.fitting_piece().click()
    expect(player.lit()).to_be_visible()

    player.page.keyboard.press("Escape")

    expect(player.page.locator(".bc-target[data-lit]")).to_have_count(0)


def test_the_focus_stays_in_the_hand_of_whoever_plays_by_keys(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    player.hurry()

    for _turn in range(4):
        assert not player.is_over()
        if player.settle_by_clicks():
            continue
        before = player.version
        player.fitting_piece().locator("input").focus()
        player.page.keyboard.press("Enter")
        player.page.keyboard.press("Enter")
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        where = ":focus" if player.is_over() else ":is(.hand, .claims) :focus"
        expect(player.page.locator(where)).to_have_count(1)


def test_enter_leads_from_a_card_to_the_players_own_side(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")

    player.fitting_piece().locator("input").focus()
    player.page.keyboard.press("Enter")

    focused = player.page.evaluate("document.activeElement.getBoundingClientRect().y")
    lit = player.page.locator(".bc-target[data-lit]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().y)"
    )
    assert focused == max(lit)


def test_the_hand_is_sorted_as_one_likes_and_stays_so(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    player.hurry()
    player.is_over()

    player.page.click("#sorting")
    wait_until(player.page, SORTED)
    before = player.version
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    player.is_over()
    wait_until(player.page, SORTED)


def test_sound_is_off_until_switched_on(open_browser: Opens) -> None:
    player = open_browser()
    player.start()
    sound = player.page.locator("#sound")

    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_what_happens_is_read_aloud_once_that_is_switched_on(open_browser: Opens) -> None:
    player = open_browser()
    player.page.add_init_script("speechSynthesis.speak = ({lang, text}) => (document.body.title += `${lang}: ${text}`)")
    player.listen()
    player.begin(seat2="random", first="me")
    player.hurry()
    player.is_over()
    player.place_by_clicks(0)
    player.page.wait_for_selector("#table[data-own]:not([data-ply='2'])")
    assert "You placed " in player.heard()[0]
    expect(player.page.locator("body")).not_to_have_attribute("title", re.compile("."))

    player.page.evaluate("document.documentElement.dataset.voice = 'on'")
    player.is_over()
    player.place_by_clicks(0)

    expect(player.page.locator("body")).to_have_attribute("title", re.compile("en: You placed "))


def test_buttons_are_there_from_when_they_listen(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    held: list[Route] = []
    player.page.route("**/table/table.js*", lambda route: held.append(route))  # noqa: PLW0108 - playwright marks what it is given
    player.page.goto(player.page.url, wait_until="commit")
    player.page.wait_for_selector("#table")

    buttons = [player.page.locator(f"#{name}") for name in BUTTONS]
    for button in buttons:
        expect(button).to_be_hidden()
    held[0].continue_()
    for button in buttons:
        expect(button).to_be_visible()


def test_without_javascript_no_button_is_shown_that_needs_it(open_browser: Opens) -> None:
    player = open_browser(java_script_enabled=False)
    player.begin(seat2="random", first="me")

    for name in BUTTONS:
        assert player.page.locator(f"#{name}").count() == 1
        expect(player.page.locator(f"#{name}")).to_be_hidden()


BOXES = """() => Object.fromEntries(["#2A243A", "#F2FFF6", "#B4BAC1"].map((fill) => {
    const body = document.querySelector(`#ao-routes g > [fill="${fill}"]`);
    if (body === null) return [fill, null];
    const box = body.parentElement.querySelector("[fill-opacity]");
    const land = document.createElement("i");
    land.style.color = "var(--ao-land)";
    document.body.append(land);
    return [fill, [getComputedStyle(box).fill, getComputedStyle(body).stroke, getComputedStyle(land).color]];
}))"""
"""Colours of the writing box and the edge of a black, a white and a gray space, and of the land."""
LEAST_CONTRAST = 3.0
"""WCAG 1.4.11, for parts of drawings."""


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_black_routes_are_dark_on_dark_maps_and_apart_from_white_ones(open_browser: Opens, scheme: str) -> None:
    player = open_browser(color_scheme=scheme)
    player.begin("aeronaut-odyssey", seat2="me", ruleset="capital")
    colours = player.page.evaluate(BOXES)
    black, white = colours["#2A243A"], colours["#F2FFF6"]
    box, edge, land = (luminance(colour) for colour in black)

    assert contrast(edge, land) >= LEAST_CONTRAST
    assert (contrast(box, luminance(white[0])) >= LEAST_CONTRAST) == (scheme == "dark")


def luminance(colour: str) -> float:
    """WCAG's relative luminance of a colour as browsers write it."""
    shares = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    """WCAG's contrast of two luminances."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
