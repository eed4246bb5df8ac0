"""Matches are caches of their journals: written first, shown afterwards, never played twice."""

from __future__ import annotations

import asyncio
import random
from hashlib import sha256
from pathlib import Path

import pytest

from skyhop.core.chance import SecretShuffler
from skyhop.core.match import plies
from skyhop.core.refusals import Refused, RulesetError
from skyhop.table.matches import LOT, Live, Matches, Stale, UnknownMatch
from skyhop.table.seats import Badges, Seat
from skyhop.table.store import Store, Stored, open_store

DICE = random.Random(7)


def an_action(live: Live) -> tuple[int, str]:
    """Give any legal action of the seat to decide."""
    seat = live.match.to_decide
    assert seat is not None
    view = live.match.view(seat)
    return seat, live.match.game.write(view, DICE.choice(live.match.game.legal(view)))


async def played(matches: Matches, live: Live, count: int) -> None:
    for _turn in range(count):
        seat, text = an_action(live)
        await matches.play(live, seat, live.match.ply, text)


async def test_an_action_is_in_the_store_when_it_is_answered(matches: Matches, live: Live) -> None:
    seat, text = an_action(live)
    ply = live.match.ply

    await matches.play(live, seat, ply, text)

    stored = await matches.store.load(live.sheet.id)
    assert stored is not None
    assert (seat, text) == stored.entries[ply][:2]


async def test_a_match_in_memory_is_what_its_journal_replays_to(matches: Matches, store: Store, live: Live) -> None:
    await played(matches, live, 25)

    again = await Matches(store).open(live.sheet.id)

    assert live.match.state == again.match.state
    assert live.match.journal == again.match.journal
    assert live.history.told(0) == again.history.told(0)


async def test_a_replayed_match_goes_on_with_the_shuffles_of_its_secret(
    matches: Matches, store: Store, live: Live
) -> None:
    await played(matches, live, 10)
    twin = await Matches(store).open(live.sheet.id)
    copies = [live.copy(), twin.copy()]

    for match in copies:
        dice = random.Random(1)
        while (seat := match.to_decide) is not None:
            view = match.view(seat)
            match.play(seat, match.game.write(view, dice.choice(match.game.legal(view))))

    assert copies[0].journal == copies[1].journal


async def test_a_repeated_action_is_answered_and_not_played_again(matches: Matches, live: Live) -> None:
    seat, text = an_action(live)
    ply = live.match.ply
    await matches.play(live, seat, ply, text)
    after = live.match.ply

    with pytest.raises(Stale) as stale:
        await matches.play(live, seat, ply, text)

    assert (True, after) == (stale.value.is_repeated, live.match.ply)


async def test_an_action_for_an_older_page_is_stale(matches: Matches, live: Live) -> None:
    await played(matches, live, 2)
    seat, text = an_action(live)

    with pytest.raises(Stale) as stale:
        await matches.play(live, seat, live.match.ply - 1, text)

    assert not stale.value.is_repeated


async def test_of_many_clicks_at_once_one_is_played(matches: Matches, live: Live) -> None:
    seat, text = an_action(live)
    ply = live.match.ply

    answers = await asyncio.gather(*(matches.play(live, seat, ply, text) for _ in range(8)), return_exceptions=True)

    assert [answer for answer in answers if answer is None] == [None]
    assert all(isinstance(answer, Stale) and answer.is_repeated for answer in answers if answer is not None)
    assert [(seat, text)] == [entry[:2] for entry in live.match.journal.entries[ply:]]


async def test_another_process_that_was_faster_is_noticed(matches: Matches, store: Store, live: Live) -> None:
    other = Matches(store)
    twin = await other.open(live.sheet.id)
    await played(other, twin, 1)

    with pytest.raises(Stale):
        await matches.play(live, *_at(live, an_action(live)))

    assert twin.match.state == live.match.state


