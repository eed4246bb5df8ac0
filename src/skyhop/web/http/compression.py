"""Streams compressed event by event.

Each event is deflated by itself, as a block that refers to none before it. So a stream costs no memory between two
events, and what all spectators are sent is compressed once.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import lru_cache

from starlette.requests import Request

HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""Of a gzip file: deflated, without a name or a date."""
END = b"\x03\x00"
"""A last block, which is empty."""
LEVEL = 3
"""Takes two thirds of the time of 6, for a tenth more on the wire."""
RAW = -zlib.MAX_WBITS
WORD = 1 << 32


def takes_gzip(request: Request) -> bool:
    """Say whether the browser reads gzip."""
    offers = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any(offer.partition(";")[0] == "gzip" and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)


async def gzipped(texts: AsyncGenerator[str]) -> AsyncGenerator[bytes]:
    """Compress texts as they come; each can be read at once."""
    head, check, size = HEAD, 0, 0
    async with aclosing(texts):
        async for text in texts:
            plain = text.encode()
            check, size = zlib.crc32(plain, check), size + len(plain)
            yield head + _block(plain)
            head = b""
    yield head + END + check.to_bytes(4, "little") + (size % WORD).to_bytes(4, "little")


@lru_cache(64)
def _block(plain: bytes) -> bytes:
    deflating = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW)
    return deflating.compress(plain) + deflating.flush(zlib.Z_SYNC_FLUSH)
