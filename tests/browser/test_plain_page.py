"""The plain page in a real browser: by mouse, keys and touch, from a phone to a wide screen, by day and by night."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.running_server import Server

pytestmark = pytest.mark.browser
SIZES = ((360, 740), (768, 1024), (1280, 800), (1920, 1080))
DUE = "html[data-state=still] :is(.plain-own, .plain-end)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data"), "--examples") as running:
        yield running


def begun(player: Player, game: str = "connect-four", seat2: str = "random") -> None:
    player.begin(game, seat2=seat2, first="me")
    player.hurry()
    player.page.wait_for_selector(DUE)


def acted(player: Player, act: Callable[[], None]) -> None:
    """Act, and wait until the others have acted too."""
    before = player.version
    act()
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    player.page.wait_for_selector(DUE)


def pieces(player: Player) -> list[str]:
    """List the keys of the pieces that lie on the table."""
    keys: list[str] = player.page.locator(".diagram-piece").evaluate_all("all => all.map(each => each.dataset.key)")
    return keys


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_browser: Opens, scheme: str) -> None:
    player = open_browser(color_scheme=scheme)
    begun(player)
    acted(player, lambda: player.page.click("#play button >> nth=3"))
    player.page.wait_for_timeout(400)

    results = Axe().run(player.page)

    assert [f"{each['id']}: {each['nodes'][0]['html'][:140]}" for each in results.response["violations"]] == []


@pytest.mark.slow
def test_nothing_scrolls_sideways_and_the_table_is_seen_without_scrolling(open_browser: Opens) -> None:
    player = open_browser()
    begun(player)

    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate("document.documentElement.scrollWidth") == width
        for place in (".plain-picture svg", "#play button >> nth=0", "#play button >> nth=6"):
            box = player.page.locator(place).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height
            assert min(box["width"], box["height"]) >= 44


@pytest.mark.slow
def test_a_match_is_played_by_pressing_the_picture(open_browser: Opens) -> None:
    player = open_browser()
    begun(player)
    for number in range(30):
        if player.page.locator(".plain-end").count():
            break
        targets = player.page.locator(".diagram-target")
        acted(player, targets.nth(number % targets.count()).click)

    expect(player.page.locator(".plain-end a.button").first).to_be_visible()
    expect(player.page.locator(".plain-log li").last).to_contain_text("won")


@pytest.mark.slow
def test_a_column_that_is_pointed_at_shows_among_the_buttons_and_the_other_way_round(open_browser: Opens) -> None:
    player = open_browser()
    begun(player)

    player.page.locator('.diagram-target[data-action="3"]').hover()
    expect(player.page.locator("#do-3")).to_have_attribute("data-pointed", "")
    player.page.locator("#do-5").focus()
    expect(player.page.locator('.diagram-target[data-action="5"]')).to_have_attribute("data-pointed", "")
    expect(player.page.locator("[data-pointed]")).to_have_count(2)


@pytest.mark.slow
def test_a_match_is_played_by_keys_alone(open_browser: Opens) -> None:
    player = open_browser()
    begun(player)
    player.page.keyboard.press("4")
    expect(player.page.locator("#do-4")).to_be_focused()

    acted(player, lambda: player.page.keyboard.press("Enter"))

    expect(player.page.locator('.diagram-piece[data-key="cell-5-3-1"]')).to_have_count(1)
    expect(player.page.locator("#do-1")).to_be_focused()
    player.page.keyboard.press("3")
    expect(player.page.locator("#do-3")).to_be_focused()


@pytest.mark.slow
def test_a_finger_drops_a_disc(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    begun(player, seat2="me")

    player.page.locator('.diagram-target[data-action="7"]').tap()
    player.agree()

    expect(player.page.locator('[data-key="cell-5-6-1"]')).to_have_count(1)


def test_without_javascript_the_buttons_do(open_browser: Opens) -> None:
    player = open_browser(java_script_enabled=False)
    player.page.goto(player.address)
    player.form("connect-four").get_by_role("button", name="Play now").click()

    player.page.locator("#play button").nth(6).click()

    expect(player.page.locator(".plain-log")).to_contain_text("You: Drop a disc into column 7.")


def test_what_happens_is_said_and_what_is_new_is_marked(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, seat2="me")

    player.page.click("#do-4")

    expect(player.page.locator("#said")).to_contain_text("Drop a disc into column 4.")
    expect(player.page.locator(".diagram-new")).to_have_attribute("data-key", "cell-5-3-1")
    player.page.click("#do-4")
    expect(player.page.locator(".diagram-new")).to_have_attribute("data-key", "cell-4-3-2")


@pytest.mark.slow
def test_a_game_whose_actions_are_no_place_has_buttons_alone(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, game="nim")
    expect(player.page.locator(".diagram-target")).to_have_count(0)

    acted(player, lambda: player.page.click("#do-3"))

    assert 15 <= len(pieces(player)) <= 17
