"""Shows players' pages in the languages that they are written in: a mkdocs hook.

A folder `docs/<language>/` holds pages by the names of the English ones. Each language has a section of the navigation
after the front page; where a page is there in several languages, a menu in its head leads from one to the other. The
frame of a page, and the keys that it names, are in its language; the names of keys stand on the page of terms.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from babel import Locale
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from skyhop import __version__
from skyhop.core.i18n import SOURCE_LANGUAGE, _, language_name, languages, use_language

KEY = re.compile(r"(?<=<kbd) [^>]*>([^<]+)(?=</kbd>)")
TERMS = "terms.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Give each language a section after the front page, with its pages in the order of the English ones."""
    entries: list[Any] = config.nav or []
    english = [page for entry in entries for page in entry.values() if isinstance(page, str)]
    for tag in reversed(_tags(config)):
        pages = [f"{tag}/{page}" for page in english if _is_there(config, f"{tag}/{page}")]
        entries.insert(1, {language_name(tag): pages})
    config.nav = entries
    return config


def on_page_content(html: str, page: Page, config: MkDocsConfig, **_given: object) -> str:
    """Name the keys of a page as its language does, without the signs of the theme; letters are the same in all."""
    if (tag := _tag(page, config)) == SOURCE_LANGUAGE:
        return html
    return named(html, keys((Path(config.docs_dir) / TERMS).read_text("utf-8"), tag))


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, **_given: object) -> dict[str, Any]:
    """Write the frame of a page in its language, and lead to the same page in the others."""
    tag = _tag(page, config)
    english = page.file.src_uri.removeprefix(f"{tag}/")
    others = [each for each in _tags(config) if _is_there(config, f"{each}/{english}")]
    places = {SOURCE_LANGUAGE: english, **{each: f"{each}/{english}" for each in others}} if others else {}
    config.theme["language"] = tag
    config.extra["alternate"] = [
        {"name": language_name(each), "lang": each, "link": place.removesuffix(".md") + ".html"}
        for each, place in places.items()
    ]
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """End a page in its language, as the table ends its pages."""
    if (tag := _tag(page, config)) == SOURCE_LANGUAGE or not config.copyright:
        return output
    with use_language(tag):
        own = _("An unofficial work by admirers of the games. Skyhop %(version)s") % {"version": __version__}
    return output.replace(config.copyright, own)


def named(html: str, names: Mapping[str, str]) -> str:
    """Name the keys of a page otherwise."""
    return KEY.sub(lambda key: ">" + names.get(key[1], key[1]), html)


def keys(terms: str, tag: str) -> dict[str, str]:
    """The names of keys in a language, by the English ones, as the page of terms has them."""
    section = terms.partition("\n## Keys\n")[2].partition("\n## ")[0]
    heads, _line, *rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("|")]
    column = heads.index(Locale.parse(tag, sep="-").english_name or tag)
    return {row[0]: row[column] for row in rows}


def _tags(config: MkDocsConfig) -> list[str]:
    """The languages that have a folder of pages."""
    return [tag for tag in languages() if (Path(config.docs_dir) / tag).is_dir()]


def _tag(page: Page, config: MkDocsConfig) -> str:
    """The language of a page, by its folder."""
    folder = page.file.src_uri.partition("/")[0]
    return folder if folder in _tags(config) else SOURCE_LANGUAGE


def _is_there(config: MkDocsConfig, place: str) -> bool:
    return (Path(config.docs_dir) / place).is_file()
