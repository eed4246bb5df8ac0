"""[BC-11] Actions of Balloon Cup: the notation, sentences, payments and pictures for each kind of action."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from skyhop.engine.record import AnyRecord, Records
from skyhop.engine.state import Ruleset
from skyhop.game.action import ActionDeclaration, ActionField, Actions, ParsedAction, RefusalReason, read_loosely
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import (
    COLOUR_OF_CLAIM,
    DONE,
    ROW_OF_CLAIM,
    SUBSTITUTES_OF_CLAIM,
    ActionKind,
    Placement,
    action_of_claim,
    action_of_exchange,
    action_of_placement,
    action_of_trade,
    claim_of,
    exchange_of,
    kind_of,
    placement_of,
    trade_of,
)
from skyhop.games.balloon_cup.constants import COLOURS, CUBES_PER_TRADE, HAND_LIMIT, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.refusals import FITS_NOWHERE, TAKES_NONE, RefusalCode
from skyhop.games.balloon_cup.rules.legality import NO_NUMBER, PlayRequest, answer_of
from skyhop.games.balloon_cup.text.labels import (
    CACHED_HANDS,
    CARD_OF_TEXT,
    TEXT_OF_CARD,
    card_name,
    card_text,
    cards_name,
    cards_text,
    colour_name,
    hand_to_act,
    texts_to_act,
    trophy_colour,
)
from skyhop.games.balloon_cup.view import BalloonCupView, Scored
from skyhop.i18n import _, listed

_CARD = ActionField.enumerated("card", TEXT_OF_CARD)
_CARDS = ActionField(
    "cards",
    f"(?:{_CARD.pattern})*",
    lambda run: tuple(CARD_OF_TEXT[text] for text in re.findall(_CARD.pattern, run)),
    lambda cards: cards_text(cards, ""),
)
_SUBSTITUTES = ActionField(
    "substitutes",
    f"[{COLOURS}]+",
    lambda run: tuple(run.count(letter) for letter in COLOURS),
    lambda counts: "".join(letter * int(count) for letter, count in zip(COLOURS, counts, strict=True)),
)
FIRST_EXCHANGE = int(action_of_exchange(0))
_BITS_OF_MASK = [tuple(mask >> bit & 1 for bit in range(HAND_LIMIT)) for mask in range(1 << HAND_LIMIT)]
"""Bits of each mask over a hand, the lowest bit first."""


def _place(_view: BalloonCupView, card: int, tile: int, across: int) -> str:
    names = {"card": card_name(card_text(card)), "tile": tile + 1}
    if across:
        return _("Place %(card)s on your opponent's side of tile %(tile)s.") % names
    return _("Place %(card)s on your own side of tile %(tile)s.") % names


def _place_brings(view: BalloonCupView, card: int, tile: int, across: int) -> str:
    return " ".join(_scoring(view, Placement(card, tile, across)))


def _scoring(view: BalloonCupView, placement: Placement) -> Iterator[str]:
    """Yield sentences about the results of a placement.

    If the placement completes the tile, they are about the winner and new trophies. Otherwise, they are about the
    side.
    """
    seat, scored = view.to_decide or 0, view.scored_by(placement)
    if scored is None:
        yield _side(view, placement, seat ^ placement.across)
        return
    cubes = _amounts([scored.tile.cubes.count(letter) for letter in COLOURS])
    names = {"own": scored.sums[seat], "other": scored.sums[1 - seat], "cubes": cubes}
    if scored.sums[0] == scored.sums[1]:
        yield (
            _("This completes the tile, with a tie at %(own)s. You place the last card, so you win %(cubes)s.") % names
        )
    elif scored.winner == seat:
        yield _("This completes the tile with sums of %(own)s to %(other)s: you win %(cubes)s.") % names
    else:
        yield _("This completes the tile with sums of %(own)s to %(other)s: your opponent wins %(cubes)s.") % names
    yield from _trophies(view, scored)


def _side(view: BalloonCupView, placement: Placement, owner: int) -> str:
    """[BC-4.2] Describe a side after a placement: its sum and the colours it lacks."""
    side, card = view.tiles[placement.tile].sides[owner], card_text(placement.card)
    lacking = listed(colour_name(letter) for letter in side.missing.replace(card[0], "", 1))
    names = {"sum": side.sum + int(card[1:]), "missing": lacking}
    if not lacking:
        return _("This side then adds up to %(sum)s and is complete.") % names
    return _("This side then adds up to %(sum)s. Still missing: %(missing)s.") % names


def _trophies(view: BalloonCupView, scored: Scored) -> Iterator[str]:
    """[BC-7.1] Yield a sentence for each trophy that the winner of a tile takes with the tile's cubes."""
    cubes = view.cubes(scored.winner) + scored.tile.cubes
    for letter, price in zip(COLOURS, PRICE_OF_TROPHY.tolist(), strict=True):
        if letter in view.trophies_left and cubes.count(letter) >= price:
            yield _("The winner also takes the %(colour)s trophy.") % {"colour": trophy_colour(letter)}


