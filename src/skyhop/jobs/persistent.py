"""Persistent jobs, such as films: one worker process computes a result, and all workers read it from a folder.

A page polls the progress of its job. Each poll also shows that a guest still waits. If the worker of a job dies,
the next worker that receives a poll takes over the job. The folder also contains small files that record the
running jobs and the guests who wait for the jobs.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import time
from collections import defaultdict
from functools import partial
from pathlib import Path
from threading import Lock
from typing import NamedTuple, Protocol

from skyhop.files import write_whole
from skyhop.jobs.queue import Job, JobAbandoned, JobKind, JobOwner, JobQueue, Lane, QueueFull, Report
from skyhop.server.exceptions import StoreFault, raise_store_faults
from skyhop.server.store.data_folder import OWNERS_ALONE, try_lock

INTEREST_SECONDS = 30.0
"""Seconds for which a guest counts as waiting for a result after the last request of the guest's page."""
NOTE_SUFFIX, REQUEST_SUFFIX = ".making", ".asked"
MAX_NOTE_BYTES = 8000
"""Maximum size of a `.making` file, in bytes."""
OPEN_BINARY = getattr(os, "O_BINARY", 0)


class RetentionLimits(NamedTuple):
    """Limits for stored results: their folder inside the data folder, the maximum age, and the maximum total size.

    If the results exceed one of the two limits, the server removes the oldest results first.
    """

    folder: str
    kind: str
    """Suffix of the result files."""
    seconds: float
    most_bytes: int
    """Maximum size of all files together, in bytes."""


class JobNote(NamedTuple):
    """Content of the file `NAME.making` of an unfinished job: the number of finished parts, and the first findings."""

    finished: int
    is_orphan: bool
    """True if the worker of the job has died."""
    findings: str = ""


