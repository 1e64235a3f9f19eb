"""Making tables: from a form to a plan. Options are checked here, once, by the game itself."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import talia
from talia import fair
from talia.core.errors import TaliaError
from talia.core.game import Game
from talia.core.options import checked
from talia.core.record import Record
from talia.server.live.tables import Table
from talia.server.wire import tokens
from talia.server.wire.entries import Place, Plan
from talia.server.wire.errors import Refused, refused
from talia.server.wire.forms import Continue, Import, NewTable
from talia.server.wire.protocol import ClockRule

MOST_ANSWERS = 5000  # of an imported record: far more than any game has


class Made(NamedTuple):
    """A plan, and the tokens for the one who asked for it."""

    plan: Plan
    held: tokens.Held


def options_of(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options with their values, as the game checks them."""
    try:
        # By name first: an option of a name that the engine uses for something else would not reach its own check.
        checked(game.settings, options)
        return game.setup(seats, **options).options
    except TaliaError as error:
        raise refused(error) from None


def find_game(name: str, games: tuple[str, ...]) -> Game:
    if name not in games:
        raise Refused("unknown", f"game {name!r}: there is none of that name; allowed: {', '.join(games)}")
    return talia.game(name)


def check_level(level: str | None, levels: list[str]) -> str:
    if level is None or level not in levels:
        raise Refused("bad_option", f"level {level!r}: there is none of that name; allowed: {', '.join(levels)}")
    return level


def check_clock(clock: ClockRule) -> None:
    if clock.decision > 0 and (clock.bank > 0 or clock.increment > 0):
        raise Refused("bad_option", "clock: either a bank with an increment, or seconds for each decision")
    if clock.increment > 0 and clock.bank <= 0:
        raise Refused("bad_option", "clock.increment: there is no bank it could be added to")
    if 0 < clock.bank < 5 or 0 < clock.decision < 2:
        raise Refused(
            "bad_option", "clock: too short; allowed: a bank of 5 seconds or more, 2 seconds a decision or more"
        )


def new_table(form: NewTable, deal: fair.Deal, games: tuple[str, ...], levels: list[str], now: float) -> Made:
    """The plan of a new table."""
    game = find_game(form.game, games)
    options = options_of(game, len(form.seats), form.options)
    check_clock(form.clock)
    held: dict[int, str] = {}
    places: list[Place] = []
    for number, seat in enumerate(form.seats):
        if seat.who == "bot":
            places.append(Place(who="bot", level=check_level(seat.level, levels), name=seat.name))
            continue
        if seat.level is not None:
            raise Refused("malformed", f"seats[{number}].level: only bots have a level")
        if seat.who == "open":
            places.append(Place(who="open", name=seat.name))
        else:
            held[number] = tokens.new()
            luck = form.luck if len(held) == 1 else ""
            token = tokens.hashed(held[number])
            places.append(Place(who="person", name=seat.name, device=0, token=token, luck=luck))
    together = all(place.who != "open" for place in places)
    if form.undo == "free" and not together:
        raise Refused("bad_option", "undo: free is for one screen; with open seats: consent, never")
    host = tokens.new()
    plan = Plan(
        game=game.name,
        rules=game.rules,
        options=options,
        seats=places,
        created=now,
        clock=form.clock,
        undo=form.undo or ("free" if together else "consent"),
        hints=together if form.hints is None else form.hints,
        public=form.public,
        key=secrets.token_hex(16),
        host=tokens.hashed(host),
        secret=deal.secret,
        salt=deal.salt,
        commitment=deal.commitment,
    )
    return Made(plan, tokens.Held(held, host))


def rematch(table: Table, now: float) -> tuple[Plan, list[int | None]]:
    """The same again with seats moved by one, and where each seat of this table goes."""
    count = len(table.seats)
    deal = fair.draw()
    places: list[Place] = []
    for number in range(count):
        seat = table.seats[(number - 1) % count]
        if seat.kind == "bot":
            places.append(Place(who="bot", level=seat.level, name=seat.name))
        else:
            places.append(Place(who="open", name=seat.name, device=seat.device))
    old = table.plan
    plan = Plan(
        game=old.game,
        rules=table.game.rules,
        options=old.options,
        seats=places,
        created=now,
        clock=old.clock,
        undo=old.undo,
        hints=old.hints,
        public=old.public,
        key=secrets.token_hex(16),
        secret=deal.secret,
        salt=deal.salt,
        commitment=deal.commitment,
    )
    moves: list[int | None] = [
        (number + 1) % count if seat.kind == "person" else None for number, seat in enumerate(table.seats)
    ]
    return plan, moves


def play_on(table: Table, form: Continue, levels: list[str], now: float) -> Made:
    """A table from a moment of a finished game: one person, bots on the other seats."""
    if not table.over:
        raise Refused("not_now", "a game can be played on from here when it is over")
    level = check_level(form.level, levels)
    record = table.record()
    count = len(table.seats)
    if form.seat >= count:
        raise Refused("malformed", f"seat: there is no seat {form.seat}; allowed: 0 to {count - 1}")
    if form.moment > len(record.answers):
        raise Refused("malformed", f"moment: there is no moment {form.moment}; allowed: 0 to {len(record.answers)}")
    state = record.replay(table.game, upto=form.moment, log=False)
    if state.over:
        raise Refused("not_now", "the game is over at that moment; choose an earlier one")
    token = tokens.new()
    places = [
        Place(who="person", name=form.name, device=0, token=tokens.hashed(token))
        if seat == form.seat
        else Place(who="bot", level=level)
        for seat in range(count)
    ]
    host = tokens.new()
    plan = Plan(
        game=table.plan.game,
        rules=table.game.rules,
        options=table.plan.options,
        seats=places,
        created=now,
        clock=ClockRule(limit=table.plan.clock.limit),
        undo="free",
        hints=True,
        practice=True,
        key=secrets.token_hex(16),
        host=tokens.hashed(host),
        position=state.to_position(),
    )
    return Made(plan, tokens.Held({form.seat: token}, host))


def imported(form: Import, games: tuple[str, ...], now: float) -> Plan:
    """A finished table to look at, made of a record. Replays it, so call it where that may take a while."""
    try:
        record = Record.read(form.record)
        game = find_game(record.game, games)
        if len(record.answers) > MOST_ANSWERS:
            raise Refused("bad_record", f"record.answers: {len(record.answers)} answers; allowed: {MOST_ANSWERS}")
        checked(game.settings, record.options)
        record.replay(game, log=False)
    except TaliaError as error:
        raise Refused("bad_record", str(refused(error).reason)) from None
    except (ValueError, TypeError, KeyError, IndexError, AssertionError, OverflowError, RecursionError) as error:
        # A position may be written so oddly that the game's own reader trips over it: still the record's fault.
        raise Refused("bad_record", f"the record cannot be replayed ({type(error).__name__})") from None
    names: list[str | None] = list(form.names or [])
    if len(names) not in (0, record.seats):
        raise Refused("bad_record", f"names: {len(names)} for {record.seats} seats")
    if form.fair is not None:
        wrong = fair.complaint(form.fair, form.record)
        if wrong is not None:
            raise Refused("bad_record", f"fair: {wrong}")
    return Plan(
        game=game.name,
        rules=game.rules,
        options=record.options,
        seats=[Place(who="person", name=names[seat] if names else None) for seat in range(record.seats)],
        created=now,
        clock=ClockRule(),
        undo="never",
        practice=True,
        key=secrets.token_hex(16),
        record=record.to_json(),
        fair=form.fair,
        commitment=form.fair["commitment"] if form.fair is not None else None,
    )
