"""Tests of the form that starts a match: it follows from the options of the game, and the server reads it back."""

from __future__ import annotations

import pytest
from tests.amount import in_turn

from skyhop.boards.file import expansions_of, loads
from skyhop.boards.model import Board
from skyhop.boards.settings import settings, share_code
from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.game import Game
from skyhop.games.aeronaut_odyssey import options as boards
from skyhop.games.aeronaut_odyssey.options import name_of
from skyhop.server.clocks.clocks import NoControl
from skyhop.server.matches.create import Terms
from skyhop.web.pages.lobby.form_fields import RULES, TERMS, WHO, Fields, find_step
from skyhop.web.pages.lobby.start_form import FormField, StartForm, StartRequest, describe_form, read_form

CUP = registry.game("balloon-cup")
ODYSSEY = registry.game("aeronaut-odyssey")
CODE = share_code(settings({"size": "tiny", "players": 4, "seed": 3, "kind": "capital", "expansions": "bonus wild"}))
PLAIN = share_code(settings({"size": "tiny", "players": 2, "seed": 3, "expansions": ""}))
SENT = {"sent": "1"}


def fields(*more: tuple[str, str], **chosen: str) -> Fields:
    return Fields([*chosen.items(), *more])


def shown(form: StartForm, name: str) -> FormField:
    return next(question for question in (*form.questions, *form.details) if question.field == f"option.{name}")


def chosen(form: StartForm, name: str) -> list[str]:
    return [offer.value for offer in shown(form, name).offers if offer.is_chosen]


def sent_as_shown(game: Game, form: StartForm) -> Fields:
    """Send a form as a browser does that changes nothing."""
    sent = [("sent", "1"), ("first", form.first)]
    sent += [("ruleset", offer.value) for offer in form.rulesets if offer.is_chosen]
    sent += [(seat.field, seat.player) for seat in form.seats]
    for question in (*form.questions, *form.details):
        sent += [(question.field, offer.value) for offer in question.offers if offer.is_chosen]
        if question.written:
            sent += [
                (f"{question.field}.code", question.written.code),
                (f"{question.field}.text", question.written.text),
            ]
    return Fields([("game", game.name), *sent])


@pytest.mark.parametrize("name", registry.names())
def test_one_click_begins_the_usual_match_by_lot(name: str) -> None:
    game = registry.game(name)

    start = read_form(game, sent_as_shown(game, describe_form(game, Fields())))

    usual = {option.name: option.proposed for option in game.options.options if option.proposed is not None}
    assert without_documents(game, start) == StartRequest(game.ruleset(usual).parameters, ("me", ""), None)
    assert read_form(game, Fields()) == without_documents(game, start)


def without_documents(game: Game, start: StartRequest) -> StartRequest:
    """The same start with the game's own documents."""
    assert isinstance(start.ruleset, dict)
    names = {option.name for option in game.options.documents}
    chosen = {name: value for name, value in start.ruleset.items() if name not in names}
    return start._replace(ruleset=game.ruleset(chosen).parameters)


def board_of(start: StartRequest) -> Board:
    assert isinstance(start.ruleset, dict)
    return loads(str(start.ruleset["board"]))


def own_board() -> Board:
    """The game's own board; another may have its name."""
    return board_of(read_form(ODYSSEY, fields(("option.board", "own"), **SENT)))


@pytest.mark.parametrize(("players", "cities"), in_turn([(1, 13), (2, 13), (3, 19), (4, 19), (6, 35)], 2))
def test_a_new_map_is_made_for_each_match_and_carries_what_is_chosen(players: int, cities: int) -> None:
    seats = {f"seat{number}": "-" if number > players else "greedy" for number in range(2, 7)}
    expansions = [("option.expansions", name) for name in ("trajectories", "bonus", "multi", "wild", "thieves")]
    wanted = fields(*expansions, ("option.board", "new"), ruleset="capital", **seats, **SENT)

    first, second = board_of(read_form(ODYSSEY, wanted)), board_of(read_form(ODYSSEY, wanted))

    assert first != second
    assert cities - 3 < len(first.cities) <= cities
    assert (first.cities[0].capital, bool(first.faces), bool(first.orders)) == (True, True, True)
    assert expansions_of(first) == {"trajectories", "bonus", "multi", "wild", "thieves"}
    assert first.settings["players"] == players


