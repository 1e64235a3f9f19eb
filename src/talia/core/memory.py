"""Memory: a number a seat for all that it was ever told and ever answered.

Exact methods need perfect recall: two moments are the same to a seat only if all that led there looked the same to it.
It begins with what the seat sees, and covers every question that it sees asked. The memory never changes, each thing
told makes a new one, so clones keep it for one pointer. It does not need a log.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from talia.core import rng as random
from talia.core.event import Event
from talia.core.frame import Frame
from talia.core.program import program_at

if TYPE_CHECKING:
    from talia.core.running import Running

_ALL: Final = 0x3FFFFFFFFFFFFFFF
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
@mypyc_attr(acyclic=True)
class Memory:
    """What each seat has been told and has answered, as a number each; the last one is an onlooker's."""

    def __init__(self, numbers: tuple[int, ...], moment: int = 0) -> None:
        self.numbers = numbers
        self.moment = moment  # the last question that everybody saw asked

    def of(self, seat: int | None) -> int:
        return self.numbers[len(self.numbers) - 1 if seat is None else seat]

    def told(self, event: Event) -> Memory:
        """Everybody who may see something of the event remembers what they saw of it."""
        for_all = number_of(event.kind) ^ number_of(event.parts)
        for_some = for_all if event.secret is None else for_all ^ number_of(event.secret)
        numbers: list[int] = []
        onlooker = len(self.numbers) - 1
        for seat, number in enumerate(self.numbers):
            before: i64 = number
            inside = seat != onlooker and (event.seats >> seat) & 1 != 0
            if event.private and not inside:
                numbers.append(number)
            else:
                numbers.append(random.scramble((before * 3 + (for_some if inside else for_all)) & _ALL))
        return Memory(tuple(numbers), self.moment)

    def answered(self, seat: int, question: int, word: str) -> Memory:
        """The seat remembers its own answer, which may stay its secret."""
        numbers = list(self.numbers)
        before: i64 = numbers[seat]
        numbers[seat] = random.scramble((before * 7 + number_of(word) + question) & _ALL)
        return Memory(tuple(numbers), self.moment)

    def faced(self, moment: i64) -> Memory:
        """Everybody sees who is asked and what is going on; nobody notices what does not change it."""
        if moment == self.moment:
            return self
        numbers: list[int] = []
        for number in self.numbers:
            before: i64 = number
            numbers.append(random.scramble((before * 11 + moment) & _ALL))
        return Memory(tuple(numbers), moment)

    def with_those_of(self, other: Memory, seat: int | None) -> Memory:
        """The same, but for a seat's number and an onlooker's, which are another memory's."""
        numbers = list(self.numbers)
        numbers[-1] = other.numbers[-1]
        if seat is not None:
            numbers[seat] = other.numbers[seat]
        return Memory(tuple(numbers), self.moment)

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self.numbers, self.moment)


def begun(seen: list[Any], moment: i64) -> Memory:
    """A memory that begins with what each seat sees; the last one is what an onlooker sees."""
    return Memory(tuple([int(number_of(one)) for one in seen]), moment)


def _mixed(total: i64, part: i64) -> i64:
    """A number that depends on both, and on which is which."""
    return random.scramble((total * 3 + part) & _ALL)


def moment_of(running: Running) -> i64:
    """A number for what everybody sees of the open question: who is asked, which ability asks, and what lies below."""
    total = _mixed(_mixed(random.scramble(running.question), running.owing), running.locked)
    if running.ended:
        return _mixed(_mixed(total, running.won), running.reason + 0x77)
    frame: Frame | None = Frame(
        running.pc - 1, running.me, running.card, running.a, running.b, running.c, running.d, running.below
    )
    while frame is not None:
        program = program_at(frame.pc)
        total = _mixed(_mixed(total, _word(program.name)), frame.pc - program.start)
        total = _mixed(_mixed(total, frame.card), frame.me)
        if not program.secret:  # notes A and B of a secret program are what each seat has chosen for itself
            total = _mixed(_mixed(total, frame.a), frame.b)
        total = _mixed(_mixed(total, frame.c), frame.d)
        frame = frame.below
    return total
