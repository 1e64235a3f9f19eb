"""A position as a short text, for links: letters, digits, `-` and `_`, the first of them the version.

One mechanism for all games: the position is walked as plain JSON, and each thing in it costs the less the oftener it
stands at that place in positions of play (`short_table`, which games know nothing of). What the table does not know is
spelled out, so the text of any position can be read again. docs/positions.md has the format and its measured length.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from bisect import bisect_right
from typing import Any, Final

from talia.core.check import told
from talia.core.errors import BadPosition, Unchecked
from talia.core.short_nodes import KINDS, MARKS, NOWHERE, Node, Stretch, Symbol, nodes, spelled, words
from talia.core.view import canonical

VERSION: Final = "1"
MOST_LETTERS: Final = 8_000  # of a text: many times those of the longest there are
MOST_THINGS: Final = 4_000  # in a position, words and numbers and lists: many times those of the largest
DEEPEST: Final = 12  # lists within lists
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SPELLING: Final = "abcdefghijklmnopqrstuvwxyz0123456789_./:-+ABCDEFGHIJKLMNOPQRSTUVW"[:64]
CHECK: Final = 1 << 15  # of what a text says, so that a letter changed on the way is found out
TOO_MUCH: Final = "position: it holds more than a short text can tell; write it as JSON"
MOST_BITS: Final = 128  # of a number
MOST_SPELLED: Final = 256  # letters of a word


# Into a text. A text is one large number. A symbol with a stretch of `often` numbers of `total` makes the number
# total / often times as large; the last is put in first, so that the first is taken out first (asymmetric numeral
# systems, in whole numbers of any size).


class Writer:
    """Walks a position and notes the stretch of each symbol."""

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        self.spelled: dict[str, int] = {}  # words spelled out so far
        self.things = 0

    def even(self, number: int, of: int) -> None:
        """One of so many, each as likely."""
        self.stretches.append((number, 1, of))

    def value(self, value: Any, node: Node, depth: int = 0) -> None:
        self.things += 1
        kind = type(value)
        if kind is str:
            self.told(node.words.get(value), value, node)
        elif kind is int:
            self.told(node.numbers.get(value), value, node)
        elif kind is bool or value is None:
            self.told(node.marks.get(value), value, node)
        elif depth > DEEPEST or self.things > MOST_THINGS:
            raise BadPosition(TOO_MUCH)
        elif kind is list:
            self.entries(value, node, depth)
        elif kind is dict:
            self.parts(value, node, depth)
        else:
            raise BadPosition(f"position: {told(value)} is neither a whole number, a word, a list nor an object")

    def told(self, stretch: Stretch | None, value: Any, node: Node) -> None:
        """Note a value as the table has it, or by itself."""
        if not self.known(stretch, node):
            self.unknown(value, node)

    def known(self, stretch: Stretch | None, node: Node) -> bool:
        """Note a symbol as the table has it, or that it does not."""
        if stretch is not None:
            self.stretches.append(stretch)
            return True
        if node is not NOWHERE:
            self.stretches.append(node.escape)
        return False

    def entries(self, value: list[Any], node: Node, depth: int) -> None:
        whole = node.wholes and all(isinstance(word, str) for word in value) and node.wholes.get(tuple(value))
        if whole:
            self.stretches.append(whole)
            return
        self.told(node.lengths.get(len(value)), value, node)
        for entry in value:
            self.value(entry, node.entry, depth + 1)

    def parts(self, value: dict[str, Any], node: Node, depth: int) -> None:
        if any(type(key) is not str for key in value):
            raise BadPosition("position: a name in it is no word")
        keys = tuple(sorted(value))
        if node.names is None:
            self.told(node.objects.get(keys), value, node)
        else:
            self.told(node.sizes.get(len(keys)), value, node)
            for key in keys:
                if not self.known(node.names.words.get(key), node.names):
                    self.word(key)
        for key in keys:
            self.value(value[key], node.below(key), depth + 1)

    def unknown(self, value: Any, node: Node) -> None:
        """What the table does not list at its place: its kind, then itself (of a list or an object its size)."""
        if value is None or isinstance(value, bool):
            self.even({None: 0, True: 1, False: 2}[value], len(KINDS))
        elif isinstance(value, int):
            self.even(3, len(KINDS))
            self.number(value)
        elif isinstance(value, str):
            self.even(4, len(KINDS))
            self.word(value)
        else:
            self.even(5 if isinstance(value, list) else 6, len(KINDS))
            self.number(len(value))
            for key in sorted(value) if isinstance(value, dict) and node.names is None else ():
                self.word(key)

    def number(self, value: int) -> None:
        bits = abs(value).bit_length()
        if bits >= MOST_BITS:
            raise BadPosition(f"position: {told(value)} is too large for a short text")
        self.even(1 if value < 0 else 0, 2)
        self.even(bits, MOST_BITS)
        self.even(abs(value), 1 << bits)

    def word(self, word: str) -> None:
        self.things += 1
        if len(word) >= MOST_SPELLED:
            raise BadPosition(f"position: {told(word)} is no word that a short text can tell")
        if word in words():
            self.even(0, 3)
            self.even(words()[word], len(words()))
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
        letters = sum((total // often).bit_length() - 1 for _, often, total in self.stretches) // 6  # at least
        if self.things > MOST_THINGS or letters > MOST_LETTERS:
            raise BadPosition(TOO_MUCH)
        number = 0
        for begins, often, total in reversed(self.stretches):
            number = number // often * total + begins + number % often
        digits = number.to_bytes((number.bit_length() + 23) // 24 * 3, "big")
        text = VERSION + urlsafe_b64encode(digits).decode().lstrip(LETTERS[0])
        if len(text) > MOST_LETTERS:
            raise BadPosition(TOO_MUCH)
        return text


def shortened(position: Unchecked) -> str:
    """A position, as `State.to_position` or a person writes it, as a short text.

    >>> from talia.core.short import lengthened, shortened
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
    writer.value(game, nodes()["game"])
    # All but the game, which is told first: what is likely depends on it.
    writer.value({key: value for key, value in position.items() if key != "game"}, nodes().get(game, NOWHERE))
    return writer.text()


