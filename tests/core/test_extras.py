"""Whatever is missing, the extra that brings it is named, and no other."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError

import pytest

from skyhop.core.language import extras
from skyhop.core.language.extras import missing_package


@pytest.mark.parametrize(
    ("module", "wanted"),
    [
        ("sqlalchemy", "sqlalchemy: pip install 'skyhop[table]'"),
        ("starlette.requests", "starlette: pip install 'skyhop[table]'"),
        ("prometheus_client", "prometheus-client: pip install 'skyhop[table]'"),
        ("asyncpg", "asyncpg: pip install 'skyhop[postgresql]'"),
        ("PIL", "pillow: pip install 'skyhop[press]'"),
        ("rustworkx", "rustworkx: pip install 'skyhop[press]'"),
        ("shapely", "shapely: pip install 'skyhop[press]'"),
        ("typst", "typst: pip install 'skyhop[press]'"),
        ("matplotlib.figure", "matplotlib: pip install 'skyhop[lab]'"),
        ("mcp.server", "mcp: pip install 'skyhop[mcp]'"),
        ("pyspiel", "open-spiel: pip install 'skyhop[openspiel]'"),
        ("open_spiel.python", "open-spiel: pip install 'skyhop[openspiel]'"),
        ("no_such_package", "no-such-package: pip install no-such-package"),
    ],
)
def test_what_is_missing_is_answered_with_the_extra_that_brings_it(module: str, wanted: str) -> None:
    assert missing_package(ModuleNotFoundError(name=module)) == f"This needs the Python package {wanted}"


def test_where_skyhop_is_not_installed_the_package_itself_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", nothing)

    assert missing_package(ModuleNotFoundError(name="typst")).endswith("typst: pip install typst")


def test_games_for_openspiel_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "skyhop.envs.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)

    with pytest.raises(ModuleNotFoundError, match=r"open-spiel: pip install 'skyhop\[openspiel\]'"):
        import_module("skyhop.envs.openspiel")
