"""Command-line options of a game, generated from the options that the game declares.

A command with the decorator `with_game_options` has a parameter `options`, a mapping of option names to given
values. On the command line, each option has its own flag. A flag of another game is a usage error.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from copy import copy
from typing import Annotated, get_args, get_origin, get_type_hints

import typer

from skyhop.cli.arguments import Examples
from skyhop.engine.record import meanings_in
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.options import DocumentOption, MultipleChoiceOption, NumberOption, Option, SwitchOption
from skyhop.i18n import _, listed, translated

GIVEN = "options"
"""Name of the parameter that receives the given options."""
RULESET = "ruleset"
MOST_LISTED = 6
"""Maximum number of numeric values that the help lists individually."""


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Mark a command: it accepts the options of the game whose name is on the command line."""
    command.fitted_to = lambda words: _add_game_options(command, words)  # type: ignore[attr-defined]  # `main` reads it
    return command


def _add_game_options(command: Callable[..., None], words: Sequence[str]) -> Callable[..., None]:
    """Return the command with additional options: those of the game whose name is in `words`."""
    with registry.with_examples() if "--examples" in words else nullcontext():
        game = next((registry.game(word) for word in words if word in registry.names()), None)
    command = explain(command)
    signature = inspect.signature(command)
    own = [parameter for name, parameter in signature.parameters.items() if name != GIVEN]
    flags = {flag for parameter in own for flag in _list_flags(parameter)}
    game_options = [option for option in game.options.offered if _format_flag(option) not in flags] if game else []
    known = flags | {_format_flag(option) for option in game_options} | {"--help"}
    others = [word for word in (word.partition("=")[0] for word in words) if word not in known]

    def run(**values: object) -> None:
        game_values = {option.name: values.pop(_name_parameter(option)) for option in game_options}
        chosen_options = {name: value for name, value in game_values.items() if value not in (None, False)}
        command(**{name: values[name] for name in signature.parameters if name in values}, **{GIVEN: chosen_options})

    parameters = [
        _add_rulesets(parameter, game) if game and parameter.name == RULESET else parameter for parameter in own
    ]
    game_parameters = [_make_parameter(option) for option in game_options]
    return _declare(run, command, [*parameters, *game_parameters, *_list_refused(game, others)])


def _name_parameter(option: Option) -> str:
    return f"option_{option.name}"


def _format_flag(option: Option) -> str:
    return "--" + option.name.replace("_", "-")


def _list_flags(parameter: inspect.Parameter) -> tuple[str, ...]:
    """Return the flags of an option that the command itself declares."""
    (declared,) = parameter.annotation.__metadata__
    declarations = (declared.default, *(declared.param_decls or ()))
    flags = tuple(flag for flag in declarations if isinstance(flag, str))
    return flags or ("--" + parameter.name.replace("_", "-"),)


def _make_parameter(option: Option) -> inspect.Parameter:
    """Return an option of a game as a typer parameter. Its value stays a text until the game parses it."""
    known = [(word.value, translated(word.title)) for word in option.words if word.value]
    is_switch = isinstance(option, SwitchOption)
    declared = typer.Option(
        _format_flag(option),
        help=_describe_option(option),
        metavar=None if is_switch else _describe_values(option),
        autocompletion=lambda incomplete: [word for word in known if word[0].startswith(incomplete)],
    )
    return _make_keyword(_name_parameter(option), Annotated[bool if is_switch else str | None, declared], option)


def _make_keyword(name: str, annotation: object, option: Option) -> inspect.Parameter:
    default = False if isinstance(option, SwitchOption) else None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _describe_values(option: Option) -> str:
    """Return a short description of the possible values of an option."""
    if isinstance(option, MultipleChoiceOption):
        return "NAMES"
    if isinstance(option, DocumentOption):
        return "FILE|CODE" if option.code else "FILE"
    known = [word.value for word in option.words if word.value]
    if isinstance(option, NumberOption) and len(known) > MOST_LISTED:
        return f"{known[0]}…{known[-1]}"
    return "|".join(known)


def _describe_option(option: Option) -> str:
    """Return the help text of an option: its meaning, values, conditions and clause."""
    words = () if isinstance(option, SwitchOption) else option.words
    meant = "; ".join(
        f"{word.value}: {translated(word.sentence or word.title)}"
        for word in words
        if word.value not in {"", word.title}
    )
    only = f"({translated(option.only.reason)})" if option.only else ""
    named = (
        f"{translated(option.title)}: {translated(option.sentence)}" if option.sentence else translated(option.title)
    )
    clause = f"[{option.clause}]" if option.clause else ""
    return " ".join(filter(None, (f"{named}.", f"{meant}." if meant else "", only, _describe_default(option), clause)))


def _describe_default(option: Option) -> str:
    """Return a sentence with the value that a ruleset has without the option. For a switch, return an empty text."""
    if isinstance(option, SwitchOption) or option.default in {"", None}:
        return ""
    return _("Default: %(value)s, unless the ruleset sets another value.") % {"value": option.default}


def _add_rulesets(parameter: inspect.Parameter, game: Game) -> inspect.Parameter:
    """Return the ruleset parameter. Its help text lists the rulesets of the game."""
    rulesets = game.options.rulesets
    descriptions = " ".join(f"{ruleset.name}: {translated(ruleset.sentence)}" for ruleset in rulesets)
    names = [(ruleset.name, translated(ruleset.title)) for ruleset in rulesets]
    declared = typer.Option(
        help=_("Ruleset of the match. The default is %(name)s. %(rulesets)s")
        % {"name": rulesets[0].name, "rulesets": descriptions},
        metavar="|".join(name for name, _title in names),
        autocompletion=lambda incomplete: [each for each in names if each[0].startswith(incomplete)],
    )
    return parameter.replace(annotation=Annotated[str | None, declared])


