"""The layout audit finds nothing: every page and moment at every size, by day and by night, also with larger text.

An ordinary run audits a few pages and moments of both tables, and runs some of the other tests. `make slow` looks at
all pages and moments, at every size, in every theme, also with larger text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from urllib.parse import parse_qs

import numpy as np
import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect
from tests.amount import in_turn
from tests.browser import conftest, layout, pages
from tests.browser.aeronaut import ON_IT
from tests.browser.layout import SIZES, Size
from tests.browser.lessons import STEPS
from tests.browser.scenes import ALL, CLOCKED, SCENES
from tests.chromium import executable
from tests.running_server import Server

from skyhop.boards.draw.ornaments import draw_city
from skyhop.boards.generate import generate
from skyhop.boards.settings import settings
from skyhop.games.aeronaut_odyssey.draw.layers import SCREEN
from skyhop.i18n import use_language

pytestmark = pytest.mark.browser
STRIDE = 5
"""From one page's size to the next one's: every size comes before one comes again."""
LOOKS = [("light", False), ("dark", False), ("light", True), ("dark", True)]
STEPS_ONCE = {
    *(f"lesson-balloon-cup-{step}" for step in ("1", "3", "6", "8", "1-done")),
    *(f"lesson-aeronaut-odyssey-{step}" for step in ("2", "4", "7", "8-done")),
}
LIKE_OTHERS = {
    *("bc-waiting", "bc-friend", "bc-lost", "bc-again", "bc-back-over", "bc-better", "bc-settings", "bc-offer"),
    *("ao-watched", "ao-signs", "ao-back-over", "ao-better", "ao-refused", "ao-pick-refused", "ao-confirm", "ao-thief"),
}
ONCE = [name for name in pages.NAMES if name not in LIKE_OTHERS and (name not in STEPS or name in STEPS_ONCE)]
"""Every page, and of the moments and steps of lessons one of each kind."""
LAPTOP = (1280, 800)
PHONES = [size for size in SIZES if layout.is_touched(size)]
HARDEST = [(320, 568), (740, 360)]
"""The narrowest and the lowest of them."""
CORNERED = [(768, 1024), (960, 700), (1024, 600), (1280, 800)]
"""Sizes at which the panel of a question is in a corner of the map."""
WIDTHS = range(320, 1300, 23)
LETTERS = """() => {
    const map = document.getElementById("ao-map");
    const pixel = parseFloat(getComputedStyle(map).getPropertyValue("--pixel"));
    const copy = document.getElementById("ao-cities").cloneNode(true);
    map.append(copy);
    return [...copy.querySelectorAll(".letter")].map((letter) => parseFloat(getComputedStyle(letter).fontSize) / pixel);
}"""
"""The heights of the cities' letters in pixels of the screen; where they are shown from, they have no style."""
LEAST_LETTER = 11
MOST_CITIES = 200
"""Maximum number of cities in the file of a board."""
SIX_NAMES = """() => {
    const legend = document.querySelector(".analysis-legend");
    while (legend.children.length < 6) legend.append(legend.lastElementChild.cloneNode(true));
    for (const [seat, row] of [...legend.children].entries()) row.lastChild.data = `Aeronaut bot, seat ${seat + 1}`;
}"""
"""Six seats have names that are as long as those of bots get."""
ROWS = """parts => Math.max(...[...document.querySelectorAll(parts)].map(
    (part) => new Set([...part.children].filter((child) => child.offsetWidth).map((child) => child.offsetTop)).size
))"""
"""In how many rows the children of a part stand, of those where it is most."""
LARGE_PHONES, THREE_LINES = range(390, layout.NARROW), 36
"""Widths of screens on which a title has fewer than three lines, and the height of three lines, in pixels."""
ROW = 64
"""Pixels that a row of the bar of steps has at most."""
LEAST_CURVES = 40
"""Pixels of the screen."""
Opens = Callable[..., Page]


