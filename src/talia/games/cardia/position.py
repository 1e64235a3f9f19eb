"""Reading a table in words: positions that people write, saved games, and views to be filled for a guess."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from talia.core.bits import as_set, bit, count
from talia.core.check import Checker
from talia.core.errors import Unchecked
from talia.core.rng import Random
from talia.games.cardia.numbers import FACTION_NAMES, R11
from talia.games.cardia.setup import CardiaSetup
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import memory, piles, waiting
from talia.games.cardia.verbs.memory import Memory
from talia.games.cardia.verbs.row import Encounter
from talia.games.cardia.verbs.waiting import Fog

ZONES: Final = ["hands", "decks", "discards"]
KEYS: Final = [
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
SHOWN_ONLY: Final = ["signets", "goal", "stars", "level", "peeked"]  # in views, for people; they follow from the rest


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
            raise self.table.error(f"{self.table.at}.{where}: {name!r} is not a card of this deck; allowed: {known}")
        other = self.places.get((seat, name))
        if other is not None:
            raise self.table.error(f"{self.table.at}.{where}: seat {seat}'s {name} lies in {other} as well")
        self.places[seat, name] = where
        return influence


def lay(kit: CardiaSetup, table: Checker, rng: i64) -> Cardia:
    """A state with this table laid; BadPosition where it cannot be."""
    table.only(KEYS)
    cards = Cards(kit, table)
    s = Cardia(kit, rng)
    for encounter in _list(table, "row"):
        _lay_encounter(s, cards, encounter)
    for seat in (0, 1):
        _lay_piles(s, cards, table, seat)
    _lay_fog(s, cards, table)
    shown = table.get("shown")
    if shown is not None:
        name, _, seat_word = str(shown).partition("/")
        if seat_word not in ("0", "1"):
            raise table.error(f"{table.at}.shown: {shown!r} is not a card and its seat, such as 'judge/0'")
        s.shown = cards.take(int(seat_word), name, "shown") + 16 * int(seat_word)
        if s.hand(1 - int(seat_word)) == 0:
            raise table.error(f"{table.at}.shown: seat {1 - int(seat_word)} has no card to play against it")
    s.openly = _seats(table, "openly")
    if s.openly == 3:
        raise table.error(f"{table.at}.openly: [0, 1] cannot both have to place first; allowed: one seat or none")
    if table.get("waiting") is not None:
        for seat, waits in enumerate(table.per_seat("waiting", 2)):
            _lay_waiting(s, Checker(waits, f"{table.at}.waiting[{seat}]", table.complaint), seat)
    _lay_knowledge(s, table)
    _lay_rest(s, table, cards)
    return s


def _list(table: Checker, key: str) -> list[Checker]:
    return [] if table.get(key) is None else table.list_of(key)


def _seats(table: Checker, key: str) -> i64:
    return 0 if table.get(key) is None else as_set(table.numbers(key, 0, 1))


def _lay_encounter(s: Cardia, cards: Cards, encounter: Checker) -> None:
    encounter.only(["cards", "marks", "tokens"])
    names = encounter.per_seat("cards", 2)  # R2: always two
    first: i64 = cards.take(0, names[0], "row")
    second: i64 = cards.take(1, names[1], "row") + 16
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
            raise table.error(f"{table.at}.{where}: {names!r} is not a list of cards")
        influences = [cards.take(seat, name, where) for name in names]
        if zone == "hands":
            s.hands |= as_set(influences) << (16 * seat)
        elif zone == "discards":
            s.discards |= as_set(influences) << (16 * seat)
        elif len(influences) > piles.ROOM:
            raise table.error(f"{table.at}.{where}: {len(influences)} cards; a deck in play has at most {piles.ROOM}")
        else:
            s.set_deck(seat, piles.pile_of(influences), len(influences))


def _lay_fog(s: Cardia, cards: Cards, table: Checker) -> None:
    pair = [None, None] if table.get("fog") is None else table.per_seat("fog", 2)
    seen = _seats(table, "fog_seen")
    if pair == [None, None]:
        if seen != 0:
            raise table.error(f"{table.at}.fog_seen: no cards lie face down")
        return
    if not s.kit.hides:
        raise table.error(f"{table.at}.fog: cards lie face down only where a location hides them")
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
        late = wait.number("late", 0, 75, 0)
        if late % waiting.LATE_BY != 0:
            raise wait.error(f"{wait.at}.late: {late} is not a number of late modifiers of +{waiting.LATE_BY}")
        modifier = wait.number("modifier", -1000, 1000, 0)
        found.append(waiting.pack(modifier, late, wait.flag("choice"), faction))
    s.next = _with(s.next, seat, found[0])
    s.here = _with(s.here, seat, found[2])
    fog = s.fog
    if fog is not None:
        s.fog = Fog(fog.first, fog.second, _with(fog.waits, seat, found[1]), fog.seen)
    elif found[1] != 0:
        raise waits.error(f"{waits.at}.fog: no cards lie face down")


def _with(both: i64, seat: i64, waits: i64) -> i64:
    """What waits for both, with a seat's part laid."""
    return waiting.both(waits, waiting.of(both, 1)) if seat == 0 else waiting.both(waiting.of(both, 0), waits)


