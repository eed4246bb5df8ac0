"""Assistant for tests: the official client in memory, with its requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from jsonschema import Draft202012Validator
from mcp.server import MCPServer
from mcp_types import Implementation

from mcp import Client, StdioServerParameters
from skyhop.mcp.server import make_server

CONNECTIONS = ("auto", "legacy")
"""Protocols of the client: the newest one, and the earlier ones."""


class Assistant:
    """A client that checks each answer against the schema that its tool declares."""

    def __init__(self, client: Client, schemas: dict[str, Any]) -> None:
        self.client = client
        self.schemas = schemas

    async def ask(self, tool: str, **given: object) -> dict[str, Any]:
        """Call a tool and give its structured answer."""
        result = await self.client.call_tool(tool, given)
        assert not result.is_error, result.content
        answer: dict[str, Any] = result.structured_content or {}
        Draft202012Validator(self.schemas[tool]).validate(answer)
        return answer

    async def refused(self, tool: str, **given: object) -> str:
        """Call a tool that refuses, and give what it says."""
        result = await self.client.call_tool(tool, given)
        assert result.is_error
        return str(result.content[0].text)  # type: ignore[union-attr]  # a refusal is a text


@asynccontextmanager
async def assistant(
    to: MCPServer | StdioServerParameters | str | None = None, mode: str = "auto", name: str = "assistant"
) -> AsyncIterator[Assistant]:
    """Connect to a server, a new one in memory or that which is named, as a client of this name."""
    introduced = Implementation(name=name, version="1")
    async with Client(make_server() if to is None else to, mode=mode, client_info=introduced) as client:
        yield Assistant(client, {tool.name: tool.output_schema for tool in (await client.list_tools()).tools})
