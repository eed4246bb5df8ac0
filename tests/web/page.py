"""Model of a page that receives pictures in parts, like `static/table/parts.js` and `server.js`."""

from __future__ import annotations

import re

PART = re.compile(r"<!--part (\S+)-->(.*?)<!--/part-->", re.DOTALL)
SAME = re.compile(r"<!--same (\S+)-->")
PLY = re.compile(r'name="ply" value="\d+"')


class Page:
    """Page as a browser shows it, and the fragments that it holds."""

    def __init__(self) -> None:
        self.shown = ""
        self.held: dict[str, str] = {}
        self.newest: list[str] = []

    def receive(self, html: str) -> bool:
        """Show a picture; say whether all that is not sent was there."""
        self.held.update(PART.findall(html))
        if not set(SAME.findall(html)) <= self.held.keys():
            return False
        whole = SAME.sub(lambda hole: f"<!--part {hole[1]}-->{self.held[hole[1]]}<!--/part-->", html)
        self.newest = [name for name, _text in PART.findall(whole)]
        ply = re.search(r'data-ply="(\d+)"', whole)
        assert ply is not None
        self.shown = PLY.sub(f'name="ply" value="{ply[1]}"', whole)
        return True

    def hear(self, event: str) -> bool:
        """Read an event of a stream; say as above, and yes where it brings no picture."""
        lines = [line.removeprefix("data: ") for line in event.splitlines() if line.startswith("data: ")]
        return not lines or self.receive("\n".join(lines))
