"""Makes the pages on options of the documentation from the declarations of the games: a mkdocs hook.

Each game gets a page with its published rulesets and with every option: what may be chosen, what it means, by which
clause, who may combine what. Nothing is written into the tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from skyhop.core import registry
from skyhop.core.capability import Capability
from skyhop.core.game import Game
from skyhop.core.options import Document, Number, Option, Options, Several, Switch
from skyhop.core.rulebook_html import with_links

MOST_LISTED = 6
"""So many numbers are listed one by one."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the options after the rules."""
    entries: list[Any] = config.nav or []
    place = next(number for number, entry in enumerate(entries) if "Rules" in entry)
    entries.insert(place + 1, {"Options": [{registry.game(name).title: _page(name)} for name in registry.names()]})
    config.nav = entries
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the page of every game."""
    for name in registry.names():
        files.append(File.generated(config, _page(name), content="\n".join(_lines(registry.game(name)))))
    return files


def _page(name: str) -> str:
    return f"options/{name}.md"


def _lines(game: Game) -> Iterator[str]:
    """Write the page of a game."""
    options = game.options()
    yield f"# Options of {game.title}\n"
    yield (
        "What may be chosen about the rules, wherever a match is begun: with `skyhop play` and `skyhop simulate` as "
        "here, in the form of the lobby in words, from Python and in files by the same names with underscores.\n"
    )
    yield "## Rulesets\n"
    yield f"`--ruleset` names one; without it `{options.rulesets[0].name}` is played.\n"
    yield from _rulesets(game, options)
    for option in options.offered:
        yield from _option(game, option)
    yield from _together(game, options)


def _rulesets(game: Game, options: Options) -> Iterator[str]:
    """Write the published rulesets, and what each says of the options that they differ in."""
    names = [_ruleset(game, ruleset.name) for ruleset in options.rulesets]
    for name, ruleset in zip(names, options.rulesets, strict=True):
        yield f"- **{ruleset.title}**, {name}: {ruleset.sentence}"
    differing = [
        option
        for option in options.offered
        if len({ruleset.values.get(option.name, option.default) for ruleset in options.rulesets}) > 1
    ]
    if differing:
        yield "\n| option | " + " | ".join(names) + " |"
        yield "|---" * (len(names) + 1) + "|"
    for option in differing:
        values = (f"`{ruleset.values.get(option.name, option.default)}`" for ruleset in options.rulesets)
        yield f"| {_flag(option)} | " + " | ".join(values) + " |"
    yield ""


def _ruleset(game: Game, name: str) -> str:
    """Write a ruleset's name, with a link to its rules where there are any."""
    return f"[`{name}`](../rules/{game.name}/{name}.md)" if game.has(Capability.RULEBOOK) else f"`{name}`"


def _option(game: Game, option: Option) -> Iterator[str]:
    """Write what an option is, and what may be chosen."""
    yield f"## {option.title}\n"
    parts = [f"{_flag(option)}: {option.sentence}.", f"Default: {_default(option)}."]
    if option.proposed is not None:
        parts.append(f"The lobby proposes `{option.proposed}`.")
    if option.only:
        parts.append(f"It is {option.only.reason}.")
    yield " ".join([*parts, f"See {_clause(game, option.clause)}."]) + "\n"
    if isinstance(option, Document):
        yield from _document(option)
    elif isinstance(option, Several):
        yield "Any of these, separated by blanks:\n"
    if isinstance(option, Number):
        yield from _numbers(option)
    elif not isinstance(option, Switch):
        for word in option.words:
            meaning = f"{word.title}; {word.sentence}" if word.sentence else word.title
            yield f"- `{word.value}`: {meaning}" if word.value else "- nothing"
    yield ""


def _document(option: Document) -> Iterator[str]:
    """Write where a document may come from."""
    yield f"- nothing: {option.own_title()}, {option.own_sentence}"
    yield f"- a file: {option.file_sentence}"
    if option.code:
        yield f"- {option.code.title[0].lower()}{option.code.title[1:]}, or the address that ends with it"


def _numbers(option: Number) -> Iterator[str]:
    """Write which numbers may be chosen, one by one where there are few or they have names."""
    if option.titles or len(option.numbers) <= MOST_LISTED:
        yield "One of " + ", ".join(
            f"`{number}`" + (f" ({option.titles[number]})" if number in option.titles else "")
            for number in option.numbers
        )
    else:
        yield f"A number from `{option.numbers[0]}` to `{option.numbers[-1]}`"


def _together(game: Game, options: Options) -> Iterator[str]:
    """Write what does not go together, as it is refused."""
    if options.conflicts:
        yield "## What does not go together\n"
        named = {option.name: "…" for option in options.options}
        for conflict in options.conflicts:
            yield f"- {conflict.sentence % named} ({_clause(game, conflict.clause)})"


def _flag(option: Option) -> str:
    return f"`--{option.name.replace('_', '-')}`"


def _default(option: Option) -> str:
    """Write what is chosen where nothing is said."""
    if isinstance(option, Switch):
        return "off"
    return f"`{option.default}`" if option.default != "" else "none"


def _clause(game: Game, clause: str) -> str:
    """Write a clause, with a link to the default ruleset's rules where there are any."""
    if not game.has(Capability.RULEBOOK):
        return f"[{clause}]"
    return with_links(clause, f"../rules/{game.name}/{game.rulesets()[0]}.md")
