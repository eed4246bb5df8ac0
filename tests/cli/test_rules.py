"""`skyhop rules` prints the rules, a summary or a clause."""

from __future__ import annotations

import json
import sys

import pytest

from skyhop.cli.__main__ import main
from skyhop.cli.games import rules

UNKNOWN = [f"{letters}-99" for letters in ("AO", "BC")]
"""Numbers of clauses that there are not."""


def test_words_that_are_sought_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--search", "equal sums", "--json"])
    quoted = capsys.readouterr().out

    main(["rules", "balloon-cup", "--search", "equal", "sums", "--json"])

    assert capsys.readouterr().out == quoted


def test_a_clause_is_printed_with_its_position_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["rules", "balloon-cup", "--clause", "BC-6.3"])

    printed = capsys.readouterr().out
    assert code == 0
    assert "### BC-6.3 Equal sums\n\nWith equal sums, the tile goes to whoever placed the last card" in printed
    assert "Tile 2: mountain" in printed


def test_a_clause_on_which_rulesets_differ_is_printed_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--clause", "9.4"])

    printed = capsys.readouterr().out
    assert "In rio-grande, kosmos-fr, le-clube:\n\nFrom 0 to 4." in printed
    assert "In gravon:\n\nFrom 1 to 4." in printed


def test_a_chapter_is_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--clause", "BC-5"])

    printed = capsys.readouterr().out
    assert [f"BC-5.{n}" for n in range(1, 5)] == [
        line.split()[1] for line in printed.splitlines() if line.startswith("### ")
    ]


@pytest.mark.parametrize("ruleset", ["rio-grande", "gravon", "kosmos-fr", "le-clube"])
def test_all_rules_of_a_ruleset_are_printed_without_marks_of_emphasis(
    ruleset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["rules", "balloon-cup", "--ruleset", ruleset])

    printed = capsys.readouterr().out
    assert code == 0
    assert printed.startswith(f"# Balloon Cup: rules for the ruleset {ruleset}\n")
    assert "*" not in printed
    assert "{" not in printed
    assert ":::" not in printed


def test_a_star_that_is_a_piece_of_notation_is_no_mark_of_emphasis(capsys: pytest.CaptureFixture[str]) -> None:
    rules._print(["`*` is a wild: pay `RR*` or `R**`, *never* **both**."])

    assert capsys.readouterr().out == "`*` is a wild: pay `RR*` or `R**`, never both.\n"


def test_the_summary_fits_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--summary"])

    words = len(capsys.readouterr().out.split())
    assert 150 < words < 500


def test_a_terminal_gets_the_rules_laid_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    main(["rules", "balloon-cup", "--clause", "BC-1.2"])

    printed = capsys.readouterr().out
    assert "1 4 7 10 13" in printed
    assert "|---|" not in printed


def test_a_clause_of_another_game_is_answered_with_that_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = [main(["rules", "balloon-cup", "--clause", number]) for number in ("AO-1", "ao-1.1", *UNKNOWN)]
    said = " ".join(capsys.readouterr().err.split())

    assert found == [2] * 4
    assert "AO-1 is a clause of Aeronaut Odyssey. Run: skyhop rules aeronaut-odyssey --clause AO-1" in said
    assert "skyhop rules aeronaut-odyssey --clause AO-1.1" in said
    assert f"there is no clause {UNKNOWN[0]}; similar numbers are" in said
    assert f"there is no clause {UNKNOWN[1]}; similar numbers are" in said


def test_clauses_are_found_by_words_with_an_excerpt_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "balloon-cup", "--search", "equal sums"]) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("### BC-6.3 Equal sums\n\nWith equal sums, the tile goes to whoever placed")
    assert "*" not in printed


def test_a_question_that_no_clause_repeats_is_answered_by_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--search", "Who gets the tile when both sums are equal?"])

    said, _blank, first = capsys.readouterr().out.splitlines()[:3]
    assert said == "No clause contains all of these words. These clauses come closest:"
    assert first == "### BC-6.3 Equal sums"


def test_what_no_clause_speaks_of_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "balloon-cup", "--search", "xyzzy"]) == 0

    assert capsys.readouterr().out == "Nothing found.\n"


def test_a_program_gets_what_is_found_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--ruleset", "gravon", "--search", "equal sums", "--json"])

    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["ruleset"], answer["all_words"]) == ("balloon-cup", "gravon", True)
    assert answer["clauses"][0]["number"] == "BC-6.3"
    assert "equal sums" in answer["clauses"][0]["excerpt"]


def test_a_program_gets_clauses_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--clause", "BC-7.5", "--json"])

    answer = json.loads(capsys.readouterr().out)
    assert answer["game"] == "balloon-cup"
    assert [(clause["number"], clause["rulesets"]) for clause in answer["clauses"]] == [
        ("BC-7.5", ["rio-grande", "gravon"]),
        ("BC-7.5", ["kosmos-fr", "le-clube"]),
    ]


def test_a_program_gets_the_summary_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "balloon-cup", "--summary", "--ruleset", "gravon", "--json"])

    answer = json.loads(capsys.readouterr().out)
    assert (answer["ruleset"], "three trophies" in answer["summary"]) == ("gravon", True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["balloon-cup", "--clause", "6.9"], "BC-6.1, BC-6.2"),
        (["balloon-cup", "--clause", "14"], "there is no clause"),
        (["balloon-cup", "--ruleset", "x"], "there is no ruleset 'x'"),
        (["balloon-cup", "--summary", "--clause", "6.3"], "use only one of"),
        (["balloon-cup", "--search", "tile", "--clause", "6.3"], "use only one of"),
        (["balloon-cup", "BC-6.3"], "To read a clause, use --clause"),
    ],
)
def test_a_wrong_question_is_answered_with_what_there_is(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["rules", *arguments])

    assert code == 2
    assert said in " ".join(capsys.readouterr().err.split())
