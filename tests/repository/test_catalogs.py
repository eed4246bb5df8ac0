"""Every language says all that English says: nothing is missing, stale, lost on the way, or in a word that is refused.

The catalogs are taken as they are found. Made-up ones show that each fault would be.
"""

from __future__ import annotations

import importlib.util
import io
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po, write_po

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.rulebook.rulebook import Rulebook

ROOT = Path(__file__).resolve().parents[2]
FOUND = sorted(path.name for path in (ROOT / "src/skyhop/locale").iterdir() if path.is_dir())
TERMS = """
# Terms

## Refused words

| Language | Refused | Said instead |
|---|---|---|
| German | Würfel, Karton* | Prämienstein |
| French | dé | cube |

## The same as in English

- German: `Film`, `a very long
  text`
- French: `Table`
"""
TEXTS: dict[str | tuple[str, str], str | tuple[str, str]] = {
    "The bag is empty.": "Der Beutel ist leer.",
    "Film": "Film",
    "a very long text": "a very long text",
    "%(id)s: %(count)s": "%(id)s: %(count)s",
    "Type yes: ": "Tippe ja: ",
    "%(who)s drew (%(action)s).": "%(who)s hat gezogen (%(action)s).",
    "Write `R7-3` or +A-B, --data, <b>%(name)s</b> [BC-4.2]": "<b>%(name)s</b>: schreib +A-B, `R7-3`, --data [BC-4.2]",
    ("%(count)s cube", "%(count)s cubes"): ("%(count)s Stein", "%(count)s Steine"),
    ("One more cube.", "%(count)s more cubes."): ("Noch ein Stein.", "Noch %(count)s Steine."),
}


