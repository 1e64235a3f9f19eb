"""Positions of Fantasy Realms on their way in: laying a table, looking it over, and filling in what a view hides."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.bits import as_set, bit, has
from talia.core.check import Checker, told
from talia.core.rng import Random
from talia.games.fantasy_realms.cards import IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUITS, WILD
from talia.games.fantasy_realms.extra.choices import SLOT, placed, read_choices
from talia.games.fantasy_realms.extra.choosers import ADD, ADDER, KEYS, TURN_TO, TURNER
from talia.games.fantasy_realms.extra.deck import Deck, column
from talia.games.fantasy_realms.extra.hand import BadHand
from talia.games.fantasy_realms.extra.trading import Trading
from talia.games.fantasy_realms.extra.trading_in import lay_trading
from talia.games.fantasy_realms.numbers import CHAOS, ids
from talia.games.fantasy_realms.setup import FantasyRealmsSetup
from talia.games.fantasy_realms.state import FantasyRealms

KEYS_OF_A_TABLE: Final = [
    "hands",
    "known",
    "area",
    "deck",
    "drawn",
    "turn",
    "to_move",
    "open",
    "choices",
    "trading",
]


@final
class Cards:
    """The cards of the game, each of which can be laid once."""

    def __init__(self, setup: FantasyRealmsSetup, table: Checker) -> None:
        self.setup = setup
        self.table = table
        self.laid: i64 = 0

    def read(self, words: object, where: str) -> list[int]:
        """Card numbers of a list of ids."""
        if not isinstance(words, list):
            raise self.table.error(f"{self.table.at}.{where}: {told(words)} is not a list of card ids")
        found: list[int] = []
        for word in words:
            if not isinstance(word, str) or word not in NUMBER:
                hint = f"{IDS[0]} or {IDS[52]}"
                raise self.table.error(
                    f"{self.table.at}.{where}: {told(word)} is not a card; allowed: ids such as {hint}",
                    "card",
                    value=told(word),
                )
            number = NUMBER[word]
            if not has(self.setup.cards, number):
                raise self.table.error(
                    f"{self.table.at}.{where}: {word} is not in this game; see option cards", "not_in_game", card=word
                )
            if number in found:
                raise self.table.error(
                    f"{self.table.at}.{where}: {word} is there twice; every card exists once", "elsewhere", card=word
                )
            found.append(number)
        return found

    def put(self, words: object, where: str) -> list[int]:
        """Card numbers that have not been laid before."""
        found = self.read(words, where)
        for number in found:
            if has(self.laid, number):
                raise self.table.error(
                    f"{self.table.at}.{where}: {IDS[number]} lies elsewhere too; every card exists once",
                    "elsewhere",
                    card=IDS[number],
                )
            self.laid |= bit(number)
        return found


def lay_table(setup: FantasyRealmsSetup, table: Checker, rng: i64) -> FantasyRealms:
    """A table with these cards; what is not named lies under the named part of the deck, shuffled."""
    table.only(KEYS_OF_A_TABLE)
    cards = Cards(setup, table)
    open = table.flag("open")
    hands = [
        as_set(cards.put(words, f"hands[{seat}]")) for seat, words in enumerate(table.per_seat("hands", setup.seats))
    ]
    area = as_set(cards.put(table.value.get("area", []), "area"))
    drawn = as_set(
        cards.put(table.value.get("drawn", []), "drawn") if open else cards.read(table.value.get("drawn", []), "drawn")
    )
    known: i64 = 0
    if table.get("known") is not None:
        for seat, words in enumerate(table.per_seat("known", setup.seats)):
            mask = as_set(cards.read(words, f"known[{seat}]"))
            if mask & ~hands[seat] != 0:
                missing = ids(mask & ~hands[seat])[0]
                raise table.error(
                    f"{table.at}.known[{seat}]: {missing} is not in the hand of seat {seat}",
                    "known",
                    player=seat,
                    card=missing,
                )
            known |= mask
    order = cards.put(table.value.get("deck", []), "deck")
    rest = [number for number in range(len(IDS)) if has(setup.cards & ~cards.laid, number)]
    own = Random(0)
    own.state = rng
    order += own.shuffled(rest)
    choices = lay_choices(table, hands, open)
    trading: Trading | None = None
    if setup.variant == CHAOS and not open:
        trading = lay_trading(setup, table, hands)
    elif table.get("trading") is not None:
        raise table.error(
            f"{table.at}.trading: there is trading in the chaos game only, and until it has ended", "chaos_only"
        )
    laid = FantasyRealms(setup, rng, Deck(column(order)))
    for seat, hand in enumerate(hands):
        laid.set_hand(seat, hand)
    laid.area = area
    laid.known = known
    laid.drawn = drawn
    laid.turn = table.number("turn", 0, 1 << 40, 0)
    laid.choices = choices
    laid.open = open
    laid.trading = trading
    return laid


def lay_choices(table: Checker, hands: list[i64], open: bool) -> i64:
    """The choices made so far; each by the hand that holds the chooser."""
    if table.get("choices") is None:
        return 0
    given = table.inside("choices")
    given.only(list(KEYS))
    if given.value and not open:
        raise table.error(f"{given.at}: nothing is chosen before the game has ended (open)", "chosen_early")
    choices: i64 = 0
    for hand in hands:
        mine = {key: value for key, value in given.value.items() if has(hand, NUMBER[key])}
        if not mine:
            continue
        extra = mine.pop(IDS[ADDER], None)
        if extra is not None:
            number = NUMBER.get(extra, -1) if isinstance(extra, str) else -1
            if number < 0 or number == ADDER or not has(hand, number):
                raise table.error(
                    f"{given.at}.{IDS[ADDER]}: {told(extra)} is not another card of the same hand",
                    "adder",
                    card=IDS[ADDER],
                )
            choices |= placed(number + 1, ADD)
        turned: Any = mine.get(IDS[TURNER])
        half = isinstance(turned, dict) and list(turned) == ["card"]  # the suit is still to be chosen
        if half:
            mine[IDS[TURNER]] = {"card": turned["card"], "suit": SUITS[WILD]}
        try:
            made = read_choices(mine, hand, 0)
        except BadHand as error:
            raise table.error(f"{given.at}: {error}", "choice") from None
        choices |= made & ~placed(SLOT, TURN_TO) if half else made
    for key in given.value:
        if not any(has(hand, NUMBER[key]) for hand in hands):
            raise table.error(f"{given.at}.{key}: nobody holds {key}", "chooser", card=key)
    return choices