@pytest.fixture
def look_at(browser: Browser, server: Server) -> Iterator[Opens]:
    """Open a page of the server, or a moment of a table, with a mouse or a finger; no script may fail there."""
    contexts, errors = [], []

    def opening(name: str, scheme: str, *, is_large: bool, is_touched: bool, size: Size = LAPTOP) -> Page:
        then = SCENES[name].then if name in SCENES else ""
        width, height = LAPTOP if then else size  # what is opened there stays open when the screen turns
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=is_touched,
            is_mobile=is_touched,
            bypass_csp=True,
            service_workers="block",
        )
        contexts.append(context)
        context.on("weberror", lambda error: errors.append(f"{name}: {error.error}"))
        page = pages.opened(context, server.address, name)
        layout.ready(page)
        if is_large:
            page.add_style_tag(content=layout.LARGER)
        if then:
            page.evaluate(then)
        return page

    yield opening
    for context in contexts:
        context.close()
    assert errors == []


def in_sizes(
    look_at: Opens, name: str, sizes: Sequence[Size], scheme: str = "light", *, is_large: bool = False
) -> Iterator[tuple[Page, Size]]:
    """Show a page in one size after the other: those of phones with a finger, the others with a mouse."""
    for is_touched in (True, False):
        some = [size for size in sizes if layout.is_touched(size) == is_touched]
        if some:
            page = look_at(name, scheme, is_large=is_large, is_touched=is_touched, size=some[0])
            for size in some:
                layout.resize(page, size)
                yield page, size


def audited(look_at: Opens, name: str, scheme: str, sizes: Sequence[Size], *, is_large: bool = False) -> list[str]:
    """Look at a page in some sizes; contrast is measured in each."""
    scene = SCENES.get(name)
    # Who wants larger text may have to scroll to the hand on a small screen.
    together = scene.together if scene and not is_large else ()
    asked = STEPS[name].asked if name in STEPS and not is_large else ()
    found = []
    for page, size in in_sizes(look_at, name, sizes, scheme, is_large=is_large):
        faults = layout.faults(page, size, together, scene.shown if scene else (), asked)
        found += [f"{size[0]}x{size[1]} {fault}" for fault in [*faults, *layout.faint(page)]]
    return found


def chosen(turn: int) -> Size:
    """A size, another at each turn."""
    return SIZES[STRIDE * turn % len(SIZES)]


@pytest.mark.parametrize("name", in_turn(ONCE, 30))
def test_nothing_is_cut_covered_faint_or_out_of_reach(look_at: Opens, name: str) -> None:
    turn = pages.NAMES.index(name)
    scheme, is_large = LOOKS[turn // 3 % len(LOOKS)]

    assert audited(look_at, name, scheme, [chosen(turn)], is_large=is_large) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "sizes"),
    [("bc-clock", HARDEST), *((name, PHONES) for name in ("bc-clock", "bc-gone", "bc-clock-told"))],
)
def test_beside_a_clock_and_who_is_gone_the_hand_is_on_the_screen_of_any_phone(
    look_at: Opens, name: str, sizes: Sequence[Size]
) -> None:
    assert audited(look_at, name, "light", sizes) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "sizes"), in_turn([("bc-clock-end", HARDEST), *product(["bc-clock-end", "bc-clock-open"], [PHONES])], 3)
)
def test_beside_a_clock_a_hand_that_is_laid_open_has_the_room_of_any_phone(
    look_at: Opens, name: str, sizes: Sequence[Size]
) -> None:
    assert audited(look_at, name, "light", sizes) == []


@pytest.mark.slow
@pytest.mark.parametrize(("scheme", "is_large"), LOOKS)
@pytest.mark.parametrize("name", pages.NAMES)
def test_nothing_is_wrong_at_any_size(look_at: Opens, name: str, scheme: str, is_large: bool) -> None:  # noqa: FBT001
    assert audited(look_at, name, scheme, SIZES, is_large=is_large) == []


@pytest.fixture(scope="module")
def with_scrollbars(browser: Browser) -> Iterator[Browser]:
    """A browser whose scrollbars take room, as those of Windows and of Firefox do; that of all tests hides them."""
    launched = browser.browser_type.launch(
        executable_path=executable(), args=["--no-sandbox"], ignore_default_args=["--hide-scrollbars"]
    )
    yield launched
    launched.close()


