"""Worlds and pasts that fit what a seat knows: for methods that ask what other seats may believe.

A resampled state is a table; a past is a whole game: a first table and everybody's answers, after which the seat has
seen, heard and answered exactly what it has. It is looked for by playing: a first table is guessed from what the seat
saw then, the others answer at random so that the seat hears what it heard, and where that cannot be, two hidden cards
of the first table change places. Nothing is taken from the game that was played but what the seat knows of it, and who
answered when.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final, final

from talia.core import memory
from talia.core.check import told
from talia.core.errors import TaliaError, Unchecked
from talia.core.record import Record
from talia.core.rng import Random

if TYPE_CHECKING:
    from talia.core.action import Domain
    from talia.core.game import Game
    from talia.core.state import State

TRIES: Final = 3000
SOON: Final = 8  # answers
FURTHER: Final = 1000  # an event counts for more than all words of the next one, an answer for more than its events
SWAPS: Final = 160  # tried at one place of the past, before it begins anew with another first table


def resample(state: State, seat: Unchecked, rng: Random) -> State:
    """The same table with everything dealt anew, evenly, that the seat (None: an onlooker) cannot know.

    Its memory is kept, and an onlooker's. What others remember of another world is of no use here, and would tell: it
    begins anew with what they see.
    """
    state.setup.check_seat(seat)
    world = state.clone()
    rng.state = world.redeal(-1 if seat is None else seat, rng.state)
    kept = state.recall
    if kept is not None:
        seen = memory.begun([world.seen(one) for one in (*range(world.setup.places), None)], kept.moment)
        world.recall = seen.with_those_of(kept, seat)
    return world


@final
class Turn:
    """One answer of the game, as far as the seat knows of it."""

    def __init__(self, seat: int, word: str | None, key: int, events: list[dict[str, Any]]) -> None:
        self.seat = seat
        self.word = word  # what it was, if it was the seat's own
        self.key = key  # what the seat remembered then
        self.events = events  # what it heard with it
        self.soon: list[str] = []  # what it heard with it and soon after: a secret choice may have come out


def _in_order(value: Any, found: list[str]) -> list[str]:
    """Every word in plain data, as it stands there."""
    if isinstance(value, str):
        found.append(value.rpartition(":")[2].partition("/")[0])
    elif isinstance(value, dict):
        for part in value.values():
            _in_order(part, found)
    elif isinstance(value, list | tuple):
        for part in value:
            _in_order(part, found)
    return found


def _words(value: Any) -> set[str]:
    return set(_in_order(value, []))


def _heard(state: State, seat: int, since: int) -> list[dict[str, Any]]:
    """What the seat was told, but for the events' numbers: they count what others alone were told, too."""
    return [{key: part for key, part in event.items() if key != "n"} for event in state.events(seat, since)]


