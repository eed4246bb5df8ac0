"""[BC-4.4] Refusal codes that the kernels return. Each code has a clause and a sentence with advice."""

from __future__ import annotations

from skyhop.game.action import NONE, ReasonCode, RefusalReason
from skyhop.i18n import N_


class RefusalCode(ReasonCode):
    """Codes of refusals, in no particular order.

    If several codes apply, kernels return the code that comes first in BC-4.4.
    """

    LEGAL = NONE
    GAME_IS_OVER = RefusalReason("BC-8.1", N_("The game is over. Start a new game to play again."))
    NO_ACTION = RefusalReason(
        "BC-11",
        N_(
            "“%(text)s” is not an action here. Write R7-3 (your side), R7x3 (opponent's side), "
            "~R7Y3 (exchange), +G=RY (claim with a trade), Y>G (trade) or a full stop (no trade)."
        ),
    )
    NOT_YOUR_DECISION = RefusalReason("BC-3.1", N_("It is not your decision now; wait for the other player."))
    PLACEMENT_IS_DUE = RefusalReason("BC-3.1", N_("You cannot pass. Place a card."))
    EXCHANGE_IS_DUE = RefusalReason(
        "BC-3.1", N_("You are stuck, so you must exchange cards. You may decline a trade, but not an exchange.")
    )
    CLAIM_IS_DUE = RefusalReason("BC-3.1", N_("First decide about the trade: claim a trophy, or make no trade."))
    NO_EXCHANGE_WHILE_ABLE = RefusalReason(
        "BC-5.4", N_("You can place a card, so you cannot exchange cards. Place a card.")
    )
    NOT_IN_HAND = RefusalReason("BC-2.3", N_("You do not hold %(card)s. Choose a card from your hand."))
    TILE_OUT_OF_PLAY = RefusalReason("BC-6.5", N_("Tile %(tile)s is no longer in the game. Choose another tile."))
    COLOUR_NOT_ON_TILE = RefusalReason(
        "BC-4.1",
        N_(
            "Tile %(tile)s has no %(colour)s cube, so you cannot place a %(colour)s card there. Choose a tile "
            "with a %(colour)s cube."
        ),
    )
    NO_ROOM = RefusalReason(
        "BC-4.2",
        N_("That side of tile %(tile)s already has all its %(colour)s cards. Choose a side that needs this colour."),
    )
    WRONG_EXCHANGE = RefusalReason(
        "BC-5.2", N_("You cannot exchange these cards. Choose %(least)s to %(most)s different cards from your hand.")
    )
    OTHER_FORM_OF_TRADE = RefusalReason(
        "BC-9.1",
        N_(
            "This match does not use this kind of trade. There are two kinds: three cubes replace a missing cube in "
            "a claim, or they buy a cube from the bag."
        ),
    )
    NOT_IN_BAG = RefusalReason("BC-9.1", N_("The bag has no %(colour)s cube left. Choose another colour."))
    TROPHY_CLAIMED = RefusalReason("BC-7.4", N_("The %(colour)s trophy is already claimed. Choose another trophy."))
    WRONG_PAYMENT = RefusalReason(
        "BC-7.2",
        N_(
            "These cubes do not pay for %(colour)s. Use all your cubes of this colour. For each missing cube, "
            "add exactly three cubes of a colour that is already claimed."
        ),
    )
    NO_TRADES_NOW = RefusalReason("BC-7.3", N_("You cannot trade now. Wait until the match asks you for a trade."))


FITS_NOWHERE = RefusalReason(
    "BC-4.2", N_("No side of a tile needs a %(colour)s card now. Choose a card of another colour.")
)
"""[BC-4.1, BC-4.2] Common reason against all placements of one card: no side needs its colour."""
TAKES_NONE = RefusalReason(
    "BC-4.2", N_("That side of tile %(tile)s needs none of the colours in your hand. Choose another side.")
)
"""[BC-4.1, BC-4.2] Common reason against all placements on one side: it needs no colour of the hand."""
OF_ANOTHER = RefusalReason("BC-2.3", N_("These cards are in another player's hand. Choose a card from your own hand."))
"""[BC-2.3] Reason against playing a hidden card: it is in the hand of another player."""
