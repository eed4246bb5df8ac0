"""Tests of matches on the text page: reading order and typed numbers in each language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.amount import in_turn
from tests.conformance.house_rules import board
from tests.games.balloon_cup.test_terminal import STUCK, position, view_of
from tests.web.test_routes import guest_of
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.game import registry
from skyhop.game.text import strip_notation
from skyhop.i18n import _, use_language
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.matches.live import Live, SeatedBots
from skyhop.server.seats import Seat
from skyhop.web.app import create_app
from skyhop.web.pages.match import match_text, rendering, stream
from skyhop.web.pages.match.match import describe_outdated
from skyhop.web.pages.match.match_text import number_choices, parse_action
from skyhop.web.pages.match.names import names_by_ply

MOST_TURNS = 400
SPOKEN = ("h1", "h2", "h3", "li", "p", "button", "summary", "label")


class Reader(HTMLParser):
    """Screen reader: the elements of a page in reading order, each with its role and words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.read: list[tuple[str, str]] = []
        self._open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002  as it is called
        if tag in SPOKEN:
            self._open.append(tag)
            self.read.append((tag, ""))

    def handle_endtag(self, tag: str) -> None:
        if tag in SPOKEN and tag in self._open:
            self._open.remove(tag)

    def handle_data(self, data: str) -> None:
        if self._open:
            kind, words = self.read[-1]
            self.read[-1] = (kind, " ".join(f"{words} {data}".split()))

    def under(self, heading: str) -> list[str]:
        """The items of lists under a heading of the second level, up to the next."""
        titles = [place for place, (kind, _words) in enumerate(self.read) if kind == "h2"] + [len(self.read)]
        first = next(place for place in titles[:-1] if self.read[place][1] == heading)
        return [words for kind, words in self.read[first : titles[titles.index(first) + 1]] if kind == "li"]

    def all(self, kind: str) -> list[str]:
        return [words for each, words in self.read if each == kind]


def numbers(page: str) -> list[str]:
    """The numbers of the choices on a page."""
    return re.findall(r'name="action" value="[^"]*">\s?(\d+)[^<]*:', page)


async def type_in(visitor: Visitor, path: str, typed: str) -> None:
    await visitor.post(f"{path}/text", {"ply": visitor.ply, "typed": typed})


RULESETS: dict[str, str | dict[str, object]] = {
    "balloon-cup": "rio-grande",
    "aeronaut-odyssey": {"expansions": "trajectories", "board": board("six")},
}
FIRST_TURNS, SKIPPED = 6, {"balloon-cup": 70, "aeronaut-odyssey": 20}


def sentence(words: str) -> str:
    """Words as they are read: blanks that do not break are blanks."""
    return " ".join(words.split())


async def let_play(live: Live, actions: int) -> None:
    """Let both seats act so often, and on until the first is to decide, as long as the match goes on."""
    while (seat := live.match.to_decide) is not None and (actions > 0 or seat != 0):
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
        actions -= 1


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("tag", in_turn(["en", "de", "fr"], 3))
async def test_a_match_is_played_to_its_end_and_told_in_words_alone(
    anna: Visitor, matches: MatchRegistry, game: str, tag: str
) -> None:
    anna.http.headers["Accept-Language"] = tag
    await anna.get("/")
    live = await matches.start(game, RULESETS[game], (guest_of(anna), Seat("bot", "random")), 0)
    path, heard, skipped = f"/matches/{live.info.id}", set[str](), range(0)
    await anna.get(f"{path}/text")
    with use_language(tag):
        headings = [_("Changes"), _("Current position"), _("Legal moves")]
    for turn in range(MOST_TURNS):
        read = Reader(anna.page)
        assert read.all("h2")[:3] == headings
        heard |= set(read.under(headings[0]))
        if "data-over" in anna.page:
            break
        if turn == FIRST_TURNS:
            first = len(live.history)
            await let_play(live, SKIPPED[game])
            skipped = range(first, len(live.history))
            await anna.get(f"{path}/text")
            continue
        choices = numbers(anna.page)
        before = live.match.ply
        await type_in(anna, path, " ".join(choices[:2]) if "checkbox" in anna.page else choices[turn % len(choices)])
        assert (anna.notice, live.match.ply > before) == ("", True)
    with use_language(tag):
        told = live.history.log(0, None, names_by_ply(live.seats_by_ply, 0))

    assert live.match.outcome is not None
    assert len(told) - len(skipped) > 10
    lines = {sentence(" ".join(strip_notation(step.sentences))) for n, step in enumerate(told) if n not in skipped}
    assert lines - {""} <= heard


