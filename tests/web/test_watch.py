"""Tests of the page of matches to watch: it is live, the same for everybody, and reveals nothing hidden."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.merging import merge
from tests.server.rated import RatedMatch, add_match, add_player, add_settled
from tests.web.test_account import opened
from tests.web.visitor import Visitor, any_action

from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import spectators
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.players.moderation import block
from skyhop.server.players.players import PlayerKind, enter_player
from skyhop.server.schema import ACCOUNTS, MATCHES, PLAYERS, RATINGS
from skyhop.server.seats import Seat
from skyhop.server.timestamps import days_ago, now
from skyhop.web.http.templates import render_fragment
from skyhop.web.pages.lobby import watch

BLITZ = TimeControl.read("5+3")
ANNA, BEN, CARL = (Seat("account", name, name.title()) for name in ("anna", "ben", "carl"))
GUESTS = Seat("guest", "guest1", "Gina"), Seat("guest", "guest2", "Gustav")
NOBODY = "No match to watch right now."


@pytest.fixture(autouse=True)
def _fresh_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the list of public matches anew for each page."""
    monkeypatch.setattr(spectators, "CACHE_SECONDS", 0.0)


@pytest.fixture
async def known(matches: MatchRegistry) -> None:
    """Anna, Ben and Carl have accounts. The ratings of Anna and Ben are well known, and Carl has none."""

    def add(connection: sa.Connection) -> None:
        for player in ("anna", "ben", "carl"):
            add_player(connection, player)
        add_settled(connection, ("anna", "ben"))

    await matches.store.write(add)


async def started(matches: MatchRegistry, *seats: Seat, game: str = "balloon-cup", **terms: Any) -> Live:  # noqa: ANN401  as `Terms`
    ruleset = {"balloon-cup": "rio-grande", "aeronaut-odyssey": "pioneer"}[game]
    return await matches.start(game, ruleset, seats or GUESTS, 0, Terms(**terms))


async def played(live: Live, count: int = 1) -> None:
    for _turn in range(count):
        seat = live.match.to_decide
        assert seat is not None
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)


def find_account(connection: sa.Connection, name: str) -> str:
    return str(connection.scalar(sa.select(PLAYERS.c.id).where(PLAYERS.c.name == name)))


def cards(page: str) -> list[str]:
    """Return the ids of the running matches on a page, in order. The match of the day is not among them."""
    return re.findall(r'<li data-match="(\w+)"', page.partition('id="running"')[2])


def best(page: str) -> list[str]:
    """Return the id of the match of the day."""
    return re.findall(r'<li data-match="(\w+)"', page.partition('id="running"')[0])


async def test_an_empty_page_says_what_to_do(anna: Visitor) -> None:
    page = (await anna.get("/watch")).text

    assert NOBODY in page
    assert '<a class="button primary" href="/">' in page
    assert (cards(page), best(page), "Finished today" in page) == ([], [], False)


@pytest.mark.usefixtures("known")
async def test_a_card_names_players_rules_actions_and_clocks(anna: Visitor, matches: MatchRegistry) -> None:
    live = await started(matches, ANNA, BEN, control=BLITZ, is_rated=True)
    await matches.deadlines.enforce_passed()
    await played(live, 2)

    page = (await anna.get("/watch")).text

    assert best(page) == [live.info.id]
    card = page.partition("<li data-match")[2].partition("</li>")[0]
    for told in ("Balloon Cup, ", "<bdi>Anna</bdi> <small>1", "<bdi>Ben</bdi>", "5+3", "rated", "2 actions", "5:0"):
        assert told in card
    assert card.count("to move") == card.count("data-until") == 1
    assert f'src="/watch/{live.info.id}/{live.match.ply}.svg"' in card


