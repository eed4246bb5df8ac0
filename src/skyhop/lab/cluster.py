"""Work that is done by the machines of a Ray cluster, as `skyhop.worker_processes` does it by those of one machine.

Ray (P. Moritz and others, OSDI 2018) may do a piece of work twice, when a worker or a machine is lost, and tells of it
once; here one is handed out twice on purpose, too, where nothing comes back of it for long, and to try a machine that
nothing is known of. So pieces are counted by their number (`skyhop.lab.cluster`).
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
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from skyhop.bots.bot import Weights
from skyhop.engine.document import line, written
from skyhop.game import registry
from skyhop.i18n import _, language, use_language
from skyhop.lab.pairs import PairBlock, Pairing, at_once, pairs_of
from skyhop.lab.pairs_file import PairsHeader, SavedPairs, block_of, header_of
from skyhop.worker_processes import begin_process


class ClusterError(RuntimeError):
    """A cluster that cannot be reached, is gone, or does not play alike; the message says which."""


class UnitResult(NamedTuple):
    """What a machine has made of a piece of work."""

    result: Any
    machine: str


class ResultMerge:
    """Results by the number of their piece, given in the order of these, each once.

    A machine is trusted when a piece that it was the first to do has been done again and came out the same. What it has
    done before that waits, so that nothing of a machine that plays otherwise is counted.
    """

    def __init__(self, own: str, anew: Callable[[int], Any]) -> None:
        """Begin with nothing; `own` is trusted, and `anew` does a piece here, to say who is wrong where two differ."""
        self._anew = anew
        self._trusted, self._on_trial = {own}, dict[int, str]()
        self._first, self._under_way = dict[int, UnitResult](), Counter[int]()
        self.next = 0
        """The number of the piece that is given next."""

    def sent(self, number: int) -> None:
        """Note that a piece was handed out, for the first time or again."""
        self._under_way[number] += 1

    def lacks(self, number: int) -> bool:
        """Say whether nobody has done a piece yet."""
        return number >= self.next and number not in self._first

    def add(self, number: int, arrival: UnitResult) -> bool:
        """Count what has arrived; say whether the piece must be done again, because nothing is known of its machine.

        `ClusterError` where it is not what somebody else has made of the same piece.
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

    def ready(self) -> Iterator[Any]:
        """Give what is next, as far as it has arrived from machines that are trusted."""
        while (first := self._first.get(self.next)) is not None and first.machine in self._trusted:
            self.next += 1
            yield first.result
        for number in [each for each in self._first if each < self.next and not self._under_way[each]]:
            del self._first[number], self._under_way[number]  # no result is kept longer than it is held against another

    def _compare(self, number: int, first: UnitResult, second: UnitResult) -> None:
        if first.result == second.result:
            return
        right = self._anew(number)
        wrong = dict.fromkeys(each.machine for each in (first, second) if each.result != right)
        problem = _(
            "chunk %(number)s came out otherwise on %(machines)s than on this machine: they do not play alike, and "
            "what one of them has played is not to be mixed with the rest; take it out of the cluster, and ask again"
        )
        raise ClusterError(problem % {"number": number, "machines": ", ".join(wrong)})


Value = TypeVar("Value")
Result = TypeVar("Result")

AHEAD = 3
"""So many pieces a processor are handed out before their turn."""
LOOK = 5.0
"""Seconds after which it is looked how many processors there are now."""
WAIT = 1.0
"""Seconds after which it is looked whether anything hangs."""
LONG = 60.0
"""Seconds without anything, or this many times as long as the longest piece took, after which one is sent again."""
LONGER = 5
MOST_SENT = 3
"""Times that a piece is handed out, at most; a worker that dies of it is another matter:"""
RETRIES = 5
REACHED = 10.0
"""Seconds in which a cluster must answer."""
ALONE = 120.0
"""Seconds without any processor after which a cluster is given up."""


Mapped = Callable[..., Generator[Any]]
"""Maps a function over values; closed, it has nothing more done."""


