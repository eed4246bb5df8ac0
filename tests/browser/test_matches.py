"""Whole matches in a real browser: by mouse, by keys alone, by finger on a phone, and without JavaScript."""

from __future__ import annotations

import re
from time import sleep

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.amount import in_turn
from tests.browser.conftest import Opens
from tests.browser.player import FIRST_TURNS, MOST_TURNS, Player

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, number: int) -> None:
    """Drag a card to a place that lights up under way."""
    mouse = player.page.mouse
    player.fitting_piece(number).hover()  # it waits until the card lies still
    mouse.down()
    mouse.move(640, 480, steps=4)
    mouse.move(*middle(player.lit(number)), steps=4)
    mouse.up()


@pytest.mark.slow
def test_a_match_by_mouse_from_one_click_to_the_end(open_browser: Opens) -> None:
    player = open_browser(reduced_motion="no-preference")
    player.start()
    player.hurry()

    def turn(number: int) -> None:
        if number % 2:
            player.place_by_clicks(number)
        elif not player.settle_by_clicks():
            drag(player, number)

    turns = player.play_to_the_end(turn, skipping=14)

    assert turns > 5
    expect(player.page.locator(".bc-end h2")).to_have_text(re.compile("^(You have won!|You lost|A draw)$"))
    player.page.get_by_role("button", name="Rematch").click()
    player.page.wait_for_selector("#table:not(:has(.bc-end)) .hand label")


@pytest.mark.slow
def test_a_card_that_is_dropped_beside_all_places_stays_in_the_hand(open_browser: Opens) -> None:
    player = open_browser(reduced_motion="no-preference")
    player.start(first="me")
    player.hurry()
    page, before = player.page, player.version
    pieces = page.locator(".hand [data-piece]")
    for number in range(pieces.count()):  # whichever place would be taken for that where it was dropped
        pieces.nth(number).hover()
        page.mouse.down()
        page.mouse.move(640, 480, steps=2)
        page.mouse.move(*middle(page.locator("#log")), steps=2)
        page.mouse.up()
    page.wait_for_timeout(400)

    assert player.version == before
    expect(page.locator(".hand [data-piece]")).to_have_count(8)
    drag(player, 0)
    page.wait_for_selector(f"#table:not([data-version='{before}'])")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _step in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    message = f"no key leads to {selector}"
    raise AssertionError(message)


def choose_by_number(page: Page, number: int) -> None:
    """Press the numbers of cards until one lights up a place."""
    cards = page.locator(".hand label").count()
    for place in range(cards):
        page.keyboard.press(str((number + place) % cards + 1))
        if page.locator(".bc-target[data-lit]").count():
            return


def test_a_match_by_keys_alone_and_all_of_it_is_announced(open_browser: Opens) -> None:
    player = open_browser()
    player.listen()
    page = player.page
    page.goto(player.address)
    tab_to(page, "section:has(#balloon-cup) .play-now")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    player.hurry()

    def turn(number: int) -> None:
        if page.locator("dialog.claims").count():
            tab_to(page, "dialog.claims button")
        elif page.locator(".bc-exchange").count():
            page.keyboard.press("1")
            page.keyboard.press("2")
            tab_to(page, ".bc-exchange")
        else:
            choose_by_number(page, number)
            page.keyboard.press("Enter")
            page.keyboard.press(("ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft")[number % 4])
        page.keyboard.press("Enter")

    assert player.play_to_the_end(turn, skipping=26) > 5
    assert player.has_heard_all()


@pytest.mark.slow
def test_a_match_on_a_phone_by_finger(open_browser: Opens) -> None:
    player = open_browser(**PHONE)
    page = player.page
    player.begin(seat2="random")
    player.hurry()
    widths = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    assert page.evaluate(widths) == [360, 360]

    def turn(number: int) -> None:
        if page.locator("dialog.claims").count():
            page.locator("dialog.claims button").first.tap()
        elif page.locator(".bc-exchange").count():
            page.locator(".hand label").first.tap()
            page.tap(".bc-exchange")
        elif number == 2:
            drag_by_finger(player)
        else:
            player.fitting_piece(number).tap()
            player.lit(number).tap()
        player.agree()

    player.play_to_the_end(turn, skipping=18)

    assert page.evaluate(widths) == [360, 360]


def drag_by_finger(player: Player) -> None:
    page = player.page
    player.fitting_piece().scroll_into_view_if_needed()
    finger = player.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    start = middle(player.fitting_piece())
    touch("touchStart", start)
    touch("touchMove", (start[0], start[1] - 12))
    touch("touchMove", (start[0], start[1] - 40))
    end = middle(player.lit())
    touch("touchMove", end)
    touch("touchEnd")


