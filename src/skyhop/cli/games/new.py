"""Create a game of your own."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

import skyhop
from skyhop.game import registry
from skyhop.i18n import _

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MODEL = "nim"
"""Example game that the command copies for a new game."""

app = typer.Typer()


@app.callback()
def new() -> None:
    """Create a new game."""


@app.command()
def game(name: str, *, folder: Annotated[Path | None, typer.Option(exists=True, file_okay=False)] = None) -> None:
    """Write a small game that works, as a starting point for your own game.

    Args:
        name: Name of the game, such as connect-four.
        folder: Folder for the new game. Default: the current folder or, inside a checkout of skyhop, its games folder.
    """
    _check(name)
    games = None if folder else _find_games_of_checkout()
    place = folder or games or Path()
    file = place / f"{name.replace('-', '_')}.py"
    if file.exists() or file.with_suffix("").exists():
        raise typer.BadParameter(_("%(file)s already exists. Choose another name.") % {"file": file})
    title = name.replace("-", " ").title()
    model = (files(registry.EXAMPLES) / f"{MODEL}.py").read_text("utf-8")
    model = re.sub(rf"\b{MODEL.title()}(?=\()", title.replace(" ", ""), model)  # the class, and the call of it
    file.write_text(model.replace(MODEL.title(), title).replace(f'"{MODEL}"', f'"{name}"'), encoding="utf-8")
    setting = f"{registry.FURTHER}={place} " if place is not games else ""
    print(_("%(file)s is a complete sample game. Edit this file to make your own game.") % {"file": file})
    for command in (f"play {name}", f"simulate {name} -o {name}.jsonl", "serve"):
        print(f"  {setting}skyhop {command}")


def _check(name: str) -> None:
    """Raise a usage error if the name of the game is invalid or already in use."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        problem = _(
            "%(name)s is not a valid name for a game. Use small letters, digits and hyphens, such as "
            "connect-four. Begin with a letter, and do not use a keyword of Python."
        )
        raise typer.BadParameter(problem % {"name": repr(name)})
    with registry.with_examples():
        if name in registry.names():
            raise typer.BadParameter(_("a game %(name)s already exists; choose another name") % {"name": repr(name)})


def _find_games_of_checkout() -> Path | None:
    """Return the folder of the games if skyhop runs from a checkout and the current folder is in it, otherwise None."""
    package = Path(str(skyhop.__file__)).resolve().parent
    checkout = package.parents[1]
    is_inside = (checkout / "pyproject.toml").is_file() and Path.cwd().resolve().is_relative_to(checkout)
    return package / "games" if is_inside else None
