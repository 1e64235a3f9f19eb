"""Words for the terminal: ids and events of a game as sentences in the player's language.

A game may come without words: then its ids are shown, and each missing text is noted in the log `talia.texts`.
"""

from __future__ import annotations

import logging
from typing import Any

from talia.texts import MissingText, Texts, texts

FORMS = ("acc", "gen", "ins", "art", "le", "de", "dat")  # forms of a card's name that a language may have
TOLD_ELSEWHERE = ("event", "rule", "question", "n")  # parts of an event that are no news
SEATS = ("seat", "owner", "winner", "loser", "by_seat", "to_seat", "from_seat", "victim", "controller", "player")

log = logging.getLogger("talia.texts")


class Words:
    """The texts of one language and the names of the players."""

    def __init__(self, language: str, names: list[str]) -> None:
        self.texts: Texts = texts(language)
        self.names = names

    def get(self, key: str, **places: Any) -> str:
        return self.texts.get(key, **places)

    def say(self, key: str, instead: str, places: dict[str, Any]) -> str:
        """A text of a game, or what is shown where the game brings none."""
        try:
            return self.texts.get(key, **places)
        except MissingText as missing:
            log.info("%s", missing)
            return instead

    def game(self, game: str) -> str:
        return self.say(f"{game}-name", game, {})

    def card(self, game: str, card: str) -> str:
        return self.say(f"{game}-card-{card}", card, {})

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.get("cli-clock")

    def prompt(self, game: str, decision: dict[str, Any]) -> str:
        places = self.places(game, decision)
        return self.say(f"{game}-prompt-{_tail(decision['prompt'])}", decision["prompt"], places)

    def option(self, game: str, domain: str, option: dict[str, Any]) -> str:
        """An option as a person reads it: its own text if there is one, else the name of its card and whose it is."""
        key = f"{game}-option-{domain}-{_key(option['word'])}"
        if self.texts.has(key):
            return self.say(key, option["word"], self.places(game, option))
        general = f"{game}-option-{domain}"
        if self.texts.has(general) and option["word"] != "decline":
            return self.say(general, option["word"], self.places(game, option))
        if option["word"] == "decline":
            return self.get("cli-decline")
        if "card" in option:
            name = self.card(game, option["card"])
            if "owner" in option:
                return self.get("cli-card-of", card=name, player=self.player(option["owner"]))
            return name
        return self.say(key, option["word"], {})

    def event(self, game: str, event: dict[str, Any]) -> str:
        if event["rule"].startswith("core."):
            return self.get(f"core-event-{event['event']}", **self.places(game, event))
        places = self.places(game, event)
        told = [f"{part} {places[part]}" for part in event if part in places and part not in TOLD_ELSEWHERE]
        plain = f"{event['event']}: {', '.join(told)}" if told else str(event["event"])
        return self.say(f"{game}-event-{event['event']}", plain, places)

    def reason(self, game: str, reason: str) -> str:
        return self.say(f"{game}-reason-{reason}", reason, {})

    def places(self, game: str, parts: dict[str, Any]) -> dict[str, Any]:
        """The parts of an event or option as a text's places: seats as names, cards as names with their forms."""
        found: dict[str, Any] = {}
        for part, value in parts.items():
            name = part.replace("-", "_")
            if part in SEATS and isinstance(value, int) and not isinstance(value, bool):
                found[name] = self.player(value)
            elif isinstance(value, str):
                found[name] = self._thing(game, value)
                for form in FORMS:
                    found[f"{name}_{form}"] = self._form(game, value, form)
            elif isinstance(value, bool):
                found[name] = "yes" if value else "no"
            elif isinstance(value, int | float):
                found[name] = value
            elif isinstance(value, list):
                found[name] = ", ".join(
                    self._thing(game, entry) if isinstance(entry, str) else str(entry) for entry in value
                )
                found[f"{name}_count"] = len(value)
            elif value is None:
                found[name] = ""
        return found

    def _thing(self, game: str, word: str) -> str:
        """The name of whatever an id stands for."""
        for kind in ("card", "location", "faction", "suit", "word", "thing"):
            key = f"{game}-{kind}-{word}"
            if self.texts.has(key):
                return self.texts.get(key)
        return word

    def _form(self, game: str, word: str, form: str) -> str:
        try:
            found = self.texts.attribute(f"{game}-card-{word}", form)
        except MissingText:
            found = None
        return self._thing(game, word) if found is None else found


def _tail(identity: str) -> str:
    return _key(identity.partition(".")[2])


def _key(word: str) -> str:
    return word.replace(".", "-").replace("/", "-").replace(":", "-").replace("+", "plus")
