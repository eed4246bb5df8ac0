"""Log of a match: sentences that describe the events of an action, from the perspective of one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from skyhop.engine.event import Event, TakenBack
from skyhop.engine.state import BrokenOff
from skyhop.game import text
from skyhop.game.ending import describe_break_off, ending_of
from skyhop.game.text import Sentence, about, describe_take_back
from skyhop.games.balloon_cup import events as happened
from skyhop.games.balloon_cup.actions import COLOUR_OF_CLAIM, SIZE_OF_CLAIM, SUBSTITUTES_OF_CLAIM
from skyhop.games.balloon_cup.constants import COLOURS, CUBES_PER_TRADE, SEATS
from skyhop.games.balloon_cup.state import NOBODY, Terrain
from skyhop.games.balloon_cup.text.actions import CLAIM, EXCHANGE, NO_CLAIM, PLACEMENT, TRADE
from skyhop.games.balloon_cup.text.labels import (
    card_name,
    card_text,
    cards_name,
    colour_name,
    cubes_name,
    trophy_colour,
)
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.i18n import _, ngettext


def seat_name(view: BalloonCupView, seat: int, names: Sequence[str] = ()) -> str:
    """Return the name of a seat for sentences that the viewer reads."""
    return text.seat_name(view, seat, SEATS, names)


def describe_events(view: BalloonCupView, events: Sequence[Event], players: Sequence[str] = ()) -> list[str]:
    """Describe events in sentences.

    One sentence describes consecutive events of one kind, such as drawn cards. `players` contains the names of the
    players, if known.
    """
    groups = [list(group) for _key, group in groupby(events, key=lambda event: (type(event), event.seat))]
    return [
        sentence
        for place, group in enumerate(groups)
        for sentence in _sentences(view, group, groups[place + 1] if place + 1 < len(groups) else (), players)
    ]


def _sentences(
    view: BalloonCupView, group: Sequence[Event], after: Sequence[Event], players: Sequence[str]
) -> Iterator[str]:
    """Yield sentences for events of one kind and seat.

    `after` contains the later events, whose results some sentences include.
    """
    seat = group[0].seat
    names: dict[str, object] = {} if seat == NOBODY else {"who": seat_name(view, seat, players)}
    for event in group:
        if isinstance(event, happened.Placed):
            yield _describe_placement(view, event, players)
        elif isinstance(event, happened.MatchEnded | BrokenOff):
            yield ending(view, players)
        elif isinstance(event, TakenBack):
            yield describe_take_back(event, lambda seat: seat_name(view, seat, players))
        elif sentence := _action(event, after, names) or _describe_consequence(event, after, names):
            yield sentence
    yield from _cards(group, names)


def _action(event: Event, after: Sequence[Event], names: dict[str, object]) -> str:
    """Return a sentence about a player's action, or "" for any other event.

    `after` contains the later events. For an exchange, they contain the discarded cards.
    """
    match event:
        case happened.Exchanged():
            return _describe_exchange(
                event, [card.card for card in after if isinstance(card, happened.Discarded)], names
            )
        case happened.Claimed(claim=claim):
            return _describe_substitution(claim, names)
        case happened.Traded():
            return _describe_trade(event, names)
        case happened.Declined():
            return Sentence.about("%(who)s made no trade (%(action)s).", names | {"action": NO_CLAIM.write()})
        case _:
            return ""


def _describe_consequence(event: Event, after: Sequence[Event], names: dict[str, object]) -> str:
    """Return a sentence about a result that the rules cause, or "" for any other event.

    `after` contains the later events. For a won tile, they contain its cubes.
    """
    match event:
        case happened.WonTile():
            return _describe_win(event, [cubes for cubes in after if isinstance(cubes, happened.TookCubes)], names)
        case happened.TookTrophy(colour=colour):
            return about("%(who)s took the %(colour)s trophy.", names | {"colour": trophy_colour(COLOURS[colour])})
        case happened.TileLeft(tile=tile):
            return _("Tile %(tile)s leaves the game: the bag cannot fill it.") % {"tile": tile + 1}
        case happened.Reshuffled(cards=cards):
            return _describe_reshuffle(cards)
        case happened.GameEnded():
            text = _("The game is decided. The series is now %(first)s to %(second)s, and a new game begins.")
            return text % {"first": event.first_score, "second": event.second_score}
        case _:
            return ""


def _describe_placement(view: BalloonCupView, event: happened.Placed, players: Sequence[str]) -> str:
    """[BC-4.2] Describe a placement, and state if the side belongs to the viewer or to the opponent."""
    action = PLACEMENT.write(event.card, event.tile, event.owner != event.seat)
    words = {"card": card_name(card_text(event.card)), "tile": event.tile + 1, "action": action}
    owner = seat_name(view, event.owner, players)
    words |= {"who": seat_name(view, event.seat, players), "owner": text.inside(owner)}
    if event.owner == view.seat:
        return Sentence.about("%(who)s placed %(card)s on your side of tile %(tile)s (%(action)s).", words)
    if event.owner == event.seat:
        return Sentence.about("%(who)s placed %(card)s on their own side of tile %(tile)s (%(action)s).", words)
    if owner == text.your_opponent():
        return Sentence.about("%(who)s placed %(card)s on your opponent's side of tile %(tile)s (%(action)s).", words)
    return Sentence.about("%(who)s placed %(card)s on %(owner)s's side of tile %(tile)s (%(action)s).", words)


def _describe_exchange(event: happened.Exchanged, cards: Sequence[int], names: dict[str, object]) -> str:
    words = names | {"action": EXCHANGE.write(cards), "count": event.cards}
    if not event.cards:
        return Sentence.about("%(who)s could not place a card and exchanged none (%(action)s).", words)
    return Sentence.about_several(
        "%(who)s could not place a card and exchanged %(count)s card (%(action)s).",
        "%(who)s could not place a card and exchanged %(count)s cards (%(action)s).",
        event.cards,
        words,
    )


def _describe_substitution(claim: int, names: dict[str, object]) -> str:
    """[BC-7.2] Describe the cubes that a player paid as substitutes in a claim. Another sentence names the trophy."""
    payment = [
        (colour, CUBES_PER_TRADE * int(count))
        for colour, count in zip(COLOURS, SUBSTITUTES_OF_CLAIM[claim], strict=True)
        if count
    ]
    missing = [(COLOURS[COLOUR_OF_CLAIM[claim]], int(SIZE_OF_CLAIM[claim]))]
    action = CLAIM.write(COLOUR_OF_CLAIM[claim], SUBSTITUTES_OF_CLAIM[claim])
    words = {"cubes": cubes_name(payment), "missing": cubes_name(missing), "action": action}
    return Sentence.about("%(who)s paid %(cubes)s instead of %(missing)s (%(action)s).", names | words)


def _describe_trade(event: happened.Traded, names: dict[str, object]) -> str:
    given, taken = (colour_name(COLOURS[colour]) for colour in (event.given, event.taken))
    words = {"given": given, "taken": taken, "action": TRADE.write(event.given, event.taken)}
    return Sentence.about("%(who)s traded three %(given)s cubes for one %(taken)s cube (%(action)s).", names | words)


def _describe_win(event: happened.WonTile, cubes: Sequence[happened.TookCubes], names: dict[str, object]) -> str:
    won = cubes_name((COLOURS[each.colour], each.cubes) for each in cubes)
    words = names | {"tile": event.tile + 1, "cubes": won, "own": event.own, "other": event.other}
    if event.own == event.other:
        return about(
            "%(who)s won tile %(tile)s with the last card, because both sums are %(own)s. Cubes: %(cubes)s.",
            words,
        )
    if event.terrain == Terrain.MOUNTAIN:
        return about(
            "%(who)s won mountain tile %(tile)s with the higher sum, %(own)s against %(other)s. Cubes: %(cubes)s.",
            words,
        )
    return about(
        "%(who)s won flatland tile %(tile)s with the lower sum, %(own)s against %(other)s. Cubes: %(cubes)s.", words
    )


def _describe_reshuffle(count: int) -> str:
    sentence = ngettext(
        "The discard pile was shuffled. The new supply has %(count)s card.",
        "The discard pile was shuffled. The new supply has %(count)s cards.",
        count,
    )
    return sentence % {"count": count}


def _cards(group: Sequence[Event], names: dict[str, object]) -> Iterator[str]:
    """Yield sentences for drawn cards that the viewer knows, and for shown cards."""
    cards_drawn = [event.card for event in group if isinstance(event, happened.Drew) and event.card is not None]
    if cards_drawn:
        yield about("%(who)s drew %(cards)s.", names | {"cards": cards_name(map(card_text, sorted(cards_drawn)))})
    cards_shown = [event.card for event in group if isinstance(event, happened.Showed)]
    if cards_shown:
        words = names | {"cards": cards_name(map(card_text, cards_shown))}
        yield about("%(who)s could not place a card. Revealed hand: %(cards)s.", words)


def ending(view: BalloonCupView, players: Sequence[str] = ()) -> str:
    """Return a sentence with the winner and the reason for the end.

    While the match continues, return an empty text.
    """
    outcome = view.outcome
    if outcome is None:
        return ""
    if view.broken_off is not None:
        return _describe_break_off(view, view.broken_off, players)
    reason = {
        "trophies": _("three trophies"),
        "deadlock": _("nobody can place a card; the player with more trophies wins"),
        "standstill": _("both players are stuck; the player with more trophies wins"),
    }[outcome.reason]
    if not outcome.winners:
        return _("The match is drawn: %(reason)s.") % {"reason": reason}
    return about(
        "%(who)s won the match: %(reason)s.", {"who": seat_name(view, outcome.winners[0], players), "reason": reason}
    )


def _describe_break_off(view: BalloonCupView, broken_off: BrokenOff, players: Sequence[str]) -> str:
    """[BC-8.5] Describe the reason why the match ended early, and its winner."""
    sentence = describe_break_off(broken_off, SEATS, lambda seat: seat_name(view, seat, players))
    if not ending_of(broken_off.outcome).counts:
        return sentence
    result = _("The match is drawn.")
    if broken_off.winners:
        result = about("%(who)s won the match.", {"who": seat_name(view, broken_off.winners[0], players)})
    return f"{sentence} {result}"
