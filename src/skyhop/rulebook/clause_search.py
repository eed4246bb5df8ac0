"""Finds clauses by what people type: a number, the beginning of one, words, or a whole question.

A word that a book does not have stands for those of its words that have the same stem, else for those that differ by
one letter.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from skyhop.engine.document import Document, Part
from skyhop.i18n import language
from skyhop.rulebook.clause import Clause
from skyhop.rulebook.rulebook import Rulebook, UnknownClause

LONGEST = 80
MOST_FOUND = 30
MOST_NEAR = 8
"""Clauses that are named where none has all the words."""
AROUND = 70
"""Letters of an excerpt before and after the first word that was found."""
SHORTEST_STEM = 4
SHORTEST_MISTYPED = 5
ENDINGS = {
    "en": ("ings", "ing", "ers", "er", "ed", "es", "e", "s"),
    "de": ("ungen", "ung", "ern", "en", "em", "er", "es", "et", "e", "n", "s", "t"),
    "fr": ("ements", "ement", "ees", "ent", "ez", "er", "es", "ee", "e", "s"),
}
"""What words end in that say the same, the longest first; without accents."""
SHORTEST_PLURAL = 4
SINGULARS = (("ies$", "y"), ("(?<=s|x|z)es$", ""), ("(?<=ch|sh)es$", ""), ("(?<!s)s$", ""))
"""How an English plural ends, and its singular instead."""
LONGEST_QUESTION = 400
USUAL_LENGTH = 400
"""Letters of a clause: one that is longer has a word more easily."""
WORD = re.compile(r"\w{3,}")
MARKUP = re.compile(r"[*_`|]+|^\W+(?=\w)", re.MULTILINE)


class ClauseFound(Part):
    """A clause that was found, with the words around what was sought."""

    number: str
    title: str
    excerpt: str


class ClausesFound(Document, tag="skyhop-clauses-found-1"):
    """What was found, the best first."""

    game: str
    ruleset: str
    all_words: bool
    """Whether these have all the words; else they are those that have the most."""
    clauses: list[ClauseFound]


class ClauseMatches(NamedTuple):
    """Clauses that were asked for; where they were asked for by number they are to be shown whole."""

    clauses: tuple[Clause, ...]
    is_number: bool


def found(book: Rulebook, asked: str) -> ClauseMatches:
    """Find clauses of a book: those of a number or a chapter, else those with all words, in titles first."""
    wanted = asked.strip()[:LONGEST]
    if not wanted:
        return ClauseMatches((), is_number=False)
    try:
        return ClauseMatches(book.named(wanted.rstrip(".")), is_number=True)
    except UnknownClause:
        asked_words = tuple(dict.fromkeys(without_accents(wanted).split()))
    texts = [(clause, _all_of(clause)) for clause in book.clauses() if asked_words]
    vocabulary = _vocabulary(text for _clause, text in texts)
    words = [re.compile(_readings(word, vocabulary), re.IGNORECASE) for word in asked_words]
    with_all = [clause for clause, text in texts if all(word.search(text) for word in words)]
    headings = {clause.number: _heading(clause) for clause in with_all}
    with_all.sort(key=lambda clause: not all(word.search(headings[clause.number]) for word in words))
    return ClauseMatches(tuple(with_all[:MOST_FOUND]), is_number=False)


def nearest(book: Rulebook, asked: str, most: int) -> tuple[Clause, ...]:
    """Find the clauses that have the most of a question's words; a word counts for more if few clauses have it.

    A word in a title counts three times, and one in a long clause for less. Clauses that have none are left out.
    """
    clauses = list(book.clauses())
    texts = [_all_of(clause) for clause in clauses]
    merits = dict.fromkeys(range(len(clauses)), 0.0)
    for pattern, having in _distinctive(texts, asked).values():
        for index in having:
            times = 3 if pattern.search(_heading(clauses[index])) else 1
            merits[index] += times * math.log(len(clauses) / len(having)) / (USUAL_LENGTH + len(texts[index]))
    best = sorted((index for index, merit in merits.items() if merit), key=lambda index: -merits[index])
    return tuple(clauses[index] for index in best[:most])


def _distinctive(texts: Sequence[str], asked: str) -> dict[str, tuple[re.Pattern[str], list[int]]]:
    """Give the words of a question that tell clauses apart, and which texts have them.

    Those that most texts have, such as "the", are left out, unless there are no others.
    """
    vocabulary, having = _vocabulary(texts), {}
    for word in WORD.findall(without_accents(asked[:LONGEST_QUESTION])):
        pattern = re.compile(rf"\b(?:{_readings(word, vocabulary)})", re.IGNORECASE)
        having[word] = pattern, [index for index, text in enumerate(texts) if pattern.search(text)]
    rare = {word: found for word, found in having.items() if 0 < len(found[1]) < len(texts) / 2}
    return rare or having


def best(book: Rulebook, asked: str) -> tuple[tuple[Clause, ...], bool]:
    """Find clauses as `found` does, else the nearest; and say whether these have all that was asked for."""
    clauses = found(book, asked).clauses
    return (clauses, True) if clauses else (nearest(book, asked, MOST_NEAR), False)


def clauses_found(game: str, book: Rulebook, asked: str) -> ClausesFound:
    """Find the best clauses, written as a document."""
    clauses, all_words = best(book, asked)
    shown = excerpts(book, clauses[:MOST_FOUND], asked)
    parts = [ClauseFound(clause.number, clause.title, "".join(pieces)) for clause, pieces in shown]
    return ClausesFound(game, book.ruleset or "", all_words, parts)


def excerpts(book: Rulebook, clauses: Iterable[Clause], asked: str) -> list[tuple[Clause, list[str]]]:
    """Give clauses of a book with their excerpts, which show the words that tell them apart."""
    words = " ".join(_distinctive([_all_of(clause) for clause in book.clauses()], asked)) or asked
    return [(clause, excerpt(clause, words)) for clause in clauses]


def excerpt(clause: Clause, asked: str) -> list[str]:
    """The words of a clause around the first that was asked for: pieces, of which every second one was asked for."""
    text = _plain(clause)
    words, vocabulary = without_accents(asked[:LONGEST_QUESTION]).split(), _vocabulary([without_accents(text)])
    words = [word for word in words if WORD.search(word)] or words
    pattern = "|".join(_readings(word, vocabulary) for word in sorted(words, key=len, reverse=True))
    place = re.search(pattern, without_accents(text), re.IGNORECASE)
    first = place.start() if place else 0
    start = max(0, first - AROUND)
    start = text.find(" ", start) + 1 if start else 0
    shown = text[start : first + AROUND * 2]
    if start + len(shown) < len(text):
        shown = shown.rpartition(" ")[0] or shown
    pieces = list(_pieces(shown, pattern))
    pieces[0] = "… " * bool(start) + pieces[0]
    pieces[-1] += " …" * (len(text) > start + len(shown))
    return pieces


def forms(word: str) -> str:
    """Match a word wherever it stands, the plural of one in -y, and the singular of a plural as a word of its own."""
    forms = [re.escape(word)]
    for ending, other in SINGULARS:
        if len(word) >= SHORTEST_PLURAL and re.search(ending, word, re.IGNORECASE):
            forms.append(rf"\b{re.escape(re.sub(ending, other, word, flags=re.IGNORECASE))}\b")
    if word[-1] in "yY":
        forms.append(re.escape(f"{word[:-1]}ies"))
    return "|".join(forms)


def _vocabulary(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in WORD.findall(text.casefold())}


def _readings(word: str, vocabulary: AbstractSet[str]) -> str:
    """Match a word in its forms; where a book does not have it, its words of the same stem, else those nearly alike."""
    pattern, sought = forms(word), word.casefold()
    if any(re.search(pattern, known, re.IGNORECASE) for known in vocabulary):
        return pattern
    stem = _stem(sought)
    meant = [known for known in vocabulary if _stem(known) == stem]
    if not meant and len(sought) >= SHORTEST_MISTYPED:
        meant = [known for known in vocabulary if _is_nearly(sought, known)]
    return "|".join([pattern, *(rf"\b{re.escape(known)}\b" for known in sorted(meant))])


def _stem(word: str) -> str:
    """A word without its ending, in the language in use."""
    endings = ENDINGS.get(language().partition("-")[0], ())
    return next(
        (word.removesuffix(end) for end in endings if word.endswith(end) and len(word) - len(end) >= SHORTEST_STEM),
        word,
    )


def _is_nearly(word: str, other: str) -> bool:
    """Whether one letter is missing, too many or another, or two neighbours are exchanged."""
    if abs(len(word) - len(other)) > 1:
        return False
    places = range(min(len(word), len(other)))
    same = next((place for place in places if word[place] != other[place]), len(places))
    left, right = word[same:], other[same:]
    return right[1:] in (left, left[1:]) or right == left[1:] or (left[1::-1] == right[:2] and left[2:] == right[2:])


def without_accents(text: str) -> str:
    """Write each sign as its plain one, as people type it: e for é, a straight apostrophe, a space that may break."""
    return "".join(unicodedata.normalize("NFKD", sign)[0] for sign in text).replace("\u2019", "'")


def _pieces(text: str, pattern: str) -> Iterator[str]:
    """Cut a text so that every second piece is what a pattern finds in it without accents."""
    end = 0
    for place in re.finditer(pattern, without_accents(text), re.IGNORECASE) if pattern else ():
        yield text[end : place.start()]
        yield text[place.start() : place.end()]
        end = place.end()
    yield text[end:]


def _heading(clause: Clause) -> str:
    return without_accents(f"{clause.number} {clause.title} {clause.also}")


def _all_of(clause: Clause) -> str:
    return f"{_heading(clause)} {without_accents(_plain(clause))}"


def _plain(clause: Clause) -> str:
    """Write a clause without the signs of Markdown, on one line; spaces that must not break stay so."""
    return re.sub(r"[ \n]+", " ", MARKUP.sub("", clause.text)).strip()
