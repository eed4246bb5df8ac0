"""Match page of Balloon Cup: the values for the template `table.html`, built only from the view of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, tee
from types import SimpleNamespace
from typing import NamedTuple

from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset
from skyhop.game.ending import console, describe_no_winner
from skyhop.game.text import inside
from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.draw import balloon, card, illustration, tile
from skyhop.games.balloon_cup.events import Claimed, Exchanged, GameEnded, Placed, TookTrophy, Traded, WonTile
from skyhop.games.balloon_cup.text import labels
from skyhop.games.balloon_cup.text.actions import ACTIONS, TradePayment
from skyhop.games.balloon_cup.text.labels import card_text, colour_name
from skyhop.games.balloon_cup.text.log import ending
from skyhop.games.balloon_cup.view import BalloonCupView, Tile
from skyhop.i18n import _, cache_by_language, listed
from skyhop.svg import Fragment


class Slot(NamedTuple):
    """Slot for a card on one side of a tile: the card in it, or the colour of the missing card."""

    key: str
    letter: str
    card: str


@lru_cache(maxsize=5000)
def slots_of(tile: Tile, seat: int) -> tuple[Slot, ...]:
    """Return the slots on one side of a tile, one for each cube. Of each colour, filled slots come first."""
    cards = [card_text(each) for each in tile.sides[seat].cards]
    slots = []
    for place, letter in enumerate(tile.cubes):
        fitting = next((text for text in cards if text[0] == letter), "")
        if fitting:
            cards.remove(fitting)
        number = tile.cubes[:place].count(letter)
        slots.append(Slot(key_of(tile.number, seat, letter, number), letter, fitting))
    return tuple(slots)


def key_of(tile: int, seat: int, letter: str, number: int) -> str:
    """Return the HTML key of a slot: tile number, seat, colour, and index among the slots of the colour."""
    return f"slot-{tile}-{seat}-{letter}{number}"


def motion_of(events: Sequence[Event]) -> dict[str, object]:
    """Return the animations of the events of an action, by the keys `flight` and `moment`.

    `flight` is the flight of a placed card, or None if no card was placed. `moment` is the scoring of a tile. If no
    tile was scored, `moment` is empty.
    """
    flight = next((_make_flight(event) for event in events if isinstance(event, Placed)), None)
    return {"flight": flight, "moment": _make_scoring(events)}


def find_last_card(steps: Iterable[Sequence[Event]]) -> str:
    """Return the card placed last. If an exchange, a claim or a trade followed the placement, return "".

    `steps` contains the events of each step as a seat saw them, latest step first. The function ignores declined
    trades.
    """
    for events in steps:
        for event in events:
            if isinstance(event, Placed):
                return card_text(event.card)
            if isinstance(event, (Exchanged, Claimed, Traded)):
                return ""
    return ""


def plays_again(steps: Iterable[Sequence[Event]], seat: int | None) -> bool:
    """[BC-3.2] Return True if a seat moves again because it completed a tile and lost this tile.

    `steps` contains the events of each step as a seat saw them, latest step first.
    """
    has_lost = False
    for event in chain.from_iterable(map(reversed, steps)):
        if isinstance(event, Placed):
            return has_lost and event.seat == seat
        if isinstance(event, (Exchanged, GameEnded)):
            return False
        has_lost = has_lost or (isinstance(event, WonTile) and event.seat != seat)
    return False


def _make_flight(event: Placed) -> dict[str, object]:
    """Return the animation of a placed card.

    The card moves from the hand of its player to the first free slot of its colour.
    """
    text = card_text(event.card)
    target = key_of(event.tile + 1, event.owner, text[0], event.before)
    return {"card": f"card-{text}", "source": f"hand-{event.seat}", "target": target, "drawing": card.index(text)}


def _make_scoring(events: Sequence[Event]) -> dict[str, object]:
    """Return the animation of a scoring: the tile, its winner, both sums, and the claimed trophies."""
    found: dict[str, object] = {}
    for event in events:
        if isinstance(event, WonTile):
            sums = (event.own, event.other) if event.seat == 0 else (event.other, event.own)
            found |= {"scored": event.tile + 1, "winner": event.seat, "sum0": sums[0], "sum1": sums[1]}
        elif isinstance(event, TookTrophy):
            found["trophy"] = f"{found.get('trophy', '')}{COLOURS[event.colour]}"
    return found


MAX_LANGUAGES = 16
OWN, ACROSS = "-", "x"
PLACE_LENGTH = 2
"""Number of characters at the end of a placement's notation that name the side and the tile."""


class SideShown(NamedTuple):
    """Side of a tile on the page: its slots, its sum, and the cards that the viewer may place there (`takes`).

    The notation of a placement on this side is a card followed by `action`.
    """

    seat: int
    slots: tuple[Slot, ...]
    sum: int
    missing: str
    is_ahead: bool
    action: str
    takes: str
    label: str
    standing: str
    """Tooltip that says why this side is ahead, or why neither side is. It may be empty."""


