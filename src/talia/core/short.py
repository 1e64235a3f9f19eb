"""A position as a short text, for links: letters, digits, `-` and `_`, the first of them the version.

One mechanism for all games: the position is walked as plain JSON, and each thing in it costs the less the oftener it
stands at that place in positions of play (`short_table`, which games know nothing of). What the table does not know is
spelled out, so the text of any position can be read again. docs/positions.md has the format and its measured length.
"""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any, Final

from talia.core.check import told
from talia.core.errors import BadPosition, Unchecked
from talia.core.short_table import TABLE
from talia.core.view import canonical

VERSION: Final = "1"
MOST_LETTERS: Final = 8_000  # of a text: many times those of the longest there are
MOST_THINGS: Final = 4_000  # in a position, words and numbers and lists: many times those of the largest
DEEPEST: Final = 12  # lists within lists
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SPELLING: Final = "abcdefghijklmnopqrstuvwxyz0123456789_./:-+ABCDEFGHIJKLMNOPQRSTUVW"[:64]
CHECK: Final = 1 << 15  # of what a text says, so that a letter changed on the way is found out
ESCAPE: Final = "~"  # in the table: what is not listed
KINDS: Final = ("none", "true", "false", "number", "word", "list", "dict")
MOST_BITS: Final = 128  # of a number
MOST_SPELLED: Final = 256  # letters of a word
KEYS: Final = "{}"  # ends the place of names that are things of the game, such as cards
# Places of objects with such names.
_OPEN: Final = frozenset(
    place.removesuffix(KEYS)
    for place in (line.partition(" ")[0] for line in TABLE.splitlines())
    if place.endswith(KEYS)
)


def _lines() -> list[str]:
    return TABLE.strip().replace("\n ", " ").split("\n")


@cache
def _contexts() -> dict[str, Context]:
    """What the table tells, by place."""
    found: dict[str, Context] = {}
    for line in _lines():
        place, *entries = line.split(" ")
        found[place] = Context(entries)
    return found


@cache
def _words() -> dict[str, int]:
    """Every word that the table knows, numbered: a word at a place where it has not been seen is one of these."""
    known: dict[str, int] = {}
    for context in _contexts().values():
        for symbol in context.symbols:
            if symbol.startswith('"'):
                known.setdefault(symbol[1:], len(known))
    return known


@cache
def _spelled() -> list[str]:
    return list(_words())


class Context:
    """What can stand at one place and how often it does: each symbol has a stretch of the numbers below `total`."""

    def __init__(self, entries: list[str]) -> None:
        self.symbols: dict[str, tuple[int, int]] = {}  # where its stretch begins, and how long it is
        self.order: list[tuple[int, str]] = []
        self.total = 0
        for entry in entries:
            symbol, _, often = entry.rpartition("=")
            self.symbols[symbol] = (self.total, int(often))
            self.order.append((self.total, symbol))
            self.total += int(often)

    def at(self, number: int) -> str:
        """The symbol whose stretch a number lies in."""
        low, high = 0, len(self.order)
        while high - low > 1:
            middle = (low + high) // 2
            if self.order[middle][0] <= number:
                low = middle
            else:
                high = middle
        return self.order[low][1]


# Into a text. A text is one large number. A symbol with a stretch of `often` numbers of `total` makes the number
# total / often times as large; the last is put in first, so that the first is taken out first (asymmetric numeral
# systems, in whole numbers of any size).


