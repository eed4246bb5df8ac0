"""Costs that requests add to the rate limits of a server."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from skyhop.web.http.guard import Guard
from skyhop.web.http.rate_limits import Limit


def charges(table: Guard, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Note what is charged from now on instead of counting it: the name of the limit, and the cost."""
    found: list[tuple[str, int]] = []

    async def note(_request: Request, limit: Limit, cost: int = 1) -> None:
        found.append((limit.name, cost))

    monkeypatch.setattr(table.app.state.limits, "charge", note)
    return found
