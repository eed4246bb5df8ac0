"""Tests of tournament pages: forms, live updates for all viewers, and refusals with reasons."""

from __future__ import annotations

import asyncio
import math
import re
from functools import partial
from html import unescape

import pytest
import sqlalchemy as sa
from limits import parse_many
from tests.server.acting import End
from tests.web.visitor import Visitor

from skyhop.game.ending import TIME
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.players.moderation import block, read_reports
from skyhop.server.players.tokens import Scope
from skyhop.server.remarks import RemarkKind
from skyhop.server.schema import PLAYERS
from skyhop.server.seats import Seat
from skyhop.server.store.store import keep_player, make_token
from skyhop.server.tournaments import MAX_WAIT_MS, Phase, RecordKind, Tournament, TournamentRecord, pairing
from skyhop.server.tournaments.service import MAX_OF_HOST, MAX_RUNNING, TournamentService, enter, withdraw
from skyhop.web.http import rate_limits
from skyhop.web.http.guard import Guard
from skyhop.web.http.templates import render_fragment
from skyhop.web.pages.lobby import tournament_parts

FIELDS = {
    "name": "Friday cup",
    "rules": "balloon-cup/rio-grande",
    "form": "round-robin",
    "clock": "5+3",
    "rounds": "3",
    "minutes": "60",
    "seats": "4",
    "limit": "8",
    "start": "3600",
    "called": "Anna",
    "plays": "yes",
}


@pytest.fixture
def service(table: Guard) -> TournamentService:
    found: TournamentService = table.app.state.tournaments
    return found


async def opened(visitor: Visitor, **fields: str) -> str:
    """Open a tournament by the form, and return its address."""
    await visitor.get("/tournaments")
    answer = await visitor.post("/tournaments", FIELDS | fields)
    assert answer.status_code == 200, visitor.notice
    return answer.url.path


async def entered(visitor: Visitor, address: str, called: str = "Ben") -> None:
    await visitor.get(address)
    answer = await visitor.post(address, {"do": "enter", "called": called})
    assert answer.status_code == 200, visitor.notice


def id_of(address: str) -> str:
    return address.rpartition("/")[2]


async def signed_up(visitor: Visitor, name: str) -> None:
    await visitor.get("/account")
    answer = await visitor.post(
        "/account", {"name": name, "passphrase": "a long passphrase", "again": "a long passphrase"}
    )
    assert answer.status_code == 200


async def test_a_tournament_is_opened_entered_started_and_played(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, service: TournamentService
) -> None:
    address = await opened(anna)
    await entered(ben, address)
    assert ">Friday cup</bdi>" in (await ben.get("/tournaments")).text
    assert "2 of 8 players" in ben.page
    time = re.search(r'<time datetime="([^"]*)" data-exact>([^<]*) UTC</time>', ben.page)
    assert time is not None
    await ben.get(address)
    assert f"The tournament starts {time[0]}, or earlier" in ben.page
    assert "Your match appears here when the first round begins." in ben.page
    assert "Start now" not in ben.page

    await anna.get(address)
    assert (await anna.post(address, {"do": "start"})).status_code == 200
    await service.update()

    (pairing,) = (await service.read(id_of(address))).pairings
    for visitor in (anna, ben):
        assert f'href="/matches/{pairing.match}">Go to your match' in (await visitor.get(address)).text
    live = await matches.open(pairing.match)
    await live.handle(Resign(), 0, live.match.ply)
    await service.update()

    shown = (await ben.get(address)).text
    assert "The tournament is over. Ben has won." in shown
    own = r'<tr role="row" data-entrant="\d+" class="mine"><td role="cell">\d+</td><th [^>]*><bdi>([^<]*)</bdi>'
    assert re.findall(own, shown) == ["Ben"]
    assert re.search(r'<span class="result">0 : 1</span>', shown)
    assert "Final place: 2." in (await anna.get(address)).text + shown
    assert "finished" in (await ben.get("/tournaments")).text
    (panel,) = re.findall(r'<div class="again">.*?</div>', (await ben.get(f"/matches/{pairing.match}")).text, re.DOTALL)
    first, *others = re.findall(r"<(?:a|button)[^>]*>", panel)
    assert first == f'<a class="button primary" href="{address}">'
    assert not any("primary" in each for each in others)
    assert "Rematch" not in panel
    told = (await ben.http.get(f"{address}/standings.json")).json()
    assert [(row["place"], row["name"], row["points"]) for row in told["standings"]] == [
        (1, "Ben", 1.0),
        (2, "Anna", 0.0),
    ]
    assert told["rounds"][0]["pairings"][0]["points"] == [0.0, 1.0]
    assert (told["phase"], told["ruleset"]) == ("over", "rio-grande")


