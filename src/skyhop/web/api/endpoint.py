"""API operations. Each operation declares its path, endpoint and scope. The endpoint declares its input and output.

The routes and the OpenAPI description are built from these declarations. The endpoint of an operation takes an
`ApiRequest` and, if the request has a body, a document. It returns a document or a finished HTTP response. Its
docstring describes the operation.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.bots.bot import UnknownBot
from skyhop.engine.document import LEFT_OUT, DocumentError, Part, read, replace_fields, write_line
from skyhop.game.action import Refused, RulesetError
from skyhop.game.capability import MissingCapability
from skyhop.i18n import N_, _, translated
from skyhop.server.clocks.clocks import NoControl
from skyhop.server.exceptions import ClaimTooEarly, StaleAction, UnknownMatch
from skyhop.server.lobby import MustWait
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.matches.spectators import may_watch
from skyhop.server.players.sessions import Session, hash_secret
from skyhop.server.players.tokens import Scope, Token
from skyhop.server.seats import Seat
from skyhop.server.store.store import TooManyOffers
from skyhop.web.http.app_state import AppState, Sender, state_of
from skyhop.web.http.errors import KIND, Problem, problem_response
from skyhop.web.http.rate_limits import LOOK, Limit, address_of, charge
from skyhop.web.http.sessions import BASE, bearer_token
from skyhop.web.pages.lobby.form_fields import NoClientSeed
from skyhop.web.pages.match.flash_message import describe_no_meeting
from skyhop.web.pages.match.match import describe_barred_spectators
from skyhop.web.pages.replay.analysis_page import EngineNotReady


class OperationRefused(Exception):  # noqa: N818  an expected outcome, not a program error
    """Refusal of an API request, with the problem document and the headers of the response."""

    def __init__(self, problem: Problem, **headers: str) -> None:
        super().__init__(problem.detail)
        self.problem = problem
        self.headers = headers


class ApiRequest(NamedTuple):
    """Request of a program: the HTTP request and the token."""

    request: Request
    token: Token

    @property
    def state(self) -> AppState:
        """Services of the server that received the request."""
        return state_of(self.request)

    @property
    def matches(self) -> MatchRegistry:
        """Registry of the matches of this server."""
        return self.state.matches

    @property
    def seat(self) -> Seat:
        """Seat object whose player is the calling program. Operations that join a match store it in the match."""
        return Seat("program", self.token.program, self.token.name, self.token.owner_name)


def refuse(status: int, kind: str, title: str, detail: str, **headers: str) -> OperationRefused:
    """Return the refusal of a request. `kind` is the last word of the URN in the problem document."""
    return OperationRefused(Problem(KIND + kind, title, status, detail), **headers)


async def open_match(call: ApiRequest, *, is_fresh: bool = False) -> Live:
    """Return the match in the address of the request. With `is_fresh`, first load the changes of other workers.

    Raise `OperationRefused` if the match is unknown or if the program may not watch the match.
    """
    try:
        live = await call.matches.open(call.request.path_params["match"], is_fresh=is_fresh)
    except UnknownMatch:
        raise refuse(404, "match", _("Not found"), _("There is no match with this name.")) from None
    if live.has_open_seat and call.token.owner in live.barred:
        raise refuse(403, "meeting", _("Not accepted"), describe_no_meeting())
    if not may_watch(live, call.token.program, call.token.owner):
        raise refuse(403, "door", _("Closed"), describe_barred_spectators(is_over=live.match.outcome is not None))
    return live


async def open_own_match(call: ApiRequest) -> tuple[Live, int]:
    """Return the match in the address, and the program's seat.

    Raise `OperationRefused` if the program has no seat.
    """
    live = await open_match(call)
    seat = live.seat_of(call.token.program)
    if seat is None:
        raise refuse(403, "seat", _("No seat"), _("The program has no seat in this match, so it can only watch."))
    return live, seat


async def authorize(request: Request, scope: Scope) -> Token:
    """Return the token of a request. Raise `OperationRefused` if the token is invalid or lacks the scope.

    A request with an unknown token counts for the limit of its IP address before the store is read. An attacker who
    guesses tokens therefore cannot use up the limits of known programs.
    """
    request.state.sender = Sender(Session(f"programs of {address_of(request)}"))
    bearer, tokens = bearer_token(request.headers), state_of(request).tokens
    token_hash = hash_secret(bearer)
    token = tokens.find_cached(token_hash)
    if token is None:
        if not tokens.was_valid(token_hash):
            await charge(request, LOOK)
        token = await tokens.find_token(token_hash) if bearer else None
    if token is None:
        detail = _(
            "This request needs a valid token in the header “Authorization: Bearer …”. Create a token on the "
            "settings page."
        )
        raise refuse(401, "token", _("No token"), detail, **{"WWW-Authenticate": "Bearer"})
    request.state.sender = Sender(Session(token.program))
    if scope not in token.scopes:
        detail = _(
            "This request needs a token with the scope “%(scope)s”. Your token does not have this scope. Create "
            "another token on the settings page."
        )
        needed = {"WWW-Authenticate": f'Bearer error="insufficient_scope", scope="{scope}"'}
        raise refuse(403, "scope", _("Not allowed for this token"), detail % {"scope": scope}, **needed)
    return token


JSON, LINES = "application/json", "application/x-ndjson"


@cache
def _read_signature(endpoint: Callable[..., object]) -> inspect.Signature:
    return inspect.signature(endpoint, eval_str=True)


class Operation(NamedTuple):
    """API operation: method, path, endpoint, scope, rate limit and query parameters."""

    method: str
    path: str
    endpoint: Callable[..., Awaitable[Part | Response]]
    scope: Scope
    limit: Limit
    gives: Mapping[int, type[Part] | UnionType] = {}
    """Class of the response document, by status code. For a stream, the classes of its lines.

    Empty if the endpoint has only one response document, with status 200. The endpoint's return annotation is then the
    class of this document.
    """
    media_type: str = JSON
    """Media type of the response: JSON for one document, or a stream with one document in each line."""
    asks: Mapping[str, Mapping[str, object]] = {}
    """Query parameters, each with its JSON schema."""

    @property
    def name(self) -> str:
        """Identifier of the operation in the OpenAPI description."""
        return self.endpoint.__name__

    @property
    def takes(self) -> type[Part] | None:
        """Class of the request document: the annotation of the endpoint's second parameter, or None."""
        _call, *documents = _read_signature(self.endpoint).parameters.values()
        return documents[0].annotation if documents else None

    @property
    def answers(self) -> Mapping[int, type[Part] | UnionType]:
        """Class of the response document, by status code.

        For a stream, the value is the union of the classes of its lines.
        """
        return self.gives or {200: _read_signature(self.endpoint).return_annotation}

    @property
    def meaning(self) -> str:
        """Description of the operation: the docstring of its endpoint."""
        return inspect.getdoc(self.endpoint) or ""

    async def answer(self, request: Request) -> Response:
        """Return the response to a request. Convert errors of the endpoint into problem documents."""
        try:
            token = await authorize(request, self.scope)
            await charge(request, self.limit)
            self._check_query(request)
            arguments = [] if self.takes is None else [await _read_body(request, self.takes)]
            result = await self.endpoint(ApiRequest(request, token), *arguments)
        except OperationRefused as refused:
            answer = problem_response(refused.problem)
            answer.headers.update(refused.headers)
            return answer
        except tuple(KINDS) as error:
            return problem_response(_describe_problem(error))
        return (
            result if isinstance(result, Response) else Response(write_line(result), min(self.answers), media_type=JSON)
        )

    def _check_query(self, request: Request) -> None:
        """Raise `OperationRefused` if the request has unknown query parameters, such as misspelled ones."""
        if unknown := [name for name in request.query_params if name not in self.asks]:
            detail = _("The request has an unknown field: “%(name)s”. Remove it.") % {"name": unknown[0][:40]}
            raise refuse(422, "query", _("Invalid request"), detail)


