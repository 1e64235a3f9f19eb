"""Saving: a state in words (a position), back from words, and through a pickle. In mid-ability, too.

A position names the programs that run and the label of each one's place: for the running ability the step that asks,
for those below it the step they go on with. Saves of the time when places were counted are read through the game's
table of labels.
"""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from talia.core.bits import as_set, members
from talia.core.check import Checker
from talia.core.errors import BadOption, BadPosition
from talia.core.event import Log
from talia.core.frame import NOTHING, A, B, Frame, Jump
from talia.core.memory import Memory
from talia.core.program import PROGRAMS, STEPS, Done, program_at
from talia.core.record import Record
from talia.core.rng import Random
from talia.core.view import canonical

if TYPE_CHECKING:
    from talia.core.game import Game
    from talia.core.setup import Setup
    from talia.core.state import State

# Abilities that wait in one another. Real games stay far below: what lies deeper was made up to make work.
MOST_FRAMES: Final = 30

POSITION_KEYS: Final = [
    "game",
    "rules",
    "seats",
    "options",
    "table",
    "doing",
    "asked",
    "locked",
    "question",
    "random",
    "outcome",
]


# Into words.


def to_position(state: State) -> dict[str, Any]:
    """The whole state in words and numbers: `from_position` makes the same state of it."""
    setup = state.setup
    outcome = state.outcome
    position: dict[str, Any] = {
        "game": setup.game,
        "rules": setup.rules,
        "seats": setup.seats,
        "options": setup.options,
        "table": state.lay_out(),
        "doing": doing(state, None, True),
        "asked": members(state.owing),
        "locked": members(state.locked),
        "question": state.question,
        "random": state.rng,
    }
    if outcome is not None:
        position["outcome"] = outcome.to_json()
    return position


def doing(state: State, seat: int | None, all_notes: bool) -> list[dict[str, Any]]:
    """The running ability and those below it, in words; notes the seat may not know are None."""
    if state.ended:
        return []
    found: list[dict[str, Any]] = []
    # The running ability stands behind the step that asks.
    running = state.pc - 1
    frame: Frame | None = Frame(running, state.me, state.card, state.a, state.b, state.c, state.d, state.below)
    while frame is not None:
        program = program_at(frame.pc)
        notes: list[int | str | None] = []
        for number, value in enumerate((frame.a, frame.b, frame.c, frame.d)):
            hidden = program.secret and number in (A, B) and number - A != seat and not all_notes
            notes.append(None if hidden else program.note_word(number, value))
        card = state.card_word(frame.card) if frame.card != NOTHING else None
        at = program.label(frame.pc)
        found.append({"program": program.name, "at": at, "seat": frame.me, "card": card, "notes": notes})
        frame = frame.below
    return found


def digest(value: dict[str, Any]) -> int:
    """A number of 62 bits for plain data, the same in every process."""
    return int.from_bytes(hashlib.blake2b(canonical(value), digest_size=8).digest(), "big") >> 2


# And back.


def from_position(game: Game, position: Any, rng: Random | None) -> State:
    """The state of a position. With a generator it may be a view's: notes that are None are filled in."""
    top = Checker(position, "position", BadPosition)
    top.only(POSITION_KEYS)
    if top.get("game") != game.name:
        raise BadPosition(f"position.game: {position.get('game')!r} is not {game.name!r}")
    try:
        setup = setup_of(game, top)
    except BadOption as error:
        raise BadPosition(f"position.options: {error}") from None
    table = top.inside("table")
    state = game.lay(setup, table, top.number("random", 0, 0x3FFFFFFFFFFFFFFF, 1))
    if top.get("outcome") is not None:
        outcome = top.inside("outcome")
        reason = outcome.word("reason", game.reasons)
        state.finish(as_set(outcome.numbers("winners", 0, setup.seats - 1)), game.reasons.index(reason))
    elif top.get("doing") is None:
        game.open(state, table)
        state.advance()
    else:
        _resume(game, state, top, rng)
    if top.get("question") is not None:
        state.question = top.number("question", 0, 1 << 60)
    game.examine(state, top)
    return state


