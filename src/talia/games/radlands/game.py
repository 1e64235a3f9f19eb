"""Radlands as a Game: its options, how it is dealt, and how positions and guesses are laid."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.action import Domain
from talia.core.bits import bit, has, lowest, nth
from talia.core.check import Checker
from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.options import Flag, Number, OneOf, Setting, Several
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.radlands import board
from talia.games.radlands.cards import camps, events, other_camps, people
from talia.games.radlands.cards.card import CAMP_CARDS, OTHER, all_laid
from talia.games.radlands.laying import DRAFT_KEYS, KEYS, Laying, check_goes_on
from talia.games.radlands.numbers import ACTION_SPACE, CAMPS, CARD_NUMBERS, EVENTS, KINDS, LAST_PERSON, PEOPLE, SINGLE
from talia.games.radlands.picking import DROP, DROPPING, HOW, MAKING_ROOM, PLACE
from talia.games.radlands.printed import printed
from talia.games.radlands.redeal import redeal_cards, redeal_hidden
from talia.games.radlands.state import (
    ACTIONS_AT,
    CHANGE_LOCK_IN,
    MAKE_ROOM,
    NO_SELF_RESTORE,
    OTHER_PRINTING,
    REASONS,
    TURNS_AT,
    Rules,
    Table,
)
from talia.games.radlands.turns import ACT, CAMPS_PROGRAM, COIN, REVEAL, TURN
from talia.games.radlands.view import decision_parts, lay_out, option_parts, see

RULES: Final = 1

_LAID: Final = (camps.CANNON, events.BANISH, other_camps.CACHE, people.MUSE)  # the cards are laid by being imported
assert all_laid(), "a card is missing"

# The first-game camps (2.3); that the third of the first set is Supply Depot is ruling D11.
FIRST_GAME: Final = (["garage", "railgun", "supply_depot"], ["reactor", "cannon", "victory_totem"])


class Camps(Several):
    """Three camps of one seat, from the left, in the order given; none unless camps are given."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [], tuple(CAMPS), 0, 3)

    def allowed(self) -> str:
        return f"a list of three different ones of: {', '.join(CAMPS)}"

    def check(self, value: Any) -> Any:
        if not isinstance(value, list | tuple) or any(word not in CAMPS for word in value):
            raise self.refuse(value)
        if len(value) not in (0, 3) or len(set(value)) != len(value):
            raise self.refuse(value)
        return list(value)

    def form(self) -> dict[str, Any]:
        return {**super().form(), "ordered": True}


SETTINGS: Final[tuple[Setting, ...]] = (
    OneOf("camps", "dealt", ("dealt", "first_game", "first_game_swapped", "given")),
    Camps("camps_0").only_with("camps", "given"),
    Camps("camps_1").only_with("camps", "given"),
    OneOf("first_player", "coin", ("coin", "seat_0", "seat_1")),
    OneOf("printing", "default", ("default", "other")),
    Flag("make_room", False),
    Flag("no_self_restore", False),
    Several("cards", [*PEOPLE, *EVENTS], (*PEOPLE, *EVENTS), least=8),
    Number("copies", 2, 1, 2),
    Flag("change_lock_in", True),
    Number("turn_limit", 400, 2, 10000),
    Number("action_limit", 200, 10, 4000),
)


