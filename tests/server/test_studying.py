"""The study table over HTTP: set up, played on, branched, asked about; nothing comes of it but what was sent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import talia
from talia.core.short import lengthened, shortened
from talia.server import studying
from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from talia.server.wire.study import AskForm, SketchForm, StudyAnswer, StudyForm
from talia.texts import LANGUAGES, texts
from tests.every_game.tools import decisions, hidden, label, swapped, variants
from tests.server.tools import QuickLabour, QuickWorkers

GAMES = ("cardia", "radlands", "fantasy_realms", "template")
MANY = (100_000, 1.0)
every_variant = pytest.mark.parametrize(
    ("name", "seats", "options"), [variant for variant in variants() if variant[0] in GAMES], ids=label
)


class Study:
    """The doors, and the bots behind them."""

    def __init__(self, client: TestClient, workers: QuickWorkers, labour: QuickLabour) -> None:
        self.client = client
        self.workers = workers
        self.labour = labour

    def post(self, door: str, status: int = 200, **form: Any) -> Any:
        reply = self.client.post(f"/api/study{door}", json=form)
        assert reply.status_code == status, reply.text
        return reply.json()


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Study]:
    folder: Path = tmp_path_factory.mktemp("study")
    settings = Settings(
        database=f"sqlite:///{folder / 'study.db'}",
        games=GAMES,
        requests=MANY,
        studying=MANY,
        hinting=(1e9, 1e9),
        origins=("https://testserver",),
    )
    workers, labour = QuickWorkers(), QuickLabour()
    with TestClient(Server(settings, workers=workers, labour=labour).app) as client:
        yield Study(client, workers, labour)


def line(study: Study, game: str, start: str, length: int) -> list[dict[str, Any]]:
    """Some answers that are allowed one after another."""
    answers: list[dict[str, Any]] = []
    for _ in range(length):
        stage = study.post("", game=game, text=start, answers=answers)
        if stage["over"]:
            break
        decision = stage["decisions"][-1]
        answers.append({"seat": decision["seat"], "word": decision["options"][-1]["word"]})
    return answers


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_played_on_goes_back_and_branches(study: Study, game: str) -> None:
    start = study.post("", game=game, deal=4)["start"]
    answers = line(study, game, start, 6)
    far = study.post("", game=game, text=start, answers=answers)
    assert far["refused"] is None
    assert far["answers"] == answers
    back = study.post("", game=game, text=start, answers=answers[:3])
    assert study.post("", game=game, text=back["text"], answers=answers[3:])["text"] == far["text"]
    other = back["decisions"][0]["options"][0]["word"]
    branch = study.post(
        "", game=game, text=back["text"], answers=[{"seat": back["decisions"][0]["seat"], "word": other}]
    )
    assert branch["refused"] is None
    assert lengthened(far["text"]) == far["position"]
    assert study.post("", game=game, position=far["position"])["text"] == far["text"]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_is_not_allowed_is_told_in_the_rules_own_words(study: Study, game: str) -> None:
    start = study.post("", game=game)["start"]
    good = line(study, game, start, 2)
    stage = study.post("", game=game, text=start, answers=[*good, {"seat": 0, "word": "nonsense"}, *good])
    assert stage["answers"] == good
    sentence = stage["refused"]["sentence"]
    assert "nonsense" in sentence or "not asked" in sentence or "owes" in sentence
    assert stage["refused"]["say"]["text"] in ("core-refused-illegal", "core-refused-not_asked")
    assert stage["text"] == study.post("", game=game, text=start, answers=good)["text"]


def test_a_ruling_tells_the_events_of_the_last_answer_with_their_rules(study: Study) -> None:
    table = {"hands": [["judge"], ["surgeon", "djinn"]], "decks": [["hired_blade"], ["void_mage"]]}
    position = {"game": "cardia", "table": table}
    first = {"seat": 0, "word": "judge"}
    stage = study.post("", game="cardia", position=position, answers=[first, {"seat": 1, "word": "surgeon"}])
    rules = [ruling["rule"] for ruling in stage["ruling"]]
    assert "cardia.5.phase1.2" in rules
    assert all(not rule.startswith("core.") or rule == "core.together" for rule in rules)
    surgeon = [ruling for ruling in stage["ruling"] if ruling["rule"].startswith("cardia.card.")]
    assert all(ruling["card"] and ruling["section"] for ruling in surgeon)
    told = {event["n"]: event for event in stage["update"]["events"]}
    assert [told[ruling["n"]]["rule"] for ruling in stage["ruling"]] == rules
    assert study.post("", game="cardia", position=position)["ruling"] == []


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_open_or_seen_from_one_seat(study: Study, game: str) -> None:
    start = study.post("", game=game, deal=2, options={"camps": "first_game"} if game == "radlands" else {})["start"]
    hands = talia.game(game).position(lengthened(start)).to_position()["table"]["hands"]
    opened = study.post("", game=game, text=start, seat=1)
    assert opened["update"]["view"]["seat"] == 1
    assert opened["update"]["view"]["table"]["hands"] == hands
    closed = study.post("", game=game, text=start, seat=1, open=False)
    shown = talia.game(game).position(lengthened(start)).view(1)["table"]["hands"]
    assert closed["update"]["view"]["table"]["hands"] == shown
    assert all(decision["seat"] == 1 for decision in closed["decisions"])


@every_variant
def test_what_a_seat_was_shown_is_set_up_and_the_rest_is_dealt(
    study: Study, name: str, seats: int, options: dict[str, Any]
) -> None:
    """From a running table the page sends its own view: hidden cards change nothing in what comes of it."""
    for looked, state in enumerate(islice(decisions(name, seats, options, 40, every=23), 4)):
        view = state.view(0)
        stage = study.post("", game=name, view=view, seat=0, open=False, deal=looked)
        shown = {**view, "decision": None}
        found = {**stage["update"]["view"], "decision": None}
        assert found["table"] == shown["table"]
        assert (found["asked"], found["locked"], found["doing"]) == (shown["asked"], shown["locked"], shown["doing"])


def test_a_running_game_cannot_be_asked_for_by_its_table(study: Study) -> None:
    """No form names a table, and what two worlds look like from a seat gives the same whatever is hidden."""
    for form in (StudyForm, SketchForm, AskForm):
        assert not {"table", "id", "token"} & set(form.__struct_fields__)
    assert "forbid" not in study.client.post("/api/study", json={"game": "cardia", "table": "abc"}).text
    assert study.client.post("/api/study", json={"game": "cardia", "table": "abc"}).status_code == 400
    game = talia.game("cardia")
    position = game.start(6).to_position()
    heap = hidden("cardia", position, 0)[0]
    other = swapped(position, heap[0], heap[1])
    assert other != position
    views = [game.position(one).view(0) for one in (position, other)]
    first, second = (study.post("", game="cardia", view=view, deal=3) for view in views)
    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_set_up_by_hand(study: Study, game: str) -> None:
    begun = study.post("/sketch", game=game)
    assert begun["refused"] is None
    places = {place["id"]: place for place in begun["places"]}
    assert set(begun["sketch"]) == set(places)
    assert {place["group"] for place in begun["places"]} == {group["id"] for group in begun["groups"]}
    again = study.post("/sketch", game=game, text=begun["text"], sketch=begun["sketch"])
    assert again["text"] == begun["text"]
    assert again["kept"]
    wrong = study.post("/sketch", game=game, text=begun["text"], sketch={**begun["sketch"], "hands.0": ["nobody"]})
    assert "'nobody'" in wrong["refused"]["sentence"]
    assert wrong["refused"]["say"]["text"] == f"{game}-refused-card"
    assert wrong["refused"]["place"] == "hands.0"
    assert wrong["text"] is None
    assert wrong["sketch"]["hands.0"] == ["nobody"]
    broken = study.post("/sketch", game=game, text=begun["text"], sketch={"hands.0": 7})
    assert broken["refused"]["sentence"] == "sketch.hands.0: 7 is not a list of cards"
    assert broken["refused"]["place"] == "hands.0"
    assert study.post("", game=game, text=begun["text"])["text"] == begun["text"]


@every_variant
def test_every_place_has_its_words_in_every_language(
    study: Study, name: str, seats: int, options: dict[str, Any]
) -> None:
    found = study.post("/sketch", game=name, seats=seats, options=options)
    told_in_every_language(found)


STAGES: list[tuple[str, int, dict[str, Any], dict[str, Any], str]] = [
    ("radlands", 2, {}, {"stage": "picking"}, "camps.1"),
    (
        "fantasy_realms",
        3,
        {"variant": "chaos"},
        {"offers.0.0.card": ["king"], "offers.0.0.by": "1"},
        "offers.0.0.against",
    ),
    (
        "fantasy_realms",
        3,
        {"variant": "chaos"},
        {"hands.0": ["king"], "plans.0.plan": "wishing", "plans.0.card": "king", "plans.1.plan": "answering"},
        "plans.1.place",
    ),
    (
        "fantasy_realms",
        2,
        {},
        {
            "open": "yes",
            "hands.0": ["mirage", "island", "doppelganger"],
            "hands.1": ["book_of_changes", "shapeshifter"],
        },
        "choices.shapeshifter",
    ),
    (
        "fantasy_realms",
        2,
        {},
        {"open": "yes", "hands.0": ["book_of_changes", "king"], "choices.book_of_changes.card": "king"},
        "choices.book_of_changes.suit",
    ),
]


@pytest.mark.parametrize(("name", "seats", "options", "sketch", "place"), STAGES)
def test_places_of_a_stage_of_the_game_have_their_words_too(
    study: Study, name: str, seats: int, options: dict[str, Any], sketch: dict[str, Any], place: str
) -> None:
    found = study.post("/sketch", game=name, seats=seats, options=options, sketch=sketch)
    assert place in {one["id"] for one in found["places"]}
    told_in_every_language(found)


CHAOS: dict[str, Any] = {
    "hands.0": ["king", "smoke", "candle"],
    "hands.1": ["queen", "island", "mirage"],
    "hands.2": ["dragon", "hydra", "rangers"],
}
MARKED: list[tuple[str, int, dict[str, Any], dict[str, Any], str, str]] = [
    # Half an encounter: the card that is missing.
    ("cardia", 2, {}, {"row.0.cards.0": ["judge"], "row.0.cards.1": []}, "encounter", "row.0.cards.1"),
    ("cardia", 2, {}, {"row.0.cards.0": [], "row.0.cards.1": ["judge"]}, "encounter", "row.0.cards.0"),
    (
        "cardia",
        2,
        {},
        {"row.0.cards.0": ["judge"], "row.0.cards.1": ["judge"], "row.1.cards.0": ["djinn"], "row.1.cards.1": []},
        "encounter",
        "row.1.cards.1",
    ),
    # An offer lies at its own place, wherever it is told.
    (
        "fantasy_realms",
        3,
        {"variant": "chaos", "hand": 3},
        {**CHAOS, "hands.1": ["queen", "mirage"], "offers.1.2.card": ["island"], "offers.1.2.by": "0"},
        "missing",
        "offers.1.2.against",
    ),
    (
        "fantasy_realms",
        3,
        {"variant": "chaos", "hand": 3},
        {
            **CHAOS,
            "hands.0": ["king", "smoke"],
            "hands.1": ["queen", "mirage"],
            "offers.1.0.card": ["island"],
            "offers.1.0.to": "2",
            "offers.1.0.by": "0",
            "offers.1.0.against": ["candle"],
        },
        "offer_self",
        "offers.1.0",
    ),
    (
        "fantasy_realms",
        3,
        {"variant": "chaos", "hand": 3},
        {**CHAOS, "plans.2.plan": "addressing"},
        "missing",
        "plans.2.card",
    ),
    (
        "fantasy_realms",
        3,
        {"variant": "chaos", "hand": 3},
        {**CHAOS, "plans.1.plan": "answering"},
        "offer_answer",
        "plans.1",
    ),
]


@pytest.mark.parametrize(("name", "seats", "options", "sketch", "text", "place"), MARKED)
def test_what_is_refused_has_its_place_on_the_page(
    study: Study, name: str, seats: int, options: dict[str, Any], sketch: dict[str, Any], text: str, place: str
) -> None:
    found = study.post("/sketch", game=name, seats=seats, options=options, sketch=sketch)
    assert found["refused"] is not None
    assert found["refused"]["say"]["text"].endswith(f"-refused-{text}"), found["refused"]
    assert found["refused"]["place"] == place, found["refused"]
    marks = {one for place in found["places"] for one in (place["id"], place["group"])}
    assert found["refused"]["place"] in marks
    told_in_every_language(found)


def told_in_every_language(found: dict[str, Any]) -> None:
    said = [one["label"] for one in (*found["groups"], *found["places"])]
    said += [choice["say"] for place in found["places"] for choice in place["words"]]
    said += [thing["say"] for thing in found["things"]]
    for sentence in said:
        assert "instead" not in sentence or sentence["instead"].isdecimal(), sentence
        for language in LANGUAGES if "instead" not in sentence else ():
            assert texts(language).has(sentence["text"]), sentence


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_asked_from_what_the_seat_knows_or_with_open_hands(study: Study, game: str) -> None:
    options: dict[str, Any] = {"camps": "first_game"} if game == "radlands" else {}
    state = talia.game(game).start(8, **options)
    seat = state.asked[0]
    text = shortened(state.to_position())
    asked = study.post("/ask", game=game, text=text, seat=seat)
    words = [option.word for option in state.decision(seat).options]
    assert asked["word"].partition(":")[2] in words
    assert study.workers.views[-1] == talia.game(game).position(lengthened(text)).view(seat, memory=True)
    opened = study.post("/ask", game=game, text=text, seat=seat, open=True)
    assert opened["open"]
    seen = study.workers.views[-1]["table"]
    if game != "template":  # of which nothing can be known
        hands = state.to_position()["table"]["hands"]
        assert seen["known"][1 - seat] == hands[1 - seat]
    refused = study.post("/ask", 400, game=game, text=text, seat=seat, level="nobody")
    assert "nobody" in refused["reason"]


def test_the_line_that_a_bot_expects_is_told_as_far_as_it_goes() -> None:
    state = talia.game("radlands").start(8, camps="first_game")
    text = shortened(state.to_position())
    line: list[dict[str, Any]] = []
    for _ in range(4):
        seat = state.asked[0]
        option = state.decision(seat).options[-1]
        line.append({"seat": seat, "action": option.action, "word": option.word})
        state.answer(seat, option)
    form = AskForm(game="radlands", text=text, seat=line[0]["seat"])
    told = studying.line_told(form, line, GAMES)
    assert [step.word for step in told] == [step["word"] for step in line]
    assert all(texts("en").has(step.say["text"]) for step in told)
    assert studying.line_told(form, [line[0], {"seat": line[0]["seat"], "action": 1_000_000}, *line], GAMES) == told[:1]


@pytest.mark.parametrize(
    ("door", "form", "status", "sentence"),
    [
        ("", {"game": "chess"}, 404, "game: 'chess' is not played here"),
        ("", {"game": "cardia", "text": "2x"}, 400, "version '2' is not 1"),
        ("", {"game": "cardia", "text": "1x"}, 400, "a letter is missing or changed"),
        ("", {"game": "cardia", "text": "1x", "view": {}}, 400, "only one of text, position, view and record"),
        ("", {"game": "cardia", "position": {"game": "cardia"}}, 400, "position.table"),
        ("", {"game": "cardia", "view": {"game": "cardia", "seat": 0}}, 400, "view: it is not one that a seat"),
        ("", {"game": "cardia", "view": {"game": "cardia", "seat": []}}, 400, "view: it is not what a seat sees"),
        ("", {"game": "cardia", "options": {"deck": "III"}}, 400, "option deck: 'III' is not allowed"),
        ("", {"game": "cardia", "options": {"seats": 2}}, 400, "options: there is none of such a name"),
        ("", {"game": "cardia", "seat": 5}, 400, "seat: 5 is not at this table; allowed: 0 to 1, or null"),
        ("/sketch", {"game": "cardia", "text": "1x"}, 400, "a letter is missing or changed"),
        ("/ask", {"game": "cardia", "text": "1x", "seat": 0}, 400, "a letter is missing or changed"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    study: Study, door: str, form: dict[str, Any], status: int, sentence: str
) -> None:
    assert sentence in study.post(door, status, **form)["reason"]


def test_calls_are_counted_and_paid_for(tmp_path: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'few.db'}", games=GAMES, studying=(2, 60.0), origins=("https://testserver",)
    )
    labour = QuickLabour()
    with TestClient(Server(settings, workers=QuickWorkers(), labour=labour).app) as client:
        codes = [client.post("/api/study", json={"game": "cardia"}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
    assert labour.asked_for == ["study", "study"]


def test_a_finished_game_is_studied_from_where_it_began_and_its_answers_are_told() -> None:
    state = talia.game("cardia").start(7)
    for _ in range(6):
        seat = state.asked[0]
        state.answer(seat, state.decision(seat).options[0])
    assert state.record is not None
    line = [StudyAnswer(seat=seat, word=word) for seat, word in state.record.answers]
    stage = studying.staged(StudyForm(game="cardia", record=state.record.to_json(), answers=line), ("cardia",))
    assert stage.position == state.to_position()
    assert [said["text"] for said in stage.said] == ["cardia-option-card"] * len(line)
