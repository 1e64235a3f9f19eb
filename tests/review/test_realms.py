"""Draws and discards of Fantasy Realms: points to the digit, quick players, and judgements blind to what was hidden."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import talia
from talia.bots.fantasy_realms.hands import Hands, expecting_answer, sight_of
from talia.bots.fantasy_realms.sight import in_the_game, mask, members
from talia.games.fantasy_realms.state import FantasyRealms
from talia.learn.puzzles.shelf import shipped as puzzles
from talia.review.fantasy_realms import _quick
from talia.review.form import Judged, Review
from talia.review.jobs import work
from talia.review.manner import manner_of
from talia.review.measured import MEASURED
from talia.review.plan import Plan, method_of
from talia.review.standing import shown
from talia.texts import LANGUAGES, texts
from tests.every_game.test_secrecy import swaps
from tests.every_game.tools import swapped
from tests.review.tools import LITTLE, late, made, played_on, random_game

GAME = "fantasy_realms"
HANDS = Hands()


def wholly(record: talia.Record, seat: int, pairs: int) -> Review:
    """A review with every label and every loss played on."""
    budget = msgspec.structs.replace(LITTLE, passes=1, nodes=400, pairs=pairs, confirmed=99, redeals=0)
    plan = Plan(record, [seat], budget, every=True)
    while (job := plan.next()) is not None:
        plan.take(job, work(job))
    return plan.review()


def bad_draw() -> tuple[dict[str, Any], int, str]:
    """A late turn with a card of the area that is worth much less than another answer."""
    manner = manner_of(GAME)
    for seed in range(1, 20):
        whole = random_game(GAME, seed, 4)
        for back in range(24, 8, -1):
            state = whole.replay(talia.game(GAME), upto=len(whole.answers) - back)
            seat = state.asked[0]
            points = manner.points(state.view(seat, memory=True))
            if len(points) > 4 and max(points.values()) - min(points.values()) > 60:
                return state.to_position(), seat, min(points, key=lambda word: points[word])
    raise AssertionError("no bad answer")


def test_hidden_cards_and_later_answers_change_no_byte_of_a_judged_decision() -> None:
    """Through the whole pipe: a table, its twin with hidden cards swapped, and three ways to play on."""
    position, seat, word = bad_draw()
    twin = swapped(position, *swaps(GAME, position, seat, talia.Random(2))[0])
    records = [played_on(position, seat, word, 1), played_on(twin, seat, word, 1), played_on(position, seat, word, 8)]
    assert len({record.write() for record in records}) == 3
    first = [wholly(record, seat, 8).decisions[0] for record in records]
    assert len({msgspec.json.encode(one) for one in first}) == 1
    assert first[0].screened is not None or first[0].why_not == "withdrawn"
    assert (first[0].played, first[0].at) == (word, 0)


def test_the_same_review_with_pairs_comes_out_in_any_order() -> None:
    position, seat, word = bad_draw()
    record = played_on(position, seat, word, 1)
    budget = msgspec.structs.replace(LITTLE, passes=1, nodes=400, pairs=8, confirmed=2, redeals=0)
    one, other = made(record, [seat], budget), made(record, [seat], budget, backwards=True)
    assert msgspec.json.encode(one) == msgspec.json.encode(other)


def test_points_are_those_of_the_best_swap_and_the_mean_over_all_cards_not_seen() -> None:
    manner = manner_of(GAME)
    puzzle = next(one for one in puzzles(GAME) if one.kind == "best_swap")
    state = talia.game(GAME).position(puzzle.position)
    view = state.view(puzzle.seat, memory=True)
    points = manner.points(view)
    assert set(points) == {option["word"] for option in view["decision"]["options"]}
    take, discard = (word.rpartition(":")[2] for word in puzzle.solution.lines[0])
    assert points[take] == max(points.values()) == puzzle.goal["points"]
    table = view["table"]
    hand, area = mask(table["hands"][puzzle.seat]), mask(table["area"])
    known = [mask(cards) for owner, cards in enumerate(table["known"]) if owner != puzzle.seat]
    unseen = members(in_the_game(view["options"]) & ~(hand | area | sum(known)))
    means = []
    for card in unseen:
        held = hand | 1 << card
        means.append(max(int(HANDS.points(held & ~(1 << out), area)) for out in members(held)))
    assert points["deck"] == pytest.approx(sum(means) / len(means))
    state.answer(puzzle.seat, take)
    after = manner.points(state.view(puzzle.seat, memory=True))
    assert after[discard] == max(after.values()) == points[take]


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {"variant": "two_player"})])
def test_quick_players_answer_nearly_as_those_who_look_at_every_card(seats: int, options: dict[str, Any]) -> None:
    same: list[bool] = []
    for seed in range(3):
        state = talia.game(GAME).start(seed, seats=seats, **options)
        assert isinstance(state, FantasyRealms)
        while not state.open:
            seen = sight_of(state, state.asked[0])
            answer = _quick(seen)
            if seen.drawn == 0:
                same.append(answer == expecting_answer(HANDS, seen))
            state.take(state.asked[0], answer)
    assert len(same) > 30
    assert sum(same) >= 0.85 * len(same)


def test_every_draw_and_discard_is_told_in_points_and_judged_where_figures_stand() -> None:
    budget = msgspec.structs.replace(LITTLE, passes=1, nodes=100, pairs=0, redeals=0)
    four = made(late(GAME, 3, 24, 4), [0], budget)
    assert _told(four)
    labelled = bool(shown(MEASURED.get(GAME)))
    assert any(one.why_not != "not_judged" for one in _told(four)) == labelled
    assert "realms-four" not in four.note
    three = made(late(GAME, 3, 24, 3), [0], budget)
    assert ("realms-four" in three.note) == labelled
    two = random_game(GAME, 5, 2, variant="two_player")
    found = made(two, [0], budget)
    assert _told(found)
    assert {one.why_not for one in _told(found)} == {"not_judged"}
    assert manner_of(GAME).without in found.note
    assert "realms-four" not in found.note
    for language in LANGUAGES:
        assert texts(language).has("review-note-realms-four")


def _told(review: Review) -> list[Judged]:
    """Draws and discards with a choice; each answer that is shown has its points, the most points are among them."""
    found = [one for one in review.decisions if one.why_not != "forced" and not one.exact]
    for one in found:
        assert all(option.score is not None for option in one.options), one
        chances = [option.chance or 0.0 for option in one.options]
        assert all(first >= second for first, second in pairwise(chances[:-2]))
        json.dumps(msgspec.to_builtins(one))
    return found


def test_a_change_of_one_games_reviews_makes_only_these_anew() -> None:
    assert method_of("cardia") == method_of("radlands") < method_of(GAME)
