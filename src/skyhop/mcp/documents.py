"""Tools whose answers are documents: what a client is sent of one, and the schema that it is told of it."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any

from mcp.server.mcpserver.tools import Tool as ServerTool
from mcp_types import CallToolResult, TextContent, ToolAnnotations

from skyhop.core.engine.document import Document, plain, schema
from skyhop.mcp.errors import Tool, answering


def tool_of(tool: Tool, annotations: ToolAnnotations) -> ServerTool:
    """Make a tool of the server, which answers by the document that it declares, or by a picture."""
    kind = inspect.signature(tool, eval_str=True).return_annotation
    made = ServerTool.from_function(answering(tool), annotations=annotations, structured_output=False)
    if not issubclass(kind, Document):
        return made
    metadata = made.fn_metadata.model_copy(update={"output_schema": schema(kind)})
    return made.model_copy(update={"fn": _sending(made.fn, is_async=made.is_async), "fn_metadata": metadata})


def _sending(tool: Tool, *, is_async: bool) -> Callable[..., Any]:
    async def later(**named: Any) -> CallToolResult:  # noqa: ANN401  whatever the tool takes
        return _sent(await tool(**named))

    def at_once(**named: Any) -> CallToolResult:  # noqa: ANN401  as above
        return _sent(tool(**named))

    return later if is_async else at_once


def _sent(document: Document) -> CallToolResult:
    """A document, and the same as text for clients that read nothing else."""
    content = plain(document)
    text = json.dumps(content, ensure_ascii=False, indent=2)
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=content)
