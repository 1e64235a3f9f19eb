"""How a lesson is played: answers, reactions, replays, the other seats, and what the learner is not shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from talia.learn import shelf
from talia.learn.goals import reached
from talia.learn.lesson import BadLesson, Done, Lesson, Opponent, Sees
from talia.learn.playing import BadAnswer, LessonChanged, Playing
from tests.learn.walking import PLAYED, named


def changed(id: str, **parts: Any) -> Lesson:
    return msgspec.structs.replace(shelf.lesson(id), **parts)


def test_a_lesson_begins_with_its_bubbles_and_the_learner_is_asked() -> None:
    playing = Playing(shelf.lesson("cardia-1"))
    assert playing.state.asked == (0,)
    assert [bubble.text for bubble in playing.bubbles] == ["learn-cardia-1-say-1", "learn-cardia-1-say-2"]
    assert (playing.step, playing.steps, playing.done) == (0, 1, False)
    assert playing.view()["table"]["shown"] == "clockmaker/1"  # they have replied already


def test_a_wanted_answer_goes_on_and_a_wrong_one_leaves_everything() -> None:
    playing = Playing(shelf.lesson("cardia-1"))
    before = playing.state.save(), len(playing.state.events(0)), playing.bubbles
    wrong = playing.answer("judge")
    assert not wrong.accepted
    assert [(bubble.kind, bubble.text) for bubble in wrong.bubbles] == [("wrong", "learn-cardia-1-wrong-1")]
    assert wrong.what_if is not None
    assert wrong.what_if.scores() == (0, 1)
    assert (playing.state.save(), len(playing.state.events(0)), playing.bubbles) == before
    right = playing.answer("inventor")
    assert right.accepted
    assert right.what_if is None
    assert playing.done
    kinds = [bubble.kind for bubble in right.bubbles]
    assert kinds == ["tell", "tell", "done"]
    assert playing.answers == ["inventor"]


def test_words_may_carry_their_domain() -> None:
    playing = Playing(shelf.lesson("cardia-1"), ["card:inventor"])
    assert playing.answers == ["inventor"]
    assert playing.done


def test_what_is_not_offered_is_refused_in_a_sentence() -> None:
    playing = Playing(shelf.lesson("cardia-1"))
    with pytest.raises(BadAnswer, match=r"lesson cardia-1: 'djinn' is not an answer to cardia\.play; allowed: surgeon"):
        playing.answer("djinn")
    with pytest.raises(BadAnswer, match=r"there is no hint 4; allowed: 1 to 3"):
        playing.hint(4)
    playing.answer("inventor")
    with pytest.raises(BadAnswer, match="it is done"):
        playing.answer("judge")
    with pytest.raises(BadAnswer, match="a whole game is played at a table of its own"):
        Playing(shelf.lesson("cardia-7"))


@pytest.mark.parametrize("answers", [["judge"], ["nothing"], ["inventor", "judge"]])
def test_kept_answers_that_do_not_fit_are_told_of(answers: list[str]) -> None:
    with pytest.raises(LessonChanged, match="lesson cardia-1: the answers kept for it do not fit any more"):
        Playing(shelf.lesson("cardia-1"), answers)


@pytest.mark.parametrize("lesson", PLAYED, ids=named)
def test_a_lesson_comes_out_the_same_each_time(lesson: Lesson) -> None:
    for line in lesson.lines:
        playing = Playing(lesson)
        for number, word in enumerate(line):
            playing.answer(word)
            again = Playing(lesson, line[: number + 1])
            assert again.state.save() == playing.state.save()
            assert again.state.events(lesson.seat) == playing.state.events(lesson.seat)
            assert again.bubbles == playing.bubbles


def test_a_bubble_belongs_to_an_event_as_the_learner_counts_them() -> None:
    playing = Playing(shelf.lesson("cardia-3"), ["surgeon"])
    [told] = [bubble for bubble in playing.bubbles if bubble.kind == "tell"]
    assert told.event is not None
    assert playing.state.events(0)[told.event]["event"] == "modifier_waits"


def test_the_best_answer_is_not_marked_for_the_learner() -> None:
    playing = Playing(shelf.lesson("fantasy_realms-6"))
    marked = playing.state.view(0)["decision"]["options"]
    assert any("best" in option for option in marked)
    assert not any("best" in option for option in playing.view()["decision"]["options"])


def test_what_if_goes_on_to_where_it_leads() -> None:
    """The wall in the wrong column: what is shown goes on to the end of the turn, and the camp burns."""
    playing = Playing(shelf.lesson("radlands-3"), ["looter", "play"])
    shown = playing.answer("0-left-1").what_if
    assert shown is not None
    assert shown.over
    assert playing.state.log is not None
    kinds = [event["event"] for event in shown.events(0, len(playing.state.log))]
    assert kinds[0] == "person_played"
    assert "destroyed" in kinds


def test_places_of_a_reaction_are_filled() -> None:
    playing = Playing(shelf.lesson("fantasy_realms-1"), ["king"])
    [bubble] = playing.answer("forest").bubbles
    assert bubble.places == {"option": {"text": "fantasy_realms-card-forest"}, "points": 233}


def test_a_level_that_thinks_by_the_clock_may_not_play_in_a_lesson() -> None:
    with pytest.raises(BadLesson, match="thinks by the clock"):
        Playing(changed("cardia-1", opponent=Opponent(level="expert")))


def test_a_position_that_cannot_be_is_told_of_with_its_lesson() -> None:
    with pytest.raises(BadLesson, match=r"lesson cardia-1: .*table"):
        Playing(changed("cardia-1", position={"game": "cardia", "table": {"hands": 3}}))


def test_each_part_of_a_goal_counts() -> None:
    playing = Playing(shelf.lesson("cardia-3"), ["surgeon", "djinn"])
    assert playing.done
    for wrong in (
        Done(over=False),
        Done(winner=1),
        Done(reason="signets"),
        Done(points=1),
        Done(sees=(Sees(path="table.signets", equals=[1, 1]),)),
        Done(sees=(Sees(path="table.signets.1", at_least=3),)),
        Done(sees=(Sees(path="table.signets.1", at_most=1),)),
        Done(sees=(Sees(path="table.nothing.here", at_most=1),)),
    ):
        assert not reached(wrong, playing.state, 0, 0), wrong
    right = Sees(path="table.signets.1", equals=2, at_least=2, at_most=2)
    assert reached(Done(over=True, winner=0, reason="djinn", points=0, sees=(right,)), playing.state, 0, 0)


CHAOS = Lesson(
    id="chaos-1",
    order=1,
    title="t",
    say=("s",),
    done=Done(steps=True),
    game="fantasy_realms",
    track="chaos",
    position={
        "game": "fantasy_realms",
        "seats": 3,
        "options": {"variant": "chaos", "hand": 2},
        "table": {"hands": [["mountain", "smoke"], ["king", "queen"], ["dragon", "hydra"]]},
    },
    opponent=Opponent(scripts={"1": ("offer", "king", "anyone", "anything")}),
    lines=(("pass",),),
)


def test_where_all_may_act_at_any_time_the_others_say_their_words_once() -> None:
    playing = Playing(CHAOS)
    assert 0 in playing.state.asked
    [offer] = playing.view()["table"]["trading"]["offers"]
    assert (offer["seat"], offer["card"]) == (1, "king")
    playing.answer("pass")
    assert 0 in playing.state.asked  # a moment has passed
    assert playing.view()["table"]["trading"]["offers"] == [offer]