PODS = {"form": "pods", "rules": "aeronaut-odyssey/pioneer"}


async def test_pods_are_opened_played_and_shown(
    anna: Visitor, ben: Visitor, table: Guard, matches: MatchRegistry, service: TournamentService
) -> None:
    address = await opened(anna, **PODS, seats="3")
    crowd = [ben, *(Visitor(table) for _each in range(3))]
    for visitor, name in zip(crowd, ("Ben", "Carl", "Dora", "Emil"), strict=True):
        await entered(visitor, address, called=name)
    await anna.get(address)
    await anna.post(address, {"do": "start"})
    await service.update()

    found = await service.read(id_of(address))
    lives = [await matches.open(pairing.match) for pairing in found.pairings]
    assert [len(live.seats) for live in lives] == [3, 2]
    assert [live.match.game.seat_count(live.match.state.ruleset) for live in lives] == [3, 2]
    names = {each.number: str(each.name) for each in found.entrants}
    three, two = (pairing.entrants for pairing in found.pairings)
    waiting = dict(zip(("Anna", "Ben", "Carl", "Dora", "Emil"), [anna, *crowd], strict=True))[names[three[1]]]
    others = f"Your match: against {names[three[0]]}, {names[three[2]]}."
    assert others in (await waiting.get(address)).text
    own = re.findall(r'<li data-entrants="([^"]*)" class="pod mine">', waiting.page)
    assert own == [" ".join(map(str, three))]
    (version,) = re.findall(r'data-version="([^"]*)"', waiting.page)
    result = f'<bdi>{names[three[0]]}</bdi> <span class="result">'
    stream = waiting.read_stream(f"{address}/events?after={version}", lambda read: result in read)
    open_page = asyncio.create_task(stream)
    for seat in (2, 1):
        await lives[0].handle(Resign(), seat, lives[0].match.ply)
    async with asyncio.timeout(30):
        assert f"{result}1</span>" in await open_page
    await lives[1].handle(Resign(), 0, lives[1].match.ply)
    await lives[0].bots.stop()

    shown = (await ben.get(address)).text
    (pod, _other) = re.findall(r'<li data-entrants="([^"]*)" class="pod(?: mine)?"><ol>(.*?)</ol>', shown)
    assert [int(each) for each in pod[0].split()] == [three[0], three[1], three[2]]
    told = re.findall(r'<bdi>([^<]*)</bdi> <span class="result">([^<]*)</span>', pod[1])
    assert told == [(names[three[0]], "1"), (names[three[1]], "0.5"), (names[three[2]], "0")]
    assert shown.count("With 3 players, the places from first to last score 1, 0.5, 0 points.") == 2  # standings, rules
    assert "Round 1 of 3, 5 players. The next round begins when all matches of the current round are over." in shown
    assert re.findall(r'<li data-entrant="(\d+)"', pod[1]) == pod[0].split()
    document = (await ben.http.get(f"{address}/standings.json")).json()
    assert [pairing["points"] for pairing in document["rounds"][0]["pairings"]] == [[1, 0.5, 0], [0, 1]]
    assert document["rounds"][0]["pairings"][1]["players"] == [names[each] for each in two]
    assert document["standings"][0].keys() == {"place", "name", "points", "buchholz", "wins"}
    await service.update()
    assert len((await service.read(id_of(address))).rounds) == 2


async def test_the_form_offers_pods_only_for_the_numbers_of_players_of_a_game(anna: Visitor) -> None:
    shown = (await anna.get("/tournaments")).text
    options = re.findall(r'<option value="((?:balloon|aeronaut)[^"]*)"(?: data-pods="([^"]*)")?', shown)

    assert {(value.partition("/")[0], sizes) for value, sizes in options} == {
        ("aeronaut-odyssey", "3 4 5 6"),
        ("balloon-cup", ""),
    }
    refused = await anna.post("/tournaments", FIELDS | {"form": "pods"})
    assert (refused.status_code, anna.notice) == (422, "This game has no matches of 4 players.")


