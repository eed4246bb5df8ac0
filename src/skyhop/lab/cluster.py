"""Distribution of work units over a Ray cluster.

For one machine, `skyhop.worker_processes` has the same interface. After the loss of a worker or machine, Ray (P.
Moritz and others, OSDI 2018) may run a unit twice, but reports only one result. This module also sends some units
twice: if no result arrives for a long time, or to test an unknown machine. The module identifies results by the
number of the unit, and counts each result once.
"""

from __future__ import annotations

import hashlib
import logging
import os
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache, partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from skyhop.bots.bot import Weights
from skyhop.engine.document import write_document, write_line
from skyhop.game import registry
from skyhop.i18n import _, language, use_language
from skyhop.lab.pairs import PairBlock, Pairing, count_simultaneous, pairs_of
from skyhop.lab.pairs_file import PairsHeader, SavedPairs, block_of, header_of
from skyhop.worker_processes import Mapper, begin_process


class ClusterError(RuntimeError):
    """Error for a cluster that is unreachable, lost or without free processors, or whose work failed.

    The message names the cause, for example that machines compute different results.
    """


Value = TypeVar("Value")
Result = TypeVar("Result")
File = TypeVar("File", bound=Weights | None)


class UnitResult(NamedTuple, Generic[Result]):
    """Result of a work unit, and the name of the machine that computed the result."""

    result: Result
    machine: str


class ResultMerge(Generic[Result]):
    """Merge of results: it returns each result once, in the order of the work units.

    At first, the merge trusts no machine except its own, and holds back the results of other machines. To test such
    a machine, another machine computes one of its units again. If both results are equal, the merge trusts the
    tested machine.
    """

    def __init__(self, own: str, anew: Callable[[int], Result]) -> None:
        """Create a merge that trusts only results of the machine `own`.

        If two results for a unit differ, the merge calls `anew` to compute the unit again on this machine.
        """
        self._anew = anew
        self._trusted, self._on_trial = {own}, dict[int, str]()
        self._first, self._under_way = dict[int, UnitResult[Result]](), Counter[int]()
        self.next = 0
        """Number of the work unit whose result is returned next."""

    def record_sending(self, number: int) -> None:
        """Record that a work unit was sent to a machine, for the first time or again."""
        self._under_way[number] += 1

    def may_repeat(self) -> bool:
        """Return True if the next unit in order may be sent again.

        This unit has no result yet, and was sent fewer than `MOST_SENT` times.
        """
        return self.next not in self._first and self._under_way[self.next] < MOST_SENT

    def add(self, number: int, arrival: UnitResult[Result]) -> bool:
        """Add the result of a work unit. Return True if another machine must compute the unit again.

        The merge tests each machine that it does not trust yet with one unit.

        Raises:
            ClusterError: if another machine has a different result for the same unit.
        """
        self._under_way[number] -= 1
        if number in self._first:
            self._compare(number, self._first[number], arrival)
            self._trusted |= {self._on_trial.pop(number, arrival.machine), arrival.machine}
            return False
        self._first[number] = arrival
        if arrival.machine in self._trusted or arrival.machine in self._on_trial.values():
            return False
        self._on_trial[number] = arrival.machine
        return True

    def ready(self) -> Iterator[Result]:
        """Yield the next results in the order of their work units.

        Stop at a unit without a result, or with a result from a machine that the merge does not trust yet.
        """
        while (first := self._first.get(self.next)) is not None and first.machine in self._trusted:
            self.next += 1
            yield first.result
        for number in [each for each in self._first if each < self.next and not self._under_way[each]]:
            del self._first[number], self._under_way[number]  # discard results that will not be compared again

    def _compare(self, number: int, *both: UnitResult[Result]) -> None:
        if both[0].result == both[1].result:
            return
        right = self._anew(number)
        wrong = dict.fromkeys(each.machine for each in both if each.result != right)
        problem = _(
            "chunk %(number)s has a different result on %(machines)s than on this machine. Results of machines "
            "that play differently must not be mixed. Remove %(machines)s from the cluster, then run the command "
            "again"
        )
        raise ClusterError(problem % {"number": number, "machines": ", ".join(wrong)})


AHEAD = 3
"""Maximum number of work units sent ahead of the next result, for each unit that can run at the same time."""
LOOK = 5.0
"""Seconds between checks of the number of processors."""
WAIT = 1.0
"""Seconds between two checks for work units without a result."""
LONG = 60.0
"""Minimum number of seconds without a result before a unit is sent again.

The wait is also at least `LONGER` times the duration of the longest unit so far.
"""
LONGER = 5
MOST_SENT = 3
"""Maximum number of times that this module sends a unit.

`RETRIES` limits the additional retries of Ray after the death of a worker.
"""
RETRIES = 5
REACHED = 10.0
"""Seconds within which a cluster must respond."""
ALONE = 120.0
"""Seconds without any processor after which the cluster counts as lost."""


