"""MCP server: its instructions, tools, resources and prompts, and its transports: standard streams and HTTP."""

from __future__ import annotations

import contextlib
import inspect
import json
import os
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import TextIO

import anyio
from anyio.streams.memory import MemoryObjectSendStream
from mcp.server import MCPServer
from mcp.server.lowlevel.helper_types import ReadResourceContents
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ResourceError, ResourceNotFoundError, ToolError
from mcp.server.mcpserver.tools import Tool as ServerTool
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage
from mcp_types import (
    INVALID_PARAMS,
    INVALID_REQUEST,
    PARSE_ERROR,
    CallToolResult,
    ErrorData,
    GetPromptResult,
    InputRequiredResult,
    JSONRPCError,
    JSONRPCNotification,
    RequestId,
    TextContent,
    ToolAnnotations,
    jsonrpc_message_adapter,
)
from pydantic import AnyUrl, TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from skyhop import __version__
from skyhop.engine.document import Document, describe_schema, encode_document
from skyhop.i18n import _, listed
from skyhop.mcp import positions, rules
from skyhop.mcp.boards import BoardTools
from skyhop.mcp.errors import LONGEST_SHOWN, Tool, ToolRefusal, check_arguments, find_refusal, refuse
from skyhop.mcp.jobs import ToolJobs
from skyhop.mcp.matches import SeatHandles
from skyhop.mcp.resources import PROMPTS, add_resources
from skyhop.mcp.seats import SeatTools


def make_tool(tool: Tool, annotations: ToolAnnotations) -> ServerTool:
    """Return a function as a tool of the server. The document class that it returns sets the output schema."""
    kind = inspect.signature(tool, eval_str=True).return_annotation
    server_tool = ServerTool.from_function(tool, annotations=annotations, structured_output=False)
    changes: dict[str, object] = {"parameters": {**server_tool.parameters, "additionalProperties": False}}
    if issubclass(kind, Document):
        changes["fn_metadata"] = server_tool.fn_metadata.model_copy(update={"output_schema": describe_schema(kind)})
    return server_tool.model_copy(update=changes)


def make_result(document: Document, error: str = "") -> CallToolResult:
    """Return a document as the result of a tool. Clients that read only text get the JSON text or the error text."""
    content = encode_document(document)
    text = TextContent(type="text", text=error or json.dumps(content, ensure_ascii=False, indent=2))
    return CallToolResult(content=[text], structured_content=content, is_error=bool(error))


INSTRUCTIONS = """\
Skyhop knows the rules of balloon games and plays the games. Do not answer questions about the rules from memory. \
Find the clause with find_clauses and read_clause. For a question about a position, use judge_action and \
legal_actions. Cite the number of each clause. Begin with list_games.
Fields count seats from 0. Sentences count seats from 1.
"""
READING = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTING = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


Lifespan = Callable[[MCPServer], AbstractAsyncContextManager[None]]
REQUEST_ID = TypeAdapter[RequestId](RequestId)
LONGEST_QUOTE = 40
"""Maximum number of characters of an invalid line that an error answer quotes."""
MESSAGE_ADVICE = (
    'Send each message as one line of JSON in UTF-8: an object with "jsonrpc" ("2.0"), "method" (a string), '
    '"params" (an object, optional) and, for a request, "id" (a string or an integer).'
)


def find_fault(line: str) -> JSONRPCError | None:
    """Return the error answer to a line that is not a valid JSON-RPC message. Return None for a valid message.

    The library parses a request with an invalid id as a notification, which gets no answer. This function refuses
    such a request, because the client waits for an answer.
    """
    try:
        message = jsonrpc_message_adapter.validate_json(line, by_name=False)
        if not isinstance(message, JSONRPCNotification) or "id" not in json.loads(line):
            return None
        reason = "The id is invalid"
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        reason = "The line is not UTF-8" if first["type"] == "string_unicode" else first["msg"]
        if first["loc"]:  # valid JSON, but not a valid message
            reason = "The line is not a JSON-RPC message"
    code, request_id = _read_id(line)
    text = f"{reason}. {MESSAGE_ADVICE} The line begins with {line[:LONGEST_QUOTE]!a}."
    return JSONRPCError(jsonrpc="2.0", id=request_id, error=ErrorData(code=code, message=text))


