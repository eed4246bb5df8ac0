"""Tests of matches with a client seed: choice of the secret and derivation of all shuffles, in either database."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.golden_store import play_on
from tools.reliability import shuffles

from skyhop.game.journal import read_line
from skyhop.server.backup.backup import format_record
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.shuffle_proof import ClientSeed, check_shuffles
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.store.store import Store, open_store

pytestmark = pytest.mark.both_databases

SEATS = (Seat("guest", "anna"), Seat("guest", "ben"))
DRAWN = bytes(range(32))
WORD = ClientSeed("Käse & 🧀", DRAWN)


async def begun(matches: MatchRegistry, word: ClientSeed = WORD) -> Live:
    return await matches.start("balloon-cup", "gravon", SEATS, None, Terms(word=word))


async def test_of_two_at_once_on_two_workers_one_begins(matches: MatchRegistry, tmp_path: Path, database: str) -> None:
    store = await open_store(tmp_path, database)
    both = (begun(matches), begun(MatchRegistry(store), ClientSeed("another", DRAWN)))
    found = await asyncio.gather(*both, return_exceptions=True)
    await store.close()

    assert {type(each) for each in found} == {Live, WriteConflict}


async def test_a_match_that_is_over_still_keeps_its_name(matches: MatchRegistry) -> None:
    live = await begun(matches)
    await live.handle(Resign(), live.match.to_decide or 0, live.match.ply)

    with pytest.raises(WriteConflict):
        await begun(matches, ClientSeed("another", DRAWN))


async def test_it_is_taken_up_with_its_word_and_all_three_checks_agree(matches: MatchRegistry, store: Store) -> None:
    await play_on(await begun(matches), 5)
    live = await MatchRegistry(store).open(WORD.match)
    assert (live.info.word, live.info.secret) == (WORD, WORD.secret)
    hidden = live.info.build_shuffle_proof(is_over=False)
    await play_on(live)

    line = format_record(live.info, live.match.journal, live.remarks)
    assert hidden.keys() == {"match", "commitment", "word_commitment"}
    assert check_shuffles(read_line(line), WORD.commitment).fits
    assert shuffles.check(line) >= 2
    for changes in ({"word": "another"}, {"drawn": "00" * 32}, {"word_commitment": "0" * 64}):
        record = json.loads(line)
        record["fairness"] |= changes
        with pytest.raises(shuffles.Broken, match="word"):
            shuffles.check(json.dumps(record))
