"""How the evaluation of Radlands is trained: from games that judges play against themselves, row by row at turns' ends.

The first generation counts what lies on the table; the next ones use the net that has been learned so far. Camps are
taken at random, and all printings and variants are played, so that nothing is strange to the net.
"""

from __future__ import annotations

from functools import lru_cache

from talia.bots.methods.net import Net
from talia.bots.methods.seeds import derived
from talia.bots.methods.weights import Domain
from talia.bots.radlands.draft import FEATURES as CAMPS_FEATURES
from talia.bots.radlands.draft import NAME as CAMPS_NAME
from talia.bots.radlands.draft import WORDS as CAMPS_WORDS
from talia.bots.radlands.draft import camp_features
from talia.bots.radlands.features import FEATURES, NAME, feature_words
from talia.bots.radlands.games import Player, play
from talia.bots.radlands.judge import Judge, Learned
from talia.bots.radlands.plain import plain
from talia.bots.training.recipes import Position, Recipe
from talia.core import rng as random
from talia.core.setup import Setup
from talia.games.radlands.state import Radlands
from talia.registry import game as game_of

WATER = 0.02  # what a water still to be spent counts in the beam
WIDTH = 4
QUICK = 2  # width of the beams that try camps
SLIPS = 50  # of a thousand decisions

_judges: dict[int, tuple[Net, Judge]] = {}


def _judge(net: Net) -> Judge:
    """The judge of a net, kept: it takes a while to be laid out."""
    if id(net) not in _judges:
        _judges.clear()
        _judges[id(net)] = (net, Learned(net.forward()))
    return _judges[id(net)][1]


@lru_cache(maxsize=16)
def _setup(number: int) -> Setup:
    """Mostly the game as it comes; the other printing and the variants now and then."""
    options = {
        "printing": "other" if number in (7, 8, 9) else "default",
        "make_room": number in (6, 9),
        "no_self_restore": number in (5, 9),
    }
    return game_of("radlands").setup(2, **options)


def players(seed: int, net: Net | None) -> list[Player]:
    """Who plays a game: both alike, or one of them weaker or of the older kind."""
    kind = derived("players", seed) % 8
    judge: Judge = plain() if net is None else _judge(net)
    if kind < 4:
        pair = [Player(judge, WIDTH, SLIPS, WATER), Player(judge, WIDTH, SLIPS, WATER)]
    elif kind < 6:
        pair = [Player(judge, WIDTH, SLIPS, WATER), Player(plain(), WIDTH, SLIPS, WATER)]
    else:
        pair = [Player(judge, WIDTH, 2 * SLIPS, WATER), Player(judge, 0, SLIPS, WATER)]
    return pair if derived("seats", seed) % 2 else pair[::-1]


def game(seed: int, net: Net | None) -> list[Position]:
    """A game; every end of a turn is a row for the seat whose turn it was."""
    state = _setup(derived("variant", seed) % 20).deal(random.scramble(random.seeded(seed)))
    assert isinstance(state, Radlands)
    played = play(state, players(seed, net), random.seeded(derived("dice", seed)))
    return [
        Position(row, played.result if seat == 0 else 1.0 - played.result)
        for row, seat in zip(played.rows, played.seats, strict=True)
    ]


def camps_game(seed: int, net: Net | None) -> list[Position]:
    """A quick game between two who count, with camps taken at random: one row for each of them."""
    setup = _setup(derived("printing", seed) % 10)
    state = setup.deal(random.scramble(random.seeded(seed)))
    assert isinstance(state, Radlands)
    other = setup.options["printing"] == "other"
    played = play(state, [Player(plain(), QUICK, 0, WATER), Player(plain(), QUICK, 0, WATER)], derived("dice", seed))
    camps = [[int(state.camp_of(lane)) for lane in range(3 * seat, 3 * seat + 3)] for seat in (0, 1)]
    return [
        Position(camp_features(camps[0], camps[1], other), played.result),
        Position(camp_features(camps[1], camps[0], other), 1.0 - played.result),
    ]


RECIPES = {
    "radlands": Recipe(
        "radlands",
        Domain("radlands", 2, {}, NAME),
        int(FEATURES),
        game,
        hidden=64,
        second=16,
        games=30_000,
        rounds=3,
        epochs=3,
        spread=0.1,
        words=tuple(feature_words()),
        about="narrow beams against each other, all variants; first by counting, then by the net itself",
    ),
    "radlands-camps": Recipe(
        "radlands-camps",
        Domain("radlands", 2, {}, CAMPS_NAME),
        CAMPS_FEATURES,
        camps_game,
        hidden=16,
        second=8,
        games=7_000,
        epochs=12,
        rate=3e-3,
        spread=0.1,
        chunk=1000,
        words=CAMPS_WORDS,
        about="which camps win: quick games with camps taken at random",
    ),
}
