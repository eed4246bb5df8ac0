"""Journal: the record of a match, from which every state can be replayed without a random generator.

One match is one line of JSON. Each entry has a *seal*: eight hex digits of a SHA-256 hash. Each seal depends on the
previous seal, and the first seal depends on the header. A check can therefore find the exact entry that was
changed. Entries from a server also contain the time.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Annotated, NamedTuple, Protocol, TypeVar

from msgspec import Meta

from skyhop.engine.document import LEFT_OUT, Document, DocumentError, LeftOut, Part, decode_document, encode_document
from skyhop.engine.state import Outcome, State
from skyhop.files import MAX_FILE_BYTES, opened
from skyhop.game.action import JournalError, Refused
from skyhop.game.ending import OF_TEXT
from skyhop.game.game import Game, count_undrawn, turn_to
from skyhop.i18n import _

FORMAT = "skyhop-journal-1"
Count = Annotated[int, Meta(ge=0)]
_OF_HEADER = ("game", "ruleset", "engine", "match", "first", "seats")
_ERROR_PLACE = re.compile(r"\$\.(?:plies\[(?P<entry>\d+)\]|(?P<field>\w+))")
_WRITTEN_ENTRY = re.compile(r'\[(?:[0-9]+|"[a-z]+"),"[^"]*","[0-9a-f]{8}"(?:,[0-9]+)?\]')


class JournalEntry(NamedTuple):
    """Journal entry: an actor and the actor's text. The actor is a seat, or the name of a pile that was shuffled.

    The text of a seat is an action in notation, or an early end of the match (`skyhop.game.ending`). The text of a
    pile is its new order.
    """

    actor: int | str
    text: str
    seal: str
    at: int | None = None
    """Milliseconds since the start of the match, by a server's clock. Without a server, it is None."""

    @property
    def is_chance(self) -> bool:
        """True if the entry is a chance outcome. False if a seat made the entry."""
        return isinstance(self.actor, str)


class Origin(Part):
    """Origin of a branch: the finished match and the ply at which the branch starts."""

    match: str
    ply: Count
    dealt: tuple[Count, ...]
    """For each shuffle, the number of items at the front that kept their order. The branch shuffled the rest again."""


class Result(Part):
    """Result of a match as a part of a journal document."""

    winners: tuple[int, ...]
    """Seats that share the win. Empty for a draw."""
    reason: str


class JournalDocument(Document, frozen=True, kw_only=True, tag=FORMAT):
    """Journal as a JSON document, one line of a file.

    A program can replay each state of the match from the document.
    """

    game: str
    engine: str
    """Version of skyhop that played the match."""
    ruleset: Mapping[str, object]
    match: int
    """Number of the match in the file."""
    first: int
    """Seat that started."""
    seats: tuple[str, ...]
    """Players' names, by seat."""
    begun_from: Origin | LeftOut | None = LEFT_OUT
    """Origin of a branch. Absent in other matches."""
    position: Mapping[str, object] | LeftOut = LEFT_OUT
    """Position at which the match started, with the moment within the turn. Absent for the usual start of the game."""
    plies: tuple[tuple[int | str, ...], ...]
    """Entries of the journal. An entry is a list: the seat or the name of the shuffled pile, the text, and the seal.

    In journals of a server, a fourth item follows: the milliseconds since the start of the match.
    """
    result: Result | None = None
    """Result of the match. Null while the match goes on."""
    remarks: tuple[tuple[int, int, str], ...] | LeftOut = LEFT_OUT
    """Remarks in a match on a server. Each remark is a list: ply, seat, and text, such as the word for a draw offer."""
    pauses: tuple[tuple[Count, Count], ...] | LeftOut = LEFT_OUT
    """Pauses of a match on a server. Each pause is a list: its start and its end.

    Both are in milliseconds since the start of the match.
    """
    fairness: Mapping[str, object] | LeftOut = LEFT_OUT
    """Shuffle proof of a match on a server: the data that a program needs to check every shuffle."""
    secret: str | LeftOut = LEFT_OUT
    """Secret of a match in the terminal. All shuffles of the match follow from this secret."""


