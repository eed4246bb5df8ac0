"""Options of the game that a command line names, made from what the game declares.

A command that is decorated with `of_a_game` has a parameter `options`: what was said of the game's options, by name.
On the command line each of them has an option of its own. Those of other games are refused with a sentence.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import Annotated, get_type_hints

import typer

from skyhop.cli.arguments import Examples
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.options import DocumentOption, MultipleChoiceOption, NumberOption, Option, SwitchOption
from skyhop.i18n import _, listed, translated

GIVEN = "options"
"""The parameter of a command that takes what was said."""
RULESET = "ruleset"
MOST_LISTED = 6
"""So many numbers are listed one by one in the help."""


def of_a_game(command: Callable[..., None]) -> Callable[..., None]:
    """Mark a command that takes the options of the game that the line names."""
    command.fitted_to = lambda words: _fitted(command, words)  # type: ignore[attr-defined]  # main asks for it
    return command


def _fitted(command: Callable[..., None], words: Sequence[str]) -> Callable[..., None]:
    """Make the command as a line's words need it: with the options of the game among them."""
    with registry.with_examples() if "--examples" in words else nullcontext():
        game = next((registry.game(word) for word in words if word in registry.names()), None)
    signature = inspect.signature(command, eval_str=True)
    own = [parameter for name, parameter in signature.parameters.items() if name != GIVEN]
    flags = {flag for parameter in own for flag in _flags_of(parameter)}
    offered = [option for option in game.options.offered if _flag(option) not in flags] if game else []
    known = flags | {_flag(option) for option in offered} | {"--help"}
    others = [word for word in (word.partition("=")[0] for word in words) if word not in known]

    def run(**values: object) -> None:
        said = {option.name: values.pop(_parameter_name(option)) for option in offered}
        given = {name: value for name, value in said.items() if value not in (None, False)}
        command(**{name: values[name] for name in signature.parameters if name in values}, **{GIVEN: given})

    shown = [_with_rulesets(parameter, game) if game and parameter.name == RULESET else parameter for parameter in own]
    made = [_parameter(option) for option in offered]
    return _declared(run, command, [*shown, *made, *_refusing(game, others)])


def _parameter_name(option: Option) -> str:
    return f"option_{option.name}"


def _flag(option: Option) -> str:
    return "--" + option.name.replace("_", "-")


def _flags_of(parameter: inspect.Parameter) -> tuple[str, ...]:
    """List the spellings of one of the command's own options."""
    (declared,) = parameter.annotation.__metadata__
    spelled = (declared.default, *(declared.param_decls or ()))
    written = tuple(flag for flag in spelled if isinstance(flag, str))
    return written or ("--" + parameter.name.replace("_", "-"),)


def _parameter(option: Option) -> inspect.Parameter:
    """Declare an option of a game to typer; its value stays a text, so that the game itself refuses it."""
    known = [(word.value, translated(word.title)) for word in option.words if word.value]
    is_switch = isinstance(option, SwitchOption)
    declared = typer.Option(
        _flag(option),
        help=_help(option),
        metavar=None if is_switch else _metavar(option),
        autocompletion=lambda incomplete: [word for word in known if word[0].startswith(incomplete)],
    )
    return _keyword(_parameter_name(option), Annotated[bool if is_switch else str | None, declared], option)


def _keyword(name: str, annotation: object, option: Option) -> inspect.Parameter:
    default = False if isinstance(option, SwitchOption) else None
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _metavar(option: Option) -> str:
    """Return a short description of the possible values."""
    if isinstance(option, MultipleChoiceOption):
        return "NAMES"
    if isinstance(option, DocumentOption):
        return "FILE|CODE" if option.code else "FILE"
    known = [word.value for word in option.words if word.value]
    if isinstance(option, NumberOption) and len(known) > MOST_LISTED:
        return f"{known[0]}…{known[-1]}"
    return "|".join(known)


def _help(option: Option) -> str:
    """Return the help of an option: its meaning, its values, its conditions and its clause."""
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
    return " ".join(filter(None, (f"{named}.", f"{meant}." if meant else "", only, f"[{option.clause}]")))


