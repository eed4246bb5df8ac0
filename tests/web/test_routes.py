"""Tests of all routes, methods, roles and states of a match against one table of expected answers.

The routes are those of the app itself, so one that nobody has declared fails here.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.routing import Route
from tests.amount import IS_THOROUGH
from tests.web.visitor import FRAGMENT, HOST, Visitor, any_action

from skyhop.boards.settings import settings, share_code
from skyhop.game import registry
from skyhop.puzzles.collection import collection
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.web.app import ROUTES, create_app
from skyhop.web.http.guard import Guard

ROLES = ("stranger", "spectator", "seat", "other")
"""Nobody known, a guest without a seat, the guest who is to decide, and the one in the other seat."""
TIMES = ("before", "during", "after")
"""Before: the other seat is free and nobody has acted, so the other is a spectator still."""
PLACES = [(time, role) for time in TIMES for role in ROLES]
DECLARED = """
route                     method  before                     during                     after
/                         GET     200   200   200   200      200   200   200   200      200   200   200   200
/matches                  POST    403   303*  303*  303*     403   303*  303*  303*     403   303*  303*  303*
/matches/{match}          GET     200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/actions  POST    403   403   200*  403      403   403   200*  409      403   403   409   409
/matches/{match}/resignation POST 403   403   200*  403      403   403   200*  200*     403   403   409   409
/matches/{match}/draw     POST    403   403   200   403      403   403   200*  200*     403   403   409   409
/matches/{match}/hint     POST    403   403   403   403      403   403   403   403      403   403   403   403
/matches/{match}/stuck    POST    403   403   409   403      403   403   409   409      403   403   409   409
/matches/{match}/presence POST    403   204   204   204      403   204   204   204      403   204   204   204
/matches/{match}/claim    POST    403   403   200   403      403   403   200   200      403   403   409   409
/matches/{match}/return   POST    403   409   303   409      403   409   303   303      403   409   303   303
/matches/{match}/seats    POST    403   303*  303   303*     403   409   303   303      403   409   303   303
/offers/events            GET     200   200   200   200      200   200   200   200      200   200   200   200
/ratings                  GET     200   200   200   200      200   200   200   200      200   200   200   200
/players/{name}           GET     404   404   404   404      404   404   404   404      404   404   404   404
/account/profile          POST    403   303   303   303      403   303   303   303      403   303   303   303
/friends GET 200 200 200 200   200 200 200 200   200 200 200 200
/friends POST 403 403 403 403   403 403 403 403   403 403 403 403
/friends/links POST 403 403 403 403   403 403 403 403   403 403 403 403
/friends/links/ended POST 403 303 303 303   403 303 303 303   403 303 303 303
/friends/requests/ended POST 403 303 303 303   403 303 303 303   403 303 303 303
/friends/link/{secret} GET 404 404 404 404   404 404 404 404   404 404 404 404
/friends/link/{secret} POST 403 403 403 403   403 403 403 403   403 403 403 403
/friends/presence POST 403 303 303 303   403 303 303 303   403 303 303 303
/players/{name}/friendship POST 403 403 403 403   403 403 403 403   403 403 403 403
/players/{name}/block POST 403 403 403 403   403 403 403 403   403 403 403 403
/players/{name}/challenge GET 403 403 403 403   403 403 403 403   403 403 403 403
/players/{name}/challenge POST 403 403 403 403   403 403 403 403   403 403 403 403
/matches/{match}/withdrawal POST  403   409   409   409      403   409   409   409      403   409   409   409
/matches/{match}/refusal  POST    403   409   409   409      403   409   409   409      403   409   409   409
/matches/{match}/code.svg GET     200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/events   GET     200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/text     GET     200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/text     POST    403   403   200*  403      403   403   200*  409      403   403   409   409
/matches/{match}/text/events GET  200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/journal  GET     403   403   403   403      403   403   403   403      200   200   200   200
/matches/{match}/why      GET     403   403   200   403      403   403   200   200      403   403   200   200
/matches/{match}/explanation GET  403   403   204   403      403   403   204   204      403   403   204   204
/matches/{match}/picture.svg GET  200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/picture.png GET  200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/film     GET     200   200   200   200      200   200   200   200      200   200   200   200
/matches/{match}/film.webp GET    303   303   303   303      303   303   303   303      303   303   303   303
/matches/{match}/analysis GET     403   403   403   403      403   403   403   403      200   200   200   200
/matches/{match}/analysis.json GET 403  403   403   403      403   403   403   403      303   303   303   303
/matches/{match}/mistakes/{step} GET 403 403 403 403   403 403 403 403   303 303 303 303
/matches/{match}/mistakes/{step}/actions POST 403 403 403 403   403 403 403 403   403 303 303 303
/matches/{match}/mistakes/{step}/why GET 403 403 403 403   403 403 403 403   303 303 303 303
/matches/{match}/mistakes/{step}/explanation GET 403 403 403 403   403 403 403 403   303 303 303 303
/matches/{match}/shuffles GET     403   403   403   403      403   403   403   403      200   200   200   200
/matches/{match}/door     POST    403   403   303   403      403   403   303   303      403   403   303   303
/matches/{match}/take-back POST 403 403 200 403   403 403 200 200   403 403 200 200
/matches/{match}/pause POST 403 403 200 403   403 403 200 200   403 403 200 200
/matches/{match}/time POST 403 403 200 403   403 403 200 200   403 403 200 200
/matches/{match}/phrases POST 403 403 200 403   403 403 200 200   403 403 200 200
/matches/{match}/mutes POST 403 403 403 403   403 403 403 403   403 403 403 403
/matches/{match}/play-on  GET     403   403   403   403      403   403   403   403      200   200   200   200
/matches/{match}/play-on  POST    403   403   403   403      403   403   403   403      403   303*  303*  303*
/llms.txt                 GET     200   200   200   200      200   200   200   200      200   200   200   200
/rules/{game}/{ruleset}.md GET     200   200   200   200      200   200   200   200      200   200   200   200
/rules/{game}             GET     307   307   307   307      307   307   307   307      307   307   307   307
/rules/{game}/{ruleset}   GET     200   200   200   200      200   200   200   200      200   200   200   200
/learn                    GET     200   200   200   200      200   200   200   200      200   200   200   200
/lessons/{game}/{number}  GET     200   200   200   200      200   200   200   200      200   200   200   200
/lessons/{game}/{number}/picture.svg GET 200 200 200 200   200   200   200   200      200   200   200   200
/lessons/{game}/{number}/actions POST 403 409 409   409      403   409   409   409      403   409   409   409
/lessons/{game}/{number}/why GET  200   200   200   200      200   200   200   200      200   200   200   200
/lessons/{game}/{number}/explanation GET 204 204 204 204     204   204   204   204      204   204   204   204
/quiz                     GET     200   200   200   200      200   200   200   200      200   200   200   200
/quiz/{game}              GET     303   303   303   303      303   303   303   303      303   303   303   303
/puzzles                  GET     200   200   200   200      200   200   200   200      200   200   200   200
/puzzles/{game}           GET     200   200   200   200      200   200   200   200      200   200   200   200
/puzzles/{game}/today     GET     303   303   303   303      303   303   303   303      303   303   303   303
/puzzles/{game}/{name}    GET     200   200   200   200      200   200   200   200      200   200   200   200
/puzzles/{game}/{name}/answer GET 200 303 303 303        200   303   303   303      200   303   303   303
/puzzles/{game}/{name}/answer POST 403 303 303 303        403   303   303   303      403   303   303   303
/puzzles/{game}/{name}/picture.svg GET 200 200 200 200   200   200   200   200      200   200   200   200
/puzzles/{game}/{name}/actions POST 403 409 409   409      403   409   409   409      403   409   409   409
/puzzles/{game}/{name}/why GET  200   200   200   200      200   200   200   200      200   200   200   200
/puzzles/{game}/{name}/explanation GET 204 204 204 204     204   204   204   204      204   204   204   204
/daily                    GET     200   200   200   200      200   200   200   200      200   200   200   200
/daily                    POST    403   409   409   409      403   409   409   409      403   409   409   409
/daily/{day} GET 404 404 404 404   404 404 404 404   404 404 404 404
/daily/{day}/{game}/picture.{kind} GET 404 404 404 404   404   404   404   404      404   404   404   404
/tournaments GET 200 200 200 200   200 200 200 200   200 200 200 200
/tournaments POST 403 422 422 422   403 422 422 422   403 422 422 422
/tournaments/{name} GET 404 404 404 404   404 404 404 404   404 404 404 404
/tournaments/{name} POST 403 404 404 404   403 404 404 404   403 404 404 404
/tournaments/{name}/events GET 404 404 404 404   404 404 404 404   404 404 404 404
/tournaments/{name}/standings.json GET 404 404 404 404   404 404 404 404   404 404 404 404
/watch GET 200 200 200 200   200 200 200 200   200 200 200 200
/watch/events GET 200 200 200 200   200 200 200 200   200 200 200 200
/watch/{match}/{ply:int}.svg GET 404 404 404 404   200 200 200 200   200 200 200 200
/settings                 GET     200   200   200   200      200   200   200   200      200   200   200   200
/settings                 POST    403   303   303   303      403   303   303   303      403   303   303   303
/settings/proofs          POST    403   303   303   303      403   303   303   303      403   303   303   303
/settings/programs        GET     200   200   200   200      200   200   200   200      200   200   200   200
/settings/programs        POST    403   422   422   422      403   422   422   422      403   422   422   422
/settings/programs/revoked POST   403   303   303   303      403   303   303   303      403   303   303   303
/settings/notices GET 200 200 200 200   200 200 200 200   200 200 200 200
/settings/notices POST 403 303 303 303   403 303 303 303   403 303 303 303
/settings/notices/browsers POST 403 422 422 422   403 422 422 422   403 422 422 422
/settings/notices/webhooks POST 403 422 422 422   403 422 422 422   403 422 422 422
/settings/notices/mail POST 403 409 409 409   403 409 409 409   403 409 409 409
/settings/notices/removed POST 403 303 303 303   403 303 303 303   403 303 303 303
/settings/notices/ended POST 403 303 303 303   403 303 303 303   403 303 303 303
/notices/end GET 200 200 200 200   200 200 200 200   200 200 200 200
/notices/end POST 200 200 200 200   200 200 200 200   200 200 200 200
/notices/mail GET 404 404 404 404   404 404 404 404   404 404 404 404
/notices/mail POST 404 404 404 404   404 404 404 404   404 404 404 404
/matches/{match}/blocks   POST    403   403   303   403      403   403   303   303      403   403   303   303
/account                  GET     200   200   200   200      200   200   200   200      200   200   200   200
/account                  POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/session          POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/session/passkey  POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/passkeys         POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/passkeys/options POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/passkeys/removed POST    403   303   303   303      403   303   303   303      403   303   303   303
/account/session/ended    POST    403   303   303   303      403   303   303   303      403   303   303   303
/account/passphrase       POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/recovery         POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/codes            GET     303   303   303   303      303   303   303   303      303   303   303   303
/account/codes            POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/data             GET     200   200   200   200      200   200   200   200      200   200   200   200
/account/matches.jsonl    GET     200   200   200   200      200   200   200   200      200   200   200   200
/account/deletion         POST    403   422   422   422      403   422   422   422      403   422   422   422
/account/blocks/ended     POST    403   303   303   303      403   303   303   303      403   303   303   303
/account/mutes/ended      POST    403   303   303   303      403   303   303   303      403   303   303   303
/account/name             GET     200   200   200   200      200   200   200   200      200   200   200   200
/account/name             POST    403   303   303   303      403   303   303   303      403   303   303   303
/reports                  POST    403   200   200   200      403   200   200   200      403   200   200   200
/api/v1/program GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/events GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/ticket GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match} GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/stream GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/seats POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/invitations POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/decline POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/actions GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/actions POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/resignation POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/draw POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/take-back POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/pause POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/claim POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/journal GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/analysis GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/analysis POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/withdrawal POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/rematch POST 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/matches/{match}/ratings GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/offers GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/offers/stream GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/ratings GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/players/{name} GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/players/{player}/ratings GET 401 401 401 401   401 401 401 401   401 401 401 401
/api/v1/openapi.json GET 200 200 200 200   200 200 200 200   200 200 200 200
/service-worker.js        GET     200   200   200   200      200   200   200   200      200   200   200   200
/offline                  GET     200   200   200   200      200   200   200   200      200   200   200   200
/accessibility            GET     200   200   200   200      200   200   200   200      200   200   200   200
/components               GET     200   200   200   200      200   200   200   200      200   200   200   200
/operator GET 404 404 404 404   404 404 404 404   404 404 404 404
/operator POST 403 404 404 404   403 404 404 404   403 404 404 404
/operator/session/ended POST 403 303 303 303   403 303 303 303   403 303 303 303
/operator/reports GET 404 404 404 404   404 404 404 404   404 404 404 404
/operator/players GET 404 404 404 404   404 404 404 404   404 404 404 404
/operator/tournaments GET 404 404 404 404   404 404 404 404   404 404 404 404
/operator/tournaments/{name} GET 404 404 404 404   404 404 404 404   404 404 404 404
/operator/log GET 404 404 404 404   404 404 404 404   404 404 404 404
/operator/actions POST 403 404 404 404   403 404 404 404   403 404 404 404
/imprint GET 404 404 404 404   404 404 404 404   404 404 404 404
/terms GET 404 404 404 404   404 404 404 404   404 404 404 404
/privacy GET 200 200 200 200   200 200 200 200   200 200 200 200
/boards                   GET     200   200   200   200      200   200   200   200      200   200   200   200
/boards/edit              GET     200   200   200   200      200   200   200   200      200   200   200   200
/boards/edit/start        GET     200   200   200   200      200   200   200   200      200   200   200   200
/boards/edit/print.pdf    POST    422   422   422   422      422   422   422   422      422   422   422   422
/boards/edit/check        POST    400   400   400   400      400   400   400   400      400   400   400   400
/boards/edit/complete     POST    400   400   400   400      400   400   400   400      400   400   400   400
/boards/edit/fixes        POST    400   400   400   400      400   400   400   400      400   400   400   400
/boards/edit/board        POST    400   400   400   400      400   400   400   400      400   400   400   400
/boards/edit/drawing      POST    400   400   400   400      400   400   400   400      400   400   400   400
/boards/compare           GET     200   200   200   200      200   200   200   200      200   200   200   200
/boards/{code}.{kind}     GET     200   200   200   200      200   200   200   200      200   200   200   200
/boards/{code}/ideas      GET     200   200   200   200      200   200   200   200      200   200   200   200
/boards/{code}            GET     200   200   200   200      200   200   200   200      200   200   200   200
/print/{game}.pdf         GET     200   200   200   200      200   200   200   200      200   200   200   200
/print/{game}             GET     200   200   200   200      200   200   200   200      200   200   200   200
/health                   GET     200   200   200   200      200   200   200   200      200   200   200   200
/ready                    GET     200   200   200   200      200   200   200   200      200   200   200   200
/static/{path:path}       GET     200   200   200   200      200   200   200   200      200   200   200   200
"""
"""By time, for each role in the order above: the status, with a star where something in the store changes.

