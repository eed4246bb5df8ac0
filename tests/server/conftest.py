from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.prepared import prepare_folder

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store

SEATS = (Seat("guest", "anna"), Seat("guest", "ben"))


@pytest.fixture
async def store(tmp_path: Path, database: str) -> AsyncIterator[Store]:
    if not database:
        prepare_folder(tmp_path)
    opened = await open_store(tmp_path, database)
    yield opened
    await opened.close()


@pytest.fixture
def matches(store: Store) -> MatchRegistry:
    return MatchRegistry(store)


@pytest.fixture
async def live(matches: MatchRegistry) -> Live:
    return await matches.start("balloon-cup", "rio-grande", SEATS, 0)
