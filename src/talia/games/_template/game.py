"""The template as a Game: its options, how it is dealt, and how positions and guesses are laid."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core import pile
from talia.core import rng as random
from talia.core.action import ActionSpace
from talia.core.bits import bit, has
from talia.core.check import Checker
from talia.core.errors import BadOption, Unchecked
from talia.core.frame import NOTHING
from talia.core.game import Game
from talia.core.options import Flag, Number
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.games._template.numbers import CARDS, NAMES, RANKS
from talia.games._template.rounds import ROUND
from talia.games._template.state import REASONS, Meeting, Table

RULES: Final = 1


@final
class TemplateSetup(Setup):
    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("template", RULES, 2, options, REASONS)
        self.ranks: i64 = options["ranks"]
        self.hand: i64 = options["hand"]

    def deal(self, rng: i64) -> State:
        ranks = bit(self.ranks + 1) - 2
        table = Table(self, random.scramble(rng), 0, 0, 0, 0, 0, None)
        table.deck0 = pile.shuffled(ranks, rng)
        table.deck1 = pile.shuffled(ranks, random.scramble(rng ^ 1))
        for _ in range(self.hand):
            table.draw(0)
            table.draw(1)
        table.begin(ROUND, 0, 0)
        table.advance()
        return table


@final
class Template(Game):
    def __init__(self) -> None:
        super().__init__(
            "template",
            RULES,
            (2, 2),
            (Number("ranks", RANKS, 3, RANKS), Number("hand", 3, 1, 4), Flag("change_lock_in", True)),
            ActionSpace([CARDS]),
            REASONS,
        )

    def prepare(self, seats: int, options: dict[str, Any]) -> Setup:
        if options["hand"] > options["ranks"]:
            raise BadOption(f"option hand: {options['hand']} is more than the {options['ranks']} cards of a deck")
        return TemplateSetup(options)

    def card_number(self, setup: Setup, word: str) -> int:
        return CARDS.numbers.get(word, -1)

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        table.only(["row", "hands", "decks", "discards"])
        known = NAMES[: setup.options["ranks"]]
        taken: list[set[str]] = [set(), set()]

        def number(seat: int, name: Unchecked, where: str) -> int:
            if name not in known:
                raise table.error(f"{table.at}.{where}: {name!r} is not a card; allowed: {', '.join(known)}")
            if name in taken[seat]:
                raise table.error(f"{table.at}.{where}: seat {seat}'s {name} lies in two places")
            taken[seat].add(name)
            return NAMES.index(name) + 1

        row: Meeting | None = None
        played: i64 = 0
        for meeting in table.list_of("row") if table.get("row") is not None else []:
            meeting.only(["cards", "marks"])
            cards = meeting.words("cards")
            marks = meeting.numbers("marks", -100, 100) if meeting.get("marks") is not None else [0, 0]
            if len(cards) != 2 or len(marks) != 2:
                raise meeting.error(f"{meeting.at}: a meeting has two cards and two marks")
            first: i64 = number(0, cards[0], "row")
            second: i64 = number(1, cards[1], "row") + RANKS
            row = Meeting(first, second, marks[0], marks[1], row)
            played |= bit(first) | bit(second)
        hands: i64 = 0
        discards: i64 = 0
        decks: list[int] = [0, 0]
        piles: list[list[Any]] = [table.per_seat("hands", 2), table.per_seat("decks", 2)]
        if table.get("discards") is not None:
            piles.append(table.per_seat("discards", 2))
        for seat in (0, 1):
            for zone, zones in zip(("hands", "decks", "discards"), piles, strict=False):
                names = zones[seat]
                if not isinstance(names, list):
                    raise table.error(f"{table.at}.{zone}[{seat}]: {names!r} is not a list of cards")
                for name in names if zone != "decks" else reversed(names):
                    rank = number(seat, name, f"{zone}[{seat}]")
                    if zone == "hands":
                        hands |= bit(rank + RANKS * seat)
                    elif zone == "decks":
                        decks[seat] = decks[seat] << 4 | rank
                    else:
                        discards |= bit(rank + RANKS * seat)
        return Table(setup, rng, hands, decks[0], decks[1], played, discards, row)

    def open(self, state: State, table: Checker) -> None:
        state.begin(ROUND, 0, 0)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        table = dict(view.value)
        hands = view.per_seat("hands", 2)
        decks = view.per_seat("decks", 2)
        known = NAMES[: setup.options["ranks"]]
        for seat in (0, 1):
            seen = {meeting.words("cards")[seat] for meeting in view.list_of("row")}
            seen |= set(view.per_seat("discards", 2)[seat])
            if isinstance(hands[seat], list):
                seen |= set(hands[seat])
            unseen = rng.shuffled([name for name in known if name not in seen])
            if not isinstance(hands[seat], list):
                size = hands[seat]
                hands[seat], unseen = unseen[:size], unseen[size:]
            if len(unseen) != decks[seat]:
                raise view.error(f"{view.at}.decks[{seat}]: {decks[seat]!r} cards, but {len(unseen)} are unseen")
            decks[seat] = unseen
        table["hands"] = hands
        table["decks"] = decks
        return table

    def fill_notes(self, state: State, program: str, notes: list[int | None], rng: Random) -> list[int]:
        assert isinstance(state, Table)
        filled: list[int] = []
        for seat, note in enumerate(notes):
            if note is None:  # the other seat's locked-in card: any card of its hand (redeal draws it again, evenly)
                hand = [card for card in range(1 + RANKS * seat, 1 + RANKS * (seat + 1)) if has(state.hands, card)]
                note = rng.pick(hand) if hand else NOTHING
            filled.append(note)
        return filled


GAME: Final = Template()
