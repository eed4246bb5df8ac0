"""Operations: each says its address, what it takes and gives, and which scope it needs; routes and description follow.

The endpoint of an operation is called with an `Asking`, and gives a document, or an answer of its own.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.bots.bot import UnknownBot
from skyhop.engine.document import DocumentError, Part, line, read
from skyhop.game.capability import MissingCapability
from skyhop.game.refusal import Refused, RulesetError
from skyhop.i18n import _
from skyhop.server.aborts import MustWait
from skyhop.server.answers import Stale
from skyhop.server.clocks.time_control import NoControl
from skyhop.server.players.tokens import Scope
from skyhop.server.store.store import TooManyOffers
from skyhop.web.api.asking import Asking, Untold, asked_by, refuse
from skyhop.web.http.limits import Limit, charge
from skyhop.web.http.problem import KIND, Problem, told
from skyhop.web.http.sessions import BASE
from skyhop.web.pages.lobby.tickets import NoWord
from skyhop.web.pages.replay.analyses import EngineNotReady

JSON, LINES = "application/json", "application/x-ndjson"


class Operation(NamedTuple):
    """One thing that a program can ask for."""

    method: str
    path: str
    endpoint: Callable[[Asking], Awaitable[Part | Response]]
    scope: Scope
    limit: Limit
    gives: Mapping[int, Any]
    """By status: a document, or of a stream the kinds of its lines."""
    takes: type[Part] | None = None
    media_type: str = JSON
    """Of what it gives: a document, or a line of a stream after another."""
    asks: Mapping[str, Mapping[str, Any]] = {}
    """What may be asked in the address, each with its schema."""

    @property
    def name(self) -> str:
        """Its identity in the description."""
        return self.endpoint.__name__

    @property
    def meaning(self) -> str:
        """What it does."""
        return inspect.getdoc(self.endpoint) or ""

    async def answer(self, request: Request) -> Response:
        """Answer a request, whatever is wrong with it."""
        try:
            token = await asked_by(request, self.scope)
            await charge(request, self.limit)
            self._check_asked(request)
            given = await self.endpoint(Asking(request, token, await self._read(request)))
        except Untold as untold:
            answer = told(untold.problem)
            answer.headers.update(untold.headers)
            return answer
        except tuple(PROBLEMS) as error:
            return told(next(told for kind, told in PROBLEMS.items() if isinstance(error, kind))(error))
        return given if isinstance(given, Response) else Response(line(given), min(self.gives), media_type=JSON)

    def _check_asked(self, request: Request) -> None:
        """Refuse what the address asks for and nobody would answer, such as a word that is mistyped."""
        if unknown := [name for name in request.query_params if name not in self.asks]:
            detail = _("The address asks for “%(name)s”, which is not asked for here.") % {"name": unknown[0][:40]}
            raise refuse(422, "query", _("That cannot be"), detail)

    async def _read(self, request: Request) -> Part | None:
        if self.takes is None:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            detail = _("Send what you ask for as JSON, with “Content-Type: application/json”.")
            raise refuse(415, "media", _("Not JSON"), detail)
        return read(self.takes, await request.body())


def _refused(error: Refused) -> Problem:
    kind = KIND + "refused"
    return Problem(kind, _("Not allowed by the rules"), 409, error.sentence, **_where(clause=error.clause))


def _stale(error: Stale) -> Problem:
    detail = _("The match has gone on, and nothing was done: see how it stands, then act.")
    if error.is_repeated:
        detail = _("This very action was done before; the match has gone on.")
    return Problem(KIND + "stale", _("Meant for another position"), 409, detail)


def _unread(error: DocumentError) -> Problem:
    return Problem(KIND + "body", _("Not what this address takes"), 400, error.problem, **_where(place=error.place))


def _impossible(error: Exception) -> Problem:
    return Problem(KIND + "impossible", _("That cannot be"), 422, str(error))


def _too_many(_error: TooManyOffers) -> Problem:
    detail = _("You offer ten matches already; take one back before you offer another.")
    return Problem(KIND + "offers", _("Too many offers"), 409, detail)


def _not_ready(_error: EngineNotReady) -> Problem:
    detail = _("The engine is not compiled on this machine, so nothing can be analysed now; try again later.")
    return Problem(KIND + "engine", _("Not now"), 503, detail)


def _where(**fields: str) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value}


PROBLEMS: Mapping[type[Exception], Callable[[Any], Problem]] = {
    Refused: _refused,
    Stale: _stale,
    DocumentError: _unread,
    RulesetError: _impossible,
    UnknownBot: _impossible,
    MissingCapability: _impossible,
    NoControl: _impossible,
    NoWord: _impossible,
    TooManyOffers: _too_many,
    MustWait: lambda error: Problem(KIND + "wait", _("Not yet"), 409, str(error)),
    EngineNotReady: _not_ready,
}
"""What an endpoint may raise, and how a program is told of it; all else is answered as for pages, as a problem too."""


def routes_of(operations: Sequence[Operation]) -> list[Route]:
    """A route for each address, whatever methods it has."""
    paths = dict.fromkeys(operation.path for operation in operations)
    return [_route(path, [each for each in operations if each.path == path]) for path in paths]


def _route(path: str, operations: Sequence[Operation]) -> Route:
    by_method = {each.method: each for each in operations}

    async def endpoint(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await by_method[method].answer(request)

    return Route(BASE + path, endpoint, methods=[*by_method])
