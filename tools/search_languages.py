"""Hook of mkdocs that gives each language of the documentation a separate search index.

The theme loads the search index from the base address that a page names. For a translated page, this hook changes the
base address to the folder of the language. The folder contains an index of the translated pages. The index also
contains the pages that exist only in English. They come last in the results. A second file contains the same index for
pages that a reader opens from a disk.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page

from skyhop.i18n import SOURCE_LANGUAGE, languages

BEHIND = 1e-4
"""Weight of a page that exists only in English.

With this weight, a match in its title counts less than a match in the text of a translated page.
"""
INDEX = "search/search_index"
Entry = dict[str, Any]


def on_post_page(output: str, page: Page, config: MkDocsConfig, **_given: object) -> str:
    """Return the HTML of a page. On a translated page, set the base address to the folder of its language."""
    if page.file.src_uri.partition("/")[0] not in _tags(Path(config.docs_dir)):
        return output
    return output.replace('"base": "..', '"base": ".', 1)


@event_priority(-50)  # after the search plugin, and before the plugin for offline use
def on_post_build(config: MkDocsConfig, **_given: object) -> None:
    """Write a search index for each language."""
    site, tags = Path(config.site_dir), _tags(Path(config.docs_dir))
    index = json.loads((site / f"{INDEX}.json").read_text("utf-8"))
    for tag in tags:
        entries = list(own(index["docs"], tag, tags))
        _write(site / tag, index["config"] | {"lang": [tag, SOURCE_LANGUAGE]}, entries, is_on_disk=True)
    english = [entry for entry in index["docs"] if _language(entry, tags) == SOURCE_LANGUAGE]
    _write(site, index["config"] | {"lang": [SOURCE_LANGUAGE]}, english, is_on_disk=False)


def own(entries: Iterable[Entry], tag: str, tags: Iterable[str]) -> Iterable[Entry]:
    """Return the search entries of a language, with addresses relative to its folder."""
    entries = list(entries)
    translated = {_page(entry).removeprefix(f"{tag}/") for entry in entries if _language(entry, tags) == tag}
    for entry in entries:
        if _language(entry, tags) == tag:
            yield entry | {"location": entry["location"].removeprefix(f"{tag}/")}
        elif _language(entry, tags) == SOURCE_LANGUAGE and _page(entry) not in translated:
            yield entry | {"location": f"../{entry['location']}", "boost": BEHIND * entry.get("boost", 1)}


def _write(folder: Path, config: Mapping[str, Any], entries: list[Entry], *, is_on_disk: bool) -> None:
    path = folder / f"{INDEX}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    written = json.dumps({"config": config, "docs": entries}, separators=(",", ":"))
    path.write_text(written, "utf-8")
    if is_on_disk:
        path.with_suffix(".js").write_text(f"var __index = {written}", "utf-8")


def _tags(docs: Path) -> list[str]:
    """Return the tags of the languages that have a folder of pages."""
    return [tag for tag in languages() if (docs / tag).is_dir()]


def _language(entry: Entry, tags: Iterable[str]) -> str:
    folder = str(entry["location"]).partition("/")[0]
    return folder if folder in tags else SOURCE_LANGUAGE


def _page(entry: Entry) -> str:
    return str(entry["location"]).partition("#")[0]
