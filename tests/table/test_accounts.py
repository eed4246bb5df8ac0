"""Accounts over each database: names are unique by how they look, codes are used once, each attempt is counted."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial

import pytest

from skyhop.table import clock
from skyhop.table.accounts import (
    NameTaken,
    begin_session,
    count_attempt,
    count_codes,
    delete_player,
    new_codes,
    open_account,
    read_account,
    use_code,
)
from skyhop.table.blocks import block, read_blocked, read_strangers, unblock
from skyhop.table.matches import Matches
from skyhop.table.players import PlayerKind
from skyhop.table.proofs import new_session, read_devices
from skyhop.table.seats import Seat
from skyhop.table.store import Store

HASH = "$argon2id$"


def _none(_answer: object) -> tuple[str, ...]:
    return ()


async def opened(store: Store, name: str, codes: list[str] | None = None, guest: str = "nobody") -> str:
    work = partial(open_account, guest=guest, name=name, passphrase=HASH, codes=codes or new_codes())
    return (await store.write(work, _none))[0]


async def test_of_two_who_open_an_account_of_one_name_at_once_one_has_it(store: Store) -> None:
    done = await asyncio.gather(*(opened(store, name) for name in ("Anna", "anna")), return_exceptions=True)

    assert sorted(type(answer).__name__ in {"NameTaken", "IntegrityError"} for answer in done) == [False, True]
    account = await store.read(partial(read_account, name="ÁNNA"))
    assert account is not None
    assert account.name in {"Anna", "anna"}


async def test_a_guest_takes_no_name_of_an_account(store: Store) -> None:
    await opened(store, "Anna")

    with pytest.raises(NameTaken, match="looks like"):
        await store.keep_player("ben:1", "ben", "anna")

    assert await store.player("ben") is None


async def test_matches_of_a_guest_are_those_of_the_account_and_the_proofs_are_not(
    store: Store, matches: Matches
) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben", "Ben"), Seat("open")), 0)
    await store.keep_player("ben:1", "ben", "Ben")
    work = partial(open_account, guest="ben", name="Ben", passphrase=HASH, codes=new_codes())
    player, moved = await matches.write(work, lambda done: done[1])
    session = new_session()
    await store.write(partial(begin_session, player=player, session=session, device="Firefox"), _none)

    assert moved == [live.info.id]
    assert live.seats[0] == Seat("account", player, "Ben")
    assert [await store.proved(proof) for proof in ("ben:1", "ben", f"{player}:1", "session:1")] == [None] * 4
    proved = await store.proved(session)
    assert proved is not None
    assert (proved.player, proved.is_account) == (player, True)
    (device,) = await store.read(partial(read_devices, player=player, own=session))
    assert (device.device, device.is_this) == ("Firefox", True)


async def test_a_code_is_used_once_however_it_is_written_and_by_its_owner_alone(store: Store) -> None:
    codes = new_codes()
    anna, ben = await opened(store, "Anna", codes), await opened(store, "Ben")

    used = [
        await store.write(partial(use_code, player=player, code=code), _none)
        for player, code in ((ben, codes[0]), (anna, codes[0].upper()), (anna, codes[0]), (anna, "wrong"))
    ]

    assert used == [False, True, False, False]
    assert await store.read(partial(count_codes, player=anna)) == len(codes) - 1


async def test_attempts_that_come_at_once_are_each_counted_and_forgotten_when_their_time_is_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = partial(count_attempt, keys={"a": (5, 900), "b": (100, 900)})
    waits = await asyncio.gather(*(store.write(count, _none) for _n in range(12)))

    assert sorted(wait == 0 for wait in waits) == [False] * 7 + [True] * 5
    assert all(890 <= wait <= 900 for wait in waits if wait)
    later = clock._utc() + timedelta(seconds=901)
    monkeypatch.setattr(clock, "_utc", lambda: later)
    assert await store.write(count, _none) == 0


async def test_who_is_deleted_leaves_a_seat_without_a_name_and_nothing_that_proves_them(
    store: Store, matches: Matches
) -> None:
    anna, session = await opened(store, "Anna"), new_session()
    await store.write(partial(begin_session, player=anna, session=session, device=""), _none)
    live = await matches.start("balloon-cup", "rio-grande", (Seat("account", anna, "Anna"), Seat("bot", "random")), 0)

    await matches.write(partial(delete_player, player=anna), list)

    left = await store.player(anna)
    assert left is not None
    assert (left.kind, left.name) == (PlayerKind.GONE, None)
    assert live.seats[0] == Seat("guest", anna, None)
    assert await store.proved(session) is None
    assert await opened(store, "Anna") != anna


async def test_blocks_count_for_both_and_move_with_a_guest(store: Store) -> None:
    anna, carl = await opened(store, "Anna"), await opened(store, "Carl")
    await store.keep_player("ben:1", "ben", "Ben")
    blocked = [
        await store.write(partial(block, player=player, other=other), _none)
        for player, other in (("ben", anna), ("ben", anna), ("ben", carl), ("ben", "ben"))
    ]
    assert blocked == [True, True, True, False]
    assert await store.read(partial(read_strangers, player=anna)) == {"ben"}

    await store.merge("ben", carl)

    assert [each.name for each in await store.read(partial(read_blocked, player=carl))] == ["Anna"]
    assert await store.read(partial(read_strangers, player=anna)) == {carl}
    await store.write(partial(unblock, player=carl, other=anna), _none)
    assert await store.read(partial(read_strangers, player=anna)) == frozenset()
