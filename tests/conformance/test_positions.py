"""Positions say all that the rules need: whatever is set up from one plays like the match that wrote it."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.amount import IS_THOROUGH, some
from tests.conformance.games import GAMES
from tests.conformance.playing import match_at, random_matches

from skyhop.engine.state import GivenUp, Ruleset, State
from skyhop.game import registry
from skyhop.game.action import JournalError, PositionError
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.game import Game
from skyhop.game.journal import read_line
from skyhop.game.match import Match, end_early, give_up, replay
from skyhop.game.position import read_ruleset, set_up_state, write_position
from skyhop.rulebook.scenario import ScenarioError, set_up

Played = tuple[Game, Ruleset]

MATCHES = 84
"""Of each ruleset, 1,000 together."""


def again(game: Game, state: State) -> State:
    """Set a state up from its position, which passed through JSON."""
    position = json.loads(json.dumps(write_position(game, state)))
    ruleset = read_ruleset(game, position)
    assert ruleset == state.ruleset
    return set_up_state(game, ruleset, position)


def shown(game: Game, state: State) -> object:
    """All that the table may know of a state, and all that may be done."""
    seats = (None, *range(game.seat_count(state.ruleset)))
    views = [game.view(state, seat) for seat in seats]
    return views, game.to_decide(state), game.phase(state), game.legal(state), game.outcome(state)


def test_every_ply_is_set_up_again_from_its_position(played: Played) -> None:
    game, ruleset = played
    for match in random_matches(game, ruleset, MATCHES if IS_THOROUGH else 2, seed=7):
        assert shown(game, again(game, match.state)) == shown(game, match.state)


def test_a_match_that_was_set_up_goes_on_and_ends_alike(played: Played) -> None:
    """The last action of a match has the same consequence in the position before it."""
    game, ruleset = played
    for seed in some(12):
        match = match_at(game, ruleset, seed, 7 * seed)
        if match.to_decide is None:
            continue
        for action in game.legal(match.state)[:8]:
            state, copy = match.state.copy(), again(game, match.state)
            for each in (state, copy):
                if "random" in (each.record.dtype.names or ()):
                    each.record["random"] = 1
            game.act(state, action)
            game.act(copy, action)
            assert shown(game, copy) == shown(game, state)


def test_a_match_that_begins_at_a_position_is_kept_in_a_journal(played: Played) -> None:
    game, ruleset = played
    for seed in some(6):
        begun = Match.start_at(game, again(game, match_at(game, ruleset, seed, 9 * seed).state))
        for _decision in range(5):
            if begun.to_decide is not None:
                begun.play(begun.to_decide, game.write(begun.state, game.legal(begun.state)[0]))

        read = replay(read_line(begun.journal.to_line()))

        assert shown(game, read.state) == shown(game, begun.state)
        assert read.journal.to_line() == begun.journal.to_line()


def test_a_match_that_was_broken_off_or_given_up_is_set_up_again(played: Played) -> None:
    game, ruleset = played
    seats = game.seat_count(ruleset)
    for ending in (RESIGNATION, AGREEMENT):
        state = match_at(game, ruleset, 3, 3).state
        end_early(game, state, ending, seats - 1)

        assert (again(game, state).status, again(game, state).ended) == (state.status, state.ended)
    if seats > 2:
        state = match_at(game, ruleset, 3, 3).state
        give_up(game, state, GivenUp(seats - 1, RESIGNATION.name, "captain"))

        assert shown(game, again(game, state)) == shown(game, state)


def test_a_moment_within_its_bounds_is_refused_or_can_be_played(played: Played) -> None:
    """Positions come from outside: none of them leads the kernels beyond their arrays, or into a match without end."""
    game, ruleset = played
    chance = Random(5)
    for seed in some(60):
        position = json.loads(json.dumps(write_position(game, match_at(game, ruleset, seed, seed).state)))
        name, possible = chance.choice(list(game.moment_fields.items()) or [("given_up", range(1))])
        values = list(possible) if isinstance(possible, range) else [each.name.lower() for each in possible]
        moment = position.setdefault("moment", {})
        kept = moment.get(name, [])
        value = chance.choice(values)
        moment[name] = [value, *kept[1:]] if isinstance(kept, list) else value
        try:
            state = set_up_state(game, ruleset, position)
        except PositionError:
            continue
        for _decision in range(20):
            if game.chance(state) is not None:
                game.settle(state, game.roll(state))
            elif game.to_decide(state) is not None:
                game.act(state, chance.choice(game.legal(state)))


@pytest.mark.parametrize(
    ("name", "moment", "field"),
    [
        ("balloon-cup", {"stage": "lunch"}, "moment.stage"),
        ("balloon-cup", {"hour": 1}, "moment.hour"),
        ("balloon-cup", {"to_act": True}, "moment.to_act"),
        ("balloon-cup", {"games_won": [0, 0, 0]}, "moment.games_won"),
        ("balloon-cup", {"stage": "winner_claims", "winner_of_tile": -1}, "moment.winner_of_tile"),
        ("balloon-cup", {"exchange_due": 8}, "moment.exchange_due"),
        ("balloon-cup", {"is_shown": [1] * 45}, "moment.is_shown"),
        ("balloon-cup", {"stage": "stuck", "exchange_due": 0, "turn": 1, "to_act": 0, "chance": 1}, "moment.chance"),
        ("balloon-cup", {"broken_off": {"seat": 0}}, "moment.broken_off.reason"),
        ("balloon-cup", {"broken_off": {"seat": 0, "reason": "rain", "winners": []}}, "moment.broken_off.reason"),
        ("balloon-cup", {"given_up": [{"seat": 2, "reason": "left", "bot": "captain"}]}, "moment.given_up"),
        ("aeronaut-odyssey", {"over": 1, "agenda_size": 1}, "moment.agenda_size"),
        ("aeronaut-odyssey", {"agenda_size": 1, "agenda_kind": ["pick"]}, "moment.agenda_kind"),
        ("aeronaut-odyssey", {"agenda_size": 1, "agenda_kind": ["begin"], "agenda_seat": [5]}, "moment.agenda_number"),
        ("aeronaut-odyssey", {"agenda_size": 1, "agenda_kind": ["begin"], "chance": "deal_orders"}, "moment.pile"),
    ],
)
def test_a_moment_that_cannot_be_is_refused_by_its_field(name: str, moment: dict[str, object], field: str) -> None:
    game = GAMES[name]
    ruleset = game.ruleset(game.rulesets()[0])
    position = write_position(game, match_at(game, ruleset, 1, 4).state)

    with pytest.raises(PositionError, match=f"^{re.escape(field)}: "):
        set_up_state(game, ruleset, position | {"moment": moment})


def test_a_ruleset_that_is_none_is_refused_by_its_name() -> None:
    with pytest.raises(PositionError, match=r"^ruleset: "):
        read_ruleset(GAMES["balloon-cup"], {"ruleset": {"trade": "beads"}})


def test_a_position_is_not_read_under_another_ruleset() -> None:
    game = registry.game("balloon-cup")
    state = match_at(game, game.ruleset("gravon"), 1, 6).state

    with pytest.raises(PositionError, match="another ruleset"):
        set_up_state(game, game.ruleset("rio-grande"), write_position(game, state))


def test_a_position_whose_seat_could_do_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("balloon-cup")
    state = match_at(game, game.ruleset("gravon"), 1, 6).state
    position = write_position(game, state)
    monkeypatch.setattr(type(game), "legal", lambda *_given: [])

    with pytest.raises(PositionError, match="no legal action"):
        set_up_state(game, state.ruleset, position)


def test_a_journal_whose_first_position_cannot_be_set_up_is_refused() -> None:
    game = registry.game("balloon-cup")
    state = match_at(game, game.ruleset("gravon"), 1, 6).state
    journal = Match.start_at(game, again(game, state)).journal
    header = replace(journal.header, position={**(journal.header.position or {}), "hands": ["Y7", "Y7"]})

    with pytest.raises(JournalError, match="the starting position cannot be set up"):
        replay(replace(journal, header=header))


def test_a_match_is_started_at_a_state_that_waits_for_chance() -> None:
    game = registry.game("balloon-cup")
    match = Match.start_at(game, game.new(game.ruleset("gravon"), first=0))

    assert (game.chance(match.state), match.to_decide) == (None, game.to_decide(match.state))


def test_a_scenario_whose_position_names_no_ruleset_is_refused_by_that_field() -> None:
    with pytest.raises(ScenarioError, match=r"^position\.ruleset"):
        set_up({"game": "balloon-cup", "position": {"ruleset": 3}}, Path())