class JobFolder:
    """Folder of results. The file names are opaque, and only the system user of the server can read the files.

    An unfinished job has a file `NAME.making`, called its *note*. The worker of the job locks the note. A file
    `NAME.GUEST.ADDRESS.asked` records the time of a guest's last request. If the disk is full or not writable,
    methods that write raise `StoreFault`.
    """

    def __init__(self, folder: Path, limits: RetentionLimits) -> None:
        """Create the object. `folder` is the data folder. The first request creates the folder of results inside it."""
        self._folder = folder / limits.folder
        self._limits = limits
        self._locked_files: dict[str, int] = {}
        """File descriptors of the `.making` files of this worker, by result name. The files stay open and locked.

        If the worker dies, the system unlocks its files.
        """
        self._lock = Lock()
        """Lock that prevents a thread from writing to a `.making` file after another thread closed it."""

    def size(self, name: str) -> int:
        """Return the size in bytes of the result with this name, or 0 if there is no such result."""
        path = self._path(name)
        with contextlib.suppress(FileNotFoundError):
            return path.stat().st_size if _measure_age(path) <= self._limits.seconds else 0
        return 0

    def read(self, name: str) -> bytes | None:
        """Return the result with this name, or None if there is no such result."""
        with contextlib.suppress(FileNotFoundError):
            return self._path(name).read_bytes() if self.size(name) else None
        return None

    @raise_store_faults()
    def store_result(self, name: str, result: bytes) -> None:
        """Store `result` as the result with this name. Then remove results that exceed the age or size limit."""
        write_whole(self._path(name), result)
        self.sweep()

    @raise_store_faults()
    def claim(self, name: str) -> bool:
        """Create and lock the note of a job (`NAME.making`), so that this worker runs the job. Return True.

        If another live worker already runs the job, return False.
        """
        path = self._folder / f"{name}{NOTE_SUFFIX}"
        file = os.open(path, os.O_RDWR | os.O_CREAT | OPEN_BINARY, OWNERS_ALONE)
        try:
            is_ours = try_lock(file) and os.fstat(file).st_nlink > 0
            if is_ours:
                _overwrite(file, 0)
                self._locked_files[name] = file
        except OSError:
            path.unlink()
            raise
        finally:
            if self._locked_files.get(name) != file:
                os.close(file)
        return is_ours

    @raise_store_faults()
    def renew(self, name: str, finished: int, findings: str = "") -> bool:
        """Write the number of finished parts and the findings into the note of a job (`NAME.making`).

        Return True if a guest still waits for the job, and this worker still holds its note. All threads may call this
        method.
        """
        with self._lock:
            if not self._is_held(name):
                return False
            _overwrite(self._locked_files[name], finished, findings)
        return any(_measure_age(path) <= INTEREST_SECONDS for path in self._folder.glob(f"{name}.*{REQUEST_SUFFIX}"))

    def _is_held(self, name: str) -> bool:
        """Return True if the note (`NAME.making`) of a job of this worker still exists.

        Another worker removes the note to stop the job.
        """
        return name in self._locked_files and os.fstat(self._locked_files[name]).st_nlink > 0

    @raise_store_faults()
    def record_request(self, name: str, asker: JobOwner) -> None:
        """Record that a guest requests a job now. `asker` contains the guest and the guest's network address."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        (self._folder / f"{name}.{asker.guest}.{asker.address}{REQUEST_SUFFIX}").touch(OWNERS_ALONE)

    @raise_store_faults()
    def leave(self, name: str, guest: str) -> None:
        """Record that the guest `guest` no longer waits for the job with this name."""
        for path in self._folder.glob(f"{name}.{guest}.*{REQUEST_SUFFIX}"):
            path.unlink(missing_ok=True)

    @raise_store_faults()
    def release(self, name: str) -> None:
        """Remove the note of a job (`NAME.making`). The worker that runs the job then stops it."""
        is_gone = name in self._locked_files and not self._is_held(name)  # the files now belong to another worker
        self.abandon(name)
        for path in self._folder.glob(f"{name}.*") if not is_gone else ():
            if path.suffix in {NOTE_SUFFIX, REQUEST_SUFFIX}:
                path.unlink(missing_ok=True)

    def abandon(self, name: str) -> None:
        """Stop a job of this worker, but keep the note of the job (`NAME.making`).

        Another worker can then take over the job.
        """
        with self._lock:
            if (file := self._locked_files.pop(name, None)) is not None:
                os.close(file)

    def read_note(self, name: str) -> JobNote | None:
        """Return the content of a job's note (`NAME.making`), or None if the job has no note.

        A job has a note while a worker runs the job. If that worker dies, the note stays.
        """
        with contextlib.suppress(FileNotFoundError, ValueError, IndexError):  # removed meanwhile, or not written yet
            file = os.open(self._folder / f"{name}{NOTE_SUFFIX}", os.O_RDONLY | OPEN_BINARY)
            try:
                finished, *findings = os.read(file, MAX_NOTE_BYTES).decode().split()
                return JobNote(int(finished), try_lock(file), "".join(findings[:1]))
            finally:
                os.close(file)
        return None

    def list_waiting(self) -> dict[str, list[JobOwner]]:
        """Return the waiting guests of each job, with their addresses, by the name of the job.

        Include only jobs that a live worker runs.
        """
        found = defaultdict[str, list[JobOwner]](list)
        for path in self._folder.glob(f"*{REQUEST_SUFFIX}"):
            name, *asker = path.stem.split(".")
            if len(asker) == len(JobOwner._fields) and _measure_age(path) <= INTEREST_SECONDS:
                found[name].append(JobOwner(*asker))
        notes = {name: self.read_note(name) for name in found}
        return {name: found[name] for name, note in notes.items() if note is not None and not note.is_orphan}

    @raise_store_faults()
    def sweep(self) -> None:
        """Remove the results that exceed the maximum age.

        Then remove the oldest results until the total size is allowed.
        """
        room, kind = self._limits.most_bytes, self._limits.kind
        for path in sorted(self._folder.glob("*"), key=_measure_age):
            with contextlib.suppress(FileNotFoundError):  # another worker may remove it too
                room -= path.stat().st_size if path.suffix == kind else 0
                if (room < 0 and path.suffix == kind) or _measure_age(path) > self._limits.seconds:
                    path.unlink()

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}{self._limits.kind}"


def _measure_age(path: Path) -> float:
    """Return the seconds since the last write to a file.

    Return infinity if the file does not exist.
    """
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return float("inf")


def _overwrite(file: int, finished: int, findings: str = "") -> None:
    """Replace the content of an open file with the number `finished` and the word `findings`.

    All numbers are written with the same length, and `findings` only grows. One write therefore replaces the old
    content of a job completely. If the old content is from a dead worker, it may be longer. The function then truncates
    it.
    """
    os.lseek(file, 0, os.SEEK_SET)
    os.ftruncate(file, os.write(file, f"{finished:06d} {findings}".encode()))


MAX_UNFINISHED = 12
"""Maximum number of unfinished jobs of one kind in all workers together.

Each guest has at most one unfinished job.
"""
MAX_OF_ADDRESS = 6
"""Maximum number of unfinished jobs of one network address.

The limit leaves room for jobs of other addresses.
"""


class PartReport(Protocol):
    """Function that a persistent job calls after each part.

    `finished` is the number of finished parts. `findings` is an ASCII word with the findings of these parts, for
    example one letter for each part. This word only grows.
    """

    def __call__(self, finished: int, findings: str = "", /) -> None:
        """Record the progress. Raise `JobAbandoned` if no guest waits for the job."""


class JobRequest(Protocol):
    """Interface of a request for the result of a job.

    Requests with the same name share one result.
    """

    @property
    def name(self) -> str:
        """Name of the result in the folder of results."""

    @property
    def parts(self) -> int:
        """Number of parts of the job. A progress report counts finished parts."""

    def make(self, report: PartReport) -> bytes:
        """Compute the result of the job, and call `report` after each part. A thread runs this method."""


class JobProgress(NamedTuple):
    """Progress of a job: number of finished parts, size of the result in bytes, jobs before it, and findings."""

    finished: int
    size: int = 0
    ahead: int = 0
    """Approximate number of jobs ahead in this worker's queue."""
    findings: str = ""
    """Findings of the finished parts, as the job reported them."""