def place_without_javascript(page: Page, number: int = 0) -> None:
    """Choose a card that some place takes, and press such a place."""
    fitting = page.locator(".hand label:not(.bc-idle)")
    piece = fitting.nth(number % fitting.count())
    card = piece.locator("input").get_attribute("value")
    piece.click()
    page.locator(f'.bc-target[data-takes~="{card}"]').first.click()


@pytest.mark.slow
def test_a_match_without_javascript(open_browser: Opens) -> None:
    player = open_browser(java_script_enabled=False)
    page = player.page
    player.start(seat2="random", first="me")

    for turns in range(MOST_TURNS):
        if turns == FIRST_TURNS:
            player.skip(18)
        page.wait_for_selector(".refresh")  # the last part of a page: all of it is there
        if page.locator(".bc-end").count():
            break
        if page.locator("dialog.claims").count():
            page.locator("dialog.claims button").first.click()
        elif page.locator(".bc-exchange").count():
            page.locator(".hand label").first.click()
            page.click(".bc-exchange")
        elif page.locator(".bc-own").count():
            place_without_javascript(page, turns)
        else:
            page.click(".refresh")

    expect(page.locator(".bc-end h2")).to_be_visible()


def slowly(route: Route) -> None:
    sleep(1)
    route.continue_()


@pytest.mark.slow
@pytest.mark.parametrize("size", in_turn([((390, 844),), ((1280, 800),), ((768, 1024),)], 3))
@pytest.mark.parametrize("game", in_turn(["balloon-cup", "aeronaut-odyssey"], 2))
def test_a_match_with_a_friend_says_that_nobody_sits_opposite_and_shows_its_address(
    open_browser: Opens, game: str, size: tuple[int, int]
) -> None:
    host, friend = open_browser(viewport={"width": size[0], "height": size[1]}), open_browser()
    host.page.goto(host.address)
    host.form(game).locator("h2 label").click()
    host.form(game).locator("text=With a friend").click()
    table, field = host.page.locator("#table"), host.page.get_by_label("Link to this match")

    expect(table).to_have_attribute("data-headline", "Waiting for another player …")
    expect(field).to_have_value(host.page.url)
    expect(field).to_be_in_viewport(ratio=1)
    expect(table).to_contain_text(re.compile("You can move while you wait|Send the link above to a friend"))
    beside = host.page.locator("#invitation > :is(button, details):visible").all()
    rows = {round(middle(part)[1]) for part in (field, *beside)}
    assert max(rows) - min(rows) <= 2, "field and buttons stand in one row"
    friend.page.goto(field.input_value())
    friend.page.click("#free-seat")
    expect(table).to_have_attribute("data-headline", re.compile("^Your |thinking"))
    expect(field).to_have_count(0)


RESULT_COMES = """() => {
    const old = document.getElementById("table");
    const picture = old.cloneNode(true);
    picture.insertAdjacentHTML("beforeend", `<button data-opens="end">.</button><section id="end" tabindex="-1">
        <button data-closes="end">.</button></section>`);
    document.dispatchEvent(new CustomEvent("picture-coming", { detail: { old, picture } }));
    old.replaceChildren(...picture.childNodes);
    document.dispatchEvent(new CustomEvent("picture-placed"));
    const { hidden } = document.getElementById("end");
    document.dispatchEvent(new CustomEvent("picture-shown"));
    return [hidden, document.getElementById("end").hidden];
}"""
"""Is the result hidden while pieces move to their places, and afterwards?"""


@pytest.mark.parametrize(("motion", "while_moving"), [("no-preference", True), ("reduce", False)])
def test_the_result_comes_when_all_pieces_have_landed(open_browser: Opens, motion: str, *, while_moving: bool) -> None:
    player = open_browser(reduced_motion=motion)
    player.start()
    player.page.wait_for_selector("html[data-state=still]")

    assert player.page.evaluate(RESULT_COMES) == [while_moving, False]


