"""A table in sentences: what a seat was told, what it sees and what it is asked, in the language it reads.

A TextObserver reads a view and the events told to its seat, and nothing else, so that it cannot say more than the seat
may know. Each of our games has its own lines (`talia.cli.told.<game>`); a game of another package may bring a module
`told` beside it with `lines(view, words)`, and any other is told part by part.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from talia import registry
from talia.cli.words import Words
from talia.core.state import State
from talia.texts import sentences


class TextObserver:
    """Everything that a seat may know, as text.

    >>> state = talia.game("cardia").start(7)
    >>> print(TextObserver("en").question(state.view(0)).splitlines()[0])
    You are asked (question 1): Choose a card
    """

    def __init__(self, language: str = "en", names: list[str] | None = None) -> None:
        self.language = language
        self.names = names

    def observe(self, state: State, seat: int | None, since: int = 0) -> str:
        """All of it for a seat (None: an onlooker); `since` leaves out so many entries of the log, told before."""
        return self.read(state.view(seat), state.events(seat, since))

    def read(self, view: dict[str, Any], events: list[dict[str, Any]]) -> str:
        """The same of a view and events that came from elsewhere, such as a server."""
        return "\n\n".join([self.happened(view, events), self.table(view), self.question(view)])

    def words(self, view: dict[str, Any]) -> Words:
        words = Words(self.language, [])
        words.names = self.names or [words.get("cli-person", number=seat + 1) for seat in range(view["seats"])]
        return words

    def happened(self, view: dict[str, Any], events: list[dict[str, Any]]) -> str:
        """What has happened, a line a deed."""
        words = self.words(view)
        lines = [line for line, _ in words.log(view["game"], events)]
        return "\n".join([words.get("told-happened"), *lines] if lines else [words.get("told-nothing")])

    def table(self, view: dict[str, Any]) -> str:
        """Who one is, how this table is set up, and what lies on it."""
        words = self.words(view)
        seat = view["seat"]
        me = words.get("told-onlooker") if seat is None else words.get("told-you", player=words.player(seat), seat=seat)
        return "\n".join([me, *_set_up(view, words), words.get("told-table"), *_lines(view, words)])

    def question(self, view: dict[str, Any]) -> str:
        """What is asked, and every answer that is allowed, after the word that gives it; or whose answer is awaited."""
        words = self.words(view)
        if view["outcome"] is not None:
            return "\n".join([words.get("told-over"), *outcome(view, words)])
        lines = [words.get("told-ability", card=name) for name in _at_work(view, words)]
        if view["locked"]:
            lines.append(words.get("told-locked", players=players(view["locked"], words)))
        decision = view.get("decision")
        if decision is None:
            return "\n".join([*lines, words.get("told-waits", players=players(view["asked"], words))])
        asked = "told-change" if view["seat"] in view["locked"] else "told-asked"
        prompt = words.prompt(view["game"], decision)
        lines.append(words.get(asked, question=str(decision["question"]), prompt=prompt))
        lines.append(words.get("told-answers"))
        return "\n".join([*lines, *answers(view, words)])


def answers(view: dict[str, Any], words: Words) -> list[str]:
    """The allowed answers of a view's decision: the word to give, and what it means."""
    game, decision = view["game"], view["decision"]
    module = game_lines(game)
    more = getattr(module, "more", None)
    found: list[str] = []
    for option in decision["options"]:
        text = words.option(game, decision["domain"], option)
        added = more(option, words) if more is not None else ""
        found.append(value_of(words, option["word"], f"{text} ({added})" if added else text))
    return found


def outcome(view: dict[str, Any], words: Words) -> list[str]:
    """How a game has ended: who won, why, and the scores."""
    end = view["outcome"]
    names = players(end["winners"], words)
    first = words.get("cli-won", players=names) if end["winners"] else words.get("cli-drawn")
    scores = [value_of(words, words.player(seat), str(score)) for seat, score in enumerate(end["scores"])]
    return [f"{first} {words.reason(view['game'], end['reason'])}", *scores]


def players(seats: list[int], words: Words) -> str:
    return ", ".join(words.player(seat) for seat in seats)


def value_of(words: Words, label: str, value: str) -> str:
    """A line of a table: what it is about, and what there is."""
    return words.get("told-value", label=label, value=value or words.get("told-none"))


def value_of_player(words: Words, label: str, seat: int, value: str) -> str:
    return words.get("told-of", label=label, player=words.player(seat), value=value or words.get("told-none"))


def flag(words: Words, yes: bool) -> str:
    return words.get("told-yes" if yes else "told-no")


def capital(text: str) -> str:
    """A word at the beginning of a line."""
    return text[:1].upper() + text[1:]


def _set_up(view: dict[str, Any], words: Words) -> list[str]:
    """The game, and the options that are not as usual."""
    game = registry.game(view["game"])
    lines = [value_of(words, capital(words.get("cli-column-game")), words.game(game.name))]
    for setting in game.settings:
        value = view["options"].get(setting.name)
        if value != setting.default and value not in (None, []):
            label = words.name(f"{game.name}-setting-{setting.name}", setting.name)
            several = value if isinstance(value, list) else [value]
            lines.append(
                value_of(words, label, ", ".join(_chosen(game.name, setting.name, one, words) for one in several))
            )
    return lines


def _chosen(game: str, setting: str, value: Any, words: Words) -> str:
    if isinstance(value, bool):
        return flag(words, value)
    key = f"{game}-setting-{setting}-{value}"
    return words.get(key) if words.texts.has(key) else thing(words, game, str(value))


def thing(words: Words, game: str, word: str) -> str:
    """Whatever a word of the rules stands for, by its name."""
    found = sentences.thing(game, word)
    return words.say(found) if isinstance(found, dict) else str(found)


def _at_work(view: dict[str, Any], words: Words) -> list[str]:
    found: list[str] = []
    for frame in view["doing"]:
        if frame["card"] is not None:
            places = {"card": thing(words, view["game"], frame["card"]), "player": words.player(frame["seat"])}
            found.append(words.get("core-card-of", **places))
    return found


def game_lines(game: str) -> Any:
    """Where a game's lines are; None where it has none of its own."""
    home = registry.home(game)
    module = f"{home}.told" if home is not None else f"talia.cli.told.{game}"
    return import_module(module) if find_spec(module) is not None else None


def _lines(view: dict[str, Any], words: Words) -> list[str]:
    module = game_lines(view["game"])
    lines: list[str] = _plain(view, words) if module is None else module.lines(view, words)
    return lines


def _plain(view: dict[str, Any], words: Words) -> list[str]:
    """Any game: the parts of its table, line by line."""
    lines: list[str] = []
    for part, value in view["table"].items():
        if isinstance(value, list) and len(value) == view["seats"]:
            lines += [
                value_of_player(words, part, seat, _value(view, entry, words)) for seat, entry in enumerate(value)
            ]
        else:
            lines.append(value_of(words, part, _value(view, value, words)))
    return lines


def _value(view: dict[str, Any], value: Any, words: Words) -> str:
    if isinstance(value, list):
        return ", ".join(_value(view, entry, words) for entry in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(view, entry, words)}" for key, entry in value.items())
    if isinstance(value, bool):
        return flag(words, value)
    if value is None:
        return words.get("told-none")
    return thing(words, view["game"], value) if isinstance(value, str) else str(value)
