"""An error for a missing package names exactly the extra that contains it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from skyhop import extras
from skyhop.extras import missing_package, naming_the_extra


@pytest.mark.parametrize(
    ("module", "wanted"),
    [
        ("sqlalchemy", "sqlalchemy: pip install 'skyhop[server]'"),
        ("starlette.requests", "starlette: pip install 'skyhop[server]'"),
        ("prometheus_client", "prometheus-client: pip install 'skyhop[server]'"),
        ("asyncpg", "asyncpg: pip install 'skyhop[postgresql]'"),
        ("PIL", "pillow: pip install 'skyhop[print]'"),
        ("rustworkx", "rustworkx: pip install 'skyhop[print]'"),
        ("shapely", "shapely: pip install 'skyhop[print]'"),
        ("typst", "typst: pip install 'skyhop[print]'"),
        ("matplotlib.figure", "matplotlib: pip install 'skyhop[lab]'"),
        ("uvicorn", "uvicorn: pip install 'skyhop[server]'"),
        ("httpx", "httpx: pip install 'skyhop[connect]'"),
        ("mcp.server", "mcp: pip install 'skyhop[mcp]'"),
        ("pyspiel", "open-spiel: pip install 'skyhop[openspiel]'"),
        ("open_spiel.python", "open-spiel: pip install 'skyhop[openspiel]'"),
        ("gymnasium.spaces", "gymnasium: pip install 'skyhop[envs]'"),
        ("pettingzoo", "pettingzoo: pip install 'skyhop[envs]'"),
        ("no_such_package", "no-such-package: pip install no-such-package"),
    ],
)
def test_what_is_missing_is_answered_with_the_extra_that_brings_it(module: str, wanted: str) -> None:
    assert missing_package(ModuleNotFoundError(name=module)) == f"This feature needs the Python package {wanted}"


def extra_packages(extra: str) -> list[str]:
    """Return the names of the packages that an extra brings."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    return [re.split(r"[\[><=]", each)[0] for each in project["optional-dependencies"][extra]]


def test_an_import_that_fails_in_a_block_names_the_extra_and_keeps_its_name() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'skyhop\[lab\]'") as raised, naming_the_extra():
        raise ModuleNotFoundError(name="polars")

    assert raised.value.name == "polars"


def test_where_skyhop_is_not_installed_the_package_itself_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", nothing)

    assert missing_package(ModuleNotFoundError(name="typst")).endswith("typst: pip install typst")


@pytest.mark.parametrize(
    ("environment", "module", "wanted"),
    [
        ("openspiel", "pyspiel", r"open-spiel: pip install 'skyhop\[openspiel\]'"),
        ("pettingzoo", "pettingzoo", r"pettingzoo: pip install 'skyhop\[envs\]'"),
        ("gymnasium", "gymnasium", r"gymnasium: pip install 'skyhop\[envs\]'"),
        ("vector", "gymnasium", r"gymnasium: pip install 'skyhop\[envs\]'"),
    ],
)
def test_environments_say_what_they_need(
    environment: str, module: str, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (environment, "match"):
        monkeypatch.delitem(sys.modules, f"skyhop.envs.{name}", raising=False)
    monkeypatch.setitem(sys.modules, module, None)

    with pytest.raises(ModuleNotFoundError, match=wanted):
        import_module(f"skyhop.envs.{environment}")


SERVED_ONLY = (
    "aiosmtplib",
    "alembic",
    "argon2",
    "jinja2",
    "limits",
    "rcssmin",
    "rjsmin",
    "segno",
    "structlog",
    "webauthn",
)
"""Modules that the extra `server` brings, and the extra `mcp` does not."""


@pytest.mark.process
def test_the_server_for_assistants_needs_no_package_that_only_the_pages_need() -> None:
    server, assistants = (set(extra_packages(extra)) for extra in ("server", "mcp"))
    imports = f"import sys; sys.modules.update(dict.fromkeys({SERVED_ONLY}))"
    code = f"{imports}; import skyhop.mcp.server, skyhop.web.http.connections"

    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (ran.returncode, ran.stderr) == (0, "")
    assert assistants - {"mcp"} <= server
    assert len(server - assistants) == len(SERVED_ONLY) + len({"python-multipart", "starlette"})  # of `mcp` itself