def _mark(position: dict[str, Any]) -> int:
    try:
        return zlib.crc32(canonical(position)) % CHECK
    except (TypeError, ValueError, RecursionError):  # what JSON cannot tell
        raise BadPosition("position: it holds what JSON cannot tell; allowed: numbers, words, lists, objects") from None


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

    def symbol(self, node: Node) -> Symbol:
        if node is NOWHERE:
            return node.symbols[0]
        left, number = divmod(self.left, node.total)
        at = bisect_right(node.begins, number) - 1
        begins = node.begins[at]
        ends = node.begins[at + 1] if at + 1 < len(node.begins) else node.total
        self.left = left * (ends - begins) + number - begins
        return node.symbols[at]

    def value(self, node: Node, depth: int = 0) -> Any:
        self.things += 1
        if depth > DEEPEST or self.things > MOST_THINGS:
            raise Garbled
        kind, what = self.symbol(node)
        if kind == "word" or kind == "number":
            return what
        if kind == "names":
            return {key: self.value(node.below(key), depth + 1) for key in what}
        if kind == "whole":
            return list(what)
        if kind == "escape":
            kind = KINDS[self.even(len(KINDS))]
            if kind in ("number", "list", "dict"):
                what = self.number()
            elif kind == "word":
                return self.word()
        if kind == "list":
            return [self.value(node.entry, depth + 1) for _ in range(self.size(what))]
        if kind == "dict":
            names = [self.name(node) for _ in range(self.size(what))]
            return {key: self.value(node.below(key), depth + 1) for key in names}
        return what if kind == "number" else MARKS.get(kind)

    def size(self, size: int) -> int:
        if not 0 <= size <= MOST_THINGS:
            raise Garbled
        return size

    def name(self, node: Node) -> str:
        """A name in an object: one that such an object may have, or any word."""
        if node.names is None:
            return self.word()
        kind, what = self.symbol(node.names)
        return self.word() if kind == "escape" else str(what)

    def number(self) -> int:
        sign = -1 if self.even(2) else 1
        return sign * self.even(1 << self.even(MOST_BITS))

    def word(self) -> str:
        self.things += 1
        if self.things > MOST_THINGS:
            raise Garbled
        how = self.even(3)
        if how == 0:
            return spelled()[self.even(len(spelled()))]
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

    >>> from talia.core.short import lengthened, shortened
    >>> position = talia.game("cardia").start(7).to_position()
    >>> lengthened(shortened(position)) == position
    True
    """
    if not isinstance(text, str) or not text:
        raise BadPosition(f"position text: {told(text)} is not a text of letters, digits, - and _", "text")
    if len(text) > MOST_LETTERS:
        raise BadPosition(f"position text: it has {len(text)} letters; allowed: {MOST_LETTERS}", "text")
    if text[0] != VERSION:
        raise BadPosition(
            f"position text: version {told(text[0])} is not {VERSION}, which is what this Talia reads", "text_version"
        )
    for sign in text:
        if sign not in LETTERS:
            raise BadPosition(
                f"position text: {told(sign)} is not allowed in it; allowed: letters, digits, - and _", "text"
            )
    digits = text[1:].rjust((len(text) + 2) // 4 * 4, LETTERS[0])
    reader = Reader(int.from_bytes(urlsafe_b64decode(digits), "big"))
    try:
        mark = reader.even(CHECK)
        game = reader.value(nodes()["game"])
        found: dict[str, Any] = {"game": game, **_object(reader.value(nodes().get(str(game), NOWHERE)))}
        if reader.left != 0 or _mark(found) != mark:
            raise Garbled
    except (Garbled, BadPosition):
        raise BadPosition("position text: it is not whole: a letter is missing or changed", "text") from None
    return found


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or "game" in value:
        raise Garbled
    return value
