"""Pictures as content: of a position, of a match as its seat sees it, and whatever else is drawn as SVG."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Sequence
from typing import Annotated, Literal

from mcp_types import ImageContent
from pydantic import Field

from skyhop.game.capability import Capability
from skyhop.mcp.errors import Tool
from skyhop.mcp.matches import SeatHandles
from skyhop.mcp.positions import Position, stood_in
from skyhop.mcp.seats import Handle
from skyhop.svg.element import outlined

Form = Annotated[Literal["png", "svg"], Field(description="PNG, which every client shows, or SVG, which is smaller.")]


class PictureTools:
    """The tools that draw."""

    def __init__(self, handles: SeatHandles) -> None:
        self._handles = handles

    @property
    def looking(self) -> Sequence[Tool]:
        """All of them; drawing changes nothing."""
        return (self.draw_position, self.draw_match)

    def draw_position(self, position: Position, form: Form = "png") -> ImageContent:
        """Draw a position with all that lies in hands face up."""
        stood = stood_in(position)
        game = stood.game
        shown = game.open_view(stood.state) if game.has(Capability.OPEN_VIEW) else stood.view
        return content_of(game.draw(shown), form, "")

    async def draw_match(self, match: Handle, form: Form = "png") -> ImageContent:
        """Draw the table as your seat sees it."""
        place = await self._handles.find(match)
        drawing, sentences = place.game.draw(place.view), place.since_own()
        return await asyncio.to_thread(content_of, drawing, form, sentences[-1] if sentences else "")


def content_of(drawing: str, form: str, sentence: str) -> ImageContent:
    """A drawing as content; a PNG has the sentence below it."""
    if form == "svg":
        return image(outlined(drawing).encode(), "image/svg+xml")
    from skyhop.print.picture import picture  # noqa: PLC0415 - an extra

    return image(picture(drawing, sentence), "image/png")


def image(data: bytes, kind: str) -> ImageContent:
    """Bytes of a picture as content."""
    return ImageContent(type="image", data=base64.b64encode(data).decode(), mime_type=kind)
