"""Tests of the page and forms of a match: each action counts once, and each request has an answer."""

from __future__ import annotations

import hashlib
import json
import random
import re

import pytest
from tests.server.acting import End
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.engine.chance import SecretShuffler
from skyhop.game.action import JournalError
from skyhop.game.ending import LEFT, TIME, Ending
from skyhop.game.journal import read_line
from skyhop.game.match import plies, replay
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_record import StoredMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Answer, Propose
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.names import names_by_ply


async def test_an_action_is_answered_with_the_fragment(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    ply = int(anna.ply)

    answer = await anna.play(path, any_action(live, 0), **FRAGMENT)

    assert answer.status_code == 200
    assert answer.text.startswith('<div id="table"')
    assert f'data-version="{ply + 1}"' in answer.text
    assert 'data-actor="0"' in answer.text


async def test_without_javascript_one_is_led_back_to_the_page(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])

    answer = await anna.play(path, any_action(live, 0))

    assert (303, path) == (answer.history[0].status_code, answer.url.path)
    assert live.match.to_decide == 0  # the bot has played meanwhile
    assert "Your turn" in anna.page


async def test_what_others_did_last_is_told_until_the_own_turn_is_over(matches: MatchRegistry) -> None:
    """Also after an answer of one's own, such as a profit: on a phone the log is far below."""
    live = await matches.start("aeronaut-odyssey", "pioneer", (Seat("guest", "anna"), Seat("guest", "ben")), 0)
    rng, seen = random.Random(1), 0
    while seen < 5:
        seat, actor = live.match.to_decide, None if live.match.ply == 0 else live.match.journal.entries[-1][0]
        assert seat is not None
        told = live.history.log(0, None, names_by_ply(live.seats_by_ply, 0))
        lines = [step.plain[0] for step in told if step.actor == 1 and step.plain]
        if seat == actor == 0 and lines:
            seen += 1
            assert f'class="ao-said" title="{lines[-1]}" aria-hidden="true">{lines[-1]}</p>' in rendering.render_latest(
                live, 0
            ).render_all("t")
        action = rng.choice(live.match.game.legal(live.match.view(seat)))
        await live.handle(Play(live.match.game.write(live.match.view(seat), action)), seat, live.match.ply)


