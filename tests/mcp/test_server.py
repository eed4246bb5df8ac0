"""The server describes itself, its resources and its prompts."""

import json
import re
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from mcp.shared.exceptions import MCPError
from tests.mcp.assistant import CONNECTIONS, assistant

from skyhop import __version__
from skyhop.game import registry
from skyhop.game.capability import MissingCapability
from skyhop.mcp.errors import find_refusal
from skyhop.mcp.jobs import identify_client
from skyhop.mcp.positions import check_scenario, set_up_position
from skyhop.mcp.resources import teach_me
from skyhop.rulebook.render import book_markdown
from skyhop.rulebook.rulebook import rulebook_of

ACTING = {"start_match", "play", "resign"}


@pytest.mark.parametrize("mode", CONNECTIONS)
async def test_every_tool_says_what_it_does_takes_and_gives(mode: str) -> None:
    async with assistant(mode=mode) as asking:
        tools = (await asking.client.list_tools()).tools
        info = asking.client.server_info

    assert info is not None
    assert (info.name, info.version) == ("skyhop", __version__)
    for tool in tools:
        assert tool.description
        assert tool.annotations
        assert tool.annotations.read_only_hint == (tool.name not in ACTING)
        assert (tool.output_schema is None) == tool.name.startswith("draw_")
        for name, wanted in tool.input_schema["properties"].items():
            assert "description" in wanted, name


async def test_every_rulebook_is_a_resource_word_for_word() -> None:
    async with assistant() as asking:
        listed = {str(resource.uri) for resource in (await asking.client.list_resources()).resources}
        for name in registry.names():
            game = registry.game(name)
            for ruleset in game.rulesets():
                uri = f"skyhop://rules/{name}/{ruleset}"
                assert uri in listed
                (content,) = (await asking.client.read_resource(uri)).contents
                assert content.text == book_markdown(game, rulebook_of(game).for_ruleset(ruleset))  # type: ignore[union-attr]


async def test_the_scenarios_that_come_with_a_game_hold() -> None:
    async with assistant() as asking:
        listed = [str(each.uri) for each in (await asking.client.list_resources()).resources]
        scenarios = [uri for uri in listed if uri.startswith("skyhop://scenarios/")]
        for uri in scenarios:
            (content,) = (await asking.client.read_resource(uri)).contents
            assert check_scenario(content.text).passed  # type: ignore[union-attr]
    assert {uri.split("/")[3] for uri in scenarios} == set(registry.names())


async def test_a_clause_its_position_and_the_notation_are_resources() -> None:
    async with assistant() as asking:
        texts = [
            (await asking.client.read_resource(f"skyhop://{path}")).contents[0].text  # type: ignore[union-attr]
            for path in (
                "rules/balloon-cup/rio-grande/BC-6.3",
                "positions/balloon-cup/rio-grande/BC-6.3",
                "notation/aeronaut-odyssey",
            )
        ]

    assert texts[0].startswith("### BC-6.3 Equal sums")
    position = json.loads(texts[1])
    assert position["clauses"] == ["BC-6.3"]
    assert set_up_position(position).game == "balloon-cup"
    assert "AO-12.2" in texts[2]
    assert "AO-13.3" in texts[2]


@pytest.mark.parametrize(
    ("uri", "said"),
    [
        ("skyhop://rules/balloon-cup/rio-grande/99", "there is no clause"),
        ("skyhop://rules/go/rio-grande/1", "there is no game 'go'"),
        ("skyhop://rules/balloon-cup/chess/1", "there is no ruleset 'chess'"),
        ("skyhop://positions/balloon-cup/rio-grande/BC-6.1", "BC-6.1 has no position."),
        ("skyhop://boards/nonsense", "not a share code"),
        ("skyhop://matches/guessed", "No match has this handle"),
        ("skyhop://rules/balloon-cup/..%2F..%2Fetc/passwd", "Unknown resource"),
        ("skyhop://nothing", "Unknown resource"),
    ],
)
async def test_a_resource_that_there_is_not_is_refused_by_a_sentence(uri: str, said: str) -> None:
    async with assistant() as asking:
        with pytest.raises(MCPError, match=said):
            await asking.client.read_resource(uri)


