"""Check of the links in the built site: each internal page, file and anchor must exist.

Run it as `python tools/links.py SITE`. The check does not visit addresses of other sites. If a page loads a script,
style sheet, font or picture from another site, that is an error, because the pages must work without a network.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINKS = {"a": "href", "area": "href", "form": "action"}
LOADED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src", "audio": "src"}
NAMING_RELATIONS = {"canonical", "next", "prev", "license", "author", "alternate"}


@dataclass
class Page(HTMLParser):
    """HTML page with its links, the addresses of the files that it loads, and its anchors."""

    path: Path
    links: set[str] = field(default_factory=set)
    loaded: set[str] = field(default_factory=set)
    anchors: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Store the link, the loaded file and the anchor of a tag."""
        values = {name: value or "" for name, value in attrs}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag in LINKS and LINKS[tag] in values:
            self.links.add(values[LINKS[tag]])
        if tag in LOADED and LOADED[tag] in values and not NAMING_RELATIONS & set(values.get("rel", "").split()):
            self.loaded.add(values[LOADED[tag]])


def main(site: Path) -> int:
    """Print all faults of the site. Return the exit code."""
    pages = {path.resolve(): Page(path) for path in sorted(site.rglob("*.html"))}
    if not pages:
        print(f"There are no pages in {site}.")
        return 1
    found = ((page.path, fault) for page in pages.values() for fault in faults_of(page, pages, site.resolve()))
    faults = [f"{path}: {fault}" for path, fault in found]
    print("\n".join(faults) or f"Every link of {len(pages)} pages leads somewhere.")
    return 1 if faults else 0


def faults_of(page: Page, pages: dict[Path, Page], site: Path) -> list[str]:
    """Return the faults in the links of one page."""
    outside = [f"loads {target} from elsewhere" for target in sorted(page.loaded) if is_outside(target)]
    inside = (target for target in sorted(page.links | page.loaded) if not urlsplit(target).scheme)
    return outside + [fault for target in inside if (fault := fault_of(target, page, pages, site))]


def is_outside(target: str) -> bool:
    """Return True if an address is outside the site, so that loading it needs a network."""
    parts = urlsplit(target)
    return bool(parts.netloc) or parts.scheme in {"http", "https"}


def fault_of(target: str, page: Page, pages: dict[Path, Page], site: Path) -> str:
    """Return the fault of one internal link, or an empty text."""
    parts = urlsplit(target)
    if parts.netloc:
        return ""
    start = site if parts.path.startswith("/") else page.path.resolve().parent
    place = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else page.path.resolve()
    place = place / "index.html" if place.is_dir() else place
    if not place.is_file():
        return f"{target} leads nowhere"
    anchor = unquote(parts.fragment)
    if anchor and place in pages and anchor not in pages[place].anchors and not anchor.startswith("__"):
        return f"{target}: there is no anchor {anchor!r}"
    return ""


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
