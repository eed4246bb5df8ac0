"""Fuzzer of all commands that read a file: it changes parts of valid files.

Each call is a fork of a process with loaded code, so hundreds of calls run in a minute. The program counts calls that
neither succeed nor refuse the file with a sentence, and calls that write files outside their folder. It also prints the
maximum time and memory.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import gzip
import io
import json
import os
import random
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.test_backup import spoil
from tests.server.test_migrations import GOLDEN, laid
from tools.reliability.crafted import MOST_MEMORY
from tools.reliability.figures import Figure, told

from skyhop.cli.__main__ import main as skyhop
from skyhop.game.journal import Header, Journal
from skyhop.server.store.data_folder import STORE

HERE = Path(__file__).parents[2]
PATIENCE = 30
"""Maximum seconds of one call. For a file that is almost valid, a command may play a whole match."""
NASTY: tuple[Any, ...] = (
    *(None, True, 0, -1, 1, 7, 2**31, 2**63, 2**64, -(2**63), 10**400, 1.5, -0.0, 1e308, 1e-320, float("nan")),
    *(
        "",
        "x",
        "0",
        "²",
        "\N{ARABIC-INDIC DIGIT ONE}",
        "-1",
        "x" * 5000,
        "\0",
        "../../../x",
        "/etc/passwd",
        "@/dev/zero",
        "\ud800",
        "%s%n",
        "{0}",
    ),
    *([], {}, [[]], [None], [1] * 5000, {"": 1}, {"__class__": 1}),
)


class Door(NamedTuple):
    """Command that reads a file: its arguments, the file's suffix, and a source of valid files."""

    line: str
    name: str
    good: Callable[[Path], Sequence[bytes]]
    has_threads: bool = False
    """True if the command loads a library with its own threads, which do not survive a fork."""


def made(line: str, name: str = "made.jsonl") -> Callable[[Path], Sequence[bytes]]:
    """Return a function that yields the file that a command writes."""

    def make(folder: Path) -> Sequence[bytes]:
        called(words_of(line, folder / name), folder)
        return [(folder / name).read_bytes()]

    return make


def words_of(line: str, file: Path) -> list[str]:
    """Return the arguments of a command for a file in an otherwise empty folder."""
    return [word.format(file, folder=file.parent) for word in line.split()]


def kept(pattern: str) -> Callable[[Path], Sequence[bytes]]:
    """Return a function that reads the files of the checkout that match a pattern."""
    return lambda _folder: [file.read_bytes() for file in sorted(HERE.glob(pattern))]


def _lines(folder: Path) -> Sequence[bytes]:
    """Return files with journals of both games."""
    found = list[bytes]()
    for game in ("balloon-cup", "aeronaut-odyssey"):
        found += made(f"simulate {game} --matches 3 -o {{}}", f"{game}.jsonl")(folder)
    return found


def _saves(folder: Path) -> Sequence[bytes]:
    """Return files with a saved running match and its secret."""
    lines = [line for journals in _lines(folder) for line in journals.splitlines()]
    return [
        json.dumps(
            {**(match := json.loads(line)), "plies": match["plies"][:9], "result": None, "secret": "ab" * 32}
        ).encode()
        for line in lines
    ]


def _stores(folder: Path) -> Sequence[bytes]:
    """Return backups from all versions of the store. In each backup, one value has been changed."""
    chance, found = random.Random(len(list(folder.iterdir()))), list[bytes]()  # noqa: S311  not for secrets
    for number, golden in enumerate(GOLDEN * 4):
        at = folder / f"golden-{number}"
        at.mkdir()
        laid(golden, at)
        spoil(at / STORE, chance)
        found.append((at / STORE).read_bytes())
        shutil.rmtree(at)
    return found


