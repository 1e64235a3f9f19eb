"""Scenarios of Radlands: a table in a few words, questions with all their options, answers played three ways at once.

A column is "camp: person person", from the camp to the front. Marks behind a name: `!` damaged, `~` exhausted, `#`
destroyed, `@n` on space n, `=card` what a punk really is. Columns not given get camps that do nothing here.
Options read "our sniper", "their cannon", "our left 1" (an empty place), "use cannon", or are plain words.
"""

from __future__ import annotations

import json
import re
from typing import Any

import talia
from talia.core.action import Option
from talia.games.radlands.cards.box import EVENTS, PEOPLE
from talia.games.radlands.numbers import COLUMNS

US, THEM = 0, 1
FILLERS = (["garage", "outpost", "watchtower", "pillbox"], ["scud_launcher", "arcade", "mulcher", "transplant_lab"])
GAME = talia.game("radlands")


def _card(text: str) -> dict[str, Any]:
    name = re.match(r"[a-z_]+", text)
    assert name, text
    found: dict[str, Any] = {"card": name.group()}
    if "!" in text:
        found["damaged"] = True
    if "~" in text:
        found["exhausted"] = True
    if "#" in text:
        found["destroyed"] = True
    space = re.search(r"@(\d)", text)
    if space:
        found["space"] = int(space.group(1))
    real = re.search(r"=([a-z_]+)", text)
    if real:
        found["is"] = real.group(1)
    return found


def _column(text: str) -> dict[str, Any]:
    camp, _, people = text.partition(":")
    found: dict[str, Any] = {"camp": _card(camp.strip()), "people": []}
    taken = found["camp"].get("space", 0)
    free = [space for space in (0, 1, 2) if space != taken] if taken else [1, 2]
    for space, word in zip(free, people.split(), strict=False):
        person = _card(word)
        person.setdefault("space", space)
        found["people"].append(person)
    return found


def _queue(text: str) -> list[str | None]:
    """ "- banish -" are spaces 1, 2, 3."""
    return [None if word == "-" else word for word in (text or "- - -").split()]


def whole_deck() -> list[str]:
    """Every card of the draw deck, by word."""
    return [card.word for card in [*PEOPLE.things, *EVENTS.things] for _ in range(1 if card.single else 2)]


