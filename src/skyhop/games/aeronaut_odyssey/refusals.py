"""[AO-12.4] Refusal codes that the kernels return. Each code has a clause and a sentence with advice."""

from __future__ import annotations

from skyhop.game.action import NONE, ReasonCode, RefusalReason
from skyhop.i18n import N_, _

_NOT_SWAPPED = N_("Swap a balloon that you hold for another type, or keep all balloons.")


class RefusalCode(ReasonCode):
    """Codes of refusals, in the order of AO-12.4. Kernels return the first code that applies."""

    LEGAL = NONE
    GAME_IS_OVER = RefusalReason("AO-7.1", N_("The game is over. Start a new game to play again."))
    NO_ACTION = RefusalReason(
        "AO-12",
        N_(
            "“%(text)s” is not an action here. Write >B to fly, +A-B to claim, or letters to name balloons. "
            "Use only cities, routes and balloon types of this board."
        ),
    )
    NOT_YOUR_DECISION = RefusalReason("AO-4.2", N_("It is not your decision now; wait for the other players."))
    ANOTHER_KIND_IS_DUE = RefusalReason("AO-4.2", N_("Make another decision first: %(wanted)s."))
    HAS_ACTED = RefusalReason("AO-4.1", N_("You have already moved or claimed in this turn. End the turn."))
    OUT_OF_PLAY = RefusalReason(
        "AO-3.2",
        N_("%(route)s is out of play: two players use only the first route of a double route. Choose another route."),
    )
    NO_SUCH_ROUTE = RefusalReason(
        "AO-5.1",
        N_("This move does not follow a route from %(here)s to %(city)s. Fly along a route that begins at your city."),
    )
    TOO_FULL_TO_MOVE = RefusalReason("AO-5.5", N_("Your inventory is full, so you cannot move. Claim a route instead."))
    NO_SLOT = RefusalReason("AO-1.3", N_("%(city)s has no free slot left. Fly to another city."))
    RIVAL_MOVES_OTHERWISE = RefusalReason(
        "AO-8.2",
        N_(
            "The rival claims a route if it can. Otherwise it flies to the "
            "city in reach that comes first in the alphabet."
        ),
    )
    SPACE_NOT_NAMED = RefusalReason(
        "AO-9.5", N_("%(route)s is a multiroute. Claim one space of it, such as +%(notation)s.1.")
    )
    SPACE_NAMED = RefusalReason("AO-9.5", N_("%(route)s is not a multiroute. Claim the whole route: +%(notation)s."))
    SPACE_TAKEN = RefusalReason("AO-9.5", N_("This space of %(route)s is already claimed. Choose another space."))
    ROUTE_TAKEN = RefusalReason("AO-6.1", N_("%(route)s is claimed already; choose another route."))
    GRAY_NEEDS_ONE_TYPE = RefusalReason(
        "AO-9.8", N_("%(route)s is gray. Name %(count)s balloons of one type as payment, such as +%(notation)s=R….")
    )
    GRAY_NOT_PAID = RefusalReason(
        "AO-6.1",
        N_("%(route)s costs %(count)s balloons of the same type. You have at most %(most)s balloons of one type."),
    )
    WRONG_PAYMENT = RefusalReason("AO-6.1", N_("%(route)s costs %(price)s. Only wilds can replace these balloons."))
    NOT_PAID = RefusalReason(
        "AO-6.1",
        N_(
            "%(route)s costs %(price)s, and you have %(held)s. Pay with balloons that you have, or gather more "
            "balloons first."
        ),
    )
    ONE_FITS = RefusalReason("AO-2.2", N_("You have one space left, so pick only one balloon."))
    NO_WILD_HERE = RefusalReason(
        "AO-9.8",
        N_(
            "You may take a wild only at a city with a gray route, and then no other balloon. Pick types that this "
            "city has."
        ),
    )
    NOT_FOUND_HERE = RefusalReason("AO-5.3", N_("Pick %(count)s of the types found here: %(types)s."))
    NOT_FOUND_AGAIN = RefusalReason("AO-5.3", N_("Pick one of the types found here: %(types)s."))
    TYPES_MUST_DIFFER = RefusalReason("AO-10.1", N_("The two balloons must be of different types in this variant."))
    NOT_THAT_WAY = RefusalReason(
        "AO-10.1",
        N_("In this variant, you cannot pick the type of the route that you just flew over. Pick another type."),
    )
    REFUSED_BEFORE = RefusalReason("AO-10.1", N_("A player refused this type in this turn. Pick another type."))
    CAN_ACT = RefusalReason("AO-4.1", N_("You can move or claim, so you cannot pass."))
    STARTS_ELSEWHERE = RefusalReason("AO-3.1", N_("All travelers start at the capital, A."))
    WRONG_GIFT = RefusalReason("AO-3.3", N_("Choose exactly %(count)s balloons. All of them must be of types in play."))
    INVENTORY_IS_FULL = RefusalReason("AO-2.3", N_("Your inventory is full: take a space."))
    WRONG_REWARD = RefusalReason("AO-2.3", N_("Take a space, or one balloon of a type in play (%(types)s)."))
    NO_VETO = RefusalReason("AO-2.3", N_("You cannot refuse this reward. Take a balloon or a space."))
    RIVAL_TAKES_TYPE = RefusalReason("AO-8.3", N_("The rival takes a balloon of the route's type."))
    WRONG_PROFIT = RefusalReason(
        "AO-5.4",
        N_("Take one balloon of a type that the player to move just received, or none."),
    )
    NOT_AN_OWNER = RefusalReason("AO-5.6", N_("Reward a player who owns a route of this type at this city."))
    CANNOT_STEAL = RefusalReason(
        "AO-9.4",
        N_(
            "You cannot steal this balloon. You need the ability and a free space, and the other player must "
            "hold the balloon."
        ),
    )
    CANNOT_ARRIVE_LATE = RefusalReason(
        "AO-9.4",
        N_(
            "You cannot use a late arrival here. You need the ability, and you must fulfil a trajectory that has no "
            "free slot."
        ),
    )
    CANNOT_SHARE = RefusalReason(
        "AO-9.4",
        N_("You cannot share this route. You need the ability, and exactly one other player must own the route."),
    )
    CANNOT_TELEPORT = RefusalReason(
        "AO-9.4", N_("You cannot teleport there. You need the ability, and another city with a free slot.")
    )
    NO_SECOND_WIND = RefusalReason(
        "AO-9.4", N_("You cannot take another turn. You need the ability, and you must move or claim first.")
    )
    WRONG_TOLL = RefusalReason("AO-9.4", N_("Name a balloon of the player who flew over the route."))
    NOT_HELD = RefusalReason("AO-9.3", N_("Cross out a balloon that you hold."))
    WRONG_SWAP_OF_BONUS = RefusalReason("AO-9.3", _NOT_SWAPPED)
    WRONG_SWAP_OF_PRIZE = RefusalReason("AO-9.2", _NOT_SWAPPED)
    CANNOT_NAME = RefusalReason("AO-9.9", N_("Name a space of the victim's inventory that no thief has named before."))
    NOT_DEALT = RefusalReason("AO-9.11", N_("Keep one or both of your new secret orders."))


