"""Two tabs, a reload, a lost network and a killed server all end in the right picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Route, expect
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.waiting import wait_until
from tests.running_server import Server

from skyhop.web.http.static_files import STATIC

pytestmark = pytest.mark.browser


FORGETFUL = (
    (STATIC / "table" / "parts.js")
    .read_text("utf-8")
    .replace("let newest = []", "let forgets = true;\nlet newest = []")
    .replace("complete(html) {", "complete(html) {\n  if (newest.length && forgets) forgets = void held.clear();")
)
"""The script of a page that forgets once what it has, and says all the same that it has it."""


def a_match(open_browser: Opens) -> Player:
    player = open_browser()
    player.begin(seat2="random", first="me")
    player.hurry()
    assert not player.is_over()
    return player


@pytest.mark.slow
def test_two_tabs_show_the_same(open_browser: Opens) -> None:
    player = a_match(open_browser)
    other = player.new_page()
    other.goto(player.page.url)

    for number in range(3):
        before = player.version
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.is_over()
    player.page.wait_for_timeout(200)

    other.wait_for_selector(f"#table[data-version='{player.version}']")
    assert other.locator(".bc-tiles").inner_text() == player.page.locator(".bc-tiles").inner_text()


@pytest.mark.slow
def test_a_reload_shows_the_same(open_browser: Opens) -> None:
    player = a_match(open_browser)
    player.place_by_clicks(0)
    player.page.wait_for_timeout(300)
    player.is_over()
    shown = player.version, player.page.locator(".bc-hand").inner_html()

    player.page.reload()

    assert shown == (player.version, player.page.locator(".bc-hand").inner_html())


@pytest.mark.slow
def test_an_answer_that_is_a_defect_is_told_on_the_page(open_browser: Opens, complaints: list[str]) -> None:
    player = a_match(open_browser)
    told = "<main><p>This is a bug in the server.</p></main>"
    player.page.route("**/actions", lambda route: route.fulfill(status=500, body=told, content_type="text/html"))

    player.place_by_clicks(0)

    expect(player.page.locator("#connection")).to_have_text("This is a bug in the server.")
    complaints.clear()  # the console tells of the answer 500


@pytest.mark.slow
def test_a_card_from_an_old_page_is_not_played(open_browser: Opens, complaints: list[str]) -> None:
    player = a_match(open_browser)
    old = player.new_page()
    old.route("**/events*", lambda route: route.abort())
    old.goto(player.page.url)
    player.place_by_clicks(1)
    player.page.wait_for_timeout(300)
    player.is_over()

    old.locator(".hand label:not(.bc-idle)").first.click()
    old.locator(".bc-target[data-lit]").first.click()

    expect(old.locator(".notice")).to_contain_text("has changed since")
    assert old.get_attribute("#table", "data-version") == player.version
    complaints.clear()  # the console tells of the answer 409 and of the events that were held back


@pytest.mark.slow
def test_a_lost_network_is_told_and_ends_in_the_right_picture(open_browser: Opens, complaints: list[str]) -> None:
    player = a_match(open_browser)
    before = player.version

    player.context.set_offline(True)
    player.fitting_piece().click()
    player.lit().click()
    expect(player.page.locator("#connection")).to_be_visible()
    player.context.set_offline(False)

    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    expect(player.page.locator("#connection")).to_be_hidden()
    assert not player.is_over()
    complaints.clear()  # the console tells of the network


def held_up(player: Player, status: int, times: int) -> list[int]:
    """Answer the next actions as a table does that cannot do them now; gives what is counted down."""
    left = [times]

    def answer(route: Route) -> None:
        left[0] -= 1
        if left[0] < 0:
            route.continue_()
        else:
            page = "<!doctype html><main><h1>Not now</h1><p>Very many people play here.</p></main>"
            route.fulfill(status=status, headers={"Retry-After": "1"}, content_type="text/html", body=page)

    player.page.route("**/actions", answer)
    return left


@pytest.mark.slow
def test_a_table_that_is_held_up_is_told_and_the_card_is_played_later(
    open_browser: Opens, complaints: list[str]
) -> None:
    player = a_match(open_browser)
    before = player.version
    held_up(player, 503, 2)

    player.place_by_clicks(0)

    expect(player.page.locator("#connection")).to_have_text("Very many people play here.")
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    expect(player.page.locator("#connection")).to_be_hidden()
    complaints.clear()  # the console tells of the answers 503


@pytest.mark.slow
def test_what_a_table_refuses_for_a_while_is_told_and_not_sent_again(
    open_browser: Opens, complaints: list[str]
) -> None:
    player = a_match(open_browser)
    before = player.version
    left = held_up(player, 429, 1)

    player.place_by_clicks(0)

    expect(player.page.locator("#connection")).to_have_text("Very many people play here.")
    player.page.wait_for_timeout(1500)
    assert (left, player.version) == ([0], before)
    player.page.reload()
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    complaints.clear()  # the console tells of the answer 429


@pytest.mark.slow
def test_a_killed_server_comes_back_with_everything(open_browser: Opens, server: Server, complaints: list[str]) -> None:
    player = a_match(open_browser)
    for number in range(2):
        before = player.version
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.is_over()
    shown = player.version
    port = server.port

    server.kill()
    expect(player.page.locator("#connection")).to_be_visible()
    server.start(port)

    expect(player.page.locator("#connection")).to_be_hidden()
    assert int(player.version) >= int(shown)
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{shown}'])")
    player.page.goto(player.address)
    expect(player.page.locator("#own-matches a").first).to_contain_text("Balloon Cup")
    complaints.clear()  # the console tells of the network


DIFFERENCE = """async () => {
    const fresh = await (await fetch(location.href)).text();
    const whole = new DOMParser().parseFromString(fresh, "text/html").getElementById("table");
    const shown = document.getElementById("table").cloneNode(true);
    for (const table of [whole, shown]) {
        for (const button of table.querySelectorAll(".bc-target")) {
            button.disabled = true;
            button.removeAttribute("aria-disabled");
        }
        table.querySelector("template.flight")?.remove();
        table.removeAttribute("data-choosing");
        const walker = document.createTreeWalker(table, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
        const blank = [];
        while (walker.nextNode()) {
            const node = walker.currentNode;
            if (node.nodeType === Node.COMMENT_NODE || !node.data.trim()) blank.push(node);
        }
        for (const node of blank) node.remove();
    }
    for (const element of [whole, shown].flatMap((table) => [table, ...table.querySelectorAll("*")])) {
        const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
        for (const { name } of attributes) element.removeAttribute(name);
        for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    for (const card of shown.querySelectorAll("[data-turn]")) card.removeAttribute("data-turn");
    const [one, other] = [whole.outerHTML, shown.outerHTML];
    const first = [...one].findIndex((letter, place) => letter !== other[place]);
    const about = (text) => text.slice(Math.max(0, first - 80), first + 80);
    return one === other ? "" : `${about(one)} / ${about(other)}`;
}"""
"""Script that returns the first difference between the page and a fresh rendering, without changes by scripts.

Sorted cards leave the markers of their parts behind.
"""


COUNTS_ARRIVALS = """
const Real = EventSource;
window.arrived = 0;
window.EventSource = class extends Real {
  constructor(address) {
    super(address);
    this.addEventListener("table", () => window.arrived += 1);
  }
};
"""
"""Count the pictures that come by the stream."""


@pytest.mark.slow
def test_a_second_page_is_sent_parts_and_shows_what_is_drawn_whole(open_browser: Opens) -> None:
    player = a_match(open_browser)
    other = player.new_page()
    sent: list[str] = []
    other.expose_function("tellSent", lambda html: sent.append(html))  # noqa: PLW0108  it cannot mark a method of a list
    other.add_init_script(
        "const Real = EventSource; window.EventSource = class extends Real { constructor(address) { super(address);"
        " this.addEventListener('table', (event) => window.tellSent(event.data)); } };"
    )
    other.goto(player.page.url)
    other.evaluate("Object.assign(document.documentElement.dataset, {pace: '0', speed: '0.02'})")

    for number in range(4):
        before = player.version
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.is_over()
        other.wait_for_selector(f"html[data-state=still] #table[data-version='{player.version}']")
        assert other.evaluate(DIFFERENCE) == ""
        assert player.page.evaluate(DIFFERENCE) == ""

    assert sent
    assert all("<!--same " in html for html in sent)


@pytest.mark.slow
def test_a_page_takes_the_answer_to_its_form_for_what_its_stream_would_have_brought(open_browser: Opens) -> None:
    player = open_browser()
    player.page.add_init_script(
        "const Real = EventSource; window.heard = []; window.EventSource = class extends Real {"
        " constructor(address) { super(address); if (address.includes('/matches/')) window.heard.push('opened');"
        " this.addEventListener('table', () => window.heard.push('table'));"
        " this.addEventListener('still', (event) => window.heard.push(event.data)); } };"
    )
    player.begin(seat2="friend", first="me")
    player.hurry()

    before = player.version
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    wait_until(player.page, "version => window.heard.at(-1) === version", player.version)
    player.page.wait_for_timeout(100)

    assert [heard for heard in player.page.evaluate("window.heard") if heard != before] == ["opened", player.version]


def test_what_one_does_is_shown_before_what_follows_on_it_though_its_answer_comes_last(open_browser: Opens) -> None:
    player = open_browser()
    player.listen()
    player.page.add_init_script(COUNTS_ARRIVALS)
    player.begin(seat2="random", first="me")
    player.hurry()
    assert not player.is_over()
    held: list[tuple[Route, APIResponse]] = []
    player.page.route("**/actions", lambda route: held.append((route, route.fetch())))
    player.place_by_clicks(0)
    wait_until(player.page, "window.arrived > 0")
    for _wait in range(500):
        if held:  # from here on the page waits a few seconds for its answer, and no longer
            break
        player.page.wait_for_timeout(20)
    assert player.heard() == []

    route, answer = held[0]
    route.fulfill(response=answer)
    player.page.wait_for_selector("#table[data-own]:not([data-ply='2'])")
    assert [line.partition(" placed ")[0] for line in player.heard()[:2]] == ["You", "Random bot"]


@pytest.mark.slow
def test_an_answer_that_never_comes_holds_nothing_back_and_nothing_stays_untold(open_browser: Opens) -> None:
    player = open_browser()
    player.listen()
    player.begin(seat2="random", first="me")
    player.hurry()
    assert not player.is_over()
    player.page.route("**/actions", lambda route: route.fetch() and None, times=1)
    for _number in range(2):
        before = player.version
        player.place_by_clicks(0)
        player.page.wait_for_selector(f"html[data-state=still] #table[data-own]:not([data-version='{before}'])")

    assert player.page.evaluate(DIFFERENCE) == ""
    assert player.has_heard_all()
    assert player.heard()[0].startswith("You ")


def with_a_late_offer(open_browser: Opens) -> tuple[Player, Player, Callable[[int], Route]]:
    """Seat Anna and Ben, who begins; Anna's offer of a draw is held until so many pictures have come to her."""
    anna, ben = open_browser(), open_browser()
    anna.listen()
    anna.page.add_init_script(COUNTS_ARRIVALS)
    anna.begin(seat2="friend", first="other")
    ben.page.goto(anna.page.url)
    ben.page.click("#free-seat")
    ben.page.wait_for_selector(".bc-own")
    for player in (anna, ben):
        player.hurry()
    assert not ben.is_over()
    expect(anna.page.locator("#invitation")).to_have_count(0)
    arrived = anna.page.evaluate("window.arrived")
    held: list[Route] = []
    anna.page.route("**/draw", lambda route: held.append(route))  # noqa: PLW0108  as above
    anna.page.locator(".under button", has_text="Offer a draw").click()

    def after(pictures: int) -> Route:
        wait_until(anna.page, "number => window.arrived >= number", arrived + pictures)
        return held[0]

    return anna, ben, after


@pytest.mark.slow
def test_what_the_opponent_did_is_announced_before_an_offer_that_came_too_late_is_refused(
    open_browser: Opens, complaints: list[str]
) -> None:
    anna, ben, after = with_a_late_offer(open_browser)
    ben.place_by_clicks(0)
    after(1).continue_()
    anna.page.wait_for_selector("#table .notice")

    *_before, placed, refused = anna.heard()
    assert " placed " in placed
    assert refused.startswith("The match has changed")
    complaints.clear()


@pytest.mark.slow
def test_an_offer_stays_though_what_was_said_before_it_waited_for_its_answer(open_browser: Opens) -> None:
    anna, ben, after = with_a_late_offer(open_browser)
    ben.page.locator(".under button", has_text="Offer a draw").click()
    ben.page.click("text=Withdraw it")
    after(2).continue_()
    expect(ben.page.locator("#offer")).to_contain_text("Accept the draw")

    expect(anna.page.locator("#offer")).to_contain_text("Withdraw it")
    ben.page.wait_for_selector(f"#table[data-version='{anna.version}']")
    assert anna.heard()[-1] == "You offered a draw."


def test_a_page_whose_last_pictures_were_lost_on_the_way_notices(open_browser: Opens) -> None:
    player = a_match(open_browser)
    other = player.new_page()
    other.add_init_script(
        "const Real = EventSource; window.opened = 0; window.EventSource = class extends Real {"
        " constructor(address) { super(address); this.isFirst = window.opened === 0; window.opened += 1; }"
        " addEventListener(name, hear) {"
        " if (name !== 'table' || !this.isFirst) super.addEventListener(name, hear); } };"
    )
    other.goto(player.page.url)
    other.evaluate("Object.assign(document.documentElement.dataset, {pace: '0', speed: '0.02'})")

    before = player.version
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    player.is_over()

    other.wait_for_selector(f"html[data-state=still] #table[data-version='{player.version}']")
    assert other.evaluate("window.opened") == 2
    assert other.evaluate(DIFFERENCE) == ""


@pytest.mark.slow
def test_a_page_that_lacks_a_part_is_sent_the_whole(open_browser: Opens) -> None:
    player = a_match(open_browser)
    other = player.new_page()
    opened: list[str] = []
    other.on("request", lambda request: opened.append(request.url) if "/events" in request.url else None)
    other.route("**/table/parts.js*", lambda route: route.fulfill(body=FORGETFUL, content_type="text/javascript"))
    other.goto(player.page.url)
    other.evaluate("Object.assign(document.documentElement.dataset, {pace: '0', speed: '0.02'})")

    before = player.version
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    player.is_over()

    other.wait_for_selector(f"html[data-state=still] #table[data-version='{player.version}']")
    assert other.evaluate(DIFFERENCE) == ""
    assert any("after=&parts=" in address for address in opened)
