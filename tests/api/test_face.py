"""Tests of the Python interface: it does what its description says, and changes only by decision."""

from __future__ import annotations

import copy
import doctest
import importlib
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.api import description

import skyhop
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import Match as InnerMatch

ROOT = Path(__file__).resolve().parents[2]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
MODULES = ("boards", "match", "view")
EXAMPLES = ("connect-four", "kuhn-poker", "nim")
GAMES = (*registry.names(), *EXAMPLES)


@pytest.fixture(params=GAMES)
def match(request: pytest.FixtureRequest) -> skyhop.Match:
    """A match of each game, an action old."""
    begun = skyhop.start(request.param, seed=7)
    begun.play(begun.legal()[0])
    return begun


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_descriptions_run(module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    failed, tried = doctest.testmod(importlib.import_module(f"skyhop.api.{module}"), optionflags=FLAGS)

    assert tried > 0
    assert failed == 0


def test_the_names_and_signatures_are_those_that_were_decided() -> None:
    decided = (ROOT / "tests" / "api" / "golden" / "face.txt").read_text("utf-8")

    assert description.face() == decided, "python -m tests.api.description writes it; the changelog says the change"


def test_a_users_program_runs_and_its_types_are_known(tmp_path: Path) -> None:
    """The types are checked with the tree's own, strictly."""
    program = str(ROOT / "tests" / "api" / "program.py")

    printed = subprocess.run([sys.executable, program], cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    assert printed == "2 matches\n"
    assert (tmp_path / "m.jsonl").exists()


def test_importing_costs_nothing() -> None:
    program = "import skyhop, sys; print(sorted({'numba', 'numpy', 'rich', 'skyhop.core'} & set(sys.modules)))"

    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert printed.strip() == "[]"


def test_every_name_is_there_and_no_other() -> None:
    assert set(skyhop.__all__) < set(dir(skyhop))
    assert all(getattr(skyhop, name).__doc__ for name in skyhop.__all__)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = skyhop.chess  # type: ignore[attr-defined]


def test_what_was_played_is_undone_and_goes_alike_again(match: skyhop.Match) -> None:
    before = match.copy()
    action = match.play(match.legal()[-1])
    after = match.copy()

    assert match.undo() == action
    assert match == before
    match.play(action)
    assert match == after
    assert match.view().svg() == after.view().svg()


def test_nothing_is_undone_before_the_first_action() -> None:
    with pytest.raises(ValueError, match="no action has been played, so nothing can be undone"):
        skyhop.start("nim").undo()


def test_a_copy_does_not_change_with_its_original(match: skyhop.Match) -> None:
    kept = [match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    match.play(match.legal()[0])

    assert [one == match for one in kept] == [False] * 4
    for one in kept:
        one.play(one.legal()[0])
    assert [one == match for one in kept] == [True] * 4


def test_a_match_that_was_saved_is_loaded_as_it_was(match: skyhop.Match, tmp_path: Path) -> None:
    match.save(tmp_path / "match.jsonl")
    loaded = skyhop.load(tmp_path / "match.jsonl")

    assert loaded == match
    assert loaded.events(0) == match.events(0)
    assert loaded.undo() == match.undo()
    assert loaded == match


def _of_a_table(file: Path, *, is_over: bool) -> list[str]:
    """Write a match as a table keeps it, an action taken back, resigned if it is over; name its actions."""
    nim = registry.game("nim")
    kept = InnerMatch.start(nim, nim.ruleset("standard"), seed=1)
    for text in ("1", "2", "3"):
        kept.play(kept.to_decide or 0, text)
    kept.take_back(0, 1)
    kept.play(0, "1")
    if is_over:
        kept.end(RESIGNATION, 1)
    file.write_text(kept.journal.to_line() + "\n", "utf-8")
    return ["1", "2", "1"]


@pytest.mark.parametrize("is_over", [False, True])
def test_actions_of_a_tables_match_are_those_that_count(is_over: bool, tmp_path: Path) -> None:  # noqa: FBT001
    """Actions that were taken back are not listed, and neither are resignations."""
    with registry.with_examples():
        actions = _of_a_table(tmp_path / "table.jsonl", is_over=is_over)
    loaded = skyhop.load(tmp_path / "table.jsonl")
    anew = skyhop.start("nim", first=0)
    for action in loaded:
        anew.play(action)

    assert list(loaded) == list(anew) == actions
    assert loaded.undo() == anew.undo() == "1"
    assert (loaded.to_decide, loaded.outcome, loaded.legal()) == (anew.to_decide, None, anew.legal())
    loaded.save(tmp_path / "again.jsonl")
    assert list(skyhop.load(tmp_path / "again.jsonl")) == ["1", "2"]


def test_of_several_matches_load_all_gives_each(tmp_path: Path) -> None:
    played = list(skyhop.play_matches("nim", ["random", "random"], 2, seed=1))
    both = tmp_path / "both.jsonl"
    both.write_text("".join(f"{each.line()}\n" for each in played), "utf-8")

    assert list(skyhop.load_all(both)) == played
    with pytest.raises(ValueError, match="has 2 matches, but load reads only files with one match"):
        skyhop.load(both)


def test_a_file_of_matches_may_be_of_any_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No match may be larger than the limit, all together may."""
    line = skyhop.start("nim", seed=1).line()
    monkeypatch.setattr("skyhop.game.journal.MAX_FILE_BYTES", len(line) + 8)
    (tmp_path / "many.jsonl").write_text(f"{line}\r\n" * 3 + "\n \n", "utf-8-sig")

    assert len(list(skyhop.load_all(tmp_path / "many.jsonl"))) == 3
    (tmp_path / "endless.jsonl").write_text("{" * 3 * len(line), "utf-8")
    with pytest.raises(ValueError, match="line 1: the line is too long for a journal"):
        next(skyhop.load_all(tmp_path / "endless.jsonl"))


def test_a_match_that_cannot_be_is_named_by_its_line(tmp_path: Path) -> None:
    line = skyhop.start("nim", seed=1).line()
    (tmp_path / "broken.jsonl").write_text(f"{line}\n{line[:-9]}\n", "utf-8")
    (tmp_path / "picture.jsonl").write_bytes(b"\x89PNG\n\x00\n\n")
    (tmp_path / "empty.jsonl").write_bytes(b"")

    with pytest.raises(ValueError, match=r"line 2: .*incomplete"):
        list(skyhop.load_all(tmp_path / "broken.jsonl"))
    with pytest.raises(ValueError, match="not text"):
        skyhop.load(tmp_path / "picture.jsonl")
    with pytest.raises(ValueError, match="0 matches"):
        skyhop.load(tmp_path / "empty.jsonl")


def test_names_may_hold_whatever_a_text_can(tmp_path: Path) -> None:
    named = skyhop.start("nim", seed=1, names=["A\u2028da", "B\ne\rn"])
    named.save(tmp_path / "named.jsonl")

    assert skyhop.load(tmp_path / "named.jsonl") == named


def test_whole_numbers_of_other_libraries_are_seeds() -> None:
    assert skyhop.start("nim", seed=np.int64(7)) == skyhop.start("nim", seed=7)  # type: ignore[arg-type]


@pytest.mark.parametrize("first", [True, np.int64(1)])
def test_a_match_is_loaded_whatever_kind_of_number_named_who_begins(first: int, tmp_path: Path) -> None:
    begun = skyhop.start("nim", seed=1, first=first)
    begun.save(tmp_path / "match.jsonl")

    assert skyhop.load(tmp_path / "match.jsonl") == begun == skyhop.start("nim", seed=1, first=1)


def test_whole_numbers_of_other_libraries_are_values_of_options() -> None:
    assert skyhop.start("aeronaut-odyssey", seats=np.int64(3)).seats == 3


def test_a_view_goes_to_another_process_as_it_is(match: skyhop.Match) -> None:
    view = match.view(0)

    assert pickle.loads(pickle.dumps(view)) == view == copy.deepcopy(view)
    assert len(pickle.dumps(view)) < 2 * len(pickle.dumps(match))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: skyhop.board(size="giant"),
        lambda: skyhop.position("nim", {"heap": 1}),
        lambda: skyhop.start("nim", ruleset="x"),
        lambda: skyhop.start("nim").play("x"),
        lambda: skyhop.load("nowhere"),
    ],
)
def test_an_error_comes_back_from_another_process_as_it_was(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises((ValueError, OSError, skyhop.Refused)) as raised:
        wrong()

    back = pickle.loads(pickle.dumps(raised.value))

    assert (type(back), str(back), vars(back)) == (type(raised.value), str(raised.value), vars(raised.value))


def test_a_position_that_is_written_is_set_up_again(match: skyhop.Match, tmp_path: Path) -> None:
    written = json.loads(json.dumps(match.position()))
    again = skyhop.position(match.game, written)

    assert again.position() == written
    assert (again.ruleset, again.options, again.legal()) == (match.ruleset, match.options, match.legal())
    again.play(again.legal()[0])
    again.save(tmp_path / "begun.jsonl")
    assert skyhop.load(tmp_path / "begun.jsonl") == again
    assert skyhop.load(tmp_path / "begun.jsonl").position() == again.position()


def test_a_position_keeps_its_ruleset_and_its_end() -> None:
    (over,) = skyhop.play_matches("balloon-cup", ["random", "random"], 1, seed=4, ruleset="gravon")
    again = skyhop.position("balloon-cup", over.position())

    assert (again.ruleset, again.outcome, again.legal()) == ("gravon", over.outcome, [])
    with pytest.raises(ValueError, match="another ruleset"):
        skyhop.position("balloon-cup", over.position(), "le-clube")


def test_a_view_writes_a_position_that_shows_its_seat_the_same() -> None:
    match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
    positions: list[dict[str, Any]] = [match.view(1).position(seed=seed) for seed in range(4)]

    assert all(skyhop.position(match.game, each).view(1) == match.view(1) for each in positions)
    assert len({str(each["hands"][0]) for each in positions}) > 1


def test_what_is_said_and_drawn_for_a_seat_is_what_its_view_says(match: skyhop.Match) -> None:
    for seat in (None, 0):
        view = match.view(seat)
        assert view == match.copy().view(seat)
        assert hash(view) == hash(match.copy().view(seat))
        assert match.svg(seat) == view._repr_svg_()
        assert f"<pre>{str(view)[:10]}" in view._repr_html_()
    assert str(match) == str(match.view())
    assert match._repr_html_() == match.view()._repr_html_()
    assert match._repr_svg_() == match.svg()


def test_a_picture_in_a_notebook_is_no_broader_than_its_cell() -> None:
    shown = skyhop.start("balloon-cup", seed=1)._repr_html_()

    assert shown.startswith('<figure><svg style="max-width: 100%; height: auto" ')


def test_an_analysis_says_in_a_line_what_it_is() -> None:
    (ended,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)
    found = skyhop.analyse(ended, iterations=16)

    assert repr(found).startswith(f"<skyhop.Analysis of {len(ended)} decisions, {len(found.turns())} turning points, ")


def test_every_action_that_is_listed_is_explained(match: skyhop.Match) -> None:
    before = match.copy()

    assert all(match.explain(action) for action in match.legal())
    assert match == before


def test_an_action_is_its_text(match: skyhop.Match) -> None:
    action = match.legal()[0]

    assert repr(action) == str(action) == f"{action}"
    assert {str(action): 1}[action] == 1
    assert pickle.loads(pickle.dumps(action)).seat == action.seat == match.to_decide


def test_a_refusal_names_its_clause_and_says_what_to_do() -> None:
    begun = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)

    with pytest.raises(skyhop.Refused) as refused:
        begun.explain("R7-1")

    assert (refused.value.clause, bool(refused.value.sentence)) == ("BC-4.1", True)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    assert len(begun) == 0
    assert begun


def test_after_the_end_nothing_is_done() -> None:
    (ended,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)

    assert ended.to_decide is None
    assert ended.legal() == []
    assert repr(ended).endswith("(rules)>")
    with pytest.raises(skyhop.Refused, match="over"):
        ended.play("1")
    with pytest.raises(skyhop.Refused, match="over"):
        ended.best("random")


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (lambda: skyhop.start("chess"), "choose one of aeronaut-odyssey, balloon-cup"),
        (lambda: skyhop.start("balloon-cup", ruleset="gravel"), "gravon"),
        (lambda: skyhop.start("balloon-cup", hands=3), "hands"),
        (lambda: skyhop.start("balloon-cup", names=["Ada"]), "number of names: 1, number of seats: 2; give one name"),
        (lambda: skyhop.start("balloon-cup", first=4), "seat 4 cannot begin under these rules; choose one of 0, 1"),
        (lambda: skyhop.start(["nim"]), "there is no game"),  # type: ignore[arg-type]
        (lambda: skyhop.start("nim", names=["\ud800", "Ben"]), "without control characters"),
        (lambda: skyhop.start("nim", names=["A\x07", "Ben"]), "without control characters"),
        (lambda: skyhop.start("nim").view("1"), "no seat '1'; choose one of 0, 1"),  # type: ignore[arg-type]
        (lambda: skyhop.position("nim", []), "is not a table"),  # type: ignore[arg-type]
        (lambda: skyhop.board(size=["tiny"]), "choose one of tiny"),
        (lambda: skyhop.board(code=5), "5 has a typo"),  # type: ignore[arg-type]
        (lambda: skyhop.board(code="5", size="huge"), "a share code or a file: give exactly one"),
        (lambda: skyhop.board(file="map.json", seed=1), "a share code or a file: give exactly one"),
        (lambda: skyhop.start("nim").view(5), "no seat 5; choose one of 0, 1"),
        (lambda: skyhop.start("nim").view(0)["heap"], "left"),
        (lambda: skyhop.bot("deep-blue", "nim"), "random"),
        (lambda: skyhop.start("nim").best("deep-blue"), "random"),
        (
            lambda: skyhop.bot("random", "nim").choose(skyhop.start("nim", first=0).view(1)),
            "this seat has no pending decision",
        ),
        (lambda: skyhop.analyse(skyhop.start("nim")), "not over"),
        (lambda: skyhop.position("nim", {"heap": 1}), "heap"),
        (lambda: skyhop.board(size="tiny", seed=7).svg("pink"), "storybook"),
        (lambda: skyhop.board(size="tiny", seed=7).pdf("x.pdf", paper="A3"), "Letter"),
        (lambda: skyhop.board(code="nonsense"), "code"),
        (lambda: skyhop.start("balloon-cup", names="AB"), "a list of strings"),
        (lambda: skyhop.start("balloon-cup", name="gravon"), "“name” is not an option: use “ruleset” for the ruleset"),
        (lambda: skyhop.start("balloon-cup", ruleset=""), "gravon"),
        (lambda: skyhop.start("nim").best(skyhop.bot("random", "connect-four")), "this bot plays connect-four"),
        (lambda: skyhop.bot("random", "nim", seconds=0), "more than 0"),
        (lambda: skyhop.bot("random", "nim", seconds=float("nan")), "more than 0"),
        (lambda: skyhop.start("nim").best("random", iterations=-1), "1 or more"),
        (lambda: skyhop.analyse(skyhop.start("nim"), iterations=0), "1 or more"),
        (lambda: skyhop.play_matches("nim", [], 1), "number of players: 0, number of seats: 2; give one player"),
        (lambda: skyhop.play_matches("nim", ["random", "deep-blue"], 1), "random"),
    ],
)
def test_what_does_not_exist_is_an_error_that_names_what_does(wrong: object, named: str) -> None:
    assert callable(wrong)
    with pytest.raises(ValueError, match=named):
        wrong()


class Stubborn:
    """A player that always chooses the same, whatever it is."""

    def __init__(self, choice: object) -> None:
        self.choice = choice

    def choose(self, _view: skyhop.View) -> str:
        return self.choice  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: skyhop.start("nim").play(3), "an action as a string in notation, but got: 3"),  # type: ignore[arg-type]
        (lambda: skyhop.start("nim").explain(None), "an action as a string in notation"),  # type: ignore[arg-type]
        (lambda: skyhop.start("nim").best(Stubborn(0)), "an action as a string in notation"),
        (lambda: skyhop.start("nim").best(Stubborn), "an object with a method “choose”"),  # type: ignore[arg-type]
        (lambda: skyhop.play_matches("nim", [None, "random"], 1), "an object with a method “choose”"),  # type: ignore[list-item]
        (lambda: skyhop.start("nim", seed=1.5), "integer"),  # type: ignore[arg-type]
        (lambda: skyhop.start("nim", first=1.0), "integer"),  # type: ignore[arg-type]
        (lambda: skyhop.play_matches("nim", ["random"] * 2, "1"), "integer"),  # type: ignore[arg-type]
        (lambda: skyhop.analyse("m.jsonl"), "expected a match, but got"),  # type: ignore[arg-type]
        (lambda: skyhop.bot("random", "nim").choose(skyhop.start("nim")), "a view of a match"),  # type: ignore[arg-type]
        (lambda: skyhop.start("nim", seed="7"), "integer"),  # type: ignore[arg-type]
    ],
)
def test_what_is_of_another_type_is_an_error_that_says_so(wrong: object, said: str) -> None:
    assert callable(wrong)
    with pytest.raises(TypeError, match=said):
        wrong()


def test_what_a_player_chooses_against_the_rules_is_refused_and_not_given_on() -> None:
    with pytest.raises(skyhop.Refused, match="99"):
        skyhop.start("nim").best(Stubborn("99"))


def test_names_are_said_where_players_have_some() -> None:
    named = skyhop.start("balloon-cup", names=["Ada", "Ben"], seed=1, first=0)
    named.play(named.legal()[0])

    assert named.names == ("Ada", "Ben")
    assert "Ada" in named.tell(1)[0]


def test_options_differ_from_the_ruleset_that_is_named() -> None:
    assert len(skyhop.start("aeronaut-odyssey", seats=3).names) == 3
    assert len(skyhop.start("aeronaut-odyssey", names=["Ada", "Ben", "Cy"]).names) == 3
    assert skyhop.start("aeronaut-odyssey", seats=3).options["seats"] == 3


def test_a_map_is_printed_drawn_and_read_again(tmp_path: Path) -> None:
    made = skyhop.board(size="tiny", seed=7)
    made.pdf(tmp_path / "map.pdf", parts=["map", "rules"])
    made.png(tmp_path / "map.png")
    (tmp_path / "map.json").write_text(made.json(), "utf-8")

    assert (tmp_path / "map.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    assert skyhop.board(file=tmp_path / "map.json") == made
    assert hash(skyhop.board(file=tmp_path / "map.json")) == hash(made)
    assert "<text" not in made._repr_svg_()


def test_printing_without_its_extra_names_it(tmp_path: Path) -> None:
    program = f"""if True:
        import sys, skyhop
        sys.modules["typst"] = None
        try:
            skyhop.board(size="tiny", seed=7).pdf({str(tmp_path / "map.pdf")!r})
        except ModuleNotFoundError as error:
            print(error)"""

    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert "skyhop[print]" in printed


def test_frames_without_their_extra_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyhop.lab.cases.read", lambda _folder: [])
    monkeypatch.setitem(sys.modules, "polars", None)
    found = skyhop.results("anywhere")

    for frame in ("blocks", "matches"):
        with pytest.raises(ModuleNotFoundError, match=r"skyhop\[lab\]"):
            getattr(found, frame)


def test_a_part_to_print_may_be_named_alone(tmp_path: Path) -> None:
    skyhop.board(size="tiny", seed=7).pdf(tmp_path / "map.pdf", parts="map")

    assert (tmp_path / "map.pdf").read_bytes().startswith(b"%PDF")


def test_players_of_ones_own_play_from_their_views() -> None:
    seen = []

    class Last:
        def choose(self, view: skyhop.View) -> str:
            seen.append(view.seat)
            return view.legal()[-1]

    (played,) = skyhop.play_matches("balloon-cup", ["random", Last()], 1, seed=1)

    assert played.names == ("random", "last")
    assert set(seen) == {1}
    assert played.outcome is not None
    assert skyhop.start("nim").best(Last()) == "3"


def test_bots_that_search_take_the_time_that_they_are_given() -> None:
    match = skyhop.start("nim", first=0)

    assert match.best("ismcts", iterations=16, seed=1) == match.best("ismcts", iterations=16, seed=1)
    assert match.best("ismcts", seconds=0.05) in match.legal()


def test_matches_are_those_of_the_command(tmp_path: Path) -> None:
    from skyhop.bots import bot

    game = registry.game("balloon-cup")
    (of_the_command,) = bot.matches(game, game.ruleset("gravon"), ["greedy", "random"], 1, 1)
    (ours,) = skyhop.play_matches("balloon-cup", ["greedy", "random"], 1, ruleset="gravon", seed=1)
    (tmp_path / "theirs.jsonl").write_text(of_the_command.journal.to_line(), "utf-8")

    assert skyhop.load(tmp_path / "theirs.jsonl") == ours


@pytest.fixture
def own_file(tmp_path: Path) -> Iterator[Path]:
    """A game of one file that no registry knows."""
    (tmp_path / "own_nim.py").write_text((ROOT / "src/skyhop/examples/nim.py").read_text("utf-8"), "utf-8")
    sys.path.insert(0, str(tmp_path))
    yield tmp_path
    sys.path.remove(str(tmp_path))
    del sys.modules["own_nim"]


def test_a_game_of_ones_own_file_has_all_of_it(own_file: Path) -> None:
    game = importlib.import_module("own_nim").GAME
    match = skyhop.start(game, seed=1)
    match.play(match.legal()[1])

    assert own_file.is_dir()
    assert pickle.loads(pickle.dumps(match)) == match
    assert match.best("random", seed=1) in match.legal()
    assert skyhop.position(game, match.position()).legal() == match.legal()
    assert match.undo() == "2"


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)

    assert match.view(1).hand == ("R1", "R7", "R9", "R10", "R12", "Y9", "G1", "A7")
    assert match.view().hand == ()
    assert match.view(1).hand != match.view(0).hand


def test_threads_do_not_take_the_examples_from_each_other() -> None:
    before = registry.names()
    with ThreadPoolExecutor(8) as threads:
        started = list(threads.map(lambda number: skyhop.start("nim", seed=number).game, range(64)))

    assert started == ["nim"] * 64
    assert registry.names() == before


def test_balloons_are_held_one_by_one() -> None:
    match = skyhop.start("aeronaut-odyssey", seed=7, first=0)
    for action in ("@A", "@B"):
        match.play(action)
    while not match.view(0).hand:
        match.play(match.legal()[0])

    position: dict[str, Any] = match.position()
    assert "".join(match.view(0).hand) == position["seats"][0]["cells"].strip(".")
    assert match.view().hand == ()