def _list_refused(game: Game | None, words: Sequence[str]) -> Iterator[inspect.Parameter]:
    """Yield a parameter for each given flag that this game lacks but another game has. Such a flag is a usage error."""
    for flag in dict.fromkeys(word for word in words if word.startswith("--")):
        found = [
            (other.title, option)
            for other in (registry.game(name) for name in registry.names())
            for option in other.options.offered
            if other is not game and _format_flag(option) == flag
        ]
        if found:
            yield _make_refused(game, flag, [title for title, _option in found], found[0][1])


def _make_refused(game: Game | None, flag: str, others: Sequence[str], option: Option) -> inspect.Parameter:
    """Return a parameter for a flag of other games. Its callback raises a usage error that names these games."""

    def refuse(value: object) -> None:
        if value in (None, False):
            return
        names = {"others": listed(others), "title": game.title if game else ""}
        if game is None:
            raise typer.BadParameter(_("this is an option of %(others)s; name the game") % names)
        names["known"] = listed(_format_flag(each) for each in game.options.offered) or _("none")
        raise typer.BadParameter(_("this is an option of %(others)s; the options of %(title)s are %(known)s") % names)

    kind = bool if isinstance(option, SwitchOption) else str | None
    declared = typer.Option(flag, hidden=True, callback=refuse)
    return _make_keyword(f"refused_{option.name}", Annotated[kind, declared], option)


AsJson = Annotated[bool, typer.Option("--json", help=_("Write one JSON object."))]
Plain = Annotated[bool, typer.Option("--plain", help=_("Plain text, for screen readers, pipes and files."))]


def with_gathered_options(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command with separate options for the fields of its named-tuple parameters.

    The wrapper builds the named tuples from the options.
    """
    signature = inspect.signature(command, eval_str=True)
    groups = {name: each.annotation for name, each in signature.parameters.items() if _is_group(each.annotation)}

    def run(**values: object) -> None:
        filled = {name: group(*map(values.pop, group._fields)) for name, group in groups.items()}
        command(**values, **filled)

    spread = [
        one for each in signature.parameters.values() for one in (_list_fields(each) if each.name in groups else [each])
    ]
    return _declare(run, command, spread)


def with_examples(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command with the option `--examples`, which adds the example games to the registry.

    typer processes this option before the command looks up names.
    """

    def run(*, examples: bool = False, **values: object) -> None:  # noqa: ARG001 - the callback of the option has done the work
        command(**values)

    own = inspect.signature(command, eval_str=True).parameters.values()
    examples = inspect.Parameter("examples", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=Examples)
    return _declare(run, command, [*own, examples])


def explain(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command with a flag and a help text for each parameter, as typer needs them.

    Parameters before `*` are arguments, and all others are options. A switch has a single flag. If the annotation of a
    parameter has no help text, the help is the text of the parameter under "Args:" in the docstring.
    """
    command = inspect.unwrap(command)
    parameters = inspect.signature(command, eval_str=True).parameters.values()
    texts = read_arguments(command.__doc__ or "")
    explained = [_explain(parameter, texts) for parameter in parameters]
    for parameter in explained:
        _kind, declared = get_args(parameter.annotation)
        declared.help = translated(declared.help or "") or None

    def run(**values: object) -> None:
        command(**values)

    run.__wrapped__ = command  # type: ignore[attr-defined]  # a second call then translates again
    return _declare(run, command, explained)


def read_arguments(docstring: str) -> dict[str, str]:
    """Return the texts under "Args:" in a docstring, by name of the parameter."""
    section = inspect.cleandoc(docstring).partition("\nArgs:\n")[2].partition("\n\n")[0]
    entries = re.findall(r"^    (\w+): (.*(?:\n     +.*)*)", section, re.MULTILINE)
    return {name: " ".join(text.split()) for name, text in entries}


def _explain(parameter: inspect.Parameter, texts: Mapping[str, str]) -> inspect.Parameter:
    """Return a parameter with a declaration for typer. `texts` are the help texts, by name of the parameter."""
    annotation = parameter.annotation
    kind, *declared = get_args(annotation) if get_origin(annotation) is Annotated else [annotation]
    is_option = parameter.kind is inspect.Parameter.KEYWORD_ONLY
    declaration = copy(declared[0]) if declared else typer.Option() if is_option else typer.Argument()
    declaration.help = declaration.help or texts.get(parameter.name)
    parameter = parameter.replace(annotation=Annotated[kind, declaration])
    if kind is bool:
        declaration.param_decls, declaration.default = _list_flags(parameter), ...
    return parameter


def _declare(
    run: Callable[..., None], command: Callable[..., None], parameters: Sequence[inspect.Parameter]
) -> Callable[..., None]:
    """Return a function that calls `run`. typer treats this function as the command with these parameters."""
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__doc__, run.__name__, run.__module__ = command.__doc__, command.__name__, command.__module__
    return run


def _is_group(annotation: object) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, tuple) and hasattr(annotation, "_fields")


def _list_fields(group: inspect.Parameter) -> Iterator[inspect.Parameter]:
    """Yield the fields of a named-tuple parameter as parameters of a command."""
    defaults, texts = group.annotation._field_defaults, meanings_in(group.annotation)
    for name, annotation in get_type_hints(group.annotation, include_extras=True).items():
        default = defaults.get(name, inspect.Parameter.empty)
        field = inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
        yield _explain(field, {name: " ".join(texts.get(name, "").split())})
