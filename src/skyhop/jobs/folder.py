"""What jobs have made on the disk, where all workers find it, and who waits for what one of them is making."""

from __future__ import annotations

import contextlib
import os
import time
from collections import defaultdict
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from skyhop.files import write_whole
from skyhop.jobs.job import JobOwner
from skyhop.server.exceptions import named_faults
from skyhop.server.store.data_folder import OWNERS_ALONE, is_locked_by_us

PATIENCE = 30.0
"""Seconds after which what no page has asked for is wanted by nobody."""
NOTE, ASKED = ".making", ".asked"
LONGEST = 200
"""Bytes of a note."""
BINARY = getattr(os, "O_BINARY", 0)


class Keeping(NamedTuple):
    """Where something is kept in a data folder, and for how long: beyond that, and beyond the room, the oldest go."""

    folder: str
    kind: str
    """How its files end."""
    seconds: float
    most_bytes: int
    """Of all together."""


class Note(NamedTuple):
    """What is said of something that is being made: how many of its parts are done."""

    made: int
    is_orphan: bool
    """Whether the worker that was making it has died."""


class JobFolder:
    """What was made, by names that tell nothing; only the owner may look into it.

    A file `NAME.making`, which its worker keeps locked, says that something is being made, `NAME.GUEST.ADDRESS.asked`
    when somebody asked for it last. Where the disk is full or cannot be written, whatever writes raises `StoreFault`.
    """

    def __init__(self, folder: Path, keeping: Keeping) -> None:
        """Find it in this data folder; the first that is made makes room for all there."""
        self._folder = folder / keeping.folder
        self._keeping = keeping
        self._held: dict[str, int] = {}
        """By name, the notes of what this worker makes, kept open and locked: the system lets go of a dead worker's."""
        self._lock = Lock()
        """So that no thread writes into a note that has just been closed."""

    def size(self, name: str) -> int:
        """How many bytes it has, 0 where there is none of that name."""
        path = self._path(name)
        with contextlib.suppress(FileNotFoundError):
            return path.stat().st_size if _age(path) <= self._keeping.seconds else 0
        return 0

    def read(self, name: str) -> bytes | None:
        """What was made under a name, None where there is nothing."""
        with contextlib.suppress(FileNotFoundError):
            return self._path(name).read_bytes() if self.size(name) else None
        return None

    @named_faults()
    def keep(self, name: str, made: bytes) -> None:
        """Keep what was made, and remove what is too old or too much."""
        write_whole(self._path(name), made)
        self.sweep()

    @named_faults()
    def claim(self, name: str) -> bool:
        """Note that something is being made; say whether no worker that lives had noted that."""
        path = self._folder / f"{name}{NOTE}"
        file = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, OWNERS_ALONE)
        try:
            is_ours = is_locked_by_us(file) and os.fstat(file).st_nlink > 0
            if is_ours:
                _overwrite(file, 0)
                self._held[name] = file
        except OSError:
            path.unlink()
            raise
        finally:
            if self._held.get(name) != file:
                os.close(file)
        return is_ours

    @named_faults()
    def renew(self, name: str, made: int) -> bool:
        """Note how many parts are done, from any thread; say whether somebody still waits for it."""
        with self._lock:
            if not self._is_held(name):
                return False
            _overwrite(self._held[name], made)
        return any(_age(path) <= PATIENCE for path in self._folder.glob(f"{name}.*{ASKED}"))

    def _is_held(self, name: str) -> bool:
        """Say whether this worker's note is still there; another one removes it to have the making stopped."""
        return name in self._held and os.fstat(self._held[name]).st_nlink > 0

    @named_faults()
    def ask(self, name: str, asker: JobOwner) -> None:
        """Let whoever makes it know that somebody waits for it."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        (self._folder / f"{name}.{asker.guest}.{asker.address}{ASKED}").touch(OWNERS_ALONE)

    @named_faults()
    def leave(self, name: str, guest: str) -> None:
        """Let whoever makes it know that this guest waits for something else."""
        for path in self._folder.glob(f"{name}.{guest}.*{ASKED}"):
            path.unlink(missing_ok=True)

    @named_faults()
    def release(self, name: str) -> None:
        """Remove the note of something; whoever is making it stops."""
        is_gone = name in self._held and not self._is_held(name)  # what lies there now is of another worker
        self.let_go(name)
        for path in self._folder.glob(f"{name}.*") if not is_gone else ():
            if path.suffix in {NOTE, ASKED}:
                path.unlink(missing_ok=True)

    def let_go(self, name: str) -> None:
        """Make something no further, and leave its note to other workers."""
        with self._lock:
            if (file := self._held.pop(name, None)) is not None:
                os.close(file)

    def note(self, name: str) -> Note | None:
        """What is noted of something that a worker is making, or was when it died; None where none is."""
        with contextlib.suppress(FileNotFoundError, ValueError, IndexError):  # gone again, or not written yet
            file = os.open(self._folder / f"{name}{NOTE}", os.O_RDONLY | BINARY)
            try:
                return Note(int(os.read(file, LONGEST).split()[0]), is_locked_by_us(file))
            finally:
                os.close(file)
        return None

    def waiting(self) -> dict[str, list[JobOwner]]:
        """Who waits for what workers that live are making, by its name."""
        found = defaultdict[str, list[JobOwner]](list)
        for path in self._folder.glob(f"*{ASKED}"):
            name, *asker = path.stem.split(".")
            if len(asker) == len(JobOwner._fields) and _age(path) <= PATIENCE:
                found[name].append(JobOwner(*asker))
        notes = {name: self.note(name) for name in found}
        return {name: found[name] for name, note in notes.items() if note is not None and not note.is_orphan}

    @named_faults()
    def sweep(self) -> None:
        """Remove what is too old, and the oldest where all together is too large."""
        room, kind = self._keeping.most_bytes, self._keeping.kind
        for path in sorted(self._folder.glob("*"), key=_age):
            with contextlib.suppress(FileNotFoundError):  # another worker sweeps too
                room -= path.stat().st_size if path.suffix == kind else 0
                if (room < 0 and path.suffix == kind) or _age(path) > self._keeping.seconds:
                    path.unlink()

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{self._keeping.kind}"


def _age(path: Path) -> float:
    """Seconds since a file was written; of one that is not there, without end."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return float("inf")


def _overwrite(file: int, made: int) -> None:
    """Write a count, always of the same length, so that another takes its place in one stroke."""
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, f"{made:06d} ".encode())
