from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.web.visitor import Visitor

from skyhop.table.matches import Matches
from skyhop.web import engines
from skyhop.web.app import table_app
from skyhop.web.guard import Guard


@pytest.fixture(scope="session", autouse=True)
def warmed_up_once() -> Iterator[None]:
    """Machine code stays in the process: what one table has got ready, the next one has."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("warm_up_play", "warm_up_bots"):
            patch.setattr(engines, name, cache(getattr(engines, name)))
        yield


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Guard]:
    made = table_app(tmp_path)
    async with made.app.router.lifespan_context(made.app):
        await made.app.state.engines.all_ready()
        yield made


@pytest.fixture
def matches(table: Guard) -> Matches:
    kept: Matches = table.app.state.matches
    return kept


@pytest.fixture
async def anna(table: Guard) -> AsyncIterator[Visitor]:
    visitor = Visitor(table)
    async with visitor.http:
        yield visitor


@pytest.fixture
async def ben(table: Guard) -> AsyncIterator[Visitor]:
    visitor = Visitor(table)
    async with visitor.http:
        yield visitor