@contextmanager
def mapping_on(address: str, processors: int = 1) -> Iterator[Mapped]:
    """Give what maps a function over values on a cluster; results come in the order of the values.

    A process of its own speaks with Ray, because that ends whatever speaks with it when the cluster is lost.

    Args:
        address: HOST:PORT of its first machine; empty for the cluster of this machine, or one of its own.
        processors: So many for each piece.

    Raises:
        ClusterError: where there is none, it is lost, or its machines differ in what they make of the same piece.

    """
    check(address)
    speaker = _Speaker(address, processors)
    try:
        yield speaker.mapped
    finally:
        speaker.end()


class _Speaker:
    """The process that speaks with Ray, as it is heard here: begun at once, and anew after work was broken off."""

    def __init__(self, address: str, processors: int) -> None:
        self._context, self._arguments = get_context("spawn"), (address, processors, language())
        self._begin()

    def _begin(self) -> None:
        self._line, there = self._context.Pipe()
        self._process = self._context.Process(target=_speak, args=(there, *self._arguments), daemon=True)
        self._process.start()
        there.close()
        try:
            self._heard()
        except BaseException:
            self.end()
            raise

    def mapped(self, function: Callable[[Any], Any], values: Iterable[Any]) -> Generator[Any]:
        """Map a function over values, which other processes find by its name."""
        if not self._process.is_alive():
            self._begin()
        is_over = False
        try:
            self._line.send((function, values))
            while not (is_over := (said := self._heard()) is None):
                yield said[0]
        except BrokenPipeError:
            raise _lost() from None
        finally:
            if not is_over:
                self.end()

    def _heard(self) -> tuple[Any] | None:
        """What is said next: a result, or None at the end."""
        try:
            said = self._line.recv()
        except (EOFError, ConnectionResetError):
            raise _lost() from None
        if isinstance(said, ClusterError):
            raise said
        found: tuple[Any] | None = said
        return found

    def end(self) -> None:
        """End the process, and whatever it has under way: it notices that nobody listens, or is killed."""
        self._line.close()
        self._process.join(LOOK)
        self._process.kill()
        self._process.join()


def _lost() -> ClusterError:
    return ClusterError(_("the cluster was lost; what was played is kept, and the same command goes on with it"))


