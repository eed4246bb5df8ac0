"""Folder of job results, shared by all workers, with notes about running jobs and the guests that wait."""

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
from skyhop.server.exceptions import raise_store_faults
from skyhop.server.store.data_folder import OWNERS_ALONE, try_lock

PATIENCE = 30.0
"""Seconds after the last request of a page at which its result is no longer needed."""
NOTE, ASKED = ".making", ".asked"
LONGEST = 200
"""Maximum size of a note, in bytes."""
BINARY = getattr(os, "O_BINARY", 0)


class RetentionLimits(NamedTuple):
    """Retention of results: the folder inside the data folder, the maximum age, and the total size.

    Results beyond either limit are removed, the oldest first.
    """

    folder: str
    kind: str
    """Suffix of its files."""
    seconds: float
    most_bytes: int
    """Maximum size of all files together, in bytes."""


class JobNote(NamedTuple):
    """Note on a job in progress: the number of parts done."""

    made: int
    is_orphan: bool
    """True if the worker of the job has died."""


class JobFolder:
    """Folder of results under opaque names, readable only by the owner.

    A file `NAME.making`, locked by its worker, marks a job in progress. `NAME.GUEST.ADDRESS.asked` records the time of
    the last request. If the disk is full or not writable, methods that write raise `StoreFault`.
    """

    def __init__(self, folder: Path, keeping: RetentionLimits) -> None:
        """Locate the folder in this data folder; the first request creates it."""
        self._folder = folder / keeping.folder
        self._keeping = keeping
        self._held: dict[str, int] = {}
        """By name, the notes of what this worker makes, kept open and locked: the system lets go of a dead worker's."""
        self._lock = Lock()
        """So that no thread writes into a note that has just been closed."""

    def size(self, name: str) -> int:
        """Return the size of a result in bytes, or 0 if it does not exist."""
        path = self._path(name)
        with contextlib.suppress(FileNotFoundError):
            return path.stat().st_size if _age(path) <= self._keeping.seconds else 0
        return 0

    def read(self, name: str) -> bytes | None:
        """Return the result of a name, or None."""
        with contextlib.suppress(FileNotFoundError):
            return self._path(name).read_bytes() if self.size(name) else None
        return None

    @raise_store_faults()
    def keep(self, name: str, made: bytes) -> None:
        """Store a result, and remove old results and those beyond the size limit."""
        write_whole(self._path(name), made)
        self.sweep()

    @raise_store_faults()
    def claim(self, name: str) -> bool:
        """Note a job as in progress; return True if no other live worker has noted it."""
        path = self._folder / f"{name}{NOTE}"
        file = os.open(path, os.O_RDWR | os.O_CREAT | BINARY, OWNERS_ALONE)
        try:
            is_ours = try_lock(file) and os.fstat(file).st_nlink > 0
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

    @raise_store_faults()
    def renew(self, name: str, made: int) -> bool:
        """Note the number of parts done, from any thread; return True if a guest still waits for the job."""
        with self._lock:
            if not self._is_held(name):
                return False
            _overwrite(self._held[name], made)
        return any(_age(path) <= PATIENCE for path in self._folder.glob(f"{name}.*{ASKED}"))

    def _is_held(self, name: str) -> bool:
        """Return True if this worker's note still exists; another worker removes it to stop the job."""
        return name in self._held and os.fstat(self._held[name]).st_nlink > 0

    @raise_store_faults()
    def ask(self, name: str, asker: JobOwner) -> None:
        """Record that an owner waits for a job."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        (self._folder / f"{name}.{asker.guest}.{asker.address}{ASKED}").touch(OWNERS_ALONE)

    @raise_store_faults()
    def leave(self, name: str, guest: str) -> None:
        """Record that this guest no longer waits for a job."""
        for path in self._folder.glob(f"{name}.{guest}.*{ASKED}"):
            path.unlink(missing_ok=True)

    @raise_store_faults()
    def release(self, name: str) -> None:
        """Remove the note of a job, which makes its worker stop."""
        is_gone = name in self._held and not self._is_held(name)  # the files now belong to another worker
        self.abandon(name)
        for path in self._folder.glob(f"{name}.*") if not is_gone else ():
            if path.suffix in {NOTE, ASKED}:
                path.unlink(missing_ok=True)

    def abandon(self, name: str) -> None:
        """Stop a job of this worker, and leave its note, so that another worker takes the job over."""
        with self._lock:
            if (file := self._held.pop(name, None)) is not None:
                os.close(file)

    def note(self, name: str) -> JobNote | None:
        """Return the note on a running job, or on a job whose worker died; None without a note."""
        with contextlib.suppress(FileNotFoundError, ValueError, IndexError):  # removed meanwhile, or not written yet
            file = os.open(self._folder / f"{name}{NOTE}", os.O_RDONLY | BINARY)
            try:
                return JobNote(int(os.read(file, LONGEST).split()[0]), try_lock(file))
            finally:
                os.close(file)
        return None

    def list_waiting(self) -> dict[str, list[JobOwner]]:
        """Return the owners who wait for each job that a live worker runs, by name."""
        found = defaultdict[str, list[JobOwner]](list)
        for path in self._folder.glob(f"*{ASKED}"):
            name, *asker = path.stem.split(".")
            if len(asker) == len(JobOwner._fields) and _age(path) <= PATIENCE:
                found[name].append(JobOwner(*asker))
        notes = {name: self.note(name) for name in found}
        return {name: found[name] for name, note in notes.items() if note is not None and not note.is_orphan}

    @raise_store_faults()
    def sweep(self) -> None:
        """Remove results that are too old, and the oldest ones if the total is too large."""
        room, kind = self._keeping.most_bytes, self._keeping.kind
        for path in sorted(self._folder.glob("*"), key=_age):
            with contextlib.suppress(FileNotFoundError):  # another worker may remove it too
                room -= path.stat().st_size if path.suffix == kind else 0
                if (room < 0 and path.suffix == kind) or _age(path) > self._keeping.seconds:
                    path.unlink()

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{self._keeping.kind}"


def _age(path: Path) -> float:
    """Return the seconds since a file was written; infinite if it does not exist."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return float("inf")


def _overwrite(file: int, made: int) -> None:
    """Write a count of fixed length, so that one write replaces the old count."""
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, f"{made:06d} ".encode())
