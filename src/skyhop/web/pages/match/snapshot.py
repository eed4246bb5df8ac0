"""Snapshot of a match after a step, from one perspective, with its permalinks and access rules."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from skyhop.engine.state import OPEN, Viewer
from skyhop.game.capability import Capability
from skyhop.i18n import _
from skyhop.server.matches.history import NamesByPly
from skyhop.server.matches.live import Live
from skyhop.web.pages.match.after_game import find_refusal
from skyhop.web.pages.match.names import describe_invitation, names, names_by_ply, seat_titles

SPECTATOR = "spectator"
"""Name of the spectators' perspective in addresses."""
ANALYSIS = "/analysis"
PLAY_ON = "/play-on"
SEAT = "seat"
"""Name of the query parameter for the player's seat in a branch."""


class Perspective(NamedTuple):
    """Perspective on a match: its name in addresses, its title, and True if the reader has selected it."""

    name: str
    title: str
    is_chosen: bool


class Snapshot(NamedTuple):
    """Match after a number of steps, as one viewer sees it.

    If `is_past` is True, the snapshot is a replay, even at the last step. A replay has no controls, and does not
    change when the match continues.
    """

    live: Live
    viewer: Viewer
    step: int
    is_past: bool
    page: str = ""
    """Text to append to the address of the match for the page that shows the snapshot."""
    own: int | None = None
    """Seat of the reader. Only the title of this seat depends on it."""

    @classmethod
    def now(cls, live: Live, seat: int | None) -> Snapshot:
        """Return the current position from the perspective of a seat. For spectators, `seat` is None."""
        return cls(live, seat, len(live.history), is_past=False, own=seat)

    @property
    def steps(self) -> int:
        """Number of steps in the match at present."""
        return len(self.live.history)

    @property
    def is_revealed(self) -> bool:
        """True if the reader may use all perspectives, because the match is over."""
        return self.live.is_revealed

    @property
    def is_end(self) -> bool:
        """True at the start of the match and after the last step.

        At these steps, the page offers no film of only the earlier or only the later steps.
        """
        return self.step in (0, self.steps)

    @property
    def place(self) -> str:
        """Name of the perspective in addresses, such as `0` for the first seat."""
        return place_name(self.viewer)

    @property
    def match(self) -> str:
        """Address of the current match."""
        return f"/matches/{self.live.info.id}"

    def address(self, step: int) -> str:
        """Return the permalink of a step. After the end of the match, the permalink contains the perspective."""
        return f"{self.match}{self.page}?{self._query(step=self._within(step), place=self._place_of_all)}"

    @property
    def analysis(self) -> str:
        """Address of the analysis page that shows the step of this snapshot. Empty if bots cannot search the game."""
        if not self.live.match.game.has(Capability.SEARCH):
            return ""
        return self._replace(page=ANALYSIS).address(self.step)

    def play_on(self, step: int, seat: int | None = None) -> str:
        """Return the address of the form that starts a branch from a step. `seat` is the selected seat of the form."""
        chosen = {} if seat is None else {SEAT: seat}
        return f"{self.match}{PLAY_ON}?{urlencode({'step': self._within(step), **chosen})}"

    @property
    def is_played_on(self) -> bool:
        """True if a branch can start at this step: the match is over, and this is not its last step."""
        return self.is_revealed and self.step < self.steps

    def picture(self, kind: str) -> str:
        """Return the address of the picture of this snapshot. `kind` is the file type, `svg` or `png`."""
        return f"{self.match}/picture.{kind}?{self._query(step=self.step, place=self.place)}"

    @property
    def preview(self) -> str:
        """Address of the picture for link previews.

        Before the end of the match, the address contains no perspective. Each reader then sees the view of the
        reader's own seat.
        """
        return f"{self.match}/picture.png?{self._query(step=self.step, place=self._place_of_all)}"

    def film(self, first: int | None = None, last: int | None = None, kind: str = "") -> str:
        """Return the address of a film. `kind` is empty for the page of the film, or the type of its file.

        The film shows the steps from `first` to `last`. By default, the film shows the whole match.
        """
        ends = {name: self._within(step) for name, step in (("first", first), ("last", last)) if step is not None}
        query = self._query(place=self.place, **ends)
        return f"{self.match}/film{kind}?{query}"

    def _within(self, step: int) -> int:
        return min(max(step, 0), self.steps)

    @property
    def _place_of_all(self) -> str:
        """Name of the perspective in addresses that people share.

        The name is empty before the end of the match. Each reader then gets the perspective of the reader's own
        seat. The name is also empty for spectators on the page of the latest position. A reader who left a seat to a
        bot then gets the perspective of that seat.
        """
        return self.place if self.is_revealed and (self.is_past or self.viewer is not None) else ""

    @staticmethod
    def _query(place: str, **steps: int) -> str:
        """Return a query string with the given steps and, unless it is empty, the perspective name `place`."""
        return urlencode({**steps, **({"as": place} if place else {})})

    @property
    def seat_titles(self) -> list[str]:
        """Titles of all seats of the match for the reader, usually the names of the players."""
        return seat_titles(self.live, self.own)

    @property
    def perspectives(self) -> list[Perspective]:
        """Perspectives in the menu. Before the end of the match, the reader can use only one of them."""
        titles: dict[str, str] = {str(number): name for number, name in enumerate(self.seat_titles)}
        titles[SPECTATOR] = _("Spectators")
        if self.live.match.game.has(Capability.OPEN_VIEW):
            titles[OPEN] = _("Everything revealed")
        return [Perspective(name, title, name == self.place) for name, title in titles.items()]

    @property
    def place_title(self) -> str:
        """Title of the selected perspective."""
        return next(perspective.title for perspective in self.perspectives if perspective.is_chosen)

    @property
    def title(self) -> str:
        """Title of the page: the name of the game and the number of the step.

        If a running match has a free seat, the title is the invitation.
        """
        if not self.is_past and (invited := describe_invitation(self.live)):
            return invited
        named = {"game": self.live.match.game.title, "step": self.step, "steps": self.steps}
        return _("%(game)s, step %(step)s of %(steps)s") % named

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players as the viewer sees them."""
        return names(self.live.seats, seat_at(self.viewer))

    @property
    def names_by_ply(self) -> NamesByPly:
        """Names of the players over time as the viewer sees them. The player of a seat may change during a match."""
        return names_by_ply(self.live.seats_by_ply, seat_at(self.viewer))

    @property
    def sentence(self) -> str:
        """Sentences about the last step of the snapshot, with only facts that the viewer may know."""
        if not self.is_past and (refusal := find_refusal(self.live)) is not None:
            return refusal.sentence(self.names, seat_at(self.viewer))
        return self.live.history.describe_step(self.step, self.viewer, self.names_by_ply)

    @property
    def drawing(self) -> str:
        """Board as the viewer sees it, as one SVG document."""
        return self.live.history.draw(self.step, self.viewer, self.names_by_ply)


def place_name(viewer: Viewer) -> str:
    """Return the name of a viewer's perspective in addresses."""
    return SPECTATOR if viewer is None else str(viewer)


def may_look(live: Live, own: int | None, place: Viewer) -> bool:
    """Return True if a reader with the perspective `own` may use the perspective `place`.

    Before the end of the match, the reader may only use the perspective `own`. This also applies to a daily match until
    its day ends.
    """
    return place == own or live.is_revealed


def seat_at(place: Viewer) -> int | None:
    """Return the seat of a perspective. Return None for spectators, and for the open view of all hands."""
    return None if isinstance(place, str) else place
