"""When a loss may be told, and when it has a name: support, two keys, and what is never labelled."""

from __future__ import annotations

from typing import Any

import pytest

from talia.review.confirming import ROUND, Confirming
from talia.review.form import Judged
from talia.review.manner import Played, Proven
from talia.review.weighing import BLUNDER, Weighed, judged, proposed


def weighed(passes: list[dict[str, tuple[float, float | None]]], played: str, **more: Any) -> Weighed:
    """A decision with what each pass says of each option: its chance and its share."""
    words = list(passes[0])
    found = Weighed(4, 0, played, "cardia.play", words, True, -1, True, True, False, **more)
    for number, row in enumerate(passes):
        options = [[word, chance, 0.02, mix, None] for word, (chance, mix) in row.items()]
        value = max(chance for chance, _ in row.values())
        found.passes[number] = {"options": options, "value": value, "error": 0.0, "because": [], "line": []}
    return found


def verdict(one: Weighed) -> Judged:
    return judged(one, "template", "expert", 2)


def test_a_card_of_the_mixture_never_has_a_loss() -> None:
    once = weighed([{"a": (0.6, 0.9), "b": (0.3, 0.1)}, {"a": (0.6, 1.0), "b": (0.3, 0.0)}], "b")
    found = verdict(once)
    assert (found.why_not, found.loss, found.label, found.screened, found.best) == ("mixture", None, "", None, "b")
    assert not proposed(once)
    never = weighed([{"a": (0.6, 1.0), "b": (0.3, 0.0)}, {"a": (0.61, 1.0), "b": (0.3, 0.0)}], "b")
    assert proposed(never)
    assert verdict(never).screened == pytest.approx(0.305)


def test_what_is_only_screened_has_neither_number_nor_name() -> None:
    found = verdict(weighed([{"a": (0.6, None), "b": (0.3, None)}, {"a": (0.62, None), "b": (0.3, None)}], "b"))
    assert (found.why_not, found.loss, found.label, found.best) == ("only_screened", None, "", "a")


def test_a_loss_within_its_error_is_none() -> None:
    passes: list[dict[str, tuple[float, float | None]]] = [
        {"a": (0.6, None), "b": (0.3, None)},
        {"a": (0.3, None), "b": (0.55, None)},
    ]
    one = weighed(passes, "b")
    assert verdict(one).why_not == "alike"
    assert not proposed(one)


def test_the_loss_is_counted_in_the_same_pass() -> None:
    """Both options swing with the worlds by 20 points, their difference does not."""
    one = weighed([{"a": (0.7, None), "b": (0.6, None)}, {"a": (0.5, None), "b": (0.4, None)}], "b")
    loss = one.loss()
    assert loss is not None
    assert loss == pytest.approx((0.1, 0.0))


@pytest.mark.parametrize(("loss", "label"), [(0.04, ""), (0.05, "slip"), (0.12, "mistake"), (0.4, "blunder")])
def test_what_is_proven_needs_no_second_key(loss: float, label: str) -> None:
    one = weighed(
        [{"a": (0.5, 1.0), "b": (0.5, 0.0)}], "b", proven=Proven("solved", {"a": 0.5, "b": 0.5 - loss}, ["a"], [])
    )
    found = verdict(one)
    assert found.label == label
    assert found.loss is not None
    assert (found.loss.pairs, found.exact) == (0, "solved")
    assert not proposed(one)


def confirmed(parts: list[tuple[float, float]], pairs: int = 12, most: int = 96) -> tuple[Judged, int]:
    """A decision after pairs of which each part has so many wins with the better and with the played answer."""
    one = Confirming(4, "a", "b", False, pairs, most)
    while (number := one.wanted()) is not None:
        best, played = parts[number % len(parts)]
        one.take(number, Played(pairs, best, played, abs(best - played)))
    found = Judged(at=4, seat=0, prompt="", played="b", best="a", screened=0.2, why_not="only_screened")
    one.settle(found)
    return found, len(one.parts)


def test_a_clear_loss_is_named_and_stops_early_but_not_at_first_sight() -> None:
    found, parts = confirmed([(9.0, 3.0)], most=192)
    assert (found.label, found.why_not) == ("blunder", "")
    assert found.loss is not None
    assert (found.loss.mean, found.loss.pairs) == (0.5, 12 * 2 * ROUND)
    assert found.loss.low > 0.0
    assert parts == 2 * ROUND


def test_a_name_is_one_that_an_error_less_would_still_have() -> None:
    found, _ = confirmed([(8.0, 6.0)])  # 16.7 points, give or take 4
    assert found.loss is not None
    assert found.loss.mean > BLUNDER
    assert found.label == "mistake"


