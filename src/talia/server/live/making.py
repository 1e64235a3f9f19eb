"""Making tables: from a form to a plan. Options are checked here, once, by the game itself."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import talia
from talia import fair
from talia.core.errors import TaliaError
from talia.core.game import Game
from talia.core.options import checked
from talia.core.record import Record
from talia.server.keep.standings import Doc, Player
from talia.server.live.tables import Table
from talia.server.wire import keys, tokens
from talia.server.wire.about import ClockRule, SeatKind, SeriesPlace, Undo
from talia.server.wire.entries import Place, Plan
from talia.server.wire.errors import Refused, refused
from talia.server.wire.forms import Continue, Import, NewTable, SeatForm
from talia.server.wire.heavy import Reached
from talia.server.wire.names import cleaned

MOST_ANSWERS = 5000  # of an imported record: far more than any game has
MOST_BEFORE = 1000  # answers that are played again where somebody plays on: a longer game goes on without its log


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


def placed(
    forms: Sequence[SeatForm],
    levels: list[str],
    where: Literal["seats", "players"],
    mint: Callable[[str], str],
    luck: str = "",
) -> tuple[list[Place], dict[int, str]]:
    """The seats (or a series' players) that are wished for, and the tokens of those who are here: one screen."""
    held: dict[int, str] = {}
    places: list[Place] = []
    for number, form in enumerate(forms):
        if form.who == "bot":
            places.append(Place(who="bot", level=check_level(form.level, levels), name=cleaned(form.name)))
            continue
        if form.level is not None:
            raise Refused("malformed", f"{where}[{number}].level: only bots have a level")
        if form.who == "open":
            places.append(Place(who="open", name=cleaned(form.name)))
        else:
            held[number] = mint(f"seat {number}")
            token = tokens.hashed(held[number])
            mine = luck if len(held) == 1 else ""
            places.append(Place(who="person", name=cleaned(form.name), device=0, token=token, luck=mine))
    return places, held


def help_allowed(
    undo: Undo | None, hints: bool | None, places: list[Place], where: Literal["seats", "players"]
) -> tuple[Undo, bool]:
    """What is taken back, and whether there are hints: by default freely where all persons share one screen."""
    together = all(place.who != "open" for place in places)
    if undo == "free" and not together:
        raise Refused("bad_option", f"undo: free is for one screen; with open {where}: consent, never")
    return undo or ("free" if together else "consent"), together if hints is None else hints


def held_again(seats: Sequence[Place | Player], mint: Callable[[str], str]) -> tokens.Held:
    """The tokens that were given when a table or series was made, minted again by the same key."""
    minted = {number: mint(f"seat {number}") for number in range(len(seats))}
    held = {number: token for number, token in minted.items() if tokens.fits(token, seats[number].token)}
    return tokens.Held(held, mint("host"))


def new_table(
    form: NewTable,
    deal: fair.Deal,
    games: tuple[str, ...],
    levels: list[str],
    now: float,
    key: str | None = None,
    lesson: str | None = None,
) -> Made:
    """The plan of a new table. `key`: the client's own, which its tokens follow from. `lesson`: the one that it is."""
    game = find_game(form.game, games)
    options = options_of(game, len(form.seats), form.options)
    check_clock(form.clock)
    if form.coach and sorted(seat.who for seat in form.seats) != ["bot"] * (len(form.seats) - 1) + ["me"]:
        raise Refused("bad_option", "coach: it is for one person against bots; allowed: me once, and bots")
    if form.chat and form.public:
        raise Refused("bad_option", "chat: it is for private tables; allowed at a public one: the fixed phrases")
    secret = secrets.token_hex(16)
    mint = keys.mint(secret, key)
    places, held = placed(form.seats, levels, "seats", mint, form.luck)
    undo, hints = help_allowed(form.undo, form.hints, places, "seats")
    host = mint("host")
    plan = Plan(
        game=game.name,
        rules=game.rules,
        options=options,
        seats=places,
        created=now,
        clock=form.clock,
        undo=undo,
        hints=hints,
        public=form.public,
        chat=form.chat,
        key=secret,
        host=tokens.hashed(host),
        secret=deal.secret,
        salt=deal.salt,
        commitment=deal.commitment,
        practice=form.coach,
        coach=form.coach,
        lesson=lesson,
    )
    return Made(plan, tokens.Held(held, host))


def again(who: SeatKind, name: str | None, level: str | None, device: int | None) -> Place:
    """The seat of somebody who goes on to another table: a bot sits there at once, a person is to claim it."""
    if who == "bot":
        return Place(who="bot", level=level, name=name)
    return Place(who="open", name=name, device=device)


def going_on(
    like: Plan | Doc,
    game: Game,
    seats: list[Place],
    now: float,
    public: bool = False,
    series: SeriesPlace | None = None,
    secret: str | None = None,
) -> Plan:
    """A table for those who go on, set up like their last one or as their series wants it. Nobody is its host.

    `secret`: of a deal that is to be played (once more); the commitment has a salt of its own and does not tell which.
    """
    deal = fair.draw()
    if secret is not None:
        deal = fair.Deal(secret, deal.salt)
    coach = isinstance(like, Plan) and like.coach
    return Plan(
        game=game.name,
        rules=game.rules,
        options=dict(like.options),
        seats=seats,
        created=now,
        clock=like.clock,
        undo=like.undo,
        hints=like.hints,
        public=public,
        chat=isinstance(like, Plan) and like.chat,
        key=secrets.token_hex(16),
        secret=deal.secret,
        salt=deal.salt,
        commitment=deal.commitment,
        series=series,
        practice=coach,
        coach=coach,
    )


def rematch(table: Table, now: float) -> tuple[Plan, list[int | None]]:
    """The same again with seats moved by one, and where each seat of this table goes."""
    count = len(table.seats)
    moved = [table.seats[(number - 1) % count] for number in range(count)]
    seats = [again(seat.kind, seat.name, seat.level, seat.device) for seat in moved]
    plan = going_on(table.plan, table.game, seats, now, public=table.plan.public)
    moves: list[int | None] = [
        (number + 1) % count if seat.kind == "person" else None for number, seat in enumerate(table.seats)
    ]
    return plan, moves


def check_moment(table: Table, form: Continue, levels: list[str]) -> None:
    """Can this game be played on from that moment?"""
    if not table.over:
        raise Refused("not_now", "a game can be played on from here when it is over")
    check_level(form.level, levels)
    record = table.record()
    count = len(table.seats)
    if form.seat >= count:
        raise Refused("malformed", f"seat: there is no seat {form.seat}; allowed: 0 to {count - 1}")
    if form.moment > len(record.answers):
        raise Refused("malformed", f"moment: there is no moment {form.moment}; allowed: 0 to {len(record.answers)}")


def play_on(table: Table, form: Continue, reached: Reached, now: float, key: str | None = None) -> Made:
    """A table from a moment of a finished game: one person, bots on the other seats."""
    if reached.over:
        raise Refused("not_now", "the game is over at that moment; choose an earlier one")
    secret = secrets.token_hex(16)
    mint = keys.mint(secret, key)
    token, host = mint(f"seat {form.seat}"), mint("host")
    # Everybody keeps name and seat, whoever plays for them now.
    places = [
        Place(who="person", name=cleaned(form.name) or seat.name, device=0, token=tokens.hashed(token))
        if number == form.seat
        else Place(who="bot", level=form.level, name=seat.name)
        for number, seat in enumerate(table.seats)
    ]
    before = table.record().shortened(form.moment)
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
        key=secret,
        host=tokens.hashed(host),
        position=reached.position,
        before=before.to_json() if len(before.answers) <= MOST_BEFORE else None,
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
    names = [cleaned(name) for name in form.names or []]
    if len(names) not in (0, record.seats):
        raise Refused("bad_record", f"names: {len(names)} for {record.seats} seats")
    levels = form.levels or [None] * record.seats
    if len(levels) != record.seats:
        raise Refused("bad_record", f"levels: {len(levels)} for {record.seats} seats")
    if form.fair is not None:
        wrong = fair.complaint(form.fair, form.record)
        if wrong is not None:
            raise Refused("bad_record", f"fair: {wrong}")
    return Plan(
        game=game.name,
        rules=game.rules,
        options=record.options,
        seats=[
            Place(
                who="person" if levels[seat] is None else "bot",
                name=names[seat] if names else None,
                level=levels[seat],
            )
            for seat in range(record.seats)
        ],
        created=now,
        clock=ClockRule(),
        undo="never",
        practice=True,
        key=secrets.token_hex(16),
        record=record.to_json(),
        fair=form.fair,
        commitment=form.fair["commitment"] if form.fair is not None else None,
    )