class Writer:
    """Walks a position and notes the stretch of each symbol."""

    def __init__(self) -> None:
        self.stretches: list[tuple[int, int, int]] = []
        self.spelled: dict[str, int] = {}  # words spelled out so far

    def even(self, number: int, of: int) -> None:
        """One of so many, each as likely."""
        self.stretches.append((number, 1, of))

    def value(self, value: Any, place: str, depth: int = 0) -> None:
        if depth > DEEPEST or len(self.stretches) > MOST_THINGS:
            raise BadPosition("position: it holds more than a short text can tell; write it as JSON")
        context = _contexts().get(place)
        if context is not None and isinstance(value, list) and _whole(value) in context.symbols:
            self.known(context, _whole(value))
            return
        if context is None or not self.known(context, _symbol(value, place)):
            self.unknown(value, place)
        if isinstance(value, dict):
            if place in _OPEN:
                self.keys(value, place)
            for key in sorted(value):
                self.value(value[key], _below(place, key), depth + 1)
        elif isinstance(value, list):
            for entry in value:
                self.value(entry, f"{place}[]", depth + 1)

    def known(self, context: Context, symbol: str) -> bool:
        """Note a symbol as the table has it, or that it does not."""
        stretch = context.symbols.get(symbol)
        begins, often = context.symbols[ESCAPE] if stretch is None else stretch
        self.stretches.append((begins, often, context.total))
        return stretch is not None

    def keys(self, value: dict[str, Any], place: str) -> None:
        """The names in an object whose names are things of the game: each as a word."""
        for key in sorted(value):
            context = _contexts().get(f"{place}{KEYS}")
            if context is None or not self.known(context, f'"{key}'):
                self.word(key)

    def unknown(self, value: Any, place: str) -> None:
        """What the table does not list at its place: its kind, then itself (of a list or an object its size)."""
        if value is None or isinstance(value, bool):
            self.even({None: 0, True: 1, False: 2}[value], len(KINDS))
        elif isinstance(value, int):
            self.even(3, len(KINDS))
            self.number(value)
        elif isinstance(value, str):
            self.even(4, len(KINDS))
            self.word(value)
        elif isinstance(value, list):
            self.even(5, len(KINDS))
            self.number(len(value))
        elif isinstance(value, dict):
            self.even(6, len(KINDS))
            self.number(len(value))
            for key in () if place in _OPEN else sorted(value):
                self.word(key)
        else:
            raise BadPosition(f"position: {told(value)} is neither a whole number, a word, a list nor an object")

    def number(self, value: int) -> None:
        bits = abs(value).bit_length()
        if bits >= MOST_BITS:
            raise BadPosition(f"position: {told(value)} is too large for a short text")
        self.even(1 if value < 0 else 0, 2)
        self.even(bits, MOST_BITS)
        self.even(abs(value), 1 << bits)

    def word(self, word: str) -> None:
        if not isinstance(word, str) or len(word) >= MOST_SPELLED:
            raise BadPosition(f"position: {told(word)} is no word that a short text can tell")
        if word in _words():
            self.even(0, 3)
            self.even(_words()[word], len(_words()))
        elif word in self.spelled:
            self.even(1, 3)
            self.even(self.spelled[word], len(self.spelled))
        else:
            self.even(2, 3)
            plain = all(sign in SPELLING for sign in word)
            self.even(1 if plain else 0, 2)
            self.even(len(word), MOST_SPELLED)
            for sign in word:
                self.even(SPELLING.index(sign) if plain else ord(sign), len(SPELLING) if plain else 0x110000)
            self.spelled[word] = len(self.spelled)

    def text(self) -> str:
        number = 0
        for begins, often, total in reversed(self.stretches):
            number = number // often * total + begins + number % often
        found: list[str] = []
        while number:
            number, letter = divmod(number, 64)
            found.append(LETTERS[letter])
        return VERSION + "".join(reversed(found))


def shortened(position: Unchecked) -> str:
    """A position, as `State.to_position` or a person writes it, as a short text.

    >>> text = shortened(talia.game("cardia").start(7).to_position())
    >>> text[0], len(text) < 100
    ('1', True)
    """
    if not isinstance(position, dict):
        raise BadPosition(f"position: {told(position)} is not an object with names and values")
    game = position.get("game")
    if not isinstance(game, str):
        raise BadPosition(f"position.game: {told(game)} is not the name of a game")
    writer = Writer()
    writer.even(_mark(position), CHECK)
    writer.value(game, "game")
    # All but the game, which is told first: what is likely depends on it.
    writer.value({key: value for key, value in position.items() if key != "game"}, game)
    return writer.text()


def _mark(position: dict[str, Any]) -> int:
    try:
        return zlib.crc32(canonical(position)) % CHECK
    except (TypeError, ValueError, RecursionError):  # what JSON cannot tell
        raise BadPosition("position: it holds what JSON cannot tell; allowed: numbers, words, lists, objects") from None


def _symbol(value: Any, place: str) -> str:
    """A value as the table lists it."""
    if isinstance(value, str):
        return f'"{value}'
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{len(value)}"
    if isinstance(value, dict):
        return f"{{{len(value)}" if place in _OPEN else "{" + ",".join(sorted(value))
    return ""


def _whole(value: list[Any]) -> str:
    """A list of words as the table lists it where it is often the same; empty where it is none."""
    words = [word for word in value if isinstance(word, str)]
    return "<" + ",".join(words) if len(words) == len(value) > 1 else ""


def _below(place: str, key: str) -> str:
    return f"{place}{KEYS}." if place in _OPEN else f"{place}.{key}"


# And back.


