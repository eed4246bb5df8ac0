"""Run of `make proof` with each Python version that the project supports, except the version of this Python.

Each version gets a new environment from the lock files, so packages that somebody installed by hand have no effect. If
this machine lacks a version, the program names and skips the version.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r"Programming Language :: Python :: (\d+\.\d+)")
ASK = "import sys; print('%d.%d' % sys.version_info[:2], sys.executable)"


def named_versions() -> list[str]:
    """Return the Python versions in the classifiers of the project, such as `3.12`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [found[1] for each in project["classifiers"] if (found := VERSION.fullmatch(each))]


def find_python(version: str) -> str | None:
    """Return the path of an interpreter of this version, or None. Look at the search path first, then at pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [*os.get_exec_path(), *(str(path / "bin") for path in sorted(pyenv.glob(f"{version}.*")))]
    candidates = (shutil.which(f"python{version}", path=folder) for folder in folders)
    return next((found for each in candidates if each and (found := _executable(each, version))), None)


def _executable(candidate: str, version: str) -> str | None:
    """Return the path of an interpreter if it has this version. Otherwise, return None.

    The candidate may also be a launcher of pyenv that finds no interpreter.
    """
    answer = subprocess.run([candidate, "-c", ASK], capture_output=True, check=False, text=True)
    found, _space, path = answer.stdout.strip().partition(" ")
    return path if answer.returncode == 0 and found == version else None


def prove(version: str, python: str) -> bool:
    """Build an environment for an interpreter, and run `make proof` in it. Return True after a success."""
    environment = f"build/python{version}"
    shutil.rmtree(ROOT / environment, ignore_errors=True)
    print(f"Python {version}: {python}", flush=True)
    command = ["make", "--no-print-directory", f"VENV={environment}", f"PYTHON={python}", "proof"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Run `make proof` with all supported versions except the version of this Python. Return 1 if one of them fails."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    failed = []
    for version in named_versions():
        if version == own:
            continue
        if (python := find_python(version)) is None:
            print(f"Python {version}: not on this machine, skipped", flush=True)
        elif not prove(version, python):
            failed.append(version)
    if failed:
        print(f"These Pythons failed: {', '.join(failed)}. Their output is above.", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