async def begun(visitor: Visitor, matches: MatchRegistry, *seats: Seat) -> tuple[Live, str]:
    """Begin a match of Balloon Cup in which the visitor begins, and go to its page in words."""
    await visitor.get("/")
    live = await matches.start("balloon-cup", "rio-grande", (guest_of(visitor), *(seats or (Seat("guest", "x"),))), 0)
    path = f"/matches/{live.info.id}"
    await visitor.get(f"{path}/text")
    return live, path


async def test_a_choice_is_done_by_its_notation_by_all_of_its_words_or_by_its_button(
    anna: Visitor, matches: MatchRegistry
) -> None:
    for way in ("notation", "words", "button"):
        live, path = await begun(anna, matches)
        view = live.match.view(0)
        choice = number_choices(live.match.game, view, ("You", "x"))[0].choices[0]
        typed = {"notation": choice.text.lower().replace("-", " - "), "words": choice.title.upper()}
        if way == "button":
            await anna.post(f"{path}/text", {"ply": anna.ply, "action": choice.text})
        else:
            await type_in(anna, path, typed[way])
        assert [entry.text for entry in live.match.journal.entries[-2:]].count(choice.text) == 1, way


async def test_words_that_fit_several_choices_are_answered_with_their_numbers(
    anna: Visitor, matches: MatchRegistry
) -> None:
    live, path = await begun(anna, matches)
    before = live.match.ply

    await type_in(anna, path, "place own side")

    assert anna.notice.startswith("Several choices match your text. Type a number: 1: Place ")
    assert live.match.ply == before


async def test_what_is_no_choice_is_refused_with_the_sentence_of_the_rules(
    anna: Visitor, matches: MatchRegistry
) -> None:
    _live, path = await begun(anna, matches)

    refused = await anna.post(f"{path}/text", {"ply": anna.ply, "typed": "R99-1"})

    assert refused.status_code == 409
    assert anna.notice.endswith("BC-11")
    assert "Legal moves" in anna.page


async def test_the_names_of_the_links_are_questions(anna: Visitor, matches: MatchRegistry) -> None:
    live, path = await begun(anna, matches)
    answers = {}
    for question in ("repeat", "Changes?", "current position", "WHAT CAN I DO?"):
        await type_in(anna, path, question)
        answers[question] = anna.notice

    assert answers["repeat"] == "Your turn: place a card."
    assert answers["Changes?"] == "No moves yet."
    assert "Tile 1, " in answers["current position"]
    assert answers["WHAT CAN I DO?"].startswith("Your turn: place a card. 1")
    assert len(live.history) == 0


async def test_a_number_means_what_it_meant_on_the_page_and_is_never_played_twice(
    anna: Visitor, matches: MatchRegistry
) -> None:
    live, path = await begun(anna, matches)
    ply = anna.ply
    await type_in(anna, path, "1")
    played = live.match.ply

    again = await anna.post(f"{path}/text", {"ply": ply, "typed": "1"})
    other = await anna.post(f"{path}/text", {"ply": ply, "typed": "2"})

    assert (again.status_code, other.status_code, live.match.ply) == (200, 409, played)
    assert anna.notice == describe_outdated()


def test_numbers_of_several_cards_are_one_exchange() -> None:
    game, view = registry.game("balloon-cup"), view_of(position(**STUCK))
    hand = number_choices(game, view, ("You", "Ada"))[0]

    assert parse_action(game, view, ("You", "Ada"), "3, 1") == f"~{hand.choices[0].text}{hand.choices[2].text}"
    assert hand.title.startswith("Exchange ")