HEAD is answered as GET is, every other method 405: an ordinary run tries each at some times in some roles, other ones
for each route, `make slow` in each role at each time. So it does with what knows no match and answers everybody alike.
"""
NEED_NO_TOKEN = ("/boards/edit/", "/notices/end", "/notices/mail")
"""Path prefixes of forms that need no token: the server stores none of their content, or a signed link is the proof."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
FILLED = {
    "game": "balloon-cup",
    "ruleset": "rio-grande",
    "number": "1",
    "name": collection(registry.game("balloon-cup"))[0].name,
    "code": share_code(settings(seed=7, size="tiny", expansions="")),
    "kind": "json",
    "day": "2026-06-01",
    "secret": "none",
    "step": "1",
    "player": "random",
    "ply:int": "1",
    "path:path": "theme.css",
}


class Case(NamedTuple):
    """One cell of the table."""

    route: str
    method: str
    time: str
    role: str
    status: int
    changes: bool


def declared() -> list[Case]:
    cases = []
    for turn, line in enumerate(DECLARED.strip().splitlines()[1:]):
        route, method, *cells = line.split()
        asked = places(turn, 12) if "{match}" not in route and len(set(cells)) == 1 else PLACES
        for (time, role), cell in zip(PLACES, cells, strict=True):
            if (time, role) not in asked:
                continue
            cases.append(Case(route, method, time, role, int(cell.rstrip("*")), cell.endswith("*")))
            if method == "GET" and (time, role) in places(turn, 12):
                cases.append(cases[-1]._replace(method="HEAD"))
    return cases


