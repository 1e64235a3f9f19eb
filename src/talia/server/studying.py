"""The study table over HTTP, without HTTP: a position and answers in, the table out, nothing kept.

Everything is made of what the form holds. A view that a seat was shown is filled in by dealing what it hides anew, so
that a running game is never told more of than the asker has seen of it.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, cast

from talia.core.errors import BadPosition, TaliaError
from talia.core.game import Game
from talia.core.record import Record
from talia.core.short import lengthened, shortened
from talia.core.shown import fitting
from talia.core.state import State
from talia.learn.saying import unmarked
from talia.registry import game as game_of
from talia.server.wire.about import ClockRule, Result, SeatInfo, TableInfo
from talia.server.wire.errors import Refused, refused
from talia.server.wire.heavy import Question
from talia.server.wire.protocol import Update
from talia.server.wire.study import AskForm, Complaint, LineStep, Ruling, SketchForm, StudyAnswer, StudyForm, StudyStage
from talia.server.wire.telling import events_told, view_told
from talia.server.wire.views import AnyEvent, Decision, Said, View
from talia.texts import sentences

Told = dict[str, Any]


def game_named(name: str, games: Sequence[str]) -> Game:
    if name not in games:
        raise Refused("unknown", f"game: {name[:60]!r} is not played here; allowed: {', '.join(games)}")
    return game_of(name)


def begun(form: StudyForm | SketchForm, game: Game) -> State:
    """The position that a form begins with: told, seen from a seat, or of a game that is dealt."""
    position, record = (form.position, form.record) if isinstance(form, StudyForm) else (None, None)
    if sum(one is not None for one in (form.text, position, form.view, record)) > 1:
        raise Refused("malformed", "only one of text, position, view and record can be where it begins")
    try:
        if form.text is not None:
            return game.position(lengthened(form.text))
        if position is not None:
            return game.position(position)
        if form.view is not None:
            return fitting(game, form.view, form.deal)
        if record is not None:
            return Record.read(record).begin(game)
        return game.begin(game.setup(form.seats, **form.options), form.deal)
    except TaliaError as error:
        raise refused(error, cast(Said, sentences.refusal(game.name, error))) from None
    except TypeError:  # an option whose name is one of `setup`'s own
        raise Refused("bad_option", "options: there is none of such a name") from None


class Played:
    """A line answered on a state: what was taken, also in words; the events before the last of it; what was refused."""

    def __init__(self, state: State, answers: Sequence[StudyAnswer]) -> None:
        self.taken: list[StudyAnswer] = []
        self.said: list[Said] = []
        self.before = 0
        self.refused: TaliaError | None = None
        for one in answers:
            since = _events(state)
            words = answer_told(state, one)
            try:
                state.answer(one.seat, one.word)
            except TaliaError as error:
                self.refused = error
                return
            self.taken.append(one)
            self.said.append(words)
            self.before = since


def complaint(game: str, error: TaliaError, place: str | None = None) -> Complaint:
    return Complaint(say=cast(Said, sentences.refusal(game, error)), sentence=str(error), place=place)


def answer_told(state: State, answer: StudyAnswer) -> Said:
    """An answer in the words in which it is offered; one that is not offered by its own."""
    domain, _, word = answer.word.partition(":")
    offered: Told = {"word": word}
    try:
        options = state.decision(answer.seat).options
    except TaliaError:
        options = []
    offered = next((option.to_json() for option in options if option.word == word), offered)
    return cast(Said, sentences.option(state.setup.game, domain, offered))


def staged(form: StudyForm, games: Sequence[str]) -> StudyStage:
    """The table after a line."""
    state = begun(form, game_named(form.game, games))
    start = shortened(state.to_position())
    line = Played(state, form.answers)
    eyes = whose(state, form.seat)
    position = state.to_position()
    events = told_events(state, eyes, form.open)
    return StudyStage(
        game=form.game,
        start=start,
        text=shortened(position),
        position=position,
        answers=line.taken,
        said=line.said,
        table=table_of(state),
        update=update_of(state, eyes, form.open, events),
        asked=list(state.asked),
        decisions=decisions(state, eyes, form.open),
        over=state.over,
        refused=None if line.refused is None else complaint(form.game, line.refused),
        ruling=[_ruling(state, event) for event in events if event["log"] >= line.before] if line.taken else [],
    )


def whose(state: State, seat: int | None) -> int:
    """Whose eyes: a seat of this table, or whoever is asked next."""
    if seat is not None and seat >= state.setup.seats:
        raise Refused("malformed", f"seat: {seat} is not at this table; allowed: 0 to {state.setup.seats - 1}, or null")
    if seat is not None:
        return seat
    return next((one for one in state.asked if one < state.setup.seats), 0)


# What is shown.


def _events(state: State) -> int:
    assert state.log is not None
    return len(state.log)


def told_events(state: State, seat: int, open: bool) -> list[Told]:
    """What a seat was told, or everything; each with its number, and in `log` its number among all."""
    assert state.log is not None
    found: list[Told] = []
    for number, event in enumerate(state.log.since(0)):
        whole = {"event": event.kind, "rule": event.rule, "question": int(event.question), **event.parts}
        told = {**whole, **(event.secret or {})} if open else event.seen_by(seat)
        if told is not None:
            found.append({**told, "n": len(found), "log": number})
    return found


def update_of(state: State, seat: int, open: bool, events: list[Told]) -> Update:
    view = opened_view(state, seat) if open else unmarked(state.view(seat))
    shown = [{key: value for key, value in event.items() if key != "log"} for event in events]
    told = cast(list[AnyEvent], events_told(state.setup.game, shown))
    return Update(epoch=0, since=0, events=told, view=cast(View, view_told(view)))


def opened_view(state: State, seat: int) -> Told:
    """What a seat sees, and with it what any other seat sees of its own: hands and choices, but no deck."""
    view = unmarked(state.view(seat))
    for other in range(state.setup.seats):
        if other != seat:
            view["table"] = _with(view["table"], state.view(other)["table"])
            view["doing"] = _with(view["doing"], state.view(other)["doing"])
    return view


def _with(mine: Any, theirs: Any) -> Any:
    """What I see, and where I see only how many, or nothing, what they see there."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return {key: _with(value, theirs[key]) if key in theirs else value for key, value in mine.items()}
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return [_with(one, other) for one, other in zip(mine, theirs, strict=True)]
    hidden = mine is None or (isinstance(mine, int) and not isinstance(mine, bool))
    return copy.deepcopy(theirs) if hidden and isinstance(theirs, list | dict | str) else mine