def _speak(line: Connection, address: str, processors: int, tag: str) -> None:
    """Speak with Ray for another process, as long as that one listens: None when ready, results, None at the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin_process()
    import ray  # noqa: PLC0415 - an extra

    with Path(os.devnull).open("w") as nowhere:
        for spoken in (1, 2):  # Ray says much there, and keeps it in files, too
            os.dup2(nowhere.fileno(), spoken)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with use_language(tag), suppress(EOFError, OSError):
        try:
            _serve(ray, line, address, processors)
        except ray.exceptions.RayError as error:  # what a worker raised may be of OSError, too
            line.send(_told(ray, error))
        except (EOFError, OSError):
            raise
        except ClusterError as error:
            line.send(error)
        except Exception as error:  # noqa: BLE001 - whoever asked tells of it
            line.send(_failed(error))
        ray.shutdown()


def _serve(ray: ModuleType, line: Connection, address: str, processors: int) -> None:
    try:
        ray.init(address or None, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise _unreachable(address, error) from None
    line.send(None)
    while True:
        for result in _mapped(ray, processors, *line.recv()):
            line.send((result,))
        line.send(None)


def _mapped(ray: ModuleType, processors: int, function: Callable[[Any], Any], values: Iterable[Any]) -> Generator[Any]:
    run, left = _Run(ray, processors, function), iter(values)
    while run.fill(left):
        run.receive()
        yield from run.arrivals.ready()


class _Run:
    """Pieces that are under way."""

    def __init__(self, ray: ModuleType, processors: int, function: Callable[[Any], Any]) -> None:
        self._ray, self._function, self._processors = ray, function, processors
        self._own = ray.get_runtime_context().get_node_id()
        self._task = ray.remote(num_cpus=processors, max_retries=RETRIES)(_done)
        self._shared = ray.put(function)
        self._values, self._times, self._pending = dict[int, Any](), dict[int, int](), dict[Any, int]()
        self._begun, self._longest, self._heard = 0, 0.0, time.monotonic()
        self._slots, self._looked = 0, -LOOK
        self.arrivals = ResultMerge(_name(ray, self._own), lambda number: function(self._values[number]))

    def fill(self, left: Iterator[Any]) -> bool:
        """Hand out as many pieces as there is room for; say whether any is still wanted."""
        slots = self._room()
        while self._begun - self.arrivals.next < AHEAD * max(1, slots):
            try:
                self._values[self._begun] = next(left)
            except StopIteration:
                break
            self._send(self._begun)
            self._begun += 1
        return self.arrivals.next < self._begun

    def receive(self) -> None:
        """Wait for what comes back, and count all of it."""
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
            self._send_again()

    def _send(self, number: int, *, at_home: bool = False) -> None:
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy  # noqa: PLC0415 - an extra

        where = NodeAffinitySchedulingStrategy(self._own, soft=True) if at_home else "SPREAD"
        made = self._task.options(scheduling_strategy=where).remote(self._shared, self._values[number])
        self._pending[made] = number
        self._times[number] = self._times.get(number, 0) + 1
        self.arrivals.sent(number)

    def _send_again(self) -> None:
        """Hand the piece out once more that all others wait for: its machine may hang."""
        self._heard, number = time.monotonic(), self.arrivals.next
        if self.arrivals.lacks(number) and self._times[number] < MOST_SENT:
            self._send(number)

    def _room(self) -> int:
        """Count the pieces that can be done at once, as machines come and go."""
        if time.monotonic() - self._looked >= LOOK:
            self._looked = time.monotonic()
            self._slots = int(self._ray.cluster_resources().get("CPU", 0)) // self._processors
            if not self._slots and time.monotonic() - self._heard > ALONE:
                raise ClusterError(
                    _("no machine of the cluster has a processor for this any more; start one, and ask again")
                )
        return self._slots


def _done(function: Callable[[Value], Result], value: Value) -> tuple[Result, str, float]:
    """Do a piece of work where it was handed to; with the machine, and how many seconds it took."""
    import ray  # noqa: PLC0415 - an extra

    registry.include_examples()
    begun = time.monotonic()
    result = function(value)
    return result, ray.get_runtime_context().get_node_id(), time.monotonic() - begun


def _name(ray: ModuleType, node: str) -> str:
    """Name a machine so that somebody finds it."""
    for each in ray.nodes():
        if each["NodeID"] == node:
            return f"{each['NodeManagerHostname']} ({each['NodeManagerAddress']}, {node[:8]})"
    return node[:8]


def check(address: str) -> None:
    """Raise `ClusterError` where nobody listens: Ray itself would try for minutes."""
    if not address:
        return
    host, _colon, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdecimal() or int(port) >= 1 << 16 or "/" in address:
        problem = _("%(address)s is no address of a cluster; one is HOST:PORT, as ray start has told it")
        raise ClusterError(problem % {"address": repr(address)})
    try:
        socket.create_connection((host, int(port)), REACHED).close()
    except OSError as error:
        raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> ClusterError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error).splitlines()[0]
    problem = _(
        "the cluster %(address)s cannot be reached (%(reason)s); ray start on its first machine tells its address"
    )
    return ClusterError(problem % {"address": address or _("of this machine"), "reason": reason})


def _told(ray: ModuleType, error: Exception) -> ClusterError:
    """What went wrong in a piece of work, where it says so itself, or with the cluster."""
    known = ray.exceptions
    if isinstance(error, known.RayTaskError):
        cause = error.cause
        is_ours = type(cause).__module__.partition(".")[0] == "skyhop"
        return ClusterError(str(cause)) if is_ours else _failed(error)
    if isinstance(error, (known.WorkerCrashedError, known.NodeDiedError, known.OutOfMemoryError)):
        problem = _("whoever did a chunk died of it, %(count)s times (%(kind)s); what was played is kept")
        return ClusterError(problem % {"count": RETRIES + 1, "kind": type(error).__name__})
    return _lost()


def _failed(error: Exception) -> ClusterError:
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return ClusterError(_("a machine of the cluster has failed: %(problem)s") % {"problem": lines[-1]})


SECONDS = 3.0
"""That a chunk takes, about: handing it out costs a thousandth of that."""
MOST = 4096
"""Pairs in a chunk."""


class Experiment(NamedTuple):
    """What all chunks follow from, as it is sent to each machine."""

    pairing: Pairing
    files: tuple[bytes | None, ...]
    """The weights that the bots go by, where these are files, and the value by which luck is reckoned."""
    size: int
    """Pairs in a chunk."""
    hash: str

    @classmethod
    def of(cls, pairing: Pairing, size: int) -> Experiment:
        """Read what it takes."""
        paths = (*pairing.weights, pairing.value)
        files = tuple(each.read_bytes() if isinstance(each, Path) else None for each in paths)
        return cls(pairing, files, size, hash_of(header_of(pairing)))


def hash_of(header: PairsHeader) -> str:
    """Tell experiments apart by what their pairs follow from: SHA-256 in hex digits."""
    return hashlib.sha256(written(header).encode()).hexdigest()


def chunk(experiment: Experiment, number: int) -> bytes:
    """Play chunk `number`: its rows, whichever machine this is.

    Raises:
        ClusterError: where this machine would play something else, by another version or other learned values.

    """
    pairing, (of_one, of_other, of_value) = experiment.pairing, experiment.files
    one, other = _here(pairing.weights[0], of_one), _here(pairing.weights[1], of_other)
    value = None if of_value is None else _file(pairing.value, of_value)
    pairing = pairing._replace(weights=(one, other), value=value)
    if hash_of(header_of(pairing)) != experiment.hash:
        problem = _("a machine has another version of skyhop, or of what the game has learned; install the same on all")
        raise ClusterError(problem)
    first = number * experiment.size
    return b"".join(map(line, pairs_of(pairing, range(first, first + experiment.size))))


def in_chunks(kept: SavedPairs) -> SavedPairs:
    """Settle how many pairs make a chunk of these, if nobody has: a power of two that takes some seconds here.

    The second pair, or the next ones, is timed, since the first loads the game, unless that alone has taken long.
    """
    if isinstance(kept.header.chunk, int):
        return kept
    count = at_once(kept.pairing)
    for first in range(2):
        begun = time.monotonic()
        pairs_of(kept.pairing, range(first, first + count))
        spent = (time.monotonic() - begun) / count
        if spent > 2 * SECONDS:
            break
    pairs = SECONDS / max(spent, SECONDS / MOST)
    return kept._replace(header=replace(kept.header, chunk=1 << int(pairs).bit_length() - 1 if pairs >= 1 else 1))


def played_in_chunks(mapped: Mapped, kept: SavedPairs) -> Generator[PairBlock]:
    """Play what is wanted on a cluster; yield the pairs that are not kept yet, in the order of their numbers.

    A chunk that is kept in part is played whole, and its first rows must come out as they are kept.
    `ClusterError` where they do not, and as of `mapping_on`.
    """
    known, pairs, size = len(kept.blocks), kept.wanted, kept.header.chunk
    if known >= pairs or not isinstance(size, int):
        return
    before, chunks = kept.blocks[known // size * size : known], range(known // size, -(-pairs // size))
    with closing(mapped(partial(chunk, Experiment.of(kept.pairing, size)), chunks)) as found:
        for number, rows in zip(chunks, found, strict=True):
            blocks = [*map(block_of, rows.splitlines())]
            if number == chunks.start and blocks[: len(before)] != before:
                problem = _(
                    "chunk %(number)s comes out otherwise than it is in the file, which another machine has written"
                )
                raise ClusterError(problem % {"number": number})
            first = number * size
            yield from blocks[max(0, known - first) : pairs - first]


def _here(weights: Weights | None, contents: bytes | None) -> Weights | None:
    return weights if contents is None or not isinstance(weights, Path) else _file(weights, contents)


def _file(path: Path | None, contents: bytes) -> Path:
    """A file as this machine has it: where it lies, or a copy of what was sent."""
    return path if path and path.is_file() and path.read_bytes() == contents else _copy(contents)


@cache
def _copy(contents: bytes) -> Path:
    path = Path(_folder().name) / f"{hashlib.sha256(contents).hexdigest()}.npz"
    path.write_bytes(contents)
    return path


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="skyhop-weights-")
