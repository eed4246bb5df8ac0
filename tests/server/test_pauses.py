"""Tests of a pause by consent: no clock runs, and the pause survives a restart or a kill."""

from __future__ import annotations

import json

import pytest
from tests.server.acting import act, an_action, played
from tests.server.turned import Turned, see_to

from skyhop.game import registry
from skyhop.game.journal import read_line
from skyhop.server.backup.backup import format_record
from skyhop.server.clocks.clocks import SPEEDS, Clocks, TimeControl, stop_clocks, write_heartbeat
from skyhop.server.events import MatchOpened
from skyhop.server.exceptions import ClaimTooEarly, MatchPaused, StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Claim, Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import (
    COUNTDOWN_MS,
    PAUSE,
    TAKE_BACK,
    Answer,
    Propose,
    Resume,
    count_pauses_left,
    may_resume,
)
from skyhop.server.matches.state import list_other_seats
from skyhop.server.remarks import RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store

ANNA, BEN, CARL, BOT = Seat("guest", "anna"), Seat("guest", "ben"), Seat("guest", "carl"), Seat("bot", "random")
TERMS = Terms(TimeControl.read("10+5"))
MINUTE = 60_000


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    registry.include_examples()


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turned:
    return Turned(monkeypatch)


async def begun(matches: MatchRegistry, *seats: Seat, game: str = "connect-four", terms: Terms = TERMS) -> Live:
    """A match in which all have acted once, so that their clocks are charged."""
    rules = {"seats": len(seats)} if game == "aeronaut-odyssey" else {}
    live = await matches.start(game, rules, seats, 0, terms=terms)
    await see_to(matches)
    while live.clocks is None or live.clocks.is_first or live.clocks.since is None:
        await act(live, *an_action(live))
    return live


def clocks_of(live: Live) -> Clocks:
    assert live.clocks is not None
    return live.clocks


async def paused(live: Live) -> None:
    """Let the first player ask and all others agree."""
    assert await live.handle(Propose(PAUSE), 0, live.match.ply) == ""
    for seat in sorted(list_other_seats(live, 0)):
        await live.handle(Answer(PAUSE, is_agreed=True), seat, live.match.ply)
    assert live.is_paused


@pytest.mark.parametrize("game", ["connect-four", "balloon-cup", "aeronaut-odyssey"])
async def test_a_pause_costs_nobody_time_and_gives_none_back(matches: MatchRegistry, turned: Turned, game: str) -> None:
    live = await begun(matches, ANNA, BEN, game=game)
    seat, before = clocks_of(live).seat, clocks_of(live).left
    turned.turn(20)
    await paused(live)
    turned.turn(300)
    with pytest.raises(MatchPaused):
        await act(live, *an_action(live))
    await live.handle(Resume(), 1, live.match.ply)
    turned.turn(COUNTDOWN_MS / 1000 - 1)
    await see_to(matches)
    assert live.is_paused
    turned.turn(1)
    await see_to(matches)
    assert not live.is_paused
    turned.turn(7)
    await act(live, *an_action(live))

    spent = before[seat] - clocks_of(live).left[seat]
    assert spent in {27_000, 22_000}  # where the turn is over, with its increment
    assert clocks_of(live).pauses == ((live.clock() - 317_000, live.clock() - 7_000),)


async def test_who_asks_waits_for_an_answer_and_is_not_asked_again(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, ANNA, BEN)
    ply = live.match.ply
    assert not may_resume(live, 0)
    await live.handle(Propose(PAUSE), 0, ply)
    assert PAUSE.find(live) == (0, frozenset())
    assert not live.is_paused
    await live.handle(Answer(PAUSE, is_agreed=False), 1, ply)
    assert PAUSE.find(live) is None
    assert await live.handle(Propose(PAUSE), 0, ply)
    with pytest.raises(StaleAction):
        await live.handle(Answer(PAUSE, is_agreed=True), 1, ply)
    await act(live, *an_action(live))
    await live.handle(Propose(PAUSE), 0, live.match.ply)
    await live.handle(Answer(PAUSE, is_agreed=True), 0, live.match.ply)
    assert (PAUSE.find(live), live.is_paused) == (None, False)
    await live.handle(Propose(PAUSE), 0, live.match.ply)
    await act(live, *an_action(live))
    assert PAUSE.find(live) is None
    turned.turn(1)
    await live.handle(Propose(PAUSE), 0, live.match.ply)
    await live.handle(Propose(PAUSE), 1, live.match.ply)
    assert live.is_paused


async def test_of_three_all_others_agree_and_a_request_to_take_back_stands_beside(
    matches: MatchRegistry, turned: Turned
) -> None:
    live = await begun(matches, ANNA, BEN, CARL, game="aeronaut-odyssey")
    ply = live.match.ply
    await live.handle(Propose(PAUSE), 0, ply)
    await live.handle(Answer(PAUSE, is_agreed=True), 1, ply)
    assert (PAUSE.find(live), live.is_paused) == ((0, frozenset({1})), False)
    assert TAKE_BACK.find(live) is None
    await live.handle(Answer(PAUSE, is_agreed=True), 2, ply)
    assert live.is_paused
    turned.turn(5)
    await live.handle(Resign(), 2, ply)
    assert live.is_paused
    assert live.seats[2].kind == "bot"


