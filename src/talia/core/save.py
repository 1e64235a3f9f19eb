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
from talia.core.check import Checker, told
from talia.core.errors import BadOption, BadPosition
from talia.core.event import Log
from talia.core.frame import NOTHING, A, B, Frame
from talia.core.memory import Memory
from talia.core.program import program_at
from talia.core.record import Record
from talia.core.resume import resume
from talia.core.rng import Random
from talia.core.view import canonical

if TYPE_CHECKING:
    from talia.core.game import Game
    from talia.core.setup import Setup
    from talia.core.state import State

MOST_POINTS: Final = 1 << 40  # far above any score

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
        "options": setup.told_options(),
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


def from_position(game: Game, position: Any, rng: Random | None, inner: Setup | None = None) -> State:
    """The state of a position. With a generator it may be a view's: notes that are None are filled in.

    With an inner setup, which is equal to the position's, the state is of that one.
    """
    top = Checker(position, "position", BadPosition)
    top.only(POSITION_KEYS)
    if top.get("game") != game.name:
        raise BadPosition(f"position.game: {told(top.get('game'))} is not {game.name!r}", "game")
    try:
        setup = setup_of(game, top)
    except BadOption as error:
        raise BadPosition(f"position.options: {error}", "option") from None
    if inner is not None:
        setup = inner
    table = top.inside("table")
    state = game.lay(setup, table, top.number("random", 0, 0x3FFFFFFFFFFFFFFF, 1))
    if top.get("outcome") is not None:
        _conclude(game, state, top, rng is None)
    elif top.get("doing") is None:
        for key in ("asked", "locked"):
            if top.get(key) is not None:
                raise top.error(
                    f"{top.at}.{key}: {told(top.get(key))} without `doing`, which tells what is asked", "going_on"
                )
        game.open(state, table)
        state.advance()
    else:
        resume(game, state, top, rng)
    if top.get("question") is not None:
        state.question = top.number("question", 0, 1 << 60)
    game.examine(state, top)
    if rng is None:
        _check_sound(game, state, top)
    return state


def _conclude(game: Game, state: State, top: Checker, whole: bool) -> None:
    """The game is over, as the position tells; the table must agree, if it is known as a whole."""
    outcome = top.inside("outcome")
    outcome.only(["winners", "scores", "reason"])
    reason = outcome.word("reason", game.reasons)
    winners = as_set(outcome.seats("winners", state.setup.seats - 1))
    state.finish(winners, game.reasons.index(reason))
    for key in ("doing", "asked", "locked"):
        if top.get(key) is not None and top.get(key) != []:
            raise top.error(f"{top.at}.{key}: {told(top.get(key))}, but the game is over (`outcome`)", "going_on")
    if not whole:
        return
    scores = list(state.scores())
    if outcome.get("scores") is not None and outcome.numbers("scores", -MOST_POINTS, MOST_POINTS) != scores:
        raise outcome.error(
            f"{outcome.at}.scores: {told(outcome.get('scores'))} is not what the table says: {scores}", "outcome"
        )
    wrong = game.contradicts(state)
    if wrong:
        raise outcome.error(f"{outcome.at}: {wrong}", "outcome")


def _check_sound(game: Game, state: State, top: Checker) -> None:
    """What always holds of the game's tables holds of this one."""
    try:
        game.invariants(state)
    except AssertionError as error:
        raise top.error(f"{top.at}.table: this cannot be: {error}", "unsound") from None


def setup_of(game: Game, top: Checker) -> Setup:
    """The setup that a position, a view or a record tells of; the rules' number is the newest one unless it says so."""
    rules = top.number("rules", 0, 1 << 30, game.rules)
    if not game.plays(rules):
        raise top.error(
            f"{top.at}.rules: version {rules} is not {game.rules}, which is what this Talia plays", "rules", value=rules
        )
    options = top.get("options")
    given: dict[str, Any] = {} if options is None else top.mapping("options")
    return game.setup_under(rules, top.get("seats"), given)


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


def is_open(name: str) -> bool:
    return name in _OPENED


def door(name: str) -> Game:
    """The game of that name, which somebody has opened."""
    return _OPENED[name]


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
    if recall is not None:
        recall.shared = True
    state.recall = recall
    state.log = log
    state.record = record
    state.tells = recall is not None or log is not None
    return state


def unpickled_setup(name: str, module: str, rules: int, seats: int, options: dict[str, Any]) -> Setup:
    return opened(name, module).setup_under(rules, seats, options)
