"""Words for the terminal: sentences and names in the player's language, with the names of the players in them.

A game may come without words: then its ids are shown, and each missing text is noted in the log `talia.texts`.
"""

from __future__ import annotations

import logging
from typing import Any

from talia.texts import MissingText, Texts, sentences, story, texts

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

    def strength(self, level: str) -> str:
        """How a level plays, in a sentence; nothing where there is none."""
        key = f"site-strength-is-{level}"
        return self.get(key) if self.texts.has(key) else ""

    def rating(self, rating: int, margin: int) -> str:
        """A rating with its interval."""
        return self.get("cli-rating" if margin else "cli-rating-anchor", rating=rating, margin=margin)

    def prompt(self, game: str, decision: dict[str, Any]) -> str:
        return self.say(sentences.prompt(game, decision))

    def option(self, game: str, domain: str, option: dict[str, Any]) -> str:
        return self.say(sentences.option(game, domain, option))

    def event(self, game: str, event: dict[str, Any]) -> str:
        return self.say(sentences.event(game, event))

    def log(self, game: str, events: list[dict[str, Any]]) -> list[tuple[str, bool]]:
        """The lines of a log in which a deed stands with what it caused, each with whether it is a heading."""
        told = [{**event, "say": sentences.event(game, event)} for event in events]
        return [(self.line(line), line.heading) for line in story.lines(told)]

    def line(self, line: story.Line) -> str:
        head = self.say(line.head.say)
        rest = [self._part(part, line.actor) for part in line.parts]
        if line.nothing:
            rest = [self.texts.attribute(line.head.say["text"], "nothing") or ""]
        joint = "core-line-also" if line.head.say.get("also") else "core-line"
        return self.get(joint, head=head, rest=", ".join(rest)) if rest else head

    def _part(self, part: story.Told, actor: Any) -> str:
        owner = "own" if story.whose(part.say) == actor else "other"
        places = self._places({**part.say["places"], "whose": owner})
        return self.texts.attribute(part.say["text"], "part", **places) or ""

    def reason(self, game: str, reason: str) -> str:
        return self.name(f"{game}-reason-{reason}", reason)

    def say(self, sentence: sentences.Sentence) -> str:
        """A sentence (`talia.texts.sentences`) with its places filled in."""
        try:
            return self.get(sentence["text"], **self._places(sentence.get("places", {})))
        except MissingText as missing:
            if "instead" not in sentence:
                raise
            log.info("%s", missing)
            return str(sentence["instead"])

    def _places(self, given: dict[str, Any]) -> dict[str, Any]:
        """The places of a sentence filled in, with every form of the names in them and how many there are."""
        places: dict[str, Any] = {}
        for name, place in given.items():
            places[name] = self._place(place)
            listed = isinstance(place, dict) and "all" in place
            if listed or isinstance(place, str) or (isinstance(place, dict) and "text" in place):
                for form in (*sentences.FORMS, *sentences.WITH_ARTICLE):
                    places[f"{name}_{form}"] = self._form(place, form)
                places[f"{name}_count"] = len(place["all"]) if listed else 1
        return places

    def _place(self, place: Any) -> Any:
        if not isinstance(place, dict):
            return place
        if "seat" in place:
            return self.player(place["seat"])
        if "level" in place:
            return self.level(place["level"])
        if "all" in place:
            return self._all([str(self._place(one)) for one in place["all"]])
        return self.say(place)

    def _all(self, names: list[str]) -> str:
        """Names after one another: "A, B and C"."""
        if len(names) < 2:
            return "".join(names)
        return self.get("core-and", first=", ".join(names[:-1]), last=names[-1])

    def _form(self, place: Any, form: str) -> Any:
        """A form of a thing's name; its name where the language does without."""
        if isinstance(place, dict) and "all" in place:
            return self._all([str(self._form(one, form)) for one in place["all"]])
        if form in sentences.WITH_ARTICLE:
            bare = sentences.WITH_ARTICLE[form]
            name = self._place(place) if bare is None else self._form(place, bare)
            article = self._attribute(place, "art")
            return f"{article} {name}" if article else name
        found = self._attribute(place, form)
        return self._place(place) if found is None else found

    def _attribute(self, place: Any, form: str) -> str | None:
        try:
            return self.texts.attribute(place["text"], form) if isinstance(place, dict) and "text" in place else None
        except MissingText:
            return None
