"""What the page says at its head: whose turn it is, what to do, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.engine.state import Outcome
from skyhop.game.ending import nobody_won
from skyhop.game.text import inside
from skyhop.games.aeronaut_odyssey.state import RIVAL
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed


def headline(view: AeronautOdysseyView, names: Sequence[str]) -> str:
    """Say whose turn it is, or who has won, in a few words."""
    if view.outcome is not None:
        return _result(view, names)
    if view.to_decide is None:
        return _("The orders are dealt")
    if view.to_decide != view.seat:
        return _("%(player)s is thinking …") % {"player": names[view.to_decide]}
    if view.asked == RIVAL and view.is_solo:
        return _("Decide for the rival")
    return _("Your turn") if view.turn_of == view.seat else _("Your choice")


def _result(view: AeronautOdysseyView, names: Sequence[str]) -> str:
    outcome = view.outcome or Outcome((), "")
    winners = outcome.winners
    if not winners:
        return nobody_won(outcome)
    if winners == (view.seat,):
        return _("You have won!")
    if len(winners) == 1:
        return _("%(player)s has won") % {"player": names[winners[0]]}
    first, *others = (names[seat] for seat in winners)
    return _("%(players)s share the win") % {"players": listed([first, *map(inside, others)])}


def advice(view: AeronautOdysseyView, names: Sequence[str], kinds: Sequence[str]) -> str:
    """Say in one sentence what the viewer is to do now; `kinds` are those of the legal actions."""
    if view.to_decide is None or view.to_decide != view.seat:
        return ""
    if view.phase == "turn":
        return _turn(view, kinds)
    if view.phase == "toll":
        words = {"payer": inside(names[view.turn_of]), "holder": inside(names[view.number_due])}
        return _("Toll: choose the balloon that %(payer)s hands to %(holder)s.") % words
    if view.phase == "thief":
        asks = _("Your thief: name an inventory space of %(player)s.") % {"player": inside(names[view.number_due])}
        vain = "" if view.balloons(view.number_due) else _("There is no balloon to be found just now.")
        return f"{asks} {vain}".rstrip()
    return _decision(view)


def _turn(view: AeronautOdysseyView, kinds: Sequence[str]) -> str:
    if view.has_acted:
        return _("Use an ability, or end your turn.")
    if "move" in kinds and "claim" in kinds:
        return _("Fly to a city that lights up, or claim a route that does.")
    if "move" in kinds:
        return _("Fly to a city that lights up; no free route can be paid.")
    if "claim" in kinds and view.is_solo and view.asked == RIVAL:
        return _("Claim a route that lights up: the rival claims where it can.")
    if "claim" in kinds:
        return _("Claim a route that lights up; there is no room to fly.")
    return _("Nothing can be flown or claimed any more; use an ability, or end your turn.")


def _decision(view: AeronautOdysseyView) -> str:
    return {
        "keep": _("Secret orders: keep one, or both."),
        "start": _("Choose the city where your journey begins."),
        "gift": _("Choose what you begin with."),
        "reward": _("A reward: one balloon, or one more space for your inventory."),
        "pick": _("You have landed: choose the balloons to take along."),
        "repick": _("That balloon was refused; pick another type."),
        "profit": _("You may profit: take one of the types just received, once a round."),
        "owner": _("Choose which owner is rewarded."),
        "lose": _("Cross out a balloon."),
        "swap": _("Swap a balloon for another type, or leave it."),
    }[view.phase]
