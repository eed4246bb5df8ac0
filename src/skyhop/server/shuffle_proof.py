"""Shuffle proofs: checks that all shuffles of a journal follow from a secret chosen before the deal.

The server publishes the hash of the secret before the deal, and the secret after the end of the match. With the
hash and the secret, anybody can compute each shuffle again (`skyhop.engine.chance`). If the results equal the
shuffles in the journal, the server changed no shuffle during the match.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyhop.engine.chance import FIRST_SEAT_EVENT, SECRET_BYTES, ChanceEvent, SecretShuffler
from skyhop.engine.document import Document
from skyhop.game.game import Game, count_undrawn
from skyhop.game.journal import Journal
from skyhop.game.match import count_dealt, find_game_of, plies
from skyhop.i18n import _, ngettext, translated

LONGEST = 64
INVISIBLE_CATEGORIES = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode categories of invisible, control and surrogate characters."""


class ClientSeed(NamedTuple):
    """Client seed: a player's word, and random bytes that the server drew before the player sent the word."""

    text: str
    drawn: bytes

    @classmethod
    def read(cls, text: object, digits: object) -> ClientSeed | None:
        """Parse a client seed from the word and the hex digits that `serialize` returns.

        If they are malformed, return None.
        """
        if not (isinstance(text, str) and isinstance(digits, str) and is_word(text)):
            return None
        try:
            found = bytes.fromhex(digits)
        except ValueError:
            return None
        return cls(text, found) if len(found) == SECRET_BYTES else None

    def serialize(self) -> tuple[str, str]:
        """Return the word of the player as it is, and the random bytes of the server as hex digits."""
        return self.text, self.drawn.hex()

    @property
    def commitment(self) -> str:
        """Hash of the server's random bytes, as 64 hex digits.

        The server publishes the hash before the player sends the word.
        """
        return hashlib.sha256(self.drawn).hexdigest()

    @property
    def secret(self) -> bytes:
        """Secret of the match, derived from the player's word and the server's random bytes."""
        return hmac.digest(self.drawn, self.text.encode(), "sha256")

    @property
    def match(self) -> str:
        """Id of the match, derived from the server's random bytes."""
        return hashlib.sha256(b"match " + self.drawn).hexdigest()[:12]


def is_word(text: str) -> bool:
    """Return True if a text can be the word of a client seed.

    A word has 1 to `LONGEST` characters, no control characters, and no blanks at its start or end.
    """
    return (
        0 < len(text) <= LONGEST
        and text == text.strip()
        and INVISIBLE_CATEGORIES.isdisjoint(map(unicodedata.category, text))
    )


TERMINAL = "terminal"
"""Match id for the shuffles of all matches in the terminal. The journal of such a match contains no id."""
OF_WORD = frozenset({"word", "drawn", "word_commitment"})
"""Names of the journal fields that exist only in a match with a client seed."""


class ShufflesChecked(Document, tag="skyhop-shuffles-checked-1"):
    """Result of a check of all shuffles in a journal."""

    match: int
    """Number of the match in the file."""
    name: str
    """Id of the match, from which its shuffles are derived. Empty if the journal has none."""
    fits: bool
    """True if the hash of the secret is the published one, and all chance outcomes follow from the secret."""
    shuffles: int
    """Number of shuffles that follow from the secret."""
    commitment: str
    """Hash derived from the secret. Empty if the journal has no secret."""
    ply: int | None
    """Ply of the first chance outcome that does not follow from the secret, or None."""
    sentences: tuple[str, ...]
    """Findings and their meaning, in the reader's language."""


class ShuffleProof(NamedTuple):
    """Values in a journal that prove its shuffles: the secret of the match and the published hashes."""

    name: str
    secret: bytes
    commitment: str
    """Published hash of the secret. Empty for a match that was played in a terminal, without a published hash."""
    is_by_lot: bool
    word: ClientSeed | None = None
    """Client seed that a player added."""
    word_commitment: str = ""
    """Hash of the server's random bytes, published before the player sent the word."""

    @classmethod
    def of(cls, journal: Journal) -> ShuffleProof | None:
        """Return the shuffle proof in a journal.

        If the journal has no secret, or an incomplete client seed, return None.
        """
        fields, secret = journal.proof, b""
        with contextlib.suppress(ValueError):
            if isinstance(digits := fields.get("secret"), str):
                secret = bytes.fromhex(digits)
        if len(secret) != SECRET_BYTES:
            return None
        published = str(fields.get("commitment", ""))
        proof = cls(str(fields.get("match", TERMINAL)), secret, published, fields.get("by_lot") is True)
        if OF_WORD.isdisjoint(fields):
            return proof
        word = ClientSeed.read(fields.get("word"), fields.get("drawn"))
        return word and proof._replace(word=word, word_commitment=str(fields.get("word_commitment", "")))