def test_a_loss_that_play_does_not_bear_out_is_withdrawn() -> None:
    found, parts = confirmed([(6.0, 6.0)])
    assert (found.label, found.loss, found.why_not, found.best) == ("", None, "withdrawn", "b")
    assert parts == ROUND


def test_what_stays_open_stays_a_thin_bar() -> None:
    found, parts = confirmed([(9.0, 2.0), (3.0, 9.0)])
    assert (found.label, found.loss, found.why_not) == ("", None, "only_screened")
    assert parts == 8  # all that the budget has


@pytest.mark.parametrize("parts", [[(12.0, 11.5)], [(0.5, 0.0)]])
def test_nothing_is_named_where_both_answers_win_or_both_lose(parts: list[tuple[float, float]]) -> None:
    assert confirmed(parts, most=480)[0].label == ""


def test_a_decision_is_done_by_its_own_pairs_in_any_order() -> None:
    whole = [Played(12, 8.0, 5.0 - n / 4, 3.0 + n / 4) for n in range(ROUND)]
    found = []
    for order in (range(ROUND), reversed(range(ROUND))):
        one = Confirming(4, "a", "b", False, 12, 12 * ROUND)
        for _ in range(ROUND):
            one.wanted()
        for number in order:
            one.take(number, whole[number])
        found.append((one.done, one.found()))
    assert found[0] == found[1]
    assert found[0][0]


def test_what_has_gained_nothing_in_half_of_its_pairs_leaves_the_rest_to_others() -> None:
    found, parts = confirmed([(6.0, 3.0), (3.0, 7.0)], most=12 * 4 * ROUND)
    assert (found.label, found.why_not) == ("", "withdrawn")
    assert parts == 2 * ROUND


def part(mean: float, pairs: int = 4) -> Played:
    """Pairs of which one answer or the other wins, so that the better one has so much more on average."""
    gained = round(abs(mean) * pairs)
    return Played(pairs, float(gained) if mean > 0 else 0.0, float(gained) if mean < 0 else 0.0, float(gained))


def test_a_few_pairs_that_all_agree_do_not_withdraw_a_loss() -> None:
    """32 pairs in which the better answer never won, of an answer that lost 10 points in 480 others."""
    one = Confirming(4, "a", "b", False, 4, 240)
    for _ in range(8):
        number = one.wanted()
        assert number is not None
        assert not one.take(number, part(0.0))
    assert one.reach(3.0) > 0.10
    while (number := one.wanted()) is not None:
        one.take(number, part(0.5) if number % 3 == 0 else part(0.0))
    assert one.lost


def test_what_is_left_out_of_reach_by_many_pairs_is_withdrawn_before_half_of_them() -> None:
    one = Confirming(4, "a", "b", False, 4, 240)
    while (number := one.wanted()) is not None:
        one.take(number, part(0.0))
    assert len(one.parts) * one.part < 120


def test_a_loss_without_a_name_is_not_one_that_was_borne_out() -> None:
    """Three points at many errors, and forty where both answers lose nearly always."""
    small = Confirming(4, "a", "b", False, 100, 4000)
    slight = Confirming(4, "a", "b", False, 100, 400)
    for one, best, played, squares in ((small, 53.0, 50.0, 3.0), (slight, 4.0, 0.0, 4.0)):
        while (number := one.wanted()) is not None:
            one.take(number, Played(100, best, played, squares))
        mean, error = one.found()[:2]
        assert mean > 2 * error
        assert not one.lost


def test_what_is_open_gets_more_pairs_once() -> None:
    one = Confirming(4, "a", "b", False, 4, 32)
    while (number := one.wanted()) is not None:
        one.take(number, Played(4, 2.0, 1.0, 3.0))
    mean, error = one.found()[:2]
    assert error < mean < 2 * error
    assert one.open
    one.go_on(64)
    assert not one.done
    while (number := one.wanted()) is not None:
        one.take(number, Played(4, 2.0, 1.0, 3.0))
    assert one.lost
    assert one.found()[4] == 96
    assert not one.open


@pytest.mark.parametrize(("wins", "label"), [({"a": 1.0, "b": 0.0}, "blunder"), ({"a": 1.0, "b": 1.0}, "")])
def test_points_given_away_have_a_name_only_where_they_cost_the_win(wins: dict[str, float], label: str) -> None:
    passes: list[dict[str, tuple[float, float | None]]] = [{"a": (0.5, None), "b": (0.5, None)}]
    found = verdict(weighed(passes, "b", proven=Proven("points", {"a": 210.0, "b": 190.0}, ["a"], [], wins)))
    assert (found.points, found.label) == (20, label)
    assert (found.loss is None) == (label == "")