ANSWERS = json.dumps({"203e5705": "A", "x": "B"}).encode()
SMALL = b'game = "balloon-cup"\nplayers = ["random", ["greedy", "random"]]\npairs = 1\nrules.ruleset = ["rio-grande"]\n'
PAIRS = "lab match random random balloon-cup --pairs 2 --processes 1 --out {}"
BY_WEIGHTS = "lab match value random balloon-cup --pairs 1 --processes 1 --iterations 2 --weights {}"
BOARD = made("board new --seed 3 -o {}", "made.json")
DOORS = {
    "replay": Door("replay {}", "in.jsonl", _lines),
    "verify": Door("verify {}", "in.jsonl", _lines),
    "resume": Door("play --plain --resume {}", "in.jsonl", _saves),
    "branch": Door("play --plain --from {} --step 3", "in.jsonl", _lines),
    "analyse": Door("analyse {} --match 1", "in.jsonl", _lines),
    "scenarios": Door("check {}", "in.toml", kept("scenarios/*/*.toml")),
    "board check": Door("board check {}", "in.json", BOARD),
    "board print": Door("board print {} -o {folder}/out.svg", "in.json", BOARD),
    "simulate": Door("simulate aeronaut-odyssey --board {}", "in.json", BOARD),
    "quiz": Door("quiz --grade {}", "in.json", lambda _folder: [ANSWERS]),
    "sweep": Door("lab sweep {} --out {folder}/sweep", "in.toml", lambda _folder: [SMALL]),
    "pairs": Door(PAIRS, "in.jsonl", made(PAIRS)),
    "report": Door("lab report {folder}", "in.jsonl", made(PAIRS), has_threads=True),
    "puzzles": Door(
        "lab puzzles balloon-cup --out {} --count 1 --processes 1",
        "in.jsonl.gz",
        kept("src/skyhop/games/balloon_cup/puzzles.jsonl.gz"),
    ),
    "weights": Door(BY_WEIGHTS, "in.npz", kept("src/skyhop/games/balloon_cup/weights.npz")),
    "restore": Door("restore {} --data {folder}/data", "in.db", _stores),
    "token": Door(
        "connect http://127.0.0.1:9 --bot random --token-file {}",
        "in.txt",
        lambda _folder: [b"skyhop_" + b"a" * 32 + b"\n"],
    ),
}


class Call(NamedTuple):
    """Result of a call: exit code (negative for a signal), output, seconds, and memory in megabytes."""

    code: int
    said: str
    seconds: float
    memory: float


def called(words: Sequence[str], folder: Path) -> Call:
    """Run a command line in a forked process, and return the result."""
    said, begun = folder / "said", time.monotonic()
    if not (child := os.fork()):
        os.setsid()
        os.chdir(folder)
        signal.alarm(PATIENCE)
        sink = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for at, to in ((nothing, 0), (sink, 1), (sink, 2)):
            os.dup2(at, to)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        code = 99
        with contextlib.suppress(BaseException):
            code = skyhop(words)
        with contextlib.suppress(BaseException):
            sys.stdout.flush()
        os._exit(code)
    _child, status, used = os.wait4(child, 0)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(status)
    text = said.read_text(errors="replace")
    return Call(code, text, time.monotonic() - begun, used.ru_maxrss / 1000)


def warmed(words: Sequence[str]) -> None:
    """Run a command line in this process, so that forked processes have loaded the code that they need."""
    with tempfile.TemporaryFile() as sink:
        kept = [os.dup(at) for at in (1, 2)]
        for at in (1, 2):
            os.dup2(sink.fileno(), at)
        skyhop(words)
        for at, was in zip((1, 2), kept, strict=True):
            os.dup2(was, at)
            os.close(was)


def mutated(content: bytes, chance: random.Random) -> bytes:
    """Return the content of a file with random changes that suit the format of the file."""
    if content[:2] == b"\x1f\x8b":
        return gzip.compress(mutated(gzip.decompress(content), chance), 1)
    if content[:2] == b"PK":
        return _zip_mutated(content, chance)
    if content[:6] == b"SQLite":
        return content
    if chance.random() < 0.1:
        return _bytes_mutated(content, chance)
    lines = content.split(b"\n")
    with contextlib.suppress(ValueError):
        if len(content) < 10_000 or len(lines) < 3:
            return _written(_tree_mutated(json.loads(content), chance))
    at = chance.randrange(len(lines))
    with contextlib.suppress(ValueError):
        if isinstance(tree := json.loads(lines[at]), dict | list) and chance.random() < 0.85:
            return b"\n".join([*lines[:at], _written(_tree_mutated(tree, chance)), *lines[at + 1 :]])
    return _text_mutated(lines, at, chance)