def decisions(state: State, seat: int, open: bool) -> list[Decision]:
    """The open questions: of everybody, or of one seat and of the game's own clock."""
    found: list[Decision] = []
    for asked in state.asked:
        if open or asked == seat or asked >= state.setup.seats:
            view = unmarked({"game": state.setup.game, "decision": state.decision(asked).to_json()})
            found.append(cast(Decision, view_told(view)["decision"]))
    return found


def table_of(state: State) -> TableInfo:
    """The table as everybody sees it: all seats are played by whoever studies."""
    setup = state.setup
    outcome = state.outcome
    return TableInfo(
        id="study",
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        status="ended" if state.over else "playing",
        seats=[SeatInfo(seat=seat, kind="person", lamp="here", device=0) for seat in range(setup.seats)],
        clock=ClockRule(),
        undo="free",
        hints=True,
        practice=True,
        commitment=None,
        result=outcome and Result(winners=list(outcome.winners), scores=list(outcome.scores), reason=outcome.reason),
    )


def _ruling(state: State, event: Told) -> Ruling:
    """The rule that an event cites: the section that tells of it, and the card whose text it is."""
    game = state.setup.game
    rest = event["rule"].partition(".")[2]
    thing = rest.rpartition(".")[2]
    facts = game_of(game).facts()
    found = next((things[thing] for things in facts.values() if thing in things), None)
    section = None if found is None else found.get("rule")
    said = sentences.event(game, {key: value for key, value in event.items() if key not in ("log", "n")})
    return Ruling(
        n=event["n"],
        rule=event["rule"],
        section=section if found is not None else rest if event["rule"].startswith(f"{game}.") else None,
        card=thing if found is not None else None,
        say=cast(Said, said),
    )


# Asking a bot.


def question(form: AskForm, games: Sequence[str]) -> Question:
    """The view that the bot gets: what the seat knows there, or with all hands known to everybody."""
    game = game_named(form.game, games)
    state = begun(StudyForm(game=form.game, text=form.text), game)
    wrong = Played(state, form.answers).refused
    if wrong is not None:
        raise Refused("illegal", str(wrong))
    whose(state, form.seat)
    if form.open:
        state = opened(game, state)
    if form.seat not in state.asked:
        raise Refused("not_asked", f"seat {form.seat} is not asked here; asked: {list(state.asked) or 'nobody'}")
    return Question(view=state.view(form.seat, memory=True))


def opened(game: Game, state: State) -> State:
    """The same table, and everybody knows all hands."""
    plan = game.sketches()
    if plan is None:
        raise Refused("not_now", f"open: hands of {game.name} cannot be laid open")
    position = state.to_position()
    try:
        return game.position({**position, "table": plan.opened(position["table"])})
    except BadPosition as error:
        raise Refused("not_now", f"open: hands cannot be laid open here: {error}") from None


def line_told(form: AskForm, line: Sequence[Told], games: Sequence[str]) -> list[LineStep]:
    """The line that a bot expects, in words: played on the table that was asked about, as far as that goes."""
    state = begun(StudyForm(game=form.game, text=form.text), game_named(form.game, games))
    Played(state, form.answers)
    found: list[LineStep] = []
    for step in line:
        seat, action = step["seat"], step["action"]
        question = state.decision(seat) if seat in state.asked else None
        option = question and next((one for one in question.options if one.action == action), None)
        if question is None or option is None:
            break  # the bot did not know all cards, so it need not go so
        said = sentences.option(form.game, question.domain, option.to_json())
        found.append(LineStep(seat=seat, word=option.word, say=cast(Said, said)))
        state.answer(seat, option)
    return found
