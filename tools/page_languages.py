"""Shows players' pages in the languages that they are written in: a mkdocs hook.

A folder `docs/<language>/` holds pages by the names of the English ones. Each language has a navigation of its own, and
a menu in the head of a page leads to the same page in the others, or to the first one. The frame of a page, and the
keys that it names, are in its language; the names of keys stand on the page of terms.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_date
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files, InclusionLevel
from mkdocs.structure.nav import Navigation, get_navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_build_datetime
from mkdocs.utils.meta import get_data

from skyhop import __version__
from skyhop.i18n import SOURCE_LANGUAGE, _, language_name, languages, use_language

KEY = re.compile(r"(?<=<kbd) [^>]*>([^<]+)(?=</kbd>)")
TERMS = "terms.md"
FRONT = "index.md"
ROOT = Path(__file__).resolve().parents[1]

navigations: dict[str, Navigation] = {}
"""Navigation by language, for all languages except English."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Give what is no page, as the answer to a wrong address, the last line of the English ones."""
    config.copyright = _last_line(SOURCE_LANGUAGE)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Leave the pages in other languages out of the English navigation."""
    for file in files.documentation_pages():
        if file.src_uri.partition("/")[0] in _tags(config):
            file.inclusion = InclusionLevel.NOT_IN_NAV
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Give each language a navigation of its own: that of the English pages, as far as they are there in it."""
    english: list[Any] = config.nav or []
    for tag in _tags(config):
        config.nav = list(_translated(config, english, tag, _parts(config, tag)))
        own = navigations[tag] = get_navigation(files, config)
        own.homepage = own.pages[0]
    config.nav = english
    return nav


def on_page_content(html: str, page: Page, config: MkDocsConfig, **_given: object) -> str:
    """Name the keys of a page as its language does, without the signs of the theme; letters are the same in all."""
    if (tag := _tag(page, config)) == SOURCE_LANGUAGE:
        return html
    return named(html, keys((Path(config.docs_dir) / TERMS).read_text("utf-8"), tag))


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_given: object) -> dict[str, Any]:
    """Write the frame of a page in its language, with version and date, and lead to the same page in the others."""
    tag = _tag(page, config)
    english = page.file.src_uri.removeprefix(f"{tag}/")
    places = {SOURCE_LANGUAGE: english} | {
        each: f"{each}/{english if _is_there(config, f'{each}/{english}') else FRONT}" for each in _tags(config)
    }
    config.theme["language"] = tag
    config.extra["alternate"] = [
        {"name": language_name(each), "lang": each, "link": place.removesuffix(".md") + ".html"}
        for each, place in places.items()
    ]
    config.copyright = _last_line(tag)
    return context | {"nav": navigations.get(tag, context["nav"])}


def named(html: str, names: Mapping[str, str]) -> str:
    """Name the keys of a page otherwise."""
    return KEY.sub(lambda key: ">" + names.get(key[1], key[1]), html)


def keys(terms: str, tag: str) -> dict[str, str]:
    """Return the names of keys in a language, by English name, from the page of terms."""
    section = terms.partition("\n## Keys\n")[2].partition("\n## ")[0]
    heads, _line, *rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    column = heads.index(Locale.parse(tag, sep="-").english_name or tag)
    return {row[0]: row[column] for row in rows}


def _translated(config: MkDocsConfig, entries: Iterable[Any], tag: str, parts: Mapping[str, str]) -> Iterator[Any]:
    """Yield the navigation entries whose pages exist in a language; a part has the title of its front page."""
    for entry in entries:
        for title, given in entry.items() if isinstance(entry, dict) else ():
            if isinstance(given, str):
                yield from [f"{tag}/{given}"] * _is_there(config, f"{tag}/{given}")
            elif inside := list(_translated(config, given, tag, parts)):
                yield {parts.get(title, title): inside}


def _parts(config: MkDocsConfig, tag: str) -> dict[str, str]:
    """Return the titles of the navigation's parts in a language, by English title."""
    _text, said = get_data((Path(config.docs_dir) / tag / FRONT).read_text("utf-8"))
    parts: dict[str, str] = said.get("parts", {})
    return parts


def _last_line(tag: str) -> str:
    """Return the project's description, version and date in a language."""
    with use_language(tag):
        own = _("An unofficial work by admirers of the games. Skyhop %(version)s") % {"version": __version__}
    return f"{own} · {format_date(_date(), 'long', tag)}"


@cache
def _date() -> date:
    """Return the day of the last change, or of the build if there is no history."""
    git = shutil.which("git") or "git"
    with suppress(OSError, subprocess.SubprocessError, ValueError):
        asked = [git, "-C", str(ROOT), "log", "-1", "--format=%cs"]
        return date.fromisoformat(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    return get_build_datetime().date()


def _tags(config: MkDocsConfig) -> list[str]:
    """List the languages that have a folder of pages."""
    return [tag for tag in languages() if (Path(config.docs_dir) / tag).is_dir()]


def _tag(page: Page, config: MkDocsConfig) -> str:
    """Return the language of a page, from its folder."""
    folder = page.file.src_uri.partition("/")[0]
    return folder if folder in _tags(config) else SOURCE_LANGUAGE


def _is_there(config: MkDocsConfig, place: str) -> bool:
    return (Path(config.docs_dir) / place).is_file()
