"""Requests between players appear in each reader's language and reveal nothing hidden."""

from __future__ import annotations

import re

import pytest
from tests.server.turned import see_to
from tests.web.charges import charges
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.game import registry
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW
from skyhop.server.matches.state import find_muted_seats
from skyhop.server.timestamps import milliseconds
from skyhop.web.http.guard import Guard
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.stream import Watch


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    registry.include_examples()


async def met(matches: MatchRegistry, anna: Visitor, ben: Visitor, **choices: str) -> tuple[str, Live]:
    """Let Anna begin a match at which Ben sits down."""
    path = await anna.start(**{"game": "connect-four", "seat2": "friend", "called": "Anna", **choices})
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    return path, await matches.open(path.rpartition("/")[2])


async def act(live: Live, visitor: Visitor, path: str) -> None:
    view = live.match.view(live.match.to_decide)
    await visitor.get(path)
    await visitor.play(path, live.match.game.write(view, live.match.game.legal(view)[0]))


@pytest.mark.parametrize("page", ["", "/text"])
async def test_a_page_asks_the_other_agrees_and_both_are_told(
    matches: MatchRegistry, anna: Visitor, ben: Visitor, page: str
) -> None:
    path, live = await met(matches, anna, ben)
    hidden = {"page": "text"} if page else {}
    await act(live, anna, path)
    await anna.get(path + page)
    assert "Undo my last move" in anna.page
    await ben.get(path + page)
    assert "Undo my last move" not in ben.page

    await anna.post(f"{path}/take-back", {"ply": anna.ply, "ask": "yes", **hidden})
    assert "You asked to undo this: “You: Drop a disc into column 1.”" in anna.page
    assert "Keep the move" in anna.page
    await ben.get(path + page)
    assert "Anna asks to undo this: “Anna: Drop a disc into column 1.”" in ben.page
    await ben.post(f"{path}/take-back", {"ply": ben.ply, "agree": "yes", **hidden})
    assert "Anna undid the last move." in ben.page
    assert live.match.journal.entries[-1].text == "takeback 1"
    await anna.get(path + page)
    assert 'value="1"' in anna.page


async def test_who_only_watches_neither_asks_nor_answers(matches: MatchRegistry, anna: Visitor, ben: Visitor) -> None:
    path, live = await met(matches, anna, ben)
    await act(live, anna, path)
    await anna.get(path)
    await anna.post(f"{path}/take-back", {"ply": anna.ply, "ask": "yes"})
    await anna.post(f"{path}/door", {"closed": "false"})
    carl = Visitor(anna.table)
    async with carl.http:
        await carl.get(path)
        assert "asks to undo this" in carl.page
        assert "Decline" not in carl.page
        answer = await carl.post(f"{path}/take-back", {"ply": carl.ply or "1", "agree": "yes"})
    assert answer.status_code == 403
    assert live.match.journal.entries[-1].text != "takeback 1"


async def test_a_phrase_is_heard_in_the_language_of_the_reader_also_after_the_end(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    path, live = await met(matches, anna, ben)
    ben.http.headers["Accept-Language"] = "de"
    await anna.get(path)
    await live.handle(Resign(), 0, live.match.ply)
    await anna.post(f"{path}/phrases", {"ply": anna.ply, "phrase": "played"})
    await anna.get(path)
    assert "“Well played!”" in anna.page
    await ben.get(path)
    assert "Gut gespielt!" in ben.page
    await anna.post(f"{path}/phrases", {"ply": anna.ply, "phrase": "<b>"})
    assert "This phrase does not exist" in anna.page


async def test_phrases_are_limited(matches: MatchRegistry, anna: Visitor, ben: Visitor) -> None:
    path, _live = await met(matches, anna, ben)
    await anna.get(path)
    answers = [
        await anna.http.post(
            f"{path}/phrases",
            data={"token": anna.token, "ply": anna.ply, "phrase": "oops"},
            headers={"Origin": "http://127.0.0.1"},
        )
        for _time in range(20)
    ]
    assert {answer.status_code for answer in answers} == {200, 429}


async def test_who_mutes_hears_no_phrase_at_any_table_and_the_other_is_not_told(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    path, live = await met(matches, anna, ben)
    await ben.get(path)
    await ben.post(f"{path}/mutes", {"seat": "0", "mute": "yes"})
    assert "Unmute Anna" in ben.page
    before = (await anna.get(path)).text
    assert "muted by" not in before
    await anna.post(f"{path}/phrases", {"ply": anna.ply, "phrase": "oops"}, **FRAGMENT)
    await anna.get(path)
    await ben.get(path)
    assert "“Oops!”" in anna.page
    assert "“Oops!”" not in ben.page
    assert "“Oops!”" not in (await ben.get(f"{path}/text")).text
    other, _live = await met(matches, anna, ben)
    await anna.get(other)
    await anna.post(f"{other}/phrases", {"ply": anna.ply, "phrase": "luck"})
    assert "Good luck!”" not in (await ben.get(other)).text
    await ben.post(f"{other}/mutes", {"seat": "0", "mute": "no"})
    assert "“Good luck!”" in ben.page
    assert find_muted_seats(live, 0) == frozenset()


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"clock": "10+5"}, "You cannot give extra time yet. Wait until all seats are taken."),
        ({"clock": "10+5", "seat2": "random"}, "Bots need no extra time"),
        ({"seat2": "me"}, "This match has no clocks, so you cannot give extra time."),
    ],
)
async def test_who_can_give_no_time_reads_the_true_reason(
    matches: MatchRegistry, anna: Visitor, choices: dict[str, str], told: str
) -> None:
    path = await anna.start(**{"game": "connect-four", "seat2": "friend", "called": "Anna", **choices})
    await anna.post(f"{path}/time", {"ply": anna.ply, "give": "yes"})
    assert told in anna.notice

    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})
    live = await matches.open(path.rpartition("/")[2])
    await anna.post(f"{path}/time", {"ply": str(live.match.ply), "give": "yes"})
    assert "The match is over, so you cannot give extra time." in anna.notice