@contextmanager
def mapping_on(address: str, processors: int = 1) -> Iterator[Mapper]:
    """Yield a function that maps a function over values on a cluster. The results have the order of the values.

    A separate process communicates with Ray, because Ray ends its client process when the cluster is lost.

    Args:
        address: HOST:PORT of the cluster's first machine. If empty, use the cluster on this machine, or start one.
        processors: Number of processors for each unit.

    Raises:
        ClusterError: if the cluster is unreachable or lost, or if two machines return different results for a unit.
    """
    check(address)
    with closing(_RayProcess(address, processors)) as ray:
        yield ray.map_values


class _RayProcess:
    """Handle of the process that communicates with Ray.

    After an aborted call, the next call starts a new process.
    """

    def __init__(self, address: str, processors: int) -> None:
        self._context, self._arguments = get_context("spawn"), (address, processors, language())
        self._start()

    def _start(self) -> None:
        self._line, remote_end = self._context.Pipe()
        self._process = self._context.Process(target=_speak, args=(remote_end, *self._arguments), daemon=True)
        self._process.start()
        remote_end.close()
        try:
            self._receive()
        except BaseException:
            self.close()
            raise

    def map_values(self, function: Callable[[Value], Result], values: Iterable[Value]) -> Generator[Result]:
        """Map a function over values, and yield the results.

        The processes of the cluster import the function by its name.
        """
        if not self._process.is_alive():
            self._start()
        is_over = False
        try:
            self._line.send((function, values))
            while not (is_over := (message := self._receive()) is None):
                yield message[0]
        except BrokenPipeError:
            raise _lost_error() from None
        finally:
            if not is_over:
                self.close()

    def _receive(self) -> Any:  # noqa: ANN401  the other process may send any result
        """Return the next message of the process that communicates with Ray.

        The message is a tuple with one result, or None after the last result. Raise `ClusterError` if the process has
        sent such an error or has ended.
        """
        try:
            message = self._line.recv()
        except (EOFError, ConnectionResetError):
            raise _lost_error() from None
        if isinstance(message, ClusterError):
            raise message
        return message

    def close(self) -> None:
        """Close the connection to the process. The process then drops its pending work and ends.

        If the process does not end in time, kill it.
        """
        self._line.close()
        self._process.join(LOOK)
        self._process.kill()
        self._process.join()


def _lost_error() -> ClusterError:
    problem = _(
        "the connection to the cluster was lost. All finished matches are saved. Run the same command again to continue"
    )
    return ClusterError(problem)


