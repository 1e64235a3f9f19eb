"""A table in a line or two, and answers that are tried in every way: on a clone and on a saved-and-loaded copy too."""

from __future__ import annotations

from typing import Any

import talia
from talia.games.fantasy_realms.state import FantasyRealms

GAME = talia.game("fantasy_realms")

# Hands that need no thought: no choosers, and every card in one of them only.
FIRST = "mountain cavern bell_tower forest earth_elemental swamp great_flood"
SECOND = "rainstorm blizzard smoke whirlwind air_elemental wildfire candle"
THIRD = "forge lightning fire_elemental knights elven_archers light_cavalry rangers"


class Scenario:
    """A game from a position. Cards are written as ids in a string, the deck from the top."""

    def __init__(self, *hands: str, area: str = "", deck: str = "", **more: Any) -> None:
        names = [setting.name for setting in GAME.settings]
        options = {key: more.pop(key) for key in names if key in more}
        table: dict[str, Any] = {"hands": [hand.split() for hand in hands], "area": area.split(), "deck": deck.split()}
        for key, value in more.items():
            table[key] = value.split() if isinstance(value, str) else value
        position = {"game": "fantasy_realms", "seats": len(hands), "options": options, "table": table}
        state = GAME.position(position)
        assert isinstance(state, FantasyRealms)
        self.state: FantasyRealms = state

    def asks(self, seat: int, *words: str, prompt: str | None = None) -> None:
        """The seat is asked (in Chaos, has acted and may act again), and may answer exactly this."""
        assert seat in (*self.state.asked, *self.state.view(None)["locked"]), f"asked: {self.state.asked}"
        decision = self.state.decision(seat)
        assert sorted(option.word for option in decision.options) == sorted(words)
        if prompt is not None:
            assert decision.prompt == f"fantasy_realms.{prompt}"

    def prompt(self, seat: int) -> str:
        return self.state.decision(seat).prompt.split(".")[1]

    def words(self, seat: int) -> list[str]:
        return [option.word for option in self.state.decision(seat).options]

    def parts(self, seat: int, word: str) -> dict[str, Any]:
        return next(option.parts for option in self.state.decision(seat).options if option.word == word)

    def best(self, seat: int) -> list[str]:
        return [option.word for option in self.state.decision(seat).options if option.parts.get("best")]

    def answer(self, seat: int, *words: str) -> None:
        for word in words:
            clone = self.state.clone()
            loaded = GAME.load(self.state.save())
            self.state.answer(seat, word)
            clone.answer(seat, word)
            loaded.answer(seat, word)
            assert clone.to_position() == self.state.to_position()
            assert loaded.to_position() == self.state.to_position()
            check(self.state)

    def turn(self, seat: int, take: str, discard: str) -> None:
        """A whole turn; a draw from the deck where nothing lies in the area is made without asking."""
        if self.prompt(seat) == "draw":
            self.answer(seat, take)
        else:
            assert take == "deck"
        self.answer(seat, discard)

    def over(self) -> bool:
        return self.state.over

    def asked(self) -> list[int]:
        return list(self.state.asked)

    def hand(self, seat: int) -> list[str]:
        found: list[str] = self.state.lay_out()["hands"][seat]
        return found

    @property
    def area(self) -> list[str]:
        found: list[str] = self.state.lay_out()["area"]
        return found

    def told(self, seat: int | None) -> list[str]:
        return [event["event"] for event in self.state.events(seat)]


def check(state: talia.State) -> None:
    """What must hold after every answer."""
    GAME.invariants(state)
