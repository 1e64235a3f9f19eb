"""Radlands' table in lines: column by column, queues, piles, and what has happened in this turn."""

from __future__ import annotations

from typing import Any

from talia.cli.told import capital, value_of, value_of_player
from talia.cli.words import Words

FLAGS = ("damaged", "exhausted", "destroyed")
TOLD = {"used": "told-radlands-used", "acting": "told-radlands-acting"}
ONCE = ("event_resolved", "ability_used", "no_more_abilities")  # marks of the turn, of nobody
OF_A_PLAYER = ("raiders_resolved", "event_played", "exposed")


def lines(view: dict[str, Any], words: Words) -> list[str]:
    """The table as the view's seat sees it."""
    table = view["table"]
    if table["turn"] == 0:
        return _camps(view, words)
    found = [
        words.get("radlands-event-turn_began", turn=str(table["turn"]), seat=words.player(table["active"])),
        _word("water", str(table["water"]), words),
        value_of(words, words.get("told-radlands-income"), str(table["income"])),
        value_of(words, words.get("told-radlands-actions"), str(table["actions"])),
    ]
    for seat in range(view["seats"]):
        found += _side(table, seat, words)
    found += _piles(table, words)
    return found + _turn(table, words)


def more(option: dict[str, Any], words: Words) -> str:
    """What a card of the hand costs, and what it gives when junked."""
    parts: list[str] = []
    if isinstance(option.get("cost"), int) and option.get("card"):
        parts.append(_word("cost", str(option["cost"]), words).lower())
    if isinstance(option.get("junk"), str):
        parts.append(_word("junk", words.get(f"radlands-junk-{option['junk']}"), words).lower())
    return ", ".join(parts)


def _word(word: str, value: str, words: Words) -> str:
    return value_of(words, capital(words.get(f"radlands-word-{word}")), value)


def _names(cards: list[str], words: Words) -> str:
    return ", ".join(words.card("radlands", card) for card in cards)


def _hidden_or(cards: Any, words: Words) -> str:
    return words.get("told-radlands-cards", count=str(cards)) if isinstance(cards, int) else _names(cards, words)


def _camps(view: dict[str, Any], words: Words) -> list[str]:
    """Before the reveal: what one has laid down and what is left to pick from."""
    table = view["table"]
    found: list[str] = []
    for seat in range(view["seats"]):
        found.append(
            value_of_player(words, words.get("told-radlands-laid"), seat, _hidden_or(table["camps"][seat], words))
        )
        found.append(
            value_of_player(words, words.get("told-radlands-dealt"), seat, _hidden_or(table["dealt"][seat], words))
        )
    found.append(_word("deck", words.get("told-radlands-cards", count=str(table["deck"])), words))
    return found


def _side(table: dict[str, Any], seat: int, words: Words) -> list[str]:
    """One player's columns, hand, silo and queue."""

    def of(label: str, value: str) -> str:
        return value_of_player(words, capital(words.get(label)), seat, value)

    found: list[str] = []
    for number, column in enumerate(table["columns"][seat], 1):
        cards = [_at(column["camp"], words.get("radlands-word-camp"), words)]
        cards += [_at(person, None, words) for person in column["people"]]
        label = words.get("told-radlands-column", column=str(number))
        found.append(value_of_player(words, label, seat, " | ".join(cards)))
    queue = [
        f"{words.get('told-radlands-space', space=str(space))} {words.card('radlands', card)}"
        for space, card in enumerate(table["queues"][seat], 1)
        if card is not None
    ]
    found.append(of("radlands-word-queue", ", ".join(queue)))
    found.append(of("radlands-word-hand", _hidden_or(table["hands"][seat], words)))
    found.append(of("told-radlands-known", _names(table["known"][seat], words)))
    where = "in_hand" if table["silos"][seat] == "hand" else "in_area"
    found.append(of("radlands-word-water_silo", words.get(f"told-radlands-{where}")))
    happened = [mark for mark in OF_A_PLAYER if table["marks"][mark][seat]]
    found += [of(f"told-radlands-{mark}", words.get("told-yes")) for mark in happened]
    if table["marks"]["entered"][seat]:
        found.append(of("told-radlands-entered", str(table["marks"]["entered"][seat])))
    return found


def _at(card: dict[str, Any], kind: str | None, words: Words) -> str:
    """A card in its column, with all that is special about it."""
    parts = [] if kind is None else [kind]
    if "space" in card:
        parts.append(words.get("told-radlands-space", space=str(card["space"])))
    parts += [words.get(f"radlands-word-{flag}") for flag in FLAGS if card.get(flag)]
    parts += [words.get(key) for flag, key in TOLD.items() if card.get(flag)]
    if card.get("ready"):
        parts.append(words.get("radlands-word-ready"))
    if "protected" in card:
        parts.append(words.get("radlands-word-protected" if card["protected"] else "radlands-word-unprotected"))
    return f"{words.card('radlands', card['card'])} ({', '.join(parts)})"


def _piles(table: dict[str, Any], words: Words) -> list[str]:
    discard = table["discard"]
    found = [
        _word("deck", words.get("told-radlands-cards", count=str(table["deck"])), words),
        _word("discard", words.get("told-radlands-cards", count=str(discard["size"])), words),
    ]
    if table["reshuffled"]:
        found.append(words.get("told-radlands-reshuffled"))
    if discard["top"]:
        found.append(value_of(words, words.get("told-radlands-top"), _names([discard["top"]], words)))
    if discard["this_turn"]:
        found.append(value_of(words, words.get("told-radlands-this_turn"), _names(discard["this_turn"], words)))
    return found


def _turn(table: dict[str, Any], words: Words) -> list[str]:
    """What is going on, and what has happened in this turn that cards ask for."""
    found: list[str] = []
    if table["resolving"]:
        found.append(value_of(words, words.get("told-radlands-resolving"), _names([table["resolving"]], words)))
    found += [words.get(f"told-radlands-{mark}") for mark in ONCE if table["marks"][mark]]
    if "sifted" in table:
        found.append(value_of(words, words.get("told-radlands-sifted"), _hidden_or(table["sifted"], words)))
    if "picked" in table:
        picked = table["picked"]
        card = "" if picked["card"] is None else f"{_names([picked['card']], words)}, "
        how = words.get(f"told-radlands-picked_{picked['for']}")
        by = f", {words.card('radlands', 'parachute_base')}" if picked["dropped"] else ""
        found.append(value_of(words, words.get("told-radlands-picked"), card + how + by))
    return found


def printed(sort: str, fact: dict[str, Any], words: Words) -> list[str]:
    """What is printed on a card, besides its text."""
    found = [words.get(f"radlands-word-{fact['kind']}")] if fact["kind"] in ("camp", "person", "event") else []
    for part, word in (("cost", "cost"), ("queue", "number"), ("cards", "starting_cards")):
        if fact[part] is not None:
            found.append(_word(word, str(fact[part]), words).lower())
    if fact["junk"]:
        found.append(_word("junk", words.get(f"radlands-junk-{fact['junk']}"), words).lower())
    return found