NO_SPACE_PAID = RefusalReason(
    "AO-6.1",
    N_("The free spaces of %(route)s cost %(price)s, and you have none of these balloons. Gather balloons first."),
)
"""[AO-9.5, AO-6.1] Common reason for all spaces of a multiroute: the seat cannot pay for any free space."""


def describe_phase(phase: str) -> str:
    """[AO-12.3] Return a description of the decision in a phase, with an example of its notation.

    If the phase has no decision to describe, return "".
    """
    return {
        "turn": _("a move (>B), a claim (+A-B), or a full stop to end the turn"),
        "keep": _("the secret orders to keep (keep S1)"),
        "start": _("the city to start at (@B)"),
        "gift": _("the balloons at the start (RY)"),
        "reward": _("the reward: a balloon (R) or a space (+)"),
        "toll": _("the balloon for the toll (R)"),
        "pick": _("the balloons of the move (RY)"),
        "profit": _("the profit: a balloon (R), or a full stop for no balloon"),
        "owner": _("the owner who receives the reward (for 1)"),
        "repick": _("another balloon instead of the refused balloon (R)"),
        "lose": _("the balloon to cross out (-R)"),
        "swap": _("a swap (R>Y), or a full stop for no swap"),
        "thief": _("the number of a space (#5)"),
    }.get(phase, "")
