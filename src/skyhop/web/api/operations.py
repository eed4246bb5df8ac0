"""Operations of `/api/v1`, and the OpenAPI 3.1 description that is generated from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from json import dumps
from types import UnionType
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop import __version__
from skyhop.analysis.analysis import AnalysisDocument
from skyhop.engine.document import Part, describe_schemas
from skyhop.game import registry
from skyhop.game.journal import JournalDocument
from skyhop.server.clocks.clocks import ALL_SPEEDS
from skyhop.server.players.tokens import Scope
from skyhop.web.api import lobby, matches
from skyhop.web.api.endpoint import JSON, LINES, Operation, build_routes
from skyhop.web.api_documents import EventLine, JobStatus, MatchLine, MatchSeen, OfferLine
from skyhop.web.http.errors import MEDIA_TYPE, Problem
from skyhop.web.http.rate_limits import ACT, LOOK, START, limited
from skyhop.web.http.sessions import BASE

READ, PLAY, OFFER, ANALYSE = Scope.READ, Scope.PLAY, Scope.OFFER, Scope.ANALYSE
ONE = "/matches/{match}"
ANALYSED: Mapping[int, type[Part]] = {200: AnalysisDocument, 202: JobStatus}
PAGES = {"over": {"type": "boolean", "default": False}, "page": {"type": "integer", "minimum": 1, "maximum": 9999}}
BEST = {
    "game": {"type": "string", "enum": [*registry.names()], "default": registry.names()[0]},
    "speed": {"type": "string", "enum": [*ALL_SPEEDS], "default": "blitz"},
}
PATH_PARAMETERS: Mapping[str, Mapping[str, object]] = {
    "match": {"type": "string", "pattern": "^[a-z0-9]{1,22}$"},
    "player": {"type": "string", "pattern": "^[a-z0-9]{1,40}$"},
}
"""Path parameters of the API, each with its JSON schema."""
OPERATIONS = (
    Operation("GET", "/program", matches.who_am_i, READ, LOOK),
    Operation("GET", "/events", matches.hear_events, READ, LOOK, {200: EventLine}, LINES),
    Operation("GET", "/matches", matches.list_matches, READ, LOOK, asks=PAGES),
    Operation("POST", "/matches", matches.begin_match, OFFER, START, {201: MatchSeen}),
    Operation("GET", "/ticket", matches.draw_ticket, OFFER, LOOK),
    Operation("GET", ONE, matches.see_match, READ, LOOK),
    Operation("GET", f"{ONE}/stream", matches.follow_match, READ, LOOK, {200: MatchLine}, LINES),
    Operation("GET", "/offers", lobby.list_offers, READ, LOOK),
    Operation("GET", "/offers/stream", lobby.hear_offers, READ, LOOK, {200: OfferLine}, LINES),
    Operation("POST", f"{ONE}/withdrawal", lobby.withdraw, OFFER, ACT),
    Operation("POST", f"{ONE}/rematch", lobby.play_again, OFFER, START),
    Operation("GET", "/ratings", lobby.list_best, READ, LOOK, asks=BEST),
    Operation("GET", "/players/{player}/ratings", lobby.see_ratings, READ, LOOK),
    Operation("GET", f"{ONE}/ratings", lobby.see_seat_ratings, READ, LOOK),
    Operation("POST", f"{ONE}/seats", matches.sit_down, OFFER, ACT),
    Operation("POST", f"{ONE}/invitations", matches.invite, OFFER, ACT),
    Operation("POST", f"{ONE}/decline", matches.decline, OFFER, ACT),
    Operation("GET", f"{ONE}/actions", matches.list_actions, READ, LOOK),
    Operation("POST", f"{ONE}/actions", matches.play, PLAY, ACT),
    Operation("POST", f"{ONE}/resignation", matches.resign, PLAY, ACT),
    Operation("POST", f"{ONE}/draw", matches.draw, PLAY, ACT),
    Operation("POST", f"{ONE}/take-back", matches.take_back, PLAY, ACT),
    Operation("POST", f"{ONE}/pause", matches.pause, PLAY, ACT),
    Operation("POST", f"{ONE}/claim", matches.claim, PLAY, ACT),
    Operation("GET", f"{ONE}/journal", matches.read_journal, READ, LOOK, {200: JournalDocument}),
    Operation("GET", f"{ONE}/analysis", matches.read_analysis, READ, LOOK, ANALYSED),
    Operation("POST", f"{ONE}/analysis", matches.analyse, ANALYSE, ACT, ANALYSED),
)


async def openapi(_request: Request) -> Response:
    """GET /api/v1/openapi.json: return the OpenAPI description. The request needs no token."""
    return Response(_described(), media_type=JSON)


@cache
def _described() -> str:
    return dumps(describe_api(), ensure_ascii=False)


ROUTES = (*build_routes(OPERATIONS), Route(f"{BASE}/openapi.json", limited(openapi, LOOK)))


def describe_api() -> dict[str, object]:
    """Return the OpenAPI description of all operations, with the schemas of all inputs and outputs."""
    declared = [kind for each in OPERATIONS for kind in (*each.answers.values(), each.takes) if kind is not None]
    kinds = [Problem, *(each for kind in declared for each in (get_args(kind) or (kind,)))]
    documents = describe_schemas([*dict.fromkeys(kinds)], "#/components/schemas/{name}")
    paths: dict[str, dict[str, object]] = {}
    for each in OPERATIONS:
        paths.setdefault(BASE + each.path, {})[each.method.lower()] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Skyhop",
            "version": __version__,
            "summary": "Programs create matches, take seats, follow matches, act, and read finished matches.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": {name: _adapt_to_generators(each) for name, each in documents.items()} | _lines(),
            "responses": {"Problem": _content("Error with its reason and the next step.", MEDIA_TYPE, "Problem")},
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "Token from the settings page or from `skyhop token`. It has some of these scopes: "
                    + " ".join(f"{scope}." for scope in Scope),
                }
            },
        },
    }


def _operation(operation: Operation) -> dict[str, object]:
    summary, _blank, more = operation.meaning.partition("\n\n")
    answers = {str(status): _answer(operation, kind) for status, kind in operation.answers.items()}
    made: dict[str, object] = {
        "operationId": operation.name,
        "summary": " ".join(summary.split()),
        "description": f"{' '.join(more.split())} Scope: {operation.scope}.".strip(),
        "responses": answers | {"default": {"$ref": "#/components/responses/Problem"}},
    }
    named = [(name, "query", each) for name, each in operation.asks.items()]
    named += [(name, "path", each) for name, each in PATH_PARAMETERS.items() if f"{{{name}}}" in operation.path]
    if named:
        made["parameters"] = [
            {"name": name, "in": place, "required": place == "path", "schema": schema} for name, place, schema in named
        ]
    if operation.takes is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": _refer(operation.takes.__name__)}}}
    return made


def _answer(operation: Operation, kind: type[Part] | UnionType) -> Mapping[str, object]:
    """Return the OpenAPI description of a response with the document class `kind`.

    The description of a stream refers to the schema of its lines.
    """
    if isinstance(kind, UnionType):
        return _content("Lines of JSON, one after another.", operation.media_type, _line_name(operation))
    return _content(kind.__doc__ or "", operation.media_type, kind.__name__)


def _content(description: str, media_type: str, name: str) -> Mapping[str, object]:
    return {"description": description, "content": {media_type: {"schema": _refer(name)}}}


def _lines() -> dict[str, object]:
    """Return the schemas of the lines that the streaming operations send. The keys are the names of the schemas.

    Client generators create a type for each named schema.
    """
    streams = [(each, kind) for each in OPERATIONS for kind in each.answers.values() if isinstance(kind, UnionType)]
    return {
        _line_name(each): {
            "description": f"A line of `{each.name}`.",
            "oneOf": [_refer(line.__name__) for line in get_args(kind)],
        }
        for each, kind in streams
    }


def _line_name(operation: Operation) -> str:
    return "LineOf" + "".join(word.capitalize() for word in operation.name.split("_"))


def _adapt_to_generators(schema: object) -> object:
    """Replace `items: false` in tuple schemas by the types of the items. Return the new schema.

    Client generators refuse `items: false`. `maxItems` still forbids further items.
    """
    if isinstance(schema, list):
        return [_adapt_to_generators(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: _adapt_to_generators(each) for name, each in schema.items()}
    kinds = made.get("prefixItems")
    if made.get("items") is False and isinstance(kinds, list):
        made["items"] = {"anyOf": [kind for place, kind in enumerate(kinds) if kind not in kinds[:place]]}
    return made


def _refer(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}