def check_shuffles(journal: Journal, noted_hash: str = "") -> ShufflesChecked:
    """Compute all shuffles of a journal from the secret, and compare the results with the journal.

    `noted_hash` is a hash that a player noted earlier. This may be the hash of the secret, noted before the deal. If
    the player added a word, it may be the hash of the server's random bytes instead.

    Raises:
        JournalError: if the journal cannot be replayed. The error names the ply.
    """
    proof = ShuffleProof.of(journal)
    if proof is None:
        for _ply in plies(journal):
            pass
        checked, fits, sentences = _Checked(0), False, [_explain_nothing(journal)]
    else:
        checked = _check_journal(journal, proof)
        problems = [*_list_wrong_hashes(proof, noted_hash), *filter(None, [checked.problem])]
        fits, sentences = not problems, problems or [*_describe_fit(journal, checked.fitting, proof, noted_hash)]
    return ShufflesChecked(
        match=journal.header.match,
        name=proof.name if proof else "",
        fits=fits,
        shuffles=checked.fitting,
        commitment=hashlib.sha256(proof.secret).hexdigest() if proof else "",
        ply=checked.ply,
        sentences=tuple(sentences),
    )


class _Checked(NamedTuple):
    """Result of a check of shuffles. `fitting` is the number of shuffles that follow from the secret.

    In a branch, this number includes shuffles of which only a part follows from the secret. If the check fails,
    `problem` explains the failure. If a shuffle causes the failure, `ply` is the ply of this shuffle.
    """

    fitting: int
    ply: int | None = None
    problem: str = ""


def _check_journal(journal: Journal, proof: ShuffleProof) -> _Checked:
    shuffler, game, count, event = SecretShuffler(proof.secret, proof.name), find_game_of(journal), 0, 0
    origin = journal.header.begun_from
    is_origin_found = origin is None
    for ply in plies(journal):
        if origin is not None and ply.number == origin.ply:
            is_origin_found = origin.dealt == count_dealt(journal.entries[: origin.ply], count_undrawn(game, ply.state))
        if ply.number == 0 and proof.is_by_lot and origin is None:
            starters = game.starters
            lot = shuffler.order(range(len(journal.header.seats)), FIRST_SEAT_EVENT)[0]
            if journal.header.first != (lot if lot in starters else starters[0]):
                return _Checked(
                    count,
                    None,
                    _(
                        "According to the secret, another player must go first. The journal names the wrong first "
                        "player."
                    ),
                )
        due = game.chance(ply.state)
        if ply.entry is not None and due is not None:
            tokens = ply.entry.text.split()
            if derive_order(journal, shuffler, due, event) != tokens:
                problem = _(
                    "Entry %(ply)s (shuffle: %(pile)s) does not match the secret. The server, "
                    "or a person who edited the journal, changed the order of the pile."
                )
                names = {"ply": ply.number, "pile": list_pile_titles(game).get(due.pile, due.pile)}
                return _Checked(count, ply.number, problem % names)
            count += origin is None or event >= len(origin.dealt) or origin.dealt[event] < len(tokens)
            event += 1
    if not is_origin_found:
        return _Checked(
            count,
            None,
            _(
                "This match is a branch of another match. The journal of this match records how many cards were "
                "dealt before the branch. This number does not agree with the entries."
            ),
        )
    return _Checked(count)


def list_pile_titles(game: Game) -> dict[str, str]:
    """Return the titles of the game's piles of cards and pieces, in the reader's language, by pile.

    The keys are the names of the piles in journals.
    """
    return {name: translated(title) for name, title in game.piles.items()}


