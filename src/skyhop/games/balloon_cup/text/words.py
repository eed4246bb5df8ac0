"""Short sentences about Balloon Cup, for players who use a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from skyhop.engine.state import View
from skyhop.game.text import Choice, Choices, Passage, inside
from skyhop.games.balloon_cup.actions import ActionKind, kind_of, placement_of
from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.text import labels
from skyhop.games.balloon_cup.text.actions import ACTIONS, EXCHANGE, normalize_text
from skyhop.games.balloon_cup.text.description import describe_due, describe_removed_tile, turn_lines
from skyhop.games.balloon_cup.text.labels import card_text, cards_text, hand_to_act
from skyhop.games.balloon_cup.text.log import seat_name
from skyhop.games.balloon_cup.view import BalloonCupView, Side, Tile
from skyhop.i18n import _, listed, ngettext

CLAUSES_OF_PHASE = {
    "place": ("BC-3.1", "BC-4.1", "BC-4.2", "BC-6.2", "BC-6.3"),
    "stuck": ("BC-5.1", "BC-5.2", "BC-5.3"),
    "claim": ("BC-7.2", "BC-7.3", "BC-9.1", "BC-9.2"),
    "over": ("BC-8.1", "BC-8.2", "BC-8.3", "BC-8.4"),
}
"""Clauses that apply in each phase, most important clause first."""


class BalloonCupWords:
    """Sentences of Balloon Cup. The class implements `skyhop.game.text.GameWords`."""

    def due(self, view: View, names: Sequence[str] = ()) -> str:
        """Return a sentence about the pending decision and its seat, or about the end of the match."""
        return describe_due(BalloonCupView.of(view), names)

    def passages(self, view: View, names: Sequence[str] = ()) -> tuple[Passage, ...]:
        """Describe the tiles, the viewer's hand, all cubes and trophies, the other hands and the piles."""
        game_view = BalloonCupView.of(view)
        return (
            Passage(_("Tiles"), tuple(_tile(game_view, tile, names) for tile in game_view.tiles)),
            Passage(_("Your hand"), _hand(game_view)),
            Passage(_("Trophies and cubes"), tuple(_trophy(game_view, letter, names) for letter in COLOURS)),
            Passage(_("Also"), (*_hands(game_view, names), *turn_lines(game_view, names), _piles(game_view))),
        )

    def choices(self, view: View, names: Sequence[str] = ()) -> tuple[Choices, ...]:  # noqa: ARG002  there is one opponent
        """Return the legal actions in groups: placements by card, exchanges, and trades."""
        return tuple(_choices(BalloonCupView.of(view)))

    def name(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Describe an action in one sentence."""
        game_view = BalloonCupView.of(view)
        declared, values = ACTIONS.read(game_view.record, action)
        return declared.sentence(game_view, *values)

    def explain(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Describe an action and its certain effects. Omit effects that depend on chance or on the opponent."""
        game_view = BalloonCupView.of(view)
        declared, values = ACTIONS.read(game_view.record, action)
        return declared.explain(game_view, *values)

    def normalize(self, text: str) -> str:
        """[BC-11] Convert typed text to notation. If the text is not an action, return it unchanged."""
        return normalize_text(text)

    def topics(self, view: View) -> Mapping[str, str]:
        """[BC-10] Return texts on the discard pile and on the cards that the viewer has not seen."""
        game_view = BalloonCupView.of(view)
        return {_("discard"): _describe_discards(game_view), _("unseen"): _list_unseen(game_view)}

    def legend(self) -> str:
        """Return a sentence with the letter and name of each colour."""
        return labels.legend()

    def clauses(self, view: View) -> Sequence[str]:
        """List the clauses that apply in the current phase, most important clause first."""
        return CLAUSES_OF_PHASE.get(BalloonCupView.of(view).phase, ())


def _order(view: BalloonCupView) -> tuple[int, int]:
    """Return both seats. The seat of the viewer comes first."""
    near = view.seat or 0
    return near, 1 - near


def _tile(view: BalloonCupView, tile: Tile, names: Sequence[str]) -> str:
    """[BC-4.2, BC-6.2] Describe a tile: terrain, cards on both sides, missing cards, and the leading player."""
    if not tile.in_play:
        return describe_removed_tile(tile.number)
    words: dict[str, object] = {"tile": tile.number, "cubes": labels.count_by_colour(tile.cubes)}
    if tile.terrain == "mountain":
        sentences = [_("Tile %(tile)s, mountain, the higher sum wins %(cubes)s.") % words]
    else:
        sentences = [_("Tile %(tile)s, flatland, the lower sum wins %(cubes)s.") % words]
    sentences += [_side(tile.sides[seat], seat_name(view, seat, names)) for seat in _order(view)]
    if tile.leader is not None:
        sentences.append(_("Ahead: %(who)s.") % {"who": inside(seat_name(view, tile.leader, names))})
    return " ".join(sentences)


def _side(side: Side, owner: str) -> str:
    words = {
        "who": owner,
        "cards": labels.cards_name(card_text(card) for card in side.cards),
        "sum": side.sum,
        "missing": labels.count_by_colour(side.missing),
    }
    if not side.cards:
        return _("%(who)s: no card, still missing: %(missing)s.") % words
    if not side.missing:
        return _("%(who)s: %(cards)s, sum %(sum)s, complete.") % words
    return _("%(who)s: %(cards)s, sum %(sum)s, still missing: %(missing)s.") % words


def _hand(view: BalloonCupView) -> tuple[str, ...]:
    """List the viewer's hand, one text for each colour."""
    if view.seat is None:
        return ()
    cards = [card_text(card) for card in view.hand(view.seat)]
    runs = {letter: [card[1:] for card in cards if card[0] == letter] for letter in COLOURS}
    return tuple(
        _("%(colour)s %(value)s") % {"colour": labels.colour_name(letter), "value": listed(run)}
        for letter, run in runs.items()
        if run
    )


def _trophy(view: BalloonCupView, letter: str, names: Sequence[str]) -> str:
    """[BC-7.1] Describe a trophy: its price or owner, and each player's cubes of its colour."""
    counts = listed(
        _("%(who)s %(count)s") % {"who": inside(seat_name(view, seat, names)), "count": view.cubes(seat).count(letter)}
        for seat in _order(view)
    )
    words = {"colour": labels.trophy_colour(letter), "counts": counts, "price": PRICE_OF_TROPHY[COLOURS.index(letter)]}
    owner = next((seat for seat in _order(view) if letter in view.trophies(seat)), None)
    if owner is None:
        return _("The %(colour)s trophy costs %(price)s cubes. Cubes so far: %(counts)s.") % words
    if owner == view.seat:
        return _("You won the %(colour)s trophy. Cubes left: %(counts)s.") % words
    words["owner"] = inside(seat_name(view, owner, names))
    return _("Winner of the %(colour)s trophy: %(owner)s. Cubes left: %(counts)s.") % words


def _hands(view: BalloonCupView, names: Sequence[str]) -> Iterator[str]:
    """[BC-10] Describe the hands of other players: the number of cards, and the cards that the viewer knows."""
    for seat in _order(view):
        if seat != view.seat:
            count, known = view.hand_size(seat), view.hand(seat)
            cards = ngettext("%(count)s card", "%(count)s cards", count) % {"count": count}
            words = {"who": seat_name(view, seat, names), "cards": cards}
            words["known"] = labels.cards_name(card_text(card) for card in known)
            template = _("%(who)s: %(cards)s in hand, known: %(known)s.") if known else _("%(who)s: %(cards)s in hand.")
            yield template % words


def _piles(view: BalloonCupView) -> str:
    words = {
        "bag": labels.count_by_colour(view.bag) or _("empty"),
        "supply": view.supply_size,
        "discard": len(view.discard),
    }
    return _("Cubes in the bag: %(bag)s. Cards in the supply: %(supply)s. Discarded cards: %(discard)s.") % words


def _choices(view: BalloonCupView) -> Iterator[Choices]:
    """[BC-4.1, BC-5.3, BC-9.1] Yield the placements by card, the exchanges and the trades."""
    legal = view.legal()
    if view.phase == "stuck" and legal:
        yield from _exchanges(view, hand_to_act(view.record))
        return
    placements = [action for action in legal if kind_of(action) == ActionKind.PLACEMENT]
    for card, actions in groupby(placements, key=lambda action: int(placement_of(action).card)):
        yield Choices(labels.card_name(card_text(card)), tuple(_choice(view, action) for action in actions))
    if trades := [action for action in legal if kind_of(action) != ActionKind.PLACEMENT]:
        yield Choices(_("Trades"), tuple(_choice(view, action) for action in trades))


def _choice(view: BalloonCupView, action: int) -> Choice:
    declared, values = ACTIONS.read(view.record, action)
    return Choice(declared.write(*values), declared.sentence(view, *values), declared.effects(view, *values))


def _exchanges(view: BalloonCupView, hand: Sequence[int]) -> Iterator[Choices]:
    """[BC-5.2, BC-5.3] Yield the cards from which a stuck player chooses the cards to exchange.

    If an exchange of no cards is legal, also yield it.
    """
    least, most = (int(view.ruleset.parameters[name]) for name in ("exchange_min", "exchange_max"))
    title = _("Exchange %(least)s to %(most)s cards") % {"least": max(least, 1), "most": min(most, len(hand))}
    cards = tuple(Choice(card_text(card), labels.card_name(card_text(card))) for card in hand)
    yield Choices(title, cards, EXCHANGE.write(()))
    if least == 0:
        yield Choices("", (Choice(EXCHANGE.write(()), EXCHANGE.sentence(view, ())),))


def _describe_discards(view: BalloonCupView) -> str:
    if not view.discard:
        return _("The discard pile is empty.")
    return _("Discard pile, oldest first: %(cards)s.\nBy colour: %(sorted)s.") % {
        "cards": cards_text(view.discard),
        "sorted": _group_by_colour(sorted(view.discard)),
    }


def _list_unseen(view: BalloonCupView) -> str:
    """List the cards that are in the supply or in hidden hands."""
    unseen = view.unseen
    sentence = ngettext(
        "%(count)s card that you have not seen, in the supply or a hidden hand: %(cards)s.",
        "%(count)s cards that you have not seen, in the supply or a hidden hand: %(cards)s.",
        len(unseen),
    )
    return sentence % {"count": len(unseen), "cards": _group_by_colour(unseen) or _("none")}


def _group_by_colour(cards: Sequence[int]) -> str:
    """Return sorted cards as text. A comma separates the colours."""
    runs = ([card for card in cards if card_text(card)[0] == letter] for letter in COLOURS)
    return listed(cards_text(run) for run in runs if run)


WORDS = BalloonCupWords()
