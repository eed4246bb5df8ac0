"""Golden stores and journals: files that releases wrote, which every later version must open.

`python -m tests.server.golden_store` writes those of this version: the tables as SQL, the expected matches as JSON, and
the journals of these matches. It never replaces a file, since that file records the past.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.merging import merge

from skyhop import __version__
from skyhop.game import registry
from skyhop.game.ending import LEFT
from skyhop.puzzles.collection import collection
from skyhop.server import daily
from skyhop.server.accounts import Passkey, add_passkey, begin_session, new_codes, open_account, rename
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.daily import DailyRecorder, DailyTask, begin_try
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import GiveTime, Play, Resign, Return, Say, Sit, TakeHint
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, TAKE_BACK, Answer, Propose
from skyhop.server.names import LONGEST
from skyhop.server.notices.decision import NoticeKind, decide_notices
from skyhop.server.notices.subscriptions import (
    ChannelKind,
    Confirmation,
    Subscription,
    add_subscription,
    queue_notices,
    request_confirmation,
)
from skyhop.server.players.friends import befriend, check_may_challenge, make_link, show_presence
from skyhop.server.players.moderation import (
    OperatorAction,
    block,
    log_action,
    mute,
    remove_name,
    report,
    restrict,
)
from skyhop.server.players.sessions import begin_operator_session, keep_proof, make_operator_link
from skyhop.server.players.tokens import Scope, begin_stream
from skyhop.server.ratings.puzzles import record_first_answer
from skyhop.server.ratings.recorder import RatingRecorder
from skyhop.server.remarks import Phrase
from skyhop.server.seats import Seat, Series
from skyhop.server.shared_counters import count_attempt
from skyhop.server.shuffle_proof import ClientSeed
from skyhop.server.store.data_folder import STORE
from skyhop.server.store.projections import record
from skyhop.server.store.store import keep_player, list_tokens, make_token, open_store, record_proof, revoke_token
from skyhop.server.timestamps import now
from skyhop.server.tournaments import Form, Tournament, TournamentTerms
from skyhop.server.tournaments.pairing import RoundPlan, plan_round
from skyhop.server.tournaments.service import TournamentService, choose_rules, enter, withdraw

FOLDER = Path(__file__).parent / "golden"
JOURNALS = Path(__file__).parents[1] / "game" / "golden"
ANNA, BEN, BOT, FREE = Seat("guest", "anna"), Seat("guest", "ben", "Ben"), Seat("bot", "random"), Seat("open")
CARL, EMIL = Seat("guest", "carl", "Carl"), Seat("guest", "emil", "Emil")
RNG = random.Random(11)


async def play_on(live: Live, count: int | None = None) -> None:
    """Let all seats act at random, so many times or to the end."""
    while (seat := live.match.to_decide) is not None and count != 0:
        view = live.match.view(seat)
        await live.handle(
            Play(live.match.game.write(view, RNG.choice(live.match.game.legal(view)))), seat, live.match.ply
        )
        count = count and count - 1


async def fill(matches: MatchRegistry) -> None:
    """Begin matches of all games, and bring them to all stages."""
    terms = Terms(TimeControl.read("30+20"), is_rated=True)
    begun = [
        await matches.start("balloon-cup", "rio-grande", (ANNA, FREE), 0, terms=Terms(TimeControl.read("1d"))),
        await matches.start("balloon-cup", "gravon", (ANNA, BEN), None, Terms(is_friendly=True)),
        await matches.start("balloon-cup", "kosmos-fr", (BOT, ANNA), 1),
        await matches.start(
            "balloon-cup", {"name": "rio-grande", "best_of": 3, "open_hands": True}, (ANNA, BEN), 0, terms=terms
        ),
        await matches.start("aeronaut-odyssey", "pioneer", (ANNA, FREE), 0),
        await matches.start("aeronaut-odyssey", "capital", (ANNA, BEN), 1),
    ]
    await matches.deadlines.enforce_passed()
    friend, agreed, finished, resigned, odyssey, over = begun
    for live in (friend, odyssey):
        await live.handle(Sit(Seat("guest", "ben")))
        await matches.deadlines.enforce_passed()
        await play_on(live, 12)
    await play_on(agreed, 5)
    await agreed.handle(Propose(DRAW), 0, agreed.match.ply)
    await agreed.handle(TakeHint(), agreed.match.to_decide or 0, agreed.match.ply)
    await play_on(finished)
    await play_on(resigned, 9)
    await resigned.handle(Resign(), 1, resigned.match.ply)
    await play_on(over, 30)
    await over.handle(Propose(DRAW), 1, over.match.ply)
    await over.handle(Propose(DRAW), 0, over.match.ply)
    offered = Terms(TimeControl.read("3d"), "carl")
    await matches.start("balloon-cup", "rio-grande", (CARL, FREE), 1, terms=offered)
    await record(matches.store, RatingRecorder(), (await matches.store.read(RatingRecorder().find_missing))[0])
    await play_on(await matches.start_branch(finished, 20, (ANNA, BOT)), 4)
    for guest in ("anna", "carl"):
        await keep_player(matches.store, f"{guest}:1", guest, guest.title())
    await matches.store.write(partial(keep_proof, proof="anna:2", player="anna", follows="anna:1"))
    await record_proof(matches.store, "anna:2", "anna")
    await merge(matches, "carl", "anna")
    await make_token(matches.store, "anna", "Zephyr", [Scope.READ, Scope.PLAY])
    await make_token(matches.store, "anna", "Zephyr", [Scope.READ])
    (token, other) = await list_tokens(matches.store, "anna")
    await matches.store.write(partial(begin_stream, token_hash=other.hash, stream="0011"))
    await revoke_token(matches.store, token.hash)
    await _befriend(matches, await _open_account(matches))
    await _return(matches)
    await _turn_on_notices(matches)
    program = Seat("program", token.program, token.name, token.owner_name)
    await play_on(await matches.start("balloon-cup", "gravon", (BEN, program), 1), 3)
    kept = Seat("open", called="Emil", kept_for="emil")
    again = offered._replace(offered_by=None)
    await matches.start_again(finished.info, "kosmos-fr", (kept, ANNA), 1, again)
    await with_company(matches)
    await _try_daily(matches)
    await _begin_tournament(matches)
    added = Terms(word=ClientSeed("Käse & 🧀", bytes(range(32))))
    await play_on(await matches.start("balloon-cup", "gravon", (ANNA, BOT), None, added), 3)


async def _open_account(matches: MatchRegistry) -> str:
    """Open an account with a session and a passkey, and let it block and report others. Return its id."""
    (guest, _moved) = await matches.store.write(
        lambda connection: open_account(connection, "dora", "Dora", "$argon2id$none", new_codes()), lambda _done: ()
    )
    begin = partial(begin_session, player=guest, session="session:0011", device="Firefox, Linux")
    await matches.store.write(begin)
    passkey = Passkey("0" * 64, b"\x00\x01", b"\x02", 3, "localhost", "Laptop", 0, now(), None)
    await matches.store.write(partial(add_passkey, player=guest, passkey=passkey))
    await keep_player(matches.store, "wilhelmine:1", "wilhelmine", "W" * LONGEST)
    await matches.store.write(partial(block, player=guest, other="ben"))
    await matches.store.write(partial(report, player="anna", name="Ben"))
    for number, puzzle in enumerate(collection(registry.game("balloon-cup"))[:2]):
        await matches.store.write(partial(record_first_answer, player=guest, puzzle=puzzle, is_right=number == 0))
    await matches.store.write(partial(remove_name, name="W" * LONGEST))
    await matches.store.write(partial(count_attempt, keys={"0011": (1, 900)}))
    await matches.store.write(partial(_pause, player="wilhelmine"))
    return guest


def _pause(connection: sa.Connection, player: str) -> None:
    """Sign in an operator, who pauses a player."""
    begin_operator_session(connection, make_operator_link(connection, "Chief"))
    make_operator_link(connection, "Chief")
    restrict(connection, player, now(), "a test")
    log_action(connection, "Chief", OperatorAction.PAUSE, "W" * LONGEST, player=player, reason="a test")


async def _befriend(matches: MatchRegistry, dora: str) -> None:
    """Give an account a friend, a link, a former name, and a challenge of the friend."""
    (fred, _moved) = await matches.store.write(
        lambda connection: open_account(connection, "fred", "Frederic", "$argon2id$none", new_codes())
    )
    await matches.store.write(partial(rename, player=fred, name="Fred", key="0022"))
    for pair in ((dora, fred), (fred, dora)):
        await matches.store.write(partial(befriend, player=pair[0], other=pair[1]))
    await matches.store.write(partial(make_link, player=dora))
    await matches.store.write(partial(show_presence, player=dora, is_shown=True))
    seats = (Seat("account", fred, "Fred"), Seat("open", called="Dora", kept_for=dora))
    terms = Terms(TimeControl.read("1d"), is_challenge=True)
    check = partial(check_may_challenge, player=fred, other=dora)
    await matches.start("balloon-cup", "rio-grande", seats, 0, terms, check)


async def _try_daily(matches: MatchRegistry) -> None:
    """Begin a daily match of a day that is over, and resign it."""
    task = DailyTask("2026-06-01", registry.game("balloon-cup"), bytes(range(32)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(daily, "find_today", lambda: task.day)
        tried = await begin_try(matches, task, Seat("guest", "ben"), task.make_ruleset(), is_counted=False)
    await tried.handle(Resign(), tried.seat_of("ben") or 0, tried.match.ply)
    await record(matches.store, DailyRecorder(), (await matches.store.read(DailyRecorder().find_missing))[0])


async def _begin_tournament(matches: MatchRegistry) -> None:
    """Open a tournament, let two players enter and a third withdraw, and resign the match of its only round."""
    rules, control = choose_rules(registry.game("balloon-cup"), "gravon"), TimeControl.read("30+20")
    assert control is not None
    form = Form.ROUND_ROBIN
    terms = TournamentTerms("cup", "Cup", form, "balloon-cup", rules, control, 5, 8, has_bots=False, begins_at=now())
    service = TournamentService(matches, _plan)
    await service.open(terms, ANNA)
    for seat in (ANNA, BEN, EMIL):
        await service.change(terms.id, lambda connection, found, seat=seat: enter(connection, found, seat))  # type: ignore[misc]
    await service.change(terms.id, lambda connection, found: withdraw(connection, found, found.entrants[2]))
    await service.update()
    (pairing,) = (await service.read(terms.id)).pairings
    live = await matches.open(pairing.match)
    await live.handle(Resign(), 0, live.match.ply)
    await service.update()


async def _plan(tournament: Tournament) -> RoundPlan:
    return plan_round(tournament)


async def with_company(matches: MatchRegistry) -> None:
    """Begin a match of a series in which much is said beside the play."""
    terms = Terms(TimeControl.read("30+20"), series=Series(3, (2, 0)))
    live = await matches.start("aeronaut-odyssey", "pioneer", (ANNA, BEN), 0, terms=terms)
    await matches.deadlines.enforce_passed()
    await play_on(live, 4)
    seat = int(live.match.journal.entries[-1].actor)
    await live.handle(Propose(TAKE_BACK), seat, live.match.ply)
    await live.handle(Answer(TAKE_BACK, is_agreed=True), 1 - seat, live.match.ply)
    await live.handle(GiveTime(), 0, live.match.ply)
    await live.handle(Say(Phrase.THANKS), 1, live.match.ply)
    await matches.write(partial(mute, player="anna", other="ben", is_muted=True), list)


async def _turn_on_notices(matches: MatchRegistry) -> None:
    """Let a player have a webhook, an unconfirmed e-mail address, and a notice that is read."""
    asked = Confirmation.create("anna", "anna@mail.example", "de", "0" * 32, "token")
    await matches.store.write(partial(request_confirmation, confirmation=asked))
    hook = Subscription.create("anna", ChannelKind.WEBHOOK, "https://bots.example/hook", b"s" * 32, "de")
    await matches.store.write(partial(add_subscription, subscription=hook))
    due = decide_notices(await matches.store.list_matches("anna"), {*NoticeKind}, now())
    await matches.store.write(partial(queue_notices, player="anna", notices=due, is_here=True))


async def _return(matches: MatchRegistry) -> None:
    """Let one of three be gone, and come back."""
    terms = Terms(TimeControl.read("30+20"), stand_in="cadet")
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, (ANNA, BEN, EMIL), 0, terms=terms)
    await play_on(live, 4)
    await live.handle(Resign(LEFT), 1, live.match.ply)
    await live.handle(Return("ben"))
    await play_on(live, 2)


def as_found(live: Live) -> dict[str, Any]:
    """Return the expected content of a match in every later version."""
    origin = live.info.begun_from
    return {
        "game": live.match.game.name,
        "ply": live.match.ply,
        "to_decide": live.match.to_decide,
        "position": live.match.game.positions.position(live.match.state),
        "outcome": live.match.outcome and [list(live.match.outcome.winners), live.match.outcome.reason],
        "offer": DRAW.proposer_of(live),
        "remarks": [list(remark) for remark in live.remarks],
        "seats": [list(seat) for seat in live.seats],
        "is_friendly": live.info.is_friendly,
        "times": [entry.at for entry in live.match.journal.entries],
        "control": live.info.control and str(live.info.control),
        "clocks": live.clocks and live.clocks.serialize(),
        "offered_by": live.info.offered_by,
        "is_rated": live.info.is_rated,
        "stand_in": live.info.stand_in,
        "series": live.info.series and live.info.series.serialize(),
        "daily": live.info.daily,
        "tournament": live.info.tournament,
        "is_challenge": live.info.is_challenge,
        "word": live.info.word and list(live.info.word.serialize()),
        "mutes": sorted(map(list, live.mutes)),
        "begun_from": origin and [origin.match, origin.ply, list(origin.dealt)],
    }


async def main() -> None:
    """Write the files of this version."""
    with tempfile.TemporaryDirectory() as name:
        store = await open_store(Path(name))
        await fill(MatchRegistry(store))
        with contextlib.closing(sqlite3.connect(Path(name) / STORE)) as connection:
            (schema,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            file = FOLDER / f"{__version__}-{schema}.sql"
            if file.exists():
                raise FileExistsError(file)
            names = [row[0] for row in connection.execute("SELECT id FROM matches ORDER BY begun_at")]
            lives = {name: await MatchRegistry(store).open(name) for name in names}
            found = {name: as_found(live) for name, live in lives.items()}
            await store.close()
            if not (journals := JOURNALS / f"{__version__}.jsonl").exists():
                lines = [live.match.journal.to_line() for live in lives.values()]
                journals.write_text("".join(f"{line}\n" for line in lines), "utf-8")
            file.write_text("".join(f"{line}\n" for line in connection.iterdump()), "utf-8")
            file.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
