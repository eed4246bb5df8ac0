"""The table of any game as a page: its picture, its actions as buttons, its text; nothing beyond one seat's view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from skyhop.engine.event import Event
from skyhop.engine.record import Sight
from skyhop.engine.state import Ruleset, View
from skyhop.game.ending import nobody_won
from skyhop.game.game import Game
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.game.text import names_listed
from skyhop.i18n import _
from skyhop.svg.diagram import piece_svg
from skyhop.svg.element import Fragment


class PlayerShown(NamedTuple):
    """A player: name, the sign of their pieces where it is known, and whether the next decision is theirs."""

    name: str
    sign: Fragment
    is_to_decide: bool


class SimplePage:
    """A page for a game, as `skyhop.web.http.fragments.GamePage` says."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def drawings(self) -> Mapping[str, Any]:
        """Its parts need nothing but what they are given."""
        return {}

    def definitions(self, ruleset: Ruleset | None = None) -> Fragment:  # noqa: ARG002  a picture stands for itself
        """Nothing is drawn once for all pictures."""
        return Fragment()

    def emblem(self) -> Fragment:
        """Show the table as a match begins, where nothing is to be dealt first."""
        state = self._game.new(self._game.ruleset(self._game.rulesets()[0]))
        return Fragment(self._game.draw(self._game.view(state, None)))

    @property
    def minutes(self) -> tuple[int, int] | None:
        """Nobody has measured it."""
        return None

    def introduction(self) -> Sequence[str]:
        """Tell nothing but what the rules tell."""
        return ()

    def context(
        self,
        view: View,
        legal: Sequence[str],
        events: Sequence[Event],  # noqa: ARG002  the log tells them
        names: Sequence[str],
        before: Iterable[Sequence[Event]] = (),  # noqa: ARG002  the picture marks nothing
    ) -> dict[str, Any]:
        """All that the template shows; `legal` are the actions of the view's seat, if it is to decide."""
        decider = self._game.to_decide(view)
        return {
            "picture": Fragment(self._game.draw(view, names)),
            "words": self._game.text(view),
            "actions": tuple(legal),
            "players": tuple(PlayerShown(name, self._sign(seat), decider == seat) for seat, name in enumerate(names)),
            "is_own": bool(legal),
            "has_secrets": set(self._game.view_record.seen(Sight.IN_PART)) != {"seat"},
            "headline": self.headline(view, names),
            "advice": _("Choose one of these actions.") if legal else "",
            "flight": None,
            "moment": {},
        }

    def explain(self, view: View, action: int, names: Sequence[str]) -> str:  # noqa: ARG002  nothing is known of it
        """Say nothing: the action's own words are all that there is."""
        return ""

    def name(self, view: View, action: int, names: Sequence[str]) -> str:  # noqa: ARG002  as above
        """Say nothing."""
        return ""

    def places(self, view: View, action: int, names: Sequence[str]) -> Sequence[str]:  # noqa: ARG002  as above
        """Name nothing: the picture stands for itself."""
        return ()

    def _sign(self, seat: int) -> Fragment:
        if isinstance(self._game, SimpleGame) and seat in self._game.seats_marked:
            return piece_svg(seat + 1, self._game.marks[seat + 1])
        return Fragment()

    def headline(self, view: View, names: Sequence[str]) -> str:
        """Say whose turn it is, or who has won, in two or three words."""
        outcome, decider = self._game.outcome(view), self._game.to_decide(view)
        if outcome is None:
            if decider is None or decider == view.seat:
                return _("Your turn")
            return _("%(player)s is thinking …") % {"player": names[decider]}
        if not outcome.winners:
            return nobody_won(outcome)
        if outcome.winners == (view.seat,):
            return _("You have won!")
        if len(outcome.winners) == 1:
            return _("%(player)s has won") % {"player": names[outcome.winners[0]]}
        return _("The win is shared: %(who)s.") % {"who": names_listed(names[seat] for seat in outcome.winners)}
