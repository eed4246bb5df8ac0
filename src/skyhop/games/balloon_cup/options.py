"""[BC-9] Options for the rules of Balloon Cup, and the published rulesets."""

from __future__ import annotations

from skyhop.game.options import (
    ChoiceOption,
    NamedRuleset,
    NumberOption,
    OptionConflict,
    Options,
    OptionValue,
    SwitchOption,
    Value,
)
from skyhop.i18n import N_

TRADE = ChoiceOption(
    name="trade",
    title=N_("Trades"),
    sentence=N_("what three cubes of a claimed colour stand for"),
    clause="BC-9.1",
    default="claim",
    is_detail=True,
    choices=(
        OptionValue("claim", N_("a missing cube"), N_("one cube that a claim lacks, inside that claim")),
        OptionValue("cube", N_("a real cube"), N_("a cube from the bag, of a colour that is unclaimed")),
    ),
)
WHEN = ChoiceOption(
    name="when",
    title=N_("When trades are made"),
    sentence=N_("at which moments players are asked for them"),
    clause="BC-9.2",
    default="after-scoring",
    is_detail=True,
    choices=(
        OptionValue(
            "after-scoring", N_("after a tile is won"), N_("the winner of the tile first, then the other one, in turns")
        ),
        OptionValue("own-turn", N_("at the start of a turn"), N_("the player to move, before placing a card")),
        OptionValue(
            "own-turn-or-scoring",
            N_("at the start of a turn and after a tile"),
            N_("the mover, and again after a tile won or lost in that turn"),
        ),
        OptionValue("won-scoring", N_("after one's own tile"), N_("only the winner of the tile")),
    ),
)
PAID = ChoiceOption(
    name="paid",
    title=N_("Cubes paid for a trophy"),
    sentence=N_("where they go"),
    clause="BC-9.3",
    default="box",
    is_detail=True,
    choices=(OptionValue("box", N_("they leave the game")), OptionValue("bag", N_("they return to the bag"))),
)
RIO_GRANDE: dict[str, Value] = {
    "trade": "claim",
    "when": "after-scoring",
    "paid": "box",
    "exchange_min": 0,
    "exchange_max": 4,
    "max_gray": 5,
    "max_blue": 7,
    "best_of": 1,
    "open_hands": False,
}
RULESETS = (
    NamedRuleset(
        "rio-grande", N_("Rio Grande"), N_("The English edition: trades right after a tile is won."), RIO_GRANDE
    ),
    NamedRuleset(
        "gravon",
        N_("Gravon"),
        N_("The online rules: trades at the start of a turn, few gray and blue cubes on a tile."),
        RIO_GRANDE | {"when": "own-turn", "exchange_min": 1, "max_gray": 2, "max_blue": 3},
    ),
    NamedRuleset(
        "kosmos-fr",
        N_("Kosmos (French)"),
        N_("Three cubes buy a real one. The payment goes back into the bag."),
        RIO_GRANDE | {"trade": "cube", "when": "own-turn-or-scoring", "paid": "bag"},
    ),
    NamedRuleset(
        "le-clube",
        N_("Le Clube"),
        N_("Real cubes too, but only for the winner of the tile."),
        RIO_GRANDE | {"trade": "cube", "when": "won-scoring", "paid": "bag"},
    ),
)
OPTIONS = Options(
    clause="BC-9.6",
    options=(
        TRADE,
        WHEN,
        PAID,
        NumberOption(
            name="exchange_min",
            title=N_("Fewest cards exchanged"),
            sentence=N_("by a player none of whose cards fits"),
            clause="BC-9.4",
            default=0,
            is_detail=True,
            numbers=range(9),
        ),
        NumberOption(
            name="exchange_max",
            title=N_("Most cards exchanged"),
            sentence=N_("by a player none of whose cards fits"),
            clause="BC-9.4",
            default=4,
            is_detail=True,
            numbers=range(9),
        ),
        NumberOption(
            name="max_gray",
            title=N_("Most gray cubes on a tile"),
            sentence=N_("five is no limit"),
            clause="BC-9.5",
            default=5,
            is_detail=True,
            numbers=range(2, 6),
        ),
        NumberOption(
            name="max_blue",
            title=N_("Most blue cubes on a tile"),
            sentence=N_("seven is no limit"),
            clause="BC-9.5",
            default=7,
            is_detail=True,
            numbers=range(3, 8),
        ),
        NumberOption(
            name="best_of",
            title=N_("Games"),
            sentence=N_("several in one match, with one result; who starts changes from game to game"),
            clause="BC-9.7",
            default=1,
            numbers=(1, 3, 5),
            titles={1: N_("one"), 3: N_("best of three"), 5: N_("best of five")},
        ),
        SwitchOption(
            name="open_hands", title=N_("Open hands"), sentence=N_("both see all cards, to learn"), clause="BC-9.7"
        ),
    ),
    conflicts=(
        OptionConflict(
            "BC-9.6",
            N_("exchange_min (%(exchange_min)s) must not be above exchange_max (%(exchange_max)s)"),
            lambda chosen: int(chosen["exchange_min"]) > int(chosen["exchange_max"]),
        ),
    ),
    rulesets=RULESETS,
)
