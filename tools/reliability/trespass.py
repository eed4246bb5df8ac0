"""Test of attacks by strangers, opponents and programs: races, other seats, forged forms, false names, bad requests.

Each line counts successful attacks. With `--database postgresql --workers 2`, the requests reach two workers.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import secrets
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, TypeAlias

from tools.reliability.figures import Figure, told
from tools.reliability.guest import Answer, Guest, actions_on, in_a_loop, pair
from tools.reliability.program import BASE, Program
from tools.reliability.served import DATABASES, SQLITE, Served, served

from skyhop.server.players.tokens import Scope
from skyhop.server.store.store import make_token, open_store

AT_ONCE = 20
PROGRAMS = 100
TIMES = 10
USED_TO = 2
"""Number of rounds after which the server has loaded all code."""
ASK = {"ask": "yes"}
PACKED = {"Content-Encoding": "gzip"}
PAGE = {"Accept": "text/html"}
DONE, ELSEWHERE = {200, 201, 303}, 303
CLOCK = "10+5"
DOORS = ("", "/picture.svg", "/film", "/analysis", "/analysis.json", "/journal", "/play-on", "/text", "/shuffles")
NAMES = (
    "Capt\N{CYRILLIC SMALL LETTER A}in",
    "admin",
    "Captain bot",
    "captain",
    "Anna\N{RIGHT-TO-LEFT OVERRIDE}nimda",
    "An\N{ZERO WIDTH SPACE}na",
    "A" * 100,
    "Greedy",
    "adm\N{LATIN SMALL LETTER DOTLESS I}n",
    "\N{LATIN SMALL LETTER ALPHA}dmin",
    "\N{LATIN SMALL LETTER SCRIPT G}reedy",
    "\N{FULLWIDTH LATIN SMALL LETTER A}dmin",
)
BODIES = {
    "brackets": b"[" * 10_000,
    "numbers without end": b'{"ply": ' + b"9" * 6_000 + b', "action": "x"}',
    "half a surrogate": b'{"ply": 0, "action": "\\ud800"}',
    "bytes that are no text": b'{"ply": 0, "action": "\xff\xfe"}',
    "a field twice": b'{"ply": 0, "ply": 1, "action": "x"}',
    "a field too many": b'{"ply": 0, "action": "x", "seat": 1}',
    "no number": b'{"ply": NaN, "action": "x"}',
    "a fraction": b'{"ply": 0.0, "action": "x"}',
    "below nothing": b'{"ply": -1, "action": "x"}',
    "zeros in gzip": gzip.compress(bytes(10_000_000)),
    "an action of 15 kB": b'{"ply": 0, "action": "' + b"x" * 15_000 + b'"}',
    "nothing": b"",
    "null": b"null",
}


Post: TypeAlias = tuple[Guest, str, dict[str, str]]
"""Form to send: its guest, its path, and its fields."""


def path_of(answer: Answer) -> str:
    """Return the path of the match that a response leads to, or an empty text."""
    return answer.headers.get("location", "") if answer.status == ELSEWHERE else ""


async def rematches(table: Served, _tokens: list[str]) -> AsyncIterator[Figure]:
    """Request a rematch during a match. After the match, let both players request a rematch 20 times at once."""
    too_many = unasked = 0
    for _time in range(TIMES):
        anna, ben, path = await pair(table.server.port)
        again = {"again": path.rpartition("/")[2]}
        unasked += (await anna.post("/matches", again)).status in DONE
        await anna.post(f"{path}/resignation", {"ply": await ply_at(anna, path), "sure": "yes"})
        answers = await at_once((clone(guest), "/matches", again) for guest in (anna, ben) for _each in range(AT_ONCE))
        too_many += len({path_of(answer) for answer in answers} - {""}) != 1
    yield Figure("rematches that began during the match", unasked, 0)
    yield Figure("matches without exactly one rematch", too_many, 0)


async def offers(table: Served, _tokens: list[str]) -> AsyncIterator[Figure]:
    """Let 20 guests take one seat at once. In other rounds, the host withdraws an offer while a guest joins."""
    port, taken, both = table.server.port, Counter[int](), 0
    for number in range(TIMES):
        host, *others = await entered(port, 1 + AT_ONCE)
        path = await host.begin(clock=CLOCK, offered="true")
        posts: list[Post] = [(guest, f"{path}/seats", {}) for guest in (others if number % 2 else others[:1])]
        withdrawal: list[Post] = [] if number % 2 else [(host, f"{path}/withdrawal", {})]
        answers = await at_once([*posts, *withdrawal])
        if number % 2:
            taken[sum(answer.status in DONE for answer in answers)] += 1
        else:
            both += all(answer.status in DONE for answer in answers)
    yield Figure("offers that none or several of 20 guests took", sum(taken.values()) - taken[1], 0)
    yield Figure("offers that were both taken and withdrawn", both, 0)


async def consents(table: Served, _tokens: list[str]) -> AsyncIterator[Figure]:
    """Let a player make a proposal and agree to it alone. Then let the opponent agree many times at once."""
    alone = torn = 0
    for what, agreed in (("pause", {"agree": "yes"}), ("take-back", {"agree": "yes"}), ("draw", {"answer": "yes"})):
        anna, ben, path = await pair(table.server.port, clock=CLOCK)
        for guest in (anna, ben):
            await act(guest, path)
        ply = await ply_at(ben, path)
        await at_once((clone(ben), f"{path}/{what}", {"ply": ply, **form}) for form in (ASK, agreed) * AT_ONCE)
        alone += await ply_at(anna, path) != ply or 'class="paused' in (await anna.ask("GET", path)).text
        await at_once([(ben, f"{path}/{what}", {"ply": ply, **ASK})])
        answers = await at_once((clone(anna), f"{path}/{what}", {"ply": ply, **agreed}) for _each in range(AT_ONCE))
        torn += any(answer.status >= 500 for answer in answers)
    yield Figure("proposals that the proposer alone accepted", alone, 0)
    yield Figure("answers with a 5xx status", torn, 0)


async def doors(table: Served, _tokens: list[str]) -> AsyncIterator[Figure]:
    """Request pages with the perspectives of other seats. No page may show a hand that the guest's own page lacks.

    The test uses a match on a shared device, a rematch with exchanged seats, and a branch.
    """
    shown = 0
    port = table.server.port
    host, other, path = await pair(port)
    (stranger,) = await entered(port, 1)
    shared = await host.begin(seat2="me")
    await act(host, shared)
    await host.post(f"{path}/resignation", {"ply": await ply_at(host, path), "sure": "yes"})
    again = {"again": path.rpartition("/")[2]}
    rematch, _path = [path_of(await guest.post("/matches", again)) for guest in (host, other)]
    branch = path_of(await host.post(f"{path}/play-on", {"ply": "0", "seat2": "friend"}))
    looks = [(host, shared, place) for place in ("0", "1", "spectator")]
    looks += [(guest, rematch, place) for guest in (host, other, stranger) for place in ("0", "1")]
    looks += [(guest, branch, place) for guest in (other, stranger) for place in ("0", "1")] if branch else []
    for guest, match, place in looks:
        for door in DOORS:
            answer = await guest.ask("GET", f"{match}{door}?as={place}", headers=PAGE)
            plain = await guest.ask("GET", f"{match}{door}", headers=PAGE)
            hand = 'class="hand' in answer.text and 'class="hand' not in plain.text
            shown += answer.status == 200 and hand
    yield Figure("pages requested with the view of a seat", len(looks) * len(DOORS))
    yield Figure("pages that showed the hand of another seat", shown, 0)


async def forms(table: Served, _tokens: list[str]) -> AsyncIterator[Figure]:
    """Send forms from other origins, with another guest's token, with invalid cookies, and with misleading names."""
    anna, ben = await entered(table.server.port, 2)
    host = f"127.0.0.1:{table.server.port}"
    origins = (
        f"https://{host}",
        "null",
        "https://evil.example",
        f"http://localhost:{table.server.port}",
        "http://127.0.0.1",
    )
    fields = {"game": "balloon-cup", "seat2": "random", "first": "me"}
    let = sum([(await anna.post("/matches", fields, Origin=origin)).status in DONE for origin in origins])
    let += (await anna.post("/matches", {**fields, "token": ben.token})).status in DONE
    name, _equals, value = anna.cookie.partition("=")
    spoilt = [value[:-1], value + "x", value[::-1], "", "x" * 4000, value.swapcase()]
    for each in spoilt:
        thief = Guest(table.server.port)
        thief.cookie, thief.token = f"{name}={each}", anna.token
        let += (await thief.post("/matches", fields)).status in DONE
    yield Figure("accepted forms of other origins or guests", let, 0)
    called = Counter[int]()
    for called_so in NAMES:
        called[(await anna.post("/matches", {**fields, "seat2": "friend", "called": called_so})).status] += 1
    yield Figure("accepted names that resemble other names", sum(called[status] for status in DONE), 0)


