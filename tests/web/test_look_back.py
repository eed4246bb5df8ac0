"""Tests of the replay: every step has an address and shows only what its reader may see."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from starlette.routing import Route
from tests.amount import in_turn
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.game import registry
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.players.sessions import parse_player
from skyhop.server.seats import Seat
from skyhop.svg import outline_texts
from skyhop.web.http.guard import Guard
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.names import names

ACTS = re.compile(r'<button[^>]*name="(?:action|to|answer)"|name="action"|/seats"|/resignation"|/draw"')


@pytest.fixture
def with_examples() -> Iterator[None]:
    with registry.with_examples():
        yield


def guest_of(table: Guard, visitor: Visitor) -> str:
    state = table.app.state
    return parse_player(str(state.cookies.read_proof(visitor.http.cookies[state.cookie_name])))


async def played(table: Guard, matches: MatchRegistry, players: list[Visitor], steps: int = 6) -> Live:
    """A match between these visitors, after some steps; another one where chance ends it before."""
    for visitor in players:
        await visitor.get("/")
    seats = [Seat("guest", guest_of(table, visitor)) for visitor in players]
    live = await matches.start("balloon-cup", "rio-grande", seats, 0)
    for _step in range(steps):
        seat = live.match.to_decide
        if seat is None:
            return await played(table, matches, players, steps)
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
    return live


def path(live: Live) -> str:
    return f"/matches/{live.info.id}"


def seen_at(live: Live, seat: int | None, step: int) -> str:
    """Return a seat's page of a step, without the log and the step count, which depend on the match's length."""
    whole = rendering.render_replay(live, seat, step).render_all("token")
    shown = re.sub(r'<ol id="log".*?</ol>', "", whole, flags=re.DOTALL)
    return re.sub(r"Step \d+ of \d+|<!--part \S+-->", "", shown)


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_what_comes_later_changes_nothing_of_what_is_shown_of_a_step(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, seat: int | None
) -> None:
    live = await played(table, matches, [anna, ben], 0)
    before = []
    for step in range(8):
        before.append(seen_at(live, seat, step))
        decides = live.match.to_decide
        assert decides is not None
        await live.handle(Play(any_action(live, decides)), decides, live.match.ply)

    assert [seen_at(live, seat, step) for step in range(8)] == before
    assert len(set(before)) == 8


async def test_a_moment_is_shown_with_its_title_and_without_anything_to_act_with(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben])
    for step in range(7):
        ply = live.history.ply_of(step)
        page = (await anna.get(f"{path(live)}?ply={ply}")).text

        assert f"<title>Balloon Cup, step {step} of 6 · Skyhop</title>" in page
        assert f'property="og:title" content="Balloon Cup, step {step} of 6"' in page
        assert f'href="{path(live)}?step={max(step - 1, 0)}"' in page
        assert f'href="{path(live)}?step={min(step + 1, 6)}"' in page
        assert f'data-step="{step}"' in page
        assert not ACTS.search(page)
    assert ACTS.search((await anna.get(path(live))).text)


async def test_the_replay_bar_is_empty_until_the_first_move(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    empty = []
    for steps in (0, 1):
        live = await played(table, matches, [anna, ben], steps)
        empty.append(" data-empty>" in (await anna.get(path(live))).text)

    assert empty == [True, False]


async def test_a_form_of_an_earlier_step_is_refused(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben])
    decides = live.match.to_decide
    assert decides is not None
    action = any_action(live, decides)
    await anna.get(f"{path(live)}?ply={live.history.ply_of(2)}")

    answer = await anna.play(path(live), action)

    assert (answer.status_code, len(live.history)) == (409, 6)
    assert "has changed since" in anna.notice


@pytest.mark.parametrize(
    ("query", "step"),
    [
        ("step=0", 0),
        ("step=4", 4),
        ("step=999999", 6),
        ("step=2&ply=0", 2),
        ("ply=0", 0),
        ("ply=4", 2),
        ("ply=999999", 6),
        ("as=0", 6),
        ("ply=00", 0),
    ],
)
async def test_an_address_between_or_beyond_the_steps_names_the_last_before(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, query: str, step: int
) -> None:
    live = await played(table, matches, [anna, ben])
    answer = await anna.get(f"{path(live)}?{query}")

    assert live.history.ply_of(0) == 2
    assert (answer.status_code, f'data-step="{step}"' in answer.text) == (200, True)


@pytest.mark.parametrize(
    ("query", "status", "sentence"),
    [
        ("step=x", 400, "Use a number, such as step=12"),
        ("step=", 400, "Use a number, such as"),
        ("ply=x", 400, "Use a number, such as"),
        ("ply=-1", 400, "Use a number, such as"),
        ("ply=", 400, "Use a number, such as"),
        ("ply=٣", 400, "Use a number, such as"),
        ("ply=1234567", 400, "Use a number, such as"),
        ("as=2", 400, "Choose one of 0, 1, spectator, open"),
        ("as=", 400, "Choose one of 0, 1, spectator, open"),
        ("ply=4&as=1", 403, "after the match"),
        ("as=spectator", 403, "after the match"),
        ("as=open", 403, "after the match"),
    ],
)
@pytest.mark.parametrize("file", in_turn(["", "/picture.svg", "/picture.png"], 3))
async def test_an_address_that_names_nothing_or_what_is_hidden_is_told_so(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, query: str, status: int, sentence: str, file: str
) -> None:
    live = await played(table, matches, [anna, ben])

    answer = await anna.get(f"{path(live)}{file}?{query}")

    assert (answer.status_code, sentence in answer.text) == (status, True)
    assert "card-" not in answer.text


async def test_after_the_end_everybody_sees_what_each_seat_saw(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben])
    ply = live.history.ply_of(3)
    own = hand_in((await anna.get(f"{path(live)}?ply={ply}")).text)
    theirs = hand_in((await ben.get(f"{path(live)}?ply={ply}")).text)
    await live.handle(Resign(), 1, live.match.ply)
    stranger = Visitor(table)

    for visitor in (anna, ben, stranger):
        assert hand_in((await visitor.get(f"{path(live)}?ply={ply}&as=0")).text) == own
        assert hand_in((await visitor.get(f"{path(live)}?ply={ply}&as=1")).text) == theirs
        assert hand_in((await visitor.get(f"{path(live)}?ply={ply}&as=spectator")).text) == []
        opened = await visitor.get(f"{path(live)}?ply={ply}&as=open")
        assert opened.status_code == 200
        assert '<option value="open" selected>Everything revealed</option>' in opened.text
        assert {*own, *theirs} <= {*re.findall(r"card-([A-Z]\d+)", opened.text)}
    assert '<option value="1" selected>' in (await anna.get(f"{path(live)}?ply={ply}&as=1")).text
    places = [places_in((await visitor.get(path(live))).text) for visitor in (anna, ben, stranger)]
    assert places == [
        ["You (seat\N{NO-BREAK SPACE}1)", "Seat 2"],
        ["Seat 1", "You (seat\N{NO-BREAK SPACE}2)"],
        ["Seat 1", "Seat 2"],
    ]
    await stranger.http.aclose()
    assert len({*own, *theirs}) == 16


def places_in(page: str) -> list[str]:
    """Return the names of the seats in the list of perspectives."""
    return re.findall(r'<option value="\d"[^>]*>([^<]+)<', page)


def hand_in(page: str) -> list[str]:
    """The cards of the hand at the bottom of a page."""
    return re.findall(r'data-piece data-key="card-(\w+)"', page)


async def test_a_moment_comes_as_a_fragment_and_as_a_picture(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben])
    ply = live.history.ply_of(3)

    part = await anna.http.get(f"{path(live)}?ply={ply}", headers=FRAGMENT)
    drawn = [await visitor.http.get(f"{path(live)}/picture.svg?ply={ply}") for visitor in (anna, ben)]

    assert part.text.startswith('<div id="table"')
    assert [each.headers["content-type"] for each in drawn] == ["image/svg+xml"] * 2
    assert [each.text for each in drawn] == [
        outline_texts(live.match.game.renderer.draw(live.history.view(3, seat), names(live.seats, seat)))
        for seat in (0, 1)
    ]
    assert drawn[0].text != drawn[1].text


async def test_a_device_that_is_shared_is_handed_on_also_while_one_looks_back(
    table: Guard, matches: MatchRegistry, anna: Visitor
) -> None:
    live = await played(table, matches, [anna, anna])
    ply, due = live.history.ply_of(3), live.match.to_decide
    assert due is not None

    assert 'class="hand-on"' in (await anna.get(f"{path(live)}?ply={ply}")).text
    assert (await anna.get(f"{path(live)}?ply={ply}&as={1 - due}")).status_code == 403
    await live.handle(Resign(), due, live.match.ply)
    assert 'class="hand-on"' not in (await anna.get(f"{path(live)}?ply={ply}&as=1")).text


@pytest.mark.usefixtures("with_examples")
@pytest.mark.parametrize("game", ["aeronaut-odyssey", "connect-four"])
async def test_every_game_is_looked_back_at(table: Guard, matches: MatchRegistry, anna: Visitor, game: str) -> None:
    await anna.get("/")
    seats = [Seat("guest", guest_of(table, anna)), Seat("guest", "ben")]
    live = await matches.start(game, registry.game(game).rulesets()[0], seats, 0)
    for _step in range(5):
        seat = live.match.to_decide
        assert seat is not None
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)

    for step in range(6):
        page = (await anna.get(f"{path(live)}?ply={live.history.ply_of(step)}")).text
        assert f"Step {step} of 5" in page
        assert not ACTS.search(page)
        assert page.count("data-ply=") == 1 + 5


OTHER_DOORS = {"events", "text/events"}
"""Streams, which end never and take no place: they follow the page of the seat that decides."""


async def test_no_door_of_a_match_shows_the_other_seat_of_a_shared_device(
    table: Guard, matches: MatchRegistry, anna: Visitor
) -> None:
    """Pages, pictures, films and files: all that can be asked of a match, with a place in its address."""
    live = await played(table, matches, [anna, anna])
    seat = live.match.to_decide
    assert seat is not None
    prefix = "/matches/{match}"
    doors = {
        route.path.removeprefix(prefix).removeprefix("/")
        for route in table.app.routes
        if isinstance(route, Route) and route.path.startswith(prefix) and "GET" in (route.methods or ())
    }
    assert doors > OTHER_DOORS
    looked = set()
    for door in sorted(doors - OTHER_DOORS):
        address = f"{path(live)}/{door}".rstrip("/")
        own = await anna.http.get(address)
        for place in (str(1 - seat), "spectator", "open"):
            other = await anna.http.get(f"{address}?as={place}")
            if other.status_code == 403:
                looked.add(door)
            else:
                told = other.text.replace(f"?as={place}&amp;", "?")  # its own address, in other languages
                assert (door, other.status_code, told) == (door, own.status_code, own.text)

    in_part, whole = {"", "picture.svg", "picture.png", "film", "film.webp"}, {"analysis", "analysis.json", "journal"}
    mistakes = {f"mistakes/{{step}}{door}" for door in ("", "/why", "/explanation")}
    assert looked == in_part | whole | mistakes | {"play-on", "shuffles"}


async def test_after_the_end_a_seat_that_nobody_took_is_no_longer_called_free(
    table: Guard, matches: MatchRegistry, anna: Visitor
) -> None:
    await anna.get("/")
    seats = [Seat("guest", guest_of(table, anna)), Seat("open")]
    live = await matches.start("balloon-cup", "rio-grande", seats, 0)
    assert "Seat 2, still free" in places_in((await anna.get(f"{path(live)}?step=0")).text)

    await live.handle(Resign(), 0, live.match.ply)

    titles = places_in((await anna.get(f"{path(live)}?step=0")).text)
    assert "Seat 2" in titles
    assert "Seat 2, still free" not in titles


async def test_who_left_a_seat_to_a_bot_watches_until_the_end_and_then_sees_what_the_seat_saw(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    for visitor in (anna, ben):
        await visitor.get("/")
    seats = [*(Seat("guest", guest_of(table, visitor)) for visitor in (anna, ben)), Seat("bot", "random")]
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, seats, 0)
    await live.handle(Resign(), 0, live.match.ply)
    assert live.seats[0].kind == "bot"
    assert (await anna.get(f"{path(live)}?step=0&as=0")).status_code == 403
    assert '<option value="0" selected>' not in (await anna.get(f"{path(live)}?step=0")).text

    monkeypatch.setattr(Live, "is_revealed", property(lambda _live: True))

    page = (await anna.get(f"{path(live)}?step=0")).text
    assert '<option value="0" selected>Seat 1 (' in page
    assert '<option value="spectator" selected>' in (await anna.get(f"{path(live)}?step=0&as=spectator")).text
    assert '<option value="1" selected>' in (await ben.get(f"{path(live)}?step=0")).text
