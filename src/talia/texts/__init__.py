"""Words in four languages, read from Project Fluent files beside this module.

`texts/<language>/<subject>.ftl` holds one message a card, prompt, event, rule or label; forms and card texts are its
attributes. The rules speak in ids only; whoever shows something to a person asks here.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "fr", "hu")


class MissingText(KeyError):
    """A key that no text file of the language holds."""


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not known; allowed: {', '.join(LANGUAGES)}")
        self.language = language
        # Isolation marks serve mixed writing directions; here they would only pollute logs and exports.
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in sorted(files(__package__).joinpath(language).iterdir(), key=lambda entry: entry.name):
            if resource.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(resource.read_text(encoding="utf-8")))

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

    def _format(self, key: str, pattern: Any, places: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, places)
        if errors:
            raise MissingText(f"{self.language}: text {key!r}: {errors[0]}")
        return str(text)


@cache
def texts(language: str = "en") -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