def _at(live: Live, action: tuple[int, str]) -> tuple[int, int, str]:
    return action[0], live.match.ply, action[1]


async def test_a_refused_action_changes_nothing(matches: Matches, live: Live) -> None:
    before = live.match.state.copy()

    with pytest.raises(Refused, match=r"\[BC-11\]"):
        await matches.play(live, 0, live.match.ply, "nonsense")

    assert (before, 1) == (live.match.state, len({live.version, str(live.match.ply)}))


async def test_a_resigned_match_is_won_by_the_other(matches: Matches, live: Live) -> None:
    await matches.resign(live, 0, live.match.ply)

    stored = await matches.store.load(live.sheet.id)
    assert stored is not None
    assert ((1,), "resignation") == stored.outcome == live.match.outcome


async def test_a_draw_is_offered_and_accepted(matches: Matches, live: Live) -> None:
    await matches.offer_draw(live, 0, live.match.ply)
    offered = await matches.store.load(live.sheet.id)
    await matches.offer_draw(live, 1, live.match.ply)

    assert offered is not None
    assert (offered.offer, live.match.outcome) == (0, ((), "agreement"))


async def test_nobody_accepts_the_own_offer(matches: Matches, live: Live) -> None:
    for _turn in range(2):
        await matches.offer_draw(live, 0, live.match.ply)

    assert live.match.outcome is None


@pytest.mark.parametrize("seat", [0, 1])
async def test_an_offer_is_declined_or_taken_back(matches: Matches, live: Live, seat: int) -> None:
    await matches.offer_draw(live, 0, live.match.ply)
    await matches.decline_draw(live, seat, live.match.ply)

    assert live.offer is None


async def test_an_offer_lapses_with_the_next_action(matches: Matches, live: Live) -> None:
    await matches.offer_draw(live, 0, live.match.ply)
    await played(matches, live, 1)

    stored = await matches.store.load(live.sheet.id)
    assert stored is not None
    assert (stored.offer, live.offer) == (None, None)


async def test_no_draw_is_offered_after_the_end(matches: Matches, live: Live) -> None:
    await matches.resign(live, 0, live.match.ply)

    with pytest.raises(Refused):
        await matches.offer_draw(live, 0, live.match.ply)


async def test_two_who_offer_at_once_agree(matches: Matches, live: Live) -> None:
    await asyncio.gather(*(matches.offer_draw(live, seat, live.match.ply) for seat in (0, 1)))

    stored = await matches.store.load(live.sheet.id)
    assert stored is not None
    assert ((), "agreement") == live.match.outcome == stored.outcome


async def test_a_doubled_agreement_is_answered_once(matches: Matches, live: Live) -> None:
    ply = live.match.ply
    await matches.offer_draw(live, 0, ply)

    answers = await asyncio.gather(*(matches.offer_draw(live, 1, ply) for _turn in "abc"), return_exceptions=True)

    assert [answer for answer in answers if not isinstance(answer, Stale)] == [False]
    assert [answer.is_repeated for answer in answers if isinstance(answer, Stale)] == [True, True]


@pytest.mark.parametrize("is_offered", [True, False])
async def test_a_draw_from_an_older_page_is_stale(matches: Matches, live: Live, *, is_offered: bool) -> None:
    old = live.match.ply
    await played(matches, live, 1)
    if is_offered:
        await matches.offer_draw(live, 0, live.match.ply)

    for answer in (matches.offer_draw, matches.decline_draw):
        with pytest.raises(Stale):
            await answer(live, 1, old)

    assert (0 if is_offered else None, None) == (live.offer, live.match.outcome)


async def test_bots_play_their_seats_to_the_end(matches: Matches) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("bot", "random"), Seat("bot", "random")), None)

    matches.let_bots_play(live)
    await matches.bots_have_played(live, 60)

    assert live.match.outcome is not None


