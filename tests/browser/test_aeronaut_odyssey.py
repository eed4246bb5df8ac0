"""Aeronaut Odyssey in a browser: by mouse, by keys alone, by finger, without JavaScript; and what it looks like."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.accessibility import problems
from tests.browser.aeronaut import (
    DUE,
    GAME,
    ON_IT,
    QUESTION,
    TAPS,
    TINY,
    act_by_mouse,
    answer,
    begin,
    choose,
    is_over,
    place,
    play,
    start,
)
from tests.browser.conftest import Opens
from tests.browser.test_hints import await_engine

pytestmark = pytest.mark.browser
COUNTS_FORCED = """() => {
    window.forced = 0;
    document.addEventListener("picture-shown", () => (forced += document.querySelectorAll("[data-forced]").length));
}"""
PLACES = """() => ["#ao-view", ".ao-aside"].map(
    (part) => document.querySelector(part).getBoundingClientRect().top + scrollY
)"""
"""Where the map is on the page, and what is below all its panels."""
NOTES_PLACES = """() => {
    window.tops = [];
    document.addEventListener("picture-shown", () =>
        tops.push(document.getElementById("ao-view").getBoundingClientRect().top + scrollY));
}"""
TELLS_MUCH = """() => {
    const info = document.getElementById("ao-info");
    info.textContent = "costs 3 red ".repeat(30);
    info.hidden = false;
}"""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.mark.slow
def test_a_match_by_mouse_from_the_lobby_to_the_end(open_browser: Opens) -> None:
    player = open_browser(reduced_motion="no-preference")
    start(player, first="me")
    player.hurry()

    assert play(player, lambda number: act_by_mouse(player, number), skipping=8) > 5
    expect(player.page.locator(".ao-end h2")).to_have_text(re.compile("won|share the win"))
    assert player.page.locator(".ao-end tbody tr").count() == 2
    player.page.click("text=Another map")
    player.page.wait_for_selector("#table:not(:has(.ao-end)) .ao-map")


@pytest.mark.slow
def test_what_alone_the_rival_can_do_is_done_by_itself(open_browser: Opens) -> None:
    """Two decide in turn, and the person here only their own part, and where the rival has a choice."""
    player = open_browser()
    player.page.goto(f"{player.address}/?game={GAME}&code={TINY}")
    form = player.form(GAME)
    form.locator('input[name="players"][value="1"]').check()
    form.locator("text=Start this match").click()
    player.page.wait_for_selector("#table")
    player.hurry()
    player.page.evaluate(COUNTS_FORCED)

    for number in range(60):
        player.page.wait_for_selector("html[data-state=still] :is(.ao-own:not([data-forced]), .ao-end)")
        if is_over(player) or player.page.evaluate("forced") > 1:
            break
        before = player.version
        act_by_mouse(player, number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")

    assert player.page.evaluate("forced") > 0


@pytest.mark.slow
def test_a_letter_means_one_thing_on_the_map_and_beside_it(open_browser: Opens) -> None:
    player = open_browser()
    begin(player, first="me")
    await_engine(player)
    player.page.focus("#ao-view")
    player.page.keyboard.press("c")
    expect(player.page.locator("#ao-view .ao-place:focus")).to_have_id(re.compile("^city-"))
    player.page.keyboard.press("h")

    expect(player.page.locator(".hints")).to_be_visible()


@pytest.mark.slow
def test_a_match_by_keys_alone_and_all_of_it_is_announced(open_browser: Opens) -> None:
    player = open_browser()
    player.listen()
    begin(player, first="me")
    player.hurry()
    page = player.page

    def tab_to(selector: str) -> None:
        for _step in range(90):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        message = f"no key leads to {selector}"
        raise AssertionError(message)

    def act(number: int) -> None:
        if page.locator(QUESTION).count():
            tab_to(TAPS)
            answer(player, number, lambda _chip: page.keyboard.press("Enter"))
            return
        tab_to("#ao-view, .ao-place")
        for _place in range(1 + number % 4):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        choose(player, lambda _way: page.keyboard.press("Enter"))

    assert play(player, act) > 5
    assert player.has_heard_all()


def test_the_map_is_one_stop_and_arrows_lead_to_every_city_and_along_every_route(open_browser: Opens) -> None:
    player = open_browser()
    begin(player, first="me")
    page = player.page
    page.wait_for_selector(DUE)

    def go(*keys: str) -> str:
        for key in keys:
            page.keyboard.press(key)
        return str(page.evaluate("document.activeElement.id"))

    names = page.locator(".ao-place").evaluate_all("places => places.map(({ id }) => id)")
    ends = {name: {f"city-{end[0]}" for end in name.split("-")[1:]} for name in names if name.startswith("route")}
    page.focus("#ao-view")
    start = go("ArrowLeft")
    found, left = {start}, [start]
    while left:
        city = left.pop()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            page.focus(f"#{city}")
            left += {go(key)} - found
            found |= set(left)
    assert found == {name for name in names if name.startswith("city")}
    page.focus(f"#{start}")
    leading = [route for route in ends if start in ends[route]]
    gone = [go("r") for _route in leading]
    assert sorted(leading) == sorted(gone)
    assert {go("e")} == ends[gone[-1]] - {start}
    expect(page.locator("#ao-ring")).to_be_attached()
    expect(page.locator('#ao-view[tabindex="0"], #ao-view [tabindex="0"]')).to_have_count(1)
    go("Tab")
    expect(page.locator("[data-zoom=in]")).to_be_focused()
    expect(page.locator("#ao-ring")).to_have_count(0)


def test_a_match_on_a_phone_by_finger_in_which_the_map_stays_where_it_is(open_browser: Opens) -> None:
    player = open_browser(**PHONE)
    begin(player, first="me")
    player.hurry()
    top = player.page.evaluate(PLACES)[0]
    player.page.evaluate(NOTES_PLACES)

    def act(number: int) -> None:
        if not answer(player, 0, Locator.tap):
            player.page.touchscreen.tap(*place(player, number).evaluate(ON_IT))
            choose(player, Locator.tap)
        expect(player.page.locator("#confirm")).to_be_visible()
        expect(player.page.locator("#ao-info")).to_be_hidden()
        player.agree()

    for number in range(6):
        assert not is_over(player)
        before = player.version
        act(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    assert player.page.evaluate("document.documentElement.scrollWidth") == 360
    assert set(player.page.evaluate("tops")) == {top}, "through turns and questions"
    assert not is_over(player)  # the answer of the bot is shown
    places = player.page.evaluate(PLACES)
    player.page.evaluate(TELLS_MUCH)
    assert player.page.evaluate(PLACES) == places, "through a long description of a city"


COVERS_ITS_SUBJECT = """panel => {
    const box = panel.getBoundingClientRect();
    const under = [...document.querySelectorAll(".ao-place")].filter(place => {
        const at = place.getBoundingClientRect();
        return at.right > box.left && at.left < box.right && at.bottom > box.top && at.top < box.bottom;
    });
    panel.dataset.about = under.map(place => place.id).join(" ");
}"""
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_a_question_lies_beside_its_city_and_takes_balloons_by_chips(open_browser: Opens) -> None:
    player = open_browser()
    begin(player, first="me")
    player.hurry()
    page = player.page
    for number in range(9):
        assert not is_over(player)
        if page.locator(".ao-tray").count():
            break
        before = player.version
        if not answer(player, number):
            page.mouse.click(*page.locator(".ao-lit[id^=city]").first.evaluate(ON_IT))
            choose(player)
        page.wait_for_selector(f"#table:not([data-version='{before}'])")
    panel, taken = page.locator(QUESTION), page.locator(".ao-slot[data-part]")
    chip = page.locator(".ao-row .ao-chip").first

    def box() -> dict[str, float]:
        return dict(panel.bounding_box() or {})  # type: ignore[arg-type]

    x, y = page.locator(f"#{(panel.get_attribute('data-about') or '').split()[0]}").evaluate(ON_IT)
    assert not (box()["x"] < x < box()["x"] + box()["width"] and box()["y"] < y < box()["y"] + box()["height"])
    panel.evaluate(COVERS_ITS_SUBJECT)
    place = chip.bounding_box()
    chip.focus()
    page.keyboard.press("Enter")
    expect(taken).to_have_count(1)
    page.evaluate(TWO_FRAMES)
    assert chip.bounding_box() == place, "between two balloons"
    page.keyboard.press("Escape")
    expect(taken).to_have_count(0)
    expect(chip).to_be_focused()
    chip.click()
    taken.click()
    expect(taken).to_have_count(0)
    start = box()
    page.click(f"{QUESTION} [data-panel=move]")
    assert box() != start
    moved = box()
    page.mouse.move(moved["x"] + 20, moved["y"] + 15)
    page.mouse.down()
    page.mouse.move(500, 320, steps=3)
    page.mouse.up()
    assert box() not in (start, moved)
    page.click(f"{QUESTION} [data-panel=fold]")
    expect(chip).to_be_hidden()
    page.click(f"{QUESTION} [data-panel=fold]")
    before = player.version
    chip.click()
    chip.click()
    page.wait_for_selector(f"#table:not([data-version='{before}'])")
    expect(page.locator("#log li", has_text="You picked 2 ").first).to_be_attached()


@pytest.mark.slow
def test_a_match_without_javascript(open_browser: Opens) -> None:
    player = open_browser(java_script_enabled=False)
    begin(player, first="me")
    page = player.page

    for number in range(12):
        page.wait_for_selector(".refresh")  # the last part of a page: all of it is there
        if page.locator(".ao-end").count():
            return
        if page.locator(QUESTION).count() == 0 and page.locator("#ao-all").count() == 0:
            page.click(".refresh")
            continue
        if page.locator("#ao-all").count():
            page.locator("#ao-all summary").click()
        buttons = page.locator(f":is({QUESTION}, #ao-all) .ao-choice")
        buttons.nth(number % buttons.count()).click()

    expect(page.locator("#log li").nth(6)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(open_browser: Opens, scheme: str, width: int) -> None:
    player = open_browser(color_scheme=scheme, viewport={"width": width, "height": 800})
    begin(player, first="me")
    found = {}
    for moment in ("start", "turn", "pick"):
        assert not is_over(player)
        if player.page.locator("#ao-all:not([open])").count():
            player.page.locator("#ao-all summary").click()
        found[moment] = problems(player.page)
        before = player.version
        if not answer(player, 0):
            player.page.locator("#ao-all button").first.click()
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    assert not is_over(player)
    assert player.page.evaluate("document.documentElement.scrollWidth") == width
    player.resign()
    player.page.wait_for_selector("html[data-state=still] .ao-end")
    found["end"] = problems(player.page)

    assert {name: [] for name in found} == found


def test_the_map_is_moved_and_enlarged_by_wheel_drag_and_keys(open_browser: Opens) -> None:
    player = open_browser()
    begin(player, first="me")
    page = player.page
    page.wait_for_selector(DUE)

    def box() -> list[float]:
        return [float(part) for part in (page.get_attribute("#ao-map", "viewBox") or "").split()]

    whole = box()
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -300)
    enlarged = box()
    assert enlarged[2] < whole[2]
    page.mouse.move(300, 250)
    page.mouse.down()
    page.mouse.move(380, 300, steps=4)
    page.mouse.up()
    assert box()[0] < enlarged[0]
    assert page.locator("#table").get_attribute("data-version") == player.version
    page.focus("#ao-view")
    page.keyboard.press("+")
    assert box()[2] < enlarged[2]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("0")
    assert box() == pytest.approx(whole)


@pytest.mark.slow
def test_a_route_tells_what_it_costs_when_the_mouse_is_over_it(open_browser: Opens) -> None:
    player = open_browser()
    begin(player, first="me")
    player.page.wait_for_selector(DUE)

    player.page.mouse.move(*player.page.locator("[id^='route-']").first.evaluate(ON_IT))

    expect(player.page.locator("#ao-info")).to_contain_text("costs")


@pytest.mark.slow
def test_a_board_page_leads_to_a_match_on_that_board(open_browser: Opens) -> None:
    player = open_browser()
    player.page.goto(f"{player.address}/boards/{TINY}")
    name = player.page.locator("h1").inner_text()

    player.page.click("text=Set up match")
    player.form(GAME).locator("text=Start this match").click()

    expect(player.page.locator("#ao-view")).to_have_attribute("aria-label", re.compile(name))


@pytest.mark.slow
def test_on_a_low_screen_a_question_leaves_the_map_its_room(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1024, "height": 600})
    begin(player, first="me")
    player.hurry()
    player.page.wait_for_selector(DUE)
    while not player.page.locator(QUESTION).count():
        before = player.version
        act_by_mouse(player, 0)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.page.wait_for_selector(DUE)
    panel, stage = (player.page.locator(part).bounding_box() for part in (QUESTION, ".ao-stage"))

    assert panel is not None
    assert stage is not None
    assert panel["width"] * panel["height"] < stage["width"] * stage["height"] / 9
    expect(player.page.locator(".ao-advice")).to_be_in_viewport()
