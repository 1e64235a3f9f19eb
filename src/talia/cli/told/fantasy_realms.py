"""Fantasy Realms' table in lines: hands as far as they are known, the discard area, trading, and the scores."""

from __future__ import annotations

from typing import Any

from talia.cli.told import capital, players, value_of, value_of_player
from talia.cli.words import Words
from talia.texts import sentences

GAME = "fantasy_realms"


def lines(view: dict[str, Any], words: Words) -> list[str]:
    """The table as the view's seat sees it."""
    table = view["table"]
    chaos = view["options"]["variant"] == "chaos"
    found: list[str] = []
    if not chaos:
        found.append(_label(words, "turn", turn=str(table["turn"])))
    if table["to_move"] is not None:
        found.append(_told(words, "to_move", words.player(table["to_move"])))
    if table["open"]:
        found.append(words.get("told-fantasy_realms-open"))
    for seat in range(view["seats"]):
        found.append(value_of_player(words, _label(words, "hand"), seat, _hidden_or(table["hands"][seat], words)))
        if table["known"][seat]:
            label = capital(words.get("fantasy_realms-known"))
            found.append(value_of_player(words, label, seat, _names(table["known"][seat], words)))
    if not chaos:
        found.append(value_of(words, _label(words, "area"), _names(table["area"], words)))
        found.append(_told(words, "end", str(table["end"])))
    found.append(value_of(words, _label(words, "deck"), _label(words, "cards", count=table["deck"])))
    if table["drawn"]:
        label = _label(words, "turned_up") if table["open"] else words.get("told-fantasy_realms-drawn")
        found.append(value_of(words, label, _hidden_or(table["drawn"], words)))
    if table["choices"]:
        found.append(_told(words, "choices", _choices(table["choices"], words)))
    if "trading" in table:
        found += _trading(table["trading"], words)
    for sheet in table.get("scores", []):
        found += _sheet(sheet, words)
    return found


def _label(words: Words, label: str, **places: Any) -> str:
    return words.get(f"{GAME}-label-{label}", **places)


def _told(words: Words, key: str, value: str) -> str:
    return value_of(words, words.get(f"told-{GAME}-{key}"), value)


def _names(cards: list[str], words: Words) -> str:
    return ", ".join(words.card(GAME, card) for card in cards)


def _hidden_or(cards: Any, words: Words) -> str:
    return _label(words, "cards", count=cards) if isinstance(cards, int) else _names(cards, words)


def _suit(suit: str, words: Words) -> str:
    return words.get(f"{GAME}-suit-{suit}")


def _choices(choices: dict[str, Any], words: Words) -> str:
    """What each card that leaves a choice was made into."""
    found: list[str] = []
    for chooser, what in choices.items():
        if isinstance(what, dict):
            parts = [_names([what["card"]], words)] if "card" in what else []
            made = " → ".join([*parts, *([_suit(what["suit"], words)] if "suit" in what else [])])
        else:
            made = _names([what], words)
        found.append(f"{_names([chooser], words)} → {made}")
    return ", ".join(found)


def _seen(card: str | None, words: Words) -> str:
    return words.get(f"{GAME}-word-hidden") if card is None else words.card(GAME, card)


def _trading(trading: dict[str, Any], words: Words) -> list[str]:
    found: list[str] = []
    for offer in trading["offers"]:
        wish = words.get(f"{GAME}-word-anything") if offer["wish"] is None else _suit(offer["wish"], words)
        parts = [
            _label(
                words,
                "offer",
                player=words.player(offer["seat"]),
                place=offer["place"],
                card=_seen(offer["card"], words),
                wish=wish,
            )
        ]
        if offer["to"] is not None:
            parts.append(_label(words, "for", player=words.player(offer["to"])))
        if offer["by"] is not None:
            by = words.player(offer["by"])
            parts.append(_label(words, "answered", player=by, card=_seen(offer["against"], words)))
        found.append(value_of(words, _label(words, "offers"), " | ".join(parts)))
    if trading["plan"]:
        found.append(_plan(trading["plan"], words))
    for memory, label in (("memory", _label(words, "memory")), ("everybody", words.get(f"told-{GAME}-everybody"))):
        for card, seats in trading[memory].items():
            found.append(value_of(words, label, f"{words.card(GAME, card)} ({players(seats, words)})"))
    return found


def _plan(plan: dict[str, Any], words: Words) -> str:
    """What one is about to do, and what one has chosen for it."""
    places = {"place": str(plan["place"]), "player": words.player(plan["other"])} if "other" in plan else {}
    parts = [_names([plan["card"]], words)] if "card" in plan else []
    if "to" in plan:
        parts.append(_label(words, "for", player=words.player(plan["to"])))
    return value_of(words, words.get(f"told-{GAME}-plan-{plan['plan']}", **places), ", ".join(parts))


def _sheet(sheet: dict[str, Any], words: Words) -> list[str]:
    """A score, card by card."""
    seat = sheet["seat"]
    total = f"{sheet['total']}, {words.get(f'{GAME}-score-column-base-sum')} {sheet['base_sum']}"
    found = [value_of_player(words, _label(words, "score"), seat, total)]
    if sheet["choices"]:
        label = words.get(f"told-{GAME}-choices")
        found.append(value_of_player(words, label, seat, _choices(sheet["choices"], words)))
    for card in sheet["cards"]:
        parts = [_suit(card["suit"], words)] if card["suit"] else []
        for column in ("base", "bonus", "penalty", "points"):
            name = words.get(f"{GAME}-score-column-{column}")
            parts.append(value_of(words, name, str(card[column]).replace("-", "−")))
        parts += _remarks(card, words)
        found.append(value_of_player(words, words.card(GAME, card["card"]), seat, " | ".join(parts)))
    return found


def _remarks(card: dict[str, Any], words: Words) -> list[str]:

    def say(remark: str, cards: list[str], **places: Any) -> str:
        named = {"all": [sentences.thing(GAME, one) for one in cards]}
        return words.say({"text": f"{GAME}-score-remark-{remark}", "places": {"cards": named, **places}})

    found: list[str] = []
    if card["name"] != card["card"]:
        found.append(say("as", [], card=sentences.thing(GAME, card["name"])))
    for key in ("cleared", "army-cleared"):
        by = card[f"{key.replace('-', '_')}_by"]
        if by:
            found.append(say(key, by))
    if card["blanked"]:
        points = card["would_have"]
        if card["blanked_by"]:
            found.append(say("blanked-by", card["blanked_by"], points=points))
        else:
            found.append(say("blanked", [], points=points))
    return found


def printed(sort: str, fact: dict[str, Any], words: Words) -> list[str]:
    """What is printed on a card, besides its text."""
    if sort != "card":
        return []
    return [_suit(fact["suit"], words), value_of(words, words.get(f"{GAME}-score-column-base"), str(fact["base"]))]
