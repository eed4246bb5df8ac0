"""Pages about the site: privacy, as the schema declares it."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.web.visitor import Visitor

from skyhop.i18n import languages, use_language
from skyhop.server.schema import DATA_GROUPS, HEARTBEAT, METADATA, PLAYER_COLUMNS, Fate
from skyhop.web.pages.accounts.account_data import FATES, describe_data


def test_each_column_is_described_once() -> None:
    """A new column needs a description in `DATA_GROUPS`, so the privacy page tells players about it."""
    columns = {column for table in METADATA.sorted_tables for column in table.columns if table is not HEARTBEAT}
    described = Counter(column for group in DATA_GROUPS for column in group.columns)

    assert {str(column) for column in columns - {*PLAYER_COLUMNS} - {*described}} == set()
    assert {str(column) for column, count in described.items() if count > 1} == set()
    assert {str(column) for column in described.keys() & {*PLAYER_COLUMNS}} == set()


def test_the_tables_of_a_group_have_a_declared_effect_of_a_deletion() -> None:
    for group in DATA_GROUPS:
        assert not group.fates or group.fates & {*FATES}, group.title
        assert not {Fate.STAYS, Fate.GOES} <= group.fates or Fate.ENDS in group.fates, group.title


@pytest.mark.parametrize("language", languages())
def test_the_texts_name_the_days_of_retention(language: str) -> None:
    with use_language(language):
        shown = {group.title: describe_data(group) for group in DATA_GROUPS}

    assert all("%(" not in text for each in shown.values() for text in (*each.contents, *each[2:]))
    durations = [each.duration for each in shown.values()]
    assert ["365", "180", "30"] in [re.findall(r"\d+", text) for text in durations]


async def test_the_privacy_page_shows_all_groups_and_the_footer_links_to_it(anna: Visitor) -> None:
    page = await anna.http.get("/privacy")

    assert page.text.count("<h3") == len(DATA_GROUPS)
    assert anna.table.app.state.cookie_name in page.text
    for path in ("/", "/privacy", "/accessibility", "/account"):
        assert 'href="/privacy"' in (await anna.http.get(path)).text
