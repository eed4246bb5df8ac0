"""Remarks of players: proposals, answers, hints, extra time and phrases. The journal does not contain remarks.

An agreed draw and a take-back are in the journal, since they change the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Self

import msgspec

from skyhop.i18n import N_, _, translated


class Phrase(StrEnum):
    """Phrase that a player can send in the chat. Its value is the name of the phrase in the store."""

    HELLO = "hello"
    LUCK = "luck"
    PLAYED = "played"
    NICE = "nice"
    THANKS = "thanks"
    SORRY = "sorry"
    OOPS = "oops"
    MOMENT = "moment"
    BYE = "bye"

    @property
    def words(self) -> str:
        """Text of the phrase in the current language."""
        return translated(_PHRASES_WORDS[self])


_PHRASES_WORDS = {
    Phrase.HELLO: N_("Hello!"),
    Phrase.LUCK: N_("Good luck!"),
    Phrase.PLAYED: N_("Well played!"),
    Phrase.NICE: N_("Nice move!"),
    Phrase.THANKS: N_("Thank you!"),
    Phrase.SORRY: N_("Sorry!"),
    Phrase.OOPS: N_("Oops!"),
    Phrase.MOMENT: N_("One moment, please."),
    Phrase.BYE: N_("Goodbye!"),
}


class RemarkKind(StrEnum):
    """Kind of a remark. It has one text for the author of the remark, and another text for the other players."""

    _value_: str
    own: str
    others: str

    def __new__(cls, value: str, own: str, others: str) -> Self:
        """Create a kind with `value`, its word in the store, and its two texts."""
        kind = str.__new__(cls, value)
        kind._value_, kind.own, kind.others = value, own, others
        return kind

    OFFERED = "offered", N_("You offered a draw."), N_("%(player)s offered a draw.")
    DECLINED = "declined", N_("You declined the draw."), N_("%(player)s declined the draw.")
    TAKEN_BACK = "taken back", N_("You withdrew the draw offer."), N_("%(player)s withdrew the draw offer.")
    HINT = "hint", N_("You took a hint."), N_("%(player)s took a hint.")
    """Hint that a player took. It is recorded only if several people or programs play, or if a seat is free."""
    RETURNED = "returned", N_("You have returned to the match."), N_("%(player)s has returned to the match.")
    """Return of a player to an abandoned seat. The bot no longer plays the seat."""
    ASKED = (
        "asked",
        N_("You asked to undo your last move."),
        N_("%(player)s asked to undo the last move."),
    )
    """Proposal of a take-back. The next three kinds answer it."""
    AGREED = (
        "agreed",
        N_("You agreed to undo the move."),
        N_("%(player)s agreed to undo the move."),
    )
    REFUSED = (
        "refused",
        N_("You did not agree to undo the move."),
        N_("%(player)s did not agree to undo the move."),
    )
    DROPPED = "dropped", N_("You withdrew the request to undo."), N_("%(player)s withdrew the request to undo.")
    PAUSE_ASKED = "pause asked", N_("You asked for a pause."), N_("%(player)s asked for a pause.")
    """Proposal of a pause. The next three kinds answer it."""
    PAUSE_AGREED = "pause agreed", N_("You agreed to a pause."), N_("%(player)s agreed to a pause.")
    PAUSE_REFUSED = "pause refused", N_("You declined the pause."), N_("%(player)s declined the pause.")
    PAUSE_DROPPED = (
        "pause dropped",
        N_("You withdrew the request for a pause."),
        N_("%(player)s withdrew the request for a pause."),
    )
    GOES_ON = "goes on", N_("You resumed the match."), N_("%(player)s resumed the match.")
    """Request of a player to resume a paused match. Without a request, the pause ends at its time limit."""
    LATE = (
        "late",
        N_("You ran out of time for the first move."),
        N_("%(player)s ran out of time for the first move."),
    )
    """No-show: the player did not take the first turn in time. The match is aborted."""
    ABSENT = (
        "absent",
        N_("You were not at the table when the match began."),
        N_("%(player)s was not at the table when the match began."),
    )
    """Host to whom no page has shown the match, or a message that it has begun.

    The match is aborted. It does not count as a no-show.
    """
    NOT_AGAIN = "not again", N_("You declined a rematch."), N_("%(player)s declined a rematch.")
    """Answer that declines a rematch. The rematch is then aborted."""
    NOT_NOW = "not now", N_("You declined the challenge."), N_("%(player)s declined the challenge.")
    """Answer that declines a challenge. The match is then aborted."""
    TIME = "time", N_("You gave extra time."), N_("%(player)s gave extra time.")
    """Gift of extra time to the opponent.

    In a match with more than two seats, the seat that must decide receives it.
    """


class Remark(NamedTuple):
    """Remark of a seat. `ply` is the ply of the match at which the seat made the remark."""

    ply: int
    seat: int
    said: RemarkKind | Phrase

    def sentence(self, names: Sequence[str], reader: int | None) -> str:
        """Return the remark as a sentence for a reader. The text for the author differs from the text for others."""
        if isinstance(self.said, Phrase):
            return _("%(player)s: “%(phrase)s”") % {"player": names[self.seat], "phrase": self.said.words}
        text = self.said.own if self.seat == reader else self.said.others
        return translated(text) % {"player": names[self.seat]}


_WORDS: dict[str, RemarkKind | Phrase] = {each.value: each for each in (*RemarkKind, *Phrase)}


def parse_remarks(rows: object) -> tuple[Remark, ...]:
    """Parse stored remarks. Each stored remark is a list of ply, seat and word.

    Raise `msgspec.ValidationError` for a malformed remark, and `KeyError` for an unknown word.
    """
    found = msgspec.convert(rows, list[tuple[int, int, str]])
    return tuple(Remark(ply, seat, _WORDS[word]) for ply, seat, word in found)


def add_remarks(remarks: Sequence[Remark], new: Sequence[Remark]) -> tuple[Remark, ...]:
    """Return the remarks of a match with new remarks at the end.

    Among equal remarks at the same ply, only the last one stays. All gifts of extra time stay, since each gift
    counts.
    """
    return (*(each for each in remarks if each not in new or each.said is RemarkKind.TIME), *new)
