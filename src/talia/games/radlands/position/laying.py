"""Laying a position on the table: every complaint names the place, the value and what is allowed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from talia.core.bits import bit, has
from talia.core.check import Checker, told
from talia.core.rng import Random
from talia.games.radlands.cards.box import CAMPS, DECK, PEOPLE
from talia.games.radlands.numbers import (
    ABILITY_USED,
    CARD_NUMBERS,
    CARD_WORDS,
    ENTERED,
    EVENT_PLAYED,
    EVENT_RESOLVED,
    EXPOSED,
    LAST_ABILITY,
    RAIDERS_RESOLVED,
)
from talia.games.radlands.position.remembering import lay_memory
from talia.games.radlands.setup import RadlandsSetup
from talia.games.radlands.shape import LAST_KIND, LAST_PERSON, PUNK, RAIDERS, SILO
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs import board
from talia.games.radlands.verbs.piles import add_to_hand, know
from talia.games.radlands.verbs.queue import set_event
from talia.games.radlands.verbs.remembered import Known

KEYS = [
    "phase",
    "turn",
    "active",
    "water",
    "actions",
    "columns",
    "queues",
    "silos",
    "known",
    "reshuffled",
    "discard",
    "resolving",
    "marks",
    "hands",
    "deck",
    "sifted",
    "picked",
    "memory",
]
DRAFT_KEYS = ["turn", "active", "dealt", "camps", "hands", "deck"]
FLAGS = ["damaged", "exhausted", "used", "acting"]


class Laying:
    """One table on its way in; it counts the cards it has seen, so that none lies in two places."""

    def __init__(self, s: Radlands, table: Checker, kinds: i64, twice: i64, rng: Random) -> None:
        self.s = s
        self.table = table
        self.rng = rng
        self.left: list[int] = [0] * (LAST_KIND + 1)
        for kind in range(1, LAST_KIND + 1):
            self.left[kind] = (1 if has(kinds, kind) else 0) + (1 if has(twice, kind) else 0)

    def kind(self, word: Any, at: str, people: bool = False) -> int:
        """The kind of a card, taken from those that are left."""
        kind = CARD_NUMBERS.get(word, 0) if isinstance(word, str) else 0
        if not 1 <= kind <= (LAST_PERSON if people else LAST_KIND):
            raise self.table.error(
                f"{self.table.at}.{at}: {told(word)} is not a {'person' if people else 'card of the deck'}",
                "person" if people else "card",
                value=told(word),
            )
        if self.left[kind] == 0:
            raise self.table.error(
                f"{self.table.at}.{at}: there is no further {word} in this game", "no_further", card=word
            )
        self.left[kind] -= 1
        return kind

    def lay(self) -> None:
        self.lay_columns()
        self.lay_queues()
        self.lay_hands()
        self.lay_discard()
        self.lay_turn()
        self.lay_deck()

    def lay_columns(self) -> None:
        s = self.s
        sides = self.table.per_seat("columns", 2)
        for seat in (0, 1):
            if not isinstance(sides[seat], list) or len(sides[seat]) != 3:
                raise self.table.error(
                    f"{self.table.at}.columns[{seat}]: {told(sides[seat])} is not a list of 3 columns"
                )
            for n in range(3):
                at = f"{self.table.at}.columns[{seat}][{n}]"
                self.lay_column(3 * seat + n, Checker(sides[seat][n], at, self.table.complaint))
        board.refresh_traits(s)

    def lay_column(self, number: int, column: Checker) -> None:
        s = self.s
        column.only(["camp", "people"])
        camp = column.inside("camp")
        camp.only(["card", "space", "destroyed", *FLAGS])
        word = camp.word("card", CAMPS.words())
        for other in range(6):
            if s.camp_of(other) == CAMPS[word].number:
                raise camp.error(f"{camp.at}.card: {word} lies in two columns", "camp_twice", card=word)
        s.set_camp(number, CAMPS[word].number)
        home = 1 + 3 * number
        space = camp.number("space", 0, 2, 0)
        if space != 0 and (not CAMPS[word].moves or camp.flag("destroyed")):
            movable = " or ".join(made.word for made in CAMPS.things if made.moves)
            raise camp.error(
                f"{camp.at}.space: {space} is not allowed: only a standing {movable} leaves the camp row",
                "camp_space",
                card=[made.word for made in CAMPS.things if made.moves],
            )
        if not camp.flag("destroyed"):
            s.standing |= bit(home + space)
            self.lay_flags(home + space, camp)
        elif any(camp.flag(flag) for flag in FLAGS):
            raise camp.error(f"{camp.at}: a destroyed camp is neither damaged nor used", "destroyed_marks")
        people = column.list_of("people") if column.get("people") is not None else []
        if len(people) > 2:
            raise column.error(
                f"{column.at}.people: {len(people)} people in a column; allowed: two at most (6.2)",
                "people",
                count=len(people),
            )
        for person in people:
            self.lay_person(home, space, person)
        if people and camp.flag("destroyed") and has(s.persons, home):
            raise column.error(
                f"{column.at}.people: nobody stands on the space of a destroyed camp; allowed: 1, 2", "on_destroyed"
            )

    def lay_person(self, home: int, camp_space: int, person: Checker) -> None:
        s = self.s
        person.only(["card", "is", "space", "old", *FLAGS])
        space = person.number("space", 0, 2)
        place = home + space
        if space == camp_space or has(s.persons, place):
            raise person.error(f"{person.at}.space: {space} is taken", "taken")
        word = person.word("card", [*PEOPLE.words(), CARD_WORDS[PUNK]])
        at = person.at.removeprefix(self.table.at + ".")
        if word == "punk":
            real = person.get("is")
            kind = self.kind(real, f"{at}.is") if real is not None else 0  # not told: any of the rest, see lay_deck
            s.punks |= bit(place)
            if person.flag("old"):
                s.old_punks |= bit(place)
            if person.flag("damaged"):
                raise person.error(f"{person.at}.damaged: a punk dies of its first damage", "punk_damaged")
        else:
            if person.get("is") is not None:
                raise person.error(f"{person.at}.is: only a punk is something else")
            if person.flag("old"):
                raise person.error(
                    f"{person.at}.old: only of a punk it is told whether it is from before the reshuffle"
                )
            kind = self.kind(word, f"{at}.card", people=True)
        s.persons |= bit(place)
        s.set_kind(place, kind)
        self.lay_flags(place, person)

    def lay_flags(self, place: int, card: Checker) -> None:
        s = self.s
        b = bit(place)
        if card.flag("damaged"):
            s.damaged |= b
        if card.flag("exhausted"):
            s.spent |= b
        if card.flag("used"):
            s.used |= b
        if card.flag("acting"):
            if s.acting != 0:
                raise card.error(f"{card.at}.acting: only one card acts at a time")
            s.acting |= b

    def lay_queues(self) -> None:
        if self.table.get("queues") is None:
            return
        for seat, spaces in enumerate(self.table.per_seat("queues", 2)):
            if not isinstance(spaces, list) or len(spaces) != 3:
                raise self.table.error(f"{self.table.at}.queues[{seat}]: {told(spaces)} is not a list of 3 spaces")
            for n, word in enumerate(spaces):
                if word is None:
                    continue
                if word == "raiders":
                    if "raiders" in spaces[:n]:
                        raise self.table.error(
                            f"{self.table.at}.queues[{seat}]: raiders lie on two spaces", "raiders_twice"
                        )
                    kind = RAIDERS
                else:
                    kind = self.kind(word, f"queues[{seat}][{n}]")
                    if kind <= LAST_PERSON:
                        raise self.table.error(
                            f"{self.table.at}.queues[{seat}][{n}]: {told(word)} is not an event", "not_event", card=word
                        )
                    if DECK[kind].queue == 0:
                        where = f"{self.table.at}.queues[{seat}][{n}]"
                        raise self.table.error(
                            f"{where}: {word} has number 0: it happens at once and is never queued",
                            "not_queued",
                            card=word,
                        )
                set_event(self.s, seat, n + 1, kind)

    def heap(self, words: Any, at: str, take: bool) -> tuple[int, int]:
        """A list of cards as two sets; `take` counts them as lying here."""
        if not isinstance(words, list):
            raise self.table.error(f"{self.table.at}.{at}: {told(words)} is not a list of cards")
        kinds = 0
        twice = 0
        for word in words:
            if take:
                kind = self.kind(word, at)
            else:
                kind = CARD_NUMBERS.get(word, 0) if isinstance(word, str) else 0
                if not 1 <= kind <= LAST_KIND or twice >> kind & 1:
                    raise self.table.error(f"{self.table.at}.{at}: {told(word)} cannot be here")
            if kinds >> kind & 1:
                twice |= 1 << kind
            kinds |= 1 << kind
        return kinds, twice

    def lay_hands(self) -> None:
        hands = self.table.per_seat("hands", 2)
        for seat in (0, 1):
            self.s.hold(seat, *self.heap(hands[seat], f"hands[{seat}]", True))
        if self.table.get("known") is not None:
            for seat, words in enumerate(self.table.per_seat("known", 2)):
                self.lay_known(seat, words)
        if self.table.get("silos") is not None:
            for seat, where in enumerate(self.table.per_seat("silos", 2)):
                if where not in ("area", "hand"):
                    raise self.table.error(f"{self.table.at}.silos[{seat}]: {told(where)} is not one of: area, hand")
                if where == "hand":
                    add_to_hand(self.s, seat, SILO)
                    know(self.s, seat, SILO)

    def lay_known(self, seat: int, words: Any) -> None:
        kinds, twice = self.heap(words, f"known[{seat}]", False)
        if kinds & ~self.s.hand(seat) | twice & ~self.s.twice(seat):
            raise self.table.error(f"{self.table.at}.known[{seat}]: a card is known to be where it is not")
        self.s.set_known(seat, Known(kinds, twice))

    def lay_discard(self) -> None:
        s = self.s
        if self.table.get("discard") is None:
            return
        pile = self.table.inside("discard")
        pile.only(["cards", "top", "this_turn"])
        words = pile.words("cards")
        s.gone, s.gone_twice = self.heap(words, "discard.cards", True)
        s.gone_size = len(words)
        top = pile.get("top")
        if words:
            top = words[-1] if top is None else top
            if top not in words:
                raise pile.error(f"{pile.at}.top: {told(top)} is not among the discarded cards")
            s.gone_top = CARD_NUMBERS[top]
        elif top is not None:
            raise pile.error(f"{pile.at}.top: {told(top)} cannot lie on an empty pile")
        if pile.get("this_turn") is not None:
            s.fresh, s.fresh_twice = self.heap(pile.get("this_turn"), "discard.this_turn", False)
            if s.fresh & ~s.gone | s.fresh_twice & ~s.gone_twice:
                raise pile.error(f"{pile.at}.this_turn: a card is not among the discarded cards")

    def lay_turn(self) -> None:
        s = self.s
        table = self.table
        limits = self.s.setup.options
        s.turn = table.number("turn", 1, limits["turn_limit"], 2)
        s.active = table.number("active", 0, 1, 0)
        s.water = table.number("water", 0, 1000, 3)
        s.actions = table.number("actions", 0, limits["action_limit"], 0)
        if table.get("resolving") is not None:
            word = table.word("resolving")
            s.resolving = RAIDERS if word == "raiders" else self.kind(word, "resolving")
            if s.resolving <= LAST_PERSON:
                raise table.error(f"{table.at}.resolving: {word!r} is not an event")
        if table.get("marks") is not None:
            self.lay_marks(table.inside("marks"))
        if table.get("sifted") is not None:
            s.sifted, s.sifted_twice = self.heap(table.get("sifted"), "sifted", False)
            if s.sifted & ~s.hand(s.active) | s.sifted_twice & ~s.twice(s.active):
                raise table.error(f"{table.at}.sifted: a card is not in the hand of seat {s.active}")
        if table.get("picked") is not None:
            picked = table.inside("picked")
            picked.only(["card"])
            s.picked = CARD_NUMBERS.get(picked.word("card"), 0)
            if s.picked == 0 or not has(s.hand(s.active), s.picked):
                raise picked.error(
                    f"{picked.at}.card: {told(picked.get('card'))} is not in the hand of seat {s.active}"
                )

    def lay_marks(self, marks: Checker) -> None:
        s = self.s
        single = {"event_resolved": EVENT_RESOLVED, "ability_used": ABILITY_USED, "no_more_abilities": LAST_ABILITY}
        double = {"raiders_resolved": RAIDERS_RESOLVED, "event_played": EVENT_PLAYED, "exposed": EXPOSED}
        marks.only([*single, *double, "entered"])
        for name, mark in single.items():
            if marks.flag(name):
                s.marks |= mark
        for name, mark in double.items():
            if marks.get(name) is None:
                continue
            for seat, value in enumerate(marks.per_seat(name, 2)):
                if not isinstance(value, bool):
                    raise marks.error(f"{marks.at}.{name}[{seat}]: {told(value)} is not true or false")
                if value:
                    s.set_mark(seat, mark)
        if marks.get("entered") is not None:
            entered = marks.numbers("entered", 0, 2)
            if len(entered) != 2:
                raise marks.error(
                    f"{marks.at}.entered: {told(entered)} is not a list with one number for each of 2 seats"
                )
            s.marks |= bit(ENTERED) * entered[0] | bit(ENTERED + 2) * entered[1]

    def lay_deck(self) -> None:
        """The deck from the top. Not given: all the rest, shuffled; punks not told then are of the rest too."""
        s = self.s
        given = self.table.get("deck")
        order: list[int] = []
        if given is not None:
            if not isinstance(given, list):
                raise self.table.error(f"{self.table.at}.deck: {told(given)} is not a list of cards")
            order = [self.kind(word, "deck") for word in given]
        rest = self.rng.shuffled([kind for kind in range(1, LAST_KIND + 1) for _ in range(self.left[kind])])
        for place in range(1, 19):
            if has(s.punks, place) and s.kind_at(place) == 0:
                if not rest:
                    raise self.table.error(
                        f"{self.table.at}: there is no card left for the punk at place {place}", "no_punk"
                    )
                s.set_kind(place, rest.pop())
        if given is None:
            order = rest
        elif rest:
            missing = ", ".join(CARD_WORDS[kind] for kind in sorted(rest))
            raise self.table.error(
                f"{self.table.at}.deck: these cards lie nowhere: {missing}",
                "nowhere",
                card=[CARD_WORDS[kind] for kind in sorted(rest)],
            )
        s.left = len(order)
        s.reshuffled = 1 if self.table.flag("reshuffled") else 0
        if s.old_punks != 0 and s.reshuffled == 0:
            raise self.table.error(f"{self.table.at}.columns: no punk is `old` before the deck was reshuffled")
        if self.table.get("memory") is not None:
            order = lay_memory(s, self.table.inside("memory"), order)
        s.order = bytes(order)

    def lay_draft(self) -> None:
        """Camps are still being picked: six each, some of them already laid down."""
        s = self.s
        table = self.table
        s.active = 2 if table.get("active") is None else table.number("active", 0, 1)
        dealt = table.per_seat("dealt", 2)
        camps = table.per_seat("camps", 2) if table.get("camps") is not None else [[], []]
        seen: set[str] = set()
        for seat in (0, 1):
            for at, words in (("dealt", dealt[seat]), ("camps", camps[seat])):
                if not isinstance(words, list):
                    raise table.error(f"{table.at}.{at}[{seat}]: {told(words)} is not a list of camps")
                for word in words:
                    if word not in CAMPS:
                        raise table.error(
                            f"{table.at}.{at}[{seat}]: {told(word)} is not a camp", "not_camp", value=told(word)
                        )
                    if word in seen:
                        raise table.error(
                            f"{table.at}.{at}[{seat}]: {word} lies in two places", "camp_elsewhere", card=word
                        )
                    seen.add(word)
            if s.setup.rules == 1 and (len(camps[seat]) != len(camps[0]) or len(camps[seat]) > 2):
                raise table.error(
                    f"{table.at}.camps[{seat}]: both lay down their camps together, up to two here", "camps_together"
                )
            if len(camps[seat]) > 3 or (seat == 1 and len(camps[0]) == len(camps[1]) == 3):
                raise table.error(
                    f"{table.at}.camps[{seat}]: three camps at most, and of one seat fewer here", "camps_most"
                )
            if len(camps[seat]) + len(dealt[seat]) < 3:
                raise table.error(
                    f"{table.at}.dealt[{seat}]: three camps are laid down, and there are not as many",
                    "camps_few",
                    player=seat,
                )
            for n, word in enumerate(camps[seat]):
                s.set_camp(3 * seat + n, CAMPS[word].number)
            mask = 0
            for word in dealt[seat]:
                mask |= 1 << int(CAMPS[word].number)
            s.set_dealt(seat, mask)
        for seat, hand in enumerate(table.per_seat("hands", 2)):
            if hand != []:
                raise table.error(
                    f"{table.at}.hands[{seat}]: {told(hand)}: no hands are dealt before camps are revealed",
                    "hands_early",
                )
        self.lay_deck()


def laid_out(setup: RadlandsSetup, table: Checker, rng: i64) -> Radlands:
    """A table with this position laid, nothing asked yet."""
    found = setup.blank(rng)
    laying = Laying(found, table, setup.kinds, setup.twice, Random(rng))
    if table.get("turn") == 0:
        table.only(DRAFT_KEYS)
        laying.lay_draft()
    else:
        table.only(KEYS)
        laying.lay()
    return found