async def test_draws_are_offered_and_declined_a_match_is_given_up_and_another_begun(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await ben.get("/")
    live, path = await begun(anna, matches, guest_of(ben))
    await anna.post(f"{path}/text", {"ply": anna.ply, "answer": "yes"})
    await ben.get(f"{path}/text")
    assert "Your opponent offered a draw." in Reader(ben.page).under("Changes")
    await ben.post(f"{path}/text", {"ply": ben.ply, "answer": "no"})
    await anna.get(f"{path}/text")
    assert "Your opponent declined the draw." in Reader(anna.page).under("Changes")
    await anna.post(f"{path}/text", {"ply": anna.ply, "resign": "yes", "sure": "yes"})

    assert live.match.outcome is not None
    assert live.match.outcome.winners == (1,)
    again = await anna.post("/matches", {"again": live.info.id, "page": "text"})
    assert again.url.path.endswith("/text")
    await ben.get(f"{path}/text")
    assert "Your opponent wants to play again." in Reader(ben.page).under("Changes")
    agreed = await ben.post("/matches", {"again": live.info.id, "page": "text"})
    assert agreed.url.path == again.url.path


async def test_a_friend_takes_the_free_seat_and_stays_on_the_page_in_words(anna: Visitor, ben: Visitor) -> None:
    path = (await anna.start(seat2="friend", page="text")).removesuffix("/text")
    assert "Send the link to this page to a friend." in anna.page
    assert "<title>Waiting for another player …" in anna.page
    assert "Offer a draw" not in anna.page
    await anna.post(f"{path}/text", {"ply": anna.ply, "answer": "yes"})
    assert "Offer a draw when both seats are taken." in anna.notice
    await ben.get(f"{path}/text")
    assert "You are invited to Balloon Cup" in ben.page
    assert "You are watching this match" in ben.page
    assert numbers(ben.page) == []

    seated = await ben.post(f"{path}/seats", {"called": "Ben", "page": "text"})

    assert seated.url.path == f"{path}/text"
    assert "Accept the draw" not in ben.page
    assert "Ben: 8 cards in hand." in (await anna.get(f"{path}/text")).text
    assert "Offer a draw" in anna.page


async def test_one_device_is_handed_on_before_the_next_hand_is_told(anna: Visitor) -> None:
    path = (await anna.start(seat2="me", page="text")).removesuffix("/text")
    assert "Pass the device" in anna.page
    assert "Your hand" not in anna.page
    assert "words.js" not in anna.page

    for seat in range(2):
        await anna.get(f"{path}/text?seat={seat}")
        assert "Your hand" in anna.page
        await type_in(anna, path, "1")
        assert "Your hand" not in anna.page


async def test_one_device_waits_for_a_bot_and_is_handed_on_afterwards(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SeatedBots, "start", lambda _bots: None)
    path = (await anna.start(seat2="me", seat3="random", game="aeronaut-odyssey", page="text")).removesuffix("/text")
    live = await matches.open(path.rpartition("/")[2])
    while live.match.to_decide != 2:
        seat = live.match.to_decide or 0
        await anna.get(f"{path}/text?seat={seat}")
        await anna.post(f"{path}/text", {"ply": anna.ply, "action": any_action(live, seat)})

    assert "Pass the device" not in anna.page
    for suffix in ("", "?seat=0"):
        await anna.get(f"{path}/text{suffix}")
        assert "Pass the device" not in anna.page
        assert f'\n<meta http-equiv="refresh" content="15; url={path}/text{suffix}">' in anna.page
        assert ("Your position" in anna.page) == bool(suffix)
    assert "http-equiv" not in (await anna.post(f"{path}/text?seat=0", {"ply": anna.ply, "typed": "repeat"})).text

    monkeypatch.undo()
    live.bots.start()
    await live.bots.wait(60)
    await anna.get(f"{path}/text")
    assert "Pass the device" in anna.page
    assert "http-equiv" not in anna.page


async def test_nothing_is_handed_on_when_the_match_on_one_device_is_over(anna: Visitor) -> None:
    path = (await anna.start(seat2="me", page="text")).removesuffix("/text")
    await anna.get(f"{path}/text?seat=0")
    await anna.post(f"{path}/text?seat=0", {"ply": anna.ply, "token": anna.token, "resign": "1", "sure": "yes"})

    await anna.get(f"{path}/text")

    assert "Pass the device" not in anna.page
    assert "resigned" in anna.page
    assert "words.js" in anna.page


@pytest.mark.parametrize("typed", ["1", "2", "how it stands", "what can I do", "no such thing"])
async def test_a_page_of_the_seat_before_tells_nothing_of_the_next_hand(anna: Visitor, typed: str) -> None:
    path = (await anna.start(seat2="me", page="text")).removesuffix("/text")
    await anna.get(f"{path}/text?seat=0")
    (address,) = set(re.findall(r'<form [^>]*method="post" action="([^"]*/text[^"]*)"', anna.page))
    sent = {"ply": anna.ply, "token": anna.token}
    refused = await anna.post(address, {**sent, "typed": "no such thing"})
    assert "Your hand" in refused.text

    await anna.post(address, {**sent, "typed": "1"})
    again = await anna.post(address, {**sent, "typed": typed})

    assert "Pass the device" in again.text
    assert not re.findall("Your hand|in hand|Your turn", again.text)


async def test_the_numbers_of_a_plain_game_are_its_notation(tmp_path: Path) -> None:
    with registry.with_examples():
        table = create_app(tmp_path)
        async with table.app.router.lifespan_context(table.app):
            anna = Visitor(table)
            path = (await anna.start(game="connect-four", seat2="me", page="text")).removesuffix("/text")
            for turn in range(6):
                await anna.get(f"{path}/text?seat={turn % 2}")
                await type_in(anna, path, "1")
            await anna.get(f"{path}/text?seat=0")

            assert numbers(anna.page) == ["2", "3", "4", "5", "6", "7"]
            assert Reader(anna.page).under("Changes") == [
                f"{who}: Drop a disc into column 1." for who in ("You (seat 1)", "Seat 2")
            ]
            await anna.http.aclose()


async def test_a_page_in_words_hears_all_that_it_missed_once(matches: MatchRegistry, anna: Visitor) -> None:
    live, _path = await begun(anna, matches)
    seen = live.version
    for _turn in range(3):
        await let_play(live, 2)

    [(version, picture)] = stream.render_text_since(live, 0, seen)

    assert version == live.version
    assert len(re.findall(r'data-key="\d+"', picture.frame)) == len(live.history) >= 6
    assert stream.render_text_since(live, 0, live.version) == []


async def test_a_form_with_scripts_is_answered_with_the_own_action_alone(anna: Visitor, matches: MatchRegistry) -> None:
    live, path = await begun(anna, matches, Seat("bot", "random"))
    answer = await anna.post(f"{path}/text", {"ply": anna.ply, "typed": "1"}, **FRAGMENT)

    assert answer.text.lstrip().startswith('<div id="table"')
    assert re.findall(r'data-key="(\d+)"', answer.text) == [str(live.history.ply_of(1))]


async def test_a_step_is_put_into_words_once_however_many_hear_it(anna: Visitor, matches: MatchRegistry) -> None:
    live, _path = await begun(anna, matches)
    seen = live.version
    await let_play(live, 2)

    [(_version, first)], [(_again, second)] = (stream.render_text_since(live, 0, seen) for _watcher in range(2))
    [(_late, third)] = stream.render_text_since(live, 0, f"{live.history.ply_of(0)}.away1")
    [(_other, watched)] = stream.render_text_since(live, None, seen)
    with use_language("de"):
        [(_spoken, spoken)] = stream.render_text_since(live, 0, seen)

    assert first is second is third
    assert len({first.frame, watched.frame, spoken.frame}) == 3
    for far in range(live.match.ply, live.match.ply + 50):
        stream.render_text_since(live, 0, f"{far}.")
    assert len(rendering._albums[live][1]) <= 3 + len(live.history) + 1


async def test_a_page_is_put_into_words_once_while_nothing_happens(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, path = await begun(anna, matches)
    first = anna.page
    with monkeypatch.context() as idle:
        idle.delattr(match_text, "build_text_context")
        await anna.get(f"{path}/text")
        assert anna.page == first
    await anna.post(f"{path}/text", {"ply": anna.ply, "typed": "no such thing"})
    assert "no such thing" in anna.page
    await anna.get(f"{path}/text")

    assert anna.page == first
    await live.handle(Play(any_action(live, 0)), 0, live.match.ply)
    assert (await anna.get(f"{path}/text")).text != first
