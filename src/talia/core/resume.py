"""Going on from a position: what was going on is laid again, checked against the programs, and its question asked.

Steps say what they note, what they push and where they wait; here it is seen whether the abilities of a position could
have come to stand so. What cannot be is refused in one sentence, before any step runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from talia.core.bits import as_set, has, members
from talia.core.check import Checker, told
from talia.core.frame import NO_NOTE, NOTHING, Choose, EachGoesOn, Frame, Jump, Step, noted
from talia.core.program import PROGRAMS, STEPS, Back, Goto, Program, Unless, When, program_at
from talia.core.rng import Random

if TYPE_CHECKING:
    from talia.core.game import Game
    from talia.core.state import State

# Abilities that wait in one another. Real games stay far below: what lies deeper was made up to make work.
MOST_FRAMES: Final = 30


def resume(game: Game, state: State, top: Checker, rng: Random | None) -> None:
    """Lay the frames of a position and ask its open question again. With a generator it is a view's: a guess."""
    told_frames = top.list_of("doing")
    if not told_frames:
        raise top.error(f"{top.at}.doing: no ability is running, and the game is not over")
    if len(told_frames) > MOST_FRAMES:
        raise top.error(f"{top.at}.doing: {len(told_frames)} abilities wait in one another; allowed: {MOST_FRAMES}")
    below: Frame | None = None
    for n, frame in enumerate(reversed(told_frames)):
        runs = n == len(told_frames) - 1
        laid = _frame(game, state, frame, below, runs, rng)
        if rng is None:
            _check_notes(state, frame, laid, runs)
            if below is None:
                _check_lowest(game, frame, laid)
            else:
                _check_pushed(state, frame, below, laid)
        below = laid
    assert below is not None
    running = told_frames[0]
    _set_running(state, below)
    if rng is None:
        _check_running(state, running, below.pc)
    _ask(state, running, top, below)
    _check_asked(state, top)
    if rng is None:
        _check_kept(state, running)


def _set_running(state: State, frame: Frame) -> None:
    state.pc = frame.pc + 1
    state.me = frame.me
    state.card = frame.card
    state.a, state.b, state.c, state.d = frame.a, frame.b, frame.c, frame.d
    state.below = frame.below


# Reading a frame.


def _frame(game: Game, state: State, frame: Checker, below: Frame | None, runs: bool, rng: Random | None) -> Frame:
    frame.only(["program", "at", "seat", "card", "notes"])
    name = frame.word("program")
    place = _place(game, frame, name, runs)
    card = 0
    if frame.get("card") is not None:
        card = game.card_number(state.setup, frame.word("card"))
        if card < 0:
            raise frame.error(f"{frame.at}.card: {told(frame.get('card'))} is not a card of this game")
    given = frame.get("notes")
    if not isinstance(given, list) or len(given) != 4:
        raise frame.error(f"{frame.at}.notes: {told(given)} is not a list of four notes")
    program = program_at(place)
    given = [program.note_number(number, note) for number, note in enumerate(given)]
    for note in given:
        if not (note is None and rng is not None) and (type(note) is not int or abs(note) >= 1 << 61):
            raise frame.error(f"{frame.at}.notes: {told(note)} is not a whole number that a note may hold")
    notes = given if rng is None else game.fill_notes(state, name, given, rng)
    a, b, c, d = notes
    return Frame(place, frame.number("seat", 0, state.setup.seats - 1), card, a, b, c, d, below)


def _place(game: Game, frame: Checker, name: str, runs: bool) -> i64:
    """The place that a frame stands at: by its label, or by the number it had in saves of an earlier time."""
    at = frame.get("at")
    program = PROGRAMS.get(name) if name.split(".")[0] == game.name else None
    label = at
    if type(at) is int:
        # Numbers pointed behind the step that asks, for the running ability too.
        labels = game.old_places.get(name, "").split()
        number = at - 1 if runs else at
        label = labels[number] if 0 <= number < len(labels) else None
    if program is None or not isinstance(label, str) or label not in program.places:
        raise frame.error(f"{frame.at}: there is no step {told(at)} of {told(name)} in {game.name}")
    return program.places[label]


