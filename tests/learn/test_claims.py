"""What lessons say in numbers is worked out again by the engine, so that no text can be wrong for long."""

from __future__ import annotations

import copy
from fractions import Fraction

import talia
from talia.games.cardia.extra.solve import solve
from talia.learn import shelf
from talia.learn.goals import most_points
from talia.learn.playing import Playing
from talia.texts import texts


def test_two_cards_of_the_endgame_win_half_of_the_time_and_the_others_less() -> None:
    position = shelf.lesson("cardia-6").position
    state = talia.game("cardia").position(position)
    solved = solve(state)
    assert solved.value == 0  # both win half of the time
    assert solved.strategies[1] == {"saboteur": Fraction(1, 2), "djinn": Fraction(1, 2)}
    chances = {}
    for card in ("surgeon", "mediator", "saboteur", "djinn"):
        value = Fraction(0)
        for theirs, share in solved.strategies[0].items():
            after = state.clone()
            after.answer(0, theirs)
            after.answer(1, card)
            value += share * solve(after).value
        chances[card] = (1 - value) / 2  # the learner sits at seat 1
    assert chances == {"surgeon": 0, "mediator": Fraction(1, 4), "saboteur": Fraction(1, 2), "djinn": Fraction(1, 2)}


def test_the_hand_they_hold_is_what_is_told_of_it() -> None:
    """Counted by what lies open: the sixteen cards without the row and the discard pile."""
    table = Playing(shelf.lesson("cardia-6")).view()["table"]
    seen = [pair["cards"][0] for pair in table["row"]] + table["discards"][0]
    rest = [card for card in talia.game("cardia").facts()["card"] if card not in seen]
    deck = set(talia.game("cardia").start(0).lay_out()["decks"][0]) | set(
        talia.game("cardia").start(0).lay_out()["hands"][0]
    )
    assert sorted(set(rest) & deck) == ["mediator", "palace_guard", "void_mage"]


def test_king_and_queen_lift_the_hand_from_112_to_258() -> None:
    playing = Playing(shelf.lesson("fantasy_realms-1"))
    before = playing.state.scores()[0]
    playing.answer("king")
    playing.answer("candle")
    assert (before, playing.state.scores()[0]) == (112, 258)
    assert "From 112 to 258" in texts("en").get("learn-fantasy-realms-1-end-1")


def test_the_deck_brings_fourteen_points_on_average_and_the_area_none() -> None:
    """Every card that the learner cannot see, drawn in turn, with the best discard after it."""
    lesson = shelf.lesson("fantasy_realms-4")
    assert lesson.position is not None
    game = talia.game("fantasy_realms")
    mine, area = lesson.position["table"]["hands"][0], lesson.position["table"]["area"]
    unseen = [card for card in game.facts()["card"] if card not in (*mine, *area)]
    before = game.position(lesson.position).scores()[0]
    gains = []
    for drawn in unseen:
        position = copy.deepcopy(lesson.position)
        position["table"]["hands"][1] = [card for card in unseen if card != drawn][:7]
        position["table"]["deck"] = [drawn]
        state = game.position(position)
        state.answer(0, "deck")
        gains.append(most_points(state, 0) - before)
    assert len(gains) == 42
    assert before == 233
    assert round(sum(gains) / len(gains)) == 14
    assert most_points(game.position(lesson.position), 0) == before  # by cards of the area
    said = texts("en").get("learn-fantasy-realms-4-say-1")
    assert "233" in said
    assert "14 more" in said