async def _read_body(request: Request, kind: type[Part]) -> Part:
    """Return the document in the body of a request. Raise `OperationRefused` if the body is not JSON."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        detail = _("Send the request as JSON, with “Content-Type: application/json”.")
        raise refuse(415, "media", _("Not JSON"), detail)
    return read(kind, await request.body())


class ProblemKind(NamedTuple):
    """Status and title of a problem document, and the last word of its URN."""

    status: int
    name: str
    title: str


IMPOSSIBLE = ProblemKind(422, "impossible", N_("Invalid request"))
KINDS: Mapping[type[Exception], ProblemKind] = {
    Refused: ProblemKind(409, "refused", N_("Not allowed by the rules")),
    StaleAction: ProblemKind(409, "stale", N_("The position has changed")),
    DocumentError: ProblemKind(400, "body", N_("Invalid request")),
    TooManyOffers: ProblemKind(409, "offers", N_("Too many offers")),
    MustWait: ProblemKind(409, "wait", N_("Not yet")),
    ClaimTooEarly: ProblemKind(409, "waited", N_("Not yet")),
    EngineNotReady: ProblemKind(503, "engine", N_("Not now")),
    **dict.fromkeys((RulesetError, UnknownBot, MissingCapability, NoControl, NoClientSeed), IMPOSSIBLE),
}
"""Kind of problem document for each class of exception that an endpoint may raise.

The exception handlers of pages handle all other exceptions. For API addresses, they send problem documents too.
"""


def _describe_problem(error: Exception) -> Problem:
    """Return the problem document for an exception. The class of the exception must be a key of `KINDS`."""
    kind = next(kind for known, kind in KINDS.items() if isinstance(error, known))
    problem = Problem(KIND + kind.name, translated(kind.title), kind.status, str(error))
    if isinstance(error, Refused):
        return replace_fields(problem, detail=error.sentence, clause=error.clause or LEFT_OUT)
    if isinstance(error, DocumentError):
        return replace_fields(problem, detail=error.problem, place=error.place or LEFT_OUT)
    return problem


def build_routes(operations: Sequence[Operation]) -> list[Route]:
    """Return one route for each path. The route answers all methods of the path."""
    paths = dict.fromkeys(operation.path for operation in operations)
    return [_route(path, [each for each in operations if each.path == path]) for path in paths]


def _route(path: str, operations: Sequence[Operation]) -> Route:
    by_method = {each.method: each for each in operations}

    async def endpoint(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await by_method[method].answer(request)

    return Route(BASE + path, endpoint, methods=[*by_method])