def _place_places(view: BalloonCupView, card: int, tile: int, across: int) -> tuple[str, ...]:
    side = f'[data-key="tile-{tile + 1}"] [data-side="{(view.to_decide or 0) ^ across}"]'
    return f'[data-key="card-{card_text(card)}"]', side


def _exchange(_view: BalloonCupView, cards: Sequence[int]) -> str:
    names = cards_name(map(card_text, cards))
    return (
        _("Discard %(cards)s and draw the same number of cards.") % {"cards": names}
        if names
        else _("Exchange no card.")
    )


class TradePayment(NamedTuple):
    """Cubes in a trade: the colour that the player gets, and the paid and remaining cubes by colour.

    If the player also gets the trophy of this colour, `is_trophy` is True.
    """

    colour: int
    paid: tuple[int, ...]
    left: tuple[int, ...]
    is_trophy: bool


def _describe_left(view: BalloonCupView, payment: Sequence[int]) -> list[int]:
    held = view.cubes(view.to_decide or 0)
    return [held.count(letter) - spent for letter, spent in zip(COLOURS, payment, strict=True)]


def _claim_payment(view: BalloonCupView, colour: int, substitutes: Sequence[int]) -> TradePayment:
    """[BC-7.2] Return the cubes that the deciding seat pays and keeps in a claim with substitutes.

    If the seat cannot pay for the claim, some numbers of remaining cubes are negative.
    """
    payment = [CUBES_PER_TRADE * count for count in substitutes]
    payment[colour] += max(0, int(PRICE_OF_TROPHY[colour]) - sum(substitutes))
    return TradePayment(colour, tuple(payment), tuple(_describe_left(view, payment)), is_trophy=True)


def _trade_payment(view: BalloonCupView, given: int, taken: int) -> TradePayment:
    """[BC-9.1] Return the cubes that the deciding seat pays and keeps in a trade for a cube from the bag.

    If the seat also gets a trophy through the trade, subtract the price of the trophy from the remaining cubes.
    """
    payment = [CUBES_PER_TRADE * (colour == given) for colour in range(len(COLOURS))]
    left, price = _describe_left(view, payment), int(PRICE_OF_TROPHY[taken])
    is_trophy = left[taken] + 1 >= price
    left[taken] += 1 - price * is_trophy
    return TradePayment(taken, tuple(payment), tuple(left), is_trophy)


def _amounts(counts: Sequence[int], first: int | None = None) -> str:
    """Return numbers of cubes in words. `counts` contains the number of cubes of each colour.

    If the colour `first` is given, it comes before the other colours.
    """
    order = sorted(range(len(COLOURS)), key=lambda colour: colour != first)
    text = listed(f"{counts[colour]} {colour_name(COLOURS[colour])}" for colour in order if counts[colour])
    return text or _("nothing")


def _trade(_view: BalloonCupView, given: int, taken: int) -> str:
    names = {"given": colour_name(COLOURS[given]), "taken": colour_name(COLOURS[taken])}
    return _("Put three %(given)s cubes into the bag and take one %(taken)s cube.") % names


def _trade_brings(view: BalloonCupView, given: int, taken: int) -> str:
    if not _trade_payment(view, given, taken).is_trophy:
        return ""
    return _("This wins the %(colour)s trophy at once.") % {"colour": trophy_colour(COLOURS[taken])}