@pytest.mark.slow
def test_scrollbars_that_take_room_break_no_row(with_scrollbars: Browser, server: Server) -> None:
    context = with_scrollbars.new_context(bypass_csp=True, service_workers="block", reduced_motion="reduce")
    page = pages.opened(context, server.address, "bc-choosing")
    layout.ready(page)
    found, taken = [], []
    for width in WIDTHS:
        hand, places, together = (2, 2, (".bc-hand",)) if width <= layout.NARROW else (1, 1, ())
        found += [f"{width} {fault}" for fault in layout.faults(page, (width, 844), together)]
        rows = page.evaluate(ROWS, ".bc-hand"), page.evaluate(ROWS, ".bc-slots")
        if rows[0] != hand or rows[1] > places:
            found.append(f"{width} {rows}")
        taken.append(page.evaluate("innerWidth - document.documentElement.clientWidth"))
    context.close()

    assert max(taken) > 0
    assert found == []


HEADS = (
    "home",
    "rules-bc",
    "settings",
    "account",
    "puzzles",
    "puzzle-bc",
    "puzzle-ao-answer",
    "lesson-balloon-cup-2",
    "question",
    "boards",
    "bc-invitation",
    "bc-free-seat",
    "ao-turn",
)
TWICE = ":root { --text: 2 }"
HEAD_FAULTS = """() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const parts = document.querySelectorAll(".bar > *, .bar .tools > *, .lesson > *");
    const drawn = [...parts].filter((part) => part.offsetWidth > 2);
    const boxes = drawn.map((part) => [part, part.getBoundingClientRect()]);
    const name = (part) => part.id || part.className || part.localName;
    const outside = boxes.filter(([, box]) => box.left < -1 || box.right > width + 1).map(([part]) => name(part));
    const isCut = (part) => part.matches(".what, .home, .lesson > h2") && part.scrollWidth > part.clientWidth + 1;
    const cut = drawn.filter(isCut).map(name);
    const covered = boxes.flatMap(([one, a]) => boxes.filter(([other, b]) => one !== other && !one.contains(other)
        && !other.contains(one) && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(([other]) => `${name(one)} ${name(other)}`));
    return [...outside, ...cut, ...covered, ...(scrollWidth > width ? [`sideways ${scrollWidth}`] : [])];
}"""
"""Parts of the head of a page that are outside, cut or covered, and whether the page scrolls sideways."""


@pytest.mark.slow
@pytest.mark.parametrize("name", HEADS)
def test_the_head_of_a_page_holds_text_of_twice_the_size(look_at: Opens, name: str) -> None:
    found = []
    for size in ((1280, 800), (768, 1024), (390, 844)):
        page = look_at(name, "light", is_large=False, is_touched=layout.is_touched(size), size=size)
        page.add_style_tag(content=TWICE)
        page.evaluate(layout.DRAWN)
        found += [f"{size[0]} {fault}" for fault in page.evaluate(HEAD_FAULTS)]

    assert found == []


@pytest.mark.slow
def test_long_german_words_of_the_rules_wrap_at_twice_the_size(open_browser: conftest.Opens) -> None:
    player = open_browser(viewport={"width": 390, "height": 844}, locale="de-DE", bypass_csp=True)
    for path in ("/rules/balloon-cup/rio-grande", "/rules/aeronaut-odyssey"):
        player.page.goto(player.address + path)
        player.page.add_style_tag(content=TWICE)

        assert player.page.evaluate("document.documentElement.scrollWidth") == 390


HELD = [scene.name for scene in SCENES.values() if ".bc-hand" in scene.together and scene not in CLOCKED]


@pytest.mark.parametrize("name", in_turn(HELD, len(HELD)))
def test_both_rows_of_the_hand_are_in_sight_on_the_smallest_phone(look_at: Opens, name: str) -> None:
    page = look_at(name, "light", is_large=False, is_touched=True)

    assert layout.faults(page, (320, 568), SCENES[name].together) == []


BESIDE = ("bc-trades", "ao-turn", "ao-six", "home", "bc-free-seat", "bc-analysis")


