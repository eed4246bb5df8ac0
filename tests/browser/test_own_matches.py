"""The bar of the reader's own matches in real browsers: live in all tabs, by one stream for all of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Opens
from tests.browser.player import Player

pytestmark = pytest.mark.browser
NO_LOCKS = "delete Navigator.prototype.locks"
PLACE = """() => {
    const place = document.getElementById("own-matches").getBoundingClientRect();
    return [place.top, place.height, document.querySelector("main").getBoundingClientRect().top];
}"""
KEEPS_PLACE = f"addEventListener('DOMContentLoaded', () => (window.placeBefore = ({PLACE})()))"
"""Script that keeps where the bar and the rest of the page are before any module runs."""


def together(host: Player, guest: Player, clock: str = "3d") -> str:
    """Let two people begin a match in which the host is to act, and give its address."""
    host.start(seat2="friend", first="me", clock=clock)
    address = host.page.url
    guest.page.goto(address)
    guest.page.locator("#free-seat").click()
    host.page.wait_for_selector("#clocks [data-own].running")
    return address


def streams(page: Page) -> list[str]:
    """Collect the addresses of the streams that a page opens."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/offers/events" in request.url else None)
    return asked


def due(page: Page, count: int) -> None:
    """Check that the bar, the title and the icon of a tab count the matches that wait for the reader."""
    expect(page.locator("#own-matches .due")).to_have_count(count)
    expect(page).to_have_title(re.compile(rf"^[(]{count}[)] " if count else "^[^(]"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn" if count else "icon.svg"))


@pytest.mark.slow
def test_one_tab_holds_the_stream_for_all_and_another_takes_over(open_browser: Opens) -> None:
    ben, anna = open_browser(), open_browser()
    one = together(ben, anna)
    other = together(ben, anna)
    anna.page.goto(f"{anna.address}/settings")
    due(anna.page, 0)
    tabs = [anna.page, anna.new_page(), anna.new_page()]
    asked = [streams(tab) for tab in tabs]
    anna.page.reload()
    for tab, path in zip(tabs[1:], ("/rules/balloon-cup", "/"), strict=True):
        tab.goto(f"{anna.address}{path}")
        expect(tab.locator("#own-matches li")).to_have_count(2)
    expect(tabs[2].locator("#offered .none")).to_be_attached()

    ben.page.goto(one)
    ben.place_by_clicks(0)
    for tab in tabs:
        due(tab, 1)
    assert [len(each) for each in asked] == [2, 0, 0]  # anew for the list of offers of the lobby
    expect(tabs[1].locator("#own-matches [role=status]")).to_have_text("Your opponent: your turn")

    tabs[0].close()
    ben.page.goto(other)
    ben.place_by_clicks(0)
    for tab in tabs[1:]:
        due(tab, 2)
    assert len(asked[1]) + len(asked[2]) >= 1
    tabs[2].locator("#own-matches a").first.click()
    anna.page = tabs[2]
    anna.page.wait_for_selector("#clocks [data-own].running")
    anna.resign()
    due(tabs[1], 1)


@pytest.mark.slow
def test_a_tab_that_comes_into_sight_takes_over_from_a_frozen_one(open_browser: Opens) -> None:
    """A browser may freeze a tab in the background, which then holds its lock and hears nothing."""
    ben, anna = open_browser(), open_browser()
    one = together(ben, anna)
    frozen, seen = anna.page, anna.new_page()
    asked = streams(seen)
    for tab, path in ((frozen, "/settings"), (seen, "/boards")):
        tab.goto(f"{anna.address}{path}")
        expect(tab.locator("#own-matches li")).to_have_count(1)
    frozen.evaluate("BroadcastChannel.prototype.postMessage = () => {}")
    seen.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    with seen.expect_request("**/offers/events**"):
        pass

    ben.page.goto(one)
    ben.place_by_clicks(0)
    due(seen, 1)
    assert len(asked) == 1


@pytest.mark.slow
def test_without_locks_hidden_tabs_close_their_streams(open_browser: Opens) -> None:
    ben, anna = open_browser(), open_browser()
    anna.context.add_init_script(NO_LOCKS)
    one = together(ben, anna)
    anna.page.goto(f"{anna.address}/settings")
    other = anna.new_page()
    asked = streams(other)
    other.goto(f"{anna.address}/boards")
    expect(other.locator("#own-matches li")).to_have_count(1)
    anna.page.evaluate("""() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }""")

    ben.page.goto(one)
    ben.place_by_clicks(0)
    due(other, 1)
    due(anna.page, 1)  # the visible tab shares what it hears
    assert len(asked) == 1


@pytest.mark.slow
def test_tabs_in_two_languages_share_no_stream(open_browser: Opens) -> None:
    ben, anna = open_browser(), open_browser()
    one = together(ben, anna)
    with anna.page.expect_response("**/offers/events**"):
        anna.page.goto(f"{anna.address}/settings")
    other = anna.new_page()
    with other.expect_response("**/offers/events**"):
        other.goto(f"{anna.address}/boards?lang=de")

    ben.page.goto(one)
    ben.place_by_clicks(0)
    expect(anna.page.locator("#own-matches .stand")).to_have_text("your turn")
    expect(other.locator("#own-matches .stand")).to_have_text("du bist am Zug")


@pytest.mark.slow
def test_the_bar_hides_after_its_last_match_and_keeps_the_focus_on_the_page(open_browser: Opens) -> None:
    ben, anna = open_browser(), open_browser()
    one = together(ben, anna)
    anna.page.goto(f"{anna.address}/settings")
    anna.page.locator("#own-matches a").first.focus()
    ben.page.goto(one)
    ben.resign()
    expect(anna.page.locator("#own-matches [data-kind=over] a")).to_be_focused()

    other = anna.new_page()
    other.goto(one)
    expect(other.locator("#table[data-over]")).to_be_attached()
    anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(anna.page.locator("#own-matches")).to_be_hidden()
    expect(anna.page.locator("main")).to_be_focused()


@pytest.mark.slow
def test_a_turn_that_began_while_the_page_was_on_its_way_is_announced(open_browser: Opens) -> None:
    ben, anna = open_browser(), open_browser()
    one = together(ben, anna)
    held = list[Route]()
    anna.page.route("**/offers/events**", lambda route: held.append(route))  # noqa: PLW0108  no built-in method
    with anna.page.expect_request("**/offers/events**"):
        anna.page.goto(f"{anna.address}/settings")
    expect(anna.page.locator("#own-matches .stand")).to_have_text("their turn")
    ben.page.goto(one)
    ben.place_by_clicks(0)
    ben.page.wait_for_selector("#clocks :not([data-own]).running")

    held[-1].continue_()
    expect(anna.page.locator("#own-matches [role=status]")).to_have_text("Your opponent: your turn")


def test_an_accepted_rematch_takes_the_player_who_offered_it_to_the_match(open_browser: Opens) -> None:
    ben, anna = open_browser(), open_browser()
    one = together(ben, anna)
    anna.resign()
    anna.page.locator(".again form button").first.click()
    anna.page.wait_for_url(lambda address: address != one)
    rematch = anna.page.url
    anna.page.goto(f"{anna.address}/settings")
    expect(anna.page.locator("#own-matches .stand")).to_have_text("your rematch offer")

    ben.page.goto(one)
    ben.page.locator(".again form button").first.click()

    anna.page.wait_for_url(rematch)


@pytest.mark.slow
def test_an_item_of_the_bar_with_the_focus_is_fully_in_sight(open_browser: Opens) -> None:
    anna = open_browser(viewport={"width": 1000, "height": 800})
    for _match in range(5):
        anna.begin(seat2="random", first="me")
    anna.page.goto(f"{anna.address}/settings")
    links = anna.page.locator("#own-matches li a")
    expect(links).to_have_count(5)
    for number in (*range(5), *reversed(range(5))):
        links.nth(number).focus()
        assert links.nth(number).evaluate("""(link) => {
            const { left, right } = link.getBoundingClientRect();
            return left >= 0 && Math.floor(right) <= link.closest("ul").getBoundingClientRect().right - 20;
        }"""), number


@pytest.mark.slow
@pytest.mark.parametrize("game", ["aeronaut-odyssey", "balloon-cup"])
def test_the_bar_makes_the_page_of_a_table_no_higher_on_a_laptop(open_browser: Opens, game: str) -> None:
    anna = open_browser(viewport={"width": 1280, "height": 800})
    anna.begin("balloon-cup", seat2="random", first="me")
    anna.begin(game, seat2="random", first="me")
    expect(anna.page.locator("#own-matches li")).to_have_count(1)

    height = "document.documentElement.scrollHeight"
    below_bar = anna.page.evaluate(height)
    without_bar = anna.page.evaluate(f"document.getElementById('own-matches').remove() ?? {height}")
    assert below_bar <= without_bar


@pytest.mark.slow
def test_the_lobby_shows_all_matches_without_scrolling_inside_the_list(open_browser: Opens) -> None:
    anna = open_browser(viewport={"width": 1280, "height": 800})
    for _match in range(9):
        anna.begin(seat2="random", first="me")
    anna.page.goto(anna.address)
    expect(anna.page.locator("#own-matches li")).to_have_count(9)

    assert anna.page.evaluate("""() => {
        const list = document.querySelector("#own-matches ul");
        const { bottom } = list.lastElementChild.getBoundingClientRect();
        return bottom <= list.getBoundingClientRect().bottom && list.scrollHeight <= list.clientHeight;
    }""")


@pytest.mark.slow
def test_on_a_phone_the_bar_shows_one_match_and_a_link_to_all_and_the_lobby_shows_all(open_browser: Opens) -> None:
    anna, ben = open_browser(viewport={"width": 390, "height": 844}), open_browser()
    for _match in range(3):
        together(anna, ben, clock="30+20")
    for width, height in ((390, 844), (844, 390)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.goto(f"{anna.address}/settings")
        bar = anna.page.locator("#own-matches")
        expect(bar.locator("li:visible")).to_have_count(1)
        expect(bar.locator("li:visible")).to_contain_text("first turn")
        assert bar.evaluate("bar => bar.scrollWidth <= bar.clientWidth")

        bar.get_by_role("link", name="Your matches").click()
        expect(bar.locator("li:visible")).to_have_count(3)
        assert anna.page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.slow
def test_an_announcement_goes_with_what_it_announced(open_browser: Opens) -> None:
    ben, anna = open_browser(), open_browser()
    together(ben, anna)
    one = anna.page.url
    anna.page.goto(f"{anna.address}/settings")
    expect(anna.page.locator("#own-matches .stand")).to_have_text("their turn")
    status = anna.page.locator("#own-matches [role=status]")
    ben.place_by_clicks(0)
    expect(status).to_have_text("Your opponent: your turn")

    other = anna.new_page()
    other.goto(one)
    anna.page, shown = other, anna.page
    before = anna.version
    anna.place_by_clicks(0)
    other.wait_for_selector(f"html[data-state=still] #table:not([data-version='{before}'])")
    if other.locator("#table[data-own]").count():  # the card completed a tile that Ben won, so Anna acts again
        anna.place_by_clicks(0)
    expect(shown.locator("#own-matches .stand")).to_have_text("their turn")
    expect(status).to_have_text("")


SIZES = [(390, 844, "light"), (1280, 800, "dark"), (390, 844, "dark"), (1280, 800, "light")]


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_a_match_that_was_left_is_one_click_away_and_nothing_moves(
    open_browser: Opens, width: int, height: int, scheme: str
) -> None:
    ben, anna = open_browser(), open_browser(viewport={"width": width, "height": height}, color_scheme=scheme)
    one = together(anna, ben, clock="30+20")
    two = together(ben, anna, clock="30+20")
    anna.page.add_init_script(KEEPS_PLACE)

    for path in ("/", "/rules/balloon-cup", "/settings", two.removeprefix(anna.address)):
        anna.page.goto(f"{anna.address}{path}")
        first = anna.page.locator("#own-matches a").first
        expect(first).to_be_in_viewport(ratio=0.6)
        expect(first).to_contain_text("your turn")
        expect(first.locator(".rest")).to_have_text(re.compile(r"^0:\d\d$"))
        box = anna.page.locator("#own-matches").bounding_box()
        assert box is not None
        assert box["height"] <= (120 if path == "/" else 50)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
        assert anna.page.evaluate(PLACE) == anna.page.evaluate("placeBefore"), path
    anna.page.locator("#own-matches a").first.click()

    anna.page.wait_for_url(one)
    expect(anna.page.locator("#own-matches li")).to_have_count(1)
    anna.page.emulate_media(media="print")
    expect(anna.page.locator("#own-matches")).to_be_hidden()