def _speak(line: Connection, address: str, processors: int, tag: str) -> None:
    """Run work on Ray for the process at the other end of the connection `line`, until that process closes it.

    Send None when Ray is ready. For each call, send the results, and None after the last result.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin_process()
    import ray  # noqa: PLC0415 - an optional dependency

    with Path(os.devnull).open("w") as nowhere:
        for spoken in (1, 2):  # Ray prints many messages, which are also in its log files
            os.dup2(nowhere.fileno(), spoken)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with use_language(tag), suppress(EOFError, OSError):
        try:
            _serve(ray, line, address, processors)
        except Exception as error:
            if isinstance(error, EOFError | OSError) and not isinstance(error, ray.exceptions.RayError):
                raise  # the other process closed the pipe; a RayError from a worker may also be an OSError
            line.send(_convert_error(ray, error))
        ray.shutdown()


def _serve(ray: ModuleType, line: Connection, address: str, processors: int) -> None:
    try:
        ray.init(address or None, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise _unreachable(address, error) from None
    line.send(None)
    while True:
        function, values = line.recv()
        run, left = _Run(ray, processors, function), iter(values)
        while run.fill(left):
            run.receive()
            for result in run.arrivals.ready():
                line.send((result,))
        line.send(None)


class _Run(Generic[Value, Result]):
    """Work units of one call that are sent to the cluster but not finished, and the results that have arrived."""

    def __init__(self, ray: ModuleType, processors: int, function: Callable[[Value], Result]) -> None:
        self._ray, self._function, self._processors = ray, function, processors
        self._own = ray.get_runtime_context().get_node_id()
        self._task = ray.remote(num_cpus=processors, max_retries=RETRIES)(_run_unit)
        self._shared = ray.put(function)
        self._values, self._pending = list[Value](), dict[object, int]()
        self._longest, self._heard = 0.0, time.monotonic()
        self._slots, self._looked = 0, -LOOK
        self.arrivals = ResultMerge(_name(ray, self._own), lambda number: function(self._values[number]))

    def fill(self, values: Iterator[Value]) -> bool:
        """Start work units until the number of unfinished units is `AHEAD` times the number that can run at once.

        Return True while results are pending, False after the last result.
        """
        unfinished = len(self._values) - self.arrivals.next
        for value in islice(values, max(0, AHEAD * max(1, self._room()) - unfinished)):
            self._values.append(value)
            self._send(len(self._values) - 1)
        return self.arrivals.next < len(self._values)

    def receive(self) -> None:
        """Wait until the result of a work unit arrives, and add all arrived results."""
        ray = self._ray
        found, _rest = ray.wait(list(self._pending), num_returns=1, timeout=WAIT)
        if found:
            found, _rest = ray.wait(list(self._pending), num_returns=len(self._pending), timeout=0)
        for each in found:
            number = self._pending.pop(each)
            result, node, seconds = ray.get(each)
            self._longest, self._heard = max(self._longest, seconds), time.monotonic()
            if self.arrivals.add(number, UnitResult(result, _name(ray, node))):
                self._send(number, at_home=True)
        if time.monotonic() - self._heard > max(LONG, LONGER * self._longest):
            self._heard = time.monotonic()
            if self.arrivals.may_repeat():  # the machine of the awaited unit may hang
                self._send(self.arrivals.next)

    def _send(self, number: int, *, at_home: bool = False) -> None:
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy  # noqa: PLC0415 - an optional dependency

        where = NodeAffinitySchedulingStrategy(self._own, soft=True) if at_home else "SPREAD"
        task = self._task.options(scheduling_strategy=where).remote(self._shared, self._values[number])
        self._pending[task] = number
        self.arrivals.record_sending(number)

    def _room(self) -> int:
        """Return the number of work units that the cluster can run at the same time.

        The number changes when machines join or leave the cluster.
        """
        if time.monotonic() - self._looked >= LOOK:
            self._looked = time.monotonic()
            self._slots = int(self._ray.cluster_resources().get("CPU", 0)) // self._processors
            if not self._slots and time.monotonic() - self._heard > ALONE:
                problem = _(
                    "the cluster has no processors left for this command; start a machine, then run the command again"
                )
                raise ClusterError(problem)
        return self._slots


def _run_unit(function: Callable[[Value], Result], value: Value) -> tuple[Result, str, float]:
    """Run a work unit on this machine. Return the result, the name of the machine, and the seconds taken."""
    import ray  # noqa: PLC0415 - an optional dependency

    registry.include_examples()
    start = time.monotonic()
    result = function(value)
    return result, ray.get_runtime_context().get_node_id(), time.monotonic() - start


def _name(ray: ModuleType, node: str) -> str:
    """Return the name of a machine of the cluster, for messages to people."""
    for each in ray.nodes():
        if each["NodeID"] == node:
            return f"{each['NodeManagerHostname']} ({each['NodeManagerAddress']}, {node[:8]})"
    return node[:8]


def check(address: str) -> None:
    """Raise `ClusterError` if the cluster at `address` does not accept connections.

    Without this check, Ray would retry the connection for minutes.
    """
    if not address:
        return
    host, _colon, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdecimal() or int(port) >= 1 << 16 or "/" in address:
        problem = _("%(address)s is not a cluster address. Write HOST:PORT, as ray start printed it.")
        raise ClusterError(problem % {"address": repr(address)})
    try:
        socket.create_connection((host, int(port)), REACHED).close()
    except OSError as error:
        raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> ClusterError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error).splitlines()[0]
    problem = _(
        "the cluster %(address)s cannot be reached (%(reason)s); ray start prints the address on the first "
        "machine of the cluster"
    )
    return ClusterError(problem % {"address": address or _("of this machine"), "reason": reason})


def _convert_error(ray: ModuleType, error: Exception) -> ClusterError:
    """Return a `ClusterError` that describes an error of a work unit or of the cluster."""
    known = ray.exceptions
    cause = error.cause if isinstance(error, known.RayTaskError) else error
    if type(cause).__module__.partition(".")[0] == "skyhop":
        return ClusterError(str(cause))
    if isinstance(error, (known.WorkerCrashedError, known.NodeDiedError, known.OutOfMemoryError)):
        problem = _("a process stopped on the same chunk %(count)s times (%(kind)s); all finished matches are kept")
        return ClusterError(problem % {"count": RETRIES + 1, "kind": type(error).__name__})
    if isinstance(error, known.RayError) and not isinstance(error, known.RayTaskError):
        return _lost_error()
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return ClusterError(_("a machine of the cluster has failed: %(problem)s") % {"problem": lines[-1]})


SECONDS = 3.0
"""Approximate duration of a chunk in seconds; the transfer of a chunk takes about a thousandth of this time."""
MOST = 4096
"""Maximum number of pairs in a chunk."""


class Experiment(NamedTuple):
    """Input of an experiment that all of its chunks (groups of consecutive pairs) have in common.

    Each machine receives this input.
    """

    pairing: Pairing
    files: tuple[bytes | None, ...]
    """Contents of the bots' weight files, if any, and of the value file for luck adjustment."""
    size: int
    """Number of pairs in a chunk."""
    hash: str

    @classmethod
    def of(cls, pairing: Pairing, size: int) -> Experiment:
        """Create an experiment. It includes the contents of the files that the pairing names."""
        paths = (*pairing.weights, pairing.value)
        files = tuple(each.read_bytes() if isinstance(each, Path) else None for each in paths)
        return cls(pairing, files, size, hash_of(header_of(pairing)))


