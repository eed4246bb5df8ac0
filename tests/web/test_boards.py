"""Tests of the map pages: generation, new seeds, addresses with a seed, and downloads."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from io import BytesIO
from urllib.parse import urlsplit

import pytest
from PIL import Image
from tests.amount import in_turn
from tests.web.visitor import Visitor

from skyhop.boards.settings import SEEDS, VERSIONS, read_share_code, settings, share_code
from skyhop.game import registry
from skyhop.jobs.queue import JobKind
from skyhop.server.match_registry import MatchRegistry
from skyhop.web.http import background_jobs
from skyhop.web.pages.maps import rendered
from skyhop.web.pages.maps.maps import GALLERY

TINY = "/boards?size=tiny&seed=7&expansions="


def code_in(address: str) -> str:
    return urlsplit(address).path.removeprefix("/boards/")


async def test_the_lobby_leads_to_the_maps(anna: Visitor) -> None:
    await anna.get("/")

    assert 'href="/boards"' in anna.page


async def test_the_pages_of_maps_ask_the_game_what_it_is_called(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("aeronaut-odyssey")
    monkeypatch.setattr(game, "title", "Odyssey of 1783")

    for path in ("/boards", TINY):
        await anna.get(path)
        assert "Maps of Odyssey of 1783" in anna.page
    assert f'href="/?game={game.name}&amp;code=' in anna.page


async def test_without_a_game_that_is_played_on_them_maps_are_made_all_the_same(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "names", lambda: ("balloon-cup",))

    lobby, maps, page = [await anna.get(path) for path in ("/", "/boards", TINY)]

    assert [answer.status_code for answer in (lobby, maps, page)] == [200, 200, 200]
    assert 'href="/print/balloon-cup"' in maps.text
    assert 'href="/print/aeronaut-odyssey"' not in maps.text
    assert "Play now" not in page.text


async def test_a_gallery_of_twelve_stands_beside_the_form(anna: Visitor) -> None:
    answer = await anna.get("/boards")

    assert (
        answer.status_code,
        len({code for code in GALLERY if f'src="/boards/{code}.webp"' in anna.page}),
    ) == (200, 12)


async def test_a_form_leads_to_the_board_it_asks_for(anna: Visitor) -> None:
    query = (
        "size=tiny&kind=capital&players=2&types=R&types=G&types=K&expansions=&expansions=wild&theme=ink&paper=Letter"
    )
    answer = await anna.get(f"/boards?{query}&seed=9&pages=4&real_material=yes")

    chosen = read_share_code(code_in(str(answer.url)))
    assert chosen.record() == {
        "kind": "capital",
        "size": "tiny",
        "clarity": "clean",
        "players": 2,
        "types": "RKG",
        "expansions": ["wild"],
        "ink": True,
        "pages": 4,
        "paper": "Letter",
        "real_material": True,
        "version": VERSIONS[-1],
    }
    assert chosen.seed == 9


@pytest.mark.parametrize("version", in_turn(VERSIONS, 3))
async def test_the_form_of_a_board_sent_as_it_is_gives_the_same_board(anna: Visitor, version: int) -> None:
    code = code_in(str((await anna.get(f"{TINY}&theme=colour&pages=0&players=4&version={version}")).url))
    fields = re.findall(r'name="(\w+)"[^>]* value="(\w*)"(?: checked)?', anna.page)
    selected = re.findall(
        r'<select id="\w+" name="(\w+)">.*?<option(?: value="(\w+)")? selected>(\w*)', anna.page, re.DOTALL
    )
    kept = [
        (name, value) for name, value in fields if name in {"seed", "version"} or (name, value) == ("expansions", "")
    ]
    types = [("types", letter) for letter in read_share_code(code).types]

    answer = await anna.http.get(
        "/boards", params=[*kept, *types, *((name, value or text) for name, value, text in selected)]
    )

    assert code_in(str(answer.url)) == code


async def test_no_expansion_chosen_means_none(anna: Visitor) -> None:
    answer = await anna.get(TINY)

    assert read_share_code(code_in(str(answer.url))).expansions == frozenset()


@pytest.mark.parametrize(
    ("more", "is_kept", "version"),
    [("", True, VERSIONS[-1]), ("&version=2", True, 2), ("&version=2&roll=1", False, VERSIONS[-1])],
)
async def test_a_map_stays_until_another_is_asked_for(anna: Visitor, more: str, version: int, *, is_kept: bool) -> None:
    chosen = read_share_code(code_in(str((await anna.get(TINY + more)).url)))

    assert (chosen.seed == 7, chosen.version) == (is_kept, version)


async def test_the_page_of_a_board_says_what_its_check_found(anna: Visitor) -> None:
    answer = await anna.get(TINY)
    made = rendered.generate_and_check(read_share_code(code_in(str(answer.url))))

    assert made.board.name in anna.page
    assert "No problems" in anna.page
    assert f"<dd>{len(made.board.cities)}</dd>" in anna.page


@pytest.mark.parametrize(
    ("kind", "media", "start"),
    in_turn(
        [
            ("svg", "image/svg+xml", b"<svg"),
            ("png", "image/png", b"\x89PNG"),
            ("webp", "image/webp", b"RIFF"),
            ("jpg", "image/jpeg", b"\xff\xd8"),
            ("pdf", "application/pdf", b"%PDF"),
            ("json", "application/json", b"{"),
        ],
        2,
    ),
)
async def test_a_board_can_be_taken_home(anna: Visitor, kind: str, media: str, start: bytes) -> None:
    path = urlsplit(str((await anna.get(TINY)).url)).path

    answer, again = [await anna.http.get(f"{path}.{kind}") for _ in range(2)]

    assert answer.headers["content-type"].startswith(media)
    assert answer.content.startswith(start)
    assert answer.content == again.content


async def test_the_file_has_the_settings_of_the_address(anna: Visitor) -> None:
    path = urlsplit(str((await anna.get(TINY)).url)).path

    file = json.loads((await anna.http.get(f"{path}.json")).content)

    assert (file["seed"], file["settings"]["size"]) == (7, "tiny")


async def test_rules_make_the_print_a_page_longer(anna: Visitor) -> None:
    path = urlsplit(str((await anna.get(TINY)).url)).path

    asked = ("?with=map", "?with=map&with=rules")
    plain, ruled = [(await anna.http.get(f"{path}.pdf{query}")).content for query in asked]

    assert len(plain) < len(ruled)


async def test_a_drawing_needs_no_style_that_the_policy_forbids(anna: Visitor) -> None:
    for theme in ("colour", "ink", "dark", "subway,names"):
        drawing = (await anna.http.get(f"/boards/{GALLERY[0]}.svg?theme={theme}")).text

        assert [word for word in (" style=", "<style", "<script", "http://", "data:") if word in drawing[60:]] == []


@pytest.mark.parametrize(
    ("query", "problem"),
    [
        ("size=vast", "size: there is no value vast"),
        ("types=R&types=G", "3 to 8 different letters"),
        ("types=①", "types: must be a whole number, not ①"),
        ("seed=x", "whole number"),
        ("seed=99999999999", "seed: must be 0 to"),
        ("theme=pink", "theme: there is no style pink"),
        ("pages=3", "1, 4, 9"),
    ],
)
async def test_a_setting_that_cannot_be_is_named(anna: Visitor, query: str, problem: str) -> None:
    answer = await anna.get(f"/boards?{query}")

    assert (answer.status_code, problem in anna.notice) == (422, True)


FIELDS = (
    "size",
    "clarity",
    "kind",
    "players",
    "paper",
    "pages",
    "real_material",
    "types",
    "expansions",
    "seed",
    "theme",
)
ODD = ("①", "٣", "²", "-1", "9" * 5000, "x" * 5000, "\0", "%", "[", "é", "{}", " ", "1e9", "NaN")


async def test_no_value_of_a_field_is_a_defect(anna: Visitor) -> None:
    asked = [(field, value) for field in (*FIELDS, "version", "roll", "else") for value in ODD]

    answers = {
        pair: await anna.http.get("/boards", params=[("seed", "7"), pair], follow_redirects=False) for pair in asked
    }

    assert {pair: answer.status_code for pair, answer in answers.items() if answer.status_code not in {303, 422}} == {}


async def test_what_was_chosen_beside_a_wrong_setting_stays_chosen(anna: Visitor) -> None:
    await anna.get("/boards?size=huge&kind=capital&players=6&types=R&types=G&expansions=&expansions=wild&theme=ink")

    chosen = set(re.findall(r'value="(\w+)" selected|<option selected>(\d)', anna.page))
    ticked = re.findall(r'name="(?:types|expansions)"[^>]* value="(\w+)" checked', anna.page)
    assert {("huge", ""), ("capital", ""), ("ink", ""), ("", "6")} <= chosen
    assert ticked == ["wild", "R", "G"]


async def test_a_mistyped_code_is_told_with_the_form(anna: Visitor) -> None:
    answer = await anna.get(f"/boards/{VERSIONS[-1]}zzzz")

    assert (answer.status_code, "has a typo" in anna.notice, 'id="choices"' in anna.page) == (404, True, True)


@pytest.mark.parametrize("name", ["1zzzz.svg", f"{GALLERY[0]}.exe", f"{GALLERY[0]}.svg?theme=pink"])
async def test_a_file_that_is_not_there_is_answered(anna: Visitor, name: str) -> None:
    assert (await anna.get(f"/boards/{name}")).status_code == 404


async def test_too_many_boards_at_once_are_asked_to_wait(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendered, "BOARDS", JobKind("maps", background_jobs.PAGES._replace(most=0)))

    answer = await anna.get(f"/boards/{GALLERY[0]}")

    assert (answer.status_code, "Wait a moment" in answer.text) == (503, True)


async def test_without_the_press_the_page_says_what_to_install(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_arguments: object) -> None:
        raise ModuleNotFoundError(name="shapely")

    monkeypatch.setattr(rendered, "generate_and_check", missing)

    answer = await anna.get(f"/boards/{GALLERY[0]}")

    assert (answer.status_code, "shapely: pip install &#39;skyhop[print]&#39;" in answer.text) == (501, True)


async def test_a_look_stays_with_the_address_and_is_printed(anna: Visitor) -> None:
    page = await anna.get(f"{TINY}&theme=subway&names=yes")

    assert str(page.url).endswith("?theme=subway%2Cnames")
    assert '<option value="subway" selected>' in page.text
    assert re.search(r'id="names"[^>]* checked', page.text)
    assert 'class="names"' in (await anna.http.get(f"/boards/{code_in(str(page.url))}.svg?theme=subway%2Cnames")).text
    assert (await anna.http.get(f"/boards/{code_in(str(page.url))}.pdf?style=pink")).status_code == 422


async def test_ideas_are_maps_of_one_choice_whose_seeds_follow_each_other(anna: Visitor) -> None:
    answer = await anna.get(f"{TINY}&theme=dark&ideas=6")

    codes = dict.fromkeys(re.findall(r'href="/boards/(\w+)\?theme=night-flight"', anna.page))
    made = [read_share_code(code) for code in codes]
    assert (answer.status_code, [chosen.seed for chosen in made]) == (200, [7, 8, 9, 10, 11, 12])
    assert len({replace(chosen, seed=0) for chosen in made}) == 1


async def test_ideas_go_on_after_the_last_and_after_the_greatest_seed(anna: Visitor) -> None:
    await anna.get(f"/boards?size=tiny&seed={SEEDS - 2}&ideas=6")
    seeds = [read_share_code(code).seed for code in dict.fromkeys(re.findall(r'name="map" value="(\w+)"', anna.page))]
    following = re.search(r'href="/boards/(\w+)/ideas\?count=6" id="following"', anna.page)

    assert seeds == [SEEDS - 2, SEEDS - 1, 0, 1, 2, 3]
    assert following is not None
    assert read_share_code(following[1]).seed == 4


@pytest.mark.parametrize("given", ["7", "0", "-9", "1e9", "x", "①"])
async def test_only_so_many_ideas_as_are_offered_are_made(anna: Visitor, given: str) -> None:
    asked, page = await anna.get(f"{TINY}&ideas={given}"), await anna.get(f"/boards/{GALLERY[0]}/ideas?count={given}")

    assert (asked.status_code, page.status_code) == (422, 404)
    assert "choose one of 6, 9, 12" in page.text


async def test_a_link_to_a_map_brings_a_picture_of_it(anna: Visitor) -> None:
    await anna.get(f"/boards/{GALLERY[3]}")
    found = re.search(r'property="og:image" content="http://127.0.0.1(/boards/[^"]*)"', anna.page)
    assert found is not None

    picture = Image.open(BytesIO((await anna.http.get(found[1])).content))

    assert (picture.format, picture.width) == ("JPEG", rendered.PREVIEW_WIDTHS_PIXELS["jpg"])


@pytest.mark.parametrize("expansions", in_turn(["", "wild", "trajectories"], 3))
@pytest.mark.parametrize("kind", ["pioneer", "capital"])
async def test_a_match_on_the_map_that_is_open_begins_by_one_button(
    anna: Visitor, matches: MatchRegistry, kind: str, expansions: str
) -> None:
    await anna.get(f"/boards?size=tiny&seed=8&kind={kind}&expansions={expansions}")
    title = re.search(r"<h1>([^<]*)</h1>", anna.page)
    assert title is not None
    form = re.search(r'<form method="post" action="/matches">(.*?)</form>', anna.page)
    assert form is not None
    fields = dict(re.findall(r'name="([\w.]+)" value="([^"]*)"', form[1]))

    answer = await anna.post("/matches", fields)

    assert (answer.status_code, answer.url.path.startswith("/matches/"), title[1] in answer.text) == (200, True, True)
    live = await matches.open(answer.url.path.rpartition("/")[2])
    parameters = live.match.state.ruleset.parameters
    assert (parameters["base"], parameters["expansions"]) == (kind, expansions)


async def test_a_comparison_of_no_maps_leads_to_the_gallery(anna: Visitor) -> None:
    answer = await anna.get("/boards/compare")

    assert answer.status_code == 200
    assert 'href="/boards#gallery"' in answer.text


async def test_two_maps_are_compared_by_what_their_checks_measured(anna: Visitor) -> None:
    codes = GALLERY[:2]
    answer = await anna.get(f"/boards/compare?map={codes[0]}&map=http://else/boards/{codes[1]}%3Ftheme=dark")
    boards = [rendered.generate_and_check(read_share_code(code)).board for code in codes]

    rows = dict(re.findall(r'<th scope="row">([^<]*)</th><td>(.*)</td></tr>', anna.page))
    spaces = [str(sum(len(route.spaces) for route in board.routes)) for board in boards]
    assert (answer.status_code, rows["Spaces"].split("</td><td>")) == (200, spaces)
    assert rows["Crossings and overlaps"].split("</td><td>") == ["none", "none"]
    assert all(f'src="/boards/{code}.svg"' in anna.page for code in codes)


@pytest.mark.parametrize(
    ("query", "status", "said"),
    [
        ("", 200, ""),
        (f"?map={GALLERY[0]}", 422, "two different maps"),
        (f"?map={GALLERY[0]}&map={GALLERY[0]}", 422, "two different maps"),
        ("?" + "&".join(f"map={code}" for code in GALLERY), 422, "two different maps"),
        (f"?map={GALLERY[0]}&map=5zzzz", 422, "has a typo"),
        ("?map=%00&map=%3Cscript%3E", 422, "not a share code"),
    ],
)
async def test_what_cannot_be_compared_is_said_with_the_form(anna: Visitor, query: str, status: int, said: str) -> None:
    answer = await anna.get(f"/boards/compare{query}")

    assert (answer.status_code, said in answer.text, answer.text.count('list="kept-codes"')) == (status, True, 2)
    assert "<script>" not in answer.text


@pytest.mark.parametrize(("players", "is_told"), [(6, True), (3, False)])
async def test_a_map_that_has_too_few_secret_orders_for_all_says_so(
    anna: Visitor, players: int, *, is_told: bool
) -> None:
    chosen = settings(seed=0, size="tiny", kind="capital", players=players, expansions="thieves", version=6)

    await anna.get(f"/boards/{share_code(chosen)}")

    assert ("Matches with more players have no secret orders" in anna.page) is is_told


async def test_a_table_says_that_its_map_has_too_few_secret_orders_for_all(anna: Visitor) -> None:
    chosen = settings(seed=0, size="tiny", kind="capital", players=6, expansions="thieves", version=6)
    bots = {f"seat{number}": "random" for number in range(2, 7)}
    fields = {"game": "aeronaut-odyssey", "ruleset": "capital", "sent": "1", "option.board": "code", **bots}
    fields |= {"option.board.code": share_code(chosen), "option.expansions": "thieves", "option.base": "capital"}
    await anna.get("/")

    answer = await anna.post("/matches", fields)

    assert answer.url.path.startswith("/matches/")
    assert "They are too few for all players, so none are dealt" in anna.page
