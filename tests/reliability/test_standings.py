"""Tests of complete tournaments of bots: a recount from the journals agrees, and finds every change."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Collection, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.turned import Turned, see_to
from tools.reliability.standings import recount_tournament

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.game.ending import TIME
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.context import Command, CommandContext
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.remarks import RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, keep_player, open_store
from skyhop.server.timestamps import now
from skyhop.server.tournaments import Form, NextStep, Phase, Tournament, TournamentTerms
from skyhop.server.tournaments.pairing import RoundPlan, plan_round
from skyhop.server.tournaments.service import TournamentService, choose_rules, enter, withdraw
from skyhop.web.pages.lobby.tournament_parts import write_document

NAME = "cup1"
RULESETS = {"balloon-cup": "rio-grande", "aeronaut-odyssey": "pioneer"}
AT_ONCE = 16
"""Matches that are played at the same time."""


async def plan(tournament: Tournament) -> RoundPlan:
    return await asyncio.to_thread(plan_round, tournament)


class Cup:
    """A tournament over a store, whose matches bots play for its entrants."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store, self.chance = store, random.Random(seed)
        self.matches = MatchRegistry(store)
        self.service = TournamentService(self.matches, plan)

    async def open(self, form: Form, control: str, rounds: int, seats: int = 2) -> None:
        """Open a tournament, with Aeronaut Odyssey in pods."""
        read, game = TimeControl.read(control), registry.game(list(RULESETS)[seats > 2])
        assert read is not None
        rules = choose_rules(game, RULESETS[game.name], seats)
        await keep_player(self.store, "host:1", "host", "Host")
        terms = TournamentTerms(
            NAME, "Cup", form, game.name, rules, read, rounds, form.max_entrants, has_bots=False, begins_at=now()
        )
        await self.service.open(terms._replace(seats=seats), Seat("guest", "host"))

    async def enter(self, *numbers: int) -> None:
        for number in numbers:
            player = f"p{number}"
            await keep_player(self.store, f"{player}:1", player, f"Player {number}")
            await self.service.change(NAME, partial(enter, seat=Seat("guest", player)))

    async def withdraw(self, *numbers: int) -> None:
        for number in numbers:
            entrant = (await self.read()).entrants[number]
            await self.service.change(NAME, partial(withdraw, entrant=entrant))

    async def read(self) -> Tournament:
        return await self.service.read(NAME)

    async def restart(self, database: str, folder: Path) -> None:
        """Go on as another process does, after a kill: nothing but the store is left."""
        await self.store.close()
        self.store = await open_store(folder, database)
        self.matches = MatchRegistry(self.store)
        self.service = TournamentService(self.matches, plan)

    async def play_matches(self, share_to_end: float, absent: Collection[int] = ()) -> None:
        """Play all running matches to their ends; an absent entrant does not come."""
        tournament, turns = await self.read(), asyncio.Semaphore(AT_ONCE)

        async def play(match: str, late: Sequence[int]) -> None:
            async with turns:
                live = await self.matches.open(match)
                for seat in late:
                    await live.handle(NoShow(), seat)
                await self._play(live, share_to_end)

        running = [pairing for pairing in tournament.pairings if pairing.match not in tournament.results]
        await asyncio.gather(
            *(
                play(each.match, [seat for seat, entrant in enumerate(each.entrants) if entrant in absent])
                for each in running
            )
        )

    async def _play(self, live: Live, share_to_end: float) -> None:
        game = live.match.game
        names = [self.chance.choice(("random", "greedy")) for _seat in live.seats]
        players = [bot.bot(name, game, self.chance.getrandbits(32)) for name in names]
        ends = None if self.chance.random() < share_to_end else self.chance.randrange(2, 12)
        while (seat := live.match.to_decide) is not None:
            if live.match.ply == ends and len(players) == 2 and self.chance.random() < 0.3:
                await live.handle(Propose(DRAW), seat, live.match.ply)
                await live.handle(Propose(DRAW), 1 - seat, live.match.ply)
                return
            if ends is not None and live.match.ply >= ends and live.seats[seat].acts_for_itself:
                await live.handle(Resign(), seat, live.match.ply)
                continue
            view = live.match.view(seat)
            await live.handle(Play(game.write(view, players[seat].choose(view))), seat, live.match.ply)

    async def recount(self) -> dict[str, float]:
        found = await recount_tournament(self.store, NAME, write_document(await self.read()))
        assert found.told == []
        return {figure.name: figure.value for figure in found.figures}


class NoShow(Command[None]):
    """Command: a seat misses its first turn. In a match of more than two, a bot takes it, and the match goes on."""

    async def run(self, context: CommandContext) -> None:
        """Do what the deadline does."""
        await context.append(context.make_leave_step(TIME, context.seat), RemarkKind.LATE)


@pytest.fixture
async def cup(tmp_path: Path, database: str) -> AsyncIterator[Cup]:
    opened = Cup(await open_store(tmp_path, database), seed=5)
    yield opened
    await opened.store.close()


async def play_rounds(cup: Cup, count: int, rounds: int, share_to_end: float, seats: int = 2) -> Tournament:
    """Play a Swiss tournament or pods in which some come late, some leave, and some do not come to a match."""
    late, gone, absent = [count, count + 1], [1, 4], [2]
    await cup.open(Form.SWISS if seats == 2 else Form.PODS, "5+3", rounds, seats)
    await cup.enter(*range(count))
    while (tournament := await cup.read()).phase is not Phase.OVER:
        await cup.service.update()
        tournament = await cup.read()
        assert tournament.find_next_step(now()) is NextStep.WAIT
        await cup.play_matches(share_to_end, absent if len(tournament.rounds) == 2 else ())
        if len(tournament.rounds) == 2:
            await cup.enter(*late)
            await cup.withdraw(*gone)
        if len(tournament.rounds) == 3:
            await cup.enter(*absent, gone[0])
    return tournament