async def programs(table: Served, tokens: list[str]) -> AsyncIterator[Figure]:
    """Let a hundred connections of one program act in the same turn. Then try commands without the necessary rights.

    For example, the token, the scope or the seat is missing.
    """
    port = table.server.port
    first, second, reader = (Program(port, token, []) for token in tokens)
    wanted = {"game": "balloon-cup", "seats": ["me", "open"], "first": 0, "clock": CLOCK}
    _status, begun = await first.call("POST", "/matches", **wanted)
    path = f"/matches/{begun['match']}"
    _status, seen = await second.call("POST", f"{path}/seats")
    ply = seen["ply"]
    _status, listed = await first.call("GET", f"{path}/actions")
    acts = [action["action"] for action in listed["actions"]]
    crowd = [Program(port, tokens[0], []) for _each in range(PROGRAMS)]
    sent = [each.call("POST", f"{path}/actions", ply=ply, action=acts[n % len(acts)]) for n, each in enumerate(crowd)]
    answered = [status for status, _document in await asyncio.gather(*sent)]
    for each in crowd:
        each.leave()
    statuses, counted = Counter(answered), {acts[n % len(acts)] for n, status in enumerate(answered) if status == 200}
    yield Figure("turn of a program: missing or additional actions", abs(len(counted) - 1), 0)
    yield Figure("  actions answered neither 200 nor 409", statuses.total() - statuses[200] - statuses[409], 0)
    nobody = Program(port, "skyhop_" + secrets.token_hex(16), [])
    at = {"ply": ply + 1}
    tried: dict[str, dict[str, Any]] = {
        "actions": {**at, "action": acts[0]},
        "resignation": at,
        "draw": {**at, "answer": "offer"},
        "take-back": {**at, "answer": "agree"},
        "pause": {**at, "answer": "agree"},
        "claim": {**at, "seat": 0, "outcome": "win"},
        "withdrawal": {},
        "rematch": {},
    }
    done = 0
    for who in (reader, nobody, Program(port, tokens[0][:-1] + ("0" if tokens[0][-1] != "0" else "1"), [])):
        for what, document in tried.items():
            status, _told = await who.call("POST", f"{path}/{what}", **document)
            done += status in DONE
    for what in ("claim", "pause", "take-back"):
        answers = {"claim": {**at, "seat": 1, "outcome": "win"}, "pause": {**at, "answer": "agree"}}
        status, _told = await first.call("POST", f"{path}/{what}", **answers.get(what, {**at, "answer": "agree"}))
        done += status in DONE
    yield Figure("commands accepted without the necessary right", done, 0)
    sentences = {json.dumps((await second.call("GET", f"/matches/{secrets.token_hex(8)}"))[1]) for _each in range(50)}
    sentences |= {json.dumps((await second.call("GET", "/matches/0"))[1])}
    yield Figure("different answers for unknown matches, minus one", len(sentences) - 1, 0)


