"""File of pairs: the bots, their rules, the stopping rule and the result of each pair, on disk or in memory.

An interrupted run can continue from the file, with the same results as a run without interruption. The format is
JSON: one line for the pairing, then one line for each pair, in order. The run appends several lines at a time. If a
run is killed, the last line may be incomplete. The next run ignores this line and plays its pair again.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated, NamedTuple

from msgspec import Meta
from msgspec.structs import replace

from skyhop import __version__
from skyhop.bots.bot import Budget, Weights
from skyhop.engine.document import (
    LEFT_OUT,
    Document,
    DocumentError,
    LeftOut,
    decode_document,
    encode_document,
    read,
    write_document,
    write_line,
)
from skyhop.files import UnreadableFile, content_of, write_whole
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import list_teams
from skyhop.i18n import _, shortened
from skyhop.lab.pairs import PairBlock, Pairing, Share, count_simultaneous, pairs_of, play_pairs
from skyhop.lab.sequential import Hypotheses, Sums
from skyhop.search.value_network import network_path

LARGEST = 256 * 1024 * 1024
"""Maximum size of a file in bytes. This is enough for one or two million pairs."""
MOST_TOLD = 200
"""Maximum number of characters that a message quotes from a file.

A map in a file has thousands of characters.
"""
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Elo = Annotated[float, Meta(gt=-1e6, lt=1e6)]
"""Strength in normalised Elo points. A sequential test compares two such strengths."""
TIMED = 4
"""Maximum number of pairs, or batches of pairs, in a time measurement."""
ENOUGH = 2.0
"""Processor seconds after which a time measurement stops."""
PAUSE = 1.0
"""Seconds of play between two writes to the file.

A killed run loses at most the pairs of this time.
"""


class PairsHeader(Document, tag="skyhop-pairs-1"):
    """First line of a file of pairs: all settings that determine the pairs in the other lines.

    It also contains facts that do not determine the pairs, such as the last command and the measured cost.
    """

    engine: str
    """Version of Skyhop that played the pairs."""
    game: str
    ruleset: Mapping[str, str | int | bool]
    bots: tuple[str, str]
    """Names of the measured bot and of the bot at all other seats."""
    budget: Budget
    seed: int
    weights: tuple[str | None, str | None]
    """Hashes of the bots' weight files, with null for a bot without weights."""
    fresh_maps: bool
    """True if each pair was played on a separate new map."""
    by_turn: bool | LeftOut = LEFT_OUT
    """True if each pair is one match, with shares in the order of turns."""
    value: str | LeftOut = LEFT_OUT
    """Hash of the file of the value network for luck adjustment, if any."""
    command: str | LeftOut = LEFT_OUT
    """Last command that started or continued the file."""
    pairs: Count | LeftOut = LEFT_OUT
    """Number of pairs that the last command requested.

    If the command requested a test, this is the maximum number.
    """
    test: tuple[Elo, Elo] | LeftOut = LEFT_OUT
    """Two strengths that the test compares, if the command requested a test."""
    chunk: Count | LeftOut = LEFT_OUT
    """Number of pairs in a chunk, if a cluster played them."""
    cost: tuple[Seconds, Seconds] | LeftOut = LEFT_OUT
    """Processor seconds of a pair, without and with luck adjustment, if they were measured."""

    @property
    def hypotheses(self) -> Hypotheses | None:
        """Hypotheses of the test, or None if there is no test."""
        return Hypotheses(*self.test) if isinstance(self.test, tuple) else None

    def list_counted(self, blocks: Sequence[PairBlock]) -> list[PairBlock]:
        """Return the pairs that count for the result: as many as the last command requested.

        With a sequential test, omit the pairs after the pair that decides the test.
        """
        return list(_until_over(blocks[: self.pairs if isinstance(self.pairs, int) else None], self.hypotheses))

    def missing(self, blocks: Sequence[PairBlock]) -> int | None:
        """Return the number of pairs still to play. Return None if no command requested a number of pairs.

        If the header has a test, the number is a maximum, because the test may stop the run earlier.
        """
        if not isinstance(self.pairs, int):
            return None
        counted = self.list_counted(blocks)
        is_over = self.hypotheses and counted and self.hypotheses.is_over(Sums.of([each.shares for each in counted]))
        return 0 if is_over else self.pairs - len(counted)


class PairsSettings(NamedTuple):
    """Fields of the header that a later run with the same file may change, because they do not affect the pairs."""

    command: str | LeftOut = LEFT_OUT
    pairs: int | LeftOut = LEFT_OUT
    test: tuple[float, float] | LeftOut = LEFT_OUT


