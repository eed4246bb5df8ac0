"""A series: matches of the same two players, until one of them cannot be caught up with any more, or all are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

from skyhop.engine.state import Outcome
from skyhop.game.ending import ending_of
from skyhop.game.text import inside
from skyhop.i18n import _

LENGTHS = (3, 5)
"""Of how many matches a series may be the best."""
PLAYERS = 2
WIN, DRAW = 2, 1
"""Half points: a match brings two, and each seat one where nobody has won."""


class Series(NamedTuple):
    """Of how many matches it is the best, and what each seat has by now, in half points."""

    length: int
    won: tuple[int, ...] = (0,) * PLAYERS

    @classmethod
    def read(cls, written: object) -> Self | None:
        """Read what the store keeps; None where there is none."""
        return cls(written["length"], tuple(written["won"])) if isinstance(written, Mapping) else None

    def written(self) -> dict[str, Any]:
        """What the store keeps."""
        return {"length": self.length, "won": list(self.won)}

    @property
    def played(self) -> int:
        """How many matches have counted."""
        return sum(self.won) // WIN

    @property
    def is_decided(self) -> bool:
        """Whether what is left to play changes nothing any more."""
        return max(self.won) - min(self.won) > WIN * (self.length - self.played) or self.played >= self.length

    def after(self, outcome: Outcome | None) -> Self:
        """What it is after a match; one that does not count is played again."""
        if outcome is None or not ending_of(outcome).counts:
            return self
        won = [WIN if seat in outcome.winners else DRAW * (not outcome.winners) for seat in range(len(self.won))]
        if len(outcome.winners) == len(self.won):  # a win that is shared is a draw
            won = [DRAW] * len(self.won)
        return self._replace(won=tuple(map(sum, zip(self.won, won, strict=True))))

    def next(self, outcome: Outcome | None) -> Self:
        """That of the match which is played after one: the same one, or where it is decided another."""
        after = self.after(outcome)
        return type(self)(self.length) if after.is_decided else after

    def turned(self, by: int) -> Self:
        """The same where everybody has moved so many seats on, as the seats of a list that begins later."""
        return self._replace(won=(*self.won[by:], *self.won[:by]))

    def title(self, seat: int | None) -> str:
        """Say how it stands; the seat of the reader, if any, comes first."""
        first = seat or 0
        score = {"own": points(self.won[first]), "other": points(self.won[1 - first])}
        return _("best of %(length)s, %(score)s") % {"length": self.length, "score": _("%(own)s to %(other)s") % score}

    def sentence(self, names: Sequence[str]) -> str:
        """Say how it stands, of players of these names, or who has won it."""
        words = {"length": self.length, "one": inside(names[0]), "of_one": points(self.won[0])}
        words |= {"other": inside(names[1]), "of_other": points(self.won[1])}
        told = _("Best of %(length)s: %(one)s %(of_one)s, %(other)s %(of_other)s.") % words
        if not self.is_decided:
            return told
        if self.won[0] == self.won[1]:
            return told + " " + _("The series is drawn.")
        return told + " " + _("The series is over.")


def points(halves: int) -> str:
    """Write half points as whole ones."""
    return f"{halves // WIN or (0 if halves % WIN == 0 else '')}{'½' if halves % WIN else ''}"
