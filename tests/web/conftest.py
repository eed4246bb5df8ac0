from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from tests.prepared import prepare_folder
from tests.web.visitor import Visitor

from skyhop.server.match_registry import MatchRegistry
from skyhop.web.app import create_app
from skyhop.web.http import passphrases
from skyhop.web.http.guard import Guard

HASHER = passphrases.HASHER


@pytest.fixture(scope="session", autouse=True)
def _quick_hashes() -> Iterator[None]:
    """Hash passphrases with minimum cost, to save time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passphrases, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture
def slow_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passphrases with the same cost as a real server."""
    monkeypatch.setattr(passphrases, "HASHER", HASHER)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Guard]:
    prepare_folder(tmp_path)
    made = create_app(tmp_path)
    async with made.app.router.lifespan_context(made.app):
        yield made


@pytest.fixture
def matches(table: Guard) -> MatchRegistry:
    kept: MatchRegistry = table.app.state.matches
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
