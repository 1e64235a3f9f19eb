"""The coach: three grades that fade, a second look at fifteen points, a ladder of three, and no word on a mixture."""

from __future__ import annotations

import json
from typing import Any

import talia
from talia.bots import Budget, bot
from talia.learn import judging, prompts
from talia.learn.coach import ASKED, FADES, SILENT, SPEAKS, Coach, rounds
from talia.learn.playing import Bubble
from talia.texts import texts

GAMES = ("cardia", "radlands", "fantasy_realms")
WORDS = 25


def record_of(view: dict[str, Any], losses: list[float], mix: list[float] | None = None, **more: Any) -> dict[str, Any]:
    """The record of somebody who finds the first option best, and the others so much worse."""
    options = view["decision"]["options"]
    shown = [
        {"action": option["action"], "word": option["word"], "chance": 0.6 - loss}
        for option, loss in zip(options, losses, strict=False)
    ]
    for option, share in zip(shown, mix or [], strict=False):
        option["mix"] = share
    quality = {"level": "expert", "plays": "expert"}
    return {"best": shown[0], "options": shown, "because": [], "beliefs": [], "line": [], "quality": quality, **more}


def discarding() -> dict[str, Any]:
    """A question with many answers: which of eight cards goes."""
    state = talia.game("fantasy_realms").start(3, seats=3)
    while state.decision(state.asked[0]).prompt != "fantasy_realms.discard":
        state.answer(state.asked[0], state.legal(state.asked[0])[0])
    return dict(state.view(state.asked[0], memory=True))


def test_it_speaks_in_the_first_rounds_waits_in_the_next_and_is_silent_later() -> None:
    assert [Coach().grade(round) for round in range(1, 9)] == [SPEAKS] * 3 + [ASKED] * 3 + [SILENT] * 2
    assert [Coach((1, 2)).grade(round) for round in (1, 2, 3)] == [SPEAKS, ASKED, SILENT]
    view = discarding()
    record = record_of(view, [0.0, 0.05, 0.2])
    worst = view["decision"]["options"][2]["word"]
    for round in range(1, 12):
        coach = Coach()
        spoken = bool(coach.before(round, view, record)), bool(coach.after(round, view, record, worst))
        assert spoken == ((True, True) if round <= FADES[0] else (False, False)), round
        assert all(coach.ladder(view, record, rung) for rung in (1, 2, 3))
    assert not Coach().wants(FADES[1] + 1, view)


def test_one_bubble_a_question_and_none_twice_in_a_round() -> None:
    view = discarding()
    record = record_of(view, [0.0, 0.05])
    coach = Coach()
    assert len(coach.before(1, view, record)) == 1
    assert coach.before(1, view, record) == []
    assert len(coach.before(2, view, record)) == 1


def test_a_second_look_begins_at_fifteen_points() -> None:
    view = discarding()
    words = [option["word"] for option in view["decision"]["options"]]
    record = record_of(view, [0.0, 0.14, 0.15])
    assert Coach().after(1, view, record, words[0]) == []
    assert Coach().after(1, view, record, words[1]) == []
    (bubble,) = Coach().after(1, view, record, words[2])
    assert (bubble.kind, bubble.text) == ("look", "learn-coach-look")
    assert Coach().after(1, view, record, f"card:{words[2]}") == [bubble]


def test_an_option_below_all_that_the_record_tells_of_is_worth_a_second_look() -> None:
    view = discarding()
    last = view["decision"]["options"][-1]["word"]
    assert Coach().after(1, view, record_of(view, [0.0, 0.2]), last)
    assert Coach().after(1, view, record_of(view, [0.0, 0.1]), last) == []


def test_a_bot_that_is_not_itself_gives_no_second_look() -> None:
    view = discarding()
    words = [option["word"] for option in view["decision"]["options"]]
    slowed = {"level": "expert", "plays": "expert", "slowed": True}
    other = {"level": "expert", "plays": "apprentice"}
    for quality in (slowed, other):
        coach = Coach()
        record = record_of(view, [0.0, 0.4], quality=quality)
        assert coach.after(1, view, record, words[1]) == []
        for _ in range(9):
            coach.after(1, view, record, words[0])
        assert coach.grade(1) == SPEAKS, "what is not judged has not gone well either"