@pytest.fixture(scope="module")
def catalogs() -> ModuleType:
    spec = importlib.util.spec_from_file_location("catalogs", ROOT / "tools" / "catalogs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("tag", FOUND)
def test_a_language_says_all_and_in_its_own_words(catalogs: ModuleType, tag: str) -> None:
    assert list(catalogs.all_faults([tag])) == [], f"python tools/catalogs.py {tag}"


def test_no_sentence_of_one_language_stands_in_the_catalog_of_another() -> None:
    languages: dict[object, set[str]] = {}
    for tag in FOUND:
        catalog = read_po(io.BytesIO((ROOT / f"src/skyhop/locale/{tag}/LC_MESSAGES/skyhop.po").read_bytes()))
        for message in catalog:
            text = message.string if isinstance(message.string, str) else " ".join(message.string or ())
            if len(re.findall(r"[^\W\d_]{3,}", text)) > 3:
                languages.setdefault(text, set()).add(tag)

    assert [text for text, tags in languages.items() if len(tags) > 1] == []


def test_german_speaks_to_readers_alone_as_du() -> None:
    """Texts about other players use the third person, and texts with the context `you` use the second person."""
    catalog = read_po(io.BytesIO((ROOT / "src/skyhop/locale/de/LC_MESSAGES/skyhop.po").read_bytes()))
    told = [
        (message.context, text)
        for message in catalog
        for text in ([message.string] if isinstance(message.string, str) else message.string or ())
        if "%(who)s" in text
    ]
    wrong = {"you": re.compile(r"%\(who\)s (hat|ist)\b"), None: re.compile(r"\b(hast|bist)\b")}

    assert {context for context, _text in told} == set(wrong)
    assert [text for context, text in told if wrong[context].search(text)] == []


@pytest.mark.parametrize("tag", FOUND)
@pytest.mark.parametrize("name", registry.names())
def test_a_rulebook_has_the_same_clauses_in_every_language(name: str, tag: str) -> None:
    game = registry.game(name)
    if not game.has(Capability.RULEBOOK):
        pytest.skip("it has no rulebook")
    books = ROOT / "src/skyhop/games" / name.replace("-", "_") / "rulebook"
    assert (books / tag).is_dir()
    theirs, ours = Rulebook.load(books, tag), Rulebook.load(books)

    assert [clause.number for clause in theirs.clauses()] == [clause.number for clause in ours.clauses()]
    for page in sorted((books / "en").glob("*.md")):
        assert conditions(books / tag / page.name) == conditions(page), page.name


def conditions(page: Path) -> list[str]:
    """Return the conditions, the parameters and the clause numbers in a rulebook page, sorted."""
    return sorted(re.findall(r"^::: .*$|\{\w+\}|\b(?:BC|AO)-\d+\.\d+", page.read_text("utf-8"), re.MULTILINE))


def made(texts: dict[str | tuple[str, str], str | tuple[str, str]] | None = None) -> Catalog:
    """A catalog of German, or without texts the template of one."""
    catalog = Catalog(locale="de" if texts is not None else None)
    for text, said in (TEXTS if texts is None else texts).items():
        catalog.add(text, said if texts is not None else "")
    return catalog


def written(catalog: Catalog) -> Catalog:
    """A catalog as its file has it."""
    file = io.BytesIO()
    write_po(file, catalog)
    file.seek(0)
    return read_po(file, locale=catalog.locale)


def faults_of(catalogs: ModuleType, catalog: Catalog) -> list[str]:
    found = catalogs.faults(written(catalog), written(made()), catalogs.terms_of("de", TERMS))
    return [fault.partition(": ")[0] for fault in found]


def test_a_whole_catalog_has_no_fault(catalogs: ModuleType) -> None:
    assert faults_of(catalogs, made(TEXTS)) == []


WRONG: dict[str, tuple[str | tuple[str, str], str | tuple[str, str], list[str]]] = {
    "empty": ("The bag is empty.", "", ["missing"]),
    "English": ("The bag is empty.", "The bag is empty.", ["English"]),
    "a place is lost": ("%(id)s: %(count)s", "%(id)s", ["places"]),
    "a place is of another kind": ("%(id)s: %(count)s", "%(id)s: %(count)d", ["places"]),
    "a place is brought": ("The bag is empty.", "Der Beutel von %(who)s ist leer.", ["places"]),
    "blanks": ("Type yes: ", "Tippe ja:", ["blanks"]),
    "notation": ("%(who)s drew (%(action)s).", "%(who)s hat gezogen: %(action)s.", ["notation"]),
    "a word": ("The bag is empty.", "Der Beutel hat keine Würfel.", ["Würfel (say Prämienstein)"]),
    "a word with an ending": ("The bag is empty.", "Alle Kartons sind leer.", ["Karton* (say Prämienstein)"]),
    "one form alone": (("%(count)s cube", "%(count)s cubes"), ("%(count)s Stein", ""), ["missing"]),
    "no count of several": (("%(count)s cube", "%(count)s cubes"), ("%(count)s Stein", "Steine"), ["places"]),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_each_fault_of_a_text_is_found(catalogs: ModuleType, wrong: str) -> None:
    text, said, found = WRONG[wrong]

    assert sorted(faults_of(catalogs, made({**TEXTS, text: said}))) == found


@pytest.mark.parametrize(
    ("lost", "kind"),
    [
        ("BC-4.2", "clauses"),
        ("`R7-3`", "code"),
        ("+A-B", "code"),
        ("--data", "code"),
        ("</b>", "markup"),
    ],
)
def test_what_is_no_word_may_not_be_lost(catalogs: ModuleType, lost: str, kind: str) -> None:
    text = next(text for text in TEXTS if isinstance(text, str) and "BC-4.2" in text)
    said = str(TEXTS[text]).replace(lost, "")

    assert faults_of(catalogs, made({**TEXTS, text: said})) == [kind]


def fuzzy(catalog: Catalog) -> None:
    catalog["The bag is empty."].flags.add("fuzzy")


def other_forms(catalog: Catalog) -> None:
    vars(catalog).update(_num_plurals=3, _plural_expr="(n % 3)")


CHANGES: dict[str, tuple[Callable[[Catalog], object], str]] = {
    "missing": (lambda catalog: catalog.delete("Film"), "missing"),
    "stale": (lambda catalog: catalog.add("No such text.", "Kein Text."), "stale"),
    "obsolete": (lambda catalog: catalog.obsolete.update({"x": Catalog().add("No such text.", "Nein.")}), "stale"),
    "of another context": (lambda catalog: catalog.add("Film", "Streifen", context="you"), "stale"),
    "fuzzy": (fuzzy, "fuzzy"),
    "plural forms": (other_forms, "plural forms"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_each_fault_of_a_catalog_is_found(catalogs: ModuleType, change: str) -> None:
    catalog = made(TEXTS)
    do, fault = CHANGES[change]
    do(catalog)

    assert fault in faults_of(catalogs, catalog)


def test_a_catalog_that_was_not_compiled_is_found(
    catalogs: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    for path, catalog in ((tmp_path / "skyhop.pot", made()), (folder / "skyhop.po", made(TEXTS))):
        with path.open("wb") as file:
            write_po(file, catalog)
    (tmp_path / "terms.md").write_text(TERMS, "utf-8")
    monkeypatch.setattr(catalogs, "LOCALE", tmp_path)
    monkeypatch.setattr(catalogs, "TERMS", tmp_path / "terms.md")
    monkeypatch.setattr(catalogs, "RULEBOOKS", "no/{}/book")
    (folder / "skyhop.mo").write_bytes(catalogs.compiled(folder / "skyhop.po", "de"))

    before = list(catalogs.all_faults(["de"]))
    (folder / "skyhop.mo").write_bytes(b"another")
    after = list(catalogs.all_faults(["de"]))

    assert before == []
    assert [fault.partition(";")[0] for fault in after] == ["de: skyhop.mo is not made from skyhop.po"]


def test_the_terms_name_a_word_in_each_language() -> None:
    rows = [line for line in (ROOT / "docs/terms.md").read_text("utf-8").splitlines() if line.startswith("|")]

    assert len(rows) > 90
    assert [row for row in rows if row.count("|") != 4 or not all(cell.strip() for cell in row[1:-1].split("|"))] == []


def test_the_words_that_are_said_are_not_refused(catalogs: ModuleType) -> None:
    text = (ROOT / "docs/terms.md").read_text("utf-8")
    table = text.partition("## Refused words")[0]

    for column, tag in ((2, "de"), (3, "fr")):
        terms = catalogs.terms_of(tag, text)
        said = [row.split("|")[column] for row in table.splitlines() if row.startswith("|")]
        assert [word for word in said if list(catalogs.refusals(word, terms))] == []
        assert terms.refused
        assert terms.same
