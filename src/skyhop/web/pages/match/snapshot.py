"""A moment of a match: after how many steps, seen from which place, at which address, and who may see it."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from skyhop.engine.state import OPEN, Viewer
from skyhop.game.capability import Capability
from skyhop.game.text import seat_number, with_seat, you
from skyhop.i18n import _
from skyhop.server.matches.live import Live
from skyhop.web.pages.match.names import invitation, names

SPECTATOR = "spectator"
"""Names, in the place of a seat, where those look from who only watch."""
ANALYSIS = "/analysis"
PLAY_ON = "/play-on"
SEAT = "seat"
"""In an address: whose place is taken where a match is played on."""


class Perspective(NamedTuple):
    """A place to look from: what addresses call it, what people read, and whether it is the one in use."""

    name: str
    title: str
    is_chosen: bool


class Snapshot(NamedTuple):
    """How a match stood after so many steps, as it was seen at a place.

    It is past where a reader has gone back to it, be it the last: nothing can be done there, and it stays as the match
    goes on.
    """

    live: Live
    viewer: Viewer
    step: int
    is_past: bool
    page: str = ""
    """What follows the match's address on the page that shows it, and its steps."""
    own: int | None = None
    """The seat of whoever reads; nothing of a moment depends on it but what that seat is called."""

    @classmethod
    def now(cls, live: Live, seat: int | None) -> Snapshot:
        """How the match stands, on the page of a seat."""
        return cls(live, seat, len(live.history), is_past=False, own=seat)

    @property
    def steps(self) -> int:
        """How many steps the match has by now."""
        return len(self.live.history)

    @property
    def is_over(self) -> bool:
        """Whether the match is over by now."""
        return self.live.match.outcome is not None

    @property
    def is_end(self) -> bool:
        """Whether nothing lies before it, or nothing after it: there is no stretch to either side."""
        return self.step in (0, self.steps)

    @property
    def place(self) -> str:
        """What addresses call the place that is looked from."""
        return place_name(self.viewer)

    @property
    def match(self) -> str:
        """The address of the match as it stands."""
        return f"/matches/{self.live.info.id}"

    def address(self, step: int) -> str:
        """The address of a step, seen from the same place."""
        return f"{self.match}{self.page}?{self._query(step=self._within(step), place=self._place_of_all)}"

    @property
    def analysis(self) -> str:
        """The address of the same moment in the analysis of the match; nothing where its game cannot be analysed."""
        if not self.live.match.game.has(Capability.SEARCH):
            return ""
        return self._replace(page=ANALYSIS).address(self.step)

    def play_on(self, step: int, seat: int | None = None) -> str:
        """The address at which a match of its own begins at a step, for one seat or for whoever is asked there."""
        chosen = {} if seat is None else {SEAT: seat}
        return f"{self.match}{PLAY_ON}?{urlencode({'step': self._within(step), **chosen})}"

    @property
    def is_played_on(self) -> bool:
        """Whether a match of its own can begin here: the match is over by now, and was not yet."""
        return self.is_over and self.step < self.steps

    def picture(self, kind: str) -> str:
        """The address of the moment's picture alone, `svg` or `png`, as seen from this place."""
        return f"{self.match}/picture.{kind}?{self._query(step=self.step, place=self.place)}"

    @property
    def preview(self) -> str:
        """The address of a picture for whoever is sent the moment's: before the end it shows each what it may see."""
        return f"{self.match}/picture.png?{self._query(step=self.step, place=self._place_of_all)}"

    def film(self, first: int | None = None, last: int | None = None, kind: str = "") -> str:
        """The address of the page of a film, or of the film itself, between two steps; where none is named, of all."""
        ends = {name: self._within(step) for name, step in (("first", first), ("last", last)) if step is not None}
        query = self._query(place=self.place, **ends)
        return f"{self.match}/film{kind}?{query}"

    def _within(self, step: int) -> int:
        return min(max(step, 0), self.steps)

    @property
    def _place_of_all(self) -> str:
        """The place in addresses that are sent around: before the end none, so that everybody looks from their own."""
        return self.place if self.is_over else ""

    @staticmethod
    def _query(place: str, **steps: int) -> str:
        """Name steps, and the place if any."""
        return urlencode({**steps, **({"as": place} if place else {})})

    @property
    def seat_titles(self) -> list[str]:
        """Name each seat: a nameless reader's own as theirs, and after the end one that nobody took by its number."""
        titles = list(names(self.live.seats, None))
        if self.is_over:
            taken = zip(self.live.seats, titles, strict=True)
            titles = [seat_number(n) if seat.kind == "open" else title for n, (seat, title) in enumerate(taken)]
        if self.own is not None and self.live.seats[self.own].called is None:
            titles[self.own] = with_seat(you(), self.own)
        return titles

    @property
    def perspectives(self) -> list[Perspective]:
        """The places that the match can be looked at from; others than one's own only after its end."""
        titles: dict[str, str] = {str(number): name for number, name in enumerate(self.seat_titles)}
        titles[SPECTATOR] = _("Spectators")
        if self.live.match.game.has(Capability.OPEN_VIEW):
            titles[OPEN] = _("All open")
        return [Perspective(name, title, name == self.place) for name, title in titles.items()]

    @property
    def place_title(self) -> str:
        """What people read of the place that is looked from."""
        return next(perspective.title for perspective in self.perspectives if perspective.is_chosen)

    @property
    def title(self) -> str:
        """Name the game and the moment; of one that goes on and has a free seat, it is the invitation."""
        if not self.is_past and (invited := invitation(self.live)):
            return invited
        named = {"game": self.live.match.game.title, "step": self.step, "steps": self.steps}
        return _("%(game)s, step %(step)s of %(steps)s") % named

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called at that place."""
        return names(self.live.seats, seat_at(self.viewer))

    @property
    def sentence(self) -> str:
        """What had just happened, as it was told at that place."""
        return self.live.history.sentence(self.step, self.viewer, self.names)

    @property
    def drawing(self) -> str:
        """How the table looked at that place, as one SVG document."""
        return self.live.history.drawing(self.step, self.viewer, self.names)


def place_name(viewer: Viewer) -> str:
    """What addresses call the place of a viewer."""
    return SPECTATOR if viewer is None else str(viewer)


def may_look(live: Live, own: int | None, place: Viewer) -> bool:
    """Say whether a guest at the place `own` may see what was seen at one: before the end, nobody sees another's."""
    return place == own or live.match.outcome is not None


def seat_at(place: Viewer) -> int | None:
    """The seat at a place, None where there is none."""
    return None if isinstance(place, str) else place
