"""Laying a table told in words: positions that people write, saved games, views that were filled in."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from talia.core.bits import as_set, bit
from talia.core.check import Checker, told
from talia.core.errors import Unchecked
from talia.games.cardia.cards.card import CHOICE, DEMAND, LATE, OPENLY
from talia.games.cardia.numbers import FACTION_NAMES, R11
from talia.games.cardia.position.remembering import read_memory
from talia.games.cardia.setup import CardiaSetup
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import piles, waiting
from talia.games.cardia.verbs.memory import Memory
from talia.games.cardia.verbs.row import Encounter, oldest_first
from talia.games.cardia.verbs.waiting import Fog

ZONES: Final = ["hands", "decks", "discards"]
KEYS: Final = [
    "round",
    "row",
    *ZONES,
    "under",
    "fog",
    "known",
    "waiting",
    "openly",
    "shown",
    "fog_seen",
    "peeking",
    "memory",
]
MOST_ROUNDS: Final = 1000  # far more than two decks last
MOST_LATE: Final = 50  # ten Engineers: more than a round can bring


class Cards:
    """Every card of the two decks on its way to its one place."""

    def __init__(self, kit: CardiaSetup, table: Checker) -> None:
        self.kit = kit
        self.table = table
        self.places: dict[tuple[int, str], str] = {}

    def take(self, seat: int, name: Any, where: str) -> int:
        """The influence of a card that lies there and nowhere else."""
        influence = self.kit.influence_named(name) if isinstance(name, str) else 0
        if influence == 0:
            known = ", ".join(self.kit.names())
            raise self.table.error(
                f"{self.table.at}.{where}: {told(name)} is not a card of this deck; allowed: {known}",
                _no_card(name, where),
                value=told(name),
            )
        other = self.places.get((seat, name))
        if other is not None:
            raise self.table.error(
                f"{self.table.at}.{where}: seat {seat}'s {name} lies in {other} as well",
                "elsewhere",
                player=seat,
                card=name,
            )
        self.places[seat, name] = where
        return influence


def _no_card(name: Any, where: str) -> str:
    """The text for what is no card: one of a pair is missing, or there is none of that name."""
    return "card" if name is not None else "fog" if where.startswith("fog") else "encounter"


def lay(kit: CardiaSetup, table: Checker, rng: i64) -> Cardia:
    """A state with this table laid; BadPosition where it cannot be."""
    table.only(KEYS)
    cards = Cards(kit, table)
    s = Cardia(kit, rng)
    for n, encounter in enumerate(_list(table, "row")):
        _lay_encounter(s, cards, encounter, n)
    for seat in (0, 1):
        _lay_piles(s, cards, table, seat)
    _lay_fog(s, cards, table)
    shown = table.get("shown")
    if shown is not None:
        name, _, seat_word = shown.partition("/") if isinstance(shown, str) else ("", "", "")
        if seat_word not in ("0", "1"):
            raise table.error(f"{table.at}.shown: {told(shown)} is not a card and its seat, such as 'judge/0'")
        s.shown = cards.take(int(seat_word), name, "shown") + 16 * int(seat_word)
        if s.hand(1 - int(seat_word)) == 0:
            raise table.error(f"{table.at}.shown: seat {1 - int(seat_word)} has no card to play against it", "shown")
    s.openly = _seats(table, "openly")
    _check_left(s, table, s.openly != 0, OPENLY, "openly")
    _check_left(s, table, s.shown != 0, OPENLY, "shown")
    if s.openly == 3:
        raise table.error(
            f"{table.at}.openly: [0, 1] cannot both have to place first; allowed: one seat or none", "openly"
        )
    if table.get("waiting") is not None:
        for seat, waits in enumerate(table.per_seat("waiting", 2)):
            _lay_waiting(s, Checker(waits, f"{table.at}.waiting[{seat}]", table.complaint), seat)
    _lay_knowledge(s, table)
    _lay_rest(s, table, cards)
    met = len(oldest_first(s.row)) + (0 if s.fog is None else 1)
    s.round = table.number("round", 1, MOST_ROUNDS, met + 1)  # not told by saves before 0.4
    return s


def _list(table: Checker, key: str) -> list[Checker]:
    return [] if table.get(key) is None else table.list_of(key)


def _seats(table: Checker, key: str) -> i64:
    return 0 if table.get(key) is None else as_set(table.numbers(key, 0, 1))


def _lay_encounter(s: Cardia, cards: Cards, encounter: Checker, n: int) -> None:
    encounter.only(["cards", "marks", "tokens"])
    names = encounter.per_seat("cards", 2, "encounter")  # R2: always two
    first: i64 = cards.take(0, names[0], f"row[{n}].cards[0]")
    second: i64 = cards.take(1, names[1], f"row[{n}].cards[1]") + 16
    marks = [0, 0] if encounter.get("marks") is None else encounter.numbers("marks", -1000, 1000)
    tokens = [False, False] if encounter.get("tokens") is None else encounter.per_seat("tokens", 2)
    if len(marks) != 2 or any(not isinstance(token, bool) for token in tokens):
        raise encounter.error(f"{encounter.at}: an encounter has two marks (numbers) and two tokens (true or false)")
    s.row = Encounter(first, second, marks[0], marks[1], s.row)
    s.played |= bit(first) | bit(second)
    s.tokens |= (bit(first) if tokens[0] else 0) | (bit(second) if tokens[1] else 0)


def _lay_piles(s: Cardia, cards: Cards, table: Checker, seat: int) -> None:
    for zone in ZONES:
        if zone == "discards" and table.get(zone) is None:
            continue
        names = table.per_seat(zone, 2)[seat]
        where = f"{zone}[{seat}]"
        if not isinstance(names, list):
            raise table.error(f"{table.at}.{where}: {told(names)} is not a list of cards")
        influences = [cards.take(seat, name, where) for name in names]
        if zone == "hands":
            s.hands |= as_set(influences) << (16 * seat)
        elif zone == "discards":
            s.discards |= as_set(influences) << (16 * seat)
        elif len(influences) > piles.ROOM:
            raise table.error(
                f"{table.at}.{where}: {len(influences)} cards; a deck in play has at most {piles.ROOM}",
                "deck_size",
                count=len(influences),
                most=piles.ROOM,
            )
        else:
            s.set_deck(seat, piles.pile_of(influences), len(influences))


def _lay_fog(s: Cardia, cards: Cards, table: Checker) -> None:
    pair = [None, None] if table.get("fog") is None else table.per_seat("fog", 2)
    seen = _seats(table, "fog_seen")
    if pair == [None, None]:
        if seen != 0:
            raise table.error(f"{table.at}.fog_seen: no cards lie face down", "fog")
        return
    if not s.kit.hides:
        raise table.error(f"{table.at}.fog: cards lie face down only where a location hides them", "no_fog")
    s.fog = Fog(cards.take(0, pair[0], "fog[0]"), cards.take(1, pair[1], "fog[1]"), 0, seen)


def _lay_waiting(s: Cardia, waits: Checker, seat: int) -> None:
    waits.only(["next", "fog", "here"])
    found: list[int] = []
    for key in ("next", "fog", "here"):
        if waits.get(key) is None:
            found.append(0)
            continue
        wait = waits.inside(key)
        wait.only(["modifier", "late", "choice", "faction"])
        faction = -1 if wait.get("faction") is None else FACTION_NAMES.index(wait.word("faction", FACTION_NAMES))
        late = wait.number("late", 0, MOST_LATE, 0)
        if late % waiting.LATE_BY != 0:
            raise wait.error(f"{wait.at}.late: {late} is not a number of late modifiers of +{waiting.LATE_BY}")
        _check_left(s, wait, late != 0, LATE, "late")
        _check_left(s, wait, wait.flag("choice"), CHOICE, "choice")
        _check_left(s, wait, faction >= 0, DEMAND, "faction")
        modifier = wait.number("modifier", -1000, 1000, 0)
        found.append(waiting.pack(modifier, late, wait.flag("choice"), faction))
    s.next = _with(s.next, seat, found[0])
    s.here = _with(s.here, seat, found[2])
    fog = s.fog
    if fog is not None:
        s.fog = Fog(fog.first, fog.second, _with(fog.waits, seat, found[1]), fog.seen)
    elif waits.get("fog") is not None:
        raise waits.error(f"{waits.at}.fog: no cards lie face down that anything could wait for", "fog")


def _check_left(s: Cardia, told_of: Checker, there: bool, waits: i64, key: str) -> None:
    """Something that waits was left by a card of these decks."""
    if there and not s.kit.leaves(waits):
        raise told_of.error(f"{told_of.at}.{key}: no card of these decks leaves that for later", "left")


def _with(both: i64, seat: i64, waits: i64) -> i64:
    """What waits for both, with a seat's part laid."""
    return waiting.both(waits, waiting.of(both, 1)) if seat == 0 else waiting.both(waiting.of(both, 0), waits)


