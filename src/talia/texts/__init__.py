"""Words in four languages, read from Project Fluent files beside this module.

`texts/<language>/<subject>.ftl` holds one message a card, prompt, event, rule or label; forms and card texts are its
attributes. The rules speak in ids only; whoever shows something to a person asks here. A game of another package brings
its own `texts/<language>/*.ftl`, or none: whoever shows it then shows the ids.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from talia import registry

LANGUAGES = ("en", "pl", "fr", "hu")
THINGS = ("card", "location")  # what has a text printed on it


class MissingText(KeyError):
    """A key that no text file of the language holds."""


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent texts of a language by the names of their files: ours, then for each neighbour's game one."""
    found = _read(files(__package__).joinpath(language))
    for game in registry.shown():
        home = registry.home(game)
        if home is not None:
            brought = _read(files(home).joinpath("texts", language))
            if brought:
                found[f"{game}.ftl"] = "\n".join(brought.values())
    return found


def _read(folder: Traversable) -> dict[str, str]:
    """The Fluent files of a folder, if it is there. A byte that is no UTF-8 shows as such and stops nobody."""
    if not folder.is_dir():
        return {}
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda e: e.name)
    return {entry.name: entry.read_bytes().decode("utf-8", "replace") for entry in entries}


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not known; allowed: {', '.join(LANGUAGES)}")
        self.language = language
        # Isolation marks serve mixed writing directions; here they would only pollute logs and exports.
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in sources(language).values():
            self._bundle.add_resource(FluentResource(text))
        for game in registry.shown():  # ours are whole in each language; a neighbour's may be in English only
            if registry.home(game) is not None:
                self._bundle.add_resource(FluentResource(sources("en").get(f"{game}.ftl", "")))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def get(self, key: str, **places: Any) -> str:
        """The message with its named places filled in."""
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.language}: no text {key!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"{self.language}: text {key!r} has no value of its own")
        return self._format(key, message.value, places)

    def attribute(self, key: str, attribute: str, **places: Any) -> str | None:
        """A form of a message (`.text`, `.acc` …), or None where the language does without it."""
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.language}: no text {key!r}")
        pattern = self._bundle.get_message(key).attributes.get(attribute)
        return None if pattern is None else self._format(f"{key}.{attribute}", pattern, places)

    def rule(self, rule: str) -> str | None:
        """What a rule says that an event or a score sheet cites by its id (`cardia.6.3`); None where nobody wrote it.

        Whatever a card or a location says is a rule, too (`cardia.card.judge`, `fantasy_realms.7.queen`): without a
        sentence of its own it is told by the thing's name and text.
        """
        game, _, rest = rule.partition(".")
        key = f"{game}-rule-{rest.replace('.', '-')}"
        if self.has(key):
            return self.get(key)
        for kind in THINGS:
            key = f"{game}-{kind}-{rest.rpartition('.')[2]}"
            text = self.attribute(key, "text") if self.has(key) else None
            if text is not None:
                return f"{self.get(key)}. {text}"
        return None

    def _format(self, key: str, pattern: Any, places: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, places)
        if errors:
            raise MissingText(f"{self.language}: text {key!r}: {errors[0]}")
        return str(text)


@cache
def texts(language: str = "en") -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
