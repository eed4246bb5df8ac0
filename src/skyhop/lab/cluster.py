"""Work that is done by the machines of a Ray cluster, as `skyhop.worker_processes` does it by those of one machine.

Ray (P. Moritz and others, OSDI 2018) may do a piece of work twice, when a worker or a machine is lost, and tells of it
once; here one is handed out twice on purpose, too, where nothing comes back of it for long, and to try a machine that
nothing is known of. So pieces are counted by their number (`skyhop.lab.arrivals`).
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from skyhop.game import registry
from skyhop.i18n import _, language, use_language
from skyhop.lab.arrivals import Arrival, Arrivals, ClusterError
from skyhop.worker_processes import begin_process

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
        self.arrivals = Arrivals(_name(ray, self._own), lambda number: function(self._values[number]))

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
            if self.arrivals.add(number, Arrival(result, _name(ray, node))):
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
