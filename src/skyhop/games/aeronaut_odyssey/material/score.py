"""[AO-7, AO-8] Sheets to write on: points at the end, and matches alone against the marks of a map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from skyhop.game.material import Text
from skyhop.games.aeronaut_odyssey.material.pictures import player
from skyhop.i18n import _, ngettext

RESULTS = 8
"""Matches that are written down."""


def score(players: int, points: Sequence[int], expansions: frozenset[str], *, is_solo: bool, base: str) -> Text:
    """A table of all that brings points, a column for each player."""
    names = [player(seat, is_solo=is_solo) for seat in range(players)]
    room = " |" * players
    rows = [f"| {title} |{room}" for title in _titles(points, expansions, base)]
    end = _("At the end")
    head = f"| {end} | {' | '.join(names)} |\n|---|{':---|' * players}\n"
    told = "" if is_solo else _("The highest score wins; equal scores share the win.") + "\n\n"
    return Text("score", _("Score sheet"), told + head + "\n".join(rows))


def _titles(points: Sequence[int], expansions: frozenset[str], base: str) -> Iterator[str]:
    for spaces, each in enumerate(points, 1):
        worth = {"spaces": spaces, "points": each}
        told = ngettext(
            "Routes of %(spaces)s: %(points)s point each", "Routes of %(spaces)s: %(points)s points each", each
        )
        yield told % worth
    if base == "capital":
        yield _("Areas")
    if "trajectories" in expansions:
        yield _("Trajectories")
    if "bonus" in expansions:
        yield _("Symbols on routes")
    if "thieves" in expansions:
        yield _("Secret orders: joined, less half of those not joined")
    yield "**" + _("Points") + "**"


def solo(marks: Mapping[str, int], *, is_solo: bool) -> Text:
    """[AO-8] The marks of a map, where they are known, and room for results."""
    told = [
        _("You win if you have more points than the rival. Besides, so many points of yours on this map make a mark:"),
        _table(
            [_("Mark on the map"), _("Points")], [[title, str(least)] for title, least in marks.items()] or _unknown()
        ),
        _("Your matches:"),
        _table([_("Date"), _("Your points"), _("The rival's points"), _("Mark on the map")], [[""] * 4] * RESULTS),
    ]
    return Text("solo", _("Alone against the rival"), "\n\n".join(told), is_usual=is_solo)


def _unknown() -> list[list[str]]:
    return [[_("skyhop board marks measures them"), ""]]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    written = [head, [":---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in written)
