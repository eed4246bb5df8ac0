"""Files of pairs: who played whom at what, and how each pair ended, so that playing can stop and go on.

JSON, a line for the pairing and one for each pair, in their order.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from skyhop import __version__
from skyhop.bots.bot import Budget, Weights
from skyhop.core.engine.document import Document, DocumentError, plain, taken
from skyhop.core.engine.whole_file import write_whole
from skyhop.core.game import registry
from skyhop.core.game.capability import Capability
from skyhop.core.language.given_file import UnreadableFile, text_of
from skyhop.core.language.i18n import _
from skyhop.lab.pairs import Pairing, played
from skyhop.search.judgement import own_file

LARGEST = 64 * 1024 * 1024
"""Bytes; some million pairs."""
MOST_TOLD = 200
"""Characters of what is told from a file; a map has thousands."""
PAUSE = 1.0
"""Seconds between two writings at least: fast matches end a hundred times as often."""

Shares = tuple[float, ...]
"""Of the first bot in the matches of a pair, in the order of the seats that it had."""


class PairsHeader(Document, tag="skyhop-pairs-1"):
    """The first line of a file of pairs: what they follow from. Each line after it has the shares of a pair."""

    engine: str
    """The version that played them."""
    game: str
    ruleset: Mapping[str, Any]
    bots: tuple[str, str]
    """The one that is measured, and the one at all other seats."""
    budget: Budget
    seed: int
    weights: tuple[str | None, str | None]
    """The hashes of what they went by."""
    fresh_maps: bool
    """Whether each pair had a map of its own."""


class PairsFileError(ValueError):
    """A file that is none of pairs, or of other pairs than are asked for; the message says which and why."""


class Kept(NamedTuple):
    """The pairs in a file."""

    path: Path
    pairing: Pairing
    header: Mapping[str, Any]
    """What the pairs follow from, as it was when they were begun or gone on with."""
    shares: list[Shares]

    @classmethod
    def read(cls, path: Path, pairing: Pairing) -> Kept:
        """Read the pairs of a pairing; none where there is no file, `PairsFileError` where it holds others."""
        wanted = _header(pairing)
        if not path.exists():
            return cls(path, pairing, wanted, [])
        header, shares = _lines(path)
        for name, value in wanted.items():
            if header.get(name) != value:
                problem = _("%(file)s has pairs of another kind: %(name)s was %(there)s, now it is %(wanted)s")
                told = {"name": name, "there": _beginning(header.get(name)), "wanted": _beginning(value)}
                raise PairsFileError(problem % {"file": path, **told})
        game = registry.game(pairing.game)
        seats = game.seat_count(game.ruleset(pairing.ruleset))
        if any(len(each) != seats for each in shares):
            raise _damaged(path)
        return cls(path, pairing, wanted, shares)

    def write(self) -> None:
        """Write them, at once or not at all; `OSError` where they cannot be written."""
        lines: list[object] = [self.header, *self.shares]
        write_whole(self.path, "".join(f"{json.dumps(line)}\n" for line in lines).encode())

    def played(self, pairs: int, processes: int) -> Generator[Shares]:
        """Yield so many pairs: those of the file, then more that are played, and written as they end."""
        yield from self.shares[:pairs]
        written = time.monotonic()
        try:
            for shares in played(self.pairing, pairs, processes, len(self.shares)):
                self.shares.append(shares)
                if time.monotonic() - written > PAUSE:
                    self.write()
                    written = time.monotonic()
                yield shares
        finally:
            self.write()


def _lines(path: Path) -> tuple[Mapping[str, Any], list[Shares]]:
    """Read what the pairs of a file follow from, and how each ended; `PairsFileError` where it is none of pairs."""
    try:
        first, *lines = text_of(path, LARGEST).splitlines()
        header, shares = json.loads(first), [_shares(line) for line in lines]
    except UnreadableFile as error:
        raise PairsFileError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise _damaged(path) from None
    try:
        taken(PairsHeader, header)
    except DocumentError as error:
        raise PairsFileError(f"{_damaged(path)}: {error}") from None
    return header, shares


def _damaged(path: Path) -> PairsFileError:
    return PairsFileError(_("%(file)s is damaged, or no file of pairs") % {"file": path})


def _beginning(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"


def _shares(line: str) -> Shares:
    """Read the shares of a pair; `ValueError` where these are none."""
    found = json.loads(line)
    if not isinstance(found, list) or not all(type(share) is float and 0 <= share <= 1 for share in found):
        raise ValueError(line)
    return tuple(found)


def _header(pairing: Pairing) -> dict[str, Any]:
    """What the pairs follow from."""
    one, other = (_print_of(weights, pairing.game) for weights in pairing.weights)
    header = PairsHeader(
        engine=__version__,
        game=pairing.game,
        ruleset=pairing.ruleset,
        bots=pairing.bots,
        budget=pairing.budget,
        seed=pairing.seed,
        weights=(one, other),
        fresh_maps=pairing.is_fresh,
    )
    found: dict[str, Any] = json.loads(json.dumps(plain(header)))
    return found


def _print_of(weights: Weights | None, name: str) -> str | None:
    """What tells weights apart, those of the game itself too: the hash of their file, wherever that lies."""
    game = registry.game(name)
    if weights is None and game.has(Capability.JUDGEMENT):
        weights = own_file(game)
    if isinstance(weights, Path):
        return hashlib.sha256(weights.read_bytes()).hexdigest()
    return weights and weights.value
