"""Tests of take-backs by consent. Actions with revealed information stay, and so does the complete journal."""

from __future__ import annotations

import pytest
from tests.server.turned import Turned

from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.game import count_undrawn
from skyhop.game.journal import read_line
from skyhop.game.match import replay, steps
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Claim, Play, Resign, Return
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import TAKE_BACK, Answer, Propose
from skyhop.server.remarks import RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.web.pages.match import player_requests

ANNA, BEN, CARL, BOT = Seat("guest", "anna"), Seat("guest", "ben"), Seat("guest", "carl"), Seat("bot", "random")


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    registry.include_examples()


async def act(live: Live, text: str | None = None) -> int:
    """Let who decides act, by a notation or the first action; give the seat."""
    seat = live.match.to_decide
    assert seat is not None
    view = live.match.view(seat)
    await live.handle(Play(text or live.match.game.write(view, live.match.game.legal(view)[0])), seat, live.match.ply)
    return seat


@pytest.fixture
async def live(matches: MatchRegistry) -> Live:
    return await matches.start("connect-four", {}, (ANNA, BEN), 0)


async def test_what_the_other_agrees_to_is_taken_back_and_the_journal_keeps_it(store: Store, live: Live) -> None:
    before = live.match.state.copy()
    seat = await act(live)

    assert await live.handle(Propose(TAKE_BACK), seat, live.match.ply) == ""
    assert TAKE_BACK.find(live) == (seat, frozenset())
    assert live.match.state != before
    await live.handle(Answer(TAKE_BACK, is_agreed=True), 1 - seat, live.match.ply)

    for seen in (live, await MatchRegistry(store).open(live.info.id)):
        assert seen.match.state == before
        assert [entry.text for entry in seen.match.journal.entries][-1] == "takeback 1"
        assert [remark.said for remark in seen.remarks] == [RemarkKind.ASKED, RemarkKind.AGREED]
        assert seen.match.to_decide == seat
    line = live.match.journal.to_line()
    assert replay(read_line(line)).state == before
    assert [step.text for step in steps(read_line(line))][-1] == "takeback 1"


async def test_one_person_at_both_seats_takes_back_and_asks_nobody(matches: MatchRegistry) -> None:
    live = await matches.start("connect-four", {}, (ANNA, ANNA), 0)
    before = live.match.state.copy()
    seat = await act(live)

    assert player_requests.describe_requests(live, 1 - seat, ["Anna", "Anna"]).may_ask
    assert await live.handle(Propose(TAKE_BACK), 1 - seat, live.match.ply) == ""
    assert live.match.state == before
    assert live.match.journal.entries[-1][:2] == (seat, "takeback 1")


async def test_who_does_not_agree_is_not_asked_again(live: Live) -> None:
    seat = await act(live)
    await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    await live.handle(Answer(TAKE_BACK, is_agreed=False), 1 - seat, live.match.ply)

    assert TAKE_BACK.find(live) is None
    assert not TAKE_BACK.count_takeable_actions(live, seat)
    assert await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    assert [remark.said for remark in live.remarks] == [RemarkKind.ASKED, RemarkKind.REFUSED]


async def test_who_asked_may_let_it_stand_and_ask_again(live: Live) -> None:
    seat = await act(live)
    await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    await live.handle(Answer(TAKE_BACK, is_agreed=True), seat, live.match.ply)

    assert TAKE_BACK.find(live) is None
    assert await live.handle(Propose(TAKE_BACK), seat, live.match.ply) == ""
    assert TAKE_BACK.find(live) is not None


async def test_a_request_lapses_when_somebody_acts_and_a_second_answer_is_stale(live: Live) -> None:
    seat = await act(live)
    ply = live.match.ply
    await live.handle(Propose(TAKE_BACK), seat, ply)
    await act(live)

    with pytest.raises(StaleAction) as stale:
        await live.handle(Answer(TAKE_BACK, is_agreed=True), 1 - seat, ply)
    assert not stale.value.is_repeated
    assert TAKE_BACK.find(live) is None
    await live.handle(Propose(TAKE_BACK), 1 - seat, live.match.ply)
    ply = live.match.ply
    await live.handle(Answer(TAKE_BACK, is_agreed=True), seat, ply)
    with pytest.raises(StaleAction) as stale:
        await live.handle(Answer(TAKE_BACK, is_agreed=True), seat, ply)
    assert stale.value.is_repeated
    assert live.match.ply == ply + 1


async def test_only_who_acted_last_asks_and_what_was_taken_back_is_not_again(live: Live) -> None:
    first = await act(live)
    second = await act(live)

    assert (TAKE_BACK.count_takeable_actions(live, first), TAKE_BACK.count_takeable_actions(live, second)) == (0, 1)
    await live.handle(Propose(TAKE_BACK), second, live.match.ply)
    await live.handle(Answer(TAKE_BACK, is_agreed=True), first, live.match.ply)
    assert (TAKE_BACK.count_takeable_actions(live, first), TAKE_BACK.count_takeable_actions(live, second)) == (0, 0)
    assert await act(live) == second
    assert TAKE_BACK.count_takeable_actions(live, second) == 1