def _lay_knowledge(s: Cardia, table: Checker) -> None:
    for seat in (0, 1):
        if table.get("known") is not None:
            for name in _names(table, "known", seat):
                influence = s.kit.influence_named(name)
                if influence == 0 or s.hand(seat) & bit(influence) == 0:
                    raise table.error(f"{table.at}.known[{seat}]: {name!r} is not a card of that hand")
                s.known |= bit(influence) << (16 * seat)
        buried: Unchecked = 0
        if table.get("under") is not None:
            buried = table.per_seat("under", 2)[seat]
            most = s.left(seat) if s.kit.sifts else 0
            if type(buried) is not int or not 0 <= buried <= most:
                raise table.error(f"{table.at}.under[{seat}]: {buried!r} is not a whole number from 0 to {most}")
        remembered: Memory | None = None
        if table.get("memory") is not None:
            remembered = _memory(s, table, seat)
        s.set_under(seat, buried)
        s.set_remembered(seat, remembered)
        if remembered is not None and s.known >> (16 * seat) & 0x1FFFE != 0:
            raise table.error(f"{table.at}.known[{seat}]: where there is a memory, it tells what is known")
    s.peeking = _seats(table, "peeking")
    if s.peeking != 0 and (not s.kit.sifts or s.kit.other & R11 == 0):
        raise table.error(f"{table.at}.peeking: no location shows the top of a deck (R11 read otherwise)")


def _names(table: Checker, key: str, seat: int) -> list[str]:
    names = table.per_seat(key, 2)[seat]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise table.error(f"{table.at}.{key}[{seat}]: {names!r} is not a list of cards")
    return names


def _memory(s: Cardia, table: Checker, seat: int) -> Memory | None:
    told = table.per_seat("memory", 2)[seat]
    if told is None:
        return None
    at = f"{table.at}.memory[{seat}]"
    if not isinstance(told, list) or not told:
        raise table.error(f"{at}: {told!r} is not a list of what was seen")
    found: Memory | None = None
    for n, entry in enumerate(told):
        found = Memory(*_remembered(s, table, f"{at}[{n}]", entry, n == 0), found)
    assert found is not None
    hidden = 1 if s.face_down(seat) != 0 else 0
    sizes = (int(count(s.hand(seat))), s.left(seat), hidden)
    try:
        worlds = found.worlds()
    except IndexError:
        worlds = {}
    for hand, deck, lying in worlds:
        if (len(hand), len(deck), 1 if lying else 0) != sizes:
            worlds = {}
            break
    if not worlds:
        raise table.error(f"{at}: what was seen does not fit {sizes[0]} cards in hand and {sizes[1]} in the deck")
    return found