CHANGES = {
    "standings": "UPDATE players SET name = 'Nobody' WHERE id = 'p3'",
    "results of the tournament": "UPDATE matches SET outcome = '[[], \"draw\"]' "
    "WHERE outcome || '' LIKE '[[_]%' AND outcome || '' NOT LIKE '%time%'",  # a changed no-show would change pairings
    "pairings": "UPDATE tournament_records SET at = '2020-01-01T00:00:00.000+00:00' WHERE kind = 'paired'",
}
"""Changes by the kind of disagreement that they cause, and that none before them causes."""


@pytest.mark.parametrize("count", [7, pytest.param(16, marks=pytest.mark.slow)])
async def test_pods_are_recounted_and_hardly_anybody_meets_an_opponent_twice(cup: Cup, count: int) -> None:
    """16 enter in time and two come late. Some leave, one does not come, and two return."""
    over = await play_rounds(cup, count, 4, 1 if count > 7 else 0, 4 if count > 7 else 3)
    figures = await cup.recount()

    assert (len(over.entrants), figures["recounted: rounds"]) == (count + 2, 4)
    assert figures["recounted: matches of the tournament"] == len(over.pairings)
    assert sorted({len(pairing.entrants) for pairing in over.pairings}) == ([3, 4] if count > 7 else [2, 3])
    met = Counter(pair for pairing in over.pairings for pair in combinations(sorted(pairing.entrants), 2))
    assert sum(times > 1 for times in met.values()) <= (1 if count > 7 else 6)


async def test_the_recount_agrees_with_a_small_tournament_and_finds_what_was_changed(cup: Cup) -> None:
    shown = write_document(await play_rounds(cup, 7, 4, 0))
    before = await cup.recount()
    assert (before["recounted: rounds"], before["recounted: matches of the tournament"]) == (4, 13)

    for what, change in CHANGES.items():
        await cup.store.write(lambda connection, change=change: connection.execute(sa.text(change)))  # type: ignore[misc]
        found = await recount_tournament(cup.store, NAME, shown)
        after = {figure.name: figure.value for figure in found.figures}
        assert (before[f"disagreements: {what}"], after[f"disagreements: {what}"] > 0) == (0, True)
        before = after


@pytest.mark.slow
async def test_a_swiss_tournament_of_128_is_paired_as_well_as_by_an_independent_program(cup: Cup) -> None:
    """126 enter in time and two come late. Some leave, some do not come, and one returns."""
    pytest.importorskip("py4swiss", reason="py4swiss has wheels for Python 3.11 only")
    from tests.server.test_swiss_oracle import Played, check_round, entrants_after

    over = await play_rounds(cup, 126, 9, 0.25)
    figures = await cup.recount()

    assert (len(over.entrants), figures["recounted: rounds"]) == (128, 9)
    assert figures["recounted: matches of the tournament"] == 63 + 63 + 62 + 6 * 63
    rounds = [
        Played(
            tuple((pairing.entrants[0], pairing.entrants[1]) for pairing in each.pairings),
            next(iter(each.byes), None),
            tuple(over.results[pairing.match].points[0] for pairing in each.pairings),
        )
        for each in over.rounds
    ]
    missed = {each.number: each.missed for each in over.entrants}
    for number, own in enumerate(rounds):
        known = [each for each in entrants_after(rounds[:number], 128, missed) if missed[each.number] <= number]
        assert check_round(rounds[:number], own, len(rounds), known, missed)


@pytest.mark.parametrize("count", [4, pytest.param(10, marks=pytest.mark.slow)])
async def test_a_round_robin_by_days_ends_though_some_players_let_their_time_run_out(
    cup: Cup, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """One never comes, and one leaves after a few turns. In the middle, another process takes over."""
    clock = Turned(monkeypatch)
    await cup.open(Form.ROUND_ROBIN, "1d", 3)
    await cup.enter(*range(count))
    await cup.service.update()
    begun, days = await cup.read(), 0
    assert len(begun.rounds) == len({pairing.match for pairing in begun.pairings}) * 2 // count == count - 1
    while (tournament := await cup.read()).phase is not Phase.OVER:
        assert days < 200
        for pairing in tournament.pairings:
            live = await cup.matches.open(pairing.match)
            if (seat := live.match.to_decide) is None or (
                pairing.entrants[seat] == 0 or (pairing.entrants[seat] == 1 and live.match.ply > 10)
            ):
                continue
            while live.match.to_decide == seat:  # a turn may have several actions
                view, game = live.match.view(seat), live.match.game
                await live.handle(Play(game.write(view, cup.chance.choice(game.legal(view)))), seat, live.match.ply)
        if days == 6:
            await cup.restart(database, tmp_path)
        days += 1
        clock.turn(20 * 60 * 60)
        await see_to(cup.matches)
        await cup.service.update()

    figures = await cup.recount()
    assert figures["recounted: matches of the tournament"] == count * (count - 1) // 2
    lives = [await cup.matches.open(pairing.match) for pairing in begun.pairings]
    assert {"time"} < {live.match.outcome.reason for live in lives if live.match.outcome}
    lost = [live for live in lives if live.match.outcome and live.match.outcome.reason == "time"]
    assert {False, True} == {any(each.said is RemarkKind.LATE for each in live.remarks) for live in lost}
    assert (await cup.read()).standings[-1].entrant.number == 0