async def test_time_is_given_a_few_times_and_told(matches: MatchRegistry, anna: Visitor, ben: Visitor) -> None:
    path, live = await met(matches, anna, ben, clock="10+5")
    await matches.deadlines.enforce_passed()
    await anna.get(path)
    assert "Give Ben 15 s" in anna.page
    assert live.clocks is not None
    for _time in range(12):
        await anna.post(f"{path}/time", {"ply": anna.ply, "give": "yes"})
    assert live.clocks.left == (600_000, 750_000)
    assert "You have already given extra time 10 times. This is the maximum in a match." in anna.notice
    assert "Give Ben" not in (await anna.get(path)).text
    assert (await ben.get(path)).text.count("Anna gave extra time.") == 10 + 1  # and once to be announced
    seen = await MatchRegistry(live.store).open(live.info.id)
    assert seen.clocks == live.clocks
    assert (seen.deadline, seen.remarks) == (live.deadline, live.remarks)


async def test_a_stream_says_the_time_of_the_server_as_it_opens_and_with_each_picture(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    path, live = await met(matches, anna, ben, clock="10+5")
    events = Watch(matches, live.info.id, anna.guest, "token").since(live.version_for(0))

    _retry, opened = await anext(events), await anext(events)
    before = milliseconds()
    await act(live, anna, path)
    timed, picture = await anext(events), await anext(events)
    await events.aclose()

    assert opened.startswith("event: time\ndata: ")
    assert before <= int(timed.split()[-1]) <= milliseconds()
    assert "event: table" in picture


async def test_in_a_rated_match_it_is_said_that_nothing_is_taken_back(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    path, live = await met(matches, anna, ben, clock="10+5", rated="true")
    assert live.info.is_rated
    await act(live, anna, path)
    await anna.get(path)
    assert "You cannot undo moves in a rated match." in anna.page
    assert not re.search("Undo my last", anna.page)
    await anna.post(f"{path}/take-back", {"ply": anna.ply, "ask": "yes"})
    assert "You have no move to undo right now." in anna.page


async def test_a_page_asks_for_a_pause_shows_how_long_it_is_and_lets_the_match_go_on(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    path, live = await met(matches, anna, ben, clock="10+5")
    for visitor in (anna, ben) if live.match.to_decide == live.seat_of(anna.guest) else (ben, anna):
        await see_to(matches)
        await act(live, visitor, path)
    await anna.get(path)
    assert "Pause for up to 15 minutes (3 of 3 left)" in anna.page
    await anna.post(f"{path}/pause", {"ply": anna.ply, "ask": "yes"})
    assert "You ask for a pause of up to 15 minutes." in anna.page
    assert "Keep playing" in anna.page
    for page in ("", "/text"):
        await ben.get(path + page)
        assert "Anna asks for a pause of up to 15 minutes." in ben.page
    await ben.post(f"{path}/pause", {"ply": ben.ply, "agree": "yes", "page": "text"})
    for visitor, page in ((anna, ""), (ben, "/text")):
        await visitor.get(path + page)
        assert "The match is paused. It resumes automatically in" in visitor.page
        assert re.findall(r'name="action" value="[^"]*"(?! disabled)', visitor.page) == []
    due = anna if live.match.to_decide == live.seat_of(anna.guest) else ben
    await due.get(path)
    view = live.match.view(live.match.to_decide)
    await due.play(path, live.match.game.write(view, live.match.game.legal(view)[0]))
    assert "The match is paused. Resume it first." in due.page
    await anna.get(path)
    await anna.post(f"{path}/pause", {"ply": anna.ply, "on": "yes"})
    await ben.get(path)
    assert "The match goes on in" in ben.page
    assert "Anna resumed the match." in ben.page


async def test_whether_a_muted_player_has_said_something_is_not_to_be_told(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    """Two worlds that differ in a phrase of Anna's, whom Ben has muted, are the same to him."""
    path, live = await met(matches, anna, ben)
    await ben.get(path)
    await ben.post(f"{path}/mutes", {"seat": "0", "mute": "yes"})
    watching = Watch(matches, live.info.id, ben.guest, "token")
    seat, addresses = live.seat_of(ben.guest), (path, f"{path}/text", f"{path}?ply=0")
    quiet = [(await ben.get(address)).text for address in addresses]
    version, parts = live.version_for(seat), rendering.render_latest(live, seat)
    await anna.get(path)
    await anna.post(f"{path}/phrases", {"ply": anna.ply, "phrase": "oops"})

    assert [(await ben.get(address)).text for address in addresses] == quiet
    assert (live.version_for(seat), rendering.render_latest(live, seat)) == (version, parts)
    assert live.version_for(seat) != live.version_for(live.seat_of(anna.guest))
    events = watching.since(version)
    assert (await anext(events)).startswith("retry:")
    assert (await anext(events)).startswith("event: still")
    await events.aclose()


async def test_who_is_muted_is_listed_to_who_muted_them_alone_and_is_heard_again(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    path, live = await met(matches, anna, ben)
    await ben.get(path)
    await ben.post(f"{path}/mutes", {"seat": "0", "mute": "yes"})
    assert 'href="/account#others"' in (await ben.get("/settings")).text
    page = (await ben.get("/account")).text
    assert "Anna" in page
    assert "Unmute" in page
    assert (await ben.get("/account/data")).json()["muted"] == ["Anna"]
    other = (await anna.get("/account")).text
    assert "You have not muted anyone." in other
    await anna.post("/account/mutes/ended", {"player": ben.guest})
    assert find_muted_seats(live, live.seat_of(ben.guest)) == {live.seat_of(anna.guest)}
    await ben.get("/account")
    await ben.post("/account/mutes/ended", {"player": anna.guest})
    assert "You have not muted anyone." in ben.page
    assert find_muted_seats(live, live.seat_of(ben.guest)) == frozenset()


@pytest.mark.parametrize("page", ["", "/text"])
async def test_nobody_is_asked_again_and_again(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    """Both pages count requests but not answers, and a refused player sees no button."""
    path, live = await met(matches, anna, ben)
    await act(live, anna, path)
    found = charges(table, monkeypatch)
    draw = path + (page or "/draw")

    async def post(visitor: Visitor, address: str, **fields: str) -> int:
        return (await visitor.post(address, {"ply": str(live.match.ply), **fields})).status_code

    await post(anna, f"{path}/take-back", ask="yes")
    await post(anna, f"{path}/pause", ask="yes")
    await post(anna, draw, answer="yes")
    assert ("Offer a draw" in (await ben.get(path + page)).text, DRAW.proposer_of(live)) == (False, 0)
    await post(ben, draw, answer="no")
    assert "Offer a draw" in (await ben.get(path + page)).text
    assert "Offer a draw" not in (await anna.get(path + page)).text
    assert await post(anna, draw, answer="yes") == 409
    await post(ben, f"{path}/take-back", agree="no")
    await post(anna, f"{path}/pause", on="yes")

    assert [name for name, _cost in found if name == "asking"] == ["asking"] * 4


async def test_the_status_of_a_player_forgets_a_declined_draw(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    path, live = await met(matches, anna, ben, game="balloon-cup")
    await anna.get(path)
    await anna.post(f"{path}/draw", {"ply": anna.ply, "answer": "yes"})
    await ben.get(path)
    await ben.post(f"{path}/draw", {"ply": ben.ply, "answer": "no"})

    assert DRAW.was_refused(live)
    assert (await ben.get(path)).text.count("Anna offered a draw.") == 1, "only the log tells it"