def places(turn: int, share: int) -> list[tuple[str, str]]:
    """Times and roles of which one in so many is tried in an ordinary run, others at each time and turn."""
    share = 1 if IS_THOROUGH else share
    rolled = [
        (time, ROLES[(role - step) % len(ROLES)]) for step, time in enumerate(TIMES) for role in range(len(ROLES))
    ]
    return rolled[turn % share :: share]


def undeclared_methods() -> list[Case]:
    known = {(case.route, case.method) for case in declared()}
    return [
        Case(route, method, time, role, 405, changes=False)
        for turn, route in enumerate(sorted({case.route for case in declared()}))
        for number, method in enumerate(METHODS)
        for time, role in places(turn + number, len(PLACES))
        if (route, method) not in known
    ]


class Scene(NamedTuple):
    """A match at some time, and all who may ask for something."""

    table: Guard
    match: Live
    visitors: dict[str, Visitor]

    async def ask(self, case: Case) -> httpx.Response:
        """Ask as nearly right as a role can: with its own cookie and token, and with what whoever decides could do."""
        visitor, live = self.visitors[case.role], self.match
        path = case.route.replace("{match}", live.info.id)
        for name, value in FILLED.items():
            path = path.replace(f"{{{name}}}", value)
        if path.endswith(("/why", "/explanation")):
            path += f"?ply={live.match.ply}&action=nonsense"
        seat = live.match.to_decide
        form = {
            "token": visitor.token or self.visitors["seat"].token,
            "game": "balloon-cup",
            "seat2": "friend",
            **({"sure": "yes"} if path.endswith("/resignation") else {}),
            "ply": str(0 if path.endswith("/play-on") else live.match.ply),
            "action": "." if seat is None or path.startswith(("/lessons/", "/puzzles/")) else any_action(live, seat),
        }
        body = None if case.method in {"GET", "HEAD"} else form
        if path.endswith("/events"):
            asyncio.get_running_loop().call_later(0.03, self.table.app.state.matches.end_streams)
        answer = await visitor.http.request(
            case.method, path, headers={"Origin": HOST, **FRAGMENT}, follow_redirects=False, data=body
        )
        self.table.app.state.analyses.close()  # a role that asks later must not find it finished
        return answer

    async def stored(self) -> list[object]:
        """All that is in the store of this match, and how many others there are.

        A block changes nothing of a match but who may watch it, and the revision that tells the workers so.
        """
        matches: MatchRegistry = self.table.app.state.matches
        store = matches.store
        match = await store.load(self.match.info.id)
        assert match is not None
        return [
            match._replace(barred=frozenset(), revision=0),
            await store.count_running(),
            await store.list_finished(),
        ]


