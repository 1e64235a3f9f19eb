"""Words for the terminal: sentences and names in the player's language, with the names of the players in them.

A game may come without words: then its ids are shown, and each missing text is noted in the log `talia.texts`.
"""

from __future__ import annotations

import logging
from typing import Any

from talia.texts import MissingText, Texts, sentences, texts

log = logging.getLogger("talia.texts")


class Words:
    """The texts of one language and the names of the players."""

    def __init__(self, language: str, names: list[str]) -> None:
        self.texts: Texts = texts(language)
        self.names = names

    def get(self, key: str, **places: Any) -> str:
        return self.texts.get(key, **places)

    def name(self, key: str, instead: str) -> str:
        """A text of a game, or what is shown where the game brings none."""
        return self.say({"text": key, "instead": instead})

    def game(self, game: str) -> str:
        return self.name(f"{game}-name", game)

    def card(self, game: str, card: str) -> str:
        return self.name(f"{game}-card-{card}", card)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.get("cli-clock")

    def level(self, level: str) -> str:
        key = f"site-level-{level}"
        return self.get(key) if self.texts.has(key) else level

    def prompt(self, game: str, decision: dict[str, Any]) -> str:
        return self.say(sentences.prompt(game, decision))

    def option(self, game: str, domain: str, option: dict[str, Any]) -> str:
        return self.say(sentences.option(game, domain, option))

    def event(self, game: str, event: dict[str, Any]) -> str:
        return self.say(sentences.event(game, event))

    def reason(self, game: str, reason: str) -> str:
        return self.name(f"{game}-reason-{reason}", reason)

    def say(self, sentence: sentences.Sentence) -> str:
        """A sentence (`talia.texts.sentences`) with its places filled in."""
        places: dict[str, Any] = {}
        for name, place in sentence.get("places", {}).items():
            places[name] = self._place(place)
            if isinstance(place, str) or (isinstance(place, dict) and "text" in place):
                for form in sentences.FORMS:
                    places[f"{name}_{form}"] = self._form(place, form)
            if isinstance(place, dict) and "all" in place:
                places[f"{name}_count"] = len(place["all"])
        try:
            return self.get(sentence["text"], **places)
        except MissingText as missing:
            if "instead" not in sentence:
                raise
            log.info("%s", missing)
            return str(sentence["instead"])

    def _place(self, place: Any) -> Any:
        if not isinstance(place, dict):
            return place
        if "seat" in place:
            return self.player(place["seat"])
        if "level" in place:
            return self.level(place["level"])
        if "all" in place:
            return ", ".join(str(self._place(one)) for one in place["all"])
        return self.say(place)

    def _form(self, place: Any, form: str) -> Any:
        """A form of a thing's name; its name where the language does without."""
        try:
            found = self.texts.attribute(place["text"], form) if isinstance(place, dict) else None
        except MissingText:
            found = None
        return self._place(place) if found is None else found
