"""Search for clauses by typed text: a number or the start of a number, words, or a complete question.

If the rulebook does not contain a typed word, the search uses words of the rulebook with the same stem. If the
rulebook has no such word either, the search uses words that differ by one letter.
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
from skyhop.rulebook.rulebook import Clause, Rulebook, UnknownClause

MAX_QUERY_LENGTH = 80
MAX_FOUND = 30
MAX_SIMILAR = 8
"""Maximum number of clauses in a search result if no clause contains all typed words."""
EXCERPT_MARGIN = 70
"""Number of characters that an excerpt shows before and after the first match."""
MIN_STEM_LENGTH = 4
MIN_MISTYPED_LENGTH = 5
ENDINGS = {
    "en": ("ings", "ing", "ers", "er", "ed", "es", "e", "s"),
    "de": ("ungen", "ung", "ern", "en", "em", "er", "es", "et", "e", "n", "s", "t"),
    "fr": ("ements", "ement", "ees", "ent", "ez", "er", "es", "ee", "e", "s"),
}
"""Inflectional endings of words, by language. The longest endings are first. The endings have no accents."""
MIN_PLURAL_LENGTH = 4
SINGULARS = (("ies$", "y"), ("(?<=s|x|z)es$", ""), ("(?<=ch|sh)es$", ""), ("(?<!s)s$", ""))
"""Patterns of English plural endings, each with its singular ending."""
LONGEST_QUESTION = 400
TYPICAL_CLAUSE_LENGTH = 400
"""Usual number of characters in a clause. Longer clauses rank lower, because they contain more words by chance."""
WORD = re.compile(r"\w{3,}")
MARKUP = re.compile(r"[*_`|]+|^\W+(?=\w)", re.MULTILINE)


class ClauseFound(Part):
    """Clause that matches a search, with the text around the matching words."""

    number: str
    title: str
    excerpt: str


class ClausesFound(Document, tag="skyhop-clauses-found-1"):
    """Result of a search for clauses, the best clause first."""

    game: str
    ruleset: str
    all_words: bool
    """True if each clause contains all typed words. False if each clause contains only some of them."""
    clauses: list[ClauseFound]


class ClauseMatches(NamedTuple):
    """Clauses that match a search.

    If the user typed the number of a clause or chapter, `is_number` is True. Pages then show the complete text of the
    clauses.
    """

    clauses: tuple[Clause, ...]
    is_number: bool


def find_clauses(book: Rulebook, query: str) -> ClauseMatches:
    """Return the clauses that match a typed number or typed words.

    If `query` is the number of a clause, return this clause. If it is the number of a chapter, return the clauses
    of the chapter. For other text, return the clauses that contain all its words, at most `MAX_FOUND`. Clauses with
    these words in the title are first.
    """
    question = query.strip()[:MAX_QUERY_LENGTH]
    if not question:
        return ClauseMatches((), is_number=False)
    try:
        return ClauseMatches(book.list_clauses(question.rstrip(".")), is_number=True)
    except UnknownClause:
        asked_words = tuple(dict.fromkeys(strip_accents(question).split()))
    texts = [(clause, _join_text(clause)) for clause in book.clauses() if asked_words]
    vocabulary = _vocabulary(text for _clause, text in texts)
    words = [re.compile(_make_word_pattern(word, vocabulary), re.IGNORECASE) for word in asked_words]
    with_all = [clause for clause, text in texts if all(word.search(text) for word in words)]
    headings = {clause.number: _heading(clause) for clause in with_all}
    with_all.sort(key=lambda clause: not all(word.search(headings[clause.number]) for word in words))
    return ClauseMatches(tuple(with_all[:MAX_FOUND]), is_number=False)


def nearest(book: Rulebook, query: str, most: int) -> tuple[Clause, ...]:
    """Return at most `most` clauses that contain words of a question, the best clause first.

    A rare word counts more than a frequent word. A word in a title counts three times. A word in a long clause
    counts less. The result omits clauses without any word of the question.
    """
    clauses = list(book.clauses())
    texts = [_join_text(clause) for clause in clauses]
    merits = dict.fromkeys(range(len(clauses)), 0.0)
    for pattern, having in _distinctive(texts, query).values():
        for index in having:
            times = 3 if pattern.search(_heading(clauses[index])) else 1
            merits[index] += times * math.log(len(clauses) / len(having)) / (TYPICAL_CLAUSE_LENGTH + len(texts[index]))
    best = sorted((index for index, merit in merits.items() if merit), key=lambda index: -merits[index])
    return tuple(clauses[index] for index in best[:most])


def _distinctive(texts: Sequence[str], query: str) -> dict[str, tuple[re.Pattern[str], list[int]]]:
    """Return for each distinctive word of a question its pattern and the indexes of the texts that contain it.

    The result omits words that occur in many texts, such as "the". If all words of the question occur in many
    texts, the result contains all of them.
    """
    vocabulary, having = _vocabulary(texts), {}
    for word in WORD.findall(strip_accents(query[:LONGEST_QUESTION])):
        pattern = re.compile(rf"\b(?:{_make_word_pattern(word, vocabulary)})", re.IGNORECASE)
        having[word] = pattern, [index for index, text in enumerate(texts) if pattern.search(text)]
    rare = {word: found for word, found in having.items() if 0 < len(found[1]) < len(texts) / 2}
    return rare or having


def find_best(book: Rulebook, query: str) -> tuple[tuple[Clause, ...], bool]:
    """Return the clauses that best match a typed text, and True if they match the complete text.

    If `find_clauses` finds no clause, return the clauses that `nearest` finds for some words of the text, and
    False.
    """
    clauses = find_clauses(book, query).clauses
    return (clauses, True) if clauses else (nearest(book, query, MAX_SIMILAR), False)


def describe_clauses(game: str, book: Rulebook, query: str) -> ClausesFound:
    """Search a rulebook, and return the best clauses with excerpts as a document."""
    clauses, all_words = find_best(book, query)
    marked = excerpts(book, clauses[:MAX_FOUND], query)
    parts = [ClauseFound(clause.number, clause.title, "".join(pieces)) for clause, pieces in marked]
    return ClausesFound(game, book.ruleset or "", all_words, parts)


def excerpts(book: Rulebook, clauses: Iterable[Clause], query: str) -> list[tuple[Clause, list[str]]]:
    """Return each clause with its excerpt: the text around the distinctive words of a search."""
    words = " ".join(_distinctive([_join_text(clause) for clause in book.clauses()], query)) or query
    return [(clause, excerpt(clause, words)) for clause in clauses]


def excerpt(clause: Clause, query: str) -> list[str]:
    """Return an excerpt of a clause around the first match, split into pieces.

    The pieces alternate: text without a match, matching text, and so on.
    """
    text = _strip_markdown(clause)
    words, vocabulary = strip_accents(query[:LONGEST_QUESTION]).split(), _vocabulary([strip_accents(text)])
    words = [word for word in words if WORD.search(word)] or words
    pattern = "|".join(_make_word_pattern(word, vocabulary) for word in sorted(words, key=len, reverse=True))
    place = re.search(pattern, strip_accents(text), re.IGNORECASE)
    first = place.start() if place else 0
    start = max(0, first - EXCERPT_MARGIN)
    start = text.find(" ", start) + 1 if start else 0
    part = text[start : first + EXCERPT_MARGIN * 2]
    if start + len(part) < len(text):
        part = part.rpartition(" ")[0] or part
    pieces = list(_pieces(part, pattern))
    pieces[0] = "… " * bool(start) + pieces[0]
    pieces[-1] += " …" * (len(text) > start + len(part))
    return pieces


def forms(word: str) -> str:
    """Return a regular expression for a typed word and its other grammatical number.

    For `city`, the expression matches `city` and `cities`, also inside a longer word. For `routes`, it matches `routes`
    in the same way, but `route` only as a separate word.
    """
    forms = [re.escape(word)]
    for ending, other in SINGULARS:
        if len(word) >= MIN_PLURAL_LENGTH and re.search(ending, word, re.IGNORECASE):
            forms.append(rf"\b{re.escape(re.sub(ending, other, word, flags=re.IGNORECASE))}\b")
    if word[-1] in "yY":
        forms.append(re.escape(f"{word[:-1]}ies"))
    return "|".join(forms)


def _vocabulary(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in WORD.findall(text.casefold())}


def _make_word_pattern(word: str, vocabulary: AbstractSet[str]) -> str:
    """Return a regular expression for the forms of a typed word.

    If no text contains the typed word, the pattern also matches words with the same stem. If no text contains a
    word with this stem, the pattern also matches words that differ by one letter. A typed word with fewer than
    `MIN_MISTYPED_LENGTH` letters does not match such words. `vocabulary` has the words of all texts.
    """
    pattern, sought = forms(word), word.casefold()
    if any(re.search(pattern, known, re.IGNORECASE) for known in vocabulary):
        return pattern
    stem = _stem(sought)
    meant = [known for known in vocabulary if _stem(known) == stem]
    if not meant and len(sought) >= MIN_MISTYPED_LENGTH:
        meant = [known for known in vocabulary if _is_nearly(sought, known)]
    return "|".join([pattern, *(rf"\b{re.escape(known)}\b" for known in sorted(meant))])


def _stem(word: str) -> str:
    """Return a word without its inflectional ending, by the rules of the current language."""
    endings = ENDINGS.get(language().partition("-")[0], ())
    return next(
        (word.removesuffix(end) for end in endings if word.endswith(end) and len(word) - len(end) >= MIN_STEM_LENGTH),
        word,
    )


def _is_nearly(word: str, other: str) -> bool:
    """Return True if two words differ by one missing, extra or changed letter, or by two swapped letters.

    Swapped letters must be adjacent.
    """
    if abs(len(word) - len(other)) > 1:
        return False
    places = range(min(len(word), len(other)))
    same = next((place for place in places if word[place] != other[place]), len(places))
    left, right = word[same:], other[same:]
    return right[1:] in (left, left[1:]) or right == left[1:] or (left[1::-1] == right[:2] and left[2:] == right[2:])


def strip_accents(text: str) -> str:
    """Return the text in the characters that people usually type.

    For example, return e for é, a straight apostrophe for a curved one, and an ordinary space for a special one.
    """
    return "".join(unicodedata.normalize("NFKD", sign)[0] for sign in text).replace("\u2019", "'")


def _pieces(text: str, pattern: str) -> Iterator[str]:
    """Split a text into pieces that alternate: a piece without a match, then a piece that matches the pattern.

    The comparison ignores accents.
    """
    end = 0
    for place in re.finditer(pattern, strip_accents(text), re.IGNORECASE) if pattern else ():
        yield text[end : place.start()]
        yield text[place.start() : place.end()]
        end = place.end()
    yield text[end:]


def _heading(clause: Clause) -> str:
    return strip_accents(f"{clause.number} {clause.title} {clause.also}")


def _join_text(clause: Clause) -> str:
    return f"{_heading(clause)} {strip_accents(_strip_markdown(clause))}"


def _strip_markdown(clause: Clause) -> str:
    """Return the text of a clause on one line, without Markdown. Keep non-breaking spaces."""
    return re.sub(r"[ \n]+", " ", MARKUP.sub("", clause.text)).strip()