async def test_the_stream_sends_one_picture_to_all_and_the_own_part_to_each(
    anna: Visitor, ben: Visitor, service: TournamentService, table: Guard, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await opened(anna)
    await anna.get(address)
    drawn = list[str]()
    draw = render_fragment

    def counted(template: str, context: dict[str, object]) -> str:
        drawn.append(template)
        return draw(template, context)

    monkeypatch.setattr(tournament_parts, "render_fragment", counted)
    viewers = [asyncio.create_task(read_events(address, visitor)) for visitor in (anna, ben)]
    channel = table.app.state.matches.find_channel(id_of(address))
    async with asyncio.timeout(10):
        while channel.watchers < len(viewers):  # noqa: ASYNC110  streams tell nobody
            await asyncio.sleep(0.01)
    await keep_player(service._store, "carl:1", "carl", "Carl")
    await service.change(
        id_of(address), lambda connection, found: enter(connection, found, Seat("guest", "carl", "Carl"))
    )
    told = await asyncio.gather(*viewers)

    assert all("Carl" in each["live"] for each in told)
    assert told[0]["live"] == told[1]["live"]
    assert "Withdraw" in told[0]["own"]
    assert "Withdraw" not in told[1]["own"]
    assert drawn.count("web/tournament_live.html") == 1


async def read_events(address: str, visitor: Visitor) -> dict[str, str]:
    """Return the latest parts that a stream sends until the picture contains Carl."""

    def find_parts(read: str) -> dict[str, str]:
        events = [event.removeprefix("event: ") for event in read.split("\n\n") if event.startswith("event: ")]
        return {name: data for name, _line, data in (event.partition("\n") for event in events)}

    return find_parts(
        await visitor.read_stream(f"{address}/events", lambda read: "Carl" in find_parts(read).get("live", ""))
    )


async def test_the_page_of_a_large_tournament_leaves_out_earlier_rounds(
    anna: Visitor, service: TournamentService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament_parts, "MAX_SHOWN_PAIRINGS", 2)
    address = await opened(anna, form="swiss")
    tournament = await service.read(id_of(address))
    people = [
        TournamentRecord(2 + n, RecordKind.ENTERED, "", f"p{n}", "guest", f"P{n}", {"entrant": 1 + n}) for n in range(3)
    ]
    pairs = [[[[0, 1], "a"], [[2, 3], "b"]], [[[2, 0], "c"], [[3, 1], "d"]]]
    rounds = [
        TournamentRecord(5 + n, RecordKind.PAIRED, "", data={"pairings": each, "byes": []})
        for n, each in enumerate(pairs)
    ]
    large = Tournament(tournament.terms, (*tournament.records, *people, *rounds), {})

    shown, complete = (tournament_parts.render_live(large, has_all=has_all) for has_all in (False, True))

    assert "Round 2" in shown
    assert "Round 1" not in shown
    assert f'href="{address}?all"' in shown
    assert "Round 1" in complete
    assert "?all" not in complete


@pytest.mark.parametrize("page", ["", "/text"])
async def test_the_page_of_a_missed_match_says_who_loses_it(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, service: TournamentService, page: str
) -> None:
    address = await opened(anna)
    await entered(ben, address)
    await anna.post(address, {"do": "start"})
    await service.update()
    (pairing,) = (await service.read(id_of(address))).pairings
    live = await matches.open(pairing.match)
    loser = live.match.deciders[0]
    await live.handle(End(TIME, (RemarkKind.LATE,)), loser)
    await service.update()

    stranger = Visitor(anna.table)
    of_seat = [anna, ben] if live.seats[0].player == anna.guest else [ben, anna]
    names = ["Anna", "Ben"] if of_seat[0] is anna else ["Ben", "Anna"]
    path = f"/matches/{pairing.match}{page}"
    lost, won, watched = [(await each.get(path)).text for each in (of_seat[loser], of_seat[1 - loser], stranger)]
    assert "You ran out of time for the first move. You lose this tournament match." in lost
    late = f"{names[loser]} ran out of time for the first move."
    assert f"{late} You win this tournament match." in won
    assert f"{late} {names[1 - loser]} wins this tournament match." in watched
    for shown in (lost, won, watched):
        assert "does not count." not in shown
    assert "(no-show)" in (await ben.get(address)).text
    assert "The tournament is over." in ben.page
    assert "<small>absent</small>" not in ben.page
    await stranger.http.aclose()


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"name": ""}, "Give the tournament a name."),
        ({"name": "<script>alert(1)</script>"}, "A name"),
        ({"name": "x" * 25}, "A name has at most 24 letters. Choose a shorter one."),
        (
            {"name": "skyhop"},
            "“skyhop” looks like the name of a bot or of the operator of this server. Choose another name.",
        ),
        ({"called": ""}, "Choose a name first, so that the other players know who you are."),
        ({"called": "a\u202eb"}, "A name"),
        ({"rules": "chess/fide"}, "Choose the values from the lists in the form."),
        ({"rules": "balloon-cup/fide"}, "there is no ruleset"),
        ({"form": "knockout"}, "Choose the values from the lists in the form."),
        ({"rounds": "99"}, "Choose the values from the lists in the form."),
        ({"limit": "1000000"}, "Choose the values from the lists in the form."),
        ({"start": "-1"}, "Choose the values from the lists in the form."),
        ({"clock": ""}, "Choose the values from the lists in the form."),
        ({**PODS, "seats": "7"}, "Choose the values from the lists in the form."),
        ({"form": "arena", "minutes": "7"}, "Choose the values from the lists in the form."),
        ({"form": "arena", "clock": "1d"}, "An arena needs a clock in minutes."),
        ({"clock": "99d"}, "Choose the values from the lists in the form."),
        ({"clock": "soon"}, "Write a clock as 5+3"),
    ],
)
async def test_a_wrong_form_opens_nothing_and_comes_back_with_a_sentence(
    anna: Visitor, fields: dict[str, str], told: str
) -> None:
    await anna.get("/tournaments")

    answer = await anna.post("/tournaments", FIELDS | fields)

    assert answer.status_code == 422
    assert unescape(anna.notice).startswith(told)
    assert "<script>alert" not in answer.text
    assert 'value="3600" selected' in answer.text or "start" in fields
    assert "No tournament right now." in (await anna.get("/tournaments")).text


