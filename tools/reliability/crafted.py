"""Test of all commands that read a file, with malicious files.

For example, a file is truncated or deeply nested, contains a pickle, or decompresses to gigabytes. Each command runs in
a separate process. The program prints the number of commands that do not refuse a file with a sentence, and the maximum
time and memory. A pickle creates a file if a command loads it.
"""

from __future__ import annotations

import argparse
import gzip
import os
import pickle
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import numpy as np
from tests.cli.test_given_files import COMMANDS as GIVEN
from tools.reliability.figures import Figure, told

COMMANDS = (
    *GIVEN,
    ("analyse", "{}"),
    ("verify", "{}"),
    ("lab", "match", "random", "random", "balloon-cup", "--pairs", "1", "--luck", "{}"),
    ("lab", "match", "random", "random", "balloon-cup", "--pairs", "1", "--out", "{}"),
    ("lab", "report", "{folder}"),
    ("lab", "puzzles", "balloon-cup", "--out", "{}"),
    ("train", "balloon-cup", "--minutes", "0", "--out", "{folder}/new.npz", "--begin", "{}"),
    ("train", "balloon-cup", "--minutes", "0", "--out", "{folder}/new.npz", "--against", "{}"),
    ("restore", "{}", "--data", "{folder}/data"),
)
"""Arguments of the commands. `{}` stands for the file, and `{folder}` for its folder, which contains no other file."""
PATIENCE = 60.0
MOST_MEMORY = 2_000.0
"""Maximum memory of a command in megabytes. Without a file, a command takes up to a quarter of this."""
HUGE = 4 << 30
"""Size in bytes of a decompressed bomb."""


class Marked:
    """Object that creates a file if a program unpickles it."""

    def __init__(self, mark: Path) -> None:
        self._mark = mark

    def __reduce__(self) -> tuple[Callable[..., object], tuple[str]]:
        return Path.touch, (self._mark,)  # type: ignore[return-value]


class Ran(NamedTuple):
    """Result of a command: exit code, output and seconds."""

    code: int
    said: str
    seconds: float


def crafted(mark: Path) -> dict[str, bytes]:
    """Return the contents of the malicious files, by a description. A loaded pickle creates the file `mark`."""
    loaded = pickle.dumps(Marked(mark))
    objects = BytesIO()
    np.save(objects, np.array([Marked(mark)], dtype=object), allow_pickle=True)
    claim = BytesIO()
    np.save(claim, np.zeros(1, np.uint8))
    huge = claim.getvalue().replace(b"'shape': (1,), }" + b" " * 20, b"'shape': (900000000000000,), }" + b" " * 6)
    bomb = _gzip_bomb()
    return {
        "nothing": b"",
        "a pickle": loaded,
        "a pickle in an array": objects.getvalue(),
        "a pickle in weights": _zip({"format.npy": objects.getvalue(), "game.npy": objects.getvalue()}),
        "a pickle without a name in weights": _zip({"format": loaded, "format.pkl": loaded}),
        "an array of 900 TB": _zip({"format.npy": huge}),
        "paths out of weights": _zip({"../../out.npy": claim.getvalue(), "/out.npy": claim.getvalue()}),
        "one name 20,000 times": _zip({f"a{number}.npy": b"" for number in range(20_000)}),
        "sizes that lie": _lying(_zip({"format.npy": bytes(50_000_000)})),
        "gzip without end": bomb,
        "cut gzip": bomb[: len(bomb) // 2],
        "gzip in gzip": gzip.compress(bomb),
        "brackets": b"[" * 1_000_000,
        "objects": b'{"a":' * 1_000_000,
        "brackets after a line": b'{"format": 1}\n' + b"[" * 1_000_000,
        "toml of brackets": b"a = " + b"[" * 300_000,
        "a number of a million digits": b'{"format": ' + b"9" * 1_000_000 + b"}",
        "numbers that are none": b'{"format": NaN, "seed": Infinity, "points": [1e999]}',
        "names of files": b'{"format": "../../../etc/passwd", "board": "@/etc/passwd", "weights": "/dev/zero"}',
        "half a surrogate": b'{"format": "\\ud800", "\\udfff": 1}',
        "parquet": b"PAR1" + b"\xff" * 4096 + (2**31 - 1).to_bytes(4, "little") + b"PAR1",
        "PNG of a thousand million dots": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xff\x08\6\0\0\0\0\0\0\0",
        "a database that says it is huge": _database(),
        "a database cut": _database()[:3000],
    }


def _zip(members: dict[str, bytes]) -> bytes:
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in members.items():
            packed.writestr(name, content)
    return written.getvalue()


def _lying(packed: bytes) -> bytes:
    """Return a zip archive that claims a size of ten bytes for its content."""
    return packed.replace((50_000_000).to_bytes(4, "little"), (10).to_bytes(4, "little"))


def _gzip_bomb() -> bytes:
    """Return `HUGE` zero bytes, compressed to a few megabytes. The file repeats one complete gzip stream."""
    return gzip.compress(bytes(64 << 20)) * (HUGE >> 26)


def _database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "made"
        with sqlite3.connect(path) as made:
            made.execute("CREATE TABLE matches (id TEXT)")
            made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.close()
        content = bytearray(path.read_bytes())
    content[28:32] = (2**31 - 1).to_bytes(4, "big")  # number of pages
    return bytes(content)


def ran(command: tuple[str, ...], file: Path) -> Ran:
    """Run a command on a file and return the result. The folder of the file contains no other file."""
    words = [word.format(file, folder=file.parent) for word in command]
    begun = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "skyhop.cli", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said = process.communicate(timeout=PATIENCE)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return Ran(-1, process.communicate()[0], PATIENCE)
    return Ran(process.returncode, said, time.monotonic() - begun)


def run(only: str = "", kinds: str = "") -> list[Figure]:
    """Run the commands that contain `only` on the files whose description contains `kinds`. Return the figures."""
    wrong, slowest, calls = list[str](), ("", 0.0), 0
    with tempfile.TemporaryDirectory(prefix="skyhop-crafted-") as folder:
        mark = Path(folder) / "loaded"
        for kind, content in crafted(mark).items():
            for number, command in enumerate(COMMANDS):
                if only not in " ".join(command) or kinds not in kind:
                    continue
                file = Path(folder) / f"{number}" / "crafted.jsonl"
                file.parent.mkdir(exist_ok=True)
                file.write_bytes(content)
                found, calls = ran(command, file), calls + 1
                name = f"{' '.join(command[:3])}: {kind}"
                slowest = max(slowest, (name, found.seconds), key=lambda pair: pair[1])
                if found.code not in {1, 2} or "Traceback" in found.said or "defect" in found.said or mark.exists():
                    wrong.append(f"{name}: {found.code}: {found.said[-300:]}")
                    mark.unlink(missing_ok=True)
    sys.stderr.writelines(f"{line}\n" for line in wrong)
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1000
    return [
        Figure("calls", calls),
        Figure("calls without a clear refusal", len(wrong), 0),
        Figure(f"slowest call [s] ({slowest[0]})", slowest[1], PATIENCE),
        Figure("maximum memory [MB]", memory, MOST_MEMORY),
    ]


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="commands with these words")
    parser.add_argument("--kinds", default="", help="files of these kinds")
    chosen = parser.parse_args()
    return told(run(chosen.only, chosen.kinds))


if __name__ == "__main__":
    sys.exit(main())
