"""Tests of the transcript in the documentation: the server gives the same answers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests.mcp.assistant import assistant

PAGE = Path(__file__).parents[2] / "docs" / "assistants.md"
CALL = re.compile(r"```json title=\"(\w+)\"\n(.*?)```\s+```json title=\"answer\"\n(.*?)```", re.DOTALL)


def holds(shown: Any, answered: Any) -> bool:  # noqa: ANN401  whatever JSON there is
    """Return True if an answer contains all shown parts. A text or list that ends with … is shown only in part."""
    if isinstance(shown, dict):
        return all(name in answered and holds(value, answered[name]) for name, value in shown.items())
    if isinstance(shown, list):
        return len(shown) <= len(answered) and all(map(holds, shown, answered))
    if isinstance(shown, str) and shown.endswith("…"):
        return str(answered).startswith(shown[:-1])
    return bool(shown == answered)


async def test_each_answer_of_the_transcript_is_what_is_answered() -> None:
    calls = CALL.findall(PAGE.read_text("utf-8"))
    assert len(calls) >= 3
    async with assistant() as asking:
        for tool, given, shown in calls:
            answered = await asking.ask(tool, **json.loads(given))
            assert holds(json.loads(shown), answered), (tool, answered)


async def test_the_page_names_every_tool_resource_and_prompt() -> None:
    text = PAGE.read_text("utf-8")
    async with assistant() as asking:
        names = [
            *(tool.name for tool in (await asking.client.list_tools()).tools),
            *(prompt.name for prompt in (await asking.client.list_prompts()).prompts),
            *(each.uri_template for each in (await asking.client.list_resource_templates()).resource_templates),
        ]

    assert [name for name in names if f"`{name}`" not in text] == []


def test_what_is_shown_must_be_there() -> None:
    assert holds({"a": ["b…"]}, {"a": ["be", "c"], "d": 1})
    assert not holds({"a": ["b…"]}, {"a": ["c"]})
    assert not holds({"a": 1}, {"b": 1})
    assert not holds([1, 2], [1])
