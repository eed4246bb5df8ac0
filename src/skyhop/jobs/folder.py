"""What jobs have made on the disk, where all workers find it, and notes of what one of them is making."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from skyhop.core.whole_file import write_whole
from skyhop.jobs.job import Asker
from skyhop.table.faults import named_faults
from skyhop.table.folder import OWNERS_ALONE, is_locked_by_us

PATIENCE = 30.0
"""Seconds after which what no page has asked for is wanted by nobody."""
NOTE, ASKED, SHARED = ".making", ".asked", ".shared"
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
    """What is said of something that is being made: how many of its parts are done, and for whom."""

    made: int
    asker: Asker
    is_orphan: bool
    """Whether the worker that was making it has died."""


class JobFolder:
    """What was made, by names that tell nothing; only the owner may look into it.

    Where the disk is full or cannot be written, whatever writes there raises `StoreFault`.
    """

    def __init__(self, folder: Path, keeping: Keeping) -> None:
        """Find it in this data folder; the first that is made makes room for all there."""
        self._folder = folder / keeping.folder
        self._keeping = keeping
        self._held: dict[str, int] = {}
        """By name, the notes of what this worker makes, kept open and locked: the system lets go of a dead worker's."""

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
    def claim(self, name: str, asker: Asker) -> bool:
        """Note that something is being made for somebody; say whether no worker that lives had noted that."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        self.ask(name)
        path = self._folder / f"{name}{NOTE}"
        file = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, OWNERS_ALONE)
        try:
            is_ours = is_locked_by_us(file) and os.fstat(file).st_nlink > 0
            if is_ours:
                os.ftruncate(file, 0)
                with _whole(path):
                    os.write(file, _written(0) + _signed(asker))
                self._held[name] = file
        finally:
            if self._held.get(name) != file:
                os.close(file)
        return is_ours

    @named_faults()
    def renew(self, name: str, made: int) -> bool:
        """Note how many parts are done; say whether somebody still waits for it."""
        if not self._is_held(name):
            return False
        os.lseek(self._held[name], 0, os.SEEK_SET)
        os.write(self._held[name], _written(made))
        return _age(self._folder / f"{name}{ASKED}") <= PATIENCE

    def _is_held(self, name: str) -> bool:
        """Say whether this worker's note is still there; another one removes it to have the making stopped."""
        return name in self._held and os.fstat(self._held[name]).st_nlink > 0

    @named_faults()
    def ask(self, name: str) -> None:
        """Let whoever makes it know that somebody waits for it."""
        (self._folder / f"{name}{ASKED}").touch(OWNERS_ALONE)

    @named_faults()
    def share(self, name: str, asker: Asker) -> None:
        """Note that this guest too waits for something that is made for somebody else."""
        (self._folder / f"{name}{SHARED}").write_bytes(_signed(asker))

    @named_faults()
    def pass_on(self, name: str) -> bool:
        """Let something be made for the other guest who waits for it; say whether there is one."""
        shared = self._folder / f"{name}{SHARED}"
        with contextlib.suppress(FileNotFoundError):  # nobody else waits, or it has just been done
            heir = shared.read_bytes()
            with (self._folder / f"{name}{NOTE}").open("r+b") as file:
                file.seek(len(_written(0)))
                file.write(heir)
            shared.unlink()
            return True
        return False

    @named_faults()
    def release(self, name: str) -> None:
        """Remove the note of something; whoever is making it stops."""
        is_gone = name in self._held and not self._is_held(name)  # what lies there now is of another worker
        self.let_go(name)
        for kind in (NOTE, ASKED, SHARED) if not is_gone else ():
            (self._folder / f"{name}{kind}").unlink(missing_ok=True)

    def let_go(self, name: str) -> None:
        """Make something no further, and leave its note to other workers."""
        if (file := self._held.pop(name, None)) is not None:
            os.close(file)

    def note(self, name: str) -> Note | None:
        """What is noted of something that a worker is making, or was when it died; None where none is."""
        with contextlib.suppress(FileNotFoundError, ValueError):  # gone again, or not written yet
            file = os.open(self._folder / f"{name}{NOTE}", os.O_RDONLY | BINARY)
            try:
                made, guest, address = os.read(file, LONGEST).decode().split()
                return Note(int(made), Asker(guest, address), is_locked_by_us(file))
            finally:
                os.close(file)
        return None

    def notes(self) -> dict[str, Note]:
        """What is noted of all that is being made, by its names."""
        found = {path.stem: self.note(path.stem) for path in self._folder.glob(f"*{NOTE}")}
        return {name: note for name, note in found.items() if note is not None}

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


@contextlib.contextmanager
def _whole(path: Path) -> Iterator[None]:
    """Remove a file that is not written to its end inside the block."""
    try:
        yield
    except OSError:
        path.unlink()
        raise


def _age(path: Path) -> float:
    """Seconds since a file was written; of one that is not there, without end."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return float("inf")


def _written(made: int) -> bytes:
    """A count, always of the same length, so that another takes its place in one stroke."""
    return f"{made:06d} ".encode()


def _signed(asker: Asker) -> bytes:
    """Somebody's names, as they stand in a note."""
    return " ".join(asker).encode()
