"""Tables that are set up by hand, over HTTP without HTTP: what lies where goes in, whether it can be comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from talia.core import sketch
from talia.core.errors import BadPosition
from talia.core.game import Game
from talia.core.setup import Setup
from talia.core.short import shortened
from talia.core.sketch import Place, Plan, Thing
from talia.core.state import State
from talia.server import studying
from talia.server.wire.errors import Refused
from talia.server.wire.study import SketchChoice, Sketched, SketchForm, SketchGroup, SketchPlace, SketchThing
from talia.server.wire.views import Said
from talia.texts import sentences, texts

MOST_OPENING = 20  # answers until a game is at a stage that can be set up


def sketched(form: SketchForm, games: Sequence[str]) -> Sketched:
    """A table that is being set up."""
    game = studying.game_named(form.game, games)
    try:
        plan = sketch.plan_of(game)
    except BadPosition as error:
        raise Refused("not_now", str(error)) from None
    state = studying.begun(form, game)
    told_of = form.text is not None or form.view is not None
    if not told_of:
        state = _opening(game, state)
    setup = state.setup
    told_of = told_of or form.sketch is None
    base = state.to_position() if told_of else None
    given = form.sketch if form.sketch is not None else sketch.sketch_of(game, setup, state.to_position()["table"])
    try:
        drawn, made = sketch.set_up(game, setup, base, given, form.deal)
    except BadPosition as error:  # a place with what cannot lie there: the table stays as it was
        drawn, made = _as_it_was(game, setup, state), error
    return Sketched(
        game=game.name,
        options=setup.options,
        seats=setup.seats,
        sketch=drawn.sketch,
        groups=_groups(game.name, drawn.places),
        places=[_place(game.name, place) for place in drawn.places],
        things=_things(game.name, plan.things(setup), drawn),
        **_made(form, made, plan, drawn),
    )


def _made(form: SketchForm, made: sketch.SetUp | BadPosition, plan: Plan, drawn: sketch.Drawn) -> dict[str, Any]:
    if isinstance(made, BadPosition):
        return {"refused": studying.complaint(form.game, made, _pointed(plan, drawn, sentences.place_of(made)))}
    state = made.state
    eyes = studying.whose(state, form.seat)
    return {
        "text": shortened(state.to_position()),
        "kept": made.kept,
        "table": studying.table_of(state),
        "update": studying.update_of(state, eyes, form.open, []),
    }


def _pointed(plan: Plan, drawn: sketch.Drawn, wrong: str) -> str | None:
    """The place of a sketch that a place of a position (`position.table.hands[0]`) lies in, or its group."""
    at_table = ".table." in wrong
    _, _, path = wrong.replace("[", ".").replace("]", "").partition(".table." if at_table else "sketch.")
    path = plan.pointed(path, drawn.table) if at_table else path
    while path:
        for place in drawn.places:
            if path in (place.id, place.group_id):
                return path
        path = path.rpartition(".")[0]
    return None


def _opening(game: Game, state: State) -> State:
    """A game that begins with something that comes before its table (camps are picked) is played on to it."""
    plan = sketch.plan_of(game)
    for _ in range(MOST_OPENING):
        if state.over or plan.begun(state.to_position()["table"]):
            break
        seat = state.asked[0]
        state.answer(seat, state.decision(seat).options[0].word)
    return state


def _as_it_was(game: Game, setup: Setup, state: State) -> sketch.Drawn:
    table = state.to_position()["table"]
    return sketch.drawn(game, setup, table, sketch.sketch_of(game, setup, table), 0)


# In words.


def _place(game: str, place: Place) -> SketchPlace:
    return SketchPlace(
        id=place.id,
        group=place.group_id,
        seat=place.seat,
        kind=place.kind,
        label=_said(game, place.label),
        least=place.least,
        most=place.most,
        takes=list(place.takes),
        ordered=place.ordered,
        rest=place.rest,
        words=[SketchChoice(word=word, say=_word(game, place, word)) for word in place.values],
    )


def _groups(game: str, places: Sequence[Place]) -> list[SketchGroup]:
    """The groups in the order of their first places. A group that both seats have places in is nobody's."""
    owners: dict[str, set[int | None]] = {}
    firsts: dict[str, Place] = {}
    for place in places:
        owners.setdefault(place.group_id, set()).add(place.seat)
        firsts.setdefault(place.group_id, place)
    found: list[SketchGroup] = []
    for id, place in firsts.items():
        owner = next(iter(owners[id])) if len(owners[id]) == 1 else None
        number = place.group[-1] if len(place.group) > (1 if owner is None else 2) else None
        parts = {"number": number + 1} if isinstance(number, int) else {}
        found.append(SketchGroup(id=id, seat=owner, label=_said(game, str(place.group[0]), parts)))
    return found


def _things(game: str, things: list[Thing], drawn: sketch.Drawn) -> list[SketchThing]:
    left = sketch.left_of(things, drawn.places, drawn.sketch)
    return [
        SketchThing(
            word=thing.word,
            sort=thing.sort,
            seat=thing.seat,
            say=_name(game, thing.word),
            copies=thing.copies,
            left=rest,
        )
        for thing, rest in zip(things, left, strict=True)
    ]


def _said(game: str, label: str, places: dict[str, Any] | None = None) -> Said:
    key = f"{game}-place-{label}"
    said: dict[str, Any] = {"text": key, "places": places or {}}
    if not texts("en").has(key):  # a place may be called by the card that it is of
        return _name(game, label)
    return cast(Said, said)


def _word(game: str, place: Place, word: str) -> Said:
    """A word of a choice: its own text, a seat, yes or no, or the name of the thing it stands for."""
    own = f"{game}-place-{place.label}-{word}"
    if texts("en").has(own):
        return cast(Said, {"text": own, "places": {}})
    if place.of_seats and word.isdecimal():
        return cast(Said, {"text": "core-place-seat", "places": {"player": {"seat": int(word)}}})
    if texts("en").has(f"core-place-{word}"):
        return cast(Said, {"text": f"core-place-{word}", "places": {}})
    return _name(game, word)


def _name(game: str, word: str) -> Said:
    name = sentences.thing(game, word)
    return cast(Said, name if isinstance(name, dict) else {"text": f"{game}-card-{word}", "instead": word})
