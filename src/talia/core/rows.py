"""Rows: what a seat knows, written as bits for those who learn from it, with a name for each.

A game's `columns.py` puts groups of bits into a row, one after another, each with its name; which groups there are
depends on the setup and on the kind of row, never on the table, so every row of a layout has the same columns. The
names are found by writing one row and listening (`Layout`): name and value stand in one line and cannot drift apart.

A group's name says how its bits are to be read: `hand:card` is a set of cards (the game's `column_words` has their
words), `deck:+15` counts up (bit n: at least n + 1), `kind:=4` is one number of several, `note:bit6` is binary,
and a bare name is one bit. Several groups may be put at once, lowest first (`hand:card|deck:+15`). A row is empty at
first: what is empty most of the time is passed over with `skip`, except while somebody listens. Values are
worked out by statements, not inside expressions, where the compiler would box a choice between a number and 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, signed
from talia.core.columns import clear, zeros
from talia.core.errors import TaliaError
from talia.core.frame import Frame, noted
from talia.core.program import PROGRAMS, STEPS

if TYPE_CHECKING:
    from talia.core.setup import Setup
    from talia.core.state import State

# Kinds of rows: what a seat sees now; and what it may remember as well; what an onlooker sees; everything.
MOMENT: Final = 0
RECALL: Final = 1
PUBLIC: Final = 2
ALL: Final = 3
KINDS: Final = ["moment", "recall", "public", "all"]

_ROOM: Final = 8192  # columns that the first row may have: the one that names them
_NOTE: Final = 6  # bits of a note
_BELOW: Final = 12  # bits of the number for what waits below
_REASON: Final = 4
_MEMORY: Final = 62
_ALL: Final = 0x3FFFFFFFFFFFFFFF

# Of each place of the table of steps: the prompt + 1, the asking place + 1, whether notes A and B are secret, and which
# place of its game it is: the table's own numbers depend on which games were opened before.
_PLACE_AT: Final = 8
_SECRET: Final = 0x100000
_NUMBER_AT: Final = 24


@final
class Row:
    """Bits on their way into 64-bit words."""

    def __init__(self, kind: i64, seats: i64, places: i64, asking: vec[i64], prompts: i64, words: i64) -> None:
        self.kind = kind
        self.seats = seats
        self.places = places
        self.asking = asking
        self.prompts = prompts
        self.into = zeros(words)
        self.at: i64 = 0  # the next column, counted from the first of all rows that there is room for
        self.room: i64 = 64 * words  # columns; -1 while somebody listens, so that every group goes the longer way
        self.blind: bool = False  # does an onlooker look, who knows nobody's secrets?
        self.side: i64 = -1  # whose the next groups are, counted from the seat that looks; -1: nobody's
        self.groups: list[tuple[str, int, int]] | None = None  # name, side and bits of each, while listening

    def begin(self, at: i64, words: i64) -> None:
        """A new row of so many words, from that word on: empty until something is put."""
        clear(self.into, at, words)
        self.at = at << 6
        self.side = -1

    def listen(self) -> list[tuple[str, int, int]]:
        """Note name, side and bits of each group that is put from now on."""
        groups: list[tuple[str, int, int]] = []
        self.groups = groups
        self.room = -1
        return groups

    # These are short, since they are copied to wherever they are called (INLINED in building/rooms.py). In C, `put` and
    # `mark` look at the room once instead of at each word (building/instructions.py).

    def put(self, names: str, value: i64, bits: i64) -> None:
        """One or more groups, at most 62 bits together."""
        at = self.at
        into = self.into
        word = at >> 6
        used = at & 63
        into[word] = into[word] | signed(value << used)
        used += bits
        if used > 64:
            into[word + 1] = value >> (64 + bits - used)  # what has found no room
        if self.room < 0:
            self._note(names, bits)
        self.at = at + bits

    def mark(self, n: i64) -> None:
        """Set the column that comes n columns after the next one: where few of many are set, quicker than to put."""
        at = self.at + n
        into = self.into
        word = at >> 6
        into[word] = into[word] | signed(bit(at & 63))

    def leave(self, names: str, bits: i64) -> None:
        """Groups that are empty but for what was marked, however many."""
        if self.room < 0:
            self._note(names, bits)
        self.at += bits

    def skip(self, bits: i64) -> None:
        """So many bits are empty: the groups that would be put here, to the bit (`Layout.write` counts)."""
        self.at += bits

    def empty(self, value: i64) -> bool:
        """May groups of this value be passed over? Not while somebody listens to their names."""
        return value == 0 and self.room >= 0

    def _note(self, names: str, bits: i64) -> None:
        """Note a group that somebody listens to: apart, since it would make the way of all others longer."""
        assert self.groups is not None
        self.groups.append((names, self.side, bits))

    # What may be told.

    def secret(self, names: str, value: i64, bits: i64) -> None:
        """A group that only its side knows: left out of rows that have no room for it, and empty for an onlooker."""
        if self.shows(self.side):
            if self.blind:
                value = 0
            self.put(names, value, bits)

    def shows(self, side: i64) -> bool:
        """Have rows of this kind room for what only that side knows?"""
        return self.kind == ALL or (side == 0 and self.kind != PUBLIC)

    def tells(self, side: i64) -> bool:
        """May this row tell what only that side knows?"""
        return self.shows(side) and not self.blind

    def recalls(self) -> bool:
        """Does the row tell what can be remembered but not looked up?"""
        return self.kind == RECALL or self.kind == ALL

    def everything(self) -> bool:
        return self.kind == ALL

    def turned(self, seats: i64, seat: i64) -> i64:
        """A set of seats counted from the one that looks; the table's own seat stays behind them."""
        if seat == 0:
            return seats
        players = seats & (bit(self.seats) - 1)
        return ((players >> seat) | (players << (self.seats - seat))) & (bit(self.seats) - 1) | (seats & ~players)


