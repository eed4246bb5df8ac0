from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from mcp.server.mcpserver.tools import Tool as ServerTool
from mcp_types import ToolAnnotations

from skyhop.mcp import server
from skyhop.mcp.errors import Tool


@pytest.fixture(scope="session", autouse=True)
def _tools_are_described_once() -> Iterator[None]:
    """Describe each tool once a process. Each test has servers of its own, which would describe all tools anew."""
    described = dict[tuple[Callable[..., object], str], ServerTool]()
    describe = server.make_tool

    def make_tool(tool: Tool, annotations: ToolAnnotations) -> ServerTool:
        key = getattr(tool, "__func__", tool), annotations.model_dump_json()
        if key not in described:
            described[key] = describe(tool, annotations)
        return described[key].model_copy(update={"fn": tool})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "make_tool", make_tool)
        yield
