"""Radlands' setup: its options in numbers, the deal, and what is built on top of the table."""

from __future__ import annotations

from math import comb
from typing import Any, Final, final

from mypy_extensions import i64

from talia.core import deals
from talia.core import rng as random
from talia.core.action import Domain
from talia.core.bits import bit, has, lowest, nth
from talia.core.rows import Row
from talia.core.state import State
from talia.games.radlands import columns
from talia.games.radlands.cards.box import CAMP_CARDS, CAMPS, DECK
from talia.games.radlands.cards.first_game import FIRST_GAME
from talia.games.radlands.extra.options import decision_parts, option_parts
from talia.games.radlands.hidden.dealing import redeal_hidden
from talia.games.radlands.numbers import (
    ACTIONS_AT,
    CAMPS_DAMAGED,
    CARD_NUMBERS,
    CHANGE_LOCK_IN,
    COLUMNS,
    COLUMNS_AT,
    COPIES_UNRECKONED,
    FEWER_COLUMNS,
    MAKE_ROOM,
    NO_SELF_RESTORE,
    OTHER,
    OTHER_PRINTING,
    TURNS_AT,
    WATER_A_TURN,
    WATER_AT,
)
from talia.games.radlands.rounds import CAMPS_ONE_BY_ONE, CAMPS_PROGRAM, COIN, REVEAL
from talia.games.radlands.state import REASONS, Doors, Radlands
from talia.games.radlands.verbs.board import camp_word
from talia.games.radlands.view import lay_out, memories, see

DEALT: Final = 6  # camps, to each seat
CAMPS_PICKED: Final = 3  # of them
# What an action, or the event that a turn begins with, can ask: the card, whether it is junked, room, place and which
# ability; then one ability after another brings about the next (no Mimic copies a Mimic, no event brings an event
# about), six at the most, of fewer than thirty questions each but for the one that discards a whole hand.
MOST_ASKED: Final = 256