def test_two_friends_play_and_play_again_while_somebody_watches(open_browser: Opens) -> None:
    """A copied address, a free seat, a draw that is declined, the end, and a rematch that brings both together."""
    host, friend, watcher = (
        open_browser(permissions=["clipboard-read", "clipboard-write"]),
        open_browser(),
        open_browser(),
    )
    host.context.route("**/invitation.js*", slowly)
    host.start(seat2="friend", first="me", offered="true")
    expect(host.page.locator("#table")).to_contain_text("Waiting for player")
    expect(host.page.locator("#invitation")).to_be_in_viewport(ratio=1)
    host.page.click("#invitation >> text=Copy")
    expect(host.page.locator("text=Copied").first).to_be_visible()
    address = host.page.evaluate("navigator.clipboard.readText()")
    assert address == host.page.url

    watcher.page.goto(address)
    friend.page.goto(address)
    free = friend.page.locator("#free-seat")
    expect(free).not_to_have_css("background-image", "none")  # its words are white
    expect(free).to_be_in_viewport(ratio=1)
    free.click()

    expect(host.page.locator("#table")).not_to_contain_text("Waiting for player")
    expect(host.page.locator("#table")).to_contain_text("Your opponent")
    expect(host.page.locator("#said")).to_have_text("The free seat is taken.")
    expect(watcher.page.locator("#free-seat")).to_have_count(0)

    friend.page.click("text=Offer a draw")
    expect(host.page.locator("#said")).to_have_text("Your opponent offered a draw.")
    host.page.click("text=Play on")
    expect(friend.page.locator("#said")).to_have_text("Your opponent declined the draw.")

    friend.resign()
    for player in (host, friend, watcher):
        expect(player.page.locator(".bc-end h2")).to_be_visible()
        expect(player.page.locator("#look-as option").nth(1)).not_to_contain_text("still free")
    expect(host.page.locator("#look-as option").nth(0)).to_have_text("You (seat 1)")
    expect(watcher.page.locator(".again form")).to_have_count(0)

    host.page.click(".again button")
    host.page.wait_for_url(lambda url: url != address)
    expect(host.page.locator("#asking")).to_contain_text("Waiting for an answer to the rematch: your opponent")
    expect(friend.page.locator("#said")).to_have_text("Your opponent wants to play again.")
    friend.page.locator(".again").get_by_role("button", name="Rematch", exact=True).click()
    friend.page.wait_for_url(host.page.url)
    expect(host.page.locator("#said")).to_have_text("Everybody has answered.")

    assert [player.page.get_attribute("#table", "data-seat") for player in (host, friend)] == ["0", "1"]
    expect(friend.page.locator(".bc-own")).to_be_visible()  # who did not begin begins now
    expect(host.page.locator(".bc-own")).to_have_count(0)


@pytest.mark.slow
def test_people_read_each_others_names(open_browser: Opens) -> None:
    host, friend, watcher = open_browser(), open_browser(), open_browser()
    host.page.goto(host.address)
    host.unfold()
    host.page.fill("#choices-balloon-cup [name=called]", "Ada")
    host.start(seat2="friend", first="me", offered="true")
    for guest in (friend, watcher):
        guest.page.goto(host.page.url)
        expect(guest.page.locator(".sit-down")).to_contain_text("Ada invites you to Balloon Cup")
    friend.page.fill("#called", "Ben")
    friend.page.reload()
    expect(friend.page.locator("#called")).to_have_value("Ben")
    friend.page.click("#free-seat")
    friend.page.wait_for_selector("form[data-question]")

    expect(host.page.locator(".bc-opponent h2")).to_have_text("Ben")
    expect(friend.page.locator(".bc-opponent h2")).to_have_text("Ada")
    expect(watcher.page.locator("#table")).to_contain_text("Ada is thinking")
    friend.resign()
    expect(watcher.page.locator("#log li").last).to_contain_text("Ben resigned.")
    expect(host.page.locator("#log li").last).to_contain_text("Ben resigned.")
    host.page.click(".again button")
    expect(host.page.locator(".bc-opponent h2")).to_have_text("Ben")


@pytest.mark.slow
def test_resigning_is_asked_on_the_page_by_keys_while_the_match_goes_on(open_browser: Opens) -> None:
    host, friend = open_browser(), open_browser()
    host.begin(seat2="friend", first="other")
    friend.page.goto(host.page.url)
    friend.page.click("#free-seat")
    friend.page.wait_for_selector(".bc-own")
    friend.hurry()
    button, asked = host.page.locator(".under button", has_text="Resign"), host.page.locator("#confirm")

    for key in ("Enter", "Escape"):
        button.focus()
        host.page.keyboard.press("Enter")
        expect(asked.locator("h2")).to_have_text("Resign?")
        expect(asked.locator("text=Back")).to_be_focused()
        host.page.keyboard.press(key)
        expect(asked).to_be_hidden()
        expect(button).to_be_focused()
    host.page.keyboard.press("Enter")
    before = host.version
    friend.place_by_clicks(0)
    host.page.wait_for_selector(f"html[data-state=still] #table:not([data-version='{before}'])")
    expect(asked).to_be_visible()
    host.page.keyboard.press("Shift+Tab")
    resigning = asked.get_by_role("button", name="Resign")
    expect(resigning).to_be_focused()
    expect(resigning).to_have_css("background-color", "rgb(163, 42, 42)")
    host.page.keyboard.press("Enter")

    expect(host.page.locator(".bc-end h2")).to_be_visible()
    expect(friend.page.locator("#log li").last).to_contain_text("Your opponent resigned.")


