"""Pictures and films of drawings: their size, their order, how long each is seen."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops
from tests.pictures import are_alike, frames_in, opened

from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import Match
from skyhop.print.picture import (
    FRAME_MILLISECONDS,
    LAST_FRAME_MILLISECONDS,
    MAX_LAYERS,
    WIDTHS_PIXELS,
    Frame,
    Shape,
    TypesetMoment,
    find_changes,
    render_film,
    render_picture,
    split_layers,
)
from skyhop.print.typst import compile_document
from skyhop.server.matches.history import History

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
    match.end(RESIGNATION, 0)
    return History.of(game, match.journal)


def test_a_film_shows_every_step_as_its_picture_does(history: History) -> None:
    count = len(history) + 1
    told: list[int] = []

    made = render_film(lambda step: history.draw_frame(step, 0), count, told.append)

    shown = frames_in(made)
    assert len(shown) == count == 7
    assert told == list(range(count))
    assert are_alike(shown, [opened(render_picture(*history.draw_frame(step, 0))) for step in range(7)])
    assert shown[0] != shown[6]
    assert {frame.width for frame in shown} == {WIDTHS_PIXELS[0]}


def test_the_last_picture_is_seen_longest() -> None:
    frames: list[Frame] = [(drawn("red"), ""), (drawn("blue"), ""), (drawn("green"), "")]

    assert rests_in(render_film(frames.__getitem__, 3)) == [
        FRAME_MILLISECONDS,
        FRAME_MILLISECONDS,
        LAST_FRAME_MILLISECONDS,
    ]
    assert LAST_FRAME_MILLISECONDS >= 2 * FRAME_MILLISECONDS


def test_a_single_picture_is_a_film_too() -> None:
    assert len(frames_in(render_film(lambda _step: (drawn("red"), "It is red."), 1))) == 1


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
        render_film(frame, 100, report)
    assert len(drawn_steps) < 12


def test_a_drawing_that_grows_keeps_its_shape_and_the_film_its_size() -> None:
    frames: list[Frame] = [(drawn("red", 50), ""), (drawn("red", 60), "")]

    first, last = frames_in(render_film(frames.__getitem__, 2))

    assert first.size == last.size
    assert last.getpixel((480, 570)) == (255, 0, 0) != first.getpixel((480, 570))
    assert first.getpixel((1, 288)) == (255, 0, 0)


@pytest.mark.parametrize("sentence", ["The match begins.", LONG, 'Said "so" \\ and #so *on* 3 € …', ""])
def test_a_sentence_stays_in_its_place(sentence: str) -> None:
    shown, bare = (opened(render_picture(drawn("red"), text)) for text in (sentence, ""))

    assert shown.size == bare.size
    changed = ImageChops.difference(shown, bare).getbbox()
    if sentence:
        assert changed is not None
        left, top, right, bottom = changed
        assert (left > 10, top > 480, right < 950, bottom < shown.height - 2) == (True, True, True, True)
    else:
        assert changed is None


def test_a_drawing_says_its_size() -> None:
    assert Shape.of(drawn("red", 120)).tall == 1.2
    with pytest.raises(ValueError, match="viewBox"):
        Shape.of("<svg/>")


def test_a_picture_that_grew_into_several_is_told() -> None:
    with pytest.raises(TypeError, match="several pages"):
        compile_document("first #pagebreak() second", {}, "png")


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
def test_layers_laid_one_above_another_are_the_drawing(game: str) -> None:
    played = registry.game(game)
    drawing = played.renderer.draw(Match.start(played, played.ruleset(played.rulesets()[0]), seed=3).view(0))

    parts = split_layers(drawing)

    assert 5 < len(parts) <= MAX_LAYERS
    assert sum(map(len, parts)) < 2 * len(drawing)
    assert are_alike_by_eye(
        TypesetMoment(parts, "", Shape.of(drawing)).render(), TypesetMoment([drawing], "", Shape.of(drawing)).render()
    )


def are_alike_by_eye(one: bytes, other: bytes) -> bool:
    difference = ImageChops.difference(opened(one), opened(other))
    return max(high for _low, high in difference.getextrema()) <= 6  # type: ignore[misc]  # of 255, at soft edges


@pytest.mark.parametrize(
    "inside",
    [
        '<rect width="9" height="9"/>',
        "<style>rect { fill: red }</style>" + '<rect width="9" height="9"/>' * 2,
        '<rect width="9" height="9"/>' * (MAX_LAYERS + 1),
        '<g><rect id="a" width="9" height="9"/></g><use href="#a"/>',
    ],
)
def test_a_drawing_that_is_not_made_of_layers_stays_whole(inside: str) -> None:
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">{inside}</svg>'

    assert split_layers(drawing) == [drawing]


def test_a_layer_has_the_definitions_that_it_leads_to_and_no_others() -> None:
    ground = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">'
    one, other, third = '<g id="one"><use href="#two"/></g>', '<g id="two"><path d="M0 0"/></g>', '<g id="three"/>'
    clip = '<clipPath id="cut"><rect width="9" height="9"/></clipPath>'
    used, cut = '<use href="#one"/>', '<g clip-path="url(#cut)"><rect width="9" height="9"/></g>'

    made = split_layers(f"{ground}<title>It</title><defs>{one}{other}{third}</defs>{used}{clip}{cut}</svg>")

    assert made == [f"{ground}<defs>{one}{other}</defs>{used}</svg>", f"{ground}<defs>{clip}</defs>{cut}</svg>"]


@given(st.integers(0, 959), st.integers(0, 539))
@settings(max_examples=40)
def test_whatever_changes_lies_in_a_part_that_is_drawn_anew(x: int, y: int) -> None:
    size = (960, 540)
    before = Image.new("RGB", (240, 135), "white")
    after = before.copy()
    after.putpixel((x // 4, y // 4), (255, 255, 254))

    boxes = find_changes(before, after, size)

    inside = [box for box in boxes if box.x <= x < box.x + box.width and box.y <= y < box.y + box.height]
    assert len(inside) == 1
    assert all(box.x + box.width <= size[0] and box.y + box.height <= size[1] for box in boxes)
    assert find_changes(before, before, size) == []


@pytest.mark.parametrize(("letters", "pixels"), [(20, 960), (9.6, 960), (9, 1120), (7, 1440), (1, 1440)])
def test_a_picture_is_as_broad_as_its_letters_need(letters: float, pixels: int) -> None:
    drawing = (
        f'<svg viewBox="0 0 960 500"><text x="1" font-size="30">a</text><text font-size="{letters}">b</text></svg>'
    )

    assert Shape.of(drawing).pixels == pixels
