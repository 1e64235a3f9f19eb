"""What a seat sees of the table, and the whole table in words as a position has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, count
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.choices import DECLINED, chosen, in_words, of_hand
from talia.games.fantasy_realms.extra.choosers import ADD
from talia.games.fantasy_realms.extra.explain import CardScore, explain
from talia.games.fantasy_realms.extra.trading_words import plan_in_words, trade_parts, trading_in_words, trading_seen
from talia.games.fantasy_realms.numbers import CARD, DRAW, FIRST_SUIT, NAME, NAMED, SUIT, TO, TRADE, WISH, ids

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms


def see(s: FantasyRealms, seat: int | None) -> dict[str, Any]:
    """Built up: one's own hand, the cards of others that everybody knows, and how much there is of the rest."""
    hands: list[Any] = []
    for owner in range(s.rules.seats):
        hand = s.hand(owner)
        hands.append(ids(hand) if s.open or owner == seat else count(hand))
    seen: dict[str, Any] = {
        "hands": hands,
        "known": known_in_hands(s),
        "area": ids(s.area),
        "deck": s.deck_left(),
        "drawn": ids(s.drawn) if sees_drawn(s, seat) else count(s.drawn),
        "turn": s.turn,
        "to_move": to_move(s),
        "open": s.open,
        "end": s.rules.end,
        "choices": in_words(s.choices),
    }
    if s.trading is not None:
        seen["trading"] = trading_seen(s, s.trading, seat)
    if s.ended:
        seen["scores"] = [score_sheet(s, owner) for owner in range(s.rules.seats)]
    return seen


def lay_out(s: FantasyRealms) -> dict[str, Any]:
    """Everything, as a position has it; the deck from the top."""
    laid: dict[str, Any] = {
        "hands": [ids(s.hand(owner)) for owner in range(s.rules.seats)],
        "known": known_in_hands(s),
        "area": ids(s.area),
        "deck": [IDS[s.deck.card(at)] for at in range(s.top, s.deck.size())],
        "drawn": ids(s.drawn),
        "turn": s.turn,
        "to_move": to_move(s),
        "open": s.open,
        "choices": in_words(s.choices),
    }
    if s.trading is not None:
        laid["trading"] = trading_in_words(s, s.trading)
    return laid


def to_move(s: FantasyRealms) -> int | None:
    """Whose turn it is; nobody's in Chaos and at scoring."""
    return None if s.open or s.trading is not None else int(s.me)


def known_in_hands(s: FantasyRealms) -> list[list[str]]:
    """For each seat the cards of its hand that were taken from the discard area: public until they are discarded."""
    return [ids(s.hand(owner) & s.known) for owner in range(s.rules.seats)]


def sees_drawn(s: FantasyRealms, seat: int | None) -> bool:
    """What was drawn from the deck is the drawer's secret; what was taken from the area, or turned up, is not."""
    return s.open or s.drawn & ~s.known == 0 or s.me == seat


def score_sheet(s: FantasyRealms, seat: i64) -> dict[str, Any]:
    """A seat's score with its whole explanation, in ids (public once the game is over)."""
    hand = s.hand(seat)
    made = of_hand(s.choices, hand)
    extra = chosen(made, ADD)
    held = hand if extra == DECLINED else hand & ~bit(extra - 1)
    sheet = explain(held, made)
    return {
        "seat": seat,
        "total": sheet.total,
        "base_sum": s.rules.scorer.bases(hand, 0),
        "choices": in_words(made),
        "cards": [card_line(card) for card in sheet.cards],
        "lines": [
            {
                "kind": line.kind,
                "rule": line.rule,
                "cards": list(line.cards),
                "points": line.points,
                "suit": line.suit,
                "chosen": line.chosen,
            }
            for line in sheet.lines
        ],
    }


def card_line(card: CardScore) -> dict[str, Any]:
    return {
        "card": card.card,
        "name": card.name,
        "suit": card.suit,
        "base": card.base,
        "bonus": card.bonus,
        "penalty": card.penalty,
        "points": card.points,
        "cleared_by": list(card.cleared_by),
        "army_cleared_by": list(card.army_cleared_by),
        "blanked": card.blanked,
        "blanked_by": list(card.blanked_by),
        "would_have": card.would_have,
    }


def option_parts(s: FantasyRealms, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
    """What a client needs besides an option's word: which card, suit, seat or offer it is about."""
    if domain is TRADE:
        return trade_parts(s, number, seat)
    if number == 0:
        return {}
    if domain is DRAW or domain is CARD or domain is NAMED:
        return {"card": IDS[number - 1]}
    if domain is SUIT:
        return {"suit": SUITS[number - 1]}
    if domain is NAME:
        kind = "card" if number < FIRST_SUIT else "suit"
        return {"kind": kind, kind: NAME.words[number]}
    if domain is TO and number > 1:
        return {"seat": number - 2}
    if domain is WISH and number > 1:
        return {"suit": SUITS[number - 2]}
    return {}


def decision_parts(s: FantasyRealms, seat: int) -> dict[str, Any]:
    """In Chaos, what the seat has already chosen for the offer or answer it is making."""
    if s.trading is None or seat >= s.rules.seats:
        return {}
    return plan_in_words(s.trading, seat)