def test_nobody_waits_for_a_new_map_that_is_not_quickly_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a fresh machine the first matches are played on the game's own map, unless it lacks what is chosen."""
    monkeypatch.setattr(boards, "is_quick", lambda package: package != "skyhop.boards")
    new = ("option.board", "new")

    assert board_of(read_form(ODYSSEY, fields(new, **SENT))).name == name_of("")
    assert board_of(read_form(ODYSSEY, fields(new, ("option.expansions", "wild"), **SENT))) != own_board()


@pytest.mark.parametrize(
    ("given", "missing"),
    [
        (("option.expansions", "bonus"), "bonus balloons"),
        (("option.expansions", "multi"), "multiroutes"),
        (("option.expansions", "wild"), "gray routes"),
        (("ruleset", "capital"), "capital"),
    ],
)
def test_what_a_map_does_not_carry_is_refused_where_it_was_chosen(given: tuple[str, str], missing: str) -> None:
    own = fields(given, ("option.board", "own"), **SENT)

    with pytest.raises(RulesetError, match=f"This map has no {missing}. Choose another map"):
        read_form(ODYSSEY, own)

    left_open = read_form(ODYSSEY, fields(given, **SENT))
    assert board_of(left_open) != own_board()


def test_what_the_games_own_map_does_not_carry_is_greyed_with_the_reason() -> None:
    form = describe_form(ODYSSEY, Fields())

    conditions = {
        offer.value: offer.condition.reason
        for offer in (*form.rulesets, *shown(form, "expansions").offers)
        if offer.condition and offer.condition[1:] == ("option.board", ("new", "code", "file"), False)
    }
    assert conditions == {
        "capital": "not possible on The Pearl Highlands, which has no capital",
        "bonus": "not possible on The Pearl Highlands, which has no bonus balloons",
        "multi": "not possible on The Pearl Highlands, which has no multiroutes",
        "wild": "not possible on The Pearl Highlands, which has no gray routes",
    }


def test_where_no_maps_can_be_made_the_games_own_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "find_spec", lambda _package: None)

    form = describe_form(ODYSSEY, Fields())

    assert [offer.value for offer in shown(form, "board").offers] == ["own", "code", "file"]
    assert chosen(form, "board") == ["own"]
    assert ODYSSEY.options.fresh is None


def test_a_form_that_is_shown_again_has_every_choice_as_it_was() -> None:
    given = fields(
        ("option.expansions", "bonus"),
        ("option.expansions", "wild"),
        ("option.board", "code"),
        ("option.board.code", CODE),
        ("option.secret_inventories", "true"),
        ("option.variant", "veto"),
        ruleset="capital",
        seat2="friend",
        seat4="me",
        first="me",
        **SENT,
    )

    again = sent_as_shown(ODYSSEY, describe_form(ODYSSEY, given))

    assert read_form(ODYSSEY, again) == read_form(ODYSSEY, given)
    start = read_form(ODYSSEY, given)
    assert isinstance(start.ruleset, dict)
    kept = {name: start.ruleset[name] for name in ("base", "expansions", "variant", "secret_inventories", "seats")}
    assert kept == {
        "base": "capital",
        "expansions": "bonus wild",
        "variant": "veto",
        "secret_inventories": True,
        "seats": 3,
    }
    assert (start.players, start.first) == (("me", "friend", "me"), 0)