def _read_id(line: str) -> tuple[int, RequestId | None]:
    """Return the error code for an invalid line, and the id of the request if it is readable.

    Python also reads some lines that the library refuses, such as lines with half a surrogate pair or with deep
    nesting.
    """
    try:
        decoded = json.loads(line)
    except (ValueError, RecursionError):
        return PARSE_ERROR, None
    if not isinstance(decoded, dict) or ("method" not in decoded and {"result", "error"} & decoded.keys()):
        return INVALID_REQUEST, None  # the id of a response belongs to a request of the server
    try:
        request_id = REQUEST_ID.validate_python(decoded.get("id"))
        str(request_id).encode()
    except ValueError:
        return INVALID_REQUEST, None
    return INVALID_REQUEST, request_id


async def _read_messages(lines: TextIO, answers: MemoryObjectSendStream[SessionMessage]) -> AsyncIterator[str]:
    """Yield the lines that are valid messages. Answer invalid lines, skip empty lines, and close `answers` last."""
    async with answers:
        async for line in anyio.wrap_file(lines):
            text = line.strip(" \t\n")
            if text and (fault := find_fault(text)):
                await answers.send(SessionMessage(fault))
            elif text:
                yield text


def _take_standard_input() -> TextIO:
    """Return the standard input as text, and redirect its descriptor, so that games cannot read messages.

    Bytes that are not UTF-8 become halves of surrogate pairs, which the check of a message refuses.
    """
    stdin, nothing = os.dup(0), os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return os.fdopen(stdin, encoding="utf-8", errors="surrogateescape", closefd=False)  # a thread may still read it


def _make_writable(message: SessionMessage) -> SessionMessage:
    """Replace halves of surrogate pairs with question marks. UTF-8 cannot encode them, and the library would fail."""
    try:
        message.message.model_dump_json()
    except PydanticSerializationError:
        content = message.message.model_dump(mode="json", by_alias=True, exclude_unset=True)
        text = json.dumps(content, ensure_ascii=False).encode(errors="replace")
        return SessionMessage(jsonrpc_message_adapter.validate_json(text), message.metadata)
    return message