async def bodies(table: Served, tokens: list[str]) -> AsyncIterator[Figure]:
    """Send invalid bodies to all addresses that accept JSON, several times. Check the statuses and the memory.

    The requests come without and with a header that says that the body is compressed.
    """
    program = Program(table.server.port, tokens[0], [])
    _status, begun = await program.call("POST", "/matches", game="balloon-cup", seats=["me", "open"])
    plain = {"Authorization": f"Bearer {tokens[0]}", "Content-Type": "application/json"}
    whats = ("actions", "resignation", "draw", "take-back", "pause", "claim", "invitations")
    paths = [f"{BASE}/matches", *(f"{BASE}/matches/{begun['match']}/{what}" for what in whats)]
    sent = [(p, body, {**plain, **more}) for p in paths for body in BODIES.values() for more in ({}, PACKED)]
    statuses, before = Counter[int](), 0.0
    for time in range(4):
        before = table.memory if time == USED_TO else before
        statuses.update([(await program.ask("POST", *each)).status for each in sent])
    yield Figure("crafted bodies", statuses.total())
    yield Figure("bodies that were not answered 4xx", sum(statuses[n] for n in statuses if not 400 <= n < 500), 0)
    yield Figure("growth of the memory [MB]", max(0.0, table.memory - before), 30)


