"""Coach: what is said to a learner in a whole game, worked out of the expert's record of each decision.

It is pure logic: no bot, clock or table in it. Whoever runs the game (server, terminal) does this at each question of
the learner's:

    round = rounds(state.events(seat), seat)                   # the learner's own round or turn, from 1
    if coach.wants(round, view):                               # the view of the open question
        record = ...                                           # the expert's record of this view (`Explanation`)
        say(coach.before(round, view, record))                 # bubbles, often none
    ...                                                        # the learner answers with `word`
        again = coach.after(round, view, record, word)         # the same view and record
        if again: say(again)                                   # "have you seen …?", and offer a take-back, once
    say(coach.ladder(view, record, rung))                      # whenever a hint is asked for: rungs 1, 2, 3

`view` must be the seat's own, and the record made from it: nothing else is looked at. Three grades, by round: 1 it
speaks (rounds 1 to 3), 2 it waits to be asked (4 to 6), 3 it is silent. Three decisions in a row without a second look
lower it early by one; two second looks undo that. It never speaks in a later round than its grade's. A coach that is
made anew in the middle of a game goes on from the round.

Where answers are mixed (Cardia's cards, Radlands' camps) no bubble names an option of the mixture: whatever has a share
is right. Only who asks for the last rung where a single option has all of it is told which.
"""

from __future__ import annotations

from typing import Any

from talia.bots.play.explanation import told
from talia.core.view import View
from talia.learn import judging, prompts
from talia.learn.judging import Record
from talia.learn.playing import Bubble
from talia.texts import sentences, texts

SPEAKS, ASKED, SILENT = 1, 2, 3
RUNGS = 3  # of the ladder: where to look, what to think of, what to do and why
GOOD_IN_A_ROW = 3  # decisions after which it says less
SECOND_LOOKS = 2  # after which it says more again
FADES = (3, 6)  # the last round in which it speaks, and in which it still waits to be asked

# Which reasons say what matters now, and where that lies; their texts are `learn-coach-now-<reason>`.
MATTERS = {
    "radlands-wins": "table",
    "radlands-more-camps": "table",
    "radlands-more-people": "table",
    "radlands-more-their-camps": "table",
    "radlands-more-their-people": "table",
    "radlands-more-events": "table",
    "radlands-more-hand": "hand",
    "realms-ending": "table",
    "realms-deck_table": "table",
    "cardia-exact": "table",
}


BARE = ("bots-reason-ahead", "bots-reason-level")  # reasons that only compare: told where there is no other


def rounds(events: list[dict[str, Any]], seat: int) -> int:
    """The round or turn a seat is in, by what it was told: rounds where a game tells of them, else its own turns."""
    own = [("round_began", None), ("turn_began", seat)]
    return max(1, len([event for event in events if (event["event"], event.get("seat")) in own]))


