"""Hook of mkdocs for pages in several languages.

A folder `docs/<language>/` contains translated pages with the same file names as the English pages. Each language has a
separate navigation. A menu at the top leads to the same page in the other languages or, if a language lacks the page,
to its front page. The frame of a page and the names of keys are in the language of the page. The page of terms
translates the names of keys.
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
    """Set the last line of English pages. It also applies to output without a page, such as the 404 page."""
    config.copyright = _last_line(SOURCE_LANGUAGE)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Remove the pages in other languages from the English navigation."""
    for file in files.documentation_pages():
        if file.src_uri.partition("/")[0] in _tags(config):
            file.inclusion = InclusionLevel.NOT_IN_NAV
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Create the navigation of each language: the English navigation with only the pages that are translated."""
    english: list[Any] = config.nav or []
    for tag in _tags(config):
        config.nav = list(_translated(config, english, tag, _parts(config, tag)))
        own = navigations[tag] = get_navigation(files, config)
        own.homepage = own.pages[0]
    config.nav = english
    return nav


def on_page_content(html: str, page: Page, config: MkDocsConfig, **_given: object) -> str:
    """Return a page with the names of keys in its language. Letters have the same names in all languages."""
    if (tag := _tag(page, config)) == SOURCE_LANGUAGE:
        return html
    return named(html, keys((Path(config.docs_dir) / TERMS).read_text("utf-8"), tag))


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_given: object) -> dict[str, Any]:
    """Return the template context of a page: its frame in the language of the page, and links to other languages."""
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
    """Return HTML with other names for the keys."""
    return KEY.sub(lambda key: ">" + names.get(key[1], key[1]), html)


def keys(terms: str, tag: str) -> dict[str, str]:
    """Return the names of keys in a language, by English name, from the page of terms."""
    section = terms.partition("\n## Keys\n")[2].partition("\n## ")[0]
    heads, _line, *rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    column = heads.index(Locale.parse(tag, sep="-").english_name or tag)
    return {row[0]: row[column] for row in rows}


def _translated(config: MkDocsConfig, entries: Iterable[Any], tag: str, parts: Mapping[str, str]) -> Iterator[Any]:
    """Yield the navigation entries whose pages exist in a language. The titles of parts are in `parts`."""
    for entry in entries:
        for title, given in entry.items() if isinstance(entry, dict) else ():
            if isinstance(given, str):
                yield from [f"{tag}/{given}"] * _is_there(config, f"{tag}/{given}")
            elif inside := list(_translated(config, given, tag, parts)):
                yield {parts.get(title, title): inside}


def _parts(config: MkDocsConfig, tag: str) -> dict[str, str]:
    """Return the titles of the navigation's parts in a language, by English title. The front page contains them."""
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
    """Return the tags of the languages that have a folder of pages."""
    return [tag for tag in languages() if (Path(config.docs_dir) / tag).is_dir()]


def _tag(page: Page, config: MkDocsConfig) -> str:
    """Return the language tag of a page, from the name of its folder."""
    folder = page.file.src_uri.partition("/")[0]
    return folder if folder in _tags(config) else SOURCE_LANGUAGE


def _is_there(config: MkDocsConfig, place: str) -> bool:
    return (Path(config.docs_dir) / place).is_file()
