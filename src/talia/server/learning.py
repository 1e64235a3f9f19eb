"""Lessons and puzzles over HTTP: what each route gives, without HTTP. Forms in, tables out, nothing kept.

A lesson's table is told as any other: seats, events, view, all of them the learner's own. Answers are played again from
the start each time, so it is called beside the event loop (`labourer.py`), and by the page's own worker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date

from talia.core.errors import BadOption, TaliaError
from talia.core.state import State
from talia.learn import minutes, shelf
from talia.learn.lesson import BadLesson, Lesson
from talia.learn.playing import BadAnswer, LessonChanged, Playing
from talia.learn.puzzles import shelf as puzzles
from talia.learn.puzzles.daily import daily
from talia.learn.puzzles.form import BadPuzzle, Puzzle
from talia.learn.puzzles.solving import BadTry, Solving
from talia.registry import game as game_of
from talia.server.wire.about import ClockRule, Result, SeatInfo, TableInfo
from talia.server.wire.errors import Refused, refused
from talia.server.wire.forms import NewTable, SeatForm
from talia.server.wire.learning import (
    Daily,
    Learn,
    LessonEntry,
    LessonForm,
    LessonTable,
    PuzzleEntry,
    PuzzleForm,
    Puzzles,
    PuzzleStage,
    Stage,
    Track,
)
from talia.server.wire.protocol import Update
from talia.server.wire.telling import bubbles_told
from talia.server.wire.updates import update_told
from talia.server.wire.views import Bubble

TUTOR = "tutor"  # the level of whoever sits opposite


# Lessons.


def catalogue(games: Sequence[str]) -> Learn:
    """Every track of these games, and how many puzzles there are of each kind."""
    counted: dict[str, dict[str, int]] = {}
    for game in puzzles.games():
        if game in games:
            counted[game] = dict(Counter(puzzle.kind for puzzle in puzzles.shipped(game)))
    tracks = [_track(track) for track in shelf.tracks() if track.game in games]
    return Learn(tracks=tracks, puzzles=counted)


def lesson_of(id: str, games: Sequence[str]) -> Lesson:
    """The lesson of that id, if its game is played here."""
    try:
        lesson = shelf.lesson(id)
    except TaliaError:
        lesson = None
    if lesson is None or lesson.game not in games:
        raise Refused("unknown", f"lesson {id[:60]!r}: there is none of that name; GET /api/learn lists them")
    return lesson


def staged(id: str, form: LessonForm, games: Sequence[str]) -> Stage:
    """A lesson after its answers, and after one more if one is tried."""
    lesson = lesson_of(id, games)
    if lesson.whole:
        raise Refused("not_now", f"lesson {id}: it is a whole game; POST /api/learn/lessons/{id}/table makes its table")
    try:
        return _stage(Playing(lesson, form.answers), form.tried)
    except LessonChanged as error:
        raise Refused("stale", str(error)) from None
    except BadAnswer as error:
        raise Refused("illegal", str(error)) from None
    except BadLesson as error:
        raise Refused("unreadable", str(error)) from None


def whole_game(id: str, form: LessonTable, games: Sequence[str]) -> NewTable:
    """The table that a lesson which is a whole game wishes for: shuffled as any other, with a coach."""
    lesson = lesson_of(id, games)
    if lesson.start is None:
        raise Refused("not_now", f"lesson {id}: it is no whole game; POST /api/learn/lessons/{id} plays it")
    options = {name: value for name, value in lesson.start.items() if name not in ("seed", "seats")}
    count = lesson.start.get("seats", game_of(lesson.game).least_seats)
    bot = SeatForm(who="bot", level=lesson.opponent.level)
    seats = [SeatForm(who="me", name=form.name) if seat == lesson.seat else bot for seat in range(count)]
    return NewTable(game=lesson.game, options=options, seats=seats, hints=True, coach=True)


def _stage(playing: Playing, tried: str | None) -> Stage:
    lesson = playing.lesson
    accepted, bubbles, what_if, since = True, playing.bubbles, None, 0
    if tried is not None:
        if playing.done:
            raise Refused("not_now", f"lesson {lesson.id}: it is done, and nothing is asked any more")
        since = len(playing.state.events(playing.seat))
        reaction = playing.answer(tried)
        accepted, bubbles = reaction.accepted, reaction.bubbles
        if reaction.what_if is not None:
            what_if = update_told(reaction.what_if, playing.seat, since, True)
    after = shelf.after(lesson)
    return Stage(
        lesson=lesson.id,
        mark=lesson.mark,
        table=_table(f"lesson:{lesson.id}", playing.state, playing.seat, lesson.id),
        update=update_told(playing.state, playing.seat, since, playing.done),
        accepted=accepted,
        answers=list(playing.answers),
        bubbles=bubbles_told(lesson.game, bubbles),
        what_if=what_if,
        step=playing.step,
        steps=playing.steps,
        hints=bubbles_told(lesson.game, playing.hints()),
        done=playing.done,
        next=None if after is None else after.id,
    )


def _track(track: shelf.Track) -> Track:
    return Track(
        id=track.id,
        game=track.game,
        title=track.title,
        minutes=minutes.minutes(*track.lessons),
        lessons=[
            LessonEntry(
                id=lesson.id,
                title=lesson.title,
                minutes=minutes.minutes(lesson),
                mark=lesson.mark,
                cards=list(lesson.cards),
                rules=list(lesson.rules),
                whole=lesson.whole,
            )
            for lesson in track.lessons
        ],
    )


# Puzzles.


def listed(games: Sequence[str]) -> Puzzles:
    """All puzzles of these games: nothing of their solutions."""
    there = [puzzle for game in puzzles.games() if game in games for puzzle in puzzles.shipped(game)]
    return Puzzles(puzzles=[_entry(puzzle) for puzzle in there])


def of_day(day: str, games: Sequence[str]) -> Daily:
    """The puzzles of a day, one a game."""
    try:
        when = date.fromisoformat(day)
        found = [daily(game, when) for game in puzzles.games() if game in games]
    except ValueError:
        raise Refused("malformed", f"day: {day[:20]!r} is no day; allowed: YYYY-MM-DD") from None
    except BadOption as error:
        raise refused(error) from None
    return Daily(day=when.isoformat(), puzzles=[_entry(puzzle) for puzzle in found])


def puzzled(id: str, form: PuzzleForm, games: Sequence[str]) -> PuzzleStage:
    """A puzzle after its answers, and after one more if one is tried."""
    puzzle = _puzzle(id, games)
    solving = _begun(puzzle, form)
    accepted, bubbles, what_if, since = True, solving.bubbles, None, 0
    if form.tried is not None:
        if solving.done:
            raise Refused("not_now", f"puzzle {id}: it is solved, and nothing is asked any more")
        since = len(solving.state.events(solving.seat))
        try:
            reaction = solving.answer(form.tried)
        except TaliaError as error:
            raise Refused("illegal", str(error)) from None
        accepted, bubbles = reaction.accepted, reaction.bubbles
        if reaction.what_if is not None:
            what_if = update_told(reaction.what_if, solving.seat, since, True)
    return _puzzle_stage(solving, accepted, bubbles_told(puzzle.game, bubbles), what_if, since)


def solution(id: str, form: PuzzleForm, games: Sequence[str]) -> PuzzleStage:
    """For who gives up, or has solved it: a right way, and as `what_if` the table on which it was played."""
    puzzle = _puzzle(id, games)
    if form.tried is not None:
        raise Refused("malformed", "tried: nothing is tried while the solution is shown; leave it out")
    solving = _begun(puzzle, form)
    if not solving.done:
        solving.failed = True
    shown = Solving(puzzle, solving.solution())
    what_if = update_told(shown.state, shown.seat, 0, True)
    return _puzzle_stage(solving, True, bubbles_told(puzzle.game, shown.bubbles), what_if, 0, True)


def _puzzle(id: str, games: Sequence[str]) -> Puzzle:
    try:
        puzzle = puzzles.find(id)
    except TaliaError:
        puzzle = None
    if puzzle is None or puzzle.game not in games:
        raise Refused("unknown", f"puzzle {id[:60]!r}: there is none of that name; GET /api/puzzles lists them")
    return puzzle


def _begun(puzzle: Puzzle, form: PuzzleForm) -> Solving:
    try:
        return Solving(puzzle, form.answers)
    except BadPuzzle as error:
        raise Refused("unreadable", str(error)) from None
    except (BadTry, TaliaError):
        raise Refused("stale", f"puzzle {puzzle.id}: the answers do not fit it; begin it anew") from None


def _puzzle_stage(
    solving: Solving,
    accepted: bool,
    bubbles: list[Bubble],
    what_if: Update | None,
    since: int,
    given_up: bool = False,
) -> PuzzleStage:
    puzzle = solving.puzzle
    over = solving.done or given_up
    return PuzzleStage(
        puzzle=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        goal=dict(puzzle.goal),
        rating=puzzle.difficulty.rating,
        deviation=puzzle.difficulty.deviation,
        table=_table(f"puzzle:{puzzle.id}", solving.state, solving.seat),
        update=update_told(solving.state, solving.seat, since, over),
        accepted=accepted,
        answers=list(solving.answers),
        bubbles=bubbles,
        what_if=what_if,
        done=solving.done,
        failed=solving.failed,
        right=solving.solution() if over else None,
        mixture=puzzle.solution.mixture if over else {},
        loss=puzzle.solution.loss if over else {},
    )


def _entry(puzzle: Puzzle) -> PuzzleEntry:
    easy = puzzle.difficulty
    return PuzzleEntry(id=puzzle.id, game=puzzle.game, kind=puzzle.kind, rating=easy.rating, deviation=easy.deviation)


# Tables.


def _table(id: str, state: State, seat: int, lesson: str | None = None) -> TableInfo:
    """The table as everybody sees it: the learner, and the tutor on every other seat."""
    setup = state.setup
    outcome = state.outcome
    return TableInfo(
        id=id,
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        status="ended" if state.over else "playing",
        seats=[
            SeatInfo(seat=number, kind="person", lamp="here", device=0)
            if number == seat
            else SeatInfo(seat=number, kind="bot", level=TUTOR)
            for number in range(setup.seats)
        ],
        clock=ClockRule(),
        undo="never",
        hints=False,
        practice=True,
        commitment=None,
        lesson=lesson,
        result=outcome and Result(winners=list(outcome.winners), scores=list(outcome.scores), reason=outcome.reason),
    )
