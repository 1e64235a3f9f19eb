"""Which text tells an event, a question, an option, a hint or a refusal, with what in its places: chosen here, once.

A sentence is data, in no language: the key of a text and its places. Whoever shows it only fills them in: the terminal
(`talia.cli.words`) and the page (`web/src/lib/sentences.ts`). A place is a number, a plain word, or one of

    {"seat": 0}                 the name of whoever sits there
    {"text": key}               a thing by its name, with the forms that a language has of it
    {"text": key, "places": …}  another sentence
    {"level": word}             the strength of a bot
    {"all": [place, …]}         several, one after the other; their number is the place `<name>_count`

A game of somebody else's may come without words: then the sentence has `instead`, a sentence of ids to show instead.

An event says, too, how it goes into a log, which tells a deed and what it caused in one line (`talia.texts.story`):

    role     "heading" of what follows; "part" of the line before, told by the text's `.part`; "quiet": not in a log
    nothing  a line of it alone ends with the text's `.nothing`: the deed came to nothing
    folds    several of it after one another are told as one, in `count` and the list `card`
    takes    the kind of event whose line it takes over, since it says the same and more
    also     what follows it is no effect, but comes after it
    follows  it is a line of its own, and yet the deed before it has not come to nothing
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeAlias

from talia.core.errors import BadOption, BadRecord, BadView, GameOver, IllegalAnswer, NotAsked, TaliaError
from talia.texts import texts

Sentence: TypeAlias = dict[str, Any]

FORMS = ("acc", "gen", "ins", "le", "de", "dat")  # forms of a name that a language may have
# The name, or a form of it, after the bare article (`.art`) where the language has one: an empty article is none.
WITH_ARTICLE = {"the": None, "the_acc": "acc"}
SEATS = frozenset(
    ("seat", "owner", "winner", "loser", "by_seat", "to_seat", "from_seat", "victim", "controller", "player")
)
KINDS = ("card", "location", "faction", "suit", "word", "thing")

# Errors that name no text of their own: those of a position by the part of it that is wrong, others by their kind.
_PLACE = re.compile(r"(?:position|sketch|view|record)[\w.\[\]]*")
PLACES_OF = (
    ("going_on", ("position.doing", "position.asked", "position.locked", "position.question")),
    ("outcome", ("position.outcome",)),
    ("remembered", (".memory", ".known", ".everybody")),
)
KINDS_OF_ERRORS = (
    (GameOver, "over"),
    (NotAsked, "not_asked"),
    (IllegalAnswer, "illegal"),
    (BadOption, "option"),
    (BadRecord, "record"),
    (BadView, "view"),
)

# How events go into a log, by their kind, in every game that tells one of that kind.
HEADINGS = frozenset(("round_began", "turn_began"))
QUIET = frozenset(("locked_in", "turn_ended", "event_resolved"))
FOLDS = frozenset(("drew",))
TAKES = {"compared": "revealed"}
ALSO = frozenset(("drew", "took", "compared", "revealed", "camps_revealed", "event_moved"))
FOLLOWS = frozenset(("event_began",))


def event(game: str, told: dict[str, Any]) -> Sentence:
    """What happened."""
    parts = {part: value for part, value in told.items() if part not in ("n", "event", "rule", "question")}
    whose = "core" if told["rule"].startswith("core.") else game
    plain = ", ".join(f"{part} {value}" for part, value in parts.items())
    kind = told["event"]
    filled = {"card": {"all": []}, "count": 1, "cause": cause(game, told["rule"]), **places(game, parts)}
    key = f"{whose}-event-{kind}"
    return _said(key, filled, f"{kind}: {plain}" if plain else kind) | _in_a_log(key, kind)


def _in_a_log(key: str, kind: str) -> Sentence:
    """What a log has to know of an event of that kind (see above)."""
    found: Sentence = {}
    part = _has(key) and _has(key, "part")
    if kind in HEADINGS or kind in QUIET or part:
        found["role"] = "heading" if kind in HEADINGS else "quiet" if kind in QUIET else "part"
    if _has(key) and _has(key, "nothing"):
        found["nothing"] = True
    if part or kind in FOLDS:
        found["folds"] = True
    if kind in TAKES:
        found["takes"] = TAKES[kind]
    if kind in ALSO:
        found["also"] = True
    if kind in FOLLOWS:
        found["follows"] = True
    return found


def cause(game: str, rule: str) -> Any:
    """The card or location behind an event, by the rule that it cites; empty where a rule of the game is."""
    _, _, rest = rule.partition(".")
    return thing(game, rest.rpartition(".")[2]) if rest.startswith(("card.", "location.")) else ""


def prompt(game: str, decision: dict[str, Any]) -> Sentence:
    """What is asked."""
    parts = {part: value for part, value in decision.items() if part not in ("options", "question")}
    key = f"{game}-prompt-{_key(decision['prompt'].partition('.')[2])}"
    return _said(key, places(game, parts), decision["prompt"])


def option(game: str, domain: str, offered: dict[str, Any]) -> Sentence:
    """An answer: its own text if there is one, else that of its domain, else the name of its card and whose it is."""
    word = offered["word"]
    parts = {part: value for part, value in offered.items() if part not in ("action", "word")}
    own = f"{game}-option-{domain}-{_key(word)}"
    if _has(own):
        return {"text": own, "places": places(game, parts)}
    if word == "decline":
        return {"text": "core-decline", "places": {}}
    if _has(f"{game}-option-{domain}"):
        return {"text": f"{game}-option-{domain}", "places": places(game, parts)}
    card = offered.get("card")
    if isinstance(card, str):
        name = thing(game, card)
        if isinstance(offered.get("owner"), int):
            return {"text": "core-card-of", "places": {"card": name, "player": {"seat": offered["owner"]}}}
        return name if isinstance(name, dict) else _said(own, {}, word)
    name = thing(game, word)
    return name if isinstance(name, dict) else _said(own, {}, word)


def hint(game: str, line: dict[str, Any], domain: str) -> Sentence:
    """A line of a bot's reasons, which names its text itself."""
    rest = {part: value for part, value in line.items() if part not in ("text", "option", "level", "plays")}
    found = places(game, rest)
    if "option" in line:
        found["option"] = option(game, domain, line["option"])
    for part in ("level", "plays"):
        if isinstance(line.get(part), str):
            found[part] = {"level": line[part]}
    return _said(line["text"], found, line["text"].rpartition("-")[2])