def put_question(s: State, seat: i64, looking: i64, row: Row) -> None:
    """Who is asked and what, what is noted for it, and the end: as far as the seat may know. The same in every game.

    `seat` is the one that sides are counted from, `looking` whose secrets may be told (-1: nobody's).
    """
    places = row.places
    seats = row.seats
    told = row.turned(s.owing, seat) | row.turned(s.locked, seat) << places
    at = 2 * places
    asking: i64 = 0
    if s.ended:
        told |= (1 | row.turned(s.won, seat) << 1 | (s.reason & 15) << (1 + seats)) << at
    else:
        asking = row.asking[s.pc - 1]
        at += 1 + seats + _REASON
        told |= ((asking >> _PLACE_AT) & 255 | row.turned(bit(s.me), seat) << 8) << at
    prompt: i64 = 0
    if asking & 255 != 0:
        prompt = bit((asking & 255) - 1)
    bits = 2 * places + 1 + 2 * seats + _REASON + 8
    if bits + row.prompts <= 62:
        row.put(
            "asked:seat|locked:seat|over|won:player|reason:bit4|place:bit8|acting:player|prompt:prompt",
            told | prompt << bits,
            bits + row.prompts,
        )
    else:
        row.put("asked:seat|locked:seat|over|won:player|reason:bit4|place:bit8|acting:player", told, bits)
        row.put("prompt:prompt", prompt, row.prompts)
    if s.ended:
        row.put("note A:bit6|note B:bit6|note C:bit6|note D:bit6|below:bit12", 0, 4 * _NOTE + _BELOW)
        return
    open_to_all = asking & _SECRET == 0 or row.everything()
    notes = (s.c & 63) << 2 * _NOTE | (s.d & 63) << 3 * _NOTE
    if open_to_all or looking == 0:
        notes |= s.a & 63
    if open_to_all or looking == 1:
        notes |= (s.b & 63) << _NOTE
    if s.below is not None or s.c > 63 or s.d > 63:
        notes |= _number_below(s, looking, row) << 4 * _NOTE
    row.put("note A:bit6|note B:bit6|note C:bit6|note D:bit6|below:bit12", notes, 4 * _NOTE + _BELOW)


def upto(value: i64, most: i64) -> i64:
    """A number that counts up: bit n is set when it is above n."""
    if value <= 0:
        return 0
    if value > most:
        value = most
    return bit(value) - 1


def binary(value: i64, bits: i64) -> i64:
    """A number in binary; a negative one as its two's complement."""
    return value & (bit(bits) - 1)


def _number_below(s: State, looking: i64, row: Row) -> i64:
    """A number for what waits below the running ability, and for long notes: equal knowledge, equal number."""
    total = random.scramble((s.c * 5 + s.d) & _ALL)
    frame: Frame | None = s.below
    while frame is not None:
        asking = row.asking[frame.pc]
        known = row.everything() or asking & _SECRET == 0
        total = random.scramble((total + (asking >> _NUMBER_AT) * 4096 + frame.me * 256 + frame.card) & _ALL)
        for note in range(4):
            if known or note > 1 or note == looking:
                total = random.scramble((total * 3 + noted(frame, note)) & _ALL)
        frame = frame.below
    return total & (bit(_BELOW) - 1)


