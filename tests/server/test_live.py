"""Tests of running matches: each is a cache of its journal, which the server writes first."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from tests.server.acting import End, act, an_action, played

from skyhop.bots.bot import Bot, Budget
from skyhop.engine.state import Outcome, View
from skyhop.game.action import Refused
from skyhop.game.ending import TIME
from skyhop.game.game import Game
from skyhop.game.journal import read_line
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign, Sit
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Answer, Propose
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store


async def test_an_action_is_in_the_store_when_it_is_answered(store: Store, live: Live) -> None:
    seat, ply, text = an_action(live)

    await live.handle(Play(text), seat, ply)

    stored = await store.load(live.info.id)
    assert stored is not None
    assert (seat, text) == stored.entries[ply][:2]


async def test_the_store_knows_when_each_entry_was_made(store: Store, live: Live) -> None:
    await played(live, 6)
    await live.handle(Resign(), 0, live.match.ply)

    stored = await store.load(live.info.id)
    assert stored is not None
    times = [entry.at for entry in stored.entries if entry.at is not None]
    assert stored.entries == tuple(live.match.journal.entries)
    assert len(times) == len(stored.entries)
    assert times == sorted(times)
    assert 0 <= times[0] <= times[-1] < 600_000
    assert read_line(stored.journal().to_line()).entries == live.match.journal.entries


async def test_who_leaves_several_others_is_played_on_by_a_level_and_the_match_goes_on(
    store: Store, matches: MatchRegistry
) -> None:
    sat_down = (Seat("guest", "anna", "Anna"), Seat("guest", "ben"), Seat("bot", "crew"))
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, sat_down, 0)
    await live.handle(Resign(), 0, live.match.ply)

    for seen in (live, await MatchRegistry(store).open(live.info.id)):
        assert seen.match.outcome is None
        assert seen.match.journal.entries[-1][:2] == (0, "resign crew")
        assert seen.seats == [Seat("bot", "crew", "Anna"), *sat_down[1:]]
        assert seen.seats[0].name(is_reader=False) == "Anna (Ground crew bot)"
        assert (seen.seat_of("anna"), seen.seat_of("ben"), seen.goes_on_without(1)) == (None, 1, False)
    assert [match.id for match in await store.list_matches("anna")] == [live.info.id]
    live.bots.start()
    await live.bots.wait(30)
    assert live.match.to_decide == 1
    await live.handle(Resign(TIME), 1, live.match.ply)
    assert live.match.outcome == Outcome((2,), "time")


async def test_who_gave_a_seat_up_takes_no_other_one_of_the_match(matches: MatchRegistry) -> None:
    sat_down = (Seat("guest", "anna"), Seat("guest", "ben"), Seat("open"))
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, sat_down, 0)
    await live.handle(Resign(), 0, live.match.ply)

    assert not await live.handle(Sit(Seat("guest", "anna")))
    assert live.seats[2].kind == "open"
    assert await live.handle(Sit(Seat("guest", "carla")))


async def test_a_match_that_is_loaded_anew_goes_on_after_its_last_time(
    store: Store, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a restart on a machine whose clock was set back."""
    later = live.clock() + 50_000
    monkeypatch.setattr(live, "clock", lambda: later)
    await act(live, *an_action(live))
    again = await MatchRegistry(store).open(live.info.id)
    monkeypatch.setattr(again, "clock", lambda: 3)

    await act(again, *an_action(again))

    assert [entry.at for entry in again.match.journal.entries[2:]] == [later] * (again.match.ply - 2)


async def test_an_end_that_no_door_offers_yet_is_found_as_it_was_left(store: Store, live: Live) -> None:
    await played(live, 3)
    await live.handle(End(TIME), 1)
    again = await MatchRegistry(store).open(live.info.id)

    assert again.match.outcome == live.match.outcome == ((0,), "time")
    assert again.match.to_decide is None
    assert again.history.log(0)[-1].sentences == ("Your opponent ran out of time. You won the match.",)


async def test_a_repeated_action_is_answered_and_not_played_again(live: Live) -> None:
    seat, ply, text = an_action(live)
    await live.handle(Play(text), seat, ply)
    after = live.match.ply

    with pytest.raises(StaleAction) as stale:
        await live.handle(Play(text), seat, ply)

    assert (True, after) == (stale.value.is_repeated, live.match.ply)


