"""Labels stand on measured figures: which names may be given, and what a reader is told of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from talia.review.form import Judged, Label, Loss
from talia.review.manner import OURS, manner_of
from talia.review.measured import MEASURED
from talia.review.standing import FEW, NAMES, Figures, Share, notes_of, shown, withhold
from talia.texts import LANGUAGES, texts

GOOD = Figures(
    games=100,
    alarms=Share(20, 2000),
    blunders=0,
    planted=Share(95, 100),
    off=0.03,
    right={"slip": Share(58, 60), "mistake": Share(70, 70), "blunder": Share(70, 70)},
)


def test_figures_that_are_all_reached_give_every_name_and_need_no_note() -> None:
    assert shown(GOOD) == NAMES
    assert notes_of("cardia", GOOD, "labels-none") == []


@pytest.mark.parametrize(
    "figures",
    [
        None,
        replace(GOOD, games=0),
        replace(GOOD, alarms=Share(41, 2000)),
        replace(GOOD, right={}),
        replace(GOOD, right={"slip": Share(50, 60), "mistake": Share(60, 70), "blunder": Share(70, 70)}),
    ],
    ids=["nothing measured", "no games", "false alarms", "no agreement", "wrong signs"],
)
def test_a_figure_that_is_missed_takes_all_names_away(figures: Figures | None) -> None:
    assert shown(figures) == ()
    assert notes_of("cardia", figures, "why") == ["why"]


def test_a_blunder_in_an_experts_own_game_takes_that_name_away() -> None:
    figures = replace(GOOD, blunders=1)
    assert shown(figures) == ("slip", "mistake")
    assert notes_of("cardia", figures, "labels-none") == ["labels-no-blunder"]


def test_a_name_falls_by_its_own_labels_once_there_are_enough_of_them() -> None:
    few = {**GOOD.right, "slip": Share(FEW - 2, FEW - 1)}
    many = {**GOOD.right, "slip": Share(54, 60)}
    assert shown(replace(GOOD, right=few)) == NAMES
    assert shown(replace(GOOD, right=many)) == ("mistake", "blunder")
    assert notes_of("cardia", replace(GOOD, right=many), "labels-none") == ["labels-no-slip"]


@pytest.mark.parametrize(
    ("figures", "notes"),
    [
        (replace(GOOD, planted=Share(85, 100)), ["labels-missing"]),
        (replace(GOOD, games=99), ["labels-small"]),
        (replace(GOOD, off=0.031), ["chances-off"]),
        (replace(GOOD, planted=Share(18, 20)), ["labels-small"]),
        (replace(GOOD, right={"mistake": Share(199, 199)}), ["labels-small"]),
        (replace(GOOD, planted=Share(8, 10)), ["labels-missing", "labels-small"]),
    ],
)
def test_mistakes_that_are_not_found_and_small_samples_are_told(figures: Figures, notes: list[str]) -> None:
    assert shown(figures) == NAMES
    assert notes_of("cardia", figures, "labels-none") == notes


@pytest.mark.parametrize(
    ("label", "pairs", "left"), [("slip", 96, ""), ("slip", 0, "slip"), ("mistake", 96, "mistake")]
)
def test_what_may_not_be_named_is_a_thin_bar_again_but_for_what_is_proven(label: Label, pairs: int, left: str) -> None:
    loss = Loss(mean=0.06, low=0.02, high=0.1, pairs=pairs)
    judged = Judged(at=3, seat=0, prompt="", played="b", best="a", screened=0.07, loss=loss, label=label)
    withhold(judged, ("mistake", "blunder"))
    assert judged.label == left
    assert (judged.loss is None, judged.why_not) == ((True, "only_screened") if not left else (False, ""))
    assert judged.screened == 0.07


def test_every_note_that_a_review_can_have_is_a_text_in_every_language() -> None:
    keys = ["no-level", "no-sum", "given-up", "chances-off", "labels-none", "labels-missing", "labels-small"]
    keys += [f"labels-no-{name}" for name in NAMES]
    keys += [key for game in OURS for key in (*manner_of(game).notes, manner_of(game).without)]
    for language in LANGUAGES:
        assert [key for key in keys if not texts(language).has(f"review-note-{key}")] == []


@pytest.mark.parametrize("game", sorted(MEASURED))
def test_what_is_measured_hangs_together(game: str) -> None:
    figures = MEASURED[game]
    assert figures.blunders <= figures.alarms.found <= figures.alarms.of
    assert figures.planted.found <= figures.planted.of
    assert all(one.found <= one.of for one in figures.right.values())