async def test_an_arena_pairs_free_players_until_its_end(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, service: TournamentService
) -> None:
    address = await opened(anna, form="arena", minutes="30")
    await entered(ben, address)
    await anna.post(address, {"do": "start"})
    for number in range(1, 4):
        await service.update()
        found = await service.read(id_of(address))
        assert len(found.pairings) == number
        live = await matches.open(found.pairings[-1].match)
        loser = next(seat for seat, place in enumerate(live.seats) if place.player == anna.guest)
        await live.handle(Resign(), loser, live.match.ply)
    shown = (await ben.get(address)).text

    assert "The arena ends" in shown
    assert re.search(r"<bdi>Ben</bdi></th><td [^>]*><b>8</b></td><td [^>]*>3</td>", shown)
    assert shown.count('<span class="result">') == 3
    told = (await ben.http.get(f"{address}/standings.json")).json()
    assert told["standings"][0] == {"place": 1, "name": "Ben", "points": 8, "wins": 3}


async def test_without_the_matching_only_round_robins_are_offered(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairing, "find_spec", lambda _name: None)

    assert 'value="swiss"' not in (await anna.get("/tournaments")).text
    assert (await anna.post("/tournaments", FIELDS | {"form": "swiss"})).status_code == 422
    assert (await anna.post("/tournaments", FIELDS)).url.path.startswith("/tournaments/")


async def test_only_the_host_starts_and_ends_a_tournament_and_confirms_the_end(
    anna: Visitor, ben: Visitor, service: TournamentService
) -> None:
    address = await opened(anna)
    await entered(ben, address)
    for done in ("start", "end", "bot"):
        assert (await ben.post(address, {"do": done, "bot": "cadet"})).status_code == 422
        assert "Only the host" in ben.notice
    assert (await ben.post(address, {"do": "withdraw", "entrant": "0"})).status_code == 422
    assert ben.notice == "You can withdraw only yourself and your programs."

    await anna.get(address)
    assert "End this tournament?" in (await anna.post(address, {"do": "end"})).text
    assert (await service.read(id_of(address))).phase is Phase.OPEN
    await anna.post(address, {"do": "end", "sure": "yes"})
    assert (await service.read(id_of(address))).phase is Phase.OVER
    assert (await ben.post(address, {"do": "enter", "called": "Ben"})).status_code == 422


async def test_a_host_alone_reads_what_the_start_needs_and_an_early_end_gives_no_place(
    anna: Visitor, ben: Visitor
) -> None:
    address = await opened(anna)
    needs = "You can start the tournament when two players have entered."
    assert (needs in (await anna.get(address)).text, "Start now" in anna.page) == (True, False)
    await entered(ben, address)
    assert (needs in (await anna.get(address)).text, "Start now" in anna.page) == (False, True)
    assert needs not in (await ben.get(address)).text

    await anna.post(address, {"do": "end", "sure": "yes"})
    assert "The tournament ended before its first round." in anna.page
    assert "Final place" not in anna.page


