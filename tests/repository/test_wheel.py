"""Tests of the wheel: it contains everything that the package needs without the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "skyhop"
RUN_FROM = """
import sys
folder = sys.argv.pop(1)
sys.path.insert(0, folder)
from skyhop.cli import __main__ as program
assert program.__file__.startswith(folder)
sys.exit(program.main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return path


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    expected = {path.relative_to(ROOT / "src").as_posix() for path in files}

    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())

    assert expected - held == set()


def test_the_command_runs_from_the_wheel(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    command = [sys.executable, "-I", "-c", RUN_FROM, str(tmp_path), "--help"]

    ended = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> Path:
    """The Python of an empty environment into which only the wheel is installed. It borrows the other packages."""
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, str(wheel)], check=True)
    (packages,) = environment.glob("[Ll]ib/**/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))  # its own .pth, of the checkout, is not read
    return python


@pytest.mark.slow
@pytest.mark.process
def test_the_first_game_grows_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    """A newcomer without the checkout types the page: its files, programs and commands do what it says."""
    outside = tmp_path / "outside"
    (outside / "docs").mkdir(parents=True)
    shutil.copy(ROOT / "conftest.py", outside)
    shutil.copy(ROOT / "docs" / "first-game.md", outside / "docs")
    foreign = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "SKYHOP_GAMES"}}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(installed), *arguments]
        return subprocess.run(command, cwd=outside, env=foreign, capture_output=True, text=True, check=False)

    place = run("-c", "import skyhop; print(skyhop.__file__)").stdout
    ended = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "docs/first-game.md")

    assert place.startswith(str(installed.parents[1]))
    assert ended.returncode == 0, ended.stdout
    assert " passed" in ended.stdout
