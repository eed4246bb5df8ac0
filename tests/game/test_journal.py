import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.playing import match_at

from skyhop.engine.state import Outcome
from skyhop.game import journal, registry
from skyhop.game.action import JournalError
from skyhop.game.ending import AGREEMENT, LEFT, RESIGNATION, TIME
from skyhop.game.match import Match, Step, plies, replay, steps

pytestmark = pytest.mark.presentation

GAME = registry.game("balloon-cup")
MATCH = match_at(GAME, GAME.ruleset("rio-grande"), 5, 1_000)
LINE = MATCH.journal.to_line()
FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))
GOLDEN = [line for file in FILES for line in file.read_text("utf-8").splitlines()]
"""Journals that releases wrote, which every later version must read: `skyhop simulate` and servers made them."""


def test_a_line_keeps_what_proves_its_shuffles() -> None:
    fields = json.loads(LINE)

    assert journal.read_line(json.dumps(fields | {"fairness": {"secret": "00"}})).proof == {"secret": "00"}
    assert journal.read_line(json.dumps(fields | {"secret": "11"})).proof == {"secret": "11"}


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


def resealed(ply: int, text: str, actor: int | str | None = None) -> str:
    """The line with another text at one ply, or also another actor, and all seals made to fit, as a cheat would."""
    forged = journal.Journal(MATCH.journal.header)
    for number, entry in enumerate(MATCH.journal.entries):
        is_forged = number == ply
        forged.write(entry.actor if actor is None or not is_forged else actor, text if is_forged else entry.text)
    forged.outcome = MATCH.outcome
    return forged.to_line()


def with_seats(titles: Sequence[Any]) -> str:
    """A journal of no ply yet whose header names these seats."""
    return journal.Journal(replace(MATCH.journal.header, seats=titles)).to_line()


@pytest.mark.parametrize("seats", [["anna"], ["anna", "ben"], []])
def test_a_match_of_one_seat_is_solo(seats: Sequence[str]) -> None:
    assert journal.Header("aeronaut-odyssey", {}, "0", seats=seats).is_solo is (list(seats) == ["anna"])


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


def test_chance_and_a_seat_cannot_act_in_each_others_place() -> None:
    pile, order, *_sealed = MATCH.journal.entries[0]

    assert problem_of(resealed(0, "R1-1", actor=0)).ply == 0
    assert problem_of(resealed(1, order, actor=pile)).ply == 1
    assert problem_of(resealed(3, order, actor=pile)).ply == 3


@pytest.mark.parametrize("name", ["balloon-cup", "aeronaut-odyssey"])
@pytest.mark.parametrize(("actor", "text"), [(-1, RESIGNATION.text), (5, TIME.text), (10**30, AGREEMENT.text)])
def test_a_seat_that_there_is_not_cannot_break_a_match_off(name: str, actor: int, text: str) -> None:
    game = registry.game(name)
    forged = Match.start(game, game.ruleset(game.rulesets()[0]), seed=1).journal
    ply = len(forged.entries)
    forged.write(actor, text)

    assert problem_of(forged.to_line()).ply == ply


def test_a_line_cut_in_the_middle_names_the_last_whole_entry() -> None:
    place = LINE.index(json.dumps(list(MATCH.journal.entries[7][:3]), separators=(",", ":")))

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
        ("", "this is not a journal; create a journal with skyhop simulate"),
        ("# Skyhop", "this is not a journal; create a journal with skyhop simulate"),
        ("{", "the line is incomplete or not JSON"),
        ("[]", "the line is not a JSON object"),
        ("{}", "skyhop-journal-1"),
        ('{"format": "skyhop-journal-2"}', "skyhop-journal-1"),
        ('{"format": "skyhop-journal-1"}', "game"),
        (journal.Journal(journal.Header("chess", {}, "0")).to_line(), "chess"),
        (journal.Journal(journal.Header("balloon-cup", {"speed": 1}, "0")).to_line(), "speed"),
        (LINE.replace('"plies":[', '"moves":['), "plies"),
        (LINE.replace('"plies":[[', '"plies":[[0,"\\ud800",""],['), "an incomplete character"),
        (LINE.replace('"result":{', '"result":7,"x":{'), "result"),
        (LINE.replace('"match":1', '"match":' + "1" * 5_000), "a number in it is too long"),
        ("[" * 100_000, "nested too deeply"),
        (
            journal.Journal(journal.Header("balloon-cup", MATCH.journal.header.ruleset, "0", first=7)).to_line(),
            "seat 8 cannot begin",
        ),
        (with_seats(["one"] * 500), "has names for 500 seats, but this match has 2"),
        (with_seats([]), "has names for 0 seats"),
        (with_seats(["one", 2]), "seats is missing or malformed"),
        *(
            (LINE.replace('"plies":[[', f'"plies":[{row},['), "is not of the form [actor, text, seal]")
            for row in ("7", "[0]", '[0,1,"x"]', '[1.5,"R1-1","x"]', '[true,"R1-1","x"]')
        ),
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


