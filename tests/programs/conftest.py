from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.programs.serving import Caller, Served, served


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Served]:
    async with served(tmp_path, has_limits=False) as made:
        yield made


@pytest.fixture
async def zephyr(table: Served) -> AsyncIterator[Caller]:
    made = await table.program("Zephyr")
    async with made.http:
        yield made


@pytest.fixture
async def mistral(table: Served) -> AsyncIterator[Caller]:
    made = await table.program("Mistral")
    async with made.http:
        yield made