def test_three_good_decisions_lower_it_and_two_second_looks_raise_it_by_one() -> None:
    view = discarding()
    good, bad = view["decision"]["options"][0]["word"], view["decision"]["options"][1]["word"]
    record = record_of(view, [0.0, 0.3])
    coach = Coach()
    coach.after(1, view, record, good)
    coach.after(1, view, record, good)
    coach.after(1, view, record, bad)
    assert coach.grade(1) == SPEAKS, "not in a row"
    for _ in range(3):
        coach.after(2, view, record, good)
    assert coach.grade(2) == ASKED
    assert coach.before(2, view, record) == []
    assert coach.after(2, view, record, bad) == [], "it is noticed and not told"
    assert coach.grade(2) == ASKED
    coach.after(2, view, record, bad)
    assert coach.grade(2) == SPEAKS
    for _ in range(2):
        coach.after(4, view, record, bad)
    assert coach.grade(4) == ASKED, "it never speaks in a later round than its grade's"
    for _ in range(9):
        coach.after(4, view, record, good)
    assert coach.grade(4) == SILENT


def test_decisions_without_a_difference_do_not_count() -> None:
    view = discarding()
    coach = Coach()
    for _ in range(9):
        coach.after(1, view, record_of(view, [0.0, 0.001, 0.002]), view["decision"]["options"][0]["word"])
    assert coach.grade(1) == SPEAKS


def test_the_last_rung_tells_which_and_why_by_the_plainest_reason() -> None:
    view = discarding()
    second = view["decision"]["options"][1]["action"]
    because = [{"code": "ahead", "by": 0.2, "of": second}, {"code": "realms-discard", "points": 90, "less": 12}]
    which, why = Coach().ladder(view, record_of(view, [0.0, 0.2], because=because), 3)
    assert which.look == (f"option:{view['decision']['options'][0]['word']}",)
    assert (why.text, why.places) == ("bots-reason-realms-discard", {"points": 90, "less": 12})
    assert not [
        bubble for rung in (1, 2) for bubble in Coach().ladder(view, record_of(view, [0.0]), rung) if bubble.places
    ]


def test_a_forced_answer_is_not_talked_about() -> None:
    view = discarding()
    view["decision"]["options"] = view["decision"]["options"][:1]
    assert not Coach().wants(1, view)
    assert Coach().before(1, view, record_of(view, [0.0])) == []
    assert [bubble.text for bubble in Coach().ladder(view, None, 3)] == ["learn-coach-forced"]


def test_the_round_is_the_learner_s_own() -> None:
    told = [{"event": kind, "seat": seat} for kind, seat in [("turn_began", 1), ("turn_began", 0), ("drew", 0)]]
    assert (rounds([], 0), rounds(told, 0), rounds([*told, {"event": "turn_began", "seat": 0}], 0)) == (1, 1, 2)
    assert rounds([{"event": "round_began", "round": n} for n in (1, 2, 3)], 0) == 3


# Mixtures.


def named(view: dict[str, Any], bubbles: list[Bubble]) -> set[str]:
    """The options that bubbles name or point at."""
    text = json.dumps([[bubble.places, bubble.look] for bubble in bubbles])
    return {
        option["word"]
        for option in view["decision"]["options"]
        if f'{view["game"]}-card-{option["card"]}"' in text or f'"option:{option["word"]}"' in text
    }


def test_no_bubble_is_about_a_card_of_the_mixture() -> None:
    """Random shares over random hands: whatever has a share is right, and is neither doubted nor named."""
    rng = talia.Random(5)
    spoken = 0
    for seed in range(60):
        state = talia.game("cardia").start(seed)
        view = state.view(0, memory=True)
        words = [option["word"] for option in view["decision"]["options"]]
        shares = [float(rng.below(3)) for _ in words]
        if sum(share > 0 for share in shares) < 2:
            continue
        total = sum(shares)
        losses = [rng.below(50) / 100 for _ in words]
        record = record_of(view, losses, [share / total for share in shares])
        mixed = {word for word, share in zip(words, shares, strict=True) if share > 0}
        assert {option["word"] for option in judging.mixture(record)} == mixed
        for word in words:
            coach = Coach()
            told = [*coach.before(1, view, record), *coach.after(1, view, record, word)]
            told += [bubble for rung in (1, 2, 3) for bubble in coach.ladder(view, record, rung)]
            assert not named(view, told) & mixed
            again = [bubble for bubble in told if bubble.kind == "look"]
            assert not (again and word in mixed)
            spoken += len(again)
    assert spoken > 20


