"""Run `make proof` with each other Python that the project names and this machine has.

Each Python gets a fresh environment from the lock files, so nothing that somebody installed by hand counts. A Python
that this machine lacks is named and skipped.
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
    """Return the Pythons that the classifiers of the project name, such as `3.12`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [found[1] for each in project["classifiers"] if (found := VERSION.fullmatch(each))]


def find_python(version: str) -> str | None:
    """Return the path of an interpreter of this version: on the search path first, then among those of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [*os.get_exec_path(), *(str(path / "bin") for path in sorted(pyenv.glob(f"{version}.*")))]
    candidates = (shutil.which(f"python{version}", path=folder) for folder in folders)
    return next((found for each in candidates if each and (found := _executable(each, version))), None)


def _executable(candidate: str, version: str) -> str | None:
    """Ask a candidate for its version and path; a launcher may have nothing behind it."""
    answer = subprocess.run([candidate, "-c", ASK], capture_output=True, check=False, text=True)
    found, _space, path = answer.stdout.strip().partition(" ")
    return path if answer.returncode == 0 and found == version else None


def prove(version: str, python: str) -> bool:
    """Build an environment for this Python and run `make proof` in it; return True if that succeeds."""
    environment = f"build/python{version}"
    shutil.rmtree(ROOT / environment, ignore_errors=True)
    print(f"Python {version}: {python}", flush=True)
    command = ["make", "--no-print-directory", f"VENV={environment}", f"PYTHON={python}", "proof"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main() -> int:
    """Prove all named Pythons but the one that runs this; return 1 if one of them fails."""
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
