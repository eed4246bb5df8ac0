"""Every game's material is a PDF that keeps its standards, in every language, the same bytes each time."""

from __future__ import annotations

import re
from io import BytesIO

import pikepdf
import pytest
from PIL import Image
from tests.conformance.games import GAMES

from skyhop.game.capability import Capability, Drawing, MaterialOptions, Part, Piece, Pieces, Poster, Text
from skyhop.game.game import Game
from skyhop.i18n import SOURCE_LANGUAGE, languages, use_language
from skyhop.print import document, pieces
from skyhop.print.document import Print, reduce_ink
from skyhop.print.pieces import DUPLEX, Backs
from skyhop.print.typst import PaperError

PRINTED = [game for game in GAMES.values() if game.has(Capability.MATERIAL)]
SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#C22F2F"/></svg>'
)
CARD = Pieces("cards", "Cards", (50, 70), [Piece(Drawing(SQUARE, "a front"), Drawing(SQUARE, "a back"), 5)], bleed=3)


def material(game: Game) -> list[Part]:
    return list(game.material(game.ruleset(game.rulesets()[0]), MaterialOptions()))


def pages_in(data: bytes) -> int:
    return len(re.findall(rb"/Type ?/Page\b", data))


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)
@pytest.mark.parametrize("tag", languages())
def test_all_of_a_game_is_printed_so_that_everybody_can_read_it_and_always_alike(game: Game, tag: str) -> None:
    with use_language(tag):
        parts = material(game)
        every = document.choose_parts(parts, [part.name for part in parts])
        made, again = (document.render_pdf(game.title, every, Print()) for _time in range(2))

    assert made == again
    assert b"pdfaid:part>2<" in made
    assert b"pdfuaid:part>1<" in made
    with pikepdf.open(BytesIO(made)) as opened:
        assert str(opened.Root.Lang) == tag


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)
def test_parts_are_called_alike_in_every_language_and_once(game: Game) -> None:
    names = []
    for tag in languages():
        with use_language(tag):
            names.append([part.name for part in material(game)])

    assert all(each == names[0] for each in names)
    assert len(set(names[0])) == len(names[0])


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)
def test_titles_and_words_are_in_the_readers_language(game: Game) -> None:
    told = {}
    for tag in languages():
        with use_language(tag):
            told[tag] = [part.words for part in material(game) if isinstance(part, Text) and part.name == "rules"]

    assert len({str(words) for words in told.values()}) == len(told)
    assert told[SOURCE_LANGUAGE][0]


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("own_bleed", [True, False])
def test_backs_lie_on_the_same_sheet_or_on_one_of_their_own(paper: str, *, own_bleed: bool) -> None:
    folded, duplex = (
        pages_in(document.render_pdf("t", [CARD], Print(paper, backs=Backs(sides, own_bleed=own_bleed))))
        for sides in ("fold", DUPLEX)
    )

    assert duplex == 2
    assert folded == document.count_pages([CARD], Print(paper, backs=Backs(own_bleed=own_bleed)))[0]


MAP = Poster("map", "Map", Drawing(SQUARE, "a map"), (300, 250))
TOKENS = Pieces("tokens", "Tokens", (50, 70), [Piece(Drawing(SQUARE, "a token"), None, 30)])
WORDS = Text("rules", "Rules", "\n\n".join(["A sentence of the rules."] * 150))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_printed_on_both_sides_backs_are_behind_their_fronts_and_nothing_is_behind_what_is_cut_or_glued(
    paper: str,
) -> None:
    parts: list[Part] = [WORDS, MAP, CARD, TOKENS, CARD]
    how = Print(paper, backs=Backs(DUPLEX))
    _words, maps, _cards, tokens, _more = document.count_pages(parts, how)
    assert maps > 1
    assert tokens > 1

    with pikepdf.open(BytesIO(document.render_pdf("t", parts, how))) as opened:
        printed = ["" if "/Font" not in page.resources else "printed" for page in opened.pages]
        sizes = {tuple(sorted(float(length) for length in page.mediabox[2:])) for page in opened.pages}
        asked = opened.Root.ViewerPreferences

        cut, both = ["printed", ""], ["printed", "printed"]
        expected = [*maps * cut, *both, *tokens * cut, *both]
        assert printed[-len(expected) :] == expected
        assert (len(printed) - len(expected)) % 2 == 0
        assert len(sizes) == 1
        assert str(asked.PrintScaling) == "/None"
        assert str(asked.Duplex) == "/DuplexFlipLongEdge"


@pytest.mark.parametrize(("parts", "duplex"), [([CARD, WORDS], "/Simplex"), ([MAP], "/Simplex"), ([WORDS], None)])
def test_what_is_cut_or_glued_asks_for_one_side_and_words_leave_the_sides_to_the_reader(
    parts: list[Part], duplex: str | None
) -> None:
    made = document.render_pdf("t", parts, Print())

    with pikepdf.open(BytesIO(made)) as opened:
        asked = opened.Root.ViewerPreferences
        assert asked.PrintScaling == "/None"
        assert asked.get("/Duplex") == duplex
        assert all("/Font" in page.resources for page in opened.pages)