async def test_a_host_reads_why_pods_of_players_who_block_each_other_cannot_start(
    anna: Visitor, ben: Visitor, service: TournamentService
) -> None:
    address = await opened(anna, **PODS, seats="3")
    await entered(ben, address)
    await service._store.write(partial(block, player=anna.guest, other=ben.guest))

    await anna.get(address)
    assert "No match is possible because players blocked each other." in anna.page
    assert "Start now" not in anna.page
    assert "because players blocked each other" not in (await ben.get(address)).text
    refused = await anna.post(address, {"do": "start"})
    told = "No match is possible because players blocked each other."
    assert (refused.status_code, anna.notice.startswith(told)) == (422, True)

    third = Visitor(anna.table)
    await entered(third, address, called="Carl")
    assert "Start now" in (await anna.get(address)).text
    await third.http.aclose()


async def test_a_player_withdraws_and_returns(anna: Visitor, ben: Visitor, service: TournamentService) -> None:
    address = await opened(anna)
    await entered(ben, address)
    number = re.findall(r'name="entrant" value="(\d+)"', ben.page)[0]

    await ben.post(address, {"do": "withdraw", "entrant": number})
    assert "Withdrawn." in ben.page
    assert [each.name for each in (await service.read(id_of(address))).active] == ["Anna"]
    await ben.post(address, {"do": "enter"})

    assert [each.name for each in (await service.read(id_of(address))).active] == ["Anna", "Ben"]


async def test_the_host_lets_bots_in_and_they_play(
    anna: Visitor, matches: MatchRegistry, service: TournamentService
) -> None:
    closed, address = await opened(anna), await opened(anna, bots="yes", name="Open cup")
    await anna.get(closed)
    assert (await anna.post(closed, {"do": "bot", "bot": "cadet"})).status_code == 422
    assert anna.notice == "The host allows no bots in this tournament."
    await anna.get(address)
    for name in ("passenger", "cadet"):
        await anna.post(address, {"do": "bot", "bot": name})
    assert (await anna.post(address, {"do": "bot", "bot": "nobody"})).status_code == 422
    assert "<bdi>Cadet bot</bdi>" in anna.page
    await anna.post(address, {"do": "start"})
    await service.update()

    found = await service.read(id_of(address))
    assert [each.kind for each in found.entrants] == ["guest", "bot", "bot"]
    (pairing,) = found.pairings
    live = await matches.open(pairing.match)
    assert live.info.is_rated is any(seat.is_person for seat in live.seats)
    await live.bots.stop()


async def test_an_account_enters_its_programs_where_the_host_allows_it(
    anna: Visitor, ben: Visitor, service: TournamentService
) -> None:
    await signed_up(ben, "Ben")
    store, account = service._store, sa.select(PLAYERS.c.id).where(PLAYERS.c.kind == "account")
    owner = await store.read(lambda connection: connection.scalar(account))
    await make_token(store, owner, "Zephyr", [Scope.PLAY, Scope.READ])
    address = await opened(anna, bots="yes")
    await ben.get(address)
    program = re.findall(r'<option value="([^"]*)">Zephyr', ben.page)[0]

    await ben.post(address, {"do": "enter", "program": program})
    await ben.post(address, {"do": "enter"})
    (entrants, shown) = ((await service.read(id_of(address))).entrants, (await ben.get(address)).text)
    assert [(each.kind, each.name) for each in entrants[1:]] == [("program", "Zephyr"), ("account", "Ben")]
    assert "Zephyr (program)" in shown

    await anna.get(address)
    assert (await anna.post(address, {"do": "enter", "program": program})).status_code == 422
    assert anna.notice.startswith("This program cannot enter.")


async def test_names_are_escaped_and_unknown_tournaments_are_not_found(anna: Visitor, ben: Visitor) -> None:
    address = await opened(anna, name="Anna's cup", called="O'Hara")
    shown = (await ben.get(address)).text

    assert "Anna&#39;s cup" in shown
    assert "O&#39;Hara" in shown
    for name in ("nothing", "a%00b", "é/standings.json", "x/events"):
        assert (name, (await ben.http.get(f"/tournaments/{name}")).status_code) == (name, 404)
    assert (await ben.post("/tournaments/nothing", {"do": "enter"})).status_code == 404


async def test_a_host_has_at_most_three_tournaments(anna: Visitor) -> None:
    for number in range(MAX_OF_HOST):
        await opened(anna, name=f"Cup {number}")

    assert (await anna.post("/tournaments", FIELDS)).status_code == 422
    assert anna.notice.startswith("You already host three tournaments.")


