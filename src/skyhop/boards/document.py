"""[AO-13.1, AO-13.2] Document format of a board file, field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from skyhop.engine.document import Document, Part

LEAST = 0.001
"""Least length in mm. Divisions by smaller lengths overflow."""
Coordinate = Annotated[int, Meta(ge=-1, le=5)] | Annotated[float, Meta(ge=-1, le=5)]
"""Coordinate in page widths. An integer stays an integer, so that a board is written as it was read."""
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
    """Part of a board. Unknown fields are ignored, because hand-written files may contain notes."""


class PanelPart(_Part, frozen=True, kw_only=True):
    """Panel printed next to the map."""

    what: Literal["inventory", "trajectories", "title"]
    box: tuple[Edge, Edge, Edge, Edge]
    """Box in mm from the top left: left, top, right, bottom."""


class PagePart(_Part, frozen=True, kw_only=True):
    """Printed map. All lengths are in mm."""

    width: Side
    height: Side
    space: Length
    """Length of a route's space."""
    thickness: Annotated[int, Meta(gt=0, le=200)] | Annotated[float, Meta(ge=LEAST, le=200)]
    city: Annotated[int, Meta(gt=0, le=200)] | Annotated[float, Meta(ge=LEAST, le=200)]
    """Radius of a city."""
    mooring: Radius
    """Radius of the circle around each end of a path in which no spaces are placed."""
    panels: Annotated[tuple[PanelPart, ...], Meta(max_length=20)] | None = None


class CityPart(_Part, frozen=True, kw_only=True):
    """[AO-1.1, AO-1.3] City. x and y are in page widths, y points down."""

    n: Annotated[int, Meta(ge=1)]
    """City number. Numbers start at 1 and are consecutive."""
    x: Annotated[int, Meta(ge=0, le=1)] | Annotated[float, Meta(ge=0, le=1)]
    y: Annotated[int, Meta(ge=0, le=4)] | Annotated[float, Meta(ge=0, le=4)]
    slots: Annotated[int, Meta(ge=1, le=12)]
    capital: bool = False


class RoutePart(_Part, frozen=True, kw_only=True):
    """[AO-1.1] Route."""

    id: Annotated[str, Meta(pattern="^[A-Z]{1,2}-[A-Z]{1,2}2?$")]
    spaces: Annotated[str, Meta(pattern="^[ROYWKBPGA]{1,6}$")]
    """Types of the spaces, from the city with the lower number on. A is gray."""
    double: Literal[0, 1, 2] = 0
    """1 or 2 for the routes of a double, 0 for a single route."""
    multi: bool = False
    bonus: Mapping[Annotated[str, Meta(pattern="^[1-6]$")], Bonus] = {}
    """[AO-13.2] Bonus by space number."""
    path: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(min_length=2, max_length=400)]
    """Points of the path in page widths, from the city with the lower number on."""


class TrajectoryPart(_Part, frozen=True, kw_only=True):
    """[AO-9.1, AO-9.2] Trajectory to complete. It has either `ends` or `types`."""

    id: Annotated[str, Meta(pattern="^T[1-9][0-9]?$")]
    ends: TwoCities | None = None
    types: Annotated[str, Meta(pattern="^[ROYWKBPG]{1,8}$")] | None = None
    reward: Annotated[str, Meta(pattern="^(points|spaces|swaps|[ROYWKBPG])$")]
    amount: Annotated[int, Meta(ge=1, le=40)]
    slots: Annotated[int, Meta(ge=1, le=6)]


class OrderPart(_Part, frozen=True, kw_only=True):
    """[AO-9.11] Secret order."""

    id: Annotated[str, Meta(pattern="^S[1-9][0-9]?$")]
    ends: TwoCities
    amount: Annotated[int, Meta(ge=1, le=60)]


class FacePart(_Part, frozen=True, kw_only=True):
    """[AO-7.3] Bounded face: its surrounding routes (a double by its first) and its printed number."""

    routes: Annotated[tuple[str, ...], Meta(min_length=2)]
    number: Annotated[int, Meta(ge=1, le=40)]


class BoardDocument(Document, frozen=True, forbid_unknown_fields=False, kw_only=True, tag="skyhop-board-1"):
    """[AO-13.1] Board of Aeronaut Odyssey. Coordinates are in page widths, lengths of `page` in mm."""

    name: Annotated[str, Meta(max_length=80)] = ""
    ruleset: Literal["pioneer", "capital"]
    seed: Any = None
    settings: Mapping[str, Any] = {}
    """Settings from which the board was generated. Free form."""
    types: Types
    """Types of balloons on the board."""
    inventory: Annotated[int, Meta(ge=1, le=200)]
    """Number of spaces of each player."""
    page: PagePart | None = None
    cities: Annotated[list[CityPart], Meta(min_length=3, max_length=200)]
    routes: Annotated[list[RoutePart], Meta(min_length=3, max_length=800)]
    trajectories: Annotated[list[TrajectoryPart], Meta(max_length=40)] = []  # noqa: RUF012  copied for each
    orders: Annotated[list[OrderPart], Meta(max_length=60)] = []  # noqa: RUF012  copied for each
    faces: list[FacePart] = []  # noqa: RUF012  as above
