"""[AO-12.4] Refusals: the codes that kernels return, each with its clause and with advice."""

from __future__ import annotations

from skyhop.game.action import NONE, ReasonCode, RefusalReason
from skyhop.i18n import N_, _

_NOT_SWAPPED = N_("Swap a balloon that you hold for another type; a full stop for no swap.")


class RefusalCode(ReasonCode):
    """Codes of refusals, in the order of AO-12.4. Kernels return the first one that applies."""

    LEGAL = NONE
    GAME_IS_OVER = RefusalReason("AO-7.1", N_("The game is over; start a new one to play on."))
    NO_ACTION = RefusalReason(
        "AO-12",
        N_(
            "“%(text)s” is not an action here: write >B to fly, +A-B to claim, or the letters of balloons; "
            "cities, routes and types must be on this board."
        ),
    )
    NOT_YOUR_DECISION = RefusalReason("AO-4.2", N_("It is not your decision now; wait for the other players."))
    ANOTHER_KIND_IS_DUE = RefusalReason("AO-4.2", N_("Decide something else first: %(wanted)s."))
    HAS_ACTED = RefusalReason("AO-4.1", N_("You have moved or claimed in this turn; end it with a full stop."))
    OUT_OF_PLAY = RefusalReason(
        "AO-3.2", N_("With two players %(route)s is out of play: of a double route only the first is used.")
    )
    NO_SUCH_ROUTE = RefusalReason(
        "AO-5.1", N_("No such route leads from %(here)s to %(city)s. Fly along a route that begins at your city.")
    )
    TOO_FULL_TO_MOVE = RefusalReason("AO-5.5", N_("Your inventory is full, so you cannot move; claim a route instead."))
    NO_SLOT = RefusalReason("AO-1.3", N_("%(city)s has no free slot left; fly to another city."))
    RIVAL_MOVES_OTHERWISE = RefusalReason(
        "AO-8.2",
        N_("The rival claims a route if it can. Otherwise it flies to the first city in reach, in alphabetical order."),
    )
    SPACE_NOT_NAMED = RefusalReason(
        "AO-9.5", N_("%(route)s is a multiroute: claim one of its spaces, such as +%(route)s.1.")
    )
    SPACE_NAMED = RefusalReason("AO-9.5", N_("%(route)s is no multiroute: claim it whole, +%(route)s."))
    SPACE_TAKEN = RefusalReason("AO-9.5", N_("That space of %(route)s is claimed already; choose another."))
    ROUTE_TAKEN = RefusalReason("AO-6.1", N_("%(route)s is claimed already; choose another route."))
    GRAY_NEEDS_ONE_TYPE = RefusalReason(
        "AO-9.8", N_("%(route)s is gray: name %(count)s balloons of one type to pay with, such as +%(route)s=R….")
    )
    GRAY_NOT_PAID = RefusalReason(
        "AO-6.1", N_("%(route)s costs %(count)s balloons of one type that you hold; you have at most %(most)s of one.")
    )
    WRONG_PAYMENT = RefusalReason("AO-6.1", N_("%(route)s costs %(price)s, which only wilds can replace."))
    NOT_PAID = RefusalReason(
        "AO-6.1", N_("%(route)s costs %(price)s, and you have %(held)s: pay with what you hold, or gather more first.")
    )
    ONE_FITS = RefusalReason("AO-2.2", N_("You have one space left, so pick one balloon only."))
    NO_WILD_HERE = RefusalReason(
        "AO-9.8", N_("You may take one wild, alone, and only where a gray route begins. Pick types found here.")
    )
    NOT_FOUND_HERE = RefusalReason("AO-5.3", N_("Pick %(count)s of the types found here: %(types)s."))
    NOT_FOUND_AGAIN = RefusalReason("AO-5.3", N_("Pick one of the types found here: %(types)s."))
    TYPES_MUST_DIFFER = RefusalReason("AO-10.1", N_("The two balloons must differ in this variant."))
    NOT_THAT_WAY = RefusalReason(
        "AO-10.1", N_("The type of the route just flown over may not be picked in this variant.")
    )
    REFUSED_BEFORE = RefusalReason("AO-10.1", N_("That type was refused in this turn; pick another."))
    CAN_ACT = RefusalReason("AO-4.1", N_("You can move or claim, so you may not pass."))
    STARTS_ELSEWHERE = RefusalReason("AO-3.1", N_("All travelers start at the capital, A."))
    WRONG_GIFT = RefusalReason("AO-3.3", N_("Choose balloons of types in play: exactly %(count)s."))
    INVENTORY_IS_FULL = RefusalReason("AO-2.3", N_("Your inventory is full: take a space (+)."))
    WRONG_REWARD = RefusalReason("AO-2.3", N_("Take one balloon of a type in play (%(types)s) or a space (+)."))
    NO_VETO = RefusalReason("AO-2.3", N_("This reward cannot be refused; take a balloon or a space."))
    RIVAL_TAKES_TYPE = RefusalReason("AO-8.3", N_("The rival takes a balloon of the route's type."))
    WRONG_PROFIT = RefusalReason("AO-5.4", N_("Take one balloon of a type just received, or none (a full stop)."))
    NOT_AN_OWNER = RefusalReason("AO-5.6", N_("Reward an owner of a route of that type here."))
    CANNOT_STEAL = RefusalReason(
        "AO-9.4", N_("You cannot steal this: it takes the ability, a free space, and a balloon that the other holds.")
    )
    CANNOT_ARRIVE_LATE = RefusalReason(
        "AO-9.4",
        N_("You cannot arrive late: it takes the ability, and a full trajectory whose cities you have joined."),
    )
    CANNOT_SHARE = RefusalReason(
        "AO-9.4", N_("You cannot share this: it takes the ability, and a route that one other player alone owns.")
    )
    CANNOT_TELEPORT = RefusalReason(
        "AO-9.4", N_("You cannot teleport there: it takes the ability, and another city with a free slot.")
    )
    NO_SECOND_WIND = RefusalReason(
        "AO-9.4", N_("You cannot have another turn: it takes the ability, after your move or claim.")
    )
    WRONG_TOLL = RefusalReason("AO-9.4", N_("Name one balloon that the flyer holds."))
    NOT_HELD = RefusalReason("AO-9.3", N_("Cross out a balloon that you hold."))
    WRONG_SWAP_OF_BONUS = RefusalReason("AO-9.3", _NOT_SWAPPED)
    WRONG_SWAP_OF_PRIZE = RefusalReason("AO-9.2", _NOT_SWAPPED)
    CANNOT_NAME = RefusalReason("AO-9.9", N_("Name a space of that inventory that no thief has named before."))
    NOT_DEALT = RefusalReason("AO-9.11", N_("Keep one or both of the orders that you were dealt."))


NO_SPACE_PAID = RefusalReason(
    "AO-6.1", N_("The free spaces of %(route)s cost %(price)s, and you have none. Gather some first.")
)
"""[AO-9.5, AO-6.1] Common reason for all spaces of a multiroute: the seat cannot pay for any free one."""


def describe_wanted(phase: str) -> str:
    """[AO-12.3] Return the decision that a phase requires, with an example of its notation; "" for other phases."""
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