class Scenario:
    """One table; seat 0 is us and acts unless told otherwise."""

    def __init__(
        self,
        ours: list[str] | None = None,
        theirs: list[str] | None = None,
        hand: str = "",
        their_hand: str = "",
        water: int = 3,
        deck: str = "",
        only_deck: bool = False,
        queue: str = "",
        their_queue: str = "",
        discards: str = "",
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        named = " ".join([*(ours or []), *(theirs or [])])
        columns: list[list[dict[str, Any]]] = []
        for given, fillers in ((ours or [], FILLERS[0]), (theirs or [], FILLERS[1])):
            free = [camp for camp in fillers if camp not in named]
            side = [_column(text) for text in given]
            columns.append(side + [_column(free[n]) for n in range(3 - len(side))])
        table: dict[str, Any] = {
            "turn": 5,
            "active": US,
            "water": water,
            "columns": columns,
            "queues": [_queue(queue), _queue(their_queue)],
            "hands": [hand.split(), their_hand.split()],
            "discard": {"cards": discards.split()},
            **more,
        }
        rest = whole_deck()
        lying = [*hand.split(), *their_hand.split(), *discards.split(), *deck.split()]
        lying += [word for queue_text in table["queues"] for word in queue_text if word and word != "raiders"]
        lying += [p.get("is", p["card"]) for side in columns for column in side for p in column["people"]]
        for word in lying:
            if word != "punk":
                rest.remove(word)
        for side in columns:
            for column in side:
                for person in column["people"]:
                    if person["card"] == "punk" and "is" not in person:
                        person["is"] = rest.pop()
        if only_deck:
            table["discard"]["cards"] = rest + table["discard"]["cards"]
            rest = []
        table["deck"] = [*deck.split(), *rest]
        position: dict[str, Any] = {"game": "radlands", "options": options or {}, "table": table}
        self.state = GAME.position(position)
        self.start = json.loads(json.dumps(self.state.to_position()))

    # Questions and answers.

    def label(self, option: Option, prompt: str) -> str:
        parts = option.parts
        if "place" in prompt and "column" in parts:
            return self._where(parts)
        if option.word.startswith("use-"):
            return f"use {self._named(parts, '')}"
        if "seat" in parts and parts.get("card") is not None:
            if "column" in parts:
                return self._named(parts, "our " if parts["seat"] == US else "their ")
            return ("our " if parts["seat"] == US else "their ") + str(parts["card"])
        if "seat" in parts and "column" in parts and "space" in parts:
            return self._where(parts)
        return option.word

    def _where(self, parts: dict[str, Any]) -> str:
        side = "our" if parts["seat"] == US else "their"
        return f"{side} {COLUMNS[parts['column'] - 1]} {parts['space']}"

    def _named(self, parts: dict[str, Any], side: str) -> str:
        """The card's name; with its column where there are several of the name on that side."""
        name = str(parts["card"])
        people = [p["card"] for column in self.columns(parts["seat"]) for p in column["people"]]
        if people.count(name) > 1:
            return f"{side}{name} {COLUMNS[parts['column'] - 1]} {parts['space']}"
        return side + name

    def options(self) -> dict[str, Option]:
        decision = self.state.decision(self.state.asked[0])
        labels = {self.label(option, decision.prompt): option for option in decision.options}
        assert len(labels) == len(decision.options), [option.word for option in decision.options]
        return labels

    def prompt(self) -> str:
        return self.state.decision(self.state.asked[0]).prompt.removeprefix("radlands.")

    def asks(self, seat: int, *labels: str) -> None:
        """Exactly these options, to this seat."""
        assert self.state.asked == (seat,)
        assert sorted(self.options()) == sorted(labels)

    def can(self, label: str) -> bool:
        return label in self.options()

    def do(self, *labels: str) -> Scenario:
        """Answer the open questions, whoever is asked; also on a clone and on a saved copy, which must end equal."""
        for label in labels:
            found = self.options()
            assert label in found, f"{label!r} is not among {sorted(found)} ({self.prompt()})"
            seat = self.state.asked[0]
            clone, saved = self.state.clone(), GAME.load(self.state.save())
            for state in (self.state, clone, saved):
                state.answer(seat, found[label])
            assert clone.to_position() == self.state.to_position()
            assert saved.to_position() == self.state.to_position()
            self.check()
        return self

    def play(self, card: str, *more: str) -> Scenario:
        """Play a card from hand: it may be that it can only be played, not junked."""
        return self.do(card, "play", *more)

    def junk(self, card: str, *more: str) -> Scenario:
        self.do(card)
        if self.state.asked and self.prompt() == "play_or_junk":
            self.do("junk")
        return self.do(*more)

    def end(self) -> Scenario:
        return self.do("end")

    # What lies where.

    def table(self) -> dict[str, Any]:
        return self.state.lay_out()

    def columns(self, seat: int) -> list[dict[str, Any]]:
        return list(self.table()["columns"][seat])

    def card(self, label: str) -> dict[str, Any] | None:
        """The flags of "our sniper"; None if it is not in play."""
        side, name = label.split(" ", 1)
        for column in self.columns(US if side == "our" else THEM):
            for card in [column["camp"], *column["people"]]:
                if card["card"] == name:
                    return dict(card)
        return None

    def has(self, label: str, flag: str) -> bool:
        card = self.card(label)
        assert card is not None, f"{label} is not in play"
        return bool(card.get(flag, False))

    def damaged(self, label: str) -> bool:
        return self.has(label, "damaged")

    def destroyed(self, label: str) -> bool:
        return self.has(label, "destroyed")

    def ready(self, label: str) -> bool:
        side, name = label.split(" ", 1)
        seat = US if side == "our" else THEM
        for column in self.state.view(None)["table"]["columns"][seat]:
            for card in [column["camp"], *column["people"]]:
                if card["card"] == name:
                    return bool(card.get("ready", False))
        raise AssertionError(f"{label} is not in play")

    def people(self, seat: int = US) -> list[list[str]]:
        """Names of the people in each column, from the camp to the front."""
        return [[p["card"] for p in column["people"]] for column in self.columns(seat)]

    def spaces(self, seat: int, column: int) -> dict[int, str]:
        """What stands on which space of a column, the camp included."""
        found = self.columns(seat)[column]
        return {card.get("space", 0): card["card"] for card in [found["camp"], *found["people"]]}

    def hand(self, seat: int = US) -> list[str]:
        return sorted(self.table()["hands"][seat])

    def discards(self) -> list[str]:
        return sorted(self.table()["discard"]["cards"])

    def deck(self) -> list[str]:
        return list(self.table()["deck"])

    def queue(self, seat: int = US) -> list[str | None]:
        return list(self.table()["queues"][seat])

    @property
    def water(self) -> int:
        return int(self.table()["water"])

    @property
    def winner(self) -> list[int] | None:
        outcome = self.state.outcome
        return None if outcome is None else list(outcome.winners)

    @property
    def reason(self) -> str | None:
        outcome = self.state.outcome
        return None if outcome is None else outcome.reason

    def check(self) -> None:
        check(self.state)


def check(state: talia.State) -> None:
    """What holds at any time: 66 cards, each in one place; at most two people a column; water never below 0."""
    table = state.lay_out()
    if table["turn"] == 0:
        assert len(table["deck"]) == 66
        return
    cards = [*table["deck"], *table["hands"][0], *table["hands"][1], *table["discard"]["cards"]]
    for side in table["columns"]:
        for column in side:
            assert len(column["people"]) <= 2
            camp_space = None if column["camp"].get("destroyed") else column["camp"].get("space", 0)
            spaces = [person["space"] for person in column["people"]]
            assert len({*spaces, camp_space}) == len(spaces) + 1
            cards += [person.get("is", person["card"]) for person in column["people"]]
    cards += [word for queue in table["queues"] for word in queue if word and word != "raiders"]
    if table["resolving"] and table["resolving"] != "raiders":
        cards.append(table["resolving"])
    assert sorted(cards) == sorted(whole_deck())
    assert table["water"] >= 0
    for seat in (0, 1):
        assert not {*table["known"][seat]} - {*table["hands"][seat]}
