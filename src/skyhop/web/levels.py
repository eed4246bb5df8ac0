"""Levels on pages: which of them a guest has chosen, and which would be a better match after those that were played.

A cookie holds the level that was chosen last, for each game, so that it is chosen already when the lobby is opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import dropwhile
from typing import NamedTuple
from urllib.parse import parse_qsl, urlencode
from weakref import WeakKeyDictionary

from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.game.ai import Measured
from skyhop.game.game import Game
from skyhop.i18n import N_, decimal, translated, with_minus
from skyhop.server.match_record import Summary
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.svg.element import Fragment, number, tag
from skyhop.web.http.settings import keep_cookie, kept_cookie

INK = "#22303C"
WOOD = "#A9743F"
CLOTHS = ("#F7DD8A", "#F5C842", "#8CC9A9", "#3FA27A", "#6E9BD6", "#274B9F", "#C8553D", "#8E1F2F")
"""Of the envelopes, the weakest first: each is told from its neighbours by its lightness too."""
LIGHT, DARK = "#FFFFFF", INK
LIGHT_FROM = 5
"""The first of the cloths on which a face is drawn in light lines."""
WIDTH, HEIGHT = 40, 50
ENVELOPE = "M20 2C10 2 3.5 9 3.5 18c0 8 7 14 12 20h9c5-6 12-12 12-20C36.5 9 30 2 20 2Z"


@cache
def face(place: int, count: int) -> Fragment:
    """Draw the face of level `place` of so many, counted from 0; as high as it is wide and a quarter more."""
    rank = 1.0 if count == 1 else place / (count - 1)
    cloth = round(rank * (len(CLOTHS) - 1))
    line = LIGHT if cloth >= LIGHT_FROM else DARK
    return tag(
        "svg",
        *_gondola(),
        tag("path", d=ENVELOPE, fill=CLOTHS[cloth]),
        tag("path", d="M12 6c-4 3-6 7-6 12", fill="none", stroke=LIGHT, stroke_width=2, stroke_opacity=0.5),
        tag("path", d=ENVELOPE, fill="none", stroke=INK, stroke_width=1.4),
        *_look(rank, line),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        aria_hidden="true",
        class_="face",
    )


def _gondola() -> tuple[Fragment, ...]:
    """Draw the basket with its ropes."""
    ropes = tag("path", d="M16 37l1 6M24 37l-1 6", stroke=WOOD, stroke_width=1.2)
    return ropes, tag("rect", x=15, y=42, width=10, height=7, rx=1.5, fill=WOOD, stroke=INK, stroke_width=1.2)


def _look(rank: float, line: str) -> tuple[Fragment, ...]:
    """Draw eyes, brows and mouth: wide eyes and a broad smile below, lowered brows and a thin smile above."""
    eye, brow, smile = 2.6 - 0.8 * rank, 2.2 * rank - 1.0, 5.0 - 4.0 * rank
    low, high = 10.5 + 1.5 * rank + brow, 10.5 + 1.5 * rank - brow
    corner, middle = 25 - smile / 3, 25 + 1.6 * smile
    brows = f"M10.5 {number(high)}L17 {number(low)}M29.5 {number(high)}L23 {number(low)}"
    mouth = f"M14 {number(corner)}Q20 {number(middle)} 26 {number(corner)}"
    return (
        *(tag("circle", cx=x, cy=17, r=eye, fill=line) for x in (14, 26)),
        tag("path", d=brows + mouth, fill="none", stroke=line, stroke_width=1.7, stroke_linecap="round"),
    )


COOKIE = "skyhop-levels"
LONGEST = 1000
"""Letters of it that are looked at."""
FIELD = "level"
"""Of forms: how strong the bots are whose level is not said seat by seat."""
MOST_LOOKED_AT = 20
"""Of the matches that a guest has played to their end."""
_played_until: WeakKeyDictionary[Live, dict[str, Sequence[Summary]]] = WeakKeyDictionary()
"""Of matches that are over: what each of their guests had played until then, the latest first."""
STRONGER = N_("You have won against the %(played)s. The %(advised)s is a step stronger.")
WEAKER = N_("The %(played)s has won twice in a row. The %(advised)s is a step gentler.")


class LevelShown(NamedTuple):
    """A level on the scale: its name, in words, its face, whether it is chosen, and whether it would fit now."""

    name: str
    title: str
    character: str
    face: Fragment
    is_chosen: bool
    is_advised: bool


class OpponentChoice(NamedTuple):
    """A bot in the list of all: its name, in words, and how strong it was measured to be; empty where it was not."""

    name: str
    title: str
    character: str
    points: str


class Advice(NamedTuple):
    """Whom to play next: the name of a level and its title, and why."""

    level: str
    title: str
    sentence: str


def scale(game: Game, chosen: str, advised: Advice | None) -> tuple[LevelShown, ...]:
    """Show the levels of a game, the weakest first; that one is chosen, or the one that plays where none is named."""
    levels = bot.levels(game)
    names = [level.name for level in levels]
    picked = chosen if chosen in names else bot.usual(game).name
    return tuple(
        LevelShown(
            level.name,
            translated(level.title),
            translated(level.character),
            face(number, len(levels)),
            level.name == picked,
            advised is not None and level.name == advised.level,
        )
        for number, level in enumerate(levels)
    )


def opponents(game: Game) -> tuple[OpponentChoice, ...]:
    """List all bots of a game on one scale, the easiest first: levels, and those that they are measured by."""
    kinds = [(kind, _measured(game, kind)) for kind in bot.bots(game)]
    if all(found for _kind, found in kinds):
        kinds.sort(key=lambda each: each[1] or (0, 0))
    return tuple(
        OpponentChoice(kind.name, translated(kind.title), translated(kind.character), _points(found))
        for kind, found in kinds
    )


def _measured(game: Game, kind: type[bot.Bot]) -> Measured | None:
    if not kind.is_level:
        return game.engines.get(kind.name)
    rung = game.ladder[kind.name]
    return None if rung.points is None else Measured(rung.points, rung.margin)


def _points(found: Measured | None) -> str:
    if found is None:
        return ""
    points = with_minus(decimal(found.points))
    return f"{points} ± {decimal(found.margin)}" if found.margin else points


def remembered(request: Request) -> dict[str, str]:
    """The level that the guest chose last, by game."""
    return dict(parse_qsl(kept_cookie(request, COOKIE)[:LONGEST]))


def remember(request: Request, response: Response, game: Game, level: str) -> None:
    """Keep what was chosen in the browser, if it is a level of the game."""
    if level in {kind.name for kind in bot.levels(game)}:
        keep_cookie(request, response, COOKIE, urlencode({**remembered(request), game.name: level}))


def level_of(seats: Sequence[Seat], game: Game) -> type[bot.Bot] | None:
    """The level of the bots among these seats; None where there are none, or they are of several kinds."""
    names = {seat.player for seat in seats}
    found = [level for level in bot.levels(game) if {level.name} == names]
    return found[0] if found else None


def advice(game: Game, over: Sequence[Summary]) -> Advice | None:
    """Whom to play next in a game after these matches that are over, the latest first; None: as before.

    The next level after a win, the one below after two losses in a row. Those that played on from another do not count.
    """
    played = [match for match in over if match.game == game.name and not match.is_branch]
    if not played or (last := level_of(played[0].others, game)) is None:
        return None
    levels = bot.levels(game)
    place = levels.index(last)
    if _is_won(played[0]) and place + 1 < len(levels):
        return _advice(STRONGER, last, levels[place + 1])
    is_lost_again = len(played) > 1 and level_of(played[1].others, game) is last and all(map(_is_lost, played[:2]))
    return _advice(WEAKER, last, levels[place - 1]) if is_lost_again and place > 0 else None


def _advice(sentence: str, played: type[bot.Bot], advised: type[bot.Bot]) -> Advice:
    title = translated(advised.title)
    return Advice(advised.name, title, translated(sentence) % {"played": translated(played.title), "advised": title})


def _is_won(match: Summary) -> bool:
    return match.outcome is not None and bool(set(match.own) & set(match.outcome.winners))


def _is_lost(match: Summary) -> bool:
    return match.outcome is not None and bool(match.outcome.winners) and not _is_won(match)


def advised(live: Live, seat: int | None) -> Advice | None:
    """Whom a guest may play next after a match that is over, as far as was looked up."""
    guest = None if seat is None else live.seats[seat].player
    return advice(live.match.game, _played_until.get(live, {}).get(guest or "", ()))


async def look_up(live: Live) -> None:
    """See, once a match is over, what its guests had played before it; tables are drawn by what was seen."""
    if live.match.outcome is None or live in _played_until or live.info.begun_from is not None:
        return
    if not level_of([seat for seat in live.seats if not seat.is_person], live.match.game):
        return
    found = dict[str, Sequence[Summary]]()
    for guest in {str(seat.player) for seat in live.seats if seat.is_person}:
        played = await played_by(live.store, guest)
        found[guest] = list(dropwhile(lambda match: match.id != live.info.id, played))
    _played_until[live] = found


async def played_by(store: Store, guest: str) -> list[Summary]:
    """The matches that a guest has played to their end lately, the latest first."""
    return await store.of_player(guest, MOST_LOOKED_AT, is_over=True)