async def test_an_action_is_repeated_though_the_other_seat_of_one_device_is_to_act(matches: MatchRegistry) -> None:
    shared = Seat("guest", "anna")
    live = await matches.start("balloon-cup", "rio-grande", (shared, shared), 0)
    seat, ply, text = an_action(live)
    await live.handle(Play(text), seat, ply)

    with pytest.raises(StaleAction) as stale:
        await live.handle(Play(text), 1 - seat, ply)

    assert stale.value.is_repeated


async def test_an_action_for_an_older_page_is_stale(live: Live) -> None:
    await played(live, 2)
    seat, ply, text = an_action(live)

    with pytest.raises(StaleAction) as stale:
        await live.handle(Play(text), seat, ply - 1)

    assert not stale.value.is_repeated


async def test_of_many_clicks_at_once_one_is_played(live: Live) -> None:
    seat, ply, text = an_action(live)

    answers = await asyncio.gather(*(live.handle(Play(text), seat, ply) for _ in range(8)), return_exceptions=True)

    assert [answer for answer in answers if answer is None] == [None]
    assert all(isinstance(answer, StaleAction) and answer.is_repeated for answer in answers if answer is not None)
    assert [(seat, text)] == [entry[:2] for entry in live.match.journal.entries[ply:]]


async def test_another_process_that_was_faster_is_noticed(store: Store, live: Live) -> None:
    other = MatchRegistry(store)
    twin = await other.open(live.info.id)
    await played(twin, 1)

    with pytest.raises(StaleAction):
        await act(live, *an_action(live))

    assert twin.match.state == live.match.state


async def test_a_refused_action_changes_nothing(live: Live) -> None:
    before = live.match.state.copy()

    with pytest.raises(Refused, match=r"\[BC-11\]"):
        await live.handle(Play("nonsense"), 0, live.match.ply)

    assert (before, 1) == (live.match.state, len({live.version, str(live.match.ply)}))


async def test_a_resigned_match_is_won_by_the_other(store: Store, live: Live) -> None:
    await live.handle(Resign(), 0, live.match.ply)

    stored = await store.load(live.info.id)
    assert stored is not None
    assert ((1,), "resignation") == stored.outcome == live.match.outcome


@pytest.mark.parametrize("others", [(Seat("open"),), (Seat("bot", "crew"), Seat("open"))])
async def test_nobody_wins_a_match_that_was_given_up_before_anybody_came(
    matches: MatchRegistry, others: tuple[Seat, ...]
) -> None:
    seats = (Seat("guest", "anna"), *others)
    live = await matches.start("aeronaut-odyssey", {"seats": len(seats)}, seats, 0)

    await live.handle(Resign(), 0, live.match.ply)

    assert live.match.outcome == ((), "aborted")


async def test_a_draw_is_offered_and_accepted(store: Store, live: Live) -> None:
    await live.handle(Propose(DRAW), 0, live.match.ply)
    offered = await MatchRegistry(store).open(live.info.id)
    await live.handle(Propose(DRAW), 1, live.match.ply)

    assert (DRAW.proposer_of(offered), live.match.outcome) == (0, ((), "agreement"))


async def test_where_nobody_can_accept_a_draw_the_reason_is_told(matches: MatchRegistry) -> None:
    anna, ben, cleo = (Seat("guest", name) for name in ("anna", "ben", "cleo"))
    alone = await matches.start("balloon-cup", {}, (anna, anna), 0)
    free = await matches.start("balloon-cup", {}, (anna, Seat("open")), 0)
    three = await matches.start("aeronaut-odyssey", {"seats": 3}, (anna, ben, cleo), 0)

    reasons = [await live.handle(Propose(DRAW), 0, live.match.ply) for live in (alone, free, three)]

    assert reasons == [
        "You play both seats, so nobody can accept a draw. Play on, or resign.",
        "No opponent has joined yet. Offer a draw when both seats are taken.",
        "Draws can be offered only in matches with two players. Play on, or resign.",
    ]


