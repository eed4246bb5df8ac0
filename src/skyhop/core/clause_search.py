"""Finds clauses by what people type: a number, the beginning of one, words, or a whole question."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from skyhop.core.clause import Clause
from skyhop.core.rulebook import Rulebook, UnknownClause

LONGEST = 80
MOST_FOUND = 30
MOST_NEAR = 8
"""Clauses that are named where none has all the words."""
AROUND = 70
"""Letters of an excerpt before and after the first word that was found."""
SHORTEST_PLURAL = 4
SINGULARS = (("ies$", "y"), ("(?<=s|x|z)es$", ""), ("(?<=ch|sh)es$", ""), ("(?<!s)s$", ""))
"""How an English plural ends, and its singular instead."""
LONGEST_QUESTION = 400
USUAL_LENGTH = 400
"""Letters of a clause: one that is longer has a word more easily."""
WORD = re.compile(r"\w{3,}")
MARKUP = re.compile(r"[*_`|]+|^\W+(?=\w)", re.MULTILINE)


class Found(NamedTuple):
    """Clauses that were asked for; where they were asked for by number they are to be shown whole."""

    clauses: tuple[Clause, ...]
    is_number: bool


def found(book: Rulebook, asked: str) -> Found:
    """Find clauses of a book: those of a number or a chapter, else those with all words, in titles first."""
    wanted = asked.strip()[:LONGEST]
    if not wanted:
        return Found((), is_number=False)
    try:
        return Found(book.named(wanted.rstrip(".")), is_number=True)
    except UnknownClause:
        words = [re.compile(forms(word), re.IGNORECASE) for word in dict.fromkeys(without_accents(wanted).split())]
    texts = ((clause, _all_of(clause)) for clause in book.clauses() if words)
    with_all = [clause for clause, text in texts if all(word.search(text) for word in words)]
    headings = {clause.number: _heading(clause) for clause in with_all}
    with_all.sort(key=lambda clause: not all(word.search(headings[clause.number]) for word in words))
    return Found(tuple(with_all[:MOST_FOUND]), is_number=False)


def nearest(book: Rulebook, asked: str, most: int) -> tuple[Clause, ...]:
    """Find the clauses that have the most of a question's words; a word counts for more if few clauses have it.

    A word in a title counts three times, and one in a long clause for less. Clauses that have none are left out.
    """
    clauses = list(book.clauses())
    merits = dict.fromkeys(range(len(clauses)), 0.0)
    texts = [_all_of(clause) for clause in clauses]
    for word in dict.fromkeys(WORD.findall(without_accents(asked[:LONGEST_QUESTION]))):
        pattern = re.compile(rf"\b(?:{forms(word)})", re.IGNORECASE)
        having = [index for index, text in enumerate(texts) if pattern.search(text)]
        for index in having:
            times = 3 if pattern.search(_heading(clauses[index])) else 1
            merits[index] += times * math.log(len(clauses) / len(having)) / (USUAL_LENGTH + len(texts[index]))
    best = sorted((index for index, merit in merits.items() if merit), key=lambda index: -merits[index])
    return tuple(clauses[index] for index in best[:most])


def best(book: Rulebook, asked: str) -> tuple[tuple[Clause, ...], bool]:
    """Find clauses as `found` does, else the nearest; and say whether these have all that was asked for."""
    clauses = found(book, asked).clauses
    return (clauses, True) if clauses else (nearest(book, asked, MOST_NEAR), False)


def excerpt(clause: Clause, asked: str) -> list[str]:
    """The words of a clause around the first that was asked for: pieces, of which every second one was asked for."""
    text = _plain(clause)
    pattern = "|".join(forms(word) for word in sorted(without_accents(asked).split(), key=len, reverse=True))
    place = re.search(pattern, without_accents(text), re.IGNORECASE)
    first = place.start() if place else 0
    start = max(0, first - AROUND)
    start = text.find(" ", start) + 1 if start else 0
    shown = text[start : first + AROUND * 2]
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
    return without_accents(f"{clause.number} {clause.title}")


def _all_of(clause: Clause) -> str:
    return f"{_heading(clause)} {without_accents(_plain(clause))}"


def _plain(clause: Clause) -> str:
    """Write a clause without the signs of Markdown, on one line; spaces that must not break stay so."""
    return re.sub(r"[ \n]+", " ", MARKUP.sub("", clause.text)).strip()
