import re

import pytest

from skyhop.game import registry
from skyhop.rulebook import clause_search
from skyhop.rulebook.clause_search import MAX_FOUND, describe_clauses, excerpt, excerpts, find_clauses, nearest
from skyhop.rulebook.rulebook import Chapter, Clause, Paragraph, Rulebook, rulebook_of

pytestmark = pytest.mark.presentation


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(registry.game("balloon-cup")).for_ruleset("rio-grande")


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        ("BC-4.1", ["BC-4.1"]),
        ("bc-4.1", ["BC-4.1"]),
        ("4.1", ["BC-4.1"]),
        ("bc-4.", ["BC-4.1", "BC-4.2", "BC-4.3", "BC-4.4"]),
        ("4", ["BC-4.1", "BC-4.2", "BC-4.3", "BC-4.4"]),
        (" either SIDE will ", ["BC-4.2"]),
        ("either sides will", ["BC-4.2"]),
        ("xylophone", []),
        ("", []),
        ("  ", []),
        ("\u00a8", []),
    ],
)
def test_clauses_are_found_by_number_and_by_words(book: Rulebook, asked: str, numbers: list[str]) -> None:
    assert [clause.number for clause in find_clauses(book, asked).clauses] == numbers


def test_however_many_words_are_sought_a_clause_is_written_once(
    book: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    whole = clause_search._join_text

    def counted(clause: Clause) -> str:
        written.append(clause.number)
        return whole(clause)

    monkeypatch.setattr(clause_search, "_join_text", counted)
    assert len(find_clauses(book, "e t a r o").clauses) == MAX_FOUND

    assert written == [clause.number for clause in book.clauses()]


def test_words_in_a_title_come_first(book: Rulebook) -> None:
    clauses = find_clauses(book, "trade").clauses
    in_title = ["trade" in clause.title.casefold() for clause in clauses]

    assert in_title == sorted(in_title, reverse=True)
    assert any(in_title)
    assert not all(in_title)
    assert len(find_clauses(book, "e").clauses) == MAX_FOUND


@pytest.mark.parametrize(
    ("asked", "word"), [("balloons", "balloon"), ("Trophies", "trophy"), ("trophy", "trophies"), ("tiles", "tile")]
)
def test_a_plural_finds_the_singular_too_and_the_other_way_round(book: Rulebook, asked: str, word: str) -> None:
    clauses = find_clauses(book, asked).clauses
    numbers = {clause.number for clause in clauses}
    with_word = [clause.number for clause in book.clauses() if re.search(rf"\b{word}\b", clause.text)]

    assert with_word
    assert len(clauses) == MAX_FOUND or set(with_word) <= numbers
    assert word in {piece for clause in clauses for piece in excerpt(clause, asked)[1::2]}


@pytest.mark.parametrize(
    ("asked", "forms"),
    [
        ("boxes", r"boxes|\bbox\b|\bboxe\b"),
        ("matches", r"matches|\bmatch\b|\bmatche\b"),
        ("loss", "loss"),
        ("is", "is"),
    ],
)
def test_what_a_word_stands_for(asked: str, forms: str) -> None:
    assert clause_search.forms(asked) == forms


@pytest.mark.parametrize(
    ("asked", "marked"),
    [("trophees", "trophées"), ("L'ÉTAPE", "l\u2019étape"), ("decompte d\u2019une", "décompte")],
)
def test_words_are_found_as_they_are_typed(asked: str, marked: str) -> None:
    text = "On fait le décompte d\u2019une tuile de l\u2019étape\u00a0: deux trophées."
    clause = Clause("XY-1", "Le décompte", (Paragraph(text),))
    other = Clause("XY-2", "Autre chose", (Paragraph("Rien de tel."),))
    french = Rulebook((Chapter("XY-1", "Le décompte", (clause, other)),), ())

    assert find_clauses(french, asked).clauses == (clause,)
    assert nearest(french, asked, 5) == (clause,)
    assert marked in excerpt(clause, asked)[1::2]
    assert "".join(excerpt(clause, asked)) == text


@pytest.mark.parametrize(
    ("asked", "marked"),
    [
        ("mountians", "mountains"),
        ("mountans", "mountains"),
        ("mountaiins", "mountains"),
        ("mounteins", "mountains"),
        ("offering", "offers"),
    ],
)
def test_a_word_with_a_slip_or_another_ending_is_found_and_shown(book: Rulebook, asked: str, marked: str) -> None:
    clauses = find_clauses(book, asked).clauses

    assert marked in {piece for clause in clauses for piece in excerpt(clause, asked)[1::2]}


@pytest.mark.parametrize("asked", ["monutians", "tiel", "xmountainx"])
def test_two_slips_and_slips_in_short_words_find_nothing(book: Rulebook, asked: str) -> None:
    assert find_clauses(book, asked).clauses == ()


def test_an_excerpt_shows_what_was_sought(book: Rulebook) -> None:
    pieces = excerpt(book.clause("4.4"), "bag <b>")

    assert "bag" in pieces[1::2]
    assert "*" not in "".join(pieces)
    assert len("".join(pieces)) < 400


def test_an_excerpt_ends_with_a_whole_word(book: Rulebook) -> None:
    for clause in book.clauses():
        text = "".join(excerpt(clause, "the"))
        assert not text.endswith(" …") or f"{text.removesuffix(' …').split()[-1]} " in clause_search._strip_markdown(
            clause
        )


def test_an_excerpt_for_nothing_is_the_beginning(book: Rulebook) -> None:
    (piece,) = excerpt(book.clause("4.4"), "")

    assert book.clause("4.4").text.startswith(piece.removesuffix(" …")[:40])


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("Who gets the tile when both sums are equal?", "BC-6.3"),
        ("may I look at the cards in my opponent's hand", "BC-5.1"),
        ("what do I pay for a trophy", "BC-9.1"),
        ("what happens if none of my cards fits anywhere, am I stuck?", "BC-5.1"),
    ],
)
def test_a_question_finds_the_clause_that_answers_it(book: Rulebook, question: str, number: str) -> None:
    assert find_clauses(book, question).clauses == ()
    assert number in [clause.number for clause in nearest(book, question, 5)]


def test_a_question_of_unknown_words_finds_nothing(book: Rulebook) -> None:
    assert nearest(book, "xylophone? qu", 5) == ()


def test_words_that_most_clauses_have_neither_find_nor_are_marked(book: Rulebook) -> None:
    question = "can I play on the other player's side"
    clauses = nearest(book, question, 5)
    marked = {piece.casefold() for _clause, pieces in excerpts(book, clauses, question) for piece in pieces[1::2]}

    assert "BC-4.2" in [clause.number for clause in clauses]
    assert nearest(book, "the xylophones of the other", 30) == nearest(book, "other xylophones", 30)
    assert marked
    assert "the" not in marked


def test_what_is_found_is_a_document(book: Rulebook) -> None:
    document = describe_clauses("balloon-cup", book, "either side will")

    assert (document.game, document.ruleset, document.all_words) == ("balloon-cup", "rio-grande", True)
    assert [each.number for each in document.clauses] == ["BC-4.2"]
    assert "either side" in document.clauses[0].excerpt