def setup_of(game: Game, top: Checker) -> Setup:
    """The setup that a position, a view or a record tells of; the rules' number is the newest one unless it says so."""
    rules = top.number("rules", 0, 1 << 30, game.rules)
    if not game.plays(rules):
        raise top.error(f"{top.at}.rules: version {rules} is not {game.rules}, which is what this Talia plays")
    options = top.get("options")
    given: dict[str, Any] = {} if options is None else top.mapping("options")
    return game.setup_under(rules, top.get("seats"), given)


def _resume(game: Game, state: State, top: Checker, rng: Random | None) -> None:
    """Lay the frames of a position and ask its open question again."""
    frames = top.list_of("doing")
    if not frames:
        raise top.error(f"{top.at}.doing: no ability is running, and the game is not over")
    if len(frames) > MOST_FRAMES:
        raise top.error(f"{top.at}.doing: {len(frames)} abilities wait in one another; allowed: {MOST_FRAMES}")
    below: Frame | None = None
    for n, frame in enumerate(reversed(frames)):
        below = _frame(game, state, frame, below, n == len(frames) - 1, rng)
    assert below is not None
    asking = below.pc
    state.pc = asking + 1
    state.me = below.me
    state.card = below.card
    state.a, state.b, state.c, state.d = below.a, below.b, below.c, below.d
    state.below = below.below
    step = STEPS[asking]
    if not isinstance(step, (Done, Jump)):  # they would leave the ability, which has nothing to ask then
        step.run(state)
    if state.owing == 0 or not state.asks_at(asking):
        raise top.error(f"{top.at}.doing: nobody is asked there")
    if top.get("asked") is not None:
        asked = as_set(top.numbers("asked", 0, 61))
        locked = as_set(top.numbers("locked", 0, 61)) if top.get("locked") is not None else 0
        if asked == 0 or asked & locked != 0 or (asked | locked) & ~state.owing != 0:
            raise top.error(f"{top.at}.asked: {top.get('asked')!r} is not who can be asked here")
        if asked != state.owing and state.options != 0:
            raise top.error(f"{top.at}.asked: {top.get('asked')!r} is not the one seat asked here")
        state.owing = asked
        state.locked = locked


def _frame(game: Game, state: State, frame: Checker, below: Frame | None, runs: bool, rng: Random | None) -> Frame:
    frame.only(["program", "at", "seat", "card", "notes"])
    name = frame.word("program")
    place = _place(game, frame, name, runs)
    card = 0
    if frame.get("card") is not None:
        card = game.card_number(state.setup, frame.word("card"))
        if card < 0:
            raise frame.error(f"{frame.at}.card: {frame.get('card')!r} is not a card of this game")
    given = frame.get("notes")
    if not isinstance(given, list) or len(given) != 4:
        raise frame.error(f"{frame.at}.notes: {given!r} is not a list of four notes")
    program = program_at(place)
    given = [program.note_number(number, note) for number, note in enumerate(given)]
    for note in given:
        if not (note is None and rng is not None) and (type(note) is not int or abs(note) >= 1 << 61):
            raise frame.error(f"{frame.at}.notes: {note!r} is not a whole number")
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
        raise frame.error(f"{frame.at}: there is no step {at!r} of {name!r} in {game.name}")
    return program.places[label]


# Pickles: a state travels as its position, and finds its game by the module that has it.

_OPENED: Final[dict[str, Game]] = {}


def opened(name: str, module: str) -> Game:
    """The one game of that name, from the module that has it as GAME."""
    if name not in _OPENED:
        import_module(module)
    return _OPENED[name]


def open_door(game: Game) -> None:
    """A game is there: what is unpickled finds it by name."""
    _OPENED[game.name] = game


def module_of(name: str) -> str:
    """The module whose import opens the game."""
    return type(_OPENED[name]).__module__


def pickled(state: State) -> tuple[Any, ...]:
    name = state.setup.game
    kept = (state.sealed, state.recall, state.log, state.record)
    return (name, module_of(name), to_position(state), *kept)


def unpickled(
    name: str,
    module: str,
    position: dict[str, Any],
    sealed: i64,
    recall: Memory | None,
    log: Log | None,
    record: Record | None,
) -> State:
    state = from_position(opened(name, module), position, None)
    state.sealed = sealed
    state.recall = recall
    state.log = log
    state.record = record
    state.tells = recall is not None or log is not None
    return state


def unpickled_setup(name: str, module: str, rules: int, seats: int, options: dict[str, Any]) -> Setup:
    return opened(name, module).setup_under(rules, seats, options)
