"""Fuzzer of the server: it sends random requests, made from the routes of the app, as fast as possible.

Some requests are also damaged: bytes are changed, cut or repeated. No answer may be a defect. Of the statuses 5xx, only
501 (an extra is not installed), 503 and 507 are allowed. The log must contain no unexpected error, and the memory must
not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from urllib.parse import quote, urlencode

from tests.running_server import Server
from tools.reliability.figures import Figure, told
from tools.reliability.guest import Guest, in_a_loop, read_answer
from tools.reliability.served import DATABASES, SQLITE, Served, served

from skyhop.boards.settings import settings, share_code
from skyhop.web.app import ROUTES

MEANT = {501, 503, 507}
CLIENTS = 16
PATIENCE = 30.0
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "BREW", "")
NASTY = (
    "", "0", "-1", "1e9", "9" * 40, "\u0661\u0662", "\u2460", "\0", "%00", "%", "%zz", "../../etc/passwd",
    "..%2f..%2fkey", "//", "\\", "'", '"', "<b>", "{{7*7}}", "${x}", ";", "a" * 5000, "\u202e", "\ud7ff",
    "\U0010ffff", "\ue000token\ue000", "<!--same x-->", "<!--part x-->", "null", "[]", "{", "true", ".", "~",
    "R13-1", "B1x2", "resign", "draw", "nan", "\r\n", "\t", "*/*", "gzip;q=0", "bytes=0-", "é" * 300,
    "127.0.0.1", "[::1]", "[", "http://[", "localhost:99999999",
)  # fmt: skip
FIELDS = (
    "token", "game", "ruleset", "seat2", "seat3", "seat6", "first", "again", "sent", "action", "to", "ply",
    "answer", "code", "option.best_of", "option.board", "option.board.code", "option.board.text",
    "option.expansions", "option.nothing", "theme", "size", "clarity", "kind", "players", "paper", "pages",
    "types", "expansions", "seed", "version", "rules", "after", "parts", "name", "back", "sure", "browser", "hash",
    "player", "passphrase", "fresh", "purpose", "passkey", "take", "scope", "called", "clock", "offered", "page",
    "agree", "ask", "on", "gone", "off", "phrase", "mute", "seat", "closed", "level", "stuck", "thought", "left",
)  # fmt: skip
WORDS = (
    "balloon-cup", "aeronaut-odyssey", "rio-grande", "gravon", "pioneer", "capital", "random", "greedy",
    "friend", "me", "-", "other", "own", "file", "yes", "no", "tiny", "small", "colour", "ink", "dark",
    "svg", "json", "1", "2", "3", "bonus",
)  # fmt: skip
HEADERS = (
    "Accept", "Accept-Language", "Accept-Encoding", "Cookie", "Host", "Origin", "Sec-Fetch-Site",
    "Content-Type", "Content-Length", "Transfer-Encoding", "Last-Event-ID", "Skyhop-Parts", "If-None-Match",
    "If-Modified-Since", "Range", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "Expect",
    "Connection", "Upgrade", "Forwarded",
)  # fmt: skip
KINDS = (
    "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x",
    "application/json", "text/plain", "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded; charset=utf-7",
)  # fmt: skip
STATIC = ("theme.css", "table/table.js", "balloon-cup/table.css", "..", ".")


class Spoiler:
    """Generator of random requests from a seed."""

    def __init__(self, seed: int, guest: Guest, matches: list[str]) -> None:
        self._chance = random.Random(seed)  # noqa: S311  what is asked is no secret
        self.guest = guest
        self._matches = matches
        self._code = share_code(settings(seed=7, size="tiny", expansions=""))

    def request(self) -> tuple[bytes, bool, bool]:
        """Return a random request as bytes, with two flags.

        The first flag is True for HEAD, because the response then has no body. The second flag is True if the bytes may
        be an incomplete request.
        """
        chance = self._chance
        route = chance.choice(ROUTES)
        method = chance.choice(sorted(route.methods or METHODS)) if chance.random() < 0.9 else chance.choice(METHODS)
        path = self._path(route.path)
        if chance.random() < 0.4:
            path += "?" + (urlencode(self._form(), errors="replace") if chance.random() < 0.8 else quote(self._word()))
        body, headers = b"", {"Accept": chance.choice(("text/vnd.skyhop.server", "text/html", "*/*"))}
        if method not in {"GET", "HEAD"}:
            body, headers["Content-Type"] = self._body()
        for _header in range(chance.choice((0, 0, 0, 1, 1, 3))):
            headers[chance.choice(HEADERS)] = self._word()
        sent = self.guest.request(method, path, body, headers)
        if chance.random() < 0.05:
            return self._spoilt(sent), method == "HEAD", True
        return sent, method == "HEAD", not {"Content-Length", "Transfer-Encoding", "Expect"}.isdisjoint(headers)

    def loads_most(self) -> list[str]:
        """Return the paths that generate boards or render PNG pictures."""
        board, match = f"/boards/{self._code}", f"/matches/{self._matches[0].rpartition('/')[2]}"
        return [board, f"{board}.png", f"{board}.pdf", f"{match}/picture.png"]

    def _path(self, path: str) -> str:
        chance = self._chance
        filled = {
            "{match}": chance.choice(self._matches).rpartition("/")[2],
            "{game}": chance.choice(WORDS[:2]),
            "{ruleset}": chance.choice(WORDS[2:6]),
            "{code}": self._code,
            "{kind}": chance.choice(("svg", "json", "svg", "json", "png", "exe")),
            "{path:path}": chance.choice(STATIC),
        }
        for name, value in filled.items():
            path = path.replace(name, quote(self._word(), errors="replace") if chance.random() < 0.2 else value)
        return path + quote(self._word(), errors="replace") if chance.random() < 0.03 else path

    def _word(self) -> str:
        chance = self._chance
        one = chance.choice(NASTY if chance.random() < 0.6 else WORDS)
        if chance.random() < 0.2:
            return "".join(chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xD800)))) for _ in range(9))
        return one + chance.choice(NASTY) if chance.random() < 0.1 else one

    def _form(self) -> list[tuple[str, str]]:
        chance = self._chance
        count = chance.choice((1, 2, 4, 8, 45))
        fields = [(chance.choice(FIELDS), self._word()) for _field in range(count)]
        if chance.random() < 0.8:
            fields.append(("token", self.guest.token))
        if chance.random() < 0.6:
            fields += [("ply", str(chance.randrange(12))), ("action", self._word())]
        return fields

    def _body(self) -> tuple[bytes, str]:
        chance, kind = self._chance, self._chance.choice(KINDS)
        if chance.random() < 0.7:
            return urlencode(self._form(), errors="replace").encode(), KINDS[0]
        if chance.random() < 0.5:
            head, file = "--x\r\nContent-Disposition: form-data; name=", chance.choice(("", "; filename=f"))
            parts = "".join(f'{head}"{name}"{file}\r\n\r\n{value}\r\n' for name, value in self._form())
            return (parts + chance.choice(("--x--\r\n", "--x", ""))).encode(errors="replace"), kind
        return chance.randbytes(chance.choice((1, 100, 20_000))), kind

    def _spoilt(self, sent: bytes) -> bytes:
        """Return a request with changed, missing or repeated bytes at a random place."""
        chance, place = self._chance, self._chance.randrange(len(sent))
        return chance.choice(
            (
                sent[:place],
                sent[:place] + chance.randbytes(3) + sent[place:],
                sent[:place] + sent[place + 1 :],
                sent[:place] + sent[max(0, place - 50) :],
            )
        )


async def spoiler_at(table: Served, seed: int) -> Spoiler:
    """Start two matches as a guest. Return a generator of requests about these matches."""
    guest = Guest(table.server.port)
    await guest.enter()
    matches = [await guest.begin(seat2=other) for other in ("friend", "random")]
    guest.leave()
    return Spoiler(seed, guest, matches)


async def ask(port: int, sent: bytes, *, is_head: bool, is_cut: bool) -> int:
    """Send bytes over a new connection. Return the status of the response, or 0 without a response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    try:
        writer.write(sent)
        if is_cut:
            writer.write_eof()  # otherwise, the server would wait for the rest
        if b"/events" in sent.partition(b"\r\n")[0]:
            return int((await reader.readuntil(b"\r\n")).split()[1])
        return (await read_answer(reader, is_head=is_head)).status
    except (OSError, EOFError, asyncio.LimitOverrunError):
        return 0
    finally:
        writer.close()


