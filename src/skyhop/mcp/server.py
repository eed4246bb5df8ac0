"""MCP server: its instructions, tools, resources and prompts, and its application for HTTP."""

from __future__ import annotations

import contextlib
import inspect
import json
from collections.abc import AsyncIterator

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
from skyhop.engine.document import Document, describe_schema, encode_document
from skyhop.i18n import _
from skyhop.mcp import positions, rules
from skyhop.mcp.boards import BoardTools
from skyhop.mcp.errors import Tool, ToolRefusal, describe_unknown_arguments, describe_wrong_arguments, refuse, wrap_tool
from skyhop.mcp.jobs import ToolJobs
from skyhop.mcp.matches import SeatHandles
from skyhop.mcp.resources import add_prompts, add_resources, check_prompt
from skyhop.mcp.seats import SeatTools


def make_tool(tool: Tool, annotations: ToolAnnotations) -> ServerTool:
    """Return a function as a tool of the server. The document class that it returns sets the output schema."""
    kind = inspect.signature(tool, eval_str=True).return_annotation
    made = ServerTool.from_function(wrap_tool(tool, send=_send), annotations=annotations, structured_output=False)
    changes: dict[str, object] = {"parameters": {**made.parameters, "additionalProperties": False}}
    if issubclass(kind, Document):
        changes["fn_metadata"] = made.fn_metadata.model_copy(update={"output_schema": describe_schema(kind)})
    return made.model_copy(update=changes)


def _send(answer: object) -> object:
    """Return a document both as structured content and as text, because some clients read only text.

    Return other results unchanged.
    """
    if not isinstance(answer, Document):
        return answer
    content = encode_document(answer)
    text = json.dumps(content, ensure_ascii=False, indent=2)
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=content)


INSTRUCTIONS = """\
Skyhop knows the rules of balloon games and plays the games. Do not answer questions about the rules from memory. \
Find the clause with find_clauses and read_clause. For a question about a position, use judge_action and \
legal_actions. Cite the number of each clause. Begin with list_games.
Fields count seats from 0. Sentences count seats from 1.
"""
READING = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTING = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


class _Server(MCPServer):
    """MCP server that explains wrong arguments with its own messages."""

    async def call_tool(
        self, name: str, arguments: dict[str, object], context: Context | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool by name. Return a refusal as an error with text and document."""
        try:
            return await self._call_checked(name, arguments, context)
        except ToolError as error:
            refusal = error if isinstance(error, ToolRefusal) else error.__cause__  # the library wraps refusals
            if not isinstance(refusal, ToolRefusal):
                raise
            text = TextContent(type="text", text=str(refusal))
            return CallToolResult(content=[text], structured_content=encode_document(refusal.problem), is_error=True)

    async def _call_checked(
        self, name: str, arguments: dict[str, object], context: Context | None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool. Refuse unknown and invalid arguments."""
        tool = next((tool for tool in await self.list_tools() if tool.name == name), None)
        known = tool.input_schema["properties"] if tool else {}
        if tool and (problem := describe_unknown_arguments(name, known, arguments)):
            refuse(problem)
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if not tool or not isinstance(error.__cause__, ValidationError):
                raise
            refuse(describe_wrong_arguments(known, arguments, error.__cause__))

    async def get_prompt(
        self, name: str, arguments: dict[str, object] | None = None, context: Context | None = None
    ) -> GetPromptResult | InputRequiredResult:
        """Return a prompt. Refuse unknown and invalid arguments."""
        check_prompt(name, arguments or {})
        return await super().get_prompt(name, arguments, context)


def make_server(handles: SeatHandles | None = None) -> MCPServer:
    """Return a server. Without `handles`, the server creates handles and closes them when it ends."""
    kept, work = handles or SeatHandles(), ToolJobs()
    seats, boards = SeatTools(kept, work), BoardTools(work)
    reading = (*rules.TOOLS, *positions.TOOLS, *seats.reading, *boards.reading)

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
        tools=[*(make_tool(tool, READING) for tool in reading), *(make_tool(tool, ACTING) for tool in seats.acting)],
        lifespan=serving,
    )
    add_resources(made, kept)
    add_prompts(made)
    return made


PATH = "/mcp"
NAMES = ("127.0.0.1", "localhost", "[::1]")
LARGEST_REQUEST = 1024 * 1024


class Loopback:
    """Middleware of a local server against requests from other sites.

    It refuses a request if the Host header names another machine, or if a page of another site sent the request.
    """

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app = app
        self._hosts = list_hosts(port)
        self._origins = {f"http://{host}" for host in self._hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request to the application, or refuse it."""
        refused = self._find_refusal(Headers(scope=scope)) if scope["type"] == "http" else None
        await (refused or self._app)(scope, receive, send)

    def _find_refusal(self, headers: Headers) -> ASGIApp | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        known = ", ".join(sorted(self._hosts))
        if host.lower() not in self._hosts:
            problem = _("This server accepts only requests to the names of this machine: %(known)s.")
            return PlainTextResponse(problem % {"known": known}, 421)
        if origin is not None and origin.lower() not in self._origins:
            problem = _(
                "This server rejects requests from other sites. It accepts requests from programs and from pages of "
                "%(known)s."
            )
            return PlainTextResponse(problem % {"known": known}, 403)
        return None


def list_hosts(port: int) -> set[str]:
    """Return the values of the Host header that a local server at this port accepts."""
    return {f"{name}:{port}" for name in NAMES}


def make_application(server: MCPServer, port: int) -> ASGIApp:
    """Return the ASGI application of a server at a port."""
    known = list_hosts(port)
    allowed = TransportSecuritySettings(
        allowed_hosts=sorted(known), allowed_origins=sorted(f"http://{host}" for host in known)
    )
    app = server.streamable_http_app(
        streamable_http_path=PATH,
        max_request_body_size=LARGEST_REQUEST,
        stateless_http=True,  # matches need no session; clients that keep sessions open could exclude others
        transport_security=allowed,
    )
    return Loopback(app, port)
