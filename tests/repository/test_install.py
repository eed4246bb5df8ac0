"""Tests of the installation of the lock files: with uv and the settings of pip, or with pip if uv fails."""

import zipfile
from pathlib import Path

import pytest
from tools.install import install, settings, variables

BY_PIP = "uv could not; pip installs it."
NOWHERE = "http://127.0.0.1:9/simple"


@pytest.fixture
def wheels(tmp_path: Path) -> Path:
    """A folder with a wheel of nothing but a module."""
    about = "basket-1.dist-info"
    with zipfile.ZipFile(tmp_path / "basket-1-py3-none-any.whl", "w") as archive:
        archive.writestr("basket.py", "SANDBAGS = 4\n")
        archive.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: basket\nVersion: 1\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", "")
    return tmp_path


def test_what_pip_is_told_is_told_to_uv_but_for_what_uv_is_told_itself() -> None:
    listed = """
global.index-url='https://packages.example/simple'
global.extra-index-url='\\nhttps://one.example\\nhttps://two.example'
global.constraint='versions.txt'
install.find-links='/one ~/two'
:env:.index-url='https://nearer.example/simple'
:env:.find-links=''
global.timeout='15.5'
freeze.proxy='http://gate.example'
For variant 'global', will try loading '/etc/pip.conf'
""".strip()
    told = settings(listed)
    found = variables(told, {"UV_HTTP_TIMEOUT": "3"})
    older = variables(told, {"UV_INDEX_URL": "https://own.example"})

    assert told["index-url"] == "https://nearer.example/simple"
    assert found == {
        "UV_DEFAULT_INDEX": "https://nearer.example/simple",
        "UV_FIND_LINKS": f"/one,{Path.home()}/two",
        "UV_HTTP_TIMEOUT": "3",
        "UV_INDEX": "https://one.example https://two.example",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_SYSTEM_CERTS": "1",
    }
    assert (older["UV_HTTP_TIMEOUT"], "UV_DEFAULT_INDEX" in older) == ("16", False)
    assert settings("") == {}


@pytest.mark.parametrize("loudness", [{}, {"PIP_QUIET": "1"}, {"PIP_VERBOSE": "1"}])
def test_whoever_forbids_the_index_has_nothing_asked_of_it(
    wheels: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, loudness: dict[str, str]
) -> None:
    ours = {"PIP_NO_INDEX": "yes", "PIP_FIND_LINKS": str(wheels), "PIP_INDEX_URL": NOWHERE, **loudness}
    for name, value in ours.items():
        monkeypatch.setenv(name, value)

    assert install(["--no-deps", "--target", str(wheels / "in"), "basket"]) == 0
    assert (wheels / "in/basket.py").read_text() == "SANDBAGS = 4\n"
    assert BY_PIP not in capfd.readouterr().err


def test_what_uv_does_not_know_pip_installs(wheels: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (wheel,) = wheels.glob("*.whl")
    at_home = ["--root-user-action=ignore", "--no-index", "--no-deps", "--target", str(wheels / "in")]

    assert install([*at_home, str(wheel)]) == 0
    assert (wheels / "in/basket.py").exists()
    assert BY_PIP in capfd.readouterr().err


def test_what_nobody_can_install_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none-1-py3-none-any.whl"
    assert install(["--no-index", "--no-deps", "--target", str(tmp_path), str(missing)]) != 0
    assert missing.name in capfd.readouterr().err


def test_of_settings_that_pip_cannot_read_it_tells_itself(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_TIMEOUT", "abc")

    assert install(["--no-index", "--target", str(tmp_path), "basket"]) != 0
    said = "".join(capfd.readouterr())
    assert "abc" in said
    assert "Traceback" not in said
