"""Every reason of AO-12.4 as a person reads it, and the numbers that are no action."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.amount import met
from tests.conformance.house_rules import ALL, board
from tests.games.aeronaut_odyssey.walks import GAME, dealt, moments

from skyhop.engine.state import State
from skyhop.game.action import Refused
from skyhop.game.game import find_refusal_code
from skyhop.games.aeronaut_odyssey.actions import ACTION_COUNT, FIRST, START, ActionKind, kind_of
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode

pytestmark = pytest.mark.presentation

Scene = tuple[Mapping[str, Any], str, Mapping[str, Any], tuple[str, ...]]
"""A ruleset, its board, a position, and the actions that led from there."""


def scene(rules: Mapping[str, Any], board: str, seats: list[dict[str, Any]], *actions: str, **others: Any) -> Scene:  # noqa: ANN401 - a position
    return rules, board, {"seats": seats, **others}, actions


PIONEER, CAPITAL = {"base": "pioneer"}, {"base": "capital"}
EVERYTHING = {"base": "pioneer", "expansions": ALL}
SOLO = {"solo": True, "expansions": ALL}
AT_D = {"city": "D", "cells": "...."}
AT_F = {"city": "F", "cells": "......"}
JOINED = {"A-D": "0", "A-B": "0"}

SCENES = {
    "turn": scene(PIONEER, "six", [{"city": "A", "cells": "RRYYW......."}, AT_F], owners={"A-E": "1"}, slots={"D": 3}),
    "full": scene(PIONEER, "six", [{"city": "A", "cells": "RRYYWW"}, AT_F]),
    "winds": scene(
        EVERYTHING,
        "six-winds",
        [{"city": "A", "cells": "RRYYW......."}, AT_F],
        owners={"B-E": "1.."},
    ),
    "winds, nothing held": scene(
        EVERYTHING, "six-winds", [{"city": "A", "cells": "RR........"}, AT_F], owners={"B-E": "1.."}
    ),
    "after the action": scene(
        EVERYTHING, "six-winds", [{"city": "E", "cells": "R.....", "abilities": ["wind"]}, AT_F, AT_F], "+B-E.1"
    ),
    "one space": scene(PIONEER, "six", [{"city": "A", "cells": "RRYYW."}, AT_F, AT_F], ">E"),
    "pick": scene(PIONEER, "six", [{"city": "A", "cells": "......"}, AT_F, AT_F], ">B"),
    "profit": scene(PIONEER, "six", [{"city": "A", "cells": "......"}, AT_F, AT_F], ">B", "RO"),
    "reward": scene(PIONEER, "six", [{"city": "A"}, AT_F, AT_F], ">B", owners={"A-B": "1"}),
    "full reward": scene(
        {**CAPITAL, "variant": "veto"},
        "court",
        [{"city": "A", "cells": "...."}, {"city": "D", "cells": "RRRR"}, AT_D],
        *(">B2", "YW"),
        owners={"B-E": "1", "B-C": "1"},
    ),
    "repick": scene(
        {**CAPITAL, "variant": "veto"},
        "court",
        [{"city": "A", "cells": "...."}, AT_D, AT_D],
        *(">B2", "YW", "x"),
        owners={"B-E": "1", "A-B": "2", "B-C": "1"},
    ),
    "two types": scene({**CAPITAL, "variant": "two_types"}, "court", [{"city": "A"}, AT_D, AT_D], ">B"),
    "not that way": scene({**CAPITAL, "variant": "not_that_way"}, "court", [{"city": "A"}, AT_D, AT_D], ">B"),
    "owner": scene(
        {**CAPITAL, "expansions": "bonus"}, "court", [{"city": "A"}, AT_D, AT_D, AT_D], ">B", "RY", owners={"B-E": "31"}
    ),
    "toll": scene(
        {**PIONEER, "expansions": "bonus"},
        "six",
        [{"city": "E", "cells": "RO.."}, {"city": "C", "cells": "....", "tolls": ["E-F"]}, AT_F],
        ">F",
    ),
    "lose": scene({**PIONEER, "expansions": "bonus"}, "six", [{"city": "A", "cells": "OORW.."}, AT_F, AT_F], "+D-E2"),
    "swap of a bonus": scene(
        {**PIONEER, "expansions": "bonus"}, "six", [{"city": "F", "cells": "YYYW.."}, AT_F, AT_F], "+A-D"
    ),
    "swap of a prize": scene(
        {**PIONEER, "expansions": "trajectories"},
        "six",
        [{"city": "F", "cells": "OR...."}, AT_F, AT_F],
        "+B-C",
        owners=JOINED,
        taken={"T2": "1", "T3": "0"},
    ),
    "thief": scene(
        {**PIONEER, "expansions": "thieves"},
        "six",
        [{"city": "F", "cells": "YY...."}, {"city": "C", "cells": "rRWW..", "named": [1]}, AT_F],
        "+A-B2",
        owners={"A-B": "1"},
    ),
    "rival's turn": scene(
        SOLO,
        "six-winds",
        [{"city": "B", "cells": "R....."}, {"city": "E", "cells": "WOO..."}],
        turn=1,
        owners={"A-E": "0", "B-E": "000", "B-C": "0"},
    ),
    "over the rival's route": scene(
        SOLO,
        "six-winds",
        [{"city": "B", "cells": "......"}, {"city": "A", "cells": "......"}],
        ">E",
        owners={"B-E": "111"},
    ),
    "over": scene({"solo": True}, "six", [{"city": "A", "cells": "rr"}, {"city": "B", "cells": "rr"}]),
    "gift": scene(CAPITAL, "court", [], setup=3),
    "start": scene(PIONEER, "six", [], setup=3),
    "keep": scene({**PIONEER, "expansions": "thieves"}, "six", [], setup=2),
}


def state_of(name: str) -> State:
    rules, on, position, actions = SCENES[name]
    spec = {"seats": len(position["seats"]) or position["setup"], **rules, "board": board(on)}
    if rules.get("solo"):
        del spec["seats"]
    state = dealt(
        GAME.positions.from_position(GAME.ruleset(spec), {key: value for key, value in position.items() if value})
    )
    for text in actions:
        GAME.act(state, GAME.read(state, text))
    return state


REFUSED: list[tuple[str, str, int, str]] = [
    ("over", ".", RefusalCode.GAME_IS_OVER, "The game is over. Start a new game to play again. [AO-7.1]"),
    ("over", "hello", RefusalCode.GAME_IS_OVER, "The game is over. Start a new game to play again. [AO-7.1]"),
    (
        "turn",
        "hello",
        RefusalCode.NO_ACTION,
        (
            "“hello” is not an action here. Write >B to fly, +A-B to claim, or letters to name balloons. "
            "Use only cities, routes and balloon types of this board. [AO-12]"
        ),
    ),
    (
        "turn",
        "RY",
        RefusalCode.ANOTHER_KIND_IS_DUE,
        "Make another decision first: a move (>B), a claim (+A-B), or a full stop to end the turn. [AO-4.2]",
    ),
    (
        "pick",
        ">B",
        RefusalCode.ANOTHER_KIND_IS_DUE,
        "Make another decision first: the balloons of the move (RY). [AO-4.2]",
    ),
    (
        "after the action",
        ">B",
        RefusalCode.HAS_ACTED,
        "You have already moved or claimed in this turn. End the turn. [AO-4.1]",
    ),
    (
        "turn",
        ">B2",
        RefusalCode.OUT_OF_PLAY,
        (
            "Atidoford-Bluraholm (A-B2, yellow) is out of play: two players use only the first "
            "route of a double route. Choose another route. [AO-3.2]"
        ),
    ),
    (
        "turn",
        "+B-A2=R",
        RefusalCode.OUT_OF_PLAY,
        (
            "Atidoford-Bluraholm (A-B2, yellow) is out of play: two players use only the first "
            "route of a double route. Choose another route. [AO-3.2]"
        ),
    ),
    (
        "turn",
        ">C",
        RefusalCode.NO_SUCH_ROUTE,
        (
            "This move does not follow a route from Atidoford (A) to Cidawick (C). Fly along a route that begins at "
            "your city. [AO-5.1]"
        ),
    ),
    (
        "full",
        ">B",
        RefusalCode.TOO_FULL_TO_MOVE,
        "Your inventory is full, so you cannot move. Claim a route instead. [AO-5.5]",
    ),
    ("turn", ">D", RefusalCode.NO_SLOT, "Droliworth (D) has no free slot left. Fly to another city. [AO-1.3]"),
    (
        "rival's turn",
        ">F",
        RefusalCode.RIVAL_MOVES_OTHERWISE,
        (
            "The rival claims a route if it can. Otherwise it flies to the city in reach that comes first in the "
            "alphabet. [AO-8.2]"
        ),
    ),
    (
        "winds",
        "+B-E",
        RefusalCode.SPACE_NOT_NAMED,
        "Brumawick-Ezoloham (B-E) is a multiroute. Claim one space of it, such as +B-E.1. [AO-9.5]",
    ),
    (
        "turn",
        "+A-D.1",
        RefusalCode.SPACE_NAMED,
        "Atidoford-Droliworth (A-D) is not a multiroute. Claim the whole route: +A-D. [AO-9.5]",
    ),
    (
        "winds",
        "+C-F.1",
        RefusalCode.SPACE_NAMED,
        "Cludimere-Flovathorpe (C-F) is not a multiroute. Claim the whole route: +C-F. [AO-9.5]",
    ),
    (
        "winds",
        "+E-B.1",
        RefusalCode.SPACE_TAKEN,
        "This space of Brumawick-Ezoloham (B-E) is already claimed. Choose another space. [AO-9.5]",
    ),
    (
        "turn",
        "+A-E",
        RefusalCode.ROUTE_TAKEN,
        "Atidoford-Emovathorpe (A-E) is claimed already; choose another route. [AO-6.1]",
    ),
    (
        "winds",
        "+C-F",
        RefusalCode.GRAY_NEEDS_ONE_TYPE,
        "Cludimere-Flovathorpe (C-F) is gray. Name 2 balloons of one type as payment, such as +C-F=R…. [AO-9.8]",
    ),
    (
        "winds",
        "+C-F=RY",
        RefusalCode.GRAY_NEEDS_ONE_TYPE,
        "Cludimere-Flovathorpe (C-F) is gray. Name 2 balloons of one type as payment, such as +C-F=R…. [AO-9.8]",
    ),
    (
        "winds",
        "+C-F=R",
        RefusalCode.GRAY_NOT_PAID,
        (
            "Cludimere-Flovathorpe (C-F) costs 2 balloons of the same type. You have at most 2 "
            "balloons of one type. [AO-6.1]"
        ),
    ),
    (
        "winds",
        "+C-F=WW",
        RefusalCode.GRAY_NOT_PAID,
        (
            "Cludimere-Flovathorpe (C-F) costs 2 balloons of the same type. You have at most 2 "
            "balloons of one type. [AO-6.1]"
        ),
    ),
    (
        "turn",
        "+A-B=RRR",
        RefusalCode.WRONG_PAYMENT,
        "Atidoford-Bluraholm (A-B, red) costs 2 red. Only wilds can replace these balloons. [AO-6.1]",
    ),
    (
        "turn",
        "+A-B=YY",
        RefusalCode.WRONG_PAYMENT,
        "Atidoford-Bluraholm (A-B, red) costs 2 red. Only wilds can replace these balloons. [AO-6.1]",
    ),
    (
        "winds",
        "+B-E.2=Y",
        RefusalCode.WRONG_PAYMENT,
        "Brumawick-Ezoloham (B-E) costs 1 orange. Only wilds can replace these balloons. [AO-6.1]",
    ),
    (
        "turn",
        "+D-E",
        RefusalCode.NOT_PAID,
        (
            "Droliworth-Emovathorpe (D-E, white) costs 2 white, and you have 1 white. Pay with balloons that you "
            "have, or gather more balloons first. [AO-6.1]"
        ),
    ),
    (
        "winds",
        "+B-E.2",
        RefusalCode.NOT_PAID,
        (
            "Brumawick-Ezoloham (B-E) costs 1 orange, and you have none. Pay with balloons that you "
            "have, or gather more balloons first. [AO-6.1]"
        ),
    ),
    (
        "turn",
        "+A-B=R*",
        RefusalCode.NOT_PAID,
        (
            "Atidoford-Bluraholm (A-B, red) costs 2 red, and you have 2 red. Pay with balloons "
            "that you have, or gather more balloons first. [AO-6.1]"
        ),
    ),
    ("one space", "WW", RefusalCode.ONE_FITS, "You have one space left, so pick only one balloon. [AO-2.2]"),
    (
        "pick",
        "RO*R",
        RefusalCode.NO_WILD_HERE,
        (
            "You may take a wild only at a city with a gray route, and then no other balloon. "
            "Pick types that this city has. [AO-9.8]"
        ),
    ),
    ("pick", "WW", RefusalCode.NOT_FOUND_HERE, "Pick 2 of the types found here: red, orange, yellow. [AO-5.3]"),
    ("pick", "RRRR", RefusalCode.NOT_FOUND_HERE, "Pick 2 of the types found here: red, orange, yellow. [AO-5.3]"),
    (
        "one space",
        "WOY",
        RefusalCode.NOT_FOUND_HERE,
        "Pick 1 of the types found here: red, orange, yellow, white. [AO-5.3]",
    ),
    ("repick", "RO", RefusalCode.NOT_FOUND_AGAIN, "Pick one of the types found here: red, orange, white. [AO-5.3]"),
    (
        "repick",
        "*",
        RefusalCode.NO_WILD_HERE,
        (
            "You may take a wild only at a city with a gray route, and then no other balloon. "
            "Pick types that this city has. [AO-9.8]"
        ),
    ),
    (
        "repick",
        "Y",
        RefusalCode.REFUSED_BEFORE,
        "A player refused this type in this turn. Pick another type. [AO-10.1]",
    ),
    (
        "two types",
        "YY",
        RefusalCode.TYPES_MUST_DIFFER,
        "The two balloons must be of different types in this variant. [AO-10.1]",
    ),
    (
        "not that way",
        "RY",
        RefusalCode.NOT_THAT_WAY,
        "In this variant, you cannot pick the type of the route that you just flew over. Pick another type. [AO-10.1]",
    ),
    ("turn", ".", RefusalCode.CAN_ACT, "You can move or claim, so you cannot pass. [AO-4.1]"),
    ("gift", "RR", RefusalCode.WRONG_GIFT, "Choose exactly 1 balloons. All of them must be of types in play. [AO-3.3]"),
    (
        "gift",
        "RROO",
        RefusalCode.WRONG_GIFT,
        "Choose exactly 1 balloons. All of them must be of types in play. [AO-3.3]",
    ),
    ("full reward", "R", RefusalCode.INVENTORY_IS_FULL, "Your inventory is full: take a space. [AO-2.3]"),
    (
        "reward",
        "*",
        RefusalCode.WRONG_REWARD,
        "Take a space, or one balloon of a type in play (red, orange, yellow, white). [AO-2.3]",
    ),
    ("reward", "x", RefusalCode.NO_VETO, "You cannot refuse this reward. Take a balloon or a space. [AO-2.3]"),
    (
        "over the rival's route",
        "Y",
        RefusalCode.RIVAL_TAKES_TYPE,
        "The rival takes a balloon of the route's type. [AO-8.3]",
    ),
    (
        "over the rival's route",
        "x",
        RefusalCode.RIVAL_TAKES_TYPE,
        "The rival takes a balloon of the route's type. [AO-8.3]",
    ),
    (
        "profit",
        "Y",
        RefusalCode.WRONG_PROFIT,
        "Take one balloon of a type that the player to move just received, or none. [AO-5.4]",
    ),
    (
        "owner",
        "for 2",
        RefusalCode.NOT_AN_OWNER,
        "Reward a player who owns a route of this type at this city. [AO-5.6]",
    ),
    (
        "turn",
        "!steal 1R",
        RefusalCode.CANNOT_STEAL,
        (
            "You cannot steal this balloon. You need the ability and a free space, "
            "and the other player must hold the balloon. [AO-9.4]"
        ),
    ),
    (
        "winds",
        "!late T1",
        RefusalCode.CANNOT_ARRIVE_LATE,
        (
            "You cannot use a late arrival here. You need the ability, and you must fulfil a trajectory that has no "
            "free slot. [AO-9.4]"
        ),
    ),
    (
        "turn",
        "!share E-A",
        RefusalCode.CANNOT_SHARE,
        "You cannot share this route. You need the ability, and exactly one other player must own the route. [AO-9.4]",
    ),
    (
        "turn",
        "!teleport C",
        RefusalCode.CANNOT_TELEPORT,
        "You cannot teleport there. You need the ability, and another city with a free slot. [AO-9.4]",
    ),
    (
        "turn",
        "!wind",
        RefusalCode.NO_SECOND_WIND,
        "You cannot take another turn. You need the ability, and you must move or claim first. [AO-9.4]",
    ),
    ("toll", "Y", RefusalCode.WRONG_TOLL, "Name a balloon of the player who flew over the route. [AO-9.4]"),
    ("lose", "-Y", RefusalCode.NOT_HELD, "Cross out a balloon that you hold. [AO-9.3]"),
    (
        "swap of a bonus",
        "W>*",
        RefusalCode.WRONG_SWAP_OF_BONUS,
        "Swap a balloon that you hold for another type, or keep all balloons. [AO-9.3]",
    ),
    (
        "swap of a prize",
        "R>R",
        RefusalCode.WRONG_SWAP_OF_PRIZE,
        "Swap a balloon that you hold for another type, or keep all balloons. [AO-9.2]",
    ),
    (
        "thief",
        "#1",
        RefusalCode.CANNOT_NAME,
        "Name a space of the victim's inventory that no thief has named before. [AO-9.9]",
    ),
    (
        "thief",
        "#99999",
        RefusalCode.CANNOT_NAME,
        "Name a space of the victim's inventory that no thief has named before. [AO-9.9]",
    ),
]


@pytest.mark.parametrize(("name", "text", "code", "sentence"), REFUSED, ids=[f"{row[0]} {row[1]}" for row in REFUSED])
def test_a_refusal_says_in_a_sentence_what_to_do_instead(name: str, text: str, code: int, sentence: str) -> None:
    state = state_of(name)

    with pytest.raises(Refused) as refused:
        GAME.read(state, text)

    assert str(refused.value) == sentence
    assert code in (GAME.understand(state, text).code, RefusalCode.GAME_IS_OVER)


def test_every_reason_is_shown_above_or_below() -> None:
    shown = {code for _name, _text, code, _sentence in REFUSED}
    assert set(GAME.reasons) - shown == {
        RefusalCode.NOT_YOUR_DECISION,
        RefusalCode.STARTS_ELSEWHERE,
        RefusalCode.NOT_DEALT,
    }


def test_another_seat_than_the_one_asked_is_told_to_wait() -> None:
    with pytest.raises(Refused, match=re.escape("It is not your decision now; wait for the other players. [AO-4.2]")):
        GAME.read(state_of("turn"), ">B", seat=1)


def test_an_order_that_was_not_dealt_cannot_be_kept() -> None:
    state = state_of("keep")
    dealt_to_0 = state.record["orders"][0].tolist()
    other = next(order for order in range(4) if order not in dealt_to_0)

    for text in (f"keep S{other + 1}", f"keep S{dealt_to_0[0] + 1} S{dealt_to_0[0] + 1}"):
        with pytest.raises(Refused, match=re.escape("Keep one or both of your new secret orders. [AO-9.11]")):
            GAME.read(state, text)


def test_in_capital_nobody_starts_but_in_the_capital() -> None:
    """[AO-3.1] Nobody is asked there, so the question is put by other rules."""
    state = state_of("start")
    asked = State(GAME.ruleset({"base": "capital", "seats": 3, "board": board("six")}), state.records)

    assert GAME.legal(asked) == [START + 0]
    with pytest.raises(Refused, match=re.escape("All travelers start at the capital, A. [AO-3.1]")):
        GAME.read(asked, "@B")


def test_a_number_is_an_action_where_its_text_is_one() -> None:
    """[AO-12] Several numbers of payments and runs would have the same text; one of them is the action."""
    kept = [moment for moment in moments(11, 6) if GAME.to_decide(moment[0]) is not None and moment[1].random() >= 0.8]
    for state, chance in met(kept):
        for action in numbers(chance):
            is_action = find_refusal_code(GAME, state, action) != RefusalCode.NO_ACTION
            has_twins = kind_of(action) in (ActionKind.CLAIM, ActionKind.SHARE, ActionKind.RUN)
            assert is_action == has_text(state, action) or (has_twins and not is_action), action


def has_text(state: State, action: int) -> bool:
    """Return True if the notation of a number is an action on the board."""
    if kind_of(action) == ActionKind.KEEP:
        return bool(state.ruleset.record["order_count"][0])
    try:
        text = GAME.write(state, action)
    except IndexError:
        return False
    return GAME.understand(state, text).code != RefusalCode.NO_ACTION


def numbers(chance: Random) -> list[int]:
    """Sample the numbers of each kind, its first and last among them."""
    first = [FIRST[kind] for kind in ActionKind]
    rows = [range(one, end) for one, end in zip(first, [*first[1:], ACTION_COUNT], strict=True)]
    return sorted({number for row in rows for number in (row[0], row[-1], *chance.sample(row, min(len(row), 60)))})


TAKEN = "This space of Brumawick-Ezoloham (B-E) is already claimed. Choose another space."
NONE_HELD = (
    "The free spaces of Brumawick-Ezoloham (B-E) cost orange, white, and you have none of "
    "these balloons. Gather balloons first."
)
MEANT = [
    ("winds, nothing held", ["+B-E.2", "+B-E.3"], NONE_HELD),
    ("winds", ["+B-E.1", "+B-E.2"], TAKEN),
    ("winds", ["+B-E.1", "+C-F"], TAKEN),
    ("winds", ["+B-E.1", "+B-E.3"], None),
]


@pytest.mark.parametrize(("name", "texts", "sentence"), MEANT)
def test_what_could_mean_several_actions_is_refused_in_one_sentence(
    name: str, texts: list[str], sentence: str | None
) -> None:
    """[AO-6.1, AO-9.5]"""
    refusal = GAME.why_not(GAME.view(state_of(name), 0), texts)

    assert (refusal.sentence if refusal else None) == sentence
