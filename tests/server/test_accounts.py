"""Tests of accounts in each database: unique names, codes that work once, and counted attempts."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial

import pytest
import sqlalchemy as sa
from tests.server.acting import act, an_action
from tests.server.merging import merge

from skyhop.server import accounts, timestamps
from skyhop.server.accounts import (
    NameTaken,
    OtherPassphrase,
    begin_session,
    count_codes,
    delete_player,
    merge_players,
    new_codes,
    open_account,
    read_account,
    set_passphrase,
    use_code,
)
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry, delete_person
from skyhop.server.matches.commands import LeaveAll, Sit
from skyhop.server.matches.context import CommandContext
from skyhop.server.matches.create import Terms
from skyhop.server.players.moderation import (
    REPLACEMENT_NAME,
    block,
    mute,
    read_others,
    read_strangers,
    remove_name,
    unblock,
)
from skyhop.server.players.players import PlayerGone, PlayerKind
from skyhop.server.players.sessions import hash_secret, new_session, read_devices
from skyhop.server.players.tokens import Scope
from skyhop.server.ratings.profiles import read_profile
from skyhop.server.schema import ACCOUNTS, BLOCKS, ENTRIES, FORMER_NAMES
from skyhop.server.seats import Seat
from skyhop.server.shared_counters import count_attempt, forget_expired
from skyhop.server.store.store import MERGED, Store, keep_player, list_tokens, make_token
from skyhop.server.store.store import find_player as people_player
from skyhop.server.store.store import find_session as people_proved
from skyhop.server.timestamps import days_ago

HASH, OTHER = "$argon2id$", "$other$"
ANNA = Seat("guest", "anna", "Anna")


def _none(_answer: object) -> tuple[str, ...]:
    return ()


async def opened(store: Store, name: str, codes: list[str] | None = None, guest: str = "nobody") -> str:
    work = partial(open_account, guest=guest, name=name, passphrase=HASH, codes=codes or new_codes())
    return (await store.write(work))[0]


@pytest.mark.both_databases
async def test_of_two_who_open_an_account_of_one_name_at_once_one_has_it(store: Store) -> None:
    done = await asyncio.gather(*(opened(store, name) for name in ("Anna", "anna")), return_exceptions=True)

    assert sorted(isinstance(answer, NameTaken) for answer in done) == [False, True]
    account = await store.read(partial(read_account, name="ÁNNA"))
    assert account is not None
    assert account.name in {"Anna", "anna"}


@pytest.mark.both_databases
async def test_a_name_that_somebody_takes_at_the_same_moment_is_refused_in_a_sentence(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(store, "Anna")
    player = await opened(store, "Ben")
    taken = sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(formerly="ben")
    await store.write(lambda connection: connection.execute(taken))
    monkeypatch.setattr(accounts, "check_name", lambda *_given: None)  # the name was free when it was checked

    with pytest.raises(NameTaken, match="choose another name"):
        await store.write(partial(accounts.rename, player=player, name="Anna", key=""))


@pytest.mark.both_databases
async def test_a_guest_who_opens_two_accounts_at_once_has_what_was_played_in_one_of_them(
    store: Store, matches: MatchRegistry
) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben", "Ben"), Seat("open")), 0)

    players = await asyncio.gather(*(opened(store, name, guest="ben") for name in ("Ben", "Benno")))

    stored = await store.load(live.info.id)
    assert stored is not None
    assert stored.seats[0].player in players
    assert [
        len(await store.list_matches(player, 9)) for player in sorted(players, key=stored.seats[0].player.__eq__)
    ] == [
        0,
        1,
    ]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a"),  # in bold letters of mathematics
        ("Anna", "\u0391\u039d\u039d\u0391"),  # in Greek capitals
        ("\u0391\u039d\u039d\u0391", "Anna"),
        ("\u0391\u03bd\u03bd\u03b1", "\u0391\u039d\u039d\u0391"),
        ("Anna", "\ua4ee\ua4e0\ua4e0\ua4ee"),  # in letters of Lisu
        ("Data", "\u13a0\u13aa\u13a2\u13aa"),  # in letters of Cherokee
        ("Hanna", "\u2c8e\u2c80\u2c9a\u2c9a\u2c80"),  # in Coptic ones
        ("Bob", "\u0412\u041e\u0412"),  # in Cyrillic ones
        ("Paul", "Pau\u01c0"),  # with a letter for a click
        ("Tom", "\U000102b1\U000102ab\U000102b0"),  # in Carian ones
        ("Bur", "\u15f7\u144c\u1587"),  # in Canadian syllabics
    ],
)
async def test_who_reads_two_names_does_not_take_one_for_the_other(store: Store, name: str, other: str) -> None:
    await opened(store, name)

    with pytest.raises(NameTaken, match="If it is your account, sign in"):
        await opened(store, other)


async def test_names_that_look_different_are_two(store: Store) -> None:
    names = ("Avva", "Anna", "\u039d\u03af\u03ba\u03bf\u03c2", "Vik", "Nik")

    assert len({await opened(store, name) for name in names}) == len(names)


@pytest.mark.both_databases
async def test_nobody_is_signed_in_by_a_passphrase_that_was_replaced_meanwhile(store: Store) -> None:
    """A sign-in with the old passphrase fails if the passphrase changes during the comparison."""
    anna, session = await opened(store, "Anna"), new_session()
    await store.write(partial(set_passphrase, player=anna, passphrase=OTHER))
    begin = partial(begin_session, player=anna, session=session, device="")

    with pytest.raises(OtherPassphrase):
        await store.write(partial(begin, checked_hash=HASH))
    assert await people_proved(store, session) is None
    await store.write(partial(begin, checked_hash=OTHER))
    assert await people_proved(store, session) is not None


async def test_who_was_deleted_takes_no_seat_and_no_name_and_is_asked_to_none(
    store: Store, matches: MatchRegistry
) -> None:
    anna = await opened(store, "Anna")
    waiting = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben"), Seat("open")), 0)
    await matches.write(partial(delete_player, player=anna), list)
    own, bot, asked = Seat("account", anna, "Anna"), Seat("bot", "random"), Seat("open", called="Anna", kept_for=anna)

    for seats in ((own, bot), (Seat("guest", "ben"), asked)):
        with pytest.raises(PlayerGone):
            await matches.start("balloon-cup", "rio-grande", seats, 0)
    for refused in (
        waiting.handle(Sit(own)),
        keep_player(store, "anna:1", anna, "Anna"),
        make_token(store, anna, "Zephyr", [Scope.PLAY]),
        store.write(partial(block, player=anna, other="ben")),
        store.write(partial(mute, player=anna, other="ben", is_muted=True)),
    ):
        with pytest.raises(PlayerGone):
            await refused

    left = await people_player(store, anna)
    assert left is not None
    assert (left.name, await store.list_matches(anna), waiting.has_open_seat) == (None, [], True)


@pytest.mark.both_databases
async def test_who_is_deleted_while_other_devices_begin_and_join_sits_nowhere(
    store: Store, matches: MatchRegistry
) -> None:
    """Else the others would play with somebody who never comes, and could only resign."""
    for turn in range(4):
        anna, ben = await opened(store, "Anna"), Seat("guest", f"ben{turn}")
        own, game = Seat("account", anna, "Anna"), ("balloon-cup", "rio-grande")
        before = await matches.start(*game, (own, ben), 0)
        open_to_all = [await matches.start(*game, (ben, Seat("open")), 0) for _time in range(4)]
        await make_token(store, anna, "Zephyr", [Scope.PLAY])
        (token,) = await list_tokens(store, anna)
        of_program = await matches.start(*game, (Seat("program", token.program, "Zephyr", "Anna"), ben), 0)

        await asyncio.gather(
            *(live.handle(Sit(own)) for live in open_to_all[:2]),
            *(matches.start(*game, (own, ben), 0) for _time in range(3)),
            delete_person(matches, anna),
            *(live.handle(Sit(own)) for live in open_to_all[2:]),
            *(matches.start(*game, (own, Seat("open")), 0, Terms(offered_by=anna)) for _time in range(3)),
            return_exceptions=True,
        )

        assert await store.list_matches(anna, is_over=False) == []
        assert before.match.outcome is not None
        assert of_program.match.outcome is not None
        assert not [live for live in open_to_all if live.seats_of(anna) and live.match.outcome is None]


async def test_other_devices_are_signed_out_before_anything_else_is_deleted(
    store: Store, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, here, elsewhere = await opened(store, "Anna"), new_session(), new_session()
    for session in (here, elsewhere):
        await store.write(partial(begin_session, player=anna, session=session, device=""))
    await matches.start("balloon-cup", "rio-grande", (Seat("account", anna, "Anna"), Seat("guest", "ben")), 0)
    seen = list[bool]()

    async def leave(_all: LeaveAll, _context: CommandContext) -> None:
        seen.extend([await people_proved(store, session) is not None for session in (here, elsewhere)])
        raise StaleAction(is_repeated=False)

    monkeypatch.setattr(LeaveAll, "run", leave)
    with pytest.raises(StaleAction):
        await delete_person(matches, anna, here)

    assert seen == [True, False]


async def test_who_is_deleted_leaves_all_matches_that_can_be_opened(store: Store) -> None:
    """A damaged match comes first here: it must keep its player in no other, and no data from deletion."""
    seats, told = (ANNA, Seat("guest", "ben")), (ENTRIES.c.actor == "0")
    before, after = MatchRegistry(store), MatchRegistry(store)
    names = [(await before.start("balloon-cup", "rio-grande", seats, 0)).info.id for _match in range(3)]
    first = (await store.list_matches("anna", 3, is_over=False))[0].id
    (live,) = [await before.open(name) for name in names if name == first]
    await act(live, *an_action(live))
    spoil = sa.update(ENTRIES).where((ENTRIES.c.match == first) & told).values(text="R7-3 R7-3")
    await store.write(lambda connection: connection.execute(spoil), _none)

    await delete_person(after, "anna")

    ended = [(await after.open(name)).match.outcome for name in names if name != first]
    assert [outcome and outcome.reason for outcome in ended] == ["left", "left"]


async def test_who_is_deleted_declines_all_invitations(store: Store, matches: MatchRegistry) -> None:
    anna = await opened(store, "Anna")
    kept = Seat("open", called="Anna", kept_for=anna)
    for turn in range(12):
        await matches.start("balloon-cup", "rio-grande", (Seat("guest", f"ben{turn}"), kept), 0)
    assert len(await store.list_invitations(anna)) == 12

    await delete_person(matches, anna)

    assert await store.list_invitations(anna) == []


async def test_a_seat_has_the_name_that_its_player_has_by_now(store: Store, matches: MatchRegistry) -> None:
    """A cached session may contain an older name."""
    anna = await opened(store, "Anna")
    await keep_player(store, "ben:1", "ben", "Ben")
    await make_token(store, anna, "Zephyr", [Scope.PLAY])
    (token,) = await list_tokens(store, anna)
    for name in ("Anna", "Ben", "Zephyr"):
        await store.write(partial(remove_name, name=name))

    old = (Seat("account", anna, "Anna"), Seat("program", token.program, "Zephyr", "Anna"))
    live = await matches.start("balloon-cup", "rio-grande", old, 0)
    asked = await matches.start("balloon-cup", "rio-grande", (old[0], Seat("open", called="Ben", kept_for="ben")), 0)
    waiting = await matches.start("balloon-cup", "rio-grande", (Seat("open"), Seat("open")), 0)
    await waiting.handle(Sit(Seat("guest", "ben", "Ben")))

    seats = [*live.seats, *asked.seats, *waiting.seats]
    given = [seat.called for seat in seats if seat.called is not None]
    assert len(given) == 5
    assert all(name.startswith(REPLACEMENT_NAME) for name in given)
    assert live.seats[1].owner == live.seats[0].called
    stored = await store.load(waiting.info.id)
    assert stored is not None
    assert stored.seats == tuple(waiting.seats)


@pytest.mark.both_databases
@pytest.mark.parametrize("is_offered", [False, True])
async def test_who_is_deleted_leaves_a_match_whatever_others_do_there_meanwhile(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch, *, is_offered: bool
) -> None:
    """Else the other one would wait at a match without a clock for nobody."""
    ben = Seat("guest", "ben", "Ben")
    seats, terms = (ANNA, Seat("open") if is_offered else ben), Terms(offered_by="anna" if is_offered else None)
    live = await matches.start("balloon-cup", "rio-grande", seats, 1, terms)
    handle = live.handle

    async def after_others(command: LeaveAll) -> None:
        monkeypatch.setattr(live, "handle", handle)
        await (live.handle(Sit(ben)) if is_offered else act(live, *an_action(live)))
        await handle(command)

    monkeypatch.setattr(live, "handle", after_others)

    await delete_person(matches, "anna")

    assert live.match.outcome is not None
    assert (live.match.outcome.winners, live.match.outcome.reason) == ((1,), "left")


async def test_a_guest_takes_no_name_of_an_account(store: Store) -> None:
    await opened(store, "Anna")

    with pytest.raises(NameTaken, match="looks like"):
        await keep_player(store, "ben:1", "ben", "anna")

    assert await people_player(store, "ben") is None


async def test_matches_of_a_guest_are_those_of_the_account_and_the_proofs_are_not(
    store: Store, matches: MatchRegistry
) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben", "Ben"), Seat("open")), 0)
    await keep_player(store, "ben:1", "ben", "Ben")
    work = partial(open_account, guest="ben", name="Ben", passphrase=HASH, codes=new_codes())
    player, moved = await matches.write(work, lambda done: done[1])
    session = new_session()
    await store.write(partial(begin_session, player=player, session=session, device="Firefox"))

    assert moved == [live.info.id]
    assert live.seats[0] == Seat("account", player, "Ben")
    assert [await people_proved(store, proof) for proof in ("ben:1", "ben", f"{player}:1", "session:1")] == [None] * 4
    proved = await people_proved(store, session)
    assert proved is not None
    assert (proved.player, proved.is_account) == (player, True)
    (device,) = await store.read(partial(read_devices, player=player, own=session))
    assert (device.device, device.is_this) == ("Firefox", True)


async def test_a_code_is_used_once_however_it_is_written_and_by_its_owner_alone(store: Store) -> None:
    codes = new_codes()
    anna, ben = await opened(store, "Anna", codes), await opened(store, "Ben")

    used = [
        await store.write(partial(use_code, player=player, code=code))
        for player, code in ((ben, codes[0]), (anna, codes[0].upper()), (anna, codes[0]), (anna, "wrong"))
    ]

    assert used == [False, True, False, False]
    assert await store.read(partial(count_codes, player=anna)) == len(codes) - 1


@pytest.mark.both_databases
async def test_attempts_that_come_at_once_are_each_counted_and_forgotten_when_their_time_is_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = partial(count_attempt, keys={"a": (5, 900), "b": (100, 900)})
    waits = await asyncio.gather(*(store.write(count) for _n in range(12)))

    assert sorted(wait == 0 for wait in waits) == [False] * 7 + [True] * 5
    assert all(890 <= wait <= 900 for wait in waits if wait)
    later = timestamps._utc() + timedelta(seconds=500.4)
    monkeypatch.setattr(timestamps, "_utc", lambda: later)
    told = await store.write(count)
    later += timedelta(seconds=told)
    assert await store.write(count) == 0
    later += timedelta(seconds=901)
    monkeypatch.setattr(timestamps, "_utc", lambda: later)
    assert await store.write(count) == 0


async def test_what_one_key_refuses_is_not_counted_for_another(store: Store) -> None:
    """Else whoever guesses on and on from one address would shut the owner out of a name everywhere."""
    one, other = {"address": (3, 900), "name": (9, 900)}, {"another address": (3, 900), "name": (9, 900)}
    for _attempt in range(20):
        await store.write(partial(count_attempt, keys=one))

    assert await store.write(partial(count_attempt, keys=one)) > 0
    assert await store.write(partial(count_attempt, keys=other)) == 0


async def test_who_is_deleted_leaves_a_seat_without_a_name_and_nothing_that_proves_them(
    store: Store, matches: MatchRegistry
) -> None:
    anna, session = await opened(store, "Anna"), new_session()
    await store.write(partial(begin_session, player=anna, session=session, device=""))
    live = await matches.start("balloon-cup", "rio-grande", (Seat("account", anna, "Anna"), Seat("bot", "random")), 0)

    await matches.write(partial(delete_player, player=anna), list)

    left = await people_player(store, anna)
    assert left is not None
    assert (left.kind, left.name) == (PlayerKind.GONE, None)
    assert live.seats[0] == Seat("guest", anna, None)
    assert await people_proved(store, session) is None
    assert await opened(store, "Anna") != anna


async def test_blocks_count_for_both_and_move_with_a_guest(store: Store) -> None:
    anna, carl = await opened(store, "Anna"), await opened(store, "Carl")
    await keep_player(store, "ben:1", "ben", "Ben")
    blocked = [
        await store.write(partial(block, player=player, other=other))
        for player, other in (("ben", anna), ("ben", anna), ("ben", carl), ("ben", "ben"))
    ]
    assert blocked == [True, True, True, False]
    assert await store.read(partial(read_strangers, player=anna)) == {"ben"}

    await store.write(partial(merge_players, guest="ben", into=carl), list)

    assert [each.player for each in await store.read(partial(read_others, player=carl, table=BLOCKS))] == [anna]
    assert await store.read(partial(read_strangers, player=anna)) == {carl}
    await store.write(partial(unblock, player=carl, other=anna))
    assert await store.read(partial(read_strangers, player=anna)) == frozenset()


async def test_each_worker_reads_the_owner_of_a_program_again_after_a_merge(
    store: Store, matches: MatchRegistry
) -> None:
    anna = await opened(store, "Anna")
    await keep_player(store, "ben:1", "ben", "Ben")
    shown = hash_secret(await make_token(store, "ben", "Zephyr", [Scope.READ]))
    workers = (matches, MatchRegistry(store))
    before = [await each.tokens.find_token(shown) for each in workers]

    await merge(matches, "ben", anna)
    await workers[1]._handle_message(MERGED)

    assert [each.tokens.find_cached(shown) for each in workers] == [None, None]
    assert [each.tokens.was_valid(shown) for each in workers] == [True, True]
    after = [await each.tokens.find_token(shown) for each in workers]
    assert [token and token.owner for token in (*before, *after)] == ["ben", "ben", anna, anna]


async def test_whom_one_has_blocked_is_called_as_at_the_table_whoever_they_are_elsewhere(
    store: Store, matches: MatchRegistry
) -> None:
    await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben", "Ben"), Seat("guest", "anna", "Wind")), 0)
    await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben", "Ben"), Seat("guest", "carl")), 0)
    for other in ("anna", "carl"):
        await store.write(partial(block, player="ben", other=other))
        await opened(store, other.title(), guest=other)

    assert {each.name for each in await store.read(partial(read_others, player="ben", table=BLOCKS))} == {"Wind", None}


async def test_programs_of_who_is_blocked_are_strangers_and_know_none_of_the_owners(store: Store) -> None:
    anna, ben = await opened(store, "Anna"), await opened(store, "Ben")
    await make_token(store, ben, "Zephyr", [Scope.READ])
    await make_token(store, anna, "Mistral", [Scope.READ])
    (zephyr,), (mistral,) = await list_tokens(store, ben), await list_tokens(store, anna)
    await store.write(partial(block, player=anna, other=ben))
    seen = [await store.read(partial(read_strangers, player=who)) for who in (anna, mistral.program, zephyr.program)]

    assert seen == [{ben, zephyr.program}, {ben, zephyr.program}, {anna, mistral.program}]


@pytest.mark.both_databases
async def test_an_earlier_name_is_reserved_for_its_owner_and_leads_to_the_present_one(store: Store) -> None:
    player, other = await opened(store, "Anna"), await opened(store, "Ben")
    await store.write(partial(accounts.rename, player=player, name="Wilma", key="1"))

    async def named(name: str) -> str | None:
        profile = await store.read(partial(read_profile, name=name))
        return profile and profile.name

    assert (await named("ánna"), await named("Wilma")) == ("Wilma", "Wilma")
    for name in ("Anna", "ANNA", "\u0391\u039d\u039d\u0391"):
        with pytest.raises(NameTaken):
            await store.write(partial(accounts.rename, player=other, name=name, key="2"))
        with pytest.raises(NameTaken):
            await opened(store, name)
    await store.write(partial(accounts.rename, player=player, name="Anna", key="3"))
    assert (await named("Wilma"), await named("anna")) == ("Anna", "Anna")
    assert await store.read(partial(accounts.read_former_names, player=player)) == ["Wilma"]
    passed = sa.update(FORMER_NAMES).values(ends=days_ago(0))
    await store.write(lambda connection: connection.execute(passed))
    assert await named("Wilma") is None
    await store.write(partial(accounts.rename, player=other, name="Wilma", key="4"))
    assert await named("Wilma") == "Wilma"
    await store.write(lambda connection: connection.execute(passed))
    assert await store.write(forget_expired) == 1  # the name Ben


@pytest.mark.both_databases
async def test_nobody_takes_a_name_at_the_moment_at_which_its_owner_gives_it_up(store: Store) -> None:
    player, other = await opened(store, "Anna"), await opened(store, "Ben")

    done = await asyncio.gather(
        store.write(partial(accounts.rename, player=player, name="Wilma", key="1")),
        store.write(partial(accounts.rename, player=other, name="Anna", key="2")),
        opened(store, "anna"),
        return_exceptions=True,
    )

    assert [isinstance(each, NameTaken) for each in done] == [False, True, True]


@pytest.mark.both_databases
async def test_a_name_that_the_operator_removed_is_reserved_for_nobody(store: Store) -> None:
    player = await opened(store, "Anna")
    await store.write(partial(accounts.rename, player=player, name="Wilma", key="1"))
    await store.write(partial(remove_name, name="Anna"))
    await store.write(partial(remove_name, name="Wilma"))
    await store.write(partial(accounts.rename, player=player, name="Dora", key="2"))

    assert await store.read(partial(accounts.read_former_names, player=player)) == []