def _written(tree: object) -> bytes:
    """Return a document as JSON. Give a journal valid seals if possible, so that commands check more of it."""
    if isinstance(tree, dict) and isinstance(tree.get("plies"), list):
        with contextlib.suppress(Exception):
            tree = _sealed(tree)
    return json.dumps(tree).encode("utf-8", "surrogatepass")


def _sealed(tree: dict[str, Any]) -> dict[str, Any]:
    header = Header(*(tree[name] for name in ("game", "ruleset", "engine", "match", "first", "seats")))
    journal = Journal(header)
    for actor, text, _seal, *at in tree["plies"]:
        journal.write(actor, text, *at)
    return {**tree, "plies": [[*entry[:3], *([] if entry.at is None else [entry.at])] for entry in journal.entries]}


def _tree_mutated(tree: Any, chance: random.Random) -> Any:  # noqa: ANN401  as JSON is
    """Return a document in which some values at any depth are changed, removed, repeated or exchanged."""
    tree = copy.deepcopy(tree)
    for _change in range(chance.choice((1, 1, 1, 2, 5))):
        inside, depth = tree, chance.randrange(1, 7)
        while depth and isinstance(inside, dict | list) and inside:
            keys = list(inside) if isinstance(inside, dict) else range(len(inside))
            key: Any = chance.choice(keys)
            depth -= 1
            if depth and isinstance(inside[key], dict | list) and inside[key]:
                inside = inside[key]
                continue
            _changed(inside, key, chance)
            break
    return tree


def _changed(inside: Any, key: Any, chance: random.Random) -> None:  # noqa: ANN401  as above
    was, kind = inside[key], chance.randrange(7)
    if kind == 0:
        del inside[key]
    elif kind == 1 and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(was))
    elif kind == 1:
        inside[chance.choice(("x", "", key + "s"))] = inside.pop(key)
    elif kind == 2 and isinstance(was, int | float):
        inside[key] = chance.choice((was + 1, was - 1, -was, was * 1000, float(was), str(was)))
    elif kind == 3 and isinstance(was, str) and was:
        at = chance.randrange(len(was))
        inside[key] = was[:at] + chance.choice(("", "9", "A", " ", "-", "é", "\n", was)) + was[at + 1 :]
    elif kind == 4:
        other = chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        inside[key], inside[other] = inside[other], was
    elif kind == 5:
        deep: Any = was
        for _level in range(chance.choice((1, 3, 400))):
            deep = [deep]
        inside[key] = deep
    else:
        inside[key] = chance.choice(NASTY)


def _text_mutated(lines: list[bytes], at: int, chance: random.Random) -> bytes:
    """Return a text in which the line `at` is changed: the whole line, or a number or word in it."""
    kind, line = chance.randrange(5), lines[at]
    if kind == 0:
        return b"\n".join(lines[:at] + lines[at + 1 :])
    if kind == 1:
        return b"\n".join([*lines[:at], line, *lines[at:]])
    if kind == 2:
        return b"\n".join([*lines[:at], chance.choice(lines), *lines[at + 1 :]])
    nasty = chance.choice(NASTY)
    fresh = _written(nasty) if chance.random() < 0.5 else str(nasty).encode("utf-8", "surrogatepass")
    tokens = [*re.finditer(rb'"[^"]*"|-?\d+|\w+', line)]
    if tokens:
        token = chance.choice(tokens)
        line = line[: token.start()] + fresh + line[token.end() :]
    return b"\n".join([*lines[:at], line, *lines[at + 1 :]])


def _bytes_mutated(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    for _change in range(chance.choice((1, 1, 8))):
        if changed:
            changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed[: chance.choice((len(changed), len(changed), chance.randrange(len(changed) + 1)))])