class Reader:
    """Takes a position out of the number of a text."""

    def __init__(self, number: int) -> None:
        self.left = number
        self.spelled: list[str] = []
        self.things = 0

    def even(self, of: int) -> int:
        self.left, number = divmod(self.left, of)
        return number

    def value(self, place: str, depth: int = 0) -> Any:
        self.things += 1
        if depth > DEEPEST or self.things > MOST_THINGS:
            raise Garbled
        context = _contexts().get(place)
        symbol = ESCAPE if context is None else self.known(context)
        if symbol == ESCAPE:
            return self.unknown(place, depth)
        if symbol.startswith('"'):
            return symbol[1:]
        if symbol.startswith("<"):
            return symbol[1:].split(",")
        if symbol.startswith("["):
            return [self.value(f"{place}[]", depth + 1) for _ in range(int(symbol[1:]))]
        if symbol.startswith("{"):
            if place in _OPEN:
                return self.inside(self.keys(int(symbol[1:]), place), place, depth)
            return self.inside(symbol[1:].split(",") if len(symbol) > 1 else [], place, depth)
        return {"null": None, "true": True, "false": False}[symbol] if symbol[0] in "ntf" else int(symbol)

    def known(self, context: Context) -> str:
        self.left, number = divmod(self.left, context.total)
        symbol = context.at(number)
        begins, often = context.symbols[symbol]
        self.left = self.left * often + number - begins
        return symbol

    def keys(self, size: int, place: str) -> list[str]:
        found: list[str] = []
        context = _contexts().get(f"{place}{KEYS}")
        for _ in range(size):
            symbol = ESCAPE if context is None else self.known(context)
            found.append(self.word() if symbol == ESCAPE else symbol[1:])
        return found

    def inside(self, keys: list[str], place: str, depth: int) -> dict[str, Any]:
        return {key: self.value(_below(place, key), depth + 1) for key in keys}

    def unknown(self, place: str, depth: int) -> Any:
        kind = KINDS[self.even(len(KINDS))]
        if kind == "number":
            return self.number()
        if kind == "word":
            return self.word()
        if kind == "list":
            return [self.value(f"{place}[]", depth + 1) for _ in range(self.size())]
        if kind == "dict":
            size = self.size()
            names = self.keys(size, place) if place in _OPEN else [self.word() for _ in range(size)]
            return self.inside(names, place, depth)
        return {"none": None, "true": True, "false": False}[kind]

    def size(self) -> int:
        size = self.number()
        if not 0 <= size <= MOST_THINGS:
            raise Garbled
        return size

    def number(self) -> int:
        sign = -1 if self.even(2) else 1
        return sign * self.even(1 << self.even(MOST_BITS))

    def word(self) -> str:
        self.things += 1
        if self.things > MOST_THINGS:
            raise Garbled
        how = self.even(3)
        if how == 0:
            return _spelled()[self.even(len(_spelled()))]
        if how == 1:
            if not self.spelled:
                raise Garbled
            return self.spelled[self.even(len(self.spelled))]
        plain = self.even(2) == 1
        size = self.even(MOST_SPELLED)
        word = "".join(SPELLING[self.even(len(SPELLING))] if plain else chr(self.even(0x110000)) for _ in range(size))
        self.spelled.append(word)
        return word


class Garbled(Exception):
    """A text that no position has: a letter is missing or changed."""


def lengthened(text: Unchecked) -> dict[str, Any]:
    """The position of a short text, as `game.position` takes it; BadPosition says what is wrong with the text.

    >>> position = talia.game("cardia").start(7).to_position()
    >>> lengthened(shortened(position)) == position
    True
    """
    if not isinstance(text, str) or not text:
        raise BadPosition(f"position text: {told(text)} is not a text of letters, digits, - and _")
    if len(text) > MOST_LETTERS:
        raise BadPosition(f"position text: it has {len(text)} letters; allowed: {MOST_LETTERS}")
    if text[0] != VERSION:
        raise BadPosition(f"position text: version {told(text[0])} is not {VERSION}, which is what this Talia reads")
    number = 0
    for sign in text[1:]:
        letter = LETTERS.find(sign)
        if letter < 0:
            raise BadPosition(f"position text: {told(sign)} is not allowed in it; allowed: letters, digits, - and _")
        number = number << 6 | letter
    reader = Reader(number)
    try:
        mark = reader.even(CHECK)
        game = reader.value("game")
        found: dict[str, Any] = {"game": game, **_object(reader.value(str(game)))}
        if reader.left != 0 or _mark(found) != mark:
            raise Garbled
    except (Garbled, BadPosition):
        raise BadPosition("position text: it is not whole: a letter is missing or changed") from None
    return found


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or "game" in value:
        raise Garbled
    return value
