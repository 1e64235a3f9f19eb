"""A review in words: a plot in characters, luck below it, the turning points, the sum, and one line a decision."""

from __future__ import annotations

import json
from collections.abc import Iterator

from talia.cli.words import Words
from talia.core.record import Record
from talia.review.form import Judged, Review, Side, Swing
from talia.review.replayed import replayed

ROWS = 10
SWING = 0.03  # luck from here on is marked

Line = tuple[str, bool]  # and whether it is a heading


def points(chance: float) -> str:
    """A difference of chances in points, with its sign."""
    whole = round(100 * chance)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def size(chance: float) -> str:
    """The same where only a loss can stand."""
    whole = round(100 * chance)
    return str(whole) if whole >= 0 else f"−{-whole}"


class Telling:
    """One review, told in a language."""

    def __init__(self, review: Review, record: Record, words: Words) -> None:
        self.review = review
        self.words = words
        self.moments = replayed(record.write()).moments
        self.decisions = {one.at: one for one in review.decisions}

    def say(self, key: str, **places: object) -> str:
        return self.words.get(f"terminal-review-{key}", **places)

    def option(self, at: int, word: str) -> str:
        """An answer in words, as it was offered."""
        view = json.loads(self.moments[at].view)
        decision = view["decision"]
        offered = next((option for option in decision["options"] if option["word"] == word), {"word": word})
        return self.words.option(view["game"], decision["domain"], offered)

    def side(self, side: Side) -> Iterator[Line]:
        game = self.words.game(self.review.game)
        yield self.say("title", game=game, player=self.words.player(side.seat)), True
        if self.review.stage != "whole":
            yield self.say("stopped"), False
        if side.curve:
            yield self.say("chance"), False
            yield from ((line, False) for line in plotted(side, self.say("luck"), self.say("meeting")))
            yield self.say("legend"), False
            if any(swing.kind == "meeting" for swing in side.swings):
                yield self.say("legend-meeting"), False
        yield self.say("turning"), True
        yield from ((f"  {line}", False) for line in self.turning(side))
        yield from self.totals(side)
        yield self.say("decisions"), True
        for one in self.review.decisions:
            if one.seat == side.seat and one.why_not != "forced":
                yield f"  {one.at:4}  {self.decision(one)}", False
        for note in self.review.note:
            yield self.note(note), False
        yield "", False

    def note(self, key: str) -> str:
        """The terminal's own words where there are any, else those of the page."""
        own = f"terminal-review-note-{key}"
        return self.words.get(own if self.words.texts.has(own) else f"review-note-{key}")

    def turning(self, side: Side) -> Iterator[str]:
        if not side.turning:
            yield self.say("turning-none")
        for at in side.turning:
            if side.turning_kind == "decisions":
                yield f"{at:4}  {self.decision(self.decisions[at])}"
            else:
                swing = max((one for one in side.swings if one.at == at), key=lambda one: abs(one.amount))
                yield f"{at:4}  {self.say('turning-luck', points=points(swing.amount))}"

    def totals(self, side: Side) -> Iterator[Line]:
        found = side.sum
        if found is not None:
            yield self.say("sum"), True
            rows = [
                ("start", f"{100 * found.start:.1f}"),
                ("own", points(-found.own)),
                ("others", points(found.others)),
                ("by-luck", points(found.luck)),
                ("by-meetings", points(found.meetings)),
                ("unexplained", points(found.unexplained)),
                ("result", f"{100 * found.result:.1f}"),
            ]
            for key, value in rows:
                if key != "by-meetings" or found.meetings:
                    yield f"  {value:>6}  {self.say(f'sum-{key}')}", False
        if side.adjusted is not None:
            yield self.say("adjusted", percent=round(100 * side.adjusted)), False
        if side.accuracy is not None:
            low, high = round(side.accuracy_low or 0), round(side.accuracy_high or 0)
            yield self.say("accuracy", accuracy=round(side.accuracy), low=low, high=high, count=side.judged), False
        elif side.curve:
            yield self.say("accuracy-few", count=side.judged), False

    def decision(self, one: Judged) -> str:
        """One line: what was played, what is better, by how much, or why nothing is said."""
        parts = [self.option(one.at, one.played)]
        if one.best != one.played:
            parts.append(self.say("better", option=self.option(one.at, one.best)))
        if one.exact == "points":
            parts.append(self.say("points", points=str(one.points or 0)))
        if one.loss is not None and one.loss.pairs == 0:
            parts.append(self.say("lost-exactly", points=size(one.loss.mean)))
        elif one.loss is not None:
            places = {"points": size(one.loss.mean), "low": size(one.loss.low), "high": size(one.loss.high)}
            parts.append(self.say("lost", **places))
        parts += self.expected(one)
        if one.exact in ("missed_win", "solved"):
            parts.append(self.say(f"exact-{one.exact}"))
        if one.label:
            parts.append(self.say(f"label-{one.label}"))
        elif one.why_not:
            parts.append(self.say(f"why-{one.why_not}"))
        return "; ".join(parts)

    def expected(self, one: Judged) -> Iterator[str]:
        """What the answer brings in exact points before scoring, where another brings more."""
        known = {option.word: option.score for option in one.options if option.score is not None}
        if one.exact or one.played not in known:
            return
        best = max(known, key=lambda word: known[word])
        mine, most = round(known[one.played]), round(known[best])
        if most > mine:
            yield self.say("expected", points=str(mine), most=str(most), option=self.option(one.at, best))


def plotted(side: Side, luck: str, meeting: str) -> Iterator[str]:
    """The curve in characters, one column a decision: `o` the chance, `:` its band; luck and meetings below."""
    wide = 2 if len(side.curve) <= 36 else 1
    rows = [[" "] * (wide * len(side.curve)) for _ in range(ROWS + 1)]
    for n, point in enumerate(side.curve):
        for row in range(round(ROWS * point.low), round(ROWS * point.high) + 1):
            rows[row][wide * n] = ":"
        rows[round(ROWS * point.chance)][wide * n] = "o"
    left = max(len(luck), len(meeting), 3)
    for row in range(ROWS, -1, -1):
        name = str(100 * row // ROWS) if row % 5 == 0 else ""
        yield f"{name:>{left}} |{''.join(rows[row]).rstrip()}"
    yield _swings(side, "luck", luck, left, wide)
    if any(swing.kind == "meeting" for swing in side.swings):
        yield _swings(side, "meeting", meeting, left, wide)


def _swings(side: Side, kind: str, name: str, left: int, wide: int) -> str:
    """What chance did from one decision to the next, by its sign."""
    marks = ""
    for n, point in enumerate(side.curve):
        until = side.curve[n + 1].at if n + 1 < len(side.curve) else point.at
        within = [swing for swing in side.swings if swing.kind == kind and _in(swing, point.at, until)]
        amount = sum(swing.amount for swing in within)
        marks += ("+" if amount >= SWING else "-" if amount <= -SWING else ".").ljust(wide)
    return f"{name:>{left}} |{marks.rstrip()}"


def _in(swing: Swing, begun: int, until: int) -> bool:
    return begun <= swing.at < until
