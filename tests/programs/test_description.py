"""The server answers every request of the API description, sensible or not, as the description declares."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import BaseSchema, Case
from schemathesis.filters import HasAPIOperation
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.amount import some
from tests.running_server import Server

from skyhop.cli.__main__ import main
from skyhop.web.api.operations import describe_api
from skyhop.web.http.sessions import BASE

pytestmark = [pytest.mark.process, pytest.mark.filterwarnings("ignore::UserWarning")]
FINITE = schemathesis.pytest.from_fixture("description").exclude(path=[f"{BASE}/events", f"{BASE}/offers/stream"])
"""All but the streams that have no end of their own; their lines have tests of theirs."""
HEALTH = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much]


class Asked:
    """A table, a token for all, a match that goes on, and one that is over."""

    def __init__(self, server: Server, token: str) -> None:
        self.address, self.headers = server.address, {"Authorization": f"Bearer {token}"}
        self.running, self.over = (self._begun() for _match in range(2))
        self._post(f"/matches/{self.over}/resignation", {"ply": 2})

    def _begun(self) -> str:
        seats = {"game": "balloon-cup", "seats": ["me", "open"], "first": 0}
        return str(self._post("/matches", seats)["match"])

    def _post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        answer = httpx.post(self.address + BASE + path, json=body, headers=self.headers)
        read: dict[str, object] = answer.raise_for_status().json()
        return read


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    folder = tmp_path_factory.mktemp("table") / "data"
    with Server(folder, "--no-limits") as server, pytest.MonkeyPatch.context() as patched:
        printed: list[str] = []
        patched.setattr("builtins.print", lambda *words, **_how: printed.append(str(words[0])))
        assert main(["token", "new", "Zephyr", "--data", str(folder)]) == 0
        patched.undo()
        yield Asked(server, printed[-1])


@pytest.fixture(scope="module")
def description() -> BaseSchema:
    """Description of the API, of which requests are made when a test runs and not in every worker of the run."""
    return schemathesis.openapi.from_dict(describe_api())


@cache
def share() -> Collection[str]:
    """Return the paths that an ordinary run asks: one of three."""
    paths = cast("dict[str, object]", describe_api()["paths"])
    return sorted(paths)[::3]


def is_in_share(context: HasAPIOperation) -> bool:
    return context.operation.path in share()


@pytest.fixture(autouse=True)
def _node_id(request: pytest.FixtureRequest) -> None:
    """Give schemathesis 4.32 the name of a test where pytest before 9.1 has it."""
    request.node._nodeid = request.node.nodeid


@schemathesis.deserializer("application/x-ndjson")
def lines(_context: object, response: schemathesis.Response) -> object:
    """The first line; each of the others is of the same kinds."""
    return json.loads(response.content.splitlines()[0])


@FINITE.include(is_in_share).parametrize()
@settings(max_examples=len(some(36)), deadline=None, suppress_health_check=HEALTH)
def test_every_operation_answers_as_the_description_says(case: Case[Any], asked: Asked) -> None:
    ask_as_described(case, asked)


@pytest.mark.slow
@FINITE.exclude(is_in_share).parametrize()
@settings(max_examples=len(some(36)), deadline=None, suppress_health_check=HEALTH)
def test_every_other_operation_does_too(case: Case[Any], asked: Asked) -> None:
    ask_as_described(case, asked)


def ask_as_described(case: Case[Any], asked: Asked) -> None:
    """Send a request that the description allows. Its match, game or seat may not exist."""
    name = case.path_parameters.get("match")
    if isinstance(name, str) and re.fullmatch("[a-z0-9]{1,22}", name) and len(name) % 4:
        is_endless = case.path.endswith("/stream")
        case.path_parameters["match"] = asked.over if is_endless or len(name) % 2 else asked.running
    for header in [each for each in case.headers or {} if each.lower() == "host"]:
        del case.headers[header]  # under other names it does not answer, which is no matter of the description

    case.call_and_validate(
        base_url=asked.address, headers=asked.headers, timeout=20, excluded_checks=[positive_data_acceptance]
    )
