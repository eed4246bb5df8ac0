"""Tests of how the locks are installed: by uv, from where pip is told to look, and by pip where uv cannot."""

import zipfile
from pathlib import Path

import pytest
from tools.install import install, settings


def test_what_pip_is_told_is_told_to_uv() -> None:
    listed = """
global.index-url='https://mirror.example/simple'
global.constraint='versions.txt'
install.find-links='/one /two'
:env:.index-url='https://nearer.example/simple'
global.no-index='true'
freeze.timeout='10'
""".strip()
    assert settings(listed) == {
        "UV_DEFAULT_INDEX": "https://nearer.example/simple",
        "UV_FIND_LINKS": "/one,/two",
        "UV_NO_INDEX": "true",
    }
    assert settings("") == {}


@pytest.mark.parametrize(("more", "by_pip"), [([], 0), (["--root-user-action=ignore"], 1)])
def test_a_wheel_is_installed(tmp_path: Path, capfd: pytest.CaptureFixture[str], more: list[str], by_pip: int) -> None:
    wheel = tmp_path / "basket-1-py3-none-any.whl"
    about = "basket-1.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("basket.py", "SANDBAGS = 4\n")
        archive.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: basket\nVersion: 1\n")
        archive.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr(f"{about}/RECORD", "")
    assert install(["--no-index", "--no-deps", "--target", str(tmp_path / "in"), str(wheel), *more]) == 0
    assert (tmp_path / "in/basket.py").read_text() == "SANDBAGS = 4\n"
    assert capfd.readouterr().err.count("uv could not; pip installs it.") == by_pip


def test_what_nobody_can_install_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none-1-py3-none-any.whl"
    assert install(["--no-index", "--no-deps", "--target", str(tmp_path), str(missing)]) != 0
    assert missing.name in capfd.readouterr().err
