"""[AO-12.4] Why an action is refused: the codes that kernels give, and for each its clause and what to do instead."""

from __future__ import annotations

from skyhop.core.game.refusals import Reason, ReasonCode
from skyhop.core.language.i18n import N_, _


class Code(ReasonCode):
    """The reasons, as AO-12.4 lists them; kernels give the first that applies."""

    ANOTHER_KIND_IS_DUE = 4
    HAS_ACTED = 5
    OUT_OF_PLAY = 6
    NO_SUCH_ROUTE = 7
    TOO_FULL_TO_MOVE = 8
    NO_SLOT = 9
    RIVAL_MOVES_OTHERWISE = 10
    SPACE_NOT_NAMED = 11
    SPACE_NAMED = 12
    SPACE_TAKEN = 13
    ROUTE_TAKEN = 14
    GRAY_NEEDS_ONE_TYPE = 15
    GRAY_NOT_PAID = 16
    WRONG_PAYMENT = 17
    NOT_PAID = 18
    ONE_FITS = 19
    NO_WILD_HERE = 20
    NOT_FOUND_HERE = 21
    NOT_FOUND_AGAIN = 22
    TYPES_MUST_DIFFER = 23
    NOT_THAT_WAY = 24
    REFUSED_BEFORE = 25
    CAN_ACT = 26
    STARTS_ELSEWHERE = 27
    WRONG_GIFT = 28
    INVENTORY_IS_FULL = 29
    WRONG_REWARD = 30
    NO_VETO = 31
    RIVAL_TAKES_TYPE = 32
    WRONG_PROFIT = 33
    NOT_AN_OWNER = 34
    CANNOT_STEAL = 35
    CANNOT_ARRIVE_LATE = 36
    CANNOT_SHARE = 37
    CANNOT_TELEPORT = 38
    NO_SECOND_WIND = 39
    WRONG_TOLL = 40
    NOT_HELD = 41
    WRONG_SWAP_OF_BONUS = 42
    WRONG_SWAP_OF_PRIZE = 43
    CANNOT_NAME = 44
    NOT_DEALT = 45


_NOT_SWAPPED = N_("Swap a balloon that you hold for another type; a full stop for no swap.")

