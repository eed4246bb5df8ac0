"""Tests of time controls: charged times, allowance for network delay, and flags."""

from __future__ import annotations

import pytest

from skyhop.server.clocks.clocks import ALL_SPEEDS, CHOICES, DAY_MS, SPEEDS, Clocks, NoControl, TimeControl


def control(written: str) -> TimeControl:
    read = TimeControl.read(written)
    assert read is not None
    return read


def begun(written: str, at: int = 0) -> tuple[TimeControl, Clocks]:
    """The clocks of two seats that have both acted; that of the first runs since a moment."""
    kept = control(written)
    clocks = Clocks.create(kept, 2, 0).start(at)
    return kept, Clocks.read({**clocks.serialize(), "is_first": False}) or clocks


@pytest.mark.parametrize("written", [*CHOICES, "1+0", "180+60"])
def test_a_clock_is_written_as_it_is_read(written: str) -> None:
    assert str(control(written)) == written


@pytest.mark.parametrize("written", ["5", "0+5", "0d", "5+3+1", "-1+0", "1000+0", "five", "5+3 "])
def test_what_is_no_clock_is_refused_in_a_sentence(written: str) -> None:
    with pytest.raises(NoControl, match="Write a clock as"):
        TimeControl.read(written)


def test_nothing_is_no_clock() -> None:
    assert TimeControl.read("") is None


@pytest.mark.parametrize(
    ("written", "speed", "first"),
    [
        ("1+0", "bullet", 20),
        ("3+2", "blitz", 25),
        ("5+3", "blitz", 25),
        ("10+5", "rapid", 30),
        ("30+20", "classical", 35),
    ],
)
def test_the_slower_a_match_the_more_time_there_is_for_its_first_turns(written: str, speed: str, first: int) -> None:
    assert (control(written).speed.name, control(written).speed.first) == (speed, first)


def test_speeds_have_words_of_their_own() -> None:
    assert len(ALL_SPEEDS) == len(SPEEDS) + 2
    assert control("3d").speed.name == "days"


@pytest.mark.parametrize(
    ("written", "gain"), [("1+0", 390), ("2+0", 630), ("3+0", 870), ("3+2", 1000), ("30+20", 1000)]
)
def test_a_turn_adds_as_much_to_what_may_be_forgiven_as_the_clock_is_slow(written: str, gain: int) -> None:
    assert control(written).gain == gain


def test_whoever_decides_is_charged_and_given_the_increment_when_the_turn_is_over() -> None:
    kept, clocks = begun("5+3", at=1000)

    after = clocks.charge_action(kept, 11_000, None, 1, is_first=False)

    assert after.left == (293_000, 300_000)
    assert (after.seat, after.since) == (1, 11_000)


@pytest.mark.parametrize("written", ["5+3", "3d"])
def test_a_turn_while_clocks_stand_costs_nothing_and_leaves_all_to_the_next_turn(written: str) -> None:
    """After a restart, clocks stand until the player is back. The free time of the turn before is then used in part."""
    kept, clocks = begun(written)
    stopped = clocks.stop(kept, 10_000)

    after = stopped.charge_action(kept, 70_000, None, 1, is_first=False)

    assert after.left[0] == stopped.left[0] + kept.increment
    assert (after.seat, after.since, after.free) == (1, None, kept.free)


def test_a_turn_of_two_decisions_brings_its_increment_once() -> None:
    kept, clocks = begun("5+3")

    amid = clocks.charge_action(kept, 10_000, None, 0, is_first=False)
    after = amid.charge_action(kept, 12_000, None, 1, is_first=False)

    assert (amid.left[0], after.left[0]) == (290_000, 291_000)


def test_the_first_turn_of_a_seat_costs_nothing_and_has_an_end_of_its_own() -> None:
    kept = control("5+3")
    clocks = Clocks.create(kept, 2, 0).start(0)

    after = clocks.charge_action(kept, 20_000, None, 1, is_first=True)

    assert clocks.find_deadline(kept) == 25_000
    assert after.left == (303_000, 300_000)
    assert after.find_deadline(kept) == 45_000