def _zip_mutated(content: bytes, chance: random.Random) -> bytes:
    """Return an archive of weights with one changed array: its shape, type, numbers or name."""
    if chance.random() < 0.15:
        return _bytes_mutated(content, chance)
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        members = {name: packed.read(name) for name in packed.namelist()}
    name = chance.choice(list(members))
    array, kind = bytearray(members[name]), chance.randrange(6)
    if kind == 0:
        del members[name]
    elif kind == 1:
        members[chance.choice(("x.npy", "../" + name, name.upper()))] = members.pop(name)
    elif kind == 2:
        members[name] = members[chance.choice(list(members))]
    elif kind == 3:
        head = array[:128]
        shape = chance.choice((b"(1,)", b"()", b"(0,)", b"(7, 7)", b"(99999999999,)", b"(-1,)", b"(2, 1000000)"))
        members[name] = bytes(re.sub(rb"\([\d, ]*\)", shape, bytes(head), count=1) + array[128:])
    elif kind == 4:
        dtype = chance.choice(
            (b"'|O'", b"'<f4'", b"'<U9'", b"'<i8'", b"'>f8'", b"'<c16'", b"'|V8'", b"[('a', '<f8')]", b"'<M8[s]'")
        )
        members[name] = re.sub(rb"'[<|>=][^']+'", dtype, bytes(array[:128]), count=1) + bytes(array[128:])
    else:
        for _number in range(chance.choice((1, 50))):
            at = chance.randrange(len(array))
            array[at : at + 8] = chance.choice(
                (
                    b"\xff" * 8,
                    b"\0" * 8,
                    b"\0\0\0\0\0\0\xf8\x7f",
                    b"\0\0\0\0\0\0\xf0\x7f",
                    b"\xff\xff\xff\xff\xff\xff\xef\x7f",
                )
            )
        members[name] = bytes(array)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for member, data in members.items():
            packed.writestr(member, data)
    return out.getvalue()


def attacked(door: str, seconds: float, seed: int, keep: Path | None) -> list[Figure]:
    """Run a command on changed files for `seconds`. If `keep` is given, save the files that cause errors there."""
    line, name, make, has_threads = DOORS[door]
    chance, wrong, codes = random.Random(seed), set[str](), dict[int, int]()  # noqa: S311  not for secrets
    slowest = memory = 0.0
    with tempfile.TemporaryDirectory(prefix="skyhop-mutated-") as outer:
        at = Path(outer) / "made"
        at.mkdir()
        good = list(make(at))
        if not has_threads:
            (at / name).write_bytes(good[0])
            warmed(words_of(line, at / name))
        end, calls = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            folder = Path(outer) / "deep" / "folder"
            folder.mkdir(parents=True)
            content = mutated(chance.choice(good), chance)
            (folder / name).write_bytes(content)
            call = called(words_of(line, folder / name), folder)
            calls, codes[call.code] = calls + 1, codes.get(call.code, 0) + 1
            slowest, memory = max(slowest, call.seconds), max(memory, call.memory)
            strays = {path.name for path in Path(outer).iterdir()} | {path.name for path in folder.parent.iterdir()}
            is_wrong = (
                call.code not in {0, 1, 2}
                or re.search("Traceback|defect", call.said)
                or strays != {"made", "deep", "folder"}
            )
            if is_wrong and (last := f"{call.code} {call.said.strip()[-300:]}") not in wrong:
                wrong.add(last)
                sys.stderr.write(f"--- {door}: {calls}: {call.code} after {call.seconds:.1f} s\n{call.said[-1500:]}\n")
                if keep is not None:
                    (keep / f"{door.replace(' ', '-')}-{len(wrong)}-{name}").write_bytes(content)
            shutil.rmtree(Path(outer) / "deep")
    said = ", ".join(f"{count} of {code}" for code, count in sorted(codes.items()))
    return [
        Figure(f"{door}: calls ({said})", calls),
        Figure(f"{door}: calls that neither worked nor gave a clear refusal", len(wrong), 0),
        Figure(f"{door}: slowest call [s]", slowest, PATIENCE),
        Figure(f"{door}: maximum memory [MB]", memory, MOST_MEMORY),
    ]


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("doors", nargs="*", metavar="DOOR", help=", ".join(DOORS))
    parser.add_argument("--seconds", type=float, default=120, help="for each door")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the files that something was wrong with")
    chosen = parser.parse_args()
    return told(
        [each for door in chosen.doors or DOORS for each in attacked(door, chosen.seconds, chosen.seed, chosen.keep)]
    )


if __name__ == "__main__":
    sys.exit(main())
