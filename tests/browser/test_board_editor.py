"""Tests of the map editor in a browser: drawing, fixing, undo, recovery of a closed tab, printing and play."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

import pytest
import typst
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import CDPSession, Error, Page, expect
from tests.amount import in_turn
from tests.browser.aeronaut import act_by_mouse, play
from tests.browser.conftest import Opens

pytestmark = pytest.mark.browser
PLACES = ((0.3, 0.15), (0.5, 0.15), (0.7, 0.15), (0.27, 0.5), (0.5, 0.5), (0.75, 0.5), (0.4, 0.85), (0.62, 0.85))
PRINTED_AT_LEAST = ("map", "inventories", "legend", "rules")
SLOWLY = 60_000
"""Milliseconds that a busy machine may take to make its first map."""
SHOTS = os.environ.get("SKYHOP_SHOTS")


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def put_cities(page: Page) -> None:
    page.click('[data-tool="city"]')
    for number, (x, y) in enumerate(PLACES, 1):
        box = page.locator("#map").bounding_box()
        assert box
        page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
        expect(page.locator("#map [data-city]")).to_have_count(number)


def pages_of(pdf: bytes, folder: Path) -> int:
    """Open a PDF page by page, as pictures in a document, and count how many there are."""
    (folder / "printed.pdf").write_bytes(pdf)
    for number in range(1, 50):
        (folder / "page.typ").write_text(f'#image("printed.pdf", page: {number}, alt: "")')
        try:
            typst.compile(folder / "page.typ", format="svg")
        except typst.TypstError as error:
            if "page" in str(error):
                return number - 1
            raise
    message = "it has no end"
    raise AssertionError(message)


def print_out(page: Page, address: str, folder: Path) -> None:
    """Press the button, and ask for the same once more to open what came."""
    with page.context.expect_event("response", lambda answer: answer.url.endswith("print.pdf")) as answered:
        page.click('[data-do="print"]')
    assert (answered.value.status, answered.value.headers["content-type"]) == (200, "application/pdf")
    sent = page.locator("#paper [name=board]").input_value()
    printed = page.context.request.post(
        f"{address}/boards/edit/print.pdf", form={"board": sent}, headers={"Origin": address}
    )
    count = re.search(rb"/Count (\d+)", printed.body())
    assert count is not None
    assert pages_of(printed.body(), folder) == int(count[1]) > len(PRINTED_AT_LEAST)


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("html[data-scripted]")
    expect(page.locator("#map .panel").first).to_be_attached()


@pytest.mark.slow
def test_a_map_from_nothing_is_mended_undone_found_again_printed_and_played_to_its_end(
    open_browser: Opens, tmp_path: Path
) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    opened(page, player.address + "/boards/edit")
    put_cities(page)
    page.click('[data-tool="move"]')
    page.click('[data-do="complete"]')
    expect(page.locator('[data-do="play"]')).to_be_enabled(timeout=SLOWLY)
    routes = page.locator("#map [data-route]")
    expect(routes.nth(9)).to_be_attached()
    assert [violation["id"] for violation in Axe().run(page).response["violations"]] == []
    shoot(page, "whole")

    page.locator("#map [data-city]").first.press("ArrowLeft")
    page.select_option("#chosen select >> nth=0", "12")
    fault = page.locator("#issues li", has_text="12 slots")
    fault.get_by_role("button", name="Fix").press("Enter")
    expect(fault).to_contain_text("Set the slots to 6 (now 12)")
    shoot(page, "mend")
    fault.get_by_role("button", name="Not now").press("Enter")
    expect(fault.get_by_role("button", name="Fix")).to_be_focused()
    fault.get_by_role("button", name="Fix").press("Enter")
    fault.get_by_role("button", name="Confirm").press("Enter")
    expect(fault).to_have_count(0)
    expect(page.locator("#issues button:focus, #counts:focus")).to_have_count(1)
    page.click('[data-do="undo"]')
    expect(fault).to_have_count(1)
    page.click('[data-do="redo"]')
    expect(fault).to_have_count(0)
    expect(page.locator('[data-do="play"]')).to_be_enabled(timeout=SLOWLY)

    drawn = page.locator("#map").inner_html()
    again = page.context.new_page()
    with contextlib.suppress(Error):
        page.goto("chrome://crash")
    opened(again, player.address + "/boards/edit")
    expect(again.locator('[data-do="play"]')).to_be_enabled(timeout=SLOWLY)
    assert again.locator("#map [data-route]").count() == drawn.count("data-route=")
    print_out(again, player.address, tmp_path)

    again.click('[data-do="play"]')
    again.wait_for_url("**/?game=*")
    assert "skyhop-board-1" in again.locator("textarea[name='option.board.text']").input_value()
    shoot(again, "play")
    again.locator("#choices-aeronaut-odyssey .details > summary").first.click()
    again.locator("#choices-aeronaut-odyssey select[name='seat2']").select_option("random")
    again.locator("#choices-aeronaut-odyssey button.primary").click()
    again.wait_for_url("**/matches/*")
    expect(again.locator("[id^='city-'], .ao-city")).not_to_have_count(0)
    player.page = again
    player.hurry()

    assert play(player, lambda number: act_by_mouse(player, number)) > len(PLACES)
    expect(again.locator(".ao-end h2")).to_have_text(re.compile("won|share the win"))
    shoot(again, "end")


def tab_to(page: Page, wanted: str, *, back: bool = False) -> None:
    """Go to something by the Tab key alone."""
    for _press in range(150):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(wanted)


@pytest.mark.slow
def test_cities_are_put_moved_and_joined_by_keys_alone_and_the_focus_stays(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    opened(page, player.address + "/boards/edit")
    for number in range(1, 9):
        tab_to(page, '[data-tool="city"]', back=number > 1)
        page.keyboard.press("Enter")
        expect(page.locator(f'#map [data-city="{number}"]')).to_be_focused()
    last = page.locator('#map [data-city="8"]')
    before = last.locator(".disc").get_attribute("cx")
    page.keyboard.press("Shift+ArrowLeft")
    expect(last).to_be_focused()
    assert last.locator(".disc").get_attribute("cx") != before

    tab_to(page, '[data-tool="route"]', back=True)
    page.keyboard.press("Enter")
    tab_to(page, "#map [data-city]")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#map [data-route]")).to_have_count(1)

    tab_to(page, '[data-tool="move"]', back=True)
    page.keyboard.press("Enter")
    tab_to(page, "#map [data-city]")
    page.keyboard.press("Enter")
    expect(page.locator("#chosen input").first).to_be_focused()
    page.keyboard.press("Tab")
    slots = page.locator("#chosen select").first
    for wanted in ("1", "2", "3"):
        page.keyboard.press("ArrowDown")
        expect(slots).to_have_value(wanted)
        expect(slots).to_be_focused()
    tab_to(page, '[data-do="complete"]')
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="play"]')).to_be_enabled(timeout=SLOWLY)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "scheme"), [(390, 844, "dark"), (820, 1180, "light")])
def test_a_made_map_is_drawn_on_by_finger_on_every_screen(
    open_browser: Opens, width: int, height: int, scheme: str
) -> None:
    player = open_browser(viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=True)
    page = player.page
    page.goto(player.address + "/boards/edit?code=2aqnaaad7qo6rrlhc")
    expect(page.locator('[data-do="play"]')).to_be_enabled(timeout=SLOWLY)
    city = page.locator("#map [data-city]").first
    city.locator(".touch").tap()

    expect(page.locator("#chosen h2")).to_contain_text("City")
    shoot(page, f"made-{width}-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert [violation["id"] for violation in Axe().run(page).response["violations"]] == []

    touched = page.context.new_cdp_session(page)
    touch(page, touched, ((0.45, 0.5), (0.55, 0.5)), ((0.25, 0.5), (0.75, 0.5)))
    nearer = seen(page)
    assert nearer[2] < 0.5 * 281
    touch(page, touched, ((0.3, 0.02),), ((0.5, 0.02),))
    assert seen(page)[0] < nearer[0], "an empty place drags the map along"
    expect(page.locator("#chosen h2")).to_contain_text("City")


def touch(page: Page, touched: CDPSession, *moments: tuple[tuple[float, float], ...]) -> None:
    """Put fingers at places of the map, in shares of it, and move them to others."""
    box = page.locator("#map").bounding_box()
    assert box
    for kind, places in zip(("touchStart", "touchMove", "touchEnd"), (*moments, ()), strict=True):
        fingers = [
            {"x": box["x"] + x * box["width"], "y": box["y"] + y * box["height"], "id": finger}
            for finger, (x, y) in enumerate(places)
        ]
        touched.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def seen(page: Page) -> list[float]:
    return [float(part) for part in str(page.locator("#map").get_attribute("viewBox")).split()]


def take_away_first(page: Page) -> None:
    page.bring_to_front()
    page.locator("#map [data-city] .touch").first.click()
    page.keyboard.press("Delete")


@pytest.mark.slow
def test_drafts_lie_in_a_list_are_named_copied_deleted_and_brought_back(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    opened(page, player.address + "/boards/edit")
    cities, drafts = page.locator("#map [data-city]"), page.locator("#drafts li")
    expect(drafts).to_have_count(0)
    put_cities(page)
    expect(drafts).to_have_count(1)
    expect(drafts.locator("svg circle")).to_have_count(len(PLACES))
    page.locator("#heading input").first.fill("Hill & <b>Vale</b>")
    page.locator("#heading input").first.press("Tab")
    expect(drafts.locator("b")).to_have_text("Hill & <b>Vale</b>")
    first = page.url

    page.fill("#code", "2aqnaaad7qo6rrlhc")
    page.click('[data-do="code"]')
    expect(drafts).to_have_count(2)
    expect(cities).to_have_count(6)
    page.go_back()
    expect(cities).to_have_count(len(PLACES))
    assert page.url == first
    page.click('[data-do="undo"]')
    expect(drafts.first.locator("b")).to_have_text("Draft without a name")

    drafts.first.get_by_role("button", name="Copy").click()
    expect(drafts).to_have_count(3)
    expect(drafts.first.locator("b")).to_have_text("Draft without a name, copy")
    take_away_first(page)
    expect(drafts.first.locator("svg circle")).to_have_count(len(PLACES) - 1)
    expect(drafts.nth(1).locator("svg circle")).to_have_count(len(PLACES))

    drafts.nth(1).get_by_role("button", name="Delete").press("Enter")
    expect(page.locator("#drafts .gone")).to_have_text(re.compile("Draft without a name is deleted"))
    assert [violation["id"] for violation in Axe().run(page).response["violations"]] == []
    page.reload()
    page.wait_for_selector("html[data-scripted]")
    expect(cities).to_have_count(len(PLACES) - 1)
    page.locator("#drafts .gone button").press("Enter")
    expect(page.locator("#drafts .gone")).to_have_count(0)
    drafts.filter(has_text="Draft without a name").last.locator("a").click()
    expect(cities).to_have_count(len(PLACES))
    opened(page, player.address + "/boards/edit#draft=nowhere")
    expect(page.locator("#say")).to_contain_text("not in this browser")


@pytest.mark.slow
def test_two_tabs_on_a_draft_and_a_full_browser_lose_nothing_that_was_drawn(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    opened(page, player.address + "/boards/edit")
    put_cities(page)
    cities = page.locator("#map [data-city]")

    other = page.context.new_page()
    opened(other, page.url)
    expect(other.locator("#map [data-city]")).to_have_count(len(PLACES))
    other.locator("#map [data-city]").first.press("Delete")
    expect(cities).to_have_count(len(PLACES) - 1)
    expect(page.locator("#say")).to_contain_text("changed in another tab")
    take_away_first(page)
    expect(other.locator("#map [data-city]")).to_have_count(len(PLACES) - 2)

    other.locator("#drafts").get_by_role("button", name="Delete").click()
    expect(page.locator("#say")).to_contain_text("deleted in another tab")
    take_away_first(page)
    expect(other.locator("#drafts .gone")).to_have_count(0)
    expect(other.locator("#map [data-city]")).to_have_count(len(PLACES) - 3)

    page.evaluate(KEEPS_NOTHING)
    take_away_first(page)
    expect(page.locator("#say")).to_contain_text("storage is full")
    expect(cities).to_have_count(len(PLACES) - 4)
    page.click('[data-do="blank"]')
    expect(page.locator("#say")).to_contain_text("storage is full")
    expect(cities).to_have_count(len(PLACES) - 4)


def test_the_one_draft_of_earlier_versions_becomes_the_first_of_the_list(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    opened(page, player.address + "/boards/edit?code=2aqnaaad7qo6rrlhc")
    expect(page.locator("#drafts li")).to_have_count(1)
    page.evaluate(AS_IT_WAS)
    opened(page, player.address + "/boards/edit?")

    expect(page.locator("#drafts li")).to_have_count(1)
    expect(page.locator("#map [data-city]")).to_have_count(6)
    assert page.evaluate(KEYS) == ["card", "file"]


KEEPS_NOTHING = """() => {
    IDBObjectStore.prototype.put = function () { try { this.transaction.abort(); } catch {} };
}"""
OPENED = """const opened = await new Promise((done) => {
    const opening = indexedDB.open("skyhop-drawing");
    opening.onsuccess = () => done(opening.result);
});
const store = opened.transaction("files", "readwrite").objectStore("files");
const told = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
const keys = await told(store.getAllKeys());"""
AS_IT_WAS = f"""async () => {{
    {OPENED}
    store.put(await told(store.get(keys.find((key) => key.startsWith("file:")))), "draft");
    await Promise.all(keys.map((key) => told(store.delete(key))));
}}"""
"""Writes the store as it was when there was one draft."""
KEYS = f"async () => {{ {OPENED} return keys.map((key) => key.split(':')[0]); }}"


@pytest.mark.parametrize(("width", "height"), in_turn([(390, 844), (320, 568), (1280, 800)], 3))
def test_nothing_is_pushed_about_while_the_page_comes(open_browser: Opens, width: int, height: int) -> None:
    player = open_browser(viewport={"width": width, "height": height})
    player.page.add_init_script("""window.pushed = 0;
        new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (pushed += value)))
            .observe({ type: "layout-shift", buffered: true });""")
    player.page.goto(f"{player.address}/boards/edit")
    player.page.wait_for_selector("html[data-scripted]")
    expect(player.page.locator("#issues li").first).to_be_visible()

    assert player.page.evaluate("pushed") < 0.02