def test_who_comes_with_a_share_code_is_shown_what_its_board_was_made_for() -> None:
    form = describe_form(ODYSSEY, fields(game="aeronaut-odyssey", code=CODE))

    assert [offer.value for offer in form.rulesets if offer.is_chosen] == ["capital"]
    assert chosen(form, "expansions") == ["bonus", "wild"]
    assert chosen(form, "board") == ["code"]
    assert shown(form, "board").written == (CODE, "", ".json,application/json", "make or choose a map", "/boards")
    assert [seat.player for seat in form.seats] == ["", "", "", "-", "-"]


@pytest.mark.parametrize("code", [CODE, PLAIN])
def test_what_the_map_of_a_share_code_cannot_serve_is_greyed_with_the_reason(code: str) -> None:
    form = describe_form(ODYSSEY, fields(code=code))
    assert form.shown
    board = loads(boards.board_text(code))

    greyed = {
        offer.value
        for offer in (*form.rulesets, *shown(form, "expansions").offers)
        if offer.condition and offer.condition.is_greyed and "this map has no" in offer.condition.reason
    }
    carried = expansions_of(board) | {"thieves"} | {"capital" for city in board.cities if city.capital}
    assert greyed == {"capital", "trajectories", "bonus", "multi", "wild", "thieves"} - carried
    assert (form.shown.picture, form.shown.most) == (f"/boards/{code}.svg", board.settings["players"])
    assert not [offer for offer in shown(form, "expansions").offers if offer.is_chosen and offer.value in greyed]


def test_nobody_sits_where_the_map_of_a_share_code_is_not_made_for() -> None:
    form = describe_form(ODYSSEY, fields(code=PLAIN))

    greyed = [seat.number for seat in form.seats if seat.condition and seat.condition.is_greyed]
    assert greyed == [3, 4, 5, 6]
    three = fields(("option.board", "code"), ("option.board.code", PLAIN), seat2="me", seat3="me", **SENT)
    with pytest.raises(RulesetError, match=r"This map is made for 2 players at most\. Choose another map, or fewer"):
        read_form(ODYSSEY, three)
    assert len(read_form(ODYSSEY, fields(seat2="me", seat3="me", **SENT)).players) == 3


def test_rules_that_the_map_of_a_share_code_cannot_serve_are_not_proposed() -> None:
    form = describe_form(ODYSSEY, fields(code=PLAIN, ruleset="capital"))

    assert [offer.value for offer in form.rulesets if offer.is_chosen] == ["pioneer"]


def test_a_map_is_shown_only_where_its_code_is_chosen() -> None:
    own = fields(("option.board", "own"), ("option.board.code", PLAIN), **SENT)

    assert describe_form(ODYSSEY, own).shown is None
    assert describe_form(ODYSSEY, fields(code="nonsense")).shown is None
    assert describe_form(CUP, fields(code=PLAIN)).shown is None


def test_what_was_unticked_stays_so_although_the_code_is_still_there() -> None:
    form = describe_form(ODYSSEY, fields(("option.board.code", CODE), code=CODE, ruleset="pioneer", **SENT))

    assert [offer.value for offer in form.rulesets if offer.is_chosen] == ["pioneer"]
    assert chosen(form, "expansions") == []
    assert [seat.player for seat in form.seats] == ["-"] * 5


def test_as_many_sit_down_as_are_chosen() -> None:
    seats = {"seat2": "greedy", "seat3": "friend", "seat4": "me", "seat5": "random", "seat6": "random"}

    start = read_form(ODYSSEY, fields(**seats, **SENT))

    assert isinstance(start.ruleset, dict)
    assert (start.players, start.first) == (("me", "greedy", "friend", "me", "random", "random"), None)
    assert (start.ruleset["seats"], start.ruleset["solo"]) == (6, False)


def test_alone_one_plays_by_what_goes_with_a_single_player() -> None:
    start = read_form(ODYSSEY, fields(**SENT))

    assert isinstance(start.ruleset, dict)
    assert (start.ruleset["solo"], start.ruleset["seats"], start.players, start.first) == (True, 1, ("me",), 0)


