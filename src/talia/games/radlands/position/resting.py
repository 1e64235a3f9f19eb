"""Would the rules leave a table so? A table alone is brought to rest by them; what is going on must fit the table."""

from __future__ import annotations

from talia.core.bits import bit, count, has, members
from talia.core.check import Checker
from talia.core.frame import NOTHING, Choose, Frame
from talia.core.program import Program, program_at
from talia.games.radlands.cards.events import CloseUp
from talia.games.radlands.numbers import CAMP_TRAITS, CARD_WORDS, TURNS_AT, WINS_AT_LAST_CARD
from talia.games.radlands.pools import SIFTED_CARDS
from talia.games.radlands.rounds import CAMPS_ONE_BY_ONE, CAMPS_PROGRAM, PICK, PICKS, TURN, PlayOrJunk
from talia.games.radlands.state import BY_CAMPS, BY_DECK, BY_TURNS, REASONS, Radlands
from talia.games.radlands.steps import DiscardSifted, DrawToSift, PersonPlace
from talia.games.radlands.verbs import board
from talia.games.radlands.verbs.running import enters, is_ability, is_event


def begin(s: Radlands, table: Checker) -> None:
    """A table alone: the active seat is to act, or its turn begins if `phase` is "events"."""
    if s.turn == 0:
        s.begin(picking_camps(s), 0, 0)
        s.go(camps_asked(s))
        return
    phase = table.word("phase", ["events", "actions"], "actions")
    if s.resolving != 0:
        raise table.error(f"{table.at}.resolving: {CARD_WORDS[s.resolving]} is resolved by no ability (`doing`)")
    for key in ("sifted", "picked"):
        if table.get(key) is not None:
            raise table.error(f"{table.at}.{key}: that is told only while an ability or a play is going on (`doing`)")
    if s.acting != 0:
        raise table.error(f"{table.at}.columns: no card is `acting` while no ability is going on (`doing`)")
    board.close_all(s)
    check_goes_on(s, table.at, table)
    s.begin(TURN, s.active, 0)
    if phase == "actions":
        s.go(TURN.at("act"))


def picking_camps(s: Radlands) -> Program:
    """How camps are picked: under rules 1 both waited for each other after each."""
    return CAMPS_ONE_BY_ONE if s.setup.rules == 1 else CAMPS_PROGRAM


def camps_asked(s: Radlands) -> int:
    """The place where it is asked for the next camp."""
    return CAMPS_ONE_BY_ONE.at(PICKS[camps_laid(s)]) if s.setup.rules == 1 else PICK


def camps_laid(s: Radlands) -> int:
    """How many camps each seat has laid down so far, under rules 1."""
    return sum(1 for column in range(3) if s.camp_of(column) != 0)


def check_goes_on(s: Radlands, at: str, top: Checker) -> None:
    """The table must be one in which the game still goes on."""
    for seat in (0, 1):
        if s.standing_camps(seat) == 0:
            raise top.error(
                f"{at}.columns[{seat}]: all three camps are destroyed, so the game is over", "camps_gone", player=seat
            )
    if s.left == 0 and s.reshuffled:
        raise top.error(f"{at}.deck: it has run out for the second time, so the game is over", "deck_out")
    if s.left == 0 and last_card_winner(s) >= 0:
        raise top.error(f"{at}.deck: it has run out, and a camp wins by that, so the game is over", "deck_wins")


def last_card_winner(s: Radlands) -> int:
    """The seat with a camp that wins when the last card leaves the deck, or -1."""
    for column in range(6):
        if has(s.standing, 1 + 3 * column) and CAMP_TRAITS[s.camp_number(column)] & WINS_AT_LAST_CARD != 0:
            return column // 3
    return -1


