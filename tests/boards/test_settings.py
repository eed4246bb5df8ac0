"""Tests of the refusal of impossible settings and share codes, which names the setting."""

import pytest

from skyhop.boards.settings import SettingsError, read_share_code, settings


@pytest.mark.parametrize(
    ("chosen", "part"),
    [
        ({"size": "giant"}, "size"),
        ({"players": 7}, "players"),
        ({"types": "RR"}, "types"),
        ({"types": 2}, "types"),
        ({"expansions": "dragons"}, "expansions"),
        ({"pages": 2}, "pages"),
        ({"seed": -1}, "seed"),
        ({"speed": 1}, "speed"),
        ({"version": 1}, "version"),
    ],
)
def test_a_setting_that_cannot_be_is_named(chosen: dict[str, object], part: str) -> None:
    with pytest.raises(SettingsError, match=part):
        settings(chosen)


@pytest.mark.parametrize("code", ["", "hello", "9aaaa", "1aqnaaaaql676z35c", "2aqnaaaaql676z35c"])
def test_a_mistyped_share_code_is_refused(code: str) -> None:
    with pytest.raises(SettingsError, match="code"):
        read_share_code(code)


def test_a_code_of_a_version_that_is_gone_is_refused_by_that_reason() -> None:
    """[AO-11.1]"""
    with pytest.raises(
        SettingsError, match=r"not a share code of a known version. The known versions are 2, 3, 4, 5, 6, 7, 8"
    ):
        read_share_code("1aqnaaaaql676z35c")