async def test_bots_agree_at_once_and_what_they_did_since_is_taken_back_too(matches: MatchRegistry) -> None:
    live = await matches.start("connect-four", {}, (ANNA, BOT), 0)
    before = live.match.state.copy()
    await act(live)
    live.bots.start()
    await live.bots.wait(30)

    assert TAKE_BACK.count_takeable_actions(live, 0) == 2
    assert await live.handle(Propose(TAKE_BACK), 0, live.match.ply) == ""
    assert live.match.state == before
    assert live.match.journal.entries[-1][:2] == (0, "takeback 2")
    await act(live)


async def test_of_three_all_others_must_agree(matches: MatchRegistry) -> None:
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, (ANNA, BEN, CARL), 0)
    while not (taken := TAKE_BACK.count_takeable_actions(live, seat := await act(live))) or live.history.reveals_more(
        taken
    ):
        pass
    others = [each for each in range(3) if each != seat]
    await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    ply = live.match.ply
    await live.handle(Answer(TAKE_BACK, is_agreed=True), others[0], ply)
    assert (live.match.ply, TAKE_BACK.find(live)) == (ply, (seat, frozenset({others[0]})))
    await live.handle(Answer(TAKE_BACK, is_agreed=True), others[1], ply)
    assert live.match.journal.entries[-1][:2] == (seat, "takeback 1")


async def test_nothing_is_taken_back_in_a_rated_match_or_after_the_end(matches: MatchRegistry, live: Live) -> None:
    terms = Terms(TimeControl.read("10+5"), is_rated=True)
    rated = await matches.start("connect-four", {}, (ANNA, BEN), 0, terms=terms)
    assert TAKE_BACK.count_takeable_actions(rated, await act(rated)) == 0

    seat = await act(live)
    await live.handle(Resign(), seat, live.match.ply)
    assert live.match.outcome is not None
    assert TAKE_BACK.count_takeable_actions(live, seat) == 0


async def test_a_card_that_was_drawn_is_never_put_back(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (ANNA, BEN), 0)
    while live.match.outcome is None:
        before = count_undrawn(live.match.game, live.match.state)
        await act(live)
        has_drawn = before != count_undrawn(live.match.game, live.match.state)
        assert not has_drawn or live.history.reveals_more(1)


async def test_a_take_back_gives_no_time_back(matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    turned = Turned(monkeypatch)
    terms = Terms(TimeControl.read("10+5"))
    live = await matches.start("connect-four", {}, (ANNA, BEN), 0, terms=terms)
    await matches.deadlines.enforce_passed()
    await act(live)
    await act(live)
    turned.turn(60)
    seat = await act(live)
    assert live.clocks is not None
    assert live.clocks.left[seat] == 545_000 + 5_000
    turned.turn(30)
    await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    turned.turn(10)
    await live.handle(Answer(TAKE_BACK, is_agreed=True), 1 - seat, live.match.ply)
    assert live.clocks.left == (545_000, 565_000)
    assert live.clocks.seat == seat
    turned.turn(5)
    await act(live)
    assert live.clocks.left[seat] == 545_000


async def test_a_match_whose_action_was_taken_back_is_played_to_its_end(live: Live) -> None:
    seat = await act(live)
    await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    await live.handle(Answer(TAKE_BACK, is_agreed=True), 1 - seat, live.match.ply)
    while live.match.outcome is None:
        await act(live)
    assert isinstance(live.match.outcome, Outcome)
    assert replay(read_line(live.match.journal.to_line())).outcome == live.match.outcome


async def test_a_request_lapses_when_who_was_gone_returns_to_the_seat_whose_bot_has_acted(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A take-back would also undo the actions of the bot, and nobody requested that."""
    turned = Turned(monkeypatch)
    terms = Terms(TimeControl.read("30+20"), stand_in="random")
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, (ANNA, BEN, CARL), 0, terms=terms)
    await matches.deadlines.enforce_passed()
    for player in ("anna", "ben", "carl"):
        await matches.sign(live.info.id, player)
    await matches.sign(live.info.id, "ben", has_left=True)
    turned.turn(40)
    await matches.sign(live.info.id, "anna")
    await matches.sign(live.info.id, "carl")
    await live.handle(Claim(1), 0, live.match.ply)
    while (
        await act(live) != 1
        or not (count := TAKE_BACK.count_takeable_actions(live, 0))
        or live.history.reveals_more(count)
    ):
        pass
    ply = live.match.ply
    assert await live.handle(Propose(TAKE_BACK), 0, ply) == ""
    assert TAKE_BACK.find(live) == (0, frozenset())

    assert await live.handle(Return("ben"))

    assert live.match.ply == ply
    assert TAKE_BACK.find(live) is None
    assert player_requests.describe_requests(live, 2, ("Anna", "Ben", "Carl")).asked == ()
    with pytest.raises(StaleAction):
        await live.handle(Answer(TAKE_BACK, is_agreed=True), 2, ply)
