"""Fantasy Realms as a Game: its options, how it is dealt, and how positions and guesses are laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.check import Checker
from talia.core.errors import BadOption, Unchecked
from talia.core.game import Game
from talia.core.options import Number, OneOf, Several
from talia.core.program import Program
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.fantasy_realms.cards import IDS, NUMBER
from talia.games.fantasy_realms.cards.base import BASE
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.chaos import TRADING, show_again
from talia.games.fantasy_realms.extra.ending import ENDING, after_choices
from talia.games.fantasy_realms.extra.narrow import TABLES
from talia.games.fantasy_realms.hidden import TESTED, groups
from talia.games.fantasy_realms.invariants import check
from talia.games.fantasy_realms.numbers import ACTIONS, CHAOS, CLASSIC, HAND_SIZE, REASONS, SEATS, TWO_PLAYER, VARIANTS
from talia.games.fantasy_realms.old_places import OLD_PLACES
from talia.games.fantasy_realms.position.filling import fill_table
from talia.games.fantasy_realms.position.laying import lay_table
from talia.games.fantasy_realms.position.resting import contradicts, examine_table
from talia.games.fantasy_realms.rounds import BUILD, TURN, begin_turn, building
from talia.games.fantasy_realms.setup import FantasyRealmsSetup
from talia.games.fantasy_realms.state import FantasyRealms

if TYPE_CHECKING:
    from talia.core.sketch import Plan

RULES: Final = 2  # 2: who takes a name is asked for the suit first, then for the card
MOST_TURNS: Final = 100_000


@final
class FantasyRealmsGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "fantasy_realms",
            RULES,
            (2, 7),
            (
                OneOf("variant", "classic", VARIANTS),
                OneOf("scoring", "asked", ("asked", "best")),
                OneOf("offers", "shown", ("shown", "hidden")).only_with("variant", VARIANTS[CHAOS]),
                Several("cards", list(SUITS), (*SUITS, *IDS), least=1),
                Number("hand", HAND_SIZE, 1, HAND_SIZE),
                Number("end", 0, 0, 40),
                Number("turns", 1000, 0, MOST_TURNS),
                Number("moments", 0, 0, MOST_TURNS).only_with("variant", VARIANTS[CHAOS]),
            ),
            ACTIONS,
            REASONS,
            earlier=(1,),
            old_places=OLD_PLACES,
        )

    def setup(self, seats: Unchecked = None, **options: Unchecked) -> Setup:
        # Chaos is for three and more: without a number of seats it takes the least it allows.
        if seats is None and options.get("variant") == VARIANTS[CHAOS]:
            seats = SEATS[CHAOS][0]
        return super().setup(seats, **options)

    def prepare(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        variant = VARIANTS.index(options["variant"])
        least, most = SEATS[variant]
        if not least <= seats <= most:
            allowed = f"{least} to {most}" if least != most else f"{least}"
            raise BadOption(f"option seats: the {VARIANTS[variant]} game is not for {seats}; allowed: {allowed}")
        cards: i64 = 0
        for word in options["cards"]:
            cards |= bit(NUMBER[word]) if word in NUMBER else TABLES.of((SUITS.index(word),))
        setup = FantasyRealmsSetup(rules, seats, options, variant, cards)
        needed = seats * setup.hand
        if variant == CLASSIC:
            needed += setup.end  # each card of the discard area has been drawn from the deck (spec 2)
        elif variant == TWO_PLAYER:
            needed += max(seats * setup.hand, setup.end)  # each build-up turn may discard one card (spec 3)
        if setup.size < needed:
            raise BadOption(
                f"option cards: {setup.size} cards are too few for {seats} seats with hands of {setup.hand}"
                f" in the {VARIANTS[variant]} game; allowed: {needed} cards or more"
            )
        return setup

    def card_number(self, setup: Setup, word: str) -> int:
        return NUMBER[word] + 1 if word in NUMBER else -1

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        assert isinstance(setup, FantasyRealmsSetup)
        return lay_table(setup, table, rng)

    def open(self, state: State, table: Checker) -> None:
        assert isinstance(state, FantasyRealms)
        seat: i64 = 0 if table.get("to_move") is None else table.number("to_move", 0, state.rules.seats - 1)
        if state.open:
            if state.drawn != 0:
                raise table.error(
                    f"{table.at}.drawn: cards are turned up while the end is being played (doing)", "turned_up"
                )
            if state.choices != 0 and state.rules.best:
                raise table.error(f"{table.at}.choices: the best ones are taken for everybody here", "chosen_best")
            state.begin(ENDING, seat, 0)
            if state.choices != 0:
                state.go(after_choices(state.choices))
        elif state.trading is not None:
            if state.rules.shown:
                show_again(state, state.trading)  # who is shown a card has seen it
            state.begin(TRADING, 0, 0)
        else:
            state.me = seat
            begin_turn(state)
            if state.drawn != 0:  # the card is drawn: what is to be discarded?
                state.go(BUILD.at("which") if building(state) else TURN.at("which"))

    def examine(self, state: State, top: Checker) -> None:
        assert isinstance(state, FantasyRealms)
        examine_table(state, top)

    def lowest(self) -> list[Program]:
        return [TURN, BUILD, TRADING, ENDING]

    def contradicts(self, state: State) -> str:
        assert isinstance(state, FantasyRealms)
        return contradicts(state)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        assert isinstance(setup, FantasyRealmsSetup)
        return fill_table(setup, view, rng)

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        suits = {word: {"cards": sum(c.suit == n for c in BASE.things), "rule": "7"} for n, word in enumerate(SUITS)}
        return {"card": BASE.facts(), "suit": suits}

    def constants(self) -> dict[str, int | str]:
        """The size of a hand, and how many more it holds at scoring with a card that takes one from the area."""
        return {"hand": HAND_SIZE, "taken": 1}

    def about(self) -> dict[str, Any]:
        """The numbers of seats of each variant, and which of them are played against the clock."""
        return {"variants": {word: list(SEATS[n]) for n, word in enumerate(VARIANTS)}, "timed": [VARIANTS[CHAOS]]}

    def sketches(self) -> Plan:
        from talia.games.fantasy_realms.places import PLACES  # asked for now and then

        return PLACES

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return TESTED

    def hidden(self, told: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
        return groups(told, seat)

    def invariants(self, state: State) -> None:
        assert isinstance(state, FantasyRealms)
        check(state)


GAME: Final = FantasyRealmsGame()
