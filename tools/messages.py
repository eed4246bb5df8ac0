"""Collector of all texts for people: it writes the template, and updates the catalogs.

Run it as `make messages`. The texts are arguments of the functions in `KEYWORDS`, in Python and in page templates. Help
texts of commands come from docstrings: the first line of each command and subcommand, and the texts of options. The
text of an option is under "Args:", or below a field of a named tuple that groups options.
"""

from __future__ import annotations

import ast
import io
import sys
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import IO, TYPE_CHECKING, TypeGuard

from babel.messages import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from skyhop.cli.options import read_arguments
from skyhop.cli.program import SHARED
from skyhop.game.text import YOU

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "skyhop"
LOCALE = SOURCE / "locale"
TEMPLATE = LOCALE / "skyhop.pot"
PERSONAL = {"about": (1,), "N_about": (1,), "translate_about": (1,), "about_several": (1, 2)}
"""Functions whose texts may be about the reader. Each text has a second translation, which addresses the reader."""
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2), **PERSONAL}
# Fixed date, so that a run without new texts changes no file.
WRITTEN = datetime(2026, 1, 1, tzinfo=UTC)


def main() -> int:
    """Write the template, then each catalog and its compiled form. Return the exit code."""
    template = collect()
    TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_bytes(as_file(template))
    for path in sorted(LOCALE.glob("*/LC_MESSAGES/skyhop.po")):
        with path.open("rb") as file:
            catalog = read_po(file, locale=path.parent.parent.name, domain="skyhop")
        catalog.update(template)
        path.write_bytes(as_file(catalog))
        with path.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, catalog)
    print(f"{len(template)} texts in {TEMPLATE.relative_to(ROOT)}")
    return 0


@cache
def collect() -> Catalog:
    """Return the texts in all source files, each with the names of its files."""
    catalog = Catalog(header_comment="# The texts of skyhop; written by `make messages`.", creation_date=WRITTEN)
    for path in sorted(SOURCE.rglob("*")):
        for message, context in texts_of(path):
            catalog.add(message, locations=[(path.relative_to(ROOT).as_posix(), 0)], context=context)
    return catalog


def texts_of(path: Path) -> Iterator[tuple[str | tuple[str, ...], str | None]]:
    """Yield the texts of one file, each with its context or None. A text with a plural is a pair."""
    method = {".py": "python", ".html": "jinja2"}.get(path.suffix)
    if method is None:
        return
    for _line, message, _comments, context in extract_from_file(method, path, keywords=KEYWORDS):
        yield message, context
    if method == "python":
        for _line, message, _comments, _context in extract_from_file(method, path, keywords=PERSONAL):
            yield message, YOU
    if path.parent.parent == SOURCE / "cli" and path.name != "__init__.py" and method == "python":
        module = ast.parse(path.read_text("utf-8"))
        names = path.stem.split(SHARED)
        own = [each for each in module.body if isinstance(each, ast.FunctionDef) and each.name in names]
        commands: list[ast.Module | ast.FunctionDef] = [module, *filter(_is_subcommand, module.body)]
        if SHARED in path.stem:
            commands = [*own]
        for command in commands:
            yield (ast.get_docstring(command) or "").partition("\n")[0], None
        for node in module.body:
            for text in _helps(node):
                yield text, None


def _is_subcommand(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and any("app.command" in ast.unparse(each) for each in node.decorator_list)


def _helps(node: ast.stmt) -> Iterator[str]:
    """Yield the help texts of options: under "Args:" in a function, or below the fields of a named tuple."""
    if isinstance(node, ast.FunctionDef):
        yield from read_arguments(ast.get_docstring(node) or "").values()
    if isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases):
        for field, text in pairwise(node.body):
            if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                yield " ".join(ast.literal_eval(text.value).split())


def as_file(catalog: Catalog) -> bytes:
    """Return a catalog as the bytes of its file. Equal texts give equal bytes."""
    file: IO[bytes] = io.BytesIO()
    write_po(file, catalog, width=100, sort_output=True, include_lineno=False, ignore_obsolete=True)
    file.seek(0)
    return file.read()


if __name__ == "__main__":
    sys.exit(main())