async def test_a_draw_that_is_not_offered_any_more_is_neither_accepted_nor_offered(store: Store, live: Live) -> None:
    for offer, withdraw in (((), ()), ((0,), (0,)), ((1,), ())):
        for seat in offer:
            await live.handle(Propose(DRAW), seat, live.match.ply)
        for seat in withdraw:
            await live.handle(Answer(DRAW, is_agreed=False), seat, live.match.ply)
        before = DRAW.proposer_of(live)
        with pytest.raises(Refused, match="draw offer has ended"):
            await live.handle(Answer(DRAW, is_agreed=True), 1, live.match.ply)
        stored = await store.load(live.info.id)
        assert stored is not None
        assert (DRAW.proposer_of(live), stored.outcome, stored.remarks) == (before, None, live.remarks)


async def test_an_offer_that_stands_is_accepted_once(live: Live) -> None:
    ply = live.match.ply
    await live.handle(Propose(DRAW), 0, ply)
    answers = await asyncio.gather(
        *(live.handle(Answer(DRAW, is_agreed=True), 1, ply) for _turn in "abc"), return_exceptions=True
    )

    assert live.match.outcome == ((), "agreement")
    assert [isinstance(answer, StaleAction) and answer.is_repeated for answer in answers] == [False, True, True]
    with pytest.raises(Refused, match="over"):
        await live.handle(Answer(DRAW, is_agreed=True), 1, live.match.ply)


async def test_nobody_accepts_the_own_offer(live: Live) -> None:
    for _turn in range(2):
        await live.handle(Propose(DRAW), 0, live.match.ply)

    assert live.match.outcome is None


@pytest.mark.parametrize("seat", [0, 1])
async def test_an_offer_is_declined_or_taken_back(live: Live, seat: int) -> None:
    await live.handle(Propose(DRAW), 0, live.match.ply)
    await live.handle(Answer(DRAW, is_agreed=False), seat, live.match.ply)

    assert DRAW.proposer_of(live) is None


async def test_a_draw_that_was_declined_is_offered_again_after_another_action_only(live: Live) -> None:
    await live.handle(Propose(DRAW), 0, live.match.ply)
    await live.handle(Answer(DRAW, is_agreed=False), 1, live.match.ply)
    with pytest.raises(Refused, match="declined the draw"):
        await live.handle(Propose(DRAW), 0, live.match.ply)
    assert DRAW.proposer_of(live) is None
    await live.handle(Propose(DRAW), 1, live.match.ply)
    assert DRAW.proposer_of(live) == 1
    await played(live, 1)
    await live.handle(Propose(DRAW), 0, live.match.ply)

    assert DRAW.proposer_of(live) == 0


async def test_whatever_is_said_at_a_ply_in_another_order_is_another_version(live: Live) -> None:
    """Else a page that was away meanwhile would be told that nothing is new."""
    seen = list[str]()
    for offering in (0, 1, 0):
        await live.handle(Propose(DRAW), offering, live.match.ply)
        await live.handle(Answer(DRAW, is_agreed=False), offering, live.match.ply)
        seen.append(live.version)

    assert len({*seen}) == 3


async def test_an_offer_lapses_with_the_next_action(store: Store, live: Live) -> None:
    await live.handle(Propose(DRAW), 0, live.match.ply)
    await played(live, 1)

    stored = await store.load(live.info.id)
    assert stored is not None
    assert (DRAW.proposer_of(live), stored.remarks) == (None, live.remarks)


async def test_no_draw_is_offered_after_the_end(live: Live) -> None:
    await live.handle(Resign(), 0, live.match.ply)

    with pytest.raises(Refused):
        await live.handle(Propose(DRAW), 0, live.match.ply)


async def test_two_who_offer_at_once_agree(store: Store, live: Live) -> None:
    await asyncio.gather(*(live.handle(Propose(DRAW), seat, live.match.ply) for seat in (0, 1)))

    stored = await store.load(live.info.id)
    assert stored is not None
    assert ((), "agreement") == live.match.outcome == stored.outcome


