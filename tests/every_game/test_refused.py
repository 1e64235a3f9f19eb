"""What the rules refuse is told to people in their language: an id and parts beside the sentence that programs see."""

from __future__ import annotations

import ast
import copy
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.core import sketch
from talia.core.errors import BadPosition, IllegalAnswer, NotAsked, TaliaError
from talia.core.short import lengthened
from talia.texts import LANGUAGES, sentences, sources, texts
from tests.every_game.tools import decisions, label, variants

HOME = Path(talia.__file__).parent
SPEAKERS = [*HOME.glob("core/*.py"), *HOME.glob("games/**/*.py")]
GAMES = ["cardia", "radlands", "fantasy_realms", "template"]


def ids_said() -> set[tuple[str, str]]:
    """The game (or core) and the id of every text that an error of the rules names."""
    found: set[tuple[str, str]] = set()
    for path in SPEAKERS:
        parts = path.relative_to(HOME).parts
        game = "core" if parts[0] == "core" else parts[1].strip("_")
        source = path.read_text("utf-8")
        if not re.search(r"\.error\(|complaint\(|BadPosition\(|per_seat\(", source):
            continue
        for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in ("error", "BadPosition", "complaint", "_kind", "_no_card") and len(call.args) > 1:
                found |= {(game, word) for word in words_in(call.args[1])}
            if name == "per_seat" and len(call.args) > 2:
                found |= {(game, word) for word in words_in(call.args[2])}
    return found


