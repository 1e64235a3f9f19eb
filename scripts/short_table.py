"""Write `src/talia/core/short_table.py`: what stands how often at which place of positions of play.

    PYTHONPATH=build/compiled python scripts/short_table.py

Texts of positions are read by that table for ever: run it only for a new version of the texts (`VERSION` in
`talia.core.short`), and keep the table of the old version for those who bring old texts.
"""

from __future__ import annotations

import textwrap
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import talia
from talia.core.errors import BadOption
from talia.core.options import Flag, OneOf, Setting, Several
from talia.core.rng import Random

GAMES = ("cardia", "radlands", "fantasy_realms")
POSITIONS = 6_000  # of each game
MOST_NAMES = 15  # of an object: with more of them, its names are things of the game
SELDOM = 3  # what was seen fewer times is not listed
MOST = 2_000  # what the counts of a place are scaled to
LARGEST = 10_000  # numbers above are not listed
OFTEN = 50  # a list of words that was seen so often is listed as a whole
FILE = Path(__file__).parent.parent / "src" / "talia" / "core" / "short_table.py"
HEAD = '''"""How often what stands where in a position: written by `scripts/short_table.py`, and never changed again.

The texts of positions that people keep are read by it. A line is a place, then each symbol with its weight: a word (`"`
before it), a number, `null`, `true`, `false`, a list with its length (`[`), an object with its names (`{`); a list of
words that is often the same stands as a whole (`<`); `~` is all that is not listed. A place that ends with `{}` tells
the names of an object, where these are things of the game. A line goes on in those that begin with a space.
"""

from __future__ import annotations

from typing import Final

TABLE: Final = """\\
'''


def chosen(setting: Setting, rng: Random) -> Any:
    """Some value of an option, mostly its default."""
    if isinstance(setting, Flag):
        return rng.below(2) == 0
    if isinstance(setting, OneOf):
        return rng.pick(setting.words)
    if isinstance(setting, Several) and rng.below(2) == 0:
        return rng.shuffled(setting.words)[: rng.below(4)] or setting.default
    return setting.default


def dealt(name: str, seed: int, rng: Random) -> Any:
    """A game: of the variants that tests play, or with options of any kind."""
    game = talia.game(name)
    seats, options = rng.pick(game.variants())
    luck = rng.below(6)
    if luck < 3:
        seats, options = game.least_seats + rng.below(game.most_seats - game.least_seats + 1), {}
    elif luck < 4:
        options = {setting.name: chosen(setting, rng) for setting in game.settings}
        seats = game.least_seats + rng.below(game.most_seats - game.least_seats + 1)
    try:
        return game.start(seed, seats=seats, log=False, memory=False, **options)
    except BadOption:
        return game.start(seed, log=False, memory=False)


def positions(name: str) -> list[dict[str, Any]]:
    """Positions of random games, some of each."""
    rng = Random(17)
    found: list[dict[str, Any]] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        state = dealt(name, seed, rng)
        for _ in range(300):
            if rng.below(8) == 0 or state.over:
                found.append(state.to_position())
            if state.over:
                break
            seat = rng.pick(state.asked)
            state.answer(seat, rng.pick(state.decision(seat).options))
    return found


def as_whole(value: list[Any]) -> str:
    """A list of words as one symbol; empty where it is none."""
    words = [word for word in value if isinstance(word, str)]
    return "<" + ",".join(words) if len(words) == len(value) > 1 else ""


def lists(value: Any, place: str, found: dict[str, Counter[str]]) -> None:
    """Every list of words, by its place."""
    if isinstance(value, dict):
        for key, inside in value.items():
            lists(inside, f"{place}.{key}", found)
    elif isinstance(value, list):
        if as_whole(value):
            found[place][as_whole(value)] += 1
        for entry in value:
            lists(entry, f"{place}[]", found)


def names(value: Any, place: str, found: dict[str, set[str]]) -> None:
    """The names of every object, by its place."""
    if isinstance(value, dict):
        found[place].update(value)
        for key, inside in value.items():
            names(inside, f"{place}.{key}", found)
    elif isinstance(value, list):
        for entry in value:
            names(entry, f"{place}[]", found)


def count(value: Any, place: str, many: set[str], wholes: dict[str, set[str]], found: dict[str, Counter[str]]) -> None:
    """What stands where."""
    if isinstance(value, dict):
        wide = place in many
        found[place]["{" + (str(len(value)) if wide else ",".join(sorted(value)))] += 1
        for key in sorted(value):
            if wide:
                found[f"{place}{{}}"][f'"{key}'] += 1
            count(value[key], f"{place}{{}}." if wide else f"{place}.{key}", many, wholes, found)
    elif isinstance(value, list):
        whole = as_whole(value)
        found[place][whole if whole in wholes.get(place, ()) else f"[{len(value)}"] += 1
        for entry in () if whole in wholes.get(place, ()) else value:
            count(entry, f"{place}[]", many, wholes, found)
    elif isinstance(value, str):
        found[place][f'"{value}'] += 1
    elif type(value) is int:
        found[place][str(value) if abs(value) <= LARGEST else "~"] += 1
    else:
        found[place][{None: "null", True: "true", False: "false"}[value]] += 1


def line(place: str, counted: Counter[str]) -> str:
    """A place and what stands there, weighed."""
    listed = {symbol: often for symbol, often in counted.items() if often >= SELDOM and symbol != "~"}
    seldom = max(1, sum(counted.values()) - sum(listed.values()))
    scale = min(1.0, MOST / (sum(listed.values()) + seldom))
    weighed = {symbol: max(1, round(often * scale)) for symbol, often in listed.items()}
    entries = [f"{symbol}={often}" for symbol, often in sorted(weighed.items(), key=lambda one: (-one[1], one[0]))]
    whole = " ".join([place, *entries, f"~={max(1, round(seldom * scale))}"])
    return textwrap.fill(whole, 118, subsequent_indent=" ", break_long_words=False, break_on_hyphens=False)


def main() -> None:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for name in GAMES:
        played = positions(name)
        bare = [{key: value for key, value in one.items() if key != "game"} for one in played]
        there: dict[str, set[str]] = defaultdict(set)
        told: dict[str, Counter[str]] = defaultdict(Counter)
        for one in bare:
            names(one, name, there)
            lists(one, name, told)
        wholes = {place: {one for one, often in seen.items() if often >= OFTEN} for place, seen in told.items()}
        many = {place for place, keys in there.items() if len(keys) > MOST_NAMES}
        found["game"][f'"{name}'] = POSITIONS
        for one in bare:
            count(one, name, many, wholes, found)
    lines = [line(place, found[place]) for place in sorted(found)]
    FILE.write_text(HEAD + "\n".join(lines) + '\n"""\n', encoding="utf-8")


if __name__ == "__main__":
    main()
