"""[BC-11, BC-4.4] Texts understood as actions, with the first reason against them."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.engine.record import Records
from skyhop.engine.ruleset import Ruleset
from skyhop.game.refusal import Reason, Understood
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import (
    DONE,
    ROW_OF_CLAIM,
    ActionKind,
    Placement,
    Trade,
    action_of_claim,
    action_of_exchange,
    action_of_placement,
    action_of_trade,
)
from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.games.balloon_cup.notation import Claim, Exchange, Parsed, card_text, hand_to_act, parse
from skyhop.games.balloon_cup.refusals import FITS_NOWHERE, TAKES_NONE, Code
from skyhop.games.balloon_cup.rules.answers import NO_NUMBER, Answer, answer_of
from skyhop.games.balloon_cup.text.labels import colour_name, trophy_colour


def understand(ruleset: Ruleset, records: Records, text: str) -> Understood:
    """[BC-4.4] Read a text as an action of the player to decide, with the first reason against it."""
    parsed = parse(text)
    if parsed is None:
        return Understood(Code.NO_ACTION)
    answer = _answer(parsed, hand_to_act(records[0]))
    return Understood(kernels.refusal_of(ruleset.record, records, 0, *answer), answer.action)


def _answer(parsed: Parsed, hand: Sequence[int]) -> Answer:
    """[BC-11] Say what an action is for a sorted hand."""
    if isinstance(parsed, Placement):
        return answer_of(action_of_placement(*parsed))
    if isinstance(parsed, Trade):
        return answer_of(action_of_trade(*parsed))
    if isinstance(parsed, Claim):
        row = ROW_OF_CLAIM.get((parsed.colour, parsed.substitutes))
        action = NO_NUMBER if row is None else action_of_claim(row)
        return Answer(ActionKind.CLAIM, action, parsed.colour)
    return _exchange(parsed, hand) if isinstance(parsed, Exchange) else answer_of(DONE)


def _exchange(parsed: Exchange, hand: Sequence[int]) -> Answer:
    """[BC-5.2] Find the cards in the hand; one that is not there, or named twice, leaves no number."""
    cards = set(parsed.cards)
    if len(cards) < len(parsed.cards) or not cards <= set(hand):
        return Answer(ActionKind.EXCHANGE, NO_NUMBER)
    return answer_of(action_of_exchange(sum(1 << hand.index(card) for card in cards)))


def sum_of(texts: Sequence[str], possible: Sequence[str]) -> Reason | None:
    """[BC-4.1, BC-4.2] Sum up why several placements of one card, or on one side, are refused, if they are such.

    What is said holds for the whole table and hand, whatever part of it is asked about: `possible` lists all legal
    actions.
    """
    asked, legal = ([parse(text) for text in each] for each in (texts, possible))
    placements = [one for one in asked if isinstance(one, Placement)]
    allowed = [one for one in legal if isinstance(one, Placement)]
    if not placements or len(placements) < len(asked):
        return None
    cards, sides = {one.card for one in placements}, {one[1:] for one in placements}
    if len(cards) == 1 and not any(one.card in cards for one in allowed):
        return FITS_NOWHERE
    if len(sides) == 1 and not any(one[1:] in sides for one in allowed):
        return TAKES_NONE
    return None


def names(ruleset: Ruleset, records: Records, text: str) -> dict[str, object]:
    """Name what the sentences speak of."""
    parsed = parse(text)
    least, most = (int(ruleset.parameters[name]) for name in ("exchange_min", "exchange_max"))
    named: dict[str, object] = {"text": text[:40], "card": "", "tile": "", "colour": ""}
    named |= {"least": least, "most": max(least, min(most, len(hand_to_act(records[0]))))}
    if isinstance(parsed, Placement):
        card = card_text(parsed.card)
        named |= {"card": card, "tile": parsed.tile + 1, "colour": colour_name(card[0])}
    elif isinstance(parsed, Claim):
        named |= {"colour": trophy_colour(COLOURS[parsed.colour])}
    elif isinstance(parsed, Trade):
        named |= {"colour": colour_name(COLOURS[parsed.taken])}
    return named