# What each ability notes.


def _loops(program: Program) -> list[tuple[int, int]]:
    """The first and the last place of each part of a program that may run again."""
    found: list[tuple[int, int]] = []
    last: i64 = program.start + len(program.labels) - 1
    for place in range(program.start, last + 1):
        step = STEPS[place]
        if isinstance(step, (Back, Goto)):
            if step.to <= place:
                found.append((step.to, place))
        elif not isinstance(step, Jump) and type(step).bind is not Step.bind:
            found.append((program.start, last))  # a step of the game's own that goes where it likes
    return found


def _runs_before(writer: int, place: int, loops: list[tuple[int, int]]) -> bool:
    """May the step at one place have run by the time when the ability stands at another?"""
    return writer < place or any(first <= place <= last and first <= writer <= last for first, last in loops)


def _check_notes(state: State, told_frame: Checker, frame: Frame, runs: bool) -> None:
    """Each note holds nothing, or what a step that may have run puts there."""
    program = program_at(frame.pc)
    loops = _loops(program)
    for which in range(4):
        value = noted(frame, which)
        if value == NOTHING:
            continue
        allowed: list[str] = ["nothing (0)"]
        fits = False
        for place in range(program.start, program.start + len(program.labels)):
            # What a step keeps while it asks, and what whoever pushed the ability has noted for its first step.
            itself = place == frame.pc and (not runs or STEPS[place].keeps(0) != NO_NOTE)
            if itself or _runs_before(place, frame.pc, loops):
                for note, holding in STEPS[place].fills(state):
                    if note == which:
                        fits = fits or holding.fits(value)
                        if holding.told() not in allowed:
                            allowed.append(holding.told())
        if not fits:
            at = f"{told_frame.at}.notes[{which}]"
            raise told_frame.error(f"{at}: {value} cannot be noted there; allowed: {', '.join(allowed)}")


def _fills(state: State, place: int, which: int) -> bool:
    return any(note == which for note, _ in STEPS[place].fills(state))


def _may_be_skipped(program: Program, place: int, asking: int) -> bool:
    """Is the step at a place in a block that an ability may have gone past on its way to the step that asks?"""
    for before in range(program.start, place):
        step = STEPS[before]
        if isinstance(step, (Unless, When)) and place < step.to <= asking:
            return True
    return False


def _check_running(state: State, told_frame: Checker, asking: i64) -> None:
    """What the running ability has noted fits the table, and the way that led to the step that asks."""
    program = program_at(asking)
    loops = _loops(program)
    for which in range(4):
        place: int = asking - 1
        while place >= program.start and not _fills(state, place, which) and STEPS[place].quiet():
            place -= 1
        if place < program.start or not _fills(state, place, which) or _may_be_skipped(program, place, asking):
            continue
        step = STEPS[place]
        if isinstance(step, Choose) and not step.could_choose(state, state.note(which)):
            at = f"{told_frame.at}.notes[{which}]"
            raise told_frame.error(f"{at}: {state.note(which)} could not be chosen from this table ({step.prompt()})")
    for place in range(program.start, asking):
        step = STEPS[place]
        if isinstance(step, (Unless, When)) and step.to > asking:
            which = step.test.about()
            around = [(first, last) for first, last in loops if first > place]
            later = [
                n for n in range(place + 1, step.to) if _fills(state, n, which) and _runs_before(n, asking, around)
            ]
            if which != NO_NOTE and not later and step.test.holds(state) == isinstance(step, When):
                at = f"{told_frame.at}.notes[{which}]"
                raise told_frame.error(f"{at}: with {state.note(which)} the ability does not come to this step")


# What pushed what.