@pytest.mark.slow
@pytest.mark.parametrize("name", BESIDE)
def test_nothing_is_wrong_beside_scrollbars_that_take_room(with_scrollbars: Browser, server: Server, name: str) -> None:
    context = with_scrollbars.new_context(bypass_csp=True, service_workers="block", reduced_motion="reduce")
    page = pages.opened(context, server.address, name)
    layout.ready(page)
    found = [f"{size} {fault}" for size in SIZES for fault in layout.faults(page, size)]
    context.close()

    assert found == []


@pytest.mark.slow
def test_the_curves_of_six_seats_have_room_beside_their_names(look_at: Opens) -> None:
    page = look_at("ao-analysis", "light", is_large=False, is_touched=True)
    page.evaluate(SIX_NAMES)

    for size in ((360, 740), (740, 360)):
        assert layout.faults(page, size) == []
        assert page.evaluate("document.querySelector('.analysis-curves').clientHeight") > LEAST_CURVES


@pytest.mark.slow
def test_the_audit_finds_a_page_that_goes_on_below_all_that_it_shows(look_at: Opens) -> None:
    page = look_at("ao-end", "light", is_large=False, is_touched=False)
    assert layout.faults(page, (1280, 800)) == []

    page.add_style_tag(content=".ao-aside { position: static }")

    assert any(fault.startswith("empty") for fault in layout.faults(page, (1280, 800)))


@pytest.mark.slow
def test_the_audit_finds_what_a_lesson_asks_for_apart_from_its_sentence(look_at: Opens) -> None:
    page = look_at("lesson-balloon-cup-1", "light", is_large=False, is_touched=True)
    asked = STEPS["lesson-balloon-cup-1"].asked
    for broken in (
        ".bc-tiles { margin-top: 60vh }",
        ".lesson { position: absolute; top: -9rem }",
        ".bc-hand { translate: 0 -9rem }",
    ):
        style = page.add_style_tag(content=broken)
        found = layout.faults(page, (320, 640), asked=asked)
        style.evaluate("element => element.remove()")

        assert any(fault.startswith(("apart: #piece-R11", "apart: #to--2")) for fault in found), broken


BROKEN = {
    "sideways": ".bc-tiles { width: 120vw }",
    "cut": ".bc-headline { width: 40px; overflow: hidden; white-space: nowrap }",
    "outside": ".bc-advice { white-space: nowrap; font-size: 3rem }",
    "covered": ".bc-market { position: relative; z-index: 9; margin-left: -300px; background: #fff }",
    "missing": ".bc-goal { display: none }",
    "small": "#sound { min-height: 0; height: 18px; padding: 0 }",
    "unreachable": ".bc-aside { position: fixed; inset: 0; z-index: 90; background: #fff }",
    "off the screen": ".bc-tiles { margin-top: 40vh }",
    "faint": ".bc-advice { color: #a9b4be }",
}


def test_the_audit_finds_what_is_broken(look_at: Opens) -> None:
    page = look_at("bc-choosing", "light", is_large=False, is_touched=False)
    scene = SCENES["bc-choosing"]

    for kind, broken in BROKEN.items():
        style = page.add_style_tag(content=broken)
        found = layout.faults(page, (1280, 800), scene.together, scene.shown)
        found += layout.faint(page) if kind == "faint" else []
        style.evaluate("element => element.remove()")
        assert kind in {fault.partition(":")[0] for fault in found}


@pytest.mark.slow
def test_the_audit_finds_a_list_that_goes_on_and_does_not_say_so(look_at: Opens) -> None:
    page = look_at("ao-pick", "light", is_large=False, is_touched=True)
    page.add_style_tag(content=".ao-prompt { background: #fff !important; max-height: 90px !important }")

    assert any(
        fault.startswith("untold: nothing says that form.ao-prompt") for fault in layout.faults(page, (320, 640))
    )


