"""The server: its name, what it says of itself, and the tools, resources and prompts that it has."""

from __future__ import annotations

import contextlib
import inspect
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool as ServerTool
from mcp.server.transport_security import TransportSecuritySettings
from mcp_types import CallToolResult, GetPromptResult, InputRequiredResult, TextContent, ToolAnnotations
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from skyhop import __version__
from skyhop.engine.document import Document, plain, schema
from skyhop.i18n import _
from skyhop.mcp import positions, rules
from skyhop.mcp.boards import BoardTools
from skyhop.mcp.errors import Told, Tool, answering, refuse, unknown_arguments, wrong_arguments
from skyhop.mcp.jobs import Work
from skyhop.mcp.matches import SeatHandles
from skyhop.mcp.pictures import PictureTools
from skyhop.mcp.resources import add_prompts, add_resources, check_prompt
from skyhop.mcp.seats import SeatTools


def tool_of(tool: Tool, annotations: ToolAnnotations) -> ServerTool:
    """Make a tool of the server, which answers by the document that it declares, or by a picture."""
    kind = inspect.signature(tool, eval_str=True).return_annotation
    made = ServerTool.from_function(answering(tool), annotations=annotations, structured_output=False)
    made = made.model_copy(update={"parameters": {**made.parameters, "additionalProperties": False}})
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


INSTRUCTIONS = """\
Skyhop knows the rules of balloon games and plays them. Do not answer questions on their rules from memory: find the \
clause (find_clauses, read_clause), and where a position is in question, let the engine judge it (judge_action, \
legal_actions). Cite the numbers of clauses. Begin with list_games.
In fields seats are counted from 0, in sentences from 1.
"""
LOOKING = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTING = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


class _Server(MCPServer):
    """One that says in our words which arguments are wrong."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool by its name; a refusal is an error in words and as a document."""
        try:
            return await self._called(name, arguments, context)
        except ToolError as error:
            told = error if isinstance(error, Told) else error.__cause__  # the library wraps what a tool raises
            if not isinstance(told, Told):
                raise
            text = TextContent(type="text", text=str(told))
            return CallToolResult(content=[text], structured_content=plain(told.problem), is_error=True)

    async def _called(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool; refuse arguments that it does not have, or that cannot be what they are."""
        tool = next((tool for tool in await self.list_tools() if tool.name == name), None)
        known = tool.input_schema["properties"] if tool else {}
        if tool and (problem := unknown_arguments(name, known, arguments)):
            refuse(problem)
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if not tool or not isinstance(error.__cause__, ValidationError):
                raise
            refuse(wrong_arguments(known, arguments, error.__cause__))

    async def get_prompt(
        self, name: str, arguments: dict[str, Any] | None = None, context: Context[Any, Any] | None = None
    ) -> GetPromptResult | InputRequiredResult:
        """Write a prompt; refused in the same way."""
        check_prompt(name, arguments or {})
        return await super().get_prompt(name, arguments, context)


def server(handles: SeatHandles | None = None) -> MCPServer:
    """Make a server. Without a table it makes its own, and closes that when it ends."""
    kept, work = handles or SeatHandles(), Work()
    seats, pictures, drawn = SeatTools(kept, work), PictureTools(kept), BoardTools(work)
    looking = (*rules.TOOLS, *positions.TOOLS, *rules.QUIZ_TOOLS, *seats.looking, *pictures.looking, *drawn.looking)

    @contextlib.asynccontextmanager
    async def serving(_server: MCPServer) -> AsyncIterator[None]:
        try:
            yield
        finally:
            work.close()
            if handles is None:
                await kept.aclose()

    made = _Server(
        "skyhop",
        title="Skyhop",
        version=__version__,
        instructions=INSTRUCTIONS,
        log_level="WARNING",
        tools=[*(tool_of(tool, LOOKING) for tool in looking), *(tool_of(tool, ACTING) for tool in seats.acting)],
        lifespan=serving,
    )
    add_resources(made, kept)
    add_prompts(made)
    return made


PATH = "/mcp"
NAMES = ("127.0.0.1", "localhost", "[::1]")
LARGEST_REQUEST = 1024 * 1024


class Loopback:
    """Lets through what is asked of this machine by its own names."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app = app
        self._hosts = hosts(port)
        self._origins = {f"http://{host}" for host in self._hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        refused = self._refused(Headers(scope=scope)) if scope["type"] == "http" else None
        await (refused or self._app)(scope, receive, send)

    def _refused(self, headers: Headers) -> ASGIApp | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        known = ", ".join(sorted(self._hosts))
        if host.lower() not in self._hosts:
            problem = _("This server answers under the names of this machine only: %(known)s.")
            return PlainTextResponse(problem % {"known": known}, 421)
        if origin is not None and origin.lower() not in self._origins:
            problem = _("This server answers no pages of other sites, only programs and pages of %(known)s.")
            return PlainTextResponse(problem % {"known": known}, 403)
        return None


def hosts(port: int) -> set[str]:
    """The names under which a server at a port is asked."""
    return {f"{name}:{port}" for name in NAMES}


def application(server: MCPServer, port: int) -> ASGIApp:
    """Make what a web server runs."""
    known = hosts(port)
    allowed = TransportSecuritySettings(
        allowed_hosts=sorted(known), allowed_origins=sorted(f"http://{host}" for host in known)
    )
    app = server.streamable_http_app(
        streamable_http_path=PATH,
        max_request_body_size=LARGEST_REQUEST,
        stateless_http=True,  # a match is found by its handle: whoever keeps sessions open could keep others out
        transport_security=allowed,
    )
    return Loopback(app, port)
