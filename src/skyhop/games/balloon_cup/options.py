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
    sentence=N_("value of three cubes of a claimed colour"),
    clause="BC-9.1",
    default="claim",
    is_detail=True,
    choices=(
        OptionValue("claim", N_("a missing cube"), N_("one missing cube of a trophy that you claim")),
        OptionValue("cube", N_("a real cube"), N_("a cube from the bag, in a colour whose trophy is unclaimed")),
    ),
)
WHEN = ChoiceOption(
    name="when",
    title=N_("When to trade"),
    sentence=N_("times when players may trade cubes"),
    clause="BC-9.2",
    default="after-scoring",
    is_detail=True,
    choices=(
        OptionValue(
            "after-scoring",
            N_("after a tile is won"),
            N_("the players trade in turn; the winner of the tile begins"),
        ),
        OptionValue("own-turn", N_("at the start of a turn"), N_("the player to move, before placing a card")),
        OptionValue(
            "own-turn-or-scoring",
            N_("at the start of a turn and after a tile is won"),
            N_("the player to move, and again after a tile is won in that turn"),
        ),
        OptionValue("won-scoring", N_("only after winning a tile"), N_("only the winner of the tile")),
    ),
)
PAID = ChoiceOption(
    name="paid",
    title=N_("Cubes paid for a trophy"),
    sentence=N_("what happens to the paid cubes"),
    clause="BC-9.3",
    default="box",
    is_detail=True,
    choices=(OptionValue("box", N_("the cubes leave the game")), OptionValue("bag", N_("the cubes return to the bag"))),
)
RULE_OPTIONS = (
    TRADE,
    WHEN,
    PAID,
    NumberOption(
        name="exchange_min",
        title=N_("Minimum number of exchanged cards"),
        sentence=N_("for a player who cannot place a card"),
        clause="BC-9.4",
        default=0,
        is_detail=True,
        numbers=range(9),
    ),
    NumberOption(
        name="exchange_max",
        title=N_("Maximum number of exchanged cards"),
        sentence=N_("for a player who cannot place a card"),
        clause="BC-9.4",
        default=4,
        is_detail=True,
        numbers=range(9),
    ),
    NumberOption(
        name="max_gray",
        title=N_("Maximum gray cubes on a tile"),
        sentence=N_("the value 5 means no limit"),
        clause="BC-9.5",
        default=5,
        is_detail=True,
        numbers=range(2, 6),
    ),
    NumberOption(
        name="max_blue",
        title=N_("Maximum blue cubes on a tile"),
        sentence=N_("the value 7 means no limit"),
        clause="BC-9.5",
        default=7,
        is_detail=True,
        numbers=range(3, 8),
    ),
    NumberOption(
        name="best_of",
        title=N_("Games"),
        sentence=N_("number of games in one match, with one result; the first player changes from game to game"),
        clause="BC-9.7",
        default=1,
        numbers=(1, 3, 5),
        titles={1: N_("one"), 3: N_("best of three"), 5: N_("best of five")},
    ),
    SwitchOption(
        name="open_hands",
        title=N_("Open hands"),
        sentence=N_("both players see all cards, for learning"),
        clause="BC-9.7",
    ),
)
RIO_GRANDE: dict[str, Value] = {option.name: option.default for option in RULE_OPTIONS}
"""Rules of the English edition: the default of each option."""
RULESETS = (
    NamedRuleset(
        "rio-grande",
        N_("Rio Grande"),
        N_("The English edition: players trade cubes right after a tile is won."),
        RIO_GRANDE,
    ),
    NamedRuleset(
        "gravon",
        N_("Gravon"),
        N_("The online rules: players trade at the start of a turn, and a tile has few gray and blue cubes."),
        RIO_GRANDE | {"when": "own-turn", "exchange_min": 1, "max_gray": 2, "max_blue": 3},
    ),
    NamedRuleset(
        "kosmos-fr",
        N_("Kosmos (French)"),
        N_("Three cubes of a claimed colour buy one cube from the bag. Paid cubes go back into the bag."),
        RIO_GRANDE | {"trade": "cube", "when": "own-turn-or-scoring", "paid": "bag"},
    ),
    NamedRuleset(
        "le-clube",
        N_("Le Clube"),
        N_("Three cubes of a claimed colour buy one cube from the bag. Only the winner of a tile may trade."),
        RIO_GRANDE | {"trade": "cube", "when": "won-scoring", "paid": "bag"},
    ),
)
OPTIONS = Options(
    clause="BC-9.6",
    options=RULE_OPTIONS,
    conflicts=(
        OptionConflict(
            "BC-9.6",
            N_("exchange_min (%(exchange_min)s) must not be above exchange_max (%(exchange_max)s)"),
            lambda values: int(values["exchange_min"]) > int(values["exchange_max"]),
        ),
    ),
    rulesets=RULESETS,
)
