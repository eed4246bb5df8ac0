"""PNG pictures of positions, captioned with the latest events, and films of matches as animated WebP files."""

from __future__ import annotations

import contextvars
import functools
import re
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from skyhop.print.typst import compile_document, compile_pages, quote
from skyhop.svg import FAMILY

MAX_LAYERS = 16
"""Maximum number of layers of a drawing. A drawing with more top-level elements is one layer."""
DEFINITION_ELEMENTS = frozenset(
    {"defs", "clipPath", "linearGradient", "radialGradient", "pattern", "symbol", "mask", "marker"}
)
"""Names of SVG elements that draw nothing. They define content for other elements."""
CACHED_DEFINITIONS = 16
"""Number of definition blocks in the cache. All pictures of a film use the same blocks."""
TEXT_ONLY = frozenset({"title", "desc"})
GLOBAL_ELEMENTS = frozenset({"style", "script"})
"""Names of SVG elements that may affect all other elements. A drawing with such an element stays in one layer."""
_ID = re.compile(r'\bid="([^"]+)"')
_REFERENCE = re.compile(r'(?:url\(#|href="#)([^")]+)')
_TAG = re.compile(r'<(/?)([A-Za-z]+)[^<>"]*(?:"[^"]*"[^<>"]*)*>')
"""Pattern of a tag in a generated drawing, which contains no comments or CDATA sections."""


class Element(NamedTuple):
    """SVG element: its name, and its complete SVG text with all children."""

    name: str
    text: str


class Definition(NamedTuple):
    """SVG element that other elements refer to by its id.

    The fields include the ids of the elements that this element itself refers to.
    """

    text: str
    needs: tuple[str, ...]


Definitions = dict[str, Definition]


def split_layers(drawing: str) -> list[str]:
    """Split a drawing into layers, the lowest first.

    Each layer is a complete drawing with the definitions that it uses. If the elements of the drawing depend on
    each other, the result contains only the unchanged drawing.
    """
    head, elements = _parse_children(drawing)
    defined = Definitions()
    for element in elements:
        if element.name in DEFINITION_ELEMENTS:
            defined.update(_parse_definitions(element))
    layers = [element for element in elements if element.name not in DEFINITION_ELEMENTS | TEXT_ONLY]
    if not 1 < len(layers) <= MAX_LAYERS or any(element.name in GLOBAL_ELEMENTS for element in layers):
        return [drawing]
    try:
        needed = ["".join(_list_needed(element.text, defined)) for element in layers]
    except KeyError:
        return [drawing]
    return [f"{head}<defs>{defs}</defs>{element.text}</svg>" for defs, element in zip(needed, layers, strict=True)]


def _list_needed(text: str, defined: Definitions) -> dict[str, None]:
    """Return the texts of all definitions that an SVG text uses, directly or indirectly.

    The texts are the keys of the dictionary. Raise `KeyError` if a definition is missing.
    """
    own = _ID.findall(text)
    found: dict[str, None] = {}
    names = [name for name in _REFERENCE.findall(text) if name not in own]
    while names:
        definition = defined[names.pop()]
        if definition.text not in found:
            found[definition.text] = None
            names += definition.needs
    return found


@lru_cache(CACHED_DEFINITIONS)
def _parse_definitions(element: Element) -> Definitions:
    """Return the definitions in an SVG element by id.

    A definition that contains several ids appears under each of these ids.
    """
    inside = _parse_children(element.text)[1] if element.name == "defs" else [element]
    definitions = Definitions()
    for each in inside:
        names = _ID.findall(each.text)
        needs = tuple(dict.fromkeys(name for name in _REFERENCE.findall(each.text) if name not in names))
        definitions.update(dict.fromkeys(names, Definition(each.text, needs)))
    return definitions


def _parse_children(markup: str) -> tuple[str, list[Element]]:
    """Return the start tag of the outermost element of an SVG text, and its direct children."""
    tags = list(_TAG.finditer(markup))
    depth, begun, found = 0, tags[0], list[Element]()
    for tag in tags[1:-1]:
        if not depth:
            begun = tag
        depth += -1 if tag[1] else not tag[0].endswith("/>")
        if not depth:
            found.append(Element(begun[2], markup[begun.start() : tag.end()]))
    return tags[0][0], found


