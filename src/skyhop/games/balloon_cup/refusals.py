"""[BC-4.4] Refusals in words: each names its clause and says what to do instead."""

from __future__ import annotations

from skyhop.core.i18n import _
from skyhop.core.protocol import Record, Ruleset
from skyhop.core.refusals import Refusal, Refused
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.games.balloon_cup.notation import (
    Claim,
    Exchange,
    Parsed,
    Placement,
    Trade,
    action_of,
    card_text,
    hand_to_act,
    parse,
)
from skyhop.games.balloon_cup.rules import legality
from skyhop.games.balloon_cup.state import CLAIMS, OVER, PLACE, STUCK
from skyhop.games.balloon_cup.words import colour_name


def understand(ruleset: Ruleset, records: Record, text: str, seat: int | None = None) -> int:
    """Read a text as a legal action of the player to decide, who must be `seat` where one is given.

    Raises:
        Refused: with the first reason in the order of BC-4.4.

    """
    record = records[0]
    parsed = parse(text)
    if record["stage"] == OVER:
        raise Refused(sentence(legality.GAME_IS_OVER, parsed, record, text))
    if parsed is None:
        raise Refused(sentence(legality.NO_ACTION, parsed, record, text))
    if seat not in (None, int(record["to_act"])):
        raise Refused(Refusal("BC-3.1", _("It is not your decision now; wait for the other player.")))
    action = action_of(parsed, hand_to_act(record))
    if action is None:
        code = _code_without_action(ruleset, record, parsed)
    else:
        code = int(kernels.refusal(ruleset.record, records, 0, action))
    if code != legality.LEGAL or action is None:
        raise Refused(sentence(code, parsed, record, text))
    return action


def _code_without_action(ruleset: Ruleset, record: Record, parsed: Parsed) -> int:
    """Refuse what is well formed but has no integer: cards not held, or substitutes that no claim can use."""
    if isinstance(parsed, Exchange):
        if record["stage"] in CLAIMS:
            return legality.WRONG_KIND
        return legality.NO_EXCHANGE_WHILE_ABLE if record["stage"] == PLACE else legality.WRONG_EXCHANGE
    if not isinstance(parsed, Claim) or ruleset.parameters["trade"] != "claim":
        return legality.OTHER_FORM_OF_TRADE
    if record["owner_of_trophy"][parsed.colour] >= 0:
        return legality.TROPHY_CLAIMED
    return legality.WRONG_PAYMENT


def refusal_of(code: int, record: Record, action_text: str) -> Refusal:
    """Give the refusal for a kernel's code."""
    return sentence(code, parse(action_text), record, action_text)


def sentence(code: int, parsed: Parsed | None, record: Record, text: str) -> Refusal:
    """Say in one sentence why an action is refused."""
    clause, message = _reasons(code, record)
    return Refusal(clause, message % _names(parsed, text))


def _names(parsed: Parsed | None, text: str) -> dict[str, object]:
    """Name what the sentences speak of."""
    names: dict[str, object] = {"text": text[:40], "card": "", "tile": "", "colour": "", "given": ""}
    if isinstance(parsed, Placement):
        card = card_text(parsed.card)
        names |= {"card": card, "tile": parsed.tile + 1, "colour": colour_name(card[0])}
    elif isinstance(parsed, Claim):
        names |= {"colour": colour_name(COLOURS[parsed.colour])}
    elif isinstance(parsed, Trade):
        names |= {"colour": colour_name(COLOURS[parsed.taken]), "given": colour_name(COLOURS[parsed.given])}
    return names


def _reasons(code: int, record: Record) -> tuple[str, str]:
    """Give the clause and the sentence, still without its names, for a kernel's code."""
    if code == legality.WRONG_KIND:
        return "BC-3.1", _what_is_due(record)
    return {
        legality.GAME_IS_OVER: ("BC-8.1", _("The game is over; start a new one to play on.")),
        legality.NO_ACTION: (
            "BC-11",
            _(
                "“%(text)s” is no action here: write R7-3 (your side), R7x3 (the other side), ~R7Y3, +G=RY, Y>G "
                "or a full stop.",
            ),
        ),
        legality.NO_EXCHANGE_WHILE_ABLE: ("BC-5.4", _("You can place a card, so you may not exchange any; place one.")),
        legality.NOT_IN_HAND: ("BC-2.3", _("You do not hold %(card)s; choose a card from your hand.")),
        legality.TILE_OUT_OF_PLAY: ("BC-6.5", _("Tile %(tile)s has left the game; choose another tile.")),
        legality.COLOUR_NOT_ON_TILE: (
            "BC-4.1",
            _("Tile %(tile)s has no %(colour)s cube, so it takes no %(colour)s card; choose a tile that has one."),
        ),
        legality.NO_ROOM: (
            "BC-4.2",
            _("That side of tile %(tile)s has all its %(colour)s cards already; choose a side that lacks one."),
        ),
        legality.WRONG_EXCHANGE: (
            "BC-5.2",
            _("You cannot exchange these: choose different cards from your hand, and as many as the rules allow."),
        ),
        legality.OTHER_FORM_OF_TRADE: (
            "BC-9.1",
            _("These rules know the other kind of trade: substitutes in a claim (+G=Y) or real cubes (Y>G), not both."),
        ),
        legality.NOT_IN_BAG: ("BC-9.1", _("There is no %(colour)s cube left in the bag; choose another colour.")),
        legality.TROPHY_CLAIMED: ("BC-7.4", _("The %(colour)s trophy is claimed already; choose another.")),
        legality.WRONG_PAYMENT: (
            "BC-7.2",
            _(
                "That does not pay for %(colour)s: use up your own cubes of it, and three cubes of a colour already "
                "claimed for each one missing, no more and no fewer.",
            ),
        ),
        legality.NO_TRADES_NOW: ("BC-7.3", _("Trades may not be made now; wait until you are asked for one.")),
    }[code]


def _what_is_due(record: Record) -> str:
    """[BC-3.1] Say what the player to decide has to do instead."""
    if record["stage"] in CLAIMS:
        return _("A claim is to be decided first: make one, or write a full stop for none.")
    if record["stage"] == STUCK:
        return _("You are stuck: exchange cards, such as ~R7Y3; a full stop ends only a claim.")
    return _("You must place a card; you cannot pass.")
