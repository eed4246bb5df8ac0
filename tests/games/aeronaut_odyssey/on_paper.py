"""A match from paper alone: what the printed sheets say, and nothing else, read by a program that keeps the books.

The board is read from the words of the printed parts (table, trajectories, orders, legend, inventories), the rules are
those of the sheet `rulebook/en/printed.md`. Each choice is yielded with all that the sheet allows, in notation, and the
answer is sent in.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from itertools import combinations_with_replacement
from typing import NamedTuple

LETTERS = {"red": "R", "orange": "O", "yellow": "Y", "white": "W", "black": "K", "blue": "B", "pink": "P", "green": "G"}
SYMBOLS = {
    "a point": "+1",
    "lose a point": "-1",
    "an inventory space": "+space",
    "lose an inventory space": "-space",
    "lose a balloon": "-balloon",
    "a swap": "swap",
}
ABILITIES = {"late arrival": "late", "second wind": "wind"}
POINTS = {"pioneer": (0, 1, 2, 4, 7, 10), "capital": (0, 1, 2, 3, 5, 7, 9)}
GIFTS = (0, 1, 1, 2, 2, 3)
ORDER = "ROYWKBPG*"


class Asked(NamedTuple):
    """A choice: whose, and all that may be chosen, in notation."""

    seat: int
    kind: str
    options: list[str]


Asking = Generator[Asked, str, str]
Doing = Generator[Asked, str, None]


class Way(NamedTuple):
    """A route as the table has it."""

    ends: tuple[str, str]
    spaces: str
    symbols: Mapping[int, str]

    @property
    def is_multi(self) -> bool:
        """Return True if each space has its own type."""
        return len(set(self.spaces)) > 1


class Sheets(NamedTuple):
    """Printed material: texts by name, the spaces of an inventory, and orders.

    An order has two cities, points, and the points lost without a connection.
    """

    words: Mapping[str, str]
    spaces: int
    orders: Mapping[str, tuple[str, str, int, int]]


def rows(words: str, heading: str = "") -> list[list[str]]:
    """The rows of a table below a heading, without its head, cells without emphasis."""
    part = words.rsplit(f"## {heading}\n", maxsplit=1)[-1].split("\n## ", maxsplit=1)[0] if heading else words
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip().replace("**", "") for cell in line.strip("|").split("|")] for line in lines[2:]]


def symbol_of(words: str) -> str:
    """A symbol by what the table calls it."""
    if found := re.fullmatch(r"1 (\w+) balloon", words):
        return "+" + LETTERS[found[1]]
    if words.startswith("the ability "):
        name = words.removeprefix("the ability ")
        return ABILITIES.get(name, name)
    return SYMBOLS[words]


def spaces_of(count: int, words: str) -> str:
    """The types of a route's spaces by what the table says."""
    if words == "gray":
        return "A" * count
    run = ""
    for part in words.split(", "):
        many, _blank, name = part.rpartition(" ")
        run += LETTERS[name] * int(many or 1)
    return run * count if len(run) == 1 else run


def way_of(row: list[str]) -> Way:
    """A row of the table of routes."""
    name, count, types, said = row
    low, high = name.removesuffix("2").split("-")
    symbols = {int(one.split(": ")[0]): symbol_of(one.split(": ")[1]) for one in said.split(", ") if ":" in one}
    return Way((low, high), spaces_of(int(count), types), symbols)


def order(letters: Iterable[str]) -> str:
    """A run in the order of the types."""
    return "".join(sorted(letters, key=ORDER.index))