_HEADER_FIELDS = {"format", *JournalDocument.__struct_fields__}


@dataclass
class Header:
    """Header of a match's journal: all data that are known before the first ply."""

    game: str
    ruleset: Mapping[str, str | int | bool]
    engine: str
    match: int = 1
    first: int = 0
    seats: Sequence[str] = ()
    begun_from: Origin | None = None
    """Origin of a branch. The plies before the origin come from the finished match."""
    position: Mapping[str, object] | None = None
    """Position at which the match started (`skyhop.game.position`), without the ruleset."""

    @property
    def is_solo(self) -> bool:
        """True if a single player plays without opponents."""
        return len(self.seats) == 1

    def document(self, plies: Sequence[tuple[int | str, ...]] = (), result: Result | None = None) -> JournalDocument:
        """Return the whole journal as a document: this header, the journal entries `plies`, and the result."""
        return JournalDocument(
            game=self.game,
            engine=self.engine,
            ruleset=self.ruleset,
            match=self.match,
            first=self.first,
            seats=tuple(self.seats),
            begun_from=LEFT_OUT if self.begun_from is None else self.begun_from,
            position=LEFT_OUT if self.position is None else self.position,
            plies=tuple(plies),
            result=result,
        )

    def line(self) -> dict[str, object]:
        """Return the header as JSON fields, in the order in which a journal line contains them."""
        fields = encode_document(self.document())
        del fields["plies"], fields["result"]
        return fields


@dataclass
class Journal:
    """Journal of a match: header, entries in order, and the outcome after the end."""

    header: Header
    entries: list[JournalEntry] = field(default_factory=list)
    outcome: Outcome | None = None
    proof: Mapping[str, object] = field(default_factory=dict, compare=False)
    """Data to check the shuffles of the match (`skyhop.server.shuffle_proof`), if known. `to_line` omits the data."""

    def write(self, actor: int | str, text: str, at: int | None = None) -> JournalEntry:
        """Append an entry to the journal and seal it. Its time is never earlier than the time of the previous entry."""
        if at is not None:
            at = max(at, self.last_at)
        entry = JournalEntry(actor, text, compute_seal(self.last_seal, actor, text, at), at)
        self.entries.append(entry)
        return entry

    @property
    def last_at(self) -> int:
        """Time of the latest entry that has a time, in milliseconds since the start of the match.

        If no entry has a time, it is 0.
        """
        return next((entry.at for entry in reversed(self.entries) if entry.at is not None), 0)

    @property
    def last_seal(self) -> str:
        """Seal of the last entry. The seal of the next entry will depend on this seal.

        If there are no entries, it is the seal of the header.
        """
        return self.entries[-1].seal if self.entries else compute_header_seal(self.header)

    def to_line(self) -> str:
        """Return the journal as one line of JSON, without a line break."""
        result = None if self.outcome is None else Result(*self.outcome)
        plies = [entry[:3] if entry.at is None else (*entry[:3], entry.at) for entry in self.entries]
        return json.dumps(encode_document(self.header.document(plies, result)), separators=(",", ":"))


def compute_seal(previous: str, actor: int | str, text: str, at: int | None = None) -> str:
    """Return the seal of an entry: eight hex digits of a hash of the entry and the previous seal."""
    timed = "" if at is None else f"@{at}"
    return hashlib.sha256(f"{previous}{timed}|{actor}|{text}".encode()).hexdigest()[:8]