async def test_a_piece_and_its_place_spell_the_action(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    text, ply = any_action(live, 0), live.match.ply

    await anna.post(f"{path}/actions", {"ply": anna.ply, "action": text[:-2], "to": text[-2:]})

    assert live.match.journal.entries[ply][:2] == (0, text)


async def test_a_refused_action_is_answered_with_the_clause(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    ply = live.match.ply

    answer = await anna.play(path, "nonsense")

    assert answer.status_code == 409
    assert "BC-11" in anna.notice
    assert live.match.ply == ply


async def test_a_doubled_post_is_played_once(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    fields = {"ply": anna.ply, "action": any_action(live, 0)}

    answers = [await anna.post(f"{path}/actions", fields, **FRAGMENT) for _turn in range(2)]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert [entry[:2] for entry in live.match.journal.entries].count((0, fields["action"])) == 1


@pytest.mark.parametrize("ply", ["0", "99999", "", "x", "-1", "1" * 9])
async def test_a_form_of_another_ply_is_refused_politely(anna: Visitor, matches: MatchRegistry, ply: str) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    before = live.match.ply

    answer = await anna.post(f"{path}/actions", {"ply": ply, "action": any_action(live, 0)})

    assert answer.status_code == 409
    assert "has changed since" in anna.notice
    assert live.match.ply == before


async def test_whoever_watches_cannot_act(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    await ben.get(path)

    answer = await ben.post(f"{path}/actions", {"ply": str(live.match.ply), "action": any_action(live, 0)})

    assert answer.status_code == 403
    assert "watching" in ben.notice


async def test_a_friend_takes_the_free_seat_and_nobody_else_does(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="friend", first="other")
    await ben.get(path)
    assert "Join" in ben.page
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])

    await ben.play(path, any_action(live, 1))

    assert live.match.to_decide == 0
    await anna.get(path)
    answer = await anna.post(f"{path}/seats")
    assert answer.status_code == 200


async def test_a_taken_seat_is_not_free(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start()
    await ben.get("/")

    answer = await ben.post(f"{path}/seats")

    assert answer.status_code == 409
    assert "All seats are taken" in ben.notice


async def test_nobody_sits_down_at_a_match_that_is_over(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    """Else it would be among those that they have lost, and a backup that follows would not hear of it."""
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})

    answer = await ben.post(f"{path}/seats")

    assert (answer.status_code, "match is over" in ben.notice) == (409, True)
    assert [seat.kind for seat in (await matches.open(path.rpartition("/")[2])).seats] == ["guest", "open"]


@pytest.mark.parametrize(("door", "wish"), [("/resignation", {}), ("/text", {"resign": "yes", "page": "text"})])
async def test_giving_up_is_asked_about_where_nobody_has_asked_yet(
    anna: Visitor, matches: MatchRegistry, door: str, wish: dict[str, str]
) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    await anna.get(path)
    asked = await anna.post(f"{path}{door}", {"ply": anna.ply, **wish, "said": '"><b>'})

    assert asked.status_code == 200
    assert "Resign?" in asked.text
    assert "The match ends at once and you lose." in asked.text
    assert f'action="{path}{door}"' in asked.text
    assert f'href="{path}{door if door == "/text" else ""}"' in asked.text
    assert "<b>" not in asked.text.partition("<main")[2]
    assert live.match.outcome is None

    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', asked.text.partition("<form")[2]))
    assert fields.keys() == {"token", "ply", "sure", "said", *wish}
    await anna.post(f"{path}{door}", fields)
    assert live.match.outcome is not None


@pytest.mark.parametrize("page", ["", "/text"])
async def test_who_waits_for_somebody_to_sit_down_withdraws_the_offer_and_resigns_nothing(
    anna: Visitor, ben: Visitor, page: str
) -> None:
    path = await anna.start(seat2="friend")
    open_to_all = (await anna.get(path + page)).text
    asked = await anna.post(f"{path}/resignation", {"ply": anna.ply})
    await ben.get(path)
    await ben.post(f"{path}/seats")
    begun = (await anna.get(path + page)).text

    assert [("Withdraw the offer" in each, "Resign" in each) for each in (open_to_all, begun)] == [
        (True, False),
        (False, True),
    ]
    assert "No opponent has joined, so this does not count as a loss." in asked.text


@pytest.mark.parametrize("page", ["", "/text"])
async def test_an_offer_that_was_withdrawn_is_told_as_that(anna: Visitor, page: str) -> None:
    path = await anna.start(seat2="friend")
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})

    assert "The offer was withdrawn. Nobody lost, and the match does not count." in (await anna.get(path + page)).text


async def test_a_draw_is_offered_and_accepted(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    await anna.post(f"{path}/draw", {"ply": anna.ply, "answer": "yes"})
    await ben.get(path)
    assert "offers a draw" in ben.page
    assert 'data-said="Your opponent offered a draw."' in ben.page
    assert 'class="bc-said"' not in ben.page, "the offer above the board tells it"

    assert '<button name="answer" value="agree">' in ben.page
    await ben.post(f"{path}/draw", {"ply": ben.ply, "answer": "agree"})

    live = await matches.open(path.rpartition("/")[2])
    assert live.match.outcome == ((), "agreement")
    assert "A draw" in ben.page


@pytest.mark.parametrize("page", ["/draw", "/text"])
async def test_who_accepts_a_draw_that_was_just_withdrawn_offers_none(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, page: str
) -> None:
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Propose(DRAW), 0, live.match.ply)
    await ben.get(path)
    await live.handle(Answer(DRAW, is_agreed=False), 0, live.match.ply)

    answer = await ben.post(f"{path}{page}", {"ply": ben.ply, "answer": "agree"})

    assert (answer.status_code, DRAW.proposer_of(live), live.match.outcome) == (409, None, None)
    assert "The draw offer has ended" in ben.page


