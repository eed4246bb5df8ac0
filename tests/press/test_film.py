"""Pictures and films of drawings: their size, their order, how long each is seen."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops
from tests.pictures import frames_in, opened

from skyhop.core import registry
from skyhop.core.match import Match
from skyhop.press.film import LAST_REST, REST, Frame, film
from skyhop.press.picture import PIXELS, picture, tallness
from skyhop.press.sheets import typeset
from skyhop.table.history import History

LONG = "Your opponent placed a red 7 on the other side of tile 3, which is complete now. " * 6


def drawn(colour: str, height: int = 50) -> str:
    ground = f'<rect width="100" height="{height}" fill="{colour}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {height}">{ground}</svg>'


def rests_in(data: bytes) -> list[int]:
    with Image.open(BytesIO(data)) as moving:
        rests = []
        for number in range(moving.n_frames):  # type: ignore[attr-defined]
            moving.seek(number)
            moving.load()
            rests.append(moving.info["duration"])
        return rests


@pytest.fixture
def history() -> History:
    """A match of some steps, and to its end by a resignation."""
    game = registry.game("balloon-cup")
    match = Match.start(game, game.ruleset("rio-grande"), seed=7)
    for _step in range(5):
        seat = match.to_decide
        assert seat is not None
        match.play(seat, game.write(match.view(seat), game.legal(match.view(seat))[0]))
    match.resign(0)
    return History.of(game, match.journal)


def test_a_film_shows_every_step_as_its_picture_does(history: History) -> None:
    count = len(history) + 1
    told: list[int] = []

    made = film(lambda step: history.frame(step, 0), count, told.append)

    shown = frames_in(made)
    assert len(shown) == count == 7
    assert told == list(range(count))
    for step in (0, 3, 6):
        assert shown[step] == opened(picture(*history.frame(step, 0)))
    assert shown[0] != shown[6]
    assert {frame.width for frame in shown} == {PIXELS}


def test_the_last_picture_is_seen_longest() -> None:
    frames: list[Frame] = [(drawn("red"), ""), (drawn("blue"), ""), (drawn("green"), "")]

    assert rests_in(film(frames.__getitem__, 3)) == [REST, REST, LAST_REST]
    assert LAST_REST >= 2 * REST


def test_a_single_picture_is_a_film_too() -> None:
    assert len(frames_in(film(lambda _step: (drawn("red"), "It is red."), 1))) == 1


def test_whoever_no_longer_wants_a_film_ends_it() -> None:
    class Enough(Exception):  # noqa: N818
        pass

    drawn_steps: list[int] = []

    def frame(step: int) -> Frame:
        drawn_steps.append(step)
        return drawn("red"), ""

    def report(made: int) -> None:
        if made == 2:
            raise Enough

    with pytest.raises(Enough):
        film(frame, 100, report)
    assert len(drawn_steps) < 12


def test_a_drawing_that_grows_keeps_its_shape_and_the_film_its_size() -> None:
    frames: list[Frame] = [(drawn("red", 50), ""), (drawn("red", 60), "")]

    first, last = frames_in(film(frames.__getitem__, 2))

    assert first.size == last.size
    assert last.getpixel((480, 570)) == (255, 0, 0) != first.getpixel((480, 570))
    assert first.getpixel((1, 288)) == (255, 0, 0)


@pytest.mark.parametrize("sentence", ["The match begins.", LONG, 'Said "so" \\ and #so *on* 3 € …', ""])
def test_a_sentence_stays_in_its_place(sentence: str) -> None:
    shown, bare = (opened(picture(drawn("red"), text)) for text in (sentence, ""))

    assert shown.size == bare.size
    changed = ImageChops.difference(shown, bare).getbbox()
    if sentence:
        assert changed is not None
        left, top, right, bottom = changed
        assert (left > 10, top > 480, right < 950, bottom < shown.height - 2) == (True, True, True, True)
    else:
        assert changed is None


def test_a_drawing_says_its_size() -> None:
    assert tallness(drawn("red", 120)) == 1.2
    with pytest.raises(ValueError, match="viewBox"):
        tallness("<svg/>")


def test_a_picture_that_grew_into_several_is_told() -> None:
    with pytest.raises(TypeError, match="several pages"):
        typeset("first #pagebreak() second", {}, "png")
