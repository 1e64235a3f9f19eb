"""Whole reviews: made again to the byte, blind to what was hidden and to what came later, and adding up."""

from __future__ import annotations

import msgspec
import pytest

import talia
from talia.core.errors import BadOption, BadRecord
from talia.core.record import Record
from talia.games.cardia.extra.solve import solve
from talia.learn.puzzles.shelf import shipped as puzzles
from talia.review.form import written
from talia.review.jobs import Confirm, Job, Prove, Screen, work
from talia.review.jobs import written as job_of
from talia.review.manner import CLOSER, Played, manner_of, spared
from talia.review.plan import Plan
from talia.review.replayed import replayed
from tests.every_game.test_secrecy import swaps
from tests.every_game.tools import swapped
from tests.review.tools import LITTLE, ended, late, made, played_on, random_game

GAMES = [("cardia", 2), ("radlands", 2), ("fantasy_realms", 3)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_review_comes_out_whatever_the_order_of_the_jobs(game: str, seats: int) -> None:
    record = late(game, 5, 8, seats)
    budget = msgspec.structs.replace(LITTLE, nodes=4)
    one, other = made(record, [0], budget), made(record, [0], budget, backwards=True)
    assert written(one) == written(other)
    assert (one.stage, one.progress) == ("whole", 1.0)
    assert [decision.at for decision in one.decisions] == [n for n, (seat, _) in enumerate(record.answers) if seat == 0]
    assert one.sides[0].curve[-1].chance == replayed(record.write()).results[0]


def test_hidden_cards_and_later_answers_change_no_byte_of_a_decision() -> None:
    """Through the whole pipe: a table, its twin with hidden cards swapped, and three ways to play on."""
    whole = random_game("cardia", 3)
    state = whole.replay(talia.game("cardia"), upto=len(whole.answers) - 8)
    seat = state.asked[0]
    position = state.to_position()
    twin = swapped(position, *swaps("cardia", position, seat, talia.Random(2))[0])
    word = state.decision(seat).options[1].word
    records = [played_on(position, seat, word, 1), played_on(twin, seat, word, 1), played_on(position, seat, word, 8)]
    assert len({record.write() for record in records}) == 3
    found = set()
    for record in records:
        text = record.write()
        best = state.decision(seat).options[0].word
        jobs = (
            Screen(text, "cardia", [0], 0, 2, 8),
            Prove(text, "cardia", [0]),
            Confirm(text, "cardia", 0, best, word, False, 0, 1),
        )
        found.add(tuple(work(job_of(job)) for job in jobs))
    assert len(found) == 1


def test_the_sum_adds_up_or_is_not_shown() -> None:
    for side in made(late("cardia", 7, 12), [0, 1], msgspec.structs.replace(LITTLE, passes=1, nodes=8)).sides:
        found = side.sum
        assert found is not None
        parts = -found.own + found.others + found.luck + found.meetings + found.unexplained
        assert found.result - found.start == pytest.approx(parts, abs=0.001)
        assert found.own >= 0.0
    assert Plan(late("radlands", 7, 4), [0]).review().sides[0].sum is None


def test_solved_endgames_agree_with_the_solver() -> None:
    puzzle = next(one for one in puzzles("cardia") if one.kind == "only_card")
    state = talia.game("cardia").position(puzzle.position)
    solved = solve(state)
    for word in [puzzle.solution.lines[0][0], next(iter(puzzle.solution.loss))]:
        record = played_on(puzzle.position, puzzle.seat, word, 4)
        first = next(one for one in made(record, [puzzle.seat]).decisions if one.at == 0)
        assert first.exact == "solved"
        if word in solved.strategies[puzzle.seat]:
            assert (first.label, first.loss) == ("", None)
        else:
            assert first.loss is not None
            expected = float(talia_fraction(puzzle.solution.loss[word]))
            assert first.loss.mean == pytest.approx(expected, abs=0.0001)
            assert first.label == "blunder"  # a puzzle's wrong cards lose 15 points at least


def talia_fraction(text: str) -> float:
    over, _, under = text.partition("/")
    return int(over) / int(under or 1)


def test_a_sure_win_that_was_thrown_away_is_proven() -> None:
    puzzle = next(one for one in puzzles("radlands"))
    view = talia.game("radlands").position(puzzle.position).view(puzzle.seat, memory=True)
    manner = manner_of("radlands")
    missed = manner.exact(view, "end")
    assert missed is not None
    assert (missed.kind, "end" in missed.good) == ("missed_win", False)
    assert missed.line
    taken = manner.exact(view, puzzle.solution.lines[0][0])
    assert taken is not None
    assert puzzle.solution.lines[0][0] in taken.good


def test_points_given_away_at_scoring_are_exact() -> None:
    puzzle = next(one for one in puzzles("fantasy_realms") if one.kind == "best_choices")
    state = talia.game("fantasy_realms").position(puzzle.position)
    best = int(puzzle.goal["points"])
    options = [option.word for option in state.decision(puzzle.seat).options]
    lost = []
    for word in [puzzle.solution.lines[0][0], *options[:3]]:
        record = played_on(puzzle.position, puzzle.seat, word, 1)
        first = made(record, [puzzle.seat]).decisions[0]
        assert first.exact == "points"
        # A name only where the points have cost the win.
        assert (first.loss is None) == (first.label == "")
        lost.append(first.points)
    assert lost[0] == 0
    found = manner_of("fantasy_realms").exact(state.view(puzzle.seat), options[0])
    assert found is not None
    assert max(found.worth.values()) == best
    assert max(points or 0 for points in lost) > 0


def test_pairs_play_both_answers_in_the_same_worlds() -> None:
    """An answer against itself: every pair is level, so whatever differs elsewhere is the answer's."""
    text = late("cardia", 9, 6).write()
    at = 0
    word = replayed(text).moments[at].word
    found = msgspec.json.decode(work(job_of(Confirm(text, "cardia", at, word, word, False, 0, 3))), type=Played)
    assert (found.pairs, found.squares) == (3, 0.0)
    assert found.best == found.played


def test_what_cannot_be_judged_is_told_so() -> None:
    camps = Plan(random_game("radlands", 2), [0]).review()  # before any job is done: these are decided already
    assert {one.why_not for one in camps.decisions if one.prompt.startswith("radlands.pick")} == {"not_judged"}
    assert "radlands-camps" in camps.note
    other = made(random_game("template", 2), [0])
    assert {one.why_not for one in other.decisions} <= {"not_judged", "forced"}
    assert other.note == ["no-level"]
    assert other.sides[0].curve == []


def test_a_choice_that_was_changed_is_judged_once_by_what_it_came_to() -> None:
    state = talia.game("cardia").start(4)
    options = [option.word for option in state.decision(0).options]
    state.answer(0, options[0])
    state.answer(0, options[1])
    talia_play(state)
    moments = replayed(ended(state).write()).moments
    assert (moments[0].word, moments[0].again) == (options[1], False)
    assert moments[1].again


def talia_play(state: talia.State) -> None:
    rng = talia.Random(1)
    while not state.over:
        seat = state.asked[0]
        state.answer(seat, rng.pick(state.decision(seat).options))


@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_a_game_that_was_given_up_is_reviewed_up_to_there_and_has_no_result(game: str) -> None:
    whole = late(game, 6, 10)
    begun = whole.shortened(len(whole.answers) - 3)
    begun.outcome = None
    budget = msgspec.structs.replace(LITTLE, passes=1, nodes=4)
    found = made(begun, [0], budget, given_up=True)
    side = found.sides[0]
    assert found.stage == "whole"
    assert "given-up" in found.note
    assert side.sum is None
    assert side.adjusted is None
    assert [point.at for point in side.curve] == [one.at for one in found.decisions if one.why_not != "forced"]
    assert all(point.at < len(begun.answers) for point in side.curve)


def test_who_looks_closer_has_one_decision_played_on_with_many_times_the_pairs() -> None:
    record = late("radlands", 9, 14)
    plan = Plan(record, [0, 1], msgspec.structs.replace(LITTLE, nodes=4))
    at = next(at for at, one in plan.weighed.items() if not one.forced and one.judges)
    seat = plan.weighed[at].seat
    closer = Plan(record, [seat], msgspec.structs.replace(LITTLE, nodes=4, pairs=3, closer=at))
    assert (closer.budget.pairs, closer.budget.confirmed, closer.budget.redeals) == (3 * CLOSER, 1, 0)
    asked = set()
    while (job := closer.next()) is not None:
        found = msgspec.json.decode(job)
        asked |= {found["at"]} if "at" in found else set(found["ats"])
        closer.take(job, work(job))
    assert asked == {at}
    assert [one.at for one in closer.review().decisions] == [at]
    for wrong in (-1, len(record.answers), next(n for n, one in plan.weighed.items() if one.seat != seat)):
        with pytest.raises(BadOption, match=f"closer: {wrong} is not allowed; allowed: a moment at which the seat"):
            Plan(record, [seat], msgspec.structs.replace(LITTLE, closer=wrong))


@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_with_little_time_nothing_is_played_on_unless_somebody_looks_closer(game: str) -> None:
    record = late(game, 6, 8, 3 if game == "fantasy_realms" else 2)
    usual, little = manner_of(game).budget, spared(game)
    plan = Plan(record, [0], little)
    assert "sparing" in plan.review().note
    assert "sparing" not in Plan(record, [0]).review().note
    assert (little.nodes or 0) < (usual.nodes or 0)
    while (job := plan.next()) is not None:
        assert not isinstance(msgspec.json.decode(job, type=Job), Confirm)
        plan.take(job, work(job))
    found = plan.review()
    assert found.stage == "whole"
    assert not [one for one in found.decisions if one.loss is not None and one.exact == ""]
    at = next(at for at, one in plan.weighed.items() if one.seat == 0)
    closer = Plan(record, [0], spared(game, at)).budget
    assert (closer.pairs, closer.nodes, closer.passes) == (usual.pairs, usual.nodes, usual.passes)


def test_only_finished_games_and_their_own_seats_are_reviewed() -> None:
    state = talia.game("cardia").start(4)
    assert state.record is not None
    with pytest.raises(BadRecord, match="has not ended"):
        Plan(state.record, [0])
    with pytest.raises(BadOption, match="seat: 2 is not allowed; allowed: 0 to 1"):
        Plan(random_game("cardia", 1), [2])


def test_a_result_that_nobody_asked_for_changes_nothing() -> None:
    plan = Plan(Record.read(random_game("fantasy_realms", 1, 3).write()), [0], LITTLE)
    job = plan.next()
    assert job is not None
    result = work(job)
    plan.take(job, result)
    before = written(plan.review())
    assert plan.take(job, result) is False
    assert written(plan.review()) == before
