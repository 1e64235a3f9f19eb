"""What views tell of an ability in several steps: what is not done yet, and what an answer would come to."""

from __future__ import annotations

from typing import Any

import talia
from talia.games.cardia.state import Cardia


def encounter(mine: str, theirs: str, marks: tuple[int, int] = (0, 0)) -> dict[str, Any]:
    return {"cards": [mine, theirs], "marks": list(marks)}


def table(row: list[dict[str, Any]], hands: list[list[str]], deck: str = "I") -> Cardia:
    laid = {"row": row, "hands": hands, "decks": [[], []]}
    state = talia.game("cardia").position({"game": "cardia", "options": {"deck": deck}, "table": laid})
    assert isinstance(state, Cardia)
    return state


def choose(state: Cardia, seat: int, card: str, owner: int | None = None) -> None:
    for option in state.decision(seat).options:
        if option.parts.get("card") == card and (owner is None or option.parts["owner"] == owner):
            state.answer(seat, option.action)
            return
    raise AssertionError(f"{card} cannot be chosen")


def would(state: Cardia, card: str, owner: int) -> dict[str, Any]:
    for option in state.decision(0).options:
        if (option.parts.get("card"), option.parts.get("owner")) == (card, owner):
            told: dict[str, Any] = option.parts["would"]
            return told
    raise AssertionError(f"{card} cannot be chosen")


def lost_inventor() -> Cardia:
    """3 : 11 and 9 : 5 lie there; then the Inventor (15) loses to the Djinn (16): signets 1 : 2."""
    row = [encounter("surgeon", "clockmaker"), encounter("ambusher", "saboteur")]
    state = table(row, [["inventor", "judge"], ["djinn", "judge"]])
    choose(state, 0, "inventor")
    choose(state, 1, "djinn")
    return state


def test_an_answer_tells_the_encounter_that_it_would_turn_and_the_signets() -> None:
    state = lost_inventor()
    assert state.decision(0).prompt == "cardia.raise_card"
    turned = {"encounter": 2, "influence": [18, 16], "result": "wins", "signets": [2, 1], "decides": None}
    assert would(state, "inventor", 0) == turned
    # Nothing would turn: then it tells the encounter of the card itself.
    same = {"encounter": 0, "influence": [6, 11], "result": "loses", "signets": [1, 2], "decides": None}
    assert would(state, "surgeon", 0) == same
    assert "pending" not in state.view(0)["table"]


def test_what_is_chosen_and_not_done_is_told_to_everybody_and_counted_in() -> None:
    state = lost_inventor()
    choose(state, 0, "inventor", 0)
    assert state.decision(0).prompt == "cardia.lower_card"
    for seat in (0, 1, None):
        assert state.view(seat)["table"]["pending"] == [{"card": "inventor", "owner": 0, "by": 3}]
        assert state.view(seat)["table"]["row"][2]["marks"] == [0, 0]  # not done yet
    # -3 on my own winner: the +3 that waits is counted with it, and its encounter (9 : 5) still holds (6 : 5).
    assert would(state, "ambusher", 0)["signets"] == [2, 1]
    # -3 on the Djinn as well: 18 : 13.
    assert would(state, "djinn", 1)["influence"] == [18, 13]
    choose(state, 0, "djinn", 1)
    assert "pending" not in state.view(0)["table"]
    assert state.view(0)["table"]["row"][2]["marks"] == [3, -3]


def test_a_card_that_wins_the_game_says_so() -> None:
    row = [encounter(mine, theirs) for mine, theirs in (("ambusher", "saboteur"), ("puppeteer", "surgeon"))]
    row += [encounter("clockmaker", "mediator"), encounter("treasurer", "fortune_teller")]
    state = table(row, [["inventor", "judge"], ["djinn", "judge"]])
    choose(state, 0, "inventor")
    choose(state, 1, "djinn")
    assert would(state, "inventor", 0)["decides"] == 0
    assert would(state, "djinn", 1)["decides"] is None


def test_the_envoy_of_deck_two_tells_it_for_cards_and_not_for_the_next() -> None:
    state = table(
        [encounter("tax_collector", "poisoner")], [["envoy", "aristocrat"], ["librarian", "aristocrat"]], "II"
    )
    choose(state, 0, "envoy")
    choose(state, 1, "librarian")
    options = {option.word: option.parts for option in state.decision(0).options}
    told = [parts["would"]["influence"] for parts in options.values() if parts.get("card") == "librarian"]
    assert told == [[3, 3]]
    assert [parts for parts in options.values() if "card" not in parts] == [{}]
