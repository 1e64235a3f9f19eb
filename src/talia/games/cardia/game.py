"""Cardia as a Game: its options, how it is dealt, and how positions and guesses are laid."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import members
from talia.core.check import Checker
from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.options import Flag, Number, OneOf, Several
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.cardia import deal, position
from talia.games.cardia.cards.deck1 import DECK_1_PROGRAMS
from talia.games.cardia.cards.deck2 import DECK_2_PROGRAMS
from talia.games.cardia.kit import RULES, RULING_NAMES, Kit
from talia.games.cardia.numbers import ACTIONS, FACTION_NAMES, PLACE_NAMES, REASONS
from talia.games.cardia.printed import printed
from talia.games.cardia.rounds import ROUND
from talia.games.cardia.state import Cardia

INFLUENCES: Final = [str(influence) for influence in range(1, 17)]
FACTIONS_IN_ORDER: Final = (*FACTION_NAMES[1:], FACTION_NAMES[0])  # as the rulebook lists them


@final
class CardiaSetup(Kit):
    """A kit that deals."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options, DECK_1_PROGRAMS + DECK_2_PROGRAMS)
        # All cards but the highest as a pile, rising, and the highest: together a deck of sixteen would not fit.
        highest = members(self.cards)[-1]
        self.highest: i64 = highest
        self.others: i64 = deal.packed(self.cards & ~(1 << highest))

    def deal(self, rng: i64) -> State:
        s = Cardia(self, random.scramble(rng), 0, 0, 0, 0, 0, 0, 0, 0, None)
        self._deal_to(s, 0, random.scramble(rng ^ 0x15555555))
        self._deal_to(s, 1, random.scramble(rng ^ 0x2AAAAAAB))
        s.begin(ROUND, 0, 0)
        s.settle()
        s.advance()
        return s

    def _deal_to(self, s: Cardia, seat: i64, rng: i64) -> None:
        """Shuffle one deck and deal the opening hand."""
        pile = self.others
        last = self.size - 1
        rng = random.advance(rng)
        at = random.scaled(rng, self.size)
        first = self.highest
        if at < last:  # one of the others comes first, and the highest takes its place in the pile
            place = 4 * at
            first = deal.top(pile >> place)
            pile ^= ((first ^ self.highest) & 15) << place
        pile = deal.shuffled(pile, last, rng)
        hand: i64 = deal.spread(pile, self.hand - 1) | (1 << first)
        pile >>= 4 * (self.hand - 1)
        if seat == 0:
            s.hands |= hand
            s.deck0 = pile
            s.left0 = self.size - self.hand
        else:
            s.hands |= hand << 16
            s.deck1 = pile
            s.left1 = self.size - self.hand


@final
class CardiaGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "cardia",
            RULES,
            (2, 2),
            (
                OneOf("deck", "I", ("I", "II", "mix")),
                Several("mix", [], FACTIONS_IN_ORDER).only_with("deck", "mix"),  # the factions that come from deck II
                Several("locations", [], tuple(PLACE_NAMES)),
                Flag("change_lock_in", True),
                Several("rulings", [], tuple(RULING_NAMES)),  # rulings to be read the other way (kit.py)
                # Small variants, for exact methods.
                Several("influences", INFLUENCES, tuple(INFLUENCES), least=2),
                Number("hand", 5, 1, 15),
                Number("signets", 5, 1, 16),
            ),
            ACTIONS,
            REASONS,
        )

    def prepare(self, seats: int, options: dict[str, Any]) -> Setup:
        if options["mix"] and options["deck"] != "mix":
            raise BadOption(f"option mix: {options['mix']!r} is not allowed with deck {options['deck']}; allowed: []")
        cards = len(options["influences"])
        if options["hand"] > cards:
            raise BadOption(f"option hand: {options['hand']} is more than the {cards} cards of a deck")
        return CardiaSetup(options)

    def card_number(self, setup: Setup, word: str) -> int:
        assert isinstance(setup, Kit)
        name, _, seat = word.partition("/")
        influence = setup.influence_named(name)
        if influence == 0 or seat not in ("0", "1"):
            return -1
        return influence + 16 * int(seat)

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        assert isinstance(setup, Kit)
        return position.lay(setup, table, rng)

    def open(self, state: State, table: Checker) -> None:
        state.begin(ROUND, 0, 0)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        assert isinstance(setup, Kit)
        return position.fill(setup, view, rng)

    def fill_notes(self, state: State, program: str, notes: list[int | None], rng: Random) -> list[int]:
        """A locked-in choice of the other seat: anything will do, since `redeal` chooses again among the options."""
        return [0 if note is None else note for note in notes]

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        decks: list[Kit] = []
        for deck in ("I", "II"):
            setup = self.setup(deck=deck)
            assert isinstance(setup, Kit)
            decks.append(setup)
        return printed(decks)


GAME: Final = CardiaGame()
