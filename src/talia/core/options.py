"""Options of a game: what can be set before it starts. Complaints name the option, the value and what is allowed."""

from __future__ import annotations

from typing import Any

from talia.core.check import told
from talia.core.errors import BadOption


class Setting:
    """One option: a name, a default, and what it takes."""

    def __init__(self, name: str, default: Any) -> None:
        self.name = name
        self.default = default
        self.when: dict[str, str] = {}  # values of other options without which this one does not matter
        self.research: bool = False

    def only_with(self, option: str, value: str) -> Setting:
        """It matters only while another option has this value: a form need not show it otherwise."""
        self.when[option] = value
        return self

    def for_research(self) -> Setting:
        """It makes a game small enough for exact methods: no form shows it.

        Where it has its default, a setup does not tell it: records and saves are as they were before it was there.
        """
        self.research = True
        return self

    def allowed(self) -> str:
        """What the option takes, in words."""
        raise NotImplementedError

    def check(self, value: Any) -> Any:
        """The value as the game stores it, or BadOption."""
        raise NotImplementedError

    def refuse(self, value: Any) -> BadOption:
        return BadOption(f"option {self.name}: {told(value)} is not allowed; allowed: {self.allowed()}")

    def to_json(self) -> dict[str, Any]:
        """The option as a client shows it."""
        told = self.form()
        if self.when:
            told["when"] = self.when
        return told

    def form(self) -> dict[str, Any]:
        """Its name, its kind, its default and what it takes, ready for JSON."""
        return {"name": self.name, "default": self.default, "allowed": self.allowed()}


class Flag(Setting):
    """Yes or no."""

    def allowed(self) -> str:
        return "True, False"

    def check(self, value: Any) -> Any:
        if not isinstance(value, bool):
            raise self.refuse(value)
        return value

    def form(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "flag", "default": self.default}


class Number(Setting):
    """A whole number in a range."""

    def __init__(self, name: str, default: int, least: int, most: int) -> None:
        super().__init__(name, default)
        self.least = least
        self.most = most

    def allowed(self) -> str:
        return f"whole numbers from {self.least} to {self.most}"

    def check(self, value: Any) -> Any:
        if type(value) is not int or not self.least <= value <= self.most:
            raise self.refuse(value)
        return value

    def form(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "number", "default": self.default, "least": self.least, "most": self.most}


class OneOf(Setting):
    """One of a list of words."""

    def __init__(self, name: str, default: str | None, words: tuple[str | None, ...]) -> None:
        super().__init__(name, default)
        self.words = words

    def allowed(self) -> str:
        return ", ".join(str(word) for word in self.words)

    def check(self, value: Any) -> Any:
        if not (value is None or isinstance(value, str)) or value not in self.words:
            raise self.refuse(value)
        return value

    def form(self) -> dict[str, Any]:
        return {"name": self.name, "kind": "one", "default": self.default, "words": list(self.words)}


class Several(Setting):
    """Any number of different words of a list, within bounds. Kept in the list's order."""

    def __init__(self, name: str, default: list[str], words: tuple[str, ...], least: int = 0, most: int = -1) -> None:
        super().__init__(name, default)
        self.words = words
        self.least = least
        self.most = len(words) if most < 0 else most

    def allowed(self) -> str:
        return f"{self.least} to {self.most} different ones of: {', '.join(self.words)}"

    def check(self, value: Any) -> Any:
        if not isinstance(value, list | tuple) or any(word not in self.words for word in value):
            raise self.refuse(value)
        if len(set(value)) != len(value) or not self.least <= len(value) <= self.most:
            raise self.refuse(value)
        return [word for word in self.words if word in value]

    def form(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": "several",
            "default": self.default,
            "words": list(self.words),
            "least": self.least,
            "most": self.most,
        }


def checked(settings: tuple[Setting, ...], given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its value: given ones checked, the others by default.

    Those for research are there only where they differ from it.
    """
    names = [setting.name for setting in settings]
    for name in given:
        if name not in names:
            shown = name if isinstance(name, str) and name.isidentifier() and len(name) < 100 else told(name)
            raise BadOption(f"option {shown}: there is none of that name; allowed: {', '.join(names) or 'no options'}")
    found: dict[str, Any] = {}
    for setting in settings:
        value = setting.check(given[setting.name]) if setting.name in given else setting.default
        if not setting.research or value != setting.default:
            found[setting.name] = value
    return found
