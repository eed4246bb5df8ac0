"""The cases of an experiment: who plays whom at what, until when, and how each pair ended; in a file, or nowhere.

Playing stops, or is killed, and goes on with the file as if it had not.

JSON, a line for the pairing and one for each pair, in their order.
"""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from skyhop import __version__
from skyhop.bots.bot import Budget, Weights
from skyhop.core.engine.document import LEFT_OUT, Document, DocumentError, LeftOut, plain, taken, written
from skyhop.core.engine.whole_file import write_whole
from skyhop.core.game import registry
from skyhop.core.game.capability import Capability
from skyhop.core.language.given_file import UnreadableFile, text_of
from skyhop.core.language.i18n import _
from skyhop.lab.pairs import Block, Pairing, played
from skyhop.lab.sequential import Hypotheses, Sums
from skyhop.search.judgement import own_file

LARGEST = 256 * 1024 * 1024
"""Bytes; one or two million pairs."""
MOST_TOLD = 200
"""Characters of what is told from a file; a map has thousands."""
FARTHEST = 1e6
"""Points of Elo that a test can be about."""
PAUSE = 1.0
"""Seconds between two writings at least: fast matches end a hundred times as often."""
SPARING = 20
"""Times as long as a writing took nothing is written again."""


class PairsHeader(Document, tag="skyhop-pairs-1"):
    """The first line of a file of pairs: what they follow from. Each line after it is a pair."""

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
    by_turn: bool | LeftOut = LEFT_OUT
    """Whether each pair is one match, with the shares by who moves when."""
    value: str | LeftOut = LEFT_OUT
    """The hash of the value file by which luck is reckoned, where it is."""
    command: str | LeftOut = LEFT_OUT
    """What was asked last."""
    pairs: int | LeftOut = LEFT_OUT
    """How many that were, at most where there is a test."""
    test: tuple[float, float] | LeftOut = LEFT_OUT
    """The two strengths, where they were asked for."""
    chunk: int | LeftOut = LEFT_OUT
    """Pairs in a chunk, where a cluster has played."""
    cost: tuple[float, float] | LeftOut = LEFT_OUT
    """Processor seconds of a pair without its luck, and with it, where that is reckoned."""

    @property
    def hypotheses(self) -> Hypotheses | None:
        """What is tested, if anything is."""
        return Hypotheses(*self.test) if isinstance(self.test, tuple) else None

    def counted(self, blocks: Sequence[Block]) -> list[Block]:
        """Those of the pairs of the file that count by what was asked last."""
        return list(_until_over(blocks[: self.pairs if isinstance(self.pairs, int) else None], self.hypotheses))

    def missing(self, blocks: Sequence[Block]) -> int | None:
        """How many more are to be played, at most where there is a test; None where nobody knows what was asked."""
        if not isinstance(self.pairs, int):
            return None
        counted = self.counted(blocks)
        is_over = self.hypotheses and counted and self.hypotheses.is_over(Sums.of([each.shares for each in counted]))
        return 0 if is_over else self.pairs - len(counted)


class Asked(NamedTuple):
    """What of the header changes when a file is gone on with: it makes no difference to the pairs."""

    command: str | LeftOut = LEFT_OUT
    pairs: int | LeftOut = LEFT_OUT
    test: tuple[float, float] | LeftOut = LEFT_OUT


NOTHING_ASKED = Asked()


class PairsFileError(ValueError):
    """A file that is none of pairs, or of other pairs than are asked for; the message says which and why."""


class Kept(NamedTuple):
    """The pairs in a file."""

    path: Path | None
    """None where they are not to be kept."""
    pairing: Pairing
    header: PairsHeader
    """What the pairs follow from, as it was when they were begun or gone on with."""
    blocks: list[Block]

    @classmethod
    def read(cls, path: Path | None, pairing: Pairing, last: Asked = NOTHING_ASKED) -> Kept:
        """Read the pairs of a pairing; none where there is no file, `PairsFileError` where it holds others."""
        wanted = header_of(pairing, last)
        if path is None or not path.exists():
            return cls(path, pairing, wanted, [])
        found, blocks = contents(path)
        header, asked = plain(found), plain(wanted)
        for name in sorted({*header, *asked} - {*Asked._fields, "chunk", "cost"}):
            if header.get(name) != (value := asked.get(name)):
                problem = _("%(file)s has pairs of another kind: %(name)s was %(there)s, now it is %(wanted)s")
                told = {"name": name, "there": _beginning(header.get(name)), "wanted": _beginning(value)}
                raise PairsFileError(problem % {"file": path, **told})
        game = registry.game(pairing.game)
        seats = game.seat_count(game.ruleset(pairing.ruleset))
        if any(len(each.shares) != seats for each in blocks):
            raise _damaged(path)
        return cls(path, pairing, replace(found, **last._asdict()), blocks)

    def timed(self, cost_of: Callable[[Pairing], tuple[float, float]]) -> Kept:
        """Note what pairs cost with their luck and without, if nobody has."""
        is_known = isinstance(self.header.cost, tuple)
        return self if is_known else self._replace(header=replace(self.header, cost=cost_of(self.pairing)))

    def write(self) -> None:
        """Write them, at once or not at all; `OSError` where they cannot be written."""
        if self.path:
            lines = [written(self.header), *map(line_of, self.blocks)]
            write_whole(self.path, "".join(f"{line}\n" for line in lines).encode())

    def played(
        self, pairs: int, processes: int, test: Hypotheses | None = None, elsewhere: Elsewhere | None = None
    ) -> Generator[Block]:
        """Yield so many pairs, or until a test is over: those of the file, then more that are played.

        They are played by so many processes, or elsewhere. What is played is written as it ends; what a test leaves of
        a file stays in it.
        """
        with closing(self._all(pairs, processes, elsewhere)) as every:
            yield from _until_over(every, test)

    def _all(self, pairs: int, processes: int, elsewhere: Elsewhere | None) -> Generator[Block]:
        yield from self.blocks[:pairs]
        begun, pause = time.monotonic(), PAUSE
        here = played(self.pairing, pairs, processes, len(self.blocks))
        try:
            with closing(elsewhere(self, pairs) if elsewhere else here) as more:
                for block in more:
                    self.blocks.append(block)
                    if time.monotonic() - begun > pause:
                        pause = self._paused()
                        begun = time.monotonic()
                    yield block
        finally:
            self.write()

    def _paused(self) -> float:
        """Write them, and say how long not to: writing is to take a small part of the time, however many there are."""
        begun = time.monotonic()
        self.write()
        return max(PAUSE, SPARING * (time.monotonic() - begun))