def _lay_knowledge(s: Cardia, table: Checker) -> None:
    for seat in (0, 1):
        if table.get("known") is not None:
            for name in _names(table, "known", seat):
                influence = s.kit.influence_named(name)
                if influence == 0 or s.hand(seat) & bit(influence) == 0:
                    raise table.error(
                        f"{table.at}.known[{seat}]: {told(name)} is not a card of that hand", "remembered"
                    )
                s.known |= bit(influence) << (16 * seat)
        buried: Unchecked = 0
        if table.get("under") is not None:
            buried = table.per_seat("under", 2)[seat]
            most: int = s.left(seat) if s.kit.sifts else 0
            if type(buried) is not int or not 0 <= buried <= most:
                raise table.error(f"{table.at}.under[{seat}]: {told(buried)} is not a whole number from 0 to {most}")
        remembered: Memory | None = None
        if table.get("memory") is not None:
            remembered = read_memory(s, table, seat)
        s.set_under(seat, buried)
        s.set_remembered(seat, remembered)
        if remembered is not None and s.known >> (16 * seat) & 0x1FFFE != 0:
            raise table.error(
                f"{table.at}.known[{seat}]: where there is a memory, it tells what is known", "remembered"
            )
    s.peeking = _seats(table, "peeking")
    if s.peeking != 0 and (not s.kit.sifts or s.kit.other & R11 == 0):
        raise table.error(f"{table.at}.peeking: no location shows the top of a deck (R11 read otherwise)")


def _names(table: Checker, key: str, seat: int) -> list[str]:
    names = table.per_seat(key, 2)[seat]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise table.error(f"{table.at}.{key}[{seat}]: {told(names)} is not a list of cards")
    return names


def _lay_rest(s: Cardia, table: Checker, cards: Cards) -> None:
    """Sixteen cards each (or as many as the deck has), every one in its place: where `discards` is left out, all cards
    that are named nowhere lie there."""
    for seat in (0, 1):
        for name in s.kit.names():
            if (seat, name) in cards.places:
                continue
            if table.get("discards") is not None:
                raise table.error(f"{table.at}: seat {seat}'s {name} lies nowhere", "nowhere", player=seat, card=name)
            s.discards |= bit(s.kit.influence_named(name) + 16 * seat)
