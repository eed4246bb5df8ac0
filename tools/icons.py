"""Generator of the icons of the installed app from the drawing `static/icon.svg`.

Run it as `python tools/icons.py` after a change of the drawing. A test fails if the icons are outdated.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from skyhop.print.typst import render_png

STATIC = Path(__file__).resolve().parent.parent / "src" / "skyhop" / "web" / "static"
INCH = 25.4
SKY = "#cfe6f5"
PIXELS = {"icon-192.png": 192, "icon-512.png": 512, "icon-180.png": 180}


def main() -> int:
    """Write the files of all icons. Return the exit code."""
    for name, data in icons().items():
        (STATIC / name).write_bytes(data)
    return 0


def icons() -> Mapping[str, bytes]:
    """Return all icons as PNG, by file name. They have a background and a margin, because systems cut their corners."""
    drawing = _filled((STATIC / "icon.svg").read_text("utf-8"))
    return {name: render_png(drawing, (INCH, INCH), resolution=pixels) for name, pixels in PIXELS.items()}


def _filled(drawing: str) -> str:
    """Return a drawing of 32 by 32 units, centred on a background of 48 by 48 units."""
    inner = re.sub(r"</?svg[^>]*>", "", drawing)
    ground = f'<rect width="48" height="48" fill="{SKY}"/>'
    middle = f'<g transform="translate(8 8)">{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{ground}{middle}</svg>'


if __name__ == "__main__":
    sys.exit(main())