def examine(s: Radlands, top: Checker) -> None:
    """What is going on must fit the table: the turn of the active seat lies below everything else."""
    if s.ended:
        return
    frames = [Frame(s.pc - 1, s.me, s.card, s.a, s.b, s.c, s.d, s.below)]
    while frames[-1].below is not None:
        frames.append(frames[-1].below)
    lowest = frames[-1]
    if program_at(lowest.pc) is not (picking_camps(s) if s.turn == 0 else TURN):
        name = program_at(lowest.pc).name
        raise top.error(f"{top.at}.doing: {name!r} does not lie below a whole turn {s.turn}")
    if lowest.card != NOTHING:
        raise top.error(f"{top.at}.doing: a turn is no card's; allowed: card null")
    if s.turn == 0:
        if lowest.me != 0 or not s.asks_at(camps_asked(s)):
            raise top.error(f"{top.at}.doing: with so many camps laid, something else is asked")
        return
    if lowest.me != s.active:
        raise top.error(f"{top.at}.doing: it is the turn of seat {s.active}, not {lowest.me}")
    at = f"{top.at}.table"
    check_goes_on(s, at, top)
    _check_running(s, frames, at, top)
    _check_sifted(s, frames[0], at, top)
    if not any(_closes_up_later(frame) for frame in frames):
        closed = s.clone()
        board.close_all(closed)
        if closed.persons != s.persons:
            raise top.error(f"{at}.columns: a lone person stands on space 1, unless a camp stands there")


def _closes_up_later(frame: Frame) -> bool:
    """Will this ability close the columns up when it is done with moving people?"""
    return any(isinstance(step, CloseUp) for step in program_at(frame.pc).steps())


def _check_running(s: Radlands, frames: list[Frame], at: str, top: Checker) -> None:
    """What the table tells of a play in progress is going on indeed."""
    events = [frame.card for frame in frames if is_event(frame)]
    if s.resolving != 0 and events != [s.resolving]:
        raise top.error(f"{at}.resolving: {CARD_WORDS[s.resolving]} is resolved by no ability (`doing`)")
    if s.acting != 0 and not any(is_ability(s, frame) or enters(frame) for frame in frames[:-1]):
        raise top.error(f"{at}.columns: no card is `acting` while no ability is going on (`doing`)")
    if s.picked != 0 and not isinstance(s.asking(), (PlayOrJunk, PersonPlace)):
        raise top.error(f"{at}.picked: {CARD_WORDS[s.picked]}, but nothing is asked about a card of the hand (`doing`)")


def _check_sifted(s: Radlands, frame: Frame, at: str, top: Checker) -> None:
    """Cards just drawn lie apart exactly while it is asked which of them go: so many as are left of them."""
    step = s.asking()
    cards = 0
    if isinstance(step, Choose) and step.pool is SIFTED_CARDS:
        asking = program_at(frame.pc)
        for before in asking.steps(asking.label(frame.pc)):
            if isinstance(before, DrawToSift):
                cards += before.cards
            elif isinstance(before, DiscardSifted):
                cards -= 1
    found = count(s.sifted) + count(s.sifted_twice)
    if found != cards:
        raise top.error(f"{at}.sifted: {found} cards; allowed: {cards}, by what is going on (`doing`)")


def contradicts(s: Radlands) -> str:
    """Why a game with this table has not ended as it is told to have."""
    wins = f"{members(s.won)} do not win so"
    fallen = [seat for seat in (0, 1) if s.standing_camps(seat) == 0]
    if s.reason == BY_CAMPS:
        if s.turn == 0 or len(fallen) != 1:
            return f"{REASONS[s.reason]}: the camps of one seat are all destroyed then, and only of one"
        return "" if s.won == bit(1 - fallen[0]) else wins
    if fallen and s.turn != 0:
        return f"all camps of seat {fallen[0]} are destroyed, which is another reason ({REASONS[BY_CAMPS]})"
    if s.reason == BY_DECK:
        ran_out = s.left == 0 and (s.reshuffled != 0 or s.gone_size == 0)
        return wins if s.won != 0 else "" if ran_out else f"{REASONS[s.reason]}: there are cards left in the deck"
    if s.reason == BY_TURNS:
        most = (s.rules >> TURNS_AT) & 0xFFFF
        return wins if s.won != 0 else "" if s.turn >= most else f"{REASONS[s.reason]}: turn {s.turn} is not the last"
    winner = last_card_winner(s)
    if winner < 0 or s.left != 0:
        return f"{REASONS[s.reason]}: no such camp stands, or there are cards left in the deck"
    return "" if s.won == bit(winner) else wins
