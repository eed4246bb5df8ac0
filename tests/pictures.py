"""Pictures and films, opened to be compared by what is seen."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops


def opened(data: bytes) -> Image.Image:
    """A picture; equal to another where every pixel is."""
    with Image.open(BytesIO(data)) as picture:
        return _seen(picture)


def frames_in(data: bytes) -> list[Image.Image]:
    """The pictures of a film, as above."""
    with Image.open(BytesIO(data)) as film:
        frames = []
        for number in range(film.n_frames):  # type: ignore[attr-defined]  # of pictures that move
            film.seek(number)
            frames.append(_seen(film))
        return frames


def are_alike(shown: list[Image.Image], wanted: list[Image.Image]) -> bool:
    """Return True if pictures look alike: no colour value of any pixel differs by more than one step of 255."""
    if [picture.size for picture in shown] != [picture.size for picture in wanted]:
        return False
    differences = (ImageChops.difference(*pair).tobytes() for pair in zip(shown, wanted, strict=True))
    return all(max(difference) <= 1 for difference in differences)


def _seen(picture: Image.Image) -> Image.Image:
    """The pixels alone, without what is said of them, such as for how long they are seen."""
    seen = picture.convert("RGB")
    seen.info.clear()
    return seen