class Coach:
    """One learner's coach in one game."""

    def __init__(self, fades: tuple[int, ...] = FADES) -> None:
        self.fades = fades
        self.faded = 0  # grades that it has gone down early
        self._good = 0  # decisions in a row without a second look
        self._seconds = 0  # second looks since the grade changed
        self._said: tuple[int, set[str]] = (0, set())  # what was said in this round: nothing is said twice

    def grade(self, round: int) -> int:
        """1: it speaks; 2: it waits to be asked; 3: silent."""
        return min(SILENT, self._by_round(round) + self.faded)

    def _by_round(self, round: int) -> int:
        return SPEAKS + sum(round > last for last in self.fades[: SILENT - SPEAKS])

    def wants(self, round: int, view: View) -> bool:
        """Is the expert's record of this question needed? Not of a forced one, nor once all is silent."""
        return self._by_round(round) < SILENT and len(view["decision"]["options"]) > 1

    # Unasked.

    def before(self, round: int, view: View, record: Record) -> list[Bubble]:
        """What matters now: one bubble before a decision, in the first rounds only."""
        if self.grade(round) != SPEAKS or len(view["decision"]["options"]) < 2:
            return []
        bubble = self._now(view, record)
        if self._said[0] != round:
            self._said = (round, set())
        if bubble.text in self._said[1]:
            return []
        self._said[1].add(bubble.text)
        return [bubble]

    def after(self, round: int, view: View, record: Record, word: str) -> list[Bubble]:
        """What is said of an answer: nothing, or "have you seen …?", with which a take-back is to be offered once."""
        if not self.wants(round, view) or not judging.counts(record, word):
            return []
        if not judging.look_again(record, word):
            self._went_well()
            return []
        speaks = self.grade(round) == SPEAKS
        self._looked_twice()
        return [_look(view, record, word)] if speaks else []

    def _went_well(self) -> None:
        self._good += 1
        if self._good == GOOD_IN_A_ROW:
            self.faded = min(SILENT - SPEAKS, self.faded + 1)
            self._good = self._seconds = 0

    def _looked_twice(self) -> None:
        self._good = 0
        self._seconds += 1
        if self._seconds == SECOND_LOOKS:
            self.faded = max(0, self.faded - 1)
            self._seconds = 0

    def _now(self, view: View, record: Record) -> Bubble:
        """The bubble before a decision: by the reasons that the expert has, else by what is asked."""
        decision = view["decision"]
        if len(judging.mixture(record)) > 1:
            return Bubble(prompts.text("mixed", decision["prompt"]), look=("hand",))
        for reason in record["because"]:
            key = f"learn-coach-now-{reason['code']}"
            if reason["code"] in MATTERS and texts("en").has(key):
                return Bubble(key, places=_numbers(reason), look=(MATTERS[reason["code"]],))
        return Bubble(prompts.text("now", decision["prompt"]), places=_asking(view), look=("prompt",))

    # Asked.

    def ladder(self, view: View, record: Record | None, rung: int) -> list[Bubble]:
        """A hint that was asked for, so far up: 1 where to look, 2 what to think of, 3 what to do and why."""
        decision = view["decision"]
        prompt = decision["prompt"]
        if record is None or len(decision["options"]) == 1:
            return [Bubble("learn-coach-forced", "hint", look=("prompt",))]
        if rung <= 1:
            return [Bubble(prompts.text("where", prompt), "hint", _asking(view), look=("table",))]
        if rung == 2:
            return [Bubble(prompts.text("think", prompt), "hint", _asking(view), look=("prompt",))]
        mixed = judging.mixture(record)
        return _mixing(view, record) if len(mixed) > 1 else _which(view, record)


def _look(view: View, record: Record, word: str) -> Bubble:
    """ "Have you seen …?": of a mixture only the answer itself is named, which is none of it."""
    if judging.mixes(record):
        own = judging.option_of(view, word)
        assert own is not None
        return Bubble("learn-coach-look-mixed", "look", {"option": _worded(view, own)}, look=("hand",))
    if any(reason["code"] == "radlands-wins" for reason in record["because"]):
        return Bubble("learn-coach-look-wins", "look", look=("table",))
    best = judging.option_of(view, record["best"]["word"])
    assert best is not None
    return Bubble("learn-coach-look", "look", {"option": _worded(view, best)}, look=(f"option:{best['word']}",))


def _which(view: View, record: Record) -> list[Bubble]:
    best = judging.option_of(view, record["best"]["word"])
    assert best is not None
    look = (f"option:{best['word']}",)
    found = [Bubble("learn-coach-which", "hint", {"option": _worded(view, best)}, look=look)]
    game, domain = view["game"], view["decision"]["domain"]
    why = [line for line in told(record, view) if line["text"].startswith("bots-reason-")]
    for line in sorted(why, key=lambda line: line["text"] in BARE)[:1]:
        said = sentences.hint(game, line, domain)
        found.append(Bubble(said["text"], "hint", said["places"]))
    return found


def _mixing(view: View, record: Record) -> list[Bubble]:
    """More than one is right: which ones are not, as far as the record tells of them; never which ones are."""
    wrong = [option["word"] for option in record["options"] if option.get("mix") == 0.0]
    others = [option for option in view["decision"]["options"] if option["word"] in wrong]
    if not others:
        return [Bubble("learn-coach-all-mixed", "hint", look=("hand",))]
    places = {"others": {"all": [_worded(view, option) for option in others]}}
    return [Bubble("learn-coach-some-mixed", "hint", places, look=("hand",))]


def _worded(view: View, option: dict[str, Any]) -> dict[str, Any]:
    return sentences.option(view["game"], view["decision"]["domain"], option)


def _asking(view: View) -> dict[str, Any]:
    """What a text about a question may name: the card that asks."""
    card = view["decision"]["card"]
    return {"card": sentences.thing(view["game"], card)} if card is not None else {}


def _numbers(reason: dict[str, Any]) -> dict[str, Any]:
    """What a text about a reason may name: its whole numbers."""
    return {name: value for name, value in reason.items() if type(value) is int and name not in ("of", "seat")}
