"""Seats that choose at the same time on a server: nobody waits for another seat, and all clocks run."""

from __future__ import annotations

import pytest

from skyhop.engine.kernel import FirstCall, beginning
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.notices.decision import NoticeKind, decide_notices
from skyhop.server.seats import Seat

ANNA, BEN, CLEO = (Seat("guest", name, name.title()) for name in ("anna", "ben", "cleo"))
FLIP = "flip-and-write"
THREE = {"seats": 3}


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


async def test_all_clocks_run_until_their_seats_have_chosen(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begun(matches, "5+0")
    at = start = live.clock() + 1000  # later than the deal
    monkeypatch.setattr(live, "clock", lambda: at)
    for seat in (0, 1, 2):
        await live.handle(Play("top"), seat, live.match.ply)
    assert live.clocks is not None
    full = live.clocks.left

    for seconds, seat in ((20, 2), (30, 0), (45, 1)):
        at = start + 1000 * seconds
        await live.handle(Play("pass"), seat, live.match.ply)

    used = [(before - after) // 1000 for before, after in zip(full, live.clocks.left, strict=True)]
    assert used == [30, 45, 20]
    assert live.clocks.seat == 1  # its flag falls first