async def test_a_bots_turn_that_a_crash_cut_off_is_taken_up(matches: Matches, store: Store) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("bot", "random")), 1)

    again = await Matches(store).open(live.sheet.id)
    matches.let_bots_play(again)
    await matches.bots_have_played(again, 60)

    assert again.match.to_decide == 0


async def test_a_match_that_is_not_there_is_named(matches: Matches) -> None:
    with pytest.raises(UnknownMatch, match="nothing"):
        await matches.open("nothing")


async def test_a_match_that_is_slow_to_load_holds_up_no_other(
    matches: Matches, live: Live, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await matches.start("balloon-cup", "rio-grande", live.seats, 0)
    fresh, go_on, loaded = Matches(store), asyncio.Event(), list[str]()
    load = store.load

    async def slow(name: str) -> Stored | None:
        loaded.append(name)
        if name == live.sheet.id:
            await go_on.wait()
        return await load(name)

    monkeypatch.setattr(store, "load", slow)
    waiting = [asyncio.create_task(fresh.open(live.sheet.id)) for _turn in "abc"]
    async with asyncio.timeout(10):
        while not loaded:
            await asyncio.sleep(0.01)
        found = await fresh.open(other.sheet.id)
    waiting[0].cancel()  # whoever goes away takes nothing from the others
    await asyncio.sleep(0)
    go_on.set()

    assert found.sheet.id == other.sheet.id
    assert await waiting[1] is await waiting[2] is await fresh.open(live.sheet.id)
    assert sorted(loaded) == sorted([live.sheet.id, other.sheet.id])


async def test_rules_that_cannot_be_begin_no_match(matches: Matches) -> None:
    with pytest.raises(RulesetError, match="best_of"):
        await matches.start("balloon-cup", {"best_of": 2}, (Seat("bot", "random"), Seat("bot", "random")), None)


async def test_every_shuffle_and_the_lot_follow_from_the_secret(matches: Matches) -> None:
    live = await matches.start("balloon-cup", "kosmos-fr", (Seat("bot", "random"), Seat("bot", "random")), None)
    matches.let_bots_play(live)
    await matches.bots_have_played(live, 60)
    shuffler = SecretShuffler(live.sheet.secret, live.sheet.id)

    event = 0
    for _ply, state, entry in plies(live.match.journal):
        if entry is not None and entry.is_chance:
            due = live.match.game.chance(state)
            assert due is not None
            assert entry.text.split() == shuffler.order(due.tokens, event)
            event += 1

    assert event >= 2
    assert live.sheet.first == shuffler.order(range(2), LOT)[0]
    assert sha256(live.sheet.secret).hexdigest() == live.shuffler.commitment


async def test_matches_do_not_share_secrets(matches: Matches, live: Live) -> None:
    other = await matches.start("balloon-cup", "rio-grande", live.seats, 0)

    assert live.sheet.secret != other.sheet.secret
    assert len(live.sheet.secret) == 32


async def test_memory_keeps_a_bounded_number_of_matches(
    matches: Matches, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.table.matches.CACHED", 3)
    live.watchers = 1
    for _turn in range(6):
        await matches.start("balloon-cup", "rio-grande", live.seats, 0)

    assert live.sheet.id in matches._live
    assert len(matches._live) <= 4


async def test_a_store_in_another_folder_knows_nothing(tmp_path: Path, live: Live) -> None:
    (tmp_path / "other").mkdir()
    other = await open_store(tmp_path / "other")

    with pytest.raises(UnknownMatch):
        await Matches(other).open(live.sheet.id)
    await other.close()


def test_a_badge_cannot_be_made_up() -> None:
    badges, others = Badges(b"k" * 32), Badges(b"x" * 32)
    guest = badges.new_guest()

    assert guest == badges.guest(badges.badge(guest))
    assert [badges.guest(badge) for badge in (guest, others.badge(guest), None)] == [None, None, None]
    assert [badges.is_token(guest, badges.token(guest)), badges.is_token("ben", badges.token(guest))] == [True, False]
