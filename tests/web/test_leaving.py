"""Pages show disconnected players, let other players act on the disconnect, and show returned players."""

from __future__ import annotations

import re
from functools import partial

import pytest
from tests.amount import in_turn
from tests.server.turned import Turned
from tests.web.test_clocks import together
from tests.web.test_match import lines_of
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.engine.state import Outcome
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Claim, Play, Resign, Return, Sit
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.players.moderation import release, restrict
from skyhop.server.seats import Seat
from skyhop.web.api.match_stream import MatchStreamState
from skyhop.web.api_documents import OpponentGone
from skyhop.web.pages.match.snapshot import Snapshot

PAGES = pytest.mark.parametrize("page", ["", "/text"])


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turned:
    return Turned(monkeypatch)


async def ben_gone(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, seconds: float = 11, **choices: str
) -> Live:
    """A match of which Ben has closed the page."""
    live = await together(anna, ben, matches, clock="5+3", first="me", **choices)
    path = f"/matches/{live.info.id}"
    await ben.get(path)
    answer = await ben.post(f"{path}/presence", {"left": "1"})
    assert answer.status_code == 204
    turned.turn(seconds)
    await anna.get(path)
    return live


@PAGES
async def test_who_is_gone_is_shown_and_how_long_the_others_wait(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, page: str
) -> None:
    live = await ben_gone(anna, ben, matches, turned, 6)
    await anna.get(f"/matches/{live.info.id}{page}")

    assert "Your opponent has closed the page." in anna.page
    assert 'data-left="4000" data-until="1780315210000">0:04</b>' in anna.page
    assert "Claim the win" not in anna.page
    assert "data-present" in anna.page


