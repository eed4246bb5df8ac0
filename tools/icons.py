"""Draw the icons of the installed table from the one drawing that there is: `static/icon.svg`.

Run it as `python tools/icons.py` when that has changed; a test says where it was forgotten.
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
    """Write all icons."""
    for name, data in icons().items():
        (STATIC / name).write_bytes(data)
    return 0


def icons() -> Mapping[str, bytes]:
    """Draw all icons: on a ground, and with room around, since systems cut them into shapes of their own."""
    drawing = _filled((STATIC / "icon.svg").read_text("utf-8"))
    return {name: render_png(drawing, (INCH, INCH), resolution=pixels) for name, pixels in PIXELS.items()}


def _filled(drawing: str) -> str:
    """Lay a drawing of 32 units into the middle of a ground of 48."""
    inner = re.sub(r"</?svg[^>]*>", "", drawing)
    ground = f'<rect width="48" height="48" fill="{SKY}"/>'
    middle = f'<g transform="translate(8 8)">{inner}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{ground}{middle}</svg>'


if __name__ == "__main__":
    sys.exit(main())
