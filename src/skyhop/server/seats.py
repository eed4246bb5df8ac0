"""Seats at a table: a player sits in each, or nobody yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from skyhop.bots import bot
from skyhop.engine.state import GivenUp
from skyhop.game.text import Name, you, your_opponent
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


def played_on(seats: Sequence[Seat], given_up: Sequence[GivenUp], returned: Sequence[int] = ()) -> list[Seat]:
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
