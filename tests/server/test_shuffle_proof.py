"""Tests of shuffle proofs: every shuffle is derived again, and each wrong one is reported."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.amount import met
from tests.conformance.house_rules import HOUSE_RULES

from skyhop.bots import bot
from skyhop.engine.chance import FIRST_SEAT_EVENT, SecretShuffler
from skyhop.game import registry
from skyhop.game.journal import Journal, Origin, compute_header_seal, compute_seal, read_line
from skyhop.game.match import Match, branch, plies
from skyhop.i18n import use_language
from skyhop.server.shuffle_proof import (
    ClientSeed,
    ShufflesChecked,
    check_shuffles,
    list_kinds,
    list_pile_titles,
    strip_number,
)

pytestmark = pytest.mark.presentation

NAME, SECRET, OTHER = "k7m2pq9abcde", bytes(range(32)), bytes(range(1, 33))
GAMES = ("aeronaut-odyssey", "balloon-cup")


def played(game: str, secret: bytes = SECRET, name: str = NAME) -> Match:
    """A whole match at a table, by bots: of Aeronaut Odyssey by rules that deal secret orders."""
    play = registry.game(game)
    house = HOUSE_RULES[game].get("all expansions in secret by two")
    ruleset = play.ruleset(play.rulesets()[0] if house is None else house)
    seats = play.seat_count(ruleset)
    shuffler = SecretShuffler(secret, name)
    first = shuffler.order(range(seats), FIRST_SEAT_EVENT)[0]
    first = first if first in play.starters else play.starters[0]
    match = Match.start(play, ruleset, first=first, seats=("",) * seats, shuffler=shuffler)
    bots = [bot.bot("random", play, seat) for seat in range(seats)]
    while (seat := match.to_decide) is not None:
        match.play(seat, play.write(match.view(seat), bots[seat].choose(match.view(seat))))
    return match


def line_of(of: Match, **fairness: object) -> dict[str, Any]:
    """The record of a match as a table writes it."""
    shuffler = SecretShuffler(SECRET, NAME)
    proof = {"match": NAME, "commitment": shuffler.commitment, "secret": SECRET.hex(), "by_lot": True, **fairness}
    line: dict[str, Any] = json.loads(of.journal.to_line())
    return line | {"fairness": proof}


def sealed(line: dict[str, Any]) -> dict[str, Any]:
    """The same with seals that fit, as whoever forges a journal would write them."""
    seal_before = compute_header_seal(read_line(json.dumps(line | {"plies": [], "result": None})).header)
    for row in line["plies"]:
        row[2] = seal_before = compute_seal(seal_before, *row[:2])
    return line


def checked(line: dict[str, Any], noted: str = "") -> ShufflesChecked:
    return check_shuffles(read_line(json.dumps(line)), noted)


@pytest.mark.parametrize("game", GAMES)
def test_every_shuffle_of_a_table_follows_from_its_secret(game: str) -> None:
    match = played(game)
    found = checked(line_of(match))

    assert (found.fits, found.ply, found.name) == (True, None, NAME)
    assert found.shuffles == sum(entry.is_chance for entry in match.journal.entries)
    assert found.commitment == SecretShuffler(SECRET, NAME).commitment


def with_swapped(line: dict[str, Any]) -> dict[str, Any]:
    row = next(row for row in line["plies"] if isinstance(row[0], str))
    tokens = row[1].split()
    other = next(place for place, token in enumerate(tokens) if token != tokens[-1])
    tokens[-1], tokens[other] = tokens[other], tokens[-1]
    row[1] = " ".join(tokens)
    return sealed(line | {"plies": line["plies"][: line["plies"].index(row) + 1], "result": None})


FORGERIES: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "another secret": lambda line: line | {"fairness": line["fairness"] | {"secret": OTHER.hex()}},
    "another hash": lambda line: line | {"fairness": line["fairness"] | {"commitment": "0" * 64}},
    "another name": lambda line: line | {"fairness": line["fairness"] | {"match": "another"}},
    "an order that was chosen": with_swapped,
    "no secret": lambda line: {name: value for name, value in line.items() if name != "fairness"},
    "half a secret": lambda line: line | {"fairness": line["fairness"] | {"secret": "00"}},
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_what_was_forged_does_not_fit(forgery: str) -> None:
    found = checked(FORGERIES[forgery](line_of(played("balloon-cup"))))

    assert not found.fits
    assert len(found.sentences) >= 1


def test_the_entry_that_does_not_follow_is_named() -> None:
    line = with_swapped(line_of(played("balloon-cup")))
    found = checked(line)

    assert found.ply == len(line["plies"]) - 1
    assert f"Entry {found.ply}" in found.sentences[0]


def test_a_lot_that_was_another_is_named() -> None:
    line = line_of(played("balloon-cup"))
    forged = sealed(line | {"first": 1 - line["first"], "plies": line["plies"][:2], "result": None})

    found = checked(forged)

    assert not found.fits
    assert "wrong first player" in found.sentences[0]
    assert checked(sealed(forged | {"fairness": line["fairness"] | {"by_lot": False}})).fits


def test_the_hash_that_somebody_noted_decides() -> None:
    line, commitment = line_of(played("balloon-cup")), SecretShuffler(SECRET, NAME).commitment

    assert checked(line, commitment.upper()).fits
    assert not checked(line, SecretShuffler(OTHER, NAME).commitment).fits


def test_a_match_saved_in_the_terminal_follows_from_its_secret() -> None:
    game = registry.game("balloon-cup")
    match = Match.start(game, game.ruleset("gravon"), shuffler=SecretShuffler(SECRET, "terminal"))
    line = json.loads(match.journal.to_line()) | {"secret": SECRET.hex()}

    found = checked(line)

    assert found.fits
    assert "The server published no hash" in found.sentences[1]


WORD = ClientSeed("Käse & 🧀", OTHER)


def line_with_word() -> dict[str, Any]:
    """The record of a match to which a player added a word."""
    text, drawn = WORD.serialize()
    of_word = {"word": text, "drawn": drawn, "word_commitment": WORD.commitment}
    shuffler = SecretShuffler(WORD.secret, WORD.match)
    proof = {"match": WORD.match, "commitment": shuffler.commitment, "secret": WORD.secret.hex(), **of_word}
    return line_of(played("balloon-cup", WORD.secret, WORD.match), **proof)


def test_a_word_is_said_with_what_it_proves_and_to_whom() -> None:
    line = line_with_word()
    alone, before, during = checked(line), checked(line, WORD.commitment), checked(line, line["fairness"]["commitment"])

    assert all(
        found.fits and f"added the word “{WORD.text}”" in found.sentences[1] for found in (alone, before, during)
    )
    assert "Only this player can check whether the server did so, with the hash that they noted" in alone.sentences[2]
    assert len(before.sentences) == 3
    assert "could not choose a bad deal for the player who added the word" in before.sentences[2]
    assert "nobody changed the shuffles afterwards" in during.sentences[3]
    assert not checked(line, "0" * 64).fits


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"word": "another"}, "was not computed from the word"),
        ({"drawn": "00" * 32}, "was not computed from the word"),
        ({"word_commitment": "0" * 64}, "does not agree with its hash or with the name of the match"),
        ({"match": NAME}, "does not agree with its hash or with the name of the match"),
        ({"word": None}, "with a player's word cannot be read"),
    ],
)
def test_a_word_that_was_forged_does_not_fit(changes: dict[str, object], said: str) -> None:
    line = line_with_word()
    line["fairness"] |= changes

    found = checked(line)

    assert not found.fits
    assert any(said in sentence for sentence in found.sentences)


def test_a_word_that_was_left_out_is_missed_by_who_noted_the_hash_before() -> None:
    line = line_with_word()
    for name in ("word", "drawn", "word_commitment"):
        del line["fairness"][name]

    assert checked(line).fits
    assert not checked(line, WORD.commitment).fits


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_proves_what_it_dealt_itself(game: str) -> None:
    source = played(game, OTHER).journal
    ply = next(
        ply.number for ply in plies(source) if ply.number > 12 and isinstance(getattr(ply.entry, "actor", ""), int)
    )
    begun = branch(source, ply, source.header.seats, SecretShuffler(SECRET, NAME), "source")

    found = checked(line_of(begun))

    assert found.fits
    assert f"continues another match from entry {ply}" in found.sentences[-1]


@pytest.mark.parametrize("dealt", [(99,), (99,) * 99, ()])
def test_an_order_that_was_chosen_is_not_called_dealt_in_another_match(dealt: tuple[int, ...]) -> None:
    """A forged journal may claim that the match continues another match with its deals."""
    match = played("balloon-cup", OTHER)
    forged = Journal(replace(match.journal.header, begun_from=Origin("another", 12, dealt)))
    for entry in match.journal.entries:
        forged.write(entry.actor, entry.text)
    forged.outcome = match.journal.outcome
    match.journal = forged

    assert not checked(line_of(match), SecretShuffler(SECRET, NAME).commitment).fits


def test_a_shuffle_of_which_nothing_was_derived_is_not_said_to_follow() -> None:
    """A branch from the end: the other match has to prove all of it, and that is said."""
    source = played("balloon-cup", OTHER).journal
    game, last = registry.game("balloon-cup"), len(source.entries) - 1
    begun = branch(source, last, source.header.seats, SecretShuffler(SECRET, NAME), "source")
    origin = begun.journal.header.begun_from
    assert origin is not None
    whole = [len(each.text.split()) for each in begun.journal.entries if each.is_chance]

    found = checked(line_of(begun))

    assert game.to_decide(begun.state) is not None
    assert found.shuffles == sum(kept < count for kept, count in zip(origin.dealt, whole, strict=True)) < len(whole)
    assert "If this match really began with a deal, the journal was changed." in found.sentences[-1]


@pytest.mark.parametrize("game", GAMES)
def test_piles_are_sorted_by_kinds_and_numbers_which_is_all_that_a_page_is_told(game: str) -> None:
    """A verifier without the rules needs only the kinds of a pile's first shuffle."""
    journal: Journal = played(game).journal
    found, play = list_kinds(journal), registry.game(game)

    for due in met([due for ply in plies(journal) if (due := play.chance(ply.state)) is not None]):
        known = found[due.pile]
        by_rule = sorted(due.tokens, key=lambda t: (known.index(strip_number(t)), int(t[len(strip_number(t)) :] or 0)))
        assert list(due.tokens) == by_rule


@pytest.mark.parametrize("name", registry.names())
def test_every_pile_that_is_shuffled_is_named_in_the_reader_s_language(name: str) -> None:
    game = registry.game(name)
    shuffled = {"balloon-cup": {"supply", "bag"}, "aeronaut-odyssey": {"orders"}}[name]

    with use_language("de"):
        titles = list_pile_titles(game)
    assert titles.keys() == shuffled
    assert not shuffled & set(titles.values())
