"""Seats of a match, series of matches, and the seats and results of matches in tournaments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, Self

from skyhop.bots import bot
from skyhop.engine.state import GivenUp, Outcome
from skyhop.game.ending import ending_of
from skyhop.game.text import Name, inside, you, your_opponent
from skyhop.i18n import _

Kind = Literal["guest", "account", "bot", "program", "open"]
PEOPLE = ("guest", "account")
"""Kinds of players who are people."""


class Seat(NamedTuple):
    """Seat of a match, with the kind and the id of its player. A seat can also be free."""

    kind: Kind
    player: str | None = None
    """Identity of the player. For a bot, the name of the bot. None for a free seat."""
    called: str | None = None
    """Name that a person or program had when taking the seat, if any. For a bot, the name of the replaced player."""
    owner: str | None = None
    """Name that the owner of a program had when the program took the seat."""
    kept_for: str | None = None
    """Invited player for whom the free seat is reserved. `called` is then the name of that player."""

    @property
    def is_person(self) -> bool:
        """True if a person plays this seat."""
        return self.kind in PEOPLE

    def is_of(self, player: str) -> bool:
        """Return True if `player` plays this seat and is a person or an external program, not a bot."""
        return self.acts_for_itself and self.player == player

    @property
    def acts_for_itself(self) -> bool:
        """True if a person or an external program plays this seat."""
        return self.kind in {*PEOPLE, "program"}

    def is_free_for(self, player: str) -> bool:
        """Return True if the seat is free, and is not reserved for a player other than `player`."""
        return self.kind == "open" and self.kept_for in (None, player)

    @property
    def title(self) -> str:
        """Text for the seat in journals: the name of a bot, or a word such as `guest`.

        The text never names a person.
        """
        return str(self.player) if self.kind == "bot" else "guest" if self.is_person else self.kind

    def name(self, *, is_reader: bool) -> str:
        """Return the name of the seat's player in the reader's language.

        `is_reader` is True if the reader plays this seat.
        """
        if is_reader:
            return you()
        if self.kind == "bot":
            title = _("%(bot)s bot") % {"bot": bot.title_of(str(self.player))}
            player = self.called or _("Someone")
            return title if self.called is None else f"{player} ({title})"
        if self.kept_for is not None:
            return self.called or your_opponent()
        if self.kind == "open":
            return Name(_("Waiting for player"), _("waiting for player"))
        if self.kind == "program":
            text = _("%(name)s (program of %(owner)s)") if self.owner else _("%(name)s (program)")
            return text % {"name": self.called, "owner": self.owner}
        return self.called or your_opponent()


def find_present_seats(seats: Sequence[Seat], given_up: Sequence[GivenUp], returned: Sequence[int] = ()) -> list[Seat]:
    """Return the seats with their present players. Bots play abandoned seats until the players return.

    `given_up` contains one item for each time that the player of a seat left. `returned` contains one seat number
    for each return. If a seat occurs equally often in both, its player is back.
    """
    times = Counter(each.seat for each in given_up) - Counter(returned)
    bots = {each.seat: each.bot for each in given_up if times[each.seat]}
    return [
        Seat("bot", bots[number], seat.called or "") if number in bots else seat for number, seat in enumerate(seats)
    ]


def has_several(seats: Sequence[Seat], number: int) -> bool:
    """Return True if the person of the seat `number` also has other seats, for example on a shared device.

    The seat must belong to a person or a program, or be reserved for one.
    """
    players = [seat.player or seat.kept_for for seat in seats]
    return players.count(players[number]) > 1


LENGTHS = (3, 5)
"""Allowed lengths of a series, in matches."""
PLAYERS = 2
WIN, DRAW = 2, 1
"""Half points of the winner, and half points of each seat after a draw."""


class Series(NamedTuple):
    """Series of matches between two players. `length` is the maximum number of matches.

    `won` contains the score of each seat so far, in half points.
    """

    length: int
    won: tuple[int, ...] = (0,) * PLAYERS

    @classmethod
    def read(cls, stored: object) -> Self | None:
        """Parse a stored series. Return None if `stored` contains no series."""
        return cls(stored["length"], tuple(stored["won"])) if isinstance(stored, Mapping) else None

    def serialize(self) -> dict[str, object]:
        """Return the series in its stored form."""
        return {"length": self.length, "won": list(self.won)}

    @property
    def match_count(self) -> int:
        """Number of matches of the series that count so far."""
        return sum(self.won) // WIN

    @property
    def is_decided(self) -> bool:
        """True if the remaining matches cannot change the winner, or no match remains."""
        return max(self.won) - min(self.won) > WIN * (self.length - self.match_count) or self.match_count >= self.length

    def add_result(self, outcome: Outcome | None) -> Self:
        """Return the series after a match with this outcome. A match that does not count leaves the score unchanged."""
        if outcome is None or not ending_of(outcome).counts:
            return self
        won = [WIN if seat in outcome.winners else DRAW * (not outcome.winners) for seat in range(len(self.won))]
        if len(outcome.winners) == len(self.won):  # a shared win is a draw
            won = [DRAW] * len(self.won)
        return self._replace(won=tuple(map(sum, zip(self.won, won, strict=True))))

    def next(self, outcome: Outcome | None) -> Self:
        """Return the series for the next match. First add the outcome of the present match to the score.

        If this outcome decides the series, return a new series of the same length.
        """
        after = self.add_result(outcome)
        return type(self)(self.length) if after.is_decided else after

    def rotate_seats(self, by: int) -> Self:
        """Return the series after a rotation of the seats.

        The player of seat `by` moves to seat 0 and keeps the score.
        """
        return self._replace(won=(*self.won[by:], *self.won[:by]))

    def title(self, seat: int | None) -> str:
        """Return the length and the score of the series as text. The score of `seat` comes first."""
        first = seat or 0
        score = {"own": format_points(self.won[first]), "other": format_points(self.won[1 - first])}
        return _("best of %(length)s, %(score)s") % {"length": self.length, "score": _("%(own)s to %(other)s") % score}

    def sentence(self, names: Sequence[str]) -> str:
        """Return a sentence with the length of the series, the names of the players and the score.

        If the series is decided, a second sentence says so.
        """
        words = {"length": self.length, "one": inside(names[0]), "of_one": format_points(self.won[0])}
        words |= {"other": inside(names[1]), "of_other": format_points(self.won[1])}
        sentence = _("Best of %(length)s: %(one)s %(of_one)s, %(other)s %(of_other)s.") % words
        if not self.is_decided:
            return sentence
        if self.won[0] == self.won[1]:
            return sentence + " " + _("The series is a draw.")
        return sentence + " " + _("The series is over.")


class MatchPairing(NamedTuple):
    """Match of a round: its entrants in the order of their seats, and its id. The first entrant starts."""

    entrants: tuple[int, ...]
    match: str

    def list_others(self, entrant: int) -> list[int]:
        """Return the opponents of an entrant, by seat."""
        return [each for each in self.entrants if each != entrant]


class PairingResult(NamedTuple):
    """Result of a match: the points of each seat, in the unit of `Form.point`, and the seats that did not appear."""

    points: tuple[int, ...]
    absent: tuple[int, ...] = ()

    @classmethod
    def of(cls, ranks: Sequence[int], absent: Iterable[int], point: int = WIN) -> Self:
        """Return the result of a match in which the seats had these ranks. `point` is the number of units in one point.

        `absent` contains the seats that did not appear in time. With equal ranks, a match is a draw, even if it was
        aborted: the player who stays and cancels the match has done nothing wrong. In a match of more than two seats,
        seats that did not appear get no points, even if the match was aborted.
        """
        missing = tuple(sorted({*absent}))
        return cls(share_points(ranks, point, missing if len(ranks) > PLAYERS else ()), missing)

    def of_entrant(self, pairing: MatchPairing, entrant: int) -> int:
        """Return the points of an entrant of the pairing."""
        return self.points[pairing.entrants.index(entrant)]


def share_points(ranks: Sequence[int], point: int, absent: Collection[int] = ()) -> tuple[int, ...]:
    """Return the points of seats with these ranks. `point` is the number of units in one point.

    A seat gets one point if it has beaten all opponents. Otherwise it gets a fraction of the point, in proportion to
    the number of beaten opponents. An opponent of equal rank counts as half beaten. Between two seats, a win is one
    point and a draw is half a point. The `absent` seats get no points, and all other seats have beaten them.
    """
    places = [(seat in absent, rank) for seat, rank in enumerate(ranks)]
    beaten = ([2 * (other > own) + (other == own) for other in places] for own in places)
    shares = (point * (sum(each) - 1) // (2 * (len(ranks) - 1)) for each in beaten)
    return tuple(0 if seat in absent else share for seat, share in enumerate(shares))


def format_points(halves: int) -> str:
    """Return a number of half points as a text in points, such as `1½`."""
    return f"{halves // WIN or (0 if halves % WIN == 0 else '')}{'½' if halves % WIN else ''}"
