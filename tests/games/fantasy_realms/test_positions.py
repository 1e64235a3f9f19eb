"""Positions: the documented ones work, and what cannot be is refused with what is allowed."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

import talia
from tests.games.fantasy_realms.scenario import FIRST, GAME, SECOND, THIRD, Scenario, check

DOCUMENT = Path(__file__).parents[3] / "docs" / "positions" / "fantasy_realms.md"
EXAMPLES = re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


def test_the_documented_position_is_one() -> None:
    state = GAME.load(EXAMPLES[0])
    check(state)
    assert state.asked == (1,)
    assert [option.word for option in state.decision(1).options] == ["deck", "candle", "forge", "necromancer"]
    state.answer(1, "deck")
    assert "rainstorm" in state.view(1)["table"]["drawn"]


def test_the_documented_chaos_position_is_one() -> None:
    state = GAME.load(EXAMPLES[1])
    check(state)
    assert state.asked == (0, 1, 2, 3)
    words = [option.word for option in state.decision(0).options]
    assert words == ["pass", "offer", "accept_1", "refuse_1", "cancel_1"]
    state.answer(0, "accept_1")
    assert state.lay_out()["hands"][:2] == [["mountain", "queen"], ["smoke", "king"]]
    assert state.view(2)["table"]["trading"]["memory"] == {"mountain": [0, 1]}


def test_the_document_tells_every_key() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for state in (GAME.load(EXAMPLES[0]), GAME.load(EXAMPLES[1])):
        for key in state.lay_out():
            assert f"`{key}`" in text
    for key in GAME.load(EXAMPLES[1]).lay_out()["trading"]:
        assert f"`{key}`" in text


def test_the_rest_of_the_deck_is_shuffled_by_the_position_s_own_generator() -> None:
    one = json.loads(EXAMPLES[0])
    decks = [GAME.position({**one, "random": number}).lay_out()["deck"] for number in (5, 5, 6)]
    assert decks[0] == decks[1] != decks[2]
    assert all(deck[:2] == ["rainstorm", "island"] for deck in decks)


def base(**table: Any) -> dict[str, Any]:
    return {
        "game": "fantasy_realms",
        "seats": 2,
        "table": {"hands": [FIRST.split(), SECOND.split()], "area": ["king", "queen"], **table},
    }


TEN = "king queen princess warlord empress unicorn warhorse dragon hydra rangers"

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"hands": [FIRST.split()]}, "one entry for each of 2 seats"),
    ({"hands": [FIRST.split(), SECOND.split()[:6]]}, r"hands\[1\]: 6 cards; allowed: 7"),
    ({"hands": [[*FIRST.split(), "hydra"], SECOND.split()]}, r"hands\[0\]: 8 cards; allowed: 7"),
    ({"hands": [FIRST.split(), FIRST.split()]}, r"hands\[1\]: mountain lies elsewhere too"),
    (
        {"hands": [["unknown"], SECOND.split()]},
        "'unknown' is not a card; allowed: ids such as mountain",
    ),
    ({"hands": [7, SECOND.split()]}, r"hands\[0\]: 7 is not a list of card ids"),
    ({"area": ["king", "king"]}, "area: king is there twice"),
    ({"area": ["mountain"]}, "area: mountain lies elsewhere too"),
    ({"deck": ["king"]}, "deck: king lies elsewhere too"),
    ({"known": [["smoke"], []]}, r"known\[0\]: smoke is not in the hand of seat 0"),
    ({"known": [[]]}, "one entry for each of 2 seats"),
    ({"drawn": ["mountain"], "to_move": 1}, "what was drawn is in the hand of the seat to move"),
    ({"drawn": ["mountain"]}, r"hands\[0\]: 6 cards; allowed: 7"),
    ({"to_move": 2}, "to_move: 2 is not a whole number from 0 to 1"),
    ({"turn": -1}, "turn: -1 is not"),
    ({"open": 1}, "open: 1 is not true or false"),
    ({"choices": {"mirage": "rainstorm"}}, "nothing is chosen before the game has ended"),
    ({"open": True, "choices": {"mirage": "rainstorm"}}, "nobody holds mirage"),
    ({"open": True, "choices": {"mountain": "king"}}, "there is nothing of that name"),
    ({"trading": {}}, "there is trading in the chaos game only"),
    ({"hand": []}, "there is nothing of that name"),
    ({"area": TEN.split()}, "area: 10 cards; with 10 the game has ended"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    assert GAME.position(base()).asked == (0,)
    with pytest.raises(talia.BadPosition, match=sentence):
        GAME.position(base(**change))


OPEN_WRONG: list[tuple[dict[str, Any], str]] = [
    ({"mirage": "king"}, "mirage cannot become king"),
    ({"necromancer": "swamp"}, "'swamp' is not another card of the same hand"),
    ({"book_of_changes": {"card": "book_of_changes"}}, "book_of_changes cannot choose"),
    ({"book_of_changes": {"card": "island", "suit": "water"}}, "cannot take the suit"),
    ({"island": "king"}, "island cannot clear king"),
]


@pytest.mark.parametrize(("choices", "sentence"), OPEN_WRONG)
def test_choices_that_cannot_be_are_refused(choices: dict[str, Any], sentence: str) -> None:
    hands = [["necromancer", "mirage", "book_of_changes", "island"], ["king", "queen", "hydra"]]
    table = {"hands": hands, "open": True, "choices": choices}
    position = {"game": "fantasy_realms", "options": {"hand": 3}, "table": table}
    with pytest.raises(talia.BadPosition, match=sentence):
        GAME.position(position)


def chaos(**trading: Any) -> dict[str, Any]:
    hands = [FIRST.split(), SECOND.split(), THIRD.split()]
    return {
        "game": "fantasy_realms",
        "seats": 3,
        "options": {"variant": "chaos"},
        "table": {"hands": hands, "trading": trading},
    }


OFFER: dict[str, Any] = {"seat": 0, "place": 1, "card": "cavern", "to": None, "wish": None, "by": None, "against": None}

CHAOS_WRONG: list[tuple[dict[str, Any], str]] = [
    ({"offers": [{**OFFER, "card": "smoke"}]}, "'smoke' is not in the hand it is offered from"),
    ({"offers": [{**OFFER, "place": 4}]}, "place: 4 is not a whole number from 1 to 3"),
    ({"offers": [OFFER, OFFER]}, "seat 0 has another offer there"),
    ({"offers": [{**OFFER, "to": 0}]}, "nobody answers the own offer"),
    ({"offers": [{**OFFER, "to": 1, "by": 2, "against": "forge"}]}, "or one that is for somebody else"),
    ({"offers": [{**OFFER, "by": 1, "against": "forge"}]}, "'forge' is not in the hand it is offered from"),
    ({"offers": [{**OFFER, "against": "smoke"}]}, "nobody has laid a card there"),
    ({"offers": [{**OFFER, "wish": "gold"}]}, "wish: 'gold' is not one of: army"),
    ({"memory": [{"smoke": [2]}, {}, {}]}, "the card is in none of these hands"),
    ({"memory": [{"smoke": [0, 1]}, {}, {}]}, "remembered in the own hand"),
    ({"memory": [{"gold": [1]}, {}, {}]}, "'gold' is not a card"),
    ({"plans": [{"plan": "dancing"}, {}, {}]}, "plan: 'dancing' is not one of: offering"),
    ({"plans": [{"plan": "addressing", "card": "smoke"}, {}, {}]}, "'smoke' is not in the hand"),
    ({"plans": [{}, {"plan": "answering", "other": 0, "place": 1}, {}]}, "there is no such offer to answer"),
    ({"deals": []}, "there is nothing of that name"),
]


@pytest.mark.parametrize(("trading", "sentence"), CHAOS_WRONG, ids=[sentence for _, sentence in CHAOS_WRONG])
def test_trading_that_cannot_be_is_refused(trading: dict[str, Any], sentence: str) -> None:
    assert GAME.position(chaos(offers=[OFFER])).asked == (0, 1, 2, 3)
    with pytest.raises(talia.BadPosition, match=sentence):
        GAME.position(chaos(**trading))


def test_a_two_player_deck_that_cannot_last_is_refused() -> None:  # 3, bounds
    position: dict[str, Any] = {
        "game": "fantasy_realms",
        "options": {"variant": "two_player", "cards": ["land", "flood", "weather"], "hand": 3, "end": 6},
        "table": {"hands": [[], []], "area": ["mountain", "cavern", "bell_tower", "forest", "swamp"]},
    }
    with pytest.raises(talia.BadPosition, match="deck: 10 cards may be too few to end the game; allowed: 12 or more"):
        GAME.position(position)
    position["table"]["area"] = ["mountain"]
    assert GAME.position(position).asked == (0,)


def test_a_turn_may_begin_with_the_card_already_drawn() -> None:
    t = Scenario(FIRST + " hydra", SECOND, drawn="hydra", area="king")
    t.asks(0, *FIRST.split(), "hydra", prompt="discard")
    u = Scenario("king queen hydra", "dragon", variant="two_player", drawn="queen hydra", area="swamp")
    u.asks(0, "queen", "hydra", prompt="keep")


def test_doing_must_fit_the_table() -> None:
    state = GAME.position(base())
    state.answer(0, "king")
    saved = state.to_position()
    assert saved["doing"][0]["at"] == "which"
    del saved["asked"]
    for change, sentence in (
        (("doing", 0, "seat", 1), "what was drawn is in the hand of the seat to move"),
        (("doing", 0, "at", "choose"), "31 cannot be noted there"),
        (("doing", 0, "program", "fantasy_realms.build"), "nobody is asked there"),
        (("doing", 0, "program", "fantasy_realms.ending"), "doing"),
        (("table", "open", True), "drawn|open"),
    ):
        twin = copy.deepcopy(saved)
        holder: Any = twin
        for key in change[:-2]:
            holder = holder[key]
        holder[change[-2]] = change[-1]
        with pytest.raises(talia.BadPosition, match=sentence):
            GAME.position(twin)
