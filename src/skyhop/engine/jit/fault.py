"""A fault in what somebody else has written, and how a process that compiles tells of it."""

from __future__ import annotations

FAULT = "fault: "
"""How its answer begins then."""


class CodeFault(Exception):  # noqa: N818  it is theirs, not ours
    """A fault in somebody's kernels; the message names their file and line, and what to mend."""
