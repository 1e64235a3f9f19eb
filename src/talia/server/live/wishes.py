"""From a wish to entries: is it allowed to this seat, now? Nothing changes here; a refusal says why in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from talia.core.errors import TaliaError
from talia.server.keep.also import Added, Also
from talia.server.live import making
from talia.server.live.tables import Table
from talia.server.wire import tokens
from talia.server.wire.entries import (
    Agreed,
    Answered,
    AnyEntry,
    Dealt,
    Dropped,
    Filled,
    Finished,
    Followed,
    Helped,
    Requested,
    Rewound,
    Stood,
    Voted,
)
from talia.server.wire.errors import Refused, refused
from talia.server.wire.protocol import (
    Answer,
    Consent,
    End,
    FromClient,
    Give,
    Hint,
    Rematch,
    Resign,
    Take,
    Takeback,
    Withdraw,
)


class Wisher(NamedTuple):
    """Who wishes: the seat they look from (None: onlooker), all seats they hold, and whether the table is theirs."""

    seat: int | None
    holds: frozenset[int] = frozenset()
    host: bool = False


class World(NamedTuple):
    """What a wish may depend on besides the table."""

    now: float
    gone: Callable[[int], bool]  # has that person been away long enough?
    levels: list[str]  # of the bots that play this game
    also: list[Also] | None = None  # what is to be written with the entries, in the same transaction


REPEATED: list[AnyEntry] = []  # nothing to do: it was done before


def decide(table: Table, who: Wisher, wish: FromClient, world: World) -> list[AnyEntry]:
    """The entries that grant a wish, or Refused. `REPEATED` (no entries) if it had been granted before."""
    if isinstance(wish, Give):
        return _give(table, who, wish, world)
    if who.seat is None:
        raise Refused("forbidden", "onlookers only look on; claim a seat with its join link to play")
    handler = _HANDLERS.get(type(wish))
    if handler is None:
        raise Refused("not_now", f"{type(wish).__name__.lower()} is nothing to be granted here")
    return handler(table, who.seat, wish, world)


def _playing(table: Table) -> None:
    if table.state is None:
        raise Refused("not_now", "the game has not begun: a seat is still open")
    if table.over:
        raise Refused("not_now", "the game is over")


def _answer(table: Table, seat: int, wish: Answer, world: World) -> list[AnyEntry]:
    if (wish.word is None) == (wish.action is None):
        raise Refused("malformed", "an answer has either a word or an action, and not both")
    if table.state is None:
        raise Refused("not_now", "the game has not begun: a seat is still open")
    if wish.epoch != table.epoch:
        raise Refused("stale", f"epoch {wish.epoch} is over: something was taken back; the epoch is {table.epoch}")
    state = table.live()
    stood = table.seats[seat].stand_in is not None
    given = table.given(seat, wish.question)
    if given is not None and _same(table, wish, given) and (not stood or wish.question != state.question):
        return REPEATED
    if table.over:
        raise Refused("not_now", "the game is over")
    if wish.question != state.question:
        raise Refused("stale", f"question {wish.question} is not open; the open question is {state.question}")
    if table.seats[seat].resigned:
        raise Refused("not_now", f"seat {seat} was resigned; a bot plays it to the end")
    answer: str | int = wish.word if wish.word is not None else wish.action  # type: ignore[assignment]  # one is there
    back: list[AnyEntry] = []
    if stood:  # whoever acts is back
        back = [Stood(at=world.now, seat=seat, level=None)]
    return [*back, answered(table, seat, answer, world.now)]


def answered(table: Table, seat: int, answer: str | int, now: float, by: Any = "player") -> Answered:
    """The entry of an answer that is allowed, tried out on a copy first, so that nothing is ever half done."""
    state = table.live()
    try:
        number = state.check(seat, answer)
    except TaliaError as error:
        raise refused(error) from None
    domain = state.domain_of(seat)
    state.clone().take(seat, number)
    return Answered(at=now, seat=seat, word=f"{domain.name}:{domain.words[number]}", by=by)


def _same(table: Table, wish: Answer, given: str) -> bool:
    if wish.action is not None:
        words = table.game.actions.words
        return wish.action < len(words) and words[wish.action] == given
    return wish.word == given or wish.word == given.partition(":")[2]


def _takeback(table: Table, seat: int, wish: Takeback, world: World) -> list[AnyEntry]:
    _playing(table)
    if wish.epoch != table.epoch:
        raise Refused("stale", f"epoch {wish.epoch} is over: something was taken back; the epoch is {table.epoch}")
    free, ask = table.takebacks(seat)
    if wish.question in free:
        answers = table.first_answer(seat, wish.question)
        assert answers is not None
        # Across hidden information the result is practice only.
        practice = answers not in table.safe(seat)
        return [_rewound(table, seat, answers, world.now, practice)]
    if ask is not None and wish.question == ask:
        return [Requested(at=world.now, seat=seat, question=wish.question)]
    if table.plan.undo == "never":
        raise Refused("not_now", "nothing is taken back at this table")
    if table.request is not None:
        raise Refused("not_now", "there is a request already; one at a time")
    questions = ", ".join(str(number) for number in [*free, *([] if ask is None else [ask])])
    raise Refused("not_now", f"question {wish.question} cannot be gone back to; allowed: {questions or 'none'}")


def _consent(table: Table, seat: int, wish: Consent, world: World) -> list[AnyEntry]:
    request = table.request
    if request is None or wish.request != table.requests:
        raise Refused("not_now", f"request {wish.request} is not open")
    if seat == request.seat:
        raise Refused("forbidden", "one's own request is for the others to decide; it can be withdrawn")
    if seat not in table.waiting_for():
        return REPEATED
    if not wish.accept:
        return [Dropped(at=world.now)]
    agreed: list[AnyEntry] = [Agreed(at=world.now, seat=seat)]
    if table.waiting_for() == [seat]:
        answers = table.first_answer(request.seat, request.question)
        assert answers is not None
        agreed.append(_rewound(table, request.seat, answers, world.now))
    return agreed


def _rewound(table: Table, seat: int, answers: int, now: float, practice: bool = False) -> Rewound:
    return Rewound(at=now, seat=seat, answers=answers, practice=practice, clock=table.clock.kept(now))


def _withdraw(table: Table, seat: int, wish: Withdraw, world: World) -> list[AnyEntry]:
    if table.request is None or wish.request != table.requests:
        raise Refused("not_now", f"request {wish.request} is not open")
    if seat != table.request.seat:
        raise Refused("forbidden", "the request is another seat's")
    return [Dropped(at=world.now)]


def _resign(table: Table, seat: int, wish: Resign, world: World) -> list[AnyEntry]:
    end = table.finished
    if end is not None and (end.reason, end.seat) == ("resigned", seat):
        return REPEATED
    _playing(table)
    if table.seats[seat].resigned:
        return REPEATED
    if len(table.seats) == 2:
        return [Finished(at=world.now, winners=[1 - seat], reason="resigned", seat=seat)]
    return [Stood(at=world.now, seat=seat, level=world.levels[0], for_good=True)]


def _give(table: Table, who: Wisher, wish: Give, world: World) -> list[AnyEntry]:
    if wish.seat >= len(table.seats):
        raise Refused("malformed", f"there is no seat {wish.seat}; allowed: 0 to {len(table.seats) - 1}")
    if wish.level not in world.levels:
        raise Refused("bad_option", f"level {wish.level!r}: there is none; allowed: {', '.join(world.levels)}")
    seat = table.seats[wish.seat]
    if seat.kind == "open":
        if not who.host and (table.plan.host is not None or not who.holds):
            raise Refused("forbidden", "an open seat is for the host of the table to give")
        filled: list[AnyEntry] = [Filled(at=world.now, seat=wish.seat, level=wish.level)]
        if sum(other.kind == "open" for other in table.seats) == 1:
            filled.append(Dealt(at=world.now))
        return filled
    if who.seat is None:
        raise Refused("forbidden", "onlookers only look on; claim a seat with its join link to play")
    _playing(table)
    if seat.kind == "bot":
        raise Refused("not_now", f"seat {wish.seat} is a bot's")
    if seat.stand_in is not None:
        if wish.seat in who.holds and not seat.resigned and seat.stand_in != wish.level:
            return [Stood(at=world.now, seat=wish.seat, level=wish.level)]
        return REPEATED
    if wish.seat not in who.holds and not world.gone(wish.seat):
        raise Refused("not_now", f"the player of seat {wish.seat} is not gone")
    return [Stood(at=world.now, seat=wish.seat, level=wish.level)]


def _take(table: Table, seat: int, wish: Take, world: World) -> list[AnyEntry]:
    _playing(table)
    if table.seats[seat].resigned:
        raise Refused("not_now", "this seat was resigned")
    if table.seats[seat].stand_in is None:
        return REPEATED
    return [Stood(at=world.now, seat=seat, level=None)]


def _end(table: Table, seat: int, wish: End, world: World) -> list[AnyEntry]:
    if table.finished is not None and table.finished.reason in ("abandoned", "stopped") and table.plan.record is None:
        return REPEATED
    _playing(table)
    device = table.seats[seat].device
    others = [
        other for other in table.persons() if other != seat and (device is None or table.seats[other].device != device)
    ]
    here = [other for other in others if not world.gone(other)]
    if here:
        seats = ", ".join(f"seat {other}" for other in here)
        raise Refused("not_now", f"not everybody else is gone; not gone: {seats}")
    if not others:  # alone with bots, or all at one screen: stopped, and nobody has won
        return [Finished(at=world.now, winners=[], reason="stopped", seat=seat)]
    return [Finished(at=world.now, winners=[seat], reason="abandoned", seat=others[0])]


def _rematch(table: Table, seat: int, wish: Rematch, world: World) -> list[AnyEntry]:
    if not table.over or table.plan.record is not None:
        raise Refused("not_now", "a rematch is for after the end")
    if table.plan.series is not None:
        raise Refused("not_now", "this table belongs to a series, which decides what is played next")
    if table.followed is not None or (not wish.accept and seat in table.declined):
        return REPEATED
    vote = Voted(at=world.now, seat=seat, accept=wish.accept)
    if not wish.accept or not set(table.persons()) <= table.votes | {seat}:
        return REPEATED if wish.accept and seat in table.votes else [vote]
    # The last one wanted it: the vote, the table and the way there are written together or not at all.
    plan, moves = making.rematch(table, world.now)
    again = Added(tokens.new_id(), plan, [], "waiting")
    if world.also is not None:
        world.also.append(again)
    return [vote, Followed(at=world.now, table=again.id, why="rematch", seats=moves)]


def _hint(table: Table, seat: int, wish: Hint, world: World) -> list[AnyEntry]:
    _playing(table)
    if not table.plan.hints:
        raise Refused("not_now", "there are no hints at this table")
    if wish.epoch != table.epoch or wish.question != table.live().question:
        raise Refused("stale", f"question {wish.question} is not open; the open question is {table.live().question}")
    if seat not in table.asked:
        raise Refused("not_asked", f"seat {seat} is not asked")
    if wish.level is not None and wish.level not in world.levels:
        raise Refused("bad_option", f"level {wish.level!r}: there is none; allowed: {', '.join(world.levels)}")
    if wish.rung is not None and not table.plan.coach:
        raise Refused("not_now", "rung: there is no coach at this table; leave it out for a bot's hint")
    return helped(table, seat, world.now)


def helped(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """The entry that a seat was helped with what it is asked now, unless that is noted already."""
    if table.over:
        return []
    noted = (seat, len(table.record().answers)) in table.record().hints
    return [] if noted else [Helped(at=now, seat=seat)]


_HANDLERS: dict[type, Callable[[Table, int, Any, World], list[AnyEntry]]] = {
    Answer: _answer,
    Takeback: _takeback,
    Consent: _consent,
    Withdraw: _withdraw,
    Resign: _resign,
    Take: _take,
    End: _end,
    Rematch: _rematch,
    Hint: _hint,
}


def moment_has_passed(table: Table, now: float) -> list[AnyEntry]:
    """Where everybody may act at any time: those who have acted are asked anew, so that bots go on."""
    own = len(table.seats)
    if own not in table.asked or all(table.seats[seat].bot is None or seat in table.asked for seat in range(own)):
        return []
    return [answered(table, own, table.live().decision(own).options[0].action, now, by="clock")]


def time_is_up(table: Table, now: float, level: str) -> list[AnyEntry]:
    """What happens because clocks have reached zero. `level`: of the bot that plays on for a loser among many."""
    for seat in table.clock.out(now):
        if seat not in table.asked:
            continue
        own = seat >= len(table.seats)
        rule = table.plan.clock.out or ("lose" if len(table.seats) == 2 else "move")
        if own or rule == "move":
            # The game's own clock says last what ends the phase; for a player any answer will do.
            option = table.live().decision(seat).options[-1 if own else 0]
            return [answered(table, seat, option.action, now, by="clock")]
        if len(table.seats) == 2:
            return [Finished(at=now, winners=[1 - seat], reason="time", seat=seat)]
        return [Stood(at=now, seat=seat, level=level, for_good=True)]
    return []
