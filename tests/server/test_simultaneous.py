"""Seats that choose at the same time on a server: nobody waits for another seat, and all clocks run."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace

import pytest

from skyhop.bots.bot import Bot, Budget, bot
from skyhop.engine.kernel import FirstCall, beginning
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.game.ending import TIME
from skyhop.game.game import Game
from skyhop.server.clocks.clocks import DAY_MS, Clocks, StoredClocks, TimeControl
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import GiveTime, Play, Resign
from skyhop.server.matches.context import CommandContext, PlayerCommand
from skyhop.server.matches.create import DailyDeal, Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import pause_until
from skyhop.server.notices.decision import NoticeKind, decide_notices
from skyhop.server.remarks import RemarkKind
from skyhop.server.seats import Seat

ANNA, BEN, CLEO = (Seat("guest", name, name.title()) for name in ("anna", "ben", "cleo"))
FLIP = "flip-and-write"
THREE = {"seats": 3}


@dataclass(frozen=True)
class PauseNow(PlayerCommand):
    async def run(self, context: CommandContext) -> None:
        await pause_until(context, context.live.clock() + 60_000, context.seat, RemarkKind.GOES_ON)


@dataclass(frozen=True)
class StartAgain(PlayerCommand):
    async def run(self, context: CommandContext) -> None:
        live = context.live
        assert live.clocks is not None
        await context.keep_clocks(StoredClocks(live.clocks.start(live.clock()), live.deadline))


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> None:
    registry.include_examples()


async def begun(matches: MatchRegistry, control: str = "", last: Seat = CLEO) -> Live:
    terms = Terms(TimeControl.read(control))
    live = await matches.start(FLIP, THREE, (ANNA, BEN, last), 0, terms)
    await matches.deadlines.enforce_passed()
    return live


async def test_the_seats_act_in_any_order_from_the_page_that_they_have(matches: MatchRegistry) -> None:
    live = await begun(matches)
    ply = live.match.ply

    for seat in (2, 0, 1):
        await live.handle(Play("top"), seat, ply)

    assert [entry.actor for entry in live.match.journal.entries[ply:]] == [2, 0, 1]
    assert live.match.deciders == (0, 1, 2)
    again = await MatchRegistry(matches.store).open(live.info.id)
    assert again.match.view(0) == live.match.view(0)


async def test_a_page_from_before_the_common_choice_is_outdated(matches: MatchRegistry) -> None:
    live = await begun(matches)
    ply = live.match.ply
    for seat in (0, 1, 2):
        await live.handle(Play("top"), seat, ply)

    with pytest.raises(StaleAction) as refused:
        await live.handle(Play("middle"), 1, ply)

    assert live.match.ply == ply + 3
    assert not refused.value.is_repeated


@pytest.mark.parametrize("order", [(0, 1), (0, 1, 2)])
async def test_a_repeated_choice_is_recognised_behind_the_choices_of_others(
    matches: MatchRegistry, order: tuple[int, ...]
) -> None:
    live = await begun(matches)
    ply = live.match.ply
    for seat in order:
        await live.handle(Play("top"), seat, ply)

    with pytest.raises(StaleAction) as refused:
        await live.handle(Play("top"), 1, ply)

    assert refused.value.is_repeated
    assert live.match.ply == ply + len(order)


async def test_a_repeated_request_does_not_choose_for_the_other_seat_of_the_same_player(matches: MatchRegistry) -> None:
    live = await begun(matches, last=ANNA)
    ply, seat = live.match.ply, live.seat_of("anna")
    assert seat is not None
    await live.handle(Play("top"), seat, ply)
    await live.handle(Play("top"), 1, ply)
    other = live.seat_of("anna")
    assert other not in {None, seat}

    with pytest.raises(StaleAction) as refused:
        await live.handle(Play("top"), other or 0, ply)

    assert refused.value.is_repeated
    assert live.match.deciders == (other,)
    await live.handle(Play("top"), other or 0, ply + 1)
    assert len(live.match.deciders) == 3


async def test_a_seat_that_has_chosen_cannot_choose_again(matches: MatchRegistry) -> None:
    live = await begun(matches)
    ply = live.match.ply
    await live.handle(Play("top"), 1, ply)

    with pytest.raises(StaleAction):
        await live.handle(Play("middle"), 1, ply)
    with pytest.raises(Refused):
        await live.handle(Play("middle"), 1, ply + 1)

    assert live.match.ply == ply + 1


async def test_the_lists_tell_all_who_must_still_choose_that_it_is_their_turn(matches: MatchRegistry) -> None:
    live = await begun(matches, "3d")
    await live.handle(Play("top"), 0, live.match.ply)

    rows = {name: (await matches.own_matches.read(name))[0] for name in ("anna", "ben", "cleo")}

    assert {name: row.is_due for name, row in rows.items()} == {"anna": False, "ben": True, "cleo": True}
    assert rows["anna"].due == BEN


async def test_the_choice_of_another_seat_is_no_new_turn(matches: MatchRegistry) -> None:
    live = await begun(matches, "3d")
    states = []
    for seat in (0, 1, 2):
        (row,) = await matches.own_matches.read("cleo")
        (notice,) = decide_notices([row], {NoticeKind.TURN}, row.begun_at)
        states.append(notice.state)
        await live.handle(Play("top"), seat, live.match.ply)

    (row,) = await matches.own_matches.read("cleo")
    (notice,) = decide_notices([row], {NoticeKind.TURN}, row.begun_at)

    assert len(set(states)) == 1
    assert notice.state not in states


async def test_a_bot_does_not_wait_for_the_people(matches: MatchRegistry) -> None:
    with beginning(FirstCall.UNCOMPILED):
        live = await begun(matches, last=Seat("bot", "random"))
        live.bots.start()
        await live.bots.wait(30)

    assert live.match.deciders == (0, 1)
    assert [entry.actor for entry in live.match.journal.entries if not entry.is_chance] == [2]


@pytest.mark.parametrize("is_first", [False, True])
async def test_the_bot_of_a_daily_match_chooses_alike_before_and_after_the_person(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch, *, is_first: bool
) -> None:
    """The seeds depend on the start of the common choice. Each bot has a seed of its own."""
    seeds = list[int]()

    def note_seed(name: str, game: Game, seed: int, budget: Budget) -> Bot:
        seeds.append(seed)
        return bot(name, game, seed, budget)

    monkeypatch.setattr("skyhop.server.matches.live.bot", note_seed)
    seats, terms = (
        (ANNA, Seat("bot", "random"), Seat("bot", "random")),
        Terms(daily=DailyDeal("2026-06-01", b"k" * 32, "daily")),
    )
    with beginning(FirstCall.UNCOMPILED):
        live = await matches.start(FLIP, THREE, seats, 0, terms)
        ply = live.match.ply
        if is_first:
            await live.handle(Play("top"), 0, ply)
        live.bots.start()
        await live.bots.wait(30)

    texts = [f"bot {ply} {seat}".encode() for seat in (1, 2)]
    expected = [int.from_bytes(hmac.digest(b"k" * 32, text, "sha256")[:8], "big") for text in texts]
    assert seeds[:2] == expected


async def on_time(matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch, control: str) -> tuple[Live, list[int]]:
    """Start a match in which all seats have chosen once. The list contains the time of its clock, in milliseconds."""
    live = await begun(matches, control)
    at = [live.clock() + 1000]  # later than the deal
    monkeypatch.setattr(live, "clock", lambda: at[0])
    for seat in (0, 1, 2):
        await live.handle(Play("top"), seat, live.match.ply)
    return live, at


def used(live: Live, full: tuple[int, ...]) -> list[int]:
    assert live.clocks is not None
    return [before - after for before, after in zip(full, live.clocks.left, strict=True)]


async def test_a_pause_costs_each_choosing_seat_the_time_that_it_has_used(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, at = await on_time(matches, monkeypatch, "5+0")
    clocks, control = live.clocks, live.info.control
    assert clocks is not None
    assert control is not None
    at[0] += 10_000
    await live.handle(Play("pass"), 1, live.match.ply)
    at[0] += 50_000

    await live.handle(PauseNow(), 0)
    at[0] += 30_000
    await live.handle(StartAgain(), 0)
    at[0] += 5000
    await live.handle(Play("pass"), 2, live.match.ply)
    await live.handle(Play("pass"), 0, live.match.ply)

    assert used(live, clocks.left) == [65_000, 10_000, 65_000]


async def test_a_flag_fall_costs_each_choosing_seat_the_time_that_it_has_used(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, at = await on_time(matches, monkeypatch, "5+0")
    clocks, control = live.clocks, live.info.control
    assert clocks is not None
    assert control is not None
    at[0] += 40_000

    await live.handle(Resign(TIME), 0)

    assert used(live, clocks.left) == [0, 40_000, 40_000]
    at[0] += 5000
    await live.handle(Play("pass"), 2, live.match.ply)
    assert used(live, clocks.left) == [0, 40_000, 45_000]


async def test_an_action_keeps_the_uncharged_time_of_the_other_seats(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, at = await on_time(matches, monkeypatch, "1d")
    assert live.clocks is not None
    full = live.clocks.left
    at[0] += DAY_MS // 2
    await live.handle(PauseNow(), 0)
    await live.handle(StartAgain(), 0)
    await live.handle(Play("pass"), 0, live.match.ply)
    at[0] += DAY_MS * 3 // 4

    await live.handle(Play("pass"), 1, live.match.ply)

    assert used(live, full) == [0, DAY_MS // 4, 0]


async def test_the_clock_of_the_next_flag_fall_is_the_first_that_ends_the_match(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _at = await on_time(matches, monkeypatch, "5+0")
    clocks, control = live.clocks, live.info.control
    assert clocks is not None
    assert control is not None
    seats = dict.fromkeys(range(3), False)

    lagging = replace(clocks, left=(9000, 9500, 9900), quota=(2000, 1000, 500)).let_run(control, seats)
    first = replace(clocks, left=(90_000, 9_000, 90_000)).let_run(control, seats | {2: True, 1: True})

    assert (lagging.seat, lagging.others) == (2, (0, 1))
    assert (first.seat, first.is_first, first.others) == (1, True, (0,))
    assert Clocks.read(lagging.serialize()) == lagging


async def test_after_a_gift_of_time_the_flag_of_another_seat_falls_first(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _at = await on_time(matches, monkeypatch, "5+0")
    assert live.clocks is not None
    assert live.clocks.seat == 0

    assert await live.handle(GiveTime(), 2) == ""

    assert (live.clocks.seat, live.clocks.others) == (1, (0, 2))
    assert live.clocks.left[0] > live.clocks.left[1]


async def test_all_clocks_run_until_their_seats_have_chosen(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, at = await on_time(matches, monkeypatch, "5+0")
    start = at[0]
    assert live.clocks is not None
    full = live.clocks.left

    for seconds, seat in ((20, 2), (30, 0), (45, 1)):
        at[0] = start + 1000 * seconds
        await live.handle(Play("pass"), seat, live.match.ply)

    assert used(live, full) == [30_000, 45_000, 20_000]
    assert live.clocks.seat == 1  # its flag falls first
