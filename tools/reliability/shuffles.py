"""Verification of all shuffles in exported journals, without code of skyhop: it needs only Python's standard library.

    skyhop export -o journals.jsonl
    python tools/reliability/shuffles.py journals.jsonl

For each match, the program checks two things. The secret must have the hash that the server showed before the deal. And
the shuffle of each sorted pile with this secret must give the order in the journal.

If a player added a word, the secret must follow from this word and from a value that the server drew before. The id of
the match must follow from this value. In a branch, the secret orders only the items that the source match had not
dealt. If the files contain the source match, the dealt items must have the same order in both matches.
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
"""Number of the shuffle that chooses the starting player. The piles have the numbers 0, 1, 2 and so on."""
COLOURS = "RYGBA"
"""Colours of cubes and cards in Balloon Cup, in the order in which piles are sorted."""
Pile = tuple[str, list[str]]
"""Name of a pile, and its order."""


class Broken(ValueError):  # noqa: N818  it says what is wrong
    """Error raised for a record that does not match its commitments."""


def shuffled(secret: bytes, match: str, event: int, items: Sequence[str]) -> list[str]:
    """Return the items shuffled by Fisher and Yates, with words of HMAC-SHA-256(secret, "match:event:block").

    Words that would cause a bias are skipped.
    """
    words, order = words_of(secret, f"{match}:{event}"), list(items)
    for last in range(len(order) - 1, 0, -1):
        bound = last + 1
        limit = 2**64 - 2**64 % bound
        other = next(word for word in words if word < limit) % bound
        order[last], order[other] = order[other], order[last]
    return order


def words_of(secret: bytes, label: str) -> Iterator[int]:
    """Yield 64-bit words without end: four words from each block, big-endian."""
    block = 0
    while True:
        digest = hmac.new(secret, f"{label}:{block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[start : start + 8], "big") for start in range(0, 32, 8))
        block += 1


def sorted_pile(tokens: Sequence[str]) -> list[str]:
    """Return a pile in its order before a shuffle: by colour, then by number. Orders have only a number."""
    return sorted(tokens, key=lambda token: (COLOURS.find(token[0]), int(token[1:] or 0)))


def check(line: str, others: Mapping[str, Any] | None = None) -> int:
    """Check the journal of one match. Return the number of its shuffles.

    `others` contains all journals by match id, for branches. Raise `Broken` with the reason if a check fails.
    """
    record = json.loads(line)
    fairness: dict[str, Any] = record["fairness"]
    secret, match = bytes.fromhex(fairness["secret"]), fairness["match"]
    if hashlib.sha256(secret).hexdigest() != fairness["commitment"]:
        raise Broken(f"{match}: the hash of the secret is not the commitment that the server showed")
    if fairness.keys() & {"word", "drawn", "word_commitment"}:
        check_word(fairness)
    origin, piles = record.get("begun_from", {"match": "", "dealt": []}), piles_of(record)
    dealt = origin["dealt"]
    if before := (others or {}).get(origin["match"]):
        check_origin(piles, piles_of(before), origin)
    for event, (pile, order) in enumerate(piles):
        rest = order[dealt[event] :] if event < len(dealt) else order
        if shuffled(secret, match, event, sorted_pile(rest)) != rest:
            raise Broken(f"{match}: shuffle {event} (of the pile {pile}) does not follow from the secret")
    return len(piles)


def check_word(fairness: Mapping[str, Any]) -> None:
    """Check that the secret follows from a player's word and from the value that the server drew before the word.

    The server showed the hash of this value before it knew the word. Raise `Broken` if a check fails.
    """
    match, drawn = fairness["match"], bytes.fromhex(fairness["drawn"])
    if hmac.new(drawn, fairness["word"].encode(), hashlib.sha256).hexdigest() != fairness["secret"]:
        raise Broken(f"{match}: the secret does not follow from the word that a player added")
    names = [hashlib.sha256(text).hexdigest() for text in (drawn, b"match " + drawn)]
    if [names[0], names[1][:12]] != [fairness["word_commitment"], match]:
        raise Broken(
            f"{match}: the hash of the value drawn before the word is not the commitment that the server showed"
        )


def piles_of(record: Mapping[str, Any]) -> list[Pile]:
    """Return the shuffles in the journal of a match, in order."""
    return [(actor, text.split()) for actor, text, *_sealed in record["plies"] if isinstance(actor, str)]


def check_origin(piles: Sequence[Pile], before: Sequence[Pile], origin: Mapping[str, Any]) -> None:
    """Check that the items that the source match of a branch had dealt have the same order in both matches.

    `piles` are the shuffles of the branch, and `before` those of the source match. Raise `Broken` if they differ.
    """
    for event, dealt in enumerate(origin["dealt"]):
        if event >= min(len(piles), len(before)):
            raise Broken(f"shuffle {event} is missing in the branch or in its source match {origin['match']}")
        (pile, order), (old_pile, old_order) = piles[event], before[event]
        if (pile, order[:dealt]) != (old_pile, old_order[:dealt]):
            raise Broken(
                f"the items that shuffle {event} dealt in the source match {origin['match']} have another order in the "
                "branch"
            )


def main(files: Sequence[str]) -> int:
    """Check all journals in some files. Return the exit code: 1 after the first failed check, else 0."""
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