def test_the_way_is_forgiven_as_far_as_there_is_something_to_forgive_with() -> None:
    kept, clocks = begun("5+3")

    after = clocks.charge_action(kept, 10_000, 9_400, 1, is_first=False)
    slow = clocks.charge_action(kept, 10_000, 0, 1, is_first=False)

    assert (after.left[0], after.forgiven[0], after.quota[0]) == (293_600, 600, 3_400)
    assert (slow.left[0], slow.forgiven[0], slow.quota[0]) == (296_000, 3_000, 1_000)


def test_what_may_be_forgiven_grows_to_seven_turns() -> None:
    kept, clocks = begun("5+3")
    for turn in range(1, 20):
        clocks = clocks.charge_action(kept, 1000 * turn, 1000, turn % 2, is_first=False)

    assert clocks.quota[0] == 7_000


@pytest.mark.parametrize("claimed", [0, -5, 10**12])
def test_no_claim_of_a_page_gains_more_than_the_quota_or_costs_more_than_the_time(claimed: int) -> None:
    kept, clocks = begun("5+3")

    after = clocks.charge_action(kept, 60_000, claimed, 1, is_first=False)

    assert 243_000 <= after.left[0] <= 246_000


def test_a_flag_falls_after_a_grace_of_two_seconds_at_most() -> None:
    kept, clocks = begun("5+3")
    poor = Clocks.read({**clocks.serialize(), "quota": [500, 0]})

    assert (clocks.find_deadline(kept), clocks.find_flag_fall(kept)) == (300_000, 302_000)
    assert poor is not None
    assert poor.find_flag_fall(kept) == 300_500
    assert not clocks.has_flag_fallen(kept, 301_999)
    assert clocks.has_flag_fallen(kept, 302_000)


def test_who_thinks_longer_than_there_is_time_is_below_nothing() -> None:
    kept, clocks = begun("5+3")

    assert clocks.charge_action(kept, 300_001, None, 1, is_first=False).left[0] == -1


def test_by_days_the_bank_is_touched_when_the_days_of_the_turn_are_over() -> None:
    kept, clocks = begun("3d")

    soon = clocks.charge_action(kept, DAY_MS, None, 1, is_first=False)
    late = clocks.charge_action(kept, 4 * DAY_MS, None, 1, is_first=False)

    assert clocks.find_deadline(kept) == clocks.find_flag_fall(kept) == 6 * DAY_MS
    assert soon.left[0] == 3 * DAY_MS
    assert late.left[0] == 2 * DAY_MS
    assert late.free == 3 * DAY_MS


def test_a_clock_that_is_stopped_goes_on_with_what_was_left() -> None:
    kept, clocks = begun("5+3")

    again = clocks.stop(kept, 100_000).start(500_000)

    assert again.find_deadline(kept) == 700_000


def test_a_clock_by_days_that_is_stopped_is_not_refilled() -> None:
    kept, clocks = begun("1d")

    again = clocks.stop(kept, DAY_MS // 2).start(9 * DAY_MS)

    assert again.find_deadline(kept) == 9 * DAY_MS + DAY_MS // 2 + DAY_MS


def test_before_all_have_sat_down_nothing_is_charged() -> None:
    kept = control("5+3")

    after = Clocks.create(kept, 2, 0).charge_action(kept, 900_000, None, 1, is_first=True)

    assert (after.left, after.since, after.seat) == ((303_000, 300_000), None, 1)
    assert after.find_deadline(kept) is None


def test_what_the_store_keeps_is_read_as_it_was() -> None:
    _kept, clocks = begun("5+3")

    assert Clocks.read(clocks.serialize()) == clocks
    assert Clocks.read(None) is None