def guest_of(visitor: Visitor) -> Seat:
    return Seat("guest", visitor.guest)


async def staged(table: Guard, time: str) -> Scene:
    """Make a match for a time, with a fresh guest for each role; nothing waits to be made for those before."""
    table.app.state.films.close()
    visitors = {role: Visitor(table) for role in ROLES}
    for role, visitor in visitors.items():
        if role != "stranger":
            await visitor.get("/settings")  # a page that is quickly drawn
    seats = [guest_of(visitors[role]) for role in ("seat", "other")]
    matches: MatchRegistry = table.app.state.matches
    if time == "before":
        return Scene(table, await matches.start("balloon-cup", "rio-grande", (seats[0], Seat("open")), 0), visitors)
    live = await matches.start("balloon-cup", "rio-grande", seats, 0)
    for _action in range(5):
        seat = live.match.to_decide
        assert seat is not None
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
    if live.match.to_decide == 1:
        visitors["seat"], visitors["other"] = visitors["other"], visitors["seat"]
    if time == "after":
        await live.handle(Resign(), 1, live.match.ply)
    return Scene(table, live, visitors)


async def differing(table: Guard, cases: list[Case]) -> list[str]:
    """Ask all; name what is answered or changed otherwise than declared.

    What changes something is asked of a match of its own, all else of one match for each time.
    """
    found = []
    for time in TIMES:
        for case in (case for case in cases if case.time == time and case.changes):
            found += await differing_in(await staged(table, time), [case])
        found += await differing_in(await staged(table, time), [c for c in cases if c.time == time and not c.changes])
    return found