@pytest.mark.usefixtures("known")
async def test_only_matches_that_everybody_may_find_are_listed(anna: Visitor, matches: MatchRegistry) -> None:
    public = await started(matches)
    await started(matches, GUESTS[0], Seat("bot", "random"))
    await started(matches, GUESTS[0], GUESTS[0])
    await started(matches, GUESTS[0], Seat("open"))
    await started(matches, *GUESTS, closing="guest1")
    ended, quiet, of_hidden = await started(matches), await started(matches), await started(matches, ANNA, CARL)
    await ended.handle(Resign(), 0, ended.match.ply)

    def change(connection: sa.Connection) -> None:
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == quiet.info.id).values(last_at=days_ago(2)))
        connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.player == "carl").values(is_hidden=1))

    await matches.store.write(change)

    assert cards((await anna.get("/watch")).text) == [public.info.id]
    assert of_hidden.info.id not in anna.page


@pytest.mark.usefixtures("known")
async def test_the_best_rated_match_is_the_match_of_the_day_and_then_come_the_other_rated_ones(
    anna: Visitor, matches: MatchRegistry
) -> None:
    guests = await started(matches)
    weaker = await started(matches, BEN, CARL, control=BLITZ, is_rated=True)
    strong = await started(matches, ANNA, BEN, control=BLITZ, is_rated=True)

    page = (await anna.get("/watch")).text

    assert (best(page), cards(page)) == ([strong.info.id], [weaker.info.id, guests.info.id])


@pytest.mark.usefixtures("known")
async def test_results_of_today_are_listed_and_the_best_is_shown(anna: Visitor, matches: MatchRegistry) -> None:
    live = await started(matches, ANNA, CARL)
    await live.handle(Resign(), 0, live.match.ply)

    def add(connection: sa.Connection) -> None:
        add_match(connection, RatedMatch("earlier", {"ben": 1, "carl": 2}))
        add_match(connection, RatedMatch("private", {"anna": 1, "ben": 2}, closed_by=1))
        for seat, player in enumerate(("anna", "carl")):
            place = {"match": live.info.id, "seat": seat, "player": player, "game": "balloon-cup", "speed": "blitz"}
            rated = {"number": 100, "at": now(), "rank": 2 - seat, "mu": 30.0, "sigma": 3.0}
            connection.execute(sa.insert(RATINGS).values(place | rated))
        connection.execute(sa.update(RATINGS).where(RATINGS.c.match == "private").values(at=now()))

    await matches.store.write(add)

    page = (await anna.get("/watch")).text

    assert best(page) == [live.info.id]
    assert "Carl has won" in page
    assert re.findall(r'href="/matches/(\w+)\?step=0"', page) == [live.info.id]
    assert NOBODY in page
    assert "private" not in re.findall(r"/matches/(\w+)", page)


async def test_a_page_can_show_one_game_only(anna: Visitor, matches: MatchRegistry) -> None:
    cup = await started(matches)
    odyssey = await started(matches, game="aeronaut-odyssey")

    found = [
        cards((await anna.get(f"/watch?game={game}")).text) for game in ("balloon-cup", "aeronaut-odyssey", "chess")
    ]

    assert found[:2] == [[cup.info.id], [odyssey.info.id]]
    assert sorted(found[2]) == sorted([cup.info.id, odyssey.info.id])


