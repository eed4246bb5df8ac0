"""Tests of matches that continue another match: storage, reopening and validation."""

from __future__ import annotations

import json
import random

import pytest
from tests.server.acting import played
from tests.server.test_retention import let_pass
from tools.reliability import shuffles

from skyhop.game.action import JournalError
from skyhop.game.journal import read_line
from skyhop.server.backup.backup import format_record
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import spectators
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.retention import UNBEGUN_DAYS
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store

ANNA, BOT = Seat("guest", "anna"), Seat("bot", "random")


async def over(live: Live, count: int = 20) -> Live:
    """Play a match a while, and give it up."""
    await played(live, count)
    if live.match.outcome is None:
        await live.handle(Resign(), 0, live.match.ply)
    return live


def record(live: Live) -> str:
    return format_record(live.info, live.match.journal, live.remarks)


async def test_a_branch_is_kept_and_opened_again(matches: MatchRegistry, store: Store, live: Live) -> None:
    begun = await matches.start_branch(await over(live), 12, (BOT, ANNA))

    again = await MatchRegistry(store).open(begun.info.id)
    (listed, *_others) = await store.list_matches("anna", is_over=False)

    assert again.info == begun.info
    assert again.match.journal == begun.match.journal
    origin = begun.info.begun_from
    assert origin is not None
    assert (origin.match, origin.ply) == (live.info.id, live.history.ply_of(12))
    assert [begun.match.view(seat) for seat in (0, 1)] == [live.history.view(12, seat) for seat in (0, 1)]
    assert begun.match.state != live.history._steps[11].state
    assert begun.match.outcome is None
    assert (listed.id, listed.is_branch, listed.own) == (begun.info.id, True, (1,))


async def test_the_shuffles_of_a_branch_follow_from_its_secret_but_for_what_was_dealt_before(
    matches: MatchRegistry, live: Live
) -> None:
    begun = await matches.start_branch(await over(live), 12, (ANNA, BOT))
    await over(begun, 60)
    line, source = record(begun), json.loads(record(live))
    known = {live.info.id: source}
    denied, moved, unsealed = (json.loads(line) for _copy in range(3))
    denied["begun_from"]["dealt"] = [0, 0]
    order = source["plies"][0][1].split()
    source["plies"][0][1] = " ".join([order[1], order[0], *order[2:]])
    moved["plies"][0][1] = " ".join(shuffles.sorted_pile(moved["plies"][0][1].split()))
    unsealed["begun_from"]["ply"] += 1

    assert shuffles.check(line) == shuffles.check(line, {live.info.id: json.loads(record(live))}) >= 2
    unbegun = {live.info.id: {**source, "plies": []}}
    for broken, others in ((denied, {}), (moved, {}), (json.loads(line), known), (json.loads(line), unbegun)):
        with pytest.raises(shuffles.Broken, match="shuffle 0"):
            shuffles.check(json.dumps(broken), others)
    with pytest.raises(JournalError, match="changed"):
        read_line(json.dumps(unsealed))


@pytest.mark.parametrize("seats", [(BOT, BOT), (BOT, ANNA)])
async def test_a_branch_of_a_closed_match_is_closed_until_that_one_is_opened(
    matches: MatchRegistry, live: Live, seats: tuple[Seat, Seat]
) -> None:
    """Else whoever branches would let strangers read the beginning of what others have closed."""
    await over(live)
    await spectators.close(matches, live, "ben")
    begun = await matches.start_branch(live, 12, seats)

    assert not spectators.may_watch(begun, "cleo")
    if ANNA in seats:
        with pytest.raises(spectators.SourceClosed):
            await spectators.open_again(matches, begun, "anna")
        assert not spectators.may_watch(begun, "cleo")
        await spectators.open_again(matches, live, "ben")
        await spectators.open_again(matches, begun, "anna")
        assert spectators.may_watch(begun, "cleo")


async def test_where_a_match_is_over_nothing_can_be_played_on(matches: MatchRegistry, live: Live) -> None:
    await over(live)

    with pytest.raises(JournalError, match="no pending decision"):
        await matches.start_branch(live, len(live.history), (ANNA, BOT))


async def test_a_branch_in_which_its_people_have_done_nothing_is_forgotten_as_any_such_match(
    matches: MatchRegistry, store: Store, live: Live
) -> None:
    names = []
    for count in (0, 1):
        begun = await matches.start_branch(await over(live) if not count else live, 12, (ANNA, ANNA))
        await played(begun, count)
        names.append(begun.info.id)
        await let_pass(store, begun.info.id, UNBEGUN_DAYS + 0.1)

    fresh = MatchRegistry(store)

    assert await fresh.retention.forget_old() == 1
    assert await store.load(names[0]) is None
    assert await store.load(names[1]) is not None


async def test_two_branches_of_one_step_go_different_ways(matches: MatchRegistry, live: Live) -> None:
    """Each branch has new draws, so nobody can try a draw in one branch and use it in another."""
    await over(live)
    begun = [await matches.start_branch(live, 3, (ANNA, BOT)) for _twice in range(2)]
    shown = []
    for each in begun:
        match, chance = each.copy(), random.Random(4)
        for _turn in range(30):
            if (seat := match.to_decide) is None:
                break
            match.play(seat, match.game.write(match.view(seat), chance.choice(match.game.legal(match.view(seat)))))
        shown.append(match.view(None))

    assert begun[0].match.view(0) == begun[1].match.view(0)
    assert shown[0] != shown[1]