@final
class Search:
    """Looks for a past of one state that fits what one seat knows."""

    def __init__(self, game: Game, state: State, seat: int, rng: Random) -> None:
        if state.record is None or state.log is None or state.recall is None:
            raise TaliaError("this state keeps no record of its past; start the game with log=True and memory=True")
        self.game = game
        self.seat = seat
        self.rng = rng
        self.turns: list[Turn] = []
        first = state.record.begin(game)
        self.view = first.view(seat, memory=True)
        self.key = first.memory(seat)
        self._listen(first, state.record)
        if first.memory(seat) != state.memory(seat):
            raise TaliaError("this state's record does not lead to what the seat remembers: it was kept from later on")
        self.plays = 0
        self.things = {word for sort in game.facts().values() for word in sort}
        # Of the last play: how well it went, and of the first thing heard that did not fit, what should have been heard
        # and what was.
        self.score = -1
        self.wanted: set[str] = set()
        self.heard: set[str] = set()

    def _listen(self, state: State, record: Record) -> None:
        """Go through the game once, and keep what the seat knows of it."""
        for who, word in record.answers:
            since = 0 if state.log is None else len(state.log)
            state.answer(who, word)
            own = who == self.seat
            events = _heard(state, self.seat, since)
            self.turns.append(Turn(who, word if own else None, state.memory(self.seat), events))
        for n, turn in enumerate(self.turns):
            for later in self.turns[n : n + SOON]:
                _in_order(later.events, turn.soon)

    def play(self, position: dict[str, Any], before: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Play from that table as long as the seat hears what it heard; others answer as before, where they can."""
        self.plays += 1
        answers: list[tuple[int, str]] = []
        self.score = -1
        try:
            state = self.game.position(position, True, True)
        except TaliaError:
            return answers
        if state.memory(self.seat) != self.key:
            return answers
        for n, turn in enumerate(self.turns):
            after = self._answered(state, turn, before[n][1] if n < len(before) else None)
            if after is None:
                self.score += FURTHER * FURTHER * len(answers)
                return answers
            state, word = after
            answers.append((turn.seat, word))
        self.score = FURTHER * FURTHER * len(answers)
        return answers

    def _answered(self, state: State, turn: Turn, earlier: str | None) -> tuple[State, str] | None:
        self.score = 0
        self.wanted = _words(turn.word)
        self.heard = set()
        if state.ended or (turn.seat not in state.asked and not state.may_answer_again() >> turn.seat & 1):
            return None
        domain = state.domain_of(turn.seat)
        words = [turn.word] if turn.word is not None else self._ordered(state, turn, domain, earlier)
        for word in words:
            after = copy.deepcopy(state)
            since = 0 if after.log is None else len(after.log)
            try:
                after.answer(turn.seat, word)
            except TaliaError:
                return None  # the seat's own answer is not allowed here
            if after.memory(self.seat) == turn.key:
                return after, word
            self._judge(turn.events, _heard(after, self.seat, since))
        return None

    def _judge(self, expected: list[dict[str, Any]], events: list[dict[str, Any]]) -> None:
        """How much of what was heard is what should have been, and where the two part."""
        same = 0
        while same < min(len(expected), len(events)) and expected[same] == events[same]:
            same += 1
        wanted = _words(expected[same:][:1])
        heard = _words(events[same:][:1])
        score = 1 + FURTHER * same + len(wanted & heard)
        if score > self.score:
            self.score, self.wanted, self.heard = score, wanted, heard

    def _ordered(self, state: State, turn: Turn, domain: Domain, earlier: str | None) -> list[str]:
        """What another seat may answer: what the seat soon heard of, then what was answered before, then the rest."""
        options = [f"{domain.name}:{option.word}" for option in state.decision(turn.seat).options]
        words = self.rng.shuffled(options)
        if earlier in options:
            words.remove(earlier)
            words.insert(0, earlier)
        first: list[str] = []
        for heard in turn.soon:
            for word in words:
                if word not in first and heard in _words(word):
                    first.append(word)
        return [*first, *(word for word in words if word not in first)]

    def found(self, tries: int) -> Record | None:
        """A past, or None if none was found by playing so many times."""
        while self.plays < tries:
            position = self.game.guess(self.view, self.rng).to_position()
            position["random"] = self.rng.below(0x3FFFFFFF)
            answers = self.play(position, [])
            while len(answers) < len(self.turns) and self.plays < tries:
                better = self._mended(position, answers, tries)
                if better is None:
                    break
                position, answers = better
            if len(answers) == len(self.turns):
                setup = self.game.setup_under(self.view["rules"], self.view["seats"], self.view["options"])
                return Record(
                    self.game.name, setup.rules, setup.seats, setup.told_options(), None, position, list(answers)
                )
        return None

    def _mended(
        self, position: dict[str, Any], answers: list[tuple[int, str]], tries: int
    ) -> tuple[dict[str, Any], list[tuple[int, str]]] | None:
        """The same with two hidden things in each other's place, or with other luck, so that it goes on further."""
        best = self.score
        swaps = self._swaps(position, self.wanted, self.heard)
        most = SWAPS if len(answers) > 2 else SWAPS // 10  # another first table costs little yet
        for n in range(min(len(swaps) + 4, most)):
            if self.plays >= tries:
                return None
            twin = copy.deepcopy(position)
            if n < len(swaps):
                _change(twin, swaps[n][0], swaps[n][1])
            else:
                twin["random"] = self.rng.below(0x3FFFFFFF)
            further = self.play(twin, answers)
            if self.score > best:
                return twin, further
        return None

    def _swaps(self, position: dict[str, Any], wanted: set[str], got: set[str]) -> list[tuple[Any, Any]]:
        """Hidden places and what else might lie there, one of the two what the seat heard of: that of another place, or
        something that lies nowhere yet. First those that hold what it should not have heard of."""
        likely: list[tuple[Any, Any]] = []
        others: list[tuple[Any, Any]] = []
        laid = _words(position["table"])
        absent = [word for word in sorted(wanted) if word in self.things and word not in laid]
        for heap in self.game.hidden(position, self.seat):
            holds = [(place, _look(position, place)) for place in heap]
            for place, word in holds:
                if word in wanted:
                    for other, instead in holds:
                        if instead != word:
                            (likely if instead in got and instead not in wanted else others).append((other, place))
                else:
                    (likely if word in got else others).extend((place, thing) for thing in absent)
        return [*self.rng.shuffled(likely), *self.rng.shuffled(others)]


def _look(position: dict[str, Any], path: Any) -> Any:
    value: Any = position
    for key in path:
        value = value[key]
    return value


def _change(position: dict[str, Any], place: Any, what: Any) -> None:
    """Lay a thing there, or what lies at another place, which gets what lay here."""
    held = _look(position, place)
    if isinstance(what, str):
        _look(position, place[:-1])[place[-1]] = what
    else:
        _look(position, place[:-1])[place[-1]] = _look(position, what)
        _look(position, what[:-1])[what[-1]] = held


def past(game: Game, state: State, seat: Unchecked, rng: Random, tries: int) -> Record:
    """A record of a game after which the seat has seen, heard and answered what it has in the state."""
    if type(seat) is not int or not 0 <= seat < state.setup.seats:
        raise TaliaError(f"there is no seat {told(seat)}; allowed: 0 to {state.setup.seats - 1}")
    if type(tries) is not int or tries < 1:
        raise TaliaError(f"tries: {told(tries)} is not allowed; allowed: whole numbers from 1 up")
    search = Search(game, state, seat, rng)
    record = search.found(tries)
    if record is None:
        raise TaliaError(f"no past that fits what seat {seat} knows was found in {tries} tries; allowed: more tries")
    return record
