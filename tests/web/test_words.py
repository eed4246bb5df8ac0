"""Tests of the client seed in the form that starts a match: it is bound to a hash and hidden until the end."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from tests.web.visitor import Visitor

from skyhop.game.journal import read_line
from skyhop.server import timestamps
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.players.sessions import SessionCookies
from skyhop.server.shuffle_proof import check_shuffles
from skyhop.web.pages.lobby.form_fields import TICKET_SECONDS

WORD = "Käse & <b>"
FORM = {"game": "balloon-cup", "seat2": "friend", "first": "me"}


def shown(page: str) -> tuple[str, str, str]:
    """The ticket of the lobby's forms, the name and the hash that they show."""
    ticket = re.search(r'name="ticket" value="([^"]+)"', page)
    place = re.search(r'data-match="([0-9a-f]{12})" data-hash="([0-9a-f]{64})"', page)
    assert ticket is not None
    assert place is not None
    return ticket[1], place[1], place[2]


async def begun(visitor: Visitor, word: str = WORD) -> str:
    await visitor.get("/")
    form = {**FORM, "word": word, "ticket": shown(visitor.page)[0]}
    return (await visitor.post("/matches", form)).url.path


async def test_the_match_has_the_name_and_the_hash_that_the_form_showed(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    ticket, match, commitment = shown(anna.page)
    answer = await anna.post("/matches", {**FORM, "word": f" {WORD} ", "ticket": ticket})
    word = (await matches.open(match)).info.word

    assert answer.url.path == f"/matches/{match}"
    assert word is not None
    assert (word.text, word.commitment) == (WORD, commitment)
    assert commitment in anna.page


async def test_without_a_word_no_ticket_is_needed_or_used(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    ticket = shown(anna.page)[0]
    paths = {(await anna.post("/matches", {**FORM, "word": " ", "ticket": ticket})).url.path for _match in range(2)}
    paths.add((await anna.post("/matches", FORM)).url.path)

    assert len(paths) == 3
    assert {(await matches.open(path.rpartition("/")[2])).info.word for path in paths} == {None}


async def test_nobody_is_told_the_word_or_what_was_drawn_before_the_end(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await begun(anna)
    await ben.get(path)
    await ben.post(f"{path}/seats")
    info = (await matches.open(path.rpartition("/")[2])).info
    assert info.word is not None
    before = [
        (await visitor.http.get(path + where)).text
        for visitor in (anna, ben)
        for where in ("", "/text", "/journal", "/shuffles", "/look-back")
    ]
    await anna.get(path)
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})
    record = json.loads((await ben.http.get(f"{path}/journal")).text)

    for hidden in (WORD, "Käse", info.word.drawn.hex(), info.secret.hex()):
        assert not any(hidden in page for page in before)
    assert (record["fairness"]["word"], record["fairness"]["drawn"]) == info.word.serialize()
    assert check_shuffles(read_line(json.dumps(record)), info.word.commitment).fits


async def test_a_ticket_holds_once_also_of_two_at_once(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    ticket, _match, commitment = shown(anna.page)
    token = anna.token
    forms = [{**FORM, "token": token, "word": word, "ticket": ticket} for word in ("one", "two", "three")]
    origin = {"Origin": str(anna.http.base_url)}

    answers = await asyncio.gather(*(anna.http.post("/matches", data=form, headers=origin) for form in forms[:2]))
    answers.append(await anna.http.post("/matches", data=forms[2], headers=origin))

    assert sorted(answer.status_code for answer in answers) == [200, 422, 422]
    assert "was already started with this hash" in answers[2].text
    assert shown(answers[2].text)[2] != commitment
    assert 'value="three"' in answers[2].text
    assert len(await matches.store.list_matches(anna.guest)) == 1


FORGERIES: dict[str, Callable[[str, str], str]] = {
    "altered nonce": lambda ticket, _guest: "x" + ticket[1:] if ticket[0] != "x" else "y" + ticket[1:],
    "later": lambda ticket, _guest: ticket.replace(" 20", " 21", 1),
    "another key": lambda ticket, guest: (
        f"{(said := ticket.rpartition(' ')[0])} {SessionCookies(b'x' * 32).hash_text(f'ticket {guest} {said}')}"
    ),
    "none": lambda _ticket, _guest: "",
    "no letters": lambda _ticket, _guest: "é 🧀 ü",
}


@pytest.mark.parametrize("forgery", FORGERIES)
async def test_a_ticket_that_is_not_ours_begins_nothing(forgery: str, anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    ticket = FORGERIES[forgery](shown(anna.page)[0], anna.guest)
    answer = await anna.post("/matches", {**FORM, "word": WORD, "ticket": ticket})

    assert answer.status_code == 422
    assert "hash for your word is missing" in anna.notice
    assert await matches.store.list_matches(anna.guest) == []


async def test_a_ticket_is_for_its_player_and_an_hour(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.get("/")
    ticket = shown(anna.page)[0]
    await ben.get("/")
    theirs = await ben.post("/matches", {**FORM, "word": WORD, "ticket": ticket})
    monkeypatch.setattr(timestamps, "_utc", lambda: datetime.now(UTC) + timedelta(seconds=TICKET_SECONDS + 1))
    late = await anna.post("/matches", {**FORM, "word": WORD, "ticket": ticket})

    assert [theirs.status_code, late.status_code] == [422, 422]
    assert "hash for your word is missing" in theirs.text
    assert "expired after an hour" in late.text


@pytest.mark.parametrize(("word", "status"), [("a" * 10_000, 422), ("a\tb", 422), ("a\u202eb", 422), ("a\0b", 400)])
async def test_what_is_no_word_is_refused(word: str, status: int, anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    answer = await anna.post("/matches", {**FORM, "word": word, "ticket": shown(anna.page)[0]})

    assert answer.status_code == status
    assert await matches.store.list_matches(anna.guest) == []
