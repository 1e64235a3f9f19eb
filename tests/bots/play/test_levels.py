"""Levels by name, budgets and contestants: found, refused, and never pretending."""

from __future__ import annotations

import pytest

import talia
from talia import engine
from talia.bots import LEVELS, Budget, bot, think
from talia.bots.play.budget import Meter
from talia.bots.play.explanation import told
from talia.bots.play.levels import Spec, find, levels, made, own_levels
from talia.games import PLACES
from tests.bots.tools import template_view


@pytest.mark.parametrize("game", list(PLACES))
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(game: str, level: str) -> None:
    state = talia.game(game).start(2, log=False)
    players = [bot(level, seat, Budget(nodes=20)) for seat in range(state.setup.places)]
    for _ in range(12):
        if state.over:
            break
        seat = state.asked[0]
        state.answer(seat, players[seat].answer(state.view(seat)))
        quality = players[seat].record["quality"]
        assert quality["level"] == level
        assert quality["plays"] in levels(game, state.setup.seats, state.setup.options)


@pytest.mark.parametrize("game", list(PLACES))
def test_a_missing_level_is_played_by_a_weaker_one_that_says_so(game: str) -> None:
    setup = talia.game(game).setup()
    there = levels(game, setup.seats, setup.options)
    for number, name in enumerate(LEVELS):
        found = find(name, game, setup.seats, setup.options)
        assert found.asked == name
        assert found.stands_in == (name not in there)
        assert found.level.name in LEVELS[: number + 1]


def test_the_template_shows_how_levels_are_found() -> None:
    assert [level.name for level in own_levels("template")] == ["apprentice"]
    found = find("expert", "template", 2, {})
    assert found.stands_in
    assert found.level.name == "apprentice"
    assert think(template_view(), "expert", 1, None)[1]["quality"] == {"level": "expert", "plays": "apprentice"}


def test_unknown_levels_and_knobs_name_those_there_are() -> None:
    with pytest.raises(
        talia.BadOption, match=r"'wizard'.*allowed: novice, apprentice, adept, expert, master, random, ismcts"
    ):
        find("wizard", "template", 2, {})
    with pytest.raises(talia.BadOption, match="no knob 'speed'; allowed: exploration"):
        made(find("ismcts", "template", 2, {}), (("speed", 1.0),))
    with pytest.raises(talia.UnknownGame):
        find("novice", "chess", 2, {})


def test_contestants_are_written_in_a_word() -> None:
    spec = Spec.parse("ismcts[exploration=0.5]@2000n")
    assert spec == Spec("ismcts", (("exploration", 0.5),), Budget(nodes=2000))
    assert str(spec) == "ismcts[exploration=0.5]@2000n"
    assert Spec.parse("expert@50ms").budget == Budget(seconds=0.05)
    for wrong in ("", "Expert", "a b", "ismcts[x]", "ismcts[x=y]", "ismcts@fast", "ismcts@1.5n", "ismcts@0s"):
        with pytest.raises(talia.BadOption):
            Spec.parse(wrong)


def test_a_budget_is_nodes_or_seconds() -> None:
    assert str(Budget(nodes=5)) == "5n"
    assert Budget.from_json({"seconds": 2}) == Budget(seconds=2.0)
    for wrong in (None, {}, {"nodes": 1, "seconds": 1}, {"nodes": 1.5}, {"seconds": "1"}, {"nodes": True}, {"days": 1}):
        with pytest.raises(talia.BadOption):
            Budget.from_json(wrong)
    with pytest.raises(talia.BadOption):
        Budget()


def test_a_meter_hands_out_exactly_the_nodes_there_are() -> None:
    meter = Meter(Budget(nodes=1300))
    batches = []
    while batch := meter.batch():
        batches.append(batch)
    assert sum(batches) == 1300
    assert meter.nodes == 1300
    assert max(batches) <= 512


def test_a_meter_begins_at_least_one_batch_and_then_watches_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("talia.bots.play.budget.time.perf_counter", lambda: now[0])
    meter = Meter(Budget(seconds=0.1))
    now[0] = 0.5  # reading the view took longer than the whole budget
    assert meter.batch() > 0
    assert meter.batch() == 0
    now[0] = 0.0
    meter = Meter(Budget(seconds=0.1))
    while batch := meter.batch():
        now[0] += batch * 1e-4  # ten thousand nodes a second
    assert 0.08 < now[0] <= 0.095


def test_the_same_seed_answers_the_same_and_others_differ() -> None:
    view = template_view()
    assert {bot("novice", 4).answer(view) for _ in range(5)} == {bot("novice", 4).answer(view)}
    assert len({bot("novice", seed).answer(view) for seed in range(30)}) == 3


@pytest.mark.parametrize(("game", "level"), [("cardia", "expert"), ("cardia", "adept"), ("radlands", "expert")])
def test_a_level_that_sees_less_on_interpreted_rules_says_so_and_keeps_its_time(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = find(level, game, 2, talia.game(game).setup(2).options)
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    assert found.slowed()
    assert not found.slowed(Budget(nodes=100)), "as many nodes are as strong, only later"
    monkeypatch.setattr(engine, "kind", lambda: "compiled")
    assert not found.slowed()


def test_a_record_says_that_its_bot_was_slowed(monkeypatch: pytest.MonkeyPatch) -> None:
    view = talia.game("cardia").start(4).view(0)
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    record = think(view, "expert", 1, Budget(seconds=0.05))[1]
    assert record["quality"]["slowed"] is True
    assert {"text": "bots-slowed", "level": "expert"} in told(record, view)
    assert "slowed" not in think(view, "expert", 1, Budget(nodes=100))[1]["quality"]
    monkeypatch.setattr(engine, "kind", lambda: "compiled")
    record = think(view, "expert", 1, Budget(seconds=0.05))[1]
    assert "slowed" not in record["quality"]
    assert "bots-slowed" not in [line["text"] for line in told(record, view)]


def test_levels_that_play_the_same_on_any_rules_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    for game in PLACES:
        for level in own_levels(game):
            if not level.thinks:
                assert not level.needs_compiled, f"{game}: {level.name} plays the same whatever its time"