class Paper:
    """The sheets on the table, and what has been written on them."""

    def __init__(self, sheets: Sheets, **how: object) -> None:
        """Read the sheets; `how`: base, seats, solo, expansions."""
        words, spaces, orders = sheets
        self.base, self.solo, self.expansions = str(how["base"]), bool(how["solo"]), str(how["expansions"]).split()
        self.count = 2 if self.solo else int(str(how["seats"]))
        self.free = {city: int(slots) for city, slots, _near in rows(words["table"], "Cities")}
        self.ways = {row[0]: way_of(row) for row in rows(words["table"], "Routes")}
        self.out = {name for name in self.ways if name.endswith("2")} if self.count == 2 else set()
        areas = rows(words["table"], "Areas") if "## Areas" in words["table"] else []
        self.areas = [(int(number), around.split(", ")) for number, around in areas]
        goals = rows(words.get("trajectories", "")) if "trajectories" in self.expansions else []
        self.goals = {row[0]: row for row in goals}
        self.room = {name: row[4].count("slot") for name, row in self.goals.items()}
        named = (row[1].split(" ")[0] for row in rows(words["legend"], "Balloon types"))
        self.types = order(LETTERS[name] for name in named if name in LETTERS)
        self.log: list[tuple[int, str, str]] = []
        """All that was decided, and what had a single answer, too."""
        self.orders = orders
        seats = range(self.count)
        self.at: list[str] = ["A"] * self.count
        self.cells = [list("." * spaces) for _seat in seats]
        self.points = [0] * self.count
        self.abilities: list[list[str]] = [[] for _seat in seats]
        self.tolls: list[set[str]] = [set() for _seat in seats]
        self.profited, self.begun = [True] * self.count, [False] * self.count
        self.named: list[set[int]] = [set() for _seat in seats]
        self.kept: list[list[str]] = [[] for _seat in seats]
        self.owners: dict[str, list[int]] = {name: [] for name in self.ways}
        self.parts: dict[str, list[int | None]] = {
            n: [None] * len(w.spaces) for n, w in self.ways.items() if w.is_multi
        }
        self.done: dict[str, list[int]] = {name: [] for name in self.goals}

    # what stands on the paper

    def held(self, seat: int) -> Counter[str]:
        """The balloons that are not crossed out, by type."""
        return Counter(cell for cell in self.cells[seat] if cell in ORDER)

    def room_of(self, seat: int) -> int:
        """The free spaces of an inventory."""
        return self.cells[seat].count(".")

    def write(self, seat: int, letter: str) -> None:
        """Write a balloon into the first free space; what finds none is lost."""
        if "." in self.cells[seat]:
            self.cells[seat][self.cells[seat].index(".")] = letter

    def cross(self, seat: int, letter: str) -> None:
        """Cross out the first balloon of a type."""
        self.cells[seat][self.cells[seat].index(letter)] = letter.lower() if letter != "*" else "/"

    def others(self, seat: int) -> list[int]:
        """All others, clockwise."""
        return [(seat + turn) % self.count for turn in range(1, self.count)]

    def found_at(self, city: str) -> dict[str, list[str]]:
        """The routes in play at a city by the types that they offer, gray among them."""
        found: dict[str, list[str]] = {}
        for name, way in self.ways.items():
            if city in way.ends and name not in self.out:
                for letter in set(way.spaces):
                    found.setdefault(letter, []).append(name)
        return found

    def has(self, seat: int, name: str) -> bool:
        """Return True if the player owns the route."""
        return seat in self.owners[name]

    def is_open(self, name: str) -> bool:
        """Return True if a part of the route can still be claimed."""
        return name not in self.out and (None in self.parts[name] if name in self.parts else not self.owners[name])

    def joined(self, seat: int, one: str, other: str) -> bool:
        """Return True if the player's own routes connect two cities."""
        reached, fresh = {one}, [one]
        while fresh:
            city = fresh.pop()
            for name, way in self.ways.items():
                if self.has(seat, name) and city in way.ends:
                    there = way.ends[city == way.ends[0]]
                    if there not in reached:
                        reached.add(there)
                        fresh.append(there)
        return other in reached

    def fulfilled(self, seat: int, goal: str) -> bool:
        """Return True if a player fulfils the condition of a trajectory."""
        asked = self.goals[goal][1]
        if " – " in asked:  # noqa: RUF001
            return self.joined(seat, *asked.split(" – "))  # noqa: RUF001
        wanted = Counter(LETTERS[word] for word in asked.removeprefix("routes of these types: ").split(", "))
        own = Counter(way.spaces[0] for name, way in self.ways.items() if self.has(seat, name) and not way.is_multi)
        return not wanted - own

    # choices

    def choose(self, seat: int, kind: str, options: Iterable[str]) -> Asking:
        """Ask where there is a choice."""
        every = list(dict.fromkeys(options))
        if not every:
            return ""
        answer = every[0] if len(every) == 1 and kind != "turn" else (yield self.asked(seat, kind, every))
        self.log.append((seat, kind, answer))
        return answer

    def asked(self, seat: int, kind: str, options: list[str]) -> Asked:
        """Return a decision of a player. In a solo match, the human also decides for the rival."""
        return Asked(0 if self.solo else seat, kind, options)

    def reward(self, seat: int) -> Doing:
        """A balloon of any type in play, or one more space; with a full inventory the space."""
        types = self.types if self.room_of(seat) else ""
        answer = yield from self.choose(seat, "reward", [*types, "+"])
        if answer == "+":
            self.cells[seat].append(".")
        else:
            self.write(seat, answer)

    def payments(self, seat: int, name: str, space: int | None = None) -> Iterable[tuple[str, str]]:
        """All ways to pay for a route, or for one of its spaces: what is added to the notation, and what is paid."""
        way, held = self.ways[name], self.held(seat)
        run = way.spaces if space is None else way.spaces[space - 1]
        for letter in self.types if run[0] == "A" else run[0]:
            for wilds in range(min(held["*"], len(run)) + 1):
                paid = letter * (len(run) - wilds) + "*" * wilds
                if held[letter] >= len(run) - wilds:
                    yield ("" if not wilds and run[0] != "A" else f"={paid}"), paid

    def claims(self, seat: int) -> dict[str, tuple[str, int | None, str]]:
        """All claims that can be paid, in notation."""
        found = {}
        for name in filter(self.is_open, self.ways):
            for space in (
                [n + 1 for n, by in enumerate(self.parts[name]) if by is None] if name in self.parts else [None]
            ):
                title = name if space is None else f"{name}.{space}"
                for more, paid in self.payments(seat, name, space):
                    found[f"+{title}{more}"] = (name, space, paid)
        return found

    def flights(self, seat: int) -> dict[str, tuple[str, str]]:
        """All moves, in notation."""
        if self.base == "pioneer" and not self.room_of(seat):
            return {}
        here, found = self.at[seat], {}
        for name, way in self.ways.items():
            if here in way.ends and name not in self.out:
                there = way.ends[here == way.ends[0]]
                if self.free[there]:
                    found[f">{there}{'2' if name.endswith('2') else ''}"] = (name, there)
        return found

    def uses(self, seat: int, *, acted: bool) -> dict[str, tuple[str, ...]]:  # noqa: C901, PLR0912  one ability after the other
        """All abilities that can be used, in notation."""
        found: dict[str, tuple[str, ...]] = {}
        own = set(self.abilities[seat])
        if "steal" in own and self.room_of(seat):
            for other in self.others(seat):
                for letter in self.held(other):
                    found[f"!steal #{other + 1}{letter}"] = ("steal", str(other), letter)
        if "late" in own:
            for goal in self.goals:
                if not self.room[goal] and seat not in self.done[goal] and self.fulfilled(seat, goal):
                    found[f"!late {goal}"] = ("late", goal)
        if "share" in own:
            for name, owners in self.owners.items():
                if len(owners) == 1 and owners[0] != seat and name not in self.parts:
                    for more, paid in self.payments(seat, name):
                        found[f"!share {name}{more}"] = ("share", name, paid)
        if "teleport" in own:
            for city, free in self.free.items():
                if free and city != self.at[seat]:
                    found[f"!teleport {city}"] = ("teleport", city)
        if "wind" in own and acted:
            found["!wind"] = ("wind",)
        return found

    # the match

    def play(self) -> Doing:  # noqa: C901  as the sheet tells it
        """Play from the deal of the orders on."""
        players = range(1 if self.solo else self.count)
        for seat in players:
            if dealt := self.kept[seat]:
                texts = [f"keep {one}" for one in dealt] + [f"keep {' '.join(dealt)}"]
                answer = yield from self.choose(seat, "keep", texts)
                self.kept[seat] = answer.split(" ")[1:]
        for seat in range(self.count):
            if self.base == "pioneer":
                self.at[seat] = (yield from self.choose(seat, "start", [f"@{city}" for city in self.free]))[1:]
        for seat in range(self.count):
            if self.base == "capital" and (many := min(GIFTS[seat], self.room_of(seat))):
                for letter in (yield from self.choose(seat, "gift", self.runs(self.types, many))):
                    self.write(seat, letter)
        seat, idle = 0, 0
        while True:
            acted = yield from self.turn(seat)
            idle = 0 if acted else idle + 1
            if self.base == "pioneer" and not acted:
                return
            if self.base == "capital" and (
                idle == self.count or not any(map(self.is_open, self.ways)) or self.is_stuck()
            ):
                return
            seat = (seat + 1) % self.count

    def is_stuck(self) -> bool:
        """[capital] Nobody can move or claim, nor has an ability by which one could."""
        return not any(self.flights(s) or self.claims(s) or self.uses(s, acted=False) for s in range(self.count))

    def runs(self, types: Iterable[str], many: int) -> list[str]:
        """All runs of so many."""
        return ["".join(run) for run in combinations_with_replacement(order(types), many)]

    def turn(self, seat: int) -> Generator[Asked, str, bool]:
        """A turn, and those that second winds add; say whether anything was done."""
        self.begun[seat], self.profited[seat] = True, False
        ever = False
        while True:
            done = yield from self.one_turn(seat)
            ever = ever or done != ""
            if done != "wind":
                return ever

    def one_turn(self, seat: int) -> Asking:
        """One turn: an action, and abilities around it."""
        acted = ""
        while True:
            flights, claims = ({}, {}) if acted else (self.flights(seat), self.claims(seat))
            if self.solo and seat == 1:
                near = min(flights, key=lambda text: len(text.strip(">2")) * 100 + ord(text[1]), default="")
                flights = {text: to for text, to in flights.items() if to[1] == flights[near][1]} if not claims else {}
            uses = self.uses(seat, acted=bool(acted))
            stop = [] if flights or claims else ["."]
            if not flights and not claims and not uses:
                return acted
            answer = yield from self.choose(seat, "turn", [*flights, *claims, *uses, *stop])
            if answer == ".":
                return acted
            if answer in flights:
                yield from self.fly(seat, *flights[answer])
                acted = "acted"
            elif answer in claims:
                yield from self.claim(seat, *claims[answer])
                acted = "acted"
            else:
                self.abilities[seat].remove(uses[answer][0])
                if uses[answer][0] == "wind":
                    return "wind"
                yield from self.use(seat, *uses[answer])

    def use(self, seat: int, what: str, *more: str) -> Doing:
        """Use an ability."""
        if what == "steal":
            victim, letter = int(more[0]), more[1]
            self.cross(victim, letter)
            self.write(seat, letter)
        elif what == "late":
            yield from self.fulfil(seat, more[0])
        elif what == "share":
            self.pay(seat, more[1])
            self.owners[more[0]].append(seat)
            yield from self.look_at_goals(seat)
        elif what == "teleport":
            self.at[seat] = more[0]
            self.free[more[0]] -= 1

    def fly(self, seat: int, name: str, there: str) -> Doing:
        """Move: slot, rewards, tolls, balloons, profit or owners."""
        self.at[seat] = there
        self.free[there] -= 1
        gray = "A" in self.ways[name].spaces
        for owner in [other for other in self.others(seat) if self.has(other, name)]:
            if self.solo and seat == 0:
                types = self.types if gray else order(set(self.ways[name].spaces))
                answer = yield from self.choose(seat, "reward", types if self.room_of(owner) else "+")
                self.cells[owner].append(".") if answer == "+" else self.write(owner, answer)
            else:
                yield from self.reward(owner)
        for owner in self.others(seat):
            if name in self.tolls[owner] and self.room_of(owner) and self.held(seat):
                letter = yield from self.choose(owner, "toll", self.held(seat))
                self.cross(seat, letter)
                self.write(owner, letter)
        yield from self.take(seat, there, gray=gray)

    def take(self, seat: int, there: str, *, gray: bool) -> Doing:
        """Write down what is found, and what follows from it."""
        found = self.found_at(there)
        types = self.types if gray and self.base == "pioneer" else order(set(found) - {"A"})
        many = min(2, self.room_of(seat))
        runs = self.runs(types, many) if many and types else []
        if many and self.base == "capital" and "A" in found:
            runs.append("*")
        taken = yield from self.choose(seat, "pick", runs)
        for letter in taken:
            self.write(seat, letter)
        if self.base == "pioneer":
            for other in self.others(seat) if taken else []:
                if self.begun[other] and not self.profited[other] and self.room_of(other):
                    answer = yield from self.choose(other, "profit", [*order(set(taken)), "."])
                    if answer != ".":
                        self.write(other, answer)
                        self.profited[other] = True
            return
        for letter in taken:
            names = found.get("A" if letter == "*" else letter, [])
            owners = [set(self.owners[name]) for name in names]
            if owners and all(owned and seat not in owned for owned in owners):
                if any(name in self.parts and seat in self.parts[name] for name in names):
                    continue
                which = yield from self.choose(seat, "owner", [f"for #{s + 1}" for s in sorted(set().union(*owners))])
                yield from self.reward(int(which.removeprefix("for #")) - 1)

    def pay(self, seat: int, paid: str) -> None:
        """Cross out what is paid."""
        for letter in paid:
            self.cross(seat, letter)

    def claim(self, seat: int, name: str, space: int | None, paid: str) -> Doing:
        """Claim: payment, reward, symbols, thief, spies, trajectories."""
        way = self.ways[name]
        self.pay(seat, paid)
        whole = True
        if space is None:
            self.owners[name].append(seat)
        else:
            self.parts[name][space - 1] = seat
            if whole := None not in self.parts[name]:
                self.owners[name] = list(dict.fromkeys(s for s in self.parts[name] if s is not None))
        if whole and self.at[seat] in way.ends:
            yield from self.reward(seat)
        if "bonus" in self.expansions:
            for at in sorted(way.symbols) if space is None else [space]:
                if at in way.symbols:
                    yield from self.symbol(seat, way.symbols[at], name)
        if "thieves" in self.expansions:
            yield from self.thief(seat, name, whole=whole)
            letter = next((one for one in paid if one != "*"), "")
            for other in self.others(seat):
                if letter and self.at[other] in way.ends:
                    self.write(other, letter)
        yield from self.look_at_goals(seat)

    def symbol(self, seat: int, what: str, name: str) -> Doing:
        """Take a symbol."""
        if what in ("+1", "-1"):
            self.points[seat] += int(what)
        elif what == "+space":
            self.cells[seat].append(".")
        elif what == "-space":
            if "." in self.cells[seat]:
                last = len(self.cells[seat]) - 1 - self.cells[seat][::-1].index(".")
                self.cells[seat][last] = "x"
        elif what == "-balloon":
            if held := self.held(seat):
                answer = yield from self.choose(seat, "lose", [f"-{letter}" for letter in held])
                self.cross(seat, answer[1:])
        elif what == "swap":
            yield from self.swap(seat)
        elif what == "toll":
            self.tolls[seat].add(name)
        elif what[0] == "+":
            self.write(seat, what[1:])
        else:
            self.abilities[seat].append(what)

    def swap(self, seat: int) -> Generator[Asked, str, bool]:
        """Change a balloon into any type, or decline."""
        texts = [f"{one}>{other}" for one in self.held(seat) for other in self.types if one != other]
        if not texts:
            return False
        answer = yield from self.choose(seat, "swap", [*texts, "."])
        if answer != ".":
            self.cells[seat][self.cells[seat].index(answer[0])] = answer[2]
        return answer != "."

    def thief(self, seat: int, name: str, *, whole: bool) -> Doing:
        """Name a number of an inventory."""
        victim = None
        if self.count == 2:
            rest = [way for other, way in self.ways.items() if other != name and self.has(1 - seat, other)]
            if whole and all(any(city in way.ends for way in rest) for city in self.ways[name].ends):
                victim = 1 - seat
        else:
            twin = name.removesuffix("2") if name.endswith("2") else name + "2"
            if twin in self.owners and self.owners[twin] and self.owners[twin][0] != seat:
                victim = self.owners[twin][0]
        if victim is None or not self.room_of(seat):
            return
        numbers = [n for n in range(1, len(self.cells[victim]) + 1) if n not in self.named[victim]]
        if answer := (yield from self.choose(seat, "thief", [f"#{n}" for n in numbers])):
            number = int(answer[1:])
            self.named[victim].add(number)
            cell = self.cells[victim][number - 1]
            if cell in ORDER:
                self.cells[victim][number - 1] = cell.lower() if cell != "*" else "/"
                self.write(seat, cell)

    def look_at_goals(self, seat: int) -> Doing:
        """Fulfil what has become true: the claimer first, then the others clockwise, each by number."""
        while True:
            due = [
                (who, goal)
                for who in (seat, *self.others(seat))
                for goal in self.goals
                if self.room[goal] and who not in self.done[goal] and self.fulfilled(who, goal)
            ]
            if not due:
                return
            self.room[due[0][1]] -= 1
            yield from self.fulfil(*due[0])

    def fulfil(self, seat: int, goal: str) -> Doing:
        """Take the reward of a trajectory."""
        self.done[goal].append(seat)
        many, what = self.goals[goal][3].split(" ", 1)
        for _turn in range(int(many)):
            if what.startswith("point"):
                self.points[seat] += 1
            elif "space" in what:
                self.cells[seat].append(".")
            elif what.startswith("swap"):
                if not (yield from self.swap(seat)):
                    return
            else:
                self.write(seat, LETTERS[what.split(" ")[0]])

    def scores(self) -> list[int]:
        """Return the sums of the score sheet."""
        found = list(self.points)
        for name, owners in self.owners.items():
            for seat in owners:
                found[seat] += POINTS[self.base][len(self.ways[name].spaces)]
        for number, around in self.areas:
            sides = [set(self.owners[one]) | set(self.owners.get(f"{one}2", [])) for one in around]
            if all(sides):
                most = Counter(seat for side in sides for seat in side)
                for seat, count in most.items():
                    found[seat] += number * (count == max(most.values()))
        for seat, kept in enumerate(self.kept):
            for one in kept:
                here, there, points, lost = self.orders[one]
                found[seat] += points if self.joined(seat, here, there) else -lost
        return found