async def use_once(table: Served, spoiler: Spoiler) -> None:
    """Request pages that load libraries at their first use. Their memory then does not count as growth."""
    for path in spoiler.loads_most():
        sent = spoiler.guest.request("GET", path, b"", {"Accept": "*/*"})
        assert await ask(table.server.port, sent, is_head=False, is_cut=False) == 200, path  # noqa: S101  else no measure


async def spoil(table: Served, seconds: float, seed: int) -> Iterator[Figure]:
    """Send random requests for `seconds`. Count the statuses, and measure the memory of the processes meanwhile."""
    spoilers = [await spoiler_at(table, seed * CLIENTS + number) for number in range(CLIENTS)]
    await use_once(table, spoilers[0])
    statuses, slow, weights = Counter[int](), Counter[str](), [table.memory]
    defects: list[bytes] = []
    begun, end = time.monotonic(), time.monotonic() + seconds

    async def client(spoiler: Spoiler) -> None:
        while time.monotonic() < end:
            sent, is_head, is_cut = spoiler.request()
            try:
                async with asyncio.timeout(PATIENCE):
                    status = await ask(table.server.port, sent, is_head=is_head, is_cut=is_cut)
            except TimeoutError:
                slow[sent[:60].decode("latin-1")] += 1
                continue
            statuses[status] += 1
            if status >= 500 and status not in MEANT:
                defects.append(sent)

    async def weigh() -> None:
        while time.monotonic() < end:
            await asyncio.sleep(max(0.5, seconds / 60))
            weights.append(table.memory)

    await asyncio.gather(weigh(), *(client(spoiler) for spoiler in spoilers))
    for sent in defects[:5]:
        print("request with an unexpected 5xx answer:", sent[:1500], file=sys.stderr)
    for line in [*slow][:5]:
        print("request without an answer in time:", line, file=sys.stderr)
    return figures(statuses, sum(slow.values()), weights, time.monotonic() - begun, table.server)


