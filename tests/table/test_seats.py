"""Badges say who a guest is."""

from __future__ import annotations

from skyhop.table.seats import Badges


def test_a_badge_cannot_be_made_up() -> None:
    badges, others = Badges(b"k" * 32), Badges(b"x" * 32)
    guest = badges.new_guest()

    assert guest == badges.guest(badges.badge(guest))
    assert [badges.guest(badge) for badge in (guest, others.badge(guest), None)] == [None, None, None]
    assert [badges.is_token(guest, badges.token(guest)), badges.is_token("ben", badges.token(guest))] == [True, False]
