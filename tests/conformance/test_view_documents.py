"""Views and what was heard as documents: as their schema says, the same in worlds that a seat cannot tell apart."""

import json

import pytest
from jsonschema import Draft202012Validator
from tests.amount import IS_THOROUGH
from tests.conformance.listening import listeners, moments, texts
from tests.conformance.playing import played as acted

from skyhop.engine.document import encode_document, read, replace_fields, write_document
from skyhop.engine.state import BrokenOff, Ruleset
from skyhop.game.documents import ViewShown, describe_legal_actions, make_view_document, make_view_schema, restore_view
from skyhop.game.game import Game

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]
MATCHES = 4 if IS_THOROUGH else 2


def test_what_is_written_of_a_view_is_what_its_schema_says(played: Played) -> None:
    game, ruleset = played
    schema = Draft202012Validator(make_view_schema(game))
    heard_of = set()
    for state, chance in moments(game, ruleset, MATCHES):
        after = state.copy()
        events = acted(game, after, chance.choice(texts(game, state)))
        for listener in listeners(game, ruleset):
            shown = make_view_document(
                game, game.view(after, listener), game.list_visible_events(ruleset, events, listener)
            )

            schema.validate(json.loads(write_document(shown)))
            heard_of |= {event.kind for event in shown.heard}
    assert heard_of <= {*game.hearing.names()}


def test_a_view_is_read_from_what_was_written_of_it_and_offers_the_same_actions(played: Played) -> None:
    game, ruleset = played
    for state, _chance in moments(game, ruleset, MATCHES):
        for listener in listeners(game, ruleset):
            view = game.view(state, listener)
            again = restore_view(game, read(ViewShown, write_document(make_view_document(game, view))))

            assert again == view
            assert describe_legal_actions(game, again, 2) == describe_legal_actions(game, view, 2)


def test_a_table_that_is_not_that_of_the_game_is_no_view(game: Game) -> None:
    shown = make_view_document(game, game.view(next(moments(game, game.ruleset(game.rulesets()[0]), 1))[0], None))

    with pytest.raises(ValueError, match=game.name):
        restore_view(game, replace_fields(shown, table={}))


def test_the_actions_of_a_seat_are_listed_in_notation_and_in_words_as_far_as_they_begin_so(played: Played) -> None:
    game, ruleset = played
    for state, _chance in moments(game, ruleset, MATCHES):
        view = game.view(state, game.to_decide(state))
        texts = [game.write(view, action) for action in game.legal(view)]
        shown = describe_legal_actions(game, view, 2, texts[0][:1])

        assert shown.total == len([text for text in texts if text.startswith(texts[0][:1])])
        assert [each.action for each in shown.actions] == [each for each in texts if each[0] == texts[0][0]][:2]
        assert all(each.meaning for each in shown.actions)


def test_what_is_heard_of_a_match_that_was_broken_off_is_what_the_schema_says(game: Game) -> None:
    state = next(moments(game, game.ruleset(game.rulesets()[0]), 1))[0]
    shown = make_view_document(game, game.view(state, 0), [BrokenOff(0, "resignation", (1,))])

    Draft202012Validator(make_view_schema(game)).validate(json.loads(write_document(shown)))
    assert read(ViewShown, write_document(shown)) == shown


def test_worlds_that_a_seat_cannot_tell_apart_are_written_alike(played: Played) -> None:
    game, ruleset = played
    compared = 0
    for state, chance in moments(game, ruleset, MATCHES):
        for listener in listeners(game, ruleset):
            view = game.view(state, listener)
            world = game.determinize(view, chance.getrandbits(40))

            assert write_document(make_view_document(game, view)) == write_document(
                make_view_document(game, game.view(world, listener))
            )
            compared += 1
    assert compared


def test_a_view_is_written_with_the_fields_that_may_be_seen_and_no_others(game: Game) -> None:
    state = next(moments(game, game.ruleset(game.rulesets()[0]), 1))[0]
    shown = encode_document(make_view_document(game, game.view(state, None)))

    assert tuple(shown["table"]) == game.view_record.dtype.names
    assert shown["seat"] is None


def test_a_state_cannot_be_written(game: Game) -> None:
    state = next(moments(game, game.ruleset(game.rulesets()[0]), 1))[0]

    with pytest.raises(AttributeError):
        make_view_document(game, state)  # type: ignore[arg-type]  # that is what is tried
