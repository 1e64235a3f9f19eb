"""Positions of Fantasy Realms on their way in: laying a table, looking it over, and filling in what a view hides."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.bits import as_set, bit, count, has
from talia.core.check import Checker
from talia.core.program import program_at
from talia.core.rng import Random
from talia.games.fantasy_realms.cards import IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUITS, WILD
from talia.games.fantasy_realms.extra.choices import SLOT, placed, read_choices
from talia.games.fantasy_realms.extra.choosers import ADD, ADDER, KEYS, TURN_TO, TURNER
from talia.games.fantasy_realms.extra.deck import Deck, column
from talia.games.fantasy_realms.extra.hand import BadHand
from talia.games.fantasy_realms.extra.trading import Trading
from talia.games.fantasy_realms.extra.trading_in import fill_offers, fill_trading, lay_trading
from talia.games.fantasy_realms.numbers import CHAOS, TWO_PLAYER, ids
from talia.games.fantasy_realms.rounds import BUILD, TURN
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
            raise self.table.error(f"{self.table.at}.{where}: {words!r} is not a list of card ids")
        found: list[int] = []
        for word in words:
            if not isinstance(word, str) or word not in NUMBER:
                hint = f"{IDS[0]} or {IDS[52]}"
                raise self.table.error(f"{self.table.at}.{where}: {word!r} is not a card; allowed: ids such as {hint}")
            number = NUMBER[word]
            if not has(self.setup.cards, number):
                raise self.table.error(f"{self.table.at}.{where}: {word} is not in this game; see option cards")
            if number in found:
                raise self.table.error(f"{self.table.at}.{where}: {word} is there twice; every card exists once")
            found.append(number)
        return found

    def put(self, words: object, where: str) -> list[int]:
        """Card numbers that have not been laid before."""
        found = self.read(words, where)
        for number in found:
            if has(self.laid, number):
                raise self.table.error(
                    f"{self.table.at}.{where}: {IDS[number]} lies elsewhere too; every card exists once"
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
                raise table.error(f"{table.at}.known[{seat}]: {missing} is not in the hand of seat {seat}")
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
        raise table.error(f"{table.at}.trading: there is trading in the chaos game only, and until it has ended")
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
        raise table.error(f"{given.at}: nothing is chosen before the game has ended (open)")
    choices: i64 = 0
    for hand in hands:
        mine = {key: value for key, value in given.value.items() if has(hand, NUMBER[key])}
        if not mine:
            continue
        extra = mine.pop(IDS[ADDER], None)
        if extra is not None:
            number = NUMBER.get(extra, -1) if isinstance(extra, str) else -1
            if number < 0 or number == ADDER or not has(hand, number):
                raise table.error(f"{given.at}.{IDS[ADDER]}: {extra!r} is not another card of the same hand")
            choices |= placed(number + 1, ADD)
        turned: Any = mine.get(IDS[TURNER])
        half = isinstance(turned, dict) and list(turned) == ["card"]  # the suit is still to be chosen
        if half:
            mine[IDS[TURNER]] = {"card": turned["card"], "suit": SUITS[WILD]}
        try:
            made = read_choices(mine, hand, 0)
        except BadHand as error:
            raise table.error(f"{given.at}: {error}") from None
        choices |= made & ~placed(SLOT, TURN_TO) if half else made
    for key in given.value:
        if not any(has(hand, NUMBER[key]) for hand in hands):
            raise table.error(f"{given.at}.{key}: nobody holds {key}")
    return choices


def examine_table(s: FantasyRealms, top: Checker) -> None:
    """Do the hands, the area and the deck fit what is being asked?"""
    rules = s.rules
    at = f"{top.at}.table"
    program = "" if s.ended else program_at(s.pc - 1).name
    if s.open != (s.ended or program == "fantasy_realms.ending"):
        raise top.error(f"{at}.open: hands lie open once the game has ended, and not before")
    if s.trading is not None and program != "fantasy_realms.trading":
        raise top.error(f"{top.at}.doing: this is the chaos game: everybody trades")
    if s.open:
        for seat in range(rules.seats):
            size = count(s.hand(seat))
            most = rules.hand + 1 if has(s.hand(seat), ADDER) else rules.hand
            if size > most or (size < rules.hand and rules.variant != TWO_PLAYER):
                raise top.error(
                    f"{at}.hands[{seat}]: {size} cards; allowed: {rules.hand}, one more with the {IDS[ADDER]}"
                )
        return
    mover = -1 if s.trading is not None else s.me
    if s.drawn != 0 and (mover < 0 or s.drawn & ~s.hand(mover) != 0):
        raise top.error(f"{at}.drawn: what was drawn is in the hand of the seat to move")
    wanted = 2 if s.asks_at(BUILD.at("which")) else 1 if s.asks_at(TURN.at("which")) else 0
    if count(s.drawn) != wanted:
        raise top.error(f"{at}.drawn: {count(s.drawn)} cards; allowed: {wanted}, by the open question")
    building = 0
    for seat in range(rules.seats):
        size = count(s.hand(seat) & ~s.drawn)
        if rules.variant != TWO_PLAYER and size != rules.hand:
            raise top.error(f"{at}.hands[{seat}]: {size} cards; allowed: {rules.hand}, what was drawn this turn apart")
        if size > rules.hand:
            raise top.error(
                f"{at}.hands[{seat}]: {size} cards; allowed: at most {rules.hand}, what was drawn this turn apart"
            )
        building += rules.hand - size
    if program == "fantasy_realms.build" and count(s.hand(s.me) & ~s.drawn) >= rules.hand:
        raise top.error(f"{top.at}.doing: seat {s.me} has a whole hand, and builds up no more")
    if program == "fantasy_realms.turn" and count(s.hand(s.me) & ~s.drawn) < rules.hand:
        raise top.error(f"{top.at}.doing: seat {s.me} is still building up its hand")
    if s.trading is None:
        examine_deck(s, at, building, top)


def examine_deck(s: FantasyRealms, at: str, building: i64, top: Checker) -> None:
    """The deck must last until the end, however it is played."""
    rules = s.rules
    area = count(s.area)
    if building == 0 and area >= rules.end:
        raise top.error(f"{at}.area: {area} cards; with {rules.end} the game has ended")
    # What is drawn already is on its way: one card to the area, and in a build-up turn one to the hand.
    pending = count(s.drawn & ~s.known)
    if pending == 2:
        building -= 1
    if pending > 0 or s.drawn != 0:
        area += 1
    needed = max(2 * building, building + rules.end - area)
    if s.deck_left() < needed:
        raise top.error(f"{at}.deck: {s.deck_left()} cards may be too few to end the game; allowed: {needed} or more")


def fill_table(setup: FantasyRealmsSetup, view: Checker, rng: Random) -> dict[str, Any]:
    """What a view hides, filled in with cards that fit; `redeal` then evens it out."""
    table = dict(view.value)
    for derived in ("scores", "end"):
        table.pop(derived, None)
    cards = Cards(setup, view)
    hands: list[Any] = view.per_seat("hands", setup.seats)
    known: list[Any] = view.per_seat("known", setup.seats)
    open = view.flag("open")
    cards.put(view.value.get("area", []), "area")
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            cards.put(hand, f"hands[{seat}]")
        else:
            cards.put(known[seat], f"known[{seat}]")
    drawn = view.value.get("drawn", [])
    if open and isinstance(drawn, list):
        cards.put(drawn, "drawn")
    if view.get("trading") is not None:
        placed = fill_trading(setup, view, table, rng)
        for seat, hand in enumerate(hands):
            if not isinstance(hand, list):
                known[seat] = ids(placed[seat])
                cards.put(known[seat], f"trading.memory of seat {seat}")
    unseen = rng.shuffled([IDS[n] for n in range(len(IDS)) if has(setup.cards & ~cards.laid, n)])
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            continue
        missing = view_size(view, f"hands[{seat}]", hand) - len(known[seat])
        if not 0 <= missing <= len(unseen):
            raise view.error(f"{view.at}.hands[{seat}]: {hand!r} cards, but {len(known[seat])} are known to be there")
        hands[seat], unseen = known[seat] + unseen[:missing], unseen[missing:]
        if not isinstance(drawn, list) and view.get("to_move") == seat:
            fresh = hands[seat][len(known[seat]) :]
            table["drawn"] = fresh[: view_size(view, "drawn", drawn)]
    table["hands"] = hands
    if view.get("deck") != len(unseen):
        raise view.error(f"{view.at}.deck: {view.get('deck')!r} cards, but {len(unseen)} are unseen")
    table["deck"] = unseen
    if table.get("trading") is not None:
        fill_offers(table)
    return table


def view_size(view: Checker, where: str, size: Any) -> int:
    if type(size) is not int or size < 0:
        raise view.error(f"{view.at}.{where}: {size!r} is not a number of cards")
    return size
