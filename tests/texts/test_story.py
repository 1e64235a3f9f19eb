"""A log tells a deed and what it caused in one line, in every language; rounds and turns are headings."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.cli.words import Words
from talia.texts import LANGUAGES, sentences, story
from tests.every_game.tools import decisions, label, variants

NAMES = ["Zofia", "Bot", "Ala", "Jan", "Ida", "Ola", "Ewa"]


def log(game: str, *events: dict[str, Any], language: str = "en") -> list[str]:
    told = [{"rule": f"{game}.1", "question": 1, **event} for event in events]
    return [line for line, _ in Words(language, NAMES).log(game, told)]


def hit(card: str, seat: int = 0, event: str = "damaged") -> dict[str, Any]:
    return {"event": event, "rule": "radlands.7.2", "seat": seat, "column": 1, "space": 1, "card": card}


STRAFE = {"event": "event_played", "seat": 1, "card": "strafe", "cost": 2}


def test_a_play_and_what_it_caused_are_one_line() -> None:
    assert log("radlands", STRAFE, hit("looter"), hit("magnus_karv")) == [
        "Bot plays Strafe (2 water): Looter and Magnus Karv damaged"
    ]


def test_what_hits_own_cards_says_so_and_does_not_fold_with_the_others() -> None:
    assert log("radlands", STRAFE, hit("looter"), hit("looter", seat=1)) == [
        "Bot plays Strafe (2 water): Looter damaged, own Looter damaged"
    ]


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("pl", "Bot zagrywa Ostrzał (2 wody): uszkadza Szabrownika i Magnusa Karva"),
        ("fr", "Bot joue le Mitraillage (2 gouttes)\u00a0: endommage le Pilleur et Magnus Karv"),
        ("hu", "Bot kijátssza a Sortüzet (2 víz): Fosztogató és Magnus Karv megsérül"),
    ],
)
def test_names_are_declined(language: str, wanted: str) -> None:
    assert log("radlands", STRAFE, hit("looter"), hit("magnus_karv"), language=language) == [wanted]


def test_draws_are_folded_with_names_where_they_are_known() -> None:
    drew = {"event": "drew", "rule": "cardia.location.bazaar", "seat": 1}
    assert log("cardia", drew, drew, drew) == ["Bot draws 3 cards"]
    assert log("cardia", {**drew, "card": "judge"}, {**drew, "card": "djinn"}) == ["Bot draws Judge and Djinn"]
    assert log("cardia", {**drew, "seat": 0}, drew) == ["Zofia draws a card, Bot draws a card"]


def test_a_deed_that_came_to_nothing_says_so_once_it_is_over() -> None:
    lost = {"event": "lost", "rule": "cardia.5.phase2", "card": "void_mage", "owner": 0}
    drew = {"event": "drew", "rule": "cardia.5.phase3", "seat": 0}
    assert log("cardia", lost) == ["Void Mage (Zofia) loses and acts"]
    assert log("cardia", lost, drew)[0] == "Void Mage (Zofia) loses and acts: nothing comes of it"
    won = {"event": "ended", "rule": "cardia.card.void_mage", "winners": [0], "reason": "djinn"}
    assert log("cardia", lost, won) == ["Void Mage (Zofia) loses and acts", "Zofia wins the game"]


def test_modifiers_have_their_signs_and_say_who_changed_whose() -> None:
    lost = {"event": "lost", "rule": "cardia.5.phase2", "card": "inventor", "owner": 0}
    mark = {"event": "marked", "rule": "cardia.card.inventor", "card": "judge", "owner": 0, "by": 3, "now": 11}
    other = {**mark, "card": "djinn", "owner": 1, "by": -3, "now": 13}
    assert log("cardia", lost, mark, other) == ["Inventor (Zofia) loses and acts: Judge gets +3, Djinn (Bot) gets −3"]


def test_a_result_takes_the_place_of_what_was_revealed_and_is_told_first() -> None:
    seen = {"event": "revealed", "rule": "cardia.5.phase1.2", "cards": ["treasurer", "fortune_teller"]}
    result = {"result": "won", "winner": 0, "card": "treasurer", "other": "fortune_teller", "high": 12, "low": 6}
    compared = {"event": "compared", "rule": "cardia.5.phase1.3", **result, "ahead": 4, "behind": 4, "by": None}
    assert log("cardia", seen, compared) == ["Zofia wins 12 : 6 · Treasurer beats Fortune Teller · signets 4 : 4"]


def test_rounds_and_turns_are_headings_and_quiet_events_are_left_out() -> None:
    began = {"event": "turn_began", "seat": 1, "turn": 4}
    told = [{"rule": "radlands.4.1", "question": 1, **event} for event in (began, {**began, "event": "turn_ended"})]
    assert Words("en", NAMES).log("radlands", told) == [("Turn 4: Bot", True)]


def test_the_first_draw_of_fantasy_realms_is_told() -> None:
    state = talia.game("fantasy_realms").start(1)
    first = state.asked[0]
    assert [event["event"] for event in state.events(None)] == ["round_began", "drew"]
    [mine] = [event for event in state.events(first) if event["event"] == "drew"]
    [theirs] = [event for event in state.events(1 - first) if event["event"] == "drew"]
    assert mine["seat"] == first
    assert mine["card"] in state.view(first)["table"]["hands"][first]
    assert "card" not in theirs


@pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)
def test_whole_games_are_told_and_no_event_is_lost(name: str, seats: int, options: dict[str, Any]) -> None:
    last: talia.State | None = None
    for state in decisions(name, seats, options, seed=4, every=50):
        last = state
    assert last is not None
    events = last.events(0)
    for event in events:
        event["say"] = sentences.event(name, event)
    lines = story.lines(events)
    told = sum(line.head.say["places"]["count"] for line in lines)
    told += sum(part.say["places"]["count"] for line in lines for part in line.parts)
    taken = sum(event["event"] in sentences.TAKES.values() for event in events) - sum(
        line.head.event in sentences.TAKES.values() for line in lines
    )
    assert told + taken == sum(event["say"].get("role") != "quiet" for event in events)
    for language in LANGUAGES:
        words = Words(language, NAMES)
        for line in lines:
            said = words.line(line)
            assert said
            assert "{" not in said