def _with_rulesets(parameter: inspect.Parameter, game: Game) -> inspect.Parameter:
    """Let the option that names a ruleset list those of the game."""
    rulesets = game.options.rulesets
    told = " ".join(f"{ruleset.name}: {translated(ruleset.sentence)}" for ruleset in rulesets)
    names = [(ruleset.name, translated(ruleset.title)) for ruleset in rulesets]
    declared = typer.Option(
        help=_("The ruleset, %(name)s if left out. %(rulesets)s") % {"name": rulesets[0].name, "rulesets": told},
        metavar="|".join(name for name, _title in names),
        autocompletion=lambda incomplete: [each for each in names if each[0].startswith(incomplete)],
    )
    return parameter.replace(annotation=Annotated[str | None, declared])


def _refusing(game: Game | None, words: Sequence[str]) -> Iterator[inspect.Parameter]:
    """Declare the options among these words that only other games have, to refuse them with a sentence."""
    for flag in dict.fromkeys(word for word in words if word.startswith("--")):
        found = [
            (other.title, option)
            for other in (registry.game(name) for name in registry.names())
            for option in other.options.offered
            if other is not game and _flag(option) == flag
        ]
        if found:
            yield _refused(game, flag, [title for title, _option in found], found[0][1])


def _refused(game: Game | None, flag: str, others: Sequence[str], option: Option) -> inspect.Parameter:
    """Declare an option that is known and cannot be used here."""

    def refuse(value: object) -> None:
        if value in (None, False):
            return
        names = {"others": listed(others), "title": game.title if game else ""}
        if game is None:
            raise typer.BadParameter(_("this is an option of %(others)s; name the game") % names)
        names["known"] = listed(_flag(each) for each in game.options.offered) or _("none")
        raise typer.BadParameter(_("this is an option of %(others)s; those of %(title)s are %(known)s") % names)

    kind = bool if isinstance(option, SwitchOption) else str | None
    declared = typer.Option(flag, hidden=True, callback=refuse)
    return _keyword(f"refused_{option.name}", Annotated[kind, declared], option)


AsJson = Annotated[bool, typer.Option("--json", help=_("Write one JSON object."))]
Plain = Annotated[bool, typer.Option("--plain", help=_("Plain text, for screen readers, pipes and files."))]


def gathered(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command one option for each field of its named tuples of options, and fill the tuples from them."""
    signature = inspect.signature(command, eval_str=True)
    groups = {name: each.annotation for name, each in signature.parameters.items() if _is_group(each.annotation)}

    def run(**values: object) -> None:
        filled = {name: group(*map(values.pop, group._fields)) for name, group in groups.items()}
        command(**values, **filled)

    spread = [
        one for each in signature.parameters.values() for one in (_fields(each) if each.name in groups else [each])
    ]
    return _declared(run, command, spread)


def with_examples(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option `--examples`, whose callback registers the example games before any name is read."""

    def run(*, examples: bool = False, **values: object) -> None:  # noqa: ARG001 - its callback has done the work
        command(**values)

    own = inspect.signature(command, eval_str=True).parameters.values()
    examples = inspect.Parameter("examples", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=Examples)
    return _declared(run, command, [*own, examples])


def _declared(
    run: Callable[..., None], command: Callable[..., None], parameters: Sequence[inspect.Parameter]
) -> Callable[..., None]:
    """Name a function after a command, and declare parameters that typer reads."""
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__doc__, run.__name__, run.__module__ = command.__doc__, command.__name__, command.__module__
    return run


def _is_group(annotation: object) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, tuple) and hasattr(annotation, "_fields")


def _fields(group: inspect.Parameter) -> Iterator[inspect.Parameter]:
    """The fields of a tuple of options, as a command takes them."""
    defaults = group.annotation._field_defaults
    for name, annotation in get_type_hints(group.annotation, include_extras=True).items():
        default = defaults.get(name, inspect.Parameter.empty)
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