class TileShown(NamedTuple):
    """Tile on the page with both sides. The side of the upper player is first."""

    tile: Tile
    cubes: tuple[tuple[str, str], ...]
    sides: tuple[SideShown, SideShown]
    last: str
    """Card placed last, if it is on this tile. Otherwise, the text is empty."""


class PlayerPanel(NamedTuple):
    """Panel of a player: name, visible cards in hand, number of hidden cards, cubes and trophies."""

    seat: int
    name: str
    hand: tuple[str, ...]
    hidden: int
    shown: tuple[str, ...]
    cubes: tuple[tuple[str, int, int], ...]
    trophies: str
    is_to_decide: bool


class HandChoice(NamedTuple):
    """Choice of cards from the hand: one card to place, or `least` to `most` cards to exchange.

    `idle` contains the cards that the player cannot place on any side.
    """

    kind: str
    is_exchange: bool
    idle: frozenset[str]
    least: int
    most: int


class TradeOffer(NamedTuple):
    """Legal trade that the page offers: its notation, the colour that the player gets, and a description.

    `paid` and `left` are the paid and the remaining cubes, as pairs of colour letter and number.
    """

    action: str
    colour: str
    is_trophy: bool
    paid: tuple[tuple[str, int], ...]
    left: tuple[tuple[str, int], ...]
    title: str
    explanation: str


class TrophyProgress(NamedTuple):
    """Trophy on the page: its price, its owner in words, and the number of cubes of its colour by player.

    `far` is this number for the upper player, and `near` for the lower player. `meant` is the notation of the trade
    that a player probably wants with a click on the trophy.
    """

    letter: str
    price: int
    far: int
    near: int
    won: str
    meant: str


drawings: Mapping[str, object] = {
    "draw": SimpleNamespace(card=card, cube=balloon, tile=tile, trophy=balloon),
    "labels": labels,
}


def definitions(ruleset: Ruleset | None = None) -> Fragment:  # noqa: ARG001 - the same under all rules
    """Return the SVG definitions that a page contains once: the symbols, and the sky in the background."""
    return _definitions()


@cache_by_language(MAX_LANGUAGES)
def _definitions() -> Fragment:
    return Fragment(illustration.defs() + illustration.backdrop())


minutes = (20, 30)


def introduction() -> tuple[str, ...]:
    """Return sentences that introduce newcomers to the game."""
    return (
        _("The higher sum wins a mountain, the lower sum wins flatland."),
        _("Win cubes, and spend them on trophies. Three trophies win."),
    )


def emblem() -> Fragment:
    """Draw the small picture that represents the game."""
    return Fragment("".join(card.face(each, "bc-emblem") for each in ("R7", "Y12", "G4", "B9", "A13")))


def context(
    view: BalloonCupView,
    legal: Sequence[str],
    events: Sequence[Event],
    names: Sequence[str],
    before: Iterable[Sequence[Event]] = (),
    near: int | None = None,
) -> dict[str, object]:
    """Return the values for the page template. The side of seat `near` is at the bottom.

    By default, `near` is the view's seat. `legal` contains the legal actions of this seat in notation. If another
    seat decides, `legal` is empty. `events` contains the events of the last action, as the seat saw them. `before`
    contains the events of earlier actions.
    """
    near, bag = (view.seat if near is None else near) or 0, view.bag
    order = (1 - near, near)
    is_own = view.seat is not None and view.to_decide == view.seat
    steps, scored = tee(chain((events,), before))
    last, takes = find_last_card(steps), _list_placeable_cards(legal)
    is_again = view.phase == "place" and plays_again(scored, view.to_decide)
    players = (_player(view, 1 - near, names), _player(view, near, names))
    return {
        "view": view,
        "near": near,
        "is_own": is_own,
        "has_secrets": not view.ruleset.parameters["open_hands"],
        "players": players,
        "wanted": view.trophies_left,
        "tiles": tuple(_tile(each, order, view.seat, takes, last, tuple(names)) for each in view.tiles),
        "market": _market(players, view),
        "bag": tuple((letter, bag.count(letter)) for letter in COLOURS),
        "discard": tuple(card_text(each) for each in view.discard),
        "offers": tuple(_offers(view, legal)) if is_own and view.phase == "claim" else (),
        "choice": _choice(view, players[1].hand, legal, is_own=is_own),
        "score": (view.score[near], view.score[1 - near]) if int(view.ruleset.parameters["best_of"]) > 1 else (),
        "headline": _("Your turn again") if is_again and is_own else headline(view, names),
        "advice": _("The loser of a tile takes the next turn.") if is_again else advice(view),
        "advice_then": _describe_next_step(view) if is_own else "",
        "ending": _ending(view, near, names, events),
        "last": last,
        **motion_of(events),
    }


