"""Levels of bots on pages: the level that a guest chose last, and advice based on finished matches.

A cookie stores the last chosen level of each game. The lobby then selects this level again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import dropwhile
from typing import NamedTuple, Self
from urllib.parse import parse_qsl, urlencode
from weakref import WeakKeyDictionary

from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.game.ai import MeasuredStrength
from skyhop.game.game import Game
from skyhop.i18n import N_, decimal, translated, with_minus
from skyhop.server.match_record import Summary
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.svg import Fragment, number, tag
from skyhop.web.http.settings import read_cookie, set_cookie

INK = "#22303C"
WOOD = "#A9743F"
CLOTHS = ("#F7DD8A", "#F5C842", "#8CC9A9", "#3FA27A", "#6E9BD6", "#274B9F", "#C8553D", "#8E1F2F")
"""Colours of the balloons. The colour of the weakest level comes first.

Neighbouring colours also differ in lightness.
"""
LIGHT, DARK = "#FFFFFF", INK
FIRST_DARK_COLOUR = 5
"""Index of the first dark colour in `CLOTHS`. On dark colours, faces are drawn in light lines."""
WIDTH, HEIGHT = 40, 50
ENVELOPE = "M20 2C10 2 3.5 9 3.5 18c0 8 7 14 12 20h9c5-6 12-12 12-20C36.5 9 30 2 20 2Z"


class BotName(str):
    """Proper name of a bot with its title, such as "Nia (Cadet bot)". `face` is the face of the bot as SVG."""

    __slots__ = ("face",)

    face: str

    def __new__(cls, name: str, face: str) -> Self:
        """Create the name `name` of a bot with this face."""
        instance = super().__new__(cls, name)
        instance.face = face
        return instance

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # the constructor takes two texts
        """Return the arguments of `__new__` with which pickle copies a name."""
        return str(self), self.face


@cache
def draw_face(place: int, count: int) -> Fragment:
    """Draw a level as a balloon with a face, as SVG. `place` is the index of the level among `count` levels.

    The height of the drawing is 1.25 times its width.
    """
    rank = 1.0 if count == 1 else place / (count - 1)
    cloth = round(rank * (len(CLOTHS) - 1))
    line = LIGHT if cloth >= FIRST_DARK_COLOUR else DARK
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


@cache
def _faces() -> dict[str, Fragment]:
    """Return the drawn faces of all levels by name. A level has the same face in all games."""
    names = [name for name in bot.names() if bot.kind_of(name).is_level]
    return {name: draw_face(place, len(names)) for place, name in enumerate(names)}


def name_bot(name: str, seat: int, title: str) -> str:
    """Return the name of a bot in a seat: its proper name with `title`, and its face.

    A bot that is no level has no proper name, so its title is its name.
    """
    nickname = bot.nickname(name, seat)
    return BotName(f"{nickname} ({title})", _faces()[name]) if nickname else title


def _gondola() -> tuple[Fragment, ...]:
    """Draw the basket of the balloon with its ropes."""
    ropes = tag("path", d="M16 37l1 6M24 37l-1 6", stroke=WOOD, stroke_width=1.2)
    return ropes, tag("rect", x=15, y=42, width=10, height=7, rx=1.5, fill=WOOD, stroke=INK, stroke_width=1.2)


def _look(rank: float, line: str) -> tuple[Fragment, ...]:
    """Draw the eyes, brows and mouth of a level. `rank` is from 0 for the weakest level to 1 for the strongest.

    Rank 0 has wide eyes and a broad smile. Rank 1 has lowered brows and a thin smile. `line` is the colour.
    """
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
MAX_COOKIE_LENGTH = 1000
"""Maximum number of characters that are parsed of the cookie."""
FIELD = "level"
"""Name of the form field for the level of bots. It applies to each bot whose seat has no choice of its own."""
MAX_EXAMINED_MATCHES = 20
"""Maximum number of finished matches of a guest that the advice considers."""
_history_cache: WeakKeyDictionary[Live, dict[str, Sequence[Summary]]] = WeakKeyDictionary()
"""For each finished match, the finished matches of each guest up to this match. The latest match comes first."""
STRONGER = N_("You beat %(played)s. Try %(advised)s, one level harder.")
WEAKER = N_("%(played)s has beaten you twice in a row. Try %(advised)s: it is one level easier.")


class LevelShown(NamedTuple):
    """Level in the choice of levels, with its texts, its measured strength in points, and its drawn face.

    The strength is an empty text if nobody has measured it. `is_chosen` is True for the level that the reader chose.
    `is_advised` is True for the level that the page advises.
    """

    name: str
    title: str
    character: str
    points: str
    face: Fragment
    is_chosen: bool
    is_advised: bool


class OpponentChoice(NamedTuple):
    """Bot in the list of opponents: name, title, character, and measured strength in points.

    The strength is an empty text if nobody has measured it.
    """

    name: str
    title: str
    character: str
    points: str


class Advice(NamedTuple):
    """Advice on the next opponent: name and title of a level, and the reason."""

    level: str
    title: str
    sentence: str


def list_levels(game: Game, chosen: str, advised: Advice | None) -> tuple[LevelShown, ...]:
    """Return the levels of a game, the weakest first.

    The level `chosen` is selected. If the game has no level of this name, the default level is selected.
    """
    levels = bot.levels(game)
    names = [level.name for level in levels]
    picked = chosen if chosen in names else bot.default_opponent(game).name
    return tuple(
        LevelShown(
            level.name,
            translated(level.title),
            translated(level.character),
            _points(_measured(game, level)),
            _faces()[level.name],
            level.name == picked,
            advised is not None and level.name == advised.level,
        )
        for level in levels
    )


def list_opponents(game: Game) -> tuple[OpponentChoice, ...]:
    """Return all bots of a game: its levels and its reference bots.

    If all are measured, the easiest bot comes first.
    """
    kinds = [(kind, _measured(game, kind)) for kind in bot.bots(game)]
    if all(strength for _kind, strength in kinds):
        kinds.sort(key=lambda each: each[1] or (0, 0))
    return tuple(
        OpponentChoice(kind.name, translated(kind.title), translated(kind.character), _points(strength))
        for kind, strength in kinds
    )


def _measured(game: Game, kind: type[bot.Bot]) -> MeasuredStrength | None:
    if not kind.is_level:
        return game.engines.get(kind.name)
    rung = game.ladder[kind.name]
    return None if rung.points is None else MeasuredStrength(rung.points, rung.margin)


def _points(strength: MeasuredStrength | None) -> str:
    if strength is None:
        return ""
    points = with_minus(decimal(strength.points))
    return f"{points} ± {decimal(strength.margin)}" if strength.margin else points


def read_levels(request: Request) -> dict[str, str]:
    """Return the last chosen level of the guest, by game."""
    return dict(parse_qsl(read_cookie(request, COOKIE)[:MAX_COOKIE_LENGTH]))


def store_level(request: Request, response: Response, game: Game, level: str) -> None:
    """Store the chosen level in a cookie. Do nothing if the game has no such level."""
    if level in {kind.name for kind in bot.levels(game)}:
        set_cookie(request, response, COOKIE, urlencode({**read_levels(request), game.name: level}))


def level_of(seats: Sequence[Seat], game: Game) -> type[bot.Bot] | None:
    """Return the level that plays all these seats.

    Return None if there are no seats, if different players have them, or if their player is not a level.
    """
    names = {seat.player for seat in seats}
    found = [level for level in bot.levels(game) if {level.name} == names]
    return found[0] if found else None


def choose_advice(game: Game, over: Sequence[Summary]) -> Advice | None:
    """Return advice on the next level, based on finished matches. The latest match comes first in `over`.

    After a win, advise the next stronger level. After two losses in a row, advise the next weaker level. Otherwise
    return None, because the guest should keep the same level. Ignore branches.
    """
    matches = [match for match in over if match.game == game.name and not match.is_branch]
    if not matches or (last := level_of(matches[0].others, game)) is None:
        return None
    levels = bot.levels(game)
    place = levels.index(last)
    if _is_won(matches[0]) and place + 1 < len(levels):
        return _advice(STRONGER, last, levels[place + 1])
    is_lost_again = len(matches) > 1 and level_of(matches[1].others, game) is last and all(map(_is_lost, matches[:2]))
    return _advice(WEAKER, last, levels[place - 1]) if is_lost_again and place > 0 else None


def _advice(sentence: str, played: type[bot.Bot], advised: type[bot.Bot]) -> Advice:
    title = translated(advised.title)
    return Advice(advised.name, title, translated(sentence) % {"played": translated(played.title), "advised": title})


def _is_won(match: Summary) -> bool:
    return match.outcome is not None and bool(set(match.own) & set(match.outcome.winners))


def _is_lost(match: Summary) -> bool:
    return match.outcome is not None and bool(match.outcome.winners) and not _is_won(match)


def find_advice(live: Live, seat: int | None) -> Advice | None:
    """Return advice for the guest in a seat after a finished match.

    Return None if the guest should keep the same level, or if `load_earlier_matches` has not run.
    """
    guest = None if seat is None else live.seats[seat].player
    return choose_advice(live.match.game, _history_cache.get(live, {}).get(guest or "", ()))


async def load_earlier_matches(live: Live) -> None:
    """Load the earlier matches of the guests who played a finished match, for `find_advice`."""
    if live.match.outcome is None or live in _history_cache or live.info.begun_from is not None:
        return
    if not level_of([seat for seat in live.seats if not seat.is_person], live.match.game):
        return
    found = dict[str, Sequence[Summary]]()
    for guest in {str(seat.player) for seat in live.seats if seat.is_person}:
        played = await list_finished_matches(live.store, guest)
        found[guest] = list(dropwhile(lambda match: match.id != live.info.id, played))
    _history_cache[live] = found


async def list_finished_matches(store: Store, guest: str) -> list[Summary]:
    """Return the last finished matches of a guest, at most `MAX_EXAMINED_MATCHES`. The latest match comes first."""
    return await store.list_matches(guest, MAX_EXAMINED_MATCHES, is_over=True)
