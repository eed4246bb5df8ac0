"""`skyhop check` finds each planted mistake, names its line, and finds nothing in the games that are sound."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.amount import in_turn
from tests.conformance.games import GAMES

from skyhop.cli.__main__ import main
from skyhop.engine.kernel import JIT
from skyhop.engine.state import State, View
from skyhop.examples import nim
from skyhop.game import conformance, registry
from skyhop.game.conformance import Conformance, check_game
from skyhop.game.game import GameError
from skyhop.game.journal import Journal
from skyhop.game.match import Match, Ply, plies

EXAMPLES = Path(str(registry.__file__)).parents[1] / "examples"
PENNIES = Path(__file__).parents[1] / "own_games" / "matching_pennies.py"
NUMBERS = itertools.count()


class Mistake(NamedTuple):
    """A change of an example, the check that must find it, and parts of the sentence and of the guilty line."""

    model: str
    before: str
    after: str
    check: str
    sentence: str
    line: str


SUBCLASS = """class Changed(SimpleGame):
    def {}


GAME = Changed("""
GAME = "GAME = SimpleGame("
NEXT = "table.to_act = 1 - table.to_act"
MISTAKES = {
    "actions out of order": Mistake(
        "nim",
        "actions[action] = action",
        "actions[action] = count - 1 - action",
        "order",
        "The legal actions are 2, 1, 0. List each action once, in increasing order.",
        "def legal(",
    ),
    "an action twice": Mistake(
        "nim",
        "actions[action] = action",
        "actions[action] = 0",
        "order",
        "The legal actions are 0, 0, 0.",
        "def legal(",
    ),
    "a match without end": Mistake(
        "nim",
        "end_match(table, table.to_act)",
        "start(table)",
        "end",
        "The match has not ended after 2000 plies.",
        "def act(",
    ),
    "chance without end": Mistake(
        "pig",
        """    if table.die == 1:
        pass_turn(rules, table)
    else:
        table.turn_points += table.die""",
        "    await_chance(table, DIE)",
        "end",
        "The game drew 1000 chance outcomes in a row without a decision.",
        "def settle(",
    ),
    "a chance field that does not exist": Mistake(
        "pig",
        "await_chance(table, DIE)",
        "await_chance(table, 1)",
        "errors",
        "await_chance needs the index of a field in chance_fields. The number of these fields is 1.",
        "def act(",
    ),
    "a chance field before the first one": Mistake(
        "pig",
        "await_chance(table, DIE)",
        "await_chance(table, -1)",
        "errors",
        "await_chance needs the index of a field in chance_fields. The number of these fields is 1.",
        "def act(",
    ),
    "a mistake with one number of seats": Mistake(
        "pig",
        "table.to_act = (table.to_act + 1) % rules.seats",
        "table.to_act = (table.to_act + 1) % rules.seats\n    if rules.seats == 4:\n        table.points[9] = 1",
        "errors",
        "IndexError: index 9 is out of bounds",
        "table.points[9] = 1",
    ),
    "chance without chance fields": Mistake(
        "nim",
        NEXT,
        "table.ending = -2",
        "errors",
        "await_chance needs the index of a field in chance_fields. The number of these fields is 0.",
        "def act(",
    ),
    "an end that is forgotten": Mistake(
        "nim", "end_match(table, table.to_act)", NEXT, "errors", "the kernel lists no action", "def legal("
    ),
    "a misspelt field": Mistake(
        "nim", NEXT, "table.to_move = 1", "errors", "the record Table has no field `to_move`", "table.to_move = 1"
    ),
    "a cell beside the grid": Mistake(
        "nim",
        NEXT,
        "table.stones[table.left, 0] = 0",
        "errors",
        "out of bounds for axis",
        "table.stones[table.left, 0]",
    ),
    "a number that does not fit": Mistake(
        "nim", NEXT, "table.to_act = 40_000", "errors", "out of bounds for int16", "table.to_act = 40_000"
    ),
    "randomness outside the record": Mistake(
        "nim",
        NEXT,
        f"table.to_act = int(np.random.default_rng().integers(2))\n        {NEXT}",
        "determinism",
        "had two different effects in the same position. Draw at random only with the generator in the record.",
        "def act(",
    ),
    "a seat that does not exist": Mistake(
        "nim", NEXT, "table.to_act = 2", "invariants", "there is no seat 2 to decide", "def act("
    ),
    "a winner that does not exist": Mistake(
        "nim",
        "end_match(table, table.to_act)",
        "end_match(table, 4)",
        "winners",
        "The winners are the seats 4",
        "def act(",
    ),
    "rules that change what they read": Mistake(
        "nim",
        "    count = min(MOST, table.left)",
        "    table.stones[0, 0] = 1 - table.stones[0, 0]\n    count = min(MOST, table.left)",
        "reading",
        "A method that reads the position changed it.",
        "def legal(",
    ),
    "a field that nobody uses": Mistake(
        "nim",
        "    left: int",
        "    spare: int\n    left: int",
        "fields",
        "No code reads or writes the field spare.",
        "",
    ),
    "a shuffle that loses an item": Mistake(
        "dealt",
        GAME,
        SUBCLASS.format("roll(self, state):\n        return super().roll(state)[1:]"),
        "errors",
        "ValueError: ",
        "",
    ),
    "a shuffle that accepts anything": Mistake(
        "dealt",
        GAME,
        SUBCLASS.format(
            "settle(self, state, tokens):\n        from skyhop.game.simple.simple_game import SEED_LOTS\n"
            "        return super().settle(state, SEED_LOTS)"
        ),
        "chance",
        "A shuffle with an additional item was not refused.",
        "def settle(",
    ),
    "one notation for all": Mistake(
        "nim",
        GAME,
        SUBCLASS.format("write(self, position, action):\n        return 'take'"),
        "notation",
        "Several legal actions have the notation “take”.",
        "def write(",
    ),
    "notation that ends the match in a journal": Mistake(
        "nim",
        GAME,
        SUBCLASS.format(
            "write(self, position, action):\n        return '123'[action] if position.record['left'] > 2 else 'draw'"
        ),
        "notation",
        "the action “draw” begins with a word that journals reserve",
        "def write(",
    ),
    "notation that reads as another action": Mistake(
        "nim",
        GAME,
        SUBCLASS.format("understand(self, position, text):\n        return super().understand(position, '1')"),
        "notation",
        "The notation of action 1 is “2”, but this text is read as action 0.",
        "def understand(",
    ),
    "everything allowed": Mistake(
        "nim",
        GAME,
        SUBCLASS.format("judge(self, position, action):\n        return 0"),
        "refusals",
        "Action -1 is not in the list of legal actions, but it is not refused.",
        "def judge(",
    ),
    "a view that shows the choice of the other seat": Mistake(
        "matching_pennies",
        "if seat >= 0:\n        view.chosen[seat] = table.chosen[seat]",
        "for each in range(SEATS):\n        view.chosen[each] = table.chosen[each]",
        "hidden-information",
        "reveals hidden facts: after determinize() changed only hidden facts, chosen in the view changed too.",
        "def show_in_part(",
    ),
    "worlds without the hidden choice": Mistake(
        "matching_pennies",
        "table.chosen[other] = 1 + below(table, SIDES)",
        "table.chosen[other] = 1",
        "determinize",
        "The game hides chosen, but these fields have the same values in all worlds of a view.",
        "def determinize(",
    ),
    "worlds without the cards of the other seat": Mistake(
        "kuhn_poker",
        "table.hand[other] = table.deck[other]",
        "table.hand[other] = 0",
        "worlds",
        "In a world for the view of a spectator, seat 1 has 0 items in hand, but in the match it has 1.",
        "def determinize(",
    ),
    "worlds with a deck of another size": Mistake(
        "kuhn_poker",
        "    for other in range(SEATS):\n        if other != seat:\n",
        "    table.deck[2] = 0\n    for other in range(SEATS):\n        if other != seat:\n",
        "worlds",
        "In a world for the view of a spectator, deck has 2 items, but in the match it has 3.",
        "def determinize(",
    ),
    "rules that know the hidden choice": Mistake(
        "matching_pennies",
        "    return SIDES",
        "    return 1 if table.chosen[1 - table.to_act] == 1 else SIDES",
        "hidden-rules",
        "From the view of the deciding seat, the legal actions are 0, 1 instead of 0.",
        "def legal(",
    ),
    "a secret choice that everybody hears": Mistake(
        "matching_pennies",
        GAME,
        SUBCLASS.format(
            "act(self, state, action):\n        from skyhop.game.simple.record import Acted\n"
            "        return [Acted(*each) if type(each).__name__ == 'ActedUnseen' else each"
            " for each in super().act(state, action)]"
        ),
        "events",
        "reveal hidden facts to",
        "def act(self",
    ),
}


def write_game(tmp_path: Path, model: str, before: str = "", after: str = "") -> Path:
    """Write a changed example under a name that no other test has. `dealt` is Matching Pennies with a random seat."""
    name = f"planted-{next(NUMBERS)}"
    if model == "dealt":
        text = PENNIES.read_text().replace("Kernels(legal, act,", "Kernels(legal, act, deal,")
        deal = "@kernel\ndef deal(table: Whole) -> None:\n    table.to_act = below(table, SEATS)\n\n\n"
        text = text.replace("GAME =", f"{deal}GAME =").replace('"matching-pennies"', f'"{name}"')
    else:
        text = (PENNIES if model == PENNIES.stem else EXAMPLES / f"{model}.py").read_text()
    text = text.replace("GAME = Nim(", GAME)  # its texts play no part
    assert before in text
    text = text.replace(f'"{model.replace("_", "-")}"', f'"{name}"').replace(before, after)
    file = tmp_path / f"{name.replace('-', '_')}.py"
    file.write_text(text.replace("from skyhop.engine.kernel", "import numpy as np\n\nfrom skyhop.engine.kernel", 1))
    return file


def checked(file: Path, matches: int = 4, *, compiles: bool = False) -> Conformance:
    with registry.with_file(file) as game:
        return check_game(game, matches, compiles=compiles)


@pytest.mark.parametrize("name", in_turn(MISTAKES, 3) if JIT else MISTAKES)
def test_a_planted_mistake_is_found_at_its_line(name: str, tmp_path: Path) -> None:
    model, before, after, check, sentence, line = MISTAKES[name]
    file = write_game(tmp_path, model, before, after)

    found = {finding.check: finding for finding in checked(file).findings}

    assert check in found, found
    assert sentence in found[check].sentence
    place = re.search(r"^(.+\.py)(?:, line (\d+))?", found[check].place or found[check].sentence)
    assert place is not None
    assert place[1] == str(file)
    if line:  # a decorator is the first line of its function
        assert line in "\n".join(file.read_text().splitlines()[int(place[2]) - 1 :][:2])


@pytest.mark.parametrize("model", ["nim", "connect_four", "matching_pennies"])
def test_an_unchanged_example_has_no_finding(model: str, tmp_path: Path) -> None:
    result = checked(write_game(tmp_path, model))

    assert result.findings == ()
    assert result.decisions > 0


@pytest.mark.parametrize("name", in_turn(GAMES, 2 if JIT else 3))
def test_the_games_of_skyhop_have_no_finding(name: str) -> None:
    with registry.with_examples():
        assert check_game(GAMES[name], 2 if JIT else 1).findings == ()


@pytest.mark.skipif(not JIT, reason="Python accepts every kernel")
def test_a_kernel_that_cannot_be_compiled_is_found(tmp_path: Path) -> None:
    file = write_game(tmp_path, "nim", "if table.left == 0:", "if table.left in {0}:")

    (found,) = checked(file, 2, compiles=True).findings

    assert found.check == "errors"
    assert f"{file}, line " in found.sentence
    assert "kernels cannot create arrays, lists or sets" in found.sentence


def test_the_command_prints_each_finding_with_file_line_seed_and_ply(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = write_game(tmp_path, "nim", "actions[action] = action", "actions[action] = 0")

    assert main(["check", str(wrong), "--games", "2", "--seed", "7"]) == 1

    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(
        f"failed {wrong}, line 39: standard, seats 2, seed 7, ply 0: The legal actions are 0, 0, 0."
    )
    assert said[-1].startswith("Matches: 2. Decisions: ")


def test_the_command_accepts_a_sound_game_as_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / f"planted_{next(NUMBERS)}"
    package.mkdir()
    text = (EXAMPLES / "nim.py").read_text().replace('"nim"', f'"{package.name.replace("_", "-")}"')
    (package / "game.py").write_text(text)
    (package / "__init__.py").write_text("")

    assert main(["check", str(package), "--games", "1", "--json"]) == 0

    result = json.loads(capsys.readouterr().out)
    assert (result["format"], result["findings"], result["matches"]) == ("skyhop-conformance-1", [], 1)


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("balloon_cup.py", "GAME = 1", "a game balloon-cup already exists. Rename the file."),
        ("_hidden.py", "GAME = 1", "is not the file of a game. The name of the file must not begin with _."),
        ("planted_a.py", "x = 1", "defines no game. End the file with GAME = …"),
        ("planted_b.py", "x = 1\nGAME = x / 0", "line 2: ZeroDivisionError: division by zero"),
    ],
)
def test_a_file_without_a_game_is_refused(tmp_path: Path, name: str, text: str, problem: str) -> None:
    (tmp_path / name).write_text(text)

    with pytest.raises(GameError, match=re.escape(problem)), registry.with_file(tmp_path / name):
        pass
    assert name not in registry.names()


@pytest.mark.parametrize(
    ("declared", "line", "problem"),
    [
        ("action_names = ('take', 'draw', 'pass')", "GAME = ", "“draw” begins with a word that journals reserve"),
        ("action_names = ('right', 'left', 'up')", "GAME = ", "Choose another word, such as “do-left”."),
        ("def write(self, position, action):\n        return f'time {action}'", "def write", "such as “do-time”."),
    ],
)
def test_a_word_that_ends_matches_in_journals_names_no_action(
    tmp_path: Path, declared: str, line: str, problem: str
) -> None:
    file = write_game(tmp_path, "nim", GAME, f"class Changed(SimpleGame):\n    {declared}\n\n\nGAME = Changed(")

    with pytest.raises(GameError, match=re.escape(problem)) as raised, registry.with_file(file):
        pass
    place = re.match(r"(.+), line (\d+): the action “", str(raised.value))
    assert place is not None
    assert (place[1], file.read_text().splitlines()[int(place[2]) - 1].strip()[: len(line)]) == (str(file), line)


def test_names_that_only_contain_a_reserved_word_are_free(tmp_path: Path) -> None:
    named = "class Changed(SimpleGame):\n    action_names = ('redraw', 'go left', 'draws')\n\n\nGAME = Changed("
    with registry.with_file(write_game(tmp_path, "nim", GAME, named)) as game:
        assert game.read(game.new(game.ruleset("standard")), "go left") == 1


def test_a_terminal_shows_the_progress_of_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")

    wrong = write_game(tmp_path, "nim", "actions[action] = action", "actions[action] = 0")
    assert main(["check", str(wrong), "--games", "2"]) == 1

    told = capsys.readouterr()
    assert "Compiling the game" in told.err
    assert "Compiling the game" not in told.out


def test_a_missing_file_is_a_usage_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "nowhere.py")]) == 2

    assert "does not exist" in " ".join(capsys.readouterr().err.split())


def findings_of(name: str, monkeypatch: pytest.MonkeyPatch, method: str, spoilt: Callable[..., object]) -> set[str]:
    """Check an example whose method is replaced. `spoilt` gets the method, and then its arguments."""
    with registry.with_examples():
        game = registry.game(name)
        with monkeypatch.context() as patch:
            patch.setattr(game, method, partial(spoilt, getattr(game, method)))
            return {finding.check for finding in check_game(game, 3, compiles=False).findings}


SPOILT: tuple[tuple[str, str, Callable[..., object], str], ...] = (
    ("nim", "legal", lambda legal, at: legal(at) or [0], "pause"),
    ("nim", "outcome", lambda _outcome, _state: None, "pause"),
    ("kuhn-poker", "write", lambda write, at, action: write(at, action) + "!" * isinstance(at, View), "hidden-rules"),
    ("kuhn-poker", "settle", lambda settle, state, items: settle(state, items[:3]), "chance"),
    ("nim", "legal", lambda legal, at: legal(at) or [0] * isinstance(at, View), "order"),
)


@pytest.mark.parametrize(("name", "method", "spoilt", "check"), SPOILT)
def test_a_mistake_of_a_method_is_found(
    name: str, method: str, spoilt: Callable[..., object], check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check in findings_of(name, monkeypatch, method, spoilt)


def test_a_shuffle_with_two_effects_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = count()

    def settle(settled: Callable[..., object], state: State, items: tuple[str, ...]) -> object:
        return settled(state, items if next(turns) % 2 else items[::-1])

    assert "determinism" in findings_of("kuhn-poker", monkeypatch, "settle", settle)


def test_a_shuffle_of_other_items_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    checks: list[Journal] = []

    def note(journal: Journal) -> Iterator[Ply]:
        checks.append(journal)
        return plies(journal)

    def roll(rolled: Callable[[State], tuple[str, ...]], state: State) -> tuple[str, ...]:
        return rolled(state)[bool(checks) :]

    monkeypatch.setattr(conformance, "plies", note)

    assert "chance" in findings_of("kuhn-poker", monkeypatch, "roll", roll)


def test_a_legal_action_that_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "find_refusal_code", lambda *_position: 1)

    with registry.with_examples():
        found = check_game(registry.game("nim"), 1, compiles=False).findings

    assert "Action 0 is in the list of legal actions, but it is refused." in {finding.sentence for finding in found}


def test_a_drawing_that_is_no_svg_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with registry.with_examples():
        game = registry.game("nim")
        monkeypatch.setattr(type(game.renderer), "draw", lambda _renderer, _view: "drawing")

        assert {finding.check for finding in check_game(game, 1, compiles=False).findings} == {"texts"}


def test_a_replay_that_differs_is_found_also_where_no_refused_action_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    with registry.with_examples():
        game = registry.game("nim")
        other = Match.start(game, game.ruleset("standard"), seed=1)
        monkeypatch.setattr(conformance, "replay", lambda _journal: other)
        monkeypatch.setattr(conformance._Checker, "_list_tries", lambda _checker, legal: legal)

        assert {finding.check for finding in check_game(game, 1, compiles=False).findings} == {"replay"}


def test_a_file_of_an_example_is_the_example_and_no_package_has_no_files() -> None:
    with registry.with_file(Path(nim.__file__)) as game:
        assert game is registry.game("nim")
    assert conformance._list_files("json.nothing") == []