NOTHING_ASKED = PairsSettings()


class PairsFileError(ValueError):
    """Error for a missing or damaged file of pairs, or for pairs that a command cannot use.

    The message names the cause, for example that the pairs have other settings than the command.
    """


class SavedPairs(NamedTuple):
    """Pairs in a file, with the pairing and the header of the file."""

    path: Path | None
    """Path of the file, or None if the pairs are not saved."""
    pairing: Pairing
    header: PairsHeader
    """Header of the pairs, as the last start or continuation of the run wrote it."""
    blocks: list[PairBlock]

    @classmethod
    def read(cls, path: Path | None, pairing: Pairing, last: PairsSettings = NOTHING_ASKED) -> SavedPairs:
        """Read the saved pairs of a pairing.

        If there is no file, the result contains no pairs.

        Raises:
            PairsFileError: if the file is damaged or contains pairs with different settings.
        """
        requested_header = header_of(pairing, last)
        if path is None or not path.exists():
            return cls(path, pairing, requested_header, [])
        found, blocks = contents(path)
        header, requested = encode_document(found), encode_document(requested_header)
        for name in sorted({*header, *requested} - {*PairsSettings._fields, "chunk", "cost"}):
            if header.get(name) != (value := requested.get(name)):
                problem = _(
                    "%(file)s has pairs with other settings: %(name)s is %(there)s in the file, but %(wanted)s in your "
                    "command"
                )
                before, now = (shortened(json.dumps(each), MOST_TOLD) for each in (header.get(name), value))
                words = {"name": name, "there": before, "wanted": now}
                raise PairsFileError(problem % {"file": path, **words})
        game = registry.game(pairing.game)
        seats = game.seat_count(game.ruleset(pairing.ruleset))
        count = seats if pairing.is_by_turn else len(list_teams(game, seats))
        if any(len(each.shares) != count for each in blocks):
            raise _damage_error(path)
        return cls(path, pairing, replace(found, **last._asdict()), blocks)

    def with_cost(self) -> SavedPairs:
        """Return the same pairs, with the cost of playing one pair in the header.

        Measure the cost if the header lacks it.
        """
        is_known = isinstance(self.header.cost, tuple)
        return self if is_known else self._replace(header=replace(self.header, cost=_cost_of(self.pairing)))

    @property
    def requested_pairs(self) -> int:
        """Number of requested pairs, or the number of saved pairs if no command requested a number."""
        return self.header.pairs if isinstance(self.header.pairs, int) else len(self.blocks)

    def write(self) -> int:
        """Write the pairs to their file atomically, and return the size of the file in bytes.

        Raises:
            OSError: if the file cannot be written.
        """
        lines = b"".join([f"{write_document(self.header)}\n".encode(), *map(write_line, self.blocks)])
        if self.path:
            write_whole(self.path, lines)
        return len(lines)

    def play(self, processes: int, elsewhere: PairPlayer | None = None) -> Generator[PairBlock]:
        """Yield the requested pairs: first the pairs of the file, then new pairs.

        `elsewhere` plays the new pairs, for example on a cluster. Without it, local processes play them. The method
        writes each new pair to the file. If the experiment has a sequential test, the method stops at the pair that
        decides the test. Pairs after this pair stay in the file.
        """
        with closing(self._play_all(processes, elsewhere)) as every:
            yield from _until_over(every, self.header.hypotheses)

    def _play_all(self, processes: int, elsewhere: PairPlayer | None) -> Generator[PairBlock]:
        yield from self.blocks[: self.requested_pairs]
        if len(self.blocks) >= self.requested_pairs:
            return
        size = self.write()
        here = play_pairs(self.pairing, self.requested_pairs, processes, len(self.blocks))
        with closing(elsewhere(self) if elsewhere else here) as more, closing(_End(self.path, size)) as end:
            for block in more:
                self.blocks.append(block)
                end.add(block)
                yield block


