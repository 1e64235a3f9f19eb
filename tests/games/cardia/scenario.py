"""A language for tests: lay a table, play, and say what must be asked.

A side is `row | hand | deck`, each a list of cards; the deck is told from the top, may be left out, and then is empty.
In the row a card may carry a token (`judge*`) and a modifier (`judge+3`, `judge*-5`). Cards not named lie in the
discard pile. Whichever cards are named decide from which deck each faction comes, and which guests play.
"""

from __future__ import annotations

import re
from typing import Any

import talia
from talia.core.check import Checker
from talia.games.cardia import invariants
from talia.games.cardia.numbers import FACTION_NAMES
from talia.games.cardia.rounds import ROUND
from talia.games.cardia.state import Cardia

GAME = talia.game("cardia")
US, THEM = 0, 1
BOTH = "both"
FACTS = GAME.facts()["card"]
DECK_1 = [card for card, facts in FACTS.items() if facts["deck"] == "I"]
DECK_2 = [card for card, facts in FACTS.items() if facts["deck"] == "II"]
GUESTS = [card for card, facts in FACTS.items() if facts["deck"] == "guest"]
_CARD = re.compile(r"([a-z_]+)(\*?)([+-]\d+)?$")


class Scenario:
    """A table, with every answer also played on a clone and on a saved and loaded copy."""

    def __init__(
        self, us: str, them: str, table: dict[str, Any] | None = None, at_rest: bool = True, **options: Any
    ) -> None:
        ours, theirs = _side(us), _side(them)
        named = [card for side in (ours, theirs) for part in side for card in _names(part)]
        named += [card for card in (table or {}).get("fog", []) if card is not None]
        second = {FACTS[card]["faction"] for card in named if card in DECK_2}
        first = {FACTS[card]["faction"] for card in named if card in DECK_1}
        assert not first & second, f"cards of both decks for {first & second}"
        mix = [faction for faction in FACTION_NAMES if faction in second]
        options = {"deck": "mix", "mix": mix, **options}
        guests = [card for card in GUESTS if card in named]
        if guests:
            options["guests"] = guests
        more = table or {}
        pairs = list(zip(ours[0], theirs[0], strict=True))
        position = {
            "game": "cardia",
            "options": options,
            "table": {
                "row": [_encounter(one, other) for one, other in pairs],
                "hands": [ours[1], theirs[1]],
                "decks": [ours[2], theirs[2]],
                **more,
            },
            "random": 12345,
        }
        self.at_rest = at_rest
        if at_rest:
            self.state = GAME.position(position)
        else:  # no game comes to such a table, but the rules have something to say of it
            setup = GAME.setup(**options)
            self.state = GAME.lay(setup, Checker(position["table"], "table", talia.BadPosition), 12345)
            self.state.begin(ROUND, 0, 0)
            self.state.advance()
        invariants.check(self.state)

    # Playing.

    def both_play(self, ours: str, theirs: str) -> None:
        self.answer(ours, US)
        self.answer(theirs, THEM)

    def answer(self, word: str, seat: int | None = None) -> None:
        """Answer the open question; `our judge` and `their judge` mean played cards."""
        who = self.state.asked[0] if seat is None else seat
        options = {self.label(option, who): option for option in self.state.decision(who).options}
        assert word in options, f"{word!r} is not among {list(options)}"
        clone = self.state.clone()
        copy = GAME.load(self.state.save()) if self.at_rest else self.state.clone()
        for state in (self.state, clone, copy):
            state.answer(who, options[word].action)
            invariants.check(state)
        assert clone.to_position() == self.state.to_position(), "a clone went another way"
        assert copy.to_position() == self.state.to_position(), "a saved game went another way"

    def label(self, option: talia.Option, seat: int) -> str:
        if "card" not in option.parts:
            return option.word
        if self.state.domain_of(seat).name == "card":
            return str(option.parts["card"])
        return f"{'our' if option.parts['owner'] == US else 'their'} {option.parts['card']}"

    # Looking.

    def asks(self, seat: int | str, *words: str) -> None:
        """Exactly this seat is asked, with exactly these options; for both, only that a new round is open."""
        if seat == BOTH:
            assert self.state.asked == (0, 1), f"asked: {self.state.asked}, {self.state.view(None)['doing']}"
            return
        assert isinstance(seat, int)
        assert self.state.asked == (seat,), f"asked: {self.state.asked}, over: {self.state.outcome}"
        options = [self.label(option, seat) for option in self.state.decision(seat).options]
        assert sorted(options) == sorted(words), f"{self.state.decision(seat).prompt}: {options}"

    def table(self, seat: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.state.view(seat)["table"]
        return found

    def row(self) -> list[tuple[str, str]]:
        return [(encounter["cards"][0], encounter["cards"][1]) for encounter in self.table()["row"]]

    def _find(self, card: str) -> tuple[dict[str, Any], int]:
        whose, _, name = card.partition(" ")
        seat = US if whose == "our" else THEM
        for encounter in self.table()["row"]:
            if encounter["cards"][seat] == name:
                return encounter, seat
        raise AssertionError(f"{card} is not in the row: {self.row()}")

    def influence(self, card: str) -> int:
        encounter, seat = self._find(card)
        return int(encounter["influence"][seat])

    def signets(self, card: str) -> int:
        """How many signets lie on a card."""
        encounter, seat = self._find(card)
        return int(encounter["signets"][seat])

    def token(self, card: str) -> bool:
        encounter, seat = self._find(card)
        return bool(encounter["tokens"][seat])

    def hand(self, seat: int) -> list[str]:
        found: list[str] = self.table(seat)["hands"][seat]
        return found

    def discards(self, seat: int) -> list[str]:
        found: list[str] = self.table()["discards"][seat]
        return found

    def deck_left(self, seat: int) -> list[str]:
        """The deck from the top, which nobody may look at but a test."""
        found: list[str] = self.state.to_position()["table"]["decks"][seat]
        return found

    def waiting(self, seat: int, where: str = "next") -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.table()["waiting"][seat][where]
        return found

    def score(self) -> tuple[int, ...]:
        return self.state.scores()

    def won_by(self, seat: int | None, reason: str) -> None:
        outcome = self.state.outcome
        assert outcome is not None, "the game is not over"
        assert outcome.winners == (() if seat is None else (seat,)), outcome
        assert outcome.reason == reason

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [event for event in self.state.events(seat) if event["event"] == kind]

    @property
    def cardia(self) -> Cardia:
        assert isinstance(self.state, Cardia)
        return self.state


def fog(ours: str, theirs: str, pair: tuple[str, str] | None, **more: Any) -> Scenario:
    """A table in the Foggy Swamp, with this pair lying face down."""
    table: dict[str, Any] = {} if pair is None else {"fog": list(pair)}
    table.update(more.pop("table", {}))
    return Scenario(ours, theirs, table=table, locations=more.pop("locations", ["foggy_swamp"]), **more)


def _side(text: str) -> list[list[str]]:
    parts = [part.split() for part in text.split("|")]
    assert 2 <= len(parts) <= 3, "row | hand | deck"
    return [*parts, []] if len(parts) == 2 else parts


def _names(cards: list[str]) -> list[str]:
    return [_parsed(card)[0] for card in cards]


def _parsed(card: str) -> tuple[str, bool, int]:
    match = _CARD.match(card)
    assert match is not None, card
    assert match[1] in FACTS, f"there is no card {match[1]}"
    return match[1], bool(match[2]), int(match[3] or 0)


def _encounter(one: str, other: str) -> dict[str, Any]:
    first, second = _parsed(one), _parsed(other)
    return {"cards": [first[0], second[0]], "tokens": [first[1], second[1]], "marks": [first[2], second[2]]}
