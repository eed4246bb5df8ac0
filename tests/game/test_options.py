"""Options are declared once: values are checked, combinations refused, published rulesets found again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from skyhop.game.action import RulesetError
from skyhop.game.options import (
    ChoiceOption,
    DocumentOption,
    GeneratedDocument,
    MultipleChoiceOption,
    NamedRuleset,
    NumberOption,
    Option,
    OptionCondition,
    OptionConflict,
    Options,
    OptionValue,
    SwitchOption,
    Value,
    write_value,
)


def text_of(value: object) -> str:
    if value == "torn":
        message = "sheet: it is torn [X-9]"
        raise RulesetError(message)
    return str(value) or "our own"


EDITION = ChoiceOption(
    name="edition",
    title="Edition",
    clause="X-1",
    default="old",
    choices=(OptionValue("old", "Old"), OptionValue("new", "New")),
)
COLOURS = MultipleChoiceOption(
    name="colours",
    title="Colours",
    clause="X-2",
    choices=(OptionValue("red", "Red"), OptionValue("green", "Green"), OptionValue("blue", "Blue")),
)
OPEN = SwitchOption(name="open", title="Open", clause="X-3")
LOW = NumberOption(name="low", title="Low", clause="X-4", default=1, numbers=range(1, 5))
ROUNDS = NumberOption(name="rounds", title="Rounds", clause="X-5", default=3, numbers=(1, 3, 5))
TWIST = ChoiceOption(
    name="twist",
    title="Twist",
    clause="X-6",
    default="",
    choices=(OptionValue("", "none"), OptionValue("left", "Left")),
    only=OptionCondition("edition", ("new",), "for the new edition only", "X-6.1"),
)
SHEET = DocumentOption(
    name="sheet",
    title="Sheet",
    clause="X-9",
    reading=text_of,
    title_of=lambda text: text or "Ours",
    own_sentence="",
    file_title="",
    file_sentence="",
    file_kinds=".txt",
)
SEATS = NumberOption(name="seats", title="Seats", clause="X-7", default=2, numbers=range(1, 5))
SOLO = SwitchOption(name="solo", title="Solo", clause="X-7")
OPTIONS = Options(
    clause="X",
    ruleset_clause="X-0",
    named_by="edition",
    seats="seats",
    alone={"solo": True},
    options=(EDITION, COLOURS, OPEN, LOW, ROUNDS, TWIST, SHEET, SEATS, SOLO),
    conflicts=(
        OptionConflict(
            "X-4.1", "low (%(low)s) is more than rounds", lambda chosen: int(chosen["low"]) > int(chosen["rounds"])
        ),
    ),
    rulesets=(
        NamedRuleset("old", "Old", "As it was.", {"edition": "old"}),
        NamedRuleset("new", "New", "As it is.", {"edition": "new"}),
    ),
)


@pytest.mark.parametrize(("value", "text"), [(True, "true"), (False, "false"), (3, "3"), ("R O", "R O")])
def test_a_value_is_written_as_forms_and_addresses_read_it(value: Value, text: str) -> None:
    assert write_value(value) == text


def test_what_is_left_out_has_its_default_and_documents_come_last() -> None:
    name, parameters = OPTIONS.resolve({"open": True})

    assert name == "old"
    assert parameters == {
        "edition": "old",
        "colours": "",
        "open": True,
        "low": 1,
        "rounds": 3,
        "twist": "",
        "seats": 2,
        "solo": False,
        "sheet": "our own",
    }
    assert list(parameters)[-1] == "sheet"


@pytest.mark.parametrize("name", ["old", "new"])
def test_a_published_ruleset_is_found_again_by_its_values(name: str) -> None:
    chosen = OPTIONS.resolve(name)

    assert OPTIONS.resolve({"name": "anything", **chosen.parameters}) == chosen
    assert chosen.name == name


def test_values_that_no_published_ruleset_has_are_custom() -> None:
    options = Options(options=(LOW,), rulesets=(NamedRuleset("usual", "Usual", "", {"low": 1}),))

    assert [options.resolve({"low": low}).name for low in (1, 2)] == ["usual", "custom"]
    assert [options.title_of(name) for name in ("usual", "custom")] == ["Usual", "Custom rules"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [("blue,red", "red blue"), (["green", "red"], "red green"), (frozenset({"blue"}), "blue"), ("", ""), ((), "")],
)
def test_several_words_are_kept_in_their_order(given: object, kept: str) -> None:
    assert OPTIONS.resolve({"colours": given}).parameters["colours"] == kept


WRONG: list[tuple[str | Mapping[str, object], str]] = [
    ("newest", "there is no ruleset 'newest'; choose one of old, new [X-0]"),
    ({"edition": "newest"}, "there is no ruleset 'newest'; choose one of old, new [X-0]"),
    ({"low": 7}, "low cannot be 7; choose one of 1, 2, 3, 4 [X]"),
    ({"low": True}, "low cannot be True; choose one of 1, 2, 3, 4 [X]"),
    ({"low": "2"}, "low cannot be '2'; choose one of 1, 2, 3, 4 [X]"),
    ({"rounds": 2}, "rounds cannot be 2; choose one of 1, 3, 5 [X]"),
    ({"open": 1}, "open cannot be 1; choose one of false, true [X]"),
    ({"twist": "right"}, "twist cannot be 'right'; choose one of none, left [X]"),
    ({"twist": "left"}, "twist: left is for the new edition only [X-6.1]"),
    ({"colours": "pink"}, "colours: there is no value 'pink'; choose from red, green, blue [X]"),
    ({"colours": ["red", "red"]}, "colours: a name occurs twice; remove one of them [X]"),
    ({"colours": 3}, "colours: 3 is not a list of names; choose from red, green, blue [X]"),
    ({"low": 2, "rounds": 1}, "low (2) is more than rounds [X-4.1]"),
    ({"sheet": "torn"}, "sheet: it is torn [X-9]"),
    (
        {"lower": 2},
        (
            "there is no option 'lower'; the options are "
            "edition, colours, open, low, rounds, twist, sheet, seats, solo [X]"
        ),
    ),
    (3, "a ruleset is a name or a table of options, not 3"),  # type: ignore[list-item]  # as a file may have it
]


@pytest.mark.parametrize(("spec", "sentence"), WRONG)
def test_what_cannot_be_is_refused_with_its_clause_and_what_can(
    spec: str | Mapping[str, object], sentence: str
) -> None:
    with pytest.raises(RulesetError) as refused:
        OPTIONS.resolve(spec)

    assert str(refused.value) == sentence


def test_an_option_for_one_ruleset_alone_may_be_chosen_there() -> None:
    assert OPTIONS.resolve({"edition": "new", "twist": "left"}).parameters["twist"] == "left"
    assert OPTIONS.resolve({"twist": None}).parameters["twist"] == ""


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (OPEN, "Yes", True),
        (OPEN, "off", False),
        (OPEN, "perhaps", "perhaps"),
        (LOW, "3", 3),
        (LOW, "three", "three"),
        (LOW, "9" * 30, "9" * 30),
        (TWIST, "left", "left"),
    ],
)
def test_what_somebody_wrote_is_understood_or_left_to_be_refused(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value


def test_the_number_of_players_decides_what_goes_with_it() -> None:
    assert OPTIONS.choose_for_players(3) == {"seats": 3}
    assert OPTIONS.choose_for_players(1) == {"seats": 1, "solo": True}
    assert [option.name for option in OPTIONS.rules] == ["colours", "open", "low", "rounds", "twist", "sheet"]


def test_a_game_without_options_has_its_one_ruleset() -> None:
    options = Options(rulesets=(NamedRuleset("standard", "Standard", "", {}),))

    assert options.resolve("standard") == options.resolve({}) == ("standard", {})
    assert options.choose_for_players(1) == {}
    with pytest.raises(RulesetError, match="there is no option 'low'; these rules have no options"):
        options.resolve({"low": 1})


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": (LOW, LOW)},
        {"options": (TWIST,)},
        {"options": (LOW,), "seats": "seats"},
        {"options": (LOW,), "alone": {"solo": True}},
        {"options": (LOW,), "rulesets": (NamedRuleset("old", "", "", {"high": 1}),)},
    ],
)
def test_a_declaration_that_contradicts_itself_is_a_defect(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="declared twice or not at all"):
        Options(**({"rulesets": ()} | wrong))  # type: ignore[arg-type]


def test_a_word_is_numbered_by_its_place() -> None:
    assert [TWIST.number_of(word) for word in ("", "left")] == [0, 1]


def test_a_document_is_made_anew_where_that_can_be_done() -> None:
    is_there = True
    fresh = GeneratedDocument(
        "A new sheet", "", "Again", "Another", lambda chosen, seed: f"for {chosen['seats']}, {seed}", lambda: is_there
    )
    sheet = replace(SHEET, fresh=fresh)
    options = replace(OPTIONS, options=tuple(sheet if option is SHEET else option for option in OPTIONS.options))
    chosen: dict[str, Value] = {"seats": 3, "sheet": "old"}

    assert (options.fresh, options.renew_documents(chosen)) == (fresh, {"seats": 3, "sheet": "for 3, None"})
    assert options.renew_documents(chosen, 7) == {"seats": 3, "sheet": "for 3, 7"}
    assert (OPTIONS.fresh, OPTIONS.renew_documents(chosen)) == (None, chosen)
    is_there = False
    assert (options.fresh, options.renew_documents(chosen)) == (None, chosen)
