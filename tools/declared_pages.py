"""Hook of mkdocs that adds pages generated from the declarations of the games.

Each game gets pages about its options, records, features and environments. The hook writes no file into the checkout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from skyhop.engine.record import Field, Record, Sight
from skyhop.envs.batch import ObservationKind, observation_table
from skyhop.envs.match import gymnasium_name
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.options import DocumentOption, MultipleChoiceOption, NumberOption, Option, Options, SwitchOption
from skyhop.rulebook.render import link_clauses

MOST_LISTED = 6
"""Maximum number of values that the page lists one by one."""
SEEN = {Sight.EVERYBODY: "everybody", Sight.IN_PART: "in part", Sight.NOBODY: "nobody"}


class Section(NamedTuple):
    """Kind of generated page: its title, and the part of the navigation at whose end it appears.

    `lines` returns the lines of the page about a game.
    """

    title: str
    part: str
    lines: Callable[[Game], Iterator[str]]

    def page(self, game: str) -> str:
        """Return the path of the page about a game."""
        return f"{self.title.lower()}/{game}.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the pages of each section to the navigation."""
    entries: list[Any] = config.nav or []
    for section in SECTIONS:
        pages = [{registry.game(name).title: section.page(name)} for name in registry.names()]
        part = next(entry[section.part] for entry in entries if section.part in entry)
        part.append({section.title: pages})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages of every game to the files of the documentation."""
    for section in SECTIONS:
        for name in registry.names():
            content = "\n".join(section.lines(registry.game(name)))
            files.append(File.generated(config, section.page(name), content=content))
    return files


def _options(game: Game) -> Iterator[str]:
    """Yield the lines of the page about a game's options: the published rulesets, then each option with its clause."""
    options = game.options
    yield f"# Options of {game.title}\n"
    yield (
        "You choose these options when you start a match. `skyhop play` and `skyhop simulate` use the names on this "
        "page. Python and files use the same names with underscores. The lobby shows each option in words.\n"
    )
    yield "## Rulesets\n"
    yield f"`--ruleset` chooses a ruleset. The default is `{options.rulesets[0].name}`.\n"
    yield from _rulesets(game, options)
    for option in options.offered:
        yield from _option(game, option)
    yield from _together(game, options)


def _rulesets(game: Game, options: Options) -> Iterator[str]:
    """Yield the lines about the published rulesets, and a table of the options in which they differ."""
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
    """Return the name of a ruleset as Markdown. If the game has a rulebook, the name links to the rules."""
    return f"[`{name}`](../rules/{game.name}/{name}.md)" if game.has(Capability.RULEBOOK) else f"`{name}`"


def _option(game: Game, option: Option) -> Iterator[str]:
    """Yield the lines about an option and its possible values."""
    yield f"## {option.title}\n"
    parts = [f"{_flag(option)}: {option.sentence}.", f"Default: {_default(option)}."]
    if option.proposed is not None:
        parts.append(f"The default in the lobby is `{option.proposed}`.")
    if option.only:
        parts.append(f"It is {option.only.reason}.")
    yield " ".join([*parts, f"See {_clause(game, option.clause)}."]) + "\n"
    if isinstance(option, DocumentOption):
        yield from _document(option)
    elif isinstance(option, MultipleChoiceOption):
        yield "Choose any of these values, separated by spaces:\n"
    if isinstance(option, NumberOption):
        yield from _numbers(option)
    elif not isinstance(option, SwitchOption):
        for word in option.words:
            meaning = f"{word.title}; {word.sentence}" if word.sentence else word.title
            yield f"- `{word.value}`: {meaning}" if word.value else "- nothing"
    yield ""


def _document(option: DocumentOption) -> Iterator[str]:
    """Yield the lines about the sources of a document, such as a file."""
    yield f"- nothing: {option.title_of('')}, {option.own_sentence}"
    yield f"- a file: {option.file_sentence}"
    if option.code:
        yield f"- {option.code.title[0].lower()}{option.code.title[1:]}, or the address that ends with it"


def _numbers(option: NumberOption) -> Iterator[str]:
    """Yield a line with the possible numbers. List them one by one if they are few, or if they have names."""
    if option.titles or len(option.numbers) <= MOST_LISTED:
        yield "One of " + ", ".join(
            f"`{number}`" + (f" ({option.titles[number]})" if number in option.titles else "")
            for number in option.numbers
        )
    else:
        yield f"A number from `{option.numbers[0]}` to `{option.numbers[-1]}`"


def _together(game: Game, options: Options) -> Iterator[str]:
    """Yield the lines about combinations of options that the game refuses."""
    if options.conflicts:
        yield "## Combinations that are not allowed\n"
        named = {option.name: "…" for option in options.options}
        for conflict in options.conflicts:
            yield f"- {conflict.sentence % named} ({_clause(game, conflict.clause)})"