async def differing_in(scene: Scene, cases: list[Case]) -> list[str]:
    before = await scene.stored()
    answers = [await scene.ask(case) for case in cases]
    has_changed = await scene.stored() != before
    found = [
        f"{case}: {answer.status_code}, {len(answer.content)} bytes"
        for case, answer in zip(cases, answers, strict=True)
        if answer.status_code != case.status or (case.method == "HEAD" and answer.content)
    ]
    return found + [f"changed: {has_changed}, {cases}"] * (has_changed != any(case.changes for case in cases))


@pytest.fixture
def unlimited(tmp_path: Path) -> Guard:
    return create_app(tmp_path, has_limits=False)


def test_every_route_is_declared_and_every_declaration_is_a_route() -> None:
    routes = {(route.path, method) for route in ROUTES for method in (route.methods or ())}

    assert all(type(route) is Route for route in ROUTES)
    assert routes == {(case.route, case.method) for case in declared()}


def group(route: str) -> str:
    """Return the group of a route. Each account route is its own group, since limits of sign-in attempts are low."""
    return route if route.startswith("/account") else route.split("/")[1]


@pytest.mark.parametrize("name", sorted({group(case.route) for case in declared()}))
async def test_every_route_answers_every_role_as_declared(unlimited: Guard, name: str) -> None:
    cases = [case for case in declared() + undeclared_methods() if group(case.route) == name]
    async with unlimited.app.router.lifespan_context(unlimited.app):
        assert await differing(unlimited, cases) == []
    for route in {case.route for case in cases}:
        assert {case.method for case in cases if case.route == route} == set(METHODS)


