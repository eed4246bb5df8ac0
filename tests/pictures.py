"""Functions that open pictures and films, to compare their visible content."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops


def opened(data: bytes) -> Image.Image:
    """Return a picture. Two pictures are equal if all their pixels are equal."""
    with Image.open(BytesIO(data)) as picture:
        return _seen(picture)


def frames_in(data: bytes) -> list[Image.Image]:
    """Return the frames of a film as pictures."""
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
    """Return a copy of a picture without metadata, such as the duration of a frame."""
    seen = picture.convert("RGB")
    seen.info.clear()
    return seen