def refusal(game: str, error: TaliaError) -> Sentence:
    """Why the rules refuse something: the game's own text or that of core, by the error's id, or by its kind."""
    text = error.text or _by_kind(error)
    own = f"{game}-refused-{text}"
    return _said(own if _has(own) else f"core-refused-{text}", places(game, error.parts), str(error))


def place_of(error: TaliaError) -> str:
    """The place that the sentence of an error begins with, such as `position.table.hands[0]`; empty without one."""
    place, colon, _ = str(error).partition(": ")
    return place if colon and _PLACE.fullmatch(place) else ""


def _by_kind(error: TaliaError) -> str:
    """What is said of an error that names no text: what kind of thing was wrong, and where."""
    place = place_of(error)
    if place.startswith("position"):
        return next((text for text, wheres in PLACES_OF if any(where in place for where in wheres)), "table")
    return next((text for kind, text in KINDS_OF_ERRORS if isinstance(error, kind)), "position")


def places(game: str, parts: dict[str, Any]) -> dict[str, Any]:
    """What the rules tell of something, as the places of a text."""
    found: dict[str, Any] = {}
    for part, value in parts.items():
        name = part.replace("-", "_")
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif part in SEATS and isinstance(value, int):
            found[name] = {"seat": value}
        elif part == "by" and isinstance(value, int):
            found[name] = f"+{value}" if value > 0 else f"−{-value}"
        elif part == "winners" and isinstance(value, list):
            found[name] = {"all": [{"seat": seat} for seat in value]}
        elif isinstance(value, int | float):
            found[name] = value
        elif isinstance(value, str):
            found[name] = thing(game, value)
        elif isinstance(value, list):
            found[name] = {"all": [thing(game, one) if isinstance(one, str) else str(one) for one in value]}
        elif value is None:
            found[name] = ""
    return found


def _said(key: str, filled: dict[str, Any], instead: str) -> Sentence:
    """A text with its places, or, where nobody wrote it, what is shown instead."""
    sentence: Sentence = {"text": key, "places": filled}
    if not _has(key):
        sentence["instead"] = instead
    return sentence


@cache
def thing(game: str, word: str) -> Any:
    """Whatever an id stands for; a card may carry its owner (`djinn/1`). A word without a text stays as it is."""
    bare = word.partition("/")[0]
    for kind in KINDS:
        if _has(f"{game}-{kind}-{bare}"):
            return {"text": f"{game}-{kind}-{bare}"}
    return word


@cache
def _has(key: str, attribute: str | None = None) -> bool:
    """Every language has the same texts, so that the choice does not depend on it."""
    return texts("en").has(key, attribute)


def _key(word: str) -> str:
    return word.replace(".", "-").replace("/", "-").replace(":", "-").replace("+", "plus")
