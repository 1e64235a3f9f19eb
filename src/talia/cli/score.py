"""`talia score`: a hand of Fantasy Realms scored and explained, a whole table ranked, or a stream of hands."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, TextIO

from talia.cli import card_names
from talia.cli.sheet import Sheet, as_json, show
from talia.core.errors import TaliaError
from talia.games.fantasy_realms.extra.hand import BadHand
from talia.games.fantasy_realms.extra.scoring import Score, score
from talia.texts import LANGUAGES

if TYPE_CHECKING:  # what is printed for programs does without
    from rich.table import Table

EXAMPLES = """examples:
  talia score mountain wildfire smoke great_flood whirlwind mirage air_elemental
  talia score "Bell Tower" Candle King --lang pl
  talia score necromancer king knights --discard queen rangers
  talia score book_of_changes knights --choices '{"book_of_changes": {"card": "knights", "suit": "leader"}}'
  talia score --table "Ann: king queen knights" "Bob: dragon collector" --discard hydra
  echo '{"hand": ["king", "queen"]}' | talia score --jsonl -
"""


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Score a hand of Fantasy Realms. Cards are ids or names in English, Polish, French or Hungarian."
    )
    command.epilog = EXAMPLES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.set_defaults(run=run)
    option = command.add_argument
    option("cards", nargs="*", help="the hand; with --table one `NAME: cards` a player (or lines of input)")
    option("--choices", metavar="JSON", help="exactly these choices (with --table by player); otherwise the best")
    option("--discard", nargs="+", default=[], metavar="CARD", help="the discard area, for the Necromancer")
    option("--drawn", nargs="+", default=[], metavar="CARD", help="Chaos: the Necromancer's three cards")
    option("--table", action="store_true", help="several players' hands, ranked, ties broken")
    option("--jsonl", metavar="FILE", help="score a stream of hands, one JSON object a line (- for standard input)")
    option("--json", action="store_true", help="the sheet as JSON, for programs")
    option("--lang", choices=LANGUAGES, default="en", help="language")


def run(args: argparse.Namespace) -> int:
    if args.jsonl is not None:
        if args.cards or args.table:
            raise BadHand("--jsonl: the hands stand in the stream; allowed: no cards and no --table beside it")
        with opened(args.jsonl) as lines:
            return stream(lines, args.lang)
    if args.table:
        return table(args)
    if not args.cards:
        raise BadHand("hand: no cards given; allowed: 1 to 7 cards, or 8 with the necromancer among them")
    choices = None if args.choices is None else card_names.choices(parsed(args.choices), args.lang)
    found = score(
        card_names.cards(args.cards, args.lang),
        card_names.cards(args.discard, args.lang),
        choices,
        card_names.cards(args.drawn, args.lang),
    )
    if args.json:
        print(json.dumps(as_json(found), ensure_ascii=False))
    else:
        show(Sheet(args.lang).render(found))
    return 0


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadHand(f"--choices: not JSON ({error})") from None


def opened(name: str) -> AbstractContextManager[TextIO]:
    if name == "-":
        return nullcontext(sys.stdin)
    try:
        return open(name, encoding="utf-8")
    except OSError as error:
        raise BadHand(f"--jsonl: cannot read {name}: {error.strerror}") from None


def stream(lines: Iterable[str], language: str) -> int:
    """One answer a line; a bad line is answered with its error, and the stream goes on."""
    for line in lines:
        if line.strip():
            print(json.dumps(answer(line, language), ensure_ascii=False), flush=True)
    return 0


def answer(line: str, language: str = "en") -> dict[str, Any]:
    try:
        case = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        return {"error": f"not JSON: {error}"}
    if not isinstance(case, dict) or "hand" not in case:
        return {"error": 'a line is an object with a "hand"; allowed keys: hand, discard, drawn, choices'}
    unknown = sorted(set(case) - {"hand", "discard", "drawn", "choices"})
    if unknown:
        return {"error": f"{unknown[0]!r} is not a key of a case; allowed: hand, discard, drawn, choices"}
    try:
        areas = [listed(case, key, language) for key in ("hand", "discard", "drawn")]
        given = case.get("choices")
        choices = None if given is None else card_names.choices(given, language)
        found = score(areas[0], areas[1], choices, areas[2])
    except TaliaError as error:
        return {"error": str(error)}
    return {
        "score": found.total,
        "per_card": {card.card: card.points for card in found.cards},
        "blanked": [card.card for card in found.cards if card.blanked],
    }


def listed(case: dict[str, Any], key: str, language: str) -> list[str]:
    given = case.get(key)
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadHand(f"{key}: a list of cards is wanted, not {json.dumps(given)}")
    return [card_names.card(name, language) for name in given]


def table(args: argparse.Namespace) -> int:
    """The hands of a real table: sheets, ranking, tie-break."""
    lines = args.cards or [line for line in sys.stdin if line.strip()]
    hands = dict(player(line, args.lang) for line in lines)
    if len(hands) != len(lines):
        raise BadHand("--table: two players have the same name; allowed: every name once")
    if not 2 <= len(hands) <= 7:
        raise BadHand(f"--table: {len(hands)} players; allowed: 2 to 7, each as `NAME: cards`")
    discard, drawn = card_names.cards(args.discard, args.lang), card_names.cards(args.drawn, args.lang)
    apart(hands, discard, drawn)
    given = {} if args.choices is None else parsed(args.choices)
    if not isinstance(given, dict) or not set(given) <= set(hands):
        raise BadHand(f"--choices: with --table an object by player; players: {', '.join(hands)}")
    found = {
        name: score(hand, discard, card_names.choices(given[name], args.lang) if name in given else None, drawn)
        for name, hand in hands.items()
    }
    places = ranking(found)
    if args.json:
        rows = [{"place": place, "player": name, **as_json(found[name])} for place, name in places]
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    sheet = Sheet(args.lang)
    for place, name in places:
        title = sheet.say("player", place=place, player=name, points=found[name].total)
        show(sheet.render(found[name], title), "")
    show(ranked(sheet, found, places), verdict(sheet, found, places))
    return 0


def player(line: str, language: str) -> tuple[str, list[str]]:
    name, colon, hand = line.partition(":")
    if not colon or not name.strip() or not hand.strip():
        raise BadHand(
            f"--table: {line.strip()!r} is not a player; allowed: `NAME: cards`, for example `Ann: king queen`"
        )
    return name.strip(), card_names.cards(hand.split(), language)


def apart(hands: dict[str, list[str]], discard: list[str], drawn: list[str]) -> None:
    """Every card lies in one place."""
    seen: dict[str, str] = {}
    for place, cards in [*hands.items(), ("the discard area", discard), ("the drawn cards", drawn)]:
        for card in cards:
            if seen.setdefault(card, place) != place:
                raise BadHand(f"--table: {card} is with {seen[card]} and with {place}; every card exists once")


def ranking(found: dict[str, Score]) -> list[tuple[int, str]]:
    """Highest score first; among equals the lowest sum of printed strengths [R]; still equal, a shared place [P]."""
    keys = {name: (-one.total, one.base_sum) for name, one in found.items()}
    order = sorted(found, key=lambda name: keys[name])
    return [(1 + sum(keys[other] < keys[name] for other in found), name) for name in order]


def ranked(sheet: Sheet, found: dict[str, Score], places: list[tuple[int, str]]) -> Table:
    from rich.table import Table

    made = Table(box=None, pad_edge=False)
    for column in ("place", "player", "points", "base-sum"):
        made.add_column(sheet.say(f"column-{column}"), justify="left" if column == "player" else "right")
    for place, name in places:
        made.add_row(str(place), name, str(found[name].total), str(found[name].base_sum))
    return made


def verdict(sheet: Sheet, found: dict[str, Score], places: list[tuple[int, str]]) -> str:
    first = [name for place, name in places if place == 1]
    tied = sum(one.total == found[first[0]].total for one in found.values()) > len(first)
    if len(first) > 1:
        return sheet.say("shared", players=sheet.joined(first))
    return sheet.say("won-by-tie-break" if tied else "won", player=first[0])


def main(arguments: list[str] | None = None) -> int:
    """`python -m talia.cli.score …`, the same without the other commands."""
    parser = argparse.ArgumentParser(prog="talia score", epilog=EXAMPLES)
    configure(parser)
    try:
        return run(parser.parse_args(arguments))
    except TaliaError as error:
        print(f"talia: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