async def test_a_doubled_agreement_is_answered_once(live: Live) -> None:
    ply = live.match.ply
    await live.handle(Propose(DRAW), 0, ply)

    answers = await asyncio.gather(*(live.handle(Propose(DRAW), 1, ply) for _turn in "abc"), return_exceptions=True)

    assert [answer for answer in answers if not isinstance(answer, StaleAction)] == [""]
    assert [answer.is_repeated for answer in answers if isinstance(answer, StaleAction)] == [True, True]


@pytest.mark.parametrize("is_offered", [True, False])
async def test_a_draw_from_an_older_page_is_stale(live: Live, *, is_offered: bool) -> None:
    old = live.match.ply
    await played(live, 1)
    if is_offered:
        await live.handle(Propose(DRAW), 0, live.match.ply)

    for command in (Propose(DRAW), Answer(DRAW, is_agreed=False)):
        with pytest.raises(StaleAction):
            await live.handle(command, 1, old)

    assert (0 if is_offered else None, None) == (DRAW.proposer_of(live), live.match.outcome)


async def test_bots_play_their_seats_to_the_end(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("bot", "random"), Seat("bot", "random")), None)

    live.bots.start()
    await live.bots.wait(60)

    assert live.match.outcome is not None


async def test_a_bots_turn_that_a_crash_cut_off_is_taken_up(matches: MatchRegistry, store: Store) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("bot", "random")), 1)

    again = await MatchRegistry(store).open(live.info.id)
    again.bots.start()
    await again.bots.wait(60)

    assert again.match.to_decide == 0


class Slow(Bot):
    """Thinks for a while, then does the first thing that is legal."""

    seconds = 0.3

    def choose(self, view: View) -> int:
        time.sleep(self.seconds)
        return int(self.game.legal(view)[0])


class Patient(Bot):
    """Thinks until it is stopped."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self._stopped = threading.Event()

    def choose(self, view: View) -> int:
        assert self._stopped.wait(60)
        return int(self.game.legal(view)[0])

    def stop(self) -> None:
        self._stopped.set()


async def test_a_bot_is_made_beside_what_people_wait_for(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers = []

    def made(_name: str, game: Game, seed: int, budget: Budget) -> Bot:
        makers.append(threading.current_thread())
        return Patient(game, seed, budget)

    monkeypatch.setattr("skyhop.server.matches.live.bot", made)
    live = await matches.start("balloon-cup", "rio-grande", (Seat("bot", "random"), Seat("bot", "random")), 0)
    live.bots.start()
    await live.bots.wait(0.5)
    await live.bots.stop()

    assert makers
    assert threading.main_thread() not in makers


async def test_a_bot_ends_its_thought_when_the_table_closes(
    store: Store, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.matches.live.bot", lambda _name, game, seed, budget: Patient(game, seed, budget))
    closing = MatchRegistry(await open_store(tmp_path, database))
    live = await closing.start("balloon-cup", "rio-grande", (Seat("bot", "random"), Seat("bot", "random")), 0)
    begun = live.match.ply
    live.bots.start()
    await asyncio.sleep(0.05)

    await closing.close(30.0)

    again = await MatchRegistry(store).open(live.info.id)
    assert len([entry for entry in again.match.journal.entries[begun:] if isinstance(entry.actor, int)]) == 1


@pytest.mark.parametrize(("patience", "has_acted"), [(10.0, True), (0.0, False)])
async def test_a_bots_thought_is_finished_or_left_for_the_next_start_when_the_table_closes(
    store: Store,
    tmp_path: Path,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    patience: float,
    *,
    has_acted: bool,
) -> None:
    monkeypatch.setattr("skyhop.server.matches.live.bot", lambda _name, game, seed, _budget: Slow(game, seed))
    closing = MatchRegistry(await open_store(tmp_path, database))
    live = await closing.start("balloon-cup", "rio-grande", (Seat("bot", "random"), Seat("bot", "random")), 0)
    begun = live.match.ply
    live.bots.start()
    await asyncio.sleep(0.05)

    await closing.close(patience)

    again = await MatchRegistry(store).open(live.info.id)
    before = again.match.ply
    change = again.channel.next
    again.bots.start()
    await asyncio.wait_for(change.wait(), 60)
    await again.bots.stop()
    actions = [entry for entry in again.match.journal.entries[begun:before] if isinstance(entry.actor, int)]
    assert len(actions) == int(has_acted)
