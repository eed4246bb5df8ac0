"""Guest cookies say who a guest is."""

from __future__ import annotations

from skyhop.table.seats import GuestCookies


def test_a_cookie_cannot_be_made_up() -> None:
    cookies, others = GuestCookies(b"k" * 32), GuestCookies(b"x" * 32)
    guest = cookies.new_guest()

    assert guest == cookies.guest(cookies.cookie(guest))
    assert [cookies.guest(cookie) for cookie in (guest, others.cookie(guest), None)] == [None, None, None]
    assert [cookies.is_token(guest, cookies.token(guest)), cookies.is_token("ben", cookies.token(guest))] == [
        True,
        False,
    ]


def test_what_is_no_cookie_of_ours_is_not_remembered() -> None:
    """Anybody may send some, of any length: they would fill the memory."""
    cookies = GuestCookies(b"k" * 32)

    for number in range(3):
        assert cookies.guest(f"{'x' * 10_000}{number}") is None
    assert cookies._unsigned.cache_info().currsize == 0
    assert cookies.guest(cookies.cookie("anna")) == "anna"
    assert cookies._unsigned.cache_info().currsize == 1
