"""Tests of matches with one to six seats: seats of guests, the first seat, and entries in the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.server.acting import End
from tests.web.visitor import Visitor, any_action

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.game.ending import TIME
from skyhop.game.text import join_names
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.commands import Play, Resign, Sit
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.seats import Seat
from skyhop.web.api.match_stream import describe_seat
from skyhop.web.app import create_app
from skyhop.web.http.fragments import RenderedPage
from skyhop.web.http.guard import Guard
from skyhop.web.levels import BotName
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.snapshot import Snapshot

pytestmark = pytest.mark.both_databases

GAME = "aeronaut-odyssey"
ANNA, BEN = Seat("guest", "anna"), Seat("guest", "ben")


async def begin(matches: MatchRegistry, *seats: Seat, first: int | None = 0, **rules: object) -> Live:
    return await matches.start(GAME, {"seats": len(seats), **rules}, seats, first)


async def act(live: Live, count: int = 1) -> None:
    for _turn in range(count):
        seat = live.match.to_decide
        assert seat is not None
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)


async def test_whoever_has_several_seats_sees_the_one_that_decides(matches: MatchRegistry) -> None:
    live = await begin(matches, ANNA, BEN, ANNA)

    seats = []
    for _turn in range(3):
        seats.append((live.match.to_decide, live.seat_of("anna"), live.seat_of("ben"), live.seat_of("cleo")))
        await act(live)

    assert seats == [(0, 0, 1, None), (1, 2, 1, None), (2, 2, 1, None)]


def test_names_tell_seats_apart() -> None:
    seats = [ANNA, BEN, Seat("bot", "greedy"), Seat("open")]
    shared = [ANNA, ANNA]

    assert names(seats, 0) == ("You", "Seat 2", "Greedy bot (seat\N{NO-BREAK SPACE}3)", "Seat 4, still free")
    assert names(shared, 1) == ("Seat 1", "You (seat\N{NO-BREAK SPACE}2)")
    assert join_names(names(shared, 1)) == "seat 1, you (seat\N{NO-BREAK SPACE}2)"
    assert names([ANNA, BEN], 1) == ("Your opponent", "You")
    assert names([ANNA, BEN], None) == ("Seat 1", "Seat 2")
    assert names([Seat("bot", "greedy"), Seat("open")], None) == (
        "Greedy bot (seat\N{NO-BREAK SPACE}1)",
        "Seat 2, still free",
    )


@pytest.mark.parametrize("level", bot.levels(registry.game("aeronaut-odyssey")))
def test_bots_of_one_level_have_names_of_their_own_and_one_face(level: type[bot.Bot]) -> None:
    seats = [ANNA, *[Seat("bot", level.name)] * 5]

    mine, watched = names(seats, 0), names(seats, None)

    assert mine[1:] == watched[1:] == names(seats[:3], None)[1:] + mine[3:]
    assert len(set(mine)) == 6
    assert {name.partition(" (")[2] for name in mine[1:]} == {f"{level.title} bot)"}
    assert len({name.face for name in mine[1:] if isinstance(name, BotName)}) == 1
    assert names([*seats[:1], Seat("bot", level.name, "Ben")], 0)[1] == f"Ben ({level.title} bot)"


def test_no_two_levels_share_a_name_or_a_face() -> None:
    levels = bot.levels(registry.game("aeronaut-odyssey"))
    called = [name for level in levels for name in names([Seat("bot", level.name)] * 6, None)]

    assert len({name.partition(" (")[0] for name in called}) == 6 * len(levels)
    assert len({name.face for name in called if isinstance(name, BotName)}) == len(levels)


async def test_a_bot_has_one_name_and_its_face_on_every_page_and_its_title_in_json(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(game="aeronaut-odyssey", seat2="cadet", seat3="cadet", first="me", level="cadet", sent="1")
    live = await matches.open(path.rpartition("/")[2])
    await live.bots.wait(5)
    pages = [(await anna.get(f"{path}{page}")).text for page in ("", "/text")]

    for page in pages:
        assert "Nia (Cadet bot)" in page
        assert "Felix (Cadet bot)" in page
    assert pages[0].count('class="face"') == 2
    assert [describe_seat(seat, "").name for seat in live.seats[1:]] == ["Cadet bot", "Cadet bot"]


def test_people_are_called_as_they_want_and_those_of_one_device_by_their_seats() -> None:
    ada, other, shared = Seat("guest", "anna", "Ada"), Seat("guest", "cleo", "Ada"), Seat("guest", "dora", "Ben")

    assert names([ada, BEN], 1) == ("Ada", "You")
    assert names([ada, BEN], 0) == ("You", "Your opponent")
    assert names([ada, BEN], None) == ("Ada", "Seat 2")
    assert names([BEN, ada, other], 0) == ("You", "Ada (seat\N{NO-BREAK SPACE}2)", "Ada (seat\N{NO-BREAK SPACE}3)")
    assert names([BEN, ada, shared], 0) == ("You", "Ada", "Ben")
    assert names([shared, shared], 1) == ("Seat 1", "You (seat\N{NO-BREAK SPACE}2)")
    assert join_names(names([ada, other], None)) == "Ada (seat\N{NO-BREAK SPACE}1), Ada (seat\N{NO-BREAK SPACE}2)"


HOSTILE = '<b>Ada & "Ada"\'%s'


async def test_a_name_is_read_by_all_who_look_and_breaks_no_page(
    anna: Visitor, ben: Visitor, table: Guard, matches: MatchRegistry
) -> None:
    """Nobody is taken by such a name any more, but earlier versions have kept some."""
    await anna.get("/")
    begun = await matches.start("balloon-cup", "rio-grande", (Seat("guest", anna.guest, HOSTILE), Seat("open")), 0)
    path = f"/matches/{begun.info.id}"
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    spectator = Visitor(table)
    live = await matches.open(path.rpartition("/")[2])
    await act(live)

    written = "&lt;b&gt;Ada &amp; &#34;Ada&#34;&#39;%s"
    for visitor, read in ((ben, written), (anna, "Ben"), (spectator, written)):
        page = (await visitor.get(path)).text
        assert read in page
        assert "<b>Ada" not in page
    picture = (await spectator.http.get(f"{path}/picture.svg?ply={live.match.ply}")).text
    said = "".join(ET.fromstring(picture).itertext())  # noqa: S314
    assert "Ben must place a card." in said
    assert "<b>" not in picture  # the name itself is drawn in outlines
    assert HOSTILE in "".join(ET.fromstring(Snapshot.now(live, None).drawing).itertext())  # noqa: S314
    assert live.match.journal.header.seats == ("guest", "open")
    await spectator.http.aclose()


async def test_a_name_is_kept_for_the_next_match_until_it_is_taken_out(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(called="Ada")
    live = await matches.open(path.rpartition("/")[2])
    kept = (await anna.get("/")).text
    await anna.post("/matches", {"game": "balloon-cup", "seat2": "random", "called": ""})
    forgotten = (await anna.get("/")).text

    assert live.seats[0].called == "Ada"
    assert (kept.count('value="Ada"'), forgotten.count('value="Ada"')) == (len(registry.names()), 0)


async def test_a_name_that_cannot_be_is_refused_where_it_was_written(anna: Visitor, ben: Visitor) -> None:
    await anna.get("/")
    refused = await anna.post("/matches", {"game": "balloon-cup", "seat2": "random", "called": "Your opponent"})
    path = await anna.start(seat2="friend")
    await ben.get(path)
    unseated = await ben.post(f"{path}/seats", {"called": "\u202eAda"})

    assert (refused.status_code, unseated.status_code) == (422, 422)
    assert "Choose another name" in refused.text
    assert 'value="Your opponent"' in refused.text
    assert "invisible characters" in ben.notice
    assert "Join" in ben.page


async def test_a_name_that_cannot_be_begins_no_match_again(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="random")
    live = await matches.open(path.rpartition("/")[2])
    await anna.get(path)
    refused = await anna.post("/matches", {"again": live.info.id, "called": "x" * 30})

    assert (refused.status_code, "at most 24 letters" in refused.text) == (422, True)
    assert [match.id for match in await matches.store.list_matches(str(live.seats[0].player))] == [live.info.id]


async def test_whoever_spoils_the_cookie_has_no_name(anna: Visitor) -> None:
    for spoilt in ("%E2%80%AEAda", "x" * 5000, "%ff", "You"):
        anna.http.cookies.set("skyhop-name", spoilt)
        page = await anna.get("/")

        assert page.status_code == 200
        assert 'name="called" maxlength="24" autocomplete="nickname" placeholder="optional" value=""' in page.text


async def test_the_lot_seats_the_players_where_the_rules_say_who_begins(matches: MatchRegistry) -> None:
    seats = (ANNA, Seat("bot", "random"), BEN)

    orders = set()
    for _match in range(24):
        live = await matches.start(GAME, {"seats": 3}, seats, None)
        assert live.info.first == 0
        orders.add(tuple(live.seats))

    assert orders == {seats, (*seats[1:], seats[0]), (*seats[2:], *seats[:2])}


async def test_a_draw_is_between_two(matches: MatchRegistry) -> None:
    two, three, shared = (
        await begin(matches, ANNA, BEN),
        await begin(matches, ANNA, BEN, Seat("open")),
        await begin(matches, ANNA, ANNA),
    )

    assert (DRAW.is_possible(two), DRAW.is_possible(three), DRAW.is_possible(shared)) == (True, False, False)


async def test_a_draw_after_the_end_is_refused_in_the_games_own_words(matches: MatchRegistry) -> None:
    live = await begin(matches, ANNA, BEN)
    await live.handle(Resign(), 0, live.match.ply)

    with pytest.raises(Refused, match=r"AO-7\.1"):
        await live.handle(Propose(DRAW), 1, live.match.ply)


async def test_a_match_is_listed_once_however_many_play(matches: MatchRegistry) -> None:
    live = await begin(matches, ANNA, BEN, ANNA, Seat("bot", "random"))
    await act(live, 2)  # before it is the bot's turn, which waits for nobody
    await live.handle(Resign(), 0, live.match.ply)

    (row,) = await matches.store.list_matches("anna")

    assert (row.own, row.others, row.actions) == ((0, 2), (BEN, Seat("bot", "random")), 2)


async def form(anna: Visitor, **fields: str) -> str:
    await anna.get("/")
    answer = await anna.post("/matches", {"game": GAME, "sent": "1", "seat2": "-", "first": "me", **fields})
    return answer.url.path


async def test_alone_one_plays_solo_against_the_rival(anna: Visitor, matches: MatchRegistry) -> None:
    path = await form(anna)
    live = await matches.open(path.rpartition("/")[2])

    for _turn in range(6):
        assert live.match.to_decide == 0
        await anna.play(path, any_action(live, 0))

    assert len(live.seats) == 1
    assert "The rival" in anna.page


async def test_six_sit_down(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await form(anna, seat2="friend", seat3="me", seat4="random", seat5="greedy", seat6="random")
    live = await matches.open(path.rpartition("/")[2])
    await ben.get(path)
    await ben.post(f"{path}/seats")

    assert [seat.kind for seat in live.seats] == ["guest", "guest", "guest", "bot", "bot", "bot"]
    assert live.seats[0] == live.seats[2] != live.seats[1]
    await ben.get(path)
    assert "Offer a draw" not in ben.page


async def test_a_board_file_is_played(anna: Visitor, matches: MatchRegistry) -> None:
    text = (files("skyhop.games.aeronaut_odyssey") / "rulebook" / "six.json").read_text("utf-8")
    await anna.get("/")
    fields = {
        "game": GAME,
        "sent": "1",
        "token": anna.token,
        "seat2": "random",
        "seat3": "random",
        "option.board": "file",
    }
    sent = {"option.board.file": ("six.json", text, "application/json")}

    answer = await anna.http.post("/matches", data=fields, files=sent, headers={"Origin": "http://127.0.0.1"})

    live = await matches.open(answer.url.path.rpartition("/")[2])
    assert len(json.loads(str(live.info.ruleset["board"]))["cities"]) == 6


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"option.board": "file", "option.board.text": "{"}, "AO-13.1"),
        ({"option.board": "code", "option.board.code": "nonsense"}, "nonsense"),
        ({"option.variant": "veto"}, "AO-10"),
        ({"option.expansions": "dragons"}, "dragons"),
        ({"seat2": "deep"}, "deep"),
    ],
)
async def test_what_cannot_be_is_told_and_the_choices_are_kept(
    anna: Visitor, fields: dict[str, str], said: str
) -> None:
    await anna.get("/")

    answer = await anna.post("/matches", {"game": GAME, "sent": "1", "seat2": "greedy", "seat4": "friend", **fields})

    assert answer.status_code == 422
    assert said in anna.notice
    assert '<option value="friend" selected>' in anna.page


async def test_a_new_match_has_the_same_board_and_the_next_player_begins(anna: Visitor, matches: MatchRegistry) -> None:
    path = await form(anna, seat2="random", seat3="friend")
    live = await matches.open(path.rpartition("/")[2])
    await anna.get(path)
    await live.handle(End(TIME), 0)

    answer = await anna.post("/matches", {"again": live.info.id})

    other = await matches.open(answer.url.path.rpartition("/")[2])
    assert other.info.ruleset == live.info.ruleset
    assert [seat.kind for seat in other.seats] == ["bot", "open", "guest"]


async def finished(matches: MatchRegistry, *guests: str) -> Live:
    live = await begin(matches, *(Seat("guest", guest) for guest in guests), Seat("bot", "random"))
    await given_up(live)
    return live


async def given_up(live: Live) -> None:
    """Let both people go, so that one bot is left."""
    for seat in [number for number, each in enumerate(live.seats) if each.is_person]:
        await live.handle(Resign(), seat, live.match.ply)
    assert live.match.outcome is not None


async def test_players_have_one_rematch_whoever_asks_first(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    path = await form(anna, seat2="friend", seat3="random", first="me")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    await given_up(live)
    seen = live.version

    answers = await asyncio.gather(
        *(visitor.post("/matches", {"again": live.info.id}) for visitor in (anna, ben, anna))
    )

    assert {answer.url.path for answer in answers} == {f"/matches/{live.info.rematch}"}
    rematch = await matches.open(live.info.rematch)
    assert rematch.seats == [*live.stored_seats[1:], live.stored_seats[0]]  # whoever sat after the starter begins now
    assert live.version == f"{seen}.rematch1"
    assert live.info.rematch in (await ben.get(path)).text

    await given_up(rematch)
    third = await anna.post("/matches", {"again": live.info.id})
    assert third.url.path == f"/matches/{rematch.info.rematch}"


async def test_who_leaves_two_others_watches_how_a_bot_plays_on(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await anna.get("/")
    path = await form(anna, seat2="friend", seat3="random", first="me")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    await anna.get(path)
    assert 'data-told="The match ends at once and you lose."' not in anna.page
    assert "takes your seat, and the other players continue." in anna.page

    await anna.post(f"{path}/resignation", {"ply": str(live.match.ply), "sure": "yes"})

    assert live.match.outcome is None
    assert "takes over the seat. The seat finishes last." in anna.page
    assert live.seat_of(anna.guest) is None
    assert 'name="action"' not in anna.page
    answer = await anna.post(f"{path}/actions", {"ply": str(live.match.ply), "action": "pass"})
    assert answer.status_code == 403


async def test_nobody_is_seated_anew_while_a_match_goes_on(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    path = await form(anna, seat2="friend", seat3="random", first="me")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])

    answer = await anna.post("/matches", {"again": live.info.id})

    assert answer.status_code == 422
    assert "This match is still running" in anna.notice
    assert live.rematch is None
    assert len(await matches.store.list_matches(str(live.seats[1].player), 10, is_over=False)) == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_worker_that_has_not_heard_of_the_end_begins_no_rematch_of_its_own(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hear_nothing(_matches: MatchRegistry) -> None:
        """The news of others have not come yet."""

    monkeypatch.setattr(MatchRegistry, "follow_workers", hear_nothing)
    async with contextlib.AsyncExitStack() as stack:
        workers = [create_app(tmp_path, database=database) for _worker in range(2)]
        for table in workers:
            await stack.enter_async_context(table.app.router.lifespan_context(table.app))
        anna, late = (Visitor(table) for table in workers)
        await anna.get("/")
        late.http.cookies = anna.http.cookies
        guest, first = anna.guest, workers[0].app.state.matches
        live = await begin(first, Seat("guest", guest), Seat("guest", "ben"))
        await late.get(f"/matches/{live.info.id}")
        await live.handle(Resign(), 0, live.match.ply)

        addresses = {(await visitor.post("/matches", {"again": live.info.id})).url.path for visitor in (late, anna)}

        assert addresses == {f"/matches/{live.info.rematch}"}


async def test_a_rematch_is_found_again_after_a_restart(matches: MatchRegistry) -> None:
    live = await finished(matches, "anna", "ben")
    await matches.start_again(live.info, {"seats": 3}, live.stored_seats, 1)

    other = await MatchRegistry(matches.store).open(live.info.id)

    assert (other.rematch is not None, other.version) == (True, live.version)


async def test_who_has_not_played_begins_nothing_like_it(anna: Visitor, matches: MatchRegistry) -> None:
    live = await finished(matches, "ben", "cleo")
    await anna.get(f"/matches/{live.info.id}")
    assert 'name="again"' not in anna.page

    answer = await anna.post("/matches", {"again": live.info.id})

    assert (answer.status_code, "Only the players of a match" in anna.notice) == (422, True)


async def test_who_has_left_is_away_until_they_come_back(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.matches.broadcast.AWAY_SECONDS", 0.0)
    live = await begin(matches, ANNA, BEN)
    assert (live.away_seats, live.version) == ((), "0")
    with live.channel.count_watcher("ben"), live.channel.count_watcher("ben"):
        pass
    change = live.channel.next

    await asyncio.wait_for(change.wait(), 1)

    assert (live.away_seats, live.version) == ((1,), "0.away1")
    assert "Your opponent is away." in drawn_anew(live, 0).render_all("token")
    with live.channel.count_watcher("ben"):
        assert live.away_seats == ()


@pytest.mark.parametrize("knows_all", [True, False])
async def test_of_people_only_is_it_said_that_they_are_away_and_only_where_no_other_worker_may_have_them(
    monkeypatch: pytest.MonkeyPatch, *, knows_all: bool
) -> None:
    monkeypatch.setattr("skyhop.server.matches.broadcast.AWAY_SECONDS", 0.0)
    news = MatchChannel(knows_all=knows_all)
    news.people = frozenset({"ben"})
    for guest in ("ben", "cleo"):
        with news.count_watcher(guest):
            assert news.watchers == 1

    assert (news.is_away("ben"), news.is_away("cleo")) == (knows_all, False)
    assert (len(news._watching), "cleo" in news._left_at) == (0, False)


async def test_after_a_match_another_map_is_offered(anna: Visitor, matches: MatchRegistry) -> None:
    path = await form(anna, seat2="random", seat3="friend")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(End(TIME), 0)
    await anna.get(path)
    assert "The same map again" in anna.page

    answer = await anna.post("/matches", {"again": live.info.id, "new": "1"})

    other = await matches.open(answer.url.path.rpartition("/")[2])
    assert {**other.info.ruleset, "board": ""} == {**live.info.ruleset, "board": ""}
    assert other.info.ruleset["board"] != live.info.ruleset["board"]
    assert [seat.kind for seat in other.seats] == ["bot", "open", "guest"]


async def test_a_match_like_one_that_nobody_began_is_refused(anna: Visitor) -> None:
    await anna.get("/")

    answer = await anna.post("/matches", {"again": "nothing"})

    assert (answer.status_code, "was not found" in anna.notice) == (422, True)


def drawn_anew(live: Live, seat: int) -> RenderedPage:
    """The latest picture as it is drawn, not as it was remembered."""
    rendering.forget_pictures(live)
    return rendering.render_latest(live, seat)


async def test_page_and_steps_are_the_same_in_every_world_that_a_seat_allows(matches: MatchRegistry) -> None:
    """A seat's pages hold nothing that another seat keeps secret, neither orders nor inventories."""
    board = (files("skyhop.games.aeronaut_odyssey") / "rulebook" / "six.json").read_text("utf-8")
    every = "trajectories thieves"
    live = await begin(
        matches, ANNA, BEN, Seat("guest", "cleo"), secret_inventories=True, expansions=every, board=board
    )
    await act(live, 3)
    game = registry.game(GAME)
    truth = drawn_anew(live, 2)
    real = live.match.state

    worlds = [game.determinize(live.match.view(2), seed) for seed in range(6)]

    assert any(world != real for world in worlds)
    for world in worlds:
        live.match.state = world
        assert drawn_anew(live, 2) == truth


