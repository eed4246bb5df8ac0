"""The form that begins a match: the same for every game, with scripts and without, on every screen."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FilePayload, Locator, Route, expect
from tests.amount import in_turn
from tests.browser.aeronaut import GAME, TINY
from tests.browser.conftest import Opens
from tests.browser.player import UNFOLDS, Player
from tests.browser.waiting import wait_until

from skyhop.boards.settings import settings, share_code

pytestmark = pytest.mark.browser


def unfolded(player: Player) -> None:
    """Open the lobby and every choice in it."""
    player.page.goto(player.address)
    player.page.locator("main").evaluate(UNFOLDS)


def option(form: Locator, name: str) -> Locator:
    return form.locator(f'[name="option.{name}"]')


@pytest.mark.slow
@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (768, "light"), (1280, "dark")])
def test_the_form_is_usable_by_everybody(open_browser: Opens, scheme: str, width: int) -> None:
    player = open_browser(color_scheme=scheme, viewport={"width": width, "height": 800})
    unfolded(player)

    violations = Axe().run(player.page).response["violations"]

    assert [(violation["id"], violation["nodes"][0]["html"]) for violation in violations] == []
    assert player.page.evaluate("document.documentElement.scrollWidth") == width
    for control in (
        player.page.locator("form.start :is(select, button, label.choice, label.segment, summary)")
        .locator("visible=true")
        .all()
    ):
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_what_the_chosen_rules_do_not_know_is_greyed_out_for_a_reason(open_browser: Opens) -> None:
    player = open_browser()
    unfolded(player)
    form = player.form(GAME)

    expect(option(form, "variant")).to_be_disabled()
    expect(form.locator(".option", has_text="Variant")).to_contain_text("for the ruleset capital only")
    form.locator('input[name="ruleset"][value="capital"]').check()
    option(form, "variant").select_option("veto")
    form.locator('input[name="ruleset"][value="pioneer"]').check()

    expect(option(form, "variant")).to_be_disabled()
    form.locator("text=Start this match").click()
    player.page.wait_for_selector("#table")


@pytest.mark.slow
def test_a_wrong_choice_comes_back_with_the_sentence_and_all_else_as_it_was(
    open_browser: Opens, complaints: list[str]
) -> None:
    player = open_browser(java_script_enabled=False)
    code = share_code(settings({"size": "tiny", "players": 6, "seed": 3, "expansions": "bonus"}))
    player.page.goto(f"{player.address}/?game={GAME}&code={code}&option.expansions=")
    form = player.form(GAME)
    player.unfold(GAME)
    form.locator('select[name="seat3"]').select_option("friend")
    form.locator('select[name="seat5"]').select_option("me")
    form.locator('input[name="first"][value="me"]').check()
    option(form, "variant").select_option("veto")
    option(form, "secret_inventories").check()
    form.locator('[name="option.expansions"][value="bonus"]').check()
    form.locator("text=Start this match").click()

    expect(form.locator(".notice")).to_contain_text("for the ruleset capital only")
    expect(form.locator('select[name="seat3"]')).to_have_value("friend")
    expect(form.locator('select[name="seat5"]')).to_have_value("me")
    expect(form.locator('input[name="first"][value="me"]')).to_be_checked()
    expect(option(form, "variant")).to_have_value("veto")
    expect(option(form, "secret_inventories")).to_be_checked()
    expect(form.locator('[name="option.expansions"][value="bonus"]')).to_be_checked()
    expect(form.locator('[name="option.expansions"][value="trajectories"]')).not_to_be_checked()
    expect(option(form, "board.code")).to_have_value(code)
    complaints.clear()  # the console tells of the answer 422


@pytest.mark.parametrize(
    ("width", "height", "has_scripts"),
    in_turn([(1280, 800, True), (1280, 800, False), (360, 740, True), (360, 740, False)], 4),
)
def test_a_refused_start_opens_at_its_sentence(
    open_browser: Opens, complaints: list[str], width: int, height: int, *, has_scripts: bool
) -> None:
    player = open_browser(java_script_enabled=has_scripts, viewport={"width": width, "height": height})
    player.page.goto(f"{player.address}/?game={GAME}#choices-{GAME}")
    form = player.form(GAME)
    form.locator(".step > summary").nth(1).click()
    form.locator('[name="option.board"][value="file"]').check()
    form.locator("text=Start this match").click()

    told = form.locator(".notice")
    expect(told).to_be_focused()
    expect(told).to_be_in_viewport(ratio=1)
    expect(form.locator(".step[open]", has=player.page.locator(".notice"))).to_have_count(1)
    expect(told).to_have_text("Choose a file, or paste its text. AO-13.1")
    expect(told.locator("a")).to_have_attribute("href", f"/rules/{GAME}/pioneer#ao-13.1")
    complaints.clear()  # the console tells of the answer 422


@pytest.mark.parametrize("has_scripts", in_turn([True, False], 2))
def test_who_plays_a_map_sees_it_and_only_what_it_allows(open_browser: Opens, *, has_scripts: bool) -> None:
    player = open_browser(java_script_enabled=has_scripts)
    player.page.goto(f"{player.address}/?game={GAME}&code={TINY}#choices-{GAME}")
    form = player.form(GAME)

    expect(form.locator(".shown img")).to_be_in_viewport(ratio=0.9)
    wait_until(player.page, "document.querySelector('.shown img').naturalWidth > 0")
    player.unfold(GAME)
    for expansion in ("trajectories", "bonus", "multi", "wild"):
        expect(form.locator(f'[name="option.expansions"][value="{expansion}"]')).to_be_disabled()
    expect(form.locator("label", has_text="Wild winds").locator(".reason")).to_have_text("this map has no gray routes")
    expect(form.locator('input[name="ruleset"][value="capital"]')).to_be_disabled()
    expect(form.locator('select[name="seat2"]')).to_be_visible()
    for number in range(3, 7):
        expect(form.locator(f'select[name="seat{number}"]')).to_be_hidden()
        expect(form.locator(f'select[name="seat{number}"]')).to_be_disabled()
        expect(form.locator(f'input[name="players"][value="{number}"]')).to_be_disabled()
    expect(form.locator(".limit")).to_have_text("This map is made for 2 players at most.")


def test_on_another_map_all_that_it_allows_can_be_chosen_again(open_browser: Opens) -> None:
    player = open_browser()
    player.page.goto(f"{player.address}/?game={GAME}&code={TINY}#choices-{GAME}")
    form = player.form(GAME)
    wild = form.locator('[name="option.expansions"][value="wild"]')
    player.unfold(GAME)

    option(form, "board.code").fill("another")
    expect(wild).to_be_disabled()
    option(form, "board.code").blur()
    expect(wild).to_be_enabled()
    expect(form.locator(".shown")).to_be_hidden()
    option(form, "board.code").fill(TINY)
    option(form, "board.code").blur()
    expect(wild).to_be_disabled()
    form.locator('[name="option.board"][value="file"]').check()
    expect(wild).to_be_enabled()
    form.locator('input[name="players"][value="6"]').check()
    expect(form.locator('select[name="seat6"]')).to_be_visible()
    expect(form.locator(".limit")).to_be_hidden()
    expect(form.locator(".shown")).to_be_hidden()


@pytest.mark.slow
def test_a_wrong_file_comes_back_as_a_text_to_mend(open_browser: Opens, complaints: list[str]) -> None:
    player = open_browser()
    unfolded(player)
    form = player.form(GAME)
    form.locator('[name="option.board"][value="file"]').check()
    broken: FilePayload = {"name": "map.json", "mimeType": "application/json", "buffer": b'{"format": "torn"}'}
    option(form, "board.file").set_input_files(broken)
    form.locator("text=Start this match").click()

    expect(form.locator(".notice")).to_contain_text("board: ")
    expect(option(form, "board.text")).to_have_value('{"format": "torn"}')
    expect(form.locator('[name="option.board"][value="file"]')).to_be_checked()
    complaints.clear()


@pytest.mark.slow
def test_house_rules_are_played_and_a_new_match_has_them_too(open_browser: Opens) -> None:
    player = open_browser()
    unfolded(player)
    form = player.form("balloon-cup")
    form.locator('input[name="ruleset"][value="gravon"]').check()
    form.locator('[name="option.best_of"][value="3"]').check()
    option(form, "max_gray").select_option("4")
    form.locator('input[name="seat2"][value="random"]').check()
    form.locator("text=Start this match").click()

    expect(player.page.locator("body")).to_contain_text("Custom rules")
    first = player.page.url
    player.page.wait_for_selector("html[data-state=still]")
    player.resign()
    player.page.get_by_role("button", name="Rematch").click()
    player.page.wait_for_url(re.compile(r"/matches/(?!" + first.rpartition("/")[2] + ")"))
    expect(player.page.locator("body")).to_contain_text("Custom rules")


def test_people_who_share_a_device_hand_it_on_before_a_hand_is_shown(open_browser: Opens) -> None:
    player = open_browser()
    player.start("balloon-cup", seat2="me", first="me")
    player.hurry()
    hand, asked = player.page.locator(".hand"), player.page.locator(".hand-on")

    for number in range(4):
        assert not player.is_over()
        before, seat = player.version, player.page.get_attribute("#table", "data-seat")
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        if player.page.get_attribute("#table", "data-seat") != seat:
            expect(asked).to_be_visible()
            expect(hand).not_to_be_visible()
            expect(hand.locator("label").first).not_to_be_visible()
            asked.locator("button").click()
        expect(asked).not_to_be_visible()
        expect(hand).to_be_visible()


def test_the_question_of_an_earlier_picture_unveils_nothing(open_browser: Opens) -> None:
    player = open_browser()
    player.start("balloon-cup", seat2="me", first="me")
    player.hurry()
    player.place_by_clicks(0)
    expect(player.page.locator(".hand-on")).to_be_visible()

    player.page.evaluate("""() => {
        const earlier = document.querySelector(".hand-on");
        earlier.close(); // it tells that with the next frame
        earlier.replaceWith(earlier.cloneNode(true));
        return new Promise((next) => setTimeout(next, 200));
    }""")

    expect(player.page.locator("#table[data-veiled]")).to_be_attached()
    expect(player.page.locator(".hand")).not_to_be_visible()


@pytest.mark.slow
def test_where_nothing_is_hidden_nobody_is_asked_to_hand_the_device_on(open_browser: Opens) -> None:
    player = open_browser()
    unfolded(player)
    form = player.form("balloon-cup")
    option(form, "open_hands").check()
    form.locator('input[name="seat2"][value="me"]').check()
    form.locator("text=Start this match").click()
    player.page.wait_for_selector("#table")

    expect(player.page.locator(".hand-on")).to_have_count(0)


def test_an_opponent_is_chosen_by_keys_on_the_scale_and_remembered(open_browser: Opens) -> None:
    player = open_browser()
    player.page.goto(player.address)
    scale = player.form("balloon-cup").locator(".levels")
    character = scale.locator(".character:visible")

    expect(character).to_have_text(re.compile("^Cadet: "))
    scale.locator("input:checked").focus()
    player.page.keyboard.press("ArrowRight")
    expect(scale.locator("input:checked")).to_have_value("copilot")
    expect(character).to_have_text(re.compile("^Copilot: "))
    player.form("balloon-cup").get_by_role("button", name="Play now").click()
    player.page.wait_for_selector("#table")
    expect(player.page.locator("#table")).to_contain_text("Copilot bot")
    player.page.goto(player.address)

    expect(player.form("balloon-cup").locator(".levels input:checked")).to_have_value("copilot")
    expect(player.form("aeronaut-odyssey").locator(".levels input:checked")).to_have_value("cadet")


SHEET = [(GAME, True), (GAME, False), ("balloon-cup", True), ("balloon-cup", False)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "has_scripts"), SHEET)
def test_on_a_phone_each_step_of_the_form_has_two_screens_at_most_and_the_start_button_stays_in_sight(
    open_browser: Opens, game: str, *, has_scripts: bool
) -> None:
    player = open_browser(viewport={"width": 390, "height": 844}, java_script_enabled=has_scripts)
    player.page.goto(f"{player.address}/?game={game}")
    form = player.form(game)

    for step in range(3):
        if step:
            form.locator(".step > summary").nth(step).click()
        expect(form.locator(".step[open]")).to_have_count(1)
        expect(form.locator("text=Start this match")).to_be_in_viewport(ratio=1)
        assert player.page.evaluate("document.documentElement.scrollHeight") <= 2 * 844
    if has_scripts and game == "balloon-cup":
        left = form.locator('[name="option.max_gray"] option').first
        expect(left).to_have_attribute("label", "default of the ruleset (5)")
        form.locator('[name="ruleset"][value="gravon"]').dispatch_event("click")
        expect(left).to_have_attribute("label", "default of the ruleset (2)")


def test_three_bots_are_one_press_and_each_step_tells_what_is_chosen(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 390, "height": 844})
    player.page.goto(f"{player.address}/?game={GAME}")
    form = player.form(GAME)
    told = form.locator(".told-choices")
    expect(told.nth(0)).to_have_text("2 players · Bots · Cadet")
    expect(told.nth(2)).to_have_text("no clock")

    form.locator("label", has_text="3 bots").click()
    expect(told.nth(0)).to_have_text("4 players · Bots · Cadet")
    form.locator('[name="opponents"][value="friend"]').check()
    expect(told.nth(0)).to_have_text("4 players · A friend")
    expect(form.locator(".levels")).to_be_hidden()
    form.locator('[name="opponents"][value=""]').check()
    form.locator('[name="level"][value="pilot"]').check()
    form.locator("text=Start this match").click()

    player.page.wait_for_selector("#table")
    expect(player.page.locator(".ao-others .ao-player")).to_have_count(3)
    expect(player.page.locator(".ao-others")).to_contain_text("Pilot bot")


@pytest.mark.slow
def test_the_faces_are_in_the_form_while_it_is_open_and_beside_the_buttons_after(open_browser: Opens) -> None:
    player = open_browser()
    player.page.goto(player.address)
    form = player.form("balloon-cup")
    choices = form.locator(".choices > summary")

    choices.click()
    form.locator('.step [name="level"][value="pilot"]').check()
    choices.click()

    expect(form.locator(".levels")).to_have_count(1)
    expect(form.locator(".levels input:checked")).to_have_value("pilot")
    expect(form.locator(".levels")).to_be_visible()


FIRST_SCREENS = [(320, 568), (390, 844), (740, 360), (1280, 800)]


@pytest.mark.parametrize(("width", "height"), in_turn(FIRST_SCREENS, 4))
def test_play_is_in_the_first_screen_and_whoever_comes_back_sees_their_turn_there(
    open_browser: Opens, width: int, height: int
) -> None:
    player = open_browser(viewport={"width": width, "height": height})
    player.page.goto(player.address)
    for way_in in ("Play now", "With a friend"):
        expect(player.form("balloon-cup").get_by_role("button", name=way_in)).to_be_in_viewport(ratio=1)
    player.start(seat2="me")
    player.page.goto(player.address)

    due = player.page.locator("#own-matches a").first
    expect(due).to_contain_text("your turn")
    expect(due).to_be_in_viewport(ratio=1)
    player.form("balloon-cup").locator("text=With a friend").click()
    expect(player.page.locator("#invitation")).to_be_in_viewport(ratio=1)


def seen(player: Player) -> list[str]:
    """Return the titles of the games whose form is in sight."""
    games = player.page.locator("section.game").filter(has=player.page.locator(".start:visible"))
    return games.locator(".title span").all_inner_texts()


@pytest.mark.parametrize("has_scripts", in_turn([True, False], 2))
def test_a_phone_shows_one_game_at_a_time_chosen_by_finger_or_key(open_browser: Opens, *, has_scripts: bool) -> None:
    player = open_browser(viewport={"width": 390, "height": 844}, java_script_enabled=has_scripts)
    player.page.goto(player.address)
    assert seen(player) == ["Balloon Cup"]

    player.page.locator("#aeronaut-odyssey").click()
    assert seen(player) == ["Aeronaut Odyssey"]
    player.page.keyboard.press("ArrowLeft")
    assert seen(player) == ["Balloon Cup"]

    player.page.goto(f"{player.address}/?game={GAME}")
    assert seen(player) == ["Aeronaut Odyssey"]


WIDTH_ALONE = """card => {
    const own = card.closest(".games > *");
    for (const other of [...own.parentElement.children]) if (other !== own) other.remove();
    return card.offsetWidth;
}"""


@pytest.mark.parametrize(("width", "height"), in_turn([(1280, 800), (390, 844)], 2))
def test_a_first_visit_sees_in_one_screen_what_the_games_are_and_all_ways_in(
    open_browser: Opens, width: int, height: int
) -> None:
    player = open_browser(viewport={"width": width, "height": height})
    player.page.goto(player.address)
    form = player.form("balloon-cup")

    for part in (".sight", ".told", ".play-now", ".learn", "[name=friend]", ".levels"):
        expect(form.locator(part).first).to_be_in_viewport(ratio=1)
    for game in ("Balloon Cup", "Aeronaut Odyssey"):
        expect(player.page.locator("h2").get_by_text(game, exact=True)).to_be_in_viewport(ratio=1)
    sizes = [form.locator(way_in).bounding_box() for way_in in (".play-now", ".learn")]
    assert len({box and box["height"] for box in sizes}) == 1
    assert form.locator(".sight img").first.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    width_beside = form.evaluate("card => card.offsetWidth")
    assert form.evaluate(WIDTH_ALONE) == width_beside  # a card that comes first does not shrink when the next one comes


def test_the_picture_of_the_table_moves_only_where_motion_is_welcome(open_browser: Opens) -> None:
    for motion, is_moving in (("no-preference", True), ("reduce", False)):
        player = open_browser(reduced_motion=motion)
        player.page.goto(player.address)

        assert player.form("balloon-cup").locator(".then").is_visible() == is_moving
        assert player.page.evaluate("document.getAnimations().length > 0") == is_moving


def test_whoever_comes_back_finds_matches_puzzles_and_open_tables_instead_of_pictures(open_browser: Opens) -> None:
    player = open_browser()
    player.start(seat2="me")
    player.page.goto(player.address)

    for part in ("#own-matches a", ".play-now", "#puzzles", "#offered"):
        expect(player.page.locator(part).first).to_be_in_viewport(ratio=1)
    expect(player.page.locator(".sight")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 1280])
def test_every_face_of_the_scale_is_large_enough_for_a_finger(open_browser: Opens, width: int) -> None:
    player = open_browser()
    player.page.set_viewport_size({"width": width, "height": 740})
    player.page.goto(player.address)

    boxes = []
    for game in ("balloon-cup", GAME):
        if width == 360:
            player.page.locator(f"#{game}").click()
        boxes += [face.bounding_box() for face in player.form(game).locator(".level").all()]

    assert len(boxes) == 16
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)


@pytest.mark.slow
def test_a_lobby_whose_stream_found_no_room_opens_it_anew(open_browser: Opens, complaints: list[str]) -> None:
    """A browser does not come back where it was answered 503: open tables stayed as they were for good."""
    player = open_browser()
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        offers = "event: offers\ndata: <p id='came'>came</p>\n\n"
        if len(asked) == 1:
            route.fulfill(status=503)
        else:
            route.fulfill(status=200, content_type="text/event-stream", body=offers)

    player.page.route("**/offers/events", answer)
    player.page.goto(player.address)

    expect(player.page.locator("#came")).to_be_attached()
    complaints.clear()
