"""The layout audit: what a page gets wrong at a size, in a theme, with larger text, as lines to read.

In the page (`layout.js`): every control is where a click on its middle arrives and large enough, no text or picture is
cut, covered, or outside its frame, nothing scrolls sideways, what belongs together is on the screen together. From two
pictures of the screen, with and without its texts: how much each text stands out from what is really behind it.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js")
Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (320, 568),
    (320, 640),
    (360, 740),
    (414, 800),
    (740, 360),
    (600, 900),
    (768, 1024),
    (960, 700),
    (1024, 600),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
PHONE = 600
"""Narrower, or lower than 500, a screen is touched."""
NARROW = 640
"""Up to this width all of a table stands in one column."""
WIDE = 960
"""From this width on, the aside of a table is beside the board."""
LARGER = ":root { --text: 1.25 }"
"""As a reader sets it who wants larger text: a quarter more."""
LEAST, LEAST_LARGE = 4.5, 3.0
"""WCAG 1.4.3, by the contrast of text and of large text."""
SENTENCE = ".lesson-told"
"""Tells what a lesson's step asks for."""
CHANGED = 24.0
"""A sum of differences over three channels, from which on a pixel is part of a letter."""
STILL = """
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TEXTLESS = """
*:not(svg, svg *) { color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important; text-shadow: none !important }
"""


def is_touched(size: Size) -> bool:
    """Return True if a screen of this size is the screen of a phone."""
    return min(size) < PHONE and max(size) < 1000


def ready(page: Page) -> None:
    """Bring the checks into a page that is open, and let nothing in it move."""
    page.add_style_tag(content=STILL)
    page.add_script_tag(path=SCRIPT)
    page.evaluate(DRAWN)


def faults(
    page: Page,
    size: Size,
    together: Sequence[str] = (),
    shown: Sequence[str] = (),
    asked: Sequence[str] = (),
) -> list[str]:
    """List what is wrong with a page at a size of the screen.

    `together` selects what must be seen without scrolling, `shown` what must be seen at all, `asked` what the sentence
    of a lesson's step asks for.
    """
    resize(page, size)
    selectors = {"together": list(together), "shown": list(shown), "asked": list(asked), "sentence": SENTENCE}
    found: list[str] = page.evaluate("selectors => layoutFaults(selectors)", selectors)
    return found


def resize(page: Page, size: Size) -> None:
    """Give the screen a size, and let the page follow."""
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(DRAWN)


def faint(page: Page) -> list[str]:
    """List the texts on the screen that stand out too little from the pixels behind them."""
    texts = page.evaluate("textsOnScreen()")
    with_text = _picture(page)
    style = page.add_style_tag(content=TEXTLESS)
    without = _picture(page)
    style.evaluate("element => element.remove()")
    return sorted(set(_faint(texts, with_text, without)))


def _picture(page: Page) -> np.ndarray[Any, Any]:
    """Photograph the screen: rows of pixels of three channels from 0 to 255.

    By the browser's own command: packed for speed, a picture takes a quarter of the time.
    """
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"]
    session.detach()
    with Image.open(io.BytesIO(base64.b64decode(taken))) as picture:
        return np.asarray(picture.convert("RGB"))


def _faint(
    texts: Sequence[dict[str, Any]], with_text: np.ndarray[Any, Any], without: np.ndarray[Any, Any]
) -> Iterator[str]:
    for text in texts:
        left, top, right, bottom = (round(edge) for edge in text["box"])
        cut = (slice(top, bottom), slice(left, right))
        ratio = contrast(with_text[cut].astype(np.float64), without[cut].astype(np.float64))
        least = LEAST_LARGE if text["isLarge"] else LEAST
        if ratio is not None and ratio < least - 0.05:
            yield f"faint: {text['what']} has a contrast of {ratio:.1f}, not {least}"


def contrast(with_text: np.ndarray[Any, Any], without: np.ndarray[Any, Any]) -> float | None:
    """Measure the contrast of a text, in pixels of shape (rows, columns, 3); None where it shows nothing.

    A letter's colour is that of the pixel which differs most from what is behind it: the others are its soft edges.
    What is behind it is not one colour: the contrast is that over the least fitting twentieth of it.
    """
    change = np.abs(with_text - without).sum(axis=2)
    if not change.size or change.max() < 1:
        return None
    inked = with_text.reshape(-1, 3)[change.argmax()]
    behind = without[change > min(CHANGED, 0.5 * change.max())]
    light, dark = _luminance(inked[None]), _luminance(behind)
    ratios = (np.maximum(light, dark) + 0.05) / (np.minimum(light, dark) + 0.05)
    return float(np.quantile(ratios, 0.05))


def _luminance(colours: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """WCAG's relative luminance of colours of shape (n, 3)."""
    parts = colours / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    luminance: np.ndarray[Any, Any] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return luminance