def compute_header_seal(header: Header) -> str:
    """Return the seal of a header. The seal of the first entry depends on the header's seal."""
    text = json.dumps(header.line(), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def iterate_journals(file: Path) -> Iterator[tuple[int, Journal | JournalError]]:
    """Yield the line number and the journal of each line of a file. The file can have any size.

    Yield a `JournalError` for a line that is not a journal, and then stop. The function skips empty lines after the
    first line.
    """
    with opened(file) as lines:
        for number, line in enumerate(iter(lambda: lines.readline(MAX_FILE_BYTES + 1), b""), start=1):
            try:
                if (text := _decode_line(line)) or number == 1:
                    yield number, read_line(text)
            except JournalError as error:
                yield number, error
                return


def _decode_line(line: bytes) -> str:
    """Return the text of a line of a file. Raise `JournalError` if the line is too long or is not UTF-8."""
    if len(line) > MAX_FILE_BYTES:
        raise JournalError(_("the line is too long for a journal"))
    try:
        return line.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        raise JournalError(_("the line is not text")) from None


def read_line(line: str) -> Journal:
    """Parse a line of JSON as a journal, and check the seals.

    The function does not check that the actions are legal.

    Raises:
        JournalError: if the line is not a journal, is truncated or was changed. If an entry is wrong, the error names
            its ply.
    """
    fields = _parse_fields(line)
    if fields.get("format") != FORMAT:
        raise JournalError(_("this is not a journal of the format %(format)s") % {"format": FORMAT})
    header_fields = {name: value for name, value in fields.items() if name in _HEADER_FIELDS}  # ignore unknown fields
    document = _read_fields(header_fields)
    origin = document.begun_from if isinstance(document.begun_from, Origin) else None
    if origin is not None and origin.ply > len(document.plies):
        raise _malformed_error("begun_from")
    header = Header(**{name: getattr(document, name) for name in _OF_HEADER}, begun_from=origin)
    header.position = document.position if isinstance(document.position, Mapping) else None
    journal = Journal(header)
    for ply, row in enumerate(document.plies):
        _add(journal, ply, row)
    if document.result is not None:
        journal.outcome = Outcome(document.result.winners, document.result.reason)
    journal.proof = _find_proof(document)
    return journal


def _find_proof(document: JournalDocument) -> Mapping[str, object]:
    """Return the data by which the shuffles can be checked.

    The data is a server's shuffle proof, or the secret of a match that was played in a terminal.
    """
    if isinstance(document.fairness, Mapping):
        return document.fairness
    return {"secret": document.secret} if isinstance(document.secret, str) else {}


def _parse_fields(line: str) -> dict[str, object]:
    try:
        fields = json.loads(line)
        json.dumps(fields, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise JournalError(_("the line contains an incomplete character, such as \\ud800")) from None
    except json.JSONDecodeError as error:
        if not line.startswith("{"):
            raise JournalError(
                _("this is not a journal; create a journal with skyhop simulate or skyhop play --save")
            ) from None
        whole = len(_WRITTEN_ENTRY.findall(line)) if '"plies":' in line else None
        problem = _("the line is incomplete or not JSON (at character %(place)s)") % {"place": error.pos}
        raise JournalError(problem, whole) from None
    except (ValueError, RecursionError):
        raise JournalError(_("the line is nested too deeply, or a number in it is too long")) from None
    if not isinstance(fields, dict):
        raise JournalError(_("the line is not a JSON object"))
    return fields


def _read_fields(fields: object) -> JournalDocument:
    """Convert the JSON fields of a journal to a document.

    Raise `JournalError` with the name of the wrong field or entry.
    """
    try:
        return decode_document(JournalDocument, fields)
    except DocumentError as error:
        place = _ERROR_PLACE.match(error.place)
        if place is None:
            raise JournalError(error.problem) from None
        raise (
            _missing_entry_error(int(place["entry"])) if place["entry"] else _malformed_error(place["field"])
        ) from None


def read_origin(value: object) -> Origin | None:
    """Parse the origin in a journal. If the match is not a branch, return None.

    Raise `JournalError` if the origin is malformed.
    """
    try:
        return None if value is None else decode_document(Origin, value)
    except DocumentError:
        raise _malformed_error("begun_from") from None


def _malformed_error(field: str) -> JournalError:
    return JournalError(_("the field %(field)s is missing or malformed") % {"field": field})


def _missing_entry_error(ply: int) -> JournalError:
    return JournalError(_("this entry is not of the form [actor, text, seal] or [actor, text, seal, at]"), ply)


def _add(journal: Journal, ply: int, row: Sequence[int | str]) -> None:
    match row:
        case actor, str(text), str(seal_given):
            entry = JournalEntry(actor, text, seal_given)
        case actor, str(text), str(seal_given), int(at) if at >= 0:
            entry = JournalEntry(actor, text, seal_given, at)
        case _:
            raise _missing_entry_error(ply)
    if journal.write(entry.actor, entry.text, entry.at) != entry:
        raise JournalError(_("this entry was changed: its seal does not match the entries up to here"), ply)


MAX_TAKE_BACK = 24
"""Maximum number of actions in one take-back: the last action of a seat, and all later actions of other seats."""
TAKE_BACK_TEXT = re.compile(r"takeback ([1-9][0-9]?)")
DETERMINIZATION_SEEDS = range(24)
"""Seeds of determinizations. The resulting worlds test whether an action revealed more than its notation."""


def write_take_back(count: int) -> str:
    """Return the journal text for a take-back of `count` actions."""
    return f"takeback {count}"


def count_in(entry: JournalEntry) -> int:
    """Return how many actions a take-back entry takes back. If the entry is not a take-back, return 0."""
    return 0 if entry.is_chance else _count(entry.text)


def _count(text: str) -> int:
    found = TAKE_BACK_TEXT.fullmatch(text)
    return int(found[1]) if found else 0


class JournaledStep(Protocol):
    """Interface of a match's step for `list_standing_steps`, which needs only the text of the step."""

    @property
    def text(self) -> str:
        """Text of the step, as the journal contains it."""


StepT = TypeVar("StepT", bound=JournaledStep)


def list_standing_steps(steps: Sequence[StepT]) -> Iterator[StepT]:
    """Yield the steps of a match that no take-back removed, latest first. The take-backs themselves are included."""
    taken_back = 0
    for step in reversed(steps):
        if taken_back:
            taken_back -= 1
        else:
            taken_back = _count(step.text)
            yield step


def list_reachable(entries: Sequence[JournalEntry]) -> Iterator[JournalEntry]:
    """Yield the actions that can be taken back, latest first.

    An action can be taken back only if every later entry of the journal is also an action. Yield at most
    `MAX_TAKE_BACK` actions.
    """
    return takewhile(_is_action, reversed(entries[-MAX_TAKE_BACK:]))


def count_reachable(entries: Sequence[JournalEntry]) -> int:
    """Return how many of the last actions in the journal can be taken back."""
    return sum(1 for _entry in list_reachable(entries))


def find_undone_plies(entries: Sequence[JournalEntry]) -> frozenset[int]:
    """Return the plies of all take-backs, and the plies of the actions that were taken back."""
    counts = [(ply, count_in(entry)) for ply, entry in enumerate(entries)]
    return frozenset(ply - each for ply, count in counts if count for each in range(count + 1))


def reveals_more(game: Game, before: State, text: str, actor: int, after: State) -> bool:
    """Return True if an action revealed more than its notation, such as a drawn card or a shown hand.

    The function compares the states before and after the action. The result is True if an item left a pile. The result
    is also True if a seat could not predict its view after the action. In this case, the action leads to a different
    view in another world that the seat considered possible.
    """
    if count_undrawn(game, before) != count_undrawn(game, after):
        return True
    seats = range(game.seat_count(before.ruleset))
    return any(not _was_visible(game, before, text, actor, after, seat) for seat in seats)


def _was_visible(game: Game, before: State, text: str, actor: int, after: State, seat: int) -> bool:
    view, view_after = game.view(before, seat), game.view(after, seat)
    for seed in DETERMINIZATION_SEEDS:
        world = game.determinize(view, seed)
        turn_to(game, world, actor)
        try:
            action = game.read(world, text, actor)
        except Refused:
            continue  # the action is illegal here, so players know that this world is impossible
        game.act(world, action)
        if game.view(world, seat) != view_after:
            return False
    return True


def _is_action(entry: JournalEntry) -> bool:
    return not entry.is_chance and not count_in(entry) and entry.text.partition(" ")[0] not in OF_TEXT