@final
class RadlandsSetup(Rules):
    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__("radlands", RULES, 2, options, REASONS)
        flags: i64 = 0
        if options["printing"] == "other":
            flags |= OTHER_PRINTING
        if options["make_room"]:
            flags |= MAKE_ROOM
        if options["no_self_restore"]:
            flags |= NO_SELF_RESTORE
        if options["change_lock_in"]:
            flags |= CHANGE_LOCK_IN
        turns: i64 = options["turn_limit"]
        actions: i64 = options["action_limit"]
        self.rule_bits: i64 = flags | bit(TURNS_AT) * turns | bit(ACTIONS_AT) * actions
        self.kinds: i64 = 0
        self.twice: i64 = 0
        for word in options["cards"]:
            self.kinds |= bit(CARD_NUMBERS[word])
        if options["copies"] == 2:
            self.twice = self.kinds & ~SINGLE
        self.deck = bytes(in_order(self.kinds, self.twice))
        self.first: i64 = {"coin": COIN, "seat_0": 0, "seat_1": 1}[options["first_player"]]
        self.camps: i64 = 0  # 0: dealt
        given: tuple[list[str], list[str]] | None = None
        if options["camps"] == "first_game":
            given = FIRST_GAME
        elif options["camps"] == "first_game_swapped":
            given = (FIRST_GAME[1], FIRST_GAME[0])
        elif options["camps"] == "given":
            given = (options["camps_0"], options["camps_1"])
        if given is not None:
            for lane, word in enumerate([*given[0], *given[1]]):
                self.camps |= bit(6 * lane) * (CAMPS.index(word) + 1)

    def starting_cards(self, lane: i64) -> i64:
        camp = (self.camps >> (6 * lane)) & 63
        return CAMP_CARDS[camp + (OTHER if self.rule_bits & OTHER_PRINTING != 0 else 0)].starting

    def blank(self, rng: i64) -> Table:
        """A table with nothing on it."""
        return Table(
            self, rng, self.rule_bits, b"", 0, None, 0, 0, self.camps,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
            0, 0, self.first, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        )  # fmt: skip

    def deal(self, rng: i64) -> State:
        table = self.blank(random.scramble(rng))
        order = list(self.deck)
        last: i64 = len(order) - 1
        while last > 0:
            rng = random.advance(rng)
            other = random.scaled(rng, last + 1)
            card = order[last]
            order[last] = order[other]
            order[other] = card
            last -= 1
        table.order = bytes(order)
        table.left = len(order)
        if self.camps != 0:
            table.begin(REVEAL, 0, 0)
        else:
            free = bit(len(CAMPS) + 1) - 2
            for n in range(12):
                rng = random.advance(rng)
                camp = nth(free, random.scaled(rng, 34 - n))
                free &= ~bit(camp)
                if n < 6:
                    table.dealt0 |= bit(camp)
                else:
                    table.dealt1 |= bit(camp)
            table.begin(CAMPS_PROGRAM, 0, 0)
        table.advance()
        return table

    def doubles(self) -> i64:
        return self.twice

    def see(self, table: Table, seat: int | None) -> dict[str, Any]:
        return see(table, seat)

    def lay_out(self, table: Table) -> dict[str, Any]:
        return lay_out(table)

    def option_parts(self, table: Table, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        return option_parts(table, domain, number, seat)

    def decision_parts(self, table: Table, seat: int) -> dict[str, Any]:
        return decision_parts(table, seat)

    def redeal(self, table: Table, seat: i64, rng: i64) -> i64:
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


@final
class Radlands(Game):
    def __init__(self) -> None:
        super().__init__("radlands", RULES, (2, 2), SETTINGS, ACTION_SPACE, REASONS)

    def prepare(self, seats: int, options: dict[str, Any]) -> Setup:
        chosen = [*options["camps_0"], *options["camps_1"]]
        if options["camps"] == "given":
            for seat in (0, 1):
                if len(options[f"camps_{seat}"]) != 3:
                    raise BadOption(f"option camps_{seat}: {options[f'camps_{seat}']!r} is not three camps to be given")
            for word in options["camps_1"]:
                if word in options["camps_0"]:
                    raise BadOption(f"option camps_1: there is one {word} only, and seat 0 has it")
        elif chosen:
            raise BadOption(
                f"option camps: {options['camps']!r} gives no camps; allowed with camps_0, camps_1: 'given'"
            )
        setup = RadlandsSetup(options)
        least = 14 if setup.camps == 0 else 2 + sum(setup.starting_cards(lane) for lane in range(6))
        if len(setup.deck) < least:
            raise BadOption(f"option cards: a deck of {len(setup.deck)} cards is too small; allowed: {least} or more")
        return setup

    def card_number(self, setup: Setup, word: str) -> int:
        return CARD_NUMBERS.get(word, -1)

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        assert isinstance(setup, RadlandsSetup)
        found = setup.blank(rng)
        found.camps = 0
        laying = Laying(found, table, setup.kinds, setup.twice, Random(rng))
        if table.get("turn") == 0:
            table.only(DRAFT_KEYS)
            laying.lay_draft()
        else:
            table.only(KEYS)
            laying.lay()
        return found

    def open(self, state: State, table: Checker) -> None:
        """A table alone: the active seat is to act, or its turn begins if `phase` is "events"."""
        assert isinstance(state, Table)
        if state.turn == 0:
            laid: i64 = sum(1 for lane in range(3) if state.camp_of(lane) != 0)
            state.begin(CAMPS_PROGRAM + 2 * laid, 0, 0)
            return
        check_goes_on(state, table)
        board.close_all(state)
        phase = table.word("phase", ["events", "actions"], "actions")
        state.begin(TURN if phase == "events" else ACT, state.active, 0)

    def examine(self, state: State, top: Checker) -> None:
        """What is going on must fit the table: the turn of the active seat lies below everything else."""
        assert isinstance(state, Table)
        if state.ended:
            return
        frames = state.doing(None, True)
        lowest_frame = frames[-1]
        if lowest_frame["program"] != ("radlands.camps" if state.turn == 0 else "radlands.turn"):
            raise top.error(f"{top.at}.doing: {lowest_frame['program']!r} does not lie below a whole turn")
        if state.turn != 0 and lowest_frame["seat"] != state.active:
            raise top.error(f"{top.at}.doing: it is the turn of seat {state.active}, not {lowest_frame['seat']!r}")
        if 1 <= state.resolving <= LAST_PERSON:
            raise top.error(f"{top.at}.table.resolving: {KINDS[state.resolving]!r} is not an event")

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        assert isinstance(setup, RadlandsSetup)
        table = dict(view.value)
        hands = view.per_seat("hands", 2)
        seat = next((n for n in (0, 1) if isinstance(hands[n], list)), -1)
        rest = [KINDS[kind] for kind in setup.deck]
        if table.get("turn") == 0:
            return self._fill_draft(table, view, rest, rng)
        self._without_derived(table)
        self._take_seen(table, view, rest)
        hidden = rng.shuffled(rest)
        for owner in (0, 1):
            if owner != seat:
                known = list(view.per_seat("known", 2)[owner])
                size = hands[owner] - len(known)
                hands[owner] = known + [hidden.pop() for _ in range(size)]
        for side in table["columns"]:
            for column in side:
                for person in column["people"]:
                    if person["card"] == "punk":
                        person["is"] = hidden.pop()
        if len(hidden) != table["deck"]:
            raise view.error(f"{view.at}.deck: {table['deck']!r} cards, but {len(hidden)} are unseen")
        table["hands"] = hands
        table["deck"] = hidden
        sifted = table.get("sifted")
        if isinstance(sifted, int):
            active = table["active"]
            known = list(view.per_seat("known", 2)[active])
            table["sifted"] = hands[active][len(known) :][:sifted]
        picked = table.pop("picked", None)
        if picked is None or picked["card"] is not None:
            if picked is not None:
                table["picked"] = {"card": picked["card"]}
            return table
        if table["active"] == seat:
            return table
        mode = {"how": HOW, "room": MAKING_ROOM, "place": PLACE, "drop": DROP}[picked["for"]]
        laid = self.lay(setup, Checker(table, view.at, view.complaint), 1)
        assert isinstance(laid, Table)
        rng.state = redeal_cards(laid, seat, mode | (DROPPING if picked["dropped"] else 0), picked["room"], rng.state)
        return lay_out(laid)

    def _fill_draft(self, table: dict[str, Any], view: Checker, rest: list[str], rng: Random) -> dict[str, Any]:
        dealt = view.per_seat("dealt", 2)
        camps = view.per_seat("camps", 2)
        seen = [word for n in (0, 1) if isinstance(dealt[n], list) for word in [*dealt[n], *camps[n]]]
        free = rng.shuffled([word for word in CAMPS if word not in seen])
        for n in (0, 1):
            if not isinstance(dealt[n], list):
                dealt[n], camps[n] = [free.pop() for _ in range(dealt[n])], [free.pop() for _ in range(camps[n])]
        table["dealt"] = dealt
        table["camps"] = camps
        table["hands"] = [[], []]
        table["deck"] = rng.shuffled(rest)
        return table

    def _without_derived(self, table: dict[str, Any]) -> None:
        """A copy of the columns without what a view adds to them."""
        table["columns"] = [
            [
                {"camp": self._plain(column["camp"]), "people": [self._plain(person) for person in column["people"]]}
                for column in side
            ]
            for side in table["columns"]
        ]

    def _plain(self, card: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in card.items() if key not in ("ready", "protected")}

    def _take_seen(self, table: dict[str, Any], view: Checker, rest: list[str]) -> None:
        """Take out of all cards those whose place the view tells."""
        seen: list[str] = list(table["discard"]["cards"])
        hands = view.per_seat("hands", 2)
        for owner in (0, 1):
            seen.extend(hands[owner] if isinstance(hands[owner], list) else view.per_seat("known", 2)[owner])
            seen.extend(word for word in table["queues"][owner] if word is not None and word != "raiders")
            for column in table["columns"][owner]:
                seen.extend(person["card"] for person in column["people"] if person["card"] != "punk")
        if table["resolving"] is not None and table["resolving"] != "raiders":
            seen.append(table["resolving"])
        for word in seen:
            if word not in rest:
                raise view.error(f"{view.at}: there is no further {word!r} in this game")
            rest.remove(word)

    def fill_notes(self, state: State, program: str, notes: list[int | None], rng: Random) -> list[int]:
        # Camps that the others have locked in: `redeal` draws them again, evenly.
        return [0 if note is None else note for note in notes]

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        return printed()


GAME: Final = Radlands()