@pytest.mark.slow
def test_each_of_two_ways_lights_up_on_the_map_and_is_taken_there(look_at: Opens) -> None:
    page = look_at("ao-ways", "light", is_large=False, is_touched=False)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.route("**/actions", lambda route: route.abort())
    for way in ("B-F2", "B-F"):
        page.hover(f"#ao-chooser [data-way='route-{way}']")
        expect(page.locator(".ao-shown")).to_have_id(f"route-{way}")
    with page.expect_request("**/actions") as sent:
        page.mouse.click(*page.locator("#route-B-F2").evaluate(ON_IT))

    assert parse_qs(sent.value.post_data or "")["action"] == [">F2"]


@pytest.mark.slow
def test_the_audit_finds_a_name_that_is_wider_than_its_city(look_at: Opens) -> None:
    page = look_at("ao-six", "light", is_large=False, is_touched=False)
    page.add_style_tag(content=".city > .letter { font-size: 12px }")

    assert any(fault.startswith("outside: the name AB") for fault in layout.faults(page, (1280, 800)))


def test_contrast_is_that_of_black_on_white_and_of_white_on_white() -> None:
    white = np.full((8, 8, 3), 255.0)
    black = white.copy()
    black[2:6, 2:6] = 0

    assert layout.contrast(black, white) == pytest.approx(21)
    assert layout.contrast(white, white) is None


@pytest.mark.slow
def test_trades_cover_neither_tiles_nor_cubes_and_are_not_cut(look_at: Opens) -> None:
    for page, size in in_sizes(look_at, "bc-trades", [(320, 568), (390, 844), (1280, 800), (1440, 900)]):
        page.evaluate("[...document.querySelectorAll('.bc-trade')].slice(0, -3).forEach((trade) => trade.remove())")
        offers = page.locator(".bc-offers")
        lies = offers.bounding_box()

        expect(page.locator(".bc-trade")).to_have_count(3)
        assert lies is not None
        for part in (".bc-opponent", ".bc-tiles", ".bc-you", *([".bc-market"] if size[0] >= layout.WIDE else [])):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert not overlap(lies, box), (size, part)
        assert offers.evaluate("offers => offers.scrollHeight - offers.clientHeight") <= 1, size


ASK = """side => {
    document.documentElement.dataset.confirm = "always";
    document.querySelector(".hand label:not(.bc-idle) input").click();
    const lit = [...document.querySelectorAll(".bc-target[data-lit]")];
    (side === "far" ? lit[0] : lit.at(-1)).click();
}"""


KEPT = ("#confirm", ".bc-hand", ".bc-target[data-over]")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "parts", "sizes"),
    [
        ("bc-choosing", KEPT, [(320, 568), (390, 844), (740, 360), (1280, 800)]),
        ("bc-clock", (*KEPT, "#clocks"), [(360, 740), (390, 844), (1280, 800)]),
    ],
)
def test_what_is_to_be_confirmed_is_marked_and_neither_it_nor_the_hand_nor_a_clock_is_covered(
    look_at: Opens, name: str, parts: Sequence[str], sizes: Sequence[Size]
) -> None:
    for page, size in in_sizes(look_at, name, sizes):
        for side in ("far", "near"):
            page.evaluate("document.querySelectorAll('.hand :checked').forEach((card) => (card.checked = false))")
            page.evaluate(ASK, side)
            page.wait_for_selector("#confirm[open]")
            boxes = [page.locator(part).bounding_box() for part in parts]

            lies, *kept = boxes
            assert lies is not None
            assert lies["y"] >= 0
            assert lies["y"] + lies["height"] <= size[1], (size, side)
            for box in kept:
                assert box is not None
                assert not overlap(lies, box), (size, side)
            page.keyboard.press("Escape")
            page.wait_for_selector("#confirm:not([open])", state="hidden")


COMES_AND_GOES = {
    "bc-refused": (".bc-tiles", ".bc-you", ".bc-hand"),
    "bc-offer": (".bc-tiles", ".bc-you", ".bc-hand"),
    "bc-trades": (".bc-tiles", ".bc-you", ".bc-hand"),
    "ao-refused": ("#ao-view", ".ao-you"),
    "ao-pick-refused": ("#ao-view",),
}
"""Moments with a refusal, an offer or a question, and what stays where it is when that goes."""
ADVISED = "text => document.querySelector('.bc-advice > span, .ao-advice').textContent = text"
LONGEST_ADVICE = "You cannot place a card, so your hand is revealed. Exchange 1 to 4 cards."


