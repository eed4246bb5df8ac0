"""Two worlds that differ in what a seat cannot know get the same answers, byte by byte, of every tool and resource."""

import json
from collections.abc import Iterator, Sequence
from contextlib import aclosing
from random import Random
from typing import Any, NamedTuple

import pytest
from mcp.shared.exceptions import MCPError
from tests.conformance.playing import match_at
from tests.mcp.assistant import Assistant, assistant

from skyhop import __version__
from skyhop.engine.state import Ruleset, State
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.journal import Header, Journal
from skyhop.game.match import Match
from skyhop.mcp.matches import SeatHandles, SeatView
from skyhop.mcp.server import make_server
from skyhop.server.matches.history import History
from skyhop.server.seats import Seat

PLAYED: dict[str, dict[str, Any]] = {
    "balloon-cup": {},
    "aeronaut-odyssey": {"seats": 3, "secret_inventories": True, "expansions": "bonus thieves trajectories"},
}
MOMENTS = 4
ACTIONS = 3
GIVEN: dict[str, Any] = {"beginning": "", "first": 0, "step": 0, "form": "svg"}
"""Arguments of the tools besides the match."""
ACTING = ("play", "resign")


def ruleset_of(game: Game) -> Ruleset:
    base = game.ruleset(game.rulesets()[0])
    return game.ruleset({**base.parameters, **PLAYED[game.name]})


class World(NamedTuple):
    """A server with one match that has come to a state, in which nobody else acts."""

    handles: SeatHandles
    place: SeatView
    handle: str

    async def play(self, text: str) -> None:
        """Act on the match; nothing of it is in the store, which has another one."""
        live, match = self.place.live, self.place.live.copy()
        live.history.add(match.play(self.place.seat, text))
        live.match = match


async def world(game: Game, state: State, seat: int) -> World:
    """Seat an assistant, and let the match be another one."""
    ruleset, handles = state.ruleset, SeatHandles()
    parameters = {"name": ruleset.name, **ruleset.parameters}
    names = ["assistant" if each == seat else "random" for each in range(game.seat_count(ruleset))]
    live = await handles.matches.start(game.name, parameters, [Seat("program", called=name) for name in names], 0)
    live.match = Match(game, state.copy(), Journal(Header(game.name, parameters, __version__, 1, 0, tuple(names))))
    live.history = History(game, 0, state.copy())
    return World(handles, SeatView(live, seat), handles.add(live, seat))


def moments(game: Game) -> Iterator[tuple[State, int, Random]]:
    """States in which some seat decides, from all parts of matches."""
    for seed in range(MOMENTS):
        chance = Random(f"assistants {seed}")
        state = match_at(game, ruleset_of(game), seed, chance.randrange(40)).state
        seat = game.to_decide(state)
        assert seed or seat is not None
        if seat is not None:
            yield state, seat, chance


async def answers(asking: Assistant, handle: str, attempts: Sequence[str]) -> list[str]:
    """All that is answered about a match, what is refused too."""
    said = []
    for tool in (await asking.client.list_tools()).tools:
        wanted = tool.input_schema["properties"]
        if "match" in wanted and tool.name not in ACTING:
            given = {name: GIVEN[name] for name in wanted if name in GIVEN} | {"match": handle}
            calls = [given, given | {"all_open": True}] if "all_open" in wanted else [given]
            said += [(await asking.client.call_tool(tool.name, each)).model_dump_json() for each in calls]
    for text in attempts:
        judged = await asking.client.call_tool("play", {"match": handle, "ply": 0, "action": text})
        assert judged.is_error, text
        said.append(judged.model_dump_json())
    for kind in ("", "/view"):
        said.append((await asking.client.read_resource(f"skyhop://matches/{handle}{kind}")).model_dump_json())
    said.append((await asking.client.get_prompt("comment_on_my_match", {"match": handle})).model_dump_json())
    return said


def attempts_of(game: Game, state: State, chance: Random) -> list[str]:
    """Actions that are not legal now, and would be at other moments or for other seats."""
    legal = {game.write(state, action) for action in game.legal(state)}
    found = {f"{colour}{value}-{1 + value % 4}" for colour in "RYGBA" for value in range(1, 14)}
    if game.name == "aeronaut-odyssey":
        others = [match_at(game, state.ruleset, seed, chance.randrange(40)).state for seed in range(MOMENTS)]
        found = {game.write(other, action) for other in others for action in game.legal(other)}
    left = sorted(found - legal)
    return chance.sample(left, min(len(left), 20))


@pytest.fixture(autouse=True)
def _handle_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both worlds have one handle, which is all that would tell them apart."""
    monkeypatch.setattr("skyhop.mcp.matches.secrets.token_urlsafe", lambda _bytes: "handle")


@pytest.mark.parametrize("name", sorted(PLAYED))
async def test_no_tool_and_no_resource_tells_worlds_apart_that_the_seat_cannot(name: str) -> None:
    game = registry.game(name)
    compared = 0
    for state, seat, chance in moments(game):
        imagined = game.determinize(game.view(state, seat), chance.getrandbits(40))
        attempts = attempts_of(game, state, chance)
        worlds = [await world(game, each, seat) for each in (state, imagined)]
        for played in range(ACTIONS):
            said = []
            for each in worlds:
                async with assistant(make_server(each.handles)) as asking:
                    said.append(await answers(asking, each.handle, [] if played else attempts))
            assert said[0] == said[1]
            compared += game.positions.position(state) != game.positions.position(imagined)
            views = [each.place.view for each in worlds]
            legal = [game.write(views[0], action) for action in game.legal(views[0])]
            if not legal:
                break
            text = chance.choice(legal)
            for each in worlds:
                await each.play(text)
            if worlds[0].place.view != worlds[1].place.view:
                break
        for each in worlds:
            await each.handles.aclose()
    assert compared


async def test_for_those_who_see_more_the_same_worlds_differ() -> None:
    """The comparison is no empty one: the other seat gets other answers in the two worlds."""
    game = registry.game("balloon-cup")
    state, seat, chance = next(moments(game))
    imagined = game.determinize(game.view(state, seat), chance.getrandbits(40))
    said = []
    for each in (state, imagined):
        known = await world(game, each, 1 - seat)
        async with aclosing(known.handles), assistant(make_server(known.handles)) as asking:
            said.append(await answers(asking, known.handle, []))

    assert said[0] != said[1]


async def test_nothing_is_said_of_a_match_to_those_who_do_not_know_its_handle() -> None:
    game = registry.game("balloon-cup")
    state, seat, _chance = next(moments(game))
    handles, _place, handle = await world(game, state, seat)
    async with aclosing(handles), assistant(make_server(handles)) as asking:
        listed = [
            *(await asking.client.list_tools()).tools,
            *(await asking.client.list_resources()).resources,
            *(await asking.client.list_prompts()).prompts,
        ]
        assert handle + '"' not in json.dumps([each.model_dump(mode="json") for each in listed])
        with pytest.raises(MCPError, match="No match has this handle"):
            await asking.client.read_resource("skyhop://matches/other")