WIDTHS_PIXELS = (960, 1120, 1280, 1440)
"""Possible widths of a picture in pixels.

A picture has the smallest width at which its letters are readable. If there is none, it has the largest width.
"""
MIN_LETTER_PIXELS = 9.5
"""Minimum height of readable letters in pixels."""
WIDTH_POINTS = 720.0
"""Width of every picture in typst points."""
POINTS_PER_INCH = 72
CAPTION_POINTS = 76.0
"""Height of the caption in points, for two lines that are readable on a phone."""
SIZE = re.compile(r'<svg[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"')
LETTERS = re.compile(r'<text[^>]*\sfont-size="([\d.]+)"')
STYLE = f"""
#set text(font: "{FAMILY}", fill: rgb("#22303f"), hyphenate: false)
#let fitted(told) = layout(room => {{
  for size in (23pt, 20pt, 17pt, 14pt, 11pt) {{
    let line = text(size: size, told)
    if measure(line, width: room.width).height <= room.height or size == 11pt {{ return line }}
  }}
}})
"""
"""Typst style of the caption, in the font of the match page and the largest size that fits."""


class Shape(NamedTuple):
    """Dimensions of pictures: the height of the drawing divided by its width, and the picture's width in pixels."""

    tall: float
    pixels: int

    @classmethod
    def of(cls, *drawings: str) -> Shape:
        """Return dimensions into which all these SVG drawings fit. Raise `ValueError` if a drawing has no size."""
        shapes = [cls._of_one(drawing) for drawing in drawings]
        return cls(max(shape.tall for shape in shapes), max(shape.pixels for shape in shapes))

    @classmethod
    def _of_one(cls, drawing: str) -> Shape:
        found = SIZE.search(drawing)
        if found is None:
            message = "a drawing without a viewBox"
            raise ValueError(message)
        smallest = min(map(float, LETTERS.findall(drawing)), default=float(found[1]))
        needed = MIN_LETTER_PIXELS * float(found[1]) / smallest
        pixels = next((breadth for breadth in WIDTHS_PIXELS if breadth >= needed), WIDTHS_PIXELS[-1])
        return cls(float(found[2]) / float(found[1]), pixels)

    @property
    def height(self) -> float:
        """Height of the drawing in points."""
        return round(WIDTH_POINTS * self.tall, 2)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture with its caption, in pixels."""
        return self.pixels, round((self.height + CAPTION_POINTS) * self.pixels / WIDTH_POINTS)

    @property
    def resolution(self) -> float:
        """Resolution of the picture in pixels per inch."""
        return self.pixels / WIDTH_POINTS * POINTS_PER_INCH


class Box(NamedTuple):
    """Rectangle within a picture: its upper left corner and its size, in pixels."""

    x: int
    y: int
    width: int
    height: int


class TypesetMoment(NamedTuple):
    """Position with its caption, split into layers.

    Typst caches the layers that it has typeset, and reuses them in later pictures.
    """

    layers: Sequence[str]
    sentence: str
    shape: Shape

    @classmethod
    def of(cls, drawing: str, sentence: str, shape: Shape | None = None) -> TypesetMoment:
        """Split the drawing of a position into layers. If `shape` is given, fit the drawing into these dimensions."""
        return cls(split_layers(drawing), sentence, shape or Shape.of(drawing))

    def render(self, part: int = 1) -> bytes:
        """Return the complete picture as PNG, with width and height divided by `part`."""
        page = _render_page(WIDTH_POINTS, self.shape.height + CAPTION_POINTS, 0, 0)
        return compile_document(self._document + page, self._files, "png", self.shape.resolution / part)

    def render_boxes(self, boxes: Sequence[Box]) -> list[bytes]:
        """Return a PNG for each of these boxes. The PNG shows the part of the picture inside the box."""
        unit = WIDTH_POINTS / self.shape.pixels
        pages = [_render_page(box.width * unit, box.height * unit, box.x * unit, box.y * unit) for box in boxes]
        return compile_pages(self._document + "".join(pages), self._files, self.shape.resolution) if boxes else []

    @property
    def _files(self) -> dict[str, str]:
        return {f"{number}.svg": layer for number, layer in enumerate(self.layers)}

    @property
    def _document(self) -> str:
        """Typst source that defines `whole`: the complete picture with its caption."""
        room = f"width: {WIDTH_POINTS}pt, height: {self.shape.height:.2f}pt"
        images = "".join(f'place(top, image({quote(name)}, {room}, fit: "contain"))\n' for name in self._files)
        strip = f"width: 100%, height: {CAPTION_POINTS}pt, inset: (x: 18pt, y: 9pt)"
        sentence = f"place(bottom, block({strip}, align(left + horizon, fitted({quote(self.sentence)}))))\n"
        size = f"width: {WIDTH_POINTS}pt, height: {self.shape.height + CAPTION_POINTS:.2f}pt"
        return f"{STYLE}#let whole = box({size}, {{\n{images}{sentence}}})\n"


def render_picture(drawing: str, sentence: str, shape: Shape | None = None) -> bytes:
    """Return a drawing with a caption as PNG. If `shape` is given, fit the drawing into these dimensions."""
    return TypesetMoment.of(drawing, sentence, shape).render()


def _render_page(width: float, height: float, left: float, top: float) -> str:
    """Return a typst page that shows a part of the complete picture.

    `width` and `height` are the size of the part, and `left` and `top` its offset, all in points.
    """
    return (
        f'#page(width: {width:.4f}pt, height: {height:.4f}pt, margin: 0pt, fill: rgb("#f6f9fb"), '
        f"place(top + left, dx: {-left:.4f}pt, dy: {-top:.4f}pt, whole))\n"
    )


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
    output = BytesIO()
    with closing(_draw_ahead(frame, count, shape)) as pictures:
        Reel(pictures, count, report).save(
            output,
            "WEBP",
            save_all=True,
            duration=rests,
            lossless=True,
            quality=25,
            method=1,
            kmin=count,
            kmax=count + 1,
        )
    return output.getvalue()


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
        picture = next(self._pictures)
        self.im, self._mode, self._size = picture.im, picture.mode, picture.size
        self._at = frame

    def tell(self) -> int:
        """Return the number of the current frame."""
        return self._at


def _draw_ahead(frame: Callable[[int], Frame], count: int, shape: Shape) -> Generator[Image.Image]:
    """Yield the frames of a film in order. While the caller uses a frame, draw a few of the next frames."""
    with ThreadPoolExecutor(2, thread_name_prefix="pictures") as workers:
        sketched: Future[FilmFrame] | None = None
        pending: deque[Future[list[Patch]]] = deque()
        picture = Image.new("RGB", (0, 0))
        for number in range(count):
            context, before = contextvars.copy_context(), sketched
            drawing, sentence = frame(number)
            sketched = workers.submit(context.run, _draw_sketch, drawing, sentence, shape)
            # `_draw_changes` waits only for sketches that were submitted earlier, so the pool cannot block itself.
            pending.append(workers.submit(_draw_changes, before, sketched))
            if len(pending) > FRAMES_AHEAD:
                yield (picture := _patch(picture, pending.popleft().result()))
        while pending:
            yield (picture := _patch(picture, pending.popleft().result()))


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
    return FilmFrame(setting, _open_picture(setting.render(REDUCTION_FACTOR)))


def _draw_changes(before: Future[FilmFrame] | None, sketched: Future[FilmFrame]) -> list[Patch]:
    """Draw the parts of a film frame that differ from the previous frame `before`.

    If `before` is None, draw the whole frame.
    """
    setting, image = sketched.result()
    if before is None:
        return [Patch(Box(0, 0, *setting.shape.size), _open_picture(setting.render()))]
    boxes = find_changes(before.result().image, image, setting.shape.size)
    return [Patch(box, _open_picture(png)) for box, png in zip(boxes, setting.render_boxes(boxes), strict=True)]


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


def _patch(picture: Image.Image, patches: list[Patch]) -> Image.Image:
    """Return the next frame: a copy of the current frame `picture`, with the changed parts pasted over it."""
    result = picture.copy() if picture.width else Image.new("RGB", patches[0].image.size)
    for at, image in patches:
        result.paste(image, (at.x, at.y))
    return result


def _open_picture(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as opened:
        return opened.convert("RGB")
