"""The pages around the matches work: settings take effect and persist, rules are found, and the site is installable."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Opens
from tests.browser.player import Player

from skyhop.web.http.static_files import STATIC, WORKER

pytestmark = pytest.mark.browser
SILENT = "document.documentElement.dataset.pace = '0'"


def choose(page: Page, **values: str) -> None:
    """Choose on the page of the settings, or in the panel."""
    for name, value in values.items():
        page.locator(f'#settings input[name="{name}"][value="{value}"]').check()


def colour(page: Page, name: str) -> str:
    """The background of an element as it is painted."""
    found: str = page.locator(name).first.evaluate("element => getComputedStyle(element).backgroundColor")
    return found


def letters(page: Page) -> float:
    found: float = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    return found


def ranks(page: Page) -> list[int]:
    return [int(card.get_attribute("data-rank") or 0) for card in page.locator(".hand label").all()]


@pytest.mark.slow
def test_settings_hold_at_once_after_a_reload_and_in_a_new_tab(open_browser: Opens) -> None:
    player = open_browser(color_scheme="light")
    player.begin(seat2="friend", first="me")
    table = player.page
    other = player.new_page()
    other.goto(table.url)
    day = colour(table, ".bc-player")

    table.click("#settings-link")
    panel = table.locator("#side-panel")
    expect(panel).to_be_visible()
    choose(table, theme="dark", text="larger", motion="none", notation="on", confirm="always", hand="rank", sound="on")
    choose(table, loudness="soft")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()

    for page in (table, other):
        page.bring_to_front()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert_chosen(page, day)
    table.reload()
    assert_chosen(table, day)
    fresh = player.new_page()
    fresh.goto(table.url)
    assert_chosen(fresh, day)
    fresh.goto(f"{player.address}/settings")
    assert fresh.locator("#settings input:checked").evaluate_all("all => all.map(each => each.value)") == [
        *("dark", "larger", "none", "on", "guest", "always", "on", "rank", "on", "off", "soft")
    ]
    assert fresh.evaluate("document.cookie").count("skyhop-settings") == 1

    confirmed(table, player)
    expect(table.locator("#log li").last).to_have_attribute("data-notation", re.compile("[RYGBA]"))
    shown = "element => getComputedStyle(element, '::after').content"
    assert table.locator("#log li").last.evaluate(shown) not in {"none", ""}


def assert_chosen(page: Page, day: str) -> None:
    page.wait_for_selector("html[data-state=still]")
    assert colour(page, ".bc-player") != day
    assert letters(page) == 20
    assert ranks(page) == sorted(ranks(page))
    expect(page.locator("#sorting")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")


def confirmed(page: Page, player: Player) -> None:
    """An action is asked for once more: Back and Escape do nothing, *Do it* does it, without any motion."""
    asked, before = page.locator("#confirm"), page.get_attribute("#table", "data-version")
    page.bring_to_front()
    page.locator(".hand label:not(.bc-idle)").first.click()
    target = page.locator(".bc-target[data-lit]").first
    target.click()
    expect(asked.locator("h2")).to_have_text(re.compile(r"^Place \w+ \d+ on your .* side of tile \d\?$"))
    expect(asked.locator("#confirm-told")).to_have_text(re.compile(r"^[A-Z].+\.$"))
    expect(asked.locator("code")).to_be_visible()
    asked.locator("text=Back").click()
    expect(asked).to_be_hidden()
    target.click()
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    assert page.get_attribute("#table", "data-version") == before
    page.evaluate("() => { window.moved = []; Element.prototype.animate = function () { moved.push(this.id); }; }")
    target.focus()
    page.keyboard.press("Enter")
    expect(asked).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#table:not([data-version='{before}'])")
    assert page.evaluate("moved") == []
    assert player.complaints == []


@pytest.mark.slow
def test_keys_of_one_character_can_be_switched_off_but_for_fields_and_the_map(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    player.page.wait_for_selector("html[data-state=still]")
    page, chosen = player.page, player.page.locator(".hand input:checked")
    told = page.locator("#keys dt").first  # digits
    expect(told).not_to_have_css("display", "none")
    page.keyboard.press("2")
    expect(chosen).to_have_count(1)

    page.goto(f"{player.address}/settings")
    choose(page, letters="off")
    page.go_back()
    page.reload()
    page.wait_for_selector("html[data-state=still]")
    expect(told).to_have_css("display", "none")
    page.keyboard.press("2")
    page.wait_for_timeout(200)
    assert chosen.count() == 0
    page.locator(".hand input[type=radio]").first.focus()
    page.keyboard.press("Space")
    expect(chosen).to_have_count(1)
    player.start("aeronaut-odyssey")
    page.locator("#ao-view").focus()
    page.keyboard.press("c")
    expect(page.locator("#ao-view .ao-place:focus")).to_have_count(1)


@pytest.mark.slow
def test_a_key_that_is_pressed_before_the_scripts_are_there_is_done_when_they_are(open_browser: Opens) -> None:
    player = open_browser()
    player.start("aeronaut-odyssey")
    page, held = player.page, list[Route]()
    page.wait_for_selector("html[data-state=still]")
    page.route("**/aeronaut-odyssey/table.js*", lambda route: held.extend([route]))
    page.reload(wait_until="commit")
    page.locator("#ao-view").focus()
    page.keyboard.press("c")
    page.wait_for_timeout(200)
    assert page.locator("#ao-view .ao-place:focus").count() == 0

    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()

    expect(page.locator("#ao-view .ao-place:focus")).to_have_count(1)


@pytest.mark.slow
def test_a_page_shows_that_it_waits_for_an_answer_that_takes_long(open_browser: Opens) -> None:
    player = open_browser()
    page, held, sign = player.page, list[Route](), "html[data-waiting]"

    def hold(route: Route) -> None:
        held.append(route)

    player.begin(seat2="friend", first="me")
    page.wait_for_selector("html[data-state=still]")
    page.route("**/actions", hold)
    player.fitting_piece().click()
    player.lit().click()

    page.wait_for_selector(sign)
    held[0].continue_()
    expect(page.locator("#log [data-ply]")).to_have_count(1)
    expect(page.locator(sign)).to_have_count(0)


@pytest.mark.slow
def test_a_move_by_finger_can_be_undone_for_a_moment_and_is_sent_on_leaving(open_browser: Opens) -> None:
    player = open_browser(has_touch=True, is_mobile=True)
    page = player.page
    player.begin(seat2="friend", first="me")
    page.wait_for_selector("html[data-state=still]")
    kept, log = page.locator("#confirm[data-undo]"), page.locator("#log [data-ply]")

    def place() -> None:
        player.fitting_piece().tap()
        player.lit().tap()
        expect(kept).to_be_visible()
        expect(kept.locator("h2")).to_have_text(re.compile("^Place "))

    place()
    kept.get_by_role("button", name="Undo move").tap()
    expect(kept).to_be_hidden()
    assert log.count() == 0

    place()
    page.keyboard.press("Escape")
    expect(kept).to_be_hidden()
    assert log.count() == 0

    page.route("**/explanation*", lambda _route: None)  # an answer that does not come loses no move
    player.fitting_piece().tap()
    player.lit().tap()
    page.goto(f"{player.address}/learn")
    page.go_back()
    expect(log).to_have_count(1)


@pytest.mark.slow
def test_a_move_by_finger_is_asked_for_while_a_clock_runs_and_one_by_mouse_never(open_browser: Opens) -> None:
    for has_touch in (True, False):
        player, friend = open_browser(has_touch=has_touch, is_mobile=has_touch), open_browser()
        player.begin(seat2="friend", first="me", clock="10+5")
        friend.page.goto(player.page.url)
        friend.page.click("#free-seat")
        player.page.wait_for_selector("html[data-state=still] .clock.running[data-own]")
        # The page was loaded long ago, when the clock showed more.
        player.page.eval_on_selector(".clock.running[data-own] .left", "left => (left.dataset.left = 7_200_000)")
        player.fitting_piece().click()
        player.lit().click()
        if has_touch:
            expect(player.page.locator("#confirm[open]:not([data-undo])")).to_be_visible()
        else:
            player.page.wait_for_selector("#log [data-ply]")


@pytest.mark.slow
def test_without_scripts_settings_are_kept_by_their_form(open_browser: Opens) -> None:
    player = open_browser(java_script_enabled=False, color_scheme="light")
    page = player.page
    page.goto(f"{player.address}/settings")
    day = colour(page, ".settings fieldset")
    expect(page.get_by_text("Volume", exact=True)).to_be_hidden()

    choose(page, theme="dark")
    page.click("text=Save settings")

    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".settings fieldset").first).not_to_have_css("background-color", day)
    page.goto(player.address)
    assert page.get_attribute("html", "data-theme") == "dark"


def test_clauses_are_found_as_one_types_and_the_contents_follow(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(f"{player.address}/rules/balloon-cup/rio-grande")

    page.fill("[name=q]", "greater sum")
    expect(page.locator(".found .excerpts li").first).to_contain_text("sum")
    page.fill("[name=q]", "4.1")
    expect(page.locator(".found .clause")).to_have_count(1)
    expect(page.locator(".found .clause svg").first).to_be_visible()
    page.fill("[name=q]", "")
    expect(page.locator(".found .clause")).to_have_count(0)
    page.goto(f"{page.url}#bc-7.1")
    expect(page.locator("#contents [aria-current]")).to_contain_text("BC-7")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("#contents nav")).to_be_hidden()


@pytest.mark.slow
def test_rules_are_read_beside_the_table(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="friend", first="me")
    page, panel = player.page, player.page.locator("#side-panel")
    page.wait_for_selector("html[data-state=still]")
    address = page.url

    page.click("h1 a")
    expect(panel.locator(".summary")).to_be_visible()
    expect(panel.get_by_role("button", name="Close")).to_be_focused()
    panel.locator("a", has_text="BC-6.2").first.click()
    expect(panel.locator(".clause")).to_contain_text("BC-6.2")
    expect(panel.get_by_role("button", name="Close")).to_be_focused()
    panel.locator("[name=q]").fill("stuck")
    expect(panel.locator(".excerpts li").first).to_be_visible()
    panel.locator(".excerpts a").first.click()
    expect(panel.locator(".clause")).to_have_count(1)
    page.keyboard.press("Escape")

    expect(panel).to_be_hidden()
    assert page.url == address


@pytest.mark.slow
def test_the_tab_tells_whose_turn_it_is(open_browser: Opens) -> None:
    player, friend = open_browser(), open_browser()
    player.begin(seat2="friend", first="me")
    page = player.page
    expect(page).to_have_title(re.compile("^Waiting for another player"))
    friend.page.goto(page.url)
    friend.page.click("#free-seat")
    expect(page).to_have_title(re.compile("^Your turn · "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn"))

    player.place_by_clicks(0)

    expect(page).to_have_title(re.compile("thinking"))
    expect(page.locator("link[rel=icon]")).not_to_have_attribute("href", re.compile("icon-turn"))


def test_an_answer_that_the_table_has_no_room_is_not_kept(open_browser: Opens) -> None:
    """It stood in the place of the page that says there is no connection until the next version."""
    source = (STATIC / WORKER).read_text("utf-8")
    alone = """async () => {
        const kept = [];
        const self = { addEventListener() {} };
        const caches = { open: async () => ({ addAll: async () => {}, put: async (name) => kept.push(name) }) };
        const fetch = async () => new Response("", { status: STATUS });
        SOURCE
        await prepare().catch(() => {});
        return kept;
    }"""
    page = open_browser().page

    kept = [page.evaluate(alone.replace("STATUS", status).replace("SOURCE", source)) for status in ("503", "200")]

    assert kept == [[], ["/offline"]]


def test_without_a_connection_a_page_says_so_and_no_match_is_kept(open_browser: Opens, complaints: list[str]) -> None:
    player = open_browser(service_workers="allow")
    player.begin(seat2="friend", first="me")
    page, match = player.page, player.page.url
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))"
        ".then(all => all.flat().map(request => new URL(request.url).pathname))"
    )

    player.context.set_offline(True)
    page.goto(f"{player.address}/rules/balloon-cup/gravon")

    expect(page.locator("h1")).to_have_text("No connection")
    assert {path.split("/")[1] for path in kept} == {"offline", "static"}
    assert match not in kept
    player.context.set_offline(False)
    complaints.clear()


@pytest.mark.slow
def test_a_question_and_all_its_answers_are_in_sight_at_once(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    for game in ("balloon-cup", "aeronaut-odyssey"):
        for seed in (0, 5, 34):
            page.goto(f"{player.address}/quiz/{game}?seed={seed}&n=5")
            for each in (page.locator("#asked"), page.locator("button.answer").last):
                expect(each).to_be_in_viewport(ratio=1)
            page.locator("button.answer").first.click()
            expect(page.locator(".told")).to_be_visible()
            expect(page.locator("#asked")).to_be_in_viewport(ratio=1)
