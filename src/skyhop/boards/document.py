"""[AO-13.1, AO-13.2] A board as a document: what a file of one may hold, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from skyhop.engine.document import Document, Part

LEAST = 0.001
"""mm: smaller lengths give numbers without end where something is divided by them."""
Coordinate = Annotated[int, Meta(ge=-1, le=5)] | Annotated[float, Meta(ge=-1, le=5)]
"""A number stays as it is written, 0 or 0.0, so that a board is written as it was read."""
Length = Annotated[int, Meta(gt=0, le=500)] | Annotated[float, Meta(ge=LEAST, le=500)]
Side = Annotated[int, Meta(gt=20, le=5000)] | Annotated[float, Meta(gt=20, le=5000)]
Edge = Annotated[int, Meta(ge=-5000, le=5000)] | Annotated[float, Meta(ge=-5000, le=5000)]
Radius = Annotated[int, Meta(gt=0, le=300)] | Annotated[float, Meta(ge=LEAST, le=300)]
Types = Annotated[str, Meta(pattern="^[ROYWKBPG]{3,8}$")]
TwoCities = Annotated[str, Meta(pattern="^[A-Z]{1,2}-[A-Z]{1,2}$")]
Bonus = Annotated[
    str,
    Meta(
        pattern=r"^(\+1|-1|\+[ROYWKBPG]|-balloon|\+space|-space|swap|steal|late|share|teleport|toll|wind)$",
    ),
]


class _Part(Part, frozen=True, forbid_unknown_fields=False, kw_only=True, omit_defaults=True):
    """Part of a board: whoever writes one by hand may write more into it, which is left aside."""


class PanelPart(_Part, frozen=True, kw_only=True):
    """Something printed beside the map."""

    what: Literal["inventory", "trajectories", "title"]
    box: tuple[Edge, Edge, Edge, Edge]
    """In mm from the top left: left, top, right, bottom."""


class PagePart(_Part, frozen=True, kw_only=True):
    """The printed map; all lengths in mm."""

    width: Side
    height: Side
    space: Length
    """How long a space of a route is."""
    thickness: Annotated[int, Meta(gt=0, le=200)] | Annotated[float, Meta(ge=LEAST, le=200)]
    city: Annotated[int, Meta(gt=0, le=200)] | Annotated[float, Meta(ge=LEAST, le=200)]
    """The radius of a city."""
    mooring: Radius
    """Spaces lie outside a circle of this radius around the ends of a path."""
    panels: Annotated[tuple[PanelPart, ...], Meta(max_length=20)] | None = None


class CityPart(_Part, frozen=True, kw_only=True):
    """[AO-1.1, AO-1.3] A city; x and y in widths of the page, y downwards."""

    n: Annotated[int, Meta(ge=1)]
    """Its number, from 1 on in order."""
    x: Annotated[int, Meta(ge=0, le=1)] | Annotated[float, Meta(ge=0, le=1)]
    y: Annotated[int, Meta(ge=0, le=4)] | Annotated[float, Meta(ge=0, le=4)]
    slots: Annotated[int, Meta(ge=1, le=12)]
    capital: bool = False


class RoutePart(_Part, frozen=True, kw_only=True):
    """[AO-1.1] A route."""

    id: Annotated[str, Meta(pattern="^[A-Z]{1,2}-[A-Z]{1,2}2?$")]
    spaces: Annotated[str, Meta(pattern="^[ROYWKBPGA]{1,6}$")]
    """The types of its spaces from the lower city on; A is gray."""
    double: Literal[0, 1, 2] = 0
    """1 or 2 of a pair."""
    multi: bool = False
    bonus: Mapping[Annotated[str, Meta(pattern="^[1-6]$")], Bonus] = {}
    """[AO-13.2] By space."""
    path: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(min_length=2, max_length=400)]
    """Points in widths of the page, from the lower city on."""


class TrajectoryPart(_Part, frozen=True, kw_only=True):
    """[AO-9.1, AO-9.2] What may be fulfilled: it has either `ends` or `types`."""

    id: Annotated[str, Meta(pattern="^T[1-9][0-9]?$")]
    ends: TwoCities | None = None
    types: Annotated[str, Meta(pattern="^[ROYWKBPG]{1,8}$")] | None = None
    reward: Annotated[str, Meta(pattern="^(points|spaces|swaps|[ROYWKBPG])$")]
    amount: Annotated[int, Meta(ge=1, le=40)]
    slots: Annotated[int, Meta(ge=1, le=6)]


class OrderPart(_Part, frozen=True, kw_only=True):
    """[AO-9.11] A secret order."""

    id: Annotated[str, Meta(pattern="^S[1-9][0-9]?$")]
    ends: TwoCities
    amount: Annotated[int, Meta(ge=1, le=60)]


class FacePart(_Part, frozen=True, kw_only=True):
    """[AO-7.3] A bounded face: the routes around it, a double by its first, and the number printed."""

    routes: Annotated[tuple[str, ...], Meta(min_length=2)]
    number: Annotated[int, Meta(ge=1, le=40)]


class BoardDocument(Document, frozen=True, forbid_unknown_fields=False, kw_only=True, tag="skyhop-board-1"):
    """[AO-13.1] A board of Aeronaut Odyssey. Coordinates are widths of the page, lengths of `page` are mm."""

    name: Annotated[str, Meta(max_length=80)] = ""
    ruleset: Literal["pioneer", "capital"]
    seed: Any = None
    settings: Mapping[str, Any] = {}
    """What it was made from; free."""
    types: Types
    """The types of balloons that are on it."""
    inventory: Annotated[int, Meta(ge=1, le=200)]
    """Spaces of each player."""
    page: PagePart | None = None
    cities: Annotated[list[CityPart], Meta(min_length=3, max_length=200)]
    routes: Annotated[list[RoutePart], Meta(min_length=3, max_length=800)]
    trajectories: Annotated[list[TrajectoryPart], Meta(max_length=40)] = []  # noqa: RUF012  copied for each
    orders: Annotated[list[OrderPart], Meta(max_length=60)] = []  # noqa: RUF012  copied for each
    faces: list[FacePart] = []  # noqa: RUF012  as above
