"""Seats at a table: a player sits in each, or nobody yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Self

from skyhop.bots import bot
from skyhop.engine.state import AbandonedSeat, Outcome
from skyhop.game.ending import ending_of
from skyhop.game.text import Name, inside, you, your_opponent
from skyhop.i18n import _

Kind = Literal["guest", "account", "bot", "program", "open"]
PEOPLE = ("guest", "account")
"""The kinds of players who are persons."""


class Seat(NamedTuple):
    """Who sits at a place: a player by kind and identity, or nobody yet."""

    kind: Kind
    player: str | None = None
    """The identity of the player: of a bot its name."""
    called: str | None = None
    """What a person or a program was called when they sat down, if they had said so; of a bot, for whom it plays on."""
    owner: str | None = None
    """What the owner of a program was called then."""
    kept_for: str | None = None
    """The player who alone may take a free seat, since they are asked to; they are called so, if they had a name."""

    @property
    def is_person(self) -> bool:
        """Say whether a person sits here."""
        return self.kind in PEOPLE

    def is_of(self, player: str) -> bool:
        """Say whether this person, or this program of somebody's, sits here."""
        return self.acts_for_itself and self.player == player

    @property
    def acts_for_itself(self) -> bool:
        """Say whether whoever sits here comes from elsewhere: a person, or somebody's program."""
        return self.kind in {*PEOPLE, "program"}

    def is_free_for(self, player: str) -> bool:
        """Say whether nobody sits here yet, and this player may."""
        return self.kind == "open" and self.kept_for in (None, player)

    @property
    def title(self) -> str:
        """The word for journals: a bot's name; people stay nameless."""
        return str(self.player) if self.kind == "bot" else "guest" if self.is_person else self.kind

    def name(self, *, is_reader: bool) -> str:
        """Name who sits here, in the reader's language."""
        if is_reader:
            return you()
        if self.kind == "bot":
            title = _("%(bot)s bot") % {"bot": bot.title_of(str(self.player))}
            player = self.called or _("Somebody")
            return title if self.called is None else f"{player} ({title})"
        if self.kept_for is not None:
            return self.called or your_opponent()
        if self.kind == "open":
            return Name(_("Nobody yet"), _("nobody yet"))
        if self.kind == "program":
            told = _("%(name)s (program of %(owner)s)") if self.owner else _("%(name)s (program)")
            return told % {"name": self.called, "owner": self.owner}
        return self.called or your_opponent()


def played_on(seats: Sequence[Seat], given_up: Sequence[AbandonedSeat], returned: Sequence[int] = ()) -> list[Seat]:
    """Who plays where these sat down and some gave their seats up, which bots play on for them.

    A seat stands among those to which somebody `returned` as often as they did.
    """
    times = Counter(each.seat for each in given_up) - Counter(returned)
    bots = {each.seat: each.bot for each in given_up if times[each.seat]}
    return [
        Seat("bot", bots[number], seat.called or "") if number in bots else seat for number, seat in enumerate(seats)
    ]


def has_several(seats: Sequence[Seat], number: int) -> bool:
    """Say whether the player of a seat has others too, as whoever shares a device."""
    players = [seat.player or seat.kept_for for seat in seats]
    return players.count(players[number]) > 1


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
