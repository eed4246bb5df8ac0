"""[BC-11, BC-4.4] Texts understood as actions, with the first reason against them."""

from __future__ import annotations

from skyhop.core.record import AnyRecord, Records
from skyhop.core.refusals import Understood
from skyhop.core.ruleset import Ruleset
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import Placement, Trade
from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.games.balloon_cup.labels import colour_name
from skyhop.games.balloon_cup.notation import Claim, Exchange, Parsed, action_of, card_text, hand_to_act, parse
from skyhop.games.balloon_cup.refusals import Code
from skyhop.games.balloon_cup.state import CLAIMS, Stage


def understand(ruleset: Ruleset, records: Records, text: str) -> Understood:
    """[BC-4.4] Read a text as an action of the player to decide, with the first reason against it."""
    parsed = parse(text)
    if parsed is None:
        return Understood(Code.NO_ACTION)
    action = action_of(parsed, hand_to_act(records[0]))
    if action is None:
        return Understood(_code_without_number(ruleset, records[0], parsed))
    return Understood(kernels.refusal(ruleset.record, records, 0, action), action)


def _code_without_number(ruleset: Ruleset, record: AnyRecord, parsed: Parsed) -> Code:
    """Refuse what is well formed but has no integer: cards not held, or substitutes that no claim can use."""
    if isinstance(parsed, Exchange):
        if record["stage"] in CLAIMS:
            return Code.CLAIM_IS_DUE
        return Code.NO_EXCHANGE_WHILE_ABLE if record["stage"] == Stage.PLACE else Code.WRONG_EXCHANGE
    if not isinstance(parsed, Claim) or ruleset.parameters["trade"] != "claim":
        return Code.OTHER_FORM_OF_TRADE
    if record["owner_of_trophy"][parsed.colour] >= 0:
        return Code.TROPHY_CLAIMED
    return Code.WRONG_PAYMENT


def names(text: str) -> dict[str, object]:
    """Name what the sentences speak of."""
    parsed = parse(text)
    named: dict[str, object] = {"text": text[:40], "card": "", "tile": "", "colour": ""}
    if isinstance(parsed, Placement):
        card = card_text(parsed.card)
        named |= {"card": card, "tile": parsed.tile + 1, "colour": colour_name(card[0])}
    elif isinstance(parsed, Claim):
        named |= {"colour": colour_name(COLOURS[parsed.colour])}
    elif isinstance(parsed, Trade):
        named |= {"colour": colour_name(COLOURS[parsed.taken])}
    return named
