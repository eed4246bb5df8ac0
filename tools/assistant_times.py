"""Measurement of two MCP tools: the processor time for finding a clause and for judging an action."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
import tomllib
from pathlib import Path
from typing import Any

from mcp import Client
from skyhop.game import registry
from skyhop.mcp.server import make_server
from skyhop.rulebook.rulebook import rulebook_of

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
ROUNDS = 3


async def main() -> None:
    """Call each tool once, so that all code is compiled and all files are read. Then measure and print the times."""
    async with Client(make_server()) as client:
        for title, calls in (("a clause is found", clauses()), ("a position is judged", positions())):
            times = []
            for turn in range(ROUNDS):
                for tool, given in calls:
                    begun = time.process_time()
                    await client.call_tool(tool, given)
                    if turn:
                        times.append(1000 * (time.process_time() - begun))
            slowest = statistics.quantiles(times, n=100)[-1]
            print(f"{title}: median {statistics.median(times):.1f} ms, 99 of 100 within {slowest:.1f} ms")


def clauses() -> list[tuple[str, dict[str, Any]]]:
    """Return the calls that search for each clause of each game by the words of its title."""
    return [
        ("find_clauses", {"game": name, "words": clause.title})
        for name in registry.names()
        for clause in rulebook_of(registry.game(name)).clauses()
    ]


def positions() -> list[tuple[str, dict[str, Any]]]:
    """Return the calls that judge the first action of each scenario."""
    calls = []
    for path in sorted(SCENARIOS.rglob("*.toml")):
        fields = tomllib.loads(path.read_text("utf-8"))
        if play := fields.pop("play", None):
            if "board" in fields:
                fields["board"] = json.loads((path.parent / fields["board"]).read_text("utf-8"))
            calls.append(("judge_action", {"position": fields, "action": play[0]["action"]}))
    return calls


if __name__ == "__main__":
    asyncio.run(main())
