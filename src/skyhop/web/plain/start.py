"""Beginning a match of any game from the lobby's form: its ruleset, who sits at the other seats, who starts."""

from __future__ import annotations

from typing import Any

from skyhop.core.game import Game
from skyhop.core.start import ANY_BOT, ME, Fields, Start


class PlainStart:
    """The form of a game, as `skyhop.web.tables.GameStart` says."""

    def __init__(self, game: Game) -> None:
        """Begin matches of a game."""
        self._game = game

    def form_of(self, fields: Fields) -> dict[str, Any]:
        """Give what `start.html` shows: the other seats, and the choices made so far."""
        others = [(name, fields.get(name, ANY_BOT)) for name in self._others(self._ruleset(fields))]
        return {"others": others, "first": fields.get("first", "lot")}

    def start_of(self, fields: Fields) -> Start:
        """Read the form; `RulesetError` where there is no such ruleset."""
        ruleset = self._ruleset(fields)
        players = (ME, *(fields.get(name, ANY_BOT) for name in self._others(ruleset)))
        return Start(ruleset, players, 0 if fields.get("first") == "me" else None)

    def _ruleset(self, fields: Fields) -> str:
        return fields.get("ruleset") or self._game.rulesets()[0]

    def _others(self, ruleset: str) -> list[str]:
        """Name the fields of the seats besides one's own: `seat2` is the second."""
        return [f"seat{number}" for number in range(2, self._game.seat_count(self._game.ruleset(ruleset)) + 1)]
