"""The journal: the record of a match, from which every state can be replayed without a generator.

One match is one line of JSON. Each entry carries a *seal*, the first eight hex digits of a SHA-256 chained from the
header, so that a change anywhere shows at the very entry where it was made; and, where a server made it, the time.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from skyhop.core.engine.state import Outcome
from skyhop.core.game.refusals import JournalError
from skyhop.core.language.i18n import _

UNTIMED = "skyhop-journal-1"
"""The format of journals in which no entry has a time."""
FORMAT = "skyhop-journal-2"
_WRITTEN_ENTRY = re.compile(r'\[(?:[0-9]+|"[a-z]+"),"[^"]*","[0-9a-f]{8}"(?:,[0-9]+)?\]')


class Entry(NamedTuple):
    """One ply: what a seat did, or the order in which chance put a pile (the actor is the pile's name).

    What a seat did is an action in notation, or how the match was broken off (`skyhop.core.game.ending`).
    """

    actor: int | str
    text: str
    seal: str
    at: int | None = None
    """When it was made, in milliseconds since the beginning, by the clock of a server; None where there was none."""

    @property
    def is_chance(self) -> bool:
        """Say whether chance did this."""
        return isinstance(self.actor, str)


class Origin(NamedTuple):
    """Where a branch begins: the match and ply that it plays on from, and how much of each shuffle was dealt there.

    `dealt` counts, shuffle by shuffle, the first items that lie as they did; those after them were put in order anew.
    """

    match: str
    ply: int
    dealt: tuple[int, ...]


@dataclass
class Header:
    """What a match was before its first ply."""

    game: str
    ruleset: Mapping[str, Any]
    engine: str
    match: int = 1
    first: int = 0
    seats: Sequence[str] = ()
    begun_from: Origin | None = None
    """Of a branch; its first plies are those that were played before it."""

    @property
    def is_solo(self) -> bool:
        """Whether one player has no opponent among the seats."""
        return len(self.seats) == 1

    def line(self) -> dict[str, Any]:
        """The header as JSON fields, in the order of the line."""
        branched = {} if self.begun_from is None else {"begun_from": self.begun_from._asdict()}
        return {
            "format": FORMAT,
            "game": self.game,
            "engine": self.engine,
            "ruleset": dict(self.ruleset),
            "match": self.match,
            "first": self.first,
            "seats": list(self.seats),
            **branched,
        }


@dataclass
class Journal:
    """The record of a match: header, entries in order, and the outcome once there is one."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    outcome: Outcome | None = None

    def write(self, actor: int | str, text: str, at: int | None = None) -> Entry:
        """Add an entry and seal it; it is no earlier than those before, whatever the clock says."""
        if at is not None:
            at = max(at, self.last_at)
        entry = Entry(actor, text, seal(self.last_seal, actor, text, at), at)
        self.entries.append(entry)
        return entry

    @property
    def last_at(self) -> int:
        """When the last entry was made that has a time, else the beginning."""
        return next((entry.at for entry in reversed(self.entries) if entry.at is not None), 0)

    @property
    def last_seal(self) -> str:
        """The seal that the next entry is chained to."""
        return self.entries[-1].seal if self.entries else seal_of_header(self.header)

    def to_line(self) -> str:
        """Write the journal as one line of JSON, without the line's end."""
        result = None if self.outcome is None else {"winners": self.outcome.winners, "reason": self.outcome.reason}
        plies = [entry if entry.at is not None else entry[:3] for entry in self.entries]
        return json.dumps(self.header.line() | {"plies": plies, "result": result}, separators=(",", ":"))


def seal(previous: str, actor: int | str, text: str, at: int | None = None) -> str:
    """Chain an entry to the one before: eight hex digits."""
    timed = "" if at is None else f"@{at}"
    return hashlib.sha256(f"{previous}{timed}|{actor}|{text}".encode()).hexdigest()[:8]


def seal_of_header(header: Header) -> str:
    """The seal that the first entry is chained to, the same in every format: a match that goes on is in several."""
    text = json.dumps(header.line() | {"format": UNTIMED}, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def read_line(line: str) -> Journal:
    """Read a journal from its line and check its seals; whether its actions are legal shows on replay.

    Raises:
        JournalError: naming the ply where the line is cut or was changed.

    """
    fields = _fields(line)
    if fields.get("format") not in (UNTIMED, FORMAT):
        raise JournalError(_("this is no journal of the format %(format)s") % {"format": FORMAT})
    header = _header(fields)
    journal = Journal(header)
    plies = fields.get("plies")
    if not isinstance(plies, list):
        raise JournalError(_("the list of plies is missing"))
    if header.begun_from is not None and header.begun_from.ply > len(plies):
        raise _malformed("begun_from")
    for ply, row in enumerate(plies):
        _add(journal, ply, row, is_timed=fields["format"] != UNTIMED)
    journal.outcome = _outcome(fields.get("result"), len(plies))
    return journal


def _fields(line: str) -> dict[str, Any]:
    try:
        fields = json.loads(line)
        json.dumps(fields, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise JournalError(_("the line holds half a character, such as \\ud800")) from None
    except json.JSONDecodeError as error:
        if not line.startswith("{"):
            raise JournalError(_("this is no journal, such as skyhop simulate and skyhop play --save write")) from None
        whole = len(_WRITTEN_ENTRY.findall(line)) if '"plies":' in line else None
        problem = _("the line is cut or is no JSON (at character %(place)s)") % {"place": error.pos}
        raise JournalError(problem, whole) from None
    except (ValueError, RecursionError):
        raise JournalError(_("the line is nested too deep, or a number in it is too long")) from None
    if not isinstance(fields, dict):
        raise JournalError(_("the line is no JSON object"))
    return fields


def _header(fields: Mapping[str, Any]) -> Header:
    kinds = {"game": str, "ruleset": dict, "engine": str, "match": int, "first": int, "seats": list}
    for name, kind in kinds.items():
        if not isinstance(fields.get(name), kind) or isinstance(fields[name], bool):
            raise _malformed(name)
    if not all(isinstance(seat, str) for seat in fields["seats"]):
        raise _malformed("seats")
    return Header(**{name: fields[name] for name in kinds}, begun_from=read_origin(fields.get("begun_from")))


def read_origin(written: object) -> Origin | None:
    """Read where a branch begins, None of a match that is none; `JournalError` where it is malformed."""
    if written is None:
        return None
    origin = _origin(written) if isinstance(written, dict) and {*written} == {*Origin._fields} else None
    if origin is None:
        raise _malformed("begun_from")
    return origin


def _malformed(field: str) -> JournalError:
    return JournalError(_("the field %(field)s is missing or malformed") % {"field": field})


def _origin(written: Mapping[str, Any]) -> Origin | None:
    match, ply, dealt = (written[name] for name in Origin._fields)
    if not isinstance(match, str) or not isinstance(dealt, list) or not all(map(_is_count, (ply, *dealt))):
        return None
    return Origin(match, ply, tuple(dealt))


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _add(journal: Journal, ply: int, row: object, *, is_timed: bool) -> None:
    read = _entry(row, is_timed=is_timed)
    if read is None:
        raise JournalError(_("this entry is not of the form [actor, text, seal] or [actor, text, seal, at]"), ply)
    if journal.write(read.actor, read.text, read.at) != read:
        raise JournalError(_("this entry was changed: its seal does not fit the entries up to here"), ply)


def _entry(row: object, *, is_timed: bool) -> Entry | None:
    if not isinstance(row, list) or len(row) not in ((3, 4) if is_timed else (3,)):
        return None
    actor, text, written, *at = row
    is_right = isinstance(actor, int | str) and not isinstance(actor, bool) and isinstance(text, str)
    return Entry(actor, text, written, *at) if is_right and all(map(_is_count, at)) else None


def _outcome(result: object, plies: int) -> Outcome | None:
    if result is None:
        return None
    if isinstance(result, dict) and isinstance(result.get("winners"), list) and isinstance(result.get("reason"), str):
        return Outcome(tuple(result["winners"]), result["reason"])
    raise JournalError(_("the result is malformed"), plies)
