"""A seat in a match against bots: it sees, plays, is refused with reasons, looks back, and learns all after the end."""

import asyncio
import threading
from contextlib import aclosing
from typing import Any

import pytest
from tests.mcp.assistant import CONNECTIONS, Assistant, assistant

from skyhop.bots import bot
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.mcp.matches import MOST_OF_CLIENT, SeatHandles
from skyhop.mcp.seats import HINT_ITERATIONS
from skyhop.mcp.server import make_server
from skyhop.server.store.sqlite import Writer, create_memory_engine
from skyhop.server.store.store import Store

BC: dict[str, Any] = {"game": "balloon-cup", "opponent": "random", "first": "me"}
SMALL: dict[str, Any] = {"game": "aeronaut-odyssey", "opponent": "random", "options": {"board": "4aqnaaaamtg6rr7f4"}}


async def played_out(asking: Assistant, shown: dict[str, Any]) -> dict[str, Any]:
    """Play a match to its end, always the first action that is legal."""
    while not shown["is_over"]:
        action = shown["legal"]["actions"][0]["action"]
        shown = await asking.ask("play", match=shown["match"], ply=shown["ply"], action=action)
    return shown


@pytest.mark.parametrize("mode", CONNECTIONS)
@pytest.mark.parametrize("how", [BC, SMALL], ids=["balloon-cup", "aeronaut-odyssey"])
async def test_a_match_is_played_to_its_end_and_looked_back_at(mode: str, how: dict[str, Any]) -> None:
    async with assistant(mode=mode) as asking:
        begun = await asking.ask("start_match", **how)
        over = await played_out(asking, begun)
        told = await asking.ask("look_back", match=over["match"], first=2, count=3)
        moment = await asking.ask("look_at_step", match=over["match"], step=1)
        opened = await asking.ask("look_at_step", match=over["match"], step=1, all_open=True)
        scores = await asking.ask("explain_score_of_match", match=over["match"])

    assert begun["seat"] == begun["players"].index("assistant")
    assert not begun["is_over"]
    assert over["phase"] == "over"
    assert over["legal"]["actions"] == []
    assert [step["step"] for step in told["steps"]] == [3, 4, 5]
    assert told["total"] == over["step"] > 5
    assert moment["sentences"]
    assert moment["table"] != opened["table"]
    assert scores["lines"]


async def test_a_seat_that_was_given_up_is_the_bots_and_not_the_assistants_any_more() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", game="aeronaut-odyssey", opponent="random", players=3, first="me")
        action = begun["legal"]["actions"][0]["action"]
        left = await asking.ask("resign", match=begun["match"])
        refused = await asking.refused("play", match=begun["match"], ply=left["ply"], action=action)
        again = await asking.refused("resign", match=begun["match"])
        by_bot = list[str]()
        for _try in range(200):
            told = await asking.ask("look_back", match=begun["match"])
            by_bot = [" ".join(step["sentences"]) for step in told["steps"][1:] if step["seat"] == begun["seat"]]
            if by_bot:
                break
            await asyncio.sleep(0.05)

    assert by_bot
    assert all("assistant (Random bot)" in said and "You" not in said for said in by_bot)
    assert all("You gave up this match, so a bot plays in your seat." in said for said in (refused, again))


async def test_an_action_for_another_position_is_not_done() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", **BC)
        action = begun["legal"]["actions"][0]["action"]
        refused = await asking.refused("play", match=begun["match"], ply=begun["ply"] - 1, action=action)
        seen = await asking.ask("view_match", match=begun["match"])

    assert f"The match is now at ply {begun['ply']}. view_match shows the current position." in refused
    assert seen == begun


async def test_without_a_ply_nothing_is_done_and_the_one_to_give_is_said() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", **BC)
        action = begun["legal"]["actions"][0]["action"]
        refused = await asking.refused("play", match=begun["match"], action=action)
        seen = await asking.ask("view_match", match=begun["match"])

    assert "ply is missing, so the action was refused." in refused
    assert f"call the tool again with ply {begun['ply']}." in refused
    assert seen == begun


async def test_an_illegal_action_is_refused_with_its_clause_and_what_to_do_next() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", **BC)
        refused = await asking.refused("play", match=begun["match"], ply=begun["ply"], action="R1-9")

    assert "[BC-" in refused
    assert refused.endswith("legal_actions_of_match lists your legal actions.")


