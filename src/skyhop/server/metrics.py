"""Prometheus metrics of a running server. They contain only numbers, no names or secrets.

With several workers, the variable `PROMETHEUS_MULTIPROC_DIR` names the folder in which each worker stores its
numbers. The variable must be set before the import of this module.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

from skyhop import __version__

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets of latency histograms, in seconds."""

BUILD = Gauge("skyhop_build_info", "The version that serves.", ["version"], multiprocess_mode="livemax")
BUILD.labels(__version__).set(1)
ACTIONS = Counter(
    "skyhop_actions", "Actions taken and written down, by the game and by who sits in the seat.", ["game", "player"]
)
REFUSALS = Counter("skyhop_refusals", "Actions refused, by the game and the clause they break.", ["game", "clause"])
STALE = Counter("skyhop_stale_actions", "Actions that were meant for another position.", ["game"])
FAULTS = Counter("skyhop_store_faults", "Times that the store could not do its work, by the cause.", ["cause"])
MATCHES = Gauge("skyhop_matches_in_memory", "Matches held in memory.", multiprocess_mode="livesum")
STREAMS = Gauge("skyhop_streams_open", "Streams of news that are open.", multiprocess_mode="livesum")
WAITING = Gauge("skyhop_writes_waiting", "What waits to be written, or is being.", multiprocess_mode="livesum")
JOBS = Gauge(
    "skyhop_jobs",
    "Jobs beside the play that wait or are at work, by their lane.",
    ["lane"],
    multiprocess_mode="livesum",
)
JOB_SECONDS = Counter("skyhop_job_seconds", "Seconds of processor that jobs took, by their kind.", ["kind"])
COMMITS = Histogram("skyhop_commit_seconds", "From the wish to write until the disk has it.", buckets=SECONDS)
REQUESTS = Histogram(
    "skyhop_request_seconds",
    "From a request until its answer begins, by the template of its address.",
    ["route", "method", "status"],
    buckets=SECONDS,
)
