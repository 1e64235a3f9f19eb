"""Reading JSON that people wrote: every complaint names the place, the value and what is allowed."""

from __future__ import annotations

from typing import Any, Final

from talia.core.errors import TaliaError

_LONGEST: Final = 100  # letters of a word that a complaint repeats
_MOST: Final = 8  # entries of a list
_DEEPEST: Final = 3  # lists within lists


def told(value: Any, depth: int = 0) -> str:
    """A value as a complaint repeats it: on one line and short, whatever they wrote."""
    if isinstance(value, str):
        return repr(value) if len(value) <= _LONGEST else f"{value[:_LONGEST]!r}…"
    if value is None or isinstance(value, (bool, float)):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if -(1 << 100) < value < 1 << 100 else "a huge number"
    if isinstance(value, (list, tuple)):
        if depth >= _DEEPEST and value:
            return "[…]"
        parts = [told(entry, depth + 1) for entry in value[:_MOST]]
        return f"[{', '.join(parts)}{', …' if len(value) > _MOST else ''}]"
    if isinstance(value, dict):
        if depth >= _DEEPEST and value:
            return "{…}"
        parts = [f"{told(key, depth + 1)}: {told(value[key], depth + 1)}" for key in list(value)[:_MOST]]
        return f"{{{', '.join(parts)}{', …' if len(value) > _MOST else ''}}}"
    return f"a {type(value).__name__}"


def _kind(value: Any, wrong: str) -> str:
    """The text that says what is wrong with a value: that it is missing, or in which way it is wrong."""
    return "missing" if value is None else wrong


class Checker:
    """One JSON object on its way in."""

    def __init__(self, value: Any, at: str, complaint: type[TaliaError]) -> None:
        self.at = at
        self.complaint = complaint
        if not isinstance(value, dict):
            raise complaint(f"{at}: {told(value)} is not an object with names and values", _kind(value, "form"))
        for key in value:  # JSON has no others, but who calls from Python may
            if not isinstance(key, str):
                raise complaint(f"{at}: {told(key)} is not a name; allowed: words", "form")
        self.value: dict[str, Any] = value

    def error(self, sentence: str, text: str = "", **parts: Any) -> TaliaError:
        """The complaint in a sentence, and the id and parts of a text that says it to people in their language."""
        return self.complaint(sentence, text, **parts)

    def get(self, key: str) -> Any:
        return self.value.get(key)

    def only(self, keys: list[str]) -> None:
        """Nothing else may stand in it."""
        for key in self.value:
            if key not in keys:
                name = told(key)
                if isinstance(key, str) and key.isidentifier() and len(key) <= _LONGEST:
                    name = key
                sentence = f"{self.at}.{name}: there is nothing of that name; allowed: {', '.join(keys)}"
                raise self.error(sentence, "key", value=name)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.value.get(key, default)
        if type(value) is not int or not least <= value <= most:
            sentence = f"{self.at}.{key}: {told(value)} is not a whole number from {least} to {most}"
            raise self.error(sentence, _kind(value, "number"), value=told(value), least=least, most=most)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.value.get(key, default)
        if not isinstance(value, bool):
            raise self.error(f"{self.at}.{key}: {told(value)} is not true or false", _kind(value, "form"))
        return value

    def word(self, key: str, allowed: list[str] | None = None, default: str | None = None) -> str:
        value = self.value.get(key, default)
        if not isinstance(value, str) or (allowed is not None and value not in allowed):
            choice = "a word" if allowed is None else f"one of: {', '.join(allowed)}"
            sentence = f"{self.at}.{key}: {told(value)} is not {choice}"
            raise self.error(sentence, _kind(value, "word"), value=told(value))
        return value

    def words(self, key: str, allowed: list[str] | None = None, default: list[str] | None = None) -> list[str]:
        value = self.value.get(key, default)
        if not isinstance(value, list):
            raise self.error(f"{self.at}.{key}: {told(value)} is not a list of words", _kind(value, "form"))
        for word in value:
            if not isinstance(word, str) or (allowed is not None and word not in allowed):
                choice = "a word" if allowed is None else f"one of: {', '.join(allowed)}"
                sentence = f"{self.at}.{key}: {told(word)} is not {choice}"
                raise self.error(sentence, _kind(word, "word"), value=told(word))
        return list(value)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        value = self.value.get(key)
        if not isinstance(value, list):
            raise self.error(f"{self.at}.{key}: {told(value)} is not a list of whole numbers", _kind(value, "form"))
        for number in value:
            if type(number) is not int or not least <= number <= most:
                sentence = f"{self.at}.{key}: {told(number)} is not a whole number from {least} to {most}"
                raise self.error(sentence, _kind(number, "number"), value=told(number), least=least, most=most)
        return list(value)

    def seats(self, key: str, most: int) -> list[int]:
        """Seats, each named once."""
        found = self.numbers(key, 0, most)
        if len(set(found)) != len(found):
            raise self.error(f"{self.at}.{key}: {told(found)} names a seat twice", "form")
        return found

    def mapping(self, key: str) -> dict[str, Any]:
        return self.inside(key).value

    def inside(self, key: str) -> Checker:
        return Checker(self.value.get(key), f"{self.at}.{key}", self.complaint)

    def list_of(self, key: str) -> list[Checker]:
        """The objects of a list."""
        value = self.value.get(key)
        if not isinstance(value, list):
            raise self.error(f"{self.at}.{key}: {told(value)} is not a list", _kind(value, "form"))
        return [Checker(entry, f"{self.at}.{key}[{n}]", self.complaint) for n, entry in enumerate(value)]

    def per_seat(self, key: str, seats: int, wrong: str = "form") -> list[Any]:
        """A list with one entry for each seat."""
        value = self.value.get(key)
        if not isinstance(value, list) or len(value) != seats:
            sentence = f"{self.at}.{key}: {told(value)} is not a list with one entry for each of {seats} seats"
            raise self.error(sentence, _kind(value, wrong))
        return list(value)