class _End:
    """Buffer for pairs that are later appended to a file. Without a file, the buffer does nothing."""

    def __init__(self, path: Path | None, size: int) -> None:
        """Prepare to append pairs to the file at `path`. This process has just written the file, with `size` bytes."""
        self._path, self._file, self._size = path, path and path.open("ab"), size
        self._part, self._since = bytearray(), time.monotonic()

    def add(self, block: PairBlock) -> None:
        """Add a pair to the buffer. Write the buffer if `PAUSE` seconds have passed since the last write."""
        self._part += write_line(block)
        if time.monotonic() - self._since > PAUSE:
            self._write_part()

    def close(self) -> None:
        """Append the rest of the buffered pairs to the file."""
        with self._file or nullcontext():
            self._write_part()

    def _write_part(self) -> None:
        """Append the buffered pairs to the file.

        Raises:
            PairsFileError: if another command has replaced the file or appended to it.
        """
        part, self._part, self._since = self._part, bytearray(), time.monotonic()
        if not (self._path and self._file and part):
            return
        status = self._path.stat()
        if not os.path.samestat(status, os.fstat(self._file.fileno())) or status.st_size != self._size:
            problem = _(
                "another command is writing to %(file)s, so this command stopped; let the other command continue"
            )
            raise PairsFileError(problem % {"file": self._path})
        try:
            self._file.write(part)
            self._file.flush()
            os.fsync(self._file.fileno())
            self._size += len(part)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error


def _cost_of(pairing: Pairing) -> tuple[float, float]:
    """Measure the processor time of a pair on this machine, by playing some pairs.

    Return the seconds for a pair without luck adjustment, and with luck adjustment.
    """
    variants, seconds = (pairing._replace(value=None), pairing), [0.0, 0.0]
    for variant in variants:
        pairs_of(variant, [0])  # loads the game
    for number in range(1, TIMED + 1):
        for place, variant in enumerate(variants):
            count = count_simultaneous(variant)
            start = time.process_time()
            pairs_of(variant, range(number * count, (number + 1) * count))
            seconds[place] += (time.process_time() - start) / count
        if sum(seconds) > ENOUGH:
            break
    return seconds[0] / number, max(seconds) / number


PairPlayer = Callable[[SavedPairs], Generator[PairBlock]]
"""Function that plays the missing pairs and yields them in the order of their numbers."""


def contents(path: Path) -> tuple[PairsHeader, list[PairBlock]]:
    """Return the header and the pairs of a file of pairs.

    Raises:
        PairsFileError: if the file is not a file of pairs.
    """
    try:
        first, *lines, _cut_off = content_of(path, LARGEST).split(b"\n")
        header, blocks = json.loads(first), [*map(block_of, lines)]
    except UnreadableFile as error:
        raise PairsFileError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise _damage_error(path) from None
    try:
        taken_so = decode_document(PairsHeader, header)
    except DocumentError as error:
        raise PairsFileError(f"{_damage_error(path)}: {error}") from None
    is_test = not isinstance(taken_so.test, tuple) or taken_so.test[0] < taken_so.test[1]
    is_without_luck = all(isinstance(each.luck, tuple) == isinstance(taken_so.value, str) for each in blocks)
    seats = {len(each.shares) for each in blocks}
    if not (is_test and is_without_luck) or len(seats) > 1 or 0 in seats:
        raise _damage_error(path)
    return taken_so, blocks


def _until_over(every: Iterable[PairBlock], test: Hypotheses | None) -> Iterator[PairBlock]:
    """Yield the pairs up to the pair that decides the test.

    Without a test, yield all pairs.
    """
    sums: Sums | None = None
    for block in every:
        yield block
        if test:
            sums = (sums or Sums(len(block.shares))).add_pair(block.shares)
            if test.is_over(sums):
                return


def _damage_error(path: Path) -> PairsFileError:
    return PairsFileError(_("%(file)s is damaged or not a file of pairs") % {"file": path})


def block_of(text: bytes) -> PairBlock:
    """Parse a line of the file as the result of a pair. In older files, the line is only a list of shares.

    Raises:
        ValueError: if the line is invalid.
    """
    block = PairBlock(read(tuple[Share, ...], text)) if text.startswith(b"[") else read(PairBlock, text)
    by_seat = [*(each.points for each in block.matches), *([block.luck] if isinstance(block.luck, tuple) else [])]
    if any(len(each) != len(block.shares) for each in by_seat):
        raise ValueError(text)
    return block


def header_of(pairing: Pairing, last: PairsSettings = NOTHING_ASKED) -> PairsHeader:
    """Return the header of a file of pairs for a pairing and the settings of the last command."""
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
    """Return the hash of the weight file that a bot uses in the game `name`.

    Without `weights`, the bot uses the weight file of the game. If the bot uses no file, return the value of
    `weights`. The path of the file does not affect the hash.
    """
    game = registry.game(name)
    if weights is None and game.has(Capability.JUDGEMENT):
        weights = network_path(game)
    if isinstance(weights, Path):
        return hash_of_file(weights)
    return weights and weights.value


def hash_of_file(path: Path) -> str:
    """Return the SHA-256 of a file's contents in hex digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