def test_the_steps_of_a_journal_are_those_that_were_played() -> None:
    match = Match.start(GAME, GAME.ruleset("gravon"), seed=5)
    played = []
    while (seat := match.to_decide) is not None and match.ply < 60:
        played.append(match.play(seat, GAME.write(match.state, GAME.legal(match.state)[-1])))

    again = list(steps(journal.read_line(match.journal.to_line())))

    assert list(map(shown, again)) == list(map(shown, played))
    assert len(again) < match.ply, "there are shuffles between them"


def shown(step: Step) -> tuple[object, ...]:
    """All of a step, the state as a position: it has no generator, and a replay has none either."""
    return (*step._replace(state=None), GAME.positions.position(step.state))  # type: ignore[arg-type]


class Backwards:
    """Chance that turns every pile round, and notes which one it was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def order(self, items: Sequence[str], event: int) -> Sequence[str]:
        self.asked.append(event)
        return tuple(reversed(items))


def test_chance_may_come_from_elsewhere_and_goes_on_where_a_journal_was_cut() -> None:
    whole = Match.start(GAME, GAME.ruleset("gravon"), shuffler=Backwards())
    cut = journal.Journal(whole.journal.header, whole.journal.entries[:1])
    chance = Backwards()

    again = replay(journal.read_line(cut.to_line()), chance)

    assert again.journal.entries == whole.journal.entries
    assert chance.asked == list(range(1, len(whole.journal.entries)))
    due = GAME.chance(GAME.new(whole.state.ruleset))
    assert due is not None
    assert whole.journal.entries[0].text.split() == list(reversed(due.tokens))


TIMED = journal.Journal(MATCH.journal.header)
for _number, _entry in enumerate(MATCH.journal.entries):
    TIMED.write(_entry.actor, _entry.text, 100 * _number)
TIMED.outcome = MATCH.outcome
TIMED_LINE = TIMED.to_line()


def test_a_match_is_told_when_each_of_its_entries_was_made() -> None:
    times = iter(range(0, 10_000, 7))
    match = Match.start(GAME, GAME.ruleset("rio-grande"), seed=1, clock=lambda: next(times))
    match.end(TIME, 1)
    read = journal.read_line(match.journal.to_line())

    assert [entry.at for entry in match.journal.entries] == [0, 7, 14]
    assert read.entries == match.journal.entries
    assert replay(read).outcome == Outcome((0,), "time")


def test_a_match_that_is_replayed_goes_on_by_a_clock() -> None:
    begun = Match.start(GAME, GAME.ruleset("rio-grande"), seed=1)
    match = replay(journal.read_line(begun.journal.to_line()), clock=lambda: 50)
    match.end(LEFT, 0)

    assert [entry.at for entry in match.journal.entries] == [None, None, 50]
    assert journal.read_line(match.journal.to_line()).entries == match.journal.entries


@given(st.lists(st.none() | st.integers(-1000, 10**12)))
def test_no_entry_is_earlier_than_those_before_whatever_the_clock_says(told: list[int | None]) -> None:
    written = journal.Journal(MATCH.journal.header)
    for at in told:
        written.write(0, "R1-1", at)
    times = [entry.at for entry in written.entries if entry.at is not None]

    assert [entry.at is None for entry in written.entries] == [at is None for at in told]
    assert times == sorted(times)
    assert all(at >= 0 for at in times)


texts = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff"), max_size=20)


@given(
    st.lists(st.tuples(st.integers(0, 5) | texts, texts, st.none() | st.integers(0, 10**12))),
    st.none() | st.builds(Outcome, st.lists(st.integers(0, 5)).map(tuple), texts),
)
def test_every_journal_reads_back_as_it_was_written(
    entries: list[tuple[int | str, str, int | None]], outcome: Outcome | None
) -> None:
    written = journal.Journal(MATCH.journal.header)
    for entry in entries:
        written.write(*entry)
    written.outcome = outcome

    read = journal.read_line(written.to_line())

    assert (read.header.line(), read.entries, read.outcome) == (written.header.line(), written.entries, outcome)
    assert read.to_line() == written.to_line()


def test_there_are_golden_journals_of_every_release() -> None:
    changelog = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")

    released = re.findall(r"^## \[(\d[^]]*)\]", changelog, re.MULTILINE)
    assert set(released) <= {file.stem for file in FILES}


@pytest.mark.parametrize("line", GOLDEN, ids=range(len(GOLDEN)))
def test_a_journal_of_each_release_leads_where_it_led(line: str) -> None:
    fields = json.loads(line)
    match = replay(journal.read_line(line))
    result = match.outcome and {"winners": list(match.outcome.winners), "reason": match.outcome.reason}

    assert result == fields["result"]
    assert match.journal.to_line() == line
    assert replay(journal.read_line(match.journal.to_line())).state == match.state


@pytest.mark.parametrize("ply", [0, 1, 7])
@pytest.mark.parametrize("change", [-100, -1, 1])
def test_a_changed_time_is_named_by_its_ply(ply: int, change: int) -> None:
    fields = json.loads(TIMED_LINE)
    fields["plies"][ply][3] = abs(fields["plies"][ply][3] + change)

    assert problem_of(json.dumps(fields)).ply == ply


def test_a_time_that_is_taken_out_is_named_by_its_ply() -> None:
    fields = json.loads(TIMED_LINE)
    del fields["plies"][5][3]

    assert problem_of(json.dumps(fields)).ply == 5


@pytest.mark.parametrize("at", [-1, 1.5, "5", None, True, []])
def test_a_time_is_a_whole_number_of_milliseconds(at: object) -> None:
    fields = json.loads(TIMED_LINE)
    fields["plies"][3][3] = at

    problem = problem_of(json.dumps(fields))

    assert problem.ply == 3
    assert "is not of the form" in str(problem)


def test_a_timed_line_cut_in_the_middle_names_the_last_whole_entry() -> None:
    place = TIMED_LINE.index(json.dumps(list(TIMED.entries[7]), separators=(",", ":")))

    assert problem_of(TIMED_LINE[: place + 5]).ply == 7


def test_where_a_branch_begins_is_read_or_refused() -> None:
    written = {"match": "abcdefghjkmn", "ply": 4, "dealt": [3, 0]}

    assert journal.read_origin(None) is None
    assert journal.read_origin(written) == journal.Origin("abcdefghjkmn", 4, (3, 0))
    with pytest.raises(JournalError, match="begun_from"):
        journal.read_origin(written | {"ply": "four"})


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"{LINE}\n\n{LINE}\n".encode(), [(1, ""), (3, "")]),
        (f"\ufeff{LINE}\n".encode(), [(1, "")]),
        (b"", []),
        (b"\n", [(1, "this is not a journal; create a journal with skyhop simulate")]),
        (f"{LINE}\n".encode() + b"\xff\n" + LINE.encode(), [(1, ""), (2, "the line is not text")]),
        (f"{LINE}\n".encode() + 2 * LINE.encode(), [(1, ""), (2, "too long for a journal")]),
    ],
)
def test_a_file_of_journals_is_read_up_to_the_first_that_is_broken(
    text: bytes, found: Sequence[tuple[int, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MAX_FILE_BYTES", len(LINE) + 8)
    (tmp_path / "matches.jsonl").write_bytes(text)

    told = [
        (number, "" if isinstance(each, journal.Journal) else str(each))
        for number, each in journal.iterate_journals(tmp_path / "matches.jsonl")
    ]

    assert [number for number, _problem in told] == [number for number, _problem in found]
    for (_number, problem), (_same, expected) in zip(told, found, strict=True):
        assert expected in problem if expected else not problem