async def test_the_token_of_another_guest_is_refused_and_so_is_its_cookie_without_a_token(unlimited: Guard) -> None:
    async with unlimited.app.router.lifespan_context(unlimited.app):
        posted = [case for case in declared() if case.method == "POST" and case.time == "during"]
        posted = [case for case in posted if not case.route.startswith(NEED_NO_TOKEN)]
        assert posted
        scene = await staged(unlimited, "during")
        before = await scene.stored()
        for case in posted:  # nobody's page changes: all are asked of one match
            scene.visitors["spectator"].page = scene.visitors["seat"].page
            refused = 401 if case.route.startswith("/api/") else 403  # programs bring a token in the header
            assert (await scene.ask(case._replace(role="spectator"))).status_code == refused
            assert await scene.stored() == before


@pytest.mark.parametrize("mark", [".", ")", "),", "!", "%E2%80%9D", "%29."])
async def test_a_link_that_was_copied_with_the_end_of_its_sentence_leads_on(anna: Visitor, mark: str) -> None:
    marked = await anna.http.get(f"/matches/abc{mark}", follow_redirects=False)
    of_programs = await anna.http.get(f"/api/v1/matches/abc{mark}", follow_redirects=False)

    assert (marked.status_code, marked.headers["location"]) == (307, "/matches/abc")
    assert of_programs.status_code == 401