async def test_a_picture_is_that_of_spectators_for_the_players_too(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/watch")
    live = await started(matches, Seat("guest", anna.guest), GUESTS[1])
    stranger = Visitor(anna.table)
    address = f"/watch/{live.info.id}/{live.match.ply}.svg"

    own, other = await anna.http.get(address), await stranger.http.get(address)

    assert own.text == other.text
    assert own.headers["content-type"] == "image/svg+xml"
    await spectators.close(matches, live, anna.guest)
    for visitor in (anna, stranger):
        assert (await visitor.http.get(address)).status_code == 404
        assert cards((await visitor.get("/watch")).text) == []
    assert (await stranger.http.get("/watch/unknown/1.svg")).status_code == 404


async def test_a_blocked_player_watches_no_running_match_of_who_blocked_them(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await opened(anna)
    await opened(ben, "Ben")
    own = await matches.store.read(lambda connection: find_account(connection, "Anna"))
    live = await started(matches, Seat("account", own, "Anna"), GUESTS[1])
    path, stranger = f"/matches/{live.info.id}", Visitor(anna.table)
    addresses = [path, f"{path}/text", f"{path}/events", f"{path}/picture.svg", f"/watch/{live.info.id}/0.svg"]

    async def look(visitor: Visitor) -> tuple[list[str], bool, list[int]]:
        found = cards((await visitor.get("/watch")).text)
        is_linked = f'href="{path}">Watch' in (await visitor.get("/players/Anna")).text
        return found, is_linked, [(await visitor.http.head(each)).status_code for each in addresses]

    before = await look(ben)
    shown = asyncio.Event()

    def is_closed(read: str) -> bool:
        if "event: table" in read:
            shown.set()
        return "event: closed" in read

    watching = asyncio.create_task(ben.read_stream(f"{path}/events", is_closed))
    await shown.wait()
    for answer in ({}, {"sure": "yes"}):
        await anna.get("/players/Ben")
        await anna.post("/players/Ben/block", answer)
    await watching
    told = (await ben.get(path)).text
    blocked, public, player = await look(ben), await look(stranger), await look(anna)
    await anna.get("/players/Ben")
    await anna.post("/players/Ben/block", {"answer": "end"})
    again = await look(ben)
    await anna.get("/players/Ben")
    await anna.post("/players/Ben/block", {"sure": "yes"})
    await live.handle(Resign(), 0, live.match.ply)

    allowed = ([live.info.id], True, [200] * 5)
    assert (before, public, player, again) == (allowed,) * 4
    assert blocked == ([], False, [403] * 4 + [404])
    assert ("This match is private" in told, "block" in told) == (True, False)
    assert [(await ben.http.head(each)).status_code for each in addresses] == [200] * 5


async def test_a_block_holds_after_a_guest_becomes_the_same_as_a_person(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await opened(anna)
    await opened(ben, "Ben")
    own, other = [await matches.store.read(partial(find_account, name=name)) for name in ("Anna", "Ben")]
    live = await started(matches, Seat("account", own, "Anna"), GUESTS[1])
    path = f"/matches/{live.info.id}"
    for guest in ("blocked", "blocking", "carl"):
        await matches.store.write(partial(enter_player, identity=guest, kind=PlayerKind.GUEST))
    await matches.store.write(partial(block, player=own, other="blocked"))
    await matches.store.write(partial(block, player="blocking", other="carl"))
    before, barred = (await ben.http.get(path)).status_code, live.barred

    await merge(matches, "blocked", other)
    merged = (await ben.http.get(path)).status_code
    await merge(matches, "blocking", own)

    assert (before, merged) == (200, 403)
    assert (barred, live.barred) == (frozenset(), frozenset({other, "carl"}))


@pytest.mark.usefixtures("known")
async def test_a_profile_leads_to_the_running_match(anna: Visitor, matches: MatchRegistry) -> None:
    live = await started(matches, ANNA, GUESTS[0])
    closed = await started(matches, ANNA, GUESTS[1], closing="anna")

    page = (await anna.get("/players/Anna")).text

    assert f'href="/matches/{live.info.id}">Watch' in page
    assert "Gina" not in page
    assert closed.info.id not in page
    assert "Live now" not in (await anna.get("/players/Ben")).text


async def test_a_stream_sends_the_changed_card_rendered_once_for_all(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SETTLE_SECONDS", 0.01)
    still, live = await started(matches), await started(matches)
    page = (await anna.get("/watch")).text
    await ben.get("/watch")
    version = re.findall(r'data-version="(\w+)"', page)[0]
    drawn = list[str]()

    def counted(template: str, context: dict[str, object]) -> str:
        drawn.append(str(context["id"]))
        return render_fragment(template, context)

    monkeypatch.setattr(watch, "render_fragment", counted)
    viewers = [asyncio.create_task(read_event(visitor, f"after={version}")) for visitor in (anna, ben)]
    async with asyncio.timeout(10):
        channel = matches.find_channel(watch.CHANNEL)
        while len(channel.next._waiters) < len(viewers):  # noqa: ASYNC110  streams tell nobody
            await asyncio.sleep(0.01)
        await played(live)
        told = await asyncio.gather(*viewers)

    assert told[0] == told[1]
    assert told[0].startswith("event: card\n")
    assert f'data-match="{live.info.id}"' in told[0]
    assert f"/{live.match.ply}.svg" in told[0]
    assert still.info.id not in told[0]
    assert drawn == [live.info.id]
    whole = await read_event(anna, "after=unknown")
    assert whole.startswith("event: best\n")


async def test_a_picture_of_a_later_ply_is_refused_and_replaces_no_picture(
    anna: Visitor, matches: MatchRegistry
) -> None:
    live = await started(matches)
    ply, address = live.match.ply, f"/watch/{live.info.id}"
    before = await anna.http.get(f"{address}/{ply}.svg")

    early = await anna.http.get(f"{address}/{ply + 1}.svg")
    await played(live)
    after, again = [await anna.http.get(f"{address}/{each}.svg") for each in (ply + 1, ply)]

    assert [each.status_code for each in (early, after, again)] == [404, 200, 200]
    assert (after.text != before.text, again.text == before.text) == (True, True)


async def test_viewers_at_the_same_time_share_a_board_and_a_picture(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spectators, "CACHE_SECONDS", 60.0)
    live, made = await started(matches), list[str]()
    draw, render_board = watch._draw, watch._render_board

    def count_picture(game: Game, view: View) -> str:
        made.append("picture")
        return draw(game, view)

    async def count_board(matches: MatchRegistry, shown: spectators.PublicList) -> watch.Board:
        made.append("board")
        return await render_board(matches, shown)

    monkeypatch.setattr(watch, "_draw", count_picture)
    monkeypatch.setattr(watch, "_render_board", count_board)
    channel = matches.find_channel(watch.CHANNEL)  # boards are in memory while a page is open

    for address in ("/watch", f"/watch/{live.info.id}/{live.match.ply}.svg"):
        answers = await asyncio.gather(*(anna.http.get(address) for _viewer in range(4)))
        assert [answer.status_code for answer in answers] == [200] * 4

    assert (made, channel.is_closed) == (["board", "picture"], False)


async def test_a_browser_that_reconnects_gets_only_changes_since_its_last_event(
    anna: Visitor, matches: MatchRegistry
) -> None:
    await anna.get("/watch")
    await started(matches)

    whole = await read_stream(anna, "after=unknown", until="\nid: ")
    (version,) = re.findall(r"\nid: (\w+)\n", whole)
    again = await read_stream(anna, "after=unknown", until=": still", last=version)

    assert re.findall(r"event: (\w+)", whole) == ["best", "cards"]
    assert "event: " not in again


@pytest.mark.usefixtures("table")
async def test_an_action_in_a_private_match_wakes_no_stream(matches: MatchRegistry) -> None:
    private, public = await started(matches, *GUESTS, closing="guest1"), await started(matches)
    change = (channel := matches.find_channel(watch.CHANNEL)).next

    await played(private)
    was_woken = change.is_set()
    await played(public)

    assert (was_woken, change.is_set(), channel.is_closed) == (False, True, False)


def test_a_board_sends_what_has_changed() -> None:
    before = watch.Board("day", (("a", "A1"), ("b", "B1")))
    barred = before._replace(barred={"": frozenset({"ben"}), "b": frozenset({"ben"})})
    assert (barred.filter("ben")[:2], barred.filter("cleo")) == (("", (("a", "A1"),)), barred)

    assert list(before.list_news(None)) == [("best", "day"), ("cards", "A1B1")]
    assert list(before.list_news(before)) == []
    assert list(watch.Board("day", (("a", "A1"), ("b", "B2"))).list_news(before)) == [("card", "B2")]
    assert list(watch.Board("", (("b", "B2"),)).list_news(before)) == [("best", ""), ("cards", "B2")]


async def read_event(visitor: Visitor, query: str) -> str:
    """Return the first event of a stream."""
    read = await read_stream(visitor, query, until="event: ")
    return next(part for part in read.split("\n\n") if part.startswith("event: "))


async def read_stream(visitor: Visitor, query: str, until: str, last: str = "") -> str:
    """Return a stream up to a text. `last` is the id of the last event that the browser has received."""
    return await visitor.read_stream(f"/watch/events?{query}", lambda read: until in read, last)
