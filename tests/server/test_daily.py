"""Tests of the daily: the same cards for all, one attempt for each player, and no hidden data before the day ends."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.acting import act, an_action
from tests.server.merging import merge
from tests.server.turned import Turned, see_to

from skyhop.game import registry
from skyhop.game.ending import ABORTED, RESIGNATION, ending_of
from skyhop.game.journal import JournalEntry
from skyhop.server import daily
from skyhop.server.daily import (
    DailyRecorder,
    DailyTask,
    DayTable,
    DayTables,
    Ranked,
    Try,
    begin_try,
    count_streak,
    list_tasks,
    read_table,
    read_tries,
)
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import ReplaceBot, Resign
from skyhop.server.matches.create import DAILY_SPREAD_SECONDS
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import TAKE_BACK
from skyhop.server.matches.retention import RetentionPolicy
from skyhop.server.matches.spectators import may_watch
from skyhop.server.matches.state import are_hints_allowed
from skyhop.server.schema import TRIES
from skyhop.server.seats import Seat
from skyhop.server.shuffle_proof import check_shuffles
from skyhop.server.store.projections import record
from skyhop.server.store.store import keep_player, open_store
from skyhop.server.timestamps import find_today

pytestmark = pytest.mark.usefixtures("clock")
DAY = 24 * 3600
TODAY = "2026-06-01"
DAYS = [daily.shift_day(TODAY, -back) for back in range(6)]


def secret_of(text: str) -> bytes:
    """Derive bytes as a server does, with a key of the tests."""
    return hashlib.sha256(f"key {text}".encode()).digest()


def task_of(game: str, day: str = TODAY) -> DailyTask:
    return next(task for task in list_tasks(day, secret_of) if task.game.name == game)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Turned:
    return Turned(monkeypatch)


async def begun(matches: MatchRegistry, player: str, game: str = "balloon-cup", *, is_counted: bool = True) -> Live:
    await keep_player(matches.store, f"{player}:1", player, player.title())
    task = task_of(game, find_today())
    return await begin_try(matches, task, Seat("guest", player), task.make_ruleset(), is_counted=is_counted)


async def play_out(live: Live) -> None:
    """Play the first legal action of each seat until the match is over, without its bots."""
    while (seat := live.match.to_decide) is not None:
        view = live.match.view(seat)
        await act(live, seat, live.match.ply, live.match.game.write(view, live.match.game.legal(view)[0]))


async def recorded(matches: MatchRegistry) -> None:
    for event in await matches.store.read(DailyRecorder().find_missing):
        await record(matches.store, DailyRecorder(), event)


async def tries(matches: MatchRegistry, player: str) -> list[Try]:
    return await matches.store.read(partial(read_tries, player=player))


def test_each_game_for_one_person_has_a_task_of_its_own_secret() -> None:
    tasks = [*list_tasks(TODAY, secret_of), *list_tasks(DAYS[1], secret_of)]

    assert {task.game.name for task in tasks} == set(registry.names())
    assert len({task.secret for task in tasks}) == len({task.commitment for task in tasks}) == len(tasks)


def test_the_map_of_a_day_is_the_same_for_all_and_another_one_tomorrow() -> None:
    maps = [dict(task_of("aeronaut-odyssey", day).make_ruleset()) for day in (TODAY, TODAY, DAYS[1])]

    assert maps[0] == maps[1]
    assert maps[0]["board"] != maps[2]["board"]
    assert maps[0]["solo"]


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
async def test_all_players_get_the_same_deal(matches: MatchRegistry, game: str) -> None:
    one, two = await begun(matches, "anna", game), await begun(matches, "ben", game)

    def dealt(live: Live) -> list[tuple[int | str, str]]:
        return [(entry.actor, entry.text) for entry in live.match.journal.entries]

    assert one.info.id != two.info.id
    assert one.info.rematch != two.info.rematch
    assert (dealt(one), one.info.ruleset, one.info.first) == (dealt(two), two.info.ruleset, two.info.first)
    assert [seat.player == "anna" for seat in one.seats] == [seat.player == "ben" for seat in two.seats]


@pytest.mark.both_databases
async def test_two_clicks_on_two_workers_give_one_try(matches: MatchRegistry, database: str, tmp_path: Path) -> None:
    other = MatchRegistry(await open_store(tmp_path, database)) if database else matches
    await keep_player(matches.store, "anna:1", "anna", "Anna")
    clicks = await asyncio.gather(*(begun(each, "anna") for each in (matches, other, matches, other)))

    assert len({live.info.id for live in clicks}) == 1
    assert [each.match for each in await tries(matches, "anna")] == [clicks[0].info.id]
    assert [row.id for row in await matches.store.list_matches("anna")] == [clicks[0].info.id]
    if other is not matches:
        await other.close()


async def test_the_same_decisions_lead_to_the_same_match(matches: MatchRegistry) -> None:
    """Bots decide by the secret of the day and by the actions so far, also in a match that was opened anew."""

    async def journal(player: str) -> list[JournalEntry]:
        live = await begun(matches, player)
        for _turn in range(6):
            live.bots.start()
            await live.bots.wait(60)
            seat = live.match.to_decide
            assert seat is not None
            view = live.match.view(seat)
            await act(live, seat, live.match.ply, live.match.game.write(view, live.match.game.legal(view)[-1]))
        return [entry._replace(seal="", at=None) for entry in live.match.journal.entries]

    assert await journal("anna") == await journal("ben")


async def test_nothing_hidden_is_shown_before_the_day_ends(matches: MatchRegistry, clock: Turned) -> None:
    live = await begun(matches, "anna")
    await live.handle(Resign(), live.seat_of("anna") or 0, live.match.ply)

    assert live.match.outcome is not None
    assert not live.is_revealed
    assert "secret" not in live.info.build_shuffle_proof(is_over=True)
    assert (may_watch(live, "anna"), may_watch(live, "ben")) == (True, False)
    clock.turn(DAY / 2)
    assert live.is_revealed
    assert live.info.build_shuffle_proof(is_over=True)["secret"] == live.info.secret.hex()
    assert may_watch(live, "ben")


async def test_the_published_secret_proves_the_shuffles(matches: MatchRegistry, clock: Turned) -> None:
    live = await begun(matches, "anna")
    await play_out(live)
    clock.turn(DAY)
    journal = live.match.journal
    journal.proof = live.info.build_shuffle_proof(is_over=True) | {"by_lot": live.info.by_lot}

    checked = check_shuffles(journal, task_of("balloon-cup").commitment)

    assert checked.fits, checked.sentences
    assert checked.shuffles


async def test_a_try_has_neither_hints_nor_undo(matches: MatchRegistry) -> None:
    live = await begun(matches, "anna", "aeronaut-odyssey")
    await act(live, *an_action(live))

    assert not are_hints_allowed(live)
    assert TAKE_BACK.count_takeable_actions(live, 0) == 0


async def test_a_failed_bot_of_a_try_is_not_replaced(matches: MatchRegistry) -> None:
    """All players have the same opponent, and nobody sees both hands."""
    live = await begun(matches, "anna")
    while (seat := live.match.to_decide) is None or live.seats[seat].kind != "bot":
        await act(live, *an_action(live))
    await live.note_failure(live.match.ply, seat, live.seats[seat])
    assert live.stuck_seat == seat

    for other in (None, Seat("bot", "random")):
        with pytest.raises(StaleAction):
            await live.handle(ReplaceBot(other), 1 - seat, live.match.ply)

    assert live.seats[seat].kind == "bot"


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
async def test_a_match_played_to_its_end_has_a_result(matches: MatchRegistry, game: str) -> None:
    live = await begun(matches, "anna", game)
    await play_out(live)
    await recorded(matches)

    (result,) = await tries(matches, "anna")
    assert (result.day, result.game, result.match, result.is_counted) == (TODAY, game, live.info.id, True)
    assert result.points is not None
    assert result.against is not None
    assert result.actions
    winners = live.match.outcome.winners if live.match.outcome else ()
    assert (result.won == 1) is (winners == (live.seat_of("anna"),))
    if result.points != result.against:
        assert (result.points > result.against) is (result.won == 1)
    assert await matches.store.read(DailyRecorder().find_missing) == []


@pytest.mark.parametrize(("game", "has_points"), [("pig", True), ("kuhn-poker", True), ("nim", False)])
async def test_a_simple_game_has_a_result_by_its_winner_and_its_points(
    matches: MatchRegistry, game: str, *, has_points: bool
) -> None:
    with registry.with_examples():
        live = await begun(matches, "anna", game)
        await play_out(live)
        await recorded(matches)

        (result,) = await tries(matches, "anna")
        own, points = live.seat_of("anna") or 0, live.match.game.points(live.match.state)
    assert live.match.outcome is not None
    assert (result.points, result.against) == (points[own], points[1 - own])
    assert result.won == (live.match.outcome.winners == (own,)) - (live.match.outcome.winners == (1 - own,))
    assert any(points) is has_points


@pytest.mark.parametrize(
    ("winners", "seats", "won"), [((0,), 2, 1), ((1,), 2, -1), ((0, 1), 2, 0), ((), 2, 0), ((0,), 1, 1), ((), 1, -1)]
)
def test_the_winners_decide_a_result(winners: tuple[int, ...], seats: int, won: int) -> None:
    assert daily._compare_winners(winners, 0, seats) == won


RESULTS = st.builds(
    partial(Try, TODAY, "nim", "match", is_counted=True),
    won=st.sampled_from((-1, 0, 1)),
    points=st.integers(-9, 9),
    against=st.integers(-9, 9),
    actions=st.integers(1, 9),
)


@given(results=st.lists(RESULTS, min_size=1))
def test_wins_come_before_draws_and_draws_before_defeats(results: list[Try]) -> None:
    won = [result.won or 0 for result in sorted(results, key=lambda result: result.order)]

    assert won == sorted(won, reverse=True)


@pytest.mark.parametrize("days", [0, 1])
async def test_a_match_that_was_resigned_or_ended_after_its_day_has_no_points(
    matches: MatchRegistry, clock: Turned, days: int
) -> None:
    live = await begun(matches, "anna", "aeronaut-odyssey")
    if days:
        clock.turn(days * DAY)
        await play_out(live)
    else:
        await live.handle(Resign(RESIGNATION), 0, live.match.ply)
    await recorded(matches)

    (result,) = await tries(matches, "anna")
    assert result.ended_at is not None
    assert result.points is None
    assert (await matches.store.read(partial(read_table, day=TODAY, game=live.info.game))).rows == ()


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
async def test_a_try_that_is_not_finished_ends_soon_after_its_day(
    matches: MatchRegistry, clock: Turned, game: str
) -> None:
    live = await begun(matches, "anna", game)
    await act(live, *an_action(live))
    clock.turn(DAY / 2 - 0.001)
    await see_to(matches)
    before = live.match.outcome
    clock.turn(DAILY_SPREAD_SECONDS)
    await see_to(matches)
    await recorded(matches)

    assert before is None
    assert live.match.outcome is not None
    assert ending_of(live.match.outcome) is ABORTED
    (result,) = await tries(matches, "anna")
    assert (result.ended_at is None, result.points) == (False, None)
    assert await matches.store.list_matches("anna", is_over=False) == []


async def test_a_try_of_a_removed_match_is_over(matches: MatchRegistry, clock: Turned) -> None:
    live = await begun(matches, "anna")
    clock.turn(DAY)

    await matches.store.write(partial(RetentionPolicy.of_days(0, 0, 0).forget, matches=[live.info.id]))

    (result,) = await tries(matches, "anna")
    assert (result.ended_at is None, result.points) == (False, None)


async def test_the_table_lists_counted_tries_and_tells_the_own_place(matches: MatchRegistry) -> None:
    for player, is_counted in (("anna", True), ("ben", True), ("carl", False)):
        live = await begun(matches, player, "aeronaut-odyssey", is_counted=is_counted)
        await play_out(live)
    await recorded(matches)

    table = await matches.store.read(partial(read_table, day=TODAY, game="aeronaut-odyssey"))

    assert {row.name for row in table.rows} == {"Anna", "Ben"}
    assert [row.place for row in table.rows] == [1, 1]  # equal actions on an equal deal
    places = [table.find_place(own) for player in ("anna", "ben", "carl") for own in await tries(matches, player)]
    assert places == [(1, 2), (1, 2), None]
    assert table.best_play is not None


@given(results=st.lists(RESULTS, min_size=1), index=st.integers(0))
def test_a_place_counts_the_better_results(results: list[Try], index: int) -> None:
    """The table may lack the result, as long as it is new or hidden."""
    named = [result._replace(match=f"match{number}") for number, result in enumerate(results)]
    own = named[index % len(named)]
    others = [result for result in named if result != own]
    place = 1 + sum(result.order < own.order for result in others)

    for listed in (named, others):
        rows = [Ranked("", result, 0) for result in sorted(listed, key=lambda result: result.order)]
        assert DayTable(tuple(rows)).find_place(own) == (place, len(named))


async def test_readers_share_a_table_for_some_seconds(matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, game = DayTables(), "aeronaut-odyssey"
    before = await tables.read(matches.store, TODAY, game)
    await play_out(await begun(matches, "anna"))
    await play_out(await begun(matches, "ben", game))
    await recorded(matches)

    assert await tables.read(matches.store, TODAY, game) is before
    assert len((await tables.read(matches.store, TODAY, "balloon-cup")).rows) == 1
    monkeypatch.setattr(daily, "CACHE_SECONDS", 0)
    assert len((await tables.read(matches.store, TODAY, game)).rows) == 1


async def test_readers_of_many_days_leave_few_tables_in_memory(matches: MatchRegistry) -> None:
    tables, days = DayTables(), [daily.shift_day(TODAY, -number) for number in range(2 * daily.MAX_CACHED_TABLES)]

    for day in days:
        await tables.read(matches.store, day, "balloon-cup")

    assert [day for day, _game in tables._kept] == days[-daily.MAX_CACHED_TABLES :]


async def test_a_try_follows_a_guest_into_another_person_but_never_gives_a_second_try(matches: MatchRegistry) -> None:
    as_guest, own = await begun(matches, "anna", is_counted=False), await begun(matches, "ben")
    other = await begun(matches, "anna", "aeronaut-odyssey", is_counted=False)
    await merge(matches, "anna", "ben")

    assert {each.match for each in await tries(matches, "ben")} == {own.info.id, other.info.id}
    assert await tries(matches, "anna") == []
    assert (await begun(matches, "ben", "aeronaut-odyssey")).info.id == other.info.id
    assert as_guest.info.id != own.info.id


@given(played=st.sets(st.sampled_from(DAYS)))
def test_a_streak_ends_at_the_first_day_without_a_result(played: set[str]) -> None:
    count = count_streak(played, TODAY)
    last = 0 if TODAY in played else 1

    assert played.issuperset(DAYS[last : last + count])
    assert last + count == len(DAYS) or DAYS[last + count] not in played


def test_a_day_ends_at_midnight_by_the_clock_of_the_server(clock: Turned) -> None:
    assert find_today() == TODAY
    assert daily.milliseconds_left(TODAY) == DAY * 1000 // 2
    clock.turn(DAY / 2 - 0.001)
    assert (find_today(), daily.milliseconds_left(TODAY)) == (TODAY, 1)
    clock.turn(0.001)
    assert find_today() == "2026-06-02"


def test_the_schema_allows_one_try_a_player_day_and_game() -> None:
    assert {column.name for column in TRIES.primary_key} == {"player", "day", "game"}