def _remembered(s: Cardia, table: Checker, at: str, entry: Any, first: bool) -> tuple[int, int]:
    wrong = table.error(f"{at}: {entry!r} is not something seen, such as ['shown', 'judge']")
    if not isinstance(entry, list) or not entry or entry[0] not in memory.WHAT:
        raise wrong
    what = memory.WHAT.index(entry[0])
    if (what == memory.START) != first:
        raise table.error(f"{at}: a memory has one 'start', at its beginning")
    if what == memory.START:
        if len(entry) != 4 or any(type(n) is not int or not 0 <= n <= 16 for n in entry[1:]):
            raise wrong
        return what, entry[1] | entry[2] << 8 | entry[3] << 16
    if what in (memory.GAINED, memory.SHOWN, memory.MILLED, memory.REVEALED, memory.CULLED):
        influence = s.kit.influence_named(entry[1]) if len(entry) == 2 and isinstance(entry[1], str) else 0
        if influence == 0:
            raise wrong
        return what, influence
    if what in (memory.HAND_ONLY, memory.DECK_ONLY):
        if len(entry) != 2 or not isinstance(entry[1], list):
            raise wrong
        if any(type(n) is not int or not 1 <= n <= 16 for n in entry[1]):
            raise wrong
        return what, as_set(entry[1])
    if len(entry) != 1:
        raise wrong
    return what, 0


def _lay_rest(s: Cardia, table: Checker, cards: Cards) -> None:
    """Sixteen cards each (or as many as the deck has), every one in its place: where `discards` is left out, all cards
    that are named nowhere lie there."""
    for seat in (0, 1):
        for name in s.kit.names():
            if (seat, name) in cards.places:
                continue
            if table.get("discards") is not None:
                raise table.error(f"{table.at}: seat {seat}'s {name} lies nowhere")
            s.discards |= bit(s.kit.influence_named(name) + 16 * seat)


def fill(kit: CardiaSetup, view: Checker, rng: Random) -> dict[str, Any]:
    """The table of some position that fits a view. Which hidden card lies where is evened out by `redeal`."""
    table = {key: value for key, value in view.value.items() if key not in SHOWN_ONLY}
    view.only(KEYS + SHOWN_ONLY)
    table["row"] = [{key: row.get(key) for key in ("cards", "marks", "tokens")} for row in view.list_of("row")]
    hands = view.per_seat("hands", 2)
    decks = view.per_seat("decks", 2)
    under = view.per_seat("under", 2)
    fog = view.per_seat("fog", 2)
    known = view.per_seat("known", 2)
    remembered = view.per_seat("memory", 2)
    peeked = [None, None] if view.get("peeked") is None else view.per_seat("peeked", 2)
    for seat in (0, 1):
        seen = {row["cards"][seat] for row in table["row"]} | set(view.per_seat("discards", 2)[seat])
        if view.get("shown") is not None and view.word("shown").endswith(f"/{seat}"):
            seen.add(view.word("shown").partition("/")[0])
        seen |= set(hands[seat]) if isinstance(hands[seat], list) else set()
        seen |= {fog[seat]}
        bottom = under[seat] if isinstance(under[seat], list) else []
        above = peeked[seat] or []
        sure = known[seat] if not isinstance(hands[seat], list) else []
        unseen = [name for name in kit.names() if name not in seen and name not in bottom and name not in sure]
        unseen = rng.shuffled([name for name in unseen if name not in above])
        if fog[seat] == "hidden":
            fog[seat] = unseen.pop() if unseen else None
        if not isinstance(hands[seat], list):
            hidden = hands[seat] - len(sure)
            hands[seat], unseen = sure + unseen[:hidden], unseen[hidden:]
        top = [name for name in above if name not in bottom]
        decks[seat] = top + unseen + bottom
        under[seat] = len(bottom) if isinstance(under[seat], list) else under[seat]
        if remembered[seat] is not None:
            known[seat] = []
        else:
            known[seat] = [name for name in known[seat] if name in hands[seat]]
    table.update(hands=hands, decks=decks, under=under, fog=fog, known=known)
    return table