def test_a_shift_moves_the_backs_and_nothing_else() -> None:
    how = [Print(backs=Backs(DUPLEX, shift)) for shift in ((0.0, 0.0), (0.0, 40.0))]

    (front, back), (same, moved) = (document.render_pictures("t", [CARD], each, 40) for each in how)

    assert front == same
    assert _inked_box(moved)[1] - _inked_box(back)[1] == pytest.approx(40 * 40 / 25.4, abs=1.5)


def _inked_box(page: bytes) -> tuple[int, int, int, int]:
    """Return the bounding box of the square's colour on a page."""
    with Image.open(BytesIO(page)) as opened:
        mask = opened.convert("RGB").split()[1].point(lambda value: 255 * (40 < value < 55))
    found = mask.getbbox()
    assert found is not None
    return found


def test_the_sheet_that_calibrates_is_offered_with_whatever_has_backs_and_always_lies_on_two_sides() -> None:
    (sheet,) = document.choose_parts([CARD], [pieces.CALIBRATION])

    assert document.count_pages([sheet], Print()) == [2]
    assert pieces.calibration_parts([CARD._replace(pieces=[Piece(Drawing(SQUARE, "a front"))])]) == []


def test_the_cell_of_a_shift_has_its_crosses_together_when_backs_are_off_by_as_much() -> None:
    (sheet,) = document.choose_parts([CARD], [pieces.CALIBRATION])
    assert isinstance(sheet, Pieces)
    piece = sheet.pieces[0]
    assert piece.back is not None
    at = [[tuple(map(float, found)) for found in re.findall(r'd="M([\d.]+) ([\d.]+)h12', side.svg)]
          for side in (piece.front, piece.back)]  # fmt: skip
    names = re.findall(r">(-?[\d.]+),(-?[\d.]+)<", piece.front.svg)

    for (x, y), (right, down) in zip(at[0], names, strict=True):
        mirrored = pieces.CALIBRATION_CELL * len(pieces.SHIFTS_MM) - x - 6
        meets = (mirrored + float(right), y + float(down))
        assert any(abs(bx + 6 - meets[0]) < 0.02 and abs(by - meets[1]) < 0.02 for bx, by in at[1])


def test_a_page_as_a_picture_has_300_dots_an_inch() -> None:
    (page,) = document.render_pictures("t", [CARD], Print())

    with Image.open(BytesIO(page)) as opened:
        assert opened.size == (2480, 3508)


def test_a_page_in_gray_has_no_colour_and_one_that_saves_ink_has_less() -> None:
    gray, saved = (reduce_ink(SQUARE, ink) for ink in ("gray", "ink"))

    assert 'fill="#5b5b5b"' in gray
    assert 'fill="#edc1c1"' in saved
    assert reduce_ink('<path stroke="#A9AFB4" fill="#123"/>', "ink") == '<path stroke="#a9afb4" fill="#112233"/>'
    assert reduce_ink('<path stroke="#BCD2F7"/>', "ink") == '<path stroke="#ebf2fd"/>'
    assert reduce_ink(SQUARE, "colour") == SQUARE
    assert reduce_ink('<text fill="#B3261E">−5</text>', "ink") == '<text fill="#B3261E">−5</text>'  # noqa: RUF001  a minus


def test_words_with_lists_tables_and_pictures_are_set() -> None:
    words = (
        '## A "heading" #1\n\nSome *words*, **bold**, `code`, a [link](x)\nand  \nmore ![](small).\n\n- one\n- two\n\n'
        "1. first\n\n   still first\n2. second\n\n| a | b |\n|---|:---|\n| 1 | |\n\n![](broad)"
    )
    pictures = {"small": Drawing(SQUARE, "", 5), "broad": Drawing(SQUARE, "a square")}

    made = document.render_pdf("t", [Text("text", "A text", words, pictures, 2)], Print())

    assert pages_in(made) == 1


def test_a_picture_without_words_is_refused_by_the_standard() -> None:
    nameless = CARD._replace(pieces=[Piece(Drawing(SQUARE, ""))])

    with pytest.raises(Exception, match="alt"):
        document.render_pdf("t", [nameless], Print())


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        (Print("A5"), "there is no paper A5; choose one of A4, Letter"),
        (Print(ink="pink"), "there is no value pink; choose one of colour, ink, gray"),
        (Print(backs=Backs("both")), "there is no value both; choose one of fold, duplex"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_what_can(how: Print, problem: str) -> None:
    with pytest.raises(PaperError, match=problem):
        how.check()


@pytest.mark.parametrize("shift", ["", "1", "1,2,3", "a,b", "nan,0", "9,0"])
def test_a_shift_that_is_none_is_refused(shift: str) -> None:
    with pytest.raises(PaperError):
        Backs.of(DUPLEX, shift, own_bleed=False)


def test_a_part_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(PaperError, match="there is no part coins; choose one of cards, calibration"):
        document.choose_parts([CARD], ["coins"])


def test_duplex_is_told_to_calibrate_first() -> None:
    told = [
        list(document.list_hints([CARD], Print(backs=backs)))
        for backs in (Backs(), Backs(DUPLEX), Backs(DUPLEX, (1, 0)))
    ]

    assert [len(lines) for lines in told] == [0, 1, 0]
