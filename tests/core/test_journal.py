import json

import pytest
from tests.conformance.playing import match_at

from skyhop.core import journal, registry
from skyhop.core.match import plies, replay
from skyhop.core.refusals import JournalError

GAME = registry.game("balloon-cup")
MATCH = match_at(GAME, GAME.ruleset("rio-grande"), 5, 1_000)
LINE = MATCH.journal.to_line()


def problem_of(line: str) -> JournalError:
    """Read and replay a line that must be refused."""
    with pytest.raises(JournalError) as caught:
        list(plies(journal.read_line(line)))
    return caught.value


def changed(ply: int, column: int, value: object) -> str:
    """The line with one field of one entry changed."""
    fields = json.loads(LINE)
    fields["plies"][ply][column] = value
    return json.dumps(fields)


def resealed(ply: int, text: str) -> str:
    """The line with another text at one ply and all seals made to fit, as a cheat would."""
    forged = journal.Journal(MATCH.journal.header)
    for number, entry in enumerate(MATCH.journal.entries):
        forged.write(entry.actor, text if number == ply else entry.text)
    forged.outcome = MATCH.outcome
    return forged.to_line()


def test_an_untouched_line_is_read_and_replayed() -> None:
    assert replay(journal.read_line(LINE)).outcome == MATCH.outcome


@pytest.mark.parametrize("ply", range(len(MATCH.journal.entries)))
def test_a_changed_entry_is_named_by_its_ply(ply: int) -> None:
    assert problem_of(changed(ply, 1, "R1-1 ")).ply == ply
    assert problem_of(changed(ply, 0, 1 - int(MATCH.journal.entries[ply].actor == 1) if ply > 1 else "pile")).ply == ply


def test_a_forged_action_that_is_illegal_is_named_by_its_ply_and_clause() -> None:
    problem = problem_of(resealed(3, "Y4-1"))

    assert problem.ply == 3
    assert "BC-11" in str(problem)


def test_a_forged_shuffle_is_named_by_its_ply() -> None:
    assert problem_of(resealed(0, "R1 R1 R2")).ply == 0
    assert problem_of(resealed(1, "R Y G")).ply == 1


def test_a_line_cut_in_the_middle_names_the_last_whole_entry() -> None:
    place = LINE.index(json.dumps(list(MATCH.journal.entries[7]), separators=(",", ":")))

    assert problem_of(LINE[: place + 5]).ply == 7


def test_a_journal_without_its_last_plies_is_named() -> None:
    fields = json.loads(LINE)
    del fields["plies"][-4:]

    assert problem_of(json.dumps(fields)).ply == len(MATCH.journal.entries) - 4


def test_another_result_than_the_plies_give_is_named() -> None:
    fields = json.loads(LINE)
    fields["result"] = {"winners": [], "reason": "agreement"}

    assert problem_of(json.dumps(fields)).ply == len(MATCH.journal.entries)


def test_a_changed_header_breaks_the_first_seal() -> None:
    fields = json.loads(LINE)
    fields["seats"] = ["me", "you"]

    assert problem_of(json.dumps(fields)).ply == 0


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", "no JSON"),
        ("[]", "no JSON object"),
        ("{}", "skyhop-journal-1"),
        ('{"format": "skyhop-journal-1"}', "game"),
        (journal.Journal(journal.Header("chess", {}, "0")).to_line(), "chess"),
        (journal.Journal(journal.Header("balloon-cup", {"speed": 1}, "0")).to_line(), "speed"),
        (LINE.replace('"plies":[', '"moves":['), "plies"),
        (LINE.replace('"plies":[[', '"plies":[[0,"\\ud800",""],['), "half a character"),
        (LINE.replace('"result":{', '"result":7,"x":{'), "result"),
    ],
)
def test_what_is_no_journal_is_said_in_words(line: str, part: str) -> None:
    assert part in str(problem_of(line))


def test_a_match_that_goes_on_is_read_and_played_on() -> None:
    unfinished = match_at(GAME, GAME.ruleset("gravon"), 6, 20)

    again = replay(journal.read_line(unfinished.journal.to_line()))

    assert again.to_decide == unfinished.to_decide
    seat = again.to_decide
    assert seat is not None
    again.play(seat, GAME.write(again.state, GAME.legal(again.state)[0]))
    assert again.ply > unfinished.ply
