"""Concurrent requests share one read, and no request receives a read from before the request."""

from __future__ import annotations

import asyncio

import pytest

from skyhop.server.match_registry import SharedRead


async def test_all_who_ask_at_once_share_a_read_and_who_comes_later_has_a_fresh_one() -> None:
    truth, reads, begun, gate = 1, list[int](), asyncio.Event(), asyncio.Event()

    async def read() -> int:
        found = truth
        reads.append(found)
        begun.set()
        await gate.wait()
        return found

    shared = SharedRead(read)
    first = [asyncio.create_task(shared()) for _ask in range(5)]
    await begun.wait()
    truth = 2
    second = [asyncio.create_task(shared()) for _ask in range(5)]
    await asyncio.sleep(0)
    first[0].cancel()
    gate.set()

    assert await asyncio.gather(*first[1:]) == [1] * 4
    assert await asyncio.gather(*second) == [2] * 5
    assert reads == [1, 2]


async def test_an_error_is_raised_to_all_and_the_next_read_is_another() -> None:
    answers = iter([OSError("gone"), None])

    async def read() -> str:
        if error := next(answers):
            raise error
        return "read"

    shared = SharedRead(read)
    failed = await asyncio.gather(shared(), shared(), return_exceptions=True)

    assert [type(each) for each in failed] == [OSError, OSError]
    assert await shared() == "read"
    with pytest.raises(StopIteration):
        next(answers)