REASONS = {
    Code.GAME_IS_OVER: Reason("AO-7.1", N_("The game is over; start a new one to play on.")),
    Code.NO_ACTION: Reason(
        "AO-12",
        N_(
            "“%(text)s” is no action here: write >B to fly, +A-B to claim, or the letters of balloons; "
            "cities, routes and types must be on this board.",
        ),
    ),
    Code.NOT_YOUR_DECISION: Reason("AO-4.2", N_("It is not your decision now; wait for the other players.")),
    Code.ANOTHER_KIND_IS_DUE: Reason("AO-4.2", N_("Something else is to be decided first: %(wanted)s.")),
    Code.HAS_ACTED: Reason("AO-4.1", N_("You have moved or claimed in this turn; end it with a full stop.")),
    Code.OUT_OF_PLAY: Reason(
        "AO-3.2", N_("With two players %(route)s is out of play: of a double route only the first is used.")
    ),
    Code.NO_SUCH_ROUTE: Reason(
        "AO-5.1", N_("No such route leads from %(here)s to %(city)s; fly along a route that leaves your city.")
    ),
    Code.TOO_FULL_TO_MOVE: Reason("AO-5.5", N_("Your inventory is full, so you cannot move; claim a route instead.")),
    Code.NO_SLOT: Reason("AO-1.3", N_("%(city)s has no free slot left; fly to another city.")),
    Code.RIVAL_MOVES_OTHERWISE: Reason(
        "AO-8.2", N_("The rival claims a route if it can, and else flies to the nearest letter it can reach.")
    ),
    Code.SPACE_NOT_NAMED: Reason(
        "AO-9.5", N_("%(route)s is a multiroute: claim one of its spaces, such as +%(route)s.1.")
    ),
    Code.SPACE_NAMED: Reason("AO-9.5", N_("%(route)s is no multiroute: claim it whole, +%(route)s.")),
    Code.SPACE_TAKEN: Reason("AO-9.5", N_("That space of %(route)s is claimed already; choose another.")),
    Code.ROUTE_TAKEN: Reason("AO-6.1", N_("%(route)s is claimed already; choose another route.")),
    Code.GRAY_NEEDS_ONE_TYPE: Reason(
        "AO-9.8",
        N_("%(route)s is gray: name %(count)s balloons of one type to pay with, such as +%(route)s=R…."),
    ),
    Code.GRAY_NOT_PAID: Reason(
        "AO-6.1", N_("%(route)s costs %(count)s balloons of one type that you hold; you have at most %(most)s of one.")
    ),
    Code.WRONG_PAYMENT: Reason("AO-6.1", N_("%(route)s costs %(price)s, for which only wilds may stand.")),
    Code.NOT_PAID: Reason(
        "AO-6.1", N_("%(route)s costs %(price)s, and you have %(held)s: pay with what you hold, or gather more first.")
    ),
    Code.ONE_FITS: Reason("AO-2.2", N_("You have one space left, so pick one balloon only.")),
    Code.NO_WILD_HERE: Reason(
        "AO-9.8", N_("A wild can be had alone, and only where a gray route begins; pick types found here.")
    ),
    Code.NOT_FOUND_HERE: Reason("AO-5.3", N_("Pick %(count)s of the types found here: %(types)s.")),
    Code.NOT_FOUND_AGAIN: Reason("AO-5.3", N_("Pick one of the types found here: %(types)s.")),
    Code.TYPES_MUST_DIFFER: Reason("AO-10.1", N_("The two balloons must differ in this variant.")),
    Code.NOT_THAT_WAY: Reason(
        "AO-10.1", N_("The type of the route just flown over may not be picked in this variant.")
    ),
    Code.REFUSED_BEFORE: Reason("AO-10.1", N_("That type was refused in this turn; pick another.")),
    Code.CAN_ACT: Reason("AO-4.1", N_("You can move or claim, so you may not pass.")),
    Code.STARTS_ELSEWHERE: Reason("AO-3.1", N_("All travelers start at the capital, A.")),
    Code.WRONG_GIFT: Reason("AO-3.3", N_("Choose balloons of types in play: exactly %(count)s.")),
    Code.INVENTORY_IS_FULL: Reason("AO-2.3", N_("Your inventory is full: take a space (+).")),
    Code.WRONG_REWARD: Reason("AO-2.3", N_("Take one balloon of a type in play (%(types)s) or a space (+).")),
    Code.NO_VETO: Reason("AO-2.3", N_("This reward cannot be refused; take a balloon or a space.")),
    Code.RIVAL_TAKES_TYPE: Reason("AO-8.3", N_("The rival takes a balloon of the route's own type.")),
    Code.WRONG_PROFIT: Reason("AO-5.4", N_("Take one balloon of a type just received, or none (a full stop).")),
    Code.NOT_AN_OWNER: Reason("AO-5.6", N_("Reward an owner of a route of that type here.")),
    Code.CANNOT_STEAL: Reason(
        "AO-9.4", N_("You cannot steal this: it takes the ability, a free space, and a balloon that the other holds.")
    ),
    Code.CANNOT_ARRIVE_LATE: Reason(
        "AO-9.4",
        N_("You cannot arrive late: it takes the ability, and a full trajectory whose cities you have joined."),
    ),
    Code.CANNOT_SHARE: Reason(
        "AO-9.4", N_("You cannot share this: it takes the ability, and a route that one other player alone owns.")
    ),
    Code.CANNOT_TELEPORT: Reason(
        "AO-9.4", N_("You cannot teleport there: it takes the ability, and another city with a free slot.")
    ),
    Code.NO_SECOND_WIND: Reason(
        "AO-9.4", N_("You cannot have another turn: it takes the ability, after your move or claim.")
    ),
    Code.WRONG_TOLL: Reason("AO-9.4", N_("Name one balloon that the flyer holds.")),
    Code.NOT_HELD: Reason("AO-9.3", N_("Cross out a balloon that you hold.")),
    Code.WRONG_SWAP_OF_BONUS: Reason("AO-9.3", _NOT_SWAPPED),
    Code.WRONG_SWAP_OF_PRIZE: Reason("AO-9.2", _NOT_SWAPPED),
    Code.CANNOT_NAME: Reason("AO-9.9", N_("Name a space of that inventory which no thief has named before.")),
    Code.NOT_DEALT: Reason("AO-9.11", N_("Keep one or both of the orders that you were dealt.")),
}
"""[AO-12.4] The clause and the sentence of every code but LEGAL."""
NO_SPACE_PAID = Reason(
    "AO-6.1", N_("The free spaces of %(route)s cost %(price)s, of which you have none; gather some first.")
)
"""[AO-9.5, AO-6.1] Sums up why none of the spaces of a multiroute can be claimed."""


def wanted(phase: str) -> str:
    """[AO-12.3] Say what is to be decided in a phase, and how it is written."""
    return {
        "turn": _("a move (>B), a claim (+A-B), or a full stop to end the turn"),
        "keep": _("which secret orders are kept (keep S1)"),
        "start": _("where the traveler starts (@B)"),
        "gift": _("the balloons before the start (RY)"),
        "reward": _("the reward, a balloon (R) or a space (+)"),
        "toll": _("the balloon for the toll (R)"),
        "pick": _("the balloons of the move (RY)"),
        "profit": _("the profit, a balloon (R) or a full stop for none"),
        "owner": _("who is rewarded (for 1)"),
        "repick": _("the balloon in place of the refused one (R)"),
        "lose": _("the balloon to cross out (-R)"),
        "swap": _("a swap (R>Y) or a full stop for none"),
        "thief": _("the number of a space (#5)"),
    }.get(phase, "")
