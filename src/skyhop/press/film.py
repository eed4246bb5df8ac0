"""Moments of a match one after another, as an animated WebP."""

from __future__ import annotations

import contextvars
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from io import BytesIO

from PIL import Image

from skyhop.press.picture import picture, tallness

REST, LAST_REST = 1000, 4000
"""Milliseconds for which a picture is seen, and the last one before the film begins anew."""
AHEAD = 3
"""Pictures that are drawn while one before them is packed."""
Frame = tuple[str, str]
"""A moment: its drawing, and in words what had just happened."""


def film(frame: Callable[[int], Frame], count: int, report: Callable[[int], None] = lambda _made: None) -> bytes:
    """Make a film of so many frames, counted from 0, which are asked for one after another in this thread.

    `report` hears how many are done; what it raises ends the work.
    """
    tall = max(tallness(frame(number)[0]) for number in {0, count - 1})
    rests = [REST] * (count - 1) + [LAST_REST]
    made = BytesIO()
    with closing(_drawn_ahead(frame, count, tall)) as pictures:
        Reel(pictures, count, report).save(
            made, "WEBP", save_all=True, duration=rests, lossless=True, quality=25, method=1, kmin=count, kmax=count + 1
        )
    return made.getvalue()


class Reel(Image.Image):
    """A film as Pillow sees one: it asks for frame after frame, so that only a few are in memory."""

    def __init__(self, pictures: Iterator[Image.Image], count: int, report: Callable[[int], None]) -> None:
        """Begin with the first picture."""
        super().__init__()
        self.n_frames = count
        self._pictures = pictures
        self._report = report
        self._at = -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Go on to the next picture; nothing goes back, though Pillow asks for the first one when it is done."""
        if frame <= self._at:
            return
        self._report(frame)
        shown = next(self._pictures)
        self.im, self._mode, self._size = shown.im, shown.mode, shown.size
        self._at = frame

    def tell(self) -> int:
        """The number of the picture that it stands at."""
        return self._at


def _drawn_ahead(frame: Callable[[int], Frame], count: int, tall: float) -> Generator[Image.Image]:
    """Draw the pictures, a few of them while the one before is used."""
    with ThreadPoolExecutor(2, thread_name_prefix="pictures") as workers:
        drawn: deque[Future[Image.Image]] = deque()
        for number in range(count):
            drawing, sentence = frame(number)
            context = contextvars.copy_context()
            drawn.append(workers.submit(context.run, _image, drawing, sentence, tall))
            if len(drawn) > AHEAD:
                yield drawn.popleft().result()
        while drawn:
            yield drawn.popleft().result()


def _image(drawing: str, sentence: str, tall: float) -> Image.Image:
    with Image.open(BytesIO(picture(drawing, sentence, tall))) as opened:
        return opened.convert("RGB")