Elsewhere = Callable[[Kept, int], Generator[Block]]
"""Plays the pairs that are not kept yet, up to so many, in the order of their numbers."""


def contents(path: Path) -> tuple[PairsHeader, list[Block]]:
    """Read what the pairs of a file follow from, and how each ended; `PairsFileError` where it is none of pairs."""
    try:
        first, *lines = text_of(path, LARGEST).splitlines()
        header, blocks = json.loads(first), [block_of(line) for line in lines]
    except UnreadableFile as error:
        raise PairsFileError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise _damaged(path) from None
    try:
        taken_so = taken(PairsHeader, header)
    except DocumentError as error:
        raise PairsFileError(f"{_damaged(path)}: {error}") from None
    test, pairs = taken_so.hypotheses, taken_so.pairs
    is_test = test is None or -FARTHEST < test.lower < test.upper < FARTHEST
    is_count = all(not isinstance(count, int) or count > 0 for count in (pairs, taken_so.chunk))
    is_cost = not isinstance(taken_so.cost, tuple) or all(0 < each < math.inf for each in taken_so.cost)
    is_without_luck = all(isinstance(each.luck, tuple) == isinstance(taken_so.value, str) for each in blocks)
    seats = {len(each.shares) for each in blocks}
    if not (is_test and is_count and is_cost and is_without_luck) or len(seats) > 1 or 0 in seats:
        raise _damaged(path)
    return taken_so, blocks


def _until_over(every: Iterable[Block], test: Hypotheses | None) -> Iterator[Block]:
    """Yield pairs, and none after a test is over."""
    sums: Sums | None = None
    for block in every:
        sums = (sums or Sums(len(block.shares))).plus(block.shares)
        yield block
        if test and test.is_over(sums):
            return


def _damaged(path: Path) -> PairsFileError:
    return PairsFileError(_("%(file)s is damaged, or no file of pairs") % {"file": path})


def _beginning(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"


def line_of(block: Block) -> str:
    """Write a pair."""
    return json.dumps(plain(block) if block.matches else block.shares)


def block_of(line: str) -> Block:
    """Read a pair, of files of before its shares alone; `ValueError` where it is none."""
    found = json.loads(line)
    block = taken(Block, {"shares": found} if isinstance(found, list) else found)
    if any(not 0 <= share <= 1 for share in block.shares):
        raise ValueError(line)
    if any(len(each.points) != len(block.shares) for each in block.matches):
        raise ValueError(line)
    luck = block.luck if isinstance(block.luck, tuple) else (0.0,) * len(block.shares)
    if len(luck) != len(block.shares) or not all(map(math.isfinite, luck)):
        raise ValueError(line)
    return block


def header_of(pairing: Pairing, last: Asked = NOTHING_ASKED) -> PairsHeader:
    """What the pairs follow from."""
    one, other = (_print_of(weights, pairing.game) for weights in pairing.weights)
    return PairsHeader(
        engine=__version__,
        game=pairing.game,
        ruleset=json.loads(json.dumps(pairing.ruleset)),
        bots=pairing.bots,
        budget=pairing.budget,
        seed=pairing.seed,
        weights=(one, other),
        fresh_maps=pairing.is_fresh,
        by_turn=pairing.is_by_turn or LEFT_OUT,
        value=hash_of_file(pairing.value) if pairing.value else LEFT_OUT,
        **last._asdict(),
    )


def _print_of(weights: Weights | None, name: str) -> str | None:
    """What tells weights apart, those of the game itself too: the hash of their file, wherever that lies."""
    game = registry.game(name)
    if weights is None and game.has(Capability.JUDGEMENT):
        weights = own_file(game)
    if isinstance(weights, Path):
        return hash_of_file(weights)
    return weights and weights.value


def hash_of_file(path: Path) -> str:
    """Tell files apart by what they hold: SHA-256 in hex digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
