"""Hook of mkdocs that runs the notebook of the documentation, and shows the output below each cell.

A block of Python or of a console is a cell. As in a notebook, the value of its last line appears as a picture, a table
or a text. The cells with their outputs also become a file for Jupyter. An error in a cell stops the build.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from functools import cache
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

PAGE = "notebook.md"
FILE = "notebook.ipynb"
CELL = re.compile(r"^```(python|console|sh)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
KINDS = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}
"""MIME type by the method that notebooks call on a value, in order of preference."""


class Output(NamedTuple):
    """Output of a cell: the printed text, and the display of its last value."""

    printed: str = ""
    kind: str = ""
    shown: str = ""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the file for Jupyter to the files of the documentation."""
    text = (Path(config.docs_dir) / PAGE).read_text("utf-8")
    files.append(File.generated(config, FILE, content=json.dumps(notebook(text), indent=1, ensure_ascii=False)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001  as asked
    """Return the Markdown of a page. On the page of the notebook, add the output below each cell."""
    if page.file.src_uri != PAGE:
        return markdown
    found = iter(outputs(markdown))
    return CELL.sub(lambda cell: _cell(cell) + _told(next(found)), markdown)


@cache
def outputs(markdown: str) -> tuple[Output, ...]:
    """Run the cells of a page in order, in a temporary folder. Return their outputs."""
    names: dict[str, Any] = {"__name__": "__main__"}
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        return tuple(_run(cell[1], cell[2], names) for cell in CELL.finditer(markdown))


def notebook(markdown: str) -> dict[str, Any]:
    """Return the page as a notebook of format 4, with the text between cells as Markdown."""
    found, cells, at = iter(outputs(markdown)), list[dict[str, Any]](), 0
    for number, cell in enumerate(CELL.finditer(markdown), 1):
        cells += [*_prose(markdown[at : cell.start()]), _code(cell, next(found), number)]
        at = cell.end()
    cells += _prose(markdown[at:])
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 4}


def _prose(text: str) -> Iterator[dict[str, Any]]:
    if text.strip():
        yield {"cell_type": "markdown", "metadata": {}, "source": text.strip()}


def _code(cell: re.Match[str], output: Output, number: int) -> dict[str, Any]:
    source = _commands(cell[2], "!") if cell[1] == "console" else f"%{cell[2]}" if cell[1] == "sh" else cell[2]
    given: list[dict[str, Any]] = []
    if output.printed:
        given.append({"output_type": "stream", "name": "stdout", "text": output.printed})
    if output.shown:
        data = {"text/plain": output.shown} if not output.kind else {output.kind: output.shown}
        given.append({"output_type": "execute_result", "execution_count": number, "data": data, "metadata": {}})
    made = {"cell_type": "code", "execution_count": number, "metadata": {}, "outputs": given}
    return made | {"source": source.rstrip()}


def _cell(cell: re.Match[str]) -> str:
    """Render a cell as Markdown. For a console, leave out its output, because the real output follows below."""
    return f"```console\n{_commands(cell[2], '$ ')}```\n" if cell[1] == "console" else cell[0]


def _commands(block: str, mark: str) -> str:
    lines = (line.removeprefix("$ ") for line in block.splitlines() if line.startswith("$ "))
    return "".join(f"{mark}{line}\n" for line in lines)


def _run(kind: str, source: str, names: dict[str, Any]) -> Output:
    if kind == "sh":  # readers run these commands, and the build does not
        return Output()
    if kind == "console":
        return Output("".join(map(_printed, _commands(source, "").splitlines())))
    *body, last = ast.parse(source).body
    printed = StringIO()
    with redirect_stdout(printed):
        value = None
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(body, []), PAGE, "exec"), names)  # noqa: S102 - the page is ours
            value = eval(compile(ast.Expression(last.value), PAGE, "eval"), names)  # noqa: S307 - as above
        else:
            exec(compile(source, PAGE, "exec"), names)  # noqa: S102 - as above
    if value is None:
        return Output(printed.getvalue())
    for method, shown_as in KINDS.items():
        if show := getattr(value, method, None):
            return Output(printed.getvalue(), shown_as, show())
    return Output(printed.getvalue(), "", repr(value))


def _printed(command: str) -> str:
    _program, *arguments = command.split()
    line = [sys.executable, "-m", "skyhop.cli", *arguments]
    plain = {**os.environ, "LANGUAGE": "en", "NO_COLOR": "1"}
    return subprocess.run(line, stdout=subprocess.PIPE, text=True, check=True, env=plain).stdout


def _told(output: Output) -> str:
    """Render the output of a cell as Markdown."""
    text = output.printed + (output.shown if not output.kind else "")
    parts = []
    if text.startswith("| "):
        parts.append(text)
    elif text.strip():
        parts.append(f'<pre class="cell-output"><code>{escape(text.strip())}</code></pre>')
    if output.kind:
        shown = re.sub(r"\n\s*\n", "\n", output.shown)
        parts.append(f'<div class="cell-output">{shown}</div>')
    return "".join(f"\n{part}\n" for part in parts)