class PersistentJobs:
    """Persistent jobs of one kind, such as films.

    Each worker process of the server has one such object for each kind.
    """

    def __init__(self, jobs: JobQueue, folder: Path, limits: RetentionLimits) -> None:
        """Create the object. All workers share the data folder `folder`. One thread runs the jobs of this kind."""
        self._jobs = jobs
        self._kind = JobKind(limits.folder, Lane(limits.folder, 1, MAX_UNFINISHED, MAX_OF_ADDRESS))
        self._folder = JobFolder(folder, limits)
        self._running_jobs: dict[str, Job[None]] = {}
        self._errors: dict[str, BaseException] = {}

    def find(self, order: JobRequest, asker: JobOwner) -> JobProgress | None:
        """Return the progress of the job for a request, or None if nobody has started the job.

        If the result already exists, the progress is complete. If the worker of the job has died, start the job again
        on this worker. If the job failed, raise the error of the job.
        """
        name = order.name
        if error := self._errors.get(name):
            raise error
        if size := self._folder.size(name):
            return JobProgress(order.parts, size)
        note = self._folder.read_note(name)
        if note is None:
            return None
        self._folder.record_request(name, asker)
        if note.is_orphan:
            self._make(order, asker)
        return self._find_progress(name, note.finished)._replace(findings=note.findings)

    def forgive(self, order: JobRequest) -> None:
        """Delete the stored error of a failed job, so that the job can run again."""
        self._errors.pop(order.name, None)

    def read(self, order: JobRequest) -> bytes | None:
        """Return the result for a request, or None if the result does not exist."""
        return self._folder.read(order.name)

    def make_room(self, asker: JobOwner) -> None:
        """Raise `QueueFull` if other guests already wait for too many jobs.

        One limit counts all jobs for which other guests wait. A lower limit counts only jobs for which a guest with
        the address of `asker` waits.
        """
        waiting = self._folder.list_waiting().values()
        others = [{each.address for each in askers if each.guest != asker.guest} for askers in waiting]
        neighbours = [addresses for addresses in others if asker.address in addresses]
        if len([*filter(None, others)]) >= MAX_UNFINISHED or len(neighbours) >= MAX_OF_ADDRESS:
            raise QueueFull

    def begin(self, order: JobRequest, asker: JobOwner) -> JobProgress:
        """Start the job for a request of a guest, and return its progress.

        If this guest is the only one who waits for another job, stop that other job.
        """
        for other, askers in self._folder.list_waiting().items():
            self._folder.leave(other, asker.guest)
            if {each.guest for each in askers} == {asker.guest}:
                self._drop(other)
        self._folder.sweep()
        self._folder.record_request(order.name, asker)
        self._make(order, asker)
        return self._find_progress(order.name)

    def _find_progress(self, name: str, finished: int = 0) -> JobProgress:
        """Return the progress of a job from the queue of this worker.

        If this queue does not contain the job, return `finished` as the number of finished parts.
        """
        job = self._running_jobs.get(name)
        return JobProgress(finished) if job is None else JobProgress(job.finished, 0, self._jobs.count_ahead(job))

    def _make(self, order: JobRequest, asker: JobOwner) -> None:
        """Start the job for a request if no other live worker runs the job."""
        name = order.name
        if self._folder.claim(name):
            job = self._running_jobs[name] = self._jobs.begin(self._kind, asker, partial(self._compute, order))
            job.done.add_done_callback(partial(self._end, name, job))

    def _compute(self, order: JobRequest, report: Report) -> None:
        """Compute the result of a job in a thread, and store the result.

        Meanwhile, write the progress into the note of the job (`NAME.making`). Other workers read this note.
        """

        def renew_note(finished: int, findings: str = "", /) -> None:
            report(finished)
            if not self._folder.renew(order.name, finished, findings):
                raise JobAbandoned

        renew_note(0)
        self._folder.store_result(order.name, order.make(renew_note))

    def close(self) -> None:
        """Stop the jobs of this worker before the worker ends.

        When a page polls one of these jobs, another worker takes over the job.
        """
        for name, job in self._running_jobs.items():
            self._jobs.drop(job)
            self._folder.abandon(name)
        self._running_jobs.clear()

    def _drop(self, name: str) -> None:
        """Stop the job with this name. The job may run on this worker or on another worker."""
        if job := self._running_jobs.pop(name, None):
            self._jobs.drop(job)
        self._folder.release(name)

    def _end(self, name: str, job: Job[None], done: asyncio.Future[None]) -> None:
        """Remove the note of a finished job. If the job failed, keep its error for `INTEREST_SECONDS` seconds."""
        if self._running_jobs.get(name) is not job:
            return
        del self._running_jobs[name]
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, JobAbandoned):
            self._errors[name] = error
            asyncio.get_running_loop().call_later(INTEREST_SECONDS, self._errors.pop, name, None)
        with contextlib.suppress(StoreFault):
            self._folder.release(name)


def hash_name(text: str) -> str:
    """Return a hash of a text. The hash serves as a file name that reveals nothing about the text."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