class _Server(MCPServer):
    """MCP server that explains wrong arguments and invalid messages with its own messages."""

    def __init__(self, tools: list[ServerTool], lifespan: Lifespan) -> None:
        super().__init__(
            "skyhop",
            title="Skyhop",
            version=__version__,
            instructions=INSTRUCTIONS,
            log_level="WARNING",
            tools=tools,
            lifespan=lifespan,
        )
        prompts = (ServerTool.from_function(prompt, structured_output=False) for prompt in PROMPTS.values())
        self._known_tools = {tool.name: tool for tool in tools}
        self._known_prompts = {prompt.name: prompt for prompt in prompts}

    async def run_stdio_async(self) -> None:
        """Serve over standard input and output. Unlike mcp 2.3.0, answer each invalid line with an error."""
        answers, answered = anyio.create_memory_object_stream[SessionMessage]()
        lines = _read_messages(_take_standard_input(), answers.clone())
        serve = self._lowlevel_server  # mcp 2.3.0 has no public way to serve given streams
        transport = stdio_server(lines)  # type: ignore[arg-type]  # mcp 2.3.0 only iterates over the lines
        async with transport as (requests, output), anyio.create_task_group() as group:
            group.start_soon(serve.run, requests, answers, serve.create_initialization_options())
            async with output, answered:
                async for message in answered:
                    await output.send(_make_writable(message))

    async def call_tool(
        self, name: str, arguments: dict[str, object], context: Context | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Call a tool by name. Return a refusal as an error with text and document."""
        if (tool := self._known_tools.get(name)) is None:
            return await super().call_tool(name, arguments, context)
        try:
            check_arguments(tool, arguments)
            result = await tool.run(arguments, context or Context(mcp_server=self))
        except ToolError as error:
            if (refusal := find_refusal(error, wrappers=1)) is None:
                raise
            return make_result(refusal.problem, error=str(refusal))
        return make_result(result) if isinstance(result, Document) else tool.fn_metadata.convert_result(result)

    async def get_prompt(
        self, name: str, arguments: dict[str, object] | None = None, context: Context | None = None
    ) -> GetPromptResult | InputRequiredResult:
        """Return a prompt. Refuse unknown prompts, and unknown and invalid arguments."""
        try:
            if name not in self._known_prompts:
                problem = _("There is no prompt %(name)s. Choose one of %(names)s.")
                refuse(problem % {"name": name[:LONGEST_SHOWN], "names": listed(self._known_prompts)})
            check_arguments(self._known_prompts[name], arguments or {})
            return await super().get_prompt(name, arguments, context)
        except (ToolRefusal, ValueError) as error:
            if (refusal := find_refusal(error, wrappers=2)) is None:
                raise
            raise MCPError(INVALID_PARAMS, str(refusal)) from None

    async def read_resource(
        self, uri: AnyUrl | str, context: Context | None = None
    ) -> Iterable[ReadResourceContents] | InputRequiredResult:
        """Return the contents of a resource. Refuse names of games, clauses and matches that do not exist."""
        try:
            return await super().read_resource(uri, context)
        except ResourceError as error:
            if (refusal := find_refusal(error, wrappers=1)) is None:
                raise
            raise ResourceNotFoundError(str(refusal)) from None


def make_server(handles: SeatHandles | None = None) -> MCPServer:
    """Return a server. Without `handles`, the server has its own registry of handles, and closes it at the end."""
    seat_handles, work = handles or SeatHandles(), ToolJobs()
    seats, boards = SeatTools(seat_handles, work), BoardTools(work)
    reading = (*rules.TOOLS, *positions.TOOLS, *seats.reading, *boards.reading)

    @contextlib.asynccontextmanager
    async def serving(_server: MCPServer) -> AsyncIterator[None]:
        try:
            yield
        finally:
            work.close()
            if handles is None:
                await seat_handles.aclose()

    tools = [*(make_tool(tool, READING) for tool in reading), *(make_tool(tool, ACTING) for tool in seats.acting)]
    server = _Server(tools, serving)
    add_resources(server, seat_handles)
    for title, prompt in PROMPTS.items():
        server.prompt(title=title)(prompt)
    return server


PATH = "/mcp"
NAMES = ("127.0.0.1", "localhost", "[::1]")
LARGEST_REQUEST = 1024 * 1024


class Loopback:
    """Middleware of a local server against requests from other sites.

    It refuses a request if the Host header names another machine, or if a page of another site sent the request.
    """

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app = app
        self._hosts = {f"{name}:{port}" for name in NAMES}
        self._origins = {f"http://{host}" for host in self._hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request to the application, or refuse it."""
        refused = self._find_refusal(Headers(scope=scope)) if scope["type"] == "http" else None
        await (refused or self._app)(scope, receive, send)

    def _find_refusal(self, headers: Headers) -> ASGIApp | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        known = ", ".join(sorted(self._hosts))
        if host.lower() not in self._hosts:
            problem = _("This server accepts requests only for these host names: %(known)s.")
            return PlainTextResponse(problem % {"known": known}, 421)
        if origin is not None and origin.lower() not in self._origins:
            problem = _(
                "This server rejects requests from other sites. It accepts requests from programs and from pages of "
                "%(known)s."
            )
            return PlainTextResponse(problem % {"known": known}, 403)
        return None


def make_application(server: MCPServer, port: int) -> ASGIApp:
    """Return the ASGI application of a server at a port."""
    unchecked = TransportSecuritySettings(enable_dns_rebinding_protection=False)  # `Loopback` checks and explains
    app = server.streamable_http_app(
        streamable_http_path=PATH,
        max_request_body_size=LARGEST_REQUEST,
        stateless_http=True,  # matches need no session; clients that keep sessions open could exclude others
        transport_security=unchecked,
    )
    return Loopback(app, port)