def hash_of(header: PairsHeader) -> str:
    """Return a hash of everything that determines the pairs: SHA-256 in hex digits."""
    return hashlib.sha256(write_document(header).encode()).hexdigest()


def chunk(experiment: Experiment, number: int) -> bytes:
    """Play the pairs of chunk `number`, and return their rows for the file of pairs.

    The rows are the same on every machine.

    Raises:
        ClusterError: if the version of Skyhop or the weights on this machine differ from the experiment.
    """
    pairing = experiment.pairing
    one, other = map(_localize, pairing.weights, experiment.files[:2])
    pairing = pairing._replace(weights=(one, other), value=_localize(pairing.value, experiment.files[2]))
    if hash_of(header_of(pairing)) != experiment.hash:
        problem = _(
            "a machine has another version of skyhop or other weights; install the same version on all machines"
        )
        raise ClusterError(problem)
    first = number * experiment.size
    return b"".join(map(write_line, pairs_of(pairing, range(first, first + experiment.size))))


def set_chunk_size(saved: SavedPairs) -> SavedPairs:
    """Return the saved pairs `saved` with a chunk size: the number of pairs that this machine plays in `SECONDS`.

    The chunk size is a power of two. If a chunk size is already set, return `saved` unchanged. The function times
    some pairs twice and uses the second result, because the first result includes the loading of the game. If the
    first measurement takes long, there is no second one.
    """
    if isinstance(saved.header.chunk, int):
        return saved
    count = count_simultaneous(saved.pairing)
    for first in range(2):
        start = time.monotonic()
        pairs_of(saved.pairing, range(first, first + count))
        seconds = (time.monotonic() - start) / count
        if seconds > 2 * SECONDS:
            break
    pairs = SECONDS / max(seconds, SECONDS / MOST)
    return saved._replace(header=replace(saved.header, chunk=1 << int(pairs).bit_length() - 1 if pairs >= 1 else 1))


def play_chunks(map_values: Mapper, saved: SavedPairs) -> Generator[PairBlock]:
    """Play the missing pairs on a cluster, and yield them in the order of their numbers.

    If the file contains only a part of a chunk, play the complete chunk. The first rows of this chunk must equal
    the saved rows.

    Raises:
        ClusterError: if these rows differ, or if `mapping_on` raises it.
    """
    known, pairs, size = len(saved.blocks), saved.requested_pairs, saved.header.chunk
    if known >= pairs or not isinstance(size, int):
        return
    before, chunks = saved.blocks[known // size * size : known], range(known // size, -(-pairs // size))
    with closing(map_values(partial(chunk, Experiment.of(saved.pairing, size)), chunks)) as found:
        for number, rows in zip(chunks, found, strict=True):
            blocks = [*map(block_of, rows.splitlines())]
            if number == chunks.start and blocks[: len(before)] != before:
                problem = _(
                    "chunk %(number)s has a different result on this machine than in the file; another machine wrote "
                    "the file"
                )
                raise ClusterError(problem % {"number": number})
            first = number * size
            yield from blocks[max(0, known - first) : pairs - first]


def _localize(file: File, contents: bytes | None) -> File | Path:
    """Return a file with the given contents on this machine: the original file, or a new copy.

    If `contents` is None, return `file` unchanged.
    """
    if contents is None or (isinstance(file, Path) and file.is_file() and file.read_bytes() == contents):
        return file
    return _copy(contents)


@cache
def _copy(contents: bytes) -> Path:
    path = Path(_folder().name) / f"{hashlib.sha256(contents).hexdigest()}.npz"
    path.write_bytes(contents)
    return path


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="skyhop-weights-")