IN_FLOW = ("bc-offer", (360, 740))
"""An offer of a draw, which stands until it is answered: on a phone it moves what it would cover."""


@pytest.mark.parametrize(
    ("name", "size"),
    in_turn([case for case in product(COMES_AND_GOES, [(360, 740), (1280, 800)]) if case != IN_FLOW], 10),
)
def test_nothing_moves_when_an_answer_an_offer_or_a_longer_sentence_comes_and_goes(
    look_at: Opens, name: str, size: Size
) -> None:
    page = look_at(name, "light", is_large=False, is_touched=layout.is_touched(size))
    page.set_viewport_size({"width": size[0], "height": size[1]})

    def places() -> list[FloatRect | None]:
        return [page.locator(part).bounding_box() for part in COMES_AND_GOES[name]]

    before = places()
    page.evaluate("document.querySelector('.table > :is(.notice, .offer), .bc-offers').remove()")
    assert places() == before
    for advice in ("Your turn.", LONGEST_ADVICE):
        page.evaluate(ADVISED, advice)
        assert places() == before


@pytest.mark.slow
@pytest.mark.parametrize("size", [(320, 568), (360, 740), (740, 360), (768, 1024)])
def test_an_offer_of_a_draw_covers_nothing_of_who_sits_opposite(look_at: Opens, size: Size) -> None:
    page = look_at("bc-offer", "light", is_large=False, is_touched=layout.is_touched(size))
    page.set_viewport_size({"width": size[0], "height": size[1]})

    offer, opposite = (page.locator(part).bounding_box() for part in ("#offer", ".bc-opponent"))
    assert offer is not None
    assert opposite is not None
    assert not overlap(offer, opposite)
    for part in page.locator(".bc-opponent :is(.bc-chip, .bc-cups li)").all():
        box = part.bounding_box()
        assert box is not None
        assert (box["x"] >= 0, box["x"] + box["width"] <= size[0]) == (True, True)


@pytest.mark.slow
def test_a_name_beside_a_clock_has_the_room_that_there_is_and_the_time_to_begin_is_told(look_at: Opens) -> None:
    page = look_at("bc-clock", "light", is_large=False, is_touched=True)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".clock.running .first")).to_be_in_viewport(ratio=1)
    page.evaluate("document.querySelectorAll('.clock dt')[1].textContent = 'Seat 2, stranger'")

    names = page.evaluate("[...document.querySelectorAll('.clock dt')].map((dt) => dt.scrollWidth <= dt.clientWidth)")
    assert names == [True, True]


@pytest.mark.slow
def test_beside_a_clock_all_of_the_page_is_on_the_screen_of_a_laptop(look_at: Opens) -> None:
    page = look_at("bc-clock", "light", is_large=False, is_touched=False)

    assert layout.faults(page, LAPTOP, (".bc-hand", ".feet", "#look-back")) == []


@pytest.mark.slow
def test_the_letters_of_a_huge_map_are_readable_without_zooming(look_at: Opens) -> None:
    page = look_at("ao-six", "light", is_large=False, is_touched=False)
    layout.resize(page, (1280, 800))

    heights = page.evaluate(LETTERS)

    assert len(heights) > 40
    assert min(heights) >= LEAST_LETTER


@pytest.mark.slow
def test_the_letters_of_each_possible_city_are_inside_it(look_at: Opens) -> None:
    page = look_at("ao-six", "light", is_large=False, is_touched=False)
    board = generate(settings(seed=3, size="huge", players=6, expansions=ALL))  # the board of the page
    cities = [replace(board.cities[0], n=number) for number in range(1, MOST_CITIES + 1)]
    drawn = "".join(draw_city(city, board, SCREEN) for city in cities)
    page.evaluate("drawn => { document.getElementById('ao-cities').innerHTML = drawn }", drawn)

    assert page.locator("#ao-cities .letter.pair").count() == MOST_CITIES - 26
    assert [fault for fault in layout.faults(page, LAPTOP) if "than its city" in fault] == []