async def test_two_clients_who_play_at_once_act_once() -> None:
    async with (
        aclosing(SeatHandles()) as handles,
        assistant(make_server(handles)) as one,
        assistant(make_server(handles), mode="legacy") as other,
    ):
        begun = await one.ask("start_match", **BC)
        action = begun["legal"]["actions"][0]["action"]
        given = {"match": begun["match"], "ply": begun["ply"], "action": action}
        results = await asyncio.gather(*(each.client.call_tool("play", given) for each in (one, other)))
        now = await other.ask("view_match", match=begun["match"])

    assert sorted(result.is_error for result in results) == [False, True]
    (done,) = (result.structured_content for result in results if not result.is_error)
    assert done == now


async def test_a_client_who_comes_back_goes_on_with_its_match() -> None:
    async with aclosing(SeatHandles()) as handles:
        made = make_server(handles)
        async with assistant(made) as before:
            begun = await before.ask("start_match", **BC)
        async with assistant(made) as again:
            assert await again.ask("view_match", match=begun["match"]) == begun


async def test_a_server_closes_the_store_of_the_table_that_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    writers: list[Writer] = []

    def kept_store() -> Store:
        writers.append(Writer(create_memory_engine()))
        return Store(writers[-1], writers[-1])

    monkeypatch.setattr("skyhop.mcp.matches.open_memory_store", kept_store)
    async with assistant() as asking:
        await asking.ask("start_match", **BC)
        is_open = [each._connection is not None for each in writers]

    assert (is_open, [each._connection for each in writers]) == ([True], [None])


async def test_a_hint_is_a_legal_action_and_the_same_for_the_same_view() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", **BC)
        hints = [await asking.ask("hint", match=begun["match"]) for _time in range(2)]
        first = hints[0]["candidates"][0]
        listed = await asking.ask("legal_actions_of_match", match=begun["match"], beginning=first["action"])

    assert hints[0] == hints[1]
    assert [(each["action"], each["meaning"]) for each in listed["actions"]] == [(first["action"], first["meaning"])]
    assert 0 < first["win_chance"] < 1
    assert first["at_stake"]
    assert hints[0]["worlds"] == HINT_ITERATIONS


class Slow:
    """A bot that thinks until it is told to act, and then perhaps cannot."""

    def __init__(self, *, fails: bool = False) -> None:
        self.is_heard, self.fails = threading.Event(), fails

    def choose(self, view: View) -> int:
        assert self.is_heard.wait(30)
        if self.fails:
            raise ValueError
        return registry.game("balloon-cup").legal(view)[0]

    def stop(self) -> None:
        """It is not asked to."""


async def test_whoever_waits_for_bots_that_think_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("skyhop.server.matches.live.bot", lambda *_given: slow)
    async with assistant() as asking:
        waiting = asyncio.create_task(asking.ask("start_match", **(BC | {"first": "bot"})))
        await asking.ask("list_games")
        assert not waiting.done()
        slow.is_heard.set()
        begun = await waiting

    assert begun["step"] == 1


async def test_where_a_bot_cannot_play_on_it_is_said_and_to_resign_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow(fails=True)
    slow.is_heard.set()
    monkeypatch.setattr("skyhop.server.matches.live.bot", lambda *_given: slow)
    async with assistant() as asking:
        begun = await asking.ask("start_match", **(BC | {"first": "bot"}))
        over = await asking.ask("resign", match=begun["match"])

    said = "random has stopped with an error and cannot continue. Use resign to end the match without a loser."
    assert begun["happened"] == [said]
    assert (over["is_over"], over["winners"]) == (True, [])


async def test_nothing_hidden_is_told_before_the_end_and_all_after_it() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", **BC)
        for tool, more in (("analyse_match", {}), ("look_at_step", {"step": 0, "all_open": True})):
            refused = await asking.refused(tool, match=begun["match"], **more)
            assert "hidden information is not shown. Play on, or resign." in refused
        over = await asking.ask("resign", match=begun["match"])
        assert (over["is_over"], over["winners"]) == (True, [1])
        assert "look_back shows the course of the match" in await asking.refused("resign", match=begun["match"])
        assert "nothing to decide" in await asking.refused("hint", match=begun["match"])
        analysed = await asking.ask("analyse_match", match=begun["match"])

    assert analysed["reason"] == "resignation"
    assert [each["text"] for each in analysed["decisions"]] == ["resign"]
    for account in analysed["accounts"]:
        assert sum(account[name] for name in ("start", "luck", "own", "others")) == account["result"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "go"}, "there is no game 'go'"),
        ({"game": "balloon-cup", "opponent": "deep-blue"}, "there is no bot 'deep-blue'; choose one of random"),
        ({"game": "balloon-cup", "ruleset": "chess"}, "there is no ruleset 'chess'"),
        ({"game": "balloon-cup", "options": {"best_of": 2}}, "best_of cannot be 2; choose one of 1, 3, 5 [BC-9.6]"),
        ({"game": "balloon-cup", "options": {"speed": 2}}, "speed"),
        ({"game": "balloon-cup", "first": "you"}, 'first cannot be "you". Pass one of me, bot, random.'),
        ({"game": "aeronaut-odyssey", "players": 9}, "seats cannot be 9"),
        (
            {"game": "aeronaut-odyssey", "options": {"board": "x" * 200_000}},
            "The options are too large: the limit is 128 kB.",
        ),
        ({"game": "aeronaut-odyssey", "options": {"board": "{"}}, "board: "),
    ],
)
async def test_a_match_that_cannot_be_is_refused_by_a_sentence(given: dict[str, Any], said: str) -> None:
    async with assistant() as asking:
        refused = await asking.refused("start_match", **given)

    assert said in refused
    assert len(refused) < 1500


