"""[BC-11, BC-4.4] Texts understood as actions, or refused with the first reason that applies."""

from __future__ import annotations

from skyhop.core.record import AnyRecord, Records
from skyhop.core.refusals import Refused
from skyhop.core.ruleset import Ruleset
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import Placement, Trade
from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.games.balloon_cup.labels import colour_name
from skyhop.games.balloon_cup.notation import Claim, Exchange, Parsed, action_of, card_text, hand_to_act, parse
from skyhop.games.balloon_cup.refusals import REASONS, Code
from skyhop.games.balloon_cup.state import CLAIMS, Stage


def read(ruleset: Ruleset, records: Records, text: str, seat: int | None = None) -> int:
    """Read a text as a legal action of the player to decide, who must be `seat` where one is given.

    Raises:
        Refused: with the first reason in the order of BC-4.4.

    """
    record, parsed = records[0], parse(text)
    action = None if parsed is None else action_of(parsed, hand_to_act(record))
    code = _code(ruleset, records, parsed, action, seat)
    if code != Code.LEGAL or action is None:
        raise Refused(REASONS[Code(code)].refusal(_names(parsed, text)))
    return action


def _code(ruleset: Ruleset, records: Records, parsed: Parsed | None, action: int | None, seat: int | None) -> int:
    """[BC-4.4] Give the first reason against a text, or LEGAL."""
    record = records[0]
    if record["stage"] == Stage.OVER:
        return Code.GAME_IS_OVER
    if parsed is None:
        return Code.NO_ACTION
    if seat not in (None, int(record["to_act"])):
        return Code.NOT_YOUR_DECISION
    if action is None:
        return _code_without_number(ruleset, record, parsed)
    return int(kernels.refusal(ruleset.record, records, 0, action))


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


def against(code: int, text: str) -> Refused:
    """Give the refusal of an action, in notation, for a kernel's code."""
    return Refused(REASONS[Code(code)].refusal(_names(parse(text), text)))


def _names(parsed: Parsed | None, text: str) -> dict[str, object]:
    """Name what the sentences speak of."""
    names: dict[str, object] = {"text": text[:40], "card": "", "tile": "", "colour": ""}
    if isinstance(parsed, Placement):
        card = card_text(parsed.card)
        names |= {"card": card, "tile": parsed.tile + 1, "colour": colour_name(card[0])}
    elif isinstance(parsed, Claim):
        names |= {"colour": colour_name(COLOURS[parsed.colour])}
    elif isinstance(parsed, Trade):
        names |= {"colour": colour_name(COLOURS[parsed.taken])}
    return names