def words_in(node: ast.expr) -> set[str]:
    """The ids that an expression may be: a word, or one of two."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) and node.value else set()
    return words_in(node.body) | words_in(node.orelse) if isinstance(node, ast.IfExp) else set()


def test_every_id_has_a_text_and_every_text_is_said() -> None:
    keys = set(re.findall(r"^(\S+) =", sources("en")["refused.ftl"], re.MULTILINE))
    said: set[str] = set()
    for game, text in ids_said():
        own = f"{game}-refused-{text}"
        key = own if own in keys else f"core-refused-{text}"
        assert key in keys, (game, text)
        said.add(key)
    # Those that follow from the kind of an error, or from the place that it names; and what `_no_card` chooses from.
    by_kind = [*(text for _, text in sentences.KINDS_OF_ERRORS), *(text for text, _ in sentences.PLACES_OF)]
    said |= {f"core-refused-{text}" for text in (*by_kind, "table", "position", "missing")}
    said |= {f"cardia-refused-{text}" for text in ("card", "fog", "encounter")}
    assert keys == said


def told(game: str, error: TaliaError) -> dict[str, Any]:
    """What people are told of an error; the same after it has travelled as a pickle, from the sentence to the parts."""
    said = sentences.refusal(game, error)
    assert "instead" not in said, said
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), sentences.refusal(game, again)) == (type(error), str(error), said)
    for language in LANGUAGES:
        assert texts(language).has(said["text"]), said
    return said


CASES: list[tuple[str, dict[str, Any], dict[str, Any], str, dict[str, Any], str]] = [
    ("cardia", {}, {"hands.0": "judge"}, "core-refused-form", {}, "sketch.hands.0"),
    (
        "cardia",
        {},
        {"round": 0},
        "core-refused-number",
        {"value": "0", "least": 1, "most": 1000},
        "sketch.round",
    ),
    ("cardia", {}, {"row.0.cards.0": ["judge", "djinn"]}, "core-refused-many", {"count": 2, "most": 1}, ""),
    (
        "cardia",
        {},
        {"hands.0": ["judge"], "discards.0": ["judge"]},
        "cardia-refused-elsewhere",
        {"card": {"text": "cardia-card-judge"}, "player": {"seat": 0}},
        "position.table.discards[0]",
    ),
    ("cardia", {}, {"row.0.cards.0": ["judge"]}, "cardia-refused-encounter", {}, "position.table.row[0].cards"),
    (
        "cardia",
        {},
        {"row.0.cards.1": ["judge"]},
        "cardia-refused-encounter",
        {"value": "None"},
        "position.table.row[0].cards[0]",
    ),
    ("cardia", {}, {"hands.0": ["nobody"]}, "cardia-refused-card", {"value": "'nobody'"}, ""),
    ("radlands", {}, {}, "core-refused-missing", {"value": "None"}, "position.table.columns[0][0].camp.card"),
    (
        "radlands",
        {},
        {"stage": "picking", "dealt.0": ["railgun", "oasis"], "dealt.1": ["cannon", "arcade", "obelisk"]},
        "radlands-refused-camps_few",
        {"player": {"seat": 0}},
        "position.table.dealt[0]",
    ),
    (
        "radlands",
        {},
        {"stage": "picking", "dealt.0": ["railgun", "oasis"], "camps.0": ["oasis"]},
        "radlands-refused-camp_elsewhere",
        {"card": {"text": "radlands-card-oasis"}},
        "position.table.camps[0]",
    ),
    (
        "fantasy_realms",
        {},
        {"hands.0": ["king"]},
        "fantasy_realms-refused-hand_size",
        {"player": {"seat": 0}, "count": 1, "most": 7},
        "position.table.hands[0]",
    ),
    (
        "template",
        {},
        {"hands.0": ["king"]},
        "template-refused-card",
        {"value": "'king'"},
        "position.table.hands[0]",
    ),
]


@pytest.mark.parametrize(("name", "options", "change", "text", "parts", "place"), CASES)
def test_a_refused_sketch_is_told_in_words(
    name: str, options: dict[str, Any], change: dict[str, Any], text: str, parts: dict[str, Any], place: str
) -> None:
    game = talia.game(name)
    made: sketch.SetUp | BadPosition
    try:
        made = sketch.set_up(game, game.setup(**options), None, change, 1)[1]
    except BadPosition as error:
        made = error
    assert isinstance(made, BadPosition)
    said = told(name, made)
    assert (said["text"], said["places"]) == (text, parts)
    if place:
        assert sentences.place_of(made) == place


def test_what_names_no_text_is_told_by_its_kind_or_place() -> None:
    game = talia.game("cardia")
    state = game.start(3)
    position = state.to_position()
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("core-refused-going_on", {**position, "doing": []}),
        ("core-refused-going_on", {**position, "asked": []}),
        ("core-refused-remembered", {**position, "table": {**position["table"], "memory": [3, None]}}),
        ("core-refused-game", {**position, "game": "radlands"}),
        ("core-refused-rules", {**position, "rules": 999}),
        ("core-refused-key", {**position, "nonsense": 1}),
    ]
    for text, told_of in wrong:
        with pytest.raises(BadPosition) as refused:
            game.position(told_of)
        assert told("cardia", refused.value)["text"] == text, str(refused.value)
    with pytest.raises(BadPosition) as refused:
        lengthened("1x")
    assert told("cardia", refused.value)["text"] == "core-refused-text"
    with pytest.raises(IllegalAnswer) as illegal:
        state.answer(0, "nonsense")
    assert told("cardia", illegal.value)["text"] == "core-refused-illegal"
    with pytest.raises(NotAsked) as not_asked:
        state.answer(5, "judge")
    assert told("cardia", not_asked.value)["text"] == "core-refused-not_asked"


@pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)
def test_whatever_is_wrong_with_a_position_can_be_told(name: str, seats: int, options: dict[str, Any]) -> None:
    """A number, a word or a part of a sound position is changed, and the rules refuse what comes of it."""
    game = talia.game(name)
    dice = random.Random(17)
    refused = 0
    for state in decisions(name, seats, options, 71, every=12):
        for _ in range(4):
            position = copy.deepcopy(state.to_position())
            spoil(position["table"], dice)
            try:
                game.position(position)
            except BadPosition as error:
                refused += 1
                if name in GAMES:
                    told(name, error)
    assert refused > 0


def spoil(value: Any, dice: random.Random) -> None:
    """Change one thing somewhere in it."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = dice.choice(keys)
        inner = value[key]
        if isinstance(inner, (dict, list)) and inner and dice.random() < 0.8:
            value = inner
            continue
        if dice.random() < 0.3:
            del value[key]
        else:
            value[key] = dice.choice([None, -7, 99, "nobody", [], {}, [inner, inner], True])
        return
