"""The client that the documentation shows plays a match to its end."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

from tests.programs.serving import PATIENCE, Caller, Served

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"


async def test_the_client_in_the_documentation_plays_a_match_to_its_end(table: Served, zephyr: Caller) -> None:
    (client,) = re.findall(r"```py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    environment = {**os.environ, "SKYHOP_SERVER": table.address, "SKYHOP_TOKEN": zephyr.shown}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", client, env=environment, stdout=asyncio.subprocess.PIPE
    )
    out, _error = await asyncio.wait_for(process.communicate(), 3 * PATIENCE)

    assert process.returncode == 0
    assert out.decode().strip() in {"won", "not won"}
    assert len(client.splitlines()) <= 24
    (over,) = (await zephyr.get("/matches?over=true")).json()["matches"]
    assert over["result"]