@pytest.mark.slow
def test_a_question_of_resigning_goes_when_the_match_is_over(open_browser: Opens) -> None:
    host, friend = open_browser(), open_browser()
    host.begin(seat2="friend", first="me")
    friend.page.goto(host.page.url)
    friend.page.click("#free-seat")
    friend.page.wait_for_selector("#table[data-seat]")
    host.page.click(".under >> text=Resign")
    expect(host.page.locator("#confirm")).to_be_visible()

    friend.resign()

    expect(host.page.locator("#confirm")).to_be_hidden()
    expect(host.page.locator(".bc-end h2")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("page", in_turn(["", "/text"], 2))
def test_without_javascript_the_server_asks_before_a_match_is_given_up(open_browser: Opens, page: str) -> None:
    player = open_browser(java_script_enabled=False)
    player.begin(seat2="random", first="me")
    player.page.goto(player.page.url.partition("?")[0] + page)
    for answer in ("Back", "Resign"):
        player.page.get_by_role("button", name="Resign").click()
        expect(player.page.locator("h1")).to_have_text("Resign?")
        player.page.locator("main").get_by_text(answer, exact=True).click()
        expect(player.page.locator("#table")).to_be_visible()
    player.page.goto(player.page.url.removesuffix("#changed").removesuffix("/text"))

    expect(player.page.locator(".bc-end h2")).to_be_visible()


@pytest.mark.parametrize("width", in_turn([1280, 1024, 360], 3))
def test_the_own_row_is_named_at_every_width(open_browser: Opens, width: int) -> None:
    player = open_browser(viewport={"width": width, "height": 740})
    player.begin(seat2="random", first="me")
    name, chip, cup = (player.page.locator(f".bc-you {part}") for part in ("h2", ".bc-chip", ".bc-no-cup"))

    expect(name).to_be_visible()
    expect(name).to_have_text("You")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
    tops = [one.bounding_box() for one in (chip.first, cup.last)]
    assert all(tops)
    assert abs(tops[0]["y"] + tops[0]["height"] / 2 - tops[1]["y"] - tops[1]["height"] / 2) < 12  # type: ignore[index]


@pytest.mark.slow
def test_without_javascript_a_friends_move_is_fetched_by_a_click(open_browser: Opens) -> None:
    player, friend = open_browser(java_script_enabled=False), open_browser(java_script_enabled=False)
    player.begin(seat2="friend", first="other")
    assert player.page.locator(".bc-own").count() == 0

    friend.page.goto(player.page.url)
    friend.page.click("#free-seat")
    place_without_javascript(friend.page)
    player.page.click(".refresh")

    expect(player.page.locator(".bc-own")).to_be_visible()


@pytest.mark.slow
def test_a_page_whose_script_did_not_come_can_be_refreshed(open_browser: Opens, complaints: list[str]) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    expect(player.page.locator(".refresh")).to_be_hidden()

    wide = player.page.locator(".bar .tools").bounding_box()
    player.page.route("**/table/table.js*", lambda route: route.abort())
    player.page.reload()

    expect(player.page.locator(".refresh")).to_be_visible()
    assert (
        player.page.locator(".bar .tools").bounding_box() == wide
    )  # the buttons that need the script keep their places
    complaints.clear()  # the console tells of the script that was held back


def test_the_link_of_a_finished_match_is_shared_or_copied(open_browser: Opens) -> None:
    player = open_browser(permissions=["clipboard-read", "clipboard-write"])
    player.start()
    player.resign()
    button = player.page.locator("#end [data-shares]")

    button.click()
    expect(button).to_have_text("Copied")
    copied = player.page.evaluate("navigator.clipboard.readText()")
    player.page.evaluate("() => void (navigator.share = async (what) => (window.shared = what.url))")
    button.click()

    assert copied == player.page.url.partition("?")[0]
    assert player.page.evaluate("window.shared") == copied
