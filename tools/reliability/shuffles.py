"""Derive every shuffle of exported journals again, with nothing of skyhop: only this file and Python's own library.

    skyhop export -o journals.jsonl
    python tools/reliability/shuffles.py journals.jsonl

Of each match it checks that the secret is the one whose hash was shown before the first card was dealt, and that the
secret puts every pile into the order that the journal says, from its sorted order; where a player added a word, also
that the secret and the match's name follow from that and from what was drawn before. Where a match plays on from
another, the secret orders what had not been dealt there; what had been lies as it did in that match, if its record is
there too.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

LOT = -1
"""Number of the shuffle that decides who begins; the piles have the numbers 0, 1, 2 and so on."""
COLOURS = "RYGBA"
"""Colours of cubes and cards in Balloon Cup, in the order in which piles are sorted."""
Pile = tuple[str, list[str]]
"""Name of a pile, and its order."""


class Broken(ValueError):  # noqa: N818  it says what is wrong
    """Error raised for a record that does not match its commitments."""


def shuffled(secret: bytes, match: str, event: int, items: Sequence[str]) -> list[str]:
    """Fisher and Yates, by words of HMAC-SHA-256(secret, "match:event:block"), each draw without bias by rejection."""
    words, order = words_of(secret, f"{match}:{event}"), list(items)
    for last in range(len(order) - 1, 0, -1):
        bound = last + 1
        limit = 2**64 - 2**64 % bound
        other = next(word for word in words if word < limit) % bound
        order[last], order[other] = order[other], order[last]
    return order


def words_of(secret: bytes, label: str) -> Iterator[int]:
    """Endless words of 64 bits, four of each block, big end first."""
    block = 0
    while True:
        digest = hmac.new(secret, f"{label}:{block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[start : start + 8], "big") for start in range(0, 32, 8))
        block += 1


def sorted_pile(tokens: Sequence[str]) -> list[str]:
    """Put a pile into the order in which it is shuffled: cubes and cards by colour, then number; orders by number."""
    return sorted(tokens, key=lambda token: (COLOURS.find(token[0]), int(token[1:] or 0)))


def check(line: str, others: Mapping[str, Any] | None = None) -> int:
    """Check one record among others by name; give the number of its shuffles. `Broken` says what does not fit."""
    record = json.loads(line)
    fairness: dict[str, Any] = record["fairness"]
    secret, match = bytes.fromhex(fairness["secret"]), fairness["match"]
    if hashlib.sha256(secret).hexdigest() != fairness["commitment"]:
        raise Broken(f"{match}: the secret is not the one whose hash was shown")
    if fairness.keys() & {"word", "drawn", "word_commitment"}:
        check_word(fairness)
    origin, piles = record.get("begun_from", {"match": "", "dealt": []}), piles_of(record)
    dealt = origin["dealt"]
    if before := (others or {}).get(origin["match"]):
        check_origin(piles, piles_of(before), origin)
    for event, (pile, order) in enumerate(piles):
        rest = order[dealt[event] :] if event < len(dealt) else order
        if shuffled(secret, match, event, sorted_pile(rest)) != rest:
            raise Broken(f"{match}: shuffle {event}, of the pile {pile}, does not follow from the secret")
    return len(piles)


def check_word(fairness: Mapping[str, Any]) -> None:
    """See that the secret follows from a word and from what had been drawn, whose hash was shown before the word."""
    match, drawn = fairness["match"], bytes.fromhex(fairness["drawn"])
    if hmac.new(drawn, fairness["word"].encode(), hashlib.sha256).hexdigest() != fairness["secret"]:
        raise Broken(f"{match}: the secret does not follow from the word that a player added")
    names = [hashlib.sha256(text).hexdigest() for text in (drawn, b"match " + drawn)]
    if [names[0], names[1][:12]] != [fairness["word_commitment"], match]:
        raise Broken(f"{match}: what was drawn before the word is not that whose hash was shown")


def piles_of(record: Mapping[str, Any]) -> list[Pile]:
    """List the shuffles of a record."""
    return [(actor, text.split()) for actor, text, *_sealed in record["plies"] if isinstance(actor, str)]


def check_origin(piles: Sequence[Pile], before: Sequence[Pile], origin: Mapping[str, Any]) -> None:
    """See that what was dealt in the match that this one plays on from lies as it did there."""
    for event, dealt in enumerate(origin["dealt"]):
        if event >= min(len(piles), len(before)):
            raise Broken(f"shuffle {event}, which the match {origin['match']} is said to have begun, is missing")
        (pile, order), (old_pile, old_order) = piles[event], before[event]
        if (pile, order[:dealt]) != (old_pile, old_order[:dealt]):
            raise Broken(f"what shuffle {event} had dealt in the match {origin['match']} does not lie as it did there")


def main(files: Sequence[str]) -> int:
    """Check all records of some files; exit with 1 at the first that is broken."""
    lines = [line for file in files for line in Path(file).read_text("utf-8").splitlines()]
    named = {record["fairness"]["match"]: record for record in map(json.loads, lines)}
    try:
        shuffles = sum(check(line, named) for line in lines)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    print(f"{shuffles} shuffles of {len(lines)} matches follow from their secrets.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