async def test_the_notation_of_what_others_hide_is_in_the_log_only_after_the_match(matches: MatchRegistry) -> None:
    board = (files("skyhop.games.aeronaut_odyssey") / "rulebook" / "six.json").read_text("utf-8")
    live = await begin(matches, ANNA, BEN, expansions="thieves", board=board)
    await act(live, 2)
    kept = [step.text for step in live.history.log(0)]
    places = (0, 1, None)

    during = [notation_in_log(live, place) for place in places]
    await live.handle(Resign(), 0, live.match.ply)
    after = [notation_in_log(live, place)[:2] for place in places]

    assert [text.partition(" ")[0] for text in kept] == ["keep", "keep"]
    assert during == [kept[:1], kept[1:], []]
    assert after == [kept] * 3


def notation_in_log(live: Live, seat: int | None) -> list[str]:
    return re.findall(r' data-notation="([^"]*)"', rendering.render_latest(live, seat).render_all("token"))


async def test_the_lobby_names_a_bot_by_its_title(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.kind_of("greedy"), "title", "Grasping")
    monkeypatch.setattr(bot.kind_of("cadet"), "title", "Novice")

    await anna.get("/")

    assert anna.page.count("<b>Novice</b></label>") == 2
    assert anna.page.count("<b>Grasping bot</b>") == 1
    assert anna.page.count(">bot: Grasping · ") == 5


async def test_who_asks_twice_at_once_takes_one_seat(matches: MatchRegistry) -> None:
    live = await begin(matches, ANNA, Seat("open"), Seat("open"))

    taken = await asyncio.gather(live.handle(Sit(Seat("guest", "ben"))), live.handle(Sit(Seat("guest", "ben"))))

    assert all(taken)
    assert live.seats == [ANNA, BEN, Seat("open")]