async def test_who_is_gone_is_not_thinking_and_who_has_their_turn_still_has_it(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await ben_gone(anna, ben, matches, turned)
    assert "Your turn" in anna.page

    await live.handle(Play(any_action(live, 0)), 0, live.match.ply)
    await anna.get(f"/matches/{live.info.id}")

    assert live.match.to_decide == 1
    assert "Your opponent is away …" in anna.page
    assert "is thinking" not in anna.page
    await ben.get(f"/matches/{live.info.id}")
    assert "Your turn" in ben.page
    assert "is away …" not in ben.page


@PAGES
async def test_who_is_invited_reads_that_a_seat_is_free_until_they_join(anna: Visitor, ben: Visitor, page: str) -> None:
    path = await anna.start(seat2="friend", first="me")

    await ben.get(f"{path}{page}")

    assert "A seat is free. Press “Join” to play." in ben.page
    assert "Waiting for another player" not in ben.page
    assert "is thinking" not in ben.page

    await ben.get(path)
    await ben.post(f"{path}/seats")
    await ben.get(f"{path}{page}")

    assert "Waiting for another player" not in ben.page


async def test_what_is_played_while_somebody_is_gone_is_announced(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await ben_gone(anna, ben, matches, turned)
    path = f"/matches/{live.info.id}"
    told = [re.search('data-said="([^"]*)"', anna.page)]
    turned.turn(1)
    seat = live.match.to_decide or 0
    await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
    await anna.get(path)
    told.append(re.search('data-said="([^"]*)"', anna.page))

    assert ["closed the page" in found[1] for found in told if found] == [True, False]
    assert 'id="gone"' in anna.page


@PAGES
@pytest.mark.parametrize(("field", "outcome"), [("gone", Outcome((0,), "left")), ("off", Outcome((), "aborted"))])
async def test_the_win_is_claimed_or_the_match_called_off(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, page: str, field: str, outcome: Outcome
) -> None:
    live = await ben_gone(anna, ben, matches, turned, rated="true")
    path = f"/matches/{live.info.id}"
    await anna.get(f"{path}{page}")
    assert f'name="{field}" value="1"' in anna.page
    answer = await anna.post(f"{path}{page or '/claim'}", {"ply": anna.ply, field: "1"}, **FRAGMENT)

    assert answer.status_code == 200
    assert live.match.outcome == outcome
    assert 'id="gone"' not in answer.text


@pytest.mark.parametrize("field", ["gone", "off"])
@pytest.mark.parametrize("value", in_turn(["1", "0", "", "x", "²", "9" * 9], 3))
async def test_too_early_or_of_nobody_is_answered_in_a_sentence(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, field: str, value: str
) -> None:
    live = await ben_gone(anna, ben, matches, turned, 6)
    answer = await anna.post(f"/matches/{live.info.id}/claim", {"ply": anna.ply, field: value})

    assert answer.status_code == 200
    assert "has not been away long enough" in anna.notice
    assert live.match.outcome is None


@pytest.mark.parametrize("field", ["gone", "off"])
@pytest.mark.parametrize("when", ["before", "now", "later", "over"])
async def test_a_claim_of_a_seat_that_there_is_not_is_refused_at_any_ply(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, field: str, when: str
) -> None:
    live = await ben_gone(anna, ben, matches, turned)
    await live.handle(Play(any_action(live, 0)), 0, live.match.ply)
    if when == "over":
        await live.handle(Resign(), 0, live.match.ply)
    ply, entries = live.match.ply + {"before": -1, "later": 1}.get(when, 0), len(live.match.journal.entries)
    answer = await anna.post(f"/matches/{live.info.id}/claim", {"ply": str(ply), field: "7"})

    assert (answer.status_code, len(live.match.journal.entries)) == (409, entries)
    assert "This match does not have this seat" in anna.notice


async def test_whoever_watches_sees_it_and_can_do_nothing(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, table: object
) -> None:
    live = await ben_gone(anna, ben, matches, turned)
    await anna.post(f"/matches/{live.info.id}/door", {"closed": "false"})
    cleo = Visitor(anna.table)
    assert table
    async with cleo.http:
        await cleo.get(f"/matches/{live.info.id}")
        seen = cleo.page
        answer = await cleo.post(f"/matches/{live.info.id}/claim", {"ply": cleo.ply, "gone": "1"})
        for left in ("", "1"):  # nor is what they say of themselves of any weight
            await cleo.post(f"/matches/{live.info.id}/presence", {"left": left} if left else {})

    assert "Seat 2 has closed the page." in seen
    assert "Claim the win" not in seen
    assert answer.status_code == 403
    assert live.match.outcome is None
    assert set(live.disconnects) == {1}


async def test_any_request_about_the_match_is_a_sign_and_only_ones_own(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await ben_gone(anna, ben, matches, turned)
    await anna.post(f"/matches/{live.info.id}/presence")
    before = set(live.disconnects)
    await ben.get(f"/matches/{live.info.id}/text")

    assert (before, live.disconnects) == ({1}, {})


async def test_a_sign_without_its_token_or_from_elsewhere_is_refused(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await ben_gone(anna, ben, matches, turned)
    path = f"/matches/{live.info.id}/presence"
    answers = [
        await ben.http.post(path, data={"token": "no"}, headers={"Origin": "http://127.0.0.1"}),
        await ben.http.post(path, data={"token": ben.token}, headers={"Origin": "http://elsewhere.example"}),
        await ben.http.post("/matches/nosuchmatch/presence", data={"token": ben.token}),
    ]

    assert [answer.status_code for answer in answers] == [403, 403, 204]
    assert set(live.disconnects) == {1}


async def of_three(anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned) -> Live:
    """A match of three in which a bot has taken Ben's seat."""
    choices = {"game": "aeronaut-odyssey", "seat3": "friend", "stand_in": "captain"}
    path = await anna.start(seat2="friend", clock="5+3", **choices)
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Sit(Seat("guest", "cleo")))
    await ben.get(path)
    await ben.post(f"{path}/presence", {"left": "1"})
    turned.turn(11)
    await anna.get(path)
    assert "Let Captain take over" in anna.page
    assert "Cancel the match" not in anna.page
    await anna.post(f"{path}/claim", {"ply": anna.ply, "gone": "1"})
    return live


async def test_of_three_the_bot_that_was_chosen_plays_on_and_who_left_returns(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await of_three(anna, ben, matches, turned)
    path = f"/matches/{live.info.id}"
    assert live.info.stand_in == "captain"
    assert live.seats[1][:2] == ("bot", "captain")
    await anna.get(path)
    others = anna.page
    await ben.get(f"{path}/text")
    in_words = ben.page
    await ben.get(path)
    await matches.store.write(partial(restrict, player=ben.guest, until=None, reason="x"))
    banned = await ben.post(f"{path}/return")
    assert (banned.status_code, live.seats[1].kind) == (409, "bot")
    await matches.store.write(partial(release, player=ben.guest))
    await ben.get(path)
    answer = await ben.post(f"{path}/return")

    assert answer.url.path == path
    assert 'id="return"' not in others
    assert 'id="return"' in in_words
    assert live.seats[1].is_of(ben.guest)
    assert 'data-seat="1"' in ben.page
    assert 'id="return"' not in ben.page
    refused = await ben.post(f"{path}/return")
    assert refused.url.path == path


@PAGES
async def test_of_three_a_repeated_resignation_is_answered_like_the_first(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, page: str
) -> None:
    await anna.get("/")
    await ben.get("/")
    seats = [Seat("guest", player) for player in (anna.guest, "x", "y")]
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, seats, 1)
    path = f"/matches/{live.info.id}"
    address = path + (page or "/resignation")
    await anna.get(path)
    form = {"token": anna.token, "ply": anna.ply, "sure": "yes", "resign": "yes"}

    answers = [await anna.post(address, form) for _time in range(2)]
    await ben.get(path)
    refused = [
        await ben.post(address, {**form, "token": ben.token}),
        await anna.post(address, {**form, "ply": str(live.match.ply)}),
    ]

    assert [(answer.status_code, answer.url.path) for answer in answers] == [(200, path + page)] * 2
    assert len(live.match.state.given_up) == 1
    assert [answer.status_code for answer in refused] == [403, 403]


async def test_nobody_else_returns(anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned) -> None:
    live = await of_three(anna, ben, matches, turned)
    await anna.post(f"/matches/{live.info.id}/door", {"closed": "false"})
    dora = Visitor(anna.table)
    async with dora.http:
        await dora.get(f"/matches/{live.info.id}")
        answer = await dora.post(f"/matches/{live.info.id}/return")

    assert answer.status_code == 409
    assert "You no longer have a seat in this match" in dora.notice
    assert live.seats[1].kind == "bot"


async def test_what_is_shown_of_who_is_gone_tells_nothing_of_what_they_hold(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    """Two worlds that differ in what the others cannot know: the same seed of chance, another hand of Ben's."""
    live = await ben_gone(anna, ben, matches, turned)
    pages = []
    for seed in (1, 2):
        game, view = live.match.game, live.match.view(0)
        live.match.state = game.determinize(view, seed)
        for page in ("", "/text"):
            found = await anna.get(f"/matches/{live.info.id}{page}")
            pages.append(re.findall(r'<form class="offer" id="gone".*?</form>', found.text, re.DOTALL))

    assert pages[:2] == pages[2:]
    assert all(pages)


async def until_ben_has_acted(live: Live) -> None:
    """Let all act until the second seat, whoever plays it, has acted once more."""
    known = len(live.history)
    while all(live.history.show_step(index, None).actor != 1 for index in range(known, len(live.history))):
        if live.bot_to_decide is not None:
            await live.bots.wait(60)
        elif (seat := live.match.to_decide) is not None:
            await live.handle(Play(any_action(live, seat)), seat, live.match.ply)


async def test_a_log_names_who_sat_there_when_it_happened(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    """Before a bot took over, while it played, and after the return of the player."""
    await anna.get("/")
    await ben.get("/")
    seats = [Seat("guest", anna.guest, "Anna"), Seat("guest", ben.guest, "Ben"), Seat("guest", "cy", "Cy")]
    terms = Terms(TimeControl.read("30+20"), stand_in="random")
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, seats, 0, terms=terms)
    await until_ben_has_acted(live)
    for player in (anna.guest, ben.guest, "cy"):
        await matches.sign(live.info.id, player)
    await matches.sign(live.info.id, ben.guest, has_left=True)
    for _second in range(40):
        turned.turn(1)
        await matches.sign(live.info.id, anna.guest)
        await matches.sign(live.info.id, "cy")
    await live.handle(Claim(1), 0, live.match.ply)
    is_bot_from = len(live.history)
    await until_ben_has_acted(live)
    assert await live.handle(Return(ben.guest))
    is_ben_from = len(live.history)
    await until_ben_has_acted(live)

    acted = [step for step in range(1, len(live.history) + 1) if live.history.show_step(step - 1, None).actor == 1]
    by_bot = [step for step in acted if is_bot_from < step <= is_ben_from]
    by_ben = [step for step in acted if step not in {is_bot_from, *by_bot}]
    assert min(by_ben) < min(by_bot) <= max(by_bot) < max(by_ben)
    for visitor, own, called in ((anna, 0, "Ben "), (ben, 1, "You ")):
        said = {step: Snapshot(live, own, step, is_past=True).sentence for step in acted}
        assert all(said[step].startswith("Ben (Random bot)") for step in by_bot)
        assert all(said[step].startswith(called) and "bot" not in said[step] for step in by_ben)
        for page in ("", "?step=1"):
            lines = lines_of((await visitor.get(f"/matches/{live.info.id}{page}")).text)
            assert sum(line.startswith("Ben (Random bot)") for line in lines) == len(by_bot)


async def test_a_rematch_has_the_same_bot_for_who_leaves(matches: MatchRegistry, anna: Visitor, ben: Visitor) -> None:
    await anna.get("/")
    await ben.get("/")
    seats = [Seat("guest", visitor.guest) for visitor in (anna, ben)]
    terms = Terms(TimeControl.read("5+3"), stand_in="captain")
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, [*seats, Seat("bot", "cadet")], 0, terms=terms)
    while live.match.outcome is None:
        await live.handle(Resign(), next(seat for seat in (0, 1) if live.seats[seat].is_person), live.match.ply)
    answer = await anna.post("/matches", {"again": live.info.id})
    again = await matches.open(answer.url.path.rpartition("/")[2])

    assert again.info.id != live.info.id
    assert again.info.stand_in == "captain"


@pytest.mark.parametrize(
    ("choices", "stand_in"),
    [
        ({"clock": "5+3", "seat3": "friend"}, "captain"),
        ({"clock": "3d", "seat3": "friend"}, None),
        ({"seat3": "friend"}, None),
        ({"clock": "5+3", "seat3": "-"}, None),
    ],
)
async def test_a_bot_is_agreed_on_where_it_may_have_to_play(
    anna: Visitor, matches: MatchRegistry, choices: dict[str, str], stand_in: str | None
) -> None:
    path = await anna.start(game="aeronaut-odyssey", seat2="friend", stand_in="captain", sent="1", **choices)
    live = await matches.open(path.rpartition("/")[2])

    assert live.info.stand_in == stand_in
    assert ("If a player leaves, Captain takes over" in anna.page) == (stand_in is not None)


async def test_an_offer_says_which_bot_replaces_who_leaves(anna: Visitor, ben: Visitor) -> None:
    choices = {"seat2": "friend", "seat3": "friend", "clock": "5+3", "offered": "true"}
    await anna.start(game="aeronaut-odyssey", stand_in="captain", sent="1", **choices)
    await ben.get("/")

    assert "If a player leaves, Captain takes over" in ben.page


@pytest.mark.parametrize("name", ["nobody", "<b>"])
async def test_a_bot_that_there_is_not_is_refused(anna: Visitor, name: str) -> None:
    await anna.get("/")
    choices = {"seat2": "friend", "seat3": "friend", "clock": "5+3", "stand_in": name, "sent": "1"}
    answer = await anna.post("/matches", {"game": "aeronaut-odyssey", **choices})

    assert answer.status_code == 422
    assert "there is no bot" in anna.notice


async def test_a_page_without_scripts_gives_signs_by_itself(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(anna, ben, matches, clock="5+3")
    untimed = await together(anna, ben, matches)
    paths = [f"/matches/{each.info.id}{page}" for each in (live, untimed) for page in ("", "/text")]
    pages = [(path, (await anna.get(path)).text) for path in paths]

    refreshing = '<noscript><meta http-equiv="refresh" content="15; url={}"></noscript>'
    assert [refreshing.format(path) in page for path, page in pages] == [True, True, False, False]


async def test_an_action_after_a_claim_of_a_bot_is_the_bots(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await of_three(anna, ben, matches, turned)
    await ben.get(f"/matches/{live.info.id}")
    answer = await ben.play(f"/matches/{live.info.id}", any_action(live, live.match.to_decide or 0))

    assert answer.status_code == 403


async def test_a_program_hears_that_its_opponent_is_gone_and_back(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await together(anna, ben, matches, clock="5+3", first="me")
    path = f"/matches/{live.info.id}"
    following = MatchStreamState(live, anna.guest)
    await ben.get(path)
    await ben.post(f"{path}/presence", {"left": "1"})
    turned.turn(6)
    gone = list(following.since(live))
    await ben.get(path)
    back = list(following.since(live))

    assert [gone, back] == [[OpponentGone(1, gone=True, claim_in=4000)], [OpponentGone(1, gone=False)]]
