"""Tables set up by hand: a sketch of a position gives it again, and what cannot be is said by the rules themselves."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.core import sketch
from talia.core.errors import BadPosition
from talia.core.short import lengthened, shortened
from talia.core.sketch import Place
from talia.games import PLACES
from tests.every_game.tools import MORE, decisions, label, variants

EVERY = 9  # decisions of a game between two that are looked at
# A game of another package may have no places.
VARIANTS = [variant for variant in variants() if talia.game(variant[0]).sketches() is not None]
every_variant = pytest.mark.parametrize(("name", "seats", "options"), VARIANTS, ids=label)
ours = pytest.mark.parametrize(
    ("name", "seats", "options"), [variant for variant in VARIANTS if variant[0] in PLACES], ids=label
)


def looked_at(name: str, seats: int, options: dict[str, Any], every: int = EVERY) -> list[talia.State]:
    """Some states of random games, and the end of each."""
    found: list[talia.State] = []
    for seed in range(MORE):
        last: talia.State | None = None
        for state in decisions(name, seats, options, 300 + seed, every):
            found.append(state.clone())
            last = state
        if last is not None:
            found.append(last.clone())
    return found


@every_variant
def test_a_sketch_of_a_position_gives_the_position_again(name: str, seats: int, options: dict[str, Any]) -> None:
    """In mid-ability, too: what no place tells is kept from the position that was changed."""
    game = talia.game(name)
    for state in looked_at(name, seats, options):
        position = state.to_position()
        told = sketch.sketch_of(game, state.setup, position["table"])
        drawn, made = sketch.set_up(game, state.setup, position, told, 1)
        assert drawn.sketch == told
        assert isinstance(made, sketch.SetUp), made
        assert made.kept
        assert made.state.to_position() == position


@every_variant
def test_a_sketch_alone_is_set_up_or_the_rules_say_why_not(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    accepted = 0
    for state in looked_at(name, seats, options):
        told = sketch.sketch_of(game, state.setup, state.to_position()["table"])
        _, made = sketch.set_up(game, state.setup, None, told, 1)
        if isinstance(made, BadPosition):
            assert str(made).startswith("position.table")
        else:
            accepted += 1
            again = sketch.sketch_of(game, state.setup, made.state.to_position()["table"])
            if made.state.asked and state.asked and not state.over:
                assert set(again) >= {place for place in told if "." not in place}
    assert accepted > 0


@every_variant
def test_hands_can_be_laid_open_anywhere(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    plan = game.sketches()
    assert plan is not None
    for state in looked_at(name, seats, options, every=2 * EVERY):
        position = state.to_position()
        opened = game.position({**position, "table": plan.opened(position["table"])})
        assert opened.asked == state.asked
        for seat in state.asked:
            assert opened.decision(seat).to_json()["options"] == state.decision(seat).to_json()["options"]


@ours
def test_unknown_cards_are_dealt_from_what_lies_nowhere_else(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    if options.get("variant") == "chaos" and options.get("offers") == "hidden":
        return  # the same places as with offers shown
    state = talia.game(name).start(5, seats, **options)
    while not sketch.plan_of(game).begun(state.to_position()["table"]):
        state.answer(state.asked[0], state.decision(state.asked[0]).options[0])
    told = sketch.sketch_of(game, state.setup, state.to_position()["table"])
    hand = told["hands.1"]
    assert isinstance(hand, list)
    told["hands.1"] = [sketch.UNKNOWN] * len(hand)
    told.update({place: [] for place in told if place.startswith("deck")})
    hands: set[str] = set()
    for deal in range(6):
        drawn, made = sketch.set_up(game, state.setup, None, told, deal)
        assert drawn.sketch["hands.1"] == told["hands.1"]  # what is shown stays as it was laid
        assert isinstance(made, sketch.SetUp), made
        dealt = made.state.to_position()["table"]["hands"][1]
        assert len(dealt) >= len(hand)
        hands.add(str(sorted(dealt)))
    assert len(hands) > 1 or len(hand) < 2


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        ("cardia", {"hands.0": "judge"}, "sketch.hands.0: 'judge' is not a list of cards"),
        ("cardia", {"round": 0}, "sketch.round: 0 is not a whole number from 1 to 1000"),
        ("cardia", {"row.0.cards.0": ["judge", "djinn"]}, "sketch.row.0.cards.0: 2 cards; allowed: 1"),
        ("cardia", {"openly": "both"}, "sketch.openly: 'both' is not one of: nobody, 0, 1"),
        ("cardia", {"hands.0": ["judge"], "discards.0": ["judge"]}, "seat 0's judge lies in hands[0] as well"),
        ("cardia", {"hands.0": ["nobody"]}, "position.table.hands[0]: 'nobody' is not a card of this deck"),
        ("cardia", {"row.0.cards.0": ["judge"]}, "position.table.row[0].cards: ['judge'] is not a list"),
        ("fantasy_realms", {"hands.0": ["king"]}, "position.table.hands[0]: 1 cards"),
        ("template", {"hands.0": ["king"]}, "position.table.hands[0]: 'king' is not a card"),
    ],
)
def test_what_cannot_lie_somewhere_is_refused(name: str, change: dict[str, Any], sentence: str) -> None:
    game = talia.game(name)
    try:
        made = sketch.set_up(game, game.setup(), None, change, 1)[1]
    except BadPosition as error:
        made = error
    assert isinstance(made, BadPosition)
    assert sentence in str(made)


def test_a_row_grows_by_one_encounter_at_a_time_and_closes_up() -> None:
    game = talia.game("cardia")
    told = {f"row.{n}.cards.{seat}": [word] for n, word in enumerate(("judge", "djinn")) for seat in (0, 1)}
    told["hands.0"] = told["hands.1"] = ["inventor", "surgeon"]
    drawn, made = sketch.set_up(game, game.setup(), None, told, 1)
    assert isinstance(made, sketch.SetUp)
    assert [place.id for place in drawn.places if place.id.startswith("row.2")] == ["row.2.cards.0", "row.2.cards.1"]
    assert len(made.state.to_position()["table"]["row"]) == 2
    told["row.0.cards.0"] = told["row.0.cards.1"] = []
    closed, made = sketch.set_up(game, game.setup(), None, {**drawn.sketch, **told}, 1)
    assert isinstance(made, sketch.SetUp)
    assert closed.sketch["row.0.cards.0"] == ["djinn"]
    assert len(made.state.to_position()["table"]["row"]) == 1


def test_a_punk_is_any_card_that_lies_nowhere_else() -> None:
    game = talia.game("radlands")
    state = game.start(4, camps="first_game")
    told = sketch.sketch_of(game, state.setup, state.to_position()["table"])
    told["columns.0.1.spaces.1.card"] = ["punk"]
    told["deck"] = []
    _, made = sketch.set_up(game, state.setup, state.to_position(), told, 1)
    assert isinstance(made, sketch.SetUp)
    (punk,) = made.state.to_position()["table"]["columns"][0][1]["people"]
    assert punk["card"] == "punk"
    assert punk["is"]


@pytest.mark.parametrize("name", PLACES)
def test_what_lies_nowhere_is_counted(name: str) -> None:
    game = talia.game(name)
    plan = sketch.plan_of(game)
    setup = game.setup()
    things = plan.things(setup)
    drawn = sketch.drawn(game, setup, None, {}, 1)
    assert sketch.left_of(things, drawn.places, drawn.sketch) == [thing.copies for thing in things]
    hand: Place = next(place for place in drawn.places if place.id == "hands.1")
    laid = next(thing for thing in things if thing.sort in hand.takes and thing.seat in (None, 1))
    left = sketch.left_of(things, drawn.places, {**drawn.sketch, "hands.1": [laid.word]})
    changed = [thing for thing, rest in zip(things, left, strict=True) if rest != thing.copies]
    assert changed == [laid]


def made(name: str, seats: int, options: dict[str, Any], told: dict[str, Any]) -> sketch.SetUp:
    game = talia.game(name)
    setup = game.setup(seats, **options)
    drawn, found = sketch.set_up(game, setup, None, told, 1)
    assert isinstance(found, sketch.SetUp), found
    again, _ = sketch.set_up(game, setup, None, drawn.sketch, 1)
    assert again.sketch == drawn.sketch
    position = found.state.to_position()
    assert sketch.sketch_of(game, setup, position["table"]).keys() == drawn.sketch.keys()
    assert lengthened(shortened(position)) == position
    return found


def test_camps_being_picked_are_set_up_and_go_along_from_the_table_and_back() -> None:
    dealt = {"dealt.0": ["railgun", "oasis"], "camps.0": ["cannon"], "dealt.1": ["arcade", "obelisk", "bonfire"]}
    state = made("radlands", 2, {}, {"stage": "picking", **dealt, "begins": "1"}).state
    assert [*state.asked] == [0, 1]
    assert state.decision(0).prompt == "radlands.pick_middle"
    assert sorted(option.word for option in state.decision(0).options) == ["oasis", "railgun"]
    assert state.view(1)["table"]["camps"][0] == 1  # and not which
    for seat, words in ((0, ["oasis", "railgun"]), (1, ["obelisk", "arcade", "bonfire"])):
        for word in words:
            state.answer(seat, word)
    assert state.to_position()["table"]["active"] == 1
    # From a table that lies there to the choice of these camps, and from them to a table.
    game = talia.game("radlands")
    position = game.start(4, camps="dealt").to_position()
    told = sketch.sketch_of(game, game.setup(), position["table"])
    drawn, found = sketch.set_up(game, game.setup(), position, {**told, "stage": "playing"}, 1)
    assert isinstance(found, sketch.SetUp), found
    laid = [drawn.sketch[f"columns.0.{n}.camp.card"] for n in range(3)]
    assert laid == [[word] for word in position["table"]["dealt"][0][:3]]
    back, found = sketch.set_up(game, game.setup(), found.state.to_position(), {**drawn.sketch, "stage": "picking"}, 1)
    assert isinstance(found, sketch.SetUp), found
    assert back.sketch["dealt.0"] == [word for words in laid if isinstance(words, list) for word in words]


HANDS = {
    "hands.0": ["king", "smoke"],
    "hands.1": ["queen", "island", "mirage"],
    "hands.2": ["dragon", "hydra", "rangers"],
}


@pytest.mark.parametrize("offers", ["shown", "hidden"])
def test_an_offer_of_chaos_is_set_up(offers: str) -> None:
    options = {"variant": "chaos", "hand": 3, "offers": offers}
    told = {**HANDS, "offers.0.1.card": ["candle"], "offers.0.1.wish": "leader", "offers.0.1.to": "1"}
    state = made("fantasy_realms", 3, options, told).state
    (offer,) = state.to_position()["table"]["trading"]["offers"]
    assert (offer["seat"], offer["place"], offer["card"], offer["to"], offer["wish"]) == (0, 2, "candle", 1, "leader")
    assert "candle" in state.to_position()["table"]["hands"][0]
    (seen,) = state.view(1)["table"]["trading"]["offers"]
    assert seen["card"] == ("candle" if offers == "shown" else None)
    assert any(option.word.startswith("answer_0_2") for option in state.decision(1).options)
    # Somebody has laid a card against it: now whoever offers decides.
    laid = {**told, "hands.1": ["queen", "mirage"], "offers.0.1.by": "1", "offers.0.1.against": ["island"]}
    state = made("fantasy_realms", 3, options, laid).state
    assert any(option.word.startswith("accept") for option in state.decision(0).options)
    assert sorted(state.to_position()["table"]["hands"][1]) == ["island", "mirage", "queen"]
    state.answer(0, next(option.word for option in state.decision(0).options if option.word.startswith("accept")))
    assert "candle" in state.to_position()["table"]["hands"][1]


OFFERED = {**HANDS, "hands.0": ["king", "smoke", "candle"]}
PROMPTS = [
    ({"plans.0.plan": "offering"}, "fantasy_realms.offer", {"plan": "offering"}),
    (
        {"plans.0.plan": "addressing", "plans.0.card": "smoke"},
        "fantasy_realms.offer_to",
        {"plan": "addressing", "card": "smoke"},
    ),
    (
        {"plans.0.plan": "wishing", "plans.0.card": "king", "plans.0.to": "2"},
        "fantasy_realms.wish",
        {"plan": "wishing", "card": "king", "to": 2},
    ),
    (
        {"plans.0.plan": "wishing", "plans.0.card": "king", "plans.0.other": "1"},
        "fantasy_realms.wish",
        {"plan": "wishing", "card": "king"},
    ),
]


@pytest.mark.parametrize(("told", "prompt", "plan"), PROMPTS)
def test_what_somebody_is_in_the_middle_of_offering_is_set_up(
    told: dict[str, Any], prompt: str, plan: dict[str, Any]
) -> None:
    options = {"variant": "chaos", "hand": 3}
    state = made("fantasy_realms", 3, options, {**OFFERED, **told}).state
    assert state.to_position()["table"]["trading"]["plans"] == [plan, {}, {}]
    assert state.decision(0).prompt == prompt
    assert state.decision(1).prompt == "fantasy_realms.trade"
    state.answer(0, state.decision(0).options[-1].word)
    offers = state.to_position()["table"]["trading"]["offers"]
    assert [(offer["card"], offer["to"]) for offer in offers] == (
        [("king", plan.get("to"))] if plan["plan"] == "wishing" else []
    )


def test_what_somebody_is_in_the_middle_of_answering_is_set_up() -> None:
    options = {"variant": "chaos", "hand": 3}
    told: dict[str, Any] = {**HANDS, "offers.0.1.card": ["candle"], "plans.2.plan": "answering"}
    found = made("fantasy_realms", 3, options, told)  # which offer is not said: the one that stands
    assert found.state.to_position()["table"]["trading"]["plans"][2] == {"plan": "answering", "other": 0, "place": 2}
    state = found.state
    assert state.decision(2).prompt == "fantasy_realms.lay_against"
    state.answer(2, "hydra")
    assert state.to_position()["table"]["trading"]["offers"][0]["against"] == "hydra"
    # What lies against an offer can be offered as well, and cards that nobody can offer are not chosen any more.
    told |= {"plans.2.plan": "idle", "hands.2": ["hydra", "rangers"], "offers.0.1.by": "2"}
    told |= {"offers.0.1.against": ["dragon"], "plans.2.plan": "addressing", "plans.2.card": "dragon"}
    state = made("fantasy_realms", 3, options, told).state
    assert state.to_position()["table"]["trading"]["plans"][2] == {"plan": "addressing", "card": "dragon"}
    game = talia.game("fantasy_realms")
    setup = game.setup(3, **options)
    drawn, refused = sketch.set_up(game, setup, None, {**told, "plans.2.card": "king"}, 1)
    assert drawn.sketch["plans.2.card"] == "none"
    assert isinstance(refused, BadPosition)
    assert str(refused).startswith("position.table.trading.plans[2].card")


def test_a_card_that_is_offered_twice_is_set_up_with_its_table() -> None:
    game = talia.game("fantasy_realms")
    state = game.start(3, 3, variant="chaos", hand=4)
    state.answer(0, "offer")
    card = state.decision(0).options[-1].word
    for word in (card, "anyone", "anything", "offer", card, "anyone", "anything", "offer", card, "seat_1"):
        state.answer(0, word)
    position = state.to_position()
    told = sketch.sketch_of(game, state.setup, position["table"])
    assert told["offers.0.0.card"] == told["offers.0.1.card"] == [card]
    _, again = sketch.set_up(game, state.setup, position, told, 1)
    assert isinstance(again, sketch.SetUp), again
    assert again.state.to_position() == position


def test_a_choice_whose_card_has_gone_is_not_made_any_more() -> None:
    game = talia.game("fantasy_realms")
    setup = game.setup(2, hand=3)
    told: dict[str, Any] = {
        "open": "yes",
        "hands.0": ["king", "smoke", "doppelganger"],
        "hands.1": ["queen", "wildfire", "island"],
        "choices.doppelganger": "smoke",
    }
    drawn, found = sketch.set_up(game, setup, None, told, 1)
    assert isinstance(found, sketch.SetUp), found
    assert drawn.sketch["choices.doppelganger"] == "smoke"
    moved = {**drawn.sketch, "hands.0": ["king", "candle", "doppelganger"]}
    drawn, found = sketch.set_up(game, setup, found.state.to_position(), moved, 1)
    assert isinstance(found, sketch.SetUp), found
    assert drawn.sketch["choices.doppelganger"] == "none"
    assert drawn.sketch["hands.0"] == moved["hands.0"]  # and nothing else is taken back
    assert found.state.to_position()["table"]["choices"] == {}


def test_choices_at_scoring_are_set_up_and_whoever_chooses_later_is_asked() -> None:
    told: dict[str, Any] = {
        "open": "yes",
        "hands.0": ["king", "smoke", "doppelganger", "book_of_changes"],
        "hands.1": ["queen", "wildfire", "mirage", "island"],
    }
    options = {"hand": 4}
    first = made("fantasy_realms", 2, options, told).state
    assert first.decision(first.asked[0]).prompt == "fantasy_realms.copy"
    turned = {"choices.mirage": "great_flood", "choices.book_of_changes.card": "smoke"}
    state = made("fantasy_realms", 2, options, {**told, **turned}).state
    assert [*state.asked] == [0]
    assert state.decision(0).prompt == "fantasy_realms.turn_to"
    assert state.to_position()["table"]["choices"] == {"mirage": "great_flood", "book_of_changes": {"card": "smoke"}}
    state = made("fantasy_realms", 2, options, {**told, **turned, "choices.book_of_changes.suit": "flame"}).state
    assert state.decision(1).prompt == "fantasy_realms.clear"
    state.answer(1, "decline")
    assert state.over
    # A choice that nobody can make is refused, and so is any where the best ones are taken for all.
    game = talia.game("fantasy_realms")
    for more, choice, text in (
        ({}, {"mirage": "king"}, "choice"),
        ({"scoring": "best"}, {"mirage": "great_flood"}, "chosen_best"),
    ):
        setup = game.setup(2, **options, **more)
        table = {"hands": [told["hands.0"], told["hands.1"]], "open": True, "choices": choice}
        with pytest.raises(BadPosition) as refused:
            game.position({"game": game.name, "seats": 2, "options": setup.options, "table": table})
        assert refused.value.text == text