@final
class Layout:
    """The columns of one setup and one kind of row: their names, how many, and the writing of them."""

    def __init__(self, setup: Setup, kind: i64) -> None:
        self.setup = setup
        self.kind = kind
        self.width: i64 = -1
        self.asking, self.prompts = _asking(setup.game)
        first = self.row(_ROOM // 64)
        groups = first.listen()
        state = setup.deal(random.seeded(0))
        if kind == RECALL:
            state.keep(False, True)
        self.words: i64 = 0
        self.write(state, 0, first, 0)
        words = setup.column_words()
        words["prompt"] = self.prompts
        words["seat"] = _sides(setup, kind)
        words["player"] = words["seat"][: setup.seats]
        self.names: list[str] = []
        times: dict[tuple[str, int], int] = {}
        every = [(name, side) for names, side, _ in groups for name in names.split("|")]
        often = {this for this in every if every.count(this) > 1}
        for names, side, bits in groups:
            found: list[str] = []
            for name in names.split("|"):
                this = (name, side)
                times[this] = times.get(this, 0) + 1
                found += _named(name, side, words, times[this] if this in often else 0)
            assert len(found) == bits, f"{names}: {bits} bits, but {len(found)} names"
            self.names += found
        self.width = len(self.names)
        self.words = (len(self.names) + 63) // 64

    def row(self, words: i64) -> Row:
        """A row to write into, or as many as there is room for."""
        return Row(self.kind, self.setup.seats, self.setup.places, self.asking, len(self.prompts), words)

    def write(self, s: State, seat: i64, row: Row, at: i64) -> None:
        """Write what a seat knows (-1: an onlooker) from that word on."""
        row.begin(at, self.words)
        # An onlooker, and who sits at no hand of cards, sees the table from seat 0's side and knows nobody's secrets.
        onlooker = self.kind == PUBLIC or seat < 0 or seat >= row.seats
        side = seat
        looking = seat
        if onlooker:
            side = 0
            looking = -1
        row.blind = onlooker and self.kind != ALL
        put_question(s, side, looking, row)
        if self.kind == RECALL:
            row.put("memory:bit62", _memory(s, seat), _MEMORY)
        self.setup.put_columns(s, side, looking, row)
        bits = row.at - (at << 6)
        assert bits == self.width or row.room < 0, f"a row of {bits} bits where {self.width} were listened to"


def _memory(s: State, seat: i64) -> i64:
    if s.recall is None:
        raise TaliaError("a row of recall needs a state that keeps a memory; start the game with memory=True")
    return s.recall.of(None if seat < 0 else seat)


def _asking(game: str) -> tuple[vec[i64], list[str]]:
    """Of every place in the table of steps what is asked there, and the game's prompts in their order."""
    asking = zeros(len(STEPS))
    prompts: list[str] = []
    places: i64 = 0
    number: i64 = 0
    for name, program in PROGRAMS.items():
        if not name.startswith(game + "."):
            continue
        for n in range(len(program.labels)):
            place = program.start + n
            number += 1
            code: i64 = number << _NUMBER_AT
            if program.secret:
                code |= _SECRET
            try:
                prompt = STEPS[place].prompt()
            except NotImplementedError:
                asking[place] = code
                continue
            if prompt not in prompts:
                prompts.append(prompt)
            places += 1
            asking[place] = code | prompts.index(prompt) + 1 | places << _PLACE_AT
    assert places < 256, f"{game}: {places} places ask, and a row has room for 255"
    assert len(prompts) <= 62, f"{game}: {len(prompts)} prompts, and a group has room for 62"
    return asking, prompts


def _sides(setup: Setup, kind: int) -> list[str]:
    """What seats are called in a row: counted from the one that looks, or by number for an onlooker."""
    seats: int = setup.seats
    if kind == PUBLIC:
        names = [f"seat {n}" for n in range(seats)]
    elif seats == 2:
        names = ["mine", "theirs"]
    else:
        names = ["mine"] + [f"next {n}" for n in range(1, seats)]
    return names + ["table"] * (setup.places - seats)


def _named(name: str, side: int, words: dict[str, list[str]], time: int) -> list[str]:
    """The names of a group's columns; a group that comes several times is numbered from 1."""
    sides = words["seat"]
    whose = f"{sides[side]}:" if side >= 0 else ""
    group, _, sort = name.partition(":")
    if time > 0:
        group = f"{group} {time}"
    if sort == "":
        return [whose + group]
    if sort.startswith("+"):
        return [f"{whose}{group}:{n + 1}+" for n in range(int(sort[1:]))]
    if sort.startswith("="):
        return [f"{whose}{group}:{n}" for n in range(int(sort[1:]))]
    if sort.startswith("bit"):
        return [f"{whose}{group}:bit {n}" for n in range(int(sort[3:]))]
    found: list[str] = []
    for word in words[sort]:
        for n, seat in enumerate(sides):
            word = word.replace(f"@{n}", seat)
        found.append(f"{whose}{group}:{word}")
    return found
