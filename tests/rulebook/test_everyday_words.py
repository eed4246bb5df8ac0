"""Everyday words, inflected words and misspelt words find the right clause in every language."""

from __future__ import annotations

from functools import cache

import pytest

from skyhop.game import registry
from skyhop.i18n import use_language
from skyhop.rulebook.clause_search import find_best
from skyhop.rulebook.rulebook import Rulebook, rulebook_of

pytestmark = pytest.mark.presentation

FIRST = 3
"""The clause is among so many that are shown first."""
GAMES = {"AO": "aeronaut-odyssey", "BC": "balloon-cup"}
QUERIES = {
    "en": {
        "tie": "BC-6.3",
        "ties": "BC-6.3",
        "tiebreak": "BC-6.3",
        "tiebraek": "BC-6.3",
        "joker": "BC-9.1",
        "hand size": "BC-2.3",
        "dealing": "BC-2.3",
        "dealt cards": "BC-2.3",
        "starting player": "BC-2.4",
        "who goes first": "BC-2.4",
        "reshuffle": "BC-3.3",
        "reshuffling": "BC-3.3",
        "discard pile": "BC-3.3",
        "opponent's side": "BC-4.2",
        "illegal": "BC-4.4",
        "forbidden": "BC-4.4",
        "pass": "BC-5.1",
        "mulligan": "BC-5.2",
        "exchanging": "BC-5.2",
        "highest": "BC-6.2",
        "montains": "BC-6.2",
        "steal a trophy": "BC-7.4",
        "optional": "BC-7.3",
        "winner": "BC-8.1",
        "victory": "BC-8.1",
        "surrender": "BC-8.5",
        "resigned": "BC-8.5",
        "peek": "BC-10",
        "deadlok": "BC-8.2",
        "toll": "AO-5.2",
        "random": "AO-1.6",
        "hand limit": "AO-2.5",
        "solitaire": "AO-8.1",
        "house rules": "AO-10.1",
        "colorblind": "AO-11.4",
        "robbers": "AO-9.9",
        "theives": "AO-9.9",
        "missions": "AO-9.11",
        "last round": "AO-7.1",
        "landing place": "AO-1.3",
    },
    "de": {
        "Gleichstand": "BC-6.3",
        "Gleichstände": "BC-6.3",
        "Glechstand": "BC-6.3",
        "Unentschieden": "BC-6.3",
        "Handkarten": "BC-2.3",
        "Handkarte": "BC-2.3",
        "austeilen": "BC-2.3",
        "ausgeteilt": "BC-2.3",
        "Joker": "BC-9.1",
        "Startspieler": "BC-2.4",
        "anfangen": "BC-2.4",
        "Ablagestapel": "BC-3.3",
        "verboten": "BC-4.4",
        "ungültiger": "BC-4.4",
        "passen": "BC-5.1",
        "aussetzen": "BC-5.1",
        "abwerfen": "BC-5.2",
        "niedriger": "BC-6.2",
        "freiwillig": "BC-7.3",
        "stehlen": "BC-7.4",
        "Sieger": "BC-8.1",
        "kapitulieren": "BC-8.5",
        "geheim": "BC-10",
        "Gegners": "BC-4.2",
        "Trophäen": "BC-1.4",
        "Maut": "AO-5.2",
        "Solospiel": "AO-8.1",
        "Handlimit": "AO-2.5",
        "farbenblind": "AO-11.4",
        "Räuber": "AO-9.9",
        "Dieben": "AO-9.9",
        "Hausregeln": "AO-10.1",
        "Spielende": "AO-7.1",
    },
    "fr": {
        "égalité": "BC-6.3",
        "egalite": "BC-6.3",
        "égalités": "BC-6.3",
        "égalitée": "BC-6.3",
        "ex aequo": "BC-6.3",
        "joker": "BC-9.1",
        "jokers": "BC-9.1",
        "distribution": "BC-2.3",
        "distribuer": "BC-2.3",
        "premier joueur": "BC-2.4",
        "défausse": "BC-3.3",
        "interdit": "BC-4.4",
        "interdits": "BC-4.4",
        "passer son tour": "BC-5.1",
        "échanger": "BC-5.2",
        "facultatif": "BC-7.3",
        "facultatifs": "BC-7.3",
        "voler": "BC-7.4",
        "vainqueur": "BC-8.1",
        "vainqeur": "BC-8.1",
        "abandonner": "BC-8.5",
        "secret": "BC-10",
        "péage": "AO-5.2",
        "solitaire": "AO-8.1",
        "daltonisme": "AO-11.4",
        "hasard": "AO-1.6",
        "fin de partie": "AO-7.1",
    },
}


@cache
def book(game: str, tag: str) -> Rulebook:
    """The rules of a game's first ruleset in a language."""
    played = registry.game(game)
    return rulebook_of(played, tag).for_ruleset(played.rulesets()[0])


@pytest.mark.parametrize(
    ("tag", "asked", "number"),
    [(tag, asked, number) for tag, queries in QUERIES.items() for asked, number in queries.items()],
)
def test_everyday_words_find_the_clause_that_is_meant(tag: str, asked: str, number: str) -> None:
    with use_language(tag):
        clauses, _all_words = find_best(book(GAMES[number.partition("-")[0]], tag), asked)

    assert number in [clause.number for clause in clauses[:FIRST]]


def test_there_are_a_hundred_queries() -> None:
    assert sum(map(len, QUERIES.values())) == 100