async def test_a_draw_is_declined(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    await anna.post(f"{path}/draw", {"ply": anna.ply, "answer": "yes"})
    await ben.get(path)

    await ben.post(f"{path}/draw", {"ply": ben.ply, "answer": "no"})

    live = await matches.open(path.rpartition("/")[2])
    assert (DRAW.proposer_of(live), live.match.outcome) == (None, None)
    await anna.get(path)
    assert log_of(anna)[-2:] == ["You offered a draw.", "Your opponent declined the draw."]
    assert log_of(ben)[-2:] == ["Your opponent offered a draw.", "You declined the draw."]


async def test_what_was_said_of_draws_stays_in_the_log(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    """In its place between the actions, once however often it is said there, for all who look, after a restart too."""
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    for _turn in range(3):
        await live.handle(Propose(DRAW), 0, live.match.ply)
        await live.handle(Answer(DRAW, is_agreed=False), 0, live.match.ply)
    await live.handle(Play(any_action(live, 0)), 0, live.match.ply)
    again = await MatchRegistry(live.store).open(live.info.id)
    for visitor in (anna, ben):
        await visitor.get(path)

    assert again.remarks == live.remarks
    assert again.version == live.version
    assert log_of(anna)[:2] == ["You offered a draw.", "You withdrew the draw offer."]
    assert log_of(ben)[:2] == ["Your opponent offered a draw.", "Your opponent withdrew the draw offer."]
    watched = rendering.render_latest(live, None).render_all("token")
    assert lines_of(watched)[:2] == ["Seat 1 offered a draw.", "Seat 1 withdrew the draw offer."]
    assert len(log_of(ben)) == 3
    await live.handle(Resign(), 1, live.match.ply)
    record = json.loads((await anna.http.get(f"{path}/journal")).text)
    assert record["remarks"] == [[remark.ply, 0, remark.said] for remark in live.remarks]


async def test_an_offer_that_was_taken_back_elsewhere_is_accepted_by_nobody(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    """Another worker may not have heard of it: the store decides."""
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Propose(DRAW), 0, live.match.ply)
    elsewhere = await MatchRegistry(live.store).open(live.info.id)
    await live.handle(Answer(DRAW, is_agreed=False), 0, live.match.ply)

    with pytest.raises(StaleAction):
        await elsewhere.handle(Propose(DRAW), 1, elsewhere.match.ply)

    assert (elsewhere.match.outcome, DRAW.proposer_of(elsewhere)) == (None, None)
    assert (await MatchRegistry(live.store).open(live.info.id)).match.outcome is None


async def test_one_match_that_cannot_be_opened_keeps_no_other_from_the_lobby(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoilt, whole = await anna.start(), await anna.start()
    opened = MatchRegistry.open

    async def opens(self: MatchRegistry, name: str) -> Live:
        if name in spoilt:
            raise JournalError("cut")
        return await opened(self, name)

    monkeypatch.setattr(MatchRegistry, "open", opens)
    answer = await anna.get("/")

    assert answer.status_code == 200
    assert spoilt in anna.page
    assert whole in anna.page


async def test_who_is_refused_is_told_in_the_drawing_that_all_have(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start(seat2="friend")
    monkeypatch.setattr(rendering, "render_picture", None)  # nothing is drawn any more

    told = [(await anna.play(path, action, **FRAGMENT)).status_code for action in ("nothing", "<b>")]
    notices = [anna.notice, (await anna.get(path)).text.count('class="notice"')]
    stale = await anna.post(f"{path}/actions", {"ply": "9999", "action": "A"}, **FRAGMENT)

    assert told == [409, 409]
    assert notices[0]
    assert notices[1] == 0
    assert (stale.status_code, anna.notice) == (409, match.describe_outdated())


@pytest.mark.parametrize("page", ["", "/text", "/why?ply=PLY&action=A", "/journal"])
async def test_a_page_is_no_older_than_what_another_worker_has_shown(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    monkeypatch.setattr(Store, "is_shared", property(lambda _store: True))
    path = await anna.start(seat2="friend")
    elsewhere = await MatchRegistry(matches.store).open(path.rpartition("/")[2])
    await elsewhere.handle(Play(any_action(elsewhere, 0)), 0, elsewhere.match.ply)
    if page == "/journal":
        await elsewhere.handle(Resign(), 0, elsewhere.match.ply)

    answer = await anna.get(path + page.replace("PLY", str(elsewhere.match.ply)))

    assert (answer.status_code, "has changed since" in answer.text) == (200, False)
    assert (await matches.open(elsewhere.info.id)).version == elsewhere.version


@pytest.mark.parametrize(
    ("ending", "told"), [(TIME, "ran out of time."), (LEFT, "left the match.")], ids=["time", "left"]
)
async def test_every_page_tells_how_a_match_was_broken_off(
    anna: Visitor, matches: MatchRegistry, ending: Ending, told: str
) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(End(ending), 0)

    page = await anna.get(path)
    text = await anna.get(f"{path}/text")

    assert lines_of(page.text)[-1].startswith(f"You {told}")
    assert f"You {told}" in text.text


async def test_a_match_whose_journal_is_cut_is_answered_with_a_sentence_and_no_traceback(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = await anna.start(seat2="friend")
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})
    load = matches.store.load

    async def cut(name: str) -> StoredMatch | None:
        stored = await load(name)
        return stored and stored._replace(entries=stored.entries[:-1])

    monkeypatch.setattr(matches.store, "load", cut)
    matches._live.clear()
    answer = await anna.get(path)
    text = await anna.get(f"{path}/text")

    assert (answer.status_code, text.status_code) == (500, 500)
    assert "a replay does not reach the last position" in answer.text
    assert ["cannot be replayed" in record.message for record in caplog.records] == [True, True]
    assert all(record.exc_info is None for record in caplog.records)


def log_of(visitor: Visitor) -> list[str]:
    """The lines of the log on the visitor's page."""
    return lines_of(visitor.page)


def lines_of(page: str) -> list[str]:
    """The lines of the log on a page."""
    log = page.partition('id="log"')[2].partition("</ol>")[0]
    return [re.sub("<[^>]*>", "", line).strip() for line in re.findall(r"<li[^>]*>(.*?)</li>", log, re.DOTALL)]


async def test_a_bot_plays_on_when_a_draw_is_offered(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()

    await anna.post(f"{path}/draw", {"ply": anna.ply, "answer": "yes"})

    live = await matches.open(path.rpartition("/")[2])
    assert live.match.outcome is None
    assert DRAW.proposer_of(live) is None
    assert "plays on" in anna.notice
    assert log_of(anna)[0] == "You offered a draw."
    assert log_of(anna)[1].endswith(" declined the draw.")


async def test_the_journal_comes_after_the_end_with_all_it_takes_to_check_it(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start()
    early = await anna.get(f"{path}/journal")
    await anna.get(path)
    assert (await matches.open(path.rpartition("/")[2])).info.secret.hex() not in anna.page
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})
    late = await anna.get(f"{path}/journal")

    fairness = json.loads(late.text)["fairness"]
    journal = read_line(late.text)
    shuffler = SecretShuffler(bytes.fromhex(fairness["secret"]), fairness["match"])
    shuffles = [state for _ply, state, entry, _events in plies(journal) if entry is not None and entry.is_chance]
    orders = [entry.text.split() for entry in journal.entries if entry.is_chance]

    assert early.status_code == 403
    assert replay(journal).outcome == ((1,), "resignation")
    assert (
        hashlib.sha256(bytes.fromhex(fairness["secret"])).hexdigest() == fairness["commitment"] == shuffler.commitment
    )
    for event, (state, order) in enumerate(zip(shuffles, orders, strict=True)):
        due = replay(journal).game.chance(state)
        assert due is not None
        assert shuffler.order(due.tokens, event) == order


async def test_the_hash_is_published_from_the_start(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])

    assert live.shuffler.commitment in (await anna.get(path)).text


@pytest.mark.parametrize("what", ["", "/events", "/journal"])
async def test_a_match_nobody_began_is_not_found(anna: Visitor, what: str) -> None:
    assert (await anna.get(f"/matches/nothing{what}")).status_code == 404


async def test_the_lobby_lists_what_runs_and_what_is_over(anna: Visitor, ben: Visitor) -> None:
    running, over = await anna.start(), await anna.start()
    await anna.post(f"{over}/resignation", {"ply": anna.ply, "sure": "yes"})
    await ben.get("/")

    page = (await anna.get("/")).text

    assert 0 < page.index(running) < page.index("Finished") < page.rindex(over)
    assert "you lost" in page
    assert running not in ben.page


async def test_rules_are_chosen_and_single_ones_changed(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(ruleset="gravon", **{"option.best_of": "3", "option.open_hands": "true"})

    live = await matches.open(path.rpartition("/")[2])

    chosen = {name: live.info.ruleset[name] for name in ("when", "best_of", "open_hands", "name")}
    assert chosen == {"when": "own-turn", "best_of": 3, "open_hands": True, "name": "custom"}


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"ruleset": "chess"}, "chess"),
        ({"option.best_of": "2"}, "best_of"),
        ({"option.nothing": "1"}, "nothing"),
        ({"seat2": "deep"}, "deep"),
        ({"game": "go"}, "go"),
    ],
)
async def test_choices_that_cannot_be_are_named(anna: Visitor, choices: dict[str, str], said: str) -> None:
    await anna.get("/")

    answer = await anna.post("/matches", {"game": "balloon-cup", **choices})

    assert answer.status_code == 422
    assert said in anna.notice


async def test_a_new_match_swaps_the_start(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(ruleset="kosmos-fr")
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})

    answer = await anna.post("/matches", {"again": anna._field("again")})

    live = await matches.open(answer.url.path.rpartition("/")[2])
    assert (live.info.first, live.info.ruleset["name"]) == (1, "kosmos-fr")
