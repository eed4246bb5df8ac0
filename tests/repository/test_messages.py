"""Every text for people can be translated."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages.catalog import Catalog

ROOT = Path(__file__).resolve().parents[2]
# These translate what they are given, or what is marked by `N_` where it is written.
PASS_ON = {
    "i18n.py",
    "game/text.py",
    "cli/program.py",
    "game/action.py",
    "game/capability.py",
    "bots/bot.py",
}
TRANSLATE = {"_", "ngettext", "about", "about_several", "translate_about"}
CALLS = re.compile(rf"\b({'|'.join(TRANSLATE)})\s*\(")
CONNECTORS = re.compile(r"^\s*[,;·:.]|^\s+(?:and|or) |(?:[,;·(]| and| or)\s*$")
"""Beginnings and ends of texts that are joined to other texts. Other languages would join them differently."""


@pytest.fixture(scope="module")
def messages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("messages", ROOT / "tools" / "messages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def collected(messages: ModuleType) -> Catalog:
    found: Catalog = messages.collect()
    return found


def test_the_template_holds_every_text_of_the_code(messages: ModuleType, collected: Catalog) -> None:
    expected = messages.as_file(collected).decode()

    assert expected == messages.TEMPLATE.read_text("utf-8"), "run: make messages"


def test_values_in_texts_are_named(collected: Catalog) -> None:
    texts = [text for message in collected for text in _forms(message.id)]
    placeholder = re.compile(r"%%|%\(\w+\)[-#0 +]*\d*(?:\.\d+)?[sdifg]")

    unnamed = [text for text in texts if re.search(r"%\w|\{\w*\}", placeholder.sub("", text))]

    assert unnamed == []


def test_no_text_is_a_piece_of_a_sentence(collected: Catalog) -> None:
    texts = [text for message in collected for text in _forms(message.id)]

    assert [text for text in texts if CONNECTORS.search(text)] == []


@pytest.mark.parametrize("text", [" and no ", ", variant %(variant)s", "; here: %(names)s", " · %(n)s minutes", "a, "])
def test_a_piece_of_a_sentence_would_be_found(text: str) -> None:
    assert CONNECTORS.search(text)


def test_what_may_be_said_of_the_reader_can_be_translated_for_that(collected: Catalog) -> None:
    contexts = {message.context for message in collected if "%(who)s drew %(cards)s." in _forms(message.id)}

    assert contexts == {None, "you"}


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.AST]:
    """The syntax tree of each source file that calls a function of `TRANSLATE`."""
    folder = ROOT / "src" / "skyhop"
    texts = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.py")}
    return {path: ast.parse(text) for path, text in texts.items() if CALLS.search(text)}


def test_a_text_is_written_where_it_is_translated(trees: dict[str, ast.AST]) -> None:
    computed = [
        f"{path}:{call.lineno}"
        for path, tree in trees.items()
        for call in _translations(tree)
        if path not in PASS_ON and not isinstance(call.args[0], ast.Constant)
    ]

    assert computed == [], "the template cannot hold a text that is computed"


def test_no_text_is_translated_inside_an_f_string(trees: dict[str, ast.AST]) -> None:
    hidden = [
        f"{path}:{call.lineno}"
        for path, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for call in _translations(node)
    ]

    assert hidden == [], "Python 3.11 hides it from Babel"


def _translations(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name_of(node.func) in TRANSLATE:
            yield node


def _name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _forms(message: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (message,) if isinstance(message, str) else tuple(message)