NOT_WIDE = [size for size in SIZES if size[0] < 1200]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "about"), [("ao-refused", "#ao-view"), ("ao-pick-refused", ".ao-prompt:not([hidden])")]
)
def test_a_refusal_covers_neither_the_map_nor_the_question_that_it_is_about_nor_that_the_buttons_of_the_map(
    look_at: Opens, name: str, about: str
) -> None:
    for page, size in in_sizes(look_at, name, NOT_WIDE):
        told, covered = page.locator(".table > .notice").bounding_box(), page.locator(about).bounding_box()

        assert told is not None
        assert covered is not None
        assert not overlap(told, covered), size
        assert told["y"] + told["height"] <= size[1], size
        sheet, buttons = page.locator(".ao-low").bounding_box(), page.locator(".ao-zoom").bounding_box()
        assert buttons is not None
        assert about == "#ao-view" or not overlap(buttons, sheet or covered), size
        title = page.locator("h1.what").bounding_box()
        assert title is not None
        assert size[0] not in LARGE_PHONES or title["height"] < THREE_LINES, size


@pytest.mark.slow
@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_a_question_covers_the_buttons_of_the_map_in_no_corner(look_at: Opens, tag: str, *, is_large: bool) -> None:
    found = set()
    with use_language(tag):
        for page, size in in_sizes(look_at, "ao-thief", CORNERED, is_large=is_large):
            asked = page.locator(".ao-prompt:not([hidden])")
            for _corner in range(4):
                asked.locator("[data-panel=move]").click()
                boxes = [part.bounding_box() for part in (asked, page.locator(".ao-zoom"), page.locator(".ao-stage"))]
                panel, buttons, stage = (box for box in boxes if box is not None)
                assert not overlap(panel, buttons), size
                assert panel["x"] >= stage["x"], size
                assert panel["y"] + panel["height"] <= stage["y"] + stage["height"], size
                found.add(asked.get_attribute("data-corner"))

    assert found == {"tl", "tr", "bl", "br"}


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Return True if two boxes overlap."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


@pytest.mark.parametrize(("name", "lies_over"), in_turn([("bc-end", True), ("ao-end", False)], 2))
def test_the_end_can_be_put_away_and_looked_at_again(look_at: Opens, name: str, *, lies_over: bool) -> None:
    page = look_at(name, "light", is_large=False, is_touched=False)
    page.set_viewport_size({"width": 1280, "height": 800})
    end, again = page.locator("#end"), page.locator("[data-opens]")

    page.mouse.click(20, 300)
    expect(end).to_be_visible(visible=not lies_over)
    closing: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator("[data-closes]").click(),
    ]
    for close in closing:
        if again.is_visible():
            again.click()
        close()
        expect(end).to_be_hidden()
        again.click()
        expect(end).to_be_visible()
        expect(again).to_be_hidden()


@pytest.mark.slow
def test_the_button_that_shows_the_end_again_lies_on_no_card(look_at: Opens) -> None:
    page = look_at("bc-end", "light", is_large=False, is_touched=False)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(
            "document.querySelector('#end').hidden = true; document.querySelector('[data-opens]').hidden = false"
        )
        button = page.locator("[data-opens]").bounding_box()

        assert button is not None
        for card in page.locator(".bc-hand > .bc-card").all():
            box = card.bounding_box()
            assert box is not None
            assert not overlap(button, box), size


@pytest.mark.slow
def test_all_that_can_be_done_after_a_match_is_seen_without_scrolling(look_at: Opens) -> None:
    page = look_at("bc-again", "light", is_large=False, is_touched=False)
    for size in [size for size in SIZES if size[0] >= 960]:
        page.set_viewport_size({"width": size[0], "height": size[1]})

        assert (
            page.evaluate("document.querySelector('#end').scrollHeight - document.querySelector('#end').clientHeight")
            <= 1
        )