def _flag(option: Option) -> str:
    return f"`--{option.name.replace('_', '-')}`"


def _default(option: Option) -> str:
    """Return the default value of an option as Markdown."""
    if isinstance(option, SwitchOption):
        return "off"
    return f"`{option.default}`" if option.default != "" else "none"


def _clause(game: Game, clause: str) -> str:
    """Return a clause number as Markdown. If the game has a rulebook, it links to the rules of the default ruleset."""
    if not game.has(Capability.RULEBOOK):
        return f"[{clause}]"
    return link_clauses(clause, f"../rules/{game.name}/{game.rulesets()[0]}.md")


def _records(game: Game) -> Iterator[str]:
    """Yield the lines of the page about a game's records: offset, meaning and audience of each field."""
    yield f"# Records of {game.title}\n"
    yield (
        "Each match has one state, a structured array of numpy. The column *seen by* describes the view of a seat. "
        "Skyhop copies a field for *everybody* into every view. For a field seen *in part*, a kernel with the name of "
        "the field writes the visible part. A field for *nobody* is in no view.\n"
    )
    yield from _table("State", game.state_record)
    shared = set(game.state_record.dtype.names or ())
    yield from _table("Further fields of a view", game.view_record, without=shared)


def _table(title: str, record: type[Record], without: set[str] | None = None) -> Iterator[str]:
    yield f"## {title}\n"
    yield f"{record.dtype.itemsize} bytes.\n"
    yield "| byte | field | numbers | seen by | meaning |\n|---|---|---|---|---|"
    places: Mapping[str, Any] = record.dtype.fields or {}
    for field in record.fields():
        if field.name not in (without or ()):
            yield _row(field, int(places[field.name][1]))
    yield ""


def _row(field: Field, place: int) -> str:
    numbers = " by ".join((*(str(size) for size in field.sizes), field.kind.name))
    return f"| {place} | `{field.name}` | {numbers} | {SEEN[field.sight]} | {' '.join(field.meaning.split())} |"


def _features(game: Game) -> Iterator[str]:
    """Yield the lines of the page about the features that a network reads from a game's worlds."""
    yield f"# Features of {game.title}\n"
    if not game.has(Capability.FEATURES):
        yield "This game has no features yet."
        return
    features = game.features
    seen = len(features.table) - features.of_others
    of_others = f" From index {seen} on, they describe facts that the opponent sees." if features.of_others else ""
    yield (
        f"A network reads {len(features.table)} numbers that describe a world for one seat. Each number is divided by "
        f"its scale. The numbers describe the view of the seat.{of_others}\n"
    )
    yield "| index | feature | meaning | scale |\n|---|---|---|---|"
    for place, feature in enumerate(features.table):
        yield f"| {place} | {feature.name} | {feature.meaning} | {feature.scale:g} |"
    yield ""


def _environment(game: Game) -> Iterator[str]:
    """Yield the lines of the page about the environment of a game: its action numbers and its observations."""
    yield f"# {game.title} as an environment\n"
    yield (
        f"Create an environment with `skyhop.envs.pettingzoo.env({game.name!r})`, "
        f"`gymnasium.make({gymnasium_name(game.name)!r})` or `skyhop.envs.vector.VectorMatches({game.name!r})`. "
        f"[Environments](../environments.md#common-rules) explains the common rules.\n"
    )
    yield f"## Actions\n\nThe game has {game.action_count} actions.\n"
    if game.action_ranges:
        yield "| from | to | kind | number within the kind |\n|---|---|---|---|"
    first = 0
    for each in game.action_ranges:
        yield f"| {first} | {first + each.size - 1} | {each.kind} | {each.numbering} |"
        first += each.size
    for kind in (ObservationKind.FEATURES, ObservationKind.RECORD):
        if kind is ObservationKind.RECORD or game.has(Capability.FEATURES):
            yield from _observation(game, kind)


def _observation(game: Game, kind: ObservationKind) -> Iterator[str]:
    """Yield a table of the indices of an observation. Neighbouring indices with the same name share a row."""
    rows = observation_table(game, kind)
    yield f"\n## Observation `{kind.value}`\n\nThe observation has {len(rows)} numbers.\n"
    yield "| from | to | name | meaning | scale |\n|---|---|---|---|---|"
    for name, places in groupby(range(len(rows)), lambda place: rows[place].name.partition("[")[0]):
        first, *rest = places
        meaning = " ".join(rows[first].meaning.split())
        yield f"| {first} | {rest[-1] if rest else first} | {name} | {meaning} | {rows[first].scale:g} |"


SECTIONS = (
    Section("Options", "Learn", _options),
    Section("Records", "Program and research", _records),
    Section("Features", "Program and research", _features),
    Section("Environments", "Program and research", _environment),
)