def test_the_expert_s_own_mixtures_are_never_doubted() -> None:
    """Random Cardia games, the expert asked about every card: no second look at a card with a share."""
    shared = doubted = 0
    for seed in range(3):
        state = talia.game("cardia").start(seed)
        rng = talia.Random(seed)
        expert = bot("expert", seed, Budget(nodes=60))
        while not state.over and shared < 60:
            for seat in state.asked:
                view = state.view(seat, memory=True)
                if view["decision"]["prompt"] == "cardia.play" and len(view["decision"]["options"]) > 1:
                    expert.answer(view)
                    record = expert.record
                    record["quality"].pop("slowed", None)
                    mixed = judging.mixture(record)
                    shared += len(mixed)
                    for option in view["decision"]["options"]:
                        bubbles = Coach().after(1, view, record, option["word"])
                        doubted += bool(bubbles)
                        assert not (bubbles and option["word"] in [one["word"] for one in mixed])
                        assert not named(view, bubbles) & {one["word"] for one in mixed}
                state.answer(seat, rng.pick(state.legal(seat)))
    assert shared >= 20


# Texts.


def test_every_prompt_of_the_three_games_has_its_family_and_texts() -> None:
    there = texts("en")
    for game in GAMES:
        told = {key.removeprefix(f"{game}-prompt-") for key in there._messages if key.startswith(f"{game}-prompt-")}
        families = prompts.FAMILIES[game]
        names = [name for several in families.values() for name in several]
        assert len(names) == len(set(names))
        assert set(names) | {"clock"} == told | {"clock"}
        for name in names:
            for part in ("now", "where", "think"):
                key = prompts.text(part, f"{game}.{name}")
                assert key.startswith(f"learn-coach-{part}-{game}-"), key
    assert prompts.text("now", "template.play") == "learn-coach-now"


def test_every_prompt_that_a_game_asks_is_in_a_family() -> None:
    for game in GAMES:
        for seed in range(6):
            state = talia.game(game).start(seed)
            rng = talia.Random(seed)
            while not state.over:
                seat = state.asked[0]
                assert prompts.family(state.decision(seat).prompt) != prompts.ANY, state.decision(seat).prompt
                state.answer(seat, rng.pick(state.legal(seat)))


def filled(text: str) -> str:
    return texts("en").get(text, option="Option", card="Card", others="Others", deck=12, points=12, left=2)


def test_bubbles_are_short_plain_and_never_speak_of_mistakes() -> None:
    keys = [key for key in texts("en")._messages if key.startswith("learn-coach-")]
    assert len(keys) > 80
    for key in keys:
        text = filled(key)
        assert len(text.split()) <= WORDS, key
        assert "!" not in text
        assert not any(word in text.lower() for word in ("mistake", "blunder", "wrong", "error")), key


def test_what_the_coach_says_can_be_filled_in_for_every_game() -> None:
    """Whole games by records of a bot that is quick: each bubble's places are those of its text."""
    for game in GAMES:
        state = talia.game(game).start(4)
        rng = talia.Random(4)
        level = bot("apprentice", 4)
        coach = Coach((99, 99))
        said: set[str] = set()
        for _ in range(60):
            if state.over:
                break
            seat = state.asked[0]
            view = state.view(seat, memory=True)
            if coach.wants(1, view):
                level.answer(view)
                bubbles = coach.before(rounds(state.events(seat), seat), view, level.record)
                bubbles += [bubble for rung in (1, 2, 3) for bubble in coach.ladder(view, level.record, rung)]
                for bubble in bubbles:
                    places = {name: 3 if isinstance(value, int) else "x" for name, value in bubble.places.items()}
                    assert texts("en").get(bubble.text, **places)
                    said.add(bubble.text)
            state.answer(seat, rng.pick(state.legal(seat)))
        assert len(said) > 5, said