def derive_order(journal: Journal, shuffler: SecretShuffler, due: ChanceEvent, event: int) -> list[str]:
    """Return the order of a pile after a shuffle, computed from the secret of the match.

    The shuffle is the chance event `event` of the journal, counted from 0.
    """
    origin = journal.header.begun_from
    if origin is None or event >= len(origin.dealt):
        return shuffler.order(due.tokens, event)
    tokens = [entry.text.split() for entry in journal.entries if entry.is_chance][event]
    dealt, rest = tokens[: origin.dealt[event]], tokens[origin.dealt[event] :]
    return [*dealt, *shuffler.order(sorted(rest, key=due.tokens.index), event)]


def list_kinds(journal: Journal) -> dict[str, list[str]]:
    """Return the names of the different items in each pile, by pile, in the order before the first shuffle."""
    found: dict[str, list[str]] = {}
    game = find_game_of(journal)
    for due in (game.chance(ply.state) for ply in plies(journal)):
        if due is not None:
            found.setdefault(due.pile, list(dict.fromkeys(strip_number(token) for token in due.tokens)))
    return found


def strip_number(token: str) -> str:
    """Return an item's text without the number at its end. The result is the name of the item's kind."""
    return token.rstrip("0123456789")


def _list_wrong_hashes(proof: ShuffleProof, noted_hash: str) -> Iterator[str]:
    commitment = hashlib.sha256(proof.secret).hexdigest()
    if proof.commitment and commitment != proof.commitment:
        yield _("The secret does not match the published hash, so the secret was replaced.")
    if proof.word is not None:
        yield from _list_wrong_words(proof, proof.word)
    if noted_hash and noted_hash.strip().lower() not in {commitment, proof.word and proof.word.commitment}:
        yield _("The secret does not match the hash that you noted, so the secret was replaced after the deal.")


def _list_wrong_words(proof: ShuffleProof, word: ClientSeed) -> Iterator[str]:
    if proof.secret != word.secret:
        yield _("The secret was not computed from the word that a player added.")
    if proof.word_commitment != word.commitment or proof.name != word.match:
        yield _(
            "The server's part of the secret does not agree with its hash or with the name of the match, so "
            "this part was replaced."
        )


def _explain_nothing(journal: Journal) -> str:
    if "secret" in journal.proof and not OF_WORD.isdisjoint(journal.proof):
        return _("The journal entry with a player's word cannot be read, so the shuffles cannot be verified.")
    return _(
        "The journal has no secret, so its shuffles cannot be verified. Journals from a server contain the "
        "secret after the end of the match. Files that the command “skyhop play” saves contain it too."
    )


def _describe_fit(journal: Journal, count: int, proof: ShuffleProof, noted_hash: str) -> Iterator[str]:
    """Yield the findings and their meaning for a journal whose shuffles follow from the secret."""
    origin = journal.header.begun_from
    if count or origin is None:
        found = ngettext("%(count)s shuffle matches the secret.", "All %(count)s shuffles match the secret.", count)
        yield found % {"count": count}
    yield from _explain_result(proof, noted_hash)
    if origin is not None:  # otherwise a forged match could pass as a branch
        unproved = _(
            "According to the journal, this match continues another match from entry %(ply)s. Cards dealt before "
            "that entry can be verified only with the other match. If this match really began with a deal, the "
            "journal was changed."
        )
        yield unproved % {"ply": origin.ply}


def _explain_result(proof: ShuffleProof, noted_hash: str) -> Iterator[str]:
    if proof.word is not None:
        sentence = _(
            "The player who started the match added the word “%(word)s” before the deal. The secret is computed "
            "from this word and the server's part."
        )
        yield sentence % {"word": proof.word.text}
        if noted_hash.strip().lower() == proof.word.commitment:
            yield _(
                "The server showed the hash of its part before it knew the word. The part matches this hash. So the "
                "server could not choose a bad deal for the player who added the word."
            )
            return
        yield _(
            "The server must choose its part of the secret before the player adds a word. Only this player can "
            "check whether the server did so, with the hash that they noted."
        )
    yield from _explain_hash(proof, noted_hash)


def _explain_hash(proof: ShuffleProof, noted_hash: str) -> Sequence[str]:
    if noted_hash:
        return [
            _("The secret matches the hash that you noted before the deal, so nobody changed the shuffles afterwards.")
        ]
    if not proof.commitment:
        return [_("The server published no hash, so nobody can check that it chose the secret before the deal.")]
    return [
        _("The secret matches the hash in the journal."),
        _(
            "The server shows this hash before the deal. Only a person who noted the hash at that time can confirm "
            "that the server did not change it."
        ),
    ]
