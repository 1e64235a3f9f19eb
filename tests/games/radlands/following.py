"""Ways of winning a turn, followed: against every answer, and a plain search to compare the quick one with."""

from __future__ import annotations

import json
from collections.abc import Iterator

import talia
from talia.core.bits import members
from talia.core.event import Log
from talia.games.radlands.extra.winning import Way, winning
from talia.games.radlands.rounds import TURN
from talia.games.radlands.state import Radlands

ACT = TURN.at("act")


def turns(seed: int, last: int = 5) -> list[Radlands]:
    """The beginnings of the last turns of a random game in which whoever acts likes to hit."""
    s = talia.game("radlands").start(seed, log=False, memory=False)
    assert isinstance(s, Radlands)
    rng = talia.Random(seed + 1)
    found: list[Radlands] = []
    while not s.over:
        if s.asks_at(ACT) and s.actions == 0:
            found.append(s.clone())
        options = [number for number in s.legal() if number != 0 or len(s.legal()) == 1 or rng.below(6) == 0]
        s.apply(rng.pick(options or s.legal()))
    return found[-last:]


def wins(way: Way | None, s: Radlands, seat: int) -> bool:
    """Does a way win against every answer? Where drawn cards bring another question, it is looked for anew."""
    if s.over:
        return bool(s.won == 1 << seat)
    asked, options = s.who, members(s.options_of(s.who))
    if way is None or way.seat != asked or way.offset != s.domain_of(asked).offset:
        way = winning(s).way
        if way is None:
            return False
    if asked == seat:
        number = options[0] if way.any else way.numbers[0]
        return number in options and wins(way.follow(way.numbers[0]), answered(s, number), seat)
    if not way.any and set(options) != set(way.numbers):
        return False
    return all(wins(way.follow(number), answered(s, number), seat) for number in options)


def answered(s: Radlands, number: int) -> Radlands:
    copy = s.clone()
    copy.take(s.who, number)
    return copy


class TooMuch(Exception):
    """The plain search would take too long."""


class Plain:
    """Every way tried, with no bound on anything; what is shown is read from the events that a seat is told."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.met: dict[str, bool] = {}

    def wins(self, s: Radlands) -> bool:
        if s.over or s.active != self.seat:
            return bool(s.over and s.won == 1 << self.seat)
        self.most -= 1
        if self.most < 0:
            raise TooMuch
        key = self._key(s) if s.asks_at(ACT) else ""
        if key and key in self.met:
            return self.met[key]
        if key:
            self.met[key] = False  # on the way: to come back here wins nothing
        results = (self._after(s, number) for number in members(s.options_of(s.who)))
        found = any(results) if s.who == self.seat else all(results)
        if key:
            self.met[key] = found
        return found

    def _after(self, s: Radlands, number: int) -> bool:
        copy = s.clone()
        copy.log, copy.tells = Log([], 0), True
        copy.take(s.who, number)
        told = copy.events(self.seat)
        copy.log, copy.tells = None, False
        return not any(self._shows(event) for event in told) and self.wins(copy)

    def _shows(self, event: dict[str, object]) -> bool:
        if event["event"] in ("discarded_from_deck", "turned_up", "reshuffled"):
            return True
        mine = event.get("seat") == self.seat
        return mine and (event["event"] == "drew" or (event["event"] == "returned" and event["card"] == "punk"))

    def _key(self, s: Radlands) -> str:
        told = s.to_position()
        del told["table"]["actions"]
        return json.dumps([told["table"], told["doing"]])


def some_turns(first: int, games: int) -> Iterator[Radlands]:
    for seed in range(first, first + games):
        yield from turns(seed)