@pytest.mark.parametrize(
    ("tool", "given", "problem"),
    [
        ("legal_actions", {"position": {"game": "chess"}}, {"kind": "unknown-game", "clause": ""}),
        ("list_games", {"colour": "red"}, {"kind": "wrong-call", "clause": ""}),
    ],
)
async def test_an_error_is_told_in_words_and_as_a_document(
    tool: str, given: dict[str, object], problem: dict[str, str]
) -> None:
    async with assistant() as asking:
        result = await asking.client.call_tool(tool, given)

    assert result.is_error
    (content,) = result.content
    assert result.structured_content == {
        "format": "skyhop-problem-1",
        **problem,
        "sentence": content.text,  # type: ignore[union-attr]  # an error is a text
    }


async def test_tools_take_no_other_arguments_than_they_declare() -> None:
    async with assistant() as asking:
        tools = (await asking.client.list_tools()).tools

    assert {tool.name for tool in tools if tool.input_schema.get("additionalProperties") is not False} == set()


async def test_prompts_name_only_tools_and_resources_that_there_are() -> None:
    async with assistant() as asking:
        tools = {tool.name for tool in (await asking.client.list_tools()).tools}
        given = {
            "teach_me": {"game": "balloon-cup"},
            "quiz_me": {"game": "balloon-cup"},
            "settle_this_argument": {"game": "aeronaut-odyssey", "argument": "May I claim from afar?"},
            "comment_on_my_match": {"match": "handle"},
        }
        assert {prompt.name for prompt in (await asking.client.list_prompts()).prompts} == set(given)
        for name, arguments in given.items():
            (message,) = (await asking.client.get_prompt(name, arguments)).messages
            named = set(re.findall(r"[a-z]+(?:_[a-z]+)+", message.content.text))  # type: ignore[union-attr]
            assert named
            assert named <= tools


def test_whoever_learns_a_game_meets_the_gentlest_level_not_a_bot_that_plays_anything() -> None:
    assert "start a match against passenger with start_match" in teach_me("balloon-cup")


@pytest.mark.parametrize(
    ("prompt", "given", "said"),
    [
        ("teach_me", {"game": "go"}, "there is no game 'go'; choose one of aeronaut-odyssey, balloon-cup."),
        ("teach_me", {}, "Missing argument game. Pass a string of at most 80 characters."),
        ("teach_me", {"game": "nim" * 50}, "game cannot be "),
        ("quiz_me", {"spiel": "nim"}, "quiz_me has no argument spiel. Its arguments: game."),
        (
            "teach_you",
            {},
            "There is no prompt teach_you. Choose one of teach_me, quiz_me, settle_this_argument, comment",
        ),
    ],
)
@pytest.mark.parametrize("mode", CONNECTIONS)
async def test_a_prompt_that_is_asked_for_wrongly_is_refused_by_a_sentence(
    mode: str, prompt: str, given: dict[str, str], said: str
) -> None:
    async with assistant(mode=mode) as asking:
        with pytest.raises(MCPError, match=f"^{re.escape(said)}"):
            await asking.client.get_prompt(prompt, given)


def test_a_game_that_lacks_something_says_what_it_lacks() -> None:
    refusal = find_refusal(MissingCapability("Nim has no rulebook: add it"), wrappers=0)

    assert str(refusal) == "Nim has no rulebook: add it."


async def test_a_game_without_a_rulebook_is_listed_and_played_all_the_same() -> None:
    with registry.with_examples():
        async with assistant() as asking:
            games = {game["name"]: game for game in (await asking.ask("list_games"))["games"]}
            begun = await asking.ask("start_match", game="connect-four", opponent="random", first="me")
            score = await asking.ask("explain_score_of_match", match=begun["match"])
            refused = await asking.refused("find_clauses", game="connect-four", words="four")

    assert games["connect-four"]["rulesets"][0]["rulebook"] == ""
    assert begun["legal"]["actions"][0]["action"] == "1"
    assert begun["legal"]["actions"][0]["meaning"] == "Drop a disc into column 1."
    assert score["lines"] == []
    assert "rulebook" in refused