def figures(
    statuses: Counter[int], unanswered: int, weights: list[float], seconds: float, server: Server
) -> Iterator[Figure]:
    """Yield the figures of the run."""
    yield Figure("requests", statuses.total())
    yield Figure("requests per second", statuses.total() / seconds)
    for status, count in sorted(statuses.items()):
        yield Figure(
            f"  answered {status}" if status else "  without an answer, because the request is incomplete", count
        )
    yield Figure("unexpected 5xx answers", sum(statuses[n] for n in statuses if n >= 500 and n not in MEANT), 0)
    yield Figure(f"requests without an answer within {PATIENCE:.0f} s", unanswered, 0)
    for line in server.defects()[:5]:
        print(line, file=sys.stderr)
    yield Figure("lines in the log", server.errors().count("\n"))
    yield Figure("unexpected errors in the log", len(server.defects()), 0)
    half = len(weights) // 2
    yield Figure("memory at the start [MB]", weights[0])
    yield Figure("memory at half time [MB]", weights[half])
    yield Figure("memory at the end [MB]", weights[-1], max(1.25 * max(weights[: half + 1]), weights[0] + 150))


def run(seconds: float, database: str = SQLITE, seed: int = 1) -> list[Figure]:
    """Start a server and send random requests to it. Return the figures."""
    with served(database) as table:
        return list(in_a_loop(spoil(table, seconds, seed)))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.seconds, chosen.database, chosen.seed))


if __name__ == "__main__":
    sys.exit(main())
