"""Plain board page of any game: a picture, buttons for the actions, and a text.

It uses only the view of one seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from skyhop.engine.event import Event
from skyhop.engine.record import Sight
from skyhop.engine.state import Ruleset, View
from skyhop.game.game import MAX_CHANCE_OUTCOMES, Game, list_deciders
from skyhop.game.simple.renderer import SimpleWords
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import _, translated
from skyhop.svg import Fragment, piece_svg


class PlayerShown(NamedTuple):
    """Player on the plain page: the name, the symbol of the player's pieces, and the status of the player."""

    name: str
    sign: Fragment
    is_to_decide: bool
    """True if the player must decide."""
    has_chosen: bool
    """True if the player has made a choice that other players do not see yet."""
    team: int | None
    """Number of the player's team, counted from 1. None if the player has no team."""
    points: int | None
    """Points at the end of the match. None before the end, and in a game without points."""
    has_won: bool
    """True if the player is one of the winners."""


class SimplePage:
    """Plain page of a game. It implements `skyhop.web.http.fragments.GamePage`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def drawings(self) -> Mapping[str, object]:
        """Empty mapping, because the macros of the plain page need only their arguments."""
        return {}

    def definitions(self, ruleset: Ruleset | None = None) -> Fragment:  # noqa: ARG002  the picture needs no definitions
        """Return an empty fragment, since the plain page needs no shared SVG definitions."""
        return Fragment()

    def emblem(self) -> Fragment:
        """Draw the board at the start of a match, after the first shuffles."""
        game = self._game
        state = game.new(game.ruleset(game.rulesets()[0]))
        for _shuffle in range(MAX_CHANCE_OUTCOMES):
            if game.chance(state) is None:
                break
            game.settle(state, game.roll(state))
        return Fragment(game.renderer.draw(game.view(state, None)))

    @property
    def minutes(self) -> tuple[int, int] | None:
        """None, since nobody has measured the usual length of a match of this game."""
        return None

    def introduction(self) -> Sequence[str]:
        """Return the sentence about the goal of the game, if the game declares one."""
        return (translated(self._game.goal),) if self._game.goal else ()

    def context(
        self,
        view: View,
        legal: Sequence[str],
        events: Sequence[Event],  # noqa: ARG002  only the log shows events
        names: Sequence[str],
        before: Iterable[Sequence[Event]] = (),  # noqa: ARG002  the picture marks nothing
        near: int | None = None,  # noqa: ARG002  the picture is the same for all seats
    ) -> dict[str, object]:
        """Return the template context of the plain page.

        `legal` contains the actions of the view's seat if this seat must decide.
        """
        return {
            "picture": Fragment(self._game.renderer.draw(view, names)),
            "words": self._game.renderer.text(view),
            "actions": self._list_buttons(view, legal),
            "players": self._list_players(view, names),
            "is_own": bool(legal),
            "has_secrets": set(self._game.view_record.list_names_with(Sight.IN_PART)) != {"seat"},
            "headline": SimpleWords(self._game).due(view, names),
            "advice": _("Choose one of these actions.") if legal and not self._game.goal else "",
            "goal": translated(self._game.goal) if self._game.goal else "",
            "how_to_play": translated(self._game.rules) if self._game.rules else "",
            "flight": None,
            "moment": {},
        }

    def _list_buttons(self, view: View, legal: Sequence[str]) -> tuple[tuple[str, bool], ...]:
        """Return the actions that have buttons, each with True if the action is legal.

        Cells, columns and a few named actions keep their buttons during the match, even while they are illegal.
        Buttons therefore do not move just before a player touches them.
        """
        game, staying = self._game, list[str]()
        if isinstance(game, SimpleGame) and view.seat is not None and game.outcome(view) is None:
            staying = [game.write(view, action) for action in game.renderer.list_lasting(view)]
        further = ((each, True) for each in legal if each not in staying)
        return (*((each, each in legal) for each in staying), *further)

    def _list_players(self, view: View, names: Sequence[str]) -> tuple[PlayerShown, ...]:
        deciders, fields = list_deciders(self._game, view), self._game.simultaneous
        done = 0 if fields is None else int(view.record[fields.done_choosing])
        team_of_seat = self._game.teams.get(len(names))
        outcome, has_points = self._game.outcome(view), bool(getattr(self._game, "points_field", ""))
        points = self._game.points(view) if outcome is not None and has_points else ()
        return tuple(
            PlayerShown(
                name,
                self._sign(seat),
                seat in deciders,
                bool(done >> seat & 1),
                None if team_of_seat is None else 1 + team_of_seat[seat],
                points[seat] if points else None,
                outcome is not None and seat in outcome.winners,
            )
            for seat, name in enumerate(names)
        )

    def places(self, view: View, action: int, names: Sequence[str]) -> Sequence[str]:  # noqa: ARG002  the page does not know the places of a simple game
        """Return an empty list of selectors, since the plain page highlights nothing."""
        return ()

    def _sign(self, seat: int) -> Fragment:
        if isinstance(self._game, SimpleGame) and seat in self._game.renderer.seats_marked:
            return piece_svg(seat + 1, self._game.marks[seat + 1])
        return Fragment()
