"""What a card, location, faction or suit of a game is, and how the game is played: in sentences."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from talia import registry
from talia.cli.card_names import plain
from talia.cli.told import game_lines
from talia.cli.words import Words
from talia.core.errors import BadOption
from talia.texts import LANGUAGES, MissingText, texts

MOST = 20  # sentences of how a game is played


def explained(game: str, what: str, words: Words) -> str:
    """A thing of the box by its id or by its name in any language: what is printed on it, and its text."""
    sort, word = found(game, what)
    module = game_lines(game)
    facts = registry.game(game).facts()[sort][word]
    told: list[str] = module.printed(sort, facts, words) if hasattr(module, "printed") else []
    name = words.name(f"{game}-{sort}-{word}", word)
    lines = [f"{name} ({', '.join([word, *told])})"]
    text = _text(words, f"{game}-{sort}-{word}")
    return "\n".join([*lines, text] if text else lines)


def how(game: str, words: Words) -> str:
    """How a game is played, in a few sentences."""
    lines = [words.game(game)]
    for number in range(1, MOST):
        key = f"site-how-{game}-{number}"
        if words.texts.has(key):
            lines.append(words.get(key))
    return "\n".join(lines)


def found(game: str, what: str) -> tuple[str, str]:
    """The sort and the id of what somebody names; BadOption with the nearest names where there is none."""
    names = _names(game)
    wanted = plain(what)
    if wanted in names:
        return names[wanted]
    near = [names[name][1] for name in get_close_matches(wanted, names, 5, 0.6)]
    listed = dict.fromkeys(near or [word for words in registry.game(game).facts().values() for word in words])
    raise BadOption(
        f"what {what!r}: there is no such thing in {game}; {'near' if near else 'allowed'}: {', '.join(listed)}"
    )


def _names(game: str) -> dict[str, tuple[str, str]]:
    names: dict[str, tuple[str, str]] = {}
    facts: dict[str, dict[str, Any]] = registry.game(game).facts()
    for sort, words in facts.items():
        for word in words:
            names.setdefault(plain(word), (sort, word))
    for language in LANGUAGES:
        for sort, words in facts.items():
            for word in words:
                key = f"{game}-{sort}-{word}"
                if texts(language).has(key):
                    names.setdefault(plain(texts(language).plain(key)), (sort, word))
    return names


def _text(words: Words, key: str) -> str | None:
    try:
        return words.texts.attribute(key, "text")
    except MissingText:
        return None