def places(view: BalloonCupView, action: int, names: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG001  there is one opponent
    """Return CSS selectors of the objects on the page that an action names.

    They are the cards and the tile side of a placement, the cards of an exchange, a trophy, or cubes.
    """
    declared, values = ACTIONS.read(view.record, action)
    return declared.places(view, *values)


def headline(view: BalloonCupView, names: Sequence[str]) -> str:
    """Return a short headline: the player to move, or the winner."""
    if view.outcome is not None:
        if not view.outcome.winners:
            return describe_no_winner(view.outcome)
        winner = view.outcome.winners[0]
        if view.seat is None:
            return _("%(player)s has won") % {"player": names[winner]}
        return _("You have won!") if winner == view.seat else _("You lost")
    if view.to_decide == view.seat:
        return _("Your turn")
    return _("%(player)s is thinking …") % {"player": names[view.to_decide or 0]}


def advice(view: BalloonCupView) -> str:
    """Return advice for the current decision in one or two sentences. If there is none, return ""."""
    if view.outcome is not None or view.to_decide is None:
        return ""
    is_own = view.to_decide == view.seat
    if view.phase == "stuck":
        if not is_own:
            return _("No card fits: the hand is revealed, and cards may be exchanged.")
        least, most = (int(view.ruleset.parameters[name]) for name in ("exchange_min", "exchange_max"))
        names = {"least": least, "most": min(most, view.hand_size(view.to_decide))}
        return _("You cannot place a card, so your hand is revealed. Exchange %(least)s to %(most)s cards.") % names
    if not is_own:
        return ""
    if view.phase == "claim":
        return _("You may buy a trophy with a trade, or continue without a trade.")
    return _("Choose a card from your hand.")


def _describe_next_step(view: BalloonCupView) -> str:
    """Return one sentence of advice for a player who has chosen a card to place. In other phases, return ""."""
    if view.phase != "place":
        return ""
    return _("Choose a highlighted place: your side, or your opponent's to spoil their sum.")


def _ending(view: BalloonCupView, near: int, names: Sequence[str], events: Sequence[Event]) -> str:
    """Return sentences about the end of the match: the winner, the numbers of trophies, and the deciding trophy.

    `events` contains the events of the last action. Before the end, return "".
    """
    if view.outcome is None:
        return ""
    counts = {"near": len(view.trophies(near)), "far": len(view.trophies(1 - near))}
    sentences = [ending(view, names), _("Trophies: %(near)s to %(far)s.") % counts]
    last = next((each for each in reversed(events) if isinstance(each, TookTrophy)), None)
    if last is not None and view.outcome.winners == (last.seat,):
        sentences.append(_("The deciding trophy: %(colour)s.") % {"colour": colour_name(COLOURS[last.colour])})
    if view.seat is not None and view.outcome.winners == (1 - view.seat,):
        is_close = max(counts.values()) > 0 and abs(counts["near"] - counts["far"]) <= 1
        sentences.append(console(view.outcome, is_close=is_close))
    return " ".join(sentences)


def _player(view: BalloonCupView, seat: int, names: Sequence[str]) -> PlayerPanel:
    cubes, hand = view.cubes(seat), view.hand(seat)
    return PlayerPanel(
        seat,
        names[seat],
        tuple(card_text(each) for each in hand),
        view.hand_size(seat) - len(hand),
        tuple(card_text(each) for each in view.shown_cards(seat)),
        tuple((letter, cubes.count(letter), int(PRICE_OF_TROPHY[n])) for n, letter in enumerate(COLOURS)),
        view.trophies(seat),
        view.to_decide == seat,
    )


def _choice(view: BalloonCupView, hand: Sequence[str], legal: Sequence[str], *, is_own: bool) -> HandChoice:
    """Return the choice that the player can make from the hand.

    It is one card that fits on a side or, for an exchange, any number of cards that the ruleset allows.
    """
    least, most = (int(view.ruleset.parameters[name]) for name in ("exchange_min", "exchange_max"))
    is_exchange = is_own and view.phase == "stuck"
    playable = {action.partition(mark)[0] for action in legal for mark in (OWN, ACROSS) if mark in action}
    idle = frozenset(hand) - playable if is_own and not is_exchange else frozenset()
    kind = "checkbox" if is_exchange else "radio"
    is_offered = view.seat is not None and view.phase in ("place", "stuck")
    return HandChoice(kind if is_offered else "", is_exchange, idle, least, most)


def _offers(view: BalloonCupView, legal: Sequence[str]) -> Iterator[TradeOffer]:
    """[BC-7.2, BC-9.1] Yield every trade among the legal actions. Omit the action `.`, which declines a trade."""
    for text, parsed in zip(legal, map(ACTIONS.parse, legal), strict=True):
        payment = parsed and parsed.action.facts(view, *parsed.values)
        if parsed and isinstance(payment, TradePayment):
            yield TradeOffer(
                text,
                COLOURS[payment.colour],
                payment.is_trophy,
                _runs(payment.paid),
                _runs(payment.left),
                parsed.action.title(view, *parsed.values),
                parsed.action.explain(view, *parsed.values),
            )


def _runs(counts: Sequence[int]) -> tuple[tuple[str, int], ...]:
    return tuple((letter, count) for letter, count in zip(COLOURS, counts, strict=True) if count)


def _list_placeable_cards(legal: Sequence[str]) -> Mapping[str, str]:
    """Return the cards that the player may place on each side of a tile.

    The key of a side is the text that follows the card in the notation of a placement, such as `-3` in `R7-3`.
    """
    found: dict[str, list[str]] = {}
    for text in legal:
        found.setdefault(text[-PLACE_LENGTH:], []).append(text[:-PLACE_LENGTH])
    return {place: " ".join(cards) for place, cards in found.items()}


def _tile(
    tile: Tile, order: tuple[int, int], viewer: int | None, cards: Mapping[str, str], last: str, names: tuple[str, ...]
) -> TileShown:
    turn = f"{tile.number}{tile.terrain[0]}"
    cubes = tuple((f"cube-{turn}-{n}", letter) for n, letter in enumerate(tile.cubes))
    actions = [(OWN if seat == viewer else ACROSS) + str(tile.number) for seat in order]
    far, near = (
        _side(tile, seat, "" if seat == viewer else names[seat], action, cards.get(action, ""))
        for seat, action in zip(order, actions, strict=True)
    )
    is_here = any(slot.card == last for side in (far, near) for slot in side.slots)
    return TileShown(tile, cubes, (far, near), last if is_here else "")


@cache_by_language(10_000)
def _side(tile: Tile, seat: int, owner: str, action: str, cards: str) -> SideShown:
    """Return a side of a tile for the page. `owner` is the player's name, or empty for the viewer's own side."""
    side = tile.sides[seat]
    return SideShown(
        seat,
        slots_of(tile, seat),
        side.sum,
        side.missing,
        tile.leader == seat,
        action,
        cards,
        _label(tile.number, side.sum, side.missing, owner),
        _explain_lead(tile, seat),
    )


def _explain_lead(tile: Tile, seat: int) -> str:
    """[BC-6.2] Explain the mark at the sum of a side, or the lack of a mark at both sides."""
    if tile.leader == seat:
        return _("Ahead: this sum would win the tile now.")
    counts = [len(side.cards) for side in tile.sides]
    if min(counts) and counts[0] != counts[1]:
        return _("Nobody is ahead while the sides have different numbers of cards.")
    return ""


@cache_by_language(5000)
def _label(tile: int, sum_: int, missing: str, owner: str) -> str:
    """Describe a side of a tile for screen readers."""
    lacking = listed(labels.colour_name(letter) for letter in missing) or _("nothing")
    names = {"tile": tile, "sum": sum_, "missing": lacking, "player": owner}
    if not owner:
        return _("Your side of tile %(tile)s: sum %(sum)s, missing %(missing)s") % names
    return _("%(player)s, tile %(tile)s: sum %(sum)s, still missing: %(missing)s") % names


def _market(players: tuple[PlayerPanel, PlayerPanel], view: BalloonCupView) -> tuple[TrophyProgress, ...]:
    """Return the five trophies for the page, each with its owner in words and the cubes of both players.

    The number of the upper player is first.
    """
    far, near = players
    return tuple(
        TrophyProgress(
            letter, price, far_count, near_count, _render_won(letter, players, view.seat), _trade_for(letter, view)
        )
        for (letter, far_count, price), (_letter, near_count, _price) in zip(far.cubes, near.cubes, strict=True)
    )


def _trade_for(letter: str, view: BalloonCupView) -> str:
    """[BC-7.2, BC-9.1] Return the notation of a trade that a player may want with a click on a trophy.

    In this trade, the player pays with the first colour of the game that is not the trophy's colour.
    """
    other = next(colour for colour in COLOURS if colour != letter)
    return f"{other}>{letter}" if view.ruleset.parameters["trade"] == "cube" else f"+{letter}={other}"


def _render_won(letter: str, players: tuple[PlayerPanel, PlayerPanel], viewer: int | None) -> str:
    owner = next((player for player in players if letter in player.trophies), None)
    if owner is None:
        return ""
    return _("won by you") if owner.seat == viewer else _("won by %(player)s") % {"player": inside(owner.name)}
