"""Tests of an inherited socket: the server uses it and ignores the address on the command line."""

from __future__ import annotations

import os
import socket

import pytest
import typer

from skyhop.web.process import listener


@pytest.fixture
def as_by_systemd(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "1")
    return monkeypatch


def test_the_socket_that_was_handed_over_is_taken_once(as_by_systemd: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as held:
        as_by_systemd.setattr(listener, "HANDED_OVER", os.dup(held.fileno()))
        given = listener.take_systemd_socket()
        assert given is not None
        with given:
            assert given.getsockname() == held.getsockname()

    assert listener.take_systemd_socket() is None
    assert "LISTEN_FDS" not in os.environ


def test_a_socket_for_another_process_is_left_alone(as_by_systemd: pytest.MonkeyPatch) -> None:
    as_by_systemd.setenv("LISTEN_PID", "1")

    assert listener.take_systemd_socket() is None


def test_more_than_one_socket_is_refused(as_by_systemd: pytest.MonkeyPatch) -> None:
    as_by_systemd.setenv("LISTEN_FDS", "2")

    with pytest.raises(typer.BadParameter, match="LISTEN_FDS is 2"):
        listener.take_systemd_socket()


def test_a_socket_that_is_none_of_the_network_is_refused(as_by_systemd: pytest.MonkeyPatch) -> None:
    one, other = socket.socketpair()
    as_by_systemd.setattr(listener, "HANDED_OVER", one.detach())

    with other, pytest.raises(typer.BadParameter, match="ListenStream=127"):
        listener.take_systemd_socket()
