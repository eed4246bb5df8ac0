"""Film of a match: its successive positions as the frames of an animated WebP file."""

from __future__ import annotations

import contextvars
import functools
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from skyhop.print.picture import Box, Shape, TypesetMoment

FRAME_MILLISECONDS, LAST_FRAME_MILLISECONDS = 1000, 4000
"""Display time in milliseconds of a frame, and of the last frame before the film restarts."""
FRAMES_AHEAD = 3
"""Number of frames to draw in advance while the encoder compresses an earlier frame."""
REDUCTION_FACTOR = 4
"""Reduction factor for width and height of the small pictures in which the film detects changes."""
SQUARE_PIXELS = 48
"""Side of a square in pixels. A frame is divided into squares, and only changed squares are redrawn."""
Frame = tuple[str, str]
"""Frame of a film: its drawing as SVG, and its caption with the latest events."""


def render_film(frame: Callable[[int], Frame], count: int, report: Callable[[int], None] = lambda _made: None) -> bytes:
    """Return a film of `count` frames as an animated WebP file.

    Call `frame` with the numbers from 0 in order, in the calling thread. Call `report` with the number of finished
    frames. If `report` raises an exception, cancel the film.
    """
    shape = Shape.of(*(frame(number)[0] for number in sorted({0, count - 1})))
    rests = [FRAME_MILLISECONDS] * (count - 1) + [LAST_FRAME_MILLISECONDS]
    made = BytesIO()
    with closing(_draw_ahead(frame, count, shape)) as pictures:
        Reel(pictures, count, report).save(
            made, "WEBP", save_all=True, duration=rests, lossless=True, quality=25, method=1, kmin=count, kmax=count + 1
        )
    return made.getvalue()


class Reel(Image.Image):
    """Film as a Pillow image with many frames.

    Pillow requests the frames one by one, so only a few frames are in memory at the same time.
    """

    def __init__(self, pictures: Iterator[Image.Image], count: int, report: Callable[[int], None]) -> None:
        """Create a film of `count` frames, and load the first frame."""
        super().__init__()
        self.n_frames = count
        self._pictures = pictures
        self._report = report
        self._at = -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Advance to the next frame. Ignore backward seeks, because Pillow requests the first frame at the end."""
        if frame <= self._at:
            return
        self._report(frame)
        shown = next(self._pictures)
        self.im, self._mode, self._size = shown.im, shown.mode, shown.size
        self._at = frame

    def tell(self) -> int:
        """Return the number of the current frame."""
        return self._at


def _draw_ahead(frame: Callable[[int], Frame], count: int, shape: Shape) -> Generator[Image.Image]:
    """Yield the frames of a film in order. While the caller uses a frame, draw a few of the next frames."""
    with ThreadPoolExecutor(2, thread_name_prefix="pictures") as workers:
        sketched: Future[FilmFrame] | None = None
        drawn: deque[Future[list[Patch]]] = deque()
        shown = Image.new("RGB", (0, 0))
        for number in range(count):
            context, before = contextvars.copy_context(), sketched
            drawing, sentence = frame(number)
            sketched = workers.submit(context.run, _draw_sketch, drawing, sentence, shape)
            # It waits only for drawings that were submitted earlier, so the pool cannot block itself.
            drawn.append(workers.submit(_draw_changes, before, sketched))
            if len(drawn) > FRAMES_AHEAD:
                yield (shown := _patch(shown, drawn.popleft().result()))
        while drawn:
            yield (shown := _patch(shown, drawn.popleft().result()))


class FilmFrame(NamedTuple):
    """Typeset frame of a film, together with a small picture of the frame.

    The comparison of two small pictures finds the changes between two frames.
    """

    setting: TypesetMoment
    image: Image.Image


class Patch(NamedTuple):
    """Part of a frame that differs from the previous frame."""

    at: Box
    image: Image.Image


def _draw_sketch(drawing: str, sentence: str, shape: Shape) -> FilmFrame:
    setting = TypesetMoment.of(drawing, sentence, shape)
    return FilmFrame(setting, _open_picture(setting.whole(REDUCTION_FACTOR)))


def _draw_changes(before: Future[FilmFrame] | None, sketched: Future[FilmFrame]) -> list[Patch]:
    """Draw the parts of a film frame that differ from the previous frame `before`.

    If `before` is None, draw the whole frame.
    """
    setting, image = sketched.result()
    if before is None:
        return [Patch(Box(0, 0, *setting.shape.size), _open_picture(setting.whole()))]
    boxes = find_changes(before.result().image, image, setting.shape.size)
    return [Patch(box, _open_picture(made)) for box, made in zip(boxes, setting.cut(boxes), strict=True)]


def find_changes(before: Image.Image, after: Image.Image, size: tuple[int, int]) -> list[Box]:
    """Compare small pictures of two frames square by square, and return boxes around the squares that differ.

    The boxes are in pixels of the complete frame, whose width and height are `size`. Each box has a margin of one
    pixel of the small picture.
    """
    difference = ImageChops.difference(before, after)
    is_other = functools.reduce(ImageChops.lighter, difference.split()).point(lambda value: 255 * (value > 0))
    squares = is_other.filter(ImageFilter.MaxFilter(3)).reduce(SQUARE_PIXELS // REDUCTION_FACTOR)
    across, down = squares.size
    values = squares.tobytes()
    rows = [_find_runs([value > 0 for value in values[row * across : (row + 1) * across]]) for row in range(down)]
    return [
        Box(x, y, min(width, size[0] - x), min(height, size[1] - y))
        for x, y, width, height in ((n * SQUARE_PIXELS for n in box) for box in _join_runs(rows))
    ]


def _find_runs(row: list[bool]) -> list[tuple[int, int]]:
    """Return the start and the end index of each sequence of adjacent True values in a row."""
    edges = [n for n, (one, other) in enumerate(pairwise([False, *row, False])) if one != other]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _join_runs(rows: list[list[tuple[int, int]]]) -> Iterator[tuple[int, int, int, int]]:
    """Join equal sequences of differing squares in consecutive rows into one box.

    Each item of `rows` contains the sequences of a row. Yield each box as column, row, width and height in squares.
    """
    begun: dict[tuple[int, int], int] = {}
    for number, row in enumerate([*rows, []]):
        for run in [run for run in begun if run not in row]:
            top = begun.pop(run)
            yield run[0], top, run[1] - run[0], number - top
        begun = {run: begun.get(run, number) for run in row}


def _patch(shown: Image.Image, patches: list[Patch]) -> Image.Image:
    """Return the next frame: a copy of the current frame `shown`, with the changed parts pasted over it."""
    made = shown.copy() if shown.width else Image.new("RGB", patches[0].image.size)
    for at, image in patches:
        made.paste(image, (at.x, at.y))
    return made


def _open_picture(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as opened:
        return opened.convert("RGB")
