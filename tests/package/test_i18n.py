"""Tests of translated texts, which are in English if a translation is missing."""

from __future__ import annotations

import gettext
import struct
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.languages import REMEMBERING, forget_languages

from skyhop import i18n
from skyhop.i18n import (
    N_,
    _,
    cache_by_language,
    direction,
    known_language,
    language,
    language_name,
    languages,
    listed,
    ngettext,
    translated,
    use_language,
    with_semicolons,
)

pytestmark = pytest.mark.presentation


class Upper(gettext.NullTranslations):
    """A catalog that shouts, so that a translated text is told from an English one."""

    def gettext(self, message: str) -> str:
        return message.upper()

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return (msgid1 if n == 1 else msgid2).upper()


@pytest.fixture
def catalogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Catalogs for French and for the French of Canada, in a package of their own."""
    for name, cup in (("fr", "tasse"), ("fr_CA", "gobelet"), ("tlh", "HIvje")):
        folder = tmp_path / "locale" / name / "LC_MESSAGES"
        folder.mkdir(parents=True)
        texts = {"": f"Content-Type: text/plain; charset=UTF-8\nLanguage: {name}\n", "cup": cup}
        (folder / "skyhop.mo").write_bytes(catalog_of(texts))
    (tmp_path / "locale" / "empty").mkdir()
    monkeypatch.setattr(i18n, "files", lambda _package: tmp_path)
    forget_languages()
    yield
    monkeypatch.undo()
    forget_languages()


def catalog_of(texts: dict[str, str]) -> bytes:
    """Write a catalog as GNU gettext reads it: two tables of lengths and places, then the texts."""
    pairs = [(key.encode(), value.encode()) for key, value in sorted(texts.items())]
    head, table = 28, 8 * len(pairs)
    place, tables, body = head + 2 * table, [b"", b""], b""
    for column in range(2):
        for pair in pairs:
            tables[column] += struct.pack("<2I", len(pair[column]), place + len(body))
            body += pair[column] + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), head, head + table, 0, 0) + tables[0] + tables[1] + body


def test_all_that_is_remembered_of_catalogs_can_be_forgotten() -> None:
    of_numbers = {i18n._map_number_signs, i18n._percentage, i18n._is_english}
    assert {each for each in vars(i18n).values() if hasattr(each, "cache_clear")} - of_numbers == set(REMEMBERING)


@pytest.mark.usefixtures("catalogs")
def test_a_language_is_one_that_has_a_catalog() -> None:
    assert languages() == ("en", "fr", "fr-CA", "tlh")


@pytest.mark.usefixtures("catalogs")
@pytest.mark.parametrize(
    ("tag", "known"),
    [("fr", "fr"), ("FR-ca", "fr-CA"), ("fr-CH", "fr"), ("de", None), ("", None), ("EN-gb", "en"), ("f", None)],
)
def test_a_tag_means_the_nearest_language_with_texts(tag: str, known: str | None) -> None:
    assert known_language(tag) == known


@pytest.mark.usefixtures("catalogs")
def test_a_language_is_named_and_written_as_its_speakers_do() -> None:
    assert [language_name(tag) for tag in ("en", "fr", "fr-CA", "tlh")] == [
        "English",
        "Français",
        "Français (Canada)",
        "tlh",
    ]
    assert {direction(tag) for tag in languages()} == {"ltr"}


@pytest.mark.usefixtures("catalogs")
@pytest.mark.parametrize(("tag", "cup"), [("fr-CA", "gobelet"), ("fr-CH", "tasse"), ("fr", "tasse"), ("de", "cup")])
def test_a_text_comes_from_the_nearest_catalog(tag: str, cup: str) -> None:
    with use_language(tag):
        assert _("cup") == cup


@pytest.mark.usefixtures("catalogs")
@pytest.mark.parametrize(
    ("tag", "told"),
    [("en", "a, b, c"), ("fr", "a, b et c"), ("fr-CH", "a, b et c"), ("de", "a, b, c"), ("tlh", "a, b, c")],
)
def test_things_are_listed_as_the_language_of_the_texts_lists_them(tag: str, told: str) -> None:
    """Klingon has texts here and no lists in CLDR, German no texts: both list as English does."""
    with use_language(tag):
        assert listed(iter("abc")) == told
        assert [listed(["a"]), listed([])] == ["a", ""]


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    real = i18n._catalog
    monkeypatch.setattr(i18n, "_catalog", lambda tag: Upper() if tag == "xx" else real(tag))
    forget_languages()
    yield
    forget_languages()


def test_english_is_given_back_as_written() -> None:
    assert _("The bag is empty.") == "The bag is empty."


def test_a_language_without_a_catalog_is_answered_in_english() -> None:
    with use_language("tlh-QO"):
        assert _("The bag is empty.") == "The bag is empty."


def test_a_tag_that_is_a_path_is_answered_in_english() -> None:
    with use_language("../../en"):
        assert _("The bag is empty.") == "The bag is empty."


def test_plurals_follow_the_count() -> None:
    spoken = [ngettext("%(n)s cube", "%(n)s cubes", n) % {"n": n} for n in (0, 1, 2)]

    assert spoken == ["0 cubes", "1 cube", "2 cubes"]


@pytest.mark.usefixtures("shouting")
def test_a_text_of_a_table_is_translated_where_it_is_read() -> None:
    marked = N_("The bag is empty.")

    with use_language("xx"):
        assert translated(marked) == "THE BAG IS EMPTY."


def test_no_text_stays_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalog answers the empty text with its own head."""
    monkeypatch.setattr(i18n, "_", lambda _message: "Project-Id-Version: skyhop")

    assert translated("") == ""


@pytest.mark.usefixtures("shouting")
def test_a_block_speaks_its_language_and_gives_the_old_one_back() -> None:
    with use_language("xx"):
        inside = (language(), _("cup"), ngettext("cube", "cubes", 2))

    assert inside == ("xx", "CUP", "CUBES")
    assert (language(), _("cup")) == ("en", "cup")


@pytest.mark.usefixtures("shouting")
def test_a_language_is_given_back_after_an_error() -> None:
    with pytest.raises(RuntimeError), use_language("xx"):
        raise RuntimeError

    assert language() == "en"


@pytest.mark.usefixtures("shouting")
def test_threads_do_not_share_a_language() -> None:
    heard: list[str] = []
    with use_language("xx"):
        thread = threading.Thread(target=lambda: heard.append(_("cup")))
        thread.start()
        thread.join()

    assert heard == ["cup"]


def test_what_is_remembered_is_said_once_in_each_language() -> None:
    asked = []

    @cache_by_language(2)
    def count(number: int, *, of: str) -> str:
        asked.append((language(), number))
        return f"{language()} {number} {of}"

    said = [count(1, of="cups"), count(1, of="cups"), count(2, of="cups")]
    with use_language("fr"):
        said.append(count(1, of="cups"))

    assert said == ["en 1 cups", "en 1 cups", "en 2 cups", "fr 1 cups"]
    assert asked == [("en", 1), ("en", 2), ("fr", 1)]


def test_a_semicolon_keeps_its_distance_where_a_language_wants_it() -> None:
    said = {}
    for tag in ("en", "de", "fr"):
        with use_language(tag):
            said[tag] = with_semicolons(iter(["A", "B", "C"]))

    assert said == {"en": "A; B; C", "de": "A; B; C", "fr": "A\u202f; B\u202f; C"}
    assert with_semicolons([]) == ""


def test_english_is_the_first_language() -> None:
    assert languages()[0] == "en"