@pytest.mark.parametrize("name", in_turn(["bc-choosing", "ao-turn"], 2))
def test_the_keys_are_put_away_by_escape_and_by_a_click_beside_them(look_at: Opens, name: str) -> None:
    page = look_at(name, "light", is_large=False, is_touched=False)
    page.set_viewport_size({"width": 1280, "height": 800})
    keys = page.locator("#keys > summary")

    keys.click()
    page.keyboard.press("Escape")
    expect(page.locator("#keys dl")).to_be_hidden()
    expect(keys).to_be_focused()
    keys.click()
    expect(page.locator("#keys dl")).to_be_visible()
    page.mouse.click(20, 790)
    expect(page.locator("#keys dl")).to_be_hidden()


@pytest.mark.slow
def test_the_steps_of_the_match_do_not_lie_on_the_hand_and_take_one_row(look_at: Opens) -> None:
    page = look_at("bc-back-over", "light", is_large=False, is_touched=True)
    for size in [(360, 740), (414, 800)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        hand, steps = page.locator(".bc-hand").bounding_box(), page.locator("#look-back").bounding_box()

        assert hand is not None
        assert steps is not None
        assert not overlap(hand, steps), size
        assert steps["height"] < ROW, size
        page.tap(".look-menu")
        assert layout.faults(page, size) == []
        page.select_option("#look-as", "0")
        expect(page.locator("#look-as")).to_be_hidden()


CUT = """() => [...document.querySelectorAll(
  ".ao-due, .ao-view, .ao-you, .ao-player, .ao-goal, .ao-all > summary, .ao-log"
)].filter((part) => {
  const box = part.getBoundingClientRect();
  const aside = part.closest(".ao-aside")?.getBoundingClientRect();
  return box.height < 20 || box.bottom > (aside?.bottom ?? innerHeight) + 1 || box.bottom > innerHeight;
}).map((part) => part.className)"""
HINTED = """() => document.getElementById("table").insertAdjacentHTML("afterbegin", `<section class="hints" id="hints">
<p class="hints-head">Best moves</p><ol class="candidates"><li><b>Fly to B.</b> More routes.</li></ol></section>`)"""
MEASURED = """() => [".ao-aside, .bc-aside", ".ao-view, .bc-tiles", ".ao-you, .bc-hand"].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ao-six", "ao-turn", "bc-choosing", "ao-pick"])
def test_many_seats_need_no_scrolling_on_a_laptop_and_a_hint_moves_nothing(look_at: Opens, name: str) -> None:
    page = look_at(name, "light", is_large=False, is_touched=False)
    before = page.evaluate(MEASURED)

    page.evaluate(HINTED)

    assert page.evaluate(CUT) == []
    assert page.evaluate(MEASURED) == before
    expect(page.locator(".hints")).to_be_in_viewport(ratio=1)
    hint = page.locator(".hints").bounding_box()
    assert hint is not None
    assert hint["x"] >= before[0][0], "it is over the column beside the board"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), [("ao-pick", (360, 640)), ("bc-choosing", (390, 844))])
def test_on_a_phone_a_hint_moves_nothing_and_leaves_places_and_answers_free(
    look_at: Opens, name: str, size: Size
) -> None:
    page = look_at(name, "light", is_large=False, is_touched=True, size=size)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    before = page.evaluate(MEASURED)

    page.evaluate(HINTED)

    assert page.evaluate(MEASURED) == before
    expect(page.locator(".hints")).to_be_in_viewport(ratio=1)
    hint = page.locator(".hints").bounding_box()
    assert hint is not None
    assert hint["y"] == 0
    assert hint["height"] <= before[1][1], "it ends above the map or the tiles"


ASCENDING = """() => document.getAnimations().filter(
  (each) => each.animationName === "ascend" && each.playState === "running"
).length"""


@pytest.mark.slow
def test_a_won_match_is_a_moment_that_any_press_ends_and_reduced_motion_leaves_out(
    browser: Browser, server: Server
) -> None:
    for motion, count in (("no-preference", 7), ("reduce", 0)):
        context = browser.new_context(reduced_motion=motion, service_workers="block")  # type: ignore[arg-type]
        page = pages.opened(context, server.address, "bc-end")
        assert page.evaluate(ASCENDING) >= count
        page.mouse.click(5, 400)
        assert page.evaluate(ASCENDING) == 0
        expect(page.locator(".ascent")).to_be_visible(visible=motion != "reduce")
        context.close()