def _check_lowest(game: Game, told_frame: Checker, frame: Frame) -> None:
    """A round or a turn lies below everything else."""
    lowest = [program.name for program in game.lowest()]
    name = program_at(frame.pc).name
    if lowest and name not in lowest:
        raise told_frame.error(f"{told_frame.at}.program: {name} lies on another; allowed below: {', '.join(lowest)}")


def _check_pushed(state: State, told_frame: Checker, below: Frame, above: Frame) -> None:
    """The ability below must stand where a step of it waits for the one above."""
    program = program_at(below.pc)
    for place in range(program.start, program.start + len(program.labels)):
        step = STEPS[place]
        if step.waits_at(place) == below.pc and step.pushes(state, below, above):
            return
    name = program_at(above.pc).name
    waits = f"{program.name} waits for at {program.label(below.pc)}"
    raise told_frame.error(f"{told_frame.at}: {name} of this seat and card is not what {waits}")


# The open question.


def _asks(step: Step[State]) -> bool:
    """Can this step ask anybody at all?"""
    return type(step).answered is not Step.answered


def _ask(state: State, told_frame: Checker, top: Checker, frame: Frame) -> None:
    """Let the step ask again; it must ask, and say the same of whose ability it is."""
    step = STEPS[frame.pc]
    if _asks(step):
        wrong = step.wrong(state)
        if wrong:
            raise told_frame.error(f"{told_frame.at}: {wrong}")
        step.run(state)
    if state.owing == 0 or not state.asks_at(frame.pc):
        raise top.error(f"{top.at}.doing: nobody is asked there")
    if state.me != frame.me:
        raise told_frame.error(
            f"{told_frame.at}.seat: {frame.me} is not the seat that is asked there; allowed: {state.me}"
        )
    if state.card != frame.card:
        raise told_frame.error(f"{told_frame.at}.card: {told(told_frame.get('card'))} does not ask there")


def _check_asked(state: State, top: Checker) -> None:
    """Everybody whom the question is for owes an answer or has locked one in."""
    if top.get("asked") is None:
        if top.get("locked") is not None and top.seats("locked", 61) != []:
            raise top.error(f"{top.at}.locked: {told(top.get('locked'))} without `asked`; allowed: both or neither")
        return
    asked = as_set(top.seats("asked", 61))
    locked = as_set(top.seats("locked", 61)) if top.get("locked") is not None else 0
    together = state.options == 0
    if isinstance(state.asking(), EachGoesOn):  # the table tells who is done
        if asked != state.owing or locked != state.locked:
            raise top.error(f"{top.at}.asked: {told(top.get('asked'))} is not who still has something to choose here")
        return
    if asked == 0 or asked & locked != 0 or (asked | locked) & ~state.owing != 0:
        raise top.error(f"{top.at}.asked: {told(top.get('asked'))} is not who can be asked here")
    if not together and asked != state.owing:
        raise top.error(f"{top.at}.asked: {told(top.get('asked'))} is not the one seat asked here")
    if asked | locked != state.owing:
        missing = ", ".join(f"{seat}" for seat in members(state.owing & ~(asked | locked)))
        raise top.error(f"{top.at}.asked: seat {missing} owes an answer too, or has locked one in (`locked`)")
    state.owing = asked
    state.locked = locked


def _check_kept(state: State, told_frame: Checker) -> None:
    """Where several are asked at once: what is locked in could be chosen, and nobody else has chosen."""
    if state.options != 0:
        return
    step = STEPS[state.pc - 1]
    for seat in range(state.setup.places):
        which = step.keeps(seat)
        if which == NO_NOTE:
            continue
        value = state.note(which)
        at = f"{told_frame.at}.notes[{which}]"
        if has(state.locked, seat):
            if not 0 <= value < 62 or not has(step.options(state, seat), value):
                raise told_frame.error(f"{at}: {value} is nothing that seat {seat} could lock in")
        elif value != NOTHING:
            raise told_frame.error(f"{at}: {value}, but seat {seat} has locked nothing in; allowed: 0")
