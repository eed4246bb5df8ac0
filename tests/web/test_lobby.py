"""Tests of the matches in the lobby: the seat to move, the time of the last event, and results."""

from __future__ import annotations

import re

import pytest
from tests.web.visitor import Visitor, any_action

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.matches.create import Terms
from skyhop.server.seats import Seat
from skyhop.web.pages.lobby.lobby import MATCHES_PER_PAGE

ROW = re.compile(
    r'<li><a href="/matches/(\w+)">.*?(?:<span class="stand">([^<]*)</span>)?[^<]*'
    r'<span>(\d+) actions?</span> <time datetime="([^"]*)">'
)
OWN = re.compile(r'<li data-match="(\w+)" data-kind="(\w+)">.*?<span class="stand">([^<]*)</span>')


def rows(page: str) -> dict[str, str]:
    """Return what the lobby says of each finished match."""
    return {name: stand for name, stand, _count, _time in ROW.findall(page)}


def own_rows(page: str) -> dict[str, tuple[str, str]]:
    """Return the kind and the words of each match in the bar of the reader's own matches."""
    return {name: (kind, stand) for name, kind, stand in OWN.findall(page)}


async def test_a_running_match_says_whose_turn_it_is_once_somebody_sits_opposite(
    anna: Visitor, matches: MatchRegistry
) -> None:
    unmet, other, free = [
        (await anna.start(seat2=seat, first=first)).rpartition("/")[2]
        for seat, first in (("friend", "me"), ("me", "me"), ("friend", "other"))
    ]
    shared = await matches.open(other)
    await shared.handle(Play(any_action(shared, 0)), 0, shared.match.ply)

    found = own_rows((await anna.get("/")).text)

    assert found == {
        unmet: ("waiting", "waiting for a player"),
        other: ("due", "your turn"),
        free: ("waiting", "waiting for a player"),
    }
    assert next(iter(found)) == other


async def test_what_waits_for_the_guest_stands_before_all_else(anna: Visitor) -> None:
    due = await anna.start(seat2="me")
    waiting = await anna.start(seat2="friend", first="other")

    page = (await anna.get("/")).text

    assert page.index(due) < page.index(waiting) < page.index("Play now")
    assert page.count('<p class="told">') == 4, "each game in two sentences, also after the first match"
    assert "<title>(1) Lobby · Skyhop</title>" in page
    assert '<link rel="icon" href="/static/icon-turn.svg' in page


async def test_a_friend_is_invited_by_one_button_whatever_else_the_form_says(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(friend="true", seat2="random")

    live = await matches.open(path.rpartition("/")[2])

    assert [seat.kind for seat in live.seats] == ["guest", "open"]


async def test_it_says_whether_the_reader_is_to_act(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend", first="me")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Play(any_action(live, 0)), 0, live.match.ply)
    to_decide = live.match.to_decide

    pages = [(await visitor.get("/")).text for visitor in (anna, ben)]

    assert to_decide == 1
    assert [own_rows(page)[live.info.id] for page in pages] == [("waiting", "their turn"), ("due", "your turn")]


async def test_while_a_seat_must_be_taken_first_it_is_nobody_s_turn(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    for visitor in (anna, ben):
        await visitor.get("/")
    seats = (Seat("guest", anna.guest), Seat("guest", ben.guest), Seat("open"))
    offer = await matches.start("aeronaut-odyssey", {"seats": 3}, seats, 1, Terms(offered_by=anna.guest))
    invited = (*seats[:2], Seat("open", kept_for="cleo"))
    rematch = await matches.start("aeronaut-odyssey", {"seats": 3}, invited, 1)

    hosts, guests = [own_rows((await visitor.get("/")).text) for visitor in (anna, ben)]

    said = "waiting for a player"
    assert guests == {offer.info.id: ("waiting", said), rematch.info.id: ("waiting", said)}
    assert hosts == {offer.info.id: ("open", said), rematch.info.id: ("waiting", said)}


async def test_the_time_is_that_of_the_last_action_in_utc(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend", first="me")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Play(any_action(live, 0)), 0, live.match.ply)

    page = (await anna.get("/")).text
    (row,) = [row for row in await matches.store.list_matches(live.seats[0].player or "") if row.id == live.info.id]

    assert row.last_at > row.begun_at
    assert f'<time datetime="{row.last_at}">{row.last_at[:16].replace("T", " ")} UTC</time>' in page


async def test_finished_matches_page_on(anna: Visitor) -> None:
    paths = []
    for _match in range(MATCHES_PER_PAGE + 3):
        paths.append(await anna.start(seat2="friend", first="me"))
        await anna.get(paths[-1])
        await anna.post(f"{paths[-1]}/resignation", {"ply": anna.ply, "sure": "yes"})
    names = [path.rpartition("/")[2] for path in paths][::-1]

    first, second, beyond = [(await anna.get(f"/?page={page}")).text for page in ("1", "2", "3")]

    assert [*rows(first)] == names[:MATCHES_PER_PAGE]
    assert [*rows(second)] == names[MATCHES_PER_PAGE:]
    assert {*rows(first).values()} == {"abandoned"}
    assert ("/?page=2#finished" in first, "/?page=1#finished" in second) == (True, True)
    assert rows(beyond) == {}
    for wrong in ("0", "-1", "x", "1e9", "9" * 40, ""):
        assert [*rows((await anna.get(f"/?page={wrong}")).text)] == names[:MATCHES_PER_PAGE]


async def test_the_lobby_says_of_every_match_whose_turn_it_is_and_replays_none(
    matches: MatchRegistry, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _match in range(10):
        await anna.start(seat2="me")
    opened = list[str]()
    monkeypatch.setattr(matches, "open", opened.append)

    found = own_rows((await anna.get("/")).text)

    assert [kind for kind, _stand in found.values()] == ["due"] * 10
    assert opened == []
