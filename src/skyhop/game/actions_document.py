"""What a seat may do as a document, each action in notation and as that seat would be told it; made from views."""

from __future__ import annotations

from skyhop.engine.document import Document, Part
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game


class ActionShown(Part):
    """An action that the rules allow now."""

    action: str
    """In notation."""
    meaning: str
    """What it does, told to the seat that decides."""


class ActionsShown(Part):
    """Actions that the rules allow now, or the first of them."""

    actions: list[ActionShown]
    total: int
    """How many there are; more than are listed where the list would be long."""


class LegalActions(Document, tag="skyhop-actions-1"):
    """What the seat to decide may do."""

    seat: int | None
    """The seat that decides, from 0; null after the end."""
    phase: str
    """The kind of decision that is due, or over."""
    actions: list[ActionShown]
    total: int
    """How many there are; more than are listed where the list would be long."""


def legal_actions_of(game: Game, view: View, most: int, beginning: str = "") -> LegalActions:
    """List what a seat may do now, and say which decision that is."""
    listed = actions_of(game, view, most, beginning)
    return LegalActions(seat=game.to_decide(view), phase=game.phase(view), actions=listed.actions, total=listed.total)


def actions_of(game: Game, view: View, most: int, beginning: str = "") -> ActionsShown:
    """List what the view's seat may do, as far as its notation begins so."""
    texts = {action: game.write(view, action) for action in game.legal(view)}
    wanted = [(action, text) for action, text in texts.items() if text.startswith(beginning)]
    shown = [ActionShown(action=text, meaning=meaning_of(game, view, action)) for action, text in wanted[:most]]
    return ActionsShown(actions=shown, total=len(wanted))


def meaning_of(game: Game, view: View, action: int) -> str:
    """Say what an action of the deciding seat does; its notation where the game has no words for it."""
    if not game.has(Capability.TERMINAL):
        return game.write(view, action)
    return game.terminal().explain(view, action)
