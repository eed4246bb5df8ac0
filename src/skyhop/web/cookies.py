"""Reads a cookie of a request.

What a browser sends is ours or of others on this machine, and no more is done with it than to look for a name: to undo
the escapes of a quoted cookie takes Python 3.11 time that grows with the square of its length.
"""

from __future__ import annotations

YEAR = 365 * 24 * 3600
"""Seconds for which a browser keeps ours."""


def cookie_of(header: str, name: str) -> str | None:
    """The value of the cookie of this name in a Cookie header, without quotes around it; ours have no escapes."""
    for pair in header.split(";"):
        key, _equals, value = pair.strip().partition("=")
        if key == name:
            is_quoted = len(value) > 1 and value[0] == value[-1] == '"'
            return value[1:-1] if is_quoted else value
    return None
