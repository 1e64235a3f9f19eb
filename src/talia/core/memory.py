"""Memory: a number a seat for all that it was ever told and ever answered.

Exact methods need perfect recall: two moments are the same to a seat only if all that led there looked the same to it.
It begins with what the seat sees, and covers every question that it sees asked. Clones keep it for a pointer: what two
states have is copied before one of them writes into it. It does not need a log.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from talia.core import rng as random
from talia.core.frame import Frame
from talia.core.program import program_at

if TYPE_CHECKING:
    from talia.core.running import Running

_ALL: Final = 0x3FFFFFFFFFFFFFFF
_ANSWER: Final = 0x2D41  # that an answer is one
# Odd numbers that spread small ones over 62 bits, so that a sum of several tells them all.
_SPREAD_1: Final = 0x2545F4914F6CDD1D
_SPREAD_2: Final = 0x1B873593CC9E2D51
_SPREAD_3: Final = 0x3C6EF372FE94F82B
_SPREAD_4: Final = 0x165667B19E3779F9
_MOST_WORDS: Final = 20_000  # card names and the like: far fewer; the bound is for what people write
_WORDS: Final[dict[str, int]] = {}  # each word's number, worked out once


def number_of(value: Any) -> i64:
    """A number of 62 bits for plain data (words, numbers, lists, dicts by word), the same in every process."""
    if isinstance(value, str):
        return _word(value)
    if value is None:
        return 0x1F0A4D
    if isinstance(value, int):
        return random.scramble((value + 0x51ED) & _ALL)
    total: i64 = 0x2C6E
    if isinstance(value, dict):
        for key, part in value.items():  # a sum, since the order of a dict's keys tells nothing
            total = (total + random.scramble(_word(key) ^ number_of(part))) & _ALL
        return random.scramble(total)
    for part in value:
        total = random.scramble((total * 5 + number_of(part)) & _ALL)
    return total


def _word(word: str) -> i64:
    found = _WORDS.get(word)
    if found is None:
        found = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big") >> 2
        if len(_WORDS) < _MOST_WORDS:
            _WORDS[word] = found
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """What each seat has been told and has answered, as a number each; the last one is an onlooker's."""

    def __init__(self, numbers: vec[i64], moment: i64) -> None:
        self.numbers = numbers
        self.moment: i64 = moment  # the last question that everybody saw asked
        self.shared: bool = False  # may several states have it? Then nobody writes into it any more

    def copy(self) -> Memory:
        """The same, to write into."""
        return Memory(self.numbers[:], self.moment)

    def of(self, seat: int | None) -> int:
        return self.numbers[len(self.numbers) - 1 if seat is None else seat]

    def heard(self, for_all: i64, for_some: i64, seats: i64, private: bool) -> None:
        """Everybody who may see something of an event (`Event`) remembers what they saw of it: a number of 62 bits."""
        numbers = self.numbers
        onlooker = len(numbers) - 1
        for seat in range(len(numbers)):
            if seat != onlooker and (seats >> seat) & 1 != 0:
                numbers[seat] = random.scramble((numbers[seat] * 3 + for_some) & _ALL)
            elif not private:
                numbers[seat] = random.scramble((numbers[seat] * 3 + for_all) & _ALL)

    def told(self, kind: str, parts: dict[str, Any], secret: dict[str, Any] | None, seats: i64, private: bool) -> None:
        """The same for an event in words."""
        for_all = number_of(kind) ^ number_of(parts)
        for_some = for_all
        if secret is not None:
            for_some ^= number_of(secret)
        self.heard(for_all, for_some, seats, private)

    def answered(self, seat: i64, question: i64, action: i64) -> None:
        """The seat remembers its own answer, which may stay its secret."""
        numbers = self.numbers
        numbers[seat] = random.scramble((numbers[seat] * 7 + random.scramble(action + _ANSWER) + question) & _ALL)

    def faced(self, moment: i64) -> None:
        """Everybody sees who is asked and what is going on; nobody notices what does not change it."""
        if moment == self.moment:
            return
        numbers = self.numbers
        for seat in range(len(numbers)):
            numbers[seat] = random.scramble((numbers[seat] * 11 + moment) & _ALL)
        self.moment = moment

    def with_those_of(self, other: Memory, seat: int | None) -> Memory:
        """The same, but for a seat's number and an onlooker's, which are another memory's."""
        numbers = self.numbers[:]
        last = len(numbers) - 1
        numbers[last] = other.numbers[last]
        if seat is not None:
            numbers[seat] = other.numbers[seat]
        return Memory(numbers, self.moment)

    def __reduce__(self) -> tuple[Any, ...]:
        return remembering, ([self.of(seat) for seat in (*range(len(self.numbers) - 1), None)], int(self.moment))


def remembering(numbers: list[int], moment: int) -> Memory:
    """A memory of these numbers."""
    found = vec[i64]()
    for number in numbers:
        found = append(found, i64(number))
    return Memory(found, moment)


def begun(seen: list[Any], moment: i64) -> Memory:
    """A memory that begins with what each seat sees; the last one is what an onlooker sees."""
    return remembering([int(number_of(one)) for one in seen], moment)


@final
class _Place:
    """A place in the table of steps, as memories know it: by its program's name, whatever games were opened before."""

    def __init__(self, place: i64) -> None:
        program = program_at(place)
        self.program: i64 = _word(program.name)
        self.number: i64 = place - program.start
        self.secret: bool = program.secret


_PLACES: Final[list[_Place]] = []  # of the table of steps, as far as they were asked for


def _place(pc: i64) -> _Place:
    while len(_PLACES) <= pc:
        _PLACES.append(_Place(len(_PLACES)))
    return _PLACES[pc]


def _mixed(total: i64, part: i64) -> i64:
    """A number that depends on both, and on which is which."""
    return random.scramble((total * 3 + part) & _ALL)


def _layer(total: i64, pc: i64, me: i64, card: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """A number that depends on one ability that runs or waits, too."""
    place = _place(pc)
    if place.secret:  # notes A and B of a secret program are what each seat has chosen for itself
        a = 0
        b = 0
    total = _mixed(total, (place.program + place.number * _SPREAD_1 + card * _SPREAD_2 + me * _SPREAD_3) & _ALL)
    return _mixed(total, (a * _SPREAD_1 + b * _SPREAD_2 + c * _SPREAD_3 + d * _SPREAD_4) & _ALL)


def moment_of(running: Running) -> i64:
    """A number for what everybody sees of the open question: who is asked, which ability asks, and what lies below."""
    total = _mixed(random.scramble(running.question), (running.owing + running.locked * _SPREAD_1) & _ALL)
    if running.ended:
        return _mixed(_mixed(total, running.won), running.reason + 0x77)
    r = running
    total = _layer(total, r.pc - 1, r.me, r.card, r.a, r.b, r.c, r.d)
    frame: Frame | None = running.below
    while frame is not None:
        total = _layer(total, frame.pc, frame.me, frame.card, frame.a, frame.b, frame.c, frame.d)
        frame = frame.below
    return total
