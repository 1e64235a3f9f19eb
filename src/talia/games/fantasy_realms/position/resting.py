"""Would the rules leave a table so? Hands, area and deck must fit what is being asked, and an outcome the hands."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, count, has, members
from talia.core.check import Checker, told
from talia.core.frame import NOTHING
from talia.core.program import program_at
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.choosers import ADDER
from talia.games.fantasy_realms.extra.ending import STOPPED, TURNED_UP, result
from talia.games.fantasy_realms.extra.trading import IDLE, Trading
from talia.games.fantasy_realms.numbers import CHAOS, REASONS, TURN_LIMIT, TWO_PLAYER
from talia.games.fantasy_realms.rounds import BUILD, TURN
from talia.games.fantasy_realms.state import FantasyRealms


def examine_table(s: FantasyRealms, top: Checker) -> None:
    """Do the hands, the area and the deck fit what is being asked?"""
    rules = s.rules
    at = f"{top.at}.table"
    program = "" if s.ended else program_at(s.pc - 1).name
    if s.open != (s.ended or program == "fantasy_realms.ending"):
        raise top.error(f"{at}.open: hands lie open once the game has ended, and not before", "open")
    if s.trading is not None and program != "fantasy_realms.trading":
        raise top.error(f"{top.at}.doing: this is the chaos game: everybody trades")
    if s.open:
        check_turn(s, at, top)
        check_open(s, at, program, top)
        for seat in range(rules.seats):
            size = count(s.hand(seat))
            most = rules.hand + 1 if has(s.hand(seat), ADDER) else rules.hand
            if size > most or (size < rules.hand and rules.variant != TWO_PLAYER):
                raise top.error(
                    f"{at}.hands[{seat}]: {size} cards; allowed: {rules.hand}, one more with the {IDS[ADDER]}",
                    "hand_open",
                    player=seat,
                    count=size,
                    most=rules.hand,
                    card=IDS[ADDER],
                )
        return
    mover = -1 if s.trading is not None else s.me
    if s.drawn != 0 and (mover < 0 or s.drawn & ~s.hand(mover) != 0):
        raise top.error(f"{at}.drawn: what was drawn is in the hand of the seat to move", "drawn_hand")
    wanted = 2 if s.asks_at(BUILD.at("which")) else 1 if s.asks_at(TURN.at("which")) else 0
    if count(s.drawn) != wanted:
        raise top.error(
            f"{at}.drawn: {count(s.drawn)} cards; allowed: {wanted}, by the open question",
            "drawn",
            count=count(s.drawn),
            most=wanted,
        )
    building = 0
    for seat in range(rules.seats):
        size = count(s.hand(seat) & ~s.drawn)
        if rules.variant != TWO_PLAYER and size != rules.hand:
            raise top.error(
                f"{at}.hands[{seat}]: {size} cards; allowed: {rules.hand}, what was drawn this turn apart",
                "hand_size",
                player=seat,
                count=size,
                most=rules.hand,
            )
        if size > rules.hand:
            raise top.error(
                f"{at}.hands[{seat}]: {size} cards; allowed: at most {rules.hand}, what was drawn this turn apart",
                "hand_most",
                player=seat,
                count=size,
                most=rules.hand,
            )
        building += rules.hand - size
    if program == "fantasy_realms.build" and count(s.hand(s.me) & ~s.drawn) >= rules.hand:
        raise top.error(f"{top.at}.doing: seat {s.me} has a whole hand, and builds up no more")
    if program == "fantasy_realms.turn" and count(s.hand(s.me) & ~s.drawn) < rules.hand:
        raise top.error(f"{top.at}.doing: seat {s.me} is still building up its hand")
    check_turn(s, at, top)
    if s.trading is None:
        examine_deck(s, at, building, top)


def examine_deck(s: FantasyRealms, at: str, building: i64, top: Checker) -> None:
    """The deck must last until the end, however it is played."""
    rules = s.rules
    area = count(s.area)
    if building == 0 and area >= rules.end:
        raise top.error(
            f"{at}.area: {area} cards; with {rules.end} the game has ended", "area_full", count=area, most=rules.end
        )
    # What is drawn already is on its way: one card to the area, and in a build-up turn one to the hand.
    pending = count(s.drawn & ~s.known)
    if pending == 2:
        building -= 1
    if pending > 0 or s.drawn != 0:
        area += 1
    needed = max(2 * building, building + rules.end - area)
    if s.deck_left() < needed:
        raise top.error(
            f"{at}.deck: {s.deck_left()} cards may be too few to end the game; allowed: {needed} or more",
            "deck_few",
            count=s.deck_left(),
            least=needed,
        )


def check_turn(s: FantasyRealms, at: str, top: Checker) -> None:
    """Whose turn it is and which, and what only some variants have."""
    rules = s.rules
    table = top.inside("table")
    turns = s.trading is None and not s.open
    if table.get("to_move") is not None and (not turns or table.number("to_move", 0, rules.seats - 1) != s.me):
        allowed = f"{s.me}" if turns else "null, since nobody has the turn"
        raise top.error(f"{at}.to_move: {told(table.get('to_move'))} is not the seat to move; allowed: {allowed}")
    if rules.turns != 0 and s.turn >= rules.turns + (1 if s.open else 0):
        raise top.error(
            f"{at}.turn: {s.turn} is past the last of {rules.turns} turns", "turn_past", turn=s.turn, most=rules.turns
        )
    if rules.variant == CHAOS and (s.area != 0 or s.known != 0):
        raise top.error(f"{at}.area, known: nothing is discarded or taken in the chaos game", "chaos_area")
    if s.trading is not None:
        check_trading(s, s.trading, top)
    elif turns and s.asks_at(TURN.at("which")) and s.a != NOTHING and s.drawn != bit(s.a - 1):
        raise top.error(f"{top.at}.doing[0].notes[0]: {s.a} is not the card that was taken (`drawn`)")


def check_trading(s: FantasyRealms, trading: Trading, top: Checker) -> None:
    """Whoever is in the middle of an offer is asked, and so is the clock."""
    for seat in range(s.rules.seats):
        if trading.plan(seat) != IDLE and not has(s.owing, seat):
            raise top.error(f"{top.at}.asked: seat {seat} is in the middle of an offer (`plans`), so it is asked")
    if not has(s.owing, s.rules.seats):
        raise top.error(f"{top.at}.asked: the clock (seat {s.rules.seats}) is always asked")


def check_open(s: FantasyRealms, at: str, program: str, top: Checker) -> None:
    """Once the hands lie open: what is turned up, and whether the game was stopped."""
    rules = s.rules
    if s.known != 0:
        raise top.error(f"{at}.known: everybody knows all hands, once they lie open; allowed: nothing")
    turned = count(s.drawn)
    most = TURNED_UP if rules.variant == CHAOS and s.owner(ADDER) >= 0 else 0
    if turned > most:
        raise top.error(
            f"{at}.drawn: {turned} cards are turned up; allowed: at most {most}", "turned_up", count=turned, most=most
        )
    if program and s.a == STOPPED and (rules.turns == 0 or s.turn < rules.turns):
        raise top.error(f"{top.at}.doing[0].notes[0]: the game was not stopped after {s.turn} turns; allowed: 0")


def contradicts(s: FantasyRealms) -> str:
    """Why a game with this table has not ended as it is told to have."""
    winners, reason = result(s)
    if s.won != winners:
        return f"by their points {members(winners)} win, not {members(s.won)}"
    if s.reason == TURN_LIMIT:
        if s.rules.turns == 0 or s.turn < s.rules.turns:
            return f"{REASONS[s.reason]}: turn {s.turn} is not the last"
        return ""
    return "" if s.reason == reason else f"they win by {REASONS[reason]}, not by {REASONS[s.reason]}"