@pytest.mark.parametrize(("first", "begins"), [("me", "assistant"), ("bot", "random")])
async def test_who_is_to_begin_begins(first: str, begins: str) -> None:
    async with assistant() as asking:
        for how in (BC, SMALL):
            begun = await asking.ask("start_match", **{**how, "first": first})
            told = await asking.ask("look_back", match=begun["match"])
            actor = told["steps"][0]["seat"] if told["steps"] else begun["seat"]
            assert begun["players"][actor] == begins


async def test_solo_has_no_opponent() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", game="aeronaut-odyssey", players=1)

    assert begun["players"] == ["assistant"]


async def test_a_handle_is_secret_and_no_two_are_alike() -> None:
    async with assistant() as asking:
        handles = {(await asking.ask("start_match", **BC))["match"] for _time in range(5)}
        refused = await asking.refused("view_match", match="guessed")

    assert len(handles) == 5
    assert all(len(handle) >= 22 for handle in handles)
    assert "No match has this handle, or the handle was released. start_match starts another" in refused


async def test_matches_are_bounded_and_those_that_are_over_or_left_give_way() -> None:
    now = [0.0]
    async with (
        aclosing(SeatHandles(most=2, clock=lambda: now[0])) as handles,
        assistant(make_server(handles)) as asking,
    ):
        first, second = [(await asking.ask("start_match", **BC))["match"] for _time in range(2)]
        assert "There are already 2 matches here, the limit of this server" in await asking.refused("start_match", **BC)

        await asking.ask("resign", match=first)
        third = (await asking.ask("start_match", **BC))["match"]
        assert "No match has this handle" in await asking.refused("view_match", match=first)

        now[0] = 4000.0
        await asking.ask("view_match", match=third)
        await asking.ask("start_match", **BC)
        assert "No match has this handle" in await asking.refused("view_match", match=second)
        assert (await asking.ask("view_match", match=third))["match"] == third


async def test_one_client_leaves_room_for_others_and_gets_its_own_back() -> None:
    async with (
        aclosing(SeatHandles()) as handles,
        assistant(make_server(handles), name="greedy program") as asking,
        assistant(make_server(handles), name="another") as other,
    ):
        own = [(await asking.ask("start_match", **BC))["match"] for _time in range(MOST_OF_CLIENT)]
        refused = await asking.refused("start_match", **BC)
        await other.ask("start_match", **BC)
        await asking.ask("resign", match=own[3])
        await asking.ask("start_match", **BC)
        left = await asking.refused("view_match", match=own[3])

    assert refused.endswith(
        "You already play 16 matches here, the limit for one client. Finish or resign a match, then try again."
    )
    assert "No match has this handle" in left


async def test_a_match_that_has_left_memory_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with aclosing(SeatHandles()) as handles, assistant(make_server(handles)) as asking:
        begun = await asking.ask("start_match", **BC)
        monkeypatch.setattr("skyhop.server.match_registry.IDLE_SECONDS", -1.0)
        handles.matches.drop_idle()
        assert await asking.ask("view_match", match=begun["match"]) == begun


async def test_a_step_that_there_was_not_is_refused() -> None:
    async with assistant() as asking:
        begun = await asking.ask("start_match", **BC)

        assert "The match has had 0 steps so far" in await asking.refused("look_at_step", match=begun["match"], step=1)
        assert "first cannot be -1. Pass a whole number of 0 or more" in await asking.refused(
            "look_back", match=begun["match"], first=-1
        )
        assert (await asking.ask("look_back", match=begun["match"], first=10**9))["steps"] == []


async def test_the_usual_bot_and_the_first_ruleset_are_meant_where_none_is_named() -> None:
    async with assistant() as asking:
        shown = await asking.ask("start_match", game="balloon-cup", first="me")

    assert set(shown["players"]) == {"assistant", bot.default_opponent(registry.game("balloon-cup")).name}
    assert shown["ruleset"] == registry.game("balloon-cup").rulesets()[0]
