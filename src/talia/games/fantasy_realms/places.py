"""What can be set up by hand on a table of Fantasy Realms: hands, the discard area, the deck, whose turn it is.

In the Chaos game offers stand, too, and players are in the middle of making or answering one; once the game has ended
there is what has been chosen at scoring. In a form, what was drawn this turn and what is offered lies apart from the
hand it is of; a card that somebody has only chosen to offer is in it.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from talia.core.bits import has
from talia.core.setup import Setup
from talia.core.sketch import NO_YES, Path, Place, Plan, Table, Thing, still_in_hand
from talia.games.fantasy_realms.cards import IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.choosers import ADDER, CLEARED_SUITS, CLEARER, COPIER, NAMERS, TURNER, Namer
from talia.games.fantasy_realms.extra.narrow import SUIT
from talia.games.fantasy_realms.extra.trading import ADDRESSING, ANSWERING, WISHING
from talia.games.fantasy_realms.extra.trading_words import PLANS
from talia.games.fantasy_realms.numbers import CHAOS, ids
from talia.games.fantasy_realms.numbers import PLACES as OFFERED
from talia.games.fantasy_realms.setup import FantasyRealmsSetup

MOST_TURNS: Final = 1_000_000
NONE: Final = "none"
WISHES: Final[dict[str, Any]] = {"anything": None, **{suit: suit for suit in SUITS}}
EVERY_SUIT: Final[dict[str, Any]] = {NONE: None, **{suit: suit for suit in SUITS}}


class FantasyRealmsPlan(Plan):
    """One deck for all."""

    def things(self, setup: Setup) -> list[Thing]:
        assert isinstance(setup, FantasyRealmsSetup)
        return [Thing(word, "card") for word in ids(setup.cards)]

    def blank(self, setup: Setup) -> Table:
        return {"hands": [[] for _ in range(setup.seats)], "area": [], "deck": []}

    def spread(self, table: Table) -> Table:
        form = {"area": [], "deck": [], **copy.deepcopy(table)}
        if not form.get("open") and form.get("drawn"):
            _take(form["hands"], form.get("to_move") or 0, form["drawn"])
        trading = form.get("trading")
        if trading is not None:
            form["plans"] = trading.pop("plans", None) or [{} for _ in form["hands"]]
            form["offers"] = [[None] * OFFERED for _ in form["hands"]]
            for offer in trading.pop("offers", None) or []:
                form["offers"][offer.pop("seat")][offer.pop("place") - 1] = offer
            for seat, offers in enumerate(form["offers"]):
                for offer in offers:
                    if offer is not None:
                        _take(form["hands"], seat, [offer["card"]])
                        _take(form["hands"], offer.get("by"), [offer.get("against")])
        return form

    def places(self, setup: Setup, form: Table) -> list[Place]:
        assert isinstance(setup, FantasyRealmsSetup)
        chaos = setup.variant == CHAOS
        size = len(ids(setup.cards))
        found = [
            Place(("hands", seat), "cards", "hand", ("hands", seat), seat, most=size, takes=("card",))
            for seat in range(setup.seats)
        ]
        if not chaos:
            found.append(Place(("area",), "cards", "area", ("area",), most=size, takes=("card",)))
        if chaos == bool(form.get("open")):  # drawn this turn; at the end of Chaos, turned up
            label = "turned_up" if chaos else "drawn"
            found.append(Place(("drawn",), "cards", label, ("area",), most=size, takes=("card",)))
        found.append(Place(("deck",), "cards", "deck", ("deck",), most=size, takes=("card",), ordered=True, rest=True))
        if not chaos and not form.get("open"):
            turns: dict[str, Any] = {str(seat): seat for seat in range(setup.seats)}
            found.append(Place(("to_move",), "choice", "to_move", ("turn",), values=turns, default=0, of_seats=True))
        found.append(Place(("turn",), "count", "turn", ("turn",), None, 0, MOST_TURNS, default=0))
        found.append(Place(("open",), "choice", "open", ("turn",), values=NO_YES, default=False))
        if form.get("open"):
            if not setup.best:
                found += _choices(form)
        elif chaos:
            for seat in range(setup.seats):
                found += _offers(form, seat, setup.seats)
                found += _plans(form, seat, setup.seats)
        return found

    def tidy(self, form: Table) -> None:
        """An offer without its card is none. Once the game has ended, cards that lay apart are in their hands."""
        for seat, offers in enumerate(form.get("offers") or []):
            for place, offer in enumerate(offers or []):
                if offer is None or offer.get("card") is None:
                    offers[place] = None
                elif form.get("open"):
                    _give(form["hands"][seat], offer["card"])
                    if offer.get("by") is not None and offer.get("against") is not None:
                        _give(form["hands"][offer["by"]], offer["against"])
        if form.get("open"):
            form.pop("offers", None)
            form.pop("plans", None)
            if form.get("to_move") is not None and form.get("drawn"):
                form["hands"][form["to_move"]] += form.pop("drawn")
            form.pop("to_move", None)

    def gather(self, form: Table) -> Table:
        if form.get("open"):
            for gone in ("known", "trading"):
                form.pop(gone, None)
            form["choices"] = _made(form)
            return form
        form.pop("choices", None)
        if form.get("drawn"):
            form["hands"][form.get("to_move") or 0] += form["drawn"]
        if "plans" in form:
            _lay_plans(form)
        if "offers" in form:
            _lay_offers(form)
        still_in_hand(form)
        return form

    def pointed(self, path: str, table: Table) -> str:
        """Offers lie in the order in which they are told; here each has its place."""
        before, _, rest = path.partition("trading.")
        kind, _, rest = rest.partition(".")
        number, dot, part = rest.partition(".")
        if before or not number.isdecimal() or kind not in ("offers", "plans"):
            return path
        if kind == "plans":
            return f"{kind}.{number}{dot}{part}"
        offer = table["trading"]["offers"][int(number)]
        return f"{kind}.{offer['seat']}.{offer['place'] - 1}{dot}{part}"

    def opened(self, table: Table) -> Table:
        if table.get("open"):
            return table
        if table.get("trading") is None:
            return super().opened(table)
        held = [{card: [seat] for card in hand} for seat, hand in enumerate(table["hands"])]
        seen = [{card: where for other in held if other is not mine for card, where in other.items()} for mine in held]
        everybody = {card: where for mine in held for card, where in mine.items()}
        return {**table, "trading": {**table["trading"], "memory": seen, "everybody": everybody}}


def _take(hands: list[list[str]], seat: int | None, cards: list[str | None]) -> None:
    if seat is not None:
        hands[seat] = [card for card in hands[seat] if card not in cards]


def _give(hand: list[str], card: str) -> None:
    """Back into the hand, once: a card may be in several offers."""
    if card not in hand:
        hand.append(card)


# Offers of the Chaos game.


def _offers(form: Table, seat: int, seats: int) -> list[Place]:
    """The offers of a seat that stand, each in its place, and one more."""
    found: list[Place] = []
    laid = form.get("offers") or []
    offers = (laid[seat] if seat < len(laid) else None) or []
    for place, offer in enumerate([*offers, *[None] * (OFFERED - len(offers))]):
        path: Path = ("offers", seat, place)
        found.append(Place((*path, "card"), "cards", "offered", path, seat, takes=("card",), single=True))
        if offer is None or offer.get("card") is None:
            continue
        others: dict[str, Any] = {str(other): other for other in range(seats) if other != seat}
        found += [
            Place((*path, "to"), "choice", "to", path, seat, values={"anyone": None, **others}, of_seats=True),
            Place((*path, "wish"), "choice", "wish", path, seat, values=WISHES),
            Place((*path, "by"), "choice", "by", path, seat, values={"nobody": None, **others}, of_seats=True),
        ]
        if offer.get("by") is not None:
            against = (*path, "against")
            found.append(Place(against, "cards", "against", path, seat, takes=("card",), single=True))
    return found


def _lay_offers(form: Table) -> None:
    """The offers as a position has them, their cards in the hands; of what is remembered, what is still so."""
    trading = form.setdefault("trading", {})
    hands = form["hands"]
    trading["offers"] = []
    for seat, offers in enumerate(form.pop("offers")):
        for place, offer in enumerate(offers or [], 1):
            if offer is None:
                continue
            told = {key: value for key, value in offer.items() if value is not None}
            if "by" not in told:
                told.pop("against", None)
            trading["offers"].append({"seat": seat, "place": place, **told})
            _give(hands[seat], told["card"])
            if "against" in told:
                _give(hands[told["by"]], told["against"])
    holder = {card: seat for seat, hand in enumerate(hands) for card in hand}
    for row, seen in enumerate(trading.get("memory") or []):
        trading["memory"][row] = {card: at for card, at in seen.items() if card in holder and holder[card] in at}
    everybody = trading.get("everybody") or {}
    trading["everybody"] = {card: at for card, at in everybody.items() if card in holder and holder[card] in at}


# What somebody is in the middle of offering, or of answering.


def _plans(form: Table, seat: int, seats: int) -> list[Place]:
    """What the seat is about to do, and what it has chosen for it so far."""
    group: Path = ("plans", seat)
    doing: dict[str, Any] = {"idle": None, **{word: word for word in PLANS[1:]}}
    found = [Place((*group, "plan"), "choice", "plans", group, seat, values=doing)]
    plan = _plan(form, seat)
    others: dict[str, Any] = {str(other): other for other in range(seats) if other != seat}
    if plan.get("plan") in (PLANS[ADDRESSING], PLANS[WISHING]):
        cards: dict[str, Any] = {NONE: None, **{card: card for card in _held(form, seat)}}
        found.append(Place((*group, "card"), "choice", "offered", group, seat, values=cards, loose=True))
    if plan.get("plan") == PLANS[WISHING]:
        anyone: dict[str, Any] = {"anyone": None, **others}
        found.append(Place((*group, "to"), "choice", "to", group, seat, values=anyone, of_seats=True))
    if plan.get("plan") == PLANS[ANSWERING]:
        whose, place = _answerable(form, seat, seats)
        found += [
            Place((*group, "other"), "choice", "whose", group, seat, values=others, of_seats=True, default=whose),
            Place((*group, "place"), "count", "which", group, seat, 1, OFFERED, default=place),
        ]
    return found


def _plan(form: Table, seat: int) -> dict[str, Any]:
    plans = form.get("plans") or []
    return (plans[seat] if seat < len(plans) else None) or {}


def _standing(form: Table) -> list[tuple[int, int, dict[str, Any]]]:
    """The offers that stand: whose, at which place (from 0), and the offer."""
    return [
        (seat, place, offer)
        for seat, offers in enumerate(form.get("offers") or [])
        for place, offer in enumerate(offers or [])
        if offer is not None and offer.get("card") is not None
    ]


def _held(form: Table, seat: int) -> list[str]:
    """The cards of a seat, those that it has offered or laid against an offer with them."""
    apart = [offer["card"] for owner, _, offer in _standing(form) if owner == seat]
    apart += [offer.get("against") for _, _, offer in _standing(form) if offer.get("by") == seat]
    return [card for card in dict.fromkeys([*form["hands"][seat], *apart]) if card in NUMBER]


def _answerable(form: Table, seat: int, seats: int) -> tuple[int, int]:
    """The first offer that the seat may lay a card against; without one the first of another seat."""
    for owner, place, offer in _standing(form):
        if owner != seat and offer.get("to") in (None, seat) and offer.get("by") is None:
            return owner, place + 1
    return min(other for other in range(seats) if other != seat), 1


PARTS: Final = {ADDRESSING: ["card"], WISHING: ["card", "to"], ANSWERING: ["other", "place"]}


def _lay_plans(form: Table) -> None:
    """The plans as a position has them, each with what belongs to it."""
    form.setdefault("trading", {})["plans"] = plans = []
    seats = len(form["hands"])
    for seat in range(seats):
        plan = _plan(form, seat)
        doing = plan.get("plan")
        whose, place = _answerable(form, seat, seats)
        told = {"other": whose, "place": place, **{key: value for key, value in plan.items() if value is not None}}
        parts = PARTS.get(PLANS.index(doing), []) if doing in PLANS else []
        plans.append({key: told[key] for key in ("plan", *parts) if key in told})
    form.pop("plans")


# Choices at scoring.


def _choices(form: Table) -> list[Place]:
    """What each chooser in a hand has chosen; none: it has declined, or is asked when its turn comes."""
    found: list[Place] = []
    for hand in form["hands"]:
        held = [card for card in hand if card in NUMBER]
        for chooser in held:
            number = NUMBER[chooser]
            others = [card for card in held if card != chooser]
            if number in (ADDER, COPIER):
                found.append(_choice(chooser, others))
            elif number == CLEARER:
                found.append(_choice(chooser, [card for card in held if _clearable(card, form)]))
            elif number == TURNER:
                found.append(_choice(chooser, others, "card"))
                if (_chosen(form, chooser) or {}).get("card") in others:
                    path = ("choices", chooser, "suit")
                    found.append(Place(path, "choice", "suit", ("choices",), values=EVERY_SUIT))
            elif (namer := _namer(number)) is not None:
                names = {IDS[n]: IDS[n] for n in range(len(IDS)) if has(namer.names, n) and n != number}
                suits: dict[str, Any] = {SUITS[suit]: {"suit": SUITS[suit]} for suit in namer.suits}
                values = {NONE: None, **suits, **names}
                found.append(Place(("choices", chooser), "choice", chooser, ("choices",), values=values))
    return found


def _choice(chooser: str, cards: list[str], part: str = "") -> Place:
    path: Path = ("choices", chooser, part) if part else ("choices", chooser)
    values: dict[str, Any] = {NONE: None, **{card: card for card in cards}}
    return Place(path, "choice", chooser, ("choices",), values=values, loose=True)


def _namer(number: int) -> Namer | None:
    namer: Namer | None = NAMERS
    while namer is not None and namer.number != number:
        namer = namer.next
    return namer


def _chosen(form: Table, chooser: str) -> Any:
    return (form.get("choices") or {}).get(chooser)


def _clearable(card: str, form: Table) -> bool:
    """May its penalty be cleared? A card that was given another suit may have the right one: the rules look closer."""
    turned = (_chosen(form, IDS[TURNER]) or {}).get("card")
    return SUIT[NUMBER[card]] in CLEARED_SUITS or card == turned or _chosen(form, card) is not None


def _made(form: Table) -> Table:
    """The choices of those who are in a hand, without what was not chosen."""
    held = {card for hand in form["hands"] for card in hand}
    found: Table = {}
    for chooser, made in (form.get("choices") or {}).items():
        if isinstance(made, dict):
            made = {key: value for key, value in made.items() if value is not None}
        if chooser in held and made not in (None, {}) and (chooser != IDS[TURNER] or "card" in made):
            found[chooser] = made
    return found


PLACES: Final = FantasyRealmsPlan()
