"""Hook of mkdocs that adds files from other folders of the checkout to the documentation.

The changelog and the citation become pages. The fonts of the drawings are also the fonts of the headings. All decisions
become entries of the navigation. The hook writes no file into the checkout.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
CITATION = ROOT / "CITATION.cff"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add all decisions to the navigation, after the page about decisions, in the order of their numbers."""
    entries: list[Any] = config.nav or []
    decisions = next(entry["Decisions"] for entry in entries if "Decisions" in entry)
    found = sorted(f"decisions/{path.name}" for path in (Path(config.docs_dir) / "decisions").glob("*.md"))
    decisions.extend(page for page in found if page not in decisions)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages, and put the fonts next to the style sheet that loads them."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "changelog.md", content=changelog))
    files.append(File.generated(config, "cite.md", content=_cite()))
    for path in sorted((ROOT / "src/skyhop/svg/serif").iterdir()):
        if path.suffix in {".woff2", ".txt"}:
            files.append(File.generated(config, f"stylesheets/letters/{path.name}", abs_src_path=str(path)))
    return files


def _cite() -> str:
    """Return the Markdown of the page about citation."""
    return (
        "# How to cite\n\nIf you use Skyhop for a publication, please cite the version that you used. "
        "Reference managers can read the file `CITATION.cff` in the repository:\n\n"
        f"```yaml\n{CITATION.read_text('utf-8')}```\n"
    )
