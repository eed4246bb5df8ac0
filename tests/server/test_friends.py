"""Tests of friends: consent of both players, blocks, invitations that work once, presence and challenges."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.amount import IS_THOROUGH
from tests.server.rated import add_player, add_players

from skyhop.game.ending import UNMET
from skyhop.server.accounts import delete_player
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.match_record import Summary, read_own_matches
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Decline, Resign, Sit
from skyhop.server.matches.context import CommandContext, PlayerCommand
from skyhop.server.matches.create import OFFER_SECONDS, OFFERED_DAYS, Terms
from skyhop.server.matches.live import Live
from skyhop.server.notices.decision import NoticeKind, decide_notices, write_message
from skyhop.server.players import friends, moderation
from skyhop.server.players.friends import FriendRefused, Relation
from skyhop.server.players.moderation import block, release, restrict, unblock
from skyhop.server.players.players import PlayerGone
from skyhop.server.players.sessions import record_presence
from skyhop.server.schema import FRIEND_LINKS, FRIENDSHIPS
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store
from skyhop.server.timestamps import days_ago, milliseconds_between, now, seconds_ahead

PEOPLE = ("anna", "ben", "carl", "dora")
RNG = random.Random(8)
NONE, SENT, RECEIVED, FRIENDS, BLOCKED = Relation
AFTER_BLOCK = {(BLOCKED, NONE), (BLOCKED, SENT)}
"""Relations of two players after one of them has blocked the other. The other may have sent a request later."""


@pytest.fixture
async def store(store: Store) -> Store:
    await store.write(partial(add_players, players=PEOPLE))
    return store


async def relation(store: Store, player: str, other: str) -> Relation:
    return await store.read(partial(friends.read_relation, player=player, other=other))


async def ask(store: Store, player: str, other: str, *, is_answer: bool = False) -> Relation:
    return await store.write(partial(friends.befriend, player=player, other=other, is_answer=is_answer))


async def rows(store: Store) -> int:
    return await store.read(lambda connection: len(connection.execute(sa.select(FRIENDSHIPS)).all()))


class ExpireNow(PlayerCommand):
    """The end of an offer whose time is up."""

    async def run(self, context: CommandContext) -> None:
        await context.append(lambda match: match.end(UNMET, 0))


class Model:
    """What each pair of people has agreed to and blocked, by plain sets."""

    def __init__(self) -> None:
        self.agreed: set[tuple[str, str]] = set()
        self.blocks: set[tuple[str, str]] = set()

    def relation(self, one: str, other: str) -> Relation:
        if (one, other) in self.blocks:
            return BLOCKED
        pair = (one, other) in self.agreed, (other, one) in self.agreed
        return {(True, True): FRIENDS, (True, False): SENT, (False, True): RECEIVED, (False, False): NONE}[pair]

    def unblock(self, one: str, other: str) -> None:
        if (one, other) in self.blocks:
            self.blocks.remove((one, other))
            self.part(one, other)

    def part(self, one: str, other: str) -> None:
        self.agreed -= {(one, other), (other, one)}


@pytest.mark.both_databases
async def test_relations_are_those_of_a_plain_model_after_any_sequence(store: Store) -> None:
    model, seen = Model(), set[Relation]()
    for _step in range(150 if IS_THOROUGH else 75):
        one, other = RNG.sample(PEOPLE, 2)
        match RNG.choice(("ask", "ask", "ask", "answer", "answer", "end", "block", "unblock", "unblock")):
            case "ask" if (one, other) in model.blocks:
                with pytest.raises(FriendRefused):
                    await ask(store, one, other)
            case "ask":
                model.agreed.add((one, other))
                assert await ask(store, one, other) is model.relation(one, other)
            case "answer" if model.relation(one, other) not in {NONE, BLOCKED}:
                model.agreed.add((one, other))
                assert await ask(store, one, other, is_answer=True) is model.relation(one, other)
            case "answer":
                with pytest.raises(FriendRefused):
                    await ask(store, one, other, is_answer=True)
            case "end":
                model.part(one, other)
                await store.write(partial(friends.end_friendship, player=one, other=other))
            case "block":
                model.blocks.add((one, other))
                model.part(one, other)
                assert await store.write(partial(block, player=one, other=other))
            case "unblock":
                model.unblock(one, other)
                await store.write(partial(unblock, player=one, other=other))
        found = {pair: await relation(store, *pair) for pair in itertools.permutations(PEOPLE, 2)}
        assert found == {pair: model.relation(*pair) for pair in found}
        seen.update(found.values())
        for player in PEOPLE:
            listed = await store.read(partial(friends.read_friends, player=player))
            told = {friend.player: friend.relation for friend in listed}
            expected = {other: found[player, other] for other in PEOPLE if other != player}
            assert told == {
                other: model.relation(player, other)
                for other in expected
                if {(player, other), (other, player)} & model.agreed and (player, other) not in model.blocks
            }
            received = [other for other in expected if expected[other] is RECEIVED]
            assert await store.read(partial(friends.count_received, player=player)) == len(received)
    assert seen == {*Relation}


@pytest.mark.both_databases
@pytest.mark.parametrize("second", ["ask", "block"])
async def test_two_workers_that_write_at_once_leave_one_row_or_none(
    store: Store, tmp_path: Path, database: str, second: str
) -> None:
    other = await open_store(tmp_path, database)
    for _turn in range(8):
        own = ask(other, "ben", "anna") if second == "ask" else other.write(partial(block, player="ben", other="anna"))
        writes: list[Awaitable[object]] = [ask(store, "anna", "ben"), own]
        RNG.shuffle(writes)
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert all(isinstance(each, FriendRefused | Relation | bool) for each in found), found
        if second == "block":
            assert (await relation(store, "ben", "anna"), await relation(store, "anna", "ben")) in AFTER_BLOCK
            assert await store.read(partial(friends.read_friends, player="ben")) == []
            await store.write(partial(unblock, player="ben", other="anna"))
        else:
            assert (await relation(store, "ben", "anna"), await rows(store)) == (FRIENDS, 1)
            await store.write(partial(friends.end_friendship, player="ben", other="anna"))
    await other.close()


async def test_only_accounts_have_friends_and_nobody_is_a_friend_of_themselves(store: Store) -> None:
    await store.write(partial(add_player, player="emil", kind="guest"))
    for one, other in (("anna", "anna"), ("anna", "emil"), ("emil", "anna"), ("anna", "nobody")):
        with pytest.raises(FriendRefused):
            await ask(store, one, other)
    await store.write(partial(delete_player, player="ben"))
    with pytest.raises(PlayerGone):
        await ask(store, "anna", "ben")
    assert await rows(store) == 0


async def test_a_deleted_account_leaves_nothing_behind(store: Store) -> None:
    await ask(store, "anna", "ben")
    await ask(store, "ben", "anna")
    await ask(store, "carl", "anna")
    await store.write(partial(friends.make_link, player="anna"))

    await store.write(partial(delete_player, player="anna"))

    links = await store.read(lambda connection: connection.execute(sa.select(FRIEND_LINKS)).all())
    assert (await rows(store), links) == (0, [])


@pytest.mark.parametrize(
    ("limit", "most", "prepare"),
    [
        ("MAX_SENT", 1, [("anna", "carl")]),
        ("MAX_RECEIVED", 1, [("carl", "ben")]),
        ("MAX_FRIENDS", 1, [("anna", "carl"), ("carl", "anna")]),
        ("MAX_FRIENDS", 1, [("ben", "carl"), ("carl", "ben")]),
    ],
)
async def test_limits_hold(
    store: Store, monkeypatch: pytest.MonkeyPatch, limit: str, most: int, prepare: list[tuple[str, str]]
) -> None:
    monkeypatch.setattr(friends, limit, most)
    for pair in prepare:
        await ask(store, *pair)
    before = await rows(store)

    with pytest.raises(FriendRefused):
        await ask(store, "anna", "ben")

    assert await rows(store) == before


@pytest.mark.both_databases
async def test_a_link_makes_one_friend(store: Store) -> None:
    secret = await store.write(partial(friends.make_link, player="anna"))
    owner = await store.read(partial(friends.read_link_owner, secret=secret))
    with pytest.raises(FriendRefused):
        await store.write(partial(friends.use_link, secret=secret, player="anna"))

    used = await asyncio.gather(
        *(store.write(partial(friends.use_link, secret=secret, player=player)) for player in ("ben", "carl")),
        return_exceptions=True,
    )

    assert owner is not None
    assert owner.id == "anna"
    assert {type(each) for each in used} == {str, FriendRefused}
    assert await rows(store) == 1
    assert await store.read(partial(friends.read_links, player="anna")) == []


async def test_a_blocked_player_sees_a_link_that_has_ended(store: Store) -> None:
    secret = await store.write(partial(friends.make_link, player="anna"))
    await store.write(partial(block, player="anna", other="ben"))
    use = partial(friends.use_link, player="ben")

    told = []
    for each in (secret, "unknown"):
        assert await store.read(partial(friends.read_link_owner, secret=each, reader="ben")) is None
        with pytest.raises(FriendRefused) as refused:
            await store.write(partial(use, secret=each))
        told.append(str(refused.value))

    assert told[0] == told[1]
    assert await store.read(partial(friends.read_link_owner, secret=secret, reader="carl")) is not None


async def test_links_of_a_banned_player_work_for_nobody(store: Store) -> None:
    secret = await store.write(partial(friends.make_link, player="anna"))
    await store.write(partial(restrict, player="anna", until=None, reason=""))

    assert await store.read(partial(friends.read_link_owner, secret=secret, reader="ben")) is None
    with pytest.raises(FriendRefused, match="already been used, or it has expired"):
        await store.write(partial(friends.use_link, secret=secret, player="ben"))

    assert await rows(store) == 0
    await store.write(partial(release, player="anna"))
    assert await store.write(partial(friends.use_link, secret=secret, player="ben")) == "anna"


async def test_requests_of_blocked_players_count_for_their_senders_only(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "MAX_RECEIVED", 1)
    monkeypatch.setattr(friends, "MAX_SENT", 1)
    await store.write(partial(block, player="anna", other="ben"))
    assert await ask(store, "ben", "anna") is SENT
    assert await ask(store, "carl", "anna") is SENT

    with pytest.raises(FriendRefused):
        await ask(store, "ben", "dora")
    assert await store.read(partial(friends.count_received, player="anna")) == 1


async def test_a_link_ends_and_does_not_go_past_a_block(store: Store) -> None:
    secret = await store.write(partial(friends.make_link, player="anna"))
    await store.write(partial(block, player="ben", other="anna"))
    with pytest.raises(FriendRefused):
        await store.write(partial(friends.use_link, secret=secret, player="ben"))
    await store.write(lambda connection: connection.execute(sa.update(FRIEND_LINKS).values(ends=days_ago(0))))

    with pytest.raises(FriendRefused):
        await store.write(partial(friends.use_link, secret=secret, player="carl"))

    assert await rows(store) == 0


async def test_a_player_has_few_links_and_the_oldest_ends_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MAX_LINKS", 2)
    made = [await store.write(partial(friends.make_link, player="anna")) for _link in range(2)]
    earlier = sa.update(FRIEND_LINKS).where(friends._select_link(made[0])).values(ends=seconds_ahead(60))
    await store.write(lambda connection: connection.execute(earlier))

    made.append(await store.write(partial(friends.make_link, player="anna")))

    owners = [await store.read(partial(friends.read_link_owner, secret=secret)) for secret in made]
    assert [owner is not None for owner in owners] == [False, True, True]
    await store.write(partial(friends.end_links, player="anna"))
    assert await store.read(partial(friends.read_links, player="anna")) == []


async def test_only_friends_see_who_is_here_and_only_of_those_who_choose_it(store: Store) -> None:
    for pair in (("anna", "ben"), ("ben", "anna"), ("carl", "ben"), ("ben", "dora")):
        await ask(store, *pair)

    async def here() -> set[str]:
        listed = await store.read(partial(friends.read_friends, player="ben"))
        return {friend.player for friend in listed if friend.is_here}

    for player in PEOPLE:
        await store.write(partial(record_presence, player=player))
    by_default = await here()
    for player in PEOPLE:
        await store.write(partial(friends.show_presence, player=player, is_shown=True))
    chosen = await here()
    await store.write(partial(friends.show_presence, player="anna", is_shown=False))
    await store.write(partial(record_presence, player="anna"))

    assert (by_default, chosen, await here()) == (set(), {"anna"}, set())


def challenge(matches: MatchRegistry, player: str, other: str) -> Callable[[], Awaitable[Live]]:
    seats = (Seat("account", player, player.title()), Seat("open", called=other.title(), kept_for=other))
    terms = Terms(TimeControl.read("1d"), is_challenge=True)
    check = partial(friends.check_may_challenge, player=player, other=other)
    return partial(matches.start, "balloon-cup", "rio-grande", seats, 0, terms, check)


async def test_a_challenge_is_refused_after_a_block_in_either_direction(store: Store, matches: MatchRegistry) -> None:
    for blocking, blocked in (("anna", "ben"), ("ben", "anna")):
        await store.write(partial(block, player=blocking, other=blocked))
        with pytest.raises(FriendRefused) as refused:
            await challenge(matches, "anna", "ben")()
        await store.write(partial(unblock, player=blocking, other=blocked))
        told = "You blocked this player." if blocking == "anna" else "does not accept challenges from you now."
        assert told in str(refused.value)
    await challenge(matches, "anna", "ben")()
    assert len(await store.list_invitations("ben")) == 1


@pytest.mark.both_databases
async def test_one_challenge_to_a_player_is_open_at_a_time_and_few_in_all(
    store: Store, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert matches.store is store
    monkeypatch.setattr(friends, "MAX_CHALLENGES", 2)
    begun = await asyncio.gather(*(challenge(matches, "anna", "ben")() for _try in range(3)), return_exceptions=True)
    await challenge(matches, "anna", "carl")()
    with pytest.raises(FriendRefused):
        await challenge(matches, "anna", "dora")()
    await challenge(matches, "dora", "ben")()
    with pytest.raises(FriendRefused) as refused:
        await challenge(matches, "carl", "ben")()

    lives = [each for each in begun if isinstance(each, Live)]
    assert [type(each) for each in begun].count(FriendRefused) == 2
    assert "does not accept challenges from you now." in str(refused.value)
    await lives[0].handle(Decline("ben"))
    await challenge(matches, "anna", "ben")()


async def latest(store: Store, player: str) -> list[Summary]:
    read = partial(read_own_matches, player=player, limit=9, most_invitations=9, days=3)
    return await store.read(read)


@pytest.mark.parametrize("answer", ["declined", "expired", "withdrawn", "accepted"])
async def test_a_challenger_learns_the_answer(store: Store, matches: MatchRegistry, answer: str) -> None:
    live = await challenge(matches, "anna", "ben")()
    [asked] = await latest(store, "ben")
    match answer:
        case "declined":
            await live.handle(Decline("ben"))
        case "expired":
            await live.handle(ExpireNow())
        case "withdrawn":
            await live.handle(Resign(), 0, live.match.ply)
        case "accepted":
            await live.handle(Sit(Seat("account", "ben", "Ben")))

    told = await latest(store, "anna")
    assert (asked.is_challenge, asked.own) == (True, ())
    assert [(row.is_unanswered, row.is_declined) for row in told] == {
        "declined": [(True, True)],
        "expired": [(True, False)],
        "withdrawn": [],
        "accepted": [(False, False)],
    }[answer]
    assert len(await latest(store, "ben")) == (answer == "accepted")
    notices = decide_notices(told, {NoticeKind.RESULT}, now())
    texts = [write_message(notice, "en") for notice in notices]
    assert [(text.title, text.body.rpartition(" · ")[2]) for text in texts] == {
        "declined": [("Your challenge was not accepted", "declined your challenge")],
        "expired": [("Your challenge was not accepted", "did not answer your challenge")],
    }.get(answer, [])


@pytest.mark.parametrize(("clock", "seconds"), [("5+3", OFFER_SECONDS), ("1d", OFFERED_DAYS * 86_400)])
async def test_a_challenge_expires_like_an_offer(
    store: Store, matches: MatchRegistry, clock: str, seconds: int
) -> None:
    seats = (Seat("account", "anna", "Anna"), Seat("open", called="Ben", kept_for="ben"))
    terms = Terms(TimeControl.read(clock), is_challenge=True)
    check = partial(friends.check_may_challenge, player="anna", other="ben")
    live = await matches.start("balloon-cup", "rio-grande", seats, 0, terms, check)

    assert live.deadline is not None
    assert abs(milliseconds_between(live.info.begun_at, live.deadline) - 1000 * seconds) < 1000
    assert await store.list_offers() == []
    assert not await live.handle(Sit(Seat("account", "carl", "Carl")))
    assert await live.handle(Sit(Seat("account", "ben", "Ben")))


async def test_a_player_blocks_few_others(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "MAX_BLOCKS", 1)

    blocked = [await store.write(partial(block, player="anna", other=other)) for other in ("ben", "carl", "anna")]

    assert blocked == [True, False, False]
    assert await relation(store, "anna", "carl") is NONE