def _trade_title(_view: BalloonCupView, given: int, taken: int) -> str:
    names = {"given": colour_name(COLOURS[given]), "taken": colour_name(COLOURS[taken])}
    return _("Trade %(given)s for %(taken)s") % names


def _trade_places(view: BalloonCupView, *colours: int) -> tuple[str, ...]:
    return tuple(f'[data-key="tray-{view.to_decide or 0}-{COLOURS[colour]}"]' for colour in colours)


def _claim(view: BalloonCupView, colour: int, substitutes: Sequence[int]) -> str:
    payment = _claim_payment(view, colour, substitutes)
    names = {"colour": trophy_colour(COLOURS[colour]), "paid": _amounts(payment.paid, colour)}
    return _("Claim the %(colour)s trophy and pay %(paid)s.") % names


def _claim_keeps(view: BalloonCupView, colour: int, substitutes: Sequence[int]) -> str:
    return _("You keep %(rest)s.") % {"rest": _amounts(_claim_payment(view, colour, substitutes).left)}


def _exchange_of(record: AnyRecord, action: int) -> tuple[tuple[int, ...]]:
    return (tuple(compress(hand_to_act(record), _BITS_OF_MASK[exchange_of(action)])),)


def _exchange_texts(record: AnyRecord) -> Callable[[int], str]:
    texts = _join_subsets(texts_to_act(record))
    known = len(texts) - 1  # mask of the cards that the record shows
    return lambda action: texts[action - FIRST_EXCHANGE & known]


