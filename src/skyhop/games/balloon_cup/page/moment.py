"""What has just happened, for motion: which card flew where, which tile was scored and by whom."""

from __future__ import annotations

from typing import Any, Protocol

from skyhop.games.balloon_cup.draw import card
from skyhop.games.balloon_cup.log import scored_tile
from skyhop.games.balloon_cup.notation import Placement, card_text, parse
from skyhop.games.balloon_cup.page.slots import slots_of


class Step(Protocol):
    """What led to the picture: views around one action, who took it, and its notation."""

    @property
    def before(self) -> Any:
        """Show how it was."""

    @property
    def after(self) -> Any:
        """Show how it is now."""

    @property
    def actor(self) -> int:
        """Name the seat that acted."""

    @property
    def text(self) -> str:
        """Give the action in notation."""


def of(step: Step | None) -> dict[str, Any]:
    """Describe a step's flight and moment; both are empty where nothing moves."""
    if step is None:
        return {"flight": None, "moment": {}}
    return {"flight": _flight(step), "moment": _moment(step)}


def _flight(step: Step) -> dict[str, Any] | None:
    """Say which card flies from whose hand to which place."""
    placed = parse(step.text)
    if not isinstance(placed, Placement):
        return None
    text = card_text(placed.card)
    seat = step.actor ^ placed.across
    slots = slots_of(step.before.tiles[placed.tile], seat)
    target = next((slot.key for slot in slots if slot.letter == text[0] and not slot.card), "")
    return {"card": f"card-{text}", "source": f"hand-{step.actor}", "target": target, "drawing": card.index(text)}


def _moment(step: Step) -> dict[str, object]:
    """Say which tile was scored, by whom and with which sums, and whether a trophy was taken."""
    before, after = step.before, step.after
    found: dict[str, object] = {}
    scored = scored_tile(before, step.actor, step.text)
    if scored is not None:
        tile, sums, winner = scored
        found |= {"scored": tile.number, "winner": winner, "sum0": sums[0], "sum1": sums[1]}
    if before.trophies_left != after.trophies_left:
        found["trophy"] = "".join(letter for letter in before.trophies_left if letter not in after.trophies_left)
    return found