async def test_an_address_cannot_open_all_tournaments_of_the_server(anna: Visitor) -> None:
    await anna.get("/tournaments")
    longest = max(int(seconds) for seconds, _title in tournament_parts.STARTS) + MAX_WAIT_MS // 1000
    (limit,) = parse_many(rate_limits.HOST.address)

    assert limit.amount * math.ceil(longest / limit.get_expiry()) < MAX_RUNNING
    statuses = [(await anna.post("/tournaments", FIELDS)).status_code for _turn in range(11)]
    assert statuses[-2:] == [422, 429]


async def test_the_data_of_an_account_contain_its_tournaments(anna: Visitor) -> None:
    await signed_up(anna, "Anna")
    address = await opened(anna)
    told = (await anna.http.get("/account/data")).json()

    assert [(each["tournament"], each["kind"]) for each in told["tournaments"]] == [
        (id_of(address), "opened"),
        (id_of(address), "entered"),
    ]


async def test_the_host_removes_an_entrant_before_the_start_who_cannot_return(
    anna: Visitor, ben: Visitor, service: TournamentService
) -> None:
    address = await opened(anna)
    await entered(ben, address)
    assert 'value="remove"' not in ben.page
    refused = await ben.post(address, {"do": "remove", "entrant": "0"})

    assert "Remove this player" in (await anna.get(address)).text
    removed = await anna.post(address, {"do": "remove", "entrant": "1"})
    await ben.get(address)
    again = await ben.post(address, {"do": "enter", "called": "Ben"})
    twice = await anna.post(address, {"do": "remove", "entrant": "1"})

    assert (refused.status_code, removed.status_code, again.status_code, twice.status_code) == (422, 200, 422, 422)
    assert "has removed this player" in ben.notice
    assert [each.has_withdrawn for each in (await service.read(id_of(address))).entrants] == [False, True]


async def test_a_removed_entrant_frees_a_place_and_is_offered_no_return(
    anna: Visitor, ben: Visitor, table: Guard, service: TournamentService
) -> None:
    address = await opened(anna, limit="4")
    crowd = [ben, *(Visitor(table) for _each in range(2))]
    for number, visitor in enumerate(crowd):
        await entered(visitor, address, called=f"Troll{number}")
    assert not (await service.read(id_of(address))).is_open_for_entry

    await anna.get(address)
    await anna.post(address, {"do": "remove", "entrant": "1"})
    page = (await ben.get(address)).text

    assert "has removed this player" in page
    assert "Return<" not in page
    late = Visitor(table)
    await entered(late, address, called="Dora")
    assert len((await service.read(id_of(address))).active) == 4


async def test_no_entrant_is_removed_after_the_start(anna: Visitor, ben: Visitor, service: TournamentService) -> None:
    address = await opened(anna)
    await entered(ben, address)
    await anna.get(address)
    await anna.post(address, {"do": "start"})

    answer = await anna.post(address, {"do": "remove", "entrant": "1"})

    assert (answer.status_code, 'value="remove"' in (await anna.get(address)).text) == (422, False)
    assert not (await service.read(id_of(address))).entrants[1].has_withdrawn


async def test_the_name_of_a_tournament_is_reported_by_others(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    address = await opened(anna, name="Rude cup")
    await ben.get(address)
    assert 'value="Rude cup" title="Report the name' in ben.page

    await ben.post("/reports", {"name": "Rude cup", "back": address, "sure": "yes"})

    assert [each.name for each in await matches.store.read(read_reports)] == ["Rude cup"]
    assert "Report the name" not in (await anna.get(address)).text


async def test_an_entrant_who_was_removed_has_not_won(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, service: TournamentService
) -> None:
    address = await opened(anna)
    await entered(ben, address)
    await anna.get(address)
    await anna.post(address, {"do": "start"})
    await service.update()
    found = await service.read(id_of(address))
    (pairing,) = found.pairings
    live = await matches.open(pairing.match)
    await live.handle(Resign(), 0, live.match.ply)
    first = found.entrants[pairing.entrants[1]]
    await service.change(id_of(address), partial(remove, number=first.number))
    await service.update()

    shown = (await ben.get(address)).text
    assert "The tournament is over." in shown
    assert "has won" not in shown


def remove(connection: sa.Connection, tournament: Tournament, number: int) -> None:
    withdraw(connection, tournament, tournament.entrants[number], is_removed=True)