@lru_cache(CACHED_HANDS)
def _join_subsets(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the notation of an exchange for each subset of a hand. The index is the bit mask of the subset."""
    texts = ["~"]
    for card in cards:
        texts += [text + card for text in texts]
    return tuple(texts)


def _request_exchange(record: AnyRecord, cards: Sequence[int]) -> PlayRequest:
    """[BC-5.2] Return the request for an exchange of these cards.

    If a card is repeated or not in the hand, the number of the request is `NO_NUMBER`.
    """
    hand = hand_to_act(record)
    if len(set(cards)) < len(cards) or not set(cards) <= set(hand):
        return PlayRequest(ActionKind.EXCHANGE, NO_NUMBER)
    return answer_of(action_of_exchange(sum(1 << hand.index(card) for card in cards)))


def _claim_of(_record: AnyRecord, action: int) -> tuple[int, tuple[int, ...]]:
    row = claim_of(action)
    return int(COLOUR_OF_CLAIM[row]), tuple(SUBSTITUTES_OF_CLAIM[row].tolist())


def _request_claim(_record: AnyRecord, colour: int, substitutes: tuple[int, ...]) -> PlayRequest:
    row = ROW_OF_CLAIM.get((colour, substitutes))
    return PlayRequest(ActionKind.CLAIM, NO_NUMBER if row is None else action_of_claim(row), colour)


PLACEMENT = ActionDeclaration(
    kind=ActionKind.PLACEMENT,
    notation="{card}{across}{tile}",
    is_fixed=True,
    fields=(_CARD, ActionField.enumerated("tile", "1234"), ActionField.enumerated("across", "-x")),
    decode=lambda _record, action: placement_of(action),
    request=lambda _record, card, tile, across: answer_of(action_of_placement(card, tile, across)),
    names=lambda card, tile, _across: {
        "card": card_name(card_text(card)),
        "tile": tile + 1,
        "colour": colour_name(card_text(card)[0]),
    },
    sentence=_place,
    effects=_place_brings,
    places=_place_places,
)
EXCHANGE = ActionDeclaration(
    kind=ActionKind.EXCHANGE,
    notation="~{cards}",
    fields=(_CARDS,),
    decode=_exchange_of,
    texts=_exchange_texts,
    request=_request_exchange,
    sentence=_exchange,
    places=lambda _view, cards: tuple(f'[data-key="card-{card_text(card)}"]' for card in cards),
)
TRADE = ActionDeclaration(
    kind=ActionKind.TRADE,
    notation="{given}>{taken}",
    is_fixed=True,
    fields=(ActionField.enumerated("given", COLOURS), ActionField.enumerated("taken", COLOURS)),
    decode=lambda _record, action: trade_of(action),
    request=lambda _record, given, taken: answer_of(action_of_trade(given, taken)),
    names=lambda _given, taken: {"colour": colour_name(COLOURS[taken])},
    facts=_trade_payment,
    sentence=_trade,
    effects=_trade_brings,
    title=_trade_title,
    places=_trade_places,
)
CLAIM = ActionDeclaration(
    kind=ActionKind.CLAIM,
    notation="+{colour}={substitutes}",
    is_fixed=True,
    fields=(ActionField.enumerated("colour", COLOURS), _SUBSTITUTES),
    decode=_claim_of,
    request=_request_claim,
    names=lambda colour, _counts: {"colour": trophy_colour(COLOURS[colour])},
    facts=_claim_payment,
    sentence=_claim,
    effects=_claim_keeps,
    title=lambda _view, colour, _counts: _("Take the %(colour)s trophy") % {"colour": trophy_colour(COLOURS[colour])},
    places=lambda _view, colour, _counts: (f'[data-key="trophy-{COLOURS[colour]}"]',),
)
NO_CLAIM = ActionDeclaration(
    kind=ActionKind.DONE,
    notation=".",
    is_fixed=True,
    request=lambda _record: answer_of(DONE),
    sentence=lambda _view: _("Make no trade."),
    loose=read_loosely("DONE", "."),
)
ACTIONS = Actions(kind_of, PLACEMENT, EXCHANGE, TRADE, CLAIM, NO_CLAIM)


def understand(ruleset: Ruleset, records: Records, text: str) -> ParsedAction:
    """[BC-4.4] Parse a text as an action of the deciding player.

    If the action is illegal, the result contains the first reason for the refusal.
    """
    parsed = ACTIONS.parse(text)
    if parsed is None:
        return ParsedAction(RefusalCode.NO_ACTION)
    request = parsed.action.request(records[0], *parsed.values)
    return ParsedAction(kernels.refusal_of(ruleset.record, records, 0, *request), request.action)


def sum_of(texts: Sequence[str], possible: Sequence[str]) -> RefusalReason | None:
    """[BC-4.1, BC-4.2] Return one common reason to refuse several placements, or None if there is no such reason.

    All placements must be of one card, or all on one side. The reason applies to all sides, or to all cards in
    hand, even if `texts` omits some placements. `possible` lists all legal actions.
    """
    placements, allowed = ([PLACEMENT.parse(text) for text in each] for each in (texts, possible))
    if not placements or None in placements:
        return None
    cards, sides = {one and one[:1] for one in placements}, {one and one[1:] for one in placements}
    if len(cards) == 1 and not any(one and one[:1] in cards for one in allowed):
        return FITS_NOWHERE
    if len(sides) == 1 and not any(one and one[1:] in sides for one in allowed):
        return TAKES_NONE
    return None


def names(ruleset: Ruleset, records: Records, text: str) -> dict[str, object]:
    """Return the values of the placeholders in the sentence that refuses the action `text`."""
    parsed = ACTIONS.parse(text)
    least, most = (int(ruleset.parameters[name]) for name in ("exchange_min", "exchange_max"))
    values: dict[str, object] = {"text": text[:40], "card": "", "tile": "", "colour": ""}
    values |= {"least": least, "most": max(least, min(most, len(hand_to_act(records[0]))))}
    return values | dict(parsed.action.names(*parsed.values)) if parsed else values


_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−→", "-") | {"×": "x", "～": "~", "*": "x"})  # noqa: RUF001  people type them


def normalize_text(text: str) -> str:
    """Convert typed text to notation: a card followed by a tile becomes a placement.

    Return all other text unchanged, so that the refusal can quote it as typed.
    """
    words = " ".join(text.translate(_SIGNS).upper().replace(",", " ").split())
    run = words.replace(" ", "").replace("X", "x")
    for candidate in (run, words.replace(" ", "-"), ACTIONS.loose(words)):
        if candidate and ACTIONS.parse(candidate):
            return candidate
    return text