@pytest.mark.parametrize("count", range(1, 7))
def test_a_number_of_players_is_one_press_and_bots_take_the_other_seats(count: int) -> None:
    shown_as_usual = sent_as_shown(ODYSSEY, describe_form(ODYSSEY, Fields()))
    pressed = Fields([*shown_as_usual.multi_items(), ("players", str(count))])

    assert read_form(ODYSSEY, pressed).players == ("me", *[""] * (count - 1))
    assert [offer.value for offer in describe_form(ODYSSEY, pressed).players if offer.is_chosen] == [str(count)]


def test_all_opponents_are_of_the_chosen_kind_but_those_that_are_chosen_apart() -> None:
    start = read_form(ODYSSEY, fields(players="4", opponents="friend", seat3="greedy", level="pilot", **SENT))
    bots = read_form(ODYSSEY, fields(players="3", opponents="", seat3="friend", level="pilot", **SENT))

    assert start.players == ("me", "friend", "greedy", "friend")
    assert bots.players == ("me", "pilot", "friend")


def test_who_is_chosen_beyond_the_number_of_players_does_not_play() -> None:
    given = fields(players="2", seat2="friend", seat3="me", seat6="greedy", **SENT)

    assert read_form(ODYSSEY, given).players == ("me", "friend")
    assert [seat.player for seat in describe_form(ODYSSEY, given).seats] == ["friend", "-", "-", "-", "-"]


def test_a_link_without_a_number_of_players_says_it_by_the_seats() -> None:
    form = describe_form(ODYSSEY, fields(seat2="friend", seat4="me", **SENT))

    assert [seat.player for seat in form.seats] == ["friend", "me", "-", "-", "-"]
    assert [offer.title for offer in form.players if offer.is_chosen] == ["3 players"]
    assert [offer.sentence for offer in form.players][:3] == ["alone", "1 bot", "2 bots"]
    assert describe_form(CUP, Fields()).players == ()


def test_more_players_than_the_map_of_a_share_code_has_are_not_chosen() -> None:
    form = describe_form(ODYSSEY, fields(("option.board", "code"), ("option.board.code", PLAIN), players="5", **SENT))

    assert [offer.value for offer in form.players if offer.condition] == ["3", "4", "5", "6"]
    assert [offer.value for offer in form.players if offer.is_chosen] == ["2"]


@pytest.mark.parametrize(
    ("game", "given", "step"),
    [
        (CUP, {"seat2": "-"}, WHO),
        (CUP, {"option.best_of": "2"}, RULES),
        (ODYSSEY, {"option.board": "file"}, RULES),
        (CUP, {"seat2": "greedy", "offered": "true"}, TERMS),
        (CUP, {"seat2": "greedy", "series": "3"}, TERMS),
        (CUP, {"seat2": "friend", "series": "4"}, TERMS),
        (CUP, {"seat2": "friend", "hints": "true", "rated": "true"}, TERMS),
        (CUP, {"seat2": "friend", "clock": "soon"}, TERMS),
    ],
)
def test_a_refused_start_names_the_step_of_its_reason(game: Game, given: dict[str, str], step: int) -> None:
    with pytest.raises((RulesetError, NoControl)) as refused:
        read_form(game, Fields([*SENT.items(), *given.items()]))

    assert find_step(refused.value) == step