async def test_bots_agree_at_once_and_do_nothing_meanwhile(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, ANNA, BOT)
    assert await live.handle(Propose(PAUSE), 0, live.match.ply) == ""
    assert live.is_paused
    assert live.bot_to_decide is None
    await live.handle(Resume(), 0, live.match.ply)
    turned.turn(COUNTDOWN_MS / 1000)
    await see_to(matches)
    await live.bots.wait(30)
    assert not live.is_paused


async def test_a_pause_ends_by_itself_and_there_are_few(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, ANNA, BEN)
    longest = next(speed.pause for speed in SPEEDS if speed.name == "rapid")
    for left in (2, 1, 0):
        await paused(live)
        turned.turn(longest - 1)
        await see_to(matches)
        assert live.is_paused
        assert not may_resume(live, 0)
        turned.turn(1)
        await see_to(matches)
        assert (live.is_paused, count_pauses_left(live)) == (False, left)
        turned.turn(1)
    assert not PAUSE.may_propose(live, 0)
    assert await live.handle(Propose(PAUSE), 0, live.match.ply)
    assert sum(clocks_of(live).left) == 2 * (600_000 + 5_000) - 2_000  # two seconds between pauses


@pytest.mark.parametrize("down", [2.0, 3600.0, -3600.0])
async def test_a_pause_outlives_the_table_and_downtime_is_no_part_of_it(
    store: Store, matches: MatchRegistry, turned: Turned, down: float
) -> None:
    live = await begun(matches, ANNA, BEN)
    left, longest = clocks_of(live).left, live.info.control.speed.pause if live.info.control else 0
    await paused(live)
    turned.turn(60)
    await store.write(write_heartbeat)
    turned.turn(down)

    later = MatchRegistry(store)
    await store.write(stop_clocks, list)
    again = await later.open(live.info.id)
    await again.dispatch(MatchOpened(again.info.id, again.match.ply))
    assert again.is_paused
    rest = longest - 60 - (down if abs(down) < 5 else 0)
    turned.turn(rest - 1)
    await see_to(later)
    assert again.is_paused
    turned.turn(1)
    await see_to(later)
    assert not again.is_paused
    assert clocks_of(again).left == left
    assert await store.write(stop_clocks, list) == []


async def test_nobody_is_claimed_to_be_gone_during_a_pause(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, ANNA, BEN)
    live.channel.presence.leave("ben", is_closed=True)
    turned.turn(300)
    assert live.disconnects
    await paused(live)
    assert not live.disconnects
    with pytest.raises(ClaimTooEarly):
        await live.handle(Claim(1), 0, live.match.ply)
    await live.handle(Resume(), 0, live.match.ply)
    turned.turn(COUNTDOWN_MS / 1000)
    await see_to(matches)
    assert not live.disconnects


async def test_a_first_turn_and_a_time_that_is_up_cannot_be_paused(matches: MatchRegistry, turned: Turned) -> None:
    live = await matches.start("connect-four", {}, (ANNA, BEN), 0, terms=TERMS)
    await see_to(matches)
    assert not PAUSE.may_propose(live, 0)
    await played(live, 2)
    await live.handle(Propose(PAUSE), 0, live.match.ply)
    turned.turn(605)
    with pytest.raises(StaleAction):
        await live.handle(Answer(PAUSE, is_agreed=True), 1, live.match.ply)
    untimed = await matches.start("connect-four", {}, (ANNA, BEN), 0)
    assert not PAUSE.may_propose(untimed, 0)


async def test_a_pause_by_days_is_no_part_of_the_turn_that_is_taken_back(
    matches: MatchRegistry, turned: Turned
) -> None:
    day = 86_400
    live = await begun(matches, ANNA, BEN, terms=Terms(TimeControl.read("3d")))
    await act(live, *an_action(live))
    seat = clocks_of(live).seat
    turned.turn(day)
    await paused(live)
    turned.turn(2 * day)
    await live.handle(Resume(), 0, live.match.ply)
    turned.turn(COUNTDOWN_MS / 1000)
    await see_to(matches)
    await act(live, *an_action(live))
    await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    await live.handle(Answer(TAKE_BACK, is_agreed=True), 1 - seat, live.match.ply)
    assert clocks_of(live).free == 2 * day * 1000


async def test_the_record_has_the_pauses_and_an_end_closes_the_last(matches: MatchRegistry, turned: Turned) -> None:
    live = await begun(matches, ANNA, BEN)
    turned.turn(3)
    await paused(live)
    turned.turn(8)
    await live.handle(Resign(), 1, live.match.ply)
    assert clocks_of(live).pauses == ((3000, 11_000),)
    record = format_record(live.info, live.match.journal, live.remarks, live.clocks)
    assert json.loads(record)["pauses"] == [[3000, 11_000]]
    assert [each[2] for each in json.loads(record)["remarks"]] == [RemarkKind.PAUSE_ASKED, RemarkKind.PAUSE_AGREED]
    assert read_line(record).entries == live.match.journal.entries