@pytest.mark.parametrize(
    ("tool", "given", "said"),
    [
        (
            "play",
            {"match": "m"},
            "Missing argument action. Pass a string of at most 80 characters.",
        ),
        ("play", {"match": "m", "action": "R7-3", "ply": "three"}, 'ply cannot be "three". Pass a whole number.'),
        ("look_at_step", {"match": "m", "step": -(10**5000)}, "step cannot be …. Pass a whole number of 0 or more."),
        ("look_at_step", {"match": "m", "step": -1}, "step cannot be -1. Pass a whole number of 0 or more."),
        ("look_at_step", {"match": "m", "step": 1, "all_open": 7}, "all_open cannot be 7. Pass true or false."),
        (
            "draw_board",
            {"style": "grey", "board": 9},
            (
                "board cannot be 9. Pass an object or a string. "
                'style cannot be "grey". Pass one of storybook, old-chart, night-flight, subway, ink.'
            ),
        ),
        (
            "make_board",
            {"expansions": "wild"},
            'expansions cannot be "wild". Pass a list of strings with 0 to 5 entries.',
        ),
        ("check_board", {"board": 3}, "board cannot be 3. Pass an object or a string."),
        (
            "grade_quiz",
            {"answers": {}},
            "answers cannot be {}. Pass an object with strings as values with 1 to 200 entries.",
        ),
        (
            "find_clauses",
            {"game": "balloon-cup", "words": "x" * 500},
            f'words cannot be "{"x" * 59}…. Pass a string of at most 400 characters.',
        ),
        (
            "find_clauses",
            {"game": "balloon-cup", "words": "tie", "rulset": "gravon"},
            "find_clauses has no argument rulset. Its arguments: game, words, ruleset.",
        ),
        ("list_games", {"all": True}, "list_games has no argument all. Its arguments: nothing."),
    ],
)
async def test_wrong_arguments_are_answered_with_what_is_allowed(
    tool: str, given: dict[str, object], said: str
) -> None:
    async with assistant() as asking:
        assert await asking.refused(tool, **given) == said


async def test_of_every_argument_it_is_said_what_is_allowed() -> None:
    """None of them takes a list in a list; and none of the answers is the validator's."""
    async with assistant() as asking:
        tools = (await asking.client.list_tools()).tools
        arguments = [(tool.name, name) for tool in tools for name in tool.input_schema["properties"]]
        assert arguments
        for tool, name in arguments:
            assert f"{name} cannot be [[]]. Pass " in await asking.refused(tool, **{name: [[]]})


async def test_without_a_package_a_tool_names_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "skyhop.print.typst", raising=False)
    monkeypatch.delitem(sys.modules, "skyhop.print.picture", raising=False)
    monkeypatch.setitem(sys.modules, "typst", None)

    async with assistant() as asking:
        begun = await asking.ask("start_match", game="balloon-cup", opponent="random", first="me")
        said = await asking.refused("draw_match", match=begun["match"])

    assert said.endswith("This feature needs the Python package typst: pip install 'skyhop[print]'.")


@pytest.mark.parametrize(
    ("introduced", "headers", "known"),
    [
        (SimpleNamespace(client_info=SimpleNamespace(name="editor")), {"user-agent": "node"}, "editor"),
        (None, {"user-agent": "node"}, "node"),
        (None, None, ""),
        (SimpleNamespace(client_info=SimpleNamespace(name="x" * 1000)), None, "x" * 100),
    ],
)
def test_a_client_is_known_by_its_own_name_or_by_that_of_its_program(
    introduced: object, headers: object, known: str
) -> None:
    context: Any = SimpleNamespace(session=SimpleNamespace(client_params=introduced), headers=headers)

    assert identify_client(context) == known
