"""Recorded scores of Fantasy Realms for the page's own scorer: hands, choices, points and a mark of the whole sheet.

`sheets/random.txt` has random hands, four in five under given choices and the others with the best ones;
`sheets/built.txt` hands that are built from the declarations, for every line of every card; `sheets/works.txt` whole
questions as the page asks them. Each is written anew by `make golden` and read by two tests: the engine still says so
(`test_sheets.py`), and so does the page (`tests/browser/test_scorer.py`).

A line of the first two is `kind hand area choices points mark`: the kind is `given` or `best`, a card is one letter in
the order of the rulebook, choices have a place each (the extra card, the copied one, two names, the turned card and its
suit, the cleared one) with `-` for none and a digit or `*` for a suit.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations, count, islice
from pathlib import Path
from string import ascii_letters
from typing import Any

import msgspec
from mypy_extensions import i64

from talia.games.fantasy_realms.cards import CARDS, IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.cards.vocabulary import AllDifferent, Card, Each, Runs, Sets, With
from talia.games.fantasy_realms.extra.choices import SUIT_ONLY, chosen, in_words, read_choices
from talia.games.fantasy_realms.extra.choosers import SLOTS, TURN_TO
from talia.games.fantasy_realms.extra.hand import mask_of
from talia.server import calculator
from talia.server.wire.sheets import CompareForm, DiscardsForm, HandForm, ScoreForm, WaysForm
from tests.games.fantasy_realms.hands import random_choices, random_hand

FOLDER = Path(__file__).parent / "sheets"
LETTERS = ascii_letters + "@"
SUIT_LETTERS = "0123456789*"
RANDOM = 20_000
BEST = 5  # one in so many is scored by its best choices
WORKS = 300

Choices = dict[str, Any]
Hand = tuple[list[str], list[str], Choices | None]  # cards, the discard area, the choices or the best


def mark(answer: object) -> str:
    """A mark of an answer as the page would get it."""
    return sha256(msgspec.json.encode(answer)).hexdigest()[:8]


def line(hand: Hand) -> str:
    cards, area, choices = hand
    form = ScoreForm(hands=[HandForm(cards=cards, choices=choices)], discard=area)
    (sheet,) = calculator.scored(form).hands
    kind = "best" if choices is None else "given"
    made = read_choices(sheet.choices, mask_of(cards), mask_of(area))
    return f"{kind} {_letters(cards)} {_letters(area) or '-'} {_made(made)} {sheet.score} {mark(sheet)}"


def read(text: str) -> Hand:
    """The hand of a line."""
    kind, hand, area, made = text.split()[:4]
    cards = [IDS[LETTERS.index(letter)] for letter in hand]
    aside = [] if area == "-" else [IDS[LETTERS.index(letter)] for letter in area]
    return cards, aside, None if kind == "best" else in_words(_read(made))


def _letters(cards: list[str]) -> str:
    return "".join([LETTERS[IDS.index(card)] for card in cards])


def _made(choices: i64) -> str:
    found = ""
    for slot in range(SLOTS):
        number = chosen(choices, slot)
        if number == 0:
            found += "-"
        elif slot == TURN_TO:
            found += SUIT_LETTERS[number - 1]
        else:
            found += SUIT_LETTERS[number - SUIT_ONLY] if number >= SUIT_ONLY else LETTERS[number - 1]
    return found


def _read(made: str) -> i64:
    choices: i64 = 0
    for slot, letter in enumerate(made):
        if letter == "-":
            continue
        suit = SUIT_LETTERS.find(letter)
        number = LETTERS.index(letter) + 1 if suit < 0 else suit + (1 if slot == TURN_TO else SUIT_ONLY)
        choices |= number << 7 * slot
    return choices


def random_hands() -> Iterator[Hand]:
    chance = random.Random(20)
    for number in count():
        hand = random_hand(chance)
        aside = chance.sample([card for card in IDS if card not in hand], chance.choice([0, 0, 3, 6]))
        if number % BEST == 0:
            yield hand, aside, None
        else:
            yield hand, [], random_choices(chance, hand)


def built_hands() -> Iterator[Hand]:
    """Every card alone and beside every other one; then what it takes to let each line pay, and to let it fail."""
    for card in CARDS:
        yield [card.word], [], {}
    for one, other in combinations(IDS, 2):
        yield [one, other], [], {}
    for card in CARDS:
        yield from _of_bonus(card)
        yield from _of_penalty(card)
        yield from _of_ability(card)


def _of(suit: int, *without: str) -> list[str]:
    return [card.word for card in CARDS if card.suit == suit and card.word not in without]


def _of_bonus(card: Card) -> Iterator[Hand]:
    """Whatever the bonus names, all of it and all but one; each suit it names, several times; sets and runs."""
    bonus = card.bonus
    if isinstance(bonus, Each):
        for suit in bonus.group.suits:
            yield [card.word, *_of(suit, card.word)[:2]], [], {}
            if bonus.raised_by:
                yield [card.word, bonus.raised_by, *_of(suit, card.word)[:2]], [], {}
    terms = bonus if isinstance(bonus, With) else None
    while terms is not None:
        ways = [[*group.names, *[_of(suit, card.word)[0] for suit in group.suits]] for group in terms.groups]
        for n, own in enumerate(ways):
            for name in own:
                rest = [other[0] for m, other in enumerate(ways) if m != n]
                yield [card.word, name, *rest], [], {}
                yield [card.word, *rest], [], {}
                yield ["mirage", card.word, *rest], [], {"mirage": name} if name in _named_by("mirage") else {}
        terms = terms.otherwise
    if isinstance(bonus, Sets):
        for suit in range(len(SUITS)):
            own = _of(suit, card.word)
            for length in range(1, len(own) + 1):
                yield [card.word, *own[:length]], [], {}
        # A fifth of its own suit, a wild, a second of one name.
        wizards = _of(card.suit, card.word)
        yield [card.word, *wizards[:3], "shapeshifter"], [], {"shapeshifter": wizards[3]}
        yield [card.word, *wizards, "shapeshifter"], [], {"shapeshifter": {"suit": SUITS[card.suit]}}
        yield [card.word, *wizards[:3], "doppelganger"], [], {"doppelganger": wizards[0]}
    if isinstance(bonus, Runs):
        by_base = {other.base: other.word for other in reversed(CARDS) if other.word != card.word and not other.ability}
        for first in range(1, 12):
            for length in range(2, 8):
                run = [by_base.get(base, "") for base in range(first, first + length)]
                hand = [card.word, *[name for name in run if name and CARDS[IDS.index(name)].base != card.base]]
                yield hand[:7], [], {}
    if isinstance(bonus, AllDifferent):
        others = [_of(suit, card.word)[-1] for suit in range(10) if suit != card.suit]
        for first in range(len(others)):
            yield [card.word, *(others + others)[first : first + 6]], [], {}
        for suit in range(11):
            turned = {"book_of_changes": {"card": "dragon", "suit": SUITS[suit]}}
            yield [card.word, "book_of_changes", "dragon", "mirage"], [], {**turned, "mirage": {"suit": "land"}}


def _of_penalty(card: Card) -> Iterator[Hand]:
    """A card that can lose something, in every suit, beside every card; cleared by each that clears."""
    if not card.has_penalty():
        return
    others = [other.word for other in CARDS if other is not card]
    clearers = [other for other in CARDS if other.clears is not None]
    for other in others:
        if other == "book_of_changes":
            continue
        for suit in SUITS:
            yield (
                [card.word, other, "book_of_changes"],
                [],
                {"book_of_changes": {"card": other, "suit": suit}},
            )
        for clearer in clearers:
            if clearer is not card and clearer.word != other:
                yield [card.word, other, clearer.word], [], {}
    for clearer in clearers:
        for suit in SUITS:
            hand = list(dict.fromkeys([card.word, clearer.word, "book_of_changes", "king", "knights"]))
            yield hand, [], {"book_of_changes": {"card": card.word, "suit": suit}}
    for other in ("king", "knights", "candle", "rainstorm", "swamp", "forest"):
        if other != card.word:
            yield [card.word, "doppelganger", other], [], {"doppelganger": card.word}
            yield [card.word, "island", other], [], None


def _named_by(wild: str) -> list[str]:
    ability = CARDS[IDS.index(wild)].ability
    assert ability is not None
    return [card.word for card in CARDS if card.suit in ability.suits]


def _of_ability(card: Card) -> Iterator[Hand]:
    """A card that chooses, beside every other one, of the area too: the best it can do."""
    if card.ability is None:
        return
    for other in CARDS:
        if other is card:
            continue
        yield [card.word, other.word], [], None
        yield [card.word, "king"] if other.word == "queen" else [card.word, "queen"], [other.word], None
        for third in ("rangers", "enchantress", "warlord", "collector", "unicorn", "forge", "beastmaster", "princess"):
            if third not in (card.word, other.word):
                yield [card.word, other.word, third], [], None


def works() -> Iterator[tuple[str, dict[str, Any]]]:
    """Questions as the page asks them: the work and its form."""
    chance = random.Random(21)
    for _ in range(WORKS):
        hand = random_hand(chance)[:7]
        rest = chance.sample([card for card in IDS if card not in hand], 4)
        yield "discards", {"hand": [*hand, rest[0]] if "necromancer" not in hand else hand, "discard": rest[1:]}
        yield "compare", {"hand": hand[:7], "open": rest[:2], "full": chance.choice([3, 7, 7]), "swap": False}
        yield "compare", {"hand": hand[:7], "open": rest[2:], "full": len(hand[:7]), "swap": True}
        made = random_choices(chance, hand)
        for asked, prompts in PROMPTS.items():
            if asked in hand:
                yield "ways", _ways_form(hand, rest, asked, chance.choice(prompts), made)


PROMPTS = {
    "necromancer": ["add"],
    "doppelganger": ["copy"],
    "mirage": ["name", "name_suit", "name_card"],
    "shapeshifter": ["name", "name_suit", "name_card"],
    "book_of_changes": ["turn_card", "turn_to", "name"],
    "island": ["clear"],
}


def _ways_form(hand: list[str], area: list[str], asked: str, prompt: str, made: Choices) -> dict[str, Any]:
    choices = {key: value for key, value in made.items() if key != asked}
    if prompt == "name_card":
        choices[asked] = {"suit": "flood" if asked == "mirage" else "beast"}
    if prompt == "turn_to":
        choices[asked] = {"card": next(card for card in hand if card != asked)}
    return {"hand": hand, "asked": asked, "prompt": prompt, "choices": choices, "discard": area}


def worked(work: str, form: dict[str, Any]) -> object:
    if work == "discards":
        return calculator.discards(msgspec.convert(form, DiscardsForm))
    if work == "compare":
        return calculator.compared(msgspec.convert(form, CompareForm))
    return calculator.chosen(msgspec.convert(form, WaysForm))


def _each_once(lines: Iterator[str]) -> Iterator[str]:
    seen: set[str] = set()
    for text in lines:
        if text not in seen:
            seen.add(text)
            yield text


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, hands in (("random", random_hands()), ("built", built_hands())):
        lines = list(islice(_each_once(line(hand) for hand in hands), RANDOM))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    asked = [f"{mark(worked(work, form))} {work} {json.dumps(form)}" for work, form in works()]
    (FOLDER / "works.txt").write_text("\n".join(asked) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