def test_where_rulesets_differ_an_option_may_be_left_to_the_ruleset() -> None:
    form = describe_form(CUP, Fields())

    assert chosen(form, "max_gray") == [""]
    left, *_others = shown(form, "max_gray").offers
    assert left.by_ruleset == {each.name: str(each.values["max_gray"]) for each in CUP.options.rulesets}
    assert {left.by_ruleset["rio-grande"], left.by_ruleset["gravon"]} == {"5", "2"}
    assert (chosen(form, "best_of"), chosen(form, "exchange_max")) == (["1"], ["4"])
    gravon = read_form(CUP, fields(("option.max_gray", ""), ruleset="gravon", **SENT))
    assert gravon.ruleset == CUP.ruleset("gravon").parameters
    house = read_form(CUP, fields(("option.max_gray", "4"), ("option.trade", "cube"), ruleset="gravon", **SENT))
    assert house.ruleset == {**CUP.ruleset("gravon").parameters, "max_gray": 4, "trade": "cube"}


def test_house_rules_are_unfolded_where_one_was_chosen() -> None:
    assert not describe_form(CUP, fields(("option.best_of", "3"), ("option.max_gray", ""), **SENT)).has_open_details
    assert describe_form(CUP, fields(("option.max_gray", "3"), **SENT)).has_open_details


def test_what_is_for_some_rules_only_says_so_and_on_which_field_it_depends() -> None:
    condition = shown(describe_form(ODYSSEY, Fields()), "variant").condition

    assert condition == ("for the ruleset capital only", "ruleset", ("capital",), False)


def test_a_file_that_was_sent_comes_back_as_its_text() -> None:
    written = shown(
        describe_form(ODYSSEY, fields(("option.board", "file"), ("option.board.file", "{"), **SENT)), "board"
    ).written

    assert written is not None
    assert written.text == "{"


@pytest.mark.parametrize(("first", "seat"), [("random", None), ("me", 0), ("other", 1), ("nobody", None)])
def test_who_starts_is_chosen_or_drawn(first: str, seat: int | None) -> None:
    chosen = read_form(CUP, fields(first=first, seat2="random", **SENT))

    assert chosen == StartRequest(
        CUP.ruleset("rio-grande").parameters, ("me", "random"), seat, Terms(), is_offered=False
    )


@pytest.mark.parametrize(
    ("game", "given", "sentence"),
    [
        (CUP, {"ruleset": "chess"}, "there is no ruleset 'chess'"),
        (CUP, {"option.nothing": "1"}, "there is no option 'nothing'"),
        (CUP, {"option.best_of": "2"}, "best_of cannot be 2"),
        (CUP, {"option.best_of": "many"}, "best_of cannot be 'many'"),
        (CUP, {"option.open_hands": "perhaps"}, "open_hands cannot be 'perhaps'"),
        (CUP, {"option.exchange_min": "7"}, "must not be above"),
        (CUP, {"seat2": "-"}, "Balloon Cup needs at least 2 players; you chose 1"),
        (CUP, {"seat2": "greedy", "offered": "true"}, "A public match needs a free seat"),
        (ODYSSEY, {"option.variant": "veto"}, r"for the ruleset capital only \[AO-10\]"),
        (ODYSSEY, {"option.expansions": "dragons"}, "there is no value 'dragons'; choose from trajectories"),
        (
            ODYSSEY,
            {"option.board": "code"},
            r"Enter the share code of the map\. It is the last part of the map's address\. \[AO-11.1\]",
        ),
        (ODYSSEY, {"option.board": "code", "option.board.code": "nonsense"}, "nonsense"),
        (ODYSSEY, {"option.board": "file"}, r"Choose a file, or paste its text\. \[AO-13.1\]"),
        (ODYSSEY, {"option.board": "file", "option.board.text": "{"}, "AO-13.1"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(game: Game, given: dict[str, str], sentence: str) -> None:
    with pytest.raises(RulesetError, match=sentence):
        read_form(game, Fields([*SENT.items(), *given.items()]))


def test_the_address_of_a_map_will_do_as_its_code() -> None:
    starts = [
        read_form(ODYSSEY, fields(("option.board", "code"), ("option.board.code", text), seat2="random", **SENT))
        for text in (CODE, f" http://127.0.0.1:8000/boards/{CODE} ")
    ]

    assert starts[0] == starts[1]
