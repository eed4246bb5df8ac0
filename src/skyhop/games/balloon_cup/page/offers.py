"""[BC-7.2, BC-9.1] Explanations of the trades that are legal now: what they cost and what remains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyhop.games.balloon_cup.actions import Trade
from skyhop.games.balloon_cup.constants import COLOURS, CUBES_PER_TRADE, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.notation import TrophyClaim, parse
from skyhop.games.balloon_cup.text.labels import colour_name, trophy_colour
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.i18n import _, ngettext, with_semicolons


class TradeOffer(NamedTuple):
    """Trade on offer: its notation, its gain, the cubes paid and left (letter, count), and the same in words."""

    action: str
    colour: str
    is_trophy: bool
    paid: tuple[tuple[str, int], ...]
    left: tuple[tuple[str, int], ...]
    title: str
    explanation: str


def offers(view: BalloonCupView, legal: Sequence[str]) -> tuple[TradeOffer, ...]:
    """Explain every trade among the legal actions, except the full stop, which makes none."""
    return tuple(_offers(view, legal))


def _offers(view: BalloonCupView, legal: Sequence[str]) -> Iterator[TradeOffer]:
    held = [view.cubes(view.seat or 0).count(letter) for letter in COLOURS]
    for text in legal:
        wanted = parse(text)
        if isinstance(wanted, TrophyClaim):
            yield _claim(text, wanted, held)
        elif isinstance(wanted, Trade):
            yield _trade(text, wanted, held)


def _claim(text: str, wanted: TrophyClaim, held: list[int]) -> TradeOffer:
    substitutes = sum(wanted.substitutes)
    paid = [CUBES_PER_TRADE * count for count in wanted.substitutes]
    paid[wanted.colour] += int(PRICE_OF_TROPHY[wanted.colour]) - substitutes
    name = colour_name(COLOURS[wanted.colour])
    own = paid[wanted.colour]
    parts = (
        [ngettext("%(count)s %(colour)s cube", "%(count)s %(colour)s cubes", own) % {"count": own, "colour": name}]
        if own
        else []
    )
    for colour, count in enumerate(wanted.substitutes):
        if count:
            values = {"cubes": CUBES_PER_TRADE * count, "colour": colour_name(COLOURS[colour]), "count": count}
            parts.append(
                ngettext(
                    "%(cubes)s %(colour)s cubes in place of %(count)s",
                    "%(cubes)s %(colour)s cubes in place of %(count)s",
                    count,
                )
                % values
            )
    return TradeOffer(
        text,
        COLOURS[wanted.colour],
        is_trophy=True,
        paid=_runs(paid),
        left=_runs(_minus(held, paid)),
        title=_("Take the %(colour)s trophy") % {"colour": trophy_colour(COLOURS[wanted.colour])},
        explanation=with_semicolons(parts),
    )


def _trade(text: str, wanted: Trade, held: list[int]) -> TradeOffer:
    paid = [CUBES_PER_TRADE * (colour == wanted.given) for colour in range(len(COLOURS))]
    left = _minus(held, paid)
    left[wanted.taken] += 1
    given, taken = (colour_name(COLOURS[colour]) for colour in (wanted.given, wanted.taken))
    completes = left[wanted.taken] >= int(PRICE_OF_TROPHY[wanted.taken])
    if completes:
        left[wanted.taken] -= int(PRICE_OF_TROPHY[wanted.taken])
        explanation = _("three %(given)s cubes go to the bag; with the %(taken)s one the trophy is yours at once")
    else:
        explanation = _("three %(given)s cubes go to the bag, one %(taken)s cube comes out")
    title = _("Trade %(given)s for %(taken)s") % {"given": given, "taken": taken}
    return TradeOffer(
        text,
        COLOURS[wanted.taken],
        completes,
        _runs(paid),
        _runs(left),
        title,
        explanation % {"given": given, "taken": taken},
    )


def _minus(held: list[int], paid: list[int]) -> list[int]:
    return [own - spent for own, spent in zip(held, paid, strict=True)]


def _runs(counts: list[int]) -> tuple[tuple[str, int], ...]:
    return tuple((letter, count) for letter, count in zip(COLOURS, counts, strict=True) if count)