def clone(guest: Guest) -> Guest:
    """Return a copy of a guest with the same cookie and token, and with a separate connection."""
    other = Guest(guest.port)
    other.cookie, other.token = guest.cookie, guest.token
    return other


async def entered(port: int, count: int) -> list[Guest]:
    """Return `count` new guests with cookies and tokens."""
    guests = [Guest(port) for _each in range(count)]
    await asyncio.gather(*(guest.enter() for guest in guests))
    return guests


async def at_once(posts: Iterable[Post]) -> list[Answer]:
    """Send all forms at the same time, and return the responses in order."""
    return await asyncio.gather(*(guest.post(path, fields, **PAGE) for guest, path, fields in posts))


async def ply_at(guest: Guest, path: str) -> str:
    """Return the ply that a guest's page shows."""
    return (await guest.ask("GET", path)).text.partition('data-ply="')[2].partition('"')[0]


async def act(guest: Guest, path: str) -> None:
    """Play the first action that the guest's page offers. Do nothing if there is none."""
    page = (await guest.ask("GET", path)).text
    if actions := actions_on(page):
        ply = page.partition('data-ply="')[2].partition('"')[0]
        await guest.post(f"{path}/actions", {"ply": ply, "action": actions[0]})


Attack = Callable[[Served, list[str]], AsyncIterator[Figure]]
ATTACKS: dict[str, Attack] = {
    each.__name__: each for each in (rematches, offers, consents, doors, forms, programs, bodies)
}


async def attacked(table: Served, chosen: Iterable[str]) -> list[Figure]:
    """Run the chosen attacks one after another, and return the figures."""
    store = await open_store(table.folder, table.database)
    every = [Scope.READ, Scope.PLAY, Scope.OFFER]
    making: list[Awaitable[str]] = [make_token(store, None, f"P{n}", every) for n in range(2)]
    making.append(make_token(store, None, "Reader", [Scope.READ]))
    tokens = [await each for each in making]
    await store.close()
    found = [figure for name in chosen async for figure in ATTACKS[name](table, tokens)]
    return [*found, Figure("unexpected errors in the log", len(table.server.defects()), 0)]


def run(chosen: Iterable[str], database: str = SQLITE, workers: int = 1) -> list[Figure]:
    """Start a server and run the chosen attacks. Return the figures."""
    with served(database, workers) as table:
        return in_a_loop(attacked(table, chosen))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.what or ATTACKS, chosen.database, chosen.workers))


if __name__ == "__main__":
    sys.exit(main())