@final
class RadlandsSetup(Doors):
    """One way to play Radlands."""

    def __init__(self, rules: int, options: dict[str, Any]) -> None:
        super().__init__("radlands", rules, 2, options, REASONS)
        flags: i64 = 0
        if options["printing"] == "other":
            flags |= OTHER_PRINTING
        if options["make_room"]:
            flags |= MAKE_ROOM
        if options["no_self_restore"]:
            flags |= NO_SELF_RESTORE
        if options["change_lock_in"]:
            flags |= CHANGE_LOCK_IN
        if rules == 1:
            flags |= COPIES_UNRECKONED
        turns: i64 = options["turn_limit"]
        actions: i64 = options["action_limit"]
        water: i64 = options.get("water", WATER_A_TURN)
        self.columns: i64 = options.get("columns", len(COLUMNS))
        if self.columns < len(COLUMNS):
            flags |= FEWER_COLUMNS
        if options.get("damaged", False):
            flags |= CAMPS_DAMAGED
        small = bit(WATER_AT) * water | bit(COLUMNS_AT) * self.columns
        self.rule_bits: i64 = flags | bit(TURNS_AT) * turns | bit(ACTIONS_AT) * actions | small
        self.kinds: i64 = 0
        self.twice: i64 = 0
        for word in options["cards"]:
            self.kinds |= bit(CARD_NUMBERS[word])
        if options["copies"] == 2:
            for word in options["cards"]:
                if not DECK[CARD_NUMBERS[word]].single:
                    self.twice |= bit(CARD_NUMBERS[word])
        self.deck = bytes(in_order(self.kinds, self.twice))
        self.deck_size: i64 = len(self.deck)
        self.box_camps: i64 = len(CAMPS)
        self.first: i64 = {"coin": COIN, "seat_0": 0, "seat_1": 1}[options["first_player"]]
        self.camps: list[int] = []  # given ones, by column; none: they are dealt
        given: tuple[list[str], list[str]] | None = None
        if options["camps"] == "first_game":
            given = FIRST_GAME
        elif options["camps"] == "first_game_swapped":
            given = (FIRST_GAME[1], FIRST_GAME[0])
        elif options["camps"] == "given":
            given = (options["camps_0"], options["camps_1"])
        if given is not None:
            self.camps = [int(CAMPS[word].number) for word in [*given[0], *given[1]]]

    def asks_chance(self) -> bool:
        return True

    def longest(self) -> int:
        """Turns are limited, and actions in a turn; what one action asks is counted generously (`MOST_ASKED`)."""
        turns: int = self.options["turn_limit"]
        actions: int = self.options["action_limit"]
        return 2 * CAMPS_PICKED + turns * ((actions + 1) * MOST_ASKED + 1)

    def starting_cards(self) -> int:
        """How many cards both hands begin with, where camps are given."""
        return sum(self._starting())

    def _starting(self) -> list[int]:
        """How many cards each hand begins with, where camps are given."""
        other = OTHER if self.rule_bits & OTHER_PRINTING != 0 else 0
        played = self.columns
        return [sum(CAMP_CARDS[camp + other].starting for camp in self.camps[at : at + played]) for at in (0, 3)]

    def blank(self, rng: i64) -> Radlands:
        """A table with nothing on it."""
        table = Radlands(self, rng, self.rule_bits)
        table.active = self.first
        return table

    def deal(self, rng: i64) -> State:
        table = self.blank(random.scramble(rng))
        order = list(self.deck)
        if self.chance is None:
            rng = random.shuffle(order, rng)
        if self.camps:
            return self._revealed(table, order)
        table.order = bytes(order)
        table.left = len(order)
        free = bit(len(CAMPS) + 1) - 2
        left: i64 = len(CAMPS)
        for seat in range(2):
            dealt: i64 = 0
            if self.chance is not None:
                dealt = self.chance.hand(seat, free, DEALT)
                free &= ~dealt
                table.set_dealt(seat, dealt)
                continue
            for _ in range(DEALT):
                rng = random.advance(rng)
                camp = nth(free, random.scaled(rng, left))
                free &= ~bit(camp)
                left -= 1
                dealt |= bit(camp)
            table.set_dealt(seat, dealt)
        table.begin(CAMPS_ONE_BY_ONE if self.rules == 1 else CAMPS_PROGRAM, 0, 0)
        table.advance()
        return table

    def _revealed(self, table: Radlands, order: list[int]) -> Radlands:
        """Camps are given: hands are drawn from this deck, and the first turn begins."""
        table.order = bytes(order)
        table.left = len(order)
        for lane, camp in enumerate(self.camps):
            table.set_camp(lane, camp)
        table.begin(CAMPS_PROGRAM, 0, 0)
        table.go(REVEAL)
        table.advance()
        return table

    # Every deal, for exact methods.

    def ways(self) -> int:
        deck = list(self.deck)
        if not self.camps:
            return deals.ways(deck, [], len(deck)) * comb(len(CAMPS), DEALT) * comb(len(CAMPS) - DEALT, DEALT)
        hands = self._starting()
        return deals.ways(deck, hands, len(deck) - sum(hands)) * (2 if self.first == COIN else 1)

    def each_deal(self) -> list[tuple[int, State]]:
        found: list[tuple[int, State]] = []
        assert self.camps, "there are far too many deals of camps"
        hands = self._starting()
        for parted in deals.parted(list(self.deck), hands, len(self.deck) - sum(hands)):
            order = [card for hand in parted.hands for card in hand] + parted.order
            for first in [0, 1] if self.first == COIN else [int(self.first)]:
                table = self.blank(deals.GENERATOR)
                table.active = first
                found.append((parted.weight, self._revealed(table, order)))
        return found

    def tell_start(self, table: Radlands) -> None:
        """Where camps are given, the deal goes on to the first turn."""
        if table.turn == 0:
            return
        words = [camp_word(table, lane) for lane in range(6)]
        table.tell("camps_revealed", "radlands.2.2", {"seat_0": words[:3], "seat_1": words[3:]})
        table.tell("first_player", "radlands.2.7", {"seat": table.active})
        table.tell("turn_began", "radlands.4.1", {"seat": table.active, "turn": table.turn})
        table.tell("replenished", "radlands.4.2", {"seat": table.active, "water": table.water})

    def put_columns(self, s: State, seat: i64, looking: i64, row: Row) -> None:
        assert isinstance(s, Radlands)
        columns.put_columns(s, seat, looking, row, self.box_camps, self.deck_size)

    def column_words(self) -> dict[str, list[str]]:
        return columns.column_words(len(CAMPS))

    def doubles(self) -> i64:
        return self.twice

    def see(self, table: Radlands, seat: int | None) -> dict[str, Any]:
        return see(table, seat)

    def recalls(self, table: Radlands, seat: int | None) -> dict[str, Any] | None:
        return memories(table, seat)

    def lay_out(self, table: Radlands) -> dict[str, Any]:
        return lay_out(table)

    def option_parts(self, table: Radlands, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        return option_parts(table, domain, number, seat)

    def decision_parts(self, table: Radlands, seat: int) -> dict[str, Any]:
        return decision_parts(table, seat)

    def redeal(self, table: Radlands, seat: i64, rng: i64) -> i64:
        return redeal_hidden(table, seat, rng)


def in_order(kinds: i64, twice: i64) -> list[int]:
    """A heap of cards as a list, sorted."""
    found: list[int] = []
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        found.append(kind)
        if has(twice, kind):
            found.append(kind)
    return found
